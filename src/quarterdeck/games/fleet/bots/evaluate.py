"""What a position of Fleet is worth: points as they stand, and what boats, boxes, coins and stars are likely to bring.

Weights are points of the final score (data/weights.toml).
"""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit, first
from ....engine.evaluator import Evaluator
from ....engine.state import State
from ..rules import codes, derived
from ..rules.codes import BARGE_BOAT, CASINO, COD, CRAB, LOBSTER, OVER, OYSTER, PLAIN, SECTIONS, TYPES, Section, Slot
from ..rules.coins import cannery_income, lobster_income
from ..rules.fishing import OYSTER_BOATS
from ..rules.game import FleetState
from ..rules.legal import action_of
from ..rules.scoring import bonus_value, has_crab_licence, total
from ..rules.sheet import Sheet
from .dominated import is_dominated

CERTAIN: Final[float] = 0.4  # of what a finished game is worth, the win; the rest is the margin
TOP: Final[float] = 150.0  # beyond what any solo game has brought, so that more is always better


class FleetEvaluator(Evaluator):
    """Judges by expected points; `spread` is the lead that makes a win near certain."""

    def __init__(self) -> None:
        self.star: float = 0.0  # a mark anywhere
        self.coin: float = 0.0  # a part of a star, less for coins that come too late
        self.on_the_way: float = 0.0  # how much of an activation's worth the boxes before it are sure of
        self.boat: float = 0.0  # beside points and fish: lobster, cod, full-boat bonuses
        self.launches: float = 0.0  # a round, for the cod licence
        self.shrimp: float = 0.0  # how often a round a shrimp die can be chosen
        self.bonus: float = 0.0  # King Crab's, as simulated games average it
        self.spread: float = 1.0

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, FleetState)
        mine: float = self.outlook(state, seat)
        if state.solo:
            return clipped(mine / TOP)
        best: float = 0.0
        for other in state.sheets:
            if other.seat != seat and state.in_game(other.seat):
                theirs: float = self.prospect(state, other)
                if theirs > best:
                    best = theirs
        lead: float = (mine - best) / (2.0 * self.spread)
        if state.step == OVER:
            return clipped(CERTAIN * state.returns(seat) + (1.0 - CERTAIN) * (0.5 + lead))
        return clipped(0.5 + lead)

    def shuns(self, state: State, action: i64) -> bool:
        assert isinstance(state, FleetState)
        return is_dominated(state, action)

    def outlook(self, s: FleetState, seat: i64) -> float:
        """A player's prospect; with a die in hand, that of its best use."""
        sheet = s.sheets[seat]
        if sheet.task != codes.USE_DIE:
            return self.prospect(s, sheet)
        best: float = 0.0
        uses: i64 = sheet.choices & ~bit(codes.REROLL)
        while uses != 0:
            after = s.clone()
            after.actor = seat
            derived.apply(after, action_of(first(uses)))
            uses &= uses - 1
            found: float = self.prospect(after, after.own())
            if found > best:
                best = found
        return best

    def prospect(self, s: FleetState, sheet: Sheet) -> float:
        """Points now and in prospect."""
        if s.step == OVER:
            return float(total(s.box, sheet))
        rounds: float = float(rounds_left(s))
        catches: i64 = catches_left(s)
        fish: float = self.fish_to_come(s, sheet, catches)
        worth: float = float(total(s.box, sheet)) + fish
        if sheet.bonus >= 0:
            worth += self.bonus_to_come(s, sheet, fish, rounds)
        worth += self.open_work(sheet) + self.open_choice(s, sheet, rounds, catches)
        worth += self.coins_to_come(s, sheet)
        worth += self.licences_held(s, sheet, rounds, catches)
        for kind in range(TYPES):
            worth += self.column(s, sheet, Section(kind), rounds, catches)
        worth += self.harbor(s, sheet, rounds, catches)
        for building in range(CASINO, SECTIONS):
            worth += self.building(s, sheet, Section(building), rounds)
        return worth

    def fish_to_come(self, s: FleetState, sheet: Sheet, catches: i64) -> float:
        """What the boats afloat will still catch in the fishing phases left."""
        fish: i64 = 0
        rest: i64 = sheet.afloat & ~sheet.full & ~bit(BARGE_BOAT)
        while rest != 0:
            slot: Slot = Slot(first(rest))
            rest &= rest - 1
            room: i64 = sheet.capacity(s.box, slot) - sheet.fish(slot)
            haul: i64 = catches * 2 if OYSTER_BOATS & bit(slot) != 0 else catches
            fish += haul if haul < room else room
        hauled: float = 0.0
        if (sheet.afloat >> BARGE_BOAT) & 1 == 1:
            room = sheet.capacity(s.box, BARGE_BOAT) - sheet.fish(BARGE_BOAT)
            hauled = float(catches) * (float(sheet.full_boats()) + 1.0)
            if hauled > float(room):
                hauled = float(room)
        return float(fish) + hauled

    def bonus_to_come(self, s: FleetState, sheet: Sheet, fish: float, rounds: float) -> float:
        """What the King Crab bonus will grow by: each kind by about half a point a round."""
        now: i64 = bonus_value(s.box, sheet, sheet.bonus)
        growth: float = fish / 6.0 if s.box.bonus_kinds[sheet.bonus] == 0 else 0.45 * rounds
        most: float = float(s.box.bonus_cap - now)
        return growth if growth < most else most

    def open_work(self, sheet: Sheet) -> float:
        """Stars and marks that are owed."""
        marks: i64 = sheet.stars + sheet.second_marks + sheet.die_star
        owed: float = self.star * float(marks) if sheet.open != 0 else 0.0
        return owed + self.coin * float(sheet.late_coins)

    def open_choice(self, s: FleetState, sheet: Sheet, rounds: float, catches: i64) -> float:
        """What the better side of a [?], or a King Crab bonus, will bring."""
        if sheet.task == codes.CRAB_BONUS:
            return self.bonus
        return (
            self.activation(s, sheet, sheet.column, codes.EITHER_BOX, rounds, catches)
            if sheet.task == codes.EITHER
            else 0.0
        )

    def activation(
        self, s: FleetState, sheet: Sheet, kind: Section, printed: i64, rounds: float, catches: i64
    ) -> float:
        """What an activation of a column will bring: a licence, a boat, or the better of both."""
        worth: float = 0.0
        if sheet.level(kind) < 3 and printed != codes.BOAT_BOX:
            worth = self.next_licence(s, sheet, kind, rounds, catches)
        if sheet.launched(kind) < i64(s.box.boats[kind]) and printed != codes.LICENCE_BOX:
            boat: float = self.next_boat(s, sheet, kind, catches)
            if boat > worth:
                worth = boat
        return worth

    def coins_to_come(self, s: FleetState, sheet: Sheet) -> float:
        """The part of the next star that is paid, and the incomes left, as far as the track goes."""
        box = s.box
        before: i64 = sheet.coin
        while before > 0 and box.stars[before - 1] == 0:
            before -= 1
        paid: i64 = sheet.coin - before
        income: i64 = box.income + lobster_income(s, sheet) + cannery_income(s, sheet)
        coming: i64 = income * incomes_left(s)
        room: i64 = box.coin_boxes - sheet.coin
        if coming > room:
            coming = room
        return self.coin * (float(paid) + 0.9 * float(coming)) if room > 0 else 0.0

    def licences_held(self, s: FleetState, sheet: Sheet, rounds: float, catches: i64) -> float:
        """What the licences held will pay."""
        worth: float = 0.0
        for kind in range(TYPES):
            worth += self.level_worth(s, sheet, Section(kind), sheet.level(Section(kind)), rounds, catches)
        return worth

    def level_worth(self, s: FleetState, sheet: Sheet, kind: Section, level: i64, rounds: float, catches: i64) -> float:
        """What a licence level will pay in the rest of the game, without its points."""
        if level == 0:
            return 0.0
        if kind == codes.SHRIMP:
            marks: float = 0.4 if level == 1 else 1.0 if level == 2 else 2.0
            return rounds * self.shrimp * marks * self.star
        if kind == COD:
            return rounds * self.launches * self.coin * float(s.box.cod[level])
        if kind == codes.SWORDFISH:
            stars: float = 1.0 if level == 1 else 1.2 if level == 2 else 2.0
            return float(catches) * stars * self.star
        if kind == OYSTER:
            return 0.3 * float(level * catches)
        return 0.3 * self.coin * float(incomes_left(s) * level)  # beyond what the boats of today bring

    def next_licence(self, s: FleetState, sheet: Sheet, kind: Section, rounds: float, catches: i64) -> float:
        """What one licence more would be worth."""
        level: i64 = sheet.level(kind)
        worth: float = self.level_worth(s, sheet, kind, level + 1, rounds, catches)
        worth -= self.level_worth(s, sheet, kind, level, rounds, catches)
        if level == 1:
            worth += self.coin * float(s.box.second_coins)
        if kind == LOBSTER:
            more: i64 = s.box.lobster_coins(level + 1, sheet.fleet()) - lobster_income(s, sheet)
            worth += self.coin * float(more * incomes_left(s))
        return worth + float(s.box.level_vp[kind]) * (1.0 if level == 2 else 0.4 if level == 1 else 0.1)

    def next_boat(self, s: FleetState, sheet: Sheet, kind: Section, catches: i64) -> float:
        """What one boat more would be worth."""
        slot: Slot = Slot(kind * codes.BOATS_A_TYPE + sheet.launched(kind))
        room: i64 = sheet.capacity(s.box, slot)
        fish: i64 = catches * 2 if kind == OYSTER else catches
        return float(s.box.boat_vp[slot]) + float(fish if fish < room else room) + self.launch_worth(s, sheet)

    def launch_worth(self, s: FleetState, sheet: Sheet) -> float:
        """What any launch brings beside the boat itself."""
        return self.boat + self.coin * float(s.box.cod[sheet.level(COD)])

    def column(self, s: FleetState, sheet: Sheet, kind: Section, rounds: float, catches: i64) -> float:
        """The boxes marked since the last activation, as a share of the next one."""
        place: i64 = sheet.marked(kind)
        way: float = self.share_of_next(s, sheet, kind)
        if way == 0.0:
            return 0.0
        at: i64 = place
        while s.box.box(kind, at) == PLAIN:
            at += 1
        return way * self.activation(s, sheet, kind, s.box.box(kind, at), rounds, catches)

    def share_of_next(self, s: FleetState, sheet: Sheet, section: Section) -> float:
        """How much of the way to the next activation is marked; 0 where none is ahead."""
        place: i64 = sheet.marked(section)
        last: i64 = s.box.size(section) - sheet.crossed(section)
        ahead: i64 = place
        while ahead < last and s.box.box(section, ahead) == PLAIN:
            ahead += 1
        if ahead >= last:
            return 0.0
        behind: i64 = place
        while behind > 0 and s.box.box(section, behind - 1) == PLAIN:
            behind -= 1
        return self.on_the_way * float(place - behind) / float(ahead - behind + 1)

    def harbor(self, s: FleetState, sheet: Sheet, rounds: float, catches: i64) -> float:
        """Boxes on the way to King Crab, the Club and the Barge."""
        worth: float = 0.0
        if not has_crab_licence(s.box, sheet):
            worth += self.share_of_next(s, sheet, CRAB) * (float(s.box.crab_vp) + self.bonus)
        else:
            worth += self.share_of_next(s, sheet, CRAB) * (3.0 + float(catches) + self.boat)
        roomy: i64 = sheet.afloat & ~sheet.full
        hauls: float = 0.0
        while roomy != 0:
            hauls += 2.0 if OYSTER_BOATS & bit(first(roomy)) != 0 else 1.0
            roomy &= roomy - 1
        worth += self.share_of_next(s, sheet, codes.CLUB) * (hauls * 0.8 + 0.5)
        barge: float = 1.0 + self.launch_worth(s, sheet) + float(catches) * (0.7 * float(sheet.full_boats()) + 0.8)
        return worth + self.share_of_next(s, sheet, codes.BARGE) * barge

    def building(self, s: FleetState, sheet: Sheet, building: Section, rounds: float) -> float:
        """What a finished building will bring, and a share of it for one that is begun."""
        if building == codes.BANK:
            return 0.0
        use: float = self.use_of(s, sheet, building, rounds)
        if sheet.works(building):
            return use
        marks: i64 = sheet.marked(building)
        if marks == 0 or not sheet.is_open(building):
            return 0.0
        size: i64 = s.box.size(building) - sheet.crossed(building)
        points: float = float(s.box.building_vp[building - CASINO])
        left: i64 = size - marks
        sure: float = 0.85 if building == codes.PUB and float(left) <= rounds * 2.0 else 0.75
        return sure * (use + points) * float(marks) / float(size)

    def use_of(self, s: FleetState, sheet: Sheet, building: Section, rounds: float) -> float:
        """What a building's effect is worth in the rest of the game, without its points."""
        if building == CASINO:
            return 0.35 * rounds
        if building == codes.SALVAGE:
            left: float = float(s.box.salvage_uses - sheet.salvaged)
            uses: float = left if left < rounds else rounds
            return uses * (self.star - 1.3)
        if building == codes.TACKLE:
            return 0.3 * rounds
        if building == codes.CANNERY:
            return self.coin * float(incomes_left(s)) * 1.5
        if building == codes.SMOKEHOUSE:
            return 0.35 * rounds
        if building == codes.BUFFET:
            return 0.9 * rounds if rounds < 5.0 else 4.5
        return 0.0


def rounds_left(s: FleetState) -> i64:
    """Rounds to come, this one included while its town phase is not over."""
    return s.rounds() - s.round + 1


def catches_left(s: FleetState) -> i64:
    """Fishing phases to come."""
    caught: i64 = s.round // 2 if s.step >= codes.FISHING else (s.round - 1) // 2
    if s.round == 0:
        caught = 0
    return s.rounds() // 2 - caught


def incomes_left(s: FleetState) -> i64:
    """Incomes to come."""
    return s.rounds() - s.round + (1 if s.step < codes.INCOME else 0)


def clipped(share: float) -> float:
    """Keeps clear of 0 and 1, which are for finished games."""
    if share < 0.01:
        return 0.01
    return 0.99 if share > 0.99 else share
