"""What people type and press by mistake or on purpose: one private sentence, and nothing changes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
import simcord

from table import Game
from tests.e2e.players import ButtonPlayer, game_here, open_game, open_panel, play, settled, start_game, turn_of
from tests.e2e.world import World, text_of
from text.fluent.catalogue import say
from text.problems import error_line

NAMES = [
    "@everyone",
    "<@&1> **bold** `code` ||spoiler||",
    "Zoë 🤖👩‍👩‍👧‍👦",
    "عبد الله \u202eevil\u202c",
    "X" * 32,
    "][](https://example.org)",
    "# Heading\n> quote",
]


async def refused(world: World, result: simcord.InteractionResult, *sentences: str) -> None:
    """The person, and nobody else, has read these sentences."""
    said = world.reply(result)
    for sentence in sentences:
        assert sentence in said, said
    assert result.ephemeral


async def refuses(world: World, member: simcord.MemberActor, command: str, sentence: str, **options: Any) -> None:
    """A command gets that sentence in private, and the game stays as it was."""
    before = await _seq(world)
    await refused(world, await world.slash(member, command, **options), sentence)
    assert await _seq(world) == before


async def _seq(world: World) -> int:
    row = await world.bot.storage.games.newest_in(world.channel.id)
    return row.seq if row else 0


def error(code: str, locale: str = "en", **facts: Any) -> str:
    """The sentence for an error."""
    return error_line(locale, code, facts)


async def at(world: World, kind: str, seed: int = 4, **options: Any) -> tuple[Game, simcord.MemberActor]:
    """A game that asks for such a decision, and who must decide."""
    await world.ask_everything()
    await start_game(world, **options)
    until = lambda game: game.requests[0].kind == kind  # noqa: E731
    game = await play(world, ButtonPlayer(world, random.Random(seed)), until=until)
    assert game.status == "running"
    return game, turn_of(world, game)


# -- no game, no seat, no right -------------------------------------------------------------------------------------

TURN: dict[str, dict[str, Any]] = {"choose": {"choice": "done"}}
TABLE: dict[str, dict[str, Any]] = {
    "game join": {},
    "game leave": {},
    "game start": {},
    "game board": {},
    "game undo": {},
    "game log": {},
    "game end": {},
    "score show": {},
    "correct": {"what": "score", "which": "A", "value": "1"},
}


async def test_a_channel_without_a_game(world: World) -> None:
    for command, options in {**TURN, **TABLE}.items():
        await refuses(world, world.ana, command, error("no-game-here"), **options)
        await refuses(world, world.chloe, command, error("no-game-here", "fr"), **options)


async def test_a_lobby_is_no_game_yet(world: World) -> None:
    await open_game(world)
    for command, options in TURN.items():
        await refuses(world, world.ana, command, error("not-started"), **options)


async def test_somebody_elses_turn_and_nobody_of_this_table(world: World) -> None:
    game = await start_game(world)
    name = game.seats[game.requests[0].player].name
    other = world.ben if turn_of(world, game) is world.ana else world.ana
    for command, options in TURN.items():
        await refuses(world, other, command, error("not-your-decision", player=name), **options)
        await refuses(world, world.dmitri, command, error("not-seated"), **options)
        await refuses(world, world.chloe, command, error("not-seated", "fr"), **options)


async def test_direct_messages_have_no_game_unless_one_is_opened_there(world: World) -> None:
    english, french = world.env.create_user("stranger"), world.env.create_user("inconnue")
    world.locales[french.id] = "fr"
    for command, options in {**TURN, **TABLE}.items():
        assert error("no-game-here") in world.reply(await english.slash(command, **options)), command
        assert error("no-game-here", "fr") in world.reply(await french.slash(command, **options)), command
    for user, locale in ((english, "en"), (french, "fr")):
        assert error("not-in-dm", locale) in world.reply(await user.slash("season"))


async def test_dice_and_help_are_there_in_direct_messages(world: World) -> None:
    stranger = world.env.create_user("stranger")
    assert world.reply(await stranger.slash("roll", dice="2W B"))
    assert say("en", "help-solo") in world.reply(await stranger.slash("help"))


async def test_nobody_joins_from_elsewhere_who_does_not_see_the_game(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    join = world._find(world.ben, "Join", None, None, menus=False).custom_id
    stranger = world.env.create_user("stranger")
    told = await stranger.slash("help")
    assert told.response is not None
    forged = await world.forge(stranger, told.response.message, join)
    assert error("find-not-seen") in world.reply(forged)
    assert "stranger" not in world.text()


async def test_the_lobby(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    await refuses(world, world.ben, "game new", error("game-here-already"), table="declared", ruleset="rapid-attack")
    await refuses(world, world.ana, "game start", error("too-few-players"))
    await refuses(world, world.ana, "game join", error("already-seated"))
    await refuses(world, world.ben, "game leave", error("not-seated"))
    await refuses(world, world.chloe, "game start", error("not-host", "fr", host="Ana"))
    for member in (world.ben, world.chloe, world.dmitri, world.newcomer("Eva")):
        await world.slash(member, "game join")
    await refuses(world, world.ben, "game start", error("not-host", host="Ana"))
    await refuses(world, world.newcomer("Sixth"), "game join", error("lobby-full", most=5))
    refused_press = await world.press(world.newcomer("Seventh"), "Join")
    await refused(world, refused_press, error("lobby-full", most=5))


async def test_only_the_host_corrects_and_ends(world: World) -> None:
    await start_game(world)
    for command in ("game end", "correct"):
        await refuses(world, world.ben, command, error("not-host", host="Ana"), **TABLE[command])
    for what, which, value, refusal in (
        ("score", "Q", "1", "no player Q"),
        ("score", "A", str(10**9), "at most"),
        ("score", "A", "9" * 5000, error("number-unreadable", text="9" * 40)),
        ("score", None, "1", error("correction-which")),
        ("clock", None, None, error("correction-value")),
        ("clock", None, "?", error("number-unreadable", text="?")),
        ("clock", None, "-1", "can be set"),
        ("station", "Nowhere", "A", "no station Nowhere"),
        ("near", "Z9", "-", "No frame Z9"),
        ("put", "A1", "7K", error("correction-unknown")),
        ("ball", "A1", None, error("correction-unknown")),
    ):
        given = {"which": which, "value": value}
        filled = {name: text for name, text in given.items() if text is not None}
        await refuses(world, world.ana, "correct", refusal, what=what, **filled)


async def test_a_game_that_is_over(world: World) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await refuses(world, world.ana, "choose", error("game-over"), choice="done")
    await refuses(world, world.ana, "game start", error("game-over"))


# -- dice, colours, ranges ------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_a_die_is_typed_as_its_button_names_it(world: World) -> None:
    game, member = await at(world, "defend")
    labels = [control.label for control in await open_panel(world, member)]
    label = next(label for label in labels if label.startswith("Defend with "))
    assert re.fullmatch(r"Defend with \d (blue|white)", label)
    assert label in (await world.offered(member, "choose", "choice", ""))
    await world.slash(member, "choose", choice=f"defend:{label.removeprefix('Defend with ')}")
    assert (await game_here(world)).seq == game.seq + 1


async def test_dice_that_are_not_there_or_not_for_that(world: World) -> None:
    game, member = await at(world, "act")
    act = game.state.stack[-1]
    colours = {die[0]: number for number, die in enumerate(act.dice) if number not in act.used}
    await refuses(world, member, "choose", "You didn't roll", choice="move:99")
    await refuses(world, member, "choose", "You didn't roll", choice="attack:R6 7")
    wrong = {"move": "RBY", "attack": "GBY", "spot": "RGB"}
    for verb, letters in wrong.items():
        for letter in letters:
            if letter in colours and (verb != "attack" or act.range is not None):
                await refuses(world, member, "choose", f"can't {verb}", choice=f"{verb}:{colours[letter]}")


async def test_a_die_that_is_used(world: World) -> None:
    game, member = await at(world, "act")
    white = next(o for o in game.requests[0].options if o.label == "move" and o.facts["die"][0] == "W")
    await world.slash(member, "choose", choice=white.choice)
    if (await game_here(world)).requests[0].kind == "station":
        await world.slash(member, "choose", choice="none")
    await refuses(world, member, "choose", "is already used", choice=f"spot:{white.facts['index']}")
    await refuses(world, member, "choose", "has already moved", choice="move:0")


async def test_a_range_that_the_frame_cannot_attack_at(world: World) -> None:
    game, member = await at(world, "range")
    offered = {option.facts["range"] for option in game.requests[0].options}
    for name in {"hand-to-hand", "direct-fire", "artillery"} - offered:
        await refuses(
            world,
            member,
            "choose",
            error("cannot-attack-at-range", frame=game.requests[0].facts["frame"], range=name),
            choice=name,
        )
    await refuses(world, member, "choose", "rockets", choice="direct-fire+99")
    await refuses(world, member, "choose", "direct-fire range only", choice="artillery+1")


# -- companies and texts --------------------------------------------------------------------------------------------

COMPANIES = {
    "Rd Rd Rh B G": "5 systems are too many",
    "Rd Rd Rd G": "Too many Rd systems",
    "Rd Q9 B": "There is no system",
    "B " * 500: "",
    ";;;;": "This company has no frames",
    "@everyone": "",
    "🤖🤖": "",
    "Rd\u202eRh": "",
    "x" * 6000: "",
}


async def test_companies_that_are_none(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    for company, sentence in COMPANIES.items():
        await refuses(world, world.ben, "game join", sentence, company=company)
        french = await world.slash(world.chloe, "game join", company=company)
        assert world.reply(french)
        assert (await game_here(world)).seq == 1


ROLLS = [
    "999999d6",
    "1d999999999",
    "9" * 5000,
    "(" * 3000,
    "1/0",
    "2**99999",
    "4d6kh",
    "hello",
    "@everyone",
    "🎲",
    "d",
    "0d0",
    "1d6e6",
    "100d6e<7",
    "1d1rr1",
    "1d6mi9999",
    "W" * 6000,
    "99999999W",
    "-5W",
    "1d6 " * 1000,
    "import os",
    "\u202e6d4",
    "1d20 [@everyone]",
]


async def test_rolls_of_nonsense(world: World) -> None:
    for dice in ROLLS:
        said = world.reply(await world.slash(world.ana, "roll", dice=dice))
        assert said, dice
        assert "on my side" not in said, dice
        assert len(said) <= 2000, dice
        french = world.reply(await world.slash(world.chloe, "roll", dice=dice))
        assert "de mon côté" not in french, dice


async def test_999999d6_is_more_than_a_table_holds(world: World) -> None:
    await refused(world, await world.slash(world.ana, "roll", dice="999999d6"), error("roll-too-big"))
    french = await world.slash(world.chloe, "roll", dice="999999d6")
    await refused(world, french, error("roll-too-big", "fr"))


LONG: dict[str, tuple[str, ...]] = {
    "roll": ("dice", "label"),
    "game join": ("company",),
    "company show": ("name",),
    "company generate": ("name",),
    "choose": ("choice", "place", "faces"),
    "correct": ("what", "which", "value", "faces"),
}
NEEDED: dict[str, dict[str, Any]] = {
    "roll": {"dice": "W"},
    "choose": {"choice": "done"},
    "correct": {"what": "station", "which": "SA1", "value": "A"},
}


@pytest.mark.parametrize("text", ["x" * 6000, "@everyone <@1> <@&2>", "عبد\u202e🤖", "`*_~|>#[a](b)"], ids=range(4))
async def test_any_text_in_any_option(world: World, text: str) -> None:
    game = await start_game(world)
    member = turn_of(world, game)
    for command, options in LONG.items():
        for option in options:
            filled = NEEDED.get(command, {}) | {option: text}
            result = await world.slash(member, command, **filled)
            assert world.reply(result), f"{command} {option}"
            assert "on my side" not in world.reply(result), f"{command} {option}"
    assert all(len(text_of(message)) <= 4000 for message in world.messages(member))
    await nobody_is_mentioned(world)


# -- names ----------------------------------------------------------------------------------------------------------


async def nobody_is_mentioned(world: World) -> None:
    """Whatever was sent may mention users that it names by their ids, or nobody."""
    for text, allowed in world.mentions():
        if allowed is None:
            assert "@everyone" not in text.replace("@\u200b", ""), text
            continue
        assert not allowed.get("parse"), text
        assert not allowed.get("roles"), text
        assert not allowed.get("replied_user"), text
        for user in allowed.get("users") or []:
            assert f"<@{user}>" in text


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, id=str(at), marks=[pytest.mark.long] if at > 0 else []) for at, name in enumerate(NAMES)],
)
async def test_names_of_every_kind(world: World, name: str) -> None:
    guest = world.newcomer(name)
    await start_game(world, others=[guest], title=name)
    await play(world, ButtonPlayer(world, random.Random(1)), steps=25)
    await world.slash(guest, "score show")
    await world.slash(guest, "game log")
    await settled(world)
    await nobody_is_mentioned(world)
    shown = world.text(guest)
    assert "||spoiler||" not in shown
    assert "**bold**" not in shown
    assert "](https:" not in shown


@pytest.mark.long
async def test_a_ping_mentions_whom_the_game_waits_for_and_nobody_else(world: World) -> None:
    game = await start_game(world)
    await play(world, ButtonPlayer(world, random.Random(2)), steps=30)
    # An edit, which has no ``allowed_mentions``, calls nobody.
    pings = [(text, allowed) for text, allowed in world.mentions() if "<@" in text and allowed is not None]
    seats = {seat.user for seat in game.seats}
    assert pings
    for text, allowed in pings:
        assert allowed["parse"] == []
        assert {int(user) for user in allowed["users"]} <= seats
        assert len(allowed["users"]) == text.count("<@") == 1


@pytest.mark.parametrize(
    ("ruleset", "size"), [("rapid-attack", "demo"), ("intercept-orbit", "standard"), ("football", "friendly")]
)
async def test_an_answer_to_what_is_not_asked_next_changes_nothing(world: World, ruleset: str, size: str) -> None:
    await start_game(world, size, ruleset=ruleset, table="map")
    game = await game_here(world)
    first = game.requests[0].options[0].choice
    refused = await world.slash(turn_of(world, game), "choose", choice=f"{first}|loss=B")
    assert world.reply(refused)
    assert (await game_here(world)).seq == game.seq
