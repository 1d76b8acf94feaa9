"""The compiled group: which modules it has, and how a checkout builds them.

`python group.py` writes what follows from the games' declarations (derived.py) and builds what has changed: every
module becomes a C file of its own, the files are compiled side by side, those that have not changed since are taken
from build/, and the linker optimises across them. Wheels are made of the same libraries (setup.py). QUARTERDECK_OPT
(0 to 3) and QUARTERDECK_ONLY (one game's id, the others stay interpreted) make quick builds for work on the rules.
"""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from distutils.core import Extension

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "quarterdeck"
BUILD = ROOT / "build/group"
STAMP = ROOT / ".venv/compiled"  # what was built; not there while a build is being put in place
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
NAME = "quarterdeck"  # of the group: else its library is named by a hash of the module list and stale ones stay
PATTERNS = (
    "engine/**/*.py",
    "games/{}/rules.py",
    "games/{}/rules/**/*.py",
    "games/{}/bots/**/*.py",
)
OPT = os.environ.get("QUARTERDECK_OPT", "3")
ONLY = os.environ.get("QUARTERDECK_ONLY", "*")
REQUIRED = os.environ.get("QUARTERDECK_REQUIRE_COMPILED") == "1"  # a failed compilation is an error, not a fallback
# x1.35: the group's own functions may be inlined. mypyc sets -Werror, and another compiler warns of other things.
FLAGS = ["-fno-semantic-interposition", "-Wno-error"]
PLAIN_LINES = 20  # files between two lines of progress where there is no terminal to write one line again and again


def derive() -> None:
    """Writes every game's derived.py. A process of its own: without these files the package cannot be imported."""
    ended = subprocess.run([sys.executable, "-m", "derive"], cwd=PACKAGE, capture_output=True, text=True)
    if ended.returncode:
        sys.exit(f"quarterdeck: {ended.stderr.strip()}")


def modules(only: str = ONLY) -> list[str]:
    """The sources of the group, relative to the project's folder."""
    found = {path for pattern in PATTERNS for path in PACKAGE.glob(pattern.format(only))}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def digest(only: str = ONLY) -> str:
    """What the group's C code depends on: its sources, how they are built, and by whom."""
    summed = hashlib.sha256(f"{sys.version} {SUFFIX} mypy {version('mypy')} librt {version('librt')}".encode())
    for path in [*modules(only), "group.py"]:
        summed.update(f"{path}\0".encode() + (ROOT / path).read_bytes() + b"\0")
    return summed.hexdigest()


def extensions() -> set[Path]:
    """All extensions that lie among the sources, whoever made them."""
    return {path for kind in ("*.so", "*.pyd") for path in SOURCES.rglob(kind)}


def stamped() -> dict[str, Any]:
    """What the stamp says of the last build; nothing where it cannot be read."""
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def stale() -> str:
    """What is wrong with the extensions that are there, whatever their optimisation; empty if nothing is."""
    stamp = stamped()
    if not stamp:
        return "no build has been completed"
    if stamp["digest"] != digest(stamp["only"]):
        return "the compiled group is not of these sources"
    if sorted(str(path.relative_to(SOURCES)) for path in extensions()) != stamp["extensions"]:
        return "the extensions are not those that were built"
    return ""


def done() -> bool:
    """Whether the build that the environment asks for is in place; without a compiler, whether that was found out."""
    stamp = stamped()
    built = stamp.get("opt") == OPT and stamp.get("only") == ONLY and (stamp["extensions"] or not REQUIRED)
    return bool(built) and not stale()


class Progress:
    """What a long step does and how far it is: one line on a terminal, a few plain ones elsewhere."""

    def __init__(self, doing: str, most: int) -> None:
        self.doing, self.most, self.at = doing, most, 0
        self.show()

    def step(self) -> None:
        self.at += 1
        self.show()

    def show(self) -> None:
        line = f"quarterdeck: {self.doing}" + (f", {self.at} of {self.most}" if self.most else "")
        if sys.stderr.isatty():
            last = self.at == self.most
            print(f"\r\033[K{line}", end="\n" if last else "", file=sys.stderr, flush=True)
        elif self.at % PLAIN_LINES == 0 or self.at == self.most:
            print(line, file=sys.stderr, flush=True)


