"""Standings and pairings of a campaign."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from msgspec import Struct


class Points(Struct, frozen=True):
    """The points for a win, a draw and a loss."""

    win: int = 3
    draw: int = 1
    loss: int = 0


class Placed(Struct, frozen=True):
    """A player's result in a finished game. Several who ``won`` share a draw."""

    user: int
    name: str
    score: int
    won: bool


class Played(Struct, frozen=True):
    """A finished game."""

    game: str
    seats: tuple[Placed, ...]

    @property
    def drawn(self) -> bool:
        """Whether several won together."""
        return sum(seat.won for seat in self.seats) > 1


class Standing(Struct, frozen=True):
    """A player's line in the standings."""

    rank: int
    """1 is first; players who are level in everything share it."""
    user: int
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    """By the terms, for games won, drawn and lost."""
    score: int
    """The sum of the scores of their games."""
    byes: int = 0
    """Of a tournament: how many of those played were byes."""
    idle: int = 0
    """Of a tournament: how many of those played were decided without a game."""


def standings(members: Sequence[tuple[int, str]], played: Sequence[Played], points: Points) -> tuple[Standing, ...]:
    """The standings of (user, name): by points, then wins, then points against each other, if all who are level have
    met in games of two, then the sum of scores, then in the order of joining."""
    counts = {user: Counter[str]() for user, _ in members}
    for game in played:
        for seat in game.seats:
            if seat.user in counts:
                counts[seat.user][_result(game, seat)] += 1
                counts[seat.user]["score"] += seat.score
    lines = [_line(user, name, counts[user], points) for user, name in members]
    games = [{seat.user: _worth(game, seat, points) for seat in game.seats} for game in played]

    def height(line: Standing) -> tuple[int, int, int, int]:
        level = {other.user for other in lines if (other.points, other.won) == (line.points, line.won)}
        return line.points, line.won, against_each_other(line.user, level, games), line.score

    heights = {line.user: height(line) for line in lines}
    ordered = sorted(heights.values(), reverse=True)
    lines.sort(key=lambda line: heights[line.user], reverse=True)
    return tuple(_ranked(line, ordered.index(heights[line.user]) + 1) for line in lines)


def against_each_other(user: int, level: Collection[int], games: Sequence[Mapping[int, int]]) -> int:
    """A player's points against those who are ``level``, in games of two, each the points of both; 0 unless each of
    them has played each other."""
    among = [game for game in games if game.keys() <= set(level)]
    if {frozenset(game) for game in among} != set(map(frozenset, combinations(level, 2))):
        return 0
    return sum(game.get(user, 0) for game in among)


def _worth(game: Played, seat: Placed, points: Points) -> int:
    return {"won": points.win, "drawn": points.draw, "lost": points.loss}[_result(game, seat)]


def _result(game: Played, seat: Placed) -> str:
    if not seat.won:
        return "lost"
    return "drawn" if game.drawn else "won"


def _line(user: int, name: str, count: Counter[str], points: Points) -> Standing:
    won, drawn, lost = count["won"], count["drawn"], count["lost"]
    total = won * points.win + drawn * points.draw + lost * points.loss
    return Standing(0, user, name, won + drawn + lost, won, drawn, lost, total, count["score"])


def _ranked(line: Standing, rank: int) -> Standing:
    return Standing(rank, line.user, line.name, line.played, line.won, line.drawn, line.lost, line.points, line.score)


def pairings(members: Sequence[int], already: Sequence[Sequence[int]], size: int) -> tuple[tuple[int, ...], ...]:
    """The games that are left until everybody has met everybody, in order, each with ``size`` players.

    ``already`` are the players of each game that was played or is under way. In games of two everybody meets everybody
    once. In larger ones some meet again; those who have played least go first, so that the numbers of games of founding
    members differ by at most one.
    """
    if len(members) < max(2, size):
        return ()
    games: Counter[int] = Counter(user for group in already for user in set(group))
    met: Counter[frozenset[int]] = Counter(
        frozenset(pair) for group in already for pair in combinations(sorted(set(group)), 2)
    )
    return _pairs(members, games, met) if size == 2 else _tables(members, games, met, size)


def _pairs(members: Sequence[int], games: Counter[int], met: Counter[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    left = [pair for pair in _round_robin(members) if not met[frozenset(pair)]]
    found = []
    while left:
        best = min(left, key=lambda pair: (max(games[user] for user in pair), sum(games[user] for user in pair)))
        left.remove(best)
        games.update(best)
        found.append(best)
    return tuple(found)


def _round_robin(members: Sequence[int]) -> list[tuple[int, int]]:
    """A round-robin schedule by the circle method: one player stays in place, the others rotate."""
    ring: list[int | None] = [*members, *([None] if len(members) % 2 else [])]
    pairs = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        faced = zip(ring[:half], reversed(ring[half:]), strict=True)
        pairs += [(one, other) for one, other in faced if one is not None and other is not None]
        ring.insert(1, ring.pop())
    return pairs


def _tables(
    members: Sequence[int], games: Counter[int], met: Counter[frozenset[int]], size: int
) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    while any(not met[frozenset(pair)] for pair in combinations(members, 2)) or _uneven(members, games, found):
        group = _group(members, games, met, size)
        games.update(group)
        met.update(frozenset(pair) for pair in combinations(group, 2))
        found.append(group)
        if len(found) > len(members) ** 2:
            break
    return tuple(found)


def _uneven(members: Sequence[int], games: Counter[int], found: Sequence[object]) -> bool:
    """Whether some members have played less than others after all have met."""
    return bool(found) and len({games[user] for user in members}) > 1


def _group(members: Sequence[int], games: Counter[int], met: Counter[frozenset[int]], size: int) -> tuple[int, ...]:
    """The players of the next game: those who have played least, and among them those who have met fewest."""
    group: list[int] = []
    while len(group) < size:
        least = min(games[user] for user in members if user not in group)
        free = [user for user in members if user not in group and games[user] == least]
        group.append(min(free, key=lambda user: _known(user, group, members, met)))
    return tuple(group)


def _known(
    user: int, group: Sequence[int], members: Sequence[int], met: Counter[frozenset[int]]
) -> tuple[int, int, int]:
    again = sum(met[frozenset((user, other))] for other in group)
    strangers = sum(1 for other in members if other != user and not met[frozenset((user, other))])
    return again, -strangers, sum(met[frozenset((user, other))] for other in members if other != user)
