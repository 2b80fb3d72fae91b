"""A step of a lesson as a message, and the way to each lesson; what to do next. Buttons hold the learner's progress."""

import io
from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import LessonId, StandaloneId
from cogs.kit.drawing import draw_now
from cogs.kit.glyphs import option_emoji
from cogs.views.campaign import bye_text, name_of
from cogs.views.components import LABEL_MAX, Button, Row, gallery, text, view
from cogs.views.desk import state_text
from cogs.views.game_list import fitting
from cogs.views.missions import missions_button, puzzle_button
from cogs.views.rulebook import rule_button
from release import VERSION
from render import DiceGroup, Picture, Rolled, draw_chart, draw_dice, draw_plan, draw_state
from rules import Throw
from rules.campaign.tournament import open_matches
from table import Game
from table.campaign.model import Campaign
from table.lessons import COURSES, first_course
from table.lessons.lesson import Lesson, attempt, planned, shown_options, struck
from table.missions import FIRST, MISSIONS, Mission
from table.planning import own_request
from text import dice_text, error_line, escape, narrator
from text.fluent.catalogue import has, say
from text.rulebook import chart_of
from text.words import distance

OTHERS_MAX = 4
ADVICE_LINES = 24
"""Of several campaigns together, in `/help`."""
FIRST_GAME = "first"
"""The argument of the button that opens a game against a bot and begins it."""
FIRST_ROLL = "2W B G 2Rd|"
"""What a newcomer rolls, with no label."""


def help_view(sentence: str, locale: str, *rows: Row, play: bool) -> ui.LayoutView:
    """A text with its own ``rows``, and under it the ways in: a first game of each family (``play``); the first
    lesson, a roll, a table for friends and missions (``play``); the other lessons, and today's puzzle (``play``)."""
    first, *others = (_start_button(locale, name) for name in COURSES)
    roll = _entry(locale, "first-roll", StandaloneId("roll", FIRST_ROLL), "🎲")
    others_first = [_first_of(locale, each[0], family) for family, each in MISSIONS.items() if each[0] is not FIRST]
    games = [Row(_first_game_button(locale), *others_first)] if play else []
    more = [play_button(locale), missions_button(locale)] if play else []
    puzzle = [puzzle_button(locale)] if play else []
    foot = text(say(locale, "help-foot", version=VERSION))
    return view(text(sentence), *rows, *games, Row(first, roll, *more), Row(*others, *puzzle), foot)


def about_view(locale: str, subject: str) -> ui.LayoutView:
    """The message of `/help` about a subject: how it works, and its commands."""
    return view(text(f"### {say(locale, f'help-about-{subject}')}", say(locale, f"help-text-{subject}")))


def news_view(locale: str) -> ui.LayoutView:
    """The message of `/help what:new`: the version and its news for players."""
    return view(text(f"### {say(locale, 'news-title', version=VERSION)}", say(locale, "news")))


def _entry(
    locale: str, name: str, pressed: StandaloneId, emoji: str, style: ButtonStyle = ButtonStyle.secondary
) -> Button:
    return Button(label=say(locale, f"button-{name}"), custom_id=str(pressed), style=style, emoji=emoji)


def _first_game_button(locale: str, family: str = "") -> Button:
    """Begins the first mission of a family at once, else a newcomer's first game."""
    pressed = StandaloneId("mission", MISSIONS[family][0].name) if family else StandaloneId("newgame", FIRST_GAME)
    return _entry(locale, "first-game", pressed, "▶️", ButtonStyle.primary)


def _first_of(locale: str, mission: Mission, family: str) -> Button:
    """Begins the first mission of another family than a newcomer's first game."""
    label = say(locale, "button-first-game-of", game=say(locale, f"title-ruleset-{family}"))
    return Button(label=label, custom_id=str(StandaloneId("mission", mission.name)))


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
        game = [Row(_first_game_button(locale, name), play_button(locale), missions_button(locale))] if play else []
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
        return say(locale, "help-ended", title=title, campaign="yes" if game.campaign else "no")
    if game.state is None:
        key = "help-lobby-seated" if player is not None else "help-lobby"
        return say(locale, key, title=title, campaign="yes" if game.campaign else "no")
    if user in game.waiting:
        asked = narrator(game.state).question(locale, own_request(game, user), game.state)
        return f"{say(locale, 'help-turn', title=title)}\n{asked}"
    waiting = "\n".join(narrator(game.state).waiting_line(locale, request, game.state) for request in game.requests)
    key = "help-waiting" if player is not None else "help-watching"
    return f"{seat_left_line(game, user, locale) or say(locale, key, title=title)}\n{waiting}"


def seat_left_line(game: Game, user: int, locale: str) -> str:
    """How a user comes back to the seat that they have left, or that they have asked for it; empty: they left none."""
    if game.seat_left_by(user) is None:
        return ""
    asked = "yes" if game.open_wish is not None and game.open_wish.user == user else "no"
    return say(locale, "help-seat-awaits", title=escape(game.title), asked=asked)


def campaigns_advice(locale: str, told: Sequence[Sequence[str]]) -> str:
    """The advice of `/help` in a channel with campaigns, and their commands. ``told``: the lines of each campaign; of
    several only the first lines are shown."""
    most = ADVICE_LINES // max(1, len(told)) if len(told) > 1 else None
    return fitting([*(line for lines in told for line in lines[:most]), say(locale, "help-campaign")], locale)


def campaign_advice(locale: str, campaign: Campaign, user: int, waiting: Sequence[str], *, runs: bool) -> list[str]:
    """How far a campaign has come, and what is ``waiting`` in it for a user, who may also run it."""
    inside = campaign.member(user) is not None
    lines = [say(locale, "campaign-title", name=name_of(campaign)), state_text(locale, campaign).strip()]
    if left := len(open_matches(campaign.rounds)):
        lines.append(say(locale, "help-campaign-open", count=left))
    if campaign.is_tournament and not campaign.rounds and not (runs and len(campaign.active) > 1):
        lines.append(say(locale, "tournament-waits"))
    if user in campaign.resting:
        lines.append(bye_text(locale, campaign, [user]))
    elif inside or runs:
        lines += waiting
    if not inside and (not campaign.rounds or campaign.takes_more):
        lines.append(say(locale, "help-campaign-join"))
    if runs:
        lines.append(say(locale, "help-campaign-desk"))
    return list(filter(None, lines))
