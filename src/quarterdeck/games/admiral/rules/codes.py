"""The small numbers of the rules: fields, phases, action kinds, reasons, events, chance labels.

They are written into replays' checksums and position texts: new ones get new numbers, old ones keep theirs.
"""

from typing import Final

from mypy_extensions import i64

RULES: Final[i64] = 2  # the number of the rules: grows with every fix and every new option (docs/contract.md)

# Ship types, in the order of the card table.
LINE: Final[i64] = 0
GALLEON: Final[i64] = 1
FRIGATE: Final[i64] = 2
BRIG: Final[i64] = 3

# A ship's fields: ships[ship * SHIP + field].
SHIP: Final[i64] = 23
OWNER: Final[i64] = 0
TYPE: Final[i64] = 1
NUMBER: Final[i64] = 2
CELL: Final[i64] = 3  # 0: not on the board
DAMAGE: Final[i64] = 4
MOVED: Final[i64] = 5
SHOTS: Final[i64] = 6
FIRED: Final[i64] = 7  # has fired this turn
FROZEN: Final[i64] = 8  # 1 + the seat in whose turn it fought; 0 free
REPAIR: Final[i64] = 9  # fort + 1
REPAIR_NEW: Final[i64] = 10  # 1 in the turn of the announcement
WORK: Final[i64] = 11  # bound to the work at fort + 1
DUE: Final[i64] = 12  # the round in which this fireship explodes; 0 no fireship
LOAD: Final[i64] = 13
NO_REPAIR: Final[i64] = 14  # repair ended this turn
RESTING: Final[i64] = 15  # has stopped here and done nothing since (Q72)
TAKEN_AT: Final[i64] = 16  # forts (bits) it loaded from this turn
LEFT_AT: Final[i64] = 17  # forts (bits) it unloaded at this turn
OFFERED: Final[i64] = 18  # fort + 1 that a partner may restore with it (Q52)
OFFER_USED: Final[i64] = 19  # this turn: 1 offered, 2 withdrawn
ROLE: Final[i64] = 20  # in a fight; or shots in a salvo that is being composed
GIVEN: Final[i64] = 21  # hull points given in a fight
STOWING: Final[i64] = 22  # pearls still to be asked about after a boarding

# Roles in a fight, as bits.
ATTACKER: Final[i64] = 1
DEFENDER: Final[i64] = 2
WAS_IN_REPAIR: Final[i64] = 4

# A fort's fields: forts[fort * FORT + field].
FORT: Final[i64] = 12
F_OWNER: Final[i64] = 0  # -1: neutral, or ruined
F_DAMAGE: Final[i64] = 1
F_RUINED: Final[i64] = 2
F_SHOTS: Final[i64] = 3
F_FROZEN: Final[i64] = 4
F_PEARLS: Final[i64] = 5
F_WORKER_1: Final[i64] = 6  # ship + 1
F_WORKER_2: Final[i64] = 7
F_STARTER: Final[i64] = 8  # whose turn ends remove tokens
F_NO_WORK: Final[i64] = 9  # work broken off this turn
F_WORK_NEW: Final[i64] = 10  # announced this turn
F_ROLE: Final[i64] = 11  # shots in a salvo, or hull given

# A seat's fields: players[seat * SEAT + field].
SEAT: Final[i64] = 10
S_OUT: Final[i64] = 0
S_CLOCK: Final[i64] = 1  # own turns finished without a fort
S_LOST_FORT: Final[i64] = 2  # fort + 1: the last one lost
S_GAIN: Final[i64] = 3  # when it last gained a pearl
S_ORDER: Final[i64] = 4  # the seat that is k-th in turn order (field of row k)
S_REEFS: Final[i64] = 5  # reefs still to be placed
S_MINES: Final[i64] = 6  # mines still to be laid
S_HOME: Final[i64] = 7  # fort + 1
S_MINES_HIDDEN: Final[i64] = 8  # laid and not shown
S_PLACED: Final[i64] = 9  # ships placed

