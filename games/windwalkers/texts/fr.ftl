game-title = Windwalkers
game-tagline = À huit contre le vent, d’Aberlaas à Camp Bòban.
game-yardstick = Le maître dans un jeu plus doux, tous les pouvoirs prêts avant chaque contre

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
option-green_rule-help = S’il faut égaler chaque dé vert, ou seulement autant que la force en demande.
option-green_rule-strict = Chaque dé vert doit être égalé
option-green_rule-capped = Au plus autant que la force
option-ignored_dice_refill = Les dés ignorés reviennent
option-ignored_dice_refill-help = Quand des dés sont ignorés, des dés blancs montrant la force prennent leur place.
option-loss_choice = Qui l’on perd
option-loss_choice-help = Si les pertes frappent d’abord la Traîne, ou qui l’on veut.
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
option-par_score = Compter le par
option-par_score-help = Les jours gagnés ou perdus sur le par de chaque chapitre comptent en points.
option-difficulty = Dés bleus
option-difficulty-help = Combien de dés bleus lance une horde reposée : 7 facile, 6 normal, 5 difficile.
option-dice_equal_hordiers = Autant de dés que de hordiers
option-dice_equal_hordiers-help = La horde lance un dé bleu par hordier au lieu d’un nombre fixe.
option-wind_variation = Rafales
option-wind_variation-help = Chaque nouveau jeton de vent peut ajouter ou retirer un dé blanc.
option-border_everywhere = Le bord partout
option-border_everywhere-help = Un dé blanc de moins sur chaque tuile : plus doux pour apprendre.
option-day_limit = Limite de jours
option-day_limit-help = Un chapitre inachevé au bout de tant de jours est perdu ; 0 pour aucune limite.
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
option-cards-help = Une liste de numéros de cartes à jouer au lieu d’une pioche nommée ; une liste vide pour aucune.
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
option-winner-help = Entre plusieurs hordes, les points décident, ou l’arrivée la plus précoce.
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
tile-forest = forêt
tile-mountain = montagne
tile-hut = refuge
tile-water = eau
tile-desert = désert
tile-marsh = marais
tile-nordska = Nordska
tile-village-red = village rouge
tile-village-blue = village bleu
tile-village-green = village vert
tile-village-plain = village abrité
tile-aberlaas = Aberlaas
tile-port-choon = Port-Choon
tile-chawondasee = Chawondasee
tile-alticcio = Alticcio
tile-camp-boban = Camp Bòban
tile-tour-fontaine = Tour Fontaine
tile-porte-hurle = Porte d’Hurle
tile-gap = trou
wind-0 = pas de vent
wind-1 = zéfirine (1)
wind-2 = slamino (2)
wind-3 = choon (3)
wind-4 = stèche (4)
wind-5 = crivetz (5)
wind-6 = furvent (6)
wind-7 = au-delà du furvent (7)
colour-blue = bleu
colour-violet = violet
colour-white = blanc
colour-green = vert
colour-black = noir
chrones-name = le chrone

