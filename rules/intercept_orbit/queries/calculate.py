"""Calculations outside any game (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import comb
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rules.contract.calculation import AttackResult, Calculation, OddsResult, PointsResult, PoolResult, Step
from rules.core.dice import ScriptedDice, SystemDice
from rules.core.errors import Illegal, Malformed
from rules.frames.hits import damage_dice
from rules.frames.score import points_per_asset
from rules.intercept_orbit.fleet.text import parse
from rules.intercept_orbit.state.pools import RED_ACE, absorbs, chart_range, faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Profile, Range
from rules.intercept_orbit.state.state import COMPANY, Asset
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, SHIPS, Fleet, Kind, tas

DICE_MAX = 100
Small = Annotated[int, Meta(ge=0, le=99)]
Span = Literal["dogfight", "point-defense", "assault", "support"]
Systems = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]


class Pool(Struct, forbid_unknown_fields=True):
    """One asset, its white dice left, and the range of its attack.

    Either ``asset`` as it is written in a fleet (``Frigate: Rp B K``), or its ``systems``, with its ``kind`` where they
    do not tell it, and ``ace``.
    """

    asset: Annotated[str, Meta(max_length=200)] | None = None
    systems: Systems | None = None
    kind: Literal["capital", "frigate", "company", "hva"] | None = None
    ace: Literal["R", "B", "G", "Y"] | None = None
    range: Span | None = None
    white: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class Side(Struct, forbid_unknown_fields=True):
    """One of the ``companies`` of ``ppa``: of each ship its systems or their number, and numbers of other assets."""

    ships: Annotated[list[Systems | Annotated[int, Meta(ge=0, le=20)]], Meta(max_length=24)]
    companies: Small = 0
    hvas: Small = 0


class Points(Struct, forbid_unknown_fields=True):
    """The question ``ppa``: ``companies``, or the ``fleets`` as text."""

    companies: Annotated[list[Side], Meta(min_length=1, max_length=4)] | None = None
    fleets: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(min_length=1, max_length=4)] | None = None


class FleetPoints(PointsResult, frozen=True):
    """``scores`` is ``score`` by its older name."""

    scores: tuple[int, ...]


class Cover(Struct, forbid_unknown_fields=True):
    """``screen``: the target counts as in cover. In a dogfight only that covers (rulebook: "Dogfight range")."""

    kind: Literal["debris", "ship", "screen"]


class Odds(Struct, forbid_unknown_fields=True):
    """The question ``odds``. The first of the ``covers`` absorbs; ``cover`` is one ship, the older way to say it."""

    attack: Small
    range: Span
    by: Literal["ship", "company"] = "ship"
    target: Literal["ship", "company"] = "ship"
    spot: Small = 0
    defense: Small = 0
    covers: Annotated[list[Cover], Meta(max_length=20)] = []
    cover: bool = False

    @property
    def in_the_way(self) -> Sequence[Cover]:
        """All covers, however they are given."""
        return [*self.covers, *([Cover("ship")] if self.cover else ())]


class Attack(Odds, forbid_unknown_fields=True):
    """The question ``attack``; ``dice``: the faces of the damage dice (default: rolled)."""

    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


class Hits(AttackResult, frozen=True):
    """``absorbed``: the hits on all covers."""

    absorbed: int


def _pool(profile: Profile, want: Pool) -> PoolResult:
    if (want.asset is None) == (want.systems is None):
        raise Malformed("field", problem="Expected either `asset` or `systems`")
    unit = parse(want.asset if want.asset is not None else _written(want)).units[0]
    systems = COMPANY_SYSTEMS if unit.kind is Kind.COMPANY else unit.systems
    white = _white(profile, want)
    asset = Asset("A1", 0, unit.kind, unit.name, 0, systems, 0 if unit.kind is Kind.HVA else white, ace=unit.ace)
    at = None if want.range is None else Range(want.range)
    if unit.kind is Kind.COMPANY and at is not None and at not in ranges(profile, asset):
        raise Illegal("company-range", range=at.value)
    return PoolResult(pool(profile, asset, at))


def _written(want: Pool) -> str:
    """The asset as it is written in a fleet."""
    kind = "" if want.kind is None else f"{want.kind} "
    ace = "" if want.ace is None else f" ace {want.ace}"
    return f"{kind}A1: {' '.join(want.systems or ())}{ace}"


def _white(profile: Profile, want: Pool) -> int:
    """The white dice left; all of them by default."""
    if want.white is UNSET:
        return profile.white
    if want.white > profile.white:
        raise Malformed("field", problem=f"Expected `int` <= {profile.white} - at `$.white`")
    return want.white


def _points(profile: Profile, want: Points) -> FleetPoints:
    if (want.companies is None) == (want.fleets is None):
        raise Malformed("field", problem="Expected either `companies` or `fleets`")
    sides = want.companies if want.companies is not None else [_side(parse(text)) for text in want.fleets or ()]
    systems = [sum(len(ship) if isinstance(ship, list) else ship for ship in side.ships) for side in sides]
    ppa = points_per_asset([len(side.ships) + side.companies for side in sides], systems, profile.ppa)
    assets = [len(side.ships) + side.companies + side.hvas for side in sides]
    scores = tuple(own * count for own, count in zip(ppa, assets, strict=True))
    return FleetPoints(ppa, scores, scores)


def _side(fleet: Fleet) -> Side:
    """A fleet in numbers."""
    ships: list[list[str] | int] = [len(unit.systems) for unit in fleet.units if unit.kind in SHIPS]
    companies = tas(fleet) - len(ships)
    return Side(ships, companies, len(fleet.units) - tas(fleet))


def _number(want: Odds) -> int:
    """The damage dice of an attack. Raises ``RulesError``: ``company-range``, ``too-many-dice``."""
    if want.by == COMPANY and Range(want.range) not in RED_ACE:
        raise Illegal("company-range", range=want.range)
    number = damage_dice(want.attack, want.spot, want.defense)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return number


def _absorber(want: Odds) -> int | None:
    """The number of the cover that absorbs."""
    close = Range(want.range) is Range.DOGFIGHT
    return next((n for n, cover in enumerate(want.in_the_way) if cover.kind == "screen" or not close), None)


def faces_of(profile: Profile, want: Odds) -> tuple[tuple[int, ...], int | None]:
    """The faces that hit, and the one that cover absorbs."""
    row = chart_range(want.by == COMPANY, Range(want.range))
    soft = None if _absorber(want) is None else absorbs(profile, row, want.target)
    return tuple(face for face in faces_that_hit(profile, row, want.target) if face != soft), soft


def hit_chances(number: int, share: float) -> list[float]:
    """The chances of 0, 1, 2… hits with that many dice, of which a share hits."""
    return [comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)]


def _attack(profile: Profile, want: Attack) -> Hits:
    number = _number(want)
    script = None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll(("R6",) * number)
    if script is not None:
        script.finish()
    good, soft = faces_of(profile, want)
    absorber = f"cover {_absorber(want)}"
    steps = tuple(
        Step(face, "target" if face in good else absorber if face == soft else None) for face in sorted(faces)
    )
    absorbed = sum(face == soft for face in faces)
    on_covers = tuple(absorbed if n == _absorber(want) else 0 for n in range(len(want.in_the_way)))
    return Hits(number, faces, sum(face in good for face in faces), on_covers, steps, absorbed)


def _odds(profile: Profile, want: Odds) -> OddsResult:
    number, (good, soft) = _number(want), faces_of(profile, want)
    share = len(good) / 6
    hits = {str(n): chance for n, chance in enumerate(hit_chances(number, share))}
    hit = 0.0 if soft is None else 1 - (5 / 6) ** number
    gone = tuple(
        hit if n == _absorber(want) and cover.kind == "debris" else 0.0 for n, cover in enumerate(want.in_the_way)
    )
    return OddsResult(number, hits, number * share, gone)


def calculations(profile: Profile) -> dict[str, Calculation[Any]]:
    """The calculations of the game."""
    return {
        "pool": Calculation(Pool, PoolResult, partial(_pool, profile)),
        "ppa": Calculation(Points, FleetPoints, partial(_points, profile)),
        "attack": Calculation(Attack, Hits, partial(_attack, profile)),
        "odds": Calculation(Odds, OddsResult, partial(_odds, profile)),
    }
