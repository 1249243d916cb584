"""States: copies, masks, files, refusals, pictures, what is hidden."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import galerne
from conftest import played


def test_a_copy_plays_on_as_the_state_does(game: galerne.Game) -> None:
    for step, state in enumerate(played(game, 3, 40)):
        if step == 20:
            break
    twin, again = state.clone(), copy.deepcopy(state)
    assert twin == state and again == state and hash(twin) == hash(state)
    if state.is_terminal():
        return
    seat = state.deciders[0]
    action = state.legal_actions(seat)[0]
    for other in (state, twin):
        other.act(seat, action)
        other.roll(galerne.Luck(9))
    assert twin == state
    assert again.legal_actions(seat) and again.deciders[0] == seat


def test_the_mask_is_what_is_legal_and_what_is_seen_lies_within_0_and_1(game: galerne.Game) -> None:
    seen = game.new_observation()
    for state in played(game, 5, 60):
        for seat in state.deciders:
            mask = state.legal_actions_mask(seat)
            assert np.flatnonzero(mask).tolist() == state.legal_actions(seat)
            assert mask.dtype == np.int8 and mask.shape == (game.num_distinct_actions(),)
            tensor = state.observation_tensor(seat, out=seen)
            assert tensor is seen and tensor.min() >= 0 and tensor.max() <= 1
            assert np.array_equal(tensor, state.view(seat).tensor())


def test_positions_and_pickles_come_back_as_they_were(game: galerne.Game) -> None:
    for step, state in enumerate(played(game, 7, 120)):
        if step % 17 == 0:
            assert game.deserialize_state(state.serialize()) == state
            assert pickle.loads(pickle.dumps(state)) == state
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.new_initial_state() == game.new_initial_state()


def test_a_state_that_remembers_is_pickled_with_its_memory() -> None:
    game = galerne.load_game("kuhn-poker", recall=True)
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    for seat in (0, 1):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_what_a_seat_imagines_looks_the_same_to_it(game: galerne.Game) -> None:
    for step, state in enumerate(played(game, 11, 50)):
        if step % 7 == 0 and not state.is_terminal():
            for seat in range(game.num_players()):
                imagined = state.resample_from_infostate(seat, step)
                assert imagined.view(seat).key == state.view(seat).key
                assert np.array_equal(imagined.observation_tensor(seat), state.observation_tensor(seat))
                assert imagined.deciders == state.deciders


def test_what_is_imagined_of_others_is_told_apart_by_what_they_hold() -> None:
    game = galerne.load_game("kuhn-poker", recall=True)
    state = game.new_initial_state()
    state.apply_action(0)
    told: dict[str, str] = {}
    for seed in range(20):
        imagined = state.resample_from_infostate(0, seed)
        assert imagined.information_state_string(0) == state.information_state_string(0)
        told[imagined.information_state_string(1)] = imagined.view(1).key
    assert len(told) == len(set(told.values())) == 2


@pytest.mark.parametrize(
    "name,seats,options",
    [
        ("windwalkers", 1, {}),
        ("horde", 1, {}),
        ("sail-race", 1, {}),
        ("sail-race", 1, {"preset": "A14"}),
        ("pluvionautes", 2, {"missions": "open"}),
        ("onb", 2, {"armies": "ready"}),
        ("connect-four", 2, {}),
    ],
)
def test_states_that_differ_are_seen_differently(name: str, seats: int, options: dict[str, str]) -> None:
    batch = galerne.load_game(name, seats, **options).batch(8, seed=3)
    batch.reset()
    positions: dict[bytes, str] = {}
    for _ in range(120):
        for at in range(len(batch)):
            state = batch.state(at)
            position = state.serialize()
            assert positions.setdefault(state.observation_tensor(0).tobytes(), position) == position
        batch.step(batch.sample(5))
    assert len(positions) > 100


def test_planes_lay_the_board_out_where_a_game_has_them() -> None:
    game = galerne.load_game("onb", 2, planes=True)
    plain = galerne.load_game("onb", 2)
    start, shape = game.panes["planes"]
    assert start == plain.observation_tensor_size() and shape[0] == 10 and start + np.prod(shape) == game.observation_tensor_size()
    met = 0
    with game.batch(4, seed=1) as batch:
        batch.reset()
        for _ in range(200):
            batch.step(batch.sample(3))
            planes = batch.obs[0][start:].reshape(shape)
            if planes[0].any() and planes[2].any():
                met += 1
                assert not (planes[0] * planes[2]).any()
                other = batch.state(0).observation_tensor(1 - int(batch.seat[0]))[start:].reshape(shape)
                assert np.array_equal(planes[0], other[2])
    assert met > 20
    assert pickle.loads(pickle.dumps(game)) == game != plain
    with game.batch(3, seed=1) as batch:
        batch.reset()
        assert batch.obs.shape == (3, game.observation_tensor_size())
    with pytest.raises(galerne.Refused, match="planes"):
        galerne.load_game("connect-four", planes=True)


def test_a_boat_is_told_what_lies_ahead_where_it_is_asked_for() -> None:
    game = galerne.load_game("sail-race(map=banane)", 2, planes=True)
    (ahead, shape), (speeds, headings) = game.panes["ahead"], game.panes["speeds"]
    assert shape == [6, 6, 2] and headings == [6]
    gained = 0
    for state in played(game, 5, 60):
        if state.is_terminal():
            break
        seat = state.deciders[0]
        seen = state.observation_tensor(seat)
        free, way = np.moveaxis(seen[ahead : ahead + 72].reshape(shape), 2, 0)
        # What lies behind something that stops a boat cannot be reached; one step changes the way by one, unless a buoy is lost by it.
        assert (np.diff(free, axis=1) <= 0).all() and (way[free[:, 0] == 0] == 0.5).all()
        gained += int((way > 0.5).any())
        assert seen[speeds : speeds + 6].max() <= 1
    assert gained > 3


def test_random_play_to_the_end_leaves_the_state_as_it_is(game: galerne.Game) -> None:
    state = next(iter(played(game, 4)))
    before = state.clone()
    paid = state.playout(7)
    assert state == before and paid == state.playout(7) and len(paid) == game.num_players()
    if game.num_players() > 1:
        assert abs(sum(paid)) < 1e-5


def test_a_finished_game_is_reviewed() -> None:
    table = galerne.load_game("connect-four").table()
    assert table.review() is None
    for column in (3, 3, 2, 4, 1, 5, 0):
        table.act(column)
    last = table.review()["curve"][-1]
    assert (last["at"], last["v"]) == (len(table), [100.0, 0.0])


def test_nothing_leads_from_a_view_to_its_state() -> None:
    game = galerne.load_game("kuhn-poker")
    state = game.new_initial_state()
    state.apply_action(0)
    view = state.view(0)
    assert [name for name in dir(view) if not name.startswith("_")] == [
        "game", "imagine", "is_terminal", "key", "legal_actions", "player", "svg", "tensor", "text",
    ]  # fmt: skip
    imagined = {view.imagine(seed).view(1).key for seed in range(40)}
    assert len(imagined) == 2, "the other's card is one of two"


def test_chance_is_listed_with_exact_shares_or_says_that_it_is_too_wide() -> None:
    game = galerne.load_game("kuhn-poker")
    state = game.new_initial_state()
    assert state.current_player() == -1 and state.chance_source == "deck" or state.chance_source
    assert [share for _, share in state.chance_outcomes()] == [1 / 6] * 6
    wide = galerne.load_game("pluvionautes", 2).new_initial_state()
    with pytest.raises(galerne.TooMany, match="roll"):
        wide.chance_outcomes()
    wide.roll(galerne.Luck(1))
    assert wide.current_player() >= 0


def test_refusals_name_their_rule_and_speak_two_languages() -> None:
    state = galerne.load_game("connect-four").new_initial_state()
    with pytest.raises(galerne.Refused) as caught:
        state.act(1, 3)
    assert caught.value.rule == "CF-1.2"
    assert caught.value.say("fr") != caught.value.say("en") and str(caught.value).endswith("[CF-1.2]")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.rule, again.say("fr")) == (caught.value.rule, caught.value.say("fr"))


@pytest.mark.parametrize("id", [-1, 7, 2**31, 2**63 - 1, -(2**63)])
def test_an_id_that_no_action_has_is_refused(id: int) -> None:
    state = galerne.load_game("connect-four").new_initial_state()
    with pytest.raises(ValueError):
        state.apply_action(id)
    assert state == state.game.new_initial_state(), "nothing was done"


def test_hostile_arguments_raise() -> None:
    state = galerne.load_game("connect-four").new_initial_state()
    for id in (2**63, -1, -(2**70)):
        for call in (state.apply_action, lambda id: state.act(0, id), state.game.action, lambda id: state.apply_actions([id, 0])):
            with pytest.raises(ValueError, match="legal_actions"):
                call(id)
    with pytest.raises(TypeError):
        state.apply_action("3")
    with pytest.raises(ValueError, match="player must be 0 to 1"):
        state.legal_actions(5)
    for out, why in [
        (np.zeros(84, np.float64), "float32"),
        (np.zeros(3, np.float32), "shape"),
        (np.zeros(168, np.float32)[::2], "contiguous"),
        ([0.0] * 84, "numpy array"),
    ]:
        with pytest.raises((TypeError, ValueError), match=why):
            state.observation_tensor(0, out=out)
    locked = np.zeros(84, np.float32)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        state.observation_tensor(0, out=locked)
    for text in ["", "{}", "[1", '{"format":"galerne-position"}']:
        with pytest.raises(galerne.Refused):
            state.game.deserialize_state(text)
    with pytest.raises(galerne.Refused, match="other options"):
        banane = galerne.load_game("sail-race(map=banane)", 2).new_initial_state().serialize()
        galerne.load_game("sail-race", 2).deserialize_state(banane)


def test_unknown_names_are_answered_with_the_nearest() -> None:
    for wrong, nearest in [("sail-rac", "sail-race"), ("sail-race(mapp=banane)", "map"), ("sail-race(map=banana)", "banane")]:
        with pytest.raises(galerne.Refused, match=nearest):
            galerne.load_game(wrong)
    with pytest.raises(galerne.Refused):
        galerne.load_game("connect-four", seats=3)
    with pytest.raises(ValueError, match="utility"):
        galerne.load_game("connect-four", utility="gold")


def test_pictures_are_those_of_the_viewer(game: galerne.Game) -> None:
    for step, state in enumerate(played(game, 2, 6)):
        pass
    picture = state._repr_svg_()
    if picture is not None:
        assert picture.startswith("<svg") and state.svg(theme="dark", language="fr") != picture
        assert state.view(0)._repr_svg_().startswith("<svg")
    assert str(state) and state.view(0).text("fr")
    with pytest.raises(ValueError, match="theme"):
        state.svg(theme="sepia")
    with pytest.raises(ValueError, match="language"):
        state.text("de")


def test_a_table_keeps_the_record_and_a_bot_plays_at_it(tmp_path) -> None:
    game = galerne.load_game("sail-race(map=banane)", 2)
    table, luck, bots = game.table(["Sov", "Golgoth"]), galerne.Luck(4), [game.bot("greedy", seat) for seat in (0, 1)]
    for _ in range(6):
        table.roll(luck)
        state = table.state
        if state.is_terminal():
            break
        seat = state.deciders[0]
        table.act(bots[seat].step(state, seat), seat)
    assert any("Sov" in line for line in table.log())
    path = tmp_path / "race.json"
    path.write_text(table.record(), encoding="utf-8")
    again = galerne.read(path)
    assert again.state == table.state and again.names == ["Sov", "Golgoth"] and len(again) == len(table)
    steps = again.play()
    assert steps[-1] == table.state and again.at(0) == steps[0] == game.new_initial_state() and len(steps) == len(again) + 1
    shown = steps._repr_html_()
    assert shown.count("<figure") == shown.count("data:image/svg+xml") == len(steps) and shown.count(" hidden>") == len(steps) - 1
    assert any(steps.lines) and len(steps.lines) == len(again) and again.play("fr").lines != steps.lines
    assert again.svg().startswith("<svg")
    with pytest.raises(galerne.Refused):
        table.act(9999, 0)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(galerne.Refused):
        galerne.read(path)


def test_bots_decide_by_what_their_seat_sees() -> None:
    game = galerne.load_game("pluvionautes", 2)
    state = game.new_initial_state()
    state.roll(galerne.Luck(5))
    seat = state.current_player()
    assert game.bot("greedy", 1).step(state) in state.legal_actions()
    assert game.bot("greedy", 1).step(state.resample_from_infostate(seat, 3)) == game.bot("greedy", 1).step(state)
    assert game.bot("novice").hints(state)
    with pytest.raises(galerne.Refused, match="maitre"):
        game.bot("maitree")
    with pytest.raises(ValueError, match="plays pluvionautes"):
        game.bot("greedy").step(galerne.load_game("connect-four").new_initial_state())


def test_victory_is_shared_and_points_telescope() -> None:
    for name, seats in [("sail-race", 3), ("pluvionautes", 2), ("connect-four", 2)]:
        for state in played(galerne.load_game(name, seats), 8):
            pass
        assert abs(sum(state.returns())) < 1e-6 and max(state.returns()) <= 1
    game = galerne.load_game("pluvionautes", 2, utility="delta")
    total, start = np.zeros(2), np.array(game.new_initial_state().returns())
    draw = np.random.default_rng(1)
    state, luck = game.new_initial_state(), galerne.Luck(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.roll_once(luck)
        else:
            state.apply_action(int(draw.choice(state.legal_actions())))
        total += state.rewards()
    assert np.allclose(start + total, state.returns())


def test_one_source_of_luck_is_released_alone() -> None:
    game = galerne.load_game("sail-race", 2)
    first, second = galerne.Luck(1), galerne.Luck(1)
    second.reseed(game, game.sources[1], 7)
    one, two = game.new_initial_state(), game.new_initial_state()
    one.roll_once(first)
    two.roll_once(second)
    assert one == two, "the first wind is of another source"
    with pytest.raises(ValueError, match="no source"):
        first.reseed(game, "dice of fate", 1)
