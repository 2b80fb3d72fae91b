"""Open a lobby, here or in a thread of its own; make another message the board."""

import contextlib
from collections.abc import Collection, Sequence

import discord
from msgspec import structs

from cogs.channel.board import Boards
from cogs.channel.finding.forum import open_post
from cogs.channel.marks import REMATCH
from cogs.channel.post import PASSING
from cogs.channel.threads import open_thread
from cogs.kit.games import known_ruleset, usual_table
from cogs.kit.interaction import (
    Interaction,
    TableBot,
    person_of,
    private_locale,
    public_locale,
    table_locale,
    table_of,
    table_place,
)
from cogs.kit.reply import in_time, show, taken
from cogs.views.components import message_link, note_view
from cogs.views.lesson import news_view
from release import VERSION
from rules import ruleset as find_ruleset
from rules.core.json_input import Size
from storage import CallRow
from table import Game, NotAllowed, Opened, Person, Table
from table.finding import ANY_GAME, SEAT_KEPT, Wants, language_of
from table.game import BOTS, is_person
from table.history.again import play_again
from table.lobby import is_demo, rematch_of, smallest
from table.log import Attached, Joined
from table.missions import MISSIONS, Mission, done_by, done_in, mission_after, mission_named
from table.settings import GuildSettings
from text.fluent.catalogue import say

TITLE_MAX = 80
USUAL_LEVEL = "pilot"
"""Of the bot that those meet who choose nothing."""


def usual_title(locale: str, ruleset: str, name: str) -> str:
    """The title of a game that is given none."""
    return say(locale, "game-title", ruleset=say(locale, f"ruleset-{ruleset}"), name=name)


def title_with(game: Game, ruleset: str | None) -> str:
    """The title of a lobby with another ruleset: the usual one where it had that of its ruleset, else empty."""
    usual = (usual_title(game.locale, game.ruleset, seat.name)[:TITLE_MAX] for seat in game.seats)
    host = next((seat.name for seat, title in zip(game.seats, usual, strict=True) if title == game.title), None)
    return "" if ruleset is None or host is None else usual_title(game.locale, ruleset, host)[:TITLE_MAX]


def game_title(typed: str | None, usual: str) -> str:
    """A title as it was typed, on one line; the usual one where that is empty."""
    return (" ".join((typed or "").split()) or usual)[:TITLE_MAX]


def usual_kind(server: GuildSettings, ruleset: str | None = None, size: str | None = None) -> dict[str, str]:
    """Ruleset, size and table for those who choose nothing: the first one, small unless the server says, on a map."""
    ruleset, sizes = known_ruleset(ruleset), find_ruleset(known_ruleset(ruleset)).sizes
    size = next((one for one in (size, server.size) if one in sizes), None)
    return {"ruleset": ruleset, "size": size or smallest(ruleset), "table": usual_table(ruleset)}


def usually_rated(server: GuildSettings, guild: int | None, size: Size, bots: Collection[object] = ()) -> bool:
    """Whether a game is rated for which nobody says so: as the server wishes, where it can be."""
    return server.rated == "on" and guild is not None and not is_demo(size) and not bots


def bot_seat(locale: str, level: str) -> Joined:
    """The first bot of a lobby."""
    return Joined(BOTS[0], say(locale, f"bot-name-{level}"), level=level)


def bots_named(locale: str, levels: Sequence[str]) -> tuple[Joined, ...]:
    """Bots that come along, each under a name of its own."""
    names = [say(locale, f"bot-name-{level}") for level in levels]
    apart = (f"{name} {names[:n].count(name) + 1}" if name in names[:n] else name for n, name in enumerate(names))
    return tuple(Joined(bot, name, level=level) for bot, name, level in zip(BOTS, apart, levels, strict=False))


def check_channel(guild: discord.Guild | None, here: Collection[int | None], chosen: GuildSettings) -> None:
    """Raise ``NotAllowed("channel-not-for-games")`` where the server does not want games to be opened.

    ``here``: the channel and the one that it is a thread of.
    """
    if chosen.channels and not set(here) & set(chosen.channels):
        there = [guild.get_channel(channel) if guild else None for channel in chosen.channels]
        names = ", ".join(f"#{channel.name}" for channel in there if channel is not None)
        raise NotAllowed("channel-not-for-games", channels=names or "?")


def here_of(interaction: Interaction) -> set[int | None]:
    """The channel of an interaction, and the one that it is a thread of."""
    return {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}


