"""A step of a lesson as a message, and the way to each lesson. The buttons hold the learner's progress."""

import io

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import LessonId, StandaloneId
from cogs.kit.drawing import draw_now
from cogs.kit.glyphs import option_emoji
from cogs.views.components import LABEL_MAX, Button, Row, gallery, text, view
from cogs.views.rulebook import rule_button
from release import VERSION
from render import DiceGroup, Picture, Rolled, draw_chart, draw_dice, draw_plan, draw_state
from rules import Throw
from table import Game
from table.lessons import COURSES, first_course
from table.lessons.lesson import Lesson, attempt, planned, shown_options, struck
from table.planning import own_request
from text import dice_text, error_line, escape, narrator
from text.fluent.catalogue import has, say
from text.rulebook import chart_of
from text.words import distance

OTHERS_MAX = 4
FIRST_GAME = "first"
"""The argument of the button that opens a game against a bot and begins it."""
FIRST_ROLL = "2W B G 2Rd|"
"""What a newcomer rolls, with no label."""


def help_view(sentence: str, locale: str, *, play: bool) -> ui.LayoutView:
    """A text, and under it the ways in: a first game (``play``), the first lesson, a roll; then a table for friends
    (``play``) and the other lessons."""
    first, *others = (_start_button(locale, name) for name in COURSES)
    roll = _entry(locale, "first-roll", StandaloneId("roll", FIRST_ROLL), "🎲")
    ways_in = Row(*([_first_game_button(locale)] if play else []), first, roll)
    foot = text(say(locale, "help-foot", version=VERSION))
    return view(text(sentence), ways_in, Row(*([play_button(locale)] if play else []), *others), foot)


def news_view(locale: str) -> ui.LayoutView:
    """The message of `/help what:new`: the version and its news for players."""
    return view(text(f"### {say(locale, 'news-title', version=VERSION)}", say(locale, "news")))


def _entry(
    locale: str, name: str, pressed: StandaloneId, emoji: str, style: ButtonStyle = ButtonStyle.secondary
) -> Button:
    return Button(label=say(locale, f"button-{name}"), custom_id=str(pressed), style=style, emoji=emoji)


def _first_game_button(locale: str) -> Button:
    """Begins a game against a recruit at once."""
    return _entry(locale, "first-game", StandaloneId("newgame", FIRST_GAME), "▶️", ButtonStyle.primary)


def play_button(locale: str) -> Button:
    """Opens a game in the channel, all as usual."""
    return _entry(locale, "play-now", StandaloneId("newgame"), "🪑")


def lesson_view(now: Lesson, locale: str, note: str, files: list[discord.File], *, play: bool) -> ui.LayoutView:
    """A learner's step: the events since the last choice, pictures, and the next choices; at the end the way to other
    lessons, ``play``: and into a game."""
    body = ui.Container[ui.LayoutView](text(_story(now, locale)))
    for file in files:
        body.add_item(gallery((file.filename, file.description or "")))
    body.add_item(text(note, _task(now, locale)))
    for row in _rows(now, locale, play=play):
        body.add_item(row)
    return view(body)


async def lesson_files(now: Lesson, locale: str) -> list[discord.File]:
    """The dice of an attack that was just rolled, if any, the chart that explains the choices, and the board."""
    files = []
    thrown = struck(now)
    if thrown is not None:
        picture = await draw_now(draw_dice, (_dice_group(thrown),))
        alt = say(locale, f"{now.course.words}-dice", dice=dice_text(locale, thrown.dice, thrown.faces))
        files.append(discord.File(io.BytesIO(picture.data), f"dice-{now.path}.png", description=alt))
    if now.step is not None and now.step.chart:
        chart, words, ruleset = chart_of(now.step.chart, locale, now.state.ruleset)
        picture = await draw_now(draw_chart, chart, words, ruleset)
        alt = ". ".join(words.values())
        files.append(discord.File(io.BytesIO(picture.data), f"chart-{now.path}.png", description=alt))
    picture = await _board(now, locale)
    alt = narrator(now.state).alt_text(locale, now.state)
    return [*files, discord.File(io.BytesIO(picture.data), f"lesson-{now.path}.png", description=alt)]


async def _board(now: Lesson, locale: str) -> Picture:
    """The board, or a close-up of the plan that the step is about."""
    plan = planned(now)
    if plan is None:
        return await draw_now(draw_state, now.state, narrator(now.state).board_labels(locale, now.state))
    state, preview = plan
    return await draw_now(draw_plan, state, narrator(state).board_labels(locale, state), preview)


