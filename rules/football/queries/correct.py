"""What the host may put right in a match."""

from __future__ import annotations

from rules.core.correction import AdjustScore, Correction, EndGame, RenamePlayer
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.state import Phase, State
from rules.football.turn.advance import advance, outcome_of

__all__ = ["GiveBall", "correct"]

GOALS_MAX = 99


class GiveBall(Correction, frozen=True):
    """The ball is with a unit, or loose (None)."""

    unit: str | None


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """The events of a correction. Raises ``Illegal`` or ``Malformed`` if it names what is not there."""
    if state.phase is Phase.OVER:
        raise Illegal("game-over")
    draft = Draft(state, dice)
    match correction:
        case AdjustScore(player, points, reason):
            _goals(draft, player, points, by, reason[:200])
        case GiveBall(unit):
            _ball(draft, unit, by)
        case RenamePlayer(player, name):
            _rename(draft, player, clean_name(name))
        case EndGame(reason):
            draft.emit(ev.MatchEnded(outcome_of(state, reason)))
        case _:
            raise Illegal("correction-unknown")
    advance(draft)
    return draft.done()


def _goals(draft: Draft, player: int, points: int, by: str, reason: str) -> None:
    if not -GOALS_MAX <= points <= GOALS_MAX:
        raise Malformed("points", most=GOALS_MAX)
    if not 0 <= player < len(draft.state.players):
        raise Illegal("no-such-player", player=str(player))
    draft.emit(ev.GoalsSet(player, points, by, reason))


def _rename(draft: Draft, player: int, name: str) -> None:
    """Nothing happens if the name is the same, or empty."""
    if not 0 <= player < len(draft.state.players):
        raise Illegal("no-such-player", player=str(player))
    was = draft.state.players[player].name
    if name not in ("", was):
        draft.emit(ev.PlayerRenamed(player, was, name))


def _ball(draft: Draft, unit: str | None, by: str) -> None:
    if unit is not None and all(item.id != unit for item in draft.state.units):
        raise Illegal("no-such-unit", unit=unit[:40])
    if draft.state.phase is not Phase.PLAY or (draft.state.stack and draft.state.stack[-1].attack is not None):
        raise Illegal("ball-not-now")
    at = pitch.ball_at(draft.state) if unit is None and draft.state.mapped else None
    draft.emit(ev.BallGiven(unit, by, at))
