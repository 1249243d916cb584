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
footer-galerne = Cinq jeux de cinq auteurs, à une seule table. Logiciel libre.
yes = oui
no = non
close = Fermer

home-title = Galerne — cinq jeux de vent, de dés et de cartes
home-definition = galerne, n. f. — vent froid et brusque qui souffle du nord-ouest.
home-lead = Cinq jeux de vent, de dés et de cartes, chacun de son auteur. La table connaît les règles ; amenez la compagnie, ou laissez-la vous en prêter.
home-mine = Vos parties
home-games = Les cinq jeux
home-open = Tables ouvertes
home-open-none = Personne ne cherche de compagnie pour l’instant. Dressez une table et envoyez un lien.
home-examples = Exemples
home-examples-why = De petits classiques qui montrent comment on écrit un jeu pour cette table.
choose-company = Choisir la compagnie et les règles
play-now = Jouer
play-now-at = Jouer à { $game }
learn = Apprendre
learn-in-five = Apprendre en cinq minutes
rulebook = Livret de règles
unbuilt = À l’atelier
players = { $fewest } à { $most } joueurs
by = de { $author }
players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
table-over = terminée
table-closed = fermée
table-closed-why = Cette table se regarde mais ne se joue plus : les règles ont changé depuis.
table-your-turn = à vous
table-waits = on attend les autres
table-alone = en solitaire
table-with = avec { $names }
table-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}

game-sail-race-author = Arnauld Van Muysewinkel
game-sail-race-title = Sail Race
game-sail-race-tagline = Une régate sur une mer d’hexagones : choisissez votre cap avant que le vent n’abatte ses cartes.
game-windwalkers-author = David-Olivier Saban
game-windwalkers-title = Windwalkers
game-windwalkers-tagline = Menez une horde de huit contre le vent, dés contre dés, jusqu’au bout du monde.
game-horde-author = Tonio Lagoule
game-horde-title = La Horde du Contrevent
game-horde-tagline = Quatre marcheurs, une formation par tour, une main de cartes, et un vent qui balaie chaque rang.
game-onb-author = Théophane Vallaeys
game-onb-title = ONB — One Dice Battles
game-onb-tagline = Des escarmouches sur les dalles, où chaque attaque tient en un seul dé.
game-pluvionautes-author = Rémi Monthiller
game-pluvionautes-title = Les Pluvionautes
game-pluvionautes-tagline = Lancez la montgolfière, remorquez les îles, apportez la pluie. « The Pluvionauts project », CC BY 4.0.

