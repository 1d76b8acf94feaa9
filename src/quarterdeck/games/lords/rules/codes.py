"""The small numbers of the rules: effects, phases, action kinds, reasons, events, chance labels.

They are written into replays' checksums and position texts: new ones get new numbers, old ones keep theirs.
"""

from typing import Final

from mypy_extensions import i64

RULES: Final[i64] = 2  # the number of the rules: grows with every fix and every new option (docs/contract.md)

# Effects. 1 to 6 are printed on cells, 2, 4 and 7 to 10 on ships, the rest on mercenaries.
NONE: Final[i64] = 0
POINT: Final[i64] = 1
STRAIGHT: Final[i64] = 2
DIAGONAL: Final[i64] = 3
REPAIR: Final[i64] = 4
MINE: Final[i64] = 5
EXTRA: Final[i64] = 6
COIN: Final[i64] = 7
SHIELD: Final[i64] = 8
CLEAR: Final[i64] = 9
REPEAT: Final[i64] = 10
RECRUIT: Final[i64] = 11
MINELAYER: Final[i64] = 12
BROADSIDE: Final[i64] = 13
TWIN_HORIZONTAL: Final[i64] = 14
TWIN_DIAGONAL: Final[i64] = 15
MINESWEEPER: Final[i64] = 16
BOARD: Final[i64] = 17
FLAGSHIP: Final[i64] = 18
BULWARK: Final[i64] = 19
COMMODORE: Final[i64] = 20

# Phases: whose name is the decision that is due.
ARRANGE: Final[i64] = 0
CHANGE: Final[i64] = 1
TURN: Final[i64] = 2
ORDER: Final[i64] = 3
SHOT: Final[i64] = 4
CHOOSE_REPAIR: Final[i64] = 5
CHOOSE_MINE: Final[i64] = 6
CHOOSE_SHIELD: Final[i64] = 7
CHOOSE_SWEEP: Final[i64] = 8
CHOOSE_RECRUIT: Final[i64] = 9
CHOOSE_FAKE: Final[i64] = 10
AFTER: Final[i64] = 11
OVER: Final[i64] = 12

# Kinds of actions; actions.py says what each is. FIRE to FAKE bear the number of the phase that asks for them.
LAY: Final[i64] = 1
BUY: Final[i64] = 2
FIRST: Final[i64] = 3
FIRE: Final[i64] = 4
FIX: Final[i64] = 5
DROP: Final[i64] = 6
GUARD: Final[i64] = 7
SWEEP: Final[i64] = 8
TAKE: Final[i64] = 9
FAKE: Final[i64] = 10
DECLINE: Final[i64] = 11
DONE: Final[i64] = 12
PLACE_BOARDS: Final[i64] = 13
MOVE_BOARD: Final[i64] = 14
KEEP: Final[i64] = 15

# Directions.
NORTH: Final[i64] = 0
NORTH_EAST: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH_EAST: Final[i64] = 3
SOUTH: Final[i64] = 4
SOUTH_WEST: Final[i64] = 5
WEST: Final[i64] = 6
NORTH_WEST: Final[i64] = 7

# Why not. 1 is the engine's "not your decision".
WRONG_PHASE: Final[i64] = 2
NOT_IN_HAND: Final[i64] = 3
OFF_BOARD: Final[i64] = 4
BATTLE_SHIP_THERE: Final[i64] = 5
NOT_ADJACENT: Final[i64] = 6
MUST_BOARD: Final[i64] = 7
NO_SUCH_MERCENARY: Final[i64] = 8
ALREADY_HIRED: Final[i64] = 9
TOO_DEAR: Final[i64] = 10
BOUGHT_ALREADY: Final[i64] = 11
BOARDING_SHIELDED: Final[i64] = 12
BOARDING_MERCENARY: Final[i64] = 13
BOARDING_OWN: Final[i64] = 14
NO_TARGET_THERE: Final[i64] = 15
WRONG_DIRECTION: Final[i64] = 16
NOT_BURNING: Final[i64] = 17
SHIP_ON_CELL: Final[i64] = 18
MINE_ON_CELL: Final[i64] = 19
NOT_OWN_BATTLE_SHIP: Final[i64] = 20
NO_MINE_THERE: Final[i64] = 21
NOT_IN_RESERVE: Final[i64] = 22
NOT_A_NEW_TOKEN: Final[i64] = 23
COMPULSORY: Final[i64] = 24
LAY_FIRST: Final[i64] = 25
NOT_ONE_BOARD: Final[i64] = 26
SAME_SEA: Final[i64] = 27
NO_ARRANGEMENT: Final[i64] = 28

# Events; the figures a, b, c, d in brackets.
E_FIRST_PLAYER: Final[i64] = 1
E_BOARDS_CHOSEN: Final[i64] = 2  # in secret
E_SEA_SHOWN: Final[i64] = 3
E_BOARD_MOVED: Final[i64] = 4
E_BOARDS_KEPT: Final[i64] = 5
E_LAID: Final[i64] = 6  # (number, cell)
E_HIRED: Final[i64] = 7  # (its effect, cell, cost)
E_BUILT_OVER: Final[i64] = 8  # (number, cell, whose)
E_BOARDED: Final[i64] = 9  # (number, cell)
E_POINT: Final[i64] = 10  # (cell)
E_COIN: Final[i64] = 11
E_SHOT: Final[i64] = 12  # (from, direction, target, 0 burns, 1 shield lost, 2 mercenary unhurt)
E_REPAIRED: Final[i64] = 13  # (number, cell, 1 = by a ship's effect)
E_MINED: Final[i64] = 14  # (cell)
E_TOKEN_LAID: Final[i64] = 15  # (cell) by the minelayer
E_FAKE_CHOSEN: Final[i64] = 16  # (cell), -1 for the opponent
E_SHIELDED: Final[i64] = 17  # (cell, 1 = the first player's shield)
E_SWEPT: Final[i64] = 18  # (cell, 1 = fake)
E_MINE_TAKEN: Final[i64] = 19  # (cell, 1 = fake, points it costs)
E_EXTRA: Final[i64] = 20  # (number), -1 for the opponent
E_RECRUITED: Final[i64] = 21  # (number), -1 for the opponent
E_DREW: Final[i64] = 22  # (number), -1 for the opponent
E_LOST_EFFECT: Final[i64] = 23  # (effect, what it lacks)
E_DECLINED: Final[i64] = 24  # (effect)
E_NO_CELL_EFFECT: Final[i64] = 25  # (cell)
E_LOCKED_OUT: Final[i64] = 26
E_SCORED: Final[i64] = 27  # (light, dark)
E_CONCEDED: Final[i64] = 28
E_LOOKED: Final[i64] = 29  # into his reserve

# What a lost effect lacks.
NO_TARGET: Final[i64] = 0
NO_SHIELDS: Final[i64] = 1
NO_MINES: Final[i64] = 2
NO_RESERVE: Final[i64] = 3

# What a random number is for.
C_ARRANGEMENT: Final[i64] = 1
C_FIRST_PLAYER: Final[i64] = 2
C_MERCENARY: Final[i64] = 3
C_HAND: Final[i64] = 4
C_DRAW: Final[i64] = 5
C_RESERVE: Final[i64] = 6
C_LOOK: Final[i64] = 7

# How a game ended.
RUNNING: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_COINS: Final[i64] = 2
BY_DRAW: Final[i64] = 3
BY_LOCK_OUT: Final[i64] = 4
BY_CONCESSION: Final[i64] = 5
