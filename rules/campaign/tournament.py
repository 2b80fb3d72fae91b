"""Tournaments: the rounds of a Swiss or a knock-out, byes, drop-outs and tie-breaks.

A tournament is its rounds, each a row of matches. Players are numbers; the order of the first round is their seeding.
"""

import itertools
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from math import ceil, log2

from msgspec import Struct, structs

from rules.campaign.league import Points, against_each_other


class Format(StrEnum):
    """Who plays whom: everybody against everybody, those of like points, or the winners."""

    LEAGUE = "league"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class Match(Struct, frozen=True):
    """A match of two ``players``, or of one, who has a bye. ``how`` it was decided; while it is open that is empty.

    ``game``, with the ``scores`` of both; ``walkover``: the other has left or did not come; ``bye``; ``void``: both
    have left; ``unplayed`` in the time of its round. ``winners``: both in a draw. ``games`` played for it, the drawn
    ones of a knock-out too. ``why`` its game ended: ``resigned``, ``forfeited``, ``awarded`` by its organiser, or any.
    ``back``: those who did not come, and are paired again all the same; ``told``: the organisers know who did not.
    """

    players: tuple[int, ...]
    how: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    why: str = ""
    back: tuple[int, ...] = ()
    told: bool = False


UNMET = ("unplayed", "void")
"""How matches are decided that are no opponent: who does not play is not helped by it where players are level."""
Round = tuple[Match, ...]
Rounds = tuple[Round, ...]


class Rank(Struct, frozen=True):
    """A player's line.

    ``direct``: points against those level on points, 0 unless all of them have met; ``beaten``: games won by play;
    ``opponents``: their points together (Buchholz); ``difference`` of own scores and others'. Of the matches
    ``played``, ``byes`` and those decided without a game, ``idle``, were not. In a knock-out ``points`` are matches
    won, and these four are 0.
    """

    place: int
    player: int
    points: int
    direct: int
    beaten: int
    opponents: int
    difference: int
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    idle: int

    @property
    def games(self) -> int:
        """How many games the player has finished."""
        return self.played - self.byes - self.idle


# -- rounds ---------------------------------------------------------------------------------------------------------


def rounds_for(players: int) -> int:
    """How many rounds find a winner: as many as halving takes."""
    return max(1, ceil(log2(max(2, players))))


def first_round(kind: Format, players: Sequence[int]) -> Round:
    """The first round of seeded players.

    In a Swiss the upper half meets the lower half; in a knock-out the seeds stand in a bracket, its byes for the first.
    """
    if kind is Format.SWISS:
        return _paired(players, (), Points())
    size = 2 ** rounds_for(len(players))
    places = [players[seed] if seed < len(players) else None for seed in _bracket(size)]
    pairs = zip(places[::2], places[1::2], strict=True)
    return tuple(_match(*(player for player in pair if player is not None)) for pair in pairs)


def _bracket(size: int) -> list[int]:
    """Seeds from 0 in the order of a bracket: the first two meet at the end if at all."""
    order = [0]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def _match(*players: int) -> Match:
    return Match(players) if len(players) == 2 else Match(players, "bye", players)


def recorded(
    kind: Format, rounds: Rounds, game: str, scores: Mapping[int, int], winners: Collection[int], why: str = ""
) -> Rounds:
    """The rounds with a game's result in the open match of its players; as they were where it belongs to none.

    A drawn game of a knock-out decides nothing: the match is played again. A game that ended because its match was
    decided is noted there.
    """
    if not rounds or any(game in match.games for row in rounds for match in row):
        return rounds
    last = tuple(_with_game(kind, match, game, scores, winners, why) for match in rounds[-1])
    if last != rounds[-1]:
        return (*rounds[:-1], last)
    decided = [match for row in rounds for match in row if match.how and set(match.players) == set(scores)]
    if not decided or set(decided[-1].winners) != set(winners):
        return rounds
    noted = structs.replace(decided[-1], games=(*decided[-1].games, game))
    return tuple(tuple(noted if match is decided[-1] else match for match in row) for row in rounds)


def _with_game(
    kind: Format, match: Match, game: str, scores: Mapping[int, int], winners: Collection[int], why: str
) -> Match:
    if match.how or set(match.players) != set(scores):
        return match
    won = tuple(player for player in match.players if player in winners)
    games = (*match.games, game)
    if not won:
        return structs.replace(match, how="void", games=games, why=why)
    if kind is Format.KNOCKOUT and len(won) != 1:
        return structs.replace(match, games=games)
    return Match(match.players, "game", won, tuple(scores[player] for player in match.players), games, why)


