"""PettingZoo environments: `env` asks one agent after the other, `parallel_env` takes all that decide at once together."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from . import load_game
from ._galerne import Game, Luck, State, mix

ILLEGAL = ("end", "raise", "random")


def _game(game: Game | str, options: dict[str, Any]) -> Game:
    if isinstance(game, Game):
        if options:
            raise ValueError("options belong to a game that is named, not to one that is loaded already")
        return game
    return load_game(game, **options)


class _Common:
    """What both kinds of environments share: spaces that are the same objects at every call, seeds, the state."""

    game: Game
    _state: State

    def _settle(self, game: Game, render_mode: str | None, illegal: str, more: int) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {ILLEGAL}, not {illegal!r}")
        if render_mode not in (None, "ansi", "svg"):
            raise ValueError(f'render_mode must be None, "ansi" or "svg", not {render_mode!r}')
        self.game, self.render_mode, self.illegal = game, render_mode, illegal
        self.possible_agents = [f"player_{seat}" for seat in range(game.num_players())]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed, self._episode = 0, -1
        width, ids = game.observation_tensor_size(), game.num_distinct_actions() + more
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (ids,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ids) for agent in self.possible_agents}
        size = width * game.num_players()
        self.state_space = spaces.Box(0.0, 1.0, (size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is None:
            self._episode += 1
        else:
            self._seed, self._episode = int(seed), 0
        salt = mix(self._seed % 2**64, self._episode)
        self._luck, self._chooser = Luck(salt), np.random.default_rng(salt)
        self._state = self.game.new_initial_state()
        self._state.roll(self._luck)
        self._points = self._state.returns() if self.game.utility == "delta" else None
        self.agents = self.possible_agents[:]

    def _paid(self) -> list[float]:
        """What the decision paid, with the chance that followed it."""
        if self._points is None:
            return self._state.rewards()
        before, self._points = self._points, self._state.returns()
        return [now - then for now, then in zip(self._points, before)]

    def state(self) -> Any:
        """What all see together, one agent after the other."""
        return np.concatenate([self._state.observation_tensor(seat) for seat in range(self.game.num_players())])

    def imagine(self, agent: str, seed: int = 0) -> State:
        """One complete state that the agent must hold possible."""
        return self._state.resample_from_infostate(self._seats[agent], seed)

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._state.svg()
        return self._state.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class AEC(_Common, AECEnv):  # type: ignore[misc]
    """One agent after the other. Where several decide at once they are asked in the order of the seats; what they have chosen is
    hidden from each other."""

    metadata = {"render_modes": ["ansi", "svg"], "name": "galerne_v1", "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: str | None = None, illegal: str = "end") -> None:
        super().__init__()
        self._settle(game, render_mode, illegal, 0)
        self.metadata = {**self.metadata, "name": f"galerne_{game.name.replace('-', '_')}_v{game.rules_version}"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        deciders = self._state.deciders
        self.agent_selection = self.possible_agents[deciders[0]] if deciders else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        is_asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self._state.legal_actions_mask(seat) if is_asked else np.zeros(self.game.num_distinct_actions(), np.int8)
        return {"observation": self._state.observation_tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seats[agent]
        try:
            self._state.act(seat, -1 if action is None else int(action))
        except ValueError as refusal:
            if self.illegal == "raise":
                raise
            if self.illegal == "end":
                self.rewards = {other: -1.0 if other == agent else 0.0 for other in self.agents}
                self.infos[agent] = {"illegal": str(refusal)}
                self._end()
                return
            self._state.act(seat, int(self._chooser.choice(self._state.legal_actions(seat))))
        self._state.roll(self._luck)
        self.rewards = dict(zip(self.possible_agents, self._paid()))
        if self._state.is_terminal():
            self._end()
            return
        self._turn()
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def clone(self) -> AEC:
        """A copy that goes its own way."""
        import copy

        other = copy.copy(self)
        other._state, other._luck = self._state.clone(), copy.copy(self._luck)
        other._chooser = copy.deepcopy(self._chooser)
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        return other


class Parallel(_Common, ParallelEnv):  # type: ignore[misc]
    """All agents at each step. One id more than the game has, the last one, is *wait*: the only legal one of an agent that owes no
    decision."""

    metadata = {"render_modes": ["ansi", "svg"], "name": "galerne_v1"}

    def __init__(self, game: Game, render_mode: str | None = None, illegal: str = "end") -> None:
        self._settle(game, render_mode, illegal, 1)
        self.wait = game.num_distinct_actions()
        self.metadata = {**self.metadata, "name": f"galerne_{game.name.replace('-', '_')}_v{game.rules_version}"}

    def _observations(self) -> dict[str, dict[str, Any]]:
        deciders, seen = self._state.deciders, {}
        for agent in self.agents:
            seat, mask = self._seats[agent], np.zeros(self.wait + 1, np.int8)
            if seat in deciders:
                mask[self._state.legal_actions(seat)] = 1
            else:
                mask[self.wait] = 1
            seen[agent] = {"observation": self._state.observation_tensor(seat), "action_mask": mask}
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        offender = None
        # Who waits says so; who decides is asked in the order of the seats.
        deciders = self._state.deciders
        for agent in self.agents:
            seat, action = self._seats[agent], int(actions.get(agent, self.wait))
            if seat not in deciders:
                if action != self.wait and self.illegal != "random":
                    offender = offender or (agent, "this agent owes no decision: only the last id, wait, is legal")
                continue
            try:
                self._state.act(seat, action)
            except ValueError as refusal:
                if self.illegal == "random":
                    self._state.act(seat, int(self._chooser.choice(self._state.legal_actions(seat))))
                else:
                    offender = offender or (agent, str(refusal))
            if offender:
                break
        if offender and self.illegal == "raise":
            raise ValueError(f"{offender[0]}: {offender[1]}")
        if offender:
            rewards = {agent: -1.0 if agent == offender[0] else 0.0 for agent in self.agents}
            infos[offender[0]] = {"illegal": offender[1]}
            over = True
        else:
            self._state.roll(self._luck)
            paid = dict(zip(self.possible_agents, self._paid()))
            rewards, over = {agent: paid[agent] for agent in self.agents}, self._state.is_terminal()
        seen = self._observations()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def clone(self) -> Parallel:
        """A copy that goes its own way."""
        import copy

        other = copy.copy(self)
        other._state, other._luck, other.agents = self._state.clone(), copy.copy(self._luck), self.agents[:]
        other._chooser = copy.deepcopy(self._chooser)
        return other


def env(game: Game | str, *, render_mode: str | None = None, illegal: str = "end", **options: Any) -> AEC:
    """An AEC environment of a game, loaded or by its name.

    An illegal action ends the episode (-1 for who chose it); ``illegal="raise"`` raises, ``illegal="random"`` takes another.

    >>> world = env("connect-four")
    >>> world.reset(seed=1)
    >>> world.agent_selection, int(world.last()[0]["action_mask"].sum())
    ('player_0', 7)
    """
    return AEC(_game(game, options), render_mode, illegal)


def parallel_env(
    game: Game | str, *, render_mode: str | None = None, illegal: str = "end", **options: Any
) -> Parallel:
    """A parallel environment of a game, loaded or by its name.

    >>> world = parallel_env("sail-race", seats=2)
    >>> seen, _ = world.reset(seed=1)
    >>> [int(seen[agent]["action_mask"].sum()) for agent in world.agents]
    [7, 7]
    """
    return Parallel(_game(game, options), render_mode, illegal)
