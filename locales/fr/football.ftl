# Mecha Football: events (football-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), and the summary (-board-). Arguments are the facts of the rules' objects.

## Events

football-started = ⚽ **Le coup d'envoi approche.** Les deux équipes entrent sur le terrain.
football-tossed = 🪙 { $player } gagne le tirage au sort.
football-kick-off-chosen = 🪙 { $player } choisit : { $side } donne le coup d'envoi.
football-side-chosen = 🥅 { $player } défend d'abord le but { $east ->
    [yes] est
   *[no] ouest
}.
football-restart-began = { $kind ->
    [kick-off] 📍 Coup d'envoi pour { $side }.
    [throw-in] 📍 Touche pour { $side }.
    [corner] 🚩 Corner pour { $side }.
    [goal-kick] 📍 Six mètres pour { $side }.
   *[foul] 📍 Coup franc pour { $side }.
}
football-placed = { $taker ->
    [yes] 📍 { $unit } se place au ballon
   *[no] 📍 { $unit } prend position
}{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}.
football-stayed = 📍 { $player } laisse en place { $units }.
football-turn-began = ### ⏱️ Tour { $turn }
football-initiative-rolled = 🎲 Initiative : { $rolled }
football-coaching-rolled = 🎲 Les entraîneurs ont leurs dés d'initiative en main.
football-coached = 📋 { $unit } reçoit un { $face }.
football-rolled-off = 🎲 Même chiffre, relancés : { $rolled }
football-activated = { $under ->
    [none] { $free ->
        [yes] ▶️ { $unit } joue un tour libre au ballon.
       *[no] { $number ->
            [none] ▶️ { $unit } joue son tour.
           *[other] ▶️ { $unit } joue sur { $number }.
        }
    }
   *[other] { $called ->
        [pass] 🛡️ { $under } passe à { $unit }, qui se prépare.
        [line] 🛡️ { $unit } est sur la trajectoire et doit se défendre contre { $under }.
       *[other] 🛡️ { $unit } doit se défendre contre { $under }.
    }
}
football-resumed = ▶️ { $unit } continue avec les dés qu'il a.
football-targeted = { $target ->
    [goal] 🎯 { $unit } vise le but.
    [none] 🎯 { $unit } ne vise personne.
   *[other] 🎯 { $unit } vise { $target }.
}
football-rolled = 🎲 { $unit } lance `{ $dice }`
football-defended = { $value ->
    [0] 🛡️ { $unit } ne se défend pas.
   *[other] 🛡️ { $unit } se défend avec { $value }.
}
football-moved = 👟 { $unit } court, { $stride } unités au plus{ $over ->
    [yes] , sans que personne ne le gêne
   *[no] {""}
}.
football-went = 👟 { $unit } court { $length } unités, jusqu'en { $place }.
football-reached = { $reached ->
    [yes] 👟 { $unit } arrive au ballon.
   *[no] 👟 { $unit } n'arrive pas au ballon.
}
football-spotted = 👁️ { $unit } marque { $target } avec { $value }.
football-hotrodded = 🔥 { $unit } grille { $given } pour rejouer avec { $system }.
football-attack-declared = { $kind ->
    [shot] 🥅 { $unit } tire avec { $value } !
    [pass] ➡️ { $unit } passe à { $target } avec { $value }.
    [steal] 🦵 { $unit } veut prendre le ballon à { $target } avec { $value }.
   *[tackle] 🦵 { $unit } tacle { $target } avec { $value }.
}
football-line-declared = { $line ->
    [none] ➖ Personne sur la ligne.
   *[other] 🧱 Sur la ligne : { $line }.
}
football-kicked = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } : `{ $dice }` { $hits ->
    [0] à côté.
   *[other] **cadré.**
}
football-tackled = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } : `{ $dice }` { $hits ->
    [0] manqué.
   *[other] **ballon gagné.**
}
football-scored = ⚽ **But pour { $player }**, { $own ->
    [yes] contre son camp par { $unit } !
   *[no] par { $unit } !
} { $score }
football-ball-taken = ⚽ { $unit } a le ballon.
football-fumbled = 💨 { $unit } rate son geste.
football-ball-loose = ⚽ Le ballon est libre{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}.
football-ball-out = { $over ->
    [none] 🚩 Le ballon sort en touche.
   *[other] 🚩 Le ballon sort derrière la ligne de but de { $over }.
}
football-fouled = 🟨 Faute de { $unit } sur { $target }.
football-system-broken = { $system ->
    [none] 🔧 { $unit } s'en sort indemne.
   *[other] 🔧 { $unit } perd { $system }.
}
football-goals-set = 🛠️ { $by } : { $points } pour { $player }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}. { $score }
football-ball-given = 🛠️ { $by } : { $unit ->
    [none] le ballon est libre.
   *[other] { $unit } a le ballon.
}
football-player-renamed = 🪑 { $name } joue désormais pour { $was }.
football-match-ended = 🏁 **Coup de sifflet final.** { $score }
football-outcome = { $count ->
    [one] 🏆 **{ $winners } gagne.** { $score }
   *[other] 🤝 **Match nul.** { $score }
}{ $reason ->
    [ended-by-host] {" "}L'hôte a mis fin au match.
   *[other] {""}
}
football-over = Le match est terminé.

