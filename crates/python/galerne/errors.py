"""What is refused."""

from __future__ import annotations


class Refused(ValueError):
    """The rules, or the program, do not allow it: the sentence, and the rule where there is one."""

    def __init__(self, english: str, french: str = "", rule: str | None = None) -> None:
        super().__init__(f"{english} [{rule}]" if rule else english)
        self.english, self.french, self.rule = english, french, rule

    def say(self, language: str = "en") -> str:
        """The sentence, in English or French."""
        return self.french if language == "fr" else self.english

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str | None]]:
        return (type(self), (self.english, self.french, self.rule))


class TooMany(ValueError):
    """A chance whose outcomes are too many to be listed: let it roll."""
