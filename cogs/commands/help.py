"""`/help`: what to do next, here and now; `/drill`: puzzles; `/missions`: games against bots; `/rules`: the rules."""

from discord import app_commands
from discord.ext import commands

from cogs.actions.drill import show_drill
from cogs.actions.lesson import open_rule, start_lesson
from cogs.actions.missions import show_missions
from cogs.actions.tournaments import Tournaments, actor_of
from cogs.actions.waiting import waiting_lines
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, may_play, private_locale, public_locale
from cogs.kit.offers import ABOUT, NEWS, offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.campaign import campaign_buttons
from cogs.views.lesson import about_view, advice, campaign_advice, campaigns_advice, help_view, news_view
from cogs.views.rulebook import topics_view
from table import NotAllowed, Table
from table.campaign.model import Campaign
from table.history.drill import DAILY, SOURCES
from table.missions import MISSIONS
from text import escape
from text.fluent.catalogue import say
from text.rulebook import find_topics, named_topic, rule_title


class HelpCog(commands.Cog):
    """Help for the user, in the channel where they ask."""

    def __init__(self, table: Table, tournaments: Tournaments) -> None:
        self.table = table
        self._tournaments = tournaments

    @app_commands.command(name="help", description=word("cmd-help"))
    @describe(what="opt-what")
    @offering(what="helps")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction, what: str | None = None) -> None:
        """Say what to do next, begin a lesson, tell of a subject, or what is new."""
        locale = private_locale(interaction)
        if what == NEWS:
            await show(interaction, news_view(locale))
        elif what in ABOUT:
            await show(interaction, about_view(locale, what))
        elif what is not None:
            await start_lesson(interaction, what)
        else:
            await self._next(interaction, locale)

    async def _next(self, interaction: Interaction, locale: str) -> None:
        """Say what to do next: in the game here; where none is under way, in the campaign here."""
        try:
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
        except NotAllowed:
            game = None
        over = "" if game is None else advice(game, interaction.user.id, locale)
        if game is not None and game.status != "ended":
            await show(interaction, help_view(over, locale, play=False))
            return
        campaigns = await in_time(interaction, self._campaigns_here(interaction))
        if campaigns:
            told = [await in_time(interaction, self._in_campaign(interaction, one, locale)) for one in campaigns]
            words = "\n".join(filter(None, (over, campaigns_advice(locale, told))))
            buttons = campaign_buttons(locale, campaigns[0], actor_of(interaction)) if len(campaigns) == 1 else ()
            await show(interaction, help_view(words, locale, *buttons, play=False))
            return
        play = may_play(interaction)
        none = "help-dm" if not play else "help-no-game" if interaction.guild_id else "help-solo"
        await show(interaction, help_view(over or say(locale, none), locale, play=play or bool(over)))

    async def _campaigns_here(self, interaction: Interaction) -> list[Campaign]:
        """The campaign under way whose results are posted in this channel, or to which its last game belongs; all of
        them where it isn't clear which is meant."""
        here, guild, campaigns = interaction.channel_id or 0, interaction.guild_id or 0, self._tournaments.campaigns
        try:
            found = [await campaigns.find(guild, None, here, interaction.user.id)]
        except NotAllowed:
            found = [one for one in await campaigns.all_of(guild) if not one.ended]
        return [
            one for one in found if here in {one.channel, *(game.channel for game in one.games)} and not one.decided
        ]

    async def _in_campaign(self, interaction: Interaction, campaign: Campaign, locale: str) -> list[str]:
        """How far a campaign has come, and what waits in it for the user."""
        user, games = interaction.user.id, {game.game for game in campaign.games}
        mine = await self.table.storage.games.unfinished_of(user, waiting=False)
        rows = [row for row in mine if row.id in games]
        hosted = [campaign] if campaign.is_run_by(actor_of(interaction)) else []
        joined = [campaign] if campaign.member(user) is not None else []
        lines = await waiting_lines(self.table, user, locale, rows, hosted, joined)
        return campaign_advice(locale, campaign, user, lines, runs=bool(hosted))


GAMES = [app_commands.Choice(name=word(f"drill-from-{source}"), value=source) for source in SOURCES]


class DrillCog(commands.Cog):
    """Positions in which one choice is clearly best."""

    @app_commands.command(name="drill", description=word("cmd-drill"))
    @describe(source="opt-drill-source")
    @app_commands.choices(source=GAMES)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def drill(self, interaction: Interaction, source: str = DAILY) -> None:
        """Show today's puzzle, or one from the user's own or the server's games."""
        await show_drill(interaction, source)


FAMILIES = [app_commands.Choice(name=word(f"ruleset-{family}"), value=family) for family in MISSIONS]


class MissionsCog(commands.Cog):
    """Six missions for each family of games."""

    @app_commands.command(name="missions", description=word("cmd-missions"))
    @describe(ruleset="opt-missions-ruleset")
    @app_commands.choices(ruleset=FAMILIES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def missions(self, interaction: Interaction, ruleset: str = "") -> None:
        """Show the user's missions in private."""
        await show_missions(interaction, ruleset)


# -- the rulebook -----------------------------------------------------------------------------------------------------

NEAR = 5


class RulesCog(commands.Cog):
    """The rulebook."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="rules", description=word("cmd-rules"))
    @describe(topic="opt-topic", ruleset="opt-ruleset", public="opt-public")
    @offering(ruleset="books")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(
        self, interaction: Interaction, topic: str, ruleset: str | None = None, public: bool = False
    ) -> None:
        """Open a page, privately unless it is to be shown to everybody."""
        locale = public_locale(interaction) if public else private_locale(interaction)
        reader = known_ruleset(ruleset or await self._ruleset_here(interaction))
        found = named_topic(topic, locale, reader)
        if found is not None:
            await open_rule(interaction, found, reader, locale, private=not public)
            return
        near = find_topics(topic, locale, NEAR)
        sentence = say(locale, "rule-unknown" if near else "rule-unknown-alone", text=escape(topic))
        await show(interaction, topics_view(locale, sentence, near, reader))

    async def _ruleset_here(self, interaction: Interaction) -> str | None:
        """The ruleset of the channel's game, if there is one."""
        try:
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
        except NotAllowed:
            return None
        return game.ruleset

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> Choices:
        locale = private_locale(interaction)
        return to_choices((rule_title(locale, topic), topic) for topic in find_topics(typed, locale))