# A mine's fields: mines[mine * MINE + field].
MINE: Final[i64] = 5
M_SEAT: Final[i64] = 0
M_CELL: Final[i64] = 1
M_ORDER: Final[i64] = 2
M_STATE: Final[i64] = 3
M_CHANGED: Final[i64] = 4  # its order was changed this turn

# A mine's orders and states.
AUTO: Final[i64] = 0
HOLD: Final[i64] = 1
ASK: Final[i64] = 2
HIDDEN: Final[i64] = 0
SHOWN: Final[i64] = 1
DEAD: Final[i64] = 2  # hidden in a cell that is spent

# Wind.
CALM: Final[i64] = 0
FRESH: Final[i64] = 1
STORM: Final[i64] = 2

# Phases: whose name is the decision that is due.
PLACE_REEFS: Final[i64] = 0
PLACE_SHIPS: Final[i64] = 1
LAY_MINES: Final[i64] = 2
TURN: Final[i64] = 3
SALVO: Final[i64] = 4
GRAPPLE: Final[i64] = 5
ASSAULT: Final[i64] = 6
DEFEND: Final[i64] = 7
SHARE: Final[i64] = 8
STOW: Final[i64] = 9
WINDOW: Final[i64] = 10
BLASTS: Final[i64] = 11
OVER: Final[i64] = 12
PLACE_ISLANDS: Final[i64] = 13  # set-up, before the reefs
DRAFT: Final[i64] = 14  # set-up, between islands and reefs
REINFORCE: Final[i64] = 15  # the mover's ships that an event brings

# Units are ships 0 to 31 and forts 32 to 63.
FORTS_FROM: Final[i64] = 32
CELLS: Final[i64] = 4096  # more than any board has

# Kinds of actions; actions.py says what each is.
END: Final[i64] = 1
MOVE: Final[i64] = 2
DRIFT: Final[i64] = 3
FIRE: Final[i64] = 4
JOIN: Final[i64] = 5
BOARD: Final[i64] = 6
BOARD_JOIN: Final[i64] = 7
STORM_FORT: Final[i64] = 8
STORM_JOIN: Final[i64] = 9
CONVERT: Final[i64] = 10
EXPLODE: Final[i64] = 11
BEGIN_REPAIR: Final[i64] = 12
END_REPAIR: Final[i64] = 13
BEGIN_WORK: Final[i64] = 14
BREAK_OFF: Final[i64] = 15
TAKE: Final[i64] = 16
TAKE_FORT: Final[i64] = 17
UNLOAD: Final[i64] = 18
GIVE: Final[i64] = 19
OFFER: Final[i64] = 20
WITHDRAW: Final[i64] = 21
DETONATE: Final[i64] = 22
REEF: Final[i64] = 23
PLACE: Final[i64] = 24
LAY: Final[i64] = 25
DEFEND_WITH: Final[i64] = 26
DEFENDED: Final[i64] = 27
SHARE_OUT: Final[i64] = 28
STOW_IN: Final[i64] = 29
BLOW_UP: Final[i64] = 30
LET_PASS: Final[i64] = 31
STOW_AWAY: Final[i64] = 32
NO_MORE_MINES: Final[i64] = 33
LEAVE_BOARD: Final[i64] = 40
CHOOSE_SHIP: Final[i64] = 41
CHOSEN: Final[i64] = 42
LAY_ISLAND: Final[i64] = 43
NO_ISLAND: Final[i64] = 44

