# Parts of other sentences.

speechless = Something happened that I can't describe. Nothing was lost.

day = { $year }-{ $month }-{ $day }
nobody-name = nobody
terrain-name = the terrain
station-name = station { $station }
no-station-name = no station

title-ruleset-rapid-attack = Rapid Attack
title-ruleset-mez = MEZ
title-ruleset-unofficial = Rapid Attack Unofficial
title-ruleset-football = Mecha Football
title-ruleset-intercept-orbit = Intercept Orbit

title-size-skirmish = skirmish
title-size-battle = battle
title-size-demo = demo game
title-size-custom = custom game

system-B = defense
system-G = movement
system-Y = spotting
system-Rh = hand-to-hand
system-Rd = direct-fire
system-Ra = artillery
system-E = environmental
system-split = { $first } / { $second }

range-hand-to-hand = hand-to-hand
range-direct-fire = direct fire
range-artillery = artillery
range-dogfight = dogfight
range-point-defense = point defense
range-assault = assault
range-support = support
at-range = { $range ->
    [hand-to-hand] hand-to-hand
    [direct-fire] at direct-fire range
    [dogfight] in a dogfight
    [point-defense] at point defense range
    [assault] at assault range
    [support] at support range
   *[artillery] at artillery range
}

distance = { $n ->
    [one] { $units } unit
   *[other] { $units } units
}
distance-metric = { $n ->
    [one] { $units } unit ({ $ps } ps, { $cm } cm)
   *[other] { $units } units ({ $ps } ps, { $cm } cm)
}

dice-count = { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}
hits-count = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
rockets-count = { $n ->
    [0] no rocket
    [one] 1 rocket
   *[other] { $n } rockets
}

# Kinds of decisions, as parts of sentences.
kind-name = { $kind ->
    [terrain] the terrain
    [first-roll] the first dice
    [toss] the toss
    [side] an end
    [coach] an initiative die
    [reach] whether the ball is reached
    [line] who is in the way
    [fumble] where the ball goes
    [break] what breaks
    [hotrod] hot-rodding
    [activate] what to activate
    [target] the target
    [range] the range
    [defend] the defense
    [act] what to do next
    [station] which station the frame is at
    [where] where on the map
    [cover] what is in the way
    [agree] whether to agree
    [use-spot] whether to use the spot
    [ground] whether to give ground
    [loss] which system to lose
    [spot-target] who to spot
    [doomsday] the doomsday clock
    [tie] how to resolve the tie
    [deploy] what to put on the table
    [initiative] whether the frame acts now
    [jettison] whether to throw off systems
    [hazard] whether the frame is in a hazard
    [repair] which system to repair
    [screen] whether to screen
    [cover-hit] whether the cover is damaged
    [dodge] whether to dodge
    [course] the course
    [ride] whether to go along
    [path] what is in the way
    [carry] whether to take a company along
    [cling] whether to cling
    [avoid] whether to avoid debris
    [ram] whether to collide
    [spin] how to turn a ship
    [debris] what becomes of the debris
    [hand] which companies to pass on
    [edge] the heading at the edge
    [nudge] what the green ace does
    [berth] where companies stand along a ship
    [mend] which company to repair
    [restore] what a company gets back
    [refuel] which company to fuel
    [launch] where to launch
    [lend] whether to lend dice
    [harm] what is damaged aboard
   *[other] something else
}

title-size-friendly = friendly
title-size-match = match

# What a die is
die-W = white
die-B = blue
die-G = green
die-Y = yellow
die-R = red
die-K = black

# The letters for port and starboard in a course
course-sides = LR
course-flown = speed { $speed }, { $speed ->
    [0] it stays where it is
   *[other] { $bends ->
        [none] straight ahead
       *[other] { $bends }
    }
}
course-bend = { $clicks ->
    [1] {""}
   *[other] two clicks{" "}
}to { $side ->
    [L] port
   *[R] starboard
} at hinge { $hinge }
list-and = { $first } and { $last }
rolled-lowest = lowest of { $faces }
