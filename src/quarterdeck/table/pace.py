"""Pace: how fast a game is to be played, and its text form.

`10+10`: live, ten minutes for the whole game and ten seconds more after every turn. `2d+3d/14`: slow, two days for
every decision, three more for the whole game, fourteen days off; hours are `12h`; bank and days off may be left out.
"""

import re
from typing import Literal

import msgspec

from ..errors import BadInput

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
LIVE = re.compile(r"([0-9]{1,3})\+([0-9]{1,3})")
SLOW = re.compile(r"([0-9]{1,3})([hd])(?:\+([0-9]{1,3})([hd]))?(?:/([0-9]{1,2}))?")
UNITS = {"h": HOUR, "d": DAY}
LONGEST_BANK = 180 * MINUTE  # of a live game: nobody sits longer
LONGEST_STEP = 180 * SECOND
LONGEST_MOVE = 30 * DAY
LONGEST_SLOW_BANK = 90 * DAY
MOST_REST = 60  # days off
FORM = "10+10, 2d+3d/14"


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time each person has; in milliseconds, but days off in days."""

    kind: Literal["live", "slow"]
    bank: int  # for the whole game
    step: int = 0  # live: added after every turn
    move: int = 0  # slow: for every decision, before the bank is touched
    rest: int = 0  # slow: days off

    def __str__(self) -> str:
        """The text form: `pace(str(p))` is `p`."""
        if self.kind == "live":
            return f"{self.bank // MINUTE}+{self.step // SECOND}"
        bank = f"+{length(self.bank)}" if self.bank else ""
        return f"{length(self.move)}{bank}" + (f"/{self.rest}" if self.rest else "")


def length(time: int) -> str:
    """Whole days or hours: `2d`."""
    return f"{time // HOUR}h" if time % DAY else f"{time // DAY}d"


def read_pace(text: str) -> Pace:
    """The pace of a text; BadInput where it is none that people could keep."""
    found = None
    if live := LIVE.fullmatch(text):
        found = Pace("live", int(live[1]) * MINUTE, step=int(live[2]) * SECOND)
        fits = MINUTE <= found.bank <= LONGEST_BANK and found.step <= LONGEST_STEP
    elif slow := SLOW.fullmatch(text):
        bank = int(slow[3]) * UNITS[slow[4]] if slow[3] else 0
        found = Pace("slow", bank, move=int(slow[1]) * UNITS[slow[2]], rest=int(slow[5] or 0))
        fits = HOUR <= found.move <= LONGEST_MOVE and bank <= LONGEST_SLOW_BANK and found.rest <= MOST_REST
    if found is None or not fits:
        raise BadInput("pace", {"given": text[:80], "form": FORM})
    return found
