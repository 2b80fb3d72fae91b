# Options that several games have in common; those of a single game are <family>-option-<label>.

option-pass = Pass
option-no-target = No target
option-defend = Defend with { $die }
option-no-defense = No defense
option-move = Move with { $die }
option-attack = Attack with { $die }
option-spot = Spot with { $die }
option-done = Done
option-open = No cover
option-keep-spot = Without the spot
option-nobody = Nobody
