"""Fewer presses: the ways through several questions of one player that one press may take.

A way is found by trying its answers on the state with dice that refuse to fall, so a press never hides a roll. A
ruleset says which questions it joins (``Ruleset.flow``).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct, structs

from rules import Answer, Flow, Option, Request, RulesError, ScriptedDice, State, decide, requests, ruleset_of
from rules.core.memo import memo_on_state, without_memo
from table.answers import Move

APART, NAMES = "|", "="
"""Marks of a written way: ``attack:3|cover=none|use-spot=yes``, all answers but the first after their kind."""
ARGUMENT_MAX = 68
"""Characters of a way in a custom id."""


class Answered(NamedTuple):
    """One answer of a way: an option of a request, asked in that state."""

    state: State
    request: Request
    option: Option


class Path(Struct, frozen=True, dict=True):
    """A way through questions."""

    steps: tuple[Answered, ...]
    folds: bool = False
    """It folds behind *More*."""
    offered: bool = False
    """It stands in a menu of its own."""
    given: bool = False
    """Its first step goes along with what is chosen after it."""

    @property
    def chosen(self) -> tuple[Answered, ...]:
        """The steps that are a choice."""
        return self.steps[1:] if self.given else self.steps

    @property
    def first(self) -> Option:
        """The option that it begins with."""
        return self.steps[0].option

    @property
    def lead(self) -> Option:
        """The first option that is a choice."""
        return self.chosen[0].option

    @property
    def last(self) -> Option:
        """The option that it ends with."""
        return self.steps[-1].option

    @cached_property
    def argument(self) -> str:
        """The way as the argument of a custom id."""
        return argument_of(self.steps)


def argument_of(steps: Sequence[Answered]) -> str:
    """Steps as the argument of a custom id."""
    more = [f"{step.request.kind}{NAMES}{step.option.choice}" for step in steps[1:]]
    return APART.join([steps[0].option.choice, *more])


def moves_of(argument: str) -> list[Move]:
    """The answers of a written way."""
    first, *more = argument.split(APART)
    named = (part.partition(NAMES) for part in more)
    return [Move(first), *(Move(choice, kind) for kind, _, choice in named)]


def plain_paths(state: State, request: Request) -> tuple[Path, ...]:
    """A request's options one by one: for those who want to be asked everything."""
    return tuple(Path((Answered(state, request, option),)) for option in request.options)


def paths(state: State, request: Request) -> tuple[Path, ...]:
    """The ways that begin with an open request, in the order of its options."""
    return _paths(state).get(request.id) or plain_paths(state, request)


def best_aims_first(found: Sequence[Path]) -> tuple[Path, ...]:
    """The ways in their order, but those that name a target first: the best target before the others, those out of
    reach last, and what cannot be reckoned as it stands."""
    worths = {path.argument: _worth_of(path) for path in found}
    best: dict[str, float] = {}
    for path in found:
        if (worth := worths[path.argument]) is not None:
            best[path.first.unit] = max(worth, best.get(path.first.unit, 0.0))
    return tuple(sorted(found, key=lambda path: (-best.get(path.first.unit, -1.0), worths[path.argument] == 0)))


def _worth_of(path: Path) -> float | None:
    """What the attack promises that a way aims with its first step; None where that is unknown, and for terrain."""
    state, request, option = path.steps[0]
    rules = ruleset_of(state)
    if request.kind != rules.panel.aim:
        return None
    declared = {name: fact for step in path.steps for name, fact in step.option.facts.items()}
    aimed = rules.aimed(state, request.unit, option.unit, declared)
    return None if aimed is None else aimed.worth


def more_paths(found: tuple[Path, ...]) -> tuple[Path, ...]:
    """The ways behind *More*: what folds, up to the question where it does.

    Where the first question leads to several that fold, its option is there once; a way that folds alone is whole.
    """
    beside = {p.argument for p in found if p.offered}
    folded = [p for p in found if p.argument not in beside and (p.folds or _written(p))]
    alike = Counter(argument_of(p.steps[:-1]) for p in folded if len(p.steps) > 1)
    shown = [_shown(p, alike) for p in folded]
    short = {p.argument for p in shown if len(p.chosen) == 1}
    kept = [p for p in shown if len(p.chosen) == 1 or _begun(p).argument not in short]
    first: dict[str, Path] = {}
    for p in kept:
        first.setdefault(p.argument, p)
    return tuple(first.values())


