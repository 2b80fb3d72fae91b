"""Marks: what the channel keeps in the database about a game's posts, by name."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

BOARD = "board"
"""The board's message."""
OLD_BOARD = "old-board"
"""The board of an earlier round, until it has become a picture without buttons; several are parted by spaces."""
OLD_LOBBY = "old-lobby"
"""The message of the lobby from which the game has begun, until it is folded to a line."""
LATE_HOST = "late-host"
"""The message that tells a lobby's guests that they may start it."""
MOVED_BOARD = "moved-board"
"""The board that was posted again further down, until it is deleted; several are parted by spaces."""
FINALE = "finale"
"""The message on the end of the game."""
HINTS = "hints"
"""``off`` where the host wants no hints."""
VOICE = "voice"
"""``off`` where the host wants bots to say nothing."""
OFF = "off"
"""What is switched off."""
OLD_FINALE = "old-finale"
"""The message on an end that was taken back, until it says so."""
NOTED = "noted"
"""The entry with the newest note that was posted."""
RESULT = "result"
"""The message on the game's result in its campaign's channel."""
SHOWN = "shown"
"""The entry up to which all is shown."""
TURN = "turn"
"""The process that shows the game, where several share a database."""
CLAIM = "?"
"""Begins the name of a mark that stands while a message is posted: whether it arrived is not known yet."""
DIRECT = "direct/"
"""Begins the name of a message that was sent to some of those whom it calls in private, before it stands in the
channel."""
REMATCH = "rematch"
"""The game that was opened as this one's rematch."""
ROUND = "round"
"""The round for which the board was posted; -1 for a lobby."""
STORY = "story"
"""A ``StoryMark``."""
PINGED = "ping/"
"""Begins the name of a message that asks somebody: the users, each with when their waiting began, as JSON."""
ELSEWHERE = "/"
"""Stands between the channel and the number of a message that is not in the game's channel: a direct one."""
PINGS = "ping"
"""The messages that ask somebody, as earlier versions kept them."""
CALLED = "called/"
"""Begins the name of a message that calls a user to a lobby, or its host: its own loop sends it again after a crash."""
PING = "ping-"
"""Begins the key of a ping."""
CALL = "!"
"""Begins the name of a ping that is noted as sent, before it is: the users, each with when their waiting began."""
TAG = "tag"
"""The status of the game that the tag of its post says."""
TAG_TROUBLE = "tag-trouble"
"""Set once the host knows that the post cannot be tagged."""
TROUBLE = "trouble"
"""The trouble that has been reported to the host."""

MESSAGES_KEPT = 500


def change(marks: dict[str, str], values: Mapping[str, str | None]) -> None:
    """Set marks in memory as in the database: None deletes one."""
    for name, value in values.items():
        if value is None:
            marks.pop(name, None)
        else:
            marks[name] = value


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
