"""What could not be played in a scenario file: every mistake with its line, its place and its cells, all at once."""

from collections.abc import Iterator

from ..base import Line
from ..lines import Lines, Path
from ..owner_words import Desk
from .plan import CARGOES, CargoWords, Plan, Text, WeatherChange
from .plan_board_checks import BoardCheck
from .plan_goal_checks import GoalCheck
from .plan_read import format_of, mistake, plan_or_mistakes, unknown
from .plan_start_checks import decided
from .scenario_checks import check_tiles, mistakes
from .scenario_file import TYPES, ScenarioFile, Tile, edition_of, read, standard_edition

MOST_NEW_KINDS = 4


def check_plan(content: str) -> list[Line]:
    """Every mistake of a file of either format, from its first line to its last."""
    plan, found = plan_or_mistakes(content)
    if plan is not None and format_of(content) == 2:
        found += plan_mistakes(plan, Lines(content))
    elif plan is not None:
        old, _ = read(content, ScenarioFile)
        found += mistakes(old, Lines(content)) if old is not None else []
    return sorted(found, key=lambda line: int(line.args.get("line", 0)))


def plan_mistakes(plan: Plan, lines: Lines) -> list[Line]:
    """Every mistake of a plan: words first, then boards, then goals; what rests on a broken board is not asked."""
    found = [*_texts(plan, lines), *_weather(plan, lines), *_cards(plan, lines)]
    tiles = Desk("scenario", lines)
    check_tiles(tiles, plan.tile, ("tile",))
    found += tiles.found
    known = {**edition_of(standard_edition()).tile, **plan.tile}
    found += _twice(plan, lines)
    for number in range(len(plan.layout)):
        found += _layout(plan, number, lines, known)
    return found or list(decided(plan, lines))


def _layout(plan: Plan, number: int, lines: Lines, tiles: dict[str, Tile]) -> list[Line]:
    board = BoardCheck(plan, number, lines, tiles)
    found = board.run()
    goals = GoalCheck(plan, number, lines)
    found += goals.run()
    if not found and board.board is not None:
        found += goals.cut_off(board)
    return found


def _texts(plan: Plan, lines: Lines) -> Iterator[Line]:
    for key, text in (("name", plan.name), ("briefing", plan.briefing)):
        if not text.say("en").strip():
            yield mistake("figure-empty", lines, (key,))
    if isinstance(plan.cargo, str) and plan.cargo not in CARGOES:
        yield unknown("word", lines, ("cargo",), plan.cargo, list(CARGOES))
    if isinstance(plan.cargo, CargoWords) and not any([*plan.cargo.en, *plan.cargo.ru]):
        yield mistake("figure-empty", lines, ("cargo",))


def _weather(plan: Plan, lines: Lines) -> Iterator[Line]:
    first = WeatherChange(plan.weather.vane, plan.weather.blows_to)
    told: list[tuple[WeatherChange, Path]] = [(first, ("weather",))]
    for number, layout in enumerate(plan.layout):
        for k, event in enumerate(layout.event):
            if event.weather:
                told.append((event.weather, ("layout", number, "event", k, "weather")))
        for k, one in enumerate(plan.weather.script):
            if layout.rounds and one.round > layout.rounds and len(plan.layout) == 1:
                yield mistake("idle", lines, ("weather", "script", k), why="@plan-idle-late")
    for change, path in told:
        if change.vane is not None and not any(change.vane):
            yield mistake("figure-vane", lines, (*path, "vane"))
        if change.blows_to is not None and not any(change.blows_to.sectors()):
            yield mistake("figure-vane", lines, (*path, "blows_to"))


def _cards(plan: Plan, lines: Lines) -> Iterator[Line]:
    """A new kind is like one of the box and has a letter of its own."""
    taken = set("LGFB")
    new = [name for name in plan.card if name not in TYPES]
    if len(new) > MOST_NEW_KINDS:
        yield mistake("figure-many", lines, ("card",), low=0, high=MOST_NEW_KINDS)
    for name in new:
        card = plan.card[name]
        if card.like is None:
            yield mistake("key-missing", lines, ("card", name), given="like")
        if not ("A" <= card.letter <= "Z") or card.letter in taken:
            yield mistake("figure-letter", lines, ("card", name, "letter"))
        taken.add(card.letter)


def _twice(plan: Plan, lines: Lines) -> Iterator[Line]:
    served: set[tuple[str, int]] = set()
    for number, layout in enumerate(plan.layout):
        for players in layout.players:
            if (layout.id, players) in served:
                path = ("layout", number, "players")
                yield mistake("seats-twice", lines, path, given=layout.id, players=players)
            served.add((layout.id, players))


# Warnings


def plan_warnings(content: str) -> list[Line]:
    """What can be played and yet may not be meant; asked of a file without mistakes."""
    plan, found = plan_or_mistakes(content)
    if plan is None or found or format_of(content) == 1:
        return []
    lines = Lines(content)
    told = [Line("warning-plan-five") for layout in plan.layout if 5 in layout.players][:1]
    told += [Line("warning-plan-endless", {"layout": one.id}) for one in plan.layout if not one.rounds]
    for number in range(len(plan.layout)):
        told += GoalCheck(plan, number, lines).out_of_reach()
    told += [_one_language(path, lines) for path, text in _all_texts(plan) if bool(text.en) != bool(text.ru)]
    return told


def _one_language(path: Path, lines: Lines) -> Line:
    line = mistake("language", lines, path)
    return Line("warning-plan-language", line.args)


def _all_texts(plan: Plan) -> Iterator[tuple[Path, Text]]:
    yield ("name",), plan.name
    yield ("briefing",), plan.briefing
    yield ("handicap",), plan.handicap
    for number, layout in enumerate(plan.layout):
        path: Path = ("layout", number)
        yield from (((*path, "fort", k, "name"), fort.name) for k, fort in enumerate(layout.fort))
        yield from (((*path, "seat", k, "name"), seat.name) for k, seat in enumerate(layout.seat))
        yield from (((*path, "event", k, "say"), event.say) for k, event in enumerate(layout.event) if event.say)
