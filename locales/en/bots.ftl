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
style-carrier = 🐋 carrier: keeps its companies close
style-picket = 🦂 picket: lets its guns speak
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
finale-bots-after = 🤖 { $names } played on for a player who had left: that seat can't win.
campaign-result-bot = 🤖 { $names } played at the end; the result counts for the players.

opt-style = How the new bot plays, or the one added last (host)
parameter-voice = voice
opt-voice = Bots say in a line why they play as they do, or not (host)
voice-switched = { $allowed ->
    [yes] 💬 Bots say why they play as they do.
   *[no] 💬 Bots say nothing in this game.
}
voice-line = 💬 { $emblem } *{ $name }: { $words }*
emblem-raider = 🐺
emblem-gunline = 🦅
emblem-keeper = 🐢
emblem-skirmisher = 🐝
emblem-passer = 🐬
emblem-runner = 🐆
emblem-boarder = 🦑
emblem-carrier = 🐋
emblem-picket = 🦂

voice-rapid-attack-activate-pass-0 = You first: who acts last knows most.
voice-rapid-attack-activate-pass-1 = I wait and see what you do.
voice-rapid-attack-activate-pass-2 = No hurry: show me your plan first.
voice-rapid-attack-where-to-station-0 = { $station } is mine: points count every round.
voice-rapid-attack-where-to-station-1 = I take { $station }.
voice-rapid-attack-where-heads-for-0 = { $item } heads for { $target }, even if it takes another turn.
voice-rapid-attack-where-heads-for-1 = { $target } is worth the walk.
voice-rapid-attack-where-toward-0 = { $item } closes in on { $target }.
voice-rapid-attack-where-toward-1 = Nearer to { $target }.
voice-rapid-attack-where-to-cover-0 = { $item } hides behind { $piece }: { $from } must come to it.
voice-rapid-attack-where-to-cover-1 = A wall between us first.
voice-rapid-attack-where-into-range-0 = { $item } goes just close enough to attack.
voice-rapid-attack-where-into-range-1 = Into range, and no closer.
voice-rapid-attack-where-guards-0 = { $item } holds { $station } and waits: you must come to it.
voice-rapid-attack-where-guards-1 = { $station } stays mine.
voice-rapid-attack-where-away-0 = { $item } backs off: too many weapons here.
voice-rapid-attack-where-away-1 = Out of your sight.
voice-rapid-attack-act-attack-0 = Hits to expect on { $target }: { $hits }; { $destroys } to destroy it.
voice-rapid-attack-act-attack-1 = { $target } is my best target: { $hits } to expect.
voice-rapid-attack-ground-give-ground-0 = Better to leave { $station } than to take another hit.
voice-rapid-attack-ground-give-ground-1 = I give ground: { $station } is safe enough.
voice-rapid-attack-ground-hold-ground-0 = { $station } is worth more than a hit: { $frame } stays.
voice-rapid-attack-ground-hold-ground-1 = I won’t be pushed off { $station }.
voice-rapid-attack-defend-no-defense-0 = Nobody is left to attack { $frame }: all its dice are free.
voice-rapid-attack-defend-no-defense-1 = No defense needed any more.
voice-rapid-attack-doomsday-advance-0 = I’m ahead: the clock may run.
voice-rapid-attack-doomsday-advance-1 = Ahead on points, so sooner is better.
voice-football-act-shot-0 = { $unit } shoots: { $chance } to score.
voice-football-act-shot-1 = At goal, { $chance }.
voice-football-act-pass-0 = { $unit } passes to { $target }: { $chance } to arrive.
voice-football-act-pass-1 = { $target } stands better.
voice-football-act-steal-0 = { $unit } goes for the ball: { $chance }.
voice-football-act-steal-1 = The ball, please.
voice-football-act-tackle-0 = { $unit } tackles { $target }: { $chance }.
voice-football-act-tackle-1 = { $target } won’t get past.
voice-football-where-toward-ball-0 = { $item } runs to the ball.
voice-football-where-toward-ball-1 = After the ball.
voice-football-where-toward-goal-0 = { $item } runs at the goal.
voice-football-where-toward-goal-1 = Closer to the goal.
voice-football-where-toward-own-goal-0 = { $item } falls back to defend.
voice-football-where-toward-own-goal-1 = Back to our goal.
voice-intercept-orbit-where-course-range-0 = { $item } comes into range of { $target }.
voice-intercept-orbit-where-course-range-1 = { $target } will be in range.
voice-intercept-orbit-where-course-toward-0 = { $item } steers for { $target }.
voice-intercept-orbit-where-course-toward-1 = Course for { $target }.
voice-intercept-orbit-where-launch-at-0 = { $item } goes to { $asset }.
voice-intercept-orbit-where-launch-at-1 = { $asset } gets visitors: { $item }.
voice-intercept-orbit-where-to-carrier-0 = { $item } flies home to { $target }.
voice-intercept-orbit-where-to-carrier-1 = Home, before the fuel is gone.
voice-intercept-orbit-where-toward-0 = { $item } flies to { $target }.
voice-intercept-orbit-where-toward-1 = { $target } next.
voice-intercept-orbit-act-attack-0 = Hits to expect on { $target }: { $hits }; { $destroys } to destroy it.
voice-intercept-orbit-act-attack-1 = { $target } is my best target: { $hits } to expect.
voice-intercept-orbit-act-path-claim-0 = { $asset } is mine: nobody else is near.
voice-intercept-orbit-act-path-claim-1 = Nobody guards { $asset }.

story-hindsight = 🔮 You know these dice now: this game counts as one **with hindsight**.
finale-hindsight = 🔮 With hindsight: dice that had fallen were undone.
undo-hindsight = Only bots would mind, so you can undo it. But dice have fallen, and the same ones will come up again: the game will count as one **with hindsight**.

error-only-bots = Bots don't play among themselves: someone has to take a seat first.
error-bot-typed = Bots roll the referee's dice. This game is played with dice that you roll and type in.
error-no-such-bot = That bot has left already.
error-no-such-bot-style = Bots don't play this game in that style.
error-campaign-bot = Bots don't play in { $name }: remove them, or cancel this game and play outside the campaign.

# Hints
name-game-hint = hint
cmd-game-hint = What a strong player would weigh now, with the chances (only you see it)
parameter-allowed = allowed
opt-hints-allowed = Allow hints in this game, or not (host)
button-hint = Hint
hint-head = ### 💡 Hint
hint-line = { $number }. **{ $choice }**: { $chance } to win{ $error ->
    [0] {""}
   [one] {" "}(±1 point)
   *[other] {" "}(±{ $error } points)
}
hint-to = { $choice } → { $place }
hint-alike = Between the first { $n ->
    [2] two
    [3] three
   *[other] { $n }
} it makes no difference: take what you like.
hint-equal = It makes no difference: take what you like, and save your time.
hint-than = vs. no. { $other }: { $words }
hint-only = **{ $choice }**. You have no other choice worth thinking about.
hint-look = Only you can see that: look at your table.
hint-how = Each choice was played on several times with different dice, by bots, to the end of the round.
hints-switched = { $allowed ->
    [yes] 💡 Hints are on in this game.
   *[no] 💡 Hints are off in this game.
}
error-hints-off = Hints are off in this game. The host can allow them with `/game hint allowed:`.
error-hint-failed = I couldn't think that through. Try again.
