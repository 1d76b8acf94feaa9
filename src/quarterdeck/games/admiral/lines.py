"""Where in a TOML text a value stands: key paths to line numbers, which tomllib does not tell."""

import re

Path = tuple[str | int, ...]
HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"^\s*([A-Za-z0-9_\-\.\"' ]+?)\s*=")


class Lines:
    """The lines of a text by key path: ("layout", 0, "fort", 1, "at") -> 17."""

    def __init__(self, text: str) -> None:
        self.text = text.splitlines()
        self.found: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}  # arrays of tables: how many so far
        self._scan()

    def of(self, *path: str | int) -> int:
        """The line of a path, or of the nearest table or key above it; 1 where nothing is known."""
        for length in range(len(path), 0, -1):
            line = self.found.get(path[:length])
            if line is not None:
                return line
        return 1

    def word(self, value: object, *path: str | int) -> int:
        """The line below a path on which a value of a list is written."""
        start = self.of(*path)
        needle = str(value)
        for number in range(start, min(start + 40, len(self.text)) + 1):  # a list of more lines than a screen is none
            line = self.text[number - 1]
            if number > start and (HEADER.match(line) or self._is_key(line)):
                break
            if needle in line:
                return number
        return start

    def _is_key(self, line: str) -> bool:
        return KEY.match(line) is not None and not line.lstrip().startswith(("{", '"', "'"))

    def _scan(self) -> None:
        table: Path = ()
        for number, line in enumerate(self.text, 1):
            header = HEADER.match(line)
            if header:
                table = self._open(header[1] == "[[", self._names(header[2]))
                self.found.setdefault(table, number)
            elif self._is_key(line):
                match = KEY.match(line)
                assert match is not None
                names = self._names(match[1])
                for length in range(1, len(names) + 1):
                    self.found.setdefault((*table, *names[:length]), number)

    def _open(self, many: bool, names: list[str]) -> Path:
        """The path of a table header, arrays counted."""
        path: Path = ()
        for name in names[:-1]:
            path = (*path, name)
            if path in self.tables:
                path = (*path, self.tables[path] - 1)
        path = (*path, names[-1])
        if not many:
            return path
        self.tables[path] = self.tables.get(path, 0) + 1
        return (*path, self.tables[path] - 1)

    def _names(self, text: str) -> list[str]:
        return [part.strip().strip("\"'") for part in text.split(".")]
