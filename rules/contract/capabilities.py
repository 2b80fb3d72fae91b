"""What only some games have: maps, standing orders, secrets, campaigns, odds, an opponent.

A ruleset has None where it has not.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules.campaign.roster import Unit
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from rules.field import Point
from rules.field.open_ground import OpenGround
from rules.frames.notation import Reading
from rules.frames.odds_rows import Weighed

S = TypeVar("S")


class Preview(Struct, frozen=True, kw_only=True):
    """The consequences of an answer to a ``where`` request; a family adds fields of its own.

    ``length`` of the way against ``most`` that the die allows (None: the item is placed, not moved); ``over``: straight
    over what stands in the way. Where an answer is more than a point, ``written`` is that answer as text, and
    ``changes`` are options close to it. ``leaves``: ``yes`` where it flies off the table and is lost; ``hits``: the
    ids of what it crashes into. ``verb``: ``launch`` where it starts from another one. Distances in ruler units.
    """

    item: str
    at: Point
    verb: str = ""
    way: tuple[Point, ...] = ()
    length: float = 0.0
    most: float | None = None
    over: bool = False
    written: str = ""
    changes: tuple[Option, ...] = ()
    leaves: str = "no"
    hits: tuple[str, ...] = ()


class Measured(Struct, frozen=True):
    """The distance between two things of a map, from edge to edge: ids, or points as they were written.

    ``range``: its name, where ranges matter; ``cover``: what covers ``other`` from ``one``, None where nothing can.
    ``beyond``: the terrain between them that is too far from ``other`` to cover it.
    """

    one: str
    other: str
    distance: float
    range: str | None = None
    cover: tuple[str, ...] | None = None
    beyond: tuple[str, ...] = ()


class Maps(Struct, Generic[S], frozen=True):
    """A game that can be played on a measured map.

    ``places``: labels of the options after which a ``where`` request comes. ``preview`` answers such a request on
    trial and raises the ``RulesError`` that the answer would raise. ``open_ground``: the ground that is open to it.
    ``positions``: points of items by id. ``locate``: the point of an item by its id, of a cell or a written point;
    None: of where the action is. ``measure``: the distance between two of these. Both raise ``RulesError`` for what is
    not on the map. ``foreseen``: previews of options that move something without asking for a place, by their labels.
    ``previews``: the type of all of them. ``defender``: the player who defends, once it is known; None where both do
    the same. ``outside``: the share of the map beyond what the defence guards once it is set up, and the least that the
    book asks; None where nothing is guarded.
    """

    places: tuple[str, ...]
    preview: Callable[[S, Request, object], Preview]
    open_ground: Callable[[S], OpenGround]
    positions: Callable[[S], Mapping[str, Point]]
    locate: Callable[[S, str | None], Point]
    measure: Callable[[S, str, str], Measured]
    foreseen: Mapping[str, Callable[[S, Option], Preview]] = {}
    turns: tuple[str, ...] = ()
    """Labels of the quick changes of a plan, each a button in this order; see ``Preview.changes``."""
    speeds: tuple[str, ...] = ()
    """Those of a move alone."""
    previews: type[Preview] = Preview
    defender: Callable[[S], int | None] | None = None
    outside: Callable[[S], tuple[float, float] | None] | None = None


class Orders(Struct, Generic[S], frozen=True):
    """Standing orders: what a player has decided beforehand.

    ``fields``: what may be ordered, each with its values (none: it is written); of these, ``common`` ones hold for all
    units together. ``units`` of a player that orders may be for, as (id, name). ``chosen``: a player's value of each
    field, for one unit or (None) for all; what is left open is missing. ``change`` applies ``wanted`` and raises
    ``RulesError``.
    ``keep`` gives a state that an undo brings back the orders of the state that is undone.
    """

    fields: Mapping[str, tuple[str, ...]]
    common: tuple[str, ...]
    units: Callable[[S, int], tuple[tuple[str, str], ...]]
    chosen: Callable[[S, int, str | None], Mapping[str, str]]
    change: Callable[[S, int, Facts, Dice], Adjudicated[S]]
    keep: Callable[[S, S], S]


def _always(state: object, request: Request, option: Option) -> bool:
    return True


def _never(state: object, request: Request, option: Option) -> bool:
    return False


def _nothing_alike(state: object, request: Request) -> bool:
    return False


class Flow(Struct, Generic[S], frozen=True):
    """How questions are joined, so that one press answers several: what is shown, never what may be chosen."""

    joined: Mapping[str, tuple[str, ...]] = {}
    """A kind of request, and the kinds of the same player's next request that the same press answers where no die falls
    between."""
    given: Mapping[str, tuple[str, ...]] = {}
    """The same where only one of the options does not fold: it goes along without being named."""
    offers: Mapping[str, tuple[str, ...]] = {}
    """A kind, and the labels of the next request's options that are offered beside it in the same press."""
    beside: Callable[[S, Request, Option], bool] = _always
    """Whether an option is offered beside the question before, where that one offers its label."""
    folds: Callable[[S, Request, Option], bool] = _never
    """Whether an option folds behind *More*. A request that goes on with another, asked by itself, folds nothing."""
    folds_alone: tuple[str, ...] = ()
    """Kinds that do fold, asked by themselves."""
    unsaid: tuple[str, ...] = ()
    """Labels that go without saying where they follow another option."""
    alike: Callable[[S, Request], bool] = _nothing_alike
    """Whether no option makes a difference, so that the first one is taken unasked."""
    written: tuple[str, ...] = ()
    """Kinds of joined questions whose free answer is a form away."""
    apart: tuple[str, ...] = ()
    """Labels of options that nothing is joined to, which is not looked for then."""
    forgoes: tuple[str, ...] = ()
    """Labels that give something up: what is joined to a question is left out where every other answer folds."""
    closes: Mapping[str, tuple[str, ...]] = {}
    """A kind, and the labels of which one goes along after it where every other option of the next question folds."""

    def joins(self, request: Request, option: Option) -> tuple[str, ...]:
        """The kinds of requests that are joined to an option."""
        return () if option.label in self.apart else self.joined.get(request.kind, ())

    def whole(self, kind: str) -> bool:
        """Whether a request of that kind, asked by itself, folds nothing."""
        return kind not in self.folds_alone and any(kind in kinds for kinds in self.joined.values())


