"""`/settings`: by options and in the panel, for oneself and for a server; what cannot be meant is refused."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
import simcord

from cogs.views.settings import guild_view, holiday_form, quiet_form, user_view
from cogs.views.times import holiday_text
from table.settings import GuildSettings, UserSettings
from table.time.away import Holiday, QuietHours
from table.time.clock import DAY, HOUR
from tests.e2e.limits import faults, modal_faults
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.test_pings import passing, waiting_for
from tests.e2e.world import World
from text import LOCALES, error_line
from text.fluent.catalogue import say

NIGHT = QuietHours(22 * 60, 7 * 60)


def of(world: World, member: simcord.MemberActor) -> UserSettings:
    """What the member has chosen."""
    chosen: UserSettings = world.bot.table.preferences.user(member.id)
    return chosen


@pytest.mark.alone
async def test_everything_at_once_by_options(world: World) -> None:
    result = await world.slash(
        world.ben,
        "settings me",
        language="fr",
        notifications="message",
        quiet_hours="22h-7h",
        time_zone="Europe/Paris",
        reminders="2d",
    )
    assert result.ephemeral
    assert of(world, world.ben) == UserSettings("fr", "message", NIGHT, "Europe/Paris", 2 * DAY)
    said = world.reply(result)
    for part in (say("fr", "settings-me-title"), "22:00–07:00", "Europe/Paris", say("fr", "settings-days", count=2)):
        assert part in said
    await world.restart()
    assert of(world, world.ben) == UserSettings("fr", "message", NIGHT, "Europe/Paris", 2 * DAY)
    await world.slash(world.ben, "settings me", language="discord", quiet_hours="off", reminders="off")
    assert of(world, world.ben) == UserSettings(None, "message", None, "Europe/Paris", 0)


async def test_the_chosen_language_comes_before_discords(world: World) -> None:
    await world.slash(world.ben, "settings me", language="fr")
    await world.slash(world.chloe, "settings me", language="en")
    assert world.reply(await world.slash(world.ben, "help")).startswith(say("fr", "help-no-game"))
    assert world.reply(await world.slash(world.chloe, "help")).startswith(say("en", "help-no-game"))
    refused = await world.slash(world.ben, "game board")
    assert error_line("fr", "no-game-here", {}) in world.reply(refused)
    await open_game(world)
    await world.press(world.ben, "Leave")
    assert say("fr", "left") in world.text(world.ben)


async def test_a_servers_language_and_usual_options(world: World) -> None:
    result = await world.slash(
        world.ana, "settings server", language="fr", size="demo", deployment="free", options="jettison"
    )
    assert result.ephemeral
    assert world.bot.table.preferences.guild(world.guild.id) == GuildSettings(
        "fr", size="demo", deployment="free", options="jettison"
    )
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    game = await game_here(world)
    assert (game.locale, game.size, game.options) == ("fr", "demo", {"deployment": "free", "jettison": True})
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(
        world.ana, "game new", table="declared", ruleset="rapid-attack", size="battle", options="", language="en"
    )
    game = await game_here(world)
    assert (game.locale, game.size, game.options) == ("en", "battle", {"deployment": "free"})


async def test_where_games_may_be_opened(world: World) -> None:
    other = world.guild.create_text_channel("arena")
    await world.ana.slash(world.channel, "settings server", channel=other)
    refused = await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    assert error_line("en", "channel-not-for-games", {"channels": "#arena"}) in world.reply(refused)
    await world.slash(world.ana, "game new", channel=other, table="declared", ruleset="rapid-attack")
    assert (await world.bot.table.game_in(other.id)).status == "lobby"
    await world.ana.slash(world.channel, "settings server", channel=other)
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    assert (await game_here(world)).status == "lobby"


async def test_only_those_who_manage_the_server(world: World) -> None:
    refused = await world.slash(world.ben, "settings server", language="fr")
    assert error_line("en", "not-manager", {}) in world.reply(refused)
    alone = await world.ana.user.slash("settings server", language="fr")
    assert error_line("en", "not-in-dm", {}) in world.reply(alone)
    assert world.bot.table.preferences.guild(world.guild.id) == GuildSettings()


@pytest.mark.parametrize(
    ("command", "options", "code", "facts"),
    [
        ("me", {"quiet_hours": "at night"}, "quiet-unreadable", {"text": "at night"}),
        ("me", {"quiet_hours": "7-7"}, "quiet-always", {"text": "7-7"}),
        ("me", {"time_zone": "Mars/Olympus"}, "zone-unknown", {"text": "Mars/Olympus"}),
        ("me", {"reminders": "often"}, "remind-unreadable", {"text": "often"}),
        ("me", {"reminders": "99d"}, "remind-range", {"text": "99d"}),
        ("holiday", {"from": "soon", "until": "2026-01-05"}, "holiday-unreadable", {"text": "soon"}),
        ("holiday", {"from": "2025-12-01", "until": "2025-12-24"}, "holiday-over", {"last": "2025-12-24"}),
        ("server", {"options": "flying"}, "option-unknown", {"option": "flying", "value": "true"}),
    ],
)
async def test_nonsense_is_refused_and_changes_nothing(
    world: World, command: str, options: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    before = await world.bot.storage.settings.all()
    result = await world.slash(world.ana, f"settings {command}", **options)
    assert error_line("en", code, facts) in world.reply(result)
    assert result.ephemeral
    assert await world.bot.storage.settings.all() == before


async def test_what_is_offered(world: World) -> None:
    assert "Europe/Paris" in await world.offered(world.ben, "settings me", "time_zone", "pari")
    assert len(await world.offered(world.ben, "settings me", "time_zone", "")) == 25
    assert await world.offered(world.ben, "settings me", "time_zone", "nowhere") == {}
    assert set(await world.offered(world.ben, "settings me", "reminders", "d")) == {"1d", "2d", "3d", "7d"}


async def test_the_panel(world: World) -> None:
    await world.slash(world.ben, "settings me")
    await world.choose(world.ben, say("en", "pings-message"), custom_id="mq:setme:ping")
    await world.choose(world.ben, say("en", "settings-hours", count=12), custom_id="mq:setme:remind")
    await world.choose(world.ben, "Français", custom_id="mq:setme:language")
    assert of(world, world.ben) == UserSettings("fr", "message", remind=12 * HOUR)
    shown = await world.press(world.ben, say("fr", "settings-button-quiet"))
    await world.submit(world.ben, shown, quiet="22:00-07:00", zone="asia/tokyo")
    shown = await world.press(world.ben, say("fr", "settings-button-holiday"))
    await world.submit(world.ben, shown, first="2026-02-01", last="2026-02-10")
    holiday = Holiday(date(2026, 2, 1), date(2026, 2, 10))
    assert of(world, world.ben) == UserSettings("fr", "message", NIGHT, "Asia/Tokyo", 12 * HOUR, holiday)
    shown = await world.press(world.ben, say("fr", "settings-button-quiet"))
    refused = await world.submit(world.ben, shown, quiet="nuit", zone="asia/tokyo")
    assert error_line("fr", "quiet-unreadable", {"text": "nuit"}) in world.reply(refused)
    again = await world.press(world.ben, say("fr", "button-form-again"))
    assert again.modal is not None
    assert [row["components"][0]["value"] for row in again.modal["components"]] == ["nuit", "asia/tokyo"]
    shown = await world.press(world.ben, say("fr", "settings-button-holiday"))
    await world.submit(world.ben, shown, first="", last="")
    assert of(world, world.ben).holiday is None


async def test_the_panel_of_a_server(world: World) -> None:
    await world.slash(world.ana, "settings server")
    await world.choose(world.ana, "Français", custom_id="mq:setserver:language")
    assert world.bot.table.preferences.guild(world.guild.id).language == "fr"


async def test_in_direct_messages(world: World) -> None:
    shown = await world.ben.user.slash("settings me", notifications="off")
    assert say("en", "pings-off") in world.reply(shown)
    assert of(world, world.ben).ping == "off"


@pytest.mark.alone
async def test_a_holiday_that_is_over_is_not_shown(world: World) -> None:
    await world.slash(world.ben, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-02"})
    await passing(world, 2 * DAY)
    shown = world.reply(await world.slash(world.ben, "settings me"))
    assert "2026-01-02" not in shown


def test_a_closed_menu_names_its_setting() -> None:
    items = guild_view(GuildSettings(), "en", saved=False).walk_children()
    chosen = [option.label for item in items for option in getattr(item, "options", ()) if option.default]
    assert {"Language: Same as Discord", "New games: Not rated", "Players' pictures: Shown"} <= set(chosen)


@pytest.mark.parametrize("locale", LOCALES)
def test_panels_fit(locale: str) -> None:
    holiday = Holiday(date(2026, 12, 24), date(2027, 1, 2))
    full = UserSettings("fr", "message", NIGHT, "America/Argentina/Buenos_Aires", 35 * HOUR, holiday)
    for chosen in (UserSettings(), full):
        assert not faults(user_view(chosen, locale, 0.0, saved=True))
        assert not modal_faults(quiet_form(chosen, locale))
        assert not modal_faults(holiday_form(chosen, locale))
    options = ", ".join(["jettison"] * 20)
    assert not faults(guild_view(GuildSettings("fr", options=options, channels=tuple(range(25))), locale, saved=True))


async def test_the_ping_speaks_the_games_language(world: World) -> None:
    await world.slash(world.ana, "settings server", language="fr")
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    await world.press(world.ben, say("fr", "button-join"))
    await world.bot.boards.settle()
    await world.press(world.ana, say("fr", "button-start"))
    await settled(world)
    await waiting_for(world, world.ana)
    await waiting_for(world, world.ben)
    assert say("fr", "ping-person", person=f"<@{world.ben.id}>", asked="") in world.text()


@pytest.mark.parametrize(("first", "begun"), [("2026-01-01", "yes"), ("2026-02-01", "no")])
@pytest.mark.parametrize(("locale", "name"), [("en", "ana"), ("fr", "chloe")])
async def test_without_dates_a_holiday_is_shown_and_ends_by_a_press_or_one_reads_how_to_set_it(
    world: World, locale: str, name: str, first: str, begun: str
) -> None:
    member = getattr(world, name)
    await world.slash(member, "settings holiday", **{"from": first, "until": "2026-02-05"})
    days = holiday_text(locale, of(world, member), world.bot.table.clock.now())
    shown = world.reply(await world.slash(member, "settings holiday"))
    assert shown == say(locale, "holiday-set", days=days)
    assert holiday_text(locale, of(world, member), world.bot.table.clock.now()) == days, "who looks keeps it"
    ended = world.reply(await world.press(member, say(locale, "button-holiday-end", begun=begun)))
    assert ended == say(locale, "holiday-ended", begun=begun, days=days)
    none = await world.slash(member, "settings holiday")
    assert say(locale, "holiday-none") in world.reply(none)
    shown = await world.press(member, say(locale, "settings-button-holiday"))
    await world.submit(member, shown, first="2026-02-01", last="2026-02-10")
    assert of(world, member).holiday == Holiday(date(2026, 2, 1), date(2026, 2, 10))


@pytest.mark.parametrize(("locale", "name"), [("en", "ana"), ("fr", "chloe")])
async def test_a_second_holiday_says_what_holds_now_or_is_refused(world: World, locale: str, name: str) -> None:
    member, running = getattr(world, name), Holiday(date(2026, 1, 1), date(2026, 1, 5))
    await world.slash(member, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-05"})
    apart = await world.slash(member, "settings holiday", **{"from": "2026-01-20", "until": "2026-01-25"})
    assert error_line(locale, "holiday-running", {"last": running.last}) in world.reply(apart)
    assert of(world, member).holiday == running
    now = world.bot.table.clock.now()
    before = holiday_text(locale, of(world, member), now)
    longer = await world.slash(member, "settings holiday", **{"from": "2026-01-04", "until": "2026-01-09"})
    days = holiday_text(locale, of(world, member), now)
    assert of(world, member).holiday == Holiday(running.first, date(2026, 1, 9))
    assert say(locale, "holiday-instead", days=days, before=before) in world.reply(longer)


async def test_a_holiday_with_its_last_day_alone_begins_today_and_off_ends_it(world: World) -> None:
    told = world.reply(await world.slash(world.ben, "settings holiday", until="2026-01-05"))
    assert of(world, world.ben).holiday == Holiday(date(2026, 1, 1), date(2026, 1, 5))
    days = holiday_text("en", of(world, world.ben), world.bot.table.clock.now())
    assert told == say("en", "holiday-set", days=days), "one line, not the panel"
    ended = world.reply(await world.slash(world.ben, "settings holiday", until="off"))
    assert ended == say("en", "holiday-ended", begun="yes", days=days)


@pytest.mark.parametrize(
    ("written", "seconds"), [("every 2 days", 2 * 86400), ("tous les jours", 86400), ("Toutes les 6 heures", 6 * 3600)]
)
async def test_reminders_are_written_as_the_panel_shows_them(world: World, written: str, seconds: int) -> None:
    await world.slash(world.ben, "settings me", reminders=written)
    assert of(world, world.ben).remind == seconds


async def test_where_one_of_several_settings_is_refused_none_is_saved_and_one_reads_that(world: World) -> None:
    told = world.reply(await world.slash(world.ben, "settings me", time_zone="Rome", reminders="often"))
    assert told == f"{error_line('en', 'remind-unreadable', {'text': 'often'})} {say('en', 'settings-unsaved')}"
    assert of(world, world.ben).zone == ""
