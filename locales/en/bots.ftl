# Bots at the table

level-recruit = Recruit: shoots the nearest, forgets stations, cover and the clock
level-pilot = Pilot: overlooks something now and then
level-veteran = Veteran: always plays the move that looks best
level-ace = Ace: thinks ahead
level-referee = The referee: does as little as the rules allow
level-none = Remove the last bot added
bot-name-recruit = Recruit (bot)
bot-name-pilot = Pilot (bot)
bot-name-veteran = Veteran (bot)
bot-name-ace = Ace (bot)
parameter-opponent = opponent
parameter-stand-in = stand_in
opt-server-stand-in = Who plays for someone who is absent or has left
settings-stand-in = For absent players: **{ $level }**
parameter-level = level
opt-opponent = A bot to play against, and how well it plays
opt-opponent-add = Add a bot that plays this well, or remove the last one
opt-level = A bot takes the seat and plays this well
button-bots = Add a bot
button-bot-gone = Remove { $name }
lobby-seat-bot = - 🤖 **{ $name }**, { $style }, { $sealed ->
    [yes] same company as before
   *[no] company drawn at the start
}
style-by-chance = 🎲 any style
style-raider = 🐺 raider: goes for stations
style-gunline = 🦅 gunline: shoots from behind cover
style-keeper = 🐢 keeper: holds what it has
style-skirmisher = 🐝 skirmisher: attacks the nearest
style-passer = 🐬 passer: plays the ball on
style-runner = 🐆 runner: runs with the ball
style-boarder = 🦑 boarder: companies first
style-carrier = 🐝 carrier: keeps its companies close
style-picket = 🦅 picket: lets its guns speak
style-of-bot = { $name }: { $style }
style-choose = How does it play?
bot-restyled = 🤖 **{ $name }** will play like that.
bots-head = ### Add a bot
    It takes a seat, draws a company, and plays like everyone else.
bots-none-left = All seats are taken.
bot-added = 🤖 **{ $name }** sits down. **Start** begins the game when everyone is in.
bot-gone = **{ $name }** leaves.
bot-see-waits = { $line } **{ $name }** answers for it.
bot-see = 🤖 **{ $name }** can't see your table. Please answer for it:
story-resigned-to-bot = 🏳️ **{ $name }** left the game.
story-bot-takes-over = 🤖 **{ $name }** now plays for **{ $was }**, who can come back with `/game join`.
sure-replace-bot = **Give { $name }'s seat to { $by }?** The channel is notified, and { $name } can get the seat back.
season-bots = { $count ->
    [one] 1 game with a bot, not in the standings.
   *[other] { $count } games with bots, not in the standings.
}
finale-bots = 🤖 With { $names }: this game doesn't count toward the season's standings.
campaign-result-bot = 🤖 { $names } played at the end; the result counts for the players.

error-only-bots = Bots don't play among themselves: someone has to take a seat first.
error-bot-typed = Bots roll the referee's dice. This game is played with dice that you roll and type in.
error-no-such-bot = That bot has left already.
error-campaign-bot = Bots don't play in { $name }: remove them, or cancel this game and play outside the campaign.

# Hints
name-game-hint = hint
cmd-game-hint = What a strong player would weigh now, with the chances (only you see it)
parameter-allowed = allowed
opt-hints-allowed = Allow hints in this game, or not (host)
button-hint = Hint
hint-head = ### 💡 Hint
hint-line = { $number }. **{ $choice }**: { $chance } to win (±{ $error })
hint-than = vs. no. { $other }: { $words }
hint-alike = about as good
hint-only = **{ $choice }**. There is nothing else worth comparing.
hint-look = Only you can see that: look at your table.
hint-how = These chances come from playing the game on several times with different dice; ± is the margin of error.
hints-switched = { $allowed ->
    [yes] 💡 Hints are on in this game.
   *[no] 💡 Hints are off in this game.
}
error-hints-off = Hints are off in this game. The host can allow them with `/game hint allowed:`.
error-hint-failed = I couldn't think that through. Try again.
