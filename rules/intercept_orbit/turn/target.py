"""Targets and ranges that an asset may declare (rulebook: "Declare your target", "Ranges").

On a map only those that it could come to: from where it is, or from where its best die could bring it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import among, because, named
from rules.core.choices import ACTION_COLOURS, text_of
from rules.core.dice import sides_of
from rules.core.errors import Illegal, RulesError, shown
from rules.core.memo import memo_on_state
from rules.core.request import Option, Request, option
from rules.field import Ground, Zone, disc_zone, distance, near_zone
from rules.field.planar import shapely
from rules.intercept_orbit.combat.attack import targets
from rules.intercept_orbit.opponent.aim import attack_worth
from rules.intercept_orbit.placing.approach import Approach, approach
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import FINE, Body, shape, span
from rules.intercept_orbit.space.course import speeds
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.pending import NOTHING, Point, Step
from rules.intercept_orbit.state.pools import faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Asset, State
from rules.intercept_orbit.state.units import RED, Kind
from rules.intercept_orbit.turn.refused import called, out_of_range, why_no_target

_DOT = 0.01
FEW = 4
"""So many targets of an asset are named together with it."""
SLIGHT, BEST = 0.01, 6.0
"""The points that the weakest attack is worth, and the best face of its dice."""


class Targeted(Event, frozen=True):
    """The acting asset named its target: an asset's id or ``none``."""

    asset: str
    target: str
    why: str = "orbit-target"


@on(Targeted)
def _targeted(state: State, event: Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == NOTHING else Step.RANGE)


class RangeDeclared(Event, frozen=True):
    """The range from which it will be attacked."""

    asset: str
    range: Range
    why: str = "orbit-target"


@on(RangeDeclared)
def _range_declared(state: State, event: RangeDeclared) -> State:
    return state.with_top(range=event.range, step=Step.ROLL)


class Target(TurnQuestion):
    """The target of the asset that has its turn: ``B1@assault`` [aim; asset, range, far and now (maps only), debris,
    red dice]; ``none`` [no-target]. ``B1`` alone is asked its range, where there are several. Facts: under."""

    kind = "target"
    why = "orbit-target"
    at = (Step.TARGET,)
    least = NOTHING
    weighed = True

    def step(self, draft: Draft) -> bool:
        options = _options(draft.state)
        if len(options) > 1:
            return False
        draft.emit(Targeted(draft.act.asset, options[0].choice))
        return True

    def ask(self, state: State) -> Request:
        return self.to_owner(state, _options(state), under=state.act.under)

    def read(self, state: State, request: Request, choice: object) -> Option:
        """Also a target without its range."""
        text = text_of(request, choice).lower()
        assets = {item.facts["asset"]: None for item in request.options if "asset" in item.facts}
        found = next((asset for asset in assets if asset.lower() == text), None)
        return super().read(state, request, choice) if found is None else option(found, "asset", asset=found)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        name, aimed, wanted = text.partition("@")
        asset, target = state.asset(state.act.asset), called(state, name)
        why = why_no_target(asset, target)
        if why or target is None:
            return Illegal("asset-not-a-target", why=why, asset=asset.id, target=shown(name))
        return _no_range(state, asset, target, wanted if aimed else "")

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Targeted(draft.act.asset, chosen.facts.get("asset", NOTHING)))
        if "range" in chosen.facts:
            draft.emit(RangeDeclared(draft.act.asset, Range(chosen.facts["range"])))

    def beside(self, state: State, request: Request, option: Option) -> bool:
        """The few most valuable ones stand beside the question which asset has its turn; none that is out of reach."""
        asset = state.asset(request.facts["asset"])
        reached = (item for item in among(request, "aim") if _approach(state, asset, item) is not None)
        best = sorted(reached, key=lambda item: -_aim_worth(state, asset, item))
        return option in best[:FEW]

    def choose(self, state: State, request: Request) -> Choice | None:
        """The most valuable one."""
        best = next((choice for worth, choice in _worths(state, request) if worth > 0), None)
        return named(request, NOTHING) if best is None else best

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """None that no flight brings into range this turn."""
        own = self.choose(state, request)
        found = (*(choice for worth, choice in _worths(state, request) if worth > 0), named(request, NOTHING))
        return [choice for choice in found if own is not None and choice.choice != own.choice]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """Parts: ``duel`` with a company, ``guns`` at a ship."""
        asset = state.asset(request.facts["asset"])
        found = [Worth(choice, *_tastes(state, asset, choice, worth)) for worth, choice in _worths(state, request)]
        return [*found, Worth(named(request, NOTHING), {"rest": 0.001})]

    def blind(self, state: State, request: Request) -> Sequence[object]:
        if state.mapped:
            return super().blind(state, request)
        return [item.facts["asset"] if item.label == "aim" else item.choice for item in request.options]


