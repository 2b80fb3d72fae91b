"""The base of all events of all games, and the outcome of a game."""

from typing import Any, TypeVar

from msgspec import Struct

from rules.core.dice import Throw

Kind = TypeVar("Kind", bound="Event")


class Event(Struct, frozen=True):
    """An event. ``why`` names the ruling behind it.

    Each family has a base class of its own, whose tag keeps its events apart from other families' in JSON: the bare
    class name in Rapid Attack, the family's name and a dot before it in all others.
    """

    @property
    def cause(self) -> str:
        """The name of the ruling behind the event; ``host`` for an event without one."""
        why: str = getattr(self, "why", "host")
        return why

    @property
    def silent(self) -> bool:
        """Whether the story leaves the event out, because it only says that nothing happened."""
        return False

    def throws(self, before: Any) -> tuple[Throw, ...]:
        """The event's dice, in the order in which they were drawn. ``before``: the state before the event."""
        return ()


def kinds_of(base: type[Kind]) -> tuple[type[Kind], ...]:
    """All events of a family, by tag: the same order whichever module was imported first."""
    return tuple(sorted(base.__subclasses__(), key=lambda kind: str(kind.__struct_config__.tag)))


class Outcome(Struct, frozen=True):
    """The outcome of a game: its reason, the players from first to last, and the scores by player.

    Several winners: a draw.
    """

    reason: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
