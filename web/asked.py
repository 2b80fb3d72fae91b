"""The open questions of a player as data: the same ways and words as in the private panel."""

import math
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct, structs

from rules import Request, State, ruleset_of
from table import Game
from table.flow import Path, given_step, more_paths, paths, plain_paths, written_paths
from table.planning import WHERE, asks_where
from text import narrator, say
from text.stakes import question_lines
from web.plans import Odds, odds_at, odds_of

MAIN, ASIDE, MORE = "", "aside", "more"


class Choice(Struct, frozen=True, omit_defaults=True):
    """A way to answer. ``group``: where it stands (``aside``, ``more`` or neither); ``places``: a place is asked next.

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


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question."""

    id: str
    kind: str
    text: str
    lines: tuple[str, ...] = ()
    """Lines under it."""
    choices: tuple[Choice, ...] = ()
    several: int = 1
    """So many choices may be taken together."""
    written: tuple[str, ...] = ()
    """Ways after which one writes an answer."""
    place: bool = False
    """It asks for a place."""
    item: str = ""
    """The thing on the board that it is about."""
    aside: str = ""
    """The title of the choices that stand aside."""


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
        choices = tuple(_best_first(choices, every, state, locale, _about(request)))
    free = request.free is not None and not place
    written = ["", *(f"{way.argument}|{kind}" for way, kind in written_paths(every))] if free else []
    return Asked(
        id=request.id,
        kind=request.kind,
        text=narrator(at).question(locale, shown, at),
        lines=(*question_lines(locale, at, shown), *along),
        choices=choices,
        several=request.facts.get("several", 1),
        written=tuple(written),
        place=place,
        item=_about(request),
        aside=narrator(state).aside_title(locale, request) if any(way.offered for way in every) else "",
    )


_ABOUT = ("item", "frame", "unit", "asset")


def _about(request: Request) -> str:
    """The id of the unit that a question is about; empty without one."""
    return next((str(request.facts[name]) for name in _ABOUT if request.facts.get(name)), "")


def _best_first(
    choices: Sequence[Choice], every: Sequence[Path], state: State, locale: str, unit: str
) -> Iterator[Choice]:
    """The targets of a unit, each with its odds: the likeliest first, then what the shortest move would reach."""
    declared = {
        way.argument: {name: fact for step in way.chosen for name, fact in step.option.facts.items()} for way in every
    }

    def odds(choice: Choice) -> Odds | None:
        target = choice.items[0] if choice.items else ""
        return odds_at(state, locale, unit, target, declared.get(choice.way, {})) if target else None

    def worth(found: tuple[Choice, Odds | None]) -> tuple[float, ...]:
        odds = found[1]
        return (math.inf,) if odds is None else (odds.move, *(-chance.share for chance in odds.chances))

    for choice, mine in sorted(((choice, odds(choice)) for choice in choices), key=worth):
        back = () if mine is None else odds_of(state, locale, mine.target)
        yield structs.replace(choice, odds=mine, back=next((one for one in back if one.target == unit), None))


def _ways(state: State, request: Request, whole: bool) -> tuple[Path, ...]:
    if whole or request.facts.get("several", 1) > 1:
        return plain_paths(state, request)
    return paths(state, request)


def _choices(game: Game, every: tuple[Path, ...], locale: str, known: Collection[str]) -> Iterator[Choice]:
    main = [way for way in every if not way.folds and not way.offered]
    folded = more_paths(every)
    for way in main or [way for way in every if not way.offered]:
        yield _choice(game, way, locale, known, MAIN)
    for way in every:
        if way.offered:
            yield _choice(game, way, locale, known, ASIDE)
    for way in folded if main else ():
        yield _choice(game, way, locale, known, MORE)


def _choice(game: Game, way: Path, locale: str, known: Collection[str], group: str) -> Choice:
    lead = way.lead
    die, chances = lead.facts.get("die"), _chances(way, locale)
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


def _chances(way: Path, locale: str) -> str:
    """The chances of the attack that a way means, with its die; empty where it means none."""
    for state, request, option in way.chosen:
        if option.label == "attack":
            return narrator(state).odds_line(locale, state, request.facts["frame"], option.facts["face"]) or ""
    return ""
