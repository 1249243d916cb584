# Ce que le programme dit de lui-même. Les jeux parlent par leurs propres fichiers.

cli = Galerne : des jeux de plateau pleins de vent, dans le navigateur et dans votre terminal
cli-more =
    Sans commande, la page est servie : ouvrez dans un navigateur l’adresse affichée.

    Pour commencer :
      galerne                                   la page dans le navigateur
      galerne play                              choisir un jeu et jouer ici
      galerne play sail-race                    une régate contre un robot
      galerne play sail-race --seats humain,humain --names Ada,Blaise
      galerne play sail-race --dice             avec vos propres dés sur la table
      galerne games --all                       tous les jeux

    Code de sortie : 0 c’est fait, 1 refusé ou défectueux, 2 commande impossible.
cli-arg-lang = La langue : en ou fr (sinon GALERNE_LANG, sinon LANG)
cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version
cli-arg-json = Écrire du JSON pour les programmes
cli-heading-usage = Usage :
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-commands = Commandes
cli-value-command = COMMANDE

cli-serve = Servir la page dans le navigateur, sur cette machine seulement, sauf indication contraire
cli-serve-port = Le port (4747 ; 0 : n’importe lequel, s’il est libre)
cli-serve-bind = L’adresse d’écoute (127.0.0.1 ; 0.0.0.0 laisse entrer d’autres machines)
cli-serve-data = Le dossier de la base de données, créé au besoin (galerne-data)
cli-serve-database = Le fichier SQLite : un chemin ou sqlite:CHEMIN (galerne.sqlite dans le dossier de données ; ou GALERNE_DATABASE) ; si le programme comprend PostgreSQL, aussi postgres://…
cli-serve-bus = Le NATS par lequel les serveurs d’une même base se disent ce qui se joue, comme nats://localhost:4222 (aucun : ils interrogent la base ; ou GALERNE_BUS)
cli-serve-key = Le fichier de la clé qui signe cookies et liens ; les serveurs d’une même base ont la même (key dans le dossier de données)
cli-serve-origin = Une adresse que l’on tape, s’il y a un proxy devant ; peut se répéter
cli-serve-behind_proxy = Se fier à X-Forwarded-For ; seulement derrière un proxy qui le renseigne
cli-serve-trusted_proxy = Un réseau de proxys auxquels se fier, comme 10.0.0.0/8 ; X-Forwarded-For est alors remonté jusqu’à la première adresse du dehors ; peut se répéter
cli-serve-ops = Répondre aussi à /live, /ready et /metrics à cette adresse, comme 127.0.0.1:4748 ; aucun visiteur ne doit pouvoir l’atteindre
cli-serve-drain = À l’arrêt, envoyer les pages ouvertes ailleurs sur cette durée, en secondes (0 : tout de suite)
cli-serve-pause = Combien de temps un robot attend avant de jouer, en millisecondes (600) ; le hasard attend moitié moins
cli-serve-keep_days = Supprimer les tables et les essais du laboratoire auxquels personne n’a touché depuis ce nombre de jours (jamais)
cli-serve-metrics_token = Donner les compteurs de /metrics à qui montre ce jeton ; mieux vaut définir GALERNE_METRICS_TOKEN
cli-serve-log = Ce qui s’écrit sur la sortie d’erreur : off, error, warn, info, debug ou trace (warn ; ou GALERNE_LOG)
cli-serve-log_format = La forme du journal : text, ou json, un objet par ligne (text)
cli-serve-more = Comment le tenir pour d’autres (TLS, proxys, sauvegardes) : voir docs/operating.md.
cli-worker = Travailler pour des serveurs qui partagent une base, jusqu’à Ctrl-C : robots, analyses, laboratoire
cli-worker-database = La base des serveurs, comme postgres://… (ou GALERNE_DATABASE)
cli-worker-bus = Le NATS des serveurs, comme nats://localhost:4222 (ou GALERNE_BUS)
cli-worker-key = Le fichier de la clé des serveurs
cli-worker-bots = Combien de robots peuvent réfléchir en même temps (autant que de processeurs)
cli-worker-lab = Combien de fils jouent les parties du laboratoire, à la plus basse priorité (la moitié des processeurs)
cli-worker-no_reviews = Laisser les analyses aux serveurs
cli-backup = Copier toutes les parties dans un autre dossier, même pendant que le serveur tourne
cli-backup-to = Le dossier de la copie, créé au besoin ; on peut le servir avec --data
cli-backup-data = Le dossier de la base de données (galerne-data)
cli-backup-database = Le fichier SQLite, s’il n’est pas dans le dossier de données
cli-store = Copier, vérifier ou mettre à jour l’endroit où sont gardées les tables ; chaque URL est un fichier SQLite ou, si le programme comprend PostgreSQL, postgres://…
cli-store-copy = Copier toutes les tables et les personnes d’une base dans une autre, et comparer ; reprend là où la copie s’est arrêtée
cli-store-copy-from = La base à copier
cli-store-copy-to = La base où la copier
cli-store-check = Rejouer toutes les tables et compter leurs coups
cli-store-check-database = La base à vérifier
cli-store-migrate = Mettre à jour la structure de la base
cli-store-migrate-database = La base à mettre à jour

