"""What the story of a match says of a roll without dice, and of a run on a map."""

import pytest

from rules import Answer, FairDice, choose, decide, replay, requests
from rules.football.kick import Kicked
from rules.football.profile import Range
from rules.football.run import Moved, Went
from rules.football.state import Step
from rules.football.steal import Tackled
from rules.football.target import Targeted
from rules.football.turn import RolledOff
from tests.rules.football.pitches import Pitch, acting, drawn
from text import narrator
from think.match import begun


@pytest.mark.parametrize(("locale", "words"), [("en", "no dice:"), ("fr", "aucun dé")])
def test_a_roll_without_dice_says_so(locale: str, words: str) -> None:
    state = begun("football", "map", "words")
    tackled, kicked = Tackled("A1", "B1", "tackle", 5, 0, 6, (), 0), Kicked("A1", "A2", "pass", 5, 0, 5, (), 0)
    won = Tackled("A1", "B1", "tackle", 6, 0, 5, (3,), 1)
    lines = [str(narrator(state).event_line(locale, event, state)) for event in (tackled, kicked, won)]
    assert [(words in line, "–" in line) for line in lines] == [(True, False), (True, False), (False, False)]


@pytest.mark.parametrize(("line", "words"), [((), "5 and 6 hit"), (("B2",), "only a 6 hits")])
def test_a_kick_says_which_faces_hit(line: tuple[str, ...], words: str) -> None:
    state = begun("football", "map", "words")
    kicked = Kicked("A1", "goal", "shot", 5, 0, 2, (1, 5, 5), 2, line)
    assert words in str(narrator(state).event_line("en", kicked, state))


def test_a_run_on_a_map_is_told_once_when_it_has_ended() -> None:
    state, table = begun("football", "map", "words"), begun("football", "declared", "words")
    moved = Moved("A1", 0, 4, 8, over=True)
    assert narrator(state).event_line("en", moved, state) is None
    assert narrator(table).event_line("en", moved, table) is not None
    still, ran = (narrator(state).event_line("en", Went("A1", (2.0, 2.0), (), far), state) for far in (0.0, 4.5))
    assert "stays at" in str(still)
    assert "runs 4.5 units" in str(ran)


def test_a_side_that_lines_up_is_told_once_and_who_takes_the_ball() -> None:
    state, dice, told = begun("football", "map", "words"), FairDice(b"words"), list[str]()
    while (request := requests(state)[0]).kind != "coach" and "Turn 1" not in "".join(told):
        choice = "all" if request.kind == "deploy" else choose(state, request).choice
        for event in decide(state, Answer(request.player, request.id, choice), dice).events:
            state = replay([event], state)
            told += [line] if (line := narrator(state).event_line("en", event, state)) else []
    places = [line for line in told if line.startswith("📍")]
    assert [("lines up" in line, "takes the ball" in line) for line in places[1:]] == [
        (True, False),
        (False, True),
        (True, False),
    ]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Tied on 7; the lowest of these rolls goes first: **B1** 2, **A1** 9, **B2** 9"),
        ("fr", "Égalité à 7 ; le plus bas de ces jets joue d’abord : **B1** 2, **A1** 9, **B2** 9"),
    ],
)
def test_a_tie_names_the_number_that_it_is_about(locale: str, told: str) -> None:
    pitch = Pitch()
    pitch.play("offence", "west", "A1", "rest", "rest = 7 9 8 9 7 8 7 8 9 2 9 ...")
    place = next(place for place, event in enumerate(pitch.log) if isinstance(event, RolledOff))
    state = replay(pitch.log[: place + 1])
    said = str(narrator(state).event_line(locale, pitch.log[place], state))
    assert said.replace("\xa0", " ").replace("\u202f", " ") == f"🎲 {told}"


@pytest.mark.parametrize(
    ("unit", "target", "later"),
    [("A2", "A1", False), ("A1", "goal", False), ("B1", "A1", False), ("A1", "B1", True), ("B1", "A2", True)],
)
def test_who_goes_for_an_opponent_without_the_ball_does_so_if_it_gets_it(unit: str, target: str, later: bool) -> None:
    state = Pitch().kicked_off().state
    assert state.ball.holder == "A1"
    line = str(narrator(state).event_line("en", Targeted(unit, target), state))
    assert line.endswith(f", if **{target}** has the ball by then.") is later


@pytest.mark.parametrize(("kind", "told"), [("tackle", "counting the die that it must defend with now"), ("shot", "")])
def test_the_odds_of_a_tackle_say_that_it_costs_the_target_a_die(kind: str, told: str) -> None:
    pitch = drawn(A1=(20, 12), B1=(24, 12))
    pitch.give("B1" if kind == "tackle" else "A1")
    target = "B1" if kind == "tackle" else "goal"
    acting(pitch, "A1", Step.ACT, target=target, range=Range.DIRECT_FIRE, dice=("R6",), faces=(1,))
    said = str(narrator(pitch.state).odds_line("en", pitch.state, "A1", 1))
    assert said.startswith("Ball: 0%, foul: 0%, " if told else "Goal: ")
    assert ("counting the defense still to come" in said) is not bool(told)
    assert told in said
