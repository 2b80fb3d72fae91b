"""What of a state is shown in space: assets on their bases, the way of who moves, ranges, the attack, open ground."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import shapely
from msgspec import structs

from render.mapscene import Shade
from render.spacescene import Aim, Dot, Ring, Scene, Thing, Trail
from rules.field import ROUND
from rules.field.shade import Shaded
from rules.intercept_orbit import space
from rules.intercept_orbit.setting import ground_of
from rules.intercept_orbit.state import COMPANY, DEBRIS, NOTHING, Activation, Asset, Journey, State

__all__ = ["body_of", "edge_toward", "outline_of", "points_of", "scene_of", "shown_systems", "the_part"]

_NEARBY = 4.0
_RANGES = (("dogfight", "reach"), ("point-defense", "near"), ("assault", "ruler"))


def scene_of(state: State, shaded: Shaded, preview: Any = None, decimal: str = ".") -> Scene:
    """A game on a map, with the ground that is open. With a preview: what would be so, instead of the attack."""
    ground = ground_of(state.options)
    trail = _journey(state) if preview is None else planned(state, preview, decimal)
    return Scene(
        size=ground.size,
        round=ground.shape == ROUND,
        things=tuple(_thing(state, asset) for asset in state.there if asset.at is not None),
        shade=_shade(state, shaded),
        rings=tuple(_rings(state, preview)) if trail is None or preview is not None else (),
        aim=_aim(state, decimal) if preview is None else None,
        trail=trail,
    )


def body_of(thing: Thing) -> space.Body:
    """The base of a thing."""
    return space.body(thing.kind, thing.at, thing.heading)


def outline_of(thing: Thing, more: float = 0.0) -> tuple[Dot, ...]:
    """The edge of a thing's base, or of all that is so many units around it."""
    base = body_of(thing)
    if base.round or more:
        area: Any = space.outline(base).buffer(more, quad_segs=12)
        return tuple(area.exterior.coords)
    return space.corners(base)


def points_of(scene: Scene, ids: Iterable[str] = ()) -> list[Dot]:
    """Where things are; without any ids, where something happens: who acts, who is aimed at, the way."""
    wanted = set(ids)
    points = [thing.at for thing in scene.things if thing.id in wanted]
    if points:
        return points
    busy = [t.at for t in scene.things if t.targeted or t.part in ("active", "suspended")]
    busy += [*(scene.trail.points if scene.trail else ()), *((scene.aim.start, scene.aim.end) if scene.aim else ())]
    near = [thing.at for thing in scene.things if any(math.dist(thing.at, point) <= _NEARBY for point in busy)]
    return [*busy, *near] or [thing.at for thing in scene.things] or [(0.0, 0.0), (scene.size, scene.size)]


# -- assets -----------------------------------------------------------------------------------------------------------


def the_part(state: State, asset: Asset) -> str:
    """An asset's part in what goes on: active, suspended, done or ready."""
    acting = [act.asset for act in state.stack]
    mover = None if state.journey is None else state.journey.asset
    if asset.id == mover or (acting and acting[-1] == asset.id):
        return "active"
    if asset.id in acting:
        return "suspended"
    return "done" if asset.gone else "ready"


