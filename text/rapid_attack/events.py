"""The battle report: one short line for each event that a reader wants to hear of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.core.event import Event
from rules.rapid_attack import events as ev
from rules.rapid_attack.profile import SpotLasts
from rules.rapid_attack.state import NOTHING, TERRAIN, Cover, Frame, State, is_terrain
from text.fluent.catalogue import say
from text.places import place
from text.rapid_attack.attacks import resolved_line
from text.rapid_attack.words import Namer, clock_text, distance, range_text, station_text
from text.words import dice_text, die_text, system_name

__all__ = ["Line", "event_line", "on", "outcome_line", "scores_text"]

E = TypeVar("E", bound=ev.Event)
Line = str | None
_LINES: dict[type[Event], Callable[[Namer, Any], Line]] = {}
FLAVOURS = 3


def event_line(locale: str, event: Event, state: State) -> str | None:
    """A line of Discord markdown for an event, given the state after it; None where nothing need be said."""
    line = _LINES[type(event)](Namer(locale, state), event)
    ordered = line is not None and event.cause == "standing-orders" and not isinstance(event, ev.OrdersSet)
    return say(locale, "story-ordered", line=line) if ordered else line


def outcome_line(locale: str, state: State) -> str:
    """How the game ended: who won, why, and the scores. Raises ``AssertionError`` while it goes on."""
    assert state.outcome is not None
    return event_line(locale, ev.GameEnded(state.outcome), state) or ""


def scores_text(n: Namer) -> str:
    """All scores, the leader first and in bold."""
    parts = [say(n.locale, "score-entry", player=n.player(p), score=n.state.players[p].score) for p in n.state.order]
    if not n.plain:
        parts[0] = f"**{parts[0]}**"
    return " · ".join(parts)


def on(kind: type[E]) -> Callable[[Callable[[Namer, E], Line]], Callable[[Namer, E], Line]]:
    def register(line: Callable[[Namer, E], Line]) -> Callable[[Namer, E], Line]:
        _LINES[kind] = line
        return line

    return register


def _flavour(n: Namer) -> int:
    return n.state.serial % FLAVOURS


def _label(n: Namer, frame: Frame) -> str:
    player = n.player(frame.owner)
    return player if frame.id == frame.name or n.ambiguous(frame) else f"{frame.id}, {player}"


@on(ev.Started)
def _started(n: Namer, event: ev.Started) -> Line:
    profile = n.state.profile
    return say(
        n.locale,
        "story-started",
        ruleset=say(n.locale, f"title-ruleset-{profile.id}"),
        size=say(n.locale, f"title-size-{n.state.size}"),
        scores=scores_text(n),
        clock=clock_text(n.locale, n.state),
    )


@on(ev.RoundBegan)
def _round(n: Namer, event: ev.RoundBegan) -> Line:
    return say(n.locale, "story-round", round=event.round, clock=clock_text(n.locale, n.state))


@on(ev.Activated)
def _activated(n: Namer, event: ev.Activated) -> Line:
    facts = {"frame": n.frame(event.frame), "label": _label(n, n.state.frame(event.frame))}
    if event.under is not None:
        return say(n.locale, "story-answers", v=_flavour(n), attacker=n.frame(event.under), **facts)
    return say(n.locale, "story-activated", v=_flavour(n), **facts)


@on(ev.Passed)
def _passed(n: Namer, event: ev.Passed) -> Line:
    return say(n.locale, "story-passed", player=n.player(event.player))


def _silent(n: Namer, event: ev.Event) -> Line:
    return None


for _kind in (ev.Targeted, ev.RangeDeclared, ev.SpotAimed, ev.ActivationEnded):
    _LINES[_kind] = _silent


@on(ev.Rolled)
def _rolled(n: Namer, event: ev.Rolled) -> Line:
    act = n.state.stack[-1]
    aim = NOTHING if act.target == NOTHING else TERRAIN if is_terrain(act.target) else "frame"
    return say(
        n.locale,
        "story-rolled",
        aim=aim,
        target="" if aim == NOTHING else n.frame(act.target),
        range=range_text(n.locale, act.range) if act.range else "",
        rockets=act.rockets,
        dice=dice_text(event.dice, event.faces),
    )


def _die(n: Namer, frame: str, index: int) -> str:
    """The die of that place in the pool of a frame whose activation is under way."""
    act = next(item for item in reversed(n.state.stack) if item.frame == frame)
    return die_text(act.dice[index], act.faces[index])


@on(ev.Defended)
def _defended(n: Namer, event: ev.Defended) -> Line:
    if event.die is None:
        return say(n.locale, "story-undefended", frame=n.frame(event.frame), v=_flavour(n))
    die = _die(n, event.frame, event.die)
    return say(n.locale, "story-defended", frame=n.frame(event.frame), value=event.value, die=die)


@on(ev.Moved)
def _moved(n: Namer, event: ev.Moved) -> Line:
    if n.state.mapped:
        return None
    far = distance(n.locale, n.state.profile, event.value)
    return say(n.locale, "story-moved", frame=n.frame(event.frame), distance=far, over="yes" if event.over else "no")


@on(ev.NearDeclared)
def _near(n: Namer, event: ev.NearDeclared) -> Line:
    station, frame = station_text(n.locale, event.station), n.frame(event.frame)
    if event.by is None:
        key = "story-placed-away" if event.station is None else "story-placed"
        return say(n.locale, key, frame=frame, **({} if event.station is None else {"station": station}))
    if event.station is None:
        return None
    owner = n.state.frame(event.frame).owner
    if n.state.station(event.station).holder == owner:
        return say(n.locale, "story-guards", frame=frame, station=station)
    present = {f.owner for f in n.state.frames if f.near == event.station and f.alive}
    return None if present == {owner} else say(n.locale, "story-contests", frame=frame, station=station)


@on(ev.AttackDeclared)
def _attacks(n: Namer, event: ev.AttackDeclared) -> Line:
    return say(
        n.locale,
        "story-attacks",
        v=0 if is_terrain(event.target) else _flavour(n),
        frame=n.frame(event.frame),
        target=n.frame(event.target),
        range=range_text(n.locale, event.range),
        value=event.value,
        die=_die(n, event.frame, event.die),
    )


def _cover(n: Namer, cover: Cover) -> str:
    known = cover.frame or cover.piece
    return n.frame(known) if known else say(n.locale, "cover-terrain", hits=cover.hits)


@on(ev.CoverDeclared)
def _covers(n: Namer, event: ev.CoverDeclared) -> Line:
    if not event.covers:
        return None
    names = [_cover(n, cover) for cover in event.covers]
    return say(n.locale, "story-covers", covers=", ".join(names))


@on(ev.SpotDecided)
def _spot_decided(n: Namer, event: ev.SpotDecided) -> Line:
    if event.used or n.state.profile.spot_lasts is SpotLasts.UNTIL_NEXT_ATTACK:
        return None
    return say(n.locale, "story-spot-kept", target=n.frame(event.target), value=event.value)


@on(ev.AttackResolved)
def _resolved(n: Namer, event: ev.AttackResolved) -> Line:
    return resolved_line(n, event, _flavour(n))


@on(ev.GaveGround)
def _gave_ground(n: Namer, event: ev.GaveGround) -> Line:
    station = station_text(n.locale, event.station)
    if event.at is not None:
        return say(n.locale, "story-gave-ground-to", frame=n.frame(event.frame), station=station, place=place(event.at))
    return say(n.locale, "story-gave-ground", frame=n.frame(event.frame), station=station)


@on(ev.GroundHeld)
def _held_ground(n: Namer, event: ev.GroundHeld) -> Line:
    station = station_text(n.locale, n.state.frame(event.frame).near)
    return say(n.locale, "story-held-ground", frame=n.frame(event.frame), station=station)


@on(ev.SystemLost)
def _lost(n: Namer, event: ev.SystemLost) -> Line:
    return say(
        n.locale,
        "story-lost",
        v=_flavour(n),
        frame=n.frame(event.frame),
        system=system_name(n.locale, event.system),
        letters=event.system,
    )


@on(ev.WhiteLost)
def _white(n: Namer, event: ev.WhiteLost) -> Line:
    more = any(owed.frame == event.frame for owed in n.state.owed)
    return None if more or not event.left else say(n.locale, "story-white", frame=n.frame(event.frame))


@on(ev.FrameDestroyed)
def _destroyed(n: Namer, event: ev.FrameDestroyed) -> Line:
    owner = n.owner(event.frame)
    return say(n.locale, "story-destroyed", v=_flavour(n), frame=n.frame(event.frame), player=owner)


@on(ev.Spotted)
def _spotted(n: Namer, event: ev.Spotted) -> Line:
    die = _die(n, event.frame, event.die)
    facts = {"frame": n.frame(event.frame), "target": n.frame(event.target)}
    return say(n.locale, "story-spotted", value=event.value, die=die, **facts)


@on(ev.SpotGone)
def _spot_gone(n: Namer, event: ev.SpotGone) -> Line:
    return say(n.locale, "story-spot-gone", frame=n.frame(event.frame))


@on(ev.StationChanged)
def _station(n: Namer, event: ev.StationChanged) -> Line:
    station = station_text(n.locale, event.station)
    if event.holder is None:
        return say(n.locale, "story-station-free", station=station, before=n.player(event.before))
    if event.before is None:
        return say(n.locale, "story-station-taken", station=station, player=n.player(event.holder))
    names = {"player": n.player(event.holder), "before": n.player(event.before)}
    return say(n.locale, "story-station-captured", station=station, **names)


@on(ev.ScoresChanged)
def _scores(n: Namer, event: ev.ScoresChanged) -> Line:
    return say(n.locale, "story-scores", scores=scores_text(n))


@on(ev.RoundEnded)
def _round_ended(n: Namer, event: ev.RoundEnded) -> Line:
    return say(n.locale, "story-round-ended", round=event.round, clock=clock_text(n.locale, n.state))


@on(ev.ClockAdvanced)
def _advanced(n: Namer, event: ev.ClockAdvanced) -> Line:
    return say(n.locale, "story-advanced", player=n.player(event.player), clock=clock_text(n.locale, n.state))


@on(ev.ClockHeld)
def _held(n: Namer, event: ev.ClockHeld) -> Line:
    return say(n.locale, "story-held", player=n.player(event.player))


@on(ev.GameEnded)
def _ended(n: Namer, event: ev.GameEnded) -> Line:
    facts = {"reason": say(n.locale, "story-reason", reason=event.outcome.reason), "scores": scores_text(n)}
    if len(event.outcome.winners) == 1:
        return say(n.locale, "story-won", player=n.player(event.outcome.winners[0]), **facts)
    players = ", ".join(map(n.player, event.outcome.winners))
    return say(n.locale, "story-drawn", players=players, **facts)


@on(ev.StationSet)
def _station_set(n: Namer, event: ev.StationSet) -> Line:
    facts = {"by": n.words(event.by), "station": station_text(n.locale, event.station)}
    if event.holder is None:
        return say(n.locale, "story-host-station-free", **facts)
    return say(n.locale, "story-host-station", player=n.player(event.holder), **facts)


@on(ev.PlayerRenamed)
def _renamed(n: Namer, event: ev.PlayerRenamed) -> Line:
    return say(n.locale, "story-renamed", was=n.words(event.was), name=n.player(event.player))


@on(ev.ScoreAdjusted)
def _adjusted(n: Namer, event: ev.ScoreAdjusted) -> Line:
    return say(
        n.locale,
        "story-host-score",
        by=n.words(event.by),
        player=n.player(event.player),
        points=f"{event.points:+d}".replace("-", "−"),
        reason=n.words(event.reason) if event.reason.strip() else "none",
    )


@on(ev.ClockSet)
def _clock_set(n: Namer, event: ev.ClockSet) -> Line:
    return say(n.locale, "story-host-clock", by=n.words(event.by), clock=clock_text(n.locale, n.state))
