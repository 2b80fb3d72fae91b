"""What of a state is shown in space: assets on their bases, the way of who moves, ranges, the attack, open ground."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

import shapely

from render.map.scene import Shade
from render.space.scene import Aim, Dot, Ring, Scene, Thing, Trail
from rules.field import ROUND
from rules.intercept_orbit.placing.preview import Preview, Sight, open_ground
from rules.intercept_orbit.placing.zones import ground_of
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.space.course import CLICK
from rules.intercept_orbit.state.state import DEBRIS, NOTHING, Activation, Asset, Journey, State

__all__ = [
    "body_of", "captor_of", "edge_toward", "outline_of", "points_of", "scene_of", "shown_systems", "targeted",
    "the_part",
]  # fmt: skip

_NEARBY = 4.0
_RANGES = (("dogfight", "reach"), ("point-defense", "near"), ("assault", "ruler"))


def scene_of(state: State, preview: Preview | None = None, decimal: str = ".") -> Scene:
    """A game on a map. With a preview: what would be so, instead of what is going on."""
    ground = ground_of(state.options)
    trail = _journey(state) if preview is None else planned(state, preview, decimal)
    sights = {} if preview is None else {sight.asset: sight for sight in preview.sights}
    return Scene(
        size=ground.size,
        round=ground.shape == ROUND,
        things=tuple(_thing(state, asset, sights.get(asset.id)) for asset in state.there if asset.at is not None),
        shade=_shade(state, preview),
        rings=tuple(_rings(state, preview)) if trail is None or preview is not None else (),
        aim=_aim(_after(state, preview), decimal) if preview is None or preview.target != NOTHING else None,
        trail=trail,
    )


def _after(state: State, preview: Preview | None) -> State:
    """The state in which the asset that is planned for is already there."""
    if preview is None or all(asset.id != preview.item for asset in state.assets):
        return state
    return state.with_asset(preview.item, at=preview.at, heading=preview.heading)


def body_of(thing: Thing) -> bases.Body:
    """The base of a thing."""
    return bases.body(thing.kind, thing.at, thing.heading)


def outline_of(thing: Thing, more: float = 0.0) -> tuple[Dot, ...]:
    """The edge of a thing's base, or of all that is so many units around it."""
    base = body_of(thing)
    if base.round or more:
        area: Any = bases.outline(base).buffer(more, quad_segs=12)
        return tuple(area.exterior.coords)
    return bases.corners(base)


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
    """Whether it is aimed at now, has to take hits, is rammed, or fought for."""
    aims = {state.stack[-1].target} if state.stack else set()
    if state.owed:
        aims = {state.owed[0].asset}
    if state.crash is not None:
        aims.add(state.crash.target)
    if state.boarding is not None:
        aims.add(state.boarding.ship or NOTHING)
    return asset.id in aims


def _thing(state: State, asset: Asset, sight: Sight | None) -> Thing:
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
        rank="" if sight is None else sight.range,
        behind=sight is not None and bool(sight.cover),
    )


# -- the attack -------------------------------------------------------------------------------------------------------


def _acting(state: State) -> tuple[Activation, Asset] | None:
    if not state.stack:
        return None
    return state.stack[-1], state.asset(state.stack[-1].asset)


def _base(asset: Asset) -> bases.Body:
    assert asset.at is not None
    return bases.body(asset.kind, asset.at, asset.heading)


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
    far = f"{bases.gap(a, b):.1f}".replace(".", decimal)
    screen = None if act.attack is None else act.attack.screen
    return Aim(start, end, _covers(state, act), screen, far, "" if act.range is None else str(act.range))


def _covers(state: State, act: Activation) -> tuple[str, ...]:
    """The cover that counts: what was declared, and until then all that stands between."""
    if act.attack is not None:
        return () if act.attack.cover is None else (act.attack.cover,)
    return measure.covers(state, act.asset, act.target)


