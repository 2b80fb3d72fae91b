# Mecha Football: events (football-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), and the summary (-board-). Arguments are the facts of the rules' objects.

## Events

football-started = ⚽ **Kick-off is near.** Both teams come on to the pitch.
football-tossed = 🪙 { $player } wins the toss.
football-kick-off-chosen = 🪙 { $player } chooses: { $side } kicks off.
football-side-chosen = 🥅 { $player } defends the { $east ->
    [yes] eastern
   *[no] western
} goal first.
football-restart-began = { $kind ->
    [kick-off] 📍 Kick-off for { $side }.
    [throw-in] 📍 Throw-in for { $side }.
    [corner] 🚩 Corner for { $side }.
    [goal-kick] 📍 Goal kick for { $side }.
   *[foul] 📍 Free kick for { $side }.
}
football-placed = { $taker ->
    [yes] 📍 { $unit } takes the ball
   *[no] 📍 { $unit } takes up its position
}{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}.
football-stayed = 📍 { $player } leaves { $units } in place.
football-turn-began = ### ⏱️ Turn { $turn }
football-initiative-rolled = 🎲 Initiative: { $rolled }
football-coaching-rolled = 🎲 The coaches hold their initiative dice.
football-coached = 📋 { $unit } gets a { $face }.
football-rolled-off = 🎲 Same number, rolled again: { $rolled }
football-activated = { $under ->
    [none] { $free ->
        [yes] ▶️ { $unit } has a free turn at the ball.
       *[no] { $number ->
            [none] ▶️ { $unit } takes its turn.
           *[other] ▶️ { $unit } is up on { $number }.
        }
    }
   *[other] { $called ->
        [pass] 🛡️ { $unit } gets ready for the pass of { $under }.
        [line] 🛡️ { $unit } stands in the way of { $under } and must defend.
       *[other] 🛡️ { $unit } must defend against { $under }.
    }
}
football-resumed = ▶️ { $unit } goes on with the dice it has.
football-targeted = { $target ->
    [goal] 🎯 { $unit } eyes the goal.
    [none] 🎯 { $unit } goes for nobody.
   *[other] 🎯 { $unit } goes for { $target }.
}
football-rolled = 🎲 { $unit } rolls `{ $dice }`
football-defended = { $value ->
    [0] 🛡️ { $unit } does not defend.
   *[other] 🛡️ { $unit } defends with { $value }.
}
football-moved = 👟 { $unit } runs up to { $stride } units{ $over ->
    [yes] , past anybody
   *[no] {""}
}.
football-went = 👟 { $unit } runs { $length } units to { $place }.
football-reached = { $reached ->
    [yes] 👟 { $unit } gets to the ball.
   *[no] 👟 { $unit } does not get to the ball.
}
football-spotted = 👁️ { $unit } marks { $target } with { $value }.
football-hotrodded = 🔥 { $unit } burns out { $given } for one more go with { $system }.
football-attack-declared = { $kind ->
    [shot] 🥅 { $unit } shoots with { $value }!
    [pass] ➡️ { $unit } passes to { $target } with { $value }.
    [steal] 🦵 { $unit } goes for the ball of { $target } with { $value }.
   *[tackle] 🦵 { $unit } slides at { $target } with { $value }.
}
football-line-declared = { $line ->
    [none] ➖ Nobody is in the line.
   *[other] 🧱 In the line: { $line }.
}
football-kicked = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense }: `{ $dice }` { $hits ->
    [0] wide of the mark.
   *[other] **on target.**
}
football-tackled = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense }: `{ $dice }` { $hits ->
    [0] no ball.
   *[other] **ball won.**
}
football-scored = ⚽ **Goal for { $player }**, { $own ->
    [yes] an own goal by { $unit }!
   *[no] by { $unit }!
} { $score }
football-ball-taken = ⚽ { $unit } has the ball.
football-fumbled = 💨 { $unit } fumbles.
football-ball-loose = ⚽ The ball is loose{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}.
football-ball-out = { $over ->
    [none] 🚩 The ball is out over the side line.
   *[other] 🚩 The ball is out over the goal line of { $over }.
}
football-fouled = 🟨 Foul by { $unit } on { $target }.
football-system-broken = { $system ->
    [none] 🔧 { $unit } comes away unharmed.
   *[other] 🔧 { $unit } loses { $system }.
}
football-goals-set = 🛠️ { $by }: { $points } for { $player }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}. { $score }
football-ball-given = 🛠️ { $by }: { $unit ->
    [none] the ball is loose.
   *[other] { $unit } has the ball.
}
football-player-renamed = 🪑 { $name } plays for { $was } from now on.
football-match-ended = 🏁 **Final whistle.** { $score }
football-outcome = { $count ->
    [one] 🏆 **{ $winners } wins.** { $score }
   *[other] 🤝 **A draw.** { $score }
}{ $reason ->
    [ended-by-host] {" "}The host ended the match.
   *[other] {""}
}
football-over = The match is over.

