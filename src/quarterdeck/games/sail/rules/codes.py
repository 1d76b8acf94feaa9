"""The small numbers of the rules: phases, action kinds, marks, card operations, reasons, events, chance labels,
ends.

They are written into replays' checksums and position texts: new ones get new numbers, old ones keep theirs.
"""

from typing import Final

from mypy_extensions import i64

RULES: Final[i64] = 2  # the number of the rules: grows with every fix and every new option (docs/contract.md)

# Which rules are played.
BATTLE: Final[i64] = 0
PIRATES: Final[i64] = 1
HUNT: Final[i64] = 2
ASSAULT: Final[i64] = 3

# Phases. Those up to OVER wait for a decision; the others run by themselves (spec 2.8).
PLACE: Final[i64] = 0  # free placement at the fortress, or a pirate at the edge: cell and heading
ISLAND: Final[i64] = 1
EDGE: Final[i64] = 2
LINE_UP: Final[i64] = 3
CHOOSE_SHIP: Final[i64] = 4  # for the situation card
CHOOSE_CELL: Final[i64] = 5
CHOOSE_COURSE: Final[i64] = 6
CHOOSE_WORK: Final[i64] = 7  # a card of the own fortress
MANUAL: Final[i64] = 8  # a situation card resolved by hand
MANUAL_SHIP: Final[i64] = 9
COMMAND: Final[i64] = 10  # step 3, between activations
OPEN: Final[i64] = 11
FIGHT: Final[i64] = 12
LEAD: Final[i64] = 13  # a line's leader: ahead or stop
ANSWER: Final[i64] = 14
REACT: Final[i64] = 15
PRIZE: Final[i64] = 16
SHIFT: Final[i64] = 17
LAND: Final[i64] = 18
OVER: Final[i64] = 19
BEGIN_TURN: Final[i64] = 20
SITUATION: Final[i64] = 21  # the next operation of the card
STEP_THREE: Final[i64] = 22
MELEE: Final[i64] = 23  # boarding, round by round
ARRIVE: Final[i64] = 24  # after a step and its reactions
NEXT_MEMBER: Final[i64] = 25  # of the line that is acting
CLOSE: Final[i64] = 26
END_TURN: Final[i64] = 27
NEXT_SEAT: Final[i64] = 28
AFTER_BOARDING: Final[i64] = 29

# Kinds of actions; actions.py says what each is.
ACTIVATE: Final[i64] = 1
HEAD: Final[i64] = 2
AHEAD: Final[i64] = 3
STOP: Final[i64] = 4
FIRE: Final[i64] = 5
REPLY: Final[i64] = 6
HOLD: Final[i64] = 7
TURN: Final[i64] = 8
END: Final[i64] = 9
GUN: Final[i64] = 10
REACT_GUN: Final[i64] = 11
PASS: Final[i64] = 12
REPAIR: Final[i64] = 13
ROW: Final[i64] = 14
NEXT: Final[i64] = 15
SCUTTLE_PRIZE: Final[i64] = 16
SCUTTLE_OWN: Final[i64] = 17
KEEP_BOTH: Final[i64] = 18
SHIFT_SHIP: Final[i64] = 19
FORM: Final[i64] = 20
JOIN: Final[i64] = 21
DISSOLVE: Final[i64] = 22
LEAVE: Final[i64] = 23
LAND_MASTS: Final[i64] = 24
PARTY: Final[i64] = 25
PLACE_SHIP: Final[i64] = 26
LAY_CARD: Final[i64] = 27
LAY_DEFAULT: Final[i64] = 28
TAKE_EDGE: Final[i64] = 29
LINE_SHIP: Final[i64] = 30
LINE_REST: Final[i64] = 31
CHOOSE: Final[i64] = 32
TO_CELL: Final[i64] = 33
COURSE: Final[i64] = 34
WORK: Final[i64] = 35
DECLINE: Final[i64] = 36
MAST_OFF: Final[i64] = 37
MAST_ON: Final[i64] = 38
BACK: Final[i64] = 39
DONE: Final[i64] = 40
BAR_FIRE: Final[i64] = 41
BAR_ALL: Final[i64] = 42
PICK: Final[i64] = 43
SET_DOWN: Final[i64] = 44
TURN_BY_HAND: Final[i64] = 45
TURN_CARD: Final[i64] = 46

PORT: Final[i64] = 0
STARBOARD: Final[i64] = 1

