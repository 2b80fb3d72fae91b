"""A campaign: its standings as picture and text, terms, schedule, and the result of a game."""

import io
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_later, draw_now
from cogs.views.components import Button, Row, gallery, note_view, text, time_stamp, view
from cogs.views.times import time_text
from render import BracketMatch, Picture, draw_bracket
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from rules.campaign.league import Standing
from rules.campaign.tournament import Format, Match, open_matches
from table import Game
from table.campaign.model import Ahead, Campaign, Fixture, Member, Report, options_of, round_span
from table.time.clock import HOUR
from table.time.controls import read_time
from text import escape
from text.campaign import (
    bracket_text,
    champions_text,
    head_words,
    marked,
    news_lines,
    person,
    plain_person,
    ranking_text,
    result_text,
    round_text,
    rounds_text,
    schedule_text,
    standings_text,
    terms_text,
    tournament_terms,
)
from text.fluent.catalogue import say
from text.words import cut

TEXT_MAX = 3800
NEWS_MAX = 1400
ALT_MAX = 1000
NAME_SHOWN = 60
TITLE_SHOWN = 80
UNNAMED = "–"
"""The name that earlier versions gave to a company that was written out on joining."""


def name_of(campaign: Campaign) -> str:
    """A campaign's name in a sentence."""
    return escape(campaign.name, NAME_SHOWN)


