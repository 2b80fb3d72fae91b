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
style-carrier = 🐝 porteur : garde ses compagnies près de lui
style-picket = 🦅 canonnier : laisse parler ses canons
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
    [one] 1 partie avec un bot, hors classement.
   *[other] { $count } parties avec des bots, hors classement.
}
finale-bots = 🤖 Avec { $names } : cette partie ne compte pas au classement de la saison.
campaign-result-bot = 🤖 À la fin, place tenue par { $names } ; le résultat compte pour les joueurs.

error-only-bots = Les bots ne jouent pas entre eux : quelqu’un doit d’abord prendre place.
error-bot-typed = Les bots lancent les dés de l’arbitre. Dans cette partie, vous lancez les vôtres et tapez les résultats.
error-no-such-bot = Ce bot est déjà parti.
error-campaign-bot = Les bots ne jouent pas dans { $name } : retirez-les, ou annulez cette partie et jouez hors campagne.

# Les conseils
name-game-hint = conseil
cmd-game-hint = Ce qu’un bon joueur pèserait maintenant, avec les chances (vous seul le voyez)
parameter-allowed = permis
opt-hints-allowed = Permettre les conseils dans cette partie, ou non (hôte)
button-hint = Conseil
hint-head = ### 💡 Conseil
hint-line = { $number }. **{ $choice }** : { $chance } de chances de gagner (±{ $error })
hint-than = par rapport au nº { $other } : { $words }
hint-alike = à peu près aussi bon
hint-only = **{ $choice }**. Rien d’autre ne mérite la comparaison.
hint-look = Vous seul le voyez : regardez votre table.
hint-how = Ces chances viennent de quelques suites jouées avec d’autres dés ; ± est leur marge d’erreur.
hints-switched = { $allowed ->
    [yes] 💡 Les conseils sont permis dans cette partie.
   *[no] 💡 Pas de conseils dans cette partie.
}
error-hints-off = Pas de conseils dans cette partie. L’hôte peut les permettre avec `/partie conseil permis:`.
error-hint-failed = Je n’ai pas pu y réfléchir. Réessayez.
