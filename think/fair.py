"""How even a field is: games on it of the policy against itself, with the same force on both sides."""

import random
import time

from msgspec import Struct

from rules import RULESETS, FairDice, State, requests, ruleset_of
from think.futures import OwnDice, played

GAMES, LIMIT = 20, 30.0
"""So many games tell something; seconds of CPU time that they may take."""
ANSWERS_MAX = 4000
"""No game takes so many answers; one that does is a draw."""


class Trial(Struct, frozen=True):
    """Games that were played on a field, and how many of them each side won; a draw is half a win.

    ``north`` and ``west``: the player whose units began farther north, farther west.
    """

    games: int
    north: float
    west: float


def trial(ruleset: str, size: str, field: str, games: int = GAMES, limit: float = LIMIT) -> Trial:
    """Play so many games on the field of a code, fewer if ``limit`` seconds of CPU time are over.

    Raises ``RulesError`` for a field or a size that the ruleset does not have.
    """
    begun, north, west, count = time.process_time(), 0.0, 0.0, 0
    while count < games and (not count or time.process_time() - begun < limit):
        shares, (one, other) = _game(ruleset, size, field, f"fair {count}")
        north += shares[one[1] > other[1]]
        west += shares[one[0] > other[0]]
        count += 1
    return Trial(count, north, west)


def _game(ruleset: str, size: str, field: str, seed: str) -> tuple[list[float], list[tuple[float, float]]]:
    """A game of two: each player's share of the win, and the middle of their units when it began."""
    rules, dice = RULESETS[ruleset], FairDice(seed.encode())
    force, own = rules.generate(size, 2, dice), OwnDice(random.Random(seed).getrandbits(32))
    state: State = rules.new_game([("A", force), ("B", force)], size, "map", {"field": field}, dice).state
    places: list[tuple[float, float]] = []
    for _ in range(ANSWERS_MAX):
        if not places and rules.round_of(state):
            places = _middles(state)
        asked = requests(state)
        if not asked:
            break
        state = played(state, asked[0], own)
    winners = (0, 1) if state.outcome is None else state.outcome.winners
    return [(player in winners) / len(winners) for player in (0, 1)], places or _middles(state)


def _middles(state: State) -> list[tuple[float, float]]:
    """The middle of each player's units."""
    maps, found = ruleset_of(state).maps, []
    places = {} if maps is None else maps.positions(state)
    for player in state.players:
        own = [at for unit, at in places.items() if unit.startswith(player.letter)] or [(0.0, 0.0)]
        found.append((sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)))
    return found
