game-title = Les Pluvionautes
game-tagline = Lancez la montgolfière, remorquez les îles, apportez la pluie. « The Pluvionauts project », CC BY 4.0.
game-goal = But : aider le plus de villageois. Vos deux missions secrètes disent comment : des îles d’un même terrain réunies, et des îles d’un même terrain sous la pluie, mais pas sous l’orage.
game-author = Rémi Monthiller
game-yardstick = Le plus que les cartes distribuées pouvaient rapporter

# Options
option-rounds = Tours de table
option-rounds-help = Combien de fois chacun joue. Sans effet si la partie finit au huitième bâtiment.
option-throw = Lancer
option-throw-help = Comment la montgolfière arrive sur le plateau. Avec de vrais dés, les robots n’ont pas de mains : leurs lancers sont tirés au sort, et vous posez les dés où le programme le dit.
option-throw-aimed = visé : choisissez une case, une direction et une force, puis voyez où elle roule
option-throw-uniform = simple : n’importe où, au hasard
option-throw-chosen = expert : exactement où vous le dites
option-throw-manual = compagnon : lancez de vrais dés et dites ce qu’ils montrent
option-weather_dice = Dés météo
option-weather_dice-help = Un, deux ou trois nuages au-dessus du plateau.
option-start_wall = Une muraille au départ
option-start_wall-help = Chacun commence-t-il avec une muraille ?
option-building_action = Bâtiments
option-building_action-help = Peut-on renoncer à bâtir à la fin de son tour ?
option-building_action-may = facultatif
option-building_action-must = obligatoire si possible
option-end = Fin de la partie
option-end-help = Après un nombre de tours, ou peu après le huitième bâtiment.
option-end-rounds = après le dernier tour
option-end-eight_buildings = encore un tour chacun après le huitième bâtiment
option-last_round = Dernier tour
option-last_round-help = Quand il est gelé, plus personne ne change la météo ni les bâtiments.
option-last_round-open = comme les autres
option-last_round-frozen = gelé
option-missions_per_kind = Missions de chaque sorte
option-missions_per_kind-help = Combien de missions d’élevage et de culture chacun reçoit.
option-mooring = Amarrage
option-mooring-help = Votre pion empêche les autres de remorquer l’île où votre tour s’achève.
option-mooring-off = non
option-mooring-on = oui
option-final_lost_die = Dé météo perdu au dernier tour
option-final_lost_die-help = Ce qu’il devient au moment de compter.
option-final_lost_die-random = il revient au hasard
option-final_lost_die-absent = il reste hors du plateau
option-setup = Îles au départ
option-setup-help = Une boîte secouée, ou secouée jusqu’à ce qu’aucune région ne dépasse trois îles.
option-setup-shaken = secouées
option-setup-spread = dispersées
option-overlap = Quand pluie et orage se rencontrent
option-overlap-help = Ce que deux dés météo font ensemble à une même île.
option-overlap-storm_wins = l’orage l’emporte
option-overlap-rain_wins = la pluie l’emporte
option-gust = Bourrasques
option-gust-help = La partie en solo : entre vos tours, le vent bouscule les nuages.
option-gust-off = non
option-gust-on = oui
option-missions = Cartes de mission
option-missions-help = Secrètes jusqu’à la fin, ou visibles de tous.
option-missions-hidden = secrètes
option-missions-open = visibles
option-island_mix = Îles dans la boîte
option-island_mix-help = Plaines, forêts et montagnes : celles du livret, ou une forêt de plus comme dans l’édition suivante.
option-island_mix-10_6_5 = 10 plaines, 6 forêts, 5 montagnes
option-island_mix-10_7_5 = 10 plaines, 7 forêts, 5 montagnes
option-edition = Édition
option-edition-help = Le texte d’une édition : ce qui est imprimé autrement dans cette partie, comme dans un fichier de l’atelier.
option-card_values = Ce que rapportent les cartes
option-card_values-help = Villageois par île qui compte, en plaine, forêt et montagne : élevage, puis culture. Hormis les valeurs imprimées, elles sont de nous, pour le laboratoire.
option-card_values-printed = imprimées : 1, 2, 3 et 2, 3, 4
option-card_values-raised = vaches mieux payées : 2, 2, 3 et 2, 3, 4
option-card_values-flat = le même plafond pour toutes : 3, 5, 6 et 3, 5, 6
option-card_values-mended = rapprochées : 3, 5, 6 et 5, 8, 10
preset-core = Le livret
preset-rev_2023_04 = La révision de l’auteur du printemps 2023
preset-simple = Simple : lancers au hasard
preset-expert = Expert : vous choisissez où vous poser
preset-companion = Compagnon pour de vrais dés
preset-solo = En solo, contre le vent

# Noms
kind-wall = une muraille
    .du = de la muraille
    .de = de muraille
    .nom = Murailles
kind-water-tower = un château d’eau
    .du = du château d’eau
    .de = de château d’eau
    .nom = Châteaux d’eau
kind-lighthouse = un phare
    .du = du phare
    .de = de phare
    .nom = Phares
terrain-empty = ciel vide
terrain-plain = une plaine
terrain-forest = une forêt
terrain-mountain = une montagne
mission-livestock-plain = Vaches (plus grande région de plaines, { $value } par île)
mission-livestock-forest = Rennes (plus grande région de forêts, { $value } par île)
mission-livestock-mountain = Bouquetins (plus grande région de montagnes, { $value } par île)
mission-crop-plain = Paysans (plaines sous la pluie, { $value } par île)
mission-crop-forest = Bûcherons (forêts sous la pluie, { $value } par île)
mission-crop-mountain = Mineurs (montagnes sous la pluie, { $value } par île)
heading-e = vers l’est
heading-ne = vers le nord-est
heading-nw = vers le nord-ouest
heading-w = vers l’ouest
heading-sw = vers le sud-ouest
heading-se = vers le sud-est
face-blimp = le dirigeable
face-number = un { $fuel }
thrown-balloon = le dé montgolfière
    .cap = Le dé montgolfière