cli-games = Lister les jeux, ou en montrer un avec tous ses préréglages et options
cli-games-game = Montrer ce jeu avec tous ses préréglages et options
cli-games-all = Aussi les jeux de référence, qui sont là pour les programmeurs
cli-play = Jouer dans ce terminal : seul, contre des robots, ou à plusieurs sur un même appareil
cli-play-game = Le jeu (voir « galerne games ») ; sans lui, le programme le demande
cli-play-seats = Qui joue, place par place : humain, novice, habitué, maître, glouton, hasard (d’ordinaire : humain,habitué)
cli-play-names = Les noms des joueurs, place par place
cli-play-options = Régler une option du jeu ; peut se répéter (voir « galerne games »)
cli-play-preset = Prendre un ensemble d’options par son nom ; peut se répéter
cli-play-edition = Jouer avec ce que cette édition imprime
cli-play-record = Garder la partie dans ce fichier après chaque coup ; s’il existe, sa partie continue
cli-play-from = Partir de cette position, ou de la fin de cette partie enregistrée
cli-play-dice = Jouer avec vos propres dés et cartes, et taper ce qui est venu
cli-play-auto = Lancer et piocher tout de suite, sans attendre Entrée
cli-play-seed = Rendre le hasard et les robots reproductibles
cli-play-more =
    À la table : tapez le numéro d’un coup, ou le début de son nom. Autres mots : annuler, pourquoi, sauver, journal, plateau, règles, conseil, langue, aide, quitter.

    Exemples :
      galerne play connect-four
      galerne play kuhn-poker --preset match --seats humain,humain
      galerne play sail-race -o map=banane --record regate.json
cli-render = Dessiner une partie enregistrée
cli-render-file = La partie enregistrée ; « - » lit l’entrée standard
cli-render-output = L’image à écrire ; son extension dit le format : .svg ou .png
cli-render-at = Après tant de coups (sans compter les coups annulés) ; par défaut, le dernier moment
cli-render-viewer = Vue de cette place (numéro ou nom), ou de personne (« nobody ») ; par défaut, tout est montré
cli-render-dark = En thème sombre
cli-render-coordinates = Avec les noms des cases
cli-render-scale = Pixels par unité du dessin, pour .png
cli-print = Imprimer un jeu, à découper et à jouer sur une table
cli-print-game = Le jeu
cli-print-set = Ce qu’il faut pour une première partie (quick, par défaut) ou tout, sur un seul plateau (full)
cli-print-parts = Seulement : boards, mats, cards, tiles, tokens, aids, pads
cli-print-without = Tout sauf cela
cli-print-paper = a4 (par défaut) ou letter
cli-print-ink = En couleurs (full, par défaut), fonds blancs (low) ou en gris (grey)
cli-print-backs = Les dos au verso (duplex, par défaut), à côté du recto à plier (fold), ou aucun (none)
cli-print-shift = Décaler chaque dos de tant de millimètres vers la droite et vers le bas, d’après la page de calibrage
cli-print-options = Régler une option du jeu ; peut se répéter (voir « galerne games »)
cli-print-with = Lire la valeur d’une option dans un fichier, par exemple own_map=plateau.txt ; peut se répéter
cli-print-preset = Prendre un ensemble d’options par son nom ; peut se répéter
cli-print-players = Pour tant de joueurs (par défaut, le nombre habituel du jeu)
cli-print-seed = La graine de ce que le hasard dispose, comme un plateau engendré (par défaut : 1)
cli-print-figures = Des figurines à plat (flat, par défaut) ou pliées et debout (standing), dans les jeux qui en ont
cli-print-format = La taille des cartes qu’on tient en main : poker (63 × 88 mm, par défaut), bridge, euro, mini-euro, ou inch
cli-print-copies = Tant d’exemplaires de chaque feuille à remplir, de 1 à 200
cli-print-link = L’adresse d’une table ou d’une mise en place, imprimée comme code sur la première page
cli-print-cards = Vos propres cartes, d’après une liste aux colonnes title, line, trade, fr, en, copies
cli-print-blank = Tant de cartes vides dans le cadre du jeu, de 1 à 200
cli-print-shop = Les cartes telles qu’un imprimeur les prend : drivethru, gamecrafter, eu ou mpc
cli-print-form = Un document (pdf, par défaut) ; un nouveau dossier de pièces (svg, png), pour Tabletop Simulator (tts), pour un traceur (cut), avec des listes pour d’autres programmes (data), ou avec tout pour un téléchargement (kit)
cli-print-dpi = Points par pouce, pour png, de 36 à 1200 (par défaut : 300)
cli-print-list = Ne rien imprimer : énumérer parties, pièces et pages
cli-print-rules = Le livret de règles au lieu des pièces ; chaque règle peut être la cible d’un lien
cli-print-book = Le livret de règles sur deux colonnes (a4), ou en cahier à plier et agrafer (a5)
cli-print-edition = Ce qu’il faut à une table (table, par défaut), ou le livret avec les règles qui ne servent qu’à un programme (whole)
cli-print-calibrate = Écrire la page qui montre de combien une imprimante recto verso décale les dos
cli-print-out = Le fichier à écrire, ou le dossier des images
cli-print-more =
    « --lang both » imprime les cartes dans les deux langues.
    Un lot contient un seul plateau. Si un jeu en a plusieurs (ONB, Sail Race), imprimez les autres avec -o map=NOM --parts boards ; --list les nomme.
    Imprimez à 100 %, recto verso, retourné sur le grand côté, et vérifiez la règle dans la marge : elle mesure 50 mm.
