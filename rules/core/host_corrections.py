"""Host corrections that every family applies in the same way: scores and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.core.correction import AdjustScore, RenamePlayer
from rules.core.draft import Draft
from rules.core.errors import Illegal, Malformed
from rules.core.host_events import Adjusting, Renaming
from rules.core.names import Named, clean_name
from rules.core.outcome import Outcome

__all__ = ["adjust_score", "check_player", "check_running", "rename_player"]

REASON_MAX = 200


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
