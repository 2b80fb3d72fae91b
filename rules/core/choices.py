"""Choices as people write them: an option, whatever its case; or a die by what it shows (``move:G6 5``)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from rules.core.errors import Illegal, Malformed, RulesError, Stale, shown
from rules.core.request import Answer, Option, Request, option

__all__ = [
    "COLOURS",
    "TEXT_MAX",
    "Pool",
    "asked_of",
    "defend_options",
    "defense_of",
    "die_options",
    "die_refusal",
    "find",
    "named_dice",
    "text_of",
    "verb_and_die",
]

TEXT_MAX = 200
COLOURS = {"defend": "BW", "move": "GW", "attack": "RW", "spot": "YW", "mend": "KW", "fuel": "KW"}

_DIE = re.compile(r"([WBGYRK])\s*(6|8)?\D*?(\d)\s*$", re.IGNORECASE)


class Pool(Protocol):
    """The dice of an activation: ``dice`` and ``faces`` in parallel, ``used`` indexes into them."""

    @property
    def dice(self) -> Sequence[str]: ...
    @property
    def faces(self) -> Sequence[int]: ...
    @property
    def used(self) -> Sequence[int]: ...


class Named(Protocol):
    """A side, by its name."""

    @property
    def name(self) -> str: ...


def asked_of(asked: Sequence[Request], answer: Answer, players: Sequence[Named]) -> Request:
    """The request that is answered.

    Raises ``Illegal("game-over")`` where nothing is asked, ``Illegal("not-your-decision")``, ``Stale`` for a question
    that is no longer asked.
    """
    if not asked:
        raise Illegal("game-over")
    for request in asked:
        if request.id == answer.request:
            if request.player != answer.player:
                raise Illegal("not-your-decision", player=players[request.player].name)
            return request
    raise Stale("stale", request=shown(answer.request))


def verb_and_die(choice: str) -> tuple[str, int]:
    """An option's parts (``move:3``): what is done, and the die's place in the pool; −1 where none is named."""
    verb, _, die = choice.partition(":")
    return verb, int(die or -1)


def defense_of(act: Pool, choice: str) -> tuple[int | None, int]:
    """The die to defend with and what it shows; (None, 0) for no defense."""
    if choice == "none":
        return None, 0
    die = verb_and_die(choice)[1]
    return die, act.faces[die]


def _unused(act: Pool, colours: str) -> Iterator[int]:
    """The unused dice of these colours, one of each kind and face, the highest first."""
    seen: set[tuple[str, int]] = set()
    order = sorted(range(len(act.dice)), key=lambda i: (-act.faces[i], colours.find(act.dice[i][0])))
    for index in order:
        key = (act.dice[index], act.faces[index])
        if act.dice[index][0] in colours and index not in act.used and key not in seen:
            seen.add(key)
            yield index


def die_options(act: Pool, verb: str) -> list[Option]:
    """The dice that may be put to that action, one of each kind and face."""
    dice = _unused(act, COLOURS[verb])
    return [option(f"{verb}:{i}", verb, die=act.dice[i], face=act.faces[i], index=i) for i in dice]


def defend_options(act: Pool) -> tuple[Option, ...]:
    """Blue or white dice to defend with, or nothing."""
    return (*die_options(act, "defend"), option("none", "no-defense"))


def text_of(request: Request, choice: Any) -> str:
    """The choice as text. Raises ``Malformed("choice-malformed")``."""
    if not isinstance(choice, str) or len(choice) > TEXT_MAX:
        raise Malformed("choice-malformed", kind=request.kind)
    return choice.strip()


def find(request: Request, text: str, act: Pool | None) -> Option | None:
    """The option that is meant, if there is one. ``act`` is whose dice may be named."""
    exact = next((item for item in request.options if item.choice == text), None)
    return exact or _by_face(request.options, text) or _by_case(request.options, text) or _by_twin(request, text, act)


def _by_case(options: Sequence[Option], text: str) -> Option | None:
    return next((item for item in options if item.choice.lower() == text.lower()), None)


def _by_face(options: Sequence[Option], text: str) -> Option | None:
    verb, _, written = text.partition(":")
    match = _DIE.match(written.strip())
    if match is None:
        return None
    colour, sides, face = match[1].upper(), match[2], int(match[3])
    for item in options:
        die = item.facts.get("die")
        if item.label == verb and die and die[0] == colour and item.facts["face"] == face and sides in (None, die[1:]):
            return item
    return None


def _by_twin(request: Request, text: str, act: Pool | None) -> Option | None:
    """Of dice of one kind that show the same only one is offered; any of them may be named by its place."""
    verb, _, written = text.partition(":")
    if act is None or request.kind not in ("act", "defend") or not written.isdecimal():
        return None
    for index in named_dice(act, written):
        same = {"die": act.dice[index], "face": act.faces[index]}
        for item in request.options:
            if index not in act.used and item.label == verb and same.items() <= item.facts.items():
                return item
    return None


def named_dice(act: Pool, written: str) -> list[int]:
    """The dice of the pool that are meant: a place in it, or a colour and a face."""
    if written.isdecimal():
        return [int(written)] if len(written) < 4 and int(written) < len(act.dice) else []
    match = _DIE.match(written)
    if match is None:
        return []
    wanted = match[1].upper() + (match[2] or "")
    return [index for index, die in enumerate(act.dice) if die.startswith(wanted) and act.faces[index] == int(match[3])]


def die_refusal(act: Pool, request: Request, verb: str, written: str) -> RulesError | None:
    """Why that die cannot be put to that action; None if nothing is wrong with the die itself."""
    if (request.kind == "defend") != (verb == "defend"):
        return Illegal("wrong-step", kind=request.kind, verb=verb)
    found = named_dice(act, written)
    if not found:
        return Illegal("die-not-rolled", die=written[:40], rolled=_shown(act))
    right = [index for index in found if act.dice[index][0] in COLOURS[verb]]
    if not right:
        return Illegal("wrong-colour", verb=verb, die=act.dice[found[0]], colours=COLOURS[verb])
    if all(index in act.used for index in right):
        return Illegal("die-used", die=act.dice[right[0]], face=act.faces[right[0]])
    return None


def _shown(act: Pool) -> list[str]:
    return [f"{die} {face}" for i, (die, face) in enumerate(zip(act.dice, act.faces, strict=True)) if i not in act.used]
