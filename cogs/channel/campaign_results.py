"""Results of campaigns' games, posted in the campaign's channel as soon as the games are over, and the matches of the
next round, each opened in a thread there with both players seated."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.marks import RESULT
from cogs.channel.opening import game_title, usually_rated
from cogs.channel.post import PASSING, UNKNOWN_CHANNEL, Called, send_directly
from cogs.kit.games import usual_table
from cogs.kit.servers import ARCHIVE_AFTER, shards_of
from cogs.views.campaign import (
    bye_text,
    given_text,
    name_of,
    news_head,
    notice_view,
    open_names,
    reopened_text,
    repeat_text,
    result_head,
    standings_view,
)
from cogs.views.components import note_view, text, time_stamp, view
from cogs.views.desk import TEXT_MAX, again_text, lobby_lines, unplayed_lines, vanished_rows, vanished_text
from rules import RulesError
from rules.campaign.tournament import Match, Round, open_matches, with_told
from storage import StorageError
from table import Change, Game, Opened, Person, Table
from table.campaign.desk import IDLE_AFTER, time_over, timed, to_remind
from table.campaign.model import Campaign, Desk, Fixture, Report, fixture_of, options_of
from table.campaign.service import NOBODY_ACTS, Campaigns
from table.campaign.tournament import close_games, follow_corrections
from table.campaign.verdicts import Verdict
from table.game import NOBODY
from table.history.season import save_result
from table.log import Attached, Joined
from table.records.threads import KeyedLocks, in_thread
from table.time.clock import DAY
from table.time.controls import read_time
from text import escape
from text.campaign import person, round_name
from text.fluent.catalogue import say
from text.words import cut

IDLE_DAYS = str(round(IDLE_AFTER / DAY))
KEYED = 4
"""Of how many champions the key of their message is made: by their places in the draw, which name nobody."""
REOPENED = "won-none"
"""The mark, among those of messages that call winners, that the title was open again after them."""
log = logging.getLogger(__name__)


class Results:
    """Posts results, and opens matches. Each result is kept first and posted then.

    After a crash, a lost connection or a missing permission, that is made up for at the next start, or when the next
    game ends.
    """

    def __init__(self, client: discord.Client, table: Table, campaigns: Campaigns, boards: Boards) -> None:
        self._client = client
        self._boards = boards
        self._channels = boards.channels
        self.opening = KeyedLocks()
        """A lock for each campaign, held while a match is opened."""
        self.held = False
        """Whether something could not be posted."""
        self._table = table
        self._campaigns = campaigns
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._ends: dict[str, float | None] = {}
        self.deciders = dict[tuple[str, frozenset[int]], str]()
        """The organisers who have just decided matches, by campaign and players; players read their names, and after a
        restart none."""
        table.listen(self._changed)
        self._unplayed = dict[str, str]()
        table.hooks.round_end = self._ends.get
        self._pairs_on = set[str]()
        table.hooks.pairs_on = self._pairs_on.__contains__
        table.hooks.unplayed = lambda game: self._unplayed.get(game, "")
        boards.looks.append(self.look)

    def _changed(self, change: Change) -> None:
        over = change.after.status == "ended" and (change.before is None or change.before.status != "ended")
        if over:
            self.post_all()
        if change.after.ready and not change.after.match and not (change.before is not None and change.before.ready):
            self._soon(self._tell_repeat(change.after))

    def post_all(self) -> asyncio.Task[None]:
        """Post all unposted results, and open the matches that are to be played, soon."""
        return self._soon(self._post_all())

    def _soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="campaign-results")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tell_repeat(self, game: Game) -> None:
        """Say in a league's lobby, before its players begin, that their game doesn't count: they have met."""
        campaign = await self._campaigns.of_game(game.id)
        if campaign is not None and game.id in campaign.repeats:
            words = repeat_text(game.locale, game)
            await self._post_for(campaign, repeat_key(game), note_view(words), (), Called(), game)

    async def ready(self) -> None:
        """Wait for Discord."""
        await self._client.wait_until_ready()

    async def settle(self) -> None:
        """Wait until all results that can be posted have been."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _post_all(self) -> None:
        async with self._turn:
            self.held = False
            try:
                for game_id in await self._campaigns.unposted():
                    await self._post(game_id)
                for campaign in await self._campaigns.tournaments():
                    if shards_of(self._client).serve(campaign.guild):
                        await self._open_matches(campaign.id)
            except StorageError as error:
                log.warning("results-not-posted error=%r", error)

    async def _post(self, game_id: str) -> None:
        try:
            settled = await self._campaigns.settle(game_id)
            if settled is None or not shards_of(self._client).serve(settled[0].guild):
                return
            campaign, report = settled
            if report is not None:
                await self._campaigns.set_posted(game_id, await self._send(game_id, campaign, report))
            if campaign.ended:
                await self.tell_champions(campaign)
            await self.tell_played_out(campaign)
        except discord.HTTPException as error:
            self.held = True
            log.warning("result-not-posted game=%s status=%s code=%s", game_id, error.status, error.code)
            if error.code == UNKNOWN_CHANNEL:  # the channel is gone
                await self._campaigns.set_posted(game_id, 0)
        except StorageError:
            raise
        except Exception:  # an unreadable game must not hold up the others
            log.exception("result-not-kept game=%s", game_id)

    async def _send(self, game_id: str, campaign: Campaign, report: Report) -> int:
        locale, game = campaign.terms.locale, await self._table.game(game_id)
        before, campaign = campaign, await timed(self._campaigns, self._table, campaign.id)
        of_last = any(game_id in match.games for row in campaign.rounds[-1:] for match in row)
        playing = before.counted(report) and bool(open_matches(campaign.rounds)) and of_last
        if before.counted(report):
            head = result_head(locale, before, report, game.title)
            shown = (note_view(head), []) if playing else await standings_view(locale, campaign, head, at_once=False)
            view, files = shown
        elif report.news or game_id in before.repeats:  # of a match the standings were shown when it was decided
            view, files = note_view(news_head(locale, before, report, game.title)), []
        else:
            return 0
        # Missing permissions there are reported to the campaign's founder.
        there = structs.replace(game, channel=campaign.channel, host=campaign.founder, title=campaign.name)
        posted = (await self._table.storage.marks.of_game(game_id)).get(RESULT)
        if posted is not None:
            return int(posted)
        message = await self._channels.once(there, RESULT, view, files, noted=lambda sent: {RESULT: sent})
        if playing:
            await self._renew_standings(campaign)
        return message

    async def _renew_standings(self, campaign: Campaign) -> None:
        """Show the standings in the middle of a round: in one message, which is edited after each of its results."""
        number, (known, *ids) = len(campaign.rounds), campaign.desk.shown or (0,)
        view, files = await standings_view(campaign.terms.locale, campaign, at_once=False)
        there = self._client.get_partial_messageable(campaign.channel)
        try:
            if known == number:
                with contextlib.suppress(discord.NotFound):  # somebody has deleted it
                    await there.get_partial_message(ids[0]).edit(view=view, attachments=files)
                    return
            sent = await there.send(view=view, files=files, silent=True)
            shown = (number, sent.id)
            await self._campaigns.change_desk(campaign.id, lambda found: structs.replace(found.desk, shown=shown))
        except (discord.HTTPException, *PASSING) as error:
            log.warning("standings-not-renewed campaign=%s error=%r", campaign.id, error)

    async def _drop_standings(self, campaign: Campaign) -> None:
        """Delete the standings of the middle of a round that is over: later ones stand below."""
        number, *ids = campaign.desk.shown or (0,)
        if not ids or (number == len(campaign.rounds) and open_matches(campaign.rounds)):
            return
        there = self._client.get_partial_messageable(campaign.channel)
        with contextlib.suppress(discord.HTTPException, *PASSING):
            await there.get_partial_message(ids[0]).delete()
        await self._campaigns.change_desk(campaign.id, lambda found: structs.replace(found.desk, shown=()))

    async def look(self) -> float | None:
        """End the rounds whose time is over, and tell who has come late; when to look again, None: never. Raises
        ``StorageError``."""
        now, shards = self._table.clock.now(), shards_of(self._client)
        mine = [(found, at) for found, guild, at in await self._campaigns.due() if shards.serve(guild)]
        for campaign_id, at in mine:
            if at <= now:
                await self._time_over(campaign_id, now)
                await self._remind_organisers(campaign_id, now)
                await self.tell_late(campaign_id)
        return min((at for _, at in mine if at > now), default=None)

    async def _time_over(self, campaign_id: str, now: float) -> None:
        """End a round, show what it has come to, and tell the organisers what is theirs to decide."""
        async with self._turn:
            over = await time_over(self._campaigns, campaign_id, now)
            if over is not None:
                await self._tell_time_over(await timed(self._campaigns, self._table, campaign_id), *over)
        self.post_all()

    async def _tell_time_over(self, campaign: Campaign, number: int, ends: float) -> None:
        """Tell it in the campaign's channel, again at each end that organisers have put off; they are called if a match
        is still to be decided, if somebody who is to play on in a Swiss did not come, or if nobody has played."""
        if not campaign.games:
            return
        locale = campaign.terms.locale
        left = len(open_matches(campaign.rounds)) if number == len(campaign.rounds) else 0
        away = untold(campaign)
        nobody = {match.how for match in campaign.rounds[number - 1] if len(match.players) > 1} == {"unplayed"}
        called, without = await self._organisers(campaign) if left or away or nobody else (Called(), "")
        names = called.names or say(locale, "tournament-organisers")
        of = round_name(locale, campaign.terms.format, campaign.rounds, number, form="in")
        facts = {"organisers": names, "round": of, "nobody": "yes" if nobody and not away else "no"}
        head = say(locale, "tournament-time-over", name=name_of(campaign), left=left, **facts)
        head += "\n" + vanished_text(campaign, away, "none" if left else names) if away else ""
        head += again_text(campaign, number)
        head += without
        view, files = await standings_view(locale, campaign, head, at_once=False)
        for row in vanished_rows(campaign, away):
            view.add_item(row)
        await self._post_for(campaign, f"over-{number}-{round(ends)}", view, files, called)
        if left:
            await self._tell_overdue(campaign)
        await self._campaigns.change_rounds(campaign.id, lambda found: with_told(found.rounds, away, told=True))

    async def _tell_overdue(self, campaign: Campaign) -> None:
        """Tell the players of each match that isn't over, in its thread, what happens now: organisers decide it, and
        one that is under way goes on until they do. In a round without an end only of those that nobody has begun."""
        for match in campaign.unbegun or open_matches(campaign.rounds):
            fixture = fixture_of(campaign, match.players)
            game = None if fixture is None else await self._table.game(fixture.game)
            if game is None or game.status == "ended":
                continue
            begun = "idle" if campaign.unbegun else "no" if game.status == "lobby" else "yes"
            facts = {"name": name_of(campaign), "begun": begun, "days": IDLE_DAYS}

            def words(locale: str, players: str = "none", facts: Mapping[str, str] = facts) -> str:
                return say(locale, "tournament-overdue", players=players, **facts)

            key = f"overdue-{round(self._table.clock.now())}"
            called = await self._channels.call(game, key, game.persons, words)
            await self._post_for(campaign, key, note_view(words(game.locale, called.names or "none")), (), called, game)

    async def _remind_organisers(self, campaign_id: str, now: float) -> None:
        """Call the organisers once more where nothing goes on without them."""
        campaign = await to_remind(self._campaigns, campaign_id, now)
        if campaign is None:
            return
        called, without = await self._organisers(campaign)
        locale, left = campaign.terms.locale, len(open_matches(campaign.rounds))
        names = called.names or say(locale, "tournament-organisers")
        facts = {"organisers": names, "round": "none", "nobody": "no"}
        words = say(locale, "tournament-time-over", name=name_of(campaign), left=left, **facts)
        if campaign.unbegun:
            matches = open_names(locale, campaign, campaign.unbegun)
            told = {"organisers": names, "name": name_of(campaign), "matches": matches, "days": IDLE_DAYS}
            words = say(locale, "tournament-idle", **told)
            await self._tell_overdue(campaign)
        words += "\n" + vanished_text(campaign, tuple(campaign.vanished), names) if campaign.stuck else ""
        note = view(text(words + without))
        for row in vanished_rows(campaign, tuple(campaign.vanished)) if campaign.stuck else ():
            note.add_item(row)
        await self._post_for(campaign, f"over-again-{round(now)}", note, (), called)

    async def _tell_vanished(self, campaign: Campaign) -> None:
        """Call the organisers of a Swiss, once, about players who have vanished: they keep them or take them out."""
        away = untold(campaign)
        if not away:
            return
        called, without = await self._organisers(campaign)
        names = called.names or say(campaign.terms.locale, "tournament-organisers")
        words = vanished_text(campaign, away, names) + without
        note = view(text(words), *vanished_rows(campaign, away))
        await self._campaigns.change_rounds(campaign.id, lambda found: with_told(found.rounds, away, told=True))
        try:
            there = self._client.get_partial_messageable(campaign.channel)
            await there.send(view=note, allowed_mentions=called.allowed, silent=called.silent)
        except (discord.HTTPException, *PASSING) as error:
            self.held = True
            log.warning("vanished-not-told campaign=%s error=%r", campaign.id, error)
            await self._campaigns.change_rounds(campaign.id, lambda found: with_told(found.rounds, away, told=False))

    async def _organisers(self, campaign: Campaign) -> tuple[Called, str]:
        """Whom to call to organise a campaign, and what to add of organisers who are gone. Where some have left the
        server, the others hear it; where nobody is left, its owner is called, and server managers take over."""
        locale, server = campaign.terms.locale, self._client.get_guild(campaign.guild)
        there = [user for user in campaign.organisers if server is None or await _is_member(server, user)]
        if there:
            left = len(campaign.organisers) - len(there)
            note = "\n" + say(locale, "organisers-left", count=left, name=name_of(campaign)) if left else ""
            return Called.of(self._table, there), note
        called = Called.of(self._table, [server.owner_id] if campaign.organisers and server and server.owner_id else [])
        return called, "\n" + say(locale, "tournament-managers", name=name_of(campaign))

    async def tell_times(self, campaign: Campaign, kind: str, by: int) -> None:
        """Call the players of each open game, in its channel, but for the organiser who did it: the campaign is
        ``paused``, it ``goes`` on, or there is ``more`` time; then those too who have a bye, in the campaign's. Of a
        pause everybody else reads there, without pings."""
        ends = "none" if campaign.round_ends is None else time_stamp(campaign.round_ends)
        key = f"{kind}-{round(campaign.round_ends or 0)}-{round(self._table.clock.now())}"
        for fixture in campaign.games:
            if fixture.report is not None or fixture.status == "ended":
                continue
            game = await self._table.game(fixture.game)
            clocks = "lobby" if game.status != "running" else "yes" if campaign.terms.time else "no"
            facts = {"kind": kind, "name": name_of(campaign), "until": ends, "clocks": clocks}

            def words(locale: str, players: str = "none", facts: Mapping[str, str] = facts) -> str:
                return say(locale, "tournament-times", players=players, **facts)

            called = await self._channels.call(game, key, (user for user in game.persons if user != by), words)
            note = note_view(words(game.locale, called.names or "none"))
            await self._post_for(campaign, key, note, (), called, game)
            self._table.hooks.redraw(game)
        going = (game for game in campaign.games if game.report is None and game.status != "ended")
        if kind != "more" and not any(game.channel == campaign.channel for game in going):
            everyone = {"players": "none", "kind": kind, "name": name_of(campaign), "until": ends, "clocks": "all"}
            await self._say(campaign, kind, say(campaign.terms.locale, "tournament-times", **everyone), Called())
        rests = [user for user in campaign.resting if user != by]
        if kind == "more" and rests:
            late = {"kind": "rests", "name": name_of(campaign), "until": ends, "clocks": "no"}

            def later(own: str, players: str = "none") -> str:
                return say(own, "tournament-times", players=players, **late)

            await self._call_in_channel(campaign, rests, later, "more-time")

    async def tell_organiser_gone(self, campaign: Campaign, *, elsewhere: bool) -> None:
        """Call the organisers who are left once another has deleted their data: in the campaign's channel, or directly
        where that was done ``elsewhere`` than on its server. Where nobody is left, everybody hears in the channel what
        happens now, and the server's owner is called."""
        name, locale = name_of(campaign), campaign.terms.locale
        if campaign.is_tournament and campaign.decided:
            return  # nothing is left to organise
        if not campaign.organisers:
            server = self._client.get_guild(campaign.guild)
            called = Called.of(self._table, [] if server is None or server.owner_id is None else [server.owner_id])
            stands = campaign.stuck or campaign.overdue or (campaign.is_tournament and not campaign.rounds)
            facts = {"owner": called.names or "none", "waits": "yes" if stands else "no"}
            words = say(locale, "organisers-gone", name=name, **facts)
        elif elsewhere:
            for user in campaign.organisers:
                await self._tell_directly(campaign, user, "organiser-gone", organisers="none")
            return
        else:
            called = Called.of(self._table, campaign.organisers)
            words = say(locale, "organiser-gone", organisers=called.names, name=name)
        if called.users or not campaign.organisers:
            await self._say(campaign, "organiser-gone", words, called)

    async def tell_removed(self, campaign: Campaign, user: int) -> None:
        """Tell somebody whom an organiser has taken out of a campaign; in the channel of a tournament that has begun
        everybody reads it, as ``tell_left`` says it of a league."""
        await self._tell_directly(campaign, user, "desk-you-are-out")
        if campaign.rounds:
            locale = campaign.terms.locale
            who = person(locale, campaign.name_of(user))
            words = say(locale, "tournament-removed", who=who, name=name_of(campaign))
            await self._say(campaign, "removed", words, Called())

    async def tell_left(self, campaign: Campaign, user: int) -> None:
        """Say in the channel of a league that has begun who is no longer in it; nobody is called. The round of a
        tournament tells it."""
        if campaign.games and not campaign.is_tournament:
            locale = campaign.terms.locale
            words = say(locale, "league-left", who=person(locale, campaign.name_of(user)), name=name_of(campaign))
            await self._say(campaign, "left", words, Called())

    async def tell_let_back(self, campaign: Campaign, user: int) -> None:
        """Tell somebody who was taken out of a campaign that they may join it again, or are in it again."""
        restored = "yes" if campaign.restores else "no"
        await self._tell_directly(campaign, user, "desk-you-may-join", restored=restored)

    async def _tell_directly(self, campaign: Campaign, user: int, key: str, **facts: str) -> None:
        """Tell a user something of a campaign in a direct message; one who takes none, in the campaign's channel. Who
        wants no pings, or none now, reads it later."""
        chosen, now = self._table.preferences.user(user), self._table.clock.now()
        locale = self._table.preferences.language(user, campaign.terms.locale)
        silent = chosen.ping == "off" or chosen.free_at(now) > now
        words = say(locale, key, name=name_of(campaign), **facts)
        if not await send_directly(self._client, user, note_view(words), silent=silent):
            await self._say(campaign, key, f"<@{user}> {words}", Called((user,), (user,), silent))

    async def _say(self, campaign: Campaign, kind: str, words: str, called: Called) -> None:
        """Say something in the campaign's channel."""
        there = self._client.get_partial_messageable(campaign.channel)
        try:
            await there.send(view=note_view(words), allowed_mentions=called.allowed, silent=called.silent)
        except (discord.HTTPException, *PASSING) as error:
            log.warning("%s-not-told campaign=%s error=%r", kind, campaign.id, error)

    async def _post_for(
        self,
        campaign: Campaign,
        key: str,
        view: ui.LayoutView,
        files: Sequence[discord.File],
        called: Called,
        game: Game | None = None,
    ) -> None:
        """Post something of a campaign once, in its channel or in that of a ``game``; ``called`` are mentioned
        as they want to be."""
        told = await self._table.game(_kept(campaign).game) if game is None else game
        host = {"host": campaign.founder, "title": campaign.name}
        there = told if game is not None else structs.replace(told, channel=campaign.channel, **host)
        if key in await self._table.storage.marks.of_game(told.id):
            return
        try:
            await self._channels.once(
                there,
                key,
                view,
                files,
                noted=lambda sent: {key: sent},
                mentions=called.allowed,
                silent=called.silent,
            )
        except discord.HTTPException as error:
            log.warning("campaign-not-told key=%s status=%s code=%s", key, error.status, error.code)

    async def _tell_decided(
        self, campaign: Campaign, game: Game, match: Match, heard: set[int], *, replaces: bool = False
    ) -> None:
        """Tell the players of a match in its thread that it is decided, by which organiser, whether that ``replaces`` a
        result, and how if the end of its game does not say it; those are not called who have ``heard`` of it, or hear
        of their next match in the same minute."""
        players = [user for user in match.players if campaign.member(user) is not None and user not in heard]
        given = match.why == "awarded"
        key, how = f"decided-{game.seq}", "none"
        if match.how == "unplayed" or (game.called_off and not given):
            how = match.how
        heard.update(players)
        how = "drawn" if len(match.winners) > 1 else how
        won = campaign.name_of(match.winners[0]) if len(match.winners) == 1 else ""
        decider = self.deciders.pop((campaign.id, frozenset(match.players)), "") if given else ""
        by = escape(decider) if decider else "organiser" if given else "none"

        def words(locale: str, players: str = "none") -> str:
            facts = {"players": players, "winner": escape(won) if won else "none", "name": name_of(campaign)}
            if won and players == f"<@{match.winners[0]}>":
                facts |= {"players": "none", "winner": players}  # nobody else is called: once is enough
            facts |= {"by": by, "replaces": "yes" if replaces else "no"}
            facts["back"] = "no" if campaign.vanished.keys().isdisjoint(match.players) else "yes"
            return say(locale, "tournament-decided", how=how, **facts)

        called = await self._channels.call(game, key, players, words)
        shown = note_view(words(campaign.terms.locale, called.names or "none"))
        await self._post_for(campaign, key, shown, (), called, game)

    async def tell_corrected(self, campaign: Campaign, game: Game, match: Match, *, replaces: bool = True) -> None:
        """Count a game for the season as it is decided now, and tell its players: their next match is silent on it."""
        await save_result(self._table, game.id)
        await self._tell_decided(campaign, game, match, set(), replaces=replaces)

    async def _open_matches(self, campaign_id: str) -> None:
        """Open the matches of a tournament that are to be played; the players are pinged in their threads.

        Who has left meanwhile has lost, and games that are played for nothing end.
        """
        async with self.opening[campaign_id]:
            before = await self._campaigns.campaign(campaign_id)
            await self._campaigns.change_rounds(campaign_id, lambda found: found.rounds)
            await timed(self._campaigns, self._table, campaign_id)
            campaign = await self._campaigns.campaign(campaign_id)
            await self.tell_round(before, campaign)
            await self._drop_standings(campaign)
            there = self._client.get_channel(campaign.channel)
            waiting = list[Match]()
            if campaign.desk.paused is None and isinstance(there, discord.TextChannel):
                played = open_matches(campaign.rounds)
                waiting = [match for match in played if fixture_of(campaign, match.players) is None]
            heard = {user for match in waiting for user in match.players} | set(_untold_byes(campaign))
            for game, match in await close_games(self._table, campaign):
                await self._tell_decided(campaign, game, match, heard)
            for game, match in await follow_corrections(self._campaigns, self._table, campaign):
                await self.tell_corrected(campaign, game, match)
            if campaign.desk.due is not None:
                self._boards.check_pings(campaign.desk.due)
            self.note_ends(campaign)
            if campaign.desk.paused is not None:
                return
            await self.tell_champions(campaign)
            await self._tell_byes(campaign)
            await self._tell_vanished(campaign)
            if isinstance(there, discord.TextChannel):
                for match in waiting:
                    try:
                        await self._open_match(campaign, match, there)
                    except (discord.HTTPException, RulesError) as error:  # its players can open it by the button
                        log.warning("match-not-opened campaign=%s error=%r", campaign_id, error)
                        return

    def note_ends(self, campaign: Campaign) -> None:
        """Note until when the campaign's open matches may be played, and what becomes of them then."""
        going = [game for game in campaign.games if game.report is None]
        self._pairs_on.update(game.game for game in going if campaign.takes_back)
        self._unplayed |= {game.game: campaign.unplayed(game.seats) for game in going}
        self._ends |= {game.game: campaign.round_ends for game in going}

    async def tell_round(self, before: Campaign, campaign: Campaign, back: int = NOBODY) -> None:
        """Show the standings once matches, or all of it, are decided by players who have left, or were taken out: no
        game's result shows them. ``back``: who was let back, and plays a match after all that was a walkover."""
        same = list(map(_decisions, before.rounds)) == list(map(_decisions, campaign.rounds))
        if same and campaign.decided == before.decided:
            return
        locale, name, head = campaign.terms.locale, name_of(campaign), ""
        if back != NOBODY:
            told = say(locale, "tournament-back", who=person(locale, campaign.name_of(back)), name=name)
            head = f"{say(locale, 'campaign-title', name=name)}\n{told}"
        view, files = await standings_view(locale, campaign, head, at_once=False)
        try:
            await self._client.get_partial_messageable(campaign.channel).send(view=view, files=files)
        except (discord.HTTPException, *PASSING) as error:
            log.warning("round-not-told campaign=%s error=%r", campaign.id, error)

    async def tell_champions(self, campaign: Campaign) -> None:
        """Call those who have won a campaign, once, in its channel."""
        called = Called.of(self._table, (user for user in campaign.champions if campaign.member(user) is not None))
        if called.users and campaign.games:
            locale, count, name = campaign.terms.locale, len(campaign.champions), name_of(campaign)
            drawn = [player for row in campaign.rounds for match in row for player in match.players]
            seen = drawn or [member.user for member in campaign.members]
            places = "-".join(str(seen.index(user)) for user in campaign.champions[:KEYED])
            told = list(await self._told_champions(campaign))
            last = told[-1].partition(".")[0] if told else REOPENED
            if last == f"won-{places}":
                return
            facts = {"players": called.names, "name": name, "instead": "no" if last == REOPENED else "yes"}
            words = note_view(say(locale, "tournament-won", count=count, **facts))
            key = f"won-{places}.{len(told)}" if told else f"won-{places}"
            await self._post_for(campaign, key, words, (), called)

    async def _told_champions(self, campaign: Campaign) -> dict[str, int]:
        """The marks of the messages that called a campaign's winners, the last one last."""
        marks = await self._table.storage.marks.of_game(_kept(campaign).game)
        found = ((mark, int(message)) for mark, message in marks.items() if mark.startswith("won-"))
        return dict(sorted(found, key=lambda one: one[1]))

    async def note_reopened(self, before: Campaign, after: Campaign) -> None:
        """Note that who has won a campaign that goes on is called again on winning it once more."""
        told = await self._told_champions(before) if before.champions and before.champions != after.champions else {}
        if told:
            mark, after_last = f"{REOPENED}.{len(told)}", max(told.values()) + 1
            await self._table.storage.marks.set(_kept(before).game, mark, str(after_last))

    async def tell_reopened(self, before: Campaign, after: Campaign) -> None:
        """Say in the channel that a campaign goes on, and who is no longer its winner; nobody is called."""
        await self._say(after, "reopened", reopened_text(after.terms.locale, before, after), Called())

    async def tell_played_out(self, campaign: Campaign) -> None:
        """Call the organisers of a league once there is nothing left to play; again if more members have played."""
        if not await in_thread(campaign.played_out):
            return
        called, without = await self._organisers(campaign)
        if called.users:
            note = say(campaign.terms.locale, "league-played-out", organisers=called.names, name=name_of(campaign))
            await self._post_for(campaign, f"played-out-{len(campaign.active)}", note_view(note + without), (), called)

    async def tell_unplayed(self, campaign: Campaign, users: Sequence[int]) -> None:
        """Call users of a league as each wants it: who has not played whom."""
        if not users:
            return
        ahead = await in_thread(campaign.to_play)

        def words(own: str, players: str = "none") -> str:
            facts = {"players": players, "name": name_of(campaign), "channel": f"<#{campaign.channel}>"}
            lines = [*lobby_lines(own, campaign), *unplayed_lines(own, campaign, ahead)]
            return cut("\n".join([say(own, "league-unplayed", **facts), *lines]), TEXT_MAX)

        await self._call_in_channel(campaign, users, words, "unplayed")

    async def _call_in_channel(
        self, campaign: Campaign, users: Sequence[int], words: Callable[..., str], kind: str
    ) -> None:
        """Call users as each wants it, those who want it there in the campaign's channel."""
        locale = campaign.terms.locale
        called = await self._channels.reach(users, locale, words)
        await self._say(campaign, kind, words(locale, called.names or "none"), called)

    async def tell_replaced(self, before: Campaign, by: str, match: Match, verdict: Verdict) -> None:
        """Call both players of a match that was decided already, where no game of it is corrected, which calls them."""
        if not match.how or any(report.played.game in match.games for report in before.reports):
            return

        def words(own: str, players: str = "none") -> str:
            given = given_text(own, before, by, match, verdict)
            return say(own, "tournament-replaced", players=players, given=given, name=name_of(before))

        users = [user for user in match.players if before.member(user) is not None]
        await self._call_in_channel(before, users, words, "replaced")

    async def renew_notice(self, campaign_id: str) -> None:
        """Show in the message that announces a campaign who has joined by now, and whether it is over."""
        campaign = await self._campaigns.campaign(campaign_id)
        if campaign.desk.notice:
            there = self._client.get_partial_messageable(campaign.channel).get_partial_message(campaign.desk.notice)
            with contextlib.suppress(discord.HTTPException, *PASSING):
                await there.edit(view=notice_view(campaign.terms.locale, campaign))

    async def tell_late(self, campaign_id: str) -> None:
        """Call the organisers of a league that is under way to those who have joined it since, once a day at most."""
        now, late = self._table.clock.now(), list[str]()

        def step(found: Campaign) -> Desk:
            desk, theirs = found.desk, found.organisers
            fresh = [member for member in found.joining if member.joined > desk.heard and member.user not in theirs]
            if found.is_tournament or found.ended or not fresh:
                return structs.replace(desk, tell=None)
            if now < desk.heard + DAY:
                return structs.replace(desk, tell=desk.heard + DAY)
            late.extend(person(found.terms.locale, member.name) for member in fresh)
            return structs.replace(desk, heard=now, tell=None)

        campaign = await self._campaigns.change_desk(campaign_id, step)
        called, without = await self._organisers(campaign) if late else (Called(), "")
        if called.users:
            facts = {"organisers": called.names, "names": ", ".join(late), "name": name_of(campaign)}
            words = note_view(say(campaign.terms.locale, "league-late", count=len(late), **facts) + without)
            there = self._client.get_partial_messageable(campaign.channel)
            try:
                await there.send(view=words, allowed_mentions=called.allowed, silent=called.silent)
            except (discord.HTTPException, *PASSING) as error:
                log.warning("late-not-told campaign=%s error=%r", campaign.id, error)

    async def _tell_byes(self, campaign: Campaign) -> None:
        """Tell those who have a bye in the round that it has begun, each once, in the campaign's channel."""
        number, kept, rests = len(campaign.rounds), campaign.desk.byes, _untold_byes(campaign)
        if not rests:
            return
        told = (number, *(kept[1:] if kept[:1] == (number,) else ()), *rests)
        await self._campaigns.change_desk(campaign.id, lambda found: structs.replace(found.desk, byes=told))
        called = Called.of(self._table, rests)
        try:
            await self._client.get_partial_messageable(campaign.channel).send(
                view=note_view(bye_text(campaign.terms.locale, campaign, rests)),
                allowed_mentions=called.allowed,
                silent=called.silent,
            )
        except (discord.HTTPException, *PASSING) as error:
            self.held = True
            log.warning("bye-not-told campaign=%s error=%r", campaign.id, error)
            await self._campaigns.change_desk(campaign.id, lambda found: structs.replace(found.desk, byes=kept))

    async def _open_match(self, campaign: Campaign, match: Match, there: discord.TextChannel) -> None:
        players = match.players
        names = [campaign.name_of(user) for user in players]
        locale, rounds = campaign.terms.locale, campaign.rounds
        of = round_name(locale, campaign.terms.format, rounds, len(rounds))
        facts = {"name": campaign.name, "round": of, "one": names[0], "other": names[1]}
        title = say(locale, "tournament-title", again=len(match.games), **facts)
        host = next((user for user in campaign.organisers if user not in players), campaign.founder)
        opened = match_opened(self._table, campaign, host, title)
        if names[0].casefold() == names[1].casefold():
            names[1] += " 2"
        thread = await there.create_thread(
            name=opened.title, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
        )
        seated = list(map(Joined, players, names))
        attached = Attached(campaign.name, campaign.terms.seats, match=True, again=bool(match.games))
        try:
            game = await self._table.open(
                NOBODY_ACTS, channel=thread.id, guild=campaign.guild, opened=opened, seated=seated, attached=attached
            )
            self._ends[game.id] = campaign.round_ends
            self._pairs_on.update({game.id} if campaign.takes_back else ())
            self._unplayed[game.id] = campaign.unplayed(players)
            await self._campaigns.attach(campaign.id, Person(host, "", moderator=True), game)
        except BaseException:
            with contextlib.suppress(discord.HTTPException):
                await thread.delete()
            raise
        with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
            await self._boards.post(game)


