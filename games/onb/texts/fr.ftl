# The game

game-title = ONB – One dice Battles
game-tagline = Des figurines sur une grille, deux demi-actions, et un seul dé par attaque.
game-goal = But : mettre hors de combat les créatures d’en face. À son tour, chacune des vôtres a deux demi-actions : se déplacer et attaquer, par exemple.
game-author = Théophane Vallaeys

game-shelf = Mes armées

# Options

option-map = Plateau
option-map-help = Là où l’on se bat.
option-map-prairie = La Prairie aux menhirs
option-map-donjon = Le Donjon
option-map-ruines = Les Ruines
option-map-citadelle = La Citadelle
option-map-own = Un plateau à vous
option-own_map = Votre plateau
option-own_map-help = Le texte d’un plateau dessiné par vous, entre guillemets. Ne sert qu’avec le plateau « own ».
option-bestiary = Vos créatures
option-bestiary-help = Des fiches TOML, entre guillemets, qui complètent ou remplacent celles du bestiaire de base.
option-scenario = Scénario
option-scenario-help = L’enjeu de la bataille.
option-scenario-mort = À mort
option-scenario-capture = Prise d’un point
option-scenario-cible = Chacun protège une cible
option-scenario-cible_unique = Seul le second camp a une cible
option-turn_limit = Limite de rounds
option-turn_limit-help = Le dernier round ; 0 garde la limite du scénario.
option-points = Points d’armée
option-points-help = Ce que chacun peut dépenser pour son armée.
option-points_by_seat = Points par joueur
option-points_by_seat-help = Une liste dans l’ordre des places, par exemple [200, 150] ; les autres ont le nombre commun.
option-armies = Armées
option-armies-help = Composées en secret par les joueurs, tirées au hasard pour tous, ou déjà prêtes.
option-armies-built = Composées en secret
option-armies-random = Tirées au hasard
option-armies-ready = Toutes prêtes, une par joueur
option-affiliation_1 = Affiliation du joueur 1
option-affiliation_1-help = La bannière de l’armée ; les neutres sont toujours admis.
option-affiliation_1-guet = Le Guet
option-affiliation_1-cendres = Les Cendres
option-affiliation_1-forge = La Forge
option-affiliation_1-free = Choisie avec l’armée
option-affiliation_2 = Affiliation du joueur 2
option-affiliation_2-help = La bannière de l’armée ; les neutres sont toujours admis.
option-affiliation_2-guet = Le Guet
option-affiliation_2-cendres = Les Cendres
option-affiliation_2-forge = La Forge
option-affiliation_2-free = Choisie avec l’armée
option-affiliation_3 = Affiliation du joueur 3
option-affiliation_3-help = La bannière de l’armée ; les neutres sont toujours admis.
option-affiliation_3-guet = Le Guet
option-affiliation_3-cendres = Les Cendres
option-affiliation_3-forge = La Forge
option-affiliation_3-free = Choisie avec l’armée
option-affiliation_4 = Affiliation du joueur 4
option-affiliation_4-help = La bannière de l’armée ; les neutres sont toujours admis.
option-affiliation_4-guet = Le Guet
option-affiliation_4-cendres = Les Cendres
option-affiliation_4-forge = La Forge
option-affiliation_4-free = Choisie avec l’armée
option-alliances = Alliances
option-alliances-help = Qui combat avec qui.
option-alliances-none = Chacun pour soi
option-alliances-pairs = Places 1 et 3 contre 2 et 4
option-alliances-one_against_all = Place 1 contre toutes les autres
option-roles = Attaquant
option-roles-help = Qui attaque quand il faut prendre un point.
option-roles-fixed = Le camp de la place 1
option-roles-drawn = Tiré au sort
option-max_copies = Exemplaires d’une troupe
option-max_copies-help = Combien de fois une troupe peut figurer dans une armée ; « auto » : une par 50 points, au moins 2 ; 0 : sans limite.
option-max_copies-auto = 1 par 50 points, min. 2
option-max_copies-0 = Sans limite
option-max_copies-1 = 1
option-max_copies-2 = 2
option-max_copies-3 = 3
option-max_copies-4 = 4
option-max_copies-5 = 5
option-max_copies-6 = 6
option-max_copies-7 = 7
option-max_copies-8 = 8
option-costs = Coûts
option-costs-help = Ce que coûtent les créatures du bestiaire de base.
option-costs-printed = Ceux du livret
option-costs-mended = Rééquilibrés par les essais
option-hero_unique = Héros uniques
option-hero_unique-help = Là où un héros ne peut paraître qu’une fois.
option-hero_unique-alliance = Dans chaque alliance
option-hero_unique-battlefield = Sur tout le champ de bataille
option-cross_alignment = Affiliations mêlées
option-cross_alignment-help = Une armée peut mêler toutes les affiliations.
option-third_seat_bonus = Bonus de la troisième place
option-third_seat_bonus-help = Points en plus, en pour cent, pour le troisième de trois joueurs, assis entre les deux autres.
option-shared_army = Armée commune
option-shared_army-help = Les alliés mènent une seule armée ; chaque créature reçoit son meneur au déploiement.
option-deployment = Déploiement
option-deployment-help = Une créature à la fois, chacun son tour, ou tous ensemble en secret.
option-deployment-alternate = À tour de rôle
option-deployment-secret = En secret
option-second_pass = Seconde passe
option-second_pass-help = Dans quel ordre agissent ceux qui ont attendu.
option-second_pass-ascending = Les plus lents d’abord
option-second_pass-descending = Les plus rapides d’abord
option-tie_break = Initiatives égales
option-tie_break-help = Quand le dé départage les camps de même initiative.
option-tie_break-round = À chaque round
option-tie_break-once = Une fois pour toute la partie
option-opportunity = Attaques d’opportunité
option-opportunity-help = Si quitter le contact se paie.
option-opportunity-auto = Toujours portées
option-opportunity-ask = On demande au joueur
option-opportunity-off = Aucune
option-careful_cost = Coût d’un pas prudent
option-careful_cost-help = Points de mouvement en plus pour un pas qui ne provoque personne.
option-presence = Présence
option-presence-help = Amis et ennemis au contact modifient une attaque.
option-presence_cap = Présence maximale
option-presence_cap-help = Ce que la présence ajoute ou retire au plus.
option-facing_rear = Attaque de dos
option-facing_rear-help = Le bonus contre une cible vue de dos.
option-engaged_shooting = Tir au contact
option-engaged_shooting-help = Ce qui arrive à une créature qui tire au contact d’un ennemi.
option-engaged_shooting-malus = −2
option-engaged_shooting-free = Rien
option-engaged_shooting-forbid = C’est interdit
option-shaken = Secoué
option-shaken-help = Les coups rudes secouent.
option-knockdown = À terre
option-knockdown-help = Certaines armes renversent.
option-range_metric = Mesure des portées
option-range_metric-help = Ce que vaut une diagonale quand on mesure une portée.
option-range_metric-octile = Une et demie
option-range_metric-chebyshev = Une
option-critical_rolls = Jets critiques
option-critical_rolls-help = Un 1 naturel échoue toujours, la plus haute face touche toujours.
option-large_heading = Les grands socles gardent leur cap
option-large_heading-help = Un grand socle tourne d’au plus 45° d’un pas à l’autre.
option-mana_regen = Mana par round
option-mana_regen-help = Le mana rendu à la fin de chaque round.
option-die_anchor = Ancrage du dé
option-die_anchor-help = Quelle extrémité du dé tombe juste quand on engendre les lignes.
option-die_anchor-max = Le meilleur jet
option-die_anchor-mid = Réparti sur les deux bouts
option-dice_extended = Plus de dés
option-dice_extended-help = Les lignes peuvent aussi employer un D0, qui donne toujours 0, et un D100.
option-long_range_model = Longue portée
option-long_range_model-help = Comment la longue portée affaiblit un tir dans les statistiques cachées.
option-long_range_model-malus = Quatre points cachés de moins
option-long_range_model-coeff = Quatre cinquièmes (ancien texte)
option-dodge_speed_model = Vitesse contre esquive
option-dodge_speed_model-help = Comment la vitesse d’une arme gêne l’esquive.
option-dodge_speed_model-minus = Elle retire des points
option-dodge_speed_model-divide = Elle divise (ancien texte)
option-ballistic_model = Tirs balistiques
option-ballistic_model-help = Ce qui arrête un tir en cloche.
option-ballistic_model-height = Ce qui dépasse le tir
option-ballistic_model-target_bonus = Ce qui dépasse beaucoup la cible (ancien texte)
option-hidden_stats = Statistiques cachées
option-hidden_stats-help = Si les fiches montrent aussi les statistiques cachées.
option-hidden_stats-lines = Les lignes seules
option-hidden_stats-open = Montrées
option-concede = Abandon
option-concede-help = On peut abandonner quand c’est à soi de jouer.
preset-first-game = Première partie : deux armées prêtes de 100 points
preset-escarmouche = Escarmouche : 100 points sur la prairie
preset-assaut = Assaut : prendre le cœur de la citadelle
preset-chasse = La chasse : protégez votre cible
preset-equipes = Deux contre deux dans la citadelle
preset-equilibre = Coûts rééquilibrés
preset-hasard = Armées au hasard
preset-laboratoire = Laboratoire : armées au hasard, sans abandon
preset-ancien_texte = Les anciennes règles de tir et d’esquive

# Names

kind-garde = Garde du Guet
    .genre = m
    .le = le Garde du Guet
    .un = un Garde du Guet
    .court = Garde du Guet
