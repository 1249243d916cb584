# Ce que les pages disent d’elles-mêmes. Ce que disent les jeux est dans leurs propres fichiers.

skip-to-content = Aller au contenu
nav = Site
footer-nav = Plus
to-home = Galerne, tous les jeux
language = Langue
settings = Réglages
theme-switch = Clair ou sombre
house-rules = Règles de la maison
for-programs = Pour les programmes
api-lead = À une table, un programme peut faire tout ce que fait une personne : l’ouvrir, s’asseoir, regarder, jouer. Il voit ce que voit sa place, et rien d’autre.
api-bot = Un robot en dix lignes
api-bot-how = Il suffit de Python. Copiez-le, lancez-le : il joue au hasard une régate contre un robot de ce serveur.
api-calls = Ce qu’on peut appeler
api-token = Tout est en JSON sur HTTP. Ouvrir une table donne un jeton pour chaque place ; « Authorization: Bearer JETON » dit quelle place demande. Aucun compte n’est nécessaire.
api-errors = Un refus est accompagné de sa raison et, s’il y en a une, de la règle : 401 un jeton qui n’est pas de cette table, 403 ce n’est pas à vous de le faire, 409 la table a avancé, 422 contraire aux règles, 429 trop vite.
api-more = La description complète
api-more-what = Chaque champ de chaque requête et de chaque réponse, pour les outils qui en font des programmes (OpenAPI, en JSON).
api-openapi = La description OpenAPI
api-games = Tous les jeux, avec leurs options, leurs variantes et leurs robots.
api-open = Ouvrir une table : le jeu, ses options, qui s’assoit où. La réponse donne un jeton et un lien pour chaque place, et un jeton « owner » qui permet de supprimer la table.
api-list = Les tables où une place est libre, et les siennes.
api-state = La table telle que peut la voir celui qui demande.
api-actions = Ce qu’on peut faire maintenant. Avec « ?wait=20 », la réponse attend votre tour, jusqu’à 25 secondes.
api-act = Le faire : par son numéro, ou par son JSON. La réponse vient quand le coup est enregistré pour de bon.
api-chance = Lancer les dés, ou dire ce qu’ont montré de vrais dés ou de vraies cartes.
api-undo = Annuler la dernière action, quand les règles de la maison le permettent.
api-events = Suivre la table comme un flux d’événements.
api-join = S’asseoir à une place libre ; la réponse donne son jeton.
api-seat = Quitter une place, la renommer ou la confier à un robot.
api-rematch = Les mêmes joueurs à une nouvelle table, une fois la partie finie.
api-delete = Supprimer la table pour de bon ; seule la personne qui l’a ouverte le peut.
api-record = La partie enregistrée : complète une fois finie, avant cela ce que tout le monde a vu.
api-notebook = Ce que les joueurs notent en chemin, sous forme de tableau pour tableur, dans les jeux qui s’y prêtent.
api-review = Ce que les décisions d’une partie terminée ont coûté et ce qu’a fait la chance ; 202 tant que la revue se prépare.
api-import = Envoyer une partie enregistrée. Chaque entrée est vérifiée ; elle devient une table à regarder, et à continuer si elle n’est pas finie.
api-material = Ce qu’un jeu imprime : feuilles, cases et lignes, qu’une édition peut changer.
api-check = Vérifier une édition : ce qui ne va pas et où, ce qu’elle change, et son lien.
footer-galerne = Cinq jeux de cinq auteurs, à une seule table. Logiciel libre.
yes = oui
no = non
close = Fermer

