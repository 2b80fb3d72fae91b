"""Every game on every table, played at random: the cost of an answer in the rules, and of its pictures."""

from __future__ import annotations

import random
import time

from bench.figures import Row, p
from render import draw_near, draw_state
from rules import RULESETS, Answer, FairDice, State, decide, requests, ruleset_of
from text import board_labels

__all__ = ["games"]

ANSWER_MS, PICTURE_MS, PICTURE_KB = 100.0, 100.0, 200.0
DRAWN_EVERY = 12


def games(answers: int) -> list[Row]:
    """So many answers of each family of games on each table, and every twelfth board as a picture."""
    families = {rules.family: rules for rules in reversed(list(RULESETS.values()))}
    return [
        row
        for rules in reversed(families.values())
        for table in rules.tables
        for row in _rows(f"{rules.id}, {table}", *_played(rules.id, table, answers))
    ]


def _rows(what: str, answers: list[float], pictures: list[float], sizes: list[float]) -> list[Row]:
    return [
        Row(f"{what}: an answer of the rules, p99", p(answers, 99), "ms", target=ANSWER_MS,
            note=f"median {p(answers, 50):.2f}, the longest {max(answers):.0f}"),
        Row(f"{what}: its board, p50", p(pictures, 50), "ms", target=PICTURE_MS, note=f"p99 {p(pictures, 99):.0f}"),
        Row(f"{what}: the biggest board", max(sizes), "kB", target=PICTURE_KB),
    ]  # fmt: skip


def _played(ruleset: str, table: str, answers: int) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds of each answer and picture, and the kilobytes of the pictures."""
    luck, times, pictures, sizes = random.Random(1), list[float](), list[float](), list[float]()
    state: State | None = None
    for number in range(answers):
        if state is None or state.outcome is not None:
            state = _begun(ruleset, table, f"bench {number}")
        begun = time.perf_counter()
        state = _answered(state, luck, number)
        times.append((time.perf_counter() - begun) * 1000)
        if number % DRAWN_EVERY == 0:
            words = board_labels("en", state)
            begun = time.perf_counter()
            picture = draw_near(state, words) if table == "map" and number % (2 * DRAWN_EVERY) else None
            picture = picture or draw_state(state, words)
            pictures.append((time.perf_counter() - begun) * 1000)
            sizes.append(len(picture.data) / 1000)
    return times, pictures, sizes


def _begun(ruleset: str, table: str, seed: str) -> State:
    rules, dice = RULESETS[ruleset], FairDice(seed.encode())
    size = rules.sizes[0]
    options = rules.prepare(size, table, {}, seed)
    entrants = [(name, rules.generate(size, 2, dice)) for name in ("Ana", "Ben")]
    begun: State = rules.new_game(entrants, size, table, options, dice).state
    return begun


def _answered(state: State, luck: random.Random, number: int) -> State:
    """The work of a panel and an answer: the question with its open ground, the decision, the new state."""
    request, maps = luck.choice(requests(state)), ruleset_of(state).maps
    if maps is not None:
        maps.open_ground(state)
    choice = luck.choice(request.options).choice if request.options else RULESETS[state.ruleset].default(state, request)
    answer = Answer(request.player, request.id, choice)
    return decide(state, answer, FairDice(f"{number}".encode())).state