def advanced(
    kind: Format, rounds: Rounds, present: Collection[int], wanted: int, points: Points, *, draws: bool = True
) -> Rounds:
    """The rounds after walkovers against those who are gone, and with the next round once all matches are decided.

    ``wanted``: rounds of a Swiss; ``draws``: whether another round may begin. Players who come later join in the next.
    A Swiss pairs nobody who has ``vanished``, and draws no round for less than two.
    """
    while rounds:
        if open_matches(rounds):
            rounds = (*rounds[:-1], tuple(_without_gone(match, present) for match in rounds[-1]))
        if not draws or open_matches(rounds) or is_over(kind, rounds, present, wanted):
            break
        missing = vanished(rounds, wanted) if kind is Format.SWISS else {}
        coming = [player for player in present if player not in missing]
        if len(coming) < 2 <= len(present):
            break
        rounds = (*rounds, _next(kind, rounds, coming, points))
    return rounds


def vanished(rounds: Rounds, wanted: int) -> dict[int, int]:
    """The players of a Swiss of so many rounds who are not paired until they come back, each with the round, from 1, of
    their last match, which they have missed. Who has missed the last round but one is paired: there is no later round
    in which they could come back."""
    return {player: number for player, number in _away(rounds).items() if number < wanted - 1}


def missed(match: Match, player: int) -> bool:
    """Whether a player did not begin their match, or stopped coming in it."""
    return match.how == "unplayed" or (match.why == "forfeited" and player not in match.winners)


def _away(rounds: Rounds) -> dict[int, int]:
    """The players who have missed their last match, each with its round, without those who are ``back``."""
    found = dict[int, int]()
    for number, row in enumerate(rounds, start=1):
        for match in row:
            for player in match.players:
                found.pop(player, None)
                if missed(match, player) and player not in match.back:
                    found[player] = number
    return found


def with_back(rounds: Rounds, player: int) -> Rounds:
    """The rounds once a player who has vanished is to be paired again."""
    number = _away(rounds)[player]
    row = (
        structs.replace(match, back=(*match.back, player)) if player in match.players else match
        for match in rounds[number - 1]
    )
    return (*rounds[: number - 1], tuple(row), *rounds[number:])


def with_told(rounds: Rounds, players: Collection[int], *, told: bool) -> Rounds:
    """The rounds once the organisers know, or do not, that these players have vanished."""
    rows = list(rounds)
    for player, number in _away(rounds).items():
        if player in players:
            found = (structs.replace(one, told=told) if player in one.players else one for one in rows[number - 1])
            rows[number - 1] = tuple(found)
    return tuple(rows)


def _without_gone(match: Match, present: Collection[int]) -> Match:
    """A match of the round that is played. Who has won it by a walkover and leaves too has not won it."""
    left = tuple(player for player in match.players if player in present)
    undone = match.how == "walkover" and not left
    if (match.how and not undone) or len(left) == len(match.players):
        return match
    return structs.replace(match, how="walkover" if left else "void", winners=left, why="")


def with_returned(rounds: Rounds, player: int, drawn: Collection[str]) -> Rounds | None:
    """The rounds of a knock-out once a player who had left it is back: the match that they lost by it is open again,
    with its ``drawn`` games, and no later one is. None for a player who has lost otherwise."""
    number = max((n for n, row in enumerate(rounds) for match in row if player in match.players), default=-1)
    lost = next((match for match in rounds[number] if player in match.players and player not in match.winners), None)
    if lost is None:
        return rounds
    if lost.how not in ("walkover", "void") or lost.why:
        return None
    again = Match(lost.players, games=tuple(game for game in lost.games if game in drawn))
    return (*rounds[:number], tuple(again if match == lost else match for match in rounds[number]))


def without_unplayed(kind: Format, rounds: Rounds, begun: Collection[frozenset[int]]) -> Rounds:
    """The rounds after the time of the last one is over: who has not ``begun`` to play their match wins nothing.

    A round of a knock-out stays open for the organisers to decide where nobody would go on from a half of its bracket:
    its final, and a semi-final, without which the title would be a walkover.
    """
    last = tuple(
        structs.replace(match, how="unplayed")
        if not match.how and not match.games and frozenset(match.players) not in begun
        else match
        for match in rounds[-1]
    )
    half = len(last) // 2
    empty = (all(match.how and not match.winners for match in side) for side in (last[:half], last[half:]))
    if kind is Format.KNOCKOUT and any(empty):
        return rounds
    return (*rounds[:-1], last)


