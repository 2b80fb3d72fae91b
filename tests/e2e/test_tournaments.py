"""Tournaments on a server: joined and begun by buttons, results by themselves, walkovers, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.channel.campaign_results import Results
from table import Table
from table.campaign.model import Campaign
from table.history.season import season_of_guild
from table.winning import holder_of
from tests.e2e.world import World, text_of
from text.fluent.catalogue import say
from text.problems import error_line

pytestmark = pytest.mark.alone

NAME = "Iron Cup"


async def cup(world: World) -> Campaign:
    return await world.bot.tournaments.campaigns.find(world.guild.id, NAME)


async def shown(world: World) -> None:
    """Everything that posts itself has been posted."""
    await world.bot.boards.settle()
    results: Results = world.bot.tournaments.results
    await results.settle()
    await world.env.settle()


def actor(world: World, user: int) -> Any:
    return next(member for member in world.members if member.id == user)


async def thread_of(world: World, users: tuple[int, ...]) -> Any:
    """The thread of the match between two that is to be played."""
    found = [game for game in (await cup(world)).games if set(game.seats) == set(users) and game.report is None]
    return next(thread for thread in world.channel.threads if thread.id == found[-1].channel)


async def one_match(world: World, users: tuple[int, ...]) -> None:
    """The match between two, which the first wins by a correction that both want, as they want its end."""
    host, other = (actor(world, user) for user in users)
    there = await thread_of(world, users)
    assert f"<@{other.id}>" in world.text(channel=there)
    await world.press(other, say("en", "button-tournament-play"), channel=there)
    await shown(world)
    game = await world.bot.table.game_in(there.id)
    assert game.status == "running", "either of the two may begin it"
    name = game.seats[game.player_of(host.id)].name
    await world.slash(world.ana, "correct", what="score", which=name, value="7 test", channel=there)
    wish = (await world.bot.table.game_in(there.id)).wish
    for voter in wish.voters:
        await world.slash(actor(world, voter), "game vote", agree=True, channel=there)
    await world.slash(host, "game abandon", channel=there)
    await world.slash(other, "game vote", agree=True, channel=there)
    await shown(world)
    assert (await world.bot.table.game(game.id)).status == "ended"


async def test_a_knock_out_from_the_first_button_to_the_champion(world: World) -> None:
    opened = await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="knockout")
    assert "Knockout" in world.reply(opened)
    assert "for a win" not in world.reply(opened), "no points count"
    for member in (world.ana, world.ben, world.chloe, world.dmitri):
        told = world.reply(await world.press(member, say("en", "button-tournament-join")))
        assert NAME in told
    refused = world.reply(await world.press(world.ben, say("en", "button-tournament-begin")))
    assert error_line("en", "campaign-not-host", {}) in refused
    refused = world.reply(await world.slash(world.ben, "campaign game"))
    assert error_line("en", "tournament-not-begun", {"name": NAME}) in refused
    begun = await world.press(world.ana, say("en", "button-tournament-begin"))
    assert "**Semifinals**" in world.reply(begun)
    await shown(world)
    one, two = ((await cup(world)).rounds)[0]
    player = actor(world, one.players[1])
    mine = world.reply(await world.slash(player, "game mine"))
    assert ("votre match" if player == world.chloe else "your match") in mine, "the match waits for both"
    refused = world.reply(await world.slash(world.ana, "campaign round"))
    assert error_line("en", "tournament-open", {"count": 2}) in refused
    assert "**Iron Cup** has begun, and nobody else can join." in text_of(world.messages()[0])
    newcomer = world.newcomer("Eve")
    refused = world.reply(await world.slash(newcomer, "campaign join"))
    assert error_line("en", "tournament-begun", {"name": NAME}) in refused
    refused = world.reply(await world.press(newcomer, say("en", "button-tournament-play")))
    assert error_line("en", "tournament-no-match", {"name": NAME}) in refused
    await one_match(world, one.players)
    assert [match.how for match in (await cup(world)).rounds[0]] == ["game", ""]
    leaver = actor(world, two.players[1])
    asked = world.reply(await world.slash(leaver, "campaign leave"))
    sure = {"name": NAME, "open": "match", "played": "no", "company": "no", "back": "no"}
    locale = "fr" if leaver == world.chloe else "en"
    assert say(locale, "campaign-sure-leave", **sure) in asked
    assert (await cup(world)).member(leaver.id), "nobody leaves by asking"
    out = f"mq:tournament:out:{(await cup(world)).id}:{leaver.id}"
    wrong = world.reply(await world.forge(newcomer, world.messages()[-1], out))
    assert error_line("en", "campaign-leave-own", {}) in wrong
    left = await world.press(leaver, say(locale, "button-campaign-leave"))
    again = world.reply(await world.forge(leaver, world.messages()[-1], out))
    assert error_line(locale, "campaign-not-in", {"name": NAME}) in again
    assert world.reply(left) == say(locale, "campaign-left", name=NAME, played=0)
    assert "**Final**" in world.text(), "the last match is a walkover: the final is drawn"
    await shown(world)
    final = (await cup(world)).rounds[1][0]
    assert set(final.players) == {one.players[0], two.players[0]}
    await one_match(world, final.players)
    champion = actor(world, final.players[0])
    called = (await cup(world)).name_of(champion.id)
    assert say("en", "tournament-champion", name=called, count=1, format="knockout") in world.text()
    assert (await cup(world)).decided
    won = say("en", "tournament-won", players=f"<@{champion.id}>", count=1, name=NAME, instead="no")
    assert [won in world.text(), world.text().count(won)] == [True, 1], "the champion is called, once"
    assert f"🏆 {called}" in world.reply(await world.slash(newcomer, "campaign list"))
    data = world.reply(await world.slash(world.ana, "campaign schedule"))
    assert "walkover" in data
    await world.slash(champion, "settings delete", sure=True)
    assert champion.id not in {player for row in (await cup(world)).rounds for match in row for player in match.players}
    assert called not in world.reply(await world.slash(newcomer, "campaign show"))


async def test_a_swiss_names_no_number_of_rounds_before_its_players_are_known(world: World) -> None:
    opened = await world.slash(world.ana, "campaign new", name=NAME, format="swiss")
    assert say("en", "tournament-terms", format="swiss", rounds=0) in world.reply(opened)


async def test_one_s_own_view_offers_only_what_one_may_press(world: World) -> None:
    olga = world.newcomer("Olga")

    async def offered(member: Any) -> list[str]:
        shown = await world.slash(member, "campaign show")
        return re.findall(r"mq:tournament:(\w+):", str(shown.response.message.components))

    await world.slash(olga, "campaign new", name=NAME, size="demo", format="swiss", rounds=2)
    for member in (world.ben, world.chloe):
        await world.slash(member, "campaign join")
    assert [await offered(who) for who in (olga, world.ben, world.dmitri)] == [["join", "begin"], [], ["join"]]
    await world.slash(olga, "campaign round")
    await shown(world)
    assert [await offered(who) for who in (olga, world.ben, world.dmitri)] == [[], ["play"], []]


async def test_a_swiss_with_a_bye_and_a_host_who_decides(world: World) -> None:
    olga = world.newcomer("Olga")
    refused = await world.slash(olga, "campaign new", name=NAME, size="skirmish", format="swiss", players=3)
    assert error_line("en", "tournament-two", {}) in world.reply(refused)
    await world.slash(olga, "campaign new", name=NAME, size="demo", format="swiss", rounds=2)
    refused = world.reply(await world.slash(olga, "campaign round"))
    assert error_line("en", "tournament-too-few", {"name": NAME}) in refused
    for member in (world.ana, world.ben, world.chloe):
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    (match, bye) = (await cup(world)).rounds[0]
    assert bye.how == "bye"
    rests = actor(world, bye.players[0])
    await shown(world)
    results: Results = world.bot.tournaments.results
    results.post_all()
    await shown(world)
    told = [(text, allowed) for text, allowed in world.mentions() if "🪑" in text]
    assert [allowed["users"] for _, allowed in told] == [[rests.id]], "who has a bye is called, once"
    assert f"<@{rests.id}>: in round 1 of **{NAME}** you have a bye, which counts as a win once the round" in told[0][0]
    assert "Your next match comes in round 2, once this round is over." in told[0][0]
    wait = {name: error_line(name, "tournament-wait", {"number": 2}) for name in ("en", "fr")}
    assert wait["fr" if rests == world.chloe else "en"] in world.reply(await world.slash(rests, "campaign game"))
    late = world.reply(await world.slash(world.dmitri, "campaign join"))
    assert say("en", "campaign-joined", name=NAME, round=2) in late
    refused = world.reply(await world.slash(world.dmitri, "campaign game"))
    assert error_line("en", "tournament-later", {"number": 2}) in refused
    asked = world.reply(await world.slash(world.dmitri, "campaign leave"))
    assert "Leave Iron Cup?" in asked
    assert "You can join again." in asked
    stays = world.reply(await world.press(world.dmitri, say("en", "button-campaign-stay")))
    assert stays == say("en", "campaign-stayed", name=NAME)
    assert (await cup(world)).member(world.dmitri.id) is not None
    await world.slash(world.dmitri, "campaign leave")
    left = world.reply(await world.press(world.dmitri, say("en", "button-campaign-leave")))
    assert say("en", "campaign-left", name=NAME, played=0) in left
    rests = actor(world, bye.players[0])
    refused = world.reply(await world.slash(olga, "campaign round", winner=rests))
    assert f"{(await cup(world)).name_of(rests.id)} has no match in round 1 of “{NAME}”" in refused
    refused = world.reply(await world.slash(olga, "campaign round", winner=rests, number=7))
    assert f"“{NAME}” has no round 7: one round is drawn so far." in refused
    await shown(world)
    there = await thread_of(world, match.players)
    asked = world.reply(await world.slash(olga, "campaign round", winner=actor(world, match.players[0])))
    assert "under way" not in asked, "it hasn't begun"
    assert [match.how for match in (await cup(world)).rounds[0]] == ["", "bye"], "nothing before the answer"
    given = world.reply(await world.press(olga, say("en", "button-tournament-give")))
    assert "Round 2 of 2" in given
    assert "has decided a match (round 1)" in given
    assert "Buchholz" in given
    await shown(world)
    assert (await world.bot.table.game_in(there.id)).called_off, "nobody is reminded of a match that is decided"
    second = (await cup(world)).rounds[1]
    assert second[-1].how == "bye"
    assert f"<@{second[-1].players[0]}>: in round 2 of" in world.text()
    assert "It is the last round; you play no match in it." in world.text()
    assert second[-1].players != bye.players, "nobody has two byes while others have had none"
    refused = world.reply(await world.slash(olga, "campaign settings", format="league"))
    assert error_line("en", "campaign-begun", {}) in refused
    refused = world.reply(await world.slash(olga, "campaign settings", rounds=1))
    assert error_line("en", "campaign-rounds-drawn", {"name": NAME, "number": "2"}) in refused
    told = world.reply(await world.slash(world.chloe, "campaign show"))
    assert "Système suisse" in told


async def test_a_round_tells_each_player_once_and_seats_both(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1)
    for member in world.members:
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    await world.bot.boards.pings.round()
    for match in (await cup(world)).rounds[0]:
        there = await thread_of(world, match.players)
        for user in match.players:
            assert world.text(channel=there).count(f"<@{user}>") == 1
            assert user not in (await world.bot.table.game_in(there.id)).waiting
    results: Results = world.bot.tournaments.results
    results.post_all()
    await shown(world)
    assert len((await cup(world)).games) == 2, "no match is opened twice"


async def test_a_wrong_result_is_corrected_until_the_next_round_is_played(world: World) -> None:
    olga = world.newcomer("Olga")
    await world.slash(olga, "campaign new", name=NAME, size="demo", format="swiss", rounds=2, round="9d")
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    await shown(world)
    (match,) = (await cup(world)).rounds[0]
    there = await thread_of(world, match.players)
    await world.press(world.ben, say("en", "button-tournament-play"), channel=there)
    first, (wrong, right) = await world.bot.table.game_in(there.id), match.players
    await world.slash(actor(world, right), "game resign", sure=True, channel=there)
    await shown(world)
    assert [row[0].winners for row in (await cup(world)).rounds] == [(wrong,), ()], "the next round is drawn already"
    ends = (await cup(world)).round_ends
    refused = world.reply(await world.slash(world.ben, "campaign round", winner=actor(world, right), number=1))
    assert error_line("en", "campaign-not-host", {}) in refused
    asked = world.reply(await world.slash(olga, "campaign round", winner=actor(world, right), number=1))
    assert "That replaces the result. The next round is drawn again." in asked
    await world.wait(86400)
    told = world.reply(await world.press(olga, say("en", "button-tournament-give")))
    await shown(world)
    found = await cup(world)
    assert found.round_ends == pytest.approx(ends + 86400, abs=60), "a round that is drawn again has its whole time"
    assert [(row[0].winners, row[0].how) for row in found.rounds] == [((right,), "game"), ((), "")]
    names = {"winner": found.name_of(right), "other": found.name_of(wrong)}
    assert say("en", "tournament-given", by="Olga", kind="match", round="round 1", how="won", **names) in told
    season = await season_of_guild(world.bot.table, world.guild.id)
    assert [(line.user, line.won) for line in season.standings] == [(right, 1), (wrong, 0)], "the season's winner too"
    assert [seat.user for seat in found.reports[0].played.seats if seat.won] == [right]
    finale = world.text(channel=there)
    assert f"**{names['winner']}** wins" in finale.split("🏆")[-1]
    assert say("en", "finale-by-ruling").removesuffix(".") in finale
    assert f"By resignation. **{names['winner']}" not in finale
    assert (await Table(world.bot.storage).game(first.id)).played.outcome.winners == (first.player_of(right),)
    there = await thread_of(world, match.players)
    await world.press(world.ben, say("en", "button-tournament-play"), channel=there)
    await shown(world)
    refused = world.reply(await world.slash(olga, "campaign round", winner=actor(world, wrong), number=1))
    assert error_line("en", "tournament-played-on", {"number": 1, "why": "running"}) in refused
    await world.slash(olga, "campaign round", winner=actor(world, wrong))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    game = await world.bot.table.game_in(there.id)
    assert (game.status, [game.seats[n].name for n in game.played.outcome.winners]) == (
        "ended",
        [(await cup(world)).name_of(wrong)],
    )
    await world.slash(olga, "campaign round", winner=actor(world, right))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    game = await world.bot.table.game(game.id)
    winners = [holder_of(game.seats[number])[0] for number in game.played.outcome.winners]
    assert winners == [right], "an award is taken back in the game too"
    ask = world.reply(await world.slash(olga, "campaign end"))
    assert say("en", "campaign-sure-end", name=NAME, running="no", closes="no") in ask
    await world.press(olga, say("en", "button-campaign-end"))
    assert (await cup(world)).ended
    await world.slash(olga, "campaign reopen", campaign=NAME)
    assert not (await cup(world)).ended


async def test_a_rounds_message_says_when_it_ends_and_nothing_ends_once_all_is_played(world: World) -> None:
    ends = say("en", "tournament-until", until="<t:")[:-1].rstrip(".")
    await world.slash(world.ana, "campaign new", name=NAME, format="swiss", rounds=1, round="7d", seeding="joined")
    told = world.reply(await world.slash(world.ana, "campaign show"))
    assert "in the order of joining" in told
    assert "by lot" not in told
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    assert ends in world.reply(await world.slash(world.ana, "campaign round"))
    await shown(world)
    (match,) = (await cup(world)).rounds[0]
    there = await thread_of(world, match.players)
    await world.press(world.ben, say("en", "button-tournament-play"), channel=there)
    await world.slash(world.ben, "game resign", sure=True, channel=there)
    await shown(world)
    posted = world.text()[world.text().index("🏆") :]
    assert ends not in posted
    await world.wait(8 * 86400)
    await shown(world)
    assert "the round's time is up" not in world.text()


async def test_both_players_of_a_match_are_led_to_one_game(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="swiss", rounds=1)
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    async with world.at_once():
        for member in (world.ana, world.ben):
            await world.press(member, say("en", "button-tournament-play"))
    (game,) = (await cup(world)).games
    for member in (world.ana, world.ben):
        told = world.reply(await world.press(member, say("en", "button-tournament-play")))
        assert say("en", "tournament-playing", kind="match", channel=f"<#{game.channel}>") in told


async def test_the_organiser_says_how_matches_are_played(world: World) -> None:
    settings = {"table": "declared", "time": "2d", "rated": True}
    await world.slash(world.ana, "campaign new", name=NAME, size="skirmish", format="swiss", rounds=1, **settings)
    refused = world.reply(await world.slash(world.ana, "campaign settings", time="soon"))
    assert error_line("en", "time-unreadable", {"text": "soon"}) in refused
    told = world.reply(await world.slash(world.ana, "campaign show"))
    assert "Its games: at your own table, 2d for each decision, by post, rated." in told
    french = world.reply(await world.slash(world.chloe, "campaign show"))
    assert "à votre propre table, 2 j par décision, par correspondance, cotées." in french
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    (match,) = (await cup(world)).rounds[0]
    there = await thread_of(world, match.players)
    game = await world.bot.table.game_in(there.id)
    assert say("en", "lobby-rated", pace="post", free="no") in world.text(channel=there)
    assert "agreeing" not in world.text(channel=there), "both are seated, and nobody else may sit down"
    assert (game.table, game.rated, game.time.seconds) == ("declared", True, 2 * 86400)


async def test_help_in_a_tournaments_channel_says_what_to_do_there(world: World) -> None:
    olga = world.newcomer("Olga")

    async def helped(member: Any) -> str:
        return world.reply(await world.slash(member, "help"))

    await world.slash(olga, "campaign new", name=NAME, size="demo", format="swiss", rounds=2, seeding="joined")
    stranger = await helped(world.dmitri)
    assert say("en", "help-campaign-join") in stranger
    assert say("en", "tournament-waits") in stranger
    assert say("en", "help-no-game") not in stranger
    await world.slash(world.ana, "campaign new", name="Winter League", size="demo")
    both = await helped(world.dmitri)
    assert all(say("en", "campaign-title", name=name) in both for name in (NAME, "Winter League"))
    assert (both.count(say("en", "help-campaign-join")), both.count(say("en", "help-campaign"))) == (2, 1)
    assert both.count(say("en", "tournament-waits")) == 1
    await world.slash(world.ana, "campaign end", campaign="Winter League")
    await world.press(world.ana, say("en", "button-campaign-end"))
    await world.press(world.dmitri, say("en", "button-tournament-join"))
    assert (await cup(world)).member(world.dmitri.id), "the answer has the button"
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    signed_up = await helped(olga)
    assert all(part in signed_up for part in (NAME, "3 players so far", "draw the first round", "`/campaign desk`"))
    await world.slash(olga, "campaign round")
    await shown(world)
    match, bye = (await cup(world)).rounds[0]
    there = await thread_of(world, match.players)
    one, other = (actor(world, user) for user in match.players)
    told = await helped(one)
    assert all(part in told for part in ("Round 1 of 2", "your match, open", f"/{there.id}", other.user.global_name))
    assert "`/campaign desk`" not in told
    assert "you have a bye" in await helped(actor(world, bye.players[0]))
    assert f"Round 1 of 2.\n{say('en', 'help-campaign-open', count=1)}" in await helped(olga)
    await world.press(one, say("en", "button-tournament-play"))
    assert f"{there.id}" in world.reply(await world.slash(one, "campaign game")), "the match is there"


async def test_a_record_tells_games_from_byes_and_matches_without_a_game(world: World) -> None:
    olga = world.newcomer("Olga")
    await world.slash(olga, "campaign new", name=NAME, size="demo", format="swiss", rounds=2)
    for member in (world.ana, world.ben, world.chloe):
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    await shown(world)
    match, bye = (await cup(world)).rounds[0]
    await one_match(world, match.players)
    assert len((await cup(world)).rounds) == 2

    async def record(user: int) -> str:
        return world.reply(await world.slash(olga, "campaign record", player=actor(world, user)))

    assert "3 points from 1 game (1 won" in await record(match.players[0])
    assert "3 points from 1 bye (1 won" in await record(bye.players[0])
    (second,) = [one for one in (await cup(world)).rounds[1] if len(one.players) == 2]
    await world.slash(olga, "campaign round", winner=actor(world, second.players[0]))
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    assert bye.players[0] in second.players
    assert "1 bye and 1 match decided without a game (" in await record(bye.players[0])


async def test_the_record_of_a_knockout_has_no_points(world: World) -> None:
    await world.slash(world.ana, "campaign new", name=NAME, size="demo", format="knockout")
    for member in (world.ana, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await shown(world)
    await one_match(world, (await cup(world)).rounds[0][0].players)
    told = world.reply(await world.slash(world.ana, "campaign record"))
    assert ", 1 game (" in told
    assert "point" not in told


@pytest.mark.parametrize("invited", [False, True])
async def test_a_game_that_nobody_has_begun_cannot_overturn_a_league_that_is_over(world: World, invited: bool) -> None:
    olga, dmitri = world.newcomer("Olga"), world.members[3]
    await world.slash(olga, "campaign new", name=NAME, size="demo", format="league", table="declared", time="1d")
    for member in (world.ana, world.ben, dmitri):
        await world.press(member, say("en", "button-tournament-join"))
    await world.slash(world.ana, "campaign game")
    await world.press(world.ben, say("en", "button-join"))
    await world.press(world.ana, say("en", "button-start"))
    await world.slash(world.ben, "game resign", sure=True)
    await world.slash(dmitri, "campaign game")
    if invited:
        await world.press(world.ben, say("en", "button-join"))
    await shown(world)
    await world.wait(3600)
    ask = world.reply(await world.slash(olga, "campaign end"))
    assert say("en", "campaign-sure-end", name=NAME, running="no", closes="yes") in ask
    await world.press(olga, say("en", "button-campaign-end"))
    await shown(world)
    found = await cup(world)
    assert found.champions == (world.ana.id,)
    told = [one for one in world.messages() if say("en", "finale-by-nobody", over=NAME) in text_of(one)]
    assert len(told) == 1, "those in the lobby read why it is closed"
    assert (f"<@{world.ben.id}>" in text_of(told[0]), f"<@{dmitri.id}>" in text_of(told[0])) == (invited, True)
    assert say("en", "lobby-called-off") in world.text()
    late = await world.slash(world.ben, "game join")
    assert (await world.bot.table.game_in(world.channel.id)).status == "ended", world.reply(late)
    back = world.reply(await world.slash(olga, "campaign reopen", campaign=NAME))
    assert say("en", "campaign-title-gone", names="Ana", count=1) in back
    await world.slash(dmitri, "campaign game")
    assert (await world.bot.table.game_in(world.channel.id)).status == "lobby", "it can be played again"


@pytest.mark.parametrize(("locale", "name"), [("en", "ana"), ("fr", "chloe")])
async def test_who_deletes_their_data_reads_that_a_match_ahead_is_a_walkover(
    world: World, locale: str, name: str
) -> None:
    olga, leaver = world.newcomer("Olga"), getattr(world, name)
    terms = {"size": "demo", "format": "knockout", "table": "declared", "seeding": "joined"}
    await world.slash(olga, "campaign new", name=NAME, **terms)
    for member in (leaver, world.ben):
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    await shown(world)
    facts = {"former": say(locale, "former-player"), "organised": "none", "companies": 0, "campaigns": 1}
    asked = world.reply(await world.slash(leaver, "settings delete"))
    assert say(locale, "data-delete-ask", games=0, matches=1, **facts) in asked
    there = await thread_of(world, (leaver.id, world.ben.id))
    await world.press(world.ben, say("en", "button-tournament-play"), channel=there)
    await shown(world)
    asked = world.reply(await world.slash(leaver, "settings delete"))
    assert say(locale, "data-delete-ask", games=1, matches=0, **facts) in asked


async def test_who_deletes_their_data_has_won_all_the_same(world: World) -> None:
    olga = world.newcomer("Olga")
    await world.slash(world.ana, "season", begin="S 1", every="quarter")
    terms = {"size": "demo", "format": "knockout", "table": "declared", "seeding": "joined"}
    await world.slash(olga, "campaign new", name=NAME, **terms)
    for member in (world.ana, world.ben):
        await world.press(member, say("en", "button-tournament-join"))
    await world.slash(olga, "campaign round")
    await shown(world)
    there = await thread_of(world, (world.ana.id, world.ben.id))
    await world.press(world.ana, say("en", "button-tournament-play"), channel=there)
    await world.slash(world.ana, "game resign", sure=True, channel=there)
    await shown(world)
    assert "🏆 **Ben** wins the tournament." in world.text()
    await world.slash(world.ben, "settings delete", sure=True)
    await world.wait(3600)
    await shown(world)
    page = world.reply(await world.slash(olga, "campaign show", campaign=NAME))
    assert "🏆 **A former player** wins the tournament." in page
    assert "**1. a former player (has left)** · 1 match won" in page
    assert "**2. Ana** · 0 matches won" in page
    assert "🏆 a former player" in world.reply(await world.slash(olga, "campaign list"))
    assert "place 2" in world.reply(await world.slash(world.ana, "campaign record"))
    season = world.reply(await world.slash(olga, "season"))
    assert f"🏆 {NAME}: a former player" in season
    assert "5 points" not in season
