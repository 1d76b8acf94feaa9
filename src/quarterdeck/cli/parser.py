"""The arguments of every command, with help and examples in the chosen language.

argparse's own sentences are English, so that it is never left to complain: values are checked by functions that raise
BadInput, positionals may be missing and are checked by their command, and what remains becomes `error-cli-usage`.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from .. import __version__, i18n
from ..errors import BadInput
from .context import Context

PROGRAM = "quarterdeck"


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our word for "usage" and examples kept as they are written."""

    usage_word = "usage:"

    def add_usage(
        self,
        usage: str | None,
        actions: "argparse._ActionsContainer | object",
        groups: object,
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage_word} ")  # type: ignore[arg-type]


class Parser(argparse.ArgumentParser):
    """A parser that raises BadInput instead of printing and leaving."""

    def error(self, message: str) -> NoReturn:
        raise BadInput("cli-usage", {"what": message, "command": self.prog})


class Command:
    """One command's parser, whose helps are the messages `help-<command>-<argument>`."""

    def __init__(self, parser: Parser, context: Context, name: str) -> None:
        self.parser = parser
        self.context = context
        self.name = name
        self.group = parser.add_argument_group(context.say("help-arguments"))

    def add(self, *flags: str, metavar: str | None = None, **settings: object) -> None:
        """Adds an argument; its help text is found by its name."""
        key = flags[-1].lstrip("-")
        own = f"help-{self.name}-{key}"
        text = own if i18n.has(self.context.lang, None, own) else f"help-{key}"
        name = {} if metavar is None else {"metavar": metavar}
        self.group.add_argument(*flags, help=self.context.say(text).replace("%", "%%"), **name, **settings)  # type: ignore[arg-type]


def whole_number(option: str) -> Callable[[str], int]:
    """A reader of whole numbers that names the option where it is none."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadInput("cli-number", {"option": option, "given": text}) from None

    return read


def number_or(option: str, word: str) -> Callable[[str], int | str]:
    """A reader of whole numbers, or of one word in place of them."""
    read = whole_number(option)
    return lambda text: text if text == word else read(text)


def number(option: str) -> Callable[[str], float]:
    """A reader of positive numbers that names the option where it is none."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < float("inf"):
            raise BadInput("cli-positive", {"option": option, "given": text})
        return value

    return read


def known_language(text: str) -> str:
    """A language we have."""
    if text not in i18n.LANGUAGES:
        raise BadInput("cli-language", {"given": text, "expected": ", ".join(i18n.LANGUAGES)})
    return text


