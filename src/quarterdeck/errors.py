"""What can go wrong at the edges, as values: a code, its parameters and the rules behind it; words come later.

Codes are Fluent message ids (`error-<code>` in the package's locale, `reason-<code>` in a game's).
"""

from collections.abc import Mapping

Param = str | int


class QuarterdeckError(Exception):
    """Anything a user can cause; the command line prints one line for it and exits with 2."""

    def __init__(self, code: str, params: Mapping[str, Param] | None = None, rules: tuple[str, ...] = ()) -> None:
        self.code = code
        self.params: dict[str, Param] = dict(params or {})
        self.rules = rules
        super().__init__(code, self.params)


class BadInput(QuarterdeckError):
    """A game id, seat, option or file that is not what was expected; `error-<code>` says what was."""


class BadNotation(QuarterdeckError):
    """A text that is no action at all."""


class AmbiguousNotation(QuarterdeckError):
    """A text that fits several legal actions; `params["choices"]` lists them."""


class IllegalAction(QuarterdeckError):
    """An action the rules refuse; `game` names whose `reason-<code>` explains it, `rules` the paragraphs."""

    def __init__(
        self, game: str, code: str, params: Mapping[str, Param] | None = None, rules: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code, params, rules)
        self.game = game
