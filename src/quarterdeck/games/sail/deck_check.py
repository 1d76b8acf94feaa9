"""Every mistake in an owner's deck file, each with its line: what a card says is carried out exactly, or refused."""

from typing import Any

import msgspec

from ..base import Line
from ..lines import Lines, Path
from ..owner_file import table_of
from ..owner_words import Desk, Lookup
from .cards import FORCES, KINDS, SOURCES, TARGETS, Deck, Op, SituationCard, WindCard, data_of
from .ops import CHOICES, USES
from .rules.compass import NAMES

MOST_KINDS = 120  # five times the printed deck
MOST_COPIES = 99
MOST_OPS = 12
STRONGEST = 6  # L31
USED_BY = {"value": "values", "place": "place", "onDie": "die", "filter": "ships"}  # fields by what an op says of them


class JsonLines(Lookup):
    """Lines of a JSON text: those on which the ids of the cards stand."""

    def __init__(self, text: str, data: Any) -> None:
        self.text, self.data = text, data

    def of(self, *path: str | int) -> int:
        card = self.data
        for part in path[:2]:
            try:
                card = card[part]
            except (KeyError, IndexError, TypeError):
                return 1
        at = self.text.find(f'"{card["id"]}"') if isinstance(card, dict) and "id" in card else 0
        return self.text.count("\n", 0, max(at, 0)) + 1

    def word(self, value: object, *path: str | int) -> int:
        return self.of(*path)


def mistakes(content: str) -> list[Line]:
    """All of them; none where the decks may be played with."""
    data = table_of(content, "sail", data_of)
    if isinstance(data, Line):
        return [data]
    written = JsonLines(content, data) if content.lstrip().startswith("{") else Lines(content)
    return Check(data, written).mistakes()


