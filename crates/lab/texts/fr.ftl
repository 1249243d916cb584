# Ce qui peut clocher dans une expérience ou une série de parties.
lab-not-toml = Ce n’est pas du TOML : { $error }
lab-unknown-key = Il n’y a pas de « { $name } » ici. Vouliez-vous dire « { $nearest } » ?
lab-unknown-metric = Il n’y a pas de mesure « { $name } ». Vouliez-vous dire « { $nearest } » ?
lab-unknown-player = Aucun robot ne s’appelle « { $name } ». Vouliez-vous dire « { $nearest } » ?
lab-unknown-event = Le jeu n’a pas d’événement « { $name } ». Vouliez-vous dire « { $nearest } » ?
lab-unknown-field = L’événement n’a pas de champ « { $name } ». Vouliez-vous dire « { $nearest } » ?
lab-unknown-ground = Une facette ne se dessine pas en « { $name } ». Vouliez-vous dire « { $nearest } » ?
lab-missing = Il manque « { $name } ».
lab-wants-text = « { $name } » attend un texte.
lab-wants-number = « { $name } » attend un nombre.
lab-wants-list = « { $name } » attend une liste.
lab-no-points = Ce jeu ne compte pas de points : « { $name } » dirait seulement qui est devant qui. Essayez « length » ou « lead_changes ».
lab-empty = « { $name } » est vide : rien ne se jouerait.
lab-twice = « { $name } » y figure deux fois, ou c’est déjà le nom d’autre chose.
lab-endless-runs = Tout ce que nomme « until » est aussi dans « runs » : aucune suite d’événements ne finirait.
lab-wants-whole = « { $name } » attend un nombre entier de 0 à 1 000 000 000 000 000.
lab-wants-table = « { $name } » attend une table.
lab-line-up = Une tablée est une liste de robots, un par place : ["greedy", "random"].
lab-noise = « { $given } » n’est pas un joueur : écrivez le nom d’un robot, ou « greedy 5% » pour un robot distrait cinq fois sur cent.
lab-seats = { $given ->
    [one] Une place
   *[other] { $given } places
  } : le jeu se joue de { $least } à { $most }.
lab-many-arms = { $arms } combinaisons : on en compare au plus { $most }.
lab-no-job = Cette expérience n’a pas de lot { $chunk } pour le bras { $arm }.
lab-no-games = Il faut jouer au moins une partie.
lab-stop = « stop » attend une mesure qui soit un nombre, puis soit « within » (la demi-largeur de l’intervalle), soit « decided » (la plus petite différence qui compte), au-dessus de 0.
lab-other-run = Le dossier « { $folder } » contient les parties d’une autre expérience ou d’une autre version. Choisissez un autre dossier ou supprimez-le.
lab-in-use = Un autre programme travaille dans le dossier « { $folder } ».
lab-file = Le fichier « { $file } » ne peut être lu ou écrit
lab-broken = « { $variant } », bloc { $block } : { $why }

# Les mesures, telles qu’elles se lisent au milieu d’une phrase.
metric-length = la durée en tours
metric-decisions = le nombre de décisions
metric-branching = le nombre de choix par décision
metric-forced = la part des décisions où un seul coup est possible
metric-dead-turns = la part des tours où personne n’a le choix
metric-ties = la part des parties sans vainqueur unique
metric-won = la part des parties gagnées
metric-score = le meilleur score
metric-margin = l’écart entre le premier et le deuxième score
metric-lead-changes = le nombre de changements en tête
metric-decided = le moment à partir duquel le vainqueur mène jusqu’au bout, en part de la partie
metric-skill = la part des victoires du joueur nommé en premier