thrown-weather = le dé météo { $die }
    .cap = Le dé météo { $die }
draw-touch = Point de chute
draw-roll = Roulade
draw-drift = Dérive
draw-rim = Rebord
draw-wvalue = Valeur d’un dé météo
draw-wstraddle = Dé météo à cheval ?
draw-straddle = À cheval ?
draw-cell = Case
draw-dir = Direction
draw-gust-dir = Direction de la bourrasque
draw-gust-cell = Case de la bourrasque
draw-first = Qui commence
call-draws = Tirages : { $draws }
call-island = { $cell } : { $what }

# Actions
label-launch-soft = Lancer doucement sur { $cell }, { $heading }
label-launch-hard = Lancer fort sur { $cell }, { $heading }
label-rethrow = Relancer le dé météo { $die } sur { $cell }, { $heading }
label-rethrow-on = Poser le dé météo { $die } sur { $cell }
label-rest = Se poser sur { $cell }
label-rest-weather = Poser le dé météo { $die } sur { $cell }
label-face = Voler de { $fuel } au plus, puis remorquer de { $tow } au plus
label-stay = Rester sur { $cell }
label-pilot = Voler jusqu’à { $cell }, { $what }
label-no-tow = Laisser l’île à sa place
label-tow = Remorquer l’île jusqu’à { $cell }
label-build-nothing = Ne rien bâtir
label-take = Prendre { $kind } dans la réserve
label-place = Poser { $kind } en { $slot }
label-report-out = Le dé est sorti du plateau
label-report-landing = Le dé montgolfière est sur { $cell }
label-report-unchanged = Le dé météo { $die } n’a pas bougé
label-report-lost = Le dé météo { $die } est sorti du plateau
label-report-moved = Le dé météo { $die } est maintenant sur { $cell }
label-report-value = Le dé météo { $die } montre { $value }
label-report-face = Le dé montgolfière montre { $face }

# Questions
ask-launch = { $seat }, lancez la montgolfière : une case, une direction, puis doucement ou fort.
ask-launch-again = { $seat }, le dé est sorti du plateau : il vous reste un essai.
ask-rethrow = { $seat }, le dé météo { $die } est hors du plateau : ramenez-le.
ask-value = { $seat }, que montre le dé météo { $die } ?
ask-rest = { $seat }, la montgolfière est à cheval sur deux cases : choisissez-en une.
ask-rest-weather = { $seat }, le dé météo { $die } est à cheval sur deux cases : choisissez-en une.
ask-face = { $seat }, un dirigeable ! De combien volerez-vous ?
ask-pilot = { $seat }, pilotez la montgolfière : { $fuel } au plus.
ask-tow = { $seat }, remorquez l’île de { $tow } au plus, ou laissez-la où elle est.
ask-build = { $seat }, prenez un bâtiment, posez-en un, ou ne bâtissez rien.
ask-report-landing = { $seat }, où le dé montgolfière s’est-il arrêté ?
ask-report-die = { $seat }, qu’est devenu le dé météo { $die } ?
ask-report-face = { $seat }, que montre le dé montgolfière ?
ask-nothing = Rien à décider pour l’instant.

# Ce qui s’est passé
event-islands = On secoue la boîte : { $plains } plaines, { $forests } forêts et { $mountains } montagnes se posent sur le plateau.
event-shaken-again = Trop d’îles ensemble : on secoue de nouveau la boîte.
event-dealt = { $seat } reçoit une mission : { $mission }.
event-dealt-hidden = { $seat } reçoit une mission.
event-first = { $seat } commence.
event-launched-soft = { $seat } lance doucement la montgolfière sur { $cell }, { $heading }.
event-launched-hard = { $seat } lance fort la montgolfière sur { $cell }, { $heading }.
event-touchdown = Elle touche le plateau en { $cell }.
event-roll = Elle roule de { $from } à { $to }.
event-rebound-rim = En { $cell }, elle rebondit sur le rebord.
event-rebound-building = En { $cell }, elle rebondit sur un bâtiment.
event-rebound-cliff = En { $cell }, elle rebondit sur une falaise.
event-out = Elle sort du plateau.
event-contact = En { $cell }, elle heurte le dé météo { $die }.
event-push = Le dé météo { $die } est poussé de { $from } à { $to }.
event-unmoved = Le dé météo { $die } ne bouge pas.
event-lost = Le dé météo { $die } sort du plateau.
event-value = Le dé météo { $die } est relancé : { $old } devient { $new }.
event-straddle = { $which-cap } est à cheval sur { $a } et { $b }.
event-rest = Elle s’arrête en { $cell }.
event-face = Le dé montgolfière montre { $face }.
event-die-set-up = Le dé météo { $die } commence en { $cell } et montre { $value }.
event-die-rethrown = Le dé météo { $die } revient en { $cell } et montre { $value }.
event-die-before-count = Avant le décompte, le dé météo { $die } revient en { $cell } et montre { $value }.
event-put-back = Tour gelé : les dés météo retournent où ils étaient.
event-gust = Une bourrasque souffle { $heading } sur { $cell }.
event-turn = Tour { $round } : { $seat } va lancer la montgolfière.
event-turn-solo = { $game } { $seat } va lancer la montgolfière.
solo-game = En solo contre le vent : { $rounds } tours, { $missions } missions, et une bourrasque après chaque tour.
event-turn-frozen = Tour { $round }, gelé : { $seat } va lancer la montgolfière.
event-passed = { $seat } a manqué deux fois le plateau et passe son tour.
event-rested = { $which-cap } est posé en { $cell }.
event-fuel = { $seat } choisit de voler de { $fuel }.
event-stayed = { $seat } reste en { $cell }.
event-flew = { $seat } vole de { $from } à { $to }.
event-towed = { $seat } remorque { $terrain } de { $from } à { $to }.
event-walled-fast = { $seat } ne peut pas remorquer l’île de { $cell } : une muraille la borde.
event-moored-fast = { $seat } ne peut pas remorquer l’île de { $cell } : un autre pilote y est amarré.
event-left-there = { $seat } laisse l’île de { $cell } où elle est.
event-altitude = Le dé météo { $die } passe de { $old } à { $new }.
event-destroyed = Plus aucune île à côté { $kind-du } en { $slot } : retour à la réserve.
event-took = { $seat } prend { $kind } dans la réserve.
event-placed = { $seat } pose { $kind } en { $slot }.
event-built-nothing = { $seat } ne bâtit rien.
event-moored = { $seat } s’amarre en { $cell }.
event-unmoored = { $seat } reprend son pion.
event-last-turns = { $seat } a posé le huitième bâtiment : encore un tour pour tous les autres.
event-counted = { $seat } · { $mission } : { $islands } { $islands ->
    [one] île
   *[other] îles
}, { $points } villageois.
event-scored = { $seat } a aidé { $score } villageois.
verdict = { $seat } gagne avec { $score } villageois, { $lead } de plus ; la carte « { $mission } » en a rapporté { $points }.
event-won = { $seat } gagne avec { $score } villageois.
event-solo = { $score } villageois { $score ->
    [one] aidé
   *[other] aidés
} : { $title }.
band-apprentice = un vol d’apprenti
band-pilot = un vol de pilote
band-captain = un vol de capitaine
band-pluvionaut = un vol de vrai pluvionaute
band-best = le meilleur vol du pays
standing-villagers = { $score ->
    [one] { $score } villageois aidé
   *[other] { $score } villageois aidés
}
standing-secret = un nombre secret de villageois

