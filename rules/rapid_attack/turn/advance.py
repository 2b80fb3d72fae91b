"""Everything that happens without a decision."""

from __future__ import annotations

from rules.core.choices import defend_options
from rules.core.draft import run
from rules.core.event import Outcome
from rules.core.request import Option
from rules.frames.loadout import pool
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import covers, in_hazard
from rules.rapid_attack.opening import bidding, deployment
from rules.rapid_attack.orders import WHITE, Orders
from rules.rapid_attack.profile import Range, SpotLasts
from rules.rapid_attack.state import Frame, Phase, State, Step
from rules.rapid_attack.turn import initiative
from rules.rapid_attack.turn.ask import loss_options, open_actions, preparing, range_options, station_to_leave
from rules.rapid_attack.turn.combat import (
    call_up,
    cover_matters,
    dice_may_fall,
    give_ground,
    lose,
    resolve_attack,
    spot_matters,
)
from rules.rapid_attack.turn.follow_orders import follow
from rules.rapid_attack.turn.judgment import agree_by_order, defender_to_agree, step_claim

__all__ = ["advance", "outcome_of"]

MOST_ASSETS = "most-assets"
"""The switch, and the reason of such an end."""


def advance(draft: Draft) -> None:
    """Take every step that needs no decision, until a player must decide or the game is over."""
    run(draft, _step)


def _step(draft: Draft) -> bool:
    """Take one step. False when a player must decide, or the game is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if state.claim is not None:
        return step_claim(draft, state.claim)
    if state.owed:
        return _losses(draft)
    if follow(draft):
        return True
    if state.stack:
        automatic = _BY_STEP.get(state.act.step)
        return automatic is not None and automatic(draft)
    return _BY_PHASE[state.phase](draft)


def _order(draft: Draft) -> bool:
    state = draft.state
    if state.round == 0:
        draft.emit(ev.RoundBegan(1))
        return True
    if any(frame.ready for frame in state.frames):
        return initiative.is_played(state) and initiative.step(draft)
    draft.emit(ev.RoundEnded(state.round, max(0, state.clock - 1)))
    return True


def _after_doomsday(draft: Draft) -> bool:
    state = draft.state
    if state.clock == 0:
        outcome = outcome_of(state, "doomsday")
        draft.emit(ev.GameEnded(_by_assets(state, outcome) if state.on(MOST_ASSETS) else outcome))
        return True
    if len(state.voted) < len(state.players):
        return False
    draft.emit(ev.RoundBegan(state.round + 1))
    return True


def outcome_of(state: State, reason: str) -> Outcome:
    """The outcome: the highest score wins, and all who share it draw."""
    scores = tuple(player.score for player in state.players)
    winners = tuple(player for player in state.order if scores[player] == max(scores))
    return Outcome(reason, state.order, winners, scores)


def _by_assets(state: State, outcome: Outcome) -> Outcome:
    """The outcome where of those with the highest score the one with most assets wins (a rule of the community's)."""
    most = max(map(state.assets, outcome.winners))
    winners = tuple(player for player in outcome.winners if state.assets(player) == most)
    return outcome if winners == outcome.winners else Outcome(MOST_ASSETS, outcome.ranking, winners, outcome.scores)


def _range(draft: Draft) -> bool:
    options = range_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    draft.emit(ev.RangeDeclared(draft.act.frame, Range(options[0].facts["range"]), 0))
    return True


def _prepare(draft: Draft) -> bool:
    """Roll the pool, unless the owner may still jettison a system or must say whether the frame is in a hazard."""
    if preparing(draft.state, draft.act) is not None:
        return False
    frame = draft.state.frame(draft.act.frame)
    if draft.act.hazard is None and _in_hazard(draft.state, frame):
        draft.emit(ev.HazardDeclared(frame.id, True, by=frame.owner))
    act = draft.act
    dice = pool(
        draft.state.profile.dice,
        frame.systems,
        white=frame.white,
        attack_range=act.range,
        rockets=act.rockets,
        hazard=act.hazard is True,
    )
    draft.emit(ev.Rolled(frame.id, dice, draft.dice.roll(dice)))
    return True


def _in_hazard(state: State, frame: Frame) -> bool:
    """Whether it stands in a hazardous area of the map that affects it."""
    return state.mapped and state.on("hazards") and "E" not in frame.systems and in_hazard(state, frame)


def _defend(draft: Draft) -> bool:
    if len(defend_options(draft.act)) > 1:
        return False
    draft.emit(ev.Defended(draft.act.frame, None, 0))
    return True


def _act(draft: Draft) -> bool:
    if len(open_actions(draft.state)) > 1:
        return False
    draft.emit(ev.ActivationEnded(draft.act.frame))
    return True


def _cover(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    matters = cover_matters(draft)
    if matters and not state.mapped and dice_may_fall(state, act):
        return False
    found = covers(state, act.frame, act.target) if matters and state.mapped else ()
    draft.emit(ev.CoverDeclared(act.frame, found, by=state.frame(act.frame).owner))
    return True


def _use_spot(draft: Draft) -> bool:
    defender = defender_to_agree(draft.state, draft.act)
    if defender is not None:
        return agree_by_order(draft, defender)
    if call_up(draft):
        return True
    if spot_matters(draft):
        return False
    resolve_attack(draft, use_spot=draft.state.profile.spot_lasts is not SpotLasts.UNTIL_USED)
    return True


def _losses(draft: Draft) -> bool:
    """Take a hit where there is nothing to choose, or by standing orders."""
    state = draft.state
    frame = state.frame(state.owed[0].frame)
    orders = state.orders_of(frame.owner)
    station = station_to_leave(state)
    if station is not None:
        return _ground(draft, frame, station, orders.give_ground)
    options = loss_options(state, frame)
    ordered = _ordered_loss(orders, options)
    if ordered is None and len(options) > 1:
        return False
    lose(draft, frame, (ordered or options[0]).facts.get("system"))
    return True


def _ordered_loss(orders: Orders, options: tuple[Option, ...]) -> Option | None:
    """The option that the orders name first."""
    by_system = {item.facts.get("system", WHITE): item for item in options}
    return next((by_system[system] for system in orders.losses if system in by_system), None)


def _ground(draft: Draft, frame: Frame, station: str, ordered: bool | None) -> bool:
    if ordered is None:
        return False
    if ordered:
        give_ground(draft, frame, station)
    else:
        draft.emit(ev.GroundHeld(frame.id))
    return True


_BY_PHASE = {
    Phase.BIDDING: bidding.step,
    Phase.DEPLOYMENT: deployment.step,
    Phase.ORDER: _order,
    Phase.DOOMSDAY: _after_doomsday,
}
_BY_STEP = {
    Step.RANGE: _range,
    Step.PREPARE: _prepare,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.COVER: _cover,
    Step.USE_SPOT: _use_spot,
}
