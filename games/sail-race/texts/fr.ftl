game-title = Sail Race
game-tagline = Une régate sur une mer d’hexagones : choisissez votre cap avant que le vent n’abatte ses cartes.
game-goal = But : contourner chaque bouée par l’extérieur et rentrer le premier. Le cap se choisit avant que le vent du tour soit connu.
game-author = Arnauld Van Muysewinkel
game-yardstick = Un clairvoyant qui connaît toute la météo d’avance, avec la même chance

heading-E = E, est
    .le = l’est
    .au = à l’est
    .du = de l’est
heading-NE = NE, nord-est
    .le = le nord-est
    .au = au nord-est
    .du = du nord-est
heading-NW = NO, nord-ouest
    .le = le nord-ouest
    .au = au nord-ouest
    .du = du nord-ouest
heading-W = O, ouest
    .le = l’ouest
    .au = à l’ouest
    .du = de l’ouest
heading-SW = SO, sud-ouest
    .le = le sud-ouest
    .au = au sud-ouest
    .du = du sud-ouest
heading-SE = SE, sud-est
    .le = le sud-est
    .au = au sud-est
    .du = du sud-est
letters-E = E
letters-NE = NE
letters-NW = NO
letters-W = O
letters-SW = SO
letters-SE = SE
heading-none = pas encore choisi
heading-secret = pas encore dévoilé
tour-ccw = dans le sens antihoraire, bouées à bâbord
tour-cw = dans le sens horaire, bouées à tribord
point-ahead = vent debout
point-close = bon plein
point-broad = grand largue
point-running = vent arrière
from-E = de l’est
from-ENE = de l’est-nord-est
from-NE = du nord-est
from-NNE = du nord-nord-est
from-N = du nord
from-NNW = du nord-nord-ouest
from-NW = du nord-ouest
from-WNW = de l’ouest-nord-ouest
from-W = de l’ouest
from-WSW = de l’ouest-sud-ouest
from-SW = du sud-ouest
from-SSW = du sud-sud-ouest
from-S = du sud
from-SSE = du sud-sud-est
from-SE = du sud-est
from-ESE = de l’est-sud-est
wind = force { $force } { $from }, { $direction }° à la rose, vent debout cap { $sector }
wind-gale = coup de vent { $from }, { $direction }° à la rose, vent debout cap { $sector } : force { $force } sur une base de { $base }
blow = force { $force } { $from }
blow-gale = coup de vent { $from }, force { $force }
die-column = dé de colonne (rouge)
die-row = dé de ligne (blanc)
chance-throw = dés { $column } et { $row }
chance-two = cartes { $turn }° et « { $force } »
chance-chain = carte « { $force } », dos de la suivante { $turn }°

label-set-wind = Premier vent { $from }, { $direction }° à la rose, vent debout cap { $sector }
label-set-tour = Tourner { $tour }
label-plot = { $heading } — { $prospect }
label-plot-hoist = { $heading }, et sortir le spi — { $prospect }
label-plot-lower = { $heading }, et rentrer le spi — { $prospect }
label-helm-ease = { $heading }, en choquant d’une case — { $prospect }
label-manoeuvre = Rester sur place et virer vers { $heading-le }
label-ease = Choquer : une case de moins — { $prospect }
label-no-ease = Pleine vitesse — { $prospect }
label-resign = Abandonner la course
prospect = { $point }, { $moved ->
    [one] { $moved } case
   *[other] { $moved } cases
}{ $whither } { $when }{ $passage }
prospect-cut = { $point }, { $moved } { $moved ->
    [one] case
   *[other] cases
} sur { $speed } : { $by } arrête le bateau{ $passage }
prospect-blocked = { $point }, mais { $by } barre la route : aucun déplacement
prospect-slow = { $point }, mais la vitesse tombe à zéro : aucun déplacement { $when }
prospect-bow = l’étrave pointe là pour commencer ; le bateau n’avance pas encore
whither-open = { "" }
whither-buoy = { " " }jusque sur la bouée { $buoy }
whither-gate = { " " }jusqu’à la porte de la bouée { $buoy }
whither-near = , tout près de la bouée { $buoy },
whither-border = { " " }jusqu’au bord de la carte
obstacle-border = le bord de la carte
obstacle-reef = un récif
obstacle-buoy = une bouée
prospect-none = aucun déplacement
prospect-sail = aucun déplacement pendant la manœuvre de voile
prospect-forced = il faudrait rentrer le spi
prospect-held = aucun déplacement : virer coûte tout le tour
prospect-headwind = vent debout, aucun déplacement { $when }
when-known = par ce vent
when-holds = si le vent tient
when-gale = une fois le coup de vent passé, si le vent tient
passage-plain = { "" }
passage-rounds = , en virant la bouée { $buoy }
passage-loses = , mais la bouée { $buoy } ne compterait plus
passage-misses = , sans virer la bouée { $buoy }
passage-home = , et l’arrivée est franchie

