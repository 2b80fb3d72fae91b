"""A proof of the dice, luck and seasons in words. Discord is not needed for it: the command line asks too."""

from __future__ import annotations

from collections.abc import Sequence

from table.history.archive import Archive
from table.history.luck import Luck
from table.history.season import Season, Standing
from table.history.verify import Mismatch, Report
from text import escape
from text.fluent.catalogue import say
from text.words import decimal

__all__ = ["SHOWN", "luck_lines", "luck_word", "proof_lines", "season_lines"]

BANDS = ((3, "awful"), (20, "poor"), (80, "fair"), (97, "good"))
"""Up to so many in a hundred: the word for it. Above the last: ``great``."""
SHOWN = 10
"""So many players are listed of a season."""


def proof_lines(locale: str, archive: Archive, report: Report) -> list[str]:
    """What was found about the dice of a game, and how anybody can check it again."""
    lines = [say(locale, "proof-title", title=escape(archive.title, 80)), say(locale, f"proof-{report.promise}")]
    if report.wrong is not None:
        lines.append(_wrong(locale, report.wrong))
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


def _wrong(locale: str, wrong: Mismatch) -> str:
    facts = {"seq": wrong.seq, "index": wrong.index, "dice": " ".join(wrong.dice), "told": _faces(wrong.told)}
    if wrong.due:
        return say(locale, "proof-wrong", due=_faces(wrong.due), **facts)
    return say(locale, "proof-impossible", **facts)


def _faces(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces)) or "–"


def luck_word(luckier_than: int) -> str:
    """The band of luck that a percentage lies in."""
    return next((word for most, word in BANDS if luckier_than < most), "great")


def luck_lines(locale: str, names: Sequence[str], lucks: Sequence[Luck]) -> list[str]:
    """Each player's dice against what was to be expected of them."""
    lines = [say(locale, "luck-title")]
    for name, luck in zip(names, lucks, strict=True):
        if not luck.dice:
            lines.append(say(locale, "luck-none", name=escape(name)))
            continue
        facts = {"dice": luck.dice, "percent": luck.luckier_than, "band": luck_word(luck.luckier_than)}
        lines.append(say(locale, "luck-player", name=escape(name), **facts))
        lines += [f"- {_sort(locale, sort.sides, sort.dice, sort.mean, sort.expected)}" for sort in luck.sorts]
        if luck.attacks:
            expected = decimal(locale, round(luck.hits_expected, 1))
            hits = say(locale, "luck-hits", attacks=luck.attacks, hits=luck.hits, expected=expected)
            lines.append(f"- {hits}")
    return lines


def _sort(locale: str, sides: int, dice: int, mean: float, expected: float) -> str:
    means = {"mean": decimal(locale, round(mean, 2)), "expected": decimal(locale, expected)}
    return say(locale, "luck-sort", sides=sides, dice=dice, **means)


def season_lines(locale: str, season: Season, since: str = "") -> list[str]:
    """A server's games as text: how many, which, how long, and how everybody did."""
    lines = [say(locale, "season-title-since", date=since) if since else say(locale, "season-title")]
    if not season.games:
        return [*lines, say(locale, "season-empty")]
    kinds = ", ".join(f"{say(locale, f'ruleset-{name}')} {count}" for name, count in season.rulesets)
    length = say(locale, "season-length", hours=round(season.length / 3600), days=round(season.length / 86400))
    facts = {"rounds": decimal(locale, round(season.rounds, 1)), "decisions": round(season.decisions), "length": length}
    lines.append(say(locale, "season-games", count=season.games, kinds=kinds, **facts))
    lines += [_standing(locale, place, item) for place, item in enumerate(season.standings[:SHOWN], start=1)]
    if len(season.standings) > SHOWN:
        lines.append(say(locale, "season-more", count=len(season.standings) - SHOWN))
    lucky, unlucky = season.luckiest, season.unluckiest
    if lucky is not None and unlucky is not None:
        names = {"lucky": escape(lucky.name), "unlucky": escape(unlucky.name)}
        deviations = {"high": _deviation(locale, lucky.luck), "low": _deviation(locale, unlucky.luck)}
        lines.append(say(locale, "season-luck", **names, **deviations))
    return lines


def _standing(locale: str, place: int, item: Standing) -> str:
    return say(
        locale,
        "season-player",
        place=place,
        name=escape(item.name),
        won=item.won,
        games=item.games,
        drawn=item.drawn,
    )


def _deviation(locale: str, luck: float) -> str:
    return ("+" if luck >= 0 else "−") + decimal(locale, round(abs(luck), 1))
