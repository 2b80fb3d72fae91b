"""Looking for a game: listed, called to one, stopped."""

from collections.abc import Mapping

from msgspec import structs

from cogs.actions.forms import form_choices
from cogs.channel.opening import open_beside, usual_game
from cogs.kit.interaction import Interaction, guild_and_channel, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import message_link, note_view
from cogs.views.seekers import SHOWN, looking_view, seek_form, seekers_view
from rules import RULESETS
from storage import SeekerRow
from table import Game, NotAllowed
from table.finding import ANY_GAME, DAYS, LOOK_USUAL, SEAT_KEPT, Wants, look_for, read_wants, together
from table.lobby import kept_seats
from table.permissions import must_be_in_lobby
from table.time.controls import Pace, TimeControl, read_pace, read_time
from text import LOCALES, escape
from text.fluent.catalogue import say

TIMES = {Pace.LIVE: TimeControl(pace=Pace.LIVE), Pace.POST: read_time("3d")}
"""The time of games that are opened for two by pace, by post unless one wants otherwise: nobody waits for ever."""
ATTEMPTS = 3
CHOICES_MAX = 25
ID_MOST = 2**63


async def show_seekers(interaction: Interaction, note: str = "", *, edit: bool = False) -> None:
    """List those who look for a game, here and on servers that share. Raises ``NotAllowed("not-in-dm")``."""
    guild, _ = guild_and_channel(interaction)
    table, user = table_of(interaction), interaction.user.id
    work = table.storage.seekers.listed(guild, table.preferences.sharing(guild), table.clock.now(), SHOWN + 1)
    rows, own = await in_time(interaction, work), await in_time(interaction, _own(interaction))
    await show(interaction, seekers_view(private_locale(interaction), rows, user, guild, own, note), edit=edit)


async def press_list(interaction: Interaction, argument: str) -> None:
    """Show the list by a button."""
    await show_seekers(interaction)


async def listed(interaction: Interaction) -> list[tuple[str, str]]:
    """The others who look for a game, as far as this server sees them: (name, user)."""
    if interaction.guild_id is None:
        return []
    table, guild = table_of(interaction), interaction.guild_id
    seen = table.preferences.sharing(guild)
    rows = await table.storage.seekers.listed(guild, seen, table.clock.now(), CHOICES_MAX)
    return [(row.name, str(row.user)) for row in rows if row.user != interaction.user.id]


async def _own(interaction: Interaction) -> SeekerRow | None:
    row = await table_of(interaction).storage.seekers.of_user(interaction.user.id)
    return row if row is not None and row.until > table_of(interaction).clock.now() else None


async def look(interaction: Interaction, wants: Wants, seconds: float = LOOK_USUAL) -> None:
    """List the user here, in place of what they looked for before. Raises ``NotAllowed("not-in-dm")``."""
    guild, _ = guild_and_channel(interaction)
    now, user = table_of(interaction).clock.now(), interaction.user
    row = SeekerRow(user.id, guild, user.display_name, str(wants), now, now + seconds)
    await in_time(interaction, table_of(interaction).storage.seekers.save(row))
    await show(interaction, looking_view(private_locale(interaction), row))


async def open_form(interaction: Interaction, argument: str) -> None:
    """Ask what the user looks for."""
    own = await _own(interaction)
    wants = ANY_GAME if own is None else read_wants(own.wants)
    await interaction.response.send_modal(seek_form(private_locale(interaction), wants))


