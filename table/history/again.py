"""A moment of a game that is over, played once more: a game of its own that stands as that one stood."""

import secrets

from msgspec import structs

from rules.field import read_field
from storage import NewGame
from table import log
from table.errors import NotAllowed
from table.fields import photograph_of
from table.fold import fold
from table.game import Game, is_bot
from table.history.steps import must_be_over
from table.lobby import new_bot
from table.permissions import Person, must_be_seated
from table.records.provable_dice import SCHEME, commitment_of
from table.records.threads import in_thread
from table.table import Table
from table.time.controls import TimeControl


async def play_again(
    table: Table, game: Game, person: Person, seq: int, bot: log.Joined, *, interaction: int | None = None
) -> Game:
    """Open a game in the channel that stands as another one did before an entry, with other dice: the person in their
    own seat, bots in all others; like ``bot``, where people sat. It counts for nothing, as an imported one.

    Raises ``NotAllowed``: as ``must_be_over``; ``not-seated``, ``again-gone``, ``game-here-already``.
    """
    must_be_over(game)
    player = must_be_seated(game, person)
    row = await table.storage.games.get(game.id)
    entries = [(number, _uncounted(entry)) for number, entry in await table.entries(game.id) if number < seq]
    stored = zip(await table.storage.games.entries(game.id), entries, strict=False)
    rows = [structs.replace(one, interaction=None, payload=log.encode(entry)) for one, (_, entry) in stored]
    game_id, secret, now = secrets.token_hex(5), secrets.token_bytes(32), table.clock.now()
    cut = await in_thread(fold, game_id, game.channel, entries) if entries else None
    if row is None or cut is None or cut.status != "running":
        raise NotAllowed("again-gone")
    code = cut.options.get("field")
    picture = await photograph_of(table.storage, read_field(code)) if code and cut.table == "map" else None
    begun = log.Imported(person.user, person.name, game.id, "" if picture is None else picture.id, seq)
    dice = log.Seeded(SCHEME, commitment_of(secret), game_id, ())
    clocks = () if cut.time == TimeControl() else (log.TimeSet(person.user, TimeControl()),)
    last = log.Entry((begun, dice, *clocks, *_seated(cut, player, person, bot)))
    entries = [*entries, (len(rows) + 1, last)]
    again = await in_thread(fold, game_id, game.channel, entries)
    new = NewGame(game_id, row.guild, game.channel, person.user, game.ruleset, secret, now)
    own = structs.replace(rows[-1], seq=len(entries), at=now, actor=person.user, interaction=interaction)
    await table.store(new, [*rows, structs.replace(own, payload=log.encode(last))], again)
    return await table.game(game_id)


def _uncounted(entry: log.Entry) -> log.Entry:
    """The entry of a game that is no mission, no match, and not rated."""
    return structs.replace(entry, table=tuple(map(_event_uncounted, entry.table)))


def _event_uncounted(event: log.TableEvent) -> log.TableEvent:
    match event:
        case log.Opened():
            return structs.replace(event, mission="", rated=False)
        case log.Attached():
            return structs.replace(event, campaign="", match=False)
        case log.RatedSet():
            return structs.replace(event, rated=False)
    return event


def _seated(cut: Game, player: int, person: Person, bot: log.Joined) -> list[log.Replaced]:
    """The seats that change hands."""
    found = list[log.Replaced]()
    for number, seat in enumerate(cut.seats):
        level = bot.level
        if number == player:
            if seat.user == person.user:
                continue
            comes, level = person, ""
        elif is_bot(seat.user):
            continue
        else:
            comes = new_bot(cut, bot.name)
        found.append(log.Replaced(person.user, number, seat.user, comes.user, comes.name, level))
        seats = tuple(
            structs.replace(one, user=comes.user, name=comes.name) if n == number else one
            for n, one in enumerate(cut.seats)
        )
        cut = structs.replace(cut, seats=seats)
    return found
