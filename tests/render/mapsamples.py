"""Scenes for maps: fields with terrain of every kind, and crowds on them."""

from __future__ import annotations

import math
from random import Random

from render.map.scene import Aim, Block, Dot, Post, Ring, Scene, Shade, Token, Walk
from render.map.terrain import KINDS

__all__ = ["crowd", "outline"]

_LONG = {"wall": (5, 0.6), "fence": (5, 0.4), "hull": (8, 2.6), "crane": (7, 1.2), "car": (2, 1), "barrier": (3, 0.6)}


def outline(at: Dot, wide: float, tall: float, turn: float = 0.0) -> tuple[Dot, ...]:
    """A rectangle around a point."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(
        (
            round(at[0] + p * wide / 2 * math.cos(turn) - q * tall / 2 * math.sin(turn), 2),
            round(at[1] + p * wide / 2 * math.sin(turn) + q * tall / 2 * math.cos(turn), 2),
        )
        for p, q in corners
    )


def _blocks(luck: Random, size: float, count: int) -> tuple[Block, ...]:
    blocks = []
    for number in range(count):
        kind = luck.choice(sorted(KINDS))
        at = luck.uniform(3, size - 3), luck.uniform(3, size - 3)
        shape = outline(at, *_LONG.get(kind, (luck.uniform(1.5, 5), luck.uniform(1.5, 4))), luck.uniform(0, 3))
        hazard = kind in ("fire", "lava", "vent", "spill")
        blocks.append(
            Block(f"T{number + 1}", kind, shape, 0 if hazard else luck.randrange(4), luck.choice((3, 6, 9)), hazard)
        )
    return tuple(blocks)


def _spot(luck: Random, size: float, spread: float, taken: list[Dot]) -> Dot:
    for _ in range(400):
        at = size / 2 + luck.gauss(0, spread), size / 2 + luck.gauss(0, spread)
        if all(0.5 <= v <= size - 0.5 for v in at) and all(math.dist(at, other) >= 1 for other in taken):
            taken.append(at)
            return at
    at = luck.uniform(0.5, size - 0.5), luck.uniform(0.5, size - 0.5)
    taken.append(at)
    return at


def _token(luck: Random, player: int, number: int, at: Dot) -> Token:
    part = luck.choice(("ready", "done", "done", "gone", "suspended"))
    return Token(
        f"{'ABCDE'[player]}{number + 1}", player, at, part,
        defense=luck.choice((None, 0, 6)), defense_die=luck.choice((None, "B6", "W6")),
        spot=luck.choice((None, 4)), spot_die="Y6", high=luck.choice((0, 0, 6, 12)),
        systems=("B", "G", "Rh/Rd")[: luck.randrange(4)], lost=("Y",), white=luck.choice((1, 2)),
        rank=luck.choice(("", "", "Rd")), behind=luck.random() < 0.2,
    )  # fmt: skip


def crowd(seed: int, players: int = 5, frames: int = 5, pieces: int = 40, spread: float | None = None) -> Scene:
    """A scene in which everything happens at once; the smaller the spread, the closer they stand."""
    luck = Random(seed)
    size = float(luck.choice((32, 36, 40, 48)))
    spread = luck.choice((1.5, 4.0, 12.0)) if spread is None else spread
    taken: list[Dot] = []
    tokens = [_token(luck, p, n, _spot(luck, size, spread, taken)) for p in range(players) for n in range(frames)]
    posts = tuple(
        Post(f"S{'ABCDE'[p]}{n + 1}", _spot(luck, size, 2 * spread, taken), luck.choice((p, None)), luck.random() < 0.3)
        for p in range(players)
        for n in range(1 if players > 3 else 3)
    )
    blocks = _blocks(luck, size, pieces)
    first, last = tokens[0], tokens[-1]
    end = (first.at[0] * 0.7 + size * 0.15, first.at[1] * 0.7 + size * 0.15)
    shape = tuple((first.at[0] + 6 * math.cos(i), first.at[1] + 6 * math.sin(i)) for i in range(6))
    return Scene(
        size, luck.random() < 0.5, luck.choice(("town", "woods", "port", "wreckage", "")), tuple(tokens), posts, blocks,
        shade=Shade((shape,), (), 0),
        rings=(Ring(first.at, 1.5, "Rh", "1"), Ring(first.at, 8.5, "Rd", "8")),
        aim=Aim(first.at, last.at, tuple(block.id for block in blocks[:2])),
        walk=Walk((first.at, end), "4,1 / 5", 0) if seed % 2 else None,
    )  # fmt: skip
