game-title = Puissance quatre
game-tagline = Quatre à la suite, avant l’autre.
game-goal = But : aligner quatre de vos jetons, à l’horizontale, à la verticale ou en diagonale.

label-drop = Laisser tomber un jeton dans la colonne { $column }
ask-drop = { $seat }, choisissez une colonne.
fact-discs = x { $first } · o { $second }
event-dropped = { $seat } joue dans la colonne { $column }.
event-four = { $seat } en aligne quatre et gagne.
event-full = La grille est pleine : personne ne gagne.

refused-seats = Ce jeu se joue à deux, non à { $seats }.
refused-over = La partie est finie.
refused-turn = C’est à { $mover } de jouer.
refused-no-column = Il n’y a que { $columns } colonnes.
refused-full-column = La colonne { $column } est pleine.
refused-board-size = La grille a six rangées de sept signes.
refused-board-sign = Une case est « x », « o » ou « . ».
refused-board-floating = Un jeton flotte en l’air.
refused-board-turns = On joue à tour de rôle : l’un des deux a trop de jetons.
refused-board-played-on = On a joué après un alignement de quatre.

picture-board = Puissance quatre : sept colonnes de six cases
picture-column = Colonne { $column }, { $free ->
    [0] pleine
    [one] { $free } case libre
   *[other] { $free } cases libres
}
picture-disc = Colonne { $column }, rangée { $row } : { $seat }
panel-discs = Jetons
panel-discs-of = { $seat }
panel-discs-count = { $count } sur { $all }
preview-lands = Le jeton tombe dans la rangée { $row }.
preview-wins = Cela en aligne quatre.

# Fields of position files, for the comments of `galerne position new`.
field-rows = Six rangées depuis le haut ; x la première place, o la seconde, . vide
