"""`python -m galerne.bench`: steps a second, ours and those of whichever neighbours are installed, in one process.

Times are processor time, so that other programs on the machine take little away; ratios can be trusted, times depend on the machine.
Every figure is the median of several rounds, with the least and the most of them. What is compared is measured in turns. What is not
installed is left out and said so.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any, Callable

import numpy as np

from . import Luck, games, load_game

Work = Callable[[], int]

#: How often each is measured.
ROUNDS = 5


def _rounds(works: list[Work], seconds: float, clock: Callable[[], float] = time.process_time) -> list[list[float]]:
    """Steps a second of each, round by round, measured in turns; a round of each that is not counted goes before."""
    for work in works:
        work()
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for rate, work in zip(rates, works):
            steps, began = 0, clock()
            while (spent := clock() - began) < seconds / ROUNDS:
                steps += work()
            rate.append(steps / spent)
    return rates


def _told(rates: list[float]) -> str:
    """The median, and the range it lies in."""
    return f"{statistics.median(rates):14,.0f}  ({min(rates):,.0f} to {max(rates):,.0f})"


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
    parser.add_argument("games", nargs="*", help="which games; all, unless some are named")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--environments", type=int, default=1024, help="in a batch")
    parser.add_argument("--threads", type=int, default=2, help="of the batches that are spread over cores")
    wish = parser.parse_args(arguments)
    many, seconds = wish.environments, wish.seconds
    names = wish.games or games()
    print(f"batches of {many}, observations (float32) and masks, steps a second of processor time of one core")
    for name in names:
        (rates,) = _rounds([batch(name, many, 1)], seconds)
        print(f"  {name:28}{_told(rates)}", flush=True)
    print(f"the same over {wish.threads} threads: {wish.threads} times the processor time of one, then by the clock")
    for name in names:
        work = batch(name, many, wish.threads)
        (rates,) = _rounds([work], seconds)
        print(f"  {name:28}{_told([wish.threads * rate for rate in rates])}", flush=True)
        (rates,) = _rounds([work], seconds, time.perf_counter)
        print(f"  {'':28}{_told(rates)}", flush=True)
    print("one state, three calls a step")
    for name in names:
        (rates,) = _rounds([single(name)], seconds)
        print(f"  {name:28}{_told(rates)}", flush=True)
    if "connect-four" in names:
        _neighbours(many, seconds)


def _neighbours(many: int, seconds: float) -> None:
    print("connect four against its neighbours, in turns: theirs, ours, and how many times theirs")
    pairs: list[tuple[str, Callable[[], Work], Callable[[], Work]]] = [
        ("one state: OpenSpiel's loop", lambda: single("connect-four"), openspiel),
        ("AEC: PettingZoo's own", aec, pettingzoo),
        ("batch: Pgx", lambda: batch("connect-four", many, 1), lambda: pgx(many)),
    ]
    for title, mine, theirs in pairs:
        try:
            own, other = _rounds([mine(), theirs()], seconds)
        except ImportError as missing:
            print(f"  {title:28}{'not installed':>14}  ({missing})", flush=True)
            continue
        ratios = [one / two for one, two in zip(own, other)]
        times = f"{statistics.median(ratios):.1f} times ({min(ratios):.1f} to {max(ratios):.1f})"
        print(f"  {title:28}{_told(other)}\n  {'':28}{_told(own)}  {times}", flush=True)


if __name__ == "__main__":
    main()
