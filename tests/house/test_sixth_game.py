"""A new game touches its own folder and one line: Pig is played, told, drawn and proven with no other change."""

from __future__ import annotations

import random

import msgspec
import pytest

from render import board_of, draw_plan, draw_state
from rules import RULESETS, Answer, FairDice, RulesError, ScriptedDice, decide, replay, requests
from rules.codec import decode_events, encode
from storage import Storage
from table import Table
from table.history.archive import unpack
from table.history.verify import verify
from table.referee.protocol import PlainDescriber, answer_line
from table.referee.verbs import Referee
from tests.e2e.players import ButtonPlayer, ChoosePlayer, play, start_game
from tests.e2e.test_memory import file_in
from tests.e2e.world import World
from tests.house.pig.rules import Pig, State
from tests.table.people import BEN, answer, person_of, started
from tests.web.boards import boards
from text import LOCALES, narrator


def begun() -> State:
    return Pig().new_game([("Ana", ""), ("Ben", "")], "short", "declared", {}, FairDice(b"pig")).state


def played(seed: int) -> tuple[State, list[object]]:
    """A game between random players, with its story in both languages."""
    state, luck, told = begun(), random.Random(seed), list[object]()
    while asked := requests(state):
        choice = luck.choice(asked[0].options).choice
        made = decide(state, Answer(asked[0].player, asked[0].id, choice), FairDice(b"pig", state.drawn))
        for event, state in made.moments:
            told += [narrator(state).event_line(locale, event, state) for locale in LOCALES]
    return state, told


def test_it_is_listed_beside_the_others() -> None:
    describe = PlainDescriber()
    line = answer_line(Referee(describe.option), b'{"do":"rulesets"}', describe)
    assert [entry["id"] for entry in msgspec.json.decode(line)["ok"]] == list(RULESETS)
    assert list(RULESETS)[-1] == "pig"


@pytest.mark.parametrize("seed", range(5))
def test_it_is_played_to_the_end_and_told_in_both_languages(seed: int) -> None:
    state, told = played(seed)
    assert state.outcome is not None
    assert state.players[state.outcome.winners[0]].score >= state.profile.target
    assert all(told)
    for locale in LOCALES:
        assert "Ana" in narrator(state).state_text(locale, state)
        assert narrator(state).outcome_line(locale, state)
    assert draw_state(state, narrator(state).board_labels("fr", state)).data


def test_its_log_is_read_back() -> None:
    first = Pig().new_game([("Ana", ""), ("Ben", "")], "short", "declared", {}, FairDice(b""))
    asked = requests(first.state)[0]
    made = decide(first.state, Answer(0, asked.id, "roll"), ScriptedDice([4]))
    events = decode_events(encode([*first.events, *made.events]))
    assert replay(events) == made.state
    assert (
        narrator(made.state).question("en", requests(made.state)[0], made.state)
        == "Roll or hold? 4 points are at stake."
    )
    assert narrator(made.state).alt_text("fr", made.state).startswith("4 points en jeu")


@pytest.mark.parametrize("kind", [ButtonPlayer, pytest.param(ChoosePlayer, marks=pytest.mark.long)])
async def test_it_is_played_on_discord_exported_and_replayed(
    world: World, kind: type[ButtonPlayer] | type[ChoosePlayer]
) -> None:
    await start_game(world, "short", ruleset="pig")
    game = await play(world, kind(world, random.Random(1)))
    assert game.status == "ended"
    assert "wins." in world.text()
    assert any(message.attachments for message in world.messages())
    _, data = await file_in(await world.slash(world.ana, "game export"))
    assert verify(unpack(data)).proven
    name, _ = await file_in(await world.slash(world.ana, "game replay"))
    assert name.endswith(".gif")


