"""The odds of a kick or a tackle outside any match (rulebook: "Passing and shooting", "Stealing…")."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts, take
from rules.football.profile import Profile, Range
from rules.football.queries.calculate import DICE_MAX, Odds, chances
from rules.frames.hits import damage_dice
from rules.frames.odds_rows import Weighed

__all__ = ["TARGETS", "odds_for"]

TARGETS = ("goal", "mate", "possessor")
KINDS = {"goal": "shot", "mate": "pass"}
SPOT = 4
"""The spot whose effect is shown."""


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
