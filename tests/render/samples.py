"""States to draw: a table in the middle of a fight, and tables of every size."""

from __future__ import annotations

import pytest
from msgspec import structs

from render.kit.pillow import features
from render.rapid_attack.board import BoardLabels
from rules.rapid_attack.profile import RAPID_ATTACK, Range
from rules.rapid_attack.state import Activation, Attack, Frame, Player, State, Station, Step
from rules.rapid_attack.variants import MEZ

LOADOUTS = (
    ("B", "G", "Y", "Rd"),
    ("Rd", "Rd", "B", "G"),
    ("Rh", "Rh", "B", "B"),
    ("Ra", "Ra", "Y"),
    ("Y", "Y", "G", "Rh/Rd"),
    ("E", "G", "Rd/Ra", "B"),
    ("B", "B", "G", "G"),
    ("Rh", "G", "G", "Y"),
)
PLAYERS = ("Ana", "Ben", "Chloé", "Dmitri", "Eleni")
NAMES = ("Kingfisher", "Old Nail", "Brick Bat", "Long Tom", "Hummingbird", "Tinker", "Anvil", "Wasp")
LEFTWARD = pytest.mark.skipif(not features.check("raqm"), reason="Pillow has no libraqm: libfribidi is missing")
"""Tests of letters that are written from right to left."""
HOSTILE = (
    "🤖🔥",
    "محمد بن عبد الله",
    "山田太郎",
    "Z̸̢̛͍̯͔͉a̵̧̘l̷̡͎̮g̶̨o̴" + "̶̡̯" * 300,
    "W" * 10_000,
    "\x00\x1b[31m\u202eevil\u202c\n\tname\u200d",
    "@everyone <script>",
    "ＦＵＬＬ ｗｉｄｔｈ ①②",
    "",
    "   \u3000\u00a0 ",
    "\ud7ff\ufffd\uffff\U0010ffff",
    "Čeněk Ștefan Ωμέγα Привет",
    "िि़",
    "…!?",
    "👩‍👩‍👧‍👦 Mom",
)


def labels(decision: str = "Ana decides: which system does A2 lose?", deciding: tuple[int, ...] = (0,)) -> BoardLabels:
    """English words for a board."""
    return BoardLabels(
        title="Rapid Attack · Skirmish",
        round="Round 3",
        decision=decision,
        deciding=deciding,
        clock="Doomsday",
        ranks=("1st", "2nd", "3rd", "4th", "5th"),
        terrain="terrain",
    )


def table_of(frames: tuple[int, ...], stations: int = 2, neutral: int = 0) -> State:
    """A table with so many frames for each player, nothing done yet."""
    players = tuple(Player(PLAYERS[p], "ABCDE"[p], ppa=5, score=5 * (n + stations)) for p, n in enumerate(frames))
    units = tuple(
        Frame(f"{player.letter}{n + 1}", p, NAMES[n % 8], LOADOUTS[n % 8], rockets=3 if n == 1 else 0)
        for p, player in enumerate(players)
        for n in range(frames[p])
    )
    own = [Station(f"S{player.letter}{n + 1}", p, p) for p, player in enumerate(players) for n in range(stations)]
    free = [Station(f"S{n + 1}", None, None) for n in range(neutral)]
    order = tuple(sorted(range(len(frames)), key=lambda p: (-players[p].score, p)))
    return State(RAPID_ATTACK, players, units, (*own, *free), order, clock=11, round=1)


def opening() -> State:
    """The first round of a small game that counts its rounds up, with frames that have no names of their own."""
    state = table_of((3, 3, 3), stations=2, neutral=1)
    frames = tuple(structs.replace(frame, name=frame.id) for frame in state.frames)
    return structs.replace(state, profile=MEZ, frames=frames, clock=9)


def mid_game(frames: tuple[int, ...] = (5, 5)) -> State:
    """A fight: damage, dice lying about, and combat order three frames deep."""
    state = table_of(frames, stations=3 if len(frames) == 2 else 2 if len(frames) < 5 else 1)
    for player in range(len(frames)):
        state = _battered(state, "ABCDE"[player], frames[player])
    taken = tuple(structs.replace(s, holder=0) if s.id == "SB1" else s for s in state.stations)
    state = structs.replace(state, stations=taken)
    ppa = (4, 6, 5, 5, 6)
    players = tuple(structs.replace(p, ppa=ppa[i], score=ppa[i] * state.assets(i)) for i, p in enumerate(state.players))
    order = tuple(sorted(range(len(players)), key=lambda p: -players[p].score))
    return structs.replace(state, players=players, order=order, clock=7, round=3, phase=state.phase, stack=_stack())


