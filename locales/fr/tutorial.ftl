# The lesson of Rapid Attack: lesson-title-<step>, lesson-<step>, lesson-no-<step>-<choice>.

lesson-partner = Mira
lesson-head = ### { $step }/{ $steps } · { $title }
lesson-head-end = ### { $title }
lesson-wrong = ❌ { $why } Essayez encore.
lesson-back = Retour
lesson-again = Recommencer
lesson-lost = Cette leçon a changé ; elle recommence.
lesson-dice = Les touches lancées : { $dice }

lesson-intro = Vous êtes **{ $you }** et jouez deux Frames contre { $partner }. Les dés sont connus d'avance, rien ne peut mal tourner, et personne d'autre ne voit cela.

lesson-title-aim = Cible et portée
lesson-aim = Votre Badger (A2) a déjà agi et visé Jackal (B1) : 3. Maintenant, c'est votre Kestrel (A1) qui agit. Jackal est à 12 unités à l'ouest, derrière un mur ; la station S1 est à mi-chemin. Heron (B2) est plus près, mais personne ne l'a visé.
    {""}**Quelle cible, et à quelle portée ?** Vous l'annoncez avant de lancer, sans devoir y être déjà. Le tir direct va jusqu'à { $ruler }.
lesson-no-aim-close = Le corps à corps se fait à { $reach } ou moins. Jackal est à 12, et aucun dé n'emmènera Kestrel si loin.
lesson-no-aim-other = Permis, et Heron est à découvert. Mais Badger a visé Jackal : ce 3 donne trois touches de plus.
lesson-no-aim-nobody = Sans cible, pas de dés rouges. Cela convient à un Frame qui veut seulement courir ou viser.

lesson-title-defend = Défense
lesson-defend = Tous les dés sont sur la table, et chacun ne sert qu'une fois.
    {""}**Quel dé défend ?** Bleu ou blanc. Il vient en premier, vaut tout le tour contre tout le monde, et ne s'ajoute pas plus tard.
lesson-no-defend-white = Permis, et aussi bon. Mais un blanc peut tout faire et un bleu seulement défendre : prenez le bleu.
lesson-no-defend-open = Permis, mais la défense vaut alors 0 jusqu'à la fin du tour, contre tous.

lesson-title-move = Mouvement
lesson-move = Mouvement et attaque viennent dans l'ordre voulu. Jackal est à 12 unités, le tir direct va jusqu'à { $ruler }, et S1 est à 6, droit devant.
    {""}**Quel dé, et pour quoi ?** Vous avez un dé vert au jet : aucun décor ne vous ralentit.
lesson-no-move-white = Deux unités : Jackal reste hors de portée, et la station aussi.
lesson-no-move-attack = Jackal est à 12 unités. Hors de la portée annoncée, pas d'attaque : bougez d'abord.
lesson-no-move-spot = La visée est la dernière chose que fait un Frame. Ensuite, ni mouvement ni attaque.
lesson-no-move-done = Les dés inutilisés seraient perdus.

lesson-title-where = Où aller
lesson-where = La carte mesure pour vous. Chaque endroit proposé peut être atteint, et sa distance est indiquée ; dans une partie, vous pouvez aussi écrire un endroit comme `8H`, ou le montrer sur le plateau.
    {""}**Où va Kestrel ?** Vous prenez une station en étant seul à vous arrêter à { $reach } ou moins.
lesson-no-where-range = À portée, mais trop loin de la station, qui reste à personne. Quelques pas de plus, et vous avez les deux.
lesson-no-where-close = Heron et Jackal vous auraient tous deux dans leur ligne de tir, et la station ne serait à personne.
lesson-no-where-away = En vous éloignant de Jackal : ni attaque, ni station.
lesson-no-where-stay = D'ici, ni Jackal ni la station ne sont à portée, et le mouvement est perdu.

