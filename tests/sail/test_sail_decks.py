"""Decks of owners: each op does exactly what docs/decks.md says, with its value and target, or the file is refused."""

import json
import re
from pathlib import Path

import pytest

from quarterdeck import i18n
from quarterdeck.games.sail import deck_check
from quarterdeck.games.sail.cards import OPS, TARGETS, standard
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.ops import USES
from quarterdeck.games.sail.rules.game import SailState

from .moves import keys, legal, play, refusal, starting
from .sea import at, card, phase, sea, ships, view

rule = pytest.mark.rule
PAGE = Path("docs/decks.md").read_text("utf-8")
FLEETS = ("0L H8 N 1", "0F P8 N 1", "1L A8 N", "1F A10 N")


def deck(ops: str) -> str:
    """A file whose only situation card does this; its winds are ours."""
    return f'game = "sail"\n[[situation]]\nid = "X"\ntitle = {{ en = "x" }}\ntext = {{ en = "x" }}\nops = [{ops}]\n'


def drawn(ops: str, *fleet: str, rules: int = 2, **more: object) -> SailState:
    """The card is drawn and carried out as far as nothing is asked."""
    content = deck(ops)
    assert game.check_file("deck", content) == []
    state = sea(*(fleet or FLEETS), files={"deck": content}, card="S01", rules=rules, **more)  # type: ignore[arg-type]
    assert state.audit() == ""
    return state


@rule("sail:A11", "sail:A56")
def test_masts_come_back_up_to_the_value_to_the_holes_and_to_the_pool() -> None:
    op = '{ op = "restoreMast", target = "ownChoose", value = 2 }'
    assert at(play(drawn(op), "choose H8"), "H8") == "0L N 3"
    assert at(play(drawn(op), "choose P8"), "P8") == "0F N 2"
    assert at(play(drawn(op, rules=1), "choose H8"), "H8") == "0L N 2", "old tables: one"
    all_of_them = drawn('{ op = "restoreMast", target = "ownAll", value = 2 }')
    assert (at(all_of_them, "H8"), at(all_of_them, "P8")) == ("0L N 3", "0F N 2")


@rule("sail:A11", "sail:A14")
def test_masts_are_lost_as_the_value_says_and_never_the_last() -> None:
    op = '{ op = "loseMast", target = "enemyChoose", value = 2 }'
    assert at(play(drawn(op), "choose A8"), "A8") == "1L N 1"
    assert at(play(drawn(op), "choose A10"), "A10") == "1F N 1"
    assert at(play(drawn(op, rules=1), "choose A8"), "A8") == "1L N 2"
    assert keys(drawn('{ op = "loseMast", target = "ownAll" }')) == keys(drawn('{ op = "none" }'))


@rule("sail:A11")
def test_ships_drift_as_far_as_the_value_says_while_the_sea_is_free() -> None:
    free, blocked = ("0L H8 N 1", "1L A8 N"), ("0L H8 N 1", "1F H6 N", "1L A8 N")  # the wind blows to the north
    op = '{ op = "drift", target = "ownAll", value = 3 }'
    assert at(drawn(op, *free), "H5") == "0L N 1"
    assert at(drawn(op, *blocked), "H7") == "0L N 1"
    assert at(drawn(op, *free, rules=1), "H7") == "0L N 1"


@rule("sail:A11", "sail:A70b")
def test_as_many_fortress_cards_are_turned_as_the_value_says_one_by_one() -> None:
    flips = drawn('{ op = "fortFlip", target = "ownChoose", value = 2 }')
    after = play(flips, "card A1")
    assert phase(after) == "choose-work"
    after = play(after, "card B1")
    assert phase(after) == "command"
    assert [card(after, name).up for name in ("A1", "B1", "C1")] == [False, False, True]
    assert phase(play(drawn('{ op = "fortFlip", target = "ownChoose", value = 2 }', rules=1), "card A1")) == "command"
    restored = drawn('{ op = "fortRestore", target = "ownChoose", value = 5 }', flipped=("B1", "C1"))
    assert phase(restored) == "choose-work"
    assert all(one.up for one in view(play(restored, "card B1")).cards), "the last one needs no choice"
    assert phase(drawn('{ op = "fortRestore", target = "ownChoose" }')) == "command"
    optional = drawn('{ op = "fortFlip", target = "ownChoose", value = 3, optional = true }')
    assert phase(play(optional, "card A1", "decline")) == "command"


