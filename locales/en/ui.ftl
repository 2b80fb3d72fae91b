# Descriptions of commands and of their options: at most 100 characters each (Discord's limit).
cmd-roll = Roll dice: 2W 2Rd+d8 B G, a loadout Rd Rd B G, or 4d6kh3+2
cmd-help = What to do next, here and now
cmd-entry-point = Open the board of this channel's game
cmd-company = Your companies, private, the same on every server
cmd-company-generate = Draw a legal company at random and save it
cmd-company-show = Look at one of your companies
cmd-game = A game in this channel
cmd-game-new = Open a game in this channel
cmd-game-join = Take a seat in this channel's game
cmd-game-leave = Leave your seat before the game starts
cmd-game-start = Reveal all companies together and begin
cmd-game-board = Bring the board to the bottom of the channel
cmd-game-undo = Undo your last decision (with a preview)
cmd-game-log = Read the report of the game
cmd-game-end = End the game, with the scores as they are (host)
cmd-score = Points and order
cmd-score-show = Points, assets, order and clock
cmd-correct = Correct what the referee has wrong (host)
opt-correct-what = What to correct
opt-correct-which = Which player, unit, station or piece
opt-correct-value = What it is from now on
correction-score = A score
correction-score-value = points to add, then perhaps why: 5 a bet, or -3
correction-clock = The doomsday clock
correction-clock-value = how many turns are left
correction-put = Where something stands on the map
correction-put-value = a place: 7K, or 12.5,8
correction-places = Where several things stand on the map
correction-places-value = each with its place: A1 7K; B2 12.5,8

opt-archetype = The kind of its first frame
opt-company = The name of a saved company, or its text: Rd Rd B G; Rh Rh B B +2 rockets; …
opt-company-name = The company's name
opt-dice = Game dice like 2W B 2Rd+d8, a loadout like Rd Rd B G or Rp Ra B K, or like 4d6kh3+2
opt-dice-source = The bot rolls, or you type in what your own dice show
opt-faces = At a table of real dice: what they show, in the order asked for
opt-label = What the roll is for
opt-player = The player
opt-players = How many play
opt-private = Only show it to you
opt-ruleset = Which rules
opt-size = The game size
opt-table = Your own table, where players say what is in range, or a map that measures it
opt-title = The game's name

ruleset-rapid-attack = Rapid Attack
ruleset-mez = MEZ
ruleset-football = Mecha Football
ruleset-intercept-orbit = Intercept Orbit
ruleset-unofficial = Unofficial
size-skirmish = Skirmish
size-battle = Battle
size-demo = Demo
size-custom = Custom
table-declared = Your own table: players say what is in range and in cover
dice-bot = The bot rolls
dice-typed = Real dice, typed in
archetype-soldier = Soldier
archetype-brawler = Brawler
archetype-sniper = Sniper
archetype-scout = Scout
archetype-gunner = Gunner
archetype-bombardier = Bombardier
archetype-raider = Raider
archetype-hunter = Hunter
archetype-guardian = Guardian
archetype-skirmisher = Skirmisher
archetype-close-soldier = Close-combat soldier
archetype-far-soldier = Artillery soldier
archetype-runner = Runner

