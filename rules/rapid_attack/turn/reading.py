"""Choices as people write them, and why one cannot be taken.

A die may be named by its place in the pool (``move:3``) or by what it shows (``move:G6 5``); covers as one line
(``terrain 2, A3``).
"""

from __future__ import annotations

import re
from typing import Any

from rules.core.choices import ACTION_COLOURS, TEXT_MAX, die_refusal, find_dice, find_option, text_of
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.request import Request
from rules.rapid_attack.map.sights import in_range, target_gap
from rules.rapid_attack.state import Cover, State

__all__ = ["read_choice", "read_covers"]

HITS_MAX = 99
COVERS_MAX = 8

_COVER = re.compile(r"(terrain|frame)?[\s:]*([A-Za-z]?\d{1,3})?\s*$", re.IGNORECASE)


def read_choice(state: State, request: Request, choice: Any) -> str:
    """The option that is meant. Raises ``Malformed`` or ``Illegal`` with the reason why there is none."""
    text = text_of(request, choice)
    found = find_option(request, text, state.stack[-1] if state.stack else None)
    if found is None:
        raise _refusal(state, request, text)
    return found.choice


def _refusal(state: State, request: Request, text: str) -> RulesError:
    verb, _, written = text.partition(":")
    if request.kind in ("act", "defend") and verb in ACTION_COLOURS and state.stack:
        return _die_refusal(state, request, verb, written.strip())
    if request.kind == "range":
        return Illegal("cannot-attack-at-range", range=text[:40], frame=request.facts["frame"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(state: State, request: Request, verb: str, written: str) -> RulesError:
    act = state.stack[-1]
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("action-used", verb=verb, frame=act.frame)
    refused = die_refusal(act, request, verb, written)
    if refused is not None:
        return refused
    far = None if in_range(state, act) else target_gap(state, act.frame, act.target)
    if verb == "attack" and act.range is not None and far is not None:
        there = {"target": act.target, "range": str(act.range), "distance": round(far, 2)}
        return Illegal("out-of-range", frame=act.frame, **there)
    if verb == "attack" and act.range is not None and state.standing(act.target):
        return Illegal("cannot-attack-at-range", range=str(act.range), frame=act.frame)
    if verb == "attack":
        return Illegal("no-target", frame=act.frame, target=act.target)
    return Illegal("nobody-to-spot", frame=act.frame, value=act.faces[find_dice(act, written)[0]])


def read_covers(state: State, request: Request, choice: Any) -> tuple[Cover, ...]:
    """Covers, the first hit first. Takes an option, a line of text, or a list of objects.

    Raises ``Malformed("covers-malformed")``, ``Malformed("cover-hits")``, ``Illegal("cover-frame")``,
    ``Illegal("cover-twice")``.
    """
    items = _cover_items(choice) if isinstance(choice, str) else choice
    if not isinstance(items, list | tuple) or len(items) > COVERS_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    covers = tuple(_cover(state, request, item) for item in items)
    named = [cover.frame or cover.piece for cover in covers if cover.frame or cover.piece]
    if len(named) != len(set(named)):
        raise Illegal("cover-twice")
    return covers


def _cover_items(text: str) -> list[dict[str, Any]]:
    if len(text) > TEXT_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    if text.strip().lower() in ("", "none"):
        return []
    items: list[dict[str, Any]] = []
    for part in text.split(","):
        match = _COVER.match(part.strip())
        kind, value = (match[1], match[2]) if match else (None, None)
        if match is None or value is None:
            raise Malformed("covers-malformed", most=COVERS_MAX)
        if value.isdigit():
            items.append({"kind": "terrain", "hits": int(value)})
        elif value[0] in "Tt":
            items.append({"kind": "terrain", "piece": value.upper()})
        else:
            items.append({"kind": (kind or "frame").lower(), "frame": value.upper()})
    return items


def _cover(state: State, request: Request, item: Any) -> Cover:
    kind = item.get("kind") if isinstance(item, dict) else None
    if kind == "terrain" and item.get("piece") is not None:
        found = [piece for piece in state.terrain if piece.id == item["piece"] and piece.hits]
        if not found:
            raise Illegal("cover-piece", piece=shown(item["piece"]))
        return Cover("terrain", hits=found[0].hits, piece=found[0].id)
    if kind == "terrain":
        hits = item.get("hits")
        if isinstance(hits, bool) or not isinstance(hits, int) or not 1 <= hits <= HITS_MAX:
            raise Malformed("cover-hits", most=HITS_MAX)
        return Cover("terrain", hits=hits)
    if kind == "frame":
        frame = item.get("frame")
        if not isinstance(frame, str) or f"frame:{frame}" not in {entry.choice for entry in request.options}:
            raise Illegal("cover-frame", frame=shown(frame))
        return Cover("frame", frame=frame)
    raise Malformed("covers-malformed", most=COVERS_MAX)
