"""Puzzles: positions in which one choice is clearly best. ``puzzles.json.gz`` holds those of games of bots.

``python -m think.puzzles --each 12 --seed 3`` plays games on maps between bots that make mistakes, looks at these
again, and adds the clearest until there are so many of each ruleset (minutes of CPU time for each). A seed that was
used before finds what is there. With ``--starters`` the games are of another size, and may have given forces; their
puzzles are for newcomers. ``--again`` judges those that are there by today's appraisal, and drops what is no puzzle any
more (about 3 s of CPU time for each).
"""

import argparse
import gzip
import hashlib
import random
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, count, islice, zip_longest
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from rules import RULESETS, Choice, FairDice, Request, State, requests
from rules import choose as policy_choice
from rules.core.choices import worse_of
from rules.core.json_input import Size
from think.analysis import Step, Turn, looked_at, turn_of
from think.futures import answered
from think.judge import Position, judge
from think.match import begun

FILE = Path(__file__).with_name("puzzles.json.gz")
SLIPS = 0.3
CHOICES = 3
CLEAR, ERRORS = 0.08, 2.0
"""The least chance of winning that a mistake costs, and in how many standard errors."""
GLANCE, FUTURES, SECONDS = 4, 20, 4.0
AGAIN, PATIENCE = 48, 5.0
"""Futures of each choice of a puzzle that is judged again, and the seconds that this may take."""
WRONG = 0.03
"""The least chance that a choice must cost to be wrong in a puzzle that is judged again."""
A_GAME = 2
"""Puzzles of one game at the most."""


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position, who is to decide, and the choices that were weighed, the best first. ``starter``: of a small game."""

    ruleset: str
    turn: Turn
    starter: bool = False


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the program."""
    return _read(FILE)


def _read(file: Path) -> tuple[Puzzle, ...]:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=tuple[Puzzle, ...])


def _write(file: Path, found: Sequence[Puzzle]) -> None:
    file.write_bytes(gzip.compress(msgspec.json.encode(found), 9, mtime=0))


@cache
def digests() -> dict[str, int]:
    """The number of each puzzle by its digest, which stays when puzzles are added."""
    return {digest(puzzle): number for number, puzzle in enumerate(puzzles())}


def digest(puzzle: Puzzle) -> str:
    """What a puzzle is known by for good: its question, however that is judged."""
    turn = puzzle.turn
    return hashlib.sha256(msgspec.json.encode((puzzle.ruleset, turn.player, turn.kind, turn.state))).hexdigest()


@cache
def numbers_of(ruleset: str, *, starters: bool = False) -> tuple[int, ...]:
    """The numbers of the puzzles of a ruleset's family, whose rulesets share them to make a quarter without a
    repetition; of its ``starters`` if it has some; the first ruleset's if it has none."""
    kin = {name for name, one in RULESETS.items() if ruleset in RULESETS and one.family == RULESETS[ruleset].family}
    found = tuple(number for number, puzzle in enumerate(puzzles()) if puzzle.ruleset in kin)
    small = tuple(number for number in found if puzzles()[number].starter)
    return (small if starters and small else found) or numbers_of(next(iter(RULESETS)), starters=starters)


def puzzle_of_day(day: int, ruleset: str, *, starters: bool = False) -> int:
    """The number of a day's puzzle for players of a ruleset; ``day`` counts from 1 January 1970, UTC."""
    numbers = numbers_of(ruleset, starters=starters)
    return numbers[day % len(numbers)]


# -- how they are made ---------------------------------------------------------------------------------------------


def made(ruleset: str, seed: int, size: Size = "", forces: Sequence[str] = ()) -> Iterator[Puzzle]:
    """Puzzles of one game after the other, without end; starters if the games have a ``size``."""
    for game in count(1):
        name = f"puzzle {seed} {game}"
        steps = _mistakes(begun(ruleset, "map", name, size, forces=forces), name)
        clear = (turn for step in steps if (turn := _turn(step)) is not None)
        yield from (Puzzle(ruleset, turn, bool(size)) for turn in islice(clear, A_GAME))