game-tables = Tables de ce jeu
print-title = À imprimer
print-none = Les planches à imprimer et à découper viendront ici.
setup-title = Dresser une table
setup-open = Ouvrir la table
setup-rulebook = Le jeu tel que le livret le veut.
setup-differs = Diffère du livret :
setup-seats = Qui joue
setup-seats-help = On peut s’asseoir plus tard grâce à un lien, et un robot peut remplacer qui s’en va.
setup-public = N’importe qui peut prendre les places libres : la table figure à l’accueil
setup-more-seats = Plus de places
setup-seat = Place { $number }
setup-seat-name = Nom pour la place { $number }
setup-chance = Dés et cartes
setup-presets = Variantes
setup-presets-help = Des réglages qui ont un nom. En choisir un montre ci-dessous ce qu’il change.
setup-rulebook-preset = Le jeu du livret
setup-options = Toutes les options
setup-options-help = Seul ce que vous changez est inscrit dans la partie.
seat-me = Moi
seat-here = Quelqu’un devant cet écran
seat-link = Quelqu’un d’autre, par un lien
seat-bots = Robots
seat-bot = Robot : { $bot }
seat-none = Personne
seat-name = Nom
chance-automatic = La table lance aussitôt
chance-throw-button = Nous lançons quand chacun est prêt
chance-real = Nous lançons de vrais dés et disons ce qu’ils montrent

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
sent = Envoyé …
giving-up = Renoncer
throw = Lancer
dice-say = Voilà ce qu’ils montrent
undo = Reprendre
undo-of = Reprendre : { $name }
hint = Conseil
rules = Règles
text-board = Plateau en texte
keys = Touches
seats = À la table
log = Carnet
cells = Ce qui se trouve où
cell = Lieu
cell-holds = Ce qui s’y trouve
seat-free = Place libre
seat-awaited = à jouer
seat-take = S’asseoir ici
seat-more = Plus sur { $name }
seat-rename = Changer de nom
seat-to-bot = Laisser jouer un robot
seat-leave = Se lever
kind-open = attend quelqu’un
kind-mine = vous
kind-here = présent
kind-away = absent
kind-bot = robot, { $bot }
invite = Inviter
invite-seat = Lien pour la place { $number }
invite-name = Lien pour { $name }
invite-watch = Lien pour regarder
copy = Copier
copied = Copié
confirm-title = Est-ce sûr ?
confirm-this = On fait cela ?
confirm-yes = Oui
confirm-no = Non
choose-second = Choisissez maintenant où cela va. Échap pour se raviser.
leave = Quitter la table
leave-ask = Quitter cette table ? Vos places se libèrent.
delete = Supprimer la table
delete-ask = Supprimer cette table et sa partie pour tout le monde ?
previous-table = La partie d’avant
new-table = Une autre table
rematch = Revanche
rematch-go = À la revanche
connection-lost = Liaison perdue. Nouvel essai …
connection-back = Liaison rétablie.
bot-title = Quel robot ?
bot-what = Il joue la place à partir d’ici ; on peut la reprendre.

keys-title = Les touches sur le plateau
key-arrows = vers ce qui est le plus proche dans cette direction
key-next = ce qu’on peut choisir, suivant ou précédent
key-enter = le choisir
key-escape = se raviser
key-undo = reprendre le dernier coup
key-hint = demander conseil
key-text = plateau en texte
key-zoom = plus grand, plus petit, plateau entier
key-help = cette liste
rule-whole = Dans le livret

replay = Revoir la partie
replay-title = Revoir : { $game }
replay-moments = Les moments décisifs
looking-back = Avec le recul
looking-back-wait = Un joueur fort relit la partie…
replay-no-moments = Aucun coup n’a décidé seul de cette partie.
replay-back = Retour à la table
replay-record = Enregistrer la partie
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture et pause
replay-next = Un coup en avant
replay-last = À la fin
replay-where = Coup
replay-at = Coup { $at } sur { $of }
replay-speed = Vitesse
replay-go = Y aller
replay-link = Lien vers ce coup

rules-contents = Sommaire

lesson-page = Apprendre { $game }
lesson-at = Étape { $at } sur { $of }
lesson-next = Continuer
lesson-back = Une étape en arrière
lesson-none = La leçon s’écrit encore. Les premières pages du livret expliquent le jeu en deux minutes ; ou jouez tout de suite : la table montre ce qu’on peut faire et dit pourquoi non.

settings-name = Votre nom
settings-name-save = C’est mon nom
settings-name-help = Celui que les autres voient à la table.
settings-theme = Lumière
settings-motion = Mouvement
settings-table = À la table
settings-confirm = Demander encore avant d’envoyer un coup
settings-confirm-help = Pour les petits écrans et les gros doigts.
settings-coordinates = Imprimer les coordonnées sur les plateaux
settings-coordinates-help = Les noms qu’emploient le carnet et les règles.
settings-wakes = Montrer les traces des autres
settings-wakes-help = Quand un jeu dessine le chemin parcouru : le vôtre se voit toujours.
settings-text-board = Ouvrir le plateau en texte
settings-text-board-help = Toute la position en mots et en tableau, pour les lecteurs d’écran et pour qui l’aime ainsi.
settings-latency = Délai simulé
settings-latency-help = Ralentit chaque message, pour sentir ce que vaut une table lointaine.
settings-save = Enregistrer
as-the-system = comme le système
theme-light = clair
theme-dark = sombre
motion-full = les choses bougent
motion-off = rien ne bouge
passphrase-title = Sur un autre appareil
passphrase-what = Ici, ni compte ni courriel. Une phrase de passe suffit pour retrouver vos parties ailleurs.
passphrase-set = Phrase de passe
passphrase-change = Nouvelle phrase de passe
passphrase-help = Douze caractères au moins. Personne ne pourra vous la rappeler.
passphrase-save = Fixer la phrase
arrive-name = Nom sur l’autre appareil
arrive = Sa phrase de passe
arrive-go = Amener mes parties ici