# What a cell of the board holds; anything between is a ship's number + 1.
FREE: Final[i64] = 0
MOST_SHIPS: Final[i64] = 250
CARD: Final[i64] = 254
OUTSIDE: Final[i64] = 255

# Marks of a ship; all but those of the boarding and the line last one player-turn.
ACTIVATED: Final[i64] = 1
FROZEN: Final[i64] = 2  # A53
MARKED: Final[i64] = 4  # A61
STIRRED: Final[i64] = 8  # made a step, a boarding or a shot
STUCK: Final[i64] = 16  # no legal step when step 3 began (A62)
NO_FIRE: Final[i64] = 32
NO_ACT: Final[i64] = 64
NO_SAIL: Final[i64] = 128
MAY_ROW: Final[i64] = 256
MUTED: Final[i64] = 512
EXEMPT: Final[i64] = 1024  # from the idle test, by a card
NEW_LINE: Final[i64] = 2048  # joined a line this turn
BONUS_SHIFT: Final[i64] = 12  # three bits: added to each total of its shots
EXTRA_SHIFT: Final[i64] = 15  # three bits: more shots a side
CAP_SHIFT: Final[i64] = 18  # three bits: range at most this less 1; 0 = no cap
SMALL: Final[i64] = 7
CAUGHT: Final[i64] = 2097152  # 2**21: by the storm that is being carried out
DRIFTING: Final[i64] = 4194304

# State of a fortress card.
UP: Final[i64] = 1
FIRED: Final[i64] = 2  # its salvo of the own turn is spent

# Operations of situation cards (spec 4).
OP_NONE: Final[i64] = 0
OP_RANGE_DELTA: Final[i64] = 1
OP_RANGE_SET: Final[i64] = 2
OP_RANGE_CAP: Final[i64] = 3
OP_WIND_ROTATE: Final[i64] = 4
OP_WIND_REDRAW: Final[i64] = 5
OP_RESTORE_MAST: Final[i64] = 6
OP_LOSE_MAST: Final[i64] = 7
OP_RELOCATE: Final[i64] = 8
OP_DRIFT: Final[i64] = 9
OP_FIRE_BONUS: Final[i64] = 10
OP_EXTRA_SHOT: Final[i64] = 11
OP_NO_FIRE: Final[i64] = 12
OP_NO_ACT: Final[i64] = 13
OP_BOARD_BONUS: Final[i64] = 14
OP_ROW: Final[i64] = 15
OP_FORT_RESTORE: Final[i64] = 16
OP_FORT_FLIP: Final[i64] = 17
OP_MUTE_REPLY: Final[i64] = 18
OP_MANUAL: Final[i64] = 19  # unknown: the table resolves it by hand

TO_OWN_ALL: Final[i64] = 0
TO_OWN_CHOOSE: Final[i64] = 1
TO_OWN_RANDOM: Final[i64] = 2
TO_ENEMY_CHOOSE: Final[i64] = 3
TO_ALL: Final[i64] = 4

# Standing orders: what, and its values.
ORDER_REPLY: Final[i64] = 0
ORDER_TURN: Final[i64] = 1
ORDER_FORT: Final[i64] = 2
ORDER_PRIZE: Final[i64] = 3
ORDERS: Final[i64] = 4
ASK: Final[i64] = 0
ALWAYS: Final[i64] = 1  # a single shot, the turn that brings the attacker abeam, every gun, scuttle the prize
SALVO: Final[i64] = 2  # replies only: with all guns of the side
NEVER: Final[i64] = 3
MOST_HANDS: Final[i64] = 12  # acts by hand a card (A11): more than any card could ask for, and random games end

