"""Presses: how many an activation, a round and the set-up take, and how many messages a round leaves in the channel.

Two players press what their panels show (``panel_view``) by a fixed policy that knows no rules: the first button or
entry that is not a refusal, until only refusals are left; or, to do nothing, the refusals first (``IDLE``). On a map
they take the suggested place: one press shows it, *Go* is another. Panels refresh themselves, so no press opens them.
The dice are the same in every run. Of all activations whose attack calls up its target (to defend) one counts that
does the most (attack, move, spot), of these the one with the fewest presses; where a round has none, more rounds with
other dice are played.
By pointing they take what the page in the browser shows instead (``web.asked``): a choice is one tap, and one more
where it stands in a closed menu; a place a tap on the ground and *Go*, alone or with what the unit may do there, and
one on the unit between them where several may be placed. Where only a place or a move is left, the page has tried out
the suggested one, so *Go* is enough; of several losses those that are ticked beforehand are sent. A round of a demo is
counted from its first activation on.
Messages: one a chapter of the story, and the board of the round.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias
from unittest import mock

from discord import ui
from msgspec import Struct, field, structs

from bench.figures import Row
from cogs.kit.custom_ids import PressId
from cogs.kit.map_plan import MapPlan
from cogs.views.game.options import COPY
from cogs.views.game.panel import panel_view
from rules import RULESETS, Event, RulesError
from storage import Storage
from table import Game, Move, Opened, Person, Table
from table.entry import FoldedEntry
from table.flow import moves_of, paths, plain_paths
from table.planning import WHERE, ask_place, asks_where, own_request, preview_place
from text import point_text
from text.chapters import Chapter, continued
from web.asked import ASIDE, MAIN, MORE, asked_of
from web.plans import planned

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
ANSWERS_MAX = 400
REFUSALS = frozenset(
    {
        *("done", "pass", "no-target", "nobody", "no-defense", "keep-spot", "out-of-range", "not-there", "withdraw"),
        *("insist", "hold-ground", "no-hazard", "stay", "defer", "add-piece", "remove-piece", "none"),
    }
)
"""Labels of options that do as little as possible."""
BUSY, IDLE = False, True
EVENINGS = 12
"""The most games in search of an activation that calls up its target."""
_channels, _by_pointing, _more = itertools.count(1), itertools.count(500), itertools.count(1000)
"""The channels of the games, of those by pointing and of those in search: each has dice of its own."""
DEMO = "demo"
ROUNDS = ("RoundBegan", "TurnBegan")
BEGIN, ENDS, AFTERWARDS = ("Activated", "Resumed"), ("RestartBegan", "MatchEnded"), ("KeptCool", "Hotrodded")
"""Events that begin a unit's activation, that end it, and that come after its end but belong to it."""
ATTACK = "AttackDeclared"
HALF = 3
"""The turns of a half of football."""


class Press(Struct, frozen=True):
    """An answer: who gave it with how many presses, and the rules' events that it brought."""

    user: int
    presses: int
    events: tuple[Event, ...]


class Turn(Struct):
    """A unit's activation: the presses of its owner and of the others, and the events in it."""

    unit: str
    owner: int
    own: int = 0
    others: int = 0
    names: set[str] = field(default_factory=set)
    called: bool = False
    over: bool = False


# -- targets (of the first evening: what a player would still call quick) ---------------------------------------------

TARGETS: dict[tuple[str, str], dict[str, float]] = {
    ("rapid-attack", ""): {"own": 6, "others": 3, "idle": 2},
    ("intercept-orbit", ""): {"own": 9, "others": 3, "round": 55},
    ("intercept-orbit", "declared"): {"setup": 4},
    ("intercept-orbit", "map"): {"setup": 10},
    ("football", ""): {"own": 5, "others": 3, "half": 90},
}
POINTED: dict[tuple[str, str], dict[str, float]] = {
    ("rapid-attack", "map"): {"own": 5, "demo": 12},
    ("intercept-orbit", "map"): {"own": 6, "side": 20},
}


