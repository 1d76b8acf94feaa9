"""Everything that crosses the wire, as msgspec structs; docs/api.md explains them, the client's types come from here.

Requests refuse unknown fields, so that a misspelt one is an error and not a silent default.
"""

from typing import Any, Literal

import msgspec

from ..bots.analysis import Analysis
from ..bots.balance import Balance
from ..errors import IllegalAction, Param, QuarterdeckError
from ..games.base import (
    Component,
    EventLine,
    Facts,
    Foreseen,
    Line,
    Odds,
    OptionValue,
    Plan,
    Pointing,
    Result,
    RuleFacts,
    ScoreItem,
    StandingOrder,
    Threat,
)
from ..learn.guide import Guide
from ..table.pace import Pace

PROTOCOL = 1  # grows when an old page could misread a message; such a page is told to reload

SeatKind = Literal["here", "link", "bot"]
Phase = Literal["waiting", "playing", "over"]
DiceKind = Literal["sealed", "typed"]
EntryKind = Literal[
    "start", "play", "order", "takeback", "plea", "resign", "draw", "sit", "flag", "rest", "outcome", "epoch"
]
Back = Literal["ask", "accept", "decline", "free"]
HealthStatus = Literal["ok", "full", "unwritable"]
Unready = Literal["", "leaving", "database", "listener", "behind"]
Room = Literal["players", "watchers"]


class Wire(msgspec.Struct):
    """What the server sends: all fields always present."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Wire):
    """Why something is refused: `reason-<code>` in the game's texts where `game` is set, else `error-<code>`."""

    code: str
    params: dict[str, Param] = {}
    rules: tuple[str, ...] = ()
    game: str = ""

    @classmethod
    def of(cls, error: QuarterdeckError) -> "Problem":
        """An error as it is told to a client."""
        game = error.game if isinstance(error, IllegalAction) else ""
        return cls(code=error.code, params=error.params, rules=error.rules, game=game)

    @classmethod
    def refusal(cls, game: str, line: Line) -> "Problem":
        """A game's own reason."""
        return cls(code=line.key.removeprefix("reason-"), params=line.args, rules=line.rules, game=game)


# Games


class StageInfo(Wire):
    """A table that leads into a game, with its name by language."""

    seats: int
    options: dict[str, OptionValue]
    title: dict[str, str]


class PaceInfo(Wire):
    """How fast a table is to be played (docs/time.md): its text, and in milliseconds what that means."""

    text: str
    kind: Literal["live", "slow"]
    bank: int  # for the whole game
    step: int  # live: added after every turn
    move: int  # slow: for every decision, before the bank is touched
    rest: int  # slow: days off

    @classmethod
    def of(cls, pace: Pace) -> "PaceInfo":
        """A pace with its text."""
        return cls(text=str(pace), kind=pace.kind, bank=pace.bank, step=pace.step, move=pace.move, rest=pace.rest)


class GamesInfo(Wire):
    """What can be played here."""

    games: tuple[Facts, ...]
    courses: tuple[str, ...]  # games that have lessons
    stages: dict[str, tuple[StageInfo, ...]]  # by game what a newcomer plays one after the other, where it says so
    workshops: dict[str, tuple[str, ...]]  # games whose files can be drawn, and which kinds
    levels: tuple[str, ...]  # of bots: `level-<level>` names them
    usual_level: str  # of a bot where nobody chose
    paces: tuple[PaceInfo, ...]  # to choose from; none: the host has no clocks
    any_pace: bool  # others may be asked for as well
    languages: tuple[str, ...]
    version: str
    without: tuple[str, ...] = ()  # what the host has switched off


class GameRules(Wire):
    """The rules drawer's index; the paragraphs are `rule-<id>` in the game's texts."""

    game: str
    rules: tuple[RuleFacts, ...]


# Guests


class Me(Wire):
    """The guest this browser is; `known` is false before the first POST /api/me."""

    known: bool
    name: str = ""
    lang: str = ""
    player: str = ""  # my profile's name


class MePatch(Request):
    """What a guest may change; null leaves it."""

    name: str | None = None
    lang: Literal["ru", "en"] | None = None


class Link(Wire):
    """A secret link: the client shows `url`; the token is its fragment, so that no log and no referrer has it."""

    token: str
    url: str
    expires: int = 0  # unix seconds; 0: never


class SignOut(Request):
    """Where this guest's cookies are void from now on: in this browser, in all others, or in all."""

    where: Literal["here", "elsewhere", "everywhere", "device"]
    device: int = 0  # which one, of GET /api/me/account


