"""Real dice: asks what a die or card showed, by number, name or first letters, and strikes out what was mistyped."""

from typing import TYPE_CHECKING

from .. import i18n
from ..errors import BadInput, QuarterdeckError
from ..games.base import WATCHER
from ..games.spelling import fold
from ..table.awaiting import Awaited
from ..table.entries import Outcome
from ..table.reading import Needed
from ..table.seats import seat_argument
from . import orders
from .keyboard import Left
from .nearest import nearest

if TYPE_CHECKING:
    from .session import Session

MOST_LISTED = 12  # outcomes: those of a die of twelve sides still fit two lines


class RealDice:
    """The dice on the table in front of the players."""

    def __init__(self, session: "Session") -> None:
        self.session = session

    def ask(self) -> None:
        """Asks for one outcome; an order or a slip asks again."""
        session, needed = self.session, self.session.table.needs
        assert needed is not None
        about = session.table.awaited
        names = self.names(needed, about)
        text = session.keyboard.line(self.question(needed, about, names))
        try:
            if not self.obey(text, names):
                found = self.meant(text, needed, names)
                session.commit(lambda: session.table.answer(found))
        except QuarterdeckError as error:
            if not session.keyboard.interactive:
                raise
            session.context.show(session.context.explain(error), "red")

    def names(self, needed: Needed, about: Awaited) -> list[list[str]]:
        """Of each outcome all that it may be called, first as it is said in this language."""
        context = self.session.context
        languages = [context.lang, *(lang for lang in i18n.LANGUAGES if lang != context.lang)]
        if not about.words:
            return [[choice] for choice in needed.choices]
        seats = {seat_argument(self.session.game, seat): seat for seat in range(len(self.session.table.seats))}
        return [
            [self.session.name(seats[word]) for word in words if isinstance(word, str) and word in seats]
            + list(dict.fromkeys(self.said(lang, word) for word in words for lang in languages))
            for words in about.words
        ]

    def said(self, lang: str, word: object) -> str:
        """A name in one language; a message where it is one."""
        text, game = str(word), self.session.game
        if text.startswith("@"):
            return i18n.say(lang, game, text[1:])
        return game.actions.words_in(text, lang) if game.actions else text

    def question(self, needed: Needed, about: Awaited, names: list[list[str]]) -> str:
        """Whose die it is, which of how many, and what it can show."""
        context, session = self.session.context, self.session
        what = context.say(needed.label)
        if about.total > 1:
            what = context.say("play-dice-of", what=what, place=about.place, total=about.total)
        whose = f"{session.name(about.seat)}: " if about.seat >= 0 else ""
        what = whose + what if whose else what[:1].upper() + what[1:]
        return context.say("play-dice", what=what, choices=self.listed(names))

    def listed(self, names: list[list[str]]) -> str:
        """What can come up, each once; numbered where its name is none itself."""
        different = list(dict.fromkeys(name[0] for name in names))
        if all(name.isdecimal() for name in different):
            low, high = different[0], different[-1]
            return ", ".join(different) if len(different) <= MOST_LISTED else f"{low} … {high}"
        shown = [f"{number} {name}" for number, name in enumerate(different, 1)]
        return ", ".join(shown) if len(shown) <= MOST_LISTED else f"{shown[0]} … {shown[-1]}"

    def meant(self, text: str, needed: Needed, names: list[list[str]]) -> str:
        """The notation of the outcome that a line means: its name, its number in the list, or its first letters."""
        wanted = fold(text)
        exact = [k for k, called in enumerate(names) if wanted in map(fold, called)]
        if exact:
            return self.notation(exact[0])
        different = list(dict.fromkeys(called[0] for called in names))
        if wanted.isdecimal() and not different[0].isdecimal() and 1 <= int(wanted) <= len(different):
            return self.notation([called[0] for called in names].index(different[int(wanted) - 1]))
        begun: dict[str, int] = {}
        for k, called in enumerate(names):
            if any(fold(name).startswith(wanted) for name in called):
                begun.setdefault(called[0], k)
        if len(begun) == 1:
            return self.notation(next(iter(begun.values())))
        if len(begun) > 1:
            raise BadInput("cli-dice-several", {"given": text, "expected": ", ".join(begun)})
        if "/" in text or not needed.choices[0].isdecimal():
            return text  # the table reads notation itself, and says what is wrong with it
        near = nearest(text, [name for called in names for name in called])
        raise BadInput("cli-dice", {"given": text, "expected": ", ".join(near) or self.listed(names)})

    def notation(self, outcome: int) -> str:
        """An outcome as replays have it."""
        needed = self.session.table.needs
        assert needed is not None
        return needed.choices[outcome]

    def obey(self, text: str, names: list[list[str]]) -> bool:
        """Carries out what can be ordered while dice are waited for; False where the line is an outcome."""
        session = self.session
        word = fold(text.partition(" ")[0])
        if orders.leaves(text):
            raise Left(0)
        if word in orders.UNDO:
            if not self.strike():
                raise BadInput("undo-nothing")
        elif not text or word in orders.HELP:
            listed = ", ".join(dict.fromkeys(called[0] for called in names))
            session.context.show(session.context.say("play-dice-help", choices=listed))
        elif word in orders.BOARD and session.table.laid_out:
            seat = session.at_screen if session.at_screen is not None else WATCHER
            session.show_turn(seat, None)
        else:
            return False
        return True

    def strike(self) -> bool:
        """Strikes out the last outcome typed, or the play that waits for one; False where the last entry is neither.

        A slip of the pen is no move: the log is the same as if it had never been typed.
        """
        session, table = self.session, self.session.table
        if table.version and isinstance(table.entry(table.version), Outcome):
            session.table = table.at(table.version - 1)
            session.commit(lambda: None)
            return True
        if table.needs is not None and table.laid_out:
            session.commit(lambda: table.undo())
            return True
        return False
