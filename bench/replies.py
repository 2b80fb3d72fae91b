"""From an interaction to its first reply: one after the other, fifty at once, and while boards are drawn."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bench.bare import BUTTON, COMPONENTS, BareBot
from bench.discord_side import LATER, AnyBot, Feed, command, press
from bench.fake import Payload
from bench.figures import Row, p
from bench.games import Seat, new_game
from bench.growth import long_game
from cogs.client import GameMaster
from cogs.kit.watchdog import LIMIT, Watchdog, watched
from table import Game, Person
from table.entry import FoldedEntry
from table.log import Undone

# -- the floor of storage: a database with one plain table ------------------------------------------------------------

_DATA = MetaData()
_TABLE = Table("bare", _DATA, Column("id", Integer, primary_key=True), Column("payload", LargeBinary))
_INSERT = insert(_TABLE)
_SELECT = select(_TABLE).where(_TABLE.c.id == 1)


class BareDatabase:
    """SQLAlchemy's async Core, as durable as the product: on SQLite (aiosqlite) write-ahead log, synchronous FULL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.close = engine.dispose

    @classmethod
    async def open(cls, url: str) -> BareDatabase:
        """Connect, and make the table where it is missing."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        async with engine.begin() as connection:
            await connection.run_sync(_DATA.create_all)
        return cls(engine)

    async def commit(self) -> float:
        """Milliseconds for one durable row."""
        begun = time.perf_counter()
        async with self._engine.begin() as connection:
            await connection.execute(_INSERT, {"payload": b"p" * 400})
        return (time.perf_counter() - begun) * 1000

    async def read(self) -> float:
        """Milliseconds for one row by its key."""
        begun = time.perf_counter()
        async with self._engine.connect() as connection:
            (await connection.execute(_SELECT)).all()
        return (time.perf_counter() - begun) * 1000


def _durable(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


# -- replies ----------------------------------------------------------------------------------------------------------

DICE = "2W 2Rd+d8 B G"
USER = 77
CROWD = 50
MAP = CROWD + 2
FAR = MAP + 1 - CROWD
"""Between the number of a seat and its channel, beyond the first ones."""
MANY = 500
LOOK = 1.5
"""How many times its floor `/look` may take."""
RATE = 0.4
"""Answers a second, as a part of the bare buttons'."""
SLOWEST_MS = 3000.0
WARM = 20
STALL_MS, STALL_MOST_MS = 5.0, 20.0
LONG, UNDONE = 580, 500
"""The channel of a long game, and the entries that an undo takes back in it."""


class _Bars(Struct, frozen=True):
    """How many times its floor each first reply may take at the median."""

    text: float
    answer: float
    board: float


ALONE, CROWDED = _Bars(1.2, 1.15, 1.3), _Bars(1.25, 1.3, 1.5)

_Handed = tuple[Payload, int]
MEANWHILE = ("echo", "roll", "button")
"""Measured while boards are drawn."""


class Bench(Struct):
    """Common parts of the measurements: both bots, the feed, a bare database, games to play in."""

    bare: BareBot
    product: GameMaster
    feed: Feed
    database: BareDatabase
    seats: list[Seat]
    maps: list[Game]
    luck: random.Random

    async def echo(self, channel: int = 0) -> Payload:
        return command("echo", channel, USER, text=DICE)

    async def roll(self, channel: int = 0) -> Payload:
        return command("roll", channel, USER, dice=DICE)

    async def odds(self, channel: int = 0) -> Payload:
        return command("odds", channel, USER, attack=6, spot=4, defense=3)

    async def button(self, channel: int = 0) -> Payload:
        return press(channel, USER, COMPONENTS, BUTTON, None)

    async def answer(self, channel: int = 0) -> Payload:
        return await self.seats[channel].press()

    async def board(self, channel: int = 0) -> Payload:
        await self.seats[channel].game()
        return command("game board", channel, USER)

    async def look(self, channel: int = 0) -> Payload:
        """A close-up of a map, in a channel of its own: a picture as the planning panel draws them."""
        if not self.maps:
            self.maps.append(await new_game(self.product.table, MAP, "demo", "map"))
        return command("look", MAP, USER, at="J9")

    def kinds(self) -> list[tuple[str, AnyBot, Callable[[int], Awaitable[Payload]]]]:
        """Floors and the measurements compared with them, in turn."""
        return [
            ("echo", self.bare, self.echo),
            ("roll", self.product, self.roll),
            ("odds", self.product, self.odds),
            ("button", self.bare, self.button),
            ("answer", self.product, self.answer),
            ("board", self.product, self.board),
        ]


