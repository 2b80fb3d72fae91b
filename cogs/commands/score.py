"""`/score`: the state of a game; `/correct`: what its host may correct."""

from discord import app_commands
from discord.ext import commands

from cogs.actions.game.answers import read_faces
from cogs.channel.board import board_picture
from cogs.kit.autocomplete import Choices, choices, filled_in, game_typed_in, hinted
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, to_rules_words, word
from cogs.views.components import note_view, picture_view
from cogs.views.game.clocks import time_left_lines
from rules import ruleset_of
from rules.contract.correcting import NOTHING, forms, items
from table import Game, Table
from table.game import Change
from table.permissions import must_be_host, must_be_running
from table.player_clocks import time_left
from table.votes.seating import correct
from text import narrator
from text.fluent.catalogue import say


class ScoreCog(commands.GroupCog, group_name="score", group_description=word("cmd-score")):
    """Scores."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="show", description=word("cmd-score-show"))
    async def show_score(self, interaction: Interaction) -> None:
        """Show points, assets, order and clock to the user alone, as text and picture."""
        game, locale = await game_here(interaction), private_locale(interaction)
        if game.state is None:
            await show(interaction, note_view(say(locale, "panel-lobby")))
            return
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        file = await board_picture(game)
        told = "\n".join([narrator(game.state).state_text(locale, game.state), *self._clocks(game, locale)])
        await show(
            interaction,
            picture_view(told, narrator(game.state).alt_text(locale, game.state), file.filename),
            files=[file],
        )

    def _clocks(self, game: Game, locale: str) -> list[str]:
        now, people = self.table.clock.now(), self.table.preferences
        return time_left_lines(game, locale, lambda user: time_left(game, user, now, people))


class CorrectionsCog(commands.Cog):
    """Corrections."""

    @app_commands.command(name="correct", description=word("cmd-correct"))
    @describe(what="opt-correct-what", which="opt-correct-which", value="opt-correct-value", faces="opt-faces")
    async def correct(
        self,
        interaction: Interaction,
        what: str,
        which: str | None = None,
        value: str | None = None,
        faces: str | None = None,
    ) -> None:
        """Correct the channel's game as its host, or ask its players to agree; ``faces``: dice rolled by hand."""
        game, person, locale = await game_here(interaction), person_of(interaction), private_locale(interaction)
        must_be_running(game)
        must_be_host(game, person)
        told = None if value is None else to_rules_words(value, locale)
        typed = None if faces is None else tuple(read_faces(faces))
        wanted = Change(person.name, what, which, told, typed)
        after = await in_time(
            interaction, correct(table_of(interaction), game.id, person, wanted, interaction=interaction.id)
        )
        asked = after.open_wish is not None and after.open_wish.wanted == wanted
        await show(interaction, note_view(say(locale, "wish-made" if asked else "corrected")))

    @correct.autocomplete("what")
    async def _what(self, interaction: Interaction, typed: str) -> Choices:
        game, locale = await game_typed_in(interaction), private_locale(interaction)
        if game is None or game.state is None:
            return []
        known = forms(ruleset_of(game.state), game.state)
        return choices(((say(locale, f"correction-{name}"), name) for name in known), typed)

    @correct.autocomplete("which")
    async def _which(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, "which", typed)

    @correct.autocomplete("value")
    async def _value(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, "value", typed)


async def _offered(interaction: Interaction, part: str, typed: str) -> Choices:
    """Choices for a part (``which``, ``value``) of the chosen correction, or a hint at what to write."""
    game, locale, what = await game_typed_in(interaction), private_locale(interaction), filled_in(interaction, "what")
    form = None if game is None or game.state is None else forms(ruleset_of(game.state), game.state).get(what)
    if game is None or game.state is None or form is None:
        return []
    kinds = form.which if part == "which" else form.value
    nothing = [(say(locale, f"correction-{what}-none"), NOTHING)] if part in form.optional else []
    if isinstance(kinds, str):
        return hinted(say(locale, f"correction-{what}-value"), typed, nothing) if kinds else []
    named = items(ruleset_of(game.state), game.state, kinds)
    return choices([*((id_ if id_ == name else f"{id_} {name}", id_) for id_, name in named), *nothing], typed)
