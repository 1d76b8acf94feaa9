"""Thousands of random scenarios: editor, loader and engine agree on every one."""

import pytest

from admiral.test_workshop import FEW, MANY, hold

PARTS = 12


@pytest.mark.parametrize("part", range(PARTS))
def test_random_scenarios_in_numbers(part: int, pytestconfig: pytest.Config) -> None:
    numbers = range(FEW + part, MANY if pytestconfig.getoption("soak") else FEW + PARTS, PARTS)
    for number in numbers:
        hold(number)
