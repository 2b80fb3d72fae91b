"""Questions outside any match: pools, attacks, odds (PROTOCOL: ``pool``, ``attack``, ``odds``)."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rules.core.dice import ScriptedDice, SystemDice
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import take
from rules.football.profile import FOOTBALL
from rules.frames.hits import damage_dice
from rules.frames.loadout import check_loadout, parse_system, pool

__all__ = ["Chances", "calculate", "chances"]

DICE_MAX = 100
Small = Annotated[int, Meta(ge=0, le=99)]
Span = Literal["hand-to-hand", "direct-fire", "artillery"]


class Pool(Struct):
    """``ball``: the unit has it, so that hand-to-hand systems give no red dice."""

    systems: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=20)]
    range: Span | None = None
    ball: bool = False


class Attack(Struct):
    """``target``: ``goal`` or ``mate`` for shots and passes, ``possessor`` for steals and tackles; ``line``: how many
    stand in between; ``defense``: the sum of theirs, or the possessor's."""

    attack: Small
    target: Literal["goal", "mate", "possessor"] = "goal"
    spot: Small = 0
    defense: Small = 0
    line: Annotated[int, Meta(ge=0, le=20)] = 0
    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


class Chances(Struct, frozen=True):
    """``success``: the chance of at least one hit; ``foul``: of none, and a 1 among the dice."""

    dice: int
    success: float
    foul: float = 0.0


def chances(dice: int, *, screened: bool, tackle: bool) -> Chances:
    """The exact chances of that many dice."""
    good = len(FOOTBALL.screened if screened else FOOTBALL.open)
    miss = ((6 - good) / 6) ** dice
    foul = miss - ((5 - good) / 6) ** dice if tackle else 0.0
    return Chances(dice, 1 - miss, foul)


def calculate(verb: str, request: dict[str, Any]) -> Any:
    """The answer. Raises ``RulesError``; ``Illegal("no-points")`` for points, of which there are none."""
    if verb == "pool":
        return _pool(take(request, Pool))
    if verb not in ("attack", "odds"):
        raise Illegal("no-points")
    want = take(request, Attack)
    number = damage_dice(want.attack, want.spot, want.defense)
    if number > DICE_MAX:
        raise Malformed("too-many-dice", count=number, most=DICE_MAX)
    return _attack(want, number) if verb == "attack" else _odds(want, number)


def _pool(want: Pool) -> dict[str, Any]:
    systems = [parse_system(system) for system in want.systems]
    check_loadout(systems, most=FOOTBALL.systems_max, same=FOOTBALL.same_max, split=False)
    span = None if want.ball and want.range == "hand-to-hand" else want.range
    return {"dice": list(pool(systems, attack_range=span))}


def _screened(want: Attack) -> bool:
    """Whether somebody in the line is in the way: of a pass or shot, never of a steal or tackle (book)."""
    return want.line > 0 and want.target != "possessor"


def _attack(want: Attack, number: int) -> dict[str, Any]:
    script = None if want.dice is None else ScriptedDice(want.dice)
    faces = (script or SystemDice()).roll(("R6",) * number)
    if script is not None:
        script.finish()
    good = FOOTBALL.screened if _screened(want) else FOOTBALL.open
    hits = sum(1 for face in faces if face in good)
    foul = want.target == "possessor" and not hits and FOOTBALL.foul in faces
    return {"damage_dice": number, "dice": list(faces), "target_hits": hits, "foul": foul}


def _odds(want: Attack, number: int) -> dict[str, Any]:
    share = len(FOOTBALL.screened if _screened(want) else FOOTBALL.open) / 6
    hits = {str(n): comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)}
    found = chances(number, screened=_screened(want), tackle=want.target == "possessor")
    odds = {"damage_dice": number, "target_hits": hits, "mean": number * share}
    return odds | {"success": found.success, "foul": found.foul}
