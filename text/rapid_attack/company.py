"""Companies and teams of frames in words: each frame, what it can be expected to do, and the words of the card."""

from collections.abc import Sequence

from rules.companies.analysis import CompanyAnalysis, FrameAnalysis
from rules.companies.company import FrameDesign, archetype_of
from rules.core.json_input import Facts
from text.facts import yes_no
from text.fluent.catalogue import say
from text.words import decimal, escape, systems_text

NONE = "none"
SHOWN_MAX = 20


def _kind(locale: str, design: FrameDesign) -> str:
    kind = archetype_of(design.systems)
    return say(locale, f"archetype-{kind}") if kind else ""


def _role(locale: str, design: FrameDesign) -> str:
    """Its archetype, and whether it is the spare."""
    return ", ".join(filter(None, (_kind(locale, design), say(locale, "company-spare") if design.spare else "")))


def title(locale: str, design: FrameDesign, number: int) -> str:
    """One frame in a line: its name, its archetype, its systems, its rockets, whether it is the spare. Markdown."""
    rockets = ""
    if design.rockets:
        count = say(locale, "rockets-count", n=design.rockets)
        rockets = say(locale, "company-frame-rockets", rockets=count)
    return say(
        locale,
        "company-frame",
        name=escape(design.name) if design.name else say(locale, "company-frame-number", number=number),
        kind=_kind(locale, design) or NONE,
        systems=systems_text(design.systems[:SHOWN_MAX]) or say(locale, "company-no-systems"),
        rockets=rockets,
        spare=yes_no(design.spare),
    )


def notes(locale: str, designs: Sequence[FrameDesign]) -> list[str]:
    """What is to be known of advanced systems."""
    systems = [system for design in designs for system in design.systems]
    found = [say(locale, "company-note-split")] if any("/" in system for system in systems) else []
    return [*found, say(locale, "company-note-hazard")] if "E" in systems else found


def _one(locale: str, value: float) -> str:
    return decimal(locale, round(value, 1))


def figures(locale: str, analysis: CompanyAnalysis, number: int) -> str:
    """What one frame can do, in small print."""
    frame: FrameAnalysis = analysis.frames[number]
    rocket = ""
    if frame.rocket is not None:
        rocket = say(locale, "company-figures-rocket", value=_one(locale, frame.rocket.attack))
    close, direct, far = ("–" if strength is None else _one(locale, strength.attack) for strength in frame.ranges)
    return say(
        locale,
        "company-figures",
        close=close,
        direct=direct,
        far=far,
        rocket=rocket,
        defense=_one(locale, frame.defense),
        movement=_one(locale, frame.movement),
        spotting=_one(locale, frame.spotting),
        endurance=_one(locale, frame.endurance),
    )


def expected(locale: str, analysis: CompanyAnalysis) -> list[str]:
    """What all of them can do together, and how to read the figures."""
    pairs = zip(analysis.open_hits, analysis.cover_hits, strict=True)
    close, direct, far = (f"{_one(locale, in_open)} / {_one(locale, covered)}" for in_open, covered in pairs)
    hits = say(locale, "company-expected", close=close, direct=direct, far=far)
    return [hits, f"-# {say(locale, 'company-legend')}"]


def labels(locale: str, designs: Sequence[FrameDesign], analysis: CompanyAnalysis) -> Facts:
    """The words of ``company_card.CompanyLabels`` but for title, subtitle and status; plain text."""
    rockets = say(locale, "rockets-count", n=analysis.rockets)
    hits = say(locale, "hits-count", n=analysis.hits)
    return {
        "names": tuple(design.name for design in designs),
        "kinds": tuple(_role(locale, design) for design in designs),
        "totals": (
            say(locale, "company-totals", frames=sum(not design.spare for design in designs), systems=analysis.systems),
            say(locale, "company-totals-hits", rockets=rockets, hits=hits),
            say(locale, "company-totals-endurance", value=_one(locale, analysis.endurance)),
        ),
        "hits": say(locale, "company-hits-caption"),
        "open": say(locale, "company-hits-open"),
        "cover": say(locale, "company-hits-cover"),
        "decimal": say(locale, "decimal-sign"),
    }
