"""Labels on maps: however crowded the field, none covers another or a token, and none leaves the picture."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from render.battlefield.scene import Scene
from render.battlefield.tag_plan import plan_tags
from render.kit.boxes import Box, nearest_in
from render.map.label_placement import Label, Occupancy, place
from render.map.tags import PlacedTags
from render.map.viewport import View, close_up, whole_view
from tests.long import first
from tests.render.mapsamples import crowd
from tests.render.watching import apart

WINDOW = (48, 60, 936)


def check(scene: Scene, view: View) -> PlacedTags:
    placed = plan_tags(scene, view)
    for one, other in combinations(placed.tags.items(), 2):
        assert apart(one[1], other[1]), (one, other)
    for key, box in placed.tags.items():
        assert view.box.x <= box.x, key
        assert box.right <= view.box.right, key
        assert view.box.y <= box.y, key
        assert box.bottom <= view.box.bottom, key
        for name, body in placed.bodies:
            assert apart(box, body), (key, name)
        assert placed.sprites[key].size == (box.w, box.h)
    return placed


def must_be_there(scene: Scene, placed: PlacedTags) -> None:
    gone = {f"frame {token.id}" for token in scene.tokens if token.part == "gone"}
    lost = [key for key in placed.left_out if key.startswith(("frame", "station", "way")) and key not in gone]
    assert not lost


@pytest.mark.long(after=4)
@pytest.mark.parametrize("seed", first(range(70), 20))
def test_five_companies_and_forty_pieces_find_room(seed: int) -> None:
    scene = crowd(seed)
    must_be_there(scene, check(scene, whole_view(scene.size, *WINDOW)))


@pytest.mark.long(after=5)
@pytest.mark.parametrize("seed", first(range(50), 15))
def test_two_large_companies_in_a_heap_find_room(seed: int) -> None:
    scene = crowd(seed, 2, 8, 30, spread=1.2)
    must_be_there(scene, check(scene, whole_view(scene.size, *WINDOW)))


@pytest.mark.long(after=9)
@pytest.mark.parametrize("seed", first(range(60), 20))
def test_close_ups_are_as_tidy(seed: int) -> None:
    scene = crowd(seed, 2 + seed % 4, 5)
    luck = Random(seed)
    points = [token.at for token in luck.sample(scene.tokens, 3)]
    check(scene, close_up(points, scene.size, (48, 60), 936))


@pytest.mark.long
@pytest.mark.parametrize("seed", first(range(6), 2))
def test_more_than_could_ever_be_shown_still_does_not_overlap(seed: int) -> None:
    scene = crowd(seed, 5, 30, 40)
    check(scene, whole_view(scene.size, *WINDOW))


@pytest.mark.long
def test_every_frame_of_the_largest_battles_has_its_tag() -> None:
    for players, frames in ((2, 8), (3, 7), (4, 6), (5, 5), (5, 8)):
        for seed in range(8):
            scene = crowd(seed, players, frames, 40)
            must_be_there(scene, check(scene, whole_view(scene.size, *WINDOW)))


def test_a_label_lies_beside_what_it_belongs_to_while_there_is_room() -> None:
    area = Occupancy(Box(0, 0, 400, 400))
    area.occupy(Box(190, 190, 20, 20))
    box = place([Label("a", ((80, 40),), (200, 200), 12)], area)["a"]
    near = nearest_in(box, (200, 200))
    assert abs(near[0] - 200) + abs(near[1] - 200) < 30


def test_the_nearest_free_place_is_found_wherever_it_is() -> None:
    luck = Random(5)
    for _ in range(60):
        area = Occupancy(Box(8, 8, 200, 160))
        for _ in range(14):
            area.occupy(
                Box(luck.randrange(0, 190), luck.randrange(0, 150), luck.randrange(4, 60), luck.randrange(4, 60))
            )
        at = (luck.uniform(10, 200), luck.uniform(10, 160))
        found = area.nearest((40, 24), at)
        every = [
            Box(x, y, 40, 24)
            for x in range(8, 208 - 39, 4)
            for y in range(8, 168 - 23, 4)
            if area.is_free(Box(x, y, 40, 24))
        ]
        assert (found is None) == (not every)
        if found is not None:
            assert area.is_free(found)
            far = min((b.x + 20 - at[0]) ** 2 + (b.y + 12 - at[1]) ** 2 for b in every)
            assert (found.x + 20 - at[0]) ** 2 + (found.y + 12 - at[1]) ** 2 <= far + 1000


def test_an_optional_label_without_room_is_left_out() -> None:
    area = Occupancy(Box(0, 0, 100, 100))
    area.occupy(Box(0, 0, 100, 100))
    assert place([Label("a", ((20, 20),), (50, 50))], area) == {}
