game-title = Windwalkers
game-tagline = À huit contre le vent, d’Aberlaas à Camp Bòban.
game-goal = But : mener la horde contre le vent, tuile après tuile, jusqu’à la ville au bout du chemin, avant d’être à court de jours. Chaque tuile se gagne aux dés contre le vent : un contre.
game-author = David-Olivier Saban
game-yardstick = Le maître dans un jeu plus clément, tous les pouvoirs prêts avant chaque contre

# Options
option-mode = Mode
option-mode-help = Ce que l’on joue : toute la campagne, un chapitre, ou une partie à plusieurs hordes.
option-mode-campaign = Campagne : quatre chapitres à la suite avec la même horde
option-mode-chapter = Un seul chapitre
option-mode-normal = Quatre chapitres, chacun avec une nouvelle horde
option-mode-competitive = Rivales : deux ou trois hordes sur la même route
option-mode-race2 = Course à deux
option-chapter = Chapitre
option-chapter-help = Le chapitre joué quand on n’en joue qu’un.
option-green_rule = Dés verts
option-green_rule-help = Faut-il égaler chaque dé vert, ou seulement autant que la force en demande ?
option-green_rule-strict = Chaque dé vert doit être égalé
option-green_rule-capped = Au plus autant que la force
option-ignored_dice_refill = Les dés ignorés reviennent
option-ignored_dice_refill-help = Quand des dés sont ignorés, des dés blancs montrant la force prennent leur place.
option-loss_choice = Qui l’on perd
option-loss_choice-help = Les pertes frappent d’abord la Traîne, ou qui l’on veut.
option-loss_choice-order = La Traîne, puis le Pack, puis le Fer
option-loss_choice-free = Qui l’on veut
option-failure_counts_as_abandon = Perdre coûte comme abandonner
option-failure_counts_as_abandon-help = Un hordier perdu par un échec coûte aussi le malus de moral de la tuile tentée.
option-tour_death = La mort à la Tour Fontaine
option-tour_death-help = Quand la Tour prend son hordier.
option-tour_death-on_enter = Dès l’entrée
option-tour_death-on_stop = Seulement si la horde s’y arrête
option-tour_wind = Du vent à la Tour Fontaine
option-tour_wind-help = La Tour reçoit un jeton de vent comme n’importe quel terrain.
option-scoring = Décompte
option-scoring-help = La liste de points que l’on applique.
option-scoring-list = La liste du livret
option-scoring-examples = Celle des parties d’exemple
option-scoring-summary = Celle du résumé plus récent
option-scoring-logbook2021 = Celle du carnet de l’auteur
option-par_score = Compter l’avance et le retard
option-par_score-help = Les jours gagnés ou perdus sur le temps prévu de chaque chapitre (son « par », comme au golf) comptent en points.
option-difficulty = Dés bleus
option-difficulty-help = Combien de dés bleus lance une horde reposée : 7 facile, 6 normal, 5 difficile.
option-dice_equal_hordiers = Autant de dés que de hordiers
option-dice_equal_hordiers-help = La horde lance un dé bleu par hordier au lieu d’un nombre fixe.
option-wind_variation = Rafales
option-wind_variation-help = Chaque nouveau jeton de vent peut ajouter ou retirer un dé blanc.
option-border_everywhere = Le bord partout
option-border_everywhere-help = Un dé blanc de moins sur chaque tuile : plus doux pour apprendre.
option-day_limit = Limite de jours
option-day_limit-help = Un chapitre inachevé au bout de ce nombre de jours est perdu ; 0 pour ne pas en fixer.
option-compose = Composer la horde
option-compose-help = Comment se trouvent les huit premiers hordiers.
option-compose-draft = Choisir parmi des cartes révélées
option-compose-preset = Une équipe toute faite
option-compose-free = Libre choix dans la pioche
option-compose-random = Au hasard
option-deck = Cartes
option-deck-help = Les hordiers qui sont dans les pioches.
option-deck-base = Les 54 cartes de base
option-deck-base_ext = Les cartes de base et les 35 suivantes
option-team = Équipe de la première horde
option-team-help = L’équipe toute faite de la première horde.
option-team-uther_start = Les débutants d’Uther
option-team-ryage_start = Les débutants de Ryage
option-team-rokka_start = Les débutants de Rokka
option-team-rokka_winds = Rokka et les vents
option-team-alpha_saving = Les réserves d’Alpha
option-team-uther_assassins = Les assassins d’Uther
option-team-rokka_mastery = La maîtrise de Rokka
option-team-ryage_luck = La chance de Ryage
option-team-oranne_terrain = Le terrain d’Oranne
option-team-alpha_family = La famille d’Alpha
option-team-usmos_care = Les soins d’Usmos
option-team-iel_border = I.E.L au bord de la carte
option-team-iel_mixed = I.E.L, mélange
option-team-ryage_mixed = Ryage, mélange
option-team-alpha_mixed = Alpha, mélange
option-team-viciar_feu = Viciar et les feuleurs
option-team-estrella_black = Estrella contre les dés noirs
option-team2 = Équipe de la deuxième horde
option-team2-help = L’équipe toute faite de la deuxième horde.
option-team2-uther_start = Les débutants d’Uther
option-team2-ryage_start = Les débutants de Ryage
option-team2-rokka_start = Les débutants de Rokka
option-team2-rokka_winds = Rokka et les vents
option-team2-alpha_saving = Les réserves d’Alpha
option-team2-uther_assassins = Les assassins d’Uther
option-team2-rokka_mastery = La maîtrise de Rokka
option-team2-ryage_luck = La chance de Ryage
option-team2-oranne_terrain = Le terrain d’Oranne
option-team2-alpha_family = La famille d’Alpha
option-team2-usmos_care = Les soins d’Usmos
option-team2-iel_border = I.E.L au bord de la carte
option-team2-iel_mixed = I.E.L, mélange
option-team2-ryage_mixed = Ryage, mélange
option-team2-alpha_mixed = Alpha, mélange
option-team2-viciar_feu = Viciar et les feuleurs
option-team2-estrella_black = Estrella contre les dés noirs
option-team3 = Équipe de la troisième horde
option-team3-help = L’équipe toute faite de la troisième horde.
option-team3-uther_start = Les débutants d’Uther
option-team3-ryage_start = Les débutants de Ryage
option-team3-rokka_start = Les débutants de Rokka
option-team3-rokka_winds = Rokka et les vents
option-team3-alpha_saving = Les réserves d’Alpha
option-team3-uther_assassins = Les assassins d’Uther
option-team3-rokka_mastery = La maîtrise de Rokka
option-team3-ryage_luck = La chance de Ryage
option-team3-oranne_terrain = Le terrain d’Oranne
option-team3-alpha_family = La famille d’Alpha
option-team3-usmos_care = Les soins d’Usmos
option-team3-iel_border = I.E.L au bord de la carte
option-team3-iel_mixed = I.E.L, mélange
option-team3-ryage_mixed = Ryage, mélange
option-team3-alpha_mixed = Alpha, mélange
option-team3-viciar_feu = Viciar et les feuleurs
option-team3-estrella_black = Estrella contre les dés noirs
option-cards = Pioche personnelle
option-cards-help = Les numéros des cartes avec lesquelles jouer au lieu d’une pioche nommée ; une liste vide pour n’en choisir aucune.
option-lethune_penalty_only = Lethune ne compte que les malus
option-lethune_penalty_only-help = Le pouvoir de Lethune ignore les tuiles qui rendent du moral.
option-chrones = Chrones
option-chrones-help = Un furvent qui montre un six appelle un chrone ; un dé décide de ce qu’il fait.
option-rose_winds = Roses des vents
option-rose_winds-help = Les règles abandonnées par l’auteur : les tuiles portent des nombres qui changent les dés ou repoussent la horde qui échoue.
option-rose_winds-off = Sans
option-rose_winds-local_dice = Elles changent les dés
option-rose_winds-pushback = Elles repoussent
option-rose_winds-both = Les deux
option-board = Plateaux
option-board-help = Ceux de l’auteur, des plateaux inventés, ou le deuxième chapitre agrandi.
option-board-author = Ceux de l’auteur
option-board-generated = Inventés à chaque partie
option-board-chapter2_web = Ceux de l’auteur, avec le grand chapitre 2
option-race_bonus = Prime d’avance
option-race_bonus-help = Ce que multiplie chaque jour d’avance entre rivales.
option-race_bonus-hordiers = Les hordiers
option-race_bonus-moral = Le moral
option-winner = Qui gagne
option-winner-help = Entre plusieurs hordes, ce sont les points qui décident, ou la première arrivée.
option-winner-score = Le plus de points
option-winner-first = La première arrivée
option-consumables = Consommables
option-consumables-help = De petites cartes cachées pour la course, une expérience de l’auteur.

preset-first-game = Première partie : le chapitre 1 avec les débutants d’Uther
preset-easy = Facile : sept dés bleus
preset-hard = Difficile : cinq dés bleus
preset-learning = Apprentissage : sept dés et le bord partout
preset-all-cards = Les 89 cartes pour une horde seule
preset-new-boards = Des plateaux inventés
preset-prototype = Comme dans le prototype numérique
preset-storm = Tempête : chrones, rafales et roses
preset-rivals = Rivales
preset-race = Course à deux

# Tuiles, vents, couleurs
tile-steppe = steppe
    .le = la steppe
    .un = une steppe
    .vers = vers la steppe
    .du = de la steppe
    .dans = dans la steppe
tile-forest = forêt
    .le = la forêt
    .un = une forêt
    .vers = vers la forêt
    .du = de la forêt
    .dans = dans la forêt
tile-mountain = montagne
    .le = la montagne
    .un = une montagne
    .vers = vers la montagne
    .du = de la montagne
    .dans = dans la montagne
tile-hut = refuge
    .le = le refuge
    .un = un refuge
    .vers = vers le refuge
    .du = du refuge
    .dans = au refuge
tile-water = eau
    .le = l’eau
    .un = de l’eau
    .vers = vers l’eau
    .du = de l’eau
    .dans = sur l’eau
tile-desert = désert
    .le = le désert
    .un = un désert
    .vers = vers le désert
    .du = du désert
    .dans = dans le désert
tile-marsh = marais
    .le = le marais
    .un = un marais
    .vers = vers le marais
    .du = du marais
    .dans = dans le marais
tile-nordska = Nordska
    .le = Nordska
    .un = Nordska
    .vers = vers Nordska
    .du = de Nordska
    .dans = à Nordska
tile-village-red = village rouge
    .le = le village rouge
    .un = un village rouge
    .vers = vers le village rouge
    .du = du village rouge
    .dans = au village rouge
tile-village-blue = village bleu
    .le = le village bleu
    .un = un village bleu
    .vers = vers le village bleu
    .du = du village bleu
    .dans = au village bleu
tile-village-green = village vert
    .le = le village vert
    .un = un village vert
    .vers = vers le village vert
    .du = du village vert
    .dans = au village vert
tile-village-plain = village abrité
    .le = le village abrité
    .un = un village abrité
    .vers = vers le village abrité
    .du = du village abrité
    .dans = au village abrité
tile-aberlaas = Aberlaas
    .le = Aberlaas
    .un = Aberlaas
    .vers = vers Aberlaas
    .du = d’Aberlaas
    .dans = à Aberlaas
tile-port-choon = Port‑Choon
    .le = Port‑Choon
    .un = Port‑Choon
    .vers = vers Port‑Choon
    .du = de Port‑Choon
    .dans = à Port‑Choon
tile-chawondasee = Chawondasee
    .le = Chawondasee
    .un = Chawondasee
    .vers = vers Chawondasee
    .du = de Chawondasee
    .dans = à Chawondasee
tile-alticcio = Alticcio
    .le = Alticcio
    .un = Alticcio
    .vers = vers Alticcio
    .du = d’Alticcio
    .dans = à Alticcio
tile-camp-boban = Camp Bòban
    .le = Camp Bòban
    .un = Camp Bòban
    .vers = vers Camp Bòban
    .du = de Camp Bòban
    .dans = à Camp Bòban
tile-tour-fontaine = Tour Fontaine
    .le = la Tour Fontaine
    .un = la Tour Fontaine
    .vers = vers la Tour Fontaine
    .du = de la Tour Fontaine
    .dans = à la Tour Fontaine
tile-porte-hurle = Porte d’Hurle
    .le = la Porte d’Hurle
    .un = la Porte d’Hurle
    .vers = vers la Porte d’Hurle
    .du = de la Porte d’Hurle
    .dans = à la Porte d’Hurle
