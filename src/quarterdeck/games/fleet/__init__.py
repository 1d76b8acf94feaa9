"""Fleet: The Dice Game."""
