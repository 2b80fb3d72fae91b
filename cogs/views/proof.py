"""A proof of the dice in words. Discord is not needed for it: the command line asks too."""

from __future__ import annotations

from collections.abc import Sequence

from table.history.archive import Archive
from table.history.verify import DiceReport, Mismatch
from text import escape
from text.fluent.catalogue import Arguments, say

__all__ = ["proof_lines"]


def proof_lines(locale: str, archive: Archive, report: DiceReport) -> list[str]:
    """The findings about a game's dice, and how anybody can check them again."""
    lines = [say(locale, "proof-title", title=escape(archive.title, 80)), say(locale, f"proof-{report.promise}")]
    if report.wrong is not None:
        lines.append(_mismatch_line(locale, report.wrong))
    elif report.rolls:
        lines.append(say(locale, "proof-rolls", rolls=report.rolls, dice=report.dice))
    for name in ("again", "typed", "hidden"):
        count = getattr(report, name)
        if count and report.wrong is None and not (name == "hidden" and report.promise == "sealed"):
            lines.append(say(locale, f"proof-{name}", count=count))
    if report.commitment:
        lines.append(say(locale, "proof-commitment", hash=report.commitment))
    if archive.secret:
        lines.append(say(locale, "proof-secret", secret=archive.secret))
    return [*lines, say(locale, "proof-how")]


def _mismatch_line(locale: str, wrong: Mismatch) -> str:
    facts: Arguments = {
        "seq": wrong.seq,
        "index": wrong.index,
        "dice": " ".join(wrong.dice),
        "told": _faces(wrong.faces),
    }
    if wrong.due:
        return say(locale, "proof-wrong", due=_faces(wrong.due), **facts)
    return say(locale, "proof-impossible", **facts)


def _faces(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces)) or "–"
