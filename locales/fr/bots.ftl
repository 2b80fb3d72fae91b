# Les bots à la table

level-recruit = Recrue : tire au plus près, oublie souvent les stations, les couverts et le compte à rebours
level-recruit-football = Recrue : tire de n’importe où, ne passe jamais, oublie de se défendre
level-pilot = Pilote : passe parfois à côté de quelque chose
level-veteran = Vétéran : joue toujours le coup qui paraît le meilleur
level-ace = As : prévoit la suite
level-referee = L’arbitre : ne fait que ce que les règles exigent
level-none = Retirer le dernier bot arrivé
bot-name-recruit = Recrue (bot)
bot-name-pilot = Pilote (bot)
bot-name-veteran = Vétéran (bot)
bot-name-ace = As (bot)
parameter-opponent = adversaire
parameter-stand-in = remplaçant
opt-server-stand-in = Qui joue pour un joueur absent ou parti
settings-stand-in = Pour les absents : **{ $level }**
parameter-level = niveau
opt-opponent = Un bot contre qui jouer, et son niveau
opt-opponent-add = Ajouter un bot de ce niveau, ou retirer le dernier
opt-level = Un bot de ce niveau prend la place
button-bots = Ajouter un bot
button-bot-gone = Retirer { $name }
lobby-seat-bot = - 🤖 **{ $name }**, { $style }, { $sealed ->
    [yes] même équipe qu’avant
   *[no] équipe tirée au sort
}
style-by-chance = 🎲 style au hasard
style-raider = 🐺 pillard : vise les stations
style-gunline = 🦅 tireur : fait feu à couvert
style-keeper = 🐢 gardien : garde ce qu’il a
style-skirmisher = 🐝 harceleur : fonce sur le plus proche
style-passer = 🐬 passeur : fait circuler le ballon
style-runner = 🐆 coureur : part ballon au pied
style-boarder = 🦑 abordeur : d’abord ses compagnies
style-carrier = 🐋 porteur : garde ses compagnies près de lui
style-picket = 🦂 canonnier : laisse parler ses canons
style-of-bot = { $name } : { $style }
style-choose = Comment joue-t-il ?
bot-restyled = 🤖 **{ $name }** jouera ainsi.
bots-head = ### Ajouter un bot
    Il prend une place, tire une équipe au sort et joue comme tout le monde.
bots-none-left = Toutes les places sont prises.
bot-added = 🤖 **{ $name }** prend place. **Commencer** lance la partie quand tout le monde est là.
bot-gone = **{ $name }** s’en va.
bot-see-waits = { $line } **{ $name }** répond à sa place.
bot-see = 🤖 **{ $name }** ne voit pas votre table. Répondez à sa place :
story-resigned-to-bot = 🏳️ **{ $name }** quitte la partie.
story-bot-takes-over = 🤖 **{ $name }** joue désormais à la place de **{ $was }**, qui peut revenir avec `/partie rejoindre`.
season-bots = { $count ->
    [one] { $count } partie avec un bot, hors classement.
   *[other] { $count } parties avec des bots, hors classement.
}
finale-bots-after = 🤖 Place reprise par { $names } après un départ : elle ne peut plus gagner.
finale-bots-for = 🤖 { $bot } a pris la suite de { $name } : le résultat compte pour { $name }.
campaign-result-bot = 🤖 À la fin, place tenue par { $names } ; le résultat compte pour les joueurs.

opt-style = Comment joue le nouveau bot, ou le dernier arrivé (hôte)
parameter-voice = voix
opt-voice = Les bots disent en une ligne pourquoi ils jouent ainsi, ou non (hôte)
voice-switched = { $allowed ->
    [yes] 💬 Les bots disent pourquoi ils jouent ainsi.
   *[no] 💬 Les bots ne disent rien dans cette partie.
}
voice-line = 💬 { $emblem } *{ $name } : { $words }*
emblem-raider = 🐺
emblem-gunline = 🦅
emblem-keeper = 🐢
emblem-skirmisher = 🐝
emblem-passer = 🐬
emblem-runner = 🐆
emblem-boarder = 🦑
emblem-carrier = 🐋
emblem-picket = 🦂

