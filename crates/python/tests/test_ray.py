"""Over Ray: the same bytes from the command, one worker and four, and after a worker was killed."""

from __future__ import annotations

import os
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


def test_a_lost_worker_changes_nothing(tmp_path) -> None:
    from galerne.ray import _chunk, _in_order

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        text, mark = galerne.lab.read(EXPERIMENT).text, tmp_path / "killed"

        @ray.remote(max_retries=5)
        def job(arm: int, chunk: int) -> bytes:
            if chunk == 3 and not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return _chunk(text, arm, chunk)

        jobs = galerne._galerne.Experiment(text).jobs()
        lines = list(_in_order((job.remote(arm, chunk) for arm, chunk in jobs), 4))
        assert mark.exists() and lines == [_chunk(text, arm, chunk) for arm, chunk in jobs]
    finally:
        ray.shutdown()
