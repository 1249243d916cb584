# Texts that belong to no single game.

# One value of a chart with its name, as it is read out.
chart-reading = { $label }: { $value }

# What a viewer may show or hide on a board.
switch-coordinates = Coordinates

trouble-refused = { $reason } (rule { $rule })

option-unknown = There is no option “{ $name }”. Did you mean “{ $nearest }”?
option-unknown-preset = There is no preset “{ $name }”. Did you mean “{ $nearest }”?
option-none = This game has no options, so none called “{ $name }”.
option-no-presets = This game has no presets, so none called “{ $name }”.
option-bad-value = Option “{ $name }” cannot be “{ $given }”. It takes: { $takes }.
option-twice = Option “{ $name }” is set to both “{ $first }” and “{ $second }”. Keep one of them.
option-shape = These options do not fit the game: { $error }.
option-misfit = Option “{ $name }” cannot be read: { $why }. One that can: { $example }
option-misfit-plain = Option “{ $name }” cannot be read: { $why }.

file-not-json = This is not a readable JSON file: line { $line }, column { $column } ({ $error }).
file-foreign = This is not a file of Galerne: it does not begin as a “{ $kind }” file.
file-version = This file has format version { $found }; this program reads version { $known }.
file-other-game = This file belongs to the game “{ $found }”, not to “{ $wanted }”.
file-other-rules = This file was played with version { $found } of the rules; this program plays version { $known }.
file-other-setup = This position belongs to other options or another number of seats than this set-up.
learnt-long = The network has { $bytes } bytes; it may have { $most }.
learnt-mark = This is not a network: it does not begin as one.
learnt-short = The network ends too early: the file was cut off.
learnt-more = { $bytes ->
    [one] One byte follows
   *[other] { $bytes } bytes follow
} the end of the network.
learnt-layers = The network has { $count } layers, counting its inputs and answers; it must have 2 to { $most }.
learnt-size = Layer { $layer } of the network has { $size } units; it must have 1 to { $most }.
learnt-inputs = The network was trained on other inputs ({ $found }) than this program gives it ({ $expected }). Train it again.
learnt-infinite = Number { $at } of a layer of the network is not finite.
perceive-no-planes = This game has no planes: what a seat sees of it is numbers alone. Load it without planes.
file-part-missing = The file has no field “{ $name }”.
file-part-bad = The field “{ $name }” cannot be read: { $error }.
file-part-unknown = There is no field “{ $name }”: it is misspelt or does not belong here.
file-unknown-game = There is no game “{ $name }”. Did you mean “{ $nearest }”?
record-name = “{ $name }” cannot be a name: a name has no control characters.
record-no-entries = The record has no list of entries.
record-at-entry = Entry { $entry }: { $why }
entry-shape = This is neither an action, nor a chance, nor an undo.
entry-extra = The entry has an unknown field “{ $name }”.
entry-fingerprint = The fingerprint { $found } is not eight hexadecimal digits.
entry-undo-other = The undo names entry { $found }, but the one to take back is entry { $due }.
entry-differs = From here on the record no longer leads to the state it led to when it was written. The file was changed, or the rules were.

