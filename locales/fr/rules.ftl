# The rulebook in our own words. For each topic: rule-title-, rule-words- (other search words), rule- (the rule), and
# rule-ruling- where the rulebooks are silent. Numbers come from the ruleset: see ``Book.facts`` in text/book.py.

rule-page = ### { $title }
    -# { $chapter } · { $ruleset }
    { $text }
rule-ruling = ⚖️ **Arbitrage :** { $text }
rule-borrowed = -# Le livre de { $ruleset } n'en dit rien : la règle est celle de Rapid Attack.
rule-partly = -# Le livre de { $ruleset } n'en dit qu'une partie : le reste est de Rapid Attack.
rule-button = Pourquoi ?
rule-more = Voir aussi : { $chapter }
rule-unknown = Aucune règle « { $text } » ici ; peut-être l'une de celles-ci :
rule-unknown-alone = Aucune règle « { $text } » ici ; essayez un mot comme « couvert », « visée » ou « égalité ».
rule-size-row = - { $players } joueurs : { $least } à { $most } Frames, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} chacun
rule-size-rockets = { $rockets ->
    [one] { $rockets } roquette
   *[other] { $rockets } roquettes
} par équipe

rule-chapter-prepare = Se préparer
rule-chapter-frames = Frames et équipements
rule-chapter-field = Le champ de bataille
rule-chapter-setup = Avant la bataille
rule-chapter-round = Le tour
rule-chapter-turn = Une activation
rule-chapter-damage = Les dégâts
rule-chapter-table = À cette table
rule-chapter-advanced = Règles avancées

## Preparation

rule-title-materials = Le matériel
rule-words-materials = matériel, boîte, lego, jetons, apporter, commencer
rule-materials = Une équipe de Frames par joueur, des stations, des décors pour se cacher, une réglette et des dés de cinq couleurs : blancs, bleus, verts, jaunes, rouges. Ici, je m'occupe des dés, des points et de la durée de la partie ; Frames et décors peuvent être réels, filmés ou simplement décrits.

rule-title-build = Construire un Frame
rule-words-build = figurine, lego, briques, échelle, dimensions, tenons, construction
rule-build = Un Frame a l'allure qu'on veut. Sauf accord contraire, il tient dans 10 × 10 tenons sur 12 briques de haut, et ses équipements se détachent, pour que chacun voie ce qui est perdu. Une autre échelle convient si tout le monde est d'accord : adaptez alors la réglette, le champ de bataille et les décors.

rule-title-dice = Les couleurs des dés
rule-words-dice = couleur, blanc, bleu, vert, jaune, rouge, joker, d6, d8, dé
rule-dice = Le bleu défend, le vert déplace, le jaune vise, le rouge attaque, et le blanc remplace n'importe lequel. Un dé par action, une action par dé ; les rouges et les verts ont parfois huit faces. Un dé inutilisé est perdu à la fin de l'activation.

rule-title-actions = Les quatre actions
rule-words-actions = action, allouer, allocation, sans équipement, Frame nu, dé blanc
rule-actions = Tout Frame peut se défendre, bouger, attaquer et viser, une fois chacun par activation, chaque fois avec un autre dé ; on peut s'en passer. Même sans équipement, un dé blanc peut servir à n'importe laquelle : le Frame attaque au corps à corps et vise à découvert jusqu'à { $ruler }. Sans équipement de tir, il a le d8 vert du sprint.
    Sans dé, pas d'action ; sans dé de défense, la défense vaut 0.

rule-title-sizes = La taille des équipes
rule-words-sizes = taille, escarmouche, bataille, combien de Frames, nombre de stations, joueurs, limites, partie libre
rule-sizes = Frames et stations de chaque joueur.
    __Escarmouche__, { $skirmish_rockets } :
    { $skirmish }
    __Bataille__, { $battle_rockets } :
    { $battle }
    { $ruleset ->
        [unofficial] Ce livre ne prévoit pas de partie à cinq.
       *[other] L'escarmouche est la plus courte des deux.
    } Dans une partie libre, l'hôte fixe tous les nombres.

rule-title-measuring = Réglette et mesures
rule-words-measuring = mesurer, unité, réglette, distance, centimètres, cm, ps, tenons, mesure
rule-measuring = La réglette fait { $ruler }. On mesure de bord à bord, quand on veut et autant qu'on veut. { $metric ->
    [yes] Les distances sont données en unités, en ps et en centimètres.
   *[no] Une unité fait cinq tenons sur la table.
}
rule-ruling-measuring = À un dixième d'unité d'une limite, les deux portées sont permises et le joueur qui agit choisit.

rule-title-field = La taille du champ de bataille
rule-words-field = surface, table, champ de bataille, aire de jeu, plateau
rule-field = Rond ou carré, de quatre à six réglettes dans sa plus grande largeur{ $metric ->
    [yes] , de { $field_least } à { $field_most } : le diamètre d'un rond, la diagonale d'un carré.
   *[no] . Sur une table plus grande, allongez l'unité jusqu'à y arriver ; sur une plus petite, prenez une réglette de six unités.
}

rule-title-differences = Les différences entre les livres
rule-words-differences = différence, diffère, variante, MEZ, Unofficial, règles propres, comparer, Rapid Attack
rule-differences = { $ruleset ->
    [mez] Ce que MEZ change à Rapid Attack :
        - Le joueur dont c'est le tour active tous ses Frames, l'un après l'autre ; personne ne passe
        - { $clock } tours, comptés à partir de 1
        - Une visée s'ajoute à la prochaine attaque sur son Frame ; n'importe quelle attaque retire toutes les visées
        - Égalité en tête : un Frame de plus ou de moins, sans laisser le choix ; en queue : elle reste telle quelle
        - À points de victoire égaux en cours de partie, l'ordre du tour d'avant revient
        - Un couvert détruit, les dés restants comptent comme à découvert, même s'il reste un autre couvert
        - Une station prise n'est plus jamais neutre
        - Le défenseur commence par { $first_stations } stations ; les autres viennent avec ses derniers Frames, et aucune part du champ de bataille n'est à laisser hors du périmètre
        - Le Point Frame se place partout à portée de tir direct ; on déploie dans l'ordre croissant des points de victoire ; les stations des attaquants vont où iraient leurs Frames
        - Tout Frame qui subit un dégât près d'une station qu'il tient peut céder du terrain, même comme couvert
        - Les équipements divisés font partie des règles, et laissent au second équipement son d8 rouge
        - Les distances sont aussi en ps et en centimètres
    [unofficial] Ce qu'Unofficial change à Rapid Attack :
        - Ses propres tailles de partie, aucune à cinq joueurs, et { $rockets_skirmish } roquettes en escarmouche
        - Seul un équipement de mouvement fait franchir les couverts ; le d8 vert, non
        - Un équipement divisé laisse au second équipement son d8 rouge
        Son livre ne dit rien de la mise en place, des égalités, des décors comme cibles, du terrain que l'on cède ni des cas limites, et qu'une partie de ce qui touche aux portées, aux stations et au compte à rebours. On joue alors les règles de Rapid Attack, et leurs pages le disent.
   *[other] Rapid Attack est le livre complet. MEZ et Unofficial sont des livres à part : ouvrez cette page pour l'un d'eux et voyez ce qui change. Là où ils ne disent rien, on joue la règle de Rapid Attack, et la page le dit.
}

## Frames and systems

rule-title-frames = Frames et équipements
rule-words-frames = mécha, équipement, configuration, soldat, construction, limite, système
rule-frames = Un Frame lance { $white } dés blancs à lui et porte jusqu'à { $systems } équipements, { $same } au plus du même type : défense B, mouvement G, visée Y, corps à corps Rh, tir direct Rd, artillerie Ra.
    Avec un B, un G, un Y et un Rd, c'est le « soldat » : changez un équipement, et voilà un spécialiste.

rule-title-defense-systems = Équipements de défense
rule-words-defense-systems = bleu, blindage, armure, bouclier, B, camouflage
rule-defense-systems = Chacun ajoute un dé bleu pour se défendre. Avec deux, le Frame sert aussi de couvert sans risque : les dégâts alloués au couvert ne lui font rien.

rule-title-movement-systems = Équipements de mouvement
rule-words-movement-systems = vert, réacteurs, ailes, roues, G, voler
rule-movement-systems = Chacun ajoute un dé vert pour bouger. { $over ->
    [movement-systems] Un Frame qui en porte un au moment du jet passe par-dessus les couverts et peut s'arrêter dessus, même si c'est un autre dé qui donne la distance. Le d8 vert ne le permet pas.
   *[other] Un Frame qui lance un dé vert passe par-dessus les couverts et peut s'arrêter dessus, même si c'est un dé blanc qui donne la distance.
}

rule-title-spotting-systems = Équipements de visée
rule-words-spotting-systems = jaune, radio, lunette, laser, Y, transmission, pointer
rule-spotting-systems = Chacun ajoute un dé jaune pour viser. Avec un, on vise aussi à couvert jusqu'à { $ruler } ; avec deux, n'importe quoi, n'importe où.

rule-title-hand-to-hand = Corps à corps
rule-words-hand-to-hand = mêlée, contact, Rh, lame, poing, couteau, CàC
rule-hand-to-hand = Jusqu'à { $reach }. Un équipement donne deux dés rouges, un second ajoute un d8 rouge. Les couverts ne comptent pas, et chaque 4, 5 et 6 inflige un dégât. Sans équipement, on attaque encore au corps à corps avec un dé blanc.

rule-title-direct-fire = Tir direct
rule-words-direct-fire = Rd, fusil, tirer, arme, tir
rule-direct-fire = Au-delà de { $reach } et jusqu'à { $ruler }. Un équipement donne deux dés rouges, un second ajoute un d8 rouge. Trop près, c'est aussi hors de portée : à { $reach } ou moins, un fusil ne sert à rien.

