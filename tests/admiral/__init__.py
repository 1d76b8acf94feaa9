"""Admiral, chapter by chapter of its rules; battle.py puts the positions up."""