def open_matches(rounds: Rounds) -> tuple[Match, ...]:
    """The matches of the last round that are still to be played."""
    return tuple(match for match in rounds[-1] if not match.how) if rounds else ()


def is_over(kind: Format, rounds: Rounds, present: Collection[int], wanted: int) -> bool:
    """Whether there is no further round."""
    if not rounds or open_matches(rounds):
        return False
    if kind is Format.KNOCKOUT:
        return len(rounds[-1]) == 1
    return len(rounds) >= wanted or len(present) < 2


def champions(kind: Format, rounds: Rounds, points: Points) -> tuple[int, ...]:
    """The winner of the final of a knock-out that is over; those who share the first place of a Swiss. None where
    nobody has more than byes."""
    if kind is Format.KNOCKOUT:
        return rounds[-1][0].winners
    lines = ranking(kind, rounds, points, over=True)
    return tuple(rank.player for rank in lines if rank.place == lines[0].place and rank.won + rank.drawn > rank.byes)


def _next(kind: Format, rounds: Rounds, present: Collection[int], points: Points) -> Round:
    if kind is Format.SWISS:
        order = [rank.player for rank in ranking(kind, rounds, points) if rank.player in present]
        return _paired([*order, *(player for player in present if player not in order)], rounds, points)
    winners = [match.winners for match in rounds[-1]]
    return tuple(_drawn_up(one, other, present) for one, other in zip(winners[::2], winners[1::2], strict=True))


def _drawn_up(one: tuple[int, ...], other: tuple[int, ...], present: Collection[int]) -> Match:
    """The match of two winners; one whose opponents have all left has a walkover."""
    players = (*one, *other)
    if len(players) == 2:
        return _without_gone(Match(players), present)
    return Match(players, "walkover" if players else "void", players)


# -- pairings of a Swiss --------------------------------------------------------------------------------------------


def _paired(order: Sequence[int], rounds: Rounds, points: Points) -> Round:
    """The round of players in the order of their standing: those of like points meet, and nobody twice if possible.

    The bye goes to the last one who has had none, rather to one who has missed no match. Who has missed a match may
    have it again.
    """
    met = met_in(rounds)
    scored = {player: _points(player, rounds, points) for player in order}
    for again in range(len(order)):
        for free in _byes(order, rounds):
            rest = [player for player in order if player != free]
            found = _pairing(rest, met, scored, again, set())
            if found is not None:
                return tuple(map(Match, found)) + (() if free is None else (_match(free),))
    return ()


def met_in(rounds: Rounds) -> set[frozenset[int]]:
    """The pairs that have been drawn together, but for matches that nobody has begun."""
    pairs = (match for row in rounds for match in row if len(match.players) == 2 and match.how not in UNMET)
    return {frozenset(match.players) for match in pairs}


def _byes(order: Sequence[int], rounds: Rounds) -> Iterator[int | None]:
    """Who may have the bye, the likeliest first; None alone where nobody needs one."""
    if len(order) % 2 == 0:
        yield None
        return
    rested, away = Counter[int](), Counter[int]()
    for match in itertools.chain.from_iterable(rounds):
        rested.update(match.winners if match.how in ("bye", "walkover") else ())
        away.update(player for player in match.players if missed(match, player))
    yield from sorted(order, key=lambda player: (rested[player], away[player], -order.index(player)))


def _pairing(
    order: Sequence[int],
    met: Collection[frozenset[int]],
    scored: Mapping[int, int],
    again: int,
    dead: set[tuple[tuple[int, ...], int]],
) -> list[tuple[int, int]] | None:
    """Pairs in which at most ``again`` have met before, None if there are none. ``dead``: what was tried in vain."""
    if not order:
        return []
    key = (tuple(order), again)
    if key in dead:
        return None
    first, rest = order[0], order[1:]
    for other in sorted(rest, key=lambda player: _distance(first, player, order, scored)):
        repeats = frozenset((first, other)) in met
        if repeats <= again:
            found = _pairing([p for p in rest if p != other], met, scored, again - repeats, dead)
            if found is not None:
                return [(first, other), *found]
    dead.add(key)
    return None