home-title = Galerne — cinq jeux de vent, de dés et de cartes
home-definition = galerne, n. f. — vent froid et brusque qui souffle du nord-ouest.
home-lead = Cinq jeux de vent, de dés et de cartes, chacun d’un auteur différent. La table connaît les règles : invitez vos amis, ou affrontez les robots.
home-mine = Vos parties
home-games = Les cinq jeux
home-open = Tables ouvertes
home-open-none = Personne ne cherche de partenaires pour l’instant. Ouvrez une table et envoyez un lien.
home-examples = Exemples
home-examples-why = De petits classiques qui montrent comment on écrit un jeu pour cette table.
choose-company = Choisir les joueurs et les règles
play-now = Jouer
play-now-at = Jouer à { $game }
learn = Apprendre
learn-in-five = Apprendre en cinq minutes
rulebooks = Livrets de règles
rulebooks-lead = Les règles de chaque jeu en entier : à lire avant de jouer, ou pour y chercher un point précis. Chaque règle porte le numéro que cite la table.
rulebook = Livret de règles
players = { $fewest } à { $most } joueurs
by = { $author-de }
players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
table-over = terminée
table-closed = fermée
table-closed-why = Cette table se regarde mais ne se joue plus : les règles ont changé depuis.
table-your-turn = à vous de jouer
table-waits = en attente des autres
table-alone = en solo
table-unjoined = personne n’a encore rejoint la table
table-with = avec { $names }
table-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}

game-tables = Tables de ce jeu
print-page = Imprimer { $game }
print-title = À imprimer
setup-title = Préparer une table
setup-open = Ouvrir la table
setup-rulebook = Le jeu du livret, sans rien changer.
setup-opens-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
setup-opens-rulebook = { $players } : le jeu du livret, sans rien changer.
setup-opens-preset = { $players } : « { $title } ». Autrement que dans le livret : { $titles }.
setup-opens-changed = { $players }, autrement que dans le livret : { $titles }.
setup-opens-joining = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
setup-seats = Qui joue ?
setup-seats-help = On peut rejoindre la table plus tard par un lien, et un robot peut remplacer quelqu’un qui s’en va.
setup-public = N’importe qui peut prendre les places libres : afficher cette table à l’accueil
setup-more-seats = Plus de places
setup-seat = Place { $number }
setup-seat-name = Nom pour la place { $number }
setup-chance = { $material ->
    [dice] Dés
    [cards] Cartes
   *[both] Dés et cartes
}
setup-presets = Variantes
setup-presets-help = Des ensembles d’options. Ce que change celui qu’on choisit se voit plus bas.
setup-rulebook-preset = Le jeu du livret
setup-options = Toutes les options
setup-options-help = Seul ce que vous changez est inscrit dans la partie.
seat-me = Moi
seat-here = Quelqu’un d’autre, ici même
seat-link = Quelqu’un d’autre, par lien
seat-bots = Robots
seat-bot = Robot : { $bot }
bot-random = au hasard
bot-greedy = glouton
bot-novice = novice
bot-habitue = habitué
bot-maitre = maître
levels-title = De quelle force sont les robots ?
level-how-novice = Novice : connaît les règles et commet des erreurs humaines.
level-how-habitue = Habitué : joue juste au premier coup d’œil{ $kind ->
    [wins] {" "}et remporte { $percent } victoires sur 100 contre le novice.
    [lucks] {" "}et, chacun seul avec la même chance, fait mieux que le novice { $percent } fois sur 100.
   *[unknown] .
}
level-how-maitre = Maître : le plus fort qui réponde en moins d’une seconde{ $kind ->
    [wins] {" "}; il remporte { $percent } victoires sur 100 contre le robot Habitué.
    [lucks] {" "}; chacun seul avec la même chance, il fait mieux que le robot Habitué { $percent } fois sur 100.
   *[unknown] .
}
seat-none = Personne
seat-name = Nom
chance-automatic = { $material ->
    [dice] La table lance les dés aussitôt
    [cards] La table pioche aussitôt
   *[both] La table lance et pioche aussitôt
}
chance-throw-button = { $material ->
    [dice] Nous appuyons nous-mêmes sur « Lancer »
    [cards] Nous appuyons nous-mêmes sur « Piocher »
   *[both] Nous appuyons nous-mêmes sur « Lancer » ou « Piocher »
}
chance-real = { $material ->
    [dice] Nous lançons nos propres dés et indiquons ce qu’ils montrent
    [cards] Nous piochons nos propres cartes et indiquons ce qui est venu
   *[both] Nous avons nos propres dés et cartes et indiquons ce qui est venu
}