kind-piquier = Piquier
    .genre = m
    .le = le Piquier
    .un = un Piquier
    .court = Piquier
kind-arbaletrier = Arbalétrier
    .genre = m
    .le = l’Arbalétrier
    .un = un Arbalétrier
    .court = Arbalétrier
kind-magicienne = Magicienne de guerre
    .genre = f
    .le = la Magicienne de guerre
    .un = une Magicienne de guerre
    .court = Magicienne
kind-aldric = Capitaine Aldric
    .genre = m
    .le = le Capitaine Aldric
    .un = le Capitaine Aldric
    .court = Aldric
kind-gobelin = Gobelin
    .genre = m
    .le = le Gobelin
    .un = un Gobelin
    .court = Gobelin
kind-orque = Orque
    .genre = m
    .le = l’Orque
    .un = un Orque
    .court = Orque
kind-ogre = Ogre
    .genre = m
    .le = l’Ogre
    .un = un Ogre
    .court = Ogre
kind-diablotin = Diablotin
    .genre = m
    .le = le Diablotin
    .un = un Diablotin
    .court = Diablotin
kind-zarka = Zarka, chamane des Cendres
    .genre = f
    .le = Zarka
    .un = Zarka
    .court = Zarka
kind-flammeche = Flammèche
    .genre = f
    .le = la Flammèche
    .un = une Flammèche
    .court = Flammèche
kind-sentinelle = Sentinelle
    .genre = f
    .le = la Sentinelle
    .un = une Sentinelle
    .court = Sentinelle
kind-drone = Drone éclaireur
    .genre = m
    .le = le Drone éclaireur
    .un = un Drone éclaireur
    .court = Drone éclaireur
kind-tourelle = Tourelle
    .genre = f
    .le = la Tourelle
    .un = une Tourelle
    .court = Tourelle
kind-mortier = Mortier mobile
    .genre = m
    .le = le Mortier mobile
    .un = un Mortier mobile
    .court = Mortier mobile
kind-prime = Unité Prime
    .genre = f
    .le = l’Unité Prime
    .un = l’Unité Prime
    .court = Prime
kind-loup = Loup gris
    .genre = m
    .le = le Loup gris
    .un = un Loup gris
    .court = Loup gris
kind-voyante = Voyante
    .genre = f
    .le = la Voyante
    .un = une Voyante
    .court = Voyante
kind-chevalier = Chevalier errant
    .genre = m
    .le = le Chevalier errant
    .un = un Chevalier errant
    .court = Chevalier errant
kind-barricade = Barricade
    .genre = f
    .le = la Barricade
    .un = une Barricade
    .court = Barricade
kind-coffre = Coffre ferré
    .genre = m
    .le = le Coffre ferré
    .un = un Coffre ferré
    .court = Coffre ferré
kind-own = { $name }
    .genre = m
    .le = { $name }
    .un = { $name }
    .court = { $name }
weapon-epee = Épée
weapon-bouclier = Bouclier
weapon-pique = Pique
weapon-arbalete = Arbalète
weapon-dague = Dague
weapon-baton = Bâton ferré
weapon-trait_arcane = Trait arcane
weapon-boule_de_feu = Boule de feu
weapon-epee_longue = Épée longue
weapon-lance_pierre = Lance-pierre
weapon-masse = Masse d’armes
weapon-gourdin = Gourdin
weapon-balayage = Balayage
weapon-griffes = Griffes
weapon-crachat = Crachat ardent
weapon-malediction = Malédiction
weapon-toucher_de_braise = Toucher de braise
weapon-lame_hydraulique = Lame hydraulique
weapon-arc_electrique = Arc électrique
weapon-canon_rotatif = Canon rotatif
weapon-bombe = Bombe de mortier
weapon-poing_de_forge = Poing de forge
weapon-rayon = Rayon voltaïque
weapon-morsure = Morsure
weapon-choc_mental = Choc mental
weapon-lance = Lance de cavalerie
power-recharger = Recharger
power-soin = Soin
power-ralliement = Ralliement
power-invocation = Invocation de flammèche
power-reparation = Réparation
army-guet_1 = Garde rapprochée
army-guet_2 = Mur de piques
army-cendres_1 = Meute de Zarka
army-cendres_2 = Bande de pillards
army-forge_1 = Cohorte de Prime
army-forge_2 = Patrouille mixte
direction-n = le nord
direction-ne = le nord-est
direction-e = l’est
direction-se = le sud-est
direction-s = le sud
direction-sw = le sud-ouest
direction-w = l’ouest
direction-nw = le nord-ouest
banner-guet = le Guet
banner-cendres = les Cendres
banner-forge = la Forge
affiliation-guet = Le Guet
affiliation-cendres = Les Cendres
affiliation-forge = La Forge
affiliation-neutre = Neutres
creature = { $kind-court } { $number }
    .genre = { $kind-genre }
creature-any = la créature
    .genre = f
line-plain = [{ $table }] D{ $die }{ $bonus }
line-flat = [{ $table }] D{ $die }{ $bonus } { $flat } PV
line-told-plain = D{ $die }{ $bonus }, table { $table }
line-told-flat = D{ $die }{ $bonus }, table { $table }, { $flat } PV
test-pick = de crocheter la serrure
test-bash = d’enfoncer la porte
test-vault = de franchir l’obstacle

# What one may do

label-add = Recruter : { $kind } ({ $cost } points)
label-remove = Renvoyer : { $kind } ({ $cost } points)
label-ready = Prendre l’armée « { $army } »
label-lock = Valider l’armée définitivement
label-pick = Déployer { $kind }
label-give = Sous les ordres { $seat-de }
label-deploy-cell = En { $cell }
label-aim-cell = Viser { $cell }
label-summon-cell = Invoquer en { $cell }
label-arrive-cell = Arriver en { $cell }
label-face = Regarder vers { $direction }
label-target = { $who } est la cible
label-activate = Activer { $who }
label-wait = Faire attendre { $who }
label-yield = Laisser un allié jouer d’abord
label-course = Faire courir { $who }, { $points } points
label-sprint = Faire sprinter { $who }, { $points } points
label-charge = Charger { $target } avec { $who }
sequence-walk = Courir jusqu’en { $cell } — { $halves ->
    [1] { $cost } point
    [2] 1 point
    [3] { $cost } point
   *[other] { $cost } points
}
sequence-walk-provoking = Courir jusqu’en { $cell } — { $halves ->
    [1] { $cost } point
    [2] 1 point
    [3] { $cost } point
   *[other] { $cost } points
}, en provoquant une attaque d’opportunité
sequence-sprint = Sprinter jusqu’en { $cell } — { $halves ->
    [1] { $cost } point
    [2] 1 point
    [3] { $cost } point
   *[other] { $cost } points
}
sequence-sprint-provoking = Sprinter jusqu’en { $cell } — { $halves ->
    [1] { $cost } point
    [2] 1 point
    [3] { $cost } point
   *[other] { $cost } points
}, en provoquant une attaque d’opportunité
sequence-charge = Charger { $target } avec { $who }, en frappant depuis { $cell }
sequence-aim = { $weapon } sur { $target }, en visant { $cell }
sequence-charge-end = Frapper { $target } depuis { $cell }
label-step = Avancer en { $cell }, vers { $direction }, avec { $who }
label-careful = Pas prudent en { $cell }, vers { $direction }, avec { $who }
label-halt = S’arrêter ici
label-attack = { $weapon } sur { $target } : { $line }
label-around = { $weapon } tout autour
label-aim = { $weapon } : choisir une case
label-power = { $power }
label-power-on = { $power } sur { $target }
label-open = Ouvrir la porte { $door }
label-close = Fermer la porte { $door }
label-pick-lock = Crocheter la porte { $door }
label-bash = Enfoncer la porte { $door }
label-vault = Franchir vers { $direction }
label-stand = Se relever
label-end = Terminer l’activation { $who-de }
label-strike = Frapper : { $weapon }
label-riposte = Frapper
label-let-go = Laisser partir
label-concede = Abandonner

# Conseils

# « there » vaut 1 quand la case vient d’être nommée.
hint-go = { $there ->
    [1] { "" }
   *[other] jusqu’en { $cell }
}
hint-go-strike = { $there ->
    [1] puis { $blow }
   *[other] jusqu’en { $cell }, puis { $blow }
}
hint-strike = puis { $blow }
hint-go-why = { $there ->
    [1] { $why }
   *[other] jusqu’en { $cell } : { $why }
}
hint-safe = aucun ennemi ne peut l’y atteindre
hint-safer = on y risque moins
hint-nearer = plus près { $who-de }
hint-stay = sans quitter sa place
hint-barred = { $nearer } ; sur le chemin d’une charge : { $what }
hint-blow = { $blow }, { $odds }
hint-odds = { $hit } % de toucher, { $kill } % de tuer
hint-odds-added = { $hit } % de toucher, { $kill } % de tuer ; { $list }
hint-wait = l’adversaire devra se découvrir d’abord

# What is asked

