# Intercept Orbit: events (intercept-orbit-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), items of lists (-part-), systems (-system-), and the summary (-board-).
# Arguments are the facts of the rules' objects.

## Events before the first round

intercept-orbit-started = 🛰️ **Two fleets meet.** All ships are on the scope.
intercept-orbit-bid-counted = ⚖️ The fleets are compared, which sets the points per asset ({ $ppa }) and the scores ({ $score }).
intercept-orbit-rolled-off = 🎲 Those tied for first place roll: { $rolled }, { $player ->
    [none] still a tie, so they roll again
   *[other] and { $player } wins it
}.
intercept-orbit-tie-kept = ⚖️ { $player } keeps the tie and goes first.
intercept-orbit-withdrawn = 📤 { $player } leaves { $assets } behind.
intercept-orbit-ace-moved = 🎖️ The ace moves to { $company }.
intercept-orbit-positions-taken = 🛡️ { $defender } defends. ⚔️ { $primary } is the primary attacker.
intercept-orbit-set-up-ready = ✅ { $player } is ready.
intercept-orbit-placed = 📍 { $asset } takes up position{ $host ->
    [none] { $place ->
        [none] {""}
       *[other] {" "}at { $place }
    }
   *[other] {" "}at the hull of { $host }
}.
intercept-orbit-debris-placed = ☄️ { $player } places debris: { $asset }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}.
intercept-orbit-debris-ended = ☄️ { $player } places no more debris.

## Events of turns

intercept-orbit-round-began = ### ⏱️ Round { $round }, doomsday clock at { $clock }
intercept-orbit-activated = { $under ->
    [none] ▶️ { $asset } takes its turn.
   *[other] 🛡️ { $asset } must answer { $under } first.
}
intercept-orbit-passed = ⏭️ { $player } passes.
intercept-orbit-targeted = { $target ->
    [none] 🎯 { $asset } aims at nothing.
   *[other] 🎯 { $asset } aims at { $target }.
}
intercept-orbit-rolled = 🎲 { $asset } rolls `{ $dice }`
intercept-orbit-defended = { $value ->
    [0] 🛡️ { $asset } does not defend.
   *[other] 🛡️ { $asset } defends with { $value }.
}
intercept-orbit-repaired = 🔧 A white six repairs { $asset }: { $system }.
intercept-orbit-mended = 🔧 { $asset } repairs { $company }: { $systems ->
    [none] nothing more
   *[other] { $systems }
}.
intercept-orbit-fuelled = { $kept ->
    [yes] ⛽ { $company } keeps its fuel: { $value }.
   *[no] ⛽ { $company } refuels: { $value }.
}
intercept-orbit-launched = 🚀 { $asset } launches { $company }, { $host ->
    [none] beside { $target }
   *[other] onto the hull of { $host }
}.
intercept-orbit-released = 🪂 { $asset } lets { $company } go.
intercept-orbit-nudged = 🟢 { $company } { $how ->
    [left] turns { $asset } a click to port
    [right] turns { $asset } a click to starboard
    [n] moves { $asset } one unit north
    [ne] moves { $asset } one unit northeast
    [e] moves { $asset } one unit east
    [se] moves { $asset } one unit southeast
    [s] moves { $asset } one unit south
    [sw] moves { $asset } one unit southwest
    [w] moves { $asset } one unit west
   *[nw] moves { $asset } one unit northwest
}.
intercept-orbit-spotted = 👁️ { $asset } spots { $target }: { $value }.

## Events of movement

intercept-orbit-moved = 🔥 { $asset } can fly up to { $value ->
    [one] 1 unit
   *[other] { $value } units
}{ $over ->
    [yes] , past anything
   *[no] {""}
}.
intercept-orbit-boosted = { $value ->
    [0] 🔥 { $asset } does not maneuver.
    [one] 🔥 { $asset } maneuvers with 1 pip.
   *[other] 🔥 { $asset } maneuvers with { $value } pips.
}
intercept-orbit-course-set = { $why ->
    [company-turn] 🔥 { $asset } lights its engines.
   *[other] 🧭 { $asset } sets its course: `{ $speed }{ $clicks ->
        [none] {""}
       *[other] {" "}{ $clicks }
    }`
}
intercept-orbit-ride-decided = { $rides ->
    [yes] 🧲 { $company } goes along with { $host }.
   *[no] 🪂 { $company } lets go of { $host }.
}
intercept-orbit-path-declared = { $contacts ->
    [none] ➖ Nothing is in the way of { $asset }.
   *[other] 🧾 The path of { $asset }: { $contacts }.
}
intercept-orbit-went = { $still ->
    [yes] ⏸️ { $asset } { $place ->
        [none] stays where it is
       *[other] stays at { $place }
    }
   *[no] ➡️ { $asset } { $place ->
        [none] moves on
       *[other] moves to { $place }
    }
}{ $host ->
    [none] {""}
   *[other] {" "}and clings to { $host }
}.
intercept-orbit-stopped = 🛑 { $asset } stops at { $against }.
intercept-orbit-clung = 🧲 { $company } clings to { $host }.
intercept-orbit-carried = { $captive ->
    [yes] 🪢 { $host } takes { $company } captive.
   *[no] 🛟 { $host } rescues { $company }.
}
intercept-orbit-left-behind = 🪂 { $company } stays behind.
intercept-orbit-berthed = 🧲 { $company } moves around to { $how ->
    [bow] the bow
    [stern] the stern
    [port] the port side
   *[starboard] the starboard side
} of { $host }.
intercept-orbit-berths-kept = 🧲 Place at the hull of { $host } unchanged: { $companies }.
intercept-orbit-handed = 🧲 { $company } transfers to { $to_ship }{ $captive ->
    [yes] , as a captive
   *[no] {""}
}.
intercept-orbit-avoided = ↪️ { $asset } steers clear of { $debris }.
intercept-orbit-ram-decided = { $ram ->
    [yes] 💢 { $player } wants the collision.
   *[no] 🕊️ { $player } doesn't ram.
}
intercept-orbit-let-pass = ↔️ { $asset } and { $target } slip past each other.
intercept-orbit-collided = 💥 { $asset } runs into { $target } at speed { $speed }: `{ $ram_dice }`{ $taken_by ->
    [none] {""}
   *[other] {" "}({ $taken_by } hit { $asset }, { $dealt_by } hit { $target })
}, so { $taken ->
    [0] no hit on { $asset }
    [one] 1 hit on { $asset }
   *[other] { $taken } hits on { $asset }
} and { $hits ->
    [0] none on { $target }
    [one] 1 hit on { $target }
   *[other] { $hits } hits on { $target }
}.
intercept-orbit-spun = { $way ->
    [none] ➖ { $player } doesn't turn { $asset }.
    [port] 🌀 { $player } turns { $asset } to port: { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }.
   *[starboard] 🌀 { $player } turns { $asset } to starboard: { $count ->
        [one] 1 click
       *[other] { $count } clicks
    }.
}
intercept-orbit-debris-pushed = ☄️ { $asset } pushes { $debris } { $distance ->
    [one] 1 unit
   *[other] { $distance } units
} along{ $place ->
    [none] {""}
   *[other] , to { $place }
}.
intercept-orbit-lost-in-space = 🌌 { $asset } leaves the table for good{ $companies ->
    [none] {""}
   *[other] , along with { $companies }
}.
intercept-orbit-edge-turned = 🌌 At the edge { $player } turns { $asset }.