# Le plateau en mots
fact-turn = Tour { $round }, à { $seat } de jouer.
fact-turn-frozen = Tour { $round }, gelé, à { $seat } de jouer.
fact-die = Dé météo { $die } : { $value } en { $cell }.
fact-die-off = Le dé météo { $die } est hors du plateau.
fact-balloon = La montgolfière est en { $cell }.
fact-balloon-fuel = La montgolfière est en { $cell } : elle vole de { $fuel } et remorque de { $tow } au plus.
fact-balloon-tow = La montgolfière est en { $cell } : elle remorque de { $tow } au plus.
fact-building = En { $slot } : { $kind }.
fact-reserve = Réserve : { $walls } { $walls ->
    [one] muraille
   *[other] murailles
}, { $towers } { $towers ->
    [one] château d’eau
   *[other] châteaux d’eau
}, { $lighthouses } { $lighthouses ->
    [one] phare
   *[other] phares
}.
fact-supply = { $seat } possède { $walls } { $walls ->
    [one] muraille
   *[other] murailles
}, { $towers } { $towers ->
    [one] château d’eau
   *[other] châteaux d’eau
}, { $lighthouses } { $lighthouses ->
    [one] phare
   *[other] phares
}.
fact-pawn = Le pion { $seat-de } est amarré en { $cell }.
fact-missions-hidden = Les missions { $seat-de } sont secrètes.
fact-mission = { $seat } · { $mission } : { $islands } { $islands ->
    [one] île
   *[other] îles
} pour l’instant, { $points } villageois.
fact-score = { $seat } aiderait { $score } villageois si tout s’arrêtait maintenant.
fact-key = Signes : p plaine, f forêt, m montagne, . ciel vide ; puis ~ pluie ou ! orage ; puis la valeur d’un dé météo (& s’il y en a plusieurs), et @ pour la montgolfière. Entre les cases : # muraille, T château d’eau, L phare.
cell-reading = { $what }{ $sky }{ $dice }{ $balloon }{ $locked }{ $buildings }
cell-no-weather = { "" }
cell-dry = , au sec
cell-rain = , sous la pluie
cell-storm = , sous l’orage
cell-no-die = { "" }
cell-dice = { $count ->
    [one] , sous un dé météo
   *[other] , sous { $count } dés météo
}
cell-balloon = , la montgolfière est ici
cell-no-balloon = { "" }
cell-locked = , retenue par une muraille
cell-free = { "" }
cell-no-building = { "" }
cell-buildings = { $count ->
    [one] , un bâtiment à côté
   *[other] , { $count } bâtiments à côté
}

