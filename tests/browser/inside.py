"""Discord's client and its proxy, at their own addresses: a parent frame, and what the proxy sets, cuts, holds back."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
from aiohttp import web
from playwright.sync_api import Browser, Frame, Page, Playwright

from tests.browser.board import Board
from tests.browser.page import Tab

POLICY = (
    "default-src 'self'; script-src {own} 'unsafe-eval' 'nonce-{nonce}' blob:; style-src {own} 'unsafe-inline'; "
    "img-src {own} data: blob:; connect-src {origin}/ {socket}/; frame-ancestors https://discord.com"
)
KEPT_BACK = {"Content-Security-Policy", "X-Frame-Options", "Content-Length", "Transfer-Encoding", "Content-Encoding"}


class Proxy:
    """Serves both addresses on one port, from a thread of its own. ``bot``: where the bot's port is.

    ``holds``: streams come when they have ended; ``sockets``: whether they pass; ``strict``: ``'self'`` fits nothing,
    as it does for a frame without an origin on iOS.
    """

    def __init__(self, folder: Path) -> None:
        self.bot, self.holds, self.sockets, self.strict = "", False, True, False
        self.asked: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._certificate = _certificate(folder)
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        assert ready.wait(20)

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        ready.set()
        self._loop.run_forever()

    async def _serve(self) -> None:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._pass)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certificate)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
        self.port: int = runner.addresses[0][1]
        self._session = aiohttp.ClientSession(auto_decompress=True)

    def cut(self) -> None:
        """Cut every connection to the bot."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result(10)

    async def _cut(self) -> None:
        old, self._session = self._session, aiohttp.ClientSession()
        await old.close()

    async def _pass(self, request: web.Request) -> web.StreamResponse:
        inside = request.host.endswith(".discordsays.com")
        path = f"/board{request.path_qs}" if inside else f"/discord{request.path_qs}"
        self.asked.append(request.path)
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, path)
        headers = {name: value for name, value in request.headers.items() if name not in ("Host", "Accept-Encoding")}
        body = await request.read()
        try:
            async with self._session.request(
                request.method, self.bot + path, headers=headers, data=body, allow_redirects=False
            ) as answer:
                return await self._passed(request, answer, inside)
        except (aiohttp.ClientError, RuntimeError):
            return web.Response(status=502)

    async def _passed(self, request: web.Request, answer: aiohttp.ClientResponse, inside: bool) -> web.StreamResponse:
        nonce = secrets.token_urlsafe(12)
        headers = {name: value for name, value in answer.headers.items() if name not in KEPT_BACK}
        if inside:
            origin = f"https://{request.host}"
            own = "" if self.strict else "'self'"
            style = origin if self.strict else "'self'"
            policy = POLICY.format(own="{own}", nonce=nonce, origin=origin, socket=origin.replace("https", "wss"))
            policy = policy.replace("script-src {own}", f"script-src {own}").replace("{own}", style)
            headers["Content-Security-Policy"] = policy
        if answer.content_type == "text/event-stream" and not self.holds:
            response = web.StreamResponse(headers=headers)
            await response.prepare(request)
            async for part in answer.content.iter_any():
                await response.write(part)
            return response
        text = await answer.read()
        if answer.content_type == "text/html":
            text = re.sub(rb"<script(?![^>]*\ssrc)", f'<script nonce="{nonce}"'.encode(), text)
        return web.Response(body=text, status=answer.status, headers=headers)

    async def _socket(self, request: web.Request, path: str) -> web.StreamResponse:
        if not self.sockets:
            return web.Response(status=403)
        here = web.WebSocketResponse()
        headers = {"Origin": request.headers["Origin"]}
        async with self._session.ws_connect(self.bot + path, headers=headers) as there:
            await here.prepare(request)

            async def up() -> None:
                async for message in here:
                    await there.send_str(message.data)

            async def down() -> None:
                async for message in there:
                    await here.send_str(message.data)

            tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
        await here.close()
        return here


def _certificate(folder: Path) -> Path:
    file = folder / "proxy.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=discord.com",
        "-keyout",
    ]
    subprocess.run([*command, str(file), "-out", str(folder / "cert.pem")], check=True, capture_output=True)
    file.write_bytes(file.read_bytes() + (folder / "cert.pem").read_bytes())
    return file


@contextlib.contextmanager
def with_proxy(
    playwright: Playwright, chromium: str, arguments: list[str], folder: Path
) -> Iterator[tuple[Browser, Proxy]]:
    """A browser for which Discord's addresses are the proxy's."""
    proxy = Proxy(folder)
    there = f"127.0.0.1:{proxy.port}"
    rules = f"MAP discord.com {there}, MAP *.discordsays.com {there}"
    args = [*arguments, f"--host-resolver-rules={rules}", "--ignore-certificate-errors"]
    browser = playwright.chromium.launch(executable_path=chromium, args=args)
    yield browser, proxy
    browser.close()


class Framed:
    """A frame, with what only its page has."""

    def __init__(self, page: Page, frame: Frame) -> None:
        self.own, self.frame = page, frame

    def __getattr__(self, name: str) -> Any:
        return getattr(self.frame if hasattr(Frame, name) else self.own, name)


class Client:
    """Discord's client with the Activity open in it."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.errors: list[str] = []
        page.wait_for_selector("iframe")
        page.wait_for_function("() => window.client.sent.length > 0")
        self.frame = next(frame for frame in page.frames if frame.parent_frame is not None)
        self.board = Board(Framed(page, self.frame), touch=touch)

    def shown(self) -> Client:
        """Wait for a board."""
        self.frame.wait_for_function("() => window.board?.game")
        return self

    def layout(self, mode: int) -> None:
        """Make the window large (0), small (1) or a tile (2)."""
        self.page.evaluate(f"client.tell('ACTIVITY_LAYOUT_MODE_UPDATE', {{layout_mode: {mode}}})")

    @property
    def way(self) -> str:
        """The way by which changes come."""
        return str(self.frame.evaluate("import('./link.js').then(({ wayUsed }) => wayUsed())"))

    def close(self) -> None:
        """Close it."""
        self.page.context.close()


def launched(
    browser: Browser, proxy: Proxy, tab: Tab, *, width: int = 1280, height: int = 900, touch: bool = False, **more: str
) -> Client:
    """The Activity, opened by the tab's player in the tab's channel; ``more``: what the client is given besides."""
    address = urlsplit(tab.page.evaluate("document.documentElement.dataset.client"))
    proxy.bot = f"{address.scheme}://{address.netloc}"
    user = tab.page.locator("#viewer-picker").input_value()
    given = {name: values[0] for name, values in parse_qs(address.fragment).items()} | {"user": user} | more
    scheme: Any = more.pop("scheme", "dark")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        ignore_https_errors=True,
        has_touch=touch,
        color_scheme=scheme,
        locale=given.get("locale", "en-US"),
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    fragment = "&".join(f"{name}={value}" for name, value in given.items())
    page.goto(f"https://discord.com/client.html#{fragment}&page=https://APPLICATION.discordsays.com/")
    return Client(page, touch=touch)
