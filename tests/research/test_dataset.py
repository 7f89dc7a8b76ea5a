"""Games by bots as Parquet."""

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest

from upperlip.bots import BOTS, Budget
from upperlip.cli import main
from upperlip.games import GAMES
from upperlip.research import dataset
from upperlip.research.actions import action_of
from upperlip.research.encoding import LAYOUTS, decode, encode
from upperlip.research.features import features
from upperlip.simulation import Series
from upperlip.table.match import Match

pytestmark = pytest.mark.fuzz

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def run(*words: object) -> int:
    return main([str(word) for word in words])


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize("title", GAMES)
def test_rows_replay_by_the_rules(title: str, tmp_path: Path) -> None:
    """Every row is what its seat saw, could do and did; outcomes are the game's."""
    path = tmp_path / "games.parquet"
    assert run("dataset", title, "--games", 3, "--seed", 4, "--jobs", 1, "--out", path) == 0
    rows, game = iter(rows_of(path)), GAMES[title]
    for number in range(3):
        match, shares = Match(game, game.configure(4, {}), 4, number), {}
        while (ask := match.ask) is not None:
            if match.let_chance():
                continue
            seat, row = ask.seats[0], next(rows)
            assert (row["game"], row["seat"], row["ask"]) == (number, seat, ask.what)
            assert row["view"] == encode(match.view(seat))
            legal = [action_of(title, ask.what, one) for one in row["legal"]]
            assert tuple(legal) == match.legal(seat)
            action = action_of(title, ask.what, row["action"])
            assert row["words"] == game.write_action(match.config, action)
            assert row["values"] is None
            shares[seat] = row["reward"], row["points"]
            match.act(seat, action)
        result: Any = match.result
        scores = result["points" if title == "moustache" else "scores"]
        for seat, (share, points) in shares.items():
            side = seat if title == "moustache" else seat % 2
            assert points == scores[side]
            assert (share > 0) == (side in result["winners"])
    assert next(rows, None) is None


def test_rewards_of_rounds(tmp_path: Path) -> None:
    """Partners of a round share its pot: +1 or −1 with four players (O-26)."""
    path = tmp_path / "games.parquet"
    assert run("dataset", "moustache", "--games", 2, "--jobs", 1, "--out", path) == 0
    for row in rows_of(path):
        observation = decode("moustache", row["view"])
        assert observation.round == row["round"]
        assert row["round_reward"] in (1, -1)
    frame = pd.DataFrame(rows_of(path))
    one_each = frame.groupby(["game", "round", "seat"])["round_reward"].first()
    assert (one_each.groupby(["game", "round"]).sum() == 0).all()


def test_bots_that_think_say_what_actions_are_worth(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ("--bot", "expert", "--simulations", 20, "--games", 1, "--option", "sides=solo")
    assert run("dataset", "mustachio", "--players", 2, *words, "--out", path) == 0
    rows = rows_of(path)
    told = [row for row in rows if row["values"] is not None]
    assert len(told) > 20
    for row in told:
        assert len(row["values"]) == len(row["legal"])
        assert all(value is None or 0 <= value <= 1 for value in row["values"])
        assert row["values"][row["legal"].index(row["action"])] is not None
    assert all(len(row["legal"]) > 1 for row in told)


def test_it_loads_in_pandas_and_polars(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    assert run("dataset", "moustache", "--games", 1, "--jobs", 1, "--out", path) == 0
    rows, frame = pd.read_parquet(path), pl.read_parquet(path)
    assert len(rows) == len(frame) >= 160
    assert list(rows.columns) == frame.columns == list(dataset.Row._fields)
    views = np.frombuffer(b"".join(rows["view"]), np.uint8).reshape(len(rows), -1)
    hands = features(LAYOUTS["moustache"], views, only=["hand"])
    assert hands[0].sum() == 10
    assert frame["words"].cast(pl.String).str.starts_with("play ").sum() == 160


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    bots = ("--bot", "novice", "--bot", "random", "--bot", "novice")
    words = ("--players", 3, "--games", 1, "--seed", 9, *bots, "--option", "rule_set=house")
    assert run("dataset", "moustache", *words, "--out", path) == 0
    about = {key.decode(): value.decode() for key, value in pq.read_metadata(path).metadata.items()}
    assert about["upperlip"] == version("upperlip")
    assert (about["game"], about["players"], about["seed"]) == ("moustache", "3", "9")
    assert about["encoding"] == str(LAYOUTS["moustache"].version)
    assert json.loads(about["options"])["rule_set"] == "house"
    assert json.loads(about["bots"]) == ["novice", "random", "novice"]


def test_workers_and_groups_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    series = Series(
        GAMES["moustache"], GAMES["moustache"].configure(4, {}), [BOTS["random"]] * 4, 5
    )
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    monkeypatch.setattr(dataset, "_PART", 2)
    assert sum(dataset.write(there, series._replace(budget=Budget(simulations=1)), 5, jobs=2)) == 5
    monkeypatch.setattr(dataset, "_GROUP", 200)
    assert sum(dataset.write(here, series, 5)) == 5
    assert pq.ParquetFile(here).num_row_groups > 2
    assert rows_of(here) == rows_of(there)


def test_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing" / "games.parquet"
    assert run("dataset", "moustache", "--games", 1, "--out", missing) == 2
    assert "cannot write" in capsys.readouterr().err
    two = ("--bot", "novice", "--bot", "novice")
    assert run("dataset", "moustache", *two, "--out", tmp_path / "x") == 2
    assert "once for each of 4 seats" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_page_lists_every_column() -> None:
    page = PAGE.read_text("utf-8")
    columns = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert columns == list(dataset.Row._fields)