# L’image
switch-regions = Ce que comptent mes missions
switch-track = Le chemin du dernier lancer
picture-sky = Le ciel et ses îles
picture-legend = Des îles d’une, deux ou trois couches : plaines, forêts, montagnes. Les traits bleus sont la pluie, les éclairs jaunes l’orage ; les lignes autour de chaque nuage sont ses limites à chaque distance. Deux maillons sur une île : rien ne la remorque plus.
picture-slot = Emplacement { $slot }
picture-balloon-waits = La montgolfière { $seat-de } est prête à partir.
picture-face-down = Les cartes restent face cachée jusqu’à ce que l’un de vous joue.
picture-not-dealt = Les cartes ne sont pas encore distribuées.
picture-total = { $score } villageois si tout s’arrêtait maintenant.
picture-reserve = Réserve
picture-own = Chez { $seat }
picture-place = Poser { $kind }
picture-store = { $kind-nom } dans la réserve : { $count }
picture-store-own = { $kind-nom } en main : { $count }
picture-round = Tour { $round } sur { $rounds }
picture-round-frozen = Tour { $round } sur { $rounds }, gelé
picture-built = Bâtiments sur le plateau : { $built } sur 8
picture-crew = { $seat } : { $standing }
panel-missions = Mes missions
panel-missions-of = Missions { $seat-de }
panel-buildings = Bâtiments
panel-crews = Joueurs
panel-tale = Le récit de la partie
tale-lucky = Lancer le plus heureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : tour { $round }. Le ballon est resté dans le ciel, ce qui n’arrive que dans { $share } des cas.
tale-unlucky = Lancer le plus malheureux{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
} : tour { $round }. Le ballon est sorti du ciel, ce qui n’arrive que dans { $share } des cas.
tale-crowd = Sur { $games } parties jouées par le robot Habitué avec ces règles, { $all ->
    [1] toutes ont rapporté moins de points
    [2] toutes ont rapporté davantage
    [3] { $lower } ont rapporté moins de points, aucune davantage
    [4] aucune n’a rapporté moins de points, { $higher } ont rapporté davantage
   *[other] { $lower } ont rapporté moins de points et { $higher } davantage
}.
tale-crowd-rivals = { $seat }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : sur { $games } parties jouées par le robot Habitué à autant autour de la table, { $all ->
    [1] toutes ont rapporté moins
    [2] toutes ont rapporté davantage
    [3] { $lower } ont rapporté moins, aucune davantage
    [4] aucune n’a rapporté moins, { $higher } ont rapporté davantage
   *[other] { $lower } ont rapporté moins et { $higher } davantage
}.
tale-same-missions = Les cartes étaient les mêmes pour tous : chaque île comptait autant chez l’un que chez l’autre.
panel-count = Le décompte
card-livestock-plain = Vaches
card-livestock-forest = Rennes
card-livestock-mountain = Bouquetins
card-crop-plain = Paysans
card-crop-forest = Bûcherons
card-crop-mountain = Mineurs
card-region-plain = par plaine de la plus grande région
card-region-forest = par forêt de la plus grande région
card-region-mountain = par montagne de la plus grande région
card-rain-plain = par plaine sous la pluie, sans orage
card-rain-forest = par forêt sous la pluie, sans orage
card-rain-mountain = par montagne sous la pluie, sans orage
card-sheet = { $name } : { $value } { $counts }. Pour l’instant { $now }. { $marked }
card-marked-region = Sur le plateau, un trait interrompu de la couleur de la carte entoure la plus grande région.
card-marked-rain = Sur le plateau, une petite maison marque chaque île qui compte.
card-now = { $islands } × { $value } = { $points }
count-cells = { $cells } : { $islands } × { $value } = { $points }
count-none = aucune île : 0
chip-soft = doucement
chip-hard = fort
chip-out = hors plateau
chip-unchanged = pas bougé
chip-lost = hors plateau
preview-out = Sort du plateau : { $percent }
preview-hit = Heurte un nuage : { $percent }
preview-no-island = Aucune île à remorquer là-bas.
preview-locked = L’île y est retenue.
preview-tow = De là, l’île se remorque jusqu’à { $tow } : { $cells ->
    [0] nulle part
    [one] { $cells } endroit
   *[other] { $cells } endroits
}.
preview-will-lock = Contre une muraille, elle ne bougera plus jamais.
preview-mission = { $mission } : { $now } → { $after }
preview-mission-same = { $mission } : toujours { $now }
sheet = { $reading }. { $now }
sheet-fact = { $fact } { $more }
sheet-plain = { $reading }.
sheet-aim = On peut viser ici.
sheet-fly = Distance { $distance } sur { $range } ; d’ici, l’île se remorque de { $tow } au plus.
sheet-fly-empty = Distance { $distance } sur { $range } ; il n’y a pas d’île à remorquer ici.
sheet-fly-locked = Distance { $distance } sur { $range } ; l’île est retenue, on ne peut pas la remorquer.
sheet-too-far = Hors de portée : à plus de { $range }.
sheet-tow = On peut remorquer l’île jusqu’ici : distance { $distance } sur { $range }.
sheet-tow-stays = On peut laisser l’île ici.
sheet-build-here = On peut bâtir sur ses bords : choisissez un des emplacements marqués.
sheet-rains = Il pleut jusqu’à la distance { $rain }.
sheet-storms = L’orage gronde jusqu’à la distance { $storm }, et il pleut de là jusqu’à { $rain }.
sheet-only-storms = L’orage gronde jusqu’à la distance { $storm } ; personne n’en reçoit de pluie.
does-wall = Les îles qui touchent une muraille ne se remorquent plus jamais, et rien ne la traverse.
does-water-tower = Un château d’eau apporte la pluie aux deux îles qui le touchent, tant que l’orage n’y gronde pas.
does-lighthouse = Un phare change l’orage en pluie sur les deux îles qui le touchent.
why-slot = Un bâtiment se pose entre deux cases : choisissez un emplacement marqué au bord de la case de la montgolfière, ou un bâtiment de la réserve.
why-walled = Une muraille retient l’île sous la montgolfière : on ne peut pas la remorquer. Il reste à bâtir : choisissez un emplacement marqué, ou un bâtiment de la réserve.
why-moored = Un autre pilote est amarré à l’île sous la montgolfière : on ne peut pas la remorquer. Il reste à bâtir : choisissez un emplacement marqué, ou un bâtiment de la réserve.
why-place = Un bâtiment se pose entre deux cases : choisissez l’un des emplacements marqués autour de la case de la montgolfière.
why-kind-first = Choisissez d’abord quel bâtiment : vous en avez plusieurs sortes. Puis choisissez le +.
why-only-kind = Inutile de choisir, vous n’en avez que de cette sorte : choisissez un emplacement marqué au bord de la case de la montgolfière.
why-cell-first = Choisissez d’abord une case à viser.
why-heading-first = Choisissez d’abord une direction : l’une des six flèches.
why-building = Un bâtiment reste où il est tant qu’une île le touche.
why-stock = On bâtit en dernier : d’abord lancer, voler et remorquer.
why-die = Un dé météo ne bouge que si la montgolfière le heurte ; une île posée ou ôtée sous lui change sa valeur.

