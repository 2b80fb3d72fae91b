"""A new game touches its own folder and one line: Pig is played, told, drawn and proven with no other change."""

from __future__ import annotations

import random

import msgspec
import pytest

from render import draw_state
from rules import RULESETS, Answer, FairDice, ScriptedDice, decide, replay, requests
from rules.codec import decode_events, encode
from table.history.archive import unpack
from table.history.verify import verify
from table.referee.protocol import PlainDescriber, answer_line
from table.referee.verbs import Referee
from tests.e2e.players import ButtonPlayer, ChoosePlayer, play, start_game
from tests.e2e.test_memory import file_in
from tests.e2e.world import World
from tests.house.pig.rules import Pig, State
from text import LOCALES, alt_text, board_labels, event_line, outcome_line, question, state_text


def begun() -> State:
    return Pig().new_game([("Ana", ""), ("Ben", "")], "short", "declared", {}, FairDice(b"pig")).state


def played(seed: int) -> tuple[State, list[object]]:
    """A game between random players, with its story in both languages."""
    state, luck, told = begun(), random.Random(seed), list[object]()
    while asked := requests(state):
        choice = luck.choice(asked[0].options).choice
        made = decide(state, Answer(asked[0].player, asked[0].id, choice), FairDice(b"pig", state.drawn))
        for event, state in made.told:
            told += [event_line(locale, event, state) for locale in LOCALES]
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
        assert "Ana" in state_text(locale, state)
        assert outcome_line(locale, state)
    assert draw_state(state, board_labels("fr", state)).data


def test_its_log_is_read_back() -> None:
    first = Pig().new_game([("Ana", ""), ("Ben", "")], "short", "declared", {}, FairDice(b""))
    asked = requests(first.state)[0]
    made = decide(first.state, Answer(0, asked.id, "roll"), ScriptedDice([4]))
    events = decode_events(encode([*first.events, *made.events]))
    assert replay(events) == made.state
    assert question("en", requests(made.state)[0], made.state) == "Roll or hold? 4 points are at stake."
    assert alt_text("fr", made.state).startswith("4 points en jeu")


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
