# Ce qui est demandé : à qui décide (question-), à tous (waiting-), les choix (option-) et leurs précisions (detail-).

question-activate = Choisir le Frame qui agit maintenant.
    { $pass ->
        [yes] Chaque Frame agit une fois par tour. Passer laisse le choix au joueur suivant.
       *[no] Chaque Frame agit une fois par tour.
    }
question-target = { $under ->
        [none] Quelle cible pour { $frame } ?
       *[other] { $under } attaque { $frame } avec { $attack } : à lui d'agir maintenant. Quelle cible pour { $frame } ?
    }
    Sans cible, pas de dés rouges. Un ennemi qui n'a pas encore agi est activé par l'attaque : il se défend aussitôt, et la suite de son activation vient après.
question-range = À quelle portée { $frame } attaque-t-il { $target } ? Plus de changement une fois les dés lancés.
    Corps à corps jusqu'à { $reach_one }, tir direct jusqu'à { $ruler }, artillerie au-delà ; mesure de bord à bord, le doute profite à qui agit.{ $rockets ->
        [0] {""}
       *[other] {" "}Une roquette ajoute un d8 rouge en tir direct, puis disparaît.
    }
question-defend = Avec quel dé { $frame } se défend-il ?{ $under ->
        [none] {""}
       *[other] {" "}{ $under } attaque avec { $attack }.
    }
    Bleu ou blanc. La défense vaut contre toute attaque jusqu'à la fin du tour ; impossible de l'ajouter plus tard.
question-act = Que fait { $frame } ensuite ? Dés restants : `{ $dice }`
    Mouvement et attaque dans l'ordre voulu, une fois chacun ; la visée vient en dernier et clôt l'activation.
question-station = Près de quelle station { $frame } se trouve-t-il maintenant ?
    À { $reach_one } ou moins. Une station change de main quand un seul camp y a des Frames.
question-cover = Qu'y a-t-il entre { $frame } et { $target } ?
    Un couvert est sur la trajectoire et à { $reach_one } ou moins de la cible ; tout Frame peut en servir. S'il y en a plusieurs, le premier encaisse d'abord.
question-use-spot = Utiliser la visée de { $spot } sur { $target } ?
    Avec elle : { $with_spot } ; sans elle : { $without }. { $lasts ->
        [until-next-attack] Elle disparaît avec cette attaque, utilisée ou non.
       *[until-used] Une visée utilisée est retirée.
    }
question-ground = { $hits ->
        [one] { $frame } est touché près de { $station }. Céder du terrain ?
       *[other] { $frame } est touché { $hits } fois près de { $station }. Céder du terrain ?
    }
    Une touche est annulée : le Frame s'éloigne tout droit de la station, à un peu plus de { $reach_one }. Une seule fois par attaque.
question-loss = { $hits ->
        [one] { $frame } encaisse une touche. Que perd-il ?
       *[other] { $frame } a { $hits } touches à encaisser. Que perd-il d'abord ?
    }
    Ce qui est perdu manquera aux prochains jets ; les dés déjà lancés restent. Les dés blancs partent en dernier, les roquettes jamais.
question-spot-target = { $frame } vise avec { $value } : quelle cible ?
    { $reach ->
        [0] Sans équipement de visée : à { $ruler } au plus et à découvert.
        [1] Avec un équipement de visée : à { $ruler } au plus, à couvert ou non.
       *[other] Avec deux équipements de visée : n'importe où.
    } Une visée ne cède la place qu'à une plus forte.
question-doomsday = Avancer la fin de la partie d'un cran de plus ? Pour l'instant : { $clock }.
    À la fin, le plus haut score gagne : { $scores }.

waiting-activate = { $player } choisit un Frame à activer.
waiting-target = { $player } choisit une cible pour { $frame }.
waiting-range = { $player } annonce la portée entre { $frame } et { $target }.
waiting-defend = { $player } choisit la défense pour { $frame }.
waiting-act = { $player } décide de la suite pour { $frame }.
waiting-station = { $player } dit près de quelle station se trouve { $frame }.
waiting-cover = { $player } dit ce qui couvre { $target } face à { $frame }.
waiting-use-spot = { $player } décide d'utiliser ou non la visée sur { $target }.
waiting-ground = { $player } décide si { $frame } cède du terrain.
waiting-loss = { $player } choisit une perte pour { $frame }.
waiting-spot-target = { $player } choisit qui { $frame } vise.
waiting-doomsday = { $player } décide du compte à rebours.

option-frame = { $frame }
option-pass = Passer
option-terrain = Décor
option-no-target = Aucune cible
option-range = { $range }{ $rockets ->
    [0] {""}
    [one] {" "}+ 1 roquette
   *[other] {" "}+ { $rockets } roquettes
}
option-defend = Défense avec { $die }
option-no-defense = Aucune défense
option-move = Mouvement avec { $die }
option-attack = Attaque avec { $die }
option-spot = Visée avec { $die }
option-done = Terminé
option-no-station = Aucune station
option-station = Station { $station }
option-open = À découvert
option-cover-terrain = { $hits ->
    [one] Décor, encore 1 touche
   *[other] Décor, encore { $hits } touches
}
option-cover-frame = Derrière { $frame }
option-use-spot = Utiliser la visée
option-keep-spot = Sans la visée
option-lose-white = Un dé blanc
option-lose = { $letters } : { $system }
option-hold-ground = Tenir et encaisser
option-give-ground = Céder du terrain
option-give-ground-to = Céder du terrain, vers la station { $station }
option-nobody = Personne
option-advance = Avancer d'un cran
option-hold = Ne rien changer

detail-systems = { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}
detail-white = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
detail-defense = défense { $n }
detail-spot = visée { $n }
detail-ready = n'a pas agi
detail-pool = lance { $dice }
detail-move = { $distance } au plus
detail-attack = { $spot ->
    [0] contre défense { $defense } : { $dice }
   *[other] contre défense { $defense } : { $dice }, { $more } avec la visée
}
detail-attack-ready = la cible s'active d'abord, pour se défendre
detail-attack-terrain = { $dice } contre le décor
detail-no-defense = défense 0 jusqu'à la fin du tour
detail-done = les dés restants sont perdus
detail-station = { $holder ->
    [none] personne ne la contrôle
   *[other] contrôlée par { $holder }
}
detail-cover-terrain = { $hits ->
    [one] encore une touche et il ne couvre plus
   *[other] couvre jusqu'à ce que ses { $hits } touches soient prises
}
detail-immune = deux équipements de défense : ne subit rien comme couvert
detail-lose = { $systems ->
    [none] plus aucun équipement ensuite
   *[other] restera : { $systems }
}
detail-lose-white = { $n ->
    [1] le Frame est détruit
   *[other] encore une touche et le Frame est détruit
}
detail-ground-no = { $hits ->
    [one] { $hits } touche à encaisser
   *[other] { $hits } touches à encaisser
}
detail-ground-yes = { $hits ->
    [0] aucune touche à encaisser
    [one] { $hits } touche à encaisser
   *[other] { $hits } touches à encaisser
}
detail-nobody = l'activation se termine sans visée