def _mistakes(state: State, seed: str) -> Iterator[Step]:
    """The steps of a game in which a bot strays from the policy's choice, by mistake or by chance."""
    luck = random.Random(seed)
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
    """What a mistake has cost, if a glance at the policy's choice and two long looks with other dice agree on it."""
    long = looked_at(step, FUTURES, SECONDS, 0.5)
    quick = turn_of(step, judge(structs.replace(long, futures=GLANCE, deep=False)))
    if quick is None or quick.lost < CLEAR:
        return None
    judged = turn_of(step, judge(long))
    turn = None if judged is None else without_beaten(judged, requests(step.before)[0])
    if turn is None or not _is_clear(turn):
        return None
    again = turn_of(step, judge(structs.replace(long, seed=long.seed + 1)))
    same = again is not None and again.choices[0].choice == turn.choices[0].choice
    return turn if same and again is not None and _is_clear(again) else None


def judged_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with today's chances of its choices and what they bring; None if none of them is clearly wrong any
    more. If what was played is none of these, the worst one stands for it.

    Futures of a small game go to its end, as those of a hint do.
    """
    turn = puzzle.turn
    choices = tuple(Choice(one.choice, one.reason) for one in turn.choices)
    taken, seed = choices[turn.taken].choice, zlib.crc32(bytes(turn.state))
    size = Position(puzzle.ruleset, turn.state, seed, AGAIN, PATIENCE, turn.player, turn.kind, taken)
    found = judge(structs.replace(size, deep=True, whole=puzzle.starter, others=choices))
    ranked = tuple(sorted(found.choices, key=lambda one: -one.chances[turn.player]))
    lost = [round(ranked[0].chances[turn.player] - one.chances[turn.player], 4) for one in ranked]
    wrong = [place for place, one in enumerate(ranked) if lost[place] > max(WRONG, ERRORS * one.error)]
    if not wrong:
        return None
    place = next((place for place in wrong if ranked[place].choice == taken), wrong[-1])
    return structs.replace(puzzle, turn=structs.replace(turn, choices=ranked, taken=place, lost=lost[place]))


def without_beaten(turn: Turn, request: Request) -> Turn:
    """The turn without dice that another one beats, which nobody would weigh. If one of them was taken, the next best
    choice stands for it."""
    worse = worse_of(request)
    taken = turn.choices[turn.taken]
    left = tuple(one for one in turn.choices if one.choice not in worse)
    if taken in left or len(left) < CHOICES:
        return structs.replace(turn, choices=left, taken=left.index(taken) if taken in left else 0)
    best, second = left[:2]
    lost = round(best.chances[turn.player] - second.chances[turn.player], 4)
    better = tuple(structs.replace(term, points=-term.points) for term in second.terms)
    return structs.replace(turn, choices=(structs.replace(best, terms=better), *left[1:]), taken=1, lost=lost)


def _is_clear(turn: Turn) -> bool:
    """Whether there are enough choices, the best clearly better than what was played, and better than the next one."""
    if len(turn.choices) < CHOICES:
        return False
    best, second = turn.choices[:2]
    ahead = best.chances[turn.player] - second.chances[turn.player]
    return turn.lost > max(CLEAR, ERRORS * turn.choices[turn.taken].error) and ahead > max(CLEAR / 4, second.error)


def main() -> None:
    """Add new puzzles to the file."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--each", type=int, default=12, help="so many of each ruleset in the end")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--into", type=Path, default=FILE)
    reader.add_argument("--starters", default="", help="the size of the games, as JSON")
    reader.add_argument("--forces", nargs=2, default=(), help="both sides' forces, as text")
    reader.add_argument("--again", action="store_true", help="judge those that are there once more")
    asked = reader.parse_args()
    if asked.again:
        judged = (judged_again(one) if one.ruleset in asked.rulesets else one for one in _read(asked.into))
        _write(asked.into, [puzzle for puzzle in judged if puzzle is not None])
        return
    there = _read(asked.into) if asked.into.exists() else ()
    found = {name: [one for one in there if one.ruleset == name] for name in RULESETS}
    size = msgspec.json.decode(asked.starters) if asked.starters else ""
    for name in asked.rulesets:
        own = found[name]
        there_are = sum(puzzle.starter == bool(size) for puzzle in own)
        fresh = (puzzle for puzzle in made(name, asked.seed, size, asked.forces) if puzzle not in own)
        for puzzle in islice(fresh, max(0, asked.each - there_are)):
            own.append(puzzle)
            mixed = [one for one in chain.from_iterable(zip_longest(*found.values())) if one is not None]
            _write(asked.into, mixed)


if __name__ == "__main__":
    main()
