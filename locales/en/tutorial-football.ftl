# The lesson of Football: lesson-football-title-<step>, lesson-football-<step>, lesson-football-no-<step>-<choice>.

lesson-football-dice = The dice at the ball: { $dice }

lesson-football-intro = You are **{ $you }**: Comet and Dart, in the west. { $partner } has Wolf, and Wall in goal. Six turns, most goals win. You won the toss and took offence, so Comet stands on the centre spot with the ball. The dice are fixed, and nobody else sees this.

lesson-football-title-aim = Whose turn, and at what?
lesson-football-aim = Each unit rolled a ten-sided die, and the lowest goes first, on either side. Comet is up on 2. Dart stands 7 units away on the wing; the goal is 18 away, and Wolf and Wall are on the way to it.
    {""}**What does Comet go for, and from which range?** You say so before you roll. Direct reaches up to { $ruler }, artillery begins beyond.
lesson-football-no-aim-close = Hand-to-hand means within { $reach }, and with the ball such systems add no dice at all. Dart is 7 away.
lesson-football-no-aim-far = Artillery is for what lies beyond { $ruler }. Dart is 7 away.
lesson-football-no-aim-shot = You may. But two units stand in that line: the defense of both would be taken off your dice, and only a 6 would do.
lesson-football-no-aim-nobody = Without a target no red dice are rolled, and red dice are what a pass is made of.

lesson-football-title-guard = The pool
lesson-football-guard = Two white dice for the frame, and dice for its systems: blue, green, and two red for the direct-fire system. The artillery system and its dice stay out of it, as that is not the range. Each die does one thing.
    {""}**Which die defends?** Blue or white. Here defense is control of the ball; it lasts until the turn ends.
lesson-football-no-guard-white = Allowed, but lower than the blue die, and blue can do nothing else.
lesson-football-no-guard-open = Allowed. But a unit with defense 0 loses the ball easily, and there is no second chance this turn.

lesson-football-title-run = Run
lesson-football-run = Wolf stands half way between Comet and Dart. In football a move die counts double, as sports frames are fast: a 3 carries you 6 units, with the ball. Moving and playing the ball come in either order.
    {""}**What now?** A green die was rolled, so nobody is in your way.
lesson-football-no-run-white = A 2 carries you 4 units: Wolf is still in the line then.
lesson-football-no-run-pass = Wolf is still in the line. Its defense would be taken off your dice, and only 6s would count.
lesson-football-no-run-mark = A mark is a bonus against a defense, and a good habit, but it is the last thing that a unit does.
lesson-football-no-run-done = Then Wolf, who is up next, finds Comet and the ball where they are.

lesson-football-title-pass = Pass
lesson-football-pass = Comet has run around Wolf and is 6 units from Dart.
    {""}**Which die plays the ball?** Its value is the number of dice that you throw, less the defense in the line.
lesson-football-no-pass-low = Allowed, but that is a die less. The other red one has nothing better to do.
lesson-football-no-pass-white = Allowed, but the red 6 throws twice as many.
lesson-football-no-pass-done = The ball would stay with Comet, right beside Wolf.

lesson-football-title-line = The line
lesson-football-line = Every unit between the ball and where it goes is in the line, of either side. With nobody there a 5 or 6 hits, past somebody only a 6, and one hit is enough.
    {""}**Who is in the line now?** On a declared table you tell me, because only you can see it; on a drawn pitch I measure.
lesson-football-no-line-wolf = That is what the run was for: Comet has gone around it.
lesson-football-no-line-wall = Wall is in its goal, far from this pass.

lesson-football-title-early = Called up early
lesson-football-early = Nobody is. But before the dice fall, Dart gets ready: a unit that receives a pass, stands in its line or is attacked, and has not acted yet, names a target, rolls and sets its defense at once. The rest of its turn comes when its own number does.
    {""}**Dart is up on 6. What will it go for then?** The goal is 18 units away, and its green die may take it nearer.
lesson-football-no-early-close = Hand-to-hand is within { $reach }. And with the ball those systems add no dice.
lesson-football-no-early-back = Safe, but Comet will have had its turn by then: nobody could make anything of it before Wolf is there.
lesson-football-no-early-nobody = Then Dart would have the ball and no red dice to shoot with.

