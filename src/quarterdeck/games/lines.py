"""Where in a TOML text a value stands: key paths to line numbers, which tomllib does not tell.

It reads texts that tomllib has read before, so it looks for ends and never for mistakes.
"""

import re

Path = tuple[str | int, ...]
BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")
KEY_PART = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}|\'\'\'(?:[^\']|\'(?!\'\'))*\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
PLAIN = re.compile(r"[^,\]}\n#]*")


class Lines:
    """The lines of a text by key path: ("layout", 0, "fort", 1, "at") -> 17."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rows = text.splitlines()
        self.found: dict[Path, int] = {}
        self.words: dict[Path, dict[str, int]] = {}  # of lists: plain words and their lines
        self.tables: dict[Path, int] = {}  # arrays of tables: how many so far
        self.at = 0
        self.line = 1
        self._scan()

    def of(self, *path: str | int) -> int:
        """The line of a path, or of the nearest table or key above it; 1 where nothing is known."""
        for length in range(len(path), 0, -1):
            line = self.found.get(path[:length])
            if line is not None:
                return line
        return 1

    def word(self, value: object, *path: str | int) -> int:
        """The line below a path on which a value is written."""
        for known, words in self.words.items():
            if known[: len(path)] == path and str(value) in words:
                return words[str(value)]
        return self.of(*path)

    # Reading

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        text = match[0] if match else ""
        self.at += len(text)
        self.line += text.count("\n")
        return text

    def _scan(self) -> None:
        table: Path = ()
        while self._next():
            if self.text[self.at] == "[":
                many = self.text.startswith("[[", self.at)
                self.at += 2 if many else 1
                line = self.line
                table = self._open(many, self._key())
                self.found.setdefault(table, line)
                self.at = (self.text.find("\n", self.at) + 1 or len(self.text) + 1) - 1
            elif not self._pair(table):
                return

    def _next(self) -> bool:
        self._take(BLANK)
        return self.at < len(self.text)

    def _key(self) -> list[str]:
        names = []
        while True:
            self._take(SPACE)
            part = self._take(KEY_PART)
            names.append(part.strip("\"'"))
            self._take(SPACE)
            if self.text[self.at : self.at + 1] != "." or not part:
                return names
            self.at += 1

    def _pair(self, table: Path) -> bool:
        """A key with its value; whether one was there."""
        start, line = self.at, self.line
        names = self._key()
        for length in range(1, len(names) + 1):
            self.found.setdefault((*table, *names[:length]), line)
        self.at += 1  # the sign between them
        self._take(SPACE)
        self._value((*table, *names))
        return self.at > start + 1

    def _value(self, path: Path) -> None:
        sign = self.text[self.at : self.at + 1]
        line = self.line
        if sign == "[":
            self._list(path)
        elif sign == "{":
            self.at += 1
            while self._next() and self.text[self.at] != "}":
                if self.text[self.at] == ",":
                    self.at += 1
                elif not self._pair(path):
                    return
            self.at += 1
        else:
            word = self._take(STRING) or self._take(PLAIN)
            self.words.setdefault(path, {}).setdefault(word.strip().strip("\"'"), line)

    def _list(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self._next() and self.text[self.at] != "]":
            before = self.at
            if self.text[self.at] == ",":
                self.at += 1
                number += 1
                continue
            self.found.setdefault((*path, number), self.line)
            self._value((*path, number))
            if self.at == before:
                return
        self.at += 1

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
