"""Possession and goals (rulebook: "Possession", "Objective")."""

from msgspec.structs import replace

from rules.football import dead_ball, pitch
from rules.football.match import Draft, Event, on
from rules.football.state import Ball, Break, State, Step


class BallTaken(Event, frozen=True):
    """A unit took possession of the ball."""

    unit: str
    why: str = "possession"


@on(BallTaken)
def _ball_taken(state: State, event: BallTaken) -> State:
    unit = state.unit(event.unit)
    return after_fumble(replace(state, ball=Ball(unit.id, unit.at), had=unit.owner))


def after_fumble(state: State) -> State:
    """The state in which the unit that fumbled goes on with its turn."""
    return state.with_top(step=Step.ACT) if state.stack and state.act.step is Step.FUMBLE else state


class Scored(Event, frozen=True):
    """A side scored. ``unit`` kicked the ball, ``own``: into its own goal; ``goals`` is the side's new score."""

    player: int
    unit: str
    goals: int
    own: bool = False
    why: str = "goal"


@on(Scored)
def _scored(state: State, event: Scored) -> State:
    ball = Ball(at=pitch.mouth(state, 1 - event.player) if state.mapped else None)
    return dead_ball.turns_ended(replace(state.with_player(event.player, score=event.goals), ball=ball))


def score(draft: Draft, player: int, kicker: str, why: str) -> None:
    """Score a goal for the side that attacks it; the other kicks off if there is anybody to play in this half."""
    own = player != draft.state.owner(kicker)
    draft.emit(Scored(player, kicker, draft.state.players[player].score + 1, own, why))
    # No kick-off follows when the last unit of a half has acted.
    state = draft.state
    profile = state.profile
    if not (state.turn in (profile.half, profile.turns) and all(unit.gone for unit in state.units)):
        dead_ball.begin(draft, Break.KICK_OFF, 1 - player)