rule-title-artillery = Artillerie
rule-words-artillery = Ra, mortier, sniper, longue portée, indirect
rule-artillery = Au-delà de { $ruler }, sans limite et sans ligne de vue. Un équipement donne deux dés rouges, un second ajoute un d8 rouge. Une cible qui s'approche davantage n'est plus à portée.

rule-title-rockets = Roquettes
rule-words-rockets = roquette, missile, grenade, usage unique, SSR
rule-rockets = Une équipe en porte exactement { $rockets_skirmish } en escarmouche et { $rockets_battle } en bataille, réparties comme elle veut. Utilisée quand on annonce un tir direct, une roquette ajoute un d8 rouge et disparaît ; on peut en tirer plusieurs, mais un seul dé fera l'attaque.
    Avec une roquette, même un Frame sans fusil attaque en tir direct. Ce ne sont pas des équipements : un dégât ne les prend pas, le SA ne les compte pas, mais elles disparaissent avec leur Frame.

rule-title-sprint = Le d8 vert
rule-words-sprint = sprint, sprinter, course, courir, sans arme de tir, G8, d8
rule-sprint = Un Frame sans tir direct ni artillerie, construit ainsi ou désarmé au combat, lance un d8 vert de plus. Ce dé ne se perd pas et les roquettes ne l'enlèvent pas. { $over ->
    [movement-systems] Il donne de la distance, rien d'autre : sans équipement de mouvement, on contourne les couverts.
   *[other] Il fait franchir les couverts comme tout dé vert.
}

rule-title-pool = Les dés qu'un Frame lance
rule-words-pool = lancer, jet, combien de dés, réserve, dés rouges
rule-pool = Tous ensemble, à la vue de tous : { $white } blancs, moins ceux qui sont perdus ; un dé bleu, vert ou jaune par équipement de cette couleur ; les rouges de la seule portée annoncée, et un d8 rouge par roquette utilisée. Sans cible, pas de rouges. Sans arme de tir, un d8 vert.
    Un équipement perdu pendant sa propre activation compte encore pour les dés déjà sur la table.
rule-ruling-pool = Un dé blanc peut servir d'attaque à toute portée ouverte au Frame.

## The field

rule-title-ranges = Les portées
rule-words-ranges = distance, portée, allonge, exclusive, à portée, jusqu'où
rule-ranges = Corps à corps jusqu'à { $reach }, tir direct au-delà et jusqu'à { $ruler }, artillerie au-delà de { $ruler }. Elles s'excluent : chaque arme a sa portée et aucune autre. Dans le doute, la cible est à portée.

rule-title-terrain = Les décors
rule-words-terrain = mur, bâtiment, briques, obstacle, solidité, trois briques, détruire un décor
rule-terrain = Ce qui fait au moins trois briques de haut couvre et se contourne ; plus bas, c'est sans effet. Chaque dégât enlève { $bricks } briques, au choix de l'attaquant, jamais sous d'autres. On peut cibler un décor tant qu'il tient : défense 0, pas de couvert, un dégât sur 4, 5 et 6.
rule-ruling-terrain = Un décor se compte en dégâts qu'il encaisse avant de ne plus couvrir ; trois, c'est très solide.

rule-title-cover = Les couverts
rule-words-cover = couvert, à couvert, derrière, se cacher, protection, ligne de vue, mur, décor
rule-cover = La cible est à couvert si quelque chose qui couvre se trouve entre elle et l'attaquant, et à { $reach } ou moins de la cible. Plus loin d'elle, même entre les deux, cela ne compte pas. Tout Frame debout couvre aussi, quel que soit son camp ; une station jamais.
    Le corps à corps ignore les couverts. Dans le doute, la cible est à couvert.

rule-title-cover-frame = Un Frame comme couvert
rule-words-cover-frame = Frame couvrant, garde du corps, derrière un Frame, deux défenses, bouclier
rule-cover-frame = Derrière un autre Frame, un tir inflige un dégât à la cible sur 6 et au Frame qui couvre sur 5. Son joueur choisit ce que celui-ci perd. Avec deux équipements de défense, il ne perd rien : le 5 est sans effet.

rule-title-stations = Les stations
rule-words-stations = station, capturer, objectif, contrôle, tenir, prendre, drapeau, atout
rule-stations = On capture une station quand on est seul à avoir un Frame arrêté à { $reach } ou moins. On la garde, même de loin, { $contested ->
    [kept] tant qu'un ennemi ne vient pas la capturer de la même façon.
   *[other] jusqu'à ce qu'un autre joueur y ait un Frame et qu'on n'en ait plus.
} Passer à côté ne suffit pas. Un Frame peut tenir plusieurs stations.
    Une station compte comme un atout pour qui la tient, et mesure au plus 4 × 4 tenons. Elle ne couvre pas, ne se cible pas et ne se détruit pas. Si l'on s'accorde là-dessus, un joueur peut prendre à la place un emplacement marqué d'un grand décor ; celui-ci reste un décor.
rule-ruling-stations = Vérifié après chaque mouvement, perte et capture. Quand je ne vois pas le champ de bataille, le joueur dit après chaque mouvement près de quelles stations se trouve le Frame.

rule-title-contested = Stations disputées
rule-words-contested = disputée, neutre, deux ennemis, trois joueurs, personne
rule-contested = { $contested ->
    [kept] Une station appartient à un camp tant qu'un ennemi ne l'a pas capturée : elle n'est jamais neutre. Avec deux adversaires près d'elle et plus aucun Frame de son camp, elle lui reste, jusqu'à ce que l'un des deux y soit seul.
   *[other] Avec deux adversaires près d'une station et plus aucun Frame à soi, on la perd et personne ne la gagne. Elle reste neutre jusqu'à ce qu'une seule équipe y soit.
}

## Before the battle

rule-title-bidding = L'enchère
rule-words-bidding = enchère, révéler, secret, scellée, équipes, comparer
rule-bidding = Les équipes restent secrètes et se révèlent toutes ensemble. On compare alors Frames et équipements, chacun calcule son score par atout (SA) et ses premiers points de victoire, et les égalités se règlent. Une petite équipe part en tête et défend ; une grande doit remonter.

rule-title-ppa = Le score par atout (SA)
rule-words-ppa = SA, PPA, valeur, points, plus de Frames, moins d'équipements
rule-ppa = Tout le monde part de { $ppa }. Le plus de Frames : −1. Le plus d'équipements : −1. Le moins de Frames : +1. Le moins d'équipements : +1. Tous les ex æquo sont concernés. Les roquettes ne comptent pas. Ce nombre ne change plus ensuite.

rule-title-score = Points de victoire et ordre de jeu
rule-words-score = score, points, atouts, initiative, premier, premier joueur
rule-score = Points de victoire = SA × (Frames debout + stations tenues), recomptés dès que quelque chose change. Ils désignent qui gagne à la fin et, d'ici là, qui choisit en premier.
rule-ruling-score = À points de victoire égaux, on { $equal ->
    [round-before] reprend l'ordre du tour d'avant, tel qu'il a commencé (le livre le dit)
   *[as-before] garde l'ordre précédent
} ; au premier tour, c'est celui des places{ $lowest ->
    [stands] {""}
   *[other] {" "}ou le tirage au sort d'une égalité
}.

rule-title-tie-highest = Égalité en tête
rule-words-tie-highest = égalité, ex æquo, égal, défenseur, départager
rule-tie-highest = { $highest ->
    [must-change] L'un des joueurs à égalité ajoute le Frame de réserve de son équipe ou retire un Frame, dans les limites de la taille de partie, puis on recompte tout. Personne ne peut laisser ce choix à un autre.
   *[other] L'un d'eux, tiré au sort, ajoute le Frame de réserve de son équipe, en retire un, ou laisse le choix à un autre qui ne l'a pas encore laissé. Les limites de la taille de partie tiennent toujours. Ensuite, on recompte tout.
}
rule-ruling-tie-highest = Le Frame de réserve se construit et se scelle avec l'équipe ; tant qu'il reste en réserve, il ne compte pas, et il ne porte pas de roquettes. Sans réserve, pas d'ajout. { $highest ->
    [must-change] Le sort désigne qui le fait, parmi ceux qui le peuvent. Si personne ne le peut, le sort décide qui est premier.
   *[other] Si aucun d'eux ne peut rien faire de permis, le sort décide.
}

rule-title-tie-lowest = Égalité en queue
rule-words-tie-lowest = égalité, ex æquo, dernier, attaquant de pointe, tirage au sort
rule-tie-lowest = { $lowest ->
    [stands] Elle reste telle quelle, sans tirage au sort. Les joueurs à égalité gardent leur ordre ; le dernier d'entre eux place le Point Frame, joue en dernier et déploie en premier.
   *[other] Le sort désigne l'attaquant de pointe, qui jouera en dernier. Les autres sont des attaquants secondaires.
}
rule-ruling-tie-lowest = { $lowest ->
    [lots] {""}
   *[stands] Le livre parle des égalités en général et de la première place. Avant le premier tour, l'ordre est celui des places à la table.
}

rule-title-positions = Les positions tactiques
rule-words-positions = défenseur, attaquant de pointe, attaquant secondaire, position, rôle
rule-positions = Celui qui a le plus de points de victoire défend. Celui qui en a le moins est l'attaquant de pointe. Entre les deux, ce sont des attaquants secondaires. Cela ne vaut que pour le déploiement ; ensuite, c'est chacun pour soi.

rule-title-deployment = Le déploiement pas à pas
rule-words-deployment = déployer, placer, placement, mise en place, positions de départ
rule-deployment = Les décors sont déjà en place ; avec l'option prévue, on en pose ou en retire à tour de rôle jusqu'à ce que tout le monde soit satisfait.
    1. { $first_stations ->
        [all] Les stations du défenseur, puis deux de ses Frames
       *[other] { $first_stations } stations du défenseur, puis deux de ses Frames
    }
    2. Le Point Frame
    3. Les Frames des attaquants un à un, { $placing ->
        [lowest-first] dans l'ordre croissant des points de victoire
       *[other] dans l'ordre décroissant des points de victoire
    }
    4. Les stations des attaquants, dans le même ordre
    5. { $first_stations ->
        [all] Les derniers Frames du défenseur
       *[other] Les dernières stations et les derniers Frames du défenseur
    }