table-no-chance-due = No die or card is due now.
table-nothing-to-compose = Nothing is being composed here now.
table-not-your-turn = It is not { $seat }’s turn to decide.
why-first = Choose one of the highlighted things first, then this one.
why-idle = That would change nothing.
correct-nothing = Nothing has been thrown or drawn that could be corrected.
correct-decided = Somebody has already decided on what came.
undo-over = The game is over; its result stands.
undo-nothing = You have nothing to take back.
undo-chance = Luck has decided something since then.
undo-revealed = Something hidden has been revealed since then.
undo-closed = That was final: what you have closed stays closed.
undo-redo = Somebody else has already built on that move.
undo-turn = It is already someone else’s turn.
standing-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
bot-unknown = There is no bot “{ $name }”. Did you mean “{ $nearest }”?
hint-chance = wins about { $percent } in 100 games
arena-broken = A bot broke the rules, which is a mistake on our part: { $error }.
file-foreign-to-all = This file is neither a recorded game nor a position of Galerne.
position-stuck = In this position nobody has anything to do, yet the game is not over.
file-names = The position is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; { $names ->
    [one] one name was
   *[other] { $names } names were
} given.
action-shape = { $given } is not an action of this game: { $error }. One that is: { $example }
action-no-id = There is no action number { $id }; the last one is { $most }.
chance-shape = { $given } is not an outcome of this game: { $error }. One that is: { $example }
json-extra = { $given } has a field “{ $field }” that means nothing here.
json-at = at “{ $path }”, { $what }
json-instead = { $found } instead of { $expected }
json-length = { $found } entries instead of { $expected }
json-missing = the field “{ $name }” is missing
json-twice = the field “{ $name }” is there twice
json-unknown-field = there is no field “{ $name }” (there are: { $known })
json-unknown-word = “{ $name }” means nothing here (possible: { $known })
json-no-fields = “{ $name }” means nothing here
json-ends = it ends too early
json-trailing = something follows after its end
json-comma = there is one comma too many
json-value = a value is expected (a number, true, false, null, or a text in quotation marks)
json-key = the name of a field must be in quotation marks
json-number = a number in it cannot be read
json-deep = it is nested too deeply
json-string = a text in it is damaged
json-sign = a character is missing: { $signs }
json-other = this value does not fit
json-literal = { $text }
json-quoted = “{ $text }”
json-object = an object
json-list = a list
json-list-of = { $count ->
    [one] a list of one
   *[other] a list of { $count }
}
json-range = a whole number from { $min } to { $max }
json-from-zero = a whole number that is not negative
json-whole = a whole number
json-any-number = a number
json-text = a text
json-flag = true or false
json-word-or-object = a word or an object
json-something = what belongs here

# Print and play.
print-margin = { $game } · sheet { $n } of { $m }{ $side ->
    [front] , front
    [back] , back
   *[only] {""}
} · rules { $rules } · print at 100%
print-no-pieces = { $game } has no pieces to print yet.
print-no-such-part = There is no part “{ $part }” in this box. It holds: { $parts }.
print-nothing-left = Nothing is left to print: every part of this set has been left out.
print-too-large = The piece “{ $piece }” measures { $size } mm; at most { $limit } mm fit both A4 and Letter.
print-text-small = The piece “{ $piece }” cannot be printed: “{ $text }” would be set at { $points } points, and nothing below 6.5 can be read. Shorten the text.
print-text-outside = The piece “{ $piece }” cannot be printed: “{ $text }” runs { $by } mm over its edge. Shorten the text.
print-scan = Sit down with real dice
print-format-small = Cards of the format “{ $format }” ({ $size } mm) are too small: on “{ $piece }” the text “{ $text }” does not fit. The nearest format that holds every text is “{ $nearest }”.
print-own-empty = The list of cards is empty. Its first line names the columns: title, line, trade, fr, en, copies.
print-own-column = The list of cards has a column “{ $column }” that means nothing. Perhaps “{ $nearest }”? The columns are: { $columns }.
print-own-commas = The list of cards has semicolons or tabs between its values. Save it as CSV with commas: title,line,trade,fr,en,copies.
print-own-untitled = Row { $row } has no title. Every card needs one.
print-own-signs = Row { $row }, “{ $title }”: our fonts have no { $signs }, and the card would be printed without. Write it in words, or leave it out.
print-own-count = The list holds { $count } cards; it may hold 1 to { $most }.
print-own-line = Row { $row }: “{ $line }” is not a line. Perhaps “{ $nearest }”? The lines are: { $lines }.
print-own-copies = Row { $row }: “{ $given }” is not a number of copies; write 1 to 50.
print-own-long = Row { $row }, “{ $title }”: the text of { $given } characters does not fit the card. About { $fits } fit.{ $nearest ->
    [none] {""}
   *[other] {" "}The format “{ $nearest }” holds it all.
}
print-own-title = Row { $row }: “{ $text }” is too long for the band of a card. Shorten title or trade.{ $nearest ->
    [none] {""}
   *[other] {" "}The format “{ $nearest }” holds it all.
}
# A flag of the options in words.
option-yes = yes
option-no = no
print-aid-title = { $game }: this table’s rules
print-aid-how = Everything else is as the rulebook has it.
print-option = { $title }: { $value }
print-option-own = { $title }: your own
print-observation = { $game }: how did it go?
print-observation-how = For whoever is trying something out. One sheet per game.
print-observation-date = Date and place
print-observation-options = Played differently from the rulebook
print-observation-usual = Nothing: the rulebook’s own game.
print-observation-who = who
print-observation-turns = turns
print-observation-result = result
print-observation-best = What was the best moment?
print-observation-stuck = Where did you have to look something up, or wait?
print-observation-change = What would you change?

