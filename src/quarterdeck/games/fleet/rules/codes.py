"""The small numbers of the rules: sections, faces, steps, tasks, actions, reasons, events, chance labels.

They are written into replays' checksums and position texts: new ones get new numbers, old ones keep theirs.
"""

from typing import Final, NewType

from mypy_extensions import i64

RULES: Final[i64] = 1  # the number of the rules: grows with every fix and every new option (docs/contract.md)

# A constant of these types is a plain number, which the compiler folds in; mypy is told so in pyproject.toml.
Section = NewType("Section", i64)  # of a sheet: a boat column (and its type), a Harbor ship, a building of the Wharf
Face = NewType("Face", i64)  # of a die; 0 to 4 are the five types, as sections
Slot = NewType("Slot", i64)  # a boat's place on a sheet
Bonus = NewType("Bonus", i64)  # a place in the edition's list of King Crab bonuses; -1 where none is meant

# Sections of a sheet. 0 to 4 are the boat columns (and the five types), 5 to 9 the Harbor, 10 to 17 the Wharf.
SHRIMP: Final[Section] = 0
COD: Final[Section] = 1
LOBSTER: Final[Section] = 2
SWORDFISH: Final[Section] = 3
OYSTER: Final[Section] = 4
CRAB: Final[Section] = 5
CLUB: Final[Section] = 6
RESEARCH: Final[Section] = 7
BARGE: Final[Section] = 8
KAYAK: Final[Section] = 9
CASINO: Final[Section] = 10
BANK: Final[Section] = 11
SALVAGE: Final[Section] = 12
TACKLE: Final[Section] = 13
CANNERY: Final[Section] = 14
SMOKEHOUSE: Final[Section] = 15
PUB: Final[Section] = 16
BUFFET: Final[Section] = 17
SECTIONS: Final[i64] = 18
TYPES: Final[i64] = 5
COLUMNS: Final[i64] = 0x1F  # as sets of sections
HARBOR: Final[i64] = 0x3E0
WHARF: Final[i64] = 0x3FC00

# What is printed in a box.
PLAIN: Final[i64] = 0
LICENCE_BOX: Final[i64] = 1  # [L]
BOAT_BOX: Final[i64] = 2  # [B]
EITHER_BOX: Final[i64] = 3  # [?]
ACTIVE_BOX: Final[i64] = 4  # [A], Harbor ships other than King Crab

# Faces of dice, after the five types.
THREE_COINS: Final[Face] = 5
HARBOR_FACE: Final[Face] = 6
WHARF_FACE: Final[Face] = 7
MARKET_FACE: Final[Face] = 8
FACES: Final[i64] = 9

# Boats of a sheet by slot: four a type, then the Harbor's. Research Vessels have no fish and only a count.
BOATS_A_TYPE: Final[i64] = 4
CRAB_BOAT: Final[Slot] = 20
BARGE_BOAT: Final[Slot] = 21
FIRST_KAYAK: Final[Slot] = 22
KAYAKS: Final[i64] = 8
BOATS: Final[i64] = 30

# Steps of a round.
START: Final[i64] = 0  # set-up: the start rolls are marked
BOAT: Final[i64] = 1  # each player's own die of the boat pool
BOAT_SHARED: Final[i64] = 2
INCOME: Final[i64] = 3
FISHING: Final[i64] = 4
TOWN: Final[i64] = 5
TOWN_SHARED: Final[i64] = 6
OVER: Final[i64] = 7

# Tasks: what one player has to decide on his sheet.
IDLE: Final[i64] = 0
TAKE_DIE: Final[i64] = 1
USE_DIE: Final[i64] = 2
SECOND_MARK: Final[i64] = 3  # of a shrimp die at level 3
STAR: Final[i64] = 4
EITHER: Final[i64] = 5  # licence or boat
CRAB_BONUS: Final[i64] = 6
OYSTER_CATCH: Final[i64] = 7  # the second fish, or a coin

# Kinds of actions; actions.py says what each is. One without an operand is its own place among `choices`.
MARK: Final[i64] = 1
TAKE: Final[i64] = 2
BONUS: Final[i64] = 3
CASH: Final[i64] = 18  # the coins of a 3-coins or Market face
AS_COIN: Final[i64] = 19
USE_SALVAGE: Final[i64] = 20
MARK_HEX: Final[i64] = 21
REROLL: Final[i64] = 22
DECLINE: Final[i64] = 23
LICENCE: Final[i64] = 24
LAUNCH: Final[i64] = 25
CATCH: Final[i64] = 26
SELL: Final[i64] = 27

