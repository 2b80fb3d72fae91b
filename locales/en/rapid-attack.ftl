# Rapid Attack, MEZ and Unofficial: events (rapid-attack-<event>), questions (-ask-), notices whose decision it is
# (-wait-), options (-option-), their small print (-detail-), parts of other sentences (-part-), and the summary
# (-board-, -map-, -plan-, -look-). $flavour is 0, 1 or 2 and only varies the wording.

## Before the first round

rapid-attack-started = 🏁 { $ruleset }, { $size }: { $score }; { $clock }.
rapid-attack-tie-drawn = ⚖️ { $tied } tie for the highest score: { $player } is drawn by lot.
rapid-attack-tie-deferred = ⚖️ { $player } leaves the choice to another player.
rapid-attack-frame-added = ➕ { $owner } adds the spare frame, { $id } ({ $systems ->
    [none] no systems
   *[other] { $systems }
}).
rapid-attack-frame-removed = ➖ Frame { $frame } stays at home.
rapid-attack-bid-counted = 📊 Compared again: { $score }
rapid-attack-lots-drawn = { $first ->
    [yes] ⚖️ { $tied } tie for the highest score, and lots decide: { $player } is first.
   *[no] ⚖️ { $tied } tie for the lowest score, and lots decide: { $player } is last.
}
rapid-attack-positions-taken = { $flat ->
    [yes] {""}
   *[no] { $defender } defends, { $point } leads the attack.
}
rapid-attack-terrain-chosen = { $table ->
    [map] {""}
   *[declared] 🧱 { $player } is about to put down a piece of terrain.
}
rapid-attack-terrain-put = 🧱 { $player } puts down a piece of terrain at { $place }: { $called } ({ $id }).
rapid-attack-terrain-removed = 🧱 { $player } takes a piece of terrain away: { $called } ({ $id }).
rapid-attack-terrain-agreed = 🤝 { $player } is happy with the terrain.
rapid-attack-station-placed = { $table ->
    [map] {""}
   *[declared] 🚩 { $owner } puts down { $station }.
}
rapid-attack-places-in-turn = 📍 { $player } puts down { $kind ->
    [station] the other stations one at a time, each in turn.
   *[frame] the other frames one at a time, each in turn.
}
rapid-attack-frame-placed = { $table ->
    [map] {""}
   *[declared] 📍 { $owner } deploys { $frame }.
}
rapid-attack-put = { $has_by ->
    [yes] 🛠️ { $by } puts { $item } at { $place }{ $on ->
        [none] {""}
       *[other] , on top of { $on }
    }.
   *[no] { $kind ->
        [neutral] 🚩 Neutral { $item } is at { $place }.
        [station] 🚩 { $owner } puts down { $item } at { $place }.
       *[frame] 📍 { $owner } deploys { $item } at { $place }{ $on ->
            [none] {""}
           *[other] , on top of { $on }
        }.
    }
}

## Rounds and turns

rapid-attack-round-began = ### Round { $round } · { $clock }
rapid-attack-initiative-rolled = 🎲 Initiative, lowest first: { $rolled }
rapid-attack-rolled-off = 🎲 A tie, rolled off: { $rolled }
rapid-attack-initiative-waited = ⏸️ { $frame } waits for its second die.
rapid-attack-activated = { $has_under ->
    [no] { $flavour ->
        [0] ▶️ { $frame } ({ $label }) takes its turn.
        [1] ▶️ { $frame } ({ $label }) swings into action.
       *[other] ▶️ { $frame } ({ $label }) steps up.
    }
   *[yes] { $flavour ->
        [0] ↪️ { $frame } ({ $label }) has not acted yet: it activates now, to defend against { $under }.
        [1] ↪️ { $frame } ({ $label }) is drawn into the fight and must defend against { $under }.
       *[other] ↪️ { $frame } ({ $label }) sees { $under } coming and activates at once.
    }
}
rapid-attack-passed = ⏭️ { $player } passes.
rapid-attack-jettisoned = 🪂 { $frame } throws off one { $system } system (`{ $letters }`).
rapid-attack-hazard-declared = { $inside ->
    [no] {""}
   *[yes] ☣️ { $frame } stands in a hazardous area: one white die fewer.
}
rapid-attack-rolled = { $aim ->
    [frame] 🎲 It locks on to { $target } { $at_range }{ $rockets_used ->
        [0] {""}
        [one] , with a rocket
       *[other] , with { $rockets_used } rockets
    }: `{ $dice }`
    [terrain] 🎲 It takes aim at the terrain { $at_range }{ $rockets_used ->
        [0] {""}
        [one] , with a rocket
       *[other] , with { $rockets_used } rockets
    }: `{ $dice }`
   *[none] 🎲 No target: `{ $dice }`
}
rapid-attack-defended = { $has_die ->
    [no] { $flavour ->
        [0] 🛡️ { $frame } does not defend.
       *[other] 🛡️ { $frame } leaves itself open.
    }
   *[yes] 🛡️ { $frame } defends with **{ $value }** (`{ $die }`).
}
rapid-attack-moved = { $table ->
    [map] {""}
   *[declared] 👣 { $frame } moves up to { $distance }{ $over ->
        [yes] , straight over everything in the way
       *[no] {""}
    }.
}
rapid-attack-went = { $still ->
    [yes] 👣 { $frame } stays at { $place }.
   *[no] 👣 { $frame } moves { $distance } to { $place }{ $on ->
        [none] {""}
       *[other] , on top of { $on }
    }.
}
rapid-attack-near-declared = { $presence ->
    [unchanged] {""}
    [put] 🛠️ The host puts { $frame } at { $station }.
    [put-away] 🛠️ The host puts { $frame } away from all stations.
    [guards] 🚩 { $frame } stands guard at { $station }.
   *[contests] 🚩 { $frame } contests { $station }.
}
rapid-attack-spotted = 👁️ { $frame } spots { $target } for **{ $value }** (`{ $die }`).

