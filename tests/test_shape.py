"""The shape of the code: short functions, and no import that hides in one because two modules need each other."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
MEDIAN = 7  # lines of a function, as the signature, the docstring and the body stand in the file
LONGEST = 60
WRITTEN_BY_US = [file for file in sorted(SOURCES.rglob("*.py")) if file.name != "derived.py"]

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def functions(file: Path) -> Iterator[Function]:
    return (node for node in ast.walk(parsed(file)) if isinstance(node, Function))


def length(function: Function) -> int:
    """Lines in the file, without those of a constructor that declare fields: these cannot be said more shortly."""
    fields = [node for node in function.body if isinstance(node, ast.AnnAssign)] if function.name == "__init__" else []
    return lines(function) - sum(map(lines, fields))


def lines(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def test_functions_are_short() -> None:
    lengths = {
        f"{file.relative_to(ROOT)}:{function.lineno} {function.name}": length(function)
        for file in WRITTEN_BY_US
        for function in functions(file)
    }
    assert len(lengths) > 1000, "the search sees what there is"
    assert {name: long for name, long in lengths.items() if long > LONGEST} == {}
    assert median(lengths.values()) <= MEDIAN


# Imports


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FACADE = "quarterdeck"  # importing it is quick, and what it has comes when it is asked for
MODULES = {module_of(file): file for file in sorted(SOURCES.rglob("*.py"))}


def imported(module: str, node: ast.AST) -> set[str]:
    """The modules of ours that a statement imports."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names} & MODULES.keys()
    if not isinstance(node, ast.ImportFrom):
        return set()
    home = module.split(".") if MODULES[module].name == "__init__.py" else module.split(".")[:-1]
    base = home[: len(home) - node.level + 1] if node.level else []
    source = ".".join([*base, *filter(None, [node.module])])
    found = {f"{source}.{alias.name}" for alias in node.names}
    return {name if name in MODULES else source for name in found} & MODULES.keys()


@cache
def needs(module: str) -> set[str]:
    """What a module imports before it can be used, from its own lines."""
    return {name for node in parsed(MODULES[module]).body for name in imported(module, node)}


@cache
def reaches(module: str) -> set[str]:
    """The same with all that these import."""
    seen, left = set(), [module]
    while left:
        for name in needs(left.pop()) - seen:
            seen.add(name)
            left.append(name)
    return seen


def test_no_import_hides_in_a_function_because_of_a_cycle() -> None:
    """An import in a function may save time; it may not paper over two modules that need each other."""
    hidden = {
        (module, name)
        for module, file in MODULES.items()
        for function in functions(file)
        for node in ast.walk(function)
        for name in imported(module, node)
    }
    assert ("quarterdeck", "quarterdeck.api") in hidden, "the search sees what there is"
    cycles = {(module, name) for module, name in hidden if module in reaches(name) and module != FACADE}
    assert cycles == set()
