"""Gymnasium's own check, and the vector of environments."""

from __future__ import annotations

import json
import pathlib
import re

import numpy as np
import pytest

import galerne

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from galerne import gym  # noqa: E402


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", galerne.games())
def test_gymnasium_finds_nothing(name: str) -> None:
    check_env(gym.Env(name, opponent="random"), skip_render_check=True)


def test_every_game_is_registered_under_its_rules() -> None:
    for name in galerne.games():
        title = "".join(part.capitalize() for part in name.split("-"))
        version = galerne.load_game(name).rules_version
        assert f"galerne/{title}-v{version}" in gymnasium.registry


def test_the_other_seats_are_played_by_a_bot() -> None:
    world = gym.Env("connect-four", seat=1, opponent="greedy")
    seen, info = world.reset(seed=1)
    assert seen.sum() == 1 and info["action_mask"].sum() == 7
    over, draw = False, np.random.default_rng(1)
    while not over:
        seen, reward, over, cut, info = world.step(draw.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        world.step(0)
    with pytest.raises(ValueError, match="seat"):
        gym.Env("connect-four", seat=2)


@pytest.mark.filterwarnings("ignore")
def test_the_vector_is_the_batch() -> None:
    world = gym.VectorEnv("sail-race(map=banane)", 5)
    seen, info = world.reset(seed=4)
    batch = galerne.load_game("sail-race(map=banane)", 1).batch(5, seed=4, give_up=False)
    batch.reset()
    for _ in range(40):
        assert np.array_equal(seen, batch.obs) and np.array_equal(world.action_masks(), batch.mask.astype(bool))
        actions = batch.sample(2).copy()
        seen, reward, done, cut, info = world.step(actions)
        batch.step(actions)
        assert np.allclose(reward, batch.reward[:, 0]) and np.array_equal(done, batch.done) and not cut.any()
    world.close()
    with pytest.raises(ValueError, match="alone"):
        gym.VectorEnv("connect-four", 2, seats=2)


@pytest.mark.parametrize("name,seats", [("sail-race", 1), ("pluvionautes", 2), ("horde", 1)])
def test_what_every_step_pays_adds_up(name: str, seats: int) -> None:
    world = gym.Env(name, seats=seats, opponent="random", utility="delta")
    _, info = world.reset(seed=2)
    start, total, over, draw = world._state.returns()[0], 0.0, False, np.random.default_rng(1)
    while not over:
        _, reward, over, _, info = world.step(draw.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    assert abs(start + total - world._state.returns()[0]) < 1e-3
    if seats == 1:
        assert world._state.returns()[0] == pytest.approx(world._state.result(0))


def test_an_action_that_is_not_legal_ends_the_episode() -> None:
    for strange in (7, -1, 2**63):
        world = gym.Env("connect-four", opponent="random")
        world.reset(seed=1)
        _, reward, over, cut, info = world.step(strange)
        assert (reward, over, cut) == (-1.0, True, False) and info["illegal"]
    raising = gym.Env("connect-four", illegal="raise", opponent="random")
    raising.reset(seed=1)
    with pytest.raises(ValueError, match="legal_actions"):
        raising.step(2**63)


def test_giving_up_is_left_out_of_masks_unless_it_is_asked_for() -> None:
    (last,) = galerne.load_game("sail-race", 1).giving_up
    for give_up in (False, True):
        world = gym.Env("sail-race", give_up=give_up)
        world.reset(seed=1)
        assert world.action_masks()[last] == give_up
        many = gym.VectorEnv("sail-race", 2, give_up=give_up)
        many.reset(seed=1)
        assert many.action_masks()[:, last].tolist() == [give_up] * 2


@pytest.mark.slow
def test_the_page_is_a_notebook_in_which_a_policy_learns_to_sail() -> None:
    """sb3-contrib's MaskablePPO: the first section of docs/python/policy.md, every block a cell. It has to arrive in fewer than 40 turns."""
    pytest.importorskip("sb3_contrib")
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    page = pathlib.Path(__file__).parents[3] / "docs/python/policy.md"
    section = page.read_text(encoding="utf-8").split("\n## ")[1]
    blocks = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    assert len(blocks) > 2 and "MaskablePPO" in blocks[0]
    told = "import json\nprint(json.dumps([line['score'] for line in report.players]))"
    cells = [nbformat.v4.new_code_cell(block) for block in [*blocks, told]]
    notebook = nbformat.v4.new_notebook(cells=cells)
    nbclient.NotebookClient(notebook, timeout=None, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.outputs]
    pictures = [output.data["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert pictures and all(picture.startswith("<svg") for picture in pictures), "the board is drawn by itself"
    (turns, margin), best = json.loads(notebook.cells[-1].outputs[0].text)
    print(f"the policy {turns} ± {margin}, maître {best}")
    assert turns - (margin or 0) > -40