async def send_form(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """List the user as the form says."""
    ruleset, pace = fields.get("ruleset"), fields.get("pace")
    wants = Wants(
        ruleset if ruleset in RULESETS else None,
        None,
        read_pace(pace) if pace else None,
        tuple(name for name in form_choices(interaction, "languages") if name in LOCALES),
        tuple(name for name in form_choices(interaction, "days") if name in DAYS),
    )
    await look(interaction, wants, look_for(fields.get("span") or "7d"))


async def stop_looking(interaction: Interaction) -> None:
    """Take the user off the list."""
    was = await in_time(interaction, table_of(interaction).storage.seekers.stop(interaction.user.id))
    key = "seek-stopped" if was else "seek-was-not"
    await show(interaction, note_view(say(private_locale(interaction), key)))


async def press_stop(interaction: Interaction, argument: str) -> None:
    """Take the user off the list, by a button."""
    await stop_looking(interaction)


# -- calling somebody to a game --------------------------------------------------------------------------------------


async def press_call(interaction: Interaction, argument: str) -> None:
    """Open a lobby for two as both want it, or take the user's own here if it suits, and invite them.

    Raises ``NotAllowed``: ``seeker-gone``, ``seeker-self``, ``seeker-asked``; as ``usual_game``.
    """
    guild, _ = guild_and_channel(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    seeker = await in_time(interaction, _seeker(interaction, argument, guild))
    own = await in_time(interaction, _own(interaction))
    wants = together(read_wants(seeker.wants), ANY_GAME if own is None else read_wants(own.wants))
    game, link = await _lobby(interaction, wants)
    name, chosen = escape(seeker.name), table.preferences.user(seeker.user)
    due = chosen.free_at(table.clock.now())
    until = max(due, table.clock.now()) + SEAT_KEPT[game.time.pace]
    if not await _call(interaction, seeker, game, due, until):
        raise NotAllowed("seeker-gone")
    key = "silent" if chosen.ping == "off" else "later" if due > table.clock.now() else "now"
    interaction.client.boards.check_pings(due)
    told = say(locale, f"seek-call-{key}", name=name, link=link, until=f"<t:{round(until)}:f>")
    await show(interaction, note_view(told))


async def press_decline(interaction: Interaction, argument: str) -> None:
    """Decline an invitation: the seat is free for others, and the host gets a message.

    Raises ``NotAllowed``: ``not-invited`` for those who have none, or have answered; as ``must_be_in_lobby``.
    """
    table, now = table_of(interaction), table_of(interaction).clock.now()
    game = await in_time(interaction, table.game(argument))
    must_be_in_lobby(game)
    if interaction.user.id in game.unanswered:
        person = structs.replace(person_of(interaction), channel=None)
        await in_time(interaction, table.leave(game.id, person, interaction=interaction.id))
    elif not await in_time(interaction, table.storage.seekers.decline(argument, interaction.user.id, now)):
        raise NotAllowed("not-invited")
    interaction.client.boards.check_pings(now)
    await show(interaction, note_view(say(private_locale(interaction), "seek-you-declined")))


async def _seeker(interaction: Interaction, argument: str, guild: int) -> SeekerRow:
    """The seeker whom the user may call."""
    table, user = table_of(interaction), interaction.user.id
    asked = int(argument) if argument.isdecimal() else 0
    row = await table.storage.seekers.of_user(asked) if asked < ID_MOST else None
    seen = {guild, *table.preferences.sharing(guild)}
    if row is None or row.until <= table.clock.now() or row.guild not in seen:
        raise NotAllowed("seeker-gone")
    if row.user == user:
        raise NotAllowed("seeker-self")
    if user in row.asked:
        raise NotAllowed("seeker-asked", name=row.name)
    return row


async def _lobby(interaction: Interaction, wants: Wants) -> tuple[Game, str]:
    """The user's own lobby in this channel if it is as two want it, or a new one for them, and its address: in a
    thread where another game is in the channel."""
    table, user = table_of(interaction), interaction.user.id
    guild, channel = guild_and_channel(interaction)
    here = await table.storage.games.unfinished_in(channel)
    if here is not None and here.status == "lobby" and here.host == user:
        game, invited = await table.game(here.id), await table.storage.seekers.invited([here.id])
        if _suits(game, wants, len(kept_seats(game, invited, table.clock.now()))):
            return game, message_link(guild, channel)
    opened = usual_game(interaction, wants)
    pace = read_pace(wants.pace) if wants.pace else Pace.POST
    opened = structs.replace(opened, time=TIMES[pace])
    return await open_beside(interaction, opened, players=2, thread=here is not None)


def _suits(game: Game, wants: Wants, kept: int) -> bool:
    """Whether a lobby has a free seat besides so many ``kept`` ones, and is as it is wanted."""
    size = game.size if isinstance(game.size, str) else None
    own = Wants(game.ruleset, size, str(game.time.pace), (game.locale,))
    return len(game.seats) + kept < game.seats_most and together(wants, own) == own


async def _call(interaction: Interaction, seeker: SeekerRow, game: Game, due: float, until: float) -> bool:
    """Note that the seeker is invited; others may call them at the same time."""
    seekers, user, found = table_of(interaction).storage.seekers, interaction.user.id, seeker
    for _ in range(ATTEMPTS):
        if await seekers.call(found, user, game.id, due, until):
            return True
        again = await seekers.of_user(seeker.user)
        if again is None or user in again.asked:
            return again is not None
        found = again
    return False
