"""Marks: what the channel keeps in the database about a game's posts, by name."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

__all__ = ["BOARD", "FINALE", "PINGS", "REMATCH", "ROUND", "STORY", "TROUBLE", "StoryMark"]

BOARD = "board"
"""The board's message."""
FINALE = "finale"
"""The message on the end of the game."""
REMATCH = "rematch"
"""The game that was opened as this one's rematch."""
ROUND = "round"
"""The round for which the board was posted."""
STORY = "story"
"""A ``StoryMark``."""
PINGS = "ping"
"""The messages that ask somebody, as JSON."""
TROUBLE = "trouble"
"""The trouble that has been reported to the host."""

MESSAGES_KEPT = 6


class StoryMark(Struct, frozen=True):
    """The number of the newest chapter that was posted, and the messages of the last ones, the newest last.

    A message is empty for a chapter that has none.
    """

    number: int
    messages: tuple[str, ...] = ("",)

    def __str__(self) -> str:
        return f"{self.number}:{','.join(self.messages)}"

    @classmethod
    def of(cls, marks: Mapping[str, str]) -> StoryMark:
        """The mark among those of a game; the beginning of the story if there is none."""
        number, _, messages = marks.get(STORY, "0:").partition(":")
        return cls(int(number), tuple(messages.split(",")))

    def message_of(self, number: int) -> str:
        """The message of a chapter; empty if there is none, or it is no longer known."""
        place = number - self.number + len(self.messages) - 1
        return self.messages[place] if 0 <= place < len(self.messages) else ""

    def posted(self, number: int, message: str) -> StoryMark:
        """The mark once the newest chapter, or the next one with words, has been posted."""
        messages = [*self.messages, *[""] * (number - self.number)]
        messages[-1] = message
        return StoryMark(number, tuple(messages[-MESSAGES_KEPT:]))