def _tastes(state: State, asset: Asset, choice: Choice, worth: float) -> tuple[dict[str, float], dict[str, float]]:
    target = state.asset(choice.reason.facts["asset"])
    part = "duel" if target.kind == COMPANY else "guns"
    far = 0.0 if asset.at is None or target.at is None else distance(asset.at, target.at)
    return {part: worth}, {"near": 1 / (1 + far)}


def _worths(state: State, request: Request) -> Sequence[tuple[float, Choice]]:
    """Targets with their worth, the best first; where nothing is measured without the range, which people say."""
    asset, found = state.asset(request.facts["asset"]), dict[object, tuple[float, Choice]]()
    aims = [(_aim_worth(state, asset, item), item) for item in among(request, "aim") if not item.facts["debris"]]
    for worth, item in sorted(aims, key=lambda aim: -aim[0]):
        choice = because(item, worth=round(worth, 1))
        if not state.mapped:
            choice = Choice(item.facts["asset"], Reason("aim", item.facts))
        found.setdefault(choice.choice, (worth, choice))
    return [*found.values()]


def _approach(state: State, asset: Asset, item: Option) -> Approach | None:
    return approach(state, asset, state.asset(item.facts["asset"]), Range(item.facts["range"]))


def _aim_worth(state: State, asset: Asset, item: Option) -> float:
    return _worth(state, asset, state.asset(item.facts["asset"]), Range(item.facts["range"]))


def _worth(state: State, asset: Asset, target: Asset, at: Range) -> float:
    """What an attack at a range is worth, by the chance to come there this turn. One that is too weak on average may
    hit, and to name a target is free: it is worth a little, by what its best roll would be."""
    found = approach(state, asset, target, at)
    if found is None:
        return 0.0
    worth = attack_worth(state, asset, target, at)
    return found.chance * (worth or SLIGHT * (1 + attack_worth(state, asset, target, at, BEST)))


class ChooseRange(TurnQuestion):
    """The range of an attack on a target that was named without one: ``dogfight``, ``point-defense``, ``assault``,
    ``support`` [range; range]. Facts: target."""

    kind = "range"
    why = "orbit-target"
    seen = True
    at = (Step.RANGE,)

    def step(self, draft: Draft) -> bool:
        options = _range_options(draft.state)
        if len(options) > 1:
            return False
        draft.emit(RangeDeclared(draft.act.asset, Range(options[0].choice)))
        return True

    def ask(self, state: State) -> Request:
        return self.to_owner(state, _range_options(state), target=state.act.target)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return _no_range(state, state.asset(state.act.asset), state.asset(state.act.target), text)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(RangeDeclared(draft.act.asset, Range(chosen.choice)))

    def choose(self, state: State, request: Request) -> Choice | None:
        asset, target = state.asset(request.facts["asset"]), state.asset(request.facts["target"])
        return because(max(request.options, key=lambda item: _worth(state, asset, target, Range(item.choice))))


def _no_range(state: State, asset: Asset, target: Asset, text: str) -> RulesError:
    """Why a range cannot be declared: it is none, needs a weapon, hurts no company, or no move comes to it."""
    facts = {"asset": asset.id, "target": target.id, "range": shown(text)}
    if text.strip().lower() not in tuple(Range):
        return Illegal("asset-cannot-at-range", why="unknown", **facts)
    at = Range(text.strip().lower())
    if at not in ranges(state.profile, asset):
        return Illegal("asset-cannot-at-range", why="close-only" if asset.kind == COMPANY else "no-weapon", **facts)
    if at not in _ranges(state, asset, target):
        return Illegal("asset-cannot-at-range", why="companies", **facts)
    return Illegal("asset-cannot-at-range", **{**facts, **out_of_range(state, asset, target, at)})


# -- the options ------------------------------------------------------------------------------------------------------


@memo_on_state
def _options(state: State) -> tuple[Option, ...]:
    return target_options(state, state.asset(state.act.asset))


def target_options(state: State, asset: Asset) -> tuple[Option, ...]:
    """Enemy ships and companies in flight, then debris, each with a range, and nothing; on a map those that are in that
    range now come first, the nearest before others."""
    found = targets(state, asset)
    aims = [_aim(state, asset, target, at) for target in found for at in _open_ranges(state, asset, target)]

    def rank(aim: Option) -> tuple[bool, bool, float]:
        return aim.facts["debris"], aim.facts["now"] is False, aim.facts["far"] or 0.0

    return (*sorted(aims, key=rank), option(NOTHING, "no-target"))


