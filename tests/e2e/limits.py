"""What Discord takes in one message, one form and one command; see its developer documentation."""

from __future__ import annotations

import random
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.views.components import press_id
from cogs.views.game.map_plan import plan_view
from cogs.views.game.panel import panel_view, ping_view
from table import Game, Table
from table.planning import WHERE, ask_place, first_choices, own_request, preview_place
from tests.table.people import answer

PAGE = f"https://games.example.org/board/#{'0' * 130}"
"""A link to a board."""
COMPONENTS_MAX = 40
TEXT_MAX = 4000
OPTIONS_MAX = 25
ROW_MAX = FIELDS_MAX = 5
COMMAND_MAX = 8000
SUBCOMMANDS = {discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value}

SELECTS = {kind.value for kind in discord.ComponentType if kind.name.endswith("select")}
_MOST = {
    **{kind: {"placeholder": 150, "custom_id": 100} for kind in SELECTS},
    discord.ComponentType.button.value: {"label": 80, "custom_id": 100, "url": 512},
    discord.ComponentType.text_input.value: {"label": 45, "placeholder": 100, "custom_id": 100},
    discord.ComponentType.text_display.value: {"content": TEXT_MAX},
    discord.ComponentType.label.value: {"label": 45, "description": 100},
}
_OPTION_MOST = {"label": 100, "value": 100, "description": 100}


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, with those inside it."""
    for part in parts:
        yield part
        inner = [part[key] for key in ("accessory", "component") if part.get(key)]
        yield from walk([*part.get("components", []), *inner])


def request_faults(sent: object) -> list[str]:
    """What Discord would refuse about a request as it was sent: a message, a form, choices of an autocomplete."""
    data = sent.get("data", sent) if isinstance(sent, dict) else {}
    if not isinstance(data, dict):
        return []
    found = [fault for choice in data.get("choices", ()) for fault in _too_long(choice, {"name": 100, "value": 100})]
    found += ["too many choices"] if len(data.get("choices", ())) > OPTIONS_MAX else []
    found += _too_long(data, {"content": 2000} if data.get("content") else {})
    parts = list(walk(data.get("components") or []))
    if "title" in data and parts:
        return [*found, *_form_faults(data), *_part_faults(parts)]
    return found + (_message_faults(parts) if parts else [])


def faults(view: ui.LayoutView) -> list[str]:
    """What Discord would refuse about a message with these components."""
    return _message_faults(list(walk(view.to_components())))


def _message_faults(parts: list[dict[str, Any]]) -> list[str]:
    found = [f"{len(parts)} components"] if not 0 < len(parts) <= COMPONENTS_MAX else []
    texts = sum(len(part.get("content", "")) for part in parts)
    found += [f"{texts} characters of text"] if texts > TEXT_MAX else []
    return found + _part_faults(parts)


def modal_faults(form: ui.Modal) -> list[str]:
    """What Discord would refuse about a form."""
    shown = form.to_dict()
    return _form_faults(shown) + _part_faults(list(walk(shown["components"])))


def _form_faults(shown: dict[str, Any]) -> list[str]:
    found = _too_long(shown, {"title": 45, "custom_id": 100})
    return found + ([f"{len(shown['components'])} fields"] if len(shown["components"]) > FIELDS_MAX else [])


def _part_faults(parts: list[dict[str, Any]]) -> list[str]:
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    found = [f"{name} stands twice" for name in set(ids) if ids.count(name) > 1]
    for part in parts:
        kind = part["type"]
        found += _too_long(part, _MOST.get(kind, {}))
        if kind == discord.ComponentType.action_row.value and not 0 < len(part["components"]) <= ROW_MAX:
            found.append(f"{len(part['components'])} in a row")
        if kind == discord.ComponentType.button.value and not (part.get("label") or part.get("emoji")):
            found.append("a button without a face")
        if kind in SELECTS:
            found += _menu_faults(part)
        if kind == discord.ComponentType.select.value:
            found += _select_faults(part["options"])
        if kind == discord.ComponentType.text_input.value and len(part.get("value") or "") > part["max_length"]:
            found.append(f"{part['value'][:50]!r} is too long to begin with")
        for item in part.get("items", []):
            found += _too_long(item, {"description": 1024})
            found += [] if item.get("description") else ["a picture without words"]
    return found


def _menu_faults(menu: dict[str, Any]) -> list[str]:
    """What is wrong with how much may be chosen."""
    least, most = menu["min_values"], menu["max_values"]
    chosen = sum(bool(option.get("default")) for option in menu.get("options", ()))
    chosen += len(menu.get("default_values", ()))
    found = [f"{least} to {most} values"] if not 0 <= least <= most or not 0 < most <= OPTIONS_MAX else []
    found += ["a required menu of which nothing need be chosen"] if menu["required"] and least == 0 else []
    found += [f"{most} values of fewer options"] if most > len(menu.get("options", [0] * OPTIONS_MAX)) else []
    return found + ([f"{chosen} chosen of {most}"] if chosen > most else [])


def _select_faults(options: list[dict[str, Any]]) -> list[str]:
    values = [option["value"] for option in options]
    found = [f"{len(options)} options"] if not 0 < len(options) <= OPTIONS_MAX else []
    found += ["an option stands twice"] if len(set(values)) < len(values) else []
    return found + [fault for option in options for fault in _too_long(option, _OPTION_MOST)]


def _too_long(part: dict[str, Any], limits: dict[str, int]) -> list[str]:
    found = []
    for name, most in limits.items():
        text = part.get(name)
        if text is not None and not 0 < len(text) <= most:
            found.append(f"{name} is {len(text)} long: {text[:50]!r}")
    return found


def command_faults(command: dict[str, Any]) -> list[str]:
    """What Discord would refuse about a command, its subcommands, options and choices."""
    options, choices = command.get("options", []), command.get("choices", [])
    found = [*_told(command), *_same_names(options), *_same_names(choices), *_order_faults(options)]
    found += [f"{len(options)} options"] if len(options) > OPTIONS_MAX else []
    found += [f"{len(choices)} choices"] if len(choices) > OPTIONS_MAX else []
    found += ["choices and an autocomplete"] if choices and command.get("autocomplete") else []
    for choice in choices:
        named = [*_texts(choice, "name"), str(choice["value"])]
        found += [f"choice {text!r}" for text in named if not 0 < len(text) <= 100]
    found = [f"{command['name']}: {fault}" for fault in found]
    return found + [f"{command['name']} {fault}" for option in options for fault in command_faults(option)]


def _told(command: dict[str, Any]) -> list[str]:
    """What is wrong with a name or a description; a menu of messages has a name of any words, and no description."""
    if "description" not in command:
        return [f"name {name!r}" for name in _texts(command, "name") if not 0 < len(name) <= 32]
    found = [f"name {name!r}" for name in _texts(command, "name") if not _is_name(name)]
    tales = _texts(command, "description")
    return found + [f"{len(tale)} characters: {tale!r}" for tale in tales if not 0 < len(tale) <= 100]


def _is_name(text: str) -> bool:
    """Whether Discord takes a name of a command or an option: letters, digits, - _ ', all of them small."""
    fine = all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    return 0 < len(text) <= 32 and fine and text == text.lower()