## Attacks

rapid-attack-attack-declared = { $aim ->
    [frame] { $flavour ->
        [0] 🎯 { $frame } attacks { $target } { $at_range } with **{ $value }** (`{ $die }`).
       *[other] 🎯 { $frame } goes for { $target } { $at_range } with **{ $value }** (`{ $die }`).
    }
   *[terrain] 🎯 { $frame } attacks { $target } { $at_range } with **{ $value }** (`{ $die }`).
}
rapid-attack-cover-declared = { $own ->
    [no] { $has_covers ->
        [no] ⛰️ { $speaker } says that nothing is in the way.
       *[yes] ⛰️ { $speaker } says what is in the way: { $covers }.
    }
   *[yes] { $has_covers ->
        [no] {""}
       *[yes] ⛰️ In the way: { $covers }.
    }
}
rapid-attack-stations-claimed = 📣 { $speaker } says that { $frame } stands at { $station }.
rapid-attack-agreed = { $own ->
    [no] {""}
   *[yes] ✋ { $speaker } stands by it: a close call.
}
rapid-attack-doubted = { $about ->
    [stations] 🤔 { $speaker } says that { $frame } does not stand at { $station }.
    [cover] 🤔 { $speaker } says that this is no cover: { $covering }.
    [spot] 🤔 { $speaker } says that { $spotted } is too far away to be spotted.
   *[attack] 🤔 { $speaker } says that this is out of range.
}
rapid-attack-withdrawn = { $about ->
    [stations] ↩️ { $frame } does not stand at { $station }.
    [cover] ↩️ Not in the way after all: { $covering }.
    [spot] ↩️ { $frame } does not spot { $spotted }; its die is free again.
   *[attack] ↩️ { $frame } does not attack; its die is free again.
}
rapid-attack-spot-claimed = 📣 { $speaker } says that { $frame } can spot { $target }.
rapid-attack-spot-denied = ↩️ { $speaker } says that { $target } is in cover: { $frame } does not spot it, and its die is free again.
rapid-attack-part-covers = { $cover ->
    [terrain] { $hits ->
        [one] terrain that takes one more hit
       *[other] terrain that takes { $hits } more hits
    }
    [frame] { $frame }
   *[piece] { $piece }
}
rapid-attack-spot-decided = { $used ->
    [yes] {""}
   *[no] { $lasts ->
        [until-next-attack] {""}
       *[until-used] 👁️ The spot of { $value } on { $target } is kept for later.
    }
}
rapid-attack-attack-resolved = { $rolled ->
    [0] ⚔️ { $formula }: the attack bounces off { $target }.
   *[other] ⚔️ { $formula }, { $chart ->
        [close] 4, 5 and 6 hit
        [covered] only a 6 hits while the cover stands
       *[open] in the open, 5 and 6 hit
    }: `{ $dice }`{ $strikes ->
        [none] .
       *[other] {" "}→ { $strikes }.
    } { $aim ->
        [terrain] { $target_hits ->
            [0] The terrain stands as it was.
            [one] **1 hit:** { $bricks } bricks come off the terrain.
           *[other] **{ $target_hits } hits:** { $bricks } bricks come off the terrain.
        }
       *[frame] { $target_hits ->
            [0] { $flavour ->
                [0] **No hit:** { $target } does not even flinch.
                [1] **No hit** on { $target }.
               *[other] **No hit:** { $target } comes through.
            }
            [one] **1 hit** on { $target }.
           *[other] **{ $target_hits } hits** on { $target }!
        }
    }
}
rapid-attack-part-formula = { $aim ->
    [terrain] Attack { $attack } = **{ $attack ->
        [one] 1 die
       *[other] { $attack } dice
    }**
   *[frame] Attack { $attack }{ $spot ->
        [0] {""}
       *[other] {" "}+ spot { $spot }
    } − defense { $defense } = **{ $rolled ->
        [0] no dice
        [one] 1 die
       *[other] { $rolled } dice
    }**
}
rapid-attack-part-strike = { $struck ->
    [target] `{ $dice }` on target
    [frame] `{ $dice }` into { $frame }{ $gone ->
        [yes] , which cannot take any more
       *[no] {""}
    }
   *[terrain] `{ $dice }` into the terrain (−{ $bricks } bricks){ $gone ->
        [yes] , which no longer covers
       *[no] {""}
    }
}
rapid-attack-spot-gone = 👁️ The spot on { $frame } is removed after the attack.
rapid-attack-gave-ground = { $has_at ->
    [yes] 🏃 { $frame } gives ground, away from { $station }, to { $place }: one hit less.
   *[no] 🏃 { $frame } gives ground, away from { $station }: one hit less.
}
rapid-attack-ground-held = ✊ { $frame } holds its ground at { $station }.
rapid-attack-system-lost = { $flavour ->
    [0] 💥 { $frame } loses one { $system } system (`{ $letters }`).
   *[other] 💥 { $frame }: one { $system } system is gone (`{ $letters }`).
}
rapid-attack-white-lost = { $last ->
    [no] {""}
   *[yes] { $systems ->
        [none] 💥 { $frame } loses a white die. One more hit and it is gone.
       *[other] 💥 { $frame } gives up a white die. From now on its systems take the hits.
    }
}
rapid-attack-frame-destroyed = { $flavour ->
    [0] ☠️ { $frame } ({ $owner }) is destroyed!
    [1] ☠️ { $frame } ({ $owner }) is blown to pieces!
   *[other] ☠️ That was the end of { $frame } ({ $owner })!
}
rapid-attack-fell = 🪨 { $frame } falls { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}{ $has_dice ->
    [no] .
   *[yes] {" "}(`{ $dice }`).
} { $hits ->
    [0] Nothing breaks.
    [one] **1 hit.**
   *[other] **{ $hits } hits.**
}

