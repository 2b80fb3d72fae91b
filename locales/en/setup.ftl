# Before the first round, and the advanced rules.

story-tie-drawn = ⚖️ { $players } tie for the highest score: the lot falls on { $player }.
story-tie-deferred = ⚖️ { $player } leaves the choice to another.
story-frame-added = ➕ { $player } brings one more frame, { $frame } ({ $systems ->
    [none] no systems
   *[other] { $systems }
}).
story-frame-removed = ➖ Frame { $frame } stays at home.
story-bid = 📊 Compared again: { $scores }
story-lots-first = ⚖️ { $players } tie for the highest score, and lots decide: { $player } is first.
story-lots-last = ⚖️ { $players } tie for the lowest score, and lots decide: { $player } is last.
story-station-placed = 🚩 { $player } puts down { $station }.
story-frame-placed = 📍 { $player } deploys { $frame }.
story-initiative = 🎲 Initiative, lowest first: { $rolled }
story-rolled-off = 🎲 A tie, rolled off: { $rolled }
story-waited = ⏸️ { $frame } waits for its second die.
story-jettisoned = 🪂 { $frame } throws off one { $system } system (`{ $letters }`).
story-hazard = ☣️ { $frame } stands in a hazardous area: one white die fewer.
story-terrain-set = { $hits ->
    [0] 🛠️ { $by }: { $name } ({ $piece }) gives no cover any more.
    [one] 🛠️ { $by }: { $name } ({ $piece }) takes one more hit.
   *[other] 🛠️ { $by }: { $name } ({ $piece }) takes { $hits } more hits.
}
story-fell = 🪨 { $frame } falls { $bricks } bricks{ $faces ->
    [none] .
   *[other] {" "}(`{ $faces }`).
} { $hits ->
    [0] Nothing breaks.
    [one] **1 hit.**
   *[other] **{ $hits } hits.**
}

question-tie = The highest score is tied, and the lot fell on you. What do you do?
    As far as the rules allow it: add a frame, leave one at home, or defer to another who ties. Companies are then compared again.
question-deploy = { $step ->
        [defense-stations] Put down your stations, defender.
        [defense-frames] Deploy two frames, defender. Which one now?
        [point-frame] Deploy the point frame. Which one is it?
        [attack-frames] Deploy your next frame.
        [attack-stations] Put down your next station.
       *[other] Deploy your remaining frames, defender.
    }
    { $rule }
deploy-rule = { $step ->
    [defense-stations] Each within { $ruler } of another of them; everything that near to them is the perimeter. Leave at least a third of the field outside it.
    [defense-frames] Inside the perimeter: within { $ruler } of one of your stations.
    [point-frame] { $point_rule ->
        [within-direct-fire] Within direct fire of a frame of the defender, out of cover, outside the perimeter.
       *[other] Exactly { $ruler } from a frame of the defender and out of cover to it, outside the perimeter.
    }
    [attack-frames] { $placing ->
        [lowest-first] Outside the perimeter, and out of direct fire of every frame of the defender.
       *[other] At least { $ruler } from all of the defender's frames and stations.
    }
    [attack-stations] { $placing ->
        [lowest-first] Where a frame of yours could stand.
       *[other] Anywhere on the field.
    }
   *[other] Outside the perimeter only in cover.
}
question-initiative = { $frame } is due with { $low }. Does it act now, or wait for its { $high }?
    A frame with fewer than four systems has two initiative dice and acts on one of them.
question-jettison = Does { $frame } throw off a system before it rolls?
    It is gone for good. Without any ranged weapon left the frame sprints with a green d8.
question-hazard = Does { $frame } stand in a hazardous area?
    Inside one it rolls one white die fewer.

waiting-tie = { $player } resolves the tie for the highest score.
waiting-deploy = { $step ->
    [defense-stations] { $player } puts down the defender's stations.
    [defense-frames] { $player } deploys two frames inside the perimeter.
    [point-frame] { $player } deploys the point frame.
    [attack-frames] { $player } deploys a frame.
    [attack-stations] { $player } puts down a station.
   *[other] { $player } deploys the remaining frames.
}
waiting-initiative = { $player } decides whether { $frame } acts now or waits.
waiting-jettison = { $player } may throw off systems of { $frame }.
waiting-hazard = { $player } says whether { $frame } stands in a hazardous area.

option-add-frame = Add: { $archetype }
option-remove-frame = Leave { $frame } at home
option-defer = Defer to another
option-place-station = { $table ->
    [map] Station { $station }
   *[declared] Station { $station } is in place
}
option-place-frame = { $frame }
option-place-all = { $table ->
    [map] { $kind ->
        [station] All { $count } stations: put them down for me
       *[frame] All { $count } frames: put them down for me
    }
   *[declared] { $kind ->
        [station] All { $count } stations are in place
       *[frame] All { $count } frames are in place, none at a station
    }
}
option-act-now = Act now, on { $value }
option-wait = Wait for { $value }
option-keep-all = Keep everything
option-jettison = Throw off { $letters }: { $system }
option-no-hazard = Safe ground
option-in-hazard = In the hazard
option-piece = { $name } ({ $piece })
option-cover-piece = { $name } ({ $piece })
detail-piece = { $hits ->
    [one] takes one more hit
   *[other] takes { $hits } more hits
}

error-environmental-not-allowed = An environmental system (E) needs the option for hazardous areas: leave it out, or switch that on.
error-cover-piece = No piece of terrain { $piece } stands here: name one that is kept count of and still gives cover.
error-too-many-pieces = No more than { $most } pieces of terrain: take one away, or put right one of those there are.
error-option-off = The advanced rule “{ $option }” is switched off in this game: it is chosen before the game starts.
error-bricks = A fall is from 1 to { $most } bricks high: give a whole number between them.

why-ties = Ties in bidding
why-positions = Tactical positions
why-deployment = Deployment
why-initiative = Per-frame initiative
why-jettison = Jettisoning systems
why-hazards = Hazardous areas
why-terrain = Terrain that is kept count of
why-elevation = Elevation and falling
error-only-custom = { $given ->
    [frames] The number of frames
    [stations] The number of stations
    [neutral] The number of neutral stations
    [rockets] The number of rockets
    [clock] The clock
   *[other] Each of these numbers
} can only be chosen for a custom game: leave it out, or choose the size custom.
error-nothing-said = There is nothing to do: fill in at least one option of the command.
error-orders-too-long = That is too many: name each kind of system at most once, { $most } in all.
why-standing-orders = Standing orders
error-unstorable = That text has characters that cannot be kept: leave them out and try again.
