"""A campaign as numbers: standings from results, and who should play whom next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

__all__ = ["Placed", "Played", "Points", "Standing", "pairings", "standings"]


class Points(Struct, frozen=True):
    """What a game is worth to whoever wins it, draws it, or loses it."""

    win: int = 3
    draw: int = 1
    loss: int = 0


class Placed(Struct, frozen=True):
    """A player's part in a game that is over. ``won`` together with others: a draw."""

    user: int
    name: str
    score: int
    won: bool


class Played(Struct, frozen=True):
    """A game that is over."""

    game: str
    seats: tuple[Placed, ...]

    @property
    def drawn(self) -> bool:
        """Whether several won together."""
        return sum(seat.won for seat in self.seats) > 1


class Standing(Struct, frozen=True):
    """A player's line in the table. Who is level in everything shares the rank."""

    rank: int
    user: int
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    score: int


def standings(members: Sequence[tuple[int, str]], played: Sequence[Played], points: Points) -> tuple[Standing, ...]:
    """The table of (user, name): by points, then wins, then the scores of all games added up; then as they joined."""
    counts = {user: Counter[str]() for user, _ in members}
    for game in played:
        for seat in game.seats:
            if seat.user in counts:
                counts[seat.user][_result(game, seat)] += 1
                counts[seat.user]["score"] += seat.score
    lines = [_line(user, name, counts[user], points) for user, name in members]
    lines.sort(key=_height, reverse=True)
    heights = [_height(line) for line in lines]
    return tuple(_ranked(line, heights.index(_height(line)) + 1) for line in lines)


def _result(game: Played, seat: Placed) -> str:
    if not seat.won:
        return "lost"
    return "drawn" if game.drawn else "won"


def _line(user: int, name: str, count: Counter[str], points: Points) -> Standing:
    won, drawn, lost = count["won"], count["drawn"], count["lost"]
    total = won * points.win + drawn * points.draw + lost * points.loss
    return Standing(0, user, name, won + drawn + lost, won, drawn, lost, total, count["score"])


def _height(line: Standing) -> tuple[int, int, int]:
    return line.points, line.won, line.score


def _ranked(line: Standing, rank: int) -> Standing:
    return Standing(rank, line.user, line.name, line.played, line.won, line.drawn, line.lost, line.points, line.score)


def pairings(members: Sequence[int], already: Sequence[Sequence[int]], size: int) -> tuple[tuple[int, ...], ...]:
    """The games that are still to be played, in order, until everybody has met everybody.

    ``already``: who sat in the games that were played or are under way. At two a table everybody meets everybody once.
    At larger ones some must meet again; whoever has played least goes first, so that no one who was there from the
    beginning plays more than one game more than another.
    """
    if len(members) < max(2, size):
        return ()
    games: Counter[int] = Counter(user for group in already for user in set(group))
    met: Counter[frozenset[int]] = Counter(
        frozenset(pair) for group in already for pair in combinations(sorted(set(group)), 2)
    )
    return _pairs(members, games, met) if size == 2 else _tables(members, games, met, size)


def _pairs(members: Sequence[int], games: Counter[int], met: Counter[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    left = [pair for pair in _circle(members) if not met[frozenset(pair)]]
    found = []
    while left:
        best = min(left, key=lambda pair: (max(games[user] for user in pair), sum(games[user] for user in pair)))
        left.remove(best)
        games.update(best)
        found.append(best)
    return tuple(found)


def _circle(members: Sequence[int]) -> list[tuple[int, int]]:
    """Everybody against everybody, round by round: one sits still, the others go round the table."""
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
    """Whether somebody would play less than another though all have met; at most a few games put that right."""
    return bool(found) and len({games[user] for user in members}) > 1


def _group(members: Sequence[int], games: Counter[int], met: Counter[frozenset[int]], size: int) -> tuple[int, ...]:
    """The next table: those who have played least, and among them whom the others have met least."""
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
