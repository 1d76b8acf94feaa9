"""Referees: slow, plain models of a game that share no code with its rules and follow random games decision by decision."""
