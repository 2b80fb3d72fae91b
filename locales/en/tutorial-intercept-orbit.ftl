# The lesson of Intercept Orbit: lesson-intercept-orbit-title-<step>, lesson-intercept-orbit-<step>,
# lesson-intercept-orbit-no-<step>-<choice>.

lesson-intercept-orbit-dice = The damage dice: { $dice }

lesson-intercept-orbit-intro = **The aim: have the most points when the clock comes to 0.** Points are ships, companies and HVAs, your own and those that you take: ships by boarding, HVAs by being alone beside them. This lesson takes one of each.
    You are **{ $you }**, with the ship Osprey (A1), its company Nova (Ac1) and the HVA Envoy (AV1), against { $partner }. Each of your assets is worth 7 points, each of { $partner }'s only 3, because that fleet is larger. The fleets are set up; you defend and went first: Envoy has flown, then you passed. The dice are fixed, and nobody else sees this.

lesson-intercept-orbit-title-aim = Attacked: answer first
lesson-intercept-orbit-aim = Basalt flies ahead of Osprey, 8 units away, and shoots. Osprey has not had its turn, so it starts its turn now, in the middle of Basalt's: target, range, dice and defense come first, the rest afterwards.
    {""}**What does Osprey aim at, and from which range?** You declare both before you roll, as they will be when you shoot, and roll only that weapon's dice. Dogfight reaches to { $reach }, point defense to { $near }, assault to { $ruler }, support begins beyond. The dashed lines on the map are those ranges.
lesson-intercept-orbit-no-aim-close = Dogfight is within { $reach }, or at the same hull. Ships do not stop, and Basalt will be well ahead of you.
lesson-intercept-orbit-no-aim-thorn = Thorn is 15 units off to the side: no course of this turn brings it into assault range.
lesson-intercept-orbit-no-aim-nobody = Without a target you roll no red dice. That is for ships that only want to fly, launch or spot.

lesson-intercept-orbit-title-guard = One die for each step
lesson-intercept-orbit-guard = Two white dice for the crew, one each for defense (blue), comms (yellow) and catapult (black), two red for the assault weapon. Each die serves one step only, and what is left over is lost.
    {""}**Which die defends?** Blue or white. Basalt's 6 is on its way; your defense comes off it, and counts against everybody until the round ends.
lesson-intercept-orbit-no-guard-six = Legal, and strong. But blue can do nothing but defend, and a ship has a special use for a white 6, as you are about to see.
lesson-intercept-orbit-no-guard-white = Legal, but weaker than blue, and you will want a white die to steer with.
lesson-intercept-orbit-no-guard-open = Legal, but then all six damage dice come, and every 4, 5 or 6 costs you something.

lesson-intercept-orbit-title-repair = A white 6
lesson-intercept-orbit-repair = 6 − 4 made two dice, 2 and 4. At assault range a ship is hit on 4, 5 and 6: one hit, for which Osprey gave up its comms; dice already rolled remain. Basalt flew on and is 12 units ahead. Your turn goes on.
    {""}**What does the white 6 put back?** Each one spent now restores one lost system of the ship.
lesson-intercept-orbit-no-repair-white = Lost white dice never come back, only systems; and this ship has both of its white dice.
lesson-intercept-orbit-no-repair-nothing = Legal: a 6 is also six pips of maneuver. But a system back in its place is worth a die in every turn to come, and there is a 3 to steer with.

