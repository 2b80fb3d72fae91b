"""Any dice but the games' own, in the notation that players know from other bots: ``4d6kh3 + 2``, ``2d20kh1 [luck]``.

Numbers, ``+ - * / // %``, comparisons (1 or 0), and sets in parentheses. ``k`` keeps and ``p`` drops what is selected:
a number, ``h3`` and ``l3`` the three highest and lowest, ``>3`` and ``<3``. For dice alone ``rr`` rolls again as long
as it must, ``ro`` once, ``e`` explodes, ``ra`` adds one die, ``mi`` and ``ma`` set a least and a most.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias, TypeVar

from lark import Lark, LarkError, Transformer, v_args
from lark.exceptions import VisitError

Figure: TypeAlias = int | float

_GRAMMAR = r"""
    ?start: comparison
    ?comparison: sum | comparison COMPARED sum -> operation
    ?sum: product | sum SIGN product -> operation
    ?product: signed | product TIMES signed -> operation
    ?signed: noted | SIGN signed -> sign
    ?noted: value | value NOTE+ -> note
    ?value: INT -> whole | DECIMAL -> fraction | dice | set
    ?dice: thrown | thrown (pick | dice_pick)+ -> picked
    ?set: group | group pick+ -> picked
    pick: SET_VERB selected
    dice_pick: DICE_VERB selected -> pick
    thrown: [INT] "d" (INT | PERCENT)
    ?group: "(" comparison ")" -> parentheses | "(" [comparison ("," comparison)+] ")" -> several
        | "(" comparison ("," comparison)* "," ")" -> several
    selected: [SELECTS] INT

    COMPARED: "==" | ">=" | "<=" | "!=" | "<" | ">"
    SIGN: "+" | "-"
    TIMES: "*" | "//" | "/" | PERCENT
    SET_VERB: "k" | "p"
    DICE_VERB: "rr" | "ro" | "ra" | "e" | "mi" | "ma"
    SELECTS: "l" | "h" | "<" | ">"
    PERCENT: "%"
    NOTE: /\[.*?\]/
    %import common (INT, DECIMAL, WS)
    %ignore WS
"""
_OPERATIONS: dict[str, Callable[[Any, Any], Figure]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "<": operator.lt, ">": operator.gt, "==": operator.eq, ">=": operator.ge, "<=": operator.le,
    "!=": operator.ne,
}  # fmt: skip


class Unreadable(ValueError):
    """A text that is no expression, or that has no value: a die without sides, a division by zero."""


class TooManyDice(ValueError):
    """More dice than allowed, those rolled again included."""


class Term:
    """A part of an expression that has been rolled. ``kept``: whether it counts."""

    def __init__(self) -> None:
        self.kept = True
        self.note = ""

    @property
    def value(self) -> Figure:
        """The result of the term, whether or not it is kept."""
        return sum(member.total for member in self.members)

    @property
    def total(self) -> Figure:
        """What the term adds to the total: its value, or 0 if it was dropped."""
        return self.value if self.kept else 0

    @property
    def members(self) -> Sequence[Term]:
        """The parts that a selector such as ``kh3`` chooses from."""
        return (self,)

    @property
    def parts(self) -> Sequence[Term]:
        """The terms that it is made of."""
        return ()

    def written(self, *, struck: bool = False) -> str:
        """The term as Markdown; what doesn't count is struck out, unless what is around it is ``struck`` out."""
        text = self._text(struck=struck or not self.kept) + (f" {self.note}" if self.note else "")
        return text if self.kept or struck else f"~~{text}~~"

    def _text(self, *, struck: bool) -> str:
        raise NotImplementedError


class Number(Term):
    """A number, with those that it was before a least or a most was set. ``exploded``: a die was added for it."""

    def __init__(self, value: Figure) -> None:
        super().__init__()
        self.history = [value]
        self.exploded = False

    @property
    def value(self) -> Figure:
        return self.history[-1]

    def _text(self, *, struck: bool) -> str:
        return " -> ".join(map(str, self.history)) + "!" * self.exploded