ask-army = { $seat }, composez votre armée : { $spent } points sur { $points }.
ask-pick = { $seat }, quelle créature déployez-vous ?
ask-give = { $seat }, qui mènera { $kind-le } ?
ask-place = { $seat }, où placer { $kind-le } ?
ask-deploy-face = { $seat }, vers où regarde { $kind-le } ?
ask-target = { $seat }, laquelle de vos créatures les plus chères est la cible ?
ask-slot = { $seat }, qui agit et qui attend ?
ask-slot-second = { $seat }, qui agit maintenant parmi ceux qui ont attendu ?
ask-act-nothing = { $seat }, { $halves ->
    [one] il reste une demi-action, mais { $who } ne peut rien en faire
   *[other] { $who } ne peut rien faire ici
} : terminez l’activation.
ask-act = { $seat }, que fait { $who } ? { $halves ->
    [one] Il reste une demi-action.
   *[other] Il reste deux demi-actions.
}
ask-move = { $seat }, où va { $who } ? { $halves ->
    [0] Il ne reste aucun point.
    [1] Il reste { $points } point.
    [2] Il reste 1 point.
    [3] Il reste { $points } point.
   *[other] Il reste { $points } points.
}
ask-charge = { $seat }, depuis quelle case { $who } frappe-t-{ $who-genre ->
    [f] elle
   *[m] il
} { $target } ? Chaque pas rapproche de la cible.
ask-aim = { $seat }, où vise { $who } ({ $weapon }) ?
ask-summon = { $seat }, en quelle case { $who } invoque-t-{ $who-genre ->
    [f] elle
   *[m] il
} { $kind-le } ?
ask-summon-face = { $seat }, vers où regarde { $kind-le } ?
ask-strike = { $seat }, avec quelle arme frappe { $who } ?
ask-riposte = { $seat }, { $who } quitte { $by } : frapper ?
ask-face = { $seat }, vers où regarde { $who } ?

# What happens

