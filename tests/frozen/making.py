"""Makes the tables that are frozen: every configuration of a game, with everything that can happen at a table."""

import hashlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

import acts
import frozen
from frozen import Frozen, Head
from play import configurations, name
from quarterdeck import read_replay, write_replay
from quarterdeck.bots.driver import choose
from quarterdeck.games.base import TRUTH, Game, OptionValue, Setup
from quarterdeck.table import Record, Seat, Table
from quarterdeck.table.entries import encode
from quarterdeck.table.sealing import seal

TESTS = Path(__file__).parent.parent
LONG, SHORT = 400, 60  # entries; a table of the first kind comes to its end, of the second usually not
FEWEST = 26  # tables of a game; one with few set-ups meets each of them in several ways
KEPT_VIEWS, KEPT_POSITIONS = 60, 15  # one in so many versions is kept in full; the last one always
SHARES = (
    (acts.undo, 0.07),
    (acts.offer_draw, 0.01),
    (acts.answer_draw, 0.01),
    (acts.sit, 0.01),
    (acts.give_order, 0.08),
)
# Seats and options that `configurations` does not have.
MORE: dict[str, tuple[tuple[int, dict[str, OptionValue]], ...]] = {
    "admiral": (
        (1, {"scenario": "mini-2"}),
        (2, {"vane": "brisk"}),
        (3, {"mines": True, "turn_order": "die", "round_limit": 8}),
        (2, {"mines": True, "vane": "brisk"}),
        (2, {"mines": True, "islands": "blocks"}),
        (6, {"mines": True, "teams": "3v3", "round_limit": 4}),
        (4, {"teams": "2v2", "mines": True, "vane": "brisk", "quiet": "5"}),
    ),
    "sail": (
        (2, {"module_size": 6, "placement": "free", "order_holder": 1, "reset_per_round": True}),
        (8, {"round_limit": 2}),
        (16, {"round_limit": 1}),
    ),
    "lords": ((2, {"mercenaries": "minelayer,broadside,recruit,boarder,bulwark"}),),
}


def owner_files(game: Game) -> list[dict[str, str]]:
    """Files of an owner's for a game: changed editions, scenarios, decks."""
    match game.facts.id:
        case "lords":
            kept = read_replay((TESTS / "replays" / "lords-points-edition.replay").read_text("utf-8"))
            return [kept.record.setup.files]
        case "fleet":
            return [{"edition": game.data("components.toml").replace("players = 10", "players = 4")}]
        case "admiral":
            edition = game.data("edition.toml").replace("hull = 3 # least sure", "hull = 5 # least sure")
            return [{"scenario": (TESTS / "admiral" / "hold_forts.toml").read_text("utf-8")}, {"edition": edition}]
        case "sail":
            deck = game.data("decks.toml").replace("N = 0, NE = 1, E = 2", "N = 1, NE = 2, E = 3")
            board = game.data("scenarios/battle.toml").replace("module = 8", "module = 7").split("[[board]]")
            return [{"deck": deck}, {"scenario": "[[board]]".join(board[:2])}]
    return []