rule-title-perimeter = Stations et périmètre du défenseur
rule-words-perimeter = périmètre, défensif, stations du défenseur, un tiers
rule-perimeter = { $first_stations ->
    [all] Le défenseur place ses stations où il veut, chacune à { $ruler } au plus d'une autre des siennes. Tout ce qui est à { $ruler } d'elles forme le périmètre défensif, et deux de ses Frames y prennent place. Au moins un tiers du champ de bataille reste dehors, avec au moins une place permise pour le Point Frame.
   *[other] Le défenseur place { $first_stations } stations où il veut, à { $ruler } au plus l'une de l'autre. Tout ce qui est à { $ruler } d'elles forme le périmètre défensif, et deux de ses Frames y prennent place. Les stations qui restent viennent avec ses derniers Frames et n'agrandissent pas le périmètre.
}
rule-ruling-perimeter = { $first_stations ->
    [all] {""}
   *[other] Il reste au moins une place permise pour le Point Frame.
}

rule-title-point-frame = Le Point Frame
rule-words-point-frame = attaquant de pointe, premier Frame, avant-garde, pointe
rule-point-frame = Le premier Frame de l'attaquant de pointe. { $point ->
    [within-direct-fire] À portée de tir direct ({ $ruler } au plus) d'un Frame du défenseur, hors du périmètre défensif et à découvert.
   *[other] À exactement { $ruler } d'un Frame du défenseur, à découvert face à lui ou à un autre des siens, et à plus de { $ruler } de toutes les stations du défenseur.
}
rule-ruling-point-frame = { $point ->
    [within-direct-fire] À découvert : face à l'un des Frames du défenseur, n'importe lequel.
   *[other] Exactement : jusqu'à un quart d'unité de moins, mais jamais au-delà du tir direct.
}

rule-title-attackers = Où commencent les attaquants
rule-words-attackers = Frames des attaquants, stations des attaquants, secondaire, alterner, ordre de placement
rule-attackers = Chacun son tour, un Frame à la fois, { $placing ->
    [lowest-first] dans l'ordre croissant des points de victoire : hors du périmètre défensif, et hors de portée de tir direct ({ $ruler }) de chaque Frame du défenseur. Les stations suivent dans le même ordre, là où l'on aurait pu mettre un Frame.
   *[other] dans l'ordre décroissant des points de victoire : à { $ruler } au moins de tous les Frames et stations du défenseur. Les stations suivent dans le même ordre, n'importe où.
}

rule-title-defender-last = Les derniers Frames du défenseur
rule-words-defender-last = réserve, Frames restants, autres Frames, défenseur
rule-defender-last = { $first_stations ->
    [all] Quand tous les attaquants sont posés, le défenseur place ce qui lui reste : où il veut dans le périmètre défensif, et dehors seulement à couvert.
   *[other] Quand tous les attaquants sont posés, le défenseur place les stations qui lui restent, puis ses Frames : où il veut dans le périmètre défensif, et dehors seulement à couvert.
}
rule-ruling-defender-last = { $first_stations ->
    [all] {""}
   *[other] Ces stations se placent n'importe où sur le champ de bataille.
}

rule-title-demo = La partie de démonstration
rule-words-demo = démo, initiation, découverte, convention, apprendre, débutant
rule-demo = Deux Frames chacun, un soldat et une variante de corps à corps ou d'artillerie, et une station neutre au milieu. Chaque atout vaut { $ppa }, { $shown ->
        [up] on compte les tours jusqu'à { $demo_clock }
       *[down] le compte à rebours part de { $demo_clock }
    }{ $around ->
        [yes] , et tant que tous ont autant de points de victoire, la main fait le tour de la table
       *[no] {""}
    }. Posez les Frames là où ils ont un choix à faire : un ennemi ou la station juste à portée.

## The round

rule-title-round = Le tour
rule-words-round = tour, nouveau tour, fin du tour, phases
rule-round = On retire les dés de défense et de visée du tour précédent. Puis chaque Frame debout s'active une fois, dans l'ordre tactique que l'ordre de combat interrompt. Quand tous ont agi, le tour est compté.

rule-title-tactical-order = L'ordre tactique
rule-words-tactical-order = initiative, à qui le tour, ordre, choisir, activer, suivant
rule-tactical-order = { $passing ->
    [own-frames-first] La main va d'abord à celui qui mène aux points de victoire. Il active ses Frames l'un après l'autre, jusqu'au dernier. Elle passe ensuite au mieux classé de ceux à qui il reste des Frames à activer.
   *[other] Après chaque activation, ou chaque chaîne d'activations, le choix revient au joueur qui a le plus de points de victoire. Il active un Frame ou passe le choix au suivant. Les joueurs qui n'ont plus de Frame à activer sont sautés.
}

rule-title-passing = Passer
rule-words-passing = passer, sauter, attendre, décliner
rule-passing = { $passing ->
    [own-frames-first] On ne passe pas : le joueur dont c'est le tour doit activer un Frame, tant qu'il lui en reste.
   *[other] On peut passer le choix plus bas tant que quelqu'un de moins bien classé a encore un Frame à activer. Sinon, il faut activer. Après l'activation, tout reprend du haut, y compris pour qui a passé.
}

rule-title-combat-order = L'ordre de combat
rule-words-combat-order = réagir, réaction, chaîne, interrompre, attaqué, suspendu, imbriqué, riposte
rule-combat-order = Attaquer un Frame qui n'a pas agi ce tour le fait agir tout de suite : il annonce sa cible, lance et se défend ; l'attaque est résolue ; l'attaquant finit ; puis le Frame attaqué reprend son activation. S'il attaque à son tour, la chaîne s'allonge, d'un joueur à l'autre.
    Il faut pour cela une attaque à portée, avec son dé. Un Frame détruit ne reprend pas son activation. { $passing ->
        [own-frames-first] Au bout de la chaîne, le joueur dont c'est le tour choisit de nouveau.
       *[other] Au bout de la chaîne, retour à l'ordre tactique.
    }
rule-ruling-combat-order = { $ruleset ->
    [rapid-attack] {""}
    [unofficial] {""}
   *[mez] Le livre fait agir le Frame attaqué « immédiatement ». L'attaquant bouge et vise d'abord, s'il ne l'a pas fait, comme dans Rapid Attack.
}

rule-title-doomsday = La durée de la partie
rule-words-doomsday = compte à rebours, horloge, compteur, fin de partie, durée, tours, avancer, vote
rule-doomsday = { $shown ->
    [up] La partie dure { $clock } tours, comptés à partir de 1. À la fin de chaque tour, chaque joueur peut en compter un de plus, en commençant par celui qui a le plus de points de victoire.
   *[other] Un compte à rebours part de { $clock }. Chaque tour en retire 1 ; puis chaque joueur peut en retirer 1 de plus, en commençant par celui qui a le plus de points de victoire. À 0, la partie est finie.
} Même sans Frame, on vote encore.
    Le joueur qui mène a intérêt à faire court.
rule-ruling-doomsday = On demande un par un, pour que chacun voie ce qu'ont fait les précédents.

rule-title-end = La fin et le vainqueur
rule-words-end = gagner, gagne, vainqueur, victoire, égalité, fin, finit, termine, résultat
rule-end = Quand le dernier tour est compté, celui qui a le plus de points de victoire gagne ; à égalité, on partage, et rien ne départage. Perdre tous ses Frames n'élimine pas : les stations rapportent encore.

rule-title-judgment = Dans le doute
rule-words-judgment = doute, litige, cas limite, esprit du jeu, juste, arbitrage
rule-judgment = Le doute profite au joueur qui agit. Une cible peut-être à portée est à portée, un mouvement peut-être assez long suffit, et une cible peut-être à couvert est à couvert : là, c'est le défenseur qui agit.
rule-ruling-judgment = Là où les livres ne disent rien, je tranche dans cet esprit, et chaque décision a sa page, que l'on peut relire.

## An activation

rule-title-activation = Une activation pas à pas
rule-words-activation = activation, étapes, séquence, activer, déroulement, ordre des actions
rule-activation = Dans cet ordre ; chaque étape est finie avant que la suivante commence :
    1. Cible et portée
    2. Lancer
    3. Défense
    4. Mouvement et attaque, dans l'ordre voulu
    5. Visée
    {""}
    Ce qui reste sur la table ensuite est perdu.

rule-title-target = Cible et portée
rule-words-target = annoncer, cible, cibler, désigner, choisir, décor
rule-target = Avant de lancer : nommer un Frame ennemi, un décor ou rien, et la portée de l'attaque. Il n'est pas nécessaire d'y être déjà, mais il faudra y être pour attaquer ; ni l'une ni l'autre ne changera. Jamais une station, jamais un Frame à soi.
    Une portée n'est ouverte qu'à un Frame qui peut y attaquer ; le corps à corps l'est toujours. Cibler n'oblige pas à attaquer.

rule-title-defense = Se défendre
rule-words-defense = défense, défendre, dé bleu, parer, valeur de défense
rule-defense = Juste après le jet, avant toute autre chose : un dé bleu ou blanc. Il vaut contre toutes les attaques jusqu'à la fin du tour et ne s'ajoute pas plus tard ; sans lui, la défense est de 0.

