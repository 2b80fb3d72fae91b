# Pourquoi l'adversaire, ou un conseil, joue ainsi.

reason-attack = contre { $target }, dégâts à prévoir : { $hits } ; { $destroys } de chances de la détruire
reason-shot = { $chance } de chances de marquer
reason-pass = { $chance } de chances d'arriver
reason-steal = { $chance } de chances de prendre le ballon
reason-tackle = { $chance } de chances de prendre le ballon
reason-spots-first = sa visée peut servir à l’attaque qui suit
reason-best-attack = elle a la meilleure cible
reason-best-die-defends = chaque point retire un dé à toute attaque contre lui
reason-defend-best-die-defends = { $blue ->
    [yes] chaque point retire un dé à toute attaque contre lui, et les dés bleus ne servent à rien d’autre
   *[no] chaque point retire un dé à toute attaque contre lui ; il reste { $move ->
        [none] rien
       *[other] { $move }
    } pour bouger et { $attack ->
        [none] rien
       *[other] { $attack }
    } pour attaquer
}
reason-loss-lose = { $system ->
    [B] les dés blancs peuvent encore le défendre
    [G] les dés blancs peuvent encore le faire bouger
    [Y] il peut encore bouger, se défendre et attaquer
    [K] il peut encore bouger, se défendre et attaquer
   *[other] il peut encore bouger et se défendre
}
reason-at-random = au hasard
reason-ask-people = seules les personnes à la table le voient
reason-agreed = vous seul le voyez : acceptez si c’est le cas
reason-no-target = aucune attaque d’ici ne rapporte plus
reason-act-done = les autres dés n'apporteraient pas grand-chose
reason-football-target-no-target = ni tir, ni passe, ni tacle d’ici ne rapporte plus

reason-rapid-attack-activate-pass = l’ennemi doit agir d’abord, et vos Frames peuvent y répondre
reason-rapid-attack-activate-spots-first = il passe d’abord : sa visée aide ensuite { $other } à attaquer
reason-rapid-attack-doomsday-advance = avec plus de points que les autres, une fin rapide fait gagner
reason-rapid-attack-doomsday-hold = plus de tours, c’est le temps de marquer des points
reason-rapid-attack-target-no-shot = aucun tir ne vaut ses dés d’ici : il bouge, se défend et repère
reason-rapid-attack-target-frame = une attaque leur coûte environ { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} en moyenne
reason-rapid-attack-defend-nobody-attacks = tous les ennemis ont agi : personne ne peut plus attaquer { $frame } ce tour-ci, gardez les dés pour autre chose
reason-rapid-attack-ground-hold-ground = { $station } reste à vous
reason-rapid-attack-ground-give-ground = { $frame } encaisse un dégât de moins
reason-rapid-attack-spot-target-frame = la prochaine attaque contre { $frame } ce tour-ci peut l’ajouter
reason-rapid-attack-use-spot-use-spot = la visée ajoute { $spot } à l’attaque
reason-rapid-attack-use-spot-keep-spot = la visée reste pour une attaque suivante
reason-rapid-attack-where-to-station = { $station } est prise
reason-rapid-attack-where-disputes = de là, il dispute { $station } : personne ne la prend tant que les deux y sont
reason-rapid-attack-where-heads-for = { $target } vaut le détour, même en plusieurs tours
reason-rapid-attack-where-guards = les ennemis restent loin de { $station }
reason-rapid-attack-where-into-range = juste à portée pour attaquer
reason-rapid-attack-where-to-cover = { $piece } protège de { $from }
reason-rapid-attack-where-toward = plus près de { $target }
reason-rapid-attack-where-away = plus loin de leurs armes
reason-rapid-attack-where-stay = aucun endroit qu'il atteint n'est meilleur
reason-rapid-attack-act-spot = son { $face } peut s'ajouter à une attaque contre le Frame visé

