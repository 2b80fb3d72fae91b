"""What every rule of Intercept Orbit is made of: events and their reducers, drafts, questions."""

from collections.abc import Sequence
from typing import ClassVar, cast

from msgspec import structs

from rules.contract import machine
from rules.contract.capabilities import Choice, Reason
from rules.contract.choosing import because, rest
from rules.core import draft, event
from rules.core.choices import dice_left, is_worse
from rules.core.fold import Fold
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.state.pending import Activation
from rules.intercept_orbit.state.state import State

FOLD = Fold[State]()
on = FOLD.on
YES = "yes"
HITS, COLLISION, JOURNEY, CLAIM = "hits", "collision", "journey", "claim"
"""Where a game stands while one of these is settled; else it stands at the step of a turn, or in a phase."""
ORDERED = "standing-orders"
"""Why something happened that a player has ordered beforehand."""


class Event(event.Event, frozen=True, tag=lambda name: f"intercept-orbit.{name}"):
    """The base of all events of Intercept Orbit.

    ``why`` is the name of the ruling that the bot cites; dice are always part, so a replay never rolls.
    """

    vacates: ClassVar[bool] = False
    """Whether a player may be alone near an HVA afterwards though nobody has declared a way."""


def evolve(state: State | None, happened: event.Event) -> State:
    """The state after an event; None is the state before the first."""
    after = FOLD.evolve(state, happened)
    if after.mapped or not cast(Event, happened).vacates:
        return after
    return structs.replace(after, vacated=tuple(range(len(after.players))))


class Draft(draft.Draft[State]):
    """The events of one decision so far. ``straight``: the player whose HVAs all go straight on in it."""

    evolve = staticmethod(evolve)
    straight: int | None = None

    @property
    def act(self) -> Activation:
        """The acting asset's turn. Raises ``IndexError`` if there is none."""
        return self.state.act


class Question(machine.Question[State, Draft]):
    """A question of Intercept Orbit. ``why``: the ruling behind it."""

    why: ClassVar[str] = ""

    def request_to(
        self,
        state: State,
        player: int,
        options: Sequence[Option],
        asset: str | None = None,
        /,
        *,
        free: Facts | None = None,
        **more: object,
    ) -> Request:
        """A request. Its facts: the acting asset (``asset`` and ``frame``) and its ``dice`` that are left, with their
        ``faces``; the ruling (``why``), and ``more``."""
        left = dice_left(state.act) if state.stack and state.act.asset == asset else {}
        acting = {} if asset is None else {"asset": asset, "frame": asset, **left}
        facts = {**acting, "why": self.why, **more}
        return self.request(state, player, options, None if free is None else dict(free), **facts)

    def continue_straight(self, draft: Draft) -> bool:
        """Take a step for an HVA, where all of its player's go straight on. False: the player must decide."""
        return False

    def choose(self, state: State, request: Request) -> Choice | None:
        choice = self.default(state, request)
        found = next((item for item in request.options if item.choice == choice), None)
        return Choice(choice, Reason("default")) if found is None else because(found)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return rest(request, self.choose(state, request), lambda item: _sensible(request, item))


class TurnQuestion(Question):
    """A question of an asset's turn, asked of the player who controls the asset."""

    def to_owner(
        self, state: State, options: Sequence[Option], *, free: Facts | None = None, **more: object
    ) -> Request:
        """A request to the player who controls the acting asset."""
        asset = state.asset(state.act.asset)
        return self.request_to(state, asset.owner, options, asset.id, free=free, **more)


def yes_no(yes: str, no: str) -> tuple[Option, ...]:
    """Two options with these labels."""
    return option(YES, yes), option("no", no)


def _sensible(request: Request, item: Option) -> bool:
    if item.label in ("attack-spot", "berth", "nudge", "path-claim", "release", "pass") or item.facts.get("debris"):
        return False
    return not (item.label in ("attack", "defend", "move", "no-defense") and is_worse(request, item))
