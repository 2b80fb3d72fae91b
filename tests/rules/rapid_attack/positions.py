"""Positions of a game in few words, so that a rules test reads like a table.

>>> table = Table("Rd Rd; Rd", "B B; Rd")
>>> table.play("A1", "B1", "direct-fire = 3 5 6 2 8", "defend:1")
>>> table.asked
'act A'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import RULESETS, Answer, Event, Request, ScriptedDice, correct, decide, evolve, replay, requests
from rules.rapid_attack.corrections import Fall
from rules.rapid_attack.round.order import RoundBegan
from rules.rapid_attack.setup.bidding import PositionsTaken
from rules.rapid_attack.state import Frame, State

NO_ROCKETS: dict[str, Any] = {"id": "custom", "stations": 0, "rockets": 0}


class Table:
    """A game with scripted dice, moved on by answers: a choice, or ``choice = faces`` where it makes dice roll.

    It stands at the first decision of round 1, in seat order where scores are equal. With ``begin``, the faces of its
    beginning (``""`` for none), it is bid for and deployed by the book instead. ``size`` is custom, with ``numbers``.
    The attacker is trusted unless ``agree`` is set.
    """

    def __init__(
        self,
        *companies: str,
        ruleset: str = "rapid-attack",
        begin: str | None = None,
        size: Any = None,
        options: Sequence[str] | dict[str, Any] = (),
        agree: bool = False,
        **numbers: Any,
    ) -> None:
        rockets = _rockets(companies[0])
        players = list(zip(("Ana", "Ben", "Chloé", "Dmitri", "Eve"), companies, strict=False))
        whole = {**NO_ROCKETS, "rockets": rockets, **numbers} if size is None else size
        switches = options if isinstance(options, dict) else dict.fromkeys(options, True)
        switches = {"trust": not agree, **switches}
        dice = ScriptedDice([1] * 99 if begin is None else [int(face) for face in begin.split()])
        first = RULESETS[ruleset].new_game(players, whole, "declared", switches, dice).events
        if begin is None:
            first = _at_once(first[0])
        else:
            dice.finish()
        self.log: list[Event] = list(first)
        self.state: State = replay(first)
        self.last: tuple[Event, ...] = tuple(first)

    def answer(self, choice: Any, faces: Sequence[int] = (), player: int | None = None) -> tuple[Event, ...]:
        """One answer to what is asked; every face must be used."""
        request = self.request
        dice = ScriptedDice(faces)
        who = request.player if player is None else player
        self.last = decide(self.state, Answer(who, request.id, choice), dice).events
        dice.finish()
        self.state = replay(self.last, self.state)
        self.log += self.last
        return self.last

    def play(self, *answers: str) -> None:
        """Several answers, each ``choice`` or ``choice = faces``."""
        for text in answers:
            choice, _, faces = text.partition(" = ")
            self.answer(choice, [int(face) for face in faces.split()])

    def happen(self, *events: Event) -> None:
        """Events put straight into the log: a short way to a position."""
        for event in events:
            self.state = evolve(self.state, event)
            self.log.append(event)

    def set(self, frame: str, **changes: Any) -> None:
        """A frame's position, without a log (white dice left, systems left, station, spot…)."""
        self.state = self.state.with_frame(frame, **changes)

    @property
    def request(self) -> Request:
        (request,) = requests(self.state)
        return request

    @property
    def asked(self) -> str:
        """What is asked, and of which player: ``defend B``; ``over`` at the end."""
        if self.state.outcome is not None:
            return "over"
        return f"{self.request.kind} {self.state.players[self.request.player].letter}"

    @property
    def choices(self) -> list[str]:
        return [option.choice for option in self.request.options]

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.state.players]

    @property
    def order(self) -> str:
        return "".join(self.state.players[player].letter for player in self.state.order)

    @property
    def holders(self) -> str:
        """Who holds each station: a letter, or ``-`` for nobody."""
        players = self.state.players
        return "".join("-" if s.holder is None else players[s.holder].letter for s in self.state.stations)

    def frame(self, frame: str) -> Frame:
        return self.state.frame(frame)


def _at_once(started: Event) -> tuple[Event, ...]:
    """The first round without bidding and deployment."""
    order = replay([started]).order
    return (started, PositionsTaken(order[0], order[-1], deploy=False), RoundBegan(1))


def _rockets(company: str) -> int:
    return sum(int(word) for word, unit in zip(company.split(), company.split()[1:], strict=False) if "rocket" in unit)


def names(events: Sequence[Event]) -> list[str]:
    """The kinds of events, in a row."""
    return [type(event).__name__ for event in events]


def fall(table: Table, frame: str, bricks: int, faces: str) -> list[str]:
    """The host says that a frame has fallen."""
    dice = ScriptedDice([int(face) for face in faces.split()])
    events = correct(table.state, Fall(frame, bricks), "Ana", dice).events
    dice.finish()
    table.happen(*events)
    return names(events)
