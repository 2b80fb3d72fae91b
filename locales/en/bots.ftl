# Bots at the table

level-recruit = Recruit: shoots the nearest, often forgets stations, cover and the clock
level-recruit-football = Recruit: shoots from anywhere, never passes, forgets to defend
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
style-passer = 🐬 passer: keeps the ball moving
style-runner = 🐆 runner: runs with the ball
style-boarder = 🦑 boarder: companies first
style-carrier = 🐋 carrier: keeps its companies close
style-picket = 🦂 picket: relies on its guns
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
season-bots = { $count ->
    [one] 1 game with a bot, not in the standings.
   *[other] { $count } games with bots, not in the standings.
}
finale-bots-after = 🤖 { $names } played on for a player who had left: that seat can't win.
finale-bots-for = 🤖 { $bot } played on for { $name }: the result counts for { $name }.
campaign-result-bot = 🤖 { $names } played at the end; the result counts for the players.

opt-style = How the new bot plays, or the one added last (host)
parameter-voice = voice
opt-voice = Whether bots say in a line why they play as they do (host)
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

voice-rapid-attack-moment-hello-0 = Good luck. May the dice be kind to you, only not too kind.
voice-rapid-attack-moment-hello-1 = Bricks are on the table. Let’s play.
voice-rapid-attack-moment-hello-raider = I come fast, and I come for your stations.
voice-rapid-attack-moment-hello-gunline = I’ll stay back here and shoot. Nothing personal.
voice-rapid-attack-moment-hello-keeper = What I take, I keep. Come and see.
voice-rapid-attack-moment-hello-skirmisher = Hit and run. You’ll see.
voice-football-moment-hello-0 = Good luck. The ball is round, the bricks are not.
voice-football-moment-hello-1 = Kick-off. May the better team score.
voice-football-moment-hello-passer = Keep an eye on the ball, if you can.
voice-football-moment-hello-runner = I hope your legs are good.
voice-football-moment-hello-keeper = Nobody scores on us easily.
voice-intercept-orbit-moment-hello-0 = All hands on deck. Good luck, captain.
voice-intercept-orbit-moment-hello-1 = I have you on my scope. Shall we?
voice-intercept-orbit-moment-hello-boarder = I’ll come aboard, if you don’t mind.
voice-intercept-orbit-moment-hello-carrier = My companies are fueled and waiting.
voice-intercept-orbit-moment-hello-picket = Stay out of my range, and you’ll live.
voice-farewell-won-0 = Good game. Again?
voice-farewell-won-1 = That one is mine. Same time tomorrow?
voice-farewell-lost-0 = Well played. I want a rematch.
voice-farewell-lost-1 = You had me there. Good game.
voice-farewell-drawn-0 = Nothing between us. Again?
voice-farewell-drawn-1 = A draw. I can live with that.
voice-rapid-attack-moment-took-0 = { $unit } is taken. Come and get it.
voice-rapid-attack-moment-took-1 = I have { $unit }: that counts every round.
voice-rapid-attack-moment-taken-0 = You took { $unit }. I want it back.
voice-rapid-attack-moment-taken-1 = { $unit } is yours, for now.
voice-rapid-attack-moment-lost-0 = { $unit } is gone. You’ll pay for that one.
voice-rapid-attack-moment-lost-1 = Well shot. I’ll miss { $unit }.
voice-rapid-attack-moment-destroyed-0 = One less: { $unit } is out.
voice-rapid-attack-moment-destroyed-1 = { $unit } won’t trouble anyone anymore.
voice-rapid-attack-moment-last-round-0 = Last round: now only points count.
voice-rapid-attack-moment-last-round-1 = This is the last round. Nothing to save up for.
voice-football-moment-scored-0 = Goal! That’s how we drew it up.
voice-football-moment-scored-1 = It’s in! One for us.
voice-football-moment-conceded-0 = Nice goal. Our turn now.
voice-football-moment-conceded-1 = We left that too open.
voice-football-moment-last-round-0 = Last turn: everyone forward.
voice-football-moment-last-round-1 = One turn left: it’s now or never.
voice-intercept-orbit-moment-took-0 = { $unit } flies for me now.
voice-intercept-orbit-moment-took-1 = { $unit } is captured: that’s worth a lot.
voice-intercept-orbit-moment-taken-0 = You have { $unit }? Not for long.
voice-intercept-orbit-moment-taken-1 = { $unit } is lost to you. I’ll come for it.
voice-intercept-orbit-moment-lost-0 = { $unit } is gone. That hurts.
voice-intercept-orbit-moment-lost-1 = Good shooting. { $unit } was a fine ship.
voice-intercept-orbit-moment-destroyed-0 = { $unit } is off the board.
voice-intercept-orbit-moment-destroyed-1 = One less on your side: { $unit }.
voice-intercept-orbit-moment-last-round-0 = Last round: what is taken now stays taken.
voice-intercept-orbit-moment-last-round-1 = The clock runs out after this round.
voice-rapid-attack-moment-took-raider = Mine. { $unit } was wide open.
voice-rapid-attack-moment-taken-raider = Keep { $unit } warm: I’ll be back.
voice-rapid-attack-moment-lost-raider = Fast, not tough: { $unit } found out.
voice-rapid-attack-moment-destroyed-raider = { $unit } was in the way.
voice-rapid-attack-moment-last-round-raider = Last round: one more station, then home.
voice-rapid-attack-moment-took-gunline = { $unit } is in my field of fire now.
voice-rapid-attack-moment-taken-gunline = Go on, stand on { $unit }. My guns have the range.
voice-rapid-attack-moment-lost-gunline = They got through to { $unit }. That mustn’t happen again.
voice-rapid-attack-moment-destroyed-gunline = { $unit } walked into the line. Next.
voice-rapid-attack-moment-last-round-gunline = Last round: fire at will.
voice-rapid-attack-moment-took-keeper = { $unit } is mine, and what’s mine stays mine.
voice-rapid-attack-moment-taken-keeper = You had to come out to take { $unit }. Good.
voice-rapid-attack-moment-lost-keeper = { $unit } held as long as it could.
voice-rapid-attack-moment-destroyed-keeper = { $unit } shouldn’t have come this close.
voice-rapid-attack-moment-last-round-keeper = Last round: nobody moves me now.
voice-rapid-attack-moment-took-skirmisher = In and out: { $unit } is mine.
voice-rapid-attack-moment-taken-skirmisher = You can have { $unit }. I’m already elsewhere.
voice-rapid-attack-moment-lost-skirmisher = { $unit } stood still a moment too long.
voice-rapid-attack-moment-destroyed-skirmisher = Sting, and gone: { $unit } is down.
voice-rapid-attack-moment-last-round-skirmisher = Last round: one more pass at you.
voice-football-moment-scored-passer = That’s how passing looks from the front!
voice-football-moment-conceded-passer = We never touched the ball there.
voice-football-moment-last-round-passer = Last turn: three passes and in.
voice-football-moment-scored-runner = Straight through the middle!
voice-football-moment-conceded-runner = Too slow getting back. That’s on us.
voice-football-moment-last-round-runner = Last turn: just run.
voice-football-moment-scored-keeper = One is enough, if we hold it.
voice-football-moment-conceded-keeper = Nobody gets past us twice.
voice-football-moment-last-round-keeper = Last turn: lock the door.
voice-intercept-orbit-moment-took-boarder = Boots on the deck: { $unit } is ours.
voice-intercept-orbit-moment-taken-boarder = A prize for you today. { $unit } comes back tomorrow.
voice-intercept-orbit-moment-lost-boarder = { $unit } went down with all hands. No quarter.
voice-intercept-orbit-moment-destroyed-boarder = I’d rather have boarded { $unit }.
voice-intercept-orbit-moment-last-round-boarder = Last round: grapples out.
voice-intercept-orbit-moment-took-carrier = My companies bring { $unit } home.
voice-intercept-orbit-moment-taken-carrier = { $unit }? My companies are on their way.
voice-intercept-orbit-moment-lost-carrier = { $unit } is gone, and its companies have no deck.
voice-intercept-orbit-moment-destroyed-carrier = The swarm got { $unit }.
voice-intercept-orbit-moment-last-round-carrier = Last round: everyone back aboard.
voice-intercept-orbit-moment-took-picket = { $unit } struck its colors to my guns.
voice-intercept-orbit-moment-taken-picket = { $unit } slipped through the line.
voice-intercept-orbit-moment-lost-picket = The line has a gap: { $unit } is gone.
voice-intercept-orbit-moment-destroyed-picket = { $unit } crossed the line.
voice-intercept-orbit-moment-last-round-picket = Last round: all batteries.
voice-rapid-attack-activate-best-attack-0 = { $frame } has the best target, so it’s next.
voice-rapid-attack-activate-best-attack-1 = { $frame } next: its target is the best I have.
voice-rapid-attack-activate-best-attack-2 = { $frame } can do most now.
voice-intercept-orbit-activate-best-attack-0 = { $asset } has the best target, so it’s next.
voice-intercept-orbit-activate-best-attack-1 = { $asset } can do most now.
voice-rapid-attack-activate-pass-0 = You first: the last to act knows most.
voice-rapid-attack-activate-pass-1 = I wait and see what you do.
voice-rapid-attack-activate-pass-2 = No hurry: show me your plan first.
voice-rapid-attack-where-to-station-0 = { $item } goes for { $station }: it counts as much as a frame.
voice-rapid-attack-where-to-station-1 = I want { $station }.
voice-rapid-attack-where-heads-for-0 = { $item } heads for { $target }, even if it takes another turn.
voice-rapid-attack-where-heads-for-1 = { $target } is worth the walk.
voice-rapid-attack-where-toward-0 = { $item } closes in on { $target }.
voice-rapid-attack-where-toward-1 = Nearer to { $target }.
voice-rapid-attack-where-to-cover-0 = { $item } hides behind { $piece }: { $from } must come to it.
voice-rapid-attack-where-to-cover-1 = A wall between us first.
voice-rapid-attack-where-into-range-0 = { $item } takes up its range.
voice-rapid-attack-where-into-range-1 = This is the right range.
voice-rapid-attack-where-guards-0 = { $item } holds { $station } and waits: you must come to it.
voice-rapid-attack-where-guards-1 = { $station } stays mine.
voice-rapid-attack-where-away-0 = { $item } backs off: too many weapons here.
voice-rapid-attack-where-away-1 = Out of your sight.
voice-rapid-attack-act-attack-0 = Fire at { $target }! Expected hits: { $hits }.
voice-rapid-attack-act-attack-1 = { $target } is the best target I have. Expected hits: { $hits }.
voice-rapid-attack-ground-give-ground-0 = Better to leave { $station } than to take another hit.
voice-rapid-attack-ground-give-ground-1 = I give ground: { $station } is safe enough.
voice-rapid-attack-ground-hold-ground-0 = { $station } is worth more than a hit: { $frame } stays.
voice-rapid-attack-ground-hold-ground-1 = I won’t be pushed off { $station }.
voice-rapid-attack-doomsday-advance-0 = I’m ahead: the clock may run.
voice-rapid-attack-doomsday-advance-1 = Ahead on points, so sooner is better.
voice-football-act-shot-0 = { $unit } shoots: { $chance } to score.
voice-football-act-shot-1 = A shot at goal: { $chance }.
voice-football-act-pass-0 = { $unit } passes to { $target }: { $chance } to get there.
voice-football-act-pass-1 = { $target } stands better.
voice-football-act-steal-0 = { $unit } goes for the ball: { $chance }.
voice-football-act-steal-1 = The ball, please.
voice-football-act-tackle-0 = { $unit } tackles { $target }: { $chance }.
voice-football-act-tackle-1 = { $target } won’t get past.
voice-football-where-toward-ball-0 = { $item } runs to the ball.
voice-football-where-toward-ball-1 = After the ball.
voice-football-where-to-receive-0 = { $item } gets open for a pass.
voice-football-where-to-receive-1 = Pass it here.
voice-football-where-toward-goal-0 = { $item } moves up toward the goal.
voice-football-where-toward-goal-1 = Closer to the goal.
voice-football-where-toward-own-goal-0 = { $item } falls back to defend.
voice-football-where-toward-own-goal-1 = Back to our goal.
voice-intercept-orbit-where-course-range-0 = { $item } takes up its range to { $target }.
voice-intercept-orbit-where-course-range-1 = { $target } will be in range.
voice-intercept-orbit-where-course-toward-0 = { $item } steers for { $target }.
voice-intercept-orbit-where-course-toward-1 = Course for { $target }.
voice-intercept-orbit-where-launch-at-0 = { $item } goes to { $asset }.
voice-intercept-orbit-where-launch-at-1 = { $asset } gets visitors: { $item }.
voice-intercept-orbit-where-to-carrier-0 = { $item } flies home to { $target }.
voice-intercept-orbit-where-to-carrier-1 = Home, before the fuel is gone.
voice-intercept-orbit-where-toward-0 = { $item } flies to { $target }.
voice-intercept-orbit-where-toward-1 = { $target } next.
voice-intercept-orbit-act-attack-0 = Fire at { $target }! Expected hits: { $hits }.
voice-intercept-orbit-act-attack-1 = { $target } is the best target I have. Expected hits: { $hits }.
voice-intercept-orbit-act-path-claim-0 = { $asset } is mine: nobody else is near.
voice-intercept-orbit-act-path-claim-1 = Nobody guards { $asset }.

