"""What follows from the declarations of a game outside the package, made in memory: such a game has no build."""

import linecache
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from .__main__ import derived, home_of
from .sources import Mistake, read

MOST_KEPT = 64  # games of others in one process; few have more than one


@lru_cache(MOST_KEPT)
def made(package: str) -> ModuleType:
    """The module `derived` of a game's package; ImportError says in one line what is wrong with its declarations."""
    folder = Path(import_module(package).__file__ or "").parent
    home = home_of(folder)
    name = ".".join([package, *home.relative_to(folder).parts, "derived"])
    read.cache_clear()  # a file may have been mended since it was last read
    try:
        text = derived(folder)
    except Mistake as mistake:
        raise ImportError(f"{package}: {mistake}") from None
    module = ModuleType(name)
    module.__file__ = f"<{name}>"
    linecache.cache[module.__file__] = (len(text), None, text.splitlines(keepends=True), module.__file__)
    sys.modules[name] = module
    exec(compile(text, module.__file__, "exec"), module.__dict__)  # our own text, made from the author's
    return module
