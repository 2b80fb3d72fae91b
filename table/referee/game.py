"""A game of the referee, in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct, field

from rules import Adjudicated, Answer, Event, FairDice, RulesError, ScriptedDice, Stale, State, decide, requests
from rules.core.errors import Illegal, Malformed
from table.referee.messages import AnswerRequest, PlayerName

__all__ = ["Game"]

SHOWN = 40
"""Characters of a text that a refusal repeats."""

_log = logging.getLogger(__name__)


class Decision(Struct):
    """An answer taken: its player, and the length of the log and the state before it."""

    player: int
    events: int
    before: State


class Game(Struct):
    """A game in memory. ``decisions`` goes back to the newest roll only: nothing before it can be undone.

    ``undone`` is the seq after the newest undo: older ones belong to other requests. ``imported``: it began with
    ``load``.
    """

    id: str
    state: State
    events: list[Event]
    secret: bytes
    imported: bool = False
    seq: int = 1
    undone: int = 1
    decisions: list[Decision] = field(default_factory=list)

    def player_of(self, name: PlayerName) -> int:
        """The number of a player. Raises ``Malformed("no-such-player")``."""
        names = [player.name for player in self.state.players]
        if isinstance(name, int) and 0 <= name < len(names):
            return name
        if isinstance(name, str) and names.count(name) == 1:
            return names.index(name)
        raise Malformed("no-such-player", player=str(name)[:SHOWN] if isinstance(name, str) else name)

    def answer(self, asked: AnswerRequest) -> tuple[Event, ...]:
        """Play an answer; the events it causes. Raises ``RulesError``."""
        player = self.player_of(asked.player)
        self._check_seq(asked)
        before = self.state
        done = self._decide(Answer(player, asked.request, asked.choice), asked.dice)
        self.state = done.state
        if self.state.drawn != before.drawn:
            self.decisions.clear()
        self.decisions.append(Decision(player, len(self.events), before))
        self.events.extend(done.events)
        self.seq += 1
        return done.events

    def undo(self, player: int) -> None:
        """Take back a player's newest decision. Raises ``Illegal``."""
        if not self.decisions:
            raise Illegal("undo-nothing")
        newest = self.decisions[-1]
        if newest.player != player:
            raise Illegal("undo-not-newest", newest=self.state.players[newest.player].name)
        if newest.before.drawn != self.state.drawn:
            raise Illegal("undo-needs-consent", dice=self.state.drawn - newest.before.drawn)
        self.decisions.pop()
        self.state = newest.before
        del self.events[newest.events :]
        self.seq += 1
        self.undone = self.seq

    def _check_seq(self, asked: AnswerRequest) -> None:
        """Accept an older seq only while its request is open, and never across an undo. Raises ``Stale``."""
        if asked.seq == self.seq:
            return
        still_open = (item.id for item in requests(self.state))
        if not self.undone <= asked.seq < self.seq or asked.request not in still_open:
            raise Stale("stale", request=asked.request[:SHOWN], seq=self.seq)

    def _decide(self, answer: Answer, faces: Sequence[int] | None) -> Adjudicated[State]:
        """Decide with fair or typed dice. A forged log may fail now, or in the questions that follow."""
        try:
            done = self._adjudicate(answer, faces)
            requests(done.state)
            return done
        except RulesError:
            raise
        except Exception:
            if not self.imported:
                raise
            _log.warning("imported-game-not-played game=%s", self.id, exc_info=True)
            raise Malformed("log-impossible") from None

    def _adjudicate(self, answer: Answer, faces: Sequence[int] | None) -> Adjudicated[State]:
        if faces is None and self.state.options.get("dice") != "typed":
            return decide(self.state, answer, FairDice(self.secret, self.state.drawn))
        script = ScriptedDice(faces or ())
        done = decide(self.state, answer, script)
        script.finish()
        return done
