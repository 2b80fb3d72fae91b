"""A server's season: as text, and its standings as a picture."""

from __future__ import annotations

from cogs.kit.drawing import draw_now
from render import Picture, StandingsLabels, StandingsLine, draw_standings
from table.history.luck import luckier_than
from table.history.season import PlayerSeason, Season
from text import escape
from text.fluent.catalogue import Arguments, say
from text.words import decimal

__all__ = ["season_lines", "season_picture"]

SHOWN = 10
"""Players listed."""
HEADS = ("played", "won", "drawn", "lost", "dice")


def season_lines(locale: str, season: Season, since: str = "") -> list[str]:
    """The games by number, ruleset and length, and the standings."""
    lines = [say(locale, "season-title-since", date=since) if since else say(locale, "season-title")]
    bots = [say(locale, "season-bots", count=season.with_bots)] if season.with_bots else []
    if not season.games:
        return [*lines, say(locale, "season-empty"), *bots]
    kinds = ", ".join(f"{say(locale, f'ruleset-{name}')} {count}" for name, count in season.rulesets)
    length = say(locale, "season-length", hours=round(season.length / 3600), days=round(season.length / 86400))
    facts: Arguments = {
        "rounds": round(season.rounds),
        "decisions": round(season.decisions),
        "length": length,
    }
    lines.append(say(locale, "season-games", count=season.games, kinds=kinds, **facts))
    lines += [_standing(locale, place, item) for place, item in enumerate(season.standings[:SHOWN], start=1)]
    if len(season.standings) > SHOWN:
        lines.append(say(locale, "season-more", count=len(season.standings) - SHOWN))
    lucky, unlucky = season.luckiest, season.unluckiest
    if lucky is not None and unlucky is not None:
        names = {"lucky": escape(lucky.name), "unlucky": escape(unlucky.name)}
        deviations = {"high": _deviation(locale, lucky.luck), "low": _deviation(locale, unlucky.luck)}
        lines.append(say(locale, "season-luck", **names, **deviations))
    return [*lines, *bots]


def _standing(locale: str, place: int, item: PlayerSeason) -> str:
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


async def season_picture(locale: str, season: Season) -> Picture:
    """The standings; the last figure says how many in a hundred had worse dice."""
    played, won, drawn, lost, dice = (say(locale, f"season-head-{name}") for name in HEADS)
    lines = [
        StandingsLine(place, item.name, item.games, item.won, item.drawn, item.lost, luckier_than(item.luck))
        for place, item in enumerate(season.standings[:SHOWN], start=1)
    ]
    title = say(locale, "season-title").removeprefix("### ")
    return await draw_now(draw_standings, lines, StandingsLabels(title, (played, won, drawn, lost, dice)))
