"""Marks: what the channel keeps in the database about a game's posts, by name."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

__all__ = ["BOARD", "PINGS", "STORY", "TROUBLE", "StoryMark"]

BOARD = "board"
"""The board's message."""
STORY = "story"
"""A ``StoryMark``."""
PINGS = "ping"
"""The messages that mention somebody, as JSON."""
TROUBLE = "trouble"
"""The trouble that has been reported to the host."""


class StoryMark(Struct, frozen=True):
    """The number of the newest chapter that was posted, and its message (empty if there is none)."""

    number: int
    message: str = ""

    def __str__(self) -> str:
        return f"{self.number}:{self.message}"

    @classmethod
    def of(cls, marks: Mapping[str, str]) -> StoryMark:
        """The mark among those of a game; the beginning of the story if there is none."""
        number, _, message = marks.get(STORY, "0:").partition(":")
        return cls(int(number), message)

    def message_of(self, number: int) -> str:
        """The message of a chapter; empty if it needs a new one."""
        return self.message if number == self.number else ""
