"""Calculations outside any match: pools, attacks, odds (PROTOCOL: ``pool``, ``attack``, ``odds``)."""

from __future__ import annotations

from math import comb
from typing import Annotated, Literal

from msgspec import Meta, Struct

from rules.core.dice import ScriptedDice, SystemDice, sides_of
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import Facts, take
from rules.football.profile import Profile, Range
from rules.frames.hits import damage_dice
from rules.frames.loadout import check_loadout, parse_system, pool

__all__ = ["DICE_MAX", "Attack", "Chances", "calculate", "chances"]

DICE_MAX = 100
Small = Annotated[int, Meta(ge=0, le=99)]


class Pool(Struct):
    """``ball``: the unit has it, so that hand-to-hand systems give no red dice."""

    systems: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]
    range: Range | None = None
    ball: bool = False


class Attack(Struct):
    """An attack. ``target``: ``goal`` or ``mate`` for shots and passes, ``possessor`` for steals and tackles.

    ``line`` is the number of units in the line, ``defense`` the sum of theirs, or that of the possessor.
    """

    attack: Small
    target: Literal["goal", "mate", "possessor"] = "goal"
    spot: Small = 0
    defense: Small = 0
    line: Annotated[int, Meta(ge=0, le=20)] = 0
    dice: Annotated[list[int], Meta(max_length=1000)] | None = None

    @property
    def screened(self) -> bool:
        """Whether a unit in the line is in the way: of a pass or shot, never of a steal or tackle (book)."""
        return self.line > 0 and self.target != "possessor"


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


def calculate(profile: Profile, verb: str, request: Facts) -> Facts:
    """The result of a calculation. Raises ``RulesError``; ``Illegal("no-points")`` for points."""
    if verb == "pool":
        return _pool(profile, take(request, Pool))
    if verb not in ("attack", "odds"):
        raise Illegal("no-points")
    want = take(request, Attack)
    return _attack(profile, want) if verb == "attack" else _odds(profile, want)


def _damage_dice(want: Attack) -> int:
    """The damage dice of an attack. Raises ``Malformed("too-many-dice")``."""
    number = damage_dice(want.attack, want.spot, want.defense)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return number


def _pool(profile: Profile, want: Pool) -> Facts:
    systems = [parse_system(system) for system in want.systems]
    check_loadout(systems, most=profile.systems_max, same=profile.same_max, split=False)
    span = None if want.ball and want.range is Range.HAND_TO_HAND else want.range
    return {"dice": list(pool(profile.dice, systems, white=profile.white, attack_range=span))}


def _attack(profile: Profile, want: Attack) -> Facts:
    number, script = _damage_dice(want), None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll((profile.damage,) * number)
    if script is not None:
        script.finish()
    good = profile.good_faces(screened=want.screened)
    hits = sum(1 for face in faces if face in good)
    foul = want.target == "possessor" and not hits and profile.foul in faces
    return {"damage_dice": number, "dice": list(faces), "target_hits": hits, "foul": foul}


def _odds(profile: Profile, want: Attack) -> Facts:
    number = _damage_dice(want)
    share = len(profile.good_faces(screened=want.screened)) / sides_of(profile.damage)
    hits = {str(n): comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)}
    found = chances(profile, number, screened=want.screened, tackle=want.target == "possessor")
    odds = {"damage_dice": number, "target_hits": hits, "mean": number * share}
    return odds | {"success": found.success, "foul": found.foul}
