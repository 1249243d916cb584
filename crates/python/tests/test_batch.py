"""Batches: the same numbers whatever the threads, and nothing that a caller does aborts."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading

import numpy as np
import pytest

import galerne


def run(game: galerne.Game, threads: int, steps: int, many: int = 23, **more) -> list[np.ndarray]:
    seen = []
    with game.batch(many, seed=5, threads=threads, **more) as batch:
        batch.reset()
        for step in range(steps):
            batch.step(batch.sample(step))
            seen += [batch.seat.copy(), batch.obs.copy(), batch.mask.copy(), batch.reward.copy(), batch.done.copy()]
    return seen


def test_threads_change_no_number(game: galerne.Game) -> None:
    one = run(game, 1, 25)
    for threads in (2, 7):
        assert all(np.array_equal(a, b) for a, b in zip(one, run(game, threads, 25), strict=True))


def test_a_batch_is_single_states_with_the_same_luck(game: galerne.Game) -> None:
    many, seed = 3, 11
    batch = game.batch(many, seed=seed)
    batch.reset()
    states, lucks, episodes = [], [], [0] * many
    for at in range(many):
        states.append(game.new_initial_state())
        lucks.append(galerne.Luck(galerne.mix(galerne.mix(seed, at), 0)))
        states[at].roll(lucks[at])
    for step in range(150):
        actions = batch.sample(3).copy()
        for at, state in enumerate(states):
            seat = batch.seat[at]
            assert seat == state.deciders[0] and batch.state(at) == state
            assert np.array_equal(batch.obs[at], state.observation_tensor(seat))
            assert np.flatnonzero(batch.mask[at]).tolist() == state.legal_actions(seat)
            state.act(seat, int(actions[at]))
            state.roll(lucks[at])
        batch.step(actions)
        for at, state in enumerate(states):
            assert batch.done[at] == state.is_terminal() and not batch.illegal[at]
            assert np.allclose(batch.reward[at], state.rewards())
            if state.is_terminal():
                episodes[at] += 1
                states[at] = game.new_initial_state()
                lucks[at] = galerne.Luck(galerne.mix(galerne.mix(seed, at), episodes[at]))
                states[at].roll(lucks[at])


def test_an_illegal_action_ends_the_game_of_its_environment_alone() -> None:
    batch = galerne.load_game("connect-four").batch(4, seed=1)
    batch.reset()
    batch.step(np.array([3, -1, 2**62, 7]))
    assert batch.illegal.tolist() == [False, True, True, True] == batch.done.tolist()
    assert batch.reward.tolist() == [[0, 0], [-1, 0], [-1, 0], [-1, 0]]
    assert batch.obs[0].sum() == 1 and batch.obs[1:].sum() == 0, "the others have begun anew"


def test_the_ways_to_start_anew() -> None:
    game = galerne.load_game("kuhn-poker")
    for mode in ("same", "next", "off"):
        batch = game.batch(5, seed=2, autoreset=mode)
        batch.reset()
        ended = np.zeros(5, bool)
        for step in range(6):
            before = ended.copy()
            batch.step(batch.sample(1))
            ended = batch.done.copy()
            if mode == "same":
                assert (batch.seat >= 0).all()
            if mode == "next":
                assert (batch.seat[ended] == -4).all() and not batch.done[before].any()
            if mode == "off":
                assert ended[before].all() and (batch.seat[ended] == -4).all() and (batch.mask[ended] == 0).all()
    with pytest.raises(ValueError, match="autoreset"):
        game.batch(1, autoreset="never")


def test_bytes_are_the_floats_and_legal_is_the_mask(game: galerne.Game) -> None:
    floats, bytes_ = (game.batch(9, seed=1, dtype=dtype) for dtype in ("float32", "uint8"))
    for batch in (floats, bytes_):
        batch.reset()
    for _ in range(10):
        assert np.abs(floats.obs * 255.0 - bytes_.obs).max() <= 0.501
        ids, offsets = floats.legal()
        for at in range(9):
            assert sorted(ids[offsets[at] : offsets[at + 1]]) == np.flatnonzero(floats.mask[at]).tolist()
        actions = floats.sample(4).copy()
        floats.step(actions)
        bytes_.step(actions.astype(np.int32))


def test_arrays_of_the_batch_are_for_reading_and_those_of_a_caller_are_written_whole(game: galerne.Game) -> None:
    """Of what stays the same nothing is written anew; that must not be seen, whatever a caller does to arrays of its own."""
    own = game.batch(7, seed=6)
    mine = {
        "obs": np.empty((7, game.observation_tensor_size()), np.float32),
        "mask": np.empty((7, game.num_distinct_actions()), np.int8),
    }
    given = game.batch(7, seed=6, out=mine)
    for batch in (own, given):
        batch.reset()
    for array in (own.obs, own.mask):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    for step in range(60):
        assert np.array_equal(own.obs, given.obs) and np.array_equal(own.mask, given.mask)
        actions = own.sample(step).copy()
        mine["obs"][:], mine["mask"][:] = 7, 7
        # Now and then a whole game is put in another's place, or one ends by an illegal action.
        if step % 13 == 5:
            for batch in (own, given):
                batch.set(3, batch.state(5))
            actions = own.sample(step).copy()
        if step % 17 == 8:
            actions[2] = -1
        for batch in (own, given):
            batch.step(actions)
    for at in range(7):
        seat = int(own.seat[at])
        assert np.array_equal(own.obs[at], own.state(at).observation_tensor(seat))


def test_a_caller_gives_the_arrays_and_a_bot_gives_the_actions() -> None:
    game = galerne.load_game("sail-race", 2)
    obs = np.full((6, game.observation_tensor_size()), 9, np.float32)
    batch = game.batch(6, seed=1, threads=2, out={"obs": obs})
    batch.reset()
    assert batch.obs is obs and obs.max() <= 1
    actions = np.full(6, -1, np.int64)
    assert batch.act_by("greedy", [0, 1], actions) is actions
    batch.step(actions)
    assert not batch.illegal.any()
    only = batch.act_by("greedy", [1], np.full(6, -7, np.int64))
    assert ((only == -7) == (batch.seat != 1)).all()
    with pytest.raises(galerne.Refused, match="greedy"):
        batch.act_by("gready", [0])
    state = batch.state(0)
    batch.set(3, state)
    assert batch.state(3) == state and np.array_equal(batch.obs[3], batch.obs[0])
    with pytest.raises(ValueError, match="another game"):
        batch.set(0, galerne.load_game("connect-four").new_initial_state())
    with pytest.raises(ValueError, match="no environment 6"):
        batch.state(6)


def test_what_does_not_fit_is_said() -> None:
    game = galerne.load_game("connect-four")
    batch = game.batch(3, seed=1)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(np.zeros(3, np.int64))
    batch.reset()
    for actions, error, why in [
        (np.zeros(2, np.int64), ValueError, "shape"),
        (np.zeros((3, 1), np.int64), ValueError, "shape"),
        (np.zeros(3, np.float32), TypeError, "whole numbers"),
        (["a", "b", "c"], TypeError, "whole numbers"),
        (None, TypeError, "whole numbers"),
    ]:
        with pytest.raises(error, match=why):
            batch.step(actions)
    batch.step(np.arange(6, dtype=np.int64)[::2])
    assert not batch.illegal.any()
    # No action has such an id, however it is counted.
    batch.step(np.full(3, 2**63, np.uint64))
    assert batch.illegal.all()
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step([2**70] * 3)
    for wrong in [{"obs": np.zeros((3, 84))}, {"obs": np.zeros((2, 84), np.float32)}, {"obz": 1}]:
        with pytest.raises((TypeError, ValueError)):
            game.batch(3, out=wrong)
    for many in (0, 2**40):
        with pytest.raises(ValueError, match="environments"):
            game.batch(many)
    with pytest.raises(ValueError, match="threads"):
        game.batch(2, threads=0)


def test_a_closed_batch_says_so() -> None:
    batch = galerne.load_game("connect-four").batch(2)
    batch.reset()
    batch.close()
    batch.close()
    state = batch.game.new_initial_state()
    for call in (
        batch.reset,
        batch.legal,
        batch.sample,
        lambda: batch.step(np.zeros(2, np.int64)),
        lambda: batch.state(0),
        lambda: batch.set(0, state),
        lambda: batch.act_by("greedy", [0]),
    ):
        with pytest.raises(ValueError, match="closed"):
            call()


def test_a_thread_that_steps_while_another_reads_is_refused_or_served() -> None:
    batch = galerne.load_game("onb", 2).batch(64, seed=1, threads=2)
    batch.reset()
    strange: list[BaseException] = []
    refused = served = 0

    def stepping() -> None:
        try:
            for _ in range(40):
                try:
                    batch.step(batch.sample(1))
                except RuntimeError:
                    pass
        except BaseException as error:
            strange.append(error)

    worker = threading.Thread(target=stepping)
    worker.start()
    while worker.is_alive():
        try:
            batch.state(0)
            served += 1
        except RuntimeError as error:
            assert "thread" in str(error) or "in use" in str(error)
            refused += 1
    worker.join()
    assert not strange and served + refused > 0


def _in_a_fork(batch: galerne.Batch, pipe) -> None:
    try:
        batch.step(np.zeros(2, np.int64))
        pipe.send("stepped")
    except RuntimeError as error:
        pipe.send(str(error))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_is_told_to_make_its_own() -> None:
    batch = galerne.load_game("connect-four").batch(2, threads=2)
    batch.reset()
    mine, theirs = multiprocessing.Pipe()
    child = multiprocessing.get_context("fork").Process(target=_in_a_fork, args=(batch, theirs))
    child.start()
    assert mine.poll(60) and "before a fork" in mine.recv()
    child.join(60)
    assert child.exitcode == 0


def test_nothing_leaks_over_many_steps() -> None:
    import resource

    batch = galerne.load_game("sail-race", 2).batch(1000, seed=1)
    batch.reset()
    state = batch.state(0)

    def work(rounds: int) -> None:
        for _ in range(rounds):
            batch.step(batch.sample(1))
            state.clone().observation_tensor(0)

    work(50)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # A million steps.
    work(1000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000, "kilobytes"
