"""What stands in the way of an attack: measured on a map, declared at a table (rulebook: "Terrain and Cover")."""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from rules.core.choices import TEXT_MAX
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.rapid_attack.map.sights import covers
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Cover, State, Step, is_terrain
from rules.rapid_attack.turn.attack import dice_may_fall

HITS_MAX = 99
COVERS_MAX = 8
SCHEMA: dict[str, Any] = {
    "type": "array",
    "maxItems": COVERS_MAX,
    "items": {
        "type": "object",
        "properties": {
            "kind": {"enum": ["terrain", "frame"]},
            "hits": {"type": "integer", "minimum": 1, "maximum": HITS_MAX},
            "frame": {"type": "string"},
            "piece": {"type": "string"},
        },
        "required": ["kind"],
    },
}
_WRITTEN = re.compile(r"(terrain|frame)?[\s:]*([A-Za-z]?\d{1,3})?\s*$", re.IGNORECASE)


class CoverDeclared(Event, frozen=True):
    """The covers between attacker and target, the first hit first, and the player who declared them.

    The defender may name others than the attacker, and so agrees to the range.
    """

    frame: str
    covers: tuple[Cover, ...]
    by: int
    why: str = "cover"


@on(CoverDeclared)
def _declared(state: State, event: CoverDeclared) -> State:
    agreed = event.by != state.frame(event.frame).owner
    named = {"covers": event.covers, "consents": (event.by,), "denied": ()}
    attack = structs.replace(state.act.declared_attack, agreed=agreed, **named)
    return state.with_top(attack=attack, step=Step.USE_SPOT)


class DeclareCover(Question):
    """What covers the target, from the attacker; its defender may name something else (``agreement``)."""

    kind, at, least, usual, seen = "cover", (Step.COVER,), "none", ("open",), True
    joined = ("use-spot",)

    def step(self, draft: Draft) -> bool:
        """Measure on a map. Nobody is asked where cover does not count: hand-to-hand, and where no die may fall."""
        state, act = draft.state, draft.act
        matters = not is_terrain(act.target) and act.range is not Range.HAND_TO_HAND
        if matters and not state.mapped and dice_may_fall(state):
            return False
        measured = matters and state.mapped and state.frame(act.target).alive
        found = covers(state, act.frame, act.target) if measured else ()
        draft.emit(CoverDeclared(act.frame, found, by=state.frame(act.frame).owner))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        owner = state.frame(act.frame).owner
        return self.request(state, owner, options_of(state), SCHEMA, frame=act.frame, target=act.target)

    def check(self, choice: object) -> None:
        if isinstance(choice, str):
            _items(choice)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        found = read_covers(draft.state, request, choice)
        draft.emit(CoverDeclared(draft.act.frame, found, by=request.player))


def options_of(state: State) -> tuple[Option, ...]:
    """Nothing, or one thing, in the way of an attack."""
    act, most = state.act, state.profile.cover_hits
    options = [option("none", "open")]
    options += [option(p.id, "cover-piece", piece=p.id, name=p.name, hits=p.hits) for p in state.terrain if p.hits]
    options += [option(f"terrain:{hits}", "cover-terrain", hits=hits) for hits in range(1, most + 1)]
    others = (f for f in state.frames if f.alive and f.id not in (act.frame, act.target))
    return (*options, *(option(f"frame:{f.id}", "cover-frame", frame=f.id) for f in others))


def choice_of(covers: tuple[Cover, ...]) -> str | None:
    """The option that is these covers; None if it takes several."""
    if len(covers) > 1:
        return None
    named = (cover.piece or (f"frame:{cover.frame}" if cover.frame else f"terrain:{cover.hits}") for cover in covers)
    return next(named, "none")


def read_covers(state: State, request: Request, choice: object) -> tuple[Cover, ...]:
    """Covers, the first hit first, from an option, a line of text (``terrain 2, A3``), or a list of objects.

    Raises ``Malformed("covers-malformed")``, ``Malformed("cover-hits")``, ``Illegal("cover-frame")``,
    ``Illegal("cover-piece")``, ``Illegal("cover-twice")``.
    """
    items = _items(choice) if isinstance(choice, str) else choice
    if not isinstance(items, list | tuple) or len(items) > COVERS_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    covers = tuple(_cover(state, request, item) for item in items)
    named = [cover.frame or cover.piece for cover in covers if cover.frame or cover.piece]
    if len(named) != len(set(named)):
        raise Illegal("cover-twice")
    return covers


def _items(text: str) -> Sequence[Facts]:
    """The covers of a line of text, as objects."""
    if len(text) > TEXT_MAX:
        raise Malformed("covers-malformed", most=COVERS_MAX)
    if text.strip().lower() in ("", "none"):
        return []
    return [_item(part.strip()) for part in text.split(",")]


def _item(text: str) -> Facts:
    match = _WRITTEN.match(text)
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
        return _terrain(state, item)
    if isinstance(item, dict) and kind == "frame":
        frame = item.get("frame")
        known = {other.id for other in state.frames if other.alive} - {request.facts["frame"], request.facts["target"]}
        if not isinstance(frame, str) or frame not in known:
            raise Illegal("cover-frame", cover=shown(frame), why=_why_no_cover(state, request, frame))
        return Cover("frame", frame=frame)
    raise Malformed("covers-malformed", most=COVERS_MAX)


def _why_no_cover(state: State, request: Request, frame: object) -> str:
    if frame in (request.facts["frame"], request.facts["target"]):
        return "attacker" if frame == request.facts["frame"] else "target"
    return "destroyed" if any(other.id == frame for other in state.frames) else "unknown"


def _terrain(state: State, item: Facts) -> Cover:
    """A tracked piece with the hits that it still absorbs, or untracked terrain with those declared."""
    named, hits = item.get("piece"), item.get("hits")
    if named is not None:
        piece = next((piece for piece in state.terrain if piece.id == named and piece.hits), None)
        if piece is None:
            gone = any(piece.id == named for piece in state.terrain)
            raise Illegal("cover-piece", piece=shown(named), why="destroyed" if gone else "unknown")
        return Cover("terrain", hits=piece.hits, piece=piece.id)
    if isinstance(hits, bool) or not isinstance(hits, int) or not 1 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    return Cover("terrain", hits=hits)
