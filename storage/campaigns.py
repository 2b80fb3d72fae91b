"""Campaigns, their members and games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select, update

from storage.database import Database, Value, upsert
from storage.errors import Conflict, LostRace, NameTaken
from storage.rows import CampaignGameRow, CampaignRow, MemberRow
from storage.tables import campaign_games, campaigns, games, members
from storage.texts import name_key, storable

_COLUMNS = (campaigns.c.id, campaigns.c.guild, campaigns.c.channel, campaigns.c.founder, campaigns.c.name)
_LATER = (campaigns.c.created, campaigns.c.ended, campaigns.c.terms, campaigns.c.rounds, campaigns.c.desk)
_CAMPAIGN = select(*_COLUMNS, *_LATER)
_BY_ID = _CAMPAIGN.where(campaigns.c.id == bindparam("of"))
_NAMED = _CAMPAIGN.where(campaigns.c.guild == bindparam("of"), campaigns.c.key == bindparam("named"))
_IN = _CAMPAIGN.where(campaigns.c.guild == bindparam("of")).order_by(campaigns.c.created.desc(), campaigns.c.id)
_WITH_ROUNDS = _CAMPAIGN.where(campaigns.c.rounds != "", campaigns.c.ended.is_(None)).order_by(campaigns.c.id)
_HOSTED = _CAMPAIGN.where(campaigns.c.founder == bindparam("whom"), campaigns.c.ended.is_(None))
_NAMING = _CAMPAIGN.where(campaigns.c.desk.contains(bindparam("number")), campaigns.c.ended.is_(None))
_DUE = select(campaigns.c.id, campaigns.c.guild, campaigns.c.due).where(campaigns.c.due.is_not(None))
_FIRST_DUE = _DUE.order_by(campaigns.c.due, campaigns.c.id).limit(bindparam("most"))
_DESK = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("of"), campaigns.c.desk == bindparam("seen"))
    .values(desk=bindparam("new_desk"), due=bindparam("new_due"))
)
_FOUND = insert(campaigns)
_CHANGE = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("channel", "ended", "terms")})
)
_ROUNDS = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("of"), campaigns.c.rounds == bindparam("seen"))
    .values(rounds=bindparam("new_rounds"))
)
_DRAWN = select(campaigns.c.rounds).where(campaigns.c.id == bindparam("of"))
_MEMBERS = select(members).where(members.c.campaign == bindparam("of")).order_by(members.c.joined, members.c.user)
_MEMBERSHIPS = select(members).where(members.c.user == bindparam("whom")).order_by(members.c.joined)
_ONE = (members.c.campaign == bindparam("of"), members.c.user == bindparam("whom"))
_SWAP = update(members).where(*_ONE, members.c.roster == bindparam("seen")).values(roster=bindparam("new_roster"))
_LOWEST = select(func.min(members.c.user)).where(members.c.campaign == bindparam("of"))
_LEFT = func.coalesce(members.c.gone, bindparam("left_at"))
_HIDE = update(members).where(*_ONE).values(user=bindparam("instead"), name="", roster="", gone=_LEFT)
_GAME = select(campaign_games, games.c.seats, games.c.channel, games.c.status).join(games)
_GAMES = _GAME.where(campaign_games.c.campaign == bindparam("of")).order_by(
    campaign_games.c.attached, campaign_games.c.game
)
_GAME_OF = _GAME.where(campaign_games.c.game == bindparam("of"))
_UNPOSTED = _GAME.where(campaign_games.c.posted.is_(None), games.c.status == "ended").order_by(
    campaign_games.c.attached
)
_ATTACH = insert(campaign_games)
_DETACH = delete(campaign_games).where(campaign_games.c.game == bindparam("of"), campaign_games.c.result.is_(None))
_SETTLE = (
    update(campaign_games)
    .where(campaign_games.c.game == bindparam("of"), campaign_games.c.result.is_(None))
    .values(ended=bindparam("new_ended"), result=bindparam("new_result"))
)
_REWRITE = update(campaign_games).where(campaign_games.c.game == bindparam("of")).values(result=bindparam("new_result"))
_POSTED = update(campaign_games).where(campaign_games.c.game == bindparam("of")).values(posted=bindparam("message"))
_FOUNDED = (
    update(campaigns)
    .where(campaigns.c.founder == bindparam("whom"), campaigns.c.created <= bindparam("until"))
    .values(founder=bindparam("nobody"))
)
_REPORTED = select(campaign_games.c.game, campaign_games.c.campaign, campaign_games.c.result).where(
    campaign_games.c.result.contains(bindparam("number")), campaign_games.c.ended <= bindparam("until")
)
_DESKS = select(campaigns.c.id, campaigns.c.desk).where(
    campaigns.c.desk.contains(bindparam("number")), campaigns.c.created <= bindparam("until")
)
_CLEARED = update(campaigns).where(campaigns.c.id == bindparam("of")).values(desk=bindparam("new_desk"))
NUMBERS_FROM = -8
"""The numbers of forgotten members are below it: -1 to -8 are bots."""

_users = msgspec.json.Decoder(tuple[int, ...]).decode

Swap = tuple[int, str, str]
"""A member's user id, the roster that was read, and the one to put in its place."""