# King Crab bonuses: what they count.
BY_FISH: Final[i64] = 0
BY_BOATS: Final[i64] = 1
BY_LICENCES: Final[i64] = 2
BY_WHARF: Final[i64] = 3
BY_FULL: Final[i64] = 4
BY_SECTION: Final[i64] = 5  # and above: the boats of section 0, 1 …

# Why not. 1 is the engine's "not your decision".
WRONG_PHASE: Final[i64] = 2
NOT_IN_POOL: Final[i64] = 3
SECTION_FULL: Final[i64] = 4
WRONG_SECTION: Final[i64] = 5  # the die does not mark there
NO_COINS_FACE: Final[i64] = 6
NO_SALVAGE: Final[i64] = 7
SALVAGE_USED_UP: Final[i64] = 8
NOTHING_OPEN: Final[i64] = 9
NO_BUFFET: Final[i64] = 10
NO_HEX_FACE: Final[i64] = 11
HEX_TAKEN: Final[i64] = 12
NO_CASINO: Final[i64] = 13
REROLLED_ALREADY: Final[i64] = 14
NOT_YOUR_DIE: Final[i64] = 15
BONUS_TAKEN: Final[i64] = 16
NO_SUCH_BONUS: Final[i64] = 17
COMPULSORY: Final[i64] = 18

# Events; the figures a, b, c, d in brackets.
E_START: Final[i64] = 1  # (type)
E_FIRST_PLAYER: Final[i64] = 2
E_ROUND: Final[i64] = 3  # (round, 1 = Captain Ruth is first)
E_ROLLED: Final[i64] = 4  # (face)
E_TAKEN: Final[i64] = 5  # (face)
E_REROLLED: Final[i64] = 6  # (old face, new face)
E_SHARED: Final[i64] = 7  # (face)
E_MARKED: Final[i64] = 8  # (section, box from 1)
E_LICENCE: Final[i64] = 9  # (type, level)
E_LAUNCHED: Final[i64] = 10  # (section, how many of it now)
E_COINS: Final[i64] = 11  # (marked, lost, stars)
E_AS_COIN: Final[i64] = 12  # (face)
E_CASH: Final[i64] = 13  # (face, coins, fish caught)
E_INCOME: Final[i64] = 14  # (base, lobster, cannery)
E_CAUGHT: Final[i64] = 15  # (fish, of them the barge's, 1 = private)
E_SECOND_FISH: Final[i64] = 16  # (1 = sold for a coin)
E_SWORDFISH: Final[i64] = 17  # (stars, coins)
E_BONUS: Final[i64] = 18  # (bonus kind, per; -1 none was left)
E_BUILT: Final[i64] = 19  # (section)
E_HEX: Final[i64] = 20  # (type, hexes now)
E_SALVAGE: Final[i64] = 21  # (uses left)
E_DECLINED: Final[i64] = 22  # (1 = a second shrimp mark, 0 = a star)
E_LOST: Final[i64] = 23  # (1 = a second shrimp mark, 0 = stars, how many)
E_RUTH_TAKES: Final[i64] = 24  # (face)
E_RUTH_SHARES: Final[i64] = 25  # (face)
E_CROSSED: Final[i64] = 26  # (section, box from 1)
E_STAR_CROSSED: Final[i64] = 27  # (coin box)
E_NOTHING_CROSSED: Final[i64] = 28
E_TOKENS: Final[i64] = 29  # (boat, Harbor, Wharf section)
E_SCORED: Final[i64] = 30  # (points, fish)
E_CONCEDED: Final[i64] = 31
E_STAR_MARKED: Final[i64] = 32  # (section, box from 1): by a star action

# What a random number is for; a die's label also carries its faces (dice.py).
C_START: Final[i64] = 1
C_FIRST_PLAYER: Final[i64] = 2
C_BOAT: Final[i64] = 3
C_TOWN: Final[i64] = 4
C_REROLL: Final[i64] = 5
LABELS: Final[i64] = 8

# How a game ended.
RUNNING: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_CATCH: Final[i64] = 2
SHARED_WIN: Final[i64] = 3
SOLO: Final[i64] = 4
BY_CONCESSION: Final[i64] = 5