def _aim(state: State, asset: Asset, target: Asset, at: Range) -> Option:
    far = None if asset.at is None else round(measure.far(state, asset, target), 1)
    debris = target.kind == DEBRIS
    now = None if far is None else at in measure.ranges_to(state, asset, target)
    red = sum(die[0] == RED for die in pool(state.profile, asset, at))
    facts = {"asset": target.id, "range": str(at), "far": far, "now": now, "debris": debris, "red": red}
    return option(f"{target.id}@{at}", "aim", **facts)


def _range_options(state: State) -> tuple[Option, ...]:
    """The ranges for a target that was named without one; all of its weapons' if it can come to none of them."""
    asset, target = state.asset(state.act.asset), state.asset(state.act.target)
    found = _open_ranges(state, asset, target) or _ranges(state, asset, target)
    return tuple(option(str(at), "range", range=str(at)) for at in found)


def _ranges(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    """The ranges of an asset; of a ship against a company only those at which any face hits."""
    found = ranges(state.profile, asset)
    if asset.ship and target.kind == COMPANY:
        return tuple(at for at in found if faces_that_hit(state.profile, at, COMPANY))
    return found


def _open_ranges(state: State, asset: Asset, target: Asset) -> tuple[Range, ...]:
    found = _ranges(state, asset, target)
    if not state.mapped:
        return found
    near = measure.ranges_to(state, asset, target)
    coming = _coming_ranges(state, asset, target, tuple(at for at in found if at not in near))
    return tuple(at for at in found if at in near or at in coming)


def _coming_ranges(state: State, asset: Asset, target: Asset, wanted: tuple[Range, ...]) -> tuple[Range, ...]:
    """The wanted ranges that a move could bring: of all distances between the least and the greatest to the target,
    or to the hull that it clings to. A green ace may shift either ship."""
    if not wanted:
        return ()
    host = None if target.host is None else state.asset(target.host)
    base, best, profile = measure.base(state, asset), _best(state, asset), state.profile
    found = [measure.base(state, body) for body in (target, host) if body is not None and body.at is not None]
    apart = [math.dist(base.at, body.at) for body in found]
    slack, way = profile.nudge + profile.close_call, _way_most(profile, asset.kind, best)

    def comes(at: Range) -> bool:
        start, end = span(profile, at)
        far = end + slack + base.outer
        # Standing still may do already: no move has to be looked for.
        if start < max(apart) + slack - FINE and min(apart) <= far:
            return True
        # Farther off than the longest way brings it: the costly zone below is not needed to refuse that.
        if all(gone - body.outer > far + way for gone, body in zip(apart, found, strict=True)):
            return False
        # The greatest distance is that to a corner of the convex hull; the least is asked of the zone itself.
        zone, corners = _ends(profile, base, asset.kind, best, measure.table(state))
        most = max(math.dist(corner, body.at) for corner in corners for body in found) + slack
        if at == Range.SUPPORT:
            return most > start
        return start <= most and any(shapely.dwithin(zone, _dot(body), far) for body in found)

    return tuple(at for at in wanted if comes(at))


def _way_most(profile: Profile, kind: Kind, best: int) -> float:
    """More than the way to any place where the middle of an asset may be when it attacks."""
    return 1.0 + (best if kind == COMPANY else max(speed for speed, _ in speeds(profile, kind, best)))


def _best(state: State, asset: Asset) -> int:
    """The best face that a die to move with could show."""
    dice = pool(state.profile, asset, None)
    return max((sides_of(die) for die in dice if die[0] in ACTION_COLOURS["move"]), default=0)


@lru_cache(maxsize=256)
def _dot(base: Body) -> Zone:
    """A base and a little around it. Cached: all who could aim at it ask."""
    return near_zone(shape(base), _DOT)


@lru_cache(maxsize=32)
def _ends(profile: Profile, base: Body, kind: Kind, best: int, ground: Ground) -> tuple[Zone, tuple[Point, ...]]:
    """Where the middle of an asset may be when it attacks, and the corners of that. Cached: all its targets ask.

    Made to be measured: its parts may overlap.
    """
    if kind == COMPANY:
        zone = disc_zone(base.at, best or _DOT)
    else:
        there = fan(profile, base, kind, best, ground)
        zone = shapely.multipolygons([disc_zone(base.at, _DOT), *shapely.get_parts(there)])
    shapely.prepare(zone)
    return zone, tuple((x, y) for x, y in shapely.get_coordinates(shapely.convex_hull(zone)).tolist())