rule-title-movement = Bouger
rule-words-movement = mouvement, déplacement, distance, dé vert, contourner, chemin, grimper
rule-movement = Au plus autant d'unités que montre le dé vert ou blanc, avec tous les détours voulus. { $over ->
    [movement-systems] Sans équipement de mouvement, le chemin contourne tout ce qui couvre, Frames compris. Avec un, même si c'est un autre dé qui donne la distance, il passe par-dessus et peut finir dessus, même sur un Frame. Si celui du dessous s'en va, celui du dessus garde sa place.
   *[other] Sans dé vert au jet, le chemin contourne tout ce qui couvre, Frames compris. Avec un dé vert, utilisé ou non, il passe par-dessus et peut finir dessus, même sur un Frame. Si celui du dessous s'en va, celui du dessus garde sa place.
}
    { $metric ->
        [yes] Un point vaut { $one }.
       *[no] Rien n'oblige à aller au bout.
    }

rule-title-attack = Attaquer
rule-words-attack = attaque, tirer, feu, dé rouge, valeur d'attaque
rule-attack = Un dé rouge ou blanc, sur la cible annoncée, à la portée annoncée, une fois. La ligne de vue ne compte pas. Une attaque qui a son dé ne s'annule plus, et il en faut un : pas d'attaque à 0.
    Si la cible n'a pas encore agi ce tour, c'est l'ordre de combat.

rule-title-spotting = Viser
rule-words-spotting = visée, viser, dé jaune, pointer, marquer, verrouiller
rule-spotting = La dernière étape d'une activation : un dé jaune ou blanc se pose à côté d'un Frame ennemi, pour l'attaque de n'importe qui. Ce n'est pas forcément sa cible. Un dé blanc a les mêmes limites. Un Frame porte une seule visée ; seule une plus forte la remplace.
    - Sans équipement de visée : jusqu'à { $ruler }, à découvert
    - Un : jusqu'à { $ruler }, à couvert ou non
    - Deux : n'importe où

rule-title-spot = Utiliser une visée
rule-words-spot = visée, visé, bonus, ajouter, dé de visée
rule-spot = En attaquant un Frame visé, { $lasts ->
    [until-next-attack] on ajoute la visée à l'attaque, quel que soit le joueur qui l'a posée. On la retire avec cette attaque.
   *[other] on peut ajouter la visée à l'attaque, quel que soit le joueur qui l'a posée. On choisit une fois la défense connue. Utilisée, elle est retirée ; gardée, elle reste pour la suivante.
} On ne vise pas un décor.

rule-title-spot-lasts = La durée d'une visée
rule-words-spot-lasts = visée, expire, retirée, durée
rule-spot-lasts = { $lasts ->
    [until-next-attack] On la retire dès la prochaine attaque de n'importe quel Frame, quelle que soit la cible ; sinon à la fin du tour.
   *[other] Jusqu'à ce qu'on l'utilise, qu'une plus forte la remplace ou que le tour finisse.
}

## Damage

rule-title-damage-dice = Les touches et les dégâts
rule-words-damage-dice = touches, dés de dégâts, formule, attaque plus visée moins défense, combien de dés, résoudre, calcul
rule-damage-dice = Touches = attaque + visée − défense ; à 0 ou moins, l'attaque échoue. On lance autant de dés que de touches, et on les lit aussitôt, un par un à partir du plus petit : les plus grands infligent des dégâts.

rule-title-hit-chart = La table des dégâts
rule-words-hit-chart = touches, toucher, ce qui touche, 4 5 6, tableau, table des touches
rule-hit-chart = Le plus petit dé d'abord. Un couvert disparu, les dés restants prennent { $next_covers ->
        [yes] le couvert suivant ou, s'il n'y en a plus, la ligne à découvert.
       *[no] la ligne à découvert, même s'il reste un autre couvert.
    }
    - Au corps à corps : 4, 5, 6
    - Au tir, à découvert : 5, 6
    - Au tir, derrière un décor : 6 ; son couvert sur 4 et 5
    - Au tir, derrière un Frame : 6 ; ce Frame sur 5
    - Sur un décor : 4, 5, 6

rule-title-losses = Ce que retire un dégât
rule-words-losses = perte, perdre, équipement perdu, enlever, dé blanc, choix de la perte
rule-losses = Chaque dégât retire un équipement, au choix du joueur du Frame ; s'il n'en reste pas, un dé blanc ; sans plus aucun blanc, le Frame est détruit. Un Frame qui subit des dégâts pendant sa propre activation garde ses dés déjà lancés. Les dégâts de trop sont sans effet, et les roquettes ne se choisissent pas.

rule-title-giving-ground = Céder du terrain
rule-words-giving-ground = céder, reculer, recul, repli, station, ignorer un dégât
rule-giving-ground = { $ground ->
    [every-frame] Un Frame à { $reach } ou moins d'une station qu'il tient peut ignorer un dégât d'une attaque en s'éloignant tout droit de cette station, juste au-delà de { $reach }. Une fois par attaque ; le Frame qui sert de couvert le peut aussi.
   *[target] Une cible à { $reach } ou moins d'une station qu'elle tient peut ignorer un dégât de l'attaque en s'éloignant tout droit de cette station, juste au-delà de { $reach }. Une fois par attaque ; la cible seulement, pas son couvert.
}
    La station reste à vous tant que personne d'autre n'y vient.
rule-ruling-giving-ground = Proposé avant le choix de la perte.

rule-title-destroyed = La destruction
rule-words-destroyed = détruit, mort, éliminé, épave, dernier blanc
rule-destroyed = Son dernier dé blanc perdu, un Frame est hors jeu : ni atout, ni couvert, ni activation, pas même celle en cours. Les points de victoire sont recomptés aussitôt, et l'ordre avec eux.

## Declarations, corrections and standing orders

rule-title-declared = Ce que les joueurs annoncent
rule-words-declared = annoncer, table réelle, sa propre table, qui dit, confiance
rule-declared = Quand je ne vois pas le champ de bataille, le joueur qui agit dit ce que seule la table sait : si une cible est à portée, ce qui la couvre, près de quelles stations se trouve un Frame, qui il peut viser. Avant que les touches soient lancées, le défenseur est d'accord ou corrige, puis le joueur d'un Frame annoncé comme couvert ; avant qu'une station change de main, celui qui la tient fait de même, et avant une visée le joueur du Frame visé. Je calcule le reste, et le journal retient qui a dit quoi.
rule-ruling-declared = Pour le couvert, le défenseur a le dernier mot. Pour une distance, dans un cas limite, c'est celui qui agit : il s'incline ou maintient. On ne demande rien pour le décor, ni là où aucun dé ne peut tomber. Une table peut croire l'attaquant (option du salon) ; une consigne peut donner votre accord.

rule-title-host = Les corrections de l'hôte
rule-words-host = corriger, erreur, réparer, ajuster, arbitre, annuler
rule-host = L'hôte peut rectifier ce qui a mal tourné à la table : points de victoire, durée de la partie, stations, place d'un Frame, ce qui lui reste, ses dés. Chaque correction est au journal avec un nom et une raison.
rule-ruling-host = Pour une décision toute fraîche, mieux vaut `/partie annuler` : les dés redonnent les mêmes résultats.

rule-title-standing-orders = Les consignes
rule-words-standing-orders = consignes, ordres, automatique, absent, ordre des pertes
rule-standing-orders = Un joueur peut laisser des consignes pour les questions qui viennent pendant l'activation d'un autre : dans quel ordre perdre ses équipements, et s'il cède du terrain ; et, pour un Frame attaqué avant son activation, qui il prend pour cible, comment il se défend et comment il continue. Personne n'a alors à attendre ; sans consignes, la partie demande.
rule-ruling-standing-orders = Les livres n'en parlent pas. Elles répondent seulement à ce qui serait demandé de toute façon.

## Advanced rules

rule-title-split-range = Équipements divisés
rule-words-split-range = divisé, demi-équipement, deux portées, Rh/Rd, Rd/Ra, avancée
rule-split-range = { $split ->
    [core] {""}
   *[advanced] Avancée.{" "}
}Un équipement rouge peut se diviser en deux moitiés de portées différentes : un dé rouge à chacune. Chaque moitié compte pour un demi-équipement de son type dans les { $same }, le tout pour un seul dans les { $systems } ; un dégât emporte les deux moitiés.
rule-ruling-split-range = { $pairs ->
    [always] Les moitiés n'apportent jamais le d8 rouge ; deux équipements entiers de la portée, si.
   *[unsplit] Tant qu'un équipement divisé est à bord, un second équipement entier n'apporte pas de d8 rouge, à aucune portée.
}

rule-title-elevation = Hauteur et chute
rule-words-elevation = hauteur, surplomb, grimper, tomber, chute, échelle, avancée
rule-elevation = Avancée. Un Frame six briques plus haut qu'un autre est couvert par ce qui le porte, et seul ce qui se trouve au-dessus du plus bas couvre celui-ci en retour. Pour monter ou descendre un côté abrupt, il faut un escalier, une échelle ou un dé vert au jet. L'escalier ne coûte rien ; l'échelle ou l'escalade coûte une unité par six briques.
    Si le support cède et que le Frame tombe : un dé par trois briques, et un dégât sur 4, 5 et 6. Le doute profite au Frame qui tomberait.

rule-ruling-elevation = Sur une carte, un côté de six briques ou plus est abrupt. Maisons, ruines et entrepôts ont un escalier ; églises, grues, coques, réservoirs et tours ont une échelle.

rule-title-hazards = Zones dangereuses et tout-terrain
rule-words-hazards = danger, zone dangereuse, lave, marais, environnement, tout-terrain, E, avancée
rule-hazards = Avancée. Un Frame qui s'active dans une zone dangereuse lance un dé blanc de moins. Un équipement tout-terrain (E) l'en protège ; il compte comme un autre, pour les limites, le SA et les dégâts.

rule-title-frame-initiative = L'initiative par Frame
rule-words-frame-initiative = initiative, d20, par Frame, avancée, ordre
rule-frame-initiative = Avancée. À chaque tour, chaque Frame lance un d20, et deux s'il a moins de { $systems } équipements. Le plus petit nombre agit ensuite ; les égalités se relancent. Avec deux nombres, on peut agir sur l'un ou l'autre quand vient le plus petit. L'ordre de combat interrompt toujours.