# La leçon
lesson-welcome-title = Seul le dernier ciel compte
lesson-welcome = Vous pilotez une montgolfière parmi des îles volantes. Des villageois attendent des pâturages et de la pluie ; qui en aura aidé le plus à la fin l’emporte. Rien ne se compte avant : ce qui vous nuit se répare, et ce qui vous sert se défait aussi.
lesson-missions-title = Deux missions secrètes
lesson-missions = Vos deux cartes sont sous « Mes missions ». Les rennes veulent une grande région de forêts : 2 villageois par forêt de la plus grande. Les bûcherons veulent des forêts sous la pluie, mais sans orage : 3 villageois chacune. Personne ne les voit, et vous ne voyez pas celles de Galerne.
lesson-distance-title = Une seule façon de mesurer
lesson-distance = Vols, remorquages, météo : tout se mesure pareil. La case de départ est gratuite ; entrer dans une case vide ou une plaine coûte 1, une forêt 2, une montagne 3. Seules les murailles barrent le passage.
lesson-weather-title = Un nuage, c’est une portée
lesson-weather = Le petit nuage montre 1 : il pleut jusqu’à la distance 1. Le sombre montre 6 : l’orage a mangé toute la pluie, rien ne pousse dessous. Entre les deux, 2 et 3 pleuvent aussi loin qu’ils le disent ; 4 et 5 grondent au milieu et pleuvent autour. La meilleure pluie, c’est le 3.
lesson-throw-title = Lancez la montgolfière
lesson-throw = Une case, une direction, une force : D4, vers l’est, doucement. Appuyez sur D4 et tirez d’une case vers la droite (moins d’une demi-case ne lance rien, plus de deux lancent fort ; au doigt : touchez D4, puis faites glisser à partir d’elle), ou choisissez la case, une flèche, puis la force. Le dé tombe à peu près là et roule encore.
lesson-throw-hint = Dans cette leçon, on lance doucement sur D4, vers l’est. Les endroits où la montgolfière peut s’arrêter se voient avant de lâcher.
lesson-bounce-title = Elle a rebondi
lesson-bounce = La forêt à l’est est haute de deux couches : une falaise pour un dé qui roule. Il a rebondi et reste en D4. Il montre 2 : vous volez de 2 au plus, puis on retourne le dé et il remorque de 5. Les deux font toujours 7.
lesson-fly-title = Volez vers une forêt
lesson-fly = Les cases à portée affichent leur distance. La forêt en D5 coûte 2, tout ce que vous avez. Volez-y.
lesson-fly-hint = Un autre vol serait permis, mais la forêt à remorquer est en D5.
lesson-tow-title = Remorquez-la
lesson-tow = Le dé est retourné : 5 pour remorquer. L’île se pose sur une case vide et peut survoler les autres en payant leur prix. D2 coûte 5 tout juste, par-dessus la montagne, et touche une autre forêt.
lesson-tow-hint = En D2, la forêt trouve sa première voisine : remorquez-la jusque-là.
lesson-take-title = Un bâtiment pour plus tard
lesson-take = À la fin du tour, on peut prendre un bâtiment dans la réserve ou poser l’un des siens, pas les deux. Tout est sous « Bâtiments ». Prenez un château d’eau dans la réserve : il apportera la pluie à deux îles qui n’en ont pas.
lesson-take-hint = Prenez un château d’eau. Votre muraille servira mieux plus tard.
lesson-galerne-title = Galerne a joué
lesson-galerne = Galerne a réuni trois montagnes et pris un phare, qui change l’orage en pluie. Regardez ce que les autres améliorent : leurs cartes s’y lisent.
lesson-storm-title = Heurtez l’orage
lesson-storm = Un dé météo heurté est poussé et relancé. Lancez doucement sur le nuage sombre en E5, vers l’ouest : presque tout vaut mieux qu’un 6.
lesson-storm-hint = Visez E5, vers l’ouest et doucement : le nuage roulera vers le milieu.
lesson-blimp-title = Un dirigeable !
lesson-blimp = L’orage est devenu un 3, et le dé montgolfière montre le dirigeable : à vous de choisir. Prenez 5 pour voler loin et 2 pour remorquer.
lesson-blimp-hint = La forêt est loin et sa place toute proche : 5 pour voler, 2 pour remorquer.
lesson-far-title = Loin d’ici
lesson-far = Volez jusqu’à la forêt en B3 : des cases vides, des plaines, et 2 pour la forêt elle-même.
lesson-far-hint = C’est la forêt en B3 qui convient : volez-y.
lesson-region-title = Trois à la suite
lesson-region = Remorquez-la en C2, contre la forêt en D2. Avant de choisir, attardez-vous sur la case : l’image montre la météo d’après, et le texte à côté ce que rapporterait chacune de vos missions.
lesson-region-hint = En C2, la région compte trois forêts ; ailleurs, non.
lesson-tower-title = L’eau du château
lesson-tower = Les forêts en C2 et D2 sont au sec. Un château d’eau entre elles leur donne la pluie à toutes deux, tant que l’orage n’y gronde pas. Posez-le en C2|D2.
lesson-tower-hint = Entre C2 et D2, le château d’eau sert deux forêts d’un coup.
lesson-missed-title = Hors du plateau
lesson-missed = Galerne a lancé fort par-dessus bord, deux fois, et passe. Le premier raté est gratuit, le second coûte le tour. Près du bord, lancez doucement ou vers l’intérieur.
lesson-last-title = Votre dernier tour
lesson-last = Les derniers tours pèsent le plus : il reste peu de temps pour défaire ce qu’ils font. Lancez doucement sur C4, vers l’est, pour approcher la forêt en C6.
lesson-last-hint = Doucement sur C4, vers l’est : c’est la forêt en C6 qu’il nous faut.
lesson-between-title = À cheval
lesson-between = Le dé est à cheval sur C5 et C6. Vous choisissez où il compte : sur la forêt.
lesson-between-hint = En C6, vous êtes sur la forêt sans rien dépenser.
lesson-stay-title = Rester, c’est aussi voler
lesson-stay = Vous êtes au bon endroit. Restez en C6 : le dé se retourne quand même, et remorque de 5.
lesson-stay-hint = Restez en C6, sur la forêt.
lesson-altitude-title = Nourrissez le nuage
lesson-altitude = Une île posée sous un nuage le fait monter de sa hauteur : 1 pour une plaine, 2 pour une forêt, 3 pour une montagne ; celle qui s’en va le fait descendre d’autant. Remorquez la forêt en B1 : le 1 devient un 3, et cinq forêts se tiennent.
lesson-altitude-hint = B1 relie toutes les forêts, et le nuage n’y attend que deux crans de plus.
lesson-wall-title = Clouez-la
lesson-wall = Une île contre une muraille ne sera plus jamais remorquée, et rien ne traverse une muraille. Posez la vôtre en B1|B2 : la forêt reste, et votre région n’est pas coupée.
lesson-wall-hint = Entre B1 et B2, la muraille retient votre forêt sans couper votre région.
lesson-count-title = Le décompte
lesson-count = Galerne a mis une montagne sur le chemin de la pluie, et votre forêt en E2 s’est asséchée : voilà ce que peut le dernier à jouer. Les signes sur les îles disent pour qui chacune compte.
lesson-end-title = Bien volé
lesson-end = Vous avez aidé 25 villageois, et vous gagnez : cinq forêts réunies en rapportent 10, cinq sous la pluie 15. À vous de jouer : de deux à six pilotes, ou en solo contre le vent. Le livret est à un clic de chaque ligne du journal.

