"""What an analysis is: every entry of a game with what it changed, and the sums. All parts of a change add up to it.

Every figure is a chance to win from 0 to 1 (points where one plays alone), as far as the seat that it is about could
know at that moment. A change from one entry to the next is split: what the choice was worth against the best one that
was found, what dice and cards brought against what was to be expected, what a table act ended, and the rest: what came
to light, and what the judge himself sees better later.
"""

from itertools import pairwise
from math import sqrt

import msgspec

from ..errors import Param

VERSION = 1  # of what is written below; kept analyses of another one are made anew
SIGNIFICANT = 2.0  # standard errors
MOST_MOMENTS = 3
LEAST_MOMENT = 0.04  # of win chance; a smaller one decided nothing
POINTS_UNIT = 25.0  # points of a game for one that weigh as much as the whole of a win chance: 1 point is 0.04


class Named(msgspec.Struct, frozen=True):
    """An action as boards and sentences take it."""

    text: str
    kind: str
    args: dict[str, Param] = {}


class Slip(msgspec.Struct, frozen=True):
    """A choice that was surely not the best: both actions, and what each was worth to the seat before any dice."""

    place: int  # of the action in its entry
    played: Named
    better: Named
    code: int  # of the better one
    was: float
    would: float
    error: float  # of the difference


class Verdict(msgspec.Struct, frozen=True):
    """One entry: the chances after it, and how they came about; a figure for every seat."""

    version: int
    seat: int  # whose entry it is; -1: nobody's
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    choice: tuple[float, ...]
    luck: tuple[float, ...]
    luck_errors: tuple[float, ...]
    ordinary: tuple[float, ...]  # how far the same dice usually lead apart: a standard deviation
    ending: tuple[float, ...]  # giving up, agreeing, being out of time
    throws: dict[str, int] = {}  # how many of which kind, as `chance-<key>`
    decisions: int = 0  # in which there was a choice
    slips: tuple[Slip, ...] = ()


class Moment(msgspec.Struct, frozen=True):
    """One of the moments that decided."""

    version: int
    seat: int
    change: tuple[float, ...]  # choice and luck together, a seat each
    choice: tuple[float, ...]
    luck: tuple[float, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    slip: Slip | None = None  # None: dice alone
    why: dict[str, str] = {}  # what speaks for the better action, by language
    instead: dict[str, str] = {}  # and for the one that was played
    thrown: str = ""  # what kind of chance it was


class LuckSum(msgspec.Struct, frozen=True):
    """What one kind of chance gave a seat."""

    throws: int
    luck: float


class SeatSum(msgspec.Struct, frozen=True):
    """A seat's game in a few figures: `last - first` is the sum of offered, choice, others, luck and ending."""

    first: float
    last: float
    offered: float  # what better play than the usual one was worth on own turns
    choice: float  # and what was missed of it: played minus best
    others: float  # the same of everybody else's turns, for this seat
    luck: float
    ending: float
    luck_error: float  # standard error of the luck
    ordinary: float  # two games in three lie within this of zero
    decisions: int
    slips: int
    by: dict[str, LuckSum] = {}

    @property
    def accuracy(self) -> float:
        """The share of choices for which nothing surely better was found."""
        return 1.0 - self.slips / self.decisions if self.decisions else 1.0


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    version: int
    game: str
    in_points: bool
    over: bool
    looks: tuple[Verdict, ...]  # the first is the start
    seats: tuple[SeatSum, ...]
    moments: tuple[Moment, ...]
    accuracies: tuple[float, ...]
    measured: int  # games that the chances were held against; 0: nobody did
    off: float  # by how much they were off there, in win chance


def offered(before: Verdict, look: Verdict, seat: int) -> float:
    """What an entry could have changed by the best play, before its dice, from what usual play would have come to."""
    change = look.chances[seat] - before.chances[seat]
    return change - look.choice[seat] - look.luck[seat] - look.ending[seat]


def sum_of(looks: tuple[Verdict, ...], seat: int) -> SeatSum:
    """A seat's figures; the choices of friends are the others', too."""
    own = [look for look in looks if look.seat == seat]
    pairs = list(pairwise(looks))
    kinds: dict[str, LuckSum] = {}
    for look in looks:
        shares = sum(look.throws.values())
        for kind, many in look.throws.items():
            known = kinds.get(kind, LuckSum(0, 0.0))
            kinds[kind] = LuckSum(known.throws + many, known.luck + look.luck[seat] * many / shares)
    return SeatSum(
        first=looks[0].chances[seat],
        last=looks[-1].chances[seat],
        offered=sum(offered(before, look, seat) for before, look in pairs if look.seat == seat),
        choice=sum(look.choice[seat] for look in own),
        others=sum(offered(before, look, seat) + look.choice[seat] for before, look in pairs if look.seat != seat),
        luck=sum(look.luck[seat] for look in looks),
        ending=sum(look.ending[seat] for look in looks),
        luck_error=sqrt(sum(look.luck_errors[seat] ** 2 for look in looks)),
        ordinary=sqrt(sum(look.ordinary[seat] ** 2 for look in looks)),
        decisions=sum(look.decisions for look in own),
        slips=sum(len(look.slips) for look in own),
        by=kinds,
    )


def weight(look: Verdict) -> float:
    """How much an entry decided: the largest change of anybody's chance by choice and luck."""
    return max(abs(choice) + abs(luck) for choice, luck in zip(look.choice, look.luck, strict=True))


def doubt(look: Verdict) -> float:
    """How much of that may be the sampling."""
    slips = max((slip.error for slip in look.slips), default=0.0)
    return slips + max(look.luck_errors)


def moments_of(looks: tuple[Verdict, ...], in_points: bool) -> tuple[Moment, ...]:
    """At most three, in the order of the game; of a seat's turn only the weightiest entry."""
    least = LEAST_MOMENT * (POINTS_UNIT if in_points else 1.0)
    found: list[Moment] = []
    chosen: list[int] = []
    for at in sorted(range(1, len(looks)), key=lambda at: (-weight(looks[at]), at)):
        look = looks[at]
        if len(found) == MOST_MOMENTS or weight(look) < least:
            break
        if weight(look) < SIGNIFICANT * doubt(look) or any(same_turn(looks, at, other) for other in chosen):
            continue
        chosen.append(at)
        slip = max(look.slips, key=lambda one: one.would - one.was) if look.slips else None
        found.append(
            Moment(
                version=look.version,
                seat=look.seat,
                change=tuple(a + b for a, b in zip(look.choice, look.luck, strict=True)),
                choice=look.choice,
                luck=look.luck,
                before=looks[at - 1].chances,
                after=look.chances,
                slip=slip,
                thrown=next(iter(look.throws), ""),
            )
        )
    return tuple(sorted(found, key=lambda moment: moment.version))


def same_turn(looks: tuple[Verdict, ...], one: int, other: int) -> bool:
    """Whether two entries are of one seat with nobody else's between them."""
    first, last = sorted((one, other))
    return len({look.seat for look in looks[first : last + 1]}) == 1


def summed(game: str, looks: tuple[Verdict, ...], in_points: bool, over: bool, measured: int, off: float) -> Analysis:
    """The sums and the moments, still without words."""
    seats = tuple(sum_of(looks, seat) for seat in range(len(looks[0].chances)))
    return Analysis(
        version=VERSION,
        game=game,
        in_points=in_points,
        over=over,
        looks=looks,
        seats=seats,
        moments=moments_of(looks, in_points),
        accuracies=tuple(seat.accuracy for seat in seats),
        measured=measured,
        off=off,
    )
