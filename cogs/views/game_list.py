"""A user's games as a list, with the ways to them, and the form to bring one from a file."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, message_link, rows_of, text, time_stamp, view
from storage import CallRow, FollowRow, GameRow, MeetingRow
from table.campaign.model import Ahead, Campaign, Member
from table.game import Seat
from table.waiting.reminders import Nudged
from table.waiting.waits import Wait
from text import clean, escape
from text.campaign import person
from text.fluent.catalogue import say
from text.words import together

TEXT_MAX = 3800
TITLE_SHOWN = 80
LABEL_MAX = 45
STOPS_MAX = 10
ANSWERS_MAX = 3
Invitation: TypeAlias = tuple[CallRow, str, str, str]
"""An invitation, who invites, to which title, and the address of the game's board."""
STOP_TITLE = 40
NAMES_SHOWN = 4


def import_form(locale: str) -> ui.Modal:
    """A form for a game's file, and whether to play it on."""
    form = ui.Modal(title=say(locale, "form-game-title")[:LABEL_MAX], custom_id=str(StandaloneId("file")))
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file")
    running: ui.Checkbox[ui.Modal] = ui.Checkbox(custom_id="running")
    for name, field in (("file", file), ("running", running)):
        form.add_item(ui.Label(text=say(locale, f"form-game-{name}")[:LABEL_MAX], component=field))
    form.stop()
    return form


def game_list_view(
    lines: Sequence[str],
    locale: str,
    followed: Sequence[tuple[FollowRow, GameRow]] = (),
    invited: Sequence[Invitation] = (),
    holiday: str = "",
) -> ui.LayoutView:
    """The ``game_lines`` of a user, with buttons to answer those who have ``invited`` them; then the games that they
    follow, with buttons to stop. ``holiday``: the days of the user's own."""
    shown = [say(locale, "mine-holiday", days=holiday), *lines] if holiday else list(lines)
    if followed:
        shown += ["", say(locale, "mine-follows", count=len(followed)), *(_followed(*one, locale) for one in followed)]
    answers = [button for one in invited[:ANSWERS_MAX] for button in _answers(one, locale)]
    stops = [_stop(*one, locale) for one in followed[:STOPS_MAX]]
    return view(text(fitting(shown, locale)), *rows_of(answers), *rows_of(stops))


def game_lines(
    waits: Sequence[Wait],
    whom: Mapping[str, Sequence[tuple[str, Wait]]],
    rows: Sequence[GameRow],
    boards: Mapping[str, str],
    locale: str,
    leagues: Sequence[Ahead] = (),
    invited: Sequence[Invitation] = (),
    *,
    asked: Sequence[CallRow] = (),
    gone: Collection[str] = (),
) -> list[str]:
    """What waits for a user, the games that they are ``invited`` to, their other games, and whom they have to meet in
    ``leagues``.

    ``whom``: the names of those for whom the other games wait, by game; ``boards``: the message of each game's board.
    ``asked``: the invitations to lobbies among them; ``gone``: the games in which the user counts as gone.
    """
    told = [wait_line(wait, boards, locale) + _gone(wait.game in gone, locale) for wait in waits]
    mine = {wait.game for wait in waits} | {call.game for call, *_ in invited}
    invited_to = {row.id: [call for call in asked if call.game == row.id] for row in rows}
    others = [
        _line(row, whom.get(row.id, ()), invited_to[row.id], boards, locale) + _gone(row.id in gone, locale)
        for row in rows
        if row.id not in mine
    ]
    lines = [_invited(one, locale) for one in invited]
    if told or not invited:
        lines += [say(locale, "mine-waits" if told else "mine-none-waits", count=len(told)), *told]
    if others:
        lines += ["", say(locale, "mine-others", count=len(others)), *others]
    ahead = [line for one in leagues for line in _league(one, boards, {row.id for row in rows}, locale)]
    if ahead:
        lines += ["", say(locale, "mine-leagues"), *ahead]
    return lines


def agreed_lines(meetings: Sequence[MeetingRow], locale: str) -> Iterator[str]:
    """The dates to come that were agreed on."""
    if meetings:
        yield from ("", say(locale, "mine-agreed"))
    for row in meetings:
        at = round(row.chosen or 0.0)
        link = message_link(row.guild, row.channel, None if row.message is None else str(row.message))
        facts = {"time": f"<t:{at}:F>", "soon": f"<t:{at}:R>", "link": link}
        yield "- " + say(locale, "mine-agreed-date", title=escape(row.title[:TITLE_SHOWN]), **facts)


def paused_lines(joined: Iterable[Campaign], rows: Sequence[GameRow], locale: str) -> Iterator[str]:
    """The campaigns in a pause that a user has joined and of which none of their games (``rows``) says so."""
    mine = {row.id for row in rows}
    for one in joined:
        if one.desk.paused is not None and mine.isdisjoint(game.game for game in one.games):
            link = message_link(one.guild, one.channel)
            yield f"- {say(locale, 'desk-is-paused', name=escape(one.name))} {link}"


def _gone(is_gone: bool, locale: str) -> str:
    return " " + say(locale, "mine-gone") if is_gone else ""


def _invited(invitation: Invitation, locale: str) -> str:
    call, host, title, link = invitation
    facts = {"host": escape(host), "title": escape(title[:TITLE_SHOWN]), "link": link}
    return say(locale, "mine-invited", until=time_stamp(call.until), **facts)


