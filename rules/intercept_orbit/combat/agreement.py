"""Agreement at a declared table: the attacker says range and cover, the mover who is alone at an HVA.

The target's player agrees before dice fall, and then who owns the ship that covers; the owner of an HVA before it is
lost. Doubts about cover end with the target's player, about a distance with who acts.
"""

from collections.abc import Sequence

from msgspec import structs

from rules.core.agreement import USUAL, Word
from rules.core.choices import find_option, text_of
from rules.core.collections import present
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from rules.intercept_orbit.combat.attack import dice_may_fall
from rules.intercept_orbit.combat.cover import CoverDeclared, cover_options
from rules.intercept_orbit.possession import HvaTaken, settle
from rules.intercept_orbit.rule import CLAIM, ORDERED, Draft, Event, Question, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import State

ATTACK, COVER = "attack", "cover"
"""What is agreed upon: range and cover of an attack, that a ship covers; else that a player is alone at an HVA."""


class Spoken(Event, frozen=True):
    """A player agrees to what was said (``agreed``), says otherwise (``not-so``), gives in (``give-in``), or insists.

    ``what``: the ``attack`` of an ``asset``, the ``cover`` that it names, or the ``claim`` of an HVA (``asset``).
    """

    player: int
    what: str
    asset: str
    answer: str
    why: str = "declared"

    @property
    def silent(self) -> bool:
        return self.answer == "agreed"


@on(Spoken)
def _spoken(state: State, event: Spoken) -> State:
    gives_in = event.answer == "give-in"
    if event.what == CLAIM:
        return _claim_spoken(state, event.answer)
    attack = state.act.attack_now
    if event.what == COVER:
        if gives_in:
            return state.with_attack(Step.SCREEN, cover=None, covering=Word())
        return state.with_attack(Step.SCREEN, covering=attack.covering.answered(event.answer))
    if gives_in:
        used = tuple(die for die in state.act.used if die != attack.die)
        return state.with_top(attack=None, attacked=False, used=used, step=Step.ACT)
    return state.with_attack(Step.SCREEN, said=attack.said.answered(event.answer))


def _claim_spoken(state: State, answer: str) -> State:
    claim, *others = state.claims
    if answer == "not-so":
        doubted = structs.replace(claim, word=claim.word.answered(answer))
        return structs.replace(state, claims=(doubted, *others))
    state = structs.replace(state, claims=tuple(others))
    if answer == "give-in" and state.stack:
        return state.with_top(refuted=(*state.act.refuted, claim.hva))
    return state


class Agree(Question):
    """Whether a player agrees: ``yes`` [agreed, give-in], ``no`` [not-so, insist]; the target's player may name
    another cover: ``cover:none`` [open], ``cover:X1`` [cover-debris; asset], ``cover:B2`` [cover-ship; asset]. Facts:
    what, doubted; of an attack target, range, value, cover; of a claim hva, side."""

    kind = "agree"
    why = "declared"
    at = (CLAIM, Step.SCREEN)
    least = "yes"
    usual = USUAL

    def is_open(self, state: State) -> bool:
        return bool(state.claims) or _about(state) is not None

    def step(self, draft: Draft) -> bool:
        """Agree by standing order."""
        request = self.ask(draft.state)
        if request.facts["doubted"] or not draft.state.order_of(request.player).agree:
            return False
        _speak(draft, request, "agreed", ORDERED)
        return True

    def ask(self, state: State) -> Request:
        if state.claims:
            claim = state.claims[0]
            owner, word = state.asset(claim.hva).owner, claim.word
            player = claim.speaker if word.doubted else owner
            facts: Facts = {"what": CLAIM, "hva": claim.hva, "side": claim.player, "doubted": word.doubted}
            return self.request_to(state, player, word.options(), claim.hva, **facts)
        act, attack, (what, player, word) = state.act, state.act.attack_now, present(_about(state))
        options: tuple[Option, ...] = word.options()
        if what == ATTACK and not word.doubted and act.range is not Range.DOGFIGHT:
            covers = (item for item in cover_options(state) if item.facts.get("asset") != attack.cover)
            options += tuple(structs.replace(item, choice=f"cover:{item.choice}") for item in covers)
        facts = {
            "target": act.target,
            "range": str(act.range),
            "value": attack.value,
            "cover": attack.cover,
            "hva": None,
        }
        return self.request_to(state, player, options, act.asset, what=what, doubted=word.doubted, **facts)

    def read(self, state: State, request: Request, choice: object) -> Option:
        """Also a cover without ``cover:``."""
        bare = find_option(request, f"cover:{text_of(request, choice)}", None)
        return super().read(state, request, choice) if bare is None else bare

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        facts, player = request.facts, request.player
        if chosen.label not in USUAL:
            draft.emit(CoverDeclared(facts["asset"], facts["target"], chosen.facts.get("asset"), by=player))
            return
        _speak(draft, request, chosen.label)

    def blind(self, state: State, request: Request) -> Sequence[object]:
        """A random player always agrees."""
        return ["yes"]


def _speak(draft: Draft, request: Request, answer: str, why: str = "declared") -> None:
    """Say a word about what was declared; who is agreed to be alone at an HVA takes it."""
    what, claims = request.facts["what"], draft.state.claims
    draft.emit(Spoken(request.player, what, request.facts["asset"], answer, why=why))
    if what == CLAIM and answer in ("agreed", "insist"):
        hva = draft.state.asset(claims[0].hva)
        if hva.owner != claims[0].player and draft.state.has_tas(claims[0].player):
            draft.emit(HvaTaken(hva.id, hva.owner, claims[0].player))
        settle(draft)


def in_known_range(state: State, act: Activation) -> bool:
    """Whether the referee knows that the target is in range: it touches the same ship."""
    asset, target = state.asset(act.asset), state.asset(act.target)
    return act.range is Range.DOGFIGHT and measure.together(state, asset, target)


def _about(state: State) -> tuple[str, int, Word] | None:
    """What of the attack under way has still to be agreed upon, by whom, and what was said to it."""
    act = state.act
    attack, target = act.attack_now, state.asset(act.target)
    if not state.needs_agreement or not target.tactical or not dice_may_fall(state, act):
        return None
    owner = state.asset(act.asset).owner
    if not attack.said.agreed and not in_known_range(state, act):
        return ATTACK, owner if attack.said.doubted else target.owner, attack.said
    cover = None if attack.cover is None else state.asset(attack.cover)
    if cover is None or not cover.ship or attack.covering.agreed or cover.owner in (owner, target.owner):
        return None
    return COVER, target.owner if attack.covering.doubted else cover.owner, attack.covering
