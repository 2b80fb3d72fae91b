"""Rapid Attack, MEZ and Unofficial, adjudicated from their books."""

from __future__ import annotations

from collections import Counter

from tests.independent.adjudicator import Event
from tests.independent.rapid_attack.agreement import Agreement
from tests.independent.rapid_attack.state import CLOSE, CODES, USES, Frame, Turn
from tests.independent.shapes import apart


class RapidAttack(Agreement):
    """A frame's activation, and what its player is asked. The ruleset's id tells the three books apart."""

    quiet = frozenset({"JettisonEnded", "PlacesInTurn", "SpotAimed"})

    # Activations, chapter "Turn Sequence"

    def on_activated(self, event: Event) -> None:
        frame = self.frames[event["frame"]]
        self.holds("Turn order", "a frame acts once a round", not frame.acted, frame.id)
        if event["under"] is not None:
            self.called_up(frame, event["under"])
        else:
            self.holds("Turn order", "one chain at a time", self.turn is None, frame.id)
            self.takes_turn(frame)
        frame.acted = True
        self.turn = Turn(frame.id)

    def called_up(self, frame: Frame, under: str) -> None:
        attack = self.turn
        self.holds("Combat Order", "an attack is under way", attack is not None and attack.attack is not None, under)
        assert attack is not None
        self.hold("Combat Order", "the frame attacked acts next", (attack.frame, attack.target), (under, frame.id))
        self.attacker, self.caller = attack, under

    def takes_turn(self, frame: Frame) -> None:
        if self.initiative:
            self.hold("Per-frame initiative", "the frame that is due", self.due, frame.id)
            self.due = None
        else:
            self.hold("Tactical Order", "who activates", self.next_player(), frame.owner)
        self.active = frame.owner

    def on_targeted(self, event: Event) -> None:
        turn = self.turn_of(event)
        owner = self.frames[turn.frame].owner
        foe = self.frames.get(event["target"])
        if foe is not None:
            self.holds(
                "Designate a Target", "an opponent's frame in play", foe.owner != owner and foe.white > 0, foe.id
            )
        turn.target = event["target"]

    def on_range_declared(self, event: Event) -> None:
        turn = self.turn_of(event)
        frame = self.frames[turn.frame]
        self.holds("Designate a Target", "a range needs a target", turn.target not in (None, "none"), event)
        choice = event["range"] + (f"+{event['rockets']}" if event["rockets"] else "")
        self.holds("Frame Capabilities", "a range that the frame can attack at", choice in self.ranges(frame), choice)
        turn.range, turn.rockets = event["range"], event["rockets"]

    def ranges(self, frame: Frame) -> set[str]:
        """Ranges and rockets that a frame may declare, as choices."""
        found = {"hand-to-hand"} | {f"direct-fire+{number}" for number in range(1, frame.rockets + 1)}
        return found | {name for name, code in CODES.items() if any(code in item for item in frame.systems)}

    def on_jettisoned(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Jettisoning", "before the roll", not turn.dice, event)
        self.lose_system(self.frames[turn.frame], event["system"])

    def on_hazard_declared(self, event: Event) -> None:
        self.turn_of(event).hazard = event["inside"]

    def on_rolled(self, event: Event) -> None:
        turn = self.turn_of(event)
        frame = self.frames[turn.frame]
        self.hold("Roll Dice", "the pool", self.pool(frame, turn), event["dice"])
        legal = all(1 <= face <= int(die[1:]) for die, face in zip(event["dice"], event["faces"], strict=True))
        self.holds("Roll Dice", "faces that the dice have", legal, event["faces"])
        turn.dice, turn.faces = event["dice"], event["faces"]
        turn.sights = frame.systems.count("Y")
        turn.armed = turn.range in self.ranges(frame) or turn.rockets > 0
        frame.rockets -= turn.rockets

    def pool(self, frame: Frame, turn: Turn) -> list[str]:
        """The dice of an activation, in the order of the protocol."""
        carried = Counter(frame.systems)
        hazard = turn.hazard and not carried["E"]
        sprint = not any("Rd" in item or "Ra" in item for item in frame.systems)
        plain = ["W6"] * max(0, frame.white - hazard) + ["B6"] * carried["B"] + ["G6"] * carried["G"]
        plain += ["G8"] * sprint + ["Y6"] * carried["Y"]
        if turn.range is None:
            return plain
        code = CODES[turn.range]
        halves = sum("/" in item and code in item for item in frame.systems)
        splits = self.ruleset == "rapid-attack" and any("/" in item for item in frame.systems)
        second = carried[code] >= 2 and not splits
        return plain + ["R6"] * (2 * (carried[code] > 0) + halves) + ["R8"] * (second + turn.rockets)

    def on_defended(self, event: Event) -> None:
        turn = self.turn_of(event)
        self.holds("Assign Defense", "once, after the roll", not turn.defended, event)
        self.frames[turn.frame].defense = 0 if event["die"] is None else self.take(turn, "defend", event)
        self.hold("Assign Defense", "the value", self.frames[turn.frame].defense, event["value"])
        turn.defended = True
        if self.attacker is not None:
            self.turn, self.called, self.attacker = self.attacker, turn, None

    def on_moved(self, event: Event) -> None:
        turn = self.acting(event)
        self.holds("Move", "once", not turn.moved, event)
        self.take(turn, "move", event)
        self.hold("Move", "who goes over cover", self.over_cover(turn), event["over"])
        turn.moved = turn.moving = True

    def over_cover(self, turn: Turn) -> bool:
        """A green die rolled leads over cover; by Unofficial's book only a movement system's."""
        green = ("G6",) if self.ruleset == "unofficial" else ("G6", "G8")
        return any(die in green for die in turn.dice)

    def on_went(self, event: Event) -> None:
        turn = self.acting(event)
        frame, to = self.frames[turn.frame], self.point(event["to"])
        value = self.last.get("value", 0)
        self.holds("Move", "no farther than the die", event["length"] <= value + CLOSE, (event["length"], value))
        if frame.at is not None:
            far = apart(frame.at, to)
            self.holds(
                "Move", "the way is as long as it is told", far <= event["length"] + 0.02, (far, event["length"])
            )
        frame.at = to
        turn.moving = False
        self.look_around()

    # Spotting and the end of an activation

    def on_spotted(self, event: Event) -> None:
        turn = self.acting(event)
        frame, foe = self.frames[turn.frame], self.frames[event["target"]]
        value = self.take(turn, "spot", event)
        self.holds("Spot", "an opponent's frame in play", foe.owner != frame.owner and foe.white > 0, foe.id)
        self.holds("Spot", "greater than the spot that is there", value > (foe.spot or 0), (foe.spot, value))
        if frame.at and foe.at and turn.sights < 2:
            far = apart(frame.at, foe.at) - 1
            self.holds("Spot", "within a ruler without two spotting systems", far <= 8 + CLOSE, round(far, 3))
        self.spotting = ""
        foe.spot = value

    def on_activation_ended(self, event: Event) -> None:
        turn = self.acting(event)
        fair = turn.attack is None or turn.resolved
        self.holds("Attack", "an attack cannot be given up", fair and not self.owed, event)
        self.turn_ends()

    # Questions

    def expected(self, request: Event) -> tuple[int, set[str]]:
        if request["kind"] == "agree":
            return self.agrees(request)
        if self.owed:
            frame = self.frames[self.owed[0][0]]
            return frame.owner, {"ground", "loss"}
        turn = self.turn
        return (self.frames[turn.frame].owner, self.kinds(turn)) if turn else self.between(request)

    def kinds(self, turn: Turn) -> set[str]:
        """What the acting frame's player may be asked."""
        if turn.target is None:
            return {"target"}
        if not turn.dice and turn.target != "none" and turn.range is None:
            return {"range"}
        if not turn.dice:
            return {"jettison", "hazard"}
        if not turn.defended:
            return {"defend"}
        if turn.attack is not None and not turn.resolved:
            return {"cover"} if turn.covers is None else {"use-spot"}
        if turn.moving:
            return {"where", "station", "act"} if self.table == "map" else {"station", "act"}
        return {"act", "spot-target", "where"}

    def offered(self, request: Event) -> None:
        choices = {option["choice"] for option in request["options"]}
        turn = self.turn
        if request["kind"] == "activate":
            mine = {f.id for f in self.frames.values() if f.owner == request["player"] and f.white and not f.acted}
            book = mine | ({"pass"} if self.may_pass(request["player"]) else set())
            self.hold("Tactical Order", "who may act, and whether to pass", book, choices)
        elif turn and self.table == "declared":
            self.offered_in_turn(turn, request["kind"], choices)

    def offered_in_turn(self, turn: Turn, kind: str, choices: set[str]) -> None:
        frame = self.frames[turn.frame]
        if kind == "target":
            foes = {f.id for f in self.frames.values() if f.owner != frame.owner and f.white}
            self.holds(
                "Designate a Target", "any enemy, terrain or nothing", foes | {"none", "terrain"} <= choices, choices
            )
        elif kind == "range":
            self.hold("Frame Capabilities", "ranges to declare", self.ranges(frame), choices)
        elif kind in ("act", "defend"):
            legal = self.uses(turn, kind)
            shown = {(v, turn.dice[int(d)], turn.faces[int(d)]) for v, _, d in map(self.split, choices) if v}
            self.hold("Roll Dice", f"the dice that may {kind}", legal, shown)

    def uses(self, turn: Turn, kind: str) -> set[tuple[str, str, int]]:
        """Verbs with the dice that may serve them, as kinds and faces."""
        verbs = {"defend"} if kind == "defend" else {"move", "attack", "spot"}
        verbs -= {"move"} if turn.moved else set()
        verbs -= {"attack"} if turn.attack is not None or not self.target_stands(turn) else set()
        foes = [f for f in self.frames.values() if f.owner != self.frames[turn.frame].owner and f.white]
        least = min((f.spot or 0 for f in foes if f.id not in turn.unseen), default=99)
        return {
            (verb, kind, face)
            for verb in verbs
            for place, (kind, face) in enumerate(zip(turn.dice, turn.faces, strict=True))
            if place not in turn.used and kind[0] in USES[verb] and (verb != "spot" or face > least)
        }

    def target_stands(self, turn: Turn) -> bool:
        foe = self.frames.get(str(turn.target))
        return turn.armed and turn.target != "none" and (foe is None or foe.white > 0)

    def split(self, choice: str) -> tuple[str, str, str]:
        verb, _, die = choice.partition(":")
        return (verb, "", die) if die else ("", "", "")
