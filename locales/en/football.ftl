# Mecha Football: events (football-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), and the summary (-board-). Arguments are the facts of the rules' objects.

## Events

football-started = ⚽ **Kick-off is near.** Both teams come onto the pitch.
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
football-lined-up = 📍 { $player } lines up.
football-stayed = { $table ->
    [declared] 📍 In place for { $player }: { $units }.
   *[map] 📍 { $player } leaves { $units } in place.
}
football-turn-began = ### ⏱️ Turn { $turn }
football-half-time = ⏸️ **Half time.** { $score }
football-initiative-rolled = 🎲 Initiative: { $rolled }
football-coaching-rolled = 🎲 The coaches hold their initiative dice.
football-coached = 📋 { $unit } gets a { $face }.
football-rolled-off = 🎲 Tied on { $tied }; the lowest of these rolls goes first: { $rolled }
football-activated = { $under ->
    [none] { $free ->
        [yes] ▶️ { $unit } takes the restart: a free turn.
       *[no] { $number ->
            [none] ▶️ { $unit } takes its turn.
           *[other] ▶️ { $unit } acts on { $number }.
        }
    }
   *[other] { $called ->
        [pass] 🛡️ { $unit } gets ready for { $under }'s pass.
        [line] 🛡️ { $unit } is in the way of { $under } and must defend.
       *[other] 🛡️ { $unit } must defend against { $under }.
    }
}
football-resumed = ▶️ { $unit } carries on with its dice.
football-targeted = { $target ->
    [goal] 🎯 { $unit } goes for goal.
    [none] 🎯 { $unit } names no target.
   *[other] 🎯 { $unit } goes for { $target }{ $if_ball ->
        [yes] , if { $target } has the ball by then
       *[no] {""}
    }.
}
football-rolled = 🎲 { $unit } rolls `{ $dice }`
football-defended = { $value ->
    [0] 🛡️ { $unit } does not defend.
   *[other] 🛡️ { $unit } defends with { $value }.
}
football-moved = 👟 { $unit } runs up to { $stride } units{ $over ->
    [yes] , through other frames
   *[no] {""}
}.
football-went = 👟 { $unit } { $length ->
    [0] stays at { $place }
    [one] runs 1 unit to { $place }
   *[other] runs { $length } units to { $place }
}.
football-reached = { $reached ->
    [yes] 👟 { $unit } gets to the ball.
   *[no] 👟 { $unit } does not get to the ball.
}
football-spotted = 👁️ { $unit } marks { $target } with { $value }.
football-hotrodded = 🔥 { $unit } burns out { $given } for one more action with { $system }.
football-attack-declared = { $kind ->
    [shot] 🥅 { $unit } shoots with { $value }!
    [pass] ➡️ { $unit } passes to { $target } with { $value }.
    [steal] 🦵 { $unit } tries to steal the ball from { $target } with { $value }.
   *[tackle] 🦵 { $unit } slides in on { $target } with { $value }.
}
football-line-declared = { $line ->
    [none] ➖ Nobody is in the way{ $past ->
        [yes] : the shot is aimed past the keeper
       *[no] {""}
    }.
   *[other] 🧱 In the way: { $line }.
}
football-kicked = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $rolled ->
    [0] no dice:
    [one] 1 die
   *[other] { $rolled } dice
}{ $rolled ->
    [0] {""}
   *[other] {" "}({ $least ->
        [6] only a 6 hits
       *[other] 5 and 6 hit
    }): `{ $dice }`
} { $hits ->
    [0] off target.
   *[other] **on target.**
}
football-tackled = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $rolled ->
    [0] no dice:
    [one] 1 die
   *[other] { $rolled } dice
}{ $rolled ->
    [0] {""}
   *[other] {" "}({ $least ->
        [6] only a 6 hits
       *[other] 5 and 6 hit
    }): `{ $dice }`
} { $hits ->
    [0] missed.
   *[other] **ball won.**
}
football-stake-points = ⚽ { $name } scores!
football-scored = ⚽ **Goal for { $player }**, { $own ->
    [yes] an own goal by { $unit }!
   *[no] by { $unit }!
} { $score }
football-ball-taken = ⚽ { $unit } has the ball.
football-fumbled = 💨 { $unit } fumbles.
football-fumble-said = { $label ->
    [ball-to] 📣 The other side says that the ball goes to { $to }.
    [out-side] 📣 The other side says that the ball goes out over the touchline.
    [out-far] 📣 The other side says that the ball goes out over the far goal line.
    [out-near] 📣 The other side says that the ball goes out over { $unit }'s own goal line.
    [into-own-goal] 📣 The other side says that the ball goes into { $unit }'s own goal.
   *[into-goal] 📣 The other side says that the ball goes into the goal.
}
football-spoken = { $answer ->
    [not-so] 🤔 { $player } says that the ball can't go there.
    [give-in] ↩️ { $player } gives in, and names another place.
    [insist] ✋ { $player } stands by it: a close call.
   *[agreed] 👍 { $player } agrees.
}
football-ball-loose = ⚽ The ball is loose{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}.
football-ball-out = { $over ->
    [none] 🚩 The ball goes out over the touchline.
   *[other] 🚩 The ball goes out over { $over }'s goal line.
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
    [0] 💤 **Nobody wins.** { $score }
    [one] 🏆 **{ $winners } wins.** { $score }
   *[other] 🤝 **A draw.** { $score }
}{ $reason ->
    [ended-by-host] . The match was ended early.
   *[other] {""}
}
football-over = The match is over.

