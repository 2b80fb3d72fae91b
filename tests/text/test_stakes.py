"""What is at stake in words: short enough for any names, in both languages, and named by what is lost."""

import contextlib
import itertools
import random
import re

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Illegal, State, choose, decide, requests, ruleset_of
from rules.contract.stakes import Changed
from rules.intercept_orbit.movement.journey import Went
from table.history.highlights import Retold
from tests.rules.intercept_orbit.battles import battle, company, ship
from tests.text.talk import HOSTILE
from text import LOCALES
from text.chapters import Chapter, continued, lines, stakes_lines
from text.endings import ROUNDS_TEXT, retold_lines
from text.narration import narrator
from text.stakes import NAMED, QUESTION_MAX, event_lines, question_lines, within
from think.match import begun

MOST = 4000


def games(ruleset: str, steps: int = 250) -> list[tuple[State, State]]:
    """The states before and after each decision of a game at random, with names that try to break them."""
    luck, dice, game = random.Random(7), FairDice(b"words"), RULESETS[ruleset]
    size = game.sizes[0]
    forces = [(name, game.generate(size, 2, dice)) for name in ("Ana", "Ben")]
    state: State = game.new_game(forces, size, "declared", {}, dice).state
    found = []
    for _ in range(steps):
        asked = requests(state)
        if not asked:
            break
        listed = asked[0].options
        try:
            after = decide(state, Answer(asked[0].player, asked[0].id, luck.choice(listed).choice), dice).state
        except Illegal:  # a way that cannot be: the first one can
            after = decide(state, Answer(asked[0].player, asked[0].id, listed[0].choice), dice).state
        found.append((_hostile(state), _hostile(after)))
        state = after
    return found


def _hostile(state: State) -> State:
    names = (HOSTILE[-1], HOSTILE[2])
    players = tuple(structs.replace(player, name=names[n % 2]) for n, player in enumerate(state.players))  # type: ignore[type-var]
    return structs.replace(state, players=players)  # type: ignore[type-var]


@pytest.mark.long(after=2)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_fits_whatever_the_names_are(ruleset: str) -> None:
    found = games(ruleset)
    first, last = found[0][0], found[-1][1]
    for locale in LOCALES:
        for before, after in found:
            for told in (event_lines(locale, before, after), event_lines(locale, first, after)):
                assert len("\n".join(told)) < MOST / 2
            for request in requests(before)[:1]:
                assert len("".join(question_lines(locale, before, request))) <= QUESTION_MAX
        rounds = tuple(Retold(number, before, last) for number, (before, _) in enumerate(found[-30:], 1))
        assert len("".join(retold_lines(locale, rounds))) <= ROUNDS_TEXT


def chapters_of(ruleset: str) -> list[Chapter]:
    """The chapters of a game at random."""
    luck, dice, game = random.Random(4), FairDice(b"chapters"), RULESETS[ruleset]
    size = game.sizes[0]
    state: State = game.new_game(
        [(name, game.generate(size, 2, dice)) for name in "AB"], size, "declared", {}, dice
    ).state
    chapters = [Chapter()]
    for _ in range(260):
        asked = requests(state)
        choices = [luck.choice(asked[0].options).choice, asked[0].options[0].choice] if asked else []
        for choice in choices:
            with contextlib.suppress(Illegal):  # a way that cannot be: the first one can
                made = decide(state, Answer(asked[0].player, asked[0].id, choice), dice)
                break
        else:
            return chapters
        states = itertools.accumulate(made.events, ruleset_of(state).evolve, initial=state)
        chapters[-1:] = continued(chapters[-1], zip(made.events, itertools.islice(states, 1, None), strict=True))
        state = made.state
    return chapters


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_chapter_is_headed_by_what_changed_hands_in_it(ruleset: str) -> None:
    """Each thing that was taken or lost is named, with the points that it brought."""
    seen = 0
    for chapter in chapters_of(ruleset):
        before, last = chapter.before, chapter.last
        if before is not None and last is not None and ruleset_of(before).round_of(before):
            seen += sum(headed(chapter, locale, before, last[1]) for locale in LOCALES)
    assert seen


def headed(chapter: Chapter, locale: str, before: State, after: State) -> bool:
    """Whether anything has changed, and if so whether the first lines say it; of a goal its own sentence alone."""
    found = ruleset_of(after).changes(before, after)
    told = [line for line in lines(chapter, locale) if not line.startswith("### ⏱")]
    head = "\n".join(told[:4])
    assert all(_named(locale, after, thing) in head for thing in found.things[:NAMED])
    won = [
        f"{after.players[n].name} {'+' if points > 0 else '−'}{abs(points)}"
        for n, points in enumerate(found.points)
        if points
    ]
    whole = [" ".join(re.findall(r"\w+", line)) for line in lines(chapter, locale)]
    assert not found.things or whole[0] not in whole[1:], "one thing is said once"
    assert not found.things or all(line in head for line in won)
    assert found.things or not any(line in "\n".join(told) for line in won), "the sentence of a goal says the score"
    return bool(found.things or won)


@pytest.mark.parametrize("ruleset", ["rapid-attack", "intercept-orbit"])
def test_beside_the_board_what_changed_hands_is_told_below_what_led_to_it(ruleset: str) -> None:
    seen = 0
    for chapter in chapters_of(ruleset):
        head = stakes_lines(chapter, "en")
        told = lines(chapter, "en", headed=False)
        assert sorted(told) == sorted(lines(chapter, "en"))
        if head and len(told) > 2 * len(head):
            assert told.index(head[0]) >= len(head)
            seen += 1
    assert seen


def _named(locale: str, state: State, thing: Changed) -> str:
    words = narrator(state).words(locale, state)
    return words.thing(thing.unit) or thing.unit


def test_lines_within_so_many_characters() -> None:
    assert within(["aa", "bbb", "c"], 5) == ["aa", "bbb"]
    assert within(["aaa"], 2) == []


def test_a_boarding_is_told_below_the_turn_that_brings_it() -> None:
    before = battle(ship("A1"), company("Bc1"), ship("B1"))
    event = Went("Bc1", host="A1")
    chapter = Chapter(((event, before.with_asset("Bc1", host="A1")),), before=before)
    told = lines(chapter, "en")
    assert len(told) == 2
    assert "is boarded" in told[-1]
    assert "Ana −5 · Ben +5" in told[-1]


def test_a_choice_that_ends_the_game_says_who_wins() -> None:
    state = begun("rapid-attack", "map", "ends")
    dice = FairDice(b"ends")
    while not any("🏁" in line for line in question_lines("en", state, requests(state)[0])):
        request = requests(state)[0]
        chosen = choose(state, request)
        state = decide(state, Answer(request.player, request.id, chosen and chosen.choice), dice).state
    request = requests(state)[0]
    [told] = [line for line in question_lines("en", state, request) if "🏁" in line]
    found = [ruleset_of(state).foretold(state, request, item.choice) for item in request.options]
    [ends] = [one for one in found if one.winners is not None]
    best, other = sorted(ends.scores, reverse=True)
    winner = state.players[ends.scores.index(best)].name  # type: ignore[attr-defined]
    assert ends.winners == (ends.scores.index(best),)
    assert told.endswith(f"🏁 This ends the game: **{winner}** wins, {best} : {other}.")
