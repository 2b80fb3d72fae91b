"""Every button and menu that leads to a rule, and the page that opens."""

from __future__ import annotations

import io
import re
from typing import Self

import discord
from discord import ui
from msgspec import structs

from cogs.clicks.errors import apologise
from cogs.kit.custom_ids import RuleId
from cogs.kit.drawing import draw_now
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import AnyInteraction, AnyItem, Interaction, is_private, private_locale, selected
from cogs.kit.reply import in_time, show
from cogs.views.rulebook import rule_view
from render import draw_chart
from text.rulebook.pages import chart_of
from text.rulebook.topics import TOPICS, topic_of_why

__all__ = ["RulePress", "open_rule"]


class RulePress(ui.DynamicItem[AnyItem], template=RuleId.TEMPLATE):
    """A button or a menu that leads to a rule, on any message, of any age."""

    def __init__(self, item: AnyItem, pressed: RuleId) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: AnyInteraction, item: AnyItem, match: re.Match[str], /) -> Self:
        pressed, chosen = RuleId.of(match), (selected(interaction) or ("",))[0]
        return cls(item, structs.replace(pressed, topic=pressed.topic or chosen))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Turn the user's own page in place, or open a page of their own."""
        topic = self.pressed.topic if self.pressed.topic in TOPICS else topic_of_why(self.pressed.topic)
        reader, locale = known_ruleset(self.pressed.ruleset), private_locale(interaction)
        try:
            await open_rule(interaction, topic, reader, locale, edit=self.pressed.page and is_private(interaction))
        except Exception as error:
            await apologise(interaction, error)


async def open_rule(
    interaction: Interaction, topic: str, reader: str, locale: str, *, private: bool = True, edit: bool = False
) -> None:
    """Show a page of the rulebook, with its chart."""
    chart, files = TOPICS[topic].chart, []
    if chart:
        drawing = draw_now(draw_chart, *chart_of(topic, locale, reader))
        picture = await in_time(interaction, drawing, private=private)
        files = [discord.File(io.BytesIO(picture.data), f"{chart}.png")]
    view = rule_view(locale, topic, reader, files[0].filename if files else None)
    await show(interaction, view, private=private, edit=edit, files=files)
