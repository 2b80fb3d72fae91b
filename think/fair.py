"""How even a field is: games on it of the policy against itself, with the same force on both sides.

Each game is played twice with the same dice: on the field as it is, and on the field turned by half a turn, where all
is put down at the same places of the table. So each side of the field defends in half of the games: what a side is
worth and what the defence is worth are counted apart. What a seat is worth, or the policy's taste for a corner, counts
for both sides too. A field that is its own twin gives each side exactly half: no games are played to learn that.
"""

import math
import random
import time
from collections.abc import Mapping

from msgspec import Struct

from rules import RULESETS, FairDice, Illegal, Request, State, requests, ruleset_of
from rules.field import Point, read_field, write_field
from rules.field.drawn import is_twin, turned
from think.futures import OwnDice, answered, played
from think.opening import defender_of, one_by_one

GAMES, LIMIT = 20, 30.0
"""Games of a trial, and the seconds of CPU time that they may take."""
ANSWERS_MAX = 4000
"""Answers after which a game counts as a draw; none needs so many."""
_NEAR = tuple(
    (far * math.cos(math.radians(angle)), far * math.sin(math.radians(angle)))
    for far in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
    for angle in (range(0, 360, 45) if far else (0,))
)
"""Where else something is put down, in units from a place that is taken: the nearest first."""


class Trial(Struct, frozen=True):
    """Games that were played on a field, and how many of them each side won; a draw is half a win.

    ``sides``: the players whose units began farther north, and farther west; None where the field is its own twin, so
    that its sides are equal. ``defender``: the player who defends; None where both do the same.
    """

    games: int
    sides: tuple[float, float] | None
    defender: float | None

    @property
    def usual(self) -> tuple[int, int]:
        """The least and the most wins that chance alone gives, but for one time in twenty."""
        half, off = self.games / 2, math.sqrt(self.games)
        return math.ceil(half - off), math.floor(half + off)

    def tells(self, *wins: float) -> bool:
        """Whether any of these is more or less than chance alone gives."""
        least, most = self.usual
        return not all(least <= won <= most for won in wins)


def trial(ruleset: str, size: str, field: str, games: int = GAMES, limit: float = LIMIT) -> Trial:
    """Play so many games, an even number, on the field of a code; fewer if ``limit`` seconds of CPU time are over.

    On a field that is its own twin only the defence is asked about, and nothing is played where nobody defends.
    Raises ``RulesError`` for a field or a size that the ruleset does not have.
    """
    begun, count, north, west, defence = time.process_time(), 0, 0.0, 0.0, 0.0
    drawn = read_field(field)
    twin, other = is_twin(drawn), write_field(turned(drawn))
    one_defends = defender_of(_begun(ruleset, size, field, _seed(0))[0]) is not None
    while (one_defends or not twin) and count < games and (not count or time.process_time() - begun < limit):
        state, own = _begun(ruleset, size, field, _seed(count))
        places = _places(state)
        (a, b), (c, d) = (_middle(places, player.letter) for player in state.players[:2])
        northern, western = int(b > d), int(a > c)
        pair = [(state, own)] if twin else [(state, own), _begun(ruleset, size, other, _seed(count), places)]
        for turn, game in enumerate(pair):
            shares = _played_out(*game)
            north += shares[northern if turn == 0 else 1 - northern]
            west += shares[western if turn == 0 else 1 - western]
            defender = defender_of(game[0])
            defence += 0.0 if defender is None else shares[defender]
            count += 1
    return Trial(count, None if twin else (north, west), defence if one_defends else None)


def _seed(count: int) -> str:
    return f"fair {count}"


def _begun(
    ruleset: str, size: str, field: str, seed: str, places: Mapping[str, Point] | None = None
) -> tuple[State, OwnDice]:
    """A game of two when its first round begins, and its dice; ``places``: where all is put down, or near to it."""
    rules, dice = RULESETS[ruleset], FairDice(seed.encode())
    force, own = rules.generate(size, 2, dice), OwnDice(random.Random(seed).getrandbits(32))
    state: State = rules.new_game([("A", force), ("B", force)], size, "map", {"field": field}, dice).state
    for _ in range(ANSWERS_MAX):
        asked = requests(state)
        if not asked or rules.round_of(state):
            break
        at = None if places is None else places.get(str(asked[0].facts.get("item")))
        state = one_by_one(state, asked[0], own) if at is None else _put(state, asked[0], own, at)
    return state, own


def _put(state: State, request: Request, dice: OwnDice, at: Point) -> State:
    """Something is put down at a place, or as near to it as the rules allow; far from it where they allow nothing."""
    for east, south in _NEAR:
        try:
            return answered(state, request, [round(at[0] + east, 2), round(at[1] + south, 2)], dice)
        except Illegal:
            continue
    return one_by_one(state, request, dice)


def _played_out(state: State, dice: OwnDice) -> list[float]:
    """A game to its end: each player's share of the win."""
    for _ in range(ANSWERS_MAX):
        asked = requests(state)
        if not asked:
            break
        state = played(state, asked[0], dice)
    winners = (0, 1) if state.outcome is None else state.outcome.winners
    return [(player in winners) / len(winners) for player in (0, 1)]


def _places(state: State) -> Mapping[str, Point]:
    maps = ruleset_of(state).maps
    return {} if maps is None else maps.positions(state)


def _middle(places: Mapping[str, Point], letter: str) -> Point:
    """The middle of a player's units."""
    own = [at for unit, at in places.items() if unit.startswith(letter)] or [(0.0, 0.0)]
    return sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)
