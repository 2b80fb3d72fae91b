"""Builder of companies and teams of frames (``rules.contract.builder``)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec import structs

from rules.companies.analysis import CompanyAnalysis, analyse_company
from rules.companies.company import ARCHETYPES, FRAMES_MAX, NAMES, Company, FrameDesign, Limits, Numbers, arm, write
from rules.companies.forum import read_any
from rules.contract.builder import Packed, Parts, packed_number
from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name

SYSTEMS_MAX = 15

# The order of these is part of every code that was ever given out: append only.
_SYSTEMS = ("B", "G", "Y", "Rh", "Rd", "Ra", "E", "Rh/Rd", "Rd/Ra", "Rh/Ra", "spare")
_SPARE = _SYSTEMS[-1:]


class FrameBuilder:
    """Builder of forces of frames. Its ruleset gives it its limits, its faults, and the numbers of its analysis.

    ``spares``: whether a force may carry a spare frame.
    """

    style = "frames"
    archetypes: tuple[str, ...] = tuple(ARCHETYPES)
    designs: Mapping[str, str] = MappingProxyType({kind: " ".join(systems) for kind, systems in ARCHETYPES.items()})
    names: tuple[str, ...] = NAMES
    most = FRAMES_MAX
    takes_json = False

    def __init__(
        self,
        limits: Callable[[str, int], Limits],
        faults: Callable[[Company, Limits | None], list[Illegal]],
        coded_sizes: tuple[str, ...],
        profile: Numbers,
        *,
        spares: bool = True,
    ) -> None:
        self.limits = limits
        self._faults = faults
        self.coded_sizes = coded_sizes
        self._profile = profile
        self._spares = spares

    def faults(self, force: Company, limits: Limits | None) -> list[Illegal]:
        """All that keeps a company from being played. Rockets that are not assigned are dealt out later."""
        return self._faults(force if limits is None else arm(force, limits.rockets), limits)

    def hints(self, force: Company, limits: Limits | None) -> Mapping[str, int]:
        """Rockets that are dealt out at the start because the company assigns none itself; no spare frame."""
        dealt = 0 if limits is None or any(design.rockets for design in force.frames) else limits.rockets
        room = self._spares and not force.spares and (limits is None or len(force.frames) < limits.frames_max)
        return {name: number for name, number in (("rockets", dealt), ("no-spare", int(room))) if number}

    def analysis(self, force: Company) -> CompanyAnalysis:
        """Expected values of the company."""
        return analyse_company(force, self._profile)

    read = staticmethod(read_any)
    write = staticmethod(write)

    @staticmethod
    def units(force: Company) -> tuple[FrameDesign, ...]:
        """The frames of a company."""
        return force.units

    @staticmethod
    def force(units: Sequence[FrameDesign]) -> Company:
        """A company of these frames."""
        return Company(tuple(units))

    @staticmethod
    def unit(name: str, text: str, rockets: int | None) -> FrameDesign:
        """One frame from text. Raises ``RulesError``: ``one-frame`` for several."""
        frames = read_any(text.rpartition(":")[2]).force.units
        if len(frames) != 1:
            raise Malformed("one-frame", count=len(frames))
        number = frames[0].rockets if rockets is None else rockets
        return FrameDesign(frames[0].systems, number, clean_name(name), frames[0].spare)

    @staticmethod
    def notation(unit: FrameDesign) -> str:
        """The systems of a frame, and whether it is the spare."""
        return " ".join((*unit.systems, *_SPARE[: unit.spare]))

    def parts(self, unit: FrameDesign) -> Parts:
        """Systems and rockets of a frame."""
        return Parts(unit.systems, _SYSTEMS[:-1], self._profile.systems_max, self._profile.same_max, unit.rockets)

    @staticmethod
    def fit(unit: FrameDesign, systems: Sequence[str], rockets: int) -> FrameDesign:
        """The frame with these systems and rockets."""
        return structs.replace(unit, systems=tuple(systems), rockets=rockets)

    @staticmethod
    def packed(unit: FrameDesign) -> bytes:
        """A frame in bytes: rockets and the number of systems, then two systems a byte. Raises ``Illegal``.

        The mark of the spare counts as a system.
        """
        marked = (*unit.systems, *_SPARE[: unit.spare])
        count = len(marked)
        if count > SYSTEMS_MAX:
            raise Illegal("share-too-big", count=count, most=SYSTEMS_MAX, frame=unit.name)
        numbers = [_SYSTEMS.index(system) for system in marked] + [0] * (count % 2)
        pairs = bytes(high << 4 | low for high, low in zip(numbers[::2], numbers[1::2], strict=True))
        return packed_number(unit.rockets << 4 | count) + pairs

    @staticmethod
    def unpacked(data: Packed) -> FrameDesign:
        """The frame of these bytes."""
        head = data.number()
        count, rockets = head & SYSTEMS_MAX, head >> 4
        nibbles = [nibble for byte in data.take((count + 1) // 2) for nibble in (byte >> 4, byte & 15)]
        marked = tuple(_SYSTEMS[nibble] for nibble in nibbles[:count])
        systems = tuple(system for system in marked if system not in _SPARE)
        return FrameDesign(systems, rockets, spare=marked != systems)
