"""The scene of a state in space: assets on their bases, ranges, the attack, open ground, a flown or planned way."""

import math
from collections.abc import Iterable, Iterator
from typing import Any

from render.intercept_orbit import status
from render.kit.typeface import decimal_text
from render.map.overlay import OpenGround
from render.space.scene import Aim, Ring, Scene, Way, edge_toward, meeting
from render.space.scene import Asset as DrawnAsset
from rules.field import ROUND, Point
from rules.intercept_orbit.placing.preview import Preview, Sight, open_ground
from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.state.pending import NOTHING, Activation, Journey
from rules.intercept_orbit.state.pools import ranges
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import DEBRIS, Asset, State

_NEARBY = 4.0


def scene_of(state: State, preview: Preview | None = None, decimal: str = ".") -> Scene:
    """The scene of a game; with a preview the planned place instead of the current action."""
    ground, crash = measure.table(state), _crash(state)
    way = _journey(state) if preview is None else _planned(state, preview, decimal)
    return Scene(
        size=ground.size,
        ruler=state.profile.ruler,
        round=ground.shape == ROUND,
        assets=tuple(_assets(state, preview)),
        open_ground=_open_ground(state, preview),
        rings=tuple(_rings(state, preview)) if not crash and (way is None or preview is not None) else (),
        aim=_aim(_after(state, preview), decimal) if preview is None or preview.target != NOTHING else None,
        way=way,
        crash=crash,
    )


def _crash(state: State) -> Point | None:
    """Where the ships that collide meet."""
    pair = () if state.collision is None else (state.collision.rammer, state.collision.target)
    both = [measure.base(state, one) for one in state.there if one.id in pair and one.at is not None]
    return meeting(*both) if len(both) > 1 else None


def _after(state: State, preview: Preview | None) -> State:
    """The state with the planned asset in its new place."""
    if preview is None or all(asset.id != preview.item for asset in state.assets):
        return state
    return state.with_asset(preview.item, at=preview.at, heading=preview.heading)


def points_of(scene: Scene) -> list[Point]:
    """The points of the action: the acting asset, its target, the way; all assets if there is none."""
    busy = [asset.at for asset in scene.assets if asset.targeted or asset.part in ("active", "suspended")]
    busy += [*(scene.way.points if scene.way else ()), *((scene.aim.start, scene.aim.end) if scene.aim else ())]
    near = [asset.at for asset in scene.assets if any(math.dist(asset.at, point) <= _NEARBY for point in busy)]
    return [*busy, *near] or [asset.at for asset in scene.assets] or [(0.0, 0.0), (scene.size, scene.size)]


# -- assets -----------------------------------------------------------------------------------------------------------


def _assets(state: State, preview: Preview | None) -> Iterator[DrawnAsset]:
    sights = {} if preview is None else {sight.asset: sight for sight in preview.sights}
    for asset in state.there:
        if asset.at is not None:
            yield _asset(state, asset, asset.at, sights.get(asset.id))


def _asset(state: State, asset: Asset, at: Point, sight: Sight | None) -> DrawnAsset:
    return DrawnAsset(
        id=asset.id,
        owner=asset.owner,
        kind=asset.kind,
        at=at,
        bases=state.profile.bases,
        heading=asset.heading,
        builder=asset.builder,
        part=status.part_of(state, asset),
        targeted=status.is_targeted(state, asset),
        defense=asset.defense,
        defense_die=asset.defense_die,
        spots=tuple((spot.die, spot.value) for spot in asset.spots),
        systems=asset.systems,
        lost=status.lost_systems(asset),
        white=asset.white,
        whole=state.profile.white,
        ace=asset.ace,
        fuel=asset.fuel,
        bingo=status.is_bingo(state, asset),
        captor=status.captor_of(state, asset),
        aboard=sum(1 for company in state.touching(asset.id) if company.at is None),
        range="" if sight is None else sight.range,
        covered=sight is not None and bool(sight.cover),
    )


# -- the attack -------------------------------------------------------------------------------------------------------


def _acting(state: State) -> Asset | None:
    return state.asset(state.stack[-1].asset) if state.stack else None


def _aim(state: State, decimal: str) -> Aim | None:
    attacker = _acting(state)
    if attacker is None or attacker.at is None or state.collision is not None:
        return None
    act = state.stack[-1]
    target = next((asset for asset in state.there if asset.id == act.target), None)
    if act.attacked or target is None or target.at is None:
        return None
    mine, other = measure.base(state, attacker), measure.base(state, target)
    return Aim(
        start=edge_toward(mine, target.at),
        end=edge_toward(other, attacker.at),
        covers=_covers(state, act),
        screen=None if act.attack is None else act.attack.screen,
        distance=decimal_text(bases.gap(mine, other), decimal),
        range="" if act.range is None else str(act.range),
    )


