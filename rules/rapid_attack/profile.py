"""All numbers of Rapid Attack, and the kinds of difference that its variants know (RULINGS 1.9)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

__all__ = ["RAPID_ATTACK", "Clock", "Passing", "Placing", "PointFrame", "Profile", "Range", "Size", "SpotLasts"]


class Range(StrEnum):
    """The three exclusive ranges (rulebook: "Range Designations")."""

    HAND_TO_HAND = "hand-to-hand"
    DIRECT_FIRE = "direct-fire"
    ARTILLERY = "artillery"


class Passing(StrEnum):
    """Whether the leader may pass the choice down the line."""

    ALLOWED = "allowed"
    LEADER_ACTS = "leader-acts"


class Clock(StrEnum):
    """How the doomsday clock is shown: down to zero, or turns counted up."""

    DOWN = "down"
    UP = "up"


class SpotLasts(StrEnum):
    """How long a spot stays beside a frame."""

    UNTIL_USED = "until-used"
    UNTIL_NEXT_ATTACK = "until-next-attack"


class PointFrame(StrEnum):
    """Where the point attacker's first frame stands."""

    EDGE_OF_DIRECT_FIRE = "edge-of-direct-fire"
    WITHIN_DIRECT_FIRE = "within-direct-fire"


class Placing(StrEnum):
    """In which order, and where, the other attackers' frames and stations come on."""

    HIGHEST_FIRST = "highest-first"
    LOWEST_FIRST = "lowest-first"


class Size(Struct, frozen=True):
    """The limits for one size of game and one number of players."""

    size: str
    players: int
    frames_min: int
    frames_max: int
    stations: int
    rockets: int = 3


def _sizes(name: str, *rows: tuple[int, int, int, int]) -> tuple[Size, ...]:
    return tuple(Size(name, *row) for row in rows)


class Profile(Struct, frozen=True, cache_hash=True):
    """One ruleset of the family as data. A running game keeps the one that it started with. Distances in units."""

    id: str = "rapid-attack"
    language: str = "en"
    sizes: tuple[Size, ...] = (
        *_sizes("skirmish", (2, 4, 6, 3), (3, 3, 5, 2), (4, 3, 4, 2), (5, 3, 4, 1)),
        *_sizes("battle", (2, 5, 8, 3), (3, 4, 7, 2), (4, 4, 6, 2), (5, 3, 5, 1)),
    )
    clock: int = 11
    clock_shown: Clock = Clock.DOWN
    passing: Passing = Passing.ALLOWED
    spot_lasts: SpotLasts = SpotLasts.UNTIL_USED
    point_frame: PointFrame = PointFrame.EDGE_OF_DIRECT_FIRE
    placing: Placing = Placing.HIGHEST_FIRST
    show_metric: bool = False
    ruler: float = 8.0
    reach: float = 1.0
    white: int = 2
    systems_max: int = 4
    same_max: int = 2
    ppa: int = 5
    bricks: int = 6


RAPID_ATTACK = Profile()