cli-replay = Revoir une partie enregistrée et son plateau
cli-replay-file = La partie enregistrée ; « - » lit l’entrée standard
cli-replay-at = S’arrêter après ce nombre de coups (les coups annulés ne comptent pas)
cli-replay-viewer = Vue de cette place (numéro ou nom), ou de personne (« nobody ») ; par défaut, tout est montré
cli-record = Vérifier les parties enregistrées
cli-record-check = Vérifier une partie enregistrée, entrée par entrée
cli-record-check-file = La partie enregistrée ; « - » lit l’entrée standard
cli-position = Charger une position, dire ce qu’on peut y faire, et le faire
cli-position-file = La position, ou une partie enregistrée pour sa dernière position ; « - » lit l’entrée standard
cli-position-act = Une action en JSON, seule ou avec sa place ; peut se répéter
cli-position-chance = Un tirage de dés ou de cartes en JSON ; peut se répéter
cli-position-out = Écrire dans ce fichier plutôt que sur la sortie standard
cli-position-new = Écrire le début d’une partie comme une position à modifier, avec un mot sur chaque champ
cli-position-new-game = Le jeu
cli-position-new-options = Une option du jeu, sous la forme NOM=VALEUR ; peut se répéter
cli-position-new-preset = Un ensemble d’options qui porte un nom
cli-position-new-seats = Pour combien de places
cli-position-new-out = Écrire dans ce fichier plutôt que sur la sortie standard
cli-position-more =
    Ce qui est affiché peut être relu tel quel, avec --json aussi. Actions et tirages sont exécutés dans l’ordre où ils sont donnés.

    Exemples :
      galerne position new sail-race --preset A11 --out depart.json
      galerne position coin.json
      galerne position coin.json --act '{ "{" }"column":3{ "}" }'
      galerne position donne.json --chance '{ "{" }"cards":["king","jack"]{ "}" }' --act '{ "{" }"seat":0,"act":"bet"{ "}" }' --json
cli-lab = Étudier les jeux : lancer des expériences sur tous les cœurs, et mettre leurs résultats en pages
cli-lab-run = Lancer une expérience, ou reprendre celle qu’on a arrêtée ; Ctrl-C garde ce qui est joué
cli-lab-run-file = Le nom d’une expérience fournie, comme sail-race-ideas, ou un fichier (TOML)
cli-lab-run-to = Le dossier des parties (par défaut : lab-runs/NOM)
cli-lab-run-threads = Sur combien de cœurs (par défaut : tous) ; les nombres sont les mêmes
cli-lab-report = Une page de constats, de graphiques et de tableaux pour une ou plusieurs séries
cli-lab-report-folders = Les dossiers des séries
cli-lab-report-output = La page à écrire
cli-lab-all = Lancer toutes les expériences et faire une page par jeu
cli-lab-all-folder = Le dossier des expériences (par défaut : celles du programme)
cli-lab-all-to = Où vont les parties (lab-runs)
cli-lab-all-pages = Où vont les pages (docs/lab)
cli-lab-all-games = Seulement les expériences de ce jeu ; peut se répéter
cli-lab-all-threads = Sur combien de cœurs (par défaut : tous)
cli-bench = Mesurer le jeu au hasard : décisions par seconde, et octets d’un état
cli-bench-game = Le jeu ; sans lui, tous
cli-bench-decisions = Combien de décisions jouer dans chaque jeu (par défaut : 2000000)
cli-bench-seats = Combien de places, au plus près de ce que le jeu permet (par défaut : 2)
cli-bench-seed = La graine du hasard (par défaut : 1)
cli-bench-bare = Seulement jouer, sans rien écrire : pour compter les instructions

