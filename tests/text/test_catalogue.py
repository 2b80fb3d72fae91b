"""Both languages have the same sentences, and nothing in the rules goes without one."""

from __future__ import annotations

import gc
import re
from ast import Constant
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from rules import FAMILIES
from rules.companies.company import ARCHETYPES
from rules.frames.loadout import SYSTEMS
from rules.rapid_attack.profile import Range
from rules.rapid_attack.sizes import MOST
from rules.rapid_attack.variants import PROFILES
from tests.long import first
from tests.text.talk import calls, literals
from text import LOCALES, locale_of, ruling_name, say
from text.fluent.catalogue import FOLDER, has, variables
from text.fluent.check import faults, missing, nodes
from text.fluent.language import Language
from text.words import distance

EVENTS = [kind for family in FAMILIES.values() for kind in family.events]
TOLD = sorted(set(FAMILIES) - {"rapid-attack"})
UNTOLD = {"RangeDeclared", "PlacingBegan", "SpotAimed", "ActivationEnded", "KeptCool", "RestartEnded", "TurnEnded"} | {
    *("RepairEnded", "MendAimed", "FuelAimed", "MendingBegan", "Shifted", "JourneyEnded", "NotHanded", "NudgeDeclined"),
    *("CollisionEnded", "CoverSpared", "DodgeDeclined", "BoardingEnded"),
    *("OrdersSet", "InitiativeDue", "JettisonEnded"),
}
"""Events that are not told in any game."""
UNTOLD_IN = {"rapid-attack": {"Targeted"}}
"""Events that only one family does not tell."""
ERRORS = ("Illegal", "Malformed", "Stale", "DiceNeeded", "RulesError", "NotAllowed", "NeedsConsent", "Duplicate")
AT_THE_TABLE = """
    not-seated already-seated no-game-here game-here-already not-host not-started already-started
    too-few-players lobby-full nothing-to-undo undo-needs-consent storage-busy internal roll-too-big roll-unreadable
    text-too-long dice-needed company-unknown stale duplicate not-in-dm wrong-step no-such-player
"""


@cache
def _messages(locale: str) -> list[ast.Message]:
    entries = chain.from_iterable(
        FluentParser().parse(path.read_text(encoding="utf-8")).body for path in sorted((FOLDER / locale).glob("*.ftl"))
    )
    found = []
    for entry in entries:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found.append(entry)
    return found


def _keys(locale: str) -> list[str]:
    return [message.id.name for message in _messages(locale)]