board = Plateau
board-no-picture = Ce jeu n’a pas encore d’image ; le plateau en texte, plus bas, montre tout.
zoom = Taille du plateau
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Plateau entier
your-choices = Ce que vous pouvez faire
over = La partie est finie.
over-title = Classement
wait = Les autres réfléchissent.
sent = Envoyé…
thinking = Je réfléchis…
sequences = D’un seul coup
touch-again = Touchez encore pour le faire.
choice-dropped = Choix annulé.
choices-all = Autres choix ({ $count })
foreseen-empty = Désignez ce que vous voulez : vous verrez ce que c’est et ce que cela ferait.
foreseen-empty-touch = Touchez ce que vous voulez : vous verrez ce que c’est et ce que cela ferait.
keep-seat = Pour
keep-name = Nom
keep-keep = Garder cette liste
keep-kept = Gardée dans ce navigateur.
keep-full = Le navigateur n’a pas voulu la garder.
keep-none = Rien pour l’instant. Ce que vous gardez reste dans ce navigateur ; personne d’autre ne le voit.
keep-paste = Coller une liste
keep-add = Ajouter
keep-foreign = Il n’y a pas de liste dans ce texte.
keep-pasted = Collée
keep-take = Utiliser
keep-rename = Renommer
keep-drop = Supprimer
giving-up = Abandonner
throw = Lancer
dice-say = Valider
undo = Annuler le coup
correct = Corriger la saisie
undo-short = Annuler
correct-short = Corriger
undo-of = Annuler le coup : { $name }
hint = Conseil
rules = Règles
rules-away = Le livret de règles, dans un onglet à part
text-board = Plateau en texte
text-board-open = En texte
text-board-close = Retour au plateau
keys = Clavier
seats = À la table
log = Journal
cells = Ce qu’il y a sur le plateau
cell = Case
cell-holds = Ce qui s’y trouve
seat-free = Place libre
seat-left = { $name } a quitté la table. Renvoyez le lien, laissez jouer un robot à sa place, ou attendez.
seat-awaited = doit jouer
seat-take = S’asseoir ici
seat-more = Options pour { $name }
naming = Comment vous appelez-vous ?
naming-later = Plus tard
naming-save = C’est moi
seat-rename = Changer de nom
seat-to-bot = Laisser jouer un robot
seat-leave = Quitter cette place
kind-open = attend quelqu’un
kind-mine = vous
kind-here = en ligne
kind-away = hors ligne
kind-bot = robot, { $bot }
invite = Inviter
invite-seat = Lien pour la place { $number }
invite-watch = Lien pour regarder
copy = Copier
copied = Copié
confirm-title = Confirmation
confirm-this = { $what } : vous confirmez ?
confirm-yes = Oui
confirm-no = Non
choose-way = Choisissez ci-dessous ce que vous en faites ; touchez-le à nouveau pour annuler.
choose-second = Continuez : choisissez parmi ce qui est marqué (Échap annule).
choose-second-touch = Continuez : touchez l’une des choses marquées, ou la première à nouveau pour annuler.
choose-second-away = Touchez l’une des choses marquées.
choice-drop = Annuler ce choix
choice-soon = Si vous ne touchez à rien : { $what }.
leave = Quitter la table
leave-ask = Quitter la table ? Vos places seront libres.
delete = Supprimer la table
delete-ask = Supprimer cette table et sa partie pour tout le monde ?
previous-table = La partie précédente
new-table = Nouvelle table
rematch = Revanche
play-again = Rejouer
rematch-go = Aller à la revanche
onward = Vers le chapitre { $number }
onward-anew = Le chapitre suivant est une partie à part : rien n’est conservé, ni les personnages ni les points.
same-luck = Rejouer avec la même chance
connection-lost = Connexion perdue. Nouvel essai…
connection-back = Connexion rétablie.
bot-title = Quel robot ?
bot-what = Il joue à partir de maintenant. On peut reprendre la place à tout moment.

keys-title = Au clavier
key-arrows = vers le choix le plus proche dans cette direction
key-next = choix suivant ou précédent
key-enter = choisir ; sinon, la réponse principale
key-numbers = la réponse qui porte ce numéro
key-escape = annuler le choix
key-undo = annuler le dernier coup
key-hint = demander un conseil
key-text = plateau en texte
key-zoom = plus grand, plus petit, plateau entier
key-help = cette liste
rule-whole = Dans le livret

