"""Random games of every ruleset on both tables, more warlike than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rules import RULESETS, Answer, FairDice, Request, decide, replay, requests
from tests.rules.rapid_attack.map.maps import field_code

LIVELY = ("attack", "attack-spot", "spot", "unit", "frame", "at")
NAMES = ("Ana", "Ben")


def states(ruleset: str, table: str, number: int, steps: int = 1500) -> Iterator[Any]:
    """The states of a game, to its end or for so many answers. What nobody sees is taken for granted."""
    game, dice, luck = RULESETS[ruleset], FairDice(str(number).encode()), random.Random(number)
    fields = {"field": field_code([])} if table == "map" and game.family == "rapid-attack" else {}
    options = {name: True for name in game.switches if name == "trust"} | fields
    size = next(iter(game.sizes))
    forces = [(name, game.generate(size, len(NAMES), dice)) for name in NAMES]
    state = replay(game.new_game(forces, size, table, options, dice).events)
    for _ in range(steps):
        yield state
        open_ = requests(state)
        if not open_:
            return
        asked = luck.choice(open_)
        state = decide(state, Answer(asked.player, asked.id, _warlike(asked, luck)), dice).state


def _warlike(asked: Request, luck: random.Random) -> Any:
    """An answer at random, spots and attacks before others."""
    wanted = [item for item in asked.options if item.label in LIVELY]
    return luck.choice(wanted if wanted and luck.random() < 0.7 else asked.options).choice