class DeviceClaim(Request):
    """Makes this browser the guest of another device; `replace` leaves this browser's own tables behind."""

    token: str
    replace: bool = False


# People: accounts, profiles, ratings


class PasskeyInfo(Wire):
    """A passkey of mine."""

    id: str
    name: str
    created: int  # unix milliseconds
    used: int


class DeviceInfo(Wire):
    """A browser where I am signed in."""

    device: int
    kind: str  # phone, tablet or computer
    system: str
    seen: int  # unix milliseconds, to the hour
    here: bool


class Account(Wire):
    """What keeps my name and games, and who may see them."""

    kept: bool  # I can come back without this browser
    passkeys: tuple[PasskeyInfo, ...]
    phrase: int  # unix milliseconds: when it was made; 0: there is none
    devices: tuple[DeviceInfo, ...]
    visible: Literal["hidden", "ratings", "games"]
    tables: int  # where I have a seat
    no_passkeys: str  # why this address can have none: `passkey-<reason>`; empty: it can


class AccountPatch(Request):
    """What others see of me."""

    visible: Literal["hidden", "ratings", "games"]


class PasskeyOptions(Wire):
    """What the browser's own passkey dialogue is called with."""

    options: dict[str, Any]


class PasskeyAnswer(Request):
    """What that dialogue gave back."""

    answer: dict[str, Any]


class NewPhrase(Wire):
    """A recovery phrase, shown this once."""

    phrase: str


class PasskeySignIn(Request):
    """Signs in; `bring` takes the games of this browser along."""

    answer: dict[str, Any]
    bring: bool = True


class PhraseSignIn(Request):
    """The same by a phrase, in either script."""

    phrase: str
    bring: bool = True


class DeleteMe(Request):
    """Deletes everything about me; the name is typed again, so that no slip does it."""

    name: str


class SeatRating(Wire):
    """A rating beside a name: points, half the 95 % interval, and what this table has changed."""

    points: int
    spread: int
    change: int | None


class RatingInfo(Wire):
    """A person's rating in a game."""

    game: str
    points: int
    spread: int  # half the 95 % interval
    games: int
    month: int | None  # change of the last 30 days; null: no rated game
    line: tuple[int, ...]  # after each of the last games, the oldest first


class Share(Wire):
    """Games and wins of a kind."""

    key: str
    games: int
    wins: int


class GameStatistics(Wire):
    """What a person's games add up to."""

    game: str
    games: int
    wins: int
    losses: int
    draws: int
    streak: int  # wins in a row until now
    longest: int
    best: int | None  # points
    mean: float | None
    solo: int | None  # the best score alone
    seconds: int
    scenarios: tuple[Share, ...]
    seats: tuple[Share, ...]  # keys count from 0
    against: tuple[Share, ...]  # people, bots
    tallies: dict[str, dict[str, int]]  # `tally-<key>`; values may begin with `@`, a text of the game's


class RecentOpponent(Wire):
    """Somebody I have played with lately; the rematch of `table` is the next game."""

    player: str  # empty: shows no profile
    name: str
    games: int
    wins: int  # mine
    table: str
    game: str
    ended: int  # unix milliseconds


class Profile(Wire):
    """A person's page."""

    player: str
    name: str
    mine: bool
    since: int  # unix milliseconds
    visible: str
    games: int
    wins: int
    ratings: tuple[RatingInfo, ...]
    statistics: tuple[GameStatistics, ...]
    opponents: tuple[RecentOpponent, ...]
    history: bool  # I may see which games these were


class Opponent(Wire):
    """Somebody else at a table of a history."""

    player: str  # empty: no profile to be seen
    name: str
    level: str  # of a bot
    rating: int | None  # before the game
    score: int | None


class PlayedGame(Wire):
    """One game of a history."""

    table: str
    game: str
    ended: int  # unix milliseconds
    seconds: int
    outcome: Literal["win", "loss", "draw", "left", "solo", "shared"]
    place: int
    seat: int
    seats: int
    score: int | None
    scenario: str
    rated: bool
    change: int | None
    opponents: tuple[Opponent, ...]


class History(Wire):
    """A page of a history; `before` asks for the next, 0: there is none."""

    games: tuple[PlayedGame, ...]
    total: int
    before: int


class Leader(Wire):
    """Somebody on a leader board."""

    player: str
    name: str
    points: int
    spread: int
    games: int
    mine: bool


class BotLeader(Wire):
    """A bot's rank, which holds the scale."""

    level: str
    points: int


class Leaders(Wire):
    """A leader board, and what it takes to stand there."""

    game: str
    leaders: tuple[Leader, ...]
    bots: tuple[BotLeader, ...]
    games: int
    spread: int


# Tables


