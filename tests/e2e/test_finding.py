"""Finding a game: lobbies that wait, here and on servers that share; players who look, and are called once."""

from __future__ import annotations

import discord
import pytest
import simcord

from table import Game
from table.time.clock import DAY, HOUR
from tests.e2e.limits import faults
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.test_data import exported
from tests.e2e.world import World
from text import error_line
from text.fluent.catalogue import say


async def lobby(world: World, **options: object) -> Game:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", **options)
    return await settled(world)


def other_server(world: World, name: str = "Brick Yard") -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
    """Another server of the bot's, with a channel and Eva in it."""
    eva = world.env.create_user("eva", global_name="Eva")
    guild = world.env.create_guild(name, owner=eva)
    return guild.add_member(eva), guild.create_text_channel("secret-den")


async def share(world: World) -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
    """Another server that shows its games, and this one sees those of others."""
    eva, den = other_server(world)
    await eva.slash(den, "settings server", share="on")
    await world.slash(world.ana, "settings server", others="on")
    return eva, den


# -- games ----------------------------------------------------------------------------------------------------------


async def test_a_lobby_is_found_and_joined_from_another_channel(world: World) -> None:
    game = await lobby(world, time="1d")
    other = world.guild.create_text_channel("chat")
    told = world.reply(await world.slash(world.ben, "find games", channel=other))
    assert "One game is waiting" in told
    for part in (game.title, "Rapid Attack", "Demo", "on a map", "1d for each decision", "English", "4 free seats"):
        assert part in told
    board = (await world.bot.storage.marks.of_game(game.id))["board"]
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board}" in told
    joined = await world.press(world.ben, "Join 1", channel=other)
    assert "You have a seat" in world.reply(joined)
    assert [seat.name for seat in (await settled(world)).seats] == ["Ana", "Ben"]
    assert "3 free seats" in world.reply(await world.slash(world.dmitri, "find games", channel=other))
    assert not [label for label in world.buttons(world.ben, other) if label.startswith("Join 1")][1:]


async def test_it_can_be_narrowed_down(world: World) -> None:
    await lobby(world, pace="live")
    for options, found in (
        ({"ruleset": "rapid-attack"}, True),
        ({"ruleset": "mez"}, False),
        ({"pace": "live"}, True),
        ({"pace": "post"}, False),
    ):
        told = world.reply(await world.slash(world.ben, "find games", **options))
        assert ("One game is waiting" in told) is found, options


async def test_a_channel_that_somebody_does_not_see_is_never_told_of(world: World) -> None:
    role = world.bot.get_guild(world.guild.id).default_role
    hidden = world.guild.create_text_channel(
        "hidden", overwrites={role: discord.PermissionOverwrite(view_channel=False)}
    )
    await world.slash(world.ana, "game new", channel=hidden, ruleset="rapid-attack", size="demo")
    await world.bot.boards.settle()
    game = await world.bot.table.game_in(hidden.id)
    told = world.reply(await world.slash(world.ben, "find games"))
    assert "No game is waiting" in told
    assert "hidden" not in told
    shown = await world.slash(world.ben, "find games")
    assert shown.response is not None
    refused = await world.forge(world.ben, shown.response.message, f"mq:findjoin:{game.id}")
    assert "can't see" in world.reply(refused)
    assert "One game is waiting" in world.reply(await world.slash(world.ana, "find games"))  # it's her server


@pytest.mark.alone
async def test_servers_see_each_other_only_if_both_want_it(world: World) -> None:
    eva, den = other_server(world)
    await eva.slash(den, "game new", ruleset="mez", size="demo")
    await world.bot.boards.settle()
    assert "No game is waiting" in world.reply(await world.slash(world.ben, "find games"))
    await eva.slash(den, "settings server", share="on")
    assert "No game is waiting" in world.reply(await world.slash(world.ben, "find games"))
    await world.slash(world.ana, "settings server", others="on")
    told = world.reply(await world.slash(world.ben, "find games"))
    assert "Brick Yard" in told
    assert "MEZ" in told
    assert "secret-den" not in told
    assert not [label for label in world.buttons(world.ben) if label.startswith("Join")]
    await world.restart()
    assert "Brick Yard" in world.reply(await world.slash(world.ben, "find games"))
    await eva.slash(den, "settings server", share="off")
    assert "No game is waiting" in world.reply(await world.slash(world.ben, "find games"))


