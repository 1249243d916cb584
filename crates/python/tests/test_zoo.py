"""PettingZoo's own tests, on every game and number of seats."""

from __future__ import annotations

import numpy as np
import pytest

import galerne

pettingzoo = pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

from galerne import zoo  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def test_pettingzoo_finds_nothing_in_the_aec_environment(game: galerne.Game) -> None:
    api_test(zoo.env(game), num_cycles=60)


def test_pettingzoo_finds_nothing_in_the_parallel_environment(game: galerne.Game) -> None:
    parallel_api_test(zoo.parallel_env(game), num_cycles=60)


def test_bombarded_with_actions_it_stays_what_it_is(game: galerne.Game) -> None:
    """What PettingZoo's bombardment test is about; its own cannot be passed by any environment of several agents or with masks: it takes
    what `step` returns, which is nothing, for an observation."""
    world, draw = zoo.env(game, illegal="random"), np.random.default_rng(5)
    for seed in range(20):
        world.reset(seed=seed)
        for agent in world.agent_iter(60):
            seen, reward, over, cut, _ = world.last()
            assert world.observation_space(agent).contains(seen) and np.isfinite(reward)
            if over or cut:
                world.step(None)
            elif draw.random() < 0.5:
                world.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
            else:
                world.step(int(world.action_space(agent).sample()))


def test_the_same_seed_is_the_same_game(game: galerne.Game) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=20)
    parallel_seed_test(lambda: zoo.parallel_env(game), num_cycles=20)


def test_an_illegal_action_ends_the_episode() -> None:
    world = zoo.env("connect-four")
    world.reset(seed=1)
    for _ in range(12):
        if any(world.terminations.values()):
            break
        world.step(3)
    assert world.rewards == {"player_0": -1.0, "player_1": 0.0} and "illegal" in world.infos["player_0"]
    assert "CF-1.3" in world.infos["player_0"]["illegal"]
    for strange in (2**63, -(2**70)):
        world.reset(seed=1)
        world.step(strange)
        assert world.rewards["player_0"] == -1.0 and all(world.terminations.values())
    raising = zoo.env("connect-four", illegal="raise")
    raising.reset(seed=1)
    with pytest.raises(galerne.Refused):
        raising.step(77)
    going_on = zoo.env("connect-four", illegal="random")
    going_on.reset(seed=1)
    going_on.step(77)
    assert going_on.agent_selection == "player_1" and not any(going_on.terminations.values())
    with pytest.raises(ValueError, match="illegal"):
        zoo.env("connect-four", illegal="forgive")
    parallel = zoo.parallel_env("connect-four")
    parallel.reset(seed=1)
    _, rewards, over, _, infos = parallel.step({"player_0": 3, "player_1": 3})
    assert rewards == {"player_0": 0.0, "player_1": -1.0} and all(over.values()) and "wait" in infos["player_1"]["illegal"]


@pytest.mark.parametrize("name,seats", [("pluvionautes", 2), ("sail-race", 2)])
def test_what_every_step_pays_adds_up(name: str, seats: int) -> None:
    world, draw = zoo.env(name, seats=seats, utility="delta"), np.random.default_rng(2)
    world.reset(seed=2)
    start, total = np.array(world._state.returns()), np.zeros(seats)
    for _ in world.agent_iter(200):
        seen, _, over, cut, _ = world.last()
        if over or cut:
            break
        legal = np.flatnonzero(seen["action_mask"])
        world.step(int(draw.choice(np.setdiff1d(legal, world.game.giving_up))))
        total += [world.rewards[agent] for agent in world.possible_agents]
    assert np.allclose(start + total, world._state.returns(), atol=1)


def test_all_who_decide_at_once_are_taken_together() -> None:
    world = zoo.parallel_env("sail-race(map=banane)", seats=3)
    seen, _ = world.reset(seed=3)
    draw, steps = np.random.default_rng(1), 0
    while world.agents:
        masks = {agent: seen[agent]["action_mask"][:-1] for agent in world.agents}
        # The last legal id gives the race up.
        ids = {agent: np.flatnonzero(mask)[:-1] for agent, mask in masks.items()}
        seen, rewards, over, _, infos = world.step(
            {agent: int(draw.choice(choices)) if len(choices) else world.wait for agent, choices in ids.items()}
        )
        assert not any(infos.values())
        steps += 1
    assert steps > 3 and abs(sum(rewards.values())) < 1e-6


def test_a_copy_of_an_environment_goes_its_own_way() -> None:
    world = zoo.env("sail-race", seats=2)
    world.reset(seed=5)
    other = world.clone()
    world.step(int(np.flatnonzero(world.last()[0]["action_mask"])[0]))
    assert other.agent_selection == "player_0" != world.agent_selection
    assert world.imagine("player_1").deciders == [1]
    assert world.state().shape == world.state_space.shape
