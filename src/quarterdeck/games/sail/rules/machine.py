"""Spec 2.8 as a machine: from phase to phase until somebody has to decide."""

from mypy_extensions import i64

from . import boarding, codes, fortress, gunnery, landing, manual, preparation, relocation, sailing, situations, turn
from .position import Position


def enter(s: Position) -> None:
    """Runs the phase: it offers a decision or goes on to another phase."""
    phase: i64 = s.phase
    if phase == codes.FIGHT:
        sailing.enter_fight(s)
    elif phase == codes.CLOSE:
        sailing.close(s)
        s.phase = codes.COMMAND
    elif phase == codes.COMMAND:
        turn.enter_command(s)
    elif phase == codes.OPEN:
        sailing.offer_open(s)
    elif phase == codes.REACT:
        fortress.enter_react(s)
    elif phase == codes.ARRIVE:
        sailing.arrive(s)
    elif phase == codes.ANSWER:
        gunnery.enter_answer(s)
    elif phase == codes.END_TURN:
        turn.end_turn(s)
    elif phase == codes.NEXT_SEAT:
        turn.next_seat(s)
    elif phase == codes.BEGIN_TURN:
        turn.begin_turn(s)
    elif phase == codes.SITUATION:
        situations.enter_situation(s)
    elif phase == codes.STEP_THREE:
        turn.begin_step_three(s)
    elif phase == codes.NEXT_MEMBER:
        sailing.enter_next_member(s)
    elif phase == codes.MELEE:
        boarding.melee(s)
    elif phase == codes.AFTER_BOARDING:
        boarding.after_boarding(s)
    elif phase == codes.PRIZE:
        boarding.enter_prize(s)
    elif phase == codes.LAND:
        landing.enter_land(s)
    elif phase == codes.PLACE:
        preparation.enter_place(s)
    elif phase == codes.LINE_UP:
        preparation.enter_line_up(s)
    elif phase == codes.MANUAL:
        manual.enter_manual(s)
    else:
        ask(s)


def ask(s: Position) -> None:
    """Offers the decision of the phase, whatever standing orders say; also after loading."""
    phase: i64 = s.phase
    if phase == codes.COMMAND:
        turn.offer_command(s)
    elif phase == codes.OPEN:
        sailing.offer_open(s)
    elif phase == codes.FIGHT:
        sailing.offer_fight(s)
    elif phase == codes.LEAD:
        sailing.offer_lead(s)
    elif phase == codes.ANSWER:
        gunnery.offer_answer(s)
    elif phase == codes.REACT:
        fortress.offer_reaction(s)
    elif phase == codes.PRIZE:
        boarding.offer_prize(s)
    elif phase == codes.SHIFT:
        boarding.offer_shift(s)
    elif phase == codes.LAND:
        landing.offer_land(s)
    elif phase == codes.PLACE:
        preparation.offer_places(s)
    elif phase == codes.ISLAND:
        preparation.offer_island(s)
    elif phase == codes.EDGE:
        preparation.offer_edges(s)
    elif phase == codes.LINE_UP:
        preparation.offer_line_up(s)
    elif phase == codes.CHOOSE_SHIP:
        situations.offer_ships(s)
    elif phase == codes.CHOOSE_CELL:
        relocation.offer_cells(s)
    elif phase == codes.CHOOSE_COURSE:
        relocation.offer_courses(s)
    elif phase == codes.CHOOSE_WORK:
        situations.offer_works(s)
    elif phase == codes.MANUAL:
        manual.offer_pieces(s)
    elif phase == codes.MANUAL_SHIP:
        manual.offer_acts(s)
