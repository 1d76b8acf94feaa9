"""Lords of the Seas, chapter by chapter of its rules; sea.py draws the positions."""
