"""Texts in both languages, from Fluent files: the package's own, and each game's on top of them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .errors import BadNotation, IllegalAction, Param, QuarterdeckError
from .games.base import Game, Line

LANGUAGES = ("ru", "en")
GIVEN = "given"  # the argument that holds what a user wrote; a name never begins with `@` (table/names.py)
LONGEST_QUOTE = 300  # of a user's text in an error; Fluent itself gives up beyond 1,000


def sources(package: str, lang: str) -> list[Traversable]:
    """The Fluent files of a package for one language."""
    folder = resources.files(package) / "locale" / lang
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@lru_cache(maxsize=64)  # languages times games, and room for those from outside
def bundle(lang: str, game: Game | None) -> FluentBundle:
    """All messages of a language: a game's own over the common ones."""
    texts = FluentBundle([lang], use_isolating=False)
    packages = [__package__] + ([game.package] if game else [])
    for package in packages:
        for resource in read(package, lang):
            texts.add_resource(resource, allow_overrides=True)
    return texts


@lru_cache(maxsize=64)  # the common texts are most of what each game's bundle has: read once for all
def read(package: str, lang: str) -> list[Resource]:
    """The texts of a package in one language, parsed."""
    return [FluentResource(file.read_text("utf-8")) for file in sources(package, lang)]


def load(games: Iterable[Game]) -> None:
    """Reads all texts, a second of work, for a server: else whoever asks for the first one keeps all others waiting."""
    for game in games:
        for lang in LANGUAGES:
            bundle(lang, game)


def has(lang: str, game: Game | None, key: str) -> bool:
    """Whether there is such a message (`id` or `id.attribute`)."""
    name, _, attribute = key.partition(".")
    texts = bundle(lang, game)
    if not texts.has_message(name):
        return False
    message = texts.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say(lang: str, game: Game | None, key: str, args: Mapping[str, object] | None = None) -> str:
    """A message in words; arguments that begin with `@` are translated first, except what a user gave.

    A missing text shows its key.
    """
    if not has(lang, game, key):
        return key
    name, _, attribute = key.partition(".")
    texts = bundle(lang, game)
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    words = {
        k: translated(lang, game, v) if isinstance(v, str) and v.startswith("@") and k != GIVEN else v
        for k, v in (args or {}).items()
    }
    text, _ = texts.format_pattern(pattern, words)
    return str(text)


def translated(lang: str, game: Game | None, argument: str) -> str:
    """An argument that begins with `@`: a message, or after `@|` a text that comes in both languages, en|ru."""
    if argument.startswith("@|"):
        en, _, ru = argument[2:].partition("|")
        return ru if lang == "ru" else en
    return say(lang, game, argument[1:])


def line(lang: str, game: Game | None, sentence: Line) -> str:
    """A sentence in words."""
    return say(lang, game, sentence.key, sentence.args)


def explain(lang: str, game: Game | None, error: QuarterdeckError) -> str:
    """An error in words, one line; the rules behind it stay in `error.rules`."""
    kind = "reason" if isinstance(error, IllegalAction) else "error"
    args = {key: clipped(value) for key, value in error.params.items()}
    if isinstance(error, BadNotation) and game and "expected" in args:
        args["expected"] = game.actions.words_in(str(args["expected"]), lang)
    return say(lang, game, f"{kind}-{error.code}", args)


def clipped(value: Param) -> Param:
    """A parameter that keeps an error to one line, whatever the user gave."""
    if isinstance(value, int):
        return value
    whole = " ".join(value.splitlines())
    return whole if len(whole) <= LONGEST_QUOTE else whole[:LONGEST_QUOTE] + "…"
