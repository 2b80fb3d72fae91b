"""Intercept Orbit: points, and setting up the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.independent.adjudicator import Adjudicator, Event, by_score
from tests.independent.intercept_orbit.state import SHIPS, Asset, Turn, asset_of
from tests.independent.shapes import Point


class Setup(Adjudicator):
    """Everything before the first round."""

    def __init__(self) -> None:
        super().__init__()
        self.assets: dict[str, Asset] = {}
        self.at: dict[str, Point] = {}
        self.turn: Turn | None = None
        self.attacker: Turn | None = None
        self.called: Turn | None = None
        self.owed: list[list[Any]] = []
        self.passed: set[int] = set()
        self.phase = "bidding"
        self.winner: int | None = None
        self.rolling: list[int] = []
        self.step = 0
        self.put: dict[int, int] = {}
        self.placed_last = -1
        self.first_pick = True
        self.boarded: set[str] = set()
        self.boarding: str | None = None
        self.harm: dict[int, int] = {}
        self.lent: dict[int, int] = {}
        self.clock = 11
        self.breaks: list[str] = []
        self.dodge: str | None = None
        self.spared = False
        self.absorbed: tuple[str | None, int] = (None, 0)
        self.turns: dict[str, tuple[int, int]] = {}
        self.taker: int | None = None

    def on_started(self, event: Event) -> None:
        self.table = event["table"]
        self.seats = len(event["players"])
        for made in event["assets"]:
            self.assets[made["id"]] = asset_of(made)
        self.order, self.scores = list(range(self.seats)), [0] * self.seats

    def alive(self) -> Iterable[Asset]:
        return [asset for asset in self.assets.values() if not asset.gone and asset.kind != "debris"]

    # Points per asset

    def bid(self) -> None:
        """Points and order of a bid."""
        mine = [[asset for asset in self.alive() if asset.owner == player] for player in range(self.seats)]
        assets = [sum(asset.kind != "hva" for asset in fleet) for fleet in mine]
        systems = [sum(len(asset.systems) for asset in fleet if asset.ship) for fleet in mine]
        self.ppa = [5] * self.seats
        for counts in (assets, systems):
            for player, count in enumerate(counts):
                self.ppa[player] += (count == min(counts)) - (count == max(counts))
        self.scores = self.count()
        self.order = by_score(range(self.seats), self.scores)

    def on_bid_counted(self, event: Event) -> None:
        self.bid()
        book = (self.ppa, self.scores, self.order)
        self.hold("Points per Asset", "points, scores, order", book, (event["ppa"], event["scores"], event["order"]))

    def count(self) -> list[int]:
        """Points per asset times ships, HVAs and companies that are not lost."""
        return [
            self.ppa[player] * sum(asset.owner == player and self.counts(asset) for asset in self.alive())
            for player in range(self.seats)
        ]

    def counts(self, asset: Asset) -> bool:
        """Ships and HVAs; companies with fuel, or aboard something of their own side."""
        held = self.assets[asset.host].owner == asset.owner if asset.host else not asset.placed
        return asset.kind != "company" or asset.flies or held

    def leaders(self) -> list[int]:
        return [player for player in self.order if self.scores[player] == max(self.scores)]

    def on_rolled_off(self, event: Event) -> None:
        rolling = self.rolling or self.leaders()
        self.hold("Points per Asset", "who ties for first", sorted(rolling), sorted(event["players"]))
        best = max(event["faces"])
        won = [player for player, face in zip(event["players"], event["faces"], strict=True) if face == best]
        self.hold("Points per Asset", "who wins the roll-off", won[0] if len(won) == 1 else None, event["player"])
        self.winner, self.rolling = event["player"], won if len(won) > 1 else []

    def on_tie_kept(self, event: Event) -> None:
        self.hold("Points per Asset", "the winner decides", self.winner, event["player"])
        self.order = [event["player"], *(player for player in self.order if player != event["player"])]
        self.hold("Points per Asset", "the order", self.order, event["order"])

    def on_withdrawn(self, event: Event) -> None:
        self.hold("Points per Asset", "the winner decides", self.winner, event["player"])
        ships = [name for name in event["assets"] if self.assets[name].ship]
        self.holds("Points per Asset", "one TA, and the companies of its catapults", len(ships) <= 1, event)
        for name in event["assets"]:
            self.hold("Points per Asset", "one's own", event["player"], self.assets.pop(name).owner)

    def on_ace_moved(self, event: Event) -> None:
        company = self.assets[event["company"]]
        others = [asset.ace for asset in self.alive() if asset.owner == company.owner and asset.ace]
        self.hold("Build Your Fleet", "the ace leads another company", ("company", []), (company.kind, others))
        company.ace = event["ace"]

    def on_positions_taken(self, event: Event) -> None:
        book = (self.order[0], self.order[1])
        self.hold("Points per Asset", "defender and primary attacker", book, (event["defender"], event["primary"]))
        self.defender, self.phase = self.order[0], "setup"

    # Placing assets

    def steps(self) -> list[tuple[list[int], tuple[str, ...], int]]:
        """Players, kinds, and how many each may place, in the order of the book's list."""
        first, attackers = [self.order[0]], self.order[1:]
        return [
            (first, ("hva",), 1),
            (first, ("hva",), 99),
            (first, SHIPS, 1),
            (attackers[:1], SHIPS, 1),
            (attackers[1:], SHIPS, 1),
            (attackers, SHIPS, 99),
            (attackers, ("company",), 99),
            (attackers, ("hva",), 99),
            (first, SHIPS, 99),
            (first, ("company",), 99),
        ]

    def placing(self) -> int | None:
        """Who places now: after the last, in turns, of those with any left."""
        while self.step < len(self.steps()):
            players, kinds, most = self.steps()[self.step]
            start = players.index(self.placed_last) + 1 if self.placed_last in players else 0
            ready = [p for p in players[start:] + players[:start] if self.put.get(p, 0) < most and self.left(p, kinds)]
            if ready:
                return ready[0]
            self.step += 1
            self.put.clear()
        return None

    def left(self, player: int, kinds: tuple[str, ...]) -> list[str]:
        return [a.id for a in self.alive() if a.owner == player and a.kind in kinds and not a.placed]

    def on_placed(self, event: Event) -> None:
        asset = self.assets[event["asset"]]
        player = self.placing()
        batch = self.since > 0 and asset.owner == self.placed_last
        self.hold("Placing Assets", "who places", player, player if batch else asset.owner)
        self.placed_last = asset.owner
        self.holds("Placing Assets", "what is placed", asset.kind in self.steps()[self.step][1], event)
        asset.placed, asset.host = True, event["host"]
        self.put[asset.owner] = self.put.get(asset.owner, 0) + 1
        if asset.kind == "company":
            self.board(asset)

    def board(self, asset: Asset) -> None:
        """One company a catapult, on a carrier of one's own."""
        carrier = self.assets[str(asset.host)]
        full = sum(other.host == carrier.id for other in self.alive())
        legal = carrier.owner == asset.owner and full <= carrier.systems.count("K")
        self.holds("Placing Assets", "one company a catapult of its own carrier", legal, (asset.id, carrier.id))

    def on_debris_placed(self, event: Event) -> None:
        self.hold("Placing Assets", "all assets stand before debris", None, self.placing())
        number = sum(asset.kind == "debris" for asset in self.assets.values())
        self.hold("Placing Assets", "debris in tactical order", self.order[number % self.seats], event["player"])
        self.assets[event["asset"]["id"]] = asset_of(event["asset"])
