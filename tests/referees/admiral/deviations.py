"""Where the rules are known to be wrong, by rule; an entry goes when the rules are put right.

The referee has the right rule. A difference that an entry explains is counted: actions that only one of them has are
not chosen, and a game in which the positions differ is followed no further.

Every notation is modelled. Not modelled, and so never done or not compared:
- resigning while a fight, a salvo, a mine window or the set-up is open (Q86, Q142);
- turn_order = alternate in teams (Q88): the order is taken from the rules;
- draws by consent (Q141), which are the table's and not the game's;
- reasons of refusals, sentences, odds, hints; what a seat may know (the truth is compared).
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from .referee import Referee
from .sailing import is_due
from .scenario import UNCHOSEN
from .sea import cell_of
from .set_up import NO_MORE_MINES, ORDERS


@dataclass
class Difference:
    """Rules and referee disagree: about an action that only one allows, or about facts of a position."""

    referee: Referee
    log: list[str]
    action: str = ""
    whose: str = ""  # "rules" or "referee": who alone allows the action
    facts: dict[str, tuple] = field(default_factory=dict)


@dataclass(frozen=True)
class Known:
    """A mistake of the rules: what is wrong, and whether it is behind a difference."""

    wrong: str
    explains: Callable[[Difference], bool]


def last_afloat_late(one: Difference) -> bool:
    """The game is won and goes on; or the end of a turn is carried out to its last blast and its clock all the same."""
    if not one.facts:
        return False
    if one.facts.get("ended") == (None, "last-afloat"):
        return True
    if one.referee.ended == "last-afloat" and one.log[-1].endswith(" end"):
        return True
    only_out = all(key.endswith(" out") for key in one.facts)
    return among_blasts(one.log) and (bool(one.referee.ended) or only_out)


def among_blasts(log: list[str]) -> bool:
    """Whether the last thing was an explosion that the end of the turn brought."""
    blasts = 0
    while blasts < len(log) and log[-1 - blasts].endswith(" explode"):
        blasts += 1
    return 0 < blasts < len(log) and log[-1 - blasts].endswith(" end")


def out_of_order(one: Difference) -> bool:
    words = one.action.split()
    fireships = [ship for ship in one.referee.own_ships(one.referee.mover) if is_due(one.referee, ship)]
    return one.whose == "rules" and words[1:2] == ["drift"] and bool(fireships)


def drifted_nowhere(one: Difference) -> bool:
    """A chance that a drift of no cells gave: `mine F1`, or what came of it at once."""
    words = one.action.split()
    if one.facts:
        mined = one.facts.get("phase", ("",))[0] == "window" or "mines" in one.facts
        return mined and one.log[-1].endswith(" drift 0")
    return one.whose == "rules" and words[0] == "mine" and last_deed(one.log, words[1]).endswith("drift 0")


def last_deed(log: list[str], ship: str) -> str:
    """The last thing a ship did itself."""
    return next((text for text in reversed(log) if text.split()[1] == ship), "")


def idle_pair_bound(one: Difference) -> bool:
    """A fort whole again after a storm, whose pair the rules keep."""
    kept = [key for key, (rules, _) in one.facts.items() if key.endswith(" workers") and rules]
    whole = [f"fort {fort.name} workers" for fort in one.referee.forts if not fort.damage and not fort.work]
    about = {key.split()[-1] for key in one.facts}
    return bool(kept) and set(kept) <= set(whole) and about == {"workers", "work"}


def gift_without_fort_work(one: Difference) -> bool:
    return one.whose == "referee" and one.action.startswith("give ") and not one.referee.scenario.has("fort_work")


def all_mines_laid(one: Difference) -> bool:
    return one.whose == "referee" and one.referee.phase == "mines" and one.action == NO_MORE_MINES


def ordered_twice(one: Difference) -> bool:
    words = one.action.split()
    if one.whose != "rules" or len(words) != 2 or words[1] not in ORDERS:
        return False
    return len(one.referee.mines_of(one.referee.mover, cell_of(words[0]))) > 1


def quiet_ignored(one: Difference) -> bool:
    scenario = one.referee.scenario
    unheard = scenario.options["quiet_rounds"] == UNCHOSEN != scenario.quiet_rounds
    return unheard and one.facts.get("ended", ("",))[0] is None and one.referee.ended in ("quiet", "draw")


def partner_left_out(one: Difference) -> bool:
    if set(one.facts) != {"winners"} or not one.referee.scenario.in_teams:
        return False
    afloat = [seat for seat in one.referee.winners if not one.referee.players[seat].out]
    return one.facts["winners"][0] == ", ".join(str(seat + 1) for seat in afloat)


KNOWN: dict[str, Known] = {
    "P1.2": Known("who alone has ships left wins only at the end of the turn, after all blasts", last_afloat_late),
    "R6.6": Known("in a storm a sheltered ship and a due fireship may leave in any order", out_of_order),
    "R10.7": Known("a drift of no cells gives the mine's owner a new chance", drifted_nowhere),
    "T2": Known("a fort stormed and held without damage keeps its working pair bound", idle_pair_bound),
    "Q87": Known("a scenario without fort work has no gifts of forts", gift_without_fort_work),
    "R10.5": Known("all mines have to be laid", all_mines_laid),
    "Q93": Known("a scenario's own number of quiet rounds is ignored", quiet_ignored),
    "Q133": Known("two mines in one cell, laid with two orders, may get a new order twice in a turn", ordered_twice),
    "Q139": Known("in a draw of teams a member who is out gets nothing", partner_left_out),
}


def explained(one: Difference) -> str:
    """The id of the known deviation behind a difference; "" where there is none."""
    return next((rule for rule, known in KNOWN.items() if known.explains(one)), "")
