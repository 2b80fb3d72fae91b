"""`/rules`: a page of the rulebook, with its chart drawn."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks.rulebook import open_rule
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, private_locale, public_locale
from cogs.kit.offers import offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.rulebook import topics_view
from table import NotAllowed, Table
from text import escape
from text.fluent.catalogue import say
from text.rulebook.pages import find_topics, named_topic, rule_title

__all__ = ["RulesCog"]

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
