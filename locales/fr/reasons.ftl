# Pourquoi l'adversaire, ou un conseil, joue ainsi.

reason-attack = dégâts à prévoir : { $hits } ; { $destroys } de chances de la détruire
reason-shot = { $chance } de chances de marquer
reason-pass = { $chance } de chances d'arriver
reason-steal = { $chance } de chances de prendre le ballon
reason-tackle = { $chance } de chances de prendre le ballon
reason-best-attack = elle a la meilleure cible
reason-best-die-defends = le meilleur dé disponible
reason-at-random = au hasard
reason-ask-people = seules les personnes à la table le voient
reason-term-score = { $way ->
    [more] plus de points
   *[less] moins de points
} ({ $points })
reason-term-late = { $way ->
    [more] plus de points vers la fin
   *[less] moins de points vers la fin
} ({ $points })
reason-term-life = { $way ->
    [more] moins de pertes
   *[less] plus de pertes
} ({ $points })
reason-term-threat = { $way ->
    [more] des attaques plus fortes
   *[less] des attaques plus faibles
} ({ $points })
reason-term-reach = { $way ->
    [more] plus près des stations
   *[less] plus loin des stations
} ({ $points })
reason-term-boarding = { $way ->
    [more] plus d’abordages
   *[less] moins d’abordages
} ({ $points })
reason-term-fuel = { $way ->
    [more] plus de carburant
   *[less] moins de carburant
} ({ $points })
reason-term-edge = { $way ->
    [more] plus loin du bord
   *[less] plus près du bord
} ({ $points })
reason-term-goals = { $way ->
    [more] plus de buts
   *[less] moins de buts
} ({ $points })
reason-term-ball = { $way ->
    [more] le ballon plus souvent
   *[less] le ballon moins souvent
} ({ $points })
reason-term-shot = { $way ->
    [more] de meilleurs tirs
   *[less] de moins bons tirs
} ({ $points })
reason-term-near = { $way ->
    [more] plus près du ballon
   *[less] plus loin du ballon
} ({ $points })
reason-term-systems = { $way ->
    [more] plus d’équipements
   *[less] moins d’équipements
} ({ $points })