error-404 = Autant en emporte le vent
error-404-what = Il n’y a rien à cette adresse. La table a pu être supprimée, ou le lien perdre une lettre en chemin.
error-403 = Cette place est prise
error-403-what = Ce lien, cette place ou cette table est à quelqu’un d’autre. Demandez un lien pour vous.
error-429 = Une chose à la fois
error-429-what = C’était trop, trop vite. Attendez un instant et recommencez ; rien n’est perdu.
error-400 = Cela n’a pas été compris
error-400-what = La page a envoyé quelque chose que la table n’a pas su lire. Revenez, rechargez, et recommencez.
error-500 = Le mât s’est rompu
error-500-what = Quelque chose s’est brisé de notre côté. Ce qui a été confirmé est sauf ; rechargez la page dans un instant.
offline = Calme plat
offline-what = Le serveur est hors d’atteinte. Vos parties y sont en sûreté : la page reprendra vie avec la connexion. Les livrets que vous avez lus s’ouvrent encore.

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
lab-ready-why = Les expériences livrées avec le programme. Ouvrez-en une, changez ce que vous voulez, lancez-la.
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
lab-form-help = Les deux variantes se jouent avec la même chance, partie par partie, si bien qu’une petite différence se voit. Laissez la seconde comme la première pour n’en regarder qu’une.
lab-variant-a = La première variante
lab-variant-b = Comparée à
lab-variant-name = Son nom
lab-variant-usual = d’après ce qu’elle change
lab-usual = tel quel ({ $value })
lab-presets-mean = Ce que changent les variantes nommées
lab-set = { $option } : { $value }
lab-players-help = Les robots, du plus faible au plus fort ; les forts prennent plus de temps. S’ils diffèrent, ils changent de siège à tour de rôle.
lab-length = Combien de temps
lab-games = Parties par variante, au plus
lab-seed = La chance (un nombre)
lab-until-games = tout jouer
lab-until-within = s’arrêter quand un chiffre est connu assez précisément
lab-until-decided = s’arrêter quand on sait si les variantes diffèrent
lab-precision-of = Quel chiffre
lab-precision = Avec quelle précision
lab-precision-help = Pour les parts, en points : 2 veut dire ± 2 points. Pour le reste, dans son unité. Avec la troisième façon, les différences plus petites ne comptent pas.
lab-metrics = Ce qu’on regarde
lab-run = Lancer
lab-edit-file = D’abord l’écrire comme un fichier
lab-file-title = L’expérience comme un fichier
lab-file-help = Tout peut se dire ici : plus de variantes, des grilles entières, des équipes, des comptes d’événements. Ce qui ne va pas est dit avec sa ligne avant que rien ne soit joué.
lab-file-label = L’expérience, en TOML

board-draw = Dessiner un plateau
board-page = { $game } : un plateau à vous
board-lead = Peignez-le ou tapez-le. Le jeu vérifie chaque changement, et l’on joue aussitôt sur ce qu’il accepte. Un plateau est un court texte : gardez-le, envoyez-le par un lien, ou enregistrez-le dans un fichier.
board-cells = Terrain
board-edges = Entre deux cases
board-zones = Zones
board-size = Plateau
board-width = Colonnes
board-height = Lignes
board-name = Nom
board-undo = Annuler
board-redo = Refaire
board-mirror = Reporter la moitié gauche
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
board-mine-none = Rien encore.
board-sound = Le jeu accepte ce plateau.
