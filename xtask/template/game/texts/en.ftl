game-title = Template Game
game-tagline = Take the last stone.
game-goal = Goal: take the last stone.

option-stones = Stones
option-stones-help = The stones of the heap at the start.
preset-first-game = A short game

label-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
ask-take = { $seat }, take one to three stones.
fact-stones = Stones left: { $stones }
event-taken = { $seat } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
event-won = { $seat } takes the last stone and wins.

refused-seats = This game is for two players.
refused-heap = A heap has 5 to 40 stones.
refused-over = The game is over.
refused-turn = It is { $mover }’s turn.
refused-number = Take one to { $most } stones.
refused-too-many = Only { $stones ->
    [one] one stone is
   *[other] { $stones } stones are
} left.
refused-heap-grown = The heap has more stones than at the start.
refused-mover = It cannot be this seat’s turn.

picture-board = A heap of { $stones } stones
preview-left = Leaves { $stones } in the heap.

lesson-heap-title = The heap
lesson-heap = Twelve stones lie in the heap. Whoever takes the last one wins.
lesson-take-title = Your turn
lesson-take = Take one stone.
lesson-take-hint = Touch the first stone.
lesson-turns-title = In turn
lesson-turns = The other took three: eight are left.
lesson-four-title = Three and one
lesson-four = Together two turns can always take four stones. Take three.
lesson-four-hint = Touch the third stone.
lesson-again-title = The last stones
lesson-again = The other took two, and three are left. Take them all.
lesson-again-hint = Touch the third stone.
lesson-end-title = Won
lesson-end = You took the last stone.

# Fields of position files, for the comments of `galerne position new`.
field-stones = The stones that are left
field-mover = Whose turn it is: 0 or 1
