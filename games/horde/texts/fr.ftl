game-title = La Horde du Contrevent
game-tagline = Quatre personnages contre le vent : un jeu de cartes en solitaire, ou à deux en compétition.
game-goal = But : tenir jusqu’au dernier Souffle. Une formation tenue défausse toute la colonne : menez chaque personnage sur la case de sa lettre (T Traceur, C Combattante, A Ailier, F Feuleuse).
game-author = Tonio Lagoule
game-yardstick = Personne de perdu, une carte par tour et pas davantage : ce qu’aucune Horde ne peut battre

# Options

option-formation_set = Formations
option-formation_set-help = Les figures que réclament les quatre couleurs.
option-formation_set-horde_a = Le jeu de base : par figure, un seul rôle a le choix entre deux cases
option-formation_set-pairs = Deux cases pour chaque rôle
option-formation_set-custom = Vos propres figures
option-formations = Vos formations
option-formations-help = Quatre figures en JSON, une par couleur : pour chaque rôle, la liste de ses cases.
option-formation_mirror = Figures en miroir
option-formation_mirror-help = Une formation compte aussi quand les quatre personnages en forment l’image inversée gauche-droite.
option-immunity = Immunités
option-immunity-help = Quelle Rencontre épargne quel rôle.
option-immunity-rank = Même rang
option-immunity-name = L’autre lecture : Combattante–Poursuite, Ailier–Véramorphe
option-malus_threshold = Malus
option-malus_threshold-help = Une défaite de cet écart ou plus détruit le personnage.
option-soutien_threshold = Soutien
option-soutien_threshold-help = Une victoire de cet écart ou plus double la carte suivante.
option-wounded_loses = Un blessé battu par le vent
option-wounded_loses-help = Ce qu’il devient.
option-wounded_loses-destroyed = est détruit
option-wounded_loses-retreats = recule encore et reste blessé
option-phase3_order = Ordre de la phase 3
option-phase3_order-help = Entrées, mouvements et actions sont-ils des étapes séparées ?
option-phase3_order-strict = Entrées, puis mouvements, puis actions
option-phase3_order-free = Dans l’ordre qu’on veut
option-entry_limit = Entrées par tour
option-entry_limit-help = Combien de personnages peuvent entrer dans un tour ; 0 : autant qu’on veut.
option-start_aval = Premiers personnages
option-start_aval-help = Qui attend en Aval au début.
option-start_aval-four_roles = Un de chaque rôle
option-start_aval-random = Au hasard du Vif (avant la version 2.4)
option-power_carry = Points restants
option-power_carry-help = Combien de temps durent les points non dépensés.
option-power_carry-phase = Jusqu’à la fin de la phase
option-power_carry-use = Jusqu’au prochain usage (version 1.0)
option-win_condition = Victoire
option-win_condition-help = Ce qui doit être épuisé.
option-win_condition-deck_and_column = La pioche des Souffles et la colonne
option-win_condition-deck = La pioche des Souffles seulement
option-pack_empty_loses = Un Pack vide fait perdre
option-pack_empty_loses-help = La partie est perdue dès que la dernière carte du Pack est piochée ou défaussée.
option-calm_line = Ligne sans Souffle
option-calm_line-help = Ce qui se passe sur une ligne sans vent.
option-calm_line-force_zero = Un calme de Force 0
option-calm_line-skip = La ligne est sautée
option-formation_penalty = Prix d’une formation manquée
option-formation_penalty-help = Combien de cartes du Pack elle coûte.
option-hand_size = Main
option-hand_size-help = À combien de cartes la phase 2 complète la main.
option-aval_size = Aval
option-aval_size-help = À combien de personnages la phase 2 complète l’Aval, et combien peuvent y rester.
option-competition_rencontres = Compétition : Rencontres
option-competition_rencontres-help = Comment les Rencontres avancent à deux joueurs.
option-competition_rencontres-segments = Deux lignes séparées de quatre
option-competition_rencontres-flow = Une seule ligne de huit, de A à H
option-competition_rencontres-redeal = Huit nouvelles cartes à chaque tour
option-competition_elimination = Compétition : une Horde perdue
option-competition_elimination-help = Ce qui se passe quand une Horde est perdue.
option-competition_elimination-continue = L’autre doit encore arriver
option-competition_elimination-stop = L’autre gagne aussitôt
option-competition_shift = Compétition : décalages
option-competition_shift-help = De combien une formation tenue décale les Souffles.
option-concession = Abandon
option-concession-help = Si l’on peut abandonner à chaque décision.
option-rencontres_face_up = Laboratoire : Rencontres face visible
option-rencontres_face_up-help = Chacun les voit dès qu’elles sont posées. Ce n’est pas une règle de l’auteur : on mesure ce que vaut de les connaître.
option-rencontre_replaced = Laboratoire : une Rencontre jouée comme un as
option-rencontre_replaced-help = Les cartes de cette sorte ne font rien. Ce n’est pas une règle de l’auteur : on mesure ce que pèse cette sorte.
option-rencontre_replaced-none = Aucune
option-rencontre_replaced-corroyeur = Le Corroyeur
option-rencontre_replaced-veramorphe = Le Véramorphe
option-rencontre_replaced-poursuite = La Poursuite
option-forbidden_action = Laboratoire : une action interdite
option-forbidden_action-help = Personne ne peut s’en servir. Ce n’est pas une règle de l’auteur : on mesure ce que vaut l’action.
option-forbidden_action-none = Aucune
option-forbidden_action-repos = Repos
option-forbidden_action-aide = Aide
option-forbidden_action-provocation = Provocation
option-forbidden_action-attaque = Attaque
option-dearer_action = Laboratoire : une action plus chère
option-dearer_action-help = Elle coûte un point de plus. Ce n’est pas une règle de l’auteur : on mesure si le prix est juste.
option-dearer_action-none = Aucune
option-dearer_action-repos = Repos, à 2
option-dearer_action-aide = Aide, à 3
option-dearer_action-provocation = Provocation, à 4
option-dearer_action-attaque = Attaque, à 5
option-cheaper_action = Laboratoire : une action moins chère
option-cheaper_action-help = Elle coûte un point de moins. Ce n’est pas une règle de l’auteur : on mesure si le prix est juste.
option-cheaper_action-none = Aucune
option-cheaper_action-aide = Aide, à 1
option-cheaper_action-provocation = Provocation, à 2
option-cheaper_action-attaque = Attaque, à 3

preset-zefirine = Zéfirine : brise légère
preset-slamino = Slamino : le jeu tel qu’il est écrit
preset-furvent = Furvent : sans pitié

# Noms

role-traceur = Traceur
    .genre = m
role-combattante = Combattante
    .genre = f
role-ailier = Ailier
    .genre = m
role-feuleuse = Feuleuse
    .genre = f
the-traceur = le Traceur
    .genre = m
the-combattante = la Combattante
    .genre = f
the-ailier = l’Ailier
    .genre = m
the-feuleuse = la Feuleuse
    .genre = f
either = { $one } ou { $other }
way-traceur = d’une ou deux cases en ligne droite, le long d’une ligne ou d’une colonne
way-combattante = d’un ou deux pas dans toutes les directions
way-ailier = d’une ou deux cases en ligne droite, le long d’une diagonale
way-feuleuse = d’une seule case, dans toutes les directions
rencontre-corroyeur = le Corroyeur
    .bare = Corroyeur
