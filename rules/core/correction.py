"""Corrections by the host of a game, and the events and checks that all families have in common.

``Ruleset.corrections`` lists the corrections that a ruleset takes. Scores and names are corrected in the same way in
every family; its events derive from ``Adjusting`` and ``Renaming`` and have its own tag.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct, structs

from rules.core.draft import Draft
from rules.core.errors import Illegal, Malformed
from rules.core.event import Event, Outcome
from rules.core.names import Named, clean_name

__all__ = [
    "AdjustScore",
    "Adjusting",
    "Cling",
    "Correction",
    "EndGame",
    "Fall",
    "GiveAsset",
    "PlaceFrame",
    "PutAt",
    "RenamePlayer",
    "Renaming",
    "SetClock",
    "SetFrame",
    "SetFuel",
    "SetStation",
    "SetTerrain",
    "adjust_score",
    "check_player",
    "check_running",
    "rename_player",
    "renamed",
]

REASON_MAX = 200


class Correction(Struct, frozen=True, tag=True):
    """The base of all corrections."""


class AdjustScore(Correction, frozen=True):
    """Add points to a player's score; negative ones are taken off."""

    player: int
    points: int
    reason: str = ""


class EndGame(Correction, frozen=True):
    """End the game now, with the scores as they are. ``reason``: ``ended-by-host``, or ``abandoned`` by all."""

    reason: str = "ended-by-host"


class RenamePlayer(Correction, frozen=True):
    """Give a side to another player from now on."""

    player: int
    name: str


class SetStation(Correction, frozen=True):
    """Give a station to a player (by number), or to nobody."""

    station: str
    holder: int | None


class PlaceFrame(Correction, frozen=True):
    """Declare a frame within one unit of these stations."""

    frame: str
    stations: tuple[str, ...] = ()


class SetFrame(Correction, frozen=True):
    """Set a frame's systems and white dice, and the dice of its roll that are not used yet; None leaves them.

    Without white dice it is destroyed. ``systems`` as text: ``Rd B``; ``dice`` with their faces: ``W6 5, R8 7``.
    """

    frame: str
    systems: str | None = None
    white: int | None = None
    dice: str | None = None


class PutAt(Correction, frozen=True):
    """Put a frame or a station somewhere else on the map: ``[x, y]``, ``7K`` or ``12.5,8``."""

    item: str
    at: object


class SetClock(Correction, frozen=True):
    """Set the doomsday clock."""

    clock: int


class SetTerrain(Correction, frozen=True):
    """Track a piece of terrain: a new one (``piece`` None) by its name, or a known one's remaining hits."""

    piece: str | None
    name: str
    hits: int


class Fall(Correction, frozen=True):
    """Let a frame fall from that many bricks (advanced rule: elevation)."""

    frame: str
    bricks: int


class GiveAsset(Correction, frozen=True):
    """A ship or an HVA is in a player's hands."""

    asset: str
    player: int


class SetFuel(Correction, frozen=True):
    """A company's fuel: 0 drifts; None: it is aboard."""

    asset: str
    fuel: int | None


class Cling(Correction, frozen=True):
    """A company clings to a ship or an HVA, or to nothing (None)."""

    asset: str
    host: str | None


class Adjusting(Event, frozen=True):
    """The host added points to a side's score."""

    player: int
    points: int
    by: str
    reason: str = ""
    why: str = "host"


class Renaming(Event, frozen=True):
    """Another player has a side from now on."""

    player: int
    was: str
    name: str
    why: str = "host"


def renamed(event: Event, players: Mapping[int, str], names: Mapping[str, str], *, opening: type[Event]) -> Event:
    """The event with other names: for ``players`` by number, and for everybody in ``names`` by their old name.

    ``opening`` is the family's first event, whose ``players`` have the names that the game starts with.
    """
    changes: dict[str, object] = {}
    facts = structs.asdict(event)
    if isinstance(event, opening):
        seats = enumerate(facts["players"])
        changes["players"] = tuple(structs.replace(seat, name=players.get(n, seat.name)) for n, seat in seats)
    for field in ("was", "name") if isinstance(event, Renaming) else ("by",):
        if isinstance(facts.get(field), str) and facts[field] in names:
            changes[field] = names[facts[field]]
    return structs.replace(event, **changes) if changes else event


class Correctable(Protocol):
    """What corrections need of a state."""

    @property
    def players(self) -> Sequence[Named]: ...
    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=Correctable)


def check_running(state: Correctable) -> None:
    """Raises ``Illegal("game-over")`` for a game that has ended."""
    if state.outcome is not None:
        raise Illegal("game-over")


def check_player(state: Correctable, player: int) -> None:
    """Raises ``Illegal("no-such-player")`` for a number that no player has."""
    if not 0 <= player < len(state.players):
        raise Illegal("no-such-player", player=str(player))


def adjust_score(draft: Draft[S], kind: type[Adjusting], wanted: AdjustScore, by: str, most: int) -> None:
    """Emit the family's event for a corrected score.

    Raises ``Malformed("points")`` for more than ``most`` points either way, ``Illegal("no-such-player")``.
    """
    if not -most <= wanted.points <= most:
        raise Malformed("points", most=most)
    check_player(draft.state, wanted.player)
    draft.emit(kind(wanted.player, wanted.points, by, wanted.reason[:REASON_MAX]))


def rename_player(draft: Draft[S], kind: type[Renaming], wanted: RenamePlayer) -> None:
    """Emit the family's event for a side's new name; none for the same or an empty one.

    Raises ``Illegal("no-such-player")``.
    """
    check_player(draft.state, wanted.player)
    was, name = draft.state.players[wanted.player].name, clean_name(wanted.name)
    if name not in ("", was):
        draft.emit(kind(wanted.player, was, name))
