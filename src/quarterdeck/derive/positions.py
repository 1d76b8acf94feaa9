"""Writes what follows from the fields of a position: copy, text and back, checksum, and the frame of the audit."""

from textwrap import wrap

from .fields import (
    FLAG,
    NUMBER,
    OTHER,
    POINTER,
    RECORD,
    RECORDS,
    SCRATCH,
    VECTOR,
    WORK,
    Field,
    Kind,
    Part,
    Record,
    record_of,
    snake,
)
from .pages import Page, bracketed
from .sources import Found, Mistake, Module

MOST_BITS = 60  # what one step of the checksum takes in
FEW = 4  # fields of a part that are read in place
ENGINE = ("rules", "actor", "barrier")  # what State declares and a copy keeps
FIGURES = (NUMBER, FLAG, POINTER)


class Writer:
    """Writes the functions of one record; of Position itself under their plain names."""

    def __init__(self, page: Page, record: Record, told: Module) -> None:
        self.page = page
        self.record = record
        self.told = told
        self.whole = record.name == "Position"
        self.it = "s" if self.whole else snake(record.name)
        self.type = page.name(Found(record.module, record.name, record.module.names[record.name]))
        self.i64 = page.outer("mypy_extensions", "i64")

    def write(self) -> None:
        """Everything, records within first."""
        within = {f.kind.wraps.name: f.kind.wraps for f in self.record.fields() if _owns(f.kind) and f.kind.wraps}
        for found in within.values():
            Writer(self.page, record_of(found.module, found.name), self.told).write()
        self.copy()
        self.text()
        self.back()
        self.checksum()
        self.frame()

    # Copies

    def copy(self) -> None:
        """Every field that the constructor was not given; a record with its constructor."""
        it, fields = self.it, self.record.fields(SCRATCH)
        body = [f"copy.{f.name} = {self.copied(f)}" for f in fields if not f.engine and not f.given]
        if self.whole:
            body = [f"copy.{name} = s.{name}" for name in ENGINE] + body
            head = f"(s: {self.type}, copy: {self.type}) -> None"
            says = "Copies every field that the constructor was not given."
            self.page.long_function("copy_fields", head, says, [], [[line] for line in body], [])
            return
        given = ", ".join(self.copied(f) for f in fields if f.given)
        body = [f"copy = {self.type}({given})", *body, "return copy"]
        self.page.function(f"copy_{it}({it}: {self.type}) -> {self.type}", "A copy that shares nothing mutable.", body)

    def copied(self, f: Field) -> str:
        """The value of a field in a copy."""
        here, kind = f"{self.it}.{f.name}", f.kind
        if kind.sort in (NUMBER, FLAG) or kind.shared:
            return here
        if kind.sort == VECTOR:
            return f"{here}[:]"
        if kind.sort == POINTER:
            return self._pointed(kind, here)
        if kind.sort == OTHER or kind.wraps is None:
            raise Mistake(f"{f.name}: what is neither number, vec nor record has to be Shared")
        copy = f"copy_{snake(kind.wraps.name)}"
        return f"{copy}({here})" if kind.sort == RECORD else f"[{copy}(one) for one in {here}]"

    def _pointed(self, kind: Kind, here: str) -> str:
        """The record of the copy that stands where this one points; where they are fields, their keys count them."""
        owned = [f for f in self.record.fields() if _owns(f.kind) and f.kind.wraps == kind.wraps]
        if any(f.kind.sort == RECORDS for f in owned) or not isinstance(kind.low, int):
            return f"copy.{kind.finder}({here}.{kind.key})"
        choices = [f"copy.{f.name} if {here}.{kind.key} == {kind.low + at} else " for at, f in enumerate(owned[:-1])]
        return "".join(choices) + f"copy.{owned[-1].name}"

    # The text

    def text(self) -> None:
        parts = [part for part in self.record.parts if part.told]
        if not self.whole:
            body = ['return ":".join([']
            for item in [item for part in parts for item in self.items(part)]:
                body += _call(f"    {item},")
            body.append("])")
            self.page.function(f"{self.it}_text({self.it}: {self.type}) -> str", "Its part of the text.", body)
            return
        body = ["parts = ["]
        for part in parts:
            self._part_text(part, body)
        body += ["]", 'return " ".join(parts)']
        self.page.function(f"parts_text(s: {self.type}) -> str", "The named parts of the position's text.", body)

    def _part_text(self, part: Part, body: list[str]) -> None:
        many = _many(part)
        if many is not None and many.kind.wraps is not None:
            one = snake(many.kind.wraps.name)
            body.append(f'    *["{part.heading}" + {one}_text(one) for one in s.{many.name}],')
            return
        items = self.items(part)
        joined = items[0] if len(items) == 1 else '":".join([' + ", ".join(items) + "])"
        body += _call(f'    "{part.heading}" + {joined},')

    def by_hand(self, part: Part) -> tuple[Found, Found] | None:
        """The functions of record.py that tell a part, where it has them."""
        name = part.heading.removesuffix("=")
        text, back = self.told.find(f"{name}_text"), self.told.find(f"read_{name}")
        return (text, back) if name and text is not None and back is not None else None

    def items(self, part: Part) -> list[str]:
        """What stands between colons: kinds with a text of their own, columns, records, and runs of figures."""
        hand = self.by_hand(part)
        if hand is not None:
            return [f"{self.page.member(hand[0])}({self.it})"]
        return [self._item_text(run) for run in runs(part)]

    def _item_text(self, run: list[Field]) -> str:
        kind = run[0].kind
        if kind.wide:
            return f"{self.page.engine('positions', 'rows_text')}({self.it}.{run[0].name}, {kind.wide})"
        if kind.sort == VECTOR:
            columns = ", ".join(self.plain(f) for f in run)
            return f"{self.page.engine('positions', 'columns_text')}([{columns}])"
        if kind.told is not None:
            return f"{self.page.name(kind.told[0])}({self.it}.{run[0].name})"
        if kind.sort == RECORD and kind.wraps is not None:
            return f"{snake(kind.wraps.name)}_text({self.it}.{run[0].name})"
        figures = ", ".join(self.figure(f) for f in run)
        return f"{self.page.engine('positions', 'numbers_text')}([{figures}])"

    def plain(self, f: Field) -> str:
        """A vector as one of plain numbers, whatever type it gives them."""
        return self.cast("i64", f"{self.it}.{f.name}") if f.kind.wraps is not None else f"{self.it}.{f.name}"

    def cast(self, item: str, value: str) -> str:
        vec = self.page.outer("librt.vecs", "vec")
        return f'{self.page.outer("typing", "cast")}("{vec}[{item}]", {value})'

    def figure(self, f: Field) -> str:
        """A field as a number."""
        here = f"{self.it}.{f.name}"
        if f.kind.sort == FLAG:
            return f"{self.page.engine('positions', 'flag')}({here})"
        return f"{here}.{f.kind.key}" if f.kind.sort == POINTER else here

    # The text read back

    def back(self) -> None:
        parts = [part for part in self.record.parts if part.told]
        body: list[str] = []
        if self.whole:
            body += self._keys(parts)
            for at, part in enumerate(parts):
                body += self._part_back(part, f"parts[{at}]", at)
            self.page.function(f"read_parts(s: {self.type}, words: list[str]) -> None", "Takes them back.", body)
            return
        found = [(part, run) for part in parts for run in ([[]] if self.by_hand(part) else runs(part))]
        pieces = "text"
        if len(found) > 1:
            body.append(f"pieces = {self.page.engine('positions', 'pieces_from')}(text, {len(found)})")
        for at, (part, run) in enumerate(found):
            pieces = f"pieces[{at}]" if len(found) > 1 else "text"
            body += self._item_back(run, pieces) if run else self._hand_back(part, pieces)
        self.page.function(f"read_{self.it}({self.it}: {self.type}, text: str) -> None", "Takes it back.", body)

    def _keys(self, parts: list[Part]) -> list[str]:
        """The check that all parts are there."""
        keys = [f'"{part.heading.removesuffix("=")}"' for part in parts if not _many(part)]
        start = f"parts = {self.page.engine('positions', 'parts_from')}(words, ["
        many = [part for part in parts if _many(part)]
        if not many:
            return bracketed(start, keys, "])")
        if many != parts[-1:]:
            raise Mistake("a list of records has to be the last part")
        more = f'] + ["{many[0].heading.removesuffix("=")}"] * len(s.{many[0].fields[0].name}))'
        return bracketed(start, keys, more)

    def _hand_back(self, part: Part, text: str) -> list[str]:
        hand = self.by_hand(part)
        return [f"{self.page.member(hand[1])}({self.it}, {text})"] if hand is not None else []

    def _part_back(self, part: Part, text: str, at: int) -> list[str]:
        if self.by_hand(part) is not None:
            return self._hand_back(part, text)
        many = _many(part)
        if many is not None and many.kind.wraps is not None:
            one = snake(many.kind.wraps.name)
            return [f"for at in range(len(s.{many.name})):", f"    read_{one}(s.{many.name}[at], parts[{at} + at])"]
        found = runs(part)
        if len(found) == 1 and len(found[0]) > FEW:
            name = f"read_{part.heading.removesuffix('=')}"
            body = self._item_back(found[0], "text")
            self.page.function(f"{name}(s: {self.type}, text: str) -> None", "Takes a part of the text back.", body)
            return [f"{name}(s, {text})"]
        if len(found) == 1:
            return self._item_back(found[0], text)
        body = [f"pieces = {self.page.engine('positions', 'pieces_from')}({text}, {len(found)})"]
        return body + [line for at, run in enumerate(found) for line in self._item_back(run, f"pieces[{at}]")]

    def _item_back(self, run: list[Field], text: str) -> list[str]:
        kind, here = run[0].kind, f"{self.it}.{run[0].name}"
        if kind.wide:
            return [f"{here} = {self.page.engine('positions', 'rows_from')}({text}, {here}, {kind.wide})"]
        if kind.sort == VECTOR:
            start = f"columns = {self.page.engine('positions', 'columns_from')}({text}, ["
            body = bracketed(start, [self.plain(f) for f in run], "])")
            return body + [f"{self.it}.{f.name} = {self._column(f, at)}" for at, f in enumerate(run)]
        if kind.told is not None:
            return [f"{here} = {self.page.name(kind.told[1])}({text})"]
        if kind.sort == RECORD and kind.wraps is not None:
            return [f"read_{snake(kind.wraps.name)}({here}, {text})"]
        body = [f"figures = {self.page.engine('positions', 'numbers_from')}({text}, {len(run)})"]
        return body + [f"{self.it}.{f.name} = {self.read(f, f'figures[{at}]')}" for at, f in enumerate(run)]

    def _column(self, f: Field, at: int) -> str:
        return self.cast(self.page.name(f.kind.wraps), f"columns[{at}]") if f.kind.wraps else f"columns[{at}]"

    def read(self, f: Field, figure: str) -> str:
        """A field's value from its figure."""
        if f.kind.sort == FLAG:
            return f"{self.page.engine('positions', 'flag_from')}({figure})"
        if f.kind.sort == POINTER and f.kind.wraps is not None:
            record = record_of(f.kind.wraps.module, f.kind.wraps.name)
            key = next(other.kind for other in record.fields() if other.name == f.kind.key)
            low, high = f.kind.low, f.kind.high
            safe = f"{self.page.engine('positions', 'within')}({figure}, {low}, {high})"
            return f"s.{f.kind.finder}({self.wrapped(key, safe)})"
        return self.wrapped(f.kind, figure)

    def wrapped(self, kind: Kind, value: str) -> str:
        """A number as the type that it is."""
        return f"{self.page.name(kind.wraps)}({value})" if kind.wraps is not None else value

    # The checksum

    def checksum(self) -> None:
        """Figures are packed by their bounds, as many as one step takes in."""
        body = [f"h: {self.i64} = {'17' if self.whole else 'start'}"]
        packed: list[str] = []
        used = 0
        for f in self.record.fields(WORK, SCRATCH):
            if f.kind.sort == NUMBER and not f.engine and not is_bounded(f):
                raise Mistake(f"{self.record.name}.{f.name} is told, so it needs bounds: Annotated[..., low, high]")
            width = bits(f)
            if packed and (width == 0 or used + width > MOST_BITS):
                body += self._mixed(packed)
                packed, used = [], 0
            if width == 0:
                body += self._sum_alone(f)
            else:
                packed.append(self._shifted(f, used))
                used += width
        body += self._mixed(packed) if packed else []
        start = "" if self.whole else f", start: {self.i64}"
        head = f"{'checksum' if self.whole else self.it + '_sum'}({self.it}: {self.type}{start}) -> {self.i64}"
        self.page.function(head, "Folds every field that the text tells.", returned(body, "h"))

    def _mixed(self, packed: list[str]) -> list[str]:
        mix = self.page.engine("state", "mix")
        line = f"h = {mix}(h, {' | '.join(packed)})"
        return [line] if len(line) < 100 else [*bracketed("packed = (", packed, ")", " | "), f"h = {mix}(h, packed)"]

    def _shifted(self, f: Field, by: int) -> str:
        value = self.figure(f)
        low = 0 if f.kind.sort == FLAG else f.kind.low
        if isinstance(low, int) and low != 0:
            value = f"({value} {'+' if low < 0 else '-'} {abs(low)})"
        return f"{value} << {by}" if by else value

    def _sum_alone(self, f: Field) -> list[str]:
        here, kind = f"{self.it}.{f.name}", f.kind
        if kind.sort == VECTOR:
            mix = self.page.engine("state", "mix_bytes" if kind.item == "u8" else "mix_numbers")
            return [f"h = {mix}(h, {self.plain(f)})"]
        if kind.sort == RECORD and kind.wraps is not None:
            return [f"h = {snake(kind.wraps.name)}_sum({here}, h)"]
        if kind.sort == RECORDS and kind.wraps is not None:
            return [f"for one in {here}:", f"    h = {snake(kind.wraps.name)}_sum(one, h)"]
        return [f"h = {self.page.engine('state', 'mix')}(h, {self.figure(f)})"]

    # The frame of the audit

    def frame(self) -> None:
        """Every figure within its bounds, every vec of its length."""
        outside = self.page.engine("positions", "outside")
        fields = [f for f in self.record.fields(SCRATCH) if f.kind.sort == NUMBER and is_bounded(f)]
        names = wrap(" ".join(f.name for f in fields), 100)
        body = ["names = (", *(f'    "{line} "' for line in names), ")"]
        body += bracketed(f"figures: list[{self.i64}] = [", [self.figure(f) for f in fields], "]")
        body += bracketed(f"bounds: list[{self.i64}] = [", [f"{low}, {high}" for low, high in map(bounds, fields)], "]")
        body.append(f"broken = {outside}(names, figures, bounds)")
        for f in self.record.fields(SCRATCH):
            body += self._frame_of(f)
        head = f"{'frame' if self.whole else self.it + '_frame'}({self.it}: {self.type}) -> str"
        self.page.function(head, "The first field out of its bounds, or nothing.", returned(body, "broken"))

    def _frame_of(self, f: Field) -> list[str]:
        here, kind = f"{self.it}.{f.name}", f.kind
        if kind.sort == VECTOR and kind.low is not None:
            small = kind.item == "u8"
            check = self.page.engine("positions", "bytes_outside" if small else "numbers_outside")
            low = "" if small else f"{kind.low}, "
            many = f"{kind.many} * {kind.wide}" if kind.wide else kind.many
            return [f'broken = broken or {check}("{f.name}", {self.plain(f)}, {low}{kind.high}, {many})']
        if kind.sort == RECORD and not kind.shared and kind.wraps is not None:
            return [f"broken = broken or {snake(kind.wraps.name)}_frame({here})"]
        if kind.sort == RECORDS and kind.wraps is not None:
            return [f"for one in {here}:", f"    broken = broken or {snake(kind.wraps.name)}_frame(one)"]
        return []