lesson-football-title-hold = Hold the ball
lesson-football-hold = Dart's defense does not stop your pass. It is there to keep the ball: Wolf is up on 4, before Dart. A steal is made within { $reach }, with hand-to-hand systems; from up to { $ruler } it is a slide tackle, with direct-fire ones. Either throws its value less the defense of the unit with the ball, and hits on 5 and 6.
    {""}**Which die defends?**
lesson-football-no-hold-white = Allowed, but that leaves Wolf one die more, and the white 3 is still of use.
lesson-football-no-hold-open = Then nothing is taken off the dice of Wolf. Dart would almost surely lose the ball.

lesson-football-title-shoot = Shoot
lesson-football-shoot = 6 dice, two hits: Dart has the ball. Then Wolf was up on 4, ran 10 units and tried a steal with 5: 5 − 4 made one die, a 3, and no ball. Had it been a 1, that would have been a foul, and a free kick for you. Now it is Dart's number, and it goes on with the dice that it has.
    {""}**What does Dart do?** The goal is 18 units away, direct reaches { $ruler }, and a move counts double.
lesson-football-no-shoot-now = 18 units is more than { $ruler }. Run first.
lesson-football-no-shoot-short = 3 counts as 6: then the goal is still 12 units away.
lesson-football-no-shoot-white = You get there, but the white die throws only a third of what the red 6 does.
lesson-football-no-shoot-done = Dart would keep the ball, but Wall is next, and slides well.

lesson-football-title-keeper = The keeper
lesson-football-keeper = Dart has run 10 units and stands 8 before the goal. Wall waits 3 units in front of it, Wolf and Comet are behind you.
    {""}**Who is in the line?**
lesson-football-no-keeper-clear = Wall stands between Dart and the goal. A keeper is nothing but a unit in the line.
lesson-football-no-keeper-wolf = Wolf is behind Dart, and the ball goes the other way.
lesson-football-no-keeper-comet = Units of your own side count as well, but Comet is far behind.

lesson-football-title-steal = Win it back
lesson-football-steal = Wall was called up, too, and defended with 4: two dice, 3 and 5. In the open that 5 was a goal; past somebody only a 6 is. None is a fumble, and { $partner } said where the ball goes: to Wall, who came out 4 units with it and is now 1 unit from Dart, to the side. All had acted, so a new turn began, with new numbers: Dart is up on 1.
    {""}**What does Dart go for?**
lesson-football-no-steal-slide = A slide tackle reaches farther and is worth as much. But Wall is 1 unit away, and the hand-to-hand system is there for that.
lesson-football-no-steal-nobody = Wall has the ball, is up on 6, and would not wait for you.

lesson-football-title-win = Steal
lesson-football-win = Without the ball hand-to-hand systems do give red dice. Dart keeps its blue 4 for its defense.
    {""}**Which die goes for the ball?** Wall has not acted in this turn, so it will be called up.
lesson-football-no-win-low = Wall may defend with 3 or more, and then nothing is left of this.
lesson-football-no-win-run = Wall is within reach already. Run later, with the ball.
lesson-football-no-win-done = Dart stands beside the ball with a red 5. Now or never.

lesson-football-title-burn = Hot-rod
lesson-football-burn = 5 − 3 made two dice, 2 and 6: the ball is Dart's. With no hit, a 1 among them would have been a foul. Its turn is over, but after it a unit may hot-rod: burn one system for good, and act once more with another. Wall has left its goal, 8 units away, and nobody is in between.
    {""}**What does Dart do?**
lesson-football-no-burn-gun = That would be a run, without the system that shoots.
lesson-football-no-burn-cool = Often wise: what is burnt is gone for the whole match. But an open goal is worth a system.

lesson-football-title-end = Goal!
lesson-football-end = 5 dice past nobody, two hits: 1–0, and { $partner } kicks off. You know what a turn is made of: target, roll, defense, run and ball. A ball that is out or a foul stops play, both sides place their units anew, and the unit at the ball acts at once.
    - `/game new` opens a game in a channel; choose football as its ruleset, and a drawn pitch if I am to measure.
    - `/odds` tells what a shot or a steal is worth, `/rules` answers any question.
