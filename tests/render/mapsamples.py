"""Scenes for maps: fields with terrain of every kind, and crowds on them."""

from __future__ import annotations

import math
from random import Random

from render.battlefield.scene import Aim, Lengths, Piece, Ring, Scene, Station, Token, Way
from render.battlefield.terrain import KINDS
from render.map.overlay import OpenGround
from rules.field import Point
from rules.rapid_attack.profile import RAPID_ATTACK

_LONG = {"wall": (5, 0.6), "fence": (5, 0.4), "hull": (8, 2.6), "crane": (7, 1.2), "car": (2, 1), "barrier": (3, 0.6)}

_LENGTHS = Lengths(RAPID_ATTACK.ruler, RAPID_ATTACK.base, RAPID_ATTACK.post, RAPID_ATTACK.reach)


def outline(at: Point, wide: float, tall: float, turn: float = 0.0) -> tuple[Point, ...]:
    """A rectangle around a point."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(
        (
            round(at[0] + p * wide / 2 * math.cos(turn) - q * tall / 2 * math.sin(turn), 2),
            round(at[1] + p * wide / 2 * math.sin(turn) + q * tall / 2 * math.cos(turn), 2),
        )
        for p, q in corners
    )


def _pieces(luck: Random, size: float, count: int) -> tuple[Piece, ...]:
    found = []
    for number in range(count):
        kind = luck.choice(sorted(KINDS))
        at = luck.uniform(3, size - 3), luck.uniform(3, size - 3)
        wide, tall = _LONG.get(kind, (luck.uniform(1.5, 5), luck.uniform(1.5, 4)))
        shape = outline(at, wide, tall, luck.uniform(0, 3))
        hazard = kind in ("fire", "lava", "vent", "spill")
        found.append(
            Piece(f"T{number + 1}", kind, shape, 0 if hazard else luck.randrange(4), luck.choice((3, 6, 9)), hazard)
        )
    return tuple(found)


def _spot(luck: Random, size: float, spread: float, taken: list[Point]) -> Point:
    for _ in range(400):
        at = size / 2 + luck.gauss(0, spread), size / 2 + luck.gauss(0, spread)
        if all(0.5 <= v <= size - 0.5 for v in at) and all(math.dist(at, other) >= 1 for other in taken):
            taken.append(at)
            return at
    at = luck.uniform(0.5, size - 0.5), luck.uniform(0.5, size - 0.5)
    taken.append(at)
    return at


def _token(luck: Random, player: int, number: int, at: Point) -> Token:
    part = luck.choice(("ready", "done", "done", "gone", "suspended"))
    return Token(
        f"{'ABCDE'[player]}{number + 1}", player, at, part,
        defense=luck.choice((None, 0, 6)), defense_die=luck.choice((None, "B6", "W6")),
        spot=luck.choice((None, 4)), spot_die="Y6", bricks=luck.choice((0, 0, 6, 12)),
        systems=("B", "G", "Rh/Rd")[: luck.randrange(4)], lost=("Y",), white=luck.choice((1, 2)),
        range=luck.choice(("", "", "Rd")), covered=luck.random() < 0.2,
    )  # fmt: skip


def _station(luck: Random, player: int, number: int, at: Point) -> Station:
    return Station(f"S{'ABCDE'[player]}{number + 1}", at, luck.choice((player, None)), luck.random() < 0.3)


def crowd(seed: int, players: int = 5, frames: int = 5, pieces: int = 40, spread: float | None = None) -> Scene:
    """A scene in which everything happens at once; the smaller the spread, the closer they stand."""
    luck = Random(seed)
    size = float(luck.choice((32, 36, 40, 48)))
    spread = luck.choice((1.5, 4.0, 12.0)) if spread is None else spread
    taken: list[Point] = []
    tokens = [_token(luck, p, n, _spot(luck, size, spread, taken)) for p in range(players) for n in range(frames)]
    stations = tuple(
        _station(luck, p, n, _spot(luck, size, 2 * spread, taken))
        for p in range(players)
        for n in range(1 if players > 3 else 3)
    )
    terrain = _pieces(luck, size, pieces)
    first, last = tokens[0], tokens[-1]
    end = (first.at[0] * 0.7 + size * 0.15, first.at[1] * 0.7 + size * 0.15)
    shape = tuple((first.at[0] + 6 * math.cos(i), first.at[1] + 6 * math.sin(i)) for i in range(6))
    return Scene(
        size, _LENGTHS, luck.random() < 0.5, luck.choice(("town", "woods", "port", "wreckage", "")),
        tuple(tokens), stations, terrain,
        open_ground=OpenGround((shape,), (), 0),
        rings=(Ring(first.at, 1.5, "Rh", "1"), Ring(first.at, 8.5, "Rd", "8")),
        aim=Aim(first.at, last.at, tuple(piece.id for piece in terrain[:2])),
        way=Way((first.at, end), "4,1 / 5", 0) if seed % 2 else None,
    )  # fmt: skip
