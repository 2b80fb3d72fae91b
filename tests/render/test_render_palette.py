"""Colours that can be told apart and read, and that survive the fixed palette."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render.kit import palette
from render.kit.palette import CARD, CARD_DONE, DICE, INK, PAGE, PANEL, SOFT, TEXT, Colour, player_colour, png_palette
from render.kit.png import encode

PLAYERS = [player_colour(player) for player in range(5)]

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: Colour) -> list[float]:
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]


def contrast(one: Colour, other: Colour) -> float:
    lights = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(light: list[float]) -> list[float]:
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    xyz = [sum(k * max(0.0, c) for k, c in zip(row, light, strict=True)) for row in rows]
    f = [(v / w) ** (1 / 3) if v / w > 0.008856 else 7.787 * v / w + 16 / 116
         for v, w in zip(xyz, (0.9505, 1.0, 1.089), strict=True)]  # fmt: skip
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]


@pytest.mark.parametrize("kind", BLINDNESS)
def test_players_can_be_told_apart_by_every_eye(kind: str) -> None:
    seen = []
    for colour in PLAYERS:
        light = linear(colour)
        seen.append(lab([sum(k * c for k, c in zip(row, light, strict=True)) for row in BLINDNESS[kind]]))
    for one, other in combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 12


def test_every_player_has_a_shape_of_their_own() -> None:
    assert len({palette.player_shape(player) for player in range(5)}) == 5


@pytest.mark.parametrize("ground", [PAGE, PANEL, CARD, CARD_DONE])
def test_text_and_players_stand_out(ground: Colour) -> None:
    assert contrast(TEXT, ground) >= 7
    assert contrast(SOFT, ground) >= 4.5
    assert all(contrast(colour, ground) >= 3 for colour in PLAYERS)


def test_numbers_stand_out_on_dice_and_ids_on_chips() -> None:
    assert all(contrast(face, ink) >= 4.5 for face, ink in DICE.values())
    assert all(contrast(colour, INK) >= 4.5 for colour in PLAYERS)


def test_flat_colours_survive_the_palette() -> None:
    flat = [PAGE, PANEL, CARD, CARD_DONE, SOFT, TEXT, INK, *PLAYERS, *(face for face, _ in DICE.values())]
    image = Image.new("RGB", (len(flat), 1))
    image.putdata(flat)
    again = Image.open(BytesIO(encode(image).data)).convert("RGB")
    assert [again.getpixel((x, 0)) for x in range(len(flat))] == flat
    assert len(png_palette().getpalette() or ()) <= 256 * 3