@rule("sail:A11", "sail:A110")
def test_ranges_winds_and_boarders_are_changed_by_the_value() -> None:
    further = drawn('{ op = "rangeDelta", target = "ownAll", value = 3 }', "0L H16 N", "1L A8 N")
    assert view(play(further, "H16", "head N")).left == 8
    shorter = drawn('{ op = "rangeDelta", target = "ownAll", value = -3 }', "0L H16 N", "1L A8 N")
    assert view(play(shorter, "H16", "head N")).left == 2
    capped = drawn('{ op = "rangeCap", target = "ownAll", value = 2 }', "0L H16 N", "0F P8 N", "1L A8 N")
    assert view(play(capped, "H16", "head N")).left == 2
    turned = view(drawn('{ op = "windRotate", value = 4 }')).wind
    assert turned is not None
    assert turned.arrow == "S"
    boarders = drawn('{ op = "boardBonus", target = "ownAll", value = 3 }', "0F H8 N", "0B A16 N", "1F H7 N", "1B A9 N")
    boarded = play(boarders, "H8", "head N", "ahead", dice="13" * 2)
    assert "beaten" in keys(boarded)
    assert phase(boarded) == "prize"
    assert boarded.decider == 0, "1 and 3 against 3"


@rule("sail:A11")
def test_guns_and_crews_are_changed_for_those_who_are_meant() -> None:
    def marks(op: str) -> dict[str, tuple[str, ...]]:
        fleet = ("0L H8 N 3", "0F P8 N 1", "1L A8 N")
        return {cell: ship.marks for cell, ship in ships(drawn(op, *fleet)).items() if ship.marks}

    assert marks('{ op = "noFire", target = "ownAll" }') == {"H8": ("no-fire",), "P8": ("no-fire",)}
    assert marks('{ op = "noAct", target = "ownAll", filter = { minMasts = 2 } }') == {"H8": ("no-act",)}
    assert marks('{ op = "noAct", target = "ownAll", filter = { damaged = true } }') == {"P8": ("no-act",)}
    assert view(drawn('{ op = "noFire", target = "all" }')).fog
    loaded = drawn('{ op = "extraShot", target = "ownAll", value = 4 }')
    assert (ships(loaded)["H8"].port, ships(loaded)["P8"].port) == (7, 6)
    steady = drawn('{ op = "fireBonus", target = "ownAll", value = 7 }', "0L H8 N", "0F P8 N", "1L I8 N")
    assert "mast-lost" in keys(play(steady, "H8", "head N", "fire starboard 1", dice="16"))
    muted = play(drawn('{ op = "muteReply", target = "enemyChoose" }', "0L H8 N", "1L I8 N", "1F A9 N"), "choose I8")
    assert phase(play(muted, "H8", "head N", "fire starboard 1", dice="16")) == "fight"


@rule("sail:A11", "sail:A33")
def test_nobody_has_fewer_than_no_shots_left_when_a_card_gave_more() -> None:
    op = '{ op = "extraShot", target = "ownAll", value = 1 }'
    state = drawn(op, "0L H8 N", "1L I8 N", reset_per_round=True)
    four = ("fire starboard 1", "hold") * 4
    over = play(state, "H8", "head N", *four, "stop", dice="16" * 4)
    assert view(over).active == 1
    assert (ships(over)["H8"].port, ships(over)["H8"].starboard) == (3, 0)


@rule("sail:A11", "sail:A129")
def test_oars_are_for_ships_in_no_line() -> None:
    fleet = ("0L H8 N", "0F H9 N", "0B P8 N", "1L A8 N")
    state = drawn('{ op = "row", target = "ownChoose" }', *fleet, lines=["H8 H9"])
    assert ships(state)["P8"].marks == ("row",), "there is but one to choose"


@rule("sail:A11", "sail:A61")
def test_whoever_a_card_means_is_exempt_from_the_idle_test_and_nobody_else() -> None:
    op = '{ op = "noFire", target = "ownAll", filter = { minMasts = 3 }, idleExempt = true }'
    state = drawn(op, "0L C2 N", "0F D1 N", "0B P8 N", "1L H8 N")
    assert [line for line in keys(play(state, "end")) if line == "idle"] == ["idle"], "the frigate alone"
    assert "idle" not in keys(play(drawn(op, "0L C2 N", "0F D1 N", "0B P8 N", "1L H8 N", rules=1), "end"))


@rule("sail:A11")
def test_a_card_may_be_left_to_the_table() -> None:
    assert phase(drawn('{ op = "manual" }')) == "manual"
    assert {"done", "card A1"} <= legal(drawn('{ op = "manual" }'))
    assert phase(drawn('{ op = "none" }')) == "command"
    relocated = drawn('{ op = "relocate", target = "ownChoose", optional = true }')
    assert starting(relocated, "choose") == {"H8", "P8"}
    assert refusal(play(relocated, "choose H8"), "to A8") == "cell-taken"


