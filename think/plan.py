"""What a choice leads to in the rest of a unit's turn, as the policy plays: its moves and why, its attack, its spot."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, structs

from rules import Choice, Request, RulesError, State, requests, ruleset_of
from rules import choose as policy_choice
from think.futures import OwnDice, answered, played

TRIES, PLIES = 5, 40
"""Tries, each with other dice, and the most answers of one."""
MOST = 0.6
"""The least share of the tries that agree on a step for it to be part of the plan."""
NEXT = "activate"
"""The question with which another unit's turn begins, in games where it isn't known beforehand."""
WHERE, ACT, SPOT, LOSS = "where", "act", "spot-target", "loss"
ATTACKS = {"attack", "attack-spot", "shot", "pass", "steal", "tackle"}
"""Reasons of the answers to ``ACT`` that are attacks."""
ABOUT = ("target", "station", "piece", "from", "asset", "frame", "unit")
"""Facts of a reason that tell one step from another."""


class Planned(Struct, frozen=True):
    """A step of a plan: a ``choice`` to a ``request`` that the unit comes to in ``state``. ``sure``: all agree."""

    state: State
    request: Request
    choice: Choice
    sure: bool = True


def plan_of(state: State, request: Request, choice: object) -> tuple[Planned, ...]:
    """The steps that follow a choice in most tries, in order: places, the attack or else its target, spots. Slow."""
    if request.kind == LOSS:  # what a unit loses is no part of its plan
        return ()
    chosen = next((item for item in request.options if item.choice == choice), None)
    unit = request.unit or (chosen.unit if chosen is not None else "")
    found, first = Counter[object](), dict[object, Planned]()
    for seed in range(TRIES):
        try:
            steps = {_key(one): one for one in _steps(state, request, choice, unit, OwnDice(seed))}
        except RulesError:  # what is refused leads nowhere
            return ()
        found.update(steps.keys())
        first = steps | first
    likely = ((key, one) for key, one in first.items() if found[key] >= MOST * TRIES)
    plan = [structs.replace(one, sure=found[key] == TRIES) for key, one in likely]
    aim = ruleset_of(state).panel.aim if any(one.request.kind == ACT for one in plan) else None
    return tuple(one for one in plan if one.request.kind != aim)


def _steps(state: State, request: Request, choice: object, unit: str, dice: OwnDice) -> Iterator[Planned]:
    rules = ruleset_of(state)
    kinds, last = (rules.panel.aim, WHERE, ACT, SPOT), rules.round_of(state)
    state = answered(state, request, choice, dice)
    for _ in range(PLIES):
        asked = next(iter(requests(state)), None)
        if asked is None or asked.kind == NEXT or rules.round_of(state) > last:
            break
        if asked.kind == rules.panel.aim and asked.unit != unit:
            break
        own = policy_choice(state, asked) if asked.kind in kinds and asked.unit == unit else None
        if own is not None and (asked.kind != ACT or own.reason.code in ATTACKS):
            yield Planned(state, asked, own)
        state = played(state, asked, dice)


def _key(one: Planned) -> object:
    reason = one.choice.reason
    return one.request.kind, reason.code, *(reason.facts.get(name) for name in ABOUT)
