"""The compiled group: nothing is left out, nothing stale is used, nothing half-made stays."""

import os
import shutil
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import group
import pytest

import quarterdeck

FOLDERS = ("engine", "games/*/rules", "games/*/bots")  # all that is in them is compiled
FILES = ("games/*/rules.py",)


def compiled_by_right() -> list[str]:
    """The modules that have to be compiled, found without group.py's own patterns."""
    package = group.PACKAGE
    folders = [folder for pattern in FOLDERS for folder in package.glob(pattern)]
    files = [path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py"]
    files += [path for pattern in FILES for path in package.glob(pattern)]
    return [".".join(path.relative_to(group.SOURCES).with_suffix("").parts) for path in files]


@pytest.mark.skipif(
    not quarterdeck.compiled() and os.environ.get("QUARTERDECK_REQUIRE_COMPILED") != "1",
    reason="no compiler here: everything is interpreted",
)
@pytest.mark.parametrize("module", compiled_by_right())
def test_every_module_of_engine_rules_and_bots_is_compiled(module: str) -> None:
    file = import_module(module).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{module} is interpreted from {file}"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, with a library and one module's extension to be put in place."""
    rules = tmp_path / "src/quarterdeck/games/raft/rules"
    rules.mkdir(parents=True)
    (rules / "turn.py").write_text("ROUNDS = 3\n")
    (rules / "__init__.py").write_text("")
    (tmp_path / "made").write_bytes(b"machine code")
    shutil.copy(group.__file__, tmp_path / "group.py")
    places = {"ROOT": ".", "SOURCES": "src", "PACKAGE": "src/quarterdeck", "STAMP": ".venv/compiled"}
    for name, place in places.items():
        monkeypatch.setattr(group, name, tmp_path / place)
    for name, value in {"OPT": "3", "ONLY": "*", "REQUIRED": False}.items():
        monkeypatch.setattr(group, name, value)
    return tmp_path


def libraries(checkout: Path) -> dict[str, Path]:
    return {
        f"quarterdeck/games/raft/rules/turn{group.SUFFIX}": checkout / "made",
        f"raft{group.SUFFIX}": checkout / "made",
    }


def test_a_build_in_place_is_not_made_again(checkout: Path) -> None:
    assert group.stale() == "no build has been completed"
    group.put_in_place(libraries(checkout), group.digest())
    assert group.stale() == ""
    assert group.done()


def test_an_edit_a_new_module_and_other_settings_ask_for_a_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    group.put_in_place(libraries(checkout), group.digest())
    turn = checkout / "src/quarterdeck/games/raft/rules/turn.py"
    turn.write_text("ROUNDS = 4\n")
    os.utime(turn, (0, 0))  # older than the build, as after a checkout of an old commit
    assert group.stale() == "the compiled group is not of these sources"
    turn.write_text("ROUNDS = 3\n")
    assert group.done()
    (turn.parent / "_hidden.py").write_text("")
    assert not group.done()
    (turn.parent / "_hidden.py").unlink()
    monkeypatch.setattr(group, "OPT", "0")
    assert not group.done()
    assert group.stale() == ""  # slower, not wrong


def test_an_edit_while_it_is_built_asks_for_another_build(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def translate() -> list[object]:
        (checkout / "src/quarterdeck/games/raft/rules/turn.py").write_text("ROUNDS = 4\n")
        return []

    monkeypatch.chdir(checkout)
    monkeypatch.setattr(group, "translate", translate)
    monkeypatch.setattr(group, "compile_all", lambda made: libraries(checkout))
    group.build()
    assert group.stale() == "the compiled group is not of these sources"


def test_extensions_of_another_build_go_and_none_may_be_missing(checkout: Path) -> None:
    old = checkout / f"src/quarterdeck/games/raft/rules{group.SUFFIX}"
    old.write_bytes(b"of a module that has become a folder")
    group.put_in_place(libraries(checkout), group.digest())
    assert not old.exists()
    (checkout / f"src/raft{group.SUFFIX}").unlink()
    assert group.stale() == "the extensions are not those that were built"


def test_a_build_that_breaks_off_while_put_in_place_counts_as_none(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    group.put_in_place(libraries(checkout), group.digest())
    (checkout / "src/quarterdeck/games/raft/rules/turn.py").write_text("ROUNDS = 5\n")
    monkeypatch.setattr(shutil, "copyfile", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        group.put_in_place(libraries(checkout), group.digest())
    assert group.stale() == "no build has been completed"


def test_without_a_compiler_no_extension_stays_and_it_is_not_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    group.put_in_place(libraries(checkout), group.digest())
    monkeypatch.setattr(group, "translate", list)
    monkeypatch.setattr(group, "compile_all", lambda made: group.run(["false"]))
    monkeypatch.chdir(checkout)
    group.build()
    assert "not compiled, so bots think about 80 times slower: false failed" in capsys.readouterr().err
    assert group.extensions() == set()
    assert group.done()
    monkeypatch.setattr(group, "REQUIRED", True)
    assert not group.done()
    with pytest.raises(SystemExit, match="false failed"):
        group.build()


@pytest.fixture
def shop(tmp_path: Path) -> group.Workshop:
    made = object.__new__(group.Workshop)  # without asking for a compiler
    made.about, made.folder, made.used = "a compiler", tmp_path / "kept", set()
    made.folder.mkdir()
    return made


def test_what_is_made_is_kept_until_its_source_or_command_changes(shop: group.Workshop, tmp_path: Path) -> None:
    source, count = tmp_path / "turn.c", tmp_path / "count"
    source.write_text("int rounds = 3;")
    script = f"import sys; open({str(count)!r}, 'a').write('.'); open(sys.argv[-1], 'w').write('object')"
    command = [sys.executable, "-c", script]
    first = shop.keep(command, [source], ".o")
    assert shop.keep(command, [source], ".o") == first
    assert count.read_text() == "."
    source.write_text("int rounds = 4;")
    second = shop.keep(command, [source], ".o")
    assert second not in (first, shop.keep([*command, "-O3"], [source], ".o"))
    assert count.read_text() == "..."


def test_a_compiler_that_fails_leaves_nothing_to_be_taken_later(shop: group.Workshop, tmp_path: Path) -> None:
    source = tmp_path / "turn.c"
    source.write_text("int")
    half = [sys.executable, "-c", "import sys; open(sys.argv[-1], 'w').write('half'); sys.exit('no space left')"]
    with pytest.raises(OSError, match="no space left"):
        shop.keep(half, [source], ".o")
    assert list(shop.folder.glob("*.o")) == []
    shop.used = set()
    shop.tidy()
    assert list(shop.folder.iterdir()) == []
