"""The bidding phase: companies compared, ties resolved, positions taken.

RULINGS 1.7, 1.8; rulebook: "Bidding Phase".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from rules.core.choices import TEXT_MAX
from rules.core.errors import Illegal
from rules.core.request import Option, Request, option
from rules.frames.loadout import check_loadout, parse_system
from rules.frames.score import points_per_asset, rank
from rules.rapid_attack import events as ev
from rules.rapid_attack.company.company import ARCHETYPES, spare_name
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.fold.evolve import on
from rules.rapid_attack.map import demo
from rules.rapid_attack.state import Frame, Phase, State, Tie
from rules.rapid_attack.turn.reading import read_choice

__all__ = ["answer", "ask", "read", "step"]

LOADOUT_SCHEMA: dict[str, Any] = {"type": "string", "pattern": "^add:", "maxLength": 60}
_set = structs.replace


def step(draft: Draft) -> bool:
    """One thing that happens by itself while bidding. False when a tied player must choose."""
    state = draft.state
    if state.tie is not None:
        return _tied(draft, state.tie)
    scores = [player.score for player in state.players]
    highest = [player for player in state.order if scores[player] == max(scores)]
    if len(highest) > 1 and not state.limits.flat and not state.drawn_lots:
        _draw_chooser(draft, tuple(highest), tuple(highest))
        return True
    lowest = [p for p in state.order[1:] if scores[p] == min(scores)]
    if len(lowest) > 1 and not state.limits.flat and not _settled(state):
        _draw_lots(draft, tuple(lowest), first=False)
    _take_positions(draft)
    return True


def _settled(state: State) -> bool:
    """Two players have no more to draw for once the first place is drawn."""
    return state.drawn_lots and len(state.players) == 2


def _draw(draft: Draft, among: Sequence[int]) -> tuple[int, int]:
    """One of these players by lot, and the face that said so. Where there is only one, nothing is rolled."""
    if len(among) == 1:
        return among[0], 1
    face = draft.dice.roll((f"K{len(among)}",))[0]
    return among[face - 1], face


def _draw_chooser(draft: Draft, tied: tuple[int, ...], among: tuple[int, ...]) -> None:
    player, face = _draw(draft, among)
    draft.emit(ev.TieDrawn(tied, player, face))


def _tied(draft: Draft, tie: Tie) -> bool:
    options = _options(draft.state, tie)
    if not options:
        _draw_lots(draft, tie.tied, first=True)
        return True
    if len(options) > 1 or options[0].choice != "defer":
        return False
    _defer(draft, tie.asked)
    return True


def _draw_lots(draft: Draft, tied: tuple[int, ...], *, first: bool) -> None:
    """Lots decide who of these is first, or last, in order."""
    player, face = _draw(draft, tied)
    others = tuple(p for p in draft.state.order if p != player)
    order = (player, *others) if first else (*others, player)
    draft.emit(ev.LotsDrawn(tied, player, face, order, first))


def _take_positions(draft: Draft) -> None:
    state = draft.state
    guided = state.mapped or state.options.get("deployment", "guided") == "guided"
    deploy = guided and not state.limits.flat
    draft.emit(ev.PositionsTaken(state.order[0], state.order[-1], deploy))
    if state.mapped:
        demo.set_up(draft)


def _options(state: State, tie: Tie) -> tuple[Option, ...]:
    own = [frame for frame in state.frames if frame.owner == tie.asked]
    options: list[Option] = []
    if len(own) < state.limits.frames_max:
        options += [option(f"add:{kind}", "add-frame", archetype=kind) for kind in ARCHETYPES]
    if len(own) > state.limits.frames_min:
        options += [option(f"remove:{frame.id}", "remove-frame", frame=frame.id) for frame in own]
    if any(player != tie.asked and player not in tie.deferred for player in tie.tied):
        options.append(option("defer", "defer"))
    return tuple(options)


def ask(state: State) -> Request:
    """What the tied player whose lot it is may do; adding takes any legal loadout too (``add:Rd Rd B G``)."""
    assert state.tie is not None
    options = _options(state, state.tie)
    free = LOADOUT_SCHEMA if any(item.label == "add-frame" for item in options) else None
    facts = {"tied": list(state.tie.tied)}
    return Request(f"tie-{state.serial}", state.tie.asked, "tie", options, free, facts)


def read(state: State, request: Request, choice: Any) -> str:
    """An option, or a loadout written out after ``add:`` in its one form.

    Raises ``Malformed`` or ``Illegal`` for what is wrong.
    """
    written = choice if isinstance(choice, str) and len(choice) <= TEXT_MAX else ""
    verb, _, text = written.strip().partition(":")
    if verb.lower() != "add" or request.free is None or text.strip().lower() in ARCHETYPES:
        return read_choice(state, request, choice)
    systems = tuple(parse_system(word) for word in text.replace(",", " ").split())
    profile = state.profile
    check_loadout(systems, most=profile.systems_max, same=profile.same_max, split=state.on("split-range"))
    if "E" in systems and not state.on("hazards"):
        raise Illegal("environmental-not-allowed")
    return f"add:{' '.join(systems)}"


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Adds a frame, removes one, or defers; after a change the companies are compared again."""
    verb, _, what = choice.partition(":")
    if verb == "defer":
        _defer(draft, request.player)
        return
    if verb == "add":
        draft.emit(ev.FrameAdded(_new_frame(draft.state, request.player, what)))
    else:
        draft.emit(ev.FrameRemoved(what))
    _compare(draft)