cli-arena = Mesurer des robots l’un contre l’autre : avec la même chance, chacun à chaque place
cli-arena-game = Le jeu
cli-arena-players = Les robots : random, greedy, novice, habitue, maitre, une version antérieure comme maitre@1 ; pour mesurer, aussi hint et search@300
cli-arena-games = Combien de parties jouer (par défaut : 100)
cli-arena-seconds = S’arrêter après tant de secondes, avec les parties jouées d’ici là
cli-arena-options = Régler une option du jeu ; peut se répéter (voir « galerne games »)
cli-arena-preset = Prendre un ensemble d’options par son nom ; peut se répéter
cli-arena-edition = Jouer avec ce que cette édition imprime
cli-arena-seats = Combien de places ; les robots s’assoient tour à tour (par défaut : autant que de robots)
cli-arena-solo = Chacun joue seul avec la même chance, et l’on compare les résultats
cli-arena-seed = La graine du hasard et des robots (par défaut : 1)
cli-arena-threads = Combien de parties à la fois (par défaut : autant que de cœurs) ; aucun résultat n’en dépend
cli-arena-sprt = S’arrêter dès qu’il est clair si le premier robot est plus fort de ELO1 ou seulement de ELO0
cli-arena-json = Écrire les parties et le bilan dans ce fichier
cli-arena-resume = Reprendre les parties de ce fichier, et les y garder
cli-arena-more =
    Les parties vont par groupes qui partagent dés et cartes ; dans chaque groupe, chaque robot tient chaque place une fois.
    Les intervalles couvrent 95 %. Exemple : galerne arena onb --players maitre,habitue --games 200

cli-hint = Ce que ferait un joueur fort, et ce qu’il en attend
cli-hint-file = Une partie enregistrée ou une position (« - » pour l’entrée standard)
cli-hint-at = Le moment après tant de coups (par défaut : le dernier)
cli-hint-seconds = Combien de secondes réfléchir (par défaut : 1)
cli-hint-threads = Avec combien de cœurs réfléchir (par défaut : 1)
cli-hint-json = En JSON, pour les programmes
cli-review = Ce que les décisions d’une partie terminée ont coûté, ce qu’a fait la chance, et ce qui aurait été mieux
cli-review-file = Une partie enregistrée et terminée (« - » pour l’entrée standard)
cli-review-quick = Avec une petite part de l’effort : moins de différences sont prouvées
cli-review-json = En JSON, pour les programmes
cli-review-measure = Jusqu’où se fier aux analyses d’un jeu, mesuré sur des parties entre robots
cli-review-measure-game = Le jeu
cli-review-measure-games = Le nombre de parties par niveau (par défaut : 20)
cli-review-measure-seats = Le nombre de places (par défaut : le nombre habituel)
cli-review-measure-seed = La chance du début (par défaut : 1)
cli-review-measure-quick = Avec une petite part de l’effort
cli-review-measure-fit = Lire les chances comme le juge les dit, et imprimer comment les corriger
cli-review-measure-threads = Le nombre de fils d’exécution (par défaut : celui des processeurs)
cli-review-measure-seconds = Passé ce nombre de secondes, plus aucune partie n’est jouée ni relue
cli-review-measure-rows = Un fichier qui garde ce que chaque partie a montré ; la mesure reprend là où il s’arrête

usage-unknown = Il n’y a pas de « { $argument } » ici.
usage-unknown-near = Il n’y a pas de « { $argument } » ici. Vouliez-vous dire « { $nearest } » ?
usage-no-value = « { $argument } » attend une valeur.
usage-bad-value = « { $value } » ne convient pas à « { $argument } ».
usage-missing = Il manque quelque chose : { $argument }.
usage-no-command = Il manque une commande.
usage-conflict = « { $argument } » et « { $other } » ne vont pas ensemble.
usage-other = { $error }
usage-advice = Pour l’aide : galerne --help
usage-language = Il n’y a pas de langue « { $code } » ; il y a : en, fr.
usage-who = Personne ne s’appelle « { $given } » ici. Vouliez-vous dire « { $nearest } » ?
usage-names-count = On a donné { $names ->
    [one] un nom
   *[other] { $names } noms
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
}.
usage-name = « { $name } » ne peut pas être un nom : un nom a de 1 à { $most } caractères visibles.
usage-name-twice = Deux joueurs ne peuvent pas s’appeler tous deux « { $name } ».
usage-seats-count = On a nommé { $given ->
    [one] un joueur
   *[other] { $given } joueurs
} pour une partie à { $seats ->
    [one] une place
   *[other] { $seats } places
}.
usage-option-shape = « { $given } » n’est pas une option : écrivez nom=valeur.
usage-from-over-record = « { $file } » contient déjà une partie. Prenez un autre fichier pour --record, ou ôtez --from pour continuer cette partie.
usage-record-options = La partie de « { $file } » a été commencée avec d’autres options. Ôtez les options pour la continuer.
usage-record-names = Dans « { $file } », les joueurs s’appellent { $names }. Ôtez --names pour continuer cette partie.
usage-at = La partie compte { $live ->
    [one] { $live } coup
   *[other] { $live } coups
} ; il n’y a pas de moment { $at }.
usage-viewer = « { $given } » n’est pas une place de cette partie. Ses joueurs : { $names } ; ou nobody.
usage-not-json = { $given } n’est pas du JSON : une erreur se trouve au signe { $column }. Un simple mot peut s’écrire seul, comme --act confirm ; tout le reste est du JSON entre apostrophes.
usage-seat = { $given } n’est pas une place : ici les places se comptent à partir de 0.
usage-which-seat = Plusieurs places doivent agir : dites laquelle, ainsi : { "{" }"seat":0,"act":{ $act }{ "}" }.
usage-no-decisions = Il faut jouer au moins une décision.

