"""What `/game new`, `/game change` and `/game options` are given, as a game's options and size."""

import re
from collections.abc import Collection, Mapping

from discord.ext import commands
from msgspec import Struct

from cogs.actions.game.bots import read_level
from cogs.channel.board import Boards
from cogs.channel.opening import bot_seat, game_title, usual_kind, usual_title, usually_rated
from cogs.kit.games import usual_table
from cogs.kit.interaction import Interaction, person_of, private_locale, table_locale, table_place
from cogs.kit.reply import in_time
from cogs.kit.translations import none_or
from rules import ruleset as find_ruleset
from rules.core.json_input import Options, Size
from table import Game, NotAllowed, Opened, Table
from table.fields import has_fields
from table.lobby import CUSTOM
from table.log import Joined
from table.settings import GuildSettings
from table.time.controls import read_time

USUAL = ("bot", "guided", None)
"""Values that options have unless the host chooses; they are not stored."""


class Chosen(Struct, frozen=True):
    """What a game is opened with. ``options``: advanced rules by name, with commas."""

    size: str
    dice: str
    deployment: str
    options: str


def opened_as(
    interaction: Interaction,
    server: GuildSettings,
    kinds: Mapping[str, str | None],
    *,
    field: Mapping[str, str | int | None],
    custom: Mapping[str, int | None],
    frames: str | None,
    talk: Mapping[str, str | None],
    rated: bool | None = None,
    bots: Collection[object] = (),
) -> Opened:
    """The lobby that ``/game new`` asks for.

    ``kinds``: ruleset, table and what ``chosen_for`` takes; without a ruleset all is as usual. ``talk``: language,
    title, time and pace. ``bots`` that come along. Raises ``RulesError``.
    """
    if kinds["ruleset"] is None:
        usual = usual_kind(server)
        kinds = {name: value or usual.get(name) for name, value in kinds.items()}
    ruleset = str(kinds["ruleset"])
    if field.get("field") is not None and not has_fields(ruleset):
        raise NotAllowed("no-fields")
    chosen = chosen_for(ruleset, kinds, server)
    person, locale = person_of(interaction), talk["language"] or table_locale(interaction)
    size = size_of(chosen.size, frames, custom)
    return Opened(
        host=person.user,
        title=game_title(talk["title"], usual_title(locale, ruleset, person.name)),
        ruleset=ruleset,
        size=size,
        table=kinds["table"] or usual_table(ruleset),
        options=options_of(chosen.options, {"dice": chosen.dice, "deployment": chosen.deployment, **field}),
        locale=locale,
        time=read_time(none_or(talk["time"] or "none", private_locale(interaction)), talk["pace"]),
        rated=usually_rated(server, interaction.guild_id, size, bots) if rated is None else rated,
    )


def bots_of(opened: Opened, level: str | None) -> tuple[Joined, ...]:
    """The bot that a lobby is opened with, of that level; none without one. Raises ``NotAllowed("bot-typed")``."""
    if level is None:
        return ()
    if opened.options.get("dice") == "typed":
        raise NotAllowed("bot-typed")
    return (bot_seat(opened.locale, read_level(level)),)


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
    """A size by its name; of a custom one a dict of its ``id`` and those ``numbers`` that the host gave.

    ``frames``: as typed, the least and the most (``3-5``; one number is both), kept as a list, or 0 where it has no
    number. Raises ``NotAllowed("only-custom")`` where numbers are given with another size.
    """
    given: Options = {name: value for name, value in numbers.items() if value is not None}
    if frames is not None:
        found = [int(number) for number in re.findall(r"\d{1,3}", frames)][:2]
        given["frames"] = [found[0], found[-1]] if found else 0
    if size != CUSTOM:
        if given:
            raise NotAllowed("only-custom", given=", ".join(given))
        return size
    return {"id": CUSTOM, **given}


class GameCommands(commands.Cog):
    """The base of each part of ``GameCog``."""

    table: Table
    boards: Boards

    async def here(self, interaction: Interaction) -> Game:
        """The channel's game. Raises ``NotAllowed``: as ``table_channel``, or ``no-game-here``."""
        return await in_time(interaction, self.table.game_in(self.table_channel(interaction)))

    @staticmethod
    def table_channel(interaction: Interaction) -> int:
        """The channel's id. Raises ``NotAllowed`` where no table can be: see ``table_place``."""
        return table_place(interaction)[1]