def setups(game: Game) -> list[tuple[str, Setup]]:
    """Every set-up that is frozen, with a name."""
    more = [game.setup(seats, options) for seats, options in MORE.get(game.facts.id, ())]
    plain = [(name(game, setup), setup) for setup in [*configurations(game), *more]]
    own = [(f"{game.facts.id}-own-{'-'.join(files)}", game.setup(None, {}, files)) for files in owner_files(game)]
    all_of_them = plain + own
    return all_of_them * -(-FEWEST // len(all_of_them))


# How a table goes


class Way:
    """What is special at a table, by its number: so that all ways meet all kinds of set-ups."""

    def __init__(self, number: int) -> None:
        self.random = random.Random(number)
        self.dice = ("sealed", "seeded", "sealed", "typed")[number % 4]
        self.ends = ("played", "open", "open", "resigned", "drawn")[number % 5]
        self.level = ("random", "greedy")[number % 2]
        self.seed = number

    def seats(self, many: int) -> tuple[Seat, ...]:
        kinds = ("here", "link", "bot")
        return tuple(Seat(kinds[(self.seed + k) % 3], acts.NAMES[(self.seed + k) % 4]) for k in range(many))  # type: ignore[arg-type]


def opened(game: Game, setup: Setup, way: Way, position: str = "") -> Table:
    """A table with dice that are the same each time it is made."""
    seed = way.seed if way.dice == "seeded" else None
    dice = "typed" if way.dice == "typed" else "sealed"
    table = Table.open(game, setup, way.seats(setup.seats), dice=dice, seed=seed, position=position, date="2026-11-16")  # type: ignore[arg-type]
    if way.dice != "sealed":
        return table
    secret = hashlib.sha256(f"frozen {game.facts.id} {way.seed}".encode()).hexdigest()
    given = (hashlib.sha256(f"{secret} {seat}".encode()).hexdigest()[:32] for seat in range(setup.seats))
    nonces = tuple("" if seat.kind == "bot" else nonce for seat, nonce in zip(table.seats, given, strict=True))
    record: Record = msgspec.structs.replace(table.record, secret=secret, nonces=nonces, derived=())
    return Table(seal(record), (), game)


def play(table: Table, way: Way) -> None:
    """Plays on until the table is as its way wants it."""
    most = LONG if way.ends == "played" else SHORT
    while table.version < most and not table.over:
        acts.act(table, way.random, SHARES, lambda: move(table, way))
    if way.ends == "resigned":
        finish(table, way, lambda: table.resign(min({*range(len(table.seats))} - table.out)))
    if way.ends == "drawn" and len(table.persons) > 1:
        finish(table, way, lambda: agree(table))


def finish(table: Table, way: Way, ending: Callable[[], None]) -> None:
    """Ends a game otherwise than by playing; first the dice that somebody still has to throw."""
    while not table.over:
        if table.needs:
            table.answer(way.random.choice(table.needs.choices))
        else:
            ending()


def agree(table: Table) -> None:
    seat = min(table.persons - table.agreed)
    (table.accept_draw if table.agreed else table.offer_draw)(seat)


def move(table: Table, way: Way) -> None:
    """A play of a pending seat: a bot's choice, and now and then a second action in the same breath."""
    chance = way.random
    seat = chance.choice(table.pending)
    first = choose(table.game, table.state, seat, way.level, chance.randrange(2**30))
    if chance.random() < 0.2 and not table.history.typed:
        trial = table.copy()
        trial.play(first, seat)
        if seat in trial.pending:
            table.play([first, chance.choice(trial.legal_actions(seat))], seat)
            return
    table.play(first, seat)


# Freezing


def tables(game: Game) -> Iterator[tuple[str, Table]]:
    """All tables of a game, with games begun from positions of the others among them."""
    starts: list[tuple[str, Setup, str]] = []
    number = 0
    for title, setup in setups(game):
        table = opened(game, setup, way := Way(number))
        play(table, way)
        yield f"{title}-{way.dice}-{way.ends}", table
        if number % 6 == 2:
            early = table.at(table.version // 2)
            if early.history.start is not None and not early.over:
                starts.append((f"{title}-from-position", table.record.setup, early.position()))
        number += 1
    for title, setup, position in starts:
        table = opened(game, setup, way := Way(number), position)
        play(table, way)
        yield f"{title}-{way.dice}-{way.ends}", table
        number += 1


def add(game: Game) -> bool:
    """Writes a game's file of today; false where there is one: what is frozen stays as it is."""
    file = frozen.file_of(game.facts.id, game.facts.rules)
    if file.exists():
        return False
    frozen.write(file, *freeze(game))
    return True


def freeze(game: Game) -> tuple[Head, list[Frozen]]:
    """A game's file of today."""
    defaults = {option.key: option.default for option in game.facts.options}
    head = Head(game.facts.id, game.facts.rules, {}, {}, defaults)
    made = list(tables(game))
    for _, table in made:
        for point in walk(table):
            frozen.note_shapes(point, head)
    return head, [frozen_table(title, table, head) for title, table in made]


def walk(table: Table) -> Iterator[Table]:
    """The table at the start and after each entry; it is one table that moves on."""
    again = Table(table.record, (), table.game)
    yield again
    for entry in table.log:
        again.repeat(entry)
        yield again


def frozen_table(title: str, table: Table, head: Head) -> Frozen:
    made = Frozen(
        name=title,
        record=frozen.plain(table.record),
        entries=[msgspec.json.decode(encode(entry)) for entry in table.log],
        replay=write_replay(table),
        steps=[],
        views={},
        positions={},
        result=frozen.plain(table.result),
    )
    for point in walk(table):
        made.steps.append(frozen.look(point, head))
        if point.history.start is None:
            continue
        last = point.version == table.version
        if last or point.version % KEPT_VIEWS == KEPT_VIEWS - 1:
            for seat in (frozen.shown_to(point, point.version), TRUTH):
                made.views[f"{point.version} {seat}"] = frozen.plain(point.view(seat))
        if last or point.version % KEPT_POSITIONS == KEPT_POSITIONS - 1:
            made.positions[str(point.version)] = point.position()
    return made