# Why not. 1 is the engine's "not your decision"; words are in words.py.
LEGAL: Final[i64] = 0  # no reason; for conditional expressions, where mypyc would box a plain 0
WRONG_PHASE: Final[i64] = 2
NOT_YOUR_SHIP: Final[i64] = 3
ALREADY_ACTED: Final[i64] = 4
SHIP_FROZEN: Final[i64] = 5
SHIP_BARRED: Final[i64] = 6
FOLLOWS_LINE: Final[i64] = 7
SAME_COURSE: Final[i64] = 8
NO_STEP_THERE: Final[i64] = 9
NO_RANGE: Final[i64] = 10
WAY_BLOCKED: Final[i64] = 11
LINE_HALTED: Final[i64] = 12
MUST_STEP: Final[i64] = 13
FOGGED: Final[i64] = 14
GUNS_SILENT: Final[i64] = 15
NOTHING_ABEAM: Final[i64] = 16
NO_SHOTS: Final[i64] = 17
TOO_MANY_GUNS: Final[i64] = 18
NOT_ABEAM: Final[i64] = 19
IS_ABEAM: Final[i64] = 20
NOT_YOUR_GUN: Final[i64] = 21
CARD_DOWN: Final[i64] = 22
GUN_FIRED: Final[i64] = 23
NOT_AN_ENEMY: Final[i64] = 24
OUT_OF_REACH: Final[i64] = 25
GUN_SHIELDED: Final[i64] = 26
FORT_SILENT: Final[i64] = 27
NOT_IN_REPAIR_ZONE: Final[i64] = 28
NOT_DAMAGED: Final[i64] = 29
NO_LOST_MAST: Final[i64] = 30
NO_CARD_LEFT: Final[i64] = 31
LINE_REPAIRS_NOT: Final[i64] = 32
NO_OARS: Final[i64] = 33
TOO_FEW_SURVIVORS: Final[i64] = 34
NO_FREE_CELL: Final[i64] = 35
TOO_MANY_MASTS: Final[i64] = 36
ONE_HULL_ONLY: Final[i64] = 37
KEEPS_MERCHANTMAN: Final[i64] = 38
CELL_TAKEN: Final[i64] = 39
NOT_IN_A_ROW: Final[i64] = 40
NOT_AT_THE_END: Final[i64] = 41
NO_LINE: Final[i64] = 42
LINE_IS_NEW: Final[i64] = 43
NOT_FLIPPED: Final[i64] = 44
NO_ROOM: Final[i64] = 45
NOT_NEXT_TO_IT: Final[i64] = 46
NO_PARTY: Final[i64] = 47
NO_ISLAND_THERE: Final[i64] = 48
NOT_AT_FORT: Final[i64] = 49
NOT_AT_EDGE: Final[i64] = 50
TOO_NEAR: Final[i64] = 51
TOO_NEAR_EDGE: Final[i64] = 52
NOT_SIDE_BY_SIDE: Final[i64] = 53
ENCLOSES_SEA: Final[i64] = 54
NOT_YOUR_EDGE: Final[i64] = 55
LAST_MAST: Final[i64] = 56
IN_REPAIR_ZONE: Final[i64] = 57
IN_A_LINE: Final[i64] = 58
NO_HAVEN: Final[i64] = 59
NOT_A_HAVEN: Final[i64] = 60
WRONG_CARD: Final[i64] = 61
COMPULSORY: Final[i64] = 62
ISLAND_BEGUN: Final[i64] = 63
BARRED_ALREADY: Final[i64] = 64
ONE_CELL_ONLY: Final[i64] = 65
HEADING_LOCKED: Final[i64] = 66
INTO_THE_WIND: Final[i64] = 67
CREST_HAS_NO_GUN: Final[i64] = 68
NOT_YOUR_CARD: Final[i64] = 69
HEADING_FIRST: Final[i64] = 70
ONE_AT_A_TIME: Final[i64] = 71
REPAIR_INSTEAD: Final[i64] = 72
BECALMED: Final[i64] = 73
CARD_SPENT: Final[i64] = 74