class SeatRequest(Request):
    """One seat of a new table."""

    kind: SeatKind
    name: str = ""  # here: who sits there; empty: the guest's own name; bot: empty = the level's name
    level: str = ""  # bots only
    pin: str = ""  # here only: 4 to 8 digits, asked by the curtain


class TableRequest(Request):
    """A new table."""

    game: str
    seats: tuple[SeatRequest, ...]
    options: dict[str, OptionValue] = {}
    files: dict[str, str] = {}
    dice: DiceKind = "sealed"
    open: bool = False  # listed; anybody may take a free link seat
    watchable: bool = False
    pace: str = ""  # `10+10`, `2d+3d/14` (docs/time.md); empty: no clock
    rated: bool = False  # only with sealed dice and people elsewhere at every other seat


class SeatChange(Request):
    """The owner fills a free link seat otherwise while the table waits."""

    kind: Literal["here", "bot"]
    name: str = ""
    level: str = ""


class Claim(Request):
    """Takes the seat of a link."""

    token: str
    rated: bool = False  # agrees to a rated game; such a seat cannot be taken without


class Invitation(Wire):
    """What the link of a seat invites to: the game, and the name of who opened the table; empty: he gave none."""

    game: str
    host: str
    table: str = ""
    seat: int = 0
    seats: int = 0
    options: dict[str, OptionValue] = {}
    dice: DiceKind = "sealed"
    pace: PaceInfo | None = None
    rated: bool = False
    online: bool = False  # the host is at the table now
    status: Literal["free", "mine", "used", "over"] = "free"
    holder: str = ""  # used: who has the seat
    since: int = 0  # used: unix milliseconds, when the table last changed
    watchable: bool = False


class Sit(Request):
    """Takes a free seat of an open table, or one that a bot keeps for nobody any more; null: the first such one."""

    seat: int | None = None
    rated: bool = False  # agrees to a rated game; such a seat cannot be taken without


class SeatInfo(Wire):
    """A seat as the lobby and the table's frame show it."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    taken: bool
    mine: bool
    online: bool  # bots always are
    pin: bool  # the curtain asks for one
    nonce: bool  # has its share of the dice
    share: str = ""  # that share, once the game has begun
    derived: bool = False  # nobody gave it: it follows from the secret
    twin: int = 0  # which of several bots of its level it is; 0: the only one
    player: str = ""  # whose profile may be seen
    rating: SeatRating | None = None
    person: str | None = None  # a bot plays in this person's stead; null: it is nobody's but its own
    away: int = 0  # unix milliseconds since when he is not here, where that matters; 0: he is
    bot_from: int = 0  # if he still is not by then, others may let a bot play for him
    claim_from: int = 0  # or give his seat up for him


class SeatLink(Wire):
    """The link of a free seat; only the owner is given it."""

    seat: int
    url: str


class TableInfo(Wire):
    """A table without its position."""

    id: str
    game: str
    options: dict[str, OptionValue]
    files: tuple[str, ...]
    dice: DiceKind
    phase: Phase
    seats: tuple[SeatInfo, ...]
    owner: bool
    open: bool
    watchable: bool
    protocol: int  # the formulas of the dice (docs/dice.md)
    commitment: str  # SHA-256 of secret and terms, hex; empty for typed dice
    epoch: int  # another one: the server was put back from a copy
    version: int
    pending: tuple[int, ...]
    created: int  # unix milliseconds
    updated: int
    links: tuple[SeatLink, ...] = ()
    rematch: str = ""  # the table that followed
    rematch_of: str = ""
    ended: str = ""  # `end-<ended>`, with `returns` a seat
    returns: tuple[float, ...] = ()
    totals: tuple[int, ...] = ()
    closed: int = 0  # the entry at which its log cannot be carried out any more: it can only be looked at
    progress: Line | None = None  # how far it is, while it is played
    pace: PaceInfo | None = None
    rated: bool = False
    began: int = 0  # unix milliseconds; 0: not yet
    deadline: int = 0  # when the first of my clocks that run is used up; 0: none does
    watchers: int = 0  # who look on now
    delay: int = 0  # seconds that this reader, a watcher, is behind


class TableList(Wire):
    """Several tables, the latest first."""

    tables: tuple[TableInfo, ...]


# Socket: from the client. `id` is the client's own number, given back with the answer.


class Asked(Request, tag_field="type"):
    """What a seat says."""

    id: int
    seat: int


class Change(Request, tag_field="type"):
    """What a seat does; `at` is the version of the table that it saw."""

    id: int
    at: int
    seat: int


class Nonce(Asked, tag="nonce"):
    """A seat's share of the dice: 16 to 64 hex digits; may be given once, while the table waits."""

    nonce: str


