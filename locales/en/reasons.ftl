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
reason-term-score = { $way ->
    [more] more points
   *[less] fewer points
}
reason-term-late = { $way ->
    [more] more points near the end
   *[less] fewer points near the end
}
reason-term-life = { $way ->
    [more] fewer losses
   *[less] more losses
}
reason-term-threat = { $way ->
    [more] stronger attacks
   *[less] weaker attacks
}
reason-term-reach = { $way ->
    [more] closer to stations
   *[less] farther from stations
}
reason-term-boarding = { $way ->
    [more] more boardings
   *[less] fewer boardings
}
reason-term-fuel = { $way ->
    [more] more fuel
   *[less] less fuel
}
reason-term-edge = { $way ->
    [more] away from the edge
   *[less] closer to the edge
}
reason-term-goals = { $way ->
    [more] more goals
   *[less] fewer goals
}
reason-term-ball = { $way ->
    [more] the ball more often
   *[less] the ball less often
}
reason-term-shot = { $way ->
    [more] better shots
   *[less] worse shots
}
reason-term-near = { $way ->
    [more] closer to the ball
   *[less] farther from the ball
}
reason-term-systems = { $way ->
    [more] more systems left
   *[less] fewer systems left
}
