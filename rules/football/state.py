"""The state of a match: frozen data and typed access to it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct, field, structs

from rules.core.agreement import Word
from rules.core.collections import by_id, changed, present, top_changed
from rules.core.event import Outcome
from rules.core.json_input import Options
from rules.field import Point
from rules.football.profile import FOOTBALL, Profile, Range

FAMILY_ID = "football"
GOAL = "goal"
NOTHING = "none"
HEAT = "heat"


class Phase(StrEnum):
    """The phase of the match between two activations."""

    TOSS = "toss"
    SIDE = "side"
    PLACING = "placing"
    COACHING = "coaching"
    PLAY = "play"
    OVER = "over"


class Step(StrEnum):
    """The step of an activation."""

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
    """The kinds of restart."""

    KICK_OFF = "kick-off"
    THROW_IN = "throw-in"
    CORNER = "corner"
    GOAL_KICK = "goal-kick"
    FOUL = "foul"


class Player(Struct, frozen=True):
    """A side. ``score`` is its goals; ``east``: it defends the eastern goal."""

    name: str
    letter: str
    score: int = 0
    east: bool = False


class Unit(Struct, frozen=True):
    """A frame of a team. ``gone``: its turn is over; ``defense`` is None until it is assigned in this turn.

    ``at`` is its place on a drawn pitch. ``burnt``: it has hot-rodded in this turn.
    """

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
    burnt: bool = False

    @property
    def position(self) -> Point:
        """Its place, for a unit that stands on a drawn pitch."""
        return present(self.at)


class Ball(Struct, frozen=True):
    """The ball: with a unit, or loose. ``at`` is its place on a drawn pitch if it is loose.

    ``since``: the restart from whose place it has gone no farther than its holder has run (``roamed``).
    """

    holder: str | None = None
    at: Point | None = None
    since: Break | None = None
    roamed: float = 0.0


class Slot(Struct, frozen=True):
    """A unit's initiative: its die, then those of its roll-offs. The lowest acts next."""

    unit: str
    values: tuple[int, ...]


class Spot(Struct, frozen=True):
    """A unit and its place to be."""

    unit: str
    at: Point


class Restart(Struct, frozen=True):
    """A kick-off or dead ball under way, for ``side``. Units ``done`` have been placed; ``taker`` is at the ball.

    ``placing`` is the unit that is being placed on a drawn pitch, ``last`` the side that placed last. The sides
    ``lined_up`` have said all their ``spots``: the rest of their units stay.
    """

    kind: Break
    side: int
    done: tuple[str, ...] = ()
    taker: str | None = None
    placing: str | None = None
    last: int | None = None
    lined_up: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()

    def takes(self, player: int) -> bool:
        """Whether the next unit that a side places is the taker."""
        return player == self.side and self.taker is None


class Attack(Struct, frozen=True):
    """A pass, shot, steal or tackle before its roll. ``line`` are the units in between; None while unknown.

    ``die`` is its place in the pool, ``value`` its face.
    """

    target: str
    value: int
    die: int
    line: tuple[str, ...] | None = None


class Activation(Struct, frozen=True):
    """A unit's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` are indexes into them.

    ``under`` is the attacker that makes the unit defend before its turn, ``called`` how: it stands in the ``line`` of a
    kick, gets the ``pass``, or suffers the ``steal`` or ``tackle``. ``target`` is the goal, a unit or nothing.
    ``stride`` is the length of its run, ``over``: it runs over other units. ``spot_with`` is the index of the die that
    it spots with, ``hot`` the system of a free action. At a declared table the other side has ``said`` where the ball
    goes that it has fumbled; its side has still to agree (``word``), and to nothing that was ``denied``.
    """

    unit: str
    step: Step = Step.TARGET
    under: str | None = None
    called: str | None = None
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
    said: str | None = None
    word: Word = Word()
    denied: tuple[str, ...] = ()

    @property
    def aims(self) -> bool:
        """Whether its attack is to come or under way: one that has hit or missed is over, but for a ball that flies."""
        return self.target != NOTHING and (not self.attacked or self.attack is not None or self.step is Step.FUMBLE)

    @property
    def declared_range(self) -> Range:
        """The range of its attack, once that is declared."""
        return present(self.range)

    @property
    def current_attack(self) -> Attack:
        """The attack that waits for its roll."""
        return present(self.attack)

    @property
    def spot_die(self) -> int:
        """The index of the die that it spots with, while it chooses whom to spot."""
        return present(self.spot_with)


class Orders(Struct, frozen=True):
    """A player's standing orders; an empty field asks.

    ``target``: the ``likely`` one or ``nobody``, for a unit that defends early. ``defend``: with the ``best`` die, the
    best ``blue`` one or ``none``. ``mark``: use marks ``always``. ``hotrod``: ``never``.
    """

    player: int
    target: str = ""
    defend: str = ""
    mark: str = ""
    hotrod: str = ""