@pytest.mark.alone
async def test_the_private_channels_of_a_server_that_shares_stay_private(world: World) -> None:
    eva, den = await share(world)
    guild = world.bot.get_channel(den.id).guild
    alone = discord.PermissionOverwrite(view_channel=False)
    hidden = eva.guild.create_text_channel("hidden", overwrites={guild.default_role: alone})
    await eva.slash(hidden, "game new", ruleset="mez", size="demo")
    await world.bot.boards.settle()
    assert "No game is waiting" in world.reply(await world.slash(world.ben, "find games"))
    assert "One game is waiting" in world.reply(await eva.slash(den, "find games"))


async def test_the_button_of_the_settings_does_the_same(world: World) -> None:
    await world.slash(world.ana, "settings server")
    await world.choose(world.ana, "Open games here: shown on other servers", custom_id="mq:setserver:share")
    await world.choose(world.ana, "Other servers' games: shown here", custom_id="mq:setserver:others")
    chosen = world.bot.table.preferences.guild(world.guild.id)
    assert (chosen.share, chosen.others) == ("on", "on")


# -- players --------------------------------------------------------------------------------------------------------


@pytest.mark.alone
async def test_who_looks_for_a_game_is_listed_until_the_time_is_over(world: World) -> None:
    command = {"ruleset": "mez", "size": "demo", "pace": "post", "languages": "français, en", "days": "Evenings"}
    own = world.reply(await world.slash(world.ben, "find players", **command, **{"for": "1d"}))
    assert "You are looking for a game: MEZ · Demo · By post · Français, English · Evenings" in own
    told = world.reply(await world.slash(world.ana, "find players"))
    assert "One player is looking" in told
    assert "Ben" in told
    assert "MEZ · Demo" in told
    await world.restart()
    assert "Ben" in world.reply(await world.slash(world.ana, "find players"))
    await world.wait(DAY + HOUR)
    assert "Nobody else" in world.reply(await world.slash(world.ana, "find players"))


async def test_the_form_does_the_same_and_a_button_stops(world: World) -> None:
    await world.slash(world.chloe, "find players")
    form = await world.press(world.chloe, "Chercher une partie")
    sent = {"ruleset": ["football"], "pace": [], "languages": ["fr"], "days": ["evenings", "weekends"], "span": ["3d"]}
    told = world.reply(await world.chloe.submit_modal(form, sent))
    assert "Football méca · Français · Soirs, Week-ends" in told
    await world.press(world.chloe, "Ne plus chercher")
    assert "ne cherchez plus" in world.text(world.chloe)
    assert "n'êtes pas dans la liste".replace("'", "’") in world.reply(
        await world.slash(world.chloe, "find players", stop=True)
    )


@pytest.mark.alone
async def test_a_press_opens_what_they_want_and_they_are_told_once(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="mez", size="demo", pace="live")
    await world.slash(world.ana, "find players")
    told = world.reply(await world.press(world.ana, "Play with Ben"))
    assert "Ben** is being notified" in told
    await world.wait(5)
    game = await settled(world)
    assert (game.ruleset, game.size, str(game.time.pace), game.host) == ("mez", "demo", "live", world.ana.id)
    called = [(said, allowed) for said, allowed in world.mentions() if "has opened a game for you" in said]
    assert len(called) == 1
    assert called[0][1] == {"parse": [], "users": [world.ben.id]} or called[0][1]["users"] == [str(world.ben.id)]
    again = world.reply(await world.press(world.ana, "Play with Ben"))
    assert "already invited" in again
    await world.press(world.ben, "Join", custom_id="mq:findjoin:*")
    assert [seat.name for seat in (await settled(world)).seats] == ["Ana", "Ben"]
    await world.restart()
    await world.wait(HOUR)
    assert len([said for said, _ in world.mentions() if "has opened a game for you" in said]) == 1