reason-football-target-goal = environ { $chance } de chances de marquer, course comprise
reason-football-target-mate = environ { $chance } de chances d’y envoyer le ballon
reason-football-target-possessor = environ { $chance } de chances de prendre le ballon
reason-football-target-opponent = environ { $chance } de chances de prendre le ballon
reason-football-target-receiver = environ { $chance } de chances de prendre le ballon
reason-football-defend-nobody-attacks = tous les adversaires ont joué : personne ne peut plus tacler { $unit } ce tour-ci, gardez les dés pour autre chose
reason-football-range-best-range = la meilleure chance parmi les portées accessibles
reason-football-range-only-range = aucune autre portée n’est accessible
reason-football-use-spot-use-spot = le marquage ajoute { $value } à l’attaque
reason-football-hotrod-keep-cool = aucun équipement perdu
reason-football-hotrod-hotrod = une action de plus, pour un équipement dont il peut se passer
reason-football-where-toward-ball = plus près du ballon
reason-football-where-toward-goal = plus près du but
reason-football-where-to-receive = prêt pour une passe
reason-football-where-into-range = la cible arrive à portée
reason-football-where-toward = plus près de { $target }
reason-football-where-stay = aucun endroit qu'il atteint n'est meilleur
reason-football-act-spot = son { $face } s'ajoute à un tir ou une passe devant ce Frame, ou à un tacle contre lui
reason-football-where-toward-own-goal = retour devant le but

reason-intercept-orbit-target-aim = { $now ->
    [yes] déjà à portée
   *[no] son déplacement peut l’amener à portée
} ; une attaque leur coûte environ { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} en moyenne
reason-intercept-orbit-activate-hvas-straight = rien à y décider
reason-intercept-orbit-defend-nobody-attacks = tous les vaisseaux et compagnies ennemis ont agi : personne ne peut plus attaquer { $asset } ce tour-ci, gardez les dés pour autre chose
reason-intercept-orbit-act-path-claim = { $asset } est pris
reason-intercept-orbit-use-spot-use-spot = la visée ajoute { $spot } à l’attaque
reason-intercept-orbit-where-course-range = au bout de cette trajectoire, { $target } est à portée
reason-intercept-orbit-where-course-toward = cette trajectoire mène à { $target }
reason-intercept-orbit-where-course-takes = de là, il prend { $hva }, si aucun ennemi n’approche
reason-intercept-orbit-where-course-guards = de là, il garde { $hva }
reason-intercept-orbit-where-course-avoids = tout droit, il percuterait { $obstacle }
reason-intercept-orbit-where-course-stays = tout droit, il quitterait la table
reason-intercept-orbit-where-course-room = il y a là plus de place pour virer
reason-intercept-orbit-where-course-safe = la plus sûre de ses trajectoires : loin de l’ennemi, près des siens
reason-intercept-orbit-where-launch-at = la compagnie peut prendre { $asset }
reason-intercept-orbit-where-to-carrier = au bercail avant la panne sèche
reason-intercept-orbit-where-toward = plus près de { $target }
reason-intercept-orbit-where-stay = aucun endroit qu'il atteint n'est meilleur
reason-intercept-orbit-where-straight-on = virer n'apporterait rien
reason-intercept-orbit-act-straight = ce mouvement ne coûte aucun dé
reason-intercept-orbit-act-spot-at = une attaque contre { $asset } peut y ajouter son { $face }

# La suite que joue une unité.

plan = plan{ $sure ->
    [yes] {""}
   *[no] {" "}(si les dés le permettent)
} : { $steps }
plan-step = { $kind ->
    [where] { $family ->
        [football] course
       *[other] mouvement
    } ({ $why })
    [act] { $attack ->
        [shot] tirer au but
        [pass] passer
        [steal] prendre le ballon
        [tackle] tacler
       *[attack] attaquer{ $target ->
            [none] {""}
           *[other] {" "}{ $target }
        }
    }
    [spot-target] { $family ->
        [football] marquer
       *[other] viser
    } { $choice }
   *[target] { $family ->
        [football] objectif : { $choice }
       *[other] attaquer { $choice }
    }
}

