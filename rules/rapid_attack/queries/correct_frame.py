"""The host's correction of a frame: its systems and white dice, and the dice of its roll that are not used yet."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from rules.core.correction import SetFrame
from rules.core.dice import Die, read_die, sides_of
from rules.core.errors import Illegal, Malformed
from rules.frames.loadout import check_loadout, parse_system
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Frame, State
from rules.rapid_attack.stations import settle

__all__ = ["set_frame"]

NOTHING = ("", "-", "none")
DICE_MAX = 30


def set_frame(draft: Draft, wanted: SetFrame, by: str) -> None:
    """Correct a frame, destroyed ones too, once the battle has begun.

    Raises ``Illegal``: ``no-such-frame``, ``correction-not-now``, ``not-rolled``, and the faults of a loadout;
    ``Malformed``: ``system-unknown``, ``whites``, ``dice-malformed``, ``dice-impossible``.
    """
    frame = next((item for item in draft.state.frames if item.id == wanted.frame), None)
    if frame is None:
        raise Illegal("no-such-frame", frame=wanted.frame[:40])
    if draft.state.round == 0:
        raise Illegal("correction-not-now")
    if wanted.systems is not None or wanted.white is not None:
        _set_loadout(draft, frame, wanted, by)
    if wanted.dice is not None:
        _set_dice(draft, frame, wanted.dice, by)


# -- systems and white dice -------------------------------------------------------------------------------------------


def _set_loadout(draft: Draft, frame: Frame, wanted: SetFrame, by: str) -> None:
    state = draft.state
    systems = frame.systems if wanted.systems is None else _systems(state.profile, wanted.systems)
    white = frame.white if wanted.white is None else wanted.white
    if not 0 <= white <= state.profile.white:
        raise Malformed("whites", most=state.profile.white)
    back = white > 0 and not frame.alive
    draft.emit(
        ev.FrameSet(
            frame.id,
            systems=systems,
            lost=tuple((Counter((*frame.systems, *frame.lost)) - Counter(systems)).elements()),
            white=white,
            dropped=white < state.profile.white and bool(systems),
            activated=frame.activated or (back and _has_no_initiative(state, frame)),
            by=by,
        )
    )
    if white == 0 and frame.alive:
        draft.emit(ev.FrameDestroyed(frame.id))
    settle(draft)


def _systems(profile: Profile, text: str) -> tuple[str, ...]:
    words = () if text.strip().lower() in NOTHING else text.replace(",", " ").split()
    systems = tuple(parse_system(word) for word in words)
    check_loadout(systems, most=profile.systems_max, same=profile.same_max)
    return systems


def _has_no_initiative(state: State, frame: Frame) -> bool:
    """Whether it could not be called up this round: it lay destroyed when initiative was rolled."""
    return bool(state.initiative) and all(item.frame != frame.id for item in state.initiative)


# -- dice -------------------------------------------------------------------------------------------------------------


def _set_dice(draft: Draft, frame: Frame, text: str, by: str) -> None:
    """Change the unused dice of a frame's turn; those that have done something stay."""
    act = next((act for act in draft.state.stack if act.frame == frame.id and act.dice), None)
    if act is None:
        raise Illegal("not-rolled", frame=frame.id)
    unused = _dice(draft.state.profile, text)
    dice = (*(act.dice[index] for index in act.used), *(die for die, _ in unused))
    faces = (*(act.faces[index] for index in act.used), *(face for _, face in unused))
    draft.emit(ev.PoolSet(frame.id, dice, faces, used=len(act.used), by=by))


def _dice(profile: Profile, text: str) -> list[tuple[Die, int]]:
    """Dice and their faces as a player writes them: ``W6 5, R8 7``."""
    parts = [] if text.strip().lower() in NOTHING else text.split(",")
    if len(parts) > DICE_MAX:
        raise Malformed("dice-malformed", text=text[:40])
    return [_die(profile, part) for part in parts]


def _die(profile: Profile, text: str) -> tuple[Die, int]:
    written = read_die(text.strip())
    known = [die for die in structs.astuple(profile.dice) if isinstance(die, str)]
    die = None if written is None else next(filter(written.fits, sorted(known)), None)
    if written is None or die is None:
        raise Malformed("dice-malformed", text=text[:40])
    if not 1 <= written.face <= sides_of(die):
        raise Malformed("dice-impossible", die=die, face=written.face)
    return die, written.face
