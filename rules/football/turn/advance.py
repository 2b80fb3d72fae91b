"""Automatic steps of a match between two decisions."""

from __future__ import annotations

from rules.core.choices import defend_options
from rules.core.draft import run
from rules.core.event import Outcome
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import sights
from rules.football.profile import Range
from rules.football.state import Break, Phase, State, Step
from rules.football.turn import initiative, kicks, restart
from rules.football.turn.ask import act_options, hotrod_options, range_options
from rules.football.turn.follow_orders import follow, uses_marks
from rules.football.turn.targets import dice_of, target_options

__all__ = ["advance", "outcome_of"]


def advance(draft: Draft) -> None:
    """Take automatic steps until a player must decide or the match is over."""
    run(draft, _step)


def _step(draft: Draft) -> bool:
    """Take one automatic step. False if a player must decide or the match is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if follow(draft):
        return True
    if state.stack:
        automatic = _BY_STEP.get(state.act.step)
        return automatic is not None and automatic(draft)
    if state.heat is not None:
        return _heat(draft, state.heat)
    return _BY_PHASE[state.phase](draft)


def _toss(draft: Draft) -> bool:
    if draft.state.tossed is not None:
        return False
    face = draft.dice.roll(("K2",))[0]
    draft.emit(ev.Tossed(face - 1, face))
    return True


def _placing(draft: Draft) -> bool:
    players = restart.players_to_place(draft.state)
    if players:
        return restart.place_planned(draft, players[0])
    restart.finish(draft)
    return True


def _play(draft: Draft) -> bool:
    state = draft.state
    if state.turn == 0:
        draft.emit(ev.TurnBegan(1))
    elif all(unit.gone for unit in state.units):
        _end_turn(draft)
    elif not state.initiative:
        initiative.roll(draft)
    else:
        initiative.activate_next(draft)
    return True


def _end_turn(draft: Draft) -> None:
    """Begin the next turn, after the first half with the other side's kick-off; end the match after the last turn."""
    profile, turn = draft.state.profile, draft.state.turn
    draft.emit(ev.TurnEnded(turn))
    if turn >= profile.turns:
        draft.emit(ev.MatchEnded(outcome_of(draft.state, "full-time")))
        return
    draft.emit(ev.TurnBegan(turn + 1))
    if turn == profile.half:
        restart.begin(draft, Break.KICK_OFF, 1 - draft.state.first)


def outcome_of(state: State, reason: str) -> Outcome:
    """The outcome by goals; equal is a draw."""
    goals = tuple(player.score for player in state.players)
    winners = tuple(player for player in state.order if goals[player] == max(goals))
    return Outcome(reason, state.order, winners, goals)


def _target(draft: Draft) -> bool:
    act = draft.act
    options = target_options(draft.state, act)
    if len(options) > 1:
        return False
    draft.emit(ev.Targeted(act.unit, options[0].choice))
    return True


def _range(draft: Draft) -> bool:
    options = range_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    draft.emit(ev.RangeDeclared(draft.act.unit, Range(options[0].facts["range"])))
    return True


def _roll(draft: Draft) -> bool:
    act = draft.act
    dice = dice_of(draft.state, act, act.range)
    draft.emit(ev.Rolled(act.unit, dice, draft.dice.roll(dice)))
    return True


def _defend(draft: Draft) -> bool:
    if len(defend_options(draft.act)) > 1:
        return False
    draft.emit(ev.Defended(draft.act.unit, None, draft.state.unit(draft.act.unit).defense or 0))
    return True


def _act(draft: Draft) -> bool:
    if len(act_options(draft.state, draft.act)) > 1:
        return False
    draft.emit(ev.ActivationEnded(draft.act.unit))
    return True


def _reach(draft: Draft) -> bool:
    """Nobody reaches a ball that the host has given to a unit meanwhile."""
    if draft.state.ball.holder is None:
        return False
    draft.emit(ev.Reached(draft.act.unit, False))
    return True


def _line(draft: Draft) -> bool:
    if draft.state.mapped:
        line = sights.in_line(draft.state, draft.act.unit, draft.act.target)
        draft.emit(ev.LineDeclared(draft.act.unit, line))
        return True
    others = [unit for unit in draft.state.units if unit.id not in (draft.act.unit, draft.act.target)]
    if others:
        return False
    draft.emit(ev.LineDeclared(draft.act.unit, ()))
    return True


def _use_spot(draft: Draft) -> bool:
    if kicks.activate_defender(draft):
        return True
    marks = kicks.useful_marks(draft.state)
    if marks and not uses_marks(draft):
        return False
    kicks.resolve(draft, max(marks, key=lambda unit: draft.state.unit(unit).spot or 0, default=None))
    return True


def _heat(draft: Draft, unit: str) -> bool:
    if len(hotrod_options(draft.state, draft.state.unit(unit))) > 1:
        return False
    draft.emit(ev.KeptCool(unit))
    return True


_BY_PHASE = {
    Phase.TOSS: _toss,
    Phase.SIDE: lambda draft: False,
    Phase.PLACING: _placing,
    Phase.COACHING: lambda draft: False,
    Phase.PLAY: _play,
}
_BY_STEP = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.ROLL: _roll,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.REACH: _reach,
    Step.LINE: _line,
    Step.USE_SPOT: _use_spot,
}
