"""A toy game, whole: what every game of the package has, at its smallest. docs/adding-a-game.md walks through it."""