# Why not. 1 is the engine's "not your decision".
WRONG_PHASE: Final[i64] = 2
NO_SUCH_SHIP: Final[i64] = 3
NOT_YOUR_SHIP: Final[i64] = 4
SHIP_GONE: Final[i64] = 5
SHIP_FROZEN: Final[i64] = 6
SHIP_IN_REPAIR: Final[i64] = 7
SHIP_BOUND: Final[i64] = 8
MOVED_ALREADY: Final[i64] = 9
STORM_BLOWS: Final[i64] = 10
NO_STORM: Final[i64] = 11
BECALMED: Final[i64] = 12
TOO_FAR: Final[i64] = 13
WAY_EDGE: Final[i64] = 14
WAY_LAND: Final[i64] = 15
WAY_REEF: Final[i64] = 16
WAY_FORT: Final[i64] = 17
WAY_SHIP: Final[i64] = 18
WAY_CLOSED: Final[i64] = 19
AGAINST_WIND: Final[i64] = 20
TOO_SHORT: Final[i64] = 21
DRIFT_DISTANCE: Final[i64] = 22
DRIFT_ORDER: Final[i64] = 23
DRIFT_LATE: Final[i64] = 24
NO_LEAVING: Final[i64] = 25
NO_SHOTS: Final[i64] = 26
FIRESHIP: Final[i64] = 27
NOT_OPPONENT: Final[i64] = 28
TARGET_RUINED: Final[i64] = 29
NOT_IN_LINE: Final[i64] = 30
OUT_OF_RANGE: Final[i64] = 31
LINE_LAND: Final[i64] = 32
LINE_SHIP: Final[i64] = 33
LINE_CLOSED: Final[i64] = 34
LINE_FORT: Final[i64] = 35
FORT_FROZEN: Final[i64] = 36
NOT_YOUR_FORT: Final[i64] = 37
NO_SUCH_FORT: Final[i64] = 38
OTHER_TARGET: Final[i64] = 39
OUT_OF_ORDER: Final[i64] = 40
NO_FURTHER: Final[i64] = 41
NOT_ADJACENT: Final[i64] = 42
SIDE_CLOSED: Final[i64] = 43
DRIFT_FIRST: Final[i64] = 44
NOT_IN_PORT: Final[i64] = 45
HAS_FIRED: Final[i64] = 46
NOT_FIRESHIP: Final[i64] = 47
NOT_DUE: Final[i64] = 48
DRIFTS_OPEN: Final[i64] = 49
UNDAMAGED: Final[i64] = 50
REPAIR_ENDED: Final[i64] = 51
NOT_IN_REPAIR: Final[i64] = 52
FORT_WHOLE: Final[i64] = 53
WORK_RUNNING: Final[i64] = 54
WORK_BROKEN: Final[i64] = 55
NO_WORK: Final[i64] = 56
NO_PEARL: Final[i64] = 57
NO_ROOM: Final[i64] = 58
NO_CARGO: Final[i64] = 59
SHUTTLE: Final[i64] = 60
NO_PARTNER: Final[i64] = 61
HAS_FORT: Final[i64] = 62
NOT_RUINED: Final[i64] = 63
OFFERED_ALREADY: Final[i64] = 64
NOT_OFFERED: Final[i64] = 65
NO_MINE: Final[i64] = 66
CHANCE_GONE: Final[i64] = 67
OFF_BOARD: Final[i64] = 68
CELL_TAKEN: Final[i64] = 69
IN_A_PORT: Final[i64] = 70
ON_AN_ISLAND: Final[i64] = 71
ON_A_PEARL: Final[i64] = 72
BLOCKS_PEARLS: Final[i64] = 73
NOT_OWN_PORT: Final[i64] = 74
PORT_TAKEN: Final[i64] = 75
TOO_FAR_FROM_FORT: Final[i64] = 76
NOT_NAVIGABLE: Final[i64] = 77
SHIP_PLACED: Final[i64] = 78
NOT_DEFENDER: Final[i64] = 79
NOT_THAT_MANY: Final[i64] = 80
CANNOT_CARRY: Final[i64] = 81
MUST_MOVE: Final[i64] = 82
SWITCHED_OFF: Final[i64] = 83
ORDER_CHANGED: Final[i64] = 84
NOT_YOUR_TURN: Final[i64] = 85
ON_A_REEF: Final[i64] = 86
NO_SUCH_ACTION: Final[i64] = 87
SHOT_NUMBER: Final[i64] = 88
NO_EDGE: Final[i64] = 120
OTHER_EDGE: Final[i64] = 121
EDGE_TOO_FAR: Final[i64] = 122
FORT_SHUT: Final[i64] = 123
ROYAL_FORT: Final[i64] = 124
NOT_IN_ZONE: Final[i64] = 125
NO_SUCH_KIND: Final[i64] = 126
NO_BUDGET: Final[i64] = 127
NONE_LEFT: Final[i64] = 128
NOTHING_CHOSEN: Final[i64] = 129
NO_SUCH_TILE: Final[i64] = 130
NEAR_A_FORT: Final[i64] = 131
NEAR_A_ZONE: Final[i64] = 132
NO_SKIPPING: Final[i64] = 133
CUTS_OFF: Final[i64] = 134
NOT_YET_HERE: Final[i64] = 135
REPAIR_KEEPS: Final[i64] = 89
FRESH_FROM_REPAIR: Final[i64] = 90
SLOWED_TO_NOTHING: Final[i64] = 91
TOO_FAR_IN_CALM: Final[i64] = 92
ENEMY_STORE: Final[i64] = 93
NOBODYS_STORE: Final[i64] = 94
NO_STORM_SHOTS: Final[i64] = 95
NO_LONG_COURSE: Final[i64] = 96

