"""The games of Galerne from Python: states, batches of environments, bots, arena and laboratory.

>>> import galerne
>>> game = galerne.load_game("kuhn-poker", utility="points")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()[0][1] == 1 / 6
True
"""

from __future__ import annotations

import json as _json
import os as _os
import re as _re
from typing import Any, Callable, Sequence

from . import _galerne
from . import lab as lab
from ._arena import Report as Report, arena as arena
from ._galerne import (
    Batch as Batch,
    Bot as Bot,
    Game as Game,
    Luck as Luck,
    State as State,
    Table as Table,
    View as View,
    __version__ as __version__,
    games as games,
    mix as mix,
)
from .errors import Refused as Refused, TooMany as TooMany
from .frames import Frame as Frame
from .steps import Steps as Steps

_SPEC = _re.compile(r"\s*([\w-]+)\s*(?:\((.*)\))?\s*", _re.DOTALL)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else _json.dumps(value) if isinstance(value, (list, dict)) else str(value)


def load_game(
    name: str, seats: int | None = None, *, utility: str = "victory", recall: bool = False, planes: bool = False, **options: Any
) -> Game:
    """A game by its name, with options in brackets or by name.

    ``utility`` says what is paid: ``"victory"`` (shares on -1 ... 1, zero in sum; alone the result that people speak of),
    ``"points"``, or ``"delta"`` (what each step adds to the points). ``recall=True`` keeps what each seat sees happen; ``planes=True`` adds the board
    square by square to what a seat perceives, in games that have that (ONB).

    >>> load_game("sail-race(map=banane,preset=A11)", seats=2)
    galerne.load_game("sail-race", seats=2)
    >>> load_game("sail-rice")
    Traceback (most recent call last):
        ...
    galerne.errors.Refused: There is no game “sail-rice”. Did you mean “sail-race”?
    """
    match = _SPEC.fullmatch(name)
    if match is None:
        raise ValueError(f"a game is named like sail-race(map=banane,preset=A11), not {name!r}")
    words = []
    for part in filter(None, (part.strip() for part in (match[2] or "").split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {part!r}")
        words.append((key.strip(), value.strip()))
    words += [(key, _word(value)) for key, value in options.items()]
    return _galerne.load(match[1], words, seats, utility, recall, planes)


def read(path: str | _os.PathLike[str]) -> Table:
    """The table that a record or a position file leads to."""
    with open(path, encoding="utf-8") as file:
        return _galerne.read(file.read())


def selfplay(
    game: Game, players: str | Sequence[str], games: int, seed: int = 0, threads: int = 1
) -> dict[str, Any]:
    """Whole games between bots as arrays, a row for each decision.

    ``x`` (uint8, 255 for 1.0), ``seat``, ``action``, ``worth`` (the game's own judgement of what the seat imagines, 0 ... 1),
    ``result`` (what the deciding seat got in the end), ``game`` and ``ply``; and ``returns``, a row for each game. The same seed
    gives the same numbers on every machine, whatever the number of threads.

    >>> rows = selfplay(load_game("connect-four"), "random", games=3)
    >>> rows["x"].shape[0] == len(rows["action"]) and float(rows["returns"].sum())
    0.0
    """
    names = [players] * game.num_players() if isinstance(players, str) else list(players)
    return _galerne.episodes(game, names, 0, games, seed, threads)


def _load_again(name: str, options: str, seats: int, utility: str, recall: bool, planes: bool) -> Game:
    return _galerne.load_settled(name, options, seats, utility, recall, planes)


def _state_again(game: Game, position: str, memory: list[str] | None) -> State:
    state = game.deserialize_state(position)
    if memory is not None:
        state._remember(memory)
    return state


def __getattr__(name: str) -> Any:
    # What needs other packages is imported only when it is asked for.
    if name in ("zoo", "gym", "spiel", "ray"):
        import importlib

        return importlib.import_module(f"galerne.{name}")
    raise AttributeError(f"module 'galerne' has no attribute {name!r}")


Agent = Callable[[View], int]
