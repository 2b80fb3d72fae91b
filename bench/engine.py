"""Rules, odds, pictures, fields and the opponent, on one core and without Discord."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

import shapely
from PIL import Image

from bench.figures import Row, best, p
from render.rapid_attack.board import BoardLabels, board_image, draw_board
from rules import RULESETS, Answer, FairDice, Option, State, decide, default, requests, ruleset, ruleset_of
from rules.core.json_input import Size
from rules.field import (
    STYLES,
    Disc,
    Field,
    Ground,
    Point,
    Shape,
    Ways,
    disc_zone,
    gap,
    generate,
    nearest_in,
    read_field,
    rounded,
    ways,
    write_field,
)
from rules.frames import odds as chances
from rules.frames.hits import Barrier, HitChart, resolve
from rules.rapid_attack.state import State as RapidAttackState
from text import narrator
from text.fluent.catalogue import say
from think import LEVELS, choose
from think.futures import answered
from think.ladder import pair
from think.match import POLICY, RANDOM, begun
from think.standings import Task

FACES = (6, 1, 4, 5, 2, 5, 3, 4, 6, 5, 4, 1)
CHART = HitChart()
COVERS = (Barrier("terrain", 2), Barrier("frame", 5))
ATTACK = {
    "ruleset": "rapid-attack", "attack": 6, "spot": 6, "defense": 0, "range": "direct-fire", "target": "frame",
    "covers": [{"kind": "terrain", "hits": 2}, {"kind": "frame", "systems": 3, "white": 2}], "dice": list(FACES),
}  # fmt: skip
GAMES_TARGET, SENTENCE_US, PICTURE_MS, PICTURE_KB = 20.0, 60.0, 80.0, 150.0


def rules(games: int) -> list[Row]:
    """Whole games between random players, one attack, and the odds of one."""
    begun = time.perf_counter()
    answers = sum(len(_played(number, 2, "skirmish")) for number in range(games))
    taken = time.perf_counter() - begun
    counting = best(lambda: sum(face >= 5 for face in sorted(FACES)), 2000) * 1e6
    attack = best(lambda: resolve(CHART, FACES, "direct-fire", "frame", COVERS), 2000) * 1e6
    verb = best(lambda: ruleset("rapid-attack").calculate("attack", ATTACK), 500) * 1e6
    fresh = best(_fresh_odds, 3) * 1000
    again = best(lambda: chances.attack_odds(CHART, 12, "direct-fire", "frame", COVERS), 2000) * 1e6
    new = count()  # a sentence that was said before is remembered
    fields = {"frame": "Kestrel", "target": "B1", "die": "B6"}
    sentence = best(lambda: say("fr", "rapid-attack-spotted", value=next(new), **fields), 500) * 1e6
    return [
        Row("random games, two players, skirmish", games / taken, "/s", target=GAMES_TARGET, least=True,
            note=f"{answers / games:.0f} answers a game, {taken / answers * 1e6:.0f} µs each"),
        Row("one attack: 12 dice, two covers", attack, "µs", f"sort and count {counting:.1f}"),
        Row("the referee's attack verb, same attack", verb, "µs", f"sort and count {counting:.1f}"),
        Row("exact odds: 12 dice, two covers", fresh, "ms", note=f"asked again {again:.1f} µs"),
        Row("a sentence in French", sentence, "µs", target=SENTENCE_US),
    ]  # fmt: skip


def _fresh_odds() -> None:
    chances._covered.cache_clear()
    chances.attack_odds(CHART, 12, "direct-fire", "frame", COVERS)


def _played(number: int, players: int, size: Size, most: int = 10**6) -> list[State]:
    """The states of a game between random players, one after each answer."""
    luck, dice = random.Random(number), FairDice(f"game {number}".encode())
    game = ruleset("rapid-attack")
    names = ("Ana", "Ben", "Chloé", "Dmitri", "Eleni")[:players]
    entrants = [(name, game.generate(size, players, dice)) for name in names]
    states: list[State] = [game.new_game(entrants, size, "declared", {}, dice).state]
    while (asked := requests(states[-1])) and len(states) < most:
        request = luck.choice(asked)
        answer = Answer(request.player, request.id, _choice(request.options, luck))
        states.append(decide(states[-1], answer, dice).state)
    return states


def _choice(options: Sequence[Option], luck: random.Random) -> str:
    attacks = [item.choice for item in options if item.label == "attack"]
    return str(attacks[0] if attacks and luck.random() < 0.5 else luck.choice(options).choice)


def pictures(samples: int) -> list[Row]:
    """Boards of two companies of five and of five companies of eight, from the middle of random games."""
    rows = []
    for what, players, frames in (("2 × 5", 2, 5), ("5 × 8", 5, 8)):
        size = {"id": "custom", "frames": [frames, frames]}
        played = [state for number in range(3) for state in _played(number, players, size)[1:]]
        states = [state for state in played if isinstance(state, RapidAttackState)]
        rows += _drawn(what, random.Random(1).sample(states, min(samples, len(states))))
    return rows


def _drawn(what: str, states: list[RapidAttackState]) -> list[Row]:
    times, sizes, floors = [], [], []
    for state in states:
        labels = BoardLabels(**narrator(state).board_labels("en", state))
        begun = time.perf_counter()
        drawn = draw_board(state, labels)
        times.append((time.perf_counter() - begun) * 1000)
        sizes.append(len(drawn.data) / 1000)
        floors.append(best(partial(_saved, board_image(state, labels)), 1, 1) * 1000)
    floor = f"Pillow saves it {p(floors, 50):.1f}"
    return [
        Row(f"board of {what} frames, p50", p(times, 50), "ms", floor, PICTURE_MS,
            note=f"p99 {p(times, 99):.0f}; {len(states)} boards"),
        Row(f"board of {what} frames, the biggest", max(sizes), "kB", target=PICTURE_KB,
            note=f"median {p(sizes, 50):.0f}"),
    ]  # fmt: skip


def _saved(image: Image.Image) -> None:
    image.quantize(128).save(io.BytesIO(), "PNG", compress_level=6)


# -- the opponent -----------------------------------------------------------------------------------------------------

SHARE, DECISION_MS = 0.95, 1500.0
LIMIT = 1.5
EVERY = 12
"""One decision in this many is measured."""


def ladder(pairs: int) -> list[Row]:
    """Pairs of games on maps in each ruleset, policy against chance; ``make ladder`` plays all levels."""
    return [row for ruleset in RULESETS for row in (_won(ruleset, pairs), _cost(ruleset, 3 * pairs))]


def _won(ruleset: str, pairs: int) -> Row:
    found = [pair(Task(ruleset, "map", POLICY, RANDOM, 1, number, 0)) for number in range(pairs)]
    share = sum(record.won for record in found) / (2 * pairs)
    return Row(f"{ruleset}: games won by the policy against chance", share, "", target=SHARE, least=True,
               note=f"{2 * pairs} games")  # fmt: skip


def _cost(ruleset: str, decisions: int) -> Row:
    """Milliseconds of CPU that the strongest level takes for decisions that are worth a comparison."""
    state, dice, level, taken, number = begun(ruleset, "map", "cost"), FairDice(b"cost"), [*LEVELS][-1], [0.0], 0
    while requests(state) and len(taken) <= decisions:
        request, number = requests(state)[0], number + 1
        if number % EVERY == 0 and _weighed(state):
            started = time.process_time()
            choose(ruleset, state, request.player, level, number, LIMIT)
            taken.append((time.process_time() - started) * 1000)
        chosen = choose(ruleset, state, request.player, "veteran", number, LIMIT)
        state = answered(state, request, default(state, request) if chosen.asks else chosen.answer, dice)
    return Row(f"{ruleset}: CPU of a decision of {level}, p95", p(taken[1:], 95), "ms", target=DECISION_MS,
               note=f"p50 {p(taken[1:], 50):.0f}; {len(taken) - 1} decisions")  # fmt: skip


def _weighed(state: State) -> bool:
    policy = ruleset_of(state).policy
    return policy is not None and bool(policy.others(state, requests(state)[0]))


# -- the battlefield --------------------------------------------------------------------------------------------------

PIECES, REACH, BASE = 40, 6.0, 0.5
REACH_MS, MOVE_MS = 15.0, 3.0
Place = tuple[Ground, Disc, list[Shape], Point]


def fields(effort: int) -> list[Row]:
    """Ways on fields with forty obstacles, terrain and frames; fields laid out, written and read."""
    places = [_place(number) for number in range(10 * effort)]
    for place in places:
        Ways(*place[:3]).to(place[3])
    reach = [_timed(partial(_reached, place)) for place in places]
    move = [_timed(partial(_gone, place)) for place in places]
    made = [_timed(partial(generate, STYLES[n % 4], f"bench {n}", across=44)) for n in range(4 * effort)]
    field = generate("woods", "bench", across=48)
    code = write_field(field)
    grown = best(lambda: _grown(places[0]), 3) * 1000
    line = best(lambda: _line(places[0]), 50) * 1000
    return [
        Row("reachable ground, 40 things, 6 units, p50", p(reach, 50), "ms", f"shapely grows them {grown:.1f}",
            REACH_MS, note=f"p90 {p(reach, 90):.1f}, the longest {max(reach):.1f}; {len(places)} fields"),
        Row("the legality of one move, 40 things, p99", p(move, 99), "ms", f"shapely tries the line {line:.2f}",
            MOVE_MS, note=f"median {p(move, 50):.2f}"),
        Row("a field laid out, 36 units", p(made, 50), "ms", note=f"the longest {max(made):.0f}"),
        Row(f"a field of {len(field.pieces)} pieces read from its code", best(lambda: _read(code), 3) * 1000, "ms",
            note=f"{len(code)} characters"),
    ]  # fmt: skip


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def _reached(place: Place) -> object:
    return Ways(*place[:3]).reach(REACH)


def _gone(place: Place) -> object:
    return Ways(*place[:3]).to(place[3])


def _read(code: str) -> Field:
    read_field.cache_clear()
    return read_field(code)


def _grown(place: Place) -> object:
    shapes = [shapely.Polygon(shape) for shape in place[2] if not isinstance(shape, Disc)]
    return shapely.union_all([shape.buffer(BASE) for shape in shapes])


def _line(place: Place) -> object:
    obstacles = [shapely.Point(shape.at) if isinstance(shape, Disc) else shapely.Polygon(shape) for shape in place[2]]
    return shapely.dwithin(obstacles, shapely.LineString([place[1].at, place[3]]), BASE).any()


def _place(number: int) -> Place:
    """A generated field with frames, forty obstacles in all; a frame to move, and its destination."""
    luck = random.Random(number)
    field = generate(STYLES[number % 4], str(number), across=40)
    shapes: list[Shape] = [piece.outline for piece in field.pieces]
    while len(shapes) <= PIECES:
        base = Disc(rounded((luck.uniform(1, 39), luck.uniform(1, 39))), BASE)
        if all(gap(base, shape) > 0 for shape in shapes):
            shapes.append(base)
    mover = shapes.pop()
    assert isinstance(mover, Disc)
    found = ways(field.ground, mover, tuple(shapes))
    wanted = nearest_in(disc_zone(mover.at, REACH - 1), (luck.uniform(0, 40), luck.uniform(0, 40)))
    return field.ground, mover, shapes, found.nearest(wanted or mover.at, REACH) or mover.at
