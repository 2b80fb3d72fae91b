"""Calculations outside any game (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rules.core.dice import ScriptedDice, SystemDice
from rules.core.errors import Malformed
from rules.core.json_input import Facts, take
from rules.frames.hits import damage_dice
from rules.frames.score import points_per_asset
from rules.intercept_orbit.fleet.limits import Fleet, Kind, parse, tas
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit, pool
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, Asset
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS

__all__ = ["DICE_MAX", "Attack", "calculate", "faces_of", "hit_chances"]

DICE_MAX = 100
Small = Annotated[int, Meta(ge=0, le=99)]
Span = Literal["dogfight", "point-defense", "assault", "support"]


class Pool(Struct):
    """One asset as it is written in a fleet (``Frigate: Rp B K``), its white dice left, and the range of its attack."""

    asset: Annotated[str, Meta(max_length=200)]
    range: Span | None = None
    white: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class Points(Struct):
    """The fleets as text, one for each player."""

    fleets: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(min_length=2, max_length=4)]


class Attack(Struct):
    """``by`` and ``target``: ``ship`` or ``company``; ``cover``: something absorbs the lowest face that hits."""

    attack: Small
    range: Span
    by: Literal["ship", "company"] = "ship"
    target: Literal["ship", "company"] = "ship"
    spot: Small = 0
    defense: Small = 0
    cover: bool = False
    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


def calculate(profile: Profile, verb: str, request: Facts) -> Facts:
    """The answer. Raises ``RulesError``."""
    return _VERBS[verb](profile, request)


def _pool(profile: Profile, request: Facts) -> Facts:
    want = take(request, Pool)
    unit = parse(want.asset).units[0]
    systems = COMPANY_SYSTEMS if unit.kind is Kind.COMPANY else unit.systems
    white = _white(profile, want)
    asset = Asset("A1", 0, unit.kind, unit.name, 0, systems, 0 if unit.kind is Kind.HVA else white, ace=unit.ace)
    return {"dice": list(pool(profile, asset, None if want.range is None else Range(want.range)))}


def _white(profile: Profile, want: Pool) -> int:
    """The white dice left; all of them by default."""
    if want.white is UNSET:
        return profile.white
    if want.white > profile.white:
        raise Malformed("field", problem=f"Expected `int` <= {profile.white} - at `$.white`")
    return want.white


def _points(profile: Profile, request: Facts) -> Facts:
    fleets = [parse(text) for text in take(request, Points).fleets]
    ppa = points_per_asset([tas(fleet) for fleet in fleets], [_systems(fleet) for fleet in fleets], profile.ppa)
    scores = [own * len(fleet.units) for own, fleet in zip(ppa, fleets, strict=True)]
    return {"ppa": list(ppa), "scores": scores}


def _systems(fleet: Fleet) -> int:
    return sum(len(unit.systems) for unit in fleet.units if unit.kind is not Kind.COMPANY)


def _number(want: Attack) -> int:
    number = damage_dice(want.attack, want.spot, want.defense)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return number


def faces_of(profile: Profile, want: Attack) -> tuple[tuple[int, ...], int | None]:
    """The faces that hit, and the one that cover absorbs."""
    row = chart_range(want.by == COMPANY, Range(want.range))
    soft = absorbs(profile, row, want.target) if want.cover else None
    return tuple(face for face in faces_that_hit(profile, row, want.target) if face != soft), soft


def hit_chances(number: int, share: float) -> list[float]:
    """The chances of 0, 1, 2… hits with that many dice, of which a share hits."""
    return [comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)]


def _attack(profile: Profile, request: Facts) -> Facts:
    want = take(request, Attack)
    number = _number(want)
    script = None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll(("R6",) * number)
    if script is not None:
        script.finish()
    good, soft = faces_of(profile, want)
    hits, absorbed = sum(face in good for face in faces), sum(face == soft for face in faces)
    return {"damage_dice": number, "dice": list(faces), "target_hits": hits, "absorbed": absorbed}


def _odds(profile: Profile, request: Facts) -> Facts:
    want = take(request, Attack)
    number, share = _number(want), len(faces_of(profile, want)[0]) / 6
    hits = {str(n): chance for n, chance in enumerate(hit_chances(number, share))}
    return {"damage_dice": number, "target_hits": hits, "mean": number * share}


_VERBS: dict[str, Callable[[Profile, Facts], Facts]] = {
    "pool": _pool,
    "ppa": _points,
    "attack": _attack,
    "odds": _odds,
}
