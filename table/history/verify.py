"""Proof that the dice were what was promised: every roll of a game computed again from its export alone.

The secret is laid open when a game ends. Until then only what needs no secret can be checked: that every roll stands
at its place in the stream and shows faces that its dice have.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from rules import Event, FairDice, State, Throw, evolve, ruleset_for
from rules.core.dice import sides_of
from rules.core.errors import Malformed
from table import log
from table.history.archive import Archive
from table.history.provable_dice import commitment_of, seed_of

__all__ = ["Mismatch", "Report", "verify"]


class Mismatch(Struct, frozen=True):
    """The first roll that is not what it should be: its entry, its place in the stream, dice, faces told and due.

    No ``due``: the faces are impossible, or the log does not say what it must.
    """

    seq: int
    index: int
    dice: tuple[str, ...] = ()
    told: tuple[int, ...] = ()
    due: tuple[int, ...] = ()


class Report(Struct, frozen=True):
    """What was found. ``promise``: ``kept``, ``broken``, ``sealed`` (not over yet) or ``none`` (an old game).

    ``rolls`` and ``dice`` were computed again and are right; ``again`` of these rolls had been undone and came the same
    once more. ``typed`` rolls came from the players' own dice, and ``hidden`` ones from a secret that is not told.
    """

    promise: str
    commitment: str
    rolls: int = 0
    dice: int = 0
    again: int = 0
    typed: int = 0
    hidden: int = 0
    undone: int = 0
    wrong: Mismatch | None = None

    @property
    def sound(self) -> bool:
        """Whether nothing that could be checked is wrong."""
        return self.wrong is None and self.promise != "broken"

    @property
    def proven(self) -> bool:
        """Whether everything that the bot rolled has been computed again, from the secret that was promised."""
        return self.sound and self.promise == "kept" and not self.hidden


class _Roll(Struct, frozen=True):
    """A throw at its place: entry, first index in the stream, and the key it is due from (None: not known)."""

    seq: int
    index: int
    throw: Throw
    key: bytes | None
    typed: bool


def verify(archive: Archive) -> Report:
    """Computes every roll again. Raises ``Malformed("export-impossible")`` if the log is none of ours."""
    walk = _Walk(archive)
    try:
        rolls = list(walk.rolls())
    except _WrongError as error:
        return Report(_promise(archive), archive.commitment, wrong=error.mismatch)
    except Exception:
        raise Malformed("export-impossible") from None
    wrong = next((found for found in map(_compared, rolls) if found is not None), None)
    mine = [roll for roll in rolls if not roll.typed]
    shown = [roll for roll in mine if roll.key is not None]
    return Report(
        promise=_promise(archive),
        commitment=archive.commitment,
        rolls=0 if wrong else len(shown),
        dice=0 if wrong else sum(len(roll.throw.dice) for roll in shown),
        again=len(mine) - len({roll.index for roll in mine}),
        typed=len(rolls) - len(mine),
        hidden=len(mine) - len(shown),
        undone=walk.undone,
        wrong=wrong,
    )


def _promise(archive: Archive) -> str:
    if not _consistent(archive):
        return "broken"
    if not archive.secret:
        return "sealed" if archive.commitment or not archive.ended else "none"
    if not archive.commitment:
        return "none"
    return "kept" if commitment_of(_secret(archive.secret)) == archive.commitment else "broken"


def _consistent(archive: Archive) -> bool:
    """Whether the dice were fixed with what had been promised: that commitment, those words, this game."""
    told = [event for _, entry in archive.entries for event in entry.table]
    homes = [event.game for event in told if isinstance(event, log.Imported)] + [archive.game]
    words: dict[int, str] = {}
    commitment = secret = ""
    imports = 0
    for event in told:
        match event:
            case log.Opened():
                commitment = event.commitment
            case log.Joined():
                words[event.user] = event.words
            case log.Left(user):
                words.pop(user, None)
            case log.Imported():
                imports += 1
            case log.Seeded():
                due = () if imports else tuple(words.values())
                if (event.words, event.game) != (due, homes[imports]):
                    return False
                if not imports and event.commitment != commitment:
                    return False
                commitment, secret = event.commitment, ""
            case log.Revealed():
                secret = event.secret
    return (archive.commitment, archive.secret) == (commitment, secret)


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Malformed("export-impossible") from None


class _WrongError(Exception):
    def __init__(self, mismatch: Mismatch) -> None:
        super().__init__("impossible-roll")
        self.mismatch = mismatch


class _Walk:
    """Goes through the log once, knowing at each throw which key the dice were due from."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._typed = False
        self._key: bytes | None = None
        self._state: State | None = None
        self.undone = 0

    def rolls(self) -> Iterator[_Roll]:
        past: dict[int, State | None] = {0: None}
        self._fix(None)
        for before, record in pairwise([None, *self._archive.records]):
            if record is None or (before is not None and record.seq != before.seq + 1):
                raise ValueError("entries are missing")
            for event in record.entry.table:
                self._at_table(event, past)
            typed = self._typed and self._state is not None and _by_hand(record.entry)
            for made in record.entry.rules:
                yield from self._event(record.seq, made, typed)
            past[record.seq] = self._state

    def _at_table(self, event: log.TableEvent, past: dict[int, State | None]) -> None:
        match event:
            case log.Opened() | log.OptionsSet():
                self._typed = event.options.get("dice") == "typed"
            case log.Seeded():
                self._fix(event)
            case log.Undone(to):
                self._state = past[to]
                self.undone += 1

    def _fix(self, seeded: log.Seeded | None) -> None:
        """The key from here on, if its secret is the one that was laid open."""
        archive = self._archive
        mine = seeded is None or seeded.commitment == archive.commitment
        early = seeded is None and any(isinstance(e, log.Seeded) for _, entry in archive.entries for e in entry.table)
        told = bool(archive.secret) and mine and not early
        self._key = seed_of(_secret(archive.secret), seeded) if told else None

    def _event(self, seq: int, event: Event, typed: bool) -> Iterator[_Roll]:
        before = self._state
        index = 0 if before is None else before.drawn
        self._state = evolve(before, event)
        for throw in ruleset_for(event).throws(before, event):
            if not _possible(throw):
                raise _WrongError(Mismatch(seq, index, throw.dice, throw.faces))
            yield _Roll(seq, index, throw, self._key, typed)
            index += len(throw.dice)
        if index != self._state.drawn:
            raise _WrongError(Mismatch(seq, index))


def _by_hand(entry: log.Entry) -> bool:
    """Whether somebody was there to type dice in: what clocks, empty seats and orders bring about, the bot rolls."""
    return any(isinstance(event, log.Answered | log.Corrected) for event in entry.table)


def _possible(throw: Throw) -> bool:
    same = len(throw.dice) == len(throw.faces)
    return same and all(1 <= face <= sides_of(die) for die, face in zip(throw.dice, throw.faces, strict=True))


def _compared(roll: _Roll) -> Mismatch | None:
    if roll.key is None or roll.typed:
        return None
    throw = roll.throw
    due = FairDice(roll.key, roll.index).roll(throw.dice)
    if not throw.in_order:
        due = tuple(sorted(due))
    told = throw.faces if throw.in_order else tuple(sorted(throw.faces))
    return None if due == told else Mismatch(roll.seq, roll.index, throw.dice, throw.faces, due)
