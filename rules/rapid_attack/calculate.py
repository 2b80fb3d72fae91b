"""Questions outside any game: pools, points, attacks, odds (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rules.contract.calculation import AttackResult, Calculation, OddsResult, PointsResult, PoolResult, Step
from rules.core.dice import ScriptedDice, SystemDice
from rules.core.errors import Malformed
from rules.frames.hits import Barrier, damage_dice, resolve
from rules.frames.loadout import check_loadout, parse_system, pool
from rules.frames.odds import attack_odds
from rules.frames.score import points_per_asset
from rules.rapid_attack.profile import Profile

DICE_MAX = 100
"""The most damage dice of one question."""

Small = Annotated[int, Meta(ge=0, le=99)]
Whites = Annotated[int, Meta(ge=0)] | UnsetType
Systems = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]
Span = Literal["hand-to-hand", "direct-fire", "artillery"]


class Pool(Struct, forbid_unknown_fields=True):
    """The question ``pool``: a frame, the range of its attack, the rockets that it uses."""

    systems: Systems
    white: Whites = UNSET
    range: Span | None = None
    rockets: Small = 0
    hazard: bool = False


class Side(Struct, forbid_unknown_fields=True):
    """One of the ``companies`` of ``ppa``: of each frame its systems or their number, and a number of stations."""

    frames: Annotated[list[Systems | Annotated[int, Meta(ge=0)]], Meta(max_length=99)]
    stations: Small = 0


class Points(Struct, forbid_unknown_fields=True):
    """The question ``ppa``."""

    companies: Annotated[list[Side], Meta(min_length=1, max_length=20)]


class TerrainCover(Struct, tag_field="kind", tag="terrain", forbid_unknown_fields=True):
    """Terrain with the hits until it is gone."""

    hits: Small


class FrameCover(Struct, tag_field="kind", tag="frame", forbid_unknown_fields=True):
    """A frame; ``defense_systems`` are some of its ``systems``."""

    systems: Small
    white: Whites = UNSET
    defense_systems: Small = 0


class Odds(Struct, forbid_unknown_fields=True):
    """The question ``odds``; the first cover in the list takes hits first."""

    attack: Small
    range: Span
    target: Literal["frame", "terrain"]
    spot: Small = 0
    defense: Small = 0
    covers: Annotated[list[TerrainCover | FrameCover], Meta(max_length=20)] = []


class Attack(Odds, forbid_unknown_fields=True):
    """The question ``attack``; ``dice``: the faces of the damage dice (default: rolled)."""

    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


def _pool(profile: Profile, want: Pool) -> PoolResult:
    white = _whites(profile, want.white, "$.white")
    systems = _loadout(profile, want.systems)
    return PoolResult(
        pool(profile.dice, systems, white=white, attack_range=want.range, rockets=want.rockets, hazard=want.hazard)
    )


def _whites(profile: Profile, white: int | UnsetType, path: str) -> int:
    """The white dice of a frame, all where none are named. Raises ``Malformed("field")`` for more than it has."""
    if white is UNSET:
        return profile.white
    if white > profile.white:
        raise Malformed("field", problem=f"Expected `int` <= {profile.white} - at `{path}`")
    return white


def _loadout(profile: Profile, systems: Sequence[str]) -> list[str]:
    parsed = [parse_system(system) for system in systems]
    check_loadout(parsed, most=profile.systems_max, same=profile.same_max)
    return parsed


def _ppa(profile: Profile, want: Points) -> PointsResult:
    systems = [sum(_count(profile, frame) for frame in side.frames) for side in want.companies]
    frames = [len(side.frames) for side in want.companies]
    ppa = points_per_asset(frames, systems, profile.ppa, profile.ppa_edge)
    assets = [count + side.stations for count, side in zip(frames, want.companies, strict=True)]
    return PointsResult(ppa, tuple(points * count for points, count in zip(ppa, assets, strict=True)))


def _count(profile: Profile, frame: list[str] | int) -> int:
    """The systems of a frame. Raises ``Malformed("field")`` for more than it may carry."""
    if isinstance(frame, list):
        return len(_loadout(profile, frame))
    if frame > profile.systems_max:
        raise Malformed("field", problem=f"Expected `int` <= {profile.systems_max} - at `$.companies[].frames[]`")
    return frame


def _barrier(profile: Profile, cover: TerrainCover | FrameCover, white: int) -> Barrier:
    if isinstance(cover, TerrainCover):
        return Barrier("terrain", cover.hits)
    if cover.defense_systems > cover.systems:
        raise Malformed("defense-systems", count=cover.defense_systems, most=cover.systems)
    if not white:
        return Barrier("frame", 0)
    return Barrier("frame", cover.systems + white, immune=cover.defense_systems >= profile.chart.immune)


def _attack_wanted(profile: Profile, want: Odds) -> tuple[int, list[Barrier]]:
    """The number of damage dice, and the covers. Terrain neither defends nor is spotted."""
    whites = [
        _whites(profile, cover.white, f"$.covers[{number}].white") if isinstance(cover, FrameCover) else 0
        for number, cover in enumerate(want.covers)
    ]
    alive = want.target == "frame"
    number = damage_dice(want.attack, want.spot if alive else 0, want.defense if alive else 0)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return number, [_barrier(profile, cover, white) for cover, white in zip(want.covers, whites, strict=True)]


def _attack(profile: Profile, want: Attack) -> AttackResult:
    number, covers = _attack_wanted(profile, want)
    script = None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll((profile.chart.die,) * number)
    if script is not None:
        script.finish()
    result = resolve(profile.chart, faces, want.range, want.target, covers)
    steps = tuple(Step(strike.die, strike.struck) for strike in result.strikes)
    return AttackResult(number, faces, result.target_hits, tuple(result.cover_hits), steps)


def _odds(profile: Profile, want: Odds) -> OddsResult:
    number, covers = _attack_wanted(profile, want)
    odds = attack_odds(profile.chart, number, want.range, want.target, covers)
    hits = {str(hits): chance for hits, chance in enumerate(odds.target_hits)}
    return OddsResult(number, hits, odds.mean, odds.cover_gone)


def calculations(profile: Profile) -> dict[str, Calculation[Any]]:
    """The calculations of a ruleset."""
    return {
        "pool": Calculation(Pool, PoolResult, partial(_pool, profile)),
        "ppa": Calculation(Points, PointsResult, partial(_ppa, profile)),
        "attack": Calculation(Attack, AttackResult, partial(_attack, profile)),
        "odds": Calculation(Odds, OddsResult, partial(_odds, profile)),
    }
