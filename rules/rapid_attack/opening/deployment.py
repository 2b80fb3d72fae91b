"""Deployment, step by step (RULINGS 1.8; rulebook: "Deployment Process").

A declared table is physical: each step says who puts what where, and its player says when it is done and which station
a frame stands at. On a map its player says where it goes (``where.py``), and the legal ground is measured
(``ground.py``).
"""

from __future__ import annotations

from msgspec import Struct, structs

from rules.core.request import Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.fold.evolve import on
from rules.rapid_attack.map.deploy_zones import FIRST_FRAMES, Part
from rules.rapid_attack.map.where import ask as ask_where
from rules.rapid_attack.map.where import first_place
from rules.rapid_attack.profile import Placing
from rules.rapid_attack.state import State, Station
from rules.rapid_attack.turn.control import settle

__all__ = ["Place", "answer", "ask", "next_place", "step"]

_set = structs.replace


class Place(Struct, frozen=True):
    """Whose turn it is to put something down, what, and in which step. ``all``: the rest may come at once."""

    part: Part
    player: int
    ids: tuple[str, ...]
    all: bool = False


def next_place(state: State) -> Place | None:
    """The next thing to be put down; None when everything stands."""
    stations = _stations(state, state.defender)
    if stations:
        return Place(Part.DEFENSE_STATIONS, state.defender, stations, all=True)
    own = _frames(state, state.defender)
    standing = sum(1 for f in state.frames if f.owner == state.defender) - len(own)
    if own and standing < FIRST_FRAMES:
        return Place(Part.DEFENSE_FRAMES, state.defender, own)
    point = _frames(state, state.point)
    if point and all(f.id not in state.deployed for f in state.frames if f.owner == state.point):
        return Place(Part.POINT_FRAME, state.point, point)
    return _attackers(state) or (Place(Part.OTHER_FRAMES, state.defender, own, all=True) if own else None)


def _attackers(state: State) -> Place | None:
    """Attackers take turns, frame by frame and then station by station."""
    line = [player for player in state.order if player != state.defender]
    if state.profile.placing is Placing.LOWEST_FIRST:
        line.reverse()
    frames = {p: _frames(state, p) for p in line}
    if player := _turn(state, line, frames):
        return Place(Part.ATTACK_FRAMES, player[0], frames[player[0]], all=True)
    stations = {p: _stations(state, p) for p in line}
    if player := _turn(state, line, stations):
        return Place(Part.ATTACK_STATIONS, player[0], stations[player[0]], all=True)
    return None


def _turn(state: State, line: list[int], left: dict[int, tuple[str, ...]]) -> tuple[int] | None:
    """Who puts the next one down: of those with any left, who has put down fewest; the point frame does not count."""
    with_any = [player for player in line if left[player]]
    if not with_any:
        return None
    done = {p: _count(state, p, left[p]) for p in with_any}
    return (min(with_any, key=lambda p: (done[p], line.index(p))),)


def _count(state: State, player: int, left: tuple[str, ...]) -> int:
    kind = "S" if left[0].startswith("S") else state.players[player].letter
    whole = [s.id for s in state.stations if s.home == player] if kind == "S" else []
    whole = whole or [f.id for f in state.frames if f.owner == player]
    extra = 1 if kind != "S" and player == state.point else 0
    return len(whole) - len(left) - extra


def _frames(state: State, player: int) -> tuple[str, ...]:
    return tuple(f.id for f in state.frames if f.owner == player and f.id not in state.deployed)


def _stations(state: State, player: int) -> tuple[str, ...]:
    return tuple(s.id for s in state.stations if s.home == player and s.id not in state.deployed)


def step(draft: Draft) -> bool:
    """The first round begins when everything stands. False while somebody has to put something down."""
    state = draft.state
    if state.placing is not None:
        if state.mapped or _standing(state):
            return False
        draft.emit(ev.NearDeclared(state.placing, None, by=state.frame(state.placing).owner))
        return True
    if next_place(state) is not None:
        return False
    draft.emit(ev.RoundBegan(1))
    return True


def _standing(state: State) -> tuple[Station, ...]:
    """The stations on the table: those put down, and the neutral ones."""
    return tuple(station for station in state.stations if station.id in state.deployed or station.home is None)


def ask(state: State) -> Request:
    """Where the frame stands that was just put down, or what is put down next."""
    if state.placing is not None and state.mapped:
        return ask_where(state)
    if state.placing is not None:
        frame = state.frame(state.placing)
        there = (option(s.id, "station", station=s.id) for s in _standing(state))
        options = (option("none", "no-station"), *there)
        return Request(f"station-{state.serial}", frame.owner, "station", options, None, {"frame": frame.id})
    place = next_place(state)
    assert place is not None
    label = "place-station" if place.ids[0].startswith("S") else "place-frame"
    options = tuple(option(i, label, **{label.removeprefix("place-"): i}) for i in place.ids)
    if place.all and len(place.ids) > 1:
        options = (*options, option("all", "place-all", count=len(place.ids), kind=label.removeprefix("place-")))
    return Request(f"deploy-{state.serial}", place.player, "deploy", options, None, {"step": str(place.part)})


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Puts down one thing, or everything that is left to its player in this step.

    Everything goes away from all stations or, on a map, to the first place that is suggested for each.
    """
    place = next_place(draft.state)
    assert place is not None
    for item in place.ids if choice == "all" else (choice,):
        if item.startswith("S"):
            draft.emit(ev.StationPlaced(item))
        else:
            draft.emit(ev.FramePlaced(item))
            if choice == "all" and not draft.state.mapped:
                draft.emit(ev.NearDeclared(item, None, by=request.player))
        if choice == "all" and draft.state.mapped:
            found = first_place(draft.state)
            draft.emit(ev.Put(item, found.at, found.on))
            settle(draft)


@on(ev.StationPlaced)
def _station_placed(state: State, event: ev.StationPlaced) -> State:
    placing = event.station if state.mapped else state.placing
    return _set(state, deployed=(*state.deployed, event.station), placing=placing)


@on(ev.FramePlaced)
def _frame_placed(state: State, event: ev.FramePlaced) -> State:
    return _set(state, deployed=(*state.deployed, event.frame), placing=event.frame)
