"""Age of Sail's rules against a referee that shares no code with them, decision by decision.

`make test` follows 20,000 decisions, `make soak` 500,000. What the referee does not model is `UNMODELLED` and `unsaid`
in referee.py; what the rules are known to play otherwise is `KNOWN`.
"""

import ast
from pathlib import Path

import pytest

from ..lockstep import Tally
from .games import play
from .referee import KNOWN, UNMODELLED

DECISIONS, SOAK = 20_000, 500_000
CHUNKS = 20  # so that every core has work
ALL_KINDS = 12_000  # decisions within which every kind of action comes up


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_rules_and_referee_agree_at_every_decision(chunk: int, pytestconfig: pytest.Config) -> None:
    tally = Tally()
    seed = chunk
    while tally.decisions < (SOAK if pytestconfig.getoption("soak") else DECISIONS) // CHUNKS:
        play(tally, seed)
        seed += CHUNKS
    assert tally.games > tally.disputes.total()
    assert set(tally.disputes) <= KNOWN.keys()


def test_every_kind_of_action_is_chosen_but_those_that_are_not_modelled() -> None:
    locale = Path("src/quarterdeck/games/sail/locale/en/game.ftl").read_text("utf-8").splitlines()
    kinds = {line.split(" ")[0].removeprefix("action-") for line in locale if line.startswith("action-")}
    assert kinds, "the words of the actions have moved"
    tally = Tally()
    seed = 1
    while tally.decisions < ALL_KINDS and not kinds <= tally.kinds.keys() | UNMODELLED.keys():
        play(tally, seed)
        seed += 2
    assert kinds - tally.kinds.keys() == UNMODELLED.keys()


def test_the_referee_shares_no_code_with_the_rules() -> None:
    for module in Path(__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            assert not any(name.startswith("quarterdeck.games.sail") for name in names), module.name
