# Rapid Attack, MEZ and Unofficial: events (rapid-attack-<event>), questions (-ask-), notices whose decision it is
# (-wait-), options (-option-), their small print (-detail-), parts of other sentences (-part-), and the summary
# (-board-, -map-, -plan-, -look-). $flavour is 0, 1 or 2 and only varies the wording.

## Before the first round

rapid-attack-started = 🏁 { $ruleset }, { $size } : { $score } ; { $clock }.
rapid-attack-tie-drawn = ⚖️ Égalité en tête entre { $tied } : le sort désigne { $player }.
rapid-attack-tie-deferred = ⚖️ { $player } laisse le choix à quelqu'un d'autre.
rapid-attack-frame-added = ➕ { $owner } ajoute son Frame de réserve, { $id } ({ $systems ->
    [none] aucun équipement
   *[other] { $systems }
}).
rapid-attack-frame-removed = ➖ Le Frame { $frame } reste au dépôt.
rapid-attack-bid-counted = 📊 Nouvelle comparaison : { $score }
rapid-attack-lots-drawn = { $first ->
    [yes] ⚖️ Égalité en tête entre { $tied }, tirage au sort : { $player } passe en tête.
   *[no] ⚖️ Égalité à la dernière place entre { $tied }, tirage au sort : { $player } passe en dernier.
}
rapid-attack-positions-taken = { $flat ->
    [yes] {""}
   *[no] { $defender } défend, { $point } mène l'attaque.
}
rapid-attack-terrain-chosen = { $table ->
    [map] {""}
   *[declared] 🧱 { $player } va poser un décor.
}
rapid-attack-terrain-put = 🧱 { $player } pose un décor en { $place } : { $called } ({ $id }).
rapid-attack-terrain-removed = 🧱 { $player } retire un décor : { $called } ({ $id }).
rapid-attack-terrain-agreed = 🤝 Les décors conviennent à { $player }.
rapid-attack-station-placed = { $table ->
    [map] {""}
   *[declared] 🚩 { $owner } pose { $station }.
}
rapid-attack-places-in-turn = 📍 { $player } pose { $kind ->
    [station] ses autres stations une à une, chacune à son tour.
   *[frame] ses autres Frames un à un, chacun à son tour.
}
rapid-attack-frame-placed = { $table ->
    [map] {""}
   *[declared] 📍 { $owner } déploie { $frame }.
}
rapid-attack-put = { $has_by ->
    [yes] 🛠️ { $by } place { $item } en { $place }{ $on ->
        [none] {""}
       *[other] , sur { $on }
    }.
   *[no] { $kind ->
        [neutral] 🚩 Personne ne tient encore { $item }, en { $place }.
        [station] 🚩 { $owner } pose { $item } en { $place }.
       *[frame] 📍 { $owner } déploie { $item } en { $place }{ $on ->
            [none] {""}
           *[other] , sur { $on }
        }.
    }
}

## Rounds and turns

rapid-attack-round-began = ### Tour { $round } · { $clock }
rapid-attack-initiative-rolled = 🎲 Initiative, le plus bas d'abord : { $rolled }
rapid-attack-rolled-off = 🎲 Égalité, départagée aux dés : { $rolled }
rapid-attack-initiative-waited = ⏸️ { $frame } attend son second dé.
rapid-attack-activated = { $has_under ->
    [no] { $flavour ->
        [0] ▶️ { $frame } ({ $label }) entre en action.
        [1] ▶️ { $frame } ({ $label }) passe à l'action.
       *[other] ▶️ C'est à { $frame } ({ $label }) d'agir.
    }
   *[yes] { $flavour ->
        [0] ↪️ { $frame } ({ $label }) n'a pas encore agi : activation immédiate, pour se défendre contre { $under }.
        [1] ↪️ { $frame } ({ $label }) s'active pour se défendre contre { $under }.
       *[other] ↪️ { $frame } ({ $label }) voit venir { $under } et s'active aussitôt.
    }
}
rapid-attack-passed = ⏭️ { $player } passe.
rapid-attack-jettisoned = 🪂 { $frame } largue un équipement, { $system } (`{ $letters }`).
rapid-attack-hazard-declared = { $inside ->
    [no] {""}
   *[yes] ☣️ { $frame } est en zone dangereuse : un dé blanc de moins.
}
rapid-attack-rolled = { $aim ->
    [frame] 🎲 Cible : { $target }, { $at_range }{ $rockets_used ->
        [0] {""}
        [one] , avec une roquette
       *[other] , avec { $rockets_used } roquettes
    } : `{ $dice }`
    [terrain] 🎲 Cible : le décor, { $at_range }{ $rockets_used ->
        [0] {""}
        [one] , avec une roquette
       *[other] , avec { $rockets_used } roquettes
    } : `{ $dice }`
   *[none] 🎲 Aucune cible : `{ $dice }`
}
rapid-attack-defended = { $has_die ->
    [no] { $flavour ->
        [0] 🛡️ { $frame } ne se défend pas.
       *[other] 🛡️ { $frame } baisse la garde.
    }
   *[yes] 🛡️ { $frame } se défend avec **{ $value }** (`{ $die }`).
}
rapid-attack-moved = { $table ->
    [map] {""}
   *[declared] 👣 { $frame } se déplace de { $distance } au plus{ $over ->
        [yes] , par-dessus les obstacles
       *[no] {""}
    }.
}
rapid-attack-went = { $still ->
    [yes] 👣 { $frame } reste en { $place }.
   *[no] 👣 { $frame } avance de { $distance } jusqu'en { $place }{ $on ->
        [none] {""}
       *[other] , sur { $on }
    }.
}
rapid-attack-near-declared = { $presence ->
    [unchanged] {""}
    [put] 🛠️ L'hôte place { $frame } près de { $station }.
    [put-away] 🛠️ L'hôte éloigne { $frame } de toute station.
    [guards] 🚩 { $frame } tient { $station }.
   *[contests] 🚩 { $frame } dispute { $station }.
}
rapid-attack-spotted = 👁️ { $frame } vise { $target } : **{ $value }** (`{ $die }`).

## Attacks

