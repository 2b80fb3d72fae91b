"""Who wins at a table: those whom the rules name, but for players who have given their seats up or stopped coming.

Who ends a game alone while others still play cannot win it: the others do if one of them leads, else nobody.

What is decided here is written into the log as the game's outcome. Finales, ratings, campaigns and seasons read it.
"""

from collections.abc import Iterable

from msgspec import structs

from rules import EndGame, Outcome, ScriptedDice, State, correct
from table import log
from table.entry import FoldedEntry
from table.fold import fold_events
from table.game import NOBODY, Game, Seat, is_bot, is_person
from table.player_clocks import absent
from table.records import provable_dice

ENDED_BY_HOST = "ended-by-host"
"""The reason of an outcome where a host ended the game without a vote."""
RULED = "ruled"
"""The reason of an outcome where an organiser decided who has won, later or at the end."""


def standing(game: Game) -> tuple[int, ...]:
    """The players who can still win: who has given the seat up cannot, nor who has stopped coming."""
    away = absent(game)
    return tuple(number for number, seat in enumerate(game.seats) if not seat.given_up and number not in away)


def others_play(game: Game, user: int) -> int:
    """How many other persons than the ``user`` still play."""
    return sum(is_person(other := game.seats[number].user) and other != user for number in standing(game))


def ends_by_vote(game: Game, user: int) -> bool:
    """Whether a host who plays ends the game only if the others agree: one that counts, or one in which the end would
    decide between several of them."""
    return game.player_of(user) is not None and (game.counts or others_play(game, user) > 1)


def winners_if_ended(game: Game, user: int) -> str:
    """Who wins if a user ends the game alone: whom the ``scores`` name where nobody else plays; ``others`` where one of
    them leads the user; else ``nobody``."""
    if not others_play(game, user):
        return "scores"
    player, score = game.player_of(user), [one.score for one in game.played.players]
    behind = player is not None and score[player] < max(score[other] for other in standing(game))
    return "others" if behind else "nobody"


def holder_of(seat: Seat) -> tuple[int, str]:
    """The user whose result a seat's is, and their name: its player, or who left it to a bot or the referee; nobody's
    where that one is forgotten."""
    if not is_person(seat.user) and is_person(seat.before):
        return seat.before, seat.before_name
    user = NOBODY if is_bot(seat.user) and seat.before != NOBODY else seat.user
    return user, seat.name if user else ""


def given_up(game: Game, lost: log.Resigned | log.Forfeited, secret: bytes) -> FoldedEntry | None:
    """The end of a game in which nobody, or one player alone, can win once another has ``lost``; None: it goes on."""
    left = [player for player in standing(game) if player != lost.player]
    persons = [user for user in game.persons if user != lost.user]
    if persons and len(left) > 1:
        return None
    state = game.played
    reason = "resigned" if isinstance(lost, log.Resigned) else "forfeited"
    return FoldedEntry.of(
        lost, rules=correct(state, EndGame(reason), "", provable_dice.dice_of(game, secret, state.drawn))
    )


def decided(game: Game, players: tuple[int, ...], secret: bytes) -> FoldedEntry:
    """The end of a running game that an organiser decides for these players; the others have lost it to one of them."""
    dice = provable_dice.dice_of(game, secret, game.played.drawn)
    if len(players) == 1:
        others = ((number, seat.user) for number, seat in enumerate(game.seats) if number not in players)
        events = [log.Forfeited(user, number, awarded=True, how="awarded") for number, user in others]
        over = FoldedEntry.of(*events, rules=correct(game.played, EndGame("forfeited"), "", dice))
    else:
        over = FoldedEntry.of(log.Corrected(NOBODY), rules=correct(game.played, EndGame(), "", dice))
    return over.then(ruled(over.events[-1][1], players))


def claimant(game: Game) -> int | None:
    """The player who wins at once by going on without those who have stopped coming; None: the game goes on."""
    left = standing(game)
    return left[0] if game.counts and len(left) == 1 else None


def deserted(game: Game, user: int, secret: bytes) -> FoldedEntry:
    """The end of a game whose persons have all stopped coming, the ``user`` last."""
    state = game.played
    done = correct(state, EndGame("forfeited"), "", provable_dice.dice_of(game, secret, state.drawn))
    return FoldedEntry.of(log.Deserted(user), rules=done)


def judged(before: Game, after: Game, entry: FoldedEntry) -> tuple[Game, FoldedEntry]:
    """The game and the entry with the outcome as it is at this table, if the entry has ended the game."""
    found = None if after.state is None else after.state.outcome
    if found is None or before.status == "ended":
        return after, entry
    alone = [event.user for event in entry.table if isinstance(event, log.Corrected) and found.reason == ENDED_BY_HOST]
    deserted = any(isinstance(event, log.Deserted) for event in entry.table)
    given = next((event.outcome for event in entry.table if isinstance(event, log.Ruled)), None)
    outcome = given or (structs.replace(found, winners=()) if deserted else _outcome(after, found, alone))
    if outcome == found:
        return after, entry
    end = next(number for number, (_, state) in enumerate(entry.events) if state.outcome is not None)
    state = entry.events[end - 1][1] if end else before.state
    ending = structs.replace(entry.events[end][0], outcome=outcome)
    rest = fold_events(state, (ending, *(event for event, _ in entry.events[end + 1 :])))
    told = (*entry.events[:end], *rest)
    return structs.replace(after, state=told[-1][1]), structs.replace(entry, events=told)


def outcome_now(game: Game, alone: Iterable[int]) -> Outcome:
    """The outcome of a running game if it ended now: agreed by all, or by users who end it ``alone``."""
    found = correct(game.played, EndGame(), "", ScriptedDice(())).state.outcome
    assert found is not None
    return _outcome(game, found, alone)


def _outcome(game: Game, found: Outcome, alone: Iterable[int]) -> Outcome:
    """The outcome that the rules have ``found``, as it is at this table."""
    ends = {user: winners_if_ended(game, user) for user in alone}
    lost = {game.player_of(user) for user, wins in ends.items() if wins == "others"}
    left = tuple(player for player in standing(game) if player not in lost)
    return structs.replace(found, winners=()) if "nobody" in ends.values() else _among(found, left)


def ruled(over: State, players: tuple[int, ...]) -> FoldedEntry:
    """The entry that makes these players, and nobody else, the winners of a game that is over."""
    assert over.outcome is not None
    outcome = structs.replace(over.outcome, reason=RULED, winners=players)
    return FoldedEntry.of(log.Ruled(_among(outcome, players)))


def _among(outcome: Outcome, left: tuple[int, ...]) -> Outcome:
    """The outcome with only these players as possible winners; unchanged if there are none."""
    winners = tuple(player for player in outcome.winners if player in left)
    if not winners and left:
        most = max(outcome.scores[player] for player in left)
        winners = tuple(player for player in outcome.ranking if player in left and outcome.scores[player] == most)
    if not winners or (winners == outcome.winners and len(left) == len(outcome.scores)):
        return outcome
    places = sorted(outcome.ranking, key=lambda player: (player not in winners, player not in left))
    return structs.replace(outcome, winners=winners, ranking=tuple(places))
