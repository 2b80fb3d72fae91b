# Why the opponent, or a hint, plays like that.

reason-attack = hits to expect: { $hits }; { $destroys } to destroy it
reason-shot = { $chance } to score
reason-pass = { $chance } to arrive
reason-steal = { $chance } to win the ball
reason-tackle = { $chance } to win the ball
reason-best-attack = it has the best target
reason-best-die-defends = the best die to spare
reason-at-random = a guess
reason-ask-people = only people at the table can see that
reason-term-score = score { $points }
reason-term-late = score near the end { $points }
reason-term-life = damage { $points }
reason-term-threat = targets { $points }
reason-term-reach = stations in reach { $points }
reason-term-goals = goals { $points }
reason-term-ball = the ball { $points }
reason-term-shot = chance of a goal { $points }
reason-term-near = near the ball { $points }
reason-term-systems = systems { $points }
reason-term-boarding = boarding { $points }
reason-term-fuel = fuel { $points }
reason-term-edge = room to fly { $points }
