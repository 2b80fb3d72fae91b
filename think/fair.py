"""How even a field is: games on it of the policy against itself, with the same force on both sides.

Each game is played twice with the same dice: on the field as it is, and on the field turned by half a turn. What a seat
is worth, or the policy's taste for a corner, counts for both sides then, and a field that is its own twin gives each
side exactly half.
"""

import math
import random
import time

from msgspec import Struct, structs

from rules import RULESETS, FairDice, State, requests, ruleset_of
from rules.field import Field, read_field, write_field
from rules.field.terrain import snapped
from think.futures import OwnDice, played

GAMES, LIMIT = 20, 30.0
"""Games of a trial, and the seconds of CPU time that they may take."""
ANSWERS_MAX = 4000
"""Answers after which a game counts as a draw; none needs so many."""


class Trial(Struct, frozen=True):
    """Games that were played on a field, and how many of them each side won; a draw is half a win.

    ``north`` and ``west``: the player whose units began farther north, farther west, on the field as it is.
    """

    games: int
    north: float
    west: float

    @property
    def usual(self) -> tuple[int, int]:
        """The least and the most wins of a side that an even field gives, but for one time in twenty."""
        half, off = self.games / 2, math.sqrt(self.games)
        return math.ceil(half - off), math.floor(half + off)

    @property
    def tells(self) -> bool:
        """Whether a side won more often or less than an even field gives."""
        least, most = self.usual
        return not (least <= self.north <= most and least <= self.west <= most)


def trial(ruleset: str, size: str, field: str, games: int = GAMES, limit: float = LIMIT) -> Trial:
    """Play so many games, an even number, on the field of a code; fewer if ``limit`` seconds of CPU time are over.

    Raises ``RulesError`` for a field or a size that the ruleset does not have.
    """
    begun, north, west, count = time.process_time(), 0.0, 0.0, 0
    turned = write_field(_turned(read_field(field)))
    while count < games and (not count or time.process_time() - begun < limit):
        for code, as_it_is in ((field, True), (turned, False)):
            shares, (one, other) = _game(ruleset, size, code, f"fair {count}")
            north += shares[(one[1] > other[1]) == as_it_is]
            west += shares[(one[0] > other[0]) == as_it_is]
        count += 2
    return Trial(count, north, west)


def _turned(field: Field) -> Field:
    """The field turned by half a turn, to a tenth of a unit."""
    far = math.floor(field.ground.size * 10) / 10  # all corners are at tenths: no gap changes
    outlines = (snapped([(far - x, far - y) for x, y in piece.outline]) for piece in field.pieces)
    pieces = zip(field.pieces, outlines, strict=True)
    return structs.replace(field, pieces=tuple(structs.replace(piece, outline=outline) for piece, outline in pieces))


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