# La page.
page-title = { $game } : ce que disent les parties
page-language = Langue
page-contents = Sommaire
page-lead = Chaque nombre vient de parties jouées par des robots et s’accompagne de son intervalle à 95 % : un intervalle ainsi calculé contient la vraie valeur 95 fois sur 100. Un robot n’est pas une personne : regardez les différences entre variantes plutôt que les valeurs elles-mêmes.
page-made = Fait par Galerne { $version }, version { $rules } des règles du jeu.
page-setup = { $games } parties : { $variants ->
    [one] une variante
   *[other] { $variants } variantes
  }, { $lineups ->
    [one] une tablée
   *[other] { $lineups } tablées
  }, graine { $seed }. Toutes les variantes jouent sur le même hasard, bloc par bloc ; les intervalles comptent les blocs, non les parties.
page-unfinished = La série n’est pas terminée : voici les parties jouées jusqu’ici.
page-findings = Ce qu’on y lit
page-table = Tous les nombres
page-table-note = Entre parenthèses, la différence avec « { $variant } » sur le même hasard. En gras : encore nette quand on tient compte des { $comparisons } comparaisons de cette expérience (Bonferroni). Les proportions (oui ou non) ont l’intervalle de Wilson quand un bloc est une partie ; tout le reste a l’intervalle normal des moyennes de blocs.
page-variant = Variante
page-games = Parties
page-distribution = Répartition : { $metric }
page-mean = moyenne { $value }
page-median = Médiane { $value } (à 95 % : de { $low } à { $high }, d’après l’ordre des valeurs) ; de { $five } à { $ninetyfive } dans neuf parties sur dix.
page-axis-games = parties
page-seats = Qui gagne, selon la place
page-seat = Place { $seat }
page-lead-chart = Combien de fois le futur vainqueur mène déjà
page-lead-x = part de la partie, en pour cent
page-skill = Bien jouer paie-t-il ?
page-skill-matrix = Part des victoires de la ligne contre la colonne
page-luck = Quelle est la part du hasard ?
page-luck-note = Chaque tirage du hasard a été joué deux fois, seuls les caprices des joueurs différant. Ce que les deux parties ont en commun est dû aux dés, au sac et aux cartes. Intervalles par rééchantillonnage ; une barre dont l’intervalle part de 0 peut ne rien vouloir dire.
page-actions = Les actions choisies quand elles sont possibles
page-actions-note = Parmi les décisions où l’action était possible, la part de celles où elle a été choisie.
page-action = Action
page-offered = possible
page-taken = choisie
page-share = part
page-rules = Les règles qui ont servi
page-rules-note = Combien de fois chaque règle du livret s’est appliquée, sur { $games } parties observées, toutes variantes confondues.
page-rule = Règle
page-times = fois par partie
page-in-games = des parties
page-never-events = Événements jamais survenus : { $list }.
page-never-rules = Règles du livret qui ne se sont pas appliquées dans ces parties (elles définissent, interdisent, ou ne se sont pas présentées) : { $list }.
page-all-events = Toutes les sortes d’événements sont survenues.
page-facet-win = part des victoires des places concernées
page-facet-rate = part des réussites
page-facet-share = part
page-facet-lift = écart
page-facet-note = « Écart » : la part des victoires des places qui l’avaient, moins celle des autres. Ce n’est pas forcément une cause : qui est en train de gagner a peut-être simplement l’occasion d’en faire plus.
page-value = Valeur
page-hexes = De rare (clair) à fréquent (foncé).
page-notable = Parties à regarder
page-notable-note = Lancez l’expérience, puis ouvrez-les dans la relecture au moment indiqué.
notable-typical = une partie typique ({ $value } tours)
notable-shortest = la plus courte ({ $value } tours)
notable-longest = la plus longue ({ $value } tours)
notable-most-lead-changes = celle qui a le plus de changements en tête ({ $value })
notable-latest-decided = celle qui se décide le plus tard (après { $value } de la partie)
page-again = Recommencer
points = { $value } points

