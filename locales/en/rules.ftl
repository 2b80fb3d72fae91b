# The rulebook in our own words. For each topic: rule-title-, rule-words- (other search words), rule- (the rule), and
# rule-ruling- where the rulebooks are silent. Numbers come from the ruleset: see ``Book.facts`` in text/book.py.

rule-page = ### { $title }
    -# { $chapter } · { $ruleset }
    { $text }
rule-ruling = ⚖️ **Table ruling:** { $text }
rule-borrowed = -# The { $ruleset } book says nothing about this: the rule is Rapid Attack's.
rule-partly = -# The { $ruleset } book says this in part only: the rest is Rapid Attack's.
rule-button = Why?
rule-more = More about: { $chapter }
rule-unknown = There is no rule “{ $text }” here; did you mean one of these?
rule-unknown-alone = There is no rule “{ $text }” here; try a word like “cover”, “spot” or “tie”.
rule-size-row = - { $players } players: { $least }–{ $most } frames, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} each
rule-size-rockets = { $rockets ->
    [one] { $rockets } rocket
   *[other] { $rockets } rockets
} per company

rule-chapter-prepare = Getting ready
rule-chapter-frames = Frames and systems
rule-chapter-field = The field
rule-chapter-setup = Before the battle
rule-chapter-round = The round
rule-chapter-turn = An activation
rule-chapter-damage = Damage
rule-chapter-table = At this table
rule-chapter-advanced = Advanced rules

## Preparation

rule-title-materials = What you need
rule-words-materials = material, box, lego, tokens, equipment, bring, start
rule-materials = A company of frames for each player, stations, terrain to hide behind, a ruler, and dice in five colors: white, blue, green, yellow, red. Here the dice, the scores and the clock are mine; models and field can be real, on camera, or only described.

rule-title-build = Building a model
rule-words-build = model, lego, bricks, scale, dimensions, studs, construction
rule-build = A frame may look like anything. Unless you agree otherwise it fits a space of 10 × 10 studs and 12 bricks of height, and its systems come off, so that everybody sees what is lost. Another scale is fine if all agree: stretch the ruler, the field and the terrain with it.

rule-title-dice = The colors of the dice
rule-words-dice = colour, color, white, blue, green, yellow, red, wild, d6, d8
rule-dice = Blue defends, green moves, yellow spots, red attacks, and white does any of these. One die for each action, one action for each die; red and green may have eight sides. A die that is not used is gone when the activation ends.

rule-title-actions = The four actions
rule-words-actions = action, assign, assignment, without systems, bare frame, white die
rule-actions = Every frame can defend, move, attack and spot, each once an activation, each with a die of its own; any may be left out. Without any system its white dice can still do any of the four: it attacks hand-to-hand, and spots within { $ruler } what is not in cover. With no ranged system, it rolls the sprint die too.
    An action without a die does not happen; defense without a die is 0.

rule-title-sizes = Company sizes
rule-words-sizes = size, skirmish, battle, how many frames, number of stations, players, limits, custom
rule-sizes = Frames and stations for each player.
    __Skirmish__, { $skirmish_rockets }:
    { $skirmish }
    __Battle__, { $battle_rockets }:
    { $battle }
    { $ruleset ->
        [unofficial] This book has no game for five.
       *[other] A skirmish is the shorter game.
    } In a custom game the host sets every number.

rule-title-measuring = Ruler and measuring
rule-words-measuring = measure, units, ruler, distance, centimetres, cm, ps, studs, premeasure, close call
rule-measuring = A ruler is { $ruler } long. Measure from the nearest edge to the nearest edge, whenever you like, as often as you like. { $metric ->
    [yes] Distances are shown in units, in ps and in centimeters.
   *[no] A unit is five studs on the table.
}
rule-ruling-measuring = Within a tenth of a unit of a border, both ranges are legal and the acting player chooses.

rule-title-field = The size of the field
rule-words-field = area, table, battlefield, game area, map size, play area
rule-field = Round or square, four to six rulers across at its widest{ $metric ->
    [yes] , { $field_least } to { $field_most }: the diameter of a round field, the diagonal of a square one.
   *[no] . On a larger field make the unit longer until that holds; on a smaller one use a ruler of six units.
}

rule-title-differences = How the books differ
rule-words-differences = difference, differs, variant, MEZ, Unofficial, own rules, compared, Rapid Attack
rule-differences = { $ruleset ->
    [mez] How MEZ differs from Rapid Attack:
        - The player whose turn it is activates all of their frames, one after the other; nobody passes
        - { $clock } turns, counted up
        - A spot is added to the next attack on its frame; any attack by anybody removes every spot
        - Tied for highest: add or remove a frame, no deferring; tied for lowest: the tie stands
        - Equal scores in play bring back the order of the turn before
        - Once a cover is gone, the dice that are left count as in the open, more cover or not
        - A station is never neutral again once somebody holds it
        - The defender begins with { $first_stations } stations; the others come with the last frames, and no share of the field need stay outside the perimeter
        - The point frame stands anywhere within direct fire; the lowest score deploys first; attackers' stations go where their frames could
        - Every frame that an attack hits at a station it holds may give ground, one that covers too
        - Split weapons belong to the rules, and leave the red d8 of a second weapon alone
        - Distances in ps and centimeters too
    [unofficial] How Unofficial differs from Rapid Attack:
        - Its own sizes, none for five players, and { $rockets_skirmish } rockets in a skirmish
        - Only a movement system leads over cover; the green d8 does not
        - A split weapon leaves the red d8 of a second weapon alone
        Its book says nothing about set-up, ties, terrain as a target, giving ground or close calls, and only a part of how ranges, stations and the clock work. Rapid Attack's rules apply there, and the pages say so.
   *[other] Rapid Attack is the complete book. MEZ and Unofficial are books of their own: open this page for one of them to see what differs. Where they are silent, Rapid Attack's rule applies, and the page says so.
}

## Frames and systems

rule-title-frames = Frames and loadouts
rule-words-frames = mecha, mech, loadout, systems, soldier, construction, equipment, limit
rule-frames = A frame rolls { $white } white dice of its own and carries up to { $systems } systems, at most { $same } of one type: defense B, movement G, spotting Y, hand-to-hand Rh, direct-fire Rd, artillery Ra.
    One each of B, G, Y and Rd is the “soldier”: swap one system and you have a specialist.

rule-title-defense-systems = Defense systems
rule-words-defense-systems = blue, armour, armor, shield, B, camouflage
rule-defense-systems = Each adds a blue die to defend with. A frame with two is also safe cover for others: hits on the cover don't hurt it.

rule-title-movement-systems = Movement systems
rule-words-movement-systems = green, jump jets, wings, wheels, G, fly
rule-movement-systems = Each adds a green die to move with. { $over ->
    [movement-systems] A frame that has one when it rolls goes straight over cover and may stop on top of it, even if it moves with another die. The green d8 doesn't allow that.
   *[other] A frame that rolls a green die goes straight over cover and may stop on top of it, even if it moves with a white die.
}

rule-title-spotting-systems = Spotting systems
rule-words-spotting-systems = yellow, radio, comms, scope, laser, Y, surveillance
rule-spotting-systems = Each adds a yellow die to spot with. One lets the frame spot targets in cover within { $ruler }; two let it spot anything anywhere on the field.

rule-title-hand-to-hand = Hand-to-hand weapons
rule-words-hand-to-hand = melee, close combat, Rh, blade, fist, knife
rule-hand-to-hand = Within { $reach }. One system gives two red dice, a second adds a red d8. Cover does not count and damage dice hit on 4, 5 and 6. A frame without one may still attack hand-to-hand with a white die.