tile-gap = trou
    .le = le trou
    .un = un trou
    .vers = vers le trou
    .du = du trou
    .dans = dans le trou
wind-0 = pas de vent
    .un = aucun vent
wind-1 = zéfirine (1)
    .un = une zéfirine, force 1
wind-2 = slamino (2)
    .un = un slamino, force 2
wind-3 = choon (3)
    .un = un choon, force 3
wind-4 = stèche (4)
    .un = une stèche, force 4
wind-5 = crivetz (5)
    .un = un crivetz, force 5
wind-6 = furvent (6)
    .un = un furvent, force 6
wind-7 = au-delà du furvent (7)
    .un = un vent d’au-delà du furvent, force 7
colour-blue = bleu
    .tous = bleus
colour-violet = violet
    .tous = violets
colour-white = blanc
    .tous = blancs
colour-green = vert
    .tous = verts
colour-black = noir
    .tous = noirs
chrones-name = le chrone

# Le nom d’un hordier. Celui qui finit par un point n’en demande pas d’autre en fin de phrase.
hordier = { $name }
    .fin = { $name }.
    .genre = m
hordier-woman = { $name }
    .fin = { $name }.
    .genre = f
hordier-stop = { $name }
    .fin = { $name }
    .genre = m

# Textes des cartes
text-then = { $first } { $rest }
text-nothing = Rien ne se passe.
text-tap = Fatiguez ce hordier ({ $window }).
text-discard = Abandonnez ce hordier ({ $window }).
text-reaction = Fatiguez ce hordier en réponse à une autre horde ({ $window }).
text-reaction-discard = Abandonnez ce hordier en réponse à une autre horde ({ $window }).
text-window-contre = pendant un contre
text-window-travel = en chemin
text-window-both = à tout moment
text-stores = Tant que ce hordier est dans la horde, fatigué ou non, vous pouvez poser sur sa carte des dés en jeu, { $n } au plus.
text-when = Seulement si { $condition }.
text-follows = Quand { $card } reste en arrière, ce hordier part aussi et son effet a lieu quand même.
text-counts-itself = Ce hordier se compte aussi.
each-missing = place vide
each-missing-pack = place vide du Pack
each-missing-traine = place vide de la Traîne
each-green = dé vert de l’épreuve
each-black = dé noir de l’épreuve
each-fer = hordier du Fer
each-pack = hordier du Pack
each-tag = { $tag } de la horde
each-wind-pair = paire de jetons de vent égaux sur le plateau
tag-oiseleur = oiseleur
    .tous = oiseleurs
tag-feuleur = feuleur
    .tous = feuleurs
tag-torantor = Torantor
    .tous = Torantor
tag-calsan = Calsan
    .tous = Calsan
tag-geomaitre = géomaître
    .tous = géomaîtres
dice-blue = dés bleus
    .un = dé bleu
    .tous = tous les dés bleus
dice-violet = dés violets
    .un = dé violet
    .tous = tous les dés violets
dice-horde = dés bleus ou violets
    .un = dé bleu ou violet
    .tous = tous les dés bleus et violets
dice-white = dés blancs
    .un = dé blanc
    .tous = tous les dés blancs
dice-green = dés verts
    .un = dé vert
    .tous = tous les dés verts
dice-epreuve = dés blancs ou verts
    .un = dé blanc ou vert
    .tous = tous les dés blancs et verts
dice-any = dés de l’épreuve
    .un = dé de l’épreuve
    .tous = tous les dés de l’épreuve
whom-anyone = un hordier
    .autre = un autre hordier
    .autres = autres hordiers
    .tous = tous les autres hordiers
whom-tag = un { $tag }
    .autre = un autre { $tag }
    .autres = autres { $tag-tous }
    .tous = tous les { $tag-tous }
whom-card = { $card }
    .autre = { $card }
    .autres = { $card }
    .tous = { $card }
if-wind = le vent souffle
    .question = Le vent souffle ?
if-force = le vent est de force { $n }
    .question = Le vent est de force { $n } ?
if-tile-greens = { $n ->
    [one] la tuile porte exactement un dé vert
   *[other] la tuile porte exactement { $n } dés verts
}
    .question = { $n ->
    [one] La tuile porte exactement un dé vert ?
   *[other] La tuile porte exactement { $n } dés verts ?
}
if-tile-moral = { $n ->
    [one] la tuile rend ou coûte du moral
   *[other] la tuile rend ou coûte au moins { $n } points de moral
}
    .question = { $n ->
    [one] La tuile rend ou coûte du moral ?
   *[other] La tuile rend ou coûte au moins { $n } points de moral ?
}
if-edge = la tuile est au bord de la carte
    .question = La tuile est au bord de la carte ?
if-blacks = { $n ->
    [one] l’épreuve compte un dé noir
   *[other] l’épreuve compte au moins { $n } dés noirs
}
    .question = { $n ->
    [one] L’épreuve compte un dé noir ?
   *[other] L’épreuve compte au moins { $n } dés noirs ?
}
if-sum = la somme de vos dés bleus dépasse celle des blancs et des verts
    .question = La somme de vos dés bleus dépasse celle des blancs et des verts ?
if-tag = { $n ->
    [one] la horde compte un { $tag }
   *[other] la horde compte { $n } { $tag-tous }
}
    .question = { $n ->
    [one] Il y a un { $tag } dans la horde ?
   *[other] Il y a { $n } { $tag-tous } dans la horde ?
}
if-other-tag = la horde compte un autre { $tag }
    .question = Un autre { $tag } dans la horde ?
if-village = la tuile est un village
    .question = La tuile est un village ?
if-outside = { $whom } est hors des hordes
    .question = { $whom } est hors des hordes ?
if-used = le pouvoir { $card-de } a servi aujourd’hui
    .question = Le pouvoir { $card-de } a servi aujourd’hui ?
if-company = une autre horde se tient sur la tuile
    .question = Une autre horde se tient sur la tuile ?
