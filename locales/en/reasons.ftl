# Why the opponent, or a hint, plays like that.

reason-attack = against { $target }, expected hits: { $hits }; { $destroys } to destroy it
reason-shot = { $chance } to score
reason-pass = { $chance } to get there
reason-steal = { $chance } to win the ball
reason-tackle = { $chance } to win the ball
reason-best-attack = it has the best target
reason-spots-first = its spot may help the attack that follows
reason-best-die-defends = each point takes one die from every attack on it
reason-defend-best-die-defends = each point takes one die from every attack on it{ $blue ->
    [yes] , and blue dice do nothing else
   *[no] ; that leaves { $move ->
        [none] nothing
       *[other] { $move }
    } to move with and { $attack ->
        [none] nothing
       *[other] { $attack }
    } to attack with
}
reason-loss-lose = { $system ->
    [B] white dice can still defend it
    [G] white dice can still move it
    [Y] it can still move, defend and attack
    [K] it can still move, defend and attack
   *[other] it can still move and defend
}
reason-at-random = a guess
reason-ask-people = only people at the table can see that
reason-agreed = only you can see whether it’s so: agree if it is
reason-no-target = no attack from here brings more
reason-act-done = the other dice would bring little
reason-football-target-no-target = no kick or tackle from here brings more

reason-rapid-attack-activate-pass = the enemy has to act first, and your frames can answer it
reason-rapid-attack-activate-spots-first = it goes first so that its spot helps the attack of { $other }
reason-rapid-attack-doomsday-advance = with more points than the others, an early end wins
reason-rapid-attack-doomsday-hold = more rounds give time to score
reason-rapid-attack-target-no-shot = no shot from here is worth its dice: it moves, defends and spots
reason-rapid-attack-target-frame = an attack costs them about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} on average
reason-rapid-attack-defend-nobody-attacks = all enemies have acted: nobody can attack { $frame } this round, so keep the dice for something else
reason-rapid-attack-ground-hold-ground = it keeps { $station }
reason-rapid-attack-ground-give-ground = it spares { $frame } a hit
reason-rapid-attack-spot-target-frame = the next attack on { $frame } this round may add it
reason-rapid-attack-use-spot-use-spot = the spot adds { $spot } to the attack
reason-rapid-attack-use-spot-keep-spot = the spot stays for a later attack
reason-rapid-attack-where-to-station = it takes { $station }
reason-rapid-attack-where-disputes = from there it disputes { $station }: nobody takes it while both stand there
reason-rapid-attack-where-heads-for = { $target } is worth the walk, even over several turns
reason-rapid-attack-where-guards = it keeps enemies off { $station }
reason-rapid-attack-where-into-range = just in range to attack
reason-rapid-attack-where-to-cover = { $piece } covers it against { $from }
reason-rapid-attack-where-toward = closer to { $target }
reason-rapid-attack-where-away = farther from their weapons
reason-rapid-attack-where-stay = no place that it reaches is better
reason-rapid-attack-act-spot = its { $face } may be added to one attack on the frame that it spots

reason-football-target-goal = about { $chance } to score, a run before it included
reason-football-target-mate = about { $chance } to get the ball there
reason-football-target-possessor = about { $chance } to win the ball
reason-football-target-opponent = about { $chance } to win the ball
reason-football-target-receiver = about { $chance } to win the ball
reason-football-defend-nobody-attacks = all opponents have had their turn: nobody can tackle { $unit } this turn, so keep the dice for something else
reason-football-range-best-range = it has the best chance of the ranges in reach
reason-football-range-only-range = no other range is within reach
reason-football-use-spot-use-spot = the mark adds { $value } to the attack
reason-football-hotrod-keep-cool = every system stays
reason-football-hotrod-hotrod = one more action at once, for a system that it can do without
reason-football-where-toward-ball = closer to the ball
reason-football-where-toward-goal = closer to the goal
reason-football-where-to-receive = open for a pass
reason-football-where-into-range = the target comes into range
reason-football-where-toward = closer to { $target }
reason-football-where-stay = no place that it reaches is better
reason-football-act-spot = its { $face } is added to one kick past that frame, or to one tackle of it
reason-football-where-toward-own-goal = back to defend the goal

