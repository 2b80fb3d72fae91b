"""Corrections of a match by its host."""

from __future__ import annotations

from rules.core.correction import (
    AdjustScore,
    Correction,
    EndGame,
    RenamePlayer,
    adjust_score,
    check_running,
    rename_player,
)
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.state import Phase, State, Step
from rules.football.turn.advance import advance, outcome_of

__all__ = ["GiveBall", "correct"]

GOALS_MAX = 99


class GiveBall(Correction, frozen=True):
    """Give the ball to a unit, or (None) lay it loose."""

    unit: str | None


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """The events of a correction. Raises ``Illegal`` or ``Malformed``: an unknown player or unit, too many goals."""
    check_running(state)
    draft = Draft(state, dice)
    match correction:
        case AdjustScore():
            adjust_score(draft, ev.GoalsSet, correction, by, GOALS_MAX)
        case GiveBall(unit):
            _give_ball(draft, unit, by)
        case RenamePlayer():
            rename_player(draft, ev.PlayerRenamed, correction)
        case EndGame(reason):
            draft.emit(ev.MatchEnded(outcome_of(state, reason)))
        case _:
            raise Illegal("correction-unknown")
    advance(draft)
    return draft.done()


def _give_ball(draft: Draft, unit: str | None, by: str) -> None:
    state = draft.state
    if unit is not None and all(item.id != unit for item in state.units):
        raise Illegal("no-such-unit", unit=unit[:40])
    attacking = state.stack and (state.act.attack is not None or state.act.step is Step.FUMBLE)
    if state.phase is not Phase.PLAY or attacking:
        raise Illegal("ball-not-now")
    at = pitch.ball_at(state) if unit is None and state.mapped else None
    draft.emit(ev.BallGiven(unit, by, at))
