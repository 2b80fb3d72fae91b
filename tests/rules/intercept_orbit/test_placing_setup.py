"""Where things may be set up, step by step (RULINGS 2.2; rulebook: "Placing Assets Into the Battlespace")."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from rules.core.errors import Illegal, RulesError
from rules.intercept_orbit.placing import preview, zones
from rules.intercept_orbit.placing.parse import read, write_answer
from rules.intercept_orbit.placing.placement import Destination, SetDown, placement_now
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import Body, gap, holds, overlaps, touching
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.turn.where import Where, default_destination
from tests.rules.intercept_orbit.battles import Game
from tests.rules.intercept_orbit.slow_geometry import body
from tests.rules.intercept_orbit.spaces import setting_up, space, thing

HVAS = (thing("AV1", "hva", (16, 16), 0), thing("AV2", "hva", (20, 16), 0))
FIRST = thing("A1", "capital", (16, 12), 0)
PRIMARY = thing("B1", "capital", (16, 2.5), 180)
REST = (thing("B2", "frigate", None), thing("Bc1", "company", None), thing("BV1", "hva", None))


def at_step(step: int) -> tuple[State, str]:
    """A set-up of three players that has come to a step, and what is put down there."""
    table: dict[int, tuple[tuple[Asset, ...], str]] = {
        1: ((), "AV1"),
        2: (HVAS[:1], "AV2"),
        3: (HVAS, "A1"),
        4: ((*HVAS, FIRST), "B1"),
        5: ((*HVAS, FIRST, PRIMARY), "C1"),
        6: ((*HVAS, FIRST, PRIMARY, thing("C1", "capital", (3, 30))), "B2"),
    }
    there, item = table[step]
    hvas = [thing("AV1", "hva", None), thing("AV2", "hva", None)]
    waiting = [*hvas, *(thing(name, "capital", None) for name in ("A1", "B1", "C1")), REST[0]]
    rest = [asset for asset in waiting if asset.id not in {a.id for a in there}]
    return setting_up(space(*there, *rest, players=3, primary=1), item, step), item


def legal(state: State, at: tuple[float, float], heading: float) -> bool:
    place = placement_now(state)
    assert isinstance(place, SetDown)
    return zones.fits(zones.terms(state, place.item, place.step, place.player), at, heading)


def allowed(step: int, base: Body) -> bool:
    """The book's words, measured without a close call either way; the test leaves those out."""
    standing = measure.bodies(space(*HVAS, FIRST))
    hvas, ship = [standing[hva.id] for hva in HVAS], standing[FIRST.id]
    if step == 1:
        return True
    if step == 2:
        return gap(base, hvas[0]) <= 8
    if step == 3:
        return gap(base, hvas[0]) <= 8
    if step == 4:
        return 7 <= gap(base, ship) <= 8
    return all(gap(base, other) > 8 for other in (*hvas, ship))


@pytest.mark.long(after=2)
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6])
def test_a_step_allows_what_the_book_says(step: int) -> None:
    state, item = at_step(step)
    luck, tried = random.Random(step), [0, 0]
    place = placement_now(state)
    assert isinstance(place, SetDown)
    assert (place.step, place.item) == (step, item)
    for _ in range(600):
        at, heading = (round(luck.uniform(0, 32), 2), round(luck.uniform(0, 32), 2)), luck.choice(range(16)) * 22.5
        base = body(state.asset(item).kind, at, heading)
        free = holds(measure.table(state), base) and not any(overlaps(base, o) for o in measure.bodies(state).values())
        gaps = [gap(base, other) for other in measure.bodies(state).values()]
        if any(abs(far - edge) < 0.15 for far in gaps for edge in (7, 8)):
            continue
        expected = free and allowed(step, base)
        assert legal(state, at, heading) is expected, (at, heading)
        tried[expected] += 1
    assert min(tried) > 10


