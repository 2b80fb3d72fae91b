"""The demo activation of `/help`: alone, in private, with the real rules. Where one stands is in the buttons.

A component's ``custom_id`` is ``lesson:<path>:<pick>``: the choices made so far, and what is pressed now.
"""

from __future__ import annotations

import io
import re
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from cogs.draw import drawn_at_once
from cogs.errors import apologise
from cogs.links import profile_of, rule_button
from cogs.reply import Interaction, patiently, private_locale, show
from render import DiceGroup, Rolled, draw_dice, draw_state
from rules import State
from rules.rapid_attack.events import AttackResolved
from table.lesson import PATH_MAX, STEPS, Lesson, attempt, lesson, shown_options
from text import alt_text, board_labels, dice_text, distance, error_line, escape, event_line, option_label
from text.catalogue import has, say

__all__ = ["LessonPress", "help_view", "start_lesson"]

TEMPLATE = r"lesson:(?P<path>\d{0,20}):(?P<pick>\d|start|back)"
TEXT_MAX = 3900
NAME_MAX = 20
LEAVE = ("activation", "hit-chart", "stations", "doomsday")
"""Topics to read next, at the end."""

Button = ui.Button[ui.LayoutView]


def _id(path: str, pick: str) -> str:
    return f"lesson:{path}:{pick}"


def help_view(text: str, locale: str) -> ui.LayoutView:
    """What `/help` says, with the way to the lesson under it."""
    learn: Button = ui.Button(label=say(locale, "button-learn")[:80], custom_id=_id("", "start"), emoji="🎓")
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    return view.add_item(ui.ActionRow(learn))


