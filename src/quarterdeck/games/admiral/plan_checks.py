"""What could not be played in a scenario file."""

from ..base import Line
from .plan_read import plan_or_mistakes


def check_plan(content: str) -> list[Line]:
    plan, found = plan_or_mistakes(content)
    return found


def plan_warnings(content: str) -> list[Line]:
    return []
