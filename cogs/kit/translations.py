"""Names and descriptions of commands from the catalogues, and words that players type in their own language."""

import re
from collections.abc import Callable
from functools import cache
from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from rules import RULESETS
from text.fluent.catalogue import ENGLISH, has, locale_of, say

T = TypeVar("T")


def word(key: str) -> locale_str:
    """A description by its key: English as registered, translated for Discord's other languages."""
    return locale_str(say(ENGLISH, key), key=key)


def describe(**parameters: str) -> Callable[[T], T]:
    """Describe a command's options, each by a key."""
    return app_commands.describe(**{name: word(key) for name, key in parameters.items()})


class CatalogueTranslator(app_commands.Translator):
    """Translates for Discord what the catalogues have; None where the English stands.

    The key of a command's name is ``name-`` and its full name with hyphens (``name-game-new``), that of an option
    ``parameter-`` and its name.
    """

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        language = locale_of(str(locale))
        if language == ENGLISH:  # most of Discord's languages: before anything that takes time
            return None
        key = string.extras.get("key") or _name_key(string, context)
        return say(language, key) if key is not None and has(language, key) else None


def _name_key(string: locale_str, context: TranslationContextTypes) -> str | None:
    place = TranslationContextLocation
    if context.location in (place.command_name, place.group_name):
        return f"name-{context.data.qualified_name.replace(' ', '-')}"
    return f"parameter-{string.message.replace('_', '-')}" if context.location is place.parameter_name else None


TYPED = ("none", "all", "yes", "no")
"""Words that people type in any game; ``typed-…`` has the names of each, divided by bars."""


@cache
def _typed_words() -> tuple[tuple[str, str, str], ...]:
    """The words of all games: each with what comes before and after it."""
    games = [rules.typed for rules in RULESETS.values()]
    inside, item = r"(?<!\w)", r"(?:^|(?<=,))\s*"
    anywhere = dict.fromkeys([*TYPED, *(name for typed in games for name in typed.anywhere)])
    before_names = dict.fromkeys(name for typed in games for name in typed.before_names)
    alone = dict.fromkeys(name for typed in games for name in typed.alone)
    return (
        *((name, inside, r"(?!\w)") for name in anywhere),
        *((name, inside, r"(?=\s*:)") for name in before_names),
        *((name, item, r"(?=\s*(?:,|$))") for name in alone),
    )


def none_or(text: str, locale: str) -> str:
    """A typed text, or the rules' ``none`` where it is a word for that in the player's language."""
    return TYPED[0] if re.fullmatch(rf"\s*(?:{say(locale, 'typed-none')})\s*", text, re.IGNORECASE) else text


def to_rules_words(text: str, locale: str) -> str:
    """A typed text with the rules' words for those of the player's language."""
    for rules_word, before, after in _typed_words():
        names = say(locale, f"typed-{rules_word}")
        text = re.sub(rf"{before}(?:{names}){after}", rules_word, text, flags=re.IGNORECASE)
    return text
