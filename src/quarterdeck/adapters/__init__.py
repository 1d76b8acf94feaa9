"""Adapters: every game and scenario as an environment of Gymnasium, PettingZoo and OpenSpiel.

Each needs its extra (`pip install quarterdeck[gymnasium]`, `[pettingzoo]`, `[openspiel]`); docs/research.md shows them.
"""
