"""All numbers of Rapid Attack, and its variants' differences in kind (RULINGS 1.9). Distances in ruler units."""

import math
from enum import StrEnum

from msgspec import Struct

from rules.core.dice import Die
from rules.core.json_input import Options
from rules.frames.hits import HitChart
from rules.frames.loadout import PoolDice

_RECKONING = 1e-6
"""Added to a close call: what a measurement loses in floating-point arithmetic."""


class Range(StrEnum):
    """The three exclusive ranges (rulebook: "Range Designations")."""

    HAND_TO_HAND = "hand-to-hand"
    DIRECT_FIRE = "direct-fire"
    ARTILLERY = "artillery"


class Passing(StrEnum):
    """Who activates next in tactical order, and whether that player may pass the choice down the line.

    ``OWN_FRAMES_FIRST``: the player whose turn it is, until all of that player's frames have acted; then the leader.
    """

    ALLOWED = "allowed"
    LEADER_ACTS = "leader-acts"
    OWN_FRAMES_FIRST = "own-frames-first"


class Clock(StrEnum):
    """Display of the doomsday clock: down to zero, or turns counted up."""

    DOWN = "down"
    UP = "up"


class SpotLasts(StrEnum):
    """How long a spot stays beside a frame."""

    UNTIL_USED = "until-used"
    UNTIL_NEXT_ATTACK = "until-next-attack"


class PointFrame(StrEnum):
    """Distance of the point attacker's first frame."""

    EDGE_OF_DIRECT_FIRE = "edge-of-direct-fire"
    WITHIN_DIRECT_FIRE = "within-direct-fire"


class Placing(StrEnum):
    """Order, and place, of the other attackers' frames and stations."""

    HIGHEST_FIRST = "highest-first"
    LOWEST_FIRST = "lowest-first"


class Contested(StrEnum):
    """Holder of a station at which rivals stand, and no frame of its holder."""

    NEUTRAL = "neutral"
    KEPT = "kept"


class GivingGround(StrEnum):
    """The frames that may give ground in an attack: its target, or every frame that it hits."""

    TARGET = "target"
    EVERY_FRAME = "every-frame"


class HighestTie(StrEnum):
    """Choices of the player who resolves a tie for the highest score: to defer too, or only to change the company."""

    MAY_DEFER = "may-defer"
    MUST_CHANGE = "must-change"


class LowestTie(StrEnum):
    """A tie for the lowest score: lots decide who is last, or the order stands."""

    LOTS = "lots"
    STANDS = "stands"


class Equal(StrEnum):
    """The order of players with equal scores: that which they had last, or that of the round before."""

    AS_BEFORE = "as-before"
    ROUND_BEFORE = "round-before"


class Over(StrEnum):
    """The green dice with which a frame moves straight over obstacles: all, or those of movement systems."""

    GREEN_DICE = "green-dice"
    MOVEMENT_SYSTEMS = "movement-systems"


class Size(Struct, frozen=True):
    """The limits for one size of game and one number of players."""

    size: str
    players: int
    frames_min: int
    frames_max: int
    stations: int
    rockets: int = 3


class Demo(Struct, frozen=True, cache_hash=True):
    """A demo: frames a player, neutral stations, turns on the clock.

    On a map each player's first frame stands ``near`` the station, give or take ``spread``, and the next ones
    ``inside`` direct fire by so much. ``around``: while all scores are equal the choice goes around the table.
    """

    frames: int = 2
    neutral: int = 1
    clock: int = 5
    near: float = 5.5
    spread: float = 0.5
    inside: float = 0.2
    around: bool = False


class Custom(Struct, frozen=True, cache_hash=True):
    """What a custom game has where the host names no number."""

    stations: int = 3
    rockets: int = 3


class FieldSizes(Struct, frozen=True, cache_hash=True):
    """Width, at its widest, of the field that is generated for each size of game (rulebook: "Game Area").

    ``least`` and ``most`` in rulers.
    """

    demo: int = 32
    skirmish: int = 36
    battle: int = 44
    least: int = 4
    most: int = 6

    def limits(self, ruler: float) -> tuple[int, int]:
        """The least and the greatest width for a ruler."""
        return math.ceil(self.least * ruler), int(self.most * ruler)

    def of(self, size: str, ruler: float) -> int:
        """The width for a size; a custom game has the field of a skirmish."""
        least, most = self.limits(ruler)
        wanted = {"demo": self.demo, "battle": self.battle}.get(size, self.skirmish)
        return min(max(wanted, least), most)


class InitiativeDice(Struct, frozen=True, cache_hash=True):
    """Per-frame initiative: one die for a frame with ``full`` systems or more, ``damaged`` dice for any other."""

    die: Die = "K20"
    full: int = 4
    damaged: int = 2