## Stations, scores, the clock, the end

rapid-attack-station-changed = { $has_holder ->
    [no] 🚩 { $before } loses { $station }; nobody controls it now.
   *[yes] { $has_before ->
        [no] 🚩 { $holder } takes { $station }.
       *[yes] 🚩 { $holder } takes { $station } from { $before }!
    }
}
rapid-attack-scores-changed = 📊 { $score }
rapid-attack-round-ended = ⏳ Round { $round } is over: { $clock }.
rapid-attack-clock-advanced = ⏩ { $player } advances the clock one more step: { $clock }.
rapid-attack-clock-held = ⏸️ { $player } leaves the clock alone.
rapid-attack-game-ended = { $ending }
rapid-attack-outcome = { $count ->
    [0] 💤
    [1] 🏆
   *[other] 🤝
} { $reason ->
    [ended-by-host] The game was ended early.
    [abandoned] The game was stopped here.
    [resigned] By resignation.
    [forfeited] By forfeit.
    [ruled] Decided by the organizer.
    [doomsday] { $shown ->
        [up] The last turn is over!
       *[down] Doomsday!
    }
    [most-assets] The scores are level: the most assets win!
   *[other] The game is over.
} { $count ->
    [0] **Nobody wins.** { $score }.
    [1] **{ $winners } wins:** { $score }.
   *[other] **A draw** ({ $winners }): { $score }.
}
rapid-attack-over = The game is over.
rapid-attack-clock-down = doomsday clock at { $clock }
rapid-attack-clock-up = { $gone } of { $total } turns counted

## The host's corrections

correction-station = Who controls a station
correction-station-none = Nobody
correction-near = The stations that a frame stands at
correction-near-none = No station
correction-systems = A frame's systems
correction-systems-value = the systems it has: Rd Rd B, or none
correction-whites = A frame's white dice
correction-whites-value = how many it has: 0 destroys it, more lets it stand again
correction-dice = A frame's unused dice
correction-dice-value = the dice and what they show: 5 white, 7 red d8; or none
correction-terrain = The hits that a piece of terrain still takes
correction-terrain-none = A new piece
correction-terrain-value = the hits; of a new piece its name too: 3 north wall
correction-fall = A frame that fell
correction-fall-value = how many bricks high
rapid-attack-station-set = { $has_holder ->
    [no] 🛠️ { $by } declares { $station } free: nobody controls it.
   *[yes] 🛠️ { $by } gives { $station } to { $holder }.
}
rapid-attack-score-adjusted = 🛠️ { $by } corrects the score of { $player }: { $points }{ $reason ->
    [none] .
   *[other] {" "}({ $reason }).
}
rapid-attack-player-renamed = 🔄 { $name } plays on for { $was }.
rapid-attack-clock-set = 🛠️ { $by } sets the clock: { $clock }.
rapid-attack-frame-set = { $white ->
    [0] 🛠️ { $by } corrects { $frame }: no white die is left.
   *[other] 🛠️ { $by } corrects { $frame }: { $systems ->
        [none] no systems
       *[other] `{ $systems }`
    }, white dice: { $white }.
}
rapid-attack-pool-set = 🛠️ { $by } corrects the dice of { $frame }: `{ $dice }`.
rapid-attack-terrain-set = { $hits ->
    [0] 🛠️ { $by }: { $name } ({ $id }) no longer gives cover.
    [one] 🛠️ { $by }: { $name } ({ $id }) takes one more hit.
   *[other] 🛠️ { $by }: { $name } ({ $id }) takes { $hits } more hits.
}

## Questions

rapid-attack-ask-tie = The highest score defends, and more than one of you has it. You were drawn by lot to break the tie: what do you do?
    { $highest ->
        [must-change] Add the spare frame of your company or leave one at home, as far as the size allows it.
       *[other] As far as the size allows it: add the spare frame of your company, leave one at home, or leave the choice to another tied player.
    } Companies are then compared again.
rapid-attack-ask-first-roll = { $lot ->
        [yes] There is a tie: throw the dice that decide it.
       *[no] The first round begins with initiative: throw its dice.
    }
    You type what your dice show.
rapid-attack-ask-terrain = Are you happy with the terrain?
    Put a piece down, take one away, or accept it. This goes on until everyone accepts; you may still change { $left ->
        [one] one piece.
       *[other] { $left } pieces.
    }
rapid-attack-ask-deploy = { $step ->
        [defense-stations] Put down your stations, defender.
        [defense-frames] Deploy two frames, defender. Which one now?
        [point-frame] Deploy the point frame. Which one is it?
        [attack-frames] Deploy your next frame.
        [attack-stations] Put down your next station.
        [other-stations] Put down your remaining stations, defender.
       *[other] Deploy your remaining frames, defender.
    }
    { $rule }
