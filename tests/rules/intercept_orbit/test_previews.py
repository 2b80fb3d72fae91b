"""Headings as people write them, and what is foreseen of a planned place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules.core.errors import Illegal, Malformed
from rules.intercept_orbit.movement.contacts import measured_contacts
from rules.intercept_orbit.placing import preview
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import gap
from rules.intercept_orbit.space.compass import POINTS, read_heading
from rules.intercept_orbit.state.pending import Journey
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import State
from tests.rules.intercept_orbit.placings import SPACE, asked
from tests.rules.intercept_orbit.slow_geometry import body
from tests.rules.intercept_orbit.spaces import flying, space, steering, thing

# -- headings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "heading"),
    [("N", 0), ("ne", 45), ("SSO", 202.5), ("45°", 45), ("cap 112,5", 112.5), ("heading W", 270), ("360", 0)],
)
def test_headings_are_read(text: str, heading: float) -> None:
    assert read_heading(text) == heading


@pytest.mark.parametrize("text", ["", "up", "361", "NNN", "-5"])
def test_what_is_no_heading(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_heading(text)
    assert caught.value.code == "heading-unreadable"


def test_the_compass_goes_by_clicks() -> None:
    assert [read_heading(name) for name in POINTS] == [number * 22.5 for number in range(16)]


# -- previews ---------------------------------------------------------------------------------------------------------


def seen(state: State, choice: Any) -> preview.Preview:
    return preview.preview(state, asked(state)[1], choice)


def test_a_course_is_foreseen() -> None:
    found = seen(steering(SPACE, "A1", 6, "B1", Range.ASSAULT), "8 1R")
    assert (found.speed, found.costs, found.most, found.leaves) == (8, 5, 6.0, "no")
    assert [passed.asset for passed in found.meets] == ["X1"]
    assert not found.meets[0].through
    assert found.hits == ("X1",)
    assert found.written == "8 1R"
    assert (found.target, found.reach) == ("B1", "yes")
    assert found.far == pytest.approx(
        gap(body("capital", found.at, found.heading), measure.base(SPACE, SPACE.asset("B1"))), abs=0.01
    )
    assert {sight.asset for sight in found.sights} == {"B1", "B2"}


def test_an_enemy_at_the_hull_may_come_along_and_is_no_range() -> None:
    boarder = thing("Bc1", "company", (9.51, 16), host="A1")
    state = structs.replace(SPACE, assets=(*(a for a in SPACE.assets if a.id != "Ac1"), boarder))
    found = seen(steering(state, "A1", 6), "4")
    assert found.riders == ("Bc1",)
    assert {sight.asset for sight in found.sights} == {"B1", "B2"}
    aimed = seen(steering(state, "A1", 6, "Bc1", Range.DOGFIGHT), "4 2L")
    assert (aimed.target, aimed.far, aimed.reach) == ("Bc1", pytest.approx(0, abs=0.02), "yes")


def test_a_course_says_which_hva_it_leaves_unguarded() -> None:
    ship, hva = thing("A1", "capital", (10, 15), 0), thing("AV1", "hva", (7.5, 15))
    alone = structs.replace(space(ship, hva, thing("B1", "capital", (28, 28), 270)), round=1)
    flies = steering(alone, "A1", 6)
    assert (seen(flies, "8").unguarded, seen(flies, "0").unguarded) == (("AV1",), ())
    both = structs.replace(alone, assets=(*alone.assets, thing("A2", "frigate", (5, 15))))
    assert seen(steering(both, "A1", 6), "8").unguarded == (), "another one guards it"


def test_what_is_changed_is_legal_too() -> None:
    state = steering(SPACE, "A2", 3)
    found = seen(state, "5 2L")
    changes = {(item.label, item.facts["hinge"]): item.choice for item in found.changes}
    assert changes["faster", 0] == "6 2L"
    assert changes["slower", 0] == "4 2L"
    assert changes["click-port", 2] == "5 2LL"
    assert changes["click-starboard", 2] == "5"
    assert changes["click-starboard", 5] == "5 2L 5R"
    for item in found.changes:
        assert seen(state, item.choice).written == item.choice
    assert "faster" not in {item.label for item in seen(steering(SPACE, "A2", 1), "5").changes}


def test_a_course_over_the_edge_is_foreseen() -> None:
    ship = space(thing("A1", "capital", (3, 16), 270))
    assert seen(steering(ship, "A1", 0), "4").leaves == "yes"
    assert seen(steering(ship, "A1", 4), "2").leaves == "no"


def test_a_move_is_foreseen() -> None:
    found = seen(flying(SPACE, "Ac1", 6, target="B1"), "E 3")
    assert (found.length, found.most, found.host) == (3.0, 6.0, None)
    assert (found.target, found.reach) == ("B1", "no")
    near = space(thing("Ac1", "company", (10, 16)), thing("B1", "capital", (14, 16)))
    assert seen(flying(near, "Ac1", 4, target="B1"), "B1").reach == "yes"
    assert seen(flying(near, "Ac1", 4, target="B1"), "B1").host == "B1"


def test_sights_say_range_and_cover() -> None:
    state = space(
        thing("A1", "capital", (5, 16)),
        thing("B1", "capital", (12, 16)),
        thing("B2", "frigate", (25, 16)),
        thing("X1", "debris", (23.5, 16.4)),
    )
    found = {sight.asset: sight for sight in preview.sights(state, "A1")}
    assert (found["B1"].range, found["B1"].cover, found["B1"].distance) == ("assault", (), 5)
    assert (found["B2"].range, found["B2"].cover) == ("support", ("X1",))
    assert preview.sights(state, "X1") == ()


def test_a_course_is_said_to_pass_what_the_log_tells_then() -> None:
    """A ship and a company adrift; not an HVA, debris, or a company with fuel."""
    others = [
        (thing("B1", "frigate", (9, 13.5), 90), True),
        (thing("BV1", "hva", (9, 18.5), 90), False),
        (thing("X1", "debris", (11.5, 14), 0), False),
        (thing("Bc1", "company", (11.5, 18), fuel=0), True),
        (thing("Bc2", "company", (10, 18), fuel=3), False),
    ]
    state = steering(space(thing("A1", "frigate", (8, 16), 90), *(other for other, _ in others)), "A1", 0)
    planned = preview.preview(state, asked(state)[1], "4")
    under_way = structs.replace(state, journey=Journey("A1", 4, (0,) * 4))
    told = {contact.asset for contact in measured_contacts(under_way) if contact.how == "beside"}
    assert set(planned.passes) == told == {other.id for other, counts in others if counts}


@pytest.mark.parametrize(
    ("name", "at"), [("B1", (22, 16)), ("bv1", (25.5, 16)), ("C3", (5, 5)), ("12.5,8", (12.5, 8)), (None, (16, 16))]
)
def test_a_spot_to_look_at(name: str | None, at: tuple[float, float]) -> None:
    assert preview.locate(SPACE, name) == at


def test_spots_are_on_the_table() -> None:
    assert preview.locate(steering(SPACE, "A2", 0), None) == (8, 22)
    with pytest.raises(Illegal) as caught:
        preview.locate(SPACE, "40,40")
    assert caught.value.code == "off-the-field"
    assert preview.positions(SPACE)["X1"] == (15, 17)