rule-title-dropping-whites = Sacrifier un blanc
rule-words-dropping-whites = sacrifier, dé blanc, blanc perdu, avancée
rule-dropping-whites = Avancée. Tant qu'un Frame a ses deux blancs, un dégât peut prendre un dé blanc au lieu d'un équipement. Une seule fois : ensuite, les dégâts vont aux équipements tant qu'il y en a, et celui qui suit le dernier équipement détruit le Frame.

rule-title-jettison = Larguer des équipements
rule-words-jettison = larguer, jeter, abandonner, d8 vert, avancée
rule-jettison = Avancée. Avant le jet, un Frame peut larguer des équipements pour de bon, comme si on les lui avait détruits. Larguer la dernière arme de tir donne aussitôt le d8 vert. Les blancs ne se larguent pas.

rule-title-initiative-kept = Initiative tirée une fois
rule-words-initiative-kept = initiative gardée, d20, par frame, communauté, règle maison, condensed
rule-initiative-kept = Règle de la communauté, de MFZ:Condensed (mfz-ra-rules.nanto.fr) : les Frames lancent leurs d20 d'initiative au premier tour seulement. Un Frame à deux numéros garde celui sur lequel il a agi la première fois. Les numéros restent quand des équipements sont perdus ; les égaux se départagent à chaque tour. Pour le reste, comme l'*initiative par Frame*.

rule-title-most-assets = Les atouts départagent
rule-words-most-assets = égalité, nulle, scores égaux, fin, départager, communauté, règle maison, condensed
rule-most-assets = Règle de la communauté, de MFZ:Condensed (mfz-ra-rules.nanto.fr) : quand la partie arrive à son terme et que plusieurs joueurs partagent le meilleur score, celui d'entre eux qui a le plus d'atouts, Frames et stations, gagne. S'ils en ont autant, c'est une égalité, comme dans le livre.

# Words of charts: chart-<chart>-<word>

chart-hits-title = Où chaque dé inflige un dégât
chart-hits-close = Corps à corps
chart-hits-open = Tir, cible à découvert
chart-hits-terrain = Tir, cible derrière un décor
chart-hits-frame = Tir, cible derrière un Frame
chart-hits-at-terrain = La cible est un décor
chart-hits-target = à la cible
chart-hits-wall = au décor
chart-hits-cover-frame = à ce Frame

chart-dice-title = À quoi servent les dés
chart-dice-W = Tout
chart-dice-from-W = { $white } par Frame ; perdus quand le Frame lui-même est endommagé
chart-dice-B = Se défendre
chart-dice-from-B = un par équipement de défense
chart-dice-G = Bouger
chart-dice-from-G = un par équipement de mouvement ; le d8 sans tir direct ni artillerie
chart-dice-Y = Viser
chart-dice-from-Y = un par équipement de visée
chart-dice-R = Attaquer
chart-dice-from-R = deux pour le premier équipement de la portée annoncée ; le d8 pour le second, et par roquette

chart-ranges-title = Les portées s'excluent
chart-ranges-close = Corps à corps : jusqu'à { $reach }
chart-ranges-direct = Tir direct : de là à { $ruler }
chart-ranges-far = Artillerie : au-delà de { $ruler }
chart-ranges-ruler = Une réglette, { $ruler }, de bord à bord

chart-sequence-title = Une activation
chart-sequence-target = Annoncer une cible et une portée
chart-sequence-roll = Lancer tous les dés à la fois
chart-sequence-defend = Défense : bleu ou blanc
chart-sequence-move = Mouvement : vert ou blanc
chart-sequence-attack = Attaque : rouge ou blanc
chart-sequence-either = Dans l'ordre voulu
chart-sequence-spot = Visée : jaune ou blanc, toujours en dernier

chart-combat-title = Attaquer un Frame qui n'a pas agi
chart-combat-attacker = Attaquant
chart-combat-defender = Défenseur
chart-combat-first = Cible, jet, défense ; à portée, un dé va à l'attaque
chart-combat-second = S'active aussitôt : cible, jet, défense
chart-combat-third = L'attaque est résolue. Puis mouvement, si ce n'est fait, et visée
chart-combat-fourth = S'il tient debout : mouvement et attaque, visée

chart-spotting-title = Qui un Frame peut viser
chart-spotting-open = jusqu'à { $ruler }, à découvert
chart-spotting-covered = jusqu'à { $ruler }, à couvert
chart-spotting-far = plus loin
chart-spotting-systems-0 = sans équipement
chart-spotting-systems-1 = un équipement
chart-spotting-systems-2 = deux

chart-example-title = Une attaque sur un Frame derrière un mur
chart-example-attack = attaque
chart-example-spot = visée
chart-example-defense = défense
chart-example-dice = touches
chart-example-miss = Le plus petit d'abord : 1 ne fait rien.
chart-example-wall = 4 atteint le mur. C'était son dernier dégât : plus de couvert.
chart-example-hit = 5 compte maintenant à découvert, et atteint le Frame.
chart-example-result = Un dégât : le Frame perd un équipement.
chart-space-title = Dégâts selon la portée
chart-space-dogfight-company = Mêlée : compagnies
chart-space-dogfight-ship = Mêlée : vaisseaux
chart-space-point = Rapprochée : les deux
chart-space-assault = Assaut : vaisseaux
chart-space-support = Soutien : vaisseaux
chart-space-hit = dégât
chart-space-absorbed = dégât, sauf si un couvert l'absorbe
chart-course-title = Des routes le long de la réglette
chart-course-straight = Sans manœuvre : 4 unités tout droit
chart-course-turned = 5 2G 4D : un point de vitesse, deux de crans
chart-course-hinge = Une charnière pliée

## Mecha Football

rule-chapter-match = Football : le match
rule-chapter-ball = Football : le tour d'un Frame

rule-title-football-teams = Les équipes de football
rule-words-football-teams = équipe, joueurs, football, unités
rule-football-teams = Deux équipes du même nombre de Frames, construits comme toujours : deux dés blancs, { $systems } équipements au plus, au plus { $same } du même type. Ni roquettes, ni stations, ni points, ni compte à rebours : seuls les buts comptent. Personne ne meurt.
rule-ruling-football-teams = Un match se joue à cinq, un match amical à trois ; dans un match libre, l'hôte fixe le nombre. Ni équipement divisé, ni tout-terrain.

rule-title-toss = Tirage au sort et coup d’envoi
rule-words-toss = pièce, coup d'envoi, début, côtés
rule-toss = Le gagnant choisit l'attaque ou la défense ; l'autre choisit son côté. L'attaque donne le coup d'envoi. En seconde mi-temps, côtés et coup d'envoi changent ; après un but, le camp qui l'a encaissé engage.
    Au coup d'envoi, les camps placent leurs Frames à tour de rôle, l'attaque d'abord, chacun dans sa moitié, un de l'attaque sur le ballon, au point central.
rule-ruling-toss = Le premier Frame placé par l'attaque est le tireur.

rule-title-football-turn = Tours et mi-temps
rule-words-football-turn = tour, mi-temps, durée
rule-football-turn = Deux mi-temps de trois tours. À chaque tour, chaque Frame joue une fois ; on retire défenses et marquages au début du suivant.

rule-title-football-initiative = L'initiative au football
rule-words-football-initiative = d10, compte, numéros, ordre du jeu
rule-football-initiative = Chaque Frame lance un d10 au début du tour ; celui qui a moins de { $full } équipements en lance { $light } et garde le plus bas. On compte à partir de 1, et un Frame joue quand vient son numéro. Les Frames à égalité relancent entre eux, le plus bas d'abord, tous avant le numéro suivant. Un arrêt de jeu ne recommence pas le compte.

rule-title-coaching = Les entraîneurs
rule-words-coaching = entraîneur, distribuer les dés, option
rule-coaching = Une option : chaque camp lance un d10 par Frame, et les camps les attribuent à tour de rôle, la défense d'abord.
rule-ruling-coaching = Un dé par Frame, même s'il a peu d'équipements. Quand le ballon est libre, le camp qui l'a eu en dernier est l'attaque.

rule-title-football-activation = Le tour d'un Frame, étape par étape
rule-words-football-activation = tour, activation, étapes, ordre des actions
rule-football-activation =
    Dans cet ordre ; les dés qui restent sont perdus :
    1. Cible et portée
    2. Lancer tous les dés
    3. Défense : un dé bleu ou blanc
    4. Courir, et passer, tirer, voler le ballon ou tacler : dans l'ordre voulu, un dé chacun
    5. Marquer un adversaire, ce qui met fin au tour

rule-title-football-target = Choisir une cible
rule-words-football-target = viser, cible, tir, passe, prendre
rule-football-target = Avec le ballon : le but ou un coéquipier. Sans lui : l'adversaire qui l'a. Attaquer quelqu'un d'autre est sans effet.
rule-ruling-football-target = Quand le ballon est libre, un Frame peut nommer le but ou un coéquipier, aller chercher le ballon et le jouer au même tour. La portée est celle de l'endroit d'où l'on joue le ballon : un Frame qui a couru trop près pour la portée annoncée ne peut pas le jouer de là.

rule-title-football-pool = Les dés du football
rule-words-football-pool = dés rouges, dés d'attaque
rule-football-pool = Blancs, bleus, jaunes et verts comme toujours, d8 vert compris. Rouges avec le ballon : tir direct ou artillerie, pour les longs ballons et les très longs, jamais corps à corps. Rouges sans lui : corps à corps pour voler le ballon, tir direct pour un tacle, jamais artillerie.
rule-ruling-football-pool = Jouer le ballon à portée de corps à corps, même tout près du but, est toujours permis, avec un dé blanc, si cette portée est annoncée.

