"""A plan as the text of a file of format 2, for `quarterdeck scenario upgrade` and the workshop."""

import msgspec

from ..toml_text import toml_text
from .plan import Plan
from .plan_read import PLAN

HEAD = ("format", "game", "name", "briefing", "handicap", "author", "version", "source", "cargo")


def plan_toml(plan: Plan) -> str:
    """The whole file; what is as by default is left out."""
    return toml_text({**msgspec.to_builtins(plan), "format": 2}, PLAN, HEAD)