## Events of attacks

intercept-orbit-attack-declared = { $range ->
    [dogfight] ⚔️ { $asset } attacks { $target } in a dogfight with { $value }.
    [point-defense] 💥 { $asset } opens point defense fire on { $target } with { $value }.
    [assault] 💥 { $asset } fires from assault range at { $target } with { $value }.
   *[support] 💥 { $asset } fires from support range at { $target } with { $value }.
}
intercept-orbit-spot-announced = 👁️ { $asset } will use the spot on { $target }: +{ $value }.
intercept-orbit-cover-declared = { $cover ->
    [none] ➖ { $target } is in the open{ $beyond ->
        [none] {""}
       *[other] : { $beyond } is too far from it to cover it
    }.
   *[other] 🧱 { $cover } covers { $target }.
}
intercept-orbit-spoken = { $answer ->
    [not-so] { $what ->
        [attack] 🤔 { $player } says that this is out of range.
        [cover] 🤔 { $player } says that this ship is not in the way.
       *[claim] 🤔 { $player } says that { $asset } is contested.
    }
    [give-in] { $what ->
        [attack] ↩️ { $asset } does not attack; its die is free again.
        [cover] ↩️ Then nothing is in the way.
       *[claim] ↩️ { $asset } does not change hands.
    }
    [insist] ✋ { $player } stands by it: a close call.
   *[agreed] 👍 { $player } agrees.
}
intercept-orbit-hva-claimed = 📣 { $speaker } says that { $player } is alone at { $asset }.
intercept-orbit-screened = { $screen ->
    [none] ➖ { $player } does not screen { $target }.
   *[other] 🛡️ { $screen } screens { $itself ->
        [yes] itself
       *[no] { $target }
    }.
}
intercept-orbit-spot-decided = { $used ->
    [yes] 👁️ The spot is used: +{ $value }.
   *[no] 👁️ The spot stays where it is.
}
intercept-orbit-attack-resolved = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $thrown ->
    [0] no dice,
    [one] 1 die
   *[other] { $thrown } dice
}{ $least ->
    [none] {""}
    [6] {" "}(only a 6 hits): `{ $dice }`
    [5] {" "}(5 and 6 hit at this range): `{ $dice }`
   *[other] {" "}(4, 5 and 6 hit at this range): `{ $dice }`
} { $hits ->
    [0] no hit
    [one] **1 hit**
   *[other] **{ $hits } hits**
} on { $target }{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } absorbed{ $cover ->
        [none] { $screen ->
            [none] {""}
           *[other] {" "}by the screen of { $screen }
        }
       *[other] {" "}by { $cover }
    }
}.
intercept-orbit-cover-struck = 💥 { $cover } takes what it absorbed: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
intercept-orbit-dodged = 💨 { $asset } dodges away from { $host }. Fuel: { $fuel }.
intercept-orbit-system-lost = 🔩 { $asset } loses: { $system }.
intercept-orbit-white-lost = 🔩 { $asset } loses a white die, { $left ->
    [0] its last
   *[other] { $left } left
}.
intercept-orbit-ace-lost = 🎖️ { $asset } loses its { $ace ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} ace.
intercept-orbit-destroyed = ☠️ { $asset } is destroyed.
intercept-orbit-debris-removed = ☄️ { $asset } is gone.

## Events at the end of a round

intercept-orbit-round-ended = 🔚 Round { $round } ends: defense and spot dice are removed.
intercept-orbit-boarding-began = 🪝 { $asset } is boarded. Fighting for it: { $players }.
intercept-orbit-lent = { $side ->
    [none] ➖ { $player } lends no dice.
   *[other] 🤝 { $player } lends its dice to { $side }.
}
intercept-orbit-boarding-rolled = 🎲 For { $asset }: { $dice }. { $winner ->
    [none] The ship holds.
   *[other] **{ $winner } wins the boarding.**
}
intercept-orbit-harm-spent = { $target ->
    [none] 🔧 { $player } finds nothing left to damage.
   *[other] 🔧 { $player } damages { $target }: { $system }.
}
intercept-orbit-ship-captured = 🏴 { $player } captures { $asset } from { $before }.
intercept-orbit-ship-returned = ↩️ { $asset } is abandoned and goes back to { $player }.
intercept-orbit-hva-taken = 📦 Only { $player } has a ship or company within 2 units of { $asset }: it changes sides.
intercept-orbit-fuel-burned = ⛽ Fuel left: { $fuel }.{ $bingo ->
    [none] {""}
   *[other] {" "}🟠 **Bingo:** { $bingo }!
}
intercept-orbit-drifted = { $captive ->
    [yes] 🪢 { $asset } is out of fuel and becomes a captive.
   *[no] 🌑 { $asset } is out of fuel and drifts.
}
intercept-orbit-clock-ticked = ⏳ Doomsday clock at { $clock }.
intercept-orbit-scores-changed = 📊 { $score }
intercept-orbit-game-ended = 🏁 **The battle is over.** { $score }
intercept-orbit-score-adjusted = 🛠️ { $by }: { $points } for { $player }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}.
intercept-orbit-clock-set = 🛠️ { $by }: doomsday clock at { $clock }.
intercept-orbit-fuel-set = 🛠️ { $by }: { $asset } { $fuel ->
    [none] is aboard, without a fuel die.
   *[other] has { $fuel } fuel.
}
intercept-orbit-owner-set = 🛠️ { $by }: { $asset } now belongs to { $player }.
intercept-orbit-asset-put = 🛠️ { $by }: { $asset } is { $host ->
    [none] { $place ->
        [none] clear of everything
       *[other] at { $place }
    }
   *[other] at { $host }
}.
intercept-orbit-player-renamed = 🪑 { $name } plays for { $was } from now on.
intercept-orbit-outcome = { $count ->
    [0] 💤 **Nobody wins.** { $score }
    [one] 🏆 **{ $winners } wins.** { $score }
   *[other] 🤝 **A draw.** { $score }
}{ $reason ->
    [ended-by-host] . The game was ended early.
   *[other] {""}
}
intercept-orbit-over = The battle is over.

## Questions

intercept-orbit-ask-tie = The highest score defends, and more than one of you has it. You won the roll-off: keep the tie, or leave a TA behind?
    If you keep it, you go first. If you leave a TA behind, the fleets are compared once more.
