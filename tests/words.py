"""Whether what a game says can be said: the message is there in both languages and takes its arguments."""

from collections.abc import Mapping

from quarterdeck import i18n
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games.base import Game


def faults(game: Game, key: str, args: Mapping[str, object] | None = None) -> list[str]:
    """What is wrong with a sentence: missing in a language, or an argument that it lacks."""
    found = []
    for lang in i18n.LANGUAGES:
        if not i18n.has(lang, game, key):
            found.append(f"{lang}: no message {key}")
            continue
        for value in (args or {}).values():
            if isinstance(value, str) and value.startswith("@") and not value.startswith("@|"):
                found += faults(game, value[1:])
        message = i18n.bundle(lang, game).get_message(key.partition(".")[0])
        attribute = key.partition(".")[2]
        pattern = message.attributes[attribute] if attribute else message.value
        _, errors = i18n.bundle(lang, game).format_pattern(pattern, dict(args or {}))
        found += [f"{lang}: {key} with {dict(args or {})}: {error}" for error in errors]
    return found


def unknown(game: Game, rules: tuple[str, ...]) -> list[str]:
    """The rule ids that the game's rules.toml does not have."""
    return [f"no rule {rule}" for rule in rules if rule not in game.rules]


def error_faults(game: Game, error: QuarterdeckError) -> list[str]:
    """What is wrong with the sentence of an error."""
    return faults(game, f"error-{error.code}", {key: i18n.clipped(value) for key, value in error.params.items()})