rapid-attack-attack-declared = { $aim ->
    [frame] { $flavour ->
        [0] 🎯 { $frame } attaque { $target } { $at_range } avec **{ $value }** (`{ $die }`).
       *[other] 🎯 { $frame } s'en prend à { $target } { $at_range } avec **{ $value }** (`{ $die }`).
    }
   *[terrain] 🎯 { $frame } attaque { $target } { $at_range } avec **{ $value }** (`{ $die }`).
}
rapid-attack-cover-declared = { $own ->
    [no] { $has_covers ->
        [no] ⛰️ Selon { $speaker }, rien n'est sur la trajectoire.
       *[yes] ⛰️ Selon { $speaker }, il y a sur la trajectoire : { $covers }.
    }
   *[yes] { $has_covers ->
        [no] {""}
       *[yes] ⛰️ Sur la trajectoire : { $covers }.
    }
}
rapid-attack-stations-claimed = 📣 Selon { $speaker }, { $frame } est près de { $station }.
rapid-attack-agreed = { $own ->
    [no] {""}
   *[yes] ✋ { $speaker } maintient son annonce : c'est un cas limite.
}
rapid-attack-doubted = { $about ->
    [stations] 🤔 Selon { $speaker }, { $frame } n'est pas près de { $station }.
    [cover] 🤔 Selon { $speaker }, ce n'est pas un couvert : { $covering }.
    [spot] 🤔 Selon { $speaker }, { $spotted } est trop loin pour être visé.
   *[attack] 🤔 Selon { $speaker }, c'est hors de portée.
}
rapid-attack-withdrawn = { $about ->
    [stations] ↩️ { $frame } n'est pas près de { $station }.
    [cover] ↩️ Finalement pas sur la trajectoire : { $covering }.
    [spot] ↩️ { $frame } ne vise pas { $spotted } ; son dé est de nouveau libre.
   *[attack] ↩️ { $frame } n'attaque pas ; son dé est de nouveau libre.
}
rapid-attack-spot-claimed = 📣 Selon { $speaker }, { $frame } peut viser { $target }.
rapid-attack-spot-denied = ↩️ Selon { $speaker }, { $target } est à couvert : { $frame } ne le vise pas, et son dé est de nouveau libre.
rapid-attack-part-covers = { $cover ->
    [terrain] { $hits ->
        [one] un décor qui encaisse encore un dégât
       *[other] un décor qui encaisse encore { $hits } dégâts
    }
    [frame] { $frame }
   *[piece] { $piece }
}
rapid-attack-spot-decided = { $used ->
    [yes] {""}
   *[no] { $lasts ->
        [until-next-attack] {""}
       *[until-used] 👁️ La visée de { $value } sur { $target } est gardée pour plus tard.
    }
}
rapid-attack-attack-resolved = { $rolled ->
    [0] ⚔️ { $formula } : l'attaque ricoche sur { $target }.
   *[other] ⚔️ { $formula }, { $chart ->
        [close] 4, 5 et 6 infligent un dégât
        [covered] tant que le couvert tient, seul un 6 inflige un dégât
       *[open] à découvert, 5 et 6 infligent un dégât
    } : `{ $dice }`{ $strikes ->
        [none] .
       *[other] {" "}→ { $strikes }.
    } { $aim ->
        [terrain] { $target_hits ->
            [0] Le décor reste intact.
            [one] **1 dégât**, et le décor perd { $bricks } pièces.
           *[other] **{ $target_hits } dégâts**, et le décor perd { $bricks } pièces.
        }
       *[frame] { $target_hits ->
            [0] { $flavour ->
                [0] **Aucun dégât**, { $target } ne bronche pas.
                [1] **Aucun dégât** sur { $target }.
               *[other] **Aucun dégât**, { $target } s'en sort indemne.
            }
            [one] **{ $target_hits } dégât** sur { $target }.
           *[other] **{ $target_hits } dégâts** sur { $target } !
        }
    }
}
rapid-attack-part-formula = { $aim ->
    [terrain] Attaque { $attack } = **{ $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    }**
   *[frame] Attaque { $attack }{ $spot ->
        [0] {""}
       *[other] {" "}+ visée { $spot }
    } − défense { $defense } = **{ $rolled ->
        [0] aucun dé
        [one] { $rolled } dé
       *[other] { $rolled } dés
    }**
}
rapid-attack-part-strike = { $struck ->
    [target] `{ $dice }` sur la cible
    [frame] `{ $dice }` sur { $frame }{ $gone ->
        [yes] , qui n'encaisse plus rien
       *[no] {""}
    }
   *[terrain] `{ $dice }` dans le décor (−{ $bricks } pièces){ $gone ->
        [yes] , qui ne couvre plus rien
       *[no] {""}
    }
}
rapid-attack-spot-gone = 👁️ La visée sur { $frame } est retirée après l'attaque.
rapid-attack-gave-ground = { $has_at ->
    [yes] 🏃 { $frame } cède du terrain, de { $station } jusqu'en { $place } : un dégât de moins.
   *[no] 🏃 { $frame } cède du terrain et s'éloigne de { $station } : un dégât de moins.
}
rapid-attack-ground-held = ✊ { $frame } tient bon près de { $station }.
rapid-attack-system-lost = { $flavour ->
    [0] 💥 { $frame } perd un équipement : { $system } (`{ $letters }`).
   *[other] 💥 { $frame } : un équipement ({ $system }, `{ $letters }`) vole en éclats.
}
rapid-attack-white-lost = { $last ->
    [no] {""}
   *[yes] { $systems ->
        [none] 💥 { $frame } perd un dé blanc. Encore un dégât et c'est fini.
       *[other] 💥 { $frame } sacrifie un dé blanc. Désormais, ses équipements encaissent.
    }
}
rapid-attack-frame-destroyed = { $flavour ->
    [0] ☠️ { $frame } ({ $owner }) est détruit !
    [1] ☠️ { $frame } ({ $owner }) part en morceaux !
   *[other] ☠️ C'en est fini de { $frame } ({ $owner }) !
}
rapid-attack-fell = 🪨 { $frame } tombe de { $bricks ->
    [one] { $bricks } brique
   *[other] { $bricks } briques
}{ $has_dice ->
    [no] .
   *[yes] {" "}(`{ $dice }`).
} { $hits ->
    [0] Rien de cassé.
    [one] **1 dégât.**
   *[other] **{ $hits } dégâts.**
}

