"""Intercept Orbit, adjudicated from its book."""

from __future__ import annotations

from collections import Counter

from tests.independent.adjudicator import Event
from tests.independent.intercept_orbit.attacks import Attacks
from tests.independent.intercept_orbit.state import Asset, Turn

CODES = {"point-defense": "p", "assault": "a", "support": "s"}


class InterceptOrbit(Attacks):
    """The turns of ships, companies and HVAs."""

    quiet = frozenset(
        [
            "PlacingBegan",
            "SetUpReady",
            "DebrisEnded",
            "RepairEnded",
            "LetPass",
            "Stopped",
            "JourneyEnded",
            "CollisionEnded",
            "Shifted",
            "Berthed",
            "NotHanded",
            "NudgeDeclined",
            "DodgeDeclined",
            "BerthsKept",
            "Nudged",
            "CoverSpared",
            "DebrisPushed",
            "Abstained",
            "HvaClaimed",
        ]
    )

    def on_activated(self, event: Event) -> None:
        asset = self.assets[event["asset"]]
        self.holds("Tactical order", "an asset acts once a round", not asset.acted, asset.id)
        if event["under"] is not None:
            attack = self.turn
            named = (attack.asset, attack.target) if attack and attack.attack is not None else None
            self.hold("Combat order", "the asset attacked acts next", named, (event["under"], asset.id))
            self.attacker = attack
        else:
            self.falls()
            self.holds("Tactical order", "one chain at a time", self.turn is None, asset.id)
            self.hold("Tactical order", "who picks", self.next_player(), asset.owner)
            self.holds("Tactical order", "an asset that has turns", asset.id in self.ready(asset.owner), asset.id)
        self.first_pick = False
        asset.acted = True
        self.turn = Turn(asset.id)

    def targets(self, mine: Asset) -> set[str]:
        """Enemy ships and companies with fuel, and debris."""
        foes = {a.id for a in self.alive() if a.owner != mine.owner and (a.ship or a.flies)}
        return foes | {a.id for a in self.assets.values() if a.kind == "debris" and not a.gone} | {"none"}

    def on_targeted(self, event: Event) -> None:
        turn = self.turn_of(event)
        legal = event["target"] in self.targets(self.assets[turn.asset])
        self.holds("Declare your target", "an enemy TA or debris", legal, event)
        turn.target = event["target"]

    def ranges(self, mine: Asset, target: str | None) -> set[str]:
        """Ranges at which an asset may attack a target."""
        if mine.kind == "company":
            return {"dogfight"} | ({"point-defense", "assault"} if mine.ace == "R" else set())
        armed = {name for name, code in CODES.items() if any(self.weapon(s, code) for s in mine.systems)}
        company = target in self.assets and self.assets[str(target)].kind == "company"
        return {"dogfight"} | (armed & {"point-defense"} if company else armed)

    def weapon(self, system: str, code: str) -> bool:
        return system[0] == "R" and code in system.replace("R", "").split("/")

    def on_range_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        legal = self.ranges(self.assets[turn.asset], turn.target)
        self.holds("Ranges", "a range for this weapon and target", event["range"] in legal, (legal, event["range"]))
        turn.range = event["range"]

    def on_rolled(self, event: Event) -> None:
        turn = self.turn_of(event)
        asset = self.assets[turn.asset]
        self.hold("Build Your Fleet", "the pool", self.pool(asset, turn), event["dice"])
        legal = all(1 <= face <= int(die[1:]) for die, face in zip(event["dice"], event["faces"], strict=True))
        self.holds("Build Your Fleet", "faces that the dice have", legal, event["faces"])
        turn.dice, turn.faces = event["dice"], event["faces"]

    def pool(self, asset: Asset, turn: Turn) -> list[str]:
        """The dice of a turn, in the order of the protocol."""
        has = Counter(asset.systems)
        if asset.kind == "company":
            armed = turn.range is not None
            ace = {asset.ace: 1} if asset.ace else {}
            dice = ["W6"] * asset.white + ["B6"] * has["B"] + ["B8"] * ace.get("B", 0) + ["G6"] * has["G"]
            dice += ["G8"] * ace.get("G", 0) + ["Y6"] * has["Y"] + ["Y8"] * ace.get("Y", 0)
            return dice + ["R6"] * (has["R"] * armed) + ["R8"] * (ace.get("R", 0) * armed)
        green = ["G6"] * (asset.kind == "frigate")
        dice = ["W6"] * asset.white + ["B6"] * has["B"] + green + ["Y6"] * (has["Y"] > 0)
        return dice + self.guns(asset, turn) + ["K6"] * {0: 0, 1: 1, 2: 3}[has["K"]]

    def guns(self, ship: Asset, turn: Turn) -> list[str]:
        code = CODES.get(str(turn.range))
        if code is None:
            return []
        weapons = [system for system in ship.systems if self.weapon(system, code)]
        full = sum("/" not in system for system in weapons)
        return ["R6"] * (2 * (full > 0) + len(weapons) - full) + ["R8"] * (full > 1)

    def on_defended(self, event: Event) -> None:
        turn = self.turn_of(event)
        value = 0 if event["die"] is None else self.take(turn, "defend", event)
        self.hold("Defend", "the value", value, event["value"])
        self.assets[turn.asset].defense = value
        if self.attacker is not None:
            self.turn, self.called, self.attacker = self.attacker, turn, None

    def on_repaired(self, event: Event) -> None:
        turn = self.turn_of(event)
        ship, die = self.assets[turn.asset], event["die"]
        legal = die not in turn.used and (turn.dice[die], turn.faces[die]) == ("W6", 6)
        self.holds("Repair Your Ship", "a white six", legal, event)
        self.holds("Repair Your Ship", "a system that it lost", event["system"] in ship.lost and ship.ship, event)
        turn.used.add(die)
        ship.lost.remove(event["system"])
        ship.systems.append(event["system"])

    # Movement

    def on_boosted(self, event: Event) -> None:
        turn = self.turn_of(event)
        turn.boost = 0 if event["die"] is None else self.take(turn, "move", event)
        self.hold("Move and Maneuver", "the pips", turn.boost, event["value"])

    def on_course_set(self, event: Event) -> None:
        turn = self.turn_of(event)
        asset, clicks = self.assets[turn.asset], event["clicks"]
        bent = sum(click != 0 for click in clicks)
        most = 2 if asset.kind == "frigate" else 1
        self.holds("Move and Maneuver", "clicks at one hinge", all(abs(click) <= most for click in clicks), clicks)
        if asset.kind == "company":
            return
        if asset.kind == "hva":
            self.holds("Move and Maneuver", "an HVA: 4 ahead, one click", event["speed"] == 4 and bent <= 1, event)
        else:
            pips = abs(event["speed"] - 4) + bent
            self.holds("Move and Maneuver", "no reverse, within the pips", 0 <= pips <= turn.boost, (pips, turn.boost))
            turn.pips = turn.boost - pips
            self.hold("Move and Maneuver", "pips left", turn.pips, event["pips"])
        turn.speed, turn.moved = event["speed"], True

    def on_avoided(self, event: Event) -> None:
        turn = self.turn_of(event)
        turn.pips -= 1
        self.hold("Move and Maneuver", "a pip to avoid debris", max(0, turn.pips), event["pips"])

    def on_went(self, event: Event) -> None:
        asset = self.assets[event["asset"]]
        if asset.kind == "company":
            asset.host = event["host"]
        else:
            self.holds(
                "Move and Maneuver",
                "no farther than its speed",
                event["length"] <= self.turn_of(event).speed + 0.02,
                event,
            )

    def on_path_declared(self, event: Event) -> None:
        mover = self.assets[event["asset"]]
        kept = any(contact["how"] == "host" and contact["asset"] == mover.host for contact in event["contacts"])
        if mover.kind == "company" and not kept:
            mover.host = None

    def on_moved(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.hold("Move", "the value", self.take(turn, "move", event), event["value"])
        turn.moved = True

    def on_ram_decided(self, event: Event) -> None:
        mover, other = self.assets[event["asset"]], self.assets[event["target"]]
        deciders = self.deciders(mover, other)
        self.holds("Ramming", "who decides", event["player"] in deciders, (deciders, event["player"]))

    def deciders(self, mover: Asset, other: Asset) -> set[int]:
        """Green aces aboard; else a frigate alone; against an HVA the ship; else the mover, then the other."""
        ships = {asset.id for asset in (mover, other) if asset.ship}
        aces = {a.owner for a in self.alive() if a.flies and a.ace == "G" and a.host in ships}
        if aces:
            return aces
        for one, two in ((mover, other), (other, mover)):
            if one.kind == "hva" or (two.kind == "frigate" and one.kind == "capital"):
                return {two.owner}
        return {mover.owner, other.owner}

    def on_collided(self, event: Event) -> None:
        turn, rammer, target = self.turn, self.assets[event["asset"]], self.assets[event["target"]]
        self.holds(
            "Collision dice", "the asset that moves", turn is not None and turn.asset in (rammer.id, target.id), event
        )
        assert turn is not None
        self.holds("Collision dice", "HVAs never ram", rammer.kind != "hva" or target.kind == "debris", event)
        number = 0 if rammer.kind == "hva" else turn.speed
        self.hold("Collision dice", "as many as the speed", (turn.speed, number), (event["speed"], len(event["dice"])))
        taken, hits = sum(die <= 2 for die in event["dice"]), sum(die >= 4 for die in event["dice"])
        said = (event["taken"], event["hits"])
        self.hold("Collision dice", "1 and 2 to the rammer, 4 to 6 to the target", (taken, hits), said)
        self.owed = [[a.id, n] for a, n in ((rammer, taken), (target, hits)) if n and a.ship]
        self.turns = {target.id: (rammer.owner, hits), rammer.id: (target.owner, taken)}

    def on_spun(self, event: Event) -> None:
        owner, most = self.turns.get(event["asset"], (None, 0))
        self.hold("Collision dice", "each turns the other's ship", owner, event["player"])
        self.holds("Collision dice", "by no more clicks than hits", abs(event["clicks"]) <= most, event)

    def on_edge_turned(self, event: Event) -> None:
        owner = self.assets[event["asset"]].owner
        book = next(player for player in self.order if player != owner)
        self.hold("The Edge of the Table", "the highest of the others turns it", book, event["player"])

    def on_lost_in_space(self, event: Event) -> None:
        """Companies aboard, and those that they carry."""
        aboard = {a.id for a in self.alive() if a.host == event["asset"]}
        aboard |= {a.id for a in self.alive() if a.host in aboard}
        self.hold("The Edge of the Table", "what clings to it is lost", aboard, set(event["companies"]))
        for name in (event["asset"], *event["companies"]):
            self.assets[name].gone, self.assets[name].host = True, None

    # Companies

    def on_clung(self, event: Event) -> None:
        self.assets[event["company"]].host = event["host"]

    def on_ride_decided(self, event: Event) -> None:
        if not event["rides"]:
            self.assets[event["company"]].host = None

    def on_carried(self, event: Event) -> None:
        company = self.assets[event["company"]]
        self.holds("Bingo Fuel", "a drifting company", not company.flies and company.host is None, event)
        company.host = event["host"]

    def on_handed(self, event: Event) -> None:
        company = self.assets[event["company"]]
        self.hold("Ramming", "from the ship that holds it", company.host, event["host"])
        company.host = event["to_ship"]

    def on_left_behind(self, event: Event) -> None:
        company = self.assets[event["company"]]
        company.host = None if company.host == event["host"] else company.host

    def on_released(self, event: Event) -> None:
        company = self.assets[event["company"]]
        company.host, company.fuel = None, company.fuel or 0

    def on_drifted(self, event: Event) -> None:
        company = self.assets[event["asset"]]
        self.holds("Bingo Fuel", "without fuel", not company.fuel, event)
        company.fuel = 0

    def on_fuel_aimed(self, event: Event) -> None:
        self.serve(event)

    def on_mend_aimed(self, event: Event) -> None:
        self.serve(event)

    def serve(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Launch, Fueling, and Repairing", "after the move", turn.moved, event)
        turn.serving = self.take(turn, "serve", event)
        self.hold("Launch, Fueling, and Repairing", "the value", turn.serving, event["value"])

    def served(self, event: Event) -> Asset:
        turn, company = self.turn_of(event), self.assets[event["company"]]
        ship = self.assets[turn.asset]
        legal = ship.ship and "K" in ship.systems and company.host == ship.id and company.owner == ship.owner
        self.holds("Launch, Fueling, and Repairing", "one's own company at a carrier", legal, event)
        return company

    def on_fuelled(self, event: Event) -> None:
        company = self.served(event)
        values = {self.turn_of(event).serving, company.fuel}
        self.holds(
            "Launch, Fueling, and Repairing", "the die, or the fuel that it has", event["value"] in values, event
        )
        company.fuel = event["value"]

    def on_launched(self, event: Event) -> None:
        turn, company = self.turn_of(event), self.assets[event["company"]]
        turn.launched += 1
        catapults = self.assets[turn.asset].systems.count("K")
        self.holds("Launch, Fueling, and Repairing", "one launch a catapult", turn.launched <= catapults, event)
        company.host = event["host"]

    def on_mending_began(self, event: Event) -> None:
        self.served(event)

    def on_mended(self, event: Event) -> None:
        company = self.assets[event["company"]]
        for system in event["systems"]:
            if system == "white":
                company.white += 1
            else:
                self.holds("Launch, Fueling, and Repairing", "what it has lost", system in company.lost, event)
                company.lost.remove(system)
                company.systems.append(system)
        total = len(company.systems) + company.white
        self.holds(
            "Launch, Fueling, and Repairing", "no more than the die", total <= max(6, 0) and company.white <= 2, total
        )

    def on_activation_ended(self, event: Event) -> None:
        turn = self.turn_of(event)
        fair = turn.attack is None or turn.resolved
        self.holds("Shoot", "an attack is resolved", fair and not self.owed, event)
        self.finish()

    # Questions

    def expected(self, request: Event) -> tuple[int, set[str]]:
        kind, player = request["kind"], request["player"]
        if kind not in ("loss", "spin", "debris"):
            self.falls()
        if self.phase == "bidding":
            return self.winner if self.winner is not None else -1, {"tie"}
        if self.phase == "setup":
            placing = self.placing()
            number = sum(asset.kind == "debris" for asset in self.assets.values())
            return (self.order[number % self.seats] if placing is None else placing), {"deploy", "where"}
        if self.owed or kind in ("loss", "dodge"):
            return (self.assets[self.owed[0][0]].owner if self.owed else -1), {"loss", "dodge"}
        if self.boarding is not None:
            return player if self.harm.get(player) or kind == "lend" else -1, {"harm", "lend"}
        if self.turn is None:
            found = self.next_player()
            return -1 if found is None else found, {"activate"}
        others = {"ram", "spin", "edge", "screen", "ride", "cling", "nudge", "berth", "agree"}
        return (player if kind in others else self.assets[self.turn.asset].owner), {kind}

    def offered(self, request: Event) -> None:
        choices = {option["choice"] for option in request["options"]}
        if request["kind"] == "activate":
            player = request["player"]
            book = self.ready(player) | ({"pass"} if self.may_pass(player) else set())
            self.hold("Tactical order", "who may act, and whether to pass", book, choices - {"hvas"})
        elif request["kind"] == "target" and self.table == "declared" and self.turn is not None:
            self.offered_targets(self.assets[self.turn.asset], choices)
        elif request["kind"] == "range" and self.table == "declared" and self.turn is not None:
            legal = self.ranges(self.assets[self.turn.asset], self.turn.target)
            self.hold("Ranges", "at what range", legal, choices)
        self.hold("Cover", "debris that absorbed or was hit is gone", [], self.breaks)

    def offered_targets(self, mine: Asset, choices: set[str]) -> None:
        """Targets, or targets with a range each, like ``B1@dogfight``."""
        self.hold("Declare your target", "whom", self.targets(mine), {choice.partition("@")[0] for choice in choices})
        ranged = {choice for choice in choices if "@" in choice}
        book = {f"{name}@{at}" for name in self.targets(mine) - {"none"} for at in self.ranges(mine, name)}
        self.hold("Ranges", "whom at what range", book if ranged else set(), ranged)
