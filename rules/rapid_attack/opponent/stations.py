"""Stations as the opponent sees them: which it goes for, which it guards, and what leaving one may cost."""

import math
from collections.abc import Iterator

from rules.field import Point, distance
from rules.rapid_attack.opponent.aim import may_move
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Frame, State, Station

WATCHED = 2
"""How many rulers from a station an enemy may be for it to be guarded."""


def post_reach(profile: Profile) -> float:
    """How far from the middle of a station the middle of a frame may be that stands at it."""
    return profile.base + profile.post + profile.reach + profile.slack


def is_held(state: State, player: int, station: Station) -> bool:
    """Whether an enemy of a player stands at a station."""
    at, near = station.at, post_reach(state.profile)
    enemies = (frame.at for frame in state.frames if frame.alive and frame.owner != player)
    return at is not None and any(there is not None and distance(there, at) <= near for there in enemies)


def is_first_to(state: State, mine: Frame, station: Station) -> bool:
    """Whether no other frame of its player is nearer to a station."""
    if mine.at is None or station.at is None:
        return False
    own = distance(mine.at, station.at)
    return all(distance(at, station.at) >= own for frame, at in _others(state, mine) if frame.owner == mine.owner)


def walks_to_stations(state: State, mine: Frame) -> list[float]:
    """How far a frame has yet to go to each station that its player lacks and to which it is the first of them."""
    at, near = mine.at, post_reach(state.profile)
    wanted = (s for s in state.stations if s.holder != mine.owner and is_first_to(state, mine, s))
    far = [distance(at, s.at) - near for s in wanted if at is not None and s.at is not None]
    return [gap for gap in far if gap > 0]


def guarded_by(state: State, mine: Frame) -> str | None:
    """The station of its player's that a frame alone keeps and to which an enemy may come within two rulers."""
    near, far = post_reach(state.profile), WATCHED * state.profile.ruler
    held = ((s.id, s.at) for s in state.stations if s.holder == mine.owner and s.at is not None)
    alone = (
        name
        for name, at in held
        if mine.at is not None
        and distance(mine.at, at) <= near
        and not any(frame.owner == mine.owner and distance(there, at) <= near for frame, there in _others(state, mine))
        and any(frame.owner != mine.owner and distance(there, at) <= far for frame, there in _others(state, mine))
    )
    return next(alone, None)


def risk_of_leaving(state: State, mine: Frame, station: Station) -> float:
    """The chance that an enemy takes a station in this round if a frame leaves it; 1 where one stands there already."""
    at, near = station.at, post_reach(state.profile)
    if at is None:
        return 0.0
    others = [(frame, distance(there, at) - near) for frame, there in _others(state, mine)]
    if any(frame.owner == mine.owner and far <= 0 for frame, far in others):
        return 0.0
    enemies = [(frame, far) for frame, far in others if frame.owner != mine.owner]
    if any(far <= 0 for _, far in enemies):
        return 1.0
    return max((may_move(state, frame, far) for frame, far in enemies if frame.ready), default=0.0)


def surroundings(state: State, mine: Frame, at: Point | None) -> dict[str, float]:
    """What a frame is near to at a place, from 1 down to 0: an enemy, a mate, a station that its player lacks, and one
    that it has."""
    if at is None:
        return {}
    others = [(frame.owner == mine.owner, there) for frame, there in _others(state, mine)]
    posts = [(station.holder == mine.owner, station.at) for station in state.stations if station.at is not None]
    kinds = {"enemy": (False, others), "mate": (True, others), "prize": (False, posts), "post": (True, posts)}
    return {
        name: 1 / (1 + min((distance(at, there) for own, there in things if own is ours), default=math.inf))
        for name, (ours, things) in kinds.items()
    }


def _others(state: State, mine: Frame) -> Iterator[tuple[Frame, Point]]:
    """The other frames that are alive, with their places on the map."""
    for frame in state.frames:
        if frame.alive and frame.id != mine.id and frame.at is not None:
            yield frame, frame.at