rapid-attack-ask-activate = Choose the frame that acts now.
    { $chooses ->
        [turn] Your turn lasts until all your frames have acted.
        [last] Only frames of yours have yet to act.
        [passed] The choice was passed to you.
        [acted] The frames of those ahead of you have all acted, so you choose.
        [around] Scores are level, so players take turns: you choose.
        [level] Scores are level, and you come first in the order: you choose.
       *[leads] You lead, so you choose, turn after turn.
    } { $may_pass ->
        [yes] Each frame acts once a round. You can also pass: the next player chooses.
       *[no] Each frame acts once a round.
    }
rapid-attack-ask-initiative = { $frame }'s { $low } comes up. Act now, or wait for its { $high }?
    A frame with fewer than four systems has two initiative dice and acts on one of them.
rapid-attack-ask-target = { $under ->
        [none] What does { $frame } aim at?
       *[other] { $under } attacks { $frame } with { $attack }, so it acts now. What does { $frame } aim at?
    }
    { $reached ->
        [no] Even its longest move brings no enemy into range. Without a target it rolls no red dice; it can still move, defend and spot.
       *[yes] No target, no red dice. An enemy that has not acted yet activates when you attack it: it defends at once and finishes its turn afterwards.
    }
rapid-attack-ask-range = At which range does { $frame } attack { $target }? The choice stands once the dice are rolled.
    Hand-to-hand up to { $reach_one }, direct fire up to { $ruler }, artillery beyond; measured from edge to edge{ $table ->
        [map] . The referee measures when you attack.
       *[declared] , and close calls go your way.
    }{ $rockets_carried ->
        [0] {""}
       *[other] {" "}A rocket adds a red d8 to direct fire and is used up.
    }
rapid-attack-ask-jettison = Does { $frame } throw off a system before it rolls?
    It is gone for good. Without any ranged weapon left the frame sprints with a green d8.
rapid-attack-ask-hazard = Does { $frame } stand in a hazardous area?
    If it does, it rolls one fewer white die.
rapid-attack-ask-defend = Which die defends { $frame }?{ $under ->
        [none] {""}
       *[other] {" "}{ $under } attacks with { $attack }.
    }
    Blue or white. Every attack on it rolls that many dice fewer until the round ends. It can't be added later.
rapid-attack-ask-act = What does { $frame } do next? Dice left: `{ $dice_left }`
    Move and attack in either order, each once. Spotting comes last and ends the turn; { $lasts ->
        [until-next-attack] the next attack on the spotted frame adds that die, no matter whose.
       *[until-used] one attack on the spotted frame, by any frame this round, may add that die.
    }
rapid-attack-ask-where = { $verb ->
        [place] Where on the map does { $item } go?
       *[move] Where does { $item } move to, with { $value }?
    }
    { $verb ->
        [place] { $rule }
       *[move] { $over ->
            [yes] Up to { $distance }, straight over everything in the way, and it may end on top.
           *[no] Up to { $distance }, around everything that gives cover, through gaps that are wide enough.
        }
    }
rapid-attack-ask-station = Which station does { $frame } stand at now?
    Within { $reach_one } counts, for several stations too. A station changes hands when only one side has frames there.
rapid-attack-ask-cover = What is in the way from { $frame } to { $target }?
    Cover lies in the line of fire and within { $reach_one } of the target; frames of any side count too. With more than one, the first takes the hits first.
rapid-attack-ask-agree = { $claim }
rapid-attack-part-claim-attack = { $doubted ->
    [yes] The defender says that { $target } is out of range ({ $at_range }). Do you give in?
        Then { $frame } does not attack, and its die is free again. In a close call it is in range.
   *[no] { $frame } attacks { $target } { $at_range } with { $value }; { $has_covers ->
            [yes] in the way: { $covers }
           *[no] nothing is in the way
        }. Do you agree?
        If in doubt, you decide about cover, the attacker about range.
}
rapid-attack-part-claim-stations = { $doubted ->
    [yes] The holder says that { $frame } does not stand at { $station }. Do you give in?
        In a close call it does stand there.
   *[no] { $owner } says that { $frame } stands at { $station } now, which you would lose. Do you agree?
        Within { $reach_one } counts.
}
rapid-attack-part-claim-cover = { $doubted ->
    [yes] Their player says that this does not cover { $target }: { $covering }. Do you give in?
        Then it is no cover. If in doubt, you decide about cover.
   *[no] Named as cover of { $target } from { $frame }, and so perhaps hit: { $covering }. Do you agree?
        If in doubt, the defender decides about cover.
}
rapid-attack-part-claim-spot = { $doubted ->
    [yes] The other player says that { $spotted } is too far away to be spotted. Do you give in?
        Then { $frame } does not spot it, and its die is free again. In a close call it is near enough.
   *[no] { $frame } spots { $spotted } with { $value }. { $reach ->
            [0] Without a spotting system it must be within { $ruler } and out of cover.
           *[other] With one spotting system it must be within { $ruler }, in cover or not.
        } Do you agree?
        If in doubt, you decide about cover, the other player about the distance.
}
rapid-attack-ask-use-spot = Use the spot of { $spot } on { $target }?
    With it: { $with_spot }; without it: { $without }. { $lasts ->
        [until-next-attack] It is removed with this attack, used or not.
       *[until-used] Used, it is gone. Kept, any later attack on { $target } may use it before the round ends.
    }
