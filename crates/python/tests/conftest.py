"""What the tests share: every game with the numbers of seats that are played, and random play."""

from __future__ import annotations

import random
from typing import Iterator

import pytest

import galerne


def _setups() -> list[tuple[str, int]]:
    """Every game that there is with the fewest seats, the next, and four or the most: a new game is tested without being named here."""
    setups = []
    for name in galerne.games():
        seats = []
        for number in range(1, 5):
            try:
                seats.append(galerne.load_game(name, number).num_players())
            except galerne.Refused:
                continue
        setups += [(name, number) for number in sorted({*seats[:2], seats[-1]})]
    return setups


SETUPS = _setups()


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def game(request: pytest.FixtureRequest) -> galerne.Game:
    name, seats = request.param
    return galerne.load_game(name, seats)


def played(game: galerne.Game, seed: int, most: int = 100_000) -> Iterator[galerne.State]:
    """The states of a random game in which a decision is due; the very objects, so that a caller copies what it keeps."""
    draw, luck, state = random.Random(seed), galerne.Luck(seed), game.new_initial_state()
    for _ in range(most):
        state.roll(luck)
        yield state
        if state.is_terminal():
            return
        seat = state.deciders[0]
        legal = state.legal_actions(seat)
        # Giving up ends games before they have begun: it is seldom the only choice.
        state.act(seat, draw.choice(legal))