ask-wind = { $seat }, de quel premier vent êtes-vous convenus ?
ask-tour = { $seat }, dans quel sens tournera-t-on ?
ask-first-heading = { $seat }, choisissez votre premier cap ; le vent changera une fois avant que vous n’avanciez. { $boat } { $leg }
own-boat = Votre bateau est le { $colour }.
hull-1 = rouge
hull-2 = bleu
hull-3 = jaune
hull-4 = vert
hull-5 = violet
hull-6 = bleu clair
hull-7 = noir
hull-8 = rose
ask-plot = { $seat }, choisissez votre cap pour le tour { $next }. { $leg }
ask-helm = { $seat }, tour { $turn } : le vent est connu. Choisissez votre cap. { $leg }
ask-trim = { $seat }, tour { $turn } : pleine vitesse, ou une case de moins ?
ask-wait = { $seat }, le vent d’abord.
ask-over = La course est finie.
leg-port = Laissez à bâbord la bouée { $buoy }, sa porte à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} d’ici.
leg-starboard = Laissez à tribord la bouée { $buoy }, sa porte à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} d’ici.
leg-home = Retour à l’arrivée, à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} d’ici.
leg-alone = { $leg } Tous les autres ont abandonné : rentrez pour gagner, ou abandonnez aussi et personne ne gagne.
leg-unknown = { "" }

event-first-wind-thrown = Premier vent : { $wind }, dés { $column } et { $row }.
event-first-wind-agreed = Premier vent, d’un commun accord : { $wind }.
event-tour = On tourne { $tour }.
event-committed = { $seat } a choisi.
event-plotted = { $seat } met le cap { $heading-au }.
event-shown = Tous ont choisi ; les choix sont dévoilés.
event-weather = Tour { $turn } : { $blow }, { $cause }.
event-sailed = { $seat }, cap { $heading-au }, avance de { $moved ->
    [one] { $moved } case
   *[other] { $moved } cases
}{ $whither }.
event-stays = { $seat }, cap { $heading-au }, reste sur place.
event-headwind = { $seat }, cap { $heading-au }, est vent debout et n’avance pas.
event-crabbed = { $seat } dérive d’une case vers { $heading-le }.
event-held = { $seat } reste sur place et vire vers { $heading-le }.
event-eased = { $seat } choque les écoutes : une case de moins.
event-hoisted = { $seat } sort le spi au lieu d’avancer.
event-lowered = { $seat } rentre le spi au lieu d’avancer.
event-forced-down = { $seat } doit rentrer le spi et n’avance pas.
event-stopped-border = Le bord de la carte arrête { $seat } ({ $lost ->
    [one] { $lost } case perdue
   *[other] { $lost } cases perdues
}).
event-stopped-reef = Un récif arrête { $seat } ({ $lost ->
    [one] { $lost } case perdue
   *[other] { $lost } cases perdues
}).
event-stopped-buoy = Une bouée arrête { $seat } ({ $lost ->
    [one] { $lost } case perdue
   *[other] { $lost } cases perdues
}).
event-rounded = { $seat } vire la bouée { $buoy }.
event-unrounded = { $seat } repasse la porte de la bouée { $buoy } : elle ne compte plus.
event-unrounded-over = { $seat } revient par-dessus la bouée { $buoy } elle-même : elle ne compte plus.
event-finished = { $seat } franchit l’arrivée au tour { $turn }, après { $step ->
    [one] { $step } case
   *[other] { $step } cases
} sur { $speed }.
event-resigned = { $seat } abandonne.
event-over-one = { $seat } gagne la course.
event-over-shared = { $count } bateaux arrivent ensemble et partagent la victoire.
event-over-nobody = La course finit sans vainqueur.
event-over-limit = Limite de temps : la course finit sans vainqueur.

standing-finished = arrivée au tour { $turn }
standing-finished-step = arrivée au tour { $turn } (après { $step ->
    [one] { $step } case
   *[other] { $step } cases
} sur { $speed })
standing-racing = bouées virées : { $rounded } sur { $buoys }, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
standing-resigned = abandon

fact-legend = # départ et arrivée · 1 2 3 bouées · + portes · * récifs · A B C bateaux (& plusieurs)
fact-wind = Tour { $turn } : { $wind }
fact-first-wind = Premier vent : { $wind }
fact-tour = Parcours : { $tour }
fact-boat = { $letter } { $seat } en { $place }, cap { $heading }, bouées virées : { $rounded } sur { $buoys }, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}{ $committed }
fact-boat-spinnaker = { $letter } { $seat } en { $place }, cap { $heading }, spi sorti, bouées virées : { $rounded } sur { $buoys }, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}{ $committed }
fact-open = { "" }
fact-committed = , a choisi
fact-finished = { $letter } { $seat } : arrivée au tour { $turn }, arrêt en { $place }
fact-resigned = { $letter } { $seat } : abandon en { $place }
fact-next-buoy = Prochaine bouée { $seat-de } : { $buoy } en { $place }, porte { $gate }
cell-start = départ et arrivée
cell-buoy = bouée { $buoy }
cell-gate = porte de la bouée { $buoy }
cell-reef = récif
cell-boat = bateau { $seat-de }