event-added = { $seat } recrute { $kind-un }.
event-removed = { $seat } renvoie { $kind-un }.
event-ready = { $seat } prend l’armée « { $army } ».
event-locked = { $seat } a validé son armée.
event-hero-clash = { $kind } figure dans deux camps : les deux joueurs doivent choisir à nouveau.
event-revealed = Toutes les armées sont révélées.
event-banner = La bannière { $seat-de } : { $banner }.
event-recruited = Le sort donne { $kind-un } à { $seat }.
event-attacker = À l’attaque : { $side }.
event-turn-order = Ordre de déploiement : { $order }.
seats-in-order = { $first }, { $rest }
sides-in-order = { $first }, puis { $rest }
allies = { $first } et { $rest }
event-deployed = { $seat } place { $who } en { $cell }, { $who-genre ->
    [f] tournée
   *[m] tourné
} vers { $direction }.
event-deployment-done = { $seat } a fini son déploiement.
event-deployment-revealed = Tous les déploiements sont révélés.
event-reserve = { $seat } n’a plus de place : le reste attend en réserve.
event-target = { $who } est la cible { $seat-de }.
event-round = Le round { $round } commence.
event-tie = Initiative { $init }, par tirage au sort : { $order }.
event-second-pass = Seconde passe : ceux qui ont attendu agissent maintenant.
event-yielded = { $seat } laisse un allié jouer d’abord.
event-activated = { $who } agit.
event-waited = { $who } attend.
event-idled = { $who } ne fait rien.
event-course = { $who } court.
event-sprint = { $who } sprinte.
event-charge = { $who } charge { $target }.
event-step = { $who } avance en { $cell }.
event-careful = { $who } avance prudemment en { $cell }.
event-halt = { $who } se déplace jusqu’en { $cell }.
event-put-back = { $who } n’a pas la place de tomber là et revient en { $cell }.
event-provoked = { $who } quitte le contact { $by-de }, qui frappe.
event-let-go = { $by } laisse partir { $who }.
event-attack = { $who } attaque { $target } : { $weapon }, { $line }.
event-aimed = { $who } vise { $cell } : { $weapon }.
event-swept = { $who } frappe tout autour : { $weapon }.
event-missed = { $who } manque { $target } : { $value } (D{ $die } : { $roll }, ligne { $bonus }{ $added ->
    [0] {""}
   *[other] , modificateurs { $modifiers }
}).
event-harmless = { $who } touche { $target }, sans perte : { $value } (D{ $die } : { $roll }, ligne { $bonus }{ $added ->
    [0] {""}
   *[other] , modificateurs { $modifiers }
}).
event-hit = { $who } touche { $target }, { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de dégâts : { $value } (D{ $die } : { $roll }, ligne { $bonus }{ $added ->
    [0] {""}
   *[other] , modificateurs { $modifiers }
}).
event-lost = { $left ->
    [0] { $who } perd { $loss ->
        [one] son dernier PV
       *[other] ses { $loss } derniers PV
    }.
   *[other] { $who } perd { $loss } PV ; il lui en reste { $left }.
}
event-shaken = { $who } est { $who-genre ->
    [f] secouée
   *[m] secoué
}.
event-prone = { $who } tombe à terre.
event-died = { $who } est { $who-genre ->
    [f] tuée
   *[m] tué
}.
event-destroyed = { $who } est { $who-genre ->
    [f] détruite
   *[m] détruit
}.
event-reloaded = { $who } recharge.
event-healed = { $who } rend { $amount } PV à { $target }.
event-rallied = { $who } rallie ses troupes.
event-summoned = { $who } invoque { $called } en { $cell }.
event-door-opened = { $who } ouvre la porte { $door }.
event-door-closed = { $who } ferme la porte { $door }.
event-door-unlocked = { $who } crochète la porte { $door }, qui s’ouvre.
event-door-broken = { $who } enfonce la porte { $door }.
event-test-passed = { $who } tente { $test } : { $roll } au D{ $die }, { $bonus } : réussi.
event-test-failed = { $who } tente { $test } : { $roll } au D{ $die }, { $bonus } : échec.
event-vaulted = { $who } franchit l’obstacle jusqu’en { $cell }.
event-stood-up = { $who } se relève.
event-arrived = { $who } arrive de la réserve en { $cell }.
event-ended = { $who } a terminé.
event-faced = { $who } regarde vers { $direction }.
event-control = { $side } : le point est tenu depuis { $rounds ->
    [one] un round
   *[other] { $rounds } rounds
}.
event-control-lost = { $side } : le point est perdu.
event-conceded = { $seat } abandonne.
event-eliminated = { $seat } est hors jeu.
event-limit = Le round { $round } était le dernier.
verdict-destroyed = { $seat } gagne au round { $round } : il ne reste personne dans l’armée { $other-de }
verdict-gave-up = { $seat } gagne au round { $round } : { $other } a abandonné
verdict-points = { $seat } gagne aux points après le round { $round }, { $points } à { $less }
event-won = { $seat } gagne.
event-won-two = { $first } et { $second } gagnent.
event-won-three = { $first }, { $second } et { $third } gagnent.
event-drawn = Match nul.

# Dice

die-attack = { $who } contre { $target } (D{ $die })
die-test = { $who } tente { $test } (D{ $die })
call-die = Le dé donne { $face }.
call-order = Dans cet ordre : { $order }.
call-attacker = À l’attaque : { $side }.
call-banner = La bannière : { $banner }.
call-recruit = { $kind } rejoint l’armée.

# The board in words

fact-legend = a1 créature 1, du premier joueur · . terrain libre · , terrain encombré · / escalier · ### mur · 2 4 6 obstacle de cette taille · 0 fosse inondée · + porte fermée · ' porte ouverte · o le point
fact-round = Round { $round } sur { $limit }, { $pass ->
    [1] première
   *[other] seconde
} passe.
fact-army = L’armée { $seat-de } coûte { $spent } points sur { $points }.
fact-army-hidden = L’armée { $seat-de } est secrète.
fact-unit = { $who } ({ $seat }) en { $cell }, { $who-genre ->
    [f] tournée
   *[m] tourné
} vers { $direction } : { $pv } PV sur { $most }{ $full ->
    [0] {""}
   *[other] , { $mana } points de mana sur { $full }
}{ $marks ->
    [0] {""}
   *[other] , { $mark }
}.
fact-away = { $who } ({ $seat }), hors du plateau : { $pv } PV sur { $most }{ $full ->
    [0] {""}
   *[other] , { $mana } points de mana sur { $full }
}{ $marks ->
    [0] {""}
   *[other] , { $mark }
}.
fact-thing = { $who } en { $cell } : { $pv } PV sur { $most }.
fact-hidden-body = { $kind }, statistiques cachées : santé { $health } pour { $pv } PV, force { $force }, dextérité { $dexterity }, agilité { $agility }.
fact-hidden-arts = { $kind }, valeurs et précisions : contact { $contact } ({ $contact_accuracy } %), distance { $distance } ({ $distance_accuracy } %), esprit { $psychic } ({ $psychic_accuracy } %), parade { $parry } ({ $parry_accuracy } %), esquive { $dodge } ({ $dodge_accuracy } %), volonté { $will } ({ $will_accuracy } %).
mark-shaken = Secoué
mark-prone = À terre
mark-waiting = Attente
mark-reserve = en réserve
mark-unloaded = Déchargé
marks = { $first }, { $rest }
cell-door-open = Porte { $door }, ouverte.
cell-door-closed = Porte { $door }, fermée.
cell-door-locked = Porte { $door }, verrouillée.

# Why not

refused-act-phase = Une créature est active : faites-la agir, ou terminez son activation.
refused-activated = Elle a déjà agi ce round.
refused-affiliation = Elle sert une autre bannière que le reste de l’armée.
refused-aim-phase = Choisissez une case à viser.
refused-alliances = Ces alliances ne conviennent pas à { $seats } joueurs.
refused-area-weapon = Cette arme frappe une zone, pas une cible.
refused-army-full = Une armée compte au plus vingt créatures.
refused-army-phase = On compose encore les armées.
refused-ask-phase = Dites d’abord si l’occasion est saisie.
refused-attacked = Elle a déjà attaqué ce round.
refused-cannot-move = Elle ne peut pas se déplacer.
refused-cannot-vault = Elle ne peut pas franchir d’obstacle.
refused-careful = Ce pas ne provoque personne : la prudence est inutile.
refused-category = Ce pouvoir n’agit pas sur de telles créatures.
refused-chance = Ce résultat ne peut pas sortir maintenant.
refused-charge-away = Chaque pas d’une charge doit rapprocher.
refused-charge-contact = Elle est déjà au contact d’un ennemi.
refused-charge-far = La cible est trop loin pour une charge.
refused-charge-halt = Une charge finit sur sa cible.
refused-charge-line = Quelque chose barre la charge.
refused-charge-path = Aucune course n’atteint la cible par là.
refused-charge-shaken = Une créature secouée ne charge pas.
refused-charge-spent = Elle a déjà bougé ou attaqué.
refused-concede = À cette table, on n’abandonne pas.
refused-copies = L’armée en compte déjà le maximum.
refused-deploy-phase = Finissez d’abord de placer la créature : laquelle, où, tournée vers où.
why-pick-first = Choisissez d’abord une créature.
why-lead-first = Dites d’abord qui la mène.
why-base-out = Pas la place pour { $kind-le } : un socle de { $side } × { $side } cases sortirait de la zone.
why-affiliation = Une armée n’a qu’une affiliation, plus les neutres : ici { $banner } ; { $kind-le } sert { $other }.
why-over-points = { $kind } : { $cost } points, et il { $left ->
    [0] n’en reste aucun
    [one] n’en reste qu’un
   *[other] n’en reste que { $left }
}.
warning-lock = Une armée validée ne change plus : { $spent } points dépensés sur { $points }.
refused-direction = Il y a huit directions.
refused-door-blocked = Quelqu’un se tient dans l’embrasure.
refused-door-broken = La porte est enfoncée.
refused-door-closed = La porte est déjà fermée.
refused-door-far = La porte est hors de portée.
refused-door-locked = La porte est verrouillée.
refused-door-open = La porte est déjà ouverte.
refused-empty-army = Une armée a besoin d’au moins une créature.
refused-engaged = On ne tire pas au contact d’un ennemi.
refused-face = Le dé n’a pas cette face.
refused-face-phase = Choisissez vers où elle regarde.
refused-fixed = Elle est fixée sur place.
refused-fresh = Elle a été invoquée ce round-ci : elle agira au prochain.
refused-full-pv = Elle a tous ses PV.
refused-heading = Un grand socle ne tourne pas si court.
refused-hemmed-in = Il n’y a nulle part où aller.
refused-hero-of-ally = Un allié a déjà pris ce héros.
refused-hero-twice = Un héros ne figure qu’une fois.
refused-in-reserve = En réserve, elle ne peut qu’arriver ou rester.
refused-loaded = Elle n’a rien à recharger.
refused-locked = Cette armée est validée définitivement.
refused-long-action = Une action longue demande les deux demi-actions.
refused-map-seats = Ce plateau n’est pas fait pour { $seats } joueurs.
refused-mind-of-object = Un objet n’a pas d’esprit.
refused-move-phase = Faites encore un pas, ou arrêtez-vous.
refused-moved = Elle s’est déjà déplacée ce round.
refused-needs-no-target = Ce pouvoir ne prend pas de cible.
refused-needs-target = Ce pouvoir demande une cible.
refused-no-army = Cette armée n’existe pas.
refused-no-blow = Une charge se conclut avec une simple arme de contact, et elle n’en a pas.
refused-no-cell = Aucune case libre n’est assez proche et en vue.
refused-no-creature = Cette créature n’existe pas.
refused-no-door = Cette porte n’existe pas.
refused-no-half-action = Il ne reste aucune demi-action.
refused-no-kind = Cette créature n’existe pas.
refused-no-line = Il n’y a pas de ligne de vue.
refused-no-mana = Il n’y a pas assez de mana.
refused-no-map = Ce plateau n’existe pas.
refused-no-power = Elle n’a pas ce pouvoir.
refused-no-ready = Aucune armée prête ne convient à ces points et à ces bannières.
refused-no-room = Il n’y a pas de place pour elle.
refused-no-slot = Ce n’est le tour de personne.
refused-no-step = Un déplacement compte au moins un pas.
refused-no-stop = On ne peut pas finir là.
refused-no-weapon = Elle n’a pas cette arme.
refused-nobody-around = Aucun ennemi n’est à son contact.
refused-nobody-to-rally = Personne alentour n’est secoué ni à terre.
refused-none-left = Il n’en reste pas à déployer.
refused-not-ally = Ce n’est pas un allié.
refused-not-around = Cette arme ne frappe pas tout autour.
refused-not-fired = Cette arme ne se tire pas sur une case.
refused-not-hostile = On n’attaque que des ennemis et des objets.
refused-not-in-army = L’armée n’en compte aucune.
refused-not-locked = La porte n’est pas verrouillée.
refused-not-prone = Elle est debout.
refused-not-self = Ce pouvoir n’agit pas sur qui l’emploie.
refused-not-yours = Cette créature n’est pas à vous.
refused-nothing-to-aim-at = Il n’y a aucune case à viser.
refused-occupied = Quelqu’un ou quelque chose s’y trouve.
refused-off-map = C’est hors du plateau.
refused-off-zone = C’est hors de la zone de déploiement.
refused-one-die = Il faut exactement un dé.
refused-option-range = Une option a une valeur impossible.
refused-other-slot = Son initiative n’est pas encore venue.
refused-out-of-range = La cible est hors de portée.
refused-out-of-reach = La cible est hors d’atteinte.
refused-over = La partie est finie.
refused-over-budget = Il n’y a pas assez de points de mouvement.
refused-over-points = L’armée coûterait trop cher.
refused-own-cell = Elle ne peut pas viser son propre socle.
refused-own-map = Un plateau à vous demande son texte, et le texte demande le plateau « own ».
refused-picked = Un seul essai de crochetage par activation.
refused-pivot = Elle ne peut pas tourner autant.
refused-points = Les points d’armée vont de { $min } à { $max }.
refused-points-seats = Des points d’armée sont donnés pour { $listed } places, mais on joue à { $seats }.
refused-position-active = elle ne peut pas être active : il faut qu’elle vive, qu’un joueur la mène, et qu’elle ait au plus deux demi-actions.
refused-position-army = L’armée de la place { $seat } : { $why }
refused-position-control = Le contrôle du point ne peut pas être tel qu’écrit.
refused-position-dead = elle est morte (0 PV) : elle n’a plus ni place, ni mana, ni marqueurs.
refused-position-door = Il manque la porte « { $door } » du plateau : dites si elle est open, closed, locked ou broken.
refused-position-hidden = Une position aux parties cachées ne peut pas être jouée.
refused-position-order = L’ordre d’initiative ne peut pas être tel qu’écrit.
refused-position-path = son déplacement en cours est impossible : trop de points, un lieu ou une direction impossible, ou quelqu’un qui n’est pas là.
refused-position-phase = Les parties de la position ne vont pas avec sa phase.
refused-position-placing = Le déploiement en cours est impossible : la créature doit être dans l’armée, et une place demande une créature et un meneur.
refused-position-roll = le dé attendu est impossible : son arme, sa cible ou ses victimes ne sont pas là.
refused-position-round = Il n’y a pas ici de round { $round }, passe { $pass } : le dernier round est { $limit }, un round a deux passes, et avant le premier il n’y a que la passe 1.
refused-position-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }.
refused-position-stuck = Personne ne pourrait continuer à partir de là.
refused-position-tally = Les statistiques ne peuvent pas être telles qu’écrites.
refused-position-target = La créature { $number } ne peut pas être la cible de la place { $seat } : elle n’est pas à elle.
refused-position-units = Il y a trop de créatures : une table en porte 96.
refused-position-winners = Les vainqueurs ne peuvent pas être tels qu’écrits.
refused-position-creature = Créature { $number } ({ $kind }, { $cell }) : { $why }
refused-position-number = Il n’y a pas de créature { $number } : { $count ->
    [one] il y en a une.
   *[other] il y en a { $count }.
}
refused-position-no-phase = « { $phase } » n’est pas une phase ; il y a : { $known }.
refused-position-turns = « turns » doit nommer chaque place une fois.
refused-position-attacker = Le camp qui attaque n’existe pas.
refused-position-lists = « armies » demande une liste par place.
refused-position-banners = « banners » demande une bannière (guet, cendres, forge ou null) par place.
refused-position-targets = « targets » demande une entrée par place, et seul un scénario à cible en a.
refused-position-no-door = Le plateau n’a pas de porte « { $door } ».
refused-position-rubble = Il ne peut pas y avoir de débris en { $cell } : c’est hors du plateau.
position-nowhere = hors du plateau
position-off-board = elle dépasse le bord du plateau.
position-taken = { $other } s’y tient déjà.
position-ground = on ne peut pas se tenir en { $cell }.
position-edge = un mur ou une porte fermée traverse son socle.
position-never-recruited = { $kind } ne se recrute jamais.
position-copies = { $number } × { $kind }, mais { $most ->
    [one] un seul exemplaire est permis.
   *[other] { $most } au plus sont permis.
}
position-banner = { $kind } ({ $number }) sert une autre bannière.
position-cost = elle coûte { $cost } points ; cette table en permet { $points }.
position-two-banners = elle mêle deux bannières.
position-thing-owned = un objet n’appartient à personne.
position-unloaded = elle n’a pas d’arme à recharger qui porte ce numéro.
position-used = elle n’a pas de pouvoir qui porte ce numéro.
position-too-much-life = elle a au plus { $most } PV.
position-too-much-mana = elle a au plus { $most } points de mana.
position-hit = elle ne peut pas être sur le point de perdre plus de PV qu’elle n’en a.
position-summoner = personne de ce numéro ne l’a invoquée.
position-reserve-placed = en réserve, elle ne se tient nulle part.
position-no-place = il lui faut une case où se tenir.
position-owner-out = son joueur est hors jeu : elle a quitté le plateau.
position-shaken = elle ne peut pas être secouée.
position-prone = elle ne peut pas être à terre.
position-early-marks = avant le premier round, personne n’a agi ni attendu.
position-nobody-leads = personne ne la mène : elle n’agit ni n’attend.
position-waits-and-acts = à la première passe, elle attend ou elle a agi, pas les deux.
refused-power-used = Ce pouvoir a servi ce round.
refused-prone = À terre, elle ne peut que se relever ou finir.
refused-rear-arc = La cible est derrière elle.
refused-roster = « { $kind } » ne convient pas à l’armée de cette table : { $why } (La liste coûte { $cost }, la table permet { $points }.)
refused-roster-kind = Aucune créature ne s’appelle ici « { $name } ».
refused-roster-line = « { $line } » n’est pas une ligne de liste : il faut un nombre, puis une créature.
refused-same-army = Vous avez déjà cette armée.
refused-seats = ONB se joue de deux à quatre, pas à { $seats }.
refused-shared-army = Une armée commune demande des alliés.
refused-slot-phase = Choisissez qui agit ou attend.
refused-step = On ne passe pas par là.
refused-strike-phase = Choisissez l’arme du coup.
refused-summon-alive = La créature qu’elle a invoquée vit encore.
refused-summon-cell = On ne peut pas l’invoquer là.
refused-summon-only = Elle ne vient que par invocation.
refused-summon-phase = Choisissez où apparaît la créature invoquée.
refused-table-full = Il n’y a plus de figurines dans la boîte.
refused-target = La cible doit être l’une des plus chères.
refused-target-phase = Nommez la cible.
refused-too-near = La cible est trop proche.
refused-too-poor = Avec { $points } points, on ne peut recruter personne.
refused-two-sides = Ce scénario se joue à deux camps.
refused-unloaded = L’arme doit être rechargée.
refused-vault = Il n’y a pas d’obstacle bas avec une case libre derrière.
refused-vault-direction = On franchit droit devant, pas en diagonale.
refused-wait-twice = Dans la seconde passe, personne n’attend.
refused-waiting = Elle attend la seconde passe.
refused-wall-cell = On ne vise pas un mur.
refused-yield = Aucun allié ne pourrait jouer d’abord.

