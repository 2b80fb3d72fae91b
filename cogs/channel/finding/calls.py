"""Invitations: those who look for a game hear of one that was opened for them, those who played of a rematch; once more
before the invitation runs out, where they want to know of it; its host hears if they do not come. However an invitation
ends, what they were sent says so, without buttons."""

import logging
from collections.abc import Iterable

import discord
from discord import ui
from msgspec import structs

from cogs.channel.marks import BOARD, CALLED, ELSEWHERE
from cogs.channel.post import PASSING, Called, Channels, passes
from cogs.kit.servers import served_by
from cogs.views.campaign import repeat_text
from cogs.views.components import message_link
from cogs.views.seekers import call_over_view, call_view, no_guest_view
from storage import CallRow, GameRow, SeekerRow
from table import Game, NotAllowed, Table
from table.campaign.service import is_repeat
from table.finding import ANY_GAME, language_of, read_wants
from table.permissions import Person

log = logging.getLogger(__name__)

RETRY_AFTER = 60.0
NEXT = {"call": "warn", "warn": "over"}
"""The message that follows one to the invited person."""


class Calls:
    """Sends the calls that are due. What quiet hours hold back is sent when they end."""

    def __init__(self, client: discord.Client, table: Table) -> None:
        self._client = client
        self._table = table
        self._channels = Channels(client, table, quiet=True)

    async def round(self) -> float | None:
        """Send what is due; when to look again, None: nobody is to be called. Raises ``StorageError``."""
        now, later = self._table.clock.now(), list[float]()
        for call in await self._table.storage.seekers.calls():
            later.append(call.due if call.due > now else await self._served(call, now))
        return min((at for at in later if at > now), default=None)

    async def _served(self, call: CallRow, now: float) -> float:
        """Send what is due of an invitation, or leave it to the process of its server; when to look again, 0 for
        never."""
        row = await self._table.storage.games.get(call.game)
        if row is None or not served_by(self._client).serve(row.guild or 0):
            return 0.0
        open_still, invited, joined = row.status == "lobby", call.step in NEXT, call.step == "joined"
        free = self._table.preferences.user(call.user if invited else row.host).free_at(now)
        if open_still and free > now and not (joined or (invited and call.until <= free)):
            return free
        try:
            if open_still and invited:
                await self._send(call, row)
            else:
                if open_still and not joined:
                    await self._free(call)
                    await self._tell(call, row)
                await self._close(call, row)
        except (discord.HTTPException, *PASSING) as error:
            if not isinstance(error, discord.HTTPException) or passes(error):
                log.warning("call-later game=%s error=%r", call.game, error)
                return now + RETRY_AFTER
            log.info("call-not-sent game=%s status=%s code=%s", call.game, error.status, error.code)
        except NotAllowed:
            log.info("call-of-no-game game=%s", call.game)
        if not (open_still and invited):
            await self._table.storage.seekers.answered(call)
            return 0.0
        due = (now + call.until) / 2 if call.step == "call" else call.until
        await self._table.storage.seekers.note_step(call, NEXT[call.step], due)
        return due

    async def _send(self, call: CallRow, row: GameRow) -> None:
        """Tell the invited person: in the channel, or in a message of their own."""
        game, now = await self._table.game(row.id), self._table.clock.now()
        person, seeker = self._table.preferences.user(call.user), await self._seeker(call)
        marks = await self._table.storage.marks.of_game(row.id)
        if (
            (seeker is None and call.user not in game.unanswered)
            or person.ping == "off"
            or _mark(call) in marks
            or max(now, person.free_at(now)) >= call.until
        ):
            return
        locale = self._language(call, seeker, game)
        board = message_link(row.guild, game.channel, marks.get(BOARD))
        server = self._client.get_guild(row.guild or 0)
        note = repeat_text(locale, game) if await is_repeat(self._table.storage, game) else ""
        name, elsewhere = "?" if server is None else server.name, seeker is not None and seeker.guild != row.guild
        if elsewhere or person.ping == "message":
            made = call_view(game, locale, call, board, name, note)
            if await self._post_directly(game, call, made, call.user) or elsewhere:
                return
        await self._post(game, call, call_view(game, locale, call, board, "", note), [call.user])

    async def _seeker(self, call: CallRow) -> SeekerRow | None:
        return await self._table.storage.seekers.of_user(call.user)

    def _language(self, call: CallRow, seeker: SeekerRow | None, game: Game) -> str:
        wants = ANY_GAME if seeker is None else read_wants(seeker.wants)
        return language_of(wants, self._table.preferences.language(call.user, game.locale))

    async def _close(self, call: CallRow, row: GameRow) -> None:
        """Say in what the invited person was sent how the invitation has ended."""
        game, marks = await self._table.game(row.id), await self._table.storage.marks.of_game(row.id)
        board = message_link(row.guild, game.channel, marks.get(BOARD))
        made = call_over_view(game, self._language(call, await self._seeker(call), game), call, board)
        for name, sent in marks.items():
            if name.startswith(tuple(f"{CALLED}{call.user}/{step}/" for step in NEXT)):
                channel, _, message = sent.rpartition(ELSEWHERE)
                there = structs.replace(game, channel=int(channel or game.channel))
                await self._channels.edit(there, int(message), made)

    async def _free(self, call: CallRow) -> None:
        """Free the seat of one who was asked to a rematch and has not answered."""
        game = await self._table.game(call.game)
        if call.step == "over" and call.user in game.unanswered:
            await self._table.leave(game.id, Person(call.user, call.name), for_good=True)

    async def _tell(self, call: CallRow, row: GameRow) -> None:
        """Tell the host that a guest does not come."""
        game, preferences = await self._table.game(row.id), self._table.preferences
        if preferences.user(game.host).ping == "message":
            made = no_guest_view(game, preferences.language(game.host, game.locale), call)
            if await self._post_directly(game, call, made, game.host):
                return
        made = no_guest_view(game, game.locale, call)
        await self._post(game, call, made, Called.of(self._table, [game.host]).users)

    async def _post_directly(self, game: Game, call: CallRow, made: ui.LayoutView, user: int) -> bool:
        """Post in a user's direct messages; False if Discord refuses that."""
        try:
            direct = await self._client.create_dm(discord.Object(user))
            await self._post(structs.replace(game, channel=direct.id), call, made, [user])
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("call-not-direct game=%s status=%s code=%s", call.game, error.status, error.code)
            return False
        return True

    async def _post(self, there: Game, call: CallRow, made: ui.LayoutView, called: Iterable[int]) -> None:
        await self._channels.once(
            there,
            _mark(call),
            made,
            noted=lambda sent: {_mark(call): f"{there.channel}{ELSEWHERE}{sent}"},
            mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
        )


def _mark(call: CallRow) -> str:
    """The name of the mark of a message on an invitation."""
    return f"{CALLED}{call.user}/{call.step}/{round(call.until)}"
