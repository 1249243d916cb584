# Les textes qui n'appartiennent à aucun jeu en particulier.

# Une valeur d’un graphique avec son nom, telle qu’on la lit à voix haute.
chart-reading = { $label } : { $value }

# Ce qu’on peut montrer ou cacher sur un plateau.
switch-coordinates = Coordonnées

trouble-refused = { $reason } (règle { $rule })

option-unknown = Il n’y a pas d’option « { $name } ». Vouliez-vous dire « { $nearest } » ?
option-unknown-preset = Il n’y a pas de préréglage « { $name } ». Vouliez-vous dire « { $nearest } » ?
option-none = Ce jeu n’a pas d’options, donc pas de « { $name } ».
option-no-presets = Ce jeu n’a pas de préréglages, donc pas de « { $name } ».
option-bad-value = L’option « { $name } » ne peut pas valoir « { $given } ». Valeurs possibles : { $takes }.
option-twice = L’option « { $name } » vaut à la fois « { $first } » et « { $second } ». Gardez l’une des deux.
option-shape = Ces options ne conviennent pas au jeu : { $error }.
option-misfit = L’option « { $name } » est illisible : { $why }. En voici une lisible : { $example }
option-misfit-plain = L’option « { $name } » est illisible : { $why }.

file-not-json = Ce fichier n’est pas du JSON lisible : ligne { $line }, colonne { $column } ({ $error }).
file-foreign = Ce fichier n’est pas un fichier de Galerne : il ne commence pas comme un fichier « { $kind } ».
file-version = Ce fichier est au format { $found } ; ce programme lit le format { $known }.
file-other-game = Ce fichier appartient au jeu « { $found } » et non à « { $wanted } ».
file-other-rules = Ce fichier a été joué avec la version { $found } des règles ; ce programme joue la version { $known }.
file-other-setup = Cette position n’a pas les options ou le nombre de places de cette partie.
learnt-long = Le réseau fait { $bytes } octets ; il ne doit pas en dépasser { $most }.
learnt-mark = Ce fichier n’est pas un réseau : il ne commence pas comme tel.
learnt-short = Le réseau s’arrête trop tôt : le fichier est tronqué.
learnt-more = { $bytes ->
    [one] Un octet suit
   *[other] { $bytes } octets suivent
} la fin du réseau.
learnt-layers = Nombre de couches du réseau, entrées et réponses comprises : { $count } ; il en faut de 2 à { $most }.
learnt-size = La couche { $layer } du réseau a { $size } unités ; il en faut de 1 à { $most }.
learnt-inputs = Le réseau a été entraîné sur d’autres entrées ({ $found }) que celles de ce programme ({ $expected }). Entraînez-le de nouveau.
learnt-infinite = Le nombre { $at } d’une couche du réseau n’est pas fini.
perceive-no-planes = Ce jeu n’a pas de plans : ce qu’une place en voit tient en nombres seuls. Chargez-le sans plans.
file-part-missing = Il manque au fichier le champ « { $name } ».
file-part-bad = Le champ « { $name } » est illisible : { $error }.
file-part-unknown = Il n’y a pas de champ « { $name } » : il est mal écrit ou n’a rien à faire ici.
file-unknown-game = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire « { $nearest } » ?
record-name = « { $name } » ne peut pas être un nom : un nom ne contient pas de caractères de contrôle.
record-no-entries = La partie enregistrée n’a pas de liste d’entrées.
record-at-entry = Entrée { $entry } : { $why }
entry-shape = Ce n’est ni une action, ni un tirage, ni une annulation.
entry-extra = L’entrée porte un champ inconnu : « { $name } ».
entry-fingerprint = L’empreinte { $found } n’est pas faite de huit chiffres hexadécimaux.
entry-undo-other = L’annulation désigne l’entrée { $found }, mais c’est l’entrée { $due } qu’il faudrait annuler.
entry-differs = À partir d’ici, la partie ne mène plus à l’état auquel elle menait quand elle a été enregistrée. Le fichier a été modifié, ou les règles l’ont été.

