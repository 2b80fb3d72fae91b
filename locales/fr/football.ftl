# Mecha Football: events (football-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), and the summary (-board-). Arguments are the facts of the rules' objects.

## Events

football-started = ⚽ **Le coup d'envoi approche.** Les deux équipes entrent sur le terrain.
football-tossed = 🪙 { $player } gagne le tirage au sort.
football-kick-off-chosen = 🪙 { $player } choisit : { $side } donne le coup d'envoi.
football-side-chosen = 🥅 { $player } défend d'abord le but côté { $east ->
    [yes] est
   *[no] ouest
}.
football-restart-began = { $kind ->
    [kick-off] 📍 Coup d'envoi pour { $side }.
    [throw-in] 📍 Touche pour { $side }.
    [corner] 🚩 Corner pour { $side }.
    [goal-kick] 📍 Coup de pied de but pour { $side }.
   *[foul] 📍 Coup franc pour { $side }.
}
football-placed = { $taker ->
    [yes] 📍 { $unit } se place sur le ballon
   *[no] 📍 { $unit } prend position
}{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}.
football-lined-up = 📍 { $player } met son équipe en place.
football-stayed = { $table ->
    [declared] 📍 En place pour { $player } : { $units }.
   *[map] 📍 { $player } laisse en place { $units }.
}
football-turn-began = ### ⏱️ Tour { $turn }
football-half-time = ⏸️ **Mi-temps.** { $score }
football-initiative-rolled = 🎲 Initiative : { $rolled }
football-coaching-rolled = 🎲 Les entraîneurs ont leurs dés d'initiative en main.
football-coached = 📋 { $unit } reçoit un { $face }.
football-rolled-off = 🎲 Égalité à { $tied } ; le plus bas de ces jets joue d'abord : { $rolled }
football-activated = { $under ->
    [none] { $free ->
        [yes] ▶️ { $unit } joue la remise en jeu : un tour en plus.
       *[no] { $number ->
            [none] ▶️ { $unit } joue son tour.
           *[other] ▶️ { $unit } joue (initiative { $number }).
        }
    }
   *[other] { $called ->
        [pass] 🛡️ { $under } passe à { $unit }, qui se prépare.
        [line] 🛡️ { $unit } est sur la trajectoire et doit se défendre contre { $under }.
       *[other] 🛡️ { $unit } doit se défendre contre { $under }.
    }
}
football-resumed = ▶️ { $unit } continue avec ses dés.
football-targeted = { $target ->
    [goal] 🎯 { $unit } prend pour cible le but.
    [none] 🎯 { $unit } ne prend aucune cible.
   *[other] 🎯 { $unit } prend pour cible { $target }{ $if_ball ->
        [yes] , en cas de ballon à ce moment-là
       *[no] {""}
    }.
}
football-rolled = 🎲 { $unit } lance `{ $dice }`
football-defended = { $value ->
    [0] 🛡️ { $unit } ne se défend pas.
   *[other] 🛡️ { $unit } se défend avec { $value }.
}
football-moved = 👟 { $unit } court, { $stride } unités au plus{ $over ->
    [yes] , à travers les autres
   *[no] {""}
}.
football-went = 👟 { $unit } { $length ->
    [0] reste en { $place }
    [one] court { $length } unité, jusqu'en { $place }
   *[other] court { $length } unités, jusqu'en { $place }
}.
football-reached = { $reached ->
    [yes] 👟 { $unit } arrive au ballon.
   *[no] 👟 { $unit } n'arrive pas au ballon.
}
football-spotted = 👁️ { $unit } marque { $target } avec { $value }.
football-hotrodded = 🔥 { $unit } surchauffe : { $given } grille, une action de plus avec { $system }.
football-attack-declared = { $kind ->
    [shot] 🥅 { $unit } tire avec { $value } !
    [pass] ➡️ { $unit } passe à { $target } avec { $value }.
    [steal] 🦵 { $unit } tente de voler le ballon à { $target } avec { $value }.
   *[tackle] 🦵 { $unit } tacle { $target } avec { $value }.
}
football-line-declared = { $line ->
    [none] ➖ Personne sur la trajectoire{ $past ->
        [yes] {" "}: le tir passe hors de portée du gardien
       *[no] {""}
    }.
   *[other] 🧱 Sur la trajectoire : { $line }.
}
football-kicked = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $rolled ->
    [0] aucun dé :
    [one] { $rolled } dé
   *[other] { $rolled } dés
}{ $rolled ->
    [0] {""}
   *[other] {" "}({ $least ->
        [6] il faut un 6
       *[other] il faut un 5 ou un 6
    }) : `{ $dice }`
} { $hits ->
    [0] manqué.
   *[other] **réussi.**
}
football-tackled = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $rolled ->
    [0] aucun dé :
    [one] { $rolled } dé
   *[other] { $rolled } dés
}{ $rolled ->
    [0] {""}
   *[other] {" "}({ $least ->
        [6] il faut un 6
       *[other] il faut un 5 ou un 6
    }) : `{ $dice }`
} { $hits ->
    [0] manqué.
   *[other] **ballon gagné.**
}
football-stake-points = ⚽ But pour { $name } !
football-scored = ⚽ **But pour { $player }**, { $own ->
    [yes] marqué contre son camp par { $unit } !
   *[no] marqué par { $unit } !
} { $score }
football-ball-taken = ⚽ { $unit } a le ballon.
football-fumbled = 💨 { $unit } manque son tir.
football-fumble-said = { $label ->
    [ball-to] 📣 Selon l'autre camp, le ballon va vers { $to }.
    [out-side] 📣 Selon l'autre camp, le ballon sort en touche.
    [out-far] 📣 Selon l'autre camp, le ballon sort derrière la ligne de but adverse.
    [out-near] 📣 Selon l'autre camp, le ballon sort derrière la ligne de but du camp de { $unit }.
    [into-own-goal] 📣 Selon l'autre camp, le ballon entre dans le but du camp de { $unit }.
   *[into-goal] 📣 Selon l'autre camp, le ballon entre dans le but.
}
football-spoken = { $answer ->
    [not-so] 🤔 Selon { $player }, le ballon ne peut pas y aller.
    [give-in] ↩️ { $player } s'incline et indique un autre endroit.
    [insist] ✋ { $player } maintient : c'était limite.
   *[agreed] 👍 { $player } est d'accord.
}
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
    [none] 🔧 { $unit } s'en tire sans dommage.
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
football-player-renamed = 🪑 { $name } joue désormais à la place de { $was }.
football-match-ended = 🏁 **Coup de sifflet final.** { $score }
football-outcome = { $count ->
    [0] 💤 **Personne ne gagne.** { $score }
    [one] 🏆 **{ $winners } gagne.** { $score }
   *[other] 🤝 **Match nul.** { $score }
}{ $reason ->
    [ended-by-host] . Le match a été arrêté avant la fin.
   *[other] {""}
}
football-over = Le match est terminé.

