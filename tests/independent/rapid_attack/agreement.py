"""Rapid Attack, MEZ and Unofficial at a declared table: what players declare, and the others agree to or doubt.

Chapter "Principled Judgment Calls", by the rulings ``declared`` and ``cover``.
"""

from __future__ import annotations

from tests.independent.adjudicator import Event
from tests.independent.rapid_attack.attacks import Attacks

__all__ = ["Agreement"]


class Agreement(Attacks):
    """Stations that a move claims, and attacks that wait for their target's player."""

    def on_stations_claimed(self, event: Event) -> None:
        self.claim = (event["frame"], set(event["stations"]))
        self.hold("Principled Judgment Calls", "who claims", self.frames[event["frame"]].owner, event["by"])

    def on_doubted(self, event: Event) -> None:
        self.holds("Principled Judgment Calls", "another player doubts", event["by"] in self.others(), event)
        self.doubted = event["frame"]

    def on_agreed(self, event: Event) -> None:
        self.doubted = None

    def on_withdrawn(self, event: Event) -> None:
        """The acting player gives in: no such station, or no attack, and its die is free."""
        self.hold("Principled Judgment Calls", "who gives in", self.doubted, event["frame"])
        self.doubted = None
        if event["stations"]:
            self.claim[1].difference_update(event["stations"])
            return
        turn = self.acting(event)
        self.holds("Principled Judgment Calls", "an attack before its dice", not turn.resolved, event)
        turn.used.discard(turn.die)
        turn.attack, turn.covers, turn.spotted = None, None, None

    def on_near_declared(self, event: Event) -> None:
        frame = self.frames[event["frame"]]
        frame.near = self.named(event)
        if self.claim[0] == frame.id:
            self.hold("Principled Judgment Calls", "the stations agreed on", self.claim[1], frame.near)
        self.claim = ("", set())
        if self.turn is not None and self.turn.frame == frame.id:
            self.turn.moving = False
        self.nearing = None
        self.recount()

    def others(self) -> set[int]:
        """Who may be asked to agree: the holders of claimed stations, or the target's player."""
        frame, stations = self.claim
        if frame:
            owner = self.frames[frame].owner
            return {holder for name in stations if (holder := self.holder[name]) not in (None, owner)}
        target = self.frames.get(str(self.turn.target)) if self.turn else None
        return {target.owner} if target else set()

    def agrees(self, request: Event) -> tuple[int, set[str]]:
        """Who is asked to agree: the acting player after a doubt, else one of the others."""
        if self.doubted is not None:
            return self.frames[self.doubted].owner, {"agree"}
        others = self.others()
        return (request["player"] if request["player"] in others else -1), {"agree"}
