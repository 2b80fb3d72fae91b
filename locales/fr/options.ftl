# Options that several games have in common; those of a single game are <family>-option-<label>.

option-pass = Passer
option-no-target = Aucune cible
option-defend = Se défendre avec { $die }
option-no-defense = Ne pas se défendre
option-move = Se déplacer avec { $die }
option-attack = Attaquer avec { $die }
option-spot = Viser avec { $die }
option-done = Terminer
option-open = À découvert
option-keep-spot = Sans la visée
option-nobody = Personne
