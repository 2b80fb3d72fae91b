"""A company in words: what is wrong with it, its frames, what it can be expected to do, and the words of its card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.errors import Illegal
from rules.rapid_attack.analysis import CompanyAnalysis, FrameAnalysis, Strength
from rules.rapid_attack.company import Plan, archetype_of, write
from rules.rapid_attack.sharing import Sheet
from text.catalogue import say
from text.problems import error_line
from text.words import clean, cut, decimal, escape, systems_text

__all__ = ["CardLabels", "card_labels", "company_alt", "company_line", "company_text", "frame_title"]

ALT_MAX = 1000
TEXT_MAX = 3500
NONE = "none"


class CardLabels(Struct, frozen=True):
    """The words of the card, by the names of ``render.CompanyLabels``; plain text."""

    title: str
    subtitle: str
    status: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    totals: tuple[str, ...]
    hits: str
    open: str
    cover: str
    decimal: str


def company_text(
    locale: str, sheet: Sheet, faults: Sequence[Illegal], analysis: CompanyAnalysis, spare: int = 0
) -> str:
    """The company as markdown: what it is for, what is wrong with it, each frame, and the whole.

    ``spare`` rockets are carried by nobody yet. 3,500 characters at the most; figures give way first, then the frames'
    lines, then their text to copy.
    """
    for detail in (3, 2, 1, 0):
        text = "\n".join(_lines(locale, (sheet, faults, analysis), detail, spare))
        if len(text) <= TEXT_MAX:
            return text
    return cut(text, TEXT_MAX)


def _lines(locale: str, whole: tuple[Sheet, Sequence[Illegal], CompanyAnalysis], detail: int, spare: int) -> list[str]:
    sheet, faults, analysis = whole
    lines = [f"{say(locale, 'company-head', name=escape(sheet.name))} · {_built_for(locale, sheet)}"]
    lines += _verdict(locale, sheet, faults)
    if not sheet.company.frames:
        return [*lines, say(locale, "company-empty-hint")]
    lines += [say(locale, "company-note-rockets", n=spare)] if spare else []
    for number, (plan, frame) in enumerate(zip(sheet.company.frames, analysis.frames, strict=True), start=1):
        lines += [f"- {frame_title(locale, plan, number)}"] if detail > 1 else []
        lines += [f"  -# {_figures(locale, frame)}"] if detail > 2 else []
    lines += [_expected(locale, analysis), f"-# {say(locale, 'company-legend')}"]
    if detail:
        plain = write(sheet.company).replace("`", "'")
        lines += [say(locale, "company-text-hint"), f"```\n{plain}\n```"]
    return lines


def _verdict(locale: str, sheet: Sheet, faults: Sequence[Illegal]) -> list[str]:
    lines = [say(locale, "company-ready")]
    if faults:
        problems = (f"- {error_line(locale, fault.code, fault.facts)}" for fault in faults)
        lines = [say(locale, "company-faults", n=len(faults)), *problems]
    systems = [system for plan in sheet.company.frames for system in plan.systems]
    if any("/" in system for system in systems):
        lines.append(say(locale, "company-note-split"))
    if "E" in systems:
        lines.append(say(locale, "company-note-hazard"))
    return lines


def _built_for(locale: str, sheet: Sheet) -> str:
    ruleset = say(locale, f"title-ruleset-{sheet.ruleset}")
    if sheet.size == "custom":
        return say(locale, "company-built-custom", ruleset=ruleset)
    size = say(locale, f"title-size-{sheet.size}")
    return say(locale, "company-built-for", ruleset=ruleset, size=size, players=sheet.players)


def _kind(locale: str, plan: Plan) -> str:
    kind = archetype_of(plan.systems)
    return say(locale, f"archetype-{kind}") if kind else ""


def frame_title(locale: str, plan: Plan, number: int) -> str:
    """One frame in a line: its name, its archetype, its systems, its rockets. Markdown."""
    rockets = ""
    if plan.rockets:
        count = say(locale, "rockets-count", n=plan.rockets)
        rockets = say(locale, "company-frame-rockets", rockets=count)
    return say(
        locale,
        "company-frame",
        name=escape(plan.name) if plan.name else say(locale, "company-frame-number", number=number),
        kind=_kind(locale, plan) or NONE,
        systems=systems_text(plan.systems[:20]) or say(locale, "company-no-systems"),
        rockets=rockets,
    )


def _one(locale: str, value: float) -> str:
    return decimal(locale, round(value, 1))


def _figures(locale: str, frame: FrameAnalysis) -> str:
    rocket = ""
    if frame.rocket is not None:
        rocket = say(locale, "company-figures-rocket", value=_one(locale, frame.rocket.attack))
    close, direct, far = (_attack(locale, strength) for strength in frame.ranges)
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


def _attack(locale: str, strength: Strength | None) -> str:
    return "–" if strength is None else _one(locale, strength.attack)


def _expected(locale: str, analysis: CompanyAnalysis) -> str:
    pairs = zip(analysis.open_hits, analysis.cover_hits, strict=True)
    close, direct, far = (f"{_one(locale, in_open)} / {_one(locale, covered)}" for in_open, covered in pairs)
    return say(locale, "company-expected", close=close, direct=direct, far=far)


def company_line(locale: str, sheet: Sheet, faults: Sequence[Illegal]) -> str:
    """A company in a list."""
    frames = say(locale, "company-delete-frames", n=len(sheet.company.frames))
    status = _status(locale, faults)
    built = _built_for(locale, sheet)
    return say(locale, "company-list-line", name=escape(sheet.name), built=built, frames=frames, status=status)


def _status(locale: str, faults: Sequence[Illegal]) -> str:
    return say(locale, "company-faults-short", n=len(faults)) if faults else say(locale, "company-ready-short")


def company_alt(locale: str, sheet: Sheet) -> str:
    """The card's alt text: plain, a thousand characters at the most."""
    frames = write(sheet.company) or say(locale, "company-delete-frames", n=0)
    return say(locale, "company-alt", name=clean(sheet.name), frames=frames)[:ALT_MAX]


def card_labels(locale: str, sheet: Sheet, faults: Sequence[Illegal], analysis: CompanyAnalysis) -> CardLabels:
    """What the card says."""
    plans = sheet.company.frames
    rockets = say(locale, "rockets-count", n=analysis.rockets)
    hits = say(locale, "hits-count", n=analysis.hits)
    return CardLabels(
        title=sheet.name,
        subtitle=_built_for(locale, sheet),
        status=_status(locale, faults),
        names=tuple(plan.name for plan in plans),
        kinds=tuple(_kind(locale, plan) for plan in plans),
        totals=(
            say(locale, "company-totals", frames=len(plans), systems=analysis.systems),
            say(locale, "company-totals-hits", rockets=rockets, hits=hits),
            say(locale, "company-totals-endurance", value=_one(locale, analysis.endurance)),
        ),
        hits=say(locale, "company-hits-caption"),
        open=say(locale, "company-hits-open"),
        cover=say(locale, "company-hits-cover"),
        decimal=say(locale, "decimal-sign"),
    )
