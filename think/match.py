"""Games between players of the ladder: same field, companies and dice, seats exchanged."""

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from rules import RULESETS, Answer, FairDice, Request, RulesError, State, blind, decide, default, requests, ruleset_of
from rules import choose as policy_choice
from rules.core.json_input import Size
from think.choose import choose

RANDOM, DEFAULT, POLICY = "random", "default", "veteran"
NEWCOMER = "newcomer"
"""A person who plays for the first time, so far as that can be imitated: the policy, half of its choices by lot."""
LIMIT = 1.5
STEP = 1.05
Player: TypeAlias = str | Callable[[State, Request], object]
"""A level, perhaps with a style (``veteran:raider``), a player of the ladder, or a script that answers requests."""
Costs = dict[int, int]
"""How many decisions cost how much CPU: ``n`` stands for ``STEP ** n`` microseconds."""


class Played(Struct, frozen=True):
    """A game: the first one's share of the win, what the decisions of each cost, the answers, and how many of them were
    refused."""

    share: float
    costs: tuple[Costs, ...]
    answers: int
    refused: int = 0


def quantile(costs: Costs, share: float) -> float:
    """Milliseconds within which that share of the decisions stays; NaN without decisions."""
    left = share * sum(costs.values())
    for step in sorted(costs):
        left -= costs[step]
        if left <= 0:
            return float(STEP**step / 1000)
    return math.nan


def _step(seconds: float) -> int:
    return round(math.log(max(1.0, seconds * 1e6), STEP))


def begun(ruleset: str, table: str, seed: str, size: Size = "", players: int = 2, forces: Sequence[str] = ()) -> State:
    """A new game with a field from the seed, and with these ``forces``, as text, or forces from the seed."""
    rules, dice = RULESETS[ruleset], FairDice(seed.encode())
    chosen = size or rules.sizes[0]
    options = rules.prepare(chosen, table, {}, seed)
    drawn = forces or [rules.generate(chosen, players, dice) for _ in range(players)]
    named = list(zip(("Ana", "Ben", "Chloe", "Dmitri"), drawn, strict=False))
    state: State = rules.new_game(named, chosen, table, options, dice).state
    return state


def play_pair(
    ruleset: str, table: str, players: tuple[Player, Player], seed: str, size: str = ""
) -> tuple[Played, Played]:
    """Two games that differ only in who sits where."""
    one, other = players
    first = play(begun(ruleset, table, seed, size), (one, other), seed)
    return first, play(begun(ruleset, table, seed, size), (other, one), seed)


class Decision(Struct, frozen=True):
    """One decision of a game: the states around it, what was asked and chosen, ``seconds`` of CPU time, and whether the
    choice was ``refused``, so that the default stands in for it."""

    before: State
    request: Request
    choice: object
    after: State
    seconds: float
    refused: bool = False


def play(state: State, players: Sequence[Player], seed: str) -> Played:
    """A game to its end."""
    answers, refused = 0, 0
    costs: tuple[Counter[int], ...] = tuple(Counter() for _ in players)
    for one in decisions(state, players, seed):
        costs[one.request.player][_step(one.seconds)] += 1
        answers, refused, state = answers + 1, refused + one.refused, one.after
    winners = state.outcome.winners if state.outcome is not None else ()
    return Played((0 in winners) / max(1, len(winners)), tuple(dict(one) for one in costs), answers, refused)


def decisions(state: State, players: Sequence[Player], seed: str) -> Iterator[Decision]:
    """A game to its end, decision by decision.

    What only people know at a declared table is drawn by lot for all alike.
    """
    luck, dice = random.Random(seed), FairDice(f"{seed} dice".encode(), state.drawn)
    while asked := requests(state):
        request, before, refused = asked[0], state, False
        started = time.process_time()
        choice = _choice(state, request, players[request.player], luck)
        seconds = time.process_time() - started
        try:
            state = decide(state, Answer(request.player, request.id, choice), dice).state
        except RulesError:
            choice, refused = default(state, request), True
            state = decide(state, Answer(request.player, request.id, choice), dice).state
        yield Decision(before, request, choice, state, seconds, refused)


def _choice(state: State, request: Request, player: Player, luck: random.Random) -> object:
    seed = luck.getrandbits(32)
    if policy_choice(state, request) is None:
        return _seen(state, request, random.Random(seed))
    if player == NEWCOMER:
        player = RANDOM if luck.random() < 0.5 else POLICY
    if player == RANDOM:
        return random.Random(seed).choice(blind(state, request) or [default(state, request)])
    if player == DEFAULT:
        return default(state, request)
    secrets = ruleset_of(state).secrets
    view = state if secrets is None else secrets.view(state, request.player)
    if not isinstance(player, str):
        return player(view, request)
    level, _, style = player.partition(":")
    return choose(state.ruleset, view, request.player, level, seed, LIMIT, style).answer


def _seen(state: State, request: Request, luck: random.Random) -> object:
    """What the people at a declared table see: at random the default or any option."""
    choices = [item.choice for item in request.options]
    return luck.choice(choices) if choices and luck.random() < 0.5 else default(state, request)