## Questions

football-ask-toss = The toss is yours. Offence or defence first?
    Offence kicks off. At half time both sides and the kick-off change.
football-ask-side = Which goal do you defend first?
    After three turns the sides change.
football-ask-deploy = { $takes ->
    [yes] Which unit is at the ball?
   *[no] Which unit do you place now?
}
    { $restart ->
        [kick-off] In your own half; the side with the ball begins, and its first unit stands at the centre spot.
       *[other] The side without the ball begins, with the unit nearest its goal. Attackers stay behind the last defender. The unit at the ball plays at once.{ $must ->
            [none] {""}
           *[other] {" "}Offside or in the way, so to be placed: { $must }.
        }
    }
football-ask-coach = Which unit gets which initiative die? Yours: { $dice }
    Low numbers act first. The coaches take turns.
football-ask-target = { $called ->
        [line] { $unit } stands in the way of the ball of { $under } and must defend now. What will { $unit } go for in its own turn?
        [pass] { $under } passes to { $unit }, which sets its defense now. What will { $unit } go for in its own turn?
        [steal] { $under } goes for the ball of { $unit }, which must defend now. What will { $unit } go for in its own turn?
        [tackle] { $under } slides at { $unit }, which must defend now. What will { $unit } go for in its own turn?
       *[none] What does { $unit } go for?
    }
    { $called ->
        [none] With the ball: the goal or a team mate. Without it: the unit that has it.
       *[other] The ball may be elsewhere by then. With it: the goal or a team mate. Without it: the opponent who has it.
    }
football-ask-range = From which range?
    Hand-to-hand up to 1 unit, direct up to 8, artillery beyond. With the ball hand-to-hand systems add no red dice; without it artillery is of no use.
football-ask-defend = Which die does { $unit } defend with?
    Blue or white; it counts until the turn ends.
football-ask-act = What does { $unit } do next?
    Move and play the ball in either order; marking comes last. A move die counts double.
football-ask-where = { $verb ->
    [move] Where does { $unit } run?
    [place] Where does { $unit } stand?
   *[fumble] { $unit } fumbled: where does the ball go?
}
    { $verb ->
        [move] { $over ->
            [yes] Up to { $value } units, past anybody: it only has to end in a free place.
           *[no] Up to { $value } units, around the units in the way. A loose ball that it touches is its own.
        }
        [place] On the shaded ground. The unit at the ball touches it, and may stand beside the pitch.
       *[fumble] Within the range of the kick, and not backwards. Any unit that it touches has it; it may go out or into a goal.
    }
football-ask-reach = Does { $unit } get to the loose ball?
    Touching it is enough.
football-ask-line = Who stands in the line from { $unit } to { $target ->
        [goal] the goal
       *[other] { $target }
    }?
    Units of either side count, and the defense of all of them together.
football-ask-use-spot = Use a mark against the defense?
    It is gone afterwards.
football-ask-fumble = { $unit } fumbled: where does the ball go?
    { $target ->
        [goal] Wide of the shot, within its range, and not back towards { $unit }'s own goal line.
       *[other] Wide of the pass, within its range, and not backwards: only after a pass back may it cross { $unit }'s own goal line.
    }
football-ask-break = The slide tackle hit. Which system of { $target } breaks?
football-ask-spot-target = Whom does { $unit } mark with { $value }?
    { $reach ->
        [0] Without a spotting system: within 8 units, and no unit in the way within 1 of it.
        [1] One spotting system: within 8 units.
       *[other] Two spotting systems: anywhere.
    }