## Questions

football-ask-toss = You won the toss. Offense or defense first?
    Offense kicks off. At half time you swap ends and the other side kicks off.
football-ask-side = Which goal do you defend first?
    You swap ends after turn three.
football-ask-deploy = { $foul ->
    [own] **Your foul: free kick for { $side }.**{" "}
    [theirs] **You were fouled: your free kick.**{" "}
   *[none] {""}
}{ $takes ->
    [yes] Which frame takes the ball?
   *[no] { $table ->
        [declared] Are your frames in place? One press is enough for all of them.
       *[map] How does your side line up?
    }
}
    { $restart ->
        [kick-off] In your own half, in turn. The side with the ball goes first, and its first frame takes the ball on the center spot.
       *[other] The side without the ball goes first, starting with the frame nearest its goal. Attackers stay onside, level with the last defender at most. The taker acts at once.{ $must ->
            [none] {""}
           *[other] {" "}Offside or in the way, so these must move: { $must }.
        }
    }
football-ask-coach = Which frame gets which initiative die? Yours: `{ $initiative_dice }`
    Low numbers act first. You and the other coach take turns.
football-ask-target = { $called ->
        [line] { $under } kicks past { $unit }, which must defend now. What will { $unit } go for in its own turn?
        [pass] { $under } passes to { $unit }, which sets its defense now. What will { $unit } go for in its own turn?
        [steal] { $under } tries to steal the ball from { $unit }, which must defend now. What will { $unit } go for in its own turn?
        [tackle] { $under } slides in on { $unit }, which must defend now. What will { $unit } go for in its own turn?
       *[none] What does { $unit } go for?
    }
    { $called ->
        [none] With the ball: the goal or a teammate. Without it: the frame that has it. Hand-to-hand reaches 1 unit, direct fire 8, artillery beyond, from where the ball is played.
       *[other] The ball may have moved by then. With it: the goal or a teammate. Without it: the opponent who has it.
    }
football-ask-range = At which range?
    Hand-to-hand reaches 1 unit, direct fire 8, artillery beyond. With the ball, hand-to-hand systems add no red dice; without it, artillery is no use.
football-ask-defend = Which die does { $unit } defend with?
    Blue or white. Every kick past it and every tackle of it rolls that many dice fewer, until the turn ends.
football-ask-act = What does { $unit } do next?
    Run and play the ball in either order; last it may mark an opponent: that die is added to one kick past it or tackle of it. A move die counts double.{ $hopeless ->
        [yes] {" "}No die that is left beats the defense: playing the ball would roll no dice.
       *[no] {""}
    }
