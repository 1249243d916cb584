# Ce que dit une table. Les jeux parlent pour eux-mêmes.

seat-open = place libre
seat-numbered = Place { $number }
seat-lost = Cette place n’est plus la vôtre. Vous regardez désormais la partie.
seat-lost-to-bot = Un robot joue à votre place. Reprenez-la quand vous voulez.

waits-for = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
log-left = { $name } a quitté la table.
log-corrected = La dernière saisie a été corrigée.
waits-left = { $name } a quitté la table. Renvoyez le lien, laissez jouer un robot à sa place, ou attendez.
waits-for-somebody = On attend que quelqu’un s’assoie.
waits-for-others-too = { $count ->
    [one] On attend { $names }, et que quelqu’un s’assoie.
   *[other] On attend { $names }, et que quelqu’un s’assoie.
}
waits-stuck = Le serveur ne peut pas continuer pour l’instant. Il réessaie de lui-même ; rien n’est perdu.
names-and = { $names } et { $last }
waits-throw = { $what } On attend { $names }.
sequence-cut = Arrêt après { $done } sur { $of }. { $why }
sequence-asked = Quelqu’un d’autre doit d’abord décider.
sequence-chance = Il faut d’abord lancer ou piocher.
waits-over = La partie est finie.
table-closed = Cette partie ne peut plus continuer : son enregistrement ne mène plus où il menait. On la montre jusque-là ; rien n’en a été effacé. { $why }
table-closed-rules = Cette partie a commencé avec la version { $found } des règles et ne peut pas continuer avec la version { $known }. On la montre tant que les deux s’accordent ; rien n’en a été effacé. { $why }
chance-dice = { $what } Lancez quand vous voulez.
chance-cards = { $what } Piochez quand vous voulez.
chance-dice-real = { $what } Lancez vos dés et indiquez ce qu’ils montrent.
chance-cards-real = { $what } Piochez à votre table et indiquez ce qui est venu.

lesson-reading = Lisez cette étape, puis continuez.

hint-best = Le mieux : { $best }.
hint-then = Puis : { $steps }.
hint-equal = À peu près aussi bon : { $others }.
hint-others = Ensuite : { $others }.
curve-title = Chances de gagner
curve-moves = Coup
curve-chance = Pour cent
review-unit-chance = Tous les chiffres sont des chances de gagner sur 100. Ce que les dés et les cartes ont apporté et ce que les décisions ont coûté font tout le chemin du départ au résultat.
review-unit-chance-large = Tous les nombres sont des chances de gagner sur 100, additionnées sur toute la partie : ce qu’un lancer a pris, un autre a pu le rendre, si bien qu’une somme peut dépasser cent. Hasard et décisions font ensemble tout le chemin du départ au résultat.
review-unit-points = Tous les chiffres sont des points. Ce que les dés et les cartes ont apporté et ce que les décisions ont coûté font tout le chemin du départ au résultat.
review-unit-turns = Tous les chiffres sont des tours : moins il y en a, mieux c’est. Ce que le temps a apporté et ce que les caps ont coûté font tout le chemin du par au résultat.
review-accuracy-within = { $mean } (de { $low } à { $high })
review-cost-chance = { $name } a laissé filer, en chances sur 100 : { $cost } (entre { $low } et { $high }).
review-gain-chance = { $name } a trouvé mieux que le maître, en chances sur 100 : { $cost } (entre { $low } et { $high }).
review-cost-points = { $name } a laissé filer, en points : { $cost } (entre { $low } et { $high }).
review-gain-points = { $name } a trouvé mieux que le maître, en points : { $cost } (entre { $low } et { $high }).
review-cost-turns = Sur le meilleur cap, { $name } a perdu, en tours : { $cost }.
review-how-exact = La course est résolue : ce coût est exact.
review-how = Les deux suites ont été jouées { $times } fois, avec la même chance pour l’une et l’autre et seulement ce que le joueur pouvait savoir. Une différence plus petite ne se distinguerait pas du hasard.
review-luck-chance = La chance a donné à { $name }, en chances sur 100 : { $luck }.
review-bad-luck-chance = La malchance a coûté à { $name }, en chances sur 100 : { $luck }. En moyenne, cela tourne mieux que ceci :
review-luck-points = La chance a donné à { $name }, en points : { $luck }.
review-bad-luck-points = La malchance a coûté à { $name }, en points : { $luck }. En moyenne, cela tourne mieux que ceci :
review-luck-turns = Le temps a fait gagner à { $name }, en tours : { $luck }.
review-bad-luck-turns = Le temps a coûté à { $name }, en tours : { $luck }.
review-point = { $move ->
    [0] Mise en place : { $what }
   *[other] Coup { $move } : { $what }
}
review-card = { $move ->
    [0] Mise en place : { $name }
   *[other] Coup { $move } : { $name }
}
review-within = { $value } (de { $low } à { $high })
review-curve-points = Points à attendre
review-axis-points = Points
review-curve-turns = Tours à attendre
review-axis-turns = Tours

curtain-pass = Passez l’appareil à { $name }.
curtain-pass-either = Passez l’appareil à { $name } ou à { $other }.
curtain-show = Je suis { $name } : voir mon jeu
curtain-look = Je suis { $name }
curtain-hide = Cacher mon jeu
refused-curtain = Quelqu’un d’autre regarde. Passez d’abord l’appareil.

refused-closed = Cette table est fermée ; on ne peut que la regarder.
refused-seat = Cette place n’est pas la vôtre.
refused-no-seat = Cette place n’existe pas à cette table.
refused-identity = Acceptez les cookies de cette page pour que la table vous reconnaisse.
refused-hidden-luck = Seul le joueur qui voit ces cartes peut dire laquelle est venue.
refused-not-your-throw = C’est à quelqu’un d’autre de lancer ou de piocher.
refused-luck = À cette table, c’est le serveur qui lance et qui pioche.
refused-stale = La partie a avancé depuis votre choix. Regardez de nouveau.
refused-taken = Cette place est prise.
refused-player-is-here = La personne qui joue à cette place est en ligne.
refused-player-may-return = { $seconds ->
    [one] La personne assise là peut revenir d’un instant à l’autre. Un robot pourra la remplacer dans { $seconds } seconde.
   *[other] La personne assise là peut revenir d’un instant à l’autre. Un robot pourra la remplacer dans { $seconds } secondes.
}
refused-no-bot = Ce robot n’existe pas pour ce jeu.
refused-error = Une erreur est survenue sur le serveur.
refused-lesson = Une leçon n’attend que l’étape demandée par sa carte.

lesson-end = C’était la dernière étape : à vous de jouer.
over-alone = Résultat
over-won = Victoire { $name-de }
over-shared = { $names } se partagent la victoire
over-none = Personne ne gagne
refused-write-open = La table écrit encore le dernier coup. Réessayez dans un instant.

# The name of a player who gave none.
guest = Invité
bot-novice = Novice
bot-habitue = Habitué
bot-maitre = Maître
bot-greedy = Glouton
bot-random = Hasard
