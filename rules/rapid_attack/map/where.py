"""The question "where?" on a map, for a move and for deployment: what is sensible, what may be said, what is legal.

A place is a point ``[x, y]``, one of the options, or a line of text:

- ``K7``, ``12.5,8``: a cell's middle, a point;
- ``toward B1 4``: so far on the way to a frame, a station or a piece, by id or name; all the way without a number;
- ``behind T3 from B1``: where T3 covers from B1;
- ``N 2.5``, ``SW 3``: so far in a direction.

French words (``vers``, ``derrière … de``, ``O`` for west) are understood as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rules.core.errors import Illegal, Malformed, shown
from rules.core.request import Option, Request, option
from rules.field import NUMBER, Point, middle, read_bearing, read_number, read_place, read_toward, rounded
from rules.rapid_attack.map.deploy_zones import FIRST_FRAMES, Camp, Part, legal, put, suggestions
from rules.rapid_attack.map.movement import Journey, Mover, go, where_to
from rules.rapid_attack.map.scene import BASE, Scene, scene
from rules.rapid_attack.map.sights import cover_ids
from rules.rapid_attack.map.suggest import Intent, behind, hints, toward
from rules.rapid_attack.state import NOTHING, Frame, State, Step

__all__ = ["ask", "camp_of", "first_place", "mover_of", "read", "read_point"]

TEXT_MAX = 200
FAR_MAX = 1000.0
_BEHIND = re.compile(r"(?:behind|derri[eè]re)\s+(.+?)\s+(?:from|de|d['’])\s*(.+)", re.IGNORECASE)
_TRAILING = re.compile(rf"(.+?)\s+{NUMBER}")


# -- the request ------------------------------------------------------------------------------------------------------


def mover_of(state: State) -> Mover:
    """What is to be put somewhere: what is being deployed, or the acting frame with the die that it moves with."""
    if state.placing is not None:
        return _placed(state, state.placing)
    act = state.stack[-1]
    assert act.step is Step.WHERE
    frame = state.frame(act.frame)
    over = any(die[0] == "G" for die in act.dice)
    return Mover(frame.id, frame.owner, frame.at, act.faces[act.used[-1]], over)


def _placed(state: State, item: str) -> Mover:
    part = part_of(state, item)
    if item.startswith("S"):
        return Mover(item, state.station(item).home, part=part)
    frame = state.frame(item)
    return Mover(item, frame.owner, over=_always_green(frame), part=part)


def _always_green(frame: Frame) -> bool:
    """Whether a frame has a green die in every roll, and may so be deployed on top of cover."""
    shoots = any(kind in system.split("/") for system in frame.systems for kind in ("Rd", "Ra"))
    return "G" in frame.systems or not shoots


def part_of(state: State, item: str) -> Part:
    """The step of deployment in which something is put down."""
    station = item.startswith("S")
    owner = state.station(item).home if station else state.frame(item).owner
    if owner == state.defender:
        if station:
            return Part.DEFENSE_STATIONS
        return Part.DEFENSE_FRAMES if _deployed(state, owner, item) < FIRST_FRAMES else Part.OTHER_FRAMES
    if station:
        return Part.ATTACK_STATIONS
    first = owner == state.point and _deployed(state, owner, item) == 0
    return Part.POINT_FRAME if first else Part.ATTACK_FRAMES


def _deployed(state: State, player: int, item: str) -> int:
    """How many other frames a player has put down."""
    return sum(1 for f in state.frames if f.owner == player and f.id in state.deployed and f.id != item)


def camp_of(state: State) -> Camp:
    """The defender's side of a deployment."""
    own = [frame for frame in state.frames if frame.owner == state.defender]
    standing = sum(1 for frame in own if frame.at is not None)
    return Camp(
        defender=state.defender,
        posts=tuple(s.at for s in state.stations if s.home == state.defender and s.at is not None),
        last=standing + 1 == min(FIRST_FRAMES, len(own)),
        free=state.options.get("deployment", "guided") == "free",
    )


def intent_of(state: State) -> Intent:
    """What the acting frame is about."""
    act = state.stack[-1]
    wanted = act.target if act.target != NOTHING and state.standing(act.target) and not act.attacked else None
    return Intent(wanted, act.range if wanted else None)


def ask(state: State) -> Request:
    """Where something goes."""
    mover, there = mover_of(state), scene(state)
    moves = mover.start is not None
    options = hints(there, mover, intent_of(state)) if moves else _suggested(there, mover, camp_of(state))
    facts = {
        "item": mover.item,
        "value": mover.most,
        "over": mover.over,
        "part": None if mover.part is None else str(mover.part),
        "verb": "move" if moves else "place",
    }
    owner = state.defender if mover.owner is None else mover.owner
    return Request(f"where-{state.serial}", owner, "where", options, _schema(state, mover), facts)


def _suggested(there: Scene, mover: Mover, camp: Camp) -> tuple[Option, ...]:
    places = suggestions(there, mover, camp)
    return tuple(option(f"spot:{n}", "suggested", n=n, at=list(at)) for n, at in enumerate(places, start=1))