async def one_by_one(bench: Bench, rounds: int) -> list[Row]:
    """Measure one interaction at a time, after all work of the one before."""
    times: dict[str, list[float]] = defaultdict(list)
    for number in range(rounds + WARM):
        for name, bot, make in [*bench.kinds(), ("look", bench.product, bench.look)]:
            payload = await make(0)
            await bench.feed.settle(LATER)
            taken = await bench.feed.timed(bot, payload)
            if number >= WARM:
                times[name].append(taken)
        if number >= WARM:
            times["commit"].append(await bench.database.commit())
            times["read"].append(await bench.database.read())
    return [*_rows(times, ALONE), _slowest(times), _look(times)]


def _slowest(times: dict[str, list[float]]) -> Row:
    floor = 2 * (p(times["button"], 99) + p(times["commit"], 99))
    return Row("an answer, committed, p99", p(times["answer"], 99), "ms", f"{floor / 2:.2f}", floor, "2× floor")


def _look(times: dict[str, list[float]]) -> Row:
    """The row of `/look`: the panel is acknowledged at once, and its picture drawn meanwhile."""
    echo, read, taken = (p(times[name], 50) for name in ("echo", "read", "look"))
    return Row("/look at a map, p50", taken, "ms", f"echo {echo:.2f} + read {read:.2f}", LOOK * (echo + read),
               f"{LOOK}× floor", note=_p99(times, "look", "echo"))  # fmt: skip


def _rows(times: dict[str, list[float]], bars: _Bars) -> list[Row]:
    got = {name: p(values, 50) for name, values in times.items()}
    echo, button, commit, read = got["echo"], got["button"], got["commit"], got["read"]
    with_commit, with_read = f"button {button:.2f} + commit {commit:.2f}", f"echo {echo:.2f} + read {read:.2f}"
    return [
        Row("/roll, p50", got["roll"], "ms", f"echo {echo:.2f}", bars.text * echo, f"{bars.text}× floor",
            note=_p99(times, "roll", "echo")),
        Row("/odds, p50", got["odds"], "ms", f"echo {echo:.2f}", bars.text * echo, f"{bars.text}× floor",
            note=_p99(times, "odds", "echo")),
        Row("an answer, committed, p50", got["answer"], "ms", with_commit, bars.answer * (button + commit),
            f"{bars.answer}× floor",
            note=_p99(times, "answer", "button")),
        Row("/game board, p50", got["board"], "ms", with_read, bars.board * (echo + read), f"{bars.board}× floor",
            note=_p99(times, "board", "echo")),
    ]  # fmt: skip


def _p99(times: dict[str, list[float]], name: str, floor: str) -> str:
    return f"p99 {p(times[name], 99):.2f}, floor {p(times[floor], 99):.2f}"


class _Burst(Struct):
    """Times of fifty interactions delivered together."""

    latencies: list[float]
    whole: float
    loop_cpu: float
    all_cpu: float


