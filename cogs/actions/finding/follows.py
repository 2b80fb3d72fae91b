"""Following a game: begun, listed, stopped."""

import re
import secrets

import aiohttp
import discord

from cogs.channel.finding.followers import FOLLOWERS_MAX, stage_of, unfollow_button
from cogs.channel.story import chapters_of, moment_of
from cogs.kit.interaction import Interaction, person_of, private_locale, public_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.servers import may_see
from cogs.views.components import Row, note_view, text, view
from rules import Malformed
from storage import FollowRow
from table import Game, NotAllowed
from table.permissions import must_be_host
from table.records.threads import in_thread
from text import escape
from text.fluent.catalogue import say

Target = discord.Thread | discord.TextChannel
OWN_MOST = 50
"""Games that one person follows."""
LINK = re.compile(r"https?://(?:\w+\.)?discord(?:app)?\.com/channels/(?:\d{1,20}|@me)/(\d{1,20})(?:/\d{1,20})?/?")
GAME = re.compile(r"[0-9a-f]{1,32}")
ID_MOST = 2**63


async def found_game(interaction: Interaction, asked: str | None) -> Game:
    """The channel's game, or one by its id or by a link to its channel, if the user sees it.

    Raises ``NotAllowed``: ``no-game-here``, ``no-such-game``, ``find-not-seen``; ``Malformed("follow-unreadable")``.
    """
    table, here = table_of(interaction), interaction.channel_id or 0
    if asked is None:
        return await table.game_in(here)
    link = LINK.fullmatch(asked.strip())
    if link is not None and int(link[1]) < ID_MOST:
        game = await table.game_in(int(link[1]))
    elif GAME.fullmatch(asked.strip()):
        game = await table.game(asked.strip())
    else:
        raise Malformed("follow-unreadable", text=asked[:40])
    if game.channel != here and not await _sees(interaction, game):
        raise NotAllowed("find-not-seen")
    return game


async def _sees(interaction: Interaction, game: Game) -> bool:
    row = await table_of(interaction).storage.games.get(game.id)
    if row is None or row.guild is None:  # a game in direct messages is its player's alone
        return game.player_of(interaction.user.id) is not None
    return await may_see(interaction.client, game.channel, interaction.user)


async def follow(
    interaction: Interaction, asked: str | None, thread: Target | None = None, webhook: str | None = None
) -> None:
    """Send a game to the user; or, for its host, to a thread or a webhook.

    Raises ``NotAllowed``: as ``found_game``, ``not-host``, ``game-over``, ``follow-already``, ``follow-full``,
    ``follow-many``, ``follow-direct``, ``follow-no-thread``; ``Malformed("webhook-unknown")``.
    """
    game = await in_time(interaction, found_game(interaction, asked))
    if game.status == "ended":
        raise NotAllowed("game-over")
    if thread is not None or webhook is not None:
        must_be_host(game, person_of(interaction))
    way, target = await in_time(interaction, _target(interaction, game, thread, webhook))
    locale = private_locale(interaction) if way == "message" else public_locale(interaction)
    row = await in_time(interaction, _row(interaction, game, way, target, locale))
    if not await table_of(interaction).storage.follows.add(row):
        raise NotAllowed("follow-already")
    interaction.client.boards.following.follow(game.id)
    where = f"<#{target}>" if way == "thread" else ""
    told = say(private_locale(interaction), "follow-begun", title=escape(game.title), way=way, where=where)
    await show(interaction, view(text(told), Row(unfollow_button(row))))


async def _target(interaction: Interaction, game: Game, thread: Target | None, webhook: str | None) -> tuple[str, str]:
    """Where to send it: the way, and the channel's id or the webhook's address."""
    if webhook is not None:
        return "webhook", await _webhook(interaction, webhook)
    if thread is not None:
        if not _may_write(thread, interaction.user):
            raise NotAllowed("follow-no-thread")
        return "thread", str(thread.id)
    try:
        return "message", str((await interaction.client.create_dm(discord.Object(interaction.user.id))).id)
    except discord.HTTPException:
        raise NotAllowed("follow-direct") from None