def _schema(state: State, mover: Mover) -> dict[str, Any]:
    """A point as JSON: its bounds are a box around everything that is legal."""
    there = scene(state)
    if mover.start is not None and mover.most is not None:
        low = [max(BASE, value - mover.most) for value in mover.start]
        high = [min(there.ground.size - BASE, value + mover.most) for value in mover.start]
    else:
        box = legal(there, mover, camp_of(state)).area.bounds
        low, high = list(box[:2]), list(box[2:])
    axes = [
        {"type": "number", "minimum": round(least, 2), "maximum": round(most, 2)}
        for least, most in zip(low, high, strict=True)
    ]
    return {"type": "array", "minItems": 2, "maxItems": 2, "prefixItems": axes}


def first_place(state: State) -> Journey:
    """The first place that is suggested for what is being deployed."""
    there, mover, camp = scene(state), mover_of(state), camp_of(state)
    return put(there, mover, camp, suggestions(there, mover, camp)[0])


# -- reading ----------------------------------------------------------------------------------------------------------


def read(state: State, request: Request, choice: Any) -> Journey:
    """The journey that a choice means.

    Raises ``Malformed``: ``place-unreadable``; ``Illegal``: ``place-unknown``, ``nowhere-behind``, and why the place is
    not legal: ``off-the-field``, ``blocked``, ``out-of-reach``, ``not-legal-ground``.
    """
    mover, there = mover_of(state), scene(state)
    at = _point(state, there, mover, request.options, choice)
    if mover.start is None:
        return put(there, mover, camp_of(state), at)
    return go(there, mover, at)


def _point(state: State, there: Scene, mover: Mover, options: Iterable[Option], choice: Any) -> Point:
    if isinstance(choice, str):
        for item in options:
            if item.choice == choice.strip():
                return rounded(item.facts["at"])
        return _text(state, there, mover, choice)
    return read_point(choice)


def read_point(choice: Any) -> Point:
    """A point of the field as ``[x, y]``, ``K7`` or ``12.5,8``. Raises ``Malformed("place-unreadable")``."""
    if isinstance(choice, str):
        return read_place(choice.replace(";", ",") if choice.count(",") == 0 else _points(choice))
    if not isinstance(choice, list | tuple) or len(choice) != 2 or not all(map(_sane, choice)):
        raise Malformed("place-unreadable", place=shown(choice))
    return rounded(choice)


def _points(text: str) -> str:
    """A point with decimal commas (``12,5;8``) as one with decimal points."""
    if ";" in text:
        return ",".join(part.replace(",", ".") for part in text.split(";"))
    return text


def _sane(value: Any) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return abs(value) <= FAR_MAX


def _text(state: State, there: Scene, mover: Mover, text: str) -> Point:
    if len(text) > TEXT_MAX:
        raise Malformed("place-unreadable", place=shown(text))
    text = text.strip()
    if found := _BEHIND.fullmatch(text):
        return _behind(state, there, mover, found[1], found[2])
    if goal := read_toward(text):
        return _toward(state, there, mover, goal)
    there_from = None if mover.start is None else read_bearing(text, mover.start, mover.most or 0.0)
    return read_point(text) if there_from is None else there_from


def _named(state: State, there: Scene, text: str) -> str | None:
    """The id of a frame, a station or a piece on the map that is called so."""
    wanted = text.strip().casefold()
    called = {frame.name.casefold(): frame.id for frame in reversed(state.frames)}
    ids = [
        *(stand.id for stand in there.frames),
        *(name for name, _ in there.posts),
        *(piece.id for piece in there.terrain),
    ]
    found = next((name for name in ids if name.casefold() == wanted), None) or called.get(wanted)
    return found if found is not None and there.shape(found) is not None else None


def _thing(state: State, there: Scene, text: str) -> str:
    found = _named(state, there, text)
    if found is None:
        raise Illegal("place-unknown", name=shown(text))
    return found


def _toward(state: State, there: Scene, mover: Mover, text: str) -> Point:
    found, number = _named(state, there, text), None
    if found is None and (parts := _TRAILING.fullmatch(text.strip())):
        found, number = _thing(state, there, parts[1]), parts[2]
    name = found or _thing(state, there, text)
    goal = there.shape(name)
    if goal is None or mover.start is None or mover.most is None:
        raise Malformed("place-unreadable", place=shown(text))
    if number is None:
        known = hints(there, mover, Intent(name, None))
        return next((rounded(o.facts["at"]) for o in known if o.choice == f"toward:{name}"), mover.start)
    at = toward(there, mover, name, read_number(number))
    return mover.start if at is None else at


def _behind(state: State, there: Scene, mover: Mover, what: str, whom: str) -> Point:
    """The nearest legal place at which something covers from somebody."""
    piece, foe = _thing(state, there, what), _thing(state, there, whom)
    seen = there.shape(foe)
    assert seen is not None
    start = mover if mover.start is not None else Mover(mover.item, mover.owner, middle(seen), None, mover.over)
    places = behind(there, start, piece, middle(seen))
    for at in places:
        if _covered(state, there, mover, at, piece, foe):
            return at
    raise Illegal("nowhere-behind", piece=piece, **{"from": foe})


def _covered(state: State, there: Scene, mover: Mover, at: Point, piece: str, foe: str) -> bool:
    if mover.start is not None:
        legal_there = where_to(there, mover, at) is not None
    else:
        legal_there = legal(there, mover, camp_of(state)).allows(at)
    if not legal_there:
        return False
    if there.frame(foe) is None:
        return True
    after = scene(state.with_frame(mover.item, at=at, on=there.top(at)))
    return piece in cover_ids(after, foe, mover.item)
