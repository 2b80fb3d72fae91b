"""At a declared table a side agrees to where its fumbled ball goes: within range first, then by word."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules.football.fumble import Spoken
from rules.football.profile import FOOTBALL
from rules.football.state import Ball, Break
from tests.rules.football.pitches import Pitch, names
from text import LOCALES, error_line, narrator

LINES = {"out:side", "out:goal", "goal", "out:own", "goal:own"}


def fumbled(target: str = "A2", since: Break | None = None, *, agree: bool = True, span: str = "direct-fire") -> Pitch:
    """A1 has missed with a pass or a shot; ``since``: the ball has not left the place of that restart."""
    pitch = Pitch(ana="Rd Ra; B B", agree=agree).kicked_off()
    pitch.state = structs.replace(pitch.state, ball=Ball("A1", None, since))
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=0)
    pitch.play(target, f"{span} = 1 1 5 1", "none", "attack:2", "none = 1 1 1 1 1")
    return pitch


@pytest.mark.parametrize(
    ("since", "span", "lines"),
    [
        (None, "direct-fire", LINES),
        (Break.FOUL, "direct-fire", LINES),
        (Break.KICK_OFF, "direct-fire", set()),
        (Break.KICK_OFF, "artillery", LINES),
        (Break.GOAL_KICK, "direct-fire", {"out:own", "goal:own"}),
        (Break.CORNER, "direct-fire", {"out:side", "out:goal"}),
        (Break.THROW_IN, "direct-fire", {"out:side", "out:goal", "out:own"}),
    ],
)
def test_a_ball_goes_no_farther_than_its_kick_from_where_it_is_known_to_be(
    since: Break | None, span: str, lines: set[str]
) -> None:
    assert LINES & set(fumbled(since=since, span=span).choices) == lines


def test_a_pass_of_one_unit_from_the_centre_spot_is_no_own_goal() -> None:
    pitch = Pitch(ana="B; B", agree=True).kicked_off()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=0)
    pitch.play("A2 = 5 1 1 1", "none", "attack:0", "none = 1 1 1 1 1")
    assert set(pitch.choices) == {"field", "unit:A1", "unit:A2", "unit:B1", "unit:B2"}
    with pytest.raises(Exception, match="fumble-not-there"):
        pitch.answer("goal:own")


def test_a_run_before_the_kick_takes_it_farther() -> None:
    pitch = Pitch(agree=True).kicked_off()
    for unit in ("A2", "B1", "B2"):
        pitch.set(unit, defense=0)
    pitch.play("A2", "direct-fire = 6 1 5 1 1", "none", "move:0", "attack:2", "none = 1 1 1 1 1")
    assert pitch.state.ball.roamed == 12
    assert set(pitch.choices) >= LINES


@pytest.mark.parametrize("choice", ["unit:B1", "out:side", "goal", "goal:own"])
def test_the_kickers_side_agrees_to_what_costs_it_something(choice: str) -> None:
    pitch = fumbled()
    pitch.play(choice)
    assert (pitch.asked, pitch.goals) == ("agree A A1", [0, 0])
    for locale in LOCALES:
        assert "{" not in narrator(pitch.state).question(locale, pitch.request, pitch.state)
    pitch.play("yes")
    assert {"BallTaken", "BallOut", "Scored"} & set(names(pitch.last))


@pytest.mark.parametrize("choice", ["field", "unit:A2"])
def test_nobody_is_asked_about_what_costs_nothing(choice: str) -> None:
    pitch = fumbled()
    pitch.play(choice)
    assert pitch.request.kind != "agree"


def test_who_gives_in_names_another_place() -> None:
    pitch = fumbled()
    pitch.play("goal:own", "no")
    assert pitch.asked == "agree B A1"
    pitch.play("yes")
    assert (pitch.asked, "goal:own" in pitch.choices) == ("fumble B A1", False)
    with pytest.raises(Exception, match="fumble-not-there") as caught:
        pitch.answer("goal:own")
    assert caught.value.facts["why"] == "denied"  # type: ignore[attr-defined]
    assert all("{" not in error_line(locale, "fumble-not-there", {"why": "denied"}) for locale in LOCALES)


def test_who_insists_has_the_last_word() -> None:
    """The book leaves it to the other side's discretion."""
    pitch = fumbled()
    pitch.play("goal:own", "no", "no")
    assert (pitch.goals, Spoken(1, "A1", "insist") in pitch.log) == ([0, 1], True)


def test_a_match_that_trusts_or_that_began_before_asks_nobody() -> None:
    pitch = fumbled(agree=False)
    pitch.play("goal:own")
    assert pitch.goals == [0, 1]
    old = fumbled(since=Break.KICK_OFF)
    old.state = structs.replace(old.state, profile=structs.replace(FOOTBALL, agreement=False))
    assert set(old.choices) >= LINES
    old.play("goal:own")
    assert old.goals == [0, 1]
