"""The rulebook: every topic in both languages and for every ruleset, and every way to it."""

from __future__ import annotations

import re
from ast import Constant

import pytest

from render.states import CHARTS as DRAWN
from rules import FAMILIES, RULESETS, requests
from rules.football.state import Break
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.variants import MEZ, PROFILES, RAPID_ATTACK, UNOFFICIAL
from tests.random_games import states
from tests.rules.football.pitches import dead, drawn
from tests.text.talk import calls, literals
from text import LOCALES
from text.fluent.catalogue import FOLDER, has, say
from text.narration import narrator_of
from text.rulebook import (
    CHARTS,
    TOPICS,
    chart_words,
    differing,
    find_topics,
    named_topic,
    rule_page,
    rule_title,
    topic_of_error,
    topic_of_why,
)

EVENTS = [kind for family in FAMILIES.values() for kind in family.events]
EVERY = [(locale, profile) for locale in LOCALES for profile in PROFILES.values()]
SECTIONS = {
    "Materials": "materials",
    "Frame Construction Requirements": "build frames",
    "Ruler, Units, and Measuring": "measuring",
    "Game Area": "field",
    "Dice Assignments": "dice",
    "Company Size": "sizes",
    "Frame Actions": "actions",
    "Frame Capabilities": "defense-systems movement-systems spotting-systems hand-to-hand direct-fire artillery",
    "Single Shot Rockets": "rockets",
    "Sprinting": "sprint",
    "Range Designations": "ranges",
    "Stations": "stations",
    "Terrain and Cover": "terrain cover cover-frame",
    "Bidding Phase": "bidding",
    "Assets, PPA, & Score": "ppa score",
    "Ties": "tie-highest tie-lowest",
    "Tactical Position": "positions",
    "Deployment Process": "deployment perimeter point-frame attackers defender-last",
    "Combat Phase": "round",
    "Tactical Order": "tactical-order passing",
    "Combat Order": "combat-order",
    "Capturing & contested stations": "stations contested",
    "Doomsday": "doomsday end",
    "Principled Judgment Calls": "judgment",
    "Turn Sequence": "activation",
    "Designate a Target": "target",
    "Roll Dice": "pool",
    "Assign Defense": "defense",
    "Move": "movement",
    "Attack": "attack",
    "Spot": "spotting spot spot-lasts",
    "Resolving Attacks": "damage-dice hit-chart losses giving-ground destroyed",
    "Advanced Rules": "split-range elevation hazards frame-initiative dropping-whites jettison",
    "Demo games": "demo",
}
"""The sections of the Rapid Attack book and the topics that hold them."""


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_book_has_its_topics(section: str) -> None:
    assert set(SECTIONS[section].split()) <= set(TOPICS)


@pytest.mark.parametrize(("locale", "profile"), EVERY)
def test_every_page_can_be_read(locale: str, profile: Profile) -> None:
    for topic in TOPICS:
        page = rule_page(locale, topic, profile.id)
        assert 80 < len(page) < 1400, (topic, len(page))
        assert not re.search(r"\{|\}|None|\$", page), (topic, page)
        assert rule_title(locale, topic) in page
        assert len(rule_title(locale, topic)) <= 80
        assert say(locale, f"rule-words-{topic}").strip()


def test_topics_know_each_other() -> None:
    for topic in TOPICS.values():
        assert topic.related
        assert set(topic.related) <= set(TOPICS), topic.id
        assert topic.id not in topic.related
        assert len(topic.related) == len(set(topic.related)) <= 5
        assert not topic.chart or topic.chart in CHARTS
    assert {topic.chart for topic in TOPICS.values()} - {""} == set(CHARTS)


def test_a_chapter_fits_a_menu() -> None:
    chapters = [topic.chapter for topic in TOPICS.values()]
    assert all(chapters.count(chapter) <= 25 for chapter in chapters)
    assert all(has("en", f"rule-chapter-{chapter}") for chapter in chapters)


def test_no_page_without_a_topic() -> None:
    text = (FOLDER / "en" / "rules.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^rule-title-([a-z-]+)", text, re.MULTILINE)) == set(TOPICS)
    assert set(re.findall(r"^rule-ruling-([a-z-]+)", text, re.MULTILINE)) <= set(TOPICS)


