"""Corrections of a match by its host."""

from msgspec.structs import replace

from rules.core.correction import (
    Adjusting,
    AdjustScore,
    Correction,
    CorrectionForm,
    EndGame,
    RenamePlayer,
    Renaming,
    adjust_score,
    rename_player,
)
from rules.core.errors import Illegal
from rules.field import Point
from rules.football import pitch
from rules.football.match import Draft, Event, on
from rules.football.state import Ball, Phase, State, Step
from rules.football.turn import MatchEnded, outcome_of

GOALS_MAX = 99


class GiveBall(Correction, frozen=True):
    """Give the ball to a unit, or (None) lay it loose."""

    unit: str | None


CORRECTIONS = (CorrectionForm("ball", GiveBall, which=("frames",), optional=("which",)),)
"""The corrections of the family, besides goals."""


class GoalsSet(Event, Adjusting, frozen=True):
    """The host corrected a side's goals."""


@on(GoalsSet)
def _goals_set(state: State, event: GoalsSet) -> State:
    return state.with_player(event.player, score=max(0, state.players[event.player].score + event.points))


class PlayerRenamed(Event, Renaming, frozen=True):
    """Another player has a side from now on."""


@on(PlayerRenamed)
def _player_renamed(state: State, event: PlayerRenamed) -> State:
    return state.with_player(event.player, name=event.name)


class BallGiven(Event, frozen=True):
    """The host gave the ball to a unit, or (None) laid it loose."""

    unit: str | None
    by: str
    at: Point | None = None
    why: str = "host"


@on(BallGiven)
def _ball_given(state: State, event: BallGiven) -> State:
    if event.unit is None:
        return replace(state, ball=Ball(None, event.at))
    unit = state.unit(event.unit)
    return replace(state, ball=Ball(unit.id, unit.at), had=unit.owner)


def correct(draft: Draft, correction: Correction, by: str) -> None:
    """Emit a correction. Raises ``Illegal`` or ``Malformed``: an unknown player or unit, too many goals."""
    match correction:
        case AdjustScore():
            adjust_score(draft, GoalsSet, correction, by, GOALS_MAX)
        case GiveBall(unit):
            state = draft.state
            if unit is not None and all(item.id != unit for item in state.units):
                raise Illegal("no-such-unit", unit=unit[:40])
            attacking = state.stack and (state.act.attack is not None or state.act.step is Step.FUMBLE)
            if state.phase is not Phase.PLAY or attacking:
                raise Illegal("ball-not-now")
            at = pitch.ball_at(state) if unit is None and state.mapped else None
            draft.emit(BallGiven(unit, by, at))
        case RenamePlayer():
            rename_player(draft, PlayerRenamed, correction)
        case EndGame(reason):
            draft.emit(MatchEnded(outcome_of(draft.state, reason)))
        case _:
            raise Illegal("correction-unknown")
