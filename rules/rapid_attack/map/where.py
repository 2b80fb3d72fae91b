"""The question "where?" on a map, for a move and for deployment: suggestions, and the answers that players write.

A place is a point ``[x, y]``, one of the options, or a line of text:

- ``7K``, ``12.5,8``: a cell's middle, a point;
- ``toward B1 4``: so far on the way to a frame, a station or a piece, by id or name; all the way without a number;
- ``behind T3 from B1``: where T3 covers from B1;
- ``N 2.5``, ``SW 3``: so far in a direction.

Terrain may be turned: ``[x, y, degrees]``, ``7K 45``.

French words (``vers``, ``derrière … de``, ``O`` for west) are understood as well.
"""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from rules.core.errors import Illegal, Malformed, shown
from rules.core.request import Option, Request, option, suggested
from rules.field import (
    NUMBER,
    Point,
    Shape,
    middle,
    read_bearing,
    read_coordinates,
    read_number,
    read_place,
    read_toward,
    rounded,
)
from rules.frames.loadout import pool
from rules.rapid_attack.map.deploy_suggest import suggestions as places
from rules.rapid_attack.map.deploy_zones import Camp, Part, Placement, legal, put
from rules.rapid_attack.map.laying import Laying, likely
from rules.rapid_attack.map.movement import Move, Mover, legal_move, possible_move
from rules.rapid_attack.map.scene import Scene, scene
from rules.rapid_attack.map.sights import cover_ids
from rules.rapid_attack.map.suggest import Intent, behind, suggestions, toward
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import NOTHING, Frame, State, Step

TEXT_MAX = 200
_BEHIND = re.compile(r"(?:behind|derri[eè]re)\s+(.+?)\s+(?:from|de|d['’])\s*(.+)", re.IGNORECASE)
_TURNED = re.compile(r"(.+?)\s+(\d{1,3})\s*°?")
_TRAILING = re.compile(rf"(.+?)\s+{NUMBER}")


# -- the request ------------------------------------------------------------------------------------------------------


def is_asked(state: State) -> bool:
    """Whether a ``where`` request is open."""
    if not state.mapped:
        return False
    return state.placing is not None or (bool(state.stack) and state.act.step is Step.WHERE and not state.owed)


def asked_item(state: State) -> Mover | Placement:
    """The item of the request: the acting frame with the die that it moves with, or the item being deployed.

    Raises ``LookupError`` for a frame that is not on the map.
    """
    if state.placing is not None:
        return _placement(state, state.placing)
    act = state.act
    frame = state.frame(act.frame)
    if frame.at is None:
        raise LookupError(f"{frame.id} is not on the map")
    return Mover(frame.id, frame.owner, frame.at, act.faces[act.used[-1]], state.goes_over)


def _placement(state: State, item: str) -> Placement:
    part = _part_of(state, item)
    if item.startswith("S"):
        return Placement(item, state.station(item).home, part)
    frame = state.frame(item)
    return Placement(item, frame.owner, part, over=_always_over(state.profile, frame))


def _always_over(profile: Profile, frame: Frame) -> bool:
    """Whether a frame has a die to move over cover in every roll, and so may be deployed on top of it."""
    return bool(set(pool(profile.dice, frame.systems, white=0)) & set(profile.dice_over))


def _part_of(state: State, item: str) -> Part:
    """The step of deployment in which an item is put down."""
    if item.startswith("S"):
        station = state.station(item)
        if station.home != state.defender:
            return Part.ATTACK_STATIONS
        return Part.DEFENSE_STATIONS if station in state.first_stations else Part.OTHER_STATIONS
    owner = state.frame(item).owner
    before = sum(1 for f in state.frames_of(owner) if f.id in state.deployed and f.id != item)
    if owner == state.defender:
        return Part.DEFENSE_FRAMES if before < state.profile.deployment.first else Part.OTHER_FRAMES
    return Part.POINT_FRAME if owner == state.point and before == 0 else Part.ATTACK_FRAMES


def camp_of(state: State) -> Camp:
    """The defender's side of a deployment."""
    own = state.frames_of(state.defender)
    standing = sum(1 for frame in own if frame.at is not None)
    return Camp(
        defender=state.defender,
        posts=tuple(station.at for station in state.first_stations if station.at is not None),
        last=standing + 1 == min(state.profile.deployment.first, len(own)),
        free=state.options.get("deployment", "guided") == "free",
    )


