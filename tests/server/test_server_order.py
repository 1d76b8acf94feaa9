"""Age of Sail: the winner's order goes with him to the next game at the same table (L13 to L15, A104, A108)."""

import random

import pytest
from server_clients import Json, Person, Socket

from quarterdeck.games import find

HEADINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def orders(state: Json) -> list[bool]:
    """Which seat holds the order."""
    return [bool(player["order"]) for player in state["view"]["players"]]


Pair = tuple[Socket, Socket]


def sit_down(anna: Person, boris: Person, table: str) -> Pair:
    """Both at their table: whoever sits at seat 0 first."""
    sockets = [person.sit_at(table, 0) for person in (anna, boris)]
    for socket in sockets:
        socket.until(0)
    sockets.sort(key=lambda socket: int(socket.state["seat"]))
    return sockets[0], sockets[1]


def begin(anna: Person, boris: Person, **more: object) -> Pair:
    table = anna.table("sail", "here", "link", **more)
    boris.claim(table, 1)
    return sit_down(anna, boris, table["id"])


def resign(at: Pair, loser: int) -> None:
    """The game ends by a resignation."""
    version = at[loser].version
    assert at[loser].ask("resign", at=version, seat=loser)["type"] == "ack"
    for socket in at:
        assert socket.until(version + 1)["result"]["returns"][loser] == 0.0


def rematch(anna: Person, boris: Person, at: Pair) -> Pair:
    """The next game at the same table, everybody one seat further."""
    return sit_down(anna, boris, anna.post(f"/api/tables/{at[0].table}/rematch", status=201)["id"])


@pytest.mark.rule("sail:L13", "sail:A108")
def test_the_only_winner_holds_the_order_in_the_next_game_wherever_he_sits_and_then_it_is_awarded_anew(
    anna: Person, boris: Person
) -> None:
    first = begin(anna, boris)
    assert orders(first[0].state) == [False, False]
    resign(first, loser=0)
    second = rematch(anna, boris, first)
    assert orders(second[0].state) == [True, False], "the winner of seat 1 sits at seat 0 now"
    resign(second, loser=0)
    third = rematch(anna, boris, second)
    assert orders(third[1].state) == [True, False], "the other one has won it"
    third[0].ask("draw", at=0, seat=0, answer="offer")
    third[1].until(1)
    assert third[1].ask("draw", at=1, seat=1, answer="accept")["type"] == "ack"
    assert third[0].until(2)["result"]["ended"] == "draw-agreed"
    fourth = rematch(anna, boris, third)
    assert orders(fourth[0].state) == [False, False], "nobody won: back to the box"


@pytest.mark.rule("sail:L14", "sail:A108")
def test_the_holder_sails_a_cell_further_in_the_next_game_and_the_other_does_not(anna: Person, boris: Person) -> None:
    first = begin(anna, boris, options={"situations": False})
    resign(first, loser=0)
    second = rematch(anna, boris, first)
    chance = random.Random(1)
    seen = set()
    for _ in range(200):
        view = second[0].state["view"]
        if view["phase"] == "fight" and view["left"]:
            seat = view["active"]
            ship = next(one for one in view["ships"] if one["cell"] == view["ship"])
            number = view["wind"]["numbers"][HEADINGS.index(ship["heading"])]
            if second[0].entries[-1]["events"][-1]["key"] == "heading":
                assert view["left"] == number + (1 if seat == 0 else 0)
                seen.add(seat)
        if seen == {0, 1}:
            return
        version = second[0].version
        second[view["decider"]].play_any(chance)
        for socket in second:
            socket.until(version + 1)
    raise AssertionError(f"only {seen} set sail")


def test_a_deck_of_the_owners_is_played_with(anna: Person) -> None:
    content = find("sail").data("new-deck.toml")
    table = anna.table("sail", "here", "here", files={"deck": content})
    socket = anna.sit_at(table["id"], 0)
    view = socket.until(0)["view"]
    assert view["wind"]["id"] == "W1"
    assert view["situation"]["id"] in ("S1", "S2")
    spoilt = {"game": "sail", "seats": [{"kind": "here"}] * 2, "files": {"deck": content.replace("fresh", "fersh")}}
    refused = anna.post("/api/tables", spoilt, 400)
    assert (refused["code"], refused["params"]["line"]) == ("file-choice", 9)