rule-title-direct-fire = Direct-fire weapons
rule-words-direct-fire = Rd, rifle, gun, shoot, ranged
rule-direct-fire = Farther than { $reach } and up to { $ruler }. One system gives two red dice, a second adds a red d8. Too close is out of range too: within { $reach } a gun is useless.

rule-title-artillery = Artillery
rule-words-artillery = Ra, mortar, sniper, long range, indirect
rule-artillery = Farther than { $ruler }, with no limit and no line of sight. One system gives two red dice, a second adds a red d8. A target that comes nearer than that is out of its range.

rule-title-rockets = Rockets
rule-words-rockets = SSR, single shot, rocket, missile, one-shot, grenade
rule-rockets = A company carries exactly { $rockets_skirmish } in a skirmish and { $rockets_battle } in a battle, spread over its frames as you like. Use one when you declare direct fire: it adds a red d8 and is gone. You can use several at once, but only one die attacks.
    With a rocket even a frame without a gun can attack at direct-fire range. Rockets aren't systems: hits don't take them and PPA doesn't count them, but they are lost with their frame.

rule-title-sprint = Sprinting
rule-words-sprint = green d8, d8 green, run, unarmed, no ranged weapon, G8
rule-sprint = A frame without any direct-fire or artillery system, whether it was built that way or lost them, rolls an extra green d8. The die can't be lost, and carrying rockets doesn't take it away. { $over ->
    [movement-systems] It adds distance and nothing else: without a movement system the frame goes around cover.
   *[other] It carries the frame over cover as any green die does.
}

rule-title-pool = The dice a frame rolls
rule-words-pool = roll, dice pool, how many dice, rolling, red dice
rule-pool = All at once, in the open: { $white } white, less those lost; a blue, green or yellow die for each such system; the red dice of the declared range only, and a red d8 for each rocket used. No target, no red dice. No ranged system, one green d8.
    A system that is lost during its own activation still counts for the dice already on the table.
rule-ruling-pool = A white die can attack at any range open to the frame.

## The field

rule-title-ranges = Ranges
rule-words-ranges = distance, range, reach, exclusive, in range, how far
rule-ranges = Up to { $reach } it is hand-to-hand, from there to { $ruler } direct fire, and artillery beyond { $ruler }. They do not overlap: each weapon has its own range and no other. When in doubt, the target is in range.

rule-title-terrain = Terrain
rule-words-terrain = wall, building, bricks, obstacle, durability, three bricks, destroy terrain
rule-terrain = Anything three bricks high or more gives cover and must be walked around; anything lower has no effect. Each hit takes { $bricks } bricks: the attacker picks them, never one with others on top. Terrain may be a target while it stands: no defense, no cover, hit on 4, 5 and 6.
rule-ruling-terrain = A piece is counted by the hits it takes before it stops giving cover; three hits is a very solid one.

rule-title-cover = Cover
rule-words-cover = covered, in cover, behind, hide, protection, line of sight, wall
rule-cover = Terrain or a standing frame, friend or enemy, covers a target if it lies between the target and the attacker and within { $reach } of the target. Anything farther from the target does not count, even on the line of fire. Stations are never cover.
    Hand-to-hand ignores cover. When in doubt, the target is in cover.

rule-title-cover-frame = A frame as cover
rule-words-cover-frame = covering frame, bodyguard, behind a frame, human shield, two defense
rule-cover-frame = Behind another frame, a ranged attack hits the target on 6 and the covering frame on 5. Its owner picks what it loses. With two defense systems it takes nothing: the 5 is simply wasted.

rule-title-stations = Stations
rule-words-stations = station, capture, objective, control, hold, seize, flag, asset
rule-stations = You take a station when you are the only player with a frame stopped within { $reach } of it. You keep it, even from afar, { $contested ->
    [kept] until an enemy captures it in the same way.
   *[other] until another player has a frame there and you have none.
} Passing by is not enough. A frame may stand at several stations.
    A station is an asset for its holder, and no larger than 4 × 4 studs. It gives no cover, and no attack can be aimed at it. If you all agree, a player may claim a marked spot on a large piece of terrain instead; the piece stays terrain.
rule-ruling-stations = Checked after every move, loss and capture. Where I cannot see the field, you say after each move which stations the frame stands at.

rule-title-contested = Contested stations
rule-words-contested = contested, neutral, two enemies, three players, nobody
rule-contested = { $contested ->
    [kept] A station belongs to one side until an enemy captures it: it never becomes neutral. With two rivals at it and no frame of its holder, it stays with its holder until one of the two is there alone.
   *[other] With two rivals at a station and none of your frames left there, you lose it and nobody gains it. It stays neutral until one company alone is there.
}

## Before the battle

rule-title-bidding = Bidding
rule-words-bidding = bid, reveal, secret, sealed, companies, compare
rule-bidding = Companies are secret until all are revealed together. Then frames and systems are compared, everybody gets points per asset (PPA) and a first score, and ties are settled. A small company starts ahead and defends; a large one has to catch up.

rule-title-ppa = Points per asset
rule-words-ppa = PPA, asset value, points, most frames, fewest systems, SA, score per asset
rule-ppa = Everybody starts from { $ppa }. Most frames −1, most systems −1, fewest frames +1, fewest systems +1, and everybody who ties for one of these gets it. Rockets do not count. The number never changes again.

rule-title-score = Score and order
rule-words-score = points, assets, initiative, scoring, leader, first player
rule-score = Score = PPA × (frames that stand + stations held), counted again the moment anything changes. It decides who wins in the end and, until then, who chooses first.
rule-ruling-score = { $equal ->
    [round-before] Players with equal scores go in the order of the turn before, as it began (the book says so)
   *[as-before] Players with equal scores keep the order they had before
}; in the first round that is seat order{ $lowest ->
    [stands] {""}
   *[other] {" "}or the order drawn for a tie
}.

rule-title-tie-highest = A tie for the highest score
rule-words-tie-highest = tie, draw, equal, defender, tied, rebid
rule-tie-highest = { $highest ->
    [must-change] A tied player adds the spare frame of the company or removes a frame, within the limits of the size. Then everything is counted again. Nobody can leave it to somebody else.
   *[other] A tied player, drawn by lot, adds the company's spare frame, removes a frame, or leaves the choice to another tied player who hasn't passed it on yet. The limits of the size hold. Then everything is counted again.
}
rule-ruling-tie-highest = A spare frame is built and sealed with its company; until it is added it isn't compared, and it carries no rockets. A company without one can't add any. { $highest ->
    [must-change] A lot decides which of the tied players does it, among those who can. If nobody can, lots decide who is first.
   *[other] If none of them can do anything that is legal, lots decide.
}

rule-title-tie-lowest = A tie for the lowest score
rule-words-tie-lowest = tie, equal, lowest, point attacker, lots, last
rule-tie-lowest = { $lowest ->
    [stands] It stands: nothing is drawn. The tied players keep their order; the last of them is the point attacker, comes last in the round, and is the first to deploy.
   *[other] Lots decide which of them is the point attacker and comes last in order. The others are secondary attackers.
}
rule-ruling-tie-lowest = { $lowest ->
    [lots] {""}
   *[stands] The book speaks of ties in general and of first place. Before the first round the order is that of the seats.
}

rule-title-positions = Tactical positions
rule-words-positions = defender, point attacker, secondary attacker, position, role
rule-positions = The highest score defends. The lowest is the point attacker. Everybody in between is a secondary attacker. This only matters for deployment; in the battle it's everyone for themselves.