def laying(state: State) -> Laying | None:
    """The piece of terrain whose place is asked for; None while there is none."""
    layout = state.layout
    if layout is None or layout.kind is None or state.placing is None:
        return None
    return Laying(state.placing, layout.asked, layout.kind)


def ask(state: State) -> Request:
    """The request for a place."""
    piece = laying(state)
    if piece is not None:
        return _ask_piece(state, piece)
    there, asked = scene(state), asked_item(state)
    if isinstance(asked, Mover):
        act = state.act
        wanted = act.target if act.target != NOTHING and state.attackable(act.target) and not act.attacked else None
        options = suggested(partial(suggestions, there, asked, Intent(wanted, act.range if wanted else None)))
        facts = {"item": asked.item, "value": asked.most, "over": asked.over, "part": None, "verb": "move"}
    else:
        camp = camp_of(state)
        options = suggested(partial(_places, there, asked, camp))
        facts = {"item": asked.item, "value": None, "over": asked.over, "part": str(asked.part), "verb": "place"}
    owner = state.defender if asked.owner is None else asked.owner
    return Request(f"where-{state.serial}", owner, "where", options, _schema(state, there, asked), facts)


def _ask_piece(state: State, piece: Laying) -> Request:
    axis = {"type": "number", "minimum": 0, "maximum": state.battlefield.size}
    turn = {"type": "number", "minimum": 0, "maximum": 360}
    schema = {"type": "array", "minItems": 2, "maxItems": 3, "prefixItems": [axis, axis, turn]}
    facts = {"item": piece.item, "kind": piece.kind, "value": None, "over": False, "part": "layout", "verb": "place"}
    options = suggested(partial(_likely, scene(state), piece.kind))
    return Request(f"where-{state.serial}", piece.owner, "where", options, schema, facts)


def _numbered(points: Iterable[Point]) -> tuple[Option, ...]:
    return tuple(option(f"spot:{n}", "suggested", n=n, at=list(at)) for n, at in enumerate(points, start=1))


def _likely(there: Scene, kind: str) -> tuple[Option, ...]:
    return _numbered(likely(there, kind))


def _places(there: Scene, placed: Placement, camp: Camp) -> tuple[Option, ...]:
    return (*_numbered(places(there, placed, camp)), *_claims(there, placed, camp))


def _claims(there: Scene, placed: Placement, camp: Camp) -> Iterator[Option]:
    """The large terrain that may be claimed as this station (rulebook: "Stations")."""
    if placed.is_station:
        for piece, at in there.doors():
            if legal(there, placed, camp).allows(at):
                yield option(f"claim:{piece}", "claim", piece=piece, at=list(at))


def _schema(state: State, there: Scene, asked: Mover | Placement) -> dict[str, Any]:
    """A point as JSON schema: its bounds are a box around everything that is legal."""
    if isinstance(asked, Mover):
        edge = there.profile.base
        low = [max(edge, value - asked.most) for value in asked.start]
        high = [min(there.ground.size - edge, value + asked.most) for value in asked.start]
    else:
        box = legal(there, asked, camp_of(state)).area.bounds
        low, high = list(box[:2]), list(box[2:])
    axes = [
        {"type": "number", "minimum": round(least, 2), "maximum": round(most, 2)}
        for least, most in zip(low, high, strict=True)
    ]
    return {"type": "array", "minItems": 2, "maxItems": 2, "prefixItems": axes}


def first_place(state: State, item: str) -> Move:
    """The first place that is suggested for an item being deployed."""
    there, placed, camp = scene(state), _placement(state, item), camp_of(state)
    return put(there, placed, camp, places(there, placed, camp)[0])


# -- reading ----------------------------------------------------------------------------------------------------------


def read(state: State, request: Request, choice: object) -> Move:
    """The move or the place of a choice.

    Raises ``Malformed``: ``place-unreadable``; ``Illegal``: ``place-unknown``, ``nowhere-behind``, and why the place is
    not legal: ``off-the-field``, ``blocked``, ``out-of-reach``, ``not-legal-ground``.
    """
    there, asked = scene(state), asked_item(state)
    at = _point(state, there, asked, request.options, choice)
    if isinstance(asked, Mover):
        return legal_move(there, asked, at)
    return put(there, asked, camp_of(state), at)


def _point(state: State, there: Scene, asked: Mover | Placement, options: Iterable[Option], choice: object) -> Point:
    if not isinstance(choice, str):
        return read_point(choice)
    for item in options:
        if item.choice == choice.strip():
            return rounded(item.facts["at"])
    return _text(state, there, asked, choice)


