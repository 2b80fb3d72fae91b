"""What happens by itself between two decisions."""

from __future__ import annotations

from rules.core.choices import defend_options
from rules.core.draft import run
from rules.core.outcome import Outcome
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.profile import Range
from rules.football.state import GOAL, Activation, Break, Phase, State, Step
from rules.football.turn import initiative, kicks, restart
from rules.football.turn.ask import act_options, heat_options, range_options, target_options
from rules.frames.loadout import pool

__all__ = ["advance", "outcome_of", "reds"]

HOT = {"B": ("B6",), "G": ("G6",), "Y": ("Y6",), "Rh": ("R6", "R6"), "Rd": ("R6", "R6"), "Ra": ("R6", "R6")}


def advance(draft: Draft) -> None:
    """Lets everything happen that nobody has to decide, until somebody must or the match is over."""
    run(draft, _step)


def _step(draft: Draft) -> bool:
    """One thing that happens by itself. False when a player must decide, or all is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if state.stack:
        automatic = _BY_STEP.get(state.stack[-1].step)
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
    if restart.placer(draft.state) is not None:
        return False
    restart.finish(draft)
    return True


def _play(draft: Draft) -> bool:
    state = draft.state
    if state.turn == 0:
        draft.emit(ev.TurnBegan(1))
    elif not state.initiative and any(not unit.gone for unit in state.units):
        initiative.roll(draft)
    elif any(not unit.gone for unit in state.units):
        initiative.call_up(draft)
    else:
        _end_turn(draft)
    return True


def _end_turn(draft: Draft) -> None:
    """The next turn; after the first half the other side kicks off, after the last the match is over."""
    profile, turn = draft.state.profile, draft.state.turn
    draft.emit(ev.TurnEnded(turn))
    if turn >= profile.turns:
        draft.emit(ev.MatchEnded(outcome_of(draft.state, "full-time")))
        return
    draft.emit(ev.TurnBegan(turn + 1))
    if turn == profile.half:
        restart.begin(draft, Break.KICK_OFF, 1 - draft.state.first)


def outcome_of(state: State, reason: str) -> Outcome:
    """Who has won: the most goals, and equal is a draw."""
    goals = tuple(player.score for player in state.players)
    winners = tuple(player for player in state.order if goals[player] == max(goals))
    return Outcome(reason, state.order, winners, goals)


def _target(draft: Draft) -> bool:
    act = draft.act
    options = target_options(draft.state, draft.state.unit(act.unit), act.hot)
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


def reds(state: State, act: Activation) -> Range | None:
    """The range for which red dice are rolled: never hand-to-hand systems with the ball."""
    own = act.target == GOAL or (act.range is not None and state.unit(act.target).owner == state.unit(act.unit).owner)
    return None if own and act.range is Range.HAND_TO_HAND else act.range


def _roll(draft: Draft) -> bool:
    act = draft.act
    unit = draft.state.unit(act.unit)
    white = draft.state.profile.white
    dice = HOT[act.hot] if act.hot else pool(unit.systems, attack_range=reds(draft.state, act), white=white)
    draft.emit(ev.Rolled(unit.id, dice, draft.dice.roll(dice)))
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


def _line(draft: Draft) -> bool:
    if draft.state.mapped:
        line = pitch.in_line(draft.state, draft.act.unit, draft.act.target)
        draft.emit(ev.LineDeclared(draft.act.unit, line))
        return True
    others = [unit for unit in draft.state.units if unit.id not in (draft.act.unit, draft.act.target)]
    if others:
        return False
    draft.emit(ev.LineDeclared(draft.act.unit, ()))
    return True


def _use_spot(draft: Draft) -> bool:
    if kicks.call_up(draft):
        return True
    if kicks.spotted(draft.state):
        return False
    kicks.resolve(draft, None)
    return True


def _heat(draft: Draft, unit: str) -> bool:
    if len(heat_options(draft.state, draft.state.unit(unit))) > 1:
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
    Step.LINE: _line,
    Step.USE_SPOT: _use_spot,
}
