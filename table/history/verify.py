"""Proof of the dice: every roll of a game is computed again from its archive alone. See docs/dice.md.

The secret is revealed when a game ends. Until then it can be checked only that every roll has its place in the stream
and possible faces.
"""

import logging
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from rules import Event, FairDice, State, Throw, evolve, ruleset_for
from rules.core.dice import sides_of
from rules.core.errors import Malformed
from table import log
from table.history.archive import Archive
from table.records.provable_dice import commitment_of, seed_of

_log = logging.getLogger(__name__)


class Mismatch(Struct, frozen=True):
    """The first wrong roll: its entry, its place in the stream, dice, faces in the log and faces due.

    No ``due``: the faces are impossible, or the log lacks an event.
    """

    seq: int
    index: int
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    due: tuple[int, ...] = ()


class DiceReport(Struct, frozen=True):
    """The findings about a game's dice.

    ``promise``: ``kept``, ``broken``, ``sealed`` (not over yet), ``resealed`` (words of a player who was forgotten were
    taken out of the seed: the secret is the seed itself), ``none`` (old).

    ``rolls`` and ``dice`` were computed again and are right; ``again`` of these rolls were undone and came again.
    ``typed`` rolls came from the players' own dice, ``hidden`` ones from a secret that is not in the archive.
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
    def correct(self) -> bool:
        """Whether no check has failed."""
        return self.wrong is None and self.promise != "broken"

    @property
    def proven(self) -> bool:
        """Whether all rolls of the bot have been computed again, from the secret that was promised."""
        return self.correct and self.promise == "kept" and not self.hidden


class _Roll(Struct, frozen=True):
    """A throw at its place: entry, first index in the stream, and the key of its faces (None: not known)."""

    seq: int
    index: int
    throw: Throw
    key: bytes | None
    typed: bool


def verify(archive: Archive) -> DiceReport:
    """Compute every roll again. Raises ``Malformed("export-impossible")`` if the log is none of ours."""
    replay = _Replay(archive)
    try:
        rolls = list(replay.rolls())
    except _WrongError as error:
        return DiceReport(_promise(archive), archive.commitment, wrong=error.mismatch)
    except Exception:
        _log.warning("rolls-not-read game=%.40r", archive.game, exc_info=True)
        raise Malformed("export-impossible") from None
    wrong = next((found for found in map(_compared, rolls) if found is not None), None)
    mine = [roll for roll in rolls if not roll.typed]
    shown = [roll for roll in mine if roll.key is not None]
    return DiceReport(
        promise=_promise(archive),
        commitment=archive.commitment,
        rolls=0 if wrong else len(shown),
        dice=0 if wrong else sum(len(roll.throw.dice) for roll in shown),
        again=len(mine) - len({roll.index for roll in mine}),
        typed=len(rolls) - len(mine),
        hidden=len(mine) - len(shown),
        undone=replay.undone,
        wrong=wrong,
    )


def _promise(archive: Archive) -> str:
    if not _consistent(archive):
        return "broken"
    if not archive.secret:
        return "sealed" if archive.commitment or not archive.ended else "none"
    if not archive.commitment:
        return "none"
    if commitment_of(_secret(archive.secret)) != archive.commitment:
        return "broken"
    seeds = [event for _, entry in archive.entries for event in entry.table if isinstance(event, log.Seeded)]
    return "resealed" if any(seeded.scheme == 1 for seeded in seeds) else "kept"


def _consistent(archive: Archive) -> bool:
    """Whether the dice were fixed as promised: with that commitment, those words, and this game's id."""
    events = [event for _, entry in archive.entries for event in entry.table]
    homes = [event.game for event in events if isinstance(event, log.Imported)] + [archive.game]
    words: dict[int, str] = {}
    commitment = secret = ""
    imports = 0
    for event in events:
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
                if not imports and not secret and event.commitment != commitment:
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


def _revealed(archive: Archive) -> dict[str, bytes]:
    """Every secret that was revealed, by its commitment: a game whose end was taken back has had several."""
    events = (event for _, entry in archive.entries for event in entry.table)
    found = [event.secret for event in events if isinstance(event, log.Revealed)]
    found += [archive.secret] if archive.secret else []
    return {commitment_of(_secret(secret)): _secret(secret) for secret in found}


class _WrongError(Exception):
    def __init__(self, mismatch: Mismatch) -> None:
        super().__init__("impossible-roll")
        self.mismatch = mismatch


class _Replay:
    """Replays the log once, with the key of the dice at each throw."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._typed = False
        self._key: bytes | None = None
        self._secrets = _revealed(archive)
        self._state: State | None = None
        self.undone = 0

    def rolls(self) -> Iterator[_Roll]:
        past: dict[int, State | None] = {0: None}
        self._set_key(None)
        for before, record in pairwise([None, *self._archive.records]):
            if record is None or (before is not None and record.seq != before.seq + 1):
                raise ValueError("entries are missing")
            for event in record.entry.table:
                self._table_event(event, past)
            typed = self._typed and self._state is not None and _by_hand(record.entry)
            for rolled in record.entry.rules:
                yield from self._rolls_of(record.seq, rolled, typed)
            past[record.seq] = self._state

    def _table_event(self, event: log.TableEvent, past: dict[int, State | None]) -> None:
        match event:
            case log.Opened() | log.OptionsSet() | log.Configured():
                self._typed = event.options.get("dice") == "typed"
            case log.Seeded():
                self._set_key(event)
            case log.Undone(to):
                self._state = past[to]
                self.undone += 1

    def _set_key(self, seeded: log.Seeded | None) -> None:
        """Set the key from here on, if its secret is in the archive."""
        if seeded is not None:
            secret = self._secrets.get(seeded.commitment)
        elif any(isinstance(e, log.Seeded) for _, entry in self._archive.entries for e in entry.table):
            secret = None
        else:
            secret = _secret(self._archive.secret) if self._archive.secret else None
        self._key = None if secret is None else seed_of(secret, seeded)

    def _rolls_of(self, seq: int, event: Event, typed: bool) -> Iterator[_Roll]:
        before = self._state
        index = 0 if before is None else before.drawn
        self._state = evolve(before, event)
        for throw in ruleset_for(event).throws(before, event):
            if not _possible(throw):
                raise _WrongError(Mismatch(seq, index, throw.dice, throw.faces))
            if throw.dice:
                yield _Roll(seq, index, throw, self._key, typed)
            index += len(throw.dice)
        if index != self._state.drawn:
            raise _WrongError(Mismatch(seq, index))


def _by_hand(entry: log.Entry) -> bool:
    """Whether a user could type dice in: the bot rolls for clocks, empty seats and orders."""
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
    faces = throw.faces if throw.in_order else tuple(sorted(throw.faces))
    return None if due == faces else Mismatch(roll.seq, roll.index, throw.dice, throw.faces, due)
