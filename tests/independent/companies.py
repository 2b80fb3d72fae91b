"""Random companies and fleets, legal by the books, as text."""

from __future__ import annotations

from random import Random

SIZES: dict[str, tuple[tuple[str, int, int, int, int], ...]] = {
    "rapid-attack": (
        ("skirmish", 2, 4, 6, 3),
        ("skirmish", 3, 3, 5, 3),
        ("battle", 2, 5, 8, 3),
        ("demo", 3, 2, 2, 0),
        ("skirmish", 4, 3, 4, 3),
        ("battle", 5, 3, 5, 3),
    ),
    "mez": (
        ("skirmish", 2, 4, 6, 3),
        ("battle", 3, 4, 7, 3),
        ("skirmish", 5, 3, 4, 3),
        ("demo", 3, 2, 2, 0),
        ("battle", 4, 4, 6, 3),
        ("skirmish", 3, 3, 5, 3),
    ),
    "unofficial": (
        ("skirmish", 2, 3, 5, 2),
        ("skirmish", 3, 3, 5, 2),
        ("battle", 2, 5, 8, 3),
        ("demo", 3, 2, 2, 0),
        ("skirmish", 4, 2, 4, 2),
        ("battle", 3, 4, 7, 3),
    ),
    "intercept-orbit": (("standard", 2, 4, 6, 3), ("standard", 3, 3, 5, 2), ("standard", 4, 3, 4, 1)),
    "football": (("match", 2, 5, 5, 0), ("friendly", 2, 3, 3, 0)),
}
"""Sizes: id, players, fewest and most frames or TAs, rockets or HVAs. A game takes one of them by its seed."""
SPLITS = ("Rh/Rd", "Rd/Ra", "Rh/Ra")
GUNS = ("Rp", "Ra", "Rs", "Rp/Ra", "Ra/Rs", "Rp/Rs")


def company(ruleset: str, size: tuple[str, int, int, int, int], switches: dict[str, bool], chance: Random) -> str:
    """A company or fleet for a size, or nothing where the referee shall draw one."""
    name, _, fewest, most, more = size
    if name == "demo":
        return ""
    if ruleset == "intercept-orbit":
        return fleet(fewest, most, more, chance)
    kinds = ["B", "G", "Y", "Rh", "Rd", "Ra"]
    kinds += SPLITS if switches.get("split-range") or ruleset == "mez" else ()
    kinds += ["E"] if switches.get("hazards") else []
    frames = [
        " ".join(loadout(chance.choice((2, 3, 4, 4, 4, 4)), kinds, chance)) for _ in range(chance.randint(fewest, most))
    ]
    if ruleset != "football" and len(frames) < most and chance.random() < 0.5:
        spare = [" ".join(loadout(4, kinds, chance)) + " spare"]
    else:
        spare = []
    for _ in range(more):
        place = chance.randrange(len(frames))
        frames[place] += " +1 rocket"
    return "; ".join([together(frame) for frame in frames] + spare)


def together(frame: str) -> str:
    """Rockets as one number at the end."""
    number = frame.count(" +1 rocket")
    return frame.replace(" +1 rocket", "") + (f" +{number} rockets" if number else "")


def loadout(number: int, kinds: list[str], chance: Random) -> list[str]:
    """So many systems, of one type two at the most, halves counting half."""
    found: list[str] = []
    while len(found) < number:
        one = chance.choice(kinds)
        if all(weight([*found, one], code) <= 2 for code in one.split("/")):
            found.append(one)
    return found


def weight(systems: list[str], code: str) -> float:
    return sum((0.5 if "/" in system else 1) for system in systems if code in system.split("/"))


def fleet(fewest: int, most: int, hvas: int, chance: Random) -> str:
    """Ships and as many companies as they have catapults, one of them with an ace."""
    while True:
        ships = [chance.choice(("Capital", "Frigate")) for _ in range(chance.randint(2, most - 1))]
        kinds = ["B", "Y", "K", *GUNS]
        armed = [(ship, loadout(4 if ship == "Capital" else 3, kinds, chance)) for ship in ships]
        catapults = sum(systems.count("K") for _, systems in armed)
        if fewest <= len(ships) + catapults <= most and catapults:
            break
    companies = [f"Company: ace {chance.choice('RBGY')}"] + ["Company"] * (catapults - 1)
    return "; ".join([f"{ship}: {' '.join(systems)}" for ship, systems in armed] + companies + ["HVA"] * hvas)
