"""What a host may do over the players' heads: end the game, give a seat to somebody else."""

import discord

from cogs.actions.game.bots import bot_name, read_level
from cogs.actions.game.pressed import Pressed, game_of
from cogs.kit.interaction import Interaction, is_private, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.votes import claimant_name, sure_end_view
from rules import Malformed
from table import Game, NotAllowed, Person
from table.game import NOBODY, is_person
from table.lobby import new_bot
from table.log import NAMED
from table.permissions import must_be_ended_here, must_be_host
from table.player_clocks import absent
from table.votes import seating
from text import escape
from text.fluent.catalogue import say
from think import LEVELS

ID_DIGITS = 19

# -- the end --------------------------------------------------------------------------------------------------------


async def ask_end(interaction: Interaction, game: Game) -> None:
    """Ask the host whether the game is to end. Raises ``NotAllowed``: ``not-host``, ``match-ends-at-desk``,
    ``game-over``."""
    must_be_host(game, person_of(interaction))
    must_be_ended_here(game, person_of(interaction))
    if game.status == "ended":
        raise NotAllowed("game-over")
    await show(interaction, sure_end_view(game, private_locale(interaction), interaction.user.id))


async def end(interaction: Interaction, game_id: str) -> None:
    """End the game, or call the lobby off."""
    work = table_of(interaction).end(game_id, person_of(interaction), interaction=interaction.id)
    after = await in_time(interaction, work)
    done = "lobby-called-off" if after.state is None else "ended"
    asked = "rated-end-asked" if after.rated else "campaign-end-asked" if after.campaign else "wish-made"
    note = say(private_locale(interaction), done if after.status == "ended" else asked)
    await show(interaction, note_view(note), edit=is_private(interaction))


async def press_end(interaction: Interaction, pressed: Pressed) -> None:
    """End the game once the question has been answered."""
    await end(interaction, pressed.id.game)


# -- seats ----------------------------------------------------------------------------------------------------------


def bot_for(game: Game, level: str) -> Person:
    """A bot of that level that may take a seat. Raises ``NotAllowed``."""
    return new_bot(game, bot_name(game.locale, read_level(level)))


async def stand_in(interaction: Interaction, game: Game) -> tuple[Person | None, str]:
    """The stand-in for an absent player on the game's server, and its level: a bot, or (None, empty) the referee."""
    table = table_of(interaction)
    row = await in_time(interaction, table.storage.games.get(game.id))
    level = table.preferences.guild(None if row is None else row.guild).stand_in
    if level is None or level not in LEVELS or game.dice_typed:
        return None, ""
    return bot_for(game, level), level


async def replace(
    interaction: Interaction, game: Game, player: int, by: Person | None, level: str = "", *, returning: bool = False
) -> None:
    """Give a player's seat to another person, to a bot of a ``level``, or (None) to the referee, or ask for that.

    ``returning``: that person has had the seat.
    """
    table, person = table_of(interaction), person_of(interaction)
    work = seating.replace(
        table, game.id, person, player, by, level=level, returning=returning, interaction=interaction.id
    )
    after = await in_time(interaction, work)
    locale, wish, seat = private_locale(interaction), after.open_wish, game.seats[player]
    winner = claimant_name(game)
    if winner != "none" and after.status == "ended":
        campaign = escape(game.campaign) if game.campaign else "none"
        note = say(locale, "replaced-won", name=escape(seat.name), winner=winner, campaign=campaign)
    elif after.seats[player] != seat:
        note = say(locale, "replaced", name=escape(seat.name))
    elif by is not None and wish is not None and wish.voters == (by.user,):
        note = say(locale, "replace-asked", name=escape(by.name))
    else:
        key = "wish-made" if wish is None or seat.user not in wish.voters else "replace-asked-all"
        note = say(locale, key, name=escape(seat.name))
        if key == "wish-made" and not game.counts and person.user != game.host:
            note += " " + say(locale, "host-alone")
    await show(interaction, note_view(note), edit=is_private(interaction))


async def press_stand_in(interaction: Interaction, pressed: Pressed) -> None:
    """Let the server's stand-in play for an absent player, if all agree."""
    game = await game_of(interaction, pressed)
    player = _player(game, pressed.id.argument)
    if game.status == "ended":
        raise NotAllowed("stand-in-over")
    if game.status == "running" and is_person(game.seats[player].user) and player not in absent(game):
        raise NotAllowed("came-back", name=game.seats[player].name)
    if game.seats[player].user == interaction.user.id:
        raise NotAllowed("stand-in-own")
    await replace(interaction, game, player, *await stand_in(interaction, game))


async def press_replace(interaction: Interaction, pressed: Pressed) -> None:
    """Change the player of a seat: a button that hosts were shown before others were asked."""
    game = await game_of(interaction, pressed)
    player, _, user = pressed.id.argument.partition(".")
    if user in LEVELS:
        await replace(interaction, game, _player(game, player), bot_for(game, user), user)
        return
    newcomer = await in_time(interaction, _newcomer(interaction, user))
    await replace(interaction, game, _player(game, player), newcomer)


async def press_seat_back(interaction: Interaction, pressed: Pressed) -> None:
    """Give a seat back to the user who lost it, as a player or that user: at once if a bot has it and the host asks."""
    game = await game_of(interaction, pressed)
    number, _, user = pressed.id.argument.partition(".")
    entries = await in_time(interaction, table_of(interaction).entries(game.id))
    named = [
        event.name
        for _, entry in entries
        for event in entry.table
        if isinstance(event, NAMED) and str(event.user) == user
    ]
    if not named:
        raise Malformed("choice-malformed", kind="none")
    await replace(interaction, game, _player(game, number), Person(int(user), named[-1]), returning=True)


def _player(game: Game, text: str) -> int:
    if not text.isdecimal() or int(text[:3]) >= len(game.seats):
        raise Malformed("choice-malformed", kind="none")
    return int(text[:3])


async def _newcomer(interaction: Interaction, user: str) -> Person | None:
    """The member with that id; None for 0, the referee."""
    if user == str(NOBODY) or interaction.guild is None or not user.isdecimal():
        return None
    try:
        member = await interaction.guild.fetch_member(int(user[:ID_DIGITS]))
    except discord.NotFound:
        raise Malformed("member-unknown") from None
    return Person(member.id, member.display_name)
