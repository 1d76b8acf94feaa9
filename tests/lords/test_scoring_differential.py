"""The rules' scoring against the naive one, on positions rich in combinations."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lords.naive import best_score
from lords.sea import MERCENARIES, items, position, random_game, score, view
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.games.lords.rules.itemise import itemise
from quarterdeck.games.lords.rules.record import cell_name
from quarterdeck.games.lords.rules.scoring import total

MOST_SHIPS = 16  # a player's turns
MOST_SHIELDS = 7
MOST_CHOICES = 2_000  # assignments of mercenary numbers that the naive scorer is asked to try
CHOICES = dict.fromkeys(MERCENARIES, 2) | {"twin_h": 3, "twin_d": 3, "boarder": 3}
CHOICES |= {"flagship": 9, "bulwark": 9, "commodore": 9}

numbers = st.integers(1, 9)
gaps = st.just(["."])
runs = st.builds(
    lambda first, length, step: [str(first + i * step) for i in range(length) if 1 <= first + i * step <= 9],
    numbers,
    st.integers(2, 7),
    st.sampled_from([1, -1]),
)
sets = st.builds(lambda number, length: [str(number)] * length, numbers, st.integers(2, 4))
hirelings = st.sampled_from(MERCENARIES).map(lambda name: [name])
phrases = st.one_of(runs, sets, hirelings, gaps, numbers.map(lambda number: [str(number)]))
owners = st.sampled_from("LLLLLLLDDld")


@st.composite
def seas(draw: st.DrawFn) -> str:
    """A picture made of runs, sets, mercenaries and gaps in rows or columns, with no more of anything than there is."""
    along = draw(st.booleans())
    lines = []
    for length in [7] * 6 if along else [6] * 7:
        owner = draw(owners)
        line = [cell for phrase in draw(st.lists(phrases, min_size=1, max_size=4)) for cell in phrase]
        cells = [
            cell if cell == "." else (draw(owners) if draw(st.integers(0, 9)) == 0 else owner) + cell for cell in line
        ]
        lines.append((cells + ["."] * 7)[:length])
    rows = lines if along else [list(cells) for cells in zip(*lines, strict=True)]
    return only_what_there_is(rows, draw(st.integers(0, 2**32)))


def only_what_there_is(rows: list[list[str]], seed: int) -> str:
    """Leaves out fourth copies, seventeenth ships and second mercenaries, in random order; adds a few shields."""
    chance = Random(seed)
    places = [(row, column) for row in range(6) for column in range(7)]
    chance.shuffle(places)
    ships = {"L": "", "D": ""}
    hired: list[str] = []
    choices, shields = 1, 0
    for row, column in places:
        token = rows[row][column]
        if token == ".":
            continue
        owner, what = token[0].upper(), token[1:]
        if what in CHOICES:
            if what in hired or len(hired) == 5 or choices * CHOICES[what] > MOST_CHOICES:
                rows[row][column] = "."
                continue
            hired.append(what)
            choices *= CHOICES[what]
            rows[row][column] = owner + what  # a mercenary never burns
        elif ships[owner].count(what) == 3 or len(ships[owner]) == MOST_SHIPS:
            rows[row][column] = "."
            continue
        else:
            ships[owner] += what
        if rows[row][column][0].isupper() and shields < MOST_SHIELDS and chance.random() < 0.2:
            rows[row][column] += "+1"
            shields += 1
    return "\n".join(" ".join(cells) for cells in rows)


def agree(state: LordsState) -> None:
    """Total, itemised total and shown numbers are those of the naive scorer, for both players."""
    for seat in (0, 1):
        points, chosen = best_score(view(state), seat)
        assert total(state, state.side(seat)) == points
        assert score(state, seat) == points
        shown = {cell_name(cell): number for cell, number in itemise(state, state.side(seat)).numbers.items()}
        assert shown == chosen


@pytest.mark.rule("lords:55", "lords:56", "lords:57", "lords:58", "lords:59", "lords:60", "lords:61")
@pytest.mark.rule("lords:A2", "lords:A3", "lords:A4", "lords:A5", "lords:A6", "lords:A7", "lords:A10")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(picture=seas(), points=st.integers(0, 9), mines=st.integers(0, 5))
def test_scoring_is_what_full_enumeration_finds(picture: str, points: int, mines: int) -> None:
    agree(position(picture, turn=MOST_SHIPS, points=(points, 0), mines=(mines, 0)))


@pytest.mark.rule("lords:A10")
def test_so_it_is_at_every_end_of_random_games() -> None:
    for seed in range(60):
        *_, state = random_game(seed)
        agree(state)


def test_the_pictures_are_rich_enough_to_tell() -> None:
    """Of what the test above draws, most have combinations, many with mercenaries in them."""
    heads: list[str] = []
    scored = []

    @settings(max_examples=100, deadline=None, derandomize=True, database=None)
    @given(picture=seas())
    def look(picture: str) -> None:
        state = position(picture, turn=MOST_SHIPS)
        scored.append(any(item.head in ("set", "run") for item in items(state)))
        heads.extend(item.head for seat in (0, 1) for item in items(state, seat))

    look()
    assert sum(scored) > len(scored) // 3
    assert {"set", "run", "flagship", "bulwark", "commodore", "invaders"} <= set(heads)
