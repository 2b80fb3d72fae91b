"""Points per asset, scores and order (RULINGS 1.7; rulebook: "Assets, PPA, & Score")."""

from collections.abc import Sequence


def points_per_asset(frames: Sequence[int], systems: Sequence[int], base: int, edge: int = 1) -> tuple[int, ...]:
    """Each side's PPA from its number of frames and of systems.

    The fewest of either bring ``edge`` points more, the most as many less; all who tie get them.
    """
    return tuple(
        base + edge * (_edge(frames, own_frames) + _edge(systems, own_systems))
        for own_frames, own_systems in zip(frames, systems, strict=True)
    )


def _edge(values: Sequence[int], own: int) -> int:
    return (own == min(values)) - (own == max(values))


def rank(scores: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    """The order of players, highest score first; equal scores keep the order they had before."""
    return tuple(sorted(before, key=lambda player: -scores[player]))
