"""Choices of slash commands. Those that depend on the installed games are filled in at the bot's start."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from cogs.kit.interaction import Interaction
from cogs.kit.translations import word
from rules import FAMILIES, RULESETS, Malformed, Odds, Ruleset
from rules.field import RULERS, SHAPES, SIZE_LEAST, SIZE_MOST, STYLES
from table.lessons import COURSES, first_course
from text import LOCALES
from text.fluent.catalogue import language_name
from think import LEVELS

TEXT_MAX, NUMBER_MAX = 6000, 2**53
"""Characters and numbers that Discord takes in any option."""

T = TypeVar("T")
AnyRuleset: TypeAlias = Ruleset[Any]


def worded_choices(prefix: str, names: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Names as choices, each worded by the key ``<prefix>-<name>``."""
    return [app_commands.Choice(name=word(f"{prefix}-{name}"), value=name) for name in names]


ACROSS = app_commands.Range[int, SIZE_LEAST, SIZE_MOST]
STYLE_CHOICES = worded_choices("style", STYLES)
SHAPE_CHOICES = worded_choices("shape", SHAPES)
RULER_CHOICES = worded_choices("ruler", RULERS)
DICE = worded_choices("dice", ("bot", "typed"))
DEPLOYMENTS = worded_choices("deployment", ("guided", "free"))
PACES = worded_choices("pace", ("live", "post"))
LANGUAGES = [app_commands.Choice(name=language_name(locale), value=locale) for locale in LOCALES]


# -- choices that depend on the games -------------------------------------------------------------------------------


_OFFERS = "offers_of_games"


def known(kind: str) -> tuple[str, ...]:
    """The names of a kind that any game knows: ``sizes``, ``tables``, ``switches``, ``ranges``, ``targets``,
    ``covers``."""
    return tuple(dict.fromkeys(name for rules in RULESETS.values() for name in _KNOWN[kind](rules)))


def _odds(read: Callable[[Odds], tuple[str, ...]]) -> Callable[[AnyRuleset], tuple[str, ...]]:
    return lambda rules: () if rules.odds is None else read(rules.odds)


_KNOWN: dict[str, Callable[[AnyRuleset], tuple[str, ...]]] = {
    "sizes": lambda rules: rules.sizes,
    "tables": lambda rules: rules.tables,
    "switches": lambda rules: rules.switches,
    "ranges": _odds(lambda odds: odds.ranges),
    "targets": _odds(lambda odds: odds.targets),
    "covers": _odds(lambda odds: odds.covers),
}


NEWS = "new"
"""The choice of `/help` that shows what is new."""
ABOUT = ("tournaments", "leagues", "seasons", "by-post")
"""The choices of `/help` that tell of a subject, with its commands."""


def _helps() -> list[app_commands.Choice[str]]:
    """Lessons, the first called ``start``, the others by their names; subjects; then what is new."""
    first = first_course()
    lessons = [
        app_commands.Choice(
            name=word("help-start" if name == first else f"button-learn-{name}"),
            value="start" if name == first else name,
        )
        for name in COURSES
    ]
    return [*lessons, *worded_choices("help-about", ABOUT), app_commands.Choice(name=word("help-news"), value=NEWS)]


def _books() -> list[str]:
    """The rulesets whose pages differ from each other's: those of families that have several."""
    return [found.id for family in FAMILIES.values() if len(family.rulesets) > 1 for found in family.rulesets]


BY_CHANCE = "by-chance"
"""The choice that lets chance pick a bot's style."""


def _bot_styles() -> list[str]:
    """The styles in which bots play any ruleset."""
    policies = [found.policy for found in RULESETS.values() if found.policy is not None]
    return list(dict.fromkeys(style for policy in policies for style in policy.styles))


_LISTS: dict[str, Callable[[], list[app_commands.Choice[str]]]] = {
    "rulesets": lambda: worded_choices("ruleset", RULESETS),
    "books": lambda: worded_choices("ruleset", _books()),
    "sizes": lambda: worded_choices("size", known("sizes")),
    "own-sizes": lambda: worded_choices("size", (name for name in known("sizes") if name != "custom")),
    "tables": lambda: worded_choices("table", known("tables")),
    "ranges": lambda: worded_choices("range", known("ranges")),
    "odds-ranges": lambda: worded_choices("odds-range", known("ranges")),
    "odds-targets": lambda: worded_choices("odds-target", known("targets")),
    "odds-covers": lambda: worded_choices("odds-cover", known("covers")),
    "helps": _helps,
    "levels": lambda: worded_choices("level", LEVELS),
    "bot-styles": lambda: worded_choices("style", (BY_CHANCE, *_bot_styles())),
    "stand-ins": lambda: worded_choices("level", ("referee", *LEVELS)),
    "bots": lambda: worded_choices("level", (*LEVELS, "none")),
}


def offering(**parameters: str) -> Callable[[T], T]:
    """Give parameters of a command a list of choices, each by the name of one above; ``fill`` fills them in."""

    def mark(callback: T) -> T:
        setattr(callback, _OFFERS, parameters)
        return callback

    return mark


def fill(commands: Iterable[object]) -> None:
    """Fill in the choices of these commands from the installed games."""
    for command in commands:
        if isinstance(command, app_commands.Command) and (offers := getattr(command.callback, _OFFERS, None)):
            app_commands.choices(**{name: _LISTS[kind]() for name, kind in offers.items()})(command)


def must_fit(interaction: Interaction) -> None:
    """Check a command's values on our side too. Raises ``Malformed``: ``option-choice``, ``-range``, ``-length``."""
    command = interaction.command
    if interaction.type is not discord.InteractionType.application_command or not isinstance(
        command, app_commands.Command
    ):
        return
    for parameter in command.parameters:
        value = getattr(interaction.namespace, parameter.display_name, None)
        if value is not None:
            _must_fit(parameter, value)


def _must_fit(parameter: app_commands.Parameter, value: object) -> None:
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        raise Malformed("option-choice", option=parameter.name)
    size = len(value) if isinstance(value, str) else value
    if not isinstance(size, int | float):
        return
    usual = (0, TEXT_MAX) if isinstance(value, str) else (-NUMBER_MAX, NUMBER_MAX)
    given = (parameter.min_value, parameter.max_value)
    least, most = (limit if own is None else own for limit, own in zip(usual, given, strict=True))
    if not least <= size <= most and isinstance(value, str):
        raise Malformed("option-length", option=parameter.name, least=least, most=most)
    if not least <= size <= most:
        raise Malformed("option-range", option=parameter.name, least=least, most=most)