class Operation(Term):
    """Two terms and what is done with them; without the first the sign of the second."""

    def __init__(self, left: Term | None, sign: str, right: Term) -> None:
        super().__init__()
        self.left, self.sign, self.right = left, sign, right

    @property
    def value(self) -> Figure:
        if self.left is None:
            return -self.right.total if self.sign == "-" else self.right.total
        try:
            return +_OPERATIONS[self.sign](self.left.total, self.right.total)
        except ZeroDivisionError:
            raise Unreadable from None

    @property
    def parts(self) -> Sequence[Term]:
        return (self.right,) if self.left is None else (self.left, self.right)

    def _text(self, *, struck: bool) -> str:
        right = self.right.written(struck=struck)
        return f"{self.sign}{right}" if self.left is None else f"{self.left.written(struck=struck)} {self.sign} {right}"


class Group(Term):
    """What stands in parentheses: one term, whose members can be selected, or ``several`` terms."""

    def __init__(self, inside: Sequence[Term], *, several: bool) -> None:
        super().__init__()
        self.inside, self.several = list(inside), several
        self.picks = ""

    @property
    def value(self) -> Figure:
        return super().value if self.several else self.inside[0].total

    @property
    def members(self) -> Sequence[Term]:
        return self.inside if self.several else self.inside[0].members

    @property
    def parts(self) -> Sequence[Term]:
        return self.inside

    def _text(self, *, struck: bool) -> str:
        text = ", ".join(term.written(struck=struck) for term in self.inside)
        return f"({text}{',' * (self.several and len(self.inside) == 1)}){self.picks}"


class Die(Term):
    """One die with all that it has rolled; the last counts."""

    def __init__(self, size: int | str, roll: Callable[[int | str], int]) -> None:
        super().__init__()
        self.size, self._roll = size, roll
        self.rolled = [Number(roll(size))]

    @property
    def value(self) -> Figure:
        return self.rolled[-1].total

    def again(self) -> None:
        """Roll the die again; earlier faces are kept, but don't count."""
        self.rolled[-1].kept = False
        self.rolled.append(Number(self._roll(self.size)))

    def _text(self, *, struck: bool) -> str:
        texts = ((number, number.written(struck=struck)) for number in self.rolled)
        return ", ".join(f"**{text}**" if number.value in (1, self.size) else text for number, text in texts)


class Dice(Term):
    """Dice of one size (``%``: 0 to 90 in tens)."""

    def __init__(self, number: int, size: int | str, roll: Callable[[int | str], int]) -> None:
        super().__init__()
        self.number, self.size, self._roll = number, size, roll
        self.dice = [Die(size, roll) for _ in range(number)]
        self.picks = ""

    @property
    def members(self) -> Sequence[Die]:
        return self.dice

    def one_more(self, because: Die) -> None:
        """Roll one more die, and mark the last roll of the die ``because`` as exploded."""
        because.rolled[-1].exploded = True
        self.dice.append(Die(self.size, self._roll))

    def _text(self, *, struck: bool) -> str:
        return f"{self.number}d{self.size}{self.picks} ({', '.join(die.written(struck=struck) for die in self.dice)})"


# -- what is selected, and what happens to it -------------------------------------------------------------------------

T = TypeVar("T", bound=Term)
Selector: TypeAlias = tuple[str, int]
"""``h``, ``l``, ``<``, ``>`` or nothing, and a number."""


def _selected(members: Sequence[T], selectors: Sequence[Selector]) -> list[T]:
    """The members that count and that a selector names, each once, in the order of the selectors."""
    there = [member for member in members if member.kept]
    found: list[T] = []
    for how, number in selectors:
        match how:
            case "h" | "l":
                found += sorted(there, key=lambda member: member.total, reverse=how == "h")[:number]
            case "<":
                found += [member for member in there if member.total < number]
            case ">":
                found += [member for member in there if member.total > number]
            case _:
                found += [member for member in there if member.total == number]
    return list(dict.fromkeys(found))


def _keep(target: Term, selectors: Sequence[Selector]) -> None:
    chosen = _selected(target.members, selectors)
    for member in target.members:
        member.kept = member.kept and member in chosen


def _drop(target: Term, selectors: Sequence[Selector]) -> None:
    for member in _selected(target.members, selectors):
        member.kept = False


