"""Photographs of a table, made by a script from three angles: straightened, and everything on them measured again."""

from __future__ import annotations

import io
import itertools
import math

import pytest
from PIL import Image

from render.table_photo import BYTES_MAX, SIDE, Point, straightened
from tests.render.brick_table import ACROSS, ANGLES, PIECES, TALL, WIDE, photographed


def boxes(picture: bytes, size: float) -> dict[tuple[int, int, int], tuple[float, float, float, float]]:
    """Where the pieces are on a straightened photograph, in units of a field of that size."""
    with Image.open(io.BytesIO(picture)) as opened:
        assert opened.format == "WEBP"
        assert opened.size == (SIDE, SIDE)
        assert not opened.getexif()
        pixels = opened.convert("RGB")
    found = {}
    for color in PIECES:
        mask = Image.eval(pixels.getchannel(0), lambda v, c=color[0]: 255 if abs(v - c) < 45 else 0)
        for channel in (1, 2):
            near = Image.eval(pixels.getchannel(channel), lambda v, c=color[channel]: 255 if abs(v - c) < 45 else 0)
            mask = Image.composite(mask, Image.new("L", mask.size), near)
        box = mask.getbbox()
        assert box is not None
        found[color] = tuple(value * size / SIDE for value in box)
    return found


@pytest.mark.long(after=1)
@pytest.mark.parametrize("angle", ANGLES)
@pytest.mark.parametrize("size", [ACROSS, 33.94])
def test_everything_is_measured_again(angle: str, size: float) -> None:
    corners = ANGLES[angle]
    made = straightened(photographed(corners), [(x / WIDE, y / TALL) for x, y in corners], ACROSS, size)
    assert isinstance(made, bytes)
    assert len(made) <= BYTES_MAX
    found, edge = boxes(made, size), (size - ACROSS) / 2
    for color, box in PIECES.items():
        for seen, true in zip(found[color], box, strict=True):
            assert abs(seen - edge - true) <= 0.01 * ACROSS
    for one, other in itertools.combinations(PIECES, 2):
        true, seen = (math.dist(_middle(boxes_[one]), _middle(boxes_[other])) for boxes_ in (PIECES, found))
        assert seen == pytest.approx(true, rel=0.02)


def _middle(box: tuple[float, float, float, float]) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def test_a_photograph_that_lies_on_its_side_is_turned_upright() -> None:
    corners = ANGLES["low"]
    with Image.open(io.BytesIO(photographed(corners, "PNG"))) as upright:
        lying, out = upright.transpose(Image.Transpose.ROTATE_90), io.BytesIO()
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010F] = "A camera"
    lying.save(out, "JPEG", quality=92, exif=exif)
    made = straightened(out.getvalue(), [(x / WIDE, y / TALL) for x, y in corners], ACROSS, ACROSS)
    assert isinstance(made, bytes)
    assert b"camera" not in made
    for color, box in boxes(made, ACROSS).items():
        assert box == pytest.approx(PIECES[color], abs=0.01 * ACROSS)


SQUARE = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))


@pytest.mark.long(after=1)
@pytest.mark.parametrize(
    ("corners", "side", "size"),
    [
        (SQUARE[:3], 32, 32),
        (SQUARE[::-1], 32, 32),
        ((SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]), 32, 32),
        (((0.1, 0.1), (0.15, 0.1), (0.15, 0.15), (0.1, 0.15)), 32, 32),
        (((0.1, 0.1), (math.nan, 0.1), (0.9, 0.9), (0.1, 0.9)), 32, 32),
        (((0.1, 0.1), (9.0, 0.1), (0.9, 0.9), (0.1, 0.9)), 32, 32),
        (SQUARE, 0, 32),
        (SQUARE, 10, 32),
        (SQUARE, 100, 32),
    ],
)
def test_corners_that_are_none(corners: tuple[Point, ...], side: float, size: float) -> None:
    assert straightened(photographed(ANGLES["above"]), corners, side, size) == "photo-corners"


def test_files_are_checked_as_portraits_are() -> None:
    def refused(data: bytes) -> bytes | str:
        return straightened(data, SQUARE, 32, 32)

    good = photographed(ANGLES["above"])
    assert refused(b"GIF89a" + good) == "photo-kind"
    assert refused(good[: len(good) // 3]) == "photo-broken"
    assert refused(b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\xff\xff\xff\xff" * 2) == "photo-size"
    assert refused(good + b"\0" * 9_000_000) == "photo-size"
    assert refused(b"") == "photo-kind"
