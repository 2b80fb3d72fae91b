"""The battle report before the first round and around the advanced rules."""

from __future__ import annotations

from rules.rapid_attack import events as ev
from text.fluent.catalogue import say
from text.rapid_attack.events import Line, on, scores_text
from text.rapid_attack.words import Namer, station_text
from text.words import system_name, systems_text

__all__: list[str] = []


def _players(n: Namer, numbers: tuple[int, ...]) -> str:
    return ", ".join(n.player(number) for number in numbers)


@on(ev.TieDrawn)
def _tie_drawn(n: Namer, event: ev.TieDrawn) -> Line:
    return say(n.locale, "story-tie-drawn", players=_players(n, event.tied), player=n.player(event.player))


@on(ev.TieDeferred)
def _tie_deferred(n: Namer, event: ev.TieDeferred) -> Line:
    return say(n.locale, "story-tie-deferred", player=n.player(event.player))


@on(ev.FrameAdded)
def _frame_added(n: Namer, event: ev.FrameAdded) -> Line:
    systems = systems_text(event.frame.systems) or "none"
    return say(n.locale, "story-frame-added", player=n.player(event.frame.owner), frame=event.frame.id, systems=systems)


@on(ev.FrameRemoved)
def _frame_removed(n: Namer, event: ev.FrameRemoved) -> Line:
    return say(n.locale, "story-frame-removed", frame=event.frame)


@on(ev.BidCounted)
def _bid_counted(n: Namer, event: ev.BidCounted) -> Line:
    return say(n.locale, "story-bid", scores=scores_text(n))


@on(ev.LotsDrawn)
def _lots_drawn(n: Namer, event: ev.LotsDrawn) -> Line:
    key = "story-lots-first" if event.first else "story-lots-last"
    return say(n.locale, key, players=_players(n, event.tied), player=n.player(event.player))


@on(ev.PositionsTaken)
def _positions(n: Namer, event: ev.PositionsTaken) -> Line:
    if n.state.limits.flat:
        return None
    return say(n.locale, "story-positions", defender=n.player(event.defender), point=n.player(event.point))


@on(ev.StationPlaced)
def _station_placed(n: Namer, event: ev.StationPlaced) -> Line:
    if n.state.mapped:
        return None
    owner = n.player(n.state.station(event.station).home)
    return say(n.locale, "story-station-placed", player=owner, station=station_text(n.locale, event.station))


@on(ev.FramePlaced)
def _frame_placed(n: Namer, event: ev.FramePlaced) -> Line:
    if n.state.mapped:
        return None
    return say(n.locale, "story-frame-placed", player=n.owner(event.frame), frame=n.frame(event.frame))


@on(ev.InitiativeRolled)
def _initiative(n: Namer, event: ev.InitiativeRolled) -> Line:
    in_order = sorted(zip(event.values, event.frames, strict=True))
    rolled = " · ".join(f"{n.frame(frame)} {'/'.join(map(str, values))}" for values, frame in in_order)
    return say(n.locale, "story-initiative", rolled=rolled)


@on(ev.RolledOff)
def _rolled_off(n: Namer, event: ev.RolledOff) -> Line:
    rolled = " · ".join(f"{n.frame(frame)} {face}" for frame, face in zip(event.frames, event.faces, strict=True))
    return say(n.locale, "story-rolled-off", rolled=rolled)


@on(ev.InitiativeDue)
def _due(n: Namer, event: ev.InitiativeDue) -> Line:
    return None


@on(ev.InitiativeWaited)
def _waited(n: Namer, event: ev.InitiativeWaited) -> Line:
    return say(n.locale, "story-waited", frame=n.frame(event.frame))


@on(ev.Jettisoned)
def _jettisoned(n: Namer, event: ev.Jettisoned) -> Line:
    facts = {"system": system_name(n.locale, event.system), "letters": event.system}
    return say(n.locale, "story-jettisoned", frame=n.frame(event.frame), **facts)


@on(ev.JettisonEnded)
def _jettison_ended(n: Namer, event: ev.JettisonEnded) -> Line:
    return None


@on(ev.HazardDeclared)
def _hazard(n: Namer, event: ev.HazardDeclared) -> Line:
    return say(n.locale, "story-hazard", frame=n.frame(event.frame)) if event.inside else None


@on(ev.TerrainSet)
def _terrain_set(n: Namer, event: ev.TerrainSet) -> Line:
    facts = {"by": n.words(event.by), "piece": event.piece, "name": n.words(event.name)}
    return say(n.locale, "story-terrain-set", hits=event.hits, **facts)


@on(ev.Fell)
def _fell(n: Namer, event: ev.Fell) -> Line:
    faces = " ".join(map(str, event.dice)) or "none"
    return say(n.locale, "story-fell", frame=n.frame(event.frame), bricks=event.bricks, faces=faces, hits=event.hits)


@on(ev.OrdersSet)
def _orders(n: Namer, event: ev.OrdersSet) -> Line:
    return None