def _dice_group(thrown: Throw) -> DiceGroup:
    pairs = enumerate(zip(thrown.dice, thrown.faces, strict=True))
    return DiceGroup(tuple(Rolled(die, face, place in thrown.idle) for place, (die, face) in pairs))


# -- words ----------------------------------------------------------------------------------------------------------


def refusal_text(locale: str, now: Lesson, place: int) -> str:
    """Why a choice is wrong; empty for a right one. Raises ``ValueError`` for a choice that the step doesn't have."""
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


def _facts(locale: str, now: Lesson) -> dict[str, str]:
    you, partner = now.state.players
    far = {name: distance(locale, units) for name, units in now.course.measures.items()}
    return {**far, "you": escape(you.name), "partner": escape(partner.name)}


def _story(now: Lesson, locale: str) -> str:
    """The step, and the events since the last choice."""
    title = say(locale, f"{now.course.words}-title-{_step_name(now)}")
    if now.step is None:
        head = say(locale, "lesson-head-end", title=title)
    else:
        head = say(locale, "lesson-head", step=len(now.path) + 1, steps=len(now.course.steps), title=title)
    intro = [] if now.path else [say(locale, f"{now.course.words}-intro", **_facts(locale, now))]
    lines = [narrator(told.state).event_line(locale, told.event, told.state) for told in now.happened]
    return "\n".join([head, *intro, *(f"> {line.removeprefix('### ')}" for line in lines if line)])


def _step_name(now: Lesson) -> str:
    return "end" if now.step is None else now.step.name


def _task(now: Lesson, locale: str) -> str:
    return say(locale, f"{now.course.words}-{_step_name(now)}", **_facts(locale, now))


# -- buttons --------------------------------------------------------------------------------------------------------


def _rows(now: Lesson, locale: str, *, play: bool) -> list[Row]:
    name = now.course.id
    if now.step is None:
        again = _button(say(locale, "lesson-again"), LessonId(name, "", "back"))
        others = [_start_button(locale, other) for other in COURSES if other != name]
        links = (_topic_button(now, locale, topic) for topic in now.course.topics)
        alone = [_first_game_button(locale)] if name == first_course() else []
        game = [Row(*alone, play_button(locale))] if play else []
        return [*game, Row(*links), Row(again, *others[:OTHERS_MAX])]
    picks = [_choice_button(now, place, locale) for place in range(len(now.step.choices))]
    footer = [_topic_button(now, locale, now.step.topic)]
    if now.path:
        footer.insert(0, _button(say(locale, "lesson-back"), LessonId(name, now.path[:-1], "back")))
    return [Row(*picks), Row(*footer)]


def _button(
    label: str, pressed: LessonId, *, style: ButtonStyle = ButtonStyle.secondary, emoji: str | None = None
) -> Button:
    return Button(label=label[:LABEL_MAX], custom_id=str(pressed), style=style, emoji=emoji)


def _start_button(locale: str, name: str) -> Button:
    key = "button-learn" if name == first_course() else f"button-learn-{name}"
    return _button(say(locale, key), LessonId(name, "", "start"), emoji="🎓")


def _topic_button(now: Lesson, locale: str, topic: str) -> Button:
    return rule_button(locale, topic, now.state.ruleset, label=say(locale, f"rule-title-{topic}"))


def _choice_button(now: Lesson, place: int, locale: str) -> Button:
    step = now.course.steps[len(now.path)]
    offered = tuple(shown_options(now, step.choices[place]))
    label = " · ".join(narrator(state).option_label(locale, item, state) for item, state in offered)
    emoji = option_emoji(offered[0][0]) if offered else None
    return _button(label, LessonId(now.course.id, now.path, str(place)), style=ButtonStyle.primary, emoji=emoji)


def advice(game: Game, user: int, locale: str) -> str:
    """What a user may do next at a table, or whom it waits for."""
    player, title = game.player_of(user), escape(game.title)
    if game.status == "ended":
        return say(locale, "help-ended", title=title)
    if game.state is None:
        key = "help-lobby-seated" if player is not None else "help-lobby"
        return say(locale, key, title=title, campaign="yes" if game.campaign else "no")
    if user in game.waiting:
        asked = narrator(game.state).question(locale, own_request(game, user), game.state)
        return f"{say(locale, 'help-turn', title=title)}\n{asked}"
    waiting = "\n".join(narrator(game.state).waiting_line(locale, request, game.state) for request in game.requests)
    key = "help-waiting" if player is not None else "help-watching"
    return f"{say(locale, key, title=title)}\n{waiting}"
