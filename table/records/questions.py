"""Since when each player's question is the same: a button that was made since then still answers it."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from msgspec import structs

from rules import Request
from table import log
from table.game import Game
from table.log import Entry

_DECISIONS = (log.Answered, log.TimedOut, log.PlayedFor)


def asked_since(
    known: Mapping[int, int], before: Game, after: Game, events: Iterable[log.TableEvent]
) -> Mapping[int, int]:
    """By player with an open question, the entry since which it is the same, given what was ``known`` before.

    A question stays the same through orders, clocks, votes, and what others decide, as long as its kind, options and
    facts do. It is a new one after the player's own decision and after an undo.
    """
    now, was = _questions(after), _questions(before)
    same = {player for player in now if now[player] == was.get(player)} - _renewed(now, events)
    return {player: known.get(player, before.seq) if player in same else after.seq for player in now}


def asked_since_in(entries: Iterable[tuple[int, Entry]], past: Mapping[int, Game]) -> Mapping[int, int]:
    """By player, since which entry a question is open, from a log; ``past``: the game after each entry."""
    log_back = list(entries)[::-1]
    newest = past[log_back[0][0]]
    since = dict.fromkeys(_questions(newest), 0)
    open_still = set(since)
    for (seq, entry), (earlier, _) in pairwise(log_back):
        if not open_still:
            break
        found = asked_since(dict.fromkeys(open_still, 0), past[earlier], past[seq], entry.table)
        changed = {player for player in open_still if found.get(player) == seq}
        since |= dict.fromkeys(changed, seq)
        open_still -= changed
    return since


def _questions(game: Game) -> dict[int, list[Request]]:
    """The open requests by player, without their ids: those count the events of the game."""
    found: dict[int, list[Request]] = {}
    for request in game.requests if game.status == "running" else ():
        found.setdefault(request.player, []).append(structs.replace(request, id=""))
    return found


def _renewed(players: Iterable[int], events: Iterable[log.TableEvent]) -> set[int]:
    """The players whose question counts as new, even if it reads the same as before."""
    told = list(events)
    if any(isinstance(event, log.Undone) for event in told):
        return set(players)
    return {event.player for event in told if isinstance(event, _DECISIONS)}