def terms_lines(locale: str, campaign: Campaign) -> str:
    """The terms that a campaign is played by."""
    terms = campaign.terms
    names = {"ruleset": terms.ruleset, "size": terms.size}
    numbers = {"seats": terms.seats, "renewals": terms.renewals}
    points = None if terms.format is Format.KNOCKOUT else terms.points
    told = terms_text(locale, names, numbers, points, terms.carry, _tournament_terms(locale, campaign))
    rated = "usual" if terms.rated is None else "yes" if terms.rated else "no"
    time = time_text(locale, read_time(terms.time)) if terms.time else "none"
    facts = {"table": terms.table or "usual", "time": time, "rated": rated}
    lines = [say(locale, "campaign-matches", **facts)] if terms.table or terms.time or rated != "usual" else []
    if terms.options:
        named = ", ".join(say(locale, f"advanced-{name}") for name in options_of(terms))
        lines.append(say(locale, "campaign-options", names=named))
    if terms.fields:
        listed = ", ".join(f"**{escape(name)}**" for name, _ in terms.fields)
        turns = "rounds" if campaign.is_tournament else "games"
        lines.append(say(locale, "campaign-fields", names=listed, turns=turns))
    if campaign.is_tournament and terms.round:
        hours = round(round_span(terms.round) / HOUR)
        unit, count = ("hours", hours) if hours % 24 else ("days", hours // 24)
        kind, loss = str(terms.format), terms.points.loss
        lines.append(say(locale, "campaign-round", unit=unit, count=count, format=kind, loss=loss))
    if campaign.is_tournament and not campaign.rounds:
        lines.append(say(locale, "campaign-seeding", seeding=str(terms.seeding)))
    return "\n".join([told, *lines])


def _tournament_terms(locale: str, campaign: Campaign) -> str:
    if not campaign.is_tournament:
        return ""
    begun = bool(campaign.rounds)
    rounds = campaign.wanted if begun else campaign.terms.rounds
    return tournament_terms(locale, campaign.terms.format, rounds, begun=begun)


async def standings_view(
    locale: str, campaign: Campaign, head: str = "", below: str = "", *, at_once: bool = True
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The standings under a head, with more text below them; ``at_once``: the picture does not wait for replies."""
    lines = campaign.standings()
    pairings, table = _pairings(locale, campaign), _standings_lines(locale, campaign, lines)
    below = below or _ties(locale, campaign, lines)  # the terms have their own line of it
    told = "\n".join(part for part in (table, below) if part)
    title = head or say(locale, "campaign-title", name=name_of(campaign))
    body = ui.Container[ui.LayoutView](text(title, pairings))
    files: list[discord.File] = []
    if _some_played(lines) or (campaign.rounds and campaign.terms.format is Format.KNOCKOUT):
        draw = draw_now if at_once else draw_later
        picture, alt = await _picture(locale, campaign, lines, draw)
        files.append(discord.File(io.BytesIO(picture.data), f"standings-{campaign.id}.png"))
        body.add_item(gallery((files[0].filename, alt[:ALT_MAX])))
    if told:
        body.add_item(text(cut(told, TEXT_MAX - len(title) - len(pairings))))
    return view(body, *(_buttons(locale, campaign) if campaign.is_tournament else ())), files


def _ties(locale: str, campaign: Campaign, lines: Sequence[Standing]) -> str:
    """How those who are level on points are parted; empty where nobody has played, or no points are counted."""
    kind = campaign.terms.format
    return "" if kind is Format.KNOCKOUT or not _some_played(lines) else say(locale, "standings-ties", format=str(kind))


async def _picture(
    locale: str, campaign: Campaign, lines: Sequence[Standing], draw: Callable[..., Awaitable[Picture]]
) -> tuple[Picture, str]:
    """The standings as a picture, or the bracket of a knock-out, and its alt text."""
    if campaign.terms.format is Format.KNOCKOUT and campaign.rounds:
        alt = bracket_text(locale, campaign.name, campaign.rounds, campaign.wanted, campaign.name_of)
        return await draw(draw_bracket, _bracket(locale, campaign), campaign.name), alt
    called = [marked(locale, line.user, plain_person(locale, line.name), campaign.gone) for line in lines]
    shown = [
        StandingsLine(line.rank, name, line.played, line.won, line.drawn, line.lost, line.points)
        for line, name in zip(lines, called, strict=True)
    ]
    picture = await draw(draw_standings, shown, StandingsLabels(campaign.name, head_words(locale)))
    return picture, say(locale, "campaign-alt", name=campaign.name)


def _bracket(locale: str, campaign: Campaign) -> list[list[BracketMatch]]:
    """The rounds as boxes, those that are not drawn yet empty."""
    shown = [[_boxed(locale, campaign, match) for match in row] for row in campaign.rounds]
    while len(shown[-1]) > 1:
        shown.append([BracketMatch()] * (len(shown[-1]) // 2))
    return shown


def _boxed(locale: str, campaign: Campaign, match: Match) -> BracketMatch:
    names = [*(plain_person(locale, campaign.name_of(player)) for player in match.players), "", ""]
    if match.how == "bye":
        names[1] = say(locale, "tournament-bracket-bye")
    scores = [*(str(score) for score in match.scores), "", ""]
    winner = match.players.index(match.winners[0]) if len(match.winners) == 1 else None
    return BracketMatch((names[0], names[1]), (scores[0], scores[1]), winner)


def _some_played(lines: Sequence[Standing]) -> bool:
    return any(line.played for line in lines)


def _pairings(locale: str, campaign: Campaign) -> str:
    """The round that is played, or was played last, when it ends, and who has won; of a league who has won it."""
    if not campaign.rounds:
        return winners_line(locale, campaign)
    kind, ends = campaign.terms.format, campaign.round_ends
    told = round_text(locale, kind, campaign.rounds, campaign.wanted, campaign.name_of, campaign.champions)
    return told if ends is None else f"{told}\n{say(locale, 'tournament-until', until=time_stamp(ends))}"


def winners_line(locale: str, campaign: Campaign) -> str:
    """Who has won a campaign; empty as long as nobody has."""
    won = campaign.champions
    return champions_text(locale, campaign.terms.format, won, campaign.name_of) if won else ""


def _standings_lines(locale: str, campaign: Campaign, lines: Sequence[Standing]) -> str:
    """The standings as text; before anybody has played, who has joined, and nothing once a round is drawn."""
    if not _some_played(lines):
        return "" if campaign.rounds else _joined(locale, campaign)
    if not campaign.rounds:
        return standings_text(locale, lines, campaign.gone)
    return ranking_text(locale, campaign.terms.format, campaign.ranking(), campaign.name_of, campaign.gone)


def _buttons(locale: str, campaign: Campaign) -> list[Row]:
    """What one can do in a campaign: join it; in a tournament also draw the first round, then play one's match."""
    if campaign.ended or (campaign.is_tournament and campaign.decided):
        return []
    names = ("play",) if campaign.rounds else ("join", "begin") if campaign.is_tournament else ("join",)
    return [
        Row(
            *(
                Button(
                    label=say(locale, f"button-tournament-{name}"),
                    custom_id=str(StandaloneId("tournament", f"{name}:{campaign.id}")),
                    style=ButtonStyle.primary if name != "begin" else ButtonStyle.secondary,
                )
                for name in names
            )
        )
    ]


def joined_text(locale: str, campaign: Campaign) -> str:
    """What a new member of a campaign hears; of a tournament that has begun, in which round they play first."""
    first = len(campaign.rounds) + 1 if campaign.rounds else 0
    return say(locale, "campaign-joined", name=name_of(campaign), round=first)


def bye_text(campaign: Campaign, users: Sequence[int]) -> str:
    """What those hear who have a bye in the round that is played: what it counts, and until when they rest."""
    terms, number = campaign.terms, len(campaign.rounds)
    last = terms.format is Format.SWISS and number >= campaign.wanted
    ends = campaign.round_ends
    return say(
        terms.locale,
        "tournament-bye",
        players=" ".join(f"<@{user}>" for user in users),
        name=name_of(campaign),
        number=str(number),
        format=str(terms.format),
        points=terms.points.win,
        next="none" if last else str(number + 1),
        until="none" if ends is None else time_stamp(ends),
    )


def notice_view(locale: str, campaign: Campaign) -> ui.LayoutView:
    """What announces a campaign: its terms, who has joined, and its buttons."""
    note = say(locale, "campaign-made", name=name_of(campaign), channel=f"<#{campaign.channel}>")
    return view(text(note, terms_lines(locale, campaign), _joined(locale, campaign)), *_buttons(locale, campaign))


def _joined(locale: str, campaign: Campaign) -> str:
    """Who has joined."""
    names = ", ".join(escape(member.name, NAME_SHOWN) for member in campaign.active)
    return say(locale, "campaign-players", count=len(campaign.active), names=names or "none")


def sure_match_view(
    locale: str, campaign: Campaign, match: Match, number: int, winner: int, drawn: bool = False
) -> ui.LayoutView:
    """The question before the organiser decides a match of a round."""
    one, other, won = (person(locale, campaign.name_of(user)) for user in (*match.players, winner))
    again = "yes" if number < len(campaign.rounds) else "no"
    facts = {"number": str(number), "one": one, "other": other, "decided": match.how or "no"}
    words = say(locale, "tournament-sure-give", drawn=again, winner="none" if drawn else won, **facts)
    given = f"give:{campaign.id}:{number}:{winner}{':draw' if drawn else ''}"
    return _sure(locale, words, "button-tournament-give", given)


def sure_leave_view(locale: str, campaign: Campaign, member: Member) -> ui.LayoutView:
    """The question before a member leaves a campaign: what they lose by it, and what stays."""
    user = member.user
    plays = any(user in game.seats and game.status == "running" for game in campaign.games if game.report is None)
    lost = any(user in match.players for match in open_matches(campaign.rounds))
    facts = {
        "open": "match" if lost else "game" if plays else "none",
        "played": "yes" if any(line.user == user and line.played for line in campaign.standings()) else "no",
        "company": "no" if member.roster is None else "yes",
        "back": "no" if campaign.rounds and not campaign.takes_more else "yes",
    }
    words = say(locale, "campaign-sure-leave", name=name_of(campaign), **facts)
    return _sure(locale, words, "button-campaign-leave", f"out:{campaign.id}:{user}")


def sure_end_view(locale: str, campaign: Campaign) -> ui.LayoutView:
    """The question before the host ends a campaign."""
    words = say(locale, "campaign-sure-end", name=name_of(campaign))
    return _sure(locale, words, "button-campaign-end", f"end:{campaign.id}")


def _sure(locale: str, words: str, key: str, argument: str) -> ui.LayoutView:
    sure = Button(label=say(locale, key), custom_id=str(StandaloneId("tournament", argument)), style=ButtonStyle.danger)
    return view(text(words), Row(sure))


def left_text(locale: str, campaign: Campaign, ahead: Sequence[object]) -> str:
    """How many games of a league are over, open and still ``ahead``; where none is, why."""
    numbers = {"played": len(campaign.reports), "open": campaign.under_way, "left": len(ahead)}
    return say(locale, "campaign-schedule-head", lacking=campaign.lacking, **numbers)


def schedule_lines(locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]]) -> str:
    """Games played and running, and the next pairings, ``ahead``: users by game; all rounds of a tournament."""
    if campaign.rounds:
        return rounds_text(locale, campaign.terms.format, campaign.rounds, campaign.wanted, campaign.name_of)
    if campaign.is_tournament:
        return _tournament_terms(locale, campaign)
    played = [result_text(locale, report.played, campaign.why(report)) for report in campaign.reports]
    running = [
        ([campaign.name_of(user) for user in game.seats], game.channel)
        for game in campaign.games
        if game.report is None and game.status != "ended"
    ]
    named = [[campaign.name_of(user) for user in group] for group in ahead]
    return schedule_text(locale, left_text(locale, campaign, ahead), played, running, named)


