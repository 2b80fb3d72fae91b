"""Campaigns on a server: who is in them with what, which games belong to them, and what those have come to."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any
from weakref import WeakValueDictionary

from msgspec import structs

from rules import Illegal, campaign_forces
from rules import ruleset as find_ruleset
from rules.campaign.league import Placed, Played, Standing
from rules.campaign.roster import Carry, News, Roster, brought_home, enlisted, repaired
from rules.core.names import clean_name
from storage import CampaignRow, LostRace, MemberRow, NameTaken, Storage
from table.campaign.model import (
    Campaign,
    Member,
    Report,
    Terms,
    checked,
    must_be_campaign_host,
    must_be_member,
    must_go_on,
    whole,
    written,
)
from table.errors import NotAllowed
from table.game import NOBODY, Game
from table.seats import Person, must_be_host, must_be_in_lobby
from table.table import Table

__all__ = ["Campaigns"]

NAME_MAX = 60
COMPANY_NAME_MAX = 40
OPEN_MAX = 25
MEMBERS_MAX = 24
ATTEMPTS = 3


class Campaigns:
    """The campaigns of all servers. Every change is read, decided and written under the campaign's own lock."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._storage: Storage = table.storage
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        table.before_start(self.equip)

    def _locked(self, campaign: str) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    # -- reading --------------------------------------------------------------------------------------------------

    async def campaign(self, campaign_id: str) -> Campaign:
        """The campaign as it stands. Raises ``NotAllowed("campaign-unknown")``."""
        row = await self._storage.campaigns.campaign(campaign_id)
        if row is None:
            raise NotAllowed("campaign-unknown", name="?")
        return await self._whole(row)

    async def _whole(self, row: CampaignRow) -> Campaign:
        kept = self._storage.campaigns
        return whole(row, await kept.members(row.id), await kept.games(row.id))

    async def rows(self, guild: int) -> list[CampaignRow]:
        """All campaigns of a server, the newest first."""
        return await self._storage.campaigns.of_guild(guild)

    async def find(self, guild: int, name: str | None, channel: int = 0) -> Campaign:
        """The campaign of that name; without one, that of this channel, or the server's only one that goes on.

        Raises ``NotAllowed``: ``campaign-unknown``, ``campaign-none``, ``campaign-which``.
        """
        if name is not None:
            row = await self._storage.campaigns.named(guild, clean_name(name, NAME_MAX))
            if row is None:
                raise NotAllowed("campaign-unknown", name=name[:NAME_MAX])
            return await self._whole(row)
        rows = [row for row in await self.rows(guild) if row.ended is None]
        here = [row for row in rows if row.channel == channel]
        if not rows:
            raise NotAllowed("campaign-none")
        if len(rows) > 1 and len(here) != 1:
            raise NotAllowed("campaign-which", known=[row.name for row in rows])
        return await self._whole(here[0] if len(here) == 1 else rows[0])

    async def of_game(self, game_id: str) -> Campaign | None:
        """The campaign that a game belongs to."""
        row = await self._storage.campaigns.game(game_id)
        return None if row is None else await self.campaign(row.campaign)

    # -- its host -------------------------------------------------------------------------------------------------

    async def create(self, person: Person, guild: int, channel: int, name: str, terms: Terms) -> Campaign:
        """Founds a campaign; results go to the channel. Raises ``NotAllowed``, or what is wrong with the terms."""
        title = clean_name(name, NAME_MAX)
        if not any(character.isalnum() or ord(character) > 0x2000 for character in title):
            raise NotAllowed("campaign-name-empty")
        if sum(1 for row in await self.rows(guild) if row.ended is None) >= OPEN_MAX:
            raise NotAllowed("too-many-campaigns", most=OPEN_MAX)
        ids = (secrets.token_hex(5), guild, channel, person.user, title)
        row = CampaignRow(*ids, self._table.clock.now(), None, written(checked(terms)))
        try:
            await self._storage.campaigns.create(row)
        except NameTaken:
            raise NotAllowed("campaign-exists", name=title) from None
        return await self._whole(row)

    async def change(self, campaign_id: str, person: Person, channel: int | None = None, **changes: Any) -> Campaign:
        """The host changes the terms, or where results go. What games are played by stays once one has been played."""
        async with self._locked(campaign_id):
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_go_on(campaign)
            terms = checked(structs.replace(campaign.terms, **changes))
            played_by = ("ruleset", "size", "carry")
            if campaign.games and any(getattr(terms, n) != getattr(campaign.terms, n) for n in played_by):
                raise NotAllowed("campaign-begun")
            return await self._put(structs.replace(campaign, terms=terms, channel=channel or campaign.channel))

    async def end(self, campaign_id: str, person: Person) -> Campaign:
        """The host ends the campaign. Games under way are played to their end and still count."""
        async with self._locked(campaign_id):
            campaign = await self.campaign(campaign_id)
            must_be_campaign_host(campaign, person)
            must_go_on(campaign)
            return await self._put(structs.replace(campaign, ended=True))

    async def _put(self, campaign: Campaign) -> Campaign:
        row = await self._storage.campaigns.campaign(campaign.id)
        assert row is not None
        ended = row.ended or (self._table.clock.now() if campaign.ended else None)
        changes = {"channel": campaign.channel, "ended": ended, "terms": written(campaign.terms)}
        await self._storage.campaigns.change(structs.replace(row, **changes))
        return campaign

    # -- its members ----------------------------------------------------------------------------------------------

    async def join(self, campaign_id: str, person: Person, company: tuple[str, str] | None) -> Campaign:
        """Takes a person in with a company, (name, text), or changes it as long as none of their games was played.

        Raises ``NotAllowed``, or what is wrong with the company.
        """
        async with self._locked(campaign_id):
            campaign = await self.campaign(campaign_id)
            must_go_on(campaign)
            member = campaign.member(person.user)
            if member is None and len(campaign.active) >= MEMBERS_MAX:
                raise NotAllowed("campaign-full", most=MEMBERS_MAX)
            roster = _kept(campaign, person.user) if company is None else _mustered(campaign, person.user, company)
            if company is None and (member is not None or campaign.terms.carry is not Carry.NOTHING) and roster is None:
                raise NotAllowed("campaign-company-needed", name=campaign.name)
            if member is not None and company is None:
                raise NotAllowed("campaign-already-in", name=campaign.name)
            await self._seat(campaign, Member(person.user, person.name, False, roster))
            return await self.campaign(campaign_id)

    async def leave(self, campaign_id: str, person: Person) -> Campaign:
        """A person leaves; what they have played still counts."""
        async with self._locked(campaign_id):
            campaign = await self.campaign(campaign_id)
            member = must_be_member(campaign, person)
            await self._seat(campaign, structs.replace(member, gone=True))
            return await self.campaign(campaign_id)

    async def _seat(self, campaign: Campaign, member: Member) -> None:
        now = self._table.clock.now()
        ids = (campaign.id, member.user, member.name, now, now if member.gone else None)
        await self._storage.campaigns.save_member(MemberRow(*ids, written(member.roster)))

    async def repair(self, campaign_id: str, person: Person, unit: str, system: str) -> tuple[Campaign, News]:
        """A member has one system of their company repaired. Raises ``Illegal`` if that cannot be."""
        async with self._locked(campaign_id):
            campaign = await self.campaign(campaign_id)
            must_go_on(campaign)
            member = must_be_member(campaign, person)
            if member.roster is None or campaign.terms.carry is not Carry.SCARS:
                raise NotAllowed("campaign-no-scars")
            roster, news = repaired(member.roster, unit, system)
            await self._storage.campaigns.swap_roster(campaign.id, _swap(member, roster))
            return await self.campaign(campaign_id), news

    # -- its games ------------------------------------------------------------------------------------------------

    @staticmethod
    def may_open(campaign: Campaign, person: Person) -> None:
        """Raises ``NotAllowed`` unless the person may open a game of the campaign: its host, and everybody in it."""
        must_go_on(campaign)
        if campaign.member(person.user) is None:
            must_be_campaign_host(campaign, person)

    async def attach(self, campaign_id: str, person: Person, game: Game) -> Campaign:
        """The campaign's host lets a lobby's game belong to it; a member may with a lobby of their own."""
        campaign = await self.campaign(campaign_id)
        must_be_in_lobby(game)
        if person.user == game.host:
            self.may_open(campaign, person)
        else:
            must_go_on(campaign)
            must_be_campaign_host(campaign, person)
        if (game.ruleset, _kind(game.size)) != (campaign.terms.ruleset, campaign.terms.size):
            raise NotAllowed("campaign-other-game", name=campaign.name)
        if not await self._storage.campaigns.attach(game.id, campaign.id, self._table.clock.now()):
            raise NotAllowed("campaign-attached")
        return await self.campaign(campaign_id)

    async def equip(self, game_id: str, person: Person) -> None:
        """Before a campaign's game starts, each player gets the company that they have in the campaign.

        Raises ``NotAllowed``: ``campaign-stranger``, ``campaign-no-company``.
        """
        campaign = await self.of_game(game_id)
        if campaign is None:
            return
        game = await self._table.game(game_id)
        must_be_in_lobby(game)
        must_be_host(game, person)
        if len(game.seats) < find_ruleset(game.ruleset).seats[0]:
            return
        async with self._locked(campaign.id):
            campaign = await self.campaign(campaign.id)
            for seat in game.seats:
                member = campaign.member(seat.user)
                if member is None:
                    raise NotAllowed("campaign-stranger", who=seat.name, name=campaign.name)
                text = await self._enlist(campaign, member, game)
                if text is not None and text != seat.company:
                    await self._table.join(game_id, Person(seat.user, seat.name), text)

    async def _enlist(self, campaign: Campaign, member: Member, game: Game) -> str | None:
        """A member's company as it goes into the game; None if they bring what they like."""
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
            await self._storage.campaigns.swap_roster(campaign.id, _swap(member, ready))
        fielded: str = forces.fielded(ready.units)
        return fielded

    async def settle(self, game_id: str) -> tuple[Campaign, Report] | None:
        """Keeps the result of a campaign's game that is over, once; None if there is none, or it is no such game."""
        row = await self._storage.campaigns.game(game_id)
        game = None if row is None else await self._table.game(game_id)
        if row is None or game is None or game.status != "ended":
            return None
        if game.state is None:
            await self._storage.campaigns.detach(game_id)
            return None
        async with self._locked(row.campaign):
            for attempt in range(ATTEMPTS):
                campaign = await self.campaign(row.campaign)
                report, swaps = _reported(campaign, game)
                try:
                    now = self._table.clock.now()
                    await self._storage.campaigns.settle(game_id, campaign.id, now, written(report), swaps)
                    break
                except LostRace:
                    if attempt == ATTEMPTS - 1:
                        raise
            campaign = await self.campaign(row.campaign)
        return campaign, next(g.report for g in campaign.games if g.game == game_id and g.report is not None)

    async def untold(self) -> list[str]:
        """Games of campaigns that are over, and whose result nobody has been told."""
        return [row.game for row in await self._storage.campaigns.unposted()]

    async def told(self, game_id: str, message: int) -> None:
        """The result of a game has been told."""
        await self._storage.campaigns.set_posted(game_id, message)

    # -- people ---------------------------------------------------------------------------------------------------

    async def record(self, guild: int, user: int) -> list[tuple[Campaign, Standing]]:
        """A user's line in every campaign of a server, the newest campaign first."""
        mine = {row.campaign for row in await self._storage.campaigns.memberships(user)}
        wholes = [await self._whole(row) for row in await self.rows(guild) if row.id in mine]
        return [(campaign, line) for campaign in wholes for line in campaign.standings() if line.user == user]


