"""Ways through space on a picture: the ruler of a ship, plans, and what is seen from where they end."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from render import draw_plan
from render.intercept_orbit.map_scene import flown, scene_of
from render.kit.palette import ALERT
from rules.field import Ground, distance
from rules.intercept_orbit.space import bases, ruler
from rules.intercept_orbit.space.course import read_course
from rules.intercept_orbit.state.pending import Activation, Contact, Journey, Step
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import FRIGATE
from tests.render import spacesamples as samples
from tests.render.golden import check_golden
from tests.render.spacesamples import SITUATIONS, WORDS

PLANS = {"course": samples.course_plan, "move": samples.move_plan, "debris": samples.debris_plan}


@pytest.mark.parametrize("name", PLANS)
def test_golden_plans(name: str) -> None:
    state, preview = PLANS[name]()
    picture = draw_plan(state, WORDS, preview)
    assert len(picture.data) <= 200_000
    check_golden(f"space-plan-{name}", picture)


@pytest.mark.parametrize("text", ["4", "7 2L 4RR 5R", "9 1R 7L", "0", "3 3LL", "1 1R"])
def test_a_way_on_the_picture_is_the_way_that_is_flown(text: str) -> None:
    course = read_course(ORBIT, text)
    run = ruler.run(ORBIT, bases.body(ORBIT.bases, FRIGATE, (16.0, 16.0), 33.0), course, {}, Ground("square", 32.0))
    journey = Journey("A1", course.speed, course.clicks, end=run.end.at, heading=run.end.heading)
    points, hinges = flown(run.end.at, journey, ORBIT.click)
    assert len(points) == course.speed + 1
    for drawn, real in zip(points, run.way, strict=True):
        assert drawn == pytest.approx(real, abs=0.03)
    assert [click for _, click in hinges] == list(course.clicks)


def test_a_planned_course_has_the_hinges_that_are_clicked() -> None:
    state, preview = samples.course_plan()
    way = scene_of(state, preview).way
    assert way is not None
    assert [click for _, click in way.hinges] == [1, 0, 1, 0, 0, 0]
    assert (way.word, way.meets) == ("4 / 4", ("X2",))


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"costs": 2, "most": 5.0}, "2 / 5"),
        ({"verb": "move", "length": 3.25, "most": 6.0}, "3,2 / 6"),
        ({"most": 0.0}, ""),
        ({"verb": "place", "most": None}, ""),
    ],
    ids=["course", "move", "nothing to spend", "place"],
)
def test_the_end_of_a_way_says_what_it_costs_against_what_there_is(changes: dict[str, Any], word: str) -> None:
    state, preview = samples.course_plan()
    way = scene_of(state, structs.replace(preview, **changes), ",").way
    assert way is not None
    assert way.word == word


def test_what_a_way_runs_on_is_red() -> None:
    state, preview = samples.course_plan()
    clear = structs.replace(preview, meets=())
    assert draw_plan(state, WORDS, preview).data != draw_plan(state, WORDS, clear).data


def test_a_way_off_the_table_is_red() -> None:
    state, preview = samples.course_plan()
    lost = structs.replace(preview, leaves="yes", meets=())
    image = Image.open(BytesIO(draw_plan(state, WORDS, lost).data)).convert("RGB")
    assert ALERT in {colour for _, colour in image.getcolors(1 << 20) or []}


def test_a_ship_under_way_shows_its_ruler_and_no_ranges() -> None:
    state = SITUATIONS["moving"]()
    scene = scene_of(state)
    assert scene.way is not None
    assert scene.rings == ()
    assert [click for _, click in scene.way.hinges] == [0, -1, 0, 2, 1, 0, 0]
    for a, b in pairwise(scene.way.points):
        assert distance(a, b) == pytest.approx(1.0)
    assert state.journey is not None
    meets = tuple(Contact(how, name) for how, name in (("through", "X3"), ("beside", "B1"), ("ends", "X2")))
    met = scene_of(structs.replace(state, journey=structs.replace(state.journey, contacts=meets))).way
    assert met is not None
    assert met.meets == ("X3", "X2")
    arrived = structs.replace(state, journey=structs.replace(state.journey, arrived=True))
    assert scene_of(arrived).way is None


def test_open_ground_is_shaded() -> None:
    state, _ = samples.course_plan()
    idle = structs.replace(state, stack=(Activation("A1", Step.ACT),))
    assert scene_of(state).open_ground is not None
    assert scene_of(idle).open_ground is None


def test_a_plan_shows_at_which_range_enemies_would_be() -> None:
    state, preview = samples.course_plan()
    ranges = {asset.id: asset.range for asset in scene_of(state, preview).assets if asset.range}
    assert ranges == {sight.asset: sight.range for sight in preview.sights}
    assert ranges


def test_a_plan_shows_the_attack_that_it_is_made_for() -> None:
    state, preview = samples.course_plan()
    aimed = structs.replace(state, stack=(Activation("A1", Step.COURSE, target="B1", range=Range.ASSAULT, pips=4),))
    assert scene_of(aimed, preview).aim is None
    found = scene_of(aimed, structs.replace(preview, target="B1")).aim
    assert found is not None
    assert found.start != pytest.approx(state.asset("A1").at, abs=3)
