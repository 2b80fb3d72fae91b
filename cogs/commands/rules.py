"""`/rules`: the rule in our own words, with its chart drawn; and every button that leads there."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.kit.commands import describe, word
from cogs.kit.drawing import drawn_at_once
from cogs.kit.errors import apologise
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.views.rulebook import reader_of, rule_view, topics_view
from render.states import draw_chart
from table import NotAllowed, Table
from text import escape
from text.fluent.catalogue import say
from text.rulebook.pages import chart_words, find_topics, named_topic, own_ruleset, rule_title
from text.rulebook.topics import TOPICS, topic_of_why

__all__ = ["RuleLink", "RulesCog", "open_rule"]

TEMPLATE = r"rule:(?P<topic>[a-z-]{0,40}):(?P<ruleset>[a-z-]{1,30})(?P<page>:page)?"
NEAR = 5
Choices = list[app_commands.Choice[str]]


async def _played(interaction: Interaction, table: Table) -> str | None:
    """The ruleset of the channel's game, if there is one."""
    try:
        game = await patiently(interaction, table.game_in(interaction.channel_id or 0))
    except NotAllowed:
        return None
    return game.ruleset


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
        """Opens a page of the rulebook, privately unless it is to be shown to everybody."""
        locale = public_locale(interaction) if public else private_locale(interaction)
        reader = reader_of(ruleset or await _played(interaction, self.table))
        found = named_topic(topic, locale)
        if found is not None:
            await open_rule(interaction, found, reader, locale, private=not public)
            return
        near = find_topics(topic, locale, NEAR)
        text = say(locale, "rule-unknown" if near else "rule-unknown-alone", text=escape(topic))
        await show(interaction, topics_view(locale, text, near, reader))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> Choices:
        locale = private_locale(interaction)
        return [
            app_commands.Choice(name=rule_title(locale, topic)[:100], value=topic)
            for topic in find_topics(current, locale)
        ]


class RuleLink(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or a menu that leads to a rule, on whatever message and of whatever age."""

    def __init__(self, item: ui.Item[Any], topic: str, ruleset: str, *, page: bool) -> None:
        super().__init__(item)
        self.topic, self.ruleset, self.page = topic, ruleset, page

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        data: Any = interaction.data or {}
        topic = match["topic"] or str((data.get("values") or [""])[0])
        return cls(item, topic, match["ruleset"], page=match["page"] is not None)

    async def callback(self, interaction: Interaction) -> None:
        """Turns one's own page in place; anywhere else a page of one's own opens."""
        own = interaction.message is not None and interaction.message.flags.ephemeral
        topic = self.topic if self.topic in TOPICS else topic_of_why(self.topic)
        reader, locale = reader_of(self.ruleset), private_locale(interaction)
        try:
            await open_rule(interaction, topic, reader, locale, edit=own and self.page)
        except Exception as error:
            await apologise(interaction, error)


async def open_rule(
    interaction: Interaction, topic: str, reader: str, locale: str, *, private: bool = True, edit: bool = False
) -> None:
    """Shows a page of the rulebook, with its chart."""
    chart, files = TOPICS[topic].chart, []
    if chart:
        work = drawn_at_once(_chart, topic, locale, reader)
        data = await patiently(interaction, work, private=private)
        files = [discord.File(io.BytesIO(data), f"{chart}.png")]
    view = rule_view(locale, topic, reader, files[0].filename if files else None)
    await show(interaction, view, private=private, edit=edit, files=files)


@lru_cache(maxsize=64)
def _chart(topic: str, locale: str, reader: str) -> bytes:
    words = chart_words(locale, topic, reader)
    return draw_chart(TOPICS[topic].chart, words, own_ruleset(topic, reader)).data
