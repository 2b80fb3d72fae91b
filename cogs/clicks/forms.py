"""Forms that were sent: their custom id, and what was written in their fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs.kit.interaction import Interaction
from rules import Malformed

__all__ = ["FILE_MAX", "form_choices", "form_fields", "form_id", "uploaded"]

FILE_MAX = 64 * 1024
"""Bytes of a file with a company."""


def form_id(interaction: Interaction) -> str:
    """The custom id of the form; empty if the interaction is none."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return ""
    return str(interaction.data.get("custom_id", ""))


def form_fields(interaction: Interaction) -> dict[str, str]:
    """What was written or chosen, by the fields' custom ids."""
    data: Any = interaction.data or {}
    return dict(_written(data.get("components")))


async def uploaded(interaction: Interaction, name: str, most: int) -> bytes | None:
    """The file of a form's field; None without one. Raises ``Malformed("file-too-big")``."""
    data: Any = interaction.data or {}
    file = data.get("resolved", {}).get("attachments", {}).get(form_fields(interaction).get(name))
    if file is None:
        return None
    if file["size"] > most:
        raise Malformed("file-too-big", most=most // 1024)
    return await interaction.client.http.get_from_cdn(file["url"])


def form_choices(interaction: Interaction, name: str) -> tuple[str, ...]:
    """All that was chosen in a form's menu."""
    data: Any = interaction.data or {}
    return tuple(_chosen(data.get("components"), name))


def _chosen(components: object, name: str) -> Iterator[str]:
    for part in components if isinstance(components, list) else ():
        if part.get("custom_id") == name:
            yield from map(str, part.get("values") or ())
        yield from _chosen(part.get("components") or ([part["component"]] if "component" in part else []), name)


def _written(components: object) -> Iterator[tuple[str, str]]:
    for part in components if isinstance(components, list) else ():
        if "value" in part:
            yield str(part.get("custom_id", "")), str(part["value"])
        if part.get("values"):
            yield str(part.get("custom_id", "")), str(part["values"][0])
        yield from _written(part.get("components") or ([part["component"]] if "component" in part else []))
