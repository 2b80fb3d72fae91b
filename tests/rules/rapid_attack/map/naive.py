"""A second measure of everything on a map, by dense sampling and plain arithmetic: nothing of the rules' geometry.

Where something is too close to a border for sampling to tell, it says so: cover comes as what there must be and what
there may be.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np

from rules.rapid_attack.state import Frame, State

BASE, POST, CLOSE, RULER, REACH = 0.5, 0.4, 0.1, 8.0, 1.0
FUZZ = 0.03
_GRAIN, _STRIDE = 0.05, 0.1
Outline = tuple[tuple[float, float], ...]


@lru_cache(maxsize=4096)
def _rim(outline: Outline) -> Any:
    """Points all along an outline."""
    found: list[Any] = []
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        steps = max(1, int(math.hypot(bx - ax, by - ay) / _GRAIN))
        share = np.arange(steps) / steps
        found.append(np.column_stack([ax + (bx - ax) * share, ay + (by - ay) * share]))
    return np.concatenate(found)


def _inside(points: Any, outline: Outline) -> Any:
    """Which points lie in an outline: rays to the east."""
    inside = np.zeros(len(points), dtype=bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if ay != by:
            crosses = (ay > y) != (by > y)
            inside ^= crosses & (x < ax + (y - ay) * (bx - ax) / (by - ay))
    return inside


def outline_gap(points: Any, outline: Outline) -> Any:
    """How far points are from an outline; 0 inside."""
    rim = _rim(outline)
    far = np.sqrt(((points[:, None, :] - rim[None, :, :]) ** 2).sum(axis=2)).min(axis=1)
    far[_inside(points, outline)] = 0.0
    return far


def edge_gap(at: tuple[float, float], radius: float, outline: Outline) -> float:
    """From a base to an outline."""
    return max(0.0, float(outline_gap(np.array([at]), outline)[0]) - radius)


def frames_gap(a: tuple[float, float], b: tuple[float, float], radii: float = 2 * BASE) -> float:
    """From base to base."""
    return max(0.0, math.hypot(a[0] - b[0], a[1] - b[1]) - radii)


def _line(a: tuple[float, float], b: tuple[float, float]) -> Any:
    """Points of the line between two bases; None if they touch."""
    far = math.hypot(a[0] - b[0], a[1] - b[1])
    if far <= 2 * BASE:
        return None
    count = max(2, int(far / _STRIDE))
    share = (BASE + (far - 2 * BASE) * np.arange(count + 1) / count) / far
    return np.column_stack([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])


def cover_bounds(state: State, attacker: Frame, target: Frame) -> tuple[set[str], set[str]]:
    """What covers the target for sure, and what perhaps does, without heights."""
    assert attacker.at is not None
    assert target.at is not None
    line = _line(attacker.at, target.at)
    sure: set[str] = set()
    maybe: set[str] = set()
    if line is None:
        return sure, maybe
    for piece in state.terrain:
        if piece.hits and not piece.hazard and nearby(piece.outline, target.at):
            _sort(piece.id, edge_gap(target.at, BASE, piece.outline), line, piece.outline, sure, maybe)
    for frame in state.frames:
        if frame.alive and frame.at is not None and frame.id not in (attacker.id, target.id):
            past = float(np.hypot(line[:, 0] - frame.at[0], line[:, 1] - frame.at[1]).min()) - BASE
            _enter(frame.id, frames_gap(frame.at, target.at), max(0.0, past), sure, maybe)
    return sure, maybe


def nearby(outline: Outline, at: tuple[float, float]) -> bool:
    """Whether an outline comes within two units of a point, or nearly."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs) - 2 < at[0] < max(xs) + 2 and min(ys) - 2 < at[1] < max(ys) + 2


def _sort(name: str, gap: float, line: Any, outline: Outline, sure: set[str], maybe: set[str]) -> None:
    if gap <= REACH + CLOSE + FUZZ:
        _enter(name, gap, float(outline_gap(line, outline).min()), sure, maybe)


def _enter(name: str, gap: float, past: float, sure: set[str], maybe: set[str]) -> None:
    if gap <= REACH + CLOSE - FUZZ and past <= CLOSE - FUZZ:
        sure.add(name)
    if gap <= REACH + CLOSE + FUZZ and past <= CLOSE + FUZZ:
        maybe.add(name)


def station_owners(state: State, at: tuple[float, float]) -> set[int]:
    """Whose frames stand within one unit of a station."""
    return {
        frame.owner
        for frame in state.frames
        if frame.alive and frame.at is not None and frames_gap(frame.at, at, BASE + POST) <= REACH + CLOSE
    }


def in_field(state: State, at: tuple[float, float], radius: float = BASE) -> bool:
    """Whether a base lies on the field."""
    assert state.ground is not None
    size = state.ground.size
    if state.ground.shape == "round":
        return math.hypot(at[0] - size / 2, at[1] - size / 2) <= size / 2 - radius + FUZZ
    return all(radius - FUZZ <= value <= size - radius + FUZZ for value in at)


def overlaps(state: State, mover: str, points: Any, fuzz: float = FUZZ) -> bool:
    """Whether a base at any of the points sinks into something that gives cover."""
    walls = [piece.outline for piece in state.terrain if piece.hits and not piece.hazard]
    if any(float(outline_gap(points, wall).min()) < BASE - fuzz for wall in walls):
        return True
    others = [f.at for f in state.frames if f.alive and f.at is not None and f.id != mover]
    return any(float(np.hypot(points[:, 0] - x, points[:, 1] - y).min()) < 2 * BASE - fuzz for x, y in others)
