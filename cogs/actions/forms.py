"""Forms that were sent: their custom id, and what was written in their fields."""

from collections.abc import Awaitable, Iterator
from typing import Any

import discord

from cogs.kit.interaction import Interaction
from rules import Malformed

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
    """The file of a form's field; None without one. Raises ``Malformed``: ``file-too-big``, ``file-gone``."""
    data: Any = interaction.data or {}
    files = (data.get("resolved") or {}).get("attachments") or {}
    file = files.get(form_fields(interaction).get(name))
    if file is None:
        return None
    if file["size"] > most:
        raise Malformed("file-too-big", most=most // 1024)
    return await downloaded(interaction.client.http.get_from_cdn(file["url"]))


async def downloaded(file: Awaitable[bytes]) -> bytes:
    """What a file holds. Raises ``Malformed("file-gone")`` where Discord does not give it."""
    try:
        return await file
    except discord.HTTPException as error:
        raise Malformed("file-gone") from error


def form_choices(interaction: Interaction, name: str) -> tuple[str, ...]:
    """All that was chosen in a form's menu."""
    data: Any = interaction.data or {}
    parts = [part for part in _parts(data.get("components")) if part.get("custom_id") == name]
    return tuple(str(value) for part in parts for value in part.get("values") or ())


def _written(components: object) -> Iterator[tuple[str, str]]:
    for part in _parts(components):
        name = str(part.get("custom_id", ""))
        if part.get("value") is not None:
            yield name, str(part["value"])
        if part.get("values"):
            yield name, str(part["values"][0])


def _parts(components: object) -> Iterator[dict[str, Any]]:
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            yield part
            yield from _parts(part.get("components") or [part.get("component")])
