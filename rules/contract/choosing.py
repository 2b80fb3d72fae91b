"""Choices of a policy from the options of a request."""

from collections.abc import Callable, Iterable, Sequence

from rules.contract.capabilities import Choice, Reason, Worth
from rules.core.choices import ACTION_COLOURS, DicePool, die_index, is_worse
from rules.core.request import Option, Request

UNTESTED = "nobody-attacks"
"""Why a unit doesn't defend that nobody can attack before the round ends."""


def because(option: Option, code: str = "", **facts: object) -> Choice:
    """The choice of an option; its reason is its own label and facts, or another code and more facts."""
    return Choice(option.choice, Reason(code or option.label, {**option.facts, **facts}))


def named(request: Request, *wanted: object) -> Choice:
    """The first of these choices that is offered, else the first option."""
    by_choice = {item.choice: item for item in request.options}
    found = (by_choice[choice] for choice in wanted if isinstance(choice, str) and choice in by_choice)
    return because(next(found, request.options[0]))


def undefended(request: Request) -> Choice:
    """No die for a defense that nobody can test before the round ends."""
    return because(next(item for item in request.options if item.label == "no-defense"), UNTESTED)


def defends(item: Option, pool: DicePool) -> Choice:
    """The choice of a die for a defense; the best faces that it leaves to ``move`` and to ``attack`` with."""
    rolled = enumerate(zip(pool.dice, pool.faces, strict=True))
    left = [(die, face) for n, (die, face) in rolled if n not in (*pool.used, die_index(item))]
    best = {
        verb: max((face for die, face in left if die[0] in ACTION_COLOURS[verb]), default="none")
        for verb in ("move", "attack")
    }
    return because(item, "best-die-defends", blue=item.facts["die"][0] == "B", **best)


def against(request: Request, own: Choice | None) -> Sequence[Choice]:
    """The other dice for a defense, or none, that no die beats; nothing where nobody can test it: no die is worth
    giving for it then."""
    if own is None or own.reason.code == UNTESTED:
        return ()
    return [because(item) for item in request.options if item.choice != own.choice and not is_worse(request, item)]


def among(request: Request, *labels: str) -> list[Option]:
    """The options with these labels."""
    return [item for item in request.options if item.label in labels]


def dice_of(request: Request) -> list[Option]:
    """The options that take a die."""
    return [item for item in request.options if "die" in item.facts]


def strongest(dice: Iterable[Option]) -> Option | None:
    """The option with the highest face, of equal ones that which takes no white die."""
    return max(dice, key=lambda item: (item.facts["face"], item.facts["die"][0] != "W"), default=None)


def by_hand(request: Request, *usual: str) -> list[Worth]:
    """Set-up options: the ``usual`` ones, by label, place the rest at once; the others suit a taste for ``by-hand``."""
    if not among(request, *usual):
        return []
    return [
        Worth(because(item), {"usual": 1.0}) if item.label in usual else Worth(because(item), {}, {"by-hand": 2.0})
        for item in request.options
    ]


def rest(request: Request, own: Choice | None, sensible: Callable[[Option], bool]) -> Sequence[Choice]:
    """The other sensible options as choices, all others if none is; none where only people can know the answer."""
    if own is None:
        return ()
    others = [item for item in request.options if item.choice != own.choice]
    return [because(item) for item in [*filter(sensible, others)] or others]
