"""The organisers' desk of a campaign: who waits for whom and since when, and what an organiser may do about it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from discord import ButtonStyle, SelectOption, ui
from msgspec import structs

from cogs.kit.custom_ids import StandaloneId
from cogs.views.campaign import left_text, match_name, name_of, named_or_called, open_names, round_of, winners_line
from cogs.views.components import Button, Row, menu, menu_option, text, time_stamp, view
from rules.campaign.tournament import Format, Match, open_matches
from table import NotAllowed, Person
from table.campaign.desk import EXTENSIONS
from table.campaign.model import Campaign, Fixture, fixture_of
from table.campaign.verdicts import Verdict, decidable, verdicts
from table.game import NOBODY
from table.player_clocks import SILENT
from table.time.clock import DAY
from table.waiting.waits import Wait
from text import clean
from text.campaign import person, plain_person
from text.fluent.catalogue import Arguments, say
from text.words import cut, together

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
    lines = [note, say(locale, "desk-title", name=name_of(campaign)), state_text(locale, campaign)]
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
    if campaign.stuck and not campaign.ended:
        lines.append(say(locale, "desk-stuck"))
    if not (campaign.is_tournament or campaign.ended):
        lines += _ahead(locale, campaign, ahead)
    menus = (
        _awards(locale, campaign, user),
        _extensions(locale, campaign),
        _vanished(locale, campaign),
        _members(locale, campaign),
        _barred(locale, campaign),
    )
    rows = [Row(found) for found in menus if found is not None]
    return view(
        text(cut("\n".join(filter(None, lines)), TEXT_MAX)), *rows, Row(*_buttons(locale, campaign, waits, ahead))
    )


def state_text(locale: str, campaign: Campaign) -> str:
    """How far a campaign has come: who has joined or which round is played, until when, and who has won."""
    desk = campaign.desk
    won = winners_line(locale, campaign)
    if campaign.ended:
        return f"{say(locale, 'campaign-over-note')}\n{won}"
    kind = "league" if not campaign.is_tournament else "begun" if campaign.rounds else "joining"
    named = round_of(locale, campaign, str(len(campaign.rounds)), "head") if campaign.rounds else "none"
    facts: Arguments = {"round": named, "players": len(campaign.active)}
    told = say(locale, "desk-state", kind="over" if campaign.decided else kind, **facts)
    if desk.paused is not None:
        told += " " + say(locale, "desk-paused", at=f"<t:{round(desk.paused)}:D>")
    elif campaign.round_ends is not None:
        told += " " + say(locale, "desk-until", until=time_stamp(campaign.round_ends))
    elif campaign.overdue:
        since = time_stamp(desk.over) if desk.over else "none"
        told += " " + say(locale, "desk-overdue", since=since, matches=open_names(locale, campaign))
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


def lobby_lines(locale: str, campaign: Campaign) -> Iterator[str]:
    """The open games of a league in which somebody sits and others may join."""
    for game in campaign.games:
        if game.status == "lobby" and 0 < len(game.seats) < campaign.terms.seats:
            names = together(locale, [named_or_called(locale, campaign, user) for user in game.seats])
            yield say(locale, "league-lobby", names=names, count=len(game.seats), channel=f"<#{game.channel}>")


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
        names = " – ".join(named_or_called(locale, campaign, user) for user in players) or "–"
        where = say(locale, "desk-not-open") if game is None else f"<#{game.channel}>"
        again = game is not None and game.game in campaign.repeats
        yield f"- {names} · {where}" + (f" {say(locale, 'campaign-uncounted')}" if again else "")
        alike: dict[Wait, list[int]] = {}
        for wait in () if game is None else waits.get(game.game, ()):
            alike.setdefault(structs.replace(wait, user=NOBODY), []).append(wait.user)
        for wait, users in alike.items():
            yield f"  - {_wait(locale, campaign, wait, users)}"


def _wait(locale: str, campaign: Campaign, wait: Wait, users: Sequence[int]) -> str:
    """Whom a game waits for, since when and, if that isn't the end of the round, until when; whether they are away."""
    named = together(locale, [named_or_called(locale, campaign, user) for user in users])
    facts: Arguments = {"names": named, "count": len(users), "since": f"<t:{round(wait.since)}:R>"}
    told = say(locale, "desk-waits", kind=wait.kind, **facts)
    if wait.until not in (None, campaign.round_ends):
        told += " " + say(locale, "mine-until", until=time_stamp(wait.until), then="none")
    if wait.away is not None:
        told += " " + say(locale, "desk-away", until=f"<t:{round(wait.away)}:D>")
    return told + (" " + say(locale, "desk-gone", how=wait.gone, days=str(round(SILENT / DAY))) if wait.gone else "")


