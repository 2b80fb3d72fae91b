"""A campaign: its standings as picture and text, terms, schedule, and the result of a game."""

import io
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

import discord
from discord import ButtonStyle, ui
from msgspec import structs

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_later, draw_now
from cogs.views.components import Button, Row, gallery, note_view, rows_of, text, time_stamp, view
from cogs.views.times import time_text
from render import BracketMatch, Picture, draw_bracket
from render.charts.standings import StandingsLabels, StandingsLine, draw_standings
from rules.campaign.league import Standing
from rules.campaign.tournament import Format, Match, open_matches
from table import Game
from table.campaign.model import (
    Ahead,
    Campaign,
    Fixture,
    Member,
    Report,
    fixture_of,
    may_organise,
    options_of,
    round_span,
)
from table.campaign.verdicts import Verdict
from table.game import is_person
from table.permissions import Person
from table.time.clock import HOUR
from table.time.controls import read_time
from table.waiting.waits import Wait
from text import escape
from text.campaign import (
    bracket_text,
    champions_text,
    head_words,
    marked,
    named_company,
    news_lines,
    person,
    plain_person,
    ranking_text,
    result_text,
    round_name,
    round_text,
    rounds_text,
    running_lines,
    schedule_text,
    standings_text,
    terms_text,
    tournament_terms,
)
from text.fluent.catalogue import Arguments, say
from text.words import cut, together

TEXT_MAX = 3800
NEWS_MAX = 1400
ALT_MAX = 1000
NAME_SHOWN = 60
TITLE_SHOWN = 80


def name_of(campaign: Campaign) -> str:
    """A campaign's name in a sentence."""
    return escape(campaign.name, NAME_SHOWN)