# Textes des cartes
text-then = { $first } { $rest }
text-nothing = Rien ne se passe.
text-tap = Fatiguez ce hordier ({ $window }) :
text-discard = Abandonnez ce hordier ({ $window }) :
text-reaction = Fatiguez ce hordier en réponse à une autre horde ({ $window }) :
text-reaction-discard = Abandonnez ce hordier en réponse à une autre horde ({ $window }) :
text-window-contre = pendant un contre
text-window-travel = en chemin
text-window-both = à tout moment
text-stores = Tant que cette carte est dans la horde, on peut y poser des dés en jeu, { $n } au plus.
text-when = Seulement si { $condition }.
text-follows = Quand { $card } est abandonnée, cette carte part aussi et son effet a lieu quand même.
text-counts-itself = Cette carte se compte elle-même.
amount-number = { $n }
amount-missing = { $n ->
    [1] un par place vide
   *[other] { $n } par place vide
}
amount-missing-pack = { $n ->
    [1] un par place vide du Pack
   *[other] { $n } par place vide du Pack
}
amount-missing-traine = { $n ->
    [1] un par place vide de la Traîne
   *[other] { $n } par place vide de la Traîne
}
amount-force = { $n ->
    [1] la force
   *[other] { $n } fois la force
}
amount-moral = { $n ->
    [1] votre moral
   *[other] { $n } fois votre moral
}
amount-greens = { $n ->
    [1] un par dé vert
   *[other] { $n } par dé vert
}
amount-blacks = { $n ->
    [1] un par dé noir
   *[other] { $n } par dé noir
}
amount-fers = { $n ->
    [1] un par Fer ou Traceur
   *[other] { $n } par Fer ou Traceur
}
amount-packs = { $n ->
    [1] un par hordier du Pack
   *[other] { $n } par hordier du Pack
}
amount-tag = { $n ->
    [1] un par { $tag }
   *[other] { $n } par { $tag }
}
amount-wind-pairs = { $n ->
    [1] un par paire de jetons égaux sur le plateau
   *[other] { $n } par paire de jetons égaux sur le plateau
}
amount-tile-moral = { $n ->
    [1] le chiffre de moral de la tuile
   *[other] { $n } fois le chiffre de moral de la tuile
}
count-up-to = jusqu’à { $n }
count-all = tous
tag-oiseleur = oiseleur
tag-feuleur = feuleur
tag-torantor = Torantor
tag-calsan = Calsan
tag-geomaitre = géomaître
dice-blue = dés bleus
dice-violet = dés violets
dice-horde = dés bleus ou violets
dice-white = dés blancs
dice-green = dés verts
dice-epreuve = dés blancs ou verts
dice-any = dés blancs, verts ou noirs
whom-anyone = un hordier quelconque
whom-tag = un { $tag }
whom-card = { $card }
if-wind = il y a du vent
if-force = la force est { $n }
if-tile-greens = la tuile porte { $n } dés verts imprimés
if-tile-moral = la tuile porte un chiffre de moral d’au moins { $n }
if-edge = la tuile est au bord de la carte
if-blacks = l’épreuve compte au moins { $n } dés noirs
if-sum = la somme de vos dés bleus dépasse celle des blancs et des verts
if-tag = la horde compte au moins { $n } { $tag }
if-other-tag = un autre { $tag } est dans la horde
if-village = la cible est un village
if-outside = { $whom } n’est dans aucune horde
if-used = { $card } a servi aujourd’hui
if-company = une autre horde se tient sur la tuile visée
cost-moral = Payez { $n } moral.
cost-moral-per-rested = Payez 1 moral par carte redressée.
cost-moral-unless = Payez { $n } moral, sauf si { $card } est dans la horde.
cost-abandon-other = Abandonnez un autre hordier.
cost-abandon-not-traceur = Abandonnez un autre hordier, pas le Traceur.
cost-abandon-pack = Abandonnez un hordier du Pack.
cost-abandon-traine = Abandonnez un croc de la Traîne.
cost-abandon-fer = Abandonnez un hordier du Fer, pas un Calsan.
cost-tap-other = { $n ->
    [one] Fatiguez un autre hordier prêt.
   *[other] Fatiguez { $n } autres hordiers prêts.
}
op-roll-add = Lancez en plus des { $dice } : { $n }.
op-shift-free = Changez d’un point des { $dice }, autant de fois en tout : { $n }.
op-shift-one = Changez un seul de vos { $dice }, dans un seul sens, d’au plus : { $n }.
op-shift-each = Changez d’un point chacun de vos { $dice }, ou laissez-le.
op-set = Tournez des { $dice } sur les faces de votre choix, au plus : { $n }.
op-set-all = Tournez tous les { $dice } sur une même face de votre choix.
op-flip = Retournez un de vos { $dice } sur sa face opposée.
op-reroll = Relancez ceux de vos { $dice } que vous voulez.
op-pool-replace = Rangez tous les dés bleus et lancez-en de nouveaux : { $n }.
op-ignore = Ignorez des { $dice } : { $count }.
op-ignore-above-token = Ignorez { $count } les { $dice } plus hauts que le jeton tiré.
op-ignore-below-force = Ignorez { $count } les { $dice } plus bas que la force.
op-ignore-below-blue = Ignorez { $count } les { $dice } plus bas que votre plus petit dé bleu.
op-ep-set = Tournez un dé vert de l’épreuve sur la face de votre choix.
op-ep-add = Ajoutez à l’épreuve des dés verts sur les faces de votre choix, au plus : { $n }.
op-force-set = La force devient { $n }.
op-force-down = La force baisse de { $n }.
op-force-up = La force monte de { $n }.
op-token-threshold = Tirez un jeton du sac ; il y retourne après le contre.
op-moral = Gagnez du moral : { $n }.
op-moral-loss = Perdez { $n } moral.
op-moral-every-horde = Chaque horde gagne { $n } moral.
op-moral-full = Le moral remonte à { $n }.
op-rest = Redressez d’autres cartes ({ $whom }) : { $count }.
op-recruit-pile = Prenez { $whom } parmi les écartés, s’il a une place libre.
op-recruit-offers = Prenez { $whom } dans l’offre d’un village, s’il a une place libre.
op-recruit-anywhere = Prenez { $whom } où qu’il soit hors des hordes, s’il a une place libre.
op-wind-reveal = Révélez le vent des tuiles voisines : { $count }.
op-wind-return = Remettez dans le sac un jeton du plateau ; pendant un contre, celui de la cible est retiré aussitôt.
op-wind-bump = Un jeton voisin au-dessous de six compte un de plus jusqu’à la fin du chapitre.
op-tile-remove = Ôtez une tuile de terrain du plateau.
op-tile-swap = Échangez deux tuiles de terrain qui se touchent.
op-tile-swap-near = Échangez deux tuiles de terrain qui se touchent et touchent la vôtre.
op-tile-replace = Remplacez une tuile de terrain par une autre sorte prise dans la boîte.
op-store-use = Tous les dés posés sur cette carte entrent en jeu, tels quels, et ne changent plus.
op-store-green = Ignorez tous les dés verts ; autant seront lancés au prochain contre, sauf si cette carte est redressée avant.
op-undo-contre = Reprenez le contre au moment d’avant le choix de la tuile ; les jetons restent.
op-moral-double = Jusqu’à la fin du contre, chaque point de moral paie deux actions héroïques.
op-black-spread = Les dés noirs passent sur les terrains autour de la cible, le plus également possible.
op-recolor = Les dés violets deviennent bleus.
op-recolor-all = Les dés noirs deviennent verts et les violets bleus.
op-cityfy = Le village recrute comme une ville, et s’y arrêter rend 1 moral.
op-stack-fer = Posez un hordier du Fer sur cette carte ; ils partagent la place.
op-stack-pack = Posez un hordier du Pack sur cette carte ; ils partagent la place.
op-lock-self = Cette carte reste fatiguée pour toujours et ne peut plus partir.
op-score-double = Tous les points de ce jour comptent double.
op-waive-terrain = Jusqu’à la fin du contre, la tuile ne coûte pas de moral.
op-waive-power = Pour l’instant, les pouvoirs ne coûtent pas de moral.
op-use-traine = Un croc prêt se sert de son pouvoir et se fatigue au lieu de partir.
op-offer-add = Chaque village de couleur offre une carte de plus.
op-if = Si { $condition } : { $effect }
op-choose = Soit : { $first } Soit : { $second }
op-gamble = Lancez un dé. { $rows }
op-gamble-row = Sur { $faces } : { $effect }
op-gamble-force = Lancez un dé ; s’il atteint la force : { $effect }
op-flip-card = Tournez n’importe quelle carte de n’importe quelle horde ; si cela redresse celle d’une autre, gagnez { $n } moral.
op-give-self = Cette carte passe, fatiguée, à la horde suivante, qui écarte d’abord quelqu’un de son Fer.
op-black-add = Posez pour le chapitre des dés noirs sur votre tuile ou une voisine : { $n }.
op-duel = Une horde plus proche de l’arrivée lance un dé bleu de moins à son prochain contre, et vous un de plus au vôtre. Si elle échoue vous perdez 1 moral, sinon vous en gagnez 1.
op-move-green = Envoyez un dé vert au prochain contre d’une horde adjacente ; si elle y échoue, vous perdez 1 moral.
op-gift-ignored = Les dés verts ignorés dans ce contre vont au prochain contre de la horde suivante.
op-lend-die = Une horde adjacente lance un dé bleu de plus à son prochain contre, et vous un de moins.
op-share-moral = Vous et les hordes adjacentes mettez votre moral en commun et le partagez également.
op-swap-card = Échangez un hordier, pas un Traceur, avec une horde sur votre tuile, même ligne ; chacune gagne { $n } moral.
op-pull-horde = Amenez une horde voisine sur votre tuile ; si cela la rapproche de son arrivée, gagnez { $n } moral.
op-interfere = Une autre horde qui valide un contre perd { $moral } moral, ou relance un dé bleu de votre choix ; si elle gagne quand même, gagnez { $n } moral.
op-choose-token = Choisissez le prochain jeton qui sortira du sac.
op-swap-places = Échangez votre place avec une horde voisine ; chacune subit le moral de la tuile où elle arrive.
op-top-swap-other = Une horde adjacente échange un hordier de son choix contre le dessus de cette pioche.
op-force-use = Une horde sur votre tuile doit se servir d’un pouvoir prêt que vous nommez.
op-lose-game = Votre horde est perdue.
op-win-game = Votre horde gagne la partie.
op-cancel-aimed = Annulez une carte qui vise votre horde.
op-cancel = Annulez n’importe quelle carte qui vient de servir.
op-undefined = Personne n’a écrit ce que cela fait.
op-lose-one = Perdez un hordier de votre choix.
op-top-swap = Remplacez un hordier par le dessus de sa pioche.
op-next-token-one = Le prochain jeton tiré compte pour force 1.
op-add-black-behind = Posez { $n } dés noirs sur une tuile derrière vous.
op-token-delta = Un jeton du plateau compte { $n } de moins.
op-token-swap = Échangez deux jetons.
op-reveal-any = Révélez le vent de n’importe quelle tuile.
op-next-force-all = Le prochain vent de chaque horde est plus fort d’un point.
op-next-sixes-all = Au prochain contre de chaque horde, tous les dés blancs et verts montrent six.
op-next-blue-all = Chaque horde lance un dé bleu de moins à son prochain contre.
op-lasting-blue-more = Désormais vous lancez un dé bleu de plus.
op-lasting-blue-less = Désormais vous lancez un dé bleu de moins, et chaque tuile franchie rapporte un point.
op-black-everywhere = Chaque tuile ventée compte un dé noir de plus, pour tous.
op-swap-card-far = Échangez un hordier avec une autre horde, même ligne.
op-copy-power = Servez-vous du pouvoir de n’importe quel hordier visible, s’il est utilisable.
op-copy-any-power = Servez-vous du pouvoir de n’importe quel hordier visible, quelle que soit sa condition.
op-copy-consumable = Refaites ce que fait un consommable déjà joué.
op-win-contre = Ce contre est gagné, quoi que disent les dés.
op-push-horde = Déplacez une horde sur une tuile voisine ; elle en subit le moral.
op-reroll-contre = Relancez tous les dés du contre, des deux côtés.
op-tile-to-village = Un terrain devient un village absent du plateau.
op-cancel-consumable = Annulez le consommable que l’on joue.

