"""The module that is written: its imports and its lines."""

import re
from pathlib import Path

from .sources import PACKAGE, Found, Module

WIDTH = 120
LONGEST = 55  # lines of a function that is written


class Page:
    """Collects functions and what they import; says where a name has to be imported from."""

    def __init__(self, home: Path, absolute: bool) -> None:
        self.home = home
        self.engine_at = "quarterdeck.engine" if absolute else "." * len(home.relative_to(PACKAGE).parts) + ".engine"
        self.imports: dict[str, set[str]] = {}
        self.lines: list[str] = []

    def engine(self, module: str, name: str) -> str:
        """A name of the engine, imported."""
        self.imports.setdefault(f"{self.engine_at}.{module}", set()).add(name)
        return name

    def outer(self, module: str, name: str) -> str:
        """A name of a library, imported."""
        self.imports.setdefault(module, set()).add(name)
        return name

    def name(self, found: Found) -> str:
        """A name of the game's own or of the engine, imported."""
        self.imports.setdefault(self.address(found.module), set()).add(found.name)
        return found.name

    def member(self, found: Found) -> str:
        """The same as `module.name`, for functions whose modules have many."""
        place, _, module = self.address(found.module).rpartition(".")
        self.imports.setdefault(place or ".", set()).add(module)
        return f"{module}.{found.name}"

    def address(self, module: Module) -> str:
        """What an import calls a module."""
        if module.path.parent == PACKAGE / "engine":
            return f"{self.engine_at}.{module.path.stem}"
        return "." + module.path.stem

    def function(self, head: str, says: str, body: list[str]) -> None:
        """A function of these lines."""
        self.lines += ["", "", f"def {head}:", f'    """{says}"""', *(f"    {line}" for line in body)]

    def long_function(
        self, name: str, head: str, says: str, start: list[str], blocks: list[list[str]], last: list[str], at: int = 1
    ) -> None:
        """A function whose blocks come one after the other; what would make it too long goes on in the next one."""
        body, rest = list(start), list(blocks)
        while rest and len(body) + len(rest[0]) <= LONGEST:
            body += rest.pop(0)
        if rest:
            first = [rest[0][0].removeprefix("el"), *rest[0][1:]]
            self.long_function(name, head, says, start, [first, *rest[1:]], last, at + 1)
            arguments = ", ".join(re.findall(r"(\w+):", head))
            call = f"{'' if head.endswith('None') else 'return '}{name}_{at + 1}({arguments})"
            last = ["else:", f"    {call}"] if rest[0][0].startswith("elif") else [call]
        self.function(name + (f"_{at}" if at > 1 else "") + head, says, body + last)

    def text(self, says: str) -> str:
        """The whole module."""
        lines = [f'"""{says}"""', "# fmt: off", ""]
        for outside in (True, False):
            chosen = [at for at in self.imports if at.startswith(".") != outside]
            for at in sorted(chosen, key=lambda at: (-(len(at) - len(at.lstrip("."))), at)):
                lines += filled(f"from {at} import ", sorted(self.imports[at], key=_order))
            lines += [""] if outside and chosen else []
        return "\n".join(lines + self.lines) + "\n"


def _order(name: str) -> tuple[int, str]:
    """As the linter sorts names: CONSTANTS, Classes, functions."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def filled(start: str, names: list[str]) -> list[str]:
    """`from x import a, b`, in brackets where it is long."""
    line = start + ", ".join(names)
    return [line] if len(line) <= WIDTH else bracketed(start + "(", names, ")")


def bracketed(start: str, items: list[str], end: str, between: str = ", ") -> list[str]:
    """Items in as few lines as they need: all in one, or filled up between brackets."""
    line = start + between.join(items) + end
    if len(line) <= WIDTH - 4:
        return [line]
    indent = " " * (len(start) - len(start.lstrip()) + 4)
    lines = [indent]
    for at, item in enumerate(items):
        piece = item + (between.rstrip() if at + 1 < len(items) else "")
        if len(lines[-1]) + len(piece) + 1 > WIDTH - 4 and lines[-1].strip():
            lines.append(indent)
        lines[-1] += piece if not lines[-1].strip() else " " + piece
    return [start.rstrip(), *lines, " " * (len(indent) - 4) + end]
