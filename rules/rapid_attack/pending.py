"""What a state waits for beside its phase and its activations: immutable, nothing but data."""

from __future__ import annotations

from msgspec import Struct, field

__all__ = ["Claim", "Initiative", "Layout", "PendingHits", "Tie"]


class PendingHits(Struct, frozen=True):
    """Hits that a frame's owner has still to take. ``may_give_ground``: instead of one of them, once an attack."""

    frame: str
    hits: int
    may_give_ground: bool = field(default=False, name="ground")


class Tie(Struct, frozen=True):
    """A tie for the highest score: the tied players, the one who decides now, and those who deferred."""

    tied: tuple[int, ...]
    asked: int
    deferred: tuple[int, ...] = ()

    @property
    def undeferred(self) -> tuple[int, ...]:
        """The tied players who have not deferred."""
        return tuple(player for player in self.tied if player not in self.deferred)


class Initiative(Struct, frozen=True):
    """A frame's initiative dice of this round that still count, lowest first."""

    frame: str
    values: tuple[int, ...]


class Claim(Struct, frozen=True):
    """The stations at which a frame stands, as its player says, while their holders have still to agree.

    ``agreed``: those about which it is settled; ``doubted``: those at which it does not stand, as their holder says.
    """

    frame: str
    stations: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    doubted: tuple[str, ...] = ()


class Layout(Struct, frozen=True):
    """The terrain that players put down in turn. ``asked``: the player who decides now.

    ``content``: those who agreed since the last change; ``changes``: who made each change; ``kind``: of the piece whose
    place is asked for.
    """

    asked: int
    content: tuple[int, ...] = ()
    changes: tuple[int, ...] = ()
    kind: str | None = None
