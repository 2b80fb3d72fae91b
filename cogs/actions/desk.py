"""What organisers press at their desk: call, extend, decide, correct, remove, pause, go on, reopen."""

from collections.abc import Awaitable, Callable, Mapping

from cogs.channel.campaign_results import Results
from cogs.kit.interaction import Interaction, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.campaign import name_of, reopened_text, sure_end_view, sure_match_view
from cogs.views.components import note_view
from cogs.views.desk import awards_view, desk_view, kept_text, reopened_match, results_view, sure_remove_view
from cogs.views.game_list import nudged_lines
from rules import Malformed
from rules.campaign.tournament import open_matches
from table import NotAllowed, Person, Table
from table.campaign.desk import extend, pause, reopen, resume
from table.campaign.model import Campaign, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.campaign.verdicts import Verdict, match_for, must_be_givable, verdicts
from table.game import NOBODY, Seat
from table.records.threads import in_thread
from table.time.clock import DAY
from table.waiting.reminders import Nudged, in_one, nudge, remind
from table.waiting.waits import Wait, waits_of
from text.campaign import person
from text.fluent.catalogue import say

Press = Callable[[Interaction, Person, str], Awaitable[None]]
DIGITS = 2


class Desk:
    """The desks of all campaigns."""

    def __init__(self, campaigns: Campaigns, results: Results) -> None:
        self._campaigns = campaigns
        self._results = results
        self.presses: Mapping[str, Press] = {
            "desk": self._again,
            "call": self._call,
            "award": self._award,
            "result": self._result,
            "extend": self._extend,
            "remove": self._remove,
            "drop": self._drop,
            "gone": self._gone,
            "keep": self._keep,
            "back": self._back,
            "pause": self._pause,
            "resume": self._resume,
            "close": self._close,
            "reopen": self._reopen,
        }
        """What the buttons and menus of the desk do, by verb: with the organiser and the campaign's id."""

    async def show(
        self, interaction: Interaction, acting: Person, campaign: Campaign, *, note: str = "", edit: bool = False
    ) -> None:
        """Show the desk to an organiser. Raises ``NotAllowed("campaign-not-host")``."""
        must_be_campaign_host(campaign, acting)
        self._results.note_ends(campaign)
        waits = await in_time(interaction, waits_in(table_of(interaction), campaign))
        ahead = await in_time(interaction, in_thread(campaign.to_play))
        made = desk_view(private_locale(interaction), campaign, waits, ahead, acting.user, note)
        await show(interaction, made, edit=edit)

    async def _here(self, interaction: Interaction, acting: Person, campaign_id: str) -> Campaign:
        campaign = await in_time(interaction, self._campaigns.campaign(campaign_id))
        must_be_campaign_host(campaign, acting)
        return campaign

    async def _done(
        self, interaction: Interaction, acting: Person, work: Awaitable[Campaign], key: str, **facts: str | float
    ) -> Campaign:
        """Await ``work``, then show the desk of the changed campaign, headed by the sentence ``key``."""
        campaign = await in_time(interaction, work)
        note = say(private_locale(interaction), key, name=name_of(campaign), **facts)
        again = await in_time(interaction, self._campaigns.campaign(campaign.id))
        await self.show(interaction, acting, again, note=note, edit=True)
        await self._results.renew_notice(again.id)
        self._results.post_all()
        return again

    async def _show_opened(
        self, interaction: Interaction, acting: Person, before: Campaign, after: Campaign, note: str
    ) -> None:
        """Show the desk again once the matches are open that were drawn just now, or are to be played after all."""
        if not {*open_matches(after.rounds)} <= {*open_matches(before.rounds)}:
            await self._results.post_all()
            campaign = await in_time(interaction, self._campaigns.campaign(after.id))
            await self.show(interaction, acting, campaign, note=note, edit=True)

    async def _again(self, interaction: Interaction, acting: Person, argument: str) -> None:
        await self.show(interaction, acting, await self._here(interaction, acting, argument), edit=True)

    async def _call(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Call everybody for whom a game of the campaign waits, and those of a league who have not met."""
        campaign, table = await self._here(interaction, acting, argument), table_of(interaction)
        locale, found, seats = private_locale(interaction), list[Nudged](), list[Seat]()
        for game_id in await in_time(interaction, waits_in(table_of(interaction), campaign)):
            game = await table.game(game_id)
            try:
                found.append(await in_time(interaction, nudge(table, game, acting, organiser=True)))
            except NotAllowed:
                continue  # called a short while ago, or it waits for the organiser
            seats += game.seats
        if not campaign.is_tournament:
            called = {user for nudged in found for user in nudged.pinged}
            found.append(await in_time(interaction, remind(self._campaigns, table, campaign, acting)))
            await self._results.tell_unplayed(campaign, [user for user in found[-1].pinged if user not in called])
        interaction.client.boards.check_pings(table.clock.now())
        told = nudged_lines([*campaign.members, *seats], in_one(found), locale)
        note = "\n".join(told) or say(locale, "desk-nobody-called")
        await self.show(interaction, acting, campaign, note=note, edit=True)

    async def _award(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Ask for the result of the match that was chosen, or show more matches."""
        campaign, locale = await self._here(interaction, acting, argument), private_locale(interaction)
        chosen = (selected(interaction) or ("",))[0]
        page = chosen.removeprefix("more:")
        if page != chosen and page.isdecimal() and len(page) <= DIGITS:
            await show(interaction, awards_view(locale, campaign, acting.user, int(page)))
            return
        verdict = Verdict.read(chosen)
        match = match_for(campaign, verdict)
        ways = verdicts(campaign, verdict.of, match, acting)
        if not ways:
            must_be_givable(campaign, match, acting, verdict)
        await show(interaction, results_view(locale, campaign, verdict.of, match, ways, acting.user))

    async def _result(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Ask before a match is decided, or decided otherwise."""
        campaign = await self._here(interaction, acting, argument)
        verdict = Verdict.read((selected(interaction) or ("",))[0])
        match = match_for(campaign, verdict)
        must_be_givable(campaign, match, acting, verdict)
        await show(interaction, sure_match_view(private_locale(interaction), campaign, match, verdict))

    async def _extend(self, interaction: Interaction, acting: Person, argument: str) -> None:
        days = (selected(interaction) or ("",))[0]
        if not days.isdecimal() or not 0 < len(days) <= DIGITS:
            raise Malformed("choice-malformed", kind="none")
        work = extend(self._campaigns, table_of(interaction), argument, acting, int(days) * DAY)
        after = await self._done(interaction, acting, work, "desk-extended", days=int(days))
        await self._results.tell_times(after, "more", acting.user)

    async def _remove(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Ask before a player is taken out."""
        await self._drop(interaction, acting, f"{argument}:{(selected(interaction) or ('',))[0]}")

    async def _drop(self, interaction: Interaction, acting: Person, argument: str) -> None:
        campaign_id, _, user = argument.partition(":")
        campaign = await self._here(interaction, acting, campaign_id)
        must_be_open(campaign)
        if not user.isdecimal() or campaign.member(int(user)) is None:
            raise Malformed("member-unknown")
        await show(interaction, sure_remove_view(private_locale(interaction), campaign, int(user)))

    async def _gone(self, interaction: Interaction, acting: Person, argument: str) -> None:
        campaign_id, _, user = argument.partition(":")
        if not user.isdecimal():
            raise Malformed("member-unknown")
        before = await self._here(interaction, acting, campaign_id)
        work = self._campaigns.remove(campaign_id, acting, int(user))
        who = person(private_locale(interaction), before.name_of(int(user)))
        after = await self._done(interaction, acting, work, "desk-removed", who=who)
        await self._results.tell_removed(after, int(user))
        await self._results.tell_left(after, int(user))
        await self._results.tell_round(before, after)
        await self._results.tell_played_out(after)
        note = say(private_locale(interaction), "desk-removed", who=who, name=name_of(after))
        await self._show_opened(interaction, acting, before, after, note)

    async def _back(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Let somebody come back whom an organiser has taken out, and tell them."""
        user = (selected(interaction) or ("",))[0]
        if not user.isdecimal():
            raise Malformed("member-unknown")
        campaign, locale = await self._here(interaction, acting, argument), private_locale(interaction)
        facts = {"who": person(locale, campaign.name_of(int(user))), "restored": "yes" if campaign.restores else "no"}
        facts["match"] = reopened_match(locale, campaign, int(user))
        work = self._campaigns.let_back(argument, acting, int(user))
        after = await self._done(interaction, acting, work, "desk-let-back", **facts)
        await self._results.tell_let_back(after, int(user))
        await self._results.note_reopened(campaign, after)
        await self._results.tell_round(campaign, after, int(user) if facts["match"] != "none" else NOBODY)
        note = say(locale, "desk-let-back", name=name_of(after), **facts)
        await self._show_opened(interaction, acting, campaign, after, note)

    async def _keep(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Pair a player again who has vanished: chosen at the desk, or with the button that they may press too."""
        campaign_id, _, user = argument.partition(":")
        chosen = user or (selected(interaction) or ("",))[0]
        if not chosen.isdecimal():
            raise Malformed("member-unknown")
        before = await in_time(interaction, self._campaigns.campaign(campaign_id))
        after = await in_time(interaction, self._campaigns.keep(campaign_id, acting, int(chosen)))
        note = kept_text(private_locale(interaction), after, int(chosen))
        if user:
            await show(interaction, note_view(note))
        else:
            await self.show(interaction, acting, after, note=note, edit=True)
        await self._results.tell_round(before, after)
        self._results.post_all()
        if not user:
            await self._show_opened(interaction, acting, before, after, note)

    async def _pause(self, interaction: Interaction, acting: Person, argument: str) -> None:
        work = pause(self._campaigns, table_of(interaction), argument, acting)
        after = await self._done(interaction, acting, work, "desk-is-paused")
        await self._results.tell_times(after, "paused", acting.user)

    async def _resume(self, interaction: Interaction, acting: Person, argument: str) -> None:
        before = await self._here(interaction, acting, argument)
        work = resume(self._campaigns, table_of(interaction), argument, acting)
        after = await self._done(interaction, acting, work, "campaign-reopened")
        await self._results.tell_times(after, "goes", acting.user)
        await self._results.tell_round(before, after)
        note = say(private_locale(interaction), "campaign-reopened", name=name_of(after))
        await self._show_opened(interaction, acting, before, after, note)

    async def _close(self, interaction: Interaction, acting: Person, argument: str) -> None:
        """Ask before the campaign ends."""
        campaign = await self._here(interaction, acting, argument)
        must_be_open(campaign)
        await show(interaction, sure_end_view(private_locale(interaction), campaign))

    async def _reopen(self, interaction: Interaction, acting: Person, argument: str) -> None:
        before = await self._here(interaction, acting, argument)
        after = await in_time(interaction, reopen(self._campaigns, table_of(interaction), argument, acting))
        note = reopened_text(private_locale(interaction), before, after)
        await self.show(interaction, acting, after, note=note, edit=True)
        await self._results.tell_reopened(before, after)
        await self._results.note_reopened(before, after)
        await self._results.renew_notice(after.id)
        self._results.post_all()


async def waits_in(table: Table, campaign: Campaign) -> dict[str, tuple[Wait, ...]]:
    """What each open game of a campaign waits for, by its id."""
    found = dict[str, tuple[Wait, ...]]()
    for fixture in campaign.games:
        if fixture.report is None and fixture.status != "ended":
            row = await table.storage.games.get(fixture.game)
            if row is not None:
                found[fixture.game] = waits_of(table, await table.game(fixture.game), row)
    return found
