game-title = Poker de Kuhn
game-tagline = Trois cartes, une mise, et le plus petit bluff du monde.
game-goal = But : gagner le pot, avec la carte la plus forte ou en faisant passer l’autre.

option-hands = Donnes
option-hands-help = Combien de donnes on joue. Qui parlait en second parle en premier à la donne suivante.
preset-match = Une partie de dix donnes

card-jack = le valet
card-queen = la dame
card-king = le roi
card-unknown = une carte cachée
card-none = pas de carte

label-check = Parole
label-bet = Miser un jeton
label-fold = Passer
label-call = Suivre
ask-open = { $seat }, vous avez { $card } : parole ou mise ?
ask-answer = { $seat }, vous avez { $card } face à une mise : passer ou suivre ?
call-deal = { $a } reçoit { $first }, { $b } reçoit { $second }
event-dealt = Chacun met un jeton. { $a } reçoit { $first }, { $b } reçoit { $second }.
event-checked = { $seat } dit parole.
event-bet = { $seat } mise un jeton.
event-folded = { $seat } passe.
event-called = { $seat } suit.
event-shown = On abat les cartes : { $a } montre { $first }, { $b } montre { $second }.
event-won = { $chips ->
    [one] { $seat } gagne un jeton.
   *[other] { $seat } gagne { $chips } jetons.
}
standing-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
fact-hand = Donne { $hand } sur { $hands }
fact-seat = { $seat } : { $card }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}

refused-seats = Le poker de Kuhn se joue à deux, non à { $seats }.
refused-hands = On joue de 1 à { $most } donnes.
refused-over = Toutes les donnes ont été jouées.
refused-deal-first = Les cartes ne sont pas encore données.
refused-turn = C’est à { $speaker } de parler.
refused-no-bet = Personne n’a misé : il n’y a rien à suivre ni devant quoi passer.
refused-bet-stands = Une mise est engagée : passez ou suivez.
refused-same-card = Chaque carte n’existe qu’une fois.
refused-no-dice = Au poker de Kuhn on a des cartes et point de dés.
refused-position-hands = On ne joue que { $hands } donnes.
refused-position-cards = Pendant une donne, chacun des deux tient une carte.
refused-position-shown = Avant la première donne, il n’y a pas de carte sur la table.
refused-position-chips = Ce que l’un a gagné, l’autre l’a perdu, deux jetons par donne au plus.

# Fields of position files, for the comments of `galerne position new`.
field-stage = Ce qu’il y a à faire
field-cards = Les cartes devant les deux places ; null avant la donne et après un abandon
field-chips = Ce que chaque place a gagné jusqu’ici
field-hands_played = Les donnes jouées jusqu’ici

# Ce qui se passe pendant qu’on attend le hasard.
source-deck = On distribue les cartes…