def parse(context: Context, arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments read; `module` says whose `run` takes them."""
    parser = build(context)
    try:
        parsed, rest = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        option = error.argument_name or ""
        if option == context.say("help-command"):
            _known_command(arguments)
        raise BadInput("cli-option-use", {"option": option, "command": PROGRAM}) from None
    if rest:
        raise BadInput("cli-unexpected", {"given": rest[0], "command": _told(parsed)})
    return parsed


def _told(parsed: argparse.Namespace) -> str:
    command = getattr(parsed, "command", None)
    return f"{PROGRAM} {command}" if command in COMMANDS else PROGRAM


def build(context: Context) -> Parser:
    """The parser of the whole command line."""
    Formatter.usage_word = context.say("help-usage")
    parser = _parser(context, Parser, PROGRAM, "top")
    top = Command(parser, context, "top")
    _common(top)
    top.group.add_argument(
        "--version", action="version", version=f"{PROGRAM} {__version__}", help=context.say("help-version")
    )
    parser.set_defaults(module="serve")
    commands = parser.add_subparsers(
        title=context.say("help-commands"), dest="command", metavar=context.say("help-command"), parser_class=Parser
    )
    for name, (module, fill) in COMMANDS.items():
        made = commands.add_parser(
            name, help=context.say(f"help-{name}").split("\n")[0].replace("%", "%%"), **_look(context, name)
        )
        made.prog = f"{PROGRAM} {name}"
        made.set_defaults(module=module)
        command = Command(made, context, name)
        fill(command)
        _common(command)
    return parser


def _known_command(arguments: Sequence[str]) -> None:
    """BadInput for the first word that is neither an option nor a language: argparse took it for a command."""
    for word in arguments:
        if not word.startswith("-") and word not in i18n.LANGUAGES and word not in COMMANDS:
            raise BadInput("cli-command", {"given": word, "expected": ", ".join(COMMANDS)})


def _look(context: Context, name: str) -> dict[str, Any]:
    """How a parser looks: its description, and its examples below everything else."""
    return {
        "description": context.say(f"help-{name}"),
        "epilog": f"{context.say('help-examples')}\n{context.say(f'help-{name}-examples')}",
        "formatter_class": Formatter,
        "add_help": False,
        "allow_abbrev": False,
        "exit_on_error": False,
    }


def _parser(context: Context, kind: type[Parser], program: str, name: str) -> Parser:
    return kind(prog=program, **_look(context, name))


def _common(command: Command) -> None:
    """The arguments that every command takes."""
    command.add("--lang", metavar="ru|en", type=known_language, default=argparse.SUPPRESS)
    command.add("-h", "--help", action="help")


def _games(command: Command) -> None:
    pass


def _play(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("--players", metavar="me,greedy")
    command.add("--seats", metavar="N", type=whole_number("--seats"))
    command.add("--option", metavar=command.context.say("help-name-option"), action="append", default=[])
    command.add("--seed", metavar="N", type=whole_number("--seed"))
    command.add("--edition", metavar=command.context.say("help-name-file"))
    command.add("--scenario", metavar=command.context.say("help-name-file"))
    command.add("--deck", metavar=command.context.say("help-name-file"))
    command.add("--real-dice", action="store_true")
    command.add("--pace", metavar="10+10")
    command.add("--resume", metavar=command.context.say("help-name-save"), nargs="?", const="")


def _learn(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("lesson", nargs="?", default="", metavar=command.context.say("help-name-lesson"))


def _replay(command: Command) -> None:
    command.add("file", nargs="?", metavar=command.context.say("help-name-file"))
    command.add("--seat", metavar="N", type=whole_number("--seat"))


def _analyse(command: Command) -> None:
    command.add("file", nargs="?", metavar=command.context.say("help-name-file"))
    command.add("--json", action="store_true")


def _puzzle(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("number", nargs="?", default="", metavar="N")


def _puzzles(command: Command) -> None:
    command.add("act", nargs="?", metavar="make")
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("--games", metavar="N", type=whole_number("--games"), default=200)
    command.add("--most", metavar="N", type=whole_number("--most"), default=12)
    command.add("--rank", metavar="sailor", default="sailor")
    command.add("--seats", metavar="N", type=whole_number("--seats"))
    command.add("--option", metavar=command.context.say("help-name-option"), action="append", default=[])
    command.add("--seed", metavar="N", type=whole_number("--seed"), default=1)
    command.add("--add", action="store_true")
    command.add("--out", metavar=command.context.say("help-name-file"))


def _calibrate(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("--rank", metavar="lieutenant", default="lieutenant")
    command.add("--games", metavar="N", type=whole_number("--games"), default=300)
    command.add("--seed", metavar="N", type=whole_number("--seed"), default=1)
    command.add("--out", metavar=command.context.say("help-name-file"))


def _verify(command: Command) -> None:
    command.add("file", nargs="?", metavar=command.context.say("help-name-file"))


def _rules(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("words", nargs="*", metavar=command.context.say("help-name-rule"))


def _files(command: Command) -> None:
    command.add(
        "act", nargs="?", metavar="check|show" if command.name == "edition" else "check|show|new|upgrade|balance"
    )
    command.add("words", nargs="*", metavar=command.context.say("help-name-game-file"))
    command.add("--schema", action="store_true")
    if command.name == "edition":
        return  # of a box, whose balance nobody can change
    command.add("--games", metavar="N", type=whole_number("--games"), default=200)
    command.add("--rank", metavar="captain", default=None)
    command.add("--ray", metavar="auto|ADDRESS", default="")
    command.add("--seats", metavar="N", type=whole_number("--seats"))
    command.add("--option", metavar=command.context.say("help-name-option"), action="append", default=[])
    command.add("--json", action="store_true")


def _bench(command: Command) -> None:
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("--json", action="store_true")
    command.add("--seconds", metavar="S", type=number("--seconds"), default=10.0)
    command.add("--peers", action="store_true")
    command.add("--out", metavar=command.context.say("help-name-file"))


def _match(command: Command, games: int) -> None:
    """What every command takes that lets bots play each other."""
    command.add("game", nargs="?", metavar=command.context.say("help-name-game"))
    command.add("--games", metavar="N", type=whole_number("--games"), default=games)
    command.add("--seats", metavar="N", type=whole_number("--seats"))
    command.add("--option", metavar=command.context.say("help-name-option"), action="append", default=[])
    command.add("--edition", metavar=command.context.say("help-name-file"))
    command.add("--scenario", metavar=command.context.say("help-name-file"))
    command.add("--seed", metavar="N", type=whole_number("--seed"), default=1)


def _arena(command: Command) -> None:
    _match(command, games=100)
    command.add("--bots", metavar="captain,greedy")
    command.add("--ray", metavar="auto|ADDRESS", default="")
    command.add("--sprt", action="store_true")
    command.add("--json", action="store_true")


def _ladder(command: Command) -> None:
    _match(command, games=1000)
    command.add("--ray", metavar="auto|ADDRESS", default="")
    command.add("--all", action="store_true")
    command.add("--others", metavar="N", type=whole_number("--others"), default=120)
    command.add("--out", metavar=command.context.say("help-name-file"))


def _dataset(command: Command) -> None:
    _match(command, games=1000)
    command.add("--rank", metavar="sailor", default="sailor")
    command.add("--out", metavar=command.context.say("help-name-folder"))
    command.add("--from", metavar=command.context.say("help-name-file"), nargs="+", default=[])
    command.add("--replays", metavar=command.context.say("help-name-folder"))


def _tune(command: Command) -> None:
    _match(command, games=1000)
    command.add("--ray", metavar="auto|ADDRESS", default="")
    command.add("--bot", metavar="greedy", default="greedy")
    command.add("--steps", metavar="N", type=whole_number("--steps"), default=5)
    command.add("--out", metavar=command.context.say("help-name-file"))


def _serve(command: Command) -> None:
    command.add("--host", metavar="ADDRESS")
    command.add("--port", metavar="N", type=whole_number("--port"))
    command.add("--database", metavar=command.context.say("help-name-file"))
    command.add("--base-url", metavar="URL")
    command.add("--key-file", metavar=command.context.say("help-name-file"))
    command.add("--log-level", metavar="warning")
    command.add("--log-format", metavar="text|json")
    command.add("--log-file", metavar=command.context.say("help-name-file"))
    command.add("--log-size", metavar="MB", type=number("--log-size"))
    command.add("--log-files", metavar="N", type=whole_number("--log-files"))
    command.add("--metrics-token-file", metavar=command.context.say("help-name-file"))
    command.add("--limits", metavar="N", type=number("--limits"))
    command.add("--retain", metavar=command.context.say("help-name-days"), type=whole_number("--retain"))
    command.add("--paces", metavar="10+10,2d")
    command.add("--bot-workers", metavar="N|elsewhere", type=number_or("--bot-workers", "elsewhere"))
    command.add("--processes", metavar="N", type=whole_number("--processes"))
    command.add("--spread", metavar="S", type=number("--spread"))
    command.add("--watch-delay", metavar="S", type=whole_number("--watch-delay"))
    command.add("--word-list", metavar=command.context.say("help-name-file"))
    command.add("--push-contact", metavar="mailto:…")
    command.add("--without", metavar="ratings", action="append")
    command.add("--no-browser", action="store_true")


def _worker(command: Command) -> None:
    command.add("--database", metavar="postgresql://…")
    command.add("--bot-workers", metavar="N", type=whole_number("--bot-workers"))
    command.add("--log-level", metavar="warning")
    command.add("--log-format", metavar="text|json")
    command.add("--log-file", metavar=command.context.say("help-name-file"))
    command.add("--log-size", metavar="MB", type=number("--log-size"))
    command.add("--log-files", metavar="N", type=whole_number("--log-files"))


def _admin(command: Command) -> None:
    file = command.context.say("help-name-file")
    command.add("act", nargs="?", metavar=command.context.say("help-name-act"))
    command.add("words", nargs="*", metavar="ID")
    command.add("--game", metavar=command.context.say("help-name-game"))
    command.add("--phase", metavar="waiting|playing|over")
    command.add("--guest", metavar="ID")
    command.add("--name", metavar=command.context.say("help-name-text"))
    command.add("--banned", action="store_true")
    command.add("--older-than", metavar="90d")
    command.add("--limit", metavar="N", type=whole_number("--limit"))
    command.add("--json", action="store_true")
    command.add("--reason", metavar=command.context.say("help-name-text"))
    command.add("--resign", action="store_true")
    command.add("--what", metavar="waiting,over")
    command.add("--dry-run", action="store_true")
    command.add("--yes", action="store_true")
    command.add("--database", metavar=file)
    command.add("--key-file", metavar=file)


def _backup(command: Command) -> None:
    command.add("file", nargs="?", metavar=command.context.say("help-name-file"))
    command.add("--database", metavar=command.context.say("help-name-file"))
    command.add("--key-file", metavar=command.context.say("help-name-file"))


def _database(command: Command) -> None:
    command.add("act", nargs="?", metavar="copy")
    command.add("source", nargs="?", metavar=command.context.say("help-name-from"))
    command.add("target", nargs="?", metavar=command.context.say("help-name-to"))


COMMANDS: dict[str, tuple[str, Callable[[Command], None]]] = {
    "play": ("play", _play),
    "learn": ("learn", _learn),
    "puzzle": ("puzzle", _puzzle),
    "games": ("games", _games),
    "replay": ("replay", _replay),
    "analyse": ("analyse", _analyse),
    "verify": ("verify", _verify),
    "rules": ("rules", _rules),
    "edition": ("files", _files),
    "scenario": ("balance", _files),
    "deck": ("balance", _files),
    "bench": ("bench", _bench),
    "arena": ("arena", _arena),
    "ladder": ("ladder", _ladder),
    "tune": ("tune", _tune),
    "puzzles": ("puzzles", _puzzles),
    "calibrate": ("calibrate", _calibrate),
    "dataset": ("dataset", _dataset),
    "serve": ("serve", _serve),
    "worker": ("worker", _worker),
    "backup": ("backup", _backup),
    "restore": ("backup", _backup),
    "database": ("database", _database),
    "admin": ("admin", _admin),
}
