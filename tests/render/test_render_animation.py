"""The moving picture: every frame is what was drawn, the last one is held, and Discord takes the file."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit.palette import ALERT, PAGE, TEXT
from render.kit.png import FIRST_MS, LAST_MS, WIDTH, Picture, animate, encode, still


def drawn(number: int, height: int = 700) -> Picture:
    """A picture with something that moves."""
    image = Image.new("RGB", (1000, height), PAGE)
    pen = ImageDraw.Draw(image)
    pen.rectangle((50 * number, 100, 50 * number + 200, 300), fill=ALERT)
    pen.text((40, 500), f"round {number}", fill=TEXT, font_size=60)
    return encode(image)


def opened(data: bytes) -> list[Image.Image]:
    """All frames as they are seen, one after another."""
    frames = []
    with Image.open(io.BytesIO(data)) as film:
        for number in range(film.n_frames):  # type: ignore[attr-defined]
            film.seek(number)
            frames.append(film.convert("RGB"))
            frames[-1].info["duration"] = film.info["duration"]
    return frames


def test_each_frame_is_what_was_drawn() -> None:
    stills = [still(drawn(number)) for number in range(6)]
    film = animate(stills)
    frames = opened(film.data)
    assert (film.frames, len(frames)) == (6, 6)
    for frame, shown in zip(frames, stills, strict=True):
        assert ImageChops.difference(frame, shown.image.convert("RGB")).getbbox() is None


def test_the_last_frame_is_held_and_it_goes_round() -> None:
    film = animate([still(drawn(number)) for number in range(3)])
    times = [frame.info["duration"] for frame in opened(film.data)]
    assert (times[0], times[-1]) == (FIRST_MS, LAST_MS)
    assert times[1] < FIRST_MS
    with Image.open(io.BytesIO(film.data)) as first:
        assert first.info["loop"] == 0


def test_it_is_as_wide_as_it_should_be_and_as_high_as_the_highest() -> None:
    film = animate([still(drawn(1, 500)), still(drawn(2, 900))])
    assert (film.width, film.height) == (WIDTH, round(900 * WIDTH / 1000))
    low, high = opened(film.data)
    assert low.size == high.size == (film.width, film.height)
    assert low.getpixel((5, film.height - 5)) == PAGE


def test_one_frame_is_enough() -> None:
    film = animate([still(drawn(1))])
    assert film.frames == 1
    assert opened(film.data)[0].size == (WIDTH, 392)


@pytest.mark.long
def test_a_long_game_is_no_big_file() -> None:
    film = animate([still(drawn(number % 15)) for number in range(120)])
    assert len(film.data) < 4_000_000
