"""Intercept Orbit: the order of play, who holds what, boarding, and the end of a round."""

from __future__ import annotations

from collections import Counter

from tests.independent.adjudicator import Event, by_score
from tests.independent.intercept_orbit.setup import Setup
from tests.independent.intercept_orbit.state import Asset


class Rounds(Setup):
    """Everything between turns."""

    # Order of play

    def on_round_began(self, event: Event) -> None:
        self.phase = "rounds"
        self.hold("Ending the Round", "the clock", self.clock, event["clock"])
        for asset in self.assets.values():
            asset.acted = False
        self.passed.clear()

    def ready(self, player: int) -> set[str]:
        """Who of a player's may act: ships, HVAs, companies with fuel."""
        return {a.id for a in self.alive() if a.owner == player and not a.acted and (a.kind != "company" or a.flies)}

    def next_player(self) -> int | None:
        if self.first_pick:
            return self.defender
        return next((p for p in self.order if p not in self.passed and self.ready(p)), None)

    def may_pass(self, player: int) -> bool:
        below = self.order[self.order.index(player) + 1 :]
        return any(self.ready(other) and other not in self.passed for other in below)

    def on_passed(self, event: Event) -> None:
        self.hold("Tactical order", "who passes", self.next_player(), event["player"])
        self.holds("Tactical order", "the last with assets left may not pass", self.may_pass(event["player"]), event)
        self.passed.add(event["player"])
        self.first_pick = False

    # Who holds what

    def on_hva_taken(self, event: Event) -> None:
        hva, player = self.assets[event["asset"]], event["player"]
        self.hold("Capturing HVAs", "an HVA of another", ("hva", event["before"]), (hva.kind, hva.owner))
        there = any(asset.owner == player and (asset.ship or asset.flies) for asset in self.alive())
        self.holds("Capturing HVAs", "by a player with TAs", there and player != hva.owner, event)
        hva.owner = player

    def on_ship_captured(self, event: Event) -> None:
        ship = self.assets[event["asset"]]
        self.hold("Capturing and Defending Ships", "by most yellow dice", self.taker, event["player"])
        self.hold("Capturing and Defending Ships", "whose it was", ship.owner, event["before"])
        ship.owner = event["player"]

    def on_ship_returned(self, event: Event) -> None:
        ship = self.assets[event["asset"]]
        self.hold("Abandoning Assets", "to its original owner", ship.builder, event["player"])
        if self.table == "declared":
            self.holds("Abandoning Assets", "no company of the captor is left on it", self.abandoned(ship), event)
        ship.owner = ship.builder

    def abandoned(self, ship: Asset) -> bool:
        held = any(asset.flies and asset.owner == ship.owner and asset.host == ship.id for asset in self.alive())
        return ship.owner != ship.builder and not held

    def on_scores_changed(self, event: Event) -> None:
        self.hold("Points per Asset", "scores", self.count(), event["scores"])
        self.scores = event["scores"]
        self.order = by_score(self.order, self.scores)
        self.hold("Points per Asset", "order", self.order, event["order"])

    def announced(self) -> None:
        if self.phase == "rounds":
            self.hold("Points per Asset", "scores are recounted at once", self.count(), self.scores)
        if self.table == "declared" and self.boarding is None and not self.owed:
            empty = [ship.id for ship in self.alive() if ship.ship and self.abandoned(ship)]
            self.hold("Abandoning Assets", "abandoned ships go home", [], empty)

    # The end of a round

    def on_round_ended(self, event: Event) -> None:
        late = [name for player in range(self.seats) for name in self.ready(player)]
        self.hold("Ending the Round", "all assets have taken their turn", [], late)
        for asset in self.assets.values():
            asset.defense, asset.spots = None, []
        self.boarded.clear()
        self.phase = "ending"

    def contested(self) -> set[str]:
        """Ships with a hostile company in flight clinging to them; on a map others may touch them too."""
        return {
            a.host
            for a in self.alive()
            if a.flies and a.host and self.assets[a.host].ship and self.assets[a.host].owner != a.owner
        }

    def may_touch(self, company: Asset, ship: Asset) -> bool:
        """Whether a company clings to a ship, or on a map may touch it."""
        return company.host == ship.id

    def on_boarding_began(self, event: Event) -> None:
        ship = event["asset"]
        hull, said = self.assets[ship], set(event["players"])
        clings = {hull.owner} | {a.owner for a in self.alive() if a.host == ship and a.flies}
        touches = {a.owner for a in self.alive() if a.flies and self.may_touch(a, hull)}
        self.holds("Capturing and Defending Ships", "a hostile company touches it", len(said) > 1, event)
        self.holds("Capturing and Defending Ships", "who fights", clings <= said <= clings | touches, event)
        self.boarding, self.lent, self.taker = ship, {}, None
        self.boarded.add(ship)

    def on_lent(self, event: Event) -> None:
        if event["side"] is not None:
            self.lent[event["player"]] = event["side"]

    def boarders(self, ship: Asset, player: int, *, most: bool = False) -> list[str]:
        """The dice of a player on a ship: yellow a company and one for the ace, red of the owner's point defense.

        ``most``: with the companies that only may touch it.
        """
        mine = [a for a in self.alive() if a.kind == "company" and a.owner == player]
        mine = [a for a in mine if a.host == ship.id or (most and a.flies and self.may_touch(a, ship))]
        mine = [a for a in mine if a.flies or (a.fuel is None and player == ship.owner)]
        dice = ["Y6"] * (len(mine) + sum(a.ace is not None for a in mine))
        if player == ship.owner:
            full, half = ship.systems.count("Rp"), sum("/" in s and "Rp" in s for s in ship.systems)
            half += sum(s in ("Rs/p", "Ra/p") for s in ship.systems)
            dice += ["R6"] * (2 * (full > 0) + half) + ["R8"] * (full > 1)
        return dice

    def on_boarding_rolled(self, event: Event) -> None:
        ship = self.assets[event["asset"]]
        for roll in event["dice"]:
            least, most = (Counter(self.boarders(ship, roll["player"], most=every)) for every in (False, True))
            self.holds("Capturing and Defending Ships", "the dice", least <= Counter(roll["dice"]) <= most, event)
        yellow = dict.fromkeys(event["players"], 0)
        self.harm = dict.fromkeys(event["players"], 0)
        for roll in event["dice"]:
            side = self.lent.get(roll["player"], roll["player"])
            for die, face in zip(roll["dice"], roll["faces"], strict=True):
                yellow[side] += die[0] == "Y" and face >= 3
                self.harm[side] += {4: 1, 5: 1, 6: 2, 7: 3, 8: 4}.get(face, 0)
        best = [player for player in yellow if yellow[player] == max(yellow.values())]
        self.taker = best[0] if len(best) == 1 and best[0] != ship.owner and best[0] not in self.lent else None
        book = (list(yellow.values()), list(self.harm.values()), self.taker)
        said = (event["successes"], event["harm"], event["winner"])
        self.hold("Capturing and Defending Ships", "yellow dice of 3 and more, harm, who takes it", book, said)
        self.taker, self.harm = event["winner"], dict(zip(event["players"], event["harm"], strict=True))

    def on_harm_spent(self, event: Event) -> None:
        player = event["player"]
        self.holds("Capturing and Defending Ships", "harm left to deal", self.harm.get(player, 0) > 0, event)
        if event["target"] is None:
            self.harm[player] = 0
            return
        self.harm[player] -= 1
        foe = self.assets[event["target"]]
        self.holds("Capturing and Defending Ships", "harm to the others", foe.owner != player, event)
        self.owed = [[foe.id, 1]]

    def on_boarding_ended(self, event: Event) -> None:
        spent = not self.assets[event["asset"]].ship or not any(self.harm.values())
        self.holds("Capturing and Defending Ships", "all harm is dealt", spent or not self.owed, self.harm)
        ship = self.assets[event["asset"]]
        there = any(a.flies and a.owner == self.taker and a.host == ship.id for a in self.alive())
        if ship.ship and self.taker is not None and there:
            self.hold("Capturing and Defending Ships", "who has it", self.taker, ship.owner)
        self.boarding = None

    def on_clock_ticked(self, event: Event) -> None:
        self.holds(
            "Ending the Round", "every boarding is fought", not self.contested() - self.boarded, self.contested()
        )
        self.clock -= 1
        self.hold("Ending the Round", "the clock", self.clock, event["clock"])

    def on_fuel_burned(self, event: Event) -> None:
        flying = {a.id: a.fuel - 1 for a in self.alive() if a.flies and a.fuel}
        said = dict(zip(event["companies"], event["fuel"], strict=True))
        self.hold("Bingo Fuel", "every fuel die goes down", flying, said)
        self.hold("Bingo Fuel", "who is at bingo", {n for n, fuel in flying.items() if fuel == 1}, set(event["bingo"]))
        for name, fuel in flying.items():
            self.assets[name].fuel = fuel

    def on_game_ended(self, event: Event) -> None:
        outcome = event["outcome"]
        self.hold("Ending the Round", "the end at zero", 0, self.clock)
        self.hold("Overview", "scores", self.count(), outcome["scores"])
        best = [player for player in range(self.seats) if self.count()[player] == max(self.count())]
        self.hold("Overview", "the most points win", best, sorted(outcome["winners"]))
        self.over = True

    def compare(self, state: Event) -> None:
        tells = ("owner", "white", "ace", "host", "fuel")
        for said in state["assets"]:
            asset = self.assets.get(said["id"])
            if asset is not None:
                lost = (
                    asset.gone,
                    asset.gone or sorted(asset.systems),
                    *(asset.gone or vars(asset)[name] for name in tells),
                )
                gone = said["left"] is not None
                shown = (gone, gone or sorted(said["systems"]), *(gone or said[name] for name in tells))
                self.hold("Log", "an asset at the end", (asset.id, lost), (asset.id, shown))
