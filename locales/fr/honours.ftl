# Honours: what a game and a season are remembered by
honour-first-station = 🚩 Première capture : **{ $name }** prend { $unit } de **{ $other }** au tour { $round }.
honour-first-ship = 🚩 Première capture : **{ $name }** prend le vaisseau { $unit } de **{ $other }** au tour { $round }.
honour-first-hva = 🚩 Première capture : **{ $name }** prend { $unit } au tour { $round }.
honour-first-goal = ⚽ Premier but : { $unit }, pour **{ $name }**.
honour-upset = 🎲 La plus grosse surprise : { $unit } inflige des dégâts à { $target } avec { $dice ->
    [one] son seul dé
   *[other] { $hits } de ses { $dice } dés
} ; la probabilité d'en réussir autant ou plus était de { $chance } %.
honour-chain = ⛓ La plus longue chaîne de combat, au tour { $round } : { $units }.
season-best-closest = 🏁 La partie la plus serrée : **{ $name }** gagne « { $title } » par { $score } à { $against }, devant { $other }.
season-best-upset = 🎲 La plus grosse surprise : { $dice ->
    [one] le seul dé touche
   *[other] { $hits } des { $dice } dés touchent
} pour **{ $name }** dans « { $title } », au tour { $round } ; la probabilité d'en réussir autant ou plus était de { $chance } %.
season-best-chain = ⛓ La plus longue chaîne de combat : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} dans « { $title } », au tour { $round }.