def _covers(state: State, act: Activation) -> tuple[str, ...]:
    """The declared cover, or before it is declared everything in between."""
    if act.attack is not None:
        return () if act.attack.cover is None else (act.attack.cover,)
    return measure.covers(state, act.asset, act.target)


def _rings(state: State, preview: Preview | None) -> Iterator[Ring]:
    """The ranges at which the acting or the planned asset attacks, from the edge of its base."""
    acting = _acting(state)
    item = preview.item if preview is not None else None if acting is None else acting.id
    asset = next((asset for asset in _after(state, preview).there if asset.id == item), None)
    if asset is None or asset.at is None or not asset.tactical:
        return
    area: Any = bases.outline(measure.base(state, asset))
    # The farthest distance of each range but the last, which begins where assault range ends.
    profile, own = state.profile, ranges(state.profile, asset)
    for name, far in (Range.DOGFIGHT, profile.reach), (Range.POINT, profile.near), (Range.ASSAULT, profile.ruler):
        if name in own or (name is Range.ASSAULT and Range.SUPPORT in own):
            yield Ring(tuple(area.buffer(far, quad_segs=24).exterior.coords), str(name), f"{far:g}")


def _open_ground(state: State, preview: Preview | None) -> OpenGround | None:
    ground = open_ground(state)
    if not ground.polygons:
        return None
    acting = _acting(state)
    placing = preview.item if preview is not None else None if state.setup is None else state.setup.placing
    owner = next((asset.owner for asset in state.assets if asset.id == placing), None)
    return OpenGround(ground.polygons, ground.holes, acting.owner if owner is None and acting else owner)


# -- ways -------------------------------------------------------------------------------------------------------------


def _journey(state: State) -> Way | None:
    """The way of a ship on its course."""
    journey = state.journey
    if journey is None or journey.end is None or journey.arrived or not journey.speed:
        return None
    asset = state.asset(journey.asset)
    points, hinges = flown(journey.end, journey, state.profile.click)
    met = tuple(contact.asset for contact in journey.contacts if contact.how in ("through", "ends") and contact.asset)
    return Way(points, asset.kind, asset.owner, state.profile.bases, journey.heading, hinges, meets=met)


def flown(end: Point, journey: Journey, angle: float) -> tuple[tuple[Point, ...], tuple[tuple[Point, int], ...]]:
    """The way of a course that ends at a point, unit by unit, and its hinges with their clicks of that angle."""
    at, heading, points, hinges = end, journey.heading, [end], list[tuple[Point, int]]()
    for number in range(journey.speed, 0, -1):
        click = journey.clicks[number - 1] if number <= len(journey.clicks) else 0
        hinges.append((at, click))
        heading -= click * angle
        at = bases.ahead(at, heading, -1.0)
        points.append(at)
    return tuple(reversed(points)), tuple(reversed(hinges))


def _planned(state: State, preview: Preview, decimal: str) -> Way:
    """A planned way: a course along the ruler, a company's move, or a place."""
    item = next((asset for asset in state.assets if asset.id == preview.item), None)
    owner, kind = (-1, DEBRIS) if item is None else (item.owner, item.kind)
    return Way(
        points=tuple(_places(preview)) or preview.way or (preview.at,),
        kind=kind,
        owner=owner,
        bases=state.profile.bases,
        heading=preview.heading,
        hinges=tuple(_hinges(preview, state.profile.click)),
        word=_word(preview, decimal),
        ok=preview.leaves == "no",
        meets=tuple(passed.asset for passed in preview.meets),
    )


def _places(preview: Preview) -> Iterable[Point]:
    """The places of a course, each once."""
    return dict.fromkeys(at for at, _ in preview.bends)


def _hinges(preview: Preview, angle: float) -> Iterator[tuple[Point, int]]:
    """The places of a course after its start, each with its clicks."""
    bends = preview.bends
    heading = bends[0][1] if bends else 0.0
    for place in list(_places(preview))[1:]:
        end = next(turn for at, turn in reversed(bends) if at == place)
        yield place, round(((end - heading + 180.0) % 360.0 - 180.0) / angle)
        heading = end


def _word(preview: Preview, decimal: str) -> str:
    """The cost of a course or the length of a way, against its limit."""
    if not preview.most or preview.verb not in ("course", "move"):
        return ""
    spent = f"{preview.costs}" if preview.verb == "course" else decimal_text(preview.length, decimal)
    return f"{spent} / {preview.most:g}".replace(".", decimal)
