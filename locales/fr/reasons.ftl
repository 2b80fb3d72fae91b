# Pourquoi l'adversaire, ou un conseil, joue ainsi.

reason-attack = dégâts à prévoir : { $hits } ; { $destroys } de chances de la détruire
reason-shot = { $chance } de chances de marquer
reason-pass = { $chance } de chances d'arriver
reason-steal = { $chance } de chances de prendre le ballon
reason-tackle = { $chance } de chances de prendre le ballon
reason-best-attack = elle a la meilleure cible
reason-best-die-defends = le meilleur dé disponible
reason-at-random = au hasard
reason-ask-people = seules les personnes à la table le voient
reason-term-score = score { $points }
reason-term-late = score en fin de partie { $points }
reason-term-life = dégâts { $points }
reason-term-threat = cibles { $points }
reason-term-reach = stations à portée { $points }
reason-term-goals = buts { $points }
reason-term-ball = le ballon { $points }
reason-term-shot = chances de but { $points }
reason-term-near = près du ballon { $points }
reason-term-systems = équipements { $points }
reason-term-boarding = abordages { $points }
reason-term-fuel = carburant { $points }
reason-term-edge = place pour manœuvrer { $points }
