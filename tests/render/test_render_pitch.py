"""The pitch as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from render import board_of, draw_moment, draw_near, draw_place, draw_state, has_moment
from render.football.map_picture import draw_pitch, draw_strip, pitch_image, strip_height
from render.football.map_scene import scene_of
from render.kit.boxes import WIDTH
from render.kit.palette import player_colour
from render.map.viewport import close_up
from rules.football.ball import Scored
from rules.football.profile import Range
from rules.football.state import Attack, State, Step
from rules.football.turn import TurnEnded
from tests.render.golden import check_golden
from tests.rules.football.pitches import Pitch, acting
from tests.verbs import preview
from text import narrator

TEAM = "; ".join(["Rd Rd B G"] * 5)
WORDS: dict[str, Any] = {
    "title": "Mecha Football",
    "when": "First half, turn 1 of 6",
    "decision": "Ana decides what A1 does next.",
    "deciding": (0,),
}
PLACES = {
    "A1": (17.5, 12),
    "A2": (3, 12),
    "A3": (9, 4),
    "A4": (22, 19),
    "A5": (12, 20),
    "B1": (33.5, 12),
    "B2": (27, 6),
    "B3": (24, 12),
    "B4": (29, 17),
    "B5": (19, 7),
}


def match() -> Pitch:
    """Five a side in the first turn: A1 has the ball."""
    pitch = Pitch(TEAM, TEAM, table="map")
    pitch.play("offence", "east")
    while pitch.state.restart is not None:
        last = len(pitch.state.restart.done) == 9
        pitch.answer(pitch.choices[1])
        pitch.answer("spot:1", [*range(1, 11), 0] if last else ())
    pitch.stand(**PLACES)
    pitch.give("A1")
    pitch.set("B3", defense=4, defense_die="B6")
    pitch.set("B2", spot=5, spot_die="Y6")
    pitch.set("A2", gone=True)
    return pitch


def shooting() -> State:
    dice = {"dice": ("W6", "W6", "R6", "R6", "B6"), "faces": (2, 5, 6, 3, 4)}
    return acting(match(), "A1", Step.ACT, target="goal", range=Range.ARTILLERY, **dice).state


def test_a_shot() -> None:
    check_golden("pitch-shot", draw_pitch(shooting(), WORDS))


def test_a_run_that_is_planned() -> None:
    pitch = acting(match(), "A1", Step.WHERE, target="goal", range=Range.DIRECT_FIRE, stride=8)
    planned = preview(pitch.state, pitch.request, [24, 9])
    check_golden("pitch-plan", draw_pitch(pitch.state, WORDS, planned))


def test_a_fumble_that_is_planned() -> None:
    pitch = acting(match(), "A1", Step.FUMBLE, target="goal", range=Range.ARTILLERY)
    planned = preview(pitch.state, pitch.request, "unit:B4")
    assert planned.taker == "B4"
    check_golden("pitch-fumble", draw_pitch(pitch.state, WORDS, planned))


DICE: dict[str, Any] = {"dice": ("W6", "W6", "R6", "R6", "B6"), "faces": (2, 5, 6, 3, 4)}


def short_shot() -> State:
    pitch = match()
    pitch.stand(A1=(29, 13.5), B4=(31, 13))
    return acting(pitch, "A1", Step.ACT, target="goal", range=Range.DIRECT_FIRE, **DICE).state


def steal() -> State:
    pitch = match()
    pitch.stand(B3=(19, 12.8))
    return acting(pitch, "B3", Step.ACT, target="A1", range=Range.HAND_TO_HAND, **DICE).state


def throw_in() -> State:
    pitch = match()
    pitch.stand(A1=(12, -0.6))
    return acting(pitch, "A1", Step.ACT, target="A3", range=Range.DIRECT_FIRE, **DICE).state


@pytest.mark.parametrize("scene", [short_shot, steal, throw_in])
def test_the_ball_from_near(scene: Callable[[], State]) -> None:
    near = draw_near(scene(), WORDS)
    assert near is not None
    check_golden(f"pitch-near-{scene.__name__.replace('_', '-')}", near)


def test_no_close_up_where_it_would_be_most_of_the_pitch() -> None:
    pitch = match()
    pitch.stand(A1=(4, 12))
    far = acting(pitch, "A1", Step.ACT, target="goal", range=Range.ARTILLERY, **DICE).state
    assert draw_near(far, WORDS) is None
    assert draw_near(shooting(), WORDS) is not None


def test_a_place_from_near() -> None:
    check_golden("pitch-place", draw_place(match().state, WORDS, (30, 4)))


@pytest.mark.parametrize("at", [(0, 0), (36, 24), (18, 12), (-1.5, 25.5), (36, 0)])
def test_a_close_up_stays_on_the_picture(at: tuple[float, float]) -> None:
    """Never more than a unit and a half beside the lines."""
    view = close_up((at,), 36, (48, 0), 936, tall=24, margin=1.5)
    assert view.left >= -1.5
    assert view.top >= -1.5
    assert view.right <= 37.51
    assert view.bottom <= 25.51
    assert view.shows(at, 0.01)


@pytest.mark.parametrize("words", [WORDS, WORDS | {"decision": "W " * 90, "title": "⚽" * 50, "when": ""}])
def test_width_and_weight(words: dict[str, Any]) -> None:
    state = shooting()
    picture = draw_pitch(state, words)
    assert len(picture.data) < 200_000
    assert pitch_image(state, words).width == 1000


def test_the_ball_is_seen_loose_or_at_somebodys_feet() -> None:
    pitch = match()
    held, loose = pitch_image(pitch.state, WORDS), match()
    loose.stand(ball=(6, 6))
    other = pitch_image(loose.state, WORDS)
    assert held.size == other.size
    box = _around(other, (6, 6))
    assert (255, 255, 255) in {colour for _, colour in other.crop(box).getcolors(10_000) or []}
    assert (255, 255, 255) not in {colour for _, colour in held.crop(box).getcolors(10_000) or []}


def _around(image: Image.Image, at: tuple[int, int]) -> tuple[int, int, int, int]:
    """A box of one unit around a point: the window begins 1.5 units beside the pitch and ends 16 from the right."""
    scale = (1000 - 48 - 16) / 39
    top = next(y for y in range(200, 300) if image.getpixel((500, y)) != image.getpixel((10, y)))
    x, y = 48 + (at[0] + 1.5) * scale, top + (at[1] + 1.5) * scale
    return round(x - scale / 2), round(y - scale / 2), round(x + scale / 2), round(y + scale / 2)


def test_before_the_toss_both_teams_are_shown() -> None:
    state = Pitch(TEAM, TEAM, table="map").state
    assert not state.sided
    colours = {colour for _, colour in pitch_image(state, WORDS).getcolors(1_000_000) or []}
    assert {player_colour(0), player_colour(1)} <= colours
    alt = narrator(state).alt_text("en", state)
    assert "defends" not in alt
    assert "Ana" in alt
    assert "Ben" in alt


def test_a_goal_and_half_time_have_cards() -> None:
    state = match().state.with_player(1, score=2).with_unit("B4", name="Heron")
    goal, half = Scored(1, "B4", 2, False, "goal"), TurnEnded(3)
    assert has_moment(goal, state)
    assert has_moment(half, state)
    assert not has_moment(TurnEnded(2), state)
    for name, event in (("goal", goal), ("half-time", half)):
        card = draw_moment(state, event, narrator(state).board_labels("en", state))
        assert card is not None
        check_golden(f"football-{name}", card)


def test_a_declared_board_is_legible_on_a_phone() -> None:
    """Names and dice are at least eleven pixels high where the picture is 360 wide."""
    state = Pitch("Comet: Rd Rd B G; Dart: B B", "Wolf: B B; Rh Rd").kicked_off().state
    check_golden("football-declared", draw_state(state, narrator(state).board_labels("en", state)))


def test_units_show_their_systems_on_a_pitch() -> None:
    (token, *_) = scene_of(match().state, None, ".", 0.4).tokens
    assert token.systems == ("Rd", "Rd", "B", "G")
    assert token.whole == 0


STRIP: dict[str, dict[str, Any]] = {
    "systems": {"systems": ("Rd", "B", "G"), "lost": ("Rd",)},
    "a turn that is over": {"gone": True},
    "a name": {"name": "Newt"},
}


def _strip(state: State) -> Image.Image:
    image = Image.new("RGB", (WIDTH, strip_height(state)))
    draw_strip(image, 0, state)
    return image


@pytest.mark.parametrize("what", STRIP)
def test_the_strip_shows_what_each_frame_has(what: str) -> None:
    state = match().state
    assert _strip(state.with_unit("B1", **STRIP[what])).tobytes() != _strip(state).tobytes()


def test_the_strip_shows_who_has_the_ball() -> None:
    pitch = match()
    before = _strip(pitch.state)
    pitch.give("B2")
    assert _strip(pitch.state).tobytes() != before.tobytes()


@pytest.mark.parametrize(
    ("act", "aims"),
    [
        ({"step": Step.ACT}, True),
        ({"step": Step.USE_SPOT, "attacked": True, "attack": Attack("B3", 6, 2, ())}, True),
        ({"step": Step.FUMBLE, "attacked": True}, True),
        ({"step": Step.BREAK, "attacked": True}, False),
        ({"step": Step.ACT, "attacked": True}, False),
    ],
)
def test_an_attack_that_is_over_has_no_line_and_no_target(act: dict[str, Any], aims: bool) -> None:
    state = acting(match(), "A1", target="B3", range=Range.DIRECT_FIRE, **act).state
    board = board_of(state)
    assert board.map is not None
    assert board.action is not None
    assert (board.map.aim is not None) is aims
    assert board.action.target == ("B3" if aims else "")
    assert any(card.targeted for card in board.cards) is any(token.targeted for token in board.map.tokens) is aims