refused-seats = Une course se joue de 1 à { $max } bateaux, non à { $seats }.
refused-no-such-seat = Il n’y a pas de bateau numéro { $number } dans cette course.
refused-over = La course est finie.
refused-finished = Ce bateau est arrivé et n’agit plus.
refused-resigned = Ce bateau a abandonné.
refused-committed = Vous avez déjà choisi ; annulez d’abord ce choix si vous en voulez un autre.
refused-wait-for-wind = Il faut d’abord que le vent se lève.
refused-host-only = C’est à l’hôte d’en décider.
refused-no-trim = Votre bateau n’avance pas ce tour-ci : il n’y a rien à choquer.
refused-bad-wind = Le vent vient d’un multiple de 10 entre 0 et 350, non de { $direction }.
refused-no-agreed-wind = Dans cette course, le premier vent n’est pas fixé d’un commun accord (option « initial_wind »).
refused-no-agreed-tour = Dans cette course, le sens du tour n’est pas fixé d’un commun accord (option « tour »).
refused-no-ease = On ne choque pas dans cette course (option « ease »).
refused-no-helm = Dans cette course, les caps se choisissent avant le vent (option « timing »).
refused-no-plot = Dans cette course, les caps se choisissent après le vent (option « timing »).
refused-phase = Cela ne se fait pas à ce moment du tour.
refused-no-spinnaker = Il n’y a pas de spi dans cette course (option « spinnaker »).
refused-spinnaker-at-helm = Quand les caps se choisissent après le vent, le spi se manœuvre à la barre, non avant le départ.
refused-already-up = Le spi est déjà sorti.
refused-already-down = Le spi est déjà rentré.
refused-two-manoeuvres = Une manœuvre par tour : la voile ou le cap, pas les deux.
refused-no-manoeuvre = Virer sur place n’est pas en jeu (option « turn_cost »).
refused-forbidden-turn = Un tel virement coûte le déplacement : choisissez la manœuvre.
refused-nothing-to-ease = À ce cap, le bateau n’avancerait pas : il n’y a rien à choquer.
refused-no-weather-due = Aucun vent n’est attendu maintenant.
refused-dice = Il faut deux dés, de 1 à 6 chacun.
refused-not-in-table = La météo tirée d’avance porte ici { $column } et { $row }.
refused-other-weather = La météo de cette course ne vient pas ainsi (option « weather »).
refused-card-not-there = Cette carte ne peut pas venir : elle n’est pas dans la pioche.

refused-map-radius = Une carte a un rayon de { $min } à { $max }, non de { $radius }.
refused-map-buoys = Une carte a de 1 à { $max } bouées, non { $buoys }.
refused-map-check = La carte échoue au contrôle { $check } : { $why }.
map-off = { $place } est hors d’une carte de rayon { $radius }
map-twice = deux marques occupent { $place }
map-start = le départ { $place } est trop près du bord : il doit être à { $most } cases du centre au plus
map-reef-in-zone = le récif { $place } est dans la zone d’arrivée
map-buoy-near-start = la bouée { $buoy } en { $place } est à moins de 4 cases du départ
map-buoys-near = les bouées { $buoy } et { $other } sont à moins de 4 cases l’une de l’autre
map-gate-short = la porte de la bouée { $buoy }, { $gate }, compte { $count } { $count ->
    [one] case
   *[other] cases
} ; il en faut { $least }
map-gate-reef = la porte de la bouée { $buoy }, { $gate }, commence par le récif { $place }
map-gate-blocked = la porte de la bouée { $buoy }, { $gate }, a moins de deux cases sans récif
map-gate-in-zone = la porte de la bouée { $buoy } traverse la zone d’arrivée en { $place }
map-gate-over-buoy = la porte de la bouée { $buoy } passe sur la bouée { $other } en { $place }
map-gates-meet = les portes des bouées { $buoy } et { $other } se croisent en { $place }
map-tour = du départ au départ par les bouées dans leur ordre, le chemin doit faire le tour du centre (0,0) dans le sens antihoraire ; de { $from } à { $to }, il ne le fait pas
map-cut-off = des récifs séparent { $place } du départ
map-pocket = { $place } a moins de deux voisines sans récif
map-no-tour = dans l’un des deux sens, aucun chemin ne contourne toutes les bouées
refused-map-range = Le paramètre « { $name } » du générateur va de { $min } à { $max }.
refused-map-attempts = Aucune carte valable en { $attempts } essais : demandez moins de récifs ou plus de place.
refused-pad = La carte élargie aurait un rayon de { $radius } ; le maximum est { $max }.
refused-pad-rings = On peut ajouter 4 anneaux d’eau au plus, non { $rings }.
refused-extra-reefs = Au plus { $max } récifs de plus sur cette carte (15 % de ses cases).
refused-no-custom-map = « map = custom » demande la carte elle-même dans « custom_map ».
refused-unknown-map = Il n’y a pas de carte « { $map } ». Vouliez-vous dire « { $nearest } » ?
refused-free-turn = « free_turn » vaut 0 ou 60.
refused-max-turns = « max_turns » va de 1 à 1000.
refused-table-and-agreed = Une météo tirée d’avance a son propre premier vent : on ne peut pas en convenir aussi.
refused-throws = « table = custom » demande une liste de lancers dans « throws », chacun de deux dés de 1 à 6.

