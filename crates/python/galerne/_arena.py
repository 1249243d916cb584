"""The arena: bots of the house and Python functions against each other, on the same luck and in every seat."""

from __future__ import annotations

import json
from typing import Any, Callable, Sequence

from . import _galerne
from ._galerne import Game, Luck, View, mix

Agent = Callable[[View], int]


class Report:
    """What the games say: shares, ratings with their intervals, the verdict of the sequential test."""

    def __init__(self, results: dict[str, Any], verdict: str) -> None:
        self.results = results
        #: ``stronger``, ``not stronger`` or ``open``, where a sequential test was asked for.
        self.verdict = verdict

    @property
    def games(self) -> int:
        return int(self.results["report"]["games"])

    @property
    def players(self) -> list[dict[str, Any]]:
        """By player the share of games won, of victories, and the score, each with half its 95 % interval."""
        return list(self.results["report"]["players"])

    @property
    def pairs(self) -> list[dict[str, Any]]:
        """By pair the share of the better results and the rating difference with its interval."""
        return list(self.results["report"]["pairs"])

    def __str__(self) -> str:
        alone = bool(self.results["solo"])
        lines = [f"{self.games} games of {self.results['game']}" + (", each alone, on the same luck" if alone else "")]
        for line in self.players:
            # A player alone shares no victory.
            won = f"won {_share(line['won'])}" if alone else f"{_share(line['points'])} of the victories"
            lines.append(f"  {line['player']}: {won}, score {_plus_minus(line['score'])}")
        for pair in self.pairs:
            first, second = pair["players"]
            by = f", score {_plus_minus(pair['score'], '+')} a game" if alone else ""
            lines.append(f"  {first} against {second}: better in {_share(pair['share'])}{by}, {_elo(pair)}")
        bound = self.results["report"].get("bound")
        if bound is not None:
            lines.append(f"  {self.results['yardstick']}: {_plus_minus(bound)}")
        if self.verdict != "open":
            lines.append(f"  the first is {self.verdict}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<galerne.Report {self}>"


def _number(value: Any) -> str:
    return "?" if value is None else f"{value:+.0f}"


def _elo(pair: dict[str, Any]) -> str:
    """Who was better in every game, or in none, may be any number of points away: the games do not say how many."""
    share = pair["share"][0]
    if share in (0.0, 1.0):
        return "too far apart for a rating"
    return f"Elo {_number(pair['elo'])} ({_number(pair['elo_from'])} to {_number(pair['elo_to'])})"


def _plus_minus(pair: Sequence[Any], sign: str = "") -> str:
    mean, margin = pair
    return f"{mean:{sign}.2f}" if margin is None else f"{mean:{sign}.2f} ± {margin:.2f}"


def _share(pair: Sequence[Any]) -> str:
    mean, margin = pair
    return f"{100 * mean:.1f} %" if margin is None else f"{100 * mean:.1f} ± {100 * margin:.1f} %"


def _name(player: str | Agent) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def play_group(game: Game, players: Sequence[str | Agent], shape: tuple[int, bool, int], seed: int, number: int) -> str:
    """One group of games between players some of which are Python functions, as the arena writes it (JSON)."""
    many, solo, seats = shape
    luck = mix(seed, number)
    games = []
    for turn in range(many):
        seated = [turn] * seats if solo else [(seat + turn) % many for seat in range(seats)]
        bots = {
            seat: game.bot(player, mix(mix(luck, turn + 1), seat))
            for seat, player in enumerate(players[who] for who in seated)
            if isinstance(player, str)
        }
        state, streams, decisions = game.new_initial_state(), Luck(luck), 0
        state.roll(streams)
        while not state.is_terminal():
            seat = state.deciders[0]
            player = players[seated[seat]]
            action = bots[seat].step(state, seat) if isinstance(player, str) else player(state.view(seat))
            state.act(seat, int(action))
            state.roll(streams)
            decisions += 1
        won = [line[2] for line in state.standings()]
        shares = [bool(wins) / sum(won) if any(won) else 1 / seats for wins in won]
        scores = [state.result(seat) for seat in range(seats)]
        games.append({"players": seated, "scores": scores, "points": shares, "won": won, "decisions": decisions})
    return json.dumps({"games": games})


def arena(
    game: Game,
    players: Sequence[str | Agent],
    games: int = 400,
    *,
    seed: int = 1,
    sprt: tuple[float, float] | None = None,
    solo: bool = False,
    threads: int = 1,
) -> Report:
    """Bots by name and functions ``View -> id`` against each other. Functions run on one thread.

    ``sprt=(0, 20)`` stops as soon as it is clear whether the first is stronger by 20 Elo or not at all.

    >>> import galerne
    >>> def lowest(view):
    ...     return view.legal_actions()[0]
    >>> report = galerne.arena(galerne.load_game("connect-four"), ["greedy", lowest], games=8)
    >>> report.games, report.players[0]["player"], report.players[1]["player"]
    (8, 'greedy', 'lowest')
    """
    known = all(isinstance(player, str) for player in players)
    match = _galerne.Arena(game, [_name(player) for player in players], seed, solo, sprt, known)
    if known:
        match.run(games, threads)
    else:
        groups = -(-games // match.shape[0])
        for number in range(groups):
            if match.add(play_group(game, players, match.shape, seed, number)):
                break
    return Report(json.loads(match.to_json()), match.verdict)


__all__ = ["Agent", "Report", "arena", "play_group"]