reason-term-rapid-attack-score = { $way ->
    [more] un meilleur score
   *[less] un moins bon score
}
reason-term-rapid-attack-late = { $way ->
    [more] un meilleur score
   *[less] un moins bon score
}
reason-term-rapid-attack-life = { $way ->
    [more] moins de dégâts subis ou plus d’infligés
   *[less] plus de dégâts subis ou moins d’infligés
}
reason-term-rapid-attack-threat = { $way ->
    [more] de meilleures attaques à venir
   *[less] de moins bonnes attaques à venir
}
reason-term-rapid-attack-reach = { $way ->
    [more] plus de stations à portée de course
   *[less] moins de stations à portée de course
}
reason-term-football-goals = { $way ->
    [more] plus de buts marqués ou moins d’encaissés
   *[less] moins de buts marqués ou plus d’encaissés
}
reason-term-football-late = { $way ->
    [more] plus de buts marqués ou moins d’encaissés
   *[less] moins de buts marqués ou plus d’encaissés
}
reason-term-football-ball = { $way ->
    [more] le ballon plus souvent
   *[less] le ballon moins souvent
}
reason-term-football-shot = { $way ->
    [more] de meilleurs tirs
   *[less] de moins bons tirs
}
reason-term-football-near = { $way ->
    [more] plus près du ballon
   *[less] plus loin du ballon
}
reason-term-football-systems = { $way ->
    [more] plus d’équipements
   *[less] moins d’équipements
}
reason-term-intercept-orbit-score = { $way ->
    [more] plus de captures et de vaisseaux détruits
   *[less] moins de captures et de vaisseaux détruits
}
reason-term-intercept-orbit-late = { $way ->
    [more] plus de captures et de vaisseaux détruits
   *[less] moins de captures et de vaisseaux détruits
}
reason-term-intercept-orbit-life = { $way ->
    [more] vaisseaux et compagnies en meilleur état
   *[less] vaisseaux et compagnies en moins bon état
}
reason-term-intercept-orbit-threat = { $way ->
    [more] de meilleures cibles
   *[less] de moins bonnes cibles
}
reason-term-intercept-orbit-boarding = { $way ->
    [more] plus d’abordages
   *[less] moins d’abordages
}
reason-term-intercept-orbit-fuel = { $way ->
    [more] plus de carburant
   *[less] moins de carburant
}
reason-term-intercept-orbit-edge = { $way ->
    [more] plus loin du bord
   *[less] plus près du bord
}

# Each side's part in such a difference. Analyses kept from before have the sums above.

