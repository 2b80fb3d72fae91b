"""Rapid Attack, MEZ and Unofficial at a declared table: what players declare, and the others agree to or doubt.

Chapter "Principled Judgment Calls", by the rulings ``declared`` and ``cover``.
"""

from __future__ import annotations

from tests.independent.adjudicator import Event
from tests.independent.rapid_attack.attacks import Attacks


class Agreement(Attacks):
    """Stations that a move claims; attacks and spots that wait for their target's player, and for who covers it."""

    def on_stations_claimed(self, event: Event) -> None:
        self.claim = (event["frame"], set(event["stations"]))
        self.hold("Principled Judgment Calls", "who claims", self.frames[event["frame"]].owner, event["by"])

    def on_doubted(self, event: Event) -> None:
        self.holds("Principled Judgment Calls", "another player doubts", event["by"] in self.others(), event)
        self.doubted = event["frame"]
        self.denied = set(event["covering"])

    def on_agreed(self, event: Event) -> None:
        self.agreed_by |= {self.frames[name].owner for name in event["covering"]} or {event["by"]}
        self.doubted, self.denied = None, set()

    def on_spot_claimed(self, event: Event) -> None:
        turn = self.acting(event)
        self.holds("Spot", "limits without two spotting systems", turn.sights < 2, event)
        self.spotting = event["target"]

    def on_spot_denied(self, event: Event) -> None:
        self.hold("Spot", "about cover its own player decides", self.frames[self.spotting].owner, event["by"])
        self.holds("Spot", "one spotting system looks into cover", self.acting(event).sights == 0, event)
        self.acting(event).unseen.add(self.spotting)
        self.spotting, self.doubted = "", None

    def on_withdrawn(self, event: Event) -> None:
        """The acting player gives in: no such station, or no attack, and its die is free."""
        self.hold("Principled Judgment Calls", "who gives in", self.doubted, event["frame"])
        self.doubted = None
        if event["stations"]:
            self.claim[1].difference_update(event["stations"])
            return
        turn = self.acting(event)
        if event["covering"]:
            target = self.frames[str(turn.target)].owner
            self.hold("Principled Judgment Calls", "about cover the defender gives in", target, event["by"])
            turn.covers = [cover for cover in turn.covers or [] if cover["frame"] not in event["covering"]]
            self.denied = set()
            return
        if event["spotted"]:
            turn.unseen.add(event["spotted"])
            self.spotting = ""
            return
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
        """Who may be asked to agree: the holders of claimed stations, or who owns the target or a frame that covers."""
        frame, stations = self.claim
        if frame:
            owner = self.frames[frame].owner
            return {holder for name in stations if (holder := self.holder[name]) not in (None, owner)}
        if self.spotting:
            return {self.frames[self.spotting].owner}
        target = self.frames.get(str(self.turn.target)) if self.turn else None
        if self.turn is None or target is None:
            return set()
        covering = {self.frames[cover["frame"]].owner for cover in self.turn.covers or [] if cover["frame"]}
        return {target.owner} if target.owner not in self.agreed_by else covering - self.agreed_by

    def agrees(self, request: Event) -> tuple[int, set[str]]:
        """Who is asked to agree: the acting player after a doubt, else one of the others."""
        if self.denied and self.turn:
            return self.frames[str(self.turn.target)].owner, {"agree"}
        if self.doubted is not None:
            return self.frames[self.doubted].owner, {"agree"}
        others = self.others()
        return (request["player"] if request["player"] in others else -1), {"agree"}
