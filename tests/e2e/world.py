"""A Discord with a table and four people at it, for tests that play as they would."""

from __future__ import annotations

import contextlib
import copy
import fnmatch
import marshal
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from unittest import mock

import aiohttp
import discord
import simcord
from discord import app_commands
from discord.ext import commands
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.http import router

from rules import RulesError

CALLBACK = "/interactions/*/callback"
"""Path of the first answer to an interaction."""
FOLLOWUP = "/webhooks/*"
"""Path of all later answers, edits included."""
IDLE = 0.003
"""Seconds between two looks whether the bot is done."""
PATIENCE = 60.0
"""Seconds after which the bot counts as stuck: a busy machine is only slow."""


@dataclass(frozen=True)
class Control:
    """A button or a select menu that a member can use, and the message it stands on."""

    message: discord.Message
    custom_id: str
    label: str
    options: Mapping[str, str]
    """For a select menu: value by label."""


class World:
    """A server with the channel #table-1 and Ana, Ben, Chloé (whose Discord speaks French) and Dmitri."""

    def __init__(
        self, env: simcord.Env, make_bot: Callable[[], commands.AutoShardedBot], *, alone: bool = True
    ) -> None:
        self.env = env
        self.make_bot = make_bot
        self.alone = alone
        """Whether nobody else uses the bot."""
        self._errors_before = len(env.errors)
        env.backend.subscribers.insert(0, self._speak)
        self.troubled = False
        """Set by a test that lets things go wrong: then the bot may log errors."""
        self.delivered: list[dict[str, Any]] = []
        """Every interaction as the bot got it, oldest first."""
        self.locales: dict[int, str] = {}
        """Discord language by user id; en-US for the others."""
        users = [env.create_user(name.lower(), global_name=name) for name in ("Ana", "Ben", "Chloé", "Dmitri")]
        self.guild = env.create_guild("Mecha Table", owner=users[0])
        self.channel = self.guild.create_text_channel("table-1")
        self.ana, self.ben, self.chloe, self.dmitri = (self.guild.add_member(user) for user in users)
        self.members = [self.ana, self.ben, self.chloe, self.dmitri]
        self.locales[self.chloe.id] = "fr"

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        # simcord says en-US for everybody; this listener comes before the bot's.
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), payload["locale"])
            self.delivered.append(copied(payload))

    def newcomer(self, name: str, locale: str = "en-US") -> simcord.MemberActor:
        """One more member of the server."""
        member = self.guild.add_member(self.env.create_user(f"member{len(self.members)}", global_name=name))
        self.locales[member.id] = locale
        self.members.append(member)
        return member

    # --------------------------------------------------------------- reading

    def messages(
        self, viewer: simcord.MemberActor | None = None, channel: simcord.ChannelHandle | None = None
    ) -> list[discord.Message]:
        """What ``viewer`` sees (everything public by default), oldest first."""
        seen = (channel or self.channel).history(viewer=viewer)
        return seen if viewer else [message for message in seen if not message.flags.ephemeral]

    def text(self, viewer: simcord.MemberActor | None = None, channel: simcord.ChannelHandle | None = None) -> str:
        """All that ``viewer`` can read, oldest first."""
        return "\n\n".join(text_of(message) for message in self.messages(viewer, channel))

    def controls(self, viewer: simcord.MemberActor, channel: simcord.ChannelHandle | None = None) -> list[Control]:
        """Every button and menu that ``viewer`` sees enabled, their private panels included; oldest first."""
        return [control for message in self.messages(viewer, channel) for control in controls_of(message)]

    def buttons(self, viewer: simcord.MemberActor, channel: simcord.ChannelHandle | None = None) -> list[str]:
        """The labels of the buttons that ``viewer`` sees enabled, oldest first."""
        return [control.label for control in self.controls(viewer, channel) if not control.options]

    @staticmethod
    def reply(result: simcord.InteractionResult) -> str:
        """What the bot answered, follow-ups included."""
        answers = [*([result.response] if result.response else []), *result.followups]
        return "\n\n".join(text_of(answer.message) for answer in answers)

    # ---------------------------------------------------------------- acting

    async def press(
        self,
        member: simcord.MemberActor,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        channel: simcord.ChannelHandle | None = None,
    ) -> simcord.InteractionResult:
        """Press the newest button with this label or custom id (a shell pattern)."""
        found = self._find(member, label, custom_id, channel, menus=False)
        return await member.click(found.message, custom_id=found.custom_id)

    async def choose(
        self,
        member: simcord.MemberActor,
        *labels: str,
        placeholder: str | None = None,
        custom_id: str | None = None,
        channel: simcord.ChannelHandle | None = None,
    ) -> simcord.InteractionResult:
        """Choose options by their labels in the newest menu with this placeholder or custom id."""
        menu = self._find(member, placeholder, custom_id, channel, menus=True)
        return await member.select(menu.message, [menu.options[name] for name in labels], custom_id=menu.custom_id)

    def _find(
        self,
        member: simcord.MemberActor,
        label: str | None,
        custom_id: str | None,
        channel: simcord.ChannelHandle | None,
        *,
        menus: bool,
    ) -> Control:
        there = [control for control in self.controls(member, channel) if bool(control.options) is menus]
        for control in reversed(there):
            if (label is None or control.label == label) and fnmatch.fnmatch(control.custom_id, custom_id or "*"):
                return control
        offered = [f"{control.label} [{control.custom_id}]" for control in there]
        raise AssertionError(f"{member.name} sees no {label or custom_id!r}, only {offered} in:\n{self.text(member)}")

    async def ask_everything(self) -> None:
        """From now on everybody is asked each question by itself."""
        for member in self.members:
            await self.bot.table.preferences.set_user(member.id, ask="everything")

    async def slash(
        self, member: simcord.MemberActor, command: str, *, channel: simcord.ChannelHandle | None = None, **options: Any
    ) -> simcord.InteractionResult:
        """Run ``command`` ("game new")."""
        return await member.slash(channel or self.channel, command, **options)

    async def offered(
        self, member: simcord.MemberActor, command: str, option: str, typed: str = "", /, **filled: Any
    ) -> dict[str, Any]:
        """What autocomplete offers for ``option``: value by name."""
        choices = await member.autocomplete(self.channel, command, option, typed, **filled)
        return {choice["name"]: choice["value"] for choice in choices}

    async def submit(
        self, member: simcord.MemberActor, shown: simcord.InteractionResult, **values: str
    ) -> simcord.InteractionResult:
        """Fill in the dialog ``shown``, by the custom ids of its fields, and send it."""
        assert shown.modal is not None, f"no dialog, but: {self.reply(shown)}"
        return await member.submit_modal(shown, values)

    async def submit_line(
        self, member: simcord.MemberActor, shown: simcord.InteractionResult, line: str
    ) -> simcord.InteractionResult:
        """Fill in the only field of the dialog ``shown``, and send it."""
        return await self.submit(member, shown, **{field_of(shown): line})

    async def forge(
        self, member: simcord.MemberActor, message: discord.Message, custom_id: str, value: str | None = None
    ) -> simcord.InteractionResult:
        """Send a click, or a choice in a menu, as if ``message`` had such a component; perhaps it had one once."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        payload = copied(dict(serializers.message_payload(self.env.backend, stored)))
        component: dict[str, Any] = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if value is not None:
            component = {"type": 3, "custom_id": custom_id, "options": [{"label": "?", "value": value}]}
            data |= {"component_type": 3, "values": [value]}
        payload["components"] = [*payload["components"], {"type": 1, "components": [component]}]
        there = message.channel.id
        return await _dispatch_actor_interaction(
            member,
            InteractionType.MESSAGE_COMPONENT,
            self.channel if there == self.channel.id else SimpleNamespace(id=there, _env=self.env),
            data,
            extra={"message": payload},
            source_message_id=stored.id,
        )

    async def deliver_again(self, number: int = -1) -> None:
        """Discord sends the same interaction once more."""
        self.env.backend.emit("INTERACTION_CREATE", copied(self.delivered[number]))
        await self.env.settle()

    @contextlib.asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Whatever is clicked and typed inside reaches the bot at the same time."""

        async def nobody_waits(**_options: Any) -> None:
            return None

        settle = self.env._settle_internal
        self.env._settle_internal = nobody_waits  # type: ignore[method-assign]
        try:
            yield
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass: timeouts, loops and sleeps of the bot happen, at once."""
        self._must_be_alone()
        await self.env.advance_time(seconds)

    # --------------------------------------------------------------- trouble

    def mentions(self) -> list[tuple[str, Any]]:
        """Text and ``allowed_mentions`` of everything the bot sent or edited."""
        found = []
        for request in self.env.http_requests:
            body = request.json if isinstance(request.json, dict) else {}
            data = body.get("data") if isinstance(body.get("data"), dict) else body
            if "components" in data or data.get("content"):
                found.append(
                    (str(data.get("content") or "") + written(data.get("components")), data.get("allowed_mentions"))
                )
        return found

    def _must_be_alone(self) -> None:
        assert self.alone, "others use this bot too: mark the test as alone"

    def surprises(self) -> list[BaseException]:
        """What the bot raised so far, but for refusals and commands that are gone: simcord counts those too."""
        foreseen = (RulesError, app_commands.CommandNotFound)
        errors = self.env.errors[self._errors_before :]
        return [error for error in errors if not isinstance(getattr(error, "original", error), foreseen)]

    async def restart(self, *, clean: bool = True) -> None:
        """Stop the bot and start a new one in the same Discord; not ``clean`` says no goodbye first."""
        self._must_be_alone()
        old = self.bot
        if clean:
            await old.close()
        await self.env.restart_bot(self.make_bot())
        if not clean:
            # Its threads would keep the test process alive; nothing is written by closing them now.
            await old.close()

    def fail(self, path: str = CALLBACK, *, status: int = 500, times: int | None = 1, method: str = "*") -> None:
        """Let Discord answer the bot's next ``times`` calls to ``path`` (a shell pattern) with an error."""
        self._must_be_alone()
        self.troubled = True
        self.env.inject_error(method, path, status=status, times=times)

    @contextlib.contextmanager
    def lost(self, path: str = CALLBACK, *, arrives: bool, times: int = 1, method: str = "*") -> Iterator[None]:
        """Cut the connection in the bot's next calls to ``path``; what it asked for happens if it ``arrives``."""
        self._must_be_alone()
        self.troubled = True
        left = times
        original = router.dispatch

        def dispatch(backend: Any, verb: str, called: str, **details: Any) -> Any:
            nonlocal left
            hit = left > 0 and method in ("*", verb) and fnmatch.fnmatch(called, path)
            if not hit:
                return original(backend, verb, called, **details)
            left -= 1
            if arrives:
                original(backend, verb, called, **details)
            raise aiohttp.ServerDisconnectedError

        with mock.patch.object(router, "dispatch", dispatch):
            yield


