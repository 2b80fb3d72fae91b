"""Pictures of boards with portraits on them: larger by little, drawn in the same time, the same without them."""

from __future__ import annotations

import io
import time
from typing import Any

import pytest
from PIL import Image

from render import Side, draw_near, draw_state, made_portrait
from tests.render.mapstates import map_labels, on_field
from tests.render.samples import labels, mid_game
from tests.render.test_photo import photo

BOARD_BYTES, MAP_BYTES, SECONDS = 200_000, 400_000, 0.35


def portrait(number: int) -> bytes:
    """A portrait of its own."""
    image = Image.effect_mandelbrot((90, 90), (-2 + number / 40, -1, 0.5, 1), 40)
    data = io.BytesIO()
    Image.merge("RGB", (image, image.rotate(90), Image.new("L", (90, 90), number * 6 % 256))).save(data, "PNG")
    made = made_portrait(data.getvalue(), "center")
    assert isinstance(made, bytes)
    return made


def sides(state: Any) -> tuple[Side, ...]:
    """Sides in which every frame has a portrait."""
    of = [[frame.id for frame in state.frames if frame.owner == player] for player in range(len(state.players))]
    made = [{unit: portrait(9 * player + place) for place, unit in enumerate(units)} for player, units in enumerate(of)]
    return tuple(Side(own, 0xE5484D, "7th") for own in made)


def words(shown: Any) -> dict[str, Any]:
    return {name: getattr(shown, name) for name in shown.__struct_fields__}


@pytest.mark.long
def test_forty_portraits_on_a_board() -> None:
    state = mid_game((8,) * 5)
    plain, looks = words(labels()), sides(state)
    before = draw_state(state, plain)
    draw_state(state, {**plain, "sides": looks})
    start = time.process_time()
    shown = draw_state(state, {**plain, "sides": looks})
    assert time.process_time() - start < SECONDS
    assert before.data != shown.data
    assert len(shown.data) < BOARD_BYTES
    assert draw_state(state, plain).data == before.data


def test_forty_portraits_on_a_map_and_close() -> None:
    state = on_field(mid_game((8,) * 5), "town", {})
    told = {**words(map_labels()), "sides": sides(state)}
    start = time.process_time()
    shown, near = draw_state(state, told), draw_near(state, told)
    assert time.process_time() - start < 4 * SECONDS
    assert near is not None
    assert max(len(shown.data), len(near.data)) < MAP_BYTES


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_side_without_pictures_changes_nothing(kind: str) -> None:
    state, plain = mid_game((3, 3)), words(labels())
    made = made_portrait(photo(kind), "center")
    assert isinstance(made, bytes)
    nobody = (Side({"Z9": made}), Side())
    with_one = draw_state(state, {**plain, "sides": nobody})
    assert (with_one.width, with_one.height) == (draw_state(state, plain).width, draw_state(state, plain).height)
