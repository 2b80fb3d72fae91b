# Les panneaux privés qui se mettent à jour, et ce que disent leurs anciens boutons
panel-closed = -# Vous avez ouvert un panneau plus récent de cette partie. Celui-ci est fermé.
panel-rests = -# État à { $at }. Ce panneau ne se met plus à jour : pressez **Actualiser**.
button-withdraw = Retirer ma demande
error-stale-undo = Ce qui serait annulé a changé depuis ce bouton. Regardez de nouveau avec `/partie annuler`.
error-stale-vote = Cette demande est déjà réglée. Une autre est ouverte.
