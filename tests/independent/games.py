"""Random games by the referee, kept as transcripts: what it asked, and what it wrote into the log."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.independent.companies import SIZES, company
from tests.referee import Program

NAMES = ("Ana", "Ben", "Cid", "Dov", "Eve")
STEPS_MOST = 6000
SWITCHES: dict[str, tuple[str, ...]] = {
    "rapid-attack": ("split-range", "elevation", "hazards", "initiative", "drop-whites", "jettison", "trust"),
    "mez": ("hazards", "initiative", "drop-whites", "jettison", "trust"),
    "unofficial": ("split-range", "hazards", "initiative", "drop-whites", "jettison", "trust"),
    "intercept-orbit": ("trust",),
    "football": ("coaching", "tackle-breaks", "trust"),
}
"""Advanced rules of each ruleset; every other game plays without any."""
LIKED = {
    "attack": 4.0,
    "goal": 4.0,
    "no": 2.0,
    "none": 0.5,
    "done": 0.5,
    "hold": 0.5,
    "pass": 0.5,
    "straight": 0.5,
    "clear": 0.7,
}
"""How often a choice that begins so is taken, against 1 for any other: so that something happens."""


@dataclass(frozen=True)
class Step:
    """What the referee asked, the player and choice that were taken, and the events that followed."""

    asked: tuple[dict[str, Any], ...]
    player: int
    choice: Any
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Transcript:
    """A whole game: the events and the state before the first question, each step, the last questions and state."""

    ruleset: str
    table: str
    seed: int
    opening: tuple[dict[str, Any], ...]
    start: dict[str, Any]
    steps: tuple[Step, ...]
    asked: tuple[dict[str, Any], ...]
    state: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.ruleset} {self.table} {self.seed}"


def play(ruleset: str, table: str, seed: int, most: int | None = None) -> Transcript:
    """One game by its seed: its size, switches, dice and every answer, to its end or to so many decisions."""
    chance = random.Random(f"{ruleset} {table} {seed}")
    size = SIZES[ruleset][seed // 2 % len(SIZES[ruleset])]
    switches = {name: True for name in SWITCHES[ruleset] if seed % 2 and chance.random() < 0.5}
    drawn = (seed // 12) % 2 == 1
    program = Program(
        ruleset=ruleset,
        size=size[0],
        table=table,
        players=[
            {"name": name, "company": "" if drawn else company(ruleset, size, switches, chance)}
            for name in NAMES[: size[1]]
        ],
        options=switches,
        seed=f"{seed:016x}",
    )
    opening = tuple(program.ok("log", game=program.game))
    start = program.ok("state", game=program.game)
    steps = tuple(_steps(program, chance, most or STEPS_MOST))
    last = tuple(program.ok("requests", game=program.game)["requests"])
    state = program.ok("state", game=program.game)
    return Transcript(ruleset, table, seed, opening, start, steps, last, state)


def _steps(program: Program, chance: random.Random, most: int) -> Iterator[Step]:
    for _ in range(most):
        open_now = program.ok("requests", game=program.game)
        asked = tuple(open_now["requests"])
        if not asked:
            return
        request = chance.choice(asked)
        fields = {"game": program.game, "seq": open_now["seq"], "player": request["player"], "request": request["id"]}
        for choice in (_choice(request, chance), _option(request, chance)):
            reply = program.send("answer", **fields, choice=choice)
            if "ok" in reply:
                yield Step(asked, request["player"], choice, tuple(reply["ok"]["events"]))
                break
            if reply["error"]["code"] == "internal":
                raise AssertionError(f"{request['kind']} {choice!r}: {reply['error']}")


def _choice(request: dict[str, Any], chance: random.Random) -> Any:
    """One of the options, or now and then a value of one's own."""
    if "free" in request and chance.random() < 0.3:
        return _free(request, chance)
    return _option(request, chance)


def _option(request: dict[str, Any], chance: random.Random) -> Any:
    offered = [option["choice"] for option in request["options"]]
    if not offered:
        return _free(request, chance)
    weights = [LIKED.get(text.partition(":")[0], 1.0) for text in offered]
    return chance.choices(offered, weights)[0]


def _free(request: dict[str, Any], chance: random.Random) -> Any:
    """A value of the request's schema, or two of its options in one list."""
    shape = request.get("free") or {}
    if request["kind"] == "where":
        return [round(chance.uniform(0, 40), 2), round(chance.uniform(0, 40), 2)]
    if shape.get("type") == "array":
        offered = [option["choice"] for option in request["options"]]
        return ", ".join(chance.sample(offered, min(2, len(offered))))
    if request["kind"] == "course":
        hinges = "".join(
            f" {hinge}{chance.choice('LR')}" for hinge in sorted(chance.sample(range(1, 5), chance.randint(0, 2)))
        )
        return f"{chance.randint(2, 6)}{hinges}"
    return chance.choice([option["choice"] for option in request["options"]])
