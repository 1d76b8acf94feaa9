"""Sentences say players' own names where the game's texts fit them, and the seat's where nobody gave one."""

import pytest

from quarterdeck import i18n
from quarterdeck.games import find
from quarterdeck.server.telling import entries_of, prompt_of
from quarterdeck.table import Seat, Table


def opened(game: str, *names: str, **options: object) -> Table:
    found = find(game)
    seats = tuple(Seat("here", name) for name in names)
    return Table.open(found, found.setup(len(names), options), seats, seed=1)


@pytest.mark.parametrize(
    ("lang", "log", "wait"),
    [
        ("en", "Anna lays ship", "Anna is thinking."),
        ("ru", "Anna: корабль", "Сейчас решает другой игрок: Anna."),
    ],
)
def test_prompt_and_log_say_the_names_of_players(lang: str, log: str, wait: str) -> None:
    table = opened("lords", "Anna", "Boris", first_player="light")
    prompt = prompt_of(table, 1)
    assert i18n.line(lang, table.game, prompt) == wait
    table.play(next(action for action in table.legal_actions(0) if action.kind == "lay"), 0)
    laid = next(event for entry in entries_of(table, 1, 0) for event in entry.events if event.key == "laid")
    assert i18n.say(lang, table.game, "event-laid", laid.args).startswith(log)


@pytest.mark.parametrize("game", ["admiral", "sail"])
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_whoever_has_a_name_is_never_a_colour(game: str, lang: str) -> None:
    table = opened(game, "Anna", "Boris", **({"turn_order": "seats"} if game == "admiral" else {}))
    seat = table.pending[0]
    waited = prompt_of(table, 1 - seat)
    assert table.seats[seat].name in i18n.line(lang, table.game, waited)
    for _ in range(12):
        table.play(table.legal_actions(table.pending[0])[0], table.pending[0])
    lines = [event for entry in entries_of(table, 1, 0) for event in entry.events]
    said = [i18n.say(lang, table.game, f"event-{line.key}", line.args) for line in lines]
    colours = [i18n.say(lang, table.game, f"seat-{name}") for name in (table.game.facts.seat_names or "12")[:2]]
    assert any("Anna" in line or "Boris" in line for line in said), said
    assert not any(colour in line for line in said for colour in colours), said


def test_without_a_name_the_fleet_is_named() -> None:
    table = opened("lords", "", "", first_player="light")
    assert i18n.line("en", table.game, prompt_of(table, 1)) == "Blue is thinking."


def test_what_a_table_keeps_names_seats_only() -> None:
    """Names may change, and old tables must tell the same."""
    table = opened("fleet", "Anna", "Boris")
    assert all("Anna" not in event.args.values() for event in table.events)
