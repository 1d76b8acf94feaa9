"""Why not: each reason is the rules' own, and says what to do instead."""

import pytest

from quarterdeck import Table, i18n
from quarterdeck.errors import BadNotation, IllegalAction
from quarterdeck.games.base import Line
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.game import SailState

from .island import assault
from .moves import legal, play, told
from .sea import new, phase, sea

rule = pytest.mark.rule


def why(state: SailState, move: str) -> Line:
    line = game.refusal(state, game.parse(state, move))
    assert line is not None, f"{move} is legal"
    return spoken(line)


def clicked(state: SailState, target: str, *picked: str) -> Line:
    line = game.explain_click(state, target, frozenset(picked))
    assert line is not None
    return spoken(line)


def spoken(line: Line) -> Line:
    """The line, which has its words in both languages."""
    for lang in i18n.LANGUAGES:
        text = i18n.line(lang, game, line)
        assert "{" not in text
    return line


@rule("sail:L30", "sail:A18")
def test_once_it_sails_a_ship_keeps_its_heading() -> None:
    under_way = play(sea("0F H8 N", "0B A16 N", "1L P8 N"), "H8", "head N", "ahead")
    for line in (why(under_way, "head E"), clicked(under_way, "cell:J9"), clicked(under_way, "cell:J7")):
        assert (line.key, line.rules) == ("reason-heading-locked", ("L30", "A18"))
        assert line.args["heading"] == "@heading-N"


@rule("sail:L32", "sail:A22")
def test_a_course_of_0_may_be_pointed_to_and_not_sailed() -> None:
    state = play(sea("0F H8 N", "0B A16 N", "1L I8 N"), "H8")
    line = clicked(state, "cell:H10")  # the wind blows to the north
    assert (line.key, line.rules) == ("reason-into-the-wind", ("L32", "A22"))
    pointing = play(state, "head S")
    assert "fire port 1" in legal(pointing)
    assert why(pointing, "ahead").rules == ("L32", "A22")


@rule("sail:A70a", "sail:L65")
def test_a_crest_does_not_fire_and_an_enemys_gun_is_nobody_elses() -> None:
    state = sea("0L C2 N 2", "0B H8 N", "1F D3 N")
    assert why(state, "gun A1 D3").rules == ("A70a",)
    assert clicked(state, "cell:A1").key == "reason-crest-has-no-gun"
    assert clicked(state, "gun:O16").key == "reason-not-your-gun"
    opened = play(state, "H8")
    assert clicked(opened, "gun:O16").key == "reason-heading-first"
    assert why(opened, "repair O16").key == "reason-not-your-card"
    assert why(opened, "repair B1").key == "reason-not-in-repair-zone"


@rule("sail:L27", "sail:A16", "sail:A58")
def test_while_a_heading_is_chosen_every_click_has_a_reason() -> None:
    state = play(sea("0L C2 N 2", "0B H8 N", "1F D3 N"), "H8")
    assert clicked(state, "cell:C2").key == "reason-one-at-a-time"
    assert clicked(state, "cell:H8").key == "reason-heading-first"
    assert clicked(state, "cell:J9").key == "reason-off-course"
    assert why(state, "end").key == "reason-one-at-a-time"
    fighting = play(state, "head E", "ahead")
    assert why(fighting, "repair B1").rules == ("L62", "A58")
    leaving = play(sea("0F H8 N", "0F H9 N", "1L P8 N", lines=["H8 H9"]), "leave H8")
    assert clicked(leaving, "helm:S").key == "reason-no-step-there"


