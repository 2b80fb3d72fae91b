"""What a game is remembered by: how it ended, its best hit, and what each round has changed."""

from collections.abc import Container, Iterable, Sequence

from msgspec import Struct

from rules import State, Throw, ruleset_for, ruleset_of
from rules.contract.capabilities import Taken
from table import log
from table.history.effective_log import effective_entries, folded_events
from table.log import Entry


class Hit(Struct, frozen=True):
    """An attack that hit: its dice, and the state after it, which has the names of both units."""

    throw: Throw
    state: State


class Ending(Struct, frozen=True):
    """How a game ended: ``played`` to its end, or by the ``user``, who has ``called-off``, ``ended``, ``resigned``,
    ``forfeited`` or ``abandoned`` it, against whom its organiser ``awarded`` it, or whose time was up (``timed-out``);
    ``deserted``: all have stopped coming, the ``user`` last.

    ``before``: the entry before the one that ended it. ``ruled``: its organiser has decided later who has won. ``how``
    the match was decided whose lobby was closed, or whose game was ``awarded``.
    """

    kind: str
    user: int = 0
    before: int = 0
    ruled: bool = False
    how: str = ""


class Retold(Struct, frozen=True):
    """A round (in football a turn) with the states before and after it; ``goals``: each with its scorer."""

    number: int
    before: State
    after: State
    goals: tuple[Taken, ...] = ()


_KINDS: dict[type[log.TableEvent], str] = {
    log.CalledOff: "called-off",
    log.Corrected: "ended",
    log.Resigned: "resigned",
    log.Forfeited: "forfeited",
    log.Abandoned: "abandoned",
    log.Deserted: "deserted",
    log.TimedOut: "timed-out",
}


def ending_of(entries: Sequence[tuple[int, Entry]]) -> Ending:
    """How a game that is over ended."""
    ruled = False
    for seq, entry in reversed(effective_entries(entries)):
        ruled |= any(isinstance(event, log.Ruled) for event in entry.table)
        if any(isinstance(event, log.Revealed | log.CalledOff) for event in entry.table):
            found = {_KINDS[type(event)]: event for event in entry.table if type(event) in _KINDS}
            kind = next((kind for kind in _KINDS.values() if kind in found), "played")
            awarded = any(isinstance(event, log.Forfeited) and event.awarded for event in entry.table)
            by, how = found.get(kind), getattr(found.get(kind), "how", "")
            return Ending("awarded" if awarded else kind, getattr(by, "user", 0), seq - 1, ruled, how)
    return Ending("played")


def rounds_of(entries: Iterable[tuple[int, Entry]]) -> tuple[Retold, ...]:
    """The rounds of a game, in order, that have changed anything for its players."""
    found: dict[int, Retold] = {}
    for before, event, state in folded_events(entries):
        rules = ruleset_of(state)
        number = 0 if before is None else rules.round_of(before)
        if before is None or not number:
            continue
        known = found.get(number) or Retold(number, before, state)
        taken = None if rules.honours is None else rules.honours.taken(before, event)
        goals = (*known.goals, taken) if taken is not None and taken.kind == "goal" else known.goals
        found[number] = Retold(number, known.before, state, goals)
    return tuple(found[number] for number in sorted(found) if _changed(found[number]))


def _changed(one: Retold) -> bool:
    return bool(one.goals or ruleset_of(one.after).changes(one.before, one.after).things)


def best_hit(entries: Iterable[tuple[int, Entry]], people: Container[int]) -> Hit | None:
    """The attack with the most hits on its target, of one of the ``people`` (players' numbers) if any of them has hit;
    of several the one that was least to be expected."""
    best: Hit | None = None

    def rank(throw: Throw) -> tuple[bool, int, float]:
        return throw.player in people, throw.hits or 0, -throw.expected

    for before, event, state in folded_events(entries):
        for throw in ruleset_for(event).throws(before, event):
            if throw.hits and throw.unit and (best is None or rank(throw) > rank(best.throw)):
                best = Hit(throw, state)
    return best