class State(Struct, frozen=True, dict=True):
    """A match. ``turn`` counts from 1; side ``first`` kicks off the match, the other side the second half.

    ``stack`` has the acting unit last. ``primed`` are units that have defended before their turn: they go on with the
    same dice when their number comes up. ``pool`` are the initiative dice, by side, that coaches have yet to assign.
    ``heat`` is the unit that may hot-rod now. ``tossed`` won the toss. ``had`` is the side that had the ball last.
    """

    players: tuple[Player, ...]
    units: tuple[Unit, ...]
    profile: Profile = FOOTBALL
    options: Options = field(default_factory=dict)
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
    had: int = 0
    orders: tuple[Orders, ...] = ()

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
        """The sides, the one with more goals first."""
        return tuple(sorted(range(len(self.players)), key=lambda number: -self.players[number].score))

    @property
    def place(self) -> str:
        """Where the match stands: the step of the acting unit, ``HEAT`` after its turn, or the phase between two."""
        return self.stack[-1].step if self.stack else self.phase if self.heat is None else HEAT

    @property
    def mapped(self) -> bool:
        """Whether the pitch is drawn and the referee measures."""
        return self.table == "map"

    @property
    def needs_agreement(self) -> bool:
        """Whether a side agrees to where the other says that its fumbled ball goes."""
        return self.profile.agreement and not self.mapped and not self.on("trust")

    @property
    def sided(self) -> bool:
        """Whether the sides have their ends."""
        return self.phase not in (Phase.TOSS, Phase.SIDE)

    @property
    def ends(self) -> tuple[int, ...]:
        """The side that defends the western goal, then the other one."""
        return tuple(sorted(range(len(self.players)), key=lambda number: self.players[number].east))

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError`` if nobody acts."""
        return self.stack[-1]

    @property
    def current_restart(self) -> Restart:
        """The restart under way."""
        return present(self.restart)

    @property
    def toss_winner(self) -> int:
        """The side that won the toss, once the coin has fallen."""
        return present(self.tossed)

    @property
    def offence(self) -> int:
        """The side that has the ball; while it is loose, the side that had it last."""
        return self.had if self.ball.holder is None else self.unit(self.ball.holder).owner

    def orders_of(self, player: int) -> Orders:
        """A player's standing orders."""
        return next((item for item in self.orders if item.player == player), Orders(player))

    def unit(self, unit_id: str) -> Unit:
        """The unit of that id. Raises ``KeyError``."""
        return by_id(self.units, unit_id)

    def owner(self, unit_id: str) -> int:
        """The side of a unit."""
        return self.unit(unit_id).owner

    def units_of(self, player: int) -> tuple[Unit, ...]:
        """A side's units."""
        return tuple(unit for unit in self.units if unit.owner == player)

    def defense_of(self, unit_ids: Iterable[str]) -> int:
        """The sum of the defenses of some units."""
        return sum(self.unit(unit_id).defense or 0 for unit_id in unit_ids)

    def kicks(self, unit_id: str, target: str) -> bool:
        """Whether an attack of a unit on a target is a shot or a pass, not a steal or a tackle."""
        return target == GOAL or self.owner(target) == self.owner(unit_id)

    def has_ball(self, act: Activation) -> bool:
        """Whether the ball is where the attack of an acting unit needs it: with the unit that kicks, or with the one
        that is attacked."""
        return self.ball.holder == (act.unit if self.kicks(act.unit, act.target) else act.target)

    def on(self, option: str) -> bool:
        """Whether an option is switched on."""
        return self.options.get(option) is True

    def with_unit(self, unit_id: str, **changes: object) -> State:
        """The state with other values in one unit."""
        return structs.replace(self, units=changed(self.units, unit_id, changes))

    def with_top(self, **changes: object) -> State:
        """The state with other values in the acting activation."""
        return structs.replace(self, stack=top_changed(self.stack, changes))

    def with_player(self, player: int, **changes: object) -> State:
        """The state with other values in one side."""
        players = list(self.players)
        players[player] = structs.replace(players[player], **changes)
        return structs.replace(self, players=tuple(players))

    def with_die_used(self, die: int | None) -> State:
        """The state with a die of the acting activation used; unchanged for None."""
        return self if die is None else self.with_top(used=(*self.act.used, die))

    def with_attack_rolled(self, dice: int, spotted: str | None, step: Step) -> State:
        """The state at a step after the roll of an attack; a spot that was used is gone."""
        state = structs.replace(self, drawn=self.drawn + dice).with_top(attack=None, step=step)
        return state if spotted is None else state.with_unit(spotted, spot=None, spot_die=None)

    def with_system_lost(self, unit_id: str, system: str) -> State:
        """The state with one system less in a unit."""
        unit = self.unit(unit_id)
        at = unit.systems.index(system)
        left = unit.systems[:at] + unit.systems[at + 1 :]
        return self.with_unit(unit_id, systems=left, lost=(*unit.lost, system))