rule-title-football-movement = Courir
rule-words-football-movement = mouvement, course, échelle, double
rule-football-movement = Un dé de mouvement compte double : deux unités par point. Sans dé vert lancé, un Frame contourne les autres.

rule-title-possession = La possession
rule-words-possession = ballon, libre, dribble, toucher
rule-possession = Le ballon est au Frame dont il touche le socle ; le premier qui l'a touché le garde jusqu'à un vol, un tacle ou une passe. Un ballon libre est au premier Frame qui l'atteint.

rule-title-football-attack = Jouer le ballon
rule-words-football-attack = attaque, action, ballon
rule-football-attack = Un dé rouge ou blanc sert à une passe, un tir, un vol de ballon ou un tacle, une fois par tour, avant ou après la course. La portée est celle qui a été annoncée.

rule-title-pass-and-shot = Passes et tirs
rule-words-pass-and-shot = passe, tir, frappe, but, dés
rule-pass-and-shot = Dés = le dé choisi − la défense de tous les Frames sur la trajectoire. Sans personne sur la trajectoire, 5 et 6 réussissent, sinon seulement 6. Un dé réussi suffit : c'est un but, ou le coéquipier a le ballon. Aucun, et le geste est raté.
rule-ruling-pass-and-shot = On peut ajouter un marquage d'un Frame sur la trajectoire ; on le retire ensuite.

rule-title-line = La trajectoire
rule-words-line = trajectoire, ligne de tir, bloquer, mur, gardien
rule-line = Les Frames des deux camps entre le ballon et la cible sont sur la trajectoire, comme le serait un couvert. Un tir peut viser partout entre les poteaux : je vise là où il y a le moins de Frames sur la trajectoire, et le gardien ne compte donc que si le tir ne peut pas l'éviter. À votre propre table, le joueur qui tire ou passe dit qui s'y trouve.

rule-title-football-defense = La défense au football
rule-words-football-defense = défendre, défense, dé bleu, bloquer
rule-football-defense = Juste après son jet, un Frame peut mettre un dé bleu ou blanc en défense. Elle compte contre chaque vol de ballon et chaque tacle qui le vise, et contre chaque tir ou passe qu'il gêne, jusqu'au début du tour suivant. Sans dé, la défense est de 0.

rule-title-defending-early = La défense anticipée
rule-words-defending-early = gardien, appelé, activer, défendre
rule-defending-early = Un Frame sur la trajectoire d'un tir ou d'une passe, celui à qui va la passe et celui dont on attaque le ballon doivent réagir : s'il n'a pas encore joué, il nomme une cible, lance et choisit sa défense aussitôt. Il continue avec ces dés quand vient son numéro.
rule-ruling-defending-early = Un Frame qui doit réagir peut nommer n'importe quelle cible : le but, un coéquipier ou un adversaire, car le ballon peut être ailleurs d'ici là. La défense de celui à qui va la passe ne compte pas contre la passe.

rule-title-football-marks = Les marquages
rule-words-football-marks = marquage, marquer, visée, dé jaune
rule-football-marks = Pour finir son tour, un Frame peut mettre un dé jaune ou blanc à côté d'un adversaire. Un vol de ballon ou un tacle contre lui, ou un tir ou une passe qu'il gêne, peut ajouter ce marquage à son dé ; il est alors retiré. Un adversaire n'a qu'un marquage ; seul un plus haut le remplace. On les retire tous au début du tour suivant.
    - Sans équipement de visée : à 8 unités ou moins, et aucun Frame à 1 ou moins de lui sur la trajectoire
    - Un : à 8 unités ou moins
    - Deux : partout

rule-title-goal = Un but
rule-words-goal = marquer, but, point
rule-goal = Un de plus pour le camp qui attaque ce but, même si l'autre y a mis le ballon ; le jeu s'arrête, et le camp qui a encaissé engage.
rule-ruling-goal = Un but met fin au tour du tireur ; après l'engagement, le compte d'initiative reprend où il en était. Si c'était le dernier Frame d'une mi-temps, personne n'engage plus.

rule-title-fumble = Les ratés
rule-words-fumble = manqué, à côté, raté
rule-fumble = Un ballon joué sans dé réussi part à côté : l'autre camp dit où il va, dans la portée et pas en arrière. Il peut rester libre, aller à n'importe quel Frame, même à celui qui l'a joué, sortir, ou entrer dans un but.
rule-ruling-fumble = Pas en arrière : un tir ou une passe vers l'avant ne va jamais plus près de la ligne de but de son camp que le Frame qui l'a joué ; une passe en retrait le peut. Un but compte pour le camp qui attaque ce but. Aucun dé du tout, c'est raté.

rule-title-steal-and-tackle = Vols de ballon et tacles
rule-words-steal-and-tackle = voler, prendre, interception, tacle, glissé, gagner le ballon
rule-steal-and-tackle = Dés = le dé choisi − la défense du porteur du ballon ; 5 et 6 réussissent. Avec un dé réussi, on prend le ballon ; sinon rien ne change, sauf faute.

rule-title-foul = Les fautes
rule-words-foul = faute, un, coup franc
rule-foul = Un vol de ballon ou un tacle sans dé réussi et avec un 1 parmi les dés est une faute : le camp qui avait le ballon le garde, et tous se replacent.
rule-ruling-foul = Aucun dé du tout, c'est manqué, mais ce n'est pas une faute.

rule-title-tackle-breaks = Les tacles qui cassent
rule-words-tackle-breaks = dégâts, casser, équipement, option
rule-tackle-breaks = Une option : un tacle réussi casse aussi un équipement de l'autre Frame ; le camp du tacleur choisit lequel.

rule-title-out = Le ballon hors du terrain
rule-words-out = touche, corner, six mètres, ligne de touche, ligne de but
rule-out = Par une ligne de touche : remise en touche, là où il est sorti. Derrière la ligne de but par un défenseur : corner. Par un attaquant : coup de pied de but. L'autre camp a le ballon.

rule-title-dead-ball = Les arrêts de jeu
rule-words-dead-ball = arrêt, reprise, tour en plus, coup de pied arrêté
rule-dead-ball = Après une faute ou un ballon sorti, tous peuvent se replacer ; puis le tireur joue aussitôt, quel que soit son numéro. S'il a déjà joué, il a un tour en plus.
rule-ruling-dead-ball = Un arrêt de jeu met fin au tour du Frame qui joue. Le tireur relance ses dés, et garde la défense qu'il a.

rule-title-redeployment = Se replacer
rule-words-redeployment = placer, positions, hors-jeu, dernier défenseur
rule-redeployment = Les camps placent un Frame à tour de rôle, la défense d'abord, en commençant par le plus proche de son but s'il doit bouger. Les attaquants ne dépassent pas ce dernier défenseur ; l'un d'eux est sur le ballon. À un coup d'envoi, chacun reste dans son camp, et celui qui a le ballon commence.
rule-ruling-redeployment = Le dernier défenseur est le Frame le plus proche de son but par la distance ; la ligne de hors-jeu passe par lui. Les Frames qu'on ne place pas restent où ils sont, sauf hors-jeu. Le premier Frame placé par l'attaque est le tireur, où que soit le ballon.

rule-title-hot-rodding = La surchauffe
rule-words-hot-rodding = hotrod, griller, surchauffe, sacrifice
rule-hot-rodding = Son tour fini, un Frame peut griller pour de bon un équipement, pour une action de plus avec un autre.
rule-ruling-hot-rodding = On ne lance que les dés de cet autre équipement, et on en utilise un. Une fois par tour, tour en plus compris.

rule-title-football-declared = Ce que disent les joueurs au football
rule-words-football-declared = dire, annoncer, votre table, accord, confiance, qui dit
rule-football-declared = Sur votre propre terrain, vous dites ce que seule la table sait : si une course atteint le ballon, qui est sur la trajectoire, où va le ballon que l'autre camp a raté. Je calcule le reste.
rule-ruling-football-declared = Pour un ballon raté, le camp qui l'a joué est d'accord ou non ; sinon, l'autre s'incline ou maintient. Une table peut croire celui qui parle (option du salon).

rule-title-full-time = La fin du match
rule-words-full-time = gagner, gagne, vainqueur, fin, finit, termine, victoire, nul, sifflet
rule-full-time = Après le sixième tour, le camp qui a le plus de buts gagne ; à égalité, c'est un match nul.

## Intercept Orbit: fleets

rule-chapter-fleet = Intercept Orbit : les flottes

rule-title-fleets = Les flottes
rule-words-fleets = flotte, taille, TA, nombre de vaisseaux
rule-fleets = Une flotte se construit en secret : des unités tactiques (TA : vaisseaux et compagnies) et des objectifs de grande valeur (HVA). À deux joueurs, 4 à 6 TA et 3 HVA chacun ; à trois, 3 à 5 et 2 ; à quatre, 3 à 4 et 1. Si tous sont d'accord, les deux limites de TA montent pour une plus longue partie.
rule-ruling-fleets = La taille « après-midi » monte les deux limites de deux ; l'hôte peut en fixer d'autres.

rule-title-ships = Vaisseaux capitaux et frégates
rule-words-ships = vaisseau, capital, frégate, base, équipements
rule-ships = Un vaisseau capital a deux dés blancs, quatre équipements et une base de deux unités de côté. Une frégate a deux dés blancs, trois équipements, un dé vert et une base moitié moins large ; elle plie une charnière deux fois pour un point. Ce qu'un vaisseau ne peut faire avec ses équipements, l'équipage peut le tenter avec des dés blancs.
rule-ruling-ships = Deux équipements d'un même type au plus par vaisseau ; une arme à deux portées compte pour moitié dans chacune.