voice-rapid-attack-moment-hello-0 = Bonne chance. Que les dés vous sourient, mais pas trop.
voice-rapid-attack-moment-hello-1 = Les briques sont sur la table. Jouons.
voice-rapid-attack-moment-hello-raider = J’arrive vite, et c’est pour vos stations.
voice-rapid-attack-moment-hello-gunline = Je reste au fond et je tire. Rien de personnel.
voice-rapid-attack-moment-hello-keeper = Ce que je prends, je le garde. Venez voir.
voice-rapid-attack-moment-hello-skirmisher = Frapper et filer. Vous verrez.
voice-football-moment-hello-0 = Bonne chance. Le ballon est rond, pas les briques.
voice-football-moment-hello-1 = Coup d’envoi. Que la meilleure équipe marque.
voice-football-moment-hello-passer = Gardez un œil sur le ballon, si vous pouvez.
voice-football-moment-hello-runner = J’espère que vous avez de bonnes jambes.
voice-football-moment-hello-keeper = On ne marque pas facilement contre nous.
voice-intercept-orbit-moment-hello-0 = Tout le monde sur le pont. Bonne chance, capitaine.
voice-intercept-orbit-moment-hello-1 = Je vous ai à l’écran. On y va ?
voice-intercept-orbit-moment-hello-boarder = Je monte à bord, si vous permettez.
voice-intercept-orbit-moment-hello-carrier = Mes compagnies ont fait le plein et attendent.
voice-intercept-orbit-moment-hello-picket = Restez hors de ma portée, et vous vivrez.
voice-farewell-won-0 = Belle partie. On recommence ?
voice-farewell-won-1 = Celle-ci est pour moi. Demain, même heure ?
voice-farewell-lost-0 = Bien joué. Je veux ma revanche.
voice-farewell-lost-1 = Là, vous m’avez eu. Belle partie.
voice-farewell-drawn-0 = Rien ne nous sépare. On recommence ?
voice-farewell-drawn-1 = Un match nul. Ça me va.
voice-rapid-attack-moment-took-0 = { $unit } est prise. Venez donc la chercher.
voice-rapid-attack-moment-took-1 = Je tiens { $unit } : chaque tour rapporte.
voice-rapid-attack-moment-taken-0 = Vous avez pris { $unit }. Je la reprendrai.
voice-rapid-attack-moment-taken-1 = { $unit } est à vous, pour l’instant.
voice-rapid-attack-moment-lost-0 = { $unit } n’est plus. Vous me le paierez.
voice-rapid-attack-moment-lost-1 = Bien tiré. { $unit } va me manquer.
voice-rapid-attack-moment-destroyed-0 = Un de moins : { $unit } est hors de combat.
voice-rapid-attack-moment-destroyed-1 = { $unit } ne gênera plus personne.
voice-rapid-attack-moment-last-round-0 = Dernier tour : seuls les points comptent.
voice-rapid-attack-moment-last-round-1 = C’est le dernier tour, rien à garder pour après.
voice-football-moment-scored-0 = But ! Exactement comme prévu.
voice-football-moment-scored-1 = Il est dedans ! Un pour nous.
voice-football-moment-conceded-0 = Joli but. À nous maintenant.
voice-football-moment-conceded-1 = Notre défense dormait.
voice-football-moment-last-round-0 = Dernier tour : tout le monde devant.
voice-football-moment-last-round-1 = Plus qu’un tour : maintenant ou jamais.
voice-intercept-orbit-moment-took-0 = { $unit } vole pour moi, désormais.
voice-intercept-orbit-moment-took-1 = { $unit } est capturé : cela rapporte gros.
voice-intercept-orbit-moment-taken-0 = Vous avez { $unit } ? Pas pour longtemps.
voice-intercept-orbit-moment-taken-1 = { $unit } est à vous. Je viendrai le reprendre.
voice-intercept-orbit-moment-lost-0 = { $unit } n’est plus. Ça fait mal.
voice-intercept-orbit-moment-lost-1 = Bien tiré. { $unit } va me manquer.
voice-intercept-orbit-moment-destroyed-0 = { $unit } est hors jeu.
voice-intercept-orbit-moment-destroyed-1 = Un de moins chez vous : { $unit }.
voice-intercept-orbit-moment-last-round-0 = Dernier tour : ce qui est pris le reste.
voice-intercept-orbit-moment-last-round-1 = Le temps s’arrête après ce tour.
voice-rapid-attack-moment-took-raider = À moi. { $unit } était grand ouvert.
voice-rapid-attack-moment-taken-raider = Gardez-moi { $unit } au chaud : je reviens.
voice-rapid-attack-moment-lost-raider = Rapide, mais fragile : { $unit } l’a appris.
voice-rapid-attack-moment-destroyed-raider = { $unit } était sur ma route.
voice-rapid-attack-moment-last-round-raider = Dernier tour : encore une station, et on rentre.
voice-rapid-attack-moment-took-gunline = { $unit } est dans mon champ de tir, maintenant.
voice-rapid-attack-moment-taken-gunline = Installez-vous sur { $unit }. Mes canons ont la portée.
voice-rapid-attack-moment-lost-gunline = Ils sont passés jusqu’à { $unit }. Pas deux fois.
voice-rapid-attack-moment-destroyed-gunline = { $unit } a marché droit dans la ligne. Au suivant.
voice-rapid-attack-moment-last-round-gunline = Dernier tour : feu à volonté.
voice-rapid-attack-moment-took-keeper = { $unit } est à moi, et ce qui est à moi le reste.
voice-rapid-attack-moment-taken-keeper = Il a fallu sortir pour prendre { $unit }. Parfait.
voice-rapid-attack-moment-lost-keeper = { $unit } a tenu tant qu’il a pu.
voice-rapid-attack-moment-destroyed-keeper = { $unit } n’aurait pas dû venir si près.
voice-rapid-attack-moment-last-round-keeper = Dernier tour : plus personne ne me délogera.
voice-rapid-attack-moment-took-skirmisher = Un saut, et { $unit } est à moi.
voice-rapid-attack-moment-taken-skirmisher = Prenez { $unit }. Je suis déjà ailleurs.
voice-rapid-attack-moment-lost-skirmisher = { $unit } s’est arrêté un instant de trop.
voice-rapid-attack-moment-destroyed-skirmisher = Une piqûre, et { $unit } est à terre.
voice-rapid-attack-moment-last-round-skirmisher = Dernier tour : encore un passage.
voice-football-moment-scored-passer = Voilà ce que donnent les passes !
voice-football-moment-conceded-passer = On n’a pas touché le ballon, là.
voice-football-moment-last-round-passer = Dernier tour : trois passes et au fond.
voice-football-moment-scored-runner = Tout droit, plein axe !
voice-football-moment-conceded-runner = Trop lents au repli. C’est pour nous.
voice-football-moment-last-round-runner = Dernier tour : on court, c’est tout.
voice-football-moment-scored-keeper = Un seul suffit, si on tient.
voice-football-moment-conceded-keeper = Personne ne nous passe deux fois.
voice-football-moment-last-round-keeper = Dernier tour : on ferme la porte.
voice-intercept-orbit-moment-took-boarder = Nos bottes sont sur le pont : { $unit } est à nous.
voice-intercept-orbit-moment-taken-boarder = Belle prise. { $unit } reviendra demain.
voice-intercept-orbit-moment-lost-boarder = { $unit } a sombré corps et biens. Pas de quartier.
voice-intercept-orbit-moment-destroyed-boarder = { $unit }, j’aurais préféré l’aborder.
voice-intercept-orbit-moment-last-round-boarder = Dernier tour : grappins dehors.
voice-intercept-orbit-moment-took-carrier = Mes compagnies ramènent { $unit }.
voice-intercept-orbit-moment-taken-carrier = { $unit } ? Mes compagnies arrivent.
voice-intercept-orbit-moment-lost-carrier = { $unit } n’est plus, et ses compagnies n’ont plus de pont.
voice-intercept-orbit-moment-destroyed-carrier = L’essaim a eu { $unit }.
voice-intercept-orbit-moment-last-round-carrier = Dernier tour : tout le monde à bord.
voice-intercept-orbit-moment-took-picket = { $unit } a amené son pavillon devant mes canons.
voice-intercept-orbit-moment-taken-picket = { $unit } s’est faufilé à travers la ligne.
voice-intercept-orbit-moment-lost-picket = La ligne a une brèche : { $unit } n’est plus.
voice-intercept-orbit-moment-destroyed-picket = { $unit } a franchi la ligne.
voice-intercept-orbit-moment-last-round-picket = Dernier tour : toutes les batteries.
voice-rapid-attack-activate-best-attack-0 = { $frame } a la meilleure cible : à lui de jouer.
voice-rapid-attack-activate-best-attack-1 = La meilleure cible, c’est { $frame } qui l’a.
voice-rapid-attack-activate-best-attack-2 = C’est { $frame } qui peut en faire le plus.
voice-intercept-orbit-activate-best-attack-0 = { $asset } a la meilleure cible : à lui de jouer.
voice-intercept-orbit-activate-best-attack-1 = C’est { $asset } qui peut en faire le plus.
voice-rapid-attack-activate-pass-0 = À vous : qui agit en dernier en sait plus.
voice-rapid-attack-activate-pass-1 = J’attends de voir ce que vous faites.
voice-rapid-attack-activate-pass-2 = Rien ne presse : montrez-moi votre plan.
voice-rapid-attack-where-to-station-0 = { $item } file vers { $station } : elle compte autant qu’un Frame.
voice-rapid-attack-where-to-station-1 = Je veux { $station }.
voice-rapid-attack-where-heads-for-0 = { $item } va vers { $target }, même s’il faut un tour de plus.
voice-rapid-attack-where-heads-for-1 = { $target } vaut le détour.
voice-rapid-attack-where-toward-0 = { $item } se rapproche de { $target }.
voice-rapid-attack-where-toward-1 = Plus près de { $target }.
voice-rapid-attack-where-to-cover-0 = { $item } se cache derrière { $piece } : que { $from } vienne.
voice-rapid-attack-where-to-cover-1 = Un mur entre nous, d’abord.
voice-rapid-attack-where-into-range-0 = { $item } se met à portée.
voice-rapid-attack-where-into-range-1 = C’est la bonne portée.
voice-rapid-attack-where-guards-0 = { $item } tient { $station } et attend : c’est à vous de venir.
voice-rapid-attack-where-guards-1 = { $station } reste à moi.
voice-rapid-attack-where-away-0 = { $item } recule : trop d’armes par ici.
voice-rapid-attack-where-away-1 = Hors de votre vue.
voice-rapid-attack-act-attack-0 = Feu sur { $target } ! Dégâts à prévoir : { $hits }.
voice-rapid-attack-act-attack-1 = { $target } est ma meilleure cible. Dégâts à prévoir : { $hits }.
voice-rapid-attack-ground-give-ground-0 = Mieux vaut quitter { $station } qu'encaisser un dégât de plus.
voice-rapid-attack-ground-give-ground-1 = Je cède du terrain : { $station } ne risque pas grand-chose.
voice-rapid-attack-ground-hold-ground-0 = { $station } vaut plus qu'un dégât : { $frame } reste.
voice-rapid-attack-ground-hold-ground-1 = On ne me chassera pas de { $station }.
voice-rapid-attack-doomsday-advance-0 = Je mène : le compte à rebours peut avancer.
voice-rapid-attack-doomsday-advance-1 = Je mène aux points : plus tôt ça finit, mieux c’est.
voice-football-act-shot-0 = { $unit } tire : { $chance } de marquer.
voice-football-act-shot-1 = Au but, { $chance }.
voice-football-act-pass-0 = { $unit } passe à { $target } : { $chance } de réussite.
voice-football-act-pass-1 = { $target } est mieux placé.
voice-football-act-steal-0 = { $unit } tente le vol : { $chance }.
voice-football-act-steal-1 = Le ballon, je vous prie.
voice-football-act-tackle-0 = { $unit } tacle { $target } : { $chance }.
voice-football-act-tackle-1 = { $target } ne passera pas.
voice-football-where-toward-ball-0 = { $item } court vers le ballon.
voice-football-where-toward-ball-1 = Au ballon.
voice-football-where-to-receive-0 = { $item } se démarque pour une passe.
voice-football-where-to-receive-1 = Par ici, la passe.
voice-football-where-toward-goal-0 = { $item } court vers le but.
voice-football-where-toward-goal-1 = Plus près du but.
voice-football-where-toward-own-goal-0 = { $item } se replie pour défendre.
voice-football-where-toward-own-goal-1 = Retour devant notre but.
voice-intercept-orbit-where-course-range-0 = { $item } se met à portée de { $target }.
voice-intercept-orbit-where-course-range-1 = { $target } sera à portée.
voice-intercept-orbit-where-course-toward-0 = { $item } met le cap sur { $target }.
voice-intercept-orbit-where-course-toward-1 = Cap sur { $target }.
voice-intercept-orbit-where-launch-at-0 = { $item } part vers { $asset }.
voice-intercept-orbit-where-launch-at-1 = De la visite pour { $asset } : { $item }.
voice-intercept-orbit-where-to-carrier-0 = { $item } rentre à bord de { $target }.
voice-intercept-orbit-where-to-carrier-1 = On rentre avant la panne sèche.
voice-intercept-orbit-where-toward-0 = { $item } vole vers { $target }.
voice-intercept-orbit-where-toward-1 = Ensuite, { $target }.
voice-intercept-orbit-act-attack-0 = Feu sur { $target } ! Dégâts à prévoir : { $hits }.
voice-intercept-orbit-act-attack-1 = { $target } est ma meilleure cible. Dégâts à prévoir : { $hits }.
voice-intercept-orbit-act-path-claim-0 = { $asset } est à moi : personne d’autre n’est près.
voice-intercept-orbit-act-path-claim-1 = Personne ne garde { $asset }.