def _kept(campaign: Campaign) -> Fixture:
    """The game with whose marks it is noted what has been posted of a campaign: a match that nobody has begun is no
    longer among the games once its round is over."""
    return next((one for one in campaign.games if one.report is not None), campaign.games[-1])


def repeat_key(game: Game) -> str:
    """The mark that the players of a lobby have read that their game doesn't count."""
    return f"repeat-{'-'.join(str(seat.user) for seat in game.seats)}"


def _decisions(row: Round) -> list[tuple[tuple[int, ...], str, tuple[int, ...]]]:
    """What a round's standings come from: who meets whom, and how that was decided for whom."""
    return [(match.players, match.how, match.winners) for match in row]


def _untold_byes(campaign: Campaign) -> list[int]:
    """The users with a bye in the current round who have not been sent word of it."""
    heard = campaign.desk.byes if campaign.desk.byes[:1] == (len(campaign.rounds),) else ()
    return [user for user in campaign.resting if user not in heard[1:]]


async def _is_member(server: discord.Guild, user: int) -> bool:
    """Whether a user is on a server; where Discord doesn't say, they count as there."""
    try:
        await server.fetch_member(user)
    except discord.NotFound:
        return False
    except (discord.HTTPException, *PASSING) as error:
        log.info("member-not-known guild=%s error=%s", server.id, type(error).__name__)
    return True


def untold(campaign: Campaign) -> tuple[int, ...]:
    """The players who have vanished, of whom the organisers have not heard yet."""
    found = ((user, match) for user, n in campaign.vanished.items() for match in campaign.rounds[n - 1])
    return tuple(user for user, match in found if user in match.players and not match.told)


def match_opened(table: Table, campaign: Campaign, host: int, title: str) -> Opened:
    """The lobby of a campaign's game: by its terms, and where these say nothing as is usual on the server."""
    terms, server = campaign.terms, table.preferences.guild(campaign.guild)
    rated = usually_rated(server, campaign.guild, terms.size) if terms.rated is None else terms.rated
    return Opened(
        host=host,
        title=game_title(title, campaign.name),
        ruleset=terms.ruleset,
        size=terms.size,
        table=terms.table or usual_table(terms.ruleset),
        options=options_of(terms) | ({"field": campaign.field} if campaign.field else {}),
        locale=terms.locale,
        time=read_time(terms.time or "none"),
        rated=rated,
    )
