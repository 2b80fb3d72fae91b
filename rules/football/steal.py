"""Steals and slide tackles (rulebook: "Stealing and slide tackling"): the roll, fouls, what a tackle breaks."""

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.dice import Throw
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.football import dead_ball
from rules.football.activation import damage_throws
from rules.football.ball import BallTaken
from rules.football.match import Draft, Event, Question, on
from rules.football.state import Break, State, Step

BREAKS = ("Ra", "Rd", "Rh", "B", "G", "Y")
"""The systems of the other side that an empty seat's tackle breaks first."""


class Tackled(Event, frozen=True):
    """A steal or slide tackle was rolled: its dice and hits. ``spot`` and ``spotted`` as in ``Kicked``."""

    unit: str
    target: str
    kind: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    spotted: str | None = None
    why: str = "steal-and-tackle"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return damage_throws(before, self.unit, self.target, self.dice, self.hits)


@on(Tackled)
def _tackled(state: State, event: Tackled) -> State:
    breaks = event.kind == "tackle" and event.hits and state.on("tackle-breaks") and state.unit(event.target).systems
    return state.with_attack_rolled(len(event.dice), event.spotted, Step.BREAK if breaks else Step.ACT)


class Fouled(Event, frozen=True):
    """A steal or tackle missed and showed a foul."""

    unit: str
    target: str
    why: str = "foul"


@on(Fouled)
def _fouled(state: State, event: Fouled) -> State:
    return dead_ball.turns_ended(state)


class SystemBroken(Event, frozen=True):
    """A slide tackle broke a system that the tackler's side chose; None: none (option ``tackle-breaks``)."""

    unit: str
    system: str | None
    why: str = "tackle-breaks"


@on(SystemBroken)
def _system_broken(state: State, event: SystemBroken) -> State:
    state = state.with_top(step=Step.ACT)
    return state if event.system is None else state.with_system_lost(event.unit, event.system)


def tackled(draft: Draft, kind: str, rolled: Facts) -> None:
    """Win the ball; or miss, which is a foul if a die shows one."""
    unit, target = draft.act.unit, draft.act.current_attack.target
    draft.emit(Tackled(unit, target, kind, **rolled))
    if rolled["hits"]:
        draft.emit(BallTaken(unit, why="steal-and-tackle"))
    elif draft.state.profile.foul in rolled["dice"]:
        draft.emit(Fouled(unit, target))
        dead_ball.begin(draft, Break.FOUL, draft.state.owner(target))


class BreakSystem(Question):
    """The system that a slide tackle breaks, or none (option ``tackle-breaks``)."""

    kind = "break"
    why = "tackle-breaks"
    at = (Step.BREAK,)
    least = "none"

    def ask(self, state: State) -> Request:
        act = state.act
        kinds = dict.fromkeys(state.unit(act.target).systems)
        options = (option("none", "break-nothing"), *(option(kind, "break", system=kind) for kind in kinds))
        return self.request(state, state.owner(act.unit), options, unit=act.unit, target=act.target)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(SystemBroken(draft.act.target, chosen.facts.get("system")))

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, *BREAKS)