refused-position-boats = La position doit compter { $seats } { $seats ->
    [one] bateau
   *[other] bateaux
}, non { $boats }.
refused-position-cards = Les cartes météo de la pioche ne sont pas celles de la boîte, manquent ou n’ont rien à faire là.
refused-position-phase = Les options de cette course ne connaissent pas cette phase.
refused-position-turn = Le tour { $turn } ne convient pas à la phase (les tours vont jusqu’à { $most }).
refused-position-wind = Un vent du { $direction }° de base { $base } ne peut pas souffler : les directions sont des multiples de 10 de 0 à 350, les bases vont de 1 à 3.
refused-position-wind-early = Il y a un vent avant que le premier n’ait été lancé ou convenu.
refused-position-wind-first = Le premier vent a une base de 2, sans coup de vent.
refused-position-wind-missing = La position n’a pas de vent.
refused-position-tour = Le sens du parcours manque, vient trop tôt ou n’est pas celui que donnent le vent et les options.
refused-position-over = La phase et les bateaux ne s’accordent pas sur la fin de la course.
refused-position-finish = { $boat } n’a pas pu franchir l’arrivée ainsi : tour, pas, vitesse, place ou bouées ne conviennent pas.
refused-position-heading = Le cap { $boat-de } manque, ou se trouve là avant d’avoir été choisi.
refused-position-previous = Le cap précédent { $boat-de } est de trop ou manque : il ne figure que là où l’on demande de choquer.
refused-position-spi = L’ordre de spi { $boat-de } est de trop : il ne figure que là où l’on demande de choquer.
refused-position-start = Avant le tour 1, { $boat } se trouve au départ, sans bouée virée ni spi sorti.
refused-position-uncommitted = { $boat } n’a pas choisi alors que le vent est attendu.
refused-position-commit = { $boat } n’a pas pu faire ce choix.
refused-position-all-chosen = Dans cette phase, il doit rester quelqu’un qui ait à choisir.
refused-position-unfinished = { $boat } est dans la zone d’arrivée, toutes bouées virées : ce bateau est arrivé.
refused-position-hidden = Le choix { $boat-de } est caché ; on ne peut jouer qu’une position complète.
refused-position-place = { $boat } ne peut pas être en { $place } : c’est hors de la carte, un récif ou une bouée pleine.
refused-position-rounded = { $boat } a viré { $rounded } bouées ; il y en a { $buoys }.
refused-position-status = { $boat } figure à la fois à l’arrivée et parmi les abandons.

panel-compass = Rose des vents
panel-compass-of = Rose des vents { $seat-de }
panel-orders = Ordres
panel-bulletin = Bulletin météo
panel-progress = Course
switch-wakes = Sillages des autres
picture-sea = La mer de la course
picture-zone = Zone d’arrivée
picture-reef = Récif
picture-boat = Bateau { $seat-de } — { $standing }.
picture-buoy = Bouée { $buoy }
picture-buoy-done = Bouée { $buoy }, virée
picture-buoy-next = Bouée { $buoy }, la prochaine
picture-no-wind = Pas encore de vent.
picture-no-heading = { $seat } n’a pas encore de cap.
picture-point = Allure { $seat-de } : { $point }.
picture-turn = Tour { $turn }
picture-first-wind = Premier vent
picture-gale = coup de vent
picture-history = Les vents { $turns ->
    [one] d’un tour
   *[other] de { $turns } tours
}
chip-ccw = sens antihoraire
chip-cw = sens horaire
chip-advance = avancer
chip-manoeuvre = manœuvrer
chip-keep = voile inchangée
chip-hoist = sortir le spi
chip-lower = rentrer le spi
chip-full = pleine vitesse
chip-ease = une case de moins
preview-known = Le bateau avance de { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}{ $whither }.
preview-stays = Le bateau reste sur place.
preview-stop = Risque d’arrêt : { $percent }.
preview-rounds = Bouée { $buoy } virée : { $percent }.
preview-loses = Bouée { $buoy } reperdue : { $percent }.
preview-misses = La bouée { $buoy } ne compte pas par là.
preview-home = Arrivée : { $percent }.
picture-open-sea = Pleine mer
why-reef = Un bateau s’arrête devant un récif. Choisissez l’une des six flèches autour de votre bateau.
why-buoy = Une bouée se vire en entrant dans sa porte, la rangée en pointillé, par le bon côté. Choisissez l’une des six flèches autour de votre bateau.
why-zone = On arrive ici une fois toutes les bouées virées. Choisissez l’une des six flèches autour de votre bateau.
why-own-boat = C’est votre propre bateau : il reste là tant qu’il n’a pas de cap et que le vent n’est pas venu. Choisissez l’une des six flèches qui l’entourent.
why-boat = Les bateaux ne se gênent jamais. Choisissez l’une des six flèches autour de votre propre bateau.
why-sea = Un bateau va droit selon son cap, aussi loin que le vent le porte. Choisissez l’une des six flèches autour de votre bateau.
why-wind = Le vent montre d’où il vient et sa force. Choisissez l’une des six flèches autour de votre bateau.
why-hex-aside = Un bateau va tout droit, selon l’un des six caps, et cette case n’est sur aucun d’eux.
why-hex-chance = Tout droit vers { $heading-le }, à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} : le vent vous mène juste là { $percent } fois sur cent. Choisissez la flèche.
why-hex-far = Tout droit vers { $heading-le }, à { $hexes } cases : aucun vent ne mène si loin au prochain tour, { $most ->
    [0] ni ailleurs
    [one] { $most } case au plus
   *[other] { $most } cases au plus
}.
why-hex-past = Tout droit vers { $heading-le }, à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} : aucun vent n’arrête là, seulement avant ou après.
why-hex-border = Tout droit vers { $heading-le }, mais le bord de la carte vient avant.
why-hex-reef = Tout droit vers { $heading-le }, mais un récif barre le chemin.
why-hex-buoy = Tout droit vers { $heading-le }, mais une bouée arrête les bateaux en chemin.
sheet-boat = { $boat } { $course }
sheet-no-heading = Pas encore de cap.
sheet-steers = Il peut prendre n’importe quel cap ; vers { $heading-le } il n’avancerait pas : vent debout.
sheet-course = Cap { $heading-au } : { $point }.
sheet-stopped = Cap { $heading-au }, vent debout : il n’avancerait pas.
sheet-wind = Vent : { $wind }. Impossible d’aller vers { $ahead-le } ; { $first-le } et { $second-le } sont les caps les plus rapides.
sheet-buoy-port = Bouée { $buoy }, la prochaine, à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} : laissez-la à bâbord. Elle compte dès que vous entrez dans sa porte, la rangée en pointillé, du côté d’où vient la flèche.
sheet-buoy-starboard = Bouée { $buoy }, la prochaine, à { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
} : laissez-la à tribord. Elle compte dès que vous entrez dans sa porte, la rangée en pointillé, du côté d’où vient la flèche.
sheet-buoy-last = Bouée { $buoy }, virée. Repasser sa porte l’annulerait.
sheet-buoy-later = Bouée { $buoy } : elle ne compte qu’après la bouée { $before }.
preview-figures = Chiffres : chances en %.

