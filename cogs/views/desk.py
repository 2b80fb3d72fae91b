"""The organisers' desk of a campaign: who waits for whom and since when, and what an organiser may do about it."""

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence

from discord import ButtonStyle, SelectOption, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.campaign import left_text, name_of, winners_line
from cogs.views.components import Button, Row, menu, menu_option, text, time_stamp, view
from rules.campaign.tournament import Match, open_matches
from table import NotAllowed, Person
from table.campaign.desk import EXTENSIONS
from table.campaign.model import Campaign, Fixture, fixture_of
from table.campaign.tournament import decidable, must_be_givable
from table.time.clock import DAY
from table.waiting.waits import Wait
from text import clean, escape
from text.campaign import person, plain_person
from text.fluent.catalogue import Arguments, say
from text.words import cut

TEXT_MAX, OPTIONS_MAX = 3500, 25
UNPLAYED_MAX = 2000
"""Letters of the games of a league that are still to be played."""
VANISHED_SHOWN, NAME_SHOWN = 5, 40
"""Players with buttons of their own, and letters of a name on one."""

Waits = Mapping[str, Sequence[Wait]]
"""What each game waits for, by its id."""


def desk_view(
    locale: str, campaign: Campaign, waits: Waits, ahead: Sequence[Sequence[int]], user: int, note: str = ""
) -> ui.LayoutView:
    """The desk, for the organiser ``user``; ``ahead``: the games of a league that are still to be opened."""
    lines = [note, say(locale, "desk-title", name=name_of(campaign)), _state(locale, campaign)]
    lines += _waiting(locale, campaign, waits)
    if campaign.joining and not campaign.ended:
        late = ", ".join(person(locale, member.name) for member in campaign.joining)
        count = len(campaign.joining)
        first = str(len(campaign.rounds) + 1) if campaign.is_tournament else "none"
        lines.append(say(locale, "desk-joining", names=late, count=count, round=first))
    if campaign.desk.organisers:
        named = ", ".join(f"<@{other}>" for other in campaign.organisers)
        lines.append(say(locale, "desk-organisers", names=named))
    if campaign.vanished and not campaign.ended:
        lines.append(say(locale, "desk-vanished", names=_named(locale, campaign, campaign.vanished)))
    if not (campaign.is_tournament or campaign.ended):
        lines += _ahead(locale, campaign, ahead)
    menus = (
        _awards(locale, campaign, user),
        _extensions(locale, campaign),
        _vanished(locale, campaign),
        _members(locale, campaign),
    )
    rows = [Row(found) for found in menus if found is not None]
    return view(
        text(cut("\n".join(filter(None, lines)), TEXT_MAX)), *rows, Row(*_buttons(locale, campaign, waits, ahead))
    )


def _state(locale: str, campaign: Campaign) -> str:
    desk, number = campaign.desk, len(campaign.rounds)
    won = winners_line(locale, campaign)
    if campaign.ended:
        return f"{say(locale, 'campaign-over-note')}\n{won}"
    facts: Arguments = {"number": str(number), "of": str(campaign.wanted), "players": len(campaign.active)}
    kind = "league" if not campaign.is_tournament else "begun" if number else "joining"
    told = say(locale, "desk-state", kind="over" if campaign.decided else kind, **facts)
    if desk.paused is not None:
        told += " " + say(locale, "desk-paused", at=f"<t:{round(desk.paused)}:D>")
    elif campaign.round_ends is not None:
        told += " " + say(locale, "desk-until", until=time_stamp(campaign.round_ends))
    return f"{told}\n{won}"


def _ahead(locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]]) -> Iterator[str]:
    """How much of a league has been played, how it goes on or may be ended, and who has not played whom."""
    yield left_text(locale, campaign, ahead)
    if ahead:
        yield say(locale, "desk-league-play")
    if (ahead or campaign.lacking) and campaign.reports:
        yield say(locale, "desk-league-close")
    if campaign.played_out():
        yield say(locale, "desk-league-end")
    yield from unplayed_lines(locale, campaign, ahead)


