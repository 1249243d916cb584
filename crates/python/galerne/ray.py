"""Laboratory, arena and self-play over Ray's workers, byte for byte the numbers of one machine.

A job is one chunk, one group or some games: a pure function of the experiment and its number. Workers return bytes, the driver appends
and decides in order. A worker that is lost is Ray's to replace: its job is played again, to the same bytes.
"""

from __future__ import annotations

import collections
import itertools
import os
import pathlib
import time
from typing import Any, Callable, Iterator, Sequence

import numpy as np
import ray

from . import _galerne
from ._arena import Agent, Report, _name, play_group
from ._galerne import Game
from .lab import Experiment, Run

#: What a worker is given at a time lasts about so long: Ray's milliseconds vanish beside it, and with a worker little is lost.
SECONDS = 4.0


def _chunk(text: str, arm: int, chunk: int) -> bytes:
    return _galerne.Experiment(text).play(arm, chunk)


def _group(game: Game, players: Sequence[Any], seed: int, solo: bool, number: int) -> str:
    known = all(isinstance(player, str) for player in players)
    match = _galerne.Arena(game, [_name(player) for player in players], seed, solo, None, known)
    return match.group(number) if known else play_group(game, players, match.shape, seed, number)


def _episodes(game: Game, players: list[str], seed: int, first: int, last: int) -> dict[str, Any]:
    return _galerne.episodes(game, players, first, last, seed, 1)


def _several(play: Callable[..., Any], common: tuple[Any, ...], jobs: list[tuple[Any, ...]]) -> tuple[list[Any], float]:
    """What a worker does: some jobs, and the seconds that they took."""
    began = time.perf_counter()
    return [play(*common, *job) for job in jobs], time.perf_counter() - began


def _in_order(play: Callable[..., Any], common: tuple[Any, ...], jobs: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    """The results in the order of the jobs. Several are handed to a worker together, as many as take `SECONDS`: how they are handed out
    changes no result. Who wants no more of them stops; what is under way is given up then."""
    # Lost workers are replaced, errors of ours are not tried again.
    remote = ray.remote(max_retries=5, retry_exceptions=False)(_several)
    shared, left, many = ray.put(common), len(jobs), 1
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: collections.deque[tuple[int, Any]] = collections.deque()
    queue = iter(jobs)
    try:
        while True:
            while len(waiting) < 2 * workers + 1:
                # Towards the end every worker gets a share.
                bundle = list(itertools.islice(queue, max(1, min(many, -(-left // (2 * workers))))))
                if not bundle:
                    break
                left -= len(bundle)
                waiting.append((len(bundle), remote.remote(play, shared, bundle)))
            if not waiting:
                return
            size, call = waiting.popleft()
            results, seconds = ray.get(call)
            many = max(1, min(8 * size, int(size * SECONDS / max(seconds, 1e-6))))
            yield from results
    finally:
        for _, call in waiting:
            ray.cancel(call)


def lab(experiment: Experiment, folder: str | os.PathLike[str], settle_every: int = 40) -> Run:
    """Plays the experiment in that folder, or takes up the run that is there."""
    ledger = _galerne.Ledger(_galerne.Experiment(experiment.text), pathlib.Path(folder))
    complete = ledger.settle()
    if not complete:
        for place, line in enumerate(_in_order(_chunk, (experiment.text,), ledger.missing()), 1):
            ledger.append(line)
            if place % settle_every == 0 and ledger.settle():
                break
        complete = ledger.settle()
    ledger.close()
    return Run(folder, complete)


def arena(
    game: Game,
    players: Sequence[str | Agent],
    games: int = 400,
    *,
    seed: int = 1,
    sprt: tuple[float, float] | None = None,
    solo: bool = False,
) -> Report:
    """As `galerne.arena`, over Ray's workers."""
    import json

    known = all(isinstance(player, str) for player in players)
    match = _galerne.Arena(game, [_name(player) for player in players], seed, solo, sprt, known)
    groups = [(number,) for number in range(-(-games // match.shape[0]))]
    for group in _in_order(_group, (game, list(players), seed, match.shape[1]), groups):
        if match.add(group):
            break
    return Report(json.loads(match.to_json()), match.verdict)


def selfplay(
    game: Game, players: str | Sequence[str], games: int, seed: int = 0, games_a_job: int = 8
) -> dict[str, Any]:
    """As `galerne.selfplay`, over Ray's workers."""
    names = [players] * game.num_players() if isinstance(players, str) else list(players)
    jobs = [(seed, first, min(first + games_a_job, games)) for first in range(0, games, games_a_job)]
    parts = list(_in_order(_episodes, (game, names), jobs or [(seed, 0, 0)]))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
