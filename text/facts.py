"""Facts of one state as the words of sentences: ids become names, players their names, dice what they show."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from rules.contract.ruleset import State
from rules.core.dice import Die
from rules.core.event import Outcome
from rules.core.json_input import Facts
from rules.core.memo import memo_on_state
from rules.games import ruleset_of
from text.fluent.catalogue import Argument, Arguments, has, say, variables
from text.maps import place, point_text
from text.words import NAME_MAX, clean, dice_text, die_text, distance, escape, player_name, system_name, together

NONE = "none"
NO_DICE = "–"
DAMAGE = "R6"
"""The dice of attacks."""
FLAVOURS = 3
POINT = 2
PLAYERS = frozenset({"player", "players", "side", "winner", "winners", "over", "before", "defender", "primary"})
SYSTEMS = frozenset({"given", "system", "hot"})
TYPED = frozenset({"by", "reason", "name", "was"})
"""Facts with text typed by players."""

Derive: TypeAlias = "Callable[[Any, Facts], Argument | None]"
"""Makes an argument of several facts and the words for a state; None where it makes none of these."""


class Derivations(dict[str, tuple[Derive, ...]]):
    """By name, the ways to derive an argument: those of a family, then those common to all.

    ``has_<fact>`` says whether there is that fact.
    """

    def __init__(self, family: Mapping[str, Derive]) -> None:
        self._family = family

    def __missing__(self, name: str) -> tuple[Derive, ...]:
        found = [table[name] for table in (self._family, DERIVED) if name in table]
        if name.startswith("has_"):
            found.append(partial(_has, name.removeprefix("has_")))
        self[name] = tuple(found)
        return self[name]


S_co = TypeVar("S_co", bound=State, covariant=True)


class FactWords(Generic[S_co]):
    """The names of a state's items, and its sentences.

    ``plain``: without markdown; ``most``: the length of a name. ``tags``: names with their ids before them; otherwise
    ids follow names that two items share. ``players``: the facts that hold a player's number, or several.
    ``derivations``: of arguments that are no facts of their own.
    """

    players = PLAYERS
    derivations: ClassVar[Derivations] = Derivations({})

    def __init__(
        self, locale: str, state: S_co, *, plain: bool = False, most: int = NAME_MAX, tags: bool = False
    ) -> None:
        self.locale, self.state, self.plain, self.most, self.tags = locale, state, plain, most, tags
        self._names, self._shared = _named(state)

    # -- names --------------------------------------------------------------------------------------------------

    def typed(self, text: str) -> str:
        """Escaped text typed by a player."""
        return clean(text, self.most) if self.plain else escape(text, self.most)

    def player(self, number: int) -> str:
        """A player's name."""
        return self.typed(player_name(self.locale, self.state.players[number].name))

    def tag(self, thing: str) -> str:
        """An item's id and name, for lists, buttons and tables."""
        name = self._names[thing]
        return thing if name == thing else f"{thing} {self.typed(name)}"

    def name(self, thing: str) -> str:
        """An item's name: in bold in messages."""
        if self.tags:
            return self.tag(thing)
        text = self.typed(self._names[thing])
        if self.shared(thing):
            text = f"{text} ({thing})"
        return text if self.plain else f"**{text}**"

    def shared(self, thing: str) -> bool:
        """Whether another item has the same name."""
        return thing in self._shared

    def thing(self, value: str) -> str | None:
        """The name of an item by its id; None for other text."""
        return self.name(value) if value in self._names else None

    def system(self, system: str) -> str:
        """A system, as this family calls it."""
        first, slash, second = system.partition("/")
        if slash:
            return say(self.locale, "system-split", first=self.system(first), second=self.system(second))
        own = f"{self.state.family}-system-{system}"
        return say(self.locale, own) if has("en", own) else system_name(self.locale, system)

    def distance(self, units: float) -> str:
        """A distance as this game shows it."""
        return distance(self.locale, units)

    def scores(self) -> str:
        """All players' scores."""
        pairs = enumerate(self.state.players)
        return " · ".join(f"{self.player(number)} {player.score}" for number, player in pairs)

    # -- sentences ----------------------------------------------------------------------------------------------

    def sentence(self, key: str, facts: Facts) -> str:
        """The sentence with that key, its arguments derived from these facts."""
        return say(self.locale, key, **self.arguments(key, facts))

    def arguments(self, key: str, facts: Facts) -> Arguments:
        """The arguments of a sentence, as far as the facts have them."""
        found = {name: self.argument(name, facts) for name in variables(self.locale, key)}
        return {name: value for name, value in found.items() if value is not None}

    def argument(self, name: str, facts: Facts) -> Argument | None:
        """One argument: derived from several facts, or the fact of that name."""
        for derive in self.derivations[name]:
            found = derive(self, facts)
            if found is not None:
                return found
        return self.fact(name, facts[name]) if name in facts else None

    def fact(self, name: str, value: object) -> Argument | None:
        """A fact in words; None for what no sentence could say."""
        if value is None:
            return NONE
        if isinstance(value, bool):
            return yes_no(value)
        if isinstance(value, int):
            return self.player(value) if name in self.players else value
        if isinstance(value, float):
            return round(value, 1)
        if isinstance(value, str):
            return self._text(name, value)
        if isinstance(value, Struct):
            return self._part(name, value)
        return self._list(name, value) if isinstance(value, list | tuple) else None

    def _text(self, name: str, value: str) -> str:
        if name in TYPED:
            return self.typed(value)
        return self.thing(value) or (self.system(value) if name in SYSTEMS else value)

    def _part(self, name: str, value: Struct) -> str | None:
        """An item by its name, or a part of a list by its sentence."""
        thing = getattr(value, "id", None)
        if isinstance(thing, str) and thing in self._names:
            return self.name(thing)
        key = f"{self.state.family}-part-{name}"
        return self.sentence(key, structs.asdict(value)) if has("en", key) else None

    def _list(self, name: str, items: Iterable[object]) -> str:
        found = list(items)
        words = (self.fact("system" if name == "systems" else name, item) for item in found)
        told = [str(word) for word in words if word is not None]
        named = together(self.locale, told) if name in self.players or name == "tied" else ", ".join(told)
        return named or (NO_DICE if name == "dice" else NONE)


