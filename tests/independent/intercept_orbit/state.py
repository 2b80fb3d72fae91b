"""An asset in space, and its turn under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.independent.adjudicator import Event

SHIPS = ("capital", "frigate")


@dataclass
class Asset:
    """A ship, company, HVA or piece of debris; ``builder`` is whose it was, ``owner`` whose it is."""

    id: str
    kind: str
    owner: int
    builder: int
    systems: list[str]
    white: int
    ace: str | None = None
    lost: list[str] = field(default_factory=list)
    fuel: int | None = None
    host: str | None = None
    placed: bool = False
    gone: bool = False
    acted: bool = False
    defense: int | None = None
    spots: list[int] = field(default_factory=list)

    @property
    def flies(self) -> bool:
        """A company with fuel."""
        return self.kind == "company" and not self.gone and bool(self.fuel)

    @property
    def ship(self) -> bool:
        return self.kind in SHIPS and not self.gone


@dataclass
class Turn:
    """An asset's turn under way."""

    asset: str
    target: str | None = None
    range: str | None = None
    dice: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    used: set[int] = field(default_factory=set)
    launched: int = 0
    boost: int = 0
    pips: int = 0
    speed: int = 4
    attack: int | None = None
    die: int = -1
    cover: str | None = None
    screen: str | None = None
    spot: int = 0
    announced: bool = False
    resolved: bool = False
    moved: bool = False
    aimed: int | None = None
    serving: int = 0


def asset_of(made: Event) -> Asset:
    """An asset as the log writes it."""
    kept = ("id", "kind", "owner", "builder", "white", "ace", "host", "placed")
    return Asset(**{name: made[name] for name in kept}, systems=list(made["systems"]), lost=list(made["lost"]))
