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
bots-even = ⚖️ **{ $level }** is a match for you: by your last games you'd win about every second one.
bots-none-left = All seats are taken.
bot-added = 🤖 **{ $name }** sits down. **Start** begins the game when everyone is in.
bot-gone = **{ $name }** leaves.
bot-plays = 🤖 **{ $name }** is playing… **Your move** skips the pauses.
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
opt-voice = Whether bots talk during the game (host)
voice-switched = { $allowed ->
    [yes] 💬 Bots talk in this game.
   *[no] 💬 Bots keep quiet in this game.
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

voice-hello-all-0 = Good luck, everyone.
voice-hello-all-1 = Hello, all. May the best plan win.
voice-hello-recruit-0 = Hello { $you }. I’m fresh from training, so expect a mistake or two.
voice-hello-recruit-1 = Hello { $you }. I’m the recruit, and I’ve read most of the manual.
voice-hello-pilot-0 = Hello { $you }. I fly well enough, until something slips my mind.
voice-hello-pilot-1 = Good to see you, { $you }. I make fewer mistakes than I used to.
voice-hello-veteran-0 = Hello { $you }. I take what looks best, and I don’t look back.
voice-hello-veteran-1 = Good to meet you, { $you }. What you leave open, I’ll see.
voice-hello-ace-0 = Hello { $you }. I think a few moves ahead, so forgive the pauses.
voice-hello-ace-1 = Hello { $you }. I count everything twice. I hope you do too.
voice-rapid-attack-likes-raider = I’m after stations more than frames.
voice-rapid-attack-likes-gunline = I like cover and a long shot.
voice-rapid-attack-likes-keeper = What I hold, I don’t like to leave.
voice-rapid-attack-likes-skirmisher = I like to fight up close.
voice-football-likes-passer = My team likes to pass.
voice-football-likes-runner = My team likes to run with the ball.
voice-football-likes-keeper = My team thinks of its own goal first.
voice-intercept-orbit-likes-boarder = I’d rather board you than shoot you.
voice-intercept-orbit-likes-carrier = My companies like to stay near home.
voice-intercept-orbit-likes-picket = I trust my guns more than my companies.

voice-moment-lost-0 = I’ll miss { $unit }.
voice-moment-lost-1 = I had plans for { $unit }. They’ve just changed.
voice-moment-lost-recruit-0 = I didn’t think anything could happen to { $unit }. Noted.
voice-moment-lost-recruit-1 = { $unit }, no! That wasn’t in the manual.
voice-moment-lost-pilot-0 = I must have overlooked something. Sorry, { $unit }.
voice-moment-lost-pilot-1 = There goes { $unit }, and half my plan with it.
voice-moment-lost-veteran-0 = { $unit } had a good run.
voice-moment-lost-veteran-1 = I’d have gone for { $unit } too.
voice-moment-lost-ace-0 = I gave { $unit } one more turn than that.
voice-moment-lost-ace-1 = Without { $unit } I have to count again.
voice-rapid-attack-moment-lost-raider = Fast, not tough: { $unit } found out.
voice-rapid-attack-moment-lost-gunline = You got to { $unit }, cover or no cover.
voice-rapid-attack-moment-lost-keeper = { $unit } held as long as it could.
voice-rapid-attack-moment-lost-skirmisher = { $unit } got a little too close.
voice-moment-taken-0 = You wanted { $unit } more than I did.
voice-moment-taken-1 = I left { $unit } too thinly held.
voice-moment-taken-recruit-0 = Wait, you can just take { $unit }?
voice-moment-taken-recruit-1 = I keep forgetting that { $unit } counts.
voice-moment-taken-pilot-0 = I turned my back on { $unit } for one moment.
voice-moment-taken-pilot-1 = I knew there was something about { $unit }.
voice-moment-taken-veteran-0 = You saw that { $unit } was open. So did I, a turn late.
voice-moment-taken-veteran-1 = { $unit } suits you. Let’s see you keep it.
voice-moment-taken-ace-0 = I had other plans for { $unit }. Now you’ve made it interesting.
voice-moment-taken-ace-1 = What will you give to keep { $unit }?
voice-rapid-attack-moment-taken-raider = Taking stations is my trade. That stings.
voice-rapid-attack-moment-taken-gunline = You came all the way to { $unit }. Bold.
voice-rapid-attack-moment-taken-keeper = I said I don’t like to leave things. { $unit } least of all.
voice-rapid-attack-moment-taken-skirmisher = I was looking at your frames, not at { $unit }.
voice-football-moment-scored-0 = I’ll take that one.
voice-football-moment-scored-1 = We needed that.
voice-football-moment-scored-recruit-0 = It went in! Did you see that?
voice-football-moment-scored-recruit-1 = So that’s what the goal is for.
voice-football-moment-scored-pilot-0 = Don’t ask me to do that again.
voice-football-moment-scored-veteran-0 = Nothing pretty. It counts.
voice-football-moment-scored-ace-0 = Sooner or later one goes in.
voice-football-moment-scored-runner = Legs win games.
voice-football-moment-scored-keeper = More than we came for.
voice-football-moment-conceded-0 = Nice goal.
voice-football-moment-conceded-1 = We left that too open.
voice-football-moment-conceded-recruit-0 = Was somebody supposed to stand there?
voice-football-moment-conceded-recruit-1 = We all thought somebody else had it.
voice-football-moment-conceded-pilot-0 = We were all looking the other way.
voice-football-moment-conceded-veteran-0 = Well worked.
voice-football-moment-conceded-ace-0 = I saw the gap. I couldn’t fill it in time.
voice-football-moment-conceded-passer = We never got near the ball there.
voice-football-moment-conceded-runner = Too slow getting back.
voice-football-moment-conceded-keeper = So much for defending first.
voice-moment-last-round-ahead-0 = Nearly over, and I’m in front. Your move counts more than mine.
voice-moment-last-round-ahead-recruit-0 = It’s nearly over and I’m ahead? Don’t tell me how.
voice-moment-last-round-ahead-recruit-1 = I’m ahead and nearly there. I’m not looking.
voice-moment-last-round-ahead-pilot-0 = Ahead at the end. Now I mustn’t forget anything.
voice-moment-last-round-ahead-veteran-0 = I’m ahead. You’ll have to come and change that.
voice-moment-last-round-ahead-ace-0 = I’m ahead, and I still don’t like the numbers.
voice-moment-last-round-behind-0 = You’re ahead, and I’m running out of time.
voice-moment-last-round-behind-recruit-0 = Nearly over? I was just getting the hang of it.
voice-moment-last-round-behind-recruit-1 = Behind, with one chance left. What would you do?
voice-moment-last-round-behind-pilot-0 = Behind, with little time. I’ve been in worse places.
voice-moment-last-round-behind-veteran-0 = You’ve earned that lead. I’ve one go left at it.
voice-moment-last-round-behind-ace-0 = You’re ahead. I had expected less of you.
voice-moment-last-round-level-0 = All level, and nearly over.
voice-moment-last-round-level-recruit-0 = Level with you at the end! My instructor won’t believe it.
voice-moment-last-round-level-recruit-1 = It’s level? Then I’d better think this time.
voice-moment-last-round-level-pilot-0 = All square. Don’t make me nervous now.
voice-moment-last-round-level-veteran-0 = Level. One good move decides it.
voice-moment-last-round-level-ace-0 = Level. From here every die counts.
voice-moment-rolled-yours-0 = Those dice like you.
voice-moment-rolled-yours-1 = I’d have bet against that roll.
voice-moment-rolled-yours-recruit-0 = Is a roll like that even allowed?
voice-moment-rolled-yours-pilot-0 = Nice roll. I felt that one.
voice-moment-rolled-yours-veteran-0 = You don’t see that roll every day.
voice-moment-rolled-yours-ace-0 = A roll like that comes one time in { $odds }.
voice-moment-rolled-mine-0 = I’ll take that roll.
voice-moment-rolled-mine-1 = The dice did that, not me.
voice-moment-rolled-mine-recruit-0 = I closed my eyes when I rolled.
voice-moment-rolled-mine-pilot-0 = Don’t look at me, I’m as surprised as you are.
voice-moment-rolled-mine-veteran-0 = I’d have settled for half of that.
voice-moment-rolled-mine-ace-0 = One time in { $odds }. I hadn’t counted on it.
voice-moment-missed-yours-0 = I got away with one there.
voice-moment-missed-yours-1 = That should have hurt me.
voice-moment-missed-yours-recruit-0 = Nothing broken? Nothing broken!
voice-moment-missed-yours-pilot-0 = I didn’t even have time to duck.
voice-moment-missed-yours-veteran-0 = You deserved better than that.
voice-moment-missed-yours-ace-0 = The odds were yours. The dice didn’t agree.
voice-moment-missed-mine-0 = So much for that.
voice-moment-missed-mine-1 = I had hoped for more from those dice.
voice-moment-missed-mine-recruit-0 = It worked in training, I swear.
voice-moment-missed-mine-pilot-0 = I blame the sights.
voice-moment-missed-mine-veteran-0 = I’d take that shot again.
voice-moment-missed-mine-ace-0 = Good odds, bad dice.
voice-moment-leads-mine-0 = In front, for now.
voice-moment-leads-mine-recruit-0 = Am I winning? Nobody told me that could happen.
voice-moment-leads-mine-recruit-1 = I’m ahead! What do people do when they’re ahead?
voice-moment-leads-mine-pilot-0 = Ahead! Now I’d like to remember how I did it.
voice-moment-leads-mine-veteran-0 = A lead is only worth what you keep of it.
voice-moment-leads-mine-ace-0 = Ahead, but not by enough to relax.
voice-moment-leads-yours-0 = You’re ahead. I’d better wake up.
voice-moment-leads-yours-recruit-0 = You’re ahead already? I only blinked.
voice-moment-leads-yours-recruit-1 = You make it look easy.
voice-moment-leads-yours-pilot-0 = I saw that coming. A bit late, but I saw it.
voice-moment-leads-yours-veteran-0 = You saw what that was worth. Good.
voice-moment-leads-yours-ace-0 = I had that further down my list.

voice-rapid-attack-activate-pass-0 = You first: the last to act knows most.
voice-rapid-attack-activate-pass-1 = I’d rather see your move before I make mine.
voice-rapid-attack-activate-pass-2 = No hurry: show me what you’re up to.
voice-rapid-attack-activate-pass-recruit-0 = I’ll wait. Somebody told me waiting is good.
voice-rapid-attack-activate-pass-ace-0 = The longer I wait, the more I know.
voice-rapid-attack-where-to-station-0 = { $station } counts as much as a frame, and it doesn’t shoot back.
voice-rapid-attack-where-to-station-1 = Shooting is fun. { $station } is points.
voice-rapid-attack-where-to-station-recruit-0 = See? I do remember the stations.
voice-rapid-attack-where-heads-for-0 = { $target } is worth the walk.
voice-rapid-attack-where-heads-for-1 = { $target } counts as much as a frame, so { $item } starts walking.
voice-rapid-attack-where-heads-for-recruit-0 = Somebody ought to have a look at { $target }.
voice-rapid-attack-where-guards-0 = I’m in no hurry to leave { $station }: you must come to me.
voice-rapid-attack-where-guards-1 = { $item } is fine right here, next to { $station }.
voice-rapid-attack-where-away-0 = I’d rather have some distance from { $from }.
voice-rapid-attack-where-away-recruit-0 = { $from } makes me nervous.
voice-rapid-attack-where-to-cover-0 = I like something solid between me and { $from }.
voice-rapid-attack-where-to-cover-recruit-0 = Behind { $piece } it can’t see me. I think.
voice-rapid-attack-ground-give-ground-0 = Better to leave { $station } than to take another hit.
voice-rapid-attack-ground-give-ground-1 = I can spare a few steps. Not { $frame }.
voice-rapid-attack-ground-hold-ground-0 = { $station } is worth more to me than a hit.
voice-rapid-attack-ground-hold-ground-1 = A dent is cheaper than { $station }.
voice-rapid-attack-doomsday-advance-0 = I’m ahead: the sooner it ends, the better for me.
voice-rapid-attack-doomsday-advance-1 = Less time for you to catch up.
voice-football-act-shot-0 = I make that { $chance }.
voice-football-act-shot-recruit-0 = You can’t score if you don’t shoot.
voice-football-act-shot-1 = From here it’s { $chance }.
voice-football-act-pass-0 = { $target } has the better view.
voice-football-act-steal-0 = The ball, please.
voice-football-act-tackle-0 = { $target } has had too much room.
voice-football-act-tackle-1 = I’d rather have { $target } on the ground.
voice-football-act-tackle-2 = Nothing personal, { $target }.
voice-football-where-to-receive-0 = { $item } wants the ball over there.
voice-football-where-toward-own-goal-0 = Somebody has to mind the goal.
voice-football-where-toward-own-goal-1 = I don’t like how empty it is back there.
voice-intercept-orbit-where-course-range-0 = I want { $target } at just this range.
voice-intercept-orbit-where-course-range-1 = No closer to { $target } than this, and no farther.
voice-intercept-orbit-where-launch-at-0 = { $asset } looked lonely.
voice-intercept-orbit-where-to-carrier-0 = Home, before the fuel is gone.
voice-intercept-orbit-where-to-carrier-1 = { $item } has been out long enough.
voice-intercept-orbit-act-path-claim-0 = Nobody was near { $asset }, so I helped myself.

voice-farewell-lost-lost = You had me from round { $round }, when I lost { $unit }. I’d play that one differently.
voice-farewell-lost-taken = You won it when you took { $unit } in round { $round }: from then on I was behind.
voice-farewell-lost-football = Your goal in turn { $round } decided it: from then on we were behind.
voice-farewell-lost-0 = Well played: you had the better of it.
voice-farewell-lost-1 = That one is yours, and fairly.
voice-farewell-won-lost = It turned in round { $round }, when you lost { $unit }. Until then I wasn’t ahead.
voice-farewell-won-taken = { $unit } in round { $round } made the difference. Until then I wasn’t ahead.
voice-farewell-won-football = My goal in turn { $round } was the one that mattered. Until then you were in it.
voice-farewell-won-0 = That one is mine.
voice-farewell-won-1 = I’ll remember this one.
voice-farewell-drawn-0 = Nothing between us.
voice-farewell-drawn-1 = A draw, and I can live with that.
voice-offer-recruit-lost = Again? Or try the pilot, who forgets less.
voice-offer-recruit-won = Again? I doubt it happens twice.
voice-offer-recruit-drawn = Again? I’d like to know who’s better.
voice-offer-pilot-lost = A rematch? Or the veteran, who leaves fewer gaps.
voice-offer-pilot-won = A rematch? I owe you one.
voice-offer-pilot-drawn = One more, to settle it?
voice-offer-veteran-lost = I’d like a rematch. If you’d like harder, ask for the ace.
voice-offer-veteran-won = Again? If you’d like it gentler, ask for the pilot.
voice-offer-veteran-drawn = We’re not done. Again?
voice-offer-ace-lost = Again? I have something to work out.
voice-offer-ace-won = Again? You’ll know my habits now.
voice-offer-ace-drawn = Again, and this time to the end?







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
   *[other] {" "}(±{ $error }%)
}
hint-span = { $least } to { $most }
hint-line-alike = { $number }. **{ $choice }**
hint-to = { $choice } → { $place }
hint-leaves = { $choice } → 🌌 off the table
hint-stay = { $choice }: stay at { $place }
hint-alike = Take the first. The { $n ->
    [2] second is
    [3] next two are
   *[other] next ones are
} about as good ({ $chances } to win{ $error ->
    [0] {""}
   *[other] , give or take { $error }%
}).
hint-equal = Little depends on this: with each of them your chance to win the game is { $chances }. Take the first, and save your time.
hint-coming = 🔮 Likely with any of them · { $what }
hint-than = vs. no. { $other }: { $words }
hint-only = **{ $choice }**{ $only ->
    [yes] . It’s all that you can do.
   *[no] .
}
hint-look = Only you can see that: look at your table.
hint-how = Veteran bots on all sides played each choice on several times, with different dice, to the end of the { $family ->
    [football] turn
    [rapid-attack] round, or of the game if that is near
   *[other] round
}. 🔮 says what came of it, and how often.
hints-switched = { $allowed ->
    [yes] 💡 Hints are on in this game.
   *[no] 💡 Hints are off in this game.
}
error-hints-off = Hints are off in this game. The host can allow them with `/game hint allowed:`.
error-hint-failed = I couldn't think that through. Try again.
