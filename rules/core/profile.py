"""Profiles: the numbers of a ruleset as data, a frozen Struct whose fields have defaults.

A log keeps the profile that its game started with. A number that becomes a field later is missing in older logs, which
must still be written as they were: such a profile is declared with ``omit_defaults=True``, its first fields with
``written``. Defaults are what older logs mean and never change; a game that plays by another number states it.
"""

from typing import TypeVar

from msgspec import field

T = TypeVar("T")


def written(default: T) -> T:
    """A default value that is written to JSON even where its Struct omits defaults."""
    return field(default_factory=lambda: default)
