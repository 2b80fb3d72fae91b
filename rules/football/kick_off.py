"""The toss before the match (rulebook: "Possession"): its winner chooses offence or defence, its loser the side."""

from msgspec.structs import replace

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.dice import Throw
from rules.core.request import Option, Request, option
from rules.football import dead_ball
from rules.football.match import Draft, Event, Question, on
from rules.football.state import Break, Phase, State


class Tossed(Event, frozen=True):
    """The coin fell; ``player`` won the toss."""

    player: int
    face: int
    why: str = "toss"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(("K2",), (self.face,)),)


@on(Tossed)
def _tossed(state: State, event: Tossed) -> State:
    return replace(state, tossed=event.player, drawn=state.drawn + 1)


class KickOffChosen(Event, frozen=True):
    """The winner of the toss chose offence or defence. ``side`` kicks off."""

    player: int
    side: int
    why: str = "toss"


@on(KickOffChosen)
def _kick_off_chosen(state: State, event: KickOffChosen) -> State:
    return replace(state, first=event.side, phase=Phase.SIDE)


class SideChosen(Event, frozen=True):
    """The loser of the toss chose the goal that it defends first: the eastern one, or not."""

    player: int
    east: bool
    why: str = "toss"


@on(SideChosen)
def _side_chosen(state: State, event: SideChosen) -> State:
    players = (replace(item, east=(n == event.player) == event.east) for n, item in enumerate(state.players))
    return replace(state, players=tuple(players))


class Toss(Question):
    """The winner of the toss kicks off, or defends first."""

    kind = "toss"
    why = "toss"
    at = (Phase.TOSS,)
    least = "defence"

    def step(self, draft: Draft) -> bool:
        if draft.state.tossed is not None:
            return False
        face = draft.dice.roll(("K2",))[0]
        draft.emit(Tossed(face - 1, face))
        return True

    def ask(self, state: State) -> Request:
        options = (option("offence", "offence"), option("defence", "defence"))
        return self.request(state, state.toss_winner, options)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        side = request.player if chosen.label == "offence" else 1 - request.player
        draft.emit(KickOffChosen(request.player, side))

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, "offence")


class Side(Question):
    """The loser of the toss defends the western goal first, or the eastern one."""

    kind = "side"
    why = "toss"
    at = (Phase.SIDE,)
    least = "west"

    def ask(self, state: State) -> Request:
        return self.request(state, 1 - state.toss_winner, (option("west", "west"), option("east", "east")))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(SideChosen(request.player, chosen.label == "east"))
        dead_ball.begin(draft, Break.KICK_OFF, draft.state.first)

    def alike(self, state: State, request: Request) -> bool:
        """The ends of a drawn pitch are the same."""
        return state.mapped