## Stations, scores, the clock, the end

rapid-attack-station-changed = { $has_holder ->
    [no] 🚩 { $before } perd { $station } ; personne ne la contrôle.
   *[yes] { $has_before ->
        [no] 🚩 { $holder } prend { $station }.
       *[yes] 🚩 { $holder } prend { $station } à { $before } !
    }
}
rapid-attack-scores-changed = 📊 { $score }
rapid-attack-round-ended = ⏳ Fin du tour { $round } : { $clock }.
rapid-attack-clock-advanced = ⏩ { $player } rapproche la fin de la partie : { $clock }.
rapid-attack-clock-held = ⏸️ { $player } ne touche pas à la durée de la partie.
rapid-attack-game-ended = { $ending }
rapid-attack-outcome = { $count ->
    [0] 💤
    [1] 🏆
   *[other] 🤝
} { $reason ->
    [ended-by-host] La partie a été arrêtée avant la fin.
    [abandoned] La partie s'est arrêtée là.
    [resigned] Par abandon.
    [forfeited] Par forfait.
    [ruled] L'organisateur a tranché.
    [doomsday] { $shown ->
        [up] Le dernier tour est joué !
       *[down] C'est la fin !
    }
    [most-assets] À points de victoire égaux, le plus d'atouts l'emporte !
   *[other] La partie est terminée.
} { $count ->
    [0] **Personne ne gagne.** { $score }.
    [1] **Victoire de { $winners }.** { $score }.
   *[other] **Égalité** ({ $winners }) : { $score }.
}
rapid-attack-over = La partie est terminée.
rapid-attack-clock-down = compte à rebours à { $clock }
rapid-attack-clock-up = compteur à { $gone } sur { $total }

## The host's corrections

correction-station = Qui contrôle une station
correction-station-none = Personne
correction-near = Les stations où se tient un Frame
correction-near-none = Aucune station
correction-systems = Les équipements d'un Frame
correction-systems-value = les équipements qu'il a : Rd Rd B, ou aucun
correction-whites = Les dés blancs d'un Frame
correction-whites-value = combien il en a : 0 le détruit, davantage le remet debout
correction-dice = Les dés inutilisés d'un Frame
correction-dice-value = les dés tels qu'ils sont : 5 blanc, 7 rouge d8 ; ou aucun
correction-terrain = Les dégâts qu'un décor encaisse encore
correction-terrain-none = Un nouveau décor
correction-terrain-value = les dégâts ; pour un nouveau décor, son nom aussi : 3 mur nord
correction-fall = Un Frame qui est tombé
correction-fall-value = la hauteur de la chute, en briques
rapid-attack-station-set = { $has_holder ->
    [no] 🛠️ { $by } libère { $station } : personne ne la contrôle.
   *[yes] 🛠️ { $by } attribue { $station } à { $holder }.
}
rapid-attack-score-adjusted = 🛠️ { $by } corrige les points de victoire ({ $player }) : { $points }{ $reason ->
    [none] .
   *[other] {" "}({ $reason }).
}
rapid-attack-player-renamed = 🔄 { $name } joue désormais à la place de { $was }.
rapid-attack-clock-set = 🛠️ { $by } règle la durée de la partie : { $clock }.
rapid-attack-frame-set = { $white ->
    [0] 🛠️ { $by } corrige { $frame } : il n'a plus de dé blanc.
   *[other] 🛠️ { $by } corrige { $frame } : { $systems ->
        [none] aucun équipement
       *[other] `{ $systems }`
    }, dés blancs : { $white }.
}
rapid-attack-pool-set = 🛠️ { $by } corrige les dés de { $frame } : `{ $dice }`.
rapid-attack-terrain-set = { $hits ->
    [0] 🛠️ { $by } : { $name } ({ $id }) ne couvre plus.
    [one] 🛠️ { $by } : { $name } ({ $id }) encaisse encore un dégât.
   *[other] 🛠️ { $by } : { $name } ({ $id }) encaisse encore { $hits } dégâts.
}

## Questions

rapid-attack-ask-tie = Celui qui a le plus de points de victoire défend, et vous êtes plusieurs à en avoir autant. Le sort vous désigne pour départager : que faites-vous ?
    { $highest ->
        [must-change] Ajouter le Frame de réserve de l'équipe ou laisser un Frame au dépôt, dans les limites de la taille de partie.
       *[other] Dans les limites de la taille de partie : ajouter le Frame de réserve de l'équipe, laisser un Frame au dépôt, ou laisser le choix à un autre joueur à égalité.
    } Les équipes sont ensuite comparées de nouveau.
rapid-attack-ask-first-roll = { $lot ->
        [yes] Il y a égalité : lancez les dés qui en décident.
       *[no] Le premier tour commence par l'initiative : lancez ses dés.
    }
    Vous tapez ce que montrent vos dés.
rapid-attack-ask-terrain = Les décors vous conviennent-ils ?
    Posez un décor, retirez-en un, ou gardez-les tels quels. Chacun son tour, jusqu'à ce qu'ils conviennent à tout le monde ; vous pouvez encore changer { $left ->
        [one] un décor.
       *[other] { $left } décors.
    }
rapid-attack-ask-deploy = { $step ->
        [defense-stations] Défenseur, posez vos stations.
        [defense-frames] Défenseur, déployez deux Frames. Lequel maintenant ?
        [point-frame] Déployez votre Point Frame. Lequel est-ce ?
        [attack-frames] Déployez votre Frame suivant.
        [attack-stations] Posez la station suivante.
        [other-stations] Défenseur, posez vos stations restantes.
       *[other] Défenseur, déployez vos Frames restants.
    }
    { $rule }
rapid-attack-ask-activate = Choisissez le Frame qui agit maintenant.
    { $chooses ->
        [turn] C'est à vous jusqu'à ce que tous vos Frames aient agi.
        [last] Il ne reste que des Frames à vous à activer.
        [passed] On vous a passé le choix.
        [acted] Les Frames des joueurs devant vous ont tous agi : à vous de choisir.
        [around] À égalité de points, on joue à tour de rôle : à vous de choisir.
        [level] À égalité de points, vous venez en premier dans l'ordre : à vous de choisir.
       *[leads] Vous êtes en tête : à vous de choisir, activation après activation.
    } { $may_pass ->
        [yes] Chaque Frame agit une fois par tour. Passer laisse le choix au joueur suivant.
       *[no] Chaque Frame agit une fois par tour.
    }