## Questions

football-ask-toss = Le tirage est à vous. D'abord en attaque ou en défense ?
    L'attaque donne le coup d'envoi. À la mi-temps, côtés et coup d'envoi changent.
football-ask-side = Quel but défendez-vous d'abord ?
    Après trois tours, on change de côté.
football-ask-deploy = { $takes ->
    [yes] Quelle unité est au ballon ?
   *[no] Quelle unité placez-vous maintenant ?
}
    { $restart ->
        [kick-off] Dans votre moitié ; le camp qui a le ballon commence, et sa première unité se tient au point central.
       *[other] Le camp sans ballon commence, par l'unité la plus proche de son but. Les attaquants restent derrière le dernier défenseur. L'unité au ballon joue aussitôt.{ $must ->
            [none] {""}
           *[other] {" "}Hors-jeu ou gênant la reprise, donc à placer : { $must }.
        }
    }
football-ask-coach = Quelle unité reçoit quel dé d'initiative ? Les vôtres : { $dice }
    Les petits chiffres jouent d'abord. Les entraîneurs alternent.
football-ask-target = { $called ->
        [line] { $unit } est sur la trajectoire de { $under } et doit se défendre maintenant. Que visera { $unit } quand viendra son tour ?
        [pass] { $under } passe à { $unit }, qui choisit sa défense maintenant. Que visera { $unit } quand viendra son tour ?
        [steal] { $under } veut prendre le ballon à { $unit }, qui doit se défendre maintenant. Que visera { $unit } quand viendra son tour ?
        [tackle] { $under } tacle { $unit }, qui doit se défendre maintenant. Que visera { $unit } quand viendra son tour ?
       *[none] Que vise { $unit } ?
    }
    { $called ->
        [none] Avec le ballon : le but ou un coéquipier. Sans lui : celui qui l'a.
       *[other] Le ballon peut être ailleurs d'ici là. Avec lui : le but ou un coéquipier. Sans lui : l'adversaire qui l'a.
    }
football-ask-range = De quelle portée ?
    Corps à corps jusqu'à 1 unité, direct jusqu'à 8, artillerie au-delà. Avec le ballon, les équipements de corps à corps n'ajoutent pas de dé rouge ; sans lui, l'artillerie ne sert à rien.
football-ask-defend = Avec quel dé { $unit } se défend-il ?
    Bleu ou blanc ; il compte jusqu'à la fin du tour.
football-ask-act = Que fait { $unit } ensuite ?
    Bouger et jouer le ballon dans l'ordre voulu ; marquer vient en dernier. Un dé de mouvement compte double.
football-ask-where = { $verb ->
    [move] Où court { $unit } ?
    [place] Où se tient { $unit } ?
   *[fumble] { $unit } a raté : où va le ballon ?
}
    { $verb ->
        [move] { $over ->
            [yes] { $value } unités au plus, sans que personne ne le gêne : il suffit qu'il finisse à une place libre.
           *[no] { $value } unités au plus, en contournant qui se trouve sur le chemin. Un ballon libre qu'il touche est à lui.
        }
        [place] Sur le terrain teinté. Qui est au ballon le touche, et peut se tenir à côté du terrain.
       *[fumble] Dans la portée du tir, et pas en arrière. Toute unité qu'il touche l'a ; il peut sortir ou entrer dans un but.
    }
football-ask-reach = { $unit } arrive-t-il au ballon libre ?
    Le toucher suffit.
football-ask-line = Qui se tient sur la ligne de { $unit } { $target ->
        [goal] au but
       *[other] à { $target }
    } ?
    Les unités des deux camps comptent, et la défense de toutes ensemble.
football-ask-use-spot = Utiliser un marquage contre la défense ?
    Il disparaît ensuite.
football-ask-fumble = { $unit } a raté son geste : où va le ballon ?
    { $target ->
        [goal] À côté du tir, dans sa portée, et pas en arrière vers la ligne de but de { $unit }.
       *[other] À côté de la passe, dans sa portée, et pas en arrière : la ligne de but de { $unit } ne se franchit qu'après une passe en retrait.
    }
