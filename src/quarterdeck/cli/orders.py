"""Orders: what a player may say to the program instead of moving, in English or Russian."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from ..bots import hints
from ..errors import BadInput
from ..games.base import Line
from ..table.entries import Play
from . import rulebook, scores, what
from .choices import Choices
from .keyboard import Left
from .opponents import Thinking

if TYPE_CHECKING:
    from .session import Session

Order = Callable[["Session", int, str, Choices], None]
LOG_LINES = 20  # what `log` shows without a number: a screen of 24 lines with its frame


def obey(session: "Session", seat: int, text: str, choices: Choices) -> bool:
    """Carries out an order; False where the line is none."""
    word, _, rest = text.partition(" ")
    for order, words in ORDERS:
        if word.casefold() in words:
            order(session, seat, rest.strip(), choices)
            return True
    return False


def why(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Why an action may not be done, with the rules behind it."""
    context = session.context
    if not rest:
        raise BadInput("cli-why")
    refusal = _refusal(session, seat, rest, choices)
    if refusal is None:
        context.show(context.say("play-why-legal"), "green")
        return
    context.show(context.line(refusal), "yellow")
    rulebook.show_cited(context, session.game, refusal.rules)


def _refusal(session: "Session", seat: int, rest: str, choices: Choices) -> Line | None:
    """What is wrong with an action by notation or number, or with a click on the last of some targets: `cell:C3`."""
    *picked, target = rest.split()
    if all(":" in word for word in (*picked, target)):
        return session.table.explain_click(seat, target, picked)
    named = choices.named(rest) or choices.by_number(rest)
    return session.table.why_not(named.text if named else rest, seat)


def rules(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Looks up rules."""
    if not rest:
        rulebook.show_contents(session.context, session.game)
        return
    for rule in rulebook.look_up(session.game, rest):
        rulebook.show(session.context, session.game, rule)


def undo(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Takes back the last play made at this screen, with what bots answered; tried on a copy first, all or nothing."""
    if session.real_dice.strike():
        return
    wanted = takeback(session, seat)
    free = len(session.persons) == 1  # against bots nobody is wronged; the dice go on all the same
    trial = session.table.copy()
    for whose in wanted:
        trial.undo(whose, free=free)

    def take_back() -> None:
        for whose in wanted:
            session.table.undo(whose, free=free)

    session.commit(take_back)
    session.called = wanted[-1]


def takeback(session: "Session", seat: int) -> list[int]:
    """Whose plays have to go, the latest first: bots' answers and turns that ended by themselves, then one's own."""
    table = session.table
    gone: list[int] = []
    for version in range(table.version, 0, -1):
        entry = table.entry(version)
        if not isinstance(entry, Play) or not table.stands(version):
            continue
        gone.append(entry.seat)
        if entry.seat in session.persons and version not in session.by_itself:
            return gone
    return [seat]  # the table says that there is nothing


def log(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """What this seat has seen happen."""
    events = session.table.events_for(seat)
    number = len(events) if rest in ("all", "всё", "все") else int(rest) if rest.isdecimal() else LOG_LINES
    for event in events[-number:] if number else []:
        session.context.out.print(session.told(event))


def score(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """The points so far, itemised."""
    standing = session.game.standing(session.table.state)
    if not standing:
        raise BadInput("cli-no-score", {"game": session.game.facts.id})
    names = [session.name(number) for number in range(len(session.table.seats))]
    scores.show(session.context, session.game, names, standing)


def save(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Says where the game is, or gives it a name."""
    if rest:
        session.save.rename(rest, session.table)
    context = session.context
    context.show(context.say("play-saved", name=session.save.name), "green")


def resign(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Gives up."""
    if session.keyboard.yes(session.context.say("play-resign-sure")):
        session.commit(lambda: session.table.resign(seat))


def hint(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """The best few actions with their chances, and why."""
    context, game = session.context, session.game
    with Thinking(context, hints.LEVEL) as thinking:
        found = hints.advise(game, session.table.state, seat, session.bot_seed(), stop=thinking.moved)
    for one in found:
        points = None if one.points is None else round(one.points)
        says = "hint-head" if points is None else "hint-head-points"
        head = context.say(says, chance=f"{one.chance:.0%}", points=points or 0)
        head = head[:1].upper() + head[1:]
        written = f"{choices.label(one.action)}{choices.written(one.action)}"
        context.show(f"{written}: {choices.sentence(one.action)}. {head}", "bold")
        if one.line:
            context.show("   " + context.say("hint-line", line="; ".join(map(choices.sentence, one.line))), "dim")
        context.show("   " + hints.why(context.lang, game, one))


def draw(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Offers a draw, or accepts the one that is offered."""
    if session.table.agreed and seat not in session.table.agreed:
        session.commit(lambda: session.table.accept_draw(seat))
        return
    session.commit(lambda: session.table.offer_draw(seat))


def more(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """The next page of the choices."""
    choices.more()
    session.show_turn(seat, choices)


def board(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Shows the table again, all choices listed."""
    choices.filter = ""
    choices.page = 0
    session.show_turn(seat, choices)


def whole(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Shows all there is to see, however tall: a small screen leaves some of it out."""
    session.context.out.print(Text.from_markup(session.game.render(session.table.state, seat, session.context.lang)))


def helps(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """What can be typed."""
    session.context.show(session.context.say("play-help"))
    for aid in session.aids(seat):
        session.context.out.print(aid)


def words(lang: str) -> list[str]:
    """The words for orders in one language."""
    return [word for _, names in ORDERS for word in names if word.isascii() == (lang == "en") and len(word) > 1]


def leave(session: "Session", seat: int, rest: str, choices: Choices) -> None:
    """Stops here; the game is saved."""
    raise Left(0)


def leaves(text: str) -> bool:
    """Whether a line says that the player leaves; asked where nothing else can be ordered."""
    return text.casefold() in LEAVING


LEAVING = ("quit", "q", "exit", "выход")
UNDO = ("undo", "назад", "отмена")
HELP = ("help", "?", "помощь", "справка")
BOARD = ("board", "b", "поле")
ORDERS: tuple[tuple[Order, tuple[str, ...]], ...] = (
    (why, ("why", "почему")),
    (what.show, ("what", "что")),
    (hint, ("hint", "подсказка")),
    (rules, ("rules", "rule", "правила", "правило")),
    (undo, UNDO),
    (log, ("log", "журнал")),
    (score, ("score", "очки", "счёт", "счет")),
    (save, ("save", "сохранить")),
    (resign, ("resign", "сдаюсь", "сдаться")),
    (draw, ("draw", "ничья")),
    (more, ("more", "ещё", "еще")),
    (board, BOARD),
    (whole, ("table", "all", "стол", "весь")),
    (helps, HELP),
    (leave, LEAVING),
)
