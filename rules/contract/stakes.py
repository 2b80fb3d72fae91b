"""What is at stake: what two states of a game differ in for its players, and which last chances are open.

Everything that tells of it reads this: questions, previews, stories, notifications and the finale.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rules.core.event import Outcome

S = TypeVar("S")


class Holding(Struct, frozen=True):
    """Something that a side has. ``kind``: ``frame``, ``station``, ``ship``, ``company`` or ``hva``.

    ``owner``: None where nobody has it; ``counts``: whether it brings its owner points now.
    """

    kind: str
    owner: int | None
    counts: bool = True


class Chance(Struct, frozen=True):
    """A last chance that is open.

    ``kind``: ``hits``: as many wait as the ``unit`` can take, or more; ``fuel``: it drifts at the end of this round;
    ``boarded``: it is fought for at the end of this round; ``round``: no other comes. ``player``: who loses by it
    (None: it concerns everybody). ``points``: what it would bring each player (below 0: cost). ``back``: captured ships
    that would go back to who brought them.
    """

    kind: str
    player: int | None = None
    unit: str = ""
    points: tuple[int, ...] = ()
    back: tuple[str, ...] = ()


class Changed(Struct, frozen=True):
    """A thing whose owner has changed, or that no longer counts.

    ``how``: ``taken`` by ``player`` from ``other`` (None: from nobody); ``freed``: ``other`` no longer has it, and
    nobody has; ``lost``: it is out of the game; ``idle``: it no longer counts for ``other``; ``back``: it counts for
    ``player`` again.
    """

    how: str
    kind: str
    unit: str
    player: int | None = None
    other: int | None = None


class Changes(Struct, frozen=True):
    """What has changed.

    ``things`` that changed hands or were lost. By player the ``points`` won (below 0: lost), and the ``scores`` now.
    ``lead``: the players who lead now, where others led before; None where it is the same. ``chances``: last chances
    that have come up. ``winners``: of a game that is over now.
    """

    things: tuple[Changed, ...] = ()
    points: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    lead: tuple[int, ...] | None = None
    chances: tuple[Chance, ...] = ()
    winners: tuple[int, ...] | None = None

    def __bool__(self) -> bool:
        return bool(self.things or any(self.points) or self.chances) or self.winners is not None

    @property
    def losers(self) -> tuple[int, ...]:
        """The players who have lost something: a thing, points, the lead, or points of another that they let in."""
        own = [thing.other for thing in self.things if thing.other is not None]
        led = leaders(tuple(now - won for now, won in zip(self.scores, self.points, strict=True)))
        led = () if self.lead is None else tuple(player for player in led if player not in self.lead)
        let_in = not self.things and any(self.points)
        poorer = (player for player, won in enumerate(self.points) if won < 0 or (let_in and not won))
        return tuple(dict.fromkeys((*own, *led, *poorer)))


class Stakes(Struct, Generic[S], frozen=True):
    """What counts in a game besides its scores. ``holdings`` by id; ``chances`` that are open."""

    holdings: Callable[[S], Mapping[str, Holding]]
    chances: Callable[[S], tuple[Chance, ...]]


class _Scored(Protocol):
    @property
    def score(self) -> int: ...


class _Played(Protocol):
    """The part of a state that every game has."""

    @property
    def players(self) -> Sequence[_Scored]: ...
    @property
    def outcome(self) -> Outcome | None: ...


def changes_between(stakes: Stakes[Any] | None, before: _Played, after: _Played) -> Changes:
    """What has changed from one state of a game to a later one."""
    scores, earlier = _scores(after), _scores(before)
    ahead = leaders(scores)
    over = after.outcome is not None and before.outcome is None
    return Changes(
        things=() if stakes is None else _things(stakes.holdings(before), stakes.holdings(after)),
        points=tuple(now - was for now, was in zip(scores, earlier, strict=True)),
        scores=scores,
        lead=ahead if ahead != leaders(earlier) else None,
        chances=() if stakes is None or over else _new(stakes.chances(before), stakes.chances(after)),
        winners=after.outcome.winners if after.outcome is not None and over else None,
    )


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The players with the highest score, by number."""
    return tuple(number for number, score in enumerate(scores) if score == max(scores))


def _scores(state: _Played) -> tuple[int, ...]:
    return tuple(player.score for player in state.players)


def _new(before: Sequence[Chance], after: Sequence[Chance]) -> tuple[Chance, ...]:
    known = {(chance.kind, chance.unit) for chance in before}
    return tuple(chance for chance in after if (chance.kind, chance.unit) not in known)


def _things(before: Mapping[str, Holding], after: Mapping[str, Holding]) -> tuple[Changed, ...]:
    found = ((unit, was, after.get(unit)) for unit, was in before.items())
    told = [_told(unit, was, now) for unit, was, now in found if now != was]
    return tuple(changed for changed in told if changed is not None)


def _told(unit: str, was: Holding, now: Holding | None) -> Changed | None:
    if now is None:
        return None if was.owner is None else Changed("lost", was.kind, unit, other=was.owner)
    if now.owner != was.owner:
        how = "freed" if now.owner is None else "taken"
        return Changed(how, was.kind, unit, now.owner, was.owner)
    how = "back" if now.counts else "idle"
    return Changed(how, was.kind, unit, *((now.owner, None) if now.counts else (None, was.owner)))
