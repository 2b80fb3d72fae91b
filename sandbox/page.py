"""What the sandbox adds to simcord's page: an address that stays, a light theme, a first hint, word of a restart.

Uses of simcord's private names are marked; its version is pinned.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord.preview import Preview

__all__ = ["dress", "kept_key"]

_HERE = Path(__file__).parent
_RUN = "/sandbox-run"
_EMPTY = "No messages in this channel."
_HINT = "Nothing here yet. Type /game new and press Enter twice: a game opens. “Viewing as” switches the player."
_ADDED = '<link rel="stylesheet" href="/sandbox.css"><script type="module" src="/sandbox.js"></script></head>'


def kept_key(file: Path) -> str:
    """The secret of the page's address, the same at every start."""
    if not file.exists() or not file.read_text():  # nothing in it: it was being written when the power went
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text()


def dress(preview: Preview, key: str | None) -> None:
    """Add ours to the page, before it opens. ``key``: the secret of its address; None for a new one."""
    if key is not None:
        preview.capability = key
    # These three names are private.
    server: Any = preview._server
    names = {"/sandbox.css": str(_HERE / "page.css"), "/sandbox.js": str(_HERE / "page.js"), _RUN: ""}
    types = {names["/sandbox.css"]: "text/css"}
    server._STATIC_FILES = {**server._STATIC_FILES, **names}
    server._STATIC_CONTENT_TYPES = {**server._STATIC_CONTENT_TYPES, **types}
    server._static = _serving(server._static, secrets.token_hex(8))


def _serving(serve: Callable[[Any], Awaitable[Any]], run: str) -> Callable[[Any], Awaitable[Any]]:
    """simcord's way of serving a file, with ours in the page; ``run`` is another at every start."""

    async def served(request: Any) -> Any:
        if request.path == _RUN:
            return web.Response(text=run)
        response = await serve(request)
        if request.path == "/":
            page = response.text.replace("</head>", _ADDED).replace(_EMPTY, _HINT)
            response.text = page.replace("<html ", f'<html data-run="{run}" ', 1)
        return response

    return served
