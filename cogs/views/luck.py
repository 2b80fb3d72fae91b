"""Luck in words, each player's dice against the expected ones; the proof of the dice."""

from collections.abc import Sequence

from table.history.archive import Archive
from table.history.luck import DiceTotal, Luck
from table.history.verify import DiceReport, Mismatch
from text import escape
from text.fluent.catalogue import Arguments, say
from text.words import decimal

BANDS = ((3, "awful"), (20, "poor"), (80, "fair"), (97, "good"))
"""The word for percentages below each figure; from the last on: ``great``."""


def luck_word(luckier_than: int) -> str:
    """The band of luck that a percentage lies in."""
    return next((word for most, word in BANDS if luckier_than < most), "great")


def luck_lines(locale: str, names: Sequence[str], lucks: Sequence[Luck]) -> list[str]:
    """The luck of each player, by size of die and of attacks."""
    lines = [say(locale, "luck-title")]
    for name, luck in zip(names, lucks, strict=True):
        if not luck.dice:
            lines.append(say(locale, "luck-none", name=escape(name)))
            continue
        facts: Arguments = {"dice": luck.dice, "percent": luck.luckier_than, "band": luck_word(luck.luckier_than)}
        lines.append(say(locale, "luck-player", name=escape(name), **facts))
        lines += [f"- {_size_line(locale, item)}" for item in luck.by_size]
        if luck.attacks:
            expected = decimal(locale, round(luck.hits_expected, 1))
            hits = say(locale, "luck-hits", attacks=luck.attacks, hits=luck.hits, expected=expected)
            lines.append(f"- {hits}")
    return lines


def _size_line(locale: str, total: DiceTotal) -> str:
    means = {"mean": decimal(locale, round(total.mean, 2)), "expected": decimal(locale, total.expected)}
    return say(locale, "luck-sort", sides=total.sides, dice=total.dice, **means)


# -- the proof of the dice --------------------------------------------------------------------------------------------


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