def given_head(campaign: Campaign, by: str, winner: int, number: int, drawn: bool) -> str:
    """Who has decided a match of a round, and for whom: the head of the standings after it."""
    locale = campaign.terms.locale
    title = say(locale, "campaign-title", name=name_of(campaign))
    return f"{title}\n{given_text(locale, campaign, by, winner, number, drawn)}"


def given_text(locale: str, campaign: Campaign, by: str, winner: int, number: int, drawn: bool) -> str:
    """Who has decided a match of a round, and for whom."""
    row = campaign.rounds[number - 1]
    other = next(player for match in row if winner in match.players for player in match.players if player != winner)
    won, lost = (escape(campaign.name_of(player)) for player in (winner, other))
    facts = {"winner": won, "other": lost, "drawn": "yes" if drawn else "no"}
    return say(locale, "tournament-given", by=escape(by), number=number, **facts)


def result_head(locale: str, campaign: Campaign, report: Report, title: str) -> str:
    """A game's result, and the changes of each company: the head of the standings after it."""
    head = _over(locale, campaign, title)
    sat = ", ".join(map(escape, report.bots))
    bots = [say(locale, "campaign-result-bot", names=sat)] if sat else []
    told = result_text(locale, report.played, campaign.why(report))
    parts = [head, told, *bots, _after_absence(locale, campaign, report), _news(locale, campaign, report)]
    return "\n".join(part for part in parts if part)