football-ask-break = Le tacle a touché. Quel équipement de { $target } casse ?
football-ask-spot-target = Qui { $unit } marque-t-il avec { $value } ?
    { $reach ->
        [0] Sans équipement de visée : à 8 unités, et aucune unité ne la couvre à 1 ou moins.
        [1] Un équipement de visée : à 8 unités.
       *[other] Deux équipements de visée : partout.
    }
football-ask-hotrod = Pousser { $unit } à bout ?
    Renoncez pour de bon à un équipement, et jouez encore une fois avec un autre.

football-wait-toss = { $player } choisit l'attaque ou la défense.
football-wait-side = { $player } choisit le but à défendre.
football-wait-deploy = { $player } place une unité.
football-wait-coach = { $player } distribue ses dés d'initiative.
football-wait-target = { $player } décide ce que vise { $unit }.
football-wait-range = { $player } déclare une portée pour { $unit }.
football-wait-defend = { $player } choisit une défense pour { $unit }.
football-wait-act = { $player } décide ce que fait { $unit }.
football-wait-where = { $verb ->
    [move] { $player } décide où court { $unit }.
    [place] { $player } place { $unit }.
   *[fumble] { $player } dit où va le ballon que { $unit } a raté.
}
football-wait-reach = { $player } dit si { $unit } arrive au ballon.
football-wait-line = { $player } dit qui se tient sur la ligne.
football-wait-use-spot = { $player } décide d'un marquage.
football-wait-fumble = { $player } dit où va le ballon raté.
football-wait-break = { $player } choisit ce qui casse.
football-wait-spot-target = { $player } choisit qui { $unit } marque.
football-wait-hotrod = { $player } peut pousser { $unit } à bout.

football-option-offence = Attaque : coup d'envoi
football-option-defence = Défense
football-option-west = Le but ouest
football-option-east = Le but est
football-option-take-ball = { $unit } au ballon
football-option-place-unit = { $unit }
football-option-place-rest = Les autres restent
football-option-coach = { $value } pour { $unit }
football-option-goal = Le but
football-option-mate = Passe à { $unit }
football-option-possessor = { $unit }, qui a le ballon
football-option-receiver = { $unit }, à qui va la passe
football-option-opponent = { $unit }
football-option-range = { $range ->
    [hand-to-hand] Corps à corps
    [direct-fire] Direct
   *[artillery] Artillerie
}
football-option-ball-yes = Au ballon
football-option-ball-no = Pas encore
football-option-line-clear = Personne
football-option-in-line = { $unit }
football-option-use-spot = Utiliser { $value } sur { $unit }
football-option-ball-loose = Libre sur le terrain
football-option-ball-to = À { $unit }
football-option-toward-ball = Vers le ballon : { $place }
football-option-toward-goal = Vers le but : { $place }
football-option-toward = Vers { $target } : { $place }
football-option-stay = Rester : { $place }
football-option-suggested = Suggestion { $n } : { $place }
football-option-ball-there = Sur le terrain : { $place }
football-option-ball-out = Dehors : { $place }
football-option-out-side = Dehors, en touche
football-option-out-far = Dehors, ligne de but adverse
football-option-out-near = Dehors, sa ligne de but (après une passe en retrait)
football-option-into-goal = Dans le but
football-option-into-own-goal = Dans son propre but (après une passe en retrait)
football-option-break-nothing = Rien
football-option-break = { $system }
football-option-unit = { $unit }
football-option-hotrod = Griller { $given }, utiliser { $system }
football-option-keep-cool = Non