football-ask-hotrod = Hot-rod { $unit }?
    Give up one system for good, and act once more with another.

football-wait-toss = { $player } chooses offence or defence.
football-wait-side = { $player } chooses a goal to defend.
football-wait-deploy = { $player } places a unit.
football-wait-coach = { $player } gives out initiative dice.
football-wait-target = { $player } decides what { $unit } goes for.
football-wait-range = { $player } declares a range for { $unit }.
football-wait-defend = { $player } chooses a defense for { $unit }.
football-wait-act = { $player } decides what { $unit } does next.
football-wait-where = { $verb ->
    [move] { $player } decides where { $unit } runs.
    [place] { $player } places { $unit }.
   *[fumble] { $player } says where the ball that { $unit } fumbled goes.
}
football-wait-reach = { $player } says whether { $unit } gets to the ball.
football-wait-line = { $player } says who stands in the line.
football-wait-use-spot = { $player } decides about a mark.
football-wait-fumble = { $player } says where the fumbled ball goes.
football-wait-break = { $player } chooses what breaks.
football-wait-spot-target = { $player } chooses whom { $unit } marks.
football-wait-hotrod = { $player } may hot-rod { $unit }.

football-option-offence = Offence: kick off
football-option-defence = Defence
football-option-west = The western goal
football-option-east = The eastern goal
football-option-take-ball = { $unit } at the ball
football-option-place-unit = { $unit }
football-option-place-rest = The rest stay
football-option-coach = { $value } for { $unit }
football-option-goal = The goal
football-option-mate = Pass to { $unit }
football-option-possessor = { $unit }, who has the ball
football-option-receiver = { $unit }, who gets the pass
football-option-opponent = { $unit }
football-option-range = { $range ->
    [hand-to-hand] Hand-to-hand
    [direct-fire] Direct
   *[artillery] Artillery
}
football-option-ball-yes = At the ball
football-option-ball-no = Not there
football-option-line-clear = Nobody
football-option-in-line = { $unit }
football-option-use-spot = Use { $value } on { $unit }
football-option-ball-loose = Loose on the pitch
football-option-ball-to = To { $unit }
football-option-toward-ball = Toward the ball: { $place }
football-option-toward-goal = Toward the goal: { $place }
football-option-toward = Toward { $target }: { $place }
football-option-stay = Stay: { $place }
football-option-suggested = Suggestion { $n }: { $place }
football-option-ball-there = On the pitch: { $place }
football-option-ball-out = Out: { $place }
football-option-out-side = Out, side line
football-option-out-far = Out, far goal line
football-option-out-near = Out, own goal line (after a pass back)
football-option-into-goal = Into the goal
football-option-into-own-goal = Into its own goal (after a pass back)
football-option-break-nothing = Nothing
football-option-break = { $system }
football-option-unit = { $unit }
football-option-hotrod = Burn { $given }, use { $system }
football-option-keep-cool = No