def _roll_again(target: Dice, selectors: Sequence[Selector]) -> None:
    while chosen := _selected(target.members, selectors):
        for die in chosen:
            die.again()


def _roll_once_more(target: Dice, selectors: Sequence[Selector]) -> None:
    for die in _selected(target.members, selectors):
        die.again()


def _add_one(target: Dice, selectors: Sequence[Selector]) -> None:
    for die in _selected(target.members, selectors)[:1]:
        target.one_more(die)


def _explode(target: Dice, selectors: Sequence[Selector]) -> None:
    exploded: list[Die] = []
    while chosen := [die for die in _selected(target.members, selectors) if die not in exploded]:
        for die in chosen:
            target.one_more(die)
        exploded += chosen


def _bound(beyond: Callable[[Figure, int], bool], target: Dice, selectors: Sequence[Selector]) -> None:
    how, bound = selectors[-1]
    if how:
        raise Unreadable
    for die in target.dice:
        if die.kept and beyond(die.value, bound):
            die.rolled[-1].history.append(bound)


_VERBS: dict[str, Callable[[Any, Sequence[Selector]], None]] = {
    "k": _keep,
    "p": _drop,
    "rr": _roll_again,
    "ro": _roll_once_more,
    "ra": _add_one,
    "e": _explode,
    "mi": partial(_bound, operator.lt),
    "ma": partial(_bound, operator.gt),
}


@v_args(inline=True)
class _Rolling(Transformer[Any, Term]):
    """Rolls an expression from left to right."""

    def __init__(self, luck: Random, most: int) -> None:
        super().__init__()
        self._luck, self._left = luck, most

    def whole(self, number: str) -> Term:
        return Number(int(number))

    def fraction(self, number: str) -> Term:
        return Number(float(number))

    def note(self, term: Term, *notes: str) -> Term:
        term.note = "".join(notes)
        return term

    def sign(self, sign: str, term: Term) -> Term:
        return Operation(None, str(sign), term)

    def operation(self, left: Term, sign: str, right: Term) -> Term:
        return Operation(left, str(sign), right)

    def parentheses(self, term: Term) -> Term:
        return Group([term], several=False)

    def several(self, *terms: Term | None) -> Term:
        return Group([term for term in terms if term is not None], several=True)

    def thrown(self, number: str | None, size: str) -> Term:
        return Dice(1 if number is None else int(number), "%" if size == "%" else int(size), self._roll)

    def selected(self, how: str | None, number: str) -> Selector:
        return str(how or ""), int(number)

    def pick(self, verb: str, selector: Selector) -> tuple[str, list[Selector]]:
        return str(verb), [selector]

    def picked(self, target: Group | Dice, *picks: tuple[str, list[Selector]]) -> Term:
        """A verb several times in a row selects by all of its selectors, but for bounds."""
        steps = list(picks[:1])
        for verb, selectors in picks[1:]:
            if steps[-1][0] == verb and verb not in ("mi", "ma"):
                steps[-1][1].extend(selectors)
            else:
                steps.append((verb, selectors))
        for verb, selectors in steps:
            _VERBS[verb](target, selectors)
            target.picks += "".join(f"{verb}{how}{number}" for how, number in selectors)
        return target

    def _roll(self, size: int | str) -> int:
        if size == 0:
            raise Unreadable
        self._left -= 1
        if self._left < 0:
            raise TooManyDice
        return self._luck.randrange(0, 100, 10) if isinstance(size, str) else self._luck.randrange(size) + 1


_parser = Lark(_GRAMMAR, parser="lalr")


def rolled(text: str, luck: Random, most: int) -> Term:
    """An expression, rolled with at most so many dice. Raises ``Unreadable`` and ``TooManyDice``."""
    try:
        return _Rolling(luck, most).transform(_parser.parse(text))
    except VisitError as error:
        raise error.orig_exc from None
    except LarkError:
        raise Unreadable from None


def dice_in(term: Term) -> Iterator[Dice]:
    """All dice of an expression, from left to right."""
    if isinstance(term, Dice):
        yield term
    for part in term.parts:
        yield from dice_in(part)
