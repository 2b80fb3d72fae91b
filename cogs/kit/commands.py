"""Names and descriptions of commands, from the catalogues: English as registered, the rest by Discord's locales."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from text.fluent.catalogue import has, locale_of, say

__all__ = ["CatalogueTranslator", "describe", "untranslated", "word"]


T = TypeVar("T")


def word(key: str) -> locale_str:
    """A description by its key, translated where Discord asks for another language."""
    return locale_str(say("en", key), key=key)


def describe(**parameters: str) -> Callable[[T], T]:
    """Descriptions of a command's options, by key."""
    return app_commands.describe(**{name: word(key) for name, key in parameters.items()})


class CatalogueTranslator(app_commands.Translator):
    """Looks up what Discord wants to know in another language; None where the English stands.

    A command's name has the key ``name-`` and its full name with hyphens (``name-game-new``), an option's
    ``parameter-`` and its name.
    """

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key") or _name_key(string, context)
        language = locale_of(str(locale))
        if key is None or language == "en" or not has(language, key):
            return None
        return say(language, key)


def _name_key(string: locale_str, context: TranslationContextTypes) -> str | None:
    place = TranslationContextLocation
    if context.location in (place.command_name, place.group_name):
        return f"name-{context.data.qualified_name.replace(' ', '-')}"
    return f"parameter-{string.message.replace('_', '-')}" if context.location is place.parameter_name else None


TYPED = ("none", "all", "terrain", "add")
"""Words of the rules that people type, each with its names in ``typed-…``, divided by bars."""


def untranslated(text: str, locale: str) -> str:
    """What somebody typed, with the words of their language that are in ``TYPED`` put into the rules' own."""
    for word_of_rules in TYPED:
        names = say(locale, f"typed-{word_of_rules}")
        text = re.sub(rf"(?<!\w)(?:{names})(?!\w)", word_of_rules, text, flags=re.IGNORECASE)
    return text
