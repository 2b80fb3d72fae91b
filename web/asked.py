"""The open questions of a player as data: the same ways and words as in the private panel."""

import math
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct, structs

from rules import Request, State, choose, default, ruleset_of
from table import Game
from table.flow import (
    APART,
    Answered,
    Path,
    argument_of,
    given_step,
    more_paths,
    next_question,
    paths,
    plain_paths,
    together,
    unfinished_ways,
    written_paths,
)
from table.planning import WHERE, PlaceQuestion, asks_where, keeps_aim
from text import narrator, say
from text.rulebook import topic_of_why
from text.stakes import question_lines
from web.odds import Odds, odds_at, odds_of

MAIN, BELOW, ASIDE, MORE = "", "below", "aside", "more"


class Choice(Struct, frozen=True, omit_defaults=True):
    """A way to answer. ``group``: where it stands (``below`` the choice that it begins with, ``aside``, ``more``).

    ``places``: a place is asked next; ``short``: what a way below a choice adds to it.
    ``items``: the things on the board that it names, in order. ``die``: the die that it takes, and its face.
    ``odds``: of the attack that it means; ``back``: of the target's on the unit that attacks; ``chances``: of the
    attack with its die, in words and in place of ``detail``.
    """

    way: str
    label: str
    name: str
    detail: str = ""
    group: str = MAIN
    places: bool = False
    items: tuple[str, ...] = ()
    die: str = ""
    face: int = 0
    odds: Odds | None = None
    back: Odds | None = None
    chances: str = ""
    short: str = ""


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question."""

    id: str
    kind: str
    text: str
    lines: tuple[str, ...] = ()
    """Lines under it."""
    choices: tuple[Choice, ...] = ()
    several: int = 1
    """So many choices may be taken together: each is there as often as it can be."""
    ticked: tuple[str, ...] = ()
    """Of several the ways that are missed least: ticked beforehand."""
    written: tuple[str, ...] = ()
    """Ways after which one writes an answer."""
    place: bool = False
    """It asks for a place."""
    ground: tuple[str, ...] = ()
    """Ways to a place that differ in their die alone, the die first that is good for least else."""
    beforehand: str | None = None
    """The way whose suggested place is tried out at once: a move that is next; empty where a place is asked."""
    item: str = ""
    """The thing on the board that it is about."""
    aside: str = ""
    """The title of the choices that stand aside."""
    rule: str = ""
    """The topic of the rulebook behind it."""


def asked_of(
    game: Game, player: int, state: State, locale: str, known: Collection[str], *, whole: bool
) -> Iterator[Asked]:
    """The player's questions; ``state``: as they see it, ``known``: the ids on the board, ``whole``: nothing joined."""
    for request in game.requests:
        if request.player == player:
            yield _asked(game, request, state, locale, known, whole)


def _asked(game: Game, request: Request, state: State, locale: str, known: Collection[str], whole: bool) -> Asked:
    every = _ways(state, request, whole)
    step = given_step(every)
    shown, at = (request, state) if step is None else (step.request, step.state)
    along = (
        []
        if step is None
        else [say(locale, "panel-given", option=narrator(state).option_label(locale, every[0].first, state))]
    )
    place = request.kind == WHERE
    choices = () if place else tuple(_choices(game, every, locale, known))
    panel = ruleset_of(state).panel
    if request.kind == panel.aim:
        choices = tuple(_best_first(choices, every, state, locale, request.unit))
    if request.kind in panel.one_of_each:
        choices = tuple(_one_of_each(choices, state, request, panel.one_of_each[request.kind]))
    several = request.facts.get("several", 1)
    if several > 1:
        choices = tuple(one for one, way in zip(choices, every, strict=True) for _ in range(_copies(way)))
    free = request.free is not None and not place
    written = ["", *(f"{way.argument}|{kind}" for way, kind in written_paths(every))] if free else []
    return Asked(
        id=request.id,
        kind=request.kind,
        text=narrator(at).question(locale, shown, at),
        lines=(*question_lines(locale, at, shown), *along),
        choices=choices,
        several=several,
        ticked=_defaults(state, request) if several > 1 else (),
        written=tuple(written),
        place=place,
        ground=_ground(choices),
        beforehand="" if place else _beforehand(at, shown, choices, every),
        item=request.unit,
        aside=narrator(state).aside_title(locale, shown) if any(way.offered for way in every) else "",
        rule=topic_of_why(narrator(state).ruling_of(request), game.ruleset),
    )


def _ground(choices: Sequence[Choice]) -> tuple[str, ...]:
    found = [choice for choice in choices if choice.places and choice.group == MAIN]
    if not all(choice.die for choice in found) or len({choice.name for choice in found}) > 1:
        return ()
    return tuple(choice.way for choice in sorted(found, key=lambda choice: (choice.die[0] == "W", choice.face)))


