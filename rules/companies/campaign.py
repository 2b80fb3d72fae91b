"""Companies in a campaign: as units that are kept, and back as text."""

from collections.abc import Sequence

from rules.campaign.roster import Unit
from rules.companies.company import NAMES, Company, FrameDesign, parse, spare_name, write


def muster(text: str) -> tuple[Unit, ...]:
    """The frames of a company as units, each with a name of its own. Raises ``RulesError``."""
    units: list[Unit] = []
    taken: set[str] = set()
    for number, design in enumerate(parse(text).frames, start=1):
        name = design.name if design.name and design.name.casefold() not in taken else ""
        name = name or spare_name({n for n in NAMES if n.casefold() in taken}) or str(number)
        taken.add(name.casefold())
        units.append(Unit(name, design.systems, rockets=design.rockets))
    return tuple(units)


def written(units: Sequence[Unit]) -> str:
    """The units that are not destroyed, as a company's text, each with the systems that it still has.

    A destroyed frame takes its rockets with it. Then none are written, and the start deals all of them out.
    """
    whole = not any(unit.gone for unit in units)
    designs = (FrameDesign(unit.left, unit.rockets if whole else 0, unit.name) for unit in units if not unit.gone)
    return write(Company(tuple(designs)))
