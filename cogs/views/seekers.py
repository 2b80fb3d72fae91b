"""Those who look for a game: their list, the form to join it, and the call to a game."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, menu_option, rows_of, text, view
from cogs.views.game.lobby import kind_of
from rules import RULESETS
from storage import CallRow, SeekerRow
from table import Game
from table.finding import DAYS, Wants, read_wants
from text import LOCALES, clean, escape
from text.campaign import person
from text.fluent.catalogue import say

SHOWN = 15
"""Seekers in one list."""
PACES = ("live", "post")
SPANS = (1, 3, 7, 14, 30)
"""Days for which somebody looks, on offer."""
NAME_SHOWN = 30
LABEL_MAX = 45
TITLE_SHOWN = 60


def wants_text(locale: str, wants: Wants) -> str:
    """What somebody looks for, in words."""
    facts = [
        say(locale, f"ruleset-{wants.ruleset}" if wants.ruleset in RULESETS else "seek-any-ruleset"),
        *([say(locale, f"size-{wants.size}")] if wants.size else []),
        *([say(locale, f"pace-{wants.pace}")] if wants.pace in PACES else []),
        ", ".join(say(locale, f"language-{name}") for name in wants.languages if name in LOCALES),
        ", ".join(say(locale, f"days-{name}") for name in wants.days if name in DAYS),
    ]
    return " · ".join(fact for fact in facts if fact)


def seekers_view(
    locale: str, rows: Sequence[SeekerRow], user: int, here: int, own: SeekerRow | None, note: str = ""
) -> ui.LayoutView:
    """All who look for a game: a button opens one for them. ``own``: what the user looks for."""
    others = [row for row in rows if row.user != user][:SHOWN]
    lines = [_line(locale, number, row, here) for number, row in enumerate(others, 1)]
    head = say(locale, "seek-others", count=len(others)) if others else say(locale, "seek-nobody")
    mine = _own_line(locale, own) if own else say(locale, "seek-not-you")
    calls = [
        Button(
            label=say(locale, "button-seek-call", name=clean(row.name, NAME_SHOWN)),
            custom_id=str(StandaloneId("seekcall", str(row.user))),
            style=ButtonStyle.success,
        )
        for row in others
    ]
    return view(text(*([note] if note else []), head, *lines), *rows_of(calls), text(mine), Row(*_own(locale, own)))


def looking_view(locale: str, own: SeekerRow) -> ui.LayoutView:
    """What the user looks for from now on, and the button to stop."""
    return view(text(_own_line(locale, own)), Row(*_own(locale, own)))


def _line(locale: str, number: int, row: SeekerRow, here: int) -> str:
    wants = wants_text(locale, read_wants(row.wants))
    where = "here" if row.guild == here else "elsewhere"
    until = f"<t:{round(row.until)}:d>"
    return say(locale, "seek-line", number=number, name=escape(row.name), wants=wants, where=where, until=until)


def _own_line(locale: str, own: SeekerRow) -> str:
    return say(locale, "seek-you", wants=wants_text(locale, read_wants(own.wants)), until=f"<t:{round(own.until)}:f>")


def _own(locale: str, own: SeekerRow | None) -> list[Button]:
    look = Button(
        label=say(locale, "button-seek-change" if own else "button-seek"),
        custom_id=str(StandaloneId("seek")),
        style=ButtonStyle.secondary if own else ButtonStyle.primary,
    )
    stop = Button(label=say(locale, "button-seek-stop"), custom_id=str(StandaloneId("seekstop")))
    games = Button(label=say(locale, "button-find-games"), custom_id=str(StandaloneId("lobbies")))
    return [look, *([stop] if own else []), games]


def seek_form(locale: str, wants: Wants) -> ui.Modal:
    """Ask what the user looks for."""
    form = ui.Modal(title=say(locale, "button-seek")[:LABEL_MAX], custom_id=str(StandaloneId("sought")))
    _add(form, locale, "ruleset", [(name, f"ruleset-{name}") for name in RULESETS], (wants.ruleset or "",))
    _add(form, locale, "pace", [(name, f"pace-{name}") for name in PACES], (wants.pace or "",))
    _add(form, locale, "languages", [(name, f"language-{name}") for name in LOCALES], wants.languages, several=True)
    _add(form, locale, "days", [(name, f"days-{name}") for name in DAYS], wants.days, several=True)
    spans = [menu_option(say(locale, "seek-span", count=days), f"{days}d", chosen=days == 7) for days in SPANS]
    field: ui.Select[ui.Modal] = ui.Select(custom_id="span", options=spans, required=True)
    form.add_item(ui.Label(text=say(locale, "seek-field-span")[:LABEL_MAX], component=field))
    form.stop()
    return form


def _add(
    form: ui.Modal,
    locale: str,
    name: str,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    several: bool = False,
) -> None:
    shown = [menu_option(say(locale, key), value, chosen=value in chosen) for value, key in options]
    field: ui.Select[ui.Modal] = ui.Select(
        custom_id=name, options=shown, required=False, min_values=0, max_values=len(shown) if several else 1
    )
    form.add_item(ui.Label(text=say(locale, f"seek-field-{name}")[:LABEL_MAX], component=field))


def host_name(game: Game) -> str:
    """The host's name at the table."""
    return next((seat.name for seat in game.seats if seat.user == game.host), "?")


