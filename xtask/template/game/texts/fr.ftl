game-title = Template Game
game-tagline = Prenez la dernière pierre.
game-goal = But : prendre la dernière pierre.

option-stones = Pierres
option-stones-help = Les pierres du tas au départ.
preset-first-game = Une partie courte

label-take = Prendre { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
ask-take = { $seat }, prenez une à trois pierres.
fact-stones = Pierres restantes : { $stones }
event-taken = { $seat } prend { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
event-won = { $seat } prend la dernière pierre et gagne.

refused-seats = Ce jeu se joue à deux.
refused-heap = Un tas compte de 5 à 40 pierres.
refused-over = La partie est finie.
refused-turn = C’est à { $mover } de jouer.
refused-number = Prenez de une à { $most } pierres.
refused-too-many = Il ne reste que { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
refused-heap-grown = Le tas a plus de pierres qu’au départ.
refused-mover = Ce ne peut pas être à cette place de jouer.

picture-board = Un tas de { $stones } pierres
preview-left = Il en restera { $stones } dans le tas.

lesson-heap-title = Le tas
lesson-heap = Douze pierres forment le tas. Qui prend la dernière gagne.
lesson-take-title = À vous
lesson-take = Prenez une pierre.
lesson-take-hint = Touchez la première pierre.
lesson-turns-title = Chacun son tour
lesson-turns = L’autre en a pris trois : il en reste huit.
lesson-four-title = Trois et une
lesson-four = À deux, on peut toujours prendre quatre pierres. Prenez-en trois.
lesson-four-hint = Touchez la troisième pierre.
lesson-again-title = Les dernières pierres
lesson-again = L’autre en a pris deux, il en reste trois. Prenez-les toutes.
lesson-again-hint = Touchez la troisième pierre.
lesson-end-title = Gagné
lesson-end = Vous avez pris la dernière pierre.

# Champs des fichiers de position.
field-stones = Les pierres qui restent
field-mover = À qui de jouer : 0 ou 1