story-hindsight = 🔮 Vous connaissez ces dés : cette partie compte comme jouée **en sachant la suite**.
finale-season = 🏅 Cette partie { $why ->
    [none] compte pour la saison **{ $name }**.
   *[other] ne compte pas pour la saison **{ $name }** : { $why ->
        [result] elle a fini sans résultat.
        [one] une seule personne l'a jouée.
        [bots] un bot a joué.
        [often] les mêmes joueurs ont déjà joué { $most } parties qui comptent.
       *[absent] un joueur n'a jamais rien décidé.
    }
}
finale-away = 💤 Absence à la fin, donc pas de victoire possible : { $names }.
finale-hindsight = 🔮 En sachant la suite : des dés déjà lancés ont été annulés.
undo-hindsight = Seuls des bots pourraient s’y opposer : vous pouvez annuler. Mais des dés ont été lancés et redonneront les mêmes résultats : la partie comptera comme jouée **en sachant la suite**.

error-only-bots = Les bots ne jouent pas entre eux : quelqu’un doit d’abord prendre place.
error-bot-typed = Les bots lancent les dés de l’arbitre. Dans cette partie, vous lancez les vôtres et tapez les résultats.
error-no-such-bot = Ce bot est déjà parti.
error-no-such-bot-style = Les bots ne jouent pas à ce jeu dans ce style.
error-campaign-bot = Les bots ne jouent pas dans { $name } : retirez-les, ou annulez cette partie et jouez hors campagne.

