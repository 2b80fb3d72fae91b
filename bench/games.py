"""Games for measurements, at the bot's own table through its own panels; and every game, in the rules alone."""

import random
import time
from collections.abc import Iterator

from bench.discord_side import FIRST_CHANNEL, GUILD, press
from bench.fake import Payload
from bench.figures import Row, p
from cogs.views.game.panel import panel_view
from render import draw_near, draw_state
from rules import RULESETS, FairDice, Request, State, default, requests, ruleset_of
from table import Game, Opened, Person, Table
from text import narrator
from think.futures import answered
from think.match import begun as begun_game

PLAYED = (":pick:", ":choose:", ":several:")
SELECT = 3
ANSWER_MS, PICTURE_MS, PICTURE_KB = 100.0, 100.0, 200.0
DRAWN_EVERY = 12
GAME_S = {"rapid-attack": 0.12, "football": 0.2, "intercept-orbit": 0.4}
WHERE_MS = {"rapid-attack": 0.7, "intercept-orbit": 2.0}
"""The bars of a whole game on a map, and of the question where something goes, by family."""


async def new_game(table: Table, channel: int, size: str = "skirmish", kind: str = "declared") -> Game:
    """Start a game of two in a channel; ``kind`` of table: declared, or map."""
    ana, ben = Person(10_000 + channel, "Ana"), Person(20_000 + channel, "Ben")
    opened = Opened(ana.user, "Bench", "rapid-attack", size, kind, {})
    game = await table.open(ana, channel=FIRST_CHANNEL + channel, guild=GUILD, opened=opened)
    await table.join(game.id, ben, None)
    return await table.start(game.id, ana)


class Seat:
    """A channel with one game after the other, and the next press in it."""

    def __init__(self, table: Table, channel: int, luck: random.Random) -> None:
        self.channel = channel
        self._table = table
        self._luck = luck
        self._game = ""

    async def game(self) -> Game:
        """The running game, a new one if the last is over."""
        game = await self._table.game(self._game) if self._game else await new_game(self._table, self.channel)
        if game.status == "ended":
            game = await new_game(self._table, self.channel)
        self._game = game.id
        return game

    async def press(self) -> Payload:
        """An interaction that answers an open question."""
        game = await self.game()
        user = self._luck.choice(game.waiting)
        view = panel_view(game, user, "en")
        components = list(view.to_components())  # type: ignore[no-untyped-call]
        controls = [item for item in _numbered(components, iter(range(1, 1000))) if _plays(item)]
        item = self._luck.choice(controls)
        value = self._luck.choice(item["options"])["value"] if item["type"] == SELECT else None
        return press(self.channel, user, components, item, value)


def _plays(item: Payload) -> bool:
    return any(part in item.get("custom_id", "") for part in PLAYED)


def _numbered(components: list[Payload], ids: Iterator[int]) -> Iterator[Payload]:
    """Every component, with the id that Discord gives it."""
    for component in components:
        component["id"] = next(ids)
        yield component
        yield from _numbered(component.get("components", []), ids)


# -- every game, played at random: the cost of an answer in the rules, and of its pictures ----------------------------


def games(answers: int) -> list[Row]:
    """Time a number of answers of each family on each table, and every twelfth board as a picture."""
    families = {rules.family: rules for rules in reversed(list(RULESETS.values()))}
    return [
        row
        for rules in reversed(families.values())
        for table in rules.tables
        for row in (
            *_rows(f"{rules.id}, {table}", *_played(rules.id, table, answers)),
            *_whole(rules.id, table, max(3, answers // 100)),
        )
    ]


def _whole(ruleset: str, table: str, number: int) -> list[Row]:
    """Whole games in the rules alone, as somebody who looks ahead plays them: nothing shown, nothing kept."""
    games, wheres, looks, plies, luck = list[float](), list[float](), list[float](), 0, random.Random(1)
    for seed in range(number):
        state, begun = begun_game(ruleset, table, f"bench {seed}"), time.process_time()
        while state.outcome is None:
            asked = time.process_time()
            request = luck.choice(requests(state))
            if request.kind == "where":
                wheres.append((time.process_time() - asked) * 1000)
                looks.append(_looked(request) + wheres[-1])
            state, plies = _next(state, request, luck, plies), plies + 1
        games.append(time.process_time() - begun)
    what, family, speed = f"{ruleset}, {table}", RULESETS[ruleset].family, plies / sum(games)
    mapped = table == "map"
    rows = [
        Row(f"{what}: a random game, CPU, p50", p(games, 50), "s", target=GAME_S.get(family) if mapped else None,
            note=f"the longest {max(games):.2f}; {number} games"),
        Row(f"{what}: plies a second", speed, "/s", note=f"{plies / number:.0f} plies a game"),
    ]  # fmt: skip
    if wheres:
        rows.append(Row(f"{what}: the question where, p50", p(wheres, 50), "ms", target=WHERE_MS.get(family),
                        note=f"p99 {p(wheres, 99):.1f}; with what it suggests {p(looks, 50):.2f}"))  # fmt: skip
    return rows


def _looked(request: Request) -> float:
    """Milliseconds until the suggestions of a question are there."""
    begun = time.process_time()
    len(request.options)
    return (time.process_time() - begun) * 1000


def _rows(what: str, answers: list[float], pictures: list[float], sizes: list[float]) -> list[Row]:
    return [
        Row(f"{what}: an answer of the rules, p99", p(answers, 99), "ms", target=ANSWER_MS,
            note=f"median {p(answers, 50):.2f}, the longest {max(answers):.0f}"),
        Row(f"{what}: its board, p50", p(pictures, 50), "ms", target=PICTURE_MS, note=f"p99 {p(pictures, 99):.0f}"),
        Row(f"{what}: the biggest board", max(sizes), "kB", target=PICTURE_KB),
    ]  # fmt: skip


def _played(ruleset: str, table: str, answers: int) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds of each answer and picture, and the kilobytes of the pictures."""
    luck, times, pictures, sizes = random.Random(1), list[float](), list[float](), list[float]()
    state: State | None = None
    for number in range(answers):
        if state is None or state.outcome is not None:
            state = begun_game(ruleset, table, f"bench {number}")
        begun = time.perf_counter()
        state = _answered(state, luck, number)
        times.append((time.perf_counter() - begun) * 1000)
        if number % DRAWN_EVERY == 0:
            words = narrator(state).board_labels("en", state)
            begun = time.perf_counter()
            picture = draw_near(state, words) if table == "map" and number % (2 * DRAWN_EVERY) else None
            picture = picture or draw_state(state, words)
            pictures.append((time.perf_counter() - begun) * 1000)
            sizes.append(len(picture.data) / 1000)
    return times, pictures, sizes


def _answered(state: State, luck: random.Random, number: int) -> State:
    """The work of a panel and an answer: the question with its open ground, the decision, the new state."""
    request, maps = luck.choice(requests(state)), ruleset_of(state).maps
    if maps is not None:
        maps.open_ground(state)
    return _next(state, request, luck, number)


def _next(state: State, request: Request, luck: random.Random, number: int) -> State:
    """The state after a choice at random."""
    choice = luck.choice(request.options).choice if request.options else default(state, request)
    return answered(state, request, choice, FairDice(f"{number}".encode()))
