"""Writes what follows from the table of actions: which reason speaks against one, and what carries it out."""

import ast
import re
from dataclasses import dataclass

from .pages import Page, bracketed
from .sources import Found, Mistake, Module

MOST_KINDS, MOST = 63, 4095  # what kind_of and the readers can hold
READERS = ("first_of", "second_of", "third_of")  # engine/actions.py


@dataclass
class Operand:
    """What an action is about: its type, its bounds, and the reason against what lies outside them."""

    wraps: Found | None
    low: int
    high: int
    beyond: Found


@dataclass
class Row:
    """One kind of action."""

    kind: Found
    operands: list[Operand]
    phases: list[Found]
    may: Found | None
    do: Found
    then: Found | None


def operands_of(module: Module) -> dict[str, Operand]:
    """The operands that a module declares, by the name that notations call them."""
    found = {}
    for node in module.names.values():
        call = node.value if isinstance(node, ast.Assign) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Operand":
            name, kind, values = call.args[:3]
            beyond = next((k.value for k in call.keywords if k.arg == "beyond"), None)
            if beyond is None or not isinstance(name, ast.Constant):
                raise Mistake(
                    f"{module.path.name}:{call.lineno}: an operand has a name, and a reason `beyond` its bounds"
                )
            low, high = _range(module, values)
            wraps = None if isinstance(kind, ast.Name) and kind.id == "int" else module.lookup(kind)
            found[str(name.value)] = Operand(wraps, low, high, module.lookup(beyond))
    return found


def _range(module: Module, node: ast.expr) -> tuple[int, int]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "range":
        raise Mistake(f"{module.path.name}:{node.lineno}: the values of an operand are a range")
    numbers = [module.number(argument) for argument in node.args]
    return (numbers[0] if len(numbers) == 2 else 0), numbers[-1] - 1


def rows_of(module: Module) -> list[Row]:
    """The table of actions, in its order."""
    operands = operands_of(module)
    calls = [node for node in ast.walk(ast.parse(module.path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return [
        _row(module, call, operands) for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Kind"
    ]


def about_of(module: Module) -> str:
    """The method that finds what every function of a row is given beside the position; empty where there is none."""
    for node in module.names.values():
        call = node.value if isinstance(node, ast.Assign) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Actions":
            about = next((k.value for k in call.keywords if k.arg == "about"), None)
            return str(about.value) if isinstance(about, ast.Constant) else ""
    return ""


def _row(module: Module, call: ast.Call, operands: dict[str, Operand]) -> Row:
    options = {k.arg: k.value for k in call.keywords}
    notation = call.args[1]
    if not isinstance(notation, ast.Constant) or "do" not in options:
        raise Mistake(f"{module.path.name}:{call.lineno}: an action has a notation and what it does")
    names = re.findall(r"{(\w+)}", str(notation.value))
    unknown = [name for name in names if name not in operands]
    if unknown or len(names) > len(READERS):
        raise Mistake(f"{module.path.name}:{call.lineno}: no such operands, or too many: {unknown or names}")
    if not 0 < module.number(call.args[0]) <= MOST_KINDS or any(operands[name].high > MOST for name in names):
        raise Mistake(f"{module.path.name}:{call.lineno}: no room for it in an action; see engine/actions.py")
    phases = call.args[2] if len(call.args) > 2 else options.get("phases", ast.Tuple([]))
    if not isinstance(phases, ast.Tuple):
        raise Mistake(f"{module.path.name}:{call.lineno}: phases are a tuple")
    return Row(
        module.lookup(call.args[0]),
        [operands[name] for name in names],
        [module.lookup(phase) for phase in phases.elts],
        module.lookup(options["may"]) if "may" in options else None,
        module.lookup(options["do"]),
        module.lookup(options["then"]) if "then" in options else None,
    )


class Writer:
    """Writes `why_not` and `apply`."""

    def __init__(self, page: Page, module: Module, position: Found) -> None:
        self.page = page
        self.rows = rows_of(module)
        self.about = about_of(module)
        self.type = page.name(position)
        wrong = module.module("codes").find("WRONG_PHASE") if "codes" in module.imports else None
        self.wrong = page.name(wrong) if wrong is not None else page.engine("state", "NOT_YOUR_DECISION")

    def write(self) -> None:
        i64 = self.page.outer("mypy_extensions", "i64")
        start = [f"kind: {i64} = {self.page.engine('actions', 'kind_of')}(action)"]
        start += [f"{self.about} = s.{self.about}()"] if self.about else []
        whole = f"(s: {self.type}, action: {i64}) -> "
        says = "0 for a legal action of the actor, else the reason against it."
        blocks = [self.reasons(row) for row in self.rows]
        last = [f"return {self.wrong}"]
        self.page.long_function("why_not", whole + i64, says, [*start, f"phase: {i64} = s.phase"], blocks, last)
        blocks = [self.doing(row, "elif" if at else "if") for at, row in enumerate(self.rows)]
        self.page.long_function("apply", whole + "None", "Carries out a legal action.", start, blocks, [])

    def reasons(self, row: Row) -> list[str]:
        """Phase and bounds first: no function of the rules ever sees an operand out of its bounds."""
        test = [f"kind == {self.page.name(row.kind)}"]
        if len(row.operands) < len(READERS):
            test.append(f"action >> {6 + 12 * len(row.operands)} == 0")
        phases = [f"phase == {self.page.name(phase)}" for phase in row.phases]
        test += phases if len(phases) == 1 else []
        lines = [f"if {' and '.join(test)}:"]
        if len(phases) > 1:  # in brackets, for there may be many
            lines = bracketed(f"if {' and '.join(test)} and (", phases, "):", " or ")
        for operand, value in zip(row.operands, self.values(row, typed=False), strict=True):
            below = f"{value} < {operand.low} or " if operand.low > 0 or "third" in value else ""
            lines += [f"    if {below}{value} > {operand.high}:", f"        return {self.page.name(operand.beyond)}"]
        if row.may is None:
            return [*lines, "    return 0"]
        return [*lines, f"    return {self.call(row.may, self.given(row))}"]

    def doing(self, row: Row, word: str) -> list[str]:
        then = [f"    {self.call(row.then, [])}"] if row.then is not None else []
        test = f"{word} kind == {self.page.name(row.kind)}:"
        return [test, f"    {self.call(row.do, self.given(row))}", *then]

    def call(self, function: Found, values: list[str]) -> str:
        """A function of the rules called with the position, or a method of the position."""
        _, of_a_class, method = function.name.rpartition(".")
        if of_a_class:
            return f"s.{method}({', '.join(values)})"
        return f"{self.page.member(function)}({', '.join(['s', *values])})"

    def given(self, row: Row) -> list[str]:
        """What the functions of a row are called with beside the position."""
        return [*([self.about] if self.about else []), *self.values(row)]

    def values(self, row: Row, typed: bool = True) -> list[str]:
        """The operands of an action, each as the type that it is."""
        found = []
        for operand, reader in zip(row.operands, READERS, strict=False):
            value = f"{self.page.engine('actions', reader)}(action)"
            found.append(f"{self.page.name(operand.wraps)}({value})" if typed and operand.wraps else value)
        return found
