# Suivre une partie

name-follow = suivre
parameter-game = partie
parameter-webhook = webhook
cmd-follow = Suivre une partie : chaque activation vous arrive en message privé
opt-follow-game = Laquelle : choisissez-la, ou collez un lien vers son salon ; vide : celle d'ici
opt-follow-thread = La publier plutôt dans ce fil ou ce salon (hôte)
opt-follow-webhook = L'envoyer plutôt à ce webhook (hôte) ; son adresse reste secrète
opt-follow-stop = Ne plus la suivre
follow-head = -# **{ $title }**
follow-over = -# La partie est finie : vous ne la suivez plus.
follow-begun = { $way ->
    [message] Vous suivez **{ $title }** : chaque activation vous arrive en message privé.
    [thread] **{ $title }** est publiée dans { $where }, un message par activation.
   *[webhook] **{ $title }** part vers votre webhook, un message par activation. Son adresse ne sera plus jamais montrée.
}
follow-stopped = Vous ne suivez plus **{ $title }**.
follow-was-not = Vous ne suivez pas **{ $title }**.
follow-was-over = Vous ne suivez plus cette partie.
button-unfollow = Ne plus suivre
button-unfollow-game = Ne plus suivre { $title }
mine-follows = { $count ->
    [one] **Vous suivez { $count } partie :**
   *[other] **Vous suivez { $count } parties :**
}
mine-follow = **{ $title }**{ $way ->
    [message] {""}
    [thread] {" "}(dans un fil)
   *[webhook] {" "}(par webhook)
} : { $link }
error-follow-unreadable = « { $text } » n'est ni une partie de la liste, ni un lien vers le salon d'une partie.
error-follow-already = Vous suivez déjà cette partie. `/suivre arrêter:True` y met fin.
error-follow-full = { $most } personnes suivent cette partie : il n'y a plus de place.
error-follow-many = Vous suivez { $most } parties, c'est le maximum. Cessez d'abord d'en suivre une.
error-follow-direct = Je ne peux pas vous écrire en privé : autorisez-le pour ce serveur dans ses réglages de confidentialité, puis réessayez.
error-follow-no-thread = Je ne publie que là où vous et moi pouvons écrire : choisissez un autre fil.
error-follow-one-way = Choisissez un fil ou un webhook, pas les deux.
error-follow-not-yours = Seule la personne qui a commencé peut y mettre fin.
error-webhook-unknown = Je ne trouve pas ce webhook. Copiez son adresse dans les réglages du salon, sous *Intégrations*.