## Questions

football-ask-toss = Vous gagnez le tirage au sort. Attaque ou défense d'abord ?
    L'attaque donne le coup d'envoi. À la mi-temps, on change de côté et l'autre camp engage.
football-ask-side = Quel but défendez-vous d'abord ?
    Après trois tours, on change de côté.
football-ask-deploy = { $foul ->
    [own] **Votre faute : coup franc pour { $side }.**{" "}
    [theirs] **Faute sur vous : à vous le coup franc.**{" "}
   *[none] {""}
}{ $takes ->
    [yes] Quel Frame prend le ballon ?
   *[no] { $table ->
        [declared] Vos Frames sont-ils en place ? Un seul choix suffit pour tous.
       *[map] Comment votre équipe se place-t-elle ?
    }
}
    { $restart ->
        [kick-off] Dans votre moitié, chacun son tour. Le camp qui a le ballon commence, et son premier Frame se place sur le ballon, au point central.
       *[other] Le camp sans ballon commence, par le Frame le plus proche de son but. Les attaquants ne dépassent pas le dernier défenseur. Le tireur joue aussitôt.{ $must ->
            [none] {""}
           *[other] {" "}Hors-jeu ou sur le passage, à déplacer : { $must }.
        }
    }
football-ask-coach = Quel Frame reçoit quel dé d'initiative ? Les vôtres : `{ $initiative_dice }`
    Les plus petits résultats jouent d'abord. Les entraîneurs alternent.