def shown_systems(asset: Asset) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The systems that an asset has and those that it has lost; white dice are counted apart."""
    return asset.systems, tuple(system for system in asset.lost if system != "white")


def captor_of(state: State, asset: Asset) -> int | None:
    """Who holds a captive company: whoever has what it touches."""
    if not asset.captive or asset.host is None:
        return None
    holder = state.asset(asset.host).owner
    return holder if holder >= 0 else None


def targeted(state: State, asset: Asset) -> bool:
    """Whether it is aimed at now, rammed, or fought for."""
    aims = {state.stack[-1].target} if state.stack else set()
    if state.crash is not None:
        aims.add(state.crash.target)
    if state.boarding is not None:
        aims.add(state.boarding.ship or NOTHING)
    return asset.id in aims


def _thing(state: State, asset: Asset) -> Thing:
    assert asset.at is not None
    on, off = shown_systems(asset)
    return Thing(
        id=asset.id,
        owner=asset.owner,
        kind=asset.kind,
        at=asset.at,
        heading=asset.heading,
        builder=asset.builder,
        part=the_part(state, asset),
        targeted=targeted(state, asset),
        defense=asset.defense,
        defense_die=asset.defense_die,
        spots=tuple((spot.die, spot.value) for spot in asset.spots),
        systems=on,
        lost=off,
        white=asset.white,
        ace=asset.ace,
        fuel=asset.fuel,
        captor=captor_of(state, asset),
        aboard=sum(1 for company in state.touching(asset.id) if company.at is None),
    )


# -- the attack -------------------------------------------------------------------------------------------------------


def _acting(state: State) -> tuple[Activation, Asset] | None:
    if not state.stack:
        return None
    return state.stack[-1], state.asset(state.stack[-1].asset)


def _base(asset: Asset) -> space.Body:
    assert asset.at is not None
    return space.body(asset.kind, asset.at, asset.heading)


def _aim(state: State, decimal: str) -> Aim | None:
    acting = _acting(state)
    if acting is None or acting[0].target == NOTHING or acting[1].at is None or acting[0].attacked:
        return None
    act, attacker = acting
    target = next((asset for asset in state.there if asset.id == act.target), None)
    if target is None or target.at is None:
        return None
    a, b = _base(attacker), _base(target)
    start, end = edge_toward(a, target.at), edge_toward(b, attacker.at or target.at)
    far = f"{space.gap(a, b):.1f}".replace(".", decimal)
    screen = None if act.attack is None else act.attack.screen
    return Aim(start, end, _covers(state, act, a, b), screen, far, "" if act.range is None else str(act.range))


def _covers(state: State, act: Activation, attacker: space.Body, target: space.Body) -> tuple[str, ...]:
    """The cover that counts: what was declared, and until then all that stands between."""
    if act.attack is not None:
        return () if act.attack.cover is None else (act.attack.cover,)
    others = {
        asset.id: _base(asset)
        for asset in state.there
        if asset.at is not None and (asset.ship or asset.kind == DEBRIS) and asset.id not in (act.asset, act.target)
    }
    return space.between(attacker, target, others)


def edge_toward(base: space.Body, toward: Dot) -> Dot:
    """Where a line from the middle of a base to a point leaves it; the middle, if it does not."""
    if base.at == toward:
        return base.at
    line = shapely.LineString((base.at, toward))
    rest: Any = shapely.difference(line, space.outline(base))
    return tuple(rest.coords[0]) if rest.geom_type == "LineString" and not rest.is_empty else base.at


def _rings(state: State, preview: Any) -> Iterator[Ring]:
    """How far the ranges of the acting asset go, from the edge of its base; from where it would be."""
    acting = _acting(state)
    asset = None if acting is None else acting[1]
    if preview is not None:
        asset = next((asset for asset in state.there if asset.id == preview.item), None)
        asset = None if asset is None else structs.replace(asset, at=preview.at, heading=_heading(preview))
    if asset is None or asset.at is None or not asset.tactical:
        return
    area: Any = space.outline(_base(asset))
    for reach, name in _RANGES:
        far = getattr(state.profile, name)
        yield Ring(tuple(area.buffer(far, quad_segs=24).exterior.coords), reach, f"{far:g}")


def _shade(state: State, shaded: Shaded) -> Shade | None:
    if not shaded.polygons:
        return None
    acting = _acting(state)
    placing = None if state.setup is None else state.setup.placing
    owner = next((asset.owner for asset in state.assets if asset.id == placing), None)
    return Shade(shaded.polygons, shaded.holes, acting[1].owner if owner is None and acting else owner)


# -- ways -------------------------------------------------------------------------------------------------------------


def _journey(state: State) -> Trail | None:
    """The way that a ship is on."""
    journey = state.journey
    if journey is None or journey.end is None or journey.arrived:
        return None
    asset = state.asset(journey.asset)
    points, hinges = flown(journey.end, journey.heading, journey)
    return Trail(points, asset.kind, asset.owner, journey.heading, hinges)


def flown(end: Dot, heading: float, course: Journey | Any) -> tuple[tuple[Dot, ...], tuple[tuple[Dot, int], ...]]:
    """The way of a course that ends there, unit by unit from its start, and its hinges with their clicks."""
    at, points, hinges = end, [end], list[tuple[Dot, int]]()
    for number in range(course.speed, 0, -1):
        click = course.clicks[number - 1] if number <= len(course.clicks) else 0
        hinges.append((at, click))
        heading -= click * 22.5
        at = space.ahead(at, heading, -1.0)
        points.append(at)
    return tuple(reversed(points)), tuple(reversed(hinges))


def _heading(preview: Any) -> float:
    return float(getattr(preview, "heading", None) or 0.0)


def planned(state: State, preview: Any, decimal: str) -> Trail:
    """A way that is tried out: a course along the ruler, a company's move, or a place in set-up."""
    item = next((asset for asset in state.assets if asset.id == preview.item), None)
    owner = -1 if item is None else item.owner
    kind = DEBRIS if item is None else item.kind
    course, heading = getattr(preview, "course", None), _heading(preview)
    points: tuple[Dot, ...] = tuple(getattr(preview, "way", ())) or (preview.at,)
    hinges: tuple[tuple[Dot, int], ...] = ()
    if course is not None and kind != COMPANY:
        points, hinges = flown(preview.at, heading, course)
    return Trail(points, kind, owner, heading, hinges, _word(preview, points, decimal))


def _word(preview: Any, points: tuple[Dot, ...], decimal: str) -> str:
    """How long a way is, against what it may be."""
    most: float | None = getattr(preview, "most", None)
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    spent: int | None = getattr(preview, "cost", None)
    pips: int | None = getattr(preview, "pips", None)
    if spent is not None and pips is not None:
        return f"{spent} / {pips}"
    return f"{length:.1f} / {most:g}".replace(".", decimal) if most is not None and length else ""
