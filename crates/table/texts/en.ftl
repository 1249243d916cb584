# What a table says. Games speak for themselves.

seat-open = free seat
seat-numbered = Seat { $number }
seat-lost = This seat is not yours any more. You are watching from here on.
seat-lost-to-bot = A bot plays for you now. Take your seat back whenever you like.

waits-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
log-left = { $name } has left the table.
log-corrected = What was entered last has been corrected.
waits-left = { $name } has left. Send the link again, let a bot play there, or wait.
waits-for-somebody = Waiting for somebody to sit down.
waits-for-others-too = { $count ->
    [one] Waiting for { $names }, and for somebody to sit down.
   *[other] Waiting for { $names }, and for somebody to sit down.
}
waits-stuck = The server cannot go on just now. It will try again by itself; nothing is lost.
names-and = { $names } and { $last }
waits-throw = { $what } Waiting for { $names }.
sequence-cut = Stopped after { $done } of { $of }. { $why }
sequence-asked = Somebody else has to decide first.
sequence-chance = Something must be thrown or drawn first.
waits-over = The game is over.
table-closed = This game cannot be played on: its record no longer leads where it led. It is shown as far as it still does; nothing of it was deleted. { $why }
table-closed-rules = This game was begun under version { $found } of the rules and cannot be played on under version { $known }. It is shown as far as both agree; nothing of it was deleted. { $why }
chance-dice = { $what } Throw when you are ready.
chance-cards = { $what } Draw when you are ready.
chance-dice-real = { $what } Throw your dice and enter what they show.
chance-cards-real = { $what } Draw at your table and say what came.

lesson-reading = Read this step, then go on.

hint-best = Best: { $best }.
hint-then = Then: { $steps }.
hint-equal = About equal: { $others }.
hint-others = Next best: { $others }.
curve-title = Chances of winning
curve-moves = Move
curve-chance = Percent
review-unit-chance = All figures are chances of winning out of 100. What dice and cards added, and what decisions gave away, make up the whole way from the start to the result.
review-unit-chance-large = All figures are chances of winning out of 100, added up over the whole game: what one throw took another may have given back, so that a sum can be more than a hundred. Luck and decisions together make up the whole way from the start to the result.
review-unit-points = All figures are points. What dice and cards added, and what decisions gave away, make up the whole way from the start to the result.
review-unit-turns = All figures are turns: fewer are better. What the weather added, and what headings gave away, make up the whole way from par to the result.
review-accuracy-within = { $mean } ({ $low } to { $high })
review-cost-chance = { $name } gave up { $cost } chances in 100 (between { $low } and { $high }).
review-gain-chance = { $name } found something better than the master: { $cost } chances in 100 (between { $low } and { $high }).
review-cost-points = { $name } gave up { $cost } points (between { $low } and { $high }).
review-gain-points = { $name } found something better than the master: { $cost } points (between { $low } and { $high }).
review-cost-turns = { $name } lost { $cost } turns against the best heading.
review-how-exact = The race is solved: this price is exact.
review-how = Both lines were played out { $times } times, with the same luck for both and using only what the player could know. A smaller difference could not be told from chance.
review-luck-chance = Luck gave { $luck } chances in 100 to { $name }.
review-bad-luck-chance = Luck took { $luck } chances in 100 from { $name }. On average it goes better than this:
review-luck-points = Luck gave { $luck } points to { $name }.
review-bad-luck-points = Luck took { $luck } points from { $name }. On average it goes better than this:
review-luck-turns = The weather saved { $luck } turns for { $name }.
review-bad-luck-turns = The weather took { $luck } turns from { $name }.
review-point = { $move ->
    [0] Set-up: { $what }
   *[other] Move { $move }: { $what }
}
review-card = { $move ->
    [0] Set-up: { $name }
   *[other] Move { $move }: { $name }
}
review-within = { $value } ({ $low } to { $high })
review-curve-points = Expected points
review-axis-points = Points
review-curve-turns = Expected turns
review-axis-turns = Turns

curtain-pass = Pass the device to { $name }.
curtain-pass-either = Pass the device to { $name } or { $other }.
curtain-show = I’m { $name }: show my side
curtain-look = I’m { $name }
curtain-hide = Hide my side
refused-curtain = That side is hidden now. Pass the device on first.

refused-closed = This table is closed; it can only be looked at.
refused-seat = That seat is not yours.
refused-no-seat = This table has no such seat.
refused-identity = Allow cookies for this page, so that the table can recognise you.
refused-hidden-luck = Only the player who sees those cards can say which one came.
refused-not-your-throw = It is for another player to throw or draw.
refused-luck = At this table the server throws and draws.
refused-stale = The table has moved on since you chose. Have another look.
refused-taken = That seat is taken.
refused-player-is-here = The player of that seat is online.
refused-player-may-return = { $seconds ->
    [one] The player of that seat may be back at any moment. A bot can take over in 1 second.
   *[other] The player of that seat may be back at any moment. A bot can take over in { $seconds } seconds.
}
refused-no-bot = This game has no such bot.
refused-error = Something went wrong on the server.
refused-lesson = A lesson takes only the step that its card asks for.

lesson-end = That was the last step: now play.
over-alone = Result
over-won = { $name } wins
over-shared = { $names } share the win
over-none = Nobody wins
refused-write-open = The table is still saving the last move. Try again in a moment.

# The name of a player who gave none.
guest = Guest
bot-novice = Novice
bot-habitue = Regular
bot-maitre = Master
bot-greedy = Greedy
bot-random = Random