intercept-orbit-ask-deploy = { $step ->
    [8] Place a piece of debris, or stop?
   *[other] What do you place now?
}
    { $step ->
        [1] Defender: your first HVA (high-value asset, a freighter that scores for its holder) goes anywhere on the table.
        [2] Your other HVAs: within 8 units of the first.
        [3] One ship within 8 units of the first HVA.
        [4] One ship, just within 8 units of the defender's.
        [5] One ship, beyond 8 units of the defender's HVAs and ships.
        [6] In turns: ships beyond 8 units of everything the defender has, then companies at carriers, then HVAs.
        [7] Defender again: your other ships, and your companies at their carriers.
       *[8] In turns; the first player who stops ends it. Usually three to five pieces, five at most ({ $laid } so far), each more than 2 units from other debris and from any ship but your own. Name it: rock, wreck, satellite…
    }
intercept-orbit-ask-where = { $verb ->
    [place] { $kind ->
        [debris] Where does the debris { $asset } lie?
       *[other] Where does { $asset } go, and where does it point?
    }
    [course] Which course for { $asset }?
    [move] Where does { $asset } fly?
   *[launch] Where does { $asset } go?
}
    { $verb ->
        [place] { $kind ->
            [debris] On the shaded ground. A place: `7K`, `12.5,8`.
           *[other] On the shaded ground. A place and a heading: `7K NE`, `12.5,8 45`, `7K toward B1`.
        }
        [course] { $kind ->
            [hva] 4 units, and at most one click at one hinge: `4`, `4 2L`.
            [frigate] 4 units are free. Pips of the die: { $value }. Each buys one unit more or less, or a bend at one hinge, of one or two clicks (22.5° each): `5 2L 4RR`.
           *[other] 4 units are free. Pips of the die: { $value }. Each buys one unit more or less, or a bend by one click (22.5°) at one hinge: `5 2L 4R`.
        }
        [move] { $over ->
            [yes] Up to { $value } units, past anything. It clings to the hull that it ends at.
           *[no] Up to { $value } units, around other assets: no green die was rolled. It clings to the hull that it ends at.
        }
       *[launch] Next to any asset that is not in cover from its carrier.
    }
intercept-orbit-ask-activate = Which of your assets goes next?
    { $may_pass ->
        [yes] Each takes one turn a round, HVAs (freighters worth points) too. You choose again after each, until you pass; then the next player chooses.
       *[no] Each takes one turn a round, HVAs (freighters worth points) too.
    }
intercept-orbit-ask-target = { $under ->
        [none] What does { $asset } aim at?
       *[other] { $under } attacks { $asset }, which takes its turn first. What does it aim at?
    }
    Its dice are rolled next. No target, no weapon dice.
    Ranges: dogfight up to 1 unit or at the same hull, point defense up to 2, assault up to 8, support beyond; now, or after your move.
intercept-orbit-ask-range = At which range does { $asset } attack { $target }?
    Dogfight up to 1 unit or at the same hull, point defense up to 2, assault up to 8, support beyond. If you move first, name the range after the move.
intercept-orbit-ask-defend = Which die does { $asset } defend with?
    Blue or white: until the round ends its number is taken off each attack on { $asset }. White could also move, shoot or spot.
intercept-orbit-ask-repair = { $sixes ->
        [one] { $asset } rolled a white 6. Which system does it repair?
       *[other] { $asset } rolled { $sixes } white sixes. Which system does it repair first?
    }
    Systems only, never a white die. The six is spent. This comes first: it shoots and moves afterwards.
intercept-orbit-ask-act = What does { $asset } do next?
    { $stopped ->
        [0] {""}
       *[other] { $target } defends with { $stopped }, which stops all your dice.{" "}
    }{ $kind ->
        [company] Green moves and red attacks, in either order; last, yellow spots in dogfight range: that die is added to one attack on the target. White does any of it.
        [hva] It has moved. It may still let go of what it holds.
       *[other] { $moved ->
            [yes] It has moved. Red shoots if it has not yet; then black repairs, fuels and launches companies; last, yellow spots: that die is added to one attack on the target. White does any of it.
           *[no] Green moves and red shoots, in either order; then black repairs, fuels and launches companies; last, yellow spots: that die is added to one attack on the target. White does any of it. Without a die it still moves 4 straight ahead.
        }
    }
intercept-orbit-ask-cover = What stands between { $asset } and { $target }?
    Debris or another ship, within 2 units of the target. It absorbs the lowest hits: 4s at assault range, 5s at the others.
intercept-orbit-ask-agree = { $what ->
    [claim] { $doubted ->
        [yes] The owner of { $hva } says that { $side } is not alone there. Do you give in?
            In a close call { $side } counts as alone.
       *[no] { $side } claims to be alone at { $hva }, which you would lose. Do you agree?
            TAs within two units of it count, yours too.
    }
    [cover] { $doubted ->
        [yes] The owner of { $cover } says that it is not in the way of the attack on { $target }. Do you give in?
            Then nothing is in the way. If in doubt, you decide about cover.
       *[no] { $asset } attacks { $target }, and { $cover } is said to be in the way: it may take hits. Do you agree?
            It covers within two units of the target.
    }
   *[attack] { $doubted ->
        [yes] The target's player says that { $target } is out of range ({ $range ->
                [dogfight] dogfight
                [point-defense] point defense
                [assault] assault
               *[support] support
            }). Do you give in?
            Then { $asset } does not attack, and its die is free again. In a close call it is in range.
       *[no] { $asset } attacks { $target } with { $value }{ $announced ->
                [none] {""}
               *[other] {" "}and a spot of { $announced }
            } ({ $range ->
                [dogfight] dogfight
                [point-defense] point defense
                [assault] assault
               *[support] support
            }); { $cover ->
                [none] nothing is in the way
               *[other] in the way: { $cover }
            }. Do you agree?
            If in doubt, you decide about cover, the attacker about range.
    }
}
intercept-orbit-ask-screen = Do you screen { $target }?
    Two defense systems or a blue ace within 2 units: it is hit as if in cover. If you decline, you're asked again only after this target or one of your assets has moved.
intercept-orbit-ask-use-spot = Use the spot on { $target }?
    It is removed afterwards. Damage dice are attack + spot − defense.
intercept-orbit-ask-cover-hit = { $cover } absorbed { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } for { $target }. Does it take the damage?
    Your choice, because the target was spotted.
intercept-orbit-ask-loss = { $hits ->
        [one] 1 hit: what does { $asset } lose?
       *[other] { $hits } hits: what does { $asset } lose?
    }
    Systems and white dice in any order; an ace goes last. Comms spot targets, catapults repair and launch companies. Lost systems of ships can come back on sixes.
intercept-orbit-ask-dodge = { $hits ->
        [one] 1 hit waits
       *[other] { $hits } hits wait
    }: does { $asset } dodge away from { $host }?
    It avoids one hit, costs 1 of { $fuel } fuel and moves it two units directly away from there.
