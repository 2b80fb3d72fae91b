"""`/campaign`: games that belong together, on one server, and tournaments of them."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.actions.desk import waits_in
from cogs.actions.tournaments import Tournaments, actor_of
from cogs.channel.post import PASSING
from cogs.commands.own_fields import fields_typed, names_typed
from cogs.kit.autocomplete import Choices, choices_by_name, filled_in, to_choices
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, guild_and_channel, private_locale, public_locale
from cogs.kit.offers import LANGUAGES, offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, none_or, to_rules_words, word
from cogs.views.campaign import (
    joined_text,
    name_of,
    notice_view,
    reopened_text,
    schedule_lines,
    standings_view,
    sure_end_view,
    sure_leave_view,
    sure_match_view,
    terms_lines,
)
from cogs.views.components import note_view, time_stamp
from rules import RulesError
from rules import ruleset as find_ruleset
from rules.campaign.league import Points, Standing
from rules.campaign.roster import RENEWALS_MOST, Carry, Unit
from rules.campaign.tournament import Format
from table import NotAllowed, Table
from table.campaign.desk import appoint, reopen
from table.campaign.model import (
    POINTS_MAX,
    Campaign,
    Seeding,
    Terms,
    must_be_campaign_host,
    must_be_member,
    must_be_open,
)
from table.campaign.service import Campaigns
from table.campaign.verdicts import Verdict, match_for, must_be_givable
from table.game import NOBODY
from table.records.threads import in_thread
from text import escape
from text.campaign import named_company, news_lines, person, plain_person, roster_text
from text.fluent.catalogue import say
from text.words import cut, together

TEXT_MAX = 3800
ROUNDS_MAX = 11
Players = app_commands.Range[int, 2, 5]
Worth = app_commands.Range[int, 0, POINTS_MAX]
Renewals = app_commands.Range[int, 0, RENEWALS_MOST]
Rounds = app_commands.Range[int, 0, ROUNDS_MAX]
CARRY = worded_choices("carry", map(str, Carry))
SEEDINGS = worded_choices("seeding", map(str, Seeding))
RESULTS = worded_choices("result", ("draw", "unplayed"))
FORMATS = worded_choices("format", map(str, Format))
TERMS = {
    "size": "opt-size",
    "players": "opt-campaign-players",
    "carry": "opt-campaign-carry",
    "renewals": "opt-campaign-renewals",
    "win": "opt-campaign-win",
    "draw": "opt-campaign-draw",
    "loss": "opt-campaign-loss",
    "format": "opt-campaign-format",
    "rounds": "opt-campaign-rounds",
    "table": "opt-table",
    "time": "opt-time",
    "rated": "opt-rated",
    "options": "opt-campaign-options",
    "round": "opt-campaign-round",
    "seeding": "opt-campaign-seeding",
    "fields": "opt-campaign-fields",
}


async def campaign_names(campaigns: Campaigns, interaction: Interaction, typed: str) -> Choices:
    """The server's campaigns, those that run first."""
    rows = await campaigns.rows(interaction.guild_id or 0)
    rows.sort(key=lambda row: row.ended is not None)
    return choices_by_name(((row.name, row.name) for row in rows), typed)


