# Parts of other sentences.

speechless = Il s'est passé quelque chose que je ne sais pas décrire. Rien n'est perdu.

day = { $day }/{ $month }/{ $year }
nobody-name = personne
terrain-name = le décor
station-name = la station { $station }
no-station-name = aucune station

title-ruleset-rapid-attack = Rapid Attack
title-ruleset-mez = MEZ
title-ruleset-football = Football méca
title-ruleset-intercept-orbit = Intercept Orbit
title-ruleset-unofficial = Rapid Attack Unofficial

title-size-skirmish = escarmouche
title-size-battle = bataille
title-size-demo = démo
title-size-custom = partie libre

system-B = défense
system-G = mouvement
system-Y = visée
system-Rh = corps à corps
system-Rd = tir direct
system-Ra = artillerie
system-E = tout-terrain
system-split = { $first } / { $second }

range-hand-to-hand = corps à corps
range-direct-fire = tir direct
range-artillery = artillerie
range-dogfight = mêlée
range-point-defense = défense rapprochée
range-assault = assaut
range-support = soutien
at-range = { $range ->
    [hand-to-hand] au corps à corps
    [direct-fire] en tir direct
    [dogfight] en mêlée
    [point-defense] en défense rapprochée
    [assault] à portée d'assaut
    [support] en soutien
   *[artillery] à portée d'artillerie
}

distance = { $n ->
    [one] { $units } unité
   *[other] { $units } unités
}
distance-metric = { $n ->
    [one] { $units } unité ({ $ps } ps, { $cm } cm)
   *[other] { $units } unités ({ $ps } ps, { $cm } cm)
}

dice-count = { $n ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $n } dés
}
hits-count = { $n ->
    [0] aucun dégât
    [one] 1 dégât
   *[other] { $n } dégâts
}
rockets-count = { $n ->
    [0] aucune roquette
    [one] 1 roquette
   *[other] { $n } roquettes
}

# Kinds of decisions, as parts of sentences.
kind-name = { $kind ->
    [terrain] les décors
    [first-roll] les premiers dés
    [toss] le tirage au sort
    [side] un côté
    [coach] un dé d'initiative
    [reach] si le ballon est atteint
    [line] qui est sur la trajectoire
    [fumble] où va le ballon
    [break] l'équipement qui casse
    [hotrod] la surchauffe
    [activate] ce qui s'active
    [target] la cible
    [range] la portée
    [defend] la défense
    [act] la suite de l'activation
    [station] les stations près du Frame
    [where] l'endroit sur la carte
    [cover] les couverts sur la trajectoire
    [agree] être d'accord ou non
    [use-spot] l'usage de la visée
    [ground] céder du terrain ou non
    [loss] l'équipement à perdre
    [spot-target] la cible de la visée
    [doomsday] la durée de la partie
    [tie] l'égalité à départager
    [deploy] le déploiement
    [initiative] l'initiative du Frame
    [jettison] les équipements à larguer
    [hazard] la zone dangereuse
    [repair] l'équipement à réparer
    [screen] l'écran
    [cover-hit] les dégâts du couvert
    [dodge] l'esquive
    [course] la route
    [ride] suivre ou non
    [path] ce qui est sur le chemin
    [carry] emporter une compagnie ou non
    [cling] s'accrocher ou non
    [avoid] éviter le débris ou non
    [ram] la collision
    [spin] comment tourner un vaisseau
    [debris] ce que devient le débris
    [hand] les compagnies à faire passer
    [edge] le cap au bord
    [nudge] ce que fait l'as vert
    [berth] la place des compagnies le long d'un vaisseau
    [mend] la compagnie à réparer
    [restore] ce que récupère une compagnie
    [refuel] la compagnie à ravitailler
    [launch] où lancer
    [lend] prêter des dés ou non
    [harm] les dégâts à bord
   *[other] autre chose
}

title-size-friendly = match amical
title-size-match = match

# Colors of dice
die-W = blanc
die-B = bleu
die-G = vert
die-Y = jaune
die-R = rouge
die-K = noir

# The letters for port and starboard in a course
course-sides = GD
course-flown = vitesse { $speed }, { $speed ->
    [0] il reste sur place
   *[other] { $bends ->
        [none] tout droit
       *[other] { $bends }
    }
}
course-bend = { $clicks ->
    [1] {""}
   *[other] deux crans{" "}
}à { $side ->
    [L] bâbord
   *[R] tribord
} à la charnière { $hinge }
list-and = { $first } et { $last }
rolled-lowest = le plus bas de { $faces }
