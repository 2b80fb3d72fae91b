# Ouvrir une partie et la régler

cmd-game-change = Changer le jeu, la taille, la table ou le temps avant le début (hôte)
button-setup = Changer
button-calloff = Annuler
button-play-now = Jouer
lobby-opened = Votre partie est ouverte : { $link }
    Invitez vos amis à y presser **Rejoindre**, puis pressez **Commencer**.
setup-head = ### Régler la partie
    Chaque choix compte aussitôt.
setup-ruleset = Jeu
setup-size = Taille
setup-table = Table
setup-time = Temps
story-back = 🔄 **{ $name }** revient à la table.