class Panel(Struct, frozen=True):
    """How a game's options are shown, by their labels; none of it changes what may be chosen.

    ``buttons`` stay buttons where a long list of others is a menu; ``menus`` are menus where they are many beside dice.
    ``accents``: the colour of a button: ``success``, ``danger`` or ``primary``. ``on_board``: kinds of questions that
    need a look at the board, however few the options. ``aim``: the kind of the question whom a unit attacks.
    ``one_of_each``: kinds of questions whose options fold, and a fact: of each of its values the best stays in front.
    """

    buttons: tuple[str, ...] = ()
    menus: tuple[str, ...] = ()
    accents: Mapping[str, str] = {}
    on_board: tuple[str, ...] = ()
    aim: str = ""
    one_of_each: Mapping[str, str] = {}


class TypedWords(Struct, frozen=True):
    """Words of free answers that players type in their own language; ``typed-<word>`` has the names of each.

    ``before_names`` stand before the colon of a named thing (``debris:D1``), ``alone`` are a whole answer or item.
    """

    anywhere: tuple[str, ...] = ()
    before_names: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


class Secrets(Struct, Generic[S], frozen=True):
    """What players keep from each other. ``view``: the state as a player may see it (None sees everything);
    ``sealed``: an event without what stays secret while the game goes on."""

    view: Callable[[S, int | None], S]
    sealed: Callable[[Event], Event]


class CampaignForces(Struct, Generic[S], frozen=True):
    """Forces that go from one game to the next.

    ``muster`` reads a force as units, each with a name of its own; ``fielded`` writes units as a force, each with what
    it has left; ``returned``: a player's units as a game leaves them, with what they began it with. ``names`` are for
    recruits.
    """

    names: tuple[str, ...]
    muster: Callable[[str], tuple[Unit, ...]]
    fielded: Callable[[Sequence[Unit]], str]
    returned: Callable[[S, int], tuple[Unit, ...]]


class Odds(Struct, frozen=True):
    """Attacks outside any game: what `/odds` may be asked, and the dice that `/roll` reads.

    ``odds_for``: the chances of the attack that is asked about, then what would change them (for families that the
    common narrator tells; None where the family's own narrator computes them). ``loadout`` reads one unit's
    notation; None where its units are frames, which every game reads.
    """

    targets: tuple[str, ...]
    ranges: tuple[str, ...]
    covers: tuple[str, ...]
    odds_for: Callable[[Facts], tuple[Weighed, ...]] | None = None
    loadout: Callable[[str], Reading | None] | None = None


class Prospect(Struct, frozen=True):
    """An attack that a unit could make now. ``range``: its name; empty where it has yet to be declared.

    ``chances``: exact, by name; none where nothing of the unit reaches the target. ``covers``: what is in between.
    ``beyond``: the terrain in between that is too far from the target to cover it.
    ``move``: how far it would have to move before something does, on a map; 0 where it need not, or that isn't known.
    ``reach``: the chance that its dice take it so far, over open ground; 1 where it need not.
    """

    target: str
    range: str
    chances: tuple[tuple[str, float], ...] = ()
    covers: tuple[str, ...] = ()
    move: float = 0.0
    beyond: tuple[str, ...] = ()
    reach: float = 1.0

    @property
    def worth(self) -> float:
        """What the attack promises: its chances to hit and destroy, times the chance to come into range."""
        return self.reach * sum(share for _, share in self.chances)