def edge_toward(base: bases.Body, toward: Dot) -> Dot:
    """Where a line from the middle of a base to a point leaves it; the middle, if it does not."""
    if base.at == toward:
        return base.at
    line = shapely.LineString((base.at, toward))
    rest: Any = shapely.difference(line, bases.outline(base))
    return tuple(rest.coords[0]) if rest.geom_type == "LineString" and not rest.is_empty else base.at


def _rings(state: State, preview: Preview | None) -> Iterator[Ring]:
    """How far the ranges of the acting asset go, from the edge of its base; of one that is planned for, from there."""
    acting = _acting(state)
    name = preview.item if preview is not None else None if acting is None else acting[1].id
    asset = next((asset for asset in _after(state, preview).there if asset.id == name), None)
    if asset is None or asset.at is None or not asset.tactical:
        return
    area: Any = bases.outline(_base(asset))
    for reach, number in _RANGES:
        far = getattr(state.profile, number)
        yield Ring(tuple(area.buffer(far, quad_segs=24).exterior.coords), reach, f"{far:g}")


def _shade(state: State, preview: Preview | None) -> Shade | None:
    ground = open_ground(state)
    if not ground.polygons:
        return None
    acting = _acting(state)
    placing = preview.item if preview is not None else None if state.setup is None else state.setup.placing
    owner = next((asset.owner for asset in state.assets if asset.id == placing), None)
    return Shade(ground.polygons, ground.holes, acting[1].owner if owner is None and acting else owner)


# -- ways -------------------------------------------------------------------------------------------------------------


def _journey(state: State) -> Trail | None:
    """The way that a ship is on."""
    journey = state.journey
    if journey is None or journey.end is None or journey.arrived or not journey.speed:
        return None
    asset = state.asset(journey.asset)
    points, hinges = flown(journey.end, journey)
    met = tuple(contact.asset for contact in journey.contacts if contact.how in ("through", "ends") and contact.asset)
    return Trail(points, asset.kind, asset.owner, journey.heading, hinges, meets=met)


def flown(end: Dot, journey: Journey) -> tuple[tuple[Dot, ...], tuple[tuple[Dot, int], ...]]:
    """The way of a course that ends there, unit by unit from its start, and its hinges with their clicks."""
    at, heading, points, hinges = end, journey.heading, [end], list[tuple[Dot, int]]()
    for number in range(journey.speed, 0, -1):
        click = journey.clicks[number - 1] if number <= len(journey.clicks) else 0
        hinges.append((at, click))
        heading -= click * CLICK
        at = bases.ahead(at, heading, -1.0)
        points.append(at)
    return tuple(reversed(points)), tuple(reversed(hinges))


def planned(state: State, preview: Preview, decimal: str) -> Trail:
    """A way that is tried out: a course along the ruler, a company's move, or a place where something is put."""
    item = next((asset for asset in state.assets if asset.id == preview.item), None)
    owner, kind = (-1, DEBRIS) if item is None else (item.owner, item.kind)
    points = tuple(dict.fromkeys(at for at, _ in preview.bends)) or preview.way or (preview.at,)
    meets = tuple(passed.asset for passed in preview.meets)
    hinges = tuple(_hinges(preview.bends))
    return Trail(points, kind, owner, preview.heading, hinges, _word(preview, decimal), preview.leaves == "no", meets)


def _hinges(bends: tuple[tuple[Dot, float], ...]) -> Iterator[tuple[Dot, int]]:
    """Each place on a course after its start, and the clicks there."""
    heading = bends[0][1] if bends else 0.0
    for place in list(dict.fromkeys(at for at, _ in bends))[1:]:
        end = next(turn for at, turn in reversed(bends) if at == place)
        yield place, round(((end - heading + 180.0) % 360.0 - 180.0) / CLICK)
        heading = end


def _word(preview: Preview, decimal: str) -> str:
    """What a course costs, or how long a way is, against what it may be."""
    if not preview.most or preview.verb not in ("course", "move"):
        return ""
    spent = f"{preview.costs}" if preview.verb == "course" else f"{preview.length:.1f}"
    return f"{spent} / {preview.most:g}".replace(".", decimal)
