"""`quarterdeck learn`: the course of a game at this screen, lesson by lesson; every step taken is on disk."""

import argparse
from contextlib import suppress
from datetime import date
from pathlib import Path

import msgspec
from rich.text import Text

from .. import games
from ..errors import BadInput, QuarterdeckError
from ..games.base import Game, Line
from ..learn.course import Course, Lesson, Words, course_of
from ..learn.lesson import READ, SHOWS, Reaction, Taking
from ..table.seats import Seat
from ..table.table import Table
from . import orders, rulebook, saves
from .autosave import Autosave
from .choices import Choices
from .context import Context
from .keyboard import Keyboard, Left, Watch
from .screen import Screen
from .session import Session

SHOW, AGAIN = ("show", "покажи"), ("again", "сначала")
Places = dict[str, dict[str, list[str] | None]]  # by game and lesson what was taken; None: done


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Teaches a game, or lists what can be learnt."""
    if not parsed.game:
        return show_courses(context)
    game = context.find_game(parsed.game)
    course = course_of(game)
    if course is None:
        raise BadInput("no-course", {"game": game.facts.id})
    if parsed.lesson:
        course.lesson(parsed.lesson)
    with Watch().on():
        try:
            School(context, game, course).attend(parsed.lesson)
        except Left as left:
            with suppress(OSError):  # the window may be gone
                context.show()
                context.show(context.say("learn-saved", game=game.facts.id), "green")
            return left.status
    return 0


def show_courses(context: Context) -> int:
    """The games that have a course."""
    for game in games.find_all():
        if course := course_of(game):
            context.game = game
            name = context.say("game-name")
            context.show(context.say("learn-course", game=game.facts.id, name=name, count=len(course.lessons)))
    return 0


def read_places() -> Places:
    """Where this user is in every lesson; nothing where the file is not there or not ours."""
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(places_file().read_bytes(), type=Places)
    return {}


def places_file() -> Path:
    """Where that is kept."""
    return saves.data_folder() / "lessons.json"


class School:
    """One learner at this screen and one course."""

    def __init__(self, context: Context, game: Game, course: Course) -> None:
        self.context, self.game, self.course = context, game, course
        self.keyboard = Keyboard(context)
        self.screen = Screen(context, game)
        self.all_places = read_places()
        self.places = self.all_places.setdefault(game.facts.id, {})

    def words(self, words: Words) -> str:
        return words.get(self.context.lang, "")

    def attend(self, wanted: str) -> None:
        """The lesson that was asked for, else the one chosen; then the next, as long as there is one."""
        lesson = self.course.lesson(wanted) if wanted else self.choose()
        while True:
            self.teach(lesson)
            if lesson.live is not None:
                self.play_on(lesson)
                return
            following = self.course.lessons[self.course.lessons.index(lesson) + 1 :]
            if not following or not self.keyboard.yes(
                self.context.say("learn-next", title=self.words(following[0].title))
            ):
                return
            lesson = following[0]

    def choose(self) -> Lesson:
        """The list of lessons; the first that is not done is marked."""
        lessons = self.course.lessons
        self.context.show(self.words(self.course.minute))
        self.context.show()
        titles = [f"{self.words(lesson.title)}{self.mark(lesson)}" for lesson in lessons]
        first = next((n for n, lesson in enumerate(lessons) if self.places.get(lesson.id, []) is not None), 0)
        return lessons[self.keyboard.pick("learn-which", titles, first)]

    def mark(self, lesson: Lesson) -> str:
        """How far this lesson is, beside its title."""
        place = self.places.get(lesson.id, [])
        if place is None:
            return f"  ({self.context.say('learn-done')})"
        return f"  ({self.context.say('learn-begun')})" if place else ""

    def teach(self, lesson: Lesson) -> None:
        """Step after step, from where it was left."""
        taking = self.resume(lesson)
        self.context.show()
        self.context.show(self.words(lesson.title), "bold")
        self.context.show(self.words(lesson.goal), "dim")
        shown = -1
        while taking.step is not None:
            if taking.table.version != shown:
                self.show_board(taking)
                shown = taking.table.version
            self.context.show(self.words(taking.step.say), "bold")
            self.ask(taking)
            self.keep(lesson, taking.taken)
        self.keep(lesson, None)
        self.context.show(self.context.say("learn-lesson-done"), "green")

    def resume(self, lesson: Lesson) -> Taking:
        """The lesson from the place where it was left; from its beginning where that place is no more."""
        with suppress(QuarterdeckError):
            return Taking(self.game, lesson, self.places.get(lesson.id) or ())
        return Taking(self.game, lesson)

    def keep(self, lesson: Lesson, taken: list[str] | None) -> None:
        """Writes down where the learner is."""
        self.places[lesson.id] = taken
        saves.write_safely(places_file(), msgspec.json.encode(self.all_places).decode())

    def show_board(self, taking: Taking) -> None:
        seat = taking.lesson.seat
        board = self.game.render(taking.table.state, seat, self.context.lang)
        self.context.out.print(Text.from_markup(board))

    def ask(self, taking: Taking) -> None:
        """One step: lines until it is done."""
        step = taking.step
        if step is not None and not step.ways:
            self.keyboard.enter(self.context.say("learn-read"))
            self.tell(taking, taking.take(READ))
            return
        while taking.step is step:
            text = self.keyboard.line(self.context.say("play-input"))
            try:
                self.take(taking, text)
            except QuarterdeckError as error:
                if not self.keyboard.interactive:
                    raise
                self.context.show(self.context.explain(error), "red")

    def take(self, taking: Taking, text: str) -> None:
        """A line of the learner: an action, or a word to the teacher."""
        word = text.casefold()
        if orders.leaves(text):
            raise Left(0)
        if word in SHOW:
            self.tell(taking, taking.take("; ".join(taking.rest())))
        elif word in AGAIN:
            self.show_board(taking)
        elif word.partition(" ")[0] in ("rules", "правила"):
            for rule in rulebook.look_up(self.game, word.partition(" ")[2]):
                rulebook.show(self.context, self.game, rule)
        else:
            self.tell(taking, taking.take(self.meant(taking, text)))

    def meant(self, taking: Taking, text: str) -> str:
        """The notation of an action that is named by part of it alone, else the text."""
        choices = Choices(self.context, self.game, taking.table.legal_actions(taking.lesson.seat))
        found = choices.matching(text)
        return found[0].text if len(found) == 1 else text

    def tell(self, taking: Taking, reaction: Reaction) -> None:
        """What came of it, in words."""
        context, seat = self.context, taking.lesson.seat
        if reaction.kind == "refused" and reaction.line is not None:
            self.refuse(reaction.line)
        elif reaction.kind == "set-back":
            context.show(self.words(reaction.words) or context.say("error-lesson-set-back"), "yellow")
        else:
            self.screen.news([self.screen.event(event) for event in taking.table.events_for(seat, reaction.version)])
            context.show(self.words(reaction.words), "green")
        if taking.glowing and reaction.kind in ("refused", "set-back"):
            context.show(context.say("learn-glow", action="; ".join(taking.glowing)), "cyan")
        if taking.slips >= SHOWS:
            context.show(context.say("learn-show"), "dim")

    def refuse(self, line: Line) -> None:
        """The rules' own reason, with the rules."""
        self.context.show(self.context.line(line), "yellow")
        rulebook.show_cited(self.context, self.game, line.rules)

    def play_on(self, lesson: Lesson) -> None:
        """The course ends in a game: live dice from the lesson's last position, against the bot it names."""
        assert lesson.live is not None
        begun = Taking(self.game, lesson).table
        names = [Seat("bot", level=lesson.live.level) if n != lesson.seat else Seat() for n in range(len(begun.seats))]
        record, today = begun.record, date.today().isoformat()
        table = Table.open(self.game, record.setup, names, position=record.position, date=today)
        table.fill_nonces()
        save = Autosave(saves.fresh(self.game.facts.id))
        Session(self.context, table, save, [self.context.say("learn-live")]).run()
