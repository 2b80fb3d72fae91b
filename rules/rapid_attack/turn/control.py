"""What follows from where frames stand: who holds which station, scores, order (RULINGS 1.7)."""

from __future__ import annotations

from rules.frames.score import rank
from rules.rapid_attack.events import ScoresChanged, StationChanged
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.state import State, Station

__all__ = ["recount", "scores", "settle"]


def settle(draft: Draft) -> None:
    """Stations change hands, then scores follow. To be called after every move, loss and correction."""
    stands = _stands(draft.state)
    for station in draft.state.stations:
        holder = _holder(stands, station)
        if holder != station.holder:
            draft.emit(StationChanged(station.id, station.holder, holder))
    recount(draft)


def _stands(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """Of each frame that stands: its owner, and the stations that it stands at."""
    return [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]


def _holder(stands: list[tuple[int, tuple[str, ...]]], station: Station) -> int | None:
    present = {owner for owner, there in stands if station.id in there}
    if not present or station.holder in present:
        return station.holder
    return present.pop() if len(present) == 1 else None


def scores(state: State) -> tuple[int, ...]:
    """Each player's score: PPA × assets, with the host's corrections."""
    return tuple(player.ppa * state.assets(number) + player.adjust for number, player in enumerate(state.players))


def recount(draft: Draft) -> None:
    """Counts the scores anew, and draws up the order if any has changed."""
    state = draft.state
    now = scores(state)
    if now != tuple(player.score for player in state.players):
        draft.emit(ScoresChanged(now, rank(now, state.order)))
