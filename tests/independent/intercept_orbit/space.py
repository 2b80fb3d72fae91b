"""Intercept Orbit on a map: where everything is, ranges, and who is alone at an HVA.

Bases are measured by the circles in them and around them: what lies between the two is in doubt, and right either way.
"""

from __future__ import annotations

from tests.independent.adjudicator import Event
from tests.independent.intercept_orbit.rounds import Rounds
from tests.independent.intercept_orbit.state import Asset
from tests.independent.shapes import Point, apart

CLOSE = 0.1
CIRCLES = {
    "capital": (1.0, 1.42),
    "frigate": (0.5, 1.12),
    "hva": (0.5, 1.12),
    "company": (0.5, 0.5),
    "debris": (0.5, 0.71),
}
"""Radii of the circles in and around a base, by kind."""
RANGES = {"dogfight": (-1.0, 1.0), "point-defense": (1.0, 2.0), "assault": (2.0, 8.0), "support": (8.0, 999.0)}


class Space(Rounds):
    """What only a map can measure."""

    def see(self, event: Event) -> None:
        super().see(event)
        if self.table == "map":
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Where an event leaves things."""
        name = event.get("debris") or event.get("company") or event.get("asset")
        at = event.get("to") or event.get("at")
        if event["type"].endswith("Nudged"):
            name = event["asset"]
        if isinstance(name, dict):
            name, at = name["id"], name["at"]
        if at and isinstance(name, str):
            self.at[name] = (at[0], at[1])
        for one, place in zip(event.get("assets", ()), event.get("places", ()), strict=False):
            self.at[one] = (place[0], place[1])

    def between(self, one: Asset, other: Asset) -> tuple[float, float] | None:
        """The least and the most that two bases can be apart."""
        spots: list[Point | None] = [self.at.get(one.id), self.at.get(other.id)]
        if spots[0] is None or spots[1] is None:
            return None
        far = apart(spots[0], spots[1])
        inner, outer = (CIRCLES[one.kind][size] + CIRCLES[other.kind][size] for size in (0, 1))
        return far - outer, far - inner

    def in_range(self, one: Asset, other: Asset, name: str) -> None:
        """Check a range; close calls go to who acts, what touches the same ship is near enough."""
        found = self.between(one, other)
        both = {one.id, one.host} & {other.id, other.host} - {None}
        touching = any(name in (one.id, other.id) or self.assets[str(name)].ship for name in both)
        if found is None or touching or (name == "dogfight" and self.on_one_hull(one, other)):
            return
        low, high = RANGES[name]
        legal = found[0] <= high + CLOSE and found[1] >= low - CLOSE
        if not legal and one.ship and other.kind == "company" and other.host and name == "point-defense":
            hull = self.between(one, self.assets[other.host])
            legal = hull is not None and hull[0] <= high + CLOSE
        self.holds("Ranges", f"in {name}", legal, (one.id, other.id, found))

    def on_one_hull(self, one: Asset, other: Asset) -> bool:
        """Whether both may touch one ship, wherever they cling."""
        hulls = (ship for ship in self.alive() if ship.ship)
        return any(all(self.may_touch(each, ship) for each in (one, other)) for ship in hulls)

    def may_touch(self, company: Asset, ship: Asset) -> bool:
        if ship.id in (company.id, company.host):
            return True
        found = self.between(company, ship) if company.kind == "company" and self.table == "map" else None
        return found is not None and found[0] <= CLOSE

    def near(self, hva: Asset) -> tuple[set[int], set[int]]:
        """The players who surely have a TA within 2 of an HVA, and those who may have."""
        sure, maybe = set(), set()
        for asset in self.alive():
            found = self.between(hva, asset)
            if found is not None and (asset.ship or asset.flies):
                sure |= {asset.owner} if found[1] <= 2 else set()
                maybe |= {asset.owner} if found[0] <= 2 + CLOSE else set()
        return sure, maybe

    def announced(self) -> None:
        super().announced()
        if self.table == "map" and self.phase == "rounds" and self.turn is None:
            for hva in self.alive():
                sure, maybe = self.near(hva) if hva.kind == "hva" else (set(), set())
                if len(sure) == 1 and sure == maybe:
                    self.hold("Capturing HVAs", "who is alone at it", (hva.id, sure), (hva.id, {hva.owner}))

    def on_hva_taken(self, event: Event) -> None:
        hva, player = self.assets[event["asset"]], event["player"]
        if self.table == "map":
            sure, maybe = self.near(hva)
            self.holds("Capturing HVAs", "alone within 2", player in maybe and sure <= {player}, (event, sure, maybe))
        super().on_hva_taken(event)
