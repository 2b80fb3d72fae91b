"""Settings as a private panel, with menus, buttons and forms to change them."""

from collections.abc import Iterable, Sequence
from datetime import date

import discord
from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Item, Menu, Row, menu, menu_option, text, view
from cogs.views.times import holiday_text
from table.settings import OWN_WORDS, SERVER_WORDS, GuildSettings, UserSettings
from table.time.clock import DAY, HOUR
from text import LOCALES
from text.fluent.catalogue import language_name, say
from text.words import day_text
from think import LEVELS

REMINDER_INTERVALS = ("6h", "12h", "1d", "2d", "3d", "7d")
"""Intervals on offer; others can be written."""
QUIET_FORM, HOLIDAY_FORM = "quiet", "holiday"
EXAMPLE = (date(2026, 12, 24), date(2027, 1, 2))
"""A holiday, to show how days are written."""
AS_DISCORD = "discord"
"""The choice of Discord's language instead of one's own."""
PREFIXES = {"ping": "pings", "boards": "reading"}
"""What the keys of a setting's words begin with, where that is not its name."""

LABEL_MAX = 45
FIELD_MAX = 60
CHANNELS_MAX = 25


def user_view(chosen: UserSettings, locale: str, now: float, *, saved: bool, more: Sequence[str] = ()) -> ui.LayoutView:
    """A user's settings, and the controls to change them; ``more``: what the change means for them."""
    hours = str(chosen.quiet).replace("-", "–") if chosen.quiet else say(locale, "settings-quiet-none")
    lines = [
        say(locale, "settings-me-title"),
        _language_line(chosen.language, locale),
        say(locale, "settings-pings", where=say(locale, f"pings-{chosen.ping}")),
        say(locale, "settings-quiet", hours=hours, zone=chosen.zone or "UTC"),
        say(locale, "settings-remind", every=_interval(locale, chosen.remind), on="yes" if chosen.remind else "no"),
        say(locale, "settings-holiday", days=holiday_text(locale, chosen, now) or say(locale, "settings-holiday-none")),
        say(locale, "settings-ask", what=say(locale, f"ask-{chosen.ask}")),
        say(locale, "settings-panel", where=say(locale, f"panel-{chosen.panel}")),
        say(locale, "settings-reading", how=say(locale, f"reading-{chosen.reading}")),
        *more,
    ]
    every = dict.fromkeys([*REMINDER_INTERVALS, _written(chosen.remind)] if chosen.remind else REMINDER_INTERVALS)
    reminders = [("0", say(locale, "settings-off")), *((name, _named(locale, name)) for name in every)]
    pings, *others = (_word_menu(locale, "setme", *words, chosen) for words in OWN_WORDS.items())
    menus = (
        _menu(locale, "setme", "language", _languages(locale), chosen.language or AS_DISCORD),
        pings,
        _menu(locale, "setme", "remind", reminders, _written(chosen.remind)),
        *others,
    )
    buttons = Row(*(form_button(locale, form) for form in (QUIET_FORM, HOLIDAY_FORM)))
    return _view(lines, [*map(Row, menus), buttons], locale, saved)


def guild_view(chosen: GuildSettings, locale: str, *, saved: bool, voided: bool = False) -> ui.LayoutView:
    """A server's settings. ``voided``: links to its boards have just been made void."""
    usual = say(locale, "settings-usual")
    options = ", ".join(say(locale, f"advanced-{name}") for name in (chosen.options or "").split(", ") if name)
    channels = ", ".join(f"<#{channel}>" for channel in chosen.channels)
    hidden = ", ".join(f"<@{user}>" for user in chosen.hidden)
    lines = [
        say(locale, "settings-server-title"),
        _language_line(chosen.language, locale),
        say(locale, "settings-size", size=say(locale, f"size-{chosen.size}") if chosen.size else usual),
        say(locale, "settings-dice", dice=say(locale, f"dice-{chosen.dice or 'bot'}")),
        say(locale, "settings-deployment", deployment=say(locale, f"deployment-{chosen.deployment or 'guided'}")),
        say(locale, "settings-options", options=options or usual),
        say(locale, "settings-stand-in", level=say(locale, f"level-{chosen.stand_in or 'referee'}")),
        say(locale, "settings-channels", channels=channels or say(locale, "settings-anywhere")),
        say(locale, "settings-rated", rated=chosen.rated),
        say(locale, "settings-pictures", pictures=say(locale, f"pictures-{chosen.pictures}")),
        say(locale, "settings-boards", how=say(locale, f"reading-{chosen.boards}")),
        *([say(locale, "settings-hidden", users=hidden)] if hidden else []),
        *([say(locale, "settings-links-void")] if voided else []),
        *_finding_lines(chosen, locale),
    ]
    language = _menu(locale, "setserver", "language", _languages(locale), chosen.language or AS_DISCORD)
    levels = _worded(locale, "level", ("referee", *LEVELS))
    stand_in = _menu(locale, "setserver", "stand-in", levels, chosen.stand_in or "referee")
    words = (_word_menu(locale, "setserver", *words, chosen) for words in SERVER_WORDS.items())
    menus = (language, stand_in, *words, _forum_menu(chosen, locale), _channel_menu(chosen, locale))
    return _view(lines, [Row(item) for item in menus], locale, saved)


