"""How a question is put: its id, its facts and the ruling behind it."""

from __future__ import annotations

from typing import Any

from rules.core.request import Option, Request, option
from rules.intercept_orbit.state.state import State

__all__ = ["put", "yes_no"]

_RULINGS = {
    "activate": "tactical-order",
    "target": "orbit-target",
    "range": "orbit-target",
    "defend": "defense",
    "repair": "ship-repair",
    "cover": "orbit-cover",
    "screen": "ship-defense",
    "use-spot": "orbit-spotting",
    "cover-hit": "orbit-cover",
    "loss": "orbit-damage",
    "dodge": "dodging",
    "course": "manoeuvre",
    "ride": "clinging",
    "path": "declared",
    "carry": "drifting",
    "cling": "clinging",
    "avoid": "debris-hit",
    "ram": "collisions",
    "spin": "collisions",
    "debris": "debris-hit",
    "hand": "clinging",
    "edge": "edge-of-space",
    "nudge": "aces",
    "mend": "launching",
    "restore": "launching",
    "refuel": "launching",
    "launch": "launching",
    "spot-target": "orbit-spotting",
}


def put(
    state: State, kind: str, player: int, options: tuple[Option, ...], asset: str | None = None, /, **more: Any
) -> Request:
    """A request; ``frame`` is the asset that acts, ``why`` the ruling behind the question."""
    free = more.pop("free", None)
    acting = {} if asset is None else {"asset": asset, "frame": asset}
    facts = {**acting, "why": _RULINGS.get(kind, kind), **more}
    return Request(f"{kind}-{state.serial}", player, kind, options, free, facts)


def yes_no(yes: str, no: str) -> tuple[Option, ...]:
    return option("yes", yes), option("no", no)