rapid-attack-ask-initiative = C'est à { $frame }, avec { $low }. Agissez-vous maintenant, ou attendez-vous l'autre dé, { $high } ?
    Avec moins de quatre équipements, un Frame a deux dés d'initiative et agit sur l'un des deux.
rapid-attack-ask-target = { $under ->
        [none] Quelle cible pour { $frame } ?
       *[other] { $under } attaque { $frame } avec { $attack } : à lui d'agir maintenant. Quelle cible pour { $frame } ?
    }
    { $reached ->
        [no] Même son plus long mouvement n'amène aucun ennemi à portée. Sans cible, pas de dés rouges ; il peut toujours bouger, se défendre et viser.
       *[yes] Sans cible, pas de dés rouges. Un ennemi qui n'a pas encore agi est activé par l'attaque : il se défend aussitôt, et la suite de son activation vient après.
    }
rapid-attack-ask-range = À quelle portée { $frame } attaque-t-il { $target } ? Elle ne change plus une fois les dés lancés.
    Corps à corps jusqu'à { $reach_one }, tir direct jusqu'à { $ruler }, artillerie au-delà ; mesure de bord à bord{ $table ->
        [map] . L'arbitre mesure au moment de l'attaque.
       *[declared] , le doute profite à qui agit.
    }{ $rockets_carried ->
        [0] {""}
       *[other] {" "}Une roquette ajoute un d8 rouge en tir direct, puis disparaît.
    }
rapid-attack-ask-jettison = { $frame } largue-t-il un équipement avant de lancer ?
    Il est perdu pour de bon. S'il ne lui reste aucune arme de tir, il lance un d8 vert de plus.
rapid-attack-ask-hazard = { $frame } se tient-il en zone dangereuse ?
    Si oui, il lance un dé blanc de moins.
rapid-attack-ask-defend = Avec quel dé { $frame } se défend-il ?{ $under ->
        [none] {""}
       *[other] {" "}{ $under } attaque avec { $attack }.
    }
    Bleu ou blanc. Jusqu'à la fin du tour, toute attaque contre lui jette autant de dés de moins. Impossible de l'ajouter plus tard.
rapid-attack-ask-act = Que fait { $frame } ensuite ? Dés restants : `{ $dice_left }`
    Mouvement et attaque dans l'ordre voulu, une fois chacun. La visée vient en dernier et clôt l'activation ; { $lasts ->
        [until-next-attack] la prochaine attaque contre le Frame visé y ajoute ce dé, quel que soit l'attaquant.
       *[until-used] une attaque contre le Frame visé, de n'importe quel Frame ce tour-ci, peut y ajouter ce dé.
    }
rapid-attack-ask-where = { $verb ->
        [place] Où placez-vous { $item } sur la carte ?
       *[move] Où va { $item }, avec { $value } ?
    }
    { $verb ->
        [place] { $rule }
       *[move] { $over ->
            [yes] { $distance } au plus, par-dessus les obstacles, avec le droit de finir au sommet.
           *[no] { $distance } au plus, en contournant tout ce qui couvre, par les passages assez larges.
        }
    }
rapid-attack-ask-station = Près de quelle station { $frame } se trouve-t-il maintenant ?
    À { $reach_one } ou moins ; il peut y en avoir plusieurs. Une station change de main quand un seul camp y a des Frames.
rapid-attack-ask-cover = Qu'y a-t-il entre { $frame } et { $target } ?
    Un couvert est sur la trajectoire et à { $reach_one } ou moins de la cible ; tout Frame peut en servir. S'il y en a plusieurs, le premier encaisse d'abord.
rapid-attack-ask-agree = { $claim }
rapid-attack-part-claim-attack = { $doubted ->
    [yes] Selon le défenseur, { $target } n'est pas à portée ({ $at_range }). Vous inclinez-vous ?
        { $frame } n'attaque alors pas, et son dé est de nouveau libre. Dans un cas limite, la cible est à portée.
   *[no] { $frame } attaque { $target } { $at_range } avec { $value } ; { $has_covers ->
            [yes] sur la trajectoire : { $covers }
           *[no] rien sur la trajectoire
        }. D'accord ?
        En cas de doute, vous décidez du couvert, l'attaquant de la portée.
}
rapid-attack-part-claim-stations = { $doubted ->
    [yes] Selon le joueur qui tient la station, { $frame } n'est pas près de { $station }. Vous inclinez-vous ?
        Dans un cas limite, il y est.
   *[no] Selon { $owner }, { $frame } est maintenant près de { $station } : vous perdriez cette station. D'accord ?
        À { $reach_one } ou moins.
}
rapid-attack-part-claim-cover = { $doubted ->
    [yes] Selon son joueur, ceci ne couvre pas { $target } : { $covering }. Vous inclinez-vous ?
        Ce n'est alors pas un couvert. En cas de doute, vous décidez du couvert.
   *[no] Annoncé comme couvert de { $target } contre { $frame }, et donc peut-être touché : { $covering }. D'accord ?
        En cas de doute, le défenseur décide du couvert.
}
rapid-attack-part-claim-spot = { $doubted ->
    [yes] Selon l'autre joueur, { $spotted } est trop loin pour être visé. Vous inclinez-vous ?
        { $frame } ne le vise alors pas, et son dé est de nouveau libre. Dans un cas limite, la distance est bonne.
   *[no] { $frame } vise { $spotted } avec { $value }. { $reach ->
            [0] Sans équipement de visée, il faut être à { $ruler } au plus et à découvert.
           *[other] Avec un équipement de visée, il faut être à { $ruler } au plus, à couvert ou non.
        } D'accord ?
        En cas de doute, vous décidez du couvert, l'autre joueur de la distance.
}
rapid-attack-ask-use-spot = Utilisez-vous la visée de { $spot } sur { $target } ?
    Avec elle : { $with_spot } ; sans elle : { $without }. { $lasts ->
        [until-next-attack] Elle disparaît avec cette attaque, utilisée ou non.
       *[until-used] Utilisée, elle disparaît. Gardée, elle peut servir à toute autre attaque contre { $target } avant la fin du tour.
    }