rule-title-deployment = Deployment, step by step
rule-words-deployment = deploy, setup, place, placement, set up, start positions
rule-deployment = The terrain is already there; with the terrain option, players take turns adding and removing pieces until everyone is happy.
    1. { $first_stations ->
        [all] The defender's stations, then two of the defender's frames
       *[other] { $first_stations } of the defender's stations, then two of the defender's frames
    }
    2. The point frame
    3. The attackers' frames one by one, { $placing ->
        [lowest-first] the lowest score first
       *[other] the highest score first
    }
    4. The attackers' stations in the same order
    5. The rest of the defender's { $first_stations ->
        [all] frames
       *[other] stations and frames
    }

rule-title-perimeter = The defender's stations and perimeter
rule-words-perimeter = perimeter, defense setup, defensive, defender stations, one third
rule-perimeter = { $first_stations ->
    [all] The defender puts stations anywhere, each within { $ruler } of another. Everything within { $ruler } of them is the perimeter, and two of the defender's frames go inside it. At least a third of the field stays outside, with at least one legal place for the point frame.
   *[other] The defender puts down { $first_stations } stations, anywhere within { $ruler } of each other. Everything within { $ruler } of these is the perimeter, and two of the defender's frames go inside it. Stations that are left come with the defender's last frames and do not widen the perimeter.
}
rule-ruling-perimeter = { $first_stations ->
    [all] {""}
   *[other] One legal place is left for the point frame.
}

rule-title-point-frame = The point frame
rule-words-point-frame = point attacker, first frame, vanguard, point
rule-point-frame = The point attacker's first frame. { $point ->
    [within-direct-fire] It stands at direct-fire range ({ $ruler } at most) of one of the defender's frames, outside the perimeter and in the open.
   *[other] It stands exactly { $ruler } from one of the defender's frames, in the open to that frame or another of theirs, and farther than { $ruler } from all of their stations.
}
rule-ruling-point-frame = { $point ->
    [within-direct-fire] “In the open” means not in cover from at least one of the defender's frames.
   *[other] “Exactly” allows up to a quarter of a unit nearer, but never beyond direct fire.
}

rule-title-attackers = Where attackers begin
rule-words-attackers = attackers frames, attackers stations, secondary, alternate, placement order
rule-attackers = In turn, one frame at a time, { $placing ->
    [lowest-first] the lowest score first: outside the perimeter, and no defending frame may have them in direct-fire range ({ $ruler }). Stations follow in the same order, wherever a frame could have been placed.
   *[other] the highest score first: { $ruler } or more from every frame and station of the defender. Stations follow in the same order, anywhere on the field.
}

rule-title-defender-last = The defender's last frames
rule-words-defender-last = reserves, remaining frames, other frames, defender
rule-defender-last = { $first_stations ->
    [all] When all attackers stand, the defender puts down what is left: anywhere inside the perimeter, outside it only in cover.
   *[other] When all attackers stand, the defender puts down the stations that are left, then the frames: anywhere inside the perimeter, outside it only in cover.
}
rule-ruling-defender-last = { $first_stations ->
    [all] {""}
   *[other] These stations go anywhere on the field.
}

rule-title-demo = The demo game
rule-words-demo = demo, tutorial, introduction, convention, learn, beginner, teach
rule-demo = Two frames each, a soldier and a variant of it for close or for long range, and one neutral station in the middle. Every asset is worth { $ppa }, the clock { $shown ->
        [up] stops at { $demo_clock }
       *[down] starts at { $demo_clock }
    }{ $around ->
        [yes] , and while scores are equal the choice goes around the table
       *[no] {""}
    }. Place frames where they have a choice to make: an enemy or the station just within reach.

## The round

rule-title-round = The round
rule-words-round = turn, new round, end of round, phases
rule-round = Remove the defense and spot dice of the last round. Then every frame that stands activates once, in tactical order, broken by combat order. When all have acted the doomsday clock moves.

rule-title-tactical-order = Tactical order
rule-words-tactical-order = initiative, who goes next, whose turn, order, choose, activate
rule-tactical-order = { $passing ->
    [own-frames-first] The highest score begins. The player whose turn it is must activate one frame after another until all of that player's frames have acted; then comes the highest score that has frames left.
   *[other] After every finished activation, or chain of them, the choice is back with the highest score. That player activates a frame or passes the choice down to the next lower score. A player without a frame left to act is skipped.
}

rule-title-passing = Passing
rule-words-passing = pass, skip, wait, decline
rule-passing = { $passing ->
    [own-frames-first] There is no passing: the player whose turn it is must activate a frame, until none is left.
   *[other] You may pass the choice down the line, as long as somebody with a lower score still has a frame to act. If nobody has, you must activate. After that activation the choice starts at the top again, so you may get it back.
}

rule-title-combat-order = Combat order
rule-words-combat-order = react, reaction, chain, interrupt, under attack, suspended, nested, defender activates
rule-combat-order = Attack a frame that has not acted this round and it acts now: it names its target, rolls and defends; the attack is resolved; the attacker finishes; then it goes on with its own turn. If it attacks in its turn, the chain grows, across any number of players.
    Only an attack in range, with a die on it, does this. A frame that is destroyed meanwhile loses the rest of that turn. { $passing ->
        [own-frames-first] When the chain ends, the player whose turn it is chooses again.
       *[other] When the chain ends, tactical order returns.
    }
rule-ruling-combat-order = { $ruleset ->
    [rapid-attack] {""}
    [unofficial] {""}
   *[mez] The book lets the attacked frame act “at once”. The attacker moves and spots first if it has not, as in Rapid Attack.
}

rule-title-doomsday = Doomsday
rule-words-doomsday = clock, countdown, end of game, how long, turns, advance, vote
rule-doomsday = { $shown ->
    [up] The game lasts { $clock } turns, counted up. Each round counts one; then each player, the highest score first, may add one more.
   *[other] The clock starts at { $clock }. Each round takes one off it; then each player, the highest score first, may take off one more. At 0 the game is over.
} A player without frames still has a say.
    The leader wants a short game.
rule-ruling-doomsday = Players are asked one by one, so that everybody sees what those before them have done.

rule-title-end = The end, and who wins
rule-words-end = end, win, wins, winner, victory, draw, outcome, game over, tie
rule-end = When the clock has run out, the highest score wins; equal scores share the game, and there is no tie-break. Losing every frame does not put you out: your stations go on scoring.

rule-title-judgment = Judgment calls
rule-words-judgment = unclear, doubt, dispute, close call, spirit, fair
rule-judgment = Close calls go to the acting player. A target that might be in range is in range, and a move that might reach its goal reaches it. A target that might be in cover is in cover: here the defender is the one acting.
rule-ruling-judgment = Where the books are silent, I rule in that spirit, and every ruling has a page that you can read.

## An activation

rule-title-activation = An activation, step by step
rule-words-activation = turn, turn sequence, steps, activate, sequence, order of actions
rule-activation = In this order; each step is over before the next one begins:
    1. Target and range
    2. Roll
    3. Defend
    4. Move and attack, either one first
    5. Spot
    {""}
    Dice left over at the end are discarded.

rule-title-target = Target and range
rule-words-target = declare, target, designate, aim, choose target, terrain
rule-target = Before the roll: name an enemy frame, some terrain, or nobody, and the range of your attack. You need not be in range yet, but you must be when you attack; neither can be changed. Never a station, never a frame of your own.
    You can only name a range that the frame can attack at; hand-to-hand is always open. You don't have to attack your target.