class Show(Asked, tag="show"):
    """Opens the curtain for one of my seats (-1 closes it); events after `since` are sent first, null: none."""

    pin: str = ""
    since: int | None = None


class Play(Change, tag="play"):
    """Actions in notation, carried out all or none."""

    actions: tuple[str, ...]


class Order(Change, tag="order"):
    """A standing order, allowed out of turn."""

    what: int
    value: int


class TakeBack(Change, tag="back"):
    """Asks the others to let the seat take back its last play with all since, or answers; against bots it is `free`."""

    says: Back


class HandOver(Change, tag="hand-over"):
    """Lets a bot play for the seat; an empty level is the usual one."""

    level: str = ""


class TakeSeat(Change, tag="take-seat"):
    """Takes the seat back from the bot."""


class Replace(Change, tag="replace"):
    """Lets a bot play for somebody else who is out of time or away."""

    whose: int
    level: str = ""


class ClaimGame(Change, tag="claim"):
    """Gives up the seat of somebody else who is out of time or away."""

    whose: int


class DaysOff(Change, tag="rest"):
    """Takes days off in a slow game; 0: back before they are over."""

    days: int


class Undo(Change, tag="undo"):
    """Takes the seat's last entry back."""


class Resign(Change, tag="resign"):
    """Gives the game up."""


class Draw(Change, tag="draw"):
    """Offers a draw, or answers an offer."""

    answer: Literal["offer", "accept", "decline"]


class Typed(Change, tag="typed"):
    """What the real die showed, in the game's notation."""

    outcome: str


class Why(Asked, tag="why"):
    """Asks why the seat may not do this; changes nothing."""

    text: str


class Click(Asked, tag="click"):
    """Asks what is wrong with choosing a target (`cell:D4`) after others were picked; changes nothing."""

    target: str
    picked: tuple[str, ...] = ()


class Sight(Asked, tag="sight"):
    """Asks what is near the picked thing of the seat's with something in the way; changes nothing."""

    picked: tuple[str, ...]


class Foretell(Asked, tag="foretell"):
    """Asks how these legal actions are done together, and what chance may bring then; changes nothing."""

    actions: tuple[str, ...]


class Hint(Asked, tag="hint"):
    """Asks for advice on the decision that the seat owes; changes nothing."""


class Look(Request, tag="look", tag_field="type"):
    """Asks for the view at a past version, as the shown seat sees it."""

    id: int
    version: int


class Ping(Request, tag="ping", tag_field="type"):
    """Keeps the line open, and says how long the last answer took: so much of a move was on the way."""

    id: int
    trip: int = 0  # milliseconds


Seating = HandOver | TakeSeat | Replace | ClaimGame


class Say(Request, tag="say", tag_field="type"):
    """A line of chat: a text, or the id of a quick phrase, which everybody reads in his own language."""

    id: int
    text: str = ""
    phrase: str = ""
    room: Room = "players"


class Mute(Request, tag="mute", tag_field="type"):
    """Whether I want to hear no more of who wrote a line."""

    id: int
    line: int
    on: bool = True


class Report(Request, tag="report", tag_field="type"):
    """Shows a line to the host of the server."""

    id: int
    line: int


Talking = Say | Mute | Report
FromClient = (
    Nonce
    | Show
    | Play
    | Order
    | Undo
    | TakeBack
    | HandOver
    | TakeSeat
    | Replace
    | ClaimGame
    | DaysOff
    | Resign
    | Draw
    | Typed
    | Why
    | Click
    | Sight
    | Foretell
    | Hint
    | Look
    | Ping
    | Say
    | Mute
    | Report
)


# Socket: from the server


class Hello(Wire, tag="hello", tag_field="type"):
    """The first message on every socket."""

    protocol: int
    server: str  # version of the package; a page of another one should reload
    table: TableInfo
    seats: tuple[int, ...]  # mine
    shown: int  # which of them is shown from the start; -1: none
    nonces: tuple[int, ...]  # my seats that still owe their share of the dice
    version: int
    components: tuple[Component, ...]  # what this table's box is made of, and where it is known from
    pointing: Pointing  # what actions point at on the board
    now: int  # the server's clock in unix milliseconds


class TableNews(Wire, tag="table", tag_field="type"):
    """Who sits where, who is online, what the rematch is: sent when it changes."""

    table: TableInfo
    nonces: tuple[int, ...]


class WireAction(Wire):
    """A legal action: `text` is what to send back, `action-<kind>` with `args` its sentence."""

    text: str
    kind: str
    args: dict[str, Param]
    odds: Odds | None  # what chance may bring, where it matters
    warning: Line | None  # what it would cost beyond recall: to be said, and agreed to, before it is sent


