"""What the changelog says of this version, for a release page; `make release-notes` prints it."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(changelog: str, version: str) -> str:
    """The section of a version, without its heading; empty where there is none."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def main() -> None:
    """The notes of the version in pyproject.toml, or of the one given."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = sys.argv[1] if len(sys.argv) > 1 else project["version"]
    text = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    if not text:
        sys.exit(f"CHANGELOG.md has no section {version}")
    print(f"# Quarterdeck {version}\n\n{text}")


if __name__ == "__main__":
    main()
