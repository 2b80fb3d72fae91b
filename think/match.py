"""Games between players of the ladder: same field, companies and dice, seats exchanged."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from msgspec import Struct

from rules import RULESETS, Answer, FairDice, Request, State, decide, default, requests, ruleset_of
from think.choose import choose
from think.levels import LEVELS

__all__ = ["DEFAULT", "RANDOM", "Played", "begun", "play", "play_pair"]

RANDOM, DEFAULT = "random", "default"
LIMIT = 1.5


class Played(Struct, frozen=True):
    """A game of two: the players in their seats, the first one's share of the win, the seconds of CPU that each
    decision of each took, and its answers."""

    players: tuple[str, str]
    share: float
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    answers: int


def begun(ruleset: str, table: str, seed: str, size: str = "") -> State:
    """A new game of two with a field and forces from the seed."""
    rules, dice = RULESETS[ruleset], FairDice(seed.encode())
    chosen = size or rules.sizes[0]
    options = rules.prepare(chosen, table, {}, seed)
    forces = [(name, rules.generate(chosen, 2, dice)) for name in ("Ana", "Ben")]
    state: State = rules.new_game(forces, chosen, table, options, dice).state
    return state


def play_pair(ruleset: str, table: str, players: tuple[str, str], seed: str, size: str = "") -> tuple[Played, Played]:
    """Two games that differ only in who sits where."""
    one, other = players
    first = play(begun(ruleset, table, seed, size), (one, other), seed)
    return first, play(begun(ruleset, table, seed, size), (other, one), seed)


def play(state: State, players: tuple[str, str], seed: str) -> Played:
    """A game to its end. What only people know at a declared table is drawn by lot."""
    luck, dice, answers = random.Random(seed), FairDice(f"{seed} dice".encode(), state.drawn), 0
    seconds: tuple[list[float], list[float]] = ([], [])
    while asked := requests(state):
        request = asked[0]
        started = time.process_time()
        choice = _choice(state, request, players[request.player], luck)
        seconds[request.player].append(time.process_time() - started)
        state = decide(state, Answer(request.player, request.id, choice), dice).state
        answers += 1
    winners = state.outcome.winners if state.outcome is not None else ()
    return Played(players, (0 in winners) / max(1, len(winners)), (tuple(seconds[0]), tuple(seconds[1])), answers)


def _choice(state: State, request: Request, player: str, luck: random.Random) -> object:
    seed = luck.getrandbits(32)
    if player == DEFAULT:
        return default(state, request)
    if player in LEVELS:
        secrets = ruleset_of(state).secrets
        view = state if secrets is None else secrets.view(state, request.player)
        thought = choose(state.ruleset, view, request.player, player, seed, LIMIT)
        if not thought.asks:
            return thought.answer
    return _lot(state, request, seed)


def _lot(state: State, request: Request, seed: int) -> object:
    options: Sequence[object] = [item.choice for item in request.options]
    return random.Random(seed).choice(options) if options else default(state, request)