option-map = Carte
option-map-help = La mer de la course : l’une de la boîte, une carte du générateur, ou la vôtre.
option-map-map0 = La carte publiée
option-map-map0-recifs = La carte publiée, 27 récifs
option-map-map0-recifs2 = La carte publiée, 45 récifs
option-map-map0-large = La carte publiée, trois anneaux d’eau de plus
option-map-proto = Le prototype du 19 avril
option-map-grand-large = Le Grand Large : en pleine mer
option-map-goulet = Le Goulet : une barre de récifs et ses passes
option-map-archipel = L’Archipel : des récifs par grappes
option-map-carre = Le Carré : quatre bouées
option-map-banane = La Banane : une course brève, deux bouées
option-map-etoile = L’Étoile : une longue course, cinq bouées
option-map-author-1 = Carte 1 de l’auteur
option-map-author-3 = Carte 3 de l’auteur
option-map-author-7 = Carte 7 de l’auteur
option-map-generated = Tirée par le générateur
option-map-custom = Votre propre carte
option-custom_map = Votre propre carte
option-custom_map-help = Rayon, départ, bouées dans le sens antihoraire, récifs ; une bouée peut nommer sa porte ("gate": "NW"), sinon la porte s’éloigne du centre. Par exemple : { "{" }"radius": 6, "start": [-2, 4], "buoys": [{ "{" }"q": 3, "r": 0{ "}" }, { "{" }"q": -1, "r": -2{ "}" }], "reefs": [[0, 0]]{ "}" }
option-radius = Générateur : rayon
option-radius-help = Le nombre de cases de chaque côté de la mer.
option-buoy_count = Générateur : bouées
option-buoy_count-help = Combien de bouées il faut virer.
option-reef_count = Générateur : récifs
option-reef_count-help = Combien de récifs, jusqu’à 15 % des cases.
option-margin = Générateur : marge
option-margin-help = La longueur minimale d’une porte, donc la place au large des bouées.
option-map_seed = Générateur : graine
option-map_seed-help = Le nombre qui nomme la carte : la même graine donne la même carte.
option-timing = Moment du choix des caps
option-timing-help = Avant de connaître le vent du tour, comme dans la règle, ou après (idée A11-e).
option-timing-program = avant le vent
option-timing-after_wind = après le vent
option-turn_cost = Coût d’un virement
option-turn_cost-help = Ce que coûte un changement de cap (idées A11 à A11-d) : prévoir rapporte davantage.
option-turn_cost-none = rien
option-turn_cost-minus1 = une case de vitesse
option-turn_cost-stop = tout le déplacement
option-free_turn = Virement gratuit
option-free_turn-help = Les changements de cap jusqu’à tant de degrés ne coûtent rien. Sans effet si virer ne coûte rien.
option-min_speed_1 = Vitesse 1 au moins
option-min_speed_1-help = Un bateau qui vire garde une vitesse de 1, sauf vent debout. Sans effet à moins que virer ne coûte une case.
option-ease = Choquer
option-ease-help = Un bateau peut avancer d’une case de moins que sa vitesse (idée A2).
option-crab = Au près
option-crab-help = Vent de face, un bateau dérive d’une case de côté au lieu de rester sur place (idée A4).
option-spinnaker = Spinnaker
option-spinnaker-help = Une voile qui aide au grand largue ; la sortir et la rentrer coûtent chacune un déplacement (idée A13).
option-spinnaker-off = aucun
option-spinnaker-plus1 = une case de plus
option-spinnaker-double = vitesse doublée
option-pad = Anneaux d’eau
option-pad-help = Élargit la mer tout autour (idée A3).
option-extra_reefs = Récifs en plus
option-extra_reefs-help = Sème d’autres récifs sur la carte (idée A12).
option-reef_seed = Graine des récifs
option-reef_seed-help = La même graine sème les mêmes récifs.
option-weather = Météo
option-weather-help = D’où vient le vent de chaque tour.
option-weather-dice = deux dés
option-weather-cards2 = deux cartes par tour
option-weather-chain = une carte par tour
option-weather-table = une liste tirée d’avance
option-table = Liste tirée d’avance
option-table-help = Quelle liste de lancers est lue, ligne par ligne.
option-table-play0 = PLAY[0] de l’auteur
option-table-play50 = PLAY[50] de l’auteur
option-table-custom = vos propres lancers
option-throws = Vos propres lancers
option-throws-help = Une liste de [colonne, ligne] : le premier lancer donne le premier vent, chacun des autres un tour. Par exemple : [[1, 5], [3, 3], [6, 1]]
option-initial_wind = Premier vent
option-initial_wind-help = Lancé aux dés, ou convenu entre vous et fixé par l’hôte.
option-initial_wind-dice = lancé
option-initial_wind-agreed = convenu
option-tour = Sens du parcours
option-tour-help = Dans quel sens tournent tous les bateaux.
option-tour-upwind = vers le vent
option-tour-ccw = antihoraire
option-tour-cw = horaire
option-tour-agreed = convenu
option-buoys = Bouées
option-buoys-help = Un bateau peut-il passer sur la case d’une bouée ?
option-buoys-open = n’arrêtent pas les bateaux
option-buoys-solid = arrêtent les bateaux comme des récifs
option-tie = Arrivées au même tour
option-tie-help = Ils partagent la victoire, ou bien celui qui a eu besoin de la plus petite part de son déplacement gagne.
option-tie-shared = victoire partagée
option-tie-fraction = à la fraction de tour
option-end = Fin de la course
option-end-help = À la première arrivée, ou quand tous sont arrivés.
option-end-first = première arrivée
option-end-all = tous arrivés
option-max_turns = Limite de temps
option-max_turns-help = La course finit après tant de tours, même si personne n’est arrivé.

