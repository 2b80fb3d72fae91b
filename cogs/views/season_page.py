"""The page of a season: who leads or has won, its tournaments and its best games, and a menu of earlier ones."""

import io
from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_later, draw_now
from cogs.views.components import Button, Row, gallery, menu, menu_option, text, view
from cogs.views.season import best_lines
from render import StandingsLabels, StandingsLine, draw_standings
from storage import SeasonRow, SeasonWinner
from table.history.seasons import CUP, CUP_LEAST, DRAW, PAIR_MOST, WIN, Cup, Honours, Place
from text import clean, escape
from text.campaign import head_words, person
from text.fluent.catalogue import say
from text.words import cut, together

SHOWN, EARLIER = 10, 25
TEXT_MAX = 3600


async def season_view(
    locale: str,
    honours: Honours,
    others: Sequence[SeasonRow] = (),
    called: str = "",
    then: str = "",
    *,
    at_once: bool = True,
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The page, with its picture, and the other seasons of the server in a menu; ``called``: its winners, above
    it; ``then``: what comes after it, below. ``at_once``: the picture does not wait for replies."""
    season = honours.season
    head = say(locale, "season-head", name=escape(season.name))
    lines = [called, head, _span(locale, season), *_winners(locale, honours)]
    body, files = ui.Container[ui.LayoutView](text(*lines)), list[discord.File]()
    if honours.places:
        shown = [
            StandingsLine(line.place, clean(line.name), line.games, line.won, line.drawn, line.lost, line.points)
            for line in honours.places[:SHOWN]
        ]
        labels = StandingsLabels(season.name, head_words(locale))
        draw = draw_now if at_once else draw_later
        picture = await draw(draw_standings, shown, labels)
        files.append(discord.File(io.BytesIO(picture.data), f"season-{season.number}.png"))
        body.add_item(gallery((files[0].filename, say(locale, "campaign-alt", name=season.name))))
    told = [_place(locale, line) for line in honours.places[:SHOWN]]
    told += [
        "",
        *(_cup(locale, honours, cup) for cup in honours.cups),
    ]
    told += best_lines(locale, honours.games)
    how = say(locale, "season-how", win=WIN, draw=DRAW, cup=CUP, least=CUP_LEAST, most=PAIR_MOST)
    body.add_item(text(cut("\n".join(told).strip(), TEXT_MAX), f"-# {how}", then))
    earlier = [menu_option(row.name, str(row.number)) for row in others[:EARLIER]]
    rows = [Row(menu(str(StandaloneId("season")), earlier, say(locale, "season-menu")))] if earlier else []
    return view(body, *rows), files


def sure_end_view(locale: str, season: SeasonRow) -> ui.LayoutView:
    """The question before a season is ended."""
    custom_id, label = str(StandaloneId("season", str(season.number))), say(locale, "button-season-end")
    sure = Button(label=label, custom_id=custom_id, style=ButtonStyle.danger)
    return view(text(say(locale, "season-sure-end", name=escape(season.name))), Row(sure))


def _span(locale: str, season: SeasonRow) -> str:
    ends = season.ends if season.ended is None else season.ended
    until = "none" if ends is None else f"<t:{round(ends)}:D>"
    return say(locale, "season-span", began=f"<t:{round(season.began)}:D>", until=until, over=_over(season))


def _over(season: SeasonRow) -> str:
    return "no" if season.ended is None else "yes"


def _winners(locale: str, honours: Honours) -> list[str]:
    winners, over = honours.winners, _over(honours.season)
    told = say(locale, "season-nobody", over=over)
    if winners:
        names, points = _names(locale, winners), winners[0].points
        told = say(locale, "season-winner", names=names, count=len(winners), points=points, over=over)
    if not honours.corrected:
        return [told]
    others = honours.leaders
    return [told, say(locale, "season-corrected", names=_names(locale, others), count=len(others))]


def _names(locale: str, winners: Sequence[SeasonWinner]) -> str:
    return together(locale, [person(locale, winner.name) for winner in winners])


def _place(locale: str, line: Place) -> str:
    facts = {"place": line.place, "points": line.points, "games": line.games, "won": line.won, "drawn": line.drawn}
    cups = ", ".join(map(escape, line.cups)) or "none"
    return say(locale, "season-place", name=escape(line.name), cups=cups, **facts)


def _cup(locale: str, honours: Honours, cup: Cup) -> str:
    known = {line.user: line.name for line in honours.places}
    names = ", ".join(person(locale, known.get(user, "")) for user in cup.winners)
    counts = "yes" if cup.counts else "no"
    return say(locale, "season-cup", name=escape(cup.name), names=names, counts=counts, least=CUP_LEAST)