@pytest.mark.alone
async def test_a_game_for_two_has_two_seats_and_what_one_leaves_open_the_other_decides(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", ruleset="mez", pace="post")
    await world.slash(world.ana, "game new", ruleset="mez", size="demo")
    other = await settled(world)
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    assert (await world.bot.table.game_in(world.channel.id)).id == other.id, "not what Ben looks for"
    (thread,) = world.channel.threads
    game = await world.bot.table.game_in(thread.id)
    assert (game.ruleset, str(game.time), str(game.time.pace)) == ("rapid-attack", "3d", "post")
    assert not game.campaign
    await world.slash(world.ben, "game join", channel=thread)
    refused = await world.slash(world.chloe, "game join", channel=thread)
    assert error_line("fr", "lobby-full", {"most": 2}) in world.reply(refused)


@pytest.mark.alone
async def test_a_game_for_two_is_in_a_language_that_both_read_and_the_call_in_that_of_the_called(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack", languages="en")
    await world.slash(world.chloe, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    assert (await settled(world)).locale == "en"
    assert [said for said, _ in world.mentions() if "has opened a game for you" in said]
    await world.slash(world.dmitri, "find players", ruleset="mez", languages="fr")
    await world.slash(world.ana, "find players", languages="en")
    await world.slash(world.ana, "find players", **{"with": str(world.dmitri.id)})
    await world.wait(5)
    (thread,) = world.channel.threads
    assert (await world.bot.table.game_in(thread.id)).locale == "en", "they share none"
    assert [said for said, _ in world.mentions() if "a ouvert une partie pour vous" in said]


async def test_a_game_for_two_has_a_time_though_neither_names_a_pace(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    assert str((await settled(world)).time) == "3d"


@pytest.mark.alone
async def test_the_seat_is_kept_for_the_invited_person_until_they_decline(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack", pace="live")
    told = world.reply(await world.slash(world.ana, "find players", **{"with": str(world.ben.id)}))
    assert "kept for them until" in told
    game = await settled(world)
    assert "No game is waiting" in world.reply(await world.slash(world.dmitri, "find games"))
    assert "This seat is kept for Ben until <t:" in world.reply(await world.slash(world.dmitri, "game join"))
    assert "One game is waiting" in world.reply(await world.slash(world.ben, "find games"))
    assert "waiting for an answer from **Ben** until <t:" in world.reply(await world.slash(world.ana, "game mine"))
    mine = world.reply(await world.slash(world.ben, "game mine"))
    assert "**Ana** invites you to" in mine
    assert (await exported(world, world.ben))["invitations"][0]["game"] == game.id
    await world.slash(world.ben, "game mine")
    assert "You have declined" in world.reply(await world.press(world.ben, "Decline Ana"))
    await world.wait(5)
    assert "invites you" not in world.reply(await world.slash(world.ben, "game mine"))
    said = [said for said, _ in world.mentions() if "has declined your invitation" in said]
    assert len(said) == 1
    assert f"<@{world.ana.id}>" in said[0]
    await world.slash(world.dmitri, "game join")
    assert [seat.name for seat in (await settled(world)).seats] == ["Ana", "Dmitri"]


@pytest.mark.alone
@pytest.mark.parametrize(("pace", "kept"), [("live", DAY), ("post", 3 * DAY)])
async def test_an_invitation_is_told_of_again_before_it_runs_out_and_then_the_host(
    world: World, pace: str, kept: float
) -> None:
    def said(part: str) -> list[str]:
        return [said for said, _ in world.mentions() if part in said]

    await world.slash(world.ben, "find players", ruleset="rapid-attack", pace=pace)
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await world.wait(kept / 2 - HOUR)
    assert not said("still waiting for your answer")
    await world.restart()
    await world.wait(2 * HOUR)
    assert len(said("still waiting for your answer")) == 1
    assert not said("has not answered")
    await world.wait(kept / 2 - HOUR + 60)
    assert len(said("still waiting for your answer")) == 1
    (told,) = said("has not answered")
    assert f"<@{world.ana.id}>" in told
    assert "invites you" not in world.reply(await world.slash(world.ben, "game mine"))
    assert "One game is waiting" in world.reply(await world.slash(world.dmitri, "find games"))
    assert await world.bot.storage.seekers.calls() == []


@pytest.mark.alone
async def test_who_plays_the_game_that_they_were_invited_to_looks_no_more(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.dmitri, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await settled(world)
    await world.slash(world.ben, "game mine")
    await world.press(world.ben, "Join Ana")
    await world.wait(5)
    assert await world.bot.storage.seekers.calls() == []
    assert "2 players are looking" in world.reply(await world.slash(world.ana, "find players"))
    await world.slash(world.ana, "game start")
    assert (await settled(world)).status == "running"
    told = world.reply(await world.slash(world.ana, "find players"))
    assert "One player is looking" in told
    assert "Dmitri" in told


@pytest.mark.alone
async def test_quiet_hours_and_silence_are_kept(world: World) -> None:
    await world.slash(world.ben, "settings me", quiet_hours="22:00-07:00")
    await world.slash(world.chloe, "settings me", notifications="off")
    clock = world.bot.table.clock
    await world.wait((23 * HOUR - clock.now() % DAY) % DAY)
    for member in (world.ben, world.chloe):
        await world.slash(member, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players")
    told = world.reply(await world.press(world.ana, "Play with Ben"))
    assert "quiet hours" in told
    assert "notifications off" in world.reply(await world.press(world.ana, "Play with Chloé"))
    await world.wait(HOUR)
    assert "has opened a game" not in world.text()
    await world.restart()
    await world.wait(8 * HOUR)
    said = [said for said, _ in world.mentions() if "has opened a game for you" in said]
    assert len(said) == 1
    assert f"<@{world.ben.id}>" in said[0]
    assert {call.step for call in await world.bot.storage.seekers.calls()} == {"warn"}


@pytest.mark.alone
async def test_by_direct_message_to_those_who_want_it(world: World) -> None:
    await world.slash(world.chloe, "settings me", notifications="message")
    await world.slash(world.chloe, "find players", ruleset="mez")
    await world.slash(world.ana, "find players")
    await world.press(world.ana, "Play with Chloé")
    await world.wait(5)
    assert "has opened a game" not in world.text()
    sent = [r for r in world.env.http_requests if r.path == "/users/@me/channels"]
    assert len(sent) == 1
    assert len([said for said, _ in world.mentions() if "Mecha Table" in said]) == 1


@pytest.mark.alone
async def test_the_channel_gets_an_invitation_that_no_direct_message_brings(world: World) -> None:
    await world.slash(world.ben, "settings me", notifications="message")
    await world.slash(world.ben, "find players", ruleset="mez")
    world.fail("/users/@me/channels", status=403, times=None, method="POST")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    assert f"<@{world.ben.id}>, **Ana** has opened a game for you" in world.text()


@pytest.mark.alone
async def test_the_host_hears_by_direct_message_where_they_want_that(world: World) -> None:
    await world.slash(world.chloe, "settings me", notifications="message")
    await world.slash(world.ben, "find players", ruleset="mez", languages="en")
    await world.slash(world.chloe, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    await world.press(world.ben, "Decline", custom_id="mq:*")
    await world.wait(5)
    assert "Ben** has declined" not in world.text()
    assert len([said for said, _ in world.mentions() if "Ben** a décliné votre invitation" in said]) == 1


async def test_only_those_may_be_called_who_look(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="mez")
    shown = await world.slash(world.ana, "find players")
    assert shown.response is not None
    message = shown.response.message
    for person, asked, said in (
        (world.ben, str(world.ben.id), "That's you"),
        (world.ana, str(world.dmitri.id), "no longer looking"),
        (world.ana, "nonsense", "no longer looking"),
        (world.ana, "9" * 60, "no longer looking"),
    ):
        assert said in world.reply(await world.forge(person, message, f"mq:seekcall:{asked}")), asked
    await world.slash(world.ben, "find players", stop=True)
    assert "no longer looking" in world.reply(await world.press(world.ana, "Play with Ben"))
    with pytest.raises(Exception, match="game"):
        await game_here(world)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"for": "yesterday"}, "valid time span"),
        ({"for": "31d"}, "one hour to 30 days"),
        ({"for": "0h"}, "one hour to 30 days"),
        ({"languages": "Klingon"}, "Klingon"),
        ({"days": "never, ever"}, "day “never”. Write days like `Sat, Sun`"),
        ({"ruleset": "football", "size": "skirmish"}, "no size"),
    ],
)
async def test_bad_input_is_one_sentence(world: World, given: dict[str, str], said: str) -> None:
    told = world.reply(await world.slash(world.ben, "find players", **given))
    assert said in told
    assert "\n" not in told
    assert await world.bot.storage.seekers.of_user(world.ben.id) is None


async def test_languages_and_days_have_their_names_in_every_language(world: World) -> None:
    await world.slash(world.ben, "find players", languages="anglais, french", days="saturday, lundi")
    row = await world.bot.storage.seekers.of_user(world.ben.id)
    assert row is not None
    assert row.wants == '{"languages":["en","fr"],"days":["saturday","monday"]}'


@pytest.mark.parametrize(
    ("written", "days"),
    [
        ("tuesday and thursday evenings", '["tuesday","thursday","evenings"]'),
        ("mardi et jeudi soir", '["tuesday","thursday","evenings"]'),
        ("Sat, sun & weekday", '["saturday","sunday","weekdays"]'),
    ],
)
async def test_days_are_read_as_people_write_them(world: World, written: str, days: str) -> None:
    await world.slash(world.ben, "find players", days=written)
    row = await world.bot.storage.seekers.of_user(world.ben.id)
    assert row is not None
    assert row.wants == f'{{"days":{days}}}'


async def test_what_is_typed_is_completed(world: World) -> None:
    assert "Evenings" in await world.offered(world.ben, "find players", "days", "eve")
    assert "Weekdays, Evenings" in await world.offered(world.ben, "find players", "days", "Weekdays, ")
    assert "Français" in await world.offered(world.ben, "find players", "languages", "fr")
    assert "7 days" in await world.offered(world.ben, "find players", "for", "")


async def test_it_is_exported_and_deleted_with_the_rest(world: World) -> None:
    await world.slash(world.ben, "find players", ruleset="mez")
    assert (await exported(world, world.ben))["looking_for"]["wants"] == '{"ruleset":"mez"}'
    await world.slash(world.ben, "settings delete", sure=True)
    assert "Nobody else" in world.reply(await world.slash(world.ana, "find players"))
    assert (await exported(world, world.ben))["looking_for"] is None


@pytest.mark.long
async def test_long_lists_stay_within_discords_limits(world: World) -> None:
    for number in range(18):
        member = world.newcomer(f"{number} " + "Łongest näme evér 🎲 " * 2)
        await world.slash(member, "find players", ruleset="intercept-orbit", languages="en, fr", days="evenings")
        channel = world.guild.create_text_channel(f"table-{number + 2}")
        await world.slash(member, "game new", channel=channel, title="A very long title for a game " * 3)
    await world.bot.boards.settle()
    for command in ("find players", "find games"):
        shown = await world.slash(world.ana, command)
        assert shown.response is not None
        view = discord.ui.LayoutView.from_message(shown.response.message, timeout=None)
        assert faults(view) == [], command


async def test_commands_do_what_the_buttons_do(world: World) -> None:
    game = await lobby(world)
    other = world.guild.create_text_channel("chat")
    assert (await world.offered(world.ben, "find games", "join", "rapid"))[game.title] == game.id
    assert "You have a seat" in world.reply(await world.slash(world.ben, "find games", channel=other, join=game.id))
    assert "no longer exists" in world.reply(await world.slash(world.ben, "find games", join="nonsense"))
    await world.slash(world.chloe, "find players", ruleset="mez")
    assert (await world.offered(world.ana, "find players", "with", "chl"))["Chloé"] == str(world.chloe.id)
    told = world.reply(await world.slash(world.ana, "find players", channel=other, **{"with": str(world.chloe.id)}))
    assert "is being notified" in told
    assert (await world.bot.table.game_in(other.id)).ruleset == "mez"


@pytest.mark.alone
@pytest.mark.parametrize("pings", ["channel", "message"])
async def test_an_invitation_ends_with_its_lobby(world: World, pings: str) -> None:
    await world.slash(world.ben, "settings me", notifications=pings)
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    game = await settled(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    assert "invites you" not in world.reply(await world.slash(world.ben, "game mine"))
    (asked,) = [r for r in world.env.http_requests if "has opened a game for you" in str(r.json)]
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and "had invited you" in str(r.json)]
    assert not edits
    await world.wait(61)
    (edit,) = [r for r in world.env.http_requests if r.method == "PATCH" and "had invited you" in str(r.json)]
    assert edit.path.startswith(asked.path), "the same message"
    assert "the game was called off" in str(edit.json)
    assert "findjoin" not in str(edit.json)
    assert await world.bot.storage.seekers.calls() == []
    shown = await world.slash(world.ben, "game mine")
    assert shown.response is not None
    for old in (f"mq:findjoin:{game.id}", f"mq:decline:{game.id}"):
        told = world.reply(await world.forge(world.ben, shown.response.message, old))
        assert error_line("en", "lobby-closed", {}) in told


@pytest.mark.alone
@pytest.mark.parametrize("answered", [True, False])
async def test_the_host_hears_that_a_guest_does_not_come_who_is_forgotten(world: World, answered: bool) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    if answered:
        await world.press(world.ben, "Join", custom_id="mq:*")
    await world.slash(world.ben, "settings delete", sure=True)
    await world.wait(61)
    game = await settled(world)
    told = {"host": f"<@{world.ana.id}>", "name": say("en", "former-player"), "title": game.title}
    told |= {"campaign": "none", "two": "no"}
    assert say("en", "seek-left" if answered else "seek-declined", **told) in world.text()
    assert await world.bot.storage.seekers.calls() == []


@pytest.mark.alone
@pytest.mark.parametrize("host_sits", [True, False])
async def test_a_host_who_has_left_the_lobby_is_not_called_for_its_guests(world: World, host_sits: bool) -> None:
    await open_game(world, time="1d")
    if not host_sits:
        await world.slash(world.ana, "game leave")
    await world.slash(world.ben, "game leave")
    await world.wait(61)
    await settled(world)
    assert ("**Ben** has left" in world.text()) is host_sits


@pytest.mark.alone
async def test_a_second_guest_is_invited_to_another_game_and_both_can_come(world: World) -> None:
    for member in (world.ben, world.dmitri):
        await world.slash(member, "find players", ruleset="rapid-attack")
        await world.slash(world.ana, "find players", **{"with": str(member.id)})
    (thread,) = world.channel.threads
    for member, there in ((world.ben, world.channel), (world.dmitri, thread)):
        await world.slash(member, "game mine")
        await world.press(member, "Join Ana")
        game = await world.bot.table.game_in(there.id)
        assert [seat.user for seat in game.seats] == [world.ana.id, member.id]


@pytest.mark.alone
@pytest.mark.parametrize("answer", ["joined", "declined", "over"])
async def test_an_invitation_that_is_answered_or_has_run_out_loses_its_buttons(world: World, answer: str) -> None:
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await world.wait(5)
    assert "Decline" in world.buttons(world.ben)
    title = (await game_here(world)).title
    if answer == "over":
        await world.wait(3 * DAY)
    else:
        await world.press(world.ben, "Join" if answer == "joined" else "Decline", custom_id="mq:*")
        await world.wait(5)
    assert "Decline" not in world.buttons(world.ben)
    said = {
        "joined": "you have joined: https",
        "declined": "you have declined.",
        "over": "you haven't answered, and anyone",
    }
    assert f"**Ana** had invited you to **{title}**: {said[answer]}" in world.text()
    assert await world.bot.storage.seekers.calls() == []
    assert ("Ben** has declined" in world.text()) is (answer == "declined")


async def test_a_reminder_in_a_lobby_without_players_says_what_else_can_be_done(world: World) -> None:
    await lobby(world)
    assert error_line("en", "nudge-no-player", {}) in world.reply(await world.slash(world.ana, "game nudge"))
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ben, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.ben.id)})
    await settled(world)
    told = world.reply(await world.slash(world.ana, "game nudge"))
    assert "waiting for Ben, whose seat is kept until <t:" in told
    assert "Add a bot" in told


@pytest.mark.alone
async def test_who_is_begun_without_reads_it(world: World) -> None:
    await world.slash(world.chloe, "find players", ruleset="rapid-attack")
    await world.slash(world.ana, "find players", **{"with": str(world.chloe.id)})
    await world.wait(5)
    await world.slash(world.ana, "game change", opponent="recruit")
    await world.slash(world.ana, "game start")
    await world.wait(61)
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and "a commencé sans vous" in str(r.json)]
    assert len(edits) == 1


async def test_an_empty_list_of_games_says_who_looks_for_one(world: World) -> None:
    none = world.reply(await world.slash(world.ana, "find games"))
    assert say("en", "find-games-none", looking=0) in none
    await world.slash(world.dmitri, "find players", ruleset="rapid-attack")
    assert say("en", "find-games-none", looking=1) in world.reply(await world.slash(world.ana, "find games"))
    assert say("en", "find-games-none", looking=0) in world.reply(await world.slash(world.dmitri, "find games"))