def _may_write(thread: Target, user: discord.User | discord.Member) -> bool:
    """Whether both the bot and the user may write there. The channel may be one that the bot does not see."""
    found = thread.guild.get_channel_or_thread(thread.id)
    if not isinstance(found, Target) or not isinstance(user, discord.Member):
        return False
    name = "send_messages_in_threads" if isinstance(found, discord.Thread) else "send_messages"
    allowed = (found.permissions_for(who) for who in (user, found.guild.me))
    return all(mine.view_channel and getattr(mine, name) for mine in allowed)


async def _webhook(interaction: Interaction, address: str) -> str:
    """The address of a webhook that is there. Raises ``Malformed("webhook-unknown")``, without the address."""
    try:
        found = discord.Webhook.from_url(address.strip(), client=interaction.client)
        await found.fetch()
    except (ValueError, discord.HTTPException, aiohttp.ClientError):
        raise Malformed("webhook-unknown") from None
    return found.url


async def _row(interaction: Interaction, game: Game, way: str, target: str, locale: str) -> FollowRow:
    table, user = table_of(interaction), interaction.user.id
    if await table.storage.follows.count(game.id) >= FOLLOWERS_MAX:
        raise NotAllowed("follow-full", most=FOLLOWERS_MAX)
    if len(await table.storage.follows.of_user(user)) >= OWN_MOST:
        raise NotAllowed("follow-many", most=OWN_MOST)
    stored, sent = await table.storage.games.get(game.id), await _told(interaction, game)
    guild, now = None if stored is None else stored.guild, table.clock.now()
    return FollowRow(secrets.token_hex(6), game.id, user, guild, way, target, locale, now, sent, sent, now)


async def _told(interaction: Interaction, game: Game) -> int:
    """How far the story is by now: what is over already is not sent."""
    newest = interaction.client.boards.newest_chapter(game.id)
    if newest is None:
        chapters = await in_thread(chapters_of, await table_of(interaction).entries(game.id))
        newest = len(chapters) - 1, chapters[-1]
    number, chapter = newest
    over = chapter.counting and moment_of(chapter) is not None
    return stage_of(number, chapter) if over else stage_of(number) - 1


# -- stopping -------------------------------------------------------------------------------------------------------


async def stop_following(interaction: Interaction, asked: str | None) -> None:
    """Stop everything that the user has begun to have sent of a game. Raises as ``found_game``."""
    table, locale = table_of(interaction), private_locale(interaction)
    mine = await in_time(interaction, table.storage.follows.of_user(interaction.user.id))
    game = await in_time(
        interaction, table.game_in(interaction.channel_id or 0) if asked is None else _any(interaction, asked)
    )
    ids = [row.id for row in mine if row.game == game.id]
    done = await table.storage.follows.remove(ids) if ids else False
    key = "follow-stopped" if done else "follow-was-not"
    await show(interaction, note_view(say(locale, key, title=escape(game.title))))


async def _any(interaction: Interaction, asked: str) -> Game:
    """A game by its id or link, even one that the user sees no more: what they follow they may stop."""
    if GAME.fullmatch(asked.strip()):
        return await table_of(interaction).game(asked.strip())
    return await found_game(interaction, asked)


async def press_unfollow(interaction: Interaction, argument: str) -> None:
    """Stop one of one's own by its button, or, as a channel's manager, what is sent to the channel."""
    table, locale = table_of(interaction), private_locale(interaction)
    row = await in_time(interaction, table.storage.follows.get(argument))
    if row is None:
        await show(interaction, note_view(say(locale, "follow-was-over")))
        return
    here = row.target == str(interaction.channel_id) and person_of(interaction).moderator
    if row.user != interaction.user.id and not here:
        raise NotAllowed("follow-not-yours")
    await table.storage.follows.remove([row.id])
    game = await table.game(row.game)
    await show(interaction, note_view(say(locale, "follow-stopped", title=escape(game.title))))