rule-title-defense = Defending
rule-words-defense = defend, defence, blue die, defense value, block
rule-defense = Right after the roll, before anything else: a blue or a white die. It stands against every attack until the round is over and cannot be added later; without one the defense is 0.

rule-title-movement = Moving
rule-words-movement = move, walk, distance, green die, around cover, path, climb
rule-movement = Up to as many units as the green or white die shows, with as many bends as you like. { $over ->
    [movement-systems] Without a movement system the path goes around everything that gives cover, frames included. With one, even when another die moves the frame, it goes straight over and may end on top, even of a frame. When the lower one goes, the upper one keeps its place.
   *[other] Without a green die in the roll the path goes around everything that gives cover, frames included. With one, used or not, it goes straight over and may end on top, even of a frame. When the lower one goes, the upper one keeps its place.
}
    { $metric ->
        [yes] One point is { $one }.
       *[no] You don't have to use all of it.
    }

rule-title-attack = Attacking
rule-words-attack = shoot, fire, red die, attack value, attacking
rule-attack = A red or a white die, on the declared target, from the declared range, once. Line of sight does not matter. Once it has its die, an attack can't be called off, and there is no attack without a die.
    If the target has not acted this round, combat order begins.

rule-title-spotting = Spotting
rule-words-spotting = spot, yellow die, target lock, mark, paint, spotter
rule-spotting = The last step of an activation: a yellow or white die goes beside an enemy frame, for anybody's attack on it. It need not be your target. A white die has the same limits. A frame holds one spot; only a higher one replaces it.
    - No spotting system: within { $ruler }, not in cover
    - One: within { $ruler }, in cover or not
    - Two: anywhere

rule-title-spot = Using a spot
rule-words-spot = spot, use spot, spotted, bonus, add spot, spot die
rule-spot = Attack a frame that has been spotted, and { $lasts ->
    [until-next-attack] the spot is added to your attack, no matter which player placed it, and then removed.
   *[other] you may add the spot to your attack, no matter which player placed it. You decide once the defense is known. A spot you use is removed; one you don't use stays for later attacks.
} Terrain cannot be spotted.

rule-title-spot-lasts = How long a spot lasts
rule-words-spot-lasts = spot, expires, removed, spot duration
rule-spot-lasts = { $lasts ->
    [until-next-attack] Until the next attack by any frame at any target, or the end of the round.
   *[other] Until somebody uses it, a higher one replaces it, or the round ends.
}

## Damage

rule-title-damage-dice = Damage dice
rule-words-damage-dice = damage, formula, attack plus spot minus defense, how many dice, resolve, calculate
rule-damage-dice = Attack + spot − defense is the number of damage dice; with 0 or less, the attack misses. They are read right away, one by one from the lowest up.

rule-title-hit-chart = The hit chart
rule-words-hit-chart = hits, hit table, what hits, 4 5 6, chart, damage table
rule-hit-chart = The lowest die comes first. Once a cover is gone, the dice that are left use { $next_covers ->
        [yes] the next cover or, if there is none, the line for the open.
       *[no] the line for the open, even if another cover stands.
    }
    - Hand-to-hand: 4, 5, 6
    - Ranged, in the open: 5, 6
    - Ranged, behind terrain: 6; its cover on 4 and 5
    - Ranged, behind a frame: 6; that frame on 5
    - At terrain: 4, 5, 6

rule-title-losses = What a hit takes
rule-words-losses = loss, lose system, damage, remove, white die, choose loss
rule-losses = The owner picks a system for each hit; with none left a white die goes; with both whites gone the frame is destroyed. A frame hit during its own activation keeps the dice it has rolled. Hits beyond its destruction are lost, and rockets cannot be picked.

rule-title-giving-ground = Giving ground
rule-words-giving-ground = give ground, retreat, fall back, station, cancel hit
rule-giving-ground = { $ground ->
    [every-frame] A frame within { $reach } of a station it holds may cancel one hit of an attack by moving directly away from that station, to just outside { $reach }. Once an attack; a frame that covers the target may do so too.
   *[target] A target within { $reach } of a station it holds may cancel one hit of an attack by moving directly away from that station, to just outside { $reach }. Once an attack; only the target, not its cover.
}
    The station stays yours until somebody else stands there.
rule-ruling-giving-ground = It is offered before the owner picks a loss.

rule-title-destroyed = Destruction
rule-words-destroyed = destroyed, killed, dead, wreck, last white
rule-destroyed = A frame that loses its last white die is out: no longer an asset or cover, and no activation, not even the one under way. The score is counted again at once, and with it the order.

## Declarations, corrections and standing orders

rule-title-declared = What players declare
rule-words-declared = declare, declared table, physical table, own table, who says, trust
rule-declared = Where I cannot see the field, the acting player says what only the table knows: whether a target is in range, what covers it, which stations a frame stands at, who it can spot. Before damage dice are rolled, the defender agrees or disagrees, and so does the owner of any frame named as cover; before a station is lost, its holder does, and before a frame is spotted, its player does. I work out the rest, and the log records who said what.
rule-ruling-declared = About cover the defender has the last word. In a close call about a distance it is the acting player, who may give in or insist. Nobody is asked about terrain, or when no die can fall. A table may trust the attacker instead (an option in the lobby); a standing order can agree for you.

rule-title-host = The host's corrections
rule-words-host = correct, mistake, fix, adjust, referee, undo
rule-host = The host can correct mistakes: scores, the clock, stations, a frame's position, its systems and its dice. Each correction is in the log with a name and a reason.
rule-ruling-host = For a decision just made, `/game undo` is better: the same dice fall again.

rule-title-standing-orders = Standing orders
rule-words-standing-orders = orders, automatic, away, absent, order of losses
rule-standing-orders = A player may leave orders for the questions that come in somebody else's turn: in which order systems are lost, and whether to give ground; and for a frame that is attacked before its turn, what it targets, how it defends and how it goes on. Then nobody has to wait; without orders the game asks.
rule-ruling-standing-orders = The books don't mention these. They only answer what you would be asked anyway.

## Advanced rules

rule-title-split-range = Split-range weapons
rule-words-split-range = split, half system, two ranges, Rh/Rd, Rd/Ra, advanced
rule-split-range = { $split ->
    [core] {""}
   *[advanced] Advanced.{" "}
}A weapon system may be cut into halves of two ranges: one red die at each. Each half counts as half a system of its type toward the { $same }, the whole as one toward the { $systems }; a hit takes both halves.
rule-ruling-split-range = { $pairs ->
    [always] Halves never bring the red d8 themselves; two full systems of the range do.
   *[unsplit] While a frame has any split system, a second full system brings no red d8, at any range.
}

rule-title-elevation = Elevation and falling
rule-words-elevation = height, high ground, climb, fall, falling damage, ladder, advanced
rule-elevation = Advanced. A frame six bricks higher than another is covered from it by what it stands on, and only something overhead covers the lower one in return. Up or down a sheer side a frame needs stairs, a ladder, or a green die in its roll. Stairs cost nothing; a ladder or a free climb costs a unit for six bricks.
    When the structure gives way and the frame falls: a damage die for every three bricks, hits on 4, 5 and 6. Close calls go to the frame that would fall.

rule-ruling-elevation = On a map a side of six bricks or more is sheer. Houses, ruins and warehouses have stairs; churches, cranes, hulls, tanks and towers have a ladder.

rule-title-hazards = Hazards and environmental systems
rule-words-hazards = hazard, hazardous, lava, swamp, environmental, E, advanced
rule-hazards = Advanced. A frame that activates inside a hazard rolls one white die fewer. An environmental system (E) protects it; for limits, PPA and hits it counts like any other system.

