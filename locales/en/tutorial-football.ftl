# The lesson of Football: lesson-football-title-<step>, lesson-football-<step>, lesson-football-no-<step>-<choice>.

lesson-football-dice = The dice at the ball: { $dice }

lesson-football-intro = You are **{ $you }**: Comet and Dart, in the west. { $partner } has Wolf, and Wall in goal. Six turns; the side with more goals wins. You won the toss and chose offense, so Comet is on the center spot with the ball. The dice are fixed, and nobody else sees this.

lesson-football-title-aim = Whose turn, and which target?
lesson-football-aim = Each frame rolled a ten-sided die, and the lowest goes first, whichever side it's on. Comet acts on 2. Dart stands 7 units away on the wing; the goal is 18 away, and Wolf and Wall are in the way.
    {""}**What does Comet go for, and from which range?** You say so before you roll. Direct fire reaches { $ruler }, artillery starts beyond that.
lesson-football-no-aim-close = Hand-to-hand means within { $reach }, and with the ball those systems add no dice. Dart is 7 away.
lesson-football-no-aim-far = Artillery is for targets beyond { $ruler }. Dart is 7 away.
lesson-football-no-aim-shot = You can. But two frames are in the way: both defenses come off your dice, and only a 6 would do.
lesson-football-no-aim-nobody = Without a target you roll no red dice, and a pass needs red dice.

lesson-football-title-guard = The pool
lesson-football-guard = Two white dice for the frame, and dice for its systems: blue, green, and two red for the direct-fire system. The artillery system adds nothing: that's not the range you declared. Each die does one thing.
    {""}**Which die defends?** Blue or white. Here defense is control of the ball, and it lasts until the turn ends.
lesson-football-no-guard-white = Allowed, but it's lower than the blue die, and blue can do nothing else.
lesson-football-no-guard-open = Allowed. But with defense 0 Comet loses the ball easily, and there's no second chance this turn.

lesson-football-title-run = Run
lesson-football-run = Wolf is halfway between Comet and Dart. In football a move die counts double, because sports frames are fast: a 3 takes you 6 units, with the ball. Run and play the ball in either order.
    {""}**What now?** You rolled a green die, so nobody can block your run.
lesson-football-no-run-white = A 2 takes you 4 units: Wolf would still be in the way.
lesson-football-no-run-pass = Wolf is still in the way. Its defense would come off your dice, and only 6s would count.
lesson-football-no-run-mark = A mark is a bonus against a defense and a good habit, but it's the last thing a frame does.
lesson-football-no-run-done = Then Wolf, who is next, finds Comet and the ball right there.

lesson-football-title-pass = Pass
lesson-football-pass = Comet has run around Wolf and is 6 units from Dart.
    {""}**Which die plays the ball?** Its value is the number of dice you roll, minus the defense in the way.
lesson-football-no-pass-low = Allowed, but that's one die fewer. The other red die has nothing better to do.
lesson-football-no-pass-white = Allowed, but the red 6 gives twice as many dice.
lesson-football-no-pass-done = The ball would stay with Comet, right beside Wolf.

lesson-football-title-line = Who is in the way
lesson-football-line = Every frame between the ball and where it's going is in the way, whichever side it's on. With nobody there, a 5 or 6 hits; past someone, only a 6. One hit is enough.
    {""}**Who is in the way now?** At your own table you tell me, because only you can see it; on a map I measure.
lesson-football-no-line-wolf = That's what the run was for: Comet has gone around it.
lesson-football-no-line-wall = Wall is in its goal, far from this pass.

lesson-football-title-early = Defending early
lesson-football-early = Nobody. But before you roll, Dart gets ready: a frame that receives a pass, is in its way or is attacked, and hasn't acted yet, names a target, rolls and sets its defense right away. The rest of its turn comes on its own number.
    {""}**Dart acts on 6. What will it go for then?** The goal is 18 units away, and its green die can take it closer.
lesson-football-no-early-close = Hand-to-hand means within { $reach }, and with the ball those systems add no dice.
lesson-football-no-early-back = Safe, but Comet will have had its turn by then: nothing comes of it before Wolf gets there.
lesson-football-no-early-nobody = Then Dart would have the ball and no red dice to shoot with.