def unfinished_ways(every: Sequence[Path]) -> frozenset[str]:
    """The arguments of all partial ways, after which another question follows."""
    whole = (path for path in every if not path.offered)
    return frozenset(argument_of(path.steps[:n]) for path in whole for n in range(1, len(path.steps)))


def _written(path: Path) -> bool:
    """Whether a later choice of the way answers a question that also takes a written answer."""
    return any(step.request.free is not None for step in path.chosen[1:])


def _begun(path: Path) -> Path:
    """The part of a way that ends with its first choice."""
    return Path(path.steps[: len(path.steps) - len(path.chosen) + 1], given=path.given)


def _shown(path: Path, alike: Mapping[str, int]) -> Path:
    """The part of a way that is shown behind *More*. ``alike``: how many that fold go on from the same beginning."""
    if _written(path):
        return _begun(path)
    before = path.steps[:-1]
    alone = len(path.chosen) == 1 or alike[argument_of(before)] == 1
    return path if alone else Path(before, given=path.given)


def written_paths(found: tuple[Path, ...]) -> tuple[tuple[Path, str], ...]:
    """The beginnings of ways after which an answer may be written, each with the kind of the question to it."""
    flow = ruleset_of(found[0].steps[0].state).flow if found else None
    kinds = () if flow is None else flow.written
    begun = (
        (Path(p.steps[:n], given=p.given), step.request.kind)
        for p in found
        for n, step in enumerate(p.steps)
        if n and step.request.kind in kinds
    )
    return tuple({p.argument: (p, kind) for p, kind in begun}.values())


def given_step(found: tuple[Path, ...]) -> Answered | None:
    """The first choice of the ways whose first step needs no choosing; None where no way has such a step."""
    return next((p.chosen[0] for p in found if p.given), None)


def sole_choice(state: State, request: Request) -> str | None:
    """The answer to a question that needs no asking; None where there is something to decide or to see."""
    flow, maps = ruleset_of(state).flow, ruleset_of(state).maps
    if flow is None or request.free is not None:
        return None
    if len(request.options) != 1 and not flow.alike(state, request):
        return None
    only = request.options[0]
    placed = state.table == "map" and maps is not None and only.label in maps.places
    return None if placed else only.choice


def next_question(state: State, request: Request, choice: object) -> tuple[State, Request] | None:
    """The player's next question after an answer, if no die falls before it and it is the only one."""
    try:
        after = decide(state, Answer(request.player, request.id, choice), ScriptedDice(())).state
    except RulesError:
        return None
    asked = requests(after)
    return (after, asked[0]) if len(asked) == 1 and asked[0].player == request.player else None


def together(
    state: State, request: Request, choice: object, go_on: Callable[[State, Request], object]
) -> Iterator[Answered]:
    """The answers that are given together where a question takes several: a first one, then what ``go_on`` answers as
    long as the same is asked; nothing that stands alone."""
    alone, asked = ruleset_of(state).panel.buttons, (state, request)
    for _ in range(request.facts.get("several", 1)):
        option = next((item for item in asked[1].options if item.choice == choice), None)
        if option is None or option.label in alone:
            return
        yield Answered(*asked, option)
        after = next_question(*asked, choice)
        if after is None or (after[1].kind, after[1].unit) != (request.kind, request.unit):
            return
        asked, choice = after, go_on(*after)


@memo_on_state
def _paths(state: State) -> Mapping[str, tuple[Path, ...]]:
    """The ways of every open request whose game joins any, by the request's id."""
    flow = ruleset_of(state).flow
    if flow is None:
        return {}
    return {asked.id: tuple(_least_dice(list(_ways(flow, _seen(state, asked), asked)))) for asked in requests(state)}


def _least_dice(every: Sequence[Path]) -> Iterator[Path]:
    """The ways, of those that are offered to one place with different dice only that with the least."""
    least: dict[tuple[object, ...], Path] = {}
    for way in filter(_place_of, every):
        held = least.setdefault(_place_of(way), way)
        if _die_of(way) < _die_of(held):
            least[_place_of(way)] = way
    return (way for way in every if not _place_of(way) or least[_place_of(way)] is way)


def _place_of(way: Path) -> tuple[object, ...]:
    """The action with a die that a way is offered for, and the place; empty for any other."""
    offered = way.offered and "at" in way.last.facts and "die" in way.first.facts
    return (way.first.label, way.last.label, *way.last.facts["at"]) if offered else ()


def _die_of(way: Path) -> tuple[bool, int]:
    """How much else the die of a way is good for: a white one for most, else by its face."""
    return way.first.facts["die"][0] == "W", way.first.facts["face"]


