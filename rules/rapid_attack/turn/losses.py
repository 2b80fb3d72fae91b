"""Hits taken: each costs a system, or else a white die; without one the frame is destroyed (rulebook: "Hits")."""

from msgspec import structs

from rules.core.choices import text_of
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.frames.loadout import SPLITS, SYSTEMS
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import WHITE, Frame, PendingHits, State, Step
from rules.rapid_attack.turn.activation import without_turn
from rules.rapid_attack.turn.stations import settle

LEAST_USEFUL = ("E", "Y", "G", "Ra", "Rd", "Rh", "B")
"""The order in which systems are lost by default, protection last. Splits go with their first half."""


class SystemLost(Event, frozen=True):
    """A hit took a system, the owner's choice."""

    frame: str
    system: str
    why: str = "losses"


@on(SystemLost)
def _system_lost(state: State, event: SystemLost) -> State:
    """The state without the system; a frame that is acting keeps its use for this round (rulebook: "Applying Hits")."""
    if any(act.frame == event.frame for act in state.stack):
        state = state.with_frame(event.frame, kept=(*state.frame(event.frame).kept, event.system))
    return less_one_hit(state.with_system_lost(event.frame, event.system), event.frame)


class WhiteLost(Event, frozen=True):
    """A hit took a white die."""

    frame: str
    left: int
    why: str = "losses"


@on(WhiteLost)
def _white_lost(state: State, event: WhiteLost) -> State:
    dropped = bool(state.frame(event.frame).systems)
    return less_one_hit(state.with_frame(event.frame, white=event.left, dropped=dropped), event.frame)


class FrameDestroyed(Event, frozen=True):
    """The last white die is gone: the frame is no asset any more, and its activation ends."""

    frame: str
    why: str = "destroyed"


@on(FrameDestroyed)
def _destroyed(state: State, event: FrameDestroyed) -> State:
    gone = {"defense": None, "defense_die": None, "spot": None, "spot_die": None, "rockets": 0}
    state = state.with_frame(event.frame, **gone, near=None, also_near=())
    state = owing(state, tuple(item for item in state.owed if item.frame != event.frame))
    due = None if state.due == event.frame else state.due
    claim = None if state.claim is not None and state.claim.frame == event.frame else state.claim
    return without_turn(structs.replace(state, due=due, claim=claim), event.frame)


def owing(state: State, owed: tuple[PendingHits, ...]) -> State:
    """The state with these hits still to take; without any, the attack that caused them is over."""
    state = structs.replace(state, owed=owed)
    if not owed and state.stack and state.act.step is Step.LOSSES:
        return state.with_top(attack=None, step=Step.ACT)
    return state


def less_one_hit(state: State, frame: str) -> State:
    """The state with one hit less to take for a frame."""
    owed = list(state.owed)
    index = next((i for i, item in enumerate(owed) if item.frame == frame), None)
    if index is not None:
        owed[index] = structs.replace(owed[index], hits=owed[index].hits - 1)
    return owing(state, tuple(item for item in owed if item.hits))


def not_carried(request: Request, text: str) -> Illegal | None:
    """Why a system cannot go: the frame has none of it (any more), or systems go before ``white`` dice.

    None for a text that names neither.
    """
    white = text.lower() in ("white", WHITE.lower())
    known = text.strip().lower() in (name.lower() for name in (*SYSTEMS, *SPLITS))
    facts = {"frame": request.facts["frame"], "system": text.strip(), "hits": request.facts.get("hits", 1)}
    return Illegal("cannot-lose", why="white" if white else "missing", **facts) if white or known else None


class Loss(Question):
    """What a hit takes: a system or a white die. One answer may name several, as many as there are hits."""

    kind, at = "loss", (Step.LOSSES,)

    def step(self, draft: Draft) -> bool:
        """Take a hit where there is nothing to choose, or by standing orders."""
        frame = draft.state.frame(draft.state.owed[0].frame)
        options = _options(draft.state, frame)
        by_system = {item.facts.get("system", WHITE): item for item in options}
        ordered = draft.state.orders_of(frame.owner).losses
        loss = next((by_system[system] for system in ordered if system in by_system), None)
        if loss is None and len(options) > 1:
            return False
        _lose(draft, frame, loss or options[0])
        return True

    def ask(self, state: State) -> Request:
        owed = state.owed[0]
        frame = state.frame(owed.frame)
        return self.request(
            state, frame.owner, _options(state, frame), frame=frame.id, hits=owed.hits, several=owed.hits
        )

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """One loss, or several in their order, no more than there are hits: ``R, B``."""
        facts = {name: request.facts[name] for name in ("frame", "hits")}
        for taken, part in enumerate(text_of(request, choice).split(",")):
            frame = draft.state.frame(request.facts["frame"])
            if taken == request.facts["hits"] or not frame.alive:
                raise Illegal("cannot-lose", why="too-many", **{**facts, "system": part.strip()})
            left = structs.replace(request, options=_options(draft.state, frame))
            _lose(draft, frame, self.read(draft.state, left, part.strip()))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return not_carried(request, text) or super().refused(state, request, text)

    def default(self, state: State, request: Request) -> str:
        """The losses that the player ordered, then the least useful system, a white die last."""
        choices = {item.choice: item for item in request.options}
        ordered = ("white" if system == WHITE else system for system in state.orders_of(request.player).losses)
        systems = sorted((choice for choice, item in choices.items() if item.label == "lose"), key=_rank)
        return next((choice for choice in (*ordered, *systems) if choice in choices), request.options[0].choice)


def _rank(system: str) -> int:
    whole = system.partition("/")[0]
    return LEAST_USEFUL.index(whole) if whole in LEAST_USEFUL else len(LEAST_USEFUL)


def _options(state: State, frame: Frame) -> tuple[Option, ...]:
    """The systems that a frame may lose; a white die when none are left, or by the advanced rule."""
    kinds = tuple(dict.fromkeys(frame.systems))
    options = tuple(option(kind, "lose", system=kind, number=frame.systems.count(kind)) for kind in kinds)
    if not kinds or (state.on("drop-whites") and frame.white == state.profile.white):
        return (*options, option("white", "lose-white", number=1 if kinds else frame.white))
    return options


def _lose(draft: Draft, frame: Frame, loss: Option) -> None:
    if "system" in loss.facts:
        draft.emit(SystemLost(frame.id, loss.facts["system"]))
        return
    draft.emit(WhiteLost(frame.id, frame.white - 1))
    if frame.white == 1:
        draft.emit(FrameDestroyed(frame.id))
        settle(draft)
