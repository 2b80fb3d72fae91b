"""The entry: from what a seat sees to its answer."""

import random
import time
from typing import Any

from rules import Illegal, Reason, Request, RulesError, ScriptedDice, State, requests, ruleset, ruleset_of
from rules import choose as policy_choice
from think.futures import answered, outlook
from think.levels import ADVISER, LEVELS, Candidate, Level, Thought
from think.people import as_person
from think.search import ENOUGH, Tried, apart_from, compare, differences

WHERE = "where"
SHARE = 0.9
"""Share of the limit after which no new future starts, so that the last one ends in time."""


def choose(ruleset_id: str, view: State, player: int, level: str, seed: int, limit: float, style: str = "") -> Thought:
    """The answer of a seat to its open request.

    ``view``: the state as the player sees it. ``seed``: of the opponent's own randomness. ``limit``: seconds of CPU
    time, after which it takes the best found so far. ``style``: the name of one of the policy's, or none. Equal
    arguments give equal answers as long as the limit is not reached. Raises ``Malformed("ruleset-unknown")``,
    ``Illegal("not-your-decision")`` where the player is not asked, ``KeyError`` for an unknown level.
    """
    ruleset(ruleset_id)
    request = _asked(view, player)
    who = ADVISER if level == ADVISER.id else LEVELS[level]
    return _thought(view, request, who, style, random.Random(seed), time.process_time() + SHARE * limit)


def _asked(view: State, player: int) -> Request:
    """The player's open request."""
    found = next((request for request in requests(view) if request.player == player), None)
    if found is None:
        raise Illegal("not-your-decision", player=view.players[player].name)
    return found


def _thought(view: State, request: Request, level: Level, style: str, luck: random.Random, ends: float) -> Thought:
    own = policy_choice(view, request)
    if own is None:
        return Thought(None, Reason("ask-people"), asks=True)
    own = as_person(view, request, own, level, style, luck)
    if not level.rollouts:
        return Thought(own.choice, own.reason)
    tried = compare(view, request, own, level, luck, ends)
    best = tried[0].choice
    found = tuple(_candidate(view, request, one, tried[0]) for one in tried if one.found)
    return Thought(best.choice, best.reason, found)


def _candidate(view: State, request: Request, one: Tried, best: Tried) -> Candidate:
    chosen, terms = one.choice, differences(view, one, best)
    place, apart = place_after(view, request, chosen.choice), 0.0 if one is best else apart_from(one, best)[1]
    error = round(one.error, 4)
    found = outlook(one.outcomes) if len(one.outcomes) >= ENOUGH else None
    return Candidate(chosen.choice, chosen.reason, round(one.chance, 4), error, terms, place, round(apart, 4), found)


def place_after(view: State, request: Request, choice: object) -> Any:
    """The place that the policy takes after a choice that leads to one; None if the choice leads to none."""
    after, asked = place_asked(view, request, choice) or (view, None)
    own = None if asked is None else policy_choice(after, asked)
    return None if own is None else own.choice


def place_asked(view: State, request: Request, choice: object) -> tuple[State, Request] | None:
    """The request for a place to which a choice leads before any die falls, with its state; None without one."""
    maps = ruleset_of(view).maps
    if maps is None or not any(item.choice == choice and item.label in maps.places for item in request.options):
        return None
    try:
        after = answered(view, request, choice, ScriptedDice(()))
    except RulesError:  # dice fall first
        return None
    asked = next(iter(requests(after)), None)
    if asked is None or asked.kind != WHERE or asked.player != request.player:
        return None
    return after, asked
