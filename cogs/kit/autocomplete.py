"""Autocomplete of slash commands: choices that match the typed text, and the channel's game."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeAlias

from discord import app_commands

from cogs.kit.custom_ids import fitting
from cogs.kit.interaction import Interaction, table_of
from rules import Option, RulesError, State
from table import Game
from text import narrator

Choices: TypeAlias = list[app_commands.Choice[str]]
SHOWN = 25
NAME_MAX = 100


def to_choices(named: Iterable[tuple[str, str]]) -> Choices:
    """(name, value) as choices, as many as Discord shows. Raises ``ValueError`` for a value that it would not take."""
    return [app_commands.Choice(name=name[:NAME_MAX], value=fitting(value)) for name, value in islice(named, SHOWN)]


def choices(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """The (name, value) pairs that contain the typed text."""
    wanted = typed.casefold()
    return to_choices((name, value) for name, value in named if wanted in f"{name} {value}".casefold())


def choices_by_name(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """The (name, value) pairs whose name contains the typed text."""
    wanted = typed.casefold()
    return to_choices((name, value) for name, value in named if wanted in name.casefold())


def hinted(hint: str, typed: str, others: Iterable[tuple[str, str]] = ()) -> Choices:
    """The typed text as the first choice, labelled with a hint at what to write; ``?``, which no command accepts, while
    nothing is typed."""
    return to_choices([(f"{typed} · {hint}" if typed else hint, typed or "?"), *others])


def option_choices(options: Iterable[Option], state: State, typed: str, locale: str) -> Choices:
    """The referee's options whose label or choice contains the typed text."""
    return choices(((narrator(state).option_label(locale, item, state), item.choice) for item in options), typed)


def filled_in(interaction: Interaction, parameter: str) -> str:
    """The value typed for another parameter of the command; empty if none."""
    return str(getattr(interaction.namespace, parameter, None) or "")


async def game_typed_in(interaction: Interaction) -> Game | None:
    """The game of the channel where somebody types; None where there is none."""
    try:
        return await table_of(interaction).game_in(interaction.channel_id or 0)
    except RulesError:
        return None
