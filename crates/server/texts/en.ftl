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
names-and = { $names } and { $last }
waits-throw = { $what } Waiting for { $names }.
errand-cut = Stopped after { $done } of { $of }. { $why }
errand-asked = Somebody else has to decide first.
errand-chance = Something must be thrown or drawn first.
waits-over = The game is over.
table-closed = This game cannot be played on: its record no longer leads where it led. It is shown as far as it still does; nothing of it was deleted. { $why }
table-closed-rules = This game was begun under version { $found } of the rules and cannot be played on under version { $known }. It is shown as far as both agree; nothing of it was deleted. { $why }
chance-dice = { $what } Throw when you are ready.
chance-cards = { $what } Draw when you are ready.
chance-dice-real = { $what } Throw your dice and enter what they show.
chance-cards-real = { $what } Draw at your table and say what came.
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
moment-decision = Move { $move }, decided by { $maker }: { $name } goes from { $before }% to { $after }%.
moment-chance = Move { $move }, by chance: { $name } goes from { $before }% to { $after }%.
moment-several = Move { $move }, all at once: { $name } goes from { $before }% to { $after }%.
moment-better = Better was: { $better }.

curtain-pass = Pass the device to { $name }.
curtain-pass-either = Pass the device to { $name } or { $other }.
curtain-show = I’m { $name }: show my side
curtain-look = I’m { $name }
curtain-hide = Hide my side
refused-curtain = That side is hidden now. Pass the device on first.

bye-restart = The server is restarting; the table will be back in a moment.
bye-store = The server lost touch with its disk for a moment. The table comes back by itself.
bye-deleted = This table was deleted.

no-page = There is nothing at this address.
no-table = This table does not exist. It may have been deleted.
no-game = This table belongs to a game that this server no longer has.
no-such-game = This game does not exist here.

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
refused-no-name = Choose a name first.
refused-name = Somebody else has that name, or one that looks like it, and protects it with a passphrase. Choose another.
refused-passphrase = No player has this name and this passphrase.
refused-passphrase-length = A passphrase has 10 to 200 characters.
refused-not-over = The game is not over yet.
refused-owner = Only the one who opened the table can delete it.
refused-token = This link or token does not belong to this table, or is no longer valid.
refused-origin = This request comes from another site.
refused-host = This server does not go by that name.
refused-hosts = The request names its host twice.
refused-slow = The request took too long to arrive. Nothing was changed; try again.
refused-no-room = This server has no room for another table. Tables that are there go on; ask whoever runs it to make room.
refused-not-json = Send JSON: the request needs “Content-Type: application/json”.
refused-json = This is not JSON: it cannot be read from line { $line }, column { $column }.
refused-json-data = This JSON is not what was asked for, at line { $line }, column { $column }.
refused-not-text = A record is text in UTF-8; this is not.
refused-flood = That was too much at once. Wait a moment.
refused-message = The server could not understand this request.
refused-id-or-action = Give either the id or the action.
refused-too-long = That is too long.
refused-no-hint = There is no hint at the moment.
refused-busy = Too many players are asking for advice just now. Try again in a moment.
refused-error = Something went wrong on the server.
refused-lesson = A lesson takes only the step that its card asks for.

start-bind = The server cannot listen at { $address }: { $error }. Choose another port or address.
store-full = The disk of the server is full. Nothing was changed.
store-locked = Another program holds the database. Nothing was changed.
store-in-use = Another server already uses the folder { $folder }. Stop it, or choose another folder.
store-foreign = The file { $path } is not a database of Galerne. It was left alone; choose another folder.
store-newer = The database has version { $found }; this program knows versions up to { $known }. Use the newer program.
store-conflict = Somebody else was faster. Have another look.
store-gone = The server is closing. Nothing was changed.
store-broken = The server cannot use its database just now. Nothing was changed; whoever runs the server finds the reason in its log.
store-damaged = The database { $path } is damaged. Tables that can still be read are served. Copy the file away, then restore a backup, or save what can be read with: sqlite3 { $path } .recover
store-log-lost = The log { $path } is damaged, and all tables were in it. It was copied aside and nothing was changed: restore a backup, or move the database and its log away to begin anew.
store-exists = There is already a file { $path }. Nothing was copied: choose an empty folder.
store-missing = There is no database { $path }. Say where the server keeps its data with --data.
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
lab-not-now = That cannot be done to this run just now. Have another look.
lab-not-yours = Only the one who handed in this run can stop, resume or delete it.
refused-name-long = A name has at most { $most } characters.
lesson-end = That was the last card: now play.
over-alone = Result
over-won = { $name } wins
over-shared = { $names } share the win
over-none = Nobody wins