rule-title-frame-initiative = Initiative by frame
rule-words-frame-initiative = initiative, d20, per-frame, advanced, order
rule-frame-initiative = Advanced. Each round every frame rolls a d20, and one with fewer than { $systems } systems rolls two. The lowest number in play acts next; ties roll again. A frame with two numbers may act on either when the lower one comes up. Combat order still interrupts.

rule-title-dropping-whites = Dropping whites
rule-words-dropping-whites = drop white, drop whites, white damage, white die, advanced
rule-dropping-whites = Advanced. While a frame has both its whites, a hit may take a white die in place of a system. Only once: after that the hits go to its systems while it has any, and the hit after the last system destroys it.

rule-title-jettison = Jettison
rule-words-jettison = drop systems, throw away, discard, sprint, advanced
rule-jettison = Advanced. Before the roll a frame may throw away systems for good, as if they had been shot off. Losing the last ranged one brings the sprint die at once. Whites cannot go this way.

rule-title-initiative-kept = Initiative rolled once
rule-words-initiative-kept = initiative kept, d20 once, per-frame, community, house rule, condensed
rule-initiative-kept = Community rule, from MFZ:Condensed (mfz-ra-rules.nanto.fr): frames roll their d20s for initiative in the first round only. A frame with two numbers keeps the one it first acts on. Numbers stay when systems are lost; equal ones roll off each round. Otherwise as in *Initiative by frame*.

rule-title-most-assets = Most assets break a tie
rule-words-most-assets = tie, draw, equal score, end, tie-break, community, house rule, condensed
rule-most-assets = Community rule, from MFZ:Condensed (mfz-ra-rules.nanto.fr): when the clock has run out and several players share the highest score, the one with the most assets left, frames and stations, wins. If that is equal too, they draw, as in the book.

# Words of charts: chart-<chart>-<word>

chart-hits-title = What hits on which damage die
chart-hits-close = Hand-to-hand
chart-hits-open = Ranged, target in the open
chart-hits-terrain = Ranged, target behind terrain
chart-hits-frame = Ranged, target behind a frame
chart-hits-at-terrain = Terrain is the target
chart-hits-target = hits the target
chart-hits-wall = hits terrain
chart-hits-cover-frame = hits that frame

chart-dice-title = What the dice are for
chart-dice-W = Anything
chart-dice-from-W = { $white } for every frame; damage to the frame itself takes them
chart-dice-B = Defend
chart-dice-from-B = one for each defense system
chart-dice-G = Move
chart-dice-from-G = one for each movement system; the d8 for sprinting, without a direct-fire or artillery system
chart-dice-Y = Spot
chart-dice-from-Y = one for each spotting system
chart-dice-R = Attack
chart-dice-from-R = two for the first system of the declared range; the d8 for a second one, and for each rocket

chart-ranges-title = Ranges do not overlap
chart-ranges-close = Hand-to-hand: up to { $reach }
chart-ranges-direct = Direct fire: from there to { $ruler }
chart-ranges-far = Artillery: farther than { $ruler }
chart-ranges-ruler = One ruler, { $ruler }, from edge to edge

chart-sequence-title = An activation
chart-sequence-target = Name a target and a range
chart-sequence-roll = Roll all dice at once
chart-sequence-defend = Defend: blue or white
chart-sequence-move = Move: green or white
chart-sequence-attack = Attack: red or white
chart-sequence-either = Either one first
chart-sequence-spot = Spot: yellow or white, always last

chart-combat-title = Attacking a frame that has not acted
chart-combat-attacker = Attacker
chart-combat-defender = Defender
chart-combat-first = Target, roll, defense; in range, a die goes to the attack
chart-combat-second = Activates now: target, roll, defense
chart-combat-third = The attack is resolved. Then move, if not done yet, and spot
chart-combat-fourth = If it still stands: move and attack, spot

chart-spotting-title = Who a frame can spot
chart-spotting-open = up to { $ruler }, not in cover
chart-spotting-covered = up to { $ruler }, in cover
chart-spotting-far = farther away
chart-spotting-systems-0 = no spotting system
chart-spotting-systems-1 = one system
chart-spotting-systems-2 = two

chart-example-title = An attack on a frame behind a wall
chart-example-attack = attack
chart-example-spot = spot
chart-example-defense = defense
chart-example-dice = damage dice
chart-example-miss = The lowest first: 1 does nothing.
chart-example-wall = 4 hits the wall. It was its last hit: no more cover.
chart-example-hit = 5 counts as in the open now, and hits.
chart-example-result = One hit: the frame loses a system.
chart-space-title = What hits at which range
chart-space-dogfight-company = Dogfight: companies
chart-space-dogfight-ship = Dogfight: ships
chart-space-point = Point defense: ships, companies
chart-space-assault = Assault: ships
chart-space-support = Support: ships
chart-space-hit = hits
chart-space-absorbed = hits, unless cover takes it
chart-course-title = Courses along the hinge ruler
chart-course-straight = No steering: 4 units straight ahead
chart-course-turned = 5 2L 4R: one pip for speed, two for clicks
chart-course-hinge = A hinge that was clicked

## Mecha Football

rule-chapter-match = Football: the match
rule-chapter-ball = Football: a frame's turn

rule-title-football-teams = Teams
rule-words-football-teams = team, players, football, soccer, units
rule-football-teams = Two teams of the same number of frames, built as usual: two white dice, up to { $systems } systems, at most { $same } of a type. No rockets, no stations, no points, no doomsday: only goals count. Nobody dies.
rule-ruling-football-teams = A match is five a side, a friendly three; in a custom match the host sets the number. No split or environmental systems.

rule-title-toss = Toss and kick-off
rule-words-toss = coin, kick-off, start, sides, ends
rule-toss = The winner of the toss chooses offense or defense; the other side chooses its end. Offense kicks off. At half time the sides swap ends and the other side kicks off; after a goal the side that conceded kicks off.
    At a kick-off the sides place their frames in turn, offense first, each in its own half, one of offense's on the ball at the center spot.
rule-ruling-toss = The first frame offense places takes the ball.

rule-title-football-turn = Turns and halves
rule-words-football-turn = turn, half, half time, length
rule-football-turn = Two halves of three turns. Every frame acts once a turn; defense and marks are removed when the next turn begins.

rule-title-football-initiative = Initiative in football
rule-words-football-initiative = d10, count, numbers, order of play
rule-football-initiative = Every frame rolls a d10 at the start of a turn; one with fewer than { $full } systems rolls { $light } and keeps the lowest. Count up from 1: a frame acts when its number comes up. Tied frames reroll, lowest first, all of them before the next number. A dead ball does not restart the count.

rule-title-coaching = Coaching
rule-words-coaching = coach, assign dice, option
rule-coaching = An option: each side rolls one d10 per frame, and the sides assign them in turn, defense first.
rule-ruling-coaching = One die per frame, however few its systems. While the ball is loose, the side that had it last counts as offense.

rule-title-football-activation = A frame's turn, step by step
rule-words-football-activation = turn, activation, steps, order of actions, sequence
rule-football-activation =
    In this order; dice that are left are lost:
    1. Target and range
    2. Roll all dice
    3. Defense: a blue or white die
    4. Run, and pass, shoot, steal or tackle: either may come first, each takes one die
    5. Mark an opponent, which ends the turn

rule-title-football-target = Choosing a target
rule-words-football-target = aim, shoot, pass, steal
rule-football-target = With the ball: the goal or a teammate. Without it: the opponent who has it. Attacks do nothing to anyone else.
rule-ruling-football-target = While the ball is loose, a frame may name the goal or a teammate, fetch the ball and play it in the same turn. The range is measured from where it plays the ball: a frame that has run closer than the declared range can't play it from there.

