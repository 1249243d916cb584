# What the server itself says. Games speak for themselves.

guest = Guest
seat-open = free seat
seat-numbered = Seat { $number }
seat-lost = This seat is not yours any more. You are watching from here on.
seat-lost-to-bot = A bot plays for you now. Take your seat back whenever you like.
yes = yes
no = no

waits-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
waits-for-somebody = Waiting for somebody to sit down.
waits-for-others-too = { $count ->
    [one] Waiting for { $names }, and for somebody to sit down.
   *[other] Waiting for { $names }, and for somebody to sit down.
}
waits-stuck = The server cannot go on just now. It tries again by itself; nothing is lost.
waits-chance = Dice or cards are due.
errand-cut = Stopped after { $done } of { $of }. { $why }
errand-asked = Somebody else is asked first.
errand-chance = Dice must speak first.
waits-over = The game is over.
table-closed = This game cannot be played on: its record no longer leads where it led. It is shown as far as it still does; nothing of it was deleted. { $why }
table-closed-rules = This game was begun under version { $found } of the rules and cannot be played on under version { $known }. It is shown as far as both agree; nothing of it was deleted. { $why }
chance-dice = Throw the dice.
chance-listed = Draw.
chance-real = Throw or draw at your table, and say what came.
passphrase-set = Your passphrase is set. With it and your name you find your games on any device.

lesson-reading = Read the card, then go on.

hint-best = Best: { $best }.
hint-then = Then: { $steps }.
hint-equal = About equal: { $others }.
hint-others = Next best: { $others }.
curve-title = Chances of winning
curve-moves = Move
curve-chance = Percent
curve-title-share = How it stood
curve-share = Of 100 that can be reached
moment-decision = Move { $move }, a decision of { $maker }: { $name } goes from { $before } % to { $after } %.
moment-chance = Move { $move }, luck: { $name } goes from { $before } % to { $after } %.
moment-better = Better was: { $better }.

bye-restart = The server is restarting; the table will be back in a moment.
bye-store = The server lost touch with its disk for a moment. The table comes back by itself.
bye-deleted = This table was deleted.

no-page = There is nothing at this address.
no-table = There is no such table. It may have been deleted.
no-game = This table belongs to a game that this server no longer has.
no-such-game = There is no such game here.

refused-closed = This table is closed; it can only be looked at.
refused-seat = That seat is not yours.
refused-no-seat = There is no such seat at this table.
refused-identity = Allow cookies for this page, so that the table can know you again.
refused-hidden-luck = Which card came is for the player to say who sees those cards.
refused-luck = At this table the server throws the dice.
refused-stale = The table has moved on since you chose. Look again.
refused-taken = That seat is taken.
refused-player-is-here = The player of that seat is here.
refused-player-may-return = { $seconds ->
    [one] The player of that seat may be back at any moment. A bot can take over in 1 second.
   *[other] The player of that seat may be back at any moment. A bot can take over in { $seconds } seconds.
}
refused-no-bot = There is no such bot for this game.
refused-no-name = Say a name first.
refused-name = Somebody else has that name, or one that looks like it, and protects it with a passphrase. Choose another.
refused-passphrase = No player has this name and this passphrase.
refused-passphrase-length = A passphrase has 10 to 200 characters.
refused-not-over = The game is not over yet.
refused-owner = Only the one who opened the table can delete it.
refused-token = This link or token does not belong to this table, or is no longer valid.
refused-origin = This request comes from another site.
refused-host = This server is not known under that name.
refused-hosts = The request names its host twice.
refused-slow = The request took too long to arrive. Nothing was changed; try again.
refused-no-room = This server has no room for another table. Tables that are there go on; ask whoever runs it to make room.
refused-not-json = Send JSON: the request needs “Content-Type: application/json”.
refused-json = This is not JSON: it cannot be read from line { $line }, column { $column }.
refused-json-data = This JSON is not what was asked for, at line { $line }, column { $column }.
refused-not-text = A record is text in UTF-8; this is not.
refused-flood = That was too much at once. Wait a moment.
refused-message = That is no message of the protocol.
refused-id-or-action = Give either the id or the action.
refused-too-long = That is too long.
refused-no-hint = No hint is to be had now.
refused-busy = Too many players are asking for advice just now. Try again in a moment.
refused-error = Something went wrong on the server.
refused-lesson = In a lesson there is only the card’s own next step.

start-bind = The server cannot listen at { $address }: { $error }. Choose another port or address.
store-full = The disk of the server is full. Nothing was changed.
store-locked = Another program holds the database. Nothing was changed.
store-in-use = Another server already uses the folder { $folder }. Stop it, or choose another folder.
store-foreign = The file { $path } is no database of Galerne. It was left alone; choose another folder.
store-newer = The database has version { $found }; this program knows versions up to { $known }. Use the newer program.
store-conflict = Somebody else was faster. Look again.
store-gone = The server is closing. Nothing was changed.
store-broken = The server cannot use its database just now. Nothing was changed; whoever runs the server finds the reason in its log.
store-damaged = The database { $path } is damaged. Tables that can still be read are served. Copy the file away, then restore a backup, or save what can be read with: sqlite3 { $path } .recover
store-log-lost = The log { $path } is damaged, and all tables were in it. It was copied aside and nothing was changed: restore a backup, or move the database and its log away to begin anew.
store-other = The database cannot be used: { $error }
bot-novice = Novice
bot-habitue = Habitué
bot-maitre = Maître
bot-greedy = Greedy
bot-random = Random

no-run = There is no such run. It may have been deleted.
lab-rulebook = rulebook
lab-broke = A game could not be played to its end. That is a mistake of the program; the run can be tried again.
lab-too-many-waiting = You have { $most } runs waiting or at work already. Stop one, or wait until one is through.
lab-too-many-kept = You have kept { $most } runs already. Delete one you no longer need.
lab-too-many-waiting-here = From where you are { $most } runs are waiting or at work already. Stop one, or wait until one is through.
lab-too-many-kept-here = From where you are { $most } runs have been kept already. Somebody there must delete one first.
lab-queue-full = The queue is full: { $most } runs wait. Try again later.
lab-shelf-full = The laboratory has no room left on its disk. Runs that nobody needs must be deleted first.
lab-too-long = One run plays at most { $most } games, all variants together.
lab-not-now = That cannot be done to this run just now. Look again.
lab-not-yours = Only the one who handed in this run can stop, resume or delete it.
