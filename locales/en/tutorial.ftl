# The lesson of Rapid Attack: lesson-title-<step>, lesson-<step>, lesson-no-<step>-<choice>.

lesson-partner = Mira
lesson-head = ### { $step }/{ $steps } · { $title }
lesson-head-end = ### { $title }
lesson-wrong = ❌ { $why } Try again.
lesson-back = Back
lesson-again = Start over
lesson-lost = That lesson has changed; it starts again from the beginning.
lesson-dice = The damage dice: { $dice }

lesson-intro = You are **{ $you }** and play two frames against { $partner }. The dice are fixed, nothing can go wrong, and nobody else sees this.

lesson-title-aim = Target and range
lesson-aim = Your Badger (A2) has acted and spotted Jackal (B1) for 3. Now your Kestrel (A1) acts. Jackal is 12 units to the west, behind a wall; station S1 lies halfway. Heron (B2) is nearer, and nobody has spotted it.
    {""}**What is your target, and from which range?** You declare it before you roll, and you need not be in range yet. Direct fire reaches up to { $ruler }.
lesson-no-aim-close = Hand-to-hand needs you within { $reach }. Jackal is 12 away, and no die of yours will carry you that far.
lesson-no-aim-other = Legal, and Heron stands in the open. But Badger has spotted Jackal: those 3 make three more damage dice.
lesson-no-aim-nobody = Without a target you roll no red dice. That is for frames that only run or spot.

lesson-title-defend = Defense
lesson-defend = Every die of the pool lies open, and each does one thing only.
    {""}**Which die defends?** Blue or white. It comes first, counts against every attack this round, and can't be added later.
lesson-no-defend-white = Legal, and just as good. But white does anything and blue does only this: spend the blue one.
lesson-no-defend-open = Legal, but then your defense is 0 against every attack this round.

lesson-title-move = Move
lesson-move = Move and attack come in either order. Jackal is 12 units away, direct fire reaches { $ruler }, and S1 is 6 ahead.
    {""}**Which die, for what?** You rolled a green die, so no terrain slows you.
lesson-no-move-white = Two units: Jackal stays out of range, and the station is out of reach.
lesson-no-move-attack = Jackal is 12 units away. Out of the declared range there is no attack: move first.
lesson-no-move-spot = A spot is the last thing a frame does. No move and no attack after it.
lesson-no-move-done = Any dice you haven't used would be lost.

lesson-title-where = Where to
lesson-where = The map measures for you. Every place here is one you can reach, with its distance; in a game you can also write a place such as `8H`, or point at the board.
    {""}**Where does Kestrel go?** A station is yours when you alone stop within { $reach } of it.
lesson-no-where-range = In range, but short of the station: it belongs to nobody. A few steps more and you have both.
lesson-no-where-close = Then Heron and Jackal both have you in their sights, and the station is nobody's.
lesson-no-where-away = Away from Jackal there is no attack, and no station.
lesson-no-where-stay = From here you reach neither Jackal nor the station, and the move is lost.

lesson-title-attack = Attack
lesson-attack = Jackal is in range now, and S1 is yours: 3 assets at 5 points each make 15. The leader chooses first.
    {""}**Which die attacks?** Jackal has not acted yet, so it will get to defend before your attack is resolved. The wall T1 stands between you and within { $reach } of Jackal: it is in cover.
lesson-no-attack-white = Legal, but lower. The value is the number of damage dice you may hope for.
lesson-no-attack-spot = Spotting ends the activation: no attack after it.
lesson-no-attack-done = You are in range with a 6. Finish now, and it is lost.

lesson-title-use-spot = Damage dice
lesson-use-spot = That was combat order: Jackal activated at once, declared, rolled and defended; the rest of its turn comes after yours.
    {""}**Do you use Badger's spot?** Damage dice = attack 6 + spot 3 − defense 5. Anybody's spot helps anybody, once.
lesson-no-use-spot-keep = Then 6 − 5 leaves a single die, against a target in cover. The spot would be removed at the end of the round anyway.

lesson-title-spot = Spot
lesson-spot = Dice are read from the lowest up. The 2 does nothing. The 4 hits the wall; its one yellow mark said that it takes a single hit, so it is gone. So the 5 and the 6 both hit: in the open a 5 is enough. { $partner } picked two systems to lose, but Jackal keeps the dice it has rolled.
    {""}**Your last step?** With one Y system you spot within { $ruler }, in cover or not.
lesson-no-spot-white = Legal, but 4 is less than 5, and leftover dice are lost anyway.
lesson-no-spot-done = The yellow 5 would be lost. A spot helps every friend who attacks that frame before the round ends.
lesson-title-ground = Under fire
lesson-ground = Your turn is over, and Jackal goes on with its own: it shoots back. 6 against your defense of 4 makes two dice, 3 and 5; one hits, as you stand in the open.
    {""}**Give ground?** You are at a station you hold, so once per attack you may step away from it instead of taking a hit.
lesson-no-ground-give = A good choice in a real game: no loss, and S1 stays yours until somebody else comes. This time hold, to see what a hit costs.

lesson-title-loss = A hit
lesson-loss = Each hit takes one system, and you choose which. With no systems left, it takes a white die; with no white dice left, the frame is destroyed.
    {""}**What does Kestrel lose?** It will be missing from every roll from now on.
lesson-no-loss-white = A white die goes only when no system is left.

lesson-title-doomsday = Score and doomsday
lesson-doomsday = Everyone has acted: the round is over, the clock went down by one, and when the next round begins, defense and spots are removed. Score is assets times points: you lead by 15 to 10.
    {""}**Take one more off the clock?** At 0 the highest score wins, so the leader wants a short game.

lesson-title-end = That was a round
lesson-end = You know what a turn is made of: target, roll, defense, move and attack, spot. A full game adds bidding: small companies start ahead, and large ones have to catch up.
    - `/game new` opens a game in a channel; the size *demo* is the one you have just played.
    - `/company generate` draws you a company, `/rules` answers any question, `/help` says what to do next.
    - MEZ differs in a few rules: `/rules` has a page on what each book has of its own.
