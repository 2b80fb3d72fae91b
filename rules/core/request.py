"""Requests of the referee, their options, and the players' answers."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast, overload

from msgspec import Struct, field

_UNITS = ("item", "frame", "unit", "asset")
"""Facts that name the unit of a question or an option."""


class Option(Struct, frozen=True):
    """One possible choice. ``choice`` is its text in an answer; ``label`` and ``facts`` select a sentence about it."""

    choice: str
    label: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def unit(self) -> str:
        """The id of the unit that it names, else its choice: a football goal is one."""
        return unit_of(self.facts) or self.choice


def unit_of(facts: Mapping[str, Any]) -> str:
    """The id of the unit that facts name; empty without one."""
    return next((str(facts[name]) for name in _UNITS if facts.get(name)), "")


class Suggestions(Sequence[Option]):
    """Options that are made when somebody looks at them, once. Equal to a tuple of the same options; pickled as one."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Iterable[Option]]) -> None:
        self._make: Callable[[], Iterable[Option]] | None = make
        self._made: tuple[Option, ...] = ()

    def _all(self) -> tuple[Option, ...]:
        make = self._make
        if make is not None:
            self._made = tuple(make())
            self._make = None
        return self._made

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Suggestions) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())

    def __reduce__(self) -> tuple[type, tuple[tuple[Option, ...]]]:
        return tuple, (self._all(),)


class Request(Struct, frozen=True):
    """A decision that the game waits for.

    ``id`` changes with the question. ``options`` lists all choices; where a value that no list can hold may be answered
    too, ``free`` is its JSON schema, and the options may be ``Suggestions``.
    """

    id: str
    player: int
    kind: str
    options: tuple[Option, ...] = ()
    free: dict[str, Any] | None = None
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def unit(self) -> str:
        """The id of the unit that the question is about; empty without one."""
        return unit_of(self.facts)


class Answer(Struct, frozen=True):
    """A player's decision: the request's id and the choice of one of its options, or a free value."""

    player: int
    request: str
    choice: Any


def option(choice: str, label: str, **facts: object) -> Option:
    """An option with its facts as keywords."""
    return Option(choice, label, facts)


def suggested(make: Callable[[], Iterable[Option]]) -> tuple[Option, ...]:
    """Options that are made only when somebody reads them. Their type is that of the tuple that they behave like.

    ``make`` should not refer to the state that keeps the request: the cycle would delay the freeing of both.
    """
    return cast(tuple[Option, ...], Suggestions(make))
