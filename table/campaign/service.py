"""Campaigns on a server: their members, their games, and the results."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterable

from msgspec import structs

from rules import Illegal, Malformed, Outcome, RulesError, State, campaign_forces
from rules import ruleset as find_ruleset
from rules.campaign.league import Placed, Played, Standing
from rules.campaign.roster import Carry, News, Roster, brought_home, enlisted, repaired
from rules.campaign.tournament import Format, Rounds, open_matches, with_back
from rules.core.json_input import Size
from rules.core.names import clean_name
from storage import CampaignRow, LostRace, MemberRow, NameTaken, Storage
from storage.campaigns import Swap
from table import log
from table.campaign.model import (
    Ahead,
    Campaign,
    Desk,
    Fixture,
    Member,
    Report,
    Terms,
    ahead_of,
    campaign_from,
    desk_of,
    may_organise,
    must_be_between,
    must_be_campaign_host,
    must_be_match,
    must_be_member,
    must_be_open,
    must_not_be_removed,
    to_json,
    valid_terms,
    with_report,
)
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import NOBODY, Game, is_bot, is_gone
from table.permissions import Person, must_be_in_lobby, must_be_starter
from table.records.threads import ATTEMPTS, KeyedLocks, in_thread
from table.table import Table
from table.winning import ENDED_BY_HOST, RULED, holder_of

NAME_MAX = 60
COMPANY_NAME_MAX = 40
OPEN_MAX = 25
MEMBERS_MAX = 24
NOBODY_ACTS = Person(0, "")
"""The actor of entries that no person made."""


async def whole_campaign(storage: Storage, row: CampaignRow) -> Campaign:
    """A campaign with its members and games, from its row."""
    return campaign_from(row, await storage.campaigns.members(row.id), await storage.campaigns.games(row.id))


async def joined_campaigns(storage: Storage, user: int) -> list[Campaign]:
    """The campaigns on all servers that a user has joined and that have not ended."""
    rows = [await storage.campaigns.get(row.campaign) for row in await storage.campaigns.memberships(user)]
    return [await whole_campaign(storage, row) for row in rows if row is not None and row.ended is None]


async def organised_by(storage: Storage, user: int) -> list[str]:
    """The ids of the campaigns under way that a user has founded, or organises with others, on all servers."""
    rows = {row.id: row for row in (*await storage.campaigns.hosted(user), *await storage.campaigns.naming(user))}
    wholes = [await whole_campaign(storage, row) for row in rows.values()]
    return [campaign.id for campaign in wholes if user in campaign.organisers]


async def is_held(storage: Storage, game: Game) -> bool:
    """Whether a game's campaign is paused: a lobby can't begin then, and nobody is reminded of a decision."""
    of = await storage.campaigns.game(game.id) if game.campaign and game.status != "ended" else None
    row = None if of is None else await storage.campaigns.get(of.campaign)
    return row is not None and desk_of(row).paused is not None


async def is_repeat(storage: Storage, game: Game) -> bool:
    """Whether the two of a league's game have one already: this one counts neither there nor for the season."""
    row = await storage.campaigns.game(game.id) if game.campaign and not game.match else None
    found = None if row is None else await storage.campaigns.get(row.campaign)
    if found is None:
        return False
    whole = await whole_campaign(storage, found)
    games = tuple(  # one that has just ended has no report yet
        structs.replace(one, status="running") if one.game == game.id and one.status == "ended" else one
        for one in whole.games
    )
    return game.id in structs.replace(whole, games=games).repeats


async def leagues_ahead(joined: Iterable[Campaign], user: int) -> list[Ahead]:
    """The leagues among a user's campaigns in which they have somebody to play."""
    found = [await in_thread(ahead_of, campaign, user) for campaign in joined if not campaign.is_tournament]
    return [ahead for ahead in found if ahead.users or ahead.open]


