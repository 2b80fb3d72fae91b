"""What Discord takes in one message, one form and one command; see its developer documentation."""

from __future__ import annotations

import random
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

__all__ = ["PAGE", "command_faults", "command_size", "faults", "kinds_checked", "modal_faults", "walk"]

PAGE = f"https://games.example.org/board/#{'0' * 130}"
"""A link to a board."""
COMPONENTS_MAX = 40
TEXT_MAX = 4000
OPTIONS_MAX = 25
ROW_MAX = 5
COMMAND_MAX = 8000

_MOST = {
    discord.ComponentType.button.value: {"label": 80, "custom_id": 100},
    discord.ComponentType.select.value: {"placeholder": 150, "custom_id": 100},
    discord.ComponentType.text_input.value: {"label": 45, "placeholder": 100, "custom_id": 100},
    discord.ComponentType.text_display.value: {"content": TEXT_MAX},
}
_OPTION_MOST = {"label": 100, "value": 100, "description": 100}


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, with those inside it."""
    for part in parts:
        yield part
        inner = [part[key] for key in ("accessory", "component") if part.get(key)]
        yield from walk([*part.get("components", []), *inner])


def faults(view: ui.LayoutView) -> list[str]:
    """What Discord would refuse about a message with these components."""
    parts = list(walk(view.to_components()))
    found = [f"{len(parts)} components"] if not 0 < len(parts) <= COMPONENTS_MAX else []
    texts = sum(len(part.get("content", "")) for part in parts)
    found += [f"{texts} characters of text"] if texts > TEXT_MAX else []
    return found + _part_faults(parts)


def modal_faults(form: ui.Modal) -> list[str]:
    """What Discord would refuse about a form."""
    shown = form.to_dict()
    found = [f"{name} is too long" for name, most in (("title", 45), ("custom_id", 100)) if len(shown[name]) > most]
    return found + _part_faults(list(walk(shown["components"])))


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
        if kind == discord.ComponentType.select.value:
            found += _select_faults(part["options"])
        for item in part.get("items", []):
            found += _too_long(item, {"description": 1024})
            found += [] if item.get("description") else ["a picture without words"]
    return found


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
    found = _told(command)
    options = command.get("options", [])
    found += [f"{command['name']}: {len(options)} options"] if len(options) > OPTIONS_MAX else []
    for option in options:
        found += [f"{command['name']} {fault}" for fault in command_faults(option)]
    choices = command.get("choices", [])
    found += [f"{command['name']}: {len(choices)} choices"] if len(choices) > OPTIONS_MAX else []
    for choice in choices:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        found += [f"choice {name!r}" for name in names if not 0 < len(name) <= 100]
    return found


def _told(command: dict[str, Any]) -> list[str]:
    names = [command["name"], *(command.get("name_localizations") or {}).values()]
    tales = [command.get("description", "-"), *(command.get("description_localizations") or {}).values()]
    found = [f"name {name!r}" for name in names if not 0 < len(name) <= 32]
    return found + [f"{command['name']}: {len(tale)} characters" for tale in tales if not 0 < len(tale) <= 100]


def command_size(command: dict[str, Any]) -> int:
    """Characters that count towards Discord's limit: of each text its longest translation."""
    size = sum(_longest(command, name) for name in ("name", "description"))
    size += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in command.get("choices", []))
    return size + sum(map(command_size, command.get("options", [])))


def _longest(part: dict[str, Any], name: str) -> int:
    texts = [part.get(name, ""), *(part.get(f"{name}_localizations") or {}).values()]
    return max(map(len, texts))


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
            assert not _decision_faults(game, user, first), request.kind
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
