"""What helps at the table: what a mark would give, exact odds, real dice, undo up to the next roll."""

import pytest

from fleet.moves import play
from fleet.sheets import position, sheet
from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadNotation
from quarterdeck.games.base import Action, Odds
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState
from quarterdeck.table import Refused, Seat, Table


def offered(state: FleetState, text: str) -> Action:
    """A legal action by its notation."""
    actions = [game.action(state, state.nth_action(k)) for k in range(state.count_actions())]
    return next(action for action in actions if action.text == text)


def gives(state: FleetState, text: str, *names: str) -> tuple[object, ...]:
    return tuple(offered(state, text).args[name] for name in names)


def sentence(state: FleetState, text: str, lang: str = "en") -> str:
    action = offered(state, text)
    return i18n.say(lang, game, f"action-{action.kind}", action.args)


# What a mark would give


def test_a_mark_says_beforehand_what_its_box_gives() -> None:
    own = sheet({"cod": 7, "lobster": 2, "club": 1, "crab": 2}, either={"cod": "LB"}, coins=3)
    town = play(position(own, sheet(), step="town", pool="harbor lobster wharf"), "take harbor")
    assert gives(town, "mark kayak", "gives", "coins", "stars") == ("boat", 2, 1)
    assert gives(town, "mark club", "gives", "fish") == ("club", 2)
    assert gives(town, "mark crab", "gives", "points") == ("bonus", 5)
    assert gives(town, "mark barge", "gives", "left") == ("plain", 1)
    boat = play(position(own, sheet(), step="town", pool="harbor lobster wharf"), "take lobster")
    assert sentence(boat, "mark lobster") == "Lobster, box 3: launches a boat, coins +2, stars +1, points +1"
    assert sentence(boat, "mark lobster", "ru") == "Лобстер, клетка 3: лодка на воду, монеты +2, звёзды +1, очки +1"


def test_a_building_says_how_far_it_is() -> None:
    town = play(position(sheet({"pub": 2, "casino": 1}), sheet(), step="town", pool="wharf cod harbor"), "take wharf")
    assert gives(town, "mark pub", "gives", "left") == ("part", 1)
    assert gives(town, "mark casino", "gives", "points") == ("built", 2)


def test_dice_and_coins_say_what_they_bring() -> None:
    state = position(sheet({"shrimp": 5, "oyster": 4}, coins=1), sheet(), pool="shrimp coins oyster")
    assert gives(state, "take shrimp", "gives", "level") == ("any", 2)
    assert gives(state, "take coins", "gives", "coins") == ("cash", 3)
    assert gives(state, "take oyster", "gives") == ("either",)
    assert gives(play(state, "take coins"), "coins", "coins", "stars") == (3, 1)
    assert gives(play(state, "take coins"), "coin", "coins", "stars") == (1, 0)


HARBOR = {"crab": 5, "club": 6, "research": 3, "barge": 2, "kayak": 2}


@pytest.mark.rule("fleet:Q28")
@pytest.mark.parametrize(
    ("marks", "instead"),
    [
        ({}, "only a coin"),
        ({"salvage": 2}, "a coin, or a star by the Salvage"),
        ({"casino": 2}, "a coin, or another roll by the Casino"),
        ({"casino": 2, "salvage": 2}, "a coin, or one of your buildings"),
    ],
)
def test_a_die_with_nothing_left_to_mark_promises_no_box(marks: dict[str, int], instead: str) -> None:
    state = position(sheet(HARBOR | marks, bonus="fish"), sheet(), step="town", pool="harbor cod wharf")
    assert sentence(state, "take harbor") == f"Take Harbor: nothing left to mark, {instead}"
    full = dict.fromkeys(("shrimp", "cod", "lobster", "swordfish", "oyster"), 9)
    either = dict.fromkeys(full, "LLB")
    columns = position(sheet(full | marks, either=either), sheet(), pool="shrimp cod coins")
    assert sentence(columns, "take shrimp").endswith(f"nothing left to mark, {instead}"), "a licence opens no column"


def test_saying_it_changes_nothing() -> None:
    state = play(position(sheet({"club": 1, "kayak": 1}), sheet(), step="town", pool="harbor cod wharf"), "take harbor")
    before, events = state.position(), len(state.events or [])
    for k in range(state.count_actions()):
        game.action(state, state.nth_action(k))
    assert (state.position(), len(state.events or [])) == (before, events)


