"""The tables between the rules' codes and the message ids that say them, with the rules behind each."""

from .rules import codes

EFFECTS = {
    codes.POINT: "point",
    codes.STRAIGHT: "straight",
    codes.DIAGONAL: "diagonal",
    codes.REPAIR: "repair",
    codes.MINE: "mine",
    codes.EXTRA: "extra",
    codes.COIN: "coin",
    codes.SHIELD: "shield",
    codes.CLEAR: "clear",
    codes.REPEAT: "repeat",
    codes.RECRUIT: "recruit",
    codes.MINELAYER: "minelayer",
    codes.BROADSIDE: "broadside",
    codes.TWIN_HORIZONTAL: "twin-horizontal",
}

# phase -> its name, rules of its prompt
PHASES: dict[int, tuple[str, tuple[str, ...]]] = {
    codes.ARRANGE: ("arrange", ("3", "63")),
    codes.CHANGE: ("change", ("64", "65")),
    codes.TURN: ("turn", ("12", "14")),
    codes.ORDER: ("order", ("13", "C14")),
    codes.SHOT: ("shot", ("27",)),
    codes.CHOOSE_REPAIR: ("repair", ("30",)),
    codes.CHOOSE_MINE: ("mine", ("31", "42")),
    codes.CHOOSE_SHIELD: ("shield", ("39",)),
    codes.CHOOSE_SWEEP: ("sweep", ("37",)),
    codes.CHOOSE_RECRUIT: ("recruit", ("51",)),
    codes.CHOOSE_FAKE: ("fake", ("D11",)),
    codes.AFTER: ("after", ("14",)),
    codes.OVER: ("over", ()),
}

# reason code -> message `reason-<key>`, rules
REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    1: ("not-your-decision", ("11",)),
    codes.WRONG_PHASE: ("wrong-phase", ("G7",)),
    codes.NOT_IN_HAND: ("not-in-hand", ("12",)),
    codes.OFF_BOARD: ("off-board", ("2",)),
    codes.BATTLE_SHIP_THERE: ("battle-ship-there", ("16",)),
    codes.NOT_ADJACENT: ("not-adjacent", ("17", "18", "22")),
    codes.MUST_BOARD: ("must-board", ("G4", "54")),
    codes.NO_SUCH_MERCENARY: ("no-such-mercenary", ("6",)),
    codes.ALREADY_HIRED: ("already-hired", ("6", "47")),
    codes.TOO_DEAR: ("too-dear", ("47",)),
    codes.BOUGHT_ALREADY: ("bought-already", ("14",)),
    codes.BOARDING_SHIELDED: ("boarding-shielded", ("51", "F4")),
    codes.BOARDING_MERCENARY: ("boarding-mercenary", ("F5", "50")),
    codes.BOARDING_OWN: ("boarding-own", ("51", "16")),
    codes.NO_TARGET_THERE: ("no-target-there", ("27", "C3")),
    codes.WRONG_DIRECTION: ("wrong-direction", ("25", "26", "C11")),
    codes.NOT_BURNING: ("not-burning", ("30",)),
    codes.SHIP_ON_CELL: ("ship-on-cell", ("42", "D1")),
    codes.MINE_ON_CELL: ("mine-on-cell", ("D2",)),
    codes.NOT_OWN_BATTLE_SHIP: ("not-own-battle-ship", ("39", "E4")),
    codes.NO_MINE_THERE: ("no-mine-there", ("37",)),
    codes.NOT_IN_RESERVE: ("not-in-reserve", ("51",)),
    codes.NOT_A_NEW_TOKEN: ("not-a-new-token", ("D11",)),
    codes.COMPULSORY: ("compulsory", ("C2",)),
    codes.LAY_FIRST: ("lay-first", ("12",)),
    codes.NOT_ONE_BOARD: ("not-one-board", ("64", "H2")),
    codes.SAME_SEA: ("same-sea", ("H2",)),
    codes.NO_ARRANGEMENT: ("no-arrangement", ("2", "3")),
}

# event code -> message `event-<key>`, names of its figures, rules
EVENTS: dict[int, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    codes.E_FIRST_PLAYER: ("first-player", (), ("9",)),
    codes.E_BOARDS_CHOSEN: ("boards-chosen", (), ("63", "H3")),
    codes.E_SEA_SHOWN: ("sea-shown", (), ("2",)),
    codes.E_BOARD_MOVED: ("board-moved", (), ("64", "65")),
    codes.E_BOARDS_KEPT: ("boards-kept", (), ("64", "9")),
    codes.E_LAID: ("laid", ("number", "cell"), ("12",)),
    codes.E_HIRED: ("hired", ("mercenary", "cell", "cost"), ("14", "47")),
    codes.E_BUILT_OVER: ("built-over", ("number", "cell", "owner"), ("20", "B1")),
    codes.E_BOARDED: ("boarded", ("number", "cell"), ("51", "F4")),
    codes.E_POINT: ("point", ("cell",), ("24",)),
    codes.E_COIN: ("coin", (), ("33",)),
    codes.E_SHOT: ("shot", ("from", "direction", "cell", "outcome"), ("27", "28")),
    codes.E_REPAIRED: ("repaired", ("number", "cell", "by"), ("30",)),
    codes.E_MINED: ("mined", ("cell",), ("31",)),
    codes.E_TOKEN_LAID: ("token-laid", ("cell",), ("51", "D11")),
    codes.E_FAKE_CHOSEN: ("fake-chosen", ("cell",), ("D7", "D11")),
    codes.E_SHIELDED: ("shielded", ("cell", "first"), ("34", "39")),
    codes.E_SWEPT: ("swept", ("cell", "fake"), ("37", "D8")),
    codes.E_MINE_TAKEN: ("mine-taken", ("cell", "fake", "penalty"), ("43",)),
    codes.E_EXTRA: ("extra", ("number",), ("32",)),
    codes.E_RECRUITED: ("recruited", ("number",), ("51", "H4")),
    codes.E_DREW: ("drew", ("number",), ("15",)),
    codes.E_LOST_EFFECT: ("lost-effect", ("effect", "lacks"), ("C1",)),
    codes.E_DECLINED: ("declined", ("effect",), ("C2",)),
    codes.E_NO_CELL_EFFECT: ("no-cell-effect", ("cell",), ("21",)),
    codes.E_LOCKED_OUT: ("locked-out", (), ("54", "G4")),
    codes.E_SCORED: ("scored", ("light", "dark"), ("62",)),
    codes.E_CONCEDED: ("conceded", (), ()),
    codes.E_LOOKED: ("looked", (), ("51", "H7")),
}
SHOT_OUTCOMES = (("burns", ("27", "28")), ("shield", ("40", "C9")), ("mercenary", ("50", "C7")))
LACKS = (("target", ("C1",)), ("shields", ("E1",)), ("mines", ("E2",)), ("reserve", ("G3",)))

CHANCES = {
    codes.C_ARRANGEMENT: "chance-arrangement",
    codes.C_FIRST_PLAYER: "chance-first-player",
    codes.C_MERCENARY: "chance-mercenary",
    codes.C_HAND: "chance-hand",
    codes.C_DRAW: "chance-draw",
    codes.C_RESERVE: "chance-reserve",
    codes.C_LOOK: "chance-look",
}

ENDS = {
    codes.BY_POINTS: ("points", ("62",)),
    codes.BY_COINS: ("coins", ("62", "A8")),
    codes.BY_DRAW: ("draw", ("A8",)),
    codes.BY_LOCK_OUT: ("lock-out", ("54",)),
    codes.BY_CONCESSION: ("concession", ()),
}
