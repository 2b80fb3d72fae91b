"""Falls (advanced rule: elevation): a frame falls when the structure beneath it gives way, or when the host says so."""

from msgspec import structs

from rules.core.dice import Throw
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.state import PendingHits, State


class Fell(Event, frozen=True):
    """A frame fell: dice by the height, faces sorted, and the hits among them.

    ``by``: the host who says so; empty where the structure under the frame gave way.
    """

    frame: str
    bricks: int
    dice: tuple[int, ...]
    hits: int
    by: str = ""
    why: str = "elevation"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw((before.profile.falls.die,) * len(self.dice), self.dice, in_order=False),)


@on(Fell)
def _fell(state: State, event: Fell) -> State:
    owed = (*state.owed, PendingHits(event.frame, event.hits)) if event.hits else state.owed
    return structs.replace(state, drawn=state.drawn + len(event.dice), owed=owed)


def fall(draft: Draft, frame: str, bricks: int, by: str = "") -> None:
    """Let a frame fall."""
    falls = draft.state.profile.falls
    faces = draft.dice.roll((falls.die,) * (bricks // falls.bricks))
    hits = sum(1 for face in faces if face >= falls.hit)
    draft.emit(Fell(frame, bricks, tuple(sorted(faces)), hits, by))


def fall_from_ruins(draft: Draft, before: State) -> None:
    """Frames whose structure has given way since then fall from it."""
    if not draft.state.on("elevation"):
        return
    for frame in before.frames:
        if frame.on is not None and frame.alive and draft.state.frame(frame.id).on is None:
            fall(draft, frame.id, before.piece(frame.on).bricks)


def without_ruins(state: State) -> State:
    """The state with the frames on the ground whose piece of terrain no longer stands."""
    gone = {piece.id for piece in state.terrain if not piece.stands}
    for frame in state.frames:
        if frame.on in gone:
            state = state.with_frame(frame.id, on=None)
    return state
