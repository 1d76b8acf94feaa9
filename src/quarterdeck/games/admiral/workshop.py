"""Scenarios in the editor."""

from collections.abc import Mapping
from typing import Any

from msgspec import inspect

from ...errors import BadInput
from ..base import Line, Setup
from ..owner_file import table_of
from ..workshop import Workshop
from .overlays import overlay
from .plan import LayoutPlan
from .plan_checks import check_plan, plan_warnings
from .plan_read import PLAN, is_plan, plan_of, plan_or_mistakes
from .plan_text import goal_texts
from .plan_write import HEAD, plan_toml
from .scenario_build import layout_for
from .scenario_file import OFFICIAL, OURS, TYPES, official


class AdmiralWorkshop(Workshop):
    """Format 2; older files are opened in it."""

    kinds = ("scenario",)
    head = HEAD

    def type_of(self, kind: str) -> inspect.Type:
        return PLAN

    def mistakes(self, kind: str, text: str) -> tuple[list[Line], list[Line]]:
        found = check_plan(text)
        return found, [] if found else plan_warnings(text)

    def examples(self, kind: str) -> dict[str, str]:
        return {name: official(name) for name in (*OURS, *OFFICIAL)}

    def newest(self, kind: str, text: str) -> str:
        table = table_of(text, "admiral")
        if isinstance(table, Line) or is_plan(table):
            return text
        plan, found = plan_or_mistakes(text)
        return text if plan is None or found else plan_toml(plan)

    def more(self, kind: str, text: str) -> dict[str, Any]:
        """What players will read of the goals, layout by layout."""
        return {"goals": [goal_texts(text, number) for number in range(len(plan_of(text).layout))]}

    def remedy(self, setup: Setup, seat: int, strong: bool) -> Line | None:
        """One of the smallest ships less, or one more."""
        layout = self._layout(setup)
        if layout.seat[seat].draft is not None:
            return None
        kinds = [ship.kind for ship in layout.seat[seat].fleet() if ship.kind in TYPES]
        if strong and len(kinds) < 2:
            return None
        kind = max(kinds, key=TYPES.index, default="brig") if strong else "brig"
        key = "balance-try-less" if strong else "balance-try-more"
        return Line(key, {"seat": seat + 1, "kind": f"@board-class-{kind}"})

    def goals(self, setup: Setup) -> int:
        return len(self._layout(setup).goal)

    def _layout(self, setup: Setup) -> LayoutPlan:
        content = setup.files.get("scenario") or official(str(setup.options["scenario"]))
        return layout_for(plan_of(content), setup.seats, setup.options)

    def overlay(self, kind: str, text: str, ask: Mapping[str, object]) -> dict[str, Any]:
        if check_plan(text):
            raise BadInput("workshop-broken")
        return overlay(plan_of(text), ask)