@pytest.mark.parametrize(
    ("topic", "said", "not_said"),
    [
        ("actions", "rolls the sprint die", "goes around cover"),
        ("deployment", "until everyone is happy.\n1. The defender's stations", "1. Terrain"),
        ("stations", "4 × 4 studs", "5 × 5"),
        ("terrain", "the attacker picks them", "the owner"),
        ("movement", "the upper one keeps its place", "falls"),
        ("dropping-whites", "the hits go to its systems", "the next hit destroys"),
        ("split-range", "no red d8", "halves or not"),
        ("tie-highest", "adds the company's spare frame", "adds a frame"),
    ],
)
def test_a_page_says_what_the_book_says(topic: str, said: str, not_said: str) -> None:
    page = rule_page("en", topic, RAPID_ATTACK.id)
    assert said in page
    assert not_said not in page


# -- what differs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topic", "ruleset", "there", "elsewhere"),
    [
        ("passing", MEZ, "There is no passing", "You may pass"),
        ("tactical-order", MEZ, "until all of that player's frames have acted", "passes the choice down"),
        ("doomsday", MEZ, "12 turns, counted up", "starts at 11"),
        ("spot-lasts", MEZ, "next attack by any frame", "Until somebody uses it"),
        ("spot", MEZ, "is added to your attack", "one you don't use stays"),
        ("point-frame", MEZ, "outside the perimeter and in the open", "exactly 8 units"),
        ("attackers", MEZ, "the lowest score first", "the highest score first"),
        ("deployment", MEZ, "the lowest score first", "the highest score first"),
        ("tie-highest", MEZ, "or removes a frame, within", "leaves the choice to another"),
        ("tie-highest", MEZ, "Nobody can leave it to somebody else", "leaves the choice"),
        ("tie-lowest", MEZ, "It stands", "Lots decide"),
        ("contested", MEZ, "it never becomes neutral", "nobody gains it"),
        ("stations", MEZ, "until an enemy captures it", "and you have none"),
        ("perimeter", MEZ, "2 stations, anywhere", "At least a third of the field"),
        ("combat-order", MEZ, "the player whose turn it is chooses again", "tactical order returns"),
        ("split-range", MEZ, "Frames and systems", "Advanced. A weapon"),
        ("differences", MEZ, "How MEZ differs from Rapid Attack", "Rapid Attack is the complete book"),
        ("differences", UNOFFICIAL, "How Unofficial differs", "Rapid Attack is the complete book"),
        ("sprint", UNOFFICIAL, "the frame goes around cover", "It carries the frame over"),
        ("movement", UNOFFICIAL, "Without a movement system", "Without a green die"),
        ("ranges", MEZ, "8 units (16 ps, 40 cm)", "beyond 8 units."),
        ("movement", MEZ, "1 unit (2 ps, 5 cm)", "don't have to use all"),
        ("score", MEZ, "in the order of the turn before", "keep the order they had before"),
        ("hit-chart", MEZ, "even if another cover stands", "use the next cover"),
        ("demo", MEZ, "the clock stops at 5", "the clock starts at 5"),
        ("sizes", UNOFFICIAL, "2–4 frames", "5 players"),
        ("rockets", UNOFFICIAL, "2 in a skirmish and 3", "3 in a skirmish and 3"),
    ],
)
def test_a_variant_says_what_is_its_own(topic: str, ruleset: Profile, there: str, elsewhere: str) -> None:
    own, other = rule_page("en", topic, ruleset.id), rule_page("en", topic, RAPID_ATTACK.id)
    assert there in own
    assert elsewhere in other
    assert elsewhere not in own
    assert ruleset.id in differing("en", topic)