rule-title-football-pool = Dice in football
rule-words-football-pool = red dice, pool, attack dice
rule-football-pool = White, blue, yellow and green as usual, the sprint die too. Red with the ball: direct-fire or artillery systems, for long and very long kicks, never hand-to-hand. Red without it: hand-to-hand for a steal, direct-fire for a slide tackle, never artillery.
rule-ruling-football-pool = A kick from hand-to-hand range, even a tap-in, is always allowed with a white die, if you declared that range.

rule-title-football-movement = Running
rule-words-football-movement = move, run, scale, ruler, double
rule-football-movement = A move die counts double: two units for each pip. Unless it rolled a green die, a frame runs around the others.

rule-title-possession = Possession
rule-words-possession = ball, loose, dribble, touch
rule-possession = The ball belongs to the frame whose base it touches; the first to touch it keeps it until a steal, a tackle or a pass. A loose ball goes to the first frame to reach it.

rule-title-football-attack = Playing the ball
rule-words-football-attack = attack, action, ball
rule-football-attack = Assign one red or white die to a pass, a shot, a steal or a tackle, once a turn, before or after moving. The range is the one you declared.

rule-title-pass-and-shot = Passes and shots
rule-words-pass-and-shot = pass, shot, kick, goal, dice
rule-pass-and-shot = Dice = the die you assigned − the defense of every frame in the way. With nobody in the way, 5 and 6 hit; otherwise only 6. One hit is enough: it's a goal, or the teammate has the ball. No hit is a fumble.
rule-ruling-pass-and-shot = You may add one mark on a frame in the way; it is used up.

rule-title-line = Who is in the way
rule-words-line = in the way, line of fire, block, wall, keeper
rule-line = Frames of either side between the ball and its target are in the way, just as cover would be. A shot may go anywhere between the posts: I aim it where the fewest frames are in the way, so a keeper counts only if the shot can't go past it. At your own table the kicking player says who is.

rule-title-football-defense = Defense in football
rule-words-football-defense = defend, defense, blue die, block
rule-football-defense = Right after its roll a frame may put a blue or white die to its defense. It counts against every steal and tackle on that frame, and every kick past it, until the next turn begins. Without one the defense is 0.

rule-title-defending-early = Defending early
rule-words-defending-early = keeper, called up, activate, defend
rule-defending-early = A frame in the way of a kick, the receiver of a pass and the victim of a steal or tackle defend early: if it hasn't acted yet, it names a target, rolls and sets its defense right away. It carries on with those dice when its number comes up.
rule-ruling-defending-early = A frame that defends early may name any target: the goal, a teammate or any opponent, since the ball may have moved by then. The receiver's defense does not count against the pass.

rule-title-football-marks = Marks
rule-words-football-marks = mark, spot, spotting, yellow die
rule-football-marks = To end its turn a frame may put a yellow or white die beside an opponent. One steal or tackle on that opponent, or one shot or pass by it, may add the mark to its die and uses it up. An opponent has one mark; only a higher one replaces it. Marks go when the next turn begins.
    - No spotting system: within 8 units, with no frame within 1 unit of the opponent in the way
    - One: within 8 units
    - Two: anywhere

rule-title-goal = A goal
rule-words-goal = score, goal, point
rule-goal = One for the side that attacks that goal, even if the other side put the ball in; play stops, and the side that conceded kicks off.
rule-ruling-goal = A goal ends the kicker's turn; the initiative count carries on after the kick-off. If the kicker was the last frame of a half, there is no kick-off.

rule-title-fumble = Fumbles
rule-words-fumble = miss, wide, fumble
rule-fumble = A kick without a hit goes wide: the other side decides where the ball goes, within the kick's range and not backward. It may lie loose, go to any frame, even the kicker, go out, or go into a goal.
rule-ruling-fumble = Not backward: a shot or a forward pass never ends closer to the kicker's own goal line than the kicker; a back pass may. A goal counts for the side that attacks it. No dice at all is a fumble.

rule-title-steal-and-tackle = Steals and slide tackles
rule-words-steal-and-tackle = steal, tackle, slide, win the ball
rule-steal-and-tackle = Dice = the die you assigned − the ball carrier's defense; 5 and 6 hit. A hit wins the ball; no hit changes nothing, unless it's a foul.

rule-title-foul = Fouls
rule-words-foul = foul, one, free kick
rule-foul = A steal or tackle with no hit and at least one 1 is a foul: the side that had the ball keeps it, and both sides reposition.
rule-ruling-foul = No dice at all is a miss, but not a foul.

rule-title-tackle-breaks = Tackles that break
rule-words-tackle-breaks = damage, break, system, option
rule-tackle-breaks = An option: a slide tackle that hits also breaks one of the victim's systems; the tackler's side chooses which.

rule-title-out = Out
rule-words-out = throw-in, corner, goal kick, side line, goal line
rule-out = Over a touchline: a throw-in where it crossed. Over the goal line by a defender: a corner. By an attacker: a goal kick. The other side has the ball.

rule-title-dead-ball = Dead balls
rule-words-dead-ball = stop, restart, free turn, set piece
rule-dead-ball = After a foul or a ball out of play both sides may reposition; then the taker acts at once, whatever its number. If it has already acted, it gets a free turn.
rule-ruling-dead-ball = A dead ball ends the acting frame's turn. The taker rolls again, and keeps its defense if it has one.

rule-title-redeployment = Redeployment
rule-words-redeployment = place, positions, offside, last defender
rule-redeployment = The sides place one frame each in turn, defense first, starting with the one nearest its goal if that one moves. Attackers may not stand beyond this last defender; one of them takes the ball. At a kick-off both sides stay in their own halves, and the side with the ball goes first.
rule-ruling-redeployment = The last defender is the frame nearest its goal by distance, and the offside line runs through it. Frames you don't place stay put, unless they are offside. The first frame offense places takes the ball, wherever it lies.

rule-title-hot-rodding = Hot-rodding
rule-words-hot-rodding = hotrod, burn, overdrive, sacrifice
rule-hot-rodding = When its turn is over, a frame may burn out one system for good to take one free action with another.
rule-ruling-hot-rodding = Roll only that other system's dice, and use one of them. Once a turn, including a free turn at a dead ball.

rule-title-football-declared = What players say in football
rule-words-football-declared = declare, own table, agree, trust, who says
rule-football-declared = On your own pitch you say what only the table knows: whether a run reaches the ball, who is in the way of your kick, where the other side's fumble goes. I work out the rest.
rule-ruling-football-declared = Where a fumble goes, the kicker's side agrees or not; if not, the other side gives in or insists. A table may trust who says it (an option in the lobby).

rule-title-full-time = Full time
rule-words-full-time = end, win, wins, winner, draw, whistle
rule-full-time = After turn six the side with more goals wins; level scores are a draw.

## Intercept Orbit: fleets

rule-chapter-fleet = Intercept Orbit: fleets

rule-title-fleets = Fleets
rule-words-fleets = fleet, size, tactical assets, TA, number of ships
rule-fleets = A fleet is built in secret from tactical assets (TAs: ships and companies) and high value assets (HVAs). Two players bring 4–6 TAs and 3 HVAs each, three bring 3–5 and 2, four bring 3–4 and 1. If all agree, both limits of TAs go up for a longer game.
rule-ruling-fleets = The size “afternoon” raises both limits by two; the host may set other numbers.