replay = Revoir la partie
share-picture = Image à partager
share-wait = L’image se dessine…
share-failed = L’image n’a pas pu être dessinée.
share-save = Enregistrer l’image
replay-title = Revoir : { $game }
replay-moments = Les moments décisifs
looking-back = Analyse
looking-back-wait = Le maître analyse la partie.
replay-no-moments = Aucun coup n’a décidé seul de cette partie.
replay-back = Retour à la table
replay-record = Enregistrer la partie
replay-notebook = Enregistrer le carnet (CSV)
replay-first = Au début
replay-earlier = Un tour en arrière
replay-later = Un tour en avant
replay-previous = Un coup en arrière
replay-play = Lecture et pause
replay-next = Un coup en avant
replay-last = À la fin
replay-where = Coup
replay-at = Coup { $at } sur { $of }
replay-before = Tout est en place ; rien n’est encore décidé.
replay-set-up = Mise en place
replay-quiet = Encore rien de nouveau à voir.
replay-speed = Vitesse
replay-go = Y aller
replay-link = Lien vers ce coup
play-on = Reprendre à partir d’ici
play-on-what = Une nouvelle table commence à ce moment ; la suite est nouvelle. L’ancienne partie reste telle quelle.
play-on-seat = { $number }. { $name }
play-on-open = Ouvrir la table
review = Analyse
review-title = Analyse : { $game }
review-open = Analyse
review-replay = Revoir la partie
review-waiting = { $count ->
    [0] C’est bientôt le tour de cette partie.
    [one] Une partie passe avant celle-ci.
   *[other] { $count } parties passent avant celle-ci.
}
review-working = Le maître analyse la partie : quelques secondes si elle est courte, plusieurs minutes si elle est longue.
review-lines = Étape 1 sur 3 : le maître cherche ce qu’il aurait fait. Décision { $done } sur { $of }.
review-duels = Étape 2 sur 3, tour { $round } : là où il aurait joué autrement, les deux suites sont jouées jusqu’au bout avec la même chance. Décision { $done } sur { $of }.
review-judged = Étape 3 sur 3 : où en étaient les joueurs après chaque décision. Décision { $done } sur { $of }.
review-comes = La page revient d’elle-même.
review-all = Toute l’analyse
review-failed = Cette partie n’a pas pu être analysée.
review-again = Réessayer
review-not-whole = La partie est longue : les décisions qui semblaient compter le plus ont été examinées, pas toutes.
review-no-costs = Aucune décision de cette partie n’est prouvée moins bonne que celle du maître.
review-costs = Les décisions qui ont compté
review-strokes = Les grands coups du sort
review-curve = Comment cela se présentait
review-rows = Les chiffres de la courbe
review-accounts = Du départ au résultat
review-player = Joueur
review-start = Départ
review-luck = + chance
review-own = + ses décisions
review-others = + celles des autres
review-result = = résultat
review-accuracy = Précision
review-accuracy-what = Précision : 100 joue comme le maître, 50 comme un habitué.
review-played = Ce qui a été joué
review-best = La suite du maître
review-same-luck = Les deux plateaux sont montrés après les dés et les cartes qui sont vraiment venus.
review-other-luck = Les deux plateaux sont montrés juste après les coups : les dés et les cartes venus ne conviennent pas à l’autre suite.
review-see = Voir dans la partie

rules-contents = Sommaire
rules-letters = Le même en lettres

lesson-page = Apprendre { $game }
lesson-at = { $parts ->
    [one] Étape { $at } sur { $of }
   *[other] Leçon { $part }/{ $parts }, étape { $at }/{ $of }
}
lesson-part-done = La leçon { $part } est finie. Voici la suivante ; vous pouvez aussi jouer d’abord.
lesson-next = Continuer
lesson-back = Étape précédente
lesson-none = Cette leçon est en cours d’écriture. Les premières pages du livret expliquent le jeu en deux minutes ; ou jouez tout de suite : la table montre ce qu’on peut faire, et dit pourquoi quand on ne peut pas.

