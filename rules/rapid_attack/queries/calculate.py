"""Questions outside any game: pools, points, attacks, odds (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rules.core.dice import ScriptedDice, SystemDice
from rules.core.errors import Malformed
from rules.core.json_input import take
from rules.frames.hits import Barrier, Strike, damage_dice, resolve
from rules.frames.loadout import check_loadout, parse_system, pool
from rules.frames.odds import attack_odds
from rules.frames.score import points_per_asset
from rules.rapid_attack.profile import Profile

__all__ = ["CALCULATIONS"]

DICE_MAX = 100
"""So many damage dice are rolled or reckoned with at most."""

Small = Annotated[int, Meta(ge=0, le=99)]
Systems = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]
Span = Literal["hand-to-hand", "direct-fire", "artillery"]


class Pool(Struct):
    ruleset: str
    systems: Systems
    white: Annotated[int, Meta(ge=0, le=2)] = 2
    range: Span | None = None
    rockets: Small = 0
    hazard: bool = False


class Side(Struct):
    """One of the ``companies`` of ``ppa``: the systems of each frame, and a number of stations."""

    frames: Annotated[list[Systems], Meta(max_length=99)]
    stations: Small = 0


class Points(Struct):
    ruleset: str
    companies: Annotated[list[Side], Meta(min_length=1, max_length=20)]


class TerrainCover(Struct, tag_field="kind", tag="terrain"):
    """Terrain with the hits until it is gone."""

    hits: Small


class FrameCover(Struct, tag_field="kind", tag="frame"):
    """A frame; ``defense_systems`` are some of its ``systems``."""

    systems: Small
    white: Annotated[int, Meta(ge=0, le=2)] = 2
    defense_systems: Small = 0


class Attack(Struct):
    ruleset: str
    attack: Small
    range: Span
    target: Literal["frame", "terrain"]
    spot: Small = 0
    defense: Small = 0
    covers: Annotated[list[TerrainCover | FrameCover], Meta(max_length=20)] = []
    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


def _pool(profile: Profile, request: dict[str, Any]) -> dict[str, Any]:
    want = take(request, Pool)
    systems = _loadout(profile, want.systems)
    dice = pool(systems, attack_range=want.range, rockets=want.rockets, white=want.white, hazard=want.hazard)
    return {"dice": list(dice)}


def _loadout(profile: Profile, systems: Sequence[str]) -> list[str]:
    parsed = [parse_system(system) for system in systems]
    check_loadout(parsed, most=profile.systems_max, same=profile.same_max)
    return parsed


def _ppa(profile: Profile, request: dict[str, Any]) -> dict[str, Any]:
    want = take(request, Points)
    systems = [sum(len(_loadout(profile, frame)) for frame in side.frames) for side in want.companies]
    frames = [len(side.frames) for side in want.companies]
    ppa = points_per_asset(frames, systems, profile.ppa)
    assets = [count + side.stations for count, side in zip(frames, want.companies, strict=True)]
    return {"ppa": list(ppa), "score": [points * count for points, count in zip(ppa, assets, strict=True)]}


def _barrier(cover: TerrainCover | FrameCover) -> Barrier:
    if isinstance(cover, TerrainCover):
        return Barrier("terrain", cover.hits)
    if cover.defense_systems > cover.systems:
        raise Malformed("defense-systems", count=cover.defense_systems, most=cover.systems)
    standing = cover.white > 0
    return Barrier("frame", (cover.systems + cover.white) * standing, immune=standing and cover.defense_systems >= 2)


def _set_up(request: dict[str, Any]) -> tuple[Attack, int, list[Barrier]]:
    """The attack, its number of damage dice, and its covers. Terrain neither defends nor is spotted."""
    want = take(request, Attack)
    alive = want.target == "frame"
    number = damage_dice(want.attack, want.spot if alive else 0, want.defense if alive else 0)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return want, number, [_barrier(cover) for cover in want.covers]


def _attack(profile: Profile, request: dict[str, Any]) -> dict[str, Any]:
    want, number, covers = _set_up(request)
    script = None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll(("R6",) * number)
    if script is not None:
        script.finish()
    result = resolve(faces, want.range, want.target, covers)
    return {
        "damage_dice": number,
        "dice": list(faces),
        "target_hits": result.target_hits,
        "cover_hits": list(result.cover_hits),
        "steps": [{"die": strike.die, "hits": _struck(strike)} for strike in result.strikes],
    }


def _struck(strike: Strike) -> str | None:
    if strike.target:
        return "target"
    return None if strike.cover is None else f"cover {strike.cover}"


def _odds(profile: Profile, request: dict[str, Any]) -> dict[str, Any]:
    want, number, covers = _set_up(request)
    odds = attack_odds(number, want.range, want.target, covers)
    return {
        "damage_dice": number,
        "target_hits": {str(hits): chance for hits, chance in enumerate(odds.target_hits)},
        "mean": odds.mean,
        "cover_gone": list(odds.cover_gone),
    }


CALCULATIONS: dict[str, Callable[[Profile, dict[str, Any]], Any]] = {
    "pool": _pool,
    "ppa": _ppa,
    "attack": _attack,
    "odds": _odds,
}
