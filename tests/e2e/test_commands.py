"""Every button has a slash command that does the same: buttons die in archived threads, commands do not."""

from __future__ import annotations

import pytest

from cogs.actions import standalone
from cogs.actions.game import press
from tests.e2e.limits import command_faults
from tests.e2e.world import World

BUTTONS = {
    "open": ("game board",),
    "page": ("game board",),
    "board": ("game board",),
    "pick": ("choose",),
    "choose": ("choose",),
    "faces": ("choose",),
    "free": ("choose",),
    "freed": ("choose",),
    "join": ("game join",),
    "leave": ("game leave",),
    "start": ("game start",),
    "company": ("game join", "company new"),
    "rated": ("game change",),
    "setup": ("game change",),
    "set": ("game change", "game time"),
    "hint": ("game hint",),
    "bots": ("game change",),
    "addbot": ("game change",),
    "dropbot": ("game change",),
    "botstyle": ("game change",),
    "calloff": ("game end",),
    "foresee": ("choose",),
    "options": ("game options",),
    "text": ("score show",),
    "why": ("rules",),
    "odds": ("odds",),
    "undo": ("game undo",),
    "undone": ("game undo",),
    "agree": ("game vote",),
    "refuse": ("game vote",),
    "wish": ("game vote",),
    "resign": ("game resign",),
    "standin": ("game replace",),
    "replace": ("game replace",),
    "seatback": ("game replace",),
    "end": ("game end",),
    "rematch": ("game rematch",),
    "orders": ("orders",),
    "proof": ("game verify",),
    "luck": ("game luck",),
    "report": ("game log",),
    "replay": ("game replay",),
    "analysis": ("game analyze",),
    "again": ("game analyze",),
    "words": ("game join",),
    "worded": ("game join",),
    "plan": ("choose", "look"),
    "reply": ("choose",),
    "several": ("choose",),
    "planturn": ("choose",),
    "planfirst": ("choose",),
    "planplace": ("choose",),
    "planchange": ("choose",),
    "planwrite": ("choose",),
    "planwritten": ("choose",),
    "go": ("choose",),
    "gofaces": ("choose",),
    "fieldagain": ("field reroll",),
    "fieldstyle": ("field style",),
}
"""What can be pressed on a game's messages, and the commands that do it."""

FORMS = {
    "again": ("settings me", "settings holiday", "find time"),
    "newgame": ("game new",),
    "build": ("company new", "company frame", "company remove", "company generate", "company share"),
    "built": ("company frame", "company new"),
    "bring": ("game join",),
    "delete": ("company delete",),
    "keep": ("company delete",),
    "redraw": ("company generate",),
    "import": ("company import",),
    "file": ("game import",),
    "roll": ("roll",),
    "drill": ("drill",),
    "drillnew": ("drill",),
    "missions": ("missions",),
    "mission": ("missions",),
    "setme": ("settings me",),
    "setserver": ("settings server",),
    "setform": ("settings me", "settings holiday"),
    "setwritten": ("settings me", "settings holiday"),
    "ladder": ("ladder",),
    "season": ("season",),
    "tournament": ("campaign join", "campaign round", "campaign game"),
    "endholiday": ("settings holiday",),
    "forget": ("settings delete",),
    "remember": ("settings delete",),
    "lobbies": ("find games",),
    "findjoin": ("find games",),
    "seekers": ("find players",),
    "seek": ("find players",),
    "sought": ("find players",),
    "seekstop": ("find players",),
    "seekcall": ("find players",),
    "decline": ("game mine",),
    "unfollow": ("follow",),
    "meet": ("find time",),
    "meetvote": ("find time",),
    "meetchoose": ("find time",),
    "meetdecide": ("find time",),
    "meetoff": ("find time",),
}
"""The same for what belongs to no game."""


def known(world: World) -> set[str]:
    """The full names of all commands that can be typed."""
    return {command.qualified_name for command in world.bot.tree.walk_commands()}


async def test_every_button_has_a_command(world: World) -> None:
    assert set(press.VERBS) == set(BUTTONS), "a new button: say here which command does the same"
    assert set(standalone.PRESSES) | set(standalone.FORMS) == set(FORMS)
    wanted = {name for names in (*BUTTONS.values(), *FORMS.values()) for name in names}
    assert wanted <= known(world)


@pytest.mark.alone
async def test_commands_fit_into_what_discord_takes(world: World) -> None:
    sent = next(r.json for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands"))
    faults = [fault for command in sent for fault in command_faults(command)]
    assert not faults
    assert {"campaign", "settings", "game"} <= {command["name"] for command in sent}


@pytest.mark.alone
async def test_discord_is_told_of_the_commands_when_they_change(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def told() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in world.env.http_requests)

    before = told()
    await world.restart()
    assert told() == before
    await world.ana.slash(world.channel, "score show")
    monkeypatch.setattr("cogs.client.fingerprint", lambda: b"another translation")
    await world.restart()
    await world.restart()
    assert told() == before + 1
