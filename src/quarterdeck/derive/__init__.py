"""Writes a game's rules/derived.py from the declarations of its position and actions, which it reads but never runs."""