def _call(line: str) -> list[str]:
    """A call with a list, wrapped where it is long."""
    start, bracket, rest = line.partition("([")
    return bracketed(start + bracket, rest.removesuffix("]),").split(", "), "]),") if bracket else [line]


def returned(body: list[str], name: str) -> list[str]:
    """The lines of a function that returns what its last one works out."""
    start = f"{name} = "
    if body[-1].startswith(start):
        return [*body[:-1], "return " + body[-1].removeprefix(start)]
    return [*body, f"return {name}"]


def runs(part: Part) -> list[list[Field]]:
    """The pieces of a part: figures together, columns together, everything else alone, rows among it."""
    found: list[list[Field]] = []
    for f in part.fields:
        if f.kind.sort in (OTHER, RECORDS):
            raise Mistake(f"{f.name}: no text can be derived for it; tell `{part.heading}` by hand in record.py")
        if found and _sort(f) and _sort(f) == _sort(found[-1][0]):
            found[-1].append(f)
        else:
            found.append([f])
    return found


def _sort(f: Field) -> str:
    if f.kind.told is not None or f.kind.wide:
        return ""
    return "figure" if f.kind.sort in FIGURES else f.kind.sort if f.kind.sort == VECTOR else ""


def _owns(kind: Kind) -> bool:
    return kind.sort in (RECORD, RECORDS) and not kind.shared


def _many(part: Part) -> Field | None:
    """The list of records that a part is, if it is one."""
    return part.fields[0] if len(part.fields) == 1 and part.fields[0].kind.sort == RECORDS else None


def is_bounded(f: Field) -> bool:
    return f.name == "actor" or f.kind.low is not None


def bounds(f: Field) -> tuple[object, object]:
    """The least and the greatest value of a number; of the engine's, a seat."""
    return (0, "s.seats - 1") if f.engine else (f.kind.low, f.kind.high)


def bits(f: Field) -> int:
    """How much room a figure takes in a checksum; 0 where it is folded alone."""
    if f.kind.sort == FLAG:
        return 1
    low, high = f.kind.low, f.kind.high
    if f.kind.sort not in (NUMBER, POINTER) or not isinstance(low, int) or not isinstance(high, int):
        return 0
    return (high - low).bit_length()
