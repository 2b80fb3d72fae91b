"""Requests of this family: id, facts and the ruling behind each."""

from __future__ import annotations

from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.intercept_orbit.state.state import State

__all__ = ["ORDERED", "YES", "request", "yes_no"]

YES = "yes"
ORDERED = "standing-orders"
"""Why something happened that a player has ordered beforehand."""

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
    "berth": "clinging",
    "mend": "launching",
    "restore": "launching",
    "refuel": "launching",
    "launch": "launching",
    "spot-target": "orbit-spotting",
}


def request(
    state: State,
    kind: str,
    player: int,
    options: tuple[Option, ...],
    asset: str | None = None,
    /,
    *,
    free: Facts | None = None,
    **more: object,
) -> Request:
    """A request. Its facts: the acting asset (``asset`` and ``frame``) and its ``dice`` that are left, with their
    ``faces``; the ruling (``why``), and ``more``."""
    acting = {} if asset is None else {"asset": asset, "frame": asset, **_dice_left(state, asset)}
    facts = {**acting, "why": _RULINGS.get(kind, kind), **more}
    return Request(f"{kind}-{state.serial}", player, kind, options, None if free is None else dict(free), facts)


def _dice_left(state: State, asset: str) -> Facts:
    """The unused dice of the asset that has its turn; nothing for another one, or before the roll."""
    act = state.act if state.stack else None
    if act is None or act.asset != asset:
        return {}
    left = [n for n in range(len(act.dice)) if n not in act.used]
    return {"dice": tuple(act.dice[n] for n in left), "faces": tuple(act.faces[n] for n in left)} if left else {}


def yes_no(yes: str, no: str) -> tuple[Option, ...]:
    """Two options with these labels."""
    return option(YES, yes), option("no", no)
