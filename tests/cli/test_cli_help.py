"""Help in both languages, quickly; and every text of the command line in both."""

import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from terminal import Terminal

from quarterdeck.cli.context import default_language, language
from quarterdeck.cli.main import main
from quarterdeck.cli.parser import COMMANDS

SOURCES = Path(str(resources.files("quarterdeck"))) / "cli"


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize(("lang", "examples"), [("en", "examples:"), ("ru", "примеры:")])
def test_every_command_has_help_with_examples(
    command: str, lang: str, examples: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*filter(None, [command]), "--help", "--lang", lang])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert examples in said
    assert f"quarterdeck {command}".strip() in said
    assert "help-" not in said
    english = {"usage:", "options:", "positional"}
    assert lang == "en" or not english & set(said.split())


def test_help_needs_neither_engine_nor_screen() -> None:
    heavy = "'rich.console', 'quarterdeck.table.table', 'litestar', 'sqlalchemy'"
    program = (
        "import sys\nfrom quarterdeck.cli.main import main\n"
        f"try:\n    main(['play', '--help'])\nfinally:\n    assert not set([{heavy}]) & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_version_is_told(terminal: Terminal) -> None:
    assert re.fullmatch(r"quarterdeck \d+\.\d+\.\d+\n", terminal.run("--version").stdout)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "ru_UA.UTF-8", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


def test_lang_is_obeyed_wherever_it_stands() -> None:
    assert language(["--lang", "ru", "play"], {}) == "ru"
    assert language(["play", "toy", "--lang=ru"], {}) == "ru"
    assert language(["play", "toy", "--lang"], {"LANG": "ru_RU"}) == "ru"


def messages(lang: str) -> dict[str, set[str]]:
    """The message ids of the command line with the arguments each uses."""
    text = (resources.files("quarterdeck") / "locale" / lang / "cli.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en") == messages("ru")


def test_every_message_the_code_names_exists_and_every_message_is_named() -> None:
    known = set(messages("en"))
    code = "\n".join(file.read_text("utf-8") for file in SOURCES.glob("*.py"))
    parts = "help|play|menu|bench|replay|rules|files|games|cli|arena|ladder|tune|verify"
    literal = set(re.findall(rf"[\"']((?:{parts})-[a-z][a-z-]*)[\"']", code))
    errors = {f"error-{code_}" for code_ in re.findall(r'BadInput\(\s*"(cli-[a-z-]+)"', code)}
    said = {name for name in literal if f"error-{name}" not in errors}
    assert not (errors | said) - known
    built = re.compile(r"help-|arena-")  # put together from the names of commands, arguments and figures
    assert not {name for name in known - errors - said if not built.match(name)}
