"""Choices of slash commands that depend on which games there are: filled in when the bot starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

from discord import app_commands

from cogs.kit.commands import word
from rules import FAMILIES, RULESETS, Odds, Ruleset
from table.lessons import COURSES, first_course

__all__ = ["fill", "known", "offering"]

T = TypeVar("T")
Choice = app_commands.Choice[str]

_OFFERS = "offers_of_games"


def known(kind: str) -> tuple[str, ...]:
    """The names of a kind that any game knows: ``sizes``, ``tables``, ``switches``, ``ranges``, ``targets``,
    ``covers``."""
    return tuple(dict.fromkeys(name for rules in RULESETS.values() for name in _KNOWN[kind](rules)))


def _odds(read: Callable[[Odds], tuple[str, ...]]) -> Callable[[Ruleset[Any]], tuple[str, ...]]:
    return lambda rules: () if rules.odds is None else read(rules.odds)


_KNOWN: dict[str, Callable[[Ruleset[Any]], tuple[str, ...]]] = {
    "sizes": lambda rules: rules.sizes,
    "tables": lambda rules: rules.tables,
    "switches": lambda rules: rules.switches,
    "ranges": _odds(lambda odds: odds.ranges),
    "targets": _odds(lambda odds: odds.targets),
    "covers": _odds(lambda odds: odds.covers),
}


def _choices(prefix: str, names: Iterable[str]) -> list[Choice]:
    return [app_commands.Choice(name=word(f"{prefix}-{name}"), value=name) for name in names]


def _lessons() -> list[Choice]:
    """The first lesson is called ``start``, the others by their names."""
    first = first_course()
    return [
        app_commands.Choice(
            name=word("help-start" if name == first else f"button-learn-{name}"),
            value="start" if name == first else name,
        )
        for name in COURSES
    ]


def _books() -> list[str]:
    """The rulesets whose pages differ from each other's: those of families that have several."""
    return [found.id for family in FAMILIES.values() if len(family.rulesets) > 1 for found in family.rulesets]


def _ordered(field: str) -> list[Choice]:
    """What may be ordered in a field, or left open."""
    values = (rules.orders.fields.get(field, ()) for rules in RULESETS.values() if rules.orders is not None)
    return _choices(f"orders-{field}", dict.fromkeys(("ask", *(name for names in values for name in names))))


_LISTS: dict[str, Callable[[], list[Choice]]] = {
    "rulesets": lambda: _choices("ruleset", RULESETS),
    "books": lambda: _choices("ruleset", _books()),
    "sizes": lambda: _choices("size", known("sizes")),
    "own-sizes": lambda: _choices("size", (name for name in known("sizes") if name != "custom")),
    "tables": lambda: _choices("table", known("tables")),
    "ranges": lambda: _choices("range", known("ranges")),
    "odds-ranges": lambda: _choices("odds-range", known("ranges")),
    "odds-targets": lambda: _choices("odds-target", known("targets")),
    "odds-covers": lambda: _choices("odds-cover", known("covers")),
    "lessons": _lessons,
    **{f"orders-{field}": partial(_ordered, field) for field in ("ground", "target", "defend", "then")},
}


def offering(**parameters: str) -> Callable[[T], T]:
    """Give parameters of a command a list of choices, each by the name of one above; ``fill`` fills them in."""

    def mark(callback: T) -> T:
        setattr(callback, _OFFERS, parameters)
        return callback

    return mark


def fill(commands: Iterable[object]) -> None:
    """Fill in the choices of these commands, from the games that there are now."""
    for command in commands:
        if isinstance(command, app_commands.Command) and (offers := getattr(command.callback, _OFFERS, None)):
            app_commands.choices(**{name: _LISTS[kind]() for name, kind in offers.items()})(command)
