"""Phrases that nobody says stand in no catalogue and on no page for players, hosts and developers."""

from __future__ import annotations

import re

import pytest

from tests.text.talk import ROOT

ENGLISH = r"""
    \bwhoever\b | \banew\b | \bput right\b | \bis told\b | \bare told\b | \bstands so\b
    \bis no (?:day|pace|code|order|interval|span)\b | when nobody says | who may manage | who is level
    \bat the most\b | a digit | the dice go\b | dice go away | spots? goes? away | goes with this attack
    \bon the way of\b | pips? of manoeuvre | \bmanoeuvre[sd]?\b(?! *=) | \bdefence\b | \boffence\b | \bcolours?\b
    \bcentre\b | wants? to be asked | as you want it | as usual \( | \ba wish\b | not waited for | would play on
    plays from now on | takes you in | cannot be taken back | the notebook | moving picture | how kind the dice
    dice promised | own words from | as they should be | file of a game | should it have been | to read: | is begun
    taken out | is taken back | would be taken back | since \{ \$since \} | on offer for
    there is nothing to do of that name | asks something else now | the fewest ships | another game than the ruleset
    highest score other than | as it will be after | or is that all of it | at your choice | unsteered
    the score is that times | most goals win | whoever is at the ball | past one unit | \(1 dice\) | in the line by
    \bin the line\b(?! of fire) | keep count | kept count | frames argue about | change it a little
    what may come of it | chance of so many | the game master\b
    (?<!\$)\borganis(?:es?|ed|ing)\b | (?:an|the|another) organisers?\b | \bfuelled\b | (?:north|south)-(?:east|west)\b
    of one's own | stopped coming | (?:isn't|aren't) paired | whom they | (?<!cannot take )\bany more\b | \bknock-out\b
"""
FRENCH = r"""
    ce que je (?:vous )?parle | où est réglée votre montre | quand personne ne dit | comme d'habitude
    le plus qu'on puisse | qui gère le serveur | pour qui le gère | rendez-moi cela | l'équipe qu'il y a
    au prochain début | ne se reprend pas | le palmarès de qui | mots à eux | suivent d'un secret | pas encore dit
    comme il se doit | dés les plus doux | tant de (?:touches|dégâts) | ce qui peut en sortir | y changer un détail
    zone teintée | terrain teinté | espace teinté | mis en place là ainsi | une telle cible | un tel couvert
    sont assis | le carnet est | que je ne sais pas dire | maître du jeu | les touches à bout | pousser \S+ à bout
    prise de balle | appelée? d'avance | tour libre | action libre | table déclarée | ligne de côté | sans pilote
    les dés .{0,60} partent | le plus de buts gagne, | baisse d'un (?!cran) | le score est cela
    vole(?:r)? dans un débris | qui vole dedans | tout est détruit | comme il pointe | emporte le pont
    depuis \{ \$since \} | aucun appel | \brepér(?:er|age|ée?)\b(?!.*football) | points par atout
    zéro (?:Frame|HVA|roquette|équipement|compagnie) | de quelle portée | code de terrain | règle à charnières
    une communication | voler \{ \$value \} | où vole | \b1 dés\b | /carte | /horloge
    /partie (?:céder|relancer|apporter|miennes|reprendre) | n'est pas proposé pour | le moins de vaisseaux
"""
KEY = re.compile(r"^[a-zA-Z][\w-]* =|`[\w-]+`")
SEARCHED = ("#", "rule-words-")
"""Comments, and the words by which a rule is found."""
ENGLISH_PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/hosts.md",
    "docs/hosting.md",
    "docs/rulings.md",
    "docs/players/*.md",
)
PAGES = {"en": ENGLISH_PAGES, "fr": ("docs/joueurs/*.md",)}
RIDDLES = re.compile(r"\bwhoever\b|\banew\b|\bput right\b|\b(?:is|are) told\b|\bstands so\b", re.IGNORECASE)
CODE = ("bench", "cogs", "hosting", "render", "rules", "sandbox", "storage", "table", "text", "think", "web", "workers")


def _phrases(text: str) -> list[re.Pattern[str]]:
    return [re.compile(part.strip(), re.IGNORECASE) for part in re.split(r" \| |\n", text) if part.strip()]


def _found(text: str, phrases: list[re.Pattern[str]]) -> list[str]:
    lines = (KEY.sub("", line.replace("’", "'")) for line in text.splitlines() if not line.startswith(SEARCHED))
    return [f"{phrase.pattern}: {line[:160]}" for line in lines for phrase in phrases if phrase.search(line)]


@pytest.mark.long(after=1)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_sentence_says_it_like_that(locale: str) -> None:
    phrases = _phrases({"en": ENGLISH, "fr": FRENCH}[locale])
    files = sorted((ROOT / "locales" / locale).glob("*.ftl"))
    assert {file.name: bad for file in files if (bad := _found(file.read_text(encoding="utf-8"), phrases))} == {}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_page_says_it_like_that(locale: str) -> None:
    phrases = _phrases({"en": ENGLISH, "fr": FRENCH}[locale])
    pages = [page for name in PAGES[locale] for page in ROOT.glob(name)]
    assert {page.name: bad for page in pages if (bad := _found(page.read_text(encoding="utf-8"), phrases))} == {}


def test_neither_code_nor_docs_are_riddles() -> None:
    files = [*(ROOT / "docs").rglob("*.md"), *(file for room in CODE for file in (ROOT / room).rglob("*.py"))]
    found = {str(file.relative_to(ROOT)): RIDDLES.findall(file.read_text(encoding="utf-8")) for file in files}
    assert {name: words for name, words in found.items() if words} == {}


def test_a_phrase_is_found() -> None:
    assert _found("x = Whoever is at the ball", _phrases(ENGLISH))
    assert _found("x = Sans pilote : 4 unités", _phrases(FRENCH))
