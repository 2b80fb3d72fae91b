# The chances of an attack: /odds, and the panel before an attack is made.

cmd-odds = La probabilité exacte de 0, 1, 2… dégâts d'une attaque
opt-odds-attack = La valeur du dé d'attaque
opt-odds-spot = La visée sur la cible, si elle est utilisée
opt-odds-defense = La défense de la cible
opt-odds-range = La portée de l'attaque (chaque jeu a les siennes)
opt-odds-cover = Ce qui se trouve entre les deux
opt-odds-cover-hits = Dégâts que le couvert encaisse encore (par défaut : décor 3, Frame 6)
opt-odds-target = Ce qui est attaqué ; chaque jeu a ses propres cibles
opt-odds-systems = Équipements qui restent à la cible : quelles chances de la détruire ?
opt-odds-line = Combien de Frames sont sur la trajectoire d'un tir ou d'une passe
odds-target-goal = Le but
odds-target-mate = Un coéquipier
odds-target-possessor = Le Frame qui a le ballon
odds-cover-none = Aucun
odds-cover-terrain = Décor
odds-cover-frame = Un autre Frame
odds-cover-frame-immune = Un Frame avec deux équipements de défense
odds-target-frame = Un Frame
odds-target-terrain = Un décor
odds-out-of-reach = hors de portée ce tour-ci
odds-needs-move = { $possible ->
    [yes] après un déplacement de { $move }
   *[no] il faut un déplacement de { $move }
}{ $reach ->
    [none] {""}
   *[other] {" "}({ $reach } de chances aux dés{ $both ->
        [none] {""}
       *[other] , { $both } en tout
    })
}
odds-near = { $reach } d’y arriver
odds-range-hand-to-hand = Corps à corps
odds-range-direct-fire = Tir direct
odds-range-artillery = Artillerie
odds-range-dogfight = Mêlée
odds-range-point-defense = Défense rapprochée
odds-range-assault = Assaut
odds-range-support = Soutien
odds-target-ship = Un vaisseau
odds-target-company = Une compagnie
odds-cover-debris = Un débris
odds-cover-ship = Un autre vaisseau
odds-cover-screen = Un écran

odds-percent = { $n }{"\u202F"}%
odds-under = <1{"\u202F"}%
odds-over = >99{"\u202F"}%
odds-part = { $n ->
    [0] { $share } aucun dégât
    [1] { $share } un
    [2] { $share } deux
    [3] { $share } trois
    [4] { $share } quatre
    [5] { $share } cinq
    [6] { $share } six
    [7] { $share } sept
    [8] { $share } huit
    [9] { $share } neuf
    [10] { $share } dix
    [11] { $share } onze
    [12] { $share } douze
   *[other] { $share } { $n }
}
odds-rest = { $n ->
    [1] { $share } un ou plus
    [2] { $share } deux ou plus
    [3] { $share } trois ou plus
    [4] { $share } quatre ou plus
    [5] { $share } cinq ou plus
    [6] { $share } six ou plus
    [7] { $share } sept ou plus
    [8] { $share } huit ou plus
    [9] { $share } neuf ou plus
    [10] { $share } dix ou plus
    [11] { $share } onze ou plus
    [12] { $share } douze ou plus
   *[other] { $share } { $n } ou plus
}
odds-no-dice = aucun dégât
odds-formula = Attaque { $attack } + visée { $spot } − défense { $defense } = { $dice }
odds-formula-no-spot = Attaque { $attack } − défense { $defense } = { $dice }
odds-formula-plain = Attaque { $attack } = { $dice }
odds-where = { $cover ->
    [none] { $range }, à découvert
    [terrain] { $range }, derrière un décor qui encaisse { $hits }
    [frame] { $range }, derrière un Frame qui peut prendre { $hits }
    [frame-immune] { $range }, derrière un Frame avec deux équipements de défense
    [terrain-target] contre un décor
   *[close] au corps à corps, où le couvert ne compte pas
}
odds-title = **{ $formula }**, { $where }
odds-mean = Dégâts en moyenne : { $mean } ; au moins un : { $some }.
odds-cover-gone = Le couvert cède : { $share }.
odds-destroyed = { $hits ->
    [one] Cible détruite (il faut un dégât) : { $share }.
   *[other] Cible détruite (il faut { $hits } dégâts) : { $share }.
}
odds-change = { $what } : { $dice }, { $mean } en moyenne, au moins un { $some }
odds-change-destroyed = { $what } : { $dice }, { $mean } en moyenne, au moins un { $some }, cible détruite { $destroyed }
odds-plus = Un point de plus
odds-minus = Un point de moins
odds-unspotted = Sans la visée
odds-spotted = Avec une visée de { $spot }
odds-uncovered = À découvert
odds-bars-title = Chance de chaque nombre de dégâts
odds-bars-outcomes = Résultats possibles
odds-bars-mean = en moyenne { $mean }
odds-bars-destroyed = cible détruite { $share }

odds-short = { $hit } de chances d'infliger un dégât, { $destroyed } de détruire la cible{ $spot ->
    [0] {""}
   *[other] {" "}avec la visée { $spot }
}{ $cover ->
    [yes] , derrière son couvert
   *[no] {""}
}{ $undefended ->
    [yes] . La cible doit encore se défendre.
   *[no] {""}
}{ $friend ->
    [none] {""}
   *[other] { $undefended ->
        [yes] {""}
       *[no] .
    }{" "}⚠️ { $friend }, à vous, sert de couvert à la cible : vos dégâts peuvent l'atteindre.
}
odds-terrain = { $hit } de chances d'infliger un dégât
odds-now = { $dice } : { $chances }
odds-behind = Derrière un décor, { $dice } : { $chances }
odds-with-spot = Avec la visée { $spot }, { $dice } : { $chances }
odds-against = Contre une défense de { $defense }, { $dice } : { $chances }
odds-undefended = La cible doit encore se défendre.
odds-with-dice = { $dice } ({ $hit } de chances d'infliger un dégât, { $destroyed } de détruire la cible)
odds-none = Aucune attaque n'est possible maintenant.