# The lobby
game-title = { $ruleset } with { $name }
lobby-title = ## { $title }
lobby-seat-sealed = - **{ $name }**, forces sealed until the start
lobby-seat-drawn = - **{ $name }**{ $campaign ->
    [yes] {""}
   *[no] , { $family ->
        [football] team
        [intercept-orbit] fleet
       *[other] forces
    } drawn at the start
}
lobby-seat-asked = - **{ $name }**, asked to play, hasn't answered yet
lobby-asked = **Join** says that you play, **Leave** that you don't. The host can start once everyone has answered.
lobby-hint = { $count ->
    [0] Nobody is here yet. **Join** to take the first seat.
    [one] One player is here. One more{ $rated ->
        [yes] {""}
       *[no] , a friend or a bot,
    } and { $shared ->
        [yes] either of you can start.
       *[no] the host can start.
    }
   *[other] { $count } players are here. { $shared ->
        [yes] Once everyone is in, any of you can start.
       *[no] The host can start once everyone is in.
    }
}{ $campaign ->
    [yes] {""}
   *[no] {" "}**My company** brings your own forces; otherwise they are drawn for you.
}
lobby-called-off = The game was called off.
joined-drawn = You have a seat.{ $campaign ->
    [yes] {""}
   *[no] {" "}{ $family ->
        [football] Your team is
        [intercept-orbit] Your fleet is
       *[other] Your forces are
    } drawn at the start, unless you bring your own with **My company**.
}
joined-company = You have a seat. Your forces are sealed until the start: `{ $company }`
left = Your seat is free again.
started = All forces are revealed, and the game begins.
ended = The game is over.

# The board and the panel
button-join = Join
button-leave = Leave
button-start = Start
button-your-move = Your move
button-undo = Undo
button-text = Board as text
button-page-short = Board
button-page = Open the board
button-odds = All odds
button-refresh = Refresh
button-other = Something else…
button-back = Change my choice
button-more = More options…
button-fewer = Back
button-foresee-straight = Preview: straight ahead
button-foresee-line-up = Preview: as suggested
plan-included = 🛡️ Included: “{ $option }”{ $why ->
    [none] .
   *[other] {":"} { $why }.
}
panel-given = -# Included: “{ $option }”, with its best die. To choose another: *More options*.
button-written-course = { $label }: steer…
option-unfinished = { $label }…
select-aside = Or all in one step…
question-dice = Dice: `{ $dice }`
select-several = Choose up to { $most }{ $pages ->
    [1] …
   *[other] … ({ $page } of { $pages })
}
button-previous = Previous
button-next = Next
button-agree = Agree
button-refuse = Refuse
button-undo-now = Undo
button-undo-ask = Ask the others
select-others = { $pages ->
    [1] Other choices…
   *[other] Other choices… ({ $page } of { $pages })
}
select-placeholder = { $pages ->
    [1] Choose…
   *[other] Choose… ({ $page } of { $pages })
}
panel-lobby = The game hasn't started yet: join, and *Start* begins it once everyone is in.
done-note = Done.
modal-title = The referee
modal-faces = What do the dice show?
modal-covers = What is in the way?
modal-covers-hint = terrain 2, A3 (the first one is hit first)
modal-station = Which stations does it stand at?
modal-station-hint = SA1, SB2
modal-ground = Give ground to which stations?
modal-ground-hint = yes: SB2, S1
corrected = Corrected and logged.
log-empty = Nothing has happened yet.

# Undo
undo-would-go = { $count ->
    [one] **This would be undone:**
   *[other] **All of this would be undone:**
}
undo-free = Nobody has decided anything since, and no dice have been rolled: you can undo it freely.
undo-consent = Others have decided since, or dice have been rolled: the players affected must agree. The same dice will come up again.
undo-asked = The others have been asked. Playing on withdraws the request.
undo-agreed = You agree. Others are still being asked.
undo-done = Undone. The same dice will come up again.
undo-refused = You have declined; nothing changes.
story-lifted = 📖 The rules were corrected since this game began: from here on it is played by the corrected rules.
story-undone = ↩ The last moves were undone. The same dice will come up again.

# Rolls
colour-use-W = anything
colour-use-B = defend
colour-use-G = move
colour-use-Y = spot
colour-use-R = attack
colour-use-K = launch and repair
roll-line = { $count ->
    [one] { $dice } · { $use }
   *[other] { $dice }: best **{ $best }** · { $use }
}
roll-loadout = Loadout { $systems }, { $range }:
roll-total = { $result }

