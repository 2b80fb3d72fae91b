"""Honours: what a game is remembered for, each with the facts that prove it, from its log alone."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct

from rules import Event, State, ruleset_for, ruleset_of
from storage import ResultRow
from table.game import Game, is_bot
from table.history.effective_log import folded_events
from table.log import Entry

CHAIN_LEAST = 3
"""Units in one combat order from which a chain is an honour."""
CUT_SHORT = "cut-short"
"""What is stored beside the honours of a game that a player gave up or its host ended: its scores tell nothing."""
CHANCE_MOST = 0.1
"""The greatest chance with which an attack is an upset."""


class Honour(Struct, frozen=True, omit_defaults=True):
    """One honour: ``first-station``, ``first-ship``, ``first-hva``, ``first-goal``, ``upset``, ``chain``.

    ``player`` by number; ``other``: whose it was. ``units``: the ids of what was taken, of both in an attack, of all in
    a chain. ``chance``: of as many ``hits`` or more with so many ``dice``.
    """

    kind: str
    round: int
    player: int = 0
    other: int = 0
    units: tuple[str, ...] = ()
    hits: int = 0
    dice: int = 0
    chance: float = 1.0


class SeasonBest(Struct, frozen=True):
    """The best of a season: ``closest`` game, ``upset``, ``chain``, in the game of that title.

    ``names`` of the winner and the runner-up, or of the attacker; empty for those forgotten. ``scores`` of both.
    """

    kind: str
    title: str
    names: tuple[str, ...]
    scores: tuple[int, ...] = ()
    honour: Honour = Honour("", 0)


_decode = msgspec.json.Decoder(tuple[Honour, ...]).decode


def written(honours: Sequence[Honour]) -> str:
    """Honours as they are stored."""
    return msgspec.json.encode(honours).decode() if honours else ""


def read_honours(stored: str) -> tuple[Honour, ...]:
    """Stored honours."""
    return _decode(stored) if stored else ()


def honours_of(game: Game, entries: Iterable[tuple[int, Entry]]) -> tuple[Honour, ...]:
    """The honours of a game that is over: of each kind the first or the greatest. Games with bots have none."""
    found: dict[str, Honour] = {}
    if any(is_bot(seat.user) for seat in game.seats):
        return ()
    for before, event, state in folded_events(entries):
        for honour in () if before is None else _honours(before, event, state):
            kind = honour.kind.partition("-")[0]
            if kind not in found or _rank(honour) > _rank(found[kind]):
                found[kind] = honour
    return tuple(found[kind] for kind in ("first", "upset", "chain") if kind in found)


def _honours(before: State, event: Event, state: State) -> Iterator[Honour]:
    rules = ruleset_of(state)
    played, known = rules.round_of(state), rules.honours
    taken = None if known is None else known.taken(before, event)
    if taken is not None and played:
        yield Honour(f"first-{taken.kind}", played, taken.player, taken.other, (taken.unit,))
    chain = () if known is None or known.chain is None else tuple(dict.fromkeys(known.chain(state)))
    if len(chain) >= CHAIN_LEAST:
        yield Honour("chain", played, units=chain)
    for throw in ruleset_for(event).throws(before, event):
        if throw.hits and throw.player is not None and throw.unit and throw.chance <= CHANCE_MOST:
            units, counts = (throw.unit, throw.target), (throw.hits, len(throw.dice), throw.chance)
            yield Honour("upset", played, throw.player, 0, units, *counts)


def _rank(honour: Honour) -> tuple[int, float]:
    """The rank among honours of its kind: the longest chain, the unlikeliest attack; all captures are level."""
    return (len(honour.units), 0.0) if honour.kind == "chain" else (0, 1.0 - honour.chance)


def season_bests(results: Iterable[ResultRow]) -> tuple[SeasonBest, ...]:
    """The closest game, the biggest upset and the longest chain of these results, the earlier ones first."""
    found: dict[str, SeasonBest] = {}
    for best in (best for result in results for best in _bests(result)):
        if best.kind not in found or _height(best) > _height(found[best.kind]):
            found[best.kind] = best
    return tuple(found[kind] for kind in ("closest", "upset", "chain") if kind in found)


def stored_honours(game: Game, entries: Iterable[tuple[int, Entry]]) -> str:
    """What a result keeps of a game for the season's page."""
    outcome = None if game.state is None else game.state.outcome
    short = outcome is not None and outcome.reason in ("resigned", "forfeited", "ended-by-host", "ruled")
    return written((*honours_of(game, entries), *([Honour(CUT_SHORT, 0)] if short else [])))


def _bests(result: ResultRow) -> Iterator[SeasonBest]:
    won = [seat for seat in result.seats if seat.won]
    lost = sorted((seat for seat in result.seats if not seat.won), key=lambda seat: -seat.score)
    honours = read_honours(result.honours)
    played = all(honour.kind != CUT_SHORT for honour in honours)
    if played and len(won) == 1 and lost and won[0].score > lost[0].score:
        pair = (won[0], lost[0])
        yield SeasonBest("closest", result.title, tuple(s.name for s in pair), tuple(s.score for s in pair))
    for honour in honours:
        if honour.kind in ("upset", "chain"):
            names = (result.seats[honour.player].name,) if honour.kind == "upset" else ()
            yield SeasonBest(honour.kind, result.title, names, honour=honour)


def _height(best: SeasonBest) -> tuple[int, float]:
    return (0, -float(best.scores[0] - best.scores[1])) if best.kind == "closest" else _rank(best.honour)