def _answers(invitation: Invitation, locale: str) -> Iterator[Button]:
    call, host, *_ = invitation
    for verb, key, style in (("findjoin", "join", ButtonStyle.success), ("decline", "decline", ButtonStyle.secondary)):
        label = say(locale, f"button-{key}-with", name=clean(host, STOP_TITLE))
        yield Button(label=label, custom_id=str(StandaloneId(verb, call.game)), style=style)


def _league(ahead: Ahead, boards: Mapping[str, str], listed: Collection[str], locale: str) -> Iterator[str]:
    """The games of a league that one of its members may join, but for those ``listed`` above, and with whom they may
    open another."""
    campaign = ahead.campaign
    for game in ahead.open:
        if game.game not in listed:
            link = message_link(campaign.guild, game.channel, boards.get(game.game))
            facts = {"names": _players(campaign, game.seats, locale), "link": link}
            yield "- " + say(locale, "mine-league-open", name=escape(campaign.name), **facts)
    if ahead.users:
        facts = {"names": _players(campaign, ahead.users, locale)}
        facts["link"] = message_link(campaign.guild, campaign.channel)
        yield "- " + say(locale, "mine-league", name=escape(campaign.name), **facts)


def _players(campaign: Campaign, users: Sequence[int], locale: str) -> str:
    """The first of some members of a campaign, and how many more there are."""
    names = ", ".join(person(locale, campaign.name_of(user)) for user in users[:NAMES_SHOWN])
    return names + (f", +{len(users) - NAMES_SHOWN}" if len(users) > NAMES_SHOWN else "")


def _followed(follow: FollowRow, row: GameRow, locale: str) -> str:
    title, link = escape(row.title[:TITLE_SHOWN]), message_link(row.guild, row.channel)
    return "- " + say(locale, "mine-follow", title=title, way=follow.way, link=link)


def _stop(follow: FollowRow, row: GameRow, locale: str) -> Button:
    label = say(locale, "button-unfollow-game", title=clean(row.title, STOP_TITLE))
    return Button(label=label, custom_id=str(StandaloneId("unfollow", follow.id)))


def wait_line(wait: Wait, boards: Mapping[str, str], locale: str) -> str:
    """What waits for somebody: since when, until when, what happens then, and where it is."""
    link = message_link(wait.guild, wait.channel, boards.get(wait.game))
    facts = {"title": escape(wait.title[:TITLE_SHOWN]), "since": f"<t:{round(wait.since)}:R>", "link": link}
    told = "- " + say(locale, f"mine-{wait.kind}", **facts)
    if wait.until is None:
        return f"{told} {say(locale, f'mine-{wait.then}')}" if wait.then in ("overdue", "paused") else told
    if wait.then == "open":
        return f"{told} {say(locale, 'mine-since', at=time_stamp(wait.until))}"
    return f"{told} {say(locale, 'mine-until', until=time_stamp(wait.until), then=wait.then)}"


def _line(
    row: GameRow,
    whom: Sequence[tuple[str, Wait]],
    asked: Sequence[CallRow],
    boards: Mapping[str, str],
    locale: str,
) -> str:
    """A game that waits for others: for ``whom``, or for those who were ``asked`` to come."""
    key = "mine-waits-for" if whom else "mine-other"
    if row.status == "lobby":
        key = "mine-to-start" if whom else "mine-inviting" if asked else "mine-lobby"
    link = message_link(row.guild, row.channel, boards.get(row.id))
    facts = {"title": escape(row.title[:TITLE_SHOWN]), "since": f"<t:{round(row.updated)}:R>", "link": link}
    if key in ("mine-waits-for", "mine-to-start"):
        facts["who"] = ", ".join(_whom(name, wait, locale) for name, wait in whom[:NAMES_SHOWN])
        facts["who"] += f", +{len(whom) - NAMES_SHOWN}" if len(whom) > NAMES_SHOWN else ""
    if key == "mine-inviting":
        facts["names"] = together(locale, [f"**{escape(call.name)}**" for call in asked])
        facts["until"] = time_stamp(max(call.until for call in asked))
    told = "- " + say(locale, key, **facts)
    return f"{told} {say(locale, 'mine-paused')}" if any(wait.then == "paused" for _, wait in whom) else told


def _whom(name: str, wait: Wait, locale: str) -> str:
    """Somebody who is waited for, without a mention: since when and until when, and until when they are on holiday."""
    facts = {
        "since": f"<t:{round(wait.since)}:R>",
        "until": "none" if wait.until is None else f"<t:{round(wait.until)}:f>",
    }
    away = "none" if wait.away is None else f"<t:{round(wait.away)}:D>"
    return say(locale, "mine-whom", name=escape(name), what=wait.kind, away=away, **facts)


def nudged_lines(players: Iterable[Seat | Member], nudged: Nudged, locale: str) -> Iterator[str]:
    """Who of the players has been reminded, who will be and when, and who cannot be."""
    names = {player.user: escape(player.name) for player in players}
    for user, at in nudged.held:
        yield say(locale, "nudge-held", names=names.get(user, f"<@{user}>"), when=f"<t:{round(at)}:f>")
    for how, users in (("told", nudged.pinged), ("silent", nudged.silent), ("recent", nudged.recent)):
        if users:
            called = together(locale, [names.get(user, f"<@{user}>") for user in users])
            yield say(locale, f"nudge-{how}", names=called, count=len(users))


def fitting(lines: Sequence[str], locale: str) -> str:
    """The lines that fit into a message, and the number of those left out."""
    shown = list(lines)
    while len("\n".join(shown)) > TEXT_MAX:
        shown.pop()
    if len(shown) < len(lines):
        shown.append(say(locale, "mine-more", count=len(lines) - len(shown)))
    return "\n".join(shown)
