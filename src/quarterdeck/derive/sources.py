"""The modules of a game as syntax trees: where a name comes from, and what number a constant is."""

import ast
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1]


class Mistake(Exception):
    """A declaration that nothing can be derived from."""


class Found(NamedTuple):
    """What a name means: where it is written, under which name there, and the statement."""

    module: "Module"
    name: str
    node: ast.AST


class Module:
    """One source file and the names at its top level."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.imports: dict[str, tuple[Path, str]] = {}
        self.names: dict[str, ast.stmt] = {}
        for statement in ast.parse(path.read_text("utf-8")).body:
            self._note(statement)

    def _note(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.ImportFrom):
            start = self.path.parents[statement.level - 1] if statement.level else PACKAGE.parent
            folder = start.joinpath(*(statement.module or "").split("."))
            for alias in statement.names:
                self.imports[alias.asname or alias.name] = (folder, alias.name)
        elif isinstance(statement, ast.FunctionDef | ast.ClassDef):
            self.names[statement.name] = statement
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            self.names[statement.targets[0].id] = statement
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Tuple):
            self._note_several(statement.targets[0].elts, statement.value)
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            self.names[statement.target.id] = statement

    def _note_several(self, names: list[ast.expr], values: ast.expr) -> None:
        """`LOAD, FIRE, OVER = range(3)`, and constants one by one."""
        found = values.elts if isinstance(values, ast.Tuple) else []
        if isinstance(values, ast.Call) and isinstance(values.func, ast.Name) and values.func.id == "range":
            start = values.args[0] if len(values.args) > 1 else ast.Constant(0)
            found = [ast.BinOp(start, ast.Add(), ast.Constant(at)) for at in range(len(names))]
        for name, value in zip(names, found, strict=False):
            if isinstance(name, ast.Name):
                self.names[name.id] = ast.Assign([name], ast.copy_location(value, name))

    def find(self, name: str) -> Found | None:
        """Where a name of this module is written; None for what lies outside the package."""
        if name in self.names:
            return Found(self, name, self.names[name])
        folder, original = self.imports.get(name, (Path(), ""))
        if original and folder.with_suffix(".py").is_file():
            return read(folder.with_suffix(".py")).find(original)
        return None

    def module(self, name: str) -> "Module":
        """The module that was imported under a name."""
        folder, original = self.imports.get(name, (Path(), ""))
        if not (folder / f"{original}.py").is_file():
            raise Mistake(f"{self.path.name}: {name} is no module of the game")
        return read(folder / f"{original}.py")

    def lookup(self, node: ast.expr) -> Found:
        """What `name`, `module.name` or `Class.method` means."""
        found = None
        if isinstance(node, ast.Name):
            found = self.find(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = self.find(node.value.id)
            if owner is not None and isinstance(owner.node, ast.ClassDef):
                found = owner.module.method(owner.node, node.attr)
            else:
                found = self.module(node.value.id).find(node.attr)
        if found is None:
            raise Mistake(f"{self.path.name}:{node.lineno}: {ast.unparse(node)} is not declared in the game")
        return found

    def method(self, owner: ast.ClassDef, name: str) -> Found | None:
        """A method of a class of this module."""
        methods = (part for part in owner.body if isinstance(part, ast.FunctionDef) and part.name == name)
        return next((Found(self, f"{owner.name}.{name}", method) for method in methods), None)

    def number(self, node: ast.expr) -> int:
        """The value of a constant expression."""
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self.number(node.operand)
        if isinstance(node, ast.BinOp):
            one, other = self.number(node.left), self.number(node.right)
            known = {ast.Add: one + other, ast.Sub: one - other, ast.Mult: one * other}
            if type(node.op) in known:
                return known[type(node.op)]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
            return self.number(node.args[0])  # of a NewType, or with its words: `Phase(0, "load")`
        if isinstance(node, ast.Name | ast.Attribute):
            found = self.lookup(node)
            if isinstance(found.node, ast.Assign | ast.AnnAssign) and found.node.value is not None:
                return found.module.number(found.node.value)
        raise Mistake(f"{self.path.name}:{node.lineno}: {ast.unparse(node)} is no constant")


@lru_cache(maxsize=256)  # more modules than the games have
def read(path: Path) -> Module:
    """A module of the game."""
    return Module(path)