football-plan = { $verb ->
    [move] 👟 **{ $length } unités sur { $most }** jusqu'en { $place } (`{ $point }`).
    [place] 📍 { $item } en **{ $place }** (`{ $point }`).
   *[fumble] ⚽ Le ballon en **{ $place }** (`{ $point }`).
}{ $ball ->
    [has] {" "}⚽ Il a le ballon.
    [takes] {" "}⚽ **Il prend le ballon.**
   *[none] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target ->
        [goal] Le but
       *[other] { $target }
    } est alors à { $far } unités, **à la portée annoncée**.
   *[no] {" "}🎯 { $target ->
        [goal] Le but
       *[other] { $target }
    } est alors à { $far } unités, **pas** à la portée annoncée.
}{ $line ->
    [none] {""}
   *[other] {" "}🧱 Sur la ligne : { $line }.
}{ $taker ->
    [none] {""}
   *[other] {" "}**{ $taker } l'a alors.**
}{ $out ->
    [none] {""}
    [in] {" "}🥅 **C'est un but.**
    [side] {" "}🚩 Il sort : touche.
   *[goal-line] {" "}🚩 Il sort derrière une ligne de but.
}
football-look = 🔎 **{ $place }** (`{ $point }`), à { $far } unités au plus : { $near ->
    [none] personne
   *[other] { $near }
}.
football-detail-move = { $stride } unités au plus
football-odds = { $kind ->
    [shot] But
    [pass] Passe
   *[other] Ballon
} : { $success }{ $kind ->
    [shot] { $line ->
        [none] {" "}la ligne libre, { $screened } devant une unité, moins leur défense
        [0] {" "}la ligne libre ({ $dice } dés)
        [one] {" "}devant une unité ({ $dice } dés)
       *[other] {" "}devant { $line } unités ({ $dice } dés)
    }
    [pass] { $line ->
        [none] {" "}la ligne libre, { $screened } devant une unité, moins leur défense
        [0] {" "}la ligne libre ({ $dice } dés)
        [one] {" "}devant une unité ({ $dice } dés)
       *[other] {" "}devant { $line } unités ({ $dice } dés)
    }
   *[other] , faute : { $foul } ({ $dice } dés)
}{ $waiting ->
    [0] {""}
    [one] , avant une défense
   *[other] , avant { $waiting } défenses
}
football-odds-title = { $kind ->
    [shot] Tir
    [pass] Passe
    [steal] Prise de balle
   *[tackle] Tacle
} { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ marquage { $spot }
} − défense { $defense } = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
football-odds-where = { $kind ->
    [shot] { $line ->
        [0] personne sur la ligne
        [one] une unité sur la ligne
       *[other] { $line } unités sur la ligne
    }
    [pass] { $line ->
        [0] personne sur la ligne
        [one] une unité sur la ligne
       *[other] { $line } unités sur la ligne
    }
    [steal] au corps à corps
   *[tackle] en tir direct
}
football-odds-chances = { $kind ->
    [shot] But : { $success }.
    [pass] Elle arrive : { $success }.
   *[other] Ballon pris : { $success }. Faute : { $foul }.
}
football-odds-change = { $what ->
    [plus] Un point de plus
    [minus] Un point de moins
    [marked] Avec un marquage de { $spot }
    [unmarked] Sans le marquage
    [clear] La ligne libre
   *[screened] Devant une unité sans défense
} : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $kind ->
    [shot] but { $success }
    [pass] arrive { $success }
   *[other] ballon { $success }, faute { $foul }
}
football-odds-bar = { $outcome ->
    [shot] But
    [pass] Passe
    [fumble] Raté
    [ball] Ballon
    [foul] Faute
   *[nothing] Rien
}

## The summary

football-board-head = **{ $half ->
    [1] Première mi-temps
   *[other] Seconde mi-temps
}{ $turn ->
    [0] , avant le coup d'envoi**
   *[other] , tour { $turn } sur { $turns }**
}
football-board-ball = ⚽ { $unit ->
    [none] Le ballon est libre{ $place ->
        [none] {""}
       *[other] {" "}en { $place }
    }.
   *[other] { $unit } a le ballon.
}
football-board-side = **{ $player } : { $score }**, défend { $end ->
    [east] l'est
   *[west] l'ouest
}
football-board-unit = { $unit }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}{ $ball ->
    [yes] {" "}⚽
   *[no] {""}
} : { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}{ $lost ->
    [none] {""}
   *[other] , perdu { $lost }
}{ $defense ->
    [none] {""}
   *[other] , défense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , marqué { $spot }
}{ $part ->
    [acting] , en action
    [gone] , a joué
    [primed] , s'est défendu d'avance
   *[ready] {""}
}{ $initiative ->
    [none] {""}
   *[other] , initiative { $initiative }
}

## Rulings

why-football-teams = Les équipes de football
why-toss = Le tirage au sort
why-football-turn = Tours et mi-temps
why-football-initiative = L'initiative au football
why-coaching = Les entraîneurs
why-football-target = Ce que vise une unité
why-football-pool = Les dés du football
why-football-movement = Courir
why-possession = La possession
why-football-attack = Jouer le ballon
why-line = La ligne
why-pass-and-shot = Passes et tirs
why-goal = Un but
why-fumble = Les ratés
why-out = Le ballon dehors
why-steal-and-tackle = Prises de balle et tacles
why-foul = Les fautes
why-tackle-breaks = Les tacles qui cassent
why-dead-ball = Les arrêts de jeu
why-redeployment = Se replacer
why-defending-early = Se défendre d'avance
why-hot-rodding = Pousser à bout
why-full-time = La fin du match
