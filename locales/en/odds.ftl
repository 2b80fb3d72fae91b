# The chances of an attack: /odds, and the panel before an attack is made.

cmd-odds = The exact chance of 0, 1, 2… hits of an attack
opt-odds-attack = The attack die
opt-odds-spot = The spot on the target, if you use it
opt-odds-defense = The target's defense
opt-odds-range = The range of the attack (each game has ranges of its own)
opt-odds-cover = What stands in between
opt-odds-cover-hits = Hits that the cover still absorbs (terrain 3, a frame 6, unless you say so)
opt-odds-target = What is attacked; each game has targets of its own
opt-odds-systems = Systems that the target has left: what are the chances that it is destroyed?
opt-odds-line = How many frames are in the way of a kick
odds-target-goal = The goal
odds-target-mate = A teammate
odds-target-possessor = The frame with the ball
odds-cover-none = None
odds-cover-terrain = Terrain
odds-cover-frame = Another frame
odds-cover-frame-immune = A frame with two defense systems
odds-target-frame = A frame
odds-target-terrain = Terrain
odds-out-of-reach = out of reach this turn
odds-needs-move = { $possible ->
    [yes] after a move of { $move }
   *[no] needs a move of { $move }
}{ $reach ->
    [none] {""}
   *[other] {" "}({ $reach } to roll it{ $both ->
        [none] {""}
       *[other] , { $both } in all
    })
}
odds-near = { $reach } to get there
odds-range-hand-to-hand = Hand-to-hand
odds-range-direct-fire = Direct fire
odds-range-artillery = Artillery
odds-range-dogfight = Dogfight
odds-range-point-defense = Point defense
odds-range-assault = Assault
odds-range-support = Support
odds-target-ship = A ship
odds-target-company = A company
odds-cover-debris = Debris
odds-cover-ship = Another ship
odds-cover-screen = A screen

odds-percent = { $n }%
odds-under = <1%
odds-over = >99%
odds-part = { $n ->
    [0] { $share } no hit
    [1] { $share } one
    [2] { $share } two
    [3] { $share } three
    [4] { $share } four
    [5] { $share } five
    [6] { $share } six
    [7] { $share } seven
    [8] { $share } eight
    [9] { $share } nine
    [10] { $share } ten
    [11] { $share } eleven
    [12] { $share } twelve
   *[other] { $share } { $n }
}
odds-rest = { $n ->
    [1] { $share } one or more
    [2] { $share } two or more
    [3] { $share } three or more
    [4] { $share } four or more
    [5] { $share } five or more
    [6] { $share } six or more
    [7] { $share } seven or more
    [8] { $share } eight or more
    [9] { $share } nine or more
    [10] { $share } ten or more
    [11] { $share } eleven or more
    [12] { $share } twelve or more
   *[other] { $share } { $n } or more
}
odds-no-dice = no hit
odds-formula = Attack { $attack } + spot { $spot } − defense { $defense } = { $dice }
odds-formula-no-spot = Attack { $attack } − defense { $defense } = { $dice }
odds-formula-plain = Attack { $attack } = { $dice }
odds-where = { $cover ->
    [none] { $range }, in the open
    [terrain] { $range }, behind terrain that absorbs { $hits }
    [frame] { $range }, behind a frame that can take { $hits }
    [frame-immune] { $range }, behind a frame with two defense systems
    [terrain-target] against terrain
   *[close] hand-to-hand, where cover does not count
}
odds-title = **{ $formula }**, { $where }
odds-mean = Average hits: { $mean }; at least one: { $some }.
odds-cover-gone = The cover gives way: { $share }.
odds-destroyed = { $hits ->
    [one] Destroyed (its last hit): { $share }.
   *[other] Destroyed (its { $hits } hits left): { $share }.
}
odds-change = { $what }: { $dice }, { $mean } on average, at least one { $some }
odds-change-destroyed = { $what }: { $dice }, { $mean } on average, at least one { $some }, destroyed { $destroyed }
odds-plus = One point more
odds-minus = One point less
odds-unspotted = Without the spot
odds-spotted = With a spot of { $spot }
odds-uncovered = Without cover
odds-bars-title = Chance of each number of hits
odds-bars-outcomes = Possible outcomes
odds-bars-mean = on average { $mean }
odds-bars-destroyed = destroyed { $share }

odds-short = { $hit } to hit, { $destroyed } to destroy{ $spot ->
    [0] {""}
   *[other] {" "}with the spot { $spot }
}{ $cover ->
    [yes] , behind its cover
   *[no] {""}
}{ $undefended ->
    [yes] . It has yet to defend.
   *[no] {""}
}{ $friend ->
    [none] {""}
   *[other] { $undefended ->
        [yes] {""}
       *[no] .
    }{" "}⚠️ Your { $friend } is in the way: hits may strike it.
}
odds-terrain = { $hit } to hit
odds-now = { $dice }: { $chances }
odds-behind = Behind terrain, { $dice }: { $chances }
odds-with-spot = With the spot { $spot }, { $dice }: { $chances }
odds-against = Against a defense of { $defense }, { $dice }: { $chances }
odds-undefended = The target has yet to defend.
odds-with-dice = { $dice } ({ $hit } to hit, { $destroyed } to destroy)
odds-none = No attack is possible now.