# Boutons
label-move = Marcher vers { $tile } { $hex } — { $blue } dés contre { $white } blancs, { $green } verts, { $black } noirs, vent inconnu
label-move-known = Marcher vers { $tile } { $hex } — { $blue } dés contre { $white } blancs, { $green } verts, { $black } noirs, force { $force }
label-move-city = Entrer à { $tile } { $hex }
label-move-nowhere = Marcher nulle part
label-shift = Payer 1 moral : { $colour } { $face } devient { $to }
label-shift-free = { $colour } { $face } devient { $to }
label-reroll = Payer 1 moral : relancer tous vos dés
label-store = Mettre de côté le { $colour } { $face }
label-confirm-win = Valider : le contre est gagné
label-confirm-fail = Valider : le contre échoue et l’on perd un hordier
label-concede = Renoncer
label-use = Utiliser { $card } — { $text }
label-die = Le { $colour } { $face }
label-face = Face { $face }
label-colour = Un dé { $colour }
label-card = { $card }
label-card-keep = Garder { $card }
label-card-lose = Perdre { $card }
label-card-dismiss = Renvoyer { $card }
label-card-abandon = Abandonner { $card }
label-card-tap = Fatiguer { $card }
label-card-recruit = Prendre { $card }
label-card-use = { $card }
label-horde = { $seat }
label-tile = La tuile { $tile } { $hex }
label-terrain = { $tile }
label-force = Force { $force } : { $wind }
label-first = Le premier
label-second = Le second
label-interfere-moral = Elle perd du moral
label-interfere-reroll = Elle relance un dé bleu
label-stop-none = S’arrêter pour la nuit ; personne ne se repose ici
label-stop-one = S’arrêter pour la nuit ; un hordier se repose
label-stop-all = S’arrêter pour la nuit ; tout le monde se repose
label-go-on = Continuer : environ { $dice } dés, { $points } points de plus pour la prochaine tuile
label-rest-all = Tout le monde se repose
label-ready = { $card } se repose
label-leave = Lever le camp
label-recruit = Recruter { $card } — { $text }
label-replace = Recruter { $card } à la place de quelqu’un — { $text }
label-done = C’est tout
label-react = Répondre avec { $card }
label-pass = Laisser faire
label-bulletin = Bulletin : révéler le vent en { $hex }
label-play = Jouer { $consumable } — { $text }

