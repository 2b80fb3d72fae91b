"""Terrain that the players put down in turn, until all are content (rulebook: "Deployment Process"; on a map only)."""

from collections.abc import Iterator

from msgspec import structs

from rules.core.collections import by_id
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.field import Point
from rules.rapid_attack.map import battlefield, where
from rules.rapid_attack.map.laying import full, laid, likely, next_id
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.setup import demo
from rules.rapid_attack.setup.deployment import WhereToPut
from rules.rapid_attack.state import Layout, Phase, Piece, State


class TerrainChosen(Event, frozen=True):
    """A player puts down a piece of terrain; its place is asked for. ``name``: its kind."""

    player: int
    piece: str
    name: str
    why: str = "deployment"


@on(TerrainChosen)
def _chosen(state: State, event: TerrainChosen) -> State:
    return structs.replace(state, placing=event.piece, layout=structs.replace(state.open_layout, kind=event.name))


class TerrainPut(Event, frozen=True):
    """A player put down a piece of terrain, its middle at a point."""

    player: int
    piece: str
    name: str
    at: Point
    outline: tuple[Point, ...]
    hits: int
    bricks: int
    hazard: bool = False
    why: str = "deployment"


@on(TerrainPut)
def _put(state: State, event: TerrainPut) -> State:
    piece = Piece(event.piece, event.name, event.hits, event.outline, event.bricks, event.hazard)
    terrain = sorted((*state.terrain, piece), key=lambda one: int(one.id[1:]))
    return _changed(structs.replace(state, terrain=tuple(terrain), placing=None), event.player)


class TerrainRemoved(Event, frozen=True):
    """A player took a piece of terrain away before the battle."""

    player: int
    piece: str
    name: str
    why: str = "deployment"


@on(TerrainRemoved)
def _removed(state: State, event: TerrainRemoved) -> State:
    terrain = tuple(piece for piece in state.terrain if piece.id != event.piece)
    return _changed(structs.replace(state, terrain=terrain), event.player)


def _changed(state: State, player: int) -> State:
    """The state in which all players are asked again, the next player first."""
    return structs.replace(state, layout=Layout(state.after(player), (), (*state.open_layout.changes, player)))


class TerrainAgreed(Event, frozen=True):
    """A player is content with the terrain, or may change no more of it."""

    player: int
    why: str = "deployment"


@on(TerrainAgreed)
def _agreed(state: State, event: TerrainAgreed) -> State:
    layout = state.open_layout
    content = (*layout.content, event.player)
    if len(content) == len(state.players):
        return structs.replace(state, layout=None)
    asked = state.after(event.player)
    return structs.replace(state, layout=structs.replace(layout, asked=asked, content=content))


class PutTerrain(Question):
    """What the player whose turn it is changes: a piece more, one less, or nothing."""

    kind, at, least = "terrain", (Phase.DEPLOYMENT,), "content"

    def is_open(self, state: State) -> bool:
        return state.layout is not None

    def step(self, draft: Draft) -> bool:
        """Agree for a player who has no changes left."""
        layout = draft.state.open_layout
        if _changes_left(draft.state, layout):
            return False
        _agree(draft, layout.asked)
        return True

    def ask(self, state: State) -> Request:
        layout = state.open_layout
        options = (option("content", "content"), *_pieces(state), *_removals(state))
        return self.request(state, layout.asked, options, left=_changes_left(state, layout))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        verb, _, name = text.partition(":")
        if verb.lower() == "remove" and name:
            return Illegal("no-such-piece", piece=name.strip().upper(), why="unknown")
        if verb.lower() == "add" and name:
            known = name.strip() in battlefield.kinds(state.options)
            return (
                Illegal("no-room", name=name.strip(), why="occupied") if known else Illegal("no-such-kind", name=name)
            )
        return super().refused(state, request, text)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "content":
            _agree(draft, request.player)
        elif chosen.label == "remove-piece":
            piece = by_id(draft.state.terrain, chosen.facts["piece"])
            draft.emit(TerrainRemoved(request.player, piece.id, piece.name))
        else:
            draft.emit(TerrainChosen(request.player, next_id(scene(draft.state)), chosen.facts["name"]))


class WherePiece(WhereToPut):
    """The place of a new piece, and how it is turned."""

    def is_open(self, state: State) -> bool:
        return state.layout is not None and state.layout.kind is not None

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """Put the piece down where its player says. Raises ``RulesError`` as ``read_turned`` and ``laid`` do."""
        at, degrees = where.read_turned(request, choice)
        piece = laid(scene(draft.state), request.facts["kind"], at, degrees)
        draft.emit(
            TerrainPut(
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


def _changes_left(state: State, layout: Layout) -> int:
    return state.profile.deployment.changes - layout.changes.count(layout.asked)


def _agree(draft: Draft, player: int) -> None:
    """A player is content; once all are, the referee puts down the neutral stations."""
    draft.emit(TerrainAgreed(player))
    if draft.state.layout is None:
        demo.set_up(draft)


def _pieces(state: State) -> Iterator[Option]:
    """The kinds of the field's style for which there is room."""
    there = scene(state)
    for kind in () if full(there) else battlefield.kinds(state.options):
        if likely(there, kind):
            yield option(f"add:{kind}", "place-piece", name=kind)


def _removals(state: State) -> Iterator[Option]:
    return (option(f"remove:{p.id}", "remove-piece", piece=p.id, name=p.name) for p in state.terrain)