async def presses(folder: Path) -> list[Row]:
    """The figures of every ruleset at every table."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/presses.db")
    table, rows = Table(storage), list[Row]()
    try:
        for name, rules in RULESETS.items():
            for kind in rules.tables:
                rows += _rows(f"{name}, {kind}", rules.family, kind, *[await _games(table, name, kind)])
    finally:
        await storage.close()
    return rows


class Played(Struct, frozen=True):
    """The answers of a busy and of an idle game, and the messages of the busy one; ``search``: of further busy ones."""

    busy: list[Press]
    idle: list[Press]
    messages: int
    search: list[Turn]
    pointed: list[Press] = []
    demo: list[Press] = []


async def _games(table: Table, ruleset: str, kind: str) -> Played:
    """The presses of a busy and of an idle game, and activations until one calls up its target."""
    rounds = HALF if "half" in _targets(RULESETS[ruleset].family, kind) else 1
    busy, messages = await _played(table, await _begun(table, ruleset, kind, next(_channels)), BUSY, rounds)
    idle, _ = await _played(table, await _begun(table, ruleset, kind, next(_channels)), IDLE)
    pointed, demo = list[Press](), list[Press]()
    if kind == "map":
        pointed, _ = await _played(table, await _begun(table, ruleset, kind, next(_by_pointing)), BUSY, offers=_pointed)
    if kind == "map" and DEMO in RULESETS[ruleset].sizes:
        begun = await _begun(table, ruleset, kind, next(_by_pointing), DEMO)
        demo, _ = await _played(table, begun, BUSY, offers=_pointed)
    search, left = _turns(busy), EVENINGS
    while _whole(search) is None and left:
        found, _ = await _played(table, await _begun(table, ruleset, kind, next(_more)), BUSY)
        search, left = [*search, *_turns(found)], left - 1
    return Played(busy, idle, messages, search, pointed, demo)


def _targets(family: str, kind: str) -> dict[str, float]:
    return {**TARGETS.get((family, ""), {}), **TARGETS.get((family, kind), {})}


def _rows(what: str, family: str, kind: str, played: Played) -> list[Row]:
    goals = _targets(family, kind)
    # The fewest presses of an activation without an attack; those that nobody pressed for do not count.
    turns = _turns(played.idle)
    idle = (turn for turn in turns if turn.own and ATTACK not in turn.names)
    whole, rest = _whole(played.search), min(idle, key=lambda turn: turn.own, default=None)
    parts = [sum(press.presses for press in part) for part in _parts(played.busy)]
    found = [
        ("set-up, both players", "setup", parts[0]),
        ("a whole activation, own", "own", None if whole is None else whole.own),
        ("a whole activation, the others'", "others", None if whole is None else whole.others),
        ("an activation without an attack", "idle", None if rest is None else rest.own),
        ("a round, both players", "round", parts[1]),
        ("a half with its set-up, both players", "half", sum(parts) if "half" in goals else None),
    ]
    rows = [Row(f"{what}: {name}", n, "presses", target=goals.get(goal)) for name, goal, n in found if n is not None]
    rows += _pointed_rows(what, POINTED.get((family, kind), {}), played)
    return [*rows, Row(f"{what}: messages in the channel a round", played.messages, "messages")]


def _pointed_rows(what: str, goals: dict[str, float], played: Played) -> Iterator[Row]:
    """The taps of a round by pointing, and of its activations that did the most; and of the rounds of a demo."""
    if not played.pointed:
        return
    turns = [turn for turn in _turns(played.pointed) if turn.own and ATTACK in turn.names]
    most = max((_done(turn) for turn in turns), default=0)
    if (whole := max((turn.own for turn in turns if _done(turn) == most), default=None)) is not None:
        yield Row(f"{what}: a whole activation by pointing, own", whole, "presses", target=goals.get("own"))
    rounds = [("a round", "side", _parts(played.pointed)[1:2])]
    if played.demo:  # its first round begins with the game
        rounds.append(("a round of a demo", "demo", _parts(played.demo)))
    for name, goal, parts in rounds:
        side = max(
            sum(one.presses for one in part if one.user == user) for part in parts for user in (ANA.user, BEN.user)
        )
        yield Row(f"{what}: {name} by pointing, a side", side, "presses", target=goals.get(goal))


# -- playing ----------------------------------------------------------------------------------------------------------


async def _played(
    table: Table, game: Game, idle: bool, rounds: int = 1, offers: Offers | None = None
) -> tuple[list[Press], int]:
    """The presses from the start to the end of ``rounds`` rounds, and the chapters and boards of the first one."""
    played: list[Press] = []
    chapters: tuple[Chapter, ...] = (Chapter(),)
    listened: list[FoldedEntry] = []
    table.listen(lambda change: listened.append(change.entry))
    while game.status == "running" and len(played) < ANSWERS_MAX and _begins(played) <= rounds:
        game, user, count = await _pressed(table, game, idle, offers or _offers)
        told = listened.pop().events
        if _begins(played) == 1:
            chapters = (*chapters[:-1], *continued(chapters[-1], told))
        played.append(Press(user, count, tuple(event for event, _ in told)))
    return played, len(chapters) + 1


def _begins(played: Sequence[Press]) -> int:
    """How many rounds have begun."""
    return sum(type(event).__name__ in ROUNDS for press in played for event in press.events)


async def _begun(table: Table, ruleset: str, kind: str, channel: int, size: str = "") -> Game:
    """A game with the same dice in every run."""
    opened = Opened(ANA.user, "Bench", ruleset, size or RULESETS[ruleset].sizes[0], kind, {})
    known = SimpleNamespace(token_hex=lambda size: f"{channel:0{2 * size}x}", token_bytes=bytes)
    with mock.patch("table.table.secrets", known), mock.patch("table.lobby.secrets", known):
        game = await table.open(ANA, channel=channel, guild=1, opened=opened)
    game = await table.join(game.id, BEN, None)
    return await table.start(game.id, ANA)


async def _pressed(table: Table, game: Game, idle: bool, offers: Offers) -> tuple[Game, int, int]:
    """The game after one answer, who gave it, and the presses that it took."""
    user = game.waiting[0]
    person = next(one for one in (ANA, BEN) if one.user == user)
    for offer in _ranked(list(offers(game, user)), idle):
        try:
            return await table.answer(game.id, person, _moves(game, user, offer)), user, offer.presses
        except RulesError:
            continue
    raise AssertionError(f"nothing that the panel shows is taken: {game.requests}")


class Offer(Struct, frozen=True):
    """A button or an entry of a menu. ``label``: that of its first option; ``place``: a place is asked for first."""

    argument: str
    label: str
    place: bool
    refuses: bool
    answers: int
    presses: int
    then: str = ""
    """The way through what is asked after the place."""
    closed: bool = False
    """It stands in a closed menu."""


Offers: TypeAlias = Callable[[Game, int], Iterator[Offer]]
"""What a player is shown."""


def _ranked(offers: list[Offer], idle: bool) -> list[Offer]:
    """The offers as a player takes them: from a closed menu, where what is of no use stands, last; refusals after all
    else, or first; then kind by kind, in the order of the panel, and of a kind the one that answers most."""
    kinds = list(dict.fromkeys(offer.label for offer in offers))
    return sorted(offers, key=lambda one: (one.closed, one.refuses is not idle, kinds.index(one.label), -one.answers))


def _offers(game: Game, user: int) -> Iterator[Offer]:
    """What the panel's buttons and menus would answer, in their order."""
    for press in _shown(game, user):
        argument = MapPlan.parse(press.argument).first if press.verb == "plan" else press.argument
        offer = _offer(game, user, argument)
        placed = offer.place or press.verb == "plan"
        yield structs.replace(offer, place=placed, presses=2 if placed else 1)


