"""How a field is set up: what the rules suggest to two equal forces, piece by piece, until the first round begins."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from rules import RULESETS, Dice, FairDice, Request, State, choose, default, requests, ruleset_of
from rules.contract.ruleset import Ruleset
from rules.core.json_input import Options
from rules.field import Disc, Field, Point, distance, read_field
from rules.field.drawn import BASE, room
from rules.field.geometry import EDGE, rounded
from rules.field.open_ground import OpenGround
from rules.field.ways import Ways
from rules.field.zones import nearest_in
from think.futures import answered

ANSWERS_MAX = 400


class Camp(Struct, frozen=True):
    """A player's ``units`` with their places, and the ``ground`` that was open to the last of them; none where the
    referee puts everything down. ``way``: how far they have to the nearest station, on average of those that have a
    way there.
    """

    units: tuple[tuple[str, Point], ...]
    ground: OpenGround
    way: float | None


class Opening(Struct, frozen=True):
    """A field set up. ``outside``: the share of it beyond what the defence guards, and the least that the book asks;
    None where the book asks nothing. ``defender``: the letter of who defends; empty where both do the same."""

    stations: tuple[tuple[str, Point], ...]
    camps: tuple[Camp, ...]
    outside: tuple[float, float] | None
    defender: str


def opening(ruleset: str, size: str, options: Options) -> Opening:
    """A game of two on a map, up to its first round. Raises ``RulesError`` for a field that it cannot begin on."""
    rules: Ruleset[State] = RULESETS[ruleset]
    dice = FairDice(b"opening")
    force = rules.generate(size, 2, dice)
    state: State = rules.new_game([("A", force), ("B", force)], size, "map", options, dice).state
    grounds: dict[int, OpenGround] = {}
    for _ in range(ANSWERS_MAX):
        asked = requests(state)
        if not asked or rules.round_of(state):
            break
        request = asked[0]
        if rules.maps is not None and str(request.facts.get("item")).startswith(state.players[request.player].letter):
            grounds[request.player] = rules.maps.open_ground(state)
        state = one_by_one(state, request, dice)
    return _shown(state, grounds)


def one_by_one(state: State, request: Request, dice: Dice) -> State:
    """The state after the policy's choice; it puts one thing down after the other, since those who put all down at once
    are never asked where."""
    chosen = request.options[0] if request.kind == "deploy" else choose(state, request)
    return answered(state, request, default(state, request) if chosen is None else chosen.choice, dice)


def _shown(state: State, grounds: Mapping[int, OpenGround]) -> Opening:
    rules = ruleset_of(state)
    there = {} if rules.maps is None else dict(rules.maps.positions(state))
    named = dict(rules.named(state, "stations"))
    stations = tuple((name, at) for name, at in there.items() if name in named)
    field, camps = read_field(str(state.options["field"])), []
    for number, player in enumerate(state.players):
        units = tuple((unit, at) for unit, at in there.items() if unit.startswith(player.letter))
        way = _way(field, [at for _, at in units], [at for _, at in stations])
        camps.append(Camp(units, _coarse(grounds.get(number, OpenGround())), way))
    outside = None if rules.maps is None or rules.maps.outside is None else rules.maps.outside(state)
    defender = defender_of(state)
    return Opening(stations, tuple(camps), outside, "" if defender is None else state.players[defender].letter)


def defender_of(state: State) -> int | None:
    """The player who defends; None where both do the same."""
    maps = ruleset_of(state).maps
    return None if maps is None or maps.defender is None else maps.defender(state)


def _way(field: Field, units: Sequence[Point], stations: Sequence[Point]) -> float | None:
    """The mean way from units to the station that is nearest to each, around all that stands there.

    A station may stand where no base has room, beside a wall: the way ends as near to it as one has.
    """
    cover = [piece.outline for piece in field.pieces if not piece.hazard]
    free = room(field.ground, cover).buffer(-EDGE)
    lengths = []
    for at in units if stations else ():
        end = nearest_in(free, min(stations, key=lambda there: distance(at, there)))
        way = None if end is None else Ways(field.ground, Disc(at, BASE), cover).to(rounded(end))
        if way is not None:
            lengths.append(way.length)
    return round(fmean(lengths), 1) if lengths else None


def _coarse(ground: OpenGround) -> OpenGround:
    """The ground with its outlines to a tenth of a unit: enough to be seen, and a tenth of the points."""
    return OpenGround(tuple(map(_thinned, ground.polygons)), tuple(map(_thinned, ground.holes)))


def _thinned(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple(dict.fromkeys((round(x, 1), round(y, 1)) for x, y in outline))