class LessonPress(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Any button of the lesson."""

    def __init__(self, item: ui.Item[Any], path: str, pick: str) -> None:
        super().__init__(item)
        self.path, self.pick = path, pick

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(item, match["path"], match["pick"])

    async def callback(self, interaction: Interaction) -> None:
        """Goes on, or says why not; the lesson stays one message."""
        try:
            if self.pick == "start":
                await start_lesson(interaction)
            else:
                await _press(interaction, self.path, self.pick)
        except Exception as error:
            await apologise(interaction, error)


async def start_lesson(interaction: Interaction) -> None:
    """Opens the lesson at its first step, in private."""
    await _show(interaction, lesson("", _names(interaction)), edit=False)


def _names(interaction: Interaction) -> tuple[str, str]:
    return interaction.user.display_name[:NAME_MAX], say(private_locale(interaction), "lesson-partner")


async def _press(interaction: Interaction, path: str, pick: str) -> None:
    locale, names = private_locale(interaction), _names(interaction)
    try:
        now = lesson(path, names)
        note = "" if pick == "back" else _refusal(locale, now, int(pick))
        then = lesson(path + pick, names) if pick != "back" and not note else now
    except ValueError:
        then, note = lesson("", names), say(locale, "lesson-lost")
    await _show(interaction, then, note=note)


def _refusal(locale: str, now: Lesson, place: int) -> str:
    """Why a choice does not take the learner on; empty for one that does. Raises ``ValueError`` for none at all."""
    if now.step is None or place >= len(now.step.choices):
        raise ValueError(place)
    choice = now.step.choices[place]
    if choice.right:
        return ""
    error, key = attempt(now, place), f"lesson-no-{now.step.name}-{choice.name}"
    reasons = [error_line(locale, error.code, error.facts)] if error is not None else []
    if has("en", key):
        reasons.append(say(locale, key, **_facts(locale, now)))
    return say(locale, "lesson-wrong", why=" ".join(reasons))


def _facts(locale: str, now: Lesson) -> dict[str, Any]:
    profile, players = profile_of(now.state.ruleset), now.state.players
    return {
        "reach": distance(locale, profile, profile.reach),
        "ruler": distance(locale, profile, profile.ruler),
        "you": escape(players[0].name),
        "partner": escape(players[1].name),
    }


async def _show(interaction: Interaction, now: Lesson, *, note: str = "", edit: bool = True) -> None:
    locale = private_locale(interaction)
    files = await patiently(interaction, _pictures(now, locale))
    view = _view(now, locale, note, files)
    await show(interaction, view, edit=edit, files=files)


# -- what is seen -------------------------------------------------------------------------------------------------


async def _pictures(now: Lesson, locale: str) -> list[discord.File]:
    """The damage dice if any have just fallen, and the board."""
    files = []
    struck = [told.event for told in now.told if isinstance(told.event, AttackResolved)]
    if struck:
        picture = await drawn_at_once(draw_dice, (_damage(struck[-1]),))
        alt = say(locale, "lesson-dice", dice=dice_text(("R6",) * len(struck[-1].dice), struck[-1].dice))
        files.append(discord.File(io.BytesIO(picture.data), f"dice-{now.path}.png", description=alt))
    files.append(await _board(now.state, locale, now.path))
    return files


def _damage(event: AttackResolved) -> DiceGroup:
    pairs = zip(event.dice, event.strikes, strict=True)
    return DiceGroup(tuple(Rolled("R6", face, strike is None) for face, strike in pairs))


async def _board(state: State, locale: str, path: str) -> discord.File:
    picture = await drawn_at_once(draw_state, state, board_labels(locale, state))
    return discord.File(io.BytesIO(picture.data), f"lesson-{path}.png", description=alt_text(locale, state))


def _view(now: Lesson, locale: str, note: str, files: list[discord.File]) -> ui.LayoutView:
    body = ui.Container[ui.LayoutView](ui.TextDisplay(_story(now, locale)[:TEXT_MAX]))
    for file in files:
        item = discord.MediaGalleryItem(f"attachment://{file.filename}", description=file.description)
        body.add_item(ui.MediaGallery(item))
    text = "\n".join(part for part in (note, _task(now, locale)) if part)
    body.add_item(ui.TextDisplay(text[:TEXT_MAX]))
    for row in _rows(now, locale):
        body.add_item(row)
    return ui.LayoutView(timeout=None).add_item(body)


def _story(now: Lesson, locale: str) -> str:
    """Where the learner stands, and what has happened since the last choice."""
    if now.step is None:
        head = say(locale, "lesson-head-end", title=say(locale, "lesson-title-end"))
    else:
        title = say(locale, f"lesson-title-{now.step.name}")
        head = say(locale, "lesson-head", step=len(now.path) + 1, steps=PATH_MAX, title=title)
    intro = [] if now.path else [say(locale, "lesson-intro", **_facts(locale, now))]
    lines = [event_line(locale, told.event, told.state) for told in now.told]
    return "\n".join([head, *intro, *(f"> {line.removeprefix('### ')}" for line in lines if line)])


def _task(now: Lesson, locale: str) -> str:
    name = "end" if now.step is None else now.step.name
    return say(locale, f"lesson-{name}", **_facts(locale, now))


def _rows(now: Lesson, locale: str) -> list[ui.ActionRow[ui.LayoutView]]:
    if now.step is None:
        again: Button = ui.Button(label=say(locale, "lesson-again"), custom_id=_id("", "back"))
        links = (rule_button(locale, topic, now.state.ruleset, label=_title(locale, topic)) for topic in LEAVE)
        return [ui.ActionRow(*links), ui.ActionRow(again)]
    picks = [_pick(now, place, locale) for place in range(len(now.step.choices))]
    aside = [rule_button(locale, now.step.topic, now.state.ruleset, label=_title(locale, now.step.topic))]
    if now.path:
        aside.insert(0, ui.Button(label=say(locale, "lesson-back"), custom_id=_id(now.path[:-1], "back")))
    return [ui.ActionRow(*picks), ui.ActionRow(*aside)]


def _title(locale: str, topic: str) -> str:
    return say(locale, f"rule-title-{topic}")


def _pick(now: Lesson, place: int, locale: str) -> Button:
    step = STEPS[len(now.path)]
    labels = (option_label(locale, item, state) for item, state in shown_options(now, step.choices[place]))
    return ui.Button(label=" · ".join(labels)[:80], custom_id=_id(now.path, str(place)), style=ButtonStyle.primary)