class Workshop:
    """Compiles and links with the compiler that Python was set up for, keeping what it has made by hash."""

    def __init__(self) -> None:
        from setuptools._distutils import ccompiler
        from setuptools._distutils import sysconfig as compilers

        compiler: Any = ccompiler.new_compiler()
        compilers.customize_compiler(compiler)
        self.compile, self.link = list(compiler.compiler_so), list(compiler.linker_so)
        self.about = subprocess.run([self.compile[0], "--version"], capture_output=True, text=True).stdout
        # clang's needs a linker of its own, which may not be there; unoptimised builds are to be quick
        self.across = ["-flto=auto", "-fno-fat-lto-objects"] if OPT > "1" and "clang" not in self.about else []
        self.folder = BUILD / f"O{OPT}"
        self.used: set[Path] = set()

    def keep(self, command: list[str], inputs: list[Path], kind: str) -> Path:
        """The file that a command makes of its inputs; made only if it is not there from an earlier time."""
        key = hashlib.sha256("\0".join([self.about, *command]).encode())
        for path in inputs:
            key.update(hashlib.sha256(path.read_bytes()).digest())
        made = self.folder / f"{key.hexdigest()[:32]}{kind}"
        self.used.add(made)
        if not made.exists():
            unfinished = made.with_suffix(f".{os.getpid()}")
            run([*command, "-o", str(unfinished)])
            unfinished.replace(made)
        return made

    def object(self, source: Path, flags: list[str], headers: list[Path]) -> Path:
        command = [*self.compile, f"-I{sysconfig.get_path('include')}", *flags, "-c", str(source)]
        return self.keep(command, [source, *headers], ".o")

    def library(self, objects: list[Path], flags: list[str]) -> Path:
        return self.keep([*self.link, *flags, *map(str, objects)], objects, SUFFIX)

    def tidy(self) -> None:
        """Throws away what this build had no use for."""
        for path in set(self.folder.iterdir()) - self.used:
            path.unlink()


def run(command: list[str]) -> None:
    """Runs a compiler; its own words are shown where it fails."""
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        raise OSError(f"{command[0]} failed: {ended.stderr[-2000:].strip() or ended.returncode}")


def translate() -> "list[Extension]":
    """The group in C, a file a module; a type error ends the program with what is wrong."""
    from mypyc.build import mypycify

    derive()
    sources = modules()
    Progress(f"translating {len(sources)} modules to C", 0)
    made: list[Extension] = mypycify(
        sources,
        group_name=NAME,
        opt_level=OPT,
        debug_level="0",
        multi_file=True,
        target_dir=str(BUILD / "c"),
    )
    made[0].extra_compile_args += FLAGS  # one list, shared by all extensions of the group
    return made


def parts(extension: "Extension", shop: Workshop) -> Iterator[tuple[Path, list[str], list[Path]]]:
    """The C files of an extension, each with its flags and the headers that it may see."""
    folders = [f"-I{folder}" for folder in extension.include_dirs]
    # a door to one module runs once: nothing to optimise, nothing generated to include
    library = len(extension.sources) > 1
    flags = [*extension.extra_compile_args, *folders, *shop.across] if library else ["-O0", "-g0"]
    headers = sorted((BUILD / "c").rglob("*.h")) if library else []
    for source in sorted(extension.sources, key=os.path.getsize, reverse=True):  # the long ones first
        yield Path(source), flags, headers


def compile_all(made: "list[Extension]") -> dict[str, Path]:
    """Every extension of the group as a file in build/, by its place among the sources."""
    shop = Workshop()
    shop.folder.mkdir(parents=True, exist_ok=True)
    work = [(extension.name, part) for extension in made for part in parts(extension, shop)]
    progress = Progress("compiling C files", len(work))
    objects: dict[str, list[Path]] = {extension.name: [] for extension in made}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(shop.object, *part): name for name, part in work}
        try:
            for job in as_completed(jobs):
                objects[jobs[job]].append(job.result())
                progress.step()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        Progress("linking" + (", optimising across files" if shop.across else ""), 0)
        links = {
            name: pool.submit(shop.library, sorted(files), link_flags(name, shop)) for name, files in objects.items()
        }
        libraries = {name.replace(".", "/") + SUFFIX: link.result() for name, link in links.items()}
    shop.tidy()
    return libraries


def link_flags(name: str, shop: Workshop) -> list[str]:
    """What the group's library is linked with; the doors to its modules need nothing."""
    return [f"-O{OPT}", "-g0", *FLAGS, *shop.across] if "." not in name else []


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is over."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def put_in_place(libraries: dict[str, Path], sources: str) -> None:
    """Replaces all extensions among the sources by these, made of what had this digest; the stamp says so last."""
    with undisturbed():
        STAMP.unlink(missing_ok=True)
        for place, library in libraries.items():
            unfinished = SOURCES / f"{place}.new"
            shutil.copyfile(library, unfinished)
            unfinished.replace(SOURCES / place)
        for path in extensions() - {SOURCES / place for place in libraries}:
            path.unlink()  # of a module that is no more, or not of this build
        stamp = {"digest": sources, "opt": OPT, "only": ONLY, "extensions": sorted(libraries)}
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(json.dumps(stamp))


def build() -> None:
    """The extensions among the sources; none at all where C cannot be compiled, and the sources run as they are."""
    sources = digest()  # now: whoever edits meanwhile builds again
    put_in_place(libraries(), sources)


def libraries() -> dict[str, Path]:
    """Every extension as a file in build/, by its place in the package; none at all where C cannot be compiled."""
    os.chdir(ROOT)
    made = translate()
    try:
        return compile_all(made)
    except OSError as error:
        if REQUIRED:
            sys.exit(f"quarterdeck: {error}")
        print(f"quarterdeck: not compiled, so bots think about 80 times slower: {error}", file=sys.stderr)
        return {}


if __name__ == "__main__":
    try:
        derive()
        if not done():
            build()
    except KeyboardInterrupt:
        sys.exit("\nquarterdeck: stopped; what is compiled already is kept for the next time")
