"""Companies, teams and fleets in words: errors, units, totals, and the words of the card.

The sentences depend on the style of the force, which its builder names. The key of a style's own sentence begins with
the style (``fleet-made``); without one the common sentence is used (``company-made``).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules import builder_of
from rules.core.errors import Illegal
from rules.core.json_input import Facts
from rules.share_codes import Sheet
from text.fluent.catalogue import Argument, has, say
from text.intercept_orbit import fleet
from text.problems import error_line
from text.rapid_attack import company
from text.words import clean, cut, escape

ALT_MAX = 1000
TEXT_MAX = 3500
FULL, TITLES = 3, 2


U = TypeVar("U")
A = TypeVar("A")


class Speaker(Struct, Generic[U, A], frozen=True):
    """The sentences of a style: each unit by number, small print under it, notes, totals, the words of the card."""

    title: Callable[[str, U, int], str]
    figures: Callable[[str, A, int], str]
    notes: Callable[[str, Sequence[U]], list[str]]
    expected: Callable[[str, A], list[str]]
    labels: Callable[[str, Sequence[U], A], Facts]


SPEAKERS: dict[str, Speaker[Any, Any]] = {
    "frames": Speaker(company.title, company.figures, company.notes, company.expected, company.labels),
    "fleet": Speaker(fleet.title, fleet.figures, fleet.notes, fleet.expected, fleet.labels),
}
"""Speakers by style; a new style is entered here."""


def say_of(locale: str, style: str, key: str, **args: Argument) -> str:
    """A sentence about a force: the style's own, or the common one."""
    own = f"{style}-{key}"
    return say(locale, own if has("en", own) else f"company-{key}", **args)


def unit_title(locale: str, style: str, unit: object, number: int) -> str:
    """One unit in a line. Markdown."""
    return SPEAKERS[style].title(locale, unit, number)


def part_name(locale: str, family: str, system: str) -> str:
    """A system in words, by its family where that has words of its own."""
    keys = ((f"{family}-system-{part}", f"system-{part}") for part in system.split("/"))
    return " / ".join(say(locale, own if has("en", own) else common) for own, common in keys)


def company_text(
    locale: str, sheet: Sheet[object], faults: Sequence[Illegal], analysis: object, hints: Mapping[str, int]
) -> str:
    """The force as markdown: its game, its errors, each unit, and the totals.

    ``hints``: those of its builder. At most 3,500 characters; figures are dropped first, then the units' lines, then
    their text to copy.
    """
    for detail in (FULL, TITLES, 1, 0):
        text = "\n".join(_lines(locale, (sheet, faults, analysis), detail, hints))
        if len(text) <= TEXT_MAX:
            return text
    return cut(text, TEXT_MAX)


def _lines(
    locale: str, whole: tuple[Sheet[object], Sequence[Illegal], object], detail: int, hints: Mapping[str, int]
) -> list[str]:
    sheet, faults, analysis = whole
    builder = builder_of(sheet.ruleset)
    units, speaker = builder.units(sheet.force), SPEAKERS[builder.style]
    lines = _brief(locale, sheet, faults, hints)
    for number, unit in enumerate(units):
        lines += [f"- {speaker.title(locale, unit, number + 1)}"] if detail >= TITLES else []
        figures = speaker.figures(locale, analysis, number) if detail >= FULL else ""
        lines += [f"  -# {figures}"] if figures else []
    if units:
        lines += speaker.expected(locale, analysis)
    if detail and units:
        plain = builder.write(sheet.force).replace("`", "'")
        lines += [say(locale, "company-text-hint"), f"```\n{plain}\n```"]
    return lines


def brief_text(locale: str, sheet: Sheet[object], faults: Sequence[Illegal], hints: Mapping[str, int]) -> str:
    """What the card does not show: the force's game, its errors, and what is to be known of it. Markdown."""
    return cut("\n".join(_brief(locale, sheet, faults, hints)), TEXT_MAX)


def _brief(locale: str, sheet: Sheet[object], faults: Sequence[Illegal], hints: Mapping[str, int]) -> list[str]:
    builder, name = builder_of(sheet.ruleset), escape(f"{sheet.emblem} {sheet.name}".strip())
    units = builder.units(sheet.force)
    lines = [f"{say(locale, 'company-head', name=name)} · {_built_for(locale, sheet)}"]
    if not units:
        return [*lines, say_of(locale, builder.style, "empty-hint"), *_problems(locale, faults)]
    lines += [*_verdict(locale, faults), *SPEAKERS[builder.style].notes(locale, units)]
    return [*lines, *(say(locale, f"company-note-{name}", n=number) for name, number in hints.items())]


def _verdict(locale: str, faults: Sequence[Illegal]) -> list[str]:
    if not faults:
        return [say(locale, "company-ready")]
    return [say(locale, "company-faults", n=len(faults)), *_problems(locale, faults)]


def _problems(locale: str, faults: Sequence[Illegal]) -> list[str]:
    return [f"- {error_line(locale, fault.code, fault.facts)}" for fault in faults]


def _built_for(locale: str, sheet: Sheet[object]) -> str:
    name = say(locale, f"title-ruleset-{sheet.ruleset}")
    if sheet.size == "custom":
        return say(locale, "company-built-custom", ruleset=name)
    size = say(locale, f"title-size-{sheet.size}")
    return say(locale, "company-built-for", ruleset=name, size=size, players=sheet.players)


def _count(locale: str, sheet: Sheet[object]) -> str:
    builder = builder_of(sheet.ruleset)
    return say_of(locale, builder.style, "delete-frames", n=len(builder.units(sheet.force)))


def company_line(locale: str, sheet: Sheet[object], faults: Sequence[Illegal]) -> str:
    """A force in a list."""
    status, built = _status(locale, faults), _built_for(locale, sheet)
    company = _count(locale, sheet)
    return say(locale, "company-list-line", name=escape(sheet.name), built=built, frames=company, status=status)


def _status(locale: str, faults: Sequence[Illegal]) -> str:
    return say(locale, "company-faults-short", n=len(faults)) if faults else say(locale, "company-ready-short")


def company_alt(locale: str, sheet: Sheet[object]) -> str:
    """The card's alt text: plain, at most a thousand characters."""
    units = builder_of(sheet.ruleset).write(sheet.force) or _count(locale, sheet)
    return say(locale, "company-alt", name=clean(sheet.name), frames=units)[:ALT_MAX]


def card_labels(locale: str, sheet: Sheet[object], faults: Sequence[Illegal], analysis: object) -> Facts:
    """The words of the card; plain text."""
    builder = builder_of(sheet.ruleset)
    own = SPEAKERS[builder.style].labels(locale, builder.units(sheet.force), analysis)
    return {"title": sheet.name, "subtitle": _built_for(locale, sheet), "status": _status(locale, faults), **own}