rule-title-ships = Capital ships and frigates
rule-words-ships = ship, capital, frigate, warship, base, systems
rule-ships = A capital ship has two white dice, four systems and a base two units square. A frigate has two white dice, three systems, a green die, and a base half as wide; it clicks a hinge twice for one pip. What a ship has no system for, its crew can try with white dice.
rule-ruling-ships = At most two systems of one type on a ship; a weapon of two ranges counts half for each.

rule-title-ship-weapons = Weapons of ships
rule-words-ship-weapons = weapon, gun, red dice, support, assault, point defense
rule-ship-weapons = A weapon for one range gives two red dice when a target at that range is declared; one for two ranges gives one red die at either. A second weapon for the same range alone gives a d8 instead of two more. Only the dice for the declared range are rolled. A ship without weapons fights with white dice at dogfight range.

rule-title-ship-defense = Defense of ships, and screens
rule-words-ship-defense = defense, shield, armor, screen, blue
rule-ship-defense = One defense system: a blue die. A second one: another, and every ship of your choice within two units of it counts as in cover.
rule-ruling-ship-defense = The screen works as long as the ship has both systems, for the ship itself too. It covers its own ship unasked, and on a map all ships of its player's; about any other target its player is asked.

rule-title-comms = Comms
rule-words-comms = communication, sensors, yellow
rule-comms = One comms system: a yellow die, for spotting up to 8 units away, in cover or not. Two: no further die, but any distance. Without any, a white die may spot what is within 8 units and not in cover.

rule-title-catapults = Catapults
rule-words-catapults = catapult, carrier, black dice, launch
rule-catapults = A catapult gives a black die, a second one two more. Each carries a company: a fleet has as many companies as catapults. Catapults repair, fuel and launch.

rule-title-hvas = High value assets
rule-words-hvas = HVA, cargo, shuttle, high value
rule-hvas = What the battle is about. An HVA rolls nothing and cannot be damaged. In its turn it moves 4 units straight ahead, and its controller may click one hinge once. It stops just short of a ship that it would end on.

rule-title-mobile-companies = Companies of frames
rule-words-mobile-companies = company, mobile frames, pilots
rule-mobile-companies = A company has two white dice and one system each for attack (red), defense (blue), spotting (yellow) and movement (green). It has no momentum: it flies where it likes, but only as long as its fuel lasts. It takes no orders from any other fleet, not even as a captive.

rule-title-aces = Aces
rule-words-aces = ace, red ace, blue ace, green ace, yellow ace
rule-aces =
    A fleet with a catapult has one ace, in one company: a d8 of its color, lost only after all six dice of the company.
    🔴 Red: the company may also attack at point defense and assault range, and hits there as in a dogfight: companies on 4 5 6, ships on 5 6.
    🔵 Blue: its company, and any TA within two units of it that its player chooses, is hit as though in cover.
    🟢 Green: it moves each ship that it touches by one unit or turns it by one click, in its own turn and once in the ship's turn, before or after the ship's move. It alone decides whether the ship it is on collides with any other model, debris too; with an ace on both ships they collide if either wants it.
    🟡 Yellow: it spots up to two units away, and its d8 always goes down beside the spot die; both are added when they are used. Alone it spots only where no other die is left.

rule-title-orbit-points = Points in Intercept Orbit
rule-words-orbit-points = PPA, score, points per asset, bid
rule-orbit-points = Points per asset begin at 5. Most TAs −1, fewest +1; most systems aboard ships −1, fewest +1; ties count for everyone. Score = that number × your assets: ships, companies and HVAs. It changes at once when something is captured or lost.

rule-title-orbit-positions = Defender and attackers
rule-words-orbit-positions = defender, primary attacker, secondary, tie, roll off
rule-orbit-positions = The highest score defends, the next is the primary attacker, the others are secondary attackers. Players tied for first roll off; the winner either leaves out a TA, and points are counted again, or keeps the tie.

rule-title-orbit-setup = Setting up in space
rule-words-orbit-setup = set-up, placing, deploy, start
rule-orbit-setup =
    1. The defender puts one HVA anywhere, its other HVAs within 8 units of that first one, and one ship within 8 of the first HVA.
    2. The primary attacker puts one ship just within assault range of that ship, between 7 and 8 units away.
    3. Each secondary attacker puts one ship beyond 8 units of the defender's HVAs and ships.
    4. The attackers put down their other ships in turn, beyond 8 units of everything the defender has, then their companies at their carriers, then their HVAs.
    5. The defender puts down its other ships and its companies.
    6. All put down debris in turn.

rule-title-debris = Debris
rule-words-debris = debris, asteroid, wreck, satellite
rule-debris = Usually three to five pieces, five at most, put down in tactical order, each at least at assault range, over 2 units, from other debris and from any ship but your own. It covers what is behind it and is gone once it has absorbed a hit. A ship that flies into it rolls for damage, or spends a pip to avoid it.

## Intercept Orbit: the battle

rule-chapter-space = Intercept Orbit: the battle

rule-title-orbit-round = Rounds in space
rule-words-orbit-round = end, win, wins, winner, order, tactical order, clock, doomsday, first
rule-orbit-round = The clock begins at 11 (a shorter game at less) and loses one a round; at 0 the highest score wins. There is no voting. The defender takes the first turn of the game; then the highest score picks the next asset among those that haven't gone. An asset that is attacked before its turn takes it in the middle of the attacker's: it rolls and defends first.

rule-title-ship-turn = A ship's turn
rule-words-ship-turn = ship, turn, sequence, steps
rule-ship-turn = Declare a target, roll all dice, set the defense, repair on sixes, shoot or wait, maneuver and move, shoot if you have not yet, repair, fuel and launch companies, spot. One die for each; what is left is lost.

rule-title-company-turn = A company's turn
rule-words-company-turn = company, frames, turn, sequence
rule-company-turn = Declare a target, roll, set the defense, attack or wait, move, attack if you have not yet, spot. Only what is within one unit, or touches the same ship, can be attacked or spotted, unless an ace helps. A company without a green die in its roll flies around other assets.

rule-title-orbit-target = Declaring a target
rule-words-orbit-target = target, aim, declare, range
rule-orbit-target = An enemy TA or a piece of debris, and the range, before the dice fall: the range now, or the one after your move. HVAs cannot be damaged, and a drifting company cannot be a target.

rule-title-orbit-ranges = Ranges in space
rule-words-orbit-ranges = range, dogfight, point defense, assault, support, hit chart, damage
rule-orbit-ranges =
    - **Dogfight** up to 1 unit, or at the same hull: companies on 4 5 6, ships on 5 6.
    - **Point defense** 1 to 2 units: ships and companies on 5 6.
    - **Assault** over 2, up to 8: ships on 4 5 6.
    - **Support** over 8: ships on 5 6.
    A ship fires on companies only at point defense range, or when they touch a ship within it; boarders at its own hull too.
rule-ruling-orbit-ranges = Between 2 and 3 units counts as assault range.

rule-title-orbit-cover = Cover in space
rule-words-orbit-cover = cover, behind, debris, absorb
rule-orbit-cover = Debris or another ship between attacker and target, within two units of the target, is cover. It absorbs every 5 at support and point defense range and every 4 at assault range. Debris that absorbed anything is removed. If the target was spotted, the attacker may make the covering ship take what it absorbed. In a dogfight only a screen covers.

rule-title-orbit-damage = Damage in space
rule-words-orbit-damage = hit, system, loss, destroyed, red minus blue
rule-orbit-damage = Damage dice = the attack die + spots used − the defense. Each hit takes a system or a white die, of its owner's choice; an ace goes last. An asset with nothing left is destroyed, and its points with it. Keep the lost systems of ships beside the table: they can be repaired.

