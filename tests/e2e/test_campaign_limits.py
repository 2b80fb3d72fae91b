"""Campaigns at their largest still fit into what Discord takes."""

from __future__ import annotations

import pytest

from cogs.views.campaign import result_head, schedule_lines, standings_view, terms_lines
from cogs.views.components import note_view
from rules.campaign.league import Placed, Played
from rules.campaign.roster import Carry, News, Roster, Unit
from table.campaign.model import Campaign, Fixture, Member, Report, Terms
from table.campaign.service import MEMBERS_MAX
from tests.e2e.limits import faults
from text.campaign import roster_text

NAMES = ["W" * 32, "🤖" * 16, "`*_~|" * 6, "@everyone", "عبد الله " * 3, ""]
UNITS = tuple(Unit("`*_~|@" * 5, ("Rh/Rd", "Rd/Ra", "Rh/Ra", "E"), ("Rh/Rd", "Rd/Ra"), 99) for _ in range(12))
EVERYTHING = tuple(News(kind, "`" * 32, "Rh/Rd") for kind in ("scarred", "destroyed", "recruited") for _ in range(12))


def big(carry: Carry) -> Campaign:
    """A full campaign in which everybody has played everybody five a table, with all that can become of companies."""
    roster = Roster("`*_~|" * 8, UNITS, 9)
    members = tuple(Member(n, NAMES[n % len(NAMES)], False, roster) for n in range(MEMBERS_MAX))
    seats = [tuple(Placed((g + s) % MEMBERS_MAX, NAMES[s], 999, s < 3) for s in range(5)) for g in range(200)]
    games = tuple(
        Fixture(
            str(g), 10**18, "ended", (), Report(Played(str(g), s), "doomsday", tuple((p.user, EVERYTHING) for p in s))
        )
        for g, s in enumerate(seats)
    )
    running = tuple(Fixture(f"r{n}", 10**18, "running", tuple(range(5))) for n in range(40))
    terms = Terms(seats=2, carry=carry, renewals=9)
    return Campaign("c", 1, 10**18, 1, "`*_~|W" * 10, False, terms, members, (*games, *running))


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("carry", list(Carry))
async def test_every_message_fits(locale: str, carry: Carry) -> None:
    campaign = big(carry)
    view, files = await standings_view(locale, campaign, below="\n\n" + terms_lines(locale, campaign))
    assert not faults(view)
    assert len(files) == 1
    assert not faults(note_view(schedule_lines(locale, campaign, campaign.to_play(), {})))
    assert not faults(note_view(roster_text(locale, campaign.members[0].roster, campaign.members[0].name, carry)))
    head = result_head(locale, campaign, campaign.reports[0], "`" * 80)
    view, _ = await standings_view(locale, campaign, head, at_once=False)
    assert not faults(view)
