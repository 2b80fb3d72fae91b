"""What released versions wrote is read: databases, exports, codes, lines of the protocol, custom ids of old messages.

``python -m tests.releases.write`` keeps it, once for each version.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.actions.game.press import VERBS
from cogs.actions.standalone import FORMS, PRESSES
from cogs.kit.custom_ids import LessonId, PressId, RuleId, StandaloneId
from rules.games import builder_of
from rules.share_codes import read_code
from storage import Storage
from table import Table
from table.history.transfer import read_archive
from table.history.verify import verify
from table.lessons import COURSES
from table.referee.protocol import PlainDescriber, answer_line
from table.referee.verbs import Referee
from tests.house.test_before import agrees
from tests.releases.write import FOLDER, told
from text.rulebook import TOPICS

KEPT = sorted(place for place in FOLDER.iterdir() if (place / "games.db.gz").is_file())
MISUNDERSTOOD = ("field", "field-unknown", "unknown-do", "not-json", "not-an-object", "unknown-ruleset")

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("kept", KEPT, ids=lambda place: place.name),
]


def read(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()))


def plain(found: object) -> Any:
    return json.loads(msgspec.json.encode(found))


async def test_its_database_is_brought_up_to_date_and_its_games_stand_as_they_did(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(gzip.decompress((kept / "games.db.gz").read_bytes()))
    storage = await Storage.open(f"sqlite+aiosqlite:///{file}")
    table, found = Table(storage), read(kept / "states.json.gz")
    for name, number in found["ids"].items():
        assert agrees(plain(told(await table.fresh(number))), found["states"][name]), name
    assert (await storage.settings.all())["server:1"] == {"rated": "on"}
    await storage.close()


async def test_its_exports_fold_to_the_same_states_and_their_dice_are_proven(kept: Path) -> None:
    states = read(kept / "states.json.gz")["states"]
    for name, then in states.items():
        archive, game = read_archive(gzip.decompress((kept / f"{name}.game.json.gz").read_bytes()))
        if then["status"] == "running":
            then["state"].pop("orders", None)  # a running game's file keeps standing orders sealed
        assert agrees(plain(told(game)), then), name
        report = verify(archive)
        assert report.correct
        assert report.proven is (then["status"] == "ended")


async def test_its_codes_hold_the_same_forces(kept: Path) -> None:
    for entry in read(kept / "share-codes.json.gz"):
        sheet = read_code(entry["code"])
        assert sheet.ruleset == entry["ruleset"]
        assert builder_of(sheet.ruleset).write(sheet.force) == entry["text"]


async def test_its_requests_are_understood_and_its_logs_play_back(kept: Path) -> None:
    describe = PlainDescriber()
    referee, state = Referee(describe.option), None

    def ask(request: object) -> Any:
        return json.loads(answer_line(referee, msgspec.json.encode(request), describe))

    for request, reply in read(kept / "protocol.json.gz"):
        now = ask(request)
        assert now.get("error", {}).get("code") not in MISUNDERSTOOD, request
        assert request["do"] != "new" or "ok" in now
        if request["do"] == "pool":
            assert agrees(now.get("ok"), reply.get("ok"))
        if request["do"] == "state":
            state = reply["ok"]
        if request["do"] == "log":
            game = ask({"do": "load", "events": reply["ok"]})["ok"]["game"]
            assert agrees(ask({"do": "state", "game": game})["ok"], state)


async def test_the_buttons_of_its_messages_mean_what_they_meant(kept: Path) -> None:
    ids = read(kept / "custom-ids.json.gz")
    for text in ids["press"]:
        pressed = PressId.parse(text)
        assert pressed is not None
        assert pressed.verb in VERBS, text
    for text in ids["standalone"]:
        alone = StandaloneId.parse(text)
        assert alone is not None
        assert alone.verb in PRESSES or alone.verb in FORMS, text
    for text in ids["rule"]:
        rule = RuleId.parse(text)
        assert rule is not None
        assert rule.topic in TOPICS, text
    for text in ids["lesson"]:
        lesson = LessonId.parse(text)
        assert lesson is not None
        assert lesson.name in COURSES, text