# Les conseils
name-game-hint = conseil
cmd-game-hint = Ce qu’un bon joueur pèserait maintenant, avec les chances (vous seul le voyez)
parameter-allowed = permis
opt-hints-allowed = Permettre les conseils dans cette partie, ou non (hôte)
button-hint = Conseil
hint-head = ### 💡 Conseil
hint-line = { $number }. **{ $choice }** : { $chance } de chances de gagner{ $error ->
    [0] {""}
   [one] {" "}(±1 point)
   *[other] {" "}(±{ $error } points)
}
hint-span = { $least } à { $most }
hint-line-alike = { $number }. **{ $choice }**
hint-to = { $choice } → { $place }
hint-alike = Prenez le premier. { $n ->
    [2] Le deuxième vaut
    [3] Les deux suivants valent
   *[other] Les suivants valent
} à peu près autant ({ $chances } de chances de gagner).
hint-equal = Peu de chose en dépend ({ $chances } de chances de gagner) : prenez le premier, ne perdez pas de temps.
hint-than = par rapport au nº { $other } : { $words }
hint-only = **{ $choice }**{ $only ->
    [yes] . C’est tout ce que vous pouvez faire.
   *[no] .
}
hint-look = Vous seul le voyez : regardez votre table.
hint-how = Chaque choix a été joué plusieurs fois par des bots vétérans de tous les côtés, avec d’autres dés, jusqu’à la fin du { $family ->
    [rapid-attack] tour, ou de la partie si elle est proche
   *[other] tour
}.
hints-switched = { $allowed ->
    [yes] 💡 Les conseils sont permis dans cette partie.
   *[no] 💡 Pas de conseils dans cette partie.
}
error-hints-off = Pas de conseils dans cette partie. L’hôte peut les permettre avec `/partie conseil permis:`.
error-hint-failed = Je n’ai pas pu y réfléchir. Réessayez.
