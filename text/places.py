"""Points of the map as people name them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.field.coordinates import cell

__all__ = ["place", "point_text"]


def place(point: Sequence[float]) -> str:
    """The grid cell of a point: ``K7``."""
    return cell((point[0], point[1]))


def point_text(point: Sequence[float]) -> str:
    """A point as people type it: ``12.5,8``; the same in every language."""
    return f"{round(point[0], 2):g},{round(point[1], 2):g}"