advice-options = Ce qu’offre { $game } : galerne games { $game }
advice-damaged-record = Rien n’a été changé. Pour commencer une nouvelle partie, nommez un autre fichier.

error-file = Le fichier « { $file } » est inutilisable
file-too-large = il est bien trop gros pour être un fichier de Galerne.
file-not-text = ce n’est pas un fichier texte.
io-not-found = Ce fichier ou ce dossier n’existe pas.
io-denied = Le système ne le permet pas.
io-full = Le disque est plein.
io-folder = C’est un dossier.

games-example = (référence)
games-seats = { $min ->
    [one] { $max ->
        [one] Pour un joueur.
       *[other] De 1 à { $max } joueurs.
    }
   *[other] { $max ->
        [2] Pour deux joueurs.
       *[other] De { $min } à { $max } joueurs.
    }
}
games-takes = { $takes } ; d’ordinaire { $default }
games-offers = { $options ->
    [0] Sans options.
    [one] Une option, { $presets ->
        [0] sans préréglage.
        [one] un préréglage.
       *[other] { $presets } préréglages.
    }
   *[other] { $options } options, { $presets ->
        [0] sans préréglage.
        [one] un préréglage.
       *[other] { $presets } préréglages.
    }
}
games-one = Préréglages et options d’un jeu : galerne games JEU
games-more = Pour voir aussi les jeux de référence : --all.

seat-human = humain
seat-player = Joueur { $number }
bot-greedy = glouton
bot-habitue = habitué
bot-maitre = maître
bot-novice = novice
bot-random = hasard

word-undo = annuler
word-why = pourquoi
word-save = sauver
word-log = journal
word-board = plateau
word-rules = règles
word-hint = conseil
word-lang = langue
word-help = aide
word-quit = quitter
word-yes = oui

lobby-greeting = Galerne — bon vent !
lobby-commands = À chaque question, « quitter » vous laisse partir. Toutes les commandes : galerne --help
lobby-which-game = Quel jeu ?
lobby-no-such = Tapez un numéro de 1 à { $most }, ou le nom d’un jeu.
lobby-who = Qui joue ? Un mot pour chacune des { $min ->
    [2] { $max ->
        [2] deux places
       *[other] 2 à { $max } places
    }
   *[other] { $min } à { $max } places
} : { $kinds }. Entrée : { $usual }.
lobby-options = Des options ? Un préréglage par son nom, ou nom=valeur ; « ? » les montre. Entrée : le jeu du livret.

play-how = Tapez un numéro, ou le début d’un coup. « aide » pour le reste.
play-help =
    Un numéro, ou le début d’un nom, joue ce coup ; une action en JSON aussi.
    Entrée             montre de nouveau les choix (ou prend le seul possible)
    plateau            le plateau de nouveau
    journal            tout ce qui s’est passé, avec les règles
    pourquoi …         pourquoi un coup est impossible : en mots, en JSON, ou par son numéro d’action (#12)
    règles ID          cette règle en entier ; sans rien, tous les numéros
    conseil            ce que ferait un robot
    annuler            annuler votre dernier coup ; « annuler NOM » pour un autre joueur d’ici
    sauver FICHIER     écrire la partie
    langue en          in English
    quitter            s’en aller
play-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $most }.
play-several = Cela peut être plusieurs coups :
play-not-understood = « { $text } » n’est ni un choix ni un mot que je connaisse. « aide » donne la liste des mots.
play-broken-json = Ce n’est pas tout à fait du JSON : { $error }.
play-nobody = Aucune personne nommée « { $name } » ne joue ici.
play-undone = Coup annulé.
play-no-log = Il ne s’est encore rien passé.
play-hint = Le robot « { $bot } » choisirait { $number } : { $label }
play-hide = (Entrée quand vous avez lu ; tout sera caché.)
play-hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-enter-throws = Entrée lance les dés ; « annuler » annule votre coup.
play-enter-draws = Entrée pioche ; « annuler » annule votre coup.
play-enter-only = Entrée seulement, ou un mot comme « annuler » ou « aide ».
play-gives-up = C’est abandonner la partie. Tapez « oui » pour le faire, autre chose pour continuer.
play-goes-on = Alors la partie continue.
play-over = La partie est finie.
play-keep = Pour garder cette partie, tapez un nom de fichier ; Entrée pour partir sans la garder.
play-left = Au revoir.
play-left-kept = La partie est gardée. Au revoir.

