"""What follows from where frames stand: who holds which station, scores, order (RULINGS 1.7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.frames.score import rank
from rules.rapid_attack.events import ScoresChanged, StationChanged
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.state import State, Station

__all__ = ["recount", "scores", "settle"]


def settle(draft: Draft) -> None:
    """Change the holders of stations, then the scores. To be called after every move, loss and correction."""
    present = _present(draft.state)
    for station in draft.state.stations:
        holder = _holder(present, station)
        if holder != station.holder:
            draft.emit(StationChanged(station.id, station.holder, holder))
    recount(draft)


def _present(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """The owner of each frame that is alive, and the stations at which the frame stands."""
    return [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]


def _holder(present: Sequence[tuple[int, tuple[str, ...]]], station: Station) -> int | None:
    owners = {owner for owner, stations in present if station.id in stations}
    if not owners or station.holder in owners:
        return station.holder
    return owners.pop() if len(owners) == 1 else None


def scores(state: State, ppa: Sequence[int]) -> tuple[int, ...]:
    """Each player's score: PPA × assets, with the host's corrections."""
    return tuple(ppa[number] * state.assets(number) + player.adjust for number, player in enumerate(state.players))


def recount(draft: Draft) -> None:
    """Count the scores, and rank the players by them if any has changed."""
    state = draft.state
    now = scores(state, [player.ppa for player in state.players])
    if now != tuple(player.score for player in state.players):
        draft.emit(ScoresChanged(now, rank(now, state.order)))
