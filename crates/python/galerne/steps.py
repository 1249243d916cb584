"""A game entry by entry, for a look at it in a notebook."""

from __future__ import annotations

import base64
import html
from typing import Sequence

from ._galerne import State


class Steps(list[State]):
    """The states of a game, from the start on; in a notebook a slider goes through their pictures."""

    def __init__(self, states: Sequence[State], lines: Sequence[str]) -> None:
        super().__init__(states)
        #: What each entry says of itself, the first line for the first entry.
        self.lines = list(lines)

    def html(self, theme: str = "light", language: str = "en") -> str:
        """The slider as HTML, with all pictures inside."""
        figures = []
        for number, state in enumerate(self):
            picture = state.svg(theme=theme, language=language)
            if picture is None:
                shown = f"<pre>{html.escape(state.text(language))}</pre>"
            else:
                # A picture of its own each: names within one do not reach into another.
                inside = base64.b64encode(picture.encode()).decode()
                shown = f'<img alt="" style="max-width:100%;max-height:80vh" src="data:image/svg+xml;base64,{inside}">'
            hidden = "" if number == len(self) - 1 else " hidden"
            line = html.escape(self.lines[number - 1]) if 0 < number <= len(self.lines) else ""
            figures.append(f"<figure{hidden}>{shown}<figcaption>{number} {line}</figcaption></figure>")
        last = max(0, len(self) - 1)
        turn = "[...this.parentNode.querySelectorAll('figure')].forEach((f, i) => { f.hidden = i != this.value })"
        slider = f'<input type="range" min="0" max="{last}" value="{last}" style="width:100%" oninput="{turn}">'
        return f"<div>{slider}{''.join(figures)}</div>"

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        return f"<galerne.Steps of {len(self)} states>"