def _same_names(parts: list[dict[str, Any]]) -> list[str]:
    """Options, or choices, that have the same name in a language."""
    languages = {language for part in parts for language in part.get("name_localizations") or {}}
    found = []
    for language in (*languages, ""):
        names = Counter((part.get("name_localizations") or {}).get(language, part["name"]) for part in parts)
        found += [f"{name!r} stands twice" for name, count in names.items() if count > 1]
    return found


def _order_faults(options: list[dict[str, Any]]) -> list[str]:
    """Options that are required after others that are not; subcommands beside options, or deeper than in one group."""
    required = [bool(option.get("required")) for option in options]
    found = [] if required == sorted(required, reverse=True) else ["a required option after another"]
    nested = [option["type"] in SUBCOMMANDS for option in options]
    found += [] if all(nested) or not any(nested) else ["subcommands beside options"]
    inner = [deep["type"] for option in options if option["type"] == 1 for deep in option.get("options", [])]
    return found + (["a subcommand in a subcommand"] if set(inner) & SUBCOMMANDS else [])


def _texts(part: dict[str, Any], name: str) -> list[str]:
    """A text in English and its translations."""
    return [part[name], *(part.get(f"{name}_localizations") or {}).values()]


def command_size(command: dict[str, Any]) -> int:
    """Characters that count towards Discord's limit: of each text its longest translation."""
    size = sum(_longest(command, name) for name in ("name", "description"))
    size += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in command.get("choices", []))
    return size + sum(map(command_size, command.get("options", [])))


def _longest(part: dict[str, Any], name: str) -> int:
    return max(map(len, _texts({name: "", **part}, name)))


# -- games ----------------------------------------------------------------------------------------------------------


async def kinds_checked(table: Table, game: Game, steps: int, every: int) -> set[str]:
    """Play at random; check the panels of each new kind of question, and of one question in ``every``.

    Returns the kinds of the questions that came.
    """
    chance, seen = random.Random(5), set()
    for step in range(steps):
        if not game.requests:
            break
        request = game.requests[0]
        user = game.seats[request.player].user
        first = "" if request.kind == WHERE else next((item.choice for item in first_choices(game, request)), None)
        if (request.kind, first is None) not in seen or step % every == 0:
            seen.add((request.kind, first is None))
            faults = _decision_faults(game, user, first)
            assert not faults, (request.kind, faults)
        assert own_request(game, user) == request
        game = await answer(table, game, chance.choice(request.options).choice)
    return {kind for kind, _ in seen}


def _decision_faults(game: Game, user: int, first: str | None) -> list[str]:
    """The faults of a user's panels. ``first``: the answer that leads to a place to plan; None: none does."""
    assert all(press_id(game, "faces", item.choice) for item in own_request(game, user).options)
    found: list[str] = []
    for locale in ("en", "fr"):
        found += faults(panel_view(game, user, locale, note="n" * 300))
        found += faults(ping_view(game, [user], locale, "https://discord.com/channels/1/2/3"))
        if first is not None:
            asked = ask_place(game, user, first)
            planned = preview_place(asked, asked.request.options[0].choice)
            found += faults(plan_view(game, user, locale, planned, 1.0, "plan.png", PAGE))
    return found
