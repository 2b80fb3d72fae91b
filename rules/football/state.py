"""The state of a match: immutable, and nothing but data."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct, field, structs

from rules.core.collections import by_id, changed, top_changed
from rules.core.outcome import Outcome
from rules.football.profile import FOOTBALL, Profile, Range

__all__ = [
    "FAMILY_ID",
    "GOAL",
    "NOTHING",
    "Activation",
    "Attack",
    "Ball",
    "Break",
    "Phase",
    "Player",
    "Restart",
    "Slot",
    "State",
    "Step",
    "Unit",
]

FAMILY_ID = "football"
GOAL = "goal"
NOTHING = "none"
Point = tuple[float, float]


class Phase(StrEnum):
    """What the table is doing when nobody's activation is under way."""

    TOSS = "toss"
    SIDE = "side"
    PLACING = "placing"
    COACHING = "coaching"
    PLAY = "play"
    OVER = "over"


class Step(StrEnum):
    """What an activation waits for."""

    TARGET = "target"
    RANGE = "range"
    ROLL = "roll"
    DEFEND = "defend"
    ACT = "act"
    WHERE = "where"
    REACH = "reach"
    LINE = "line"
    USE_SPOT = "use-spot"
    FUMBLE = "fumble"
    BREAK = "break"
    SPOT_TARGET = "spot-target"


class Break(StrEnum):
    """Why play stopped, and how it starts again."""

    KICK_OFF = "kick-off"
    THROW_IN = "throw-in"
    CORNER = "corner"
    GOAL_KICK = "goal-kick"
    FOUL = "foul"


class Player(Struct, frozen=True):
    """A side. ``score`` is its goals; ``east``: it defends the goal at the right-hand end."""

    name: str
    letter: str
    score: int = 0
    east: bool = False


class Unit(Struct, frozen=True):
    """A frame on the pitch. ``gone``: it has had its turn; ``defense`` is None until it is assigned this turn."""

    id: str
    owner: int
    name: str
    systems: tuple[str, ...]
    lost: tuple[str, ...] = ()
    gone: bool = False
    defense: int | None = None
    defense_die: str | None = None
    spot: int | None = None
    spot_die: str | None = None
    at: Point | None = None


class Ball(Struct, frozen=True):
    """The ball: with a unit, or loose. ``at`` is where it lies on a pitch that is drawn; a unit has it at its feet."""

    holder: str | None = None
    at: Point | None = None


class Slot(Struct, frozen=True):
    """A unit's initiative: its die, and those that it rolled again in ties. The lowest is next."""

    unit: str
    values: tuple[int, ...]


class Restart(Struct, frozen=True):
    """A dead ball or kick-off under way. ``side`` plays on; ``done`` have been placed; ``taker`` is at the ball.

    ``last``: the unit that the defence must move first if it is to move at all, once that is known.
    """

    kind: Break
    side: int
    done: tuple[str, ...] = ()
    taker: str | None = None
    placing: str | None = None


class Attack(Struct, frozen=True):
    """A pass, shot, steal or tackle that is not yet resolved. ``line``: who stands in between, None while unknown."""

    target: str
    value: int
    die: int
    line: tuple[str, ...] | None = None


class Activation(Struct, frozen=True):
    """A unit's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` holds indexes into them.

    ``under`` is the unit whose attack called it up, until it has defended. ``hot`` is the system of a free action.
    ``stride`` is how far a move die takes it now; ``fresh``: its turn is an extra one.
    """

    unit: str
    step: Step = Step.TARGET
    under: str | None = None
    target: str = NOTHING
    range: Range | None = None
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    moved: bool = False
    stride: int = 0
    over: bool = False
    attack: Attack | None = None
    attacked: bool = False
    spot_with: int | None = None
    hot: str | None = None


class State(Struct, frozen=True, dict=True):
    """Everything about a match. ``turn`` counts from 1; ``first`` kicks off the match, the other side the second half.

    ``stack`` has the acting unit last. ``primed`` are units that an attack made defend before their time: they go on
    with those dice when their number comes up. ``heat`` is the unit that may hot-rod now. ``tossed`` won the toss.
    """

    players: tuple[Player, ...]
    units: tuple[Unit, ...]
    profile: Profile = FOOTBALL
    options: dict[str, Any] = field(default_factory=dict)
    size: str = "match"
    table: str = "declared"
    phase: Phase = Phase.TOSS
    tossed: int | None = None
    first: int = 0
    turn: int = 0
    ball: Ball = Ball()
    restart: Restart | None = None
    pool: tuple[tuple[int, ...], ...] = ()
    initiative: tuple[Slot, ...] = ()
    stack: tuple[Activation, ...] = ()
    primed: tuple[Activation, ...] = ()
    heat: str | None = None
    drawn: int = 0
    serial: int = 0
    outcome: Outcome | None = None

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        return self.profile.id

    @property
    def family(self) -> str:
        """The family of rulesets that share this engine."""
        return FAMILY_ID

    @property
    def order(self) -> tuple[int, ...]:
        """The players, the one with more goals first."""
        return tuple(sorted(range(len(self.players)), key=lambda number: -self.players[number].score))

    @property
    def mapped(self) -> bool:
        """Whether the pitch is drawn, and distances are measured."""
        return self.table == "map"

    @property
    def offence(self) -> int | None:
        """The side that has the ball; None while it is loose."""
        return None if self.ball.holder is None else self.unit(self.ball.holder).owner

    def unit(self, unit_id: str) -> Unit:
        """The unit of that id. Raises ``KeyError``."""
        return by_id(self.units, unit_id)

    def units_of(self, player: int) -> tuple[Unit, ...]:
        """A side's units."""
        return tuple(unit for unit in self.units if unit.owner == player)

    def on(self, option: str) -> bool:
        """Whether an option is switched on."""
        return self.options.get(option) is True

    def with_unit(self, unit_id: str, **changes: Any) -> State:
        """The state with one unit changed."""
        return structs.replace(self, units=changed(self.units, unit_id, changes))

    def with_top(self, **changes: Any) -> State:
        """The state with the acting activation changed."""
        return structs.replace(self, stack=top_changed(self.stack, changes))
