"""The old package and the new one play the same games side by side: legal sets, views, events and results must agree.

    .venv/bin/python tests/lockstep.py GAME OTHER_WORKTREE [GAMES]

Each side is a process of its own worktree that plays the same random games, choosing by notation, so that numbers of
actions and the order of their lists may differ. Of every decision each writes one line; the first difference is shown.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]


def lines_of(name: str, games: int) -> Iterator[str]:
    """What one side plays: of each decision the choice and what could be chosen, seen and heard, as a digest."""
    import msgspec

    from play import MOST_STEPS, configurations
    from play import name as named
    from quarterdeck import games as registry
    from quarterdeck.engine.chance import Chance
    from quarterdeck.games.base import TRUTH, WATCHER

    game = registry.find(name)
    setups = configurations(game)
    for number in range(games):
        setup = setups[number % len(setups)]
        state, player = game.new(setup, Chance(number)), Chance(number + 1_000_003)
        yield f"game {number} {named(game, setup)}"
        for step in range(MOST_STEPS):
            seen = [game.view(state, seat) for seat in (*range(state.seats), WATCHER, TRUTH)]
            told = [(event.code, event.seat, event.a, event.b, event.c, event.d) for event in state.events or []]
            if state.is_over():
                yield f"over {step} {digest(seen, told, msgspec.to_builtins(game.result(state)))}"
                break
            waiting = [seat for seat in range(state.seats) if state.is_pending(seat)]
            seat = waiting[player.below(len(waiting))]
            state.act_as(seat)
            actions = {}
            for k in range(state.count_actions()):
                action = game.action(state, state.nth_action(k))
                actions[action.text] = (action.code, action.kind, action.args)
            legal = sorted((text, kind, sorted(args.items())) for text, (_, kind, args) in actions.items())
            chosen = sorted(actions)[player.below(len(actions))]
            text = state.position().replace(" rules=1", "", 1)  # which older packages do not have
            heard = msgspec.to_builtins(game.prompt(state, seat))
            yield f"{seat} {chosen} {len(legal)} {digest(text, legal, seen, told, heard)}"
            assert game.parse(state, chosen) == actions[chosen][0], chosen
            state.events = []
            state.apply(actions[chosen][0])


def digest(*things: object) -> str:
    import msgspec

    return hashlib.blake2b(msgspec.json.encode(things), digest_size=8).hexdigest()


def side(tree: Path, name: str, games: int) -> "subprocess.Popen[str]":
    """One worktree's process, with its own package and its own tests/play.py."""
    command = [str(tree / ".venv/bin/python"), "-P", str(HERE / "tests/lockstep.py"), "--play", name, str(games)]
    environment = {"PYTHONPATH": f"{tree / 'src'}:{tree / 'tests'}", "PATH": "/usr/bin:/bin"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=tree)


def compare(name: str, other: Path, games: int) -> int:
    """0 where both played the same."""
    ours, theirs = side(HERE, name, games), side(other, name, games)
    assert ours.stdout is not None
    assert theirs.stdout is not None
    last = ""
    decisions = 0
    for new, old in zip(ours.stdout, theirs.stdout, strict=False):
        if new != old:
            print(f"{last.strip()}, decision {decisions}:\n  new {new.strip()}\n  old {old.strip()}")
            ours.kill()
            theirs.kill()
            return 1
        last = new if new.startswith("game") else last
        decisions += not new.startswith("game")
    codes = ours.wait(), theirs.wait()
    print(json.dumps({"game": name, "games": games, "decisions": decisions, "exits": codes}))
    return int(codes != (0, 0) or decisions == 0)


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        for line in lines_of(sys.argv[2], int(sys.argv[3])):
            print(line, flush=False)
    else:
        sys.exit(compare(sys.argv[1], Path(sys.argv[2]).resolve(), int((sys.argv[3:] or ["2000"])[0])))
