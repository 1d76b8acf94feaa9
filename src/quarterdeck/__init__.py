"""Quarterdeck: four naval board games, exactly by the rulebook."""

from ._build import compiled  # isort: skip  (first: it decides which build the rest is)

__all__ = ["compiled"]
__version__ = "0.1.0"
