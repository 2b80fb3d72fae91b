"""A host's correction, read from words by the form that its ruleset declares."""

from collections.abc import Iterable
from typing import Any

from rules.contract.ruleset import Ruleset, State
from rules.core.correction import NUMBER, NUMBER_AND_WORDS, Correction, CorrectionForm
from rules.core.errors import Illegal, Malformed, shown

NOTHING = "-"


def forms(rules: Ruleset[Any], state: State) -> dict[str, CorrectionForm]:
    """The forms of the corrections that a host may make in that state, by their names, in the ruleset's order.

    Those that make no sense there (``applies``) are left out: of places without a map, for instance.
    """
    return {form.name: form for form in rules.corrections if form.applies(state)}


def items(rules: Ruleset[Any], state: State, kinds: Iterable[str]) -> list[tuple[str, str]]:
    """The items of these kinds, as (id, name); of ``players`` their letters."""
    found: dict[str, str] = {}
    for kind in kinds:
        players = ((player.letter, player.name) for player in state.players)
        found |= dict(players if kind == "players" else rules.named(state, kind))
    return list(found.items())


def read_correction(rules: Ruleset[Any], state: State, name: str, which: str | None, value: str | None) -> Correction:
    """The correction of that name; items by id or name, players by number from 1 too.

    Raises ``Illegal``: ``correction-unknown``, ``no-such-player``; ``Malformed``: ``correction-which`` or ``-value``
    where one is missing, ``number-unreadable``.
    """
    form = forms(rules, state).get(name)
    if form is None:
        raise Illegal("correction-unknown")
    given: list[object] = []
    for part, kind, written in (("which", form.which, which), ("value", form.value, value)):
        text = (written or "").strip()
        if not kind:
            continue
        if part in form.optional and text in ("", NOTHING):
            given.append(None)
        elif not text:
            missing = {"which": "correction-which", "value": "correction-value"}
            raise Malformed(missing[part])
        elif isinstance(kind, tuple):
            given.append(_item(rules, state, kind, text))
        elif kind == NUMBER:
            given.append(_number(text))
        elif kind == NUMBER_AND_WORDS:
            number, _, words = text.partition(" ")
            given += [_number(number), words.strip()]
        else:
            given.append(text)
    return form.make(*given)


def _item(rules: Ruleset[Any], state: State, kinds: tuple[str, ...], text: str) -> object:
    """The id of an item; a player's number. What is unknown stays as it is, for the rules to refuse."""
    wanted = text.casefold()
    if "players" in kinds:
        for number, player in enumerate(state.players):
            if wanted in (str(number + 1), player.letter.casefold(), player.name.casefold()):
                return number
        raise Illegal("no-such-player", player=shown(text))
    found = (id_ for id_, name in items(rules, state, kinds) if wanted in (id_.casefold(), name.casefold()))
    return next(found, text)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:  # far too many digits, too
        raise Malformed("number-unreadable", text=shown(text)) from None
