"""Fleets in words: each ship, company and HVA with its dice, how many there are, and the words of the card."""

from collections import Counter
from collections.abc import Sequence

from rules.core.dice import Die
from rules.core.json_input import Facts
from rules.intercept_orbit.fleet.analysis import RANGES, FleetAnalysis
from rules.intercept_orbit.fleet.generate import design_of
from rules.intercept_orbit.state.units import UnitDesign
from text.fluent.catalogue import say
from text.words import escape, systems_text

NONE = "none"
SHOWN_MAX = 20


def kind_text(locale: str, unit: UnitDesign) -> str:
    """What an asset is: its design and class, or a company with its ace. Plain."""
    design = design_of(unit)
    named = say(locale, f"archetype-{design}") if design else NONE
    return say(locale, "fleet-kind", kind=unit.kind.value, design=named, ace=unit.ace or NONE)


def title(locale: str, unit: UnitDesign, number: int) -> str:
    """One asset in a line: its name, what it is, its systems. Markdown."""
    return say(
        locale,
        "fleet-asset",
        name=escape(unit.name) if unit.name else say(locale, "fleet-asset-number", number=number),
        kind=kind_text(locale, unit),
        systems=systems_text(unit.systems[:SHOWN_MAX]) or NONE,
    )


def notes(locale: str, units: Sequence[UnitDesign]) -> list[str]:
    """Nothing: a fleet has no advanced systems."""
    return []


def _dice(dice: Sequence[Die]) -> str:
    """Dice counted: ``2W 3K``, ``2R+d8``."""
    counts = Counter(dice)
    pieces: list[str] = []
    for die, number in counts.items():
        if die[1:] == "6":
            pieces.append(f"{number}{die[0]}" if number > 1 else die[0])
        elif pieces and pieces[-1][-1] == die[0]:
            pieces[-1] += "+d8"
        else:
            pieces.append(f"{die[0]}d8")
    return " ".join(pieces)


def figures(locale: str, analysis: FleetAnalysis, number: int) -> str:
    """The dice of one asset, in small print; nothing for an HVA, which has none."""
    own = analysis.units[number]
    if not own.calm:
        return ""
    reds = [
        say(locale, "fleet-dice-at", range=span.value, dice=_dice(dice))
        for span, dice in zip(RANGES, own.reds, strict=True)
        if dice
    ]
    return say(locale, "fleet-dice", dice=", ".join([_dice(own.calm), *reds]))


def _counts(locale: str, analysis: FleetAnalysis) -> tuple[str, str]:
    ships = say(locale, "fleet-ships", n=analysis.ships)
    companies = say(locale, "fleet-companies", n=analysis.companies)
    hvas = say(locale, "fleet-hvas", n=analysis.hvas)
    catapults = say(locale, "fleet-catapults", n=analysis.catapults)
    systems = say(locale, "fleet-systems", n=analysis.systems)
    assets = say(locale, "fleet-tas", n=analysis.tas, ships=ships, companies=companies, hvas=hvas)
    return assets, f"{systems} · {catapults}"


def expected(locale: str, analysis: FleetAnalysis) -> list[str]:
    """How many there are of what, and the red dice of all at each range."""
    assets, systems = _counts(locale, analysis)
    dogfight, point, assault, support = map(str, analysis.reds)
    reds = say(locale, "fleet-reds", dogfight=dogfight, point=point, assault=assault, support=support)
    return [f"{assets} · {systems}", reds, f"-# {say(locale, 'fleet-legend')}"]


def labels(locale: str, plans: Sequence[UnitDesign], analysis: FleetAnalysis) -> Facts:
    """The words of ``fleet_card.FleetLabels`` but for title, subtitle and status; plain text."""
    return {
        "names": tuple(plan.name for plan in plans),
        "kinds": tuple(kind_text(locale, plan) for plan in plans),
        "ranges": tuple(say(locale, "fleet-range", range=span.value) for span in RANGES),
        "totals": _counts(locale, analysis),
        "reds": say(locale, "fleet-reds-caption"),
    }
