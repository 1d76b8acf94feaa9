"""Which build runs: the compiled group or, with QUARTERDECK_PURE=1 or no compiler, the same sources interpreted.

Imported before any other module of the package, so that the switch is set in time.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent


def _sources_only(path: str) -> FileFinder:
    """Path hook: inside this package find .py files only, never extensions."""
    if not Path(path).is_relative_to(HERE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("QUARTERDECK_PURE") == "1":
    sys.path_hooks.insert(0, _sources_only)
    for cached in [p for p in sys.path_importer_cache if Path(p).is_relative_to(HERE)]:
        del sys.path_importer_cache[cached]


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    from .engine import state

    return (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
