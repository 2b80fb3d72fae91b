"""What a rule of this family is made of: events with their reducers, drafts, and questions."""

from rules.contract import machine
from rules.core import draft, event
from rules.core.errors import Illegal, RulesError
from rules.core.fold import Fold
from rules.core.request import Request
from rules.rapid_attack.state import TERRAIN, Activation, Frame, State

ACTIONS = ("defend", "move", "attack", "spot")
FOLD = Fold[State]()
on = FOLD.on


class Event(event.Event, frozen=True, tag=True):
    """The base of all events of Rapid Attack; the class name is the tag in JSON.

    Each is data and says why: ``why`` names the ruling that the bot cites. Dice are part of the event that they made,
    so a replay never rolls.
    """


class Draft(draft.Draft[State]):
    """The events of one decision, folded one by one."""

    evolve = FOLD.evolve

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError``."""
        return self.state.act


class Question(machine.Question[State, Draft]):
    """A question of the family; ``at``: steps of an activation, and phases between two."""

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        """An action whose turn has not come names what must be answered first."""
        verb, _, die = text.partition(":")
        if die and verb in ACTIONS and request.kind not in ("act", "defend"):
            return Illegal("wrong-step", kind=request.kind, verb=verb, why="not-yet")
        return super().refused(state, request, text)

    def unit_refused(self, state: State, request: Request, text: str, code: str) -> RulesError:
        """Why a text that names a frame, a station or terrain is not among the options: ``code`` with ``why``.

        Of what is none of these, that there is no such choice.
        """
        word = text.strip().upper()
        kinds = {
            **{
                piece.id: "fallen" if not piece.hits else "hazard" if piece.hazard else "piece"
                for piece in state.terrain
            },
            **{station.id: "station" for station in state.stations},
            TERRAIN.upper(): "terrain",
        }
        frame = next((frame for frame in state.frames if frame.id == word), None)
        if frame is None and word not in kinds:
            return Question.refused(self, state, request, text)
        why = kinds[word] if frame is None else self.frame_refused(state, request, frame)
        return Illegal(code, kind=request.kind, unit=word, why=why)

    def frame_refused(self, state: State, request: Request, frame: Frame) -> str:
        """Why a frame of the game is not among the options."""
        own = frame.owner == request.player
        return "destroyed" if not frame.alive else "own" if own else "not-yours"