FROM_RAPID_ATTACK = ("deployment", "positions", "tie-highest", "tie-lowest", "contested", "giving-ground")
"""Pages of Unofficial whose rule its book leaves to Rapid Attack."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_that_a_book_does_not_have_says_whose_rule_it_is(locale: str) -> None:
    borrowed = {MEZ: ("demo", "jettison"), UNOFFICIAL: FROM_RAPID_ATTACK, RAPID_ATTACK: ()}
    for profile, topics in borrowed.items():
        label = say(locale, "rule-borrowed", ruleset=say(locale, f"title-ruleset-{profile.id}"))
        assert all((label in rule_page(locale, topic, profile.id)) is (topic in topics) for topic in ("ppa", *topics))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_that_a_book_has_in_part_only_says_so(locale: str) -> None:
    partly = {
        MEZ: ("end", "target", "spotting", "stations"),
        UNOFFICIAL: ("ranges", "target", "stations", "doomsday"),
        RAPID_ATTACK: (),
    }
    for profile, topics in partly.items():
        named = say(locale, f"title-ruleset-{profile.id}")
        label, none = say(locale, "rule-partly", ruleset=named), say(locale, "rule-borrowed", ruleset=named)
        pages = {topic: rule_page(locale, topic, profile.id) for topic in ("ppa", "differences", *topics)}
        assert {topic for topic, page in pages.items() if label in page} == set(topics)
        assert not any(none in page for page in pages.values())


def test_what_all_agree_on_offers_no_other_ruleset() -> None:
    assert differing("en", "ppa") == ()
    assert differing("fr", "damage-dice") == ()


def test_every_size_of_the_profile_is_in_the_table() -> None:
    for profile in PROFILES.values():
        page = rule_page("fr", "sizes", profile.id)
        for size in profile.sizes:
            assert f"{size.players} joueurs : {size.frames_min} à {size.frames_max} Frames" in page.replace(
                "\u202f", " "
            )


# -- why? ---------------------------------------------------------------------------------------------------------


def _whys() -> set[str]:
    names = {str(kind.__struct_defaults__[-1]) for kind in EVENTS}
    every = calls("rules", tuple(kind.__name__ for kind in EVENTS))
    cited = (word.value for call in every for word in call.keywords if word.arg == "why")
    return names | {str(value.value) for value in cited if isinstance(value, Constant)}


@pytest.mark.long(after=1)
@pytest.mark.parametrize("table", ["declared", "map"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_why_opens_a_rule_of_the_game_that_is_played(ruleset: str, table: str) -> None:
    game = RULESETS[ruleset]
    every = (asked for number in range(3) for state in states(ruleset, table, number) for asked in requests(state))
    cited = {narrator_of(game.family).ruling_of(asked) for asked in every}
    cited |= {question.why for question in game.questions if getattr(question, "why", "")}
    assert len(cited) > 9
    assert [why for why in sorted(cited) if TOPICS[topic_of_why(why, ruleset)].family != game.family] == []


@pytest.mark.parametrize(("kind", "topic"), [(Break.KICK_OFF, "toss"), (Break.CORNER, "redeployment")])
def test_why_at_a_kick_off_explains_the_kick_off(kind: Break, topic: str) -> None:
    pitch = dead(drawn(), kind, 0, (18.0, 12.0))
    assert pitch.request.kind == "deploy"
    assert topic_of_why(narrator_of("football").ruling_of(pitch.request), "football") == topic


def test_every_ruling_that_an_event_cites_has_a_topic_of_its_own() -> None:
    whys = _whys()
    assert {"combat-order", "hit-chart", "ties", "jettison"} <= whys
    assert [why for why in sorted(whys) if topic_of_why(why, "mez") == "judgment"] == []
    assert all(topic_of_why(why, name) in TOPICS for why in whys for name in RULESETS)
    assert topic_of_why("no-such-ruling", "mez") == "judgment"


NO_RULE = """
    choice-too-long company-too-long correction-unknown defense-systems end-unknown field field-unknown
    fleet-json-empty fleet-json-many fleet-json-ship fleet-json-system fleet-json-unreadable
    fleet-too-long import-unreadable log-empty log-unreadable log-version no-calculation no-companies no-points
    no-progress no-repairs not-scarred number-unreadable option-off option-unknown orders-not-here
    roll-too-big ruleset-unknown share-too-big share-unreadable size-fixed stale too-many-dice unit-unknown
