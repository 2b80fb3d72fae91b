"""Standing orders as data: what a player has decided beforehand (RULINGS 1.5)."""

from __future__ import annotations

from msgspec import Struct, field

__all__ = ["WHITE", "FrameOrder", "Orders", "OwnOrder"]

WHITE = "W"
"""A white die among the losses."""


class FrameOrder(Struct, frozen=True):
    """Standing order for a frame that an attack calls up (values: ``turn.follow_orders``). None: ask the owner."""

    target: str | None = None
    defend: str | None = None
    then: str | None = None


class OwnOrder(Struct, frozen=True):
    """The order for one frame; for what it leaves open, the order for all frames counts."""

    frame: str
    order: FrameOrder = field(name="plan")


class Orders(Struct, frozen=True):
    """A player's standing orders: ``losses`` in their order, ``give_ground`` (None: ask), and for called-up frames.

    ``agrees``: to what others declare.
    """

    player: int
    losses: tuple[str, ...] = ()
    give_ground: bool | None = field(default=None, name="ground")
    for_all: FrameOrder = field(default=FrameOrder(), name="plan")
    frames: tuple[OwnOrder, ...] = ()
    agrees: bool = False

    def own_order(self, frame: str) -> FrameOrder:
        """The frame's own order; an empty one if there is none."""
        return next((item.order for item in self.frames if item.frame == frame), FrameOrder())

    def order_for(self, frame: str) -> FrameOrder:
        """The frame's own order, completed by the order for all."""
        own, common = self.own_order(frame), self.for_all
        return FrameOrder(own.target or common.target, own.defend or common.defend, own.then or common.then)
