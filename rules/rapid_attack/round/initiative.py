"""Per-frame initiative, an advanced rule (RULINGS 1.10; rulebook: "Per-frame initiative")."""

from itertools import islice

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.dice import Throw
from rules.core.request import Option, Request, option
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Initiative, Phase, State
from rules.rapid_attack.turn.activation import Activated

BY_NUMBER = "initiative"
"""Why a frame acts now."""


class InitiativeRolled(Event, frozen=True):
    """Each frame's initiative faces of this round, lowest first: two where systems are missing."""

    frames: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    why: str = BY_NUMBER

    def throws(self, before: State) -> tuple[Throw, ...]:
        die = before.profile.initiative.die
        return tuple(Throw((die,) * len(faces), faces, in_order=False) for faces in self.values)


@on(InitiativeRolled)
def _rolled(state: State, event: InitiativeRolled) -> State:
    rolled = tuple(Initiative(frame, values) for frame, values in zip(event.frames, event.values, strict=True))
    return structs.replace(state, initiative=rolled, drawn=state.drawn + sum(map(len, event.values)))


class RolledOff(Event, frozen=True):
    """Frames with the same initiative rolled off; the lowest is next."""

    frames: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = BY_NUMBER

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw((before.profile.initiative.die,) * len(self.faces), self.faces),)


@on(RolledOff)
def _rolled_off(state: State, event: RolledOff) -> State:
    lowest = min(event.faces)
    left = tuple(frame for frame, face in zip(event.frames, event.faces, strict=True) if face == lowest)
    return structs.replace(state, rolling_off=left, drawn=state.drawn + len(event.faces))


class InitiativeDue(Event, frozen=True):
    """The frame whose initiative comes up."""

    frame: str
    why: str = BY_NUMBER


@on(InitiativeDue)
def _due(state: State, event: InitiativeDue) -> State:
    return structs.replace(state, due=event.frame, rolling_off=())


class InitiativeWaited(Event, frozen=True):
    """A frame with two initiative dice waits for the higher one."""

    frame: str
    why: str = BY_NUMBER


@on(InitiativeWaited)
def _waited(state: State, event: InitiativeWaited) -> State:
    later = tuple(
        structs.replace(item, values=item.values[1:]) if item.frame == event.frame else item
        for item in state.initiative
    )
    return structs.replace(state, initiative=later, due=None)


def kept_numbers(state: State) -> tuple[Initiative, ...]:
    """The number that each frame has chosen, where it keeps it for the next round (a rule of the community's)."""
    kept = state.initiative if state.on("initiative-kept") else ()
    return tuple(structs.replace(item, values=item.values[:1]) for item in kept)


class ActOnNumber(Question):
    """Whether a frame acts on its lower die or waits for the next higher one."""

    kind, at, least = "initiative", (Phase.ORDER,), "wait"

    def is_open(self, state: State) -> bool:
        played = state.on("initiative") or state.on("initiative-kept")
        return played and state.round > 0 and any(frame.ready for frame in state.frames)

    def step(self, draft: Draft) -> bool:
        """Roll, roll off or call up the next frame. False when its owner may wait for the other die."""
        state = draft.state
        if not state.initiative:
            # Roll for all frames at once, so that a player who types dice is asked once.
            dice = draft.state.profile.initiative
            frames = [frame for frame in draft.state.frames if frame.alive]
            numbers = [1 if len(frame.systems) >= dice.full else dice.damaged for frame in frames]
            faces = iter(draft.dice.roll((dice.die,) * sum(numbers)))
            values = tuple(tuple(sorted(islice(faces, number))) for number in numbers)
            draft.emit(InitiativeRolled(tuple(frame.id for frame in frames), values))
        elif state.due is None:
            _next(draft)
        elif _later(state, state.due):
            return False
        else:
            draft.emit(Activated(state.due, why=BY_NUMBER))
        return True

    def ask(self, state: State) -> Request:
        frame = str(state.due)
        values = _values(state, frame)
        waits = (option("wait", "wait", value=value) for value in _later(state, frame)[:1])
        options = (option("now", "act-now", value=values[0]), *waits)
        return self.request(state, state.frame(frame).owner, options, frame=frame, values=list(values))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Act now, or wait: every die that shows the value that is due is given up."""
        frame = request.facts["frame"]
        if chosen.label == "act-now":
            draft.emit(Activated(frame, why=BY_NUMBER))
            return
        values = _values(draft.state, frame)
        for _ in range(values.count(values[0])):
            draft.emit(InitiativeWaited(frame))

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, "now")


def _values(state: State, frame: str) -> tuple[int, ...]:
    return next(item.values for item in state.initiative if item.frame == frame)


def _later(state: State, frame: str) -> tuple[int, ...]:
    """The values above the one that is due, lowest first."""
    values = _values(state, frame)
    return tuple(value for value in values if value > values[0])


def _next(draft: Draft) -> None:
    """The frame with the lowest value comes up; equals roll off until one is lowest."""
    state = draft.state
    ready = {frame.id for frame in state.frames if frame.ready}
    among = [item for item in state.initiative if item.frame in ready]
    lowest = min(item.values[0] for item in among)
    tied = state.rolling_off or tuple(item.frame for item in among if item.values[0] == lowest)
    if len(tied) == 1:
        draft.emit(InitiativeDue(tied[0]))
    else:
        draft.emit(RolledOff(tied, draft.dice.roll((state.profile.initiative.die,) * len(tied))))
