"""What a game may be in the middle of: the parts of a state that come and go."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.intercept_orbit.state.profile import Range

__all__ = [
    "NOTHING",
    "Activation",
    "Attack",
    "Boarding",
    "Contact",
    "Crash",
    "Dice",
    "Journey",
    "Owed",
    "Point",
    "Setup",
    "Step",
    "Tie",
]

NOTHING = "none"
Point = tuple[float, float]


class Step(StrEnum):
    """What an asset's turn waits for: SCREEN settles everything before the damage dice fall, COURSE is the way of a
    ship or an HVA, WHERE that of a company."""

    TARGET = "target"
    RANGE = "range"
    ROLL = "roll"
    DEFEND = "defend"
    REPAIR = "repair"
    ACT = "act"
    COVER = "cover"
    SCREEN = "screen"
    COVER_HIT = "cover-hit"
    COURSE = "course"
    WHERE = "where"
    MEND = "mend"
    FUEL = "fuel"
    LAUNCH = "launch"
    SPOT_TARGET = "spot-target"


class Tie(Struct, frozen=True):
    """A tie for first place: who share it, and the winner of the roll-off, who must choose."""

    tied: tuple[int, ...]
    asked: int


class Setup(Struct, frozen=True):
    """Set-up under way. ``placing`` is the asset that was taken up on a map, ``name`` that of debris; ``step`` as in
    the book, ``last`` who put something down last. ``over``: no more debris."""

    step: int = 1
    placing: str | None = None
    name: str | None = None
    last: int | None = None
    over: bool = False


class Attack(Struct, frozen=True):
    """An attack that is not yet resolved. ``cover`` is what stands between; ``screen`` makes hits count as in cover.

    ``asked``: the players who have said whether they screen. ``spotted``: the target had spot dice beside it.
    ``absorbed`` hits may go to the cover.
    """

    target: str
    value: int
    die: int
    cover: str | None = None
    screen: str | None = None
    asked: tuple[int, ...] = ()
    spotted: bool = False
    absorbed: int = 0


class Activation(Struct, frozen=True):
    """An asset's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` holds indexes into them.

    ``under`` is the asset whose attack called it up, until it has defended. ``comms`` and ``catapults`` are those it
    had when it rolled. ``pips`` are left of its manoeuvre die (None: no die was put to it), ``over``: a green die was
    rolled. ``die`` is put aside to mend, fuel or spot with, ``company`` is the one that is launched or mended.
    """

    asset: str
    step: Step = Step.TARGET
    under: str | None = None
    target: str = NOTHING
    range: Range | None = None
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    comms: int = 0
    catapults: int = 0
    moved: bool = False
    attacked: bool = False
    served: bool = False
    pips: int | None = None
    over: bool = False
    attack: Attack | None = None
    launched: int = 0
    die: int | None = None
    company: str | None = None
    mend: int = 0
    nudged: tuple[str, ...] = ()


class Contact(Struct, frozen=True):
    """Something that happens on the way of a ship, HVA or company.

    ``how``: ``through`` (its way leads through or against it), ``ends`` (it would stop touching it), ``beside`` (it
    passes within 2), ``edge`` (over the edge), ``host`` (a company ends clinging to it), ``carry`` (a company without
    fuel that it takes along), ``claim`` (from now on the player ``side`` alone is within 2 of that HVA). On a map
    ``at`` and ``heading`` are the mover's pose there.
    """

    how: str
    asset: str | None = None
    side: int | None = None
    at: Point | None = None
    heading: float = 0.0


class Journey(Struct, frozen=True):
    """A ship or an HVA on its way. ``contacts`` are still to come; ``said`` are the answers to the ramming question.

    ``end`` and ``heading`` are where it comes to rest if nothing stops it, ``way`` its bends (maps only). ``riders``:
    who has been asked to come along. ``beside`` are the ships that it has passed within 2. ``claims`` are HVAs
    and who is alone beside them when it has arrived. ``declared``: what it meets is known; ``arrived``: it has come to
    rest.
    """

    asset: str
    speed: int
    clicks: tuple[int, ...] = ()
    contacts: tuple[Contact, ...] = ()
    end: Point | None = None
    heading: float = 0.0
    way: tuple[Point, ...] = ()
    riders: tuple[str, ...] = ()
    declared: bool = False
    arrived: bool = False
    beside: tuple[str, ...] = ()
    claims: tuple[tuple[str, int], ...] = ()
    said: tuple[int, ...] = ()
    nudged: tuple[str, ...] = ()
    handed: bool = False


class Crash(Struct, frozen=True):
    """A collision whose dice have fallen: each player turns the other's ship, the rammer's first.

    ``hits`` and ``taken`` are the hits on the target and on the rammer. ``turned`` counts who has done it. With debris
    it is removed or pushed instead.
    """

    rammer: str
    target: str
    speed: int
    hits: int = 0
    taken: int = 0
    turned: int = 0


class Owed(Struct, frozen=True):
    """Hits that an asset must still take. ``dodge``: they come from an attack, a company may dodge them.

    ``by`` is the player who picks what is lost (boarding); None: the owner.
    """

    asset: str
    hits: int
    dodge: bool = False
    by: int | None = None


class Dice(Struct, frozen=True):
    """A player's dice in a boarding action: its pool and faces, in parallel."""

    player: int
    dice: tuple[str, ...]
    faces: tuple[int, ...] = ()


class Boarding(Struct, frozen=True):
    """Boarding at the end of a round. ``done`` ships are over with; ``ship`` is fought for now.

    ``lent`` are pairs (from, to); ``asked`` have said whether they lend. ``dice`` have been rolled; ``harm`` are pairs
    (player, damage that it may still deal); ``taker`` wins the ship.
    """

    done: tuple[str, ...] = ()
    ship: str | None = None
    asked: tuple[int, ...] = ()
    lent: tuple[tuple[int, int], ...] = ()
    rolled: bool = False
    harm: tuple[tuple[int, int], ...] = ()
    taker: int | None = None