# Help
help-dm = Here I roll dice (`/roll 2W 2Rd+d8 B G`, `/roll 4d6kh3+2`), build companies with you (`/company new`) and look up rules (`/rules`). For a game, use `/game new` in a server's channel.
help-solo = Here you play against a bot: **Play a first game** begins one of Rapid Attack at once; beside it stand first games of Intercept Orbit and Mecha Football. **Play with friends** opens a game that you can set up first.
    `/game new opponent:` has every choice, and `/roll 2W B G 2Rd` just rolls.
help-no-game = No game is here yet. **Play a first game** begins one of Rapid Attack against a recruit; beside it stand first games of Intercept Orbit and Mecha Football. **Play with friends** opens a table on a map: a friend presses **Join**, then you press **Start**.
    `/game new` has every choice, `/company new` builds a company, `/roll 2W B G 2Rd` just rolls.
help-lobby = **{ $title }** is about to start. Press **Join**, or use `/game join` with a company of your own.
help-lobby-seated = You have a seat in **{ $title }**. When everyone is in, { $campaign ->
    [yes] any of you
   *[no] the host
} can press **Start** or use `/game start`.
help-ended = **{ $title }** is over. `/game log` has the report{ $campaign ->
    [yes] .
   *[no] ; `/game new` opens another game.
}
help-waiting = In **{ $title }** others must decide now. `/score show` shows the score.
help-watching = You are watching **{ $title }**. `/score show` shows the score, `/game log` what has happened.
button-form-again = Try again
help-seat-awaits = { $asked ->
    [yes] You have asked for your seat in **{ $title }** back: `/game vote` shows who hasn't agreed yet.
   *[no] Your seat in **{ $title }** awaits you: `/game join`.
}
help-campaign = `/campaign show` has the standings and the terms, `/campaign schedule` who plays whom.
help-campaign-join = You are not in it yet: join with `/campaign join`.
help-campaign-desk = As an organizer, use `/campaign desk` to see who waits for whom, remind players, pause or end it.
help-campaign-open = { $count ->
    [one] 1 match of this round isn't over yet.
   *[other] { $count } matches of this round aren't over yet.
}
help-about-tournaments = Tournaments: Swiss or knockout
help-text-tournaments = `/campaign new format:` opens one in a channel, and players press **Join**. With `/campaign round` the organizer draws the first round; the others follow by themselves.
    Each match opens in a thread where both players have their seats: **Play my match** begins it. `/game mine` lists yours, with its deadline. The result counts by itself.
    `/campaign show` has the standings or the bracket, `/campaign schedule` the rounds, `/campaign record` your results. `/campaign leave` gives your opponent the match.
    Organizers decide, extend and pause with `/campaign desk`.
help-about-leagues = Leagues: everyone plays everyone
help-text-leagues = `/campaign new format: league` opens one in a channel, and players press **Join**, later too. You play each of the others once, when you like: `/campaign game` opens your game, `with:` invites one member.
    `/campaign schedule` says who has yet to play whom, `/campaign show` has the standings, `/game mine` lists whom you may play.
    With `/campaign new carry:`, losses stay from game to game: `/campaign roster` shows your company and repairs it. `/campaign end` names the winner.
help-about-seasons = Seasons and the ladder
help-text-seasons = Games between people on this server count for its season: a win is 3 points, a draw 1. `/season` shows who leads, and earlier seasons; `/season since:` has the server's figures.
    `/game new rated:True` opens a rated game, and `/ladder` shows the ratings and your place, live and by post.
    Looking for opponents? `/find games`, `/find players`, and `/find time` to agree on an evening.
help-about-by-post = Play by post: a move a day
help-text-by-post = `/game new pace:By post time:1d` opens a game in which you each have a day for a decision. You are notified when it is your turn, and `/game mine` lists what waits for you, the first deadline first.
    When your time runs out you lose that decision alone: your `/orders` answer, otherwise you pass or do as little as possible.
    `/settings me` sets quiet hours, `/settings holiday` days off: your clock stands still in both. `/game nudge` reminds the others.


