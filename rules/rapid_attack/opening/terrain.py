"""Terrain that the players put down in turn, until all are content (rulebook: "Deployment Process"; on a map only)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.collections import by_id
from rules.core.request import Option, Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map import battlefield
from rules.rapid_attack.map.laying import full, laid, likely, next_id
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.where import read_turned
from rules.rapid_attack.opening import demo
from rules.rapid_attack.pending import Layout
from rules.rapid_attack.state import State

__all__ = ["answer", "ask", "put", "step"]


def step(draft: Draft, layout: Layout) -> bool:
    """Agree for a player who has no changes left. False while a player has to decide."""
    if layout.kind is not None or _changes_left(draft.state, layout):
        return False
    _agree(draft, layout.asked)
    return True


def _changes_left(state: State, layout: Layout) -> int:
    return state.profile.deployment.changes - layout.changes.count(layout.asked)


def _agree(draft: Draft, player: int) -> None:
    """A player is content; once all are, the referee puts down the neutral stations."""
    draft.emit(ev.TerrainAgreed(player))
    if draft.state.layout is None:
        demo.set_up(draft)


def ask(state: State, layout: Layout) -> Request:
    """What the player whose turn it is changes, if anything."""
    options = (option("content", "content"), *_pieces(state), *_removals(state))
    facts = {"left": _changes_left(state, layout)}
    return Request(f"terrain-{state.serial}", layout.asked, "terrain", options, None, facts)


def _pieces(state: State) -> Iterator[Option]:
    """The kinds of the field's style for which there is room."""
    there = scene(state)
    for kind in () if full(there) else battlefield.kinds(state.options):
        if likely(there, kind):
            yield option(f"add:{kind}", "place-piece", name=kind)


def _removals(state: State) -> Iterator[Option]:
    return (option(f"remove:{p.id}", "remove-piece", piece=p.id, name=p.name) for p in state.terrain)


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Be content, take a piece away, or go on to where a new one stands."""
    if chosen.label == "content":
        _agree(draft, request.player)
    elif chosen.label == "remove-piece":
        piece = by_id(draft.state.terrain, chosen.facts["piece"])
        draft.emit(ev.TerrainRemoved(request.player, piece.id, piece.name))
    else:
        draft.emit(ev.TerrainChosen(request.player, next_id(scene(draft.state)), chosen.facts["name"]))


def put(draft: Draft, request: Request, choice: object) -> None:
    """Put the piece down where its player says. Raises ``RulesError`` as ``read_turned`` and ``laid`` do."""
    at, degrees = read_turned(request, choice)
    piece = laid(scene(draft.state), request.facts["kind"], at, degrees)
    draft.emit(
        ev.TerrainPut(
            player=request.player,
            piece=piece.id,
            name=piece.name,
            at=at,
            outline=piece.outline,
            hits=piece.hits,
            bricks=piece.bricks,
            hazard=piece.hazard,
        )
    )
