"""Forms that were sent: their custom id, and what was written in their fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs.kit.interaction import Interaction

__all__ = ["form_fields", "form_id"]


def form_id(interaction: Interaction) -> str:
    """The custom id of the form; empty if the interaction is none."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return ""
    return str(interaction.data.get("custom_id", ""))


def form_fields(interaction: Interaction) -> dict[str, str]:
    """What was written or chosen, by the fields' custom ids."""
    data: Any = interaction.data or {}
    return dict(_written(data.get("components")))


def _written(components: object) -> Iterator[tuple[str, str]]:
    for part in components if isinstance(components, list) else ():
        if "value" in part:
            yield str(part.get("custom_id", "")), str(part["value"])
        if part.get("values"):
            yield str(part.get("custom_id", "")), str(part["values"][0])
        yield from _written(part.get("components") or ([part["component"]] if "component" in part else []))
