"""Labels on maps: however crowded the field, none covers another or a token, and none leaves the picture."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from render.kit.boxes import Box
from render.map.labels import Room, Wish, nearest_on, place
from render.map.scene import Scene
from render.map.tags import Placed, plan_tags
from render.map.viewport import View, close, whole
from tests.render.mapsamples import crowd

WINDOW = (48, 60, 936)


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def check(scene: Scene, view: View) -> Placed:
    placed = plan_tags(scene, view)
    for one, other in combinations(placed.tags.items(), 2):
        assert apart(one[1], other[1]), (one, other)
    for key, box in placed.tags.items():
        assert view.box.x <= box.x, key
        assert box.right <= view.box.right, key
        assert view.box.y <= box.y, key
        assert box.bottom <= view.box.bottom, key
        for name, body in placed.tokens:
            assert apart(box, body), (key, name)
        assert placed.sprites[key].size == (box.w, box.h)
    return placed


def must_be_there(scene: Scene, placed: Placed) -> None:
    gone = {f"frame {token.id}" for token in scene.tokens if token.part == "gone"}
    lost = [key for key in placed.left_out if key.startswith(("frame", "station", "walk")) and key not in gone]
    assert not lost


@pytest.mark.parametrize("seed", range(70))
def test_five_companies_and_forty_pieces_find_room(seed: int) -> None:
    scene = crowd(seed)
    must_be_there(scene, check(scene, whole(scene.size, *WINDOW)))


@pytest.mark.parametrize("seed", range(50))
def test_two_large_companies_in_a_heap_find_room(seed: int) -> None:
    scene = crowd(seed, 2, 8, 30, spread=1.2)
    must_be_there(scene, check(scene, whole(scene.size, *WINDOW)))


@pytest.mark.parametrize("seed", range(60))
def test_close_ups_are_as_tidy(seed: int) -> None:
    scene = crowd(seed, 2 + seed % 4, 5)
    luck = Random(seed)
    points = [token.at for token in luck.sample(scene.tokens, 3)]
    check(scene, close(points, scene.size, (48, 60), 936))


@pytest.mark.parametrize("seed", range(6))
def test_more_than_could_ever_be_shown_still_does_not_overlap(seed: int) -> None:
    scene = crowd(seed, 5, 30, 40)
    check(scene, whole(scene.size, *WINDOW))


def test_every_frame_of_the_largest_battles_has_its_tag() -> None:
    for players, frames in ((2, 8), (3, 7), (4, 6), (5, 5), (5, 8)):
        for seed in range(8):
            scene = crowd(seed, players, frames, 40)
            must_be_there(scene, check(scene, whole(scene.size, *WINDOW)))


def test_a_label_lies_beside_what_it_belongs_to_while_there_is_room() -> None:
    room = Room(Box(0, 0, 400, 400))
    room.take(Box(190, 190, 20, 20))
    box = place([Wish("a", ((80, 40),), (200, 200), 12)], room)["a"]
    near = nearest_on(box, (200, 200))
    assert abs(near[0] - 200) + abs(near[1] - 200) < 30


def test_the_nearest_free_place_is_found_wherever_it_is() -> None:
    luck = Random(5)
    for _ in range(60):
        room = Room(Box(8, 8, 200, 160))
        for _ in range(14):
            room.take(Box(luck.randrange(0, 190), luck.randrange(0, 150), luck.randrange(4, 60), luck.randrange(4, 60)))
        at = (luck.uniform(10, 200), luck.uniform(10, 160))
        found = room.nearest((40, 24), at)
        every = [
            Box(x, y, 40, 24)
            for x in range(8, 208 - 39, 4)
            for y in range(8, 168 - 23, 4)
            if room.free(Box(x, y, 40, 24))
        ]
        assert (found is None) == (not every)
        if found is not None:
            assert room.free(found)
            far = min((b.x + 20 - at[0]) ** 2 + (b.y + 12 - at[1]) ** 2 for b in every)
            assert (found.x + 20 - at[0]) ** 2 + (found.y + 12 - at[1]) ** 2 <= far + 1000


def test_an_optional_label_without_room_is_left_out() -> None:
    room = Room(Box(0, 0, 100, 100))
    room.take(Box(0, 0, 100, 100))
    assert place([Wish("a", ((20, 20),), (50, 50))], room) == {}