# Les constats.
find-base = { $metric } ({ $lineup }) : { $value } avec « { $variant } » (intervalle à 95 % : de { $low } à { $high }).
find-lowers = Avec « { $variant } », on descend de { $from } à { $to } ({ $by }, intervalle à 95 % : de { $low } à { $high }).
find-raises = Avec « { $variant } », on monte de { $from } à { $to } ({ $by }, intervalle à 95 % : de { $low } à { $high }).
find-also-lowers = Plus bas aussi : { $list }.
find-also-raises = Plus haut aussi : { $list }.
find-same = Pas de différence nette : { $list }.
find-item = « { $variant } » { $value } ({ $by })
find-seats-even = Places ({ $variant }, { $lineup }) : aucune place n’est nettement avantagée ; une victoire partagée comptant à parts égales, la meilleure gagne { $best }, la moins bonne { $worst } (±{ $half } à 95 %).
find-seats-uneven = Places ({ $variant }, { $lineup }) : la place { $seat } gagne { $share } des parties qui ont un vainqueur, une victoire partagée comptant à parts égales (intervalle à 95 % : de { $low } à { $high }) ; à égalité, ce serait { $even }.
find-skill = { $lineup } ({ $variant }) : le joueur nommé en premier gagne { $won } des parties, en partage { $level } et en perd { $lost } ; une partie partagée comptant pour moitié, sa part des victoires est de { $share } (intervalle à 95 % : de { $low } à { $high }).
find-luck = Hasard ({ $variant }, { $lineup }) : { $share } des différences entre résultats viennent du hasard du jeu lui-même (intervalle à 95 % : de { $low } à { $high } ; { $pairs } paires).
find-luck-none = Hasard ({ $variant }, { $lineup }) : ces parties ne montrent pas que les résultats doivent quoi que ce soit au hasard du jeu lui-même ; sa part est d’au plus { $high } (à 95 %, { $pairs } paires).
find-facet-best = { $title } ({ $variant }, { $lineup }) : le plus haut pour { $best } ({ $high }), le plus bas pour { $worst } ({ $low }).
find-more = , et { $more } de plus
find-name = « { $variant } »
page-more-findings = Autres constats
page-bot-random = au hasard
page-bot-greedy = glouton
page-bot-novice = novice
page-bot-habitue = habitué
page-bot-maitre = maître
page-slips = { $bot }, { $share } d’étourderies

# Le verdict sur un changement, en une phrase. Entre parenthèses, l’intervalle à 95 %.
verdict-easier = Plus facile : { $from } des parties sont gagnées avec ce qui est imprimé, { $to } avec l’édition ({ $by }, de { $low } à { $high }) ; { $games } parties de chaque côté avec la même chance.
verdict-harder = Plus difficile : { $from } des parties sont gagnées avec ce qui est imprimé, { $to } avec l’édition ({ $by }, de { $low } à { $high }) ; { $games } parties de chaque côté avec la même chance.
verdict-more = Différence nette : { $metric } passe de { $from } à { $to } ({ $by }, de { $low } à { $high }), { $games } parties de chaque côté avec la même chance.
verdict-less = Différence nette : { $metric } descend de { $from } à { $to } ({ $by }, de { $low } à { $high }), { $games } parties de chaque côté avec la même chance.
verdict-same = Pas de différence qui compte : { $metric } vaut { $from } avec ce qui est imprimé et { $to } avec l’édition ; l’écart ({ $low } à { $high }) est plus petit que { $matters }, { $games } parties de chaque côté avec la même chance.
verdict-equal = Aucune différence : { $metric } vaut { $from } dans les deux cas ; les { $games } parties jouées avec la même chance ont fini pareil.
verdict-open = Indécis : { $metric } vaut { $from } avec ce qui est imprimé et { $to } avec l’édition, mais { $games } parties de chaque côté avec la même chance laissent tout ouvert de { $low } à { $high }. Plus de parties trancheraient.
verdict-also = { $metric } : { $from } avec ce qui est imprimé, { $to } avec l’édition ({ $by }, de { $low } à { $high }).
