"""What has just happened in the games that are followed, entry by entry, to be played on the board."""

from collections import OrderedDict, deque

from msgspec import Struct

from render import has_moment
from rules import Event, State
from rules.core.json_input import Facts
from rules.core.memo import without_memo
from table import Change, Game
from table.log import Undone
from text import narrator
from web.replay import board_since, changed_from, parts_of
from web.shown import seen_by

KEPT, GAMES = 16, 64
"""Entries of a game that are kept, and games."""
Moment = tuple[Event, State]


class Replayed(Struct, frozen=True, omit_defaults=True):
    """An entry, or what led to its great moment and then that: its number, who answered (None for somebody without a
    seat), its sentences.

    ``board``: what differs from the step before it, as ``web.replay.changed_from`` says it; of the first all of it.
    ``great``: the sentence of a great moment, such as a goal, that is held for a while.
    """

    seq: int
    by: int | None
    lines: tuple[str, ...]
    board: Facts
    great: str = ""


class _Entry(Struct, frozen=True):
    """An entry's events with the states after them, from the state before it."""

    seq: int
    by: int | None
    moments: tuple[Moment, ...]


class Steps:
    """The newest entries of followed games, ready to be replayed on the board."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, deque[_Entry]] = OrderedDict()

    def clear(self) -> None:
        """Forget all entries."""
        self._games.clear()

    def changed(self, change: Change) -> None:
        """Keep a change's entry. An undo drops the game's earlier entries: there is nothing to replay then."""
        game, before = change.after, change.before
        kept = self._games.setdefault(game.id, deque(maxlen=KEPT))
        self._games.move_to_end(game.id)
        while len(self._games) > GAMES:
            self._games.popitem(last=False)
        if any(isinstance(event, Undone) for event in change.entry.table) or (kept and kept[-1].seq + 1 != game.seq):
            kept.clear()
        told = tuple((event, without_memo(state)) for event, state in change.entry.events)
        if told and before is not None and before.state is not None:
            told = ((told[0][0], without_memo(before.state)), *told)
        kept.append(_Entry(game.seq, game.player_of(change.actor), told))

    def since(self, game: Game, seq: int, player: int | None, locale: str) -> list[Replayed]:
        """The steps after an entry up to the newest, as a player may see them; none where they are not known."""
        kept = [entry for entry in self._games.get(game.id, ()) if seq < entry.seq <= game.seq]
        if len(kept) != game.seq - seq:
            return []
        found, before = list[Replayed](), dict[str, object]()
        for made, moments in [(entry, part) for entry in kept for part in parts_of(entry.moments)]:
            board = board_since(tuple((event, seen_by(state, player)) for event, state in moments))
            told = ((narrator(moment[1]).event_line(locale, *moment), moment) for moment in moments[1:])
            lines = [(line, has_moment(*moment)) for line, moment in told if line]
            great = next((line for line, held in reversed(lines) if held), "")
            whole = changed_from(before, board)
            found.append(Replayed(made.seq, made.by, tuple(line for line, _ in lines), whole, great))
            before = dict(board)
        return found
