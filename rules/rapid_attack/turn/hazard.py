"""Hazardous areas (advanced rule): a frame without environmental systems rolls fewer dice in one."""

from rules.core.request import Option, Request, option
from rules.rapid_attack.map.sights import in_hazard
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import State, Step


class HazardDeclared(Event, frozen=True):
    """A player has said whether the frame stands in a hazardous area."""

    frame: str
    inside: bool
    by: int
    why: str = "hazards"


@on(HazardDeclared)
def _declared(state: State, event: HazardDeclared) -> State:
    return state.with_top(hazard=event.inside)


class Hazard(Question):
    """Whether the frame stands in a hazardous area: asked at a declared table, measured on a map."""

    kind, at, least, usual, seen = "hazard", (Step.PREPARE,), "no", ("no-hazard",), True

    def is_open(self, state: State) -> bool:
        act = state.act
        if act.hazard is not None or not state.on("hazards"):
            return False
        frame = state.frame(act.frame)
        return "E" not in frame.systems and (not state.mapped or in_hazard(state, frame))

    def step(self, draft: Draft) -> bool:
        if not draft.state.mapped:
            return False
        frame = draft.state.frame(draft.act.frame)
        draft.emit(HazardDeclared(frame.id, True, by=frame.owner))
        return True

    def ask(self, state: State) -> Request:
        frame = state.frame(state.act.frame)
        return self.request(state, frame.owner, (option("no", "no-hazard"), option("yes", "in-hazard")), frame=frame.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(HazardDeclared(draft.act.frame, chosen.label == "in-hazard", by=request.player))