def _offer(game: Game, user: int, argument: str) -> Offer:
    """The way of an argument as one press."""
    asked = own_request(game, user)
    ways = (*plain_paths(game.played, asked), *paths(game.played, asked))
    way = next((way for way in reversed(ways) if way.argument == argument), None)
    if way is None:
        return Offer(argument, "", False, False, 0, 1)
    labels = tuple(step.option.label for step in way.chosen)
    return Offer(argument, labels[0], asks_where(game, way.last), bool(REFUSALS & {*labels}), len(way.steps), 1)


def _pointed(game: Game, user: int) -> Iterator[Offer]:
    """What the page in the browser would answer, in its order."""
    player = game.player_of(user)
    assert player is not None
    asked = next(iter(asked_of(game, player, game.played, "en", (), whole=False)))
    if asked.beforehand is not None:
        yield _going(game, user, asked.ground or [asked.beforehand], 1)
    if asked.place:
        return
    if asked.several > 1:
        every = [choice.way for choice in asked.choices if choice.name not in REFUSALS]
        chosen = asked.ticked or every[: asked.several]
        yield Offer(", ".join(chosen), "", False, False, 0, 1 if asked.ticked else len(chosen) + 1)
    main = [choice for choice in asked.choices if choice.group == MAIN]
    ground = sum(choice.places for choice in main)
    for choice in asked.choices:
        closed = bool(main) and choice.group in (ASIDE, MORE)
        if choice.places and choice.way in asked.ground and not closed:
            offer = _going(game, user, asked.ground, 2)
        elif choice.places:
            offer = _going(game, user, [choice.way], 2 + (closed or ground > 1))
        else:
            offer = structs.replace(_offer(game, user, choice.way), presses=1 + closed)
        yield structs.replace(offer, closed=closed)