rule-title-ship-weapons = Les armes des vaisseaux
rule-words-ship-weapons = arme, canon, dés rouges, soutien, assaut, défense rapprochée
rule-ship-weapons = Une arme à une portée donne deux dés rouges quand on annonce une cible à cette portée ; une arme à deux portées, un dé rouge à l'une ou à l'autre. Une seconde arme pour la même portée seule donne un d8 au lieu de deux dés de plus. Seuls les dés de la portée annoncée se lancent. Un vaisseau sans arme se bat avec ses dés blancs à la portée de mêlée.

rule-title-ship-defense = La défense des vaisseaux, et les écrans
rule-words-ship-defense = défense, bouclier, blindage, écran, bleu
rule-ship-defense = Un équipement de défense : un dé bleu. Un second : un autre, et tout vaisseau de votre choix à deux unités au plus compte comme à couvert.
rule-ruling-ship-defense = L'écran tient tant que le vaisseau a ses deux équipements, pour le vaisseau lui-même aussi. Il le couvre d'office et, sur une carte, tous les vaisseaux de son joueur ; pour toute autre cible, son joueur est consulté.

rule-title-comms = Les transmissions
rule-words-comms = communication, capteurs, jaune
rule-comms = Avec un équipement de transmissions : un dé jaune, pour viser jusqu'à 8 unités, à couvert ou non. Avec deux : pas d'autre dé, mais n'importe quelle distance. Sans aucun : un dé blanc peut viser ce qui est à 8 unités au plus et pas à couvert.

rule-title-catapults = Les catapultes
rule-words-catapults = catapulte, porteur, dés noirs, lancer
rule-catapults = Une catapulte donne un dé noir, une seconde deux de plus. Chacune porte une compagnie : une flotte a autant de compagnies que de catapultes. Elles réparent, ravitaillent et lancent.

rule-title-hvas = Les HVA
rule-words-hvas = HVA, cargo, navette, objectif
rule-hvas = Ce pour quoi on se bat. Un HVA ne lance rien et ne peut être endommagé. À son activation il avance de 4 tout droit, et le joueur qui le contrôle peut plier une charnière une fois. Il s'arrête juste avant un vaisseau sur lequel il finirait.

rule-title-mobile-companies = Les compagnies de Frames
rule-words-mobile-companies = compagnie, Frames, pilotes
rule-mobile-companies = Une compagnie a deux dés blancs et un équipement pour l'attaque (rouge), la défense (bleu), la visée (jaune) et le mouvement (vert). Elle n'a pas d'élan : elle vole où elle veut, tant qu'elle a du carburant. Elle ne prend d'ordres d'aucune autre flotte, même captive.

rule-title-aces = Les as
rule-words-aces = as, as rouge, as bleu, as vert, as jaune
rule-aces =
    Une flotte qui a une catapulte a un as, dans une compagnie : un d8 de sa couleur, perdu seulement après les six dés de la compagnie.
    🔴 Rouge : la compagnie peut aussi attaquer en défense rapprochée et à portée d'assaut, et y inflige des dégâts comme en mêlée : aux compagnies sur 4 5 6, aux vaisseaux sur 5 6.
    🔵 Bleu : sa compagnie, et toute TA à deux unités au plus que choisit son joueur, est touchée comme à couvert.
    🟢 Vert : il déplace d'une unité ou tourne d'un cran chaque vaisseau qu'il touche, à son activation et une fois à celle du vaisseau, avant ou après son mouvement. Lui seul décide si le vaisseau où il est heurte quoi que ce soit, débris compris ; avec un as sur les deux vaisseaux, il y a collision si l'un la veut.
    🟡 Jaune : il vise jusqu'à deux unités, et son d8 se pose toujours à côté du dé de visée ; on additionne les deux quand on s'en sert. Seul, il ne vise que s'il ne reste pas d'autre dé.

rule-title-orbit-points = Les points dans Intercept Orbit
rule-words-orbit-points = PPA, score, score par unité, enchère
rule-orbit-points = Le score par unité part de 5. Le plus de TA −1, le moins +1 ; le plus d'équipements à bord des vaisseaux −1, le moins +1 ; les égalités comptent pour tous. Le score est ce nombre multiplié par le nombre d'unités : vaisseaux, compagnies et HVA. Il change dès qu'une unité est prise ou perdue.

rule-title-orbit-positions = Défenseur et attaquants
rule-words-orbit-positions = défenseur, attaquant principal, secondaire, égalité, départage
rule-orbit-positions = Le plus haut score défend, le suivant est l'attaquant principal, les autres sont secondaires. Une égalité pour la première place se joue aux dés ; le gagnant retire une TA, et l'on recompte, ou garde l'égalité.

rule-title-orbit-setup = La mise en place dans l'espace
rule-words-orbit-setup = mise en place, placer, déployer, début
rule-orbit-setup =
    1. Le défenseur pose un HVA n'importe où, ses autres HVA à 8 unités au plus de ce premier, et un vaisseau à 8 au plus du premier.
    2. L'attaquant principal pose un vaisseau tout juste à portée d'assaut de celui-là, entre 7 et 8 unités.
    3. Chaque attaquant secondaire pose un vaisseau à plus de 8 unités des HVA et vaisseaux du défenseur.
    4. Les attaquants posent à tour de rôle leurs autres vaisseaux, à plus de 8 unités de tout ce qu'a le défenseur, puis leurs compagnies contre leurs porteurs, puis leurs HVA.
    5. Le défenseur pose ses autres vaisseaux et ses compagnies.
    6. Tous posent des débris à tour de rôle.

rule-title-debris = Les débris
rule-words-debris = débris, astéroïde, épave, satellite
rule-debris = Trois à cinq en général, cinq au plus, posés dans l'ordre tactique, chacun au moins à portée d'assaut, plus de 2 unités, des autres débris et de tout vaisseau sauf les vôtres. Un débris couvre ce qui est derrière et disparaît dès qu'il a absorbé un dégât. Le vaisseau qui en heurte un lance les dés, ou dépense un point pour l'éviter.

## Intercept Orbit: the battle

rule-chapter-space = Intercept Orbit : la bataille

rule-title-orbit-round = Les tours dans l'espace
rule-words-orbit-round = gagner, gagne, vainqueur, fin, finit, termine, ordre, ordre tactique, compte à rebours, premier
rule-orbit-round = Le compte à rebours part de 11 (de moins dans une partie courte) et perd 1 par tour ; à 0, le plus haut score gagne. On ne vote pas. Le défenseur active la première unité ; ensuite le plus haut score choisit parmi celles qui n'ont pas joué. Une unité attaquée avant son activation la commence au milieu de celle de l'attaquant : elle lance et se défend d'abord.

rule-title-ship-turn = L'activation d'un vaisseau
rule-words-ship-turn = vaisseau, activation, tour, étapes
rule-ship-turn = Annoncer une cible, lancer tous les dés, se défendre, réparer sur les six, tirer ou attendre, manœuvrer et avancer, tirer si ce n'est pas fait, réparer, ravitailler et lancer des compagnies, viser. Un dé pour chaque chose ; le reste est perdu.

rule-title-company-turn = L'activation d'une compagnie
rule-words-company-turn = compagnie, Frames, activation, tour, étapes
rule-company-turn = Annoncer une cible, lancer, se défendre, attaquer ou attendre, voler, attaquer si ce n'est pas fait, viser. On n'attaque et ne vise que ce qui est à une unité, ou qui touche le même vaisseau, sauf si un as aide. Une compagnie sans dé vert dans son jet contourne les autres.

rule-title-orbit-target = Annoncer une cible
rule-words-orbit-target = cible, annoncer, portée
rule-orbit-target = Une TA ennemie ou un débris, et la portée, avant de lancer : celle de maintenant, ou celle d'après votre mouvement. Un HVA ne peut être endommagé, et une compagnie à la dérive n'est pas une cible.

rule-title-orbit-ranges = Les portées dans l'espace
rule-words-orbit-ranges = portée, mêlée, défense rapprochée, assaut, soutien, table des dégâts
rule-orbit-ranges =
    - **Mêlée** jusqu'à 1 unité, ou contre la même coque : compagnies sur 4 5 6, vaisseaux sur 5 6.
    - **Défense rapprochée** de 1 à 2 unités : vaisseaux et compagnies sur 5 6.
    - **Assaut** plus de 2, jusqu'à 8 : vaisseaux sur 4 5 6.
    - **Soutien** plus de 8 : vaisseaux sur 5 6.
    Un vaisseau ne tire sur une compagnie qu'en défense rapprochée, ou quand elle touche un vaisseau qui y est ; les abordeurs contre sa propre coque aussi.
rule-ruling-orbit-ranges = Entre 2 et 3 unités, c'est la portée d'assaut.

rule-title-orbit-cover = Le couvert dans l'espace
rule-words-orbit-cover = couvert, derrière, débris, absorber
rule-orbit-cover = Un débris ou un autre vaisseau entre l'attaquant et la cible, à deux unités au plus de la cible, la couvre. Il absorbe tous les 5 en soutien et en défense rapprochée, tous les 4 à portée d'assaut. Un débris qui a absorbé quelque chose disparaît. Si la cible était visée, l'attaquant peut faire prendre au vaisseau qui couvre ce qu'il a absorbé. En mêlée, seul un écran couvre.

rule-title-orbit-damage = Les dégâts dans l'espace
rule-words-orbit-damage = dégât, équipement, perte, détruit, rouge moins bleu
rule-orbit-damage = Touches = le dé d'attaque + les visées utilisées − la défense. Chaque dégât coûte un équipement ou un dé blanc, au choix du propriétaire ; l'as se perd en dernier. Une unité qui n'a plus rien est détruite, et ses points avec elle. Gardez à côté de la table les équipements perdus des vaisseaux : ils peuvent être réparés.

rule-title-orbit-defense = La défense dans l'espace
rule-words-orbit-defense = défendre, défense, dé bleu
rule-orbit-defense = Juste après son jet, un vaisseau ou une compagnie peut mettre un dé bleu ou blanc en défense. Elle vaut contre toutes les attaques jusqu'à la fin du tour ; sans dé, elle est de 0. Une unité attaquée avant son tour lance et se défend d'abord.

