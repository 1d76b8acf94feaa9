"""Ratings: points in which 400 more are ten times as many wins as losses, with how sure they are (docs/fair-play.md).

The model is Plackett and Luce's as openskill has it: it takes any number of seats, teams and ties. Bots' ranks have
measured points that never change, and so hold the scale.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..bots import levels
from ..games.base import Game

START = 1500.0
START_DEVIATION = 250.0  # somebody new may be anybody from a cabin boy to a captain
BETA = 400 / (math.log(10) * math.sqrt(2))  # so that 400 points between two well-known players are ten to one
TAU = 2.5  # points of doubt that every game adds: people learn, and a rating must not freeze
BOT_DEVIATION = 40.0  # of the measured ranks: 60 games a rung leave about so much open
INTERVAL = 1.96  # deviations to either side: 95 of 100 times the true strength is within
LEADERS_GAMES = 15  # before somebody stands on a leader board
LEADERS_DEVIATION = 140.0  # and the surest of them only: fifteen games against others as sure reach it
MODEL = PlackettLuce(mu=START, sigma=START_DEVIATION, beta=BETA, tau=TAU, gamma=lambda *_, **__: 1.0)


class Rating(NamedTuple):
    """How strong somebody is, as far as it is known."""

    points: float = START
    deviation: float = START_DEVIATION

    @property
    def spread(self) -> int:
        """Half the interval."""
        return round(self.deviation * INTERVAL)


class Seated(NamedTuple):
    """A seat as it counts for ratings."""

    seat: int
    side: int
    guest: str  # empty: a bot
    rating: Rating


def bot_rating(game: Game, level: str) -> Rating | None:
    """The measured rating of a bot's rank; None where nobody has measured it."""
    points = levels.ratings(game).get(levels.current(level))
    return None if points is None else Rating(float(points), BOT_DEVIATION)


def after(seats: Sequence[Seated], ranks: dict[int, float]) -> dict[int, Rating]:
    """Every seat's rating after a game; `ranks` says how well each side did, the lower the better."""
    sides = sorted({seat.side for seat in seats})
    teams = [[seat for seat in seats if seat.side == side] for side in sides]
    rated = MODEL.rate(
        [[MODEL.rating(mu=seat.rating.points, sigma=seat.rating.deviation) for seat in team] for team in teams],
        ranks=[ranks[side] for side in sides],
    )
    return {
        seat.seat: Rating(new.mu, new.sigma)
        for team, news in zip(teams, rated, strict=True)
        for seat, new in zip(team, news, strict=True)
    }


def after_leaving(seats: Sequence[Seated], leaver: int) -> dict[int, Rating]:
    """Every seat's rating when somebody has left: he has lost to all others, each of them has beaten only him.

    Whoever is on his side is left alone with a bot: nothing changes for him.
    """
    gone = next(seat for seat in seats if seat.seat == leaver)
    others = [seat for seat in seats if seat.side != gone.side]
    ranks = {seat.side: 1.0 for seat in others} | {gone.side: 2.0}
    found = {leaver: after([gone, *others], ranks)[leaver]}
    for other in others:
        found[other.seat] = after([gone, other], ranks)[other.seat]
    return found