rapid-attack-ask-ground = { $hits ->
        [one] { $frame } subit un dégât près de { $station }. Cédez-vous du terrain ?
       *[other] { $frame } subit { $hits } dégâts près de { $station }. Cédez-vous du terrain ?
    }
    Un dégât est annulé : le Frame s'éloigne tout droit de la station, à un peu plus de { $reach_one }. La station reste à vous tant que personne d'autre n'y vient. Une seule fois par attaque.
rapid-attack-ask-loss = { $hits ->
        [one] { $frame } encaisse un dégât. Que perd-il ?
       *[other] { $frame } a { $hits } dégâts à encaisser. Que perd-il d'abord ?
    }
    Ce qui est perdu manquera aux prochains jets ; les dés déjà lancés restent. { $may_drop ->
        [yes] Il peut perdre son premier dé blanc à la place d'un équipement.
       *[no] On perd les dés blancs en dernier, les roquettes jamais.
    }
rapid-attack-ask-spot-target = { $frame } vise avec { $value } : quelle cible ?
    { $reach ->
        [0] Sans équipement de visée : à { $ruler } au plus et à découvert.
        [1] Avec un équipement de visée : à { $ruler } au plus, à couvert ou non.
       *[other] Avec deux équipements de visée : n'importe où.
    } { $lasts ->
        [until-next-attack] La prochaine attaque contre ce Frame y ajoute la visée, quel que soit l'attaquant. Toute attaque la retire, la fin du tour aussi.
       *[until-used] Tout Frame qui attaque celui-là peut y ajouter la visée, une seule fois, avant la fin du tour.
    } Seule une visée plus forte la remplace.
rapid-attack-ask-doomsday = { $shown ->
        [up] Comptez-vous un tour de plus ? Pour l'instant : { $clock }.
       *[down] Avancez-vous le compte à rebours d'un cran de plus ? Il est à { $clock_at }.
    }
    Il avance d'un cran par tour, et chaque joueur peut en ajouter un. À la fin, celui qui a le plus de points de victoire gagne : { $score }.
rapid-attack-part-deploy-rule = { $step ->
    [layout] Le décor tient tout entier sur le champ de bataille et n'en recouvre aucun autre ; entre deux décors, soit rien ne passe, soit un socle passe. Un nombre après l'endroit fait tourner le décor : `7K 45`.
    [defense-stations] { $first_stations ->
        [all] Chacune à { $ruler } au plus d'une autre ; tout ce qui en est aussi proche forme le périmètre défensif. Il ne couvre pas plus des deux tiers du champ de bataille.
       *[other] Il y en a { $first_stations }, à { $ruler } au plus l'une de l'autre ; tout ce qui en est aussi proche forme le périmètre défensif.
    }
    [defense-frames] Dans le périmètre : à { $ruler } au plus d'une de ses stations.
    [point-frame] { $point_rule ->
        [within-direct-fire] À portée de tir direct d'un Frame du défenseur, à découvert face à l'un d'eux, hors du périmètre.
       *[other] À { $ruler } exactement d'un Frame du défenseur, à découvert face à l'un d'eux, hors du périmètre.
    }
    [attack-frames] { $placing ->
        [lowest-first] Hors du périmètre, et hors de portée de tir direct de tous les Frames du défenseur.
       *[other] Rien du défenseur, ni Frame ni station, à moins de { $ruler }.
    }
    [attack-stations] { $placing ->
        [lowest-first] Là où un Frame de son camp pourrait se tenir.
       *[other] N'importe où sur le champ de bataille.
    }
    [other-stations] N'importe où sur le champ de bataille ; elles n'agrandissent pas le périmètre.
   *[other] Hors du périmètre, seulement à couvert.
}

## Notices whose decision it is

rapid-attack-wait-tie = { $player } départage l'égalité en tête.
rapid-attack-wait-first-roll = { $player } lance les premiers dés de la partie.
rapid-attack-wait-terrain = { $player } change les décors, ou les garde tels quels.
rapid-attack-wait-deploy = { $step ->
    [defense-stations] { $player } pose les stations du défenseur.
    [defense-frames] { $player } déploie deux Frames dans le périmètre.
    [point-frame] { $player } déploie le Point Frame.
    [attack-frames] { $player } déploie un Frame.
    [attack-stations] { $player } pose une station.
    [other-stations] { $player } pose les stations restantes du défenseur.
   *[other] { $player } déploie les Frames restants.
}
rapid-attack-wait-activate = { $player } choisit un Frame à activer.
rapid-attack-wait-initiative = { $player } décide si { $frame } agit ou attend.
rapid-attack-wait-target = { $player } choisit une cible pour { $frame }.
rapid-attack-wait-range = { $player } annonce la portée entre { $frame } et { $target }.
rapid-attack-wait-jettison = { $player } peut larguer des équipements du Frame { $frame }.
rapid-attack-wait-hazard = { $player } dit si { $frame } est en zone dangereuse.
rapid-attack-wait-defend = { $player } choisit la défense pour { $frame }.
rapid-attack-wait-act = { $player } décide de la suite pour { $frame }.
rapid-attack-wait-where = { $verb ->
    [place] { $player } choisit où placer { $item } sur la carte.
   *[move] { $player } choisit où va { $item }.
}
rapid-attack-wait-station = { $player } dit près de quelle station se trouve { $frame }.
rapid-attack-wait-cover = { $player } dit ce qui couvre { $target } face à { $frame }.
rapid-attack-wait-agree = { $about ->
    [cover] { $player } vérifie ce qui est sur la trajectoire de l'attaque de { $frame }.
   *[other] { $doubted ->
        [yes] { $player } s'incline, ou maintient ce que fait { $frame }.
       *[no] { $about ->
            [stations] { $player } dit si { $frame } est près de { $station }.
            [spot] { $player } vérifie si { $frame } peut viser { $spotted }.
           *[attack] { $player } vérifie l'attaque de { $frame }.
        }
    }
}
rapid-attack-wait-use-spot = { $player } décide d'utiliser ou non la visée sur { $target }.
rapid-attack-wait-ground = { $player } décide si { $frame } cède du terrain.
rapid-attack-wait-loss = { $player } choisit une perte pour { $frame }.
rapid-attack-wait-spot-target = { $player } choisit qui { $frame } vise.
rapid-attack-wait-doomsday = { $player } décide { $shown ->
    [up] de compter ou non un tour de plus
   *[down] d'avancer ou non le compte à rebours
}.

