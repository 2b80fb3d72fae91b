"""The questions of a game (rulebook: "On a ship's turn, you'll", "A Frame Company's Turn", "Ending the Round").

Every request has the facts ``why`` and, where an asset acts, ``asset`` and ``frame`` (the same id), and the ``dice``
that it has left with their ``faces``. Kind, then ``choice`` [label; facts] of its options:

========== =========================================================================================================
tie        ``stand`` [keep-tie]; ``withdraw:A1`` [withdraw; asset]. Facts: tied
deploy     ``A1`` [place; asset]; ``Ac1>A1`` [place-company; asset, host]; ``all`` [place-all]; ``ready``
           [set-up-ready; mapped]: this and all to come as it stands, on a map as it is suggested; ``debris`` or, free,
           ``debris:<name>`` [lay-debris]; ``pieces:4`` [debris-pieces; count, mapped]: so many in all; ``enough``
           [debris-enough]. Facts: laid (debris), step (1–8 as in the book)
where      maps only, see ``placing/where.py``. Facts: item, verb: place, course, move, launch
activate   ``A1`` [asset; asset]; ``hvas`` [hvas-straight; count, asset, mapped, meets]: all of them straight
           on; ``pass`` [pass]
target     ``B1@assault`` [aim; asset, range, far (maps only), debris]; ``none`` [no-target]. ``B1`` alone is asked its
           range, where there are several. Facts: under
range      ``dogfight``, ``point-defense``, ``assault``, ``support`` [range; range]. Facts: target
defend     ``defend:3`` [defend; die, face, index]; ``none`` [no-defense]. Facts: under
repair     ``Rp`` [repair; system]; ``none`` [no-repair]. Facts: sixes
act        ``attack:3`` [attack; die, face, index]; ``move:3`` [move of a company, manoeuvre of a ship; the same];
           ``straight`` [straight; speed, meets, leaves]: a ship or HVA goes on as it is; ``mend:3`` [mend], ``fuel:3``
           [fuel]; ``spot:3>B1`` [spot-at; die, face, index, asset, second (of a yellow ace)], ``spot:3`` alone is asked
           for its target;
           ``nudge:B1:left`` [nudge; asset, how, company]; ``release:Bc1`` [release; asset];
           ``hand:Ac1>A2`` [hand; asset, host, fate (safe, captive, boards)]: to a ship passed; ``done`` [done];
           on a map ``berth:Ac1:bow`` [berth; asset, host, how (bow, starboard, stern, port)]: to that side of the ship;
           at a declared table ``claim:BV1:A`` [path-claim; asset, side] for an HVA that the player may be alone at.
           Facts: target, kind
cover      ``none`` [open]; ``X1`` [cover-debris; asset]; ``B2`` [cover-ship; asset]. Facts: target
screen     ``none`` [no-screen]; ``B2`` [screen; asset]. Facts: target
use-spot   ``yes`` [use-spot]; ``no`` [keep-spot]. Facts: target, attack, spot, defense
cover-hit  ``yes`` [strike-cover]; ``no`` [spare-cover]. Facts: target, cover, hits
loss       ``Rp`` [lose; system, number]; ``white`` [lose-white; number]; ``ace`` [lose-ace]; several at once:
           ``Rp, white``. Facts: hits, several
dodge      ``yes`` [dodge]; ``no`` [stay-put]. Facts: host, hits, fuel
course     ``straight`` [straight-on; speed]; ``3 straight`` [at-speed; speed]; free: a course (``5 2L 4R``).
           Facts: pips, kind. On a declared table
ride       ``yes`` [ride]; ``no`` [stay-behind]. Facts: host
path       on a declared table, a list of these in order: ``clear`` [path-clear]; ``through:B1`` [path-through];
           ``ends:B1`` [path-ends]; ``beside:B1`` [path-beside]; ``edge`` [path-edge]; for a company ``host:B1``
           [path-host] and ``carry:Bc1`` [path-carry]; ``claim:AV1:B`` [path-claim; asset, side]: from now on that
           player alone is near that HVA. Facts: kind, several
carry      ``yes`` [carry]; ``no`` [leave]. Facts: company, captive
cling      ``yes`` [cling]; ``no`` [stay-behind]. Facts: host
avoid      ``yes`` [avoid]; ``no`` [hit-debris]. Facts: debris, pips
ram        ``yes`` [ram]; ``no`` [let-pass]. Facts: target, speed (as many dice)
spin       ``0`` [spin-none]; ``-2`` [spin; clicks, way (port, starboard), count]. Facts: target, hits
debris     ``remove`` [debris-remove]; ``push`` [debris-push]. Facts: debris, speed
hand       ``none`` [hand-nobody]; ``Ac1>A2`` [hand]: in games that older rules have asked
berth      maps only: ``none`` [as-they-are]; ``Bc1:bow`` [berth; asset, host, how]: other players' companies along a
           ship that has moved
edge       maps only: ``112.5`` [turn-to; heading]
nudge      ``none`` [nudge-none]; ``left``, ``right``, ``n``, ``ne``… [nudge; asset, how]. Facts: target
mend       ``Ac1`` [mend-company; asset, value]. Facts: value
restore    ``R`` [restore; system], ``white`` [restore-white]. Facts: company, left
refuel     ``Ac1`` [fuel-company; asset, value]; ``Ac1:keep`` [keep-fuel; the same]: launched with the fuel that it has.
           Facts: value
launch     ``B1`` [launch; asset]. Facts: company. On a declared table
spot-target ``B1`` [asset; asset]; ``none`` [nobody]. Facts: value, reach (0, 1, 2), second (of a yellow ace)
lend       ``none`` [lend-none]; ``B`` [lend; side]. Facts: ship
harm       ``B1:Rp`` [harm; asset, system]; ``B1:white``, ``Bc1:ace``. Facts: ship, count
========== =========================================================================================================
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.choices import defend_options
from rules.core.collections import present
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat import boarding
from rules.intercept_orbit.combat.attacks import cover_options, screener_of, screens, targets
from rules.intercept_orbit.movement import ask as movement
from rules.intercept_orbit.movement import green_ace
from rules.intercept_orbit.opening import bidding, deployment
from rules.intercept_orbit.placing import where
from rules.intercept_orbit.placing.placement import pending_placement
from rules.intercept_orbit.space.course import speeds
from rules.intercept_orbit.space.measure import launch_targets
from rules.intercept_orbit.state.requests import request, yes_no
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, NOTHING, Activation, Asset, Phase, State, Step
from rules.intercept_orbit.turn.actions import (
    act_options,
    mend_options,
    refuel_options,
    repair_dice,
    repair_options,
    restore_options,
    spot_dice,
    spot_die_options,
    spot_options,
    spottable,
    straight_facts,
)
from rules.intercept_orbit.turn.aims import acting_target_options, range_options

__all__ = ["chooser", "requests", "straight_hvas", "suggestions"]

COURSE_SCHEMA: Facts = {"type": "string", "maxLength": 100}


def requests(state: State) -> tuple[Request, ...]:
    """The decisions that the game waits for; none when it is over."""
    if state.phase is Phase.OVER:
        return ()
    placed = pending_placement(state)
    if placed is not None:
        return (where.ask(state, placed),)
    if state.pending_hits:
        return (movement.hits(state),)
    if state.collision is not None:
        return (movement.collision(state),)
    if state.journey is not None:
        return (movement.on_the_way(state),)
    if state.stack:
        return (_BY_STEP[state.act.step](state, state.act),)
    return (_BY_PHASE[state.phase](state),)


# -- order --------------------------------------------------------------------------------------------------------


def chooser(state: State) -> int:
    """The player whose turn it is in tactical order: the first who has not passed and has an asset ready.

    The defender opens the game, even if another player leads by then.
    """
    order = state.order if state.opened or state.round > 1 else (state.defender, *state.order)
    ready = [player for player in order if _ready(state, player)]
    return next((player for player in ready if player not in state.passed), ready[0])


def _ready(state: State, player: int) -> bool:
    return any(asset.owner == player and asset.ready for asset in state.assets)


def straight_hvas(state: State, player: int) -> tuple[Asset, ...]:
    """The HVAs of a player that may still have their turn this round."""
    return tuple(asset for asset in state.assets_of(player) if asset.kind == HVA and asset.ready)


def _activate(state: State) -> Request:
    player = chooser(state)
    options = [option(a.id, "asset", asset=a.id) for a in state.assets if a.owner == player and a.ready]
    hvas = straight_hvas(state, player)
    if hvas:
        facts = {"count": len(hvas), "asset": hvas[0].id, "mapped": state.mapped, **straight_facts(state, hvas)}
        options.insert(0, option("hvas", "hvas-straight", **facts))
    after = [other for other in state.order[state.order.index(player) + 1 :] if other not in state.passed]
    if any(_ready(state, other) for other in after):
        options.append(option("pass", "pass"))
    return request(state, "activate", player, tuple(options))


# -- an asset's turn ----------------------------------------------------------------------------------------------


def _owner(state: State, act: Activation) -> int:
    return state.asset(act.asset).owner


def _target(state: State, act: Activation) -> Request:
    asset = state.asset(act.asset)
    return request(state, "target", asset.owner, acting_target_options(state), asset.id, under=act.under)


def _range(state: State, act: Activation) -> Request:
    return request(state, "range", _owner(state, act), range_options(state, act), act.asset, target=act.target)


def _defend(state: State, act: Activation) -> Request:
    return request(state, "defend", _owner(state, act), defend_options(act), act.asset, under=act.under)


def _repair(state: State, act: Activation) -> Request:
    sixes = len(repair_dice(state, act))
    return request(state, "repair", _owner(state, act), repair_options(state, act), act.asset, sixes=sixes)


def _act(state: State, act: Activation) -> Request:
    ace = green_ace.early(state, act)
    if ace is not None:
        return movement.nudge(state, ace, act.asset)
    asset = state.asset(act.asset)
    why = "company-turn" if asset.kind == COMPANY else "ship-turn"
    options = act_options(state, act)
    return request(state, "act", asset.owner, options, asset.id, target=act.target, kind=asset.kind, why=why)


def _cover(state: State, act: Activation) -> Request:
    found = (_shield(asset) for asset in cover_options(state, act))
    options = (option("none", "open"), *found)
    return request(state, "cover", _owner(state, act), options, act.asset, target=act.target)


def _shield(asset: Asset) -> Option:
    return option(asset.id, "cover-debris" if asset.kind == DEBRIS else "cover-ship", asset=asset.id)


def _screen(state: State, act: Activation) -> Request:
    player = screener_of(state, act)
    if player is None:
        return _use_spot(state, act)
    found = (option(asset.id, "screen", asset=asset.id) for asset in screens(state, act, player))
    return request(state, "screen", player, (option("none", "no-screen"), *found), act.asset, target=act.target)


def _use_spot(state: State, act: Activation) -> Request:
    target, options = state.asset(act.target), yes_no("use-spot", "keep-spot")
    return request(
        state,
        "use-spot",
        _owner(state, act),
        options,
        act.asset,
        target=act.target,
        attack=act.attack_now.value,
        spot=target.spot or 0,
        defense=target.defense or 0,
    )


def _cover_hit(state: State, act: Activation) -> Request:
    attack, options = act.attack_now, yes_no("strike-cover", "spare-cover")
    return request(
        state,
        "cover-hit",
        _owner(state, act),
        options,
        act.asset,
        target=act.target,
        cover=attack.cover,
        hits=attack.absorbed,
    )


def _course(state: State, act: Activation) -> Request:
    asset, pips = state.asset(act.asset), act.pips_left
    own = state.profile.speed
    others = (speed for speed, _ in speeds(state.profile, asset.kind, pips) if speed != own)
    options = (
        option("straight", "straight-on", speed=own, meets=None, leaves=False),
        *(option(f"{speed} straight", "at-speed", speed=speed) for speed in others),
    )
    return request(state, "course", asset.owner, options, asset.id, free=COURSE_SCHEMA, pips=pips, kind=asset.kind)


def _mend(state: State, act: Activation) -> Request:
    if act.company is not None:
        left = act.mend - state.asset(act.company).dice_left
        options = restore_options(state, act)
        return request(state, "restore", _owner(state, act), options, act.asset, company=act.company, left=left)
    return request(state, "mend", _owner(state, act), mend_options(state, act), act.asset, value=act.face_aside)


def _refuel(state: State, act: Activation) -> Request:
    return request(state, "refuel", _owner(state, act), refuel_options(state, act), act.asset, value=act.face_aside)


def _launch(state: State, act: Activation) -> Request:
    carrier = state.asset(act.asset)
    found = (asset for asset in launch_targets(state, carrier) if asset.id != act.company)
    options = tuple(option(asset.id, "launch", asset=asset.id) for asset in found)
    return request(state, "launch", carrier.owner, options, carrier.id, company=act.company)


def _spot_target(state: State, act: Activation) -> Request:
    first, *others = spot_dice(state, act, act.die_aside)
    second, options = others[0].value if others else 0, spot_options(state, act)
    return request(
        state,
        "spot-target",
        _owner(state, act),
        options,
        act.asset,
        value=first.value,
        second=second,
        reach=act.comms,
    )


def suggestions(state: State, player: int, kind: str) -> tuple[Option, ...]:
    """The options of a question that is asked of a player now, or would follow from an answer about to be given."""
    for asked in requests(state):
        if asked.player == player and asked.kind == kind:
            return (*asked.options, *(spot_die_options(state, state.act) if kind == "act" else ()))
    if not state.stack:
        return _named_targets(state, player) if kind == "target" else ()
    act = state.act
    if state.asset(act.asset).owner != player:
        return ()
    if kind == "cover" and act.target != NOTHING and not state.mapped:
        return _cover(state, act).options
    return _spottable(state, act) if kind == "spot-target" else ()


def _named_targets(state: State, player: int) -> tuple[Option, ...]:
    """The targets of any asset of a player that may have its turn, each without a range."""
    ready = next((asset for asset in state.assets_of(player) if asset.ready and asset.tactical), None)
    found = () if ready is None else targets(state, ready)
    return (*(option(asset.id, "asset", asset=asset.id) for asset in found), option(NOTHING, "no-target"))


def _spottable(state: State, act: Activation) -> tuple[Option, ...]:
    """The assets beside which any die would do."""
    found = {a.id for die in spot_die_options(state, act) for a in spottable(state, act, die.facts["index"])}
    return tuple(option(asset, "asset", asset=asset) for asset in sorted(found))


def _boarding(state: State) -> Request:
    return present(boarding.ask(state))


_BY_PHASE: dict[Phase, Callable[[State], Request]] = {
    Phase.BIDDING: bidding.ask,
    Phase.SETUP: deployment.ask,
    Phase.ORDER: _activate,
    Phase.BOARDING: _boarding,
}
_BY_STEP: dict[Step, Callable[[State, Activation], Request]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.DEFEND: _defend,
    Step.REPAIR: _repair,
    Step.ACT: _act,
    Step.COVER: _cover,
    Step.SCREEN: _screen,
    Step.COVER_HIT: _cover_hit,
    Step.COURSE: _course,
    Step.MEND: _mend,
    Step.FUEL: _refuel,
    Step.LAUNCH: _launch,
    Step.SPOT_TARGET: _spot_target,
}
