"""A ship under way, cell by cell, and the owners of mines who are asked on it."""

from dataclasses import dataclass, field

from . import ends, mines, sailing
from .course_of_play import CourseOfPlay
from .scenario import Scenario
from .sea import beside
from .table import Ship


@dataclass
class Voyage:
    """A ship under way: what is left of its course, and who is still to be asked about his mine in its cell."""

    ship: Ship
    course: str
    left: int
    reef_damage: int = 0
    asked: list[int] = field(default_factory=list)


class Voyages(CourseOfPlay):
    """The decisions of sailing."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.voyage: Voyage | None = None

    def drift(self, ship: Ship, cells: int) -> None:
        way, damage = sailing.drift_way(self, ship)
        self.drifted.append(sailing.place_in_order(self, ship))
        self.sail(Voyage(ship, self.wind, cells, damage if cells == len(way) else 0))

    def sail(self, voyage: Voyage) -> None:
        self.voyage = voyage
        ship = voyage.ship
        self.acts(ship)
        ship.moved, ship.offered = True, None
        self.sail_on()

    def sail_on(self) -> None:
        """Q69: cell by cell; every mined one is resolved at entry."""
        voyage = self.voyage
        assert voyage is not None
        ship = voyage.ship
        while voyage.left and ship.cell is not None:
            ship.cell = beside(ship.cell, voyage.course)
            voyage.left -= 1
            ship.rests = not voyage.left
            voyage.asked = mines.owners_in_order(self, ship)
            if self.held_up():
                return
        self.arrive()

    def held_up(self) -> bool:
        """Q70, Q71, Q129: goes through the owners of mines here; whether one of them has to be asked."""
        voyage = self.voyage
        assert voyage is not None
        while voyage.asked and voyage.ship.afloat:
            seat = voyage.asked[0]
            order = mines.order_of(self, voyage.ship, seat)
            if order != "auto" and mines.is_asked(self, voyage.ship, seat):
                self.phase = "window"
                return True
            voyage.asked.pop(0)
            if order == "auto":
                mines.set_off(self, voyage.ship, seat)
                voyage.asked = []
        return False

    def legal_window(self, seat: int) -> set[str]:
        assert self.voyage is not None
        here = mines.order_of(self, self.voyage.ship, seat)
        return {"detonate", "pass"} if here else {"pass"}

    def play_window(self, seat: int, words: list[str]) -> None:
        voyage = self.voyage
        assert voyage is not None
        voyage.asked.pop(0)
        self.phase = "turn"
        if words == ["detonate"]:
            mines.set_off(self, voyage.ship, seat)
            voyage.asked = []
        if not self.held_up():
            self.sail_on()

    def arrive(self) -> None:
        voyage = self.voyage
        assert voyage is not None
        self.voyage = None
        ship = voyage.ship
        if ship.afloat and voyage.reef_damage:
            self.hurt(ship, voyage.reef_damage)
        if ship.cell is not None and sailing.arrives(self, ship, ship.cell):
            ends.win(self, "arrived", ends.side_of(self, ship.seat))
            return
        self.turn_is_over()