# Questions
ask-draft = { $seat }, gardez un des hordiers révélés.
ask-place-village = { $seat }, choisissez le terrain qui devient votre village.
ask-move = { $seat }, quelle tuile la horde tente-t-elle ?
ask-adjust = { $seat }, { $tile } { $hex }, force { $force } : changez vos dés, usez de pouvoirs, ou validez.
ask-loss-failed = { $seat }, le contre a échoué : qui le vent emporte-t-il ?
ask-loss-tour = { $seat }, la Tour veut une vie : laquelle ?
ask-arrived = { $seat }, s’arrêter ici ou continuer ?
ask-passing = { $seat }, vous ne faites que passer : un hordier peut se reposer avant de repartir.
ask-stopped = { $seat }, le jour s’achève ici : qui se repose ?
ask-recruit = { $seat }, qui recrutez-vous ?
ask-replace = { $seat }, de qui { $card } prend-il la place ?
ask-wait = { $seat }, attendez.
ask-cost-abandon = { $seat }, { $power } : qui abandonnez-vous ?
ask-cost-tap = { $seat }, { $power } : qui prête main-forte ? (encore { $left })
ask-react = { $seat }, { $power } vient de servir : répondez-vous ?
ask-interfere = { $seat }, l’autre horde valide son contre : vous en mêlez-vous avec { $power } ?
ask-colour = { $seat }, { $power } : de quelle couleur le prochain dé ? (encore { $left })
ask-shift = { $seat }, { $power } : changez un dé d’un point. (encore { $left })
ask-set-die = { $seat }, { $power } : quel dé ? (encore { $left })
ask-face = { $seat }, { $power } : quelle face ?
ask-reroll-dice = { $seat }, { $power } : quels dés relancer ?
ask-ignore = { $seat }, { $power } : quel dé ignorer ? (encore { $left })
ask-green-die = { $seat }, { $power } : quel dé vert ?
ask-green-add = { $seat }, { $power } : quelle face pour le dé vert ajouté ? (encore { $left })
ask-ready = { $seat }, { $power } : qui se redresse ? (encore { $left })
ask-power-recruit = { $seat }, { $power } : qui rejoint la horde ?
ask-reveal = { $seat }, { $power } : le vent de quelle tuile ?
ask-swap-tile = { $seat }, { $power } : quelle tuile change de place ?
ask-terrain = { $seat }, { $power } : que devient la tuile ?
ask-black-tile = { $seat }, { $power } : où va le dé noir ?
ask-token-tile = { $seat }, { $power } : quel jeton ?
ask-tile = { $seat }, { $power } : quelle tuile ?
ask-branch = { $seat }, { $power } : lequel des deux ?
ask-horde = { $seat }, { $power } : quelle horde ?
ask-token-force = { $seat }, { $power } : quelle force viendra ?
ask-card = { $seat }, { $power } : quel hordier ?

# Hasard
call-token = Force { $force } : { $wind }
call-roll = Noirs { $black }, verts { $green }, blancs { $white } — bleus { $blue }, violets { $violet }
call-dice = Bleus { $blue }, violets { $violet }
call-die = Un { $face }
call-card = { $card }
call-layout = Un nouveau plateau
call-roses = Les roses des vents
call-first = { $seat } commence
call-village = Un { $tile }
call-consumable = Un consommable
want-die = dé { $colour } { $n }
want-separate-die = le dé à part

