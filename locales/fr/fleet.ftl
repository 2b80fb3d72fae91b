# Fleets: their name, and sentences that replace those about companies.

size-standard = Standard
size-afternoon = Après-midi
title-size-standard = partie standard
title-size-afternoon = partie d'un après-midi

archetype-balanced = Flotte équilibrée
archetype-carrier = Flotte porte-compagnies
archetype-gunline = Ligne de feu
archetype-swift = Flotte rapide
archetype-flagship = Vaisseau amiral
archetype-hangar = Vaisseau-hangar
archetype-battleship = Cuirassé
archetype-bombard = Bombarde
archetype-bulwark = Rempart
archetype-escort = Escorteur
archetype-tender = Ravitailleur
archetype-lancer = Lancier
archetype-corsair = Corsaire
archetype-picket = Vedette
archetype-howitzer = Obusier
archetype-ace-R = Compagnie avec un as rouge
archetype-ace-B = Compagnie avec un as bleu
archetype-ace-G = Compagnie avec un as vert
archetype-ace-Y = Compagnie avec un as jaune
archetype-company = Compagnie
archetype-hva = HVA

fleet-default-name = Flotte
fleet-made = Flotte créée : **{ $name }**. Il lui faut des vaisseaux, des compagnies et des HVA (objectifs à garder).
fleet-empty-hint = Ajoutez vaisseaux, compagnies et HVA (objectifs à garder) avec le menu ci-dessous, ou tirez-les tous au sort.
fleet-delete-frames = { $n ->
    [0] aucune unité
    [one] { $n } unité
   *[other] { $n } unités
}
fleet-asset-number = Unité { $number }
fleet-asset = **{ $name }** ({ $kind }){ $systems ->
    [none] {""}
   *[other] {" "}`{ $systems }`
}
fleet-kind = { $kind ->
    [capital] { $design ->
        [none] vaisseau capital
       *[other] { $design }, vaisseau capital
    }
    [frigate] { $design ->
        [none] frégate
       *[other] { $design }, frégate
    }
    [company] { $ace ->
        [R] compagnie, as rouge
        [B] compagnie, as bleu
        [G] compagnie, as vert
        [Y] compagnie, as jaune
       *[none] compagnie
    }
   *[hva] HVA
}
fleet-dice = lance { $dice }
fleet-dice-at = { $range ->
    [dogfight] en mêlée { $dice }
    [point-defense] en défense rapprochée { $dice }
    [assault] à portée d'assaut { $dice }
   *[support] à portée de soutien { $dice }
}
fleet-range = { $range ->
    [dogfight] mêlée
    [point-defense] proche
    [assault] assaut
   *[support] soutien
}
fleet-reds-caption = dés rouges
fleet-ships = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
}
fleet-companies = { $n ->
    [one] { $n } compagnie
   *[other] { $n } compagnies
}
fleet-hvas = { $n } HVA
fleet-tas = { $n } TA : { $ships }, { $companies } · { $hvas }
fleet-systems = { $n ->
    [one] { $n } équipement de bord
   *[other] { $n } équipements de bord
}
fleet-catapults = { $n ->
    [one] { $n } catapulte
   *[other] { $n } catapultes
}
fleet-reds = Total des dés rouges à chaque portée : mêlée { $dogfight }, défense rapprochée { $point }, assaut { $assault }, soutien { $support }.
fleet-legend = Les TA sont les vaisseaux et les compagnies. Leur nombre et celui des équipements de bord, comparés aux autres flottes, fixent la valeur de chaque unité.

error-fleet-too-long = Cette flotte fait { $length } caractères : { $most } au plus.
error-fleet-empty = Cette flotte est vide : écrivez chaque unité, comme `Capital Rp Ra B K; Compagnie as R; HVA`.
error-too-many-assets = { $count } unités, c'est trop pour une flotte : { $most } au plus.
error-ship-system-unknown = L'unité { $frame } n'a pas d'équipement « { $text } » : prenez Rp, Ra, Rs, Rp/Ra, Ra/Rs, Rp/Rs, B, Y ou K.
error-asset-kind-missing = L'unité { $frame } n'a pas de type : commencez par Capital, Frégate, Compagnie ou HVA.
error-one-asset = Cela fait { $count } unités : écrivez-en une seule, comme `Frégate Rp B K`.
error-fleet-no-rockets = Une flotte n'a pas de roquettes : n'en indiquez pas.
error-wrong-number-of-systems = L'unité { $frame } { $count ->
    [0] n'a aucun équipement
    [one] a { $count } équipement
   *[other] a { $count } équipements
} : { $kind ->
    [capital] un vaisseau capital
   *[frigate] une frégate
} en a exactement { $right }.
error-too-many-of-a-system = L'unité { $frame } a trop de { $system } : { $most } au plus du même type, une arme de deux portées comptant pour moitié dans chacune.
error-asset-carries-nothing = L'unité { $frame } ne prend pas d'équipement : { $kind ->
    [company] une compagnie a toujours une arme, une défense, des transmissions et un mouvement
   *[hva] un HVA n'a aucun dé
}.
error-ace-on-no-company = L'unité { $frame } ne peut pas avoir d'as : seule une compagnie le peut.
error-companies-unlike-catapults = Cette flotte { $companies ->
    [0] n'a aucune compagnie
    [one] a { $companies } compagnie
   *[other] a { $companies } compagnies
} et { $catapults ->
    [0] aucune catapulte
    [one] { $catapults } catapulte
   *[other] { $catapults } catapultes
} : il lui faut autant de compagnies que de catapultes.
error-too-many-aces = Il y a { $count } as : une flotte en a un seul, dans une de ses compagnies.
error-ace-without-catapult = Il y a un as et pas de catapulte : une flotte n'a d'as que si elle peut lancer des compagnies.
error-ace-missing = Il y a une catapulte et pas d'as : donnez à une compagnie `as R`, `as B`, `as G` ou `as Y`.
error-wrong-number-of-tas = Il y a { $count } TA (vaisseaux et compagnies) : il en faut ici { $span ->
    [0] exactement { $most }
   *[other] de { $least } à { $most }
}.
error-wrong-number-of-hvas = { $count ->
    [0] Il n'y a aucun HVA
   *[other] Il y a { $count } HVA
} : il en faut ici exactement { $right }.

# JSON of the web tool.
error-fleet-json-unreadable = Ce JSON ne vient pas du constructeur de flottes, ou il en manque un morceau : recopiez-le en entier.
error-fleet-json-empty = Ce JSON ne contient aucun vaisseau.
error-fleet-json-many = Ce JSON contient plusieurs flottes : { $names }. N'en gardez qu'une et renvoyez-le.
error-fleet-json-ship = Dans ce JSON, { $frame } n'est ni un vaisseau capital ni une frégate, mais « { $text } » : choisissez sa classe dans le constructeur.
error-fleet-json-system = Dans ce JSON, { $frame } a un équipement que je ne connais pas : « { $text } ».
