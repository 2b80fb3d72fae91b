"""The state of a game of Rapid Attack around its board: clock, scores, stations, the acting frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from render.action import Measures, draw_action
from render.kit import scoreboard, widgets
from render.kit.boxes import Box
from render.kit.palette import FAINT, PANEL, SOFT, TEXT
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, text_width, write
from render.scene import Action, Card, Post
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.profile import Clock
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Frame, State, is_terrain

_ROW = Measures(waiting=(84, 48, FAINT))


def part_of(state: State, frame: Frame) -> str:
    """A frame's part in the activation: gone, active, suspended, done or ready."""
    if not frame.alive:
        return "gone"
    if state.stack and state.stack[-1].frame == frame.id:
        return "active"
    if any(act.frame == frame.id for act in state.stack):
        return "suspended"
    return "done" if frame.activated else "ready"


def card_of(state: State, frame: Frame) -> Card:
    """A frame as data."""
    return Card(
        id=frame.id,
        owner=frame.owner,
        name="" if frame.name == frame.id else clean(frame.name),
        part=part_of(state, frame),
        targeted=bool(state.stack) and state.stack[-1].target == frame.id and frame.alive,
        systems=frame.systems,
        lost=frame.lost,
        white=frame.white,
        whole=max(state.profile.white, frame.white),
        rockets=frame.rockets,
        defense=frame.defense,
        defense_die=frame.defense_die,
        spots=() if frame.spot is None else ((frame.spot_die or "", frame.spot),),
        posts=frame.declared_near,
    )


def posts_of(state: State) -> Iterator[Post]:
    """The stations as data."""
    for station in state.stations:
        near = tuple(frame.id for frame in state.frames if station.id in frame.declared_near)
        yield Post(station.id, station.holder, near)


def draw_clock(image: Image.Image, box: Box, state: State, caption: str) -> None:
    """Draw the doomsday clock."""
    scoreboard.draw_countdown(image, box, clock_of(state), caption, late=state.clock <= scoreboard.LATE)


def clock_of(state: State) -> tuple[int, int]:
    """The number on the doomsday clock and all its rounds: rounds left, or gone where the ruleset counts up."""
    whole = max(state.clock_start, state.clock)
    return state.clock if state.profile.clock_shown is Clock.DOWN else whole - state.clock, whole


def rank_of(ranks: Sequence[str], place: int) -> str:
    """The text of a place in the order."""
    return clean(ranks[place]) if place < len(ranks) else f"{place + 1}."


def draw_score(image: Image.Image, box: Box, state: State, place: int, rank: str, assets: str, decides: bool) -> None:
    """Draw the score of the player at a place in the order. ``assets``: what its factors count."""
    score = score_of(state, place)
    points = scoreboard.counted_points(score.points, clean(assets))
    scoreboard.draw_score(image, box, structs.replace(score, points=points, rank=rank, decides=decides))


def score_of(state: State, place: int) -> scoreboard.PlayerScore:
    """The score of the player at a place in the order."""
    player = state.order[place]
    seat = state.players[player]
    return scoreboard.score_of(state, player, scoreboard.points_text(seat.ppa, state.assets(player), seat.adjust))


def draw_post(image: Image.Image, box: Box, post: Post) -> None:
    """Draw a station, its flag, and the frames at it."""
    widgets.plate(image, box, PANEL, 8)
    widgets.lay(image, widgets.flag(post.holder, 40), (box.x + 26, box.middle))
    label = clean(post.id, "?")
    x = box.x + 50
    x += write(image, (x, box.middle), fit(label, box.right - 8 - x, 28, "Bold"), 28, TEXT, "Bold") + 10
    shown = [widgets.id_label(frame) for frame in post.near]
    text = " ".join(shown)
    if text_width(text, 24) > box.right - 8 - x and len(shown) > 1:
        text = f"{shown[0]} +{len(shown) - 1}"
    if text_width(text, 24) <= box.right - 8 - x:
        write(image, (x, box.middle), text, 24, SOFT)


# -- the acting frame -------------------------------------------------------------------------------------------------


def draw_acting(image: Image.Image, box: Box, state: State, terrain: str) -> None:
    """Draw the acting frame. ``terrain``: the word for it as a target."""
    owners = {frame.id: frame.owner for frame in state.frames}
    draw_action(image, box, action_of(state), owners, _ROW, terrain)


def action_of(state: State) -> Action:
    """The acting frame as data."""
    act = state.stack[-1]
    return Action(
        unit=act.frame,
        target=_target(state, act.target),
        range="" if act.range is None else RANGE_OF[act.range],
        dice=tuple(shown_dice(act)),
        waiting=tuple(other.frame for other in reversed(state.stack[:-1])),
    )


def _target(state: State, target: str) -> str:
    """A frame's id, ``terrain``, or the id and kind of a piece."""
    if target in (NOTHING, TERRAIN) or not is_terrain(target):
        return "" if target == NOTHING else target
    return f"{target} {clean(state.piece(target).name)}"


def shown_dice(act: Activation) -> Iterator[scoreboard.ShownDie]:
    """The dice of an activation."""
    return (_shown(act, index) for index in range(len(act.dice)))


def _shown(act: Activation, index: int) -> scoreboard.ShownDie:
    purpose = _purpose(act, index)
    return scoreboard.ShownDie(act.dice[index], act.faces[index], index in act.used and not purpose, purpose)


def _purpose(act: Activation, index: int) -> str:
    """The icon of what a die is being used for."""
    if act.attack is not None and index == act.attack.die:
        return "reticle"
    return "eye" if index == act.spot_with else ""
