"""The laboratory: experiments about the games themselves."""

from __future__ import annotations

import json
import os
import pathlib
import tempfile
from typing import Any, Mapping

from . import _galerne
from .frames import Frame, read_csv


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(str(key))} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    if isinstance(value, (int, float)):
        return repr(value)
    return json.dumps(str(value), ensure_ascii=False)


class Run:
    """A run that was played: what its folder holds."""

    def __init__(self, folder: str | os.PathLike[str], complete: bool) -> None:
        self.folder = pathlib.Path(folder)
        #: Whether all games were played, or as many as the stopping rule asked for.
        self.complete = complete

    @property
    def games(self) -> Frame:
        """A row for each game."""
        return read_csv(self.folder / "games.csv")

    @property
    def summary(self) -> Frame:
        """Means with their intervals, a row for each variant, line-up and metric."""
        return read_csv(self.folder / "summary.csv")

    @property
    def tallies(self) -> Frame:
        """What was counted, a row for each variant, line-up and kind of thing: events, actions (and how often they were offered) and
        rules; how often, and in how many games."""
        return read_csv(self.folder / "tallies.csv")

    @property
    def records(self) -> list[pathlib.Path]:
        """Games worth a look; `galerne.read` opens them."""
        return sorted(self.folder.glob("records/*.json"))

    def html(self) -> str:
        """The page that the command `galerne lab report` writes."""
        return _galerne.report(self.folder)

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        return f"galerne.lab.Run({str(self.folder)!r}, complete={self.complete})"


class Experiment:
    """An experiment, read and checked; `text` is its file."""

    def __init__(self, text: str) -> None:
        self._experiment = _galerne.Experiment(text)

    @property
    def text(self) -> str:
        return self._experiment.text

    @property
    def game(self) -> str:
        return self._experiment.game

    @property
    def games(self) -> int:
        """How many games it plays, where no stopping rule ends it earlier."""
        return self._experiment.games

    def run(self, folder: str | os.PathLike[str] | None = None, threads: int = 1) -> Run:
        """Plays it in that folder (a temporary one where none is named), or takes up the run that is there."""
        folder = folder or tempfile.mkdtemp(prefix="galerne-lab-")
        return Run(folder, self._experiment.run(pathlib.Path(folder), threads))

    def __reduce__(self) -> tuple[type[Experiment], tuple[str]]:
        return (Experiment, (self.text,))

    def __repr__(self) -> str:
        return f"<galerne.lab.Experiment on {self.game}, {self.games} games>"


def read(path: str | os.PathLike[str] | Mapping[str, Any]) -> Experiment:
    """An experiment from a file, from a dict, or by the name of one that is shipped (`shelf`).

    >>> read({"game": "kuhn-poker", "games": 20, "line-ups": [["random", "greedy"]], "variants": {"plain": {}}}).games
    20
    """
    if isinstance(path, Mapping):
        return Experiment("\n".join(f"{key} = {_toml(value)}" for key, value in path.items()) + "\n")
    shipped = dict(_galerne.shelf())
    if str(path) in shipped and not os.path.exists(path):
        return Experiment(shipped[str(path)])
    return Experiment(pathlib.Path(path).read_text(encoding="utf-8"))


def shelf() -> list[str]:
    """The names of the shipped experiments: the authors' own questions."""
    return [name for name, _ in _galerne.shelf()]
