"""The lessons of `/help`: alone, in private, with the real rules. Where one stands is in the buttons.

A component's ``custom_id`` is ``lesson:<name>:<path>:<pick>``: which lesson, the choices made so far, and what is
pressed now. Without a name it is the first lesson, as in messages from when there was no other.
"""

from __future__ import annotations

import io
import re
from typing import Any, Self

import discord
from discord import ButtonStyle, ui

from cogs.kit.drawing import drawn_at_once
from cogs.kit.errors import apologise
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views.rulebook import rule_button
from render import DiceGroup, Rolled, draw_dice, draw_state
from rules import State, Throw
from table.lessons import first_course
from table.lessons.lesson import COURSES, Lesson, attempt, lesson, shown_options, struck
from text import alt_text, board_labels, dice_text, error_line, escape, event_line, option_label
from text.fluent.catalogue import has, say
from text.words import distance

__all__ = ["LessonPress", "help_view", "start_lesson"]

TEMPLATE = r"lesson:(?:(?P<name>[a-z-]{1,30}):)?(?P<path>\d{0,20}):(?P<pick>\d|start|back)"
TEXT_MAX = 3900
NAME_MAX = 20

Button = ui.Button[ui.LayoutView]


def _id(name: str, path: str, pick: str) -> str:
    return f"lesson:{name}:{path}:{pick}"


def _open_button(locale: str, name: str) -> Button:
    """Opens a lesson."""
    key = "button-learn" if name == first_course() else f"button-learn-{name}"
    return ui.Button(label=say(locale, key)[:80], custom_id=_id(name, "", "start"), emoji="🎓")


def help_view(text: str, locale: str) -> ui.LayoutView:
    """What `/help` says, with the way to each lesson under it."""
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    return view.add_item(ui.ActionRow(*(_open_button(locale, name) for name in COURSES)))


class LessonPress(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Any button of a lesson."""

    def __init__(self, item: ui.Item[Any], name: str, path: str, pick: str) -> None:
        super().__init__(item)
        self.name, self.path, self.pick = name, path, pick

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(item, match["name"] or first_course(), match["path"], match["pick"])

    async def callback(self, interaction: Interaction) -> None:
        """Goes on, or says why not; the lesson stays one message."""
        try:
            if self.pick == "start":
                await start_lesson(interaction, self.name)
            else:
                await _press(interaction, self.name, self.path, self.pick)
        except Exception as error:
            await apologise(interaction, error)


async def start_lesson(interaction: Interaction, name: str) -> None:
    """Opens a lesson at its first step, in private; the first one where there is none of that name."""
    await _show(interaction, lesson(_known(name), "", _names(interaction)), edit=False)


def _known(name: str) -> str:
    return name if name in COURSES else first_course()


def _names(interaction: Interaction) -> tuple[str, str]:
    return interaction.user.display_name[:NAME_MAX], say(private_locale(interaction), "lesson-partner")


async def _press(interaction: Interaction, name: str, path: str, pick: str) -> None:
    locale, names = private_locale(interaction), _names(interaction)
    try:
        now = lesson(name, path, names)
        note = "" if pick == "back" else _refusal(locale, now, int(pick))
        then = lesson(name, path + pick, names) if pick != "back" and not note else now
    except ValueError:
        then, note = lesson(_known(name), "", names), say(locale, "lesson-lost")
    await _show(interaction, then, note=note)


def _refusal(locale: str, now: Lesson, place: int) -> str:
    """Why a choice does not take the learner on; empty for one that does. Raises ``ValueError`` for none at all."""
    if now.step is None or place >= len(now.step.choices):
        raise ValueError(place)
    choice = now.step.choices[place]
    if choice.right:
        return ""
    error, key = attempt(now, place), f"{now.course.words}-no-{now.step.name}-{choice.name}"
    reasons = [error_line(locale, error.code, error.facts)] if error is not None else []
    if has("en", key):
        reasons.append(say(locale, key, **_facts(locale, now)))
    return say(locale, "lesson-wrong", why=" ".join(reasons))


def _facts(locale: str, now: Lesson) -> dict[str, Any]:
    you, partner = now.state.players
    far = {name: distance(locale, units) for name, units in now.course.measures.items()}
    return {**far, "you": escape(you.name), "partner": escape(partner.name)}


async def _show(interaction: Interaction, now: Lesson, *, note: str = "", edit: bool = True) -> None:
    locale = private_locale(interaction)
    files = await patiently(interaction, _pictures(now, locale))
    view = _view(now, locale, note, files)
    await show(interaction, view, edit=edit, files=files)


# -- what is seen -------------------------------------------------------------------------------------------------


async def _pictures(now: Lesson, locale: str) -> list[discord.File]:
    """The dice of an attack if any have just fallen, and the board."""
    files = []
    thrown = struck(now)
    if thrown is not None:
        picture = await drawn_at_once(draw_dice, (_group(thrown),))
        alt = say(locale, f"{now.course.words}-dice", dice=dice_text(thrown.dice, thrown.faces))
        files.append(discord.File(io.BytesIO(picture.data), f"dice-{now.path}.png", description=alt))
    files.append(await _board(now.state, locale, now.path))
    return files


def _group(thrown: Throw) -> DiceGroup:
    pairs = enumerate(zip(thrown.dice, thrown.faces, strict=True))
    return DiceGroup(tuple(Rolled(die, face, place in thrown.idle) for place, (die, face) in pairs))


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
    title = say(locale, f"{now.course.words}-title-{_step_name(now)}")
    if now.step is None:
        head = say(locale, "lesson-head-end", title=title)
    else:
        head = say(locale, "lesson-head", step=len(now.path) + 1, steps=len(now.course.steps), title=title)
    intro = [] if now.path else [say(locale, f"{now.course.words}-intro", **_facts(locale, now))]
    lines = [event_line(locale, told.event, told.state) for told in now.told]
    return "\n".join([head, *intro, *(f"> {line.removeprefix('### ')}" for line in lines if line)])


def _step_name(now: Lesson) -> str:
    return "end" if now.step is None else now.step.name


def _task(now: Lesson, locale: str) -> str:
    return say(locale, f"{now.course.words}-{_step_name(now)}", **_facts(locale, now))


def _rows(now: Lesson, locale: str) -> list[ui.ActionRow[ui.LayoutView]]:
    name = now.course.id
    if now.step is None:
        again: Button = ui.Button(label=say(locale, "lesson-again"), custom_id=_id(name, "", "back"))
        more = [_open_button(locale, other) for other in COURSES if other != name]
        topics = now.course.topics
        links = (rule_button(locale, topic, now.state.ruleset, label=_title(locale, topic)) for topic in topics)
        return [ui.ActionRow(*links), ui.ActionRow(again, *more[:4])]
    picks = [_pick(now, place, locale) for place in range(len(now.step.choices))]
    aside = [rule_button(locale, now.step.topic, now.state.ruleset, label=_title(locale, now.step.topic))]
    if now.path:
        aside.insert(0, ui.Button(label=say(locale, "lesson-back"), custom_id=_id(name, now.path[:-1], "back")))
    return [ui.ActionRow(*picks), ui.ActionRow(*aside)]


def _title(locale: str, topic: str) -> str:
    return say(locale, f"rule-title-{topic}")


def _pick(now: Lesson, place: int, locale: str) -> Button:
    step = now.course.steps[len(now.path)]
    labels = (option_label(locale, item, state) for item, state in shown_options(now, step.choices[place]))
    custom_id = _id(now.course.id, now.path, str(place))
    return ui.Button(label=" · ".join(labels)[:80], custom_id=custom_id, style=ButtonStyle.primary)
