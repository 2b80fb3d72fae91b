"""Errors as one private sentence. An unforeseen one is logged with an id, which the apology names."""

import logging
import secrets

import discord
from discord import app_commands

from cogs.gateway.asked import ASKED
from cogs.kit.host import HOST
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.metrics import REFUSALS
from cogs.kit.reply import show
from cogs.views.components import Button, note_view
from cogs.views.rulebook import error_button
from rules import Illegal, Malformed, RulesError
from rules.core.json_input import Facts
from storage import StorageError, Unavailable, Unstorable
from table import Duplicate
from table.records.breaker import Breaker
from text import error_line

OUT_OF_REACH = {
    discord.AppCommandOptionType.user: "member-unknown",
    discord.AppCommandOptionType.channel: "channel-unknown",
}
"""The codes for options whose user is not here, or whose channel the bot does not have: a thread may be archived."""

log = logging.getLogger(__name__)


def error_sentence(error: BaseException, locale: str, breaker: Breaker | None = None) -> str:
    """An error in words; an unforeseen one is logged."""
    error = _own_error(getattr(error, "original", error))
    code, facts = _code_and_facts(error, breaker)
    asked = ASKED.get()
    if asked is not None:
        asked.outcome = f"error-{facts['id']}" if code == "internal" else code
    return error_line(locale, code, facts)


def _code_and_facts(error: BaseException, breaker: Breaker | None) -> tuple[str, Facts]:
    """The code of an error's sentence, and its facts."""
    if isinstance(error, RulesError):
        REFUSALS.labels(error.code).inc()
        return error.code, error.facts
    if isinstance(error, Unstorable):
        return "unstorable", {}
    if isinstance(error, StorageError):
        log.warning("storage error=%r cause=%r", error, error.__cause__)
        if isinstance(error, Unavailable) and error.kind == "full":
            return "disk-full", {"told": "yes" if HOST.hears else "no"}
        return "storage-busy", {}
    if isinstance(error, discord.HTTPException):
        log.warning("refused status=%s code=%s text=%s", error.status, error.code, error.text)
        return "discord-refused", {"code": str(error.code or error.status)}
    number = secrets.token_hex(3)
    log.error("unforeseen id=%s", number, exc_info=error)
    if breaker is not None:
        breaker.count()
    return "internal", {"id": number}


def _own_error(error: BaseException) -> BaseException:
    """The error; one of ours in place of the library's for an unreachable user or a command of an earlier version."""
    if isinstance(error, app_commands.CommandNotFound):
        return Illegal("command-gone", command=error.name)
    kind = error.type if isinstance(error, app_commands.TransformerError) else None
    return Malformed(OUT_OF_REACH[kind]) if kind in OUT_OF_REACH else error


async def apologise(interaction: Interaction, error: BaseException, again: Button | None = None) -> None:
    """Tell the user in private what is wrong, with the way to try ``again``. A click delivered twice is passed over in
    silence."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    original = _own_error(getattr(error, "original", error))
    if isinstance(original, Duplicate):
        return
    locale = private_locale(interaction)
    code = original.code if isinstance(original, RulesError) else ""
    sentence = error_sentence(error, locale, interaction.client.breaker)
    await show(interaction, note_view(sentence, error_button(locale, code, None), again))
