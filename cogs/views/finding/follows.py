"""What those who follow a game get: each activation, with its picture."""

from __future__ import annotations

from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, gallery, text, view
from storage import FollowRow
from table import Game
from text import escape
from text.fluent.catalogue import say

__all__ = ["followed_text", "followed_view", "unfollow_button"]

CONTENT_MAX = 1900
TITLE_SHOWN = 60


def followed_view(
    game: Game, follow: FollowRow, chapter: str, board: str, picture: str | None, *, over: bool
) -> ui.LayoutView:
    """An activation for a follower. ``board``: the board's address; ``over``: it is the last one."""
    head = say(follow.locale, "follow-head", title=escape(game.title, TITLE_SHOWN))
    made = view(text(head, chapter, *([say(follow.locale, "follow-over")] if over else [])))
    if picture is not None:
        made.add_item(gallery((picture, chapter.replace("**", ""))))
    way = Button(label=say(follow.locale, "button-to-the-board"), url=board)
    return made.add_item(Row(way, *([] if over else [unfollow_button(follow)])))


def followed_text(game: Game, follow: FollowRow, chapter: str, board: str) -> str:
    """The same for a webhook, which takes no buttons."""
    head = say(follow.locale, "follow-head", title=escape(game.title, TITLE_SHOWN))
    room = CONTENT_MAX - len(head) - len(board)
    return f"{head}\n{chapter if len(chapter) <= room else '…' + chapter[-room:]}\n<{board}>"


def unfollow_button(follow: FollowRow, label: str | None = None) -> Button:
    """Stops following a game."""
    label = label or say(follow.locale, "button-unfollow")
    return Button(label=label[:80], custom_id=str(StandaloneId("unfollow", follow.id)))