# Événements
event-first = { $seat } commence.
event-laid = Chapitre { $chapter } : de { $start } à { $arrival }.
event-village-drawn = { $seat } tire le { $tile }.
event-shown = { $card } est révélé.
event-offered-red = Le village rouge offre { $card }.
event-offered-blue = Le village bleu offre { $card }.
event-offered-green = Le village vert offre { $card }.
event-kept = { $seat } garde { $card }.
event-dawn = { $seat } : jour { $day }.
event-announced = { $seat } tente { $tile } { $hex }.
event-token = En { $hex } souffle une force { $force } : { $wind }.
event-gusts-less = Les rafales faiblissent en { $hex } : un dé blanc de moins.
event-gusts-more = Les rafales enflent en { $hex } : un dé blanc de plus.
event-rolled = Épreuve : noirs { $black }, verts { $green }, blancs { $white }. { $seat } : bleus { $blue }, violets { $violet }.
event-missing-dice = La force dépasse les dés : { $count } blanc montrant { $face } en plus.
event-shifted = { $seat } change un { $colour } { $face } en { $to }.
event-shifted-paid = { $seat } paie du moral pour changer un { $colour } { $face } en { $to }.
event-rerolled = { $seat } paie du moral pour tout relancer.
event-dice-rolled = { $seat } lance : bleus { $blue }, violets { $violet }.
event-die-rolled = Le dé à part montre { $face }.
event-die-stored = { $seat } met de côté un { $colour } { $face }.
event-used = { $seat } utilise { $card }.
event-played = { $seat } joue { $consumable }.
event-consumable-drawn = { $seat } pioche { $consumable }.
event-consumable-hidden = { $seat } pioche un consommable.
event-abandoned = { $seat } abandonne { $card }.
event-tapped = { $card } ({ $seat }) se fatigue.
event-readied = { $card } ({ $seat }) est de nouveau prêt.
event-joined = { $card } rejoint { $seat }.
event-dismissed = { $seat } renvoie { $card }.
event-fell = { $seat } perd { $card }.
event-stacked = { $seat } pose { $upper } sur { $lower }.
event-locked = { $card } ({ $seat }) ne bougera plus.
event-ignored = Ignorés, { $colour } : { $dice }.
event-turned = Le { $colour } { $face } montre maintenant { $to }.
event-turned-all = Tous les dés de couleur { $colour } montrent maintenant { $to }.
event-die-added = Un { $colour } { $face } s’ajoute à l’épreuve.
event-force = La force est maintenant { $force } : { $wind }.
event-threshold = Le jeton tiré montre { $force }.
event-moral-up = { $seat } gagne { $n } moral : { $now }.
event-moral-down = { $seat } perd { $n } moral : { $now }.
event-tile-gone = La tuile en { $hex } quitte le plateau.
event-tiles-swapped = Les tuiles en { $hex } et { $other } changent de place.
event-tile-changed = En { $hex }, il y a maintenant : { $tile }.
event-token-returned = Le jeton en { $hex } retourne dans le sac.
event-black-laid = Dés noirs posés en { $hex } : { $n }.
event-horde-moved = { $seat } est déplacée en { $hex }.
event-taken-back = { $seat } reprend le contre.
event-contre-won = { $seat } gagne le contre : { $tile } { $hex } (vent { $wind }, force { $force }).
event-contre-lost = { $seat } échoue : { $tile } { $hex } (vent { $wind }, force { $force }).
event-entered = { $seat } franchit { $tile } { $hex } : { $points } points.
event-stopped = { $seat } s’arrête : { $tile }.
event-went-on = { $seat } continue : surpassement { $surpass }.
event-pushed-back = Le vent repousse { $seat } en { $hex }.
event-city = { $seat } entre à { $tile } le jour { $day }.
event-chapter-done = { $seat } achève le chapitre { $chapter } en { $days } jours avec { $moral } moral : { $points } points.
event-day-doubled = Le jour de { $seat } compte double : { $points } points de plus.
event-race-bonus = { $seat } est arrivée en avance : { $points } points de plus.
event-lost-moral = { $seat } a perdu courage, à { $tiles } tuiles de l’arrivée.
event-lost-hordiers = Il ne reste personne de { $seat }, à { $tiles } tuiles de l’arrivée.
event-lost-days = { $seat } n’a plus de jours, à { $tiles } tuiles de l’arrivée.
event-lost-conceded = { $seat } renonce, à { $tiles } tuiles de l’arrivée.
event-lost-outrun = { $seat } est hors course, à { $tiles } tuiles de l’arrivée.
event-lost-gamble = { $seat } a tout joué et tout perdu, à { $tiles } tuiles de l’arrivée.
event-won = { $seat } gagne.
event-over-won = Le vent est remonté.
event-over-lost = Le vent a gagné.
lasting-terrain-waived = La tuile ne coûte pas de moral à { $seat } pendant ce contre.
lasting-power-waived = Les pouvoirs ne coûtent pas de moral à { $seat } pour l’instant.
lasting-moral-doubled = Chaque point de moral de { $seat } paie deux actions héroïques pendant ce contre.
lasting-score-doubled = Ce jour de { $seat } comptera double.
lasting-cityfied = Le village accueillera { $seat } comme une ville.
lasting-greens-noted = Les dés verts attendent le prochain contre de { $seat }.
lasting-recoloured = Les dés de { $seat } changent de couleur.
lasting-store-used = { $seat } remet en jeu les dés gardés.
lasting-greens-given = Des dés verts attendent { $seat } à son prochain contre.
lasting-next-token-one = Le prochain jeton comptera pour force 1.
lasting-next-token-chosen = { $seat } a choisi le prochain jeton.
lasting-dice-lent = { $seat } se voit prêter un dé bleu.
lasting-wager = Un pari pèse sur le prochain contre de { $seat }.
lasting-next-force = Le prochain vent de chacun sera plus fort d’un point.
lasting-next-sixes = La prochaine épreuve de chacun montrera des six.
lasting-next-blue = Le prochain contre de chacun se joue avec un dé bleu de moins.
lasting-blue = Le nombre de dés bleus de { $seat } change pour de bon.
lasting-black-everywhere = Chaque tuile ventée compte un dé noir de plus.
lasting-contre-won = { $seat } prend un raccourci : le contre est gagné.
lasting-cancelled = { $seat } l’annule.

