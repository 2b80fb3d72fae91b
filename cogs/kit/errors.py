"""Errors as one private sentence. What nobody foresaw is logged with an id and apologised for."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord
from discord import app_commands

from cogs.kit.reply import Interaction, private_locale, show
from cogs.views.panel import note_view
from cogs.views.rulebook import error_button
from rules import RulesError
from storage import StorageError, Unstorable
from table import Duplicate
from text import error_line

__all__ = ["Tree", "sentence"]

log = logging.getLogger(__name__)


def sentence(error: BaseException, locale: str) -> str:
    """What to say about an error; an unforeseen one is logged."""
    error = getattr(error, "original", error)
    if isinstance(error, RulesError):
        return error_line(locale, error.code, error.facts)
    if isinstance(error, Unstorable):
        return error_line(locale, "unstorable", {})
    if isinstance(error, StorageError):
        log.warning("storage error=%r cause=%r", error, error.__cause__)
        return error_line(locale, "storage-busy", {})
    number = secrets.token_hex(3)
    log.error("unforeseen id=%s", number, exc_info=error)
    return error_line(locale, "internal", {"id": number})


class Tree(app_commands.CommandTree[Any]):
    """The command tree whose errors always reach the user."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await apologise(interaction, error)


async def apologise(interaction: Interaction, error: BaseException) -> None:
    """Tells the person what is wrong, in private. A click delivered twice is passed over in silence."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    original = getattr(error, "original", error)
    if isinstance(original, Duplicate):
        return
    if isinstance(original, discord.HTTPException):
        log.warning("reply-lost status=%s code=%s", original.status, original.code)
        return
    locale = private_locale(interaction)
    code = original.code if isinstance(original, RulesError) else ""
    await show(interaction, note_view(sentence(error, locale), error_button(locale, code, None)))
