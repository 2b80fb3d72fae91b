"""`/help`: what to do next, here and now; `/drill`: puzzles; `/rules`: pages of the rulebook."""

from discord import app_commands
from discord.ext import commands

from cogs.actions.drill import show_drill
from cogs.actions.lesson import open_rule, start_lesson
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, may_play, private_locale, public_locale
from cogs.kit.offers import NEWS, offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.lesson import advice, help_view, news_view
from cogs.views.rulebook import topics_view
from table import NotAllowed, Table
from table.history.drill import DAILY, SOURCES
from text import escape
from text.fluent.catalogue import say
from text.rulebook import find_topics, named_topic, rule_title


class HelpCog(commands.Cog):
    """Help for the user, in the channel where they ask."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="help", description=word("cmd-help"))
    @describe(what="opt-what")
    @offering(what="helps")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction, what: str | None = None) -> None:
        """Say what to do next, begin a lesson, or tell what is new."""
        if what == NEWS:
            await show(interaction, news_view(private_locale(interaction)))
            return
        if what is not None:
            await start_lesson(interaction, what)
            return
        locale, play = private_locale(interaction), False
        try:
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
        except NotAllowed:
            play = may_play(interaction)
            told = say(locale, "help-dm" if not play else "help-no-game" if interaction.guild_id else "help-solo")
        else:
            play = game.status == "ended"
            told = advice(game, interaction.user.id, locale)
        await show(interaction, help_view(told, locale, play=play))


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
