"""OpenSpiel's own algorithms and games hold ours to account."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import galerne

pyspiel = pytest.importorskip("pyspiel")

from galerne import spiel  # noqa: E402

NAMES = spiel.register()


def test_kuhns_value_is_minus_an_eighteenth_by_cfr() -> None:
    from open_spiel.python.algorithms import exploitability

    game = pyspiel.load_game("galerne_kuhn_poker", {"utility": "points"})
    solver = pyspiel.CFRSolver(game)
    for _ in range(400):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    states = pyspiel_states(game)
    assert len(states) == 12, "information sets"
    value = expected(game.new_initial_state(), average)
    assert abs(value + 1 / 18) < 0.001
    assert exploitability.nash_conv(game, average) < 0.01


def pyspiel_states(game) -> set[str]:
    seen, stack = set(), [game.new_initial_state()]
    while stack:
        state = stack.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            seen.add(state.information_state_string())
        stack += [state.child(action) for action in state.legal_actions()]
    return seen


def expected(state, policy) -> float:
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(share * expected(state.child(action), policy) for action, share in state.chance_outcomes())
    return sum(share * expected(state.child(action), policy) for action, share in policy.action_probabilities(state).items())


def test_connect_four_agrees_with_openspiels_at_every_step() -> None:
    ours, theirs, draw = galerne.load_game("connect-four"), pyspiel.load_game("connect_four"), random.Random(1)
    for _ in range(2000):
        one, two = ours.new_initial_state(), theirs.new_initial_state()
        while not two.is_terminal():
            assert one.legal_actions() == two.legal_actions() and one.current_player() == two.current_player()
            action = draw.choice(two.legal_actions())
            one.apply_action(action)
            two.apply_action(action)
        assert one.is_terminal() and one.returns() == two.returns()


LONG = ("galerne_onb", "galerne_windwalkers")


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in NAMES])
def test_openspiels_random_play_finds_nothing(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


#: Short forms of the games: what a search of fifty simulations tells from chance is soon to be seen.
SHORT = [
    ("kuhn-poker", 2, {"hands": 4}, "victory", 60),
    # Random play does not arrive in thirty turns: victories would tell a search nothing. Points tell it who is ahead.
    ("sail-race", 2, {"map": "banane", "max_turns": 30}, "points", 16),
    ("pluvionautes", 2, {}, "victory", 12),
    ("onb", 2, {"map": "prairie", "points": 45, "armies": "random", "turn_limit": 4}, "victory", 20),
    # By the printed rules the wind beats both Hordes in games played at random, 0 to 0: rollouts would tell nothing. Where the game ends
    # with the first Horde that is lost, they tell who holds out longer.
    ("horde", 2, {"competition_elimination": "stop", "formation_penalty": 0}, "victory", 8),
]


def searching(name: str, seats: int, options: dict, utility: str, make) -> tuple[galerne.Game, object]:
    """The game, and a search of OpenSpiel's as a player for the arena: it is handed a view, and asked about what the view imagines."""
    text = json.dumps(options)
    theirs = pyspiel.load_game(spiel.short_name(name), {"seats": seats, "options": text, "utility": utility})
    bot, draw = make(theirs), random.Random(1)

    def search(view: galerne.View) -> int:
        return bot.step(spiel.state_of(theirs, view.imagine(draw.getrandbits(32))))

    return theirs.galerne, search


def assert_above(report: galerne.Report) -> None:
    """By the arena's intervals: of the share of games won, or, where few come to an end in time, of the scores."""
    print(report)
    share, width = report.pairs[0]["share"]
    (mine, off), (other, astray) = (line["score"] for line in report.players)
    assert share - (width or 0) > 0.5 or mine - (off or 0) > other + (astray or 0), str(report)


@pytest.mark.slow
@pytest.mark.parametrize("name,seats,options,utility,games", SHORT, ids=[line[0] for line in SHORT])
def test_ismcts_of_fifty_simulations_is_above_random_play(
    name: str, seats: int, options: dict, utility: str, games: int
) -> None:
    from open_spiel.python.algorithms import ismcts

    def make(game):
        final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        draw = np.random.RandomState(1)
        return ismcts.ISMCTSBot(game, spiel.Rollouts(8, 1), 2.0, 50, final_policy_type=final, random_state=draw)

    game, search = searching(name, seats, options, utility, make)
    assert_above(galerne.arena(game, [search, "random"], games=games, seed=3))


@pytest.mark.slow
@pytest.mark.parametrize("name,games", [("windwalkers", 8), ("horde", 8)])
def test_mcts_alone_is_above_random_play(name: str, games: int) -> None:
    from open_spiel.python.algorithms import mcts

    def make(game):
        # Its solver takes every proven result above 0 for a victory, to give up among them.
        draw = np.random.RandomState(1)
        return mcts.MCTSBot(game, 2.0, 50, spiel.Rollouts(8, 1), solve=False, random_state=draw)

    game, search = searching(name, 1, {}, "victory", make)
    assert_above(galerne.arena(game, [search, "random"], games=2 * games, seed=3))


@pytest.mark.parametrize("name,seats", [("kuhn_poker", 2), ("pluvionautes", 2), ("sail_race", 2), ("horde", 2)])
def test_ismcts_plays_through_what_is_resampled(name: str, seats: int) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"galerne_{name}", {"seats": seats})
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    state, draw = game.new_initial_state(), np.random.RandomState(2)
    for _ in range(4):
        while state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes())
            state.apply_action(draw.choice(actions, p=shares))
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("galerne_sail_race(map=banane,max_turns=30,seats=3)")
    assert game.num_players() == 3 and game.galerne.options["map"] == "banane" and game.galerne.options["max_turns"] == 30
    assert pyspiel.load_game(str(game)).galerne == game.galerne
    asked = pyspiel.load_game("galerne_sail_race", {"options": '{"map": "banane", "max_turns": 30}', "seats": 3})
    assert asked.galerne == game.galerne
    with pytest.raises(Exception, match="banane"):
        pyspiel.load_game("galerne_sail_race(map=banana)")


def test_observers_hand_out_the_panes_by_name() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("galerne_connect_four")
    observation, state = make_observation(game), game.new_initial_state()
    state.apply_action(3)
    observation.set_from(state, 0)
    assert observation.dict["discs"].shape == (2, 7, 6) and observation.dict["discs"][0, 3, 0] == 1
    assert observation.string_from(state, 0)