async def post_board(interaction: Interaction, boards: Boards, game: Game) -> None:
    """Make the reply the game's board, in words first where its picture takes long."""
    board = boards.shown_soon(game, taken(interaction))
    view, files, whole = await in_time(interaction, board, private=False, later=True)
    async with boards.posting(game, view) as posted:
        await show(interaction, view, private=False, files=files)
        with contextlib.suppress(discord.HTTPException, *PASSING):
            await posted((await interaction.original_response()).id)
    if not whole:
        boards.show_soon(game.id)


async def open_lobby(
    interaction: Interaction,
    table: Table,
    boards: Boards,
    opened: Opened,
    *,
    others: Sequence[Joined] = (),
    thread: bool = False,
) -> Game:
    """Open a game in the server's forum for games, else in the channel, or in a thread there; ``others`` have seats
    too: bots, and those who are asked.

    Raises ``RulesError``; then no thread is left behind.
    """
    _, channel = table_place(interaction)
    if thread:
        there = await in_time(interaction, open_thread(interaction, opened.title), private=False)
        return await _open_there(interaction, table, boards, opened, others, there)
    post, trouble = await in_time(interaction, open_post(interaction, opened), private=False)
    if post is not None:
        return await _open_there(interaction, table, boards, opened, others, post)
    game = await in_time(interaction, _open(interaction, table, opened, channel, others), private=False)
    await post_board(interaction, boards, game)
    await boards.tags.keep(game, {})
    await _tell(interaction, trouble)
    await _tell_news(interaction)
    return game


async def _open(
    interaction: Interaction,
    table: Table,
    opened: Opened,
    channel: int,
    others: Sequence[Joined] = (),
    players: int = 0,
    company: str | None = None,
) -> Game:
    person, guild = person_of(interaction), interaction.guild_id
    return await table.open(
        person,
        channel=channel,
        guild=guild,
        opened=opened,
        seated=(Joined(person.user, person.name, company), *others),
        attached=Attached("", players) if players else None,
        interaction=interaction.id,
    )


async def ask_guests(client: TableBot, lobby: Game) -> None:
    """Invite those at a lobby who have yet to agree: their seats are kept for a while."""
    table = client.table
    for user in lobby.unanswered:
        name = next(seat.name for seat in lobby.seats if seat.user == user)
        due = table.preferences.user(user).free_at(table.clock.now())
        await table.storage.seekers.note(CallRow(lobby.id, user, due, name, due + SEAT_KEPT[lobby.time.pace]))
        client.boards.check_pings(due)


def mission_lobby(mission: Mission, person: Person, locale: str) -> tuple[Opened, tuple[Joined, Joined]]:
    """The lobby of a mission and its seats: the person, and the bot whom they meet."""
    title = say(locale, f"mission-{mission.name}")
    kind = (mission.ruleset, mission.size, "map")
    first = mission is MISSIONS[mission.ruleset][0]  # a newcomer's, who decides nothing before it is clear what for
    opened = Opened(person.user, title, *kind, {}, locale, mission=mission.name, sets_up=first)
    own, others = mission.forces
    bot = structs.replace(bot_seat(locale, mission.level), style=mission.style, company=others)
    return opened, (Joined(person.user, person.name, own), bot)


async def rematch(client: TableBot, game: Game, person: Person, number: int, *, same: bool = False) -> tuple[Game, str]:
    """Open the lobby of the same game once more, sides swapped, and ask the others; or agree to the one that is open.
    Against bots alone it begins at once. After a mission it is the next one, or the ``same`` on request and until that
    is done; if the person plays in the channel by then, it is that game.

    ``number``: the press's. Returns the game, and what came of it: ``opened``, ``begun``, ``agreed`` or ``there``.
    Raises ``NotAllowed``: see ``rematch_of``; ``game-here-already``.
    """
    table = client.table
    opened, seated = rematch_of(game, person)
    if (mission := mission_named(game.mission)) is not None:
        # the page offers the next one before the finale has noted that this one is done
        done = done_in(game, await table.entries(game.id)) or mission.name in await done_by(table.storage, person.user)
        following = mission_after(mission) if done and not same else None
        opened, seated = mission_lobby(following or mission, person, game.locale)
    # it is no match of a campaign: that was played; and nobody is invited to a game with a former player
    if game.campaign or say(game.locale, "former-player") in game.title:
        opened = structs.replace(opened, title=usual_title(game.locale, game.ruleset, person.name))
    there, row = await table.storage.games.unfinished_in(game.channel), await table.storage.games.get(game.id)
    marks = await table.storage.marks.of_game(game.id)
    if there is not None and mission is not None and person.user in (began := await table.game(there.id)).persons:
        return began, "there"
    if there is not None and marks.get(REMATCH) == there.id:
        agrees = person.user in (await table.game(there.id)).unanswered
        if agrees:
            await table.join(there.id, person, None, interaction=number)
        return await table.game(there.id), "agreed" if agrees else "there"
    guild = None if row is None else row.guild
    lobby = await table.open(
        person, channel=game.channel, guild=guild, opened=opened, seated=seated, interaction=number
    )
    await table.storage.marks.set(game.id, REMATCH, lobby.id)
    await ask_guests(client, lobby)
    with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
        await client.boards.post(lobby)
    if sum(is_person(seat.user) for seat in lobby.seats) == 1 and len(lobby.seats) > 1:
        return await table.start(lobby.id, person), "begun"
    return lobby, "opened"