# Conseils
hint-villagers = environ { $villagers } villageois pour vous à la fin, si personne ne s’en mêle
hint-wins = gagne environ { $percent } parties sur 100
hint-throw = { $promise } ; { $out ->
    [0] la montgolfière ne peut pas sortir du plateau
   *[other] la montgolfière sort du plateau { $out } fois sur 100
}
hint-throw-hits = { $promise } ; { $out ->
    [0] la montgolfière heurte un nuage { $hit } fois sur 100 et ne peut pas sortir du plateau
   *[other] la montgolfière heurte un nuage { $hit } fois sur 100 et sort du plateau { $out } fois sur 100
}
hint-report = il n’y a rien à choisir : dites ce que montrent les dés sur la table

# Refus
refused-seats = Les Pluvionautes se joue de un à six joueurs, pas à { $seats }.
refused-gust = Les bourrasques ne soufflent qu’en solo, pas à { $seats } joueurs.
refused-rounds = Une partie dure de 1 à 20 tours, pas { $rounds }.
refused-weather-dice = Il y a un, deux ou trois dés météo, pas { $dice }.
refused-missions = Il y a six missions de chaque sorte : trop peu pour { $seats } joueurs et { $missions } chacun.
refused-edition = Cette édition ne peut pas être jouée. { $why }
refused-edition-twice = L’édition et l’option { $option } changent la même chose ; une seule des deux le peut.
refused-edition-cards = Missions d’une même sorte dans cette édition : { $found } ; on en distribue { $wanted }.
refused-edition-walls = Murailles dans cette édition : { $found } ; places qui commencent chacune avec une : { $wanted }.
refused-frozen-end = Un dernier tour gelé demande une partie qui finit après un nombre de tours.
refused-over = La partie est finie.
refused-locked = Cette île est retenue par une muraille ou une amarre : on ne peut pas la remorquer.
refused-wrong-phase = Ce n’est pas cela qu’il faut décider maintenant.
refused-unknown-cell = Cette case n’existe pas.
refused-unknown-edge = Cet emplacement de bâtiment n’existe pas.
refused-unknown-die = Il ne s’agit pas de ce dé météo.
refused-bad-force = Se poser exactement se fait toujours en douceur.
refused-bad-face = Un dirigeable devient un 2, un 3, un 4 ou un 5.
refused-not-straddled = Le dé ne touche pas cette case.
refused-out-of-range = { $cell } est à plus de { $range }.
refused-occupied = Il y a déjà une île en { $cell }.
refused-frozen = Tour gelé : ce remorquage changerait la météo ou ferait tomber un bâtiment.
refused-reserve-empty = Il n’y a plus { $kind-de } dans la réserve.
refused-supply-empty = Vous n’avez pas { $kind-de }.
refused-slot-taken = Il y a déjà un bâtiment à cet emplacement.
refused-slot-not-adjacent = Cet emplacement ne touche pas la case de la montgolfière.
refused-no-island = Aucune île d’un côté ni de l’autre.
refused-must-build = Vous devez prendre ou poser un bâtiment tant que vous le pouvez.
refused-bad-report = Cela n’a pas pu se passer sur la table.
refused-islands = Il y a { $plains } plaines, { $forests } forêts et { $mountains } montagnes.
refused-spread = Aucune région ne peut dépasser trois îles au départ.
refused-card = Toutes ces cartes sont déjà distribuées, ou celle-ci est de l’autre sorte.
refused-draws = Ce ne sont pas les tirages dont le lancer a besoin.
refused-other-chance = C’est autre chose qu’il faut tirer maintenant.
refused-position-rows = Les îles font sept rangées de 4, 5, 6, 7, 6, 5 et 4 signes : « p », « f », « m » ou « . ».
refused-position-dice = Le dé météo { $die } ne convient pas : il y en a { $dice }, de valeur 1 à 6, et aucun avant sa mise en place.
refused-position-dice-count = Il y a { $dice } dés météo dans cette partie, pas { $found }.
refused-position-lost = Le dé météo { $die } ne peut pas être hors du plateau à ce moment.
refused-position-straddle = Un dé à cheval touche deux cases voisines sans bâtiment entre elles, avant que son joueur ait choisi.
refused-position-seats = Il y a { $seats } places ; les bâtiments sont donnés pour { $supplies }, les missions pour { $missions }.
refused-position-hidden = Les missions { $seat-de } manquent : une position a besoin de celles de tous.
refused-position-cards = { $seat } ne peut pas tenir ces cartes de mission à ce moment.
refused-position-copies = { $mission } : il n’existe que deux cartes de cette sorte.
refused-position-pawns = Le pion { $seat-de } ne peut pas être amarré ainsi.
refused-position-pawn-count = Il y a un pion par place avec l’amarrage, aucun sans lui.
refused-position-buildings = Réserve, places et plateau comptent { $found } bâtiments de cette sorte ({ $kind }) ; il y en a { $count }.
refused-position-untouched = Avant le premier tour, aucun bâtiment n’est posé et chacun a ce qu’on reçoit au départ.
refused-position-lonely = En { $slot }, il y a { $kind } sans île à côté.
refused-position-first = Il n’y a pas de place { $seat } qui ait pu commencer.
refused-position-turns = On n’a pas pu jouer { $turns } tours à ce moment de la partie.
refused-position-balloon = La montgolfière n’est sur le plateau qu’entre le lancer et la fin du tour.
refused-position-fuel = La réserve de vol et la face du dé montgolfière ne vont pas ensemble.
refused-position-attempt = On a deux essais pour lancer, pas davantage.
refused-position-phase = Ce moment n’existe pas dans une telle partie.
refused-position-aim = Il y a une visée exactement quand un dé est en l’air.
refused-position-index = Rien n’est compté à ce moment.

