"""The parts of a state that come and go: what a game is in the middle of."""

from enum import IntEnum, StrEnum

from msgspec import Struct

from rules.core.agreement import Word
from rules.core.collections import present
from rules.intercept_orbit.state.profile import Range

NOTHING = "none"
"""The target of an asset that attacks nothing."""

Point = tuple[float, float]


class Step(StrEnum):
    """What an asset's turn waits for. SCREEN settles everything before the damage dice fall; COURSE is the course of a
    ship or an HVA, WHERE the destination of a company."""

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


class SetupStep(IntEnum):
    """The steps of set-up, numbered as in the book."""

    FIRST_HVA = 1
    HVAS = 2
    DEFENDER_SHIP = 3
    PRIMARY_SHIP = 4
    SECONDARY_SHIPS = 5
    ATTACKERS = 6
    DEFENDER = 7
    DEBRIS = 8


class Tie(Struct, frozen=True):
    """A tie for first place: the players who share it, and the winner of the roll-off, who must choose."""

    tied: tuple[int, ...]
    asked: int


class Setup(Struct, frozen=True):
    """Set-up under way.

    ``placing``: the asset that was taken up on a map; ``name``: that of a piece of debris. ``last``: the player who put
    something down last. ``over``: no more debris. ``first``: the defender's first HVA. ``ready``: the players whose
    assets are set up by themselves.
    """

    step: SetupStep = SetupStep.FIRST_HVA
    placing: str | None = None
    name: str | None = None
    last: int | None = None
    over: bool = False
    first: str | None = None
    ready: tuple[int, ...] = ()


class Attack(Struct, frozen=True):
    """An unresolved attack.

    ``cover`` stands between; ``screen`` makes hits count as in cover. ``asked``: the players who have answered whether
    they screen. ``spotted``: the target had spot dice; ``with_spot``: the attack uses them. ``absorbed`` hits may go to
    the cover. At a declared table ``said`` is what the target's player says to range and cover, ``covering`` what the
    player of the cover does.
    """

    target: str
    value: int
    die: int
    cover: str | None = None
    screen: str | None = None
    asked: tuple[int, ...] = ()
    spotted: bool = False
    with_spot: bool = False
    absorbed: int = 0
    said: Word = Word()
    covering: Word = Word()


class Claim(Struct, frozen=True):
    """At a declared table, what ``speaker`` says: that ``player`` is alone at an HVA. Its owner has to agree."""

    hva: str
    player: int
    speaker: int
    word: Word = Word()


class Activation(Struct, frozen=True):
    """An asset's turn under way. ``dice`` and ``faces`` run in parallel; ``used`` holds indexes into them.

    ``under``: the asset whose attack called it up, until it has defended. ``comms`` and ``catapults``: as many as it
    had when it rolled. ``pips``: what is left of its manoeuvre die (None: no die). ``over``: a green die was rolled.
    ``die``: the index of the die set aside to mend, fuel or spot with. ``company``: the one that is launched or mended.
    ``nudged``: the ships that its green ace has moved or turned, and the companies sent along its hull. ``aces``: the
    green aces that have moved or turned it; ``waiting``: those that have let it be so far. ``passed``: the ships that
    its way has passed, to which companies may go over. ``refuted``: HVAs at which its player has given in.
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
    aces: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    refuted: tuple[str, ...] = ()

    @property
    def declared_range(self) -> Range:
        """The range of its attack. Raises ``LookupError`` before it is declared."""
        return present(self.range)

    @property
    def attack_now(self) -> Attack:
        """The attack under way. Raises ``LookupError`` without one."""
        return present(self.attack)

    @property
    def die_aside(self) -> int:
        """The index of the die set aside. Raises ``LookupError`` without one."""
        return present(self.die)

    @property
    def face_aside(self) -> int:
        """What the die set aside shows. Raises ``LookupError`` without one."""
        return self.faces[self.die_aside]

    @property
    def company_now(self) -> str:
        """The company that is launched or mended. Raises ``LookupError`` without one."""
        return present(self.company)

    def used_with(self, die: int | None) -> tuple[int, ...]:
        """The used dice and this one, if any."""
        return self.used if die is None else (*self.used, die)

    def unused(self, die: str) -> list[int]:
        """The places of the unused dice of a kind, the highest first."""
        found = [n for n, kind in enumerate(self.dice) if kind == die and n not in self.used]
        return sorted(found, key=lambda n: -self.faces[n])

    @property
    def pips_left(self) -> int:
        """The pips left of the manoeuvre die; none without a die."""
        return self.pips or 0


class Contact(Struct, frozen=True):
    """An encounter on the way of a ship, HVA or company.

    ``how``: ``through`` (the way leads through or against it), ``ends`` (the mover would stop touching it), ``beside``
    (passed within point defense range), ``edge`` (over the edge of the table), ``host`` (a company ends clinging to
    it), ``carry`` (a company without fuel, taken along), ``claim`` (from now on the player ``side`` alone is near that
    HVA). On a map ``at`` and ``heading`` are the mover's pose there.
    """

    how: str
    asset: str | None = None
    side: int | None = None
    at: Point | None = None
    heading: float = 0.0


class Journey(Struct, frozen=True):
    """A ship, an HVA or a company in the middle of its move.

    ``contacts`` are still to come; ``said``: the answers to the ramming question. ``end``, ``heading`` and ``way``: the
    final pose and the bends if nothing stops it (maps only). ``riders``: the companies asked to come along. ``beside``:
    the ships passed within point defense range. ``claims``: HVAs, each with the player alone beside it on arrival.
    ``declared``: all contacts are known; ``arrived``: it has come to rest. ``nudged``: the green aces that were asked
    then, ``berthed``: the other players' companies that were placed again along the hull.
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
    berthed: tuple[str, ...] = ()


class Collision(Struct, frozen=True):
    """A collision whose dice have fallen: each player turns the other's ship, the rammer's player first.

    ``hits`` on the target, ``taken`` by the rammer. ``turned``: how many have been turned. ``owners`` of rammer and
    target at the crash (older states: none). Debris is removed or pushed instead.
    """

    rammer: str
    target: str
    speed: int
    hits: int = 0
    taken: int = 0
    turned: int = 0
    owners: tuple[int, ...] = ()


class PendingHits(Struct, frozen=True):
    """Hits that an asset must still take. ``dodge``: from an attack, so that a company may dodge them.

    ``by``: the player who picks the losses (boarding); None: the owner.
    """

    asset: str
    hits: int
    dodge: bool = False
    by: int | None = None


class Dice(Struct, frozen=True):
    """A player's dice in a boarding action: pool and faces, in parallel."""

    player: int
    dice: tuple[str, ...]
    faces: tuple[int, ...] = ()


class Boarding(Struct, frozen=True):
    """Boarding at the end of a round. ``done``: ships fought for already; ``ship``: the one fought for now.

    ``lent``: pairs (from, to); ``asked``: the players who have answered whether they lend. ``harm``: pairs (player,
    systems that it may still damage). ``taker`` wins the ship.
    """

    done: tuple[str, ...] = ()
    ship: str | None = None
    asked: tuple[int, ...] = ()
    lent: tuple[tuple[int, int], ...] = ()
    rolled: bool = False
    harm: tuple[tuple[int, int], ...] = ()
    taker: int | None = None