preset-core = Le jeu de la règle
preset-A11 = Virer coûte une case
preset-A11-b = Virer coûte le déplacement
preset-A11-c = Manœuvrer ou avancer
preset-A11-d = Manœuvrer ou avancer, 60° gratuits
preset-A11-e = Les caps après le vent
preset-A2 = Choquer
preset-A3 = Une mer plus large
preset-A4 = Au près
preset-A12 = Plus de récifs
preset-A13 = Spi, une case de plus
preset-A13-x2 = Spi, vitesse doublée
preset-A14 = Météo par cartes, une par tour
preset-A14-two = Météo par cartes, deux par tour
preset-TODO-min1 = Vitesse 1 au moins
preset-V0-1b = Premier vent convenu
preset-V0-1c = Météo tirée d’avance

# What a sailor who knows the odds expects of an action.
hint-turns = { $turns } { $whole ->
    [one] tour
   *[other] tours
} jusqu’à l’arrivée
# En compagnie : sur autant de courses poursuivies d’ici, les bateaux à égalité partageant la victoire.
hint-race = { $share } courses sur 100 gagnées à partir d’ici, { $turns } { $whole ->
    [one] tour
   *[other] tours
} jusqu’à l’arrivée
hint-turns-waiting = { $turns } { $whole ->
    [one] tour
   *[other] tours
} jusqu’à l’arrivée : attendre que le vent tourne coûte moins que tout autre cap
## La leçon

lesson-course-title = Un tour, et retour
lesson-course =
    Voici La Banane : un départ marqué de deux drapeaux croisés, deux bouées, quelques récifs. Votre bateau attend aux drapeaux. Faites une fois le tour des deux bouées et revenez ; moins il vous faut de tours de jeu, mieux c’est.
    Le programme lance les dés, compte les cases et surveille les bouées. Vous ne décidez jamais que d’une chose : où pointer l’étrave ensuite.
lesson-wind-title = Le vent dit d’où il vient
lesson-wind =
    Deux dés ont été lancés pour le premier vent : force 2, du 210°. Comme tous les marins, le jeu nomme le vent d’après l’endroit d’où il souffle : sur la petite rose dans le coin de la mer, la flèche arrive de l’ouest, un peu du sud. Les degrés se comptent depuis l’est, dans le sens antihoraire : 90° est le nord, 180° l’ouest.
    Le vent a aussi fixé le sens du parcours : horaire. La bouée du nord porte le numéro 1, celle de l’est le numéro 2 : c’est dans cet ordre qu’on les vire.
lesson-points-title = On ne remonte pas droit dans le vent
lesson-points =
    Chaque flèche autour de votre bateau dit de combien de cases ce vent vous mènerait à ce cap. L’ouest dit STOP : vent dans le nez, on ne bouge pas. Le nord-ouest et le sud-ouest donnent 2, la force du vent. Le nord-est et le sud-est donnent 3 : vent à 120° de l’étrave, une case de plus, il n’y a pas mieux. L’est, plein vent arrière, donne de nouveau 2.
    La grande rose des vents, à côté de la mer ou plus bas sur un écran étroit, dit la même chose que le pion du bateau : STOP, +0 et +1.
lesson-first-title = Votre premier cap
lesson-first = La prochaine bouée est au nord, et sa porte va d’elle jusqu’au bord. Mettez le cap au nord-ouest : choisissez la flèche sur la mer, ou le bouton.
lesson-first-hint = Ce ne serait pas toujours une erreur, mais dans cette leçon nous partons au nord-ouest : ce cap remonte droit le long du parcours.
lesson-late-title = Le vent tourne avant que vous n’avanciez
lesson-late =
    Les dés ont été relancés : le vent est monté à force 3 et a un peu tourné, et c’est seulement alors que votre bateau a avancé, de trois cases, sur le cap choisi auparavant.
    C’est le cœur du jeu : on choisit toujours pour un vent qu’on ne connaît pas encore.
lesson-hold-title = Tenez votre cap
lesson-hold = Garder son cap est toujours permis. Le nord-ouest reste à 60° du vent, sans risque : tenez-le. Le tour suivant se jouera de lui-même de la même façon.
lesson-hold-hint = Tenons encore un peu le nord-ouest : la porte n’est pas atteinte.
lesson-gate-title = Une porte par bouée
lesson-gate =
    De chaque bouée, une rangée de cases en pointillé va jusqu’au bord : sa porte. La bouée est virée quand un pas vous mène sur la porte depuis le bon côté, celui d’où vient la petite flèche.
    Vous êtes du bon côté de la porte de la bouée 1.
