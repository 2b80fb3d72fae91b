"""The battle report on a map: where things are put, and where they go."""

from __future__ import annotations

from rules.rapid_attack import events as ev
from text.fluent.catalogue import say
from text.places import place
from text.rapid_attack.events import Line, on
from text.rapid_attack.field import thing
from text.rapid_attack.words import Namer, distance, station_text

__all__: list[str] = []
NOWHERE = "none"


@on(ev.Went)
def _went(n: Namer, event: ev.Went) -> Line:
    return say(
        n.locale,
        "story-went",
        still="yes" if event.length == 0 else "no",
        frame=n.frame(event.frame),
        distance=distance(n.locale, n.state.profile, round(event.length, 1)),
        place=place(event.to),
        on=_top(n, event.on),
    )


@on(ev.Put)
def _put(n: Namer, event: ev.Put) -> Line:
    there = {"place": place(event.at)}
    if event.by:
        return say(
            n.locale,
            "story-put-by-host",
            by=n.words(event.by),
            item=thing(n, event.item),
            on=_top(n, event.on),
            **there,
        )
    if any(frame.id == event.item for frame in n.state.frames):
        names = {"player": n.owner(event.item), "item": n.frame(event.item)}
        return say(n.locale, "story-put-frame", on=_top(n, event.on), **names, **there)
    station = station_text(n.locale, event.item)
    home = n.state.station(event.item).home
    if home is None:
        return say(n.locale, "story-put-neutral", item=station, **there)
    return say(n.locale, "story-put-station", player=n.player(home), item=station, **there)


def _top(n: Namer, piece: str | None) -> str:
    return NOWHERE if piece is None else n.piece(piece)
