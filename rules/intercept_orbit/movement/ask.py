"""Questions about hits, collisions and journeys (``turn/ask.py`` lists all questions)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.collections import present
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.attacks import dodged_from, may_dodge
from rules.intercept_orbit.combat.control import loss_options
from rules.intercept_orbit.movement.collisions import pending_turn
from rules.intercept_orbit.movement.contacts import headings
from rules.intercept_orbit.movement.green_ace import HOW
from rules.intercept_orbit.movement.journey import Question, berthing, fate, handing, open_question
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.requests import request, yes_no
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State

__all__ = ["collision", "hand_options", "hits", "losses", "nudge", "on_the_way", "path_options"]

PATH_AT_ONCE = 5
"""So many things on the way are chosen from one menu; more are written."""
PATH_SCHEMA: Facts = {"type": "array", "items": {"type": "string"}, "maxItems": 30, "uniqueItems": True}


def hits(state: State) -> Request:
    """The loss to the next hit, or whether the company dodges."""
    pending = state.pending_hits[0]
    asset = state.asset(pending.asset)
    if may_dodge(state):
        host, options = present(dodged_from(state, asset)), yes_no("dodge", "stay-put")
        return request(state, "dodge", asset.owner, options, asset.id, host=host.id, hits=pending.hits, fuel=asset.fuel)
    return request(state, "loss", asset.owner, losses(asset), asset.id, hits=pending.hits, several=pending.hits)


def losses(asset: Asset) -> tuple[Option, ...]:
    """What a hit may take from an asset."""
    return tuple(_loss(asset, what) for what in loss_options(asset))


def _loss(asset: Asset, what: str) -> Option:
    if what == "white":
        return option(what, "lose-white", number=asset.white)
    if what == "ace":
        return option(what, "lose-ace")
    return option(what, "lose", system=what, number=asset.systems.count(what))


def collision(state: State) -> Request:
    """What becomes of rammed debris, or how a ship is turned."""
    now = state.collision_now
    if state.asset(now.target).kind == DEBRIS:
        either = (option("remove", "debris-remove"), option("push", "debris-push", distance=now.speed))
        owner = state.asset(now.rammer).owner
        return request(state, "debris", owner, either, now.rammer, debris=now.target, speed=now.speed)
    turn = present(pending_turn(state))
    clicks = [n for count in range(1, turn.most + 1) for n in (-count, count)]
    options = (option("0", "spin-none"), *(_spin(n) for n in clicks))
    return request(state, "spin", turn.player, options, turn.other.id, target=turn.asset.id, hits=turn.most)


def _spin(clicks: int) -> Option:
    return option(str(clicks), "spin", clicks=clicks, way="port" if clicks < 0 else "starboard", count=abs(clicks))


# -- the path at a declared table -------------------------------------------------------------------------------------


def path_options(state: State, mover: Asset) -> tuple[Option, ...]:
    """All contacts that the way may have."""
    others = [a for a in state.there if a.id != mover.id and a.host != mover.id and a.placed and not a.aboard]
    claims = [
        option(f"claim:{a.id}:{player.letter}", "path-claim", asset=a.id, side=number)
        for a in (*others, mover)
        if a.kind == HVA
        for number, player in enumerate(state.players)
        if number != a.owner and state.has_tas(number)
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
    return [*through, *near, *ends, option("edge", "path-edge")]


# -- journeys ---------------------------------------------------------------------------------------------------------


def on_the_way(state: State) -> Request:
    """The question of the journey under way."""
    question = open_question(state)
    return _ON_THE_WAY[question.kind](state, question)


def _path(state: State, now: Question) -> Request:
    mover = state.asset(now.asset)
    options = path_options(state, mover)
    return request(
        state, "path", now.player, options, mover.id, free=PATH_SCHEMA, kind=mover.kind, several=PATH_AT_ONCE
    )


def _ride(state: State, now: Question) -> Request:
    return request(state, "ride", now.player, yes_no("ride", "stay-behind"), now.asset, host=now.other)


def _cling(state: State, now: Question) -> Request:
    return request(state, "cling", now.player, yes_no("cling", "stay-behind"), now.asset, host=now.other)


def _carry(state: State, now: Question) -> Request:
    captive = state.asset(now.met).owner != now.player
    options = yes_no("carry", "leave")
    return request(state, "carry", now.player, options, now.asset, company=now.other, captive=captive)


def _avoid(state: State, now: Question) -> Request:
    options = yes_no("avoid", "hit-debris")
    return request(state, "avoid", now.player, options, now.asset, debris=now.other, pips=state.act.pips)


def _ram(state: State, now: Question) -> Request:
    options = yes_no("ram", "let-pass")
    return request(state, "ram", now.player, options, now.asset, target=now.other, speed=state.journey_now.speed)


def _hand(state: State, now: Question) -> Request:
    pairs = hand_options(state, state.asset(now.asset), state.journey_now.beside)
    return request(state, "hand", now.player, (option("none", "hand-nobody"), *pairs), now.asset)


def hand_options(state: State, mover: Asset, passed: tuple[str, ...], verb: str = "") -> tuple[Option, ...]:
    """The companies that may go over, each to each ship passed, and what becomes of them there."""
    return tuple(
        option(f"{verb}{a.id}>{ship.id}", "hand", asset=a.id, host=ship.id, fate=fate(a, ship))
        for a, ship in handing(state, mover, passed)
    )


def _edge(state: State, now: Question) -> Request:
    found = headings(state, state.journey_now.contacts[0])
    options = tuple(option(str(heading), "turn-to", heading=heading) for heading in found)
    return request(state, "edge", now.player, options, now.asset)


def _nudge(state: State, now: Question) -> Request:
    return nudge(state, state.asset(now.asset), now.met)


def nudge(state: State, ace: Asset, ship: str) -> Request:
    """Whether a green ace moves or turns a ship in that ship's turn."""
    options = (option(how, "nudge", asset=ship, how=how) for how in HOW)
    return request(state, "nudge", ace.owner, (option("none", "nudge-none"), *options), ace.id, target=ship)


def _berth(state: State, now: Question) -> Request:
    options = (
        option(f"{company.id}:{how}", "berth", asset=company.id, host=now.asset, how=how)
        for company in berthing(state, now.player)
        for how in measure.other_sides(state, state.asset(now.asset), company)
    )
    return request(state, "berth", now.player, (option("none", "as-they-are"), *options), now.asset)


_ON_THE_WAY: dict[str, Callable[[State, Question], Request]] = {
    "ride": _ride,
    "path": _path,
    "carry": _carry,
    "cling": _cling,
    "avoid": _avoid,
    "ram": _ram,
    "hand": _hand,
    "edge": _edge,
    "nudge": _nudge,
    "berth": _berth,
}
