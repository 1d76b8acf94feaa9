"""The lines of replay files: the tags in their fixed order, the entries in notation."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.state import FIRST_RULES
from ..games.base import Game, OptionValue
from .entries import SEPARATOR, Draw, Entry, Epoch, Flag, Order, Outcome, Play, Plea, Resign, Rest, Sit, Takeback
from .seats import Record, seat_word, sitting

if TYPE_CHECKING:
    from .replay import Replay

FORMAT = 2  # of the files that are written; docs/replays.md says what each is like
SETUP = "set-up"
DERIVED = "derived"  # behind a nonce that follows from the secret
STRUCTURAL = frozenset("{}\n\r")  # what notation may not hold, for lines are cut at them


def quote(text: str) -> str:
    """A text in double quotes, on one line and without braces."""
    return json.dumps(text, ensure_ascii=False).replace("{", "\\u007b").replace("}", "\\u007d")


def tag(name: str, value: str) -> str:
    return f"[{name} {quote(value)}]"


def header(game: Game, replay: "Replay") -> list[str]:
    """The tags, in their fixed order."""
    record = replay.record
    lines = [tag("Format", format_text(FORMAT)), tag("Game", record.game)]
    lines += rules_tags(record)
    if record.date:
        lines.append(tag("Date", record.date))
    lines.append(tag("Seats", str(record.setup.seats)))
    for number, seat in enumerate(record.seats):
        lines.append(tag("Seat", f"{seat_word(game, number)} {seat.kind} {seat.word}".rstrip(" ")))
    lines += pace_tags(record)
    return [*lines, *option_tags(record), *start_tags(record), *chance_tags(game, record, replay), *result_tags(replay)]


def format_text(number: int) -> str:
    """A format as the first tag has it."""
    return f"quarterdeck {number}"


def rules_tags(record: Record) -> list[str]:
    """The number of the rules; files from before there were numbers stay as they are."""
    return [tag("Rules", str(record.setup.rules))] if record.setup.rules > FIRST_RULES else []


def pace_tags(record: Record) -> list[str]:
    """How fast it was to be played, and whether it was rated."""
    lines = [] if record.pace is None else [tag("Pace", str(record.pace))]
    return [*lines, tag("Rated", "on")] if record.rated else lines


def option_tags(record: Record) -> list[str]:
    """The options of the set-up."""
    return [tag("Option", f"{key} {option_text(value)}") for key, value in record.setup.options.items()]


def start_tags(record: Record) -> list[str]:
    """What the game begins with beside its options: the owner's files, a position."""
    lines = []
    for kind, content in record.setup.files.items():
        lines += [tag("File", kind), *(f"| {line}" if line else "|" for line in content.split("\n"))]
    return [*lines, tag("Position", record.position)] if record.position else lines


def chance_tags(game: Game, record: Record, replay: "Replay") -> list[str]:
    """What binds and proves the dice."""
    lines = [tag("Dice", record.dice)]
    if record.protocol > 1:  # files from before the number have none, and stay as they are
        lines.append(tag("Protocol", str(record.protocol)))
    if record.seed is not None:
        lines.append(tag("Seed", str(record.seed)))
    if record.commitment:
        lines.append(tag("Commitment", record.commitment))
    given = [(seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce]
    for (seat, nonce), check in zip(given, replay.nonce_checks, strict=True):
        derived = f" {DERIVED}" if seat in record.derived else ""
        lines.append(tag("Nonce", f"{seat_word(game, seat)} {nonce} {check}{derived}"))
    if record.secret:
        lines.append(tag("Secret", record.secret))
    return lines


def result_tags(replay: "Replay") -> list[str]:
    return [tag("Result", replay.result)] + ([tag("Points", replay.points)] if replay.points else [])


def option_text(value: OptionValue) -> str:
    """An option's value as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def body(game: Game, number: int, entry: Entry | None, draws: Sequence[str]) -> str:
    """A numbered line without its check digits; no entry is the set-up."""
    text = SETUP if entry is None else act(game, entry)
    drawn = f" {{{', '.join(draws)}}}" if draws else ""
    return f"{number}. {text}{drawn}{time_text(entry)}"


def time_text(entry: Entry | None) -> str:
    """When it was made in milliseconds since the game began, and how many of them were on the way: ` @61200-140`."""
    if entry is None or not (entry.at or entry.lag):
        return ""
    return f" @{entry.at}" + (f"-{entry.lag}" if entry.lag else "")


def act(game: Game, entry: Entry) -> str:
    """An entry in notation, its seat in front."""
    if isinstance(entry, Outcome):
        return f"(outcome {plain(entry.text)})"
    if isinstance(entry, Epoch):
        return f"(epoch {entry.number})"
    seat = seat_word(game, entry.seat)
    match entry:
        case Play():
            return f"{seat} {SEPARATOR.join(map(plain, entry.actions))}"
        case Takeback():
            kind = "agreed " if entry.agreed else "free " if entry.free else ""
            return f"{seat} ({kind}takeback{f' to {entry.to}' if entry.to else ''})"
        case Plea():
            return f"{seat} ({entry.says} takeback)"
        case Resign():
            return f"{seat} (resign{absence(game, entry)})"
        case Flag():
            return f"{seat} (flag)"
        case Rest():
            return f"{seat} (rest {entry.days})"
        case Draw():
            return f"{seat} ({entry.says} draw)"
        case Order():
            return f"{seat} (order {entry.what} {entry.value})"
        case Sit():
            return f"{seat} (sit {entry.kind} {quote(sitting(entry).word)}{absence(game, entry)})"


def absence(game: Game, entry: Resign | Sit) -> str:
    """What was decided about somebody absent, and by which seat: ` away by light`."""
    by = f" by {seat_word(game, entry.by)}" if entry.by >= 0 else ""
    return f" {entry.why}{by}" if entry.why else by


def plain(notation: str) -> str:
    """Notation that can stand in a line; a game whose notation cannot is mistaken, not its player."""
    if STRUCTURAL & set(notation) or notation.startswith("(") or notation != notation.strip():
        raise ValueError(f"notation that a replay cannot hold: {notation!r}")
    return notation
