"""The verbs of the JSON-lines protocol, on games in memory; questions about the rules need no game."""

import hashlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from msgspec import Struct, field, structs

from release import NAME, VERSION
from rules import (
    EDITION,
    RULESETS,
    Adjudicated,
    Answer,
    Dice,
    Event,
    FairDice,
    Option,
    Request,
    RulesError,
    ScriptedDice,
    Stale,
    State,
    decide,
    requests,
    ruleset,
    ruleset_of,
)
from rules.codec import encode, to_builtins
from rules.core.choices import answered_request
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import take
from table.history.transfer import read_log, replay_log
from table.planning import WHERE
from table.referee import messages

# -- the game of a referee --------------------------------------------------------------------------------------------

SHOWN = 40
"""Characters of a text that a refusal repeats."""


class Decision(Struct):
    """A decision that can be undone: who made it, the number of events before it, and the state before it."""

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

    def player_of(self, name: messages.PlayerName) -> int:
        """The number of a player. Raises ``Malformed("no-such-player")``."""
        names = [player.name for player in self.state.players]
        if isinstance(name, int) and 0 <= name < len(names):
            return name
        if isinstance(name, str) and names.count(name) == 1:
            return names.index(name)
        raise Malformed("no-such-player", player=str(name)[:SHOWN] if isinstance(name, str) else name)

    def answer(self, asked: messages.AnswerRequest) -> tuple[Event, ...]:
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

    def _check_seq(self, asked: messages.AnswerRequest) -> None:
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


# -- the verbs --------------------------------------------------------------------------------------------------------

FIELD_SEED = 12
"""Digits in the seed of a generated field."""
LINE_FIELDS = ("do", "id")
"""The fields that every request has."""
CALCULATED = ("pool", "ppa", "attack", "odds")
"""The verbs that the rulesets answer without a game."""
GAMES_MAX = 1000
"""Games that are kept; the oldest is dropped when one more begins."""

T = TypeVar("T")
Label: TypeAlias = Callable[[State, Request, Option], str]
Verb: TypeAlias = Callable[[messages.Json], object]

_log = logging.getLogger(__name__)