story-hindsight = 🔮 You know these dice now: this game counts as played **with hindsight**.
finale-season = 🏅 This game { $why ->
    [none] counts for the season **{ $name }**.
   *[other] doesn't count for the season **{ $name }**: { $why ->
        [result] it ended without a result.
        [one] only one person played it.
        [bots] a bot played.
        [often] the same players have already played { $most } games that count.
       *[absent] a player never made a decision.
    }
}
finale-away = 💤 Away at the end, and so unable to win: { $names }.
finale-hindsight = 🔮 With hindsight: dice that had been rolled were undone.
undo-hindsight = Only bots are affected, so you can undo it. But dice have been rolled, and the same ones will come up again: the game will count as played **with hindsight**.

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
hint-span = { $least } to { $most }
hint-line-alike = { $number }. **{ $choice }**
hint-to = { $choice } → { $place }
hint-alike = Take the first. The { $n ->
    [2] second is
    [3] next two are
   *[other] next ones are
} about as good ({ $chances } to win).
hint-equal = Little depends on this ({ $chances } to win): take the first, and save your time.
hint-than = vs. no. { $other }: { $words }
hint-only = **{ $choice }**{ $only ->
    [yes] . It’s all that you can do.
   *[no] .
}
hint-look = Only you can see that: look at your table.
hint-how = Each choice was played on several times with different dice, by veteran bots on all sides, to the end of the { $family ->
    [football] turn
    [rapid-attack] round, or of the game if that is near
   *[other] round
}.
hints-switched = { $allowed ->
    [yes] 💡 Hints are on in this game.
   *[no] 💡 Hints are off in this game.
}
error-hints-off = Hints are off in this game. The host can allow them with `/game hint allowed:`.
error-hint-failed = I couldn't think that through. Try again.