## Options

rapid-attack-option-add-frame = Ajouter la réserve, { $name }
rapid-attack-option-remove-frame = Laisser { $frame } au dépôt
rapid-attack-option-roll = Lancer les dés
rapid-attack-option-defer = Laisser le choix à quelqu'un d'autre
rapid-attack-option-content = Les décors me conviennent
rapid-attack-option-place-piece = Poser : { $called }
rapid-attack-option-remove-piece = Retirer : { $called } ({ $id })
rapid-attack-option-turn-to = Tourné de { $heading }°
rapid-attack-option-place-station = { $table ->
    [map] La station { $station }
   *[declared] La station { $station } est posée
}
rapid-attack-option-place-frame = { $frame }
rapid-attack-option-place-all = { $table ->
    [map] { $kind ->
        [station] Poser les { $count } stations pour moi
       *[frame] Poser les { $count } Frames pour moi
    }
   *[declared] { $kind ->
        [station] Les { $count } stations sont posées
       *[frame] Les { $count } Frames sont posés, aucun près d'une station
    }
}
rapid-attack-option-place-in-turn = { $table ->
    [map] { $kind ->
        [station] Poser les { $count } stations pour moi, chacune à son tour
       *[frame] Poser les { $count } Frames pour moi, chacun à son tour
    }
   *[declared] { $kind ->
        [station] Les { $count } stations, chacune à son tour
       *[frame] Les { $count } Frames, chacun à son tour, aucun près d'une station
    }
}
rapid-attack-option-frame = { $frame }
rapid-attack-option-act-now = Agir maintenant, sur le { $value }
rapid-attack-option-wait = Attendre le { $value }
rapid-attack-option-terrain = Décor
rapid-attack-option-piece = { $called } ({ $id })
rapid-attack-option-range = { $range ->
    [hand-to-hand] Corps à corps
    [direct-fire] Tir direct
   *[artillery] Artillerie
}{ $rockets ->
    [0] {""}
    [one] {" "}+ 1 roquette
   *[other] {" "}+ { $rockets } roquettes
}
rapid-attack-option-keep-all = Tout garder
rapid-attack-option-jettison = Larguer { $letters } : { $system }
rapid-attack-option-no-hazard = Hors de danger
rapid-attack-option-in-hazard = En zone dangereuse
rapid-attack-option-no-station = Aucune station
rapid-attack-option-station = Station { $station }
rapid-attack-option-stations = Stations { $station }
rapid-attack-option-cover-terrain = { $hits ->
    [one] Décor, encore { $hits } dégât
   *[other] Décor, encore { $hits } dégâts
}
rapid-attack-option-cover-frame = Derrière { $frame }
rapid-attack-option-cover-piece = { $called } ({ $id })
rapid-attack-option-agreed = D'accord
rapid-attack-option-out-of-range = Hors de portée
rapid-attack-option-not-there = Il n'y est pas
rapid-attack-option-not-between = Ce n'est pas un couvert
rapid-attack-option-in-cover = Il est à couvert
rapid-attack-option-withdraw = S'incliner
rapid-attack-option-insist = Cas limite : ça compte
rapid-attack-option-use-spot = Utiliser la visée
rapid-attack-option-lose-white = Un dé blanc
rapid-attack-option-lose = { $letters } : { $system }
rapid-attack-option-hold-ground = Tenir et encaisser
rapid-attack-option-give-ground = Céder du terrain
rapid-attack-option-give-ground-from = Céder du terrain, loin de { $away }
rapid-attack-option-give-ground-to = Céder du terrain, vers la station { $station }
rapid-attack-option-advance = Avancer d'un cran
rapid-attack-option-hold = Ne rien changer
rapid-attack-option-toward = Vers { $target } · { $length }
rapid-attack-option-into-range = { $range ->
    [hand-to-hand] À portée de corps à corps · { $length }
    [direct-fire] À portée de tir direct · { $length }
   *[artillery] À distance d'artillerie · { $length }
}
rapid-attack-option-to-cover = Derrière { $piece } · { $length }
rapid-attack-option-to-station = À la station { $station } · { $length }
rapid-attack-option-away = S'éloigner de { $from } · { $length }
rapid-attack-option-stay = Rester
rapid-attack-option-suggested = Suggestion { $n } : { $place }
rapid-attack-option-claim = Prendre { $piece } : { $place }

## Options that follow another in the same press

rapid-attack-path-open = à découvert
rapid-attack-path-use-spot = avec la visée
rapid-attack-path-range = { $far ->
    [none] { $range_name } : { $red }
   *[other] { $far } · { $there ->
        [yes] { $red } · { $shade ->
            [open] à découvert
           *[other] derrière { $shade }
        }
       *[no] { $range_name } : { $red }
    }
}
rapid-attack-part-red = { $six ->
    [0] { $eight ->
        [0] aucun dé rouge
        [one] d8 rouge
       *[other] { $eight } d8 rouges
    }
   *[other] { $six ->
        [one] { $six } dé rouge
       *[other] { $six } dés rouges
    }{ $eight ->
        [0] {""}
        [one] {" "}+ d8
       *[other] {" "}+ { $eight } d8
    }
}
rapid-attack-aside-activate = Choisir la cible tout de suite, ou aucune…
rapid-attack-aside-defend = Se défendre et terminer…
rapid-attack-aside-act = Se déplacer tout de suite…

## The small print of options

