"""The toy as tables, terminal, server and browser see it."""

from quarterdeck.games.base import Facts, Option, Pointing
from quarterdeck.games.plain import PlainGame

from . import rules


class Toy(PlainGame):
    """A duel of ships, two or two against two."""

    facts = Facts(
        id="toy", rules=rules.RULES, seats=(2, 4), default_seats=2, minutes=(1, 3), age=6,
        designers="Quarterdeck", publisher="Quarterdeck", year="2026",
        options=(Option(key="planks", default=True, rules=("T6",)),
                 Option(key="length", default="short", choices=("short", "long"), rules=("T8",))),
        secret_words=("light", "heavy"), ends=("sunk", "struck", "last-round"),
    )  # fmt: skip
    position = rules.Position
    actions = rules.ACTIONS
    words = rules.WORDS
    pointing = Pointing(targets={"fire": ("ship:{target}",)})


game = Toy()
