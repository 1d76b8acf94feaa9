"""Datasets: what is in them is what was played, they go on where they stopped, and replays come out again."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

import quarterdeck
from quarterdeck.cli.main import main
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games import find
from quarterdeck.research import dataset

RECORDED = Path(__file__).parents[1] / "replays"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)
    return tmp_path / "games"


def make(folder: Path, games: int = 3, seed: int = 5) -> None:
    game = find("fleet")
    order = dataset.wanted(game, games, "random", 1, {}, seed)
    assert list(dataset.make(game, order, folder))[-1] == games


def test_every_row_is_a_decision_of_the_game(folder: Path) -> None:
    make(folder)
    game = find("fleet")
    rows = [row for path in sorted(folder.glob("positions-*")) for row in pq.read_table(path).to_pylist()]
    played = [row for path in sorted(folder.glob("games-*")) for row in pq.read_table(path).to_pylist()]
    assert [row["game"] for row in played] == [0, 1, 2]
    assert sum(row["decisions"] for row in played) == len(rows)
    for row in rows[:40]:
        state = game.load(row["position"], Chance(0), {})
        state.act_as(row["seat"])
        assert row["legal"] == [state.nth_action(k) for k in range(state.count_actions())]
        assert row["code"] in row["legal"]
        assert game.action(state, row["code"]).text == row["action"]
        assert row["returned"] == pytest.approx(played[row["game"]]["returns"][row["seat"]])


def test_a_stopped_run_goes_on_and_comes_to_the_same(folder: Path, tmp_path: Path) -> None:
    make(folder)
    whole = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / "games-00001.parquet").unlink()
    kept = (folder / "games-00000.parquet").stat().st_mtime_ns
    make(folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == whole
    assert (folder / "games-00000.parquet").stat().st_mtime_ns == kept
    with pytest.raises(BadInput, match="dataset-other"):
        make(folder, seed=6)


def test_replays_come_out_as_they_went_in(folder: Path) -> None:
    texts = [(RECORDED / f"fleet-{end}.replay").read_text("utf-8") for end in ("points", "fish")]
    assert dataset.from_replays(texts, folder) == 2
    again = [text for _, text in dataset.to_replays(folder)]
    assert [quarterdeck.read_replay(text).entries for text in again] == [
        quarterdeck.read_replay(text).entries for text in texts
    ]
    assert [quarterdeck.verify(text).status for text in again] == [quarterdeck.verify(text).status for text in texts]


def test_replays_of_two_games_make_no_dataset(folder: Path) -> None:
    texts = [(RECORDED / name).read_text("utf-8") for name in ("fleet-points.replay", "lords-points.replay")]
    with pytest.raises(BadInput, match="dataset-mixed"):
        dataset.from_replays(texts, folder)


def test_the_card_says_what_every_column_is(folder: Path) -> None:
    make(folder, games=1)
    card = (folder / "README.md").read_text("utf-8")
    assert all(f"| {field.name} |" in card for schema in (dataset.POSITIONS, dataset.GAMES) for field in schema)
    assert "1 games" in card


def test_the_command_makes_a_dataset_and_takes_it_apart(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", "fleet", "--games", "2", "--rank", "random", "--seats", "1", "--out", str(folder)]
    assert main([*command, "--lang", "en"]) == 0
    assert main(["dataset", "--replays", str(folder), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "2 replay files" in said
    assert len(list((folder / "replays").iterdir())) == 2
    assert main(["dataset", "--replays", str(folder / "nowhere"), "--lang", "en"]) != 0