lesson-title-attack = Attaque
lesson-attack = Jackal est maintenant à portée, et S1 est à vous : 3 atouts à 5 points font 15. Qui mène choisit en premier.
    {""}**Quel dé attaque ?** Jackal n'a pas encore agi : il pourra se défendre avant que l'attaque soit résolue. Le mur T1 est entre vous deux, à { $reach } ou moins de Jackal : il est à couvert.
lesson-no-attack-white = Permis, mais plus faible. C'est la valeur qui donne les touches.
lesson-no-attack-spot = La visée termine l'activation : vous n'attaqueriez plus.
lesson-no-attack-done = La cible est à portée et il y a un 6. Terminer maintenant, c'est le perdre.

lesson-title-use-spot = Les touches
lesson-use-spot = C'était l'ordre de combat : Jackal s'est activé aussitôt, a annoncé, lancé et défendu ; la suite de son activation viendra après la vôtre.
    {""}**Utilisez-vous la visée de Badger ?** Touches = attaque 6 + visée 3 − défense 5 : autant de dés à lancer. La visée de l'un sert à tous, une fois.
lesson-no-use-spot-keep = 6 − 5 ne laisse alors qu'un dé, sur une cible à couvert. Et la visée serait de toute façon retirée à la fin du tour.

lesson-title-spot = Visée
lesson-spot = Les dés se lisent du plus petit au plus grand. Le 2 ne fait rien. Le 4 détruit le mur, dont la seule marque jaune disait qu'il n'encaisse plus qu'un dégât. Alors le 5 et le 6 infligent chacun un dégât à Jackal : à découvert, un 5 suffit. { $partner } a choisi deux équipements à perdre, mais Jackal garde ses dés déjà lancés.
    {""}**Quelle est votre dernière étape ?** Avec un équipement Y, vous visez jusqu'à { $ruler }, à couvert ou non.
lesson-no-spot-white = Permis, mais 4 vaut moins que 5, et ce qui reste est perdu de toute façon.
lesson-no-spot-done = Le 5 jaune serait perdu. Une visée aide tout allié qui attaque ce Frame avant la fin du tour.
lesson-title-ground = Sous le feu
lesson-ground = Votre activation est finie, et Jackal reprend la sienne : il riposte. 6 contre une défense de 4 font deux touches, 3 et 5 ; à découvert, une seule inflige un dégât.
    {""}**Cédez-vous du terrain ?** Kestrel est près d'une station que vous tenez : une fois par attaque, il peut s'en éloigner au lieu d'encaisser un dégât.
lesson-no-ground-give = Un bon choix dans une vraie partie : rien de perdu, et S1 reste à vous tant que personne n'y vient. Cette fois, tenez, pour voir ce que coûte un dégât.

lesson-title-loss = Un dégât
lesson-loss = Chaque dégât retire un équipement, que vous choisissez. S'il n'y en a plus, il retire un dé blanc ; s'il n'y a plus de blanc, le Frame est détruit.
    {""}**Que perd Kestrel ?** Cela manquera à tous vos jets suivants.
lesson-no-loss-white = Un dé blanc ne se perd que lorsqu'il n'y a plus d'équipement.

lesson-title-doomsday = Points et durée de la partie
lesson-doomsday = Tous ont agi : le tour est fini, le compte à rebours baisse d'un cran, et au début du tour suivant on retire défenses et visées. Les points de victoire, c'est le nombre d'atouts fois leur valeur : vous menez par 15 à 10.
    {""}**Avancez-vous le compte à rebours d'un cran de plus ?** À 0, celui qui a le plus de points gagne : qui mène a intérêt à faire court.

lesson-title-end = Voilà un tour
lesson-end = Vous savez ce qu'est une activation : cible, jet, défense, mouvement et attaque, visée. Une partie entière commence par une enchère : les petites équipes partent en tête, les grandes doivent remonter.
    - `/partie nouvelle` ouvre une partie dans un salon ; la taille *démo* est celle que vous venez de jouer.
    - `/équipe tirer` vous tire une équipe, `/règles` répond à toute question, `/aide` dit que faire ensuite.
    - MEZ diffère sur quelques points : `/règles` a une page sur ce que chaque livre a de particulier.