def unplayed_lines(locale: str, campaign: Campaign, ahead: Sequence[Sequence[int]]) -> Iterator[str]:
    """Who of a league has not played whom: in games of two a line for each member, otherwise one for each game; then
    how many games more there are than fit."""

    def named(users: Iterable[int]) -> list[str]:
        return [person(locale, campaign.name_of(user)) for user in users]

    lines = [(" – ".join(named(group)), 1) for group in ahead]
    if campaign.terms.seats == 2:
        users, left = [member.user for member in campaign.active], {frozenset(pair) for pair in ahead}
        unmet = [[other for other in users[number:] if {user, other} in left] for number, user in enumerate(users)]
        lines = [
            (f"{named([user])[0]} – {', '.join(named(others))}", len(others))
            for user, others in zip(users, unmet, strict=True)
            if others
        ]
    room, left_out = UNPLAYED_MAX, len(ahead)
    for line, games in lines:
        room -= len(line)
        if room < 0:
            yield say(locale, "campaign-more", n=left_out)
            return
        yield f"- ▫️ {line}"
        left_out -= games


def _waiting(locale: str, campaign: Campaign, waits: Waits) -> Iterator[str]:
    """Each match that is to be played, or each game that is, with those for whom it waits."""
    pairs: list[tuple[Sequence[int], Fixture | None]] = [
        (match.players, fixture_of(campaign, match.players)) for match in open_matches(campaign.rounds)
    ]
    if not campaign.is_tournament:
        pairs = [(game.seats, game) for game in campaign.games if game.report is None and game.status != "ended"]
    for players, game in pairs:
        names = " – ".join(person(locale, campaign.name_of(user)) for user in players) or "–"
        where = say(locale, "desk-not-open") if game is None else f"<#{game.channel}>"
        yield f"- {names} · {where}"
        for wait in () if game is None else waits.get(game.game, ()):
            yield f"  - {_wait(locale, campaign, wait)}"


def _wait(locale: str, campaign: Campaign, wait: Wait) -> str:
    """Whom a game waits for, since when and until when, and whether they are away."""
    facts = {"name": escape(campaign.name_of(wait.user)) or f"<@{wait.user}>", "since": f"<t:{round(wait.since)}:R>"}
    told = say(locale, "desk-waits", kind=wait.kind, **facts)
    if wait.until is not None:
        told += " " + say(locale, "mine-until", until=time_stamp(wait.until), then="none")
    if wait.away is not None:
        told += " " + say(locale, "desk-away", until=f"<t:{round(wait.away)}:D>")
    return told + (" " + say(locale, "desk-gone") if wait.gone else "")


def _awards(locale: str, campaign: Campaign, user: int) -> ui.Select[ui.LayoutView] | None:
    """A menu of the matches that the organiser can decide, or decide otherwise: for each of their players, then, in a
    Swiss, as draws."""
    matches, found = decidable(campaign), list[SelectOption]()
    ways = [(*one, winner, False) for one in matches for winner in one[1].players]
    ways += [(number, match, match.players[0], True) for number, match in matches]
    for number, match, winner, drawn in ways:
        with contextlib.suppress(NotAllowed):
            must_be_givable(campaign, match, Person(user, ""), winner, drawn)
            found.append(_award(locale, campaign, number, match, winner, drawn))
    return _menu("award", campaign, found[:OPTIONS_MAX], say(locale, "desk-award")) if found else None


def _award(locale: str, campaign: Campaign, number: int, match: Match, winner: int, drawn: bool) -> SelectOption:
    other = next(player for player in match.players if player != winner)
    names = {"winner": plain_person(locale, campaign.name_of(winner))}
    names["other"] = plain_person(locale, campaign.name_of(other))
    detail = say(locale, "desk-award-detail", number=str(number), decided=match.how or "no")
    words = say(locale, "desk-award-option", drawn="yes" if drawn else "no", **names)
    return menu_option(words, f"{number}:{winner}{':draw' if drawn else ''}", detail)


def _extensions(locale: str, campaign: Campaign) -> ui.Select[ui.LayoutView] | None:
    if campaign.ended or not open_matches(campaign.rounds):
        return None
    days = [round(seconds / DAY) for seconds in EXTENSIONS]
    options = [menu_option(say(locale, "desk-extend-option", days=number), str(number)) for number in days]
    return _menu("extend", campaign, options, say(locale, "desk-extend"))


def _members(locale: str, campaign: Campaign) -> ui.Select[ui.LayoutView] | None:
    options = [
        menu_option(clean(member.name) or say(locale, "former-player"), str(member.user)) for member in campaign.active
    ]
    if campaign.ended or not options:
        return None
    return _menu("remove", campaign, options[:OPTIONS_MAX], say(locale, "desk-remove"))