intercept-orbit-ask-course = Which course for { $asset }?
    { $kind ->
        [hva] 4 units, and at most one click at one hinge: `4`, `4 2L`.
        [frigate] 4 units are free. Pips of the die: { $pips }. Each buys one unit more or less, or a bend at one hinge, of one or two clicks (22.5° each): `5 2L 4RR`.
       *[other] 4 units are free. Pips of the die: { $pips }. Each buys one unit more or less, or a bend by one click (22.5°) at one hinge: `5 2L 4R`. A spare pip can avoid debris.
    }
intercept-orbit-ask-ride = Does { $asset } go along with { $host }?
    { $leaves ->
        [yes] 🌌 { $host } leaves the table on this course, and what clings to it is lost.
       *[no] It goes where the ship goes, and may then stand anywhere along the hull.
    }
intercept-orbit-ask-path = What is in the way of { $asset }?
    { $kind ->
        [company] The hull that it ends at, and drifting companies within 2 units that it takes along.
       *[other] In order: what it runs through or ends at, what it passes within 2 units, the edge.
    }
intercept-orbit-ask-carry = { $captive ->
        [yes] Does { $asset } take { $company } captive?
       *[no] Does { $asset } take { $company } along?
    }
    It is out of fuel and stays with you as long as you like.
intercept-orbit-ask-cling = { $host } touches { $asset }. Does it cling to the hull?
    { $leaves ->
        [yes] 🌌 { $host } leaves the table on this course, and what clings to it is lost.
       *[no] Clinging to an enemy is the way to board it.
    }
intercept-orbit-ask-avoid = { $debris } lies in the way of { $asset }. Spend a pip to avoid it?
    { $pips ->
        [one] 1 pip is left.
       *[other] { $pips } pips are left.
    } Otherwise it hits the debris and rolls { $speed ->
        [one] 1 die
       *[other] { $speed } dice
    }: on average { $risks }.
intercept-orbit-ask-ram = Should { $asset } and { $target } collide?
    { $speed ->
        [one] 1 die, as its speed is 1
       *[other] { $speed } dice, as its speed is { $speed }
    }.{ $risks ->
        [none] {""}
       *[other] {" "}On average { $risks }.
    }
intercept-orbit-risk = { $asset } (hit by { $faces }) loses { $left ->
    [one] its last die: { $all }
   *[other] { $lost } of { $left } dice{ $all ->
        [none] {""}
       *[other] , all of them: { $all }
    }
}
intercept-orbit-ask-spin = You may turn { $target } after the crash{ $whose ->
        [none] {""}
       *[other] : it belongs to { $whose }
    }.
    { $hits ->
        [one] Up to 1 click, one for each hit that it took.
       *[other] Up to { $hits } clicks, one for each hit that it took.
    }
intercept-orbit-ask-debris = What becomes of { $debris }?
    { $speed ->
        [one] Remove it, or push it up to 1 unit, not into anything.
       *[other] Remove it, or push it up to { $speed } units, not into anything.
    }
intercept-orbit-ask-hand = Who goes over to a ship that was passed within 2 units?
    Companies at your hull, and those out of fuel that you hold. At a hostile hull a company in flight boards the ship when the round ends; one out of fuel becomes a captive, and its owner loses its points.
intercept-orbit-ask-berth = { $asset } has moved. Where along it do your companies stand?
    Anywhere along the hull. “As they are” leaves all of them in place.
intercept-orbit-ask-edge = { $asset } has come to the edge. Which way does it point now?
    The highest-scoring player other than its owner decides.
intercept-orbit-ask-nudge = Your green ace is at { $target }, and it's that ship's turn. Move or turn it?
    By one unit, or by one click of 22.5 degrees; once this turn, before or after the ship moves.
intercept-orbit-ask-mend = Which company do you repair, by up to { $value ->
        [one] 1 die
       *[other] { $value } dice
    }?
    It must be at the hull of its carrier.
intercept-orbit-ask-restore = What does { $company } get back?
    { $left ->
        [one] 1 more die.
       *[other] { $left } more dice.
    } White dice count too.
intercept-orbit-ask-refuel = Which company do you launch, with { $value } fuel or with what it has?
    One launch for each catapult. The new fuel die need not replace a higher one.
intercept-orbit-ask-launch = Next to what does { $company } go?
    Any asset on the table that is not in cover from its carrier. At a hull it clings.
intercept-orbit-ask-spot-target = { $second ->
        [0] Who does { $asset } spot with { $value }?
       *[other] Who does { $asset } spot with { $value }, and its ace's { $second } beside it?
    }
    { $reach ->
        [0] A ship without comms: within 8 units and not in cover.
        [1] A ship with one comms system: within 8 units, in cover or not.
       *[other] Two comms systems: anywhere.
    } A company: in dogfight range, with a yellow ace up to 2 units.
intercept-orbit-ask-lend = Do you lend your dice in the fight for { $ship }?
    If you lend your dice, you can't take the ship this time; its owner keeps it only if nobody else wins it.
intercept-orbit-ask-harm = What do you damage at { $ship }?
    { $count ->
        [one] 1 more hit on the other side.
       *[other] { $count } more hits on the other side.
    }

intercept-orbit-wait-tie = { $player } decides about the tie.
intercept-orbit-wait-deploy = { $step ->
    [8] { $player } places debris.
   *[other] { $player } sets up.
}
intercept-orbit-wait-where = { $verb ->
    [place] { $player } decides where { $asset } goes.
    [course] { $player } sets the course of { $asset }.
    [move] { $player } decides where { $asset } flies.
   *[launch] { $player } decides where { $asset } goes.
}
intercept-orbit-wait-activate = { $player } chooses what goes next ({ $ready } still to go): by score, each side goes on until it passes.
intercept-orbit-wait-target = { $player } chooses a target for { $asset }.
intercept-orbit-wait-range = { $player } declares a range for { $asset }.
intercept-orbit-wait-defend = { $player } chooses a defense for { $asset }.
intercept-orbit-wait-repair = { $player } repairs { $asset }.
intercept-orbit-wait-act = { $player } decides what { $asset } does next.
intercept-orbit-wait-cover = { $player } says what covers { $target }.
intercept-orbit-wait-agree = { $doubted ->
    [yes] { $player } gives in, or insists.
   *[no] { $what ->
        [claim] { $player } says whether { $side } is alone at { $hva }.
        [cover] { $player } says whether { $cover } is in the way.
       *[attack] { $player } checks the attack of { $asset }.
    }
}
intercept-orbit-wait-screen = { $player } may screen { $target }.
intercept-orbit-wait-use-spot = { $player } decides about a spot on { $target }.
intercept-orbit-wait-cover-hit = { $player } decides whether { $cover } is damaged.
intercept-orbit-wait-loss = { $player } chooses what { $asset } loses.
intercept-orbit-wait-dodge = { $player } may let { $asset } dodge.
intercept-orbit-wait-course = { $player } sets the course of { $asset }.
intercept-orbit-wait-ride = { $player } decides whether { $asset } goes along.
intercept-orbit-wait-path = { $player } says what is in the way of { $asset }.
intercept-orbit-wait-carry = { $player } may take { $company } along.
intercept-orbit-wait-cling = { $player } decides whether { $asset } clings to { $host }.
intercept-orbit-wait-avoid = { $player } may avoid { $debris }.
intercept-orbit-wait-ram = { $player } decides about a collision with { $target }.
intercept-orbit-wait-spin = { $player } may turn { $target }.
intercept-orbit-wait-debris = { $player } removes or pushes { $debris }.
intercept-orbit-wait-hand = { $player } may pass companies on.
intercept-orbit-wait-berth = { $player } may place companies along { $asset }.
intercept-orbit-wait-edge = { $player } turns { $asset } at the edge.
intercept-orbit-wait-nudge = { $player } may move { $target } with a green ace.
intercept-orbit-wait-mend = { $player } chooses a company to repair.
intercept-orbit-wait-restore = { $player } repairs { $company }.
intercept-orbit-wait-refuel = { $player } chooses a company to launch.
intercept-orbit-wait-launch = { $player } launches { $company }.
intercept-orbit-wait-spot-target = { $player } chooses who { $asset } spots.
intercept-orbit-wait-lend = { $player } may lend dice in the fight for { $ship }.
intercept-orbit-wait-harm = { $player } chooses what to damage at { $ship }.

