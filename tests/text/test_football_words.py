"""What the story of a match says of a roll without dice, and of a run on a map."""

import pytest

from rules.football.kick import Kicked
from rules.football.run import Moved, Went
from rules.football.steal import Tackled
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