# Fields of position files, for the comments of `galerne position new`.
field-islands = Les rangées A à G : p plaine, f forêt, m montagne, et . pour une case vide
field-buildings = Ce qui est bâti à quel emplacement
field-weather = Les dés météo dans l’ordre : case et valeur ; null pour un dé hors du plateau
field-reserve = Les bâtiments qui restent en réserve
field-supplies = Par place : les bâtiments qu’elle tient
field-missions = Par place : ses cartes ; null quand on ne peut pas les connaître
field-pawns = Par place : où son pion est amarré
field-first = Qui joue en premier, par place à partir de 0
field-turns = Les tours joués par tous ensemble
field-turns_left = Les tours à venir après le huitième bâtiment
field-phase = Ce qu’il y a à faire
field-index = Le dé, la carte ou la case dont il s’agit
field-attempt = Le numéro de l’essai du lancer
field-balloon = Où est la montgolfière
field-balloon_other = La seconde case du dé montgolfière à cheval sur deux
field-face = La face que montre le dé montgolfière
field-fuel = Le carburant qui reste
field-aim = Le lancer annoncé : case, direction, force

# Ce qui se passe pendant qu’on attend le hasard.
source-islands = Les îles prennent place…
source-weather = On lance la météo…
source-missions = On distribue les missions…
source-first = On tire au sort qui commence…
source-throw = La montgolfière s’envole…
source-balloon = Le dé montgolfière roule…
source-gust = Une bourrasque se lève…

# Sur papier : imprimer et jouer.
print-needed = Il faut aussi : des ciseaux et de la colle pour les dés et les bâtiments.
print-livestock = mission d’élevage
print-crop = mission de culture
print-credit = Projet « The Pluvionauts », Rémi Monthiller, CC BY 4.0, modifié
print-licence = creativecommons.org/licenses/by/4.0
print-plain = Plaine
print-forest = Forêt
print-mountain = Montagne
print-wall-name = Muraille
print-tower-name = Château d’eau
print-lighthouse-name = Phare
print-balloon-die = montgolfière
print-weather-dice = météo
print-summary = Les Pluvionautes en un coup d’œil
print-turn-title = Votre tour
print-turn-1 = Ramenez les dés météo perdus. Lancez le dé montgolfière sur le plateau ; deux fois dehors : passez.
print-turn-2 = Volez jusqu’au nombre obtenu. Un dirigeable : annoncez 2, 3, 4 ou 5.
print-turn-3 = Sur une île : retournez le dé et remorquez l’île jusqu’à ce nombre (sept moins le carburant), vers une case sans île.
print-turn-4 = Bâtissez : prenez un bâtiment dans la réserve, ou posez l’un des vôtres sur un emplacement de la case de la montgolfière (une marque entre deux cases), avec une île d’un côté au moins.
print-cost-title = Entrer sur une case coûte
print-cost = 1 pour le ciel vide ou une plaine, 2 pour une forêt, 3 pour une montagne. Le départ est gratuit ; on ne traverse pas les murailles.
print-altitude-title = Altitude
print-altitude = Une plaine a 1 de hauteur, une forêt 2, une montagne 3. Une île posée sous un dé météo le monte d’autant (6 au plus) ; une île qui part le descend (1 au moins).
print-setup-title = Mise en place
print-setup = Répartissez les 21 îles au hasard sur 21 cases, lancez les deux dés météo sur le plateau. Une carte d’élevage et une de culture chacun, cachées ; une muraille chacun. Les autres bâtiments font la réserve.
print-weather-title = Portée d’un dé météo
print-weather-die = valeur
print-rain = pluie à
print-storm = orage à
print-weather = Les distances se comptent comme les vols. L’orage l’emporte sur la pluie.
print-buildings-title = Bâtiments
print-wall = Muraille : retient les îles des deux côtés et sépare les deux cases.
print-tower = Château d’eau : change le sec en pluie sur ses deux cases.
print-lighthouse = Phare : change l’orage en pluie sur ses deux cases.
print-buildings = Un bâtiment sans île à côté retourne à la réserve.
print-end-title = Fin de la partie
print-end = Après cinq tours chacun. Élevage : la valeur pour chaque île de la plus grande région. Culture : la valeur pour chaque île sous la pluie. Le plus de villageois gagne.
print-score = Villageois aidés
print-score-how = Élevage : valeur × îles de la plus grande région. Culture : valeur × îles sous la pluie et non sous l’orage.
print-col-player = joueur
print-col-turns = tours : à cocher
print-col-livestock = élevage : valeur × îles
print-col-crop = culture : valeur × îles
print-col-total = total
print-skies = Douze ciels
print-skies-how = Posez les îles et les deux dés météo comme sur le dessin, ou tirez votre propre ciel.
print-sky = Ciel { $number }
print-throw = Lancer sans boîte
print-throw-how = Choisissez une des six directions, une case à viser, et si vous lancez doucement ou fort. Puis lancez ces dés, dans cet ordre.
print-throw-touch = Toucher, D8 : 1 à 4 la case visée, 5 celle d’avant, 6 celle d’après, 7 celle de gauche, 8 celle de droite. Hors du plateau : l’essai est manqué.
print-throw-roll = Rouler, D4 : doucement 0, 1, 1 ou 2 cases ; fort 1, 2, 3 ou 4.
print-throw-drift = Avant chacune de ces cases, un dé : sur 1 la direction tourne d’un côté à gauche, sur 6 à droite.
print-throw-rim = Au bord, le ballon repart en arrière et le pas est perdu. Si vous avez lancé fort, lancez d’abord un dé : sur 6 il passe par-dessus bord, l’essai est manqué et les dés météo reviennent où ils étaient.
print-throw-cliff = Il repart aussi en arrière devant un bâtiment, et devant une île plus haute de deux : depuis une case vide les forêts et les montagnes, depuis une plaine les montagnes.
print-throw-weather = Un dé météo sur la case arrête là le ballon. Chacun de ceux qui s’y trouvent est poussé dans la même direction : d’une case, ou de deux si vous avez lancé fort ; le bord, les bâtiments et les falaises l’arrêtent. Si vous avez lancé fort et qu’il atteint le bord, lancez un dé : sur 6 il est perdu jusqu’au tour du joueur suivant.
print-throw-value = Un dé météo qui a bougé prend une nouvelle valeur. Encore un dé : sur 6 il est à cheval sur la case suivante, et vous choisissez.
print-throw-across = Si rien n’a été touché, un dé : sur 6 le ballon est à cheval sur la case suivante, et vous choisissez.
print-throw-face = Enfin le dé montgolfière : 1 et 6 sont le dirigeable.
print-throw-dice-title = D4 et D8 avec des dés ordinaires
print-throw-dice = D4 : un dé, en relançant 5 et 6. D8 : un D4, et un second dé ; s’il est pair, ajoutez 4.
print-throw-example-title = Un lancer
print-throw-example = Doucement, vers l’est, en visant D4. D8 : 6, il touche D5. D4 : 2, il roule d’une case. Dé : 1, la direction tourne à gauche, il arrive donc en C5. Il n’y a rien ; dé : 3, il y reste. Dé montgolfière : 5. Vous volez jusqu’à 5 depuis C5.

