"""The roll of a frame's dice pool (rulebook: "Building the Dice Pool"; RULINGS 1.2)."""

from msgspec import structs

from rules.core.dice import Throw
from rules.frames.loadout import pool
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import State, Step


class Rolled(Event, frozen=True):
    """The pool of an activation and its faces, in parallel."""

    frame: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "pool"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(self.dice, self.faces, player=before.frame(self.frame).owner),)


@on(Rolled)
def _rolled(state: State, event: Rolled) -> State:
    state = structs.replace(state, drawn=state.drawn + len(event.faces))
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.DEFEND)


class Roll(Question):
    """The frame rolls its dice once target, range, jettison and hazard are settled. Never asks."""

    at = (Step.PREPARE,)

    def step(self, draft: Draft) -> bool:
        act, frame = draft.act, draft.state.frame(draft.act.frame)
        dice = pool(
            draft.state.profile.dice,
            frame.systems,
            white=frame.white,
            attack_range=act.range,
            rockets=act.rockets,
            hazard=act.hazard is True,
        )
        draft.emit(Rolled(frame.id, dice, draft.dice.roll(dice)))
        return True