class CampaignCog(commands.GroupCog, group_name="campaign", group_description=word("cmd-campaign")):
    """The campaigns of a server."""

    def __init__(self, client: discord.Client, table: Table, tournaments: Tournaments) -> None:
        self._client = client
        self._table = table
        self._tournaments = tournaments

    async def cog_load(self) -> None:
        """Once connected, post the results of before a restart."""
        self._start = asyncio.create_task(self._after_start(), name="campaign-start")

    async def cog_unload(self) -> None:
        """Wait for posts in progress."""
        self._start.cancel()
        await self._tournaments.results.settle()

    async def _after_start(self) -> None:
        await self._tournaments.results.ready()
        self._tournaments.results.post_all()

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def _on_guild(self, guild: discord.Guild) -> None:
        self._post_held()

    @commands.Cog.listener("on_user_forgotten")
    async def _on_forgotten(self, organised: Sequence[str], joined: Sequence[str], guild: int | None) -> None:
        """Somebody has left all tournaments: opponents win. Others who organise what they ``organised`` hear it; what
        announces those that they had ``joined`` names them no more."""
        for campaign_id in joined:
            await self._tournaments.results.renew_notice(campaign_id)
        for campaign_id in organised:
            campaign = await self._tournaments.campaigns.campaign(campaign_id)
            await self._tournaments.results.tell_organiser_gone(campaign, elsewhere=campaign.guild != guild)
        self._tournaments.results.post_all()

    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_channel_update")
    async def _on_permissions(self, before: object, after: object) -> None:
        self._post_held()

    def _post_held(self) -> None:
        """Post held results: a permission has changed."""
        if self._tournaments.results.held:
            self._tournaments.results.post_all()

    async def find(self, interaction: Interaction, name: str | None, *, joins: bool = False) -> Campaign:
        """The campaign of that name, or the one that is meant here; who ``joins`` one may be in another. Raises
        ``NotAllowed``."""
        guild, channel = guild_and_channel(interaction)
        user = NOBODY if joins else interaction.user.id
        return await in_time(interaction, self._tournaments.campaigns.find(guild, name, channel, user))

    @app_commands.command(name="round", description=word("cmd-campaign-round"))
    @describe(
        winner="opt-campaign-winner",
        result="opt-campaign-result",
        number="opt-campaign-number",
        campaign="opt-campaign",
    )
    @app_commands.choices(result=RESULTS)
    async def next_round(
        self,
        interaction: Interaction,
        winner: discord.Member | discord.User | None = None,
        result: str = "",
        number: app_commands.Range[int, 1, 99] | None = None,
        campaign: str | None = None,
    ) -> None:
        """Draw the next round as the host, or decide a match for one of its players, after a question."""
        found, acting = await self.find(interaction, campaign), actor_of(interaction)
        if winner is None:
            await self._tournaments.draw(interaction, found)
            return
        must_be_campaign_host(found, acting)
        if not found.is_tournament:
            raise NotAllowed("tournament-none", name=found.name)
        verdict = Verdict(str(number or len(found.rounds)), winner.id, result)
        match = match_for(found, verdict)
        must_be_givable(found, match, acting, verdict)
        await show(interaction, sure_match_view(private_locale(interaction), found, match, verdict))

    @app_commands.command(name="new", description=word("cmd-campaign-new"))
    @describe(name="opt-campaign-name", ruleset="opt-ruleset", language="opt-language", **TERMS)
    @app_commands.choices(carry=CARRY, language=LANGUAGES, format=FORMATS, seeding=SEEDINGS)
    @offering(ruleset="rulesets", size="own-sizes", table="tables")
    async def new(
        self,
        interaction: Interaction,
        name: str,
        ruleset: str | None = None,
        size: str | None = None,
        players: Players = 2,
        carry: str = "nothing",
        renewals: Renewals = 1,
        win: Worth = 3,
        draw: Worth = 1,
        loss: Worth = 0,
        language: str | None = None,
        format: str = "league",
        rounds: Rounds = 0,
        table: str = "",
        time: str = "",
        rated: bool | None = None,
        options: str = "",
        round: str = "",
        seeding: str = "lots",
        fields: str = "",
    ) -> None:
        """Begin a campaign; its results are posted here."""
        guild, channel = guild_and_channel(interaction)
        locale, points = language or public_locale(interaction), Points(win, draw, loss)
        rules = find_ruleset(ruleset or known_ruleset())
        terms = Terms(rules.id, size or rules.sizes[0], players, points, Carry(carry), renewals, locale)
        time = none_or(time, private_locale(interaction))
        terms = structs.replace(terms, format=Format(format), rounds=rounds, table=table, time=time, rated=rated)
        written = private_locale(interaction)
        spoken = {"options": to_rules_words(options, written), "round": to_rules_words(round, written)}
        listed = await in_time(interaction, fields_typed(interaction, fields), private=False)
        terms = structs.replace(terms, seeding=Seeding(seeding), fields=listed, **spoken)
        made = self._tournaments.campaigns.create(actor_of(interaction), guild, channel, name, terms)
        campaign = await in_time(interaction, made, private=False)
        await show(interaction, notice_view(locale, campaign), private=False)
        with contextlib.suppress(discord.HTTPException, *PASSING):
            message = (await interaction.original_response()).id
            await self._tournaments.campaigns.change_desk(
                campaign.id, lambda now: structs.replace(now.desk, notice=message)
            )

    @app_commands.command(name="join", description=word("cmd-campaign-join"))
    @describe(company="opt-campaign-company", campaign="opt-campaign")
    async def join(self, interaction: Interaction, company: str | None = None, campaign: str | None = None) -> None:
        """Join with a company kept under a name, or written out; or change it before the first game."""
        found, locale = await self.find(interaction, campaign, joins=True), private_locale(interaction)
        brought = None if company is None else await self._company(interaction.user, company)
        after = await in_time(interaction, self._tournaments.campaigns.join(found.id, actor_of(interaction), brought))
        member = after.member(interaction.user.id)
        if member is None or member.roster is None:
            note = joined_text(locale, after)
        else:
            note = say(
                locale,
                "campaign-joined-with",
                name=name_of(after),
                company=named_company(member.roster),
            )
            note += f"\n{roster_text(locale, member.roster, member.name, after.terms.carry)}"
        await show(interaction, note_view(note))
        await self._tournaments.tell_joined(after.id)

    async def _company(self, owner: discord.User | discord.Member, text: str) -> tuple[str, str]:
        """A company by the name under which it is kept, or as it is written out, without one: its name and text."""
        row = await self._table.storage.companies.named(owner.id, text.strip())
        if row is not None:
            return row.name, row.text
        return "", text

    @app_commands.command(name="leave", description=word("cmd-campaign-leave"))
    @describe(campaign="opt-campaign")
    async def leave(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Ask a member whether they leave, with what they would lose."""
        found = await self.find(interaction, campaign)
        member = must_be_member(found, actor_of(interaction))
        await show(interaction, sure_leave_view(private_locale(interaction), found, member))

    @app_commands.command(name="show", description=word("cmd-campaign-show"))
    @describe(campaign="opt-campaign")
    async def show(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Show standings and terms."""
        (guild, channel), locale = guild_and_channel(interaction), private_locale(interaction)
        looked = self._tournaments.campaigns.to_show(guild, campaign, channel, interaction.user.id)
        found = await in_time(interaction, looked)
        below = "\n\n" + terms_lines(locale, found)
        if found.ended:
            below += "\n" + say(locale, "campaign-over-note")
        standings = standings_view(locale, found, below=below, reader=actor_of(interaction))
        view, files = await in_time(interaction, standings)
        await show(interaction, view, files=files)
        self._tournaments.results.post_all()

    @app_commands.command(name="schedule", description=word("cmd-campaign-schedule"))
    @describe(campaign="opt-campaign")
    async def schedule(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Show who should play whom next."""
        found = await self.find(interaction, campaign)
        ahead = await in_time(interaction, asyncio.to_thread(found.to_play))
        waits = await in_time(interaction, waits_in(self._table, found))
        await show(interaction, note_view(schedule_lines(private_locale(interaction), found, ahead, waits)))

    @app_commands.command(name="record", description=word("cmd-campaign-record"))
    @describe(player="opt-record-player")
    async def record(self, interaction: Interaction, player: discord.Member | discord.User | None = None) -> None:
        """Show a player's line in every campaign of the server."""
        guild, _ = guild_and_channel(interaction)
        user, locale = player or interaction.user, private_locale(interaction)
        lines = await in_time(interaction, self._tournaments.campaigns.record(guild, user.id))
        await show(interaction, note_view(_record_text(locale, escape(user.display_name), lines)))

    @app_commands.command(name="roster", description=word("cmd-campaign-roster"))
    @describe(campaign="opt-campaign", frame="opt-campaign-frame", system="opt-campaign-system")
    async def roster(
        self,
        interaction: Interaction,
        frame: str | None = None,
        system: str | None = None,
        campaign: str | None = None,
    ) -> None:
        """Show the user's own company, or repair it."""
        found, locale, note = await self.find(interaction, campaign), private_locale(interaction), ""
        if frame is not None or system is not None:
            work = self._tournaments.campaigns.repair(found.id, actor_of(interaction), frame or "", system or "")
            found, news = await in_time(interaction, work)
            note = say(locale, "campaign-repaired", news="".join(news_lines(locale, [news]))) + "\n"
        member = must_be_member(found, actor_of(interaction))
        await show(interaction, note_view(note + roster_text(locale, member.roster, member.name, found.terms.carry)))

    @app_commands.command(name="game", description=word("cmd-campaign-game"))
    @describe(
        player="opt-campaign-with",
        campaign="opt-campaign",
        title="opt-title",
        thread="opt-thread",
        attach="opt-campaign-attach",
    )
    @app_commands.rename(player="with")
    async def game(
        self,
        interaction: Interaction,
        player: str | None = None,
        campaign: str | None = None,
        title: str | None = None,
        thread: bool = False,
        attach: bool = False,
    ) -> None:
        """Open a game of the campaign here, or take in the one whose lobby is open here."""
        found, acting = await self.find(interaction, campaign), actor_of(interaction)
        if attach:
            game = await in_time(interaction, self._table.game_in(interaction.channel_id or 0))
            found = await in_time(interaction, self._tournaments.campaigns.attach(found.id, acting, game))
            note = say(private_locale(interaction), "campaign-attached", name=name_of(found))
            await show(interaction, note_view(note))
            await self._tournaments.send_note(game, found)
        else:
            await self._tournaments.open_game(interaction, found, title, thread=thread, called=player)

    @app_commands.command(name="settings", description=word("cmd-campaign-settings"))
    @describe(
        campaign="opt-campaign",
        channel="opt-campaign-channel",
        organiser="opt-campaign-organiser",
        language="opt-language",
        **TERMS,
    )
    @app_commands.choices(carry=CARRY, language=LANGUAGES, format=FORMATS, seeding=SEEDINGS)
    @offering(size="own-sizes", table="tables")
    async def settings(
        self,
        interaction: Interaction,
        campaign: str | None = None,
        size: str | None = None,
        players: Players | None = None,
        carry: str | None = None,
        renewals: Renewals | None = None,
        win: Worth | None = None,
        draw: Worth | None = None,
        loss: Worth | None = None,
        channel: discord.TextChannel | None = None,
        format: str | None = None,
        rounds: Rounds | None = None,
        table: str | None = None,
        time: str | None = None,
        rated: bool | None = None,
        options: str | None = None,
        round: str | None = None,
        seeding: str | None = None,
        organiser: discord.Member | None = None,
        fields: str | None = None,
        language: str | None = None,
    ) -> None:
        """Change the terms as the host, and show them; name another organiser, or one who is none any longer."""
        found, locale = await self.find(interaction, campaign), private_locale(interaction)
        points = structs.replace(found.terms.points, **_given({"win": win, "draw": draw, "loss": loss}))
        carried = None if carry is None else Carry(carry)
        changes: dict[str, object] = {"size": size, "seats": players, "renewals": renewals, "carry": carried}
        changes |= {"points": points, "locale": language}
        changes |= {"format": None if format is None else Format(format), "rounds": rounds, "table": table}
        changes |= {"time": None if time is None else none_or(time, locale), "rated": rated}
        spoken = {"options": options, "round": round}
        changes |= {name: None if text is None else to_rules_words(text, locale) for name, text in spoken.items()}
        changes |= {"seeding": None if seeding is None else Seeding(seeding)}
        listed = None if fields is None else await in_time(interaction, fields_typed(interaction, fields))
        changes |= {"fields": listed}
        acting = actor_of(interaction)
        if organiser is not None:
            found = await in_time(interaction, appoint(self._tournaments.campaigns, found.id, acting, organiser.id))
        where = None if channel is None else channel.id
        work = self._tournaments.campaigns.change(found.id, acting, where, **_given(changes))
        after = await in_time(interaction, work)
        note = say(locale, "campaign-changed", name=name_of(after))
        named = ", ".join(f"<@{user}>" for user in after.organisers)
        told = [note, terms_lines(locale, after), *_from_next_round(locale, found, after), f"<#{after.channel}>"]
        told += [say(locale, "desk-organisers", names=named)] if after.desk.organisers else []
        await show(interaction, note_view("\n".join(told)))
        await self._tournaments.results.renew_notice(after.id)
        if after.terms != found.terms:
            await self._tell_changed(found, after, acting.name)

    async def _tell_changed(self, before: Campaign, after: Campaign, name: str) -> None:
        """Tell everybody in the campaign's channel which terms have changed; all of them where one was dropped."""
        locale = after.terms.locale
        known, lines = terms_lines(locale, before).splitlines(), terms_lines(locale, after).splitlines()
        terms = " ".join([line for line in lines if line not in known] or lines)
        terms = " ".join([terms, *_from_next_round(locale, before, after)])
        told = say(locale, "campaign-terms-changed", by=escape(name), name=name_of(after), terms=terms)
        with contextlib.suppress(discord.HTTPException, *PASSING):
            there = self._client.get_partial_messageable(after.channel)
            await there.send(view=note_view(told), allowed_mentions=discord.AllowedMentions.none())

    @app_commands.command(name="desk", description=word("cmd-campaign-desk"))
    @describe(campaign="opt-campaign")
    async def open_desk(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Show an organiser who waits for whom, and what they may do."""
        guild, channel = guild_and_channel(interaction)
        looked = self._tournaments.campaigns.to_show(guild, campaign, channel, interaction.user.id)
        await self._tournaments.desk.show(interaction, actor_of(interaction), await in_time(interaction, looked))

    @app_commands.command(name="end", description=word("cmd-campaign-end"))
    @describe(campaign="opt-campaign")
    async def end(self, interaction: Interaction, campaign: str | None = None) -> None:
        """Ask the host whether it is to end."""
        found = await self.find(interaction, campaign)
        must_be_campaign_host(found, actor_of(interaction))
        must_be_open(found)
        await show(interaction, sure_end_view(private_locale(interaction), found))

    @app_commands.command(name="reopen", description=word("cmd-campaign-reopen"))
    @describe(campaign="opt-campaign")
    async def reopen(self, interaction: Interaction, campaign: str) -> None:
        """Go on with a campaign that has ended, as its host."""
        found = await self.find(interaction, campaign)
        work = reopen(self._tournaments.campaigns, self._table, found.id, actor_of(interaction))
        after = await in_time(interaction, work, private=False)
        note = reopened_text(after.terms.locale, found, after)
        await show(interaction, note_view(note), private=False)
        await self._tournaments.results.note_reopened(found, after)
        self._tournaments.results.post_all()

    @app_commands.command(name="list", description=word("cmd-campaign-list"))
    async def list(self, interaction: Interaction) -> None:
        """List all campaigns of the server."""
        guild, _ = guild_and_channel(interaction)
        locale = private_locale(interaction)
        lines = []
        for found in await in_time(interaction, self._tournaments.campaigns.all_of(guild)):
            won = ", ".join(person(locale, found.name_of(user)) for user in found.champions)
            over = "won" if won else "yes" if found.ended or found.decided else "no"
            facts = {"name": name_of(found), "channel": f"<#{found.channel}>", "winners": won or "none"}
            lines.append(say(locale, "campaign-list-line", over=over, **facts))
        await show(interaction, note_view(cut("\n".join(lines) or say(locale, "campaign-list-empty"), TEXT_MAX)))

    # -- autocomplete -------------------------------------------------------------------------------------------

    @next_round.autocomplete("campaign")
    @join.autocomplete("campaign")
    @leave.autocomplete("campaign")
    @show.autocomplete("campaign")
    @schedule.autocomplete("campaign")
    @roster.autocomplete("campaign")
    @game.autocomplete("campaign")
    @settings.autocomplete("campaign")
    @open_desk.autocomplete("campaign")
    @end.autocomplete("campaign")
    @reopen.autocomplete("campaign")
    async def _names(self, interaction: Interaction, typed: str) -> Choices:
        return await campaign_names(self._tournaments.campaigns, interaction, typed)

    @new.autocomplete("fields")
    @settings.autocomplete("fields")
    async def _fields(self, interaction: Interaction, typed: str) -> Choices:
        """Kept fields, each after those that are typed already."""
        before, comma, last = typed.rpartition(",")
        names = await names_typed(interaction, last.strip())
        begun = f"{before}{comma} " if comma else ""
        return to_choices((begun + one.name, begun + str(one.value)) for one in names)

    @game.autocomplete("player")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        """The other members of the campaign, those first whom the user has not met."""
        found, user = await self._typed(interaction), interaction.user.id
        if found is None:
            return []
        unmet = {other for group in await in_thread(found.opponents, user) for other in group}
        others = sorted((m for m in found.active if m.user != user), key=lambda member: member.user not in unmet)
        locale = private_locale(interaction)
        return choices_by_name(((plain_person(locale, other.name), str(other.user)) for other in others), typed)

    @join.autocomplete("company")
    async def _companies(self, interaction: Interaction, typed: str) -> Choices:
        rows = await self._table.storage.companies.of_owner(interaction.user.id)
        return choices_by_name(((row.name, row.name) for row in rows), typed)

    @roster.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        units = await self._damaged(interaction)
        return choices_by_name(((f"{unit.name}: {' '.join(unit.lost)}", unit.name) for unit in units), typed)

    @roster.autocomplete("system")
    async def _systems(self, interaction: Interaction, typed: str) -> Choices:
        chosen = filled_in(interaction, "frame")
        units = [unit for unit in await self._damaged(interaction) if not chosen or unit.name == chosen]
        lost = dict.fromkeys(system for unit in units for system in unit.lost)
        return choices_by_name(((system, system) for system in lost), typed)

    async def _typed(self, interaction: Interaction) -> Campaign | None:
        """The campaign that the command is about so far; None where that is not clear."""
        guild, channel, name = (
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            filled_in(interaction, "campaign"),
        )
        try:
            return await self._tournaments.campaigns.find(guild, name or None, channel, interaction.user.id)
        except RulesError:
            return None

    async def _damaged(self, interaction: Interaction) -> Sequence[Unit]:
        """The user's units that have something to repair."""
        found = await self._typed(interaction)
        member = None if found is None else found.member(interaction.user.id)
        return [] if member is None or member.roster is None else [u for u in member.roster.units if u.lost]


def _given(changes: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in changes.items() if value is not None}


def _record_text(locale: str, name: str, lines: Sequence[tuple[Campaign, Standing]]) -> str:
    """A player's line in each campaign, and the sum."""
    if not lines:
        return say(locale, "campaign-record-empty", name=name)
    told = [say(locale, "campaign-record-head", name=name)]
    for campaign, line in lines:
        figures = {n: getattr(line, n) for n in ("rank", "points", "won", "drawn", "lost")}
        counts = "no" if campaign.terms.format is Format.KNOCKOUT else "yes"
        figures |= {"campaign": name_of(campaign), "counts": counts, "played": _played_text(locale, [line])}
        told.append(say(locale, "campaign-record-line", **figures))
    standings = [line for _, line in lines]
    total = {n: sum(getattr(line, n) for line in standings) for n in ("won", "drawn", "lost")}
    told.append(say(locale, "campaign-record-total", played=_played_text(locale, standings), **total))
    return cut("\n".join(told), TEXT_MAX)


def _played_text(locale: str, lines: Sequence[Standing]) -> str:
    """How many games a player has had, and byes and matches without a game where there were any."""
    byes, idle = (sum(getattr(line, name) for line in lines) for name in ("byes", "idle"))
    counts = {"games": sum(line.played for line in lines) - byes - idle, "byes": byes, "idle": idle}
    shown = [name for name, count in counts.items() if count] or ["games"]
    return together(locale, [say(locale, f"campaign-record-{name}", count=counts[name]) for name in shown])


def _from_next_round(locale: str, before: Campaign, after: Campaign) -> list[str]:
    """That a new length of the rounds does not change the end of the one that is played."""
    if after.round_ends is None or after.terms.round == before.terms.round:
        return []
    return [say(locale, "campaign-round-kept", until=time_stamp(after.round_ends))]