football-ask-where = { $verb ->
    [move] Where does { $unit } run?
    [place] Where does { $unit } stand?
   *[fumble] { $unit } fumbled: where does the ball go?
}
    { $verb ->
        [move] { $over ->
            [yes] Up to { $value } units, through anyone, as long as it ends in a free place.
           *[no] Up to { $value } units, around the frames in the way. It takes a loose ball if it ends touching it.
        }
        [place] On the shaded ground. The taker must touch the ball and may stand off the pitch.
       *[fumble] Within the kick's range and not backward. The frame it touches gets it; it may also go out or into a goal.
    }
football-ask-reach = Does { $unit } reach the loose ball?
    Touching it is enough.
football-ask-line = Who is in the way between { $unit } and { $target ->
        [goal] the goal
       *[other] { $target }
    }?
    Frames of both sides count, and their defense adds up.
football-ask-use-spot = Use a mark against the defense?
    It's then used up.
football-ask-fumble = { $unit } fumbled: where does the ball go?
    { $target ->
        [goal] Wide of the target, within the shot's range, and not back toward { $unit }'s own goal line.
       *[other] Wide of the target, within the pass's range, and not backward: it may cross { $unit }'s own goal line only after a back pass.
    }
football-ask-agree = { $doubted ->
    [yes] The kicker's side says that the ball can't go there: { $label ->
        [ball-to] to { $to }
        [out-side] out over the touchline
        [out-far] out over the far goal line
        [out-near] out over { $unit }'s own goal line
        [into-own-goal] into { $unit }'s own goal
       *[into-goal] into the goal
    }. Do you give in?
        Then you name another place. In a close call it does go there.
   *[no] The other side says that the ball { $unit } fumbled goes { $label ->
        [ball-to] to { $to }
        [out-side] out over the touchline
        [out-far] out over the far goal line
        [out-near] out over { $unit }'s own goal line
        [into-own-goal] into { $unit }'s own goal
       *[into-goal] into the goal
    }. Do you agree?
        It stays within the kick's range and goes wide of the target, not backward.
}
football-ask-break = The slide tackle hit. Which system of { $target } breaks?
football-ask-spot-target = Who does { $unit } mark with { $value }?
    { $reach ->
        [0] Without a spotting system: within 8 units, and no frame in the way within 1 of it.
        [1] One spotting system: within 8 units.
       *[other] Two spotting systems: anywhere.
    }
football-ask-hotrod = Hot-rod { $unit }?
    It loses one system for good, and acts once more at once with another: only that system's dice, and one of them.

football-wait-toss = { $player } chooses offense or defense.
football-wait-side = { $player } chooses a goal to defend.
football-wait-deploy = { $player } places a frame.
football-wait-coach = { $player } assigns initiative dice.
football-wait-target = { $player } decides what { $unit } goes for.
football-wait-range = { $player } declares a range for { $unit }.
football-wait-defend = { $player } chooses a defense for { $unit }.
football-wait-act = { $player } decides what { $unit } does next.
football-wait-where = { $verb ->
    [move] { $player } decides where { $unit } runs.
    [place] { $player } places { $unit }.
   *[fumble] { $player } decides where { $unit }'s fumbled ball goes.
}
football-wait-reach = { $player } says whether { $unit } reaches the ball.
football-wait-line = { $player } says who is in the way.
football-wait-use-spot = { $player } decides whether to use a mark.
football-wait-fumble = { $player } decides where the fumbled ball goes.
football-wait-agree = { $doubted ->
    [yes] { $player } gives in, or insists on where the ball goes.
   *[no] { $player } checks where the fumbled ball goes.
}
football-wait-break = { $player } chooses the system that breaks.
football-wait-spot-target = { $player } chooses who { $unit } marks.
football-wait-hotrod = { $player } may hot-rod { $unit }.

