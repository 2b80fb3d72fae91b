"""Battles for tests: a few assets in the middle of a game, and a way to answer its questions."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules import Answer, decide, default, replay, requests
from rules.core.dice import ScriptedDice
from rules.intercept_orbit.rule import Event
from rules.intercept_orbit.state.state import Asset, Phase, Player, State

LETTERS = "ABCD"
NORTH, EAST = 0.0, 90.0
COMPANY_SYSTEMS = "R B Y G"


def ship(name: str, systems: str = "", kind: str = "capital", **more: Any) -> Asset:
    """A ship of the player that its id names."""
    owner = LETTERS.index(name[0])
    return structs.replace(
        Asset(name, owner, kind, name, owner, tuple(systems.split()), 2, placed=True, host=None), **more
    )


def frigate(name: str, systems: str = "", **more: Any) -> Asset:
    return ship(name, systems, "frigate", **more)


def company(name: str, fuel: int | None = 6, systems: str = COMPANY_SYSTEMS, **more: Any) -> Asset:
    """A company in flight, or with ``fuel`` None aboard its ``host``."""
    return ship(name, systems, "company", fuel=fuel, **more)


def hva(name: str, **more: Any) -> Asset:
    return ship(name, "", "hva", **{"white": 0, **more})


def debris(name: str = "X1", **more: Any) -> Asset:
    return structs.replace(Asset(name, -1, "debris", name, placed=True), **more)


def battle(*assets: Asset, players: int = 2, ppa: int = 5, **more: Any) -> State:
    """A round under way, the first player first in order; what is said is trusted, unless the ``options`` differ."""
    more = {"options": {"trust": True}, **more}
    seats = tuple(Player(name, LETTERS[n], ppa) for n, name in enumerate(("Ana", "Ben", "Cleo", "Dan")[:players]))
    state = State(seats, assets, phase=Phase.ORDER, round=1, **{"order": tuple(range(players)), **more})
    scored = tuple(structs.replace(seat, score=ppa * state.worth(n)) for n, seat in enumerate(seats))
    return structs.replace(state, players=scored)


class Game:
    """A battle that is answered: ``faces`` are the dice to come, ``log`` the events."""

    def __init__(self, state: State, *faces: int) -> None:
        self.state = state
        self.dice = ScriptedDice(faces)
        self.log: list[Event] = []

    @property
    def asked(self) -> Any:
        (request,) = requests(self.state)
        return request

    @property
    def kind(self) -> str:
        return str(self.asked.kind)

    @property
    def choices(self) -> list[str]:
        return [item.choice for item in self.asked.options]

    def offered(self, label: str) -> list[str]:
        """The choices of that label."""
        return [item.choice for item in self.asked.options if item.label == label]

    def say(self, *choices: Any) -> Game:
        """Answer one question after the other, for any player."""
        for choice in choices:
            made = decide(self.state, Answer(self.asked.player, self.asked.id, choice), self.dice).events
            self.state = replay(made, self.state)
            self.log += made
        return self

    def leave(self, *kinds: str) -> Game:
        """Leave questions of these kinds to the referee."""
        while requests(self.state) and self.kind in kinds:
            self.say(default(self.state, self.asked))
        return self

    def last(self, kind: type[Event]) -> Any:
        """The last event of a kind."""
        return next(event for event in reversed(self.log) if isinstance(event, kind))

    def saw(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.log)

    def __getitem__(self, name: str) -> Asset:
        return self.state.asset(name)

    def score(self, player: int) -> int:
        return self.state.players[player].score


def duel(*assets: Asset, at: str = "assault", target: str = "B1", faces: tuple[int, ...] = ()) -> Game:
    """The first asset has rolled for an attack and defends with nothing."""
    game = Game(battle(*assets), *faces).say(assets[0].id, target)
    if game.kind == "range":
        game.say(at)
    return game.say("none")


def hit(*assets: Asset, at: str = "assault", roll: tuple[int, ...], dice: tuple[int, ...], **more: str) -> Game:
    """An attack with the best white die up to where its dice have fallen."""
    game = duel(*assets, at=at, faces=(*roll, *dice), **more)
    game.say(next(c for c in game.choices if c.startswith("attack")))
    return game


def mapped(*assets: Asset, faces: tuple[int, ...] = (), **more: Any) -> Game:
    """A battle on a map."""
    return Game(battle(*assets, table="map", **more), *faces)


def sail(mover: Asset, *others: Asset, course: str = "4", faces: tuple[int, ...] = (6,) * 12) -> Game:
    """A ship that heads east on a course, by a white 6."""
    game = mapped(mover, *others, faces=faces).say(mover.id).leave("target")
    return game.say("none", "move:0", course)


def eastward(name: str = "A1", at: tuple[float, float] = (8.0, 16.0), systems: str = "B Y K Ra", **more: Any) -> Asset:
    return ship(name, systems, at=at, heading=EAST, **more)
