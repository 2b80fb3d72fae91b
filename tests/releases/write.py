"""Write what this version writes, for later versions to read: ``python -m tests.releases.write``.

Done once, on the day of a release, into a folder of its version; a folder that is there is never written again. It gets
a database, exports with the states that they fold to, share codes, lines of the protocol, custom ids.
"""

import asyncio
import gzip
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from cogs.actions.game.press import VERBS
from cogs.actions.standalone import FORMS, PRESSES
from cogs.kit.custom_ids import LessonId, PressId, RuleId, StandaloneId
from release import VERSION
from rules import RULESETS, FairDice
from rules.codec import to_builtins
from rules.games import builder_of
from rules.share_codes import Sheet, write_code
from storage import Storage
from storage.backup import backup
from table import Game, Table
from table.history.archive import pack
from table.history.transfer import export_game
from table.lessons import COURSES
from table.referee.protocol import PlainDescriber, answer_line
from table.referee.verbs import Referee
from tests.table.people import ANA, BEN, play, started
from text.rulebook import TOPICS

FOLDER = Path(__file__).parent
STEPS = {"ended": 400, "running": 25}
SEED = "00ff"


def main() -> None:
    """Write the folder of this version."""
    folder = FOLDER / VERSION
    folder.mkdir()
    asyncio.run(_games(folder))
    _packed(folder / "share-codes.json.gz", list(_share_codes()))
    _packed(folder / "protocol.json.gz", list(_protocol()))
    _packed(folder / "custom-ids.json.gz", _custom_ids())


def _packed(file: Path, found: object) -> None:
    file.write_bytes(gzip.compress(msgspec.json.encode(found), 9, mtime=0))


def told(game: Game) -> dict[str, Any]:
    """What a game must be in later versions too."""
    return {
        "status": game.status,
        "seq": game.seq,
        "title": game.title,
        "ruleset": game.ruleset,
        "seats": [[seat.user, seat.name] for seat in game.seats],
        "state": to_builtins(game.played),
    }


async def _games(folder: Path) -> None:
    """A database with a game of each ruleset and table, over or running; the same games as files."""
    with tempfile.TemporaryDirectory() as made:
        url = f"sqlite+aiosqlite:///{made}/games.db"
        storage = await Storage.open(url)
        table, games = Table(storage), {}
        for ruleset, rules in RULESETS.items():
            for kind in rules.tables:
                for stage, steps in STEPS.items():
                    size, number = rules.sizes[0], len(games) + 1
                    game = await started(table, ruleset=ruleset, size=size, kind=kind, channel=number)
                    game = await play(table, game, random.Random(number), steps)
                    if stage == "ended" and game.status != "ended":
                        game = await table.end(game.id, ANA)
                    games[f"{ruleset}-{kind}-{stage}"] = await table.fresh(game.id)
        await _beside(storage)
        states = {name: told(game) for name, game in games.items()}
        ids = {name: game.id for name, game in games.items()}
        for name, game in games.items():
            file = folder / f"{name}.game.json.gz"
            file.write_bytes(gzip.compress(pack(await export_game(table, game)), 9, mtime=0))
        await storage.close()
        _packed(folder / "states.json.gz", {"states": states, "ids": ids})
        await backup(url, Path(made) / "kept.db")
        (folder / "games.db.gz").write_bytes(gzip.compress((Path(made) / "kept.db").read_bytes(), 9, mtime=0))


async def _beside(storage: Storage) -> None:
    """What else a database holds."""
    await storage.settings.set(f"user:{ANA.user}", {"language": "fr"})
    await storage.settings.set("server:1", {"rated": "on"})
    for style in {builder_of(ruleset).style for ruleset in RULESETS}:
        await storage.companies.save(BEN.user, f"Wölfe {style}", style, "text")


def _share_codes() -> Any:
    for ruleset, rules in RULESETS.items():
        size = rules.sizes[0]
        for seed in range(3):
            builder = builder_of(ruleset)
            force = builder.read(rules.generate(size, 2, FairDice(bytes([seed])))).force
            code = write_code(Sheet("Wölfe", ruleset, size, 2, force))
            yield {"code": code, "ruleset": ruleset, "text": builder.write(force)}


def _protocol() -> Any:
    """Requests and replies of the questions, and of a game of each ruleset with its whole log."""
    describe = PlainDescriber()
    referee = Referee(describe.option)

    def ask(do: str, **fields: Any) -> tuple[dict[str, Any], Any]:
        request = {"do": do, **fields}
        return request, json.loads(answer_line(referee, msgspec.json.encode(request), describe))

    for ruleset, rules in RULESETS.items():
        yield ask("pool", ruleset=ruleset, systems=[])
        begun = ask("new", ruleset=ruleset, size=rules.sizes[0], seed=SEED, players=[{"name": "Ana"}, {"name": "Ben"}])
        yield begun
        game, chance = begun[1]["ok"]["game"], random.Random(1)
        for _ in range(60):
            _, open_now = asked = ask("requests", game=game)
            if not open_now["ok"]["requests"]:
                break
            yield asked
            first = open_now["ok"]["requests"][0]
            choice = chance.choice(first["options"])["choice"]
            seq = open_now["ok"]["seq"]
            yield ask("answer", game=game, seq=seq, player=first["player"], request=first["id"], choice=choice)
        for do in ("state", "outcome", "log"):
            yield ask(do, game=game)


def _custom_ids() -> dict[str, list[str]]:
    game = "0123456789abcdef"
    return {
        "press": [str(PressId(game, 7, verb, "1")) for verb in VERBS],
        "standalone": [str(StandaloneId(verb, "1")) for verb in (*PRESSES, *FORMS)],
        "rule": [str(RuleId(topic, "rapid-attack", page)) for topic in TOPICS for page in (False, True)],
        "lesson": [str(LessonId(name, "012", pick)) for name in COURSES for pick in ("start", "back", "1")],
    }


if __name__ == "__main__":
    main()