# What is wrong with a file of one’s own

data-mental = { $file }, ligne { $line } : champ « { $field } » : seules les armes psychiques frappent l’esprit ({ $detail }).
data-missing = { $file }, ligne { $line } : le champ « { $field } » manque.
data-power-target = { $file }, ligne { $line } : champ « { $field } » : cet effet et cette cible ne vont pas ensemble ({ $detail }).
data-range = { $file }, ligne { $line } : le champ « { $field } » doit être compris dans { $detail }.
data-reference = { $file }, ligne { $line } : le champ « { $field } » nomme « { $detail } », qui n’existe pas.
data-summon-cost = { $file }, ligne { $line } : champ « { $field } » : seules les invocations coûtent 0 (ici { $detail }).
data-syntax = { $file }, ligne { $line } : { $detail } { $field }
data-too-many = { $file }, ligne { $line } : « { $field } » en trop grand nombre ; au plus { $detail }.
data-total = { $file }, ligne { $line } : champ « { $field } » : l’armée coûte { $detail }.
data-type = { $file }, ligne { $line } : le champ « { $field } » doit ressembler à { $detail }.
data-unknown-field = { $file }, ligne { $line } : le champ « { $field } » est inconnu ; on connaît { $detail }.
data-word = { $file }, ligne { $line } : champ « { $field } » : { $detail }.
data-zone = { $file }, ligne { $line } : champ « { $field } » : les armes de contact frappent autour, les armes à distance se tirent { $detail }.
map-columns = { $file }, ligne { $line } : « { $field } » demande { $detail } signes par rangée.
map-rows = { $file }, ligne { $line } : « { $field } » demande { $detail } rangées.
map-sign = { $file }, ligne { $line } : « { $detail } » n’est pas un signe de « { $field } ».
map-door = { $file }, ligne { $line } : « { $field } » n’a aucune partie, ou se dit ouverte et verrouillée { $detail }.
map-door-cell = { $file }, ligne { $line } : « { $field } » et la grille ne s’accordent pas sur la case de porte { $detail }.
map-edge = { $file }, ligne { $line } : « { $field } » : { $detail } n’est pas un bord entre deux cases du plateau.
map-edge-twice = { $file }, ligne { $line } : « { $field } » : le bord { $detail } porte deux choses.
map-heading = { $file }, ligne { $line } : « { $field } » n’est pas une rubrique ; il y a { $detail }.
map-hold = { $file }, ligne { $line } : « { $field } » demande plus de rounds que « limit » n’en permet ({ $detail }).
map-no-road = { $file }, ligne { $line }, { $field } : aucun chemin à pied ne relie une zone à une autre ({ $detail }). Ôtez un mur ou un obstacle entre elles, ou mettez une porte.
map-no-road-objective = { $file }, ligne { $line }, { $field } : aucun chemin à pied ne mène d’une zone à l’objectif ({ $detail }). Ôtez un mur ou un obstacle entre eux, ou mettez une porte.
map-cut-zone = { $file }, ligne { $line }, { $field } : une zone est coupée en deux : aucun chemin à pied n’en relie les parties ({ $detail }). Ôtez le mur ou l’obstacle, ou peignez hors zone les cases coupées.
map-no-zone = { $file }, ligne { $line }, { $field } : la zone { $detail } n’a aucune case où se tenir. Peignez-la sur un terrain libre, ou diminuez le nombre de joueurs.
map-objective = { $file }, ligne { $line }, { $field } : il faut un objectif, le même dans les zones et dans la liste. Peignez-en au moins une case{ $detail }.
map-objective-stands = { $file }, ligne { $line }, { $field } : on ne peut pas se tenir sur l’objectif. Peignez-le sur un terrain libre{ $detail }.
map-thing = { $file }, ligne { $line } : { $field } : { $detail } ne peut pas se tenir là.
map-thing-kind = { $file }, ligne { $line } : { $field } : rien qui s’appelle « { $detail } » ne peut se tenir sur une seule case.
map-thing-ground = { $file }, ligne { $line } : { $field } : { $detail } : un objet se tient sur une case libre.
map-thing-twice = { $file }, ligne { $line } : { $field } : il y en a deux en { $detail }.

# The picture

