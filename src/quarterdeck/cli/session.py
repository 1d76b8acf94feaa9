"""Session: a game at this screen, from the first decision to the last point; every entry is on disk before the next."""

from collections.abc import Callable
from contextlib import suppress
from zlib import crc32

import msgspec
from rich.text import Text

from .. import i18n
from ..errors import AmbiguousNotation, BadInput, BadNotation, QuarterdeckError
from ..games.base import WATCHER, Action, EventLine, Game
from ..table.entries import Play
from ..table.table import Table
from . import briefing, ending, orders, players
from .autosave import Autosave
from .choices import Choices
from .context import Context
from .keyboard import Keyboard, Left, Watch
from .nearest import nearest
from .opponents import Opponents
from .real_dice import RealDice
from .screen import PLAYED, WRONG, Screen, blocks_of, is_aid
from .stopwatch import Stopwatch

SEAL_DIGITS = 24  # of the 64: enough to compare by eye, and it fits the line
REMATCH = ("rematch", "y", "yes", "реванш", "д", "да")


class Session:
    """One table, the people at this screen, and the bots."""

    def __init__(
        self,
        context: Context,
        table: Table,
        save: Autosave,
        notes: list[str],
        programs: frozenset[str] = frozenset(),
    ) -> None:
        self.context = context
        self.notes = notes  # to be said with the first view
        self.table = table
        self.save = save
        self.keyboard = Keyboard(context)
        self.watch = Watch()
        self.screen = Screen(context, table.game)
        self.opponents = Opponents(context, programs)
        self.real_dice = RealDice(self)
        self.stopwatch = Stopwatch(table)
        self.introduced = False
        self.by_itself: set[int] = set()  # versions of plays that nobody had to ask for
        self.at_screen: int | None = None  # the person who may look now
        self.called: int | None = None  # the person whose turn it is after a takeback

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def persons(self) -> list[int]:
        """The seats of people at this screen."""
        return [seat for seat, player in enumerate(self.table.seats) if player.kind != "bot"]

    @property
    def secretive(self) -> bool:
        """Whether people at this screen must not see each other's side."""
        facts = self.game.facts
        return len(self.persons) > 1 and facts.hidden and facts.curtain

    def name(self, seat: int) -> str:
        """What a seat's player is called."""
        return players.name(self.context, self.game, self.table.seats, seat)

    def run(self) -> int:
        """Plays until the end, or until the player leaves."""
        with self.watch.on():
            try:
                self.commit(lambda: None)
                if not self.persons and self.table.laid_out:
                    self.screen.news(self.news(WATCHER))
                self.play()
            except Left as left:
                with suppress(OSError):  # the window may be gone
                    self.say_farewell()
                return left.status
            finally:
                self.opponents.close()
            ending.show(self)
        return 0

    def wants_rematch(self) -> bool:
        """Whether somebody at this screen wants another game now that this one is over."""
        if not self.table.over or not self.persons:
            return False
        try:
            answer = self.keyboard.line(self.context.say("play-rematch"))
        except Left:
            return False
        return answer.casefold() in REMATCH

    def say_farewell(self) -> None:
        """Tells how to go on, and leaves nobody's secrets on the screen."""
        if self.secretive:
            self.screen.clear()
        self.context.show()
        self.context.show(self.context.say("play-saved", name=self.save.name), "green")

    def play(self) -> None:
        """Decision after decision."""
        while not self.table.over:
            if self.table.needs is not None:
                self.real_dice.ask()
                continue
            seat = self.next_seat()
            if seat in self.persons and not self.closes(seat):
                self.decide(seat)
            elif seat not in self.persons:
                self.bot(seat)

    def closes(self, seat: int) -> bool:
        """Ends a turn in which nothing else is left to do, and says so with the next view."""
        actions = self.table.legal_actions(seat)
        if len(actions) != 1 or actions[0].kind not in self.game.facts.closing:
            return False
        (only,) = actions
        self.notes.append(self.context.say("play-nothing-left", player=self.name(seat), action=self.written(only.text)))
        self.act(seat, only)
        self.by_itself.add(self.table.version)
        return True

    def next_seat(self) -> int:
        """Who decides now: bots first, so that people wait less, and who is at the screen before the others."""
        pending = self.table.pending
        bots = [seat for seat in pending if seat not in self.persons]
        if bots:
            return bots[0]
        preferred = [seat for seat in (self.called, self.at_screen) if seat is not None and seat in pending]
        return [*preferred, pending[0]][0]

    def commit(self, change: Callable[[], object]) -> None:
        """Changes the table and writes it down, whole."""
        with self.watch.hold():
            self.stopwatch.stamp(self.table)
            change()
            self.save.write(self.table)

    # Bots

    def bot(self, seat: int) -> None:
        """A bot moves; people hear of it with their next view, watchers at once."""
        before = self.table.version
        action, complaint = self.opponents.choose(self.table, seat, self.bot_seed())
        if complaint:
            trouble = self.context.say(f"bot-complaint-{complaint}")
            self.notes.append(self.context.say("play-complaint", player=self.name(seat), what=trouble))
        self.commit(lambda: self.table.play(action, seat))
        if not self.persons:
            self.screen.news([Text(note, "yellow") for note in self.notes])
            self.notes = []
            self.context.show(self.moved(seat, before + 1, WATCHER), "bold")
            events = self.table.events_for(WATCHER, before)
            self.screen.news([self.told(event) for event in events])

    def bot_seed(self) -> int:
        """The same seed gives the same game, bots included; the commitment is public and betrays no dice."""
        return crc32(f"{self.table.commitment} {self.table.version}".encode())

    def moved(self, seat: int, version: int, viewer: int) -> str:
        """The line that says what a seat has played, as far as the viewer may know it."""
        texts = self.table.texts_for(version, viewer)
        if texts is not None:
            return self.context.say("play-moved", player=self.name(seat), actions=self.written(*texts))
        told = any(at == version for at, _ in self.table.story(viewer, version - 1))
        return self.name(seat) if told else self.context.say("play-moved-hidden", player=self.name(seat))

    # People

    def decide(self, seat: int) -> None:
        """A person's decision: shows the table, then takes lines until one of them is an action."""
        self.hand_over(seat)
        if not self.introduced:
            self.introduced = True
            if self.last_decision(seat) < 0:
                briefing.show(self)
        if self.stopwatch.is_up(self.table, seat):
            self.commit(lambda: self.table.flag(seat))
        version = self.table.version
        choices = Choices(self.context, self.game, self.table.legal_actions(seat))
        self.show_turn(seat, choices)
        said = len(self.notes)
        while not self.table.over and self.table.version == version:
            text = self.keyboard.line(f"{self.screen.question} {self.context.say('play-input')}".lstrip())
            try:
                self.take(seat, text, choices)
            except QuarterdeckError as error:
                if not self.keyboard.interactive:
                    raise
                self.show_turn(seat, choices, self.context.explain(error))
        del self.notes[:said]

    def hand_over(self, seat: int) -> None:
        """The curtain between two people where one must not see the other's side."""
        self.called = None
        if self.at_screen == seat:
            return
        if self.secretive:
            self.screen.clear()
            self.keyboard.forget()
            self.context.show(self.context.say("play-curtain", player=self.name(seat)), "bold")
            self.keyboard.enter(self.context.say("play-curtain-enter"))
            self.screen.clear()
        self.at_screen = seat

    def show_turn(self, seat: int, choices: Choices | None, wrong: str = "") -> None:
        """The table as this seat sees it, with what is new to it, and what was wrong with the last line typed."""
        state, lang = self.table.state, self.context.lang
        boards = (self.game.render(state, seat, lang), self.game.render_small(state, seat, lang))
        news = [*self.news(seat), *self.times(), *([Text(wrong, WRONG)] if wrong else [])]
        prompt = self.game.prompt(state, seat)
        prompt = msgspec.structs.replace(prompt, args=self.table.named(prompt.args))
        self.screen.turn(boards, news, prompt, choices)

    def times(self) -> list[Text]:
        """What everybody's clock shows."""
        told = [
            f"{self.name(seat)} {self.stopwatch.left(self.table, seat)}" for seat in self.persons if self.table.clocks
        ]
        return [Text(self.context.say("play-clocks", times=" · ".join(told)), "dim")] if told else []

    def aids(self, seat: int) -> list[Text]:
        """The key to the signs on the board, which small screens leave out."""
        board = Text.from_markup(self.game.render(self.table.state, seat, self.context.lang))
        return [line for block in blocks_of(board) if is_aid(block) for line in block]

    def news(self, seat: int) -> list[Text]:
        """What the seat has not been told yet: who played what, and what came of it."""
        since = self.last_decision(seat)
        lines = [Text(note, "yellow") for note in self.notes]
        if since < 0 and self.table.commitment:
            sealed = self.table.commitment[:SEAL_DIGITS]
            lines.append(Text(self.context.say("play-sealed", commitment=sealed), "dim"))
        told = [(version, event) for version, event in self.table.story(seat, max(since, 0)) if version > since]
        lines += [self.told(event) for version, event in told if version == 0]
        lines += self.plays(seat, max(since, 0), told)
        if self.table.agreed and seat not in self.table.agreed:
            offered = self.context.say("play-draw-offered", player=self.name(min(self.table.agreed)))
            lines.append(Text(offered, "yellow"))
        return lines

    def plays(self, seat: int, since: int, told: list[tuple[int, EventLine]]) -> list[Text]:
        """Who played what after a version, in one line as long as nobody else does, and what came of it."""
        lines: list[Text] = []
        playing, played = -1, Text()
        for version in range(since + 1, self.table.version + 1):
            entry = self.table.entry(version)
            if isinstance(entry, Play) and entry.seat != seat and self.table.stands(version):
                texts = self.table.texts_for(version, seat)
                if texts is not None and entry.seat == playing:
                    played.append("; " + self.written(*texts))
                else:
                    played = Text(self.moved(entry.seat, version, seat), PLAYED)
                    lines.append(played)
                playing = -1 if texts is None else entry.seat
            elif isinstance(entry, Play):
                playing = -1
            lines += [self.told(event) for at, event in told if at == version]
        return lines

    def last_decision(self, seat: int) -> int:
        """The version in which the seat last decided something that stands; -1 where it has not yet."""
        for version in range(self.table.version, 0, -1):
            entry = self.table.entry(version)
            own = isinstance(entry, Play) and entry.seat == seat and version not in self.by_itself
            if own and self.table.stands(version):
                return version - 1
        return -1

    def written(self, *texts: str) -> str:
        """Notations as they are typed in this language."""
        return "; ".join(self.game.spelled(text, self.context.lang) for text in texts)

    def told(self, event: EventLine) -> Text:
        """What happened, with the players' own names."""
        args = self.table.named(event.args)
        if "player" in args and i18n.has(self.context.lang, None, f"event-{event.key}"):  # an act at the table
            args["player"] = self.name(event.seat)
        return self.screen.event(msgspec.structs.replace(event, args=args))

    def take(self, seat: int, text: str, choices: Choices) -> None:
        """One line of a person: an action by number or notation, an order to the program, or part of a notation."""
        if not text:
            self.show_turn(seat, choices)
            return
        action = self.action(text, choices)
        if action is not None:
            self.act(seat, action, choices)
            return
        if orders.obey(self, seat, text, choices):
            return
        self.by_notation(seat, text, choices)

    def act(self, seat: int, action: Action | str, choices: Choices | None = None) -> None:
        """Plays an entry; what could no longer be done after what its beginning revealed is told."""
        if not self.agreed(seat, action):
            self.show_turn(seat, choices)
            return

        def play() -> None:
            played = self.table.play(action, seat)
            if played.lapsed:
                why = self.context.explain(played.why) if played.why else ""
                self.notes.append(self.context.say("play-lapsed", actions=self.written(*played.lapsed), why=why))

        self.commit(play)

    def agreed(self, seat: int, action: Action | str) -> bool:
        """Says what an entry would cost beyond recall, and whether the player wants it all the same."""
        warnings = self.table.warnings(seat, action)
        if not warnings:
            return True
        self.show_turn(seat, None, " ".join(self.context.line(warning) for warning in warnings))
        self.screen.question = ""
        return self.keyboard.yes(self.context.say("play-warning-sure"))

    def action(self, text: str, choices: Choices) -> Action | None:
        """The action that a line names exactly."""
        named = choices.named(text)
        if named is not None:
            return named
        if choices.numbered and text.isdecimal() and choices.by_number(text) is None:
            raise BadInput("cli-number-range", {"given": text, "last": len(choices.actions)})
        return choices.by_number(text)

    def by_notation(self, seat: int, text: str, choices: Choices) -> None:
        """Plays notation; where it is none, or fits several, shows the choices it is part of, or the nearest ones."""
        try:
            self.act(seat, text, choices)
        except (BadNotation, AmbiguousNotation) as error:
            if not self.keyboard.interactive or not choices.narrow(text):
                raise self.better(error, text, choices) from None
            self.show_turn(seat, choices)

    def better(self, error: QuarterdeckError, text: str, choices: Choices) -> QuarterdeckError:
        """The same error with what may have been meant, where something is near."""
        lines = [choices.written(action) for action in choices.actions]
        first, *rest = text.split() or [""]
        words = [*dict.fromkeys(line.split()[0] for line in lines), *orders.words(self.context.lang)]
        meant = nearest(text, lines) or ([" ".join([word, *rest]) for word in nearest(first, words)])
        if not meant or isinstance(error, AmbiguousNotation):
            return error
        return BadInput("cli-perhaps", {"why": self.context.explain(error), "meant": " · ".join(meant)})