# Le plateau en texte
fact-chapter = Chapitre { $chapter }
fact-horde = { $seat } : moral { $moral }, jour { $day }, surpassement { $surpass }, score { $score }
fact-lines = Fer : { $fer } · Pack : { $pack } · Traîne : { $traine } (~ fatigué, # bloqué)
fact-hand = { $seat } a en main : { $cards }
fact-contre = Force { $force } · noirs { $black } · verts { $green } · blancs { $white } · bleus { $blue } · violets { $violet } · paires { $pairs }/{ $needed } · couleurs { $colours }/{ $wanted } · somme { $ours } contre { $theirs }
fact-show = Révélés : { $cards }
fact-offer-red = Village rouge : { $cards }
fact-offer-blue = Village bleu : { $cards }
fact-offer-green = Village vert : { $cards }
fact-bag = Sac : { $one } × 1, { $two } × 2, { $three } × 3, { $four } × 4, { $five } × 5, { $six } × 6
fact-decks = Pioches : { $traceurs } Traceurs, { $fer } Fer, { $pack } Pack, { $traine } Traîne ; { $aside } écartés
cell-city = { $tile }, une ville
cell-tile = { $tile }, { $wind }, { $white } blancs, { $green } verts, { $black } noirs
cell-no-token = vent inconnu

# Refus
refused-wrong-state = Cela ne se fait pas à ce moment du jour.
refused-chance-first = Les dés, le sac ou une pioche doivent parler d’abord.
refused-over = La partie est finie.
refused-turn = C’est une autre horde qui joue.
refused-not-on-board = Cette tuile n’est pas sur le plateau.
refused-not-adjacent = La tuile ne touche pas celle de la horde.
refused-bad-die = Ce dé ne peut pas être choisi ici.
refused-locked-die = Un dé qui a été gardé ne change plus.
refused-bad-face = Un dé montre de 1 à 6.
refused-not-in-horde = Ce hordier n’est pas dans la horde.
refused-not-ready = Ce hordier est fatigué.
refused-covered = Ce hordier est sous un autre.
refused-locked-card = Ce hordier est bloqué pour toujours.
refused-wrong-window = Ce pouvoir ne sert pas maintenant : les uns sont pour le contre, les autres pour le chemin.
refused-reaction-only = Ce pouvoir ne fait que répondre à une autre horde.
refused-no-wind = Il n’y a pas de vent ici.
refused-wrong-force = La force n’est pas celle que demande le pouvoir.
refused-wrong-greens = La tuile ne porte pas le nombre de dés verts que demande le pouvoir.
refused-no-tile-moral = La tuile ne porte pas de chiffre de moral.
refused-not-edge = La tuile n’est pas au bord de la carte.
refused-no-black = L’épreuve n’a pas de dé noir.
refused-sum = La somme de vos dés bleus ne dépasse pas celle de l’épreuve.
refused-tag = Il manque à la horde le métier ou la famille que demande le pouvoir.
refused-not-village = La cible n’est pas un village.
refused-not-outside = Le hordier que le pouvoir appelle n’est pas disponible.
refused-no-company = Aucune autre horde ne se tient là.
refused-last-moral = Il resterait moins de 1 moral.
refused-nobody-to-abandon = Il n’y a personne à abandonner pour cela.
refused-nobody-to-tap = Personne n’est prêt à aider.
refused-would-be-empty = La horde serait vide.
refused-no-target = Le pouvoir n’a rien sur quoi agir.
refused-only-several = Ce pouvoir demande plusieurs hordes.
refused-already-undone = Ce contre a déjà été repris une fois.
refused-store-full = On ne peut pas garder plus de dés.
refused-no-store = Personne dans la horde ne garde de dés.
refused-bad-rest = Seul un hordier fatigué et non bloqué peut être redressé.
refused-barred-rest = Un hordier qui en a redressé d’autres ne peut pas encore l’être.
refused-rest-over = La horde s’est déjà reposée ici.
refused-no-rest-here = Ce lieu donne un autre repos.
refused-no-place = Il n’y a pas de place libre dans la ligne.
refused-not-offered = Ce hordier n’est pas offert ici.
refused-not-replaceable = Personne ne peut céder sa place : ni un Traceur, ni un hordier bloqué, ni un croc fatigué.
refused-same-day = Un hordier parti par son propre pouvoir ne revient pas le jour même.
refused-bad-loss = On perd d’abord dans la Traîne, puis le Pack, puis le Fer.
refused-bad-tile = Cette tuile ne peut pas être choisie.
refused-bad-card = Cette carte ne peut pas être choisie.
refused-bad-choice = Cela ne peut pas être choisi.
refused-must-go-on = Cet effet doit être mené à son terme.
refused-bulletin = Il n’y a plus de bulletin.
refused-consumable-used = Un seul consommable par jour.
refused-not-in-hand = Ce consommable n’est pas dans votre main.
refused-chance-token = Le sac ne contient pas ce jeton.
refused-chance-dice = Ce ne sont pas les dés attendus.
refused-chance-card = La pioche ne contient pas cette carte.
refused-chance-layout = Ce plateau n’obéit pas aux contraintes du chapitre.
refused-chance-roses = Chaque tuile ventée porte un nombre de 1 à 6, et aucune autre n’en porte.
refused-chance-seat = Il n’y a pas de telle horde.
refused-chance-village = Ce village n’est pas disponible.
refused-chance-consumable = Ce consommable n’est pas dans la réserve.
refused-chance-other = C’est autre chose qui est attendu.
refused-options-seats = Ce mode ne se joue pas à { $seats }.
refused-options-chapter = Les chapitres vont de 1 à 4.
refused-options-difficulty = Une horde lance 5, 6 ou 7 dés bleus.
refused-options-two-dice-rules = Soit la difficulté fixe les dés bleus, soit les hordiers, pas les deux.
refused-options-day-limit = La limite de jours est au plus 99.
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
refused-options-card = Il n’y a pas de carte numéro { $card } avec laquelle jouer.
refused-options-card-twice = { $card } est deux fois dans la pioche.
refused-options-small-deck = La pioche a moins de cartes qu’il n’y a de hordes.
refused-position-chapter = Ce chapitre n’existe pas dans cette partie.
refused-position-seat = La position nomme une horde qui ne joue pas.
refused-position-hex = La position nomme un hexagone hors du plateau.
refused-position-tile = Un hexagone a deux tuiles, ou aucune là où l’on en nomme une.
refused-position-city = Les villes ne sont pas là où ce chapitre les a.
refused-position-rose = Une rose porte un nombre de 1 à 6.
refused-position-token = Un jeton se trouve là où il ne vente pas, ou montre une force impossible.
refused-position-no-way = Aucune chaîne de tuiles ne mène du départ à l’arrivée.
refused-position-score = Le score ne peut pas être ainsi.
refused-position-number = Un nombre est hors limites.
refused-position-foreign-card = La position nomme un hordier absent de la pioche.
refused-position-card-twice = Un hordier est à deux endroits.
refused-position-card-missing = Un hordier n’est nulle part.
refused-position-places = Les hordiers ne conviennent pas à leurs places.
refused-position-moral = Le moral va de 0 à 9.
refused-position-effect = L’effet en cours ne peut pas être ainsi.
refused-position-tokens = Les jetons ne font pas le compte du sac.
refused-position-contre = Les dés d’un contre et le moment du jour ne s’accordent pas.
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
panel-horde-of = La horde de { $seat }
panel-sheet = Le chapitre
panel-carnet = Carnet de contre
switch-route = Le chemin parcouru
picture-road = Chapitre { $chapter } : la route contre le vent
picture-road-legend = Les petits carrés d’une tuile sont les dés qu’elle lance à présent, blancs, verts et noirs ; le disque est son vent ; un cœur chiffré, le moral gagné ou perdu en y entrant.
picture-amont = Amont
picture-pawn = La horde de { $seat }
picture-asks = { $wind } — paires demandées : { $pairs }
picture-store = Confier un dé à Alpha : choisissez ensuite le dé
picture-confirm-doom = et le moral tombe à rien
picture-tapped = fatigué
picture-locked = bloqué
picture-for-contre = pour le contre
picture-for-travel = pour le voyage
picture-day = jour { $day } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
picture-moral = moral { $moral }
picture-dice-to-come = { $surpass ->
    [0] { $dice } dés au prochain contre
   *[other] { $dice } dés : { $surpass } laissés au surpassement
}
picture-bulletin = Bulletin : choisissez ensuite une tuile à révéler
picture-replace = à la place d’un autre
picture-ahead-note = Les chances de réussite pour 0, 1, 2 … 8 points de moral dépensés au mieux, relances comprises. La horde peut en dépenser { $moral }.
picture-no-contre = Ni vent ni dés : l’entrée est libre.
gauge-black = Noirs
gauge-colours = Couleurs
gauge-pairs = Paires
gauge-sum = Somme
help-wins = gagne
help-leaves = puis { $moral }
help-perhaps = peut aider
spend-won = Gagné en l’état : aucun moral à dépenser.
spend-cheapest = Victoire la moins chère : { $moral ->
    [0] gratuite
    [one] { $moral } point de moral
   *[other] { $moral } points de moral
} — { $steps }.
spend-too-dear = La victoire la moins chère demanderait { $moral } points de moral, plus que la horde n’en peut dépenser — { $steps }.
spend-none = Aucune suite de pas à portée ne gagne : il faut un pouvoir, une relance, ou l’échec.
spend-impassable = Au-delà du furvent rien ne passe, quels que soient les dés.
spend-step = { $colour } { $from } → { $to }
spend-steps = { $first }, { $next }
preview-reroll = Une relance gagne dans { $percent } des cas, le moral restant dépensé en pas.
preview-city = { $tile } : pas de contre.
preview-odds-none = Sans moral : { $percent }.
preview-odds-moral = Avec { $some } de moral : { $some_percent } ; avec { $most } : { $most_percent }.
preview-malus = Y entrer coûte { $moral } de moral, y abandonner quelqu’un aussi.
sheet-way = Chapitre { $chapter }
sheet-way-value = de { $start } à { $arrival }
sheet-horde = { $seat }
sheet-day = Jour
sheet-day-value = { $day } (par { $par })
sheet-number = { $n }
sheet-total = Total
sheet-band = Le verdict du vent
sheet-aside = Écartés : { $cards }
sheet-done = Chapitre { $chapter } achevé
sheet-done-value = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $par } ; { $points } points à l’arrivée
par-eagle = un eagle
par-birdie = un birdie
par-par = dans le par
par-bogey = un bogey
par-over = { $days } au-dessus du par
achieved-all-chapters = Les quatre chapitres menés à leur terme.
achieved-villages = Tous les villages du chapitre { $chapter } visités.
achieved-all-villages = Tous les villages de la campagne visités.
achieved-shortest = Chapitre { $chapter } par un plus court chemin.
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
score-par = Par rapport au par
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
carnet-powers = Hauts faits
carnet-rerolls = { $n ->
    [one] une relance
   *[other] { $n } relances
}
carnet-lost = { $card } perdu

