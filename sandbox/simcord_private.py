"""simcord's private names, read in 3.2.1; nothing else touches one.

Its version is pinned. When an update fails in ``tests/architecture/test_private_names.py``: look up in simcord what the
name has become, put it here, and play a turn in the sandbox.
"""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol

import simcord
from aiohttp import web
from simcord.http import router
from simcord.http.router import Handler
from simcord.preview import Preview

READ_IN = "3.2.1"

Rest = Callable[..., Coroutine[Any, Any, None]]
"""Waits until the bot has nothing left to do."""
Answers = Callable[[web.Request], Awaitable[web.Response]]
Routes = dict[str, list[tuple[list[str], Handler]]]


class Pressed(Protocol):
    """An interaction, and how far its answer is."""

    responded: bool
    deferred: bool


class Page(Protocol):
    """What a viewer sees; ``revision`` grows with every drawing."""

    id: str
    revision: int
    channel_id: int
    snapshot: Mapping[str, Any]


def rest(env: simcord.Env | type[simcord.Env]) -> Rest:
    """How a world waits for its bot; of the class: as simcord has written it."""
    return env._settle_internal


def replace_rest(env: simcord.Env, other: Rest) -> None:
    """Let a world wait for its bot in another way."""
    env._settle_internal = other  # type: ignore[method-assign]


def let_refuse(env: simcord.Env) -> None:
    """Let the bot's requests be refused: simcord takes a refusal for a failed test."""
    env._record_error = lambda error: None  # type: ignore[method-assign]


def keep_picture(env: simcord.Env, address: str, picture: bytes) -> None:
    """Have a picture at an address of Discord's; simcord discards those of emojis."""
    env.backend.cdn._blobs[address] = picture


def webhook_request(env: simcord.Env) -> Callable[..., Awaitable[object]]:
    """How answers to interactions are sent."""
    return env._webhook_adapter.request


def routes() -> Routes:
    """The Discord API's handlers by method, each with its path; to be changed in place."""
    return router._ROUTES


class Inside:
    """A preview's inside: its pages, and the server that shows them."""

    def __init__(self, preview: Preview) -> None:
        self._preview: Any = preview

    @property
    def act(self) -> Callable[..., Awaitable[object]]:
        """Does what a viewer has done on a page."""
        return self._preview._action

    @property
    def draw(self) -> Callable[..., None]:
        """Draws a page."""
        return self._preview._publish

    def replace(self, act: Callable[..., Awaitable[object]], draw: Callable[..., None]) -> None:
        """Act and draw in another way."""
        vars(self._preview).update(_action=act, _publish=draw)

    def interaction(self) -> Pressed | None:
        """The interaction that is under way."""
        action = self._preview._active_action
        return None if action is None else action.interaction

    def page(self, context: str | None) -> Page | None:
        """A tab's page."""
        return self._preview._pages.get(context)

    def place(self, context: str | None) -> int:
        """The channel in which a tab is. Raises ``SetupError`` where there is no such tab."""
        return self._preview._get_page(context).channel_id

    def go(self, context: str | None, channel: int) -> None:
        """Show a tab another channel, at its end. Raises ``SetupError`` where there is no such tab.

        The page's generation stays: what it asks as it loads is refused for another one.
        """
        page = self._preview._get_page(context)
        self._preview._clear_page_assets(page)
        self._preview._reset_queries(page)
        page.channel_id = channel
        page.target_id = page.window_end_id = page.modal = page.modal_handle = None
        self._preview._publish(page, reason="navigation")

    def serve(self, files: Mapping[str, str], types: Mapping[str, str]) -> None:
        """Serve files of ours too: each path's file, each file's type."""
        server = self._preview._server
        server._STATIC_FILES = {**server._STATIC_FILES, **files}
        server._STATIC_CONTENT_TYPES = {**server._STATIC_CONTENT_TYPES, **types}

    def answers(self) -> Answers:
        """How a request for a file is answered."""
        return self._preview._server._static

    def replace_answers(self, other: Answers) -> None:
        """Answer requests for files in another way."""
        self._preview._server._static = other

    def authorized(self, request: web.Request) -> bool:
        """Whether a request comes from one of its pages."""
        return self._preview._server._authorized(request)
