"""The doomsday clock, and the end of the game at zero (rulebook: "Doomsday")."""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import named
from rules.core.event import Outcome
from rules.core.request import Option, Request, option
from rules.rapid_attack.round.order import begin_round
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Phase, State

MOST_ASSETS = "most-assets"
"""The switch, and the reason of such an end."""


class ClockAdvanced(Event, frozen=True):
    """A player advanced the clock by one more."""

    player: int
    clock: int
    why: str = "doomsday"


@on(ClockAdvanced)
def _advanced(state: State, event: ClockAdvanced) -> State:
    return structs.replace(state, clock=event.clock, voted=(*state.voted, event.player))


class ClockHeld(Event, frozen=True):
    """A player held the clock."""

    player: int
    why: str = "doomsday"


@on(ClockHeld)
def _held(state: State, event: ClockHeld) -> State:
    return structs.replace(state, voted=(*state.voted, event.player))


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
    why: str = "end"


@on(GameEnded)
def _ended(state: State, event: GameEnded) -> State:
    return structs.replace(state, phase=Phase.OVER, outcome=event.outcome, stack=())


class Doomsday(Question):
    """Whether a player advances the clock by one more after a round, or holds it."""

    kind, at, least = "doomsday", (Phase.DOOMSDAY,), "hold"

    def step(self, draft: Draft) -> bool:
        """End the game at zero; begin the next round when everybody has chosen."""
        state = draft.state
        if state.clock == 0:
            outcome = outcome_of(state, "doomsday")
            draft.emit(GameEnded(_by_assets(state, outcome) if state.on(MOST_ASSETS) else outcome))
        elif len(state.voted) < len(state.players):
            return False
        else:
            begin_round(draft)
        return True

    def ask(self, state: State) -> Request:
        player = next(player for player in state.order if player not in state.voted)
        options = (option("advance", "advance"), option("hold", "hold"))
        return self.request(state, player, options, clock=state.clock)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "advance":
            draft.emit(ClockAdvanced(request.player, draft.state.clock - 1))
        else:
            draft.emit(ClockHeld(request.player))

    def choose(self, state: State, request: Request) -> Choice:
        """Advance the clock for the leader, who gains by an early end; hold it for anybody else."""
        scores = [player.score for player in state.players]
        leads = all(scores[request.player] > score for n, score in enumerate(scores) if n != request.player)
        return named(request, "advance" if leads else "hold")

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        own = self.choose(state, request)
        guess = (Choice(item.choice, Reason("at-random")) for item in request.options if item.choice != own.choice)
        return [Worth(own, {"clock": 1.0}), *(Worth(other, {"clock": 0.0}) for other in guess)]


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