settings-name = Votre nom
settings-name-save = Enregistrer le nom
settings-name-help = Celui que les autres voient à la table. 40 caractères au plus.
settings-theme = Apparence
settings-motion = Animations
settings-table = À la table
settings-confirm = Demander confirmation avant chaque coup
settings-confirm-help = Pour les petits écrans et les gros doigts.
settings-coordinates = Afficher les coordonnées sur les plateaux
settings-coordinates-help = Les noms qu’emploient le journal et les règles.
settings-wakes = Afficher le sillage des autres
settings-wakes-help = Pour les jeux qui dessinent le chemin parcouru. Le vôtre se voit toujours.
settings-text-board = Ouvrir le plateau en texte
settings-text-board-help = Toute la position en mots et en tableau, pour les lecteurs d’écran et pour qui préfère lire.
settings-developers = Pour les développeurs
settings-pace = Allure
settings-sounds-help = De petits sons pour les dés, les coups et votre tour. L’allure et les sons sont retenus par ce navigateur ; on peut aussi les changer à la table.
settings-latency = Délai simulé
settings-latency-help = Retarde chaque message, pour voir ce que donne une connexion lente.
settings-save = Enregistrer
settings-saved = Enregistré.
as-the-system = comme le système
theme-light = clair
theme-dark = sombre
motion-full = activées
motion-off = désactivées
passphrase-title = Sur un autre appareil
passphrase-what = Ici, ni compte ni courriel. Une phrase secrète suffit pour retrouver vos parties ailleurs.
passphrase-set = Phrase secrète
passphrase-change = Nouvelle phrase secrète
passphrase-help = Dix caractères au moins. Si vous l’oubliez, personne ne pourra la retrouver.
passphrase-save = Enregistrer la phrase secrète
arrive-name = Nom sur l’autre appareil
arrive = Phrase secrète
arrive-go = Retrouver mes parties ici
arrive-help = Les parties commencées sur cet appareil sans phrase secrète n’apparaîtront plus ici ensuite : terminez-les d’abord.

error-404 = Autant en emporte le vent
error-404-what = Il n’y a rien à cette adresse. La table a pu être supprimée, ou le lien perdre une lettre en chemin.
error-403 = Cette place est prise
error-403-what = Ce lien, cette place ou cette table appartient à quelqu’un d’autre. Demandez un lien pour vous.
error-429 = Une chose à la fois
error-429-what = C’était trop d’un coup. Attendez un instant et réessayez ; rien n’est perdu.
error-400 = Demande incomprise
error-400-what = La page a envoyé quelque chose que la table n’a pas su lire. Revenez en arrière, rechargez la page et réessayez.
error-500 = Le mât s’est rompu
error-500-what = Une erreur est survenue de notre côté. Tous les coups confirmés sont à l’abri ; rechargez la page dans un instant.
offline = Calme plat
offline-what = Le serveur est injoignable. Vos parties y sont à l’abri : cette page se réveillera avec la connexion. Les livrets que vous avez déjà lus restent accessibles.

