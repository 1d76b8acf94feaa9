"""Spec 2.8 as a machine: from phase to phase until somebody has to decide."""

from mypy_extensions import i64

from . import boarding, fortress, gunnery, landing, manual, preparation, relocation, sailing, situations, turn
from .codes import (
    AFTER_BOARDING,
    ANSWER,
    ARRIVE,
    BEGIN_TURN,
    CHOOSE_CELL,
    CHOOSE_COURSE,
    CHOOSE_SHIP,
    CHOOSE_WORK,
    CLOSE,
    COMMAND,
    EDGE,
    END_TURN,
    FIGHT,
    ISLAND,
    LAND,
    LEAD,
    LINE_UP,
    MANUAL,
    MANUAL_SHIP,
    MELEE,
    NEXT_MEMBER,
    NEXT_SEAT,
    OPEN,
    PLACE,
    PRIZE,
    REACT,
    SHIFT,
    SITUATION,
    STEP_THREE,
)
from .position import Position


def enter(s: Position) -> None:
    """Runs the phase: it offers a decision or goes on to another phase."""
    phase: i64 = s.phase
    if phase == FIGHT:
        sailing.enter_fight(s)
    elif phase == CLOSE:
        sailing.close(s)
        s.phase = COMMAND
    elif phase == COMMAND:
        turn.enter_command(s)
    elif phase == OPEN:
        sailing.offer_open(s)
    elif phase == REACT:
        fortress.enter_react(s)
    elif phase == ARRIVE:
        sailing.arrive(s)
    elif phase == ANSWER:
        gunnery.enter_answer(s)
    elif phase == END_TURN:
        turn.end_turn(s)
    elif phase == NEXT_SEAT:
        turn.next_seat(s)
    elif phase == BEGIN_TURN:
        turn.begin_turn(s)
    elif phase == SITUATION:
        situations.enter_situation(s)
    elif phase == STEP_THREE:
        turn.begin_step_three(s)
    elif phase == NEXT_MEMBER:
        sailing.enter_next_member(s)
    elif phase == MELEE:
        boarding.melee(s)
    elif phase == AFTER_BOARDING:
        boarding.after_boarding(s)
    elif phase == PRIZE:
        boarding.enter_prize(s)
    elif phase == LAND:
        landing.enter_land(s)
    elif phase == PLACE:
        preparation.enter_place(s)
    elif phase == LINE_UP:
        preparation.enter_line_up(s)
    elif phase == MANUAL:
        manual.enter_manual(s)
    else:
        ask(s)


def ask(s: Position) -> None:
    """Offers the decision of the phase, whatever standing orders say; also after loading."""
    phase: i64 = s.phase
    if phase == COMMAND:
        turn.offer_command(s)
    elif phase == OPEN:
        sailing.offer_open(s)
    elif phase == FIGHT:
        sailing.offer_fight(s)
    elif phase == LEAD:
        sailing.offer_lead(s)
    elif phase == ANSWER:
        gunnery.offer_answer(s)
    elif phase == REACT:
        fortress.offer_reaction(s, (s.active + s.react_turn) % s.seats)
    elif phase == PRIZE:
        boarding.offer_prize(s)
    elif phase == SHIFT:
        boarding.offer_shift(s)
    elif phase == LAND:
        landing.offer_land(s)
    elif phase == PLACE:
        preparation.offer_places(s)
    elif phase == ISLAND:
        preparation.offer_island(s)
    elif phase == EDGE:
        preparation.offer_edges(s)
    elif phase == LINE_UP:
        preparation.offer_line_up(s)
    elif phase == CHOOSE_SHIP:
        situations.offer_ships(s)
    elif phase == CHOOSE_CELL:
        relocation.offer_cells(s)
    elif phase == CHOOSE_COURSE:
        relocation.offer_courses(s)
    elif phase == CHOOSE_WORK:
        situations.offer_works(s)
    elif phase == MANUAL:
        manual.offer_pieces(s)
    elif phase == MANUAL_SHIP:
        manual.offer_acts(s)
