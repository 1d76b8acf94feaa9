"""The `quarterdeck` command: finds the language, reads the arguments, runs one command, turns errors into one line.

Exit status: 0 fine, 1 a file that does not verify, 2 wrong input, 70 an error of ours, 130 Ctrl-C.
"""

import os
import sys
from importlib import import_module
from io import TextIOWrapper

from ..errors import QuarterdeckError
from ..games import register_own
from . import crash
from .context import Context, language
from .parser import parse

INTERRUPTED = 130  # 128 + SIGINT, as shells report it


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line and gives its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that the terminal lacks is no reason to stop
    context = Context(language(given, os.environ))
    context.arguments = given
    try:
        return run(context, given)
    except QuarterdeckError as error:
        complain(context.explain(error))
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has left, as in `quarterdeck rules GAME | head`; Python would complain at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        complain(context.say("cli-crash", error=type(error).__name__, file=str(crash.report(error, given))))
        return crash.EXIT


def run(context: Context, given: list[str]) -> int:
    """Runs the command that the arguments name; each is the `run` of a module of its name."""
    parsed = parse(context, given)
    register_own()
    status = import_module(f".{parsed.module}", __package__).run(context, parsed)
    assert isinstance(status, int)
    sys.stdout.flush()
    return status


def complain(sentence: str) -> None:
    """One line on standard error."""
    print(sentence, file=sys.stderr)
