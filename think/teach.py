"""Expert iteration: the search teaches the policy by what factors to weigh its choices (``make teach``, over night).

The policy plays itself, with slips so that positions differ. Where it weighs choices, every one of them is played out
in a few futures with the same dice; a ridge regression within each decision finds by what factors its parts and whims
explain the chances of winning, drawn toward those of now. The policy with these factors then meets the one without: if
it wins for sure, they are written to the family's ``taught.py``, and the next generation begins. Positions are kept in
a file at once: a lesson that was stopped goes on.
"""

import argparse
import inspect
import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import count, product
from pathlib import Path
from statistics import fmean
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import Struct, json

from rules import RULESETS, FairDice, Request, State, requests
from rules.contract.capabilities import Taught
from rules.contract.machine import Machine
from think.futures import answered
from think.match import POLICY, begun, play_pair
from think.search import Search, Tried
from think.standings import interval, records

SLIPS, EVERY = 0.15, 0.25
"""The share of choices taken by lot, and of decisions that are played out."""
FUTURES = 4
WIDE = 1.0
"""How far a factor may lie from that of now, as a standard deviation; a whim's in the spread of worths."""
LEAST, MOST = -1.0, 5.0
"""Between which a factor stays, whatever the positions say."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Option(Struct, frozen=True):
    """A choice that was played out: what speaks for it, and its mean chance of winning."""

    parts: Mapping[str, float]
    whims: Mapping[str, float]
    chance: float


class Position(Struct, frozen=True):
    """A decision whose choices were played out."""

    kind: str
    options: Sequence[Option]


class Task(Struct, frozen=True):
    """A game from which positions are taken. ``code``: a checksum of the policy that plays it."""

    ruleset: str
    size: str
    number: int
    code: int


class Record(Struct, frozen=True):
    """The positions of a game."""

    task: Task
    positions: Sequence[Position]


# -- positions ----------------------------------------------------------------------------------------------------


def positions(task: Task) -> Record:
    """Play a game on a map, and play out the choices of some of its decisions."""
    seed = f"teach {task.ruleset} {task.size} {task.number}"
    luck, state, found = random.Random(seed), begun(task.ruleset, "map", seed, task.size), list[Position]()
    machine, dice = _machine(task.ruleset), FairDice(seed.encode())
    while asked := requests(state):
        request, policy = asked[0], machine.policy
        assert policy is not None
        weighed = machine.asker(state, request).weighs(state, request)
        if len(weighed) > 1 and luck.random() < EVERY:
            found.append(_played_out(state, request, luck))
        own, slips = policy.choose(state, request), luck.random() < SLIPS
        free = [one.choice.choice for one in weighed] or policy.blind(state, request)
        choice = luck.choice(free) if free and (slips or own is None) else own and own.choice
        state = answered(state, request, machine.default(state, request) if choice is None else choice, dice)
    return Record(task, found)


def _played_out(state: State, request: Request, luck: random.Random) -> Position:
    machine = _machine(state.ruleset)
    view = state if machine.secrets is None else machine.secrets.view(state, request.player)
    weighed = machine.asker(view, request).weighs(view, request)
    tried = [Tried(one.choice) for one in weighed]
    Search(view, request, luck, float("inf"), whole=False).try_all(tried, FUTURES)
    pairs = zip(weighed, tried, strict=True)
    return Position(request.kind, [Option(one.parts, one.whims, fmean(played.found)) for one, played in pairs])


def _machine(ruleset: str) -> Machine[Any]:
    found = RULESETS[ruleset]
    assert isinstance(found, Machine)
    return found


def gathered(rulesets: Sequence[str], file: Path, wanted: int, processes: int) -> list[Position]:
    """At least so many positions of the present policy, those of the file first; new ones are added to it."""
    code = _code(rulesets[0])
    places = _places(rulesets)
    kept = [one for one in records(file, Record) if one.task.code == code and one.task.ruleset in rulesets]
    found, done = [one for record in kept for one in record.positions], {record.task for record in kept}
    tasks = (Task(name, size, number, code) for number in count() for name, size in places)
    left = (task for task in tasks if task not in done)
    with ProcessPoolExecutor(processes) as pool, file.open("ab") as kept_in:
        waiting = set[Future[Record]]()
        while len(found) < wanted:
            waiting |= {pool.submit(positions, next(left)) for _ in range(2 * processes - len(waiting))}
            ended = next(as_completed(waiting))
            waiting.remove(ended)
            kept_in.write(b"\n" + json.encode(ended.result()))
            kept_in.flush()
            found += ended.result().positions
        pool.shutdown(cancel_futures=True)
    return found


def _places(rulesets: Sequence[str]) -> list[tuple[str, str]]:
    """The first two sizes of each ruleset."""
    return [(name, size) for name in rulesets for size in RULESETS[name].sizes[:2]]


def _code(ruleset: str) -> int:
    files = sorted(_folder(ruleset).rglob("*.py"))
    return crc32(b"".join(file.read_bytes() for file in files), FUTURES)


def _folder(ruleset: str) -> Path:
    return Path(inspect.getfile(type(RULESETS[ruleset]))).parent


# -- the lesson ---------------------------------------------------------------------------------------------------


def lesson(found: Sequence[Position], now: Mapping[str, Taught]) -> dict[str, Taught]:
    """The factors for each kind of question in which the present worths tell anything about the chances."""
    by_kind = defaultdict[str, list[Position]](list)
    for position in found:
        by_kind[position.kind].append(position)
    learned = {kind: _factors(of_kind, now.get(kind, Taught())) for kind, of_kind in sorted(by_kind.items())}
    return {kind: taught for kind, taught in learned.items() if taught is not None}


def _factors(found: Sequence[Position], now: Taught) -> Taught | None:
    """The factors that explain the chances best; None where the worths of now explain nothing."""
    names = sorted({("parts", name) for position in found for one in position.options for name in one.parts})
    names += sorted({("whims", name) for position in found for one in position.options for name in one.whims})
    before = np.array([getattr(now, which).get(name, 1.0 if which == "parts" else 0.0) for which, name in names])
    rows, chances = _within(found, names)
    worths = rows @ before
    scale = (worths @ chances) / max(worths @ worths, 1e-9)
    rest = chances - scale * worths
    noise = (rest @ rest) / max(1, len(rest) - len(names))
    if scale <= 2 * np.sqrt(noise / max(worths @ worths, 1e-9)):
        return None
    spread = np.array([1.0 if which == "parts" else worths.std() / max(rows[:, n].std(), 1e-9)
                       for n, (which, _) in enumerate(names)])  # fmt: skip
    drawn = np.diag(1 / (WIDE * scale * spread) ** 2)
    change = np.linalg.solve(rows.T @ rows / noise + drawn, rows.T @ rest / noise)
    factors = np.clip(before + change / scale, LEAST, MOST)
    values = dict(zip(names, (round(float(factor), 2) for factor in factors), strict=True))
    return Taught(
        *(
            {name: value for (what, name), value in values.items() if what == which}
            for which in Taught.__struct_fields__
        )
    )


def _within(found: Sequence[Position], names: Sequence[tuple[str, str]]) -> tuple[Numbers, Numbers]:
    """What speaks for each choice, and its chance, both less their means in the decision."""
    rows, chances = list[Numbers](), list[Numbers]()
    for position in found:
        own = np.array([[getattr(one, which).get(name, 0.0) for which, name in names] for one in position.options])
        rows.append(own - own.mean(axis=0))
        chance = np.array([one.chance for one in position.options])
        chances.append(chance - chance.mean())
    return np.concatenate(rows), np.concatenate(chances)


# -- the examination ----------------------------------------------------------------------------------------------


def met(ruleset: str, size: str, taught: Mapping[str, Taught], number: int) -> float:
    """What the policy with these factors wins of two games against the present one."""
    machine = _machine(ruleset)
    assert machine.policy is not None
    policy = machine.own_policy(machine.policy.manners, taught)

    def pupil(view: State, request: Request) -> object:
        own = policy.choose(view, request)
        return machine.default(view, request) if own is None else own.choice

    one, other = play_pair(ruleset, "map", (pupil, POLICY), f"examination {number}", size)
    return one.share + 1 - other.share


def examined(rulesets: Sequence[str], taught: Mapping[str, Taught], pairs: int, processes: int) -> tuple[float, int]:
    """Its share of so many pairs of games in each ruleset and size, and the number of games."""
    places = _places(rulesets)
    with ProcessPoolExecutor(processes) as pool:
        asked = [pool.submit(met, name, size, taught, n) for n, (name, size) in product(range(pairs), places)]
        won = [one.result() for one in asked]
    return fmean(won) / 2, 2 * len(won)


def write(ruleset: str, taught: Mapping[str, Taught], how: str) -> None:
    """Write the family's ``taught.py``, with a line on how it was found."""
    file = next(_folder(ruleset).rglob("taught.py"))
    head = file.read_text("utf-8").partition("\nTAUGHT:")[0].partition("\n# ")[0]
    lines = "".join(f"    {kind!r}: {one!r},\n" for kind, one in taught.items())
    file.write_text(f"{head}\n# {how}\nTAUGHT: Mapping[str, Taught] = {{\n{lines}}}\n", "utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(file)], check=True)


def main() -> None:
    """Teach the families of the rulesets that are asked for, generation after generation while one beats the last."""
    reader = argparse.ArgumentParser(prog="make teach", description=__doc__)
    reader.add_argument("--rulesets", nargs="+", default=list(RULESETS), choices=list(RULESETS))
    reader.add_argument("--positions", type=int, default=3000)
    reader.add_argument("--pairs", type=int, default=40)
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--results", type=Path, default=Path("build/teach.jsonl"))
    asked = reader.parse_args()
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    families = defaultdict[str, list[str]](list)
    for name in asked.rulesets:
        families[_machine(name).family].append(name)
    better = False
    for rulesets in families.values():
        policy = _machine(rulesets[0]).policy
        assert policy is not None
        found = gathered(rulesets, asked.results, asked.positions, asked.processes)
        taught = {**policy.taught, **lesson(found, policy.taught)}
        share, games = examined(rulesets, taught, asked.pairs, asked.processes)
        low, high = interval(share, games)
        won = f"{100 * share:.1f} % of {games} games against the policy before ({100 * low:.0f} to {100 * high:.0f})"
        how = f"{len(found):,} positions; {won}."
        print(", ".join(rulesets), how, *taught.items(), sep="\n")
        if low > 0.5:
            write(rulesets[0], taught, how)
            better = True
    if better:  # with the policy as it now is
        os.execv(sys.executable, [sys.executable, "-m", "think.teach", *sys.argv[1:]])


if __name__ == "__main__":
    main()