def copied(value: Any) -> Any:
    """JSON again, of which nothing is shared but what cannot change."""
    try:
        return marshal.loads(marshal.dumps(value))  # ten times as fast as a walk through it
    except ValueError:  # files and the like are in it
        return copy.deepcopy(value)


def text_of(message: discord.Message) -> str:
    """All text of a message: its content, or its text components in order."""
    texts = [item.content for item in _walk(message.components) if isinstance(item, discord.TextDisplay)]
    return "\n".join(text for text in [message.content, *texts] if text)


def controls_of(message: discord.Message) -> list[Control]:
    """Enabled buttons and menus of a message, in order."""
    found = []
    for item in _walk(message.components):
        if isinstance(item, discord.Button) and item.custom_id and not item.disabled:
            found.append(Control(message, item.custom_id, item.label or str(item.emoji), {}))
        elif isinstance(item, discord.SelectMenu) and item.custom_id and not item.disabled:
            options = {option.label: option.value for option in item.options}
            found.append(Control(message, item.custom_id, item.placeholder or "", options))
    return found


def field_of(shown: simcord.InteractionResult) -> str:
    """The custom id of a dialog's first field."""
    assert shown.modal is not None, f"no dialog, but: {World.reply(shown)}"
    for part in shown.modal["components"]:
        for field in part.get("components") or [part.get("component")]:
            return str(field["custom_id"])
    raise AssertionError("a dialog without fields")


def written(components: Any) -> str:
    """All text in components as Discord gets them."""
    if isinstance(components, list):
        return " ".join(map(written, components))
    if isinstance(components, dict):
        inner = (written(components.get(key)) for key in ("components", "accessory", "component"))
        return " ".join([str(components.get("content") or ""), *inner])
    return ""


def _walk(components: Any) -> Iterator[Any]:
    for item in components:
        yield item
        yield from _walk(getattr(item, "children", ()))
        if accessory := getattr(item, "accessory", None):
            yield from _walk([accessory])
