"""Targets: what can be pointed at on a board, as texts like `cell:D4`: a part and its name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .base import Action, Pointing


def of(pointing: "Pointing", action: "Action") -> tuple[str, ...]:
    """The targets of an action."""
    found = (_filled(template, action) for template in pointing.targets.get(action.kind, ()))
    return tuple(target for target in found if target)


def _filled(template: str, action: "Action") -> str:
    part, brace, rest = template.partition("{")
    if not brace:
        return template
    name = rest.removesuffix("}")
    value = action.text if name == "text" else action.args.get(name)
    return "" if value is None else part + str(value).removeprefix(f"@{name}-")


def part(target: str) -> str:
    """What is before the colon."""
    return target.partition(":")[0]


def name(target: str) -> str:
    """What is after it."""
    return target.partition(":")[2]


def among(picked: Iterable[str], wanted: str) -> str:
    """The name of the picked target of a part; empty where none is. The first in the alphabet, where several are."""
    return min((name(target) for target in picked if part(target) == wanted), default="")


def chosen(target: str, picked: Iterable[str], wanted: str) -> str:
    """The name of a part's target: the one clicked last, else the one picked before."""
    return name(target) if part(target) == wanted else among(picked, wanted)