class Campaigns:
    """The campaigns of all servers. Every change is read, decided and written under the campaign's own lock."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._rows = table.storage.campaigns
        self._locks = KeyedLocks()
        table.hooks.before_join.append(self.admit)
        table.hooks.before_start.append(self.equip)
        table.hooks.before_forgotten.append(self.settle)

    # -- reading --------------------------------------------------------------------------------------------------

    async def campaign(self, campaign_id: str) -> Campaign:
        """The campaign of this id. Raises ``NotAllowed("campaign-unknown")``."""
        return await self._whole(await self._row(campaign_id))

    async def _row(self, campaign_id: str) -> CampaignRow:
        row = await self._rows.get(campaign_id)
        if row is None:
            raise NotAllowed("campaign-unknown", name="?")
        return row

    async def _whole(self, row: CampaignRow) -> Campaign:
        return await whole_campaign(self._table.storage, row)

    async def rows(self, guild: int) -> list[CampaignRow]:
        """All campaigns of a server, the newest first."""
        return await self._rows.of_guild(guild)

    async def find(self, guild: int, name: str | None, channel: int = 0, user: int = NOBODY) -> Campaign:
        """The campaign of that name; without one, that of the game in this channel, the only one whose results go
        there, the only one that the ``user`` is in or organises, or the server's only open one.

        Raises ``NotAllowed``: ``campaign-unknown``, ``campaign-none``, ``campaign-which``.
        """
        if name is not None:
            row = await self._rows.named(guild, clean_name(name, NAME_MAX))
            if row is None:
                raise NotAllowed("campaign-unknown", name=name[:NAME_MAX])
            return await self._whole(row)
        rows = [row for row in await self.rows(guild) if row.ended is None]
        here = [row for row in rows if row.channel == channel]
        if not rows:
            over = max(await self.rows(guild), key=lambda row: row.ended or 0.0, default=None)
            raise NotAllowed("campaign-none", ended=None if over is None else over.name)
        if len(rows) == 1 or len(here) == 1:
            return await self._whole((here or rows)[0])
        wholes = [await self._whole(row) for row in rows]
        played = [one for one in wholes if any(game.channel == channel for game in one.games)]
        theirs = [one for one in wholes if one.member(user) is not None or user in one.organisers]
        found = next((some for some in (played, theirs) if len(some) == 1), None)
        if found is None:
            raise NotAllowed("campaign-which", known=[row.name for row in rows])
        return found[0]

    async def to_show(self, guild: int, name: str | None, channel: int, user: int) -> Campaign:
        """The campaign to show: as ``find`` does, but in a channel whose campaigns are all over the one that ended
        last. Raises ``NotAllowed``."""
        here = [row for row in await self.rows(guild) if row.channel == channel]
        if name is None and here and all(row.ended is not None for row in here):
            return await self._whole(max(here, key=lambda row: row.ended or 0.0))
        return await self.find(guild, name, channel, user)

    async def tournaments(self) -> list[Campaign]:
        """The tournaments of all servers in which matches are to be played."""
        return [await self._whole(row) for row in await self._rows.with_rounds()]

    async def all_of(self, guild: int) -> list[Campaign]:
        """All campaigns of a server, the newest first."""
        return [await self._whole(row) for row in await self.rows(guild)]

    async def due(self) -> list[tuple[str, int, float]]:
        """The campaigns whose rounds end, the earliest first: (id, server, when in unix seconds)."""
        return await self._rows.due()

    async def of_game(self, game_id: str) -> Campaign | None:
        """The campaign that a game belongs to."""
        row = await self._rows.game(game_id)
        return None if row is None else await self.campaign(row.campaign)

    # -- its host -------------------------------------------------------------------------------------------------

    async def create(self, person: Person, guild: int, channel: int, name: str, terms: Terms) -> Campaign:
        """Found a campaign; results go to the channel. Raises ``NotAllowed``, or ``RulesError`` for its terms."""
        title = clean_name(name, NAME_MAX + 1)
        if len(title) > NAME_MAX:
            raise NotAllowed("campaign-name-long", most=NAME_MAX)
        if not any(character.isalnum() or ord(character) > 0x2000 for character in title):
            raise NotAllowed("campaign-name-empty")
        if sum(1 for row in await self.rows(guild) if row.ended is None) >= OPEN_MAX:
            raise NotAllowed("too-many-campaigns", most=OPEN_MAX)
        ids = (secrets.token_hex(5), guild, channel, person.user, title)
        row = CampaignRow(*ids, self._table.clock.now(), None, to_json(valid_terms(terms)))
        try:
            await self._rows.create(row)
        except NameTaken:
            raise NotAllowed("campaign-exists", name=title) from None
        return await self._whole(row)

    async def change(self, campaign_id: str, person: Person, channel: int | None = None, **changes: object) -> Campaign:
        """Change the terms, or the channel of results, as host. Ruleset, size and carry stay after the first game,
        the points after the first result; a Swiss has at least the rounds that are drawn."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_be_open(campaign)
            kind = changes.get("format", campaign.terms.format)
            kept = campaign.terms if kind is Format.SWISS else structs.replace(campaign.terms, rounds=0)
            kept = structs.replace(kept, round="") if kind is Format.LEAGUE else kept
            terms = valid_terms(structs.replace(kept, **changes))
            played_by = ("ruleset", "size", "carry", "format")
            if (campaign.games or campaign.rounds) and any(
                getattr(terms, n) != getattr(campaign.terms, n) for n in played_by
            ):
                raise NotAllowed("campaign-begun")
            if campaign.scored and terms.points != campaign.terms.points:
                raise NotAllowed("campaign-points-fixed", name=campaign.name)
            after = structs.replace(campaign, terms=terms, channel=channel or campaign.channel)
            if after.wanted < len(campaign.rounds):
                raise NotAllowed("campaign-rounds-drawn", name=campaign.name, number=str(len(campaign.rounds)))
            return await self._save(after)

    async def end(self, campaign_id: str, person: Person) -> Campaign:
        """End the campaign, as host. Games under way are played to their end and still count; lobbies are closed, as
        a game begun later would change who has won. A tournament that goes on opens its matches again."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_be_open(campaign)
            after = await self._save(structs.replace(campaign, ended=True))
            for fixture in campaign.games:
                await self._in_lobby(fixture, NOBODY_ACTS, lambda _: log.CalledOff(NOBODY, log.OVER))
            return after

    async def reopen(self, campaign_id: str, person: Person) -> Campaign:
        """Go on with a campaign that has ended, as host. Raises ``NotAllowed("campaign-running")``."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            if not campaign.ended:
                raise NotAllowed("campaign-running", name=campaign.name)
            return await self._save(structs.replace(campaign, ended=False))

    async def _save(self, campaign: Campaign) -> Campaign:
        row = await self._row(campaign.id)
        ended = (row.ended or self._table.clock.now()) if campaign.ended else None
        changes = {"channel": campaign.channel, "ended": ended, "terms": to_json(campaign.terms)}
        await self._rows.change(structs.replace(row, **changes))
        return campaign

    # -- its members ----------------------------------------------------------------------------------------------

    async def join(self, campaign_id: str, person: Person, company: tuple[str, str] | None) -> Campaign:
        """Add a person with a company, (name, text), or change it while none of their games has been played; pair one
        again who has vanished.

        Raises ``NotAllowed``, or ``RulesError`` for the company.
        """
        if company is None and person.user in (await self.campaign(campaign_id)).vanished:
            return await self.keep(campaign_id, person, person.user)
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_open(campaign)
            member = campaign.member(person.user)
            if member is None and campaign.rounds and not campaign.takes_more:
                raise NotAllowed("tournament-begun", name=campaign.name)
            must_not_be_removed(campaign, person.user)
            if member is None and len(campaign.active) >= MEMBERS_MAX:
                raise NotAllowed("campaign-full", most=MEMBERS_MAX)
            old = _former_roster(campaign, person.user)
            roster = old if company is None else _new_roster(campaign, person.user, company)
            if member is not None and company is None:
                kept = "no" if campaign.terms.carry is Carry.NOTHING else "yes"
                raise NotAllowed("campaign-already-in", name=campaign.name, carries=kept)
            if campaign.terms.carry is not Carry.NOTHING and roster is None:
                raise NotAllowed("campaign-company-needed", name=campaign.name)
            await self._save_member(campaign, Member(person.user, person.name, False, roster))
            return await self.campaign(campaign_id)

    async def leave(self, campaign_id: str, person: Person) -> Campaign:
        """Let a person leave; their games still count."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_member(campaign, person)
            return await self._without(campaign, person.user)

    async def keep(self, campaign_id: str, person: Person, user: int) -> Campaign:
        """Pair a player again who has vanished: they want it themselves, or an organiser does.

        Raises ``NotAllowed("tournament-not-vanished")``.
        """

        def step(campaign: Campaign) -> Rounds:
            if person.user != user:
                must_be_campaign_host(campaign, person)
            must_be_open(campaign)
            if user not in campaign.vanished:
                raise NotAllowed("tournament-not-vanished", name=campaign.name)
            return with_back(campaign.rounds, user)

        return await self.change_rounds(campaign_id, step)

    async def change_rounds(self, campaign_id: str, step: Callable[[Campaign], Rounds]) -> Campaign:
        """Change a tournament's rounds, and draw the next one where all is decided. ``step`` may raise."""
        async with self._locks[campaign_id]:
            return await self._with_rounds(campaign_id, step)

    async def _with_rounds(self, campaign_id: str, step: Callable[[Campaign], Rounds]) -> Campaign:
        campaign = await self.campaign(campaign_id)
        rounds = campaign.advanced(step(campaign))
        if rounds != campaign.rounds:
            await self._rows.set_rounds(campaign_id, to_json(campaign.rounds), to_json(rounds))
        return structs.replace(campaign, rounds=rounds)

    async def change_desk(self, campaign_id: str, step: Callable[[Campaign], Desk]) -> Campaign:
        """Change what the organisers have set beside the terms. ``step`` may raise."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            return await self._with_desk(campaign, step(campaign))

    async def _with_desk(self, campaign: Campaign, desk: Desk) -> Campaign:
        if desk != campaign.desk:
            seen = (await self._row(campaign.id)).desk
            await self._rows.set_desk(campaign.id, seen, to_json(desk), desk.due)
        return structs.replace(campaign, desk=desk)

    async def remove(self, campaign_id: str, person: Person, user: int) -> Campaign:
        """Let a member leave, as an organiser: their open match is a walkover, and they don't join again by themselves.

        Raises ``NotAllowed("tournament-own-match")`` for their opponent.
        """
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_be_open(campaign)
            must_be_member(campaign, Person(user, ""))
            if user != person.user and any(
                {user, person.user} <= {*one.players} for one in open_matches(campaign.rounds)
            ):
                raise NotAllowed("tournament-own-match", name=campaign.name)
            if user != person.user:
                desk = structs.replace(campaign.desk, removed=(*campaign.desk.removed, user))
                campaign = await self._with_desk(campaign, desk)
            return await self._without(campaign, user)

    async def let_back(self, campaign_id: str, person: Person, user: int) -> Campaign:
        """Let a user whom an organiser has taken out join again; into a knock-out they are back at once, and the match
        that they lost by it is open. Raises ``Malformed("member-unknown")``."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_be_open(campaign)
            if user not in campaign.barred:
                raise Malformed("member-unknown")
            desk = structs.replace(campaign.desk, removed=tuple(one for one in campaign.desk.removed if one != user))
            rounds = campaign.rounds_with(user) if campaign.restores else None
            if rounds is None:
                return await self._with_desk(campaign, desk)
            if len(rounds) < len(campaign.rounds):  # their round has its whole time again
                desk = structs.replace(desk, round=0, until=None)
            member = next(member for member in campaign.members if member.user == user)
            await self._save_member(campaign, structs.replace(member, gone=False))
            # The desk comes last: until then another press takes up what a crash has left undone.
            return await self._with_desk(await self._with_rounds(campaign_id, lambda _: rounds), desk)

    async def _without(self, campaign: Campaign, user: int) -> Campaign:
        """The campaign once a member has left it. A league's lobbies wait for them no longer: their seats are free, and
        their own lobbies called off; a tournament's matches are walkovers."""
        member = must_be_member(campaign, Person(user, ""))
        await self._save_member(campaign, structs.replace(member, gone=True))

        def left(game: Game) -> log.TableEvent:
            return log.CalledOff(user) if game.host == user else log.Left(user)

        for fixture in () if campaign.is_tournament else campaign.games:
            if user in fixture.seats:
                await self._in_lobby(fixture, Person(user, member.name), left)
        return await self._with_rounds(campaign.id, lambda now: now.rounds)

    async def _in_lobby(self, fixture: Fixture, person: Person, event: Callable[[Game], log.TableEvent]) -> None:
        """Write an event into the log of a game that is still a lobby."""

        def step(game: Game, secret: bytes) -> FoldedEntry:
            must_be_in_lobby(game)
            return FoldedEntry.of(event(game))

        if fixture.status == "lobby":
            with contextlib.suppress(RulesError):  # it has just begun
                await self._table.change(fixture.game, person, step)

    async def _save_member(self, campaign: Campaign, member: Member) -> None:
        now = self._table.clock.now()
        ids = (campaign.id, member.user, member.name, now, now if member.gone else None)
        await self._rows.save_member(MemberRow(*ids, to_json(member.roster)))

    async def repair(self, campaign_id: str, person: Person, unit: str, system: str) -> tuple[Campaign, News]:
        """Repair one system of a member's company. Raises ``Illegal`` if that is not possible."""
        async with self._locks[campaign_id]:
            campaign = await self.campaign(campaign_id)
            must_be_open(campaign)
            member = must_be_member(campaign, person)
            if member.roster is None or campaign.terms.carry is not Carry.SCARS:
                raise NotAllowed("campaign-no-scars")
            roster, news = repaired(member.roster, unit, system)
            await self._rows.swap_roster(campaign.id, _swap(member, roster))
            return await self.campaign(campaign_id), news

    # -- its games ------------------------------------------------------------------------------------------------

    async def attach(self, campaign_id: str, person: Person, game: Game) -> Campaign:
        """Add a lobby's game to the campaign: its host may, and a member with a lobby of their own; who sits there is a
        member."""
        campaign = await self.campaign(campaign_id)
        must_be_in_lobby(game)
        must_be_open(campaign)
        if person.user != game.host:
            must_be_campaign_host(campaign, person)
        if game.player_of(person.user) is not None or not may_organise(campaign, person):
            must_be_member(campaign, person)
        _must_be_of(campaign, game)
        if not await self._rows.attach(game.id, campaign.id, self._table.clock.now()):
            raise NotAllowed("campaign-attached")
        if game.campaign != campaign.name:
            await self._note(game.id, campaign)
        return await self.campaign(campaign_id)

    async def _note(self, game_id: str, campaign: Campaign) -> None:
        """Write into the lobby's log that its game counts in the campaign."""

        def step(game: Game, secret: bytes) -> FoldedEntry:
            must_be_in_lobby(game)
            return FoldedEntry.of(log.Attached(campaign.name, campaign.terms.seats, campaign.is_tournament))

        await self._table.change(game_id, NOBODY_ACTS, step)

    async def admit(self, game_id: str, person: Person) -> None:
        """Keep strangers out of a campaign's game.

        Raises ``NotAllowed``: ``campaign-over``, ``campaign-members-only`` and others.
        """
        game = await self._table.game(game_id)
        if game.status != "lobby" or not game.campaign or game.player_of(person.user) is not None:
            return
        campaign = await self.of_game(game_id)
        if campaign is None:
            return
        must_be_open(campaign)
        if campaign.member(person.user) is None:
            raise NotAllowed("campaign-members-only", name=campaign.name)
        must_be_between(campaign, game, person.user)

    async def equip(self, game_id: str, person: Person) -> bool:
        """Bring in the players' companies before a campaign's game starts. Returns whether units keep their names.

        Raises ``NotAllowed``: ``campaign-stranger``, ``campaign-bot``, ``campaign-no-company``,
        ``campaign-other-game``; ``campaign-over`` once it has ended: its winner stands; ``campaign-held`` during a
        pause, in which its time would run.
        """
        campaign = await self.of_game(game_id)
        if campaign is None:
            return False
        game = await self._table.game(game_id)
        must_be_in_lobby(game)
        must_be_starter(game, person)
        _must_be_of(campaign, game)
        must_be_open(campaign)
        if campaign.desk.paused is not None:
            raise NotAllowed("campaign-held", name=campaign.name)
        if len(game.seats) < find_ruleset(game.ruleset).seats[0]:
            return False
        async with self._locks[campaign.id]:
            campaign = await self.campaign(campaign.id)
            must_be_match(campaign, game)
            if game.campaign != campaign.name:
                await self._note(game_id, campaign)
            for seat in game.seats:
                member = campaign.member(seat.user)
                if is_bot(seat.user):
                    raise NotAllowed("campaign-bot", name=campaign.name)
                if member is None:
                    raise NotAllowed("campaign-stranger", who=seat.name, name=campaign.name)
                text = await self._company_for(campaign, member, game)
                if text is not None and text != seat.company:
                    await self._table.join(game_id, Person(seat.user, seat.name), text)
        return campaign.terms.carry is not Carry.NOTHING

    async def _company_for(self, campaign: Campaign, member: Member, game: Game) -> str | None:
        """A member's company as text for the game; None if they bring one of their own."""
        carry, roster = campaign.terms.carry, member.roster
        player = game.player_of(member.user)
        if roster is None:
            if carry is not Carry.NOTHING:
                raise NotAllowed("campaign-no-company", who=member.name, name=campaign.name)
            return None
        if carry is Carry.NOTHING and player is not None and game.seats[player].company is not None:
            return None
        rules, forces = find_ruleset(game.ruleset), campaign_forces(game.ruleset)
        ready, _ = enlisted(roster, carry, rules.least(game.size, len(game.seats)), forces.names)
        if ready != roster:
            await self._rows.swap_roster(campaign.id, _swap(member, ready))
        fielded: str = forces.fielded(ready.units)
        return fielded

    async def settle(self, game_id: str) -> tuple[Campaign, Report | None] | None:
        """Store the report of a campaign's game that is over, once: the campaign after it, without a report where the
        game counts for nothing; None for another game."""
        row = await self._rows.game(game_id)
        game = None if row is None else await self._table.game(game_id)
        if row is None or game is None or game.status != "ended":
            return None
        if game.state is None or game.state.outcome is None or game.state.outcome.reason == ENDED_BY_HOST:
            await self._rows.detach(game_id)
            return await self.campaign(row.campaign), None
        async with self._locks[row.campaign]:
            await self._save_report(row.campaign, game, game.state, game.state.outcome)
            campaign = await self.campaign(row.campaign)
        return campaign, next(g.report for g in campaign.games if g.game == game_id and g.report is not None)

    async def _save_report(self, campaign_id: str, game: Game, state: State, outcome: Outcome) -> None:
        """Store a game's report with the rosters it changes; try again if another process was faster."""

        async def attempt() -> None:
            campaign = await self.campaign(campaign_id)
            report, swaps = _reported(campaign, game, state, outcome)
            rounds = to_json(campaign.rounds), to_json(campaign.advanced(with_report(campaign, report)))
            await self._rows.settle(game.id, campaign.id, self._table.clock.now(), to_json(report), swaps, rounds)

        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(LostRace):
                return await attempt()
        return await attempt()

    async def correct(self, game_id: str, report: Report) -> None:
        """Put another report of a game in place of the one that is kept."""
        await self._rows.correct(game_id, to_json(report))

    async def unposted(self) -> list[str]:
        """Games of campaigns that are over and whose report is not posted yet."""
        return [row.game for row in await self._rows.unposted()]

    async def set_posted(self, game_id: str, message: int) -> None:
        """Note the message with a game's report; 0 if there is nothing to post."""
        await self._rows.set_posted(game_id, message)

    # -- users ----------------------------------------------------------------------------------------------------

    async def record(self, guild: int, user: int) -> list[tuple[Campaign, Standing]]:
        """A user's line in every campaign of a server, the newest campaign first."""
        mine = {row.campaign for row in await self._rows.memberships(user)}
        wholes = [await self._whole(row) for row in await self.rows(guild) if row.id in mine]
        return [(campaign, line) for campaign in wholes for line in campaign.standings() if line.user == user]