def _seen(state: State, request: Request) -> State:
    """The state as the player may see it: no way tells what others keep secret."""
    secrets = ruleset_of(state).secrets
    seen = state if secrets is None else secrets.view(state, request.player)
    if seen is state:
        # The ways are kept with the state: with itself in them, only a collection of garbage would free it.
        seen = without_memo(state)
        vars(seen).update(vars(state))
    return seen


def _ways(flow: Flow[State], state: State, request: Request) -> Iterator[Path]:
    whole = flow.whole(request.kind)
    firsts = [(step, flow.folds(*step)) for step in (Answered(state, request, option) for option in request.options)]
    usual = [step for step, folds in firsts if not folds]
    given = _given(flow, usual)
    for first, folds in firsts:
        if folds and not whole:
            yield Path((first,), folds=True)
        elif given and not folds:
            yield from given
        else:
            for way in _onward(flow, (first,)):
                yield way
                if len(way.steps) > 1 and not way.folds:
                    yield from _offered(flow, way.steps)
    if not given:
        yield from (way for step in usual for way in _offered(flow, (step,)))


def _given(flow: Flow[State], usual: list[Answered]) -> tuple[Path, ...]:
    """The ways through the only usual option, if another question follows it; else none."""
    first = usual[0] if len(usual) == 1 else None
    asked = None if first is None else _next(first, flow.given.get(first.request.kind, ()))
    if first is None or asked is None:
        return ()
    found = tuple(structs.replace(way, steps=(first, *way.steps), given=True) for way in _ways(flow, *asked))
    return found if all(_fits(way.steps) for way in found) else ()


def _onward(flow: Flow[State], steps: tuple[Answered, ...]) -> Iterator[Path]:
    """The ways that begin with these steps; one of them ends here where no question is joined."""
    asked = _next(steps[-1], flow.joins(steps[-1].request, steps[-1].option))
    if asked is None or not all(_fits((*steps, Answered(*asked, option))) for option in asked[1].options):
        yield from _closed(flow, steps)
        return
    usual = [option for option in asked[1].options if not flow.folds(*asked, option)]
    if usual and all(option.label in flow.forgoes for option in usual):
        yield Path(steps)
        return
    for option in asked[1].options:
        further = (*steps, Answered(*asked, option))
        if flow.folds(*further[-1]):
            yield Path(further, folds=True)
        else:
            yield from _onward(flow, further)


def _closed(flow: Flow[State], steps: tuple[Answered, ...]) -> tuple[Path, ...]:
    """The ways that end with these steps, or with the one answer that is left to give after them."""
    labels, whole = flow.closes.get(steps[-1].request.kind, ()), (Path(steps),)
    asked = _following(steps[-1]) if labels and not _leads_to_place(steps[-1]) else None
    if asked is None:
        return whole
    found = [(Path((*steps, Answered(*asked, option))), flow.folds(*asked, option)) for option in asked[1].options]
    usual = [path for path, folds in found if not folds]
    if len(usual) != 1 or usual[0].last.label not in labels or not all(_fits(path.steps) for path, _ in found):
        return whole
    return tuple(structs.replace(path, folds=folds) for path, folds in found)


def _fits(steps: tuple[Answered, ...]) -> bool:
    """Whether a custom id can hold the way."""
    return len(argument_of(steps)) <= ARGUMENT_MAX and all(APART not in step.option.choice for step in steps)


def _offered(flow: Flow[State], before: tuple[Answered, ...]) -> Iterator[Path]:
    """The ways on from these steps that are offered beside the way that ends with them."""
    labels = flow.offers.get(before[-1].request.kind, ())
    asked = _following(before[-1]) if labels else None
    if asked is not None:
        fit = (option for option in asked[1].options if option.label in labels and flow.beside(*asked, option))
        further = ((*before, Answered(*asked, option)) for option in fit)
        ways = (way for steps in further if _fits(steps) for way in _onward(flow, steps))
        yield from (structs.replace(way, offered=True) for way in ways if not way.folds)


def _next(step: Answered, kinds: tuple[str, ...]) -> tuple[State, Request] | None:
    """The player's next question if it is of these kinds."""
    asked = _following(step) if kinds and not _leads_to_place(step) else None
    return asked if asked is not None and asked[1].kind in kinds else None


def _following(step: Answered) -> tuple[State, Request] | None:
    return next_question(step.state, step.request, step.option.choice)


def _leads_to_place(step: Answered) -> bool:
    maps = ruleset_of(step.state).maps
    return step.state.table == "map" and maps is not None and step.option.label in maps.places