lesson-round-title = Virez la bouée 1
lesson-round = Cap au nord-est. Le vent viendra par-dessus l’épaule, à 120° de l’étrave s’il ne bouge pas : force 3 et une case de plus en feraient quatre, mais la carte s’arrête après trois, juste derrière la porte.
lesson-round-hint = D’ici, seul le nord-est franchit la porte d’un coup.
lesson-border-title = Virée, et contre le bord
lesson-border =
    La bouée 1 est cochée. Le vent vous aurait porté quatre cases plus loin, mais la carte s’arrête après trois : le bord et les récifs ne font pas de mal, ils mangent seulement ce qui reste de vitesse.
    Méfiez-vous d’une chose : un bateau coincé entre le bord et un vent debout peut y rester bien des tours.
lesson-south-title = Redescendre
lesson-south = La bouée 2 est au sud-est. Cap au sud-est ; les quatre tours suivants garderont ce cap.
lesson-south-hint = Le sud-est est rapide par ce vent et mène à la bouée 2.
lesson-past-title = D’abord dépasser la bouée
lesson-past = La bouée 2 se laisse elle aussi à tribord ; sa porte se franchit donc depuis l’est : il faut d’abord dépasser la bouée. Cap à l’est. La route passe sur la bouée elle-même, ce qui ne fait pas de mal et ne compte pas.
lesson-past-hint = Dépassez d’abord la bouée 2 par l’est ; c’est de ce côté qu’on franchit sa porte.
lesson-gale-title = Coup de vent !
lesson-gale =
    Le vent a sauté de 30° et soufflé en force 4. Un coup de vent ne dure qu’un tour ; le lancer suivant repart de la force d’avant, ici 3. Les flèches comptent déjà avec ce 3.
    Vous êtes où vous vouliez être : du bon côté de la dernière porte.
lesson-fan-title = Regarder avant de se lancer
lesson-fan =
    Mettez le cap au sud-ouest, sous la bouée : aucun autre ne la vire. Mais pointez d’abord sa flèche, ou touchez-la une fois : l’éventail montre où mèneraient les 36 lancers possibles. Un sur trois vous met le vent dans le nez, et vous resteriez sur place ; tous les autres passent la porte, comme l’indiquent les coches.
lesson-fan-hint = La porte part de la bouée vers le sud-est, et c’est le sud-ouest qui la franchit.
lesson-home-title = Au largue jusqu’à la maison
lesson-home = Les deux bouées sont cochées : il ne reste que le retour aux drapeaux. Le vent vient du sud-est et mollit ; vers l’ouest, il est à 120° de l’étrave, ce qui vaut une case de plus à chaque tour. Cap à l’ouest ; un autre tour suivra de même.
lesson-home-hint = D’autres caps ramènent aussi, mais aucun n’est aussi rapide que l’ouest par cette brise.
lesson-finish-title = La dernière case
lesson-finish = Nul besoin de tomber sur les drapeaux : les six cases autour comptent aussi. Nord-ouest, et vous y êtes.
lesson-finish-hint = L’arrivée est juste au-dessus : nord-ouest.
lesson-end-title = Treize tours
lesson-end =
    Voilà un beau parcours. À plusieurs, tous les bateaux ont le même vent, les caps sont choisis en secret et montrés ensemble, et les bateaux ne se gênent jamais : le premier rentré gagne, et tous ceux qui arrivent dans ce même tour partagent la victoire.
    La ligne pointillée sur la mer est le parcours le plus rapide que cette météo permettait ; il aurait fallu tout savoir d’avance.
    À vous de régater !

## Après la course

panel-debrief = Bilan
verdict-alone = Arrivée en { $turn } { $turn ->
    [one] tour
   *[other] tours
}
verdict-ahead = { $seat } gagne au tour { $turn }, avec { $hexes } { $hexes ->
    [one] case
   *[other] cases
} d’avance sur { $other }
verdict-earlier = { $seat } gagne au tour { $turn }, { $turns } { $turns ->
    [one] tour
   *[other] tours
} avant { $other }
debrief-par = Par : le jeu parfait depuis ce premier vent
debrief-best = Le mieux possible dans cette météo
debrief-boat = { $seat }
debrief-turns = { $whole },{ $tenth }
debrief-whole-turns = { $turns } { $turns ->
    [one] tour
   *[other] tours
}
debrief-lucky = { $turns } { $turns ->
    [one] tour
   *[other] tours
} : les caps ont coûté { $lost }, le vent a rendu { $luck }
debrief-unlucky = { $turns } { $turns ->
    [one] tour
   *[other] tours
} : les caps ont coûté { $lost }, le vent a pris { $luck }
debrief-not-in = n’est pas arrivé
debrief-not-in-lost = n’est pas arrivé : les caps ont coûté { $lost }
debrief-cost = Tour { $turn }, { $seat } : le cap { $chosen-au } a coûté { $lost } { $whole ->
    [one] tour
   *[other] tours
} en moyenne ; { $better-le } valait mieux.
debrief-crowd = { $seat }, { $turns } tours : sur { $games } régates du robot Habitué sur cette carte, { $lower } ont été plus rapides et { $higher } plus lentes.
debrief-legend = La ligne pointillée est la route la plus rapide que cette météo permettait ; il aurait fallu tout savoir d’avance.

