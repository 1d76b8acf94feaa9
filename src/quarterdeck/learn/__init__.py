"""Lessons that teach a game on its own rules. A course is data in the game's folder; nothing here names a game."""