def on_a_map(seed: int) -> tuple[State, list[object]]:
    """A game on a map between players who run anywhere, with its story, and the kinds of what was asked."""
    state = Pig().new_game([("Ana", ""), ("Ben", "")], "short", "map", {}, FairDice(b"pig")).state
    luck, told = random.Random(seed), list[object]()
    while asked := requests(state):
        request = asked[0]
        choice: object = luck.choice(request.options).choice
        if request.kind == "where" and luck.random() < 0.5:
            x, y = state.players[request.player].at or (0.0, 0.0)
            choice = [round(x + luck.uniform(0, state.pot) * 0.7, 2), y]
        try:
            made = decide(state, Answer(request.player, request.id, choice), FairDice(b"pig", state.drawn))
        except RulesError:  # a pig or the edge is in the way
            made = decide(state, Answer(request.player, request.id, "stay"), FairDice(b"pig", state.drawn))
        for event, state in made.moments:
            told += [narrator(state).event_line(locale, event, state) for locale in LOCALES]
    return state, told


@pytest.mark.parametrize("seed", range(5))
def test_it_is_played_on_a_map_of_its_own(seed: int) -> None:
    state, told = on_a_map(seed)
    assert state.outcome is not None
    assert all(told)
    assert max(player.score for player in state.players) >= state.profile.target
    for player in state.players:
        assert player.score == 0 or player.at is not None
        assert player.score <= (player.at or (0.0, 0.0))[0]


def test_its_map_previews_measures_and_draws() -> None:
    state = Pig().new_game([("Ana", ""), ("Ben", "")], "short", "map", {}, FairDice(b"pig")).state
    for choice, face in (("roll", 6), ("roll", 5), ("hold", None)):
        dice = ScriptedDice([] if face is None else [face])
        state = decide(state, Answer(0, requests(state)[0].id, choice), dice).state
    request, maps = requests(state)[0], Pig().maps
    assert maps is not None
    assert narrator(state).question("en", request, state) == "Where does your pig run? It runs in a straight line."
    planned = maps.preview(state, request, [9.0, 6.0])
    assert (planned.item, planned.length, planned.at) == ("A1", 8.25, (9.0, 6.0))
    assert maps.measure(state, "A1", "B1").distance == 4.0
    with pytest.raises(RulesError) as caught:
        maps.preview(state, request, [20.0, 4.0])
    assert (caught.value.facts["why"], caught.value.facts["nearest"]) == ("closed", [12.0, 4.0])
    board = board_of(state, planned)
    assert (board.kind, board.map.way.points, board.map.open_ground.owner) == ("meadow", ((1.0, 4.0), (9.0, 6.0)), 0)  # type: ignore[union-attr]
    assert [shape.points[1][0] for shape in board.shapes] == [20.0, 24.0]
    for locale in LOCALES:
        assert draw_plan(state, narrator(state).board_labels(locale, state), planned).data
        assert narrator(state).plan_text(locale, state, planned)


async def test_its_map_is_a_page(database_url: str) -> None:
    """The page gets its ground and its places as data, tries one out, and plays it."""
    storage = await Storage.open(database_url)
    table = Table(storage)
    async with boards(table) as page:
        game = await started(table, BEN, ruleset="pig", size="short", kind="map")
        while game.requests[0].kind != "where":
            game = await answer(table, game, "hold" if game.state.pot > 3 else "roll")  # type: ignore[union-attr]
        token = page.token(game, person_of(game).user)
        status, shown = await page.ask("api/game", token)
        board = shown["board"]
        assert (status, board["kind"], board["map"]["size"], len(board["map"]["tokens"])) == (200, "meadow", 24, 2)
        assert [shape["fill"] for shape in board["shapes"]] == ["#2f5d3a", "#6b4a2f"]
        assert board["map"]["open_ground"]["polygons"]
        assert shown["asked"][0]["text"].startswith("Where does your pig run?")
        at = [2.5, board["map"]["tokens"][game.requests[0].player]["at"][1]]
        status, plan = await page.ask("api/plan", token, {"place": at, "begin": True})
        assert (status, plan["length"], plan["text"]) == (200, 1.5, "The pig runs 1.5 units.")
        assert [end[0] for end in plan["map"]["way"]["points"]] == [1.0, 2.5]
        press = {"seq": shown["seq"], "press": "1", "way": "", "place": plan["place"]}
        assert (await page.ask("api/answer", token, press))[0] == 200
        _, after = await page.ask("api/game", token)
        assert at in [token["at"] for token in after["board"]["map"]["tokens"]]
    await storage.close()
