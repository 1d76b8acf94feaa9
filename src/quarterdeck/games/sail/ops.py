"""The vocabulary of situation cards: what each operation does, and which fields it uses (docs/decks.md)."""

import msgspec

ONE = ("ownChoose", "ownRandom")
ALL = ("ownAll",)
FOE = ("enemyChoose",)
CHOICES = ("ownChoose", "enemyChoose")


class Use(msgspec.Struct, frozen=True):
    """The fields that an operation uses."""

    targets: tuple[str, ...] = ()  # whom it may be turned on; empty: it names nobody
    values: tuple[int, int] | None = None  # from, to; None: it has no value; 0 only where it is the lowest
    ships: bool = False  # it is turned on ships, so that `filter` and `idleExempt` say which, and how
    place: bool = False
    die: bool = False
    once: bool = False  # a second one on the same card would be lost or go beyond what can be counted

    def has(self, value: int) -> bool:
        """Whether a value is one of its own."""
        if self.values is None:
            return False
        low, high = self.values
        return low <= value <= high and (value != 0 or low == 0)


USES = {
    "none": Use(),
    "manual": Use(),
    "rangeDelta": Use(ALL, (-3, 3), once=True),
    "rangeSet": Use(("all",), (0, 0), once=True),
    "rangeCap": Use(ONE + ALL, (0, 6), ships=True),
    "windRotate": Use((), (-4, 4)),
    "windRedraw": Use(),
    "restoreMast": Use(ONE + ALL, (1, 2), ships=True),
    "loseMast": Use(ONE + ALL + FOE, (1, 2), ships=True),
    "relocate": Use(("ownChoose",), ships=True, place=True),
    "drift": Use(ALL, (1, 3), ships=True, die=True),
    "fireBonus": Use(ONE + ALL, (1, 7), ships=True),
    "extraShot": Use(ONE + ALL, (1, 4), ships=True),  # with three of a ship of the line what three bits can count
    "noFire": Use((*ONE, *ALL, "all"), ships=True),
    "noAct": Use(ONE + ALL, ships=True),
    "boardBonus": Use(ALL, (1, 3), once=True),
    "row": Use(ONE, (1, 1), ships=True),
    "fortRestore": Use(("ownChoose",), (1, 5)),
    "fortFlip": Use(("ownChoose",), (1, 5)),
    "muteReply": Use(FOE, ships=True),
}