# Advanced rules, deployment and terrain
cmd-game-options = Switch advanced rules on or off before the start (host)
opt-options = Advanced rules, comma-separated: jettison, initiative…; `none` to clear
opt-deployment = Step by step as in the book, or as you agree among yourselves
opt-frames = Custom games: how many frames, or ships and companies, each, like 4-6
opt-stations = Custom games: how many stations, or HVAs (objectives), each brings
opt-neutral = Custom games: how many stations belong to nobody
opt-rockets-each = Custom games: how many rockets each company carries
opt-clock-start = Custom games: where the doomsday clock starts
deployment-guided = Step by step
deployment-free = As you agree
options-set = Advanced rules saved.
advanced-placeholder = Advanced rules (host)
advanced-split-range = Split-range weapons
advanced-split-range-detail = A weapon may serve two ranges, with one die at each
advanced-elevation = Elevation and falling
advanced-elevation-detail = High ground is cover, and a fall hurts
advanced-hazards = Hazardous areas
advanced-hazards-detail = One white die fewer inside, unless the frame has an environmental system
advanced-initiative = Per-frame initiative
advanced-initiative-detail = A d20 for each frame every round; the lowest acts first
advanced-drop-whites = Dropping whites
advanced-drop-whites-detail = A first hit may cost a white die instead of a system
advanced-jettison = Jettisoning systems
advanced-jettison-detail = Throw off your own systems before the roll
advanced-trust = Trust what players say (without a map)
advanced-trust-detail = Nobody has to agree to ranges, cover, stations, HVAs and fumbles that others declare
advanced-claims = Terrain as stations (on a map)
advanced-claims-detail = A station may be put in the doorway of a piece with stairs or a ladder
advanced-terrain = Players put down terrain (on a map)
advanced-terrain-detail = Before deployment players put pieces down or take them away in turn, until all are content
advanced-initiative-kept = Initiative rolled once (community)
advanced-initiative-kept-detail = Per-frame initiative whose numbers stay for the whole game
advanced-most-assets = Most assets break a tie (community)
advanced-most-assets-detail = If the highest scores are tied at the end, the side with the most assets wins
lobby-options = Advanced rules: { $names }
opt-language = The language of the board and the story; otherwise the server's
language-en = English
language-fr = Français
typed-language-en = English
typed-language-fr = French
panel-odds = -# Attack with **{ $value }** → { $chances }
button-whole-story = Show all
why-behind = The rules behind this:
lobby-kind = -# { $ruleset } · { $size } · { $table ->
    [map] on a map
   *[other] at your own table
}{ $dice ->
    [typed] {" "}· real dice, typed in
   *[bot] {""}
}

# The rulebook and the lesson
cmd-rules = A rule in a few words, with its chart
opt-topic = What about: a word like cover, spot, tie
opt-public = Show it to everybody here
opt-what = A lesson in private, how tournaments, leagues, seasons or games by post work, or what is new
help-start = Learn to play in three minutes
button-learn = Learn to play in three minutes
button-learn-football = Learn football in four minutes
button-learn-intercept-orbit = Learn Intercept Orbit in five minutes

# Standing orders
cmd-orders = Standing orders: what your frames lose first, and whether they give ground
orders-shown = Your standing orders in this game. Losses: { $losses ->
    [none] you are asked
   *[other] `{ $losses }`
}. At a station: { $ground ->
    [True] give ground
    [False] stand and take it
   *[None] you are asked
}. What others declare: { $agree ->
    [True] you agree
   *[False] you are asked
}. Nobody else sees them.

help-turn = **{ $title }** waits for you: use **Your move**, or `/choose`.
cmd-choose = Answer any question the game asks you
opt-choice = What you choose; pick from the list
size-friendly = Friendly
size-match = Match
advanced-coaching = Coaching (football)
advanced-coaching-detail = The sides roll their initiative dice and give them to their frames in turn
advanced-tackle-breaks = Tackles break (football)
advanced-tackle-breaks-detail = A slide tackle that hits also breaks a system