dice-throw = Lancez vos dés : { $dice }. Que montrent-ils, dans cet ordre ?
dice-draw = Piochez dans vos propres cartes. Qu’est-il venu ?
dice-json = Qu’est-il venu ? Tapez-le en JSON.
dice-not-numbers = « { $given } » n’est pas ce que montrent des dés : tapez des nombres, comme 3 5.

why-what = Pourquoi quoi ? Nommez un coup en mots, en JSON, ou par son numéro d’action (#12).
why-not = Pas maintenant : { $label }. { $reason }
why-possible = C’est possible : { $label }, c’est le choix { $number }.
why-nothing-like-it = Aucun coup de ce jeu ne ressemble à « { $text } ».
denied = { $reason } (règle { $rule })

rules-none = Ce jeu n’a pas de livret dans le programme.
rules-which = Quelle règle ? { $ids }
rules-unknown = Il n’y a pas de règle « { $id } » ici. Vouliez-vous dire { $nearest } ?

save-done = Partie écrite dans « { $file } ».
save-exists = « { $file } » existe déjà. Choisissez un autre nom.
save-failed = « { $file } » ne peut pas être écrit. { $why }
record-not-kept = La partie n’est PAS gardée : « { $file } » ne peut pas être écrit. { $why } La partie continue ; « sauver FICHIER » la garde ailleurs.
record-kept-again = « { $file } » peut de nouveau être écrit : toute la partie est gardée.
record-lost = La partie n’a pas pu être gardée.

record-sound = Partie valide : { $game }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, dont { $live ->
    [one] { $live } non annulée
   *[other] { $live } non annulées
} ; pas encore finie.
record-sound-over = Partie valide : { $game }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, dont { $live ->
    [one] { $live } non annulée
   *[other] { $live } non annulées
} ; jouée jusqu’au bout.

replay-head = { $game } — { $players }
replay-over = La partie est finie.
replay-goes-on = Après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} sur { $live }.
standing = { $place }. { $name } : { $words }
standing-won = { $place }. { $name } : { $words } — victoire

step-denied = L’étape { $step } est refusée
position-over = La partie est finie.
position-dice = Il faut lancer les dés : { $dice }. Donnez ce qu’ils montrent, par exemple --chance '{ $example }'
position-listed = C’est au hasard de décider. Donnez ce qu’il apporte, par exemple --chance '{ $example }'
position-template =
    Une position de { $title }, au début de la partie. Changez ce que vous voulez : les lignes qui commencent par // sont des commentaires.
    galerne position FICHIER la vérifie, liste ce qu’on peut y faire, et la réécrit après --act et --chance.
    Les options peuvent être omises quand elles gardent leur valeur habituelle : galerne games { $game } les explique toutes.
position-option = { $title } : { $takes }
position-decide = C’est à la place { $seat } d’agir (en JSON, place { $index }) :

bench-head = jeu            places  décisions/s  ns/décision  octets  décisions/partie
bench-row = { $game } { $seats } { $rate } { $each }    { $bytes } { $length }

