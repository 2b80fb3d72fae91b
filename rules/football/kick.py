"""Passes and shots (rulebook: "Passing and shooting"): who stands in the line, the roll, what follows."""

from msgspec.structs import replace

from rules.core.choices import TEXT_MAX
from rules.core.dice import Throw
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.football import sights
from rules.football.activation import damage_throws
from rules.football.ball import BallTaken, score
from rules.football.fumble import Fumbled
from rules.football.match import Draft, Event, Question, on
from rules.football.state import GOAL, State, Step


class LineDeclared(Event, frozen=True):
    """The units in the line of a kick, the nearest to the ball first."""

    unit: str
    line: tuple[str, ...]
    why: str = "line"


@on(LineDeclared)
def _line_declared(state: State, event: LineDeclared) -> State:
    return state.with_top(attack=replace(state.act.current_attack, line=event.line), step=Step.USE_SPOT)


class Kicked(Event, frozen=True):
    """A pass or shot was rolled: its dice and hits. ``spot`` is the value that was taken from beside ``spotted``."""

    unit: str
    target: str
    kind: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    line: tuple[str, ...] = ()
    spotted: str | None = None
    why: str = "pass-and-shot"

    def throws(self, before: State) -> tuple[Throw, ...]:
        """The dice; those of a pass hit nobody."""
        thrown = damage_throws(before, self.unit, self.target, self.dice, self.hits, screened=bool(self.line))
        return tuple(replace(throw, unit="", target="") for throw in thrown) if self.kind == "pass" else thrown


@on(Kicked)
def _kicked(state: State, event: Kicked) -> State:
    return state.with_attack_rolled(len(event.dice), event.spotted, Step.ACT)


def kicked(draft: Draft, kind: str, rolled: Facts) -> None:
    """Score, pass the ball, or fumble it."""
    unit, attack = draft.act.unit, draft.act.current_attack
    draft.emit(Kicked(unit, attack.target, kind, line=attack.line or (), **rolled))
    if not rolled["hits"]:
        draft.emit(Fumbled(unit))
    elif attack.target == GOAL:
        score(draft, draft.state.owner(unit), unit, "goal")
    else:
        draft.emit(BallTaken(attack.target, why="pass-and-shot"))


class Line(Question):
    """The units in the line of a kick: measured on a drawn pitch, else declared by the kicker's player."""

    kind = "line"
    why = "line"
    at = (Step.LINE,)
    least = "none"
    seen = True
    joined = ("use-spot",)

    def step(self, draft: Draft) -> bool:
        state, act = draft.state, draft.act
        if state.mapped:
            draft.emit(LineDeclared(act.unit, sights.in_line(state, act.unit, act.target)))
        elif all(unit.id in (act.unit, act.target) for unit in state.units):
            draft.emit(LineDeclared(act.unit, ()))
        else:
            return False
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        others = (unit for unit in state.units if unit.id not in (act.unit, act.target))
        options = (option("none", "line-clear"), *(option(unit.id, "in-line", unit=unit.id) for unit in others))
        free = {"type": "array", "items": {"type": "string"}, "maxItems": state.profile.line_max, "uniqueItems": True}
        return self.request(state, state.owner(act.unit), options, free, unit=act.unit, target=act.target)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        draft.emit(LineDeclared(draft.act.unit, read_line(draft.state, request, choice)))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "in-line"


def read_line(state: State, request: Request, choice: object) -> tuple[str, ...]:
    """The units in the line, the nearest first, from an option, a line of text (``A2, B3``) or a list.

    Raises ``Malformed("line-malformed")``, ``Illegal("line-unit")``, ``Illegal("line-twice")``.
    """
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        text = choice.strip().upper()
        choice = [] if text in ("", "NONE") else [part.strip() for part in text.split(",")]
    if not isinstance(choice, list | tuple) or len(choice) > state.profile.line_max:
        raise Malformed("line-malformed")
    line = tuple(item for item in choice if isinstance(item, str))
    if len(line) < len(choice):
        raise Malformed("line-malformed")
    known = {item.choice for item in request.options} - {"none"}
    for unit in line:
        if unit not in known:
            raise Illegal("line-unit", unit=shown(unit))
    if len(set(line)) < len(line):
        raise Illegal("line-twice")
    return line