## Options

intercept-orbit-option-keep-tie = Keep the tie
intercept-orbit-option-withdraw = Leave { $asset } behind
intercept-orbit-option-place = { $asset }
intercept-orbit-option-place-company = { $asset } at { $host }
intercept-orbit-option-place-all = All of them
intercept-orbit-option-set-up-ready = { $mapped ->
    [yes] Place everything as suggested
   *[no] Ready: everything is on the table
}
intercept-orbit-option-lay-debris = Place debris
intercept-orbit-option-debris-enough = No more debris
intercept-orbit-option-debris-pieces = { $mapped ->
    [yes] Debris as suggested: { $count }
   *[no] Debris on the table: { $count }
}
intercept-orbit-option-hvas-straight = { $count ->
    [one] { $asset } straight on
    [2] Both HVAs straight on
   *[other] All { $count } HVAs straight on
}{ $mapped ->
    [yes] {""}
   *[no] , nothing in the way
}{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $loses ->
    [none] {""}
   *[other] {" "}· ⚠️ { $loses } would be lost
}
intercept-orbit-option-asset = { $asset }
intercept-orbit-option-aim = { $asset }{ $debris ->
    [yes] , debris
   *[no] {""}
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far }
} · { $range ->
    [dogfight] dogfight
    [point-defense] point defense
    [assault] assault
   *[support] support
}{ $red ->
    [0] {""}
    [one] {" "}· 1 red die
   *[other] {" "}· { $red } red dice
}{ $when ->
    [near] {" "}· too close now
   *[other] {""}
}
intercept-orbit-option-range = { $range ->
    [dogfight] Dogfight
    [point-defense] Point defense
    [assault] Assault
   *[support] Support
}
intercept-orbit-option-repair = { $system }
intercept-orbit-option-no-repair = No repair
intercept-orbit-option-move = Move with { $die }
intercept-orbit-option-spot = Spot with { $die }
intercept-orbit-option-spot-at = Spot { $asset } with { $die }{ $second ->
    [0] {""}
   *[other] {" "}and the ace's { $second }
}
intercept-orbit-option-attack-spot = Attack with { $die } and the spot of { $spot }
intercept-orbit-option-use-spot = Use the spot: { $dice ->
    [0] no die
    [1] 1 die
   *[other] { $dice } dice
}
intercept-orbit-option-keep-spot = Without the spot: { $dice ->
    [0] no die
    [1] 1 die
   *[other] { $dice } dice
}
intercept-orbit-option-done = Done{ $unfired ->
    [none] {""}
   *[other] {" "}without attacking { $unfired }
}
intercept-orbit-option-straight = Straight ahead, no die{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-mend = Repair a company with { $die }
intercept-orbit-option-fuel = Fuel and launch with { $die }
intercept-orbit-option-release = Let { $asset } go
intercept-orbit-option-nudge = { $how ->
    [left] Turn { $asset } to port
    [right] Turn { $asset } to starboard
    [n] Move { $asset } north
    [ne] Move { $asset } northeast
    [e] Move { $asset } east
    [se] Move { $asset } southeast
    [s] Move { $asset } south
    [sw] Move { $asset } southwest
    [w] Move { $asset } west
    [nw] Move { $asset } northwest
   *[other] Move { $asset }
}
intercept-orbit-option-nudge-none = Leave it
intercept-orbit-option-cover-debris = Debris: { $asset }
intercept-orbit-option-cover-ship = { $asset }
intercept-orbit-option-agreed = Agreed
intercept-orbit-option-not-so = No, I disagree
intercept-orbit-option-give-in = Give in
intercept-orbit-option-insist = Close call: it counts
intercept-orbit-option-screen = Screen with { $asset }
intercept-orbit-option-no-screen = No screen
intercept-orbit-option-strike-cover = It takes the damage
intercept-orbit-option-spare-cover = Spare it
intercept-orbit-option-lose = { $system }
intercept-orbit-option-lose-white = A white die
intercept-orbit-option-lose-ace = The ace
intercept-orbit-option-dodge = Dodge
intercept-orbit-option-stay-put = Stay
intercept-orbit-option-straight-on = Straight on: 4{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-at-speed = Straight on: { $speed }
intercept-orbit-option-course-range = { $range ->
    [dogfight] To dogfight range of { $target }
    [point-defense] To point defense range of { $target }
    [assault] To assault range of { $target }
   *[support] To support range of { $target }
}: { $course }
intercept-orbit-option-course-clear = Past everything: { $course }
intercept-orbit-option-course-toward = Toward { $target }: { $course }
intercept-orbit-option-hard-port = Hard to port: { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-hard-starboard = Hard to starboard: { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-full-speed = Full speed: { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-slowest = Minimum speed: { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } in the way
}{ $leaves ->
    [yes] {" "}· 🌌 off the table
   *[no] {""}
}
intercept-orbit-option-faster = Faster
intercept-orbit-option-slower = Slower
intercept-orbit-option-click-port = { $hinge ->
    [0] A click to port
   *[other] Hinge { $hinge } to port
}
intercept-orbit-option-click-starboard = { $hinge ->
    [0] A click to starboard
   *[other] Hinge { $hinge } to starboard
}
intercept-orbit-option-heading = Heading { $point }
intercept-orbit-option-turn-to = Heading { $heading }°
intercept-orbit-option-suggested = Suggestion { $n }: { $place }
intercept-orbit-option-toward = { $touches ->
    [yes] Up to { $target }
   *[no] Toward { $target }
}: { $place }
intercept-orbit-option-to-carrier = { $touches ->
    [yes] Home to { $target }
   *[no] On the way home to { $target }
}: { $place }
intercept-orbit-option-away = Away from { $from }: { $place }
intercept-orbit-option-stay = Stay: { $place }
intercept-orbit-option-launch-at = At { $asset }
intercept-orbit-option-launch = At { $asset }
intercept-orbit-option-ride-all = { $number ->
    [one] Go along as it is
   *[other] All { $number } go along as they are
}
intercept-orbit-option-ride = Go along
intercept-orbit-option-stay-behind = Stay behind
intercept-orbit-option-path-clear = Nothing
intercept-orbit-option-path-through = Through { $asset }
intercept-orbit-option-path-ends = Ends at { $asset }
intercept-orbit-option-path-beside = Passes { $asset } within 2
intercept-orbit-option-path-edge = Over the edge
intercept-orbit-option-path-host = Clings to { $asset }
intercept-orbit-option-path-carry = Takes { $asset } along
intercept-orbit-option-path-claim = { $asset }: only { $side } within 2
intercept-orbit-option-carry = Take it along
intercept-orbit-option-leave = Leave it
intercept-orbit-option-cling = Cling
intercept-orbit-option-avoid = Avoid it: 1 pip
intercept-orbit-option-hit-debris = Hit it
intercept-orbit-option-ram = Collide
intercept-orbit-option-let-pass = Let it pass
intercept-orbit-option-spin-none = Don't turn it
intercept-orbit-option-spin = { $way ->
    [port] To port
   *[starboard] To starboard
}: { $count ->
    [one] 1 click
   *[other] { $count } clicks
}
intercept-orbit-option-debris-remove = Remove it
intercept-orbit-option-debris-push = Push it ahead
intercept-orbit-option-as-they-are = As they are
intercept-orbit-option-berth = { $asset } to { $how ->
    [bow] the bow
    [stern] the stern
    [port] the port side
   *[starboard] the starboard side
}
intercept-orbit-option-hand = { $asset } to { $host }{ $fate ->
    [captive] , as a captive
    [boards] , to board it
   *[safe] {""}
}
intercept-orbit-option-hand-nobody = Nobody
intercept-orbit-option-mend-company = { $asset }
intercept-orbit-option-restore = { $system }
intercept-orbit-option-restore-white = A white die
intercept-orbit-option-fuel-company = { $asset }: fuel { $value }
intercept-orbit-option-keep-fuel = { $asset }: keep { $value }
intercept-orbit-option-lend-none = Keep my dice
intercept-orbit-option-lend = To { $side }
intercept-orbit-option-harm = { $asset }: { $system }

intercept-orbit-detail-move = { $kind ->
    [company] up to { $face ->
        [one] 1 unit
       *[other] { $face } units
    }
   *[other] { $face ->
        [one] 1 pip for speed, clicks or debris
       *[other] { $face } pips for speed, clicks and debris
    }
}
intercept-orbit-detail-debris-push = { $distance ->
    [one] up to 1 unit
   *[other] up to { $distance } units
}

## Items of lists

intercept-orbit-part-contacts = { $how ->
    [through] through { $asset }
    [ends] ends at { $asset }
    [beside] passes { $asset } within 2
    [edge] over the edge
    [host] clings to { $asset }
    [carry] takes { $asset } along
   *[claim] { $asset }, only { $side } within 2
}
intercept-orbit-part-dice = { $player } { $dice ->
    [none] –
   *[other] `{ $dice }`
}
intercept-orbit-part-meets = { $asset } after { $way ->
    [one] 1 unit
   *[other] { $way } units
}{ $through ->
    [yes] , and through
   *[no] {""}
}
intercept-orbit-part-sights = { $asset } { $distance } ({ $range ->
    [dogfight] dogfight
    [point-defense] point defense
    [assault] assault
   *[support] support
}{ $cover ->
    [none] {""}
   *[other] , behind { $cover }
})

intercept-orbit-system-Rp = point defense weapon
intercept-orbit-system-Ra = assault weapon
intercept-orbit-system-Rs = support weapon
intercept-orbit-system-R = weapon
intercept-orbit-system-B = defense
intercept-orbit-system-Y = comms
intercept-orbit-system-G = movement
intercept-orbit-system-K = catapult
intercept-orbit-system-white = a white die
intercept-orbit-system-ace = the ace

## On a map

intercept-orbit-plan = { $verb ->
    [hint] {""}
    [course] 🧭 { $item }: **{ $flown }** (`{ $written }`){ $most ->
        [0] {""}
       *[other] { $costs ->
            [0] { $meets ->
                [none] , the same as **Straight ahead, no die**
               *[other] , 0 of { $most } pips
            }
           *[other] , { $costs } of { $most } pips
        }
    }, { $still ->
        [yes] at
       *[no] to
    } { $place }, heading { $heading }°.
    [move] 🔥 **{ $length } of { $most } units** to { $place }.{ $stretched ->
        [yes] {" "}It's a close call, and close calls go your way.
       *[no] {""}
    }
    [launch] 🚀 { $item } to **{ $place }**.
   *[place] 📍 { $item } at **{ $place }**, heading { $heading }°.
}{ $host ->
    [none] {""}
   *[other] {" "}🧲 It clings to { $host }.
}{ $meets ->
    [none] {""}
   *[other] {" "}💥 **In the way:** { $meets }.
}{ $passes ->
    [none] {""}
   *[other] {" "}↔️ It passes within 2 of { $passes }.
}{ $leaves ->
    [yes] {" "}🌌 **It leaves the table.**
   *[no] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target } is then { $far ->
            [one] 1 unit
           *[other] { $far } units
        } away, **at the declared range**.
   *[no] {" "}🎯 { $target } is then { $far ->
            [one] 1 unit
           *[other] { $far } units
        } away, **not** at the declared range.
}{ $unguarded ->
    [none] {""}
   *[other] {" "}⚠️ Nobody guards { $unguarded } then: an enemy that comes within 2 units takes it.
}{ $riders ->
    [none] {""}
   *[other] {" "}🏴 At its hull, and may come along to board it: { $riders }.
}{ $dry ->
    [none] {""}
    [captive] {" "}⚠️ Last fuel, at an enemy hull: **when the round ends it runs dry and becomes a captive**, unless you take the ship.
   *[adrift] {" "}⚠️ Last fuel: **when the round ends it runs dry and drifts.**
}{ $sights ->
    [none] {""}
   *[other] {" "}👁️ { $sights }.
}
intercept-orbit-look = 🔎 **{ $place }** (`{ $point }`), within { $far } units: { $near ->
    [none] nothing
   *[other] { $near }
}.
intercept-orbit-odds = { $dice ->
    [0] No dice: its defense is { $defense }
   *[other] { $known ->
        [yes] At least one hit: { $hit } ({ $dice ->
            [one] 1 die
           *[other] { $dice } dice
        })
       *[no] At least one hit, its defense counted in: { $hit }
    }{ $cover ->
        [unknown] , in cover { $covered }
        [none] { $range ->
            [dogfight] {""}
           *[other] { $beyond ->
                [none] , in the open
               *[other] , in the open: { $beyond } is too far from it to cover it
            }
        }
       *[other] , in cover ({ $cover })
    }
}{ $spot ->
    [0] {""}
   *[other] , with the spots on it { $with_spot }{ $known ->
        [yes] {" "}({ $spotted ->
            [one] 1 die
           *[other] { $spotted } dice
        })
       *[no] {""}
    }
}

## The summary

intercept-orbit-board-head = **{ $phase ->
    [bidding] Comparing fleets
    [setup] Setting up
   *[other] Round { $round }
}, doomsday clock at { $clock }**
intercept-orbit-board-assets = pts × asset/assets
intercept-orbit-board-side = **{ $player }: { $score }** ({ $ppa } each for { $assets ->
    [one] 1 asset
   *[other] { $assets } assets
})
intercept-orbit-board-ship = { $kind ->
    [capital] Capital ship
   *[frigate] Frigate
} { $asset }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }, heading { $heading }°
}: { $systems ->
    [none] no systems
   *[other] { $systems }
}, { $white ->
    [0] no white dice
   *[other] { $white }W
}{ $lost ->
    [none] {""}
   *[other] , lost { $lost }
}{ $defense ->
    [none] {""}
   *[other] , defense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , spot { $spot }
}{ $taken ->
    [yes] , captured
   *[no] {""}
}{ $part ->
    [acting] , acting
    [gone] , has acted
    [waiting] , not placed yet
   *[ready] {""}
}
intercept-orbit-board-company = Company { $asset }{ $host ->
    [none] { $place ->
        [none] {""}
       *[other] {" "}at { $place }
    }
   *[other] {" "}at { $host }
}: { $systems ->
    [none] no systems
   *[other] { $systems }
}, { $white ->
    [0] no white dice
   *[other] { $white }W
}{ $ace ->
    [none] {""}
    [R] , red ace
    [B] , blue ace
    [G] , green ace
   *[Y] , yellow ace
}{ $lost ->
    [none] {""}
   *[other] , lost { $lost }
}{ $fuel ->
    [none] {""}
    [0] {""}
    [1] , **bingo**
   *[other] , fuel { $fuel }
}{ $defense ->
    [none] {""}
   *[other] , defense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , spot { $spot }
}{ $captive ->
    [yes] , captive
   *[no] {""}
}{ $part ->
    [acting] , acting
    [gone] , has acted
    [waiting] , not placed yet
    [aboard] , aboard
    [drifting] , drifting
   *[ready] {""}
}
intercept-orbit-board-hva = HVA { $asset }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }, heading { $heading }°
}{ $taken ->
    [yes] , captured
   *[no] {""}
}{ $part ->
    [acting] , acting
    [gone] , has acted
    [waiting] , not placed yet
   *[ready] {""}
}
intercept-orbit-board-debris = Debris { $asset }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}

