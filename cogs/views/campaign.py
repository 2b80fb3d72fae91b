"""A campaign: its standings as picture and text, terms, schedule, and the result of a game."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
from discord import ui

from cogs.kit.drawing import draw_later, draw_now
from cogs.views.components import gallery, note_view, text, view
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from table.campaign.model import Campaign, Report
from text import escape
from text.campaign import (
    head_words,
    news_lines,
    person,
    plain_person,
    result_text,
    schedule_text,
    standings_text,
    terms_text,
)
from text.fluent.catalogue import say
from text.words import cut

__all__ = ["lobby_note", "name_of", "result_head", "schedule_lines", "standings_view", "terms_lines"]

TEXT_MAX = 3800
NEWS_MAX = 1400
ALT_MAX = 1000
NAME_SHOWN = 60
TITLE_SHOWN = 80


def name_of(campaign: Campaign) -> str:
    """A campaign's name in a sentence."""
    return escape(campaign.name, NAME_SHOWN)


def terms_lines(locale: str, campaign: Campaign) -> str:
    """The terms that a campaign is played by."""
    terms = campaign.terms
    names = {"ruleset": terms.ruleset, "size": terms.size}
    numbers = {"seats": terms.seats, "renewals": terms.renewals}
    return terms_text(locale, names, numbers, terms.points, terms.carry)


async def standings_view(
    locale: str, campaign: Campaign, head: str = "", below: str = "", *, at_once: bool = True
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The standings under a head, with more text below them; ``at_once``: the picture does not wait for replies."""
    lines = campaign.standings()
    told = "\n".join(part for part in (standings_text(locale, lines), below) if part)
    body = ui.Container[ui.LayoutView](text(head or say(locale, "campaign-title", name=name_of(campaign))))
    files: list[discord.File] = []
    if lines:
        shown = [
            StandingsLine(
                line.rank, plain_person(locale, line.name), line.played, line.won, line.drawn, line.lost, line.points
            )
            for line in lines
        ]
        labels = StandingsLabels(campaign.name, head_words(locale))
        picture = await (draw_now if at_once else draw_later)(draw_standings, shown, labels)
        files.append(discord.File(io.BytesIO(picture.data), f"standings-{campaign.id}.png"))
        body.add_item(gallery((files[0].filename, say(locale, "campaign-alt", name=campaign.name)[:ALT_MAX])))
    body.add_item(text(cut(told, TEXT_MAX - len(head))))
    return view(body), files


def schedule_lines(locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]]) -> str:
    """Games played and running, and the next pairings; ``ahead``: users by game."""
    played = [result_text(locale, report.played) for report in campaign.reports]
    running = [
        ([campaign.name_of(user) for user in game.seats], game.channel)
        for game in campaign.games
        if game.report is None and game.status != "ended"
    ]
    return schedule_text(locale, played, running, [[campaign.name_of(user) for user in group] for group in ahead])


def result_head(locale: str, campaign: Campaign, report: Report, title: str) -> str:
    """A game's result, and the changes of each company: the head of the standings after it."""
    names = {"name": name_of(campaign), "title": escape(title, TITLE_SHOWN)}
    head = say(locale, "campaign-result-head", **names)
    sat = ", ".join(map(escape, report.bots))
    bots = [say(locale, "campaign-result-bot", names=sat)] if sat else []
    return "\n".join([head, result_text(locale, report.played), *bots, _news(locale, campaign, report)]).strip()


def _news(locale: str, campaign: Campaign, report: Report) -> str:
    parts = []
    for user, news in report.news:
        member = next((member for member in campaign.members if member.user == user), None)
        company = "" if member is None or member.roster is None else member.roster.name
        names = {"name": person(locale, campaign.name_of(user)), "company": escape(company) or "–"}
        parts.append(f"{say(locale, 'campaign-news-head', **names)} {' · '.join(news_lines(locale, news))}")
    return cut("\n".join(parts), NEWS_MAX)


def lobby_note(locale: str, campaign: Campaign) -> ui.LayoutView:
    """The note under the lobby of a campaign's game."""
    return note_view(say(locale, "campaign-lobby", name=name_of(campaign)))