# Ce qu’une vérification dit d’une édition.
material-islands = { $found } îles laissent trop peu de vides où remorquer ; il en tient { $most } au plus.
material-storm = l’orage ne peut pas porter plus loin ({ $storm }) que la pluie ({ $rain }).
material-dry-die = rien ne tombe de cette face.
material-bands = chaque titre demande plus de villageois que le précédent.
material-no-buildings = il n’y a rien à bâtir.

# Ce que contient la boîte, pour qui le change
box-sheet-mission = Cartes mission
box-sheet-band = Titres du jeu en solo
box-sheet-terrain = Îles
box-sheet-gap = Le ciel vide
box-sheet-weather = Dé météo
box-sheet-balloon = Dé montgolfière
box-sheet-building = Bâtiments
box-sheet-throw = Le lancer
box-sheet-force = Doucement et fort
box-row-mission-livestock_plain = Vaches
box-row-mission-livestock_forest = Rennes
box-row-mission-livestock_mountain = Bouquetins
box-row-mission-crop_plain = Paysans
box-row-mission-crop_forest = Bûcherons
box-row-mission-crop_mountain = Mineurs
box-row-band-1 = Premier titre
box-row-band-2 = Deuxième titre
box-row-band-3 = Troisième titre
box-row-band-4 = Quatrième titre
box-row-terrain-plain = Plaine
box-row-terrain-forest = Forêt
box-row-terrain-mountain = Montagne
box-row-gap-sky = Ciel vide
box-row-weather-1 = Face 1
box-row-weather-2 = Face 2
box-row-weather-3 = Face 3
box-row-weather-4 = Face 4
box-row-weather-5 = Face 5
box-row-weather-6 = Face 6
box-row-balloon-2 = Face 2
box-row-balloon-3 = Face 3
box-row-balloon-4 = Face 4
box-row-balloon-5 = Face 5
box-row-building-wall = Muraille
box-row-building-water_tower = Château d’eau
box-row-building-lighthouse = Phare
box-row-throw-aimed = Où il retombe
box-row-force-soft = Doucement
box-row-force-hard = Fort
box-cell-mission-value = Villageois par île
box-cell-mission-copies = Cartes dans la boîte
box-cell-band-from = À partir de … villageois
box-cell-terrain-islands = Îles dans la boîte
box-cell-terrain-enter_cost = Carburant pour entrer
box-cell-terrain-altitude = Tourne un dé météo de
box-cell-terrain-height = Hauteur
box-cell-gap-enter_cost = Carburant pour entrer
box-cell-gap-height = Hauteur
box-cell-weather-rain = Pluie jusqu’à
box-cell-weather-storm = Orage jusqu’à
box-cell-balloon-fuel = Vole jusqu’à
box-cell-balloon-tow = Remorque jusqu’à
box-cell-building-count = Dans la boîte
box-cell-throw-touch = Où il touche, selon le tirage de 1 à 8
box-cell-throw-touch-there = sur la cible
box-cell-throw-touch-short = une case avant
box-cell-throw-touch-long = une case après
box-cell-throw-touch-left = une à gauche
box-cell-throw-touch-right = une à droite
box-cell-throw-drift = Comment dévie un pas, selon le tirage de 1 à 6
box-cell-throw-drift-straight = tout droit
box-cell-throw-drift-left = à gauche
box-cell-throw-drift-right = à droite
box-cell-throw-rim = Lancé fort, il passe par-dessus bord à partir d’un tirage de (7 : jamais)
box-cell-throw-straddle = Il s’arrête entre deux cases à partir d’un tirage de (7 : jamais)
box-cell-throw-cliff = Dénivelé qui l’arrête
box-cell-force-steps = Pas qu’il roule, selon le tirage de 1 à 4
box-cell-force-push = Pousse un dé météo de

# Editions that come with the program.
box-sample-evened-out = 3, 5, 6 et 5, 8, 10 : toutes les cartes gagnent à peu près aussi souvent, et il n’y a pas plus d’égalités.
box-sample-heavy-sky = De la pluie sous tous les nuages sauf le plus petit, et l’orage un cran plus tôt.
box-sample-one-forest-more = La boîte de l’édition suivante : 10 plaines, 7 forêts, 5 montagnes.
box-sample-same-ceiling = 3, 5, 6 pour chaque carte : trente villageois au plus, et davantage d’égalités.
