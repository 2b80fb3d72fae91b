"""How an attack came out, in one line: the sum, the dice, and what each of them hit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rules.rapid_attack.events import AttackResolved
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import is_terrain
from text.fluent.catalogue import say
from text.rapid_attack.words import Namer

__all__ = ["formula", "resolved_line"]

TARGET = "target"


def formula(locale: str, target: str, attack: int, spot: int, defense: int, dice: int) -> str:
    """The sum that makes the number of damage dice; terrain neither defends nor is spotted."""
    if is_terrain(target):
        return say(locale, "formula-terrain", attack=attack)
    return say(locale, "formula-frame", attack=attack, spot=spot, defense=defense, dice=dice)


def resolved_line(n: Namer, event: AttackResolved, flavour: int) -> str:
    """The line of an attack, given the state after it."""
    target = n.frame(event.target)
    total = formula(n.locale, event.target, event.attack, event.spot, event.defense, len(event.dice))
    if not event.dice:
        return say(n.locale, "story-no-dice", formula=total, target=target)
    strikes = " · ".join(_strikes(n, event))
    return say(
        n.locale,
        "story-resolved",
        formula=total,
        chart=say(n.locale, _chart(n, event)),
        faces=" ".join(map(str, event.dice)),
        strikes=strikes or "none",
        result=_result(n, event, target, flavour),
    )


def _result(n: Namer, event: AttackResolved, target: str, flavour: int) -> str:
    hits = event.target_hits
    if is_terrain(event.target):
        return say(n.locale, "result-terrain", hits=hits, bricks=hits * n.state.profile.bricks)
    return say(n.locale, "result-frame", hits=hits, target=target, v=flavour)


def _close(n: Namer, event: AttackResolved) -> bool:
    return is_terrain(event.target) or n.state.stack[-1].range is Range.HAND_TO_HAND


def _chart(n: Namer, event: AttackResolved) -> str:
    if _close(n, event):
        return "chart-close"
    return "chart-covered" if event.cover_hits else "chart-open"


def _strikes(n: Namer, event: AttackResolved) -> Iterator[str]:
    """What the dice hit, from the lowest up; only told where there is cover, else the chart says it all."""
    if not any(event.cover_hits):
        return
    for hit, group in groupby(zip(event.strikes, event.dice, strict=True), key=lambda pair: pair[0]):
        dice = " ".join(str(face) for _, face in group)
        if hit == TARGET:
            yield say(n.locale, "strike-target", dice=dice)
        elif hit is not None:
            yield _cover_strike(n, event, int(hit.rpartition(" ")[2]), dice)


def _cover_strike(n: Namer, event: AttackResolved, index: int, dice: str) -> str:
    gone = "yes" if event.cover_gone[index] else "no"
    frame = event.covers[index].frame
    if frame is not None:
        return say(n.locale, "strike-frame", dice=dice, frame=n.frame(frame), gone=gone)
    bricks = event.cover_hits[index] * n.state.profile.bricks
    return say(n.locale, "strike-terrain", dice=dice, bricks=bricks, gone=gone)