# The workshop: what a check says of an edition or of the files of a game.
material-finding = { $file }:{ $line }:{ $column }: { $what }
material-finding-rule = { $file }:{ $line }:{ $column }: { $what } ({ $rule })
material-finding-about = { $file }:{ $line }:{ $column }: { $about }: { $what }
material-finding-about-rule = { $file }:{ $line }:{ $column }: { $about }: { $what } ({ $rule })
material-error = error
material-warning = warning
material-remark = remark
material-too-long = the file has { $found } kB; an edition may have { $most }.
material-sign = the character { $sign } is invisible, or looks like a different one. Remove it.
material-deep = tables and lists go deeper than { $most } levels here.
material-many = the file holds more than { $most } values.
material-syntax = this is not TOML ({ $detail }).
material-no-head = the file does not begin with [edition]. Write: [edition], then game = "{ $game }" and printing = 1.
material-other-game = this edition is for “{ $found }”, not for “{ $game }”.
material-printing = this build knows printings 1 to { $most }.
material-missing = “{ $cell }” is missing.
material-key = the name of a row has only lower-case letters, digits and _, at most 40 in all, and begins with a letter or a digit.
material-unknown-sheet = there is no sheet “{ $name }”. Perhaps “{ $nearest }”?
material-unknown-row = there is no row “{ $name }”. Perhaps “{ $nearest }”?
material-unknown-row-new = there is no row “{ $name }”. Perhaps “{ $nearest }”? A row that is added needs new = true.
material-unknown-cell = there is no “{ $name }” here. Perhaps “{ $nearest }”?
material-unknown-word = “{ $name }” is none of these words: { $takes }. Perhaps “{ $nearest }”?
material-unknown-language = “{ $name }” is not one of the languages of a name. Perhaps “{ $nearest }”?
material-wants-number = this must be a whole number from { $least } to { $most }.
material-wants-flag = this must be true or false.
material-wants-true = only new = true means something.
material-wants-word = this must be one of these words, in quotes: { $takes }.
material-wants-text = this must be a text in quotes.
material-wants-row = this must be the name of a row, in quotes.
material-wants-list = this must be a list: ["…", "…"].
material-wants-table = this must be { $rows } lists of { $columns } numbers each.
material-wants-faces = this must be a list of { $sides } of these words: { $takes }.
material-wants-numbers = this must be a list of { $columns } numbers.
material-wants-name = this must be a text in quotes, or {"{"} fr = "…", en = "…" {"}"}.
material-wants-rows = rows belong here: [sheet.row], then one line for each value.
material-wants-cells = “{ $name }” must be a row with values of its own: [sheet.row], then one line for each value.
material-twice = “{ $name }” is here twice.
material-no-text = the text is empty.
material-long-text = the text has { $found } characters; it may have { $most }.
material-one-language = the name is missing in one language ({ $language }); the other one stands for both.
material-row-out = “{ $name }” is taken out of the game.
material-rows = rows in play: { $found }; there must be { $least } to { $most }.
material-no-slot = too many new rows: this sheet can take { $spare }.
material-new-exists = this row exists already; without new = true its values are changed.
material-out-and-more = a row that is taken out changes nothing else.
material-like-without-new = “like” means something only in a row with new = true.
edition-row = { $row }: { $cells }
edition-row-out = { $row }: not in the game
edition-more = { $more } more
