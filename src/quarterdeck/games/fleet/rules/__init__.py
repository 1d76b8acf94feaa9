"""The rules of Fleet: The Dice Game, compiled; one module a chapter of the rulebook."""