def _distance(first: int, other: int, order: Sequence[int], scored: Mapping[int, int]) -> tuple[int, int]:
    """How far a player is from a fitting opponent: like points, and half of those with like points apart."""
    level = [player for player in order if scored[player] == scored[first]]
    half = len(level) // 2
    apart = abs(order.index(other) - half) if other in level else order.index(other)
    return abs(scored[first] - scored[other]), apart


# -- standings ------------------------------------------------------------------------------------------------------


def _counted(rounds: Rounds) -> Rounds:
    """The rounds whose matches count: in one that is being played a bye counts once it is over."""
    if not open_matches(rounds):
        return rounds
    return (*rounds[:-1], tuple(Match(match.players) if match.how == "bye" else match for match in rounds[-1]))


def _points(player: int, rounds: Rounds, points: Points) -> int:
    return sum(_gained(player, match, points) for row in rounds for match in row if player in match.players)


def _gained(player: int, match: Match, points: Points) -> int:
    """The points of a player from a match; a bye and a walkover are wins."""
    if not match.how:
        return 0
    if player not in match.winners:
        return points.loss
    return points.win if len(match.winners) == 1 else points.draw


def ranking(kind: Format, rounds: Rounds, points: Points, *, over: bool = False) -> tuple[Rank, ...]:
    """The standings.

    A Swiss: by points; points against each other, if all who are level have met; games won; the opponents' points; the
    difference of scores. Once it is ``over``, those who have not finished a game stand below the others. A knock-out:
    by matches won.
    """
    if kind is Format.KNOCKOUT:
        points = Points(1, 0, 0)
    rounds = _counted(rounds)
    players = dict.fromkeys(player for row in rounds for match in row for player in match.players)
    total = {player: _points(player, rounds, points) for player in players}
    worth = {player: sum(_worth(player, row, points) for row in rounds) for player in players}
    lines = [_line(kind, player, rounds, total, worth) for player in players]
    if kind is Format.SWISS:
        lines = [structs.replace(line, direct=_direct(line, lines, rounds, points)) for line in lines]

    def height(line: Rank) -> tuple[int, ...]:
        ranked = not over or kind is Format.KNOCKOUT or line.games > 0
        return ranked, line.points, line.direct, line.beaten, line.opponents, line.difference

    lines.sort(key=height, reverse=True)
    heights = [height(line) for line in lines]
    return tuple(structs.replace(line, place=heights.index(height(line)) + 1) for line in lines)


def _worth(player: int, row: Round, points: Points) -> int:
    """A player's points from a round as those whom they have met count them: without a game, those of a draw."""
    match = next((match for match in row if player in match.players), None)
    if match is not None and match.how in ("", "game"):
        return _gained(player, match, points)
    return points.draw if match is not None or all(other.how for other in row) else 0


def _line(kind: Format, player: int, rounds: Rounds, total: Mapping[int, int], worth: Mapping[int, int]) -> Rank:
    own = [match for row in rounds for match in row if player in match.players and match.how]
    games = [match for match in own if match.how == "game"]
    won = sum(match.winners == (player,) for match in own)
    drawn = sum(player in match.winners and len(match.winners) > 1 for match in own)
    byes = sum(len(match.players) == 1 for match in own)
    counts = (len(own), won, drawn, len(own) - won - drawn, byes, len(own) - len(games) - byes)
    if kind is Format.KNOCKOUT:
        return Rank(0, player, total[player], 0, 0, 0, 0, *counts)
    beaten = sum(match.winners == (player,) for match in games)
    met = sum(worth[other] for match in games for other in match.players if other != player)
    return Rank(0, player, total[player], 0, beaten, met, sum(_difference(player, match) for match in games), *counts)


def _difference(player: int, match: Match) -> int:
    own, other = match.scores if match.players[0] == player else match.scores[::-1]
    if len(match.winners) != 1:
        return own - other
    return max(own - other, 0) if player in match.winners else min(own - other, 0)  # who leads may have resigned


def _direct(line: Rank, lines: Sequence[Rank], rounds: Rounds, points: Points) -> int:
    """Points against those who are level on points, if they have all met."""
    level = {other.player for other in lines if other.points == line.points}
    games = (match for row in rounds for match in row if match.how == "game")
    gained = [{player: _gained(player, match, points) for player in match.players} for match in games]
    return against_each_other(line.player, level, gained)
