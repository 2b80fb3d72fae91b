"""What is asked about hits, collisions and ways (the list of questions is in ``ask.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.combat import may_dodge
from rules.intercept_orbit.combat.control import loss_options
from rules.intercept_orbit.movement import journey
from rules.intercept_orbit.movement.collisions import spinning
from rules.intercept_orbit.movement.contacts import headings
from rules.intercept_orbit.movement.journey import Asked
from rules.intercept_orbit.space.measure import COMPASS
from rules.intercept_orbit.state.request_of import put, yes_no
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

__all__ = ["crashed", "on_the_way", "owed", "path_options"]

PATH_SCHEMA: dict[str, Any] = {"type": "array", "items": {"type": "string"}, "maxItems": 30, "uniqueItems": True}


def owed(state: State) -> Request:
    owed = state.owed[0]
    asset = state.asset(owed.asset)
    if may_dodge(state):
        host = asset.host or state.touching(asset.id)[0].id
        facts = {"host": host, "hits": owed.hits, "fuel": asset.fuel}
        return put(state, "dodge", asset.owner, yes_no("dodge", "stay-put"), asset.id, **facts)
    losses = tuple(_loss(what) for what in loss_options(asset))
    return put(state, "loss", asset.owner, losses, asset.id, hits=owed.hits)


def _loss(what: str) -> Option:
    if what in ("white", "ace"):
        return option(what, f"lose-{what}")
    return option(what, "lose", system=what)


def crashed(state: State) -> Request:
    crash, found = state.crash, spinning(state)
    assert crash is not None
    if state.asset(crash.target).kind == DEBRIS:
        either = (option("remove", "debris-remove"), option("push", "debris-push", distance=crash.speed))
        owner = state.asset(crash.rammer).owner
        return put(state, "debris", owner, either, crash.rammer, debris=crash.target, speed=crash.speed)
    assert found is not None
    player, asset, most = found
    turns = [n for count in range(1, most + 1) for n in (-count, count)]
    options = (option("0", "spin-none"), *(_spin(n) for n in turns))
    other = crash.rammer if asset == crash.target else crash.target
    return put(state, "spin", player, options, other, target=asset, hits=most)


def _spin(clicks: int) -> Option:
    return option(str(clicks), "spin", clicks=clicks, way="port" if clicks < 0 else "starboard", count=abs(clicks))


def on_the_way(state: State) -> Request:
    now = journey.asked(state)
    assert now is not None
    return _ON_THE_WAY[now.kind](state, now)


def path_options(state: State, mover: Asset) -> tuple[Option, ...]:
    """What a player may say that lies on the way."""
    others = [a for a in state.there if a.id != mover.id and a.host != mover.id and a.placed and not a.aboard]
    claims = [
        option(f"claim:{a.id}:{player.letter}", "path-claim", asset=a.id, side=number)
        for a in others
        if a.kind == HVA
        for number, player in enumerate(state.players)
        if number != a.owner
    ]
    found = _company_path(others) if mover.kind == COMPANY else _ship_path(others)
    return (option("clear", "path-clear"), *found, *claims)


def _adrift(others: list[Asset]) -> list[Asset]:
    """The companies without fuel that nobody holds."""
    return [a for a in others if a.drifting and a.host is None]


def _company_path(others: list[Asset]) -> list[Option]:
    hosts = [option(f"host:{a.id}", "path-host", asset=a.id) for a in others if a.ship or a.kind == HVA]
    beside = [option(f"beside:{a.id}", "path-beside", asset=a.id) for a in others if a.ship]
    return [*hosts, *(option(f"carry:{a.id}", "path-carry", asset=a.id) for a in _adrift(others)), *beside]


def _ship_path(others: list[Asset]) -> list[Option]:
    met = [a for a in others if not a.drifting or a.host is None]
    through = [option(f"through:{a.id}", "path-through", asset=a.id) for a in met]
    ends = [option(f"ends:{a.id}", "path-ends", asset=a.id) for a in others if a.ship or a.kind == HVA]
    near = [
        option(f"beside:{a.id}", "path-beside", asset=a.id) for a in (*(s for s in others if s.ship), *_adrift(others))
    ]
    return [*through, *ends, *near, option("edge", "path-edge")]


def _path(state: State, now: Asked) -> Request:
    mover = state.asset(now.asset)
    options = path_options(state, mover)
    return put(state, "path", now.player, options, mover.id, free=PATH_SCHEMA, kind=mover.kind)


def _said(kind: str, yes: str, no: str, **facts: Any) -> Callable[[State, Asked], Request]:
    """A question of yes or no on the way; ``facts`` name what the other thing is called in it."""

    def ask(state: State, now: Asked) -> Request:
        (name,) = facts
        return put(state, kind, now.player, yes_no(yes, no), now.asset, **{name: now.other})

    return ask


def _carry(state: State, now: Asked) -> Request:
    captive = state.asset(now.other or "").owner != now.player
    options = yes_no("carry", "leave")
    return put(state, "carry", now.player, options, now.asset, company=now.other, captive=captive)


def _avoid(state: State, now: Asked) -> Request:
    pips = state.stack[-1].pips
    options = yes_no("avoid", "hit-debris")
    return put(state, "avoid", now.player, options, now.asset, debris=now.other, pips=pips)


def _ram(state: State, now: Asked) -> Request:
    assert state.journey is not None
    options = yes_no("ram", "let-pass")
    return put(state, "ram", now.player, options, now.asset, target=now.other, speed=state.journey.speed)


def _hand(state: State, now: Asked) -> Request:
    pairs = (option(f"{a}>{b}", "hand", asset=a, host=b) for a, b in journey.handing(state))
    return put(state, "hand", now.player, (option("none", "hand-nobody"), *pairs), now.asset)


def _edge(state: State, now: Asked) -> Request:
    assert state.journey is not None
    found = headings(state, state.asset(now.asset), state.journey.contacts[0])
    options = tuple(option(str(heading), "turn-to", heading=heading) for heading in found)
    return put(state, "edge", now.player, options, now.asset)


def _nudge(state: State, now: Asked) -> Request:
    options = (option(how, "nudge", asset=now.other, how=how) for how in ("left", "right", *COMPASS))
    return put(state, "nudge", now.player, (option("none", "nudge-none"), *options), now.asset, target=now.other)


_ON_THE_WAY: dict[str, Callable[[State, Asked], Request]] = {
    "ride": _said("ride", "ride", "stay-behind", host=""),
    "path": _path,
    "carry": _carry,
    "cling": _said("cling", "cling", "stay-behind", host=""),
    "avoid": _avoid,
    "ram": _ram,
    "hand": _hand,
    "edge": _edge,
    "nudge": _nudge,
}