class Referee:
    """Any number of games side by side, without Discord, storage or network."""

    def __init__(self, label: Label, games: int | None = None) -> None:
        self._label, self._most = label, games or GAMES_MAX
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._count = 0
        self._verbs: dict[str, Verb] = {
            **{verb: partial(_calculate, verb) for verb in CALCULATED},
            "hello": _verb(messages.NoFields, self._hello),
            "rulesets": _verb(messages.NoFields, _rulesets),
            "new": _verb(messages.NewRequest, self._new),
            "requests": _verb(messages.GameRequest, self._requests),
            "preview": _verb(messages.PreviewRequest, self._preview),
            "answer": _verb(messages.AnswerRequest, self._answer),
            "state": _verb(messages.GameRequest, self._state),
            "log": _verb(messages.GameRequest, self._events),
            "outcome": _verb(messages.GameRequest, self._outcome),
            "undo": _verb(messages.UndoRequest, self._undo),
            "load": _verb(messages.LoadRequest, self._load),
            "copy": _verb(messages.CopyRequest, self._copy),
        }

    def reply(self, request: messages.Json) -> object:
        """The reply to a request, ready for JSON. Raises ``RulesError``."""
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise Malformed("unknown-do", known=list(self._verbs))
        return self._verbs[verb]({name: value for name, value in request.items() if name not in LINE_FIELDS})

    def _hello(self, _: messages.NoFields) -> messages.Hello:
        limits = messages.Limits(messages.LINE_MAX, messages.TOGETHER, self._most)
        return messages.Hello(messages.PROTOCOL, EDITION, NAME, VERSION, limits)

    def _new(self, asked: messages.NewRequest) -> messages.GameBegun:
        rules, secret, number = ruleset(asked.ruleset), _secret(asked.seed), len(asked.players)
        players = [
            (entrant.name, entrant.company or rules.generate(asked.size, number, _company_dice(secret, seat)))
            for seat, entrant in enumerate(asked.players)
        ]
        dice, seed = FairDice(secret), hashlib.sha256(secret + b"field").hexdigest()[:FIELD_SEED]
        options = rules.prepare(asked.size, asked.table, asked.options, seed)
        begun = rules.new_game(players, asked.size, asked.table, options, dice)
        return self._add(begun.state, list(begun.events), secret)

    def _load(self, asked: messages.LoadRequest) -> messages.GameBegun:
        secret = _secret(asked.seed)
        events = read_log(encode(asked.events))
        return self._add(replay_log(events), events, secret, imported=True)

    def _add(self, state: State, events: list[Event], secret: bytes, *, imported: bool = False) -> messages.GameBegun:
        return self._keep(Game("", state, events, secret, imported))

    def _keep(self, game: Game) -> messages.GameBegun:
        self._count += 1
        game.id = f"g{self._count}"
        self._games[game.id] = game
        if len(self._games) > self._most:
            self._games.popitem(last=False)
        return messages.GameBegun(game.id, game.seq)

    def _copy(self, asked: messages.CopyRequest) -> messages.GameBegun:
        game = self._game(asked.game)
        secret = game.secret if asked.seed is None else _secret(asked.seed)
        own = {"events": list(game.events), "decisions": list(game.decisions), "secret": secret}
        return self._keep(structs.replace(game, **own))

    def _game(self, name: str) -> Game:
        if name not in self._games:
            raise Malformed("no-such-game", game=name[:SHOWN])
        return self._games[name]

    def _game_and_player(self, asked: messages.GameRequest) -> tuple[Game, int | None]:
        game = self._game(asked.game)
        return game, None if asked.player is None else game.player_of(asked.player)

    def _requests(self, asked: messages.GameRequest) -> messages.OpenRequests:
        game, player = self._game_and_player(asked)
        found = [item for item in requests(game.state) if player is None or item.player == player]
        return messages.OpenRequests(game.seq, [self._shown(game, item) for item in found])

    def _shown(self, game: Game, item: Request) -> messages.OpenRequest:
        options = [messages.ShownOption(self._label_of(game, item, option), option.choice) for option in item.options]
        return messages.OpenRequest(item.id, item.player, item.kind, options, item.facts, item.free)

    def _label_of(self, game: Game, item: Request, option: Option) -> str:
        """The option in words; its bare label if they fail, so that a game loaded from elsewhere can be played on."""
        try:
            return self._label(game.state, item, option)
        except Exception:
            _log.warning("option-not-labelled game=%s kind=%s", game.id, item.kind, exc_info=True)
            return option.label

    def _preview(self, asked: messages.PreviewRequest) -> object:
        game = self._game(asked.game)
        answer = Answer(game.player_of(asked.player), asked.request, asked.choice)
        request = answered_request(requests(game.state), answer, game.state.players)
        maps = ruleset_of(game.state).maps
        if maps is None or request.kind != WHERE:
            raise Illegal("nothing-to-preview", kind=request.kind)
        return to_builtins(maps.preview(game.state, request, asked.choice))

    def _answer(self, asked: messages.AnswerRequest) -> messages.AnswerTaken[object]:
        game = self._game(asked.game)
        events = game.answer(asked)
        return messages.AnswerTaken(game.seq, to_builtins(events))

    def _state(self, asked: messages.GameRequest) -> object:
        game, player = self._game_and_player(asked)
        secrets = ruleset_of(game.state).secrets
        return to_builtins(game.state if secrets is None else secrets.view(game.state, player))

    def _events(self, asked: messages.GameRequest) -> object:
        game, player = self._game_and_player(asked)
        if player is None:
            return to_builtins(game.events)
        return to_builtins([event for event in game.events if getattr(event, "secret_of", player) == player])

    def _outcome(self, asked: messages.GameRequest) -> object:
        return to_builtins(self._game(asked.game).state.outcome)

    def _undo(self, asked: messages.UndoRequest) -> messages.Undone:
        game = self._game(asked.game)
        game.undo(game.player_of(asked.player))
        return messages.Undone(game.seq)


def _verb(shape: type[T], work: Callable[[T], object]) -> Verb:
    """A verb that takes requests of this shape."""
    return lambda request: work(take(request, shape))


def _rulesets(_: messages.NoFields) -> object:
    return [entry.describe() for entry in RULESETS.values()]


def _calculate(verb: str, request: messages.Json) -> object:
    name = request.get("ruleset")
    if not isinstance(name, str):
        raise Malformed("field", problem="Expected `str` - at `$.ruleset`")
    return ruleset(name).calculate(verb, request)


def _secret(seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    if not re.fullmatch(r"(?:[0-9A-Fa-f]{2}){1,128}", seed):
        raise Malformed("seed")
    return bytes.fromhex(seed)


def _company_dice(secret: bytes, seat: int) -> Dice:
    """A stream of its own for each seat, so that generating companies takes nothing from the game's dice."""
    return FairDice(hashlib.sha256(secret + b"company" + bytes([seat])).digest())
