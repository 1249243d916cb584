game-title = Les Pluvionautes
game-tagline = Lancez la montgolfière, remorquez les îles, apportez la pluie. « The Pluvionauts project », CC BY 4.0.

# Options
option-rounds = Tours de table
option-rounds-help = Combien de fois chacun joue. Sans effet si la partie finit au huitième bâtiment.
option-throw = Lancer
option-throw-help = Comment la montgolfière arrive sur le plateau.
option-throw-aimed = visé : choisissez le côté, la case et la force, puis voyez où elle roule
option-throw-uniform = simple : n’importe où, au hasard
option-throw-chosen = expert : exactement où vous le dites
option-throw-manual = compagnon : lancez de vrais dés et racontez
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
preset-core = Le livret
preset-rev_2023_04 = La révision de l’auteur du printemps 2023
preset-simple = Simple : lancers au hasard
preset-expert = Expert : vous choisissez où vous poser
preset-companion = Compagnon pour de vrais dés
preset-solo = En solo, contre le vent

# Noms
kind-wall = une muraille
kind-water-tower = un château d’eau
kind-lighthouse = un phare
terrain-empty = ciel vide
terrain-plain = une plaine
terrain-forest = une forêt
terrain-mountain = une montagne
mission-livestock-plain = Vaches (plus grande région de plaines, 1 par île)
mission-livestock-forest = Rennes (plus grande région de forêts, 2 par île)
mission-livestock-mountain = Bouquetins (plus grande région de montagnes, 3 par île)
mission-crop-plain = Paysans (plaines sous la pluie, 2 par île)
mission-crop-forest = Bûcherons (forêts sous la pluie, 3 par île)
mission-crop-mountain = Mineurs (montagnes sous la pluie, 4 par île)
heading-e = vers l’est
heading-ne = vers le nord-est
heading-nw = vers le nord-ouest
heading-w = vers l’ouest
heading-sw = vers le sud-ouest
heading-se = vers le sud-est
face-blimp = le dirigeable
face-number = un { $fuel }
thrown-balloon = le dé montgolfière
thrown-weather = le dé météo { $die }
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
label-face = Voler de { $fuel }, puis remorquer de { $tow }
label-stay = Rester sur { $cell }
label-pilot = Voler jusqu’à { $cell } : { $what }
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
ask-launch = { $seat }, lancez la montgolfière : une case, une direction, une force.
ask-launch-again = { $seat }, le dé est sorti du plateau. Il vous reste un essai.
ask-rethrow = { $seat }, le dé météo { $die } est hors du plateau : ramenez-le.
ask-value = { $seat }, que montre le dé météo { $die } ?
ask-rest = { $seat }, la montgolfière est à cheval sur deux cases : choisissez-en une.
ask-rest-weather = { $seat }, le dé météo { $die } est à cheval sur deux cases : choisissez-en une.
ask-face = { $seat }, un dirigeable ! De combien volerez-vous ?
ask-pilot = { $seat }, pilotez la montgolfière : { $fuel } au plus.
ask-tow = { $seat }, remorquez l’île de { $tow } au plus, ou laissez-la.
ask-build = { $seat }, prenez un bâtiment, posez-en un, ou rien du tout.
ask-report-landing = { $seat }, où le dé montgolfière s’est-il arrêté ?
ask-report-die = { $seat }, qu’est devenu le dé météo { $die } ?
ask-report-face = { $seat }, que montre le dé montgolfière ?
ask-nothing = On n’attend rien pour l’instant.

