"""Campaigns in words: standings, schedule, results, companies and what became of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.campaign.league import Placed, Played, Points, Standing
from rules.campaign.roster import Carry, News, Roster
from text.fluent.catalogue import say
from text.words import clean, cut, escape

__all__ = [
    "head_words",
    "news_lines",
    "person",
    "plain_person",
    "result_text",
    "roster_text",
    "schedule_text",
    "standings_text",
    "terms_text",
]

TEXT_MAX = 3000
SHOWN = 12
NONE = "none"


def person(locale: str, name: str) -> str:
    """A player's name; a neutral one for a user who wants to be forgotten."""
    return escape(name) if name else say(locale, "former-player")


def plain_person(locale: str, name: str) -> str:
    """The same for pictures and files."""
    return clean(name) if name else say(locale, "former-player")


def head_words(locale: str) -> tuple[str, str, str, str, str]:
    """The heads of the table's columns."""
    played, won, drawn, lost, points = (
        say(locale, f"campaign-head-{name}") for name in ("played", "won", "drawn", "lost", "points")
    )
    return played, won, drawn, lost, points


def standings_text(locale: str, lines: Sequence[Standing]) -> str:
    """The table, one player a line."""
    if not lines:
        return say(locale, "campaign-nobody")
    told = [_standing(locale, line) for line in lines]
    return _fitting(locale, told, TEXT_MAX)


def _standing(locale: str, line: Standing) -> str:
    figures = {"played": line.played, "won": line.won, "drawn": line.drawn, "lost": line.lost, "score": line.score}
    name = person(locale, line.name)
    return say(locale, "campaign-standing", rank=line.rank, name=name, points=line.points, **figures)


def _fitting(locale: str, lines: Sequence[str], most: int) -> str:
    """As many lines as there is room for, and how many more there are."""
    kept: list[str] = []
    for number, line in enumerate(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > most:
            return "\n".join([*kept, say(locale, "campaign-more", n=len(lines) - number)])
        kept.append(line)
    return "\n".join(kept)


def schedule_text(
    locale: str, played: Sequence[str], running: Sequence[tuple[Sequence[str], int]], ahead: Sequence[Sequence[str]]
) -> str:
    """Who has played, who plays where, and who should play whom next: names by game, escaped here."""

    def group(names: Sequence[str]) -> str:
        return " – ".join(person(locale, name) for name in names) or say(locale, "campaign-no-seats")

    lines = [f"- ✅ {line}" for line in played[-SHOWN:]]
    lines += [
        f"- ⚔️ {say(locale, 'campaign-running', names=group(names), channel=f'<#{channel}>')}"
        for names, channel in running[:SHOWN]
    ]
    lines += [f"- ▫️ {group(names)}" for names in ahead[:SHOWN]]
    if len(ahead) > SHOWN:
        lines.append(say(locale, "campaign-more", n=len(ahead) - SHOWN))
    head = say(locale, "campaign-schedule-head", played=len(played), left=len(ahead))
    hint = say(locale, "campaign-next", names=group(ahead[0])) if ahead else say(locale, "campaign-all-played")
    return cut("\n".join([head, *lines, hint]), TEXT_MAX)


def result_text(locale: str, played: Played) -> str:
    """Who won a game, and the scores."""
    winners = [person(locale, seat.name) for seat in played.seats if seat.won]
    names = ", ".join(winners)
    scores = ", ".join(_score(locale, seat) for seat in played.seats)
    return say(locale, "campaign-result", n=len(winners), names=names or NONE, scores=scores)


def _score(locale: str, seat: Placed) -> str:
    return f"{person(locale, seat.name)} {seat.score}"


def news_lines(locale: str, news: Sequence[News]) -> list[str]:
    """What changed about a company, one line for each kind of news about each unit."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for item in news:
        grouped.setdefault((item.kind, item.unit), []).append(item.system)
    return [
        say(locale, f"campaign-news-{kind}", unit=escape(unit), systems=" ".join(systems) or NONE)
        for (kind, unit), systems in grouped.items()
    ]


def roster_text(locale: str, roster: Roster | None, carry: Carry) -> str:
    """A company in a campaign, unit by unit."""
    if roster is None:
        return say(locale, "campaign-no-roster")
    lines = [say(locale, "campaign-roster-head", name=escape(roster.name), n=len(roster.units))]
    for number, unit in enumerate(roster.units, start=1):
        state = "gone" if unit.gone else "scarred" if unit.lost else "whole"
        facts = {"unit": escape(unit.name), "systems": " ".join(unit.left) or "–", "lost": " ".join(unit.lost) or NONE}
        lines.append(say(locale, "campaign-unit", number=number, state=state, rockets=unit.rockets, **facts))
    if carry is Carry.SCARS and roster.renewals and any(unit.lost for unit in roster.units):
        lines.append(say(locale, "campaign-repairs", n=roster.renewals))
    return cut("\n".join(lines), TEXT_MAX)


def terms_text(locale: str, names: Mapping[str, str], numbers: Mapping[str, int], points: Points, carry: Carry) -> str:
    """What a campaign is played by. ``names``: ruleset and size; ``numbers``: seats and renewals."""
    ruleset, size = (say(locale, f"{kind}-{names[kind]}") for kind in ("ruleset", "size"))
    figures = {"win": points.win, "draw": points.draw, "loss": points.loss}
    kinds = {"ruleset": ruleset, "size": size}
    lines = [
        say(locale, "campaign-terms", seats=numbers["seats"], **kinds, **figures),
        say(locale, "campaign-carry", carry=str(carry), n=numbers["renewals"]),
        say(locale, "campaign-ties"),
    ]
    return "\n".join(lines)