class Taken(Struct, frozen=True):
    """What a ``player`` has taken from an ``other``: its ``kind``, the id of the ``unit``; of a goal, who scored."""

    kind: str
    player: int
    unit: str
    other: int


class Honours(Struct, Generic[S], frozen=True):
    """What a game is remembered by.

    ``taken``: what an event takes from another player, by the state before it. ``chain``: the units that attacks have
    drawn into one order, where a game has that.
    """

    taken: Callable[[S, Event], Taken | None]
    chain: Callable[[S], tuple[str, ...]] | None = None


class Reason(Struct, frozen=True):
    """Why: the code of a sentence, and its facts as JSON."""

    code: str
    facts: Facts = {}


class Remark(Struct, frozen=True):
    """What a ``player`` says with a choice: the code of a sentence, its facts, and the style in which it plays."""

    player: int
    code: str
    facts: Facts = {}
    style: str = ""


class Choice(Struct, frozen=True):
    """A choice that a request takes, and why it is made."""

    choice: Any
    reason: Reason


BEGINNER = "beginner"
"""The manner of somebody who plays for the first time."""


class Worth(Struct, frozen=True):
    """A choice, and what speaks for it by name: ``parts`` count for everybody, ``whims`` only for who fancies them."""

    choice: Choice
    parts: Mapping[str, float]
    whims: Mapping[str, float] = {}

    def to(self, tastes: Mapping[str, float]) -> float:
        """What the choice is worth to somebody: the factors of parts, 1 where none is named, and of whims, else 0."""
        usual = sum(value * tastes.get(name, 1.0) for name, value in self.parts.items())
        return usual + sum(value * tastes.get(name, 0.0) for name, value in self.whims.items())


class Taught(Struct, frozen=True):
    """What expert iteration found for a kind of question: factors of parts, 1 where none is named, and of whims that
    count for everybody, else 0."""

    parts: Mapping[str, float] = {}
    whims: Mapping[str, float] = {}

    def weighed(self, one: Worth) -> Worth:
        """The choice of ``one``, with what speaks for it multiplied by these factors."""
        parts = {name: value * self.parts.get(name, 1.0) for name, value in one.parts.items()}
        fancied = sum(value * self.whims.get(name, 0.0) for name, value in one.whims.items())
        return Worth(one.choice, {**parts, "taught": fancied} if fancied else parts, one.whims)


def _nothing_weighed(state: object, request: Request) -> Sequence[Worth]:
    return ()


def _anything(request: Request) -> bool:
    return True


def offered(state: object, request: Request) -> Sequence[object]:
    """All choices that a request offers."""
    return [item.choice for item in request.options]


class Policy(Struct, Generic[S], frozen=True):
    """How an empty seat plays. Pure and quick, from a state as its player sees it.

    ``choose``: the choice for a request, always one that ``decide`` takes; None where only people at the table can know
    it: what a declared table declares. ``others``: further choices to compare it with. ``blind``: the choices that may
    be made at random: none says what only people can know, unless the request asks nothing else. ``weighs``: choices
    with their worth, none where nothing is weighed; to neutral tastes what ``choose`` takes is worth most.
    ``looks_ahead``: whether a bot compares the answers to such a request; it takes the policy's choice of others.
    ``manners``: the tastes of a ``beginner``, who overlooks some things, and of each style of play. ``taught``: by what
    factors it weighs on a map, by kind of request.
    """

    choose: Callable[[S, Request], Choice | None]
    others: Callable[[S, Request], Sequence[Choice]]
    blind: Callable[[S, Request], Sequence[object]] = offered
    weighs: Callable[[S, Request], Sequence[Worth]] = _nothing_weighed
    looks_ahead: Callable[[Request], bool] = _anything
    manners: Mapping[str, Mapping[str, float]] = {}
    taught: Mapping[str, Taught] = {}

    @property
    def styles(self) -> tuple[str, ...]:
        """The names of the styles."""
        return tuple(name for name in self.manners if name != BEGINNER)


class Appraisal(Struct, Generic[S], frozen=True):
    """What a position is worth: ``terms`` by name in points, for each player, and their ``weights``.

    The chance of winning is a logistic of the weighted sums. ``by_score``: each is divided by the mean score: of two
    assets that are lost, one is as bad in a game of three as two are in one of six. ``version`` goes up with every fit.
    ``small``: a game of so many steps at the most is played to its end instead, for there the appraisal is too careful.
    """

    terms: Callable[[S], Sequence[Mapping[str, float]]]
    weights: Mapping[str, float]
    version: int = 1
    small: int = 0
    by_score: bool = False