# Le laboratoire.
lab = Laboratoire
lab-title = Le laboratoire
lab-lead = Changez une règle, laissez jouer des milliers de parties, et regardez ce que cela donne : qui gagne, combien de temps cela dure, si les choix comptent.
lab-new = Faire un essai
lab-as-file = … à partir d’un fichier
lab-mine = Vos essais
lab-mine-none = Vous n’avez encore rien essayé. Choisissez un jeu ci-dessus : deux variantes, des robots, un nombre de parties.
lab-busy = { $count ->
    [one] Un essai est en cours ou en attente sur ce serveur.
   *[other] { $count } essais sont en cours ou en attente sur ce serveur.
}
lab-ready = Les questions des auteurs
lab-ready-why = Ce que les auteurs ont demandé, et ce que des milliers de parties ont répondu. Chaque question peut être modifiée et relancée.
lab-answer = La réponse
lab-answer-none = Personne n’a encore répondu. Lancez l’essai ci-dessous.
lab-again = Voir par soi-même
lab-again-help = La même expérience donne les mêmes chiffres sur n’importe quelle machine. Elle rejoint la file de ce serveur.
lab-again-run = La relancer
lab-waiting = en attente
lab-running = { $percent } %
lab-stopping = en train de s’arrêter
lab-stopped = arrêté à { $percent } %
lab-complete = terminé
lab-failed = échoué
lab-is-running = Les parties se jouent.
lab-failed-why = L’essai a échoué : { $reason }
lab-ahead = { $count ->
    [one] En attente : un essai passe avant.
   *[other] En attente : { $count } essais passent avant.
}
lab-progress = Parties jouées
lab-played = { $done } parties sur { $all }
lab-left-seconds = { $count ->
    [one] encore une seconde environ
   *[other] encore { $count } secondes environ
}
lab-left-minutes = { $count ->
    [one] encore une minute environ
   *[other] encore { $count } minutes environ
}
lab-stop = Arrêter
lab-resume = Reprendre
lab-delete = Supprimer l’essai
lab-download = Télécharger
lab-said = Ce que disent les parties
lab-nothing-yet = Les premiers chiffres apparaissent dès que quelques parties sont finies.
lab-looks = Des parties à regarder
lab-looks-help = Chacune s’ouvre comme une table à elle, dans la relecture, au moment indiqué.
lab-share = Partager, refaire, changer
lab-share-help = Qui a le lien voit cette page. Le même fichier donne les mêmes chiffres sur n’importe quelle machine.
lab-link = Lien vers cet essai
lab-command = À la ligne de commande :
lab-change = Changer et relancer
lab-back = Retour au laboratoire
lab-line = Ligne { $line }.

lab-form-title = Essayer : { $game }
lab-form-help = Les deux variantes se jouent avec le même hasard, partie par partie, si bien que même une petite différence se voit. Laissez la seconde telle quelle pour n’en regarder qu’une.
lab-variant-a = La première variante
lab-variant-b = Comparée à
lab-variant-name = Son nom
lab-variant-usual = d’après ce qu’elle change
lab-usual = comme dans le livret ({ $value })
lab-presets-mean = Ce que changent les variantes nommées
lab-set = { $option } : { $value }
lab-players-help = Les robots, du plus faible au plus fort ; les forts prennent plus de temps. S’ils diffèrent, ils changent de place à tour de rôle.
lab-length = Combien de parties
lab-games = Parties par variante, au plus
lab-seed = Graine (même nombre, même hasard)
lab-until-games = tout jouer
lab-until-within = s’arrêter quand un chiffre est connu assez précisément
lab-until-decided = s’arrêter quand on sait si les variantes diffèrent
lab-precision-of = Quel chiffre
lab-precision = Avec quelle précision
lab-precision-help = Pour les parts, en points de pourcentage : 2 veut dire ± 2 points. Pour le reste, dans son unité. Avec le troisième choix, les différences plus petites ne comptent pas.
lab-metrics = Ce qu’on regarde
lab-run = Lancer
lab-edit-file = L’écrire d’abord en fichier
lab-file-title = L’expérience en fichier
lab-file-help = Tout peut se dire ici : plus de variantes, des grilles entières, des tablées, des comptes d’événements. Ce qui ne va pas est dit avec sa ligne avant que rien ne soit joué.
lab-file-label = L’expérience, en TOML