# Fields of position files, for the comments of `galerne position new`.
field-phase = Ce qu’il y a à faire : le premier vent, le sens du parcours, les caps, la météo…
field-turn = Le tour, à partir de 1 ; 0 avant le premier
field-wind = D’où vient le vent et sa force ; absent avant le premier vent
field-tour = Le sens dans lequel on fait le tour des bouées
field-boats = Par place : position, cap, et nombre de bouées virées
field-at = Où se trouve le bateau, sous la forme [q, r]
field-heading = Le dernier cap suivi : E, NE, NW, W, SW ou SE
field-previous = Le cap d’avant
field-rounded = Combien de bouées sont virées
field-sail_up = Si le spi est sorti
field-spi = Ce que fait le spi
field-committed = Le choix posé face cachée pour ce tour
field-finished = Son arrivée : tour, cases parcourues, vitesse
field-resigned = Il a abandonné
field-cards = Les cartes de météo : la pile, et ce qu’on sait de son sommet

# Ce qui se passe pendant qu’on attend le hasard.
source-first-wind = Le premier vent se lève…
source-weather = Le vent change…

# Sur papier : imprimer et jouer.
print-needed = Il faut aussi : deux dés à six faces de couleurs différentes, et un crayon par joueur.
print-map = La course
print-sailor = Barreur
print-sense = Sens du tour
print-col-turn = tour
print-col-wind = force | direction
print-dice = ligne ↓ colonne →
print-heading-wind = cap ↓ vent de →
print-stop = STOP
print-heading = { $heading ->
    [NW] NO
    [W] O
    [SW] SO
   *[other] { $heading }
}
print-tables = Sail Race : les tables
print-turn-title = Un tour
print-turn-1 = Lancez deux dés, un pour la colonne et un pour la ligne : la table 2 change le vent. Notez-le.
print-turn-2 = Chaque bateau avance tout droit au cap qu’il avait choisi, d’autant de cases que la force du vent plus son modificateur. Un récif ou le bord l’arrête.
print-turn-3 = Chacun choisit en secret le cap suivant, un parmi six : derrière la main, il tourne vers lui la proue de son bateau sur la rose. Quand tous ont choisi, on retire les mains, et plus personne ne tourne.
print-rounding = Une bouée est contournée quand un pas mène le bateau sur une case de sa porte, la ligne pointillée, en venant du bon côté. On est arrivé sur # ou l’une des six cases voisines, toutes les bouées contournées.
print-table-1 = Table 1 : le premier vent (force 2)
print-table-2 = Table 2 : le changement de vent au début de chaque tour
print-table-2-key = Changement de direction / changement de force : + et − d’une unité, de 1 à 3 ; = inchangée ; g un coup de vent, force 4 pour ce seul tour, sur la même base.
print-speed = Vitesse : la force du vent, et selon le cap
print-compass-use = Avec la rose des vents, sans table : la proue du bateau est tournée vers votre cap. Le chiffre qui fait face au secteur du vent est le modificateur ; à STOP, on n’avance pas.
print-cards-title = Des cartes météo à la place des dés
print-cards-how = Mélangez les 54 cartes en une pioche, côté degrés vers le haut. À chaque tour, retournez celle du dessus sur la défausse : ce côté change la force. Ce que montre la carte suivante de la pioche change la direction ; celle-là reste en place. Quand il reste moins de deux cartes, mélangez la défausse et glissez-la dessous. La table 1 donne toujours le premier vent.
print-sectors = Un vent de 340 à 30 vient de l’E, de 40 à 90 du NE, de 100 à 150 du NO, de 160 à 210 de l’O, de 220 à 270 du SO, de 280 à 330 du SE. Les angles se comptent depuis l’est, dans le sens inverse des aiguilles.
print-bulletin = Bulletin météo
print-dice-thrown = dés
print-compass = Rose des vents
print-compass-how = Posez ici le bateau, la proue vers votre cap. Le chiffre qui fait face au secteur du vent s’ajoute à sa force. STOP : on n’avance pas.
print-boat = Bateau
print-force-same = La force reste.
print-force-more = Une force de plus, jusqu’à 3.
print-force-less = Une force de moins, jusqu’à 1.
print-force-gale = Coup de vent : force 4, ce seul tour.
print-turn-none = Le vent garde sa direction.
print-turn-left = Le vent tourne de { $n }° dans le sens inverse des aiguilles.
print-turn-right = Le vent tourne de { $n }° dans le sens des aiguilles.
print-dial = Le vent sans écrire
print-dial-how = Un jeton sur la direction, un jeton sur la force. À chaque tour, déplacez-les comme le dit la table 2. En coup de vent, posez un troisième jeton sur le 4 pour ce seul tour : celui de la force reste où il est.
print-dial-gale = coup de vent
print-map-of = Carte : { $map }{ $seed ->
    [none] {""}
   *[other] , graine { $seed }
}
print-before-title = Avant la course
print-before = La table 1 donne le premier vent. S’il vient plutôt du côté de la bouée 1, vue de #, on tourne dans le sens inverse des aiguilles en laissant les bouées à bâbord ; s’il vient plutôt du côté de la dernière, dans le sens des aiguilles, la dernière d’abord. Tout le monde part de # et choisit en secret un premier cap.
print-drawn = Météo tirée d’avance
print-drawn-how = Une ligne par tour, la première pour le départ. Graine { $seed }.
print-drawn-cover = Découpez cette bande et posez-la sur les lignes encore à venir.
print-spinnaker = spi