def test_french_is_complete_and_no_language_is_wrong() -> None:
    assert missing("fr") == []
    assert {locale: faults(locale) for locale in LOCALES} == {locale: [] for locale in LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_twice(locale: str) -> None:
    assert [key for key, count in Counter(_keys(locale)).items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_choice_of_a_sentence_twice(locale: str) -> None:
    """Fluent says the first, and nothing of a second."""
    for entry in _messages(locale):
        for choice in (node for node in nodes(entry) if isinstance(node, ast.SelectExpression)):
            keys = [getattr(one.key, "name", getattr(one.key, "value", "")) for one in choice.variants]
            assert len(keys) == len(set(keys)), (entry.id.name, keys)


@pytest.mark.parametrize(
    "source", ["a = one\n", "a =\n    one\n      two\n\n    three\n# b = no\nb = x\n", "a = one \n\n## B\nb = 1"]
)
def test_a_file_is_cut_where_fluent_would(source: str, tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(source, encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    bundle, cut = FluentBundle(["en"]), Language([tmp_path], "en")
    bundle.add_resource(FluentResource(source))
    assert cut.keys == {entry.id.name for entry in whole}
    for key in cut.keys:
        assert cut.say(key, {}) == bundle.format_pattern(bundle.get_message(key).value or "", {})[0]


def test_a_sentence_that_was_said_keeps_no_tree(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("a = one { $b }\n", encoding="utf-8")
    cut, before = Language([tmp_path], "en"), sum(isinstance(each, ast.Message) for each in gc.get_objects())
    assert cut.say("a", {"b": "x"}) == "one x"
    assert sum(isinstance(each, ast.Message) for each in gc.get_objects()) == before


def test_sentences_cut_from_a_file_are_those_that_fluent_finds_in_it() -> None:
    for locale in LOCALES:
        for entry in _messages(locale):
            named = {node.id.name for node in nodes(entry) if isinstance(node, ast.VariableReference)}
            assert variables(locale, entry.id.name) == named
            assert not any(isinstance(node, ast.MessageReference | ast.TermReference) for node in nodes(entry))


def test_french_spaces() -> None:
    """Outside code, high punctuation follows a narrow no-break space, never a plain one or none at all."""
    for key in _keys("fr"):
        args = dict.fromkeys(variables("fr", key), "x")
        text = re.sub(r"`[^`]*`|\*", "", say("fr", key, **args))
        assert not re.search(r"[^\u202f\s!?](?=[!?»](?:\s|$))| [!?;:»]|« ", text), (key, text)


ELISIONS = [("Ana", "d’Ana"), ("Ben", "de Ben"), ("Égide", "d’Égide"), ("A1", "de A1"), ("Heron", "de Heron")]
ELISIONS += [("**Egret**", "d’**Egret**"), ("`Astraea`", "d’`Astraea`"), ("Yves", "d’Yves"), ("Yara", "de Yara")]
ELISIONS += [("Hélène", "d’Hélène"), ("8", "de 8"), ("Œdipe", "d’Œdipe"), ("\u2068Ana\u2069", "d’\u2068Ana\u2069")]


@pytest.mark.parametrize(("name", "said"), ELISIONS)
def test_french_elides_before_a_name(name: str, said: str) -> None:
    assert say("fr", "rapid-attack-player-renamed", name="Chloé", was=name).endswith(f"à la place {said}.")


@pytest.mark.parametrize(
    ("way", "english", "french"),
    [
        (1, "1 unit", "1 unité"),
        (1.0, "1 unit", "1 unité"),
        (1.5, "1.5 units", "1,5 unité"),
        (2.5, "2.5 units", "2,5 unités"),
    ],
)
def test_plurals_of_numbers_with_decimals(way: float, english: str, french: str) -> None:
    key = "intercept-orbit-part-meets"
    assert say("en", key, asset="Vesta", way=way, through="no") == f"Vesta after {english}"
    assert say("fr", key, asset="Vesta", way=way, through="no") == f"Vesta après {french}".replace(" u", "\u00a0u")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", first([1, 0, 2, 21], 2))
def test_every_sentence_can_be_said(locale: str, number: int) -> None:
    for key in _keys(locale):
        for value in (number, "none", "other"):
            text = say(locale, key, **dict.fromkeys(variables(locale, key), value))
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("family", FAMILIES)
def test_every_event_has_a_line(family: str) -> None:
    events = {kind.__name__ for kind in FAMILIES[family].events}
    keys = {name: f"{family}-{re.sub(r'(?<!^)(?=[A-Z])', '-', name).lower()}" for name in events}
    assert {name for name, key in keys.items() if not has("en", key)} == (
        UNTOLD | UNTOLD_IN.get(family, set())
    ) & events


@pytest.mark.parametrize("family", TOLD)
def test_everything_that_is_asked_in_such_a_game_has_its_sentences(family: str) -> None:
    folder = f"rules/{family.replace('-', '_')}"
    labels = {label for call in calls(folder, ("option",)) for label in literals(call, 1)}
    labels |= {verb for call in calls(folder, ("die_options",)) for verb in literals(call, 1)}
    labels |= {verb for call in calls(folder, ("_die_options",)) for verb in literals(call, 2)}
    labels |= {
        label for call in calls(folder, ("_yes_no", "yes_no")) for place in (0, 1) for label in literals(call, place)
    }
    assert [label for label in sorted(labels) if not _is_labelled(family, label)] == []


def _is_labelled(family: str, label: str) -> bool:
    """Whether an option has a sentence; of a label that is only written in part ("lose-"), whether any one has."""
    named = (f"{family}-option-{label}", f"option-{label}")
    if label.endswith("-"):
        return any(key.startswith(named) for key in _keys("en"))
    return any(has("en", key) for key in named)


def _ruling_names() -> set[str]:
    names = {str(kind.__struct_defaults__[-1]) for kind in EVENTS}
    names |= {
        str(word.value.value)
        for call in calls("rules", tuple(kind.__name__ for kind in EVENTS))
        for word in call.keywords
        if word.arg == "why" and isinstance(word.value, Constant)
    }
    return names


def test_every_ruling_has_a_name() -> None:
    names = _ruling_names()
    assert {"combat-order", "tactical-order", "hit-chart"} <= names
    for locale in LOCALES:
        assert len({ruling_name(locale, name) for name in names}) >= len(names) - 1


@pytest.mark.parametrize("family", FAMILIES)
def test_every_request_has_its_sentences(family: str) -> None:
    kinds = {question.kind for game in FAMILIES[family].rulesets for question in game.questions if question.kind}
    assert {"target", "act"} <= kinds
    assert [k for k in sorted(kinds) for p in ("ask", "wait") if not has("en", f"{family}-{p}-{k}")] == []
    fallback = say("en", "kind-name", kind="?")
    assert [kind for kind in sorted(kinds) if say("en", "kind-name", kind=kind) == fallback] == []


def test_every_option_has_a_label() -> None:
    labels = {label for call in calls("rules/rapid_attack", ("option",)) for label in literals(call, 1)}
    labels |= {verb for call in calls("rules/rapid_attack", ("die_options",)) for verb in literals(call, 1)}
    assert {"frame", "move", "give-ground-to", "lose-white"} <= labels
    assert [label for label in sorted(labels) if not _is_labelled("rapid-attack", label)] == []


@pytest.mark.parametrize("folder", ["rules", "table"])
def test_every_error_has_a_sentence(folder: str) -> None:
    found = {code: call for call in calls(folder, ERRORS) for code in literals(call, 0)}
    assert [code for code in sorted(found) if not has("en", f"error-{code}")] == []
    for code, call in found.items():
        facts = {word.arg for word in call.keywords}
        if None not in facts:
            missing = variables("en", f"error-{code}") - facts - {"what", "needed", "id", "frame", "ways"}
            assert not missing, (code, missing)


def test_every_error_of_the_table_has_a_sentence() -> None:
    assert [code for code in AT_THE_TABLE.split() if not has("en", f"error-{code}")] == []


def test_every_word_of_the_rules() -> None:
    wanted = [f"system-{system}" for system in SYSTEMS] + [f"range-{span}" for span in Range]
    wanted += [f"title-ruleset-{profile}" for profile in PROFILES]
    wanted += [
        f"title-size-{size}" for size in ("demo", "custom", *(s.size for p in PROFILES.values() for s in p.sizes))
    ]
    assert [key for key in wanted if not has("en", key)] == []
    assert ARCHETYPES
    assert {say("en", "error-size-number", field=name, least=1, most=2) for name in MOST}


def test_no_french_sentence_says_one_of_nothing() -> None:
    for entry in _messages("fr"):
        for choice in (node for node in nodes(entry) if isinstance(node, ast.SelectExpression)):
            told = {getattr(one.key, "name", getattr(one.key, "value", "")): one for one in choice.variants}
            if "one" in told and "0" not in told:  # in French 0 is of the singular
                texts = [node.value for node in nodes(told["one"].value) if isinstance(node, ast.TextElement)]
                assert not re.search(r"\b1\b", " ".join(texts)), entry.id.name


def test_locales() -> None:
    assert [locale_of(x) for x in ("fr", "fr-CA", "FR", "en-GB", "de", "", None)] == ["fr"] * 3 + ["en"] * 4


def test_missing_sentences_are_logged_and_covered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.undo()  # the error that a missing sentence is in these tests
    for locale in LOCALES:
        for key in ("no-such-key", "rapid-attack-passed"):
            said = say(locale, key)
            assert said == say(locale, "speechless")
    assert len(caplog.records) == 4


@pytest.mark.parametrize(
    ("units", "english", "french"),
    [
        (0.5, "0.5 units", "0,5 unité"),
        (1.0, "1 unit", "1 unité"),
        (1.5, "1.5 units", "1,5 unité"),
        (2, "2 units", "2 unités"),
    ],
)
def test_a_distance_is_written_as_its_language_counts(units: float, english: str, french: str) -> None:
    assert [distance(locale, units).replace("\u00a0", " ") for locale in ("en", "fr")] == [english, french]


@pytest.mark.parametrize(("locale", "former"), [("en", "a former player"), ("fr", "un ancien joueur")])
def test_a_former_player_has_a_capital_where_a_sentence_begins_alone(locale: str, former: str) -> None:
    facts = {"count": 1, "points": 3, "over": "yes"}
    assert f"**{former.capitalize()}**" in say(locale, "season-winner", names=former, **facts)
    assert f" {former}" in say(locale, "season-corrected", names=former, count=1)
    assert say(locale, "campaign-gone", name=former).startswith(former), "a part of a sentence"
    assert "**ana**" in say(locale, "season-winner", names="ana", **facts), "players write their own names"