def _beforehand(state: State, request: Request, choices: Sequence[Choice], every: Sequence[Path]) -> str | None:
    """The way of the only choice, if it leads to a place, or of the move that a bot would make before anything else, or
    beside which nothing else takes a die: with the bot's die, if that or none brings the target into range. Where the
    turn goes on at once, also after the bot's own answer."""
    main = [choice for choice in choices if choice.group == MAIN]
    if len(choices) == 1 and main[0].places:
        return main[0].way
    ways = _ground(main)
    own = None if not main else choose(state, request)
    if not ways:
        return None if own is None else _and_move(state, request, own.choice)
    ground = {way.lead.choice: way.argument for way in every if way.argument in ways}
    if own is not None and own.choice in ground:
        usual = own.choice
    elif any(choice.die for choice in main if not choice.places):
        return None
    else:
        usual = min(ground, key=lambda choice: ways.index(ground[choice]))
    asked = ((way, next_question(state, request, way)) for way in dict.fromkeys((usual, *ground)))
    return ground[next((way for way, found in asked if found and any(map(keeps_aim, found[1].options))), usual)]


def _and_move(state: State, request: Request, first: object) -> str | None:
    """The way to the move that a bot would make after its own answer to a question after which the turn goes on at
    once; None where it would do anything else."""
    flow, maps = ruleset_of(state).flow, ruleset_of(state).maps
    onward = () if flow is None else flow.given.get(request.kind, ())
    found = next_question(state, request, first) if onward else None
    own = None if found is None or found[1].kind not in onward else choose(*found)
    if found is None or own is None or maps is None or state.table != "map":
        return None
    steps = [
        next(Answered(*asked, option) for option in asked[1].options if option.choice == choice)
        for asked, choice in (((state, request), first), (found, own.choice))
    ]
    return argument_of(steps) if steps[-1].option.label in maps.places else None


def _defaults(state: State, request: Request) -> tuple[str, ...]:
    """The default answers to a question that takes several, which the page ticks beforehand."""
    return tuple(str(step.option.choice) for step in together(state, request, default(state, request), default))


def _copies(way: Path) -> int:
    number = way.first.facts.get("number", 1)
    return number if isinstance(number, int) else 1


def choices_after(game: Game, asked: PlaceQuestion, place: object, locale: str) -> Iterator[Choice]:
    """What a unit may do with a die once it is at a place, or "done" where that is all; if no die falls and nobody else
    is asked before it."""
    found = next_question(asked.state, asked.request, place)
    if found is None or found[1].unit != asked.request.unit:
        return
    least, maps = default(*found), ruleset_of(asked.state).maps
    known = () if maps is None else maps.positions(asked.state)
    usual = [way for way in paths(*found) if not (way.folds or way.offered)]
    for way in usual:
        ends = way.lead.choice == least
        if len(usual) == 1 if ends else "die" in way.lead.facts and not asks_where(game, way.last):
            yield _choice(game, way, locale, known, MAIN)


def _best_first(
    choices: Sequence[Choice], every: tuple[Path, ...], state: State, locale: str, unit: str
) -> Iterator[Choice]:
    """The targets of a unit, each with its odds, by their rank; those that nothing reaches behind *More options*, and
    what may be reached later where something else is reached now."""
    ways = {way.argument: way for way in (*more_paths(every), *every)}

    aimed = ((choice, _odds_of(ways[choice.way].chosen, locale)) for choice in choices)
    found = sorted(aimed, key=lambda found: _rank(found[1]))
    reached = any(mine is not None and mine.chances for _, mine in found)
    for choice, mine in found:
        far = choice.group == MAIN and mine is not None and not (mine.reach and (mine.chances or not reached))
        back = () if mine is None else odds_of(state, locale, mine.target)
        group = MORE if far else choice.group
        own = next((one for one in back if one.target == unit), None)
        yield structs.replace(choice, odds=mine, back=own, group=group)


def _one_of_each(choices: Sequence[Choice], state: State, request: Request, fact: str) -> Iterator[Choice]:
    """For each value of a fact the first sensible option stands in front, the policy's own before others."""
    own, policy = choose(state, request), ruleset_of(state).policy
    sensible = [*filter(None, (own,)), *(policy.others(state, request) if policy else ())]
    facts = {item.choice: item.facts for item in request.options}
    front: dict[object, object] = {}
    for found in sensible:
        front.setdefault(facts[found.choice].get(fact), found.choice)
    yield from (structs.replace(one, group=MAIN) if one.way in front.values() else one for one in choices)


def _rank(odds: Odds | None) -> tuple[float, ...]:
    """Where a target stands: the likeliest first, then what the shortest move would reach, last what is unknown."""
    return (math.inf,) if odds is None else (-odds.worth, odds.move)


def _ways(state: State, request: Request, whole: bool) -> tuple[Path, ...]:
    if whole or request.facts.get("several", 1) > 1:
        return plain_paths(state, request)
    return paths(state, request)


