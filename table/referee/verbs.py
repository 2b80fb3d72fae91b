"""The verbs of the JSON-lines protocol: games in memory, and questions about the rules that need no game."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from rules import (
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
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import take
from table.history.imports import check_log, read_log

__all__ = ["GAMES_MAX", "Label", "Referee"]

FIELD_SEED = 12
"""Digits of the seed of a field."""
GAMES_MAX = 1000
"""As many games are kept; the oldest is dropped when one more begins."""

Label = Callable[[State, Request, Option], str]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Player = int | str
Face = int


class Entry(Struct):
    """One of the ``players`` of ``new``."""

    name: Name
    company: str | None = None


class New(Struct):
    ruleset: str
    size: str | dict[str, Any]
    players: Annotated[list[Entry], Meta(max_length=20)]
    options: dict[str, Any] = field(default_factory=dict)
    table: str = "declared"
    seed: str | None = None


class OfRuleset(Struct):
    ruleset: str


class OfGame(Struct):
    game: str
    player: Player | None = None


class AnswerLine(Struct):
    game: str
    seq: int
    player: Player
    request: str
    choice: Any
    dice: Annotated[list[Face], Meta(max_length=1000)] | None = None


class Undo(Struct):
    game: str
    player: Player


class Load(Struct):
    events: list[dict[str, Any]]
    seed: str | None = None


class Decision(Struct):
    """One answer that was taken: who gave it, and where the log and the state stood before it."""

    player: int
    events: int
    before: State


class Game(Struct):
    """A game in memory. ``decisions`` goes back to the newest roll only: nothing before it can be undone.

    ``undone`` is the seq after the newest undo: older ones name other questions.
    """

    id: str
    state: State
    events: list[Event]
    secret: bytes
    seq: int = 1
    undone: int = 1
    decisions: list[Decision] = field(default_factory=list)
    imported: bool = False


class Referee:
    """Any number of games side by side, without Discord, storage or network."""

    def __init__(self, label: Label) -> None:
        self._label = label
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._count = 0
        self._verbs: dict[str, Callable[[dict[str, Any]], Any]] = {
            **{verb: partial(self._calculate, verb) for verb in ("pool", "ppa", "attack", "odds")},
            "rulesets": self._rulesets,
            "new": self._new,
            "requests": self._requests,
            "answer": self._answer,
            "state": self._state,
            "log": self._log,
            "outcome": self._outcome,
            "undo": self._undo,
            "load": self._load,
        }

    def reply(self, request: dict[str, Any]) -> Any:
        """What a request gives. Raises ``RulesError``."""
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise Malformed("unknown-do", known=list(self._verbs))
        return self._verbs[verb](request)

    def _rulesets(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        return [entry.describe() for entry in RULESETS.values()]

    def _calculate(self, verb: str, request: dict[str, Any]) -> Any:
        return ruleset(take(request, OfRuleset).ruleset).calculate(verb, request)

    def _new(self, request: dict[str, Any]) -> dict[str, Any]:
        want = take(request, New)
        rules, secret, number = ruleset(want.ruleset), _secret(want.seed), len(want.players)
        players = [
            (entry.name, entry.company or rules.generate(want.size, number, _company_dice(secret, seat)))
            for seat, entry in enumerate(want.players)
        ]
        dice, seed = FairDice(secret), hashlib.sha256(secret + b"field").hexdigest()[:FIELD_SEED]
        options = rules.prepare(want.size, want.table, want.options, seed)
        begun = rules.new_game(players, want.size, want.table, options, dice)
        return self._add(Game("", begun.state, list(begun.events), secret))

    def _add(self, game: Game) -> dict[str, Any]:
        self._count += 1
        game.id = f"g{self._count}"
        self._games[game.id] = game
        if len(self._games) > GAMES_MAX:
            self._games.popitem(last=False)
        return {"game": game.id, "seq": game.seq}

    def _game(self, name: str) -> Game:
        if name not in self._games:
            raise Malformed("no-such-game", game=name[:40])
        return self._games[name]

    def _requests(self, request: dict[str, Any]) -> dict[str, Any]:
        want = take(request, OfGame)
        game = self._game(want.game)
        player = None if want.player is None else _player(game.state, want.player)
        asked = [item for item in requests(game.state) if player is None or item.player == player]
        return {"seq": game.seq, "requests": [self._asked(game.state, item) for item in asked]}

    def _asked(self, state: State, item: Request) -> dict[str, Any]:
        options = [{"label": self._named(state, item, option), "choice": option.choice} for option in item.options]
        asked = {"id": item.id, "player": item.player, "kind": item.kind, "options": options}
        return asked if item.free is None else asked | {"free": item.free}

    def _named(self, state: State, item: Request, option: Option) -> str:
        """The option in words; its bare label if they fail, so that a game loaded from elsewhere can be played on."""
        try:
            return self._label(state, item, option)
        except Exception:
            return option.label

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        want = take(request, AnswerLine)
        game = self._game(want.game)
        player = _player(game.state, want.player)
        _check_seq(game, want)
        before = game.state
        done = _decide(game, Answer(player, want.request, want.choice), want.dice)
        game.state = done.state
        if game.state.drawn != before.drawn:
            game.decisions.clear()
        game.decisions.append(Decision(player, len(game.events), before))
        game.events.extend(done.events)
        game.seq += 1
        return {"seq": game.seq, "events": to_builtins(done.events)}

    def _state(self, request: dict[str, Any]) -> Any:
        want = take(request, OfGame)
        game = self._game(want.game)
        player = None if want.player is None else _player(game.state, want.player)
        secrets = ruleset_of(game.state).secrets
        return to_builtins(game.state if secrets is None else secrets.view(game.state, player))

    def _log(self, request: dict[str, Any]) -> Any:
        want = take(request, OfGame)
        game = self._game(want.game)
        if want.player is None:
            return to_builtins(game.events)
        player = _player(game.state, want.player)
        return to_builtins([event for event in game.events if getattr(event, "secret_of", player) == player])

    def _outcome(self, request: dict[str, Any]) -> Any:
        return to_builtins(self._game(take(request, OfGame).game).state.outcome)

    def _undo(self, request: dict[str, Any]) -> dict[str, Any]:
        want = take(request, Undo)
        game = self._game(want.game)
        player = _player(game.state, want.player)
        if not game.decisions:
            raise Illegal("undo-nothing")
        newest = game.decisions[-1]
        if newest.player != player:
            raise Illegal("undo-not-newest", newest=game.state.players[newest.player].name)
        if newest.before.drawn != game.state.drawn:
            raise Illegal("undo-needs-consent", dice=game.state.drawn - newest.before.drawn)
        game.decisions.pop()
        game.state = newest.before
        del game.events[newest.events :]
        game.seq += 1
        game.undone = game.seq
        return {"seq": game.seq}

    def _load(self, request: dict[str, Any]) -> dict[str, Any]:
        want = take(request, Load)
        secret = _secret(want.seed)
        events = read_log(encode(want.events))
        return self._add(Game("", check_log(events), events, secret, imported=True))


def _secret(seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    if not re.fullmatch(r"(?:[0-9A-Fa-f]{2}){1,128}", seed):
        raise Malformed("seed")
    return bytes.fromhex(seed)


def _company_dice(secret: bytes, seat: int) -> Dice:
    """A stream of its own for each seat, so that generating companies takes nothing from the game's dice."""
    return FairDice(hashlib.sha256(secret + b"company" + bytes([seat])).digest())


def _player(state: State, who: Player) -> int:
    names = [player.name for player in state.players]
    if isinstance(who, int) and 0 <= who < len(names):
        return who
    if isinstance(who, str) and names.count(who) == 1:
        return names.index(who)
    raise Malformed("no-such-player", player=str(who)[:40] if isinstance(who, str) else who)


def _check_seq(game: Game, want: AnswerLine) -> None:
    """An older seq will do only while its question is still open, and never across an undo."""
    if want.seq == game.seq:
        return
    asked = (item.id for item in requests(game.state))
    if not game.undone <= want.seq < game.seq or want.request not in asked:
        raise Stale("stale", request=want.request[:40], seq=game.seq)


def _decide(game: Game, answer: Answer, faces: Sequence[Face] | None) -> Adjudicated[State]:
    try:
        if faces is None and game.state.options.get("dice") != "typed":
            return decide(game.state, answer, FairDice(game.secret, game.state.drawn))
        script = ScriptedDice(faces or ())
        done = decide(game.state, answer, script)
        script.finish()
        return done
    except RulesError:
        raise
    except Exception:
        if game.imported:
            raise Malformed("log-impossible") from None
        raise