def _finding_lines(chosen: GuildSettings, locale: str) -> list[str]:
    """What other servers see of this one, what this one sees of them, and the forum for games."""
    forum = f"<#{chosen.forum}>" if chosen.forum else say(locale, "settings-off")
    shared = {name: say(locale, f"switch-{getattr(chosen, name)}") for name in ("share", "others")}
    lines = [say(locale, f"settings-{name}", **{name: value}) for name, value in shared.items()]
    return [*lines, say(locale, "settings-forum", forum=forum)]


def _forum_menu(chosen: GuildSettings, locale: str) -> Item:
    kind = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=str(StandaloneId("setserver", "forum")),
        placeholder=say(locale, "settings-forum-placeholder"),
        channel_types=[discord.ChannelType.forum],
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=chosen.forum, type=kind)] if chosen.forum else [],
    )


def quiet_form(chosen: UserSettings, locale: str) -> ui.Modal:
    """Ask for quiet hours and the time zone."""
    form = _form(locale, QUIET_FORM)
    _add_field(form, "quiet", say(locale, "settings-field-quiet"), "22:00-07:00", str(chosen.quiet or ""))
    _add_field(form, "zone", say(locale, "settings-field-zone"), "Europe/Paris", chosen.zone)
    return form


def holiday_form(chosen: UserSettings, locale: str) -> ui.Modal:
    """Ask for the first and the last day of a holiday."""
    form, days = _form(locale, HOLIDAY_FORM), chosen.holiday
    first, last = (day_text(locale, day) for day in EXAMPLE)
    began, ends = ("", "") if days is None else (day_text(locale, day) for day in (days.first, days.last))
    _add_field(form, "first", say(locale, "settings-field-first"), first, began)
    _add_field(form, "last", say(locale, "settings-field-last"), last, ends)
    return form


# -- lines ----------------------------------------------------------------------------------------------------------


def _language_line(language: str | None, locale: str) -> str:
    name = language_name(language) if language else say(locale, f"language-{AS_DISCORD}")
    return say(locale, "settings-language", language=name)


def _interval(locale: str, seconds: float) -> str:
    return _named(locale, _written(seconds)) if seconds else say(locale, "settings-off")


def _written(seconds: float) -> str:
    """An interval as it is offered: ``2d``, ``6h``, ``0``."""
    if seconds and seconds % DAY == 0:
        return f"{round(seconds / DAY)}d"
    return f"{round(seconds / HOUR)}h" if seconds else "0"


def _named(locale: str, written: str) -> str:
    return say(locale, "settings-days" if written.endswith("d") else "settings-hours", count=int(written[:-1]))


# -- controls -------------------------------------------------------------------------------------------------------


def _languages(locale: str) -> list[tuple[str, str]]:
    return [*((name, language_name(name)) for name in LOCALES), (AS_DISCORD, say(locale, f"language-{AS_DISCORD}"))]


def _worded(locale: str, prefix: str, names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, say(locale, f"{prefix}-{name}")) for name in names]


def _menu(locale: str, verb: str, argument: str, options: Sequence[tuple[str, str]], now: str) -> Menu:
    """``options`` as (value, label). The one in force also names the setting: a closed menu shows no more."""
    shown = [
        menu_option(say(locale, "settings-now", what=argument, value=label), value, chosen=True)
        if value == now
        else menu_option(label, value)
        for value, label in options
    ]
    return menu(str(StandaloneId(verb, argument)), shown)


def _word_menu(locale: str, verb: str, name: str, words: Iterable[str], chosen: UserSettings | GuildSettings) -> Menu:
    """The menu of a setting that is one of a few words."""
    return _menu(locale, verb, name, _worded(locale, PREFIXES.get(name, name), words), getattr(chosen, name))


def _channel_menu(chosen: GuildSettings, locale: str) -> Item:
    kind = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=str(StandaloneId("setserver", "channels")),
        placeholder=say(locale, "settings-channels-placeholder"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
        min_values=0,
        max_values=CHANNELS_MAX,
        default_values=[discord.SelectDefaultValue(id=channel, type=kind) for channel in chosen.channels],
    )


def form_button(locale: str, form: str) -> Button:
    """The button that opens one of the forms."""
    return Button(label=say(locale, f"settings-button-{form}"), custom_id=str(StandaloneId("setform", form)))


def holiday_view(chosen: UserSettings, locale: str, now: float, more: Sequence[str] = ()) -> ui.LayoutView:
    """A user's holiday, present or to come, with buttons to end or change it; ``more``: what it means for them."""
    begun = "yes" if chosen.holiday and chosen.holiday.span(chosen.zone)[0] <= now else "no"
    label, style = say(locale, "button-holiday-end", begun=begun), discord.ButtonStyle.danger
    end = Button(label=label, style=style, custom_id=str(StandaloneId("endholiday")))
    told = [say(locale, "holiday-set", days=holiday_text(locale, chosen, now)), *more]
    return view(text(*told), Row(end, form_button(locale, HOLIDAY_FORM)))


def _view(lines: Sequence[str], rows: Sequence[Row], locale: str, saved: bool) -> ui.LayoutView:
    told = "\n".join([*lines, say(locale, "settings-saved")] if saved else lines)
    return view(ui.Container(text(told), *rows))


def _form(locale: str, name: str) -> ui.Modal:
    title = say(locale, f"settings-button-{name}")
    form = ui.Modal(title=title[:LABEL_MAX], custom_id=str(StandaloneId("setwritten", name)))
    form.stop()
    return form


def _add_field(form: ui.Modal, name: str, label: str, hint: str, value: str) -> None:
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=label[:LABEL_MAX],
        custom_id=name,
        placeholder=hint,
        default=value,
        required=False,
        max_length=FIELD_MAX,
    )
    form.add_item(field)