@pytest.mark.long(after=3)
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6])
def test_what_is_suggested_shaded_and_nearest_is_legal(step: int) -> None:
    state, _ = at_step(step)
    place = placement_now(state)
    request = Where().ask(state)
    assert request.options
    for item in request.options:
        found = read(state, request.options, place, item.choice)
        assert legal(state, found.at, found.heading)
        assert found.heading == item.facts["heading"]
    assert default_destination(state, place).at == tuple(request.options[0].facts["at"])
    assert preview.open_ground(state).polygons
    for wish in ("16,16", "1,1", "16,4 NE", "31,31 45"):
        found = _or_nearest(state, wish)
        assert legal(state, found.at, found.heading)


def _or_nearest(state: State, wish: Any) -> Destination:
    place = placement_now(state)
    request = Where().ask(state)
    try:
        return read(state, request.options, place, wish)
    except RulesError as error:
        return read(state, request.options, place, error.facts["nearest"])


@pytest.mark.parametrize(
    ("text", "at", "heading"),
    [
        ("C3 NE", (5, 5), 45),
        ("C3 heading 90", (5, 5), 90),
        ("c3 cap 112.5", (5, 5), 112.5),
        ("5.5,6 S", (5.5, 6), 180),
        ("5,5;6 SO", (5.5, 6), 225),
        ("5.5,6 30°", (5.5, 6), 30),
        ("5.5 6 30", (5.5, 6), 30),
        ("D8 toward AV1", (7, 15), 96),
        ("D8 facing toward av1 the ship", (7, 15), 96),
        ("D8 vers AV1", (7, 15), 96),
    ],
)
def test_a_place_and_a_heading_are_read(text: str, at: tuple[float, float], heading: float) -> None:
    state = setting_up(space(HVAS[0], thing("AV2", "hva", None)), "AV2", 2)
    place = placement_now(state)
    if at == (7, 15):
        found = read(state, Where().ask(state).options, place, text)
        assert (found.at, found.heading) == (at, heading)
        return
    with pytest.raises(RulesError) as caught:
        read(state, Where().ask(state).options, place, text)
    assert caught.value.code == "not-legal-space"
    first, _ = at_step(1)
    place = placement_now(first)
    found = read(first, Where().ask(first).options, place, text)
    assert (found.at, found.heading) == (at, heading)


@pytest.mark.parametrize(
    ("text", "code"),
    [("C3 up", "place-unreadable"), ("nowhere", "place-unreadable"), ("C3 400", "heading-unreadable"),
     ("C3 toward nobody", "place-unknown"), ("0,0 N", "not-legal-space")],
)  # fmt: skip
def test_what_is_not_understood(text: str, code: str) -> None:
    state, _ = at_step(1)
    place = placement_now(state)
    with pytest.raises(RulesError) as caught:
        read(state, Where().ask(state).options, place, text)
    assert caught.value.code == code


def test_a_heading_is_kept_and_changed_in_the_preview() -> None:
    state, _ = at_step(1)
    request = Where().ask(state)
    found = preview.preview(state, request, "C3 NE")
    assert (found.written, found.heading) == ("5,5 45", 45)
    assert preview.preview(state, request, found.written) == found
    changes = {item.label: item.choice for item in found.changes}
    assert changes["click-port"] == "5,5 22.5"
    assert preview.preview(state, request, changes["click-starboard"]).heading == 67.5
    for heading in range(0, 360, 15):
        offered = [item.choice for item in preview.preview(state, request, f"C3 {heading}").changes]
        assert len(set(offered)) == len(offered)
        assert f"5,5 {heading}" not in offered


# -- debris -----------------------------------------------------------------------------------------------------------


def debris_state(*more: Asset) -> State:
    ready = (
        structs.replace(HVAS[0]),
        FIRST,
        thing("B1", "capital", (16, 26), 180),
        thing("BV1", "hva", (28, 28)),
        *more,
    )
    return setting_up(space(*ready), f"X{1 + len(more)}", 8, last=None)