rapid-attack-ask-ground = { $hits ->
        [one] { $frame } is hit at { $station }. Give ground?
       *[other] { $frame } is hit { $hits } times at { $station }. Give ground?
    }
    One hit is canceled: the frame moves straight away from the station, to just over { $reach_one }. The station stays yours until somebody else stands there. Only once per attack.
rapid-attack-ask-loss = { $hits ->
        [one] { $frame } takes a hit. What goes?
       *[other] { $frame } has { $hits } hits to take. What goes first?
    }
    Lost systems don't count for later rolls; dice already rolled stay. { $may_drop ->
        [yes] It may lose its first white die instead of a system.
       *[no] White dice are lost last, rockets never.
    }
rapid-attack-ask-spot-target = Who does { $frame } spot with { $value }?
    { $reach ->
        [0] Without a spotting system: within { $ruler } and out of cover.
        [1] One spotting system: within { $ruler }, in cover or not.
       *[other] Two spotting systems: anywhere.
    } { $lasts ->
        [until-next-attack] The next attack on that frame adds the spot, no matter whose. Any attack removes it, and so does the end of the round.
       *[until-used] Any frame that attacks that one may add the spot, once, before the round ends.
    } Only a greater spot replaces it.
rapid-attack-ask-doomsday = { $shown ->
        [up] Count one more turn? So far: { $clock }.
       *[down] Take one more off the doomsday clock? It's at { $clock_at }.
    }
    It moves by one each round, and each player may move it by one more. When it runs out the highest score wins: { $score }.
rapid-attack-part-deploy-rule = { $step ->
    [layout] The whole piece lies on the field and overlaps no other. A gap between two pieces is either closed or wide enough for a base. A number after the place turns it: `7K 45`.
    [defense-stations] { $first_stations ->
        [all] Each within { $ruler } of another one. Everything within { $ruler } of them is the perimeter: at most two thirds of the field.
       *[other] { $first_stations } of them, within { $ruler } of each other. Everything within { $ruler } of these is the perimeter.
    }
    [defense-frames] Inside the perimeter: within { $ruler } of one of your stations.
    [point-frame] { $point_rule ->
        [within-direct-fire] Within direct fire of one of the defender's frames, in the open to one of them, outside the perimeter.
       *[other] Exactly { $ruler } from one of the defender's frames, in the open to one of them, outside the perimeter.
    }
    [attack-frames] { $placing ->
        [lowest-first] Outside the perimeter, and out of direct fire of every frame of the defender.
       *[other] At least { $ruler } from every frame and station of the defender.
    }
    [attack-stations] { $placing ->
        [lowest-first] Where a frame of yours could stand.
       *[other] Anywhere on the field.
    }
    [other-stations] Anywhere on the field; they do not widen the perimeter.
   *[other] Outside the perimeter only in cover.
}

## Notices whose decision it is

rapid-attack-wait-tie = { $player } resolves the tie for the highest score.
rapid-attack-wait-first-roll = { $player } throws the first dice of the game.
rapid-attack-wait-terrain = { $player } changes the terrain, or accepts it.
rapid-attack-wait-deploy = { $step ->
    [defense-stations] { $player } puts down the defender's stations.
    [defense-frames] { $player } deploys two frames inside the perimeter.
    [point-frame] { $player } deploys the point frame.
    [attack-frames] { $player } deploys a frame.
    [attack-stations] { $player } puts down a station.
    [other-stations] { $player } puts down the defender's remaining stations.
   *[other] { $player } deploys the remaining frames.
}
rapid-attack-wait-activate = { $player } chooses a frame to activate.
rapid-attack-wait-initiative = { $player } decides whether { $frame } acts now or waits.
rapid-attack-wait-target = { $player } chooses a target for { $frame }.
rapid-attack-wait-range = { $player } declares the range of { $frame } to { $target }.
rapid-attack-wait-jettison = { $player } may throw off { $frame }'s systems.
rapid-attack-wait-hazard = { $player } says whether { $frame } stands in a hazardous area.
rapid-attack-wait-defend = { $player } chooses a defense for { $frame }.
rapid-attack-wait-act = { $player } decides what { $frame } does next.
rapid-attack-wait-where = { $verb ->
    [place] { $player } decides where { $item } goes on the map.
   *[move] { $player } decides where { $item } moves to.
}
rapid-attack-wait-station = { $player } says which station { $frame } stands at.
rapid-attack-wait-cover = { $player } says what covers { $target } from { $frame }.
rapid-attack-wait-agree = { $about ->
    [cover] { $player } checks what is in the way of { $frame }'s attack.
   *[other] { $doubted ->
        [yes] { $player } gives in, or insists on what { $frame } does.
       *[no] { $about ->
            [stations] { $player } says whether { $frame } stands at { $station }.
            [spot] { $player } checks whether { $frame } can spot { $spotted }.
           *[attack] { $player } checks { $frame }'s attack.
        }
    }
}
rapid-attack-wait-use-spot = { $player } decides whether to use the spot on { $target }.
rapid-attack-wait-ground = { $player } decides whether { $frame } gives ground.
rapid-attack-wait-loss = { $player } chooses what { $frame } loses.
rapid-attack-wait-spot-target = { $player } chooses who { $frame } spots.
rapid-attack-wait-doomsday = { $player } decides whether the { $shown ->
    [up] game gets shorter by a turn
   *[down] doomsday clock advances one more step
}.

## Options

