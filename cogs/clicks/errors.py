"""Errors as one private sentence. An unforeseen one is logged with an id, which the apology names."""

from __future__ import annotations

import logging
import secrets

import discord

from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.metrics import REFUSALS
from cogs.kit.reply import show
from cogs.views.components import note_view
from cogs.views.rulebook import error_button
from rules import RulesError
from storage import StorageError, Unstorable
from table import Duplicate
from text import error_line

__all__ = ["apologise", "error_sentence"]

log = logging.getLogger(__name__)


def error_sentence(error: BaseException, locale: str) -> str:
    """An error in words; an unforeseen one is logged."""
    error = getattr(error, "original", error)
    if isinstance(error, RulesError):
        REFUSALS.labels(error.code).inc()
        return error_line(locale, error.code, error.facts)
    if isinstance(error, Unstorable):
        return error_line(locale, "unstorable", {})
    if isinstance(error, StorageError):
        log.warning("storage error=%r cause=%r", error, error.__cause__)
        return error_line(locale, "storage-busy", {})
    number = secrets.token_hex(3)
    log.error("unforeseen id=%s", number, exc_info=error)
    return error_line(locale, "internal", {"id": number})


async def apologise(interaction: Interaction, error: BaseException) -> None:
    """Tell the user in private what is wrong. A click delivered twice is passed over in silence."""
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
    await show(interaction, note_view(error_sentence(error, locale), error_button(locale, code, None)))
