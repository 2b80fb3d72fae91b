# What is asked: to whoever decides (question-), to everybody (waiting-), the choices (option-) and their small print (detail-).

question-activate = Choose the frame that acts now.
    { $pass ->
        [yes] Each frame acts once a round. You may also pass the choice down the line.
       *[no] Each frame acts once a round.
    }
question-target = { $under ->
        [none] What does { $frame } aim at?
       *[other] { $under } attacks { $frame } with { $attack }, so it acts now. What does { $frame } aim at?
    }
    No target, no red dice. An enemy that has not acted yet is called up by the attack: it defends at once and takes its own turn afterwards.
question-range = From which range does { $frame } attack { $target }? The choice stands once the dice are rolled.
    Hand-to-hand up to { $reach_one }, direct fire up to { $ruler }, artillery beyond; measured from edge to edge, close calls are yours.{ $rockets ->
        [0] {""}
       *[other] {" "}A rocket adds a red d8 to direct fire and is used up.
    }
question-defend = Which die defends { $frame }?{ $under ->
        [none] {""}
       *[other] {" "}{ $under } attacks with { $attack }.
    }
    Blue or white. It counts against every attack until the round ends, and cannot be added later.
question-act = What does { $frame } do next? Dice left: `{ $dice }`
    Move and attack in either order, each once; spotting comes last and ends the turn.
question-station = Which station does { $frame } stand at now?
    Within { $reach_one } counts. A station changes hands when one side alone has frames there.
question-cover = What is in the way from { $frame } to { $target }?
    Cover lies in the line of fire and within { $reach_one } of the target; frames of any side count too. With more than one, the first takes the hits first.
question-use-spot = Use the spot of { $spot } on { $target }?
    With it: { $with_spot }; without it: { $without }. { $lasts ->
        [until-next-attack] It goes with this attack, used or not.
       *[until-used] A spot that is used is removed.
    }
question-ground = { $hits ->
        [one] { $frame } is hit at { $station }. Give ground?
       *[other] { $frame } is hit { $hits } times at { $station }. Give ground?
    }
    One hit is cancelled: the frame moves straight away from the station, to just over { $reach_one }. Only once an attack.
question-loss = { $hits ->
        [one] { $frame } takes a hit. What goes?
       *[other] { $frame } has { $hits } hits to take. What goes first?
    }
    Its next rolls lack what it loses; dice already rolled stay. White dice go last, rockets never.
question-spot-target = Whom does { $frame } spot with { $value }?
    { $reach ->
        [0] Without a spotting system: within { $ruler } and out of cover.
        [1] One spotting system: within { $ruler }, in cover or not.
       *[other] Two spotting systems: anywhere.
    } A spot gives way only to a greater one.
question-doomsday = Move the doomsday clock on by one more? It stands so: { $clock }.
    When it runs out the highest score wins: { $scores }.

waiting-activate = { $player } chooses a frame to activate.
waiting-target = { $player } chooses a target for { $frame }.
waiting-range = { $player } declares the range from { $frame } to { $target }.
waiting-defend = { $player } chooses a defense for { $frame }.
waiting-act = { $player } decides what { $frame } does next.
waiting-station = { $player } says which station { $frame } stands at.
waiting-cover = { $player } says what covers { $target } from { $frame }.
waiting-use-spot = { $player } decides whether to use the spot on { $target }.
waiting-ground = { $player } decides whether { $frame } gives ground.
waiting-loss = { $player } chooses what { $frame } loses.
waiting-spot-target = { $player } chooses whom { $frame } spots.
waiting-doomsday = { $player } decides about the doomsday clock.

option-frame = { $frame }
option-pass = Pass
option-terrain = Terrain
option-no-target = No target
option-range = { $range }{ $rockets ->
    [0] {""}
    [one] {" "}+ 1 rocket
   *[other] {" "}+ { $rockets } rockets
}
option-defend = Defend with { $die }
option-no-defense = No defense
option-move = Move with { $die }
option-attack = Attack with { $die }
option-spot = Spot with { $die }
option-done = Done
option-no-station = No station
option-station = Station { $station }
option-open = No cover
option-cover-terrain = { $hits ->
    [one] Terrain, 1 hit left
   *[other] Terrain, { $hits } hits left
}
option-cover-frame = Behind { $frame }
option-use-spot = Use the spot
option-keep-spot = Without the spot
option-lose-white = A white die
option-lose = { $letters }: { $system }
option-hold-ground = Stand and take it
option-give-ground = Give ground
option-give-ground-to = Give ground, to station { $station }
option-nobody = Nobody
option-advance = One more
option-hold = Leave the clock

detail-systems = { $systems ->
    [none] no systems
   *[other] { $systems }
}
detail-white = { $n ->
    [one] 1 white
   *[other] { $n } whites
}
detail-defense = defense { $n }
detail-spot = spotted { $n }
detail-ready = has not acted
detail-pool = rolls { $dice }
detail-move = up to { $distance }
detail-attack = { $spot ->
    [0] against defense { $defense }: { $dice }
   *[other] against defense { $defense }: { $dice }, { $more } with the spot
}
detail-attack-ready = the target activates first, to defend
detail-attack-terrain = { $dice } against the terrain
detail-no-defense = defense 0 until the round ends
detail-done = the dice that are left are lost
detail-station = { $holder ->
    [none] nobody controls it
   *[other] { $holder } controls it
}
detail-cover-terrain = { $hits ->
    [one] one more hit and it covers no more
   *[other] covers until its { $hits } hits are taken
}
detail-immune = two defense systems: takes no damage as cover
detail-lose = { $systems ->
    [none] no systems left after it
   *[other] left after it: { $systems }
}
detail-lose-white = { $n ->
    [1] the frame is destroyed
   *[other] one more hit destroys the frame
}
detail-ground-no = { $hits ->
    [one] 1 hit to take
   *[other] { $hits } hits to take
}
detail-ground-yes = { $hits ->
    [0] no hit to take
    [one] 1 hit to take
   *[other] { $hits } hits to take
}
detail-nobody = the turn ends without a spot