# La leçon
lesson-road-title = Contre le vent
lesson-road =
    Vous menez une horde d’Aberlaas, en bas, jusqu’à Port-Choon, en haut. Le vent descend de l’Amont, et chaque tuile doit lui être arrachée aux dés.
    Une tuile montre les dés qu’elle lancera : des blancs, des verts, plus tard des noirs.
lesson-horde-title = Huit hordiers
lesson-horde =
    Trois lignes marchent avec vous : le Fer devant, en rouge ; le Pack derrière, en bleu ; la Traîne à la fin, en vert. Chaque hordier a un pouvoir.
    Les cœurs au-dessus d’eux sont votre moral, neuf au plus. S’il tombe à rien, la horde est perdue.
lesson-walk-title = Le premier pas
lesson-walk = On ne peut tenter que les tuiles qui touchent la vôtre. Personne ne connaît encore leur vent, mais la liste à côté du plateau donne vos chances. Droit devant se dresse une montagne : choisissez-la.
lesson-walk-hint = Toutes les voisines sont permises, mais dans cette leçon nous prenons la montagne, droit devant.
lesson-pairs-title = Trois questions
lesson-pairs =
    Le jeton montre la force 1, la montagne a lancé trois dés verts et trois blancs, vous six bleus. Les dés égaux sont reliés. Trois questions, toujours dans cet ordre :
    Chaque dé vert est-il égalé par l’un des vôtres ? Y a-t-il autant de paires que la force en demande, vertes comprises ? Et la somme de vos dés vaut-elle au moins celle du vent ?
