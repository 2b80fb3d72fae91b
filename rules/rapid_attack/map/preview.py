"""What a map shows and foresees: for pictures, panels and text. Nothing here decides anything."""

from __future__ import annotations

from msgspec import structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal, Stale
from rules.core.request import Request
from rules.field import Point, Zone, middle, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.rapid_attack.map.deploy_zones import legal
from rules.rapid_attack.map.movement import Mover
from rules.rapid_attack.map.movement import reach as reach_of
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.sights import Sight, covers, sights, stations_at
from rules.rapid_attack.map.where import camp_of, mover_of, read
from rules.rapid_attack.state import State, Step

__all__ = [
    "OpenGround",
    "Preview",
    "Sight",
    "covers",
    "locate",
    "open_ground",
    "positions",
    "preview",
    "reach",
    "sights",
]


class Preview(base.Preview, frozen=True, kw_only=True):
    """A frame's or a station's new place, and what follows from it.

    ``on`` top of which piece of terrain; ``sights``: every enemy from there; ``stations`` that the frame would stand
    at, and those of them that it ``seizes``.
    """

    on: str | None = None
    sights: tuple[Sight, ...] = ()
    stations: tuple[str, ...] = ()
    seizes: tuple[str, ...] = ()
    problem: str | None = None


def positions(state: State) -> dict[str, Point]:
    """Where frames that are alive and stations stand, and the middle of each piece of terrain."""
    there = {frame.id: frame.at for frame in state.frames if frame.alive and frame.at is not None}
    there |= {station.id: station.at for station in state.stations if station.at is not None}
    return there | {piece.id: middle(piece.outline) for piece in state.terrain if piece.outline}


def locate(state: State, name: str | None) -> Point:
    """The point that is meant: that of a thing by its id, a cell or a point; without a name where it happens.

    Raises ``RulesError`` if it is nowhere on the field.
    """
    assert state.ground is not None
    there = positions(state)
    if name is None:
        acting = (there[act.frame] for act in reversed(state.stack) if act.frame in there)
        return next(acting, state.ground.middle)
    point = there.get(name.strip().upper()) or read_place(name)
    if not state.ground.holds(point, 0.0):
        raise Illegal("off-the-field", nearest=None)
    return point


def reach(state: State) -> Zone | None:
    """Where the item of a ``where`` request may go, as a shapely area; None while nothing is asked."""
    if not _asked(state):
        return None
    mover, there = mover_of(state), scene(state)
    return legal(there, mover, camp_of(state)).shaded() if mover.start is None else reach_of(there, mover)


def open_ground(state: State) -> OpenGround:
    """The same as outlines; none while no place is asked for."""
    return outlines_of(reach(state))


def _asked(state: State) -> bool:
    if not state.mapped:
        return False
    return state.placing is not None or (bool(state.stack) and state.stack[-1].step is Step.WHERE and not state.owed)


def preview(state: State, request: Request, choice: object) -> Preview:
    """What an answer to a ``where`` request would bring. Raises the ``RulesError`` that the answer would raise."""
    if request.kind != "where" or not _asked(state):
        raise Stale("stale", request=request.id)
    mover, found = mover_of(state), read(state, request, choice)
    plain = Preview(
        item=mover.item,
        at=found.at,
        way=found.way,
        length=found.length,
        most=mover.most,
        over=mover.over,
        on=found.on,
    )
    return plain if mover.item.startswith("S") else _with_sights(state, mover, plain)


def _with_sights(state: State, mover: Mover, plain: Preview) -> Preview:
    after = state.with_frame(mover.item, at=plain.at, on=plain.on)
    stations = stations_at(after, after.frame(mover.item))
    seizes = tuple(name for name in stations if _seizes(after, name, mover.owner))
    return structs.replace(plain, sights=sights(after, mover.item), stations=stations, seizes=seizes)


def _seizes(after: State, station: str, owner: int | None) -> bool:
    """Whether a player alone has frames at a station that it does not hold."""
    there = {frame.owner for frame in after.frames if frame.alive and station in stations_at(after, frame)}
    return after.station(station).holder != owner and there == {owner}