rencontre-veramorphe = le Véramorphe
    .bare = Véramorphe
rencontre-poursuite = la Poursuite
    .bare = Poursuite
rencontre-repit = pas de rencontre
    .bare = as inoffensif
rencontre-card = { $name } ({ $card })
rencontre-harmless = l’{ $card } inoffensif
rank-roi = roi
rank-dame = dame
rank-valet = valet
rank-as = as
figure = { $rank } { $suit }
formation-coeur = Cône ♥
    .le = le Cône ♥
formation-carreau = Diamant ♦
    .le = le Diamant ♦
formation-trefle = Goutte ♣
    .le = la Goutte ♣
formation-pique = Delta ♠
    .le = le Delta ♠
wind = { $card } ({ $name })
wind-zefirine = zéfirine
wind-slamino = slamino
wind-steche = stèche
wind-choon = choon
wind-crivetz = crivetz
wind-furvent = furvent
slot-empty = rien
cause-pack-draw = le Pack n’a plus de carte à piocher
cause-pack-veramorphe = le Pack n’a plus de carte pour le Véramorphe
cause-pack-formation = le Pack n’a plus de quoi payer la formation manquée
cause-pack-empty = le Pack est vide
cause-no-characters = il ne reste personne
cause-conceded = abandon
step-entry = c’est le moment des entrées
step-moves = c’est le moment des mouvements gratuits
step-actions = c’est le moment des actions
step-pick = il faut d’abord garder l’une des deux cartes regardées
step-power = le vent souffle sur la ligne { $row }, on engage des points
step-wind = qui a battu le vent peut bouger
step-trim = l’Aval déborde, quelqu’un doit partir
step-cull = c’est la fin du tour
step-card = une carte est attendue
step-over = la partie est finie

# Choix