# Events; the figures a, b, c, d in brackets.
E_ORDER_DIE: Final[i64] = 1  # (die)
E_ORDER: Final[i64] = 2  # (place from 1)
E_REEF: Final[i64] = 3  # (cell)
E_PLACED: Final[i64] = 4  # (ship, cell)
E_MINE_LAID: Final[i64] = 5  # (cell, order), -1 for others
E_WIND: Final[i64] = 6  # (round, direction, strength)
E_TURN: Final[i64] = 7  # (round)
E_MOVED: Final[i64] = 8  # (ship, from, to, course)
E_DRIFTED: Final[i64] = 9  # (ship, from, to, course)
E_REEF_HIT: Final[i64] = 10  # (ship, damage, cell)
E_FIRED: Final[i64] = 11  # (unit, target, shots)
E_SHOT_DIE: Final[i64] = 12  # (die)
E_HIT: Final[i64] = 13  # (target, damage, hull left)
E_MISSED: Final[i64] = 14  # (target)
E_SUNK: Final[i64] = 15  # (ship, cell)
E_PEARLS_FALL: Final[i64] = 16  # (cell, pearls)
E_PEARLS_LOST: Final[i64] = 17  # (cell, pearls)
E_FORT_RUINED: Final[i64] = 18  # (fort)
E_CONVERTED: Final[i64] = 19  # (ship, due round)
E_EXPLODED: Final[i64] = 20  # (ship, cell, damage)
E_REPAIR_BEGUN: Final[i64] = 21  # (ship, fort)
E_REPAIR_ENDED: Final[i64] = 22  # (ship)
E_REPAIRED: Final[i64] = 23  # (ship, damage left)
E_REPAIR_CANCELLED: Final[i64] = 24  # (ship)
E_WORK_BEGUN: Final[i64] = 25  # (fort, ship, ship)
E_WORK_ENDED: Final[i64] = 26  # (fort, 1 = restoration lost)
E_FORT_REPAIRED: Final[i64] = 27  # (fort, damage left)
E_RESTORED: Final[i64] = 28  # (fort)
E_BOARDING: Final[i64] = 29  # (ship, target)
E_STORMING: Final[i64] = 30  # (ship, fort)
E_DEFENDING: Final[i64] = 31  # (ship, fort)
E_FIGHT_DIE: Final[i64] = 32  # (unit, die, points)
E_SCORES: Final[i64] = 33  # (attacker, defender)
E_TIE: Final[i64] = 34
E_WON: Final[i64] = 35  # (hull points to share)
E_GIVEN: Final[i64] = 36  # (unit, hull)
E_CAPTURED: Final[i64] = 37  # (ship, from)
E_FORT_CAPTURED: Final[i64] = 38  # (fort, from or -1)
E_STOWED: Final[i64] = 39  # (from, to)
E_TAKEN: Final[i64] = 40  # (ship, cell)
E_TAKEN_FORT: Final[i64] = 41  # (ship, fort)
E_UNLOADED: Final[i64] = 42  # (ship, fort, pearls there)
E_FORT_GIVEN: Final[i64] = 43  # (fort, to)
E_OFFERED: Final[i64] = 44  # (ship, fort)
E_WITHDRAWN: Final[i64] = 45  # (ship)
E_MINE: Final[i64] = 46  # (cell, ship, damage)
E_OUT: Final[i64] = 47  # (why, as below)
E_FORT_INHERITED: Final[i64] = 48  # (fort, to or -1)
E_CLOCK: Final[i64] = 49  # (turns counted, of)
E_ARRIVED: Final[i64] = 50  # (ship, fort)
E_REMOVED: Final[i64] = 51  # (ship, cell)
E_ORDER_GIVEN: Final[i64] = 52  # (cell, order): to the owner alone
E_ROUND_OVER: Final[i64] = 53
E_LEFT: Final[i64] = 80  # (ship, cell, course)
E_POINTS: Final[i64] = 81  # (points, total)
E_CAME: Final[i64] = 82  # (ship, cell)
E_OPENED: Final[i64] = 83  # (fort)
E_SHUT: Final[i64] = 84  # (fort)
E_WEATHER: Final[i64] = 85
E_CARGO: Final[i64] = 86  # (cell)
E_SAID: Final[i64] = 87  # (the event's number in the file)
E_CHOSEN: Final[i64] = 88  # (kind)
E_ISLAND: Final[i64] = 89  # (cell)
E_NO_ISLAND: Final[i64] = 90
E_REACHED: Final[i64] = 91  # (ship, cell)
E_NO_MORE_MINES: Final[i64] = 54  # (cards left over)
E_QUIET: Final[i64] = 55  # (quiet rounds so far, rounds until the game stops)

