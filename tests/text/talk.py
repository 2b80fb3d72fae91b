"""Random games to talk about, and what the rules can say at all, read from their source."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rules import RULESETS, Answer, Event, FairDice, State, decide, evolve, requests

ROOT = Path(__file__).resolve().parent.parent.parent
PEOPLE = ("Ana", "Ben", "Chloé", "Dmitri", "Émile")
HOSTILE = (
    "@everyone **boo** <@&123> `code` ||spoiler|| [link](https://example.org)",
    "مرحبا بالعالم",
    "👨‍👩‍👧‍👦🏴‍☠️" * 30,
    "# Title\n> quote\n- list\u202e\u0000" + "Z̴̡̧͇͖̱" * 50,
    "x" * 10_000,
)
IDLE = ("pass", "none", "done", "terrain", "hold", "terrain:3")


def played(
    ruleset: str, size: str, seed: int, people: tuple[str, ...] = PEOPLE[:2]
) -> Iterator[tuple[Event, State, bool]]:
    """A whole random game: every event with the state after it, and whether somebody must decide now."""
    chance, dice, game = random.Random(seed), FairDice(bytes([seed])), RULESETS[ruleset]
    entrants = [(name, game.generate(size, len(people), dice)) for name in people]
    state: State | None = None
    events = game.new_game(entrants, size, "declared", {}, dice).events
    for event in events:
        state = evolve(state, event)
        yield event, state, event is events[-1]
    assert state is not None
    while asked := requests(state):
        weights = [0.15 if option.choice in IDLE else 1 for option in asked[0].options]
        (choice,) = chance.choices(asked[0].options, weights)
        events = decide(state, Answer(asked[0].player, asked[0].id, choice.choice), dice).events
        for event in events:
            state = evolve(state, event)
            yield event, state, event is events[-1]


def calls(folder: str, names: tuple[str, ...]) -> Iterator[ast.Call]:
    """Every call of a function or class of one of these names in a folder's source."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for call in _calls_in(path):
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            if name in names:
                yield call


@cache
def _calls_in(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]


def literals(call: ast.Call, place: int) -> list[str]:
    """The text at a place among a call's arguments, if it is written out there."""
    if len(call.args) <= place:
        return []
    return [
        node.value
        for node in ast.walk(call.args[place])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
