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
bots-even = ⚖️ **{ $level }** est à votre mesure : d'après vos dernières parties, vous en gagneriez à peu près une sur deux.
bots-none-left = Toutes les places sont prises.
bot-added = 🤖 **{ $name }** prend place. **Commencer** lance la partie quand tout le monde est là.
bot-gone = **{ $name }** s’en va.
bot-plays = 🤖 **{ $name }** joue… **À vous** saute les pauses.
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
opt-voice = Les bots parlent pendant la partie, ou non (hôte)
voice-switched = { $allowed ->
    [yes] 💬 Les bots parlent dans cette partie.
   *[no] 💬 Les bots se taisent dans cette partie.
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

voice-hello-all-0 = Bonne chance à tous.
voice-hello-all-1 = Bonjour à tous. Que le meilleur plan gagne.
voice-hello-recruit-0 = Bonjour { $you }. Je sors de l’école : attendez-vous à une erreur ou deux.
voice-hello-recruit-1 = Bonjour { $you }. Je suis la recrue, et j’ai lu presque tout le manuel.
voice-hello-pilot-0 = Bonjour { $you }. Je pilote plutôt bien, jusqu’à ce que j’oublie quelque chose.
voice-hello-pilot-1 = Content de vous voir, { $you }. Je fais moins d’erreurs qu’avant.
voice-hello-veteran-0 = Bonjour { $you }. Je prends ce qui paraît le mieux, sans me retourner.
voice-hello-veteran-1 = Enchanté, { $you }. Ce que vous laissez ouvert, je le verrai.
voice-hello-ace-0 = Bonjour { $you }. Je pense quelques coups à l’avance : pardonnez les silences.
voice-hello-ace-1 = Bonjour { $you }. Je compte tout deux fois. Vous aussi, j’espère.
voice-rapid-attack-likes-raider = Ce qui m’attire, c’est les stations plus que les Frames.
voice-rapid-attack-likes-gunline = J’aime le couvert et les tirs lointains.
voice-rapid-attack-likes-keeper = Ce que je tiens, je n’aime pas le quitter.
voice-rapid-attack-likes-skirmisher = J’aime me battre de près.
voice-football-likes-passer = Mon équipe aime la passe.
voice-football-likes-runner = Mon équipe aime courir balle au pied.
voice-football-likes-keeper = Mon équipe pense d’abord à son propre but.
voice-intercept-orbit-likes-boarder = Je préfère vous aborder que vous tirer dessus.
voice-intercept-orbit-likes-carrier = Mes compagnies aiment rester près du bord.
voice-intercept-orbit-likes-picket = Je me fie à mes canons plus qu’à mes compagnies.

voice-moment-lost-0 = Sans { $unit }, ce sera une autre partie.
voice-moment-lost-1 = J’avais des plans pour { $unit }. Ils viennent de changer.
voice-moment-lost-recruit-0 = Je ne pensais pas qu’il pouvait arriver quelque chose à { $unit }. C’est noté.
voice-moment-lost-recruit-1 = { $unit }, non ! Ce n’était pas dans le manuel.
voice-moment-lost-pilot-0 = J’ai dû oublier quelque chose. Pardon, { $unit }.
voice-moment-lost-pilot-1 = Adieu { $unit }, et la moitié de mon plan avec.
voice-moment-lost-veteran-0 = { $unit } a fait son temps.
voice-moment-lost-veteran-1 = Moi aussi, j’aurais visé { $unit }.
voice-moment-lost-ace-0 = Je donnais un tour de plus à { $unit }.
voice-moment-lost-ace-1 = Sans { $unit }, je dois tout recompter.
voice-rapid-attack-moment-lost-raider = Rapide, mais fragile : { $unit } l’a appris.
voice-rapid-attack-moment-lost-gunline = Vous avez eu { $unit }, couvert ou pas.
voice-rapid-attack-moment-lost-keeper = { $unit } a tenu tant qu’il a pu.
voice-rapid-attack-moment-lost-skirmisher = { $unit } s’est un peu trop approché.
voice-moment-taken-0 = Vous vouliez { $unit } plus que moi.
voice-moment-taken-1 = J’ai trop dégarni { $unit }.
voice-moment-taken-recruit-0 = Attendez, on peut prendre { $unit } comme ça ?
voice-moment-taken-recruit-1 = J’oublie toujours que { $unit } compte.
voice-moment-taken-pilot-0 = J’ai tourné le dos à { $unit } un instant.
voice-moment-taken-pilot-1 = Je savais bien qu’il y avait quelque chose avec { $unit }.
voice-moment-taken-veteran-0 = Vous avez vu que { $unit } était à prendre. Moi aussi, un tour trop tard.
voice-moment-taken-veteran-1 = { $unit } vous va bien. Voyons si ça dure.
voice-moment-taken-ace-0 = J’avais d’autres projets pour { $unit }. Cela devient intéressant.
voice-moment-taken-ace-1 = Que donnerez-vous pour garder { $unit } ?
voice-rapid-attack-moment-taken-raider = Prendre les stations, c’est mon métier. Ça pique.
voice-rapid-attack-moment-taken-gunline = Venir jusqu’à { $unit }, il fallait oser.
voice-rapid-attack-moment-taken-keeper = Je disais que je n’aime rien quitter. { $unit } moins que le reste.
voice-rapid-attack-moment-taken-skirmisher = Je regardais vos Frames, pas { $unit }.
voice-football-moment-scored-0 = Celui-là, je le prends.
voice-football-moment-scored-1 = On en avait besoin.
voice-football-moment-scored-recruit-0 = Il est entré ! Vous avez vu ça ?
voice-football-moment-scored-recruit-1 = Alors c’est à ça que sert le but.
voice-football-moment-scored-pilot-0 = Ne me demandez pas de recommencer.
voice-football-moment-scored-veteran-0 = Rien de joli. Ça compte.
voice-football-moment-scored-ace-0 = Tôt ou tard, il y en a un qui rentre.
voice-football-moment-scored-runner = Les jambes gagnent les matchs.
voice-football-moment-scored-keeper = On n’en demandait pas tant.
voice-football-moment-conceded-0 = Joli but.
voice-football-moment-conceded-1 = On a laissé trop d’espace.
voice-football-moment-conceded-recruit-0 = Quelqu’un devait se trouver là, non ?
voice-football-moment-conceded-recruit-1 = On croyait tous qu’un autre s’en chargeait.
voice-football-moment-conceded-pilot-0 = On regardait tous ailleurs.
voice-football-moment-conceded-veteran-0 = Bien construit.
voice-football-moment-conceded-ace-0 = J’ai vu la brèche. Pas le temps de la boucher.
voice-football-moment-conceded-passer = Là, le ballon n’était pas pour nous.
voice-football-moment-conceded-runner = Trop lents au repli.
voice-football-moment-conceded-keeper = Et nous qui pensions d’abord à défendre.
voice-moment-last-round-ahead-0 = Presque fini, et je mène. Votre coup compte plus que le mien.
voice-moment-last-round-ahead-recruit-0 = C’est presque fini et je mène ? Ne me dites pas comment.
voice-moment-last-round-ahead-recruit-1 = Je mène, et c’est presque fini. Je n’ose pas regarder.
voice-moment-last-round-ahead-pilot-0 = Devant à la fin. Il s’agit de ne rien oublier.
voice-moment-last-round-ahead-veteran-0 = Je mène. À vous d’y changer quelque chose.
voice-moment-last-round-ahead-ace-0 = Je mène, et pourtant les chiffres ne me plaisent pas.
voice-moment-last-round-behind-0 = Vous menez, et le temps me manque.
voice-moment-last-round-behind-recruit-0 = Déjà presque fini ? Je commençais à comprendre.
voice-moment-last-round-behind-recruit-1 = Mené, avec une dernière chance. Vous feriez quoi, vous ?
voice-moment-last-round-behind-pilot-0 = Mené, avec peu de temps. J’ai connu pire.
voice-moment-last-round-behind-veteran-0 = Cette avance, vous l’avez méritée. Il me reste un essai.
voice-moment-last-round-behind-ace-0 = Vous menez. J’attendais moins de vous.
voice-moment-last-round-level-0 = Égalité, et c’est presque fini.
voice-moment-last-round-level-recruit-0 = À égalité avec vous, à la fin ! Personne à l’école ne va me croire.
voice-moment-last-round-level-recruit-1 = Égalité ? Alors cette fois, je réfléchis.
voice-moment-last-round-level-pilot-0 = Égalité parfaite. Ne me rendez pas nerveux.
voice-moment-last-round-level-veteran-0 = Égalité. Un bon coup suffira.
voice-moment-last-round-level-ace-0 = Égalité. À partir d’ici, chaque dé compte.
voice-moment-rolled-yours-0 = Ces dés vous aiment bien.
voice-moment-rolled-yours-1 = J’aurais parié contre ce jet.
voice-moment-rolled-yours-recruit-0 = C’est permis, un jet pareil ?
voice-moment-rolled-yours-pilot-0 = Joli jet. Je l’ai senti passer.
voice-moment-rolled-yours-veteran-0 = On ne voit pas ce jet tous les jours.
voice-moment-rolled-yours-ace-0 = Un jet pareil, c’est une fois sur { $odds }.
voice-moment-rolled-mine-0 = Ce jet-là, je le garde.
voice-moment-rolled-mine-1 = C’était les dés, pas moi.
voice-moment-rolled-mine-recruit-0 = J’ai fermé les yeux en lançant.
voice-moment-rolled-mine-pilot-0 = Ne me regardez pas, ça m’étonne autant que vous.
voice-moment-rolled-mine-veteran-0 = La moitié m’aurait suffi.
voice-moment-rolled-mine-ace-0 = Une fois sur { $odds }. Je n’y comptais pas.
voice-moment-missed-yours-0 = Là, j’ai eu chaud.
voice-moment-missed-yours-1 = Ça aurait dû me faire mal.
voice-moment-missed-yours-recruit-0 = Rien de cassé ? Rien de cassé !
voice-moment-missed-yours-pilot-0 = Je n’ai même pas eu le temps de me baisser.
voice-moment-missed-yours-veteran-0 = Vous méritiez mieux que ça.
voice-moment-missed-yours-ace-0 = Les chances étaient pour vous. Les dés, non.
voice-moment-missed-mine-0 = Tant pis.
voice-moment-missed-mine-1 = J’espérais mieux de ces dés.
voice-moment-missed-mine-recruit-0 = À l’entraînement ça marchait, promis.
voice-moment-missed-mine-pilot-0 = C’est la faute au viseur.
voice-moment-missed-mine-veteran-0 = Ce tir, je le referais.
voice-moment-missed-mine-ace-0 = Bonnes chances, mauvais dés.
voice-moment-leads-mine-0 = Devant, pour l’instant.
voice-moment-leads-mine-recruit-0 = Je gagne ? On ne m’avait pas dit que c’était possible.
voice-moment-leads-mine-recruit-1 = Je mène ! On fait quoi, quand on mène ?
voice-moment-leads-mine-pilot-0 = Devant ! Si seulement je savais comment j’ai fait.
voice-moment-leads-mine-veteran-0 = Une avance ne vaut que ce qu’on en garde.
voice-moment-leads-mine-ace-0 = Devant, mais pas assez pour souffler.
voice-moment-leads-yours-0 = Vous menez. Il est temps que je me réveille.
voice-moment-leads-yours-recruit-0 = Vous menez déjà ? J’ai à peine cligné des yeux.
voice-moment-leads-yours-recruit-1 = Avec vous, ça paraît facile.
voice-moment-leads-yours-pilot-0 = Je l’ai vu venir. Un peu tard, mais je l’ai vu.
voice-moment-leads-yours-veteran-0 = Vous avez vu ce que ça valait. Bien.
voice-moment-leads-yours-ace-0 = Sur ma liste, c’était plus bas.

voice-rapid-attack-activate-pass-0 = À vous d’abord : qui agit en dernier en sait plus.
voice-rapid-attack-activate-pass-1 = Je préfère voir votre coup avant de jouer le mien.
voice-rapid-attack-activate-pass-2 = Rien ne presse : montrez-moi ce que vous préparez.
voice-rapid-attack-activate-pass-recruit-0 = J’attends. Il paraît que c’est bien, d’attendre.
voice-rapid-attack-activate-pass-ace-0 = Plus j’attends, plus j’en sais.
voice-rapid-attack-where-to-station-0 = { $station } compte autant qu’un Frame, et ne tire pas.
voice-rapid-attack-where-to-station-1 = Tirer, c’est amusant. { $station }, ce sont des points.
voice-rapid-attack-where-to-station-recruit-0 = Vous voyez ? Je pense aux stations.
voice-rapid-attack-where-heads-for-0 = { $target } vaut la marche.
voice-rapid-attack-where-heads-for-1 = { $target } compte autant qu’un Frame, alors { $item } se met en route.
voice-rapid-attack-where-heads-for-recruit-0 = Quelqu’un devrait aller voir du côté de { $target }.
voice-rapid-attack-where-guards-0 = Je ne suis pas pressé de quitter { $station } : c’est à vous de venir.
voice-rapid-attack-where-guards-1 = { $item } est très bien ici, près de { $station }.
voice-rapid-attack-where-away-0 = Je préfère garder mes distances avec { $from }.
voice-rapid-attack-where-away-recruit-0 = { $from } me rend nerveux.
voice-rapid-attack-where-to-cover-0 = J’aime avoir du solide entre { $from } et moi.
voice-rapid-attack-where-to-cover-recruit-0 = Derrière { $piece }, on ne me voit pas. Je crois.
voice-rapid-attack-ground-give-ground-0 = Mieux vaut quitter { $station } qu’encaisser un dégât de plus.
voice-rapid-attack-ground-give-ground-1 = Quelques pas, je peux les céder. Pas { $frame }.
voice-rapid-attack-ground-hold-ground-0 = { $station } vaut plus pour moi qu’un dégât.
voice-rapid-attack-ground-hold-ground-1 = Une bosse coûte moins cher que { $station }.
voice-rapid-attack-doomsday-advance-0 = Je mène : plus tôt ça finit, mieux c’est pour moi.
voice-rapid-attack-doomsday-advance-1 = Moins de temps pour me rattraper.
voice-football-act-shot-0 = J’estime ça à { $chance }.
voice-football-act-shot-recruit-0 = On ne marque pas sans tirer.
voice-football-act-shot-1 = D’ici, c’est { $chance }.
voice-football-act-pass-0 = { $target } a une meilleure vue.
voice-football-act-steal-0 = Le ballon, je vous prie.
voice-football-act-tackle-0 = { $target } avait trop d’espace.
voice-football-act-tackle-1 = Je préfère { $target } au sol.
voice-football-act-tackle-2 = Rien de personnel, { $target }.
voice-football-where-to-receive-0 = { $item } voudrait le ballon là-bas.
voice-football-where-toward-own-goal-0 = Il faut bien que quelqu’un garde le but.
voice-football-where-toward-own-goal-1 = C’est trop vide derrière, à mon goût.
voice-intercept-orbit-where-course-range-0 = C’est la distance qu’il me faut avec { $target }.
voice-intercept-orbit-where-course-range-1 = Ni plus près de { $target }, ni plus loin.
voice-intercept-orbit-where-launch-at-0 = { $asset } avait l’air de s’ennuyer.
voice-intercept-orbit-where-to-carrier-0 = On rentre avant la panne sèche.
voice-intercept-orbit-where-to-carrier-1 = { $item } est dehors depuis assez longtemps.
voice-intercept-orbit-act-path-claim-0 = Personne n’était près de { $asset }, alors je me suis servi.

voice-farewell-lost-lost = Tout s’est joué au tour { $round }, avec la perte de { $unit }. Ce coup-là, je le rejouerais autrement.
voice-farewell-lost-taken = Vous avez gagné en prenant { $unit } au tour { $round } : dès lors, j’étais mené.
voice-farewell-lost-football = Votre but au tour { $round } a tout décidé : dès lors, nous étions menés.
voice-farewell-lost-0 = Bien joué : vous étiez au-dessus.
voice-farewell-lost-1 = Celle-ci est à vous, et c’est mérité.
voice-farewell-won-lost = Tout a tourné au tour { $round }, quand vous avez perdu { $unit }. Jusque-là, je ne menais pas.
voice-farewell-won-taken = { $unit } au tour { $round } a fait la différence. Jusque-là, je ne menais pas.
voice-farewell-won-football = Mon but au tour { $round } a fait la différence. Jusque-là, tout restait possible.
voice-farewell-won-0 = Celle-ci est pour moi.
voice-farewell-won-1 = Je m’en souviendrai.
voice-farewell-drawn-0 = Rien ne nous sépare.
voice-farewell-drawn-1 = Match nul, et ça me va.
voice-offer-recruit-lost = Une autre ? Ou essayez le pilote : il oublie moins de choses.
voice-offer-recruit-won = Une autre ? Deux fois de suite, j’en doute.
voice-offer-recruit-drawn = Une autre ? J’aimerais savoir qui est le meilleur.
voice-offer-pilot-lost = Une revanche ? Ou le vétéran, qui laisse moins de failles.
voice-offer-pilot-won = Une revanche ? Je vous la dois.
voice-offer-pilot-drawn = Encore une, pour trancher ?
voice-offer-veteran-lost = J’aimerais une revanche. Si vous voulez plus dur, demandez l’as.
voice-offer-veteran-won = Une autre ? Pour plus de douceur, demandez le pilote.
voice-offer-veteran-drawn = Nous n’avons pas fini. Une autre ?
voice-offer-ace-lost = Une autre ? J’ai quelque chose à comprendre.
voice-offer-ace-won = Une autre ? Vous connaissez mes habitudes, maintenant.
voice-offer-ace-drawn = Une autre, et cette fois jusqu’au bout ?







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
   *[other] {" "}(±{ $error } %)
}
hint-span = { $least } à { $most }
hint-line-alike = { $number }. **{ $choice }**
hint-to = { $choice } → { $place }
hint-leaves = { $choice } → 🌌 hors de la table
hint-stay = { $choice } : rester en { $place }
hint-alike = Prenez le premier. { $n ->
    [2] Le deuxième vaut
    [3] Les deux suivants valent
   *[other] Les suivants valent
} à peu près autant ({ $chances } de chances de gagner{ $error ->
    [0] {""}
   *[other] , à { $error } % près
}).
hint-equal = Peu de chose en dépend : avec chacun, vos chances de gagner la partie sont de { $chances }. Prenez le premier, ne perdez pas de temps.
hint-coming = 🔮 Probable dans tous les cas · { $what }
hint-than = par rapport au nº { $other } : { $words }
hint-only = **{ $choice }**{ $only ->
    [yes] . C’est tout ce que vous pouvez faire.
   *[no] .
}
hint-look = Vous seul le voyez : regardez votre table.
hint-how = Chaque choix a été joué plusieurs fois par des bots vétérans de tous les côtés, avec d’autres dés, jusqu’à la fin du { $family ->
    [rapid-attack] tour, ou de la partie si elle est proche
   *[other] tour
}. 🔮 dit ce qui en est sorti, et combien de fois.
hints-switched = { $allowed ->
    [yes] 💡 Les conseils sont permis dans cette partie.
   *[no] 💡 Pas de conseils dans cette partie.
}
error-hints-off = Pas de conseils dans cette partie. L’hôte peut les permettre avec `/partie conseil permis:`.
error-hint-failed = Je n’ai pas pu y réfléchir. Réessayez.
