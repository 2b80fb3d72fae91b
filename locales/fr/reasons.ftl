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
}
reason-term-late = { $way ->
    [more] plus de points vers la fin
   *[less] moins de points vers la fin
}
reason-term-life = { $way ->
    [more] moins de pertes
   *[less] plus de pertes
}
reason-term-threat = { $way ->
    [more] des attaques plus fortes
   *[less] des attaques plus faibles
}
reason-term-reach = { $way ->
    [more] plus près des stations
   *[less] plus loin des stations
}
reason-term-boarding = { $way ->
    [more] plus d’abordages
   *[less] moins d’abordages
}
reason-term-fuel = { $way ->
    [more] plus de carburant
   *[less] moins de carburant
}
reason-term-edge = { $way ->
    [more] plus loin du bord
   *[less] plus près du bord
}
reason-term-goals = { $way ->
    [more] plus de buts
   *[less] moins de buts
}
reason-term-ball = { $way ->
    [more] le ballon plus souvent
   *[less] le ballon moins souvent
}
reason-term-shot = { $way ->
    [more] de meilleurs tirs
   *[less] de moins bons tirs
}
reason-term-near = { $way ->
    [more] plus près du ballon
   *[less] plus loin du ballon
}
reason-term-systems = { $way ->
    [more] plus d’équipements
   *[less] moins d’équipements
}
