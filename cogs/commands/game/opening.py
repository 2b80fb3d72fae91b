"""What `/game new` and `/game options` are given, as a game's options and size."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from cogs.kit.interaction import Interaction
from rules import ruleset as find_ruleset
from rules.core.json_input import Options, Size
from table import NotAllowed
from table.settings import GuildSettings

__all__ = ["Chosen", "check_channel", "chosen_for", "options_of", "size_of"]

CUSTOM = "custom"
USUAL = ("bot", "guided", None)
"""Values of options that need not be kept."""


class Chosen(Struct, frozen=True):
    """What a game is opened with. ``options``: advanced rules by name, with commas."""

    size: str
    dice: str
    deployment: str
    options: str


def check_channel(interaction: Interaction, chosen: GuildSettings) -> None:
    """Raise ``NotAllowed("channel-not-for-games")`` where the server does not want games to be opened."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if chosen.channels and not here & set(chosen.channels):
        there = [interaction.guild.get_channel(channel) if interaction.guild else None for channel in chosen.channels]
        names = ", ".join(f"#{channel.name}" for channel in there if channel is not None)
        raise NotAllowed("channel-not-for-games", channels=names or "?")


def chosen_for(ruleset: str, given: Mapping[str, str | None], server: GuildSettings) -> Chosen:
    """What ``/game new`` was given, by the fields of ``Chosen``; for what is None, the server's choice or the usual.

    Raises ``Malformed("ruleset-unknown")``.
    """
    rules = find_ruleset(ruleset)
    size, options = given["size"], given["options"]
    if size is None:
        size = server.size if server.size in rules.sizes else None
    if options is None and server.options:
        options = ", ".join(name for name in server.options.split(", ") if name in rules.switches)
    return Chosen(
        rules.sizes[0] if size is None else size,
        given["dice"] or server.dice or "bot",
        given["deployment"] or server.deployment or "guided",
        options or "",
    )


def options_of(switches: str, others: Mapping[str, str | int | None]) -> Options:
    """The options of a game: the switches that are named, and of the others those that are not as usual."""
    named = [name.strip().lower() for name in switches.split(",") if name.strip()]
    return {name: value for name, value in others.items() if value not in USUAL} | dict.fromkeys(named, True)


def size_of(size: str, frames: str | None, numbers: Mapping[str, int | None]) -> Size:
    """A size by name or, for a custom one, with the host's numbers. Raises ``NotAllowed("only-custom")``."""
    given: Options = {name: value for name, value in numbers.items() if value is not None}
    if frames is not None:
        found = [int(number) for number in re.findall(r"\d{1,3}", frames)][:2]
        given["frames"] = [found[0], found[-1]] if found else 0
    if size != CUSTOM:
        if given:
            raise NotAllowed("only-custom", given=", ".join(given))
        return size
    return {"id": CUSTOM, **given}