async def _burst(bench: Bench, bot: AnyBot, payloads: list[Payload]) -> _Burst:
    loop_cpu, all_cpu = time.thread_time(), time.process_time()
    begun = [bench.feed.hand(bot, payload) for payload in payloads]
    await bench.feed.settle()
    loop_cpu, all_cpu = time.thread_time() - loop_cpu, time.process_time() - all_cpu
    await bench.feed.look()
    arrived = [bench.feed.arrival(payload) for payload in payloads]  # raises KeyError for one without an answer
    taken = [(end - start) / 1e6 for start, end in zip(begun, arrived, strict=True)]
    return _Burst(taken, (max(arrived) - min(begun)) / 1e9, loop_cpu, all_cpu)


async def at_once(bench: Bench, rounds: int) -> list[Row]:
    """Fifty channels speak at the same moment; the boards of some are drawn while others are answered."""
    got: dict[str, list[_Burst]] = defaultdict(list)
    commits: list[float] = []
    reads: list[float] = []
    for number in range(rounds + 1):
        for name, bot, make in bench.kinds():
            await _connected(bench, bot)
            payloads = [await make(channel) for channel in range(CROWD)]
            await bench.feed.settle()
            burst = await _burst(bench, bot, payloads)
            if number:
                got[name].append(burst)
        commits += await asyncio.gather(*(bench.database.commit() for _ in range(CROWD)))
        reads += await asyncio.gather(*(bench.database.read() for _ in range(CROWD)))
    times = {name: [time for burst in bursts for time in burst.latencies] for name, bursts in got.items()}
    times |= {"commit": commits[CROWD:], "read": reads[CROWD:]}
    rates = (_throughput(got, *pair) for pair in _PAIRS)
    return [*_rows(times, CROWDED), *rates, await _many(bench)]


async def _many(bench: Bench) -> Row:
    """Answers in five hundred channels at the same moment."""
    while len(bench.seats) <= MANY:
        bench.seats.append(Seat(bench.product.table, FAR + len(bench.seats), bench.luck))
    payloads = [await seat.press() for seat in bench.seats[-MANY:]]
    await bench.feed.settle()
    times = (await _burst(bench, bench.product, payloads)).latencies
    return Row(f"an answer, {MANY} channels at once, p99", p(times, 99), "ms", "-", SLOWEST_MS, "3 s",
               note=f"p50 {p(times, 50):.0f}; none unanswered")  # fmt: skip


async def _connected(bench: Bench, bot: AnyBot) -> None:
    """Opens as many connections as a crowd needs: they close when they have not been used for a while."""
    await bench.feed.settle()
    for channel in range(CROWD):
        bench.feed.hand(bot, await (bench.echo if bot is bench.bare else bench.roll)(channel))
    await bench.feed.settle()


_PAIRS = (("roll", "echo"), ("answer", "button"), ("board", "echo"))


def _throughput(got: dict[str, list[_Burst]], name: str, floor: str) -> Row:
    def rate(kind: str) -> float:
        return CROWD * len(got[kind]) / sum(burst.whole for burst in got[kind])

    def cpu(kind: str) -> float:
        return sum(burst.loop_cpu for burst in got[kind]) / len(got[kind]) / CROWD * 1000

    every = sum(burst.all_cpu for burst in got[name]) / len(got[name]) / CROWD * 1000
    target = RATE * rate(floor) if name == "answer" else None
    note = (
        f"event loop's CPU a reply {cpu(name):.2f} ms, floor {cpu(floor):.2f}; with pictures and database {every:.1f}"
    )
    return Row(f"{name}: first replies", rate(name), "/s", f"{floor} {rate(floor):,.0f}", target,
               f"{RATE}× floor", least=True, note=note)  # fmt: skip


