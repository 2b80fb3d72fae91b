"""Custom ids of components: the whole state of a button, a menu or a form, so that it works after a restart.

A component of a game has a ``PressId``, one that belongs to no game a ``StandaloneId``, a way into the rulebook a
``RuleId``, a button of a lesson a ``LessonId``.
"""

import re
from typing import ClassVar, Self

from msgspec import Struct

ID_MAX = 100
"""Characters that Discord takes as a custom id, and as the value of a menu's option."""


def fitting(text: str) -> str:
    """Return the text. Raises ``ValueError`` if it is longer than ``ID_MAX``: a custom id must not be cut."""
    if len(text) > ID_MAX:
        raise ValueError(f"{len(text)} characters: {text}")
    return text


class _CustomId(Struct, frozen=True):
    """A custom id. ``str`` writes it and raises ``ValueError`` if it is too long; ``parse`` reads it back."""

    TEMPLATE: ClassVar[str]

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """The id that matched the template."""
        raise NotImplementedError

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """The id that a text is; None if it is not of this kind."""
        match = re.fullmatch(cls.TEMPLATE, text)
        return None if match is None else cls.of(match)


class PressId(_CustomId, frozen=True):
    """``mf:<game>:<seq>:<verb>:<argument>``: a component of a game. ``seq``: the log entry that it was made after.

    Older messages may have digits after the verb, which mean nothing.
    """

    game: str
    seq: int
    verb: str
    argument: str = ""

    TEMPLATE: ClassVar[str] = r"mf:(?P<game>[0-9a-f]{1,32}):(?P<seq>\d{1,9}):(?P<verb>[a-z]+)\d*:(?P<argument>.*)"

    def __str__(self) -> str:
        return fitting(f"mf:{self.game}:{self.seq}:{self.verb}:{self.argument}")

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """The id that matched the template."""
        return cls(match["game"], int(match["seq"]), match["verb"], match["argument"])


class StandaloneId(_CustomId, frozen=True):
    """``mq:<verb>:<argument>``: a component that belongs to no game."""

    verb: str
    argument: str = ""

    TEMPLATE: ClassVar[str] = r"mq:(?P<verb>[a-z]+):(?P<argument>(?s:.*))"

    def __str__(self) -> str:
        return fitting(f"mq:{self.verb}:{self.argument}")

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """The id that matched the template."""
        return cls(match["verb"], match["argument"])

    @classmethod
    def room(cls, verb: str) -> int:
        """Number of characters that an argument may have."""
        return ID_MAX - len(str(cls(verb)))


class RuleId(_CustomId, frozen=True):
    """``rule:<topic>:<ruleset>``: a way to a topic, for readers of a ruleset. A menu has no topic: its value is one.

    ``page``: the component stands on a page of the rulebook, which it turns in place (``:page`` follows).
    """

    topic: str
    ruleset: str
    page: bool = False

    TEMPLATE: ClassVar[str] = r"rule:(?P<topic>[a-z-]{0,40}):(?P<ruleset>[a-z-]{1,30})(?P<page>:page)?"

    def __str__(self) -> str:
        return fitting(f"rule:{self.topic}:{self.ruleset}" + (":page" if self.page else ""))

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """The id that matched the template."""
        return cls(match["topic"], match["ruleset"], match["page"] is not None)


class LessonId(_CustomId, frozen=True):
    """``lesson:<name>:<path>:<pick>``: the lesson, the choices so far, a digit each, and the choice of this button.

    ``pick``: a choice by its number, ``start`` or ``back``. Messages from when there was one lesson have no name.
    """

    name: str
    path: str
    pick: str

    TEMPLATE: ClassVar[str] = r"lesson:(?:(?P<name>[a-z-]{1,30}):)?(?P<path>\d{0,20}):(?P<pick>\d|start|back)"

    def __str__(self) -> str:
        return fitting(f"lesson:{self.name}:{self.path}:{self.pick}")

    @classmethod
    def of(cls, match: re.Match[str]) -> Self:
        """The id that matched the template."""
        return cls(match["name"] or "", match["path"], match["pick"])
