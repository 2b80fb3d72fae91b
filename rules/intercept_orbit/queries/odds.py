"""The chances of an attack outside any game, and those of similar attacks (``/odds``)."""

from collections.abc import Iterator

from msgspec import Struct, structs

from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts, take
from rules.frames.hits import damage_dice
from rules.frames.odds_rows import Weighed
from rules.intercept_orbit.queries.calculate import DICE_MAX, Cover, Odds, faces_of, hit_chances
from rules.intercept_orbit.state.pools import RED_ACE
from rules.intercept_orbit.state.profile import Profile, Range

TARGETS = ("ship", "company")
RANGES: tuple[str, ...] = tuple(Range)
COVERS = ("none", "debris", "ship", "screen")
SPOT = 3
SHOWN = 4
"""The most hits that are listed one by one."""


class Given(Struct, frozen=True):
    """An attack, the target's cover, and the dice that it has left (0: not given)."""

    attack: Odds
    cover: str
    left: int

    @property
    def works(self) -> str:
        """The cover that counts: in a dogfight only a screen."""
        return self.cover if self.cover == "screen" or Range(self.attack.range) is not Range.DOGFIGHT else "none"


def odds_for(profile: Profile, asked: Facts) -> tuple[Weighed, ...]:
    """The chances of an attack, then of similar ones: another point, a spot, cover or another range.

    ``asked``: ``attack`` and, as far as given, ``range`` (default: point defense), ``target``, ``by``, ``spot``,
    ``defense``, ``cover`` and ``systems`` (left besides the white dice). Only a red ace attacks companies from afar.
    Raises ``RulesError``: ``odds-target``, ``odds-range``, ``odds-cover``, ``field``, ``too-many-dice``.
    """
    given = {"range": "point-defense", "target": "ship", "cover": "none", **asked}
    if given["target"] not in TARGETS:
        raise Illegal("odds-target", target=shown(given["target"]))
    if given["range"] not in RANGES:
        raise Illegal("odds-range", range=shown(given["range"]))
    if given["cover"] not in COVERS:
        raise Illegal("odds-cover", cover=shown(given["cover"]))
    by = given.get("by", _by(profile, given["target"], Range(given["range"])))
    if given["target"] == "company" and by == "ship" and not _ship_hits(profile, Range(given["range"])):
        raise Illegal("odds-range", range=given["range"])
    known = {name: value for name, value in given.items() if name in Odds.__struct_fields__}
    attack = take({**known, "by": by, "cover": False}, Odds)
    if damage_dice(attack.attack + 1, attack.spot + SPOT, attack.defense) > DICE_MAX:
        raise Malformed("too-many-dice", count=attack.attack + attack.spot, most=DICE_MAX)
    want = Given(attack, given["cover"], _left(profile, given.get("systems")))
    return tuple(_weighed(profile, change, variant) for change, variant in _variants(profile, want))


def _by(profile: Profile, target: str, span: Range) -> str:
    """A ship by default; a red ace against a company where no ship hits one."""
    return "company" if target == "company" and span in RED_ACE and not _ship_hits(profile, span) else "ship"


def _ship_hits(profile: Profile, span: Range) -> bool:
    """Whether a ship hits companies at a range."""
    return bool(profile.on_companies.at(span))


def _left(profile: Profile, systems: object) -> int:
    return systems + profile.white if isinstance(systems, int) and 0 <= systems <= DICE_MAX else 0


def _variants(profile: Profile, want: Given) -> Iterator[tuple[str, Given]]:
    attack = want.attack
    yield "asked", want
    yield "plus", _with(want, attack=attack.attack + 1)
    if attack.attack:
        yield "minus", _with(want, attack=attack.attack - 1)
    yield ("unspotted", _with(want, spot=0)) if attack.spot else ("spotted", _with(want, spot=SPOT))
    if want.works != "none":
        yield "open", structs.replace(want, cover="none")
    elif Range(attack.range) is Range.DOGFIGHT:
        yield "screened", structs.replace(want, cover="screen")
    else:
        yield "covered", structs.replace(want, cover="ship")
    for span in Range:
        if span != attack.range and (attack.target == "ship" or span in RED_ACE or _ship_hits(profile, span)):
            yield f"at-{span}", _with(want, range=str(span), by=_by(profile, attack.target, span))


def _with(want: Given, **changes: object) -> Given:
    return structs.replace(want, attack=structs.replace(want.attack, **changes))


def _weighed(profile: Profile, change: str, want: Given) -> Weighed:
    attack = structs.replace(want.attack, covers=[] if want.works == "none" else [Cover("screen")])
    number, share = damage_dice(attack.attack, attack.spot, attack.defense), len(faces_of(profile, attack)[0]) / 6
    exact = hit_chances(number, share)
    facts = {
        "range": attack.range,
        "by": attack.by,
        "target": attack.target,
        "attack": attack.attack,
        "spot": attack.spot,
        "defense": attack.defense,
        "cover": want.works,
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
