"""Rapid Attack, MEZ and Unofficial: attacks, covers, hits and losses."""

from __future__ import annotations

from tests.independent.adjudicator import Event
from tests.independent.rapid_attack.ground import Ground
from tests.independent.rapid_attack.state import CLOSE, USES, Frame, Turn
from tests.independent.shapes import apart


class Attacks(Ground):
    """Chapters "Attack" and "Resolving Attacks"."""

    def turn_of(self, event: Event) -> Turn:
        named = self.turn.frame if self.turn else None
        self.hold("Turn Sequence", "whose turn it is", named, event["frame"])
        assert self.turn is not None
        return self.turn

    def acting(self, event: Event) -> Turn:
        """The activation of an event that comes after the defense."""
        turn = self.turn_of(event)
        self.holds("Turn Sequence", "defense first", turn.defended, event)
        return turn

    def take(self, turn: Turn, verb: str, event: Event) -> int:
        """The face of a die that is assigned."""
        die = event["die"]
        legal = die not in turn.used and turn.dice[die][0] in USES[verb]
        self.holds("Roll Dice", f"a die that may {verb}", legal, (turn.dice[die], sorted(turn.used)))
        turn.used.add(die)
        self.hold("Roll Dice", f"the value of the die to {verb}", turn.faces[die], event["value"])
        return turn.faces[die]

    # Attacks, chapter "Resolving Attacks"

    def on_attack_declared(self, event: Event) -> None:
        turn = self.acting(event)
        self.holds("Attack", "once", turn.attack is None, event)
        named = (turn.target, turn.range)
        self.hold("Attack", "target and range as declared", named, (event["target"], event["range"]))
        turn.attack, turn.die = self.take(turn, "attack", event), event["die"]
        self.in_range(turn)

    def in_range(self, turn: Turn) -> None:
        """On a map: the target is at the range, close calls for the attacker."""
        assert turn.target is not None
        foe, at = self.frames.get(turn.target), self.frames[turn.frame].at
        if foe is None or at is None or foe.at is None:
            return
        far = max(0.0, apart(at, foe.at) - 1)
        low, high = {"hand-to-hand": (-1.0, 1.0), "direct-fire": (1.0, self.ruler)}.get(
            str(turn.range), (self.ruler, 999.0)
        )
        self.holds("Range Designations", f"in {turn.range}", low - CLOSE <= far <= high + CLOSE, round(far, 3))

    def on_cover_declared(self, event: Event) -> None:
        turn = self.acting(event)
        turn.covers, self.agreed_by = event["covers"], {event["by"]}
        frames = [cover["frame"] for cover in event["covers"] if cover["kind"] == "frame"]
        legal = all(self.frames[name].white > 0 and name not in (turn.frame, turn.target) for name in frames)
        self.holds("Terrain and Cover", "covering frames are in play", legal, frames)
        if turn.range == "hand-to-hand" or turn.target not in self.frames:
            self.hold("Resolving Attacks", "no cover at hand-to-hand and for terrain", [], event["covers"])
        if self.table == "map":
            self.covered(turn, event["covers"])

    def on_spot_decided(self, event: Event) -> None:
        turn = self.acting(event)
        value = self.frames[str(turn.target)].spot or 0
        self.hold("Resolving Attacks", "the spot beside the target", value, event["value"])
        self.holds("Effet des actions", "MEZ: a spot is always added", self.ruleset != "mez" or event["used"], event)
        turn.spotted = value if event["used"] else 0

    def on_attack_resolved(self, event: Event) -> None:
        turn = self.acting(event)
        self.holds("Attack", "declared before", turn.armed and turn.attack is not None and not turn.resolved, event)
        foe = self.frames.get(event["target"])
        ready = foe is None or foe.acted
        self.holds("Combat Order", "a frame attacked that has not acted acts first", ready, event["target"])
        self.hold("Resolving Attacks", "the target", turn.target, event["target"])
        defense, spot = (foe.defense or 0 if foe else 0), turn.spotted or 0
        assert turn.attack is not None
        numbers = (turn.attack, spot, defense, max(0, turn.attack + spot - defense))
        self.hold("Resolving Attacks", "attack, spot, defense, damage dice", numbers, self.numbers(event))
        self.resolve(turn, event, foe)

    def numbers(self, event: Event) -> tuple[int, ...]:
        return (event["attack"], event["spot"], event["defense"], len(event["dice"]))

    def resolve(self, turn: Turn, event: Event, foe: Frame | None) -> None:
        self.hold("Resolving Attacks", "lowest first", sorted(event["dice"]), event["dice"])
        covers = turn.covers or []
        self.hold("Terrain and Cover", "the covers named", covers, event["covers"])
        strikes = self.strikes(event["dice"], covers, str(turn.range), foe)
        self.hold("Resolving Attacks", "what each die hits", strikes, event["strikes"])
        self.hold("Resolving Attacks", "hits on the target", strikes.count("target"), event["target_hits"])
        hits = [strikes.count(f"cover {place}") for place in range(len(covers))]
        self.hold("Resolving Attacks", "hits on covers", hits, event["cover_hits"])
        turn.resolved = True
        self.wear(event)
        if foe is not None and turn.spotted:
            foe.spot = None
        owed = [
            (cover["frame"], number) for cover, number in zip(covers, hits, strict=True) if cover["kind"] == "frame"
        ]
        owed += [(foe.id, strikes.count("target"))] if foe else []
        self.owed = [[name, number] for name, number in owed if number]
        hit = {name for name, _ in self.owed}
        self.ground = hit if self.ruleset == "mez" else hit & {turn.target}

    def wear(self, event: Event) -> None:
        """On a map: what terrain still takes."""
        for cover, hits in zip(event["covers"], event["cover_hits"], strict=True):
            if cover["piece"] in self.pieces:
                self.hold("Terrain", "the hits it takes", self.pieces[cover["piece"]].hits, cover["hits"])
                self.struck(cover["piece"], hits)
        self.struck(event["target"], event["target_hits"])

    def on_spot_gone(self, event: Event) -> None:
        frame = self.frames[event["frame"]]
        self.holds("Effet des actions", "a spot goes with the next attack", self.ruleset == "mez" and frame.spot, event)
        frame.spot = None

    def strikes(self, dice: list[int], covers: list[Event], near: str, foe: Frame | None) -> list[str | None]:
        """What each die hits by the hit chart."""
        left = [self.absorbs(cover) for cover in covers]
        found: list[str | None] = []
        for die in dice:
            gone = self.ruleset == "mez" and any(item and item.startswith("cover") for item in found) and 0 in left
            place = None if gone else next((place for place, hits in enumerate(left) if hits > 0), None)
            if foe is None or near == "hand-to-hand":
                found.append("target" if die >= 4 else None)
            elif place is None:
                found.append("target" if die >= 5 else None)
            elif die in self.faces_of(covers[place]):
                left[place] -= 1
                found.append(f"cover {place}")
            else:
                found.append("target" if die == 6 else None)
        return found

    def absorbs(self, cover: Event) -> int:
        if cover["kind"] == "terrain":
            return int(cover["hits"])
        frame = self.frames[cover["frame"]]
        return len(frame.systems) + frame.white

    def faces_of(self, cover: Event) -> tuple[int, ...]:
        """The faces that hit a cover."""
        if cover["kind"] == "terrain":
            return (4, 5)
        frame = self.frames[cover["frame"]]
        return () if frame.systems.count("B") + frame.kept >= 2 else (5,)

    # Losses, chapter "Applying Hits"

    def on_gave_ground(self, event: Event) -> None:
        frame = self.stands_ground(event)
        legal = event["station"] in frame.near and self.holder[event["station"]] == frame.owner
        self.holds("Applying Hits", "ground is given from a station one controls", legal, event)
        frame.near = {name for name in (event["near"], *event["also_near"]) if name} - {event["station"]}
        if event["at"] is not None:
            frame.at = self.point(event["at"])
        self.owed[0][1] -= 1
        self.settle()
        self.look_around()
        self.recount()

    def on_ground_held(self, event: Event) -> None:
        self.stands_ground(event)

    def stands_ground(self, event: Event) -> Frame:
        name = self.owed[0][0] if self.owed else None
        self.hold("Applying Hits", "whose hit it is", name, event["frame"])
        self.holds("Applying Hits", "once an attack, by the target", name in self.ground, event)
        self.ground.discard(event["frame"])
        return self.frames[event["frame"]]

    def may_give_ground(self, frame: Frame) -> bool:
        held = any(self.holder[name] == frame.owner for name in frame.near)
        return frame.id in self.ground and held

    def on_system_lost(self, event: Event) -> None:
        frame = self.hit(event)
        acting = {turn.frame for turn in (self.turn, self.called, self.attacker) if turn is not None}
        frame.kept += event["system"] == "B" and frame.id in acting
        self.lose_system(frame, event["system"])

    def on_white_lost(self, event: Event) -> None:
        frame = self.hit(event)
        dropped = self.switch("drop-whites") and frame.white == 2
        self.holds("Applying Hits", "systems before whites", not frame.systems or dropped, (frame.id, frame.systems))
        frame.white -= 1
        self.hold("Applying Hits", "whites left", frame.white, event["left"])

    def hit(self, event: Event) -> Frame:
        """The frame that takes a hit now."""
        self.hold("Applying Hits", "whose hit it is", self.owed[0][0] if self.owed else None, event["frame"])
        frame = self.frames[event["frame"]]
        must = self.table == "declared" and self.may_give_ground(frame)
        self.holds("Applying Hits", "ground is offered before the loss", not must, event)
        choices = len(set(frame.systems)) + (self.switch("drop-whites") and frame.white == 2)
        self.holds("Applying Hits", "its owner chooses what is lost", choices < 2 or self.since == 0, event)
        self.ground.discard(frame.id)
        self.owed[0][1] -= 1
        self.settle()
        return frame

    def settle(self) -> None:
        self.owed = [item for item in self.owed if item[1] > 0]

    def lose_system(self, frame: Frame, system: str) -> None:
        self.holds("Applying Hits", "a system that it has", system in frame.systems, (frame.id, system))
        frame.systems.remove(system)

    def on_frame_destroyed(self, event: Event) -> None:
        frame = self.frames[event["frame"]]
        self.hold("Applying Hits", "destroyed when both whites are gone", 0, frame.white)
        frame.near, frame.at, frame.spot, frame.rockets = set(), None, None, 0
        self.owed = [item for item in self.owed if item[0] != frame.id]
        self.recount()
        if self.turn is not None and self.turn.frame == frame.id:
            self.turn_ends()

    def turn_ends(self) -> None:
        """The frame that was called up acts next, if it is still there."""
        self.turn = None
        if self.called is not None and self.frames[self.called.frame].white > 0:
            self.turn = self.called
        self.called = None
        if self.turn is None:
            self.passed.clear()

    def on_fell(self, event: Event) -> None:
        self.hold("Falling", "a die for every three bricks", event["bricks"] // 3, len(event["dice"]))
        hits = sum(die >= 4 for die in event["dice"])
        self.hold("Falling", "damage on 4, 5, 6", hits, event["hits"])
        self.owed += [[event["frame"], hits]] if hits else []