football-ask-target = { $called ->
        [line] { $unit } est sur la trajectoire de { $under } et doit se défendre maintenant. Quelle sera la cible de { $unit } quand viendra son tour ?
        [pass] { $under } passe à { $unit }, qui choisit sa défense maintenant. Quelle sera la cible de { $unit } quand viendra son tour ?
        [steal] { $under } tente de voler le ballon à { $unit }, qui doit se défendre maintenant. Quelle sera la cible de { $unit } quand viendra son tour ?
        [tackle] { $under } tacle { $unit }, qui doit se défendre maintenant. Quelle sera la cible de { $unit } quand viendra son tour ?
       *[none] Quelle cible pour { $unit } ?
    }
    { $called ->
        [none] Avec le ballon : le but ou un coéquipier. Sans lui : le Frame qui l'a. Corps à corps jusqu'à 1 unité, tir direct jusqu'à 8, artillerie au-delà, de l'endroit d'où l'on joue le ballon.
       *[other] Le ballon peut être ailleurs d'ici là. Avec lui : le but ou un coéquipier. Sans lui : l'adversaire qui l'a.
    }
football-ask-range = À quelle portée ?
    Corps à corps jusqu'à 1 unité, tir direct jusqu'à 8, artillerie au-delà. Avec le ballon, les équipements de corps à corps n'ajoutent pas de dé rouge ; sans lui, l'artillerie ne sert à rien.
football-ask-defend = Avec quel dé { $unit } se défend-il ?
    Bleu ou blanc. Jusqu'à la fin du tour, tout tir ou passe qui passe devant lui et tout tacle contre lui jette autant de dés de moins.
football-ask-act = Que fait { $unit } ensuite ?
    Courir et jouer le ballon se font dans l'ordre voulu ; en dernier, marquer un adversaire : ce dé s'ajoute à un tir ou une passe qui passe devant lui, ou à un tacle contre lui. Un dé de mouvement compte double.{ $hopeless ->
        [yes] {" "}Aucun dé restant ne bat la défense : jouer le ballon ne lancerait aucun dé.
       *[no] {""}
    }
football-ask-where = { $verb ->
    [move] Où court { $unit } ?
    [place] Où se tient { $unit } ?
   *[fumble] { $unit } a manqué son coup : où va le ballon ?
}
    { $verb ->
        [move] { $over ->
            [yes] { $value } unités au plus, à travers les autres, jusqu'à une place libre.
           *[no] { $value } unités au plus, en contournant les autres Frames. Un ballon libre que l'on touche à l'arrivée est pris.
        }
        [place] Dans la zone ombrée. Le tireur doit toucher le ballon et peut se tenir hors du terrain.
       *[fumble] Dans la portée du tir, et pas en arrière. Le Frame qu'il touche le récupère ; il peut aussi sortir ou entrer dans un but.
    }
football-ask-reach = { $unit } arrive-t-il au ballon libre ?
    Le toucher suffit.
football-ask-line = Qui est sur la trajectoire de { $unit } { $target ->
        [goal] au but
       *[other] à { $target }
    } ?
    Les Frames des deux camps comptent, et leurs défenses s'ajoutent.
football-ask-use-spot = Utilisez-vous un marquage contre la défense ?
    On le retire ensuite.
football-ask-fumble = { $unit } a manqué { $target ->
    [goal] son tir
   *[other] sa passe
} : où va le ballon ?
    { $target ->
        [goal] À côté de la cible, dans la portée du tir, et pas en arrière vers la ligne de but de { $unit }.
       *[other] À côté de la cible, dans la portée de la passe, et pas en arrière : la ligne de but de { $unit } ne se franchit qu'après une passe en retrait.
    }