def _going(game: Game, user: int, ways: Sequence[str], presses: int) -> Offer:
    """The place that is suggested for the first of the ways, with the first thing that the unit may do there."""
    plan = planned(game, user, "en", ways, None, "", begin=True)
    then = next((choice.way for choice in plan.then), "")
    label = _offer(game, user, plan.first).label
    answers = len([*moves_of(plan.first), plan.place, *(moves_of(then) if then else ())])
    return Offer(plan.first, label, True, False, answers, presses, then)


def _shown(game: Game, user: int) -> Iterator[PressId]:
    """The custom ids of the panel, with the value of each entry of a menu as their argument."""
    for item in panel_view(game, user, "en").walk_children():
        press = PressId.parse(getattr(item, "custom_id", None) or "")
        if press is None or press.verb not in ("pick", "plan", "choose", "planfirst", "several"):
            continue
        if isinstance(item, ui.Select) and press.verb == "several":
            chosen = (option.value.partition(COPY)[0] for option in item.options[: item.max_values])
            yield PressId(press.game, press.seq, press.verb, ", ".join(chosen))
        elif isinstance(item, ui.Select):
            yield from (PressId(press.game, press.seq, press.verb, option.value) for option in item.options)
        else:
            yield press


def _moves(game: Game, user: int, offer: Offer) -> list[Move]:
    """The answers of an offer, with the place that is suggested for it."""
    if not offer.place:
        return moves_of(offer.argument)
    there = ask_place(game, user, offer.argument)
    preview = preview_place(there, there.request.options[0].choice).preview
    place = Move(MapPlan(offer.argument, preview.written or point_text(preview.at)).wished, WHERE)
    after = moves_of(offer.then) if offer.then else []
    return [place, *after] if there.first is None else [*moves_of(offer.argument), place, *after]


# -- counting ---------------------------------------------------------------------------------------------------------


def _parts(played: Sequence[Press]) -> list[Sequence[Press]]:
    """The presses of the set-up, and those of each round."""
    ends = [n + 1 for n, press in enumerate(played) if _begins([press])]
    return [
        played[first:end] for first, end in itertools.pairwise([0, *ends, *([] if len(ends) > 1 else [len(played)])])
    ]


def _turns(played: Sequence[Press]) -> list[Turn]:
    """The activations that have ended, but for those of units that an attack called up."""
    turns = list[Turn]()
    for press in played:
        before = turns[-1] if turns else None
        # What comes after the end of an activation may still belong to it.
        if before is not None and before.over and not any(type(event).__name__ in AFTERWARDS for event in press.events):
            before = None
        number = len(turns)
        for event in press.events:
            _tell(turns, event)
        whose = before or (turns[-1] if len(turns) > number else None)
        if whose is not None and press.user == whose.owner:
            whose.own += press.presses
        elif before is not None:
            before.others += press.presses
    return [turn for turn in turns if turn.over]


def _tell(turns: list[Turn], event: Event) -> None:
    """Begin an activation, or tell the last one what happens in it."""
    name, unit = type(event).__name__, str(getattr(event, type(event).__struct_fields__[0]))
    if name in BEGIN and getattr(event, "under", None) is None:
        turns.append(Turn(unit, (ANA if unit[0] == "A" else BEN).user))
    elif turns and not turns[-1].over:
        running = turns[-1]
        running.called = running.called or name == "Activated"
        running.names.add(name)
        running.over = name in ENDS or (name == "ActivationEnded" and unit == running.unit)


def _whole(turns: Sequence[Turn]) -> Turn | None:
    """The activation with the fewest presses among those that did the most and called up their target."""
    called = [turn for turn in turns if turn.called and turn.others and ATTACK in turn.names]
    return min(called, key=lambda turn: (-_done(turn), turn.own + turn.others), default=None)


def _done(turn: Turn) -> int:
    return sum(name in turn.names for name in ("Moved", "Spotted"))
