"""Deployment, step by step (RULINGS 1.8; rulebook: "Deployment Process").

At a declared table each step says who puts down what, and its player says when it is done and at which station a frame
stands. On a map the player says where it goes (``map.where``), within the legal area (``map.deploy_zones``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from rules.core.request import Option, Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.deploy_zones import Part
from rules.rapid_attack.map.where import ask as ask_where
from rules.rapid_attack.map.where import first_place
from rules.rapid_attack.opening import terrain
from rules.rapid_attack.profile import Placing
from rules.rapid_attack.state import State, Station
from rules.rapid_attack.stations import ask_station, settle

__all__ = ["Turn", "answer", "ask", "step"]


class Turn(Struct, frozen=True):
    """A player's turn to put something down, in a step.

    ``all``: the rest may come at once. ``in_turn``: others have some left too, so that the rest comes in turn.
    """

    part: Part
    player: int
    ids: tuple[str, ...]
    all: bool = False
    in_turn: bool = False

    @property
    def kind(self) -> str:
        """``station`` or ``frame``."""
        return "station" if self.ids[0].startswith("S") else "frame"


def _turns(state: State) -> Iterator[Turn]:
    """The turns that may come next, the first one first."""
    defender = state.defender
    stations, frames = _stations_left(state, defender), _frames_left(state, defender)
    first = tuple(station.id for station in state.first_stations if station.id in stations)
    if first:
        yield Turn(Part.DEFENSE_STATIONS, defender, first, all=True)
    if frames and len(state.frames_of(defender)) - len(frames) < state.profile.deployment.first:
        yield Turn(Part.DEFENSE_FRAMES, defender, frames)
    point = _frames_left(state, state.point)
    if point and len(point) == len(state.frames_of(state.point)):
        yield Turn(Part.POINT_FRAME, state.point, point)
    yield from _attackers(state)
    if stations:
        yield Turn(Part.OTHER_STATIONS, defender, stations, all=True)
    if frames:
        yield Turn(Part.OTHER_FRAMES, defender, frames, all=True)


def _attackers(state: State) -> Iterator[Turn]:
    """Attackers take turns, frame by frame and then station by station."""
    line = [player for player in state.order if player != state.defender]
    if state.profile.placing is Placing.LOWEST_FIRST:
        line.reverse()
    frames = {player: left for player in line if (left := _frames_left(state, player))}
    if frames:
        player = min(frames, key=lambda p: _frames_placed(state, p))
        yield Turn(Part.ATTACK_FRAMES, player, frames[player], all=True, in_turn=len(frames) > 1)
    stations = {player: left for player in line if (left := _stations_left(state, player))}
    if stations:
        player = min(stations, key=lambda p: _stations_placed(state, p))
        yield Turn(Part.ATTACK_STATIONS, player, stations[player], all=True, in_turn=len(stations) > 1)


def _frames_placed(state: State, player: int) -> int:
    """The frames that a player has put down; the point frame does not count."""
    placed = len(state.frames_of(player)) - len(_frames_left(state, player))
    return placed - 1 if player == state.point else placed


def _stations_placed(state: State, player: int) -> int:
    return sum(1 for station in state.stations if station.home == player and station.id in state.deployed)


def _frames_left(state: State, player: int) -> tuple[str, ...]:
    return tuple(frame.id for frame in state.frames_of(player) if frame.id not in state.deployed)


def _stations_left(state: State, player: int) -> tuple[str, ...]:
    return tuple(
        station.id for station in state.stations if station.home == player and station.id not in state.deployed
    )


def step(draft: Draft) -> bool:
    """Put down what comes in turn; begin the first round when everything is deployed.

    False while a player has to put something down.
    """
    state = draft.state
    if state.layout is not None:
        return terrain.step(draft, state.layout)
    if state.placing is not None:
        if state.mapped or _near_stations(state, state.placing):
            return False
        draft.emit(ev.NearDeclared(state.placing, None, by=state.frame(state.placing).owner))
        return True
    turn = next(_turns(state), None)
    if turn is None:
        draft.emit(ev.RoundBegan(1))
        return True
    if (turn.player, turn.kind) not in state.in_turn:
        return False
    _place_at_once(draft, turn.ids[0], turn.player)
    return True


def _near_stations(state: State, frame: str) -> tuple[Station, ...]:
    """The stations at which a frame may be put down: neutral ones, and for the defender all on the table.

    Attackers' frames stand at least a ruler from the defender's stations, and their own come later.
    """
    there = state.deployed if state.frame(frame).owner == state.defender else ()
    return tuple(station for station in state.stations if station.home is None or station.id in there)


def ask(state: State) -> Request:
    """Where the item just put down stands, or what is put down next."""
    if state.placing is not None:
        return ask_where(state) if state.mapped else _ask_station(state, state.placing)
    if state.layout is not None:
        return terrain.ask(state, state.layout)
    turn = next(_turns(state))
    options = [option(item, f"place-{turn.kind}", **{turn.kind: item}) for item in turn.ids]
    if turn.all and len(turn.ids) > 1:
        label = "place-in-turn" if turn.in_turn else "place-all"
        options.append(option("all", label, count=len(turn.ids), kind=turn.kind))
    return Request(f"deploy-{state.serial}", turn.player, "deploy", tuple(options), None, {"step": str(turn.part)})


def _ask_station(state: State, frame: str) -> Request:
    """At which station a frame stands that was just put down."""
    return ask_station(state, state.frame(frame), _near_stations(state, frame))


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Put down one item, or all that are left to the player in this step: at once, or each in turn."""
    if chosen.label == "place-all":
        for item in next(_turns(draft.state)).ids:
            _place_at_once(draft, item, request.player)
    elif chosen.label == "place-in-turn":
        draft.emit(ev.PlacesInTurn(request.player, chosen.facts["kind"]))
    else:
        _place(draft, _item(chosen.facts))


def _item(facts: Mapping[str, str]) -> str:
    return facts["station"] if "station" in facts else facts["frame"]


def _place(draft: Draft, item: str) -> None:
    draft.emit(ev.StationPlaced(item) if item.startswith("S") else ev.FramePlaced(item))


def _place_at_once(draft: Draft, item: str, player: int) -> None:
    """A frame stands away from all stations; on a map any item at the first place that is suggested."""
    _place(draft, item)
    if draft.state.mapped:
        found = first_place(draft.state, item)
        draft.emit(ev.Put(item, found.at, found.on))
        settle(draft)
    elif not item.startswith("S"):
        draft.emit(ev.NearDeclared(item, None, by=player))