## Standing orders

intercept-orbit-orders = Your standing orders in this game. Nobody else sees them.
    - An asset that is hit { $losses ->
        [none] asks you what it loses.
       *[other] loses the first of `{ $losses }` that it has; you are asked when it has none of them.
    }
    - A ship or company { $defend ->
        [best] defends with its best die.
        [blue] defends with its best blue die and keeps its whites.
        [none] does not defend.
       *[ask] asks you how it defends.
    }
    - A screen { $screen ->
        [always] goes up wherever it can on a map; at your own table you are asked.
        [never] never goes up.
       *[ask] goes up when you say so.
    }
    - A company at another player's hull { $ride ->
        [along] goes along when that hull moves, but on a map never off the table.
        [stay] stays behind when that hull moves.
       *[ask] asks you whether it goes along.
    }
    Change them here or with `/orders`; what is lost first is a list such as `Y K Rs W` (`W` is a white die), or `none`.

## Odds

intercept-orbit-odds-title = Attack { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ spot { $spot }
} − defense { $defense } = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
intercept-orbit-odds-where = { $range ->
    [dogfight] in a dogfight
    [point-defense] at point defense range
    [assault] at assault range
   *[support] at support range
}, { $target ->
    [company] on a company
   *[ship] on a ship
}, { $cover ->
    [none] in the open
    [debris] behind debris
    [ship] behind another ship
   *[screen] behind a screen
}
intercept-orbit-odds-chances = At least one hit: { $some }. Two: { $two }. Three: { $three }.{ $left ->
    [0] {""}
   *[other] {" "}Destroyed (all { $left } it has left): { $destroyed }.
}
intercept-orbit-odds-change = { $what ->
    [plus] One point more
    [minus] One point less
    [spotted] With a spot of { $spot }
    [unspotted] Without the spot
    [covered] In cover
    [screened] Behind a screen
    [open] In the open
    [at-dogfight] In a dogfight
    [at-point-defense] At point defense range
    [at-assault] { $target ->
        [company] At assault range, by a red ace
       *[ship] At assault range
    }
   *[at-support] At support range
}: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, at least one hit { $some }, two { $two }, three { $three }{ $left ->
    [0] {""}
   *[other] , all { $left } { $destroyed }
}
intercept-orbit-odds-bar = { $outcome }