def _new_frame(state: State, player: int, what: str) -> Frame:
    systems = ARCHETYPES.get(what) or tuple(what.split())
    letter = state.players[player].letter
    number = 1 + max(int(frame.id[1:]) for frame in state.frames if frame.owner == player)
    return Frame(f"{letter}{number}", player, spare_name({frame.name for frame in state.frames}), systems)


def _defer(draft: Draft, player: int) -> None:
    draft.emit(ev.TieDeferred(player))
    tie = draft.state.tie
    assert tie is not None
    _draw_chooser(draft, tie.tied, tuple(p for p in tie.tied if p not in tie.deferred))


def _compare(draft: Draft) -> None:
    state = draft.state
    players = range(len(state.players))
    frames = [sum(1 for f in state.frames if f.owner == p) for p in players]
    systems = [sum(len(f.systems) for f in state.frames if f.owner == p) for p in players]
    ppa = points_per_asset(frames, systems, state.profile.ppa)
    scores = tuple(ppa[p] * state.assets(p) + state.players[p].adjust for p in players)
    draft.emit(ev.BidCounted(ppa, scores, rank(scores, players)))


def _resort(frames: Iterable[Frame]) -> tuple[Frame, ...]:
    return tuple(sorted(frames, key=lambda frame: (frame.owner, int(frame.id[1:]))))


@on(ev.TieDrawn)
def _tie_drawn(state: State, event: ev.TieDrawn) -> State:
    deferred = state.tie.deferred if state.tie is not None else ()
    rolled = 1 if len(event.tied) - len(deferred) > 1 else 0
    return _set(state, drawn=state.drawn + rolled, tie=Tie(event.tied, event.player, deferred))


@on(ev.TieDeferred)
def _tie_deferred(state: State, event: ev.TieDeferred) -> State:
    assert state.tie is not None
    return _set(state, tie=_set(state.tie, deferred=(*state.tie.deferred, event.player)))


@on(ev.FrameAdded)
def _frame_added(state: State, event: ev.FrameAdded) -> State:
    return _set(state, frames=_resort((*state.frames, event.frame)))


@on(ev.FrameRemoved)
def _frame_removed(state: State, event: ev.FrameRemoved) -> State:
    """The frame stays at home; its rockets go to the first of those that come."""
    gone = state.frame(event.frame)
    left = [frame for frame in state.frames if frame.id != event.frame]
    heir = next(frame for frame in left if frame.owner == gone.owner)
    frames = (_set(f, rockets=f.rockets + gone.rockets) if f.id == heir.id else f for f in left)
    return _set(state, frames=tuple(frames))


@on(ev.BidCounted)
def _bid_counted(state: State, event: ev.BidCounted) -> State:
    players = tuple(
        _set(player, ppa=ppa, score=score)
        for player, ppa, score in zip(state.players, event.ppa, event.scores, strict=True)
    )
    return _set(state, players=players, order=event.order, tie=None)


@on(ev.LotsDrawn)
def _lots_drawn(state: State, event: ev.LotsDrawn) -> State:
    lots = state.drawn_lots or event.first
    return _set(state, drawn=state.drawn + 1, order=event.order, tie=None, drawn_lots=lots)


@on(ev.PositionsTaken)
def _positions_taken(state: State, event: ev.PositionsTaken) -> State:
    phase = Phase.DEPLOYMENT if event.deploy else Phase.ORDER
    return _set(state, defender=event.defender, point=event.point, phase=phase)
