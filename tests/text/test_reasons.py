"""What speaks for a choice, in both languages."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Reason, choose, decide, requests, ruleset_of
from rules.contract.stakes import Changed
from text.analysis import difference_line, for_readers, plan_line, turn_words
from text.fluent.catalogue import LOCALES, has
from text.reasons import reason_line, terms_line
from text.stakes import outlook_line, speaks_for, telling
from think.analysis import Analysis, Turn
from think.futures import OwnDice, played
from think.judge import Weighed
from think.levels import Outcome, Term
from think.match import begun
from think.plan import plan_of


@pytest.mark.parametrize(
    ("locale", "kind", "reason", "line"),
    [
        (
            "en",
            "act",
            Reason("attack", {"target": "B1", "hits": 1.7, "destroys": 0.25}),
            "against B1, expected hits: 1.7; 25% to destroy it",
        ),
        (
            "fr",
            "act",
            Reason("attack", {"target": "B1", "hits": 1.7, "destroys": 0.25}),
            "contre B1, dégâts à prévoir : 1,7 ; 25 % de chances de la détruire",
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


TAKEN = Changed("taken", "station", "S1", 0, 1)
LOST = Changed("lost", "frame", "A1", None, 0)


def test_what_futures_differ_in_is_told_of_each_thing_once_the_greatest_difference_first() -> None:
    back = structs.replace(TAKEN, player=1, other=None)
    one = (Outcome(TAKEN, 0.9), Outcome(LOST, 0.5))
    other = (Outcome(back, 0.7), Outcome(LOST, 0.2), Outcome(TAKEN, 0.1))
    assert telling((one, other)) == [TAKEN, LOST]
    assert telling((one, one)) == []


@pytest.mark.parametrize(
    ("locale", "ruleset", "changed", "line"),
    [
        ("en", "rapid-attack", TAKEN, "S1 to Ana: 90% instead of 10%"),
        ("fr", "rapid-attack", TAKEN, "S1 à Ana : 90 % au lieu de 10 %"),
        ("en", "football", Changed("scored", "", "", 1), "Ben scores: 90% instead of 10%"),
    ],
)
def test_what_futures_bring_in_words(locale: str, ruleset: str, changed: Changed, line: str) -> None:
    state, (more, less) = begun(ruleset, "map", "reasons"), ((Outcome(changed, share),) for share in (0.9, 0.1))
    told = outlook_line(locale, state, [changed], more, less)
    assert outlook_line("en", state, [changed], more, ()).endswith("instead of 0%")
    assert told.replace("\u202f", " ").replace("\xa0", " ") == line


@pytest.mark.parametrize(
    ("changed", "player", "more_is_good"),
    [
        (TAKEN, 0, True),
        (TAKEN, 1, False),
        (LOST, 0, False),
        (LOST, 1, True),
        (Changed("scored", "", "", 1), 1, True),
        (Changed("scored", "", "", 1), 0, False),
    ],
)
def test_own_losses_speak_against_a_choice_and_what_is_won_speaks_for_it(
    changed: Changed, player: int, more_is_good: bool
) -> None:
    more, less = ((Outcome(changed, share),) for share in (0.4, 0.15))
    assert speaks_for(player, changed, more, less) is more_is_good
    assert speaks_for(player, changed, less, more) is not more_is_good


def test_a_choice_is_praised_only_for_what_speaks_for_it_and_never_for_winning_itself() -> None:
    state, terms = begun("rapid-attack", "map", "reasons"), (Term("own-score", 1.0), Term("their-life", 0.5))
    best = Weighed("done", Reason("at-random"), (0.6, 0.4), 0.0, terms, outlook=(Outcome(LOST, 0.4),))
    other = Weighed("other", Reason("at-random"), (0.5, 0.5), 0.0, outlook=(Outcome(LOST, 0.15),))
    turn = Turn(1, 0, "act", b"", 0, -0.1, (best, other))
    assert difference_line("en", turn, best, state) == "more damage dealt"


@pytest.mark.long
def test_every_course_of_the_opponent_but_straight_on_says_what_it_is_for() -> None:
    dice, state, told = FairDice(b"courses"), begun("intercept-orbit", "map", "courses"), set[str]()
    wanted = {"course-range", "course-guards", "course-avoids", "course-safe"}
    while (asked := requests(state)[:1]) and not wanted <= told:
        chosen = choose(state, asked[0])
        assert chosen is not None
        if asked[0].facts.get("verb") == "course" and chosen.reason.code != "straight-on":
            assert all(reason_line(locale, state, asked[0], chosen.reason) for locale in LOCALES), chosen.reason.code
            told.add(chosen.reason.code)
        state = decide(state, Answer(asked[0].player, asked[0].id, chosen.choice), dice).state
    assert wanted <= told


def test_readers_see_their_own_decisions_first_and_one_of_the_others() -> None:
    def turn(seq: int, player: int, lost: float) -> Turn:
        rows = tuple(Weighed(seq, Reason("at-random"), (0.5, 0.5)) for _ in range(2))
        return Turn(seq, player, "act", b"", 1, lost, rows)

    sure, unsure = (turn(1, 1, 0.3), turn(2, 1, 0.2), turn(3, 0, 0.1)), (turn(4, 0, 0.015), turn(5, 1, 0.01))
    cases = [(sure, (0,), [3, 1]), (sure[:2], (0,), [4, 1]), (sure[:2], (), [1, 2]), ((), (1,), [5])]
    for turns, readers, seqs in cases:
        found = for_readers(Analysis((), (), turns, unsure=unsure), readers)
        assert [one.seq for one in found.turns] == seqs


def test_a_plan_names_where_a_unit_goes_and_whom_it_attacks_and_nothing_that_it_does_not() -> None:
    state = begun("rapid-attack", "map", "reasons", "demo")
    while not ruleset_of(state).round_of(state) or requests(state)[0].kind != "activate":
        state = played(state, requests(state)[0], OwnDice(1))
    request = requests(state)[0]
    first = request.options[0]
    plan = plan_of(state, request, first.choice)
    assert {step.request.unit for step in plan} == {first.unit}
    told = plan_line("en", plan)
    assert told.startswith("plan: attack B")
    unsure = plan_line("en", [structs.replace(step, sure=False) for step in plan])
    assert unsure.startswith("plan, if the dice allow: attack B")
    assert plan_line("en", plan_of(state, request, "pass")) == ""
