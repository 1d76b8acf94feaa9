"""For programs that learn: batches of games, environments, datasets. docs/research.md shows them at work."""
