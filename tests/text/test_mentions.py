"""Commands and options are named in both languages, and a sentence that names one uses the name that is seen there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.client import GameMaster
from cogs.commands.owner import OwnerCog
from cogs.kit.offers import fill
from text import LOCALES
from text.fluent.catalogue import FOLDER, has, language, say

Command = app_commands.Command[Any, ..., Any] | app_commands.Group
NAME = re.compile(r"[-_\w]{1,32}")
CODE = re.compile(r"`([^`\n]+)`")
OPTION = re.compile(r"([-_\w]+):")
DESCRIPTION_MAX, CHOICE_MAX = 100, 100
WORDS = ("name-", "parameter-")


@cache
def tree() -> dict[str, Command]:
    """Every command and group by its full name, from the bot's own cogs; no bot is started for it."""
    without: Any = SimpleNamespace(companies=None, table=None, boards=None, opponents=None, tournaments=None)
    found: dict[str, Command] = {}
    for cog in GameMaster._cogs(without):
        top = [cog.app_command] if cog.app_command is not None else cog.get_app_commands()
        for command in top:
            found[command.qualified_name] = command
            if isinstance(command, app_commands.Group):
                found |= {inner.qualified_name: inner for inner in command.walk_commands()}
    fill(found.values())
    return found


@cache
def owners() -> dict[str, Command]:
    """The commands of those who run the bot, in English alone."""
    without: Any = None
    group = OwnerCog(without, without, without).app_command
    return {} if group is None else {inner.qualified_name: inner for inner in group.walk_commands()}


def name_key(name: str) -> str:
    return f"name-{name.replace(' ', '-')}"


def option_key(option: str) -> str:
    return f"parameter-{option.replace('_', '-')}"


def options_of(command: Command) -> list[str]:
    return [] if isinstance(command, app_commands.Group) else [option.display_name for option in command.parameters]


def seen(locale: str, name: str) -> str:
    """A command's full name as it is seen in a language."""
    parts = name.split()
    return " ".join(say(locale, name_key(" ".join(parts[: n + 1]))) for n in range(len(parts)))


# -- names --------------------------------------------------------------------------------------------------------


def test_every_command_and_option_has_a_name_and_no_name_is_left_over() -> None:
    options = {option for command in tree().values() for option in options_of(command)}
    wanted = {*map(name_key, tree()), *map(option_key, options), "name-entry-point"}  # Discord's own command
    assert {key for key in language("fr").keys if key.startswith(WORDS)} == wanted
    assert {"name-game-new", "name-roll", "name-score-show", "parameter-cover-hits"} <= wanted


def test_english_names_are_the_registered_ones() -> None:
    for name, command in tree().items():
        assert seen("en", name) == name
        assert [say("en", option_key(option)) for option in options_of(command)] == options_of(command)


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_takes_the_names(locale: str) -> None:
    for key in language(locale).keys:
        if key.startswith(WORDS):
            assert NAME.fullmatch(say(locale, key)), key
            assert say(locale, key) == say(locale, key).lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_have_the_same_name(locale: str) -> None:
    names = [seen(locale, name) for name in tree()]
    assert len(set(names)) == len(names)
    for name, command in tree().items():
        options = [say(locale, option_key(option)) for option in options_of(command)]
        assert len(set(options)) == len(options), name


def test_a_french_name_is_no_other_commands_english_one() -> None:
    """A player who types the English name of a command in French finds that command or none."""
    clash = {(name, seen("fr", name)) for name in tree() if seen("fr", name) in tree() and seen("fr", name) != name}
    assert clash == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_and_choices_fit(locale: str) -> None:
    def said(text: Any) -> str:
        return say(locale, text.extras["key"]) if "key" in text.extras else str(text)

    for name, command in tree().items():
        assert len(said(command._locale_description)) <= DESCRIPTION_MAX, name
        if isinstance(command, app_commands.Group):
            continue
        for option in command.parameters:
            assert len(said(option._Parameter__parent.description)) <= DESCRIPTION_MAX, (name, option.name)
            labels = [said(choice._locale_name) for choice in option.choices if choice._locale_name is not None]
            assert all(len(label) <= CHOICE_MAX for label in labels), (name, option.name)
            assert len(set(labels)) == len(labels), (name, option.name)


# -- mentions -----------------------------------------------------------------------------------------------------


def lines(locale: str) -> Iterator[str]:
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if "`" in line:
                yield f"{path.name}:{number}: {line}"


def wrong(locale: str, line: str) -> list[str]:
    """The commands and options that a line names and that nobody sees in that language.

    An option on its own (`target:`) belongs to the command that was named last.
    """
    commands = {seen(locale, name): command for name, command in tree().items()} | owners()
    bad, options = [], list[str]()
    for code in CODE.findall(line):
        given = OPTION.findall(code) if code.startswith("/") or OPTION.fullmatch(code) else []
        if code.startswith("/"):
            words = code[1:].split()
            named = next((" ".join(words[:n]) for n in (2, 1) if " ".join(words[:n]) in commands), None)
            if named is None or isinstance(commands[named], app_commands.Group):
                bad.append(code)
                continue
            options = options_of(commands[named])
            if named not in owners():
                options = [say(locale, option_key(option)) for option in options]
        bad += [option for option in given if option not in options]
    return bad


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mention_is_of_something_that_is_there(locale: str) -> None:
    assert {line: bad for line in lines(locale) if (bad := wrong(locale, line))} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_both_languages_mention_as_much(locale: str) -> None:
    mentions = [code for line in lines(locale) for code in CODE.findall(line) if code.startswith("/")]
    assert len(mentions) > 50
    assert all(has(locale, key) for key in ("help-no-game", "error-no-game-here"))


def test_a_wrong_mention_is_found() -> None:
    assert wrong("en", "`/game join company:`, `/choose choice:` (then `place:` and `preview:`)") == []
    strange = "`/game`, `/frobnicate`, `/game join compny:`, `sprout:`"
    assert wrong("en", strange) == ["/game", "/frobnicate", "compny", "sprout"]
    assert wrong("fr", "`/partie rejoindre équipe:`, `/lancer 2W 2Rd+d8`, `Rd Rd B G`") == []
    assert wrong("fr", "`/game join`, `/partie rejoindre company:`") == ["/game join", "company"]


PAGES = {"en": ["README.md", "docs/hosts.md", "docs/hosting.md", "docs/players/*.md"], "fr": ["docs/joueurs/*.md"]}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_mention_commands_and_options_that_are_there(locale: str) -> None:
    pages = [page for name in PAGES[locale] for page in FOLDER.parent.glob(name)]
    assert len(pages) >= len(PAGES["fr"]) + 9
    assert {page.name: bad for page in pages if (bad := wrong(locale, page.read_text(encoding="utf-8")))} == {}
