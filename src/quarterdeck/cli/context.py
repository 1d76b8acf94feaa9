"""Context: what every command needs to speak: a language, a console, and the game it is about."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .. import games, i18n
from ..errors import IllegalAction, QuarterdeckError

if TYPE_CHECKING:
    from rich.console import Console

    from ..games.base import Game, Line


def default_language(environ: Mapping[str, str]) -> str:
    """The language of the user's locale where we have it: Russian for ru*, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the order POSIX gives them
        if environ.get(variable):
            return "ru" if environ[variable].lower().startswith("ru") else "en"
    return "en"


def language(arguments: list[str], environ: Mapping[str, str]) -> str:
    """The language asked for with --lang, wherever it stands; needed before the parser, whose help it decides."""
    for before, argument in zip(["", *arguments], [*arguments, ""], strict=True):
        chosen = argument.removeprefix("--lang=") if argument.startswith("--lang=") else argument
        if (before == "--lang" or argument.startswith("--lang=")) and chosen in i18n.LANGUAGES:
            return chosen
    return default_language(environ)


class Context:
    """How a command speaks; `game` is set as soon as the command knows it, so that its texts are found."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.game: Game | None = None
        self.arguments: list[str] = []  # of the command line, for a process that is started like this one
        self._out: Console | None = None

    @property
    def out(self) -> "Console":
        """The console of standard output, made when first needed: rich takes a third of the start-up time."""
        if self._out is None:
            from rich.console import Console

            self._out = Console(highlight=False, emoji=False)
        return self._out

    def find_game(self, given: str | None) -> "Game":
        """The game of this id, and from now on the one this command is about."""
        self.game = games.find(given or "")
        return self.game

    def say(self, key: str, **args: object) -> str:
        """A message in words."""
        return i18n.say(self.lang, self.game, key, args)

    def line(self, sentence: "Line") -> str:
        """A sentence in words."""
        return i18n.say(self.lang, self.game, sentence.key, sentence.args)

    def explain(self, error: QuarterdeckError) -> str:
        """An error in words, on one line."""
        game = self.game
        if isinstance(error, IllegalAction):
            game = games.find(error.game)
        return " ".join(i18n.explain(self.lang, game, error).split())

    def show(self, text: str = "", style: str = "") -> None:
        """Prints plain text, wrapped at words; square brackets in it are not markup."""
        self.out.print(text, style=style or None, markup=False)
