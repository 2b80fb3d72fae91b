"""What frames and stations are worth, and whose last chance it is (rulebook: "Assets, PPA, & Score", "Doomsday")."""

from rules.contract.stakes import Chance, Holding, Stakes
from rules.rapid_attack.state import State


def _holdings(state: State) -> dict[str, Holding]:
    if not state.round:
        return {}
    frames = {frame.id: Holding("frame", frame.owner) for frame in state.frames if frame.alive}
    return frames | {station.id: Holding("station", station.holder) for station in state.stations}


def _chances(state: State) -> tuple[Chance, ...]:
    doomed = [
        Chance("hits", frame.owner, frame.id, tuple(-p.ppa * (n == frame.owner) for n, p in enumerate(state.players)))
        for owed in state.owed
        if (frame := state.frame(owed.frame)).alive and owed.hits >= frame.white + len(frame.systems)
    ]
    return (*doomed, Chance("round")) if state.last_round else tuple(doomed)


STAKES: Stakes[State] = Stakes(_holdings, _chances)
