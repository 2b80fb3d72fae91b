"""The chances beside a button are those of the dice that it then rolls, with the spot that it names."""

from __future__ import annotations

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from rules import Answer, FairDice, decide, requests
from rules.frames.odds import attack_odds
from rules.rapid_attack.state import is_terrain
from table.flow import Answered, Path, paths, plain_paths
from tests.long import LONG
from tests.random_games import states
from text.odds import percent
from web.asked import MAIN, MORE, asked_of, chances_of

pytestmark = pytest.mark.long

GAMES = ("football", "rapid-attack", "intercept-orbit")
UNSURE = re.compile("to come|yet to defend|^Before|there, before|behind its cover")
"""Words for what is still to fall or to be said: a defense, a line, a cover."""


def rolled(way: Path, dice: FairDice) -> Any:
    """The attack that is rolled after a way, with its best spot; None where something else is asked first."""
    state, steps = way.steps[0].state, list(way.steps)
    while steps:
        _, asked, option = steps.pop(0)
        found = decide(state, Answer(asked.player, asked.id, option.choice), dice)
        state = found.state
        for event in found.events:
            if {"attack", "spot", "defense", "dice"} <= set(event.__struct_fields__):
                return event
        if not steps:
            spots = [(one, item) for one in requests(state) for item in one.options if item.label == "use-spot"]
            best = max(spots, key=lambda spot: spot[1].facts.get("value", 0), default=None)
            steps = [] if best is None else [Answered(state, *best)]
    return None


def agrees(ruleset: str, state: Any, said: str, event: Any) -> bool:
    """Whether the sentence tells the chances of the dice that fell."""
    if ruleset == "rapid-attack":
        aimed = "terrain" if is_terrain(event.target) else "frame"
        hit = attack_odds(state.profile.chart, len(event.dice), str(state.act.range), aimed).at_least(1)
        return said.startswith(f"{percent('en', hit)} to hit")
    number = len(event.dice)
    return f"({number} {'die' if number == 1 else 'dice'})" in said or (not number and said.startswith("No dice"))


@pytest.mark.parametrize("table", ["declared", "map"])
@pytest.mark.parametrize("ruleset", GAMES)
def test_a_button_has_the_chances_of_the_dice_that_it_rolls(ruleset: str, table: str) -> None:
    seen: Counter[bool] = Counter()
    every = (state for number in range(20 if LONG else 4) for state in states(ruleset, table, number))
    for here, asked in ((state, asked) for state in every for asked in requests(state)):
        attacks = any(item.label == "attack" for item in asked.options)
        for way in (*paths(here, asked), *plain_paths(here, asked)) if attacks else ():
            said = chances_of(way, "en")
            event = rolled(way, FairDice(b"?")) if said and not UNSURE.search(said) else None
            if event is not None:
                assert agrees(ruleset, here, said, event), (way.argument, said, event)
                seen[event.spot > 0] += 1
    assert len(seen) == 2, seen


def test_a_way_that_goes_on_behind_more_reads_other_than_the_one_that_ends() -> None:
    told: set[bool] = set()
    hot: Counter[int] = Counter()
    for state in states("football", "map", 3, 300):
        game: Any = SimpleNamespace(requests=requests(state), ruleset="football", table="map", played=state)
        for player in {one.player for one in game.requests}:
            for asked in asked_of(game, player, state, "en", [unit.id for unit in state.units], whole=False):
                main = {one.label for one in asked.choices if one.group == MAIN}
                more = {one.label for one in asked.choices if one.group == MORE}
                assert not main & more, asked
                told |= {label.removesuffix("…") in main for label in more}
                hot[sum(one.label.startswith("Hot-rod:") for one in asked.choices)] += 1
    assert True in told
    assert set(hot) == {0, 1}, "many ways to hot-rod are one choice"
