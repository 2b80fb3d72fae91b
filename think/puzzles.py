"""Puzzles: positions in which one choice is clearly best. ``puzzles.json.gz`` holds those of games of bots.

``python -m think.puzzles --each 6`` plays games on maps between bots that make mistakes, looks at these again, and
writes the clearest (minutes of CPU time for each ruleset).
"""

from __future__ import annotations

import argparse
import gzip
import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice, zip_longest
from pathlib import Path

import msgspec
from msgspec import Struct

from rules import RULESETS, FairDice, requests
from rules import choose as policy_choice
from think.analysis import Step, Turn, looked_at, turn_of
from think.futures import answered
from think.judge import judge
from think.match import begun

__all__ = ["Puzzle", "puzzle_of_day", "puzzles"]

FILE = Path(__file__).with_name("puzzles.json.gz")
SLIPS = 0.3
CHOICES = 3
CLEAR, ERRORS = 0.08, 2.0
"""What the wrong choice costs at least, and by how many standard errors."""
GLANCE, FUTURES, SECONDS = 4, 20, 4.0
A_GAME = 2
"""Puzzles of one game at the most."""


class Puzzle(Struct, frozen=True):
    """A position, who is to decide, and the choices that were weighed, the best first."""

    ruleset: str
    turn: Turn


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the program."""
    return msgspec.json.decode(gzip.decompress(FILE.read_bytes()), type=tuple[Puzzle, ...])


def puzzle_of_day(day: int) -> int:
    """The number of a day's puzzle; ``day`` counts from 1 January 1970, UTC."""
    return day % len(puzzles())


# -- how they are made ---------------------------------------------------------------------------------------------


def made(ruleset: str, seed: int) -> Iterator[Puzzle]:
    """Puzzles of one game after the other, without end."""
    game = 0
    while True:
        game += 1
        clear = (turn for step in _slips(ruleset, f"puzzle {seed} {game}") if (turn := _turn(step)) is not None)
        yield from (Puzzle(ruleset, turn) for turn in islice(clear, A_GAME))


def _slips(ruleset: str, seed: str) -> Iterator[Step]:
    """The mistakes of a game, or what may be some."""
    state, luck = begun(ruleset, "map", seed), random.Random(seed)
    dice, seq = FairDice(f"{seed} dice".encode(), state.drawn), 1
    while asked := requests(state):
        request, seq = asked[0], seq + 1
        own, slip = policy_choice(state, request), luck.random() < SLIPS and bool(request.options)
        choice = luck.choice(request.options).choice if slip or own is None else own.choice
        after = answered(state, request, choice, dice)
        if own is not None and choice != own.choice and len(request.options) >= CHOICES:
            yield Step(seq, state, after, request.player, request.kind, choice)
        state = after


def _turn(step: Step) -> Turn | None:
    """What a mistake has cost, if a quick look and a long one agree that it is clear."""
    quick = turn_of(step, judge(looked_at(step, GLANCE, SECONDS, 0.0)))
    if quick is None or len(quick.choices) < CHOICES or quick.lost < CLEAR:
        return None
    turn = turn_of(step, judge(looked_at(step, FUTURES, SECONDS, 0.5)))
    if turn is None:
        return None
    clear = max(CLEAR, ERRORS * turn.choices[turn.taken].error)
    best, second = (one.chances[turn.player] for one in turn.choices[:2])
    return turn if turn.lost > clear and best - second > CLEAR / 4 else None


def main() -> None:
    """Write the file."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--each", type=int, default=6)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--into", type=Path, default=FILE)
    asked = reader.parse_args()
    found: list[list[Puzzle]] = []
    for name in asked.rulesets:
        found.append([])
        for puzzle in islice(made(name, asked.seed), asked.each):
            found[-1].append(puzzle)
            mixed = [one for one in chain.from_iterable(zip_longest(*found)) if one is not None]
            asked.into.write_bytes(gzip.compress(msgspec.json.encode(mixed), 9, mtime=0))


if __name__ == "__main__":
    main()
