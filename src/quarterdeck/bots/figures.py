"""What match results prove: intervals, Elo differences, and the sequential test that says when to stop."""

from math import inf, log, log10, sqrt

import msgspec

Z = 1.959964  # two-sided 95 % of the normal distribution
WEAKER, STRONGER = 0.55, 0.65  # the rates that the sequential test tells apart
ERROR = 0.05  # how often it may be wrong, either way
FEWEST = 60  # games before it may say anything: a lucky start proves nothing


def interval(scored: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate; draws count half, which makes it wider than it need be, never narrower."""
    if games == 0:
        return 0.0, 1.0
    rate = scored / games
    spread = Z * Z / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    low = 0.0 if scored == 0 else max(0.0, centre - half)
    return low, 1.0 if scored == games else min(1.0, centre + half)


def elo(rate: float) -> float:
    """The Elo difference that a rate against one opponent means."""
    if rate <= 0.0:
        return -inf
    return inf if rate >= 1.0 else -400.0 * log10(1.0 / rate - 1.0)


class Sprt(msgspec.Struct):
    """Wald's sequential test of a rate of 55 % against 65 %; draws count as half a win and half a loss."""

    scored: float = 0.0
    games: int = 0

    def add(self, scored: float) -> None:
        """One more game."""
        self.scored += scored
        self.games += 1

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the results are at 65 % than at 55 %."""
        lost = self.games - self.scored
        return self.scored * log(STRONGER / WEAKER) + lost * log((1 - STRONGER) / (1 - WEAKER))

    @property
    def verdict(self) -> str:
        """`stronger`, `not-stronger`, or `open` while nothing is certain."""
        bound = log((1 - ERROR) / ERROR)
        if self.games < FEWEST or abs(self.evidence) < bound:
            return "open"
        return "stronger" if self.evidence > 0 else "not-stronger"
