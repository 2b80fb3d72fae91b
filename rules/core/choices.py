"""Choices as players write them: an option's own text in any case, or a die by its face (``move:G6 5``)."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from rules.core.dice import read_die
from rules.core.errors import Illegal, Malformed, RulesError, Stale, shown
from rules.core.json_input import Facts
from rules.core.names import Named
from rules.core.request import Answer, Option, Request, option

TEXT_MAX = 200
ACTION_COLOURS = {"defend": "BW", "move": "GW", "attack": "RW", "spot": "YW", "mend": "KW", "fuel": "KW"}
"""The colours of the dice that each action takes, the preferred one first."""


class DicePool(Protocol):
    """The dice of an activation: ``dice`` and ``faces`` in parallel, ``used`` indexes into them."""

    @property
    def dice(self) -> Sequence[str]: ...
    @property
    def faces(self) -> Sequence[int]: ...
    @property
    def used(self) -> Sequence[int]: ...


def answered_request(asked: Sequence[Request], answer: Answer, players: Sequence[Named]) -> Request:
    """The open request that an answer is to.

    Raises ``Illegal("game-over")`` if nothing is asked, ``Illegal("not-your-decision")``, ``Stale`` for a request that
    is not open.
    """
    if not asked:
        raise Illegal("game-over")
    for request in asked:
        if request.id == answer.request:
            if request.player != answer.player:
                raise Illegal("not-your-decision", player=players[request.player].name)
            return request
    raise Stale("stale", request=shown(answer.request))


# -- dice as options ----------------------------------------------------------------------------------------------


def dice_left(act: DicePool) -> Facts:
    """The unused ``dice`` and their ``faces``; nothing where none is left."""
    left = [n for n in range(len(act.dice)) if n not in act.used]
    return {"dice": tuple(act.dice[n] for n in left), "faces": tuple(act.faces[n] for n in left)} if left else {}


def _unused(act: DicePool, colours: str) -> Iterator[int]:
    """Indexes of the unused dice of these colours, one of each kind and face, the highest face first."""
    seen: set[tuple[str, int]] = set()
    order = sorted(range(len(act.dice)), key=lambda i: (-act.faces[i], colours.find(act.dice[i][0])))
    for index in order:
        key = (act.dice[index], act.faces[index])
        if act.dice[index][0] in colours and index not in act.used and key not in seen:
            seen.add(key)
            yield index


def die_options(act: DicePool, verb: str) -> list[Option]:
    """The dice that an action may take, one of each kind and face."""
    dice = _unused(act, ACTION_COLOURS[verb])
    return [option(f"{verb}:{i}", verb, die=act.dice[i], face=act.faces[i], index=i) for i in dice]


def defend_options(act: DicePool) -> tuple[Option, ...]:
    """The blue and white dice to defend with, and no defense."""
    return (*die_options(act, "defend"), option("none", "no-defense"))


def is_worse(request: Request, option: Option) -> bool:
    """Whether another die does the same at least as well and could do nothing else; white ones could."""
    if "die" not in option.facts:
        return option.label == "no-defense" and any(item.facts["die"][0] == "B" for item in _dice(request, "defend"))
    dice, face, white = _dice(request, option.label), option.facts["face"], option.facts["die"][0] == "W"
    place = dice.index(option)
    only = [(n, item) for n, item in enumerate(dice) if item.facts["die"][0] != "W" and n != place]
    return any(item.facts["face"] >= face + (not white and n > place) for n, item in only)


def worse_of(request: Request) -> list[object]:
    """The choices that another die beats: nobody would weigh them."""
    return [item.choice for item in request.options if is_worse(request, item)]


def _dice(request: Request, label: str) -> list[Option]:
    return [item for item in request.options if item.label == label and "die" in item.facts]


def die_index(chosen: Option) -> int | None:
    """The place in the pool of the die that an option takes; None for an option without a die."""
    index: int | None = chosen.facts.get("index")
    return index


def verb_and_die(choice: str) -> tuple[str, int]:
    """The parts of an option's text (``move:3``): the action, and the die's place in the pool; −1 without a die."""
    verb, _, die = choice.partition(":")
    return verb, int(die or -1)


def defense_of(act: DicePool, choice: str) -> tuple[int | None, int]:
    """The place and face of the die to defend with; (None, 0) for no defense."""
    if choice == "none":
        return None, 0
    die = verb_and_die(choice)[1]
    return die, act.faces[die]


# -- choices as text ----------------------------------------------------------------------------------------------


def text_of(request: Request, choice: object) -> str:
    """The choice as text. Raises ``Malformed("choice-malformed")``."""
    if not isinstance(choice, str) or len(choice) > TEXT_MAX:
        raise Malformed("choice-malformed", kind=request.kind)
    return choice.strip()


def find_option(request: Request, text: str, act: DicePool | None) -> Option | None:
    """The option that a text names, if any: by its choice, by the face of its die, or by a die of the pool ``act``."""
    exact = next((item for item in request.options if item.choice == text), None)
    return exact or _by_face(request.options, text) or _by_case(request.options, text) or _by_die(request, text, act)


def _by_case(options: Sequence[Option], text: str) -> Option | None:
    return next((item for item in options if item.choice.lower() == text.lower()), None)


def _by_face(options: Sequence[Option], text: str) -> Option | None:
    verb, _, rest = text.partition(":")
    named = read_die(rest.strip())
    if named is None:
        return None
    for item in options:
        die = item.facts.get("die")
        if item.label == verb and die and named.fits(die) and item.facts["face"] == named.face:
            return item
    return None


def _by_die(request: Request, text: str, act: DicePool | None) -> Option | None:
    """The option of a die by its place. Only one of several equal dice is offered; it stands for all of them."""
    verb, _, place = text.partition(":")
    if act is None or request.kind not in ("act", "defend") or not place.isdecimal():
        return None
    for index in find_dice(act, place):
        same = {"die": act.dice[index], "face": act.faces[index]}
        for item in request.options:
            if index not in act.used and item.label == verb and same.items() <= item.facts.items():
                return item
    return None


def find_dice(act: DicePool, text: str) -> list[int]:
    """Places of the dice that a text names: by place in the pool, or by colour and face."""
    if text.isdecimal():
        return [int(text)] if len(text) < 4 and int(text) < len(act.dice) else []
    named = read_die(text)
    if named is None:
        return []
    return [i for i, die in enumerate(act.dice) if named.fits(die) and act.faces[i] == named.face]


def die_refusal(act: DicePool, request: Request, verb: str, text: str) -> RulesError | None:
    """Why an action cannot take the die that a text names; None if nothing is wrong with the die itself."""
    if (request.kind == "defend") != (verb == "defend"):
        return Illegal("wrong-step", kind=request.kind, verb=verb, why="done" if verb == "defend" else "not-yet")
    found = find_dice(act, text)
    if not found:
        return Illegal("die-not-rolled", die=text[:40], rolled=_unused_faces(act))
    right = [index for index in found if act.dice[index][0] in ACTION_COLOURS[verb]]
    if not right:
        return Illegal("wrong-colour", verb=verb, die=act.dice[found[0]], colours=ACTION_COLOURS[verb])
    if all(index in act.used for index in right):
        return Illegal("die-used", die=act.dice[right[0]], face=act.faces[right[0]])
    return None


def _unused_faces(act: DicePool) -> list[str]:
    return [f"{die} {face}" for i, (die, face) in enumerate(zip(act.dice, act.faces, strict=True)) if i not in act.used]
