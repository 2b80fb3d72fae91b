# Missions: mission-<family>-<number> is its title, -emblem what winning it earns, -story its story, -terms what its player has to do.

name-missions = missions
cmd-missions = Your missions against bots: six for each game, each harder than the last (only you see this)
opt-missions-ruleset = Which game
button-missions = Missions
missions-head = ### 🎖️ Missions: { $game }
    { $done } of { $all } done.
missions-line = { $state ->
    [done] { $emblem }
    [next] ▶️
   *[later] ▫️
} { $number }. { $title }
missions-all-done = 🏅 All missions of this game are done. Well led.
mission-title = **Mission { $number }: { $title }**
mission-terms = 🎯 { $terms }
mission-now = 🎖️ { $title }: { $terms }
mission-play = Play this mission
mission-next = Next mission
mission-go-on = Go on with the missions
mission-again = Try again
mission-last-again = Play the last one again
mission-done = 🎖️ **{ $title }: mission accomplished.** { $terms } You have earned its emblem: { $emblem }
mission-failed = 🎖️ **{ $title }: not this time.** { $terms }
mission-uncounted = 🎖️ **{ $title }: it doesn’t count.** A mission counts if you play the game to its end, alone against bots, with the bot’s dice and without corrections.
mission-sure-end = 🎖️ Ended early, the mission doesn’t count.
error-no-such-mission = That mission no longer exists. `/missions` shows them all.

mission-rapid-attack-1 = First Contact
mission-rapid-attack-1-emblem = 🐣
mission-rapid-attack-1-story =
    > Dust on the valley road, and a mecha company you have never seen.
    > Your crew has trained for this, but never under fire.
    > Nobody expects you to win today.
    > Bring somebody home.
mission-rapid-attack-1-terms = End the game with at least one frame standing.
mission-rapid-attack-2 = The Waterworks
mission-rapid-attack-2-emblem = 💧
mission-rapid-attack-2-story =
    > The raiders want the pumps, and with the pumps comes the valley.
    > They are fast, and they are careless.
    > Stations are worth as much as frames.
    > Take them, and keep them.
mission-rapid-attack-2-terms = Win the game.
mission-rapid-attack-3 = Hold the Bridge
mission-rapid-attack-3-emblem = 🌉
mission-rapid-attack-3-story =
    > The convoy needs three hours to cross.
    > Their commander digs in and gives nothing away.
    > You don't have to beat them.
    > You have to be there when the last truck rolls.
mission-rapid-attack-3-terms = Hold a station at the end of at least three rounds.
mission-rapid-attack-4 = Long Guns
mission-rapid-attack-4-emblem = 🎯
mission-rapid-attack-4-story =
    > Somewhere beyond the ridge sits a battery that never misses twice.
    > Every step in the open costs you paint.
    > Headquarters has no more frames to send.
    > Win, and don't spend the ones you have.
mission-rapid-attack-4-terms = Win the game with at least two frames standing.
mission-rapid-attack-5 = Two Flags
mission-rapid-attack-5-emblem = 🚩
mission-rapid-attack-5-story =
    > The veterans are back, and this time they know your name.
    > They will come for your stations one after the other.
    > A truce will be signed on the ground that each side holds.
    > Two flags must be yours when the clock runs out.
mission-rapid-attack-5-terms = Win the game and hold at least two stations at its end.
mission-rapid-attack-6 = The Ace
mission-rapid-attack-6-emblem = 🃏
mission-rapid-attack-6-story =
    > Nobody has seen the pilot's face, only the score.
    > Every trap you can think of, the ace has thought of first.
    > The whole valley is watching the ridge tonight.
    > Finish it.
mission-rapid-attack-6-terms = Win the game against the ace.

mission-football-1 = Sunday League
mission-football-1-emblem = 👟
mission-football-1-story =
    > A muddy pitch, two goals, and frames on loan from the quarry.
    > The other side runs with the ball and hopes.
    > Pass it around them.
    > Nobody minds a draw on the first Sunday.
