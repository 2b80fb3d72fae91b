# The battle report: a line for each thing that happens. $v is 0, 1 or 2 and only varies the words.

story-started = 🏁 { $ruleset }, { $size }: { $scores }; { $clock }.
story-positions = { $defender } defends, { $point } leads the attack.
story-round = ### Round { $round } · { $clock }
story-activated = { $v ->
    [0] ▶️ { $frame } ({ $label }) takes its turn.
    [1] ▶️ { $frame } ({ $label }) swings into action.
   *[other] ▶️ { $frame } ({ $label }) is on the move.
}
story-answers = { $v ->
    [0] ↪️ { $frame } ({ $label }) has not acted yet: it activates now, to defend against { $attacker }.
    [1] ↪️ { $frame } ({ $label }) is called up to defend against { $attacker }.
   *[other] ↪️ { $frame } ({ $label }) sees { $attacker } coming and activates at once.
}
story-passed = ⏭️ { $player } passes.
story-rolled = { $aim ->
    [frame] 🎲 It locks on to { $target } { $range }{ $rockets ->
        [0] {""}
        [one] , with a rocket
       *[other] , with { $rockets } rockets
    }: `{ $dice }`
    [terrain] 🎲 It takes aim at the terrain { $range }{ $rockets ->
        [0] {""}
        [one] , with a rocket
       *[other] , with { $rockets } rockets
    }: `{ $dice }`
   *[none] 🎲 It looks for no target: `{ $dice }`
}
story-defended = 🛡️ { $frame } defends with **{ $value }** (`{ $die }`).
story-undefended = { $v ->
    [0] 🛡️ { $frame } does not defend.
   *[other] 🛡️ { $frame } leaves itself open.
}
story-moved = 👣 { $frame } moves up to { $distance }{ $over ->
    [yes] , straight over whatever is in the way
   *[no] {""}
}.
story-guards = 🚩 { $frame } stands guard at { $station }.
story-contests = 🚩 { $frame } contests { $station }.
story-placed = 🛠️ The host puts { $frame } at { $station }.
story-placed-away = 🛠️ The host puts { $frame } away from all stations.
story-attacks = { $v ->
    [0] 🎯 { $frame } attacks { $target } { $range } with **{ $value }** (`{ $die }`).
   *[other] 🎯 { $frame } goes for { $target } { $range } with **{ $value }** (`{ $die }`).
}
story-covers = ⛰️ In the way: { $covers }.
cover-terrain = { $hits ->
    [one] terrain that takes one more hit
   *[other] terrain that takes { $hits } more hits
}
story-spot-kept = 👁️ The spot of { $value } on { $target } is saved for later.
story-resolved = ⚔️ { $formula }, { $chart }: `{ $faces }`{ $strikes ->
    [none] .
   *[other] {" "}→ { $strikes }.
} { $result }
story-no-dice = ⚔️ { $formula }: the attack bounces off { $target }.
formula-frame = Attack { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ spot { $spot }
} − defense { $defense } = **{ $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}**
formula-terrain = Attack { $attack } = **{ $attack ->
    [one] 1 die
   *[other] { $attack } dice
}**
chart-close = 4 to 6 hit
chart-open = 5 and 6 hit in the open
chart-covered = only 6 hits behind cover
strike-target = `{ $dice }` on target
strike-terrain = `{ $dice }` into the terrain (−{ $bricks } bricks){ $gone ->
    [yes] , which covers no more
   *[no] {""}
}
strike-frame = `{ $dice }` into { $frame }{ $gone ->
    [yes] , which cannot take any more
   *[no] {""}
}
result-frame = { $hits ->
    [0] { $v ->
        [0] **No hit:** { $target } does not even flinch.
        [1] **No hit** on { $target }.
       *[other] **No hit:** { $target } comes through.
    }
    [one] **1 hit** on { $target }.
   *[other] **{ $hits } hits** on { $target }!
}
result-terrain = { $hits ->
    [0] The terrain stands as it was.
    [one] **1 hit:** { $bricks } bricks come off the terrain.
   *[other] **{ $hits } hits:** { $bricks } bricks come off the terrain.
}
story-gave-ground = 🏃 { $frame } gives ground, away from { $station }: one hit less.
story-held-ground = ✊ { $frame } holds its ground at { $station }.
story-lost = { $v ->
    [0] 💥 { $frame } loses one { $system } system (`{ $letters }`).
   *[other] 💥 { $frame }: one { $system } system is gone (`{ $letters }`).
}
story-white = 💥 { $frame } loses a white die. One more hit and it is gone.
story-destroyed = { $v ->
    [0] ☠️ { $frame } ({ $player }) is destroyed!
    [1] ☠️ { $frame } ({ $player }) goes to pieces!
   *[other] ☠️ That was the end of { $frame } ({ $player })!
}
story-spotted = 👁️ { $frame } spots { $target } for **{ $value }** (`{ $die }`).
story-spot-gone = -# 👁️ The spot on { $frame } is gone: an attack was made.
story-station-taken = 🚩 { $player } takes { $station }.
story-station-captured = 🚩 { $player } takes { $station } from { $before }!
story-station-free = 🚩 { $before } loses { $station }; nobody controls it now.
story-scores = 📊 { $scores }
story-round-ended = ⏳ Round { $round } is over: { $clock }.
story-advanced = ⏩ { $player } takes one more: { $clock }.
story-held = ⏸️ { $player } leaves the clock alone.
story-reason = { $reason ->
    [ended-by-host] The host has ended the game.
    [abandoned] The players have given the game up.
    [doomsday] Doomsday!
   *[other] The game is over.
}
story-won = 🏆 { $reason } **{ $player } wins:** { $scores }.
story-drawn = 🏆 { $reason } **A draw** ({ $players }): { $scores }.
story-host-station = 🛠️ { $by } gives { $station } to { $player }.
story-host-station-free = 🛠️ { $by } declares { $station } free: nobody controls it.
story-host-score = 🛠️ { $by } corrects the score of { $player }: { $points }{ $reason ->
    [none] .
   *[other] {" "}({ $reason }).
}
story-renamed = 🔄 { $name } plays on for { $was }.
story-host-clock = 🛠️ { $by } sets the clock: { $clock }.
