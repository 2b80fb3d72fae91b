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
    """The way whose suggested place is tried out at once, since only a move is left; empty where a place is asked."""
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
    if request.kind == ruleset_of(state).panel.aim:
        choices = tuple(_best_first(choices, every, state, locale, request.unit))
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
        beforehand="" if place else _beforehand(at, shown, choices),
        item=request.unit,
        aside=narrator(state).aside_title(locale, shown) if any(way.offered for way in every) else "",
        rule=topic_of_why(narrator(state).ruling_of(request), game.ruleset),
    )


def _ground(choices: Sequence[Choice]) -> tuple[str, ...]:
    found = [choice for choice in choices if choice.places and choice.group == MAIN]
    if not all(choice.die for choice in found) or len({choice.name for choice in found}) > 1:
        return ()
    return tuple(choice.way for choice in sorted(found, key=lambda choice: (choice.die[0] == "W", choice.face)))


def _beforehand(state: State, request: Request, choices: Sequence[Choice]) -> str | None:
    """The way of the only choice, if it leads to a place, or of a move beside which nothing else takes a die: with the
    die that a bot would take, if that or none brings the target into range."""
    main = [choice for choice in choices if choice.group == MAIN]
    ground = _ground(main)
    if len(choices) == 1 and main[0].places:
        return main[0].way
    if not ground or any(choice.die for choice in main if not choice.places):
        return None
    own = choose(state, request)
    usual = own.choice if own is not None and own.choice in ground else ground[0]
    asked = ((way, next_question(state, request, way)) for way in dict.fromkeys((usual, *ground)))
    return next((way for way, found in asked if found and any(map(keeps_aim, found[1].options))), usual)


def _defaults(state: State, request: Request) -> tuple[str, ...]:
    """The default answers to a question that takes several, which the page ticks beforehand."""
    return tuple(str(step.option.choice) for step in together(state, request, default(state, request), default))


def _copies(way: Path) -> int:
    number = way.first.facts.get("number", 1)
    return number if isinstance(number, int) else 1


def choices_after(game: Game, asked: PlaceQuestion, place: object, locale: str) -> Iterator[Choice]:
    """What a unit may do with a die once it is at a place, where no die falls and nobody else is asked before it."""
    found = next_question(asked.state, asked.request, place)
    if found is None or found[1].unit != asked.request.unit:
        return
    least = default(*found)
    for way in paths(*found):
        usual = not (way.folds or way.offered or asks_where(game, way.last) or way.lead.choice == least)
        if usual and "die" in way.lead.facts:
            yield _choice(game, way, locale, (), MAIN)


def _best_first(
    choices: Sequence[Choice], every: tuple[Path, ...], state: State, locale: str, unit: str
) -> Iterator[Choice]:
    """The targets of a unit, each with its odds, by their rank; those that nothing reaches behind *More options*."""
    ways = {way.argument: way for way in (*more_paths(every), *every)}

    aimed = ((choice, _odds_of(ways[choice.way].chosen, locale)) for choice in choices)
    found = sorted(aimed, key=lambda found: _rank(found[1]))
    reached = any(mine is not None and mine.chances for _, mine in found)
    for choice, mine in found:
        far = reached and mine is not None and not (mine.chances and mine.reach) and choice.group == MAIN
        back = () if mine is None else odds_of(state, locale, mine.target)
        group = MORE if far else choice.group
        own = next((one for one in back if one.target == unit), None)
        yield structs.replace(choice, odds=mine, back=own, group=group)


def _rank(odds: Odds | None) -> tuple[float, ...]:
    """Where a target stands: the likeliest first, then what the shortest move would reach, last what is unknown."""
    return (math.inf,) if odds is None else (-odds.worth, odds.move)


def _ways(state: State, request: Request, whole: bool) -> tuple[Path, ...]:
    if whole or request.facts.get("several", 1) > 1:
        return plain_paths(state, request)
    return paths(state, request)


def _choices(game: Game, every: tuple[Path, ...], locale: str, known: Collection[str]) -> Iterator[Choice]:
    main = [way for way in every if not way.folds and not way.offered]
    folded = more_paths(every)
    for way in main or [way for way in every if not way.offered]:
        yield _choice(game, way, locale, known, MAIN)
    below = dict(_below(main, every, locale))
    for way in every:
        if way.offered and way.argument in below:
            added = below[way.argument]
            short = narrator(added[0].state).path_label(locale, added)
            choice = _choice(game, way, locale, known, BELOW)
            yield structs.replace(choice, short=short, odds=_odds_of(added, locale))
        elif way.offered:
            yield _choice(game, way, locale, known, ASIDE)
    unfinished = unfinished_ways(every)
    for way in folded if main else ():
        choice = _choice(game, way, locale, known, MORE)
        label = say(locale, "option-unfinished", label=choice.label) if way.argument in unfinished else choice.label
        yield structs.replace(choice, label=label)


def _below(main: Sequence[Path], every: Sequence[Path], locale: str) -> Iterator[tuple[str, tuple[Answered, ...]]]:
    """The best way on from each of the ``main`` ways that the same press may take: its argument, and what it adds."""
    for one in main:
        ways = [way for way in every if way.offered and way.argument.startswith(one.argument + APART)]
        further = [(_aim(way, len(one.steps), locale), way) for way in ways if not _gives_up(way)]
        if further:
            _, best = min(further, key=lambda found: found[0])
            yield best.argument, best.steps[len(one.steps) :]


def _aim(way: Path, after: int, locale: str) -> tuple[float, ...]:
    """The rank of the target that a way takes after so many steps, or of its place: the one that the policy takes goes
    first. The same for all where it takes neither."""
    state, request, option = way.steps[after]
    if request.kind == WHERE:
        own = choose(state, request)
        return (own is None or own.choice != option.choice,)
    if request.kind != ruleset_of(state).panel.aim:
        return ()
    return _rank(_odds_of(way.steps[after:], locale))


def _odds_of(steps: Sequence[Answered], locale: str) -> Odds | None:
    """The odds of the attack that steps aim first; None where they aim none."""
    state, request, option = steps[0]
    if request.kind != ruleset_of(state).panel.aim:
        return None
    declared = {name: fact for step in steps for name, fact in step.option.facts.items()}
    return odds_at(state, locale, request.unit, option.unit, declared)


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
            return narrator(state).odds_line(locale, state, frame, face, _spot(way)) or ""
    return ""


def _spot(way: Path) -> int | None:
    """The spot that an attack uses if it goes that way; None where that is not said."""
    used = next((step.option for step in way.chosen if step.request.kind == "use-spot"), None)
    return None if used is None else 0 if used.label == "keep-spot" else used.facts.get("value")
