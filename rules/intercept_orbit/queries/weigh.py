"""The chances of an attack outside any game, and what would change them (``/odds``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb
from typing import Any

from msgspec import Struct, structs

from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import take
from rules.frames.hits import damage_dice
from rules.frames.odds_rows import Weighed
from rules.intercept_orbit.queries.calculate import DICE_MAX, Attack, faces_of
from rules.intercept_orbit.state.pools import faces_that_hit
from rules.intercept_orbit.state.profile import ORBIT, Range

__all__ = ["COVERS", "RANGES", "TARGETS", "odds_for"]

TARGETS = ("ship", "company")
RANGES: tuple[str, ...] = tuple(Range)
COVERS = ("none", "debris", "ship", "screen")
SPOT = 3
SHOWN = 4
"""So many hits are told one by one."""


class Given(Struct, frozen=True):
    """An attack, what covers the target, and how many dice that has left (0: not said)."""

    attack: Attack
    cover: str
    left: int


def odds_for(asked: Mapping[str, Any]) -> tuple[Weighed, ...]:
    """The chances of an attack, then those of what another point, a spot, cover or another range would change.

    ``asked``: ``attack``, and of ``range`` (point defense if none is given), ``target``, ``by``, ``spot``, ``defense``,
    ``cover`` and ``systems`` (left besides the white dice) what was given. On companies only a red ace fires from afar.
    Raises ``RulesError``: ``odds-target``, ``odds-range``, ``odds-cover``, ``field``, ``too-many-dice``.
    """
    given = {"range": "point-defense", "target": "ship", "cover": "none", **asked}
    if given["target"] not in TARGETS:
        raise Illegal("odds-target", target=shown(given["target"]))
    if given["range"] not in RANGES:
        raise Illegal("odds-range", range=shown(given["range"]))
    if given["cover"] not in COVERS:
        raise Illegal("odds-cover", cover=shown(given["cover"]))
    given["by"] = _by(given)
    if given["target"] == "company" and not faces_that_hit(Range(given["range"]), "company") and given["by"] == "ship":
        raise Illegal("odds-range", range=given["range"])
    want = Given(
        take({**given, "cover": given["cover"] != "none"}, Attack), given["cover"], _count(given.get("systems"))
    )
    if damage_dice(want.attack.attack + 1, want.attack.spot + SPOT, want.attack.defense) > DICE_MAX:
        raise Malformed("too-many-dice", count=want.attack.attack + want.attack.spot, most=DICE_MAX)
    return tuple(_weighed(change, variant) for change, variant in _variants(want))


def _by(given: Mapping[str, Any]) -> Any:
    """A ship, unless something else is said: what is shot at a company from afar comes from a red ace."""
    far = given["target"] == "company" and given["range"] == Range.ASSAULT
    return given.get("by", "company" if far else "ship")


def _count(value: Any) -> int:
    return value + ORBIT.white if isinstance(value, int) and 0 <= value <= DICE_MAX else 0


def _variants(want: Given) -> Iterator[tuple[str, Given]]:
    attack = want.attack
    yield "asked", want
    yield "plus", _with(want, attack=attack.attack + 1)
    if attack.attack:
        yield "minus", _with(want, attack=attack.attack - 1)
    yield ("unspotted", _with(want, spot=0)) if attack.spot else ("spotted", _with(want, spot=SPOT))
    if attack.cover:
        yield "open", structs.replace(_with(want, cover=False), cover="none")
    else:
        yield "covered", structs.replace(_with(want, cover=True), cover="ship")
    for name in RANGES:
        if name != attack.range and (attack.target == "ship" or name != Range.SUPPORT):
            by = _by({"target": attack.target, "range": name})
            yield f"at-{name}", _with(want, range=name, by=by)


def _with(want: Given, **changes: Any) -> Given:
    return structs.replace(want, attack=structs.replace(want.attack, **changes))


def _weighed(change: str, want: Given) -> Weighed:
    attack = want.attack
    number, share = damage_dice(attack.attack, attack.spot, attack.defense), len(faces_of(attack)[0]) / 6
    exact = [comb(number, n) * share**n * (1 - share) ** (number - n) for n in range(number + 1)]
    facts = {
        "range": attack.range,
        "by": attack.by,
        "target": attack.target,
        "attack": attack.attack,
        "spot": attack.spot,
        "defense": attack.defense,
        "cover": want.cover,
        "dice": number,
        "some": sum(exact[1:], 0.0),
        "two": sum(exact[2:], 0.0),
        "three": sum(exact[3:], 0.0),
        "left": want.left,
        "destroyed": sum(exact[want.left :], 0.0),
    }
    return Weighed(change, facts, tuple(_outcomes(exact)))


def _outcomes(exact: list[float]) -> Iterator[tuple[str, float]]:
    """The chances of no hit, one, two…; the last of many stands for so many and more."""
    yield from ((str(n), chance) for n, chance in enumerate(exact[:SHOWN]))
    if len(exact) > SHOWN:
        yield f"{SHOWN}+" if len(exact) > SHOWN + 1 else str(SHOWN), sum(exact[SHOWN:])