def read_point(choice: object, ways: str = "point") -> Point:
    """A point of the field as ``[x, y]``, ``7K`` or ``12.5,8``. Raises ``Malformed("place-unreadable")``."""
    if isinstance(choice, str):
        return read_place(choice, ways)
    return rounded(read_coordinates(choice))


def read_turned(request: Request, choice: object) -> tuple[Point, float]:
    """The place of a piece of terrain, and by how many degrees it is turned.

    Raises ``Malformed("place-unreadable")``.
    """
    if not isinstance(choice, str):
        x, y, *degrees = read_coordinates(choice, 3)
        return rounded((x, y)), degrees[0] if degrees else 0.0
    text = choice.strip()[:TEXT_MAX]
    places = {item.choice: rounded(item.facts["at"]) for item in request.options}
    found = _TURNED.fullmatch(text)
    if found is not None and not _is_place(text):
        return places.get(found[1]) or read_point(found[1]), float(found[2])
    return places.get(text) or read_point(text), 0.0


def _is_place(text: str) -> bool:
    try:
        read_point(text)
    except Malformed:
        return False
    return True


def _text(state: State, there: Scene, asked: Mover | Placement, text: str) -> Point:
    if len(text) > TEXT_MAX:
        raise Malformed("place-unreadable", place=shown(text))
    text = text.strip()
    if found := _BEHIND.fullmatch(text):
        return _behind(state, there, asked, found[1], found[2])
    if goal := read_toward(text):
        return _toward(state, there, asked, goal)
    bearing = read_bearing(text, asked.start, asked.most) if isinstance(asked, Mover) else None
    return read_point(text, "move" if isinstance(asked, Mover) else "point") if bearing is None else bearing


def _named(state: State, there: Scene, text: str) -> tuple[str, Shape] | None:
    """The id and the shape of a frame, a station or a piece on the map, by its id or name."""
    wanted = text.strip().casefold()
    called = {frame.name.casefold(): frame.id for frame in reversed(state.frames)}
    ids = [
        *(stand.id for stand in there.frames),
        *(name for name, _ in there.posts),
        *(piece.id for piece in there.terrain),
    ]
    found = next((name for name in ids if name.casefold() == wanted), None) or called.get(wanted)
    shape = None if found is None else there.shape(found)
    return None if found is None or shape is None else (found, shape)


def _item(state: State, there: Scene, text: str) -> tuple[str, Shape]:
    """The id and the shape of what a text names. Raises ``Illegal("place-unknown")``."""
    found = _named(state, there, text)
    if found is None:
        raise Illegal("place-unknown", name=shown(text))
    return found


def _toward(state: State, there: Scene, asked: Mover | Placement, text: str) -> Point:
    number = None
    found = _named(state, there, text)
    if found is None and (parts := _TRAILING.fullmatch(text.strip())):
        found, number = _item(state, there, parts[1]), parts[2]
    name, _ = found or _item(state, there, text)
    if not isinstance(asked, Mover):
        raise Malformed("place-unreadable", place=shown(text))
    if number is not None:
        return toward(there, asked, name, read_number(number)) or asked.start
    known = suggestions(there, asked, Intent(name, None))
    return next((rounded(o.facts["at"]) for o in known if o.choice == f"toward:{name}"), asked.start)


def _behind(state: State, there: Scene, asked: Mover | Placement, what: str, whom: str) -> Point:
    """The nearest legal place at which something covers from an enemy."""
    (piece, _), (foe, seen) = _item(state, there, what), _item(state, there, whom)
    start = asked.start if isinstance(asked, Mover) else middle(seen)
    for at in behind(there, start, piece, middle(seen)):
        if _allowed(state, there, asked, at) and _covered(state, there, asked.item, at, piece, foe):
            return at
    raise Illegal("nowhere-behind", piece=piece, **{"from": foe})


def _allowed(state: State, there: Scene, asked: Mover | Placement, at: Point) -> bool:
    if isinstance(asked, Mover):
        return possible_move(there, asked, at) is not None
    return legal(there, asked, camp_of(state)).allows(at)


def _covered(state: State, there: Scene, item: str, at: Point, piece: str, foe: str) -> bool:
    """Whether an item at a point has a piece as its cover from a foe; anything covers from what is not a frame."""
    if there.frame(foe) is None:
        return True
    after = scene(state.with_frame(item, at=at, on=there.top(at)))
    return piece in cover_ids(after, foe, item)