football-ask-agree = { $doubted ->
    [yes] Selon le camp du tireur, le ballon ne peut pas y aller : { $label ->
        [ball-to] vers { $to }
        [out-side] en touche
        [out-far] derrière la ligne de but adverse
        [out-near] derrière la ligne de but du camp de { $unit }
        [into-own-goal] dans le but du camp de { $unit }
       *[into-goal] dans le but
    }. Vous inclinez-vous ?
        Alors vous indiquez un autre endroit. Si c'est limite, il y va.
   *[no] Selon l'autre camp, le ballon perdu par { $unit } va { $label ->
        [ball-to] vers { $to }
        [out-side] en touche
        [out-far] derrière la ligne de but adverse
        [out-near] derrière la ligne de but du camp de { $unit }
        [into-own-goal] dans le but du camp de { $unit }
       *[into-goal] dans le but
    }. D'accord ?
        Il reste à portée du tir, à côté de la cible, et ne part pas en arrière.
}
football-ask-break = Le tacle est réussi. Quel équipement de { $target } casse ?
football-ask-spot-target = Qui { $unit } marque-t-il avec { $value } ?
    { $reach ->
        [0] Sans équipement de visée : à 8 unités ou moins, et aucun Frame à 1 ou moins sur la trajectoire.
        [1] Un équipement de visée : à 8 unités ou moins.
       *[other] Deux équipements de visée : partout.
    }
football-ask-hotrod = Mettez-vous { $unit } en surchauffe ?
    Un équipement est perdu pour de bon, et un autre donne aussitôt une action de plus : ses seuls dés, et l'un d'eux.

football-wait-toss = { $player } choisit l'attaque ou la défense.
football-wait-side = { $player } choisit le but à défendre.
football-wait-deploy = { $player } place un Frame.
football-wait-coach = { $player } distribue ses dés d'initiative.
football-wait-target = { $player } choisit une cible pour { $unit }.
football-wait-range = { $player } annonce une portée pour { $unit }.
football-wait-defend = { $player } choisit une défense pour { $unit }.
football-wait-act = { $player } décide ce que fait { $unit }.
football-wait-where = { $verb ->
    [move] { $player } décide où court { $unit }.
    [place] { $player } place { $unit }.
   *[fumble] { $player } dit où va le ballon perdu par { $unit }.
}
football-wait-reach = { $player } dit si { $unit } arrive au ballon.
football-wait-line = { $player } dit qui est sur la trajectoire.
football-wait-use-spot = { $player } décide d'utiliser ou non un marquage.
football-wait-fumble = { $player } dit où va le ballon perdu.
football-wait-agree = { $doubted ->
    [yes] { $player } s'incline, ou maintient où va le ballon.
   *[no] { $player } vérifie où va le ballon perdu.
}
football-wait-break = { $player } choisit l'équipement qui casse.
football-wait-spot-target = { $player } choisit qui { $unit } marque.
football-wait-hotrod = { $player } peut mettre { $unit } en surchauffe.