class Campaigns:
    """The campaigns of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save_member = upsert(database.dialect, members, ("campaign", "user"), ("name", "gone", "roster"))

    async def create(self, row: CampaignRow) -> None:
        """Store a new campaign. Raises `NameTaken` if the server has one of that name in any case."""
        values = {**msgspec.structs.asdict(row), "key": name_key(row.name), "terms": storable(row.terms)}
        try:
            await self._database.change(_FOUND, **values)
        except Conflict as error:
            raise NameTaken(row.name) from error

    async def change(self, row: CampaignRow) -> None:
        """Put channel, terms and end of a campaign in place of those before."""
        await self._database.change(
            _CHANGE, of=row.id, new_channel=row.channel, new_ended=row.ended, new_terms=storable(row.terms)
        )

    async def get(self, campaign: str) -> CampaignRow | None:
        """The campaign of this id."""
        return _first(await self._database.rows(_BY_ID, of=campaign))

    async def named(self, guild: int, name: str) -> CampaignRow | None:
        """The server's campaign of that name in any case."""
        return _first(await self._database.rows(_NAMED, of=guild, named=name_key(name)))

    async def of_guild(self, guild: int) -> list[CampaignRow]:
        """All campaigns of a server, the newest first."""
        return [CampaignRow(**row) for row in await self._database.rows(_IN, of=guild)]

    async def with_rounds(self) -> list[CampaignRow]:
        """The tournaments of all servers that have begun and not ended."""
        return [CampaignRow(**row) for row in await self._database.rows(_WITH_ROUNDS)]

    async def hosted(self, user: int) -> list[CampaignRow]:
        """The campaigns on all servers that a user has founded and that have not ended."""
        return [CampaignRow(**row) for row in await self._database.rows(_HOSTED, whom=user)]

    async def naming(self, user: int) -> list[CampaignRow]:
        """The campaigns on all servers whose desk may name a user, as an organiser above all, and that have not
        ended."""
        return [CampaignRow(**row) for row in await self._database.rows(_NAMING, number=str(user))]

    async def set_desk(self, campaign: str, seen: str, new: str, due: float | None) -> None:
        """Put a campaign's desk in place of the one that was read, and when its round ends.

        Raises `LostRace` if it is another one by now.
        """
        if not await self._database.change(_DESK, of=campaign, seen=seen, new_desk=storable(new), new_due=due):
            raise LostRace("the desk has changed meanwhile")

    async def due(self, most: int = 100) -> list[tuple[str, int, float]]:
        """The campaigns whose rounds end first: (id, server, when)."""
        return [(row["id"], row["guild"], row["due"]) for row in await self._database.rows(_FIRST_DUE, most=most)]

    async def members(self, campaign: str) -> list[MemberRow]:
        """Everybody who is or was in a campaign, in the order in which they joined."""
        return [MemberRow(**row) for row in await self._database.rows(_MEMBERS, of=campaign)]

    async def memberships(self, user: int) -> list[MemberRow]:
        """A user's part in all campaigns on all servers."""
        return [MemberRow(**row) for row in await self._database.rows(_MEMBERSHIPS, whom=user)]

    async def save_member(self, row: MemberRow) -> None:
        """Store a member, or what changed about one; `joined` stays as it was."""
        values = {**msgspec.structs.asdict(row), "name": storable(row.name), "roster": storable(row.roster)}
        await self._database.change(self._save_member, **values)

    async def swap_roster(self, campaign: str, swap: Swap) -> None:
        """Put a roster in place of the one that was read. Raises `LostRace` if it is another one by now."""
        if not await self._database.change(_SWAP, **_swapped(campaign, swap)):
            raise LostRace("the roster has changed meanwhile")

    async def games(self, campaign: str) -> list[CampaignGameRow]:
        """The games of a campaign, in the order in which they were attached."""
        return [_game(row) for row in await self._database.rows(_GAMES, of=campaign)]

    async def game(self, game: str) -> CampaignGameRow | None:
        """What a game is to its campaign; None if it belongs to none."""
        rows = await self._database.rows(_GAME_OF, of=game)
        return _game(rows[0]) if rows else None

    async def attach(self, game: str, campaign: str, at: float) -> bool:
        """Let a game belong to a campaign; False if it belongs to one already."""
        try:
            await self._database.change(_ATTACH, game=game, campaign=campaign, attached=at)
        except Conflict:
            return False
        return True

    async def detach(self, game: str) -> None:
        """Let a game without a result belong to no campaign."""
        await self._database.change(_DETACH, of=game)

    async def set_rounds(self, campaign: str, seen: str, new: str) -> None:
        """Put a tournament's rounds in place of those that were read. Raises `LostRace` if they are others by now."""
        if not await self._database.change(_ROUNDS, of=campaign, seen=seen, new_rounds=new):
            raise LostRace("the rounds have changed meanwhile")

    async def settle(
        self,
        game: str,
        campaign: str,
        ended: float,
        result: str,
        swaps: Sequence[Swap],
        rounds: tuple[str, str] = ("", ""),
    ) -> bool:
        """Keep a game's result and what it changes about the rosters and the ``rounds`` (as read, and after it).

        Together and once; False if it is kept already. Raises `LostRace` if a roster or the rounds are others by now;
        then nothing was written.
        """

        def work(connection: Connection) -> bool:
            kept = {"of": game, "new_ended": ended, "new_result": storable(result)}
            if not connection.execute(_SETTLE, kept).rowcount:
                return False
            for swap in swaps:
                if not connection.execute(_SWAP, _swapped(campaign, swap)).rowcount:
                    raise LostRace("the roster has changed meanwhile")
            redrawn = {"of": campaign, "seen": rounds[0], "new_rounds": rounds[1]}
            if rounds[0] != rounds[1] and not connection.execute(_ROUNDS, redrawn).rowcount:
                raise LostRace("the rounds have changed meanwhile")
            return True

        return await self._database.write(work)

    async def correct(self, game: str, result: str) -> None:
        """Put another result of a game in place of the one that is kept."""
        await self._database.change(_REWRITE, of=game, new_result=storable(result))

    async def unposted(self) -> list[CampaignGameRow]:
        """Games that are over and whose result nobody has been told, the oldest first."""
        return [_game(row) for row in await self._database.rows(_UNPOSTED)]

    async def set_posted(self, game: str, message: int) -> None:
        """Note which message tells a game's result; 0 if there is nothing to tell."""
        await self._database.change(_POSTED, of=game, message=message)

    async def forget(
        self,
        user: int,
        at: float,
        rewrite: Callable[[str, int], str],
        redraw: Callable[[str, int], str],
        clear: Callable[[str], str],
    ) -> None:
        """Take a user out of all campaigns that they joined until then, and as an organiser out of older ones.

        They are gone, nameless, without company, under a number that is nobody's; `rewrite` puts it into a result,
        `redraw` into a tournament's rounds; `clear` takes them out of a desk.
        """
        of = {row.campaign for row in await self.memberships(user) if row.joined <= at}
        reported = await self._database.rows(_REPORTED, number=str(user), until=at)

        def work(connection: Connection) -> None:
            connection.execute(_FOUNDED, {"whom": user, "until": at, "nobody": 0})
            for campaign, desk in connection.execute(_DESKS, {"number": str(user), "until": at}).all():
                connection.execute(_CLEARED, {"of": campaign, "new_desk": storable(clear(desk))})
            for campaign in sorted(of | {row["campaign"] for row in reported}):
                instead = min(NUMBERS_FROM, connection.scalar(_LOWEST, {"of": campaign}) or 0) - 1
                if campaign in of:
                    connection.execute(_HIDE, {"of": campaign, "whom": user, "instead": instead, "left_at": at})
                    if drawn := connection.scalar(_DRAWN, {"of": campaign}):
                        redrawn = {"of": campaign, "seen": drawn, "new_rounds": redraw(drawn, instead)}
                        connection.execute(_ROUNDS, redrawn)
                for row in reported:
                    if row["campaign"] == campaign:
                        other = storable(rewrite(row["result"], instead))
                        connection.execute(_REWRITE, {"of": row["game"], "new_result": other})

        await self._database.write(work)


def _swapped(campaign: str, swap: Swap) -> dict[str, Value]:
    user, seen, new = swap
    return {"of": campaign, "whom": user, "seen": seen, "new_roster": storable(new)}


def _first(rows: Sequence[RowMapping]) -> CampaignRow | None:
    return CampaignRow(**rows[0]) if rows else None


def _game(row: RowMapping) -> CampaignGameRow:
    return CampaignGameRow(**{**row, "seats": _users(row["seats"])})
