"""The rows that go in and come out. Times are unix seconds, people are Discord user ids."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One decision of a game's append-only log."""

    seq: int  # 1, 2, 3 … without holes
    at: float
    actor: int | None  # who decided; None for the bot itself
    interaction: int | None  # Discord's id of the click, unique over all games
    payload: bytes


class Summary(Struct, frozen=True):
    """What lists need to know of a game without reading its log."""

    status: str  # "lobby" | "running" | "ended"; anything but "ended" occupies the channel
    title: str
    seats: tuple[int, ...]  # who sits in the game
    waiting: tuple[int, ...]  # those whose decision it waits for


class GameRow(Struct, frozen=True):
    """One game: what it was created with, and its newest summary."""

    id: str
    guild: int | None
    channel: int
    host: int
    ruleset: str
    seq: int  # of the newest entry
    created: float
    updated: float  # time of the newest entry
    secret: bytes
    status: str
    title: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    waiting_since: tuple[float, ...]  # one for each of `waiting`: since when

    @property
    def ended(self) -> bool:
        """Whether the game is over and its channel free."""
        return self.status == "ended"


class CompanyRow(Struct, frozen=True):
    """A company its owner keeps, on every server the same."""

    id: int
    owner: int
    name: str
    ruleset: str
    text: str
    updated: float
