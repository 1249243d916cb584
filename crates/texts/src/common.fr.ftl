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

file-not-json = Ce fichier n’est pas du JSON lisible : ligne { $line }, colonne { $column } ({ $error }).
file-foreign = Ce fichier n’est pas des nôtres : il ne commence pas comme un fichier « { $kind } ».
file-version = Ce fichier est au format { $found } ; ce programme lit le format { $known }.
file-other-game = Ce fichier appartient au jeu « { $found } » et non à « { $wanted } ».
file-other-rules = Ce fichier a été joué avec la version { $found } des règles ; ce programme joue la version { $known }.
file-part-missing = Il manque au fichier le champ « { $name } ».
file-part-bad = Le champ « { $name } » est illisible : { $error }.
file-part-unknown = Le champ « { $name } » est inconnu : il est mal écrit ou n’a rien à faire ici.
file-unknown-game = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire « { $nearest } » ?
record-name = Personne ne peut s’appeler « { $name } » : un nom ne contient pas de caractères de contrôle.
record-no-entries = La partie enregistrée n’a pas de liste d’entrées.
record-at-entry = Entrée { $entry } : { $why }
entry-shape = Ce n’est ni une action, ni un hasard, ni une annulation.
entry-extra = L’entrée porte un champ « { $name } » que personne ne connaît.
entry-fingerprint = L’empreinte { $found } n’est pas faite de huit chiffres hexadécimaux.
entry-undo-other = L’annulation nomme l’entrée { $found }, mais c’est l’entrée { $due } qu’il faudrait reprendre.
entry-differs = À partir d’ici, la partie ne mène plus à l’état où elle menait quand elle fut écrite. Le fichier a été modifié, ou les règles l’ont été.

table-no-chance-due = Ni dé ni carte n’est attendu maintenant.
table-nothing-to-compose = Il n’y a rien à composer ici pour le moment.
table-not-your-turn = Ce n’est pas à { $seat } de décider.
why-first = Choisissez d’abord un des éléments en surbrillance, puis celui-ci.
undo-over = La partie est finie ; son résultat demeure.
undo-nothing = Vous n’avez rien à reprendre.
undo-chance = Les dés ou les cartes ont parlé depuis.
undo-revealed = Un secret a été dévoilé depuis.
undo-closed = C’était définitif : ce que vous avez clos reste clos.
undo-redo = Quelqu’un a déjà joué en s’appuyant sur ce coup.
undo-turn = C’est déjà à quelqu’un d’autre de jouer.
standing-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
bot-unknown = Il n’y a pas de robot « { $name } ». Vouliez-vous dire « { $nearest } » ?
hint-chance = { $percent } % de gagner
hint-worth = { $percent } sur 100
arena-broken = Un robot a enfreint les règles, c’est une erreur de notre part : { $error }.
file-foreign-to-all = Ce fichier n’est ni une partie enregistrée ni une position des nôtres.
position-stuck = Dans cette position, personne n’a rien à faire, et pourtant la partie n’est pas finie.
file-names = La position est pour { $seats } places ; on a donné { $names } noms.
action-shape = { $given } n’est pas une action de ce jeu : { $error }. En voici une : { $example }
action-no-id = Il n’y a pas d’action numéro { $id } ; la dernière est { $most }.
chance-shape = { $given } n’est pas un tirage de ce jeu : { $error }. En voici un : { $example }
json-extra = { $given } porte un champ « { $field } » qui ne veut rien dire ici.
