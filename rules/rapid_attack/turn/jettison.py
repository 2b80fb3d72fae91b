"""Jettison (advanced rule): before the roll a frame throws off systems, one after the other, or keeps them all."""

from rules.core.errors import RulesError
from rules.core.request import Option, Request, option
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import State, Step
from rules.rapid_attack.turn.activation import BY_ORDER, order_of
from rules.rapid_attack.turn.losses import not_carried


class Jettisoned(Event, frozen=True):
    """A frame jettisoned a system before the roll."""

    frame: str
    system: str
    why: str = "jettison"


@on(Jettisoned)
def _jettisoned(state: State, event: Jettisoned) -> State:
    return state.with_system_lost(event.frame, event.system)


class JettisonEnded(Event, frozen=True):
    """No more jettison in this activation."""

    frame: str
    why: str = "jettison"


@on(JettisonEnded)
def _ended(state: State, event: JettisonEnded) -> State:
    return state.with_top(trimmed=True)


class Jettison(Question):
    """A system to throw off, or none."""

    kind, at, least, usual = "jettison", (Step.PREPARE,), "none", ("keep-all",)
    joined = ("hazard",)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return not_carried(request, text) or super().refused(state, request, text)

    def is_open(self, state: State) -> bool:
        act = state.act
        return not act.trimmed and state.on("jettison") and bool(state.frame(act.frame).systems)

    def step(self, draft: Draft) -> bool:
        """Keep all systems of a frame that aims by a standing order."""
        if order_of(draft.state).target is None:
            return False
        draft.emit(JettisonEnded(draft.act.frame, why=BY_ORDER))
        return True

    def ask(self, state: State) -> Request:
        frame = state.frame(state.act.frame)
        systems = (option(system, "jettison", system=system) for system in dict.fromkeys(frame.systems))
        return self.request(state, frame.owner, (option("none", "keep-all"), *systems), frame=frame.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        frame = draft.act.frame
        draft.emit(JettisonEnded(frame) if chosen.label == "keep-all" else Jettisoned(frame, chosen.facts["system"]))