lesson-football-title-hold = Hold the ball
lesson-football-hold = Dart's defense doesn't stop your pass. It's there to keep the ball: Wolf acts on 4, before Dart. A steal is made within { $reach }, with hand-to-hand systems; a slide tackle reaches { $ruler }, with direct-fire ones. Either rolls its value minus the ball carrier's defense, and hits on 5 and 6.
    {""}**Which die defends?**
lesson-football-no-hold-white = Allowed, but Wolf then rolls one die more, and the white 3 is still useful.
lesson-football-no-hold-open = Then nothing comes off Wolf's dice, and Dart almost certainly loses the ball.

lesson-football-title-shoot = Shoot
lesson-football-shoot = 6 dice, two hits: Dart has the ball. Then Wolf acted on 4, ran 10 units and tried to steal with 5: 5 − 4 made one die, a 3, and no ball. A 1 would have been a foul, and a free kick for you. Now it's Dart's number, and it carries on with its dice.
    {""}**What does Dart do?** The goal is 18 units away, direct fire reaches { $ruler }, and a run counts double.
lesson-football-no-shoot-now = 18 units is more than { $ruler }. Run first.
lesson-football-no-shoot-short = 3 counts as 6: the goal would still be 12 units away.
lesson-football-no-shoot-white = You get there, but the white die gives only a third as many dice as the red 6.
lesson-football-no-shoot-done = Dart would keep the ball, but Wall is next, and slides well.

lesson-football-title-keeper = The keeper
lesson-football-keeper = Dart has run 10 units and is 8 from the goal. Wall waits 3 units in front of it; Wolf and Comet are behind you.
    {""}**Who is in the way?**
lesson-football-no-keeper-clear = Wall is between Dart and the goal. A keeper is just a frame in the way.
lesson-football-no-keeper-wolf = Wolf is behind Dart, and the ball goes the other way.
lesson-football-no-keeper-comet = Your own frames count too, but Comet is far behind.

lesson-football-title-steal = Win it back
lesson-football-steal = Wall had to defend early too, with 4: two dice, 3 and 5. With nobody in the way that 5 would have been a goal; past someone only a 6 is. No hit is a fumble, and { $partner } chose where the ball went: to Wall, who came out 4 units with it and is now 1 unit from Dart, to the side. Everyone had acted, so a new turn began with new numbers: Dart acts on 1.
    {""}**What does Dart go for?**
lesson-football-no-steal-slide = A slide tackle reaches farther and is worth as much. But Wall is 1 unit away, and that's what the hand-to-hand system is for.
lesson-football-no-steal-nobody = Wall has the ball, acts on 6, and won't wait for you.

lesson-football-title-win = Steal
lesson-football-win = Without the ball, hand-to-hand systems do add red dice. Dart keeps its blue 4 for defense.
    {""}**Which die goes for the ball?** Wall hasn't acted this turn, so it will defend early.
lesson-football-no-win-low = Wall may defend with 3 or more, and then no die is left to roll.
lesson-football-no-win-run = Wall is already within reach. Run later, with the ball.
lesson-football-no-win-done = Dart is next to the ball with a red 5. Now or never.

lesson-football-title-burn = Hot-rod
lesson-football-burn = 5 − 3 made two dice, 2 and 6: the ball is Dart's. With no hit, a 1 would have been a foul. Its turn is over, but a frame may then hot-rod: burn out one system for good to act once more with another. Wall has left its goal, 8 units away, and nobody is in the way.
    {""}**What does Dart do?**
lesson-football-no-burn-gun = That would be a run, without the system that shoots.
lesson-football-no-burn-cool = Often wise: what burns out is gone for the whole match. But an open goal is worth a system.

lesson-football-title-end = Goal!
lesson-football-end = 5 dice with nobody in the way, two hits: 1–0, and { $partner } kicks off. You know what a turn is made of: target, roll, defense, run and ball. A foul or a ball out of play stops the game: both sides reposition, and the taker acts at once.
    - `/game new` opens a game in a channel: choose football as its ruleset, and a map if you want me to measure.
    - `/odds` tells you what a shot or a steal is worth, `/rules` answers any question.
