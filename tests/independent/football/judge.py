"""Football, adjudicated from its book."""

from __future__ import annotations

from collections import Counter

from tests.independent.adjudicator import Event
from tests.independent.football.order import Order
from tests.independent.football.state import CLOSE, RULER, USES, Turn
from tests.independent.shapes import apart, beside


class Football(Order):
    """What a unit does in its turn, and what becomes of the ball."""

    quiet = frozenset({"PlacingBegan", "SpotAimed"})

    def on_targeted(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Taking a turn", "a legal target", event["target"] in self.targets(turn.unit), event)
        turn.target = event["target"]

    def targets(self, name: str) -> set[str]:
        """The goal or a team mate with the ball, or with nobody having it; else the possessor; called up, anything."""
        mine = self.units[name].owner
        mates = {unit.id for unit in self.units.values() if unit.owner == mine and unit.id != name}
        if self.kicker is not None:
            return {"none", "goal", *self.units} - {name}
        if self.ball in (None, name):
            return {"goal", "none"} | mates
        return {"none", str(self.ball)} - mates

    def on_range_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Red dice", "a range it can play at", event["range"] in self.ranges(turn.unit, turn.target), event)
        turn.range = event["range"]

    def kicks(self, name: str, target: str | None) -> bool:
        """Whether the target is one to play the ball to, not to win it from."""
        return target == "goal" or (target in self.units and self.units[target].owner == self.units[name].owner)

    def ranges(self, name: str, target: str | None) -> set[str]:
        systems = self.units[name].systems
        found = {"hand-to-hand"} | ({"direct-fire"} if "Rd" in systems else set())
        return found | ({"artillery"} if "Ra" in systems and self.kicks(name, target) else set())

    def on_rolled(self, event: Event) -> None:
        turn = self.turn_of(event)
        book = self.system_dice(turn) if turn.hot else self.pool(turn)
        self.hold("Dice systems", "the pool", book, event["dice"])
        legal = all(1 <= face <= int(die[1:]) for die, face in zip(event["dice"], event["faces"], strict=True))
        self.holds("Dice systems", "faces that the dice have", legal, event["faces"])
        turn.dice, turn.faces = event["dice"], event["faces"]

    def pool(self, turn: Turn) -> list[str]:
        carried = Counter(self.units[turn.unit].systems)
        sprint = not carried["Rd"] and not carried["Ra"]
        plain = ["W6"] * 2 + ["B6"] * carried["B"] + ["G6"] * carried["G"] + ["G8"] * sprint + ["Y6"] * carried["Y"]
        return plain + self.reds(turn, carried)

    def reds(self, turn: Turn, carried: Counter[str]) -> list[str]:
        """With the ball direct-fire and artillery, without it hand-to-hand and direct-fire."""
        if turn.range is None:
            return []
        code = {"hand-to-hand": "Rh", "direct-fire": "Rd", "artillery": "Ra"}[turn.range]
        legal = ("Rd", "Ra") if self.kicks(turn.unit, turn.target) else ("Rh", "Rd")
        number = carried[code] if code in legal else 0
        return ["R6"] * (2 * (number > 0)) + ["R8"] * (number > 1)

    def system_dice(self, turn: Turn) -> list[str]:
        """Hot rodding: the dice of one system."""
        return ["R6", "R6"] if str(turn.hot)[0] == "R" else [f"{turn.hot}6"]

    def on_defended(self, event: Event) -> None:
        turn = self.turn_of(event)
        unit = self.units[turn.unit]
        value = 0 if event["die"] is None else self.take(turn, "defend", event)
        if (turn.hot or turn.anew) and unit.defense is not None:
            value = event["value"] if event["value"] in (value, unit.defense) else value
        self.hold("Blue dice", "the defense", value, event["value"])
        unit.defense, turn.defended = value, True
        if self.kicker is not None:
            self.early[turn.unit] = turn
            self.turn, self.kicker = self.kicker, None

    def take(self, turn: Turn, verb: str, event: Event) -> int:
        die = event["die"]
        legal = die not in turn.used and turn.dice[die][0] in USES[verb]
        self.holds("Dice systems", f"a die that may {verb}", legal, (turn.dice[die], sorted(turn.used)))
        turn.used.add(die)
        return turn.faces[die]

    def on_moved(self, event: Event) -> None:
        turn = self.turn_of(event)
        value = self.take(turn, "move", event)
        self.hold(
            "Movement scale", "twice the die, in shooting units", (value, 2 * value), (event["value"], event["stride"])
        )
        self.holds("Turn Sequence", "moves once", not turn.moved, event)
        turn.moved = True
        self.stride = event["stride"]

    def on_went(self, event: Event) -> None:
        unit, to = self.units[event["unit"]], self.point(event["to"])
        self.holds(
            "Movement scale", "no farther than the stride", event["length"] <= self.stride + CLOSE, event["length"]
        )
        if unit.at is not None:
            self.holds("Movement scale", "no shortcut", apart(unit.at, to) <= event["length"] + 0.02, event["length"])
        unit.at = to
        if self.ball == unit.id:
            self.ball_at = None

    def on_reached(self, event: Event) -> None:
        self.hold("Possession", "only a loose ball is reached", None, self.ball)
        self.must = {"BallTaken"} if event["reached"] else None
        self.taker_due = event["unit"]

    # Passes, shots, steals, tackles

    def on_attack_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.hold(
            "Taking a turn",
            "target and range as declared",
            (turn.target, turn.range),
            (event["target"], event["range"]),
        )
        self.holds("Turn Sequence", "attacks once", turn.attack is None, event)
        turn.attack = self.take(turn, "attack", event)
        self.hold("Red dice", "the value", turn.attack, event["value"])
        kicks = self.kicks(turn.unit, turn.target)
        kind = (
            ("shot" if turn.target == "goal" else "pass")
            if kicks
            else ("steal" if turn.range == "hand-to-hand" else "tackle")
        )
        self.hold("Red dice", "what it is", kind, event["kind"])
        self.hold("Red dice", "who has the ball", turn.unit if kicks else turn.target, self.ball)
        self.in_range(turn)

    def in_range(self, turn: Turn) -> None:
        """On a map, and not of the goal: the target is at the range, close calls for who acts."""
        at, to = self.units[turn.unit].at, self.units[turn.target].at if turn.target in self.units else None
        if at is not None and to is not None:
            low, high = RULER[str(turn.range)]
            far = max(0.0, apart(at, to) - 1)
            self.holds("Passing and shooting", "in range", low - CLOSE <= far <= high + CLOSE, round(far, 3))

    def on_line_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds(
            "Passing and shooting", "others in the line", not {turn.unit, turn.target} & set(event["line"]), event
        )
        turn.line = event["line"]
        at, to = self.units[turn.unit].at, self.units[turn.target].at if turn.target in self.units else None
        if at is None or to is None:
            return
        for unit in self.units.values():
            if unit.id not in (turn.unit, turn.target) and unit.at is not None:
                off = beside(at, to, unit.at)
                if abs(off - 0.5) > 0.02:
                    self.hold("Passing and shooting", "whom the line crosses", off < 0.5, unit.id in event["line"])

    def on_kicked(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.ready(turn.line)
        self.hold("Passing and shooting", "the line", turn.line, event["line"])
        defense = sum(self.units[name].defense or 0 for name in turn.line)
        self.numbers(turn, event, defense, turn.line)
        hits = sum(die >= (6 if turn.line else 5) for die in event["dice"])
        self.hold("Passing and shooting", "hits", hits, event["hits"])
        self.must = ({"Scored"} if turn.target == "goal" else {"BallTaken"}) if hits else {"Fumbled"}
        self.taker_due = turn.target if hits else None
        turn.resolved = True

    def on_tackled(self, event: Event) -> None:
        turn = self.turn_of(event)
        victim = str(turn.target)
        self.ready([victim])
        self.hold("Stealing and slide tackling", "the possessor", (victim, victim), (self.ball, event["target"]))
        self.numbers(turn, event, self.units[victim].defense or 0, [victim])
        hits = sum(die >= 5 for die in event["dice"])
        self.hold("Stealing and slide tackling", "hits", hits, event["hits"])
        self.must = {"BallTaken"} if hits else {"Fouled"} if 1 in event["dice"] else None
        self.taker_due = turn.unit if hits else None
        self.fouled = not hits and 1 in event["dice"]
        turn.resolved = True

    def ready(self, names: list[str]) -> None:
        """Every unit that could defend has named its defense."""
        late = [name for name in names if self.units[name].defense is None and not self.units[name].gone]
        self.hold("Taking a turn", "units in the way defend first", [], late)

    def numbers(self, turn: Turn, event: Event, defense: int, near: list[str]) -> None:
        spot = 0
        if event["spotted"] is not None:
            self.holds("Dice systems", "a spot of the line or the possessor", event["spotted"] in near, event)
            spot, self.units[event["spotted"]].spot = self.units[event["spotted"]].spot or 0, None
        attack = turn.attack or 0
        book = (attack, spot, defense, max(0, attack + spot - defense))
        said = (event["attack"], event["spot"], event["defense"], len(event["dice"]))
        self.hold("Passing and shooting", "shot, spot, defense, dice", book, said)

    def on_system_broken(self, event: Event) -> None:
        self.holds("Stealing and slide tackling", "a hit may break a system", self.turn is not None, event)
        if event["system"] is not None:
            self.units[event["unit"]].systems.remove(event["system"])

    # The ball

    def on_ball_taken(self, event: Event) -> None:
        if self.taker_due is not None:
            self.hold("Possession", "whose ball it is", self.taker_due, event["unit"])
        self.ball, self.taker_due, self.ball_at, self.fumble = event["unit"], None, None, None

    def on_fumbled(self, event: Event) -> None:
        self.hold("Passing and shooting", "who fumbles", self.turn.unit if self.turn else None, event["unit"])
        self.fumble = event["unit"]
        self.must = None

    def on_fumble_said(self, event: Event) -> None:
        self.hold("Passing and shooting", "who fumbled", self.fumble, event["unit"])
        self.spoken = "said"

    def on_spoken(self, event: Event) -> None:
        """The kicker's side agrees or does not; the other gives in or insists."""
        kicker = self.units[str(self.fumble)].owner
        asked = kicker if self.spoken == "said" else 1 - kicker
        self.hold("Passing and shooting", "whose word it is", asked, event["player"])
        self.spoken = "doubted" if event["answer"] == "not-so" else ""

    def on_ball_loose(self, event: Event) -> None:
        self.ball, self.fumble = None, None
        if event["at"] is None:
            return
        self.ball_at = self.point(event["at"])
        near = [unit.id for unit in self.units.values() if unit.at and apart(unit.at, self.ball_at) < 0.74]
        self.hold("Possession", "nobody's base touches a loose ball", [], near)
        if self.turn is not None:
            kicker = self.units[self.turn.unit]
            assert kicker.at is not None
            ahead = (self.ball_at[0] - kicker.at[0]) * (-1 if self.east[kicker.owner] else 1)
            legal = ahead >= -CLOSE or self.passes_back(self.turn)
            self.holds("Passing and shooting", "a fumble does not fly backwards", legal, round(ahead, 3))
            high = RULER[str(self.turn.range)][1]
            far = apart(self.ball_at, kicker.at) - 0.5
            self.holds(
                "Passing and shooting", "a fumble stays in the range of the shot", far <= high + CLOSE, round(far, 3)
            )

    def passes_back(self, turn: Turn) -> bool:
        """A pass to somebody nearer to the kicker's own goal line."""
        kicker, mate = self.units[turn.unit], self.units.get(str(turn.target))
        if mate is None or mate.at is None or kicker.at is None:
            return False
        back = mate.at[0] - kicker.at[0]
        return back > 0 if self.east[kicker.owner] else back < 0

    def on_ball_out(self, event: Event) -> None:
        kicker = self.units[event["unit"]].owner
        kinds = {None: "throw-in", kicker: "corner", 1 - kicker: "goal-kick"}
        self.restart_due = (kinds[event["over"]], 1 - kicker)
        self.dead()

    def on_fouled(self, event: Event) -> None:
        self.holds("Stealing and slide tackling", "a foul needs a miss and a 1", self.fouled, event)
        self.restart_due = ("foul", self.units[event["target"]].owner)
        self.dead()

    def on_scored(self, event: Event) -> None:
        player = event["player"]
        self.goals[player] += 1
        self.hold("Objective", "goals", self.goals[player], event["goals"])
        if self.turn is not None and self.turn.resolved and self.fumble is None:
            self.hold("Objective", "a shot that hits scores for its side", self.units[self.turn.unit].owner, player)
        self.restart_due = ("kick-off", 1 - player)
        self.dead()

    # The end of a turn

    def on_spotted(self, event: Event) -> None:
        turn = self.turn_of(event)
        unit, foe = self.units[turn.unit], self.units[event["target"]]
        value = self.take(turn, "spot", event)
        self.holds("Dice systems", "spots an opponent", unit.owner != foe.owner, event)
        self.holds("Dice systems", "a greater spot only", value > (foe.spot or 0), (foe.spot, value))
        foe.spot = value

    def on_activation_ended(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Turn Sequence", "an attack is resolved", turn.attack is None or turn.resolved, event)
        self.cooling = None if turn.unit in self.hotrodded else turn.unit
        self.turn = None

    def on_hotrodded(self, event: Event) -> None:
        unit = self.units[event["unit"]]
        self.hold("Hot rodding", "after its turn, once", self.cooling, unit.id)
        self.hotrodded.add(unit.id)
        self.holds("Hot rodding", "a system that it has", event["given"] in unit.systems, event)
        unit.systems.remove(event["given"])
        self.holds("Hot rodding", "another system", event["system"] in unit.systems, event)
        self.turn, self.cooling = Turn(unit.id, hot=event["system"][0] if event["system"][0] != "R" else "R"), None
        self.turn.defended = event["system"] != "B"

    def on_kept_cool(self, event: Event) -> None:
        legal = self.cooling == event["unit"] or event["unit"] in self.hotrodded
        self.holds("Hot rodding", "after its turn", legal, event)
        self.cooling = None
