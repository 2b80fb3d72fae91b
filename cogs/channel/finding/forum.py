"""A server's forum for games: a post for each game, with a tag that says whether it is open, running or over.

Nothing that fails here keeps a game from going on: its host gets one sentence.
"""

import logging
from collections.abc import Mapping

import discord

from cogs.channel.marks import TAG, TAG_TROUBLE
from cogs.channel.post import PASSING, passes, send_directly
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.servers import ARCHIVE_AFTER, permission_names
from cogs.views.components import text, view
from storage import StorageError
from table import Game, Opened, Table
from text import LOCALES, escape
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

TAGS = {"lobby": "open", "running": "running", "ended": "over"}
"""The tag of each status of a game."""
TAGS_MOST, APPLIED_MOST = 20, 5
"""Tags that Discord lets a forum have, and a post."""
NAME_MAX = 100
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads")


async def open_post(interaction: Interaction, opened: Opened) -> tuple[discord.Thread | None, str]:
    """A new post for a game in the server's forum, and a sentence where there should be one and is none.

    None without a forum, and for a game that is opened in one of its posts.
    """
    guild = interaction.guild
    chosen = table_of(interaction).preferences.guild(interaction.guild_id).forum
    if guild is None or chosen is None or getattr(interaction.channel, "parent_id", None) == chosen:
        return None, ""
    locale, forum = private_locale(interaction), guild.get_channel(chosen)
    if not isinstance(forum, discord.ForumChannel):
        return None, say(locale, "forum-gone")
    mine = forum.permissions_for(guild.me)
    if missing := [name for name in NEEDED if not getattr(mine, name)]:
        return None, say(locale, "forum-not-allowed", permissions=permission_names(locale, missing))
    try:
        tags = await _tags(forum, opened.locale)
        post = await forum.create_thread(
            name=(" ".join(opened.title.split()) or "-")[:NAME_MAX],
            auto_archive_duration=ARCHIVE_AFTER,
            applied_tags=[tags["open"]] if "open" in tags else [],
            view=view(text(say(opened.locale, "forum-post", title=escape(opened.title, 80)))),
        )
    except discord.HTTPException as error:
        log.info("no-post forum=%s status=%s code=%s", chosen, error.status, error.code)
        return None, say(locale, "forum-failed", code=str(error.code))
    return post.thread, ""


async def _tags(forum: discord.ForumChannel, locale: str) -> Mapping[str, discord.ForumTag]:
    """The tags of a forum by what they say; those that are missing are made, if the bot may make them."""
    found = _named(forum)
    missing = [name for name in TAGS.values() if name not in found]
    room = len(forum.available_tags) + len(missing) <= TAGS_MOST
    if missing and room and forum.permissions_for(forum.guild.me).manage_channels:
        new = [discord.ForumTag(name=say(locale, f"tag-{name}")) for name in missing]
        changed = await forum.edit(available_tags=[*forum.available_tags, *new])
        return found if changed is None else _named(changed)
    return found


def _named(forum: discord.ForumChannel) -> dict[str, discord.ForumTag]:
    """The tags that say how a game stands, in any of our languages."""
    words = {say(locale, f"tag-{name}").casefold(): name for locale in LOCALES for name in TAGS.values()}
    return {words[tag.name.casefold()]: tag for tag in forum.available_tags if tag.name.casefold() in words}


class Tags:
    """Keeps the tags of posts current."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table

    async def keep(self, game: Game, marks: Mapping[str, str]) -> None:
        """Give a game's post the tag of its status, if it has not got it. Raises nothing."""
        thread = self._client.get_channel(game.channel)
        if marks.get(TAG) == game.status or not isinstance(thread, discord.Thread):
            return
        forum = thread.parent
        if not isinstance(forum, discord.ForumChannel):
            return
        if self._table.preferences.guild(thread.guild.id).forum != forum.id:
            return
        try:
            done = await self._tagged(thread, forum, game)
            await self._table.storage.marks.set(game.id, TAG, game.status)
            if not done:
                await self._report(game, marks, forum)
        except discord.HTTPException as error:
            log.info("not-tagged game=%s status=%s code=%s", game.id, error.status, error.code)
            if not passes(error):
                await self._report(game, marks, forum)
        except PASSING as error:
            log.warning("not-tagged game=%s error=%r", game.id, error)

    async def _tagged(self, thread: discord.Thread, forum: discord.ForumChannel, game: Game) -> bool:
        """Tag a post; False if there is no such tag, and the bot may not make it. Raises ``discord.HTTPException``."""
        tags = await _tags(forum, game.locale)
        wanted, ours = tags.get(TAGS[game.status]), {tag.id for tag in tags.values()}
        if wanted is None:
            return False
        others = [tag for tag in thread.applied_tags if tag.id not in ours][: APPLIED_MOST - 1]
        if {tag.id for tag in thread.applied_tags} != {wanted.id, *(tag.id for tag in others)}:
            await thread.edit(applied_tags=[*others, wanted])
        return True

    async def _report(self, game: Game, marks: Mapping[str, str], forum: discord.ForumChannel) -> None:
        """Tell the host once what the bot lacks."""
        if TAG_TROUBLE in marks:
            return
        locale = self._table.preferences.language(game.host, game.locale)
        try:
            await self._table.storage.marks.set(game.id, TAG_TROUBLE, "1")
        except StorageError:
            return
        sentence = say(locale, "forum-no-tags", forum=f"<#{forum.id}>", title=escape(game.title))
        await send_directly(self._client, game.host, view(text(sentence)))
