"""Undo: the decisions taken back, and the users who must agree. Nothing is deleted and nothing is rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rules import Stale
from table import log
from table.entry import FoldedEntry
from table.errors import NeedsConsent, NotAllowed
from table.game import Decision, Game, TakeBack, is_bot
from table.permissions import Person, must_be_running
from table.votes.wishes import others_of, proposed

if TYPE_CHECKING:
    from table.table import Table

BY_HOST = "ended-by-host"


class Undo(Struct, frozen=True):
    """A possible undo back to the point after entry ``to``. ``asked``: the users who must agree; none if it is free.

    ``hindsight``: nobody must, since the others are bots, but dice have fallen, and the user will know what they show.
    """

    to: int
    gone: tuple[Decision, ...]
    asked: tuple[int, ...]
    hindsight: bool = False

    @property
    def free(self) -> bool:
        """Whether no other player must agree."""
        return not self.asked


def undo_for(game: Game, user: int) -> Undo:
    """The undo of the user's last decision. Raises ``NotAllowed("nothing-to-undo")``.

    It is free while nobody else has decided, no die has fallen since, and the clock did not decide. Else all whose
    decisions would go must agree; if those are all the user's own, everybody at the table, because the user would know
    what the dice will show. In a game that its host has ended, any player may take that back, if all others agree.
    """
    if game.player_of(user) is None:
        if game.status == "ended":  # they may have resigned
            raise NotAllowed("game-over")
        raise NotAllowed("not-seated")
    others = others_of(game, user)
    if game.state is not None and game.state.outcome is not None and game.state.outcome.reason == BY_HOST:
        return Undo(game.decisions[-1].seq - 1, game.decisions[-1:], others)
    own = [number for number, decision in enumerate(game.decisions) if decision.user == user]
    if not own or game.status == "ended":
        raise NotAllowed("nothing-to-undo")
    gone = game.decisions[own[-1] :]
    touched = {decision.user for decision in gone} & set(others)
    risky = any(decision.rolled or (decision.forced and decision.user == user) for decision in gone)
    asked = tuple(other for other in others if other in touched) if touched else others if risky else ()
    peeks = not others and any(is_bot(seat.user) for seat in game.seats) and any(made.rolled for made in gone)
    return Undo(gone[0].seq - 1, gone, asked, peeks)


async def take_back(
    table: Table,
    game_id: str,
    person: Person,
    *,
    seq: int,
    to: int | None = None,
    ask: bool = False,
    interaction: int | None = None,
) -> Game:
    """Take back the person's last decision; ``ask`` the users concerned to agree, if there are any.

    The person has seen at entry ``seq`` what would go: everything after ``to``. Raises ``Stale`` if it is something
    else now (without ``to``: if anything has happened since), ``NeedsConsent`` where it is not free and ``ask`` is
    false, ``NotAllowed``.
    """

    await must_not_count(table, game_id)

    def step(game: Game, secret: bytes) -> FoldedEntry:
        if game.status != "ended":
            must_be_running(game)
        if seq != game.seq and to is None:
            raise Stale("stale-undo")
        undo = undo_for(game, person.user)
        if to not in (None, undo.to) or undo.gone[-1].seq > seq:
            raise Stale("stale-undo")
        if undo.free:
            return FoldedEntry.of(log.Undone(undo.to), *([log.SawAhead(person.user)] if undo.hindsight else []))
        if not ask:
            raise NeedsConsent("undo-needs-consent", decisions=len(undo.gone))
        return proposed(table, game, person.user, TakeBack(undo.to), undo.asked)

    return await table.change(game_id, person, step, interaction)


async def must_not_count(table: Table, game_id: str) -> None:
    """Raises ``NotAllowed("reopened-campaign")`` for a campaign's game that is over: its result counts there."""
    game = await table.game(game_id)
    if game.status == "ended" and await table.storage.campaigns.game(game_id) is not None:
        raise NotAllowed("reopened-campaign")
