"""Choices as players write them, and why one cannot be taken.

A die may be named by its place in the pool (``move:3``) or by its colour and face (``move:G6 5``); covers as one line
(``terrain 2, A3``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules.core.choices import ACTION_COLOURS, TEXT_MAX, die_refusal, find_dice, find_option, text_of
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from rules.rapid_attack.map.sights import in_range, target_gap
from rules.rapid_attack.state import Cover, State

__all__ = ["COVERS_MAX", "HITS_MAX", "check_covers", "read_covers", "read_ground", "read_option", "read_stations"]

HITS_MAX = 99
COVERS_MAX = 8
STATIONS_MAX = 60

_COVER = re.compile(r"(terrain|frame)?[\s:]*([A-Za-z]?\d{1,3})?\s*$", re.IGNORECASE)


def read_option(state: State, request: Request, choice: object) -> Option:
    """The option of a choice. Raises ``Malformed`` or ``Illegal`` with the reason why there is none."""
    text = text_of(request, choice)
    found = find_option(request, text, state.act if state.stack else None)
    if found is None:
        raise _refusal(state, request, text)
    return found


def _refusal(state: State, request: Request, text: str) -> RulesError:
    verb, _, written = text.partition(":")
    if request.kind in ("act", "defend") and verb in ACTION_COLOURS and state.stack:
        return _die_refusal(state, request, verb, written.strip())
    if request.kind == "target" and any(piece.id == text.upper() and not piece.hits for piece in state.terrain):
        return Illegal("terrain-gone", piece=text.upper())
    if request.kind == "tie" and verb.strip().lower() == "add":
        return Illegal("only-the-spare", most=state.limits.frames_max)
    if request.kind == "range":
        return Illegal("cannot-attack-at-range", range=text[:40], frame=request.facts["frame"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(state: State, request: Request, verb: str, written: str) -> RulesError:
    act = state.act
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("action-used", verb=verb, frame=act.frame)
    refused = die_refusal(act, request, verb, written)
    if refused is not None:
        return refused
    if verb == "attack":
        return _attack_refusal(state)
    return Illegal("nobody-to-spot", frame=act.frame, value=act.faces[find_dice(act, written)[0]])


def _attack_refusal(state: State) -> RulesError:
    """Why the acting frame cannot attack with any die."""
    act = state.act
    if act.range is None:
        return Illegal("no-target", frame=act.frame, target=act.target)
    far = None if in_range(state, act) else target_gap(state, act.frame, act.target)
    if far is not None:
        there = {"target": act.target, "range": str(act.range), "distance": round(far, 2)}
        return Illegal("out-of-range", frame=act.frame, **there)
    if state.attackable(act.target):
        return Illegal("cannot-attack-at-range", range=str(act.range), frame=act.frame)
    return Illegal("no-target", frame=act.frame, target=act.target)


def read_stations(state: State, request: Request, choice: object) -> tuple[str, ...]:
    """The stations at which a frame stands, from an option, a list of ids, or a line of text (``SA1, SB2``).

    Raises ``Malformed("choice-malformed")``, ``Illegal``: ``not-an-option``, ``no-such-station``.
    """
    if isinstance(choice, list | tuple):
        return _stations(request, choice)
    text = text_of(request, choice)
    found = find_option(request, text, None)
    if found is not None:
        return _stations_of(found)
    words = text.upper().replace(",", " ").split()
    if len(words) < 2:
        raise _refusal(state, request, text)
    return _stations(request, words)


def _stations_of(chosen: Option) -> tuple[str, ...]:
    facts = chosen.facts
    return tuple(facts["stations"]) if "stations" in facts else (facts["station"],) if "station" in facts else ()


def _stations(request: Request, names: Sequence[object]) -> tuple[str, ...]:
    known = {item.facts["station"] for item in request.options if "station" in item.facts}
    if len(names) > STATIONS_MAX:
        raise Malformed("choice-malformed", kind=request.kind)
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise Illegal("no-such-station", station=shown(name))
    return tuple(str(name) for name in names)


def read_ground(state: State, request: Request, choice: object) -> tuple[str, ...] | None:
    """The other stations at which a frame stands that gives ground (``yes:SB2, S1``); None if it holds its ground.

    Raises as ``read_stations``.
    """
    text = text_of(request, choice)
    verb, _, named = text.partition(":")
    if verb.lower() == "yes" and find_option(request, text, None) is None:
        return _stations(request, named.upper().replace(",", " ").split())
    chosen = read_option(state, request, choice)
    return None if chosen.label == "hold-ground" else _stations_of(chosen)


def read_covers(state: State, request: Request, choice: object) -> tuple[Cover, ...]:
    """Covers, the first hit first, from an option, a line of text, or a list of objects.

    Raises ``Malformed("covers-malformed")``, ``Malformed("cover-hits")``, ``Illegal("cover-frame")``,
    ``Illegal("cover-piece")``, ``Illegal("cover-twice")``.
    """
    items = _cover_items(choice) if isinstance(choice, str) else choice
    if not isinstance(items, list | tuple) or len(items) > COVERS_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    covers = tuple(_cover(state, request, item) for item in items)
    named = [cover.frame or cover.piece for cover in covers if cover.frame or cover.piece]
    if len(named) != len(set(named)):
        raise Illegal("cover-twice")
    return covers


def check_covers(text: str) -> None:
    """Raises ``Malformed("covers-malformed")`` for a text that names no covers."""
    _cover_items(text)


def _cover_items(text: str) -> Sequence[Facts]:
    """The covers of a line of text, as objects."""
    if len(text) > TEXT_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    if text.strip().lower() in ("", "none"):
        return []
    return [_cover_item(part.strip()) for part in text.split(",")]


def _cover_item(text: str) -> Facts:
    match = _COVER.match(text)
    if match is None or match[2] is None:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    kind, value = match[1], match[2]
    if value.isdigit():
        return {"kind": "terrain", "hits": int(value)}
    if value[0] in "Tt":
        return {"kind": "terrain", "piece": value.upper()}
    return {"kind": (kind or "frame").lower(), "frame": value.upper()}


def _cover(state: State, request: Request, item: object) -> Cover:
    kind = item.get("kind") if isinstance(item, dict) else None
    if isinstance(item, dict) and kind == "terrain":
        return _terrain_cover(state, item)
    if isinstance(item, dict) and kind == "frame":
        frame = item.get("frame")
        known = {other.id for other in state.frames if other.alive} - {request.facts["frame"], request.facts["target"]}
        if not isinstance(frame, str) or frame not in known:
            raise Illegal("cover-frame", frame=shown(frame))
        return Cover("frame", frame=frame)
    raise Malformed("covers-malformed", most=COVERS_MAX)


def _terrain_cover(state: State, item: Facts) -> Cover:
    """A tracked piece with the hits that it still absorbs, or untracked terrain with those declared."""
    named, hits = item.get("piece"), item.get("hits")
    if named is not None:
        piece = next((piece for piece in state.terrain if piece.id == named and piece.hits), None)
        if piece is None:
            raise Illegal("cover-piece", piece=shown(named))
        return Cover("terrain", hits=piece.hits, piece=piece.id)
    if isinstance(hits, bool) or not isinstance(hits, int) or not 1 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    return Cover("terrain", hits=hits)
