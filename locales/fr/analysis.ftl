# L'analyse d'une partie : chances, décisions et dés.

name-game-analyze = analyser
cmd-game-analyze = Ce qui a décidé de la partie : chances de chacun, décisions, dés, trois tournants
button-analysis = Analyse
analysis-working = 📈 J'examine chaque décision et chaque jet : { $percent } %…
analysis-head = ### 📈 Ce qui a décidé de la partie
analysis-title = Chances de gagner, si des vétérans continuaient
analysis-round = { $family ->
   *[other] Tour
}
round-number = { $family ->
   *[other] tour
} { $number }
analysis-alt = Les chances de gagner de chacun, de la première décision à la dernière : { $players }
analysis-alt-player = { $name } de { $initial } à { $final }
analysis-player = **{ $letter } · { $name }** { $initial } → { $final } : { $clear ->
    [yes] ses décisions { $own }, celles des autres { $others } (±{ $error }), les dés et le cours de la partie { $rest }
   *[no] trop serré pour distinguer les décisions des dés (±{ $error })
}
analysis-counts = -# { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ; { $compared ->
    [one] { $compared } diffère
   *[other] { $compared } diffèrent
} de ce qu'un bot vétéran jouerait. Les chiffres sont des points de pourcentage des chances de gagner ; « les dés et le cours de la partie » : ce que les jets y ont changé, et ce que personne ne pouvait prévoir. La chance du message final est autre chose : la hauteur des faces.
analysis-swings = **Ce qui a aussi fait pencher la balance**
analysis-swing = - **{ $name }** +{ $gained } %, { $round } : { $told }
analysis-rolled = { $unit } obtient { $dice }.
analysis-stopped = -# La partie a été arrêtée : les chances sont celles d'alors, si on avait continué, et non qui l'emporte aux points.
analysis-no-turns = Aucune décision n'a coûté cher à elle seule.
analysis-good = **Bien joué**
analysis-good-one = - **{ $name }**, { $round } : **{ $played }** (+{ $gained })
analysis-turns = **Les décisions les plus coûteuses de la partie**
analysis-unsure = **Celles qui semblent avoir coûté le plus, sans certitude :**
analysis-turn = { $number }. **{ $name }**, { $round } : { $asked }
    Joué : { $played }. { $sure ->
        [yes] Mieux
       *[no] Peut-être mieux
    } : **{ $better }** (+{ $lost })
analysis-turn-alt = Le plateau avant la décision de { $name }, { $round }
button-again = 🔁 Rejouer le nº { $number }
again-begun = 🔁 **On reprend ici** : la partie en est là où elle en était avant cette décision, avec d'autres dés, et des robots jouent toutes les autres places. Elle ne compte pas.
error-again-gone = Ce moment ne peut pas être rejoué.
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
    [right] ✅ **Exact : c'est le meilleur choix.**
    [close] ✅ **Aussi bon que le meilleur : { $own } de chances de gagner contre { $best }{ $error ->
        [0] .
        [one] , à 1 point près.
       *[other] , à { $error } points près.
    }**
   *[wrong] ❌ **Il y a mieux : { $best } de chances de gagner, contre { $own } avec votre choix{ $error ->
        [0] .
        [one] , à 1 point près.
       *[other] , à { $error } points près.
    }**
}
drill-line = { $number }. **{ $choice }** : { $chance } de chances de gagner{ $chosen ->
    [yes] {" "}⬅ votre choix
   *[no] {""}
}
drill-than = par rapport au nº { $other } : { $words }
drill-again-next = Problème suivant
drill-rating = 📈 Votre cote aux problèmes : **{ $value }**{ $counts ->
    [yes] {" "}({ $gained })
   *[no] {""}
} ± { $spread }, après { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}.
drill-unrated = 📈 Votre cote viendra après { $least } problèmes. Déjà faits : { $n }.
drill-row = 🔥 { $n } de suite.
drill-days = 📅 Le problème du jour résolu { $n } jours de suite.
drill-counted = -# Vous avez déjà répondu à ce problème : seule la première réponse compte.
drill-today = **Le problème du jour sur ce serveur**
drill-solver = { $solved ->
    [yes] ✅
   *[no] ❌
} { $name }{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
}
drill-again-today = Le problème du jour
drill-again-mine = Un problème de mes parties
error-drill-none = { $analysed ->
    [0] { $source ->
        [mine] Aucune de vos parties n'a encore été analysée : `/partie analyser` le fait une fois la partie finie. En attendant, en voici d'autres.
       *[server] Aucune partie de ce serveur n'a encore été analysée : `/partie analyser` le fait une fois la partie finie. En attendant, en voici d'autres.
    }
   *[other] { $source ->
        [mine] Dans vos parties analysées, aucune décision n'a coûté assez pour en faire un problème. En voici d'autres.
       *[server] Dans les parties analysées de ce serveur, aucune décision n'a coûté assez pour en faire un problème. En voici d'autres.
    }
}
error-drill-gone = Ce problème n'existe plus. `/problème` en montre un autre.
