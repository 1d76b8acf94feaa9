"""The compiled engine that every game stands on; it knows no game."""