## Errors

error-asset-action-not-now = { $why ->
    [hva] { $asset } is an HVA: it only flies, and rolls no dice.
    [company] { $verb ->
        [straight] { $asset } is a company: it needs a green or white die to move, and stays where it is without one.
       *[other] { $asset } is a company: only a ship with a catapult repairs, fuels and launches.
    }
    [move-first] { $asset } hasn't moved yet: a ship steers or goes straight on first, then serves companies, spots or is done.
    [served] { $asset } has repaired or fueled a company this turn, and can't shoot after that.
    [no-target] { $asset } declared no target this turn, so it can't attack.
    [target-gone] { $asset } can no longer attack { $target }: it is out of the game.
    [target-own] { $verb ->
        [attack] { $asset } can no longer attack { $target }: it is yours now.
       *[other] { $asset } can't spot { $target }: it is your own.
    }
    [target-drifting] { $target } is adrift without fuel: nobody can aim at it.
    [target-aboard] { $target } is still aboard: nobody can aim at it.
    [target-hva] { $target } is an HVA: nobody can aim at it.
    [target-debris] { $target } is debris: only ships and companies can be spotted.
    [target-unknown] There is no “{ $target }” to spot: the board shows the id of everything.
    [too-near] { $target } is { $distance } away, nearer than the range that { $asset } declared{ $comes ->
        [yes] : fly away first, or give up the attack.
       *[no] , and no move takes it there this turn.
    }
    [too-far] { $verb ->
        [attack] { $target } is { $distance } away, beyond the range that { $asset } declared{ $comes ->
            [yes] : come closer first, or give up the attack.
           *[no] , and no move takes it there this turn.
        }
       *[other] { $target } is too far away: { $asset } spots up to { $distance } away.
    }
    [covered] { $target } is in cover: without comms { $asset } only spots what isn't.
    [not-greater] { $target ->
        [none] { $asset } has nobody to spot with that die: a spot is only replaced by a higher one.
       *[other] { $target } has a spot at least as high: it is only replaced by a higher one.
    }
    [with-another] An ace's yellow d8 goes down beside another die: pick that one, and the ace's comes along.
    [nobody] { $asset } has nobody to spot from here: all are too far away or in cover.
    [no-catapult] { $asset } has no catapult left: without one a ship doesn't repair, fuel or launch.
    [no-company] { $asset } has no company of yours at its hull to { $verb ->
        [mend] repair.
       *[fuel] launch.
    }
    [nothing-lost] No company at { $asset }'s hull has lost anything.
    [low-die] That die is too low: a company is repaired up to as many dice as it shows, and has that many already.
    [catapults-used] { $asset } has launched { $launched ->
        [one] one company
       *[other] { $launched } companies
    } this turn: one for each catapult.
   *[nothing] { $verb ->
        [hand] “{ $choice }”: { $asset } has passed no such ship, or holds no such company to hand over.
        [release] “{ $choice }”: { $asset } holds no such company without fuel.
        [berth] “{ $choice }”: each of your companies in flight at { $asset }'s hull may go to another side of it once, on a map.
        [claim] “{ $choice }”: nothing has left or come there since your last turn, or it is yours already.
        [nudge] “{ $choice }”: no green ace of yours touches that ship, or has moved or turned it already.
       *[other] “{ $choice }” can't be done now: pick one of the choices shown.
    }
}
error-asset-action-used = { $verb ->
    [move] { $asset } has already moved this round.
   *[other] { $asset } has already attacked this round.
}
error-asset-cannot-at-range = { $why ->
    [unknown] “{ $range }” is no range: dogfight, point-defense, assault or support.
    [no-weapon] { $asset } has no weapon for { $range ->
        [point-defense] point-defense
        [assault] assault
        [support] support
       *[dogfight] dogfight
    } range; without one only a dogfight is open.
    [close-only] { $asset } is a company: it attacks in a dogfight, and only with a red ace at point-defense and assault range too.
    [companies] { $target } is a company: ships hit those in a dogfight and at point-defense range alone.
    [too-near] { $target } is { $distance } away, and no move takes { $asset } as far away as { $range ->
        [point-defense] point-defense
        [assault] assault
        [support] support
       *[dogfight] dogfight
    } range.
   *[too-far] { $target } is { $distance } away, and no move takes { $asset } within { $range ->
        [point-defense] point-defense
        [assault] assault
        [support] support
       *[dogfight] dogfight
    } range.
}
error-asset-not-a-target = { $why ->
    [own] { $target } is yours: { $asset } can only aim at enemy ships, companies in flight, and debris.
    [hva] { $target } is an HVA: nobody can aim at it. Being alone with TAs near it captures it.
    [drifting] { $target } is adrift without fuel: nobody can aim at it. Flying past takes it along.
    [aboard] { $target } is still aboard: nobody can aim at it before it is launched.
    [gone] { $target } is out of the game.
   *[unknown] There is no “{ $target }” to aim at: the board shows the id of everything.
}
error-asset-not-ready = { $why ->
    [not-yours] { $asset } isn't yours: pick one of your own assets.
    [acted] { $asset } has had its turn this round.
    [aboard] { $asset } is still aboard: its carrier launches it first.
    [drifting] { $asset } is adrift without fuel and has no turn.
    [debris] { $asset } is debris and has no turn.
    [gone] { $asset } is out of the game.
    [pass] You can't pass: nobody after you in the tactical order has an asset that is ready and hasn't passed.
    [hvas] You have no HVA that still has its turn this round.
   *[unknown] There is no “{ $asset }” here: the board shows the id of everything.
}
error-correction-not-now = You can't correct that in the middle of this step: play on to the next decision first.
error-fuel = Fuel is a whole number from 0 to { $most }.
error-no-such-asset = “{ $asset }” can't be chosen here: the board shows the id of everything.
error-not-aboard = { $asset } isn't at a hull, so it can't be aboard: put it at one first.
error-path-malformed = Say what is in the way, in order, up to { $most } things: `through:B1, beside:A2, ends:B3`, or `clear`.
error-path-order = Nothing can follow the end of the path or the edge, and a company clings to one hull only.
error-path-not-alone = Nobody else is alone at { $hva } while this company clings to it.
error-path-twice = Name each thing in the way only once.
error-path-unknown = “{ $path }” can't be in the way: pick one of the choices shown, like `through:B1` or `clear`.

