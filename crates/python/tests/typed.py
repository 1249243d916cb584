"""What a researcher writes, with types: `mypy --strict` holds the package's declarations to it (`cargo xtask python`)."""

from __future__ import annotations

import numpy as np

import galerne


def lowest(view: galerne.View) -> int:
    return min(view.legal_actions())


def play(name: str, seed: int) -> list[float]:
    game = galerne.load_game(name, seats=2, utility="points")
    state, luck = game.new_initial_state(), galerne.Luck(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.roll(luck)
        else:
            player = state.deciders[0]
            state.act(player, lowest(state.view(player)))
    return state.returns()


def step(game: galerne.Game, environments: int) -> float:
    with game.batch(environments, seed=1, dtype="uint8", autoreset="next") as batch:
        batch.reset()
        batch.step(np.zeros(environments, np.int64))
        return float(batch.reward.sum())


def measure(game: galerne.Game) -> str:
    report = galerne.arena(game, ["maitre", lowest], games=2, sprt=(0, 20))
    return f"{report.verdict}: {report.games} games"


def ask(folder: str) -> int:
    run = galerne.lab.read("sail-race-ideas").run(folder, threads=2)
    return len(run.games.where(run.games["variant"] == "core")) + len(run.tallies)


def refusal(state: galerne.State) -> str | None:
    try:
        state.apply_action(2**63)
    except galerne.Refused as refused:
        return refused.rule
    return None
