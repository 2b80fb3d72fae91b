"""Exact chances, and calculations outside any match (PROTOCOL: ``pool``, ``attack``, ``odds``; ``/odds``).

Rulebook: "Passing and shooting", "Stealing…".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import comb
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

from rules.contract.calculation import Calculation, PoolResult
from rules.core.dice import ScriptedDice, SystemDice, sides_of
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts, take
from rules.football.profile import Profile, Range
from rules.frames.hits import damage_dice
from rules.frames.loadout import check_loadout, parse_system, pool
from rules.frames.odds_rows import Weighed

DICE_MAX = 100
TARGETS = ("goal", "mate", "possessor")
KINDS = {"goal": "shot", "mate": "pass"}
SPOT = 4
"""The spot whose effect is shown."""
Small = Annotated[int, Meta(ge=0, le=99)]


class Pool(Struct, forbid_unknown_fields=True):
    """``ball``: the unit has it. Then hand-to-hand systems give no red dice; without it artillery ones give none."""

    systems: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]
    range: Range | None = None
    ball: bool = False


class Odds(Struct, forbid_unknown_fields=True):
    """The question ``odds``. ``target``: ``goal`` (a shot), ``mate`` (a pass), ``possessor`` (a steal or tackle).

    ``line`` is the number of units in the line, ``defense`` the sum of theirs, or that of the possessor; the ``range``
    plays no part.
    """

    attack: Small
    target: Literal["goal", "mate", "possessor"] = "goal"
    spot: Small = 0
    defense: Small = 0
    line: Annotated[int, Meta(ge=0, le=20)] = 0
    range: Range | None = None

    @property
    def screened(self) -> bool:
        """Whether a unit in the line is in the way: of a pass or shot, never of a steal or tackle (book)."""
        return self.line > 0 and self.target != "possessor"


class Attack(Odds, forbid_unknown_fields=True):
    """The question ``attack``; ``dice``: the faces of the damage dice (default: rolled)."""

    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


class AttackResult(Struct, frozen=True):
    """The damage dice, the number of those that hit, and whether it is a foul."""

    damage_dice: int
    dice: tuple[int, ...]
    target_hits: int
    foul: bool


class OddsResult(Struct, frozen=True):
    """The chance of each number of hits, their mean; the chances of at least one and of a foul."""

    damage_dice: int
    target_hits: dict[str, float]
    mean: float
    success: float
    foul: float


class Chances(Struct, frozen=True):
    """``success``: the chance of at least one hit; ``foul``: of no hit and a foul among the dice."""

    dice: int
    success: float
    foul: float = 0.0


def chances(profile: Profile, dice: int, *, screened: bool, tackle: bool) -> Chances:
    """The exact chances of that many dice."""
    sides, good = sides_of(profile.damage), {*profile.good_faces(screened=screened)}
    miss = ((sides - len(good)) / sides) ** dice
    foul = miss - ((sides - len(good | {profile.foul})) / sides) ** dice if tackle else 0.0
    return Chances(dice, 1 - miss, foul)


def _damage_dice(want: Odds) -> int:
    """The damage dice of an attack. Raises ``Malformed("too-many-dice")``."""
    number = damage_dice(want.attack, want.spot, want.defense)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return number


def _pool(profile: Profile, want: Pool) -> PoolResult:
    systems = [parse_system(system) for system in want.systems]
    check_loadout(systems, most=profile.systems_max, same=profile.same_max, split=False)
    idle = Range.HAND_TO_HAND if want.ball else Range.ARTILLERY
    span = None if want.range is idle else want.range
    return PoolResult(pool(profile.dice, systems, white=profile.white, attack_range=span))


def _attack(profile: Profile, want: Attack) -> AttackResult:
    number, script = _damage_dice(want), None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll((profile.damage,) * number)
    if script is not None:
        script.finish()
    good = profile.good_faces(screened=want.screened)
    hits = sum(1 for face in faces if face in good)
    return AttackResult(number, faces, hits, want.target == "possessor" and not hits and profile.foul in faces)


def _odds(profile: Profile, want: Odds) -> OddsResult:
    number = _damage_dice(want)
    share = len(profile.good_faces(screened=want.screened)) / sides_of(profile.damage)
    hits = {str(n): comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)}
    found = chances(profile, number, screened=want.screened, tackle=want.target == "possessor")
    return OddsResult(number, hits, number * share, found.success, found.foul)


def calculations(profile: Profile) -> dict[str, Calculation[Any]]:
    """The calculations of a match. There are no points."""
    return {
        "pool": Calculation(Pool, PoolResult, partial(_pool, profile)),
        "attack": Calculation(Attack, AttackResult, partial(_attack, profile)),
        "odds": Calculation(Odds, OddsResult, partial(_odds, profile)),
    }


# -- what would change an attack ----------------------------------------------------------------------------------


def odds_for(profile: Profile, asked: Facts) -> tuple[Weighed, ...]:
    """The chances of an attack, then those with a point more or less, a spot or none, the line clear or screened.

    ``asked``: ``attack``, and optionally ``spot``, ``defense``, ``line``, ``target`` and ``range``. A defense without a
    line is that of one unit. Raises ``RulesError``: ``odds-target``, ``line-tackle``, ``field``, ``too-many-dice``.
    """
    target = asked.get("target", TARGETS[0])
    if target not in TARGETS:
        raise Illegal("odds-target", target=shown(target))
    kick = target in KINDS
    if not kick and asked.get("line"):
        raise Illegal("line-tackle")
    line = asked.get("line", 1 if asked.get("defense") else 0) if kick else 0
    known = {name: value for name, value in asked.items() if name in Odds.__struct_fields__}
    want = take({**known, "target": target, "line": line}, Odds)
    if damage_dice(want.attack, want.spot, want.defense) > DICE_MAX:
        raise Malformed("too-many-dice", count=want.attack + want.spot, most=DICE_MAX)
    kind = KINDS.get(target) or ("steal" if asked.get("range") == Range.HAND_TO_HAND else "tackle")
    return tuple(_weighed(profile, change, kind, attack) for change, attack in _variants(want, kick))


def _variants(want: Odds, kick: bool) -> Iterator[tuple[str, Odds]]:
    yield "asked", want
    yield "plus", structs.replace(want, attack=want.attack + 1)
    if want.attack:
        yield "minus", structs.replace(want, attack=want.attack - 1)
    if want.spot:
        yield "unmarked", structs.replace(want, spot=0)
    elif not kick or want.line:
        yield "marked", structs.replace(want, spot=SPOT)
    if want.line:
        yield "clear", structs.replace(want, line=0, defense=0, spot=0)
    elif kick:
        yield "screened", structs.replace(want, line=1)


def _weighed(profile: Profile, change: str, kind: str, want: Odds) -> Weighed:
    number = damage_dice(want.attack, want.spot, want.defense)
    found = chances(profile, number, screened=want.screened, tackle=want.target == "possessor")
    facts = {"kind": kind, **structs.asdict(want), "dice": number, "success": found.success, "foul": found.foul}
    return Weighed(change, facts, tuple(_outcomes(kind, found.success, found.foul)))


def _outcomes(kind: str, success: float, foul: float) -> Iterator[tuple[str, float]]:
    if kind in KINDS.values():
        yield kind, success
        yield "fumble", 1 - success
    else:
        yield "ball", success
        yield "nothing", max(0.0, 1 - success - foul)
        yield "foul", foul
