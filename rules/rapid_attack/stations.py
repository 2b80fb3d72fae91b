"""What follows from where frames stand: who holds which station, scores, order (RULINGS 1.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.request import Option, Request, option
from rules.frames.score import rank
from rules.rapid_attack.events import NearDeclared, ScoresChanged, StationChanged
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.profile import Contested
from rules.rapid_attack.state import Frame, State, Station

__all__ = ["ask_station", "declare_near", "losers", "recount", "scores", "settle", "station_options"]


def declare_near(draft: Draft, frame: str, stations: Sequence[str], by: int | None) -> None:
    """Let a frame stand within one unit of these stations, as a player declares, or (None) the host."""
    named = tuple(dict.fromkeys(stations))
    draft.emit(NearDeclared(frame, named[0] if named else None, by, others=named[1:]))
    settle(draft)


def losers(state: State, frame: str, stations: Sequence[str]) -> list[tuple[int, str]]:
    """The other players who would lose stations if a frame stood at these, each with the station."""
    owner = state.frame(frame).owner
    there = _present(state.with_frame(frame, near=next(iter(stations), None), also_near=tuple(stations[1:])))
    held = [(station.holder, station) for station in state.stations if station.id in stations]
    return [
        (holder, station.id)
        for holder, station in held
        if holder is not None and holder != owner and _holder(state.profile.contested, there, station) != holder
    ]


def station_options(stations: Sequence[Station], frame: Frame | None = None) -> tuple[Option, ...]:
    """No station, one of them, or the several at which the frame stood before."""
    options = [option("none", "no-station"), *(option(s.id, "station", station=s.id) for s in stations)]
    if frame is not None and len(frame.declared_near) > 1:
        options.append(option(", ".join(frame.declared_near), "stations", stations=list(frame.declared_near)))
    return tuple(options)


def ask_station(state: State, frame: Frame, stations: Sequence[Station]) -> Request:
    """At which of these stations a frame stands now; the answer may be a list."""
    names = {"type": "array", "items": {"enum": [station.id for station in stations]}, "uniqueItems": True}
    options = station_options(stations, frame)
    free = names if len(stations) > 1 else None
    return Request(f"station-{state.serial}", frame.owner, "station", options, free, {"frame": frame.id})


def settle(draft: Draft) -> None:
    """Change the holders of stations, then the scores. To be called after every move, loss and correction."""
    present = _present(draft.state)
    for station in draft.state.stations:
        holder = _holder(draft.state.profile.contested, present, station)
        if holder != station.holder:
            draft.emit(StationChanged(station.id, station.holder, holder))
    recount(draft)


def _present(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """The owner of each frame that is alive, and the stations at which the frame stands."""
    return [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]


def _holder(contested: Contested, present: Sequence[tuple[int, tuple[str, ...]]], station: Station) -> int | None:
    owners = {owner for owner, stations in present if station.id in stations}
    if not owners or station.holder in owners:
        return station.holder
    return owners.pop() if len(owners) == 1 else _AMONG_RIVALS[contested](station)


_AMONG_RIVALS: dict[Contested, Callable[[Station], int | None]] = {
    Contested.NEUTRAL: lambda station: None,
    Contested.KEPT: lambda station: station.holder,
}


def scores(state: State, ppa: Sequence[int]) -> tuple[int, ...]:
    """Each player's score: PPA × assets, with the host's corrections."""
    return tuple(ppa[number] * state.assets(number) + player.adjust for number, player in enumerate(state.players))


def recount(draft: Draft) -> None:
    """Count the scores, and rank the players by them if any has changed."""
    state = draft.state
    now = scores(state, [player.ppa for player in state.players])
    if now != tuple(player.score for player in state.players):
        draft.emit(ScoresChanged(now, rank(now, state.order)))