def news_head(locale: str, campaign: Campaign, report: Report, title: str) -> str:
    """The changes of each company in a game that decided nothing."""
    again = say(locale, "campaign-repeated") if report.played.game in campaign.repeats else ""
    return "\n".join(filter(None, (_over(locale, campaign, title), again, _news(locale, campaign, report))))


def _over(locale: str, campaign: Campaign, title: str) -> str:
    return say(locale, "campaign-result-head", name=name_of(campaign), title=escape(title, TITLE_SHOWN))


def _after_absence(locale: str, campaign: Campaign, report: Report) -> str:
    """What it means in a tournament to have lost by staying away: out of a knockout, drawn again in a Swiss."""
    lost = [seat.user for seat in report.played.seats if not seat.won]
    rounds = enumerate(campaign.rounds, start=1)
    number = next((n for n, row in rounds for match in row if report.played.game in match.games), 0)
    if report.reason != "forfeited" or not number or len(lost) != 1 or campaign.member(lost[0]) is None:
        return ""
    if campaign.terms.format is Format.SWISS and number == campaign.wanted - 1:
        return ""  # the last round pairs them all the same
    name = person(locale, campaign.name_of(lost[0]))
    next_round = "none" if number >= campaign.wanted else str(number + 1)
    return say(locale, "tournament-stayed-away", name=name, format=str(campaign.terms.format), next=next_round)


def _news(locale: str, campaign: Campaign, report: Report) -> str:
    parts = []
    for user, news in report.news:
        member = next((member for member in campaign.members if member.user == user), None)
        company = "" if member is None or member.roster is None else member.roster.name
        named = "none" if company in ("", UNNAMED) else escape(company)
        names = {"name": person(locale, campaign.name_of(user)), "company": named}
        parts.append(f"{say(locale, 'campaign-news-head', **names)} {' · '.join(news_lines(locale, news))}")
    return cut("\n".join(parts), NEWS_MAX)


def led_view(locale: str, ahead: Ahead, there: Fixture) -> ui.LayoutView:
    """The way to the game that is open for a member, and to another for those whom they have not met either."""
    kind = "match" if ahead.campaign.is_tournament else "game"
    other = Button(
        label=say(locale, "button-campaign-another"),
        custom_id=str(StandaloneId("tournament", f"another:{ahead.campaign.id}")),
    )
    note = say(locale, "tournament-playing", kind=kind, channel=f"<#{there.channel}>")
    return note_view(note, other if ahead.users else None)


def lobby_note(campaign: Campaign, game: Game, called: str, users: Sequence[int] = ()) -> ui.LayoutView:
    """The note under the lobby of a campaign's game; ``called``: the mentions of those who are to play it, or ``users``
    of whom some may."""
    locale = campaign.terms.locale
    told = [say(locale, "campaign-lobby", name=name_of(campaign), carry=str(campaign.terms.carry))]
    by = escape(campaign.name_of(game.host)) or f"<@{game.host}>"
    told += [say(locale, "campaign-lobby-call", players=called, name=by)] if called else []
    named = cut(", ".join(person(locale, campaign.name_of(user)) for user in users), TEXT_MAX // 2)
    told += [say(locale, "campaign-lobby-free", players=named, name=by)] if users else []
    return note_view("\n".join(told))