@pytest.mark.parametrize(
    ("at", "fine"),
    [
        ((16, 13.6), True),
        ((16, 14.9), False),
        ((16, 22.5), True),
        ((16, 23.3), False),
        ((16, 24), False),
        ((26.4, 28), True),
        ((5, 8), True),
        ((5, 7.8), False),
    ],
)
def test_debris_keeps_off_others_ships_and_other_debris(at: tuple[float, float], fine: bool) -> None:
    """The first piece is the leader's; the second the next player's, whose own ship it may lie beside."""
    leader = at[1] > 20 or at == (26.4, 28) or at == (16, 13.6)
    state = debris_state() if leader else debris_state(thing("X1", "debris", (5, 5)))
    base = measure.bodies(state)
    if at == (16, 14.9):
        assert gap(body("debris", at), base["AV1"]) == 0
    assert legal(state, at, 0.0) is fine


def test_debris_has_no_heading() -> None:
    state = debris_state()
    place = placement_now(state)
    request = Where().ask(state)
    for wish in ("5,5", "5,5 NE", *(item.choice for item in request.options)):
        found = read(state, request.options, place, wish)
        assert found.heading == 0
        assert read(state, request.options, place, write_answer(found, place)) == found
    assert preview.preview(state, request, "5,5").changes == ()


def test_where_nothing_is_legal_debris_is_laid_no_more() -> None:
    open_space = debris_state()
    assert zones.debris_fits(open_space, 0)
    full = [thing(f"X{n}", "debris", (2.5 + 4 * (n % 8), 2.5 + 4 * (n // 8))) for n in range(64)]
    assert not zones.debris_fits(space(*full), 0)


# -- where nothing would do -------------------------------------------------------------------------------------------


def test_where_a_step_leaves_no_place_any_free_one_will_do() -> None:
    scattered = [thing(f"AV{n}", "hva", (4 + 8 * (n % 4), 4 + 8 * (n // 4))) for n in range(16)]
    state = space(*scattered, thing("B1", "capital", None), thing("B2", "capital", None))
    asked = zones.terms(state, "B2", 6, 1)
    assert asked.off == ()
    assert zones.places(asked, 3)


@pytest.mark.parametrize("host", ["A1", "AV1"])
def test_a_company_is_set_up_touching_its_carrier(host: str) -> None:
    state = space(HVAS[0], FIRST, thing("Ac1", "company", None), thing("Ac2", "company", None))
    first = measure.company_at(state, measure.berth(state, state.asset(host)))
    state = state.with_asset("Ac1", at=first.at, host=host)
    second = measure.company_at(state, measure.berth(state, state.asset(host)))
    assert touching(first, measure.base(state, state.asset(host)))
    assert touching(second, measure.base(state, state.asset(host)))
    assert not overlaps(first, second)


@pytest.mark.parametrize(
    ("options", "shape", "size"),
    [({}, "square", 32), ({"shape": "round"}, "round", 32), ({"across": 40}, "square", 40)],
)
def test_the_table_is_as_the_options_say(options: dict[str, Any], shape: str, size: float) -> None:
    ground = measure.table(space(options=options))
    assert (ground.shape, ground.size) == (shape, size)


def test_the_hva_placed_first_is_the_one_near_which_the_others_are_placed() -> None:
    waiting = (thing("AV1", "hva", None), thing("AV2", "hva", None), thing("A1", "capital", None))
    game = Game(setting_up(space(*waiting, thing("B1", "capital", None), players=2), "AV2", 1, first=None))
    game.say("6,16 0")
    assert game.state.setup_now.first == "AV2"
    game.say("AV1", "13,16 0", "A1")
    with pytest.raises(RulesError, match="not-legal-space"):
        game.say("20,16 0")
    game.say("12,20 0")
    assert game["A1"].at == (12.0, 20.0)


def test_a_heading_toward_a_cell() -> None:
    state, _ = at_step(1)
    place = placement_now(state)
    found = read(state, (), place, "7C toward 9K")
    assert found.heading == read(state, (), place, "C7 toward K9").heading == 104
    with pytest.raises(Illegal):
        read(state, (), place, "7C toward nobody")