switch-threat = Où l’ennemi peut frapper
switch-sheets = Toutes les fiches
picture-name = { $name }
picture-kind = { $kind-court }
picture-field = { $map }
picture-zone = Zone de déploiement { $seat-de }
picture-point = Le point à prendre
picture-wait = { $who } attend
picture-door-broken = Porte { $door }, enfoncée.
picture-second-pass = Seconde passe
picture-ready = { $army } ({ $cost })
picture-enemies = Les autres peuvent amener
picture-ready-made = Armées prêtes
picture-spent = { $spent } points sur { $points }
picture-rounds = Round { $round } sur { $limit }
picture-figure = { $card } { $numbers } { $weapons }.
sheet-weapon = { $weapon } : { $reach }
sheet-list = { $first } ; { $rest }
sheet-arms = { $weapons }.
sheet-reading = { $kind } ({ $affiliation }), { $cost } points. { $numbers } { $weapons }.
sequence-deploy = Déployer pour moi
sequence-ready = Prendre l’armée « { $army } » ({ $cost } points)
spot-open = { $cell } : terrain libre
spot-cluttered = { $cell } : terrain encombré, 1 point de plus
spot-stairs = { $cell } : escalier, ½ point de plus
spot-wall = { $cell } : mur
spot-obstacle = { $cell } : obstacle de taille { $size }
why-active = C’est la créature active : choisissez ce qu’elle fait.
why-weapon = { $weapon } : { $why }
why-weapon-unloaded = { $weapon } : à recharger d’abord. { $other } : { $why }
why-weapon-charge = { $weapon } : { $why } Et pas de charge non plus. { $charge }
why-charge-barred = Sur le chemin de la charge : { $what }.
why-out-of-reach = hors d’atteinte, à { $distance } cases, allonge { $most }.
why-out-of-range = hors de portée, { $distance } pour { $limit }.
why-too-near = trop près, à { $distance }, il faut au moins { $limit }.
why-wall = pas de ligne de vue : un mur ou une porte fermée en { $cell }.
why-cut = pas de ligne de vue : { $what } sur le chemin.
why-occupied = { $other } s’y tient.
why-a-wall = { $cell } est un mur.
why-a-door = { $cell } est une porte fermée.
why-an-obstacle = On ne se tient pas sur l’obstacle en { $cell }.
why-no-way = Aucun chemin ne mène en { $cell }.
why-too-far = { $cell } est trop loin : { $cost } points ; une course en donne { $course }, un sprint { $sprint }.
why-too-far-run = { $cell } est trop loin : { $cost } points ; une course en donne { $course }, et le sprint n’est plus possible.
why-too-far-now = { $cell } est trop loin : { $cost } points, et il en reste { $left }.
panel-orders = Ordres
orders-choose = Choisissez une de vos créatures : elle agit. Son sablier la fait attendre.
orders-choose-second = Choisissez une de vos créatures qui ont attendu : elle agit.
orders-none = Aucun ordre à donner pour l’instant.
orders-board = Choisissez sur le plateau.
orders-alarm = Un « ! » rouge marque les cases où l’on ne va qu’en provoquant une attaque d’opportunité.
panel-army = L’armée { $seat-de }
panel-tray = À déployer : { $seat }
panel-armies = Les armées
army-of = { $seat } : { $list }.
panel-initiative = Initiative
panel-combat = Le dernier dé
panel-sheet = { $kind }
panel-tale = Le récit de la partie
tale-lucky = Coup le plus heureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : round { $round }, { $who } contre { $target }. Le dé montre { $roll } et enlève { $killed ->
    [0] { $loss } PV
   *[other] { $loss ->
        [1] le dernier PV
       *[other] les { $loss } derniers PV
    }
} ; { $share } des dés seulement en font autant.
tale-unlucky = Coup le plus malheureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : round { $round }, { $who } contre { $target }. Le dé montre { $roll } et { $loss ->
    [0] n’enlève rien ; { $share } des dés seulement sont aussi mauvais.
   *[other] n’enlève que { $loss } PV ; { $share } des dés seulement en enlèvent aussi peu.
}
tale-crowd = { $seat } : sur { $games } batailles du robot Habitué contre lui-même avec ces armées, ce camp en a gagné { $won }. { $lower } ont moins bien tourné pour lui, { $higher } mieux (une victoire compte d’autant plus qu’elle vient tôt, une défaite d’autant moins qu’elle vient tard).
panel-stakes = L’enjeu
order-yield = Un allié d’abord
order-course = Course { $points }
order-sprint = Sprint { $points }
order-charge = Charger
order-careful = Prudence
order-weapon = { $weapon }
order-power = { $power }
order-open = Ouvrir
order-close = Fermer
order-pick = Crocheter
order-bash = Enfoncer
order-vault = Franchir
order-end = Terminer
order-moved = a bougé
order-attacked = a attaqué
modifier-cover = couverture
modifier-presence = présence
modifier-rear = dans le dos
modifier-prone = cible à terre
modifier-engaged = tir au contact
modifier-shaken = attaquant secoué
modifier-opportunity = opportunité
modifier-charge = charge
modifier-command = commandement
modifier-pack = meute
band-long = longue portée
preview-activate = Course { $course }, sprint { $sprint }, initiative { $init }.
preview-course = Jusqu’à { $points } points ; chaque case montre son coût.
preview-sprint = Jusqu’à { $points } points ; chaque case montre son coût.
preview-step = Ce pas coûte { $cost } ; il restera { $left }.
preview-walk-careful = { $count ->
    [one] Un pas prudent.
   *[other] { $count } pas prudents.
}
preview-walk-ends = Après l’attaque, vous choisirez de nouveau.
preview-provokes = { $by } frapperait : { $chance } de toucher, { $kill } de tuer ; { $mean } PV en moyenne ({ $line }).
preview-line = { $line }.
preview-label = { $label }.
preview-modifiers = Au dé : { $list }.
preview-list = { $first }, { $rest }
army-item = { $count } × { $kind }
army-list = { $list }.
sheet-pace = Initiative { $init }, course { $course }, sprint { $sprint }.
sheet-numbers = { $pv } PV, initiative { $init }, course { $course }, sprint { $sprint }{ $mana ->
    [0] {""}
   *[other] , { $mana } points de mana
}.
sheet-typical = touche à { $hit } en moyenne, ôte { $mean } PV
preview-odds = { $hit } de toucher, { $kill } de tuer ; { $mean } PV en moyenne.
preview-modifier = { $name } { $value }
preview-modifier-by = { $name } { $value } ({ $by })
preview-shakes = { $chance } de secouer.
preview-falls = { $chance } de renverser.
preview-cannot = Aucune face du dé n’atteint 10.
preview-harmless = Même réussie, l’attaque ne fait rien.
preview-charge = Une course où chaque pas rapproche de la cible, puis une attaque gratuite.
preview-charge-range = De { $least } à { $most } de toucher, selon l’endroit où finit la course.
preview-victim = { $who } : { $hit } de toucher, { $mean } PV en moyenne ({ $line }).
preview-victim-vain = { $who } : { $hit } de toucher, mais même réussie, l’attaque ne lui fait rien ({ $line }).
preview-friend = Un des vôtres, { $who } : { $hit } de toucher, { $mean } PV en moyenne ({ $line }).
preview-friend-vain = Un des vôtres, { $who } : { $hit } de toucher, mais même réussie, l’attaque ne lui fait rien ({ $line }).
preview-nobody = Personne n’est touché.
preview-test = { $chance } de réussir (épreuve { $line }).
slip-hit = touche { $hit }
sight-wall = Un mur ou une porte coupe la ligne en { $cell }.
sight-obstacle = obstacle de taille { $size } en { $cell }
sight-shut = un mur ou une porte fermée en { $cell }
sight-minded = Ne gêne pas une attaque mentale : { $what }.
sight-covers = Couverture { $cover } : { $what }.
sight-cuts = Coupe la ligne : { $what }.
sight-corners = { $corners ->
    [one] 1 coin caché
   *[other] { $corners } coins cachés
}
sight-none = Pas de ligne de vue.
sight-ignored-short = 0
sight-covers-short = +2
sight-cuts-short = coupe
combat-names = { $who } contre { $target }
combat-name = { $who }
combat-die = Dé D{ $die }
combat-line = Ligne { $line }
combat-test = Épreuve
combat-missed = Manqué
combat-failed = Raté
combat-harmless = Touché, sans perte
combat-hit = Touché : −{ $loss } PV
combat-killed = Hors de combat : −{ $loss } PV
combat-passed = Réussi
thrown-harmless = Sans perte
thrown-killed = Hors de combat
thrown-hit = −{ $loss } PV
combat-before-missed = { $who } contre { $target } : { $value }, manqué
combat-before-harmless = { $who } contre { $target } : { $value }, sans perte
combat-before-hit = { $who } contre { $target } : { $value }, −{ $loss } PV
combat-before-killed = { $who } contre { $target } : { $value }, { $target-genre ->
    [f] tuée
   *[m] tué
}
sheet-cost = { $cost } points, taille { $size }, socle { $base }
sheet-init = INIT
sheet-pv = PV
sheet-course = course
sheet-sprint = sprint
sheet-mana = mana
sheet-contact = contact
sheet-reach = allonge { $cells }
sheet-range = portée { $cells }
sheet-ranges = portée { $near }/{ $far }
sheet-long = action longue
sheet-mana-cost = { $mana } mana
sheet-flying = vole
sheet-unshaken = insensible (jamais secoué)
sheet-stable = stable (jamais à terre)
sheet-fixed = fixe
sheet-charger = bonus de charge
sheet-pack = chasse en meute
sheet-command = commande alentour
sheet-tests = enfoncer { $bash }, crocheter { $pick }, franchir { $vault }
stakes-mort = À mort : le dernier camp debout gagne ; s’il en reste plusieurs après le round { $limit }, les points décident.
stakes-capture = { $side } : tenir le point à la fin { $hold ->
    [one] d’un round
   *[other] de { $hold } rounds de suite
} ; après le round { $limit }, le défenseur gagne.
stakes-open-point = Être seul sur le point deux rounds de suite, ou le plus souvent jusqu’au round { $limit }.
stakes-cible = Protégez votre cible, abattez celle des autres ; les points décident après le round { $limit }.
stakes-cible-unique = La cible du second camp doit survivre au round { $limit }.
stakes-target = Cible { $seat-de }
stakes-held = { $side } : sur le point
stakes-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds de suite
}
stakes-tally = { $seat }
stakes-deeds = { $dealt ->
    [one] { $dealt } PV infligé
   *[other] { $dealt } PV infligés
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}, { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
}

# The lesson