class DrawState(Wire):
    """Who has offered a draw, and what the shown seat may do about it."""

    offers: tuple[int, ...] = ()
    may_offer: bool = False
    may_answer: bool = False


class BackState(Wire):
    """Who asks to take a play back, who agrees, and what the shown seat may say."""

    asks: int = -1
    agreed: tuple[int, ...] = ()
    may: tuple[Back, ...] = ()


class ClockInfo(Wire):
    """A seat's clock: `left` at `since`, from when on it runs; where that is 0 it stands."""

    left: int  # milliseconds
    move: int  # of them for this decision alone
    since: int  # unix milliseconds
    rest: int  # days off that are left
    off: int  # unix milliseconds until which it stands for days off; 0: there were none
    flagged: bool  # its time is up


class OutcomeWanted(Wire):
    """A real die or draw the table waits for: `label` is a message id, `n` the number of outcomes."""

    label: str
    n: int
    choices: tuple[str, ...]


class Chance(Wire):
    """Everything that proves the dice, once the game is over."""

    protocol: int
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    derived: tuple[int, ...]  # seats whose nonce follows from the secret


class State(Wire, tag="state", tag_field="type"):
    """The position as the shown seat (-1: a watcher or a closed curtain) may see it."""

    version: int
    seat: int
    view: Any  # the game's own view struct; null only where the table is broken
    actions: tuple[WireAction, ...]
    plans: tuple[Plan, ...]  # compound orders of the shown seat, each by one click on its target
    orders: tuple[StandingOrder, ...]  # what the shown seat may order at any time; those in force are `given`
    prompt: Line
    pending: tuple[int, ...]
    standing: tuple[tuple[ScoreItem, ...], ...]
    undo: Problem | None  # null: possible; else why not
    draw: DrawState
    back: BackState
    clocks: tuple[ClockInfo, ...]  # none without a pace
    wanted: OutcomeWanted | None
    result: Result | None
    chance: Chance | None


class Doing(Wire):
    """What somebody did: `action-<kind>` says it."""

    kind: str
    args: dict[str, Param]


class EntryLine(Wire):
    """One entry of the log as a seat may see it."""

    version: int  # of the table after this entry
    seat: int
    kind: EntryKind
    texts: tuple[str, ...] | None  # the actions' notation; null where this seat may not know them
    events: tuple[EventLine, ...]
    time: int  # unix milliseconds; 0 where it is not known
    undone: bool  # taken back later
    undoes: int = 0  # takebacks: the version of the play taken back
    doings: tuple[Doing, ...] = ()  # plays that no event tells of, as far as this seat may know them
    all_since: bool = False  # takebacks: all plays after `undoes` as well
    left: int = -1  # plays at tables with a pace: milliseconds on the seat's clock after it


class Events(Wire, tag="events", tag_field="type"):
    """What happened after version `since`, as `seat` may know it; an entry each, oldest first."""

    seat: int
    since: int
    entries: tuple[EntryLine, ...]


class Ack(Wire, tag="ack", tag_field="type"):
    """Done and on disk; `version` is the table's after it.

    Where the first actions of a play revealed something after which the rest could not be done, the first ones stand,
    `lapsed` lists the rest and `why` says what stopped it.
    """

    id: int
    version: int
    lapsed: tuple[str, ...] = ()
    why: Problem | None = None


class Error(Wire, tag="error", tag_field="type"):
    """Refused; nothing changed. `id` is null where the message had none that could be read."""

    id: int | None
    problem: Problem
    version: int


class Refusal(Wire, tag="refusal", tag_field="type"):
    """The answer to `why`; null: it is allowed."""

    id: int
    problem: Problem | None


class Foretold(Wire, tag="foretold", tag_field="type"):
    """The answer to `foretell`: what to play, with its odds where it has some, or why it cannot be done."""

    id: int
    texts: tuple[str, ...]
    odds: Odds | None
    problem: Problem | None
    warnings: tuple[Line, ...]  # what they would cost beyond recall
    sure: Foreseen | None = None  # what comes of it before any die is thrown
    threats: tuple[Threat, ...] = ()  # what it would reach, and who may answer it


class BlockedWay(Wire):
    """Something that the picked thing cannot reach: the way from its cell to there ends `at` a cell."""

    target: str
    start: str
    at: str
    end: str
    problem: Problem


class Sighted(Wire, tag="sighted", tag_field="type"):
    """The answer to `sight`, the nearest first."""

    id: int
    blocked: tuple[BlockedWay, ...]