async def stalls(bench: Bench, seconds: float, games: int = 5) -> list[Row]:
    """Measure the delay of a timer in the event loop beside all that takes long: five games whose boards are redrawn
    without end, a replay, companies that are made and analysed, undos of five hundred entries."""
    long = await long_game(bench.product.table, LONG, UNDONE)
    await bench.feed.settle()
    quiet = await lag(seconds / 2)
    stop = asyncio.Event()
    pressing = [asyncio.create_task(_press_on(bench, seat, stop)) for seat in bench.seats[:games]]
    await asyncio.sleep(0.5)
    with watched() as dog:
        others, busy, _ = await asyncio.gather(_meanwhile(bench, seconds), lag(seconds), _beside(bench, long, seconds))
    stop.set()
    handed = [one for task in pressing for one in await task]
    await bench.feed.settle()
    await bench.feed.look()
    answers = _latencies(bench, handed)
    times = {name: _latencies(bench, some) for name, some in others.items()}
    return [
        Row("event loop late, p99", p(busy, 99), "ms", f"idle {p(quiet, 99):.2f}", STALL_MS,
            note=f"max {max(busy):.1f}, idle {max(quiet):.1f}; {len(answers) / seconds:.0f} boards a second"),
        Row("event loop late, at most", max(busy), "ms", f"idle {max(quiet):.1f}", STALL_MOST_MS),
        _longest(dog),
        Row("/roll, p50", p(times["roll"], 50), "ms", f"echo {p(times['echo'], 50):.2f}",
            note=_p99(times, "roll", "echo")),
        Row("an answer, p50", p(answers, 50), "ms", f"button {p(times['button'], 50):.2f}",
            note=f"p99 {p(answers, 99):.1f}, floor {p(times['button'], 99):.1f}"),
    ]  # fmt: skip


async def _beside(bench: Bench, long: Game, seconds: float) -> None:
    table, host = bench.product.table, Person(long.host, "Ana")
    bench.feed.hand(bench.product, command("game replay", 0, USER))
    for number in range(round(seconds)):
        bench.feed.hand(bench.product, command("company generate", CROWD, USER + number))
        await table.change(long.id, host, lambda _game, _secret: FoldedEntry.of(Undone(long.seq - UNDONE + 4)))
        await asyncio.sleep(1)


def _longest(dog: Watchdog) -> Row:
    """The longest step by the processor's clock; where it was is printed."""
    longest = dog.stalls[0].seconds * 1000 if dog.stalls else 0.0
    for stall in dog.stalls[:3]:
        print(stall)
    return Row("longest step on the event loop, CPU", longest, "ms", "-", LIMIT * 1000,
               note=f"{len(dog.stalls)} steps over {LIMIT * 1000:.0f} ms")  # fmt: skip


async def lag(seconds: float) -> list[float]:
    """Milliseconds by which a timer of the event loop was late, again and again."""
    late: list[float] = []
    end = time.perf_counter() + seconds
    while (before := time.perf_counter()) < end:
        await asyncio.sleep(0.001)
        late.append((time.perf_counter() - before - 0.001) * 1000)
    return late


async def _press_on(bench: Bench, seat: Seat, stop: asyncio.Event) -> list[_Handed]:
    """Answer in one channel, again as soon as the board of the last answer has been drawn and sent."""
    handed = []
    boards: Any = bench.product.boards
    while not stop.is_set():
        payload = await seat.press()
        before = asyncio.all_tasks()
        handed.append((payload, bench.feed.hand(bench.product, payload)))
        await asyncio.wait({task for task in asyncio.all_tasks() - before if task.get_name() not in LATER})
        game = await seat.game()
        if game.id in boards._tasks:
            await asyncio.wait({boards._tasks[game.id]})
    return handed


async def _meanwhile(bench: Bench, seconds: float) -> dict[str, list[_Handed]]:
    """Interactions outside those games, now and then, in a channel of their own."""
    handed: dict[str, list[_Handed]] = defaultdict(list)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, bot, make in (kind for kind in bench.kinds() if kind[0] in MEANWHILE):
            await asyncio.sleep(0.015)
            payload = await make(CROWD)
            handed[name].append((payload, bench.feed.hand(bot, payload)))
    await asyncio.sleep(0.5)
    return handed


def _latencies(bench: Bench, handed: list[_Handed]) -> list[float]:
    return [(bench.feed.arrival(payload) - begun) / 1e6 for payload, begun in handed]