render-no-picture = { $game } ne se dessine pas encore.
render-ending = Le nom d’une image se termine par .svg ou .png.
render-done = Dessiné après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} : { $file }
print-done = { $pages ->
    [one] Une page : { $file }
   *[other] { $pages } pages : { $file }
}
print-rules-done = Le livret de règles : { $file }
print-list-part = { $part } : { $pieces ->
    [one] 1 pièce
   *[other] { $pieces } pièces
} sur { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-which-game = Quel jeu imprimer ? Essayez « galerne print windwalkers », ou « galerne games » pour la liste.
print-unknown-word = { $option } ne connaît pas « { $given } ». Peut-être « { $nearest } » ? Il y a : { $known }.
print-number = { $option } prend un nombre entier de { $least } à { $most }, et non « { $given } ».
print-empty-word = { $option } ne nomme rien. Il y a : { $known }.
print-book-alone = { $option } ne dit rien d’un livret de règles, qui s’imprime seul. Ôtez cette option, ou bien --rules, --book et --edition.
print-no-figures = { $game } n’a pas de figurines à mettre debout : ôtez --figures.
print-link-nowhere = Rien de ce qui est demandé n’a de place pour le code de --link. Ôtez --parts : il se trouve alors sur la première page.
print-list-map = Le lot contient un seul plateau. Pour un autre : -o map=NOM, parmi { $maps }.
print-shift-shape = « { $given } » n’est pas un décalage : écrivez deux nombres de millimètres, d’au plus 10, comme 0.7,-0.4.
print-folder-exists = quelque chose porte déjà ce nom ; choisissez un nouveau dossier
print-files-done = { $count ->
    [one] Un fichier dans { $folder }
   *[other] { $count } fichiers dans { $folder }
}
print-shop-untried = Aucun paquet n’a encore été commandé avec ces fichiers : comparez-les à la page de l’imprimeur avant de payer.
print-with-shape = « { $given } » ne nomme pas une option et un fichier : écrivez par exemple own_map=plateau.txt.
print-link-shape = « { $given } » ne tient dans aucun code sur papier : écrivez une adresse qui commence par https:// et compte au plus { $most } caractères.
print-calibration-title = De combien votre imprimante décale-t-elle ?
print-calibration-how = Imprimez cette page recto verso à 100 %, retournée sur le grand côté. Tenez-la devant la lumière : la croix du verso rencontre les échelles. Lisez de combien de millimètres elle se trouve à droite (x) et au-dessous (y) du zéro, et imprimez avec --shift réglé sur l’opposé, par exemple --shift -0.7,0.4.

serve-ready = Galerne vous attend sur { $address } (les parties sont gardées dans { $data }).
serve-more = Ctrl-C l’arrête ; rien ne se perd. Les autres commandes : galerne --help
serve-bye = Arrêté. Toutes les parties sont gardées.
serve-advice-port = Choisissez un autre port avec --port, ou une autre adresse avec --bind.
serve-advice-folder = Choisissez un autre dossier avec --data, ou vérifiez qui peut écrire dans celui-ci.
serve-advice-full = Faites de la place sur le disque, ou déplacez le dossier sur un autre et nommez-le avec --data. Rien n’est perdu.
backup-done = Toutes les parties sont copiées dans { $file }. Pour servir la copie : galerne serve --data { $folder }
backup-advice = Nommez le dossier des parties avec --data, et un nouveau dossier pour la copie.
store-copied = { $tables ->
    [one] { $tables } table copiée
   *[other] { $tables } tables copiées
}, { $known } déjà là ; { $entries ->
    [one] { $entries } coup
   *[other] { $entries } coups
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} en tout. Les deux côtés sont identiques.
store-copied-key = La clé qui signe les cookies et les liens n’est pas copiée : emportez-la, sinon plus personne n’est reconnu.
store-gap = { $table } : la numérotation des coups a un trou
store-closed = { $table } : { $why }
store-checked = Tables qui se rejouent : { $good } ; problèmes : { $bad }.
store-migrated = La base est à jour.
usage-log = Il n’y a pas de niveau de journal « { $given } ».
usage-log-advice = Au choix : off, error, warn, info, debug, trace.
usage-log-format = Il n’y a pas de forme de journal « { $given } ».
usage-log-format-advice = Au choix : text, json.
usage-network = « { $given } » n’est pas un réseau d’adresses.
usage-network-advice = Par exemple : --trusted-proxy 10.0.0.0/8, ou une seule adresse.
worker-ready = Au travail pour les serveurs : { $bots ->
    [0] aucun robot
    [one] un robot à la fois
   *[other] { $bots } robots à la fois
}, { $lab ->
    [0] rien
    [one] un fil
   *[other] { $lab } fils
} pour le laboratoire. Ctrl-C l’arrête.
serve-bus = Ce n’est pas l’adresse d’un serveur NATS.
serve-bus-advice = Par exemple : --bus nats://UTILISATEUR:MOTDEPASSE@localhost:4222 ; s’il y en a plusieurs, séparez-les par des virgules.
serve-bus-plain = NATS est sur { $host }, et ce programme ne chiffre pas ce qu’il y envoie.
serve-bus-plain-advice = Faites passer la connexion par un tunnel chiffré, ou ajoutez ?sslmode=disable à l’adresse si personne d’autre ne peut écouter.
serve-bus-alone = Seuls les serveurs qui partagent une base PostgreSQL ont quelque chose à se dire.
serve-bus-alone-advice = Ajoutez --database postgres://…, ou n’indiquez pas --bus.
serve-bus-none = Ce programme ne sait pas parler à NATS.
serve-bus-none-advice = Compilez-le avec --features cluster, ou n’indiquez pas --bus.
serve-database = Les tables ne peuvent pas être gardées dans { $url } : seul SQLite est compris.
serve-database-advice = Donnez un chemin, par exemple --database sqlite:/var/lib/galerne/tables.sqlite, ou n’en dites rien. Pour PostgreSQL, il faut un programme compilé avec --features cluster.

lab-progress = { $name }  { $bar }  { $done } parties sur { $all }, encore { $left }
lab-complete = Terminé. Les résultats sont dans « { $folder } ».
lab-stopped = Arrêté ; ce qui est joué est gardé dans « { $folder } ». Pour continuer, relancez « { $file } ».
lab-page = Écrit : { $file }
lab-line = ligne { $line } : { $reason }

usage-sprt = Un test séquentiel demande deux robots et deux nombres, le plus petit d’abord : --sprt 0,20
arena-head = { $game } : { $games } parties en { $groups } groupes, graine { $seed }
arena-head-solo = { $game }, chacun seul : { $games } parties sur { $groups } tirages du hasard, graine { $seed }
arena-columns = joueur       part des victoires     gagné         résultat   réflexion (moyenne / max)
arena-row = { $player } { $points } { $won } { $score } { $time }
arena-pair = { $one } contre { $two } : { $share }, Elo { $elo } ({ $from } … { $to }), résultat { $score }, plus fort à { $superiority } %
arena-bound = { $what } : { $bound }
arena-sprt-stronger = C’est clair : plus fort de { $elo1 } Elo (log du rapport de vraisemblance { $ratio }, borne { $bound })
arena-sprt-not-stronger = C’est clair : pas plus fort de plus de { $elo0 } Elo (log du rapport de vraisemblance { $ratio }, borne { $bound })
arena-sprt-open = Pas encore clair entre { $elo0 } et { $elo1 } Elo (log du rapport de vraisemblance { $ratio }, borne { $bound })
arena-progress = { $games } parties sur { $of }, encore { $left }
arena-file-foreign = il ne contient pas de résultats de l’arène.
arena-file-other = ses résultats sont d’autres joueurs, d’autres options ou d’une autre chance. Nommez un autre fichier.
hint-chance-due = Il faut d’abord lancer ou piocher ; personne n’a rien à décider.
review-not-over = Cette partie n’est pas terminée : une revue regarde des parties entières.
review-account = { $name } : { $start } au départ, chance { $luck }, ses décisions { $own }, celles des autres { $others } ; résultat { $result }
review-account-accuracy = { $account } ; précision { $accuracy }
review-played = joué : { $moves }
review-best = maître : { $moves }
review-none = Aucune décision de cette partie n’est prouvée moins bonne que celle du maître.
review-short = L’effort était épuisé avant que toutes les décisions aient été examinées.
measure-head = { $game }, places : { $seats }
measure-level = { $level } : { $games } parties, { $cost } ± { $error } perdus par séquence, { $proved } % des { $stretches } séquences prouvées moins bonnes, précision { $accuracy } ± { $doubt }
measure-apart = Précision de { $level } au-dessus de { $below } : { $errors } erreurs types
measure-curve = Ce que la courbe disait des parties du maître, ce qui est venu, et en combien d’endroits :
measure-other-half = Ajustée sur une moitié des parties et lue sur l’autre : { $off } points d’écart dans le pire dixième (parmi ceux de 100 endroits ou plus)
measure-planted = Erreurs glissées : { $found } trouvées sur { $planted } ({ $share } %), { $small } parties sans erreur possible
measure-sums = Comptes qui ne tombent pas juste : { $astray }
measure-time = Temps de calcul d’une revue : médiane { $median } s, pire cas { $worst } s ; { $steps } décisions par seconde ; { $cut } revues écourtées sur { $games }
measure-row = La ligne { $line } n’est pas une ligne de mesure.

error-because = { $what } : { $why }

# Les éditions.
cli-workshop = Changer ce qu’un jeu imprime : commencer, vérifier et comparer des éditions
cli-workshop-new = Commencer une édition d’un jeu
cli-workshop-new-game = Le jeu
cli-workshop-new-out = Écrire là plutôt que sur la sortie standard
cli-workshop-check = Dire ligne à ligne ce qui ne va pas dans une édition
cli-workshop-check-file = L’édition ; « - » lit l’entrée standard
cli-workshop-check-strict = Finir avec le statut 1 s’il y a des avertissements
cli-workshop-diff = Montrer ce qu’une édition change
cli-workshop-diff-file = L’édition
cli-workshop-diff-other = Une autre édition du même jeu : ce qui change de la première à celle-ci
cli-workshop-format = Écrire une édition sous sa forme unique, sans ce qui est imprimé ainsi de toute façon
cli-workshop-format-file = L’édition
cli-workshop-format-out = Écrire là plutôt que sur la sortie standard
cli-workshop-link = Écrire une édition comme fin d’adresse
cli-workshop-link-file = L’édition
cli-workshop-import = Tirer l’édition d’un lien ou d’une partie enregistrée
cli-workshop-import-from = Le lien, ou le fichier de la partie enregistrée
cli-workshop-import-out = Écrire là plutôt que sur la sortie standard
workshop-finding = { $level } : { $finding }
workshop-more = et { $more } de plus.
workshop-sound = { $game } : { $changed ->
    [0] rien ne diffère de ce qui est imprimé
    [one] une ligne diffère de ce qui est imprimé
   *[other] { $changed } lignes diffèrent de ce qui est imprimé
} ({ $identity }).
workshop-same = Rien ne diffère.
workshop-row-new = { $row } (nouvelle)
workshop-row-out = { $row } (retirée)
workshop-row-back = { $row } (de nouveau distribuée)
workshop-no-game = il ne dit pas pour quel jeu il est fait. Il commence par [edition] et game = "…".
workshop-link-long = Cette édition est trop longue pour une adresse. Envoyez-la en fichier.
workshop-link-bad = Ce lien ne contient pas d’édition.
workshop-record-printed = cette partie a été jouée telle qu’imprimée ; elle ne contient pas d’édition.
usage-no-editions = { $game } ne peut pas encore être changé.
usage-edition-games = Ces éditions appartiennent à des jeux différents.