label-enter = Faire entrer { $role } en { $cell }
label-end-entry = Fin des entrées
label-move = Déplacer { $role } en { $cell }
label-end-moves = Fin des mouvements
label-play = Jouer le { $card } pour { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-repos = Repos ({ $cost }) : soigner { $role }
label-aide = Aide ({ $cost }) : regarder deux cartes du Pack, en garder une
label-keep = Garder le { $card }
label-provocation = Provocation ({ $cost }) : { $role } en { $cell }
label-attaque = Attaque ({ $cost }) : détruire { $target } au-dessus de { $slot }
label-end-actions = Fin des actions
label-commit = Engager { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la ligne { $row }
label-wind-move = Aller en { $cell }
label-wind-stay = Rester
label-discard = Défausser { $role } de l’Aval
label-end-turn = Finir le tour
label-concede = Abandonner
warning-lost = Votre Horde serait perdue : { $cause }.
warning-nobody-entered = Personne n’est sur le terrain : la formation sera manquée. Après cela, plus personne n’entrera ce tour-ci.
warning-nobody-moved = Personne n’a encore bougé, et la formation n’est pas complète. Après cela, plus de mouvement gratuit ce tour-ci.
warning-unfinished = Des mouvements gratuits peuvent encore compléter la formation. Après cela, il n’y en aura plus ce tour-ci.
warning-struck-attaque = Perte certaine : { $role }{ $aval ->
    [0] {""}
   *[other] {" "}en Aval
}{ $others ->
    [0] {""}
    [one] {" "}et un autre personnage
   *[other] {" "}et { $others } autres personnages
} ({ $rencontre }, au-dessus de { $slot }). Vos cartes peuvent encore payer une Attaque ({ $cost }).
warning-struck-repos = Perte certaine : { $role }{ $aval ->
    [0] {""}
   *[other] {" "}en Aval
}{ $others ->
    [0] {""}
    [one] {" "}et un autre personnage
   *[other] {" "}et { $others } autres personnages
} ({ $rencontre }, au-dessus de { $slot }, achève les blessés). Vos cartes peuvent encore payer un Repos ({ $cost }).
warning-struck-provocation = Perte certaine : { $role }{ $aval ->
    [0] {""}
   *[other] {" "}en Aval
}{ $others ->
    [0] {""}
    [one] {" "}et un autre personnage
   *[other] {" "}et { $others } autres personnages
} ({ $rencontre }, au-dessus de { $slot }). Vos cartes peuvent encore payer une Provocation pour quitter cette colonne ({ $cost }).
warning-points-lost = { $points ->
    [one] Le point de la réserve sera perdu
   *[other] Les { $points } points de la réserve seront perdus
}, alors qu’une action peut encore être payée.
warning-card-idle = Les points ne peuvent plus rien changer : cette carte serait perdue pour rien.
warning-commit-more = { $least ->
    [0] Sans aucun point, l’effet est
    [one] Avec 1 point, l’effet est
   *[other] Avec { $least } points, l’effet est
} le même ici ; le reste servirait aux lignes suivantes.
warning-points-unused = { $points ->
    [one] Le point qui reste pourrait servir sur cette ligne ; il sera perdu
   *[other] Les { $points } points qui restent pourraient servir sur cette ligne ; ils seront perdus
} ensuite.
warning-provocation = La formation n’est pas complète, et vos cartes peuvent encore payer les Provocations qui la complètent.

# Questions

ask-entry = { $seat }, qui entre sur la ligne 4 ?
ask-moves = { $seat }, déplacez vos personnages, une fois chacun.
ask-actions = { $seat }, jouez des cartes et faites vos actions. Réserve : { $pool ->
    [one] { $pool } point.
   *[other] { $pool } points.
}
ask-pick = { $seat }, quelle carte gardez-vous ? L’autre retourne sur le Pack.
ask-power = { $seat }, ligne { $row }, Force { $force } : jouez des cartes, puis engagez des points. Réserve : { $pool ->
    [one] { $pool } point.
   *[other] { $pool } points.
}
ask-wind = { $seat }, { $role } l’emporte sur le vent et peut bouger.
ask-trim = { $seat }, l’Aval déborde : { $excess ->
    [one] un personnage doit partir.
   *[other] { $excess } personnages doivent partir.
}
waits-lost = Votre Horde est perdue : { $cause }. { $other } doit encore arriver.
ask-cull = { $seat }, défaussez de l’Aval qui vous voulez, ou finissez le tour.

# Carnet

event-turn = Tour { $turn }.
event-souffle-laid = Ligne { $row } : { $wind }.
event-souffle-gone = Le { $card } de la ligne { $row } s’est épuisé.
event-dominante = Dominante { $seat-de } : le { $card }, donc { $formation-le }.
event-dominante-fallback = La pioche est vide : le { $card } de la colonne est la Dominante { $seat-de }, donc { $formation-le }.
event-rencontre-left = Au-dessus de { $slot }, { $rencontre } s’en va.
event-reshuffled = La pioche des Rencontres est refaite avec { $cards ->
    [one] une carte défaussée.
   *[other] { $cards } cartes défaussées.
}
event-drew = { $seat } pioche le { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-joined = { $seat } : { $role } ({ $card }) arrive en Aval.
event-began = { $seat } commence : sa Dominante est la plus forte, { $value }.
event-began-tie = { $seat } commence : les deux Dominantes valent { $value }, et le joueur de gauche passe en premier.
event-entered = { $seat } : { $role } entre en { $cell }.
event-moved = { $seat } : { $role } va de { $from } à { $to }.
event-provoked = { $seat } : Provocation, { $role } va de { $from } à { $to }.
event-moved-wind = { $seat } : { $role } profite du vent et va de { $from } à { $to }.
event-closed-entry = { $seat } en a fini avec les entrées.
event-closed-moves = { $seat } en a fini avec les mouvements.
event-closed-actions = { $seat } en a fini avec les actions.
event-stayed = { $seat } : { $role } ne bouge pas.
event-closed-cull = { $seat } finit son tour.
event-auto-entry = { $seat } n’a plus personne à faire entrer.
event-auto-moves = { $seat } n’a plus personne à déplacer.
event-auto-actions = { $seat } ne peut plus rien payer.
event-auto-power = { $seat } n’a rien à jouer sur cette ligne.
event-auto-wind = Pour { $seat }, { $role } n’a nulle part où aller.
event-auto-cull = { $seat } n’a personne en Aval.
event-played = { $seat } joue le { $card } : { $pool ->
    [one] { $pool } point en réserve.
   *[other] { $pool } points en réserve.
}
event-played-doubled = { $seat } joue le { $card } avec Soutien, pour { $points } : { $pool ->
    [one] { $pool } point en réserve.
   *[other] { $pool } points en réserve.
}
event-healed = { $seat } : Repos, { $role } est { $role-genre ->
    [f] guérie.
   *[m] guéri.
}
event-looked = { $seat } regarde le { $card }.
event-looked-hidden = { $seat } regarde une carte du Pack.
event-kept = { $seat } garde le { $card }.
event-kept-hidden = { $seat } en garde une.
event-attacked = { $seat } : Attaque au-dessus de { $slot }, { $rencontre } disparaît ; une nouvelle carte prend sa place.
event-points-lost = { $seat } : { $points ->
    [one] { $points } point non dépensé, perdu avec la phase.
   *[other] { $points } points non dépensés, perdus avec la phase.
}
event-points-lost-use = { $seat } : { $points ->
    [one] { $points } point non dépensé, aussitôt perdu.
   *[other] { $points } points non dépensés, aussitôt perdus.
}
event-dealt-face-up = Posée face visible au-dessus de { $slot } : { $rencontre }.
event-revealed = Au-dessus de { $slot } : { $rencontre }.
event-spared = { $seat } : { $role } ne craint pas { $rencontre }.
event-wounded-poursuite = { $seat } : la Poursuite blesse { $role }.
event-wounded-wind = { $seat } : le vent blesse { $role }.
event-destroyed-wind = { $seat } : le vent achève { $role }.
event-destroyed-malus = { $seat } : le vent emporte { $role }.
event-destroyed-poursuite = { $seat } : la Poursuite achève { $role }.
event-destroyed-corroyeur = { $seat } : le Corroyeur détruit { $role }.
event-destroyed-aval = { $seat } : le Corroyeur prend { $role-genre ->
    [f] celle
   *[m] celui
} de l’Aval et épargne { $role }.
event-veramorphe = { $seat } : le Véramorphe prend le { $card } du Pack, pour { $role }.
event-committed = { $seat } engage { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la ligne { $row }.
event-compared = { $seat }, ligne { $row } : { $role } { $base } + { $points } contre { $force } = { $result }.
event-retreated = { $seat } : { $role } recule de { $from } à { $to }.
event-pushed = { $seat } : { $role } est { $role-genre ->
    [f] poussée
   *[m] poussé
} de { $from } à { $to }.
event-retreated-aval = { $seat } : { $role } recule de { $from } jusque dans l’Aval.
event-pushed-aval = { $seat } : { $role } est { $role-genre ->
    [f] poussée
   *[m] poussé
} de { $from } jusque dans l’Aval.
event-soutien = { $seat } : Soutien, la prochaine carte compte double.
event-conform = { $seat } tient { $formation-le } !
event-missed = { $seat } manque { $formation-le }.
event-penalty = { $seat } perd le { $card } du Pack.
event-left-aval = { $seat } : { $role } quitte l’Aval pour de bon.
event-dominantes-back = { $cards ->
    [one] La Dominante retourne dans la pioche des Souffles.
   *[other] Les Dominantes retournent dans la pioche des Souffles.
}
event-lost = La Horde { $seat-de } est perdue : { $cause }.
event-rencontre-cleared = Au-dessus de { $slot }, { $rencontre } s’en va avec sa Horde.
event-won = { $seat } a eu raison du vent !
event-won-competition = { $seat } remporte la compétition.
event-outlived = { $seat } l’emporte : l’autre Horde est perdue, et la compétition s’arrête là.
event-both-lost = Les deux Hordes sont perdues : le vent gagne.
event-draw = Personne n’est devant : égalité.

call-souffle = Souffle : { $card }
call-pack = Pack { $seat-de } : { $card }
call-rencontre = Rencontre : { $rencontre }
call-vif = Vif { $seat-de } : { $role } ({ $card })

# La table

fact-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
fact-over = La partie est finie
fact-souffles = Souffles : { $deck } dans la pioche, { $gone ->
    [one] { $gone } épuisé
   *[other] { $gone } épuisés
}
fact-rencontres = Rencontres : { $deck } dans la pioche, { $gone ->
    [one] { $gone } défaussée
   *[other] { $gone } défaussées
}
fact-lost = { $seat } : Horde perdue
fact-dominante = { $seat } : Dominante { $wind }, formation { $formation }
fact-hand = { $seat }, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
} : { $cards }
fact-decks = { $seat } : Pack { $pack }, Vif { $vif }, Aval { $aval }
fact-top = { $seat } : le { $card } est sur le dessus du Pack
fact-pool = { $seat } : { $points ->
    [one] { $points } point en réserve
   *[other] { $points } points en réserve
}
fact-soutien = { $seat } : Soutien, la prochaine carte compte double
cell-rencontre = face visible : { $rencontre }
cell-face-down = une Rencontre face cachée
cell-souffle = Souffle { $wind }
cell-character = { $role }
cell-character-placed = { $role }, en place
cell-character-wounded = { $role }, { $role-genre ->
    [f] blessée
   *[m] blessé
}
cell-character-wounded-placed = { $role }, { $role-genre ->
    [f] blessée
   *[m] blessé
}, en place
cell-wanted = place pour : { $role }

# Refus

refused-seats = Ce jeu se joue à un ou à deux, pas à { $seats }.
refused-option-range = L’option « { $name } » ne peut valoir { $value } : elle va de { $min } à { $max }.
refused-formations-missing = Un jeu de formations personnel est demandé, mais aucun n’est donné.
refused-formations-unused = Un jeu de formations est donné, mais l’option « formation_set » n’est pas « custom ».
refused-formation-cell = Formation { $suit }, { $role } : « { $cell } » n’est pas une case de A1 à D4.
refused-formation-twice = Formation { $suit }, { $role } : une case est citée deux fois.
refused-formation-empty = Formation { $suit } : { $role } n’a pas de case.
refused-formation-crowded = Formation { $suit } : les quatre rôles ne peuvent pas s’y tenir ensemble.
refused-formation-same = La formation { $suit } est identique à une autre.
refused-action-changed-twice = Une même action ne peut être à la fois interdite, plus chère et moins chère : choisissez.
refused-action-for-nothing = Repos coûte un point et ne peut coûter moins : il serait gratuit.
refused-over = La partie est finie.
refused-turn = C’est à { $seat } de décider.
refused-no-seat = { $seats ->
    [one] Il n’y a pas de joueur n° { $number } : cette partie se joue seul.
   *[other] Il n’y a pas de joueur n° { $number } : on joue à deux.
}
refused-card-due = Personne ne décide maintenant : une carte doit d’abord être retournée.
refused-wrong-phase = Pas maintenant : { $step }.
refused-trim = { $excess ->
    [one] L’Aval déborde encore : un personnage doit d’abord partir.
   *[other] L’Aval déborde encore : { $excess } personnages doivent d’abord partir.
}
refused-concession = L’abandon n’est pas proposé dans cette partie.
refused-not-in-aval = Personne de ce rôle en Aval : { $role }.
refused-role-on-terrain = Jamais deux du même rôle : { $role } est déjà sur le terrain.
refused-entry-limit = { $limit ->
    [one] Pas plus d’une entrée par tour.
   *[other] Pas plus de { $limit } entrées par tour.
}
refused-off-board = { $cell } n’est pas sur votre terrain.
refused-cell-occupied = { $cell } n’est pas libre.
refused-absent-role = { $role-genre ->
    [f] Absente
   *[m] Absent
} du terrain : { $role }.
refused-wounded = On ne bouge pas blessé : { $role } doit d’abord se reposer.
refused-already-moved = Un seul mouvement gratuit chacun : { $role } a déjà bougé ce tour-ci.
refused-own-cell = Ce n’est pas un mouvement : { $role } est déjà en { $cell }.
refused-blocked = Le chemin de { $cell } est barré pour { $role }.
refused-too-far = { $cell } est trop loin : { $role } se déplace { $way }.
refused-direction = { $cell } n’est pas dans l’axe : { $role } se déplace { $way }.
refused-action-forbidden = Cette action est interdite dans cette partie.
refused-action-role = Cette action demande que { $role } soit sur le terrain.
refused-not-wounded = Le Repos est pour les blessés : { $role } ne l’est pas.
refused-pack-empty = Le Pack est vide : il n’y a rien à regarder.
refused-no-target = Pas de Rencontre visible au-dessus de { $slot }.
refused-not-enough-points = Cela coûte { $cost }, et la réserve est de { $pool } : jouez d’abord une carte.
refused-card-not-in-hand = Le { $card } n’est pas dans votre main.
refused-bad-choice = Gardez l’une des deux cartes que vous regardez, { $looked } ; { $card } n’en est pas.
refused-bad-x = Impossible d’engager { $points } : la réserve est de { $pool }.
refused-other-deck = { $card } ne vient pas de la pioche attendue.
refused-card-gone = { $card } ne peut pas venir : cette carte est ailleurs.
refused-no-dice = Ce jeu n’a pas de dés.
refused-unknown-card = Aucune carte ne s’appelle « { $card } ».
refused-card-twice = La carte { $card } est là deux fois.
refused-position-seats = La position ne convient pas au nombre de joueurs.
refused-position-turn = Le tour 0 est la mise en place, et rien d’autre.
refused-position-late = Le tour { $turn } n’existe pas : au plus tard après le tour { $most }, le vent est épuisé.
refused-position-lost = Une Horde perdue a quitté la table : il n’en reste rien et elle n’agit plus.
refused-position-nobody = Une Horde sans un seul personnage est perdue.
refused-position-not-over = La partie n’est pas finie : personne n’a perdu et le vent souffle encore.
refused-position-over = La partie serait finie.
refused-position-order = L’autre joueur n’a plus rien à jouer.
refused-position-dominante = Chaque Horde a sa Dominante, du tirage jusqu’à la fin du tour.
refused-position-step = La position ne convient pas à son étape : { $step }.
refused-position-calm = De la descente des Souffles à la fin du Contrevent, il y a au moins un Souffle dans la colonne.
refused-position-fallback = Une carte de la colonne, celle de la ligne la plus basse, ne remplace la Dominante que si la pioche des Souffles est vide.
refused-position-soutien = Le Soutien n’existe que pendant le Contrevent.
refused-position-pool = Il n’y a de points en réserve que pendant les actions et le Contrevent.
refused-position-points = Il ne peut y avoir { $points } points : les cartes jouées en donnent { $most } au plus.
refused-position-pools = Les Rencontres face cachée ne tombent pas juste.

# L’image

picture-terrain = Le terrain, son vent et ses Rencontres
picture-legend = Les Souffles sont à gauche de leurs lignes, les Rencontres au-dessus de leurs colonnes, l’Aval et la main en bas. Les cadres de couleur sont les cases que veut la formation.
switch-forces = Force contre chaque personnage
switch-threats = Colonnes menacées
switch-swap = L’autre côté en grand (compétition)
index-roi = R
index-dame = D
index-valet = V
index-as = A
deed-repos = Repos
deed-aide = Aide
deed-provocation = Provocation
deed-attaque = Attaque
picture-deed-forbidden = { $deed }, interdite dans cette partie
picture-deed = { $deed }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
picture-formation = { $formation }
picture-figure = { $formation }{ $now ->
    [0] {""}
   *[other] , la formation de ce tour
} : un point est la place du personnage de sa couleur (gris T, rouge C, bleu A, vert F), un anneau une place qui convient aussi.
picture-placed = { $count } sur 4 en place
picture-banner = Formation { $seat-de }
picture-swap = Agrandir
picture-swap-of = Voir { $seat } en grand
picture-lost = La Horde est perdue
picture-arrived = La Horde a eu raison du vent
picture-outlived = La dernière Horde debout
picture-aval = Aval
picture-vif = Vif
picture-pack = Pack
picture-gone = Épuisés
picture-hand = { $count ->
    [one] { $count } carte dans la main { $seat-de }
   *[other] { $count } cartes dans la main { $seat-de }
}
picture-pack-count = Pack : { $count }
picture-vif-count = Vif : { $count }
picture-danger = danger { $chance }
picture-rencontre = { $kind-bare }
picture-harmless = inoffensif
picture-cell = { $cell }
picture-cell-wanted = { $cell }, place pour : { $role }
picture-standing = { $cell } : { $reading }
sheet-role = { $reading }{ $place }. Résistance { $resistance } ; se déplace { $way } ; { $deed }{ $immune }.
sheet-wind = { $sheet } Face au vent de sa ligne, sans points : { $difference }, { $outcome }.
blown-destroyed = perte (✕)
blown-retreats = blessure et recul (↓)
blown-stays = tient (=)
blown-may-move = tient et peut bouger (↑)
blown-soutien = tient et donne le Soutien
sheet-place = { ", sa place : " }{ $footing }
sheet-no-place = { "" }
sheet-immune = { " ; ne craint pas " }{ $rencontre }
picture-waiting = En Aval : { $role } ({ $card })
picture-card = { $card }, vaut { $points }
picture-card-hidden = Une carte dans la main { $seat-de }
picture-looked = Carte regardée : { $card }
picture-slot = Au-dessus de { $slot } : { $rencontre }
picture-slot-hidden = Au-dessus de { $slot } : une Rencontre face cachée
picture-souffle = Ligne { $row } : Souffle { $wind }
picture-dominante = Dominante { $seat-de } : { $wind }
picture-souffle-deck = Pioche des Souffles : { $count } – le vent encore à venir
picture-souffle-discard = Souffles épuisés : { $count }
picture-rencontre-deck = Pioche des Rencontres : { $count } – les ennemis encore à venir
picture-rencontre-discard = Rencontres défaussées : { $count }
picture-vif-deck = Vif { $seat-de } : { $count } – les personnages qui peuvent encore venir
picture-vif-discard = Personnages { $seat-de } hors jeu : { $count }
picture-pack-deck = Pack { $seat-de } : { $count } – on y complète sa main, et ce qui tourne mal se paie de ses cartes
picture-pack-known = Pack { $seat-de } : { $count }, le { $card } sur le dessus
picture-pack-discard = Puissances perdues ou dépensées par { $seat } : { $count }
picture-pool = { $points ->
    [one] { $points } point en réserve
   *[other] { $points } points en réserve
}
picture-pool-soutien = { $points ->
    [one] { $points } point en réserve ; Soutien : la prochaine carte compte double
   *[other] { $points } points en réserve ; Soutien : la prochaine carte compte double
}
picture-contrevent = Le vent ligne par ligne : ce que fait chaque nombre de points
picture-balance = { $souffles ->
    [one] { $souffles } Souffle
   *[other] { $souffles } Souffles
} à épuiser encore, { $power ->
    [one] { $power } Puissance restante
   *[other] { $power } Puissances restantes
}
panel-stop = Si vous en restez là sans rien dépenser
panel-wind = Contrevent
panel-formation = Formation
panel-tale = Le récit de la partie
chronicle-held = { $several ->
    [0] Formations tenues
   *[other] Formations tenues par { $seat }
} : { $held } sur { $asked }.
chronicle-lost = Pertes : { $losses }.
chronicle-nobody = Personne n’est perdu.
chronicle-to-wind = { $count } par le vent
chronicle-to-poursuite = { $count } par la Poursuite
chronicle-to-corroyeur = { $count } par le Corroyeur
tale-lucky = Pioche la plus heureuse{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : tour { $turn }, { $cards } tirés du Pack. Aussi bien ou mieux : { $share } des pioches.
tale-unlucky = Pioche la plus malheureuse{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : tour { $turn }, { $cards } tirés du Pack. Aussi mal ou pire : { $share } des pioches.
tale-crowd = Sur { $games } parties jouées par le robot Habitué avec ces règles, { $all ->
    [1] toutes sont allées moins loin
    [2] toutes sont allées plus loin
    [3] { $lower } sont allées moins loin, aucune plus loin
    [4] aucune n’est allée moins loin, { $higher } sont allées plus loin
   *[other] { $lower } sont allées moins loin et { $higher } plus loin
}.
panel-counts = Ce qui reste
stop-idle = { $count ->
    [one] Un personnage pourrait encore entrer ou bouger.
   *[other] { $count } entrées ou mouvements restent possibles.
}
stop-slot = { $slot } ({ $bad } sur { $all })
stop-unseen = Face cachée, avec les cartes inconnues qui frapperaient : { $slots }.
stop-veramorphe = Le Véramorphe prend { $cards ->
    [one] { $cards } carte du Pack.
   *[other] { $cards } cartes du Pack.
}
stop-lost = Pertes : { $roles }.
stop-driven = Le vent blesse et fait reculer { $roles }.
driven-to = { $role } en { $to }
driven-to-aval = { $role } jusque dans l’Aval
stop-wounded = Blessure : { $roles }.
stop-pushed = Recul forcé : { $roles }.
stop-held = { $formation } : formation tenue.
listed = { $one }, { $other }
panel-news = Ce qui vient d’arriver
news-missed = { $formation } : formation manquée, { $cards ->
    [0] le Pack ne perd rien.
    [one] { $cards } carte du Pack perdue.
   *[other] { $cards } cartes du Pack perdues.
}
news-missed-by = { $seat } manque { $formation-le } : { $cards ->
    [0] le Pack ne perd rien.
    [one] { $cards } carte du Pack perdue.
   *[other] { $cards } cartes du Pack perdues.
}
news-missed-unpaid = { $formation } : formation manquée.
news-veramorphe = Le Véramorphe a pris { $cards ->
    [one] { $cards } carte du Pack.
   *[other] { $cards } cartes du Pack.
}
news-held = { $formation } : formation tenue ! { $souffles ->
    [0] Aucun Souffle ne s’épuise.
    [one] { $souffles } Souffle s’est épuisé.
   *[other] { $souffles } Souffles se sont épuisés.
}
news-held-by = { $seat } tient { $formation-le } ! { $souffles ->
    [0] Aucun Souffle ne s’épuise.
    [one] { $souffles } Souffle s’est épuisé.
   *[other] { $souffles } Souffles se sont épuisés.
}
why-row-4 = On entre sur la ligne 4, et { $cell } n’y est pas.
why-nobody-wounded = Personne n’est blessé : le Repos n’a personne à soigner.
why-nobody-moves = Personne ne peut bouger : qui n’est pas blessé est bloqué.
why-nothing-open = Aucune Rencontre n’est visible : il n’y a rien à attaquer.
why-play-first = Impossible d’engager { $points } pour l’instant, { $pool ->
    [0] la réserve est vide : jouez d’abord une carte.
    [one] il y a { $pool } point en réserve : jouez d’abord une carte.
   *[other] il y a { $pool } points en réserve : jouez d’abord une carte.
}
wind-row = Ligne { $row } · Force { $force }
wind-legend = × perte, ↓ blessure et recul, = tient, ↑ peut bouger, deux cartes : Soutien. Réserve et main ensemble : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wind-strip = { $role } : { $outcomes }
outcome-destroyed = dès { $points }, perte
outcome-retreats = dès { $points }, blessure et recul
outcome-stays = dès { $points }, tient
outcome-moves = dès { $points }, peut bouger
outcome-soutien = dès { $points }, Soutien
footing-role = { $role } ({ $cells })
footing-in-place = en place
footing-enters = en entrant sur cette case
footing-enters-moves = en entrant, puis en bougeant
footing-near = à un mouvement
footing-paid = { $count ->
    [one] avec une Provocation ({ $points })
   *[other] avec { $count } Provocations ({ $points })
}
footing-blocked = si quelqu’un cède le passage
footing-wind = en battant le vent, puis en bougeant
footing-driven = seulement par un recul
footing-wounded = une blessure empêche tout mouvement
footing-far = hors d’atteinte ce tour-ci
footing-absent = ni sur le terrain ni en Aval
footing-colour = Mauvaise couleur : { $role } va en diagonale et n’atteint aucune case d’aucune formation. Un recul ou une nouvelle entrée y remédie.
footing-two-colours = Dans ce jeu de formations, { $role } a des cases des deux teintes, et aucune diagonale ne mène de l’une à l’autre : certains changements de formation demandent un recul ou une nouvelle entrée.
count-souffles = Souffles : pioche + colonne
count-pack = Puissances : Pack + main
count-of-two = { $first } + { $second }
count-misses = Formations manquées que le Pack peut encore payer
count-horde = Personnages restants
count-unseen = Pas encore vu : { $kind-bare }
count-number = { $count }
panel-discards = Défausses
discard-souffles = Souffles épuisés
discard-rencontres = Rencontres défaussées
discard-pack = Puissances dépensées ou perdues, { $seat }
discard-vif = Hors jeu, Horde { $seat-de }
discard-cards = { $cards }
discard-rencontre = { $kind-bare }
discard-nothing = aucune carte
balance-souffles = Vent { $count }
balance-pack = Puissance { $count }
preview-placed = { $count } sur 4 en place
preview-pool = { $points ->
    [one] { $points } point en réserve
   *[other] { $points } points en réserve
}
sign-destroyed = ✕ { $role } : perte
sign-retreats = ↓ { $role } : blessure et recul
sign-stays = = { $role } tient
sign-may-move = ↑ { $role } peut bouger
sign-soutien = { $role } donne le Soutien : la prochaine carte compte double
sign-list = { $first } · { $next }
preview-hold = Le vent ne blesse personne de plus sur la ligne { $row }.

# La leçon

lesson-goal-title = Épuiser le vent
lesson-goal =
    Votre Horde de quatre affronte 36 cartes de vent, les Souffles : épuisez-les, et c’est gagné. Elle vit de 36 cartes aussi, le Pack : s’il doit une carte et qu’il est vide, c’est perdu.
    Tenir la formation épuise quatre Souffles ; la manquer, un seul, et coûte quatre cartes.
lesson-table-title = La table
lesson-table =
    À gauche, les Souffles : chacun balaie sa ligne. La carte encadrée au-dessus, la Dominante, donne la formation du tour : cœur, c’est le Cône. Ses cases sont encadrées, avec la lettre du rôle ; une lettre inscrite deux fois laisse le choix entre deux cases.
    En haut, les Rencontres, cachées. Sous le terrain, vos quatre personnages attendent en Aval, et plus bas se trouve votre main : sur un petit écran, faites défiler pour la voir.
lesson-enter-title = Entrer
lesson-enter = On entre sur la ligne 4, sur n’importe quelle case libre, avec autant de personnages qu’on veut. Faites entrer le Traceur en B4 : choisissez-le, puis la case.
lesson-enter-hint = Le Traceur commence ici en B4 : sa place est deux cases plus haut, tout droit.
lesson-colour-title = L’Ailier garde sa couleur
lesson-colour = La Combattante est entrée en A4. À l’Ailier maintenant. Il ne se déplace qu’en diagonale : il reste donc toujours sur les cases teintées, ou toujours sur les autres, et toutes ses places sont teintées. Faites-le entrer en C4, une case teintée. Sur les cartes, « −3 ↓ », et au-dessus, « danger 50 % » annoncent le vent et les Rencontres : on y vient bientôt.
lesson-colour-hint = En C4, l’Ailier : depuis une case sans teinte, il ne pourrait rejoindre aucune formation.
lesson-traceur-title = Le Traceur : tout droit
lesson-traceur = Tout le monde est là, et chacun peut bouger une fois sans rien payer. Le Traceur avance d’une ou deux cases en ligne droite, le long d’une ligne ou d’une colonne, si personne ne gêne. Menez-le en B2, sa place.
lesson-traceur-hint = Le Cône veut le Traceur en B2.
lesson-combattante-title = La Combattante : partout alentour
lesson-combattante = La Combattante fait un ou deux pas dans toutes les directions et peut tourner entre les deux. Elle a deux places dans le Cône, A3 ou B4. Menez-la en A3.
lesson-combattante-hint = Plutôt A3 : en B4, elle serait la troisième sous la même Rencontre, avec le Traceur et l’Ailier.
lesson-ailier-title = L’Ailier : les diagonales
lesson-ailier = Une ou deux cases le long d’une diagonale, en sautant au besoin par-dessus quelqu’un. Menez-le en B3.
lesson-ailier-hint = L’Ailier est attendu en B3.
lesson-feuleuse-title = La Feuleuse : un pas
lesson-feuleuse = Une case dans toutes les directions. Menez-la en C3, et le Cône est formé.
lesson-feuleuse-hint = La Feuleuse est attendue en C3.
lesson-close-title = Quatre en place
lesson-close = Chacun est à sa place et personne n’est blessé : rien à payer. Choisissez « Fin des actions » ; les Rencontres au-dessus de vos colonnes se dévoilent alors.
lesson-close-hint = Gardez vos cartes : chaque carte jouée est perdue pour de bon.
lesson-rencontres-title = Des ennemis, et qui ne les craint pas
lesson-rencontres =
    Au-dessus de A, un as : pas de rencontre. Au-dessus de B, le valet, la Poursuite, blesse tous ceux de sa colonne : la carte du Traceur est couchée. Mais l’Ailier est un valet lui aussi, et l’on ne craint rien d’un ennemi de son rang.
    Au-dessus de C, la dame, le Véramorphe, a pris une carte de votre Pack pour la Feuleuse. Le roi est le Corroyeur : il viendra.
lesson-wind-title = Résistance contre Force
lesson-wind =
    Maintenant le vent, ligne par ligne : chacun oppose sa Résistance à la Force de sa ligne. Traceur 4, Combattante 3, Ailier 2, Feuleuse 1. À égalité, il tient. Plus fort, il peut bouger. Plus faible, il est blessé et recule d’une case ; déjà blessé, il est perdu.
    Les points dépensés sur une ligne aident tous ceux qui s’y trouvent.
lesson-outcomes-title = La ligne 3, et les deux extrêmes
lesson-outcomes =
    La ligne 2 a tenu seule, 4 contre 4. Ici, Force 5 contre 3, 2 et 1 : la marque au pied de chaque carte dit ce qui l’attend. Deux seraient blessés et repoussés ; à quatre de moins, la Feuleuse serait emportée.
    Quatre de plus donne le Soutien : votre prochaine carte compte double.
lesson-play-title = Jouer une carte
lesson-play = Il faut 4 à la Feuleuse. Les cartes donnent des points à la réserve, et la réserve paie. Jouez le 4♣ ; la leçon engage ses points sur la ligne 3, et tous trois tiennent.
lesson-play-hint = Le 4♣ suffit tout juste : une carte plus forte gaspillerait des points.
lesson-held-title = Le Cône est tenu !
lesson-held = Les quatre Souffles de la colonne sont épuisés. La Dominante et deux nouvelles cartes les remplacent : c’est le vent de votre prochain tour. La leçon suivante parle des blessures.
lesson-goutte-title = Blessé, mais en place
lesson-goutte =
    Trèfle : la Goutte. Le Traceur, blessé, ne peut pas bouger ; mais sa place est toujours B2, et un blessé compte.
    Les Rencontres ont avancé d’une colonne : la Poursuite plane maintenant sur C, l’as inoffensif sur B.
lesson-order-title = Qui passe en premier
lesson-order = La Combattante doit aller en C2, et l’Ailier lui barre la route. C’est donc à lui d’abord : menez l’Ailier en C4.
lesson-order-hint = D’abord l’Ailier en C4 : cela libère B3 pour la Combattante.
lesson-bend-title = Deux pas, un virage
lesson-bend = En passant par B3, la Combattante peut maintenant atteindre C2. Menez-l’y ; le programme trouve le chemin.
lesson-bend-hint = La Goutte veut la Combattante en C2.
lesson-choice-title = Le choix entre deux cases
lesson-choice = Dans chaque formation, un rôle a le choix. La Feuleuse est déjà en place en C3, mais C est la colonne de la Poursuite. B3 convient aussi, et rien n’y menace : menez-la en B3.
lesson-choice-hint = En C3, la Poursuite la blesserait. B3 est sans danger.
lesson-small-title = Les actions coûtent des points
lesson-small = Place aux actions : la Feuleuse soigne (1), l’Ailier regarde le Pack (2), le Traceur fait bouger quelqu’un (3), la Combattante frappe une Rencontre (4). Jouez le 2♠, votre plus petite carte.
lesson-small-hint = Il faut un point : le 2♠ est le moyen le moins cher.
lesson-repos-title = Repos
lesson-repos = Faites Repos sur le Traceur. Attention à l’ordre : on soigne après les mouvements gratuits, et qui guérit maintenant a manqué le sien.
lesson-repos-hint = Soignez le Traceur : blessé, une rafale de plus pourrait le tuer.
lesson-phase-title = Les points durent une phase
lesson-phase = La Poursuite a blessé la Combattante ; l’Ailier, immunisé, a haussé les épaules. Au vent : il faut 1 sur la ligne 2 pour elle, 2 sur la ligne 3 pour la Feuleuse, 5 sur la ligne 4 pour l’Ailier. Cela fait 8, et les points restants durent de ligne en ligne, jusqu’à la fin du vent.
lesson-nine-title = Une carte pour trois lignes
lesson-nine = Une seule carte suffit donc pour toutes : jouez le 9♥.
lesson-nine-hint = Le 9♥ paie les trois lignes ; avec de plus petites cartes, il en faudrait deux.
lesson-one-title = Un pour la Combattante
lesson-one = Elle est blessée : à un point près, elle serait perdue. Engagez 1.
lesson-one-hint = 1 suffit ici, et le reste servira plus bas.
lesson-two-title = Deux pour la Feuleuse
lesson-two = Force 3 contre 1 : engagez 2.
lesson-two-hint = Avec 2, la Feuleuse reste en B3.
lesson-five-title = Cinq pour l’Ailier
lesson-five = Force 7 contre 2 : engagez 5. Avec moins, il serait chassé de la ligne 4 vers l’Aval, guéri mais hors de la formation ; avec moins de 2, perdu.
lesson-five-hint = Il faut 5 points pour le garder en C4, et la Goutte entière.
lesson-delta-title = Pique : le Delta
lesson-delta = Encore tenue : huit Souffles partis en deux tours. Voici le Delta. L’Ailier et le Traceur peuvent gagner leurs places, mais la Combattante, blessée, ne peut pas marcher jusqu’en D2. Il y a pourtant un moyen.
lesson-jump-title = Par-dessus sa tête
lesson-jump = L’Ailier d’abord : de C4 par-dessus la Feuleuse jusqu’en A2.
lesson-jump-hint = A2 est la place de l’Ailier dans le Delta.
lesson-point-title = À la pointe
lesson-point = Le Delta a sa pointe en B1 ou en C1. Droit devant le Traceur, il y a B1 : menez-l’y.
lesson-point-hint = Des deux pointes du Delta, le Traceur n’atteint que B1 : il ne va jamais en diagonale.
lesson-ten-title = Huit points d’actions
lesson-ten = Soigner coûte 1, la Provocation 3, et quelque chose en vaut encore 4. Jouez le 10♦.
lesson-ten-hint = Il faut huit points, et le 10♦ les donne à lui seul.
lesson-heal-title = D’abord soigner
lesson-heal = Un blessé ne peut pas être déplacé. Faites Repos sur la Combattante.
lesson-heal-hint = Repos d’abord : on ne provoque pas un personnage blessé.
lesson-provocation-title = Puis provoquer
lesson-provocation = La Provocation est l’action du Traceur : un personnage, n’importe lequel, bouge une fois de plus. C’est ainsi qu’on répare une formation. Faites aller la Combattante en D2.
lesson-provocation-hint = La Combattante manque en D2.
lesson-attaque-title = Et frapper
lesson-attaque = La Poursuite a avancé jusqu’en D, juste au-dessus d’elle. L’Attaque détruit une Rencontre visible ; une nouvelle carte prend sa place, face cachée. Frappez celle de D.
lesson-attaque-hint = Il reste assez de points : mieux vaut les dépenser contre la Poursuite que les perdre avec la phase.
lesson-corroyeur-title = Le Corroyeur prend une vie
lesson-corroyeur = La nouvelle carte au-dessus de D était un as. Mais au-dessus de A, voici le roi : le Corroyeur détruit un personnage. Un autre Ailier attend en Aval : il prend celui-là ; sans lui, celui du terrain serait parti. Les lignes 1 et 2 tiennent toutes seules.
lesson-last-title = Encore une fois
lesson-last = Force 5 contre la Feuleuse : il lui faut 4. Jouez le 4♠ ; la leçon l’engagera.
lesson-last-hint = Le 4♠ suffit tout juste.
lesson-end-title = Douze Souffles en trois tours
lesson-end =
    Le Delta est tenu. La donne était heureuse : dans une vraie partie on manque des formations, et l’art est de choisir lesquelles. Tenir coûte des cartes, manquer en coûte quatre.
    Neuf formations tenues suffisent pour gagner, et on peut en manquer trois ou quatre. À vous le vent.

# Conseils

hint-stands = { $points ->
    [0] { $formation-le } se forme sans action ; le vent reste à payer
    [one] { $formation-le } se forme pour { $points } point d’actions ; le vent reste à payer
   *[other] { $formation-le } se forme pour { $points } points d’actions ; le vent reste à payer
}
hint-misses = { $points ->
    [0] laissez passer { $formation-le } ce tour-ci
    [one] laissez passer { $formation-le } ce tour-ci, et dépensez { $points } point en actions
   *[other] laissez passer { $formation-le } ce tour-ci, et dépensez { $points } points en actions
}
hint-wind-holds = { $lost ->
    [0] { $formation-le } tient jusqu’au bout du vent, sans perdre personne
   *[other] { $formation-le } tient jusqu’au bout du vent, même si quelqu’un y reste
}
hint-wind-misses = { $lost ->
    [0] on laisse passer { $formation-le } ce tour-ci, sans perdre personne de plus
   *[other] on laisse passer { $formation-le } ce tour-ci
}
hint-wind-then = puis { $steps } ; { $plan }
hint-steps = { $first }, { $next }
hint-step-play = le { $card }
hint-step-commit = engager { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-keep = c’est la carte la plus forte
hint-aval = en vue des prochaines formations
hint-plan = { $plan } ; d’ici, on gagne environ { $percent } parties sur 100
hint-wins = d’ici, on gagne environ { $percent } parties sur 100

# Où l’on en est
standing-alone = { $souffles ->
    [one] { $souffles } Souffle épuisé
   *[other] { $souffles } Souffles épuisés
}, { $characters ->
    [one] { $characters } personnage en vie
   *[other] { $characters } personnages en vie
}
standing-won-alone = arrivée avec { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : les 36 Souffles sont épuisés
standing-lost-alone = Horde perdue après { $souffles ->
    [one] { $souffles } Souffle
   *[other] { $souffles } Souffles
}
standing-rivals = { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
standing-lost = Horde perdue

# Fields of position files, for the comments of `galerne position new`.
field-turn = Le tour, à partir de 1
field-step = L’étape du tour en cours
field-actor = Le côté dont c’est l’étape : gauche ou droite
field-other_to_play = Compétition : l’autre joueur doit encore jouer les phases 3 et 4
field-row = La ligne de la phase 5, de 1 à 4 ; omise le reste du temps
field-committed = Les points engagés sur la ligne
field-mover = Le personnage qui se déplace
field-comparing = Les cases de la ligne dont les personnages restent à comparer
field-at = Le personnage pour qui un Véramorphe prend une carte
field-left = Les cartes ou décalages encore à venir
field-resume = L’étape à reprendre ensuite
field-souffles = Le vent : sa pioche sans ordre, les quatre lignes, une Dominante par joueur
field-rencontres = Les Rencontres : celles qu’on n’a pas vues, et les emplacements de gauche à droite (une carte ou face_down)
field-hordes = Par joueur : Pack, main, Vif, Aval, et qui se tient où
field-pack = Le Pack, sans ordre
field-hand = La main
field-vif = Le Vif, sans ordre
field-aval = L’Aval, par ordre d’arrivée
field-terrain = Qui se tient sur quelle case, et qui est blessé

# Ce qui se passe pendant qu’on attend le hasard.
source-souffles = Le vent se dévoile…
source-rencontres = Une Rencontre se dévoile…
source-pack = On pioche dans le Pack…
source-vif = On pioche dans le Vif…
source-pack-right = On pioche dans le Pack…
source-vif-right = On pioche dans le Vif…

# Sur papier : imprimer et jouer.
print-needed = Il faut aussi : une pièce de monnaie ou un autre petit marqueur pour la réserve.
print-area = L’aire de jeu
print-souffle-row = Souffle, ligne { $row }
print-rencontre-slot = Rencontre { $column }
print-rencontre-deck = Pioche des Rencontres
print-aval = Aval
print-souffle-deck = Souffles, Dominante dessus
print-formation = En pointillé : la seconde case que le même rôle peut prendre.
print-back-vif = Vif
print-back-pack = Pack
print-back-rencontre = Rencontre
print-back-souffle = Souffle
print-forbidden = jamais
print-role-traceur = Va de 1 à 2 cases tout droit, en ligne ou en colonne. Provocation ({ $cost }) : un personnage indemne se déplace. Ne craint pas { $rencontre }.
print-role-combattante = Va de 1 à 2 pas en tous sens, en tournant au besoin. Attaque ({ $cost }) : détruit une Rencontre visible. Ne craint pas { $rencontre }.
print-role-ailier = Va de 1 à 2 cases en diagonale, peut sauter. Aide ({ $cost }) : voir deux cartes du Pack, en prendre une. Ne craint pas { $rencontre }.
print-role-feuleuse = Va d’une case en tous sens. Repos ({ $cost }) : soigne un personnage du terrain.
print-corroyeur = Pour chaque personnage de la colonne, un du même rôle est détruit en Aval ; s’il n’y en a pas, le personnage lui-même.
print-veramorphe = Pour chaque personnage de la colonne, la première carte du Pack est défaussée. S’il n’y en a plus, vous avez perdu.
print-poursuite = Chaque personnage de la colonne est blessé ; s’il l’était déjà, il est détruit.
print-repit-title = As inoffensif
print-repit = Il ne se passe rien.
print-spared = Épargne : { $role }
print-summary = La Horde en un coup d’œil
print-setup-title = Mise en place
print-setup = Mélangez le Pack. Les quatre cœurs du Vif sont en Aval ; mélangez les douze autres. Trois Rencontres cachées au-dessus de C, B, A ; trois Souffles visibles à côté des lignes 3, 2, 1.
print-turn-title = Un tour
print-turn-1 = Les Souffles descendent d’une ligne, un nouveau vient en ligne 1 ; la carte suivante est retournée : la Dominante. Les Rencontres glissent à droite, une nouvelle vient au-dessus de A.
print-turn-2 = Piochez jusqu’à quatre cartes ; l’Aval est complété à quatre depuis le Vif.
print-turn-3 = Entrez en ligne 4 (un de chaque rôle), déplacez une fois chaque personnage indemne, puis payez des actions.
print-turn-4 = Les Rencontres au-dessus de vos colonnes se dévoilent, puis agissent de A à D.
print-turn-5 = Contrevent : les lignes 1 à 4 affrontent leur vent.
print-turn-6 = La formation de la Dominante est-elle tenue ?
print-actions-title = Actions (le rôle doit être sur le terrain)
print-action-repos = Repos, 1 : soigne un personnage blessé.
print-action-aide = Aide, 2 : regardez les deux premières cartes du Pack, prenez-en une.
print-action-provocation = Provocation, 3 : un personnage indemne se déplace.
print-action-attaque = Attaque, 4 : détruit une Rencontre visible ; une nouvelle, cachée, la remplace.
print-wind-title = Dans le vent
print-wind-how = Jouez des cartes, engagez X points sur la ligne. Résistance + X moins la force :
print-wind-malus = −4 ou pire : détruit
print-wind-lost = −1 à −3 : blessé, et recule d’une case vers l’Aval, en poussant ; déjà blessé : détruit
print-wind-even = 0 : reste
print-wind-won = +1 ou mieux : peut se déplacer, s’il est indemne
print-wind-bonus = +4 ou mieux : Soutien en plus, la carte suivante compte double
print-end-title = Fin du tour
print-end-held = Tenue : tous les Souffles des lignes sont défaussés ; jusqu’à trois cartes viennent en lignes 3, 2, 1.
print-end-missed = Manquée : quatre cartes du Pack sont défaussées.
print-end = Gagné quand les Souffles sont épuisés. Perdu quand le Pack n’a plus la carte due, ou qu’il ne reste personne.
print-pool = Points en réserve
print-soutien = Soutien : la carte suivante compte
print-log = Dix marches
print-col-date = date
print-col-options = options
print-col-turns = tours
print-col-held = tenues
print-col-result = résultat
print-wounded-title = Les blessés
print-wounded = Un personnage blessé est couché. Il ne se déplace pas ; il compte pour la formation et permet son action. Le Repos le soigne, et venir en Aval aussi.
print-end-aval = Plus de quatre en Aval : défaussez jusqu’à quatre. Vous pouvez en défausser davantage.
print-two-title = À deux
print-two = Chacun a son paquet, quatre colonnes et une Dominante, posée à côté de la grille ; Souffles et Rencontres sont communs. La plus forte Dominante joue d’abord ses actions et ses Rencontres. Tenue : les Souffles descendent deux fois. Puis les Dominantes sont mélangées à leur pioche. À la fin, qui a le plus de personnages gagne.

# Ce que dit la boîte, pour qui le change
option-edition = Édition
option-edition-help = Le texte d’une édition : ce qui est imprimé autrement dans cette partie, comme dans un fichier de l’atelier.
refused-edition = Cette édition ne peut pas être jouée. { $why }
refused-edition-twice = L’édition et l’option { $option } changent la même chose ; une seule des deux le peut.
material-ailier = Les cases de l’Ailier ne sont pas toutes d’une couleur : certains changements de formation lui sont impossibles sans recul ni nouvelle entrée (HC-2.10).
box-sheet-role = Rôles
box-sheet-formation = Formations
box-row-role-traceur = Traceur
box-row-role-combattante = Combattante
box-row-role-ailier = Ailier
box-row-role-feuleuse = Feuleuse
box-row-formation-coeur = Cône ♥
box-row-formation-carreau = Diamant ♦
box-row-formation-trefle = Goutte ♣
box-row-formation-pique = Delta ♠
box-cell-role-resistance = Résistance
box-cell-role-cost = Prix de son action
box-cell-formation-traceur = Traceur, la première case d’abord
box-cell-formation-combattante = Combattante
box-cell-formation-ailier = Ailier
box-cell-formation-feuleuse = Feuleuse

# Editions that come with the program.
box-sample-strong-feuleuse = Elle tient autant que l’Ailier, et le Repos coûte deux.
