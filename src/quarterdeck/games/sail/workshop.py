"""Boards and decks in the editor."""

from msgspec import inspect

from ..base import Line
from ..toml_text import toml_text
from ..workshop import Workshop
from . import cards, deck_check, scenario_check
from .scenario import RULES, Scenario, standard


class SailWorkshop(Workshop):
    """Both kinds are TOML files; a deck in JSON is opened as one."""

    kinds = ("scenario", "deck")
    head = ("game", "rules", "name", "briefing", "module", "source", "situations")

    def type_of(self, kind: str) -> inspect.Type:
        return inspect.type_info(cards.Deck if kind == "deck" else Scenario)

    def mistakes(self, kind: str, text: str) -> tuple[list[Line], list[Line]]:
        if kind == "deck":
            found = deck_check.mistakes(text)
            return found, [] if found else cards.warnings(cards.deck_of(text))
        return scenario_check.mistakes(text), []

    def examples(self, kind: str) -> dict[str, str]:
        return {"decks": cards.standard()} if kind == "deck" else {rules: standard(rules) for rules in RULES}

    def newest(self, kind: str, text: str) -> str:
        if kind != "deck" or not text.lstrip().startswith("{") or deck_check.mistakes(text):
            return text
        return toml_text(cards.data_of(text), self.type_of(kind), self.head)