board-draw = Dessiner un plateau
board-page = { $game } : un plateau à vous
board-lead = Peignez-le ou tapez-le. Le jeu vérifie chaque changement, et dès qu’il accepte le plateau on peut y jouer. Un plateau est un court texte : gardez-le, envoyez-le par un lien, ou enregistrez-le dans un fichier.
board-cells = Terrain
board-edges = Entre deux cases
board-zones = Zones
board-size = Plateau
board-width = Colonnes
board-height = Lignes
board-name = Nom
board-undo = Annuler
board-redo = Refaire
board-mirror = Copier la moitié gauche en miroir
board-keys = Glissez pour peindre. Au clavier : les flèches déplacent, Espace ou Entrée peint, W A S D choisissent le côté de la case pour les murs entre deux cases, Z annule.
board-cell = Colonne { "{x}" }, ligne { "{y}" }
board-as-text = Le plateau en texte
board-play = Jouer sur ce plateau
board-check = Vérifier
board-keep = Garder dans ce navigateur
board-kept = Gardé dans ce navigateur.
board-send = Copier un lien
board-file = Enregistrer un fichier
board-open = Ouvrir un fichier
board-foreign = Ce fichier n’est pas un plateau.
board-samples = Partir de
board-mine = Mes plateaux
board-mine-none = Rien pour l’instant.
board-sound = Le jeu accepte ce plateau.
home-import = Ouvrir une partie enregistrée
home-import-failed = La partie n’a pas pu être envoyée. Réessayez.
no-script = Cette table a besoin de JavaScript : activez-le pour cette adresse, ou jouez par l’API. Sans lui, on peut regarder la table, prendre une place et la quitter.
colon = {"\u00A0"}:
table-here = sur un seul écran : { $names }
table-idle-minutes = { $count ->
    [0] à l’instant
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
table-idle-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
table-idle-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
draw = Piocher
kind-shared = devant cet écran
kind-bot-plain = robot
cancel = Annuler
save = Enregistrer
confirm-warned = Le faire quand même ?
table-won = gagnée
table-lost = perdue

switches = Afficher sur le plateau
option-group-players = Joueurs et équipes
option-group-board = Plateau et départ
option-group-chance = Dés, cartes et météo
option-group-end = Durée et décompte
option-group-rules = Variantes des règles
pace = Tours des autres
pace-alone = Dés et cartes
pace-slow = lentement
pace-normal = à vitesse normale
pace-once = d’un coup
pace-skip = Aller à mon tour
pace-end = Aller à la fin
pace-again = Que s’est-il passé ?
pace-sounds = Sons
switches-apply = Afficher

# Imprimer et jouer.
print-lead = Chaque jeu en feuilles à imprimer, découper et jouer sur une table.
print-how = Imprimez à 100 %, recto verso, retourné sur le grand côté, et vérifiez la règle dans la marge : elle mesure 50 mm.
print-untried = Pas encore essayé sur papier par nous : dites-nous comment cela s’est passé.
print-set-title = { $game } : un jeu imprimé
print-set-how = Quelqu’un a imprimé ce jeu : le plateau est ici comme sur le papier. Vous lancez et piochez vous-mêmes, et dites à la table ce qui est venu.
print-set-open = S’y installer
print-set = Contenu
print-set-quick = pour une première partie
print-set-full = tout
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-full = couleurs
print-ink-low = peu d’encre
print-ink-grey = gris
print-backs = Dos
print-backs-duplex = au verso
print-backs-fold = à côté du recto, à plier
print-backs-none = aucun, pour pochettes
print-figures = Figurines
print-figures-flat = à plat
print-figures-standing = pliées, debout
print-booklet = Le livret en cahier (A5)
print-keep = Garder pour la table
print-kept = C’est gardé : feuilles et livret s’ouvrent sans réseau.
print-keep-failed = Impossible de les garder : pas de réseau, ou plus de place.
print-languages = Cartes
print-languages-one = en une langue
print-languages-both = dans les deux langues
print-format = Taille des cartes
print-format-poker = poker, 63 × 88 mm
print-format-bridge = bridge, 57 × 88 mm
print-format-euro = euro, 59 × 92 mm
print-format-mini-euro = mini euro, 44 × 68 mm
print-format-inch = 2½ × 3½ pouces
print-seed = { $game ->
    [windwalkers] Plateaux inventés : tirage n°
    [sail-race] Météo tirée d’avance : tirage n°
   *[other] Ciel de départ : tirage n°
}
print-variant = Variante
print-variant-changed = { $variant }, avec les options choisies plus bas
print-pictures = Images « { $part } » (zip)
print-tts = Pour Tabletop Simulator : l’objet enregistré
print-turn = Retourner la feuille
print-wish = Ce qu’on imprime
print-show = Montrer les feuilles
print-pdf = Les feuilles en PDF
print-rules = Le livret de règles en PDF
print-part = { $part } : { $pieces ->
    [one] 1 pièce
   *[other] { $pieces } pièces
} sur { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-part-boards = Plateaux
print-part-mats = Tapis
print-part-cards = Cartes
print-part-tiles = Tuiles
print-part-tokens = Jetons
print-part-aids = Aides
print-part-pads = Blocs
print-sheet = Feuille { $n } sur { $m }
print-before = Feuille précédente
print-after = Feuille suivante

# L’atelier : ce qu’un jeu imprime, changé par un auteur.
workshop-title = Atelier
workshop-lead = Changez ce qu’un jeu imprime : la valeur d’une carte, les îles de la boîte, la face d’un dé. Voyez-le comme il sera imprimé, jouez-y aussitôt, demandez à des milliers de parties si c’est mieux, et envoyez-le.
workshop-games = Changer un jeu
workshop-boards = Dessiner un plateau
workshop-samples = Des éditions pour commencer
workshop-of = { $game } : l’atelier
workshop-of-lead = Changez une valeur : la pièce est redessinée et l’édition vérifiée aussitôt. Le texte à côté dit la même chose ; tapez-y si vous préférez.
workshop-sheets = Le matériel
workshop-only-changed = seulement ce qui change
workshop-dealt = dans le jeu
workshop-less = moins
workshop-greater = plus
workshop-bench = L’édition
workshop-name-fr = Nom en français
workshop-name-en = Nom en anglais
workshop-note = Une note pour vous
workshop-play = Y jouer
workshop-check = Vérifier
workshop-send = Copier un lien
workshop-keep = Garder cette version
workshop-anew = Recommencer
workshop-as-text = En texte
workshop-keys = Touches
workshop-keys-list = [ et ] : pièce précédente et suivante ; les flèches de pièce en pièce, Entrée pour y entrer. d : les différences. p : jouer. t : tester. Ctrl+Z, Ctrl+Y : annuler, refaire. ? : ces touches.
workshop-broken = On ne peut pas encore y jouer.
workshop-nothing = Rien n’est encore changé : c’est le jeu imprimé.
workshop-playable = On peut y jouer. Son identité est { $identity } : qui fait les mêmes changements obtient la même.
workshop-error = Erreur
workshop-warning = Attention
workshop-remark = Remarque
workshop-place = ligne { $line }, colonne { $column }
workshop-more = … et { $more } de plus.
workshop-differences = Ce qu’elle change
workshop-same = Rien ne diffère de ce qui est imprimé.
workshop-same-version = Rien ne diffère de cette version.
workshop-against = Comparée à votre version
workshop-against-printed = Comparer à ce qui est imprimé
workshop-row-new = Nouveau.
workshop-row-out = N’est plus dans le jeu.
workshop-row-back = De retour dans le jeu.
workshop-before = avant
workshop-after = après
workshop-test = La tester
workshop-test-lead = Des robots jouent au jeu imprimé et à votre édition avec la même chance, dé pour dé et carte pour carte. Là où la chance explique la moitié des résultats, 2 000 parties de chaque distinguent des parts qui diffèrent de 2 points. « Indécis » est aussi une réponse.
workshop-by = Ce que vous demandez
workshop-players = Qui joue
workshop-games-each = Parties de chaque
workshop-games-few = 200 : une première impression
workshop-games-usual = 2 000
workshop-games-many = 20 000 : de petites différences
workshop-test-now = Tester
workshop-play-on = Continuer jusqu’à 20 000
workshop-also = Ce qui change nettement aussi :
workshop-bots = C’est ainsi que jouent les robots. Leur jugement a été réglé sur le jeu imprimé.
workshop-no-verdict = Le test a été arrêté avant la fin : il n’y a pas de verdict.
workshop-run = Tous les chiffres de ce test
workshop-versions = Versions gardées dans ce navigateur
workshop-versions-none = Aucune pour l’instant. « Garder cette version » en met une ici.
workshop-version-open = Ouvrir
workshop-version-compare = Comparer
workshop-version-drop = Jeter
workshop-export = Tout enregistrer en un fichier
workshop-unnamed = sans nom
workshop-kept = Gardée.
workshop-foreign = Ce n’est pas une édition de ce jeu.
workshop-unwritten = Il faut d’abord corriger le texte : voyez la première erreur.
workshop-away = Le serveur ne répond pas. Votre texte est à l’abri dans ce navigateur ; il sera vérifié dès que vous continuerez.
workshop-long = C’est trop long pour un lien. Enregistrez un fichier et envoyez-le.