rapid-attack-detail-frame = { $enemy ->
    [yes] { $has_range ->
        [yes] {""}
       *[no] { $apart }
    }{ $among ->
        [others] { $owner } ·{" "}
       *[two] {""}
    }{ $frame_facts }{ $ready ->
        [yes] {" "}· n'a pas agi
       *[no] {""}
    }
   *[no] { $frame_facts }
}
rapid-attack-detail-place-frame = { $frame_facts }
rapid-attack-detail-remove-frame = { $frame_facts }
rapid-attack-detail-add-frame = { $systems }
rapid-attack-part-frame = { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}{ $tokens }
rapid-attack-part-apart = { $distance }, { $cover ->
    [open] à découvert
   *[other] derrière { $cover }
} ·{" "}
rapid-attack-part-tokens = { $whites ->
    [all] {""}
    [one] {" "}· { $whites } blanc
   *[other] {" "}· { $whites } blancs
}{ $rockets ->
    [0] {""}
    [one] {" "}· 1 roquette
   *[other] {" "}· { $rockets } roquettes
}{ $has_defense ->
    [no] {""}
   *[yes] {" "}· défense { $defense }
}{ $has_spot ->
    [no] {""}
   *[yes] {" "}· visée { $spot }
}
rapid-attack-detail-range = { $apart }lance { $pool }
rapid-attack-detail-no-defense = défense 0 jusqu'à la fin du tour
rapid-attack-detail-move = { $distance } au plus
rapid-attack-detail-attack = { $aim ->
    [terrain] { $damage } contre le décor
   *[frame] { $target_ready ->
        [yes] la cible s'active d'abord, pour se défendre
       *[no] { $target_spot ->
            [0] contre défense { $target_defense } : { $damage }
           *[other] contre défense { $target_defense } : { $damage }, { $damage_spotted } avec la visée
        }
    }
}
rapid-attack-detail-done = les dés restants sont perdus
rapid-attack-detail-station = { $holder ->
    [none] personne ne la contrôle
   *[other] contrôlée par { $holder }
}
rapid-attack-detail-cover-terrain = { $hits ->
    [one] encore un dégât et il ne couvre plus
   *[other] couvre jusqu'à ce qu'il ait encaissé { $hits } dégâts
}
rapid-attack-detail-cover-frame = { $owner } · { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}{ $immune ->
    [yes] {" "}· deux équipements de défense : n'encaisse rien en servant de couvert
   *[no] {""}
}
rapid-attack-detail-piece = { $hits ->
    [one] encaisse encore un dégât
   *[other] encaisse encore { $hits } dégâts
}
rapid-attack-detail-cover-piece = { $hits ->
    [one] encaisse encore un dégât
   *[other] encaisse encore { $hits } dégâts
}
rapid-attack-detail-use-spot = { $with_spot }
rapid-attack-detail-keep-spot = { $without }
rapid-attack-detail-lose = { $systems_left ->
    [none] plus aucun équipement ensuite
   *[other] restera : { $systems_left }
}
rapid-attack-detail-lose-white = { $white ->
    [1] le Frame est détruit
   *[other] { $systems ->
        [none] encore un dégât et le Frame est détruit
       *[other] les équipements encaisseront toute la suite
    }
}
rapid-attack-detail-hold-ground = { $hits ->
    [one] { $hits } dégât à encaisser
   *[other] { $hits } dégâts à encaisser
}
rapid-attack-detail-give-ground = { $hits_less ->
    [0] aucun dégât à encaisser
    [one] { $hits_less } dégât à encaisser
   *[other] { $hits_less } dégâts à encaisser
}
rapid-attack-detail-give-ground-from = { $hits_less ->
    [0] aucun dégât à encaisser
    [one] { $hits_less } dégât à encaisser
   *[other] { $hits_less } dégâts à encaisser
}
rapid-attack-detail-give-ground-to = { $hits_less ->
    [0] aucun dégât à encaisser
    [one] { $hits_less } dégât à encaisser
   *[other] { $hits_less } dégâts à encaisser
}
rapid-attack-detail-advance = { $rounds_left ->
    [0] la partie finit aussitôt : le plus haut score gagne
    [one] encore un tour au plus
   *[other] encore { $rounds_left } tours au plus
}
rapid-attack-detail-nobody = l'activation se termine sans visée
rapid-attack-detail-where = { $has_length ->
    [no] en { $point }
   *[yes] { $has_piece ->
        [yes] { $distance }, jusqu'en { $place } ; à couvert de { $from }
       *[no] { $distance }, jusqu'en { $place }
    }
}

## The summary of the table

rapid-attack-board-title = { $ruleset }, { $size }
rapid-attack-board-round = { $round ->
    [0] Avant le tour 1
   *[other] Tour { $round }
}
rapid-attack-board-head = **{ $ruleset }, { $size } · { $round ->
    [0] avant le tour 1
   *[other] tour { $round }
} · { $clock }**
rapid-attack-board-head-plain = { $ruleset }, { $size }, { $round ->
    [0] avant le tour 1
   *[other] tour { $round }
}, { $clock }.
rapid-attack-board-assets = pts × atout/atouts
rapid-attack-board-stations = Stations : { $stations }
rapid-attack-board-player = **{ $rank }. { $player }** : { $score ->
    [one] { $score } point
   *[other] { $score } points
} (SA { $ppa } × { $assets ->
    [one] { $assets } atout
   *[other] { $assets } atouts
}{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
})
rapid-attack-board-player-plain = { $rank }. { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} (SA { $ppa } × { $assets ->
    [one] { $assets } atout
   *[other] { $assets } atouts
}{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
}).
rapid-attack-board-frame = { $tag } : { $white ->
    [0] détruit
   *[other] { $systems ->
        [none] aucun équipement
       *[other] { $systems }
    }{ $has_lost ->
        [no] {""}
       *[yes] {" "}· a perdu { $lost }
    }{ $tokens }{ $has_at ->
        [no] {""}
       *[yes] {" "}· en { $place }
    }{ $on ->
        [none] {""}
       *[other] {" "}· sur { $on }
    }{ $has_near ->
        [no] {""}
       *[yes] {" "}· près de { $near }
    }{ $turn ->
        [acting] {" "}· agit
        [interrupted] {" "}· interrompu
        [activated] {" "}· a agi
       *[ready] {""}
    }
}
rapid-attack-board-destroyed = détruit
rapid-attack-board-clock-down = Compte à rebours
rapid-attack-board-clock-up = Tours comptés, sur { $total }
rapid-attack-board-terrain = décor
rapid-attack-legend-station = Station
rapid-attack-legend-target = Cible
rapid-attack-legend-cover = Couvre la cible
rapid-attack-legend-acted = A agi
rapid-attack-legend-defense = Défense
rapid-attack-legend-spot = Visée reçue
rapid-attack-legend-rocket = Roquettes
rapid-attack-legend-lost = Équipement perdu
rapid-attack-board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}