reason-intercept-orbit-target-aim = { $now ->
    [yes] it is in range now
   *[no] its move may bring it into range
}; an attack costs them about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} on average
reason-intercept-orbit-activate-hvas-straight = nothing to decide there
reason-intercept-orbit-defend-nobody-attacks = all enemy ships and companies have acted: nobody can attack { $asset } this round, so keep the dice for something else
reason-intercept-orbit-act-path-claim = it takes { $asset }
reason-intercept-orbit-use-spot-use-spot = the spot adds { $spot } to the attack
reason-intercept-orbit-where-course-range = this course ends with { $target } in range
reason-intercept-orbit-where-course-toward = this course leads to { $target }
reason-intercept-orbit-where-course-takes = from there it takes { $hva }, if no enemy comes near
reason-intercept-orbit-where-course-guards = from there it guards { $hva }
reason-intercept-orbit-where-course-avoids = straight on it would run into { $obstacle }
reason-intercept-orbit-where-course-stays = straight on it would leave the table
reason-intercept-orbit-where-course-room = there it has more room to turn
reason-intercept-orbit-where-course-safe = the safest of its courses: far from enemies, close to its own ships
reason-intercept-orbit-where-launch-at = the company can take { $asset }
reason-intercept-orbit-where-to-carrier = home before the fuel is gone
reason-intercept-orbit-where-toward = closer to { $target }
reason-intercept-orbit-where-stay = no place that it reaches is better
reason-intercept-orbit-where-straight-on = a bend would gain nothing
reason-intercept-orbit-act-straight = this move costs no die
reason-intercept-orbit-act-spot-at = one attack on { $asset } may add its { $face }

# What a unit goes on to do.

plan = plan{ $sure ->
    [yes] {""}
   *[no] , if the dice allow
}: { $steps }
plan-step = { $kind ->
    [where] { $family ->
        [football] run
       *[other] move
    } ({ $why })
    [act] { $attack ->
        [shot] shoot at goal
        [pass] pass
        [steal] steal the ball
        [tackle] slide tackle
       *[attack] attack{ $target ->
            [none] {""}
           *[other] {" "}{ $target }
        }
    }
    [spot-target] { $family ->
        [football] mark
       *[other] spot
    } { $choice }
   *[target] { $family ->
        [football] aim: { $choice }
       *[other] attack { $choice }
    }
}

reason-term-rapid-attack-score = { $way ->
    [more] a better score
   *[less] a worse score
}
reason-term-rapid-attack-late = { $way ->
    [more] a better score
   *[less] a worse score
}
reason-term-rapid-attack-life = { $way ->
    [more] less damage taken or more dealt
   *[less] more damage taken or less dealt
}
reason-term-rapid-attack-threat = { $way ->
    [more] better attacks to come
   *[less] worse attacks to come
}
reason-term-rapid-attack-reach = { $way ->
    [more] more stations in reach
   *[less] fewer stations in reach
}
reason-term-football-goals = { $way ->
    [more] more goals scored or fewer let in
   *[less] fewer goals scored or more let in
}
reason-term-football-late = { $way ->
    [more] more goals scored or fewer let in
   *[less] fewer goals scored or more let in
}
reason-term-football-ball = { $way ->
    [more] the ball more often
   *[less] the ball less often
}
reason-term-football-shot = { $way ->
    [more] better shots
   *[less] worse shots
}
reason-term-football-near = { $way ->
    [more] closer to the ball
   *[less] farther from the ball
}
reason-term-football-systems = { $way ->
    [more] more systems left
   *[less] fewer systems left
}
reason-term-intercept-orbit-score = { $way ->
    [more] more from captures and destroyed ships
   *[less] less from captures and destroyed ships
}
reason-term-intercept-orbit-late = { $way ->
    [more] more from captures and destroyed ships
   *[less] less from captures and destroyed ships
}
reason-term-intercept-orbit-life = { $way ->
    [more] ships and companies in better shape
   *[less] ships and companies in worse shape
}
reason-term-intercept-orbit-threat = { $way ->
    [more] better targets
   *[less] worse targets
}
reason-term-intercept-orbit-boarding = { $way ->
    [more] more boardings
   *[less] fewer boardings
}
reason-term-intercept-orbit-fuel = { $way ->
    [more] more fuel
   *[less] less fuel
}
reason-term-intercept-orbit-edge = { $way ->
    [more] farther from the edge
   *[less] closer to the edge
}

# Each side's part in such a difference. Analyses kept from before have the sums above.