cost-moral = Payez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
cost-moral-per-rested = Payez 1 point de moral par hordier reposé.
cost-moral-unless = Payez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral, sauf si { $card } est dans la horde.
cost-abandon-other = Abandonnez un autre hordier.
cost-abandon-not-traceur = Abandonnez un autre hordier, pas le Traceur.
cost-abandon-pack = Abandonnez un hordier du Pack.
cost-abandon-traine = Abandonnez un croc de la Traîne.
cost-abandon-fer = Abandonnez un hordier du Fer, pas un Calsan.
cost-tap-other = { $n ->
    [one] Fatiguez un autre hordier prêt.
   *[other] Fatiguez { $n } autres hordiers prêts.
}
op-roll-add = { $of ->
    [number] { $n ->
        [one] Lancez un { $dice-un } de plus.
       *[other] Lancez { $n } { $dice } de plus.
    }
    [each] { $n ->
        [one] Lancez un { $dice-un } de plus par { $each }.
       *[other] Lancez { $n } { $dice } de plus par { $each }.
    }
    [tile] Lancez en plus autant de { $dice } que la tuile rend ou coûte de moral.
    [moral] Lancez en plus autant de { $dice } que vous avez de moral.
   *[force] Lancez en plus autant de { $dice } que la force.
}
op-shift-free = { $of ->
    [number] { $n ->
        [one] Augmentez ou baissez un { $dice-un } de 1.
       *[other] Augmentez ou baissez de 1 des { $dice }, { $n } fois en tout au plus.
    }
    [each] Augmentez ou baissez de 1 des { $dice }, { $n ->
        [one] une fois
       *[other] { $n } fois
    } au plus par { $each }.
    [tile] Augmentez ou baissez de 1 des { $dice }, autant de fois en tout que la tuile rend ou coûte de moral.
    [moral] Augmentez ou baissez de 1 des { $dice }, autant de fois en tout que vous avez de moral.
   *[force] Augmentez ou baissez de 1 des { $dice }, en tout autant de fois que la force du vent.
}
op-shift-one = { $of ->
    [number] { $n ->
        [one] Augmentez ou baissez un { $dice-un } de 1.
       *[other] Augmentez ou baissez un seul { $dice-un } de { $n } au plus.
    }
    [each] Augmentez ou baissez un seul { $dice-un } de { $n } au plus par { $each }.
    [tile] Augmentez ou baissez un seul { $dice-un } d’autant que la tuile rend ou coûte de moral.
    [moral] Augmentez ou baissez un seul { $dice-un } d’autant que vous avez de moral.
   *[force] Augmentez ou baissez un seul { $dice-un } d’autant que la force.
}
op-shift-each = Augmentez ou baissez de 1 chacun de vos { $dice }, ou laissez-le tel quel.
op-set = { $of ->
    [number] { $n ->
        [one] Tournez un { $dice-un } sur la face de votre choix.
       *[other] Tournez jusqu’à { $n } { $dice } sur les faces de votre choix.
    }
    [each] { $n ->
        [one] Par { $each }, tournez un { $dice-un } sur la face de votre choix.
       *[other] Par { $each }, tournez jusqu’à { $n } { $dice } sur les faces de votre choix.
    }
    [tile] Tournez sur les faces de votre choix autant de { $dice } que la tuile rend ou coûte de moral.
    [moral] Tournez sur les faces de votre choix autant de { $dice } que vous avez de moral.
   *[force] Tournez sur les faces de votre choix autant de { $dice } que la force.
}
op-set-all = Tournez { $dice-tous } sur une même face de votre choix.
op-flip = Retournez un { $dice-un } sur sa face opposée.
op-reroll = Relancez autant de vos { $dice } que vous voulez.
op-pool-replace = { $of ->
    [number] Rangez tous vos dés bleus et lancez-en { $n } nouveaux.
    [each] Rangez tous vos dés bleus et lancez-en { $n } nouveaux par { $each }.
    [tile] Rangez tous vos dés bleus et lancez-en autant que la tuile rend ou coûte de moral.
    [moral] Rangez tous vos dés bleus et lancez-en autant que vous avez de moral.
   *[force] Rangez tous vos dés bleus et lancez-en autant que la force.
}
op-ignore = { $of ->
    [all] Ignorez { $dice-tous }.
    [number] { $n ->
        [one] Ignorez un { $dice-un }.
       *[other] Ignorez jusqu’à { $n } { $dice }.
    }
    [each] { $n ->
        [one] Ignorez un { $dice-un } par { $each }.
       *[other] Ignorez jusqu’à { $n } { $dice } par { $each }.
    }
    [tile] Ignorez autant de { $dice } que la tuile rend ou coûte de moral.
    [moral] Ignorez autant de { $dice } que vous avez de moral.
   *[force] Ignorez autant de { $dice } que la force.
}
op-ignore-above-token = Ignorez { $dice-tous } plus hauts que ce jeton.
op-ignore-below-force = Ignorez { $dice-tous } plus bas que la force.
op-ignore-below-blue = Ignorez { $dice-tous } plus bas que votre plus petit dé bleu.
op-ep-set = Tournez un dé vert de l’épreuve sur la face de votre choix.
op-ep-add = { $of ->
    [number] { $n ->
        [one] Ajoutez à l’épreuve un dé vert sur la face de votre choix.
       *[other] Ajoutez à l’épreuve jusqu’à { $n } dés verts sur les faces de votre choix.
    }
    [each] Ajoutez à l’épreuve jusqu’à { $n } dés verts par { $each }, sur les faces de votre choix.
    [tile] Ajoutez à l’épreuve autant de dés verts que la tuile rend ou coûte de moral, sur les faces de votre choix.
    [moral] Ajoutez à l’épreuve autant de dés verts que vous avez de moral, sur les faces de votre choix.
   *[force] Ajoutez à l’épreuve autant de dés verts que la force, sur les faces de votre choix.
}
op-force-set = La force passe à { $n }.
op-force-down = La force baisse de { $n }.
op-force-up = La force monte de { $n }.
op-token-threshold = Tirez un jeton du sac ; il y retourne après le contre.
op-moral = { $of ->
    [number] Gagnez { $n ->
        [one] 1 point
       *[other] { $n } points
    } de moral.
    [each] Gagnez { $n ->
        [one] 1 point
       *[other] { $n } points
    } de moral par { $each }.
    [tile] Gagnez autant de moral que la tuile en rend ou en coûte.
    [moral] Doublez votre moral.
   *[force] Gagnez autant de moral que la force.
}
op-moral-loss = Perdez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-moral-every-horde = Chaque horde gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-moral-full = Votre moral remonte à { $n }.
op-rest = { $of ->
    [all] Reposez { $whom-tous }.
    [number] { $n ->
        [one] Reposez { $whom-autre }.
       *[other] Reposez jusqu’à { $n } { $whom-autres }.
    }
    [each] { $n ->
        [one] Reposez { $whom-autre } par { $each }.
       *[other] Reposez jusqu’à { $n } { $whom-autres } par { $each }.
    }
    [tile] Reposez autant d’{ $whom-autres } que la tuile rend ou coûte de moral.
    [moral] Reposez autant d’{ $whom-autres } que vous avez de moral.
   *[force] Reposez autant d’{ $whom-autres } que la force.
}
op-recruit-pile = Prenez { $whom } parmi les écartés, s’il y a une place libre.
op-recruit-offers = Prenez { $whom } dans l’offre d’un village, s’il y a une place libre.
op-recruit-anywhere = Prenez { $whom } où qu’il se trouve hors des hordes, s’il y a une place libre.
op-wind-reveal = { $of ->
    [all] Révélez le vent de toutes les tuiles voisines.
    [number] { $n ->
        [one] Révélez le vent d’une tuile voisine.
       *[other] Révélez le vent de { $n } tuiles voisines au plus.
    }
    [each] Révélez le vent de { $n } tuiles voisines par { $each }.
    [tile] Révélez le vent d’autant de tuiles voisines que la tuile rend ou coûte de moral.
    [moral] Révélez le vent d’autant de tuiles voisines que vous avez de moral.
   *[force] Révélez le vent d’autant de tuiles voisines que la force.
}
op-wind-return = Remettez dans le sac un jeton du plateau. Si c’est celui de votre contre, tirez-en un autre aussitôt.
op-wind-bump = Un jeton de moins de six sur une tuile voisine compte un de plus jusqu’à la fin du chapitre.
op-tile-remove = Ôtez une tuile de terrain du plateau.
op-tile-swap = Échangez deux tuiles de terrain qui se touchent.
op-tile-swap-near = Échangez deux tuiles de terrain qui se touchent et qui touchent la vôtre.
op-tile-replace = Remplacez une tuile de terrain par une autre sorte prise dans la boîte.
op-store-use = Tous les dés posés sur cette carte entrent en jeu tels quels et ne changent plus.
op-store-green = Ignorez tous les dés verts. Votre prochain contre en compte autant de plus, sauf si ce hordier se repose avant.
op-undo-contre = Revenez au moment d’avant le choix de la tuile. Les jetons restent.
op-moral-double = Jusqu’à la fin du contre, chaque point de moral paie deux crans ou relances.
op-black-spread = Les dés noirs passent sur les terrains autour de la cible, le plus également possible.
op-recolor = Vos dés violets deviennent bleus.
op-recolor-all = Les dés noirs deviennent verts, et les violets bleus.
op-cityfy = Le village recrute comme une ville, et s’y arrêter rend 1 point de moral.
op-stack-fer = Posez un hordier du Fer sur cette carte : ils partagent la place.
op-stack-pack = Posez un hordier du Pack sur cette carte : ils partagent la place.
op-lock-self = Cette carte reste fatiguée pour toujours et ne peut plus partir.
op-score-double = Tous les points de ce jour comptent double.
op-waive-terrain = Jusqu’à la fin du contre, la tuile ne coûte pas de moral.
op-waive-power = Pour l’instant, les pouvoirs ne coûtent pas de moral.
op-use-traine = Un croc prêt se sert de son pouvoir et se fatigue au lieu de partir.
op-offer-add = Chaque village de couleur offre une carte de plus.
op-if = { $condition-question } { $effect }
op-choose = Au choix : (1) { $first } (2) { $second }
op-gamble = Lancez un dé. { $rows }
op-gamble-row = { $faces } → { $effect }
op-gamble-force = Lancez un dé. Il atteint la force ? { $effect }
op-flip-card = Tournez n’importe quelle carte de n’importe quelle horde, prête ou fatiguée. Si cela rend prête celle d’une autre horde, gagnez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-give-self = Ce hordier passe, fatigué, à la horde suivante, qui écarte d’abord quelqu’un de son Fer.
op-black-add = { $of ->
    [number] { $n ->
        [one] Posez jusqu’à la fin du chapitre un dé noir sur votre tuile ou une voisine.
       *[other] Posez jusqu’à la fin du chapitre { $n } dés noirs sur votre tuile ou une voisine.
    }
    [each] { $n ->
        [one] Par { $each }, posez jusqu’à la fin du chapitre un dé noir sur votre tuile ou une voisine.
       *[other] Par { $each }, posez jusqu’à la fin du chapitre { $n } dés noirs sur votre tuile ou une voisine.
    }
    [tile] Posez jusqu’à la fin du chapitre, sur votre tuile ou une voisine, autant de dés noirs que la tuile rend ou coûte de moral.
    [moral] Posez jusqu’à la fin du chapitre, sur votre tuile ou une voisine, autant de dés noirs que vous avez de moral.
   *[force] Posez jusqu’à la fin du chapitre, sur votre tuile ou une voisine, autant de dés noirs que la force.
}
op-duel = Une horde plus proche de l’arrivée lance un dé bleu de moins à son prochain contre, et vous un de plus au vôtre. Si elle échoue, vous perdez 1 point de moral, sinon vous en gagnez 1.
op-move-green = Envoyez un dé vert au prochain contre d’une horde adjacente. Si elle y échoue, vous perdez 1 point de moral.
op-gift-ignored = Les dés verts ignorés dans ce contre vont au prochain contre de la horde suivante.
op-lend-die = Une horde adjacente lance un dé bleu de plus à son prochain contre, et vous un de moins.
op-share-moral = Vous et les hordes adjacentes mettez votre moral en commun et le partagez également.
op-swap-card = Échangez un hordier, pas un Traceur, contre un de la même ligne d’une horde sur votre tuile. Chacune gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-pull-horde = Amenez une horde voisine sur votre tuile. Si cela la rapproche de son arrivée, gagnez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-interfere = Une autre horde qui valide un contre perd { $moral ->
    [one] 1 point
   *[other] { $moral } points
} de moral, ou relance un dé bleu de votre choix. Si elle gagne quand même, gagnez { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral.
op-choose-token = Choisissez le prochain jeton qui sortira du sac.
op-swap-places = Échangez votre place avec une horde voisine. Chacune subit le moral de la tuile où elle arrive.
op-top-swap-other = Une horde adjacente échange un hordier de son choix contre le dessus de cette pioche.
op-force-use = Une horde sur votre tuile doit se servir d’un pouvoir prêt que vous désignez.
op-lose-game = Votre horde est perdue.
op-win-game = Votre horde gagne la partie.
op-cancel-aimed = Annulez une carte qui vise votre horde.
op-cancel = Annulez n’importe quelle carte qui vient de servir.
op-undefined = Personne n’a écrit ce que cela fait.
op-lose-one = Perdez un hordier de votre choix.
op-top-swap = Remplacez un hordier par le dessus de sa pioche.
op-next-token-one = Le prochain jeton tiré compte pour force 1.
op-add-black-behind = { $n ->
    [one] Posez un dé noir sur une tuile derrière vous.
   *[other] Posez { $n } dés noirs sur une tuile derrière vous.
}
op-token-delta = Un jeton du plateau compte { $n } de moins.
op-token-swap = Échangez deux jetons.
op-reveal-any = Révélez le vent de n’importe quelle tuile.
op-next-force-all = Le prochain vent de chaque horde est plus fort de 1.
op-next-sixes-all = Au prochain contre de chaque horde, tous les dés blancs et verts montrent six.
op-next-blue-all = Chaque horde lance un dé bleu de moins à son prochain contre.
op-lasting-blue-more = Désormais, vous lancez un dé bleu de plus.
op-lasting-blue-less = Désormais, vous lancez un dé bleu de moins, et chaque tuile franchie rapporte un point.
op-black-everywhere = Chaque tuile ventée compte un dé noir de plus, pour tous.
op-swap-card-far = Échangez un hordier contre un de la même ligne d’une autre horde.
op-copy-power = Servez-vous du pouvoir de n’importe quel hordier visible, s’il est utilisable.
op-copy-any-power = Servez-vous du pouvoir de n’importe quel hordier visible, quelle que soit sa condition.
op-copy-consumable = Refaites ce que fait un consommable déjà joué.
op-win-contre = Vous gagnez ce contre, quoi que disent les dés.
op-push-horde = Déplacez une horde sur une tuile voisine. Elle en subit le moral.
op-reroll-contre = Relancez tous les dés du contre, des deux côtés.
op-tile-to-village = Un terrain devient un village absent du plateau.
op-cancel-consumable = Annulez le consommable qui vient d’être joué.

# Boutons
label-move = { $onward ->
    [0] Marcher
   *[other] Continuer
} { $tile-vers } { $hex } — { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
}{ $violet ->
    [0] {""}
    [1] {""}, { $violet } violet
   *[other] {""}, { $violet } violets
} contre { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}{ $green ->
    [0] {""}
    [1] {""}, { $green } vert
   *[other] {""}, { $green } verts
}{ $black ->
    [0] {""}
    [1] {""}, { $black } noir
   *[other] {""}, { $black } noirs
} ; vent inconnu
label-move-known = { $onward ->
    [0] Marcher
   *[other] Continuer
} { $tile-vers } { $hex } — { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
}{ $violet ->
    [0] {""}
    [1] {""}, { $violet } violet
   *[other] {""}, { $violet } violets
} contre { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}{ $green ->
    [0] {""}
    [1] {""}, { $green } vert
   *[other] {""}, { $green } verts
}{ $black ->
    [0] {""}
    [1] {""}, { $black } noir
   *[other] {""}, { $black } noirs
} ; force { $force }
label-move-calm = { $onward ->
    [0] Marcher
   *[other] Continuer
} { $tile-vers } { $hex } — { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
}{ $violet ->
    [0] {""}
    [1] {""}, { $violet } violet
   *[other] {""}, { $violet } violets
} contre { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}{ $green ->
    [0] {""}
    [1] {""}, { $green } vert
   *[other] {""}, { $green } verts
}{ $black ->
    [0] {""}
    [1] {""}, { $black } noir
   *[other] {""}, { $black } noirs
} ; pas de vent
label-move-city = { $onward ->
    [0] Entrer { $tile-dans } { $hex }
   *[other] Continuer et entrer { $tile-dans } { $hex }
}
label-move-nowhere = Marcher nulle part
label-shift = Payer 1 point de moral : le { $face } { $colour } devient un { $to }
label-shift-free = Le { $face } { $colour } devient un { $to }
label-reroll = Payer 1 point de moral : relancer tous vos dés
label-store = Mettre de côté le { $face } { $colour }
label-confirm-win = Valider : le contre est gagné
label-confirm-fail = Valider : le contre échoue et l’on perd un hordier
label-concede = Renoncer
label-use = Utiliser { $card } — { $text }
label-use-void = Utiliser { $card } sans effet — { $text }
label-die = Le { $face } { $colour }
label-die-ignore = Ignorer le { $face } { $colour }
label-die-turn = Tourner le { $face } { $colour }
label-die-reroll = Relancer le { $face } { $colour }
label-die-give = Envoyer le { $face } { $colour }
label-face = Choisir la face { $face }
label-colour = Lancer un dé { $colour }{ $violet ->
    [0] {""}
   *[other] { $blacks ->
        [0] {" "}— il ne répond qu’aux dés noirs, et il n’y en a pas
       *[other] {" "}— il ne répond qu’aux dés noirs
    }
}
label-card = { $card }
label-card-keep = Garder { $card }
label-card-lose = Perdre { $card }
label-card-dismiss = Renvoyer { $card }
label-card-abandon = Abandonner { $card }
label-card-tap = Fatiguer { $card }
label-card-recruit = Prendre { $card }
label-card-use = { $card }
label-horde = { $seat }
label-tile = Choisir { $tile-le } { $hex }
label-village = Fonder le village : { $tile-le } { $hex }
label-terrain = { $tile }
label-force = Force { $force } : { $wind }
label-first = Le premier
label-second = Le second
label-interfere-moral = Elle perd du moral
label-interfere-reroll = Elle relance un dé bleu
label-stop-none = S’arrêter pour la nuit — personne ne se repose ici{ $recruits ->
    [0] {""}
   *[other] {""}, mais on recrute
}
label-stop-fresh = S’arrêter pour la nuit — personne n’est fatigué{ $recruits ->
    [0] {""}
   *[other] {""}, mais on recrute
}
label-stop-leave = S’arrêter pour la nuit et lever le camp — { $tired ->
    [0] personne n’est fatigué
   *[other] personne ne se repose ici
}
label-stop-one = S’arrêter pour la nuit — un hordier se repose{ $recruits ->
    [0] {""}
   *[other] {""}, puis on recrute
}
label-stop-all = S’arrêter pour la nuit — tout le monde se repose{ $recruits ->
    [0] {""}
   *[other] {""}, puis on recrute
}
label-go-on = Continuer — { $dice ->
    [one] { $dice } dé bleu
   *[other] { $dice } dés bleus
}{ $points ->
    [0] {""}
    [one] {" "}et { $points } point de plus
   *[other] {" "}et { $points } points de plus
} pour la prochaine tuile{ $rests ->
    [0] {""}
   *[other] , après le repos d’un hordier
}
label-go-on-city = Continuer — { $city } est devant vous : ni vent ni dés pour y entrer
label-rest-all = Tout le monde se repose
label-ready = Faire reposer { $card }
label-leave = Lever le camp
label-leave-on = Repartir
label-leave-recruit = Passer au recrutement
label-leave-exchange = Voir les nouveaux venus — aucune place libre dans leur ligne : qui se joint à la horde prend celle d’un autre
label-leave-recruit-unrested = Passer au recrutement sans repos
label-leave-unrested = Lever le camp sans repos
label-leave-on-unrested = Repartir sans repos
label-recruit = Recruter { $card } — { $text }
label-replace = Recruter { $card } à la place de quelqu’un — { $text }
label-done = C’est tout
label-recruit-done = Ne plus recruter personne
label-onward-alone = Ne recruter personne et continuer { $tile-vers } { $hex }
label-cheapest = Gagner avec le seul moral — { $moral ->
    [0] plus rien à payer
    [one] { $moral } point
   *[other] { $moral } points
} : { $steps }
label-ignore = Ignorer { $dice } — { $moral ->
    [0] le contre est alors gagné
    [one] il faut ensuite { $moral } point de moral
   *[other] il faut ensuite { $moral } points de moral
}
label-ignore-one = Ignorer seulement le { $face } { $colour } — { $moral ->
    [0] le contre est alors gagné
    [one] il faut ensuite { $moral } point de moral
   *[other] il faut ensuite { $moral } points de moral
}
label-cheapest-given = Appliquer les crans utiles — { $steps }
label-react = Répondre avec { $card }
label-pass = Laisser faire
label-bulletin = Bulletin : révéler le vent en { $hex }
label-play = Jouer { $consumable } — { $text }

# Demandé avant de le faire
warn-fail = En l’état, le contre échoue et l’on perd un hordier.
warn-doom = Le contre est gagné, mais entrer coûte le dernier point de moral : la horde est perdue.
warn-unrested = Des hordiers fatigués peuvent encore se reposer ici.
warn-abandon = { $card } quitterait la horde pour de bon.
warn-void = Le pouvoir { $card-de } serait dépensé pour rien.
warn-unused = Le pouvoir { $card-de } n’a encore servi à rien : il serait perdu.

# Questions
ask-draft-traceur = { $seat }, composez votre horde : gardez un Traceur.
ask-draft-fer = { $seat }, composez votre horde : gardez un hordier du Fer (encore { $left }).
ask-draft-pack = { $seat }, composez votre horde : gardez un hordier du Pack (encore { $left }).
ask-draft-traine = { $seat }, composez votre horde : gardez un croc de la Traîne (encore { $left }).
ask-place-village = { $seat }, choisissez le terrain qui devient votre village.
ask-move = { $seat }, quelle tuile la horde tente‑t‑elle ?
ask-adjust = { $seat }, { $tile-le } { $hex }, force { $force } : changez vos dés, servez-vous de pouvoirs, ou validez.
ask-loss-failed = { $seat }, le contre a échoué : qui le vent emporte‑t‑il ?
ask-loss-tour = { $seat }, la Tour veut une vie : laquelle ?
ask-arrived = { $seat }, s’arrêter ici ou continuer ?
ask-passing = { $seat }, vous ne faites que passer : un hordier peut se reposer avant de repartir.
ask-passing-rested = { $seat }, servez-vous de pouvoirs, ou repartez.
ask-stopped = { $seat }, le jour s’achève ici : qui se repose ?
ask-stopped-all = { $seat }, le jour s’achève ici : tout le monde peut se reposer.
ask-stopped-rested = { $seat }, le jour s’achève ici : levez le camp, ou servez-vous d’abord d’un pouvoir.
ask-stopped-recruit = { $seat }, le jour s’achève ici : voyez les nouveaux venus, ou servez-vous d’abord d’un pouvoir.
ask-recruit = { $seat }, qui recrutez-vous ?
ask-replace = { $seat }, qui cède sa place à { $card } ?
ask-wait = { $seat }, attendez.
ask-cost-abandon = { $seat }, { $power } : qui abandonnez-vous ?
ask-cost-tap = { $seat }, { $power } : qui prête main-forte ? (encore { $left })
ask-react = { $seat }, { $power } vient de servir : répondez-vous ?
ask-interfere = { $seat }, l’autre horde valide son contre : vous en mêlez-vous avec { $power } ?
ask-colour = { $seat }, { $power } : de quelle couleur est le prochain dé ? (jusqu’ici { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
} et { $violet ->
    [one] { $violet } violet
   *[other] { $violet } violets
} ; encore { $left })
ask-shift = { $seat }, { $power } : augmentez ou baissez un dé de 1 (encore { $left }).
ask-set-die = { $seat }, { $power } : quel dé ? (encore { $left })
ask-one-die = { $seat }, { $power } : quel dé ?
ask-face = { $seat }, { $power } : quelle face ?
ask-reroll-dice = { $seat }, { $power } : quels dés relancer ?
ask-ignore = { $seat }, { $power } : quel dé ignorer ? (encore { $left })
ask-green-die = { $seat }, { $power } : quel dé vert ?
ask-green-add = { $seat }, { $power } : quelle face pour le dé vert ajouté ? (encore { $left })
ask-ready = { $seat }, { $power } : qui se repose ? (encore { $left })
ask-power-recruit = { $seat }, { $power } : qui rejoint la horde ?
ask-reveal = { $seat }, { $power } : le vent de quelle tuile ?
ask-swap-tile = { $seat }, { $power } : quelle tuile change de place ?
ask-swap-with = { $seat }, { $power } : avec quelle tuile ?
ask-terrain = { $seat }, { $power } : que devient la tuile ?
ask-black-tile = { $seat }, { $power } : où va le dé noir ?
ask-token-tile = { $seat }, { $power } : quel jeton ?
ask-tile = { $seat }, { $power } : quelle tuile ?
ask-branch = { $seat }, { $power } : lequel des deux effets ?
ask-horde = { $seat }, { $power } : quelle horde ?
ask-token-force = { $seat }, { $power } : quelle force viendra ?
ask-card = { $seat }, { $power } : quel hordier ?
ask-give-abandon = { $seat }, { $power } vous rejoint : qui de votre Fer cède sa place ?

# Hasard
call-token = Force { $force } : { $wind }
call-roll = Épreuve : { $theirs } — horde : { $ours }
call-dice = Horde : { $ours }
dice-some = { $n ->
    [one] { $colour }
   *[other] { $colour-tous }
} { $dice }
dice-and = { $first }, { $next }
dice-none = aucun dé
call-die = Un { $face }
call-card = { $card }
call-layout = Un nouveau plateau
call-roses = Les roses des vents
call-first = { $seat } commence
call-village = { $tile }
call-consumable = Un consommable
want-die = dé { $colour } { $n }
want-separate-die = le dé à part

# Événements
event-first = { $seat } commence.
event-laid = Chapitre { $chapter } : { $start-du } à { $arrival }.
event-village-drawn = { $seat } tire { $tile-le }.
event-shown = On révèle { $card-fin }
event-offered-red = Le village rouge offre { $card-fin }
event-offered-blue = Le village bleu offre { $card-fin }
event-offered-green = Le village vert offre { $card-fin }
event-kept = { $seat } garde { $card-fin }
event-dawn = { $seat } : jour { $day }.
event-announced = { $seat } tente { $tile-le } { $hex }.
event-token = En { $hex } souffle { $wind-un }.
event-gusts-less = Les rafales faiblissent en { $hex } : un dé blanc de moins.
event-gusts-more = Les rafales enflent en { $hex } : un dé blanc de plus.
event-rolled = Épreuve : { $theirs }. { $seat } : { $ours }.
event-missing-dice = La force dépasse le nombre de dés : { $count ->
    [one] un { $face } blanc s’ajoute
   *[other] { $count } dés blancs montrant { $face } s’ajoutent
}.
event-shifted = { $seat } change un { $face } { $colour } en { $to }.
event-shifted-paid = { $seat } dépense du moral : un { $face } { $colour } devient un { $to }.
event-rerolled = { $seat } dépense du moral et relance tout.
event-dice-rolled = { $seat } lance : { $ours }.
event-die-rolled = Le dé à part montre { $face }.
event-die-stored = { $seat } met de côté un { $face } { $colour }.
event-used = { $seat } utilise { $card-fin }
event-played = { $seat } joue { $consumable }.
event-consumable-drawn = { $seat } pioche { $consumable }.
event-consumable-hidden = { $seat } pioche un consommable.
event-abandoned = { $seat } laisse { $card } en arrière.
event-tapped = { $card } se fatigue.
event-readied = { $card } est de nouveau { $card-genre ->
    [f] prête
   *[m] prêt
}.
event-joined = { $card } rejoint la horde { $seat-de }.
event-dismissed = { $seat } renvoie { $card-fin }
event-fell = { $seat } perd { $card-fin }
event-stacked = { $seat } pose { $upper } sur { $lower }.
event-locked = { $card } reste { $card-genre ->
    [f] fatiguée
   *[m] fatigué
} pour toujours.
event-ignored = { $n ->
    [one] Le { $dice } { $colour } est ignoré.
   *[other] Les dés { $colour-tous } { $dice } sont ignorés.
}
event-turned = Le { $face } { $colour } montre maintenant { $to }.
event-turned-all = Tous les dés { $colour-tous } montrent maintenant { $to }.
event-die-added = Un { $face } { $colour } s’ajoute à l’épreuve.
event-force = Le vent est maintenant { $wind-un }.
event-force-calm = Le vent tombe tout à fait.
event-threshold = Le jeton tiré montre { $force }.
event-moral-up = { $seat } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral : { $now } à présent.
event-moral-down = { $seat } perd { $n ->
    [one] 1 point
   *[other] { $n } points
} de moral : il en reste { $now }.
event-tile-gone = La tuile en { $hex } quitte le plateau.
event-tiles-swapped = Les tuiles en { $hex } et en { $other } changent de place.
event-tile-changed = En { $hex } s’étend maintenant { $tile-un }.
event-token-returned = Le jeton en { $hex } retourne dans le sac.
event-black-laid = { $n ->
    [one] Un dé noir est posé en { $hex }.
   *[other] { $n } dés noirs sont posés en { $hex }.
}
event-horde-moved = La horde { $seat-de } est déplacée en { $hex }.
event-taken-back = { $seat } reprend le contre à son début.
event-contre-won = { $seat } gagne le contre { $tile-du } { $hex }, force { $force }.
event-contre-lost = { $seat } échoue au contre { $tile-du } { $hex }, force { $force }.
event-contre-won-changed = { $seat } gagne le contre { $tile-du } { $hex }, force { $force } (jeton { $wind }).
event-contre-lost-changed = { $seat } échoue au contre { $tile-du } { $hex }, force { $force } (jeton { $wind }).
event-contre-won-calm = { $seat } gagne le contre { $tile-du } { $hex }.
event-contre-lost-calm = { $seat } échoue au contre { $tile-du } { $hex }.
event-entered = { $seat } franchit { $tile-le } { $hex } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
event-stopped = { $seat } s’arrête { $tile-dans }.
event-went-on = { $seat } continue sans dormir : un contre serait le surpassement n° { $surpass }.
event-pushed-back = Le vent repousse la horde { $seat-de } en { $hex }.
event-city = { $seat } entre { $tile-dans } le jour { $day }.
event-chapter-done = { $seat } achève le chapitre { $chapter } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, avec { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral ; la ville rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-day-doubled = Le jour { $seat-de } compte double : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
event-race-bonus = La horde { $seat-de } est arrivée en avance : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
event-lost-moral = La horde { $seat-de } a perdu courage, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-lost-hordiers = { $seat } n’a plus personne à perdre : la horde est perdue, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-lost-days = { $seat } n’a plus de jours, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-lost-conceded = { $seat } renonce, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-lost-outrun = { $seat } est hors course, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-lost-gamble = { $seat } a tout joué et tout perdu, { $tiles ->
    [0] aux portes de l’arrivée
    [one] à une tuile de l’arrivée
   *[other] à { $tiles } tuiles de l’arrivée
}.
event-won = { $seat } gagne.
event-over-won = Le voyage est accompli.
event-over-lost = Le vent a gagné.
lasting-terrain-waived = La tuile ne coûte pas de moral à { $seat } pendant ce contre.
lasting-power-waived = Les pouvoirs ne coûtent pas de moral à { $seat } pour l’instant.
lasting-moral-doubled = Chaque point de moral { $seat-de } paie deux crans ou relances pendant ce contre.
lasting-score-doubled = Ce jour comptera double pour { $seat }.
lasting-cityfied = Le village accueillera { $seat } comme une ville.
lasting-greens-noted = Les dés verts attendent le prochain contre { $seat-de }.
lasting-recoloured = Les dés { $seat-de } changent de couleur.
lasting-store-used = { $seat } remet en jeu les dés mis de côté.
lasting-greens-given = Des dés verts attendent { $seat } au prochain contre.
lasting-next-token-one = Le prochain jeton comptera pour force 1.
lasting-next-token-chosen = { $seat } a choisi le prochain jeton.
lasting-dice-lent = On prête un dé bleu à { $seat }.
lasting-wager = Un pari pèse sur le prochain contre { $seat-de }.
lasting-next-force = Le prochain vent de chacun sera plus fort de 1.
lasting-next-sixes = La prochaine épreuve de chacun montrera des six.
lasting-next-blue = Le prochain contre de chacun se joue avec un dé bleu de moins.
lasting-blue = Le nombre de dés bleus { $seat-de } change pour de bon.
lasting-black-everywhere = Chaque tuile ventée compte un dé noir de plus.
lasting-contre-won = { $seat } prend un raccourci : le contre est gagné.
lasting-cancelled = { $seat } l’annule.

# Le plateau en texte
fact-chapter = Chapitre { $chapter }
fact-signs = Signes : st steppe, fo forêt, mo montagne, /\ refuge, ~~ eau, de désert, ma marais, no Nordska ; VR, VB, VT village rouge, bleu, vert. Puis la force du vent et les pions * + x.
fact-horde = { $seat } : moral { $moral }, jour { $day }, surpassement { $surpass }, score { $score }
fact-stands = { $seat } se tient { $tile-dans } { $hex }
fact-attempts = { $seat } tente { $tile-le } { $hex }
fact-open = On peut choisir : { $hexes }
fact-lines = Fer : { $fer } · Pack : { $pack } · Traîne : { $traine } (~ fatigué, # fatigué pour toujours)
fact-hand = { $seat } a en main : { $cards }
fact-contre = Force { $force } · noirs { $black } · verts { $green } · blancs { $white } · bleus { $blue } · violets { $violet } · paires { $pairs }/{ $needed } · couleurs { $colours }/{ $wanted } · somme { $ours } contre { $theirs }
fact-show = Révélés : { $cards }
fact-offer-red = Village rouge : { $cards }
fact-offer-blue = Village bleu : { $cards }
fact-offer-green = Village vert : { $cards }
fact-bag = Sac : { $one } × 1, { $two } × 2, { $three } × 3, { $four } × 4, { $five } × 5, { $six } × 6
fact-decks = Pioches : { $traceurs } Traceurs, { $fer } Fer, { $pack } Pack, { $traine } Traîne ; { $aside } écartés
cell-city = { $tile }, une ville
cell-tile = { $tile }, { $wind }, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}{ $green ->
    [0] {""}
    [1] {""}, { $green } vert
   *[other] {""}, { $green } verts
}{ $black ->
    [0] {""}
    [1] {""}, { $black } noir
   *[other] {""}, { $black } noirs
}
cell-here = { $cell } — { $seat } s’y tient
cell-target = { $cell } — la horde la tente
cell-open = { $cell } — au choix
cell-no-token = vent inconnu

# Refus
refused-over = La partie est finie.
refused-chance-first = Les dés, le sac ou une pioche doivent parler d’abord.
refused-turn = C’est une autre horde qui joue.
refused-no-horde = Il n’y a pas de horde numéro { $number } à cette table.
refused-power-first = Un pouvoir est en cours : répondez d’abord à ce qu’il demande.
refused-compose = La horde se compose : gardez un des hordiers révélés.
refused-village-first = Le village doit d’abord être posé.
refused-loss-first = Un hordier est perdu : désignez-le d’abord.
refused-replace-first = Dites d’abord qui cède sa place.
refused-announced = La tuile est désignée : son contre doit d’abord se jouer.
refused-not-walking = La horde ne se met pas en route maintenant : répondez d’abord à ce qui est demandé.
refused-stop-now = S’arrêter ou continuer se décide après un contre gagné.
refused-no-camp = Il n’y a pas de camp à lever.
refused-rest-dawn = À l’aube la horde doit se mettre en route ; elle s’est déjà reposée.
refused-rest-now = La horde se repose quand elle s’arrête, ou traverse un village.
refused-rest-recruit = Le recrutement a commencé ; il n’y a plus de repos.
refused-recruit-now = On recrute après le repos, là où des gens s’offrent.
refused-no-contre = Aucun contre n’est en cours.
refused-power-now = Les pouvoirs attendent pendant que l’on perd ou recrute quelqu’un.
refused-nothing-asked = Aucun pouvoir en cours ne demande cela.
refused-nothing-to-answer = Il n’y a rien à quoi répondre.
refused-concede-now = On peut renoncer quand un déplacement ou un ajustement est demandé.
refused-bulletin-now = Le bulletin se lit en chemin.
refused-play-now = Un consommable se joue quand on vous demande quelque chose pendant votre jour.
refused-not-on-board = Il n’y a pas de tuile en { $hex }.
refused-not-adjacent = La tuile en { $hex } ne touche pas la vôtre : on ne tente qu’une voisine.
refused-here = La horde se tient déjà en { $hex }.
refused-die-colour = Seuls vos dés bleus et violets peuvent être choisis ici.
refused-use-arrows = Un dé se monte ou se baisse par les flèches au-dessous de lui, pour 1 point de moral ; de plusieurs dés égaux, un seul les porte.
refused-no-such-die = Aucun dé { $colour } montrant { $face } ne peut être choisi ici.
refused-die-twice = Chaque dé ne change qu’une fois.
refused-one-die = Tous les crans vont au même dé, dans le même sens.
refused-no-dice = Vous n’avez pas de dés à relancer.
refused-locked-die = Un dé qui a été mis de côté ne change plus.
refused-bad-face = Un dé montre de 1 à 6.
refused-not-in-horde = { $card } n’est pas dans la horde.
refused-not-ready = { $card } est { $card-genre ->
    [f] fatiguée
   *[m] fatigué
} jusqu’au prochain repos.
refused-covered = { $card } est sous un autre hordier.
refused-locked-card = { $card } est { $card-genre ->
    [f] fatiguée
   *[m] fatigué
} pour toujours.
refused-wrong-window = { $contre ->
    [0] Le pouvoir { $card-de } sert en chemin, pas pendant un contre.
   *[other] Le pouvoir { $card-de } sert pendant un contre, pas en chemin.
}
refused-reaction-only = { $card } ne fait que répondre à une autre horde.
refused-no-wind = Il n’y a pas de vent ici.
refused-wrong-force = La force n’est pas celle que demande le pouvoir.
refused-wrong-greens = La tuile ne porte pas le nombre de dés verts que demande le pouvoir.
refused-no-tile-moral = La tuile ne rend ni ne coûte de moral.
refused-not-edge = La tuile n’est pas au bord de la carte.
refused-no-black = L’épreuve n’a pas de dé noir.
refused-sum = La somme de vos dés bleus ne dépasse pas celle de l’épreuve.
refused-tag = Il manque à la horde le métier ou la famille que demande le pouvoir.
refused-not-village = La tuile n’est pas un village.
refused-not-outside = Le hordier que le pouvoir appelle n’est pas disponible.
refused-no-company = Aucune autre horde ne se tient là.
refused-not-used = L’autre hordier n’a pas servi aujourd’hui.
refused-last-moral = Il resterait moins de 1 point de moral.
refused-nobody-to-abandon = Il n’y a personne à abandonner pour cela.
refused-not-abandonable = { $card } ne peut pas être { $card-genre ->
    [f] abandonnée
   *[m] abandonné
} pour cela.
refused-nobody-to-tap = Personne n’est prêt à aider.
refused-would-be-empty = La horde serait vide.
refused-no-target = Le pouvoir n’a rien sur quoi agir.
refused-only-several = Ce pouvoir demande plusieurs hordes.
refused-already-undone = Ce contre a déjà été repris une fois.
refused-store-full = On ne peut pas mettre de côté plus de dés.
refused-no-store = Personne dans la horde ne met de dés de côté.
refused-nobody-tired = Personne ici n’a besoin de repos.
refused-bad-rest = { $card } n’est pas { $card-genre ->
    [f] fatiguée
   *[m] fatigué
}.
refused-barred-rest = { $card } en a reposé d’autres et ne peut pas encore se reposer.
refused-rest-over = La horde s’est déjà reposée ici.
refused-rest-one = Un seul hordier se repose ici.
refused-rest-all = Ici tout le monde se repose, à la fois.
refused-rest-none = Personne ne se repose ici.
refused-no-place = Il n’y a pas de place libre dans la ligne { $card-de }.
refused-not-offered = { $card } ne s’offre pas ici.
refused-not-replaceable = Personne ne peut céder sa place : ni un Traceur, ni un hordier fatigué pour toujours, ni un croc fatigué, ni l’un de deux qui partagent une place.
refused-cannot-make-way = { $card } ne peut pas céder sa place : il faut la même ligne, et ni un Traceur, ni un hordier fatigué pour toujours, ni un croc fatigué, ni l’un de deux qui partagent une place.
refused-same-day = { $card } est { $card-genre ->
    [f] partie
   *[m] parti
} par son propre pouvoir et ne revient pas le jour même.
refused-bad-loss = On ne perd pas { $card } maintenant : d’abord la Traîne, puis le Pack, puis le Fer.
refused-not-land = La tuile en { $hex } n’est pas un terrain : villages, villes et lieux restent en place.
refused-under-pawn = Une horde se tient sur la tuile en { $hex }.
refused-under-attempt = La tuile en { $hex } est celle que l’on tente.
refused-cuts-way = Sans la tuile en { $hex }, une horde ne pourrait plus atteindre son arrivée.
refused-tile-far = La tuile en { $hex } est hors de portée du pouvoir.
refused-tiles-apart = Les deux tuiles ne se touchent pas.
refused-no-partner = Aucun autre terrain à portée ne touche la tuile en { $hex }.
refused-windless = Il ne vente pas en { $hex }.
refused-wind-known = Le vent en { $hex } est déjà connu.
refused-no-token = Il n’y a pas de jeton en { $hex }.
refused-token-strongest = Le jeton en { $hex } ne peut plus monter.
refused-tile-had = La tuile en { $hex } a eu sa part : aux autres d’abord.
refused-no-other-kind = La boîte ne contient pas d’autre terrain pour la tuile en { $hex }.
refused-bad-tile = La tuile en { $hex } ne peut pas être choisie pour cela.
refused-bad-terrain = La boîte ne contient pas cette tuile, ou c’est déjà elle qui est là.
refused-bad-card = { $card } ne peut pas être { $card-genre ->
    [f] choisie
   *[m] choisi
} pour cela.
refused-no-such-token = Le sac ne contient pas de jeton de cette force.
refused-must-go-on = Cet effet doit être mené à son terme.
refused-bulletin-race = Le bulletin est pour la course.
refused-bulletin = Le bulletin a déjà été lu.
refused-consumable-used = Un seul consommable par jour.
refused-not-in-hand = { $card } n’est pas dans votre main.
refused-chance-token = Le sac ne contient pas ce jeton.
refused-chance-dice = Ce ne sont pas les dés attendus.
refused-chance-card = La pioche ne contient pas cette carte.
refused-chance-layout = Ce plateau n’obéit pas aux contraintes du chapitre.
refused-chance-roses = Chaque tuile ventée porte un nombre de 1 à 6, et aucune autre n’en porte.
refused-chance-seat = Cette horde n’existe pas.
refused-chance-village = Ce village n’est pas disponible.
refused-chance-consumable = Ce consommable n’est pas dans la réserve.
refused-chance-other = C’est autre chose qui est attendu.
refused-options-seats = Ce mode ne se joue pas { $seats ->
    [one] seul
   *[other] à { $seats }
}.
refused-options-chapter = Les chapitres vont de 1 à 4.
refused-options-difficulty = Une horde lance 5, 6 ou 7 dés bleus.
refused-options-two-dice-rules = Soit la difficulté fixe les dés bleus, soit les hordiers, pas les deux.
refused-options-day-limit = La limite de jours est de 99 au plus.
refused-options-consumables = Les consommables sont pour la course.
refused-options-race-bonus = La prime d’avance est pour les rivales.
refused-options-winner = La première arrivée ne décide qu’entre plusieurs hordes.
refused-options-race-scoring = La course a son propre décompte.
refused-options-race-board = La course a son propre plateau.
refused-options-web-board = Le grand plateau est celui du chapitre 2.
refused-options-board = Un plateau est illisible.
refused-options-scoring = Le décompte est illisible.
refused-options-team = Cette équipe n’existe pas.
refused-options-team-multi = Cette équipe a un hordier qui demande plusieurs hordes.
refused-options-team-deck = Cette équipe a un hordier qui n’est pas dans la pioche.
refused-options-team-shared = Deux équipes partagent un hordier.
refused-options-card = Aucune carte ne porte le numéro { $card } dans ce jeu.
refused-options-card-twice = { $card } est deux fois dans la pioche.
refused-options-small-deck = La pioche a moins de cartes qu’il n’y a de hordes.
refused-position-chapter = Il n’y a pas de chapitre { $number } dans cette partie.
refused-position-seats = { $field } doit décrire { $wanted ->
    [one] une horde
   *[other] { $wanted } hordes
}, et non { $found }.
refused-position-seat = { $field } nomme la horde { $number }, qui ne joue pas ; on compte les hordes à partir de 0.
refused-position-hex = { $field } nomme { $hex }, qui n’est pas sur le plateau de ce chapitre.
refused-position-no-tile = { $field } nomme { $hex }, où il n’y a pas de tuile.
refused-position-tile-twice = Deux tuiles sont posées en { $hex }.
refused-position-gap = Un trou n’est pas une tuile : omettez plutôt { $hex }.
refused-position-city = En { $hex } il ne peut y avoir { $tile-un } : les villes sont là où ce chapitre les a.
refused-position-rose = La rose en { $hex } porte { $number } au lieu d’un nombre de 1 à 6.
refused-position-windless = Un jeton se trouve en { $hex }, où il ne vente pas.
refused-position-no-way = Aucune chaîne de tuiles ne mène du départ à l’arrivée.
refused-position-score = Il n’y a pas de points appelés « { $name } ».
refused-position-number = { $field } vaut { $number } ; il faut un nombre entre { $least } et { $most }.
refused-position-foreign-card = { $field } nomme { $card }, qui n’est pas dans la pioche de cette partie.
refused-position-card-twice = { $card } est à deux endroits à la fois.
refused-position-card-missing = { $card } n’est nulle part. Omettez « deck » : qui n’est pas nommé s’y trouve.
refused-position-lines = { $field } doit avoir trois places au Fer, trois au Pack et deux à la Traîne.
refused-position-line = { $field } : { $card } n’est pas de cette ligne.
refused-position-traceurs = { $field } a deux Traceurs.
refused-position-under = { $field } : { $card } ne peut pas être sous une autre carte à cette place.
refused-position-no-moral = { $field } : une horde qui marche encore a au moins 1 point de moral.
refused-position-no-hordier = { $field } : une horde qui marche encore a au moins un hordier.
refused-position-day = { $field } est le jour { $number } de { $most } : une telle horde est perdue.
refused-position-power = Il n’y a pas de pouvoir appelé « { $name } ».
refused-position-effect = L’effet en cours ne peut pas être ainsi : { $field }.
refused-position-tokens = Jetons de force { $force } : { $found } en tout sur le plateau et dans le sac, alors qu’il y en a { $wanted }.
refused-position-too-many-tokens = Il y a sur le plateau plus de jetons de force { $force } qu’il n’en existe : { $found } au lieu de { $wanted }. Omettez « bag » : le reste s’y trouve.
refused-position-contre = Les dés d’un contre et le moment du jour ne s’accordent pas.
refused-position-apart = La tuile tentée ne touche pas celle de la horde.
refused-position-stuck = Rien ne pourrait arriver depuis cette position.

# L’image
panel-contre = Le contre
panel-draft = Le choix des hordiers
panel-recruit = Les nouveaux venus
panel-choose = À choisir
panel-ahead = Ce qui attend la horde
panel-onward = Si la horde continue
panel-bag = Le sac des vents
panel-horde = La horde
panel-horde-of = La horde { $seat-de }
panel-tale = Le récit de la partie
chronicle-points = Points : { $all }.
chronicle-furvents = Furvents vaincus{ $several ->
    [0] {""}
   *[other] {" "}par { $seat }
} : { $all }.
chronicle-furvent = jour { $day }, { $tile-le }
chronicle-and = { $first } ; { $next }
chronicle-left = Restés en chemin{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : { $cards }.
tale-lucky = Lancer le plus heureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : { $chapters ->
    [0] {""}
   *[other] chapitre { $chapter },{" "}
}jour { $day }, { $tile-le } – { $short ->
    [0] gagné d’emblée
    [9] victoire hors de portée
    [one] à { $short } pas de la victoire au départ
   *[other] à { $short } pas de la victoire au départ
}. Aussi bien ou mieux : { $share } des lancers.
tale-unlucky = Lancer le plus malheureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : { $chapters ->
    [0] {""}
   *[other] chapitre { $chapter },{" "}
}jour { $day }, { $tile-le } – { $short ->
    [0] gagné d’emblée
    [9] victoire hors de portée
    [one] à { $short } pas de la victoire au départ
   *[other] à { $short } pas de la victoire au départ
}. Aussi mal ou pire : { $share } des lancers.
tale-crowd = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : sur { $games } parties jouées ici par le robot Habitué, { $all ->
    [1] toutes ont rapporté moins
    [2] toutes ont rapporté davantage
    [3] { $lower } ont rapporté moins, aucune davantage
    [4] aucune n’a rapporté moins, { $higher } ont rapporté davantage
   *[other] { $lower } ont rapporté moins et { $higher } davantage
}.
panel-sheet = Le chapitre
panel-carnet = Carnet de contre
panel-words = Les mots de la Horde
word-amont = Amont – d’où vient le vent, et où va la horde.
word-contre = Contre – vos dés contre le vent d’une tuile : gagné, vous y entrez.
word-epreuve = Épreuve – les dés que la tuile lance contre vous.
word-hordier = Hordier – un membre de la horde ; son pouvoir sert une fois, puis il est fatigué jusqu’au repos.
word-lines = Fer, Pack, Traîne – les trois lignes de la horde, chacune avec son signe : trois hordiers devant (un chevron), trois au milieu (deux pavois), deux derrière (un crochet).
word-surpassement = Surpassement – continuer sans s’arrêter pour la nuit : un point de plus, un dé bleu de moins.
switch-route = Le chemin parcouru
picture-road = Chapitre { $chapter } : la route contre le vent
picture-road-legend = Les petits carrés d’une tuile sont les dés qu’elle lance à présent, blancs, verts et noirs ; le disque est son vent ; un cœur chiffré, le moral gagné ou perdu en y entrant.
picture-amont = Amont, d’où vient le vent
picture-amont-told = L’Amont : la horde marche vers lui, contre le vent qui en descend.
picture-contre-told = Un contre se gagne quand vos dés tiennent les couleurs, les paires et la somme de l’épreuve, les dés de la tuile.
picture-black-note = À chaque dé noir de l’épreuve doit répondre un dé violet de la horde, du même chiffre.
picture-tour-enter = Y entrer coûte la vie à un hordier.
picture-tour-stop = S’y arrêter pour la nuit coûte la vie à un hordier.
picture-tour-brief = un hordier y meurt
picture-free-place = { $line } : place libre
picture-line = Ligne : { $line }.
picture-equal-die = De plusieurs dés égaux, un seul porte les flèches.
picture-chances = Contre gagné dans { $none } des cas sans moral, { $some } avec { $n } points de moral.
picture-tile-gain = Y entrer rend { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral.
picture-tile-loss = Y entrer coûte { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral.
picture-tile-rest-one = S’y arrêter repose un hordier.
picture-tile-rest-all = S’y arrêter repose tout le monde.
picture-tile-crossed = Déjà franchie : plus de points.
picture-offers = On peut y recruter : { $cards }.
picture-pawn = La horde { $seat-de }
picture-asks = { $pairs ->
    [one] { $wind } — { $pairs } paire demandée
   *[other] { $wind } — { $pairs } paires demandées
}
picture-reroll = Tout relancer : 1 point de moral
picture-store = Confier un dé à Alpha : choisissez ensuite le dé
picture-confirm-doom = et le moral tombe à zéro
picture-tapped = { $card-genre ->
    [f] fatiguée
   *[m] fatigué
}
picture-locked = { $card-genre ->
    [f] fatiguée pour toujours
   *[m] fatigué pour toujours
}
picture-for-contre = pendant un contre seulement
picture-for-travel = en chemin seulement
picture-chapter = chapitre { $chapter }
picture-day = jour { $day } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
picture-moral = moral { $moral }
picture-dice-to-come = { $dice ->
    [one] { $dice } dé pour le prochain contre
   *[other] { $dice } dés pour le prochain contre
}{ $surpass ->
    [0] {""}
   *[other] {" "}({ $all } − { $surpass })
}
picture-dice-now = { $violet ->
    [0] { $dice ->
        [one] { $dice } dé pour ce contre
       *[other] { $dice } dés pour ce contre
    }
   *[other] { $dice ->
        [one] { $dice } bleu
       *[other] { $dice } bleus
    } et { $violet ->
        [one] { $violet } violet
       *[other] { $violet } violets
    } pour ce contre
}{ $surpass ->
    [0] {""}
   *[other] {" "}({ $all } − { $surpass })
}
picture-dice-either = { $all ->
    [one] { $all } dé demain
   *[other] { $all } dés demain
}, { $dice } en continuant
picture-bulletin = Bulletin : choisissez ensuite une tuile à révéler
picture-bag = { $wind } : encore { $left } sur { $all } dans le sac.
picture-replace = à la place d’un autre
picture-ahead-note = Les chances de réussite, en pour cent, pour 0, 1, 2 … 8 points de moral dépensés au mieux, relances comprises. La horde peut en dépenser { $moral }.
picture-no-contre = Ni vent ni dés : l’entrée est libre.
gauge-black = Noirs
gauge-colours = Couleurs
gauge-pairs = Paires
gauge-sum = Somme
help-wins = gagne
help-leaves = puis { $moral }
help-perhaps = peut aider
preview-then-won = Le contre serait alors gagné.
preview-then-moral = { $lost ->
    [0] {""}
   *[other] Cela défait un contre gagné.{" "}
}{ $moral ->
    [0] Il se gagnerait encore sans moral
    [one] Il faudrait ensuite encore { $moral } point de moral
   *[other] Il faudrait ensuite encore { $moral } points de moral
} : { $steps }.
preview-then-none = { $lost ->
    [0] {""}
   *[other] Cela défait un contre gagné.{" "}
}Ensuite, le seul moral ne suffirait pas.
preview-help-wins = Le contre serait gagné.
preview-help-leaves = { $moral ->
    [one] Il suffirait ensuite de { $moral } point de moral.
   *[other] Il suffirait ensuite de { $moral } points de moral.
}
preview-help-perhaps = Cela peut aider : le hasard en décide.
spend-won = Gagné en l’état : aucun moral à dépenser.
spend-cheapest = Victoire la moins chère : { $moral ->
    [0] gratuite
    [one] { $moral } point de moral
   *[other] { $moral } points de moral
} — { $steps }.
spend-moral = Avec le seul moral : { $moral ->
    [0] déjà payé
    [one] { $moral } point
   *[other] { $moral } points
} — { $steps }.{ $powers ->
    [0] {""}
    [one] {" "}{ $card } fait mieux.
   *[other] {" "}{ $powers } pouvoirs marqués d’un fanion font mieux.
}
spend-too-dear = Le seul moral demanderait { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
}, plus que la horde n’en peut dépenser.{ $powers ->
    [0] {""}
    [one] {" "}{ $card } peut aider.
   *[other] {" "}{ $powers } pouvoirs marqués d’un fanion aident.
}
spend-none = { $rolls ->
    [0] Ni le moral ni une relance ne gagnent : il faut un pouvoir, ou l’échec.
   *[other] Le moral seul ne gagne pas : il faut un pouvoir, une relance, ou l’échec.
}
spend-using = Un pouvoir est en cours : répondez à la question.
spend-too-few = { $dice ->
    [one] { $dice } dé bleu ne fait
   *[other] { $dice } dés bleus ne font
} pas { $pairs ->
    [one] une paire
   *[other] { $pairs } paires
} : seul un pouvoir peut aider.
spend-ignore-one = Ignorez le { $face } { $colour } : { $moral ->
    [0] le contre est alors gagné.
    [one] avec le seul moral, il faut ensuite { $moral } point.
   *[other] avec le seul moral, il faut ensuite { $moral } points.
}
spend-ignore = À ignorer : { $dice } ; { $moral ->
    [0] le contre est alors gagné.
    [one] avec le seul moral, il faut ensuite { $moral } point.
   *[other] avec le seul moral, il faut ensuite { $moral } points.
}
spend-branch = { $effect } { $moral ->
    [0] Le contre est alors gagné.
    [one] Avec le seul moral, il faut ensuite { $moral } point.
   *[other] Avec le seul moral, il faut ensuite { $moral } points.
}
spend-power = { $moral ->
    [0] Bien employé, le pouvoir gagne sans moral.
    [one] Bien employé, le pouvoir laisse { $moral } point de moral à payer.
   *[other] Bien employé, le pouvoir laisse { $moral } points de moral à payer.
}
spend-impassable = Au-delà du furvent rien ne passe, quels que soient les dés.
spend-step = { $colour } { $from } → { $to }
spend-steps = { $first }, { $next }
preview-reroll = Une relance gagne dans { $percent } des cas, le moral restant dépensé en crans.
preview-city = { $tile } : pas de contre.
preview-odds-none = Sans moral : { $percent }.
preview-odds-moral = Avec { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral : { $percent }.
preview-malus-doom = Y entrer coûterait le dernier point de moral : la horde serait perdue.
preview-malus = Y entrer coûte { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral, y abandonner quelqu’un aussi.
hint-won = Le contre est gagné en l’état.
hint-free = Cela gagne sans dépenser de moral.
hint-costs = { $moral ->
    [one] Cela mène à la victoire pour au plus { $moral } point de moral.
   *[other] Cela mène à la victoire pour au plus { $moral } points de moral.
}
hint-leaves = { $moral ->
    [one] Ensuite, { $moral } point de moral suffit à coup sûr.
   *[other] Ensuite, { $moral } points de moral suffisent à coup sûr.
}
hint-perhaps = Rien ne gagne à coup sûr ; cela peut aider, le hasard en décide.
hint-reroll = Le seul moral ne suffit pas ; une relance gagne { $percent } fois sur 100.
hint-reroll-dear = Gagner en l’état coûterait { $moral ->
    [one] { $moral } point
   *[other] { $moral } points
} de moral ; une relance gagne { $percent } fois sur 100.
hint-reroll-kept = Le pouvoir { $card-de } gagnerait à coup sûr, mais on le garde ; une relance gagne { $percent } fois sur 100.
hint-fail = Ni le moral ni un pouvoir disponible ne gagne à coup sûr.
hint-fail-dear = { $moral ->
    [one] Gagner coûterait { $moral } point de moral, plus utile pour la suite.
   *[other] Gagner coûterait { $moral } points de moral, plus utiles pour la suite.
}
hint-arrive = La ville est devant vous : y entrer ne coûte rien.
hint-walk = Un pas de plus vers la ville, gagné { $percent } fois sur 100 en dépensant tout le moral.
hint-walk-rest = { $beside ->
    [0] {""}
   *[other] La ville peut attendre.{" "}
}Toute la horde peut s’y reposer ; gagné { $percent } fois sur 100 en dépensant tout le moral.
hint-walk-moral = { $beside ->
    [0] {""}
   *[other] La ville peut attendre.{" "}
}On y regagne du moral ; gagné { $percent } fois sur 100 en dépensant tout le moral.
hint-walk-points = { $beside ->
    [0] {""}
   *[other] La ville peut attendre.{" "}
}{ $points ->
    [one] Cette tuile rapporte encore { $points } point
   *[other] Cette tuile rapporte encore { $points } points
} ; gagné { $percent } fois sur 100 en dépensant tout le moral.
hint-walk-back = { $rests ->
    [0] Un jour sans contre.
   *[other] Tout le monde s’y repose, sans contre.
}
hint-walk-round = { $beside ->
    [0] {""}
   *[other] La ville peut attendre.{" "}
}Un détour, gagné { $percent } fois sur 100 en dépensant tout le moral.
hint-stop = Avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et tout le moral, la tuile suivante la plus facile se gagne { $percent } fois sur 100 ; après une nuit, { $later }{ $rests ->
    [0] {""}
   *[other] {""}, et un hordier se repose
}.
hint-stop-city = La ville peut attendre{ $rests ->
    [0] {""}
   *[other] {" "}: un hordier se repose d’abord
}{ $points ->
    [0] {""}
   *[other] {""}, et il reste des points à prendre alentour
}.
hint-go-on = { $points ->
    [0] Un pas de plus aujourd’hui
    [one] { $points } point de plus aujourd’hui
   *[other] { $points } points pour la prochaine tuile
}, contre { $fewer } après une nuit ; la plus facile se gagne { $percent } fois sur 100 avec tout le moral, et { $later } après une nuit.
hint-rest-all = Tout le monde sera de nouveau prêt.
hint-ready = Le pouvoir le plus utile parmi les fatigués.
hint-recruit = Une place est libre dans sa ligne.
hint-loss = Celui qui manquera le moins à la horde.
hint-bulletin = Son vent dira quel chemin est le meilleur.
sheet-way = Chapitre { $chapter }
sheet-way-value = { $start-du } à { $arrival }
sheet-horde = { $seat }
sheet-day = Jour
sheet-day-value = { $day } (jours prévus : { $par })
sheet-number = { $n }
sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet-total = Total
sheet-band = Le verdict du vent
sheet-aside = Écartés : { $cards }
sheet-offer-red = Village rouge : { $card } — { $text }
sheet-offer-blue = Village bleu : { $card } — { $text }
sheet-offer-green = Village vert : { $card } — { $text }
sheet-done = Chapitre { $chapter } achevé
sheet-done-value = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $par } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’arrivée
par-eagle = deux jours d’avance ou plus, un aigle
par-birdie = un jour d’avance, un oiselet
par-par = dans les temps
par-bogey = un jour de retard, un boguey
par-over = { $days } jours de retard
verdict-eagle = { $arrival } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, deux d’avance ou plus : le vent vous a à peine vus passer
verdict-birdie = { $arrival } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, un d’avance : belle marche
verdict-par = { $arrival } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, dans les temps : comme les hordes d’antan
verdict-bogey = { $arrival } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, un de retard, mais vous y êtes
verdict-over = { $arrival } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $late } de retard, mais vous y êtes
verdict-lost = La route reste au vent
verdict-chapters = { $n ->
    [0] Aucun chapitre mené à son terme
    [one] Un chapitre sur quatre mené à son terme
    [4] Les quatre chapitres menés à leur terme
   *[other] { $n } chapitres sur quatre menés à leur terme
}
achieved-all-chapters = Les quatre chapitres menés à leur terme.
achieved-villages = Tous les villages du chapitre { $chapter } visités.
achieved-all-villages = Tous les villages de la campagne visités.
achieved-shortest = Chapitre { $chapter } par le plus court chemin.
achieved-no-stop = Chapitre { $chapter } sans une nuit au village.
achieved-calsan = Chapitre { $chapter } avec tous les Calsan.
achieved-torantor = Chapitre { $chapter } avec tous les Torantor.
achieved-oiseleurs = Chapitre { $chapter } avec tous les oiseleurs.
score-tiles = Tuiles franchies
score-surpassement = Surpassement
score-furvents = Furvents
score-places = Lieux
score-moral = Moral
score-hordiers = Hordiers
score-distance = Tuiles manquantes
score-days = Jours
score-par = Avance ou retard en jours
score-race = Avance sur les autres
band-first = Dispersés par la tempête
band-second = Une horde qui tient debout
band-third = On parle de vous dans les villages
band-fourth = Trempés par le furvent
band-fifth = Une légende de l’Amont
carnet-day = Jour
carnet-terrain = Terrain
carnet-wind = Vent
carnet-moral = Moral
carnet-points = Pts
carnet-steps = { $n ->
    [one] un cran
   *[other] { $n } crans
}
carnet-rerolls = { $n ->
    [one] une relance
   *[other] { $n } relances
}
carnet-lost = perte : { $card }

# Comment une horde seule a fini
standing-journey = { $score ->
    [one] { $score } point
   *[other] { $score } points
} en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} — { $parts }
standing-part = { $what } +{ $n }
standing-part-minus = { $what } −{ $n }
standing-parts = { $first } · { $next }

# La leçon
lesson-road-title = Contre le vent
lesson-road =
    Vous menez une horde d’Aberlaas, en bas, jusqu’à Port‑Choon, en haut. Le vent descend de l’Amont, et chaque tuile doit lui être arrachée aux dés.
    Une tuile montre les dés qu’elle lancera : des blancs, des verts, plus tard des noirs.
lesson-horde-title = Huit hordiers
lesson-horde =
    Trois lignes marchent avec vous : le Fer devant, en rouge ; le Pack derrière, en bleu ; la Traîne à la fin, en vert. Chaque hordier a un pouvoir.
    Les cœurs au-dessus d’eux sont votre moral, neuf au plus. S’il tombe à zéro, la horde est perdue.
lesson-walk-title = Le premier pas
lesson-walk = On ne peut tenter que les tuiles qui touchent la vôtre. Personne ne connaît encore leur vent, mais vos chances se lisent sous « Ce qui attend la horde ». Droit devant se dresse une montagne. C’est la tuile la plus difficile des trois, mais aussi le chemin le plus court, et dans cette leçon le vent sera clément : choisissez-la.
lesson-walk-hint = Toutes les voisines sont permises, mais dans cette leçon nous prenons la montagne, droit devant.
lesson-pairs-title = Trois questions
lesson-pairs =
    Le jeton montre la force 1, la montagne a lancé trois dés verts et trois blancs, vous six bleus. Les dés égaux sont reliés. Trois questions, toujours dans cet ordre :
    Chaque dé vert est‑il égalé par l’un des vôtres ? Y a‑t‑il autant de paires que la force en demande, vertes comprises ? Et la somme de vos dés vaut‑elle au moins celle du vent ?
lesson-confirm-title = Trois fois oui
lesson-confirm = Trois verts sur trois, quatre paires pour une demandée, 24 contre 20. Les jauges sont pleines et le bouton annonce ce qui va se passer. Validez.
lesson-confirm-hint = Rien à corriger ici : validez.
lesson-go-on-title = S’arrêter, ou continuer ?
lesson-go-on =
    La montagne est à vous, pour un point. Vous pouvez vous arrêter et finir la journée, ou continuer aussitôt : c’est un surpassement. Le contre suivant se joue avec un dé de moins et rapporte un point de plus.
    Votre horde est fraîche : appuyez sur « Continuer » ou touchez la forêt, et elle s’y rend.
lesson-go-on-hint = S’arrêter serait prudent, mais personne n’est fatigué. Appuyez sur « Continuer ».
lesson-short-title = Presque
lesson-short =
    Force 2, et seulement cinq dés à vous. Un dé vert, le 4, reste sans réponse, et 17 contre 19, il en manque deux.
    La phrase sur fond bleu dit ce que demanderait le seul moral : deux crans, un point chacun. Mais il y a une autre voie.
lesson-power-title = Fatiguer un hordier
lesson-power = Un pouvoir ne coûte que du repos : la carte est fatiguée jusqu’à ce qu’elle se repose. Quelques cartes portent maintenant un fanion qui dit ce qu’elles feraient. Blanchette change autant de points que la force, ici deux. Faites appel à elle.
lesson-power-hint = D’autres pouvoirs ou le moral feraient l’affaire ; gardons-les et faisons appel à Blanchette.
lesson-power-step-title = Deux crans gratuits
lesson-power-step = Les flèches marquées sont les crans qui gagnent. Montez le 3 à 4 : il égale le dé vert. L’autre cran, de 1 à 2, suivra tout seul.
lesson-power-step-hint = Le 4 vert attend une réponse : montez le 3 bleu.
lesson-forest-title = Gagné
lesson-forest = Les deux verts, trois paires, 19 contre 19 : l’égalité suffit. Validez.
lesson-forest-hint = Tout va bien : validez.
lesson-stop-title = Assez pour aujourd’hui
lesson-stop = La forêt a rapporté deux points, dont un pour avoir continué. Avec quatre dés, la tuile suivante serait un pari, et Blanchette est fatiguée. Appuyez sur « S’arrêter pour la nuit » : en pleine nature, un hordier peut se reposer.
lesson-stop-hint = À quatre dés contre six, le vent est favori. Arrêtez-vous.
lesson-ready-title = Le repos
lesson-ready = Accordez-le à Blanchette, pour que son pouvoir soit prêt demain. Puis la horde lève le camp.
lesson-ready-hint = Blanchette est la seule à en avoir besoin.
lesson-hopeless-title = Il y a des jours sans issue
lesson-hopeless = Vous tentez le village vert, et le vent lance 32 contre vos 12. Y remédier coûterait bien plus qu’un hordier. Validez, et voyez ce que coûte un échec.
lesson-hopeless-hint = Gâcher du moral sur de tels dés n’arrangerait rien. Validez.
lesson-loss-title = Le vent emporte quelqu’un
lesson-loss = Une horde qui échoue reste où elle était, perd un hordier, et sa journée est finie. La perte vient de la Traîne tant que quelqu’un y marche. Laissez partir Abriyen.
lesson-loss-hint = Les deux seraient permis ; dans cette leçon, c’est Abriyen qui part.
lesson-moral-title = Il manque un point
lesson-moral = Un nouveau jour, le même village, le même vent : les jetons restent. Cinq paires pour trois demandées, mais 23 contre 24. Payez un point de moral et montez le 2 à 3 ; le contre sera ensuite validé pour vous.
lesson-moral-hint = Il ne faut qu’un point : montez le 2.
lesson-village-title = Le village
lesson-village = Au village, une seule nuit suffit à reposer toute la horde. Et là où pend une bannière, de nouveaux venus de cette ligne vous attendent. Appuyez sur « S’arrêter pour la nuit ».
lesson-village-hint = Une place libre et deux nouveaux venus : arrêtez-vous ici.
lesson-recruit-title = Une nouvelle venue
lesson-recruit = Il y a une place libre dans votre Traîne. Recrutez Mère ; sans place libre, une nouvelle venue aurait pu prendre celle d’un autre. Puis la horde repart, par une montagne, jusqu’au refuge.
lesson-recruit-hint = Nous emmenons Mère.
lesson-hut-title = Le refuge, et la ville derrière
lesson-hut = Le refuge a rendu un point de moral. Port‑Choon est juste devant : une ville n’a ni vent ni dés. Appuyez sur « Continuer », et entrez.
lesson-hut-hint = La ville ne demande aucun dé : continuez.
lesson-score-title = Chapitre un
lesson-score = Vous êtes arrivés. Chaque tuile a compté un point ; continuer et vaincre un furvent comptent davantage, et le moral qu’on apporte à la ville aussi. Dans une campagne, la même horde, telle qu’elle est, repart pour le chapitre suivant ; il y en a quatre.
lesson-black-title = À venir : les dés noirs
lesson-black = Les eaux du chapitre deux lancent aussi des dés noirs. Pour chacun vous lancez un dé violet, et chaque noir demande un violet de même face. Seuls le moral, le Traceur et la Traîne peuvent toucher à ces dés.
lesson-malus-title = À venir : désert et marais
lesson-malus = Le désert du chapitre trois coûte deux points de moral à l’entrée, le marais du chapitre quatre un. Y abandonner un hordier pour un pouvoir coûte encore autant. Regardez le cœur d’une tuile avant d’avancer.
lesson-end-title = Bon vent
lesson-end = Vous savez l’essentiel. Quel chemin prendre, quand se reposer, et que dépenser : le moral, les pouvoirs, ou la Traîne elle-même. Le reste est du vent.

# Fields of position files, for the comments of `galerne position new`.
field-phase = Ce qu’il y a à faire : composer, avancer, contrer, s’arrêter… (une position de partie en cours montre les noms)
field-chapter = Le chapitre, de 1 à 4
field-active = La horde qui joue, par sa place à partir de 0
field-first = La horde qui joue la première chaque jour, par sa place à partir de 0
field-board = Chaque tuile : son hexagone, son terrain, et son jeton de vent une fois connu
field-bag = Jetons de vent restés dans le sac, par force de 1 à 6
field-table = Les hordes et les cartes posées sur la table
field-hordes = Par place : les huit hordiers, le moral et ce que les pouvoirs ont laissé
field-deck = Les cartes encore dans les pioches, sans ordre
field-aside = Les cartes écartées
field-before = La table avant l’annonce de la tuile visée (WW-9.41)
field-ways = Par place : où en est la horde, son jour, ses points et son sort
field-hex = Un lieu sous la forme [q, r] : q vers l’est, r en descendant à gauche
field-contre = Le contre en cours : tuile visée, force et dés de chaque couleur
field-effect = Le pouvoir en cours et ce qu’il attend
field-dealing = Les cartes qui restent à distribuer, et à qui
field-stage = Où en est la mise en place
field-chosen = Combien de choix sont faits dans la mise en place
field-next_token = La force du prochain jeton de vent, quand un pouvoir l’a regardé
field-stock = Les consommables non distribués
field-played = Les consommables déjà joués
field-facts = Ce qui est vrai à présent, par son nom
field-chapters_won = Les chapitres gagnés jusqu’ici
field-winners = Qui a gagné, par place
field-moral = Le moral de la horde
field-day = Le jour du chapitre, à partir de 1
field-surpass = Surpassement : les tuiles franchies aujourd’hui après la première

# Ce qui se passe pendant qu’on attend le hasard.
source-dice = Les dés roulent…
source-bag = On tire le vent du sac…
source-deck = On pioche…
source-board = Le terrain se dévoile…
source-seat = On tire au sort qui commence…

# Sur papier : imprimer et jouer.
print-needed = Il faut aussi : une vingtaine de dés à six faces (au mieux 10 bleus, 6 blancs, 3 verts, 6 noirs et 6 violets), un sac, et pour chaque horde un pion et deux marqueurs : un pour le moral, un pour le surpassement.
print-board = Chapitre { $chapter } : { $start-du } à { $arrival }
print-wind = { $force ->
    [1] zéfirine
    [2] slamino
    [3] choon
    [4] stèche
    [5] crivetz
   *[6] furvent
}
print-yours = Ce que fait cette carte, c’est à vous de l’écrire.
print-card-foot = { $deck } · { $n } sur 109
print-deck-traceur = Traceur
print-deck-fer = Fer
print-deck-pack = Pack
print-deck-traine = Traîne
print-trades = { $first }-{ $second }
print-trade = { $trade ->
   *[other] { $name }
}
print-contre-mat = Le contre : posez chaque dé dans la colonne de sa face
print-row-green = verts, l’épreuve : un dé bleu doit égaler chacun
print-row-white = blancs, l’épreuve
print-row-black = noirs, l’épreuve : un dé violet doit égaler chacun
print-row-blue = bleus, la horde
print-row-violet = violets, la horde : un par dé noir
print-horde-mat = La horde
print-moral = Moral
print-surpassement = Tuiles franchies depuis l’aube sans s’arrêter : points en tout, et dés bleus restants
print-lines-mat = La horde : Fer et Pack
print-line-fer = Fer
print-line-pack = Pack
print-line-traine = Traîne
print-day-title = Une journée
print-day-1 = Nommez une tuile voisine.
print-day-2 = Si elle prend le vent et n’a pas de jeton, piochez-en un et posez-le dessus.
print-day-3 = Lancez les dés de la tuile, vos dés bleus, et un dé violet par dé noir.
print-day-4 = Servez-vous des pouvoirs et du moral, puis validez.
print-day-5 = Gagné : avancez, notez les points, prenez ou payez le moral de la tuile. Arrêtez-vous, ou continuez avec un dé bleu de moins.
print-day-6 = Perdu : perdez un hordier, la journée est finie. Repos, recrutement, nuit.
print-places-title = Les places
print-places = Une carte prête est droite, une carte fatiguée est couchée. Trois au Fer, dont un Traceur ; trois au Pack ; deux à la Traîne.
print-summary = Windwalkers en un coup d’œil
print-checks-title = Un contre est gagné si
print-check-black = chaque dé noir a un dé violet de même face,
print-check-green = chaque dé vert a un dé bleu de même face,
print-check-force = les dés bleus forment avec les blancs et les verts au moins autant de paires que la force,
print-check-sum = et la somme des bleus atteint au moins celle des blancs et des verts.
print-edge = Au bord de la carte on lance un dé blanc de moins : les plateaux imprimés l’ont déjà ôté, sur les tuiles c’est le dé en pointillé. Un furvent (6) y ajoute un 6 blanc.
print-moral-title = Un point de moral achète
print-moral-shift = un cran sur un dé bleu ou violet, ou
print-moral-reroll = une relance de tous vos dés bleus et violets.
print-moral-limit = On ne paie pas son dernier point. À 0, la horde est perdue.
print-loss-title = Après un échec
print-loss = Perdez un hordier de la Traîne ; si elle est vide, du Pack ; puis du Fer. Le jeton reste.
print-stop-title = Après une réussite
print-stop = S’arrêter : repos, recrutement, et une nouvelle journée à six dés.
print-go-on = Continuer : un dé bleu de moins, et un point de plus par tuile d’affilée.
print-rest-title = Repos
print-rest-land = Terrain : s’arrêter redresse un hordier.
print-rest-village = Village : s’arrêter les redresse tous, passer un seul. Un village de couleur offre deux hordiers de sa ligne.
print-rest-porte = Porte d’Hurle : six dés noirs, ni vent ni repos.
print-rest-tour = Tour Fontaine : seule la somme compte ; un hordier meurt ; puis comme au village.
print-recruit-title = Recrutement
print-recruit = Après le repos, dans un village de couleur, en passant ou en s’arrêtant : prenez autant de hordiers offerts que vous voulez. Chacun demande une place libre dans sa ligne, ou remplace quelqu’un de la même ligne, qui part sans coûter de moral. Il arrive prêt. L’offre ne se complète pas.
print-points-title = Points
print-points-tile = 1 par nouvelle tuile
print-points-surpassement = 1, 3, 6, 10, 15, 21 en tout pour une suite de surpassements
print-points-special = 3 pour un furvent, 3 pour la Tour Fontaine, 5 pour la Porte d’Hurle
print-points-end = à l’arrivée 1 par point de moral, dans la dernière ville 1 par hordier
print-carnet = Carnet de contre
print-carnet-who = Joueur
print-carnet-date = Date, chapitre, score
print-carnet-horde = La horde
print-col-day = jour
print-col-tile = tuile
print-col-wind = vent
print-col-moral = moral
print-col-points = points
print-col-powers = pouvoirs, pertes
print-tile-village = passer en redresse un, s’arrêter tous
print-tile-tour = sans vent ; un hordier meurt
print-tile-city = ni vent ni dés
print-tile-porte = ni vent ni repos
print-setup-title = Avant de partir
print-setup = Composez une horde : piochez 2 Traceurs et gardez-en 1, 3 Fer et gardez-en 2, 4 Pack et gardez-en 3, 3 Traîne et gardez-en 2. Ou prenez la première équipe : Uther, Thomassin, Blanchette, Xavio et Yavo Torantor, Wanda, Croque, Abriyen.
print-setup-board = Moral à 9, tous les jetons dans le sac, le pion sur la ville de départ ; près de chaque village de couleur, deux cartes visibles de sa ligne.
print-loss-malus = Sur une tuile qui coûte du moral, abandonner un hordier le coûte aussi.
print-chapter-title = Fin d’un chapitre
print-chapter = À l’arrivée : +1 moral, puis les points ; tous sont redressés. Deux cartes de chaque ligne sont offertes. Tous les jetons retournent dans le sac.