@memo_on_state
def _named(state: State) -> tuple[Mapping[str, str], frozenset[str]]:
    """The names of all items by id, and the ids of items that share a name."""
    return _gathered(*ruleset_of(state).named(state, "all"))


@lru_cache(maxsize=128)
def _gathered(*named: tuple[str, str]) -> tuple[Mapping[str, str], frozenset[str]]:
    """The names by id, and the ids that share a name, computed once for all states of a game."""
    names = dict(named)
    count = Counter(names.values())
    return names, frozenset(thing for thing, name in names.items() if count[name] > 1)


def forget_names() -> None:
    """Empty the caches of names in states."""
    _gathered.cache_clear()


def outcome_facts(outcome: Outcome) -> Facts:
    """The end of a game as the facts of its sentence."""
    return {"winners": outcome.winners, "count": len(outcome.winners), "reason": outcome.reason}


def yes_no(value: bool) -> str:
    """A fact that sentences choose by."""
    return "yes" if value else "no"


def _has(fact: str, _words: FactWords[State], facts: Facts) -> str:
    return yes_no(facts.get(fact) not in (None, "", (), []))


# -- arguments that several facts make --------------------------------------------------------------------------------


def _die(words: FactWords[State], facts: Facts) -> str | None:
    die = facts.get("die")
    return die_text(words.locale, die, facts["face"]) if isinstance(die, str) and "face" in facts else None


def _dice(words: FactWords[State], facts: Facts) -> str | None:
    """A roll: dice with their ``faces``, or the faces of damage dice."""
    dice, faces = facts.get("dice"), facts.get("faces")
    if isinstance(dice, tuple) and isinstance(faces, tuple):
        return dice_text(words.locale, dice, faces) or NONE
    return faces_of(words, DAMAGE, facts)


def faces_of(words: FactWords[Any], die: Die, facts: Facts) -> str | None:
    """The faces ``dice`` as a roll of one kind of die; None where they are something else."""
    faces = facts.get("dice")
    if not isinstance(faces, tuple | list) or not all(isinstance(face, int) for face in faces):
        return None
    return dice_text(words.locale, [die] * len(faces), faces) or NO_DICE


def _rolled(words: FactWords[State], facts: Facts) -> str | None:
    """Dice with their owners, the lowest first."""
    whose = next((name for name in ("players", "units") if isinstance(facts.get(name), tuple)), None)
    if whose is None or not isinstance(facts.get("faces"), tuple):
        return None
    every = facts.get("values") or [(face,) for face in facts["faces"]]
    pairs = sorted(zip(facts["faces"], facts[whose], every, strict=True))
    return ", ".join(f"{words.fact(whose, who)} {face}{_lowest(words, faces)}" for face, who, faces in pairs)


def _lowest(words: FactWords[State], faces: tuple[int, ...]) -> str:
    """That of several dice the lowest counts; empty for one."""
    return "" if len(faces) < 2 else f" ({say(words.locale, 'rolled-lowest', faces=', '.join(map(str, faces)))})"


def _points(facts: Facts) -> Iterator[object]:
    """The points ``at`` and ``to``, and the positions of items among the facts."""
    yield from (facts[name] for name in ("at", "to") if name in facts)
    yield from (fact.at for fact in facts.values() if isinstance(fact, Struct) and hasattr(fact, "at"))


def _place(words: FactWords[State], facts: Facts) -> str | None:
    points = list(_points(facts))
    found = (place(point) for point in points if isinstance(point, list | tuple) and len(point) == POINT)
    return next(found, NONE if points else None)


def _point(words: FactWords[State], facts: Facts) -> str | None:
    found = (point for point in _points(facts) if isinstance(point, list | tuple) and len(point) == POINT)
    return next(map(point_text, found), None)


DERIVED: Mapping[str, Derive] = {
    "die": _die,
    "dice": _dice,
    "rolled": _rolled,
    "place": _place,
    "point": _point,
    "score": lambda words, facts: None if "score" in facts else words.scores(),
    "table": lambda words, facts: None if "table" in facts else words.state.table,
    "flavour": lambda words, facts: words.state.serial % FLAVOURS,
}
"""``flavour`` is 0, 1 or 2 and only varies the words."""
