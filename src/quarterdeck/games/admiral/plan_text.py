"""A scenario's goals in words, written from the goals themselves so that they cannot lie; in either language."""

from functools import lru_cache

from ... import i18n
from ...errors import Param
from ..base import load_game
from .cargo import counted
from .plan import EDGES, LayoutPlan, Need, Plan, PointsPlan, Text, Who, condition_of
from .plan_read import own_goal, plan_of
from .plan_words import fort_number
from .scenario_file import TYPES

SCORED = ("deliver", "sink", "take", "exit", "lost", "ruin", "storm", "hold")


@lru_cache(maxsize=64)
def goal_texts(content: str, layout: int) -> dict[str, str]:
    """The goal of a scenario in both languages."""
    told = own_goal(content)
    if told is not None:
        return told
    plan = plan_of(content)
    return {lang: GoalText(plan, plan.layout[layout], lang).whole() for lang in i18n.LANGUAGES}


class GoalText:
    """Puts the sentences of one layout together."""

    def __init__(self, plan: Plan, layout: LayoutPlan, lang: str) -> None:
        self.plan = plan
        self.layout = layout
        self.lang = lang
        self.game = load_game(__package__)

    def say(self, key: str, **args: Param) -> str:
        return i18n.say(self.lang, self.game, key, args)

    def whole(self) -> str:
        lines = [self.line("goal-line", goal.who, goal.need) for goal in self.layout.goal]
        lines += [self.line("goal-out", loss.who, loss.when) for loss in self.layout.loss]
        lines += self.scores()
        if self.layout.stored:
            lines.append(self.say("goal-stored", ladder=self.ladder()))
        if self.layout.rounds:
            lines.append(self.say("goal-rounds", rounds=self.layout.rounds, ladder=self.ladder()))
        alone = max(self.layout.players) == 1
        return " ".join([*lines, *([] if alone else [self.say("goal-last-afloat")])])

    def line(self, key: str, who: Who, needs: tuple[Need, ...]) -> str:
        text = self.need(needs[0])
        for need in needs[1:]:
            text = self.say("goal-and", first=text, second=self.need(need))
        return self.say(key, who=self.who(who), needs=text)

    def who(self, who: Who) -> str:
        if isinstance(who, tuple):
            return ", ".join(self.who(one) for one in who)
        if who == "all":
            return self.say("goal-everybody")
        if isinstance(who, str):
            return self.side(who)
        return self.own(self.layout.seat[who - 1].name, self.say(f"seat-{who}"))

    def side(self, name: str) -> str:
        """A side by the names of its players, where the scenario gives them; else by its own word."""
        members = self.layout.sides[name]
        if all(self.layout.seat[seat - 1].name.say(self.lang) for seat in members):
            return ", ".join(self.who(seat) for seat in members)
        return name.capitalize()

    def own(self, text: Text, other: str) -> str:
        return text.say(self.lang) or other

    def ladder(self) -> str:
        if max(self.layout.players) == 1:
            return self.say("goal-time-lost")
        words = [self.rung(rung) for rung in self.layout.decide]
        return ", ".join(words)

    def rung(self, word: str) -> str:
        if word in self.layout.sides:
            return self.say("goal-side-wins", side=self.side(word))
        return self.say(f"rung-{word}")

    def kind(self, kind: str) -> str:
        """A kind of ship in the reader's language."""
        if kind in TYPES:
            return self.say(f"board-class-{kind}").lower()
        return self.own(self.plan.card[kind].name, kind)

    def ships(self, count: int, kind: str) -> str:
        return (
            self.say("goal-ships-of", count=count, kind=self.kind(kind))
            if kind
            else self.say("goal-ships", count=count)
        )

    def place(self, word: str) -> str:
        if word in ("", "goal"):
            return self.say("goal-own-goal")
        number = fort_number(self.layout, word)
        if number >= 0:
            fort = self.layout.fort[number]
            return self.own(fort.name, self.say("goal-fort", name=fort.at))
        return self.say("goal-zone", name=word)

    def edge(self, word: str) -> str:
        if word in EDGES:
            return self.say(f"goal-edge-{word}")
        return self.say("goal-zone", name=word) if word else self.say("goal-edge-any")

    def need(self, need: Need) -> str:
        match condition_of(need):
            case "deliver":
                return self.deliver(need)
            case "hold":
                return self.hold(need)
            case "arrive":
                return self.say("need-arrive", ships=self.ships(need.arrive or 0, need.kind), place=self.place(need.at))
            case "exit":
                key = "need-exit-load" if need.load else "need-exit"
                ships = self.ships(need.exit or 0, need.kind)
                return self.say(key, ships=ships, place=self.edge(need.edge), load=need.load)
            case "sink":
                return self.sink(need)
            case "survive":
                key = "need-survive-ship" if need.ship else "need-survive"
                return self.say(key, ship=need.ship, round=need.survive or 0)
            case "points":
                return self.say("need-points", count=need.points or 0)
        return self.lost(need)

    def deliver(self, need: Need) -> str:
        count = need.deliver or 0
        number = fort_number(self.layout, need.to) if need.to not in ("", "own") else -1
        royal = number >= 0 and self.layout.fort[number].kind == "royal"
        key = "need-deliver-own" if number < 0 else "need-deliver-royal" if royal else "need-deliver-at"
        place = self.place(need.to) if number >= 0 else ""
        return self.say(key, count=count, cargo=counted(self.plan, count, self.lang), place=place)

    def hold(self, need: Need) -> str:
        rounds = 1 if need.rounds is None else need.rounds
        when = self.say("need-when-rounds", rounds=rounds) if rounds else self.say("need-when-turn")
        if isinstance(need.hold, int):
            return self.say("need-hold", forts=need.hold, when=when)
        return self.say("need-hold-these", places=", ".join(self.place(word) for word in need.hold or ()), when=when)

    def sink(self, need: Need) -> str:
        if isinstance(need.sink, str):
            return self.say("need-sink-ship", ship=need.sink)
        ships = self.ships(need.sink or 0, need.kind)
        if need.of is None:
            return self.say("need-sink", ships=ships)
        return self.say("need-sink-of", ships=ships, whose=self.who(need.of))

    def lost(self, need: Need) -> str:
        if isinstance(need.lost, str):
            fort = fort_number(self.layout, need.lost) >= 0
            key = "need-lost-fort" if fort else "need-lost-ship"
            return self.say(key, ship=need.lost, place=self.place(need.lost) if fort else "")
        return self.say("need-lost", ships=self.ships(need.lost or 0, need.kind))

    def scores(self) -> list[str]:
        points = self.layout.points
        if points == PointsPlan():
            return []
        told = []
        for name in SCORED:
            given = getattr(points, name)
            if isinstance(given, dict):
                each = ", ".join(f"{self.kind(kind)} {score:+d}" for kind, score in given.items())
                told.append(self.say(f"points-{name}", score=f"({each})"))
            elif given:
                told.append(self.say(f"points-{name}", score=f"{given:+d}"))
        if points.arrive:
            score = ", ".join(f"{one:+d}" for one in points.arrive.score)
            told.append(self.say("points-arrive", place=self.place(points.arrive.at), score=f"({score})"))
        return [self.say("goal-points", list="; ".join(told))]
