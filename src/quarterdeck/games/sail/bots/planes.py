"""Admiral: Age of Sail as figures: the board, every ship, card and seat, wind, situation and what is under way."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.planes import Planes, figure, row_of
from ....engine.positions import flag
from ....engine.state import Seat, State
from ..rules.position import Position, Ship

MARK_BITS = 127  # seven marks to a figure
SHIP = "whose seat column row heading masts holes port_shots"
SHIP_MORE = "starboard_shots marks_1 marks_2 marks_3 ahead behind acting target"
CARD = "whose column row gun up fired landed_own landed_others"
SEAT = "whose alive active masts pool team opening orders"
TURN = "phase seat round_low round_high quiet wind_to wind_turn situation"
MORE = "range_delta calm fog board_bonus no_idle left stepped react_turn"
WINDS = 2


class SailPlanes(Planes):
    """Ships and cards count from 1 where one is meant; columns and rows from 1 too."""

    def __init__(self, ships: i64, seats: i64, cards: i64) -> None:
        super().__init__()
        self.ships: i64 = ships
        self.seats: i64 = seats
        self.cards: i64 = cards

    def layout(self) -> list[tuple[str, int, str]]:
        return [
            ("ships", int(self.ships), SHIP),
            ("ships more", int(self.ships), SHIP_MORE),
            ("cards", int(self.cards), CARD),
            ("seats", int(self.seats), SEAT),
            ("wind", WINDS, ""),
            ("turn", 1, TURN),
            ("more", 1, MORE),
        ]

    def write(self, state: State, seat: i64, out: "vec[i64]", at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        row: i64 = at
        for n in range(self.ships):
            self.ship(s, Ship(n), seat, out, row + n)
        row += 2 * self.ships
        for card in range(self.cards):
            if card < s.chart.cards:
                out[row + card] = self.card(s, card, seat)
            elif card < len(s.island):  # while it is being laid
                cell: i64 = s.island[card]
                out[row + card] = row_of(0, figure(s.chart.columns[cell] + 1), figure(s.chart.rows[cell] + 1))
            else:
                out[row + card] = 0
        row += self.cards
        for n in range(self.seats):
            out[row + n] = row_of(
                self.whose(s, Seat(n), seat),
                flag(s.is_alive(Seat(n))),
                flag(s.active == n),
                figure(s.masts_in_play(Seat(n))),
                figure(s.pool(Seat(n))),
                figure(s.team[n]),
                flag(s.opening == n),
                self.orders(s, seat) if n == seat else 0,
            )
        row += self.seats
        out[row] = 0
        out[row + 1] = 0
        if s.wind >= 0:
            for heading in range(8):
                number: i64 = figure(s.decks.numbers[s.wind * 8 + ((heading - s.wind_turn) & 7)])
                out[row] |= number << (heading * 8)
            out[row + 1] = row_of(s.wind + 1 if s.wind < 126 else 127)
        row += WINDS
        out[row] = row_of(
            s.phase,
            figure(seat),
            s.round & 127,
            figure(s.round >> 7),
            figure(s.quiet),
            ((s.decks.arrow[s.wind] + s.wind_turn) & 7) + 1 if s.wind >= 0 else 0,
            s.wind_turn,
            figure(s.card + 1),
        )
        out[row + 1] = row_of(
            s.range_delta + 9,
            flag(s.calm),
            flag(s.fog),
            s.board_bonus + 9,
            flag(s.no_idle),
            figure(s.left),
            flag(s.stepped),
            s.react_turn,
        )

    def whose(self, s: Position, owner: Seat, seat: i64) -> i64:
        """1 the seat's own, 2 an ally's, 3 an enemy's."""
        if owner < 0 or owner >= s.seats:
            return 0
        if owner == seat:
            return 1
        return 3 if seat < 0 or s.is_enemy(Seat(seat), owner) else 2

    def ship(self, s: Position, ship: Ship, seat: i64, out: "vec[i64]", row: i64) -> None:
        cell: i64 = s.where[ship]
        marks: i64 = s.marks[ship]
        out[row] = row_of(
            self.whose(s, s.owner[ship], seat),
            s.owner[ship] + 1,
            figure(s.chart.columns[cell] + 1) if cell != 0 else 0,
            figure(s.chart.rows[cell] + 1) if cell != 0 else 0,
            s.heading[ship],
            s.masts[ship],
            s.holes[ship],
            s.spent[ship] & 7,
        )
        out[row + self.ships] = row_of(
            s.spent[ship] >> 3,
            marks & MARK_BITS,
            (marks >> 7) & MARK_BITS,
            (marks >> 14) & MARK_BITS,
            figure(s.ahead[ship] + 1),
            figure(s.behind[ship] + 1),
            flag(s.ship == ship) + 2 * flag(s.op_ship == ship) + 4 * flag(s.react_ship == ship),
            flag(s.target == ship) + 2 * flag(s.boarding == ship) + 4 * flag(s.beaten == ship),
        )

    def card(self, s: Position, card: i64, seat: i64) -> i64:
        cell: i64 = s.chart.card_cell[card]
        own: i64 = 0
        others: i64 = 0
        if len(s.landed) > 0:
            for n in range(s.seats):
                if n == seat:
                    own += s.landed[card * s.seats + n]
                else:
                    others += s.landed[card * s.seats + n]
        return row_of(
            self.whose(s, s.chart.card_owner[card], seat),
            figure(s.chart.columns[cell] + 1),
            figure(s.chart.rows[cell] + 1),
            s.chart.card_gun[card],
            s.works[card] & 1,
            s.works[card] >> 1,
            figure(own),
            figure(others),
        )

    def orders(self, s: Position, seat: i64) -> i64:
        """The seat's standing orders, two bits each."""
        found: i64 = 0
        for what in range(3):
            found |= (s.order(Seat(seat), what) & 3) << (2 * what)
        return found
