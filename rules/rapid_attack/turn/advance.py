"""What happens by itself between two decisions."""

from __future__ import annotations

from rules.core.choices import defend_options
from rules.core.draft import run
from rules.frames.loadout import pool
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.sights import covers, in_hazard
from rules.rapid_attack.opening import bidding, deployment
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Frame, Outcome, Phase, State, Step
from rules.rapid_attack.turn import initiative
from rules.rapid_attack.turn.ask import act_options, ground_station, loss_options, preparing, range_options
from rules.rapid_attack.turn.combat import call_up, cover_matters, give_ground, lose, resolve_attack, spot_matters
from rules.rapid_attack.turn.standing_orders import follow

__all__ = ["advance", "declare_range", "outcome_of"]


def advance(draft: Draft) -> None:
    """Lets everything happen that nobody has to decide, until somebody must or the game is over."""
    run(draft, _step)


def _step(draft: Draft) -> bool:
    """One thing that happens by itself. False when a player must decide, or all is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if state.owed:
        return _losses(draft)
    if follow(draft):
        return True
    if state.stack:
        automatic = _BY_STEP.get(state.stack[-1].step)
        return automatic is not None and automatic(draft)
    return _BY_PHASE[state.phase](draft)


def _order(draft: Draft) -> bool:
    state = draft.state
    if state.round == 0:
        draft.emit(ev.RoundBegan(1))
        return True
    if any(frame.ready for frame in state.frames):
        return state.on("initiative") and initiative.step(draft)
    draft.emit(ev.RoundEnded(state.round, max(0, state.clock - 1)))
    return True


def _after_doomsday(draft: Draft) -> bool:
    state = draft.state
    if state.clock == 0:
        draft.emit(ev.GameEnded(outcome_of(state, "doomsday")))
        return True
    if len(state.voted) < len(state.players):
        return False
    draft.emit(ev.RoundBegan(state.round + 1))
    return True


def outcome_of(state: State, reason: str) -> Outcome:
    """Who has won: the highest score, and all who share it draw."""
    scores = tuple(player.score for player in state.players)
    winners = tuple(player for player in state.order if scores[player] == max(scores))
    return Outcome(reason, state.order, winners, scores)


def _range(draft: Draft) -> bool:
    options = range_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    declare_range(draft, Range(options[0].facts["range"]), 0)
    return True


def declare_range(draft: Draft, attack_range: Range, rockets: int) -> None:
    """The range is set and rockets are spent."""
    draft.emit(ev.RangeDeclared(draft.act.frame, attack_range, rockets))


def _prepare(draft: Draft) -> bool:
    """Rolls what the acting frame may roll, unless its owner may still throw something off, or say where it stands."""
    if preparing(draft.state, draft.act) is not None:
        return False
    frame = draft.state.frame(draft.act.frame)
    if _in_hazard(draft.state, frame) and draft.act.hazard is None:
        draft.emit(ev.HazardDeclared(frame.id, True, by=frame.owner))
    act = draft.act
    dice = pool(
        frame.systems, attack_range=act.range, rockets=act.rockets, white=frame.white, hazard=act.hazard is True
    )
    draft.emit(ev.Rolled(frame.id, dice, draft.dice.roll(dice)))
    return True


def _in_hazard(state: State, frame: Frame) -> bool:
    """Whether it stands in a hazardous area of the map that tells on it."""
    return state.mapped and state.on("hazards") and "E" not in frame.systems and in_hazard(state, frame)


def _defend(draft: Draft) -> bool:
    if len(defend_options(draft.act)) > 1:
        return False
    draft.emit(ev.Defended(draft.act.frame, None, 0))
    return True


def _act(draft: Draft) -> bool:
    if len(act_options(draft.state, draft.act)) > 1:
        return False
    draft.emit(ev.ActivationEnded(draft.act.frame))
    return True


def _cover(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    matters = cover_matters(draft)
    if matters and not state.mapped:
        return False
    found = covers(state, act.frame, act.target) if matters else ()
    draft.emit(ev.CoverDeclared(act.frame, found, by=state.frame(act.frame).owner))
    return True


def _use_spot(draft: Draft) -> bool:
    if call_up(draft):
        return True
    if spot_matters(draft):
        return False
    resolve_attack(draft, use_spot=False)
    return True


def _losses(draft: Draft) -> bool:
    """Takes a hit where there is nothing to choose, or where standing orders have chosen."""
    state = draft.state
    frame = state.frame(state.owed[0].frame)
    orders = state.orders_of(frame.owner)
    station = ground_station(state)
    if station is not None:
        return _ground(draft, frame, station, orders.ground)
    choices = [item.choice for item in loss_options(state, frame)]
    wanted = ["white" if kind == "W" else kind for kind in orders.losses]
    ordered = next((kind for kind in wanted if kind in choices), None)
    if ordered is None and len(choices) > 1:
        return False
    lose(draft, frame, ordered or choices[0])
    return True


def _ground(draft: Draft, frame: Frame, station: str, ordered: bool | None) -> bool:
    if ordered is None:
        return False
    if ordered:
        give_ground(draft, frame, station, None)
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
