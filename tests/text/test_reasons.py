"""What speaks for a choice, in both languages."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Reason, choose, decide, requests
from text.analysis import turn_words
from text.fluent.catalogue import LOCALES, has
from text.reasons import reason_line, terms_line
from think.analysis import Turn
from think.judge import Weighed
from think.levels import Term
from think.match import begun


@pytest.mark.parametrize(
    ("locale", "kind", "reason", "line"),
    [
        ("en", "act", Reason("attack", {"hits": 1.7, "destroys": 0.25}), "expected hits: 1.7; 25% to destroy it"),
        (
            "fr",
            "act",
            Reason("attack", {"hits": 1.7, "destroys": 0.25}),
            "dégâts à prévoir : 1,7 ; 25 % de chances de la détruire",
        ),
        ("en", "act", Reason("attack", {"die": "R6", "face": 5}), ""),
        ("en", "act", Reason("move", {"die": "G6"}), ""),
        ("en", "activate", Reason("best-attack", {"frame": "A1"}), "it has the best target"),
        ("en", "where", Reason("to-station", {"station": "S1", "at": (1, 2)}), "it takes S1"),
        ("en", "target", Reason("frame", {"frame": "B1"}), ""),
    ],
)
def test_a_reason_in_words(locale: str, kind: str, reason: Reason, line: str) -> None:
    """Where a sentence tells what the reason doesn't know, there is none."""
    state = begun("rapid-attack", "map", "reasons")
    request = structs.replace(requests(state)[0], kind=kind)
    assert reason_line(locale, state, request, reason).replace("\u202f", " ") == line


def test_terms_say_in_which_ways_a_choice_differs_in_the_words_of_its_game() -> None:
    football, frames = begun("football", "map", "reasons"), begun("rapid-attack", "map", "reasons")
    terms = [Term("late", 1.0), Term("goals", 0.5), Term("ball", -0.2)]
    assert terms_line("en", football, terms, better=True) == "more goals scored or fewer let in"
    assert terms_line("en", football, terms, better=False) == "the ball less often"
    told = terms_line("fr", frames, [Term("own-life", -1.25), Term("their-score", -0.52)], better=False)
    assert told.replace("\u202f", " ") == "plus de dégâts subis, plus de points pour l’ennemi (+0,5)"


def test_a_turning_point_names_places_by_their_cell_and_tells_only_what_speaks_for_the_better_choice() -> None:
    terms = (Term("threat", -1.0), Term("life", 0.5))
    better, played = (Weighed(at, Reason("at-random"), (0.5, 0.5), 0.0, terms) for at in ([13.0, 15.0], [15.64, 12.43]))
    turn = Turn(1, 0, "where", b"", 1, 0.1, (better, played))
    words = turn_words("en", turn, begun("rapid-attack", "map", "reasons"))
    assert (words.played, words.better, words.why) == ("7H", "8G", "less damage taken or more dealt")


def test_a_move_that_would_have_been_better_says_where_to() -> None:
    dice, state = FairDice(b"reasons"), begun("football", "map", "reasons")
    while (asked := requests(state)[0]).kind != "act" or not (moves := [o for o in asked.options if o.label == "move"]):
        chosen = choose(state, asked)
        assert chosen is not None
        state = decide(state, Answer(asked.player, asked.id, chosen.choice), dice).state
    move, done = (Weighed(one, Reason("at-random"), (0.5, 0.5), 0.0) for one in (moves[0].choice, "done"))
    words = turn_words("en", Turn(1, asked.player, "act", b"", 1, 0.1, (move, done)), state)
    assert re.fullmatch(r"Run with \d \w+: .+ → \d+[A-R]", words.better), words.better
    assert words.played == "Done"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_of_every_appraisal_has_words(locale: str) -> None:
    keys = {
        f"reason-term-{rules.family}-{side}{name}"
        for rules in RULESETS.values()
        if rules.appraisal is not None
        for name in rules.appraisal.weights
        for side in ("", "own-", "their-")
    }
    assert [key for key in sorted(keys) if not has(locale, key)] == []
