"""Intercept Orbit: attacks, cover, damage and spots."""

from __future__ import annotations

from tests.independent.adjudicator import Event
from tests.independent.intercept_orbit.space import CLOSE, Space
from tests.independent.intercept_orbit.state import Asset, Turn

USES = {"defend": "BW", "move": "GW", "attack": "RW", "spot": "YW", "serve": "KW"}


class Attacks(Space):
    """Chapters "Ranges", "Damage", "Cover" and "Spot"."""

    def turn_of(self, event: Event) -> Turn:
        self.falls()
        self.hold("A ship's turn", "whose turn it is", self.turn.asset if self.turn else None, event["asset"])
        assert self.turn is not None
        return self.turn

    def falls(self) -> None:
        """The turn of what is lost in it is over."""
        if self.turn is not None and self.assets[self.turn.asset].gone and not self.owed:
            self.finish()

    def finish(self) -> None:
        self.turn = None
        called = self.assets[self.called.asset] if self.called else None
        if called is not None and (called.ship or called.flies):
            self.turn = self.called
        self.called = None
        if self.turn is None:
            self.passed.clear()

    def take(self, turn: Turn, verb: str, event: Event) -> int:
        die = event["die"]
        legal = die not in turn.used and turn.dice[die][0] in USES[verb]
        self.holds("A ship's turn", f"a die that may {verb}", legal, (turn.dice[die], sorted(turn.used)))
        turn.used.add(die)
        return turn.faces[die]

    # Attacks

    def on_attack_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        named = (turn.target, turn.range)
        self.hold("Shoot", "target and range as declared", named, (event["target"], event["range"]))
        self.holds("Shoot", "once", turn.attack is None, event)
        turn.attack, turn.die = self.take(turn, "attack", event), event["die"]
        self.hold("Shoot", "the value", turn.attack, event["value"])
        self.in_range(self.assets[turn.asset], self.assets[event["target"]], event["range"])

    def on_cover_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        turn.cover = event["cover"]
        if turn.cover is not None:
            cover = self.assets[turn.cover]
            legal = (cover.ship or cover.kind == "debris") and turn.cover not in (turn.asset, turn.target)
            self.holds("Cover", "debris or another ship", legal and turn.range != "dogfight", event)

    def on_spoken(self, event: Event) -> None:
        """Who gives in does not attack, and keeps the die; or nothing is in the way."""
        turn = self.turn
        if event["answer"] != "give-in" or turn is None:
            return
        if event["what"] == "cover":
            turn.cover = None
        elif event["what"] == "attack":
            turn.used.discard(turn.die)
            turn.attack, turn.announced = None, False

    def on_screened(self, event: Event) -> None:
        turn = self.turn
        assert turn is not None
        if event["screen"] is not None:
            screen = self.assets[event["screen"]]
            able = screen.systems.count("B") > 1 if screen.ship else screen.flies and screen.ace == "B"
            mine = screen.owner == event["player"]
            self.holds("Cover", "a ship with two defense systems, or a blue ace", able and mine, event)
            foe = self.assets[str(turn.target)]
            self.holds("Cover", "defensive systems cover ships", foe.ship or not screen.ship, event)
        turn.screen = event["screen"] or turn.screen

    def on_spot_announced(self, event: Event) -> None:
        turn = self.turn_of(event)
        there = (turn.target, sum(self.assets[str(turn.target)].spots))
        self.hold("Spot", "the dice that are announced", there, (event["target"], event["value"]))
        turn.announced = True

    def on_spot_decided(self, event: Event) -> None:
        turn = self.turn_of(event)
        foe = self.assets[str(turn.target)]
        self.hold("Spot", "the dice beside the target", sum(foe.spots), event["value"])
        self.holds("Spot", "used as announced", event["used"] or not turn.announced, event)
        turn.spot = sum(foe.spots) if event["used"] else 0

    def on_attack_resolved(self, event: Event) -> None:
        turn = self.turn_of(event)
        foe = self.assets[str(turn.target)]
        ready = foe.acted or foe.kind == "debris"
        self.holds("Combat order", "an asset attacked that has not acted acts first", ready, foe.id)
        attack, defense = turn.attack or 0, foe.defense or 0
        book = (attack, turn.spot, defense, max(0, attack + turn.spot - defense))
        said = (event["attack"], event["spot"], event["defense"], len(event["dice"]))
        self.hold("Damage", "attack, spot, defense, dice", book, said)
        least = self.least(self.assets[turn.asset], foe, str(turn.range))
        absorbed = event["dice"].count(least) if turn.cover or turn.screen else 0
        hits = sum(die >= least for die in event["dice"]) - absorbed
        self.hold("Damage", "hits and absorbed", (hits, absorbed), (event["hits"], event["absorbed"]))
        turn.resolved = True
        self.spared = bool(turn.spot or foe.spots)
        foe.spots = [] if turn.spot else foe.spots
        self.absorbed = (turn.cover, absorbed)
        self.owed = [[foe.id, hits]] if hits and foe.kind != "debris" else []
        self.dodge = foe.id
        self.breaks = [foe.id] if hits and foe.kind == "debris" else []
        if turn.cover and absorbed and self.assets[turn.cover].kind == "debris":
            self.breaks.append(turn.cover)

    def least(self, attacker: Asset, foe: Asset, at: str) -> int:
        """The lowest face that hits."""
        if attacker.kind == "company" or at == "dogfight":
            return 4 if foe.kind == "company" else 5
        return 4 if at == "assault" else 5

    def on_cover_struck(self, event: Event) -> None:
        cover, absorbed = self.absorbed
        self.hold(
            "Cover", "the covering ship takes what it absorbed", (cover, absorbed), (event["cover"], event["hits"])
        )
        self.holds("Cover", "only for a target that was spotted", self.spared, event)
        self.owed.append([event["cover"], event["hits"]])

    def on_debris_removed(self, event: Event) -> None:
        self.assets[event["asset"]].gone = True
        self.breaks = [name for name in self.breaks if name != event["asset"]]

    def on_dodged(self, event: Event) -> None:
        company = self.assets[event["asset"]]
        self.hold("Dodging away", "the company attacked, once", self.dodge, company.id)
        host = self.assets[event["host"]]
        apart = self.between(company, host)
        touches = company.host == host.id or host.host == company.id or (apart is not None and apart[0] <= CLOSE)
        legal = company.flies and touches and ("G" in company.systems or company.ace == "G")
        self.holds("Dodging away", "touching, with a green die and fuel", legal, event)
        assert company.fuel is not None
        company.fuel -= 1
        self.hold("Dodging away", "one fuel", company.fuel, event["fuel"])
        company.host, self.dodge = None, None
        self.drop(company.id)
        self.owed[0][1] -= 1
        self.settle()

    def settle(self) -> None:
        self.owed = [item for item in self.owed if item[1] > 0]

    def hit(self, event: Event) -> Asset:
        self.hold("Damage", "whose hit it is", self.owed[0][0] if self.owed else None, event["asset"])
        asset = self.assets[event["asset"]]
        choices = len(set(asset.systems)) + (asset.white > 0)
        everything = self.owed[0][1] >= len(asset.systems) + asset.white
        asked = choices < 2 or everything or self.since == 0 or self.boarding is not None
        self.holds("Damage", "its owner chooses what is lost", asked, event)
        self.owed[0][1] -= 1
        self.settle()
        return asset

    def on_system_lost(self, event: Event) -> None:
        asset = self.hit(event)
        self.holds("Damage", "a system that it has", event["system"] in asset.systems, event)
        asset.systems.remove(event["system"])
        asset.lost.append(event["system"])

    def on_white_lost(self, event: Event) -> None:
        asset = self.hit(event)
        asset.white -= 1
        self.hold("Damage", "whites left", asset.white, event["left"])

    def on_ace_lost(self, event: Event) -> None:
        asset = self.hit(event)
        self.hold("Build Your Fleet", "the ace goes last", ([], 0), (asset.systems, asset.white))
        asset.ace = None

    def on_destroyed(self, event: Event) -> None:
        asset = self.assets[event["asset"]]
        left = (asset.systems, asset.white, asset.ace)
        self.hold("Damage", "destroyed when nothing is left", ([], 0, None), left)
        asset.gone, asset.host = True, None
        self.breaks = [name for name in self.breaks if name != asset.id]
        self.owed = [item for item in self.owed if item[0] != asset.id]
        self.drop(asset.id)

    def drop(self, host: str) -> None:
        """What it held is on its own."""
        for other in self.alive():
            if other.host == host:
                other.host = None

    # Spotting and the end

    def on_spot_aimed(self, event: Event) -> None:
        self.turn_of(event).aimed = event["die"]

    def on_spotted(self, event: Event) -> None:
        turn = self.turn_of(event)
        mine, foe = self.assets[turn.asset], self.assets[event["target"]]
        self.holds("Spot", "an enemy TA", foe.owner != mine.owner and (foe.ship or foe.flies), event)
        new = [self.take(turn, "spot", {"die": turn.aimed})]
        big = turn.aimed is not None and turn.dice[turn.aimed] == "Y8"
        extra = next((n for n, die in enumerate(turn.dice) if die == "Y8" and n not in turn.used), None)
        if mine.ace == "Y" and extra is not None:
            turn.used.add(extra)
            new.append(turn.faces[extra])
        book = sorted(foe.spots + new)[-2:] if big or len(new) > 1 else self.spots(foe.spots, new[0])
        self.hold("Spot", "the dice beside the target", sorted(book), sorted(s["value"] for s in event["spots"]))
        foe.spots = book

    def spots(self, old: list[int], new: int) -> list[int]:
        """A die takes the place of the smallest smaller one."""
        if old and min(old) < new:
            return [*sorted(old)[1:], new]
        return old or [new]
