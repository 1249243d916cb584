game-title = Kuhn poker
game-tagline = Three cards, one bet, and the smallest bluff in the world.
game-goal = Goal: win the pot, with the higher card or by making the other one fold.

option-hands = Hands
option-hands-help = How many hands are played. Whoever spoke second in one hand speaks first in the next.
preset-match = A match of ten hands

card-jack = the Jack
card-queen = the Queen
card-king = the King
card-unknown = a hidden card
card-none = no card

label-check = Check
label-bet = Bet a chip
label-fold = Fold
label-call = Call
ask-open = { $seat }, you hold { $card }: check or bet?
ask-answer = { $seat }, you hold { $card } and face a bet: fold or call?
call-deal = { $a } gets { $first }, { $b } gets { $second }
event-dealt = Everyone puts in a chip. { $a } gets { $first }, { $b } gets { $second }.
event-checked = { $seat } checks.
event-bet = { $seat } bets a chip.
event-folded = { $seat } folds.
event-called = { $seat } calls.
event-shown = Cards on the table: { $a } shows { $first }, { $b } shows { $second }.
event-won = { $chips ->
    [one] { $seat } wins a chip.
   *[other] { $seat } wins { $chips } chips.
}
standing-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
fact-hand = Hand { $hand } of { $hands }
fact-seat = { $seat }: { $card }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

refused-seats = Kuhn poker is for two, not for { $seats }.
refused-hands = You can play 1 to { $most } hands.
refused-over = All hands have been played.
refused-deal-first = The cards have not been dealt yet.
refused-turn = { $speaker } is to speak.
refused-no-bet = Nobody has bet yet: there is nothing to fold to or call.
refused-bet-stands = A bet stands: fold or call.
refused-same-card = There is only one of each card.
refused-no-dice = Kuhn poker has cards and no dice.
refused-position-hands = Only { $hands } hands are played.
refused-position-cards = During a hand both seats hold a card.
refused-position-shown = Before the first deal no card is on the table.
refused-position-chips = What one seat has won the other has lost, at most two chips a hand.

# Fields of position files, for the comments of `galerne position new`.
field-stage = What is to be done now
field-cards = The cards before the two seats; null before the deal and after a fold
field-chips = What each seat has won so far
field-hands_played = Hands played so far

# What happens while chance is awaited.
source-deck = The cards are dealt…