@rule("sail:L47", "sail:A36", "sail:L72")
def test_whoever_waits_for_an_answer_is_told_so() -> None:
    answering = play(sea("0L H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", dice="16")
    assert waiting(answering) == ("reply-first", ("L47", "A36"))
    reacting = play(sea("0F M14 E", "1B A16 N"), "M14", "head E", "ahead")
    assert phase(reacting) == "react"
    assert waiting(reacting) == ("guns-first", ("L72", "A120"))


def waiting(state: SailState) -> tuple[str, tuple[str, ...]]:
    """What the active player is told who does not wait."""
    table = Table.open(game, game.setup(2, {}), position=state.position(), seed=1)
    table.fill_nonces()
    with pytest.raises(IllegalAction) as refused:
        table.play("ahead", 0)
    spoken(Line(f"reason-{refused.value.code}", refused.value.params, refused.value.rules))
    return refused.value.code, refused.value.rules


@rule("sail:L41", "sail:L55", "sail:L64", "sail:L24", "sail:L70")
def test_a_lost_mast_cites_what_it_was_lost_to() -> None:
    shot = play(sea("0L H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", dice="61")
    fort = play(sea("0B H8 N", "1F D3 N"), "gun B1 D3", dice="661")
    boarded = play(sea("0F H8 N", "0B A16 N", "1L H7 N"), "H8", "head N", "ahead", dice="61" * 3)
    idle = play(sea("0L C2 N", "0B H8 N", "1F P8 N"), "end")
    card = play(sea("0F H8 N", "0L P8 N", "1L A8 N", card="S05"), "choose H8")
    causes = [causes_of(state) for state in (shot, fort, boarded, idle, card)]
    assert causes == [{("L41",)}, {("L41", "L70")}, {("L55",)}, {("L64", "A61")}, {("L24",)}]


def causes_of(state: SailState) -> set[tuple[str, ...]]:
    return {line.rules for line in told(state) if line.key == "mast-lost"}


@rule("sail:L87", "sail:A84", "sail:A131")
def test_pirates_are_told_where_their_ships_may_be_set_and_why_not_elsewhere() -> None:
    state = new(2, scenario="pirates")
    prompt = spoken(game.prompt(state, 1))
    assert (prompt.key, prompt.rules) == ("prompt-place-pirate", ("L87", "A84", "A131"))
    assert prompt.args == {"ship": "@hull-brig", "count": 3}
    assert why(state, "place H8 N").rules == ("L87",)
    assert why(state, "place P10 N").rules == ("L87", "A84")
    placed = play(state, "place A5 N")
    assert next(line for line in told(placed) if line.key == "placed").rules == ("L87", "A84", "A131")
    assert game.prompt(placed, 1).args["count"] == 2


@rule("sail:A106", "sail:A135", "sail:L105")
def test_placement_and_line_up_say_which_ship_is_next() -> None:
    free = new(2, placement="free")
    seat = free.decider
    assert spoken(game.prompt(free, seat)).args == {"ship": "@hull-line-ship", "count": 4}
    cell = next(iter(sorted(legal(free)))).split()[1]
    assert game.prompt(play(free, f"place {cell} N"), seat).args == {"ship": "@hull-frigate", "count": 3}
    lining = play(new(2, scenario="assault"), "island default", "edge north")
    assert spoken(game.prompt(lining, 1)).args == {"ship": "@hull-line-ship", "count": 12}
    assert game.action(lining, lining.nth_action(0)).args["ship"] == "@hull-line-ship"


@rule("sail:A85", "sail:A93")
def test_nobody_without_a_gun_is_told_to_fire_one() -> None:
    def fort(state: SailState) -> object:
        return spoken(game.prompt(state, state.active)).args["fort"]

    assert fort(sea("0L H8 N", "1F D3 N")) == "yes"
    assert fort(sea("0L P16 N", "1B A16 N", scenario="pirates")) == "no"
    assert fort(sea("0F P16 N", "1F A16 N", active=1, scenario="hunt")) == "no"
    assert fort(assault("1B P1 S", "1L O1 S")) == "no"
    assert fort(sea("0L H8 N", "1F D3 N", flipped=("B1", "C1", "A2", "B2", "A3"))) == "no"


@pytest.mark.parametrize(
    ("typed", "code", "near"),
    [("ahed", "sail-word", "ahead"), ("haed N", "sail-word", "head"), ("xyzzy", "sail-notation", ""),
     ("Z99", "sail-cell", ""), ("fire left 1", "sail-notation", "")],
)  # fmt: skip
def test_a_mistyped_word_is_called_that_and_the_nearest_is_offered(typed: str, code: str, near: str) -> None:
    with pytest.raises(BadNotation) as bad:
        game.parse(sea("0L H8 N", "1F D3 N"), typed)
    assert bad.value.code == code
    assert bad.value.params.get("near", "") == near
    spoken(Line(f"error-{code}", bad.value.params))


def test_all_lies_open_so_that_no_curtain_is_needed() -> None:
    assert not game.facts.curtain
