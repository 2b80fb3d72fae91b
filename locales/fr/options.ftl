# Options that several games have in common; those of a single game are <family>-option-<label>.

option-pass = Passer
option-no-target = Aucune cible
option-defend = Défense avec { $die }
option-no-defense = Aucune défense
option-move = Mouvement avec { $die }
option-attack = Attaque avec { $die }
option-spot = Visée avec { $die }
option-done = Terminé
option-open = À découvert
option-keep-spot = Sans la visée
option-nobody = Personne
