# Honours: what a game and a season are remembered by
honour-first-station = 🚩 First capture: **{ $name }** takes **{ $other }**'s { $unit } in round { $round }.
honour-first-ship = 🚩 First capture: **{ $name }** takes **{ $other }**'s ship { $unit } in round { $round }.
honour-first-hva = 🚩 First capture: **{ $name }** takes { $unit } in round { $round }.
honour-first-goal = ⚽ First goal: { $unit }, for **{ $name }**.
honour-upset = 🎲 Biggest upset: { $unit } hits { $target } with { $dice ->
    [one] its only die
   *[other] { $hits } of { $dice } dice
}; the chance of that or more was { $chance }%.
honour-chain = ⛓ Longest combat chain, in round { $round }: { $units }.
season-best-closest = 🏁 Closest game: **{ $name }** won “{ $title }” by { $score } to { $against }, ahead of { $other }.
season-best-upset = 🎲 Biggest upset: { $dice ->
    [one] the only die
   *[other] { $hits } of { $dice } dice
} hit for **{ $name }** in “{ $title }”, round { $round }; the chance of that or more was { $chance }%.
season-best-chain = ⛓ Longest combat chain: { $units ->
    [one] 1 unit
   *[other] { $units } units
} in “{ $title }”, round { $round }.