reason-term-rapid-attack-own-score = { $way ->
    [more] more points (+{ $points })
   *[less] fewer points (−{ $points })
}
reason-term-rapid-attack-own-late = { $way ->
    [more] a better score
   *[less] a worse score
}
reason-term-rapid-attack-own-life = { $way ->
    [more] less damage taken
   *[less] more damage taken
}
reason-term-rapid-attack-own-threat = { $way ->
    [more] better targets next round
   *[less] worse targets next round
}
reason-term-rapid-attack-own-reach = { $way ->
    [more] more stations in reach
   *[less] fewer stations in reach
}
reason-term-rapid-attack-their-score = { $way ->
    [more] fewer points for the enemy (−{ $points })
   *[less] more points for the enemy (+{ $points })
}
reason-term-rapid-attack-their-late = { $way ->
    [more] a worse score for the enemy
   *[less] a better score for the enemy
}
reason-term-rapid-attack-their-life = { $way ->
    [more] more damage dealt
   *[less] less damage dealt
}
reason-term-rapid-attack-their-threat = { $way ->
    [more] less exposed next round
   *[less] more exposed next round
}
reason-term-rapid-attack-their-reach = { $way ->
    [more] enemies farther from stations
   *[less] enemies closer to stations
}
reason-term-football-own-goals = { $way ->
    [more] more goals (+{ $points })
   *[less] fewer goals (−{ $points })
}
reason-term-football-own-late = { $way ->
    [more] more goals
   *[less] fewer goals
}
reason-term-football-own-ball = { $way ->
    [more] the ball more often
   *[less] the ball less often
}
reason-term-football-own-shot = { $way ->
    [more] better shots next turn
   *[less] worse shots next turn
}
reason-term-football-own-near = { $way ->
    [more] closer to the ball
   *[less] farther from the ball
}
reason-term-football-own-systems = { $way ->
    [more] more systems left
   *[less] fewer systems left
}
reason-term-football-their-goals = { $way ->
    [more] fewer goals let in (−{ $points })
   *[less] more goals let in (+{ $points })
}
reason-term-football-their-late = { $way ->
    [more] fewer goals let in
   *[less] more goals let in
}
reason-term-football-their-ball = { $way ->
    [more] the ball more often
   *[less] the ball less often
}
reason-term-football-their-shot = { $way ->
    [more] worse shots for the opponents next turn
   *[less] better shots for the opponents next turn
}
reason-term-football-their-near = { $way ->
    [more] opponents farther from the ball
   *[less] opponents closer to the ball
}
reason-term-football-their-systems = { $way ->
    [more] opponents lose more systems
   *[less] opponents lose fewer systems
}
reason-term-intercept-orbit-own-score = { $way ->
    [more] more points by the end of the round (+{ $points })
   *[less] fewer points by the end of the round (−{ $points })
}
reason-term-intercept-orbit-own-late = { $way ->
    [more] a better score
   *[less] a worse score
}
reason-term-intercept-orbit-own-life = { $way ->
    [more] less damage taken
   *[less] more damage taken
}
reason-term-intercept-orbit-own-threat = { $way ->
    [more] better targets next round
   *[less] worse targets next round
}
reason-term-intercept-orbit-own-boarding = { $way ->
    [more] more boardings
   *[less] fewer boardings
}
reason-term-intercept-orbit-own-fuel = { $way ->
    [more] more fuel left
   *[less] less fuel left
}
reason-term-intercept-orbit-own-edge = { $way ->
    [more] farther from the edge
   *[less] closer to the edge
}
reason-term-intercept-orbit-their-score = { $way ->
    [more] fewer points for the enemy by the end of the round (−{ $points })
   *[less] more points for the enemy by the end of the round (+{ $points })
}
reason-term-intercept-orbit-their-late = { $way ->
    [more] a worse score for the enemy
   *[less] a better score for the enemy
}
reason-term-intercept-orbit-their-life = { $way ->
    [more] more damage dealt
   *[less] less damage dealt
}
reason-term-intercept-orbit-their-threat = { $way ->
    [more] less exposed next round
   *[less] more exposed next round
}
reason-term-intercept-orbit-their-boarding = { $way ->
    [more] fewer boardings by the enemy
   *[less] more boardings by the enemy
}
reason-term-intercept-orbit-their-fuel = { $way ->
    [more] less fuel for the enemy
   *[less] more fuel for the enemy
}
reason-term-intercept-orbit-their-edge = { $way ->
    [more] enemies closer to the edge
   *[less] enemies farther from the edge
}

# What futures bring, and how often.

outlook = { $how ->
    [taken] { $unit } to { $player }{ $kind ->
        [ship] {" at the end of the round"}
       *[other] {""}
    }
    [freed] { $unit } to nobody
    [lost] { $unit } lost
    [idle] { $unit } out of action
    [back] { $unit } back in action
   *[scored] { $player } scores
}: { $chance }{ $instead ->
    [none] {""}
   *[other] {" "}instead of { $instead }
}