class Looked(Wire, tag="looked", tag_field="type"):
    """The answer to `look`."""

    id: int
    version: int
    seat: int
    view: Any
    prompt: Line
    standing: tuple[tuple[ScoreItem, ...], ...]
    entry: EntryLine | None  # what led here; null at version 0
    clocks: tuple[ClockInfo, ...] = ()


class Candidate(Wire):
    """An action worth considering, the best first in `hinted`."""

    text: str  # what to send back
    kind: str
    args: dict[str, Param]
    chance: float  # of winning, 0 to 1
    points: float | None  # expected at the end; null where the game keeps none
    share: float  # how much of the thought went into it, 0 to 1
    line: tuple[str, ...]  # how the turn could go on, in notation
    why: dict[str, str]  # one sentence by language: what it gains, what it risks


class Hinted(Wire, tag="hinted", tag_field="type"):
    """The answer to `hint`."""

    id: int
    version: int
    candidates: tuple[Candidate, ...]


class Thinking(Wire, tag="thinking", tag_field="type"):
    """How far a bot is with its decision, or the advice that I asked for; sent now and then, nothing at its end."""

    seat: int
    share: float  # 0 to 1


class Pong(Wire, tag="pong", tag_field="type"):
    """The answer to `ping`."""

    id: int
    now: int  # the server's clock in unix milliseconds


class ChatLine(Wire):
    """What somebody wrote; `phrase-<phrase>` where he chose one. `gone`: the host took it away."""

    id: int
    room: Room
    seat: int  # -1: a watcher
    name: str
    text: str
    phrase: str
    time: int  # unix milliseconds
    mine: bool
    muted: bool = False  # by this reader: nothing of it is told
    gone: bool = False


class Chat(Wire, tag="chat", tag_field="type"):
    """Lines that are new, or told anew; a line replaces the one with its number."""

    lines: tuple[ChatLine, ...]
    rooms: tuple[Room, ...]  # those that this reader may read
    writes: Room | None  # where he may write now


class Bye(Wire, tag="bye", tag_field="type"):
    """The last message before the server closes the socket; come back with `since`."""

    problem: Problem


FromServer = (
    Hello
    | TableNews
    | State
    | Events
    | Ack
    | Error
    | Refusal
    | Foretold
    | Sighted
    | Looked
    | Hinted
    | Thinking
    | Chat
    | Pong
    | Bye
)


# Finding a game, and being called back


class SeekRequest(Request):
    """Looks for somebody to play with; `wanted` names the seek that I would rather meet, if it is still there."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: int = 2
    pace: str = ""
    rated: bool = False
    wanted: str = ""


class SeekInfo(Wire):
    """Somebody who looks for others."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    pace: PaceInfo | None
    rated: bool
    name: str
    created: int  # unix milliseconds
    expires: int
    here: int = 1  # how many want the same


class Sought(Wire):
    """What became of a seek: the table where everybody sits, or the seek that waits."""

    table: str = ""
    seek: SeekInfo | None = None


class Recent(Wire):
    """A finished game with somebody else: play again with him."""

    table: str
    game: str
    names: tuple[str, ...]
    ended: int  # unix milliseconds


class HallNews(Wire, tag="hall", tag_field="type"):
    """The home page, the same for everybody."""

    seeks: tuple[SeekInfo, ...]
    tables: tuple[TableInfo, ...]  # as a stranger sees them
    online: int
    playing: int
    waiting: int  # seeks, those too many to list among them


class MyNews(Wire, tag="mine", tag_field="type"):
    """The home page, my part of it."""

    tables: tuple[TableInfo, ...]
    seeks: tuple[SeekInfo, ...]
    matched: str = ""  # the table that a seek of mine has just led to
    recent: tuple[Recent, ...] = ()


class Wishes(Request):
    """What a guest wants to be called for by his devices, and when not at all."""

    turn: bool = True
    match: bool = True
    chat: bool = False
    quiet: bool = False
    quiet_from: int = 22 * 60  # minutes after midnight
    quiet_to: int = 8 * 60
    zone: str = "UTC"  # where that midnight is: an IANA name


class Notices(Wire):
    """How I am called: by whom (the server's public key), for what, on how many devices."""

    key: str
    wishes: Wishes
    devices: int


class PushKeys(Request):
    """A browser's keys, as it names them."""

    p256dh: str
    auth: str


class Subscription(Request):
    """A browser that may be called."""

    endpoint: str
    keys: PushKeys


class Unsubscription(Request):
    """A browser that is not to be called any more."""

    endpoint: str


# Lessons


