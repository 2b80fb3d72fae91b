"""Buttons and forms that belong to no game: read back from their ``custom_id`` (``mq:<verb>:<argument>``), so that they
work after a restart as before.

Whoever makes them says with ``on`` what they do.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Self

import discord
from discord import ui

from cogs.kit.errors import apologise
from cogs.kit.reply import Interaction

__all__ = ["ID_MAX", "Handler", "Quick", "fits", "on", "on_quick_form", "quick_id"]

ID_MAX = 100
TEMPLATE = r"mq:(?P<verb>[a-z]+):(?P<argument>(?s:.*))"

Handler = Callable[[Interaction, str, dict[str, str]], Awaitable[None]]
"""Does what was pressed: its argument, and what was written in the form, by field."""

_handlers: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    """Marks what a verb does."""

    def keep(handler: Handler) -> Handler:
        _handlers[verb] = handler
        return handler

    return keep


def quick_id(verb: str, argument: str = "") -> str:
    """The custom id of a component; it must fit."""
    return f"mq:{verb}:{argument}"


def fits(custom_id: str) -> bool:
    """Whether Discord takes a custom id of that length."""
    return len(custom_id) <= ID_MAX


class Quick(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button of ours, of whatever message and age."""

    def __init__(self, item: ui.Item[Any], verb: str, argument: str) -> None:
        super().__init__(item)
        self.verb = verb
        self.argument = argument

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(item, match["verb"], match["argument"])

    async def callback(self, interaction: Interaction) -> None:
        await _handle(interaction, self.verb, self.argument, {})


async def on_quick_form(interaction: Interaction) -> None:
    """A form that was sent."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Any = interaction.data or {}
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is not None:
        await _handle(interaction, match["verb"], match["argument"], dict(_written(data.get("components", []))))


def _written(components: Any) -> Iterator[tuple[str, str]]:
    """Each field's custom id and what was written there."""
    for part in components:
        if "value" in part:
            yield str(part.get("custom_id", "")), str(part["value"])
        yield from _written(part.get("components") or ([part["component"]] if "component" in part else []))


async def _handle(interaction: Interaction, verb: str, argument: str, fields: dict[str, str]) -> None:
    handler = _handlers.get(verb)
    try:
        if handler is not None:
            await handler(interaction, argument, fields)
    except Exception as error:
        await apologise(interaction, error)