reason-term-rapid-attack-own-score = { $way ->
    [more] plus de points (+{ $points })
   *[less] moins de points (−{ $points })
}
reason-term-rapid-attack-own-late = { $way ->
    [more] un meilleur score
   *[less] un moins bon score
}
reason-term-rapid-attack-own-life = { $way ->
    [more] moins de dégâts subis
   *[less] plus de dégâts subis
}
reason-term-rapid-attack-own-threat = { $way ->
    [more] de meilleures cibles au tour suivant
   *[less] de moins bonnes cibles au tour suivant
}
reason-term-rapid-attack-own-reach = { $way ->
    [more] plus de stations à portée de course
   *[less] moins de stations à portée de course
}
reason-term-rapid-attack-their-score = { $way ->
    [more] moins de points pour l'ennemi (−{ $points })
   *[less] plus de points pour l'ennemi (+{ $points })
}
reason-term-rapid-attack-their-late = { $way ->
    [more] un moins bon score pour l'ennemi
   *[less] un meilleur score pour l'ennemi
}
reason-term-rapid-attack-their-life = { $way ->
    [more] plus de dégâts infligés
   *[less] moins de dégâts infligés
}
reason-term-rapid-attack-their-threat = { $way ->
    [more] moins exposé au tour suivant
   *[less] plus exposé au tour suivant
}
reason-term-rapid-attack-their-reach = { $way ->
    [more] ennemis plus loin des stations
   *[less] ennemis plus près des stations
}
reason-term-football-own-goals = { $way ->
    [more] plus de buts (+{ $points })
   *[less] moins de buts (−{ $points })
}
reason-term-football-own-late = { $way ->
    [more] plus de buts
   *[less] moins de buts
}
reason-term-football-own-ball = { $way ->
    [more] le ballon plus souvent
   *[less] le ballon moins souvent
}
reason-term-football-own-shot = { $way ->
    [more] de meilleurs tirs au tour suivant
   *[less] de moins bons tirs au tour suivant
}
reason-term-football-own-near = { $way ->
    [more] plus près du ballon
   *[less] plus loin du ballon
}
reason-term-football-own-systems = { $way ->
    [more] plus d'équipements intacts
   *[less] moins d'équipements intacts
}
reason-term-football-their-goals = { $way ->
    [more] moins de buts encaissés (−{ $points })
   *[less] plus de buts encaissés (+{ $points })
}
reason-term-football-their-late = { $way ->
    [more] moins de buts encaissés
   *[less] plus de buts encaissés
}
reason-term-football-their-ball = { $way ->
    [more] le ballon plus souvent
   *[less] le ballon moins souvent
}
reason-term-football-their-shot = { $way ->
    [more] de moins bons tirs adverses au tour suivant
   *[less] de meilleurs tirs adverses au tour suivant
}
reason-term-football-their-near = { $way ->
    [more] adversaires plus loin du ballon
   *[less] adversaires plus près du ballon
}
reason-term-football-their-systems = { $way ->
    [more] l'adversaire perd plus d'équipements
   *[less] l'adversaire perd moins d'équipements
}
reason-term-intercept-orbit-own-score = { $way ->
    [more] plus de points d'ici la fin du tour (+{ $points })
   *[less] moins de points d'ici la fin du tour (−{ $points })
}
reason-term-intercept-orbit-own-late = { $way ->
    [more] un meilleur score
   *[less] un moins bon score
}
reason-term-intercept-orbit-own-life = { $way ->
    [more] moins de dégâts subis
   *[less] plus de dégâts subis
}
reason-term-intercept-orbit-own-threat = { $way ->
    [more] de meilleures cibles au tour suivant
   *[less] de moins bonnes cibles au tour suivant
}
reason-term-intercept-orbit-own-boarding = { $way ->
    [more] plus d'abordages
   *[less] moins d'abordages
}
reason-term-intercept-orbit-own-fuel = { $way ->
    [more] plus de carburant restant
   *[less] moins de carburant restant
}
reason-term-intercept-orbit-own-edge = { $way ->
    [more] plus loin du bord
   *[less] plus près du bord
}
reason-term-intercept-orbit-their-score = { $way ->
    [more] moins de points pour l'ennemi d'ici la fin du tour (−{ $points })
   *[less] plus de points pour l'ennemi d'ici la fin du tour (+{ $points })
}
reason-term-intercept-orbit-their-late = { $way ->
    [more] un moins bon score pour l'ennemi
   *[less] un meilleur score pour l'ennemi
}
reason-term-intercept-orbit-their-life = { $way ->
    [more] plus de dégâts infligés
   *[less] moins de dégâts infligés
}
reason-term-intercept-orbit-their-threat = { $way ->
    [more] moins exposé au tour suivant
   *[less] plus exposé au tour suivant
}
reason-term-intercept-orbit-their-boarding = { $way ->
    [more] moins d'abordages ennemis
   *[less] plus d'abordages ennemis
}
reason-term-intercept-orbit-their-fuel = { $way ->
    [more] moins de carburant pour l'ennemi
   *[less] plus de carburant pour l'ennemi
}
reason-term-intercept-orbit-their-edge = { $way ->
    [more] ennemis plus près du bord
   *[less] ennemis plus loin du bord
}

# What futures bring, and how often.

outlook = { $how ->
    [taken] { $unit } à { $player }{ $kind ->
        [ship] {" à la fin du tour"}
       *[other] {""}
    }
    [freed] { $unit } à personne
    [lost] { $unit } perdu
    [idle] { $unit } hors jeu
    [back] { $unit } de retour
   *[scored] { $player } marque
} : { $chance }{ $instead ->
    [none] {""}
   *[other] {" "}au lieu de { $instead }
}