def _awards(locale: str, campaign: Campaign, user: int, page: int = 0) -> ui.Select[ui.LayoutView] | None:
    """A menu of the matches that the organiser can decide, or decide otherwise, a page at a time."""
    matches = [one for one in decidable(campaign) if verdicts(campaign, *one, Person(user, ""))]
    left = matches[page * (OPTIONS_MAX - 1) :]
    shown = left if len(left) <= OPTIONS_MAX else left[: OPTIONS_MAX - 1]
    options = [_award(locale, campaign, *one) for one in shown]
    if len(left) > len(shown):
        options.append(menu_option(say(locale, "desk-award-more", count=len(left) - len(shown)), f"more:{page + 1}"))
    kind = "tournament" if campaign.is_tournament else "league"
    return _menu("award", campaign, options, say(locale, "desk-award", kind=kind)) if options else None


def _award(locale: str, campaign: Campaign, of: str, match: Match) -> SelectOption:
    """A match by its players, with its round and its result so far."""
    names = " – ".join(plain_person(locale, campaign.name_of(user)) for user in match.players)
    won = [plain_person(locale, campaign.name_of(user)) for user in match.winners]
    game = fixture_of(campaign, match.players)
    begun = not campaign.is_tournament or (game is not None and game.status == "running")
    unplayed = "running" if begun else "open"
    how = {0: "nobody", 1: "won"}.get(len(won), "draw") if match.how else unplayed
    named = round_of(locale, campaign, of, "head")
    detail = say(locale, "desk-award-detail", round=named, how=how, winner=won[0] if won else "none")
    return menu_option(names, f"{of}:{match.players[0]}", detail)


def awards_view(locale: str, campaign: Campaign, user: int, page: int) -> ui.LayoutView:
    """A further page of the matches that the organiser can decide. Raises ``NotAllowed("tournament-no-match")``."""
    found = _awards(locale, campaign, user, page)
    if found is None:
        raise NotAllowed("tournament-no-match", name=campaign.name)
    return view(Row(found))


def results_view(
    locale: str, campaign: Campaign, of: str, match: Match, ways: Sequence[Verdict], user: int
) -> ui.LayoutView:
    """The results that the organiser ``user`` can give a match."""
    options = [
        menu_option(
            say(
                locale,
                "desk-result-option",
                how=way.how or "won",
                winner=plain_person(locale, campaign.name_of(way.player)),
            ),
            str(way),
        )
        for way in ways
    ]
    words = say(locale, "desk-result-ask", match=match_name(locale, campaign, of, match))
    words += "\n" + say(locale, "desk-result-own") if user in match.players else ""
    return view(text(words), Row(_menu("result", campaign, options, say(locale, "desk-result"))))


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
    return together(locale, [person(locale, campaign.name_of(user)) for user in users])


def _vanished(locale: str, campaign: Campaign) -> ui.Select[ui.LayoutView] | None:
    """A menu of those who have vanished, to pair them again."""
    if campaign.ended or not campaign.vanished:
        return None
    options = [menu_option(plain_person(locale, campaign.name_of(user)), str(user)) for user in campaign.vanished]
    return _menu("keep", campaign, options[:OPTIONS_MAX], say(locale, "desk-keep"))


def _barred(locale: str, campaign: Campaign) -> ui.Select[ui.LayoutView] | None:
    """A menu of those who were taken out, to let them come back."""
    if not campaign.barred:
        return None
    options = [menu_option(plain_person(locale, campaign.name_of(user)), str(user)) for user in campaign.barred]
    return _menu("back", campaign, options[-OPTIONS_MAX:], say(locale, "desk-back"))


def vanished_text(campaign: Campaign, users: Sequence[int], organisers: str) -> str:
    """Who did not come, and what that means until they come back; ``organisers``: who is asked to keep them or take
    them out, ``none`` where they are named beside it."""
    locale = campaign.terms.locale
    facts = {"names": _named(locale, campaign, users), "name": name_of(campaign), "organisers": organisers}
    return say(locale, "tournament-vanished", count=len(users), stuck="yes" if campaign.stuck else "no", **facts)


def again_text(campaign: Campaign, number: int) -> str:
    """A line for those who did not begin their match in a Swiss' last round but one, and are paired all the same."""
    row = campaign.rounds[number - 1] if campaign.terms.format is Format.SWISS and number == campaign.wanted - 1 else ()
    users = [user for match in row if match.how == "unplayed" for user in match.players if campaign.member(user)]
    if not users:
        return ""
    locale = campaign.terms.locale
    names = _named(locale, campaign, users)
    return "\n" + say(locale, "tournament-again-last", names=names, count=len(users), began="no")


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


def reopened_match(locale: str, campaign: Campaign, user: int) -> str:
    """The match of a knock-out that is open again once a user is let back; ``none`` where there is none."""
    rounds = campaign.rounds_with(user) if campaign.restores else None
    matches = [match for match in open_matches(rounds or ()) if user in match.players]
    there = all(campaign.member(other) for match in matches for other in match.players if other != user)
    return open_names(locale, campaign, matches) if matches and there else "none"


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
    match = "restored" if paired and campaign.restores else "yes" if paired else "no"
    words = say(locale, "desk-sure-remove", match=match, **names)
    argument = str(StandaloneId("tournament", f"gone:{campaign.id}:{user}"))
    sure = Button(label=say(locale, "button-desk-remove"), custom_id=argument, style=ButtonStyle.danger)
    return view(text(words), Row(sure))