def named_or_called(locale: str, campaign: Campaign, user: int) -> str:
    """A user in a sentence: a player by name, somebody who has never joined by mention."""
    name = campaign.name_of(user)
    return f"<@{user}>" if is_person(user) and not name else person(locale, name)


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
    locale: str,
    campaign: Campaign,
    head: str = "",
    below: str = "",
    *,
    at_once: bool = True,
    reader: Person | None = None,
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The standings under a head, with more text below them; ``at_once``: the picture does not wait for replies.

    ``reader``: see ``campaign_buttons``.
    """
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
    return view(body, *(campaign_buttons(locale, campaign, reader) if campaign.is_tournament else ())), files


def _ties(locale: str, campaign: Campaign, lines: Sequence[Standing]) -> str:
    """How those who are level on points are parted; empty where nobody has played, or no points are counted."""
    kind, seats = campaign.terms.format, campaign.terms.seats
    if kind is Format.KNOCKOUT or not _some_played(lines):
        return ""
    return say(locale, "standings-ties", format=str(kind), seats=seats)


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
    kind = campaign.terms.format
    told = round_text(locale, kind, campaign.rounds, campaign.wanted, campaign.name_of)
    return "\n".join(filter(None, [told, winners_line(locale, campaign), _deadline(locale, campaign)]))


def winners_line(locale: str, campaign: Campaign) -> str:
    """Who has won a campaign, or that its tournament is over and nobody has; empty as long as it goes on."""
    won, kind = campaign.champions, campaign.terms.format
    if won or not campaign.decided:
        return champions_text(locale, kind, won, campaign.name_of) if won else ""
    rested = kind is Format.SWISS and any(match.how == "bye" for row in campaign.rounds for match in row)
    return say(locale, "tournament-no-champion", byes="yes" if rested else "no")


def _standings_lines(locale: str, campaign: Campaign, lines: Sequence[Standing]) -> str:
    """The standings as text; before anybody has played, who has joined, and nothing once a round is drawn."""
    if not _some_played(lines):
        return "" if campaign.rounds else _joined(locale, campaign)
    if not campaign.rounds:
        return standings_text(locale, lines, campaign.gone)
    return ranking_text(locale, campaign.terms.format, campaign.ranking(), campaign.name_of, campaign.gone)


def campaign_buttons(locale: str, campaign: Campaign, reader: Person | None = None) -> list[Row]:
    """What one can do in a campaign: join it; in a tournament also draw the first round, then play one's match.

    ``reader``: the person who alone sees it, and what they may do.
    """
    if campaign.ended or (campaign.is_tournament and campaign.decided):
        return []
    names = ["play"] if campaign.rounds else ["join", "begin"] if campaign.is_tournament else ["join"]
    if reader is not None:
        may = {
            "join": campaign.member(reader.user) is None and reader.user not in campaign.desk.removed,
            "begin": may_organise(campaign, reader),
            "play": any(reader.user in match.players for match in open_matches(campaign.rounds)),
        }
        names = [name for name in names if may[name]]
    buttons = [
        Button(
            label=say(locale, f"button-tournament-{name}"),
            custom_id=str(StandaloneId("tournament", f"{name}:{campaign.id}")),
            style=ButtonStyle.primary if name != "begin" else ButtonStyle.secondary,
        )
        for name in names
    ]
    return rows_of(buttons)


def joined_text(locale: str, campaign: Campaign) -> str:
    """What a new member of a campaign hears; of a tournament that has begun, in which round they play first."""
    first = len(campaign.rounds) + 1 if campaign.rounds else 0
    return say(locale, "campaign-joined", name=name_of(campaign), round=first)


def bye_text(locale: str, campaign: Campaign, users: Sequence[int]) -> str:
    """What those hear who have a bye: what it counts, and when they play next; no date, as that may change."""
    terms, number = campaign.terms, len(campaign.rounds)
    this, later = (round_name(locale, terms.format, campaign.rounds, n, form="in") for n in (number, number + 1))
    last = terms.format is Format.SWISS and number >= campaign.wanted
    return say(
        locale,
        "tournament-bye",
        players=" ".join(f"<@{user}>" for user in users),
        name=name_of(campaign),
        round=this,
        format=str(terms.format),
        points=terms.points.win,
        next="none" if last else later,
    )


def notice_view(locale: str, campaign: Campaign) -> ui.LayoutView:
    """What announces a campaign: its terms, who has joined, and its buttons."""
    facts = {"name": name_of(campaign)}
    joins = "yes" if campaign.takes_more or not campaign.rounds else "no"
    note = say(locale, "campaign-made", channel=f"<#{campaign.channel}>", joins=joins, **facts)
    if campaign.ended:
        note = say(locale, "campaign-ended", running=len(campaign.running), **facts)
    return view(
        text(note, terms_lines(locale, campaign), _joined(locale, campaign)), *campaign_buttons(locale, campaign)
    )


def _joined(locale: str, campaign: Campaign) -> str:
    """Who has joined."""
    names = ", ".join(escape(member.name, NAME_SHOWN) for member in campaign.active)
    return say(locale, "campaign-players", count=len(campaign.active), names=names or "none")


def match_name(locale: str, campaign: Campaign, of: str, match: Match) -> str:
    """A match by its players, and its round."""
    names = " – ".join(person(locale, campaign.name_of(user)) for user in match.players)
    return say(locale, "match-name", names=names, round=round_of(locale, campaign, of))


def round_of(locale: str, campaign: Campaign, of: str, form: str = "name") -> str:
    """The name of the round of that number, as verdicts write it; ``none`` in a league."""
    if not campaign.is_tournament:
        return "none"
    return round_name(locale, campaign.terms.format, campaign.rounds, int(of), of=campaign.wanted, form=form)


def sure_match_view(locale: str, campaign: Campaign, match: Match, verdict: Verdict) -> ui.LayoutView:
    """The question before the organiser decides a match."""
    again = "yes" if verdict.round and verdict.round < len(campaign.rounds) else "no"
    game = fixture_of(campaign, match.players)
    going = not campaign.is_tournament or (game is not None and game.status == "running")
    ends = "yes" if going and not match.how else "no"
    named = match_name(locale, campaign, verdict.of, match)
    facts = {"match": named, "how": verdict.how or "won", "winner": person(locale, campaign.name_of(verdict.player))}
    words = say(locale, "tournament-sure-give", drawn=again, decided=match.how or "no", game=ends, **facts)
    return _sure(locale, words, "button-tournament-give", f"give:{campaign.id}:{verdict}")


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
        "wins": "yes" if campaign.is_tournament or campaign.ended else "no",
    }
    words = say(locale, "campaign-sure-leave", name=name_of(campaign), **facts)
    stay = Button(
        label=say(locale, "button-campaign-stay"), custom_id=str(StandaloneId("tournament", f"stay:{campaign.id}"))
    )
    return _sure(locale, words, "button-campaign-leave", f"out:{campaign.id}:{user}", stay)


def sure_end_view(locale: str, campaign: Campaign) -> ui.LayoutView:
    """The question before the host ends a campaign."""
    closes = not campaign.is_tournament and any(game.status == "lobby" for game in campaign.games)
    ends = {"running": "yes" if campaign.running else "no", "closes": "yes" if closes else "no"}
    words = say(locale, "campaign-sure-end", name=name_of(campaign), **ends)
    if campaign.is_tournament and not campaign.decided:
        words += "\n" + say(locale, "campaign-end-undecided", matches=open_names(locale, campaign) or "none")
    elif not campaign.is_tournament:
        won = [person(locale, campaign.name_of(user)) for user in structs.replace(campaign, ended=True).champions]
        facts: Arguments = {"names": together(locale, won) or "none", "running": len(campaign.deciding)}
        facts["played"] = "no" if campaign.under_way or not campaign.reports else "yes"
        words += "\n" + say(locale, "campaign-end-league", left=len(campaign.to_play()), count=len(won), **facts)
    return _sure(locale, words, "button-campaign-end", f"end:{campaign.id}")


def open_names(locale: str, campaign: Campaign, matches: Sequence[Match] = ()) -> str:
    """Some matches of the round, or all that are still to be played."""
    matches = matches or open_matches(campaign.rounds)
    return ", ".join(" – ".join(person(locale, campaign.name_of(user)) for user in one.players) for one in matches)


def missed_matches(locale: str, campaigns: Iterable[Campaign], user: int, first: float, last: float) -> list[str]:
    """A line for each open match of a user whose round ends between two moments, in which they are away."""
    return [
        say(locale, "holiday-match", name=name_of(campaign), until=time_stamp(campaign.round_ends))
        for campaign in campaigns
        if campaign.round_ends is not None and first < campaign.round_ends <= last
        if any(user in match.players for match in open_matches(campaign.rounds))
    ]


def reopened_text(locale: str, before: Campaign, after: Campaign) -> str:
    """That a campaign goes on, and whose title no longer stands."""
    gone = [person(locale, before.name_of(user)) for user in before.champions if user not in after.champions]
    told = say(locale, "campaign-reopened", name=name_of(after))
    if gone:
        told += " " + say(locale, "campaign-title-gone", names=together(locale, gone), count=len(gone))
    return told


def _sure(locale: str, words: str, key: str, argument: str, *others: Button) -> ui.LayoutView:
    sure = Button(label=say(locale, key), custom_id=str(StandaloneId("tournament", argument)), style=ButtonStyle.danger)
    return view(text(words), Row(sure, *others))


def left_text(locale: str, campaign: Campaign, ahead: Sequence[object]) -> str:
    """How many games of a league are over, open and still ``ahead``; where none is, why."""
    played = sum(map(campaign.counted, campaign.reports))
    numbers = {"played": played, "open": campaign.under_way, "left": len(ahead)}
    return say(locale, "campaign-schedule-head", lacking=campaign.lacking, **numbers)


def schedule_lines(
    locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]], waits: Mapping[str, Sequence[Wait]]
) -> str:
    """Games played and running, and the next pairings, ``ahead``: users by game; all rounds of a tournament. When the
    round ends, and until when somebody has to decide in each game, by what it ``waits`` for."""
    if campaign.is_tournament and not campaign.rounds:
        return _tournament_terms(locale, campaign)
    running = [
        say(
            locale,
            "campaign-running",
            names=" – ".join(named_or_called(locale, campaign, user) for user in game.seats)
            or say(locale, "campaign-no-seats"),
            channel=f"<#{game.channel}>",
            open="yes" if game.status == "lobby" else "no",
            **_next_wait(locale, campaign, waits.get(game.game, ())),
        )
        + (" " + say(locale, "campaign-uncounted") if game.game in campaign.repeats else "")
        for game in campaign.games
        if game.report is None and game.status != "ended"
    ]
    if campaign.rounds:
        told = rounds_text(locale, campaign.terms.format, campaign.rounds, campaign.wanted, campaign.name_of)
        head = [_deadline(locale, campaign)]
        if campaign.vanished and not campaign.ended:
            names = ", ".join(person(locale, campaign.name_of(user)) for user in campaign.vanished)
            head.append(say(locale, "desk-vanished", names=names))
        return cut("\n".join(filter(None, [*head, *running_lines(locale, running), told])), TEXT_MAX)
    again = " " + say(locale, "campaign-uncounted")
    played = [
        result_text(locale, one.played, campaign.why(one)) + ("" if campaign.counted(one) else again)
        for one in campaign.reports
    ]
    named = [[campaign.name_of(user) for user in group] for group in ahead]
    return schedule_text(locale, left_text(locale, campaign, ahead), played, running, named)


def _deadline(locale: str, campaign: Campaign) -> str:
    """When the round that is played ends, or why it does not; empty where it takes as long as it takes."""
    if campaign.desk.paused is not None and not campaign.ended:
        return say(locale, "desk-paused", at=f"<t:{round(campaign.desk.paused)}:D>")
    if campaign.overdue and campaign.terms.round:
        return say(locale, "schedule-overdue")
    ends = campaign.round_ends
    return "" if ends is None else say(locale, "tournament-until", until=time_stamp(ends))


def _next_wait(locale: str, campaign: Campaign, waits: Sequence[Wait]) -> dict[str, str]:
    """Who has to decide first in a game that is under way, and until when."""
    found = [wait for wait in waits if wait.until is not None and wait.kind in ("decision", "vote")]
    if not found:
        return {"name": "none", "until": "none"}
    first = min(found, key=lambda wait: wait.until or 0.0)
    return {"name": named_or_called(locale, campaign, first.user), "until": time_stamp(first.until or 0.0)}


def given_head(campaign: Campaign, by: str, match: Match, verdict: Verdict) -> str:
    """Who has decided a match, and for whom: the head of the standings after it."""
    locale = campaign.terms.locale
    title = say(locale, "campaign-title", name=name_of(campaign))
    return f"{title}\n{given_text(locale, campaign, by, match, verdict)}"


def given_text(locale: str, campaign: Campaign, by: str, match: Match, verdict: Verdict) -> str:
    """Who has decided a match, and for whom."""
    others = [person(locale, campaign.name_of(user)) for user in match.players if user != verdict.player]
    facts = {"winner": person(locale, campaign.name_of(verdict.player)), "other": together(locale, others)}
    facts["round"] = round_of(locale, campaign, verdict.of)
    kind = "match" if campaign.is_tournament else "correction" if match.how else "game"
    return say(locale, "tournament-given", by=escape(by), kind=kind, how=verdict.how or "won", **facts)


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
    again = say(locale, "campaign-repeated", name=name_of(campaign)) if report.played.game in campaign.repeats else ""
    return "\n".join(filter(None, (_over(locale, campaign, title), again, _news(locale, campaign, report))))


def _over(locale: str, campaign: Campaign, title: str) -> str:
    named = "yes" if title.startswith(campaign.name) else "no"
    facts = {"name": name_of(campaign), "title": escape(title, TITLE_SHOWN)}
    return say(locale, "campaign-result-head", named=named, **facts)


def _after_absence(locale: str, campaign: Campaign, report: Report) -> str:
    """What it means in a tournament to have lost by staying away: out of a knockout, no match left in a Swiss; for the
    last round of one they are paired all the same."""
    lost = [seat.user for seat in report.played.seats if not seat.won and campaign.member(seat.user) is not None]
    rounds = enumerate(campaign.rounds, start=1)
    number = next((n for n, row in rounds for match in row if report.played.game in match.games), 0)
    if report.reason != "forfeited" or not number or not lost:
        return ""
    swiss, left = campaign.terms.format is Format.SWISS, campaign.wanted - number
    names = together(locale, [person(locale, campaign.name_of(user)) for user in lost])
    if swiss and left == 1:
        return say(locale, "tournament-again-last", names=names, count=len(lost), began="yes")
    if (swiss and left > 1) or len(lost) > 1:
        return ""  # the organisers are called, which everybody reads; or the match is listed with both
    return say(locale, "tournament-stayed-away", name=names, format=str(campaign.terms.format))


def _news(locale: str, campaign: Campaign, report: Report) -> str:
    parts = []
    for user, news in report.news:
        member = next((member for member in campaign.members if member.user == user), None)
        roster = None if member is None else member.roster
        named = named_company(roster)
        names = {"name": person(locale, campaign.name_of(user)), "company": named}
        parts.append(f"{say(locale, 'campaign-news-head', **names)} {' · '.join(news_lines(locale, news))}")
    return cut("\n".join(parts), NEWS_MAX)


def led_view(locale: str, user: int, ahead: Ahead, there: Fixture) -> ui.LayoutView:
    """The way to the game that is open for a member, and to another for those whom they have not met either."""
    kind = "match" if ahead.campaign.is_tournament else "mine" if user in there.seats else "game"
    other = Button(
        label=say(locale, "button-campaign-another"),
        custom_id=str(StandaloneId("tournament", f"another:{ahead.campaign.id}")),
    )
    note = say(locale, "tournament-playing", kind=kind, channel=f"<#{there.channel}>")
    return note_view(note, other if ahead.users else None)


def repeat_text(locale: str, game: Game) -> str:
    """That a league's game doesn't count, as its players, or its host and everybody, have met; what it counts for."""
    one, other = [*(f"**{escape(seat.name)}**" for seat in game.seats), "none"][:2]
    facts = {"name": escape(game.campaign, NAME_SHOWN), "rated": "yes" if game.rated else "no"}
    return say(locale, "campaign-repeat", one=one, other=other, **facts)


def lobby_note(
    campaign: Campaign, game: Game, called: str, users: Sequence[int] = (), *, again: bool = False
) -> ui.LayoutView:
    """The note under the lobby of a campaign's game; ``called``: the mentions of those who are to play it, or ``users``
    of whom some may; ``again``: it does not count, since they have met."""
    locale = campaign.terms.locale
    carry, counts = str(campaign.terms.carry), "no" if again else "yes"
    told = [say(locale, "campaign-lobby", name=name_of(campaign), carry=carry, counts=counts)]
    told += [repeat_text(locale, structs.replace(game, campaign=campaign.name))] if again else []
    by = named_or_called(locale, campaign, game.host)
    told += [say(locale, "campaign-lobby-call", players=called, name=by)] if called else []
    named = cut(", ".join(person(locale, campaign.name_of(user)) for user in users), TEXT_MAX // 2)
    told += [say(locale, "campaign-lobby-free", players=named, name=by)] if users else []
    return note_view("\n".join(told))
