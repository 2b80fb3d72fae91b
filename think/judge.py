"""What a position is worth to each player, and what a choice there costs: equal dice in the futures of each choice."""

import random
import sys
import time
from collections.abc import Collection, Sequence
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from rules import Choice, Reason, Request, RulesError, State, requests, ruleset_of
from rules import choose as policy_choice
from rules.codec import decode_state
from rules.contract.stakes import Changed
from rules.core.choices import worse_of
from think.futures import (
    OwnDice,
    answered,
    chances,
    future,
    happened,
    margins,
    outlook,
    standard_error,
    weightiest,
    weights_of,
)
from think.levels import Outcome, Term

OTHERS = 3
"""Choices that a deep look weighs besides the policy's and the one taken."""
TAKEN = Reason("taken")


class Position(Struct, frozen=True):
    """A position of a game that is over, to be judged. ``state``: as JSON, with nothing hidden.

    ``kind``: of the request that ``player`` answered with ``choice``; none where no decision is looked at. ``futures``
    for each choice, within ``limit`` seconds of CPU time. ``deep``: other choices are weighed too. ``progress``: the
    share of the work that is done by then. ``whole``: futures go to the end of the game, not of the round. ``others``:
    the choices that are weighed besides ``choice``, in place of the policy's.
    """

    ruleset: str
    state: msgspec.Raw
    seed: int
    futures: int
    limit: float
    player: int = 0
    kind: str = ""
    choice: Any = None
    deep: bool = False
    progress: float = 0.0
    whole: bool = False
    others: tuple[Choice, ...] = ()


class Weighed(Struct, frozen=True):
    """A choice, and each player's chance of winning after it.

    It is measured against the first choice; at a deep look against the best one, and that against what was done.
    ``error``: the standard error of the difference for the decider, in the same futures. ``terms``: what differs for
    them, the most important first. ``outlook``: what the futures bring, the likeliest first.
    """

    choice: Any
    reason: Reason
    chances: tuple[float, ...]
    error: float = 0.0
    terms: tuple[Term, ...] = ()
    outlook: tuple[Outcome, ...] = ()


class Judgement(Struct, frozen=True):
    """Each player's ``chances`` of winning as the policy plays on, and the standard ``error`` of the first one's.

    ``choices``: the policy's own, the one that was taken if it is another, then others. ``seconds`` of CPU time.
    """

    chances: tuple[float, ...]
    error: float
    seconds: float
    choices: tuple[Weighed, ...] = ()


class _Line(Struct):
    """A choice (None: the policy plays on), and what each future with it has brought."""

    choice: Choice | None
    found: list[list[float]]
    margins: list[dict[str, float]]
    outcomes: list[Collection[Changed]]


def judge(position: Position) -> Judgement:
    """Judge a position. Raises ``RulesError`` for a decision that cannot be made there."""
    begun = time.process_time()
    state = decode_state(position.ruleset, bytes(position.state))
    request = asked_of(state, position.player, position.kind)
    lines = [_Line(choice, [], [], []) for choice in _choices(state, request, position)]
    luck = random.Random(position.seed)
    for number in range(position.futures):
        if number and time.process_time() - begun > position.limit:
            break
        seed = luck.getrandbits(32)
        for line in lines:
            _play(state, request, line, seed, whole=position.whole)
    weighed = tuple(_weighed(state, position, line, lines) for line in lines) if request else ()
    first, seconds = lines[0].found, time.process_time() - begun
    return Judgement(
        _means(first, whole=position.whole), standard_error([row[0] for row in first]), round(seconds, 4), weighed
    )


def asked_of(state: State, player: int, kind: str) -> Request | None:
    """A player's open request of that kind, if there is one."""
    return next((found for found in requests(state) if (found.player, found.kind) == (player, kind)), None)


def _choices(state: State, request: Request | None, position: Position) -> Sequence[Choice | None]:
    """The choices to compare; ``[None]`` where none can be compared, so the policy just plays on."""
    if position.others:
        return position.others
    own = None if request is None else policy_choice(state, request)
    if request is None or own is None:
        return [None]
    found = [own] if position.choice == own.choice else [own, Choice(position.choice, TAKEN)]
    policy = ruleset_of(state).policy
    if position.deep and policy is not None:
        left_out = [*(choice.choice for choice in found), *worse_of(request)]
        found += [choice for choice in policy.others(state, request) if choice.choice not in left_out][:OTHERS]
    return found


def _play(state: State, request: Request | None, line: _Line, seed: int, *, whole: bool) -> None:
    """Play one more future, with dice from the seed, to the end of the present round, or of the ``whole`` game."""
    dice, player = OwnDice(seed), 0 if request is None else request.player
    last = sys.maxsize if whole else ruleset_of(state).round_of(state)
    try:
        begun = state if request is None or line.choice is None else answered(state, request, line.choice.choice, dice)
    except RulesError:  # what is refused is no choice
        others = max(1, len(state.players) - 1)
        line.found.append([float(number != player) / others for number in range(len(state.players))])
        return
    after = future(begun, last, dice)
    line.found.append(chances(after))
    line.margins.append(margins(after, player))
    line.outcomes.append(happened(state, after))


def _weighed(state: State, position: Position, line: _Line, lines: Sequence[_Line]) -> Weighed:
    choice, player = line.choice or Choice(None, TAKEN), position.player
    other = _rival(line, lines, position)
    pairs = [one[player] - another[player] for one, another in zip(line.found, other.found, strict=True)]
    error = round(standard_error(pairs), 4) if other is not line else 0.0
    terms = weightiest(weights_of(state), _term_differences(line, other))
    means = _means(line.found, whole=position.whole)
    return Weighed(choice.choice, choice.reason, means, error, terms, outlook(line.outcomes))


def _rival(line: _Line, lines: Sequence[_Line], position: Position) -> _Line:
    """What a choice is compared with: the policy's own; at a deep look the best, and the best with the one taken."""
    if not position.deep:
        return lines[0]
    best = max(lines, key=lambda one: fmean(row[position.player] for row in one.found))
    taken = (one for one in lines if one.choice is not None and one.choice.choice == position.choice)
    return next(taken, line) if line is best else best


def _term_differences(line: _Line, other: _Line) -> dict[str, float]:
    """By how many points each of the decider's terms differs from its value after the other choice."""
    if line is other or not line.margins or not other.margins:
        return {}
    return {
        name: fmean(row[name] for row in line.margins) - fmean(row[name] for row in other.margins)
        for name in other.margins[0]
    }


def _means(found: Sequence[Sequence[float]], *, whole: bool) -> tuple[float, ...]:
    """The mean of each player's chances; of games played to the end with one more that nobody wins alone: ten of
    ten are not yet certain."""
    rows = [*found, [1 / len(found[0])] * len(found[0])] if whole else found
    return tuple(round(fmean(column), 5) for column in zip(*rows, strict=True))
