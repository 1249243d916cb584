"""OpenSpiel: `register()` makes every game loadable by `pyspiel.load_game("galerne_sail_race(map=banane,seats=2)")`, options as
parameters.

Where several seats decide at once they are asked in the order of the seats; what they have chosen is hidden from each other. Chance is
explicit. A chance too wide to be listed is offered as 64 equal lots: lot `i` is a draw from luck grown from the state and `i`, which is
fair and repeatable, but not exact. What gives the game up is left out, where there is something else to do.
"""

from __future__ import annotations

import functools
import json
from typing import Any

import numpy as np
import pyspiel

from . import games, load_game
from ._galerne import Game, Luck, State, mix

LOTS = 64
#: Parameters that are no options of a game.
_OWN = ("seats", "options", "utility")
_registered: set[str] = set()


@functools.lru_cache
def _giving_up(name: str) -> frozenset[int]:
    return frozenset(load_game(name).giving_up)


def short_name(name: str) -> str:
    return f"galerne_{name.replace('-', '_')}"


@functools.lru_cache
def _parameters(name: str) -> dict[str, Any]:
    """The options with their usual values, as far as OpenSpiel has a kind of parameter for them; `options` takes all, as JSON."""
    plain = {key: value for key, value in load_game(name).options.items() if isinstance(value, (str, bool, int, float))}
    return {**plain, "seats": 0, "options": "{}", "utility": "victory"}


def _game_type(name: str) -> Any:
    game = load_game(name)
    # What a default game is like; a loaded one says itself how many play.
    several = game.num_players() > 1
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Galerne: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if game.sources
        else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if several else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(name),
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of Galerne, as OpenSpiel sees it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        # Nothing else: a clone is made by copying what is kept here.
        self.galerne: State = game.galerne.new_initial_state()

    def _seat(self) -> int:
        return int(self.galerne.deciders[0])

    def current_player(self) -> int:
        if self.galerne.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.galerne.is_chance_node():
            return int(pyspiel.PlayerId.CHANCE)
        return self._seat()

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.galerne.deciders:
            return []
        legal, out = self.galerne.legal_actions(player), _giving_up(self.galerne.game.name)
        # To a search that takes every result it has proven for a victory, giving up alone would be one.
        return [action for action in legal if action not in out] if len(legal) > 1 else legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.galerne.is_listed():
            return list(self.galerne.chance_outcomes())
        return [(lot, 1 / LOTS) for lot in range(LOTS)]

    def _apply_action(self, action: int) -> None:
        if not self.galerne.is_chance_node():
            self.galerne.act(self._seat(), action)
        elif self.galerne.is_listed():
            self.galerne.apply_action(action)
        else:
            self.galerne.roll_once(Luck(mix(hash(self.galerne) % 2**64, action)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.galerne.action_to_string(-1, action) if self.galerne.is_listed() else f"lot {action}"
        return self.galerne.game.action_to_string(action)

    def is_terminal(self) -> bool:
        return bool(self.galerne.is_terminal())

    def returns(self) -> list[float]:
        if not self.galerne.is_terminal():
            return [0.0] * self.galerne.game.num_players()
        return [float(value) for value in self.galerne.returns()]

    def information_state_string(self, player: int | None = None) -> str:
        return self.galerne.information_state_string(self._seat() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.galerne.observation_string(self._seat() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        seed = int(sampler() * 2**53) if callable(sampler) else 0
        copy = self.clone()
        copy.galerne = self.galerne.resample_from_infostate(player, seed)
        return copy

    def __str__(self) -> str:
        return str(self.galerne.serialize())


class Rollouts:
    """An evaluator for OpenSpiel's Python ``mcts`` and ``ismcts``: random play to the end as theirs, but compiled, and without giving up."""

    def __init__(self, number: int = 1, seed: int = 0) -> None:
        self.number, self._draw = number, np.random.default_rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        seeds = self._draw.integers(2**63, size=self.number).tolist()
        return np.mean([state.galerne.playout(seed) for seed in seeds], axis=0)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def state_of(game: Any, state: State) -> SpielState:
    """A state of ours as one of OpenSpiel's, for its bots: what they are asked about is what lies before them, not how it came about."""
    other = game.new_initial_state()
    other.galerne = state.clone()
    return other


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of these games take no parameters, not {params}")
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.observation_tensor_size(), np.float32)
        self.dict = {
            name: self.tensor[start : start + int(np.prod(shape))].reshape(shape)
            for name, (start, shape) in game.panes.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        state.galerne.observation_tensor(player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _game_class(name: str, game_type: Any) -> type[Any]:
    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            given = dict(params or {})
            # OpenSpiel fills in the usual values: what is said again is left out, so that options which exclude each other stay apart.
            usual = _parameters(name)
            options = {key: value for key, value in given.items() if value != usual[key] and key not in _OWN}
            options |= json.loads(str(given.get("options", "{}")) or "{}")
            seats, utility = int(given.get("seats", 0)) or None, str(given.get("utility", "victory"))
            self.galerne = load_game(name, seats, utility=utility, recall=True, **options)
            low, high = (-1.0, 1.0) if utility == "victory" and self.galerne.num_players() > 1 else (-1e6, 1e6)
            chance = max(LOTS, self.galerne.max_chance_outcomes()) if self.galerne.sources else 0
            info = pyspiel.GameInfo(
                num_distinct_actions=self.galerne.num_distinct_actions(),
                max_chance_outcomes=chance,
                num_players=self.galerne.num_players(),
                min_utility=low,
                max_utility=high,
                utility_sum=self.galerne.utility_sum(),
                max_game_length=1_000_000,
            )
            super().__init__(game_type, info, given)

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            return SpielObserver(self.galerne, iig_obs_type, params)

    return SpielGame


def register() -> list[str]:
    """Registers all games; their names there. A second call changes nothing.

    >>> "galerne_connect_four" in register()
    True
    >>> import pyspiel
    >>> pyspiel.load_game("galerne_connect_four").num_distinct_actions()
    7
    """
    for name in games():
        short = short_name(name)
        if short not in _registered:
            game_type = _game_type(name)
            pyspiel.register_game(game_type, _game_class(name, game_type))
            _registered.add(short)
    return sorted(_registered)
