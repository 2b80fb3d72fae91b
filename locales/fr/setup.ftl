# Avant le premier tour, et les règles avancées.

story-tie-drawn = ⚖️ Égalité au plus haut score entre { $players } : le sort désigne { $player }.
story-tie-deferred = ⚖️ { $player } laisse le choix à quelqu'un d'autre.
story-frame-added = ➕ { $player } ajoute un Frame, { $frame } ({ $systems ->
    [none] aucun équipement
   *[other] { $systems }
}).
story-frame-removed = ➖ Le Frame { $frame } reste au dépôt.
story-bid = 📊 Nouvelle comparaison : { $scores }
story-lots-first = ⚖️ Égalité au plus haut score entre { $players }, tirage au sort : { $player } passe en tête.
story-lots-last = ⚖️ Égalité au plus bas score entre { $players }, tirage au sort : { $player } passe en queue.
story-station-placed = 🚩 { $player } pose { $station }.
story-frame-placed = 📍 { $player } déploie { $frame }.
story-initiative = 🎲 Initiative, le plus bas d'abord : { $rolled }
story-rolled-off = 🎲 Égalité, départagée aux dés : { $rolled }
story-waited = ⏸️ { $frame } attend son second dé.
story-jettisoned = 🪂 { $frame } largue un équipement, { $system } (`{ $letters }`).
story-hazard = ☣️ { $frame } est en zone dangereuse : un dé blanc de moins.
story-terrain-set = { $hits ->
    [0] 🛠️ { $by } : { $name } ({ $piece }) ne couvre plus.
    [one] 🛠️ { $by } : { $name } ({ $piece }) encaisse encore une touche.
   *[other] 🛠️ { $by } : { $name } ({ $piece }) encaisse encore { $hits } touches.
}
story-fell = 🪨 { $frame } tombe de { $bricks } briques{ $faces ->
    [none] .
   *[other] {" "}(`{ $faces }`).
} { $hits ->
    [0] Rien de cassé.
    [one] **1 touche.**
   *[other] **{ $hits } touches.**
}

question-tie = Égalité au plus haut score, et le sort vous désigne pour la départager. Que faire ?
    Ajouter un Frame, en laisser un au dépôt, ou laisser le choix à un autre joueur à égalité ; les équipes sont ensuite comparées de nouveau.
question-deploy = { $step ->
        [defense-stations] Défenseur : poser les stations.
        [defense-frames] Défenseur : déployer deux Frames. Lequel maintenant ?
        [point-frame] Déployer le Point Frame. Lequel est-ce ?
        [attack-frames] Déployer le Frame suivant.
        [attack-stations] Poser la station suivante.
       *[other] Défenseur : déployer les Frames restants.
    }
    { $rule }
deploy-rule = { $step ->
    [defense-stations] Chacune à { $ruler } au plus d'une autre ; tout ce qui en est aussi proche forme le périmètre. Laisser au moins un tiers du terrain en dehors.
    [defense-frames] Dans le périmètre : à { $ruler } au plus d'une de ses stations.
    [point-frame] { $point_rule ->
        [within-direct-fire] À portée de tir direct d'un Frame du défenseur, à découvert, hors du périmètre.
       *[other] À { $ruler } exactement d'un Frame du défenseur et à découvert face à lui, hors du périmètre.
    }
    [attack-frames] { $placing ->
        [lowest-first] Hors du périmètre, et hors de portée de tir direct de tous les Frames du défenseur.
       *[other] À { $ruler } au moins de tous les Frames et stations du défenseur.
    }
    [attack-stations] { $placing ->
        [lowest-first] Là où un Frame de son camp pourrait se tenir.
       *[other] N'importe où sur le terrain.
    }
   *[other] Hors du périmètre, seulement à couvert.
}
question-initiative = C'est à { $frame }, avec { $low }. Agir maintenant, ou attendre l'autre dé, { $high } ?
    Avec moins de quatre équipements, un Frame a deux dés d'initiative et agit sur l'un des deux.
question-jettison = { $frame } largue-t-il un équipement avant de lancer ?
    Il est perdu pour de bon. Sans plus aucune arme de tir, le Frame sprinte avec un d8 vert.
question-hazard = { $frame } se tient-il en zone dangereuse ?
    Dedans, il lance un dé blanc de moins.

waiting-tie = { $player } départage l'égalité au plus haut score.
waiting-deploy = { $step ->
    [defense-stations] { $player } pose les stations du défenseur.
    [defense-frames] { $player } déploie deux Frames dans le périmètre.
    [point-frame] { $player } déploie le Point Frame.
    [attack-frames] { $player } déploie un Frame.
    [attack-stations] { $player } pose une station.
   *[other] { $player } déploie les Frames restants.
}
waiting-initiative = { $player } décide si { $frame } agit ou attend.
waiting-jettison = { $player } peut larguer des équipements du Frame { $frame }.
waiting-hazard = { $player } dit si { $frame } est en zone dangereuse.

option-add-frame = Ajouter : { $archetype }
option-remove-frame = Laisser { $frame } au dépôt
option-defer = Laisser le choix à quelqu'un d'autre
option-place-station = { $table ->
    [map] La station { $station }
   *[declared] La station { $station } est posée
}
option-place-frame = { $frame }
option-place-all = { $table ->
    [map] { $kind ->
        [station] Les { $count } stations : les poser pour moi
       *[frame] Les { $count } Frames : les poser pour moi
    }
   *[declared] { $kind ->
        [station] Les { $count } stations sont posées
       *[frame] Les { $count } Frames sont posés, aucun près d'une station
    }
}
option-act-now = Agir maintenant, sur le { $value }
option-wait = Attendre le { $value }
option-keep-all = Tout garder
option-jettison = Larguer { $letters } : { $system }
option-no-hazard = Terrain sûr
option-in-hazard = En zone dangereuse
option-piece = { $name } ({ $piece })
option-cover-piece = { $name } ({ $piece })
detail-piece = { $hits ->
    [one] encaisse encore une touche
   *[other] encaisse encore { $hits } touches
}

error-environmental-not-allowed = Un équipement tout-terrain (E) demande l'option des zones dangereuses : le retirer, ou l'activer.
error-cover-piece = Aucun décor { $piece } ici : en nommer un qui est suivi et qui couvre encore.
error-too-many-pieces = Pas plus de { $most } décors : en retirer un, ou corriger l'un de ceux qui sont là.
error-option-off = La règle avancée « { $option } » est désactivée dans cette partie : elle se choisit avant le début.
error-bricks = Une chute se fait de 1 à { $most } briques : donner un nombre entier entre les deux.

why-ties = Égalités aux enchères
why-positions = Positions tactiques
why-deployment = Déploiement
why-initiative = Initiative par Frame
why-jettison = Larguer des équipements
why-hazards = Zones dangereuses
why-terrain = Décor suivi
why-elevation = Hauteur et chutes
error-only-custom = { $given ->
    [frames] Le nombre de Frames
    [stations] Le nombre de stations
    [neutral] Le nombre de stations neutres
    [rockets] Le nombre de roquettes
    [clock] Le compte à rebours
   *[other] Chacun de ces nombres
} ne se choisit que pour une partie libre : l'enlever, ou ouvrir une partie libre.
error-nothing-said = Rien n'est demandé : remplir au moins une option de la commande.
error-orders-too-long = C'est trop : nommer chaque sorte d'équipement une fois au plus, { $most } en tout.
why-standing-orders = Consignes
error-unstorable = Ce texte contient des caractères impossibles à conserver : les enlever et réessayer.