rapid-attack-option-add-frame = Add the spare, { $name }
rapid-attack-option-remove-frame = Leave { $frame } at home
rapid-attack-option-roll = Throw the dice
rapid-attack-option-defer = Leave it to another player
rapid-attack-option-content = The terrain is fine
rapid-attack-option-place-piece = Put down: { $called }
rapid-attack-option-remove-piece = Take away: { $called } ({ $id })
rapid-attack-option-turn-to = Turned by { $heading }°
rapid-attack-option-place-station = { $table ->
    [map] Station { $station }
   *[declared] Station { $station } is in place
}
rapid-attack-option-place-frame = { $frame }
rapid-attack-option-place-all = { $table ->
    [map] { $kind ->
        [station] { $count ->
            [2] Place both stations for me
           *[other] Place all { $count } stations for me
        }
       *[frame] { $count ->
            [2] Place both frames for me
           *[other] Place all { $count } frames for me
        }
    }
   *[declared] { $kind ->
        [station] { $count ->
            [2] Both stations are in place
           *[other] All { $count } stations are in place
        }
       *[frame] { $count ->
            [2] Both frames are in place, neither at a station
           *[other] All { $count } frames are in place, none at a station
        }
    }
}
rapid-attack-option-place-in-turn = { $table ->
    [map] { $kind ->
        [station] Place my { $count } stations for me, each in turn
       *[frame] Place my { $count } frames for me, each in turn
    }
   *[declared] { $kind ->
        [station] My { $count } stations, each in turn
       *[frame] My { $count } frames, each in turn, none at a station
    }
}
rapid-attack-option-frame = { $frame }
rapid-attack-option-act-now = Act now, on { $value }
rapid-attack-option-wait = Wait for { $value }
rapid-attack-option-terrain = Terrain
rapid-attack-option-piece = { $called } ({ $id })
rapid-attack-option-range = { $range ->
    [hand-to-hand] Hand-to-hand
    [direct-fire] Direct fire
   *[artillery] Artillery
}{ $rockets ->
    [0] {""}
    [one] {" "}+ 1 rocket
   *[other] {" "}+ { $rockets } rockets
}
rapid-attack-option-keep-all = Keep everything
rapid-attack-option-jettison = Throw off { $letters }: { $system }
rapid-attack-option-no-hazard = Safe ground
rapid-attack-option-in-hazard = In the hazard
rapid-attack-option-no-station = No station
rapid-attack-option-station = Station { $station }
rapid-attack-option-stations = Stations { $station }
rapid-attack-option-cover-terrain = { $hits ->
    [one] Terrain, 1 hit left
   *[other] Terrain, { $hits } hits left
}
rapid-attack-option-cover-frame = Behind { $frame }
rapid-attack-option-cover-piece = { $called } ({ $id })
rapid-attack-option-agreed = Agreed
rapid-attack-option-out-of-range = Not in range
rapid-attack-option-not-there = It does not stand there
rapid-attack-option-not-between = It is not in the way
rapid-attack-option-in-cover = It is in cover
rapid-attack-option-withdraw = Give in
rapid-attack-option-insist = Close call: it counts
rapid-attack-option-use-spot = Use the spot
rapid-attack-option-lose-white = A white die
rapid-attack-option-lose = { $letters }: { $system }
rapid-attack-option-hold-ground = Stand and take it
rapid-attack-option-give-ground = Give ground
rapid-attack-option-give-ground-from = Give ground, away from { $away }
rapid-attack-option-give-ground-to = Give ground, to station { $station }
rapid-attack-option-advance = One more
rapid-attack-option-hold = Leave the clock as it is
rapid-attack-option-toward = Toward { $target } · { $length }
rapid-attack-option-into-range = { $range ->
    [hand-to-hand] Into hand-to-hand range · { $length }
    [direct-fire] Into direct-fire range · { $length }
   *[artillery] Back to artillery range · { $length }
}
rapid-attack-option-to-cover = Behind { $piece } · { $length }
rapid-attack-option-to-station = To station { $station } · { $length }
rapid-attack-option-away = Away from { $from } · { $length }
rapid-attack-option-stay = Stay
rapid-attack-option-suggested = Suggestion { $n }: { $place }
rapid-attack-option-claim = Claim { $piece }: { $place }

## Options that follow another in the same press

rapid-attack-path-open = in the open
rapid-attack-path-use-spot = with the spot
rapid-attack-path-range = { $far ->
    [none] { $range_name }: { $red }
   *[other] { $far } · { $there ->
        [yes] { $red } · { $shade ->
            [open] in the open
           *[other] behind { $shade }
        }
       *[no] { $range_name }: { $red }
    }
}
rapid-attack-part-red = { $six ->
    [0] { $eight ->
        [0] no red dice
        [one] red d8
       *[other] { $eight } red d8
    }
   *[other] { $six } red { $six ->
        [one] die
       *[other] dice
    }{ $eight ->
        [0] {""}
        [one] {" "}+ d8
       *[other] {" "}+ { $eight } d8
    }
}
rapid-attack-aside-activate = Pick a target at once, or none…
rapid-attack-aside-defend = Defend and end the turn…
rapid-attack-aside-act = Move at once…

## The small print of options