football-option-offence = Offense: kick off
football-option-defence = Defense
football-option-west = The western goal
football-option-east = The eastern goal
football-option-take-ball = { $unit } takes the ball
football-option-place-unit = { $unit }
football-option-place-rest = The rest stay
football-option-in-place = All in place
football-option-line-up = As suggested: { $places }
football-option-coach = { $value } for { $unit }
football-option-goal = The goal
football-option-mate = Pass to { $unit }
football-option-possessor = { $unit }, who has the ball
football-option-receiver = { $unit }, the receiver
football-option-opponent = { $unit }, if it has the ball by then
football-option-move = Run with { $die }: up to { $stride } units
football-option-attack = { $kind ->
    [shot] Shoot
    [pass] Pass to { $target }
    [steal] Steal from { $target }
   *[tackle] Slide tackle on { $target }
} with { $die }
football-option-spot = Mark with { $die }
football-option-keep-spot = Without the mark
football-option-range = { $range ->
    [hand-to-hand] Hand-to-hand
    [direct-fire] Direct fire
   *[artillery] Artillery
}{ $reach ->
    [later] {" "}· needs a run of { $run }
    [near] {" "}· too close: needs more than { $least }
    [never] {" "}· out of reach
   *[other] {""}
}
football-option-ball-yes = Yes, it has the ball
football-option-ball-no = No, it stops short
football-option-line-clear = Nobody
football-option-in-line = { $unit }
football-option-use-spot = Use { $value } on { $unit }
football-option-agreed = Agreed
football-option-not-so = It can't go there
football-option-give-in = Give in
football-option-insist = Close call: it does
football-option-ball-loose = Loose on the pitch
football-option-ball-to = To { $unit }
football-option-toward-ball = Toward the ball: { $place }
football-option-to-receive = To receive a pass: { $place }
football-option-toward-goal = Toward the goal: { $place }
football-option-toward = Toward { $target }: { $place }
football-option-toward-own-goal = Toward its own goal: { $place }
football-option-into-range = { $target ->
    [goal] Into range of the goal: { $place }
   *[other] Into range of { $target }: { $place }
}
football-option-stay = Stay: { $place }
football-option-suggested = Suggestion { $n }: { $place }
football-option-ball-there = On the pitch: { $place }
football-option-ball-out = Out: { $place }
football-option-out-side = Out, touchline
football-option-out-far = Out, far goal line
football-option-out-near = Out, own goal line (after a back pass)
football-option-into-goal = Into the goal
football-option-into-own-goal = Into its own goal (after a back pass)
football-option-break-nothing = Nothing
football-option-break = { $system }
football-option-unit = { $unit }
football-option-hotrod = Lose { $given }, act with { $system }
football-fold-hotrod = Hot-rod: lose a system for good to act once more…
football-option-keep-cool = Done, no hot-rod

football-part-places = { $unit } { $place }

## Several answers in one press (football-path-<labels>)