football-option-offence = Attaque : coup d'envoi
football-option-defence = Défense
football-option-west = Le but côté ouest
football-option-east = Le but côté est
football-option-take-ball = { $unit } sur le ballon
football-option-place-unit = { $unit }
football-option-place-rest = Laisser les autres en place
football-option-in-place = Tous en place
football-option-line-up = Comme suggéré : { $places }
football-option-coach = { $value } pour { $unit }
football-option-goal = Le but
football-option-mate = Passe à { $unit }
football-option-possessor = { $unit }, qui a le ballon
football-option-receiver = { $unit }, à qui va la passe
football-option-opponent = { $unit }, s'il a le ballon d'ici là
football-option-move = Courir avec { $die } : { $stride } unités au plus
football-option-attack = { $kind ->
    [shot] Tirer
    [pass] Passer à { $target }
    [steal] Voler le ballon à { $target }
   *[tackle] Tacler { $target }
} avec { $die }
football-option-spot = Marquer avec { $die }
football-option-keep-spot = Sans le marquage
football-option-range = { $range ->
    [hand-to-hand] Corps à corps
    [direct-fire] Tir direct
   *[artillery] Artillerie
}{ $reach ->
    [later] {" "}· il faut courir { $run }
    [near] {" "}· trop près : il faut plus de { $least }
    [never] {" "}· hors d'atteinte
   *[other] {""}
}
football-option-ball-yes = Oui, ballon atteint
football-option-ball-no = Non, pas atteint
football-option-line-clear = Personne
football-option-in-line = { $unit }
football-option-use-spot = Utiliser { $value } sur { $unit }
football-option-agreed = D'accord
football-option-not-so = Il ne peut pas y aller
football-option-give-in = S'incliner
football-option-insist = C'était limite : il y va
football-option-ball-loose = Libre sur le terrain
football-option-ball-to = À { $unit }
football-option-toward-ball = Vers le ballon : { $place }
football-option-to-receive = Pour recevoir une passe : { $place }
football-option-toward-goal = Vers le but : { $place }
football-option-toward = Vers { $target } : { $place }
football-option-toward-own-goal = Vers son propre but : { $place }
football-option-into-range = { $target ->
    [goal] À portée du but : { $place }
   *[other] À portée de { $target } : { $place }
}
football-option-stay = Rester : { $place }
football-option-suggested = Suggestion { $n } : { $place }
football-option-ball-there = Sur le terrain : { $place }
football-option-ball-out = Hors du terrain : { $place }
football-option-out-side = En touche
football-option-out-far = Dehors, ligne de but adverse
football-option-out-near = Dehors, sa propre ligne de but (après une passe en retrait)
football-option-into-goal = Dans le but
football-option-into-own-goal = Dans son propre but (après une passe en retrait)
football-option-break-nothing = Rien
football-option-break = { $system }
football-option-unit = { $unit }
football-option-hotrod = Perdre { $given }, agir avec { $system }
football-fold-hotrod = Surchauffe : perdre un équipement pour de bon et agir encore…
football-option-keep-cool = Terminer sans surchauffer

football-part-places = { $unit } { $place }

## Several answers in one press (football-path-<labels>)

