"""Settings as a private panel: what is chosen, and menus, buttons and forms to choose otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.clicks.anywhere import quick_id
from table.settings import PINGS, GuildSettings, UserSettings
from table.time.clock import DAY, HOUR
from text import LOCALES
from text.fluent.catalogue import say

__all__ = ["HOLIDAY_FORM", "QUIET_FORM", "REMINDS", "guild_view", "holiday_form", "quiet_form", "user_view"]

REMINDS = ("6h", "12h", "1d", "2d", "3d", "7d")
"""Intervals that are offered; others can be written."""
QUIET_FORM, HOLIDAY_FORM = "quiet", "holiday"

CHANNEL = discord.SelectDefaultValueType.channel
Menu = ui.Select[ui.LayoutView]


def user_view(chosen: UserSettings, locale: str, now: float, *, saved: bool) -> ui.LayoutView:
    """Everything that somebody has chosen, and the ways to change it."""
    lines = [
        say(locale, "settings-me-title"),
        say(locale, "settings-language", language=say(locale, f"language-{chosen.language or 'discord'}")),
        say(locale, "settings-pings", where=say(locale, f"pings-{chosen.ping}")),
        _quiet_line(chosen, locale),
        say(locale, "settings-remind", every=interval(locale, chosen.remind)),
        _holiday_line(chosen, locale, now),
    ]
    languages = [(name, say(locale, f"language-{name}")) for name in (*LOCALES, "discord")]
    pings = [(name, say(locale, f"pings-{name}")) for name in PINGS]
    every = dict.fromkeys([*REMINDS, _written(chosen.remind)] if chosen.remind else REMINDS)
    reminds = [("0", say(locale, "settings-off")), *((name, _named(locale, name)) for name in every)]
    menus = (
        _menu("setme", "language", languages, chosen.language or "discord"),
        _menu("setme", "ping", pings, chosen.ping),
        _menu("setme", "remind", reminds, _written(chosen.remind)),
    )
    buttons = [
        ui.Button[ui.LayoutView](label=say(locale, f"settings-button-{form}"), custom_id=quick_id("setform", form))
        for form in (QUIET_FORM, HOLIDAY_FORM)
    ]
    return _view(lines, menus, ui.ActionRow(*buttons), locale, saved)


def guild_view(chosen: GuildSettings, locale: str, *, saved: bool) -> ui.LayoutView:
    """Everything that a server has chosen."""
    usual = say(locale, "settings-usual")
    options = ", ".join(say(locale, f"advanced-{name}") for name in (chosen.options or "").split(", ") if name)
    lines = [
        say(locale, "settings-server-title"),
        say(locale, "settings-language", language=say(locale, f"language-{chosen.language or 'discord'}")),
        say(locale, "settings-size", size=say(locale, f"size-{chosen.size}") if chosen.size else usual),
        say(locale, "settings-dice", dice=say(locale, f"dice-{chosen.dice or 'bot'}")),
        say(locale, "settings-deployment", deployment=say(locale, f"deployment-{chosen.deployment or 'guided'}")),
        say(locale, "settings-options", options=options or usual),
        say(
            locale,
            "settings-channels",
            channels=", ".join(f"<#{channel}>" for channel in chosen.channels) or say(locale, "settings-anywhere"),
        ),
    ]
    languages = [(name, say(locale, f"language-{name}")) for name in (*LOCALES, "discord")]
    places: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=quick_id("setserver", "channels"),
        placeholder=say(locale, "settings-channels-placeholder"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
        min_values=0,
        max_values=25,
        default_values=[discord.SelectDefaultValue(id=channel, type=CHANNEL) for channel in chosen.channels],
    )
    menus = (_menu("setserver", "language", languages, chosen.language or "discord"), places)
    return _view(lines, menus, None, locale, saved)


def quiet_form(chosen: UserSettings, locale: str) -> ui.Modal:
    """Asks for quiet hours and the time zone."""
    form = _form(locale, QUIET_FORM)
    _field(form, "quiet", say(locale, "settings-field-quiet"), "22:00-07:00", str(chosen.quiet or ""))
    _field(form, "zone", say(locale, "settings-field-zone"), "Europe/Paris", chosen.zone)
    return form


def holiday_form(chosen: UserSettings, locale: str) -> ui.Modal:
    """Asks for the first and the last day of a holiday."""
    form, days = _form(locale, HOLIDAY_FORM), chosen.holiday
    _field(form, "first", say(locale, "settings-field-first"), "2026-12-24", str(days.first) if days else "")
    _field(form, "last", say(locale, "settings-field-last"), "2027-01-02", str(days.last) if days else "")
    return form


def interval(locale: str, seconds: float) -> str:
    """How long something is, in whole days or hours; nothing is off."""
    return _named(locale, _written(seconds)) if seconds else say(locale, "settings-off")


def _written(seconds: float) -> str:
    if seconds and seconds % DAY == 0:
        return f"{round(seconds / DAY)}d"
    return f"{round(seconds / HOUR)}h" if seconds else "0"


def _named(locale: str, written: str) -> str:
    return say(locale, "settings-days" if written.endswith("d") else "settings-hours", count=int(written[:-1]))


def _quiet_line(chosen: UserSettings, locale: str) -> str:
    hours = str(chosen.quiet).replace("-", "–") if chosen.quiet else say(locale, "settings-off")
    return say(locale, "settings-quiet", hours=hours, zone=chosen.zone)


def _holiday_line(chosen: UserSettings, locale: str, now: float) -> str:
    if chosen.holiday is None or chosen.holiday_span()[1] <= now:
        return say(locale, "settings-holiday", days=say(locale, "settings-off"))
    days = say(locale, "settings-holiday-days", first=str(chosen.holiday.first), last=str(chosen.holiday.last))
    return say(locale, "settings-holiday", days=days)


def _menu(verb: str, argument: str, options: Sequence[tuple[str, str]], now: str) -> Menu:
    shown = [discord.SelectOption(label=label[:100], value=value, default=value == now) for value, label in options]
    return ui.Select(custom_id=quick_id(verb, argument), options=shown)


def _view(
    lines: Sequence[str],
    menus: Sequence[ui.Item[ui.LayoutView]],
    buttons: ui.ActionRow[ui.LayoutView] | None,
    locale: str,
    saved: bool,
) -> ui.LayoutView:
    text = "\n".join([*lines, say(locale, "settings-saved")] if saved else lines)
    body = ui.Container[ui.LayoutView](ui.TextDisplay(text))
    for menu in menus:
        body.add_item(ui.ActionRow(menu))
    if buttons is not None:
        body.add_item(buttons)
    return ui.LayoutView(timeout=None).add_item(body)


def _form(locale: str, name: str) -> ui.Modal:
    form = ui.Modal(title=say(locale, f"settings-button-{name}")[:45], custom_id=quick_id("setwritten", name))
    form.stop()
    return form


def _field(form: ui.Modal, name: str, label: str, hint: str, value: str) -> None:
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=label[:45], custom_id=name, placeholder=hint, default=value, required=False, max_length=60
    )
    form.add_item(field)
