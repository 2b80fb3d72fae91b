"""The host's correction of a frame: its systems and white dice, and the dice of its roll that are not used yet."""

from collections import Counter

from msgspec import structs

from rules.core.correction import Correction
from rules.core.dice import Die, read_die, sides_of
from rules.core.errors import Illegal, Malformed
from rules.frames.loadout import check_loadout, parse_system
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.state import Activation, Frame, State
from rules.rapid_attack.turn.losses import FrameDestroyed
from rules.rapid_attack.turn.stations import settle

EMPTY = ("", "-", "none")
DICE_MAX = 30


class SetFrame(Correction, frozen=True):
    """Set a frame's systems and white dice, and the dice of its roll that are not used yet; None leaves them.

    Without white dice it is destroyed. ``systems`` as text: ``Rd B``; ``dice`` with their faces: ``W6 5, R8 7``.
    """

    frame: str
    systems: str | None = None
    white: int | None = None
    dice: str | None = None


class FrameSet(Event, frozen=True):
    """The host set the systems and white dice of a frame, which may stand again."""

    frame: str
    systems: tuple[str, ...]
    lost: tuple[str, ...]
    white: int
    dropped: bool
    activated: bool
    by: str
    why: str = "host"


@on(FrameSet)
def _frame_set(state: State, event: FrameSet) -> State:
    has = {"systems": event.systems, "lost": event.lost, "white": event.white}
    return state.with_frame(event.frame, **has, dropped=event.dropped, activated=event.activated)


class PoolSet(Event, frozen=True):
    """The host set the dice of a frame's turn: first the ``used`` ones, as they were, then the others."""

    frame: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    used: int
    by: str
    why: str = "host"


@on(PoolSet)
def _pool_set(state: State, event: PoolSet) -> State:
    stack = (_with_dice(act, event) if act.frame == event.frame else act for act in state.stack)
    return structs.replace(state, stack=tuple(stack))


def _with_dice(act: Activation, event: PoolSet) -> Activation:
    """The activation with other dice; the used ones come first."""
    places = {old: new for new, old in enumerate(act.used)}
    attack = None if act.attack is None else structs.replace(act.attack, die=places[act.attack.die])
    spot = None if act.spot_with is None else places[act.spot_with]
    used = tuple(range(event.used))
    return structs.replace(act, dice=event.dice, faces=event.faces, used=used, attack=attack, spot_with=spot)


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
        FrameSet(
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
        draft.emit(FrameDestroyed(frame.id))
    settle(draft)


def _systems(profile: Profile, text: str) -> tuple[str, ...]:
    words = () if text.strip().lower() in EMPTY else text.replace(",", " ").split()
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
    draft.emit(PoolSet(frame.id, dice, faces, used=len(act.used), by=by))


def _dice(profile: Profile, text: str) -> list[tuple[Die, int]]:
    """Dice and their faces as a player writes them: ``W6 5, R8 7``."""
    parts = [] if text.strip().lower() in EMPTY else text.split(",")
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