rule-title-orbit-defense = Defense in space
rule-words-orbit-defense = defend, defense, blue die
rule-orbit-defense = Right after its roll a ship or company may put a blue or white die to its defense. It counts against every attack until the round ends; without one the defense is 0. An asset that is attacked before its turn rolls and defends first.

rule-title-orbit-orders = Standing orders in space
rule-words-orbit-orders = orders, automatic, away, absent, order of losses
rule-orbit-orders = With `/orders` a player says beforehand what its ships and companies lose first when they are hit: `Y K Rs W` begins with comms, then catapults, support weapons, white dice. You are asked about anything the order leaves open. The ace always goes last.
    Three more orders: which die defends (the best, the best blue one, none), whether screens go up (always, on a map; never), and whether companies go along with another player's ship (along, unless it leaves the table; stay).
rule-ruling-orbit-orders = The book doesn't mention these. They only answer what you would be asked anyway, and nobody else sees them.

rule-title-ship-repair = Repairing a ship
rule-words-ship-repair = repair, six, restore, white
rule-ship-repair = Each white die that shows a 6 may be spent in the ship's turn to put back one lost system, never a white die.

rule-title-manoeuvre = Maneuver
rule-words-manoeuvre = maneuver, speed, pip, green, momentum, move
rule-manoeuvre = A ship goes 4 units straight ahead unless told otherwise. One green or white die may be spent; each pip of it makes the ship one unit faster or slower (down to 0, never backward), clicks one hinge of its ruler, or avoids one piece of debris.

rule-title-hinge-ruler = The hinge ruler
rule-words-hinge-ruler = ruler, hinge, click, turn, course, heading
rule-hinge-ruler = A ship follows a ruler with a hinge at each unit. A pip clicks a hinge once, a frigate's pip once or twice; no hinge takes more than one pip. One click is 22.5 degrees.
rule-ruling-hinge-ruler = Write a course as its speed and its clicks: `5 2L 4R` is five units, to port at the second hinge, to starboard at the fourth; a frigate may also write `2LL`.

rule-title-collisions = Collisions and ramming
rule-words-collisions = collision, ram, crash, pass through
rule-collisions = A ship that ends on another collides with it. A ship that passes through another may ram it: a green ace aboard decides; without one, a frigate decides alone against another kind of ship; otherwise the moving ship may choose to ram, then the other. Where an HVA is in the way, or flies through a ship, the ship alone decides. Roll as many dice as the ship's speed: 1 and 2 damage the rammer, 4 to 6 the target. Then, the rammer first, each turns the other's ship by up to one click for each hit it took. HVAs take no damage and never ram: one that would end on a ship or another HVA stops just short of it, without dice.

rule-title-debris-hit = Flying into debris
rule-words-debris-hit = debris, collision, avoid, push
rule-debris-hit = Without a pip to avoid it the ship stops at the debris and rolls as for a collision. Then its owner takes the debris away or pushes it as far as the ship's speed, not into anything.

rule-title-edge-of-space = The edge
rule-words-edge-of-space = edge, off the table, lost in space
rule-edge-of-space = A ship that leaves the table is lost with every company still at its hull, and their points with them; in doubt it is still there. An HVA that comes to the edge is turned by the highest-scoring player other than its owner.

rule-title-clinging = Clinging, and passing on
rule-words-clinging = cling, hull, carry, aboard, pass on
rule-clinging = The ship's own companies at a hull always move with it; those of others move with it or stay behind. Afterwards they stand anywhere along it: the ship's own first, then the others, whose owners choose in tactical order. A company that a ship touches on its way may cling to it. Companies may be passed on to what a ship passes within two units.

rule-title-launching = Launch, repair and fuel
rule-words-launching = launch, fuel die, catapult, repair company, black
rule-launching = With a black or white die a carrier repairs a company at its hull up to as many systems as the die shows; with another it may set the company's fuel, and launches it. A lower die need not replace the fuel that the company has. One launch for each catapult. The company goes next to any asset on the table that is not in cover from the carrier, even a drifting company.

rule-title-fuel = Fuel
rule-words-fuel = fuel, bingo, countdown
rule-fuel = A company's fuel falls by one at the end of every round, and by one for each dodge. At 1 it is bingo: the last chance to get to a carrier.

rule-title-drifting = Drifting
rule-words-drifting = drifting, out of fuel, rescue, captive
rule-drifting = At 0 a company drifts: its owner loses its points, nobody can aim at it, it takes no turn. Any asset that passes within two units may take it along, rescued or as a captive, and holds it for as long as its owner likes. It is free again when its holder lets it go, or is captured or destroyed.

rule-title-dodging = Dodging
rule-words-dodging = dodge, evade, step away
rule-dodging = A company that is hit while it touches a ship, and has a green die left, may spend one fuel to step two units directly away from the ship. One that carries a drifting company may dodge away from that. An HVA isn't a ship: nobody can dodge away from it.
rule-ruling-dodging = A dodge saves one hit, once an attack. The company takes the other hits, even if the dodge cost its last fuel. What the company carried stays behind.

rule-title-orbit-spotting = Spotting in space
rule-words-orbit-spotting = spot, yellow, mark
rule-orbit-spotting = A yellow or white die is put beside an enemy TA; a larger one replaces a smaller. The next attack on it may use it up: it is added to the attack. Companies spot only at dogfight range.

rule-title-boarding = Boarding
rule-words-boarding = board, boarding, storm, yellow dice, lend
rule-boarding = At the end of a round every ship that a hostile company touches is fought over; a company that touches two hulls fights for both. Each player rolls a yellow die for each of its companies there, and one more for its ace; the owner of the ship adds all red dice of its point defense weapons. Yellow dice of 3 and more take the ship; red dice only do damage. Where three sides or more fight, any of them, the owner too, may lend its dice to another, but then can't take the ship. Each die of 4 or 5, of either color, damages a system of the other side, a 6 two, a 7 three, an 8 four.

rule-title-ship-capture = Capturing a ship
rule-words-ship-capture = capture, prize, take
rule-ship-capture = The player with the most yellow dice showing 3 or more takes the ship; if tied, its owner keeps it. The taker gains its own points per asset, the loser loses its own.

rule-title-hva-capture = Capturing an HVA
rule-words-hva-capture = capture, HVA, possession
rule-hva-capture = The only player with TAs within two units of an HVA takes it at once, whether something flew there, the HVA moved there, or the last rival is gone: they gain their points per asset, and the loser loses theirs. It stays with the last player who held it, and doesn't move twice in a round.

rule-title-abandoning = Abandoned ships
rule-words-abandoning = abandon, prize crew, return
rule-abandoning = A captured ship goes back to its first owner, with its points, as soon as the captor's last company leaves it, is destroyed or runs dry.

rule-title-orbit-declared = What players say in space
rule-words-orbit-declared = declare, own table, agree, trust, who says
rule-orbit-declared = On your own table the acting player says what only the table knows: the range of an attack, what covers the target, what lies on a course, who is alone at an HVA. Before dice fall the target's player agrees or not, then the owner of a ship named as cover; before an HVA is lost, its owner does.
rule-ruling-orbit-declared = About cover the target's player has the last word, about a distance the acting player, who may give in or insist. A table may trust the attacker (an option in the lobby); a standing order can agree for you.

rule-title-round-end = The end of a round
rule-words-round-end = end, round, order
rule-round-end = Remove defense and spot dice, resolve boarding, then reduce the clock and every fuel die by one.