class LessonInfo(Wire):
    """A lesson on the map of its course; texts by language."""

    id: str
    title: dict[str, str]
    goal: dict[str, str]
    minutes: int
    steps: tuple[dict[str, str], ...]  # what each asks for
    live: bool  # it is a game against a bot


class MeetingInfo(Wire):
    """What has to be said besides at a table of so many seats; texts by language."""

    seats: int
    title: dict[str, str]
    say: dict[str, str]


class GuideInfo(Wire):
    """The lesson in a game's workshop, as the map of its course shows it."""

    kind: str
    title: dict[str, str]
    goal: dict[str, str]
    minutes: int
    steps: int


class CourseInfo(Wire):
    """A game's course."""

    game: str
    minute: dict[str, str]  # the game in one minute
    meetings: tuple[MeetingInfo, ...]
    lessons: tuple[LessonInfo, ...]
    guide: GuideInfo | None  # the lesson in the workshop


class LessonRequest(Request):
    """A learner's place, which is what he has taken so far, and what he does there; nothing is kept on the server."""

    taken: tuple[str, ...] = ()
    ask: Play | Click | Sight | Foretell | Look | None = None
    read: bool = False  # reads on where a step is only read
    show: bool = False  # has the step done for him


class LessonPlace(Wire):
    """Where a learner is, and what came of what he did."""

    taken: tuple[str, ...]
    step: int  # counted from 0; as many as there are: the lesson is over
    reads: bool  # this step is only read
    rest: tuple[str, ...]  # what is still to be done of it
    accepted: tuple[str, ...]  # what is right to do next, by any way
    reaction: Literal["", "refused", "set-back", "part", "done"]
    words: dict[str, str]  # the lesson's on it


class LessonAnswer(Wire):
    """What a lesson's page is told; `hello` only where nothing was asked."""

    place: LessonPlace
    hello: Hello | None
    events: Events
    state: State
    answer: Ack | Error | Refusal | Foretold | Sighted | Looked | None


class PuzzleInfo(Wire):
    """A puzzle in the list of its game; texts by language."""

    id: str
    number: int
    title: dict[str, str]
    goal: dict[str, str]
    say: dict[str, str]
    stars: int  # how hard it is, 1 to 3
    lines: int  # of the turn, all of them tried
    found: tuple[str, ...]  # the ranks that find it
    seat: int


class PuzzleList(Wire):
    """All puzzles by game, and which one is today's."""

    date: str  # of the server
    game: str  # of today's puzzle; empty: there are none
    today: str
    puzzles: dict[str, tuple[PuzzleInfo, ...]]


# Replays


class ReplayRequest(Request):
    """A replay file to be kept and opened."""

    text: str


class ReplayCreated(Wire):
    """Where an imported replay is."""

    id: str


class ReplayInfo(Wire):
    """What a replay page shows before the first step."""

    id: str
    game: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    versions: int  # the last version; 0 is the start
    dice: DiceKind
    verified: bool  # every die recomputed from the secret
    mistake: Problem | None  # the first thing that does not agree
    notice: Line | None  # what there is to know of the file: that its format is an old one
    result: Result | None
    chance: Chance | None
    table: str  # the table it was played at here; empty for an imported one
    components: tuple[Component, ...]
    share: str = ""  # the token of a share link, for those who had a seat
    pace: PaceInfo | None = None
    rated: bool = False


class ReplayPoint(Wire):
    """One point of a replay with a seat's knowledge (-2: the truth)."""

    version: int
    seat: int
    view: Any
    prompt: Line
    pending: tuple[int, ...]
    standing: tuple[tuple[ScoreItem, ...], ...]
    entry: EntryLine | None
    clocks: tuple[ClockInfo, ...] = ()


class ReplayLog(Wire):
    """Every entry with a seat's knowledge."""

    seat: int
    entries: tuple[EntryLine, ...]


class Drawn(Wire):
    """One random number as the game drew it: `label` is a message id, `outcome` one of 0 to n - 1."""

    label: str
    n: int
    outcome: int
    shown: str  # the outcome in the game's notation


class DiceLine(Wire):
    """What one entry drew; version 0 is the set-up."""

    version: int
    epoch: int  # of these draws and all after them
    draws: tuple[Drawn, ...]


class ReplayDice(Wire):
    """All that somebody needs to compute every die and shuffle himself (docs/dice.md)."""

    chance: Chance
    terms: str  # what the commitment binds beside the secret
    kinds: tuple[SeatKind, ...]  # who sat where at the start
    lines: tuple[DiceLine, ...]  # those that drew something or began an epoch


class ReplayScores(Wire):
    """Points a seat at every version, for the graph; the last from the result."""

    totals: tuple[tuple[int, ...], ...]  # [version][seat]