## Rulings

why-fleets = Fleets
why-orbit-points = Points per asset
why-orbit-positions = Defender and attackers
why-orbit-setup = Setting up
why-debris = Debris
why-orbit-round = Rounds
why-ship-turn = A ship's turn
why-company-turn = A company's turn
why-orbit-target = Target and range in space
why-orbit-cover = Cover in space
why-orbit-damage = Damage in space
why-orbit-ranges = Ranges in space
why-ship-defense = Screens
why-ship-repair = Repairing a ship
why-manoeuvre = Maneuver
why-hinge-ruler = The hinge ruler
why-collisions = Collisions
why-debris-hit = Flying into debris
why-edge-of-space = The edge
why-clinging = Clinging
why-launching = Launch, repair and fuel
why-fuel = Fuel
why-drifting = Drifting
why-dodging = Dodging
why-orbit-spotting = Spotting in space
why-aces = Aces
why-boarding = Boarding
why-ship-capture = Capturing a ship
why-hva-capture = Capturing an HVA
why-abandoning = Abandoned ships
why-hvas = High value assets
why-round-end = The end of a round

intercept-orbit-aside-activate = Take a turn and aim at once…
intercept-orbit-aside-defend = Defend and attack at once…
intercept-orbit-aside-act = Move, then spot the target…
intercept-orbit-path-aim = target { $asset }{ $debris ->
    [yes] , debris
   *[no] {""}
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far }
} · { $range ->
    [dogfight] dogfight
    [point-defense] point defense
    [assault] assault
   *[support] support
}{ $red ->
    [0] {""}
    [one] {" "}· 1 red die
   *[other] {" "}· { $red } red dice
}{ $when ->
    [near] {" "}· too close now
   *[other] {""}
}
intercept-orbit-path-spot-at = spot with { $die }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
}
intercept-orbit-path-path-clear = nothing in the way
intercept-orbit-path-at-speed = straight on: { $speed }

## The host's corrections

correction-give = Who controls a ship or an HVA
correction-fuel = A company's fuel
correction-fuel-none = Aboard, without a fuel die
correction-fuel-value = its fuel; 0: it drifts
correction-cling = The hull that a company touches
correction-cling-none = No hull