lesson-goal-title = Un dé, un coup
lesson-goal = Bienvenue à ONB. Vous menez les ronds rouges : un arbalétrier et un garde. En face, les carrés bleus : un gobelin derrière une pierre, un orque à découvert. Chaque attaque ne demande qu’un seul dé, et tout ce qu’il faut savoir tient sur une ligne imprimée. Le bec noir d’une figurine montre où elle regarde, les crans verts sont ses points de vie (PV).
lesson-initiative-title = L’initiative
lesson-initiative = Les créatures agissent par initiative, de la plus haute à la plus basse : le panneau « Initiative » montre leur ordre. Le gobelin (7) pouvait jouer le premier, mais il a préféré attendre : il y est pâle, marqué d’un sablier bleu, et jouera plus tard.
lesson-activate-title = Activer une créature
lesson-activate = C’est à l’initiative 6, donc à votre arbalétrier. Touchez-le pour l’activer. Le sablier à côté de lui le ferait attendre.
lesson-activate-hint = Votre tireur a une cible à portée : activez l’arbalétrier, n’attendez pas.
lesson-halves-title = Deux demi-actions
lesson-halves = Une créature activée dispose de deux demi-actions : courir, tirer, recharger… Une action longue, comme le sprint, prend les deux. La zone teintée, bordée d’un trait plein, montre jusqu’où mène la course, le pointillé jusqu’où mène le sprint.
lesson-shoot-title = La couverture
lesson-shoot = Choisissez l’arbalète, puis le gobelin : avant de valider, la ligne de vue se dessine. La pierre de taille 2 n’est pas plus petite que le gobelin : elle donne 2 de couverture, retirés du dé. Tirez quand même.
lesson-shoot-hint = L’arbalète, puis le gobelin : il est à cinq cases, donc à portée normale.
lesson-miss-title = Il faut 10
lesson-miss = La ligne est [4] D20 +2 PV. Le dé donne 8, moins 2 de couverture : 6. Une attaque réussit à partir de 10 ; celle-ci est manquée. À partir de 10, la table 4 dirait combien de PV sont perdus, plus 2.
lesson-reload-title = Recharger
lesson-reload = L’arbalète est vide. Il vous reste une demi-action : rechargez.
lesson-reload-hint = Une arbalète déchargée ne tire plus : prenez la demi-action pour recharger.
lesson-wait-title = Attendre
lesson-wait = À la fin de son activation, une créature se tourne comme elle veut ; une attaque dans le dos a +2. C’est au tour de votre garde (initiative 5). L’orque est loin : laissez-le venir. Touchez le sablier du garde.
lesson-wait-hint = En attendant, vous jouerez après l’orque : touchez le sablier à côté du garde.
lesson-came-title = La seconde passe
lesson-came = L’orque a couru au contact et a frappé : un 2, trop peu. Vient la seconde passe, dans l’ordre inverse : ceux qui ont attendu agissent, les plus lents d’abord. Le plus rapide peut donc toujours jouer le premier ou le dernier.
lesson-strike-title = Frapper
lesson-strike = Votre garde est au contact. Son épée contre un orque : touchez l’épée, puis l’orque.
lesson-strike-hint = Frappez d’abord : l’épée, puis l’orque.
lesson-table-title = Lire la table
lesson-table = La ligne donne la table, le dé et le bonus. Plus la valeur dépasse 10, plus la perte est grande. Qui perd d’un coup la moitié de ses PV est secoué : −2 à ses attaques, et plus de charge.
lesson-course-title = Quitter le contact
lesson-course = Le garde peut encore courir. Mais quitter le contact d’un ennemi provoque une attaque d’opportunité. Choisissez la course.
lesson-course-hint = Il reste une demi-action et le garde n’a pas bougé : choisissez la course.
lesson-careful-title = Le pas prudent
lesson-careful = Les pas marqués d’un « ! » provoqueraient l’orque. Un pas prudent coûte 2 points de plus et ne provoque personne. Touchez « Prudence », puis la case à gauche.
lesson-careful-hint = Prudence d’abord, puis la case vers l’ouest : l’orque ne pourra rien.
lesson-step-title = Un pas de plus
lesson-step = Hors de portée, les pas sont simples : tout droit coûte 1 point, en diagonale 1½, les buissons un de plus. Encore une case vers l’ouest.
lesson-step-hint = Encore une case vers l’ouest : il faut de l’élan pour la suite.
lesson-halt-title = S’arrêter
lesson-halt = Assez couru : arrêtez-vous ici, avec le fanion au-dessus du garde.
lesson-halt-hint = Touchez le fanion pour finir la course.
lesson-round-title = Un nouveau round
lesson-round = Le gobelin a lancé sa pierre, sans effet : la couverture joue dans les deux sens. Le round 2 commence, tout le monde peut agir de nouveau ; le gobelin attend encore. Activez l’arbalétrier.
lesson-round-hint = C’est de nouveau à l’arbalétrier, rechargé.
lesson-again-title = Viser encore
lesson-again = Même tir, même couverture. L’aperçu donne vos chances et les PV que le dé peut prendre. Tirez sur le gobelin.
lesson-again-hint = L’arbalète est chargée et le gobelin n’a que 3 PV : tirez.
lesson-dead-title = Touché
lesson-dead = 18, moins 2 : 16. La table 4 donne 2 PV, plus 2 de la ligne : 4, et le gobelin n’en avait que 3.
lesson-charge-activate-title = Au garde
lesson-charge-activate = L’arbalétrier a fini. Activez le garde.
lesson-charge-activate-hint = Activez le garde : l’orque est juste à bonne distance.
lesson-charge-title = La charge
lesson-charge = Une charge prend les deux demi-actions : une course, chaque pas plus près, rien ni personne sur le chemin, et une attaque gratuite au premier contact. Choisissez la charge, puis l’orque.
lesson-charge-hint = La charge, puis l’orque : le chemin est libre.
lesson-end-title = À vous
lesson-end = L’orque tombe, et la bataille est gagnée. Voilà l’essentiel : un dé, deux demi-actions, l’attente, le contact, la couverture, la charge. Restent les attaques de zone, les pouvoirs, les portes et les scénarios ; chaque ligne du journal et chaque refus cite sa règle. Bonne bataille !

# Drawing boards by hand.
brush-free = terrain libre
brush-cluttered = terrain encombré
brush-stairs = escalier
brush-wall = mur
brush-water = fosse inondée
brush-low = obstacle de taille 2
brush-high = obstacle de taille 4
brush-tower = obstacle de taille 6
brush-door-open = porte ouverte
brush-door-closed = porte fermée
brush-door-locked = porte verrouillée
brush-no-edge = pas de mur
brush-edge-wall = mur
brush-edge-open = porte ouverte
brush-edge-closed = porte fermée
brush-edge-locked = porte verrouillée
brush-no-zone = hors zone
brush-zone-1 = zone du joueur 1
brush-zone-2 = zone du joueur 2
brush-zone-3 = zone du joueur 3
brush-zone-4 = zone du joueur 4
brush-objective = objectif