def _swap(member: Member, roster: Roster) -> Swap:
    return member.user, to_json(member.roster), to_json(roster)


def _former_roster(campaign: Campaign, user: int) -> Roster | None:
    """The company of a user who comes back."""
    return next((member.roster for member in campaign.members if member.user == user), None)


def _new_roster(campaign: Campaign, user: int, company: tuple[str, str]) -> Roster:
    """The roster of a company that joins a campaign. Raises ``RulesError`` if it does not fit, or may not change."""
    terms, rules = campaign.terms, find_ruleset(campaign.terms.ruleset)
    begun = (game.seats for game in campaign.games if game.status != "lobby")
    if terms.carry is not Carry.NOTHING and _former_roster(campaign, user) and any(user in seats for seats in begun):
        raise NotAllowed("campaign-company-fixed")
    name, text = company
    try:
        rules.company(text, terms.size, terms.seats)
    except Illegal as error:
        if error.code not in ("split-not-allowed", "environmental-not-allowed"):
            raise
    return Roster(clean_name(name, COMPANY_NAME_MAX), campaign_forces(terms.ruleset).muster(text))


def _reported(campaign: Campaign, game: Game, state: State, outcome: Outcome) -> tuple[Report, list[Swap]]:
    """A game's report, and the rosters that it changes."""
    terms = campaign.terms
    seats, news, swaps = list[Placed](), list[tuple[int, tuple[News, ...]]](), list[Swap]()
    for player, seat in enumerate(game.seats):
        user, name = holder_of(seat)
        if user == NOBODY and is_gone(seat.before):
            user = seat.before  # who gave the seat up and was forgotten: none of several is taken for another
        seats.append(Placed(user, name, outcome.scores[player], player in outcome.winners))
        member = campaign.member(user)
        if member is None or member.roster is None:
            continue
        forces = campaign_forces(game.ruleset)
        roster, changes = brought_home(member.roster, forces.returned(state, player), terms.carry, terms.renewals)
        if terms.carry is Carry.LOSSES and roster is not member.roster:
            roster, recruits = enlisted(roster, terms.carry, 0, forces.names)
            changes += recruits
        if roster != member.roster:
            swaps.append(_swap(member, roster))
        if changes:
            news.append((user, changes))
    bots = tuple(seat.name for seat in game.seats if is_bot(seat.user))
    reason = "awarded" if outcome.reason == RULED else outcome.reason
    return Report(Played(game.id, tuple(seats)), reason, tuple(news), bots), swaps


def _must_be_of(campaign: Campaign, game: Game) -> None:
    """Raises ``NotAllowed("campaign-other-game")`` for another ruleset or size than the campaign's."""
    if (game.ruleset, _kind(game.size)) != (campaign.terms.ruleset, campaign.terms.size):
        raise NotAllowed("campaign-other-game", name=campaign.name)


def _kind(size: Size) -> str:
    return size if isinstance(size, str) else str(size["id"])