def _named(locale: str, campaign: Campaign, users: Iterable[int]) -> str:
    return ", ".join(person(locale, campaign.name_of(user)) for user in users)


def _vanished(locale: str, campaign: Campaign) -> ui.Select[ui.LayoutView] | None:
    """A menu of those who have vanished, to pair them again."""
    if campaign.ended or not campaign.vanished:
        return None
    options = [menu_option(plain_person(locale, campaign.name_of(user)), str(user)) for user in campaign.vanished]
    return _menu("keep", campaign, options[:OPTIONS_MAX], say(locale, "desk-keep"))


def vanished_text(campaign: Campaign, users: Sequence[int], organisers: str) -> str:
    """Who did not come, and what that means until they come back; ``organisers``: who is asked to keep them or take
    them out, ``none`` where they are named beside it."""
    locale = campaign.terms.locale
    facts = {"names": _named(locale, campaign, users), "name": name_of(campaign), "organisers": organisers}
    return say(locale, "tournament-vanished", count=len(users), stuck="yes" if campaign.stuck else "no", **facts)


def vanished_rows(campaign: Campaign, users: Sequence[int]) -> list[Row]:
    """Buttons to keep each of those who have vanished, which is also their own way back, and to take them out."""
    locale, rows = campaign.terms.locale, list[Row]()
    for user in users[:VANISHED_SHOWN]:
        name = cut(plain_person(locale, campaign.name_of(user)), NAME_SHOWN)
        keep, out = (str(StandaloneId("tournament", f"{verb}:{campaign.id}:{user}")) for verb in ("keep", "drop"))
        rows.append(
            Row(
                Button(label=say(locale, "button-desk-keep", name=name), custom_id=keep, style=ButtonStyle.success),
                Button(label=say(locale, "button-desk-drop", name=name), custom_id=out, style=ButtonStyle.danger),
            )
        )
    return rows


def kept_text(locale: str, campaign: Campaign, user: int) -> str:
    """That a player who had vanished is paired again, and from which round on."""
    drawn = any(user in match.players for match in campaign.rounds[-1]) and open_matches(campaign.rounds)
    number = str(len(campaign.rounds) + (0 if drawn else 1))
    return say(locale, "desk-kept", who=person(locale, campaign.name_of(user)), name=name_of(campaign), round=number)


def _menu(verb: str, campaign: Campaign, options: Sequence[SelectOption], words: str) -> ui.Select[ui.LayoutView]:
    return menu(str(StandaloneId("tournament", f"{verb}:{campaign.id}")), options, words)


def _buttons(locale: str, campaign: Campaign, waits: Waits, ahead: Sequence[Sequence[int]]) -> list[Button]:
    if campaign.ended:
        return [_button(locale, campaign, "reopen"), _button(locale, campaign, "desk")]
    unplayed = not campaign.is_tournament and campaign.desk.paused is None and ahead
    names = ["call"] if unplayed or any(waits.values()) else []
    if campaign.is_tournament and not campaign.rounds and campaign.desk.paused is None:
        names.append("begin")
    if not campaign.decided:
        names.append("pause" if campaign.desk.paused is None else "resume")
    return [_button(locale, campaign, name) for name in (*names, "close", "desk")]


def _button(locale: str, campaign: Campaign, name: str) -> Button:
    style = ButtonStyle.danger if name == "close" else ButtonStyle.secondary
    custom_id = str(StandaloneId("tournament", f"{name}:{campaign.id}"))
    return Button(label=say(locale, f"button-desk-{name}"), custom_id=custom_id, style=style)


def sure_remove_view(locale: str, campaign: Campaign, user: int) -> ui.LayoutView:
    """The question before a player is taken out of a campaign."""
    names = {"player": person(locale, campaign.name_of(user)), "name": name_of(campaign)}
    paired = any(user in match.players for match in open_matches(campaign.rounds))
    words = say(locale, "desk-sure-remove", match="yes" if paired else "no", **names)
    argument = str(StandaloneId("tournament", f"gone:{campaign.id}:{user}"))
    sure = Button(label=say(locale, "button-desk-remove"), custom_id=argument, style=ButtonStyle.danger)
    return view(text(words), Row(sure))
