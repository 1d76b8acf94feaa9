"""Installs a wheel into an empty environment and plays there, with neither compiler nor Node on the PATH."""

import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from time import monotonic

GAME = """
import quarterdeck
from quarterdeck.bots.driver import choose
from importlib import resources
assert quarterdeck.compiled(), "the wheel is not compiled"
for handle in quarterdeck.games():
    table = handle.new(seed=1)
    table.play(table.legal_actions(table.to_move)[0], table.to_move)
table = quarterdeck.games()[0].new(seed=3)
while not table.over:
    table.play(choose(table.game, table.state, table.to_move, "cabin-boy", table.version), table.to_move)
assert quarterdeck.verify(quarterdeck.write_replay(table)).status == "verified"
assert (resources.files("quarterdeck.server") / "static" / "index.html").is_file(), "the page is not in the wheel"
print("played", table.version, "entries:", table.result.ended)
"""


def main() -> None:
    """Says how long it took from nothing to a played game."""
    wheel = Path(sys.argv[1]).resolve()
    tags = wheel.stem.split("-")[-3:]
    here = f"cp{sys.version_info.major}{sys.version_info.minor}"
    wanted = [here, here, sysconfig.get_platform().replace("-", "_").replace(".", "_")]
    if tags != wanted:
        sys.exit(f"the wheel's tags are {tags}, they should be {wanted}")
    with tempfile.TemporaryDirectory() as folder:
        began = monotonic()
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin/python")
        alone = {**os.environ, "PATH": str(Path(folder) / "bin"), "PYTHONPATH": ""}
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--only-binary", ":all:"]
        for command in ([*install, str(wheel)], [python, "-c", GAME], [python, "-m", "quarterdeck", "games"]):
            if subprocess.run(command, env=alone, cwd=folder, stdout=sys.stderr).returncode:
                sys.exit(f"failed in the empty environment: {command[1:4]}")
        print(f"quarterdeck: from nothing to a played game in {monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
