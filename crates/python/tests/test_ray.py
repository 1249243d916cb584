"""Over Ray: the same bytes from the command, one worker and four, and after a worker was killed."""

from __future__ import annotations

import os
import pathlib
import re
import signal

import numpy as np
import pytest

import galerne
from test_lab import EXPERIMENT

pytestmark = pytest.mark.slow
ray = pytest.importorskip("ray")


@pytest.mark.parametrize("workers", [1, 4])
def test_the_numbers_are_those_of_one_machine(tmp_path, workers: int) -> None:
    import galerne.ray

    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        experiment = galerne.lab.read(EXPERIMENT)
        experiment.run(tmp_path / "alone")
        assert galerne.ray.lab(experiment, tmp_path / "ray").complete
        for name in ("games.parquet", "games.csv", "summary.csv", "tallies.csv"):
            assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "ray" / name).read_bytes()
        game = galerne.load_game("connect-four")
        here = galerne.arena(game, ["greedy", "random"], games=20).results
        there = galerne.ray.arena(game, ["greedy", "random"], games=20).results
        assert {**here, "thought": None} == {**there, "thought": None}
        rows, far = galerne.selfplay(game, "random", 10), galerne.ray.selfplay(game, "random", 10, games_a_job=3)
        assert all(np.array_equal(rows[name], far[name]) for name in rows)
    finally:
        ray.shutdown()


def _kill_workers() -> list[str]:
    """Kills every process in which Ray works for us; what they were doing."""
    killed = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            title = (process / "cmdline").read_bytes().split(b"\0")[0].decode(errors="replace")
            if title.startswith("ray::"):
                os.kill(int(process.name), signal.SIGKILL)
                killed.append(title)
        except OSError:
            continue
    return killed


def test_workers_that_are_killed_change_nothing(tmp_path, monkeypatch) -> None:
    import galerne.ray

    killed: list[list[str]] = []
    in_order = galerne.ray._in_order

    def disturbed(*arguments):
        for place, result in enumerate(in_order(*arguments)):
            # At the first result the next jobs are under way.
            if place in (0, 5, 12):
                killed.append(_kill_workers())
            yield result

    monkeypatch.setattr(galerne.ray, "_in_order", disturbed)
    monkeypatch.setattr(galerne.ray, "SECONDS", 0.05)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        experiment = galerne.lab.read({**EXPERIMENT, "games": 4000})
        experiment.run(tmp_path / "alone", threads=2)
        assert galerne.ray.lab(experiment, tmp_path / "ray").complete
        for name in ("games.parquet", "games.csv", "summary.csv", "tallies.csv"):
            assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "ray" / name).read_bytes()
        assert len(killed) == 3 and all(killed), "workers were there to be killed"
        game = galerne.load_game("sail-race", 2)
        here, there = (arena(game, ["greedy", "random"], games=60).results for arena in (galerne.arena, galerne.ray.arena))
        assert {**here, "thought": None} == {**there, "thought": None}
        rows, far = galerne.selfplay(game, "greedy", 60), galerne.ray.selfplay(game, "greedy", 60, games_a_job=2)
        assert all(np.array_equal(rows[name], far[name]) for name in rows)
        assert len(killed) == 9 and any("_several" in title for titles in killed for title in titles), "one was at work"
    finally:
        ray.shutdown()


def test_jobs_are_handed_out_together_in_order_and_given_up_when_nobody_wants_them() -> None:
    from galerne.ray import _in_order

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        jobs = [(number,) for number in range(5000)]
        assert list(_in_order(divmod, (7,), jobs[1:])) == [divmod(7, number) for number in range(1, 5000)]
        assert list(_in_order(divmod, (7,), [])) == []
        first = _in_order(divmod, (7,), jobs[1:])
        assert next(first) == (7, 0)
        first.close()
        with pytest.raises(ZeroDivisionError):
            list(_in_order(divmod, (7,), jobs[:1]))
    finally:
        ray.shutdown()


def test_the_page_runs(tmp_path, monkeypatch) -> None:
    page = pathlib.Path(__file__).parents[3] / "docs/python/machines.md"
    (block,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    try:
        exec(compile(block, str(page), "exec"), names)
        run, report, rows = names["run"], names["report"], names["rows"]
        assert run.complete and report.games > 0 and len(rows["x"]) == len(rows["action"])
    finally:
        ray.shutdown()