lesson-confirm-title = Trois fois oui
lesson-confirm = Trois verts sur trois, quatre paires pour une demandée, 24 contre 20. Les jauges sont pleines et le bouton annonce ce qui va se passer. Validez.
lesson-confirm-hint = Rien à corriger ici : validez.
lesson-go-on-title = S’arrêter, ou continuer ?
lesson-go-on =
    La montagne est à vous, pour un point. Vous pouvez vous arrêter et finir la journée, ou continuer aussitôt : c’est un surpassement. Le contre suivant se joue avec un dé de moins et rapporte un point de plus ; celui d’après, deux de moins pour deux de plus.
    Votre horde est fraîche. Continuez : elle avancera d’elle-même dans la forêt.
lesson-go-on-hint = S’arrêter serait prudent, mais personne n’est fatigué. Continuez.
lesson-short-title = Presque
lesson-short =
    Force 2, et seulement cinq dés à vous. Un dé vert, le 4, reste sans réponse, et 17 contre 19, c’est deux de trop peu.
    La phrase sur fond bleu indique la victoire la moins chère : deux pas, un point de moral chacun. Mais il y a une autre voie.
lesson-power-title = Fatiguer un hordier
lesson-power = Un pouvoir ne coûte que du repos : la carte est fatiguée jusqu’à ce qu’elle se repose. Quelques cartes portent maintenant un fanion qui dit ce qu’elles feraient. Blanchette change autant de points que la force, ici deux. Faites appel à elle.
lesson-power-hint = D’autres pouvoirs ou le moral feraient l’affaire ; gardons-les et employons Blanchette.
lesson-power-step-title = Deux pas pour rien
lesson-power-step = Les flèches marquées sont les pas qui gagnent. Montez le 3 à 4 : il égale le dé vert. L’autre pas, de 1 à 2, suivra tout seul.
lesson-power-step-hint = Le 4 vert attend une réponse : montez le 3 bleu.
lesson-forest-title = Gagné
lesson-forest = Les deux verts, trois paires, 19 contre 19 : juste assez suffit. Validez.
lesson-forest-hint = Tout va bien : validez.
lesson-stop-title = Assez pour aujourd’hui
lesson-stop = La forêt a rapporté deux points, dont un pour avoir continué. Avec quatre dés, la tuile suivante serait un pari, et Blanchette est fatiguée. Arrêtez-vous ici : en pleine nature, un hordier peut se reposer.
lesson-stop-hint = À quatre dés contre six, le vent est favori. Arrêtez-vous.
lesson-ready-title = Le repos
lesson-ready = Accordez-le à Blanchette, que son pouvoir soit là demain. Puis la horde lève le camp.
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
lesson-village = Au village toute la horde se repose, ne serait-ce qu’une nuit. Et là où pend une bannière, de nouveaux venus de cette ligne vous attendent. Arrêtez-vous.
lesson-village-hint = Une place libre et deux nouveaux venus : arrêtez-vous ici.
lesson-recruit-title = Une nouvelle venue
lesson-recruit = Il y a une place libre dans votre Traîne. Recrutez Mère ; sans place libre, une nouvelle venue aurait pu prendre celle d’un autre. Puis la horde repart, par une montagne, jusqu’au refuge.
lesson-recruit-hint = Nous emmenons Mère.
lesson-hut-title = Le refuge, et la ville derrière
lesson-hut = Le refuge a rendu un point de moral. Port-Choon est juste devant : une ville n’a ni vent ni dés. Continuez, et entrez.
lesson-hut-hint = La ville ne demande aucun dé : continuez.
lesson-score-title = Chapitre un
lesson-score = Vous êtes arrivés. Chaque tuile a compté un point ; continuer et vaincre un furvent comptent davantage, et le moral qu’on apporte à la ville aussi. Dans une campagne, la même horde, telle qu’elle est, repart pour le chapitre suivant, quatre en tout.
lesson-black-title = À venir : les dés noirs
lesson-black = Les eaux du chapitre deux lancent aussi des dés noirs. Pour chacun vous lancez un dé violet, et chaque noir demande un violet de même face. Seuls le moral, le Traceur et la Traîne peuvent toucher à ces dés.
lesson-malus-title = À venir : désert et marais
lesson-malus = Le désert du chapitre trois coûte deux points de moral à l’entrée, le marais du chapitre quatre un. Y abandonner un hordier pour un pouvoir coûte encore autant. Regardez le cœur d’une tuile avant d’avancer.
lesson-end-title = Bon vent
lesson-end = Vous savez l’essentiel. Quel chemin prendre, quand se reposer, et que dépenser : le moral, les pouvoirs, ou la Traîne elle-même. Le reste est du vent.
