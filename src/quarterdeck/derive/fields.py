"""How the fields of a position are declared: their kinds, bounds, and the part of the text that tells them."""

import ast
import re
from dataclasses import dataclass, field

from .sources import Found, Mistake, Module

ELSEWHERE, WORK, SCRATCH = "elsewhere", "work", "scratch"  # fields that no part of this text tells
NUMBER, FLAG, VECTOR, RECORD, RECORDS, POINTER, OTHER = "number", "flag", "vector", "record", "records", "pointer", ""


@dataclass(kw_only=True)
class Kind:
    """What sort of field it is."""

    sort: str = OTHER
    shared: bool = False  # copied by reference
    wraps: Found | None = None  # the NewType of a number or of a vector's numbers, the class of a record
    item: str = ""  # of a vector: i64 or u8
    low: int | str | None = None  # bounds; text is an expression of the position `s`
    high: int | str | None = None
    many: int | str = ""  # of a vector: how many figures, or rows
    wide: int = 0  # of a vector of rows: how many figures a row has
    told: tuple[Found, Found] | None = None  # functions beside the type: its text and back
    finder: str = ""  # of a pointer: the method that finds the record, and the field it is found by
    key: str = ""


@dataclass
class Field:
    """One field of a record."""

    name: str
    kind: Kind
    given: bool = False  # the constructor's parameter of the same name
    engine: bool = False  # declared by State: here only its place in the text


@dataclass
class Part:
    """Fields that one part of the text tells; a heading like `turn=`, or one of the words above."""

    heading: str
    fields: list[Field] = field(default_factory=list)

    @property
    def told(self) -> bool:
        return self.heading not in (ELSEWHERE, WORK, SCRATCH)


@dataclass
class Record:
    """A class of the position: `Position` itself, or what one player has."""

    name: str
    module: Module
    parts: list[Part]

    def fields(self, *but: str) -> list[Field]:
        """All fields, except those of some headings."""
        return [field for part in self.parts if part.heading not in but for field in part.fields]


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def record_of(module: Module, name: str) -> Record:
    """The record that a class declares in its constructor."""
    node = module.names.get(name)
    if not isinstance(node, ast.ClassDef):
        raise Mistake(f"{module.path.name} has no class {name}")
    made = next((f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"), None)
    if made is None:
        raise Mistake(f"{name} declares no fields: it has no constructor")
    parameters = {argument.arg for argument in made.args.args}
    parts = [Part("")]
    for statement in made.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            parts.append(Part(str(statement.value.value)))
        elif isinstance(statement, ast.AnnAssign | ast.Assign):
            parts[-1].fields.append(_field(module, statement, parameters))
    return Record(name, module, [part for part in parts if part.fields])


def _field(module: Module, statement: ast.AnnAssign | ast.Assign, parameters: set[str]) -> Field:
    target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    if not isinstance(target, ast.Attribute):
        raise Mistake(f"{module.path.name}:{statement.lineno}: a constructor declares fields and nothing else")
    if isinstance(statement, ast.Assign):
        return Field(target.attr, Kind(sort=NUMBER), engine=True)
    given = isinstance(statement.value, ast.Name) and statement.value.id in parameters
    return Field(target.attr, kind_of(module, statement.annotation), given and target.attr in parameters)


def kind_of(module: Module, node: ast.expr) -> Kind:
    """The kind that an annotation means."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return kind_of(module, ast.parse(node.value, mode="eval").body)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return _generic(module, node.value.id, node.slice)
    if isinstance(node, ast.Name) and node.id in ("i64", "int", "bool", "str"):
        return Kind(sort={"str": OTHER, "bool": FLAG}.get(node.id, NUMBER), shared=node.id == "str")
    return _named(module.lookup(node))


def _generic(module: Module, name: str, inside: ast.expr) -> Kind:
    if name == "Annotated" and isinstance(inside, ast.Tuple):
        return _bounded(module, kind_of(module, inside.elts[0]), inside.elts[1:])
    if name == "vec" and isinstance(inside, ast.Name):
        if inside.id in ("i64", "u8"):
            return Kind(sort=VECTOR, item=inside.id)
        return Kind(sort=VECTOR, item="i64", wraps=module.lookup(inside))
    kind = kind_of(module, inside)
    if name == "Shared":
        kind.shared = True
    elif name == "list" and kind.sort == RECORD:
        kind.sort = RECORDS
    else:
        raise Mistake(f"{module.path.name}: {name}[...] is no kind of field")
    return kind


def _bounded(module: Module, kind: Kind, more: list[ast.expr]) -> Kind:
    """`Annotated[number, low, high]`, `[vector, low, high, many, width]`, `[class, finder, key, low, high]`."""
    values = [_value(module, node) for node in more]
    if kind.sort == RECORD:
        kind.sort = POINTER
        kind.finder, kind.key = str(values.pop(0)), str(values.pop(0))
    kind.low, kind.high = values[:2]
    if kind.sort == VECTOR:
        kind.many = values[2]
        kind.wide = int(values[3]) if len(values) > 3 else 0
    return kind


def _value(module: Module, node: ast.expr) -> int | str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return module.number(node)


def _named(found: Found) -> Kind:
    """An alias, a NewType, or a class."""
    if isinstance(found.node, ast.ClassDef):
        return Kind(sort=RECORD, wraps=found)
    value = found.node.value if isinstance(found.node, ast.Assign) else None
    if value is None:
        raise Mistake(f"{found.name} is no kind of field")
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "NewType":
        return Kind(sort=NUMBER, wraps=found)
    kind = kind_of(found.module, value)
    text, back = (found.module.find(name) for name in (f"{snake(found.name)}_text", f"read_{snake(found.name)}"))
    if text is not None and back is not None:
        kind.told = (text, back)
    return kind