# Odds


def odds(state: FleetState, text: str) -> Odds | None:
    return game.odds(state, game.parse(state, text))


def test_a_reroll_shows_every_face_with_its_chance() -> None:
    town = play(position(sheet({"casino": 2}), sheet(), step="town", pool="harbor cod wharf"), "take harbor")
    chances = odds(town, "reroll")
    assert chances is not None
    faces = {str(line.args["face"]): chance for line, chance in chances.outcomes}
    assert faces == pytest.approx({"@face-harbor": 1 / 3, "@face-wharf": 1 / 3, "@face-market": 1 / 3})
    assert chances.expected["coins"] == pytest.approx(2 / 3)
    boat = play(position(sheet({"casino": 2}), sheet(), pool="shrimp cod cod"), "take cod")
    chances = odds(boat, "reroll")
    assert chances is not None
    assert [chance for _, chance in chances.outcomes] == pytest.approx([1 / 6] * 6)
    for line, _ in chances.outcomes:
        assert i18n.line("en", game, line) != line.key


def test_taking_a_die_shows_the_odds_only_with_a_casino() -> None:
    assert odds(position(sheet(), sheet(), pool="shrimp cod cod"), "take cod") is None
    assert odds(position(sheet({"casino": 2}), sheet(), pool="shrimp cod cod"), "take cod") is not None


@pytest.mark.parametrize("players", [2, 4])
def test_the_market_shows_how_often_it_comes_up_in_the_next_roll(players: int) -> None:
    sheets = [sheet() for _ in range(players)]
    pool = " ".join(["market", "cod", *["wharf"] * (players - 1)])
    state = play(position(*sheets, step="town", pool=pool, round=3), "take market")
    chances = odds(state, "market")
    assert chances is not None
    assert sum(chance for _, chance in chances.outcomes) == pytest.approx(1.0)
    assert chances.outcomes[0][1] == pytest.approx((2 / 3) ** players)
    assert chances.expected["market-dice"] == pytest.approx(players / 3)
    last = play(position(*sheets, step="town", pool=pool, round=10), "take market")
    assert odds(last, "market") is None, "there is no roll to come"


# Real dice


def test_real_dice_are_typed_by_their_faces() -> None:
    table = Table.open(game, game.setup(2, {}), [Seat("here"), Seat("here")], dice="typed")
    asked = []
    for face in ("coins", "cod", "lobster", "2", "shrimp", "cod", "Oyster"):
        assert table.needs is not None
        asked.append(table.needs.label)
        table.answer(face)
    assert asked == ["chance-start"] * 3 + ["chance-first-player"] + ["chance-boat"] * 3
    assert table.needs is None
    assert table.pending == (1,)
    assert {action.text for action in table.legal_actions(1)} == {"take shrimp", "take cod", "take oyster"}


def test_a_face_that_is_not_on_the_die_is_refused_and_nothing_is_lost() -> None:
    table = Table.open(game, game.setup(2, {}), [Seat("here"), Seat("here")], dice="typed")
    with pytest.raises(BadNotation) as refused:
        table.answer("harbor")
    assert "shrimp" in str(refused.value.params["expected"])
    table.answer("cod")
    assert table.needs is not None


def test_a_whole_game_can_be_played_with_typed_dice() -> None:
    table = Table.open(game, game.setup(1, {}), [Seat("here")], dice="typed")
    chance = Chance(3)
    while not table.over:
        if table.needs is not None:
            table.answer(table.needs.choices[chance.below(len(table.needs.choices))])
            continue
        actions = table.legal_actions(0)
        table.play(actions[chance.below(len(actions))], 0)
    assert table.result is not None
    assert table.result.ended == "solo"


# Undo


def test_undo_goes_back_inside_ones_own_decisions_up_to_the_roll() -> None:
    table = Table.open(game, game.setup(2, {"first_player": "1"}), seed=4)
    before = table.position()
    first = table.legal_actions(0)[0]
    table.play(first, 0)
    table.play(table.legal_actions(0)[0], 0)
    table.undo(0)
    table.undo(0)
    assert table.position() == before


def test_undo_never_crosses_a_reroll() -> None:
    state = play(position(sheet({"casino": 2}), sheet(), pool="cod shrimp lobster"), "take cod")
    table = Table.open(game, game.setup(2, {}), seed=1, position=state.position())
    table.play("reroll", 0)
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.code == "undo-barrier"