"""
"""Errors behind which there is no rule of the game."""


def test_every_error_of_the_rules_is_explained_or_has_no_rule_behind_it() -> None:
    found = {
        code for call in calls("rules", ("Illegal", "Malformed", "Stale", "DiceNeeded")) for code in literals(call, 0)
    }
    assert {"wrong-colour", "cover-twice"} <= found
    assert [code for code in sorted(found) if topic_of_error(code) is None and code not in NO_RULE.split()] == []
    assert all(topic_of_error(code) in {None, *TOPICS} for code in found)
    assert topic_of_error("storage-busy") is None


# -- finding ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("cover", "cover"),
        ("couvert", "cover"),
        ("COUVERTS", "cover"),
        ("covr", "cover"),
        ("spot", "spotting"),
        ("visee", "spotting"),
        ("Visée", "spotting"),
        ("tie", "tie-highest"),
        ("égalité", "tie-highest"),
        ("egalite", "tie-highest"),
        ("artilery", "artillery"),
        ("roquete", "rockets"),
        ("sa", "ppa"),
        ("PPA", "ppa"),
        ("horloge", "doomsday"),
        ("clock", "doomsday"),
        ("d8 vert", "sprint"),
        ("give ground", "giving-ground"),
        ("céder", "giving-ground"),
        ("line of sight", "cover"),
        ("a qui le tour", "tactical-order"),
    ],
)
def test_a_word_in_either_language_finds_the_topic(locale: str, typed: str, topic: str) -> None:
    assert topic in find_topics(typed, locale)[:3]


@pytest.mark.parametrize("typed", ["", "   ", "!?", "~~~"])
def test_nothing_typed_offers_the_book_from_its_beginning(typed: str) -> None:
    assert find_topics(typed, "en") == list(TOPICS)[:25]


@pytest.mark.parametrize("typed", ["xyzzy", "x" * 10_000, "🤖🤖🤖", "'; drop table", "\u202e\u0000", "מכונה"])
def test_nonsense_finds_nothing_for_sure(typed: str) -> None:
    assert named_topic(typed, "fr") is None
    assert len(find_topics(typed, "fr")) <= 25


@pytest.mark.long(after=1)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_topic_is_found_by_its_id_and_its_title(locale: str) -> None:
    for topic in TOPICS:
        assert named_topic(topic, locale) == topic
        assert named_topic(rule_title(locale, topic), locale) == topic
        assert topic in find_topics(rule_title(locale, topic), locale)[:3]


def test_a_guess_is_never_taken_for_sure() -> None:
    assert named_topic("covr", "en") is None
    assert find_topics("covr", "en")[0] == "cover"


# -- charts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "profile"), EVERY)
def test_every_word_of_every_chart(locale: str, profile: Profile) -> None:
    assert set(CHARTS) == set(DRAWN)
    for topic in TOPICS.values():
        if topic.chart:
            words = chart_words(locale, topic.id, profile.id)
            assert set(words) == set(CHARTS[topic.chart].split())
            assert all(word.strip() for word in words.values())


@pytest.mark.parametrize(
    ("asked", "locale"),
    [
        ("how do I win", "en"),
        ("How do I win?", "en"),
        ("who wins", "en"),
        ("how does it end", "en"),
        ("When does the game end?", "en"),
        ("comment gagner", "fr"),
        ("comment on gagne ?", "fr"),
        ("Qui gagne la partie ?", "fr"),
        ("comment ça finit", "fr"),
        ("Quand se termine la partie ?", "fr"),
    ],
)
def test_how_to_win_is_found_by_asking(asked: str, locale: str) -> None:
    found = {ruleset: named_topic(asked, locale, ruleset) for ruleset in ("mez", "football", "intercept-orbit")}
    assert found == {"mez": "end", "football": "full-time", "intercept-orbit": "orbit-round"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ruleset", ["mez", "rapid-attack", "unofficial"])
@pytest.mark.parametrize("topic", ["activation", "deployment"])
def test_steps_are_a_list(locale: str, ruleset: str, topic: str) -> None:
    page = rule_page(locale, topic, ruleset).splitlines()
    assert [line[:3] for line in page if line[:1].isdigit()] == [f"{step}. " for step in range(1, 6)]
