# L'analyse d'une partie : chances, décisions et dés.

name-game-analyze = analyser
cmd-game-analyze = Ce qui a décidé de la partie : chances de chacun, décisions, dés, trois tournants
button-analysis = Analyse
analysis-working = 📈 J'examine chaque décision et chaque jet : { $percent } %…
analysis-head = ### 📈 Ce qui a décidé de la partie
analysis-title = Chances de gagner
analysis-round = Tour
round-number = { $family ->
   *[other] tour
} { $number }
analysis-alt = Les chances de gagner de chacun, de la première décision à la dernière : { $players }
analysis-alt-player = { $name } de { $initial } à { $final }
analysis-player = **{ $letter } · { $name }** { $initial } → { $final } : ses décisions { $own }, celles des autres { $others } (±{ $error }), l'effet des dés { $luck }
analysis-unjudged = -# { $points } de plus ne tiennent à personne : à chaque nouveau tour, la prévision voit plus loin et change ; et certains choix, seuls les joueurs pouvaient les juger.
analysis-counts = -# { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; { $compared ->
    [one] { $compared } diffère
   *[other] { $compared } diffèrent
} de ce qu'un bot vétéran jouerait. Les chiffres sont des points de pourcentage des chances de gagner ; « l'effet des dés » est ce que les jets y ont changé. La chance du message final est autre chose : la hauteur des faces.
analysis-swings = **Ce qui a aussi fait pencher la balance**
analysis-swing = - **{ $name }** +{ $gained } %, { $round } : { $told }
analysis-stopped = -# La partie a été arrêtée : les chances sont celles d'alors, si on avait continué, et non qui l'emporte aux points.
analysis-no-turns = Aucune décision n'a coûté cher à elle seule.
analysis-good = **Bien joué**
analysis-good-one = - **{ $name }**, { $round } : **{ $played }** (+{ $gained })
analysis-turns = **Les décisions les plus coûteuses de la partie**
analysis-turn = { $number }. **{ $name }**, { $round } : { $asked }
    Joué : { $played }. Mieux : **{ $better }** (+{ $lost })
analysis-turn-alt = Le plateau avant la décision de { $name }, { $round }
error-analysis-too-early = L'analyse s'ouvre quand la partie est finie : d'ici là, elle trahirait des secrets.
error-analysis-failed = Je n'ai pas pu finir l'analyse. Réessayez.

# Les problèmes
name-drill = problème
cmd-drill = Un problème : trouvez le meilleur choix (vous seul le voyez)
parameter-source = source
opt-drill-source = Le problème du jour, ou un tournant de vos parties ou de celles du serveur
drill-from-today = Le problème du jour
drill-from-mine = Tiré de mes parties
drill-from-server = Tiré des parties du serveur
drill-head = ### 🧩 { $source ->
    [today] Le problème du jour
    [more] Un problème
   *[other] Un tournant
}
drill-who = { $game }, { $round }. Vous jouez **{ $letter }**.
drill-alt = Le plateau au { $round } : vous jouez { $letter }
drill-choose = Que faites-vous ?
drill-verdict = { $verdict ->
    [right] ✅ **Juste : c'est le meilleur choix.**
    [close] 🟡 **Presque : à peu près aussi bon que le meilleur.**
   *[wrong] ❌ **Il y a mieux : { $lost ->
        [one] { $lost } point de pourcentage
       *[other] { $lost } points de pourcentage
    } de chances en plus.**
}
drill-line = { $number }. **{ $choice }** : { $chance } de chances de gagner{ $chosen ->
    [yes] {" "}⬅ votre choix
   *[no] {""}
}
drill-than = par rapport au nº { $other } : { $words }
drill-how = -# Ces chances viennent de nombreuses suites jouées avec d'autres dés.
drill-again-next = Problème suivant
drill-rating = 📈 Votre cote aux problèmes : **{ $value }**{ $counts ->
    [yes] {" "}({ $gained })
   *[no] {""}
} ± { $spread }, après { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}.
drill-row = 🔥 { $n } de suite.
drill-days = 📅 Le problème du jour résolu { $n } jours de suite.
drill-counted = -# Vous avez déjà répondu à ce problème : seule la première réponse compte.
drill-today = **Le problème du jour sur ce serveur**
drill-solver = { $solved ->
    [yes] ✅
   *[no] ❌
} { $name } · { $value }
drill-again-today = Le problème du jour
drill-again-mine = Un problème de mes parties
error-drill-none = { $source ->
    [mine] Aucune de vos parties n'a encore de tournant à montrer. Analysez d'abord une partie finie avec `/partie analyser`.
   *[server] Aucune partie de ce serveur n'a encore de tournant à montrer. Analysez d'abord une partie finie avec `/partie analyser`.
}
error-drill-gone = Ce problème n'existe plus. `/problème` en montre un autre.