class AgainRequest(Request):
    """To play a finished game again from one of its moments."""

    version: int
    seat: int


class AnalysisInfo(Wire):
    """How far the analysis of a finished game is, and what came of it."""

    state: Literal["none", "working", "done", "failed"]
    share: float  # done of it, 0 to 1
    analysis: Analysis | None


class Health(Wire):
    """Whether the server is well: it can write (`full`: the disk is, `unwritable`: the log says why)."""

    status: HealthStatus
    version: str
    tables: int
    sockets: int
    closed: int  # tables whose logs cannot be carried out to their ends


class Alive(Wire):
    """That this process runs: how late its event loop is, in seconds, for the last minute's worst hundredth."""

    lag: float


class Ready(Wire):
    """Whether people should be sent to this process, and if not, why."""

    ready: bool
    why: Unready
    behind: float  # seconds since it last looked at what other processes write; 0 where there are none


# Administration


class LoopFigures(Wire):
    """What the watchdog measured since it was last asked by an administrator."""

    beats: int
    max_lag: float  # seconds
    lag_99: float  # seconds: what 99 of 100 beats of the last minute stayed below
    max_cpu: float  # seconds of the loop's thread between two beats
    held: int
    worst: str  # the stack that held the loop longest


class RestoreRequest(Request):
    """A copy of the database on the server's own disk, to be taken back."""

    file: str


class Restored(Wire):
    """Where the database is kept that was replaced."""

    kept: str


class AdminOrder(Request):
    """What `quarterdeck admin` has a running server do; the order is signed as it is sent."""

    act: Literal[
        "delete-table",
        "delete-guest",
        "delete-replay",
        "remove-published",
        "ban",
        "unban",
        "reopen",
        "unshare",
        "tidy",
        "delete-message",
        "mute",
        "unmute",
    ]
    ids: tuple[str, ...] = ()
    name: str = ""  # delete-guest: what the seats are called that stay
    reason: str = ""  # ban: told to the guest
    resign: bool = False  # ban: gives up his games with others
    before: int = 0  # tidy: unix milliseconds
    kinds: tuple[str, ...] = ()  # tidy


class AdminDone(Wire):
    """How much an administrator's order has changed, by kind."""

    done: dict[str, int]


# Workshop and library

RunState = Literal["playing", "done", "stopped", "failed"]


class WorkshopInfo(Wire):
    """What an editor of a kind of file begins with: examples, and a short file."""

    game: str
    kind: str
    kinds: tuple[str, ...]
    examples: dict[str, str]
    begin: str
    guide: Guide | None  # the lesson in it


class DraftRequest(Request):
    """A draft as a table, or a file's text."""

    draft: dict[str, Any] | None = None
    text: str = ""


class DraftSpot(Wire):
    """A problem with its place."""

    problem: Problem
    error: bool
    where: str
    row: int
    cells: tuple[str, ...]


class DraftChecked(Wire):
    """A draft as the file that it is, and every problem."""

    text: str
    draft: dict[str, Any]
    problems: tuple[DraftSpot, ...]
    fine: bool
    more: dict[str, Any]


class OverlayRequest(Request):
    """Something to draw over a board."""

    text: str
    ask: dict[str, Any]


class BalanceRequest(Request):
    """Bots of a rank are to play a file so many times."""

    text: str
    seats: int
    rank: str = ""
    games: int = 200
    options: dict[str, bool | int | str] = {}
    digest: str = ""  # the page's own mark of the text


class BalanceInfo(Wire):
    """How far a check is, and its figures of now."""

    id: str
    state: RunState
    digest: str
    seats: int
    median: int
    balance: Balance


class PublishRequest(Request):
    """A file for the library; `id` for a further version of one's own."""

    text: str
    licence: str
    id: str = ""
    fork_of: str = ""
    balance: str = ""  # the id of a check of this text


class LibraryFacts(Wire):
    """What the library says of a version, beside its text."""

    names: dict[str, str]
    briefing: dict[str, str]
    seats: tuple[int, ...]
    languages: tuple[str, ...]
    licence: str
    fork_of: str = ""
    tested: Balance | None = None


class LibraryEntry(Wire):
    """A published version."""

    id: str
    version: int
    versions: tuple[int, ...]
    game: str
    kind: str
    author: str
    created: int
    plays: int
    mine: bool
    facts: LibraryFacts
    text: str = ""  # only where one version is asked for


class LibraryList(Wire):
    """What can be played, the newest version of each."""

    entries: tuple[LibraryEntry, ...]
    licences: tuple[str, ...]
