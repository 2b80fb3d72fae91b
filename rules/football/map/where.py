"""The question "where?" on a drawn pitch: its request, and the answers that it takes.

A place is a point ``[x, y]``, one of the options, or a line of text: ``7K`` (a cell's middle), ``12.5,8``; for a run
also ``N 2.5`` (a direction) and ``toward B1 4`` (a distance towards a unit, the ball or the goal).
"""

from __future__ import annotations

import re
from functools import partial

from msgspec import structs

from rules.core.choices import TEXT_MAX, find_option
from rules.core.errors import Illegal, shown
from rules.core.json_input import Facts
from rules.core.once import bare
from rules.core.request import Request, suggested
from rules.field import (
    NUMBER,
    Point,
    read_bearing,
    read_coordinates,
    read_number,
    read_place,
    read_toward,
    rounded,
)
from rules.football.map import pitch, sights
from rules.football.map.place import Found, Run, Wanted
from rules.football.map.suggest import options
from rules.football.map.zones import find_legal, nearest_legal, open_zone
from rules.football.state import GOAL, State

__all__ = ["ask", "read"]

_TRAILING = re.compile(rf"(.+?)\s+{NUMBER}")


def ask(state: State, place: Wanted) -> Request:
    """The request for a place: suggestions, and the bounds of a point."""
    run = place if isinstance(place, Run) else None
    facts = {
        "unit": place.unit,
        "item": place.unit,
        "frame": place.unit,
        "verb": place.verb,
        "value": None if run is None else run.most,
        "over": run is not None and run.over,
        "why": place.ruling,
    }
    places = suggested(partial(options, bare(state), place))
    return Request(f"where-{state.serial}", place.player, "where", places, _bounds(state, place), facts)


def _bounds(state: State, place: Wanted) -> dict[str, object]:
    """The JSON schema of a point: on the pitch, or for placed units and fumbled balls a little beyond."""
    profile = state.profile
    low, beyond = (0.0, 0.0) if isinstance(place, Run) else (-profile.beyond, profile.beyond)
    axes = [{"type": "number", "minimum": low, "maximum": edge + beyond} for edge in (profile.length, profile.width)]
    return {"type": "array", "prefixItems": axes, "minItems": 2, "maxItems": 2}


def read(state: State, request: Request, place: Wanted, choice: object) -> Found:
    """The legal place that an answer names.

    Raises ``Malformed("place-unreadable")``, ``Illegal("place-unknown")``, ``Illegal("not-legal-place")`` with the
    ``nearest`` legal point.
    """
    at = _point(state, request, place, choice)
    found = find_legal(state, place, at)
    if found is None:
        near = nearest_legal(state, place, open_zone(state, place), at)
        raise Illegal("not-legal-place", unit=place.unit, verb=place.verb, nearest=None if near is None else list(near))
    return found


def _point(state: State, request: Request, place: Wanted, choice: object) -> Point:
    if not isinstance(choice, str):
        return rounded(read_coordinates(choice))
    offered = find_option(request, choice[:TEXT_MAX].strip(), None)
    if offered is not None:
        return _offered(offered.facts)
    run = _run_end(state, place, choice[:TEXT_MAX]) if isinstance(place, Run) else None
    return run or read_place(choice, "run" if isinstance(place, Run) else "point")


def _offered(facts: Facts) -> Point:
    x, y = facts["at"]
    return x, y


def _run_end(state: State, run: Run, text: str) -> Point | None:
    """The end of a run by direction or target; None for any other text. Raises ``Illegal("place-unknown")``."""
    goal = read_toward(text)
    if goal is None:
        return read_bearing(text, run.start, run.most)
    parts = _TRAILING.fullmatch(goal)
    to, far = _named(state, run, goal), run.most
    if to is None and parts is not None:
        to, far = _named(state, run, parts[1]), read_number(parts[2])
    if to is None:
        raise Illegal("place-unknown", name=shown(goal))
    shorter = structs.replace(run, most=far)
    return nearest_legal(state, shorter, open_zone(state, shorter), to)


def _named(state: State, run: Run, name: str) -> Point | None:
    """The place of another unit by id or name, of the ``ball`` or the ``goal``; None for any other name."""
    wanted = name.casefold()
    for unit in pitch.others(state, run.unit):
        if wanted in (unit.id.lower(), unit.name.casefold()):
            return unit.at
    aims = {"ball": pitch.ball_at(state), "goal": sights.aim(state, run.unit, GOAL)}
    return aims.get(wanted)
