"""Turns, halves and the order of units (rulebook: "Duration", "Objective", "Initiative")."""

from itertools import chain, islice

from msgspec.structs import replace

from rules.core.dice import Throw
from rules.core.event import Outcome
from rules.football import dead_ball
from rules.football.activation import Activated, Resumed
from rules.football.coaching import CoachingRolled
from rules.football.match import Draft, Event, Question, on
from rules.football.state import Break, Phase, Slot, State


class TurnBegan(Event, frozen=True):
    """A turn began: defenses and spots are gone, and every unit may act again."""

    turn: int
    why: str = "football-turn"


@on(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> State:
    fresh = {"gone": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None, "burnt": False}
    units = tuple(replace(unit, **fresh) for unit in state.units)
    return replace(state, turn=event.turn, units=units, initiative=(), primed=(), pool=())


class InitiativeRolled(Event, frozen=True):
    """Every unit rolled initiative for the turn; units and the ``faces`` that count in parallel.

    ``values`` are all dice of each unit, as they fell; empty in older logs, where each had one.
    """

    units: tuple[str, ...]
    faces: tuple[int, ...]
    values: tuple[tuple[int, ...], ...] = ()
    why: str = "football-initiative"

    def throws(self, before: State) -> tuple[Throw, ...]:
        faces = tuple(chain.from_iterable(self.values)) or self.faces
        return (Throw((before.profile.initiative,) * len(faces), faces),)


@on(InitiativeRolled)
def _initiative_rolled(state: State, event: InitiativeRolled) -> State:
    slots = tuple(Slot(unit, (face,)) for unit, face in zip(event.units, event.faces, strict=True))
    return replace(state, initiative=slots, drawn=state.drawn + (sum(map(len, event.values)) or len(event.faces)))


class RolledOff(Event, frozen=True):
    """Units with the same number rolled off; the lowest goes first."""

    units: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-initiative"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw((before.profile.initiative,) * len(self.faces), self.faces),)


@on(RolledOff)
def _rolled_off(state: State, event: RolledOff) -> State:
    rolled = dict(zip(event.units, event.faces, strict=True))
    slots = tuple(
        replace(slot, values=(*slot.values, rolled[slot.unit])) if slot.unit in rolled else slot
        for slot in state.initiative
    )
    return replace(state, initiative=slots, drawn=state.drawn + len(event.faces))


class TurnEnded(Event, frozen=True):
    """All units have acted in the turn."""

    turn: int
    why: str = "football-turn"


@on(TurnEnded)
def _turn_ended(state: State, event: TurnEnded) -> State:
    if event.turn != state.profile.half:
        return replace(state, initiative=())
    return replace(state, initiative=(), players=tuple(replace(item, east=not item.east) for item in state.players))


class MatchEnded(Event, frozen=True):
    """The match ended."""

    outcome: Outcome
    why: str = "full-time"


@on(MatchEnded)
def _match_ended(state: State, event: MatchEnded) -> State:
    return replace(state, phase=Phase.OVER, outcome=event.outcome, stack=(), primed=(), restart=None, heat=None)


class NextUnit(Question):
    """Begin a turn, roll its initiative, and activate the unit with the lowest number. Never asks."""

    at = (Phase.PLAY,)

    def step(self, draft: Draft) -> bool:
        state = draft.state
        if state.turn == 0:
            draft.emit(TurnBegan(1))
        elif all(unit.gone for unit in state.units):
            _end_turn(draft)
        elif not state.initiative:
            _roll(draft)
        else:
            _activate_next(draft)
        return True


def _roll(draft: Draft) -> None:
    """Roll the initiative dice of a turn: those of every unit, or one a unit for each side's coach to assign."""
    state = draft.state
    profile, coached = state.profile, state.on("coaching")
    numbers = [1 if coached else profile.initiative_dice(len(unit.systems)) for unit in state.units]
    faces = draft.dice.roll((profile.initiative,) * sum(numbers))
    if coached:
        first = len(state.units_of(0))
        draft.emit(CoachingRolled((tuple(sorted(faces[:first])), tuple(sorted(faces[first:])))))
        return
    left = iter(faces)
    values = tuple(tuple(islice(left, number)) for number in numbers)
    draft.emit(InitiativeRolled(tuple(unit.id for unit in state.units), tuple(map(min, values)), values))


def _activate_next(draft: Draft) -> None:
    """Activate the unit with the lowest number; units with the same number roll off first."""
    state = draft.state
    waiting = [slot for slot in state.initiative if not state.unit(slot.unit).gone]
    lowest = min(slot.values for slot in waiting)
    tied = [slot.unit for slot in waiting if slot.values == lowest]
    if len(tied) > 1:
        draft.emit(RolledOff(tuple(tied), draft.dice.roll((state.profile.initiative,) * len(tied))))
    elif any(act.unit == tied[0] for act in state.primed):
        draft.emit(Resumed(tied[0]))
    else:
        draft.emit(Activated(tied[0], number=lowest[0]))


def _end_turn(draft: Draft) -> None:
    """Begin the next turn, after the first half with the other side's kick-off; end the match after the last turn."""
    profile, turn = draft.state.profile, draft.state.turn
    draft.emit(TurnEnded(turn))
    if turn >= profile.turns:
        draft.emit(MatchEnded(outcome_of(draft.state, "full-time")))
        return
    draft.emit(TurnBegan(turn + 1))
    if turn == profile.half:
        dead_ball.begin(draft, Break.KICK_OFF, 1 - draft.state.first)


def outcome_of(state: State, reason: str) -> Outcome:
    """The outcome by goals; equal is a draw."""
    goals = tuple(player.score for player in state.players)
    winners = tuple(player for player in state.order if goals[player] == max(goals))
    return Outcome(reason, state.order, winners, goals)