football-plan = { $verb ->
    [move] 👟 **{ $length } of { $most } units** to { $place } (`{ $point }`).
    [place] 📍 { $item } at **{ $place }** (`{ $point }`).
   *[fumble] ⚽ The ball at **{ $place }** (`{ $point }`).
}{ $ball ->
    [has] {" "}⚽ It has the ball.
    [takes] {" "}⚽ **It takes the ball.**
   *[none] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target ->
        [goal] The goal
       *[other] { $target }
    } is then { $far } units away, **in the range that was declared**.
   *[no] {" "}🎯 { $target ->
        [goal] The goal
       *[other] { $target }
    } is then { $far } units away, **not** in the range that was declared.
}{ $line ->
    [none] {""}
   *[other] {" "}🧱 In the line: { $line }.
}{ $taker ->
    [none] {""}
   *[other] {" "}**{ $taker } has it then.**
}{ $out ->
    [none] {""}
    [in] {" "}🥅 **It is a goal.**
    [side] {" "}🚩 It is out: throw-in.
   *[goal-line] {" "}🚩 It is out over a goal line.
}
football-look = 🔎 **{ $place }** (`{ $point }`), within { $far } units: { $near ->
    [none] nobody
   *[other] { $near }
}.
football-detail-move = up to { $stride } units
football-odds = { $kind ->
    [shot] Goal
    [pass] Pass
   *[other] Ball
}: { $success }{ $kind ->
    [shot] { $line ->
        [none] {" "}with nobody in the line, { $screened } past one, less their defense
        [0] {" "}with nobody in the line ({ $dice } dice)
        [one] {" "}past one unit ({ $dice } dice)
       *[other] {" "}past { $line } units ({ $dice } dice)
    }
    [pass] { $line ->
        [none] {" "}with nobody in the line, { $screened } past one, less their defense
        [0] {" "}with nobody in the line ({ $dice } dice)
        [one] {" "}past one unit ({ $dice } dice)
       *[other] {" "}past { $line } units ({ $dice } dice)
    }
   *[other] , foul: { $foul } ({ $dice } dice)
}{ $waiting ->
    [0] {""}
    [one] , before a defense
   *[other] , before { $waiting } defenses
}
football-odds-title = { $kind ->
    [shot] Shot
    [pass] Pass
    [steal] Steal
   *[tackle] Slide tackle
} { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ mark { $spot }
} − defense { $defense } = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
football-odds-where = { $kind ->
    [shot] { $line ->
        [0] nobody in the line
        [one] one unit in the line
       *[other] { $line } units in the line
    }
    [pass] { $line ->
        [0] nobody in the line
        [one] one unit in the line
       *[other] { $line } units in the line
    }
    [steal] hand-to-hand
   *[tackle] at direct range
}
football-odds-chances = { $kind ->
    [shot] Goal: { $success }.
    [pass] It arrives: { $success }.
   *[other] Ball won: { $success }. Foul: { $foul }.
}
football-odds-change = { $what ->
    [plus] One point more
    [minus] One point less
    [marked] With a mark of { $spot }
    [unmarked] Without the mark
    [clear] With nobody in the line
   *[screened] Past one unit without a defense
}: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $kind ->
    [shot] goal { $success }
    [pass] arrives { $success }
   *[other] ball { $success }, foul { $foul }
}
football-odds-bar = { $outcome ->
    [shot] Goal
    [pass] Pass
    [fumble] Fumble
    [ball] Ball
    [foul] Foul
   *[nothing] Nothing
}

## The summary

football-board-head = **{ $half ->
    [1] First half
   *[other] Second half
}{ $turn ->
    [0] , before the kick-off**
   *[other] , turn { $turn } of { $turns }**
}
football-board-ball = ⚽ { $unit ->
    [none] The ball is loose{ $place ->
        [none] {""}
       *[other] {" "}at { $place }
    }.
   *[other] { $unit } has the ball.
}
football-board-side = **{ $player }: { $score }**, defends the { $end ->
    [east] east
   *[west] west
}
football-board-unit = { $unit }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}{ $ball ->
    [yes] {" "}⚽
   *[no] {""}
}: { $systems ->
    [none] no systems
   *[other] { $systems }
}{ $lost ->
    [none] {""}
   *[other] , lost { $lost }
}{ $defense ->
    [none] {""}
   *[other] , defense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , marked { $spot }
}{ $part ->
    [acting] , acting
    [gone] , has acted
    [primed] , has defended early
   *[ready] {""}
}{ $initiative ->
    [none] {""}
   *[other] , initiative { $initiative }
}

## Rulings

why-football-teams = Teams
why-toss = The toss
why-football-turn = Turns and halves
why-football-initiative = Initiative in football
why-coaching = Coaching
why-football-target = What a unit goes for
why-football-pool = Dice in football
why-football-movement = Running
why-possession = Possession
why-football-attack = Playing the ball
why-line = The line
why-pass-and-shot = Passes and shots
why-goal = A goal
why-fumble = Fumbles
why-out = Out
why-steal-and-tackle = Steals and slide tackles
why-foul = Fouls
why-tackle-breaks = Tackles that break
why-dead-ball = Dead balls
why-redeployment = Redeployment
why-defending-early = Defending early
why-hot-rodding = Hot-rodding
why-full-time = Full time