# Où l’on en est
standing-before = armée de { $brought } points au plus
standing-deploys = armée de { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
standing-fighting = { $creatures ->
    [one] { $creatures } créature
   *[other] { $creatures } créatures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-held = { $creatures ->
    [one] { $creatures } créature
   *[other] { $creatures } créatures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rounds ->
    [one] { $rounds } round sur l’objectif
   *[other] { $rounds } rounds sur l’objectif
}
standing-out = hors jeu
standing-gone = défaite, hors de combat
standing-gave-up = défaite par abandon
standing-won = victoire, { $creatures ->
    [0] plus personne
    [one] { $creatures } créature
   *[other] { $creatures } créatures
} en vie ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
standing-lost = défaite, { $creatures ->
    [0] plus personne
    [one] { $creatures } créature
   *[other] { $creatures } créatures
} en vie ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
standing-drawn = égalité, { $creatures ->
    [0] plus personne
    [one] { $creatures } créature
   *[other] { $creatures } créatures
} en vie ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

# Fields of position files, for the comments of `galerne position new`.
field-phase = Ce qu’il y a à faire : les armées, le déploiement, l’initiative, une activation…
field-round = Le round, à partir de 1 ; 0 avant la bataille
field-pass = L’initiative que l’on appelle
field-armies = Par place : combien de chaque créature ; null pour une liste qu’on ne peut pas connaître
field-banners = Par place : l’affiliation sous laquelle elle combat
field-locked = Les places dont l’armée est arrêtée
field-out = Les places qui ont abandonné ou tout perdu
field-turns = Les places dans l’ordre du déploiement
field-cursor = À qui de déployer, dans cet ordre
field-placing = Ce qu’on est en train de placer, et qui le place
field-units = Chaque créature : son nom, sa place, sa case, son orientation (0 au nord, dans le sens horaire), ses points de vie
field-doors = Les portes par case : ouvertes, fermées, brisées
field-rubble = Les cases de ce qui est brisé
field-order = Les camps dans leur ordre, par initiative ; seulement s’il n’est pas l’ordre normal
field-tie = L’initiative dont on départage l’égalité
field-yielded = Les places qui attendent à cette initiative
field-active = La créature qui agit, et ce qu’elle a déjà fait
field-roll = Le dé à lancer, et pourquoi
field-attacker = Le camp qui attaque, dans un scénario avec un attaquant
field-control = Par camp : rounds d’affilée sur l’objectif, rounds en tout
field-targets = Par camp : la créature que le scénario désigne
field-tally = Par place : points de vie infligés, perdus, et créatures tuées
field-winners = Qui a gagné, par place

# Ce qui se passe pendant qu’on attend le hasard.
source-attacks = Le dé est jeté…
source-tests = Le dé est jeté…
source-initiative = Le sort départage…
source-order = On tire l’ordre du tour au sort…
source-armies = On tire les armées au sort…

# The commands `galerne onb …`

command = Le bestiaire et les plateaux d’ONB
command-lines = Imprimer les fiches des créatures et toutes leurs lignes d’attaque
command-lines-creatures = Les créatures voulues, par leur identifiant ; toutes par défaut
command-lines-with = Des fiches TOML qui complètent ou remplacent celles du bestiaire de base
command-map = S’occuper des plateaux dessinés à la main
command-map-check = Vérifier un plateau écrit en texte
command-map-check-file = Le plateau ; « - » lit l’entrée standard
command-unknown-creature = Aucune créature ne s’appelle « { $name } » ; la plus proche est « { $nearest } ».
command-sheet-numbers = { $cost } points, { $pv } PV, taille { $size }, socle { $base }, mana { $mana }, INIT { $init }, course { $course }, sprint { $sprint }
command-sheet-force = force : facile { $easy }, moyenne { $fair }, difficile { $hard }
command-sheet-dexterity = dextérité : facile { $easy }, moyenne { $fair }, difficile { $hard }
command-sheet-agility = agilité : facile { $easy }, moyenne { $fair }, difficile { $hard }
command-parries = ne fait que parer
command-reach = contact, allonge { $cells }
command-range = portée { $near }/{ $far }
command-least-range = à partir de { $cells }
command-long-action = action longue
command-mana = { $mana } mana
command-far = de loin { $line }
command-map-sound = « { $name } » est valide : { $width } × { $height } cases, joueurs { $players }, portes : { $doors }, cases du point : { $point }.
command-map-zones = Cases des zones de déploiement : { $cells }.

# Sur papier : imprimer et jouer.
power-sentence = { $power } ({ $long ->
    [yes] action longue
   *[no] demi-action
}{ $mana ->
    [0] {""}
   *[other] , { $mana } mana
}) : { $does }
power-does-reload = l’arme est rechargée.
power-does-heal = un allié en vue à { $range } au plus, ou elle-même, regagne { $amount } PV.
power-does-repair = une machine au contact regagne { $amount } PV.
power-does-rally = tous les alliés à { $radius } cases ne sont plus secoués et se relèvent.
power-does-summon = { $kind } apparaît en vue à { $range } au plus ; au plus { $most } à la fois.
print-needed = Il faut aussi : deux dés à six faces (la feuille des dés en tire tous les autres), ou un D4, un D8, un D10, un D12 et un D20.
print-prone = à terre
print-marker-waiting = attend
print-marker-shaken = secoué
print-marker-unloaded = déchargé
print-marker-riposte = a riposté
print-marker-target = cible
print-marker-control = contrôle
print-marker-door = ouverte
print-flag-charge = bonus de charge : +{ $value }
print-flag-pack = meute : +{ $value }
print-flag-command = commandement : +{ $value } aux alliés à { $radius } cases au plus
print-flag-fixed = ne se déplace pas ; tourne de { $turn } crans au plus
print-against = contre
print-line = ligne
print-chance = touche
print-value = valeur
print-tables = ONB : les tables
print-attack = Trouvez votre ligne, lancez son dé, ajoutez son bonus et les modificateurs. Dix ou plus touche : la table entre crochets dit combien de PV sont perdus ; ajoutez les PV fixes de la ligne.
print-damage = Dégâts (au-delà de 29, comptez 29)
print-modifiers = Modificateurs
print-mod-cover = couverture : moins la couverture de la ligne, sauf au contact de la cible
print-mod-presence = présence, au contact : +1 par autre allié au contact de la cible, −1 par autre ennemi à votre contact ; ±2 au plus
print-mod-rear = de dos : +2
print-mod-prone = cible à terre : +2 au contact, −2 au tir sauf à son contact
print-mod-engaged = engagé : −2 au tir tant qu’un ennemi est à votre contact
print-mod-shaken = secoué : −2 à tout
print-mod-opportunity = opportunité : −2
print-mod-charge = charge : le bonus du chargeur
print-mod-command = commandement : +1 avec un chef vivant dans son rayon
print-mod-pack = meute : le bonus du chasseur si un autre des siens est au contact de la cible
print-round = Un round
print-round-1 = Première passe, de la plus haute INIT à la plus basse : chaque créature agit ou attend.
print-round-2 = Seconde passe, de la plus basse à la plus haute : celles qui ont attendu agissent.
print-round-3 = INIT égale : un dé départage les camps, à chaque round.
print-actions = Deux demi-actions
print-action-half = demi : course, la plupart des attaques, pouvoir, recharger, porte, crocheter, franchir, se relever
print-action-long = longue (les deux) : sprint, charge, enfoncer une porte, arriver de réserve
print-action-step = un pas coûte 1, en biais 1½ ; terrain encombré (les buissons) 1 de plus, escalier ½ de plus
print-away = S’éloigner
print-opportunity = Un pas qui quitte un ennemi au contact lui offre une attaque (−2), une fois par round. Un pas prudent coûte 2 de plus et ne provoque personne.
print-shaken-title = Secoué, à terre
print-shaken = La moitié des PV perdue d’un coup secoue. Une créature secouée a −2, ne charge pas et ne saisit aucune occasion d’attaquer, jusqu’à la fin de son activation. À terre, elle ne peut que se relever.
print-dice = Tous les dés avec deux dés ordinaires
print-dice-how = Lancez deux dés que l’on distingue : le premier donne la ligne, le second la colonne. Case vide : relancez. Toutes les faces sont également probables.
print-die = D{ $sides }
print-arm-around = tout ce qui est au contact
print-arm-fired = tout à { $radius } au plus d’une case
print-arm-least = pas à moins de { $cells }
print-arm-ballistic = par-dessus tout jusqu’à la taille { $height }
print-arm-mind = l’esprit : sans couverture
print-arm-reload = à recharger après chaque tir
print-arm-knocks = met à terre sur 15
print-arm-shakes = secoue sur 15
print-sight-page = ONB : bataille et vue
print-setup-title = Avant la bataille
print-setup-1 = Un dé dit qui commence. Tour à tour, chacun pose une créature dans sa zone, tournée comme il veut.
print-setup-2 = Les PV et le mana sont au complet, les arbalètes chargées.
print-setup-3 = Le dernier camp qui a une créature vivante gagne. Après le round 12, les points décident : pour chaque créature son coût, fois ses PV restants, divisé par tous ses PV.
print-beginning = Au début d’un round, les marqueurs « attend » et « a riposté » s’en vont.
print-sight-title = Voir et couvrir
print-sight-1 = Tracez la ligne du milieu de votre socle au milieu de celui de la cible. Qui touche la cible la voit sans couverture.
print-sight-2 = Murs et portes fermées coupent la ligne. Si elle passe juste par un coin, il en faut deux.
print-sight-3 = Regardez ensuite la taille de tout ce qui est sur la ligne. Plus petit que vous deux : rien. Sinon une créature hostile, ou ce qui est plus grand que vous deux, la coupe ; tout le reste donne 2 de couverture.
print-sight-4 = Chaque coin du socle de la cible que vous cache un mur, ou ce qui couperait, donne 1 de couverture.
print-sight-5 = Sur une case : comme sur une cible de votre taille ; qui s’y tient ne compte pas.
print-sight-6 = Tirs par-dessus une hauteur : seul ce qui la dépasse coupe, seuls les coins couvrent.
print-sight-sizes = Tailles : 1 un chat, 2 un gobelin, 3 un humain, 4 un cavalier, 5 un ogre, 6 un géant ou un menhir. Les obstacles portent la leur.
print-near-title = Près et loin
print-near-1 = Comptez colonnes et lignes depuis les cases les plus proches. Allonge, chefs et explosions : le plus grand des deux.
print-near-2 = Tirs : le plus grand et la moitié du plus petit. À 6 colonnes et 3 lignes, c’est 7½.
print-near-3 = Portée 8/14 sur une fiche : jusqu’à 8 cases avec la ligne normale ; au-delà, jusqu’à 14, avec celle de longue portée.
print-doors-title = Épreuves et portes
print-doors-1 = Une épreuve est une ligne de la fiche : dix ou plus réussit, −2 si l’on est secoué.
print-doors-2 = À côté d’une porte : l’ouvrir ou la fermer, ou crocheter sa serrure (demi), ou l’enfoncer (longue) : elle reste alors ouverte.
print-doors-3 = Franchir (demi, et le mouvement du round) : par-dessus un obstacle de taille 2 au plus, tout droit, vers un sol libre derrière.
print-charge-title = Une charge
print-charge-1 = Longue. Droit sur l’ennemi, dans la limite du sprint, chaque pas plus près, personne en chemin, sans être au contact d’un ennemi avant. Puis une attaque.
print-order = L’ordre d’un round
print-order-how = Posez chaque jeton sur la ligne de son nombre, dans la moitié gauche. Première passe, de haut en bas : toutes les créatures d’une sorte agissent ou attendent ; poussez ensuite son jeton à droite. Seconde passe, de bas en haut : celles qui attendent agissent. Nouveau round : tous les jetons à gauche.
print-order-ties = Plusieurs camps sur une ligne : un dé dit, à chaque round, qui passe d’abord ; à la seconde passe, c’est l’inverse.
print-rounds = Round
print-ruler = Dix cases. Au contact : le plus grand du nombre de colonnes et de lignes. Au tir : le plus grand et la moitié du plus petit.
print-see = Six lignes de vue
print-see-how = Le rond regarde le carré. Trait épais : de milieu à milieu. Traits fins : vers les coins de la cible ; en pointillé rouge, ceux qui sont coupés. Le nombre dans le carré est la couverture ; × veut dire que l’on ne voit rien. Tous ont ici la taille d’un humain.
print-see-1 = Un mur à côté de la ligne ne fait rien, même si elle le longe. Pas de couverture.
print-see-2 = La ligne ne fait que frôler deux coins de murs : elle est libre. Des murs cachent deux coins de la cible. Couverture 2.
print-see-3 = Un socle de deux cases sur deux : un mur cache un de ses quatre coins. Couverture 1.
print-see-4 = La ligne passe juste entre deux murs qui se touchent par un coin : elle est coupée.
print-see-5 = Un ami aussi grand que les deux se tient sur la ligne. Couverture 2.
print-see-6 = Un ennemi aussi grand que les deux se tient sur la ligne : elle est coupée.
print-roster = Feuille d’armée
print-roster-who = Joueur, affiliation, points
print-col-creature = créature
print-col-copies = nombre
print-col-cost = coût
print-col-total = en tout
print-col-left = qui reste
print-roster-rules = D’ordinaire 200 points, une seule affiliation et des neutres, un héros une fois par camp, quatre d’une sorte au plus. Les listes restent secrètes jusqu’à ce que toutes soient prêtes.
