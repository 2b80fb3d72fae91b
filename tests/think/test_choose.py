"""The opponent's entry: legal answers at every level, and nothing that it could not know."""

from __future__ import annotations

import random
from itertools import count

import pytest
from msgspec import structs

from rules import RULESETS, Answer, FairDice, Illegal, State, decide, default, requests, ruleset_of
from rules import choose as policy_choice
from rules.intercept_orbit.state import state as orbit
from think import LEVELS, choose


def begun(ruleset: str, table: str, seed: str, size: str | None = None) -> State:
    game, dice = RULESETS[ruleset], FairDice(seed.encode())
    chosen = size or game.sizes[0]
    options = game.prepare(chosen, table, {}, seed)
    forces = [(name, game.generate(chosen, 2, dice)) for name in ("Ana", "Ben")]
    state: State = game.new_game(forces, chosen, table, options, dice).state
    return state


def seen(state: State, player: int) -> State:
    secrets = ruleset_of(state).secrets
    return state if secrets is None else secrets.view(state, player)


def test_every_answer_of_the_weaker_levels_is_taken() -> None:
    for table in ("declared", "map"):
        state, dice = begun("rapid-attack", table, f"levels {table}"), FairDice(b"levels")
        for number in range(150):
            request = requests(state)[0]
            level = ("recruit", "pilot", "veteran")[number % 3]
            thought = choose("rapid-attack", seen(state, request.player), request.player, level, number, 1.0)
            choice = default(state, request) if thought.asks else thought.answer
            state = decide(state, Answer(request.player, request.id, choice), dice).state


def test_at_a_declared_table_people_say_what_only_they_can_see() -> None:
    state, dice, luck = begun("rapid-attack", "declared", "facts"), FairDice(b"facts"), random.Random(1)
    asked = set()
    for number in count():
        if not requests(state) or number == 300:
            break
        request = requests(state)[0]
        if choose("rapid-attack", state, request.player, "veteran", number, 1.0).asks:
            asked.add(request.kind)
        choice = luck.choice(request.options).choice
        state = decide(state, Answer(request.player, request.id, choice), dice).state
    assert asked == {"station", "range", "cover"}


def test_only_the_player_who_is_asked_gets_an_answer() -> None:
    state = begun("rapid-attack", "map", "not asked")
    with pytest.raises(Illegal, match="not-your-decision"):
        choose("rapid-attack", state, 1 - requests(state)[0].player, "veteran", 1, 1.0)


def test_levels_are_few_and_ordered() -> None:
    assert list(LEVELS) == ["recruit", "pilot", "veteran", "ace"]


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_no_level_says_at_random_what_only_people_can_see(ruleset: str) -> None:
    """A range, who is alone at an HVA, a doubt about what others say: nobody wins by making it up."""
    state, dice, said = begun(ruleset, "declared", "made up"), FairDice(b"made up"), list[tuple[str, str]]()
    for number in range(600):
        if not requests(state):
            break
        request = requests(state)[0]
        thought = choose(ruleset, state, request.player, "recruit", number, 1.0)
        choice = default(state, request) if thought.asks else thought.answer
        if thought.reason.code == "at-random":
            said.append((request.kind, str(choice)))
        state = decide(state, Answer(request.player, request.id, choice), dice).state
    assert said
    assert not [choice for _, choice in said if choice.startswith("claim:") or "@" in choice]
    assert ("agree", "no") not in said


def _is_there(state: State, player: int) -> bool:
    """Whether a player has a TA left."""
    assert isinstance(state, orbit.State)
    return state.has_tas(player)


@pytest.mark.long
def test_who_is_sure_to_be_alone_takes_what_is_there() -> None:
    """An HVA at a declared table changes hands when a player says so; the policy does when nobody else is left."""
    made = {True: 0, False: 0}
    for number in range(8):
        state, dice = begun("intercept-orbit", "declared", f"alone {number}"), FairDice(f"alone {number}".encode())
        while asked := requests(state):
            request, rival = asked[0], 1 - asked[0].player
            choice = default(state, request)
            if request.player == 0 and (own := policy_choice(state, request)) is not None:
                choice = own.choice
                claims = [item.choice for item in request.options if item.label == "path-claim"]
                if request.kind == "act" and claims:
                    made[choice in claims] += 1
                    assert (choice in claims) == (not _is_there(state, rival))
            state = decide(state, Answer(request.player, request.id, choice), dice).state
    assert made[True]
    assert made[False]


def test_in_the_first_round_on_a_map_nobody_passes_and_the_spotter_of_the_last_two_frames_begins() -> None:
    there = begun("rapid-attack", "map", "opening", "demo")
    later, declared = structs.replace(there, round=2), begun("rapid-attack", "declared", "opening", "demo")
    own = [policy_choice(state, requests(state)[0]) for state in (there, later, declared)]
    assert [one and one.choice for one in own] == ["A2", "pass", "pass"]
    assert own[0] is not None
    assert own[0].reason.code == "spots-first"