# The file


def said(content: str, lang: str = "en") -> list[str]:
    return [i18n.line(lang, game, line) for line in game.check_file("deck", content)]


def test_every_mistake_is_told_at_once_with_its_line_and_the_nearest_word() -> None:
    content = deck('{ op = "losemast", target = "ownchoose" },\n{ op = "drift", target = "ownAll", valeu = 2 }')
    content += 'kind = "goood"\n[[wind]]\nid = "W"\nfrom = "N"\nforce = "fersh"\nrange = { N = 9 }\n'
    assert said(content) == [
        "Line 6: situation[1].ops[1].op is “losemast”. Did you mean “loseMast”? Possible: " + ", ".join(USES) + ".",
        "Line 7: “valeu” is no field here (situation[1].ops[2].valeu). Did you mean “value”? "
        "Possible: op, target, filter, place, onDie, value, optional, idleExempt.",
        "Line 8: situation[1].kind is “goood”. Did you mean “good”? Possible: good, bad, neutral.",
        "Line 12: wind[1].force is “fersh”. Did you mean “fresh”? Possible: light, fresh, strong.",
        "Line 13: wind[1].range has no number for NE, E, SE, S, SW, W, NW.",
        "Line 13: wind[1].range.N is 9, but it should be from 0 to 6.",
    ]
    assert said(content, "ru")[3].startswith("Строка 12: wind[1].force — «fersh». Может быть, «fresh»?")
    assert not re.search("[A-Za-z]{4,}", said("game = ", "ru")[0])


def test_what_an_op_cannot_do_without_is_asked_for() -> None:
    content = deck(
        '{ op = "muteReply" },\n{ op = "rangeSet", target = "all" },\n{ op = "rangeSet", target = "all", value = 3 }'
    )
    assert said(content) == [
        "Line 6: muteReply needs a target: enemyChoose.",
        "Line 7: rangeSet needs a value: 0.",
        "Line 8: value = 3, but rangeSet takes 0.",
    ]
    assert said(content, "ru")[:2] == [
        "Строка 6: действию muteReply нужно target: enemyChoose.",
        "Строка 7: действию rangeSet нужно value: 0.",
    ]


def test_a_file_without_a_game_is_told_so() -> None:
    assert said("") == ['The file does not say for which game it is: game = "sail" is missing.']
    assert said("", "ru") == ['В файле не сказано, для какой он игры: не хватает game = "sail".']


def test_the_lines_of_a_json_deck_are_those_of_its_cards() -> None:
    cards = [{"id": name, "title": {"en": name}, "text": {"en": name}, "kind": kind} for name, kind in
             (("A", "good"), ("B", "odd"))]  # fmt: skip
    content = json.dumps({"game": "sail", "situation": cards}, indent=1)
    (line,) = game.check_file("deck", content)
    assert content.splitlines()[int(line.args["line"]) - 1].strip() == '"id": "B",'


def test_the_page_on_decks_lists_every_op_with_its_targets_and_values() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|([^|]*)\|[^|]+\|$", PAGE.partition("\n## Ops\n")[2], re.MULTILINE)
    assert [op for op, _, _ in rows] == list(USES)
    for op, targets, values in rows:
        use = USES[op]
        assert tuple(re.findall(r"\w+", targets)) == use.targets
        numbers = tuple(map(int, re.findall(r"-?\d+", values.strip().removesuffix(", not 0"))))
        assert numbers == (() if use.values is None else use.values if len(set(use.values)) > 1 else use.values[:1]), op
    assert USES.keys() == OPS.keys() | {"manual"}
    assert {target for use in USES.values() for target in use.targets} == set(TARGETS)


def test_the_schema_knows_every_op_target_and_word() -> None:
    schema = deck_check.schema()["$defs"]
    assert schema["Op"]["properties"]["op"]["enum"] == list(USES)
    assert schema["Op"]["properties"]["target"]["enum"] == list(TARGETS)
    assert schema["SituationCard"]["properties"]["kind"]["enum"] == ["good", "bad", "neutral"]
    assert schema["WindCard"]["properties"]["force"]["enum"] == ["light", "fresh", "strong"]


def test_the_deck_to_begin_with_is_fine_and_ours_is_too() -> None:
    for content in (game.data("new-deck.toml"), standard()):
        assert game.check_file("deck", content) == []
        assert game.file_warnings("deck", content) == []
