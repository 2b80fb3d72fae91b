"""Corrections by the host of a game, and the events and checks that all families have in common.

``Ruleset.corrections`` lists those that a host may give, as forms; names and the end are the table's. Scores and names
are corrected in the same way in every family; its events derive from ``Adjusting`` and ``Renaming`` and have its own
tag.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct, structs

from rules.core.draft import Draft
from rules.core.errors import Illegal, Malformed
from rules.core.event import Event, Outcome
from rules.core.names import Named, clean_name

REASON_MAX = 200


class Correction(Struct, frozen=True, tag=True):
    """The base of all corrections."""


NUMBER, NUMBER_AND_WORDS, TEXT = "number", "number-and-words", "text"
"""What a host writes as the value of a correction."""
PLACES = "places"
"""The correction of several places on a map at once: a family that has it can be compared with a photograph."""


def _always(state: object) -> bool:
    return True


class CorrectionForm(Struct, frozen=True):
    """A correction as a host gives it: what, of which item, with which value.

    ``make`` gets the item, where the form has ``which``, then the value, where it has one (a number and words are two).
    ``which``: the kinds of items that it is for (``Ruleset.named``, or ``players``, who are given by number).
    ``value``: such kinds too, or what is written. ``optional``: which of ``which`` and ``value`` may be nothing (None).
    ``applies``: whether a game in that state has what is corrected.
    Sentences: ``correction-<name>``, ``correction-<name>-none``, and ``correction-<name>-value`` where it is written.
    """

    name: str
    make: Callable[..., Correction]
    which: tuple[str, ...] = ()
    value: str | tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    applies: Callable[[Any], bool] = _always


class AdjustScore(Correction, frozen=True):
    """Add points to a player's score; negative ones are taken off."""

    player: int
    points: int
    reason: str = ""


class EndGame(Correction, frozen=True):
    """End the game now, with the scores as they are.

    ``reason``: ``ended-by-host``; ``abandoned`` by all; a player has ``resigned`` or ``forfeited``, who has lost.
    """

    reason: str = "ended-by-host"


class RenamePlayer(Correction, frozen=True):
    """Give a side to another player from now on."""

    player: int
    name: str


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
