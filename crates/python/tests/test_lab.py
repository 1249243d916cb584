"""Arena, laboratory, self-play and frames."""

from __future__ import annotations

import numpy as np
import pytest

import galerne
from galerne import _galerne, lab


def first(view: galerne.View) -> int:
    return view.legal_actions()[0]


def test_the_arena_is_the_commands_arena_and_takes_functions() -> None:
    game = galerne.load_game("connect-four")
    report = galerne.arena(game, ["greedy", "random"], games=40, seed=3)
    again = galerne.arena(game, ["greedy", "random"], games=40, seed=3, threads=2)
    numbers = [{**results.results, "thought": None} for results in (report, again)]
    assert numbers[0] == numbers[1], "threads change nothing but the time"
    assert report.games == 40 and report.pairs[0]["share"][0] > 0.7
    mine = galerne.arena(game, ["greedy", first], games=12)
    assert mine.games == 12 and "first" in str(mine)
    clear = galerne.arena(game, ["greedy", "random"], games=4000, sprt=(0, 100))
    assert clear.verdict == "stronger" and clear.games < 4000
    with pytest.raises(galerne.Refused, match="greedy"):
        galerne.arena(game, ["gredy"])
    with pytest.raises(ValueError, match="players"):
        galerne.arena(game, [])


def test_a_report_speaks_of_what_there_is_alone_and_among_several() -> None:
    alone = str(galerne.arena(galerne.load_game("sail-race", 1), ["greedy", "random"], games=6))
    assert "each alone" in alone and "victories" not in alone and "too far apart for a rating" in alone
    assert "score +" in alone and "clairvoyant" in alone
    together = str(galerne.arena(galerne.load_game("connect-four"), ["greedy", "random"], games=40, seed=3))
    assert "of the victories" in together and "Elo +" in together and "alone" not in together


def test_groups_played_apart_are_the_same_match() -> None:
    game = galerne.load_game("kuhn-poker")
    whole = galerne.arena(game, ["greedy", "random"], games=20, seed=2)
    match = _galerne.Arena(game, ["greedy", "random"], 2)
    for number in range(10):
        match.add(match.group(number))
    import json

    assert json.loads(match.to_json())["groups"] == whole.results["groups"]
    for wrong in ["{}", '{"games": []}', "[", '{"games": [{"players": [9, 9], "scores": [], "points": [], "won": []}]}']:
        with pytest.raises(ValueError):
            match.add(wrong)


EXPERIMENT = {
    "game": "kuhn-poker",
    "seed": 1,
    "games": 200,
    "line-ups": [["greedy", "random"]],
    "variants": {"one": {}, "ten": {"hands": 10}},
}


def test_an_experiment_runs_is_taken_up_and_becomes_frames(tmp_path) -> None:
    experiment = lab.read(EXPERIMENT)
    assert experiment.game == "kuhn-poker" and experiment.games == 400
    run = experiment.run(tmp_path / "run", threads=2)
    assert run.complete and len(run.games) == 400
    assert set(run.games["variant"]) == {"one", "ten"} and run.games["score_1"].dtype.kind in "if"
    tallies = run.tallies
    assert set(tallies["kind"]) >= {"event", "action", "rule"} and (tallies["games"] <= 200).all()
    assert tallies.where(tallies["kind"] == "action")["offered"].max() >= tallies["times"].min()
    assert len(run.summary) > 0 and "<html" in run._repr_html_()[:200].lower()
    assert len(run.games.where(run.games["variant"] == "one")) == 200
    assert experiment.run(tmp_path / "run").complete, "taken up where it stands"
    with pytest.raises(ValueError):
        lab.read({**EXPERIMENT, "game": "chess"})
    with pytest.raises(ValueError, match="line"):
        lab.read({**EXPERIMENT, "line-ups": 3})
    assert lab.read(lab.shelf()[0]).games > 0


@pytest.mark.slow
@pytest.mark.parametrize("library", ["polars", "pandas", "pyarrow"])
def test_frames_are_handed_on_to_other_libraries(tmp_path, library: str) -> None:
    module = pytest.importorskip(library)
    games = lab.read(EXPERIMENT).run(tmp_path / "run").games
    table = {"polars": games.polars, "pandas": games.pandas, "pyarrow": games.arrow}[library]()
    names = table.column_names if library == "pyarrow" else list(table.columns)
    assert names == games.names and table.shape == (len(games), len(games.names))
    assert isinstance(table, module.Table if library == "pyarrow" else module.DataFrame)
    # What the laboratory writes for other programs holds the same.
    if library != "pyarrow":
        assert module.read_parquet(tmp_path / "run" / "games.parquet")["score_1"].sum() == games["score_1"].sum()


def test_jobs_played_apart_give_the_same_bytes(tmp_path) -> None:
    experiment = _galerne.Experiment(lab.read(EXPERIMENT).text)
    experiment.run(tmp_path / "alone", 1)
    ledger = _galerne.Ledger(experiment, tmp_path / "apart")
    for arm, chunk in reversed(ledger.missing()):
        line = experiment.play(arm, chunk)
        assert line == experiment.play(arm, chunk)
        assert not ledger.append(line[:-3]) and ledger.append(line) and not ledger.append(line)
    assert ledger.settle()
    ledger.close()
    for name in ("games.parquet", "games.csv", "summary.csv", "tallies.csv"):
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "apart" / name).read_bytes()
    with pytest.raises(ValueError, match="closed"):
        ledger.missing()
    with pytest.raises(ValueError):
        experiment.play(99, 0)


def test_self_play_is_rows_that_no_thread_changes() -> None:
    game = galerne.load_game("pluvionautes", 2)
    one = galerne.selfplay(game, "greedy", games=4, seed=9)
    two = galerne.selfplay(game, ["greedy", "greedy"], games=4, seed=9, threads=3)
    assert set(one) == {"x", "seat", "action", "worth", "result", "game", "ply", "returns"}
    for name, column in one.items():
        assert np.array_equal(column, two[name]), name
    assert one["x"].dtype == np.uint8 and one["x"].shape == (len(one["seat"]), game.observation_tensor_size())
    assert set(one["game"]) == {0, 1, 2, 3} and ((one["worth"] >= 0) & (one["worth"] <= 1)).all()
    ours = one["game"] == 2
    assert np.allclose(one["result"][ours], one["returns"][2][one["seat"][ours]])
    with pytest.raises(ValueError, match="seats"):
        galerne.selfplay(game, ["greedy"], games=1)