mission-football-1-terms = Don't lose the match.
mission-football-2 = Open the Bolt
mission-football-2-emblem = 🔓
mission-football-2-story =
    > They park all they have in front of their goal.
    > The crowd whistles, the quarry bets against you.
    > A draw won't impress anybody.
    > One goal will do.
mission-football-2-terms = Win the match.
mission-football-3 = The Wall
mission-football-3-emblem = 🧱
mission-football-3-story =
    > Their runner has scored in every match this season.
    > Your keeper has had a welding job since Thursday.
    > Whatever happens up front, the back must hold.
    > One goal you can forgive them, a second you can't.
mission-football-3-terms = Concede one goal at most; you need not win.
mission-football-4 = Quick Feet
mission-football-4-emblem = ⚡
mission-football-4-story =
    > They never carry the ball twice in a row.
    > By the time you arrive, it is gone.
    > Stand where it will be.
    > Then go and score.
mission-football-4-terms = Win the match.
mission-football-5 = Away in the Capital
mission-football-5-emblem = 🏟️
mission-football-5-story =
    > Floodlights, real turf, and a side that has played together for ten years.
    > They wait, and they punish.
    > Your bus back leaves whether you win or not.
    > Better to sing on it.
mission-football-5-terms = Win the match against the veterans.
mission-football-6 = The Cup
mission-football-6-emblem = 🏆
mission-football-6-story =
    > The best coach on the planet has read your last five matches.
    > There will be no gifts and no second leg.
    > The cup stands beside the pitch, and it is heavier than it looks.
    > Lift it.
mission-football-6-terms = Win the match against the ace.

mission-intercept-orbit-1 = Shakedown Cruise
mission-intercept-orbit-1-emblem = 🛰️
mission-intercept-orbit-1-story =
    > Three ships, fresh from the yard, and a picket that shouldn't be here.
    > Four rounds until the relief arrives.
    > Learn how she turns before you learn how she burns.
    > Come back with a ship.
mission-intercept-orbit-1-terms = End the game with at least one ship of your own.
mission-intercept-orbit-2 = The Freighter
mission-intercept-orbit-2-emblem = 📦
mission-intercept-orbit-2-story =
    > One slow freighter, and two fleets that both call it theirs.
    > Their carrier keeps its companies on a short leash.
    > The side that is alone beside it has it.
    > Be alone beside it.
mission-intercept-orbit-2-terms = Win the game.
mission-intercept-orbit-3 = Escort Duty
mission-intercept-orbit-3-emblem = 🛡️
mission-intercept-orbit-3-story =
    > Two prizes are drifting through the debris.
    > The picket's guns reach further than yours.
    > Glory is for other captains today.
    > The contract says: both of them, undamaged.
mission-intercept-orbit-3-terms = Have at least two HVAs at the end; you need not win.
mission-intercept-orbit-4 = Repel Boarders
mission-intercept-orbit-4-emblem = ⚔️
mission-intercept-orbit-4-story =
    > They don't want your ships destroyed, they want them.
    > Their companies are in the tubes already.
    > Shoot them before they land, or fight them in the corridors.
    > And keep enough hulls to fly home.
mission-intercept-orbit-4-terms = Win the game with at least two ships of your own.
mission-intercept-orbit-5 = Old Hands
mission-intercept-orbit-5-emblem = 🪐
mission-intercept-orbit-5-story =
    > Captains who were flying before you were born.
    > They take what you leave alone for a minute.
    > The admiral has stopped giving advice.
    > Win it your way.
mission-intercept-orbit-5-terms = Win the game against the veterans.
mission-intercept-orbit-6 = The Ace of Hadar
mission-intercept-orbit-6-emblem = 🌟
mission-intercept-orbit-6-story =
    > A grey hull without a name, always where you will be next.
    > Nobody who has met it twice has won once.
    > Six rounds, three prizes, one orbit.
    > It is yours to end.
mission-intercept-orbit-6-terms = Win the game against the ace.
