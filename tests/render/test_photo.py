"""Portraits from whatever people upload: 200 hostile files, none of which is kept or costs much."""

from __future__ import annotations

import io
import random
import re
import struct
import subprocess
import sys
import time
import zlib
from pathlib import Path

import pytest
from PIL import Image

from render.photo import BYTES_MAX, PLACES, SIDE, UPLOAD_MAX, made_portrait

ROOT = Path(__file__).resolve().parents[2]
SECONDS, MEGABYTES = 0.5, 100


def photo(kind: str = "JPEG", size: tuple[int, int] = (640, 480), mode: str = "RGB", **more: object) -> bytes:
    """A picture of noise and colors."""
    noise = Image.effect_noise((64, 64), 90)
    image = Image.merge("RGB", (noise, noise.rotate(90), noise.rotate(180))).convert(mode)
    image = image.resize(size, Image.Resampling.NEAREST)
    out = io.BytesIO()
    image.save(out, kind, **more)
    return out.getvalue()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _png(width: int, height: int, rows: bytes, *more: bytes) -> bytes:
    header = _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"".join([b"\x89PNG\r\n\x1a\n", header, *more, _chunk(b"IDAT", rows), _chunk(b"IEND", b"")])


def _webp(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"VP8X" + struct.pack("<I", 10) + bytes(4) + size + b"VP8L" + struct.pack("<I", 8) + b"\x2f" + bytes(7)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def _moving(kind: str) -> bytes:
    frames = [Image.new("RGB", (64, 64), (n * 60, 0, 90)) for n in range(4)]
    out = io.BytesIO()
    frames[0].save(out, kind, save_all=True, append_images=frames[1:], duration=50)
    return out.getvalue()


def _wrong_kinds() -> list[bytes]:
    kinds = ("GIF", "BMP", "TIFF", "ICO", "PPM", "TGA", "PCX", "SGI", "DDS", "PDF", "EPS", "JPEG2000")
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>'
    others = [svg, b"<?xml version='1.0'?>" + svg, b"PK\x03\x04" + bytes(500), b"%PDF-1.7\n", b"MZ" + bytes(300), b""]
    return [*(photo(kind) for kind in kinds), *others, b"GIF89a" + photo("PNG"), b"\0" * 5000]


def _bombs() -> list[bytes]:
    rows = zlib.compress(bytes(30_000_000), 9)
    sizes = ((60_000, 60_000), (20_000, 500), (5_000, 5_000), (2**31 - 1, 2**31 - 1), (1, 10**6), (0, 0), (8, 8))
    pngs = [_png(*size, rows) for size in sizes]
    webps = [_webp(*size) for size in ((16_383, 16_383), (2**24, 2**24), (9_000, 4_000), (1, 1))]
    text = [_chunk(b"zTXt", b"k\0\0" + zlib.compress(bytes(40_000_000), 9)) for _ in range(4)]
    profile = _chunk(b"iCCP", b"k\0\0" + zlib.compress(bytes(80_000_000), 9))
    broken = zlib.compress(bytes(50))
    jpegs = [photo(size=(6000, 5000), quality=1), photo(size=(3200, 2400), progressive=True, quality=5)]
    scans = photo(size=(2000, 2000), progressive=True) + b"\xff\xda" * 4000
    return [*pngs, *webps, _png(800, 800, broken, *text), _png(800, 800, broken, profile), *jpegs, scans]


def hostile_files() -> list[bytes]:
    """200 files that no portrait may come of."""
    luck, whole = random.Random(18), [photo("PNG"), photo(), photo("WEBP"), photo(progressive=True)]
    found = [*_wrong_kinds(), *_bombs(), *(_moving(kind) for kind in ("PNG", "WEBP", "GIF"))]
    found += [b"x" * (UPLOAD_MAX + 1), photo("PNG", (20, 900)), photo(size=(9100, 40))]
    while len(found) < 150:
        data = luck.choice(whole)
        found.append(data[: luck.randrange(1, len(data) * 3 // 4)])
    while len(found) < 200:
        data = bytearray(luck.choice(whole)[:2000])
        for _ in range(400):
            data[luck.randrange(2, len(data))] = luck.randrange(256)
        found.append(bytes(data))
    return found


def measured(files: list[bytes], folder: Path) -> tuple[float, float, int]:
    """The most seconds that a file takes, the megabytes of all, the number of portraits; in a process of its own."""
    for number, data in enumerate(files):
        (folder / f"{number}").write_bytes(data)
    command = [sys.executable, "-c", f"from tests.render.test_photo import _measure; _measure({str(folder)!r})"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    longest, megabytes, kept = map(float, done.stdout.split())
    return longest, megabytes, int(kept)


def _measure(folder: str) -> None:
    made_portrait(photo(), "center")
    before, longest, kept = _most(), 0.0, 0
    for path in Path(folder).iterdir():
        data = path.read_bytes()
        start = time.process_time()
        kept += isinstance(made_portrait(data, "center"), bytes)
        longest = max(longest, time.process_time() - start)
    print(longest, (_most() - before) / 1024, kept)


def _most() -> int:
    """The most kilobytes that this process has held. (``getrusage`` tells those of its parent.)"""
    return int(re.findall(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text())[0])


@pytest.mark.long
def test_no_hostile_file_is_kept_or_costs_much(tmp_path: Path) -> None:
    files = hostile_files()
    longest, megabytes, kept = measured(files, tmp_path)
    assert (len(files), kept) == (200, 0)
    assert longest < SECONDS
    assert megabytes < MEGABYTES


LARGEST: list[tuple[str, tuple[int, int], str]] = [
    ("PNG", (3000, 2900), "RGBA"),
    ("PNG", (3000, 2900), "P"),
    ("JPEG", (5800, 4300), "RGB"),
    ("JPEG", (400, 300), "CMYK"),
    ("WEBP", (2100, 2100), "RGBA"),
    ("PNG", (40, 4000), "L"),
]


@pytest.mark.long
def test_the_largest_that_are_taken_cost_little_too(tmp_path: Path) -> None:
    files = [photo(*one) for one in LARGEST]
    files.append(photo(size=(2800, 2100), progressive=True, subsampling=0, quality=95))
    longest, megabytes, kept = measured(files, tmp_path)
    assert kept == len(files)
    assert longest < SECONDS
    assert megabytes < MEGABYTES


@pytest.mark.long(after=2)
@pytest.mark.parametrize(("kind", "size", "mode"), LARGEST)
def test_what_people_have_becomes_small_and_square(kind: str, size: tuple[int, int], mode: str) -> None:
    data = photo(kind, size, mode)
    portrait = made_portrait(data, "center")
    assert isinstance(portrait, bytes), portrait
    assert len(portrait) <= BYTES_MAX
    with Image.open(io.BytesIO(portrait)) as image:
        assert (image.format, image.size) == ("WEBP", (SIDE, SIDE))


def test_a_position_and_whatever_hangs_on_a_file_are_gone() -> None:
    exif = Image.Exif()
    exif[0x8825] = {1: "N", 2: (48.0, 51.0, 30.0)}
    exif[0x0112] = 6
    data = photo(exif=exif, comment=b"secret-place") + b"PK\x03\x04<script>alert(1)</script>"
    portrait = made_portrait(data, "top")
    assert isinstance(portrait, bytes)
    with Image.open(io.BytesIO(portrait)) as image:
        assert not image.getexif()
        assert not {"exif", "icc_profile", "comment", "xmp"} & set(image.info)
    assert b"script" not in portrait
    assert b"secret" not in portrait


def test_the_square_is_cut_where_the_player_says() -> None:
    image = Image.new("RGB", (300, 100), (0, 0, 200))
    image.paste((220, 0, 0), (0, 0, 100, 100))
    image.paste((0, 200, 0), (200, 0, 300, 100))
    out = io.BytesIO()
    image.save(out, "PNG")
    middles = {}
    for place in PLACES:
        portrait = made_portrait(out.getvalue(), place)
        assert isinstance(portrait, bytes)
        with Image.open(io.BytesIO(portrait)) as made:
            pixel = made.convert("RGB").getpixel((SIDE // 2, SIDE // 2))
        assert isinstance(pixel, tuple)
        middles[place] = pixel.index(max(pixel))
    assert middles == {"center": 2, "top": 2, "bottom": 2, "left": 0, "right": 1}
