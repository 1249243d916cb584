"""Tables as columns of numpy; other libraries are used where they are installed."""

from __future__ import annotations

import csv
import os
from typing import Any, Iterable

import numpy as np


class Frame(dict[str, Any]):
    """Columns by name, all of one length.

    >>> frame = Frame({"seat": np.array([1, 2]), "won": np.array([True, False])})
    >>> len(frame), frame.names
    (2, ['seat', 'won'])
    """

    @property
    def names(self) -> list[str]:
        return list(self)

    def __len__(self) -> int:
        return len(next(iter(self.values()), ()))

    def where(self, keep: Any) -> Frame:
        """The rows that a mask or a list of places names."""
        return Frame({name: column[keep] for name, column in self.items()})

    def polars(self) -> Any:
        import polars

        return polars.DataFrame(dict(self))

    def pandas(self) -> Any:
        import pandas

        return pandas.DataFrame(dict(self))

    def arrow(self) -> Any:
        import pyarrow

        return pyarrow.table(dict(self))


def _column(texts: list[str]) -> Any:
    """Whole numbers where all are, else numbers with NaN for what is missing, else texts."""
    try:
        return np.array([int(text) for text in texts], dtype=np.int64)
    except ValueError:
        pass
    try:
        return np.array([float(text) if text else np.nan for text in texts], dtype=np.float64)
    except ValueError:
        return np.array(texts, dtype=object)


def read_csv(path: str | os.PathLike[str]) -> Frame:
    """A file with a line of names, as the laboratory writes it."""
    with open(path, newline="", encoding="utf-8") as file:
        lines = csv.reader(file)
        names = next(lines, [])
        columns: Iterable[tuple[str, ...]] = zip(*lines)
        rows = [list(column) for column in columns]
    return Frame({name: _column(rows[at] if rows else []) for at, name in enumerate(names)})