rule-title-orbit-orders = Consignes dans l'espace
rule-words-orbit-orders = consignes, automatique, absent, ordre des pertes
rule-orbit-orders = Avec `/consignes`, un joueur dit d'avance ce que ses vaisseaux et compagnies perdent d'abord quand ils sont touchés : `Y K Rs W` commence par les transmissions, puis les catapultes, les armes de soutien, les dés blancs. Ce que l'ordre ne règle pas vous est demandé. L'as se perd toujours en dernier.
    Trois autres consignes : quel dé défend (le meilleur, le meilleur bleu, aucun), si les écrans se lèvent (toujours, sur une carte ; jamais), et si les compagnies suivent le vaisseau d'un autre joueur (suivre, sauf s'il quitte la table ; rester).
rule-ruling-orbit-orders = Le livre n'en parle pas. Elles ne répondent qu'à ce qu'on vous demanderait de toute façon, et personne d'autre ne les voit.

rule-title-ship-repair = Réparer un vaisseau
rule-words-ship-repair = réparer, six, remettre, blanc
rule-ship-repair = Chaque dé blanc qui montre un 6 peut servir, à l'activation du vaisseau, à remettre un équipement perdu, jamais un dé blanc.

rule-title-manoeuvre = La manœuvre
rule-words-manoeuvre = manœuvre, vitesse, point, vert, élan, avancer
rule-manoeuvre = Un vaisseau avance de 4 unités tout droit si l'on ne fait rien. On peut dépenser un dé vert ou blanc ; chaque point le rend plus rapide ou plus lent d'une unité (jusqu'à 0, jamais en arrière), plie une charnière de sa réglette, ou évite un débris.

rule-title-hinge-ruler = La réglette à charnières
rule-words-hinge-ruler = réglette, charnière, cran, virer, route, cap
rule-hinge-ruler = Le vaisseau suit une réglette qui a une charnière à chaque unité. Un point plie une charnière d'un cran, celui d'une frégate d'un ou deux ; aucune charnière ne prend plus d'un point. Un cran fait 22,5 degrés.
rule-ruling-hinge-ruler = Une route s'écrit par sa vitesse et ses crans : `5 2G 4D`, cinq unités, à bâbord à la deuxième charnière, à tribord à la quatrième ; une frégate peut aussi écrire `2GG`.

rule-title-collisions = Collisions et éperonnage
rule-words-collisions = collision, éperonner, choc, traverser
rule-collisions = Un vaisseau qui finit sur un autre entre en collision avec lui. Un vaisseau qui en traverse un autre peut l'éperonner : un as vert à bord décide ; sinon une frégate, face à un autre type de vaisseau, décide seule ; sinon celui qui avance peut éperonner, puis l'autre. Si un HVA est en chemin, ou traverse un vaisseau, le vaisseau décide seul. On lance autant de dés que la vitesse du vaisseau : 1 et 2 touchent celui qui éperonne, 4 à 6 la cible. Puis, celui qui éperonne d'abord, chacun tourne le vaisseau de l'autre d'un cran au plus par dégât subi. Un HVA n'est jamais endommagé et n'éperonne jamais : s'il devait finir sur un vaisseau ou un autre HVA, il s'arrête juste avant, sans dés.

rule-title-debris-hit = Heurter un débris
rule-words-debris-hit = débris, collision, éviter, pousser
rule-debris-hit = Sans point pour l'éviter, le vaisseau s'arrête au débris et lance comme pour une collision. Puis son propriétaire retire le débris ou le pousse d'autant que la vitesse, sans le faire heurter autre chose.

rule-title-edge-of-space = Le bord
rule-words-edge-of-space = bord, hors de la table, perdu
rule-edge-of-space = Un vaisseau qui quitte la table est perdu avec toute compagnie encore contre sa coque, et leurs points aussi ; dans le doute, il y est encore. Un HVA qui arrive au bord est tourné par le joueur le mieux classé, propriétaire exclu.

rule-title-clinging = S'accrocher, passer d'un vaisseau à l'autre
rule-words-clinging = s'accrocher, coque, porter, à bord, passer
rule-clinging = Contre une coque, les compagnies du vaisseau partent toujours avec lui ; celles des autres le suivent ou restent là. Elles se tiennent ensuite où elles veulent le long de la coque : d'abord celles du vaisseau, puis les autres, dont les propriétaires choisissent dans l'ordre tactique. Une compagnie qu'un vaisseau touche en chemin peut s'y accrocher. On peut passer des compagnies à ce que l'on croise à deux unités au plus.

rule-title-launching = Lancer, réparer, ravitailler
rule-words-launching = lancer, dé de carburant, catapulte, réparer une compagnie, noir
rule-launching = Avec un dé noir ou blanc, un porteur répare une compagnie contre sa coque jusqu'à autant d'équipements que le dé montre ; avec un autre, il peut régler son carburant, et la lance. Rien n'oblige à remplacer par un dé plus petit le carburant qu'elle a. Un lancement par catapulte. La compagnie se pose contre n'importe quelle unité de la table qui n'est pas à couvert du porteur, une compagnie à la dérive aussi.

rule-title-fuel = Le carburant
rule-words-fuel = carburant, bingo, réserve
rule-fuel = Le carburant d'une compagnie baisse de 1 à la fin de chaque tour, et de 1 à chaque esquive. À 1, c'est bingo : la dernière chance de rejoindre un porteur.

rule-title-drifting = À la dérive
rule-words-drifting = dérive, panne sèche, sauver, captive
rule-drifting = À 0, une compagnie dérive : son propriétaire perd ses points, nul ne peut la prendre pour cible, elle ne s'active plus. Une unité qui passe à deux unités au plus peut l'emporter, sauvée ou captive, et la garde tant que son propriétaire veut. Elle est libre quand ce qui la tient la lâche, est capturé ou détruit.

rule-title-dodging = Esquiver
rule-words-dodging = esquive, éviter, s'écarter
rule-dodging = Une compagnie contre un vaisseau, touchée, et à qui reste un dé vert, peut dépenser un point de carburant pour s'en écarter de deux unités en ligne droite. Celle qui porte une compagnie à la dérive peut s'écarter de celle-ci de la même façon. Un HVA n'est pas un vaisseau : on ne peut pas s'en écarter ainsi.
rule-ruling-dodging = Une esquive sauve d'un dégât, une fois par attaque. La compagnie encaisse les autres dégâts, même si l'esquive lui a coûté son dernier carburant. Ce que la compagnie portait reste là.

rule-title-orbit-spotting = La visée dans l'espace
rule-words-orbit-spotting = visée, jaune, viser
rule-orbit-spotting = Un dé jaune ou blanc se pose à côté d'une TA ennemie ; un plus grand en remplace un plus petit. La prochaine attaque contre elle peut s'en servir : il s'ajoute à l'attaque. Les compagnies ne visent qu'en mêlée.

rule-title-boarding = L'abordage
rule-words-boarding = aborder, abordage, prendre, dés jaunes, prêter
rule-boarding = À la fin du tour, on se bat pour chaque vaisseau que touche une compagnie hostile ; une compagnie qui touche deux coques se bat pour les deux. Chacun lance un dé jaune par compagnie présente, un de plus pour son as ; le propriétaire ajoute tous les dés rouges de sa défense rapprochée. Les dés jaunes de 3 et plus prennent le vaisseau ; les rouges ne font que des dégâts. Si trois camps ou plus se battent, chacun, le propriétaire aussi, peut prêter ses dés à un autre, mais ne peut alors prendre le vaisseau. Chaque dé de 4 ou 5, jaune ou rouge, abîme un équipement de l'autre camp, un 6 deux, un 7 trois, un 8 quatre.

rule-title-ship-capture = Capturer un vaisseau
rule-words-ship-capture = capture, prise, prendre
rule-ship-capture = Le joueur qui a le plus de dés jaunes à 3 ou plus prend le vaisseau ; à égalité, le propriétaire le garde. Le preneur gagne son score par unité, le perdant perd le sien.

rule-title-hva-capture = Capturer un HVA
rule-words-hva-capture = capture, HVA, possession
rule-hva-capture = Un joueur seul à avoir des TA à deux unités au plus d'un HVA le prend aussitôt, que ses TA y soient venues, que le HVA y soit venu ou que le dernier rival ait disparu : il gagne son score par unité, le perdant perd le sien. Le HVA reste au dernier qui l'a pris, et n'avance pas deux fois par tour.

rule-title-abandoning = Les vaisseaux abandonnés
rule-words-abandoning = abandonner, équipage de prise, retour
rule-abandoning = Un vaisseau capturé revient aussitôt à son premier propriétaire, avec ses points, quand la dernière compagnie du preneur le quitte, est détruite ou tombe en panne sèche.

rule-title-orbit-declared = Ce que disent les joueurs dans l'espace
rule-words-orbit-declared = dire, annoncer, votre table, accord, confiance, qui dit
rule-orbit-declared = À votre propre table, le joueur qui agit dit ce que seule la table sait : la portée d'une attaque, ce qui couvre la cible, ce qui se trouve sur une route, qui est seul près d'un HVA. Avant les dés, le joueur de la cible est d'accord ou corrige, puis celui du vaisseau annoncé comme couvert ; avant qu'un HVA change de main, celui qui l'a fait de même.
rule-ruling-orbit-declared = Pour le couvert, le joueur de la cible a le dernier mot ; pour une distance, celui qui agit : il s'incline ou maintient. Une table peut croire l'attaquant (option du salon) ; une consigne peut donner votre accord.

rule-title-round-end = La fin d'un tour
rule-words-round-end = fin, tour, ordre
rule-round-end = On retire les dés de défense et de visée, on règle les abordages, puis le compte à rebours et chaque réserve de carburant baissent de 1.