football-path-goal-range = Tirer au but · { $range ->
    [hand-to-hand] corps à corps
    [direct-fire] tir direct
   *[artillery] artillerie
}{ $far ->
    [none] {""}
   *[other] {" "}· à { $far }
}{ $reach ->
    [near] {" "}· trop près : il faut plus de { $least }
   *[other] {""}
} · { $red ->
    [0] aucun dé rouge
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
football-path-mate-range = Passe à { $unit } · { $range ->
    [hand-to-hand] corps à corps
    [direct-fire] tir direct
   *[artillery] artillerie
}{ $far ->
    [none] {""}
   *[other] {" "}· à { $far }
}{ $reach ->
    [near] {" "}· trop près : il faut plus de { $least }
   *[other] {""}
} · { $red ->
    [0] aucun dé rouge
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
football-path-possessor-range = { $range ->
    [hand-to-hand] Voler le ballon à
   *[direct-fire] Tacler
} { $unit }{ $far ->
    [none] {""}
   *[other] {" "}· à { $far }
}{ $reach ->
    [near] {" "}· trop près : il faut plus de { $least }
   *[other] {""}
} · { $red ->
    [0] aucun dé rouge
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
football-path-receiver-range = { $range ->
    [hand-to-hand] Voler le ballon à
   *[direct-fire] Tacler
} { $unit }, à qui va la passe{ $far ->
    [none] {""}
   *[other] {" "}· à { $far }
}{ $reach ->
    [near] {" "}· trop près : il faut plus de { $least }
   *[other] {""}
} · { $red ->
    [0] aucun dé rouge
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
football-path-opponent-range = { $range ->
    [hand-to-hand] Voler le ballon à
   *[direct-fire] Tacler
} { $unit }, s'il a le ballon d'ici là{ $far ->
    [none] {""}
   *[other] {" "}· à { $far }
}{ $reach ->
    [near] {" "}· trop près : il faut plus de { $least }
   *[other] {""}
} · { $red ->
    [0] aucun dé rouge
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}
football-path-done-keep-cool = Terminer
football-path-done-hotrod = Surchauffe : perdre { $given }, agir avec { $system }
football-path-spot-unit-keep-cool = Marquer { $unit } avec { $die }
football-path-spot-nobody = Ne marquer personne avec { $die }
football-path-spot-unit = Marquer { $unit } avec { $die }
football-path-move-toward-goal = Courir vers le but avec { $die } : { $place }
football-path-move-toward-ball = Courir vers le ballon avec { $die } : { $place }
football-path-move-to-receive = Courir avec { $die } pour recevoir une passe : { $place }
football-path-move-toward-own-goal = Courir vers son propre but avec { $die } : { $place }
football-path-move-toward = Courir vers { $target } avec { $die } : { $place }
football-path-move-into-range = Courir à portée avec { $die } : { $place }
football-path-move-ball-yes = Courir au ballon avec { $die }
football-path-move-ball-no = Courir ailleurs avec { $die }
football-path-attack-use-spot = { $kind ->
    [shot] Tirer
    [pass] Passer
    [steal] Voler le ballon
   *[tackle] Tacler
} avec { $die } et le marquage de { $value } sur { $unit }
football-path-attack-line-clear = { $kind ->
    [pass] Passer
   *[shot] Tirer
} avec { $die }, personne sur la trajectoire
football-path-attack-in-line = { $unit } sur la trajectoire : { $kind ->
    [pass] passer
   *[shot] tirer
} avec { $die }
football-path-line-clear-use-spot = Personne, et utiliser { $value } sur { $unit }

football-aside-act = Surchauffe et autres possibilités…

football-plan = { $verb ->
    [hint] {""}
    [move] 👟 **{ $length } unités sur { $most }** jusqu'en { $place }.{ $stretched ->
        [yes] {" "}C'est tout juste, et le doute profite à qui agit.
       *[no] {""}
    }
    [place] 📍 { $item } en **{ $place }**.
    [line-up] 📍 Vos Frames prennent les places suggérées, ou les places libres les plus proches.
   *[fumble] ⚽ Le ballon en **{ $place }**.
}{ $ball ->
    [has] {" "}⚽ Il a le ballon.
    [takes] {" "}⚽ **Il prend le ballon.**
   *[none] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target ->
        [goal] Le but
       *[other] { $target }
    } est à { $far ->
            [one] { $far } unité
           *[other] { $far } unités
        } de là : **à la portée annoncée**{ $close ->
            [yes] , tout juste, et le doute vous profite
           *[no] {""}
        }.
    [ball] {" "}⚠️ Le ballon est ailleurs : rien à jouer de là.
   *[no] {" "}⚠️ { $target ->
        [goal] Le but
       *[other] { $target }
    } est à { $far ->
            [one] { $far } unité
           *[other] { $far } unités
        } de là : **hors de la portée annoncée**.
}{ $line ->
    [none] { $reach ->
        [yes] { $target ->
            [goal] {" "}🥅 Personne sur la trajectoire : le tir peut viser partout entre les poteaux, donc à côté d'un éventuel gardien.
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {" "}🧱 Sur la trajectoire : { $line }.
}{ $taker ->
    [none] {""}
   *[other] {" "}{ $taker } récupère le ballon.
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
football-detail-toward-goal = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-detail-toward-ball = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-detail-to-receive = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-detail-toward-own-goal = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-detail-toward = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-detail-run-given-up = ⚠️ distance pour être à portée : { $needed }, et { $longest ->
    [0] aucun autre dé de mouvement
   *[other] les autres dés n'en font que { $longest }
}
football-detail-into-range = { $reach ->
    [yes] à la portée annoncée de là
    [no] ⚠️ hors de la portée annoncée de là
   *[none] rien à jouer de là
}
football-odds = { $kind ->
    [shot] But
    [pass] Passe
   *[other] Ballon
} : { $success }{ $kind ->
    [shot] { $line ->
        [none] {" "}sans personne sur la trajectoire, { $screened } avec un Frame, avant sa défense
        [0] {" "}sans personne sur la trajectoire, en visant hors de portée du gardien
        [one] {" "}avec un Frame sur la trajectoire
       *[other] {" "}avec { $line } Frames sur la trajectoire
    }
    [pass] { $line ->
        [none] {" "}sans personne sur la trajectoire, { $screened } avec un Frame, avant sa défense
        [0] {" "}sans personne sur la trajectoire
        [one] {" "}avec un Frame sur la trajectoire
       *[other] {" "}avec { $line } Frames sur la trajectoire
    }
   *[other] , faute : { $foul }
}{ $spot ->
    [0] {""}
   *[other] , avec le marquage de { $spot }
}{ $waiting ->
    [0] { $line ->
        [none] {""}
       *[other] {" "}{ $dice ->
            [one] ({ $dice } dé)
           *[other] ({ $dice } dés)
        }
    }
   *[other] { $kind ->
        [shot] , défense à venir comprise
        [pass] , défense à venir comprise
       *[other] , en comptant le dé avec lequel la cible doit se défendre maintenant
    }
}
football-odds-title = { $kind ->
    [shot] Tir
    [pass] Passe
    [steal] Vol de ballon
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
        [0] personne sur la trajectoire
        [one] un Frame sur la trajectoire
       *[other] { $line } Frames sur la trajectoire
    }
    [pass] { $line ->
        [0] personne sur la trajectoire
        [one] un Frame sur la trajectoire
       *[other] { $line } Frames sur la trajectoire
    }
    [steal] au corps à corps
   *[tackle] à portée de tir direct
}
football-odds-chances = { $kind ->
    [shot] But : { $success }.
    [pass] Passe réussie : { $success }.
   *[other] Ballon gagné : { $success }. Faute : { $foul }.
}
football-odds-change = { $what ->
    [plus] Un point de plus
    [minus] Un point de moins
    [marked] Avec un marquage de { $spot }
    [unmarked] Sans le marquage
    [clear] Sans personne sur la trajectoire
   *[screened] Avec un Frame sans défense sur la trajectoire
} : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $kind ->
    [shot] but { $success }
    [pass] réussie { $success }
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
football-board-ball = { $unit ->
    [none] Le ballon est libre{ $place ->
        [none] {""}
       *[other] {" "}en { $place }
    }.
   *[other] { $unit } a le ballon.
}
football-card-goal = BUT !
football-card-half-time = MI-TEMPS
football-board-side = **{ $player } : { $score }**{ $end ->
    [none] {""}
    [east] , défend l'est
   *[west] , défend l'ouest
}
football-board-unit = { $unit }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}{ $ball ->
    [yes] {" "}avec le ballon
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
    [primed] , défense anticipée
   *[ready] {""}
}{ $initiative ->
    [none] {""}
   *[other] , initiative { $initiative }
}

## Standing orders

football-orders = Vos consignes pour ce match. Personne d'autre ne les voit.
    - Un Frame en défense anticipée { $target ->
        [likely] prend pour cible celui qui aura sans doute le ballon, à la portée qui donne le plus de dés rouges.
        [nobody] ne prend aucune cible.
       *[ask] vous demande une cible.
    }
    - Vos Frames { $defend ->
        [best] se défendent toujours avec leur meilleur dé.
        [blue] se défendent toujours avec leur meilleur dé bleu et gardent leurs blancs.
        [none] ne se défendent jamais.
       *[ask] vous demandent comment se défendre.
    }
    - Les marquages { $mark ->
        [always] sont utilisés dès qu'il y en a.
       *[ask] sont utilisés quand vous le dites.
    }
    - { $hotrod ->
        [never] Pas de surchauffe, et on ne vous la propose pas.
       *[ask] La surchauffe vous est proposée.
    }
    Changez-les ici ou avec `/consignes`.

## Rulings

why-football-teams = Les équipes de football
why-toss = Tirage au sort et coup d’envoi
why-football-turn = Tours et mi-temps
why-football-initiative = L'initiative au football
why-coaching = Les entraîneurs
why-football-target = Choisir une cible
why-football-pool = Les dés du football
why-football-movement = Courir
why-possession = La possession
why-football-attack = Jouer le ballon
why-line = La trajectoire
why-pass-and-shot = Passes et tirs
why-goal = Un but
why-fumble = Les ratés
why-out = Le ballon dehors
why-steal-and-tackle = Vols de ballon et tacles
why-foul = Les fautes
why-tackle-breaks = Les tacles qui cassent
why-dead-ball = Les arrêts de jeu
why-redeployment = Se replacer
why-defending-early = La défense anticipée
why-hot-rodding = La surchauffe
why-full-time = La fin du match

## The host's corrections

correction-ball = Qui a le ballon
correction-ball-none = Personne : il est libre