football-path-goal-range = Shoot at goal · { $range ->
    [hand-to-hand] hand-to-hand
    [direct-fire] direct fire
   *[artillery] artillery
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far } away
}{ $reach ->
    [near] {" "}· too close: needs more than { $least }
   *[other] {""}
} · { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}
football-path-mate-range = Pass to { $unit } · { $range ->
    [hand-to-hand] hand-to-hand
    [direct-fire] direct fire
   *[artillery] artillery
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far } away
}{ $reach ->
    [near] {" "}· too close: needs more than { $least }
   *[other] {""}
} · { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}
football-path-possessor-range = { $range ->
    [hand-to-hand] Steal from
   *[direct-fire] Slide tackle
} { $unit }{ $far ->
    [none] {""}
   *[other] {" "}· { $far } away
}{ $reach ->
    [near] {" "}· too close: needs more than { $least }
   *[other] {""}
} · { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}
football-path-receiver-range = { $range ->
    [hand-to-hand] Steal from
   *[direct-fire] Slide tackle
} { $unit }, the receiver{ $far ->
    [none] {""}
   *[other] {" "}· { $far } away
}{ $reach ->
    [near] {" "}· too close: needs more than { $least }
   *[other] {""}
} · { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}
football-path-opponent-range = { $range ->
    [hand-to-hand] Steal from
   *[direct-fire] Slide tackle
} { $unit }, if it has the ball by then{ $far ->
    [none] {""}
   *[other] {" "}· { $far } away
}{ $reach ->
    [near] {" "}· too close: needs more than { $least }
   *[other] {""}
} · { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}
football-path-done-keep-cool = Done
football-path-done-hotrod = Hot-rod: lose { $given }, act with { $system }
football-path-spot-unit-keep-cool = Mark { $unit } with { $die }
football-path-spot-nobody = Mark nobody with { $die }
football-path-spot-unit = Mark { $unit } with { $die }
football-path-move-toward-goal = Run toward the goal with { $die }: { $place }
football-path-move-toward-ball = Run toward the ball with { $die }: { $place }
football-path-move-to-receive = Run with { $die } to receive a pass: { $place }
football-path-move-toward-own-goal = Run toward its own goal with { $die }: { $place }
football-path-move-toward = Run toward { $target } with { $die }: { $place }
football-path-move-into-range = Run into range with { $die }: { $place }
football-path-move-ball-yes = Run to the ball with { $die }
football-path-move-ball-no = Run elsewhere with { $die }
football-path-attack-use-spot = { $kind ->
    [shot] Shoot
    [pass] Pass
    [steal] Steal
   *[tackle] Slide tackle
} with { $die } and the mark of { $value } on { $unit }
football-path-attack-line-clear = { $kind ->
    [pass] Pass
   *[shot] Shoot
} with { $die }, nobody in the way
football-path-attack-in-line = { $unit } in the way: { $kind ->
    [pass] pass
   *[shot] shoot
} with { $die }
football-path-line-clear-use-spot = Nobody, and use { $value } on { $unit }

football-aside-act = Hot-rod, and other ways…

