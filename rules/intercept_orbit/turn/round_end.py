"""The end of a round and of the game: the clock, then fuel (RULINGS 2.6; rulebook: "Ending the Round")."""

from msgspec import structs

from rules.core.event import Outcome
from rules.frames.score import rank
from rules.intercept_orbit.activation import RoundBegan
from rules.intercept_orbit.possession import run_dry, settle
from rules.intercept_orbit.rule import Draft, Event, Question, on
from rules.intercept_orbit.state.state import Phase, State


class FuelBurned(Event, frozen=True):
    """The end of a round: the fuel left to each company, in parallel. ``bingo``: those that are warned."""

    companies: tuple[str, ...]
    fuel: tuple[int, ...]
    bingo: tuple[str, ...] = ()
    why: str = "fuel"


@on(FuelBurned)
def _fuel_burned(state: State, event: FuelBurned) -> State:
    for company, fuel in zip(event.companies, event.fuel, strict=True):
        state = state.with_asset(company, fuel=fuel)
    return state


class ClockTicked(Event, frozen=True):
    """The Doomsday clock goes down by one."""

    clock: int
    why: str = "round-end"


@on(ClockTicked)
def _clock_ticked(state: State, event: ClockTicked) -> State:
    return structs.replace(state, clock=event.clock)


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"


@on(GameEnded)
def _game_ended(state: State, event: GameEnded) -> State:
    return structs.replace(
        state,
        phase=Phase.OVER,
        outcome=event.outcome,
        stack=(),
        pending_hits=(),
        collision=None,
        journey=None,
        boarding=None,
        setup=None,
        tie=None,
    )


class EndOfRound(Question):
    """All boarded ships are fought for: the clock ticks, fuel burns, and the next round begins, or the game ends."""

    at = (Phase.BOARDING,)

    def step(self, draft: Draft) -> bool:
        draft.emit(ClockTicked(max(0, draft.state.clock - 1)))
        if draft.state.clock == 0:
            draft.emit(GameEnded(outcome_of(draft.state, "doomsday")))
        else:
            _burn(draft)
            draft.emit(RoundBegan(draft.state.round + 1, draft.state.clock))
        return True


def _burn(draft: Draft) -> None:
    flying, profile = [asset for asset in draft.state.assets if asset.flying], draft.state.profile
    if not flying:
        return
    fuel = tuple(max(0, (asset.fuel or 0) - profile.burn) for asset in flying)
    bingo = tuple(asset.id for asset, left in zip(flying, fuel, strict=True) if left == profile.bingo)
    draft.emit(FuelBurned(tuple(asset.id for asset in flying), fuel, bingo))
    for asset, left in zip(flying, fuel, strict=True):
        if left == 0:
            run_dry(draft, asset.id)
    settle(draft)


def outcome_of(state: State, reason: str) -> Outcome:
    """The ranking by score; players who share the highest one draw."""
    scores = tuple(player.score for player in state.players)
    order = rank(scores, state.order or tuple(range(len(scores))))
    winners = tuple(player for player in order if scores[player] == max(scores))
    return Outcome(reason, order, winners, scores)
