"""The bidding phase: companies compared, ties resolved, positions taken.

RULINGS 1.7, 1.8; rulebook: "Bidding Phase".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.collections import by_id
from rules.core.request import Option, Request, option
from rules.frames.score import points_per_asset, rank
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.opening import demo
from rules.rapid_attack.pending import Tie
from rules.rapid_attack.profile import HighestTie, LowestTie
from rules.rapid_attack.state import State
from rules.rapid_attack.stations import scores

__all__ = ["answer", "ask", "step"]


def step(draft: Draft) -> bool:
    """Take one step of the bidding. False when a tied player must choose."""
    state = draft.state
    if state.tie is not None:
        return _tied(draft, state.tie)
    now = [player.score for player in state.players]
    highest = tuple(player for player in state.order if now[player] == max(now))
    if len(highest) > 1 and not state.limits.flat and not state.drawn_lots:
        if any(_changes(state, player) for player in highest):
            _draw_chooser(draft, highest, _MAY_DECIDE[state.profile.highest_tie](state, highest))
        else:
            _draw_lots(draft, highest, first=True)
        return True
    lowest = tuple(player for player in state.order[1:] if now[player] == min(now))
    if len(lowest) > 1 and not state.limits.flat and not _settled(state):
        _LOWEST[state.profile.lowest_tie](draft, lowest)
    _take_positions(draft)
    return True


def _who_can(state: State, tied: tuple[int, ...]) -> tuple[int, ...]:
    """The tied players whose company may change."""
    return tuple(player for player in tied if _changes(state, player))


def _draw_last(draft: Draft, tied: tuple[int, ...]) -> None:
    _draw_lots(draft, tied, first=False)


_MAY_DECIDE: dict[HighestTie, Callable[[State, tuple[int, ...]], tuple[int, ...]]] = {
    HighestTie.MAY_DEFER: lambda state, tied: tied,
    HighestTie.MUST_CHANGE: _who_can,
}
_LOWEST: dict[LowestTie, Callable[[Draft, tuple[int, ...]], None]] = {
    LowestTie.LOTS: _draw_last,
    LowestTie.STANDS: lambda draft, tied: None,
}


def _settled(state: State) -> bool:
    """Whether both places are drawn: with two players a lot for the first settles the last."""
    return state.drawn_lots and len(state.players) == 2


def _draw(draft: Draft, among: Sequence[int]) -> tuple[int, int]:
    """One of these players by lot, and the face. A single player is not rolled for."""
    if len(among) == 1:
        return among[0], 1
    face = draft.dice.roll((f"K{len(among)}",))[0]
    return among[face - 1], face


def _draw_chooser(draft: Draft, tied: tuple[int, ...], among: tuple[int, ...]) -> None:
    player, face = _draw(draft, among)
    draft.emit(ev.TieDrawn(tied, player, face, among=among))


def _tied(draft: Draft, tie: Tie) -> bool:
    options = _options(draft.state, tie)
    if not options:
        _draw_lots(draft, tie.tied, first=True)
        return True
    if len(options) > 1 or options[0].label != "defer":
        return False
    _defer(draft, tie.asked)
    return True


def _draw_lots(draft: Draft, tied: tuple[int, ...], *, first: bool) -> None:
    """Draw which of these players is first, or last, in order."""
    player, face = _draw(draft, tied)
    others = tuple(other for other in draft.state.order if other != player)
    order = (player, *others) if first else (*others, player)
    draft.emit(ev.LotsDrawn(tied, player, face, order, first))


def _take_positions(draft: Draft) -> None:
    state = draft.state
    guided = state.mapped or state.options.get("deployment", "guided") == "guided"
    deploy = guided and not state.limits.flat
    draft.emit(ev.PositionsTaken(state.order[0], state.order[-1], deploy))
    if state.mapped and draft.state.layout is None:
        demo.set_up(draft)


def _options(state: State, tie: Tie) -> tuple[Option, ...]:
    may_defer = state.profile.highest_tie is HighestTie.MAY_DEFER and any(p != tie.asked for p in tie.undeferred)
    return (*_changes(state, tie.asked), *((option("defer", "defer"),) if may_defer else ()))


def _changes(state: State, player: int) -> tuple[Option, ...]:
    """The frames that a player may add or leave at home, within the limits of the size."""
    own = state.frames_of(player)
    options: list[Option] = []
    if len(own) < state.limits.frames_max:
        spares = (frame for frame in state.spares if frame.owner == player)
        options += [option("add", "add-frame", id=f.id, name=f.name, systems=list(f.systems)) for f in spares]
    if len(own) > state.limits.frames_min:
        options += [option(f"remove:{frame.id}", "remove-frame", frame=frame.id) for frame in own]
    return tuple(options)


def ask(state: State) -> Request:
    """The choice of the tied player; one asked before only spares could be added may have nothing left but to defer."""
    tie = state.open_tie
    options = _options(state, tie) or (option("defer", "defer"),)
    return Request(f"tie-{state.serial}", tie.asked, "tie", options, None, {"tied": list(tie.tied)})


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Add the spare frame, remove a frame, or defer; after a change the companies are compared again."""
    if chosen.label == "defer":
        _defer(draft, request.player)
        return
    if chosen.label == "add-frame":
        draft.emit(ev.FrameAdded(by_id(draft.state.spares, chosen.facts["id"])))
    else:
        draft.emit(ev.FrameRemoved(chosen.facts["frame"]))
    _compare(draft)


def _defer(draft: Draft, player: int) -> None:
    draft.emit(ev.TieDeferred(player))
    tie = draft.state.open_tie
    if tie.undeferred:
        _draw_chooser(draft, tie.tied, tie.undeferred)


def _compare(draft: Draft) -> None:
    """Count points per asset and scores again."""
    state = draft.state
    players = range(len(state.players))
    frames = [len(state.frames_of(player)) for player in players]
    systems = [sum(len(frame.systems) for frame in state.frames_of(player)) for player in players]
    ppa = points_per_asset(frames, systems, state.profile.ppa, state.profile.ppa_edge)
    counted = scores(state, ppa)
    draft.emit(ev.BidCounted(ppa, counted, rank(counted, players)))
