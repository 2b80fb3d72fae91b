"""What the question "where?" is about on a drawn pitch: a run, a unit that is placed, or a fumbled ball."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from rules.core.errors import Stale
from rules.core.request import Request
from rules.field import Point
from rules.football.state import State, Step

__all__ = ["Found", "Fumble", "Placing", "Run", "Wanted", "asked_place", "wanted"]


class Run(Struct, frozen=True):
    """A unit runs from ``start``, at most ``most`` units; ``over``: over other units."""

    unit: str
    player: int
    start: Point
    most: float
    over: bool

    verb: ClassVar[str] = "move"
    ruling: ClassVar[str] = "football-movement"


class Placing(Struct, frozen=True):
    """A side places a unit. ``takes``: it is the one at the ball."""

    unit: str
    player: int
    takes: bool

    verb: ClassVar[str] = "place"
    ruling: ClassVar[str] = "redeployment"


class Fumble(Struct, frozen=True):
    """A side decides where the ball goes that a unit of the other has fumbled at ``start``."""

    unit: str
    player: int
    start: Point

    verb: ClassVar[str] = "fumble"
    ruling: ClassVar[str] = "fumble"


Wanted = Run | Placing | Fumble


class Found(Struct, frozen=True):
    """A legal answer: the point, and for a run its way and the length of that."""

    at: Point
    way: tuple[Point, ...] = ()
    length: float = 0.0


def wanted(state: State) -> Wanted | None:
    """The place that is asked for now; None if none is."""
    if not state.mapped:
        return None
    if state.restart is not None and state.restart.placing is not None:
        unit = state.unit(state.restart.placing)
        return Placing(unit.id, unit.owner, state.restart.takes(unit.owner))
    if not state.stack:
        return None
    act = state.act
    unit = state.unit(act.unit)
    if act.step is Step.WHERE:
        return Run(unit.id, unit.owner, unit.position, float(act.stride), act.over)
    return Fumble(unit.id, 1 - unit.owner, unit.position) if act.step is Step.FUMBLE else None


def asked_place(state: State, request: Request) -> Wanted:
    """The place that a ``where`` request asks for. Raises ``Stale`` for any other request."""
    place = wanted(state)
    if place is None or request.kind != "where":
        raise Stale("stale", request=request.id)
    return place
