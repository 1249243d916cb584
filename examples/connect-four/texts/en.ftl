game-title = Connect four
game-tagline = Four in a row, before the other one.
game-goal = Goal: four of your stones in a row, across, upright or slanting.

label-drop = Drop a disc into column { $column }
ask-drop = { $seat }, choose a column.
fact-discs = x { $first } · o { $second }
event-dropped = { $seat } drops a disc into column { $column }.
event-four = { $seat } has four in a row and wins.
event-full = The board is full: nobody wins.

refused-seats = Connect four is for two, not for { $seats }.
refused-over = The game is over.
refused-turn = It is { $mover }’s turn.
refused-no-column = There are only { $columns } columns.
refused-full-column = Column { $column } is full.
refused-board-size = The board has six rows of seven characters.
refused-board-sign = A cell is “x”, “o” or “.”.
refused-board-floating = A disc hangs in the air.
refused-board-turns = The seats take turns: one of them has too many discs.
refused-board-played-on = Somebody played on after four in a row.

picture-board = Connect four: seven columns of six cells
picture-column = Column { $column }, { $free ->
    [0] full
    [one] one cell free
   *[other] { $free } cells free
}
picture-disc = Column { $column }, row { $row }: { $seat }
panel-discs = Discs
panel-discs-of = { $seat }
panel-discs-count = { $count } of { $all }
preview-lands = The disc lands in row { $row }.
preview-wins = This makes four in a row.

# Fields of position files, for the comments of `galerne position new`.
field-rows = Six rows from the top; x the first seat, o the second, . empty
