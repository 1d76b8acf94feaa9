"""A flat copy of a position, field by field."""

from .position import Position


def copy_into(s: Position, copy: Position) -> None:
    """Copies every field that the constructor was not given."""
    copy.actor = s.actor
    copy.barrier = s.barrier
    copy.rules = s.rules
    copy_options(s, copy)
    copy_shared(s, copy)
    copy.where = s.where[:]
    copy.heading = s.heading[:]
    copy.masts = s.masts[:]
    copy.spent = s.spent[:]
    copy.marks = s.marks[:]
    copy.at = s.at[:]
    copy_turn(s, copy)
    copy_activation(s, copy)
    copy.edge = s.edge
    copy.placing = s.placing
    copy.phase = s.phase
    copy.decider = s.decider
    copy.menu = s.menu[:]
    copy.menu_size = s.menu_size
    copy.ended = s.ended
    copy.winners = s.winners


def copy_options(s: Position, copy: Position) -> None:
    copy.scenario = s.scenario
    copy.content = s.content
    copy.module_size = s.module_size
    copy.with_situations = s.with_situations
    copy.round_limit = s.round_limit
    copy.quiet_limit = s.quiet_limit
    copy.order_holder = s.order_holder
    copy.order_per_throw = s.order_per_throw
    copy.reset_per_round = s.reset_per_round
    copy.defender_empties = s.defender_empties
    copy.strict_idle = s.strict_idle
    copy.idle_never_sinks = s.idle_never_sinks
    copy.fort_blocked = s.fort_blocked
    copy.fort_silent = s.fort_silent


def copy_shared(s: Position, copy: Position) -> None:
    copy.holes = s.holes
    copy.home = s.home
    copy.team = s.team
    copy.began = s.began
    copy.owner = s.owner
    copy.ahead = s.ahead
    copy.behind = s.behind
    copy.works = s.works
    copy.wind_left = s.wind_left
    copy.situation_left = s.situation_left
    copy.orders = s.orders
    copy.landed = s.landed
    copy.weary = s.weary
    copy.island = s.island


def copy_turn(s: Position, copy: Position) -> None:
    copy.alive = s.alive
    copy.active = s.active
    copy.opening = s.opening
    copy.round = s.round
    copy.quiet = s.quiet
    copy.eventful = s.eventful
    copy.wind = s.wind
    copy.wind_turn = s.wind_turn
    copy.wind_stack = s.wind_stack
    copy.card = s.card
    copy.card_stack = s.card_stack
    copy.op = s.op
    copy.op_ship = s.op_ship
    copy.op_cell = s.op_cell
    copy.hands = s.hands
    copy.range_delta = s.range_delta
    copy.calm = s.calm
    copy.fog = s.fog
    copy.board_bonus = s.board_bonus
    copy.no_idle = s.no_idle


def copy_activation(s: Position, copy: Position) -> None:
    copy.ship = s.ship
    copy.line = s.line
    copy.left = s.left
    copy.target = s.target
    copy.stepped = s.stepped
    copy.leaving = s.leaving
    copy.gap_ship = s.gap_ship
    copy.gap_front = s.gap_front
    copy.gap_cell = s.gap_cell
    copy.halted = s.halted
    copy.landing = s.landing
    copy.resume = s.resume
    copy.boarding = s.boarding
    copy.winner_ship = s.winner_ship
    copy.beaten = s.beaten
    copy.react_ship = s.react_ship
    copy.react_next = s.react_next
    copy.react_turn = s.react_turn
    copy.react_used = s.react_used
