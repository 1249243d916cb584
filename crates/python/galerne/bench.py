"""`python -m galerne.bench`: steps a second, ours and those of whichever neighbours are installed, in one process.

Times are processor time, so that other programs on the machine take nothing away; ratios can be trusted, times depend on the machine.
What is compared is measured in turns. What is not installed is left out and said so.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Callable

import numpy as np

from . import Luck, games, load_game

Work = Callable[[], int]

#: How often what is compared takes turns.
TURNS = 3


def _rates(works: list[Work], seconds: float, clock: Callable[[], float] = time.process_time) -> list[float]:
    """Steps a second of each, measured in turns; the first round of each is not counted."""
    for work in works:
        work()
    steps, spent = [0] * len(works), [0.0] * len(works)
    for _ in range(TURNS):
        for place, work in enumerate(works):
            began = clock()
            while clock() - began < seconds / TURNS:
                steps[place] += work()
            spent[place] += clock() - began
    return [count / time for count, time in zip(steps, spent)]


def batch(name: str, many: int, threads: int) -> Work:
    """Batch steps with observations and masks, random actions drawn in Rust."""
    world = load_game(name).batch(many, seed=1, threads=threads)
    world.reset()

    def work() -> int:
        for _ in range(8):
            world.step(world.sample(7))
        return 8 * many

    return work


def single(name: str) -> Work:
    """One state: legal actions, a random one, apply; three calls a step."""
    game, draw, luck = load_game(name), np.random.default_rng(1), Luck(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        for pick in draw.random(4000).tolist():
            if state.is_chance_node():
                state.roll(luck)
            if state.is_terminal():
                state = game.new_initial_state()
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(pick * len(legal))])
            steps += 1
        return steps

    return work


def openspiel() -> Work:
    """The same loop over OpenSpiel's own connect four."""
    import pyspiel

    game, draw = pyspiel.load_game("connect_four"), np.random.default_rng(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        for pick in draw.random(4000).tolist():
            if state.is_chance_node():
                raise AssertionError("connect four has no chance")
            if state.is_terminal():
                state = game.new_initial_state()
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(pick * len(legal))])
            steps += 1
        return steps

    return work


def _aec(world: Any) -> Work:
    draw = np.random.default_rng(1)

    def work() -> int:
        world.reset(seed=1)
        steps, picks = 0, draw.random(64).tolist()
        for _ in world.agent_iter():
            seen, _, over, cut, _ = world.last()
            if over or cut:
                world.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            world.step(int(legal[int(picks[steps % 64] * len(legal))]))
            steps += 1
        return steps

    return work


def aec() -> Work:
    """Our connect four under PettingZoo's AEC."""
    from .zoo import env

    return _aec(env("connect-four"))


def pettingzoo() -> Work:
    """PettingZoo's own connect four."""
    from pettingzoo.classic import connect_four_v3

    return _aec(connect_four_v3.env())


def pgx(many: int) -> Work:
    """Pgx's connect four, many at once, random legal actions; 64 steps to a call, compiled as one."""
    import os

    # One core, as ours: it is set before JAX is loaded.
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import jax
    import jax.numpy as jnp
    import pgx as theirs
    from pgx.experimental.wrappers import auto_reset

    env = theirs.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> tuple[Any, Any]:
        state, key = carry
        key, draw, anew = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(draw, logits)
        return (step(state, actions, jax.random.split(anew, many)), key), None

    play = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=64)[0])
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), many)), jax.random.PRNGKey(2))

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(play(carry))
        return 64 * many

    return work


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m galerne.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--environments", type=int, default=1024, help="in a batch")
    parser.add_argument("--threads", type=int, default=2, help="of the batches that are spread over cores")
    wish = parser.parse_args(arguments)
    many, seconds = wish.environments, wish.seconds
    print(f"batches of {many}, observations (float32) and masks, steps a second of processor time of one core")
    for name in games():
        (rate,) = _rates([batch(name, many, 1)], seconds)
        print(f"  {name:38}{rate:14,.0f}", flush=True)
    print(f"the same over {wish.threads} threads: {wish.threads} times the processor time of one, and by the clock")
    for name in games():
        work = batch(name, many, wish.threads)
        (rate,) = _rates([work], seconds)
        (clocked,) = _rates([work], seconds, time.perf_counter)
        print(f"  {name:38}{rate * wish.threads:14,.0f}{clocked:14,.0f}", flush=True)
    print("one state, three calls a step")
    for name in games():
        (rate,) = _rates([single(name)], seconds)
        print(f"  {name:38}{rate:14,.0f}", flush=True)
    print("connect four against its neighbours, in turns")
    pairs: list[tuple[str, Callable[[], Work], Callable[[], Work]]] = [
        ("one state: OpenSpiel's Python loop", lambda: single("connect-four"), openspiel),
        ("AEC: PettingZoo's own", aec, pettingzoo),
        ("batch: Pgx", lambda: batch("connect-four", many, 1), lambda: pgx(many)),
    ]
    for title, mine, theirs in pairs:
        try:
            own, other = _rates([mine(), theirs()], seconds)
        except ImportError as missing:
            print(f"  {title:38}{'not installed':>14}  ({missing})", flush=True)
            continue
        print(f"  {title:38}{other:14,.0f}  ours {own:,.0f}: {own / other:.1f} times", flush=True)


if __name__ == "__main__":
    main()
