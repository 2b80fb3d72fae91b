"""Coaching (option ``coaching``): each side assigns its initiative dice to its units."""

from msgspec.structs import replace

from rules.contract.capabilities import Choice
from rules.contract.choosing import because
from rules.core.dice import Throw
from rules.core.request import Option, Request, option
from rules.football.chances import best_span
from rules.football.match import Draft, Event, Question, on
from rules.football.state import GOAL, Phase, Slot, State, Unit


class CoachingRolled(Event, frozen=True):
    """Both sides rolled the initiative dice that their coaches assign; faces by side."""

    faces: tuple[tuple[int, ...], ...]
    why: str = "coaching"

    def throws(self, before: State) -> tuple[Throw, ...]:
        die = before.profile.initiative
        return tuple(Throw((die,) * len(faces), faces, in_order=False) for faces in self.faces)


@on(CoachingRolled)
def _coaching_rolled(state: State, event: CoachingRolled) -> State:
    number = sum(map(len, event.faces))
    return replace(state, pool=event.faces, phase=Phase.COACHING, drawn=state.drawn + number)


class Coached(Event, frozen=True):
    """A coach assigned an initiative die to a unit."""

    unit: str
    face: int
    why: str = "coaching"


@on(Coached)
def _coached(state: State, event: Coached) -> State:
    owner = state.unit(event.unit).owner
    left = list(state.pool[owner])
    left.remove(event.face)
    pool = tuple(tuple(left) if number == owner else faces for number, faces in enumerate(state.pool))
    phase = Phase.COACHING if any(pool) else Phase.PLAY
    return replace(state, pool=pool, phase=phase, initiative=(*state.initiative, Slot(event.unit, (event.face,))))


class Coach(Question):
    """The unit that gets a die; equal dice are offered once."""

    kind = "coach"
    why = "coaching"
    at = (Phase.COACHING,)

    def ask(self, state: State) -> Request:
        player = _coach(state)
        assigned = {slot.unit for slot in state.initiative}
        faces = dict.fromkeys(state.pool[player])
        units = [unit for unit in state.units_of(player) if unit.id not in assigned]
        options = [option(f"{unit.id}:{face}", "coach", unit=unit.id, value=face) for unit in units for face in faces]
        return self.request(state, player, options, dice=list(state.pool[player]))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Coached(chosen.facts["unit"], chosen.facts["value"]))

    def default(self, state: State, request: Request) -> object:
        return request.options[0].choice

    def choose(self, state: State, request: Request) -> Choice:
        """The lowest dice to those who may do most with the ball."""
        low = min(item.facts["value"] for item in request.options)
        cheap = [item for item in request.options if item.facts["value"] == low]
        return because(max(cheap, key=lambda item: _use_of(state, state.unit(item.facts["unit"]))))


def _coach(state: State) -> int:
    """The side that assigns the next die: in turn, the side without the ball first."""
    defence = 1 - state.offence
    assigned = [len(state.units_of(player)) - len(state.pool[player]) for player in (0, 1)]
    with_dice = [player for player in (defence, 1 - defence) if state.pool[player]]
    return min(with_dice, key=lambda player: assigned[player])


def _use_of(state: State, unit: Unit) -> float:
    holder = state.ball.holder
    if holder == unit.id:
        return 2.0
    if holder is not None and state.owner(holder) != unit.owner:
        return best_span(state, unit, holder)[0]
    return 0.5 * best_span(state, unit, GOAL)[0]