table-no-chance-due = Il n’y a ni dé à lancer ni carte à tirer maintenant.
table-nothing-to-compose = Il n’y a rien à composer ici pour le moment.
table-not-your-turn = Ce n’est pas à { $seat } de décider.
why-first = Choisissez d’abord un des éléments en surbrillance, puis celui-ci.
why-idle = Cela ne changerait rien.
correct-nothing = Rien n’a encore été lancé ni tiré qui puisse être corrigé.
correct-decided = Quelqu’un a déjà joué en tenant compte de ce tirage.
undo-over = La partie est finie ; le résultat est acquis.
undo-nothing = Vous n’avez rien à annuler.
undo-chance = Le hasard a décidé quelque chose depuis.
undo-revealed = Un secret a été dévoilé depuis.
undo-closed = C’était définitif : ce que vous avez clos reste clos.
undo-redo = Quelqu’un a déjà joué en tenant compte de ce coup.
undo-turn = C’est déjà à quelqu’un d’autre de jouer.
standing-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
bot-unknown = Il n’y a pas de robot « { $name } ». Vouliez-vous dire « { $nearest } » ?
hint-chance = gagne environ { $percent } fois sur 100
arena-broken = Un robot a enfreint les règles, c’est une erreur de notre part : { $error }.
file-foreign-to-all = Ce fichier n’est ni une partie enregistrée ni une position de Galerne.
position-stuck = Dans cette position, personne n’a rien à faire, et pourtant la partie n’est pas finie.
file-names = La position est pour { $seats ->
    [one] une place
   *[other] { $seats } places
} ; noms donnés : { $names }.
action-shape = { $given } n’est pas une action de ce jeu : { $error }. En voici une : { $example }
action-no-id = Il n’y a pas d’action numéro { $id } ; la dernière est { $most }.
chance-shape = { $given } n’est pas un tirage de ce jeu : { $error }. En voici un : { $example }
json-extra = { $given } porte un champ « { $field } » qui ne veut rien dire ici.
json-at = à « { $path } », { $what }
json-instead = { $found } au lieu { $expected-de }
json-length = { $found } éléments au lieu { $expected-de }
json-missing = il manque le champ « { $name } »
json-twice = le champ « { $name } » y est deux fois
json-unknown-field = il n’y a pas de champ « { $name } » (champs possibles : { $known })
json-unknown-word = « { $name } » n’a pas de sens ici (valeurs possibles : { $known })
json-no-fields = « { $name } » n’a pas de sens ici
json-ends = le texte s’arrête trop tôt
json-trailing = il y a encore quelque chose après la fin
json-comma = il y a une virgule de trop
json-value = il faut une valeur (un nombre, true, false, null, ou un texte entre guillemets droits)
json-key = le nom d’un champ se met entre guillemets droits
json-number = un nombre est illisible
json-deep = les niveaux y sont trop nombreux
json-string = un texte y est abîmé
json-sign = il manque un signe : { $signs }
json-other = cette valeur ne convient pas
json-literal = { $text }
json-quoted = « { $text } »
json-object = un objet
json-list = une liste
json-list-of = { $count ->
    [one] une liste d’un seul élément
   *[other] une liste de { $count } éléments
}
json-range = un nombre entier de { $min } à { $max }
json-from-zero = un nombre entier positif ou nul
json-whole = un nombre entier
json-any-number = un nombre
json-text = un texte
json-flag = true ou false
json-word-or-object = un mot ou un objet
json-something = ce qui convient ici

# Imprimer et jouer.
print-margin = { $game } · feuille { $n } sur { $m }{ $side ->
    [front] , recto
    [back] , verso
   *[only] {""}
} · règles { $rules } · imprimer à 100 %
print-no-pieces = { $game } n’a pas encore de pièces à imprimer.
print-no-such-part = Il n’y a pas de partie « { $part } » dans cette boîte. Elle contient : { $parts }.
print-nothing-left = Il ne reste rien à imprimer : toutes les parties de ce lot ont été laissées de côté.
print-too-large = La pièce « { $piece } » mesure { $size } mm ; au plus { $limit } mm tiennent à la fois sur A4 et sur Letter.
print-text-small = La pièce « { $piece } » ne peut pas être imprimée : « { $text } » serait en { $points } points, et moins de 6,5 ne se lit pas. Raccourcissez le texte.
print-text-outside = La pièce « { $piece } » ne peut pas être imprimée : « { $text } » dépasse son bord de { $by } mm. Raccourcissez le texte.
print-scan = S’installer avec de vrais dés
print-format-small = Les cartes au format « { $format } » ({ $size } mm) sont trop petites : sur « { $piece } », le texte « { $text } » ne tient pas. Le format le plus proche qui contient tous les textes est « { $nearest } ».
print-own-empty = La liste de cartes est vide. Sa première ligne nomme les colonnes : title, line, trade, fr, en, copies.
print-own-column = La liste de cartes a une colonne « { $column } » qui ne veut rien dire. Peut-être « { $nearest } » ? Il y a : { $columns }.
print-own-commas = La liste de cartes a des points-virgules ou des tabulations entre ses valeurs. Enregistrez-la en CSV avec des virgules : title,line,trade,fr,en,copies.
print-own-untitled = Ligne { $row } : il manque le titre. Chaque carte en a un.
print-own-signs = Ligne { $row }, « { $title } » : nos polices n’ont pas { $signs }, et la carte s’imprimerait sans. Écrivez-le en toutes lettres, ou ôtez-le.
print-own-count = La liste contient { $count } cartes ; elle peut en contenir de 1 à { $most }.
print-own-line = Ligne { $row } : « { $line } » n’est pas un rang. Peut-être « { $nearest } » ? Il y a : { $lines }.
print-own-copies = Ligne { $row } : « { $given } » n’est pas un nombre d’exemplaires ; écrivez de 1 à 50.
print-own-long = Ligne { $row }, « { $title } » : le texte de { $given } caractères ne tient pas sur la carte. Environ { $fits } y tiennent.{ $nearest ->
    [none] {""}
   *[other] {" "}Le format « { $nearest } » contient tout.
}
print-own-title = Ligne { $row } : « { $text } » est trop long pour le bandeau d’une carte. Raccourcissez le titre ou le métier.{ $nearest ->
    [none] {""}
   *[other] {" "}Le format « { $nearest } » contient tout.
}
# Un oui ou un non parmi les options.
option-yes = oui
option-no = non
print-aid-title = { $game } : les règles de cette table
print-aid-how = Pour tout le reste, le livret s’applique.
print-option = { $title } : { $value }
print-option-own = { $title } : de votre main
print-observation = { $game } : comment était-ce ?
print-observation-how = Pour qui met une idée à l’essai. Une feuille par partie.
print-observation-date = Date et lieu
print-observation-options = Ce qui diffère du livret
print-observation-usual = Rien : c’est le jeu du livret.
print-observation-who = qui
print-observation-turns = tours
print-observation-result = résultat
print-observation-best = Quel a été le meilleur moment ?
print-observation-stuck = Où a-t-il fallu chercher une règle, ou attendre ?
print-observation-change = Que changeriez-vous ?