# Ce qui s’est passé
event-islands = Les îles se posent : { $rows }
event-shaken-again = Trop d’îles ensemble : on secoue de nouveau la boîte.
event-dealt = { $seat } reçoit une mission : { $mission }.
event-dealt-hidden = { $seat } reçoit une mission.
event-first = { $seat } commence.
event-launched-soft = { $seat } lance doucement sur { $cell }, { $heading }.
event-launched-hard = { $seat } lance fort sur { $cell }, { $heading }.
event-touchdown = Le dé touche le plateau en { $cell }.
event-roll = Il roule de { $from } à { $to }.
event-rebound-rim = En { $cell }, il rebondit sur le rebord.
event-rebound-building = En { $cell }, il rebondit sur un bâtiment.
event-rebound-cliff = En { $cell }, il rebondit sur une falaise.
event-out = Il sort du plateau.
event-contact = En { $cell }, il heurte le dé météo { $die }.
event-push = Le dé météo { $die } est poussé de { $from } à { $to }.
event-unmoved = Le dé météo { $die } ne bouge pas.
event-lost = Le dé météo { $die } sort du plateau.
event-value = Le dé météo { $die } passe de { $old } à { $new }.
event-straddle = À cheval sur { $a } et { $b } : { $which }.
event-rest = Il s’arrête en { $cell }.
event-face = Le dé montgolfière montre { $face }.
event-die-set-up = Le dé météo { $die } commence en { $cell } et montre { $value }.
event-die-rethrown = Le dé météo { $die } revient en { $cell } et montre { $value }.
event-die-before-count = Avant le décompte, le dé météo { $die } revient en { $cell } et montre { $value }.
event-put-back = Tour gelé : les dés météo retournent où ils étaient.
event-gust = Une bourrasque souffle { $heading } sur { $cell }.
event-turn = Tour { $round } : { $seat } va lancer.
event-turn-frozen = Tour { $round }, gelé : { $seat } va lancer.
event-passed = { $seat } manque deux fois le plateau et passe.
event-rested = En { $cell } se pose { $which }.
event-fuel = { $seat } choisit de voler de { $fuel }.
event-stayed = { $seat } reste en { $cell }.
event-flew = { $seat } vole de { $from } à { $to }.
event-towed = { $seat } remorque { $terrain } de { $from } à { $to }.
event-left-there = { $seat } laisse l’île en { $cell }.
event-altitude = Le dé météo { $die } passe de { $old } à { $new }.
event-destroyed = En { $slot }, plus d’île à côté : { $kind } retourne à la réserve.
event-took = { $seat } prend { $kind } dans la réserve.
event-placed = { $seat } pose { $kind } en { $slot }.
event-built-nothing = { $seat } ne bâtit rien.
event-moored = { $seat } s’amarre en { $cell }.
event-unmoored = { $seat } reprend son pion.
event-last-turns = { $seat } a posé le huitième bâtiment : encore un tour pour tous les autres.
event-counted = { $seat } · { $mission } : { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}, { $points } villageois.
event-scored = { $seat } a aidé { $score } villageois.
event-won = { $seat } gagne avec { $score }.
event-solo = { $score } villageois aidés : { $title }.
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
fact-balloon-fuel = La montgolfière est en { $cell } : vol { $fuel }, remorquage { $tow }.
fact-building = En { $slot } : { $kind }.
fact-reserve = Réserve : murailles { $walls }, châteaux d’eau { $towers }, phares { $lighthouses }.
fact-supply = { $seat } possède : murailles { $walls }, châteaux d’eau { $towers }, phares { $lighthouses }.
fact-pawn = { $seat } est amarré en { $cell }.
fact-missions-hidden = Les missions de { $seat } sont secrètes.
fact-mission = { $seat } · { $mission } : { $islands } pour l’instant, { $points } villageois.
fact-score = { $seat } marquerait { $score } maintenant.
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
picture-legend = Des îles d’une, deux ou trois couches : plaines, forêts, montagnes. Les traits bleus sont la pluie, les éclairs jaunes l’orage ; les lignes autour de chaque nuage sont ses limites à chaque distance.
picture-slot = Emplacement { $slot }
picture-balloon-waits = La montgolfière de { $seat } est prête à partir.
picture-face-down = Les cartes restent face cachée jusqu’à ce que l’un de vous joue.
picture-total = { $score } villageois si tout s’arrêtait maintenant.
picture-reserve = Réserve
picture-own = En main : { $seat }
picture-place = Poser { $kind }
picture-store = { $kind } : { $count }
picture-round = Tour { $round } sur { $rounds }
picture-round-frozen = Tour { $round } sur { $rounds }, gelé
picture-built = Bâtiments sur le plateau : { $built } sur 8
picture-crew = { $seat } : { $standing }
panel-missions = Mes missions
panel-missions-of = Missions de { $seat }
panel-buildings = Bâtiments
panel-crews = Équipages
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
card-now = { $islands } × { $value } = { $points }
count-cells = { $cells } : { $islands } × { $value } = { $points }
count-none = aucune île : 0
chip-soft = doux
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