football-plan = { $verb ->
    [hint] {""}
    [move] 👟 **{ $length } of { $most } units** to { $place }.{ $stretched ->
        [yes] {" "}It's a close call, and close calls go your way.
       *[no] {""}
    }
    [place] 📍 { $item } at **{ $place }**.
    [line-up] 📍 Your frames take the suggested places, or the nearest free ones.
   *[fumble] ⚽ The ball at **{ $place }**.
}{ $ball ->
    [has] {" "}⚽ It has the ball.
    [takes] {" "}⚽ **It takes the ball.**
   *[none] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target ->
        [goal] The goal
       *[other] { $target }
    } is { $far ->
            [one] 1 unit
           *[other] { $far } units
        } from there: **in the declared range**{ $close ->
            [yes] , by a close call that goes your way
           *[no] {""}
        }.
    [ball] {" "}⚠️ The ball is elsewhere: nothing to play from there.
   *[no] {" "}⚠️ { $target ->
        [goal] The goal
       *[other] { $target }
    } is { $far ->
            [one] 1 unit
           *[other] { $far } units
        } from there: **not in the declared range**.
}{ $line ->
    [none] { $reach ->
        [yes] { $target ->
            [goal] {" "}🥅 Nobody is in the way: a shot may go anywhere between the posts, so it is aimed past any keeper.
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {" "}🧱 In the way: { $line }.
}{ $taker ->
    [none] {""}
   *[other] {" "}{ $taker } gets it.
}{ $out ->
    [none] {""}
    [in] {" "}🥅 **It's a goal.**
    [side] {" "}🚩 Out: throw-in.
   *[goal-line] {" "}🚩 Out over a goal line.
}
football-look = 🔎 **{ $place }** (`{ $point }`), within { $far } units: { $near ->
    [none] nobody
   *[other] { $near }
}.
football-detail-toward-goal = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-detail-toward-ball = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-detail-to-receive = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-detail-toward-own-goal = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-detail-toward = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-detail-run-given-up = ⚠️ the way into range is { $needed } long: { $longest ->
    [0] no other die runs
   *[other] the other dice reach { $longest }
}
football-detail-into-range = { $reach ->
    [yes] in the declared range from there
    [no] ⚠️ not in the declared range from there
   *[none] nothing to play from there
}
football-odds = { $kind ->
    [shot] Goal
    [pass] Pass
   *[other] Ball
}: { $success }{ $kind ->
    [shot] { $line ->
        [none] {" "}with nobody in the way, { $screened } with one frame there, before its defense
        [0] {" "}with nobody in the way, aimed past any keeper
       *[other] {" "}with { $line } in the way
    }
    [pass] { $line ->
        [none] {" "}with nobody in the way, { $screened } with one frame there, before its defense
        [0] {" "}with nobody in the way
       *[other] {" "}with { $line } in the way
    }
   *[other] , foul: { $foul }
}{ $spot ->
    [0] {""}
   *[other] , with the mark of { $spot }
}{ $waiting ->
    [0] { $line ->
        [none] {""}
       *[other] {" "}{ $dice ->
            [one] ({ $dice } die)
           *[other] ({ $dice } dice)
        }
    }
   *[other] { $kind ->
        [shot] , counting the defense still to come
        [pass] , counting the defense still to come
       *[other] , counting the die that it must defend with now
    }
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
        [0] nobody in the way
        [one] one frame in the way
       *[other] { $line } frames in the way
    }
    [pass] { $line ->
        [0] nobody in the way
        [one] one frame in the way
       *[other] { $line } frames in the way
    }
    [steal] hand-to-hand
   *[tackle] at direct fire range
}
football-odds-chances = { $kind ->
    [shot] Goal: { $success }.
    [pass] Complete: { $success }.
   *[other] Ball won: { $success }. Foul: { $foul }.
}
football-odds-change = { $what ->
    [plus] One more point
    [minus] One point less
    [marked] With a mark of { $spot }
    [unmarked] Without the mark
    [clear] With nobody in the way
   *[screened] With one frame in the way, undefended
}: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $kind ->
    [shot] goal { $success }
    [pass] complete { $success }
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
football-board-ball = { $unit ->
    [none] The ball is loose{ $place ->
        [none] {""}
       *[other] {" "}at { $place }
    }.
   *[other] { $unit } has the ball.
}
football-card-goal = GOAL!
football-card-half-time = HALF TIME
football-board-side = **{ $player }: { $score }**{ $end ->
    [none] {""}
    [east] , defends the east
   *[west] , defends the west
}
football-board-unit = { $unit }{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}{ $ball ->
    [yes] {" "}with the ball
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
   *[other] , mark { $spot }
}{ $part ->
    [acting] , acting
    [gone] , has acted
    [primed] , defended early
   *[ready] {""}
}{ $initiative ->
    [none] {""}
   *[other] , initiative { $initiative }
}

## Standing orders

football-orders = Your standing orders in this match. Nobody else sees them.
    - A frame that defends early { $target ->
        [likely] takes the likeliest target, at the range with the most red dice.
        [nobody] targets nobody.
       *[ask] asks you for a target.
    }
    - Your frames { $defend ->
        [best] always defend with their best die.
        [blue] always defend with their best blue die and keep their whites.
        [none] never defend.
       *[ask] ask you how they defend.
    }
    - Marks { $mark ->
        [always] are used whenever there are any.
       *[ask] are used when you say so.
    }
    - { $hotrod ->
        [never] Nobody hot-rods, and you aren't asked.
       *[ask] You are asked whether to hot-rod.
    }
    Change them here or with `/orders`.

## Rulings

why-football-teams = Teams
why-toss = Toss and kick-off
why-football-turn = Turns and halves
why-football-initiative = Initiative in football
why-coaching = Coaching
why-football-target = Choosing a target
why-football-pool = Dice in football
why-football-movement = Running
why-possession = Possession
why-football-attack = Playing the ball
why-line = Who is in the way
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

## The host's corrections

correction-ball = Who has the ball
correction-ball-none = Nobody: it lies loose
