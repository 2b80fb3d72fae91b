"""Positions of a match in few words, so that a test reads like a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, Answer, Event, Request, RulesError, ScriptedDice, decide, replay, requests
from rules.football.profile import Range
from rules.football.state import Activation, Ball, Break, Restart, Slot, State, Step, Unit


class Pitch:
    """A match with scripted dice, moved on by answers: a choice, or ``choice = faces`` where it makes dice roll.

    It stands where the coin has fallen for Ana; ``kicked_off`` plays on to the first turn with Ana's first unit at the
    ball and the initiative given, units in their order. What is said is trusted, unless the sides ``agree`` to it.
    """

    def __init__(
        self,
        ana: str = "Rd Rd; B B",
        ben: str = "B B; Rh Rd",
        *,
        toss: int = 1,
        options: Sequence[str] = (),
        table: str = "declared",
        agree: bool = False,
    ) -> None:
        players, dice = [("Ana", ana), ("Ben", ben)], ScriptedDice([toss])
        number = len(ana.split(";"))
        size = {"id": "custom", "frames": [number, number]}
        switches = {**dict.fromkeys(options, True), "trust": not agree}
        first = RULESETS["football"].new_game(players, size, table, switches, dice).events
        dice.finish()
        self.log: list[Event] = list(first)
        self.state: State = replay(first)  # type: ignore[assignment]
        self.last: tuple[Event, ...] = tuple(first)

    def kicked_off(self, *numbers: int) -> Pitch:
        """On to the first turn: Ana attacks the eastern goal, with A1 at the ball."""
        self.play("offence", "east", "A1", "rest")
        self.play(f"rest = {' '.join(map(str, initiative(self.state, *numbers)))} ...")
        return self

    def answer(self, choice: Any, faces: Sequence[int] = (), player: int | None = None) -> tuple[Event, ...]:
        """One answer to what is asked; every face must be used. After faces that end in ``...`` (0) ones fall."""
        more = bool(faces) and faces[-1] == 0
        dice, request = ScriptedDice([*faces[:-1], *[1] * 99] if more else faces), self.request
        who = request.player if player is None else player
        self.last = decide(self.state, Answer(who, request.id, choice), dice).events
        if not more:
            dice.finish()
        self.state = replay(self.last, self.state)  # type: ignore[assignment]
        self.log += self.last
        return self.last

    def play(self, *answers: str) -> None:
        """Several answers, each ``choice`` or ``choice = faces``."""
        for text in answers:
            choice, _, faces = text.partition(" = ")
            self.answer(choice, [int(face) for face in faces.replace("...", "0").split()])

    def set(self, unit: str, **changes: Any) -> None:
        """A unit's state, without a log."""
        self.state = self.state.with_unit(unit, **changes)

    def give(self, unit: str | None) -> None:
        """The ball, without a log."""
        self.state = structs.replace(self.state, ball=Ball(unit))

    def line_up(self, *units: str) -> None:
        """Whose numbers come next, without a log."""
        slots = tuple(Slot(unit, (number,)) for number, unit in enumerate(units, start=1))
        self.state = structs.replace(self.state, initiative=slots)

    def stand(self, ball: Sequence[float] | None = None, **places: Sequence[float]) -> None:
        """Where units stand, without a log; the ball loose at a point, else with whoever has it."""
        for unit, (x, y) in places.items():
            self.set(unit, at=(float(x), float(y)))
        if ball is not None:
            self.state = structs.replace(self.state, ball=Ball(None, (float(ball[0]), float(ball[1]))))

    @property
    def request(self) -> Request:
        (request,) = requests(self.state)
        return request

    @property
    def asked(self) -> str:
        """What is asked, of whom, about which unit: ``defend B B1``; ``over`` at the end."""
        if self.state.outcome is not None:
            return "over"
        letter = self.state.players[self.request.player].letter
        return " ".join([self.request.kind, letter, self.request.facts.get("unit", "")]).strip()

    @property
    def choices(self) -> list[str]:
        return [option.choice for option in self.request.options]

    @property
    def goals(self) -> list[int]:
        return [player.score for player in self.state.players]

    @property
    def ball(self) -> str | None:
        return self.state.ball.holder

    def unit(self, unit: str) -> Unit:
        return self.state.unit(unit)


def initiative(state: State, *numbers: int) -> list[int]:
    """The initiative dice that give the units these numbers, or 1, 2, 3 …: all dice of a unit show the same."""
    pairs = zip(state.units, numbers or range(1, len(state.units) + 1), strict=True)
    dice = state.profile.initiative_dice
    return [face for unit, number in pairs for face in [number] * dice(len(unit.systems))]


def names(events: Sequence[Event]) -> list[str]:
    """The kinds of events, in a row."""
    return [type(event).__name__ for event in events]


START = {"A1": (17.5, 12), "A2": (10, 6), "B1": (30, 12), "B2": (26, 18)}


def drawn(**places: Any) -> Pitch:
    """Ana attacks the eastern goal (Ben defends it) and has kicked off with A1, which is next."""
    pitch = Pitch(table="map")
    pitch.play("offence", "east")
    for unit in ("A1", "B1", "A2", "B2"):
        pitch.answer(unit)
        pitch.answer(list(START[unit]), [*initiative(pitch.state), 0] if unit == "B2" else [])
    pitch.stand(**places)
    if "A1" in places:
        pitch.state = structs.replace(pitch.state, ball=Ball("A1", pitch.unit("A1").at))
    return pitch


def acting(pitch: Pitch, unit: str, step: Step, **more: Any) -> Pitch:
    """A unit in the middle of its turn, without a log."""
    act = Activation(unit, step=step, **more)
    pitch.state = structs.replace(pitch.state, stack=(act,))
    return pitch


def dead(pitch: Pitch, kind: Break, side: int, ball: tuple[float, float], **more: Any) -> Pitch:
    """A dead ball, without a log."""
    restart = Restart(kind, side, **more)
    pitch.state = structs.replace(
        pitch.state, stack=(), phase="placing", restart=restart, ball=Ball(None, ball), heat=None
    )
    return pitch


def refused(pitch: Pitch, choice: Any) -> dict[str, Any]:
    with pytest.raises(RulesError) as caught:
        pitch.answer(choice)
    assert caught.value.code == "not-legal-place"
    return dict(caught.value.facts)


def fumbling(span: Range = Range.DIRECT_FIRE, **places: Any) -> Pitch:
    standing = {"A1": (28, 12), "A2": (3, 3), "B1": (33, 5), "B2": (31, 15)} | places
    pitch = acting(drawn(**standing), "A1", Step.FUMBLE, target="goal", range=span)
    assert (pitch.request.kind, pitch.request.player, pitch.request.facts["verb"]) == ("where", 1, "fumble")
    return pitch