# Refus
refused-seats = Les Pluvionautes se joue de un à six, non à { $seats }.
refused-gust = Les bourrasques ne soufflent qu’en solo, non à { $seats } joueurs.
refused-rounds = Une partie dure de 1 à 20 tours, non { $rounds }.
refused-weather-dice = Il y a un, deux ou trois dés météo, non { $dice }.
refused-missions = Il y a six missions de chaque sorte : trop peu pour { $seats } joueurs et { $missions } chacun.
refused-frozen-end = Un dernier tour gelé demande une partie qui finit après un nombre de tours.
refused-over = La partie est finie.
refused-locked = Cette île est retenue : on ne peut pas la remorquer.
refused-wrong-phase = Ce n’est pas ce qu’il faut décider maintenant.
refused-unknown-cell = Cette case n’existe pas.
refused-unknown-edge = Cet emplacement de bâtiment n’existe pas.
refused-unknown-die = Il ne s’agit pas de ce dé météo maintenant.
refused-bad-force = Se poser exactement se fait toujours en douceur.
refused-bad-face = Un dirigeable devient un 2, un 3, un 4 ou un 5.
refused-not-straddled = Le dé ne touche pas cette case.
refused-out-of-range = C’est plus loin que { $range }.
refused-occupied = Il y a déjà une île.
refused-frozen = Tour gelé : ce remorquage changerait la météo ou ferait tomber un bâtiment.
refused-reserve-empty = Il n’y en a plus dans la réserve.
refused-supply-empty = Vous n’en avez pas.
refused-slot-taken = Il y a déjà un bâtiment.
refused-slot-not-adjacent = Cet emplacement ne touche pas la case de la montgolfière.
refused-no-island = Aucune île d’un côté ni de l’autre.
refused-must-build = Vous devez prendre ou poser un bâtiment.
refused-bad-report = Cela n’a pas pu se passer sur la table.
refused-islands = Il y a dix plaines, six forêts et cinq montagnes.
refused-spread = Aucune région ne peut dépasser trois îles au départ.
refused-card = Toutes ces cartes sont déjà distribuées, ou celle-ci est de l’autre sorte.
refused-draws = Ce ne sont pas les tirages dont le lancer a besoin.
refused-other-chance = C’est autre chose qu’il faut tirer maintenant.
refused-position-rows = Les îles font sept rangées de 4, 5, 6, 7, 6, 5 et 4 signes : « p », « f », « m » ou « . ».
refused-position-dice = Il y a autant de dés météo que le disent les options, avec des valeurs de 1 à 6.
refused-position-lost = Un dé météo ne peut pas être hors du plateau à ce moment.
refused-position-straddle = Un dé à cheval touche deux cases voisines sans bâtiment entre elles, avant que son joueur ait choisi.
refused-position-seats = Chaque joueur a ses bâtiments et ses missions.
refused-position-hidden = Une position a besoin des missions de tous.
refused-position-cards = Ce ne sont pas les missions qu’on peut avoir à ce moment.
refused-position-pawns = Ces pions ne peuvent pas être amarrés ainsi.
refused-position-buildings = Il y a en tout six murailles, trois châteaux d’eau et trois phares.
refused-position-lonely = Un bâtiment n’a aucune île à côté de lui.
refused-position-first = Aucun joueur de ce rang n’a pu commencer.
refused-position-turns = On n’a pas pu jouer autant de tours.
refused-position-balloon = La montgolfière n’est sur le plateau qu’entre le lancer et la fin du tour.
refused-position-fuel = La réserve de vol et la face du dé montgolfière ne vont pas ensemble.
refused-position-attempt = On a deux essais pour lancer, pas davantage.
refused-position-phase = Ce moment n’existe pas dans une telle partie.
refused-position-aim = Il y a une visée exactement quand un dé est en l’air.
refused-position-index = Rien n’est compté à ce moment.
