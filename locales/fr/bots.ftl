# Les bots à la table

level-recruit = Recrue : tire au plus près, oublie les stations, les couverts et le compte à rebours
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
style-runner = 🐆 coureur : part balle au pied
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
sure-replace-bot = **Confier la place de { $name } à { $by } ?** Ce bot joue désormais. Le salon en est averti, et { $name } peut retrouver sa place.
season-bots = { $count ->
    [one] { $count } partie avec un bot, hors classement.
   *[other] { $count } parties avec des bots, hors classement.
}
finale-bots = 🤖 Avec { $names } : cette partie ne compte pas au classement de la saison.
finale-bots-after = 🤖 Place reprise par { $names } après un départ : elle ne peut plus gagner.
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

voice-rapid-attack-activate-pass-0 = À vous : qui agit en dernier en sait plus.
voice-rapid-attack-activate-pass-1 = J’attends de voir ce que vous faites.
voice-rapid-attack-activate-pass-2 = Rien ne presse : montrez-moi votre plan.
voice-rapid-attack-where-to-station-0 = { $station } est à moi : chaque tour rapporte.
voice-rapid-attack-where-to-station-1 = Je prends { $station }.
voice-rapid-attack-where-heads-for-0 = { $item } va vers { $target }, même s’il faut un tour de plus.
voice-rapid-attack-where-heads-for-1 = { $target } vaut le détour.
voice-rapid-attack-where-toward-0 = { $item } se rapproche de { $target }.
voice-rapid-attack-where-toward-1 = Plus près de { $target }.
voice-rapid-attack-where-to-cover-0 = { $item } se cache derrière { $piece } : que { $from } vienne.
voice-rapid-attack-where-to-cover-1 = Un mur entre nous, d’abord.
voice-rapid-attack-where-into-range-0 = { $item } s’approche juste assez pour attaquer.
voice-rapid-attack-where-into-range-1 = À portée, pas plus près.
voice-rapid-attack-where-guards-0 = { $item } tient { $station } et attend : c’est à vous de venir.
voice-rapid-attack-where-guards-1 = { $station } reste à moi.
voice-rapid-attack-where-away-0 = { $item } recule : trop d’armes par ici.
voice-rapid-attack-where-away-1 = Hors de votre vue.
voice-rapid-attack-act-attack-0 = Touches à prévoir sur { $target } : { $hits } ; { $destroys } de le détruire.
voice-rapid-attack-act-attack-1 = { $target } est ma meilleure cible : { $hits } à prévoir.
voice-rapid-attack-ground-give-ground-0 = Mieux vaut quitter { $station } que prendre une touche de plus.
voice-rapid-attack-ground-give-ground-1 = Je cède du terrain : { $station } ne risque pas grand-chose.
voice-rapid-attack-ground-hold-ground-0 = { $station } vaut plus qu’une touche : { $frame } reste.
voice-rapid-attack-ground-hold-ground-1 = On ne me chassera pas de { $station }.
voice-rapid-attack-defend-no-defense-0 = Plus personne ne peut attaquer { $frame } : tous ses dés sont libres.
voice-rapid-attack-defend-no-defense-1 = Plus besoin de défense.
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
voice-football-where-toward-goal-0 = { $item } court vers le but.
voice-football-where-toward-goal-1 = Plus près du but.
voice-football-where-toward-own-goal-0 = { $item } se replie pour défendre.
voice-football-where-toward-own-goal-1 = Retour devant notre but.
voice-intercept-orbit-where-course-range-0 = { $item } arrive à portée de { $target }.
voice-intercept-orbit-where-course-range-1 = { $target } sera à portée.
voice-intercept-orbit-where-course-toward-0 = { $item } met le cap sur { $target }.
voice-intercept-orbit-where-course-toward-1 = Cap sur { $target }.
voice-intercept-orbit-where-launch-at-0 = { $item } part vers { $asset }.
voice-intercept-orbit-where-launch-at-1 = De la visite pour { $asset } : { $item }.
voice-intercept-orbit-where-to-carrier-0 = { $item } rentre à bord de { $target }.
voice-intercept-orbit-where-to-carrier-1 = On rentre avant la panne sèche.
voice-intercept-orbit-where-toward-0 = { $item } vole vers { $target }.
voice-intercept-orbit-where-toward-1 = Ensuite, { $target }.
voice-intercept-orbit-act-attack-0 = Touches à prévoir sur { $target } : { $hits } ; { $destroys } de le détruire.
voice-intercept-orbit-act-attack-1 = { $target } est ma meilleure cible : { $hits } à prévoir.
voice-intercept-orbit-act-path-claim-0 = { $asset } est à moi : personne d’autre n’est près.
voice-intercept-orbit-act-path-claim-1 = Personne ne garde { $asset }.

story-hindsight = 🔮 Vous connaissez ces dés : cette partie compte comme jouée **en sachant la suite**.
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
hint-to = { $choice } → { $place }
hint-alike = Entre les { $n ->
    [2] deux
    [3] trois
   *[other] { $n }
} premiers, cela ne change rien : prenez ce que vous voulez.
hint-equal = Cela ne change rien : prenez ce que vous voulez, ne perdez pas de temps.
hint-than = par rapport au nº { $other } : { $words }
hint-only = **{ $choice }**. Aucun autre choix ne mérite réflexion.
hint-look = Vous seul le voyez : regardez votre table.
hint-how = Chaque choix a été joué plusieurs fois par des bots, avec d’autres dés, jusqu’à la fin du tour.
hints-switched = { $allowed ->
    [yes] 💡 Les conseils sont permis dans cette partie.
   *[no] 💡 Pas de conseils dans cette partie.
}
error-hints-off = Pas de conseils dans cette partie. L’hôte peut les permettre avec `/partie conseil permis:`.
error-hint-failed = Je n’ai pas pu y réfléchir. Réessayez.
