"""The Python API behind `quarterdeck.games()` and `quarterdeck.game(id)`; docs/api-python.md shows it at work."""

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from . import i18n
from .games import find, find_all
from .games.base import Facts, Game, OptionValue, Setup
from .table.seats import DiceKind, Seat
from .table.table import Table


class OptionFacts(msgspec.Struct, frozen=True):
    """An option of a game: its values, and its name and explanation by language (`en`, `ru`)."""

    key: str
    default: OptionValue
    choices: tuple[str, ...]
    names: dict[str, str]
    explanations: dict[str, str]
    rules: tuple[str, ...]


class GameHandle:
    """A game: its facts, and the way to new tables of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<quarterdeck game {self.id!r}>"

    @property
    def id(self) -> str:
        return self.game.facts.id

    @property
    def facts(self) -> Facts:
        """All that is declared of it: designers, publisher, minutes, age and more."""
        return self.game.facts

    @property
    def seats(self) -> tuple[int, ...]:
        """With how many seats it is played."""
        return self.game.facts.seats

    @cached_property
    def names(self) -> dict[str, str]:
        """Its name by language."""
        return self._in_all_languages("game-name")

    @cached_property
    def blurbs(self) -> dict[str, str]:
        """What it is, in a sentence or two, by language."""
        return self._in_all_languages("game-blurb")

    @cached_property
    def options(self) -> dict[str, OptionFacts]:
        """Its options by key, with explanations."""
        return {
            option.key: OptionFacts(
                option.key,
                option.default,
                _choices(option.default, option.choices, option.low, option.high),
                self._in_all_languages(f"option-{option.key}"),
                self._in_all_languages(f"option-{option.key}.help"),
                option.rules,
            )
            for option in self.game.facts.options
        }

    def new(
        self,
        seed: int | None = None,
        seats: int | Sequence[Seat | str] | None = None,
        options: Mapping[str, object] | None = None,
        files: Mapping[str, str] | None = None,
        dice: DiceKind = "sealed",
    ) -> Table:
        """A new table. `seats` is their number or the players' names; without a seed every game is another one."""
        sitting = _sitting(seats)
        number = seats if isinstance(seats, int) else len(sitting) or None
        table = Table.open(self.game, self.game.setup(number, options or {}, files), sitting, dice=dice, seed=seed)
        table.fill_nonces()
        return table

    def position(self, text: str, files: Mapping[str, str] | None = None, seed: int | None = None) -> Table:
        """A table that begins at a position `Table.position` wrote."""
        setup = Setup(self.game.facts.default_seats, {}, self.game.setup(None, {}, files).files)
        table = Table.open(self.game, setup, seed=seed, position=text)
        table.fill_nonces()
        return table

    def _in_all_languages(self, key: str) -> dict[str, str]:
        return {lang: i18n.say(lang, self.game, key) for lang in i18n.LANGUAGES}


def _sitting(seats: int | Sequence[Seat | str] | None) -> tuple[Seat, ...]:
    """The seats that were described, none where only their number was."""
    if seats is None or isinstance(seats, int):
        return ()
    return tuple(Seat("here", seat) if isinstance(seat, str) else seat for seat in seats)


def _choices(default: OptionValue, choices: tuple[str, ...], low: int, high: int) -> tuple[str, ...]:
    """What may be chosen, as text."""
    if isinstance(default, bool):
        return ("off", "on")
    if isinstance(default, int):
        return (f"{low}–{high}",)
    return choices


def list_games() -> list[GameHandle]:
    """Every game there is."""
    return [GameHandle(game) for game in find_all()]


def handle(game: str) -> GameHandle:
    """The game with this id; BadInput lists the ids there are."""
    return GameHandle(find(game))
