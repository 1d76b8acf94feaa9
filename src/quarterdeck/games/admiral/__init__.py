"""Admiral: the game system of sailing fleets, with scenarios as files."""
