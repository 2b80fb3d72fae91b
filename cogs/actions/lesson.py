"""The lessons of `/help`, alone, in private, with the real rules; pages of the rulebook."""

import io
import re
from typing import Self

import discord
from discord import ui
from msgspec import structs

from cogs.actions.errors import apologise
from cogs.kit.custom_ids import LessonId, RuleId
from cogs.kit.drawing import draw_now
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import AnyInteraction, AnyItem, Interaction, is_private, may_play, private_locale, selected
from cogs.kit.metrics import known
from cogs.kit.reply import in_time, show
from cogs.views.lesson import lesson_files, lesson_view, refusal_text
from cogs.views.rulebook import rule_view
from render import draw_chart
from table.lessons import COURSES, first_course
from table.lessons.lesson import Lesson, lesson
from text.fluent.catalogue import say
from text.rulebook import TOPICS, chart_of, topic_of_why

NAME_MAX = 20


class LessonPress(ui.DynamicItem[AnyItem], template=LessonId.TEMPLATE):
    """A button of a lesson, of any message and age."""

    def __init__(self, item: AnyItem, pressed: LessonId) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: AnyInteraction, item: AnyItem, match: re.Match[str], /) -> Self:
        pressed = LessonId.of(match)
        return cls(item, structs.replace(pressed, name=pressed.name or first_course()))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Show the next step, or explain what is wrong. The lesson stays in one message."""
        known(interaction, "press lesson")
        try:
            if self.pressed.pick == "start":
                await start_lesson(interaction, self.pressed.name)
            else:
                await _choose(interaction, self.pressed)
        except Exception as error:
            await apologise(interaction, error)


async def start_lesson(interaction: Interaction, name: str) -> None:
    """Open a lesson at its first step, in private; the first lesson where there is none of that name."""
    await _show(interaction, lesson(_known(name), "", _names(interaction)), edit=False)


def _known(name: str) -> str:
    return name if name in COURSES else first_course()


def _names(interaction: Interaction) -> tuple[str, str]:
    return interaction.user.display_name[:NAME_MAX], say(private_locale(interaction), "lesson-partner")


async def _choose(interaction: Interaction, pressed: LessonId) -> None:
    """Make the choice, or go back a step. A lesson that can't be read from its custom id starts again."""
    locale, names = private_locale(interaction), _names(interaction)
    try:
        now = lesson(pressed.name, pressed.path, names)
        note = "" if pressed.pick == "back" else refusal_text(locale, now, int(pressed.pick))
        goes_on = pressed.pick != "back" and not note
        then = lesson(pressed.name, pressed.path + pressed.pick, names) if goes_on else now
    except ValueError:
        then, note = lesson(_known(pressed.name), "", names), say(locale, "lesson-lost")
    await _show(interaction, then, note=note)


async def _show(interaction: Interaction, now: Lesson, *, note: str = "", edit: bool = True) -> None:
    locale = private_locale(interaction)
    files = await in_time(interaction, lesson_files(now, locale))
    play = may_play(interaction)
    await show(interaction, lesson_view(now, locale, note, files, play=play), edit=edit, files=files)


# -- the rulebook -----------------------------------------------------------------------------------------------------


class RulePress(ui.DynamicItem[AnyItem], template=RuleId.TEMPLATE):
    """A button or a menu that leads to a rule, on any message, of any age."""

    def __init__(self, item: AnyItem, pressed: RuleId) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: AnyInteraction, item: AnyItem, match: re.Match[str], /) -> Self:
        pressed, chosen = RuleId.of(match), (selected(interaction) or ("",))[0]
        return cls(item, structs.replace(pressed, topic=pressed.topic or chosen))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Turn the user's own page in place, or open a page of their own."""
        known(interaction, "press rules")
        reader, locale = known_ruleset(self.pressed.ruleset), private_locale(interaction)
        topic = self.pressed.topic if self.pressed.topic in TOPICS else topic_of_why(self.pressed.topic, reader)
        try:
            await open_rule(interaction, topic, reader, locale, edit=self.pressed.page and is_private(interaction))
        except Exception as error:
            await apologise(interaction, error)


async def open_rule(
    interaction: Interaction, topic: str, reader: str, locale: str, *, private: bool = True, edit: bool = False
) -> None:
    """Show a page of the rulebook, with its chart."""
    chart, files = TOPICS[topic].chart, []
    if chart:
        drawing = draw_now(draw_chart, *chart_of(topic, locale, reader))
        picture = await in_time(interaction, drawing, private=private)
        files = [discord.File(io.BytesIO(picture.data), f"{chart}.png")]
    view = rule_view(locale, topic, reader, files[0].filename if files else None)
    sent = await show(interaction, view, private=private, edit=edit, files=files)
    if private and not edit:
        interaction.client.boards.panels.aside(sent)