def _swap(member: Member, roster: Roster) -> tuple[int, str, str]:
    return member.user, written(member.roster), written(roster)


def _kept(campaign: Campaign, user: int) -> Roster | None:
    """The company of somebody who comes back."""
    return next((member.roster for member in campaign.members if member.user == user), None)


def _mustered(campaign: Campaign, user: int, company: tuple[str, str]) -> Roster:
    """A company as it joins a campaign. Raises ``RulesError`` if it does not fit its games, or may not change."""
    terms, rules = campaign.terms, find_ruleset(campaign.terms.ruleset)
    begun = (game.seats for game in campaign.games if game.status != "lobby")
    if terms.carry is not Carry.NOTHING and _kept(campaign, user) and any(user in seats for seats in begun):
        raise NotAllowed("campaign-company-fixed")
    name, text = company
    try:
        rules.company(text, terms.size, terms.seats)
    except Illegal as error:
        if error.code not in ("split-not-allowed", "environmental-not-allowed"):
            raise
    return Roster(clean_name(name, COMPANY_NAME_MAX), campaign_forces(terms.ruleset).muster(text))


def _reported(campaign: Campaign, game: Game) -> tuple[Report, list[tuple[int, str, str]]]:
    """A game's result, and the rosters that it changes."""
    assert game.state is not None
    outcome, terms = game.state.outcome, campaign.terms
    assert outcome is not None
    seats, news, swaps = list[Placed](), list[tuple[int, tuple[News, ...]]](), list[tuple[int, str, str]]()
    for player, seat in enumerate(game.seats):
        user = _plays(campaign, game, player)
        seats.append(Placed(user, seat.name if user else "", outcome.scores[player], player in outcome.winners))
        member = campaign.member(user)
        if member is None or member.roster is None:
            continue
        back = campaign_forces(game.ruleset).returned(game.state, player)
        roster, told = brought_home(member.roster, back, terms.carry, terms.renewals)
        if terms.carry is Carry.LOSSES and roster is not member.roster:
            roster, fresh = enlisted(roster, terms.carry, 0, campaign_forces(game.ruleset).names)
            told += fresh
        if roster != member.roster:
            swaps.append(_swap(member, roster))
        if told:
            news.append((user, told))
    return Report(Played(game.id, tuple(seats)), outcome.reason, tuple(news)), swaps


def _plays(campaign: Campaign, game: Game, player: int) -> int:
    """Whose result a seat's is: who sits there, else who has got up from it, so that nobody resigns from a defeat."""
    seat = game.seats[player]
    known = any(member.user == seat.before for member in campaign.members) and game.player_of(seat.before) is None
    return seat.user or (seat.before if known else NOBODY)


def _kind(size: str | dict[str, Any]) -> str:
    return size if isinstance(size, str) else str(size["id"])
