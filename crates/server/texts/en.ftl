# What the server itself says. Games speak for themselves.


passphrase-set = Your passphrase is set. With it and your name you can find your games on any device.

bye-restart = The server is restarting; the table will be back in a moment.
bye-store = The server lost touch with its disk for a moment. The table comes back by itself.
bye-deleted = This table was deleted.

no-page = There is nothing at this address.
print-answer-large = This answer would be larger than 8 MB. Ask for fewer parts or fewer dots to the inch, or use “galerne print”.
no-table = This table does not exist. It may have been deleted.
no-game = This table belongs to a game that this server no longer has.
no-such-game = This game does not exist here.

refused-no-name = Choose a name first.
refused-name = Somebody else has that name, or one that looks like it, and protects it with a passphrase. Choose another.
refused-passphrase = No player has this name and this passphrase.
refused-passphrase-length = A passphrase has 10 to 200 characters.
refused-over-there = The game is over at that moment: go back a step and play on from there.
refused-no-luck = The luck of this table cannot be played again.
refused-no-chapter = There is no further chapter here.
refused-not-over = The game is not over yet.
refused-reviews-each = Three games of yours are already waiting to be reviewed. Ask again when one of them is done.
refused-reviews-all = Too many games are waiting to be reviewed just now. Ask again in a moment.
refused-owner = Only the one who opened the table can delete it.
refused-token = This link or token does not belong to this table, or is no longer valid.
refused-origin = This request comes from another site.
refused-host = This server does not go by that name.
refused-hosts = The request names its host twice.
refused-slow = The request took too long to arrive. Nothing was changed; try again.
refused-no-room = This server has no room for another table. Existing tables go on; ask whoever runs it to make room.
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

start-bind = The server cannot listen at { $address }: { $error }. Choose another port or address.
store-full = The disk of the server is full. Nothing was changed.
store-locked = Another program holds the database. Nothing was changed.
store-in-use = Another server already uses the folder { $folder }. Stop it, or choose another folder.
store-foreign = { $path } is not a database of Galerne. It was left alone; choose another one.
store-newer = The database has version { $found }; this program knows versions up to { $known }. Use the newer program.
store-conflict = Somebody else was faster. Have another look.
store-uncertain = The connection to the database broke. Whether this was written is not known: send it again with the same client id, and it is carried out once.
store-unreachable = The database cannot be reached: { $error }
store-read-only = The database takes no writes: it is a standby, or was set to read only. Name the server that writes.
store-unsafe = The database is set to { $setting }: it would lose moves that it has acknowledged. Change the setting, then start again.
store-plain = The database is on { $host }, and this program does not encrypt what it sends there. Send the connection through an encrypted tunnel, or add ?sslmode=disable to the address if nobody else can listen.
store-not-empty = The target has { $id }, which is not in the source or has gone on since. Nothing more was copied: choose an empty target.
store-miscopied = { $id } does not read in the target as it does in the source. The copy stopped there; do not serve it.
store-wrong-key = Other servers of this database sign with another key than { $path }. Copy their key there, or name it with --key.
store-older = The database has version { $found }; this program needs version { $known }. Bring it up to date with: galerne store migrate
store-gone = The server is closing. Nothing was changed.
store-broken = The server cannot use its database just now. Nothing was changed; whoever runs the server finds the reason in its log.
store-damaged = The database { $path } is damaged. Tables that can still be read are served. Copy the file away, then restore a backup, or save what can be read with: sqlite3 { $path } .recover
store-log-lost = The log { $path } is damaged, and all tables were in it. It was copied aside and nothing was changed: restore a backup, or move the database and its log away to begin anew.
store-exists = There is already a file { $path }. Nothing was copied: choose an empty folder.
store-missing = There is no database { $path }. Say where the server keeps its data with --data.
store-other = The database cannot be used: { $error }

no-run = There is no such run. It may have been deleted.
lab-rulebook = rulebook
table-elsewhere = This table is played on at another server, under rules of another version. Try again in a moment.
lab-hopeless = A part of it (arm { $arm }, chunk { $chunk }) was begun five times and never came to its end. The run can be tried again.
lab-differs = Servers { $one } and { $other } played the same part (arm { $arm }, chunk { $chunk }) and came to different games: one of the two machines computes wrongly. Nothing of it was kept.
lab-broke = A game could not be played to its end. That is a mistake in the program; the run can be tried again.
lab-too-many-waiting = You already have { $most } runs waiting or running. Stop one, or wait until one has finished.
lab-too-many-kept = You have kept { $most } runs already. Delete one you no longer need.
lab-too-many-waiting-here = { $most } runs from your network address are already waiting or running. Stop one, or wait until one has finished.
lab-too-many-kept-here = { $most } runs from your network address have already been kept. One of them must be deleted first.
lab-queue-full = The queue is full: { $most } runs are waiting. Try again later.
lab-shelf-full = The laboratory has no room left on its disk. Runs that nobody needs must be deleted first.
lab-too-long = One run plays at most { $most } games, all variants together.
lab-not-now = That cannot be done to this run just now. Have another look.
lab-not-yours = Only the one who handed in this run can stop, resume or delete it.
refused-name-long = A name has at most { $most } characters.
workshop-printed = as printed
workshop-edition = the edition