def _choices(game: Game, every: tuple[Path, ...], locale: str, known: Collection[str]) -> Iterator[Choice]:
    main = sorted((way for way in every if not way.folds and not way.offered), key=_gives_up_run)
    folded = more_paths(every)
    for way in main or [way for way in every if not way.offered]:
        yield _choice(game, way, locale, known, MAIN)
    below, stood_for = dict(_below(main, every, locale)), set[str]()
    for way in every:
        if way.offered and way.argument in below:
            added = below[way.argument]
            short = narrator(added[0].state).path_label(locale, added)
            choice = _choice(game, way, locale, known, BELOW)
            yield structs.replace(choice, short=short, odds=_odds_of(added, locale))
        elif way.offered:
            many = narrator(way.steps[-1].state).fold_label(locale, way.last)
            shown = structs.replace(way, steps=way.steps[:-1]) if many else way
            if shown.argument not in stood_for:
                choice = _choice(game, shown, locale, known, ASIDE)
                yield structs.replace(choice, label=many or choice.label)
            stood_for.add(shown.argument)
    unfinished = unfinished_ways(every)
    for way in folded if main else ():
        choice = _choice(game, way, locale, known, MORE)
        label = say(locale, "option-unfinished", label=choice.label) if way.argument in unfinished else choice.label
        yield structs.replace(choice, label=label)


def _below(main: Sequence[Path], every: Sequence[Path], locale: str) -> Iterator[tuple[str, tuple[Answered, ...]]]:
    """The best way on from each of the ``main`` ways that the same press may take: its argument, and what it adds."""
    for one in main:
        ways = [way for way in every if way.offered and way.argument.startswith(one.argument + APART)]
        ranked = ((_aim(way, len(one.steps), locale), way) for way in ways if not _gives_up(way))
        further = [(rank, way) for rank, way in ranked if rank is not None]
        if further:
            _, best = min(further, key=lambda found: found[0])
            yield best.argument, best.steps[len(one.steps) :]


def _aim(way: Path, after: int, locale: str) -> tuple[float, ...] | None:
    """The rank of the target that a way takes after so many steps, or of its place: the one that the policy takes goes
    first. The same for all where it takes neither; None for a target out of reach."""
    state, request, option = way.steps[after]
    if request.kind == WHERE:
        own = choose(state, request)
        return (own is None or own.choice != option.choice,)
    if request.kind != ruleset_of(state).panel.aim:
        return ()
    odds = _odds_of(way.steps[after:], locale)
    return None if odds is not None and not odds.reach else _rank(odds)


def _odds_of(steps: Sequence[Answered], locale: str) -> Odds | None:
    """The odds of the attack that steps aim first; None where they aim none."""
    state, request, option = steps[0]
    if request.kind != ruleset_of(state).panel.aim:
        return None
    declared = {name: fact for step in steps for name, fact in step.option.facts.items()}
    return odds_at(state, locale, request.unit, option.unit, declared)


def _gives_up_run(way: Path) -> bool:
    """Whether a way defends with the die that the run into range needs: it stands last."""
    return "needed" in way.lead.facts


def _gives_up(way: Path) -> bool:
    """Whether a way ends with what is done where nobody chooses."""
    state, request, option = way.steps[-1]
    return request.kind != WHERE and default(state, request) == option.choice


def _choice(game: Game, way: Path, locale: str, known: Collection[str], group: str) -> Choice:
    lead = way.lead
    die, chances = lead.facts.get("die"), chances_of(way, locale)
    return Choice(
        way=way.argument,
        label=narrator(way.chosen[0][0]).path_label(locale, way.chosen),
        name=lead.label,
        detail="" if chances else narrator(way.chosen[0][0]).path_detail(locale, way.chosen) or "",
        group=group,
        places=asks_where(game, way.last),
        items=tuple(dict.fromkeys(item for step in way.chosen for item in _items(step.option.facts.values(), known))),
        die=die if isinstance(die, str) else "",
        face=int(lead.facts.get("face") or 0) if isinstance(die, str) else 0,
        chances=chances,
    )


def _items(values: Collection[object], known: Collection[str]) -> Iterator[str]:
    return (value for value in values if isinstance(value, str) and value in known)


def chances_of(way: Path, locale: str) -> str:
    """The chances of the attack that a way means, with its die; empty where it means none."""
    for state, request, option in way.chosen:
        if option.label in ("attack", "attack-spot"):
            frame, face = request.facts["frame"], option.facts["face"]
            line = narrator(state).odds_line(locale, state, frame, face, _spot(way)) or ""
            return line.replace("\\", "").replace("**", "")  # the page shows it as it stands, names without markdown
    return ""


def _spot(way: Path) -> int | None:
    """The spot that an attack uses if it goes that way; None where that is not said."""
    used = next((step.option for step in way.chosen if step.request.kind == "use-spot"), None)
    return None if used is None else 0 if used.label == "keep-spot" else used.facts.get("value")