class Check:
    """A look through both decks."""

    def __init__(self, data: dict[str, Any], lines: Any) -> None:
        self.data = data
        self.desk = Desk("deck", lines)

    def mistakes(self) -> list[Line]:
        desk = self.desk
        desk.keys(self.data, Deck)
        whole = {key: value for key, value in self.data.items() if key not in ("wind", "situation")}
        desk.convert(whole, Deck, ())
        seen: set[str] = set()
        many = 0
        for deck, kind in (("wind", WindCard), ("situation", SituationCard)):
            cards = self.data.get(deck, [])
            if not isinstance(cards, list):
                desk.mistyped((deck,), "array")
                continue
            if len(cards) > MOST_KINDS:
                desk.note("kinds", (deck,), most=MOST_KINDS)
            for number, raw in enumerate(cards):
                many += 1
                self.card(raw, kind, (deck, number), seen)
        if not many:
            desk.note("empty", ())
        return desk.by_line()

    def card(self, raw: Any, kind: type[Any], path: Path, seen: set[str]) -> None:
        """One card of either deck."""
        desk = self.desk
        if isinstance(raw, dict):
            raw = {key: value for key, value in raw.items() if key != "ops"} | self.ops_of(raw, path)
        card = desk.convert(raw, kind, path)
        if card is None:
            return
        if card.id in seen or not card.id:
            desk.note("twice", (*path, "id"), id=card.id)
        seen.add(card.id)
        desk.figure((*path, "count"), card.count, 1, MOST_COPIES)
        desk.choice((*path, "source"), card.source, SOURCES)
        if isinstance(card, WindCard):
            self.wind(card, path)
        else:
            self.situation(card, path)

    def wind(self, card: WindCard, path: Path) -> None:
        desk = self.desk
        desk.choice((*path, "from"), card.blows_from, NAMES)
        desk.choice((*path, "force"), card.force, FORCES)
        for name in card.range:
            desk.choice((*path, "range"), name, NAMES)
        if missing := [name for name in NAMES if name not in card.range]:
            desk.note("range", (*path, "range"), missing=", ".join(missing))
        for name, number in card.range.items():
            desk.figure((*path, "range", name), number, 0, STRONGEST)

    def situation(self, card: SituationCard, path: Path) -> None:
        desk = self.desk
        desk.choice((*path, "kind"), card.kind, KINDS)
        if not (card.title.en or card.title.ru):
            desk.note("title", path, id=card.id)
        if card.by_hand and not (card.text.en or card.text.ru):
            desk.note("text", path, id=card.id)
        once = [op.op for op in card.ops if op.op in USES and USES[op.op].once]
        for op in sorted({op for op in once if once.count(op) > 1}):
            desk.note("op-twice", (*path, "ops"), op=op)

    # Operations

    def ops_of(self, raw: dict[str, Any], path: Path) -> dict[str, Any]:
        """The operations that are none of their own fields' fault; the others are noted."""
        if "ops" not in raw:
            return {}
        ops = raw["ops"]
        if not isinstance(ops, list):
            self.desk.mistyped((*path, "ops"), "array")
            return {}
        if len(ops) > MOST_OPS:
            self.desk.note("ops", (*path, "ops"), most=MOST_OPS)
        fine = [op for number, op in enumerate(ops) if self.op(op, (*path, "ops", number))]
        return {"ops": fine or [{"op": "none"}] if ops else []}

    def op(self, raw: Any, path: Path) -> bool:
        """Whether an operation can be carried out; what is wrong with it is noted."""
        desk = self.desk
        op = desk.convert(raw, Op, path)
        if op is None:
            return False
        before = len(desk.found)
        if desk.choice((*path, "op"), op.op, USES):
            self.fields(op, raw, path)
        return len(desk.found) == before

    def fields(self, op: Op, raw: dict[str, Any], path: Path) -> None:
        """Each field is one that the operation uses, as it uses it."""
        desk, use = self.desk, USES[op.op]
        for field, what in USED_BY.items():
            if field in raw and not getattr(use, what):
                desk.note("unused", (*path, field), op=op.op, field=field)
        if use.targets:
            if "target" in raw or op.target in use.targets:
                desk.choice((*path, "target"), op.target, use.targets)
            else:
                desk.note("needs", path, op=op.op, field="target", expected=", ".join(use.targets))
        elif "target" in raw:
            desk.note("unused", (*path, "target"), op=op.op, field="target")
        if use.values is not None and not use.has(op.value):
            low, high = use.values
            allowed = f"{low}…{high}" if low < high else str(low)
            if "value" in raw:
                desk.note("value", (*path, "value"), op=op.op, given=op.value, expected=allowed, low=low)
            else:
                desk.note("needs", path, op=op.op, field="value", expected=allowed)
        desk.figure((*path, "onDie"), op.on_die, 0, 6)
        desk.figure((*path, "filter"), op.filter.min_masts, 0, 3)
        if "filter" in raw and use.ships and op.target == "all":
            desk.note("unused", (*path, "filter"), op=op.op, field="filter")
        if op.idle_exempt and not use.ships and op.op != "rangeSet":
            desk.note("unused", (*path, "idleExempt"), op=op.op, field="idleExempt")
        if op.optional and op.target not in CHOICES:
            desk.note("unused", (*path, "optional"), op=op.op, field="optional")


def schema() -> dict[str, Any]:
    """The JSON Schema of a deck, for editors."""
    made = msgspec.json.schema(Deck)
    parts = made["$defs"]
    parts["Op"]["properties"]["op"]["enum"] = list(USES)
    parts["Op"]["properties"]["target"]["enum"] = list(TARGETS)
    parts["Op"]["additionalProperties"] = False
    parts["WindCard"]["properties"]["from"]["enum"] = list(NAMES)
    parts["WindCard"]["properties"]["force"]["enum"] = list(FORCES)
    parts["SituationCard"]["properties"]["kind"]["enum"] = list(KINDS)
    for card in ("WindCard", "SituationCard"):
        parts[card]["properties"]["source"]["enum"] = list(SOURCES)
    parts["Deck"]["properties"]["game"]["const"] = "sail"
    return made