rapid-attack-detail-frame = { $enemy ->
    [yes] { $has_range ->
        [yes] {""}
       *[no] { $apart }
    }{ $among ->
        [others] { $owner } ·{" "}
       *[two] {""}
    }{ $frame_facts }{ $ready ->
        [yes] {" "}· has not acted
       *[no] {""}
    }
   *[no] { $frame_facts }
}
rapid-attack-detail-place-frame = { $frame_facts }
rapid-attack-detail-remove-frame = { $frame_facts }
rapid-attack-detail-add-frame = { $systems }
rapid-attack-part-frame = { $systems ->
    [none] no systems
   *[other] { $systems }
}{ $tokens }
rapid-attack-part-apart = { $distance }, { $cover ->
    [open] in the open
   *[other] behind { $cover }
} ·{" "}
rapid-attack-part-tokens = { $whites ->
    [all] {""}
    [one] {" "}· 1 white
   *[other] {" "}· { $whites } whites
}{ $rockets ->
    [0] {""}
    [one] {" "}· 1 rocket
   *[other] {" "}· { $rockets } rockets
}{ $has_defense ->
    [no] {""}
   *[yes] {" "}· defense { $defense }
}{ $has_spot ->
    [no] {""}
   *[yes] {" "}· spot { $spot }
}
rapid-attack-detail-range = { $apart }rolls { $pool }
rapid-attack-detail-no-defense = defense 0 until the round ends
rapid-attack-detail-move = up to { $distance }
rapid-attack-detail-attack = { $aim ->
    [terrain] { $damage } against the terrain
   *[frame] { $target_ready ->
        [yes] the target activates first, to defend
       *[no] { $target_spot ->
            [0] against defense { $target_defense }: { $damage }
           *[other] against defense { $target_defense }: { $damage }, { $damage_spotted } with the spot
        }
    }
}
rapid-attack-detail-done = unused dice are lost
rapid-attack-detail-station = { $holder ->
    [none] nobody controls it
   *[other] { $holder } controls it
}
rapid-attack-detail-cover-terrain = { $hits ->
    [one] one more hit and it no longer covers
   *[other] covers until it has taken { $hits } more hits
}
rapid-attack-detail-cover-frame = { $owner } · { $systems ->
    [none] no systems
   *[other] { $systems }
}{ $immune ->
    [yes] {" "}· two defense systems: takes no damage as cover
   *[no] {""}
}
rapid-attack-detail-piece = { $hits ->
    [one] takes one more hit
   *[other] takes { $hits } more hits
}
rapid-attack-detail-cover-piece = { $hits ->
    [one] takes one more hit
   *[other] takes { $hits } more hits
}
rapid-attack-detail-use-spot = { $with_spot }
rapid-attack-detail-keep-spot = { $without }
rapid-attack-detail-lose = { $systems_left ->
    [none] leaves no systems
   *[other] leaves { $systems_left }
}
rapid-attack-detail-lose-white = { $white ->
    [1] the frame is destroyed
   *[other] { $systems ->
        [none] one more hit destroys the frame
       *[other] the systems must take all further hits
    }
}
rapid-attack-detail-hold-ground = { $hits ->
    [one] 1 hit to take
   *[other] { $hits } hits to take
}
rapid-attack-detail-give-ground = { $hits_less ->
    [0] no hit to take
    [one] 1 hit to take
   *[other] { $hits_less } hits to take
}
rapid-attack-detail-give-ground-from = { $hits_less ->
    [0] no hit to take
    [one] 1 hit to take
   *[other] { $hits_less } hits to take
}
rapid-attack-detail-give-ground-to = { $hits_less ->
    [0] no hit to take
    [one] 1 hit to take
   *[other] { $hits_less } hits to take
}
rapid-attack-detail-advance = { $rounds_left ->
    [0] the game ends now: the highest score wins
    [one] one more round at most
   *[other] { $rounds_left } more rounds at most
}
rapid-attack-detail-nobody = the turn ends without a spot
rapid-attack-detail-where = { $has_length ->
    [no] at { $point }
   *[yes] { $has_piece ->
        [yes] { $distance }, to { $place }; in cover from { $from }
       *[no] { $distance }, to { $place }
    }
}

## The summary of the table

rapid-attack-board-title = { $ruleset }, { $size }
rapid-attack-board-round = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}
rapid-attack-board-head = **{ $ruleset }, { $size } · { $round ->
    [0] before round 1
   *[other] round { $round }
} · { $clock }**
rapid-attack-board-head-plain = { $ruleset }, { $size }, { $round ->
    [0] before round 1
   *[other] round { $round }
}, { $clock }.
rapid-attack-board-assets = pts × asset/assets
rapid-attack-board-stations = Stations: { $stations }
rapid-attack-board-player = **{ $rank }. { $player }**: { $score } ({ $ppa ->
    [one] 1 point
   *[other] { $ppa } points
} × { $assets ->
    [one] 1 asset
   *[other] { $assets } assets
}{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
})
rapid-attack-board-player-plain = { $rank }. { $player }: { $score } ({ $ppa } × { $assets ->
    [one] 1 asset
   *[other] { $assets } assets
}{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
}).
rapid-attack-board-frame = { $tag }: { $white ->
    [0] destroyed
   *[other] { $systems ->
        [none] no systems
       *[other] { $systems }
    }{ $has_lost ->
        [no] {""}
       *[yes] {" "}· lost { $lost }
    }{ $tokens }{ $has_at ->
        [no] {""}
       *[yes] {" "}· at { $place }
    }{ $on ->
        [none] {""}
       *[other] {" "}· on { $on }
    }{ $has_near ->
        [no] {""}
       *[yes] {" "}· at { $near }
    }{ $turn ->
        [acting] {" "}· acting
        [interrupted] {" "}· interrupted
        [activated] {" "}· has acted
       *[ready] {""}
    }
}
rapid-attack-board-destroyed = destroyed
rapid-attack-board-clock-down = Doomsday clock
rapid-attack-board-clock-up = Clock, up to { $total }
rapid-attack-board-terrain = terrain
rapid-attack-legend-station = Station
rapid-attack-legend-target = Target
rapid-attack-legend-cover = Covers the target
rapid-attack-legend-acted = Has acted
rapid-attack-legend-defense = Defense
rapid-attack-legend-spot = Spot
rapid-attack-legend-rocket = Rockets left
rapid-attack-legend-lost = Lost system
rapid-attack-board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

