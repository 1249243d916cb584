"""Gymnasium environments: a game alone, or with every other seat filled by a bot; and many of them at once.

>>> import gymnasium, galerne.gym
>>> world = gymnasium.make(f"galerne/SailRace-v{galerne.load_game('sail-race').rules_version}")
>>> seen, info = world.reset(seed=1)
>>> int(world.unwrapped.action_masks().sum())
6
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import games, load_game
from ._galerne import Bot, Game, Luck, mix
from .zoo import ILLEGAL, _game


class Env(gymnasium.Env[Any, Any]):
    """One seat of a game. The others are played by a bot.

    Masks leave out what gives the game up (``give_up=True`` puts it in): a policy that learns by the result alone soon finds that to
    give up is better than to play badly, and stays there.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        opponent: str = "habitue",
        render_mode: str | None = None,
        illegal: str = "end",
        give_up: bool = False,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {ILLEGAL}, not {illegal!r}")
        if isinstance(game, str) and "seats" not in options:
            options["seats"] = _fewest(game)
        self.game = _game(game, options)
        if not 0 <= seat < self.game.num_players():
            raise ValueError(f"seat must be 0 to {self.game.num_players() - 1}, not {seat}")
        self.seat, self.opponent, self.render_mode, self.illegal = seat, opponent, render_mode, illegal
        self._left_out = [] if give_up else self.game.giving_up
        self.game.bot(opponent)
        self.observation_space = spaces.Box(0.0, 1.0, (self.game.observation_tensor_size(),), np.float32)
        self.action_space = spaces.Discrete(self.game.num_distinct_actions())

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._salt = int(self.np_random.integers(2**63))
        self._luck, self._bots = Luck(self._salt), dict[int, Bot]()
        self._state = self.game.new_initial_state()
        self._go_on()
        self._points = self._state.returns()[self.seat]
        return self._state.observation_tensor(self.seat), {"action_mask": self.action_masks()}

    def _go_on(self) -> None:
        """Up to the next decision of the seat, or the end: chance and the other seats."""
        state = self._state
        while True:
            state.roll(self._luck)
            deciders = state.deciders
            others = [other for other in deciders if other != self.seat]
            if not deciders or (self.seat in deciders and (not others or self.seat == deciders[0])):
                return
            if others[0] not in self._bots:
                self._bots[others[0]] = self.game.bot(self.opponent, mix(self._salt, others[0] + 1))
            state.act(others[0], self._bots[others[0]].step(state, others[0]))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._state
        if state.is_terminal():
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            state.act(self.seat, int(action))
        except ValueError as refusal:
            if self.illegal == "raise":
                raise
            if self.illegal == "end":
                seen = state.observation_tensor(self.seat)
                return seen, -1.0, True, False, {"illegal": str(refusal), "action_mask": self.action_masks()}
            state.act(self.seat, int(self.np_random.choice(state.legal_actions(self.seat))))
        self._go_on()
        seen = state.observation_tensor(self.seat)
        return seen, self._paid(), state.is_terminal(), False, {"action_mask": self.action_masks()}

    def _paid(self) -> float:
        if self.game.utility != "delta":
            return float(self._state.rewards()[self.seat])
        before, self._points = self._points, self._state.returns()[self.seat]
        return float(self._points - before)

    def action_masks(self) -> Any:
        """Which ids are legal, as booleans: what maskable policies ask for."""
        if self._state.is_terminal():
            return np.zeros(self.game.num_distinct_actions(), bool)
        mask = self._state.legal_actions_mask(self.seat).astype(bool)
        # Where nothing else is left, it is what there is to do.
        if self._left_out and mask.sum() > 1:
            mask[self._left_out] = False
        return mask

    def render(self) -> str | None:  # type: ignore[override]
        if self.render_mode == "svg":
            return self._state.view(self.seat).svg()
        return self._state.view(self.seat).text() if self.render_mode == "ansi" else None


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """The batch: many games played alone, stepped together. A game that ended starts anew in the same step."""

    def __init__(
        self, game: Game | str, num_envs: int, *, seed: int = 0, threads: int = 1, give_up: bool = False, **options: Any
    ) -> None:
        if isinstance(game, str) and "seats" not in options:
            options["seats"] = 1
        self.game = _game(game, options)
        if self.game.num_players() != 1:
            raise ValueError("a vector of environments is played alone: load the game with seats=1, or use game.batch")
        self.num_envs, self._threads, self._give_up = num_envs, threads, give_up
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.game.observation_tensor_size(),), np.float32)
        self.single_action_space = spaces.Discrete(self.game.num_distinct_actions())
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._batch = self.game.batch(num_envs, seed, threads, give_up=give_up)

    def reset(  # type: ignore[override]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if seed is not None:
            self._batch.close()
            self._batch = self.game.batch(self.num_envs, int(seed), self._threads, give_up=self._give_up)
        self._batch.reset()
        return self._batch.obs.copy(), {"action_mask": self._batch.mask.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self._batch
        batch.step(np.asarray(actions, np.int64))
        info = {"action_mask": batch.mask.copy(), "illegal": batch.illegal.copy()}
        reward = batch.reward[:, 0].astype(np.float64)
        return batch.obs.copy(), reward, batch.done.copy(), np.zeros(self.num_envs, bool), info

    def action_masks(self) -> Any:
        """Which ids are legal, a row for each environment."""
        return self._batch.mask.astype(bool)

    def close_extras(self, **_: Any) -> None:
        self._batch.close()


def _fewest(name: str) -> int:
    """Alone where the game can be played alone."""
    for seats in (1, 2):
        try:
            return load_game(name, seats).num_players()
        except ValueError:
            continue
    return load_game(name).num_players()


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


for _name in games():
    _id = f"galerne/{_title(_name)}-v{load_game(_name).rules_version}"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="galerne.gym:Env", kwargs={"game": _name})