## The summary of the map

rapid-attack-map = **La carte** : { $shape ->
    [round] ronde, { $across } de diamètre
   *[square] carrée, { $across } d'un coin à l'autre
}. Colonnes à partir de A à l'ouest, rangées à partir de 1 au nord, { $cell } par case.
rapid-attack-map-stations = Stations : { $stations }
rapid-attack-map-terrain = Décors : { $pieces }
rapid-attack-map-piece = { $hits ->
    [0] { $piece } { $place } (danger)
   *[other] { $piece } { $place } ({ $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }{ $built ->
        [stairs] , un escalier
        [ladder] , une échelle
       *[none] {""}
    })
}
rapid-attack-map-frame = { $frame } en { $place } : { $ranges }
rapid-attack-map-frame-alone = { $frame } en { $place } : aucun ennemi à moins de { $ruler }
rapid-attack-map-range = { $range ->
    [hand-to-hand] à portée de corps à corps { $frames }
    [direct-fire] à portée de tir direct { $frames }
   *[artillery] à distance d'artillerie { $frames }
}
rapid-attack-map-enemy = { $cover ->
    [open] { $frame } { $distance }
   *[other] { $frame } { $distance } derrière { $cover }
}
rapid-attack-map-rest = …et d'autres : `/regarder` montre un endroit à la fois.
rapid-attack-look-here = Autour de { $place } :
rapid-attack-look-spot = 👁️ Visée { $spot } : { $lasts ->
    [until-next-attack] la prochaine attaque contre { $frame } l'ajoute, quel que soit l'attaquant. Toute attaque la retire, la fin du tour aussi.
   *[until-used] tout Frame qui attaque { $frame } peut l'ajouter, une seule fois, avant la fin du tour.
}
rapid-attack-look-needs = Ses armes : **{ $ranges }** seulement. { $target } : { $needs }.
rapid-attack-look-nobody = Personne ici.

## The planning panel

rapid-attack-plan-way = { $still ->
    [yes] **Il reste** en { $place }.
   *[no] **{ $length } sur { $most }** jusqu'en { $place }{ $on ->
        [none] {""}
       *[other] , sur { $on }
    }.{ $close ->
        [yes] {" "}C'est tout juste, et le doute profite à qui agit.
       *[no] {""}
    }
}
rapid-attack-plan-put = **{ $place }**{ $on ->
    [none] {""}
   *[other] , sur { $on }
}.
rapid-attack-hint-seen = { $open ->
    [none] { $covers ->
        [none] Personne à portée de tir direct.
       *[other] Derrière { $covers } pour tous ceux à portée de tir direct.
    }
   *[other] À découvert pour { $open }{ $covers ->
        [none] {""}
       *[other] , derrière { $covers } pour les autres
    }.
}
rapid-attack-plan-target = { $reached ->
    [yes] 🎯 { $target } sera à portée (**{ $range }**).{ $friend ->
        [none] {""}
       *[other] {" "}⚠️ { $friend }, à vous, sert de couvert à la cible : vos dégâts peuvent l'atteindre.
    }
   *[no] 🎯 { $target } sera **hors de portée** ({ $range }).
}
rapid-attack-plan-danger = { $near ->
    [none] { $far ->
        [none] 🛡️ Aucun ennemi qui doit encore agir ne peut vous y attaquer.
       *[other] 🛡️ Personne ne peut vous y attaquer sans bouger ; après un mouvement, peut-être { $far }.
    }
   *[other] ⚠️ Peuvent vous y attaquer : { $near }{ $far ->
        [none] .
       *[other] ; après un mouvement, peut-être aussi { $far }.
    }
}
rapid-attack-part-danger = { $frame } (touche à **{ $chance }**)
rapid-attack-plan-sights = De là :
rapid-attack-plan-sight = - { $frame } : **{ $range }**{ $armed ->
    [yes] {""}
   *[no] {" "}(vous n'avez pas d'arme pour cette portée)
}, { $distance }{ $cover ->
    [open] {""}
   *[other] , à couvert ({ $cover })
}{ $exposed ->
    [open] {""}
   *[other] , et vous derrière { $exposed }
}
rapid-attack-plan-sights-more = { $n ->
    [one] - et un autre, plus loin
   *[other] - et { $n } autres, plus loin
}
rapid-attack-plan-stations = 🚩 Se trouve près de { $stations }.
rapid-attack-plan-contested = 🚩 Se trouve près de { $stations } : sans effet tant qu'un Frame ennemi s'y trouve aussi.
rapid-attack-plan-seizes = 🚩 **Prend { $stations }.**

## Rulings

why-ties = Égalités aux enchères
why-positions = Positions tactiques
why-deployment = Déploiement
why-initiative = Initiative par Frame
why-jettison = Larguer des équipements
why-hazards = Zones dangereuses
why-terrain = Décor compté
why-elevation = Hauteur et chutes
why-standing-orders = Consignes
why-ppa = Score par atout
why-round = Nouveau tour
why-tactical-order = Ordre tactique
why-combat-order = Ordre de combat
why-target = Cible et portée
why-pool = Les dés lancés par un Frame
why-defense = Défense
why-movement = Mouvement
why-declared = Annoncé par un joueur
why-attack = Attaque
why-cover = Couvert
why-spot = Utiliser une visée
why-hit-chart = Lecture des touches
why-giving-ground = Céder du terrain
why-losses = Perte d'équipements
why-destroyed = Destruction
why-spotting = Visée
why-spot-lasts = Durée d'une visée
why-activation = Fin d'une activation
why-stations = Contrôle des stations
why-score = Points de victoire et ordre de jeu
why-doomsday = Durée de la partie
why-end = Fin de la partie
why-host = Corrigé par l'hôte