# Events; the figures a, b, c, d in brackets. A ship is a tag, a cell a spot (telling.py).
E_FIRST_THROW: Final[i64] = 1  # (die)
E_FIRST_PLAYER: Final[i64] = 2
E_PLACED: Final[i64] = 3  # (ship, heading, scenario)
E_CARD_LAID: Final[i64] = 4  # (cell)
E_EDGE: Final[i64] = 5  # (edge)
E_TURN: Final[i64] = 6  # (round)
E_WIND: Final[i64] = 7  # (card, arrow, reshuffled, deck)
E_SITUATION: Final[i64] = 8  # (card, reshuffled, deck)
E_NO_EFFECT: Final[i64] = 9  # (card, deck)
E_CHOSEN: Final[i64] = 10  # (ship, operation)
E_WIND_TURNED: Final[i64] = 11  # (arrow)
E_MAST_UP: Final[i64] = 12  # (ship, masts)
E_MAST_LOST: Final[i64] = 13  # (ship, masts left, what to)
E_SUNK: Final[i64] = 14  # (ship)
E_RELOCATED: Final[i64] = 15  # (ship before, cell, heading)
E_DRIFTED: Final[i64] = 16  # (ship, cell)
E_CARD_FLIPPED: Final[i64] = 17  # (cell, 1 = crest)
E_CARD_RAISED: Final[i64] = 18  # (cell, 1 = crest)
E_DECLINED: Final[i64] = 19
E_ACTIVATED: Final[i64] = 20  # (ship)
E_HEADING: Final[i64] = 21  # (ship, heading, range)
E_STEPPED: Final[i64] = 22  # (ship, cell)
E_FIRED: Final[i64] = 23  # (ship, target, side, guns)
E_FIRED_CARD: Final[i64] = 24  # (ship, cell, side, guns)
E_REPLIED: Final[i64] = 25  # (ship, target, side, guns)
E_GUN: Final[i64] = 26  # (cell, target, 1 = out of turn)
E_DIE: Final[i64] = 27  # (die, 0 attack, 1 defence, 2 boarding attacker, 3 boarding defender)
E_TOTALS: Final[i64] = 28  # (attack, defence, 0 miss, 1 hit, 2 tie)
E_HELD: Final[i64] = 29  # (ship)
E_TURNED: Final[i64] = 30  # (ship, heading)
E_PASSED: Final[i64] = 31
E_BOARDED: Final[i64] = 32  # (ship, target)
E_BEATEN: Final[i64] = 33  # (winner, beaten)
E_PRIZE_SUNK: Final[i64] = 34  # (beaten)
E_OWN_SUNK: Final[i64] = 35  # (own, prize, masts over)
E_KEPT: Final[i64] = 36  # (own, prize, masts over)
E_SHIFTED: Final[i64] = 37  # (ship, cell)
E_REPAIRED: Final[i64] = 38  # (ship, masts)
E_STOPPED: Final[i64] = 39  # (ship)
E_IDLE: Final[i64] = 40  # (ship)
E_FORMED: Final[i64] = 41  # (leader, tail, ships)
E_JOINED: Final[i64] = 42  # (ship, leader)
E_DISSOLVED: Final[i64] = 43  # (leader)
E_LEFT: Final[i64] = 44  # (ship)
E_CLOSED_UP: Final[i64] = 45  # (ship, cell)
E_LANDED: Final[i64] = 46  # (ship, cell, masts)
E_PARTY: Final[i64] = 47  # (from, to, masts)
E_PARTY_LOST: Final[i64] = 48  # (cell, masts left)
E_GUN_TAKEN: Final[i64] = 49  # (cell, masts)
E_OUT: Final[i64] = 50
E_ARRIVED: Final[i64] = 51  # (ship)
E_WON: Final[i64] = 52
E_NOBODY: Final[i64] = 53
E_QUIET: Final[i64] = 54  # (rounds)
E_CONCEDED: Final[i64] = 55
E_BY_HAND: Final[i64] = 56  # (card, deck)
E_BARRED: Final[i64] = 57  # (ship, 0 fire 1 act)
E_STORM_DIE: Final[i64] = 58  # (ship, die)

# What a mast was lost to.
TO_SHOT: Final[i64] = 0
TO_FORT: Final[i64] = 1
TO_BOARDERS: Final[i64] = 2
TO_IDLENESS: Final[i64] = 3
TO_CARD: Final[i64] = 4

# What a random number is for.
C_FIRST: Final[i64] = 1
C_WIND: Final[i64] = 2
C_SITUATION: Final[i64] = 3
C_ATTACK: Final[i64] = 4
C_DEFENCE: Final[i64] = 5
C_BOARDING: Final[i64] = 6
C_PICK: Final[i64] = 7
C_STORM: Final[i64] = 8
C_PARTY: Final[i64] = 9
C_GARRISON: Final[i64] = 10

# How a game ended.
RUNNING: Final[i64] = 0
BY_FLEETS: Final[i64] = 1  # only one player's ships are left
BY_NOBODY: Final[i64] = 2  # all last ships vanished together
BY_STANDSTILL: Final[i64] = 3
BY_ROUNDS: Final[i64] = 4
BY_HARBOUR: Final[i64] = 5  # the merchantman reached the fort
BY_CAPTURE: Final[i64] = 6  # one player has all ships left, the merchantman among them
BY_LOST_CARGO: Final[i64] = 7  # the merchantman sank
BY_ESCAPE: Final[i64] = 8  # the hunted pirate reached his fort
BY_HUNTER: Final[i64] = 9
BY_NO_HUNTER: Final[i64] = 10
BY_OCCUPATION: Final[i64] = 11
BY_REPULSE: Final[i64] = 12
BY_CONCESSION: Final[i64] = 13