# Why a player is out.
NO_SHIPS: Final[i64] = 0
OUT_OF_TIME: Final[i64] = 1  # the fort clock
GAVE_LAST_FORT: Final[i64] = 2
RESIGNED: Final[i64] = 3
MET_LOSS: Final[i64] = 4  # a loss that the scenario names

# What a random number is for.
C_ORDER: Final[i64] = 1
C_DIRECTION: Final[i64] = 2
C_STRENGTH: Final[i64] = 3
C_SHOT: Final[i64] = 4
C_ATTACK: Final[i64] = 5
C_DEFENCE: Final[i64] = 6
C_SECTOR: Final[i64] = 7  # of a vane whose directions are not equal
C_FORCE: Final[i64] = 8  # of a scenario's own weather

# How a game ended.
RUNNING: Final[i64] = 0
BY_DELIVERY: Final[i64] = 1
BY_LAST_AFLOAT: Final[i64] = 2
BY_MOST_PEARLS: Final[i64] = 3
BY_LOSING_TOGETHER: Final[i64] = 4
BY_ARRIVAL: Final[i64] = 5
BY_WRECK: Final[i64] = 6
BY_QUIET: Final[i64] = 7
BY_ROUNDS: Final[i64] = 8
BY_FORTS: Final[i64] = 9
BY_DRAW: Final[i64] = 10
BY_GOAL: Final[i64] = 13
BY_LADDER: Final[i64] = 14

# What an option of hits means (R5.7, Q30).
HITS_STANDARD: Final[i64] = 0
HITS_EVEN: Final[i64] = 1
HITS_EVEN_CLOSE: Final[i64] = 2
