"""Laboratory, arena and self-play over Ray's workers, byte for byte the numbers of one machine.

A job is one chunk, one group or some games: a pure function of the experiment and its number. Workers return bytes, the driver appends
and decides in order. A worker that is lost is Ray's to replace: its job is played again, to the same bytes.
"""

from __future__ import annotations

import os
import pathlib
from typing import Any, Iterator, Sequence

import numpy as np
import ray

from . import _galerne
from ._arena import Agent, Report, _name, play_group
from ._galerne import Game
from .lab import Experiment, Run


def _chunk(text: str, arm: int, chunk: int) -> bytes:
    return _galerne.Experiment(text).play(arm, chunk)


def _group(game: Game, players: Sequence[Any], seed: int, solo: bool, number: int) -> str:
    known = all(isinstance(player, str) for player in players)
    match = _galerne.Arena(game, [_name(player) for player in players], seed, solo, None, known)
    return match.group(number) if known else play_group(game, players, match.shape, seed, number)


def _episodes(game: Game, players: list[str], first: int, last: int, seed: int) -> dict[str, Any]:
    return _galerne.episodes(game, players, first, last, seed, 1)


def _remote(function: Any) -> Any:
    """Lost workers are replaced, errors of ours are not tried again."""
    return ray.remote(max_retries=5, retry_exceptions=False)(function)


def _in_order(calls: Iterator[Any], ahead: int) -> Iterator[Any]:
    """Results in the order of their jobs, so many jobs under way at a time."""
    waiting: list[Any] = []
    for call in calls:
        waiting.append(call)
        if len(waiting) >= ahead:
            yield ray.get(waiting.pop(0))
    while waiting:
        yield ray.get(waiting.pop(0))


def _ahead() -> int:
    return max(2, 4 * int(ray.cluster_resources().get("CPU", 1)))


def lab(experiment: Experiment, folder: str | os.PathLike[str], settle_every: int = 40) -> Run:
    """Plays the experiment in that folder, or takes up the run that is there."""
    ledger = _galerne.Ledger(_galerne.Experiment(experiment.text), pathlib.Path(folder))
    remote, complete = _remote(_chunk), ledger.settle()
    if not complete:
        calls = (remote.remote(experiment.text, arm, chunk) for arm, chunk in ledger.missing())
        for place, line in enumerate(_in_order(calls, _ahead()), 1):
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
    groups, remote = -(-games // match.shape[0]), _remote(_group)
    calls = (remote.remote(game, list(players), seed, match.shape[1], number) for number in range(groups))
    for group in _in_order(calls, _ahead()):
        if match.add(group):
            break
    return Report(json.loads(match.to_json()), match.verdict)


def selfplay(
    game: Game, players: str | Sequence[str], games: int, seed: int = 0, games_a_job: int = 64
) -> dict[str, Any]:
    """As `galerne.selfplay`, over Ray's workers."""
    names = [players] * game.num_players() if isinstance(players, str) else list(players)
    remote = _remote(_episodes)
    bounds = [(first, min(first + games_a_job, games)) for first in range(0, games, games_a_job)]
    calls = (remote.remote(game, names, first, last, seed) for first, last in bounds)
    parts = list(_in_order(calls, _ahead()))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
