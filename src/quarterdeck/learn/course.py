"""A game's course as its folder `lessons` tells it: course.toml, and one file a lesson in the order of their names."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

import msgspec

from ..errors import BadInput
from ..games.base import Game, OptionValue
from ..games.owner_file import KEPT
from ..i18n import say

Words = dict[str, str]  # a text by its language


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a learner may try instead: refused by the rules with this reason, or allowed and set back with a word."""

    play: str
    reason: str = ""
    say: Words = {}


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Another entry that is right as well, with its own words; it may make the next steps needless."""

    play: str
    done: Words = {}
    dice: tuple[str, ...] | None = None  # what chance brings after it; None: the same as after the first way
    skip: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sentence and what is to be done; without `accept` the learner only reads."""

    say: Words
    accept: tuple[str, ...] = ()
    also: tuple[Way, ...] = ()
    slip: tuple[Slip, ...] = ()
    done: Words = {}
    dice: tuple[str, ...] = ()  # what chance brings, in this order
    replies: tuple[str, ...] = ()  # what the others play then
    written: bool = False  # all ways are as the game writes them: a puzzle has dozens, and none need be tried

    @property
    def ways(self) -> tuple[Way, ...]:
        """All entries that are right."""
        return tuple(Way(play=play, done=self.done) for play in self.accept) + self.also


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The game that a course ends in: live dice and a bot from the last position on."""

    level: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One idea, learnt by hand."""

    id: str = ""
    title: Words
    goal: Words
    rules: tuple[str, ...]
    minutes: int = 1
    seat: int = 0
    position: str = ""  # where it begins; or a table of these
    files: dict[str, str] = {}
    seats: int = 0
    dice: tuple[str, ...] = ()  # chance before the first step
    step: tuple[Step, ...] = ()
    live: Live | None = None


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that leads into a game: how many sit at it, and its options."""

    seats: int
    options: dict[str, OptionValue]

    def is_of(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a table with these options is such a one."""
        return all(options.get(key) == value for key, value in self.options.items())


class Meeting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has to be said besides at a table of so many seats: who else is there."""

    seats: int
    title: Words
    say: Words


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lessons of a game, the game in one minute, and the tables that a newcomer plays one after the other."""

    minute: Words
    meeting: tuple[Meeting, ...] = ()
    stage: tuple[Stage, ...] = ()
    lessons: tuple[Lesson, ...] = ()

    def after(self, options: Mapping[str, OptionValue]) -> Stage | None:
        """The stage that follows a table with these options; None after the last, or where it is none of them."""
        here = next((n for n, stage in enumerate(self.stage) if stage.is_of(options)), len(self.stage))
        return self.stage[here + 1] if here + 1 < len(self.stage) else None

    def lesson(self, name: str) -> Lesson:
        """The lesson of this id or number."""
        for number, lesson in enumerate(self.lessons, 1):
            if name in (lesson.id, str(number)):
                return lesson
        raise BadInput("lesson", {"given": name, "expected": ", ".join(lesson.id for lesson in self.lessons)})


@lru_cache(KEPT)
def course_of(game: Game) -> Course | None:
    """The course of a game; None where it has none."""
    folder = resources.files(type(game).__module__.rpartition(".")[0]) / "lessons"
    if not (folder / "course.toml").is_file():
        return None
    course = msgspec.convert(tomllib.loads((folder / "course.toml").read_text("utf-8")), Course)
    files = sorted((f for f in folder.iterdir() if f.name[0].isdecimal()), key=lambda file: file.name)
    lessons = [
        msgspec.convert({**tomllib.loads(file.read_text("utf-8")), "id": file.name[3:].removesuffix(".toml")}, Lesson)
        for file in files
    ]
    return msgspec.structs.replace(course, lessons=tuple(lessons))


def stage_name(game: Game, stage: Stage, lang: str) -> str:
    """A stage as its options are called."""
    return ", ".join(say(lang, game, f"option-{key}-{value}") for key, value in stage.options.items())