# L’atelier : ce qu’une vérification dit d’une édition ou des fichiers d’un jeu.
material-finding = { $file }:{ $line }:{ $column } : { $what }
material-finding-rule = { $file }:{ $line }:{ $column } : { $what } ({ $rule })
material-finding-about = { $file }:{ $line }:{ $column } : { $about } : { $what }
material-finding-about-rule = { $file }:{ $line }:{ $column } : { $about } : { $what } ({ $rule })
material-error = erreur
material-warning = avertissement
material-remark = remarque
material-too-long = le fichier fait { $found } ko ; une édition peut en faire { $most }.
material-sign = le caractère { $sign } ne se voit pas, ou se montre autre qu’il n’est. Supprimez-le.
material-deep = les tableaux et les listes dépassent ici { $most } niveaux.
material-many = le fichier contient plus de { $most } valeurs.
material-syntax = ce n’est pas du TOML ({ $detail }).
material-no-head = le fichier ne commence pas par [edition]. Écrivez : [edition], puis game = "{ $game }" et printing = 1.
material-other-game = cette édition est faite pour « { $found } », pas pour « { $game } ».
material-printing = ce programme connaît les tirages 1 à { $most }.
material-missing = il manque « { $cell } ».
material-key = le nom d’une ligne se compose de minuscules, de chiffres et de _, 40 au plus, et commence par une lettre ou un chiffre.
material-unknown-sheet = il n’y a pas de feuille « { $name } ». Peut-être « { $nearest } » ?
material-unknown-row = il n’y a pas de ligne « { $name } ». Peut-être « { $nearest } » ?
material-unknown-row-new = il n’y a pas de ligne « { $name } ». Peut-être « { $nearest } » ? Une ligne à ajouter porte new = true.
material-unknown-cell = il n’y a pas de « { $name } » ici. Peut-être « { $nearest } » ?
material-unknown-word = « { $name } » n’est aucun de ces mots : { $takes }. Peut-être « { $nearest } » ?
material-unknown-language = « { $name } » n’est pas une langue de nom. Peut-être « { $nearest } » ?
material-wants-number = il faut ici un nombre entier de { $least } à { $most }.
material-wants-flag = il faut ici true ou false.
material-wants-true = seul new = true a un sens.
material-wants-word = il faut ici un de ces mots, entre guillemets : { $takes }.
material-wants-text = il faut ici un texte entre guillemets.
material-wants-row = il faut ici le nom d’une ligne, entre guillemets.
material-wants-list = il faut ici une liste : ["…", "…"].
material-wants-table = il faut ici { $rows } listes de { $columns } nombres chacune.
material-wants-faces = il faut ici une liste de { $sides } de ces mots : { $takes }.
material-wants-numbers = il faut ici une liste de { $columns } nombres.
material-wants-name = il faut ici un texte entre guillemets, ou {"{"} fr = "…", en = "…" {"}"}.
material-wants-rows = ici viennent des lignes : [feuille.ligne], puis une valeur par ligne.
material-wants-cells = « { $name } » doit être une ligne avec ses propres valeurs : [feuille.ligne], puis une valeur par ligne.
material-twice = « { $name } » figure ici deux fois.
material-no-text = le texte est vide.
material-long-text = le texte fait { $found } caractères ; il peut en faire { $most }.
material-one-language = le nom manque dans une langue ({ $language }) ; l’autre vaut pour les deux.
material-row-out = « { $name } » est retiré du jeu.
material-rows = { $found ->
    [0] aucune ligne ne serait en jeu
    [one] une seule ligne serait en jeu
   *[other] { $found } lignes seraient en jeu
} ; il en faut de { $least } à { $most }.
material-no-slot = il n’y a plus de place : { $spare ->
    [0] on ne peut pas ajouter de ligne
    [one] on peut ajouter une ligne
   *[other] on peut ajouter { $spare } lignes
}.
material-new-exists = cette ligne existe déjà ; sans new = true, ses valeurs sont changées.
material-out-and-more = une ligne retirée ne change rien d’autre.
material-like-without-new = like ne sert qu’à une ligne avec new = true.
edition-row = { $row } : { $cells }
edition-row-out = { $row } : hors du jeu
edition-more = { $more } de plus
