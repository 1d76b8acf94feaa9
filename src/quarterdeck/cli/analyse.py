"""`quarterdeck analyse FILE`: what decided a game, what would have been better, and what was luck.

What is found is on disk entry by entry: after Ctrl-C the same command goes on where it stopped.
"""

import argparse
import hashlib
import json
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from .. import __version__, i18n
from ..bots.analysis import VERSION, Analysis, Moment, Named, SeatSum, Verdict
from ..bots.analyst import MOST_ENTRIES, Analyst
from ..errors import BadInput
from ..table.replay import open_table
from ..table.replay_parse import parse
from ..table.table import Table
from . import players, saves
from .context import Context
from .files import read_text

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # signs of a line over time: what fits beside a name on 80 columns
FOLDER = "analyses"
KEPT = 40  # files of unfinished and finished analyses; the oldest go


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Analyses a file, from where it was left, and shows what came of it."""
    if not parsed.file:
        raise BadInput("cli-no-file")
    text = read_text(parsed.file)
    replay = parse(text)
    game = context.find_game(replay.record.game)
    if len(replay.entries) > MOST_ENTRIES:
        raise BadInput("analysis-long", {"given": len(replay.entries), "most": MOST_ENTRIES})
    table = open_table(replay)
    if not table.begun:
        raise BadInput("analysis-empty")
    found = analyse(context, table, file_of(text))
    if parsed.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
        return 0
    names = [players.name(context, game, table.seats, seat) for seat in range(len(table.seats))]
    Report(context, found, names).show()
    return 0


def file_of(text: str) -> Path:
    """Where what is found of a game lies, a line for each entry; another analyst begins anew."""
    digest = hashlib.sha256(f"{VERSION} {__version__}\n{text}".encode()).hexdigest()[:32]
    return saves.data_folder() / FOLDER / f"{digest}.jsonl"


def analyse(context: Context, table: Table, file: Path) -> Analysis:
    """The analysis; what was found before is read, what is new is written down at once."""
    analyst = Analyst(table)
    known = read_looks(file)
    slices = analyst.slices(known)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            slices = analyst.slices(known, lambda look: keep(out, look))
            found = followed(context, slices, len(known))
        tidy(file.parent)
    except OSError:  # nowhere to write: it is done all the same, in one go
        found = followed(context, Analyst(table).slices(), 0)
    return found


def keep(out: object, look: Verdict) -> None:
    out.write(msgspec.json.encode(look).decode() + "\n")  # type: ignore[attr-defined]
    out.flush()  # type: ignore[attr-defined]


def read_looks(file: Path) -> list[Verdict]:
    """What was found before; a line that was cut short ends it, and is taken out."""
    looks: list[Verdict] = []
    with suppress(OSError):
        lines = file.read_text("utf-8").splitlines()
        with suppress(msgspec.DecodeError):
            for line in lines:
                looks.append(msgspec.json.decode(line, type=Verdict))
        if len(looks) < len(lines):
            saves.write_safely(file, "".join(f"{line}\n" for line in lines[: len(looks)]))
    return looks


def tidy(folder: Path) -> None:
    """Lets the oldest files go."""
    files = sorted(folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    for file in files[:-KEPT]:
        file.unlink(missing_ok=True)


def followed(context: Context, slices: object, known: int) -> Analysis:
    """Slice by slice, with a line that tells how far it is; Ctrl-C says how to go on."""
    told = sys.stderr.isatty()
    if known and told:
        print(context.say("analyse-goes-on", count=known - 1), file=sys.stderr)
    try:
        while True:
            done, wanted = next(slices)  # type: ignore[call-overload]
            if told:
                print(f"\r{context.say('analyse-progress', done=done, last=wanted)}", end="\r", file=sys.stderr)
    except StopIteration as end:
        found: Analysis = end.value
        return found
    except KeyboardInterrupt:
        print(f"\n{context.say('analyse-stopped')}", file=sys.stderr)
        raise


class Report:
    """An analysis in words."""

    def __init__(self, context: Context, found: Analysis, names: list[str]) -> None:
        self.context, self.found, self.names = context, found, names
        self.unit = "points" if found.in_points else "chance"

    def show(self) -> None:
        """Lines over time, moments, sums, luck, and what the figures are."""
        say, show = self.context.say, self.context.show
        show(say("analyse-line-points" if self.found.in_points else "analyse-line"), "bold")
        for seat, name in enumerate(self.names):
            one = self.found.seats[seat]
            show(f"  {name}: {self.level(one.first)} → {self.level(one.last)}")
            show(f"  {spark([look.chances[seat] for look in self.found.looks])}", "cyan")
        show()
        show(say("analyse-moments", count=len(self.found.moments)), "bold")
        for number, moment in enumerate(self.found.moments, 1):
            self.show_moment(number, moment)
        show()
        for seat, name in enumerate(self.names):
            self.show_seat(name, self.found.seats[seat])
        show(self.measured(), "dim")

    def show_moment(self, number: int, moment: Moment) -> None:
        say, show = self.context.say, self.context.show
        seat = max(moment.seat, 0)
        what = self.action(moment.slip.played) if moment.slip else self.thrown(moment)
        head = say("analyse-moment", number=number, entry=moment.version, player=self.names[seat], what=what)
        show(f"{head}  {self.signed(moment.change[seat])}", "bold")
        if moment.slip is not None:
            slip = moment.slip
            show("   " + say("analyse-better", action=self.action(slip.better), why=moment.why[self.context.lang]))
            show("   " + say("analyse-played", why=moment.instead[self.context.lang]))
            show("   " + say("analyse-knew", was=self.level(slip.was), would=self.level(slip.would)))
        choice, luck = self.signed(moment.choice[seat]), self.signed(moment.luck[seat])
        show("   " + say("analyse-split", choice=choice, luck=luck), "dim")

    def show_seat(self, name: str, one: SeatSum) -> None:
        say, show = self.context.say, self.context.show
        show(name, "bold")
        fine = one.decisions - one.slips
        show("  " + say("analyse-accuracy", fine=fine, decisions=one.decisions, share=percent(one.accuracy)))
        parts = {key: getattr(one, key) for key in ("offered", "choice", "others", "luck", "ending")}
        listed = [f"{say(f'analyse-part-{key}')} {self.signed(part)}" for key, part in parts.items() if part]
        whole = say("analyse-sum", change=self.signed(one.last - one.first))
        show(f"  {whole}: {', '.join(listed)}" if listed else f"  {whole}")
        luck, error = self.signed(one.luck), self.plain(1.96 * one.luck_error)
        show("  " + say("analyse-luck", luck=luck, error=error, ordinary=self.plain(one.ordinary)))
        for kind, chance in one.by.items():
            show(f"    {say(kind)}: {say('analyse-throws', count=chance.throws)}, {self.signed(chance.luck)}", "dim")

    def measured(self) -> str:
        if self.found.in_points:
            return self.context.say("analyse-measured-points")
        if not self.found.measured:
            return self.context.say("analyse-unmeasured")
        return self.context.say("analyse-measured", games=self.found.measured, off=round(100 * self.found.off))

    def action(self, told: Named) -> str:
        said = i18n.say(self.context.lang, self.context.game, f"action-{told.kind}", told.args)
        return f"{said} ({told.text})"

    def thrown(self, moment: Moment) -> str:
        return self.context.say(moment.thrown) if moment.thrown else "—"

    def level(self, figure: float) -> str:
        return f"{figure:.1f}" if self.found.in_points else percent(figure)

    def plain(self, figure: float) -> str:
        return f"{figure:.1f}" if self.found.in_points else f"{100 * figure:.0f}"

    def signed(self, figure: float) -> str:
        return self.context.say(f"analyse-{self.unit}", figure=signed(figure, self.found.in_points))


def signed(figure: float, in_points: bool) -> str:
    """A change with its sign."""
    shown = f"{figure:+.1f}" if in_points else f"{round(100 * figure):+d}"
    return "0" if float(shown) == 0 else shown.replace("-", "−")


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def spark(figures: list[float]) -> str:
    """A line over time as bars."""
    top = max(1.0, *figures)
    step = max(1.0, len(figures) / WIDEST)
    chosen = [figures[min(len(figures) - 1, int(n * step))] for n in range(int(len(figures) / step))]
    return "".join(BARS[min(len(BARS) - 1, int(max(0.0, figure) / top * len(BARS)))] for figure in chosen)
