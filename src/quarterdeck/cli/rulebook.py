"""Rules as text: found by id or word in both languages, and printed with their chapter and what to see also."""

from rich.markup import escape

from .. import i18n
from ..errors import BadInput
from ..games.base import Game, RuleFacts
from .context import Context

LOOKALIKES = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")  # an id typed on a Russian keyboard is the same id


def fold(text: str) -> str:
    """A text as searches compare it: small letters, ё as е."""
    return text.casefold().replace("ё", "е")


def rule_id(game: Game, text: str) -> str | None:
    """The id that a text means, with or without the game in front, in any case."""
    wanted = text.strip().rpartition(":")[2].upper().translate(LOOKALIKES)
    return next((known for known in game.rules if known.upper() == wanted), None)


def find(game: Game, words: str) -> list[RuleFacts]:
    """The rule of this id; else every rule that has all the words, in either language."""
    known = rule_id(game, words)
    if known is not None:
        return [game.rules[known]]
    wanted = ours(game, fold(words)).split()
    return [rule for rule in game.rules.values() if all(word in _searchable(game, rule) for word in wanted)]


def ours(game: Game, words: str) -> str:
    """A search with our names in place of the printed ones (`names-of-the-box`: `theirs = ours; …`)."""
    for lang in i18n.LANGUAGES:
        if i18n.has(lang, game, "names-of-the-box"):
            for pair in fold(i18n.say(lang, game, "names-of-the-box")).split(";"):
                printed, _, name = pair.partition("=")
                words = words.replace(printed.strip(), name.strip())
    return words


def look_up(game: Game, words: str) -> list[RuleFacts]:
    """The same; BadInput where no rule is meant."""
    found = find(game, words)
    if not found:
        ids = list(game.rules)
        raise BadInput("cli-no-rule", {"game": game.facts.id, "given": words, "first": ids[0], "last": ids[-1]})
    return found


def _searchable(game: Game, rule: RuleFacts) -> str:
    keys = (rule.message, rule.message + ".title", f"chapter-{rule.chapter}")
    return fold(" ".join(i18n.say(lang, game, key) for lang in i18n.LANGUAGES for key in keys))


def title(context: Context, game: Game, rule: RuleFacts) -> str:
    """A rule's title, or nothing."""
    key = rule.message + ".title"
    return i18n.say(context.lang, game, key) if i18n.has(context.lang, game, key) else ""


def show(context: Context, game: Game, rule: RuleFacts) -> None:
    """One rule: id, title, chapter, paragraph, what to see also."""
    chapter = i18n.say(context.lang, game, f"chapter-{rule.chapter}")
    head = f"[bold cyan]{game.facts.id}:{rule.id}[/]  [bold]{escape(title(context, game, rule))}[/]"
    context.out.print(f"{head}  [dim]{escape(chapter)}[/]", soft_wrap=False)
    context.out.print(escape(i18n.say(context.lang, game, rule.message)))
    if rule.reason:
        context.show(context.say("rules-advice", reason=rule.reason), "dim")
    if rule.see:
        context.show(context.say("rules-see", ids=", ".join(rule.see)), "dim")


def show_cited(context: Context, game: Game, ids: tuple[str, ...]) -> None:
    """The rules behind a reason or an event; ids we have no text for are skipped."""
    for cited in ids:
        known = rule_id(game, cited)
        if known is not None:
            show(context, game, game.rules[known])


def show_contents(context: Context, game: Game) -> None:
    """All ids with their titles, chapter by chapter."""
    chapter = ""
    for rule in game.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            context.out.print(f"\n[bold]{escape(i18n.say(context.lang, game, f'chapter-{chapter}'))}[/]")
        context.out.print(f"  [cyan]{rule.id:>6}[/]  {escape(title(context, game, rule))}")


def show_provenance(context: Context, game: Game) -> None:
    """One paragraph: which parts of the box are known from where; nothing where the game has no such list."""
    sources: dict[str, list[str]] = {}
    for part in game.provenance({}):
        words = i18n.say(context.lang, game, f"component-{part.key}", part.args)
        sources.setdefault(part.source, []).append(words[:1].lower() + words[1:])
    if not sources:
        return
    listed = [
        f"{i18n.say(context.lang, game, f'source-{source}')}: {'; '.join(parts)}" for source, parts in sources.items()
    ]
    told = [i18n.say(context.lang, game, "game-provenance")] if "reconstructed" in sources else []
    told += [f"{line[:1].upper()}{line[1:]}." for line in listed]
    context.out.print(f"\n[bold]{escape(context.say('provenance-title'))}[/]")
    context.out.print(escape(" ".join(told)))