class Falls(Struct, frozen=True, cache_hash=True):
    """A fall: one die for every ``bricks`` of height, a hit on ``hit`` and more."""

    die: Die = "R6"
    bricks: int = 3
    hit: int = 4


class Spotting(Struct, frozen=True, cache_hash=True):
    """Spotting systems needed to spot a frame in cover (``covered``), and farther away than a ruler (``far``)."""

    covered: int = 1
    far: int = 2


class Deployment(Struct, frozen=True, cache_hash=True):
    """Deployment (rulebook: "Deployment Process").

    The defender puts down ``stations`` (None: all) and ``first`` frames before the point frame, which stands a ruler
    away, or ``slack`` less. The perimeter leaves ``outside`` as a share of the field. ``changes`` of the terrain that a
    player may make where the players put it down.
    """

    stations: int | None = None
    first: int = 2
    slack: float = 0.25
    outside: float = 1 / 3
    changes: int = 10


class Profile(Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """One ruleset of the family as data. A running game keeps the one that it started with.

    A log leaves out a number that is the default here, and the first logs name none of those numbers: so never change
    a default, but give the profiles below another value. ``reach``: distance of hand-to-hand fighters, of cover and of
    who holds a station; ``bricks``: of a structure that takes a hit, and of one unit of climbing (``climb``);
    ``ppa_edge``: what fewest or most frames, or systems, add to or take from the PPA; ``cover_hits``: absorbed at most
    by one piece of terrain; ``base`` and ``post``: radii of frames and stations; ``core``: rules that are switches
    elsewhere, and always on here; ``agreement``: whether players agree to what others declare where distances are not
    measured.
    """

    id: str
    language: str
    sizes: tuple[Size, ...]
    clock: int
    clock_shown: Clock
    passing: Passing
    spot_lasts: SpotLasts
    point_frame: PointFrame
    placing: Placing
    show_metric: bool
    ruler: float
    reach: float
    white: int
    systems_max: int
    same_max: int
    ppa: int
    bricks: int
    dice: PoolDice = PoolDice()
    chart: HitChart = HitChart()
    spotting: Spotting = Spotting()
    initiative: InitiativeDice = InitiativeDice()
    falls: Falls = Falls()
    deployment: Deployment = Deployment()
    contested: Contested = Contested.NEUTRAL
    giving_ground: GivingGround = GivingGround.TARGET
    highest_tie: HighestTie = HighestTie.MAY_DEFER
    lowest_tie: LowestTie = LowestTie.LOTS
    over: Over = Over.GREEN_DICE
    equal: Equal = Equal.AS_BEFORE
    core: tuple[str, ...] = ()
    demo: Demo = Demo()
    custom: Custom = Custom()
    fields: FieldSizes = FieldSizes()
    ppa_edge: int = 1
    cover_hits: int = 3
    climb: int = 1
    base: float = 0.5
    post: float = 0.4
    close_call: float = 0.1
    agreement: bool = False

    def plays(self, rule: str, options: Options) -> bool:
        """Whether a rule is on in a game with these options."""
        return rule in self.core or options.get(rule) is True

    @property
    def dice_over(self) -> tuple[Die, ...]:
        """The dice with which a frame moves straight over obstacles."""
        green = (self.dice.green,)
        return (*green, self.dice.sprint) if self.over is Over.GREEN_DICE else green

    @property
    def slack(self) -> float:
        """A measurement as close as this goes to the player who acts (rulebook: "Principled Judgment Calls")."""
        return self.close_call + _RECKONING


def _sizes(name: str, *rows: tuple[int, int, int, int]) -> tuple[Size, ...]:
    return tuple(Size(name, *row) for row in rows)


RAPID_ATTACK = Profile(
    id="rapid-attack",
    language="en",
    sizes=(
        *_sizes("skirmish", (2, 4, 6, 3), (3, 3, 5, 2), (4, 3, 4, 2), (5, 3, 4, 1)),
        *_sizes("battle", (2, 5, 8, 3), (3, 4, 7, 2), (4, 4, 6, 2), (5, 3, 5, 1)),
    ),
    clock=11,
    clock_shown=Clock.DOWN,
    passing=Passing.ALLOWED,
    spot_lasts=SpotLasts.UNTIL_USED,
    point_frame=PointFrame.EDGE_OF_DIRECT_FIRE,
    placing=Placing.HIGHEST_FIRST,
    show_metric=False,
    ruler=8.0,
    reach=1.0,
    white=2,
    systems_max=4,
    same_max=2,
    ppa=5,
    bricks=6,
    dice=PoolDice(unsplit=True),
    demo=Demo(around=True),
    fields=FieldSizes(demo=40, skirmish=44, battle=48),
    agreement=True,
)
