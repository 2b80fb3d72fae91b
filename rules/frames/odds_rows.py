"""The chances of an attack outside any game, for families that the common narrator tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

__all__ = ["Weighed"]


class Weighed(Struct, frozen=True):
    """One attack and its chances. ``change`` says what differs from the attack that was asked about; "asked": nothing.

    ``facts`` are those of a sentence, floats among them chances. ``outcomes``: what may come of it, each with its
    chance, by names.
    """

    change: str
    facts: Mapping[str, Any]
    outcomes: tuple[tuple[str, float], ...]
