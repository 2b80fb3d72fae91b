"""Rules, odds and pictures, on one core and without Discord."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Sequence
from functools import partial
from itertools import count

from PIL import Image

from bench.figures import Row, best, p
from render.rapid_attack.board import BoardLabels, board_image, draw_board
from rules import Answer, FairDice, Option, State, decide, requests, ruleset
from rules.core.json_input import Size
from rules.frames import odds as chances
from rules.frames.hits import Barrier, HitChart, resolve
from rules.rapid_attack.state import State as RapidAttackState
from text import board_labels
from text.fluent.catalogue import say

__all__ = ["pictures", "rules"]

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
        labels = BoardLabels(**board_labels("en", state))
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