## The summary of the map

rapid-attack-map = **The map**: { $shape ->
    [round] round, { $across } across
   *[square] square, { $across } from corner to corner
}. Columns from A in the west, rows from 1 in the north, { $cell } a cell.
rapid-attack-map-stations = Stations: { $stations }
rapid-attack-map-terrain = Terrain: { $pieces }
rapid-attack-map-piece = { $hits ->
    [0] { $piece } { $place } (hazardous)
   *[other] { $piece } { $place } ({ $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $built ->
        [stairs] , stairs
        [ladder] , a ladder
       *[none] {""}
    })
}
rapid-attack-map-frame = { $frame } in { $place }: { $ranges }
rapid-attack-map-frame-alone = { $frame } in { $place }: no enemy within { $ruler }
rapid-attack-map-range = { $range ->
    [hand-to-hand] at hand-to-hand range { $frames }
    [direct-fire] at direct-fire range { $frames }
   *[artillery] at artillery range { $frames }
}
rapid-attack-map-enemy = { $cover ->
    [open] { $frame } { $distance }
   *[other] { $frame } { $distance } behind { $cover }
}
rapid-attack-map-rest = …and more: `/look` shows one place at a time.
rapid-attack-look-here = Around { $place }:
rapid-attack-look-spot = 👁️ Spot { $spot }: { $lasts ->
    [until-next-attack] the next attack on { $frame } adds it, no matter whose. Any attack removes it, and so does the end of the round.
   *[until-used] any frame that attacks { $frame } may add it, once, before the round ends.
}
rapid-attack-look-needs = Its weapons: **{ $ranges }** only. { $target }: { $needs }.
rapid-attack-look-nobody = Nobody stands here.

## The planning panel

rapid-attack-plan-way = { $still ->
    [yes] **It stays** at { $place }.
   *[no] **{ $length } of { $most }** to { $place }{ $on ->
        [none] {""}
       *[other] , on top of { $on }
    }.{ $close ->
        [yes] {" "}It's a close call, and close calls go your way.
       *[no] {""}
    }
}
rapid-attack-plan-put = **{ $place }**{ $on ->
    [none] {""}
   *[other] , on top of { $on }
}.
rapid-attack-hint-seen = { $open ->
    [none] { $covers ->
        [none] Nobody within direct fire.
       *[other] Behind { $covers } for all within direct fire.
    }
   *[other] In the open for { $open }{ $covers ->
        [none] {""}
       *[other] , behind { $covers } for the others
    }.
}
rapid-attack-plan-target = { $reached ->
    [yes] 🎯 { $target } will be in range (**{ $range }**).{ $friend ->
        [none] {""}
       *[other] {" "}⚠️ Your { $friend } is in the way: hits may strike it.
    }
   *[no] 🎯 { $target } will be **out of range** ({ $range }).
}
rapid-attack-plan-danger = { $near ->
    [none] { $far ->
        [none] 🛡️ No enemy that has yet to act can attack you there.
       *[other] 🛡️ Nobody can attack you there without a move; after one, perhaps { $far }.
    }
   *[other] ⚠️ Can attack you there: { $near }{ $far ->
        [none] .
       *[other] ; after a move perhaps { $far }, too.
    }
}
rapid-attack-part-danger = { $frame } (**{ $chance }** to hit)
rapid-attack-plan-sights = From there:
rapid-attack-plan-sight = - { $frame }: **{ $range }**{ $armed ->
    [yes] {""}
   *[no] {" "}(you have no weapon for this range)
}, { $distance }{ $cover ->
    [open] {""}
   *[other] , in cover ({ $cover })
}{ $exposed ->
    [open] {""}
   *[other] , and you behind { $exposed }
}
rapid-attack-plan-sights-more = { $n ->
    [one] - and one more, farther away
   *[other] - and { $n } more, farther away
}
rapid-attack-plan-stations = 🚩 Stands at { $stations }.
rapid-attack-plan-contested = 🚩 Stands at { $stations }: no gain as long as an enemy frame stands there too.
rapid-attack-plan-seizes = 🚩 **Takes { $stations }.**

## Rulings

why-ties = Ties in bidding
why-positions = Tactical positions
why-deployment = Deployment
why-initiative = Per-frame initiative
why-jettison = Jettisoning systems
why-hazards = Hazardous areas
why-terrain = Tracked terrain
why-elevation = Elevation and falling
why-standing-orders = Standing orders
why-ppa = Points per asset
why-round = A new round
why-tactical-order = Tactical order
why-combat-order = Combat order
why-target = Target and range
why-pool = The dice a frame rolls
why-defense = Defense
why-movement = Movement
why-declared = Declared by a player
why-attack = Attack
why-cover = Cover
why-spot = Using a spot
why-hit-chart = Reading the damage dice
why-giving-ground = Giving ground
why-losses = Losing systems
why-destroyed = Destruction
why-spotting = Spotting
why-spot-lasts = How long a spot lasts
why-activation = End of an activation
why-stations = Who controls a station
why-score = Score and order
why-doomsday = Doomsday
why-end = End of the game
why-host = Corrected by the host
