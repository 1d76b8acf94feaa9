"""The interpreted twin of the compiled package, in the same process, under another name.

Works because modules of the package import each other relatively and the twin's finder sees sources only.
"""

import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import quarterdeck

TWIN = "quarterdeck_pure"
ROOT = Path(quarterdeck.__file__).parent


class SourcesOnly:
    """Finds the twin's modules: the package's own files, never its extensions."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None = None, target: object = None) -> ModuleSpec | None:
        if name == TWIN:
            return spec_from_file_location(name, ROOT / "__init__.py", submodule_search_locations=[str(ROOT)])
        if name.startswith(TWIN + ".") and path:
            return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
        return None


sys.meta_path.insert(0, SourcesOnly)  # type: ignore[arg-type]


def twins(module: str) -> tuple[ModuleType, ModuleType]:
    """The module as installed, and interpreted."""
    return import_module(f"quarterdeck.{module}"), import_module(f"{TWIN}.{module}")