lesson-intercept-orbit-title-course = Momentum
lesson-intercept-orbit-course = A ship that nobody steers flies 4 straight ahead: on the map, into Vesta (X1). One white die (a frigate's green one too) steers: each of its pips makes it one unit faster or slower, clicks one hinge of its ruler, or avoids a piece of debris. In blue: everywhere your 3 pips can take Osprey.
    {""}**How do you get past Vesta, and Basalt within { $ruler }?** `5 2L 4R` is five units, a click to port at the second hinge and one to starboard at the fourth.
lesson-intercept-orbit-no-course-straight = Without a pip to avoid it you hit Vesta after 3 units and stop there, and roll a die for each unit of your speed: every 1 and 2 damages Osprey.
lesson-intercept-orbit-no-course-ahead = That is as good: one pip for speed, and one to avoid Vesta when you come to it. This time click some hinges.

lesson-intercept-orbit-title-fire = Ranges
lesson-intercept-orbit-fire = Osprey is past Vesta, and Basalt 7 units away: assault range, where ships are hit on 4, 5 and 6. From support range it would be 5 and 6, at point defense range too, and there companies as well. Basalt defends with 3 and has had its turn already, so it answers nothing. On a map I measure range and cover.
    {""}**What now?** You could have shot before the move, but then Basalt was out of range.
lesson-intercept-orbit-no-fire-low = Legal, but 2 − 3 leaves no die at all.
lesson-intercept-orbit-no-fire-launch = Once a ship has served its companies it can't shoot. And no company can be launched next to something in cover from its carrier, as Basalt is behind Pallas (X2).
lesson-intercept-orbit-no-fire-done = What is not used is lost, and you are in range with a 6.

lesson-intercept-orbit-title-launch = Cover, and a launch
lesson-intercept-orbit-launch = 2, 4, 5: Pallas was in the way, within { $near } of Basalt, and absorbed the 4; the 5 hit, and Basalt gave up its support weapon. Debris that absorbed anything is gone, and the way is clear. With a black or white die you now fuel Nova and launch it, next to any asset not in cover from its carrier. Its fuel falls by one as each round ends.
    {""}**What do you do?** { $partner }'s own company, Onyx (Bc1), is still aboard Basalt, and Basalt has no point defense weapon.
lesson-intercept-orbit-no-launch-osprey = Then Nova flies beside its own carrier, burns fuel and meets nobody.
lesson-intercept-orbit-no-launch-thorn = Legal. But Thorn is fresh and can repel boarders far from your guns; Basalt is damaged, and you can spot it.
lesson-intercept-orbit-no-launch-spot = Spotting is the last thing in a turn: after that you couldn't launch.
lesson-intercept-orbit-no-launch-done = You still have a catapult die, and companies win nothing aboard.

lesson-intercept-orbit-title-storm = A company's turn
lesson-intercept-orbit-storm = Osprey spotted Basalt with 4. You lead, so you chose who is next: Nova, in a dogfight at Basalt's hull, and it has set its defense. In a dogfight companies are hit on 4, 5 and 6, ships on 5 and 6; damage dice are attack + spot − defense 3. A company has no momentum: it flies anywhere, or not at all.
    {""}**What does Nova do?** A company at a hostile hull when the round ends boards the ship.
lesson-intercept-orbit-no-storm-low = Legal, but one die fewer. The d8 is Nova's red ace: it adds a die to its attacks.
lesson-intercept-orbit-no-storm-alone = 3 − 3 leaves no die, and the spot is removed at the end of the round anyway.
lesson-intercept-orbit-no-storm-fly = It may fly five units, but away from the hull there is nothing to fight, and nothing to board.
lesson-intercept-orbit-no-storm-done = Nova stays at the hull either way. First use the attack that you have.

lesson-intercept-orbit-title-deck = Boarding
lesson-intercept-orbit-deck = 1, 3, 4, 5: one hit, and Basalt gave up its assault weapon; a company would have been hit by the 4 too. Thorn and Saffron flew on, and the round is over. Now for Basalt: a yellow die for each company there and one for an ace; the owner adds its point defense reds, but Basalt has none. The player with the most yellow dice showing 3 or more takes the ship: you have two, { $partner } has one. Reds would only do damage. And each 4 or 5 of yours damages one system of the other side.
    {""}**What do you damage with the 4?**
lesson-intercept-orbit-no-deck-catapult = Allowed. But in a moment Basalt is yours, and you will need its catapult.
lesson-intercept-orbit-no-deck-shield = Allowed. But in a moment it is your own ship that lacks it.

lesson-intercept-orbit-title-bingo = Captured, and bingo
lesson-intercept-orbit-bingo = Points change hands at once: 7 more for you; 3 less for { $partner }, and 3 for Onyx, which has no fuel and sits in your ship as a captive. Then the clock went down, and all fuel: Nova is at 1, bingo. At 0 it would drift, and its points would be gone, and Basalt with them: you keep a captured ship only as long as a company of yours is with it.
    {""}**What takes its turn first?** Basalt follows your orders now, and it has a catapult.
lesson-intercept-orbit-no-bingo-nova = Off to Osprey for fuel? Then nobody of yours is left at Basalt, and it goes back to { $partner } at once.
lesson-intercept-orbit-no-bingo-osprey = Osprey may go later. Its own catapult does not help Nova, which must stay at Basalt's hull.
lesson-intercept-orbit-no-bingo-envoy = Envoy is safe and can wait. Nova cannot.
lesson-intercept-orbit-no-bingo-pass = Then Thorn comes first, and may shoot at Basalt: its catapult could be gone before Nova has fuel.

lesson-intercept-orbit-title-prize = A high value asset
lesson-intercept-orbit-prize = Basalt has rolled, defends with 2 and steers with 3 pips. Saffron (BV1) is nearly 7 units straight ahead of it. A player who alone has ships or flying companies within { $near } of an HVA takes it at once; { $partner }'s only ship, Thorn, is far away.
    {""}**How far does Basalt fly?**
lesson-intercept-orbit-no-prize-four = Then Saffron is still more than { $near } away, and stays with { $partner }.
lesson-intercept-orbit-no-prize-seven = That is a collision, a die for each unit of speed. An HVA is never damaged, but Basalt is, by every 1 and 2.

lesson-intercept-orbit-title-refuel = Fuel again
lesson-intercept-orbit-refuel = Saffron is yours: 7 points for you, 3 less for { $partner }. Basalt has moved, so it may serve Nova. Fueling may replace the old fuel die and launches the company; its own carrier's hull is an allowed place too.
    {""}**Which die, and to where?**
lesson-intercept-orbit-no-refuel-white = A 1 is what Nova has already: at the end of this round it would be dry.
lesson-intercept-orbit-no-refuel-osprey = Safe there, but then nobody of yours is with Basalt, and it goes back to { $partner } at once.
lesson-intercept-orbit-no-refuel-thorn = A fight with Thorn? Then nobody of yours is with Basalt, and it goes back to { $partner } at once.
lesson-intercept-orbit-no-refuel-done = Then Nova is dry when this round ends, and Basalt is { $partner }'s again.

lesson-intercept-orbit-title-end = 35 to 3
lesson-intercept-orbit-end = Osprey answered, repaired, flew and shot; Nova boarded; a ship and an HVA are yours. The clock began at 11: when it comes to 0, the highest score wins. A full battle has more ships, more companies, rams and aces of four colors.
    - `/game new` opens a battle in a channel; choose Intercept Orbit, and a map, where I measure, or your own table.
    - `/company generate` draws you a fleet, `/odds` tells what an attack is worth, `/rules` answers any question.
