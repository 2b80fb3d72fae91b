"""Missions: six games of each family against bots, one harder than the other, each with terms of its own.

A mission is done once its player has kept its terms in a game that was played to its end, without a correction by
hand. Who undoes dice that have fallen plays with hindsight, which the end of the game names: it is a game against bots
alone, and a beginner's slip should not cost the mission. What is done is kept among the player's settings, and is
exported and forgotten with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from rules import State, ruleset_of
from rules.core.json_input import Size
from storage import Storage
from table import log
from table.game import Game
from table.history.effective_log import effective_entries, folded_events
from table.history.highlights import ending_of
from table.log import Entry

DONE = "mission-"
"""Before its name, the setting that says when a mission was done, in unix seconds."""
UNITS, PLACES = ("frame", "ship"), ("station", "hva")


class Terms(Struct, frozen=True):
    """What must hold when the game is over.

    ``won``: its player has, alone; ``lead``: ahead by so many points; ``let_in``: the other has so many points at most;
    ``units``, ``places``: its player has so many frames or ships, so many stations or HVAs left; ``rounds``: had a
    station or an HVA at the end of so many rounds.
    """

    won: bool = True
    lead: int | None = None
    let_in: int | None = None
    units: int = 0
    places: int = 0
    rounds: int = 0


class Mission(Struct, frozen=True):
    """A game against a bot of a ``level`` that plays in a ``style``. Its words are ``mission-<name>`` and more.

    ``forces``: the player's and the bot's, as text; None: drawn by lot.
    """

    name: str
    ruleset: str
    size: Size
    level: str
    style: str
    terms: Terms = Terms()
    forces: tuple[str | None, str | None] = (None, None)


SHAKEDOWN = (
    "Capital Altair: RpRaBB; Frigate Vega: RpBY; Frigate Spica: RaRaB; HVA Ceres",
    "Capital Rigel: RaRsBY; Frigate Deneb: RaBY; Frigate Mira: RpRaB; HVA Juno",
)
"""Two fleets of equal points, all assets worth the same, and without companies: nobody can be boarded."""


def _size(units: int, places: int, clock: int) -> Size:
    return {"id": "custom", "frames": [units, units], "stations": places, "clock": clock}


MISSIONS: Mapping[str, tuple[Mission, ...]] = {
    "rapid-attack": (
        Mission("rapid-attack-1", "rapid-attack", "demo", "recruit", "skirmisher", Terms(won=False, units=1)),
        Mission("rapid-attack-2", "rapid-attack", "demo", "recruit", "raider"),
        Mission("rapid-attack-3", "rapid-attack", _size(3, 2, 8), "pilot", "keeper", Terms(won=False, rounds=3)),
        Mission("rapid-attack-4", "rapid-attack", _size(3, 2, 8), "pilot", "gunline", Terms(units=2)),
        Mission("rapid-attack-5", "rapid-attack", "skirmish", "veteran", "raider", Terms(places=2)),
        Mission("rapid-attack-6", "rapid-attack", "skirmish", "ace", ""),
    ),
    "football": (
        Mission("football-1", "football", "friendly", "recruit", "runner", Terms(won=False, lead=0)),
        Mission("football-2", "football", "friendly", "recruit", "keeper"),
        Mission("football-3", "football", "friendly", "pilot", "runner", Terms(won=False, let_in=1)),
        Mission("football-4", "football", "friendly", "pilot", "passer"),
        Mission("football-5", "football", "friendly", "veteran", "keeper"),
        Mission("football-6", "football", "friendly", "ace", ""),
    ),
    "intercept-orbit": (
        Mission(
            "intercept-orbit-1",
            "intercept-orbit",
            _size(3, 1, 4),
            "recruit",
            "picket",
            Terms(won=False, units=1),
            SHAKEDOWN,
        ),
        Mission("intercept-orbit-2", "intercept-orbit", _size(3, 1, 4), "recruit", "carrier"),
        Mission("intercept-orbit-3", "intercept-orbit", _size(3, 2, 4), "pilot", "picket", Terms(won=False, places=2)),
        Mission("intercept-orbit-4", "intercept-orbit", _size(4, 2, 5), "pilot", "boarder", Terms(units=2)),
        Mission("intercept-orbit-5", "intercept-orbit", _size(4, 2, 5), "veteran", "boarder"),
        Mission("intercept-orbit-6", "intercept-orbit", _size(5, 3, 6), "ace", ""),
    ),
}
"""By family, in order."""
FIRST = MISSIONS["rapid-attack"][0]
"""A newcomer's first game."""


def mission_named(name: str) -> Mission | None:
    """The mission of a name."""
    return next((mission for each in MISSIONS.values() for mission in each if mission.name == name), None)


def mission_after(mission: Mission) -> Mission | None:
    """The next one of its family; None after the last."""
    each = MISSIONS[mission.ruleset]
    return next(iter(each[each.index(mission) + 1 :]), None)


def done_in(game: Game, entries: Sequence[tuple[int, Entry]]) -> bool | None:
    """Whether a game that is over has fulfilled its mission; None where it has none, or counts for none."""
    mission, state = mission_named(game.mission), game.state
    if mission is None or state is None or state.outcome is None or game.imported:
        return None
    by_hand = any(isinstance(event, log.Corrected) for _, entry in effective_entries(entries) for event in entry.table)
    if ending_of(entries).kind != "played" or by_hand or game.dice_typed or len(game.persons) != 1:
        return None
    player = game.player_of(game.persons[0]) or 0
    return kept(mission.terms, player, state, rounds_held(player, (after for _, _, after in folded_events(entries))))


def kept(terms: Terms, player: int, state: State, rounds: int = 0) -> bool:
    """Whether the terms hold for a player at the end of a game, who had a station or an HVA at the end of so many
    rounds."""
    winners = () if state.outcome is None else state.outcome.winners
    own, best = state.players[player].score, max(p.score for n, p in enumerate(state.players) if n != player)
    return (
        (winners == (player,) or not terms.won)
        and (terms.lead is None or own - best >= terms.lead)
        and (terms.let_in is None or best <= terms.let_in)
        and held(state, player, UNITS) >= terms.units
        and held(state, player, PLACES) >= terms.places
        and rounds >= terms.rounds
    )


def held(state: State, player: int, kinds: Sequence[str]) -> int:
    """How many things of some kinds a player has."""
    stakes = ruleset_of(state).stakes
    holdings = {} if stakes is None else stakes.holdings(state)
    return sum(holding.kind in kinds and holding.owner == player for holding in holdings.values())


def rounds_held(player: int, states: Iterable[State]) -> int:
    """At the end of how many rounds a player had a station or an HVA; from the states of a game in order."""
    ends = {ruleset_of(state).round_of(state): state for state in states}
    return sum(held(state, player, PLACES) > 0 for number, state in ends.items() if number)


async def note_done(storage: Storage, user: int, mission: Mission, at: float) -> None:
    """Remember that somebody has done a mission."""
    await storage.settings.set(f"user:{user}", {DONE + mission.name: str(round(at))})


async def done_by(storage: Storage, user: int) -> frozenset[str]:
    """The names of the missions that somebody has done."""
    kept_there = await storage.settings.of_scope(f"user:{user}")
    return frozenset(key.removeprefix(DONE) for key in kept_there if key.startswith(DONE))