async def play_moment(client: TableBot, game: Game, person: Person, seq: int, number: int) -> Game:
    """Play on from before an entry of a game that is over, against bots, by the press of that number. Raises as
    ``play_again``."""
    again = await play_again(client.table, game, person, seq, bot_seat(game.locale, USUAL_LEVEL), interaction=number)
    await client.boards.show_imported(again)
    return again


async def _tell_news(interaction: Interaction) -> None:
    """Say once on a server that played with an earlier version what is new, if the bot's host wishes."""
    preferences, guild = table_of(interaction).preferences, interaction.guild_id
    before = "" if guild is None else preferences.guild(guild).news
    if guild is None or before == VERSION:
        return
    with contextlib.suppress(discord.HTTPException, *PASSING):
        await preferences.set_guild(guild, news=VERSION)
        if before and interaction.client.tells_news:
            await interaction.followup.send(view=news_view(public_locale(interaction)))


async def _tell(interaction: Interaction, trouble: str) -> None:
    """Tell the host in private why a game has no post."""
    if trouble:
        with contextlib.suppress(discord.HTTPException, *PASSING):
            await interaction.followup.send(view=note_view(trouble), ephemeral=True)


async def _open_there(
    interaction: Interaction,
    table: Table,
    boards: Boards,
    opened: Opened,
    others: Sequence[Joined],
    there: discord.Thread,
) -> Game:
    """Open a game in a new thread or post, which is deleted if that fails."""
    try:
        game = await in_time(interaction, _open(interaction, table, opened, there.id, others), private=False)
    except BaseException:
        with contextlib.suppress(discord.HTTPException):
            await there.delete()
        raise
    with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
        await in_time(interaction, boards.post(game), private=False, later=True)
    note = say(public_locale(interaction), "thread-opened", channel=there.mention)
    await show(interaction, note_view(note), private=False)
    return game


async def open_usual(interaction: Interaction) -> None:
    """Open the usual game by a button: its board is a message of its own, the reply leads to it."""
    guild, _ = table_place(interaction)
    opened = usual_game(interaction)
    bots = () if guild else (bot_seat(opened.locale, USUAL_LEVEL),)  # nobody else comes to direct messages
    _, link = await open_beside(interaction, opened, bots)
    await show(interaction, note_view(say(private_locale(interaction), "lobby-opened", link=link)), edit=True)


def usual_game(interaction: Interaction, wants: Wants = ANY_GAME) -> Opened:
    """The lobby that is opened for those who choose nothing, or what they look for; its pace is left open.

    Raises ``NotAllowed("channel-not-for-games")``.
    """
    person, locale = person_of(interaction), language_of(wants, table_locale(interaction))
    server = table_of(interaction).preferences.guild(interaction.guild_id)
    check_channel(interaction.guild, here_of(interaction), server)
    kind = usual_kind(server, wants.ruleset, wants.size)
    title = game_title(None, usual_title(locale, kind["ruleset"], person.name))
    rated = usually_rated(server, interaction.guild_id, kind["size"])
    return Opened(person.user, title, kind["ruleset"], kind["size"], kind["table"], {}, locale, rated=rated)


async def open_beside(
    interaction: Interaction,
    opened: Opened,
    bots: Sequence[Joined] = (),
    *,
    company: str | None = None,
    players: int = 0,
    thread: bool = False,
) -> tuple[Game, str]:
    """Open a lobby whose board is a message of its own; the game, and the board's address.

    ``company``: the host's; ``players``: how many may sit there, 0: as many as the rules let; ``thread``: in a thread
    of the channel.
    """
    guild, channel = table_place(interaction)
    there, _ = await in_time(interaction, open_post(interaction, opened))
    if there is None and thread:
        there = await in_time(interaction, open_thread(interaction, opened.title))
    channel = channel if there is None else there.id
    work = _open(interaction, table_of(interaction), opened, channel, bots, players, company)
    game = await in_time(interaction, work)
    boards = interaction.client.boards
    message: str | None = None
    with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
        message = str(await in_time(interaction, boards.post(game), later=True))
    await in_time(interaction, boards.tags.keep(game, {}))
    return game, message_link(guild, channel, message)