def call_view(game: Game, locale: str, call: CallRow, board: str, server: str, note: str = "") -> ui.LayoutView:
    """Tell somebody that a game or a rematch has been opened for them, or that they have not answered; ``server``: its
    name, in a direct message; ``note``: what else they should know of it."""
    asked = call.user in game.unanswered
    key = "seek-again" if asked and not game.campaign and call.step == "call" else f"seek-{call.step}"
    told = say(
        locale,
        f"{key}-on" if server else key,
        user=f"<@{call.user}>",
        host=escape(host_name(game)),
        title=escape(game.title, TITLE_SHOWN),
        link=board,
        until=f"<t:{round(call.until)}:f>",
        **kind_of(game, locale),
        **({"rated": "yes" if game.rated else "no"} if key == "seek-again" else {}),
        **({"server": escape(server)} if server else {}),
    )
    join = Button(
        label=say(locale, "button-join"),
        custom_id=str(StandaloneId("findjoin", game.id)),
        style=discord.ButtonStyle.success,
    )
    decline = Button(label=say(locale, "button-decline"), custom_id=str(StandaloneId("decline", game.id)))
    stop = Button(label=say(locale, "button-seek-stop"), custom_id=str(StandaloneId("seekstop")))
    return view(text(told, *filter(None, [note])), Row(join, decline, *([] if asked else [stop])))


def call_over_view(game: Game, locale: str, call: CallRow, board: str) -> ui.LayoutView:
    """What the invited person was sent, once they have answered, nobody keeps their seat, or the game is no lobby."""
    facts = {"user": f"<@{call.user}>", "host": escape(host_name(game)), "title": escape(game.title, TITLE_SHOWN)}
    how = "off" if game.called_off else "joined" if call.step == "joined" else "begun" if game.state else call.step
    return view(text(say(locale, "seek-closed", how=how, link=board, **facts, **_free_for(game))))


def _free_for(game: Game) -> dict[str, str]:
    """Who may take a seat that is free: anyone, or a member of the game's campaign; ``two``: those who have met there
    have it count no more."""
    two = "yes" if game.campaign and game.players == 2 else "no"
    return {"campaign": escape(game.campaign) if game.campaign else "none", "two": two}


def no_guest_view(game: Game, locale: str, call: CallRow) -> ui.LayoutView:
    """Tell a host that somebody whom they have invited does not come."""
    facts = {"name": person(locale, call.name), "title": escape(game.title, TITLE_SHOWN)}
    find = Button(label=say(locale, "button-find-players"), custom_id=str(StandaloneId("seekers")))
    ways = [] if game.campaign else [Row(find)]  # only its members may play
    facts |= _free_for(game)
    return view(text(say(locale, f"seek-{call.step}", host=f"<@{game.host}>", **facts)), *ways)