_ANA = (
    ("Kingfisher", ("B", "Rd"), ("G", "Y"), {"activated": True, "defense": 4, "defense_die": "B6", "near": "SA1"}),
    ("Old Nail", ("Rd", "B"), ("G",), {"activated": True, "defense": 3, "defense_die": "W6", "spot": 5,
                                       "spot_die": "Y6", "rockets": 1}),
    ("Long Tom", ("Ra", "Ra", "Y", "B"), (), {"near": "SA2"}),
    ("Magpie", ("Y", "Y", "G", "Rh/Rd"), (), {"rockets": 2}),
    ("Brick Bat", (), ("B", "Rh", "B", "Rh"), {"white": 0}),
)  # fmt: skip
_BEN = (
    ("Wasp", ("G", "G", "Rh"), ("Y",), {"activated": True, "defense": 0, "spot": 6, "spot_die": "W6", "near": "SA3"}),
    ("Anvil", ("B", "G", "Rd", "Rd"), (), {"activated": True, "defense": 6, "defense_die": "B6"}),
    ("Sexton", (), ("G", "B", "Rd", "Rd"), {"activated": True, "white": 1, "defense": 2, "defense_die": "W6"}),
    ("Tinker", ("E", "B", "Rd/Ra", "Y"), (), {"near": "SB1"}),
    ("Greta", ("Ra", "Y", "B", "G"), (), {"rockets": 3}),
)


def showcase() -> State:
    """The README's picture: Anvil has hit Old Nail, which waits to go on with its own activation."""
    frames = tuple(
        Frame(f"{'AB'[p]}{n + 1}", p, name, systems, lost=lost, **changes)  # type: ignore[arg-type]
        for p, company in enumerate((_ANA, _BEN))
        for n, (name, systems, lost, changes) in enumerate(company)
    )
    own: dict[str, int | None] = {"SA1": 0, "SA2": 0, "SA3": 1, "SB1": 1, "SB2": 1, "SB3": None}
    stations = tuple(Station(name, "AB".index(name[1]), holder) for name, holder in own.items())
    shot = Activation(
        "B2",
        Step.LOSSES,
        target="A2",
        range=Range.DIRECT_FIRE,
        dice=("W6", "W6", "B6", "G6", "R6", "R6", "R8"),
        faces=(5, 2, 6, 4, 3, 6, 7),
        used=(2, 6),
        attack=Attack("A2", 7, 6),
    )
    players = (Player("Ana", "A", ppa=6, score=36), Player("Ben", "B", ppa=4, score=32))
    stack = (Activation("A2", Step.ACT, dice=("W6",), faces=(3,), used=(0,)), shot)
    return State(RAPID_ATTACK, players, frames, stations, (0, 1), clock=7, round=3, stack=stack)


def _battered(state: State, letter: str, count: int) -> State:
    hurt: dict[str, dict[str, object]] = {
        "1": {"activated": True, "defense": 5, "defense_die": "B6", "systems": ("G", "Rd"), "lost": ("B", "Y")},
        "2": {"activated": True, "defense": 0, "spot": 4, "spot_die": "Y6", "rockets": 1, "near": f"S{letter}1"},
        "3": {"activated": True, "white": 1, "systems": (), "lost": ("Rh", "B", "Rh", "B"), "defense": 3,
              "defense_die": "W6", "spot": 6, "spot_die": "W6"},
        "4": {"near": "SB1" if letter == "A" else f"S{letter}1"},
        "5": {"white": 0, "systems": (), "lost": ("Y", "G", "Y", "Rh/Rd")},
    }  # fmt: skip
    for number, changes in hurt.items():
        if int(number) <= count:
            state = state.with_frame(letter + number, **changes)
    return state


def _stack() -> tuple[Activation, ...]:
    return (
        Activation("B2", Step.ACT, target="A1", range=Range.DIRECT_FIRE, dice=("W6",), faces=(3,)),
        Activation("A1", Step.ACT, target="B1", range=Range.DIRECT_FIRE, dice=("W6",), faces=(2,)),
        Activation(
            "B1",
            Step.LOSSES,
            target="A2",
            range=Range.DIRECT_FIRE,
            dice=("W6", "W6", "G6", "R6", "R6", "R8"),
            faces=(5, 2, 6, 1, 4, 8),
            used=(0, 5),
            attack=Attack("A2", 8, 5),
        ),
    )


def with_names(state: State, names: tuple[str, ...]) -> State:
    """The state with players and frames called by these names, in turn."""
    players = tuple(structs.replace(p, name=names[i % len(names)]) for i, p in enumerate(state.players))
    frames = tuple(structs.replace(f, name=names[i % len(names)]) for i, f in enumerate(state.frames))
    return structs.replace(state, players=players, frames=frames)
