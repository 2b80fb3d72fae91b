"""A move on a map to a place of one's own choice: by pointing on the page, and by the buttons of the private panel."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from math import hypot
from statistics import mean

import aiohttp
from msgspec import Struct, structs

from bench.figures import Row
from cogs.kit.map_plan import NUDGES, STEPS, MapPlan
from render import draw_plan
from rules import RulesError
from table import Game
from table.planning import PlaceQuestion, ask_place, place_answer, preview_place
from text import board_labels

__all__ = ["pointed"]

WAY, GO, OPEN, POINT = 1, 1, 1, 1
NEAR = 0.2
"""Units within which a place is reached."""
MOST = 40
PLACES = 12


class Pressed(Struct, frozen=True):
    """The presses to a place, and the seconds of the processor that they took the bot."""

    presses: int
    seconds: float


async def pointed(
    game: Game, user: int, way: str, session: aiohttp.ClientSession, headers: dict[str, str]
) -> list[Row]:
    """Both ways to the same places; nothing where a move is steered."""
    if (ask_place(game, user, way).request.free or {}).get("type") == "string":
        return []
    goals = list(_goals(game, user, way))
    page = [await _by_page(way, goal, session, headers) for goal in goals]
    buttons = [_by_buttons(game, user, way, goal) for goal in goals]
    return [
        row
        for name, found in (("pointing on the page", page), ("buttons", buttons))
        for row in (
            Row(f"a move to a chosen place by {name}", mean(one.presses for one in found), "presses"),
            Row(f"the same, the bot's work for it, by {name}", 1000 * mean(one.seconds for one in found), "ms CPU"),
        )
    ]


def _goals(game: Game, user: int, way: str) -> Iterator[tuple[float, float]]:
    """Legal places that nobody suggests."""
    asked, luck, found = ask_place(game, user, way), random.Random(5), 0
    start = preview_place(asked, asked.request.options[0].choice).preview.at
    for _ in range(500):
        goal = round(start[0] + luck.uniform(-5, 5), 1), round(start[1] + luck.uniform(-5, 5), 1)
        if found < PLACES and _is_legal(asked, goal):
            found += 1
            yield goal


def _is_legal(asked: PlaceQuestion, goal: tuple[float, float]) -> bool:
    try:
        return preview_place(asked, [*goal]).problem is None
    except RulesError:
        return False


async def _by_page(
    way: str, goal: tuple[float, float], session: aiohttp.ClientSession, headers: dict[str, str]
) -> Pressed:
    """The choice, the place, *Go*; the last is the same on both sides, and not counted as work."""
    begun = time.process_time()
    for wished in ({"first": way, "begin": True}, {"first": way, "place": goal}):
        async with session.post("api/plan", data=json.dumps(wished), headers=headers) as answer:
            await answer.read()
    return Pressed(WAY + POINT + GO, time.process_time() - begun)


def _by_buttons(game: Game, user: int, way: str, goal: tuple[float, float]) -> Pressed:
    """The choice, suggestions and arrows until the place is reached, *Go*; each draws the plan."""
    begun, asked = time.process_time(), ask_place(game, user, way)
    places = [(*item.facts["at"][:2], item.choice) for item in asked.request.options if item.facts.get("at")]
    x, y, nearest = min(places, key=lambda one: hypot(one[0] - goal[0], one[1] - goal[1]))
    plan, presses = MapPlan(way, f"{x:g},{y:g}"), OPEN + (nearest != asked.request.options[0].choice)
    _drawn(game, asked, plan)
    while presses < MOST and (nudged := _nearer(plan, goal)) is not None:
        plan, presses = nudged, presses + 1
        _drawn(game, asked, plan)
    return Pressed(presses + GO, time.process_time() - begun)


def _nearer(plan: MapPlan, goal: tuple[float, float]) -> MapPlan | None:
    """The plan after the press that brings it nearest: an arrow, or the next length of a step where none does."""
    x, y = (float(number) for number in place_answer(plan.place)[:2])
    far = hypot(x - goal[0], y - goal[1])
    if far <= NEAR:
        return None
    tried = [structs.replace(plan, nudge=name).wished for name in NUDGES]
    best = min(tried, key=lambda place: hypot(float(place[0]) - goal[0], float(place[1]) - goal[1]))
    if hypot(float(best[0]) - goal[0], float(best[1]) - goal[1]) < far:
        return structs.replace(plan, place=f"{float(best[0]):g},{float(best[1]):g}")
    if plan.step == min(STEPS):
        return None
    return structs.replace(plan, step=STEPS[(STEPS.index(plan.step) + 1) % len(STEPS)])


def _drawn(game: Game, asked: PlaceQuestion, plan: MapPlan) -> None:
    found = preview_place(asked, plan.wished, asked.request.options[0].choice)
    draw_plan(found.question.state, board_labels(game.locale, found.question.state), found.preview)
