# What the pages say by themselves. What games say stands in their own files.

skip-to-content = Skip to the content
nav = Site
footer-nav = More
to-home = Galerne, all games
language = Language
settings = Settings
theme-switch = Light or dark
house-rules = House rules
for-programs = For programs
footer-galerne = Five games by five authors, at one table. Free software.
yes = yes
no = no
close = Close

home-title = Galerne — five games of wind, dice and cards
home-definition = galerne, n. f. — the cold gusty wind that blows in from the north-west.
home-lead = Five games of wind, dice and cards, each by its own author. The table knows the rules; you bring the company, or let it lend you some.
home-mine = Your games
home-games = The five games
home-open = Open tables
home-open-none = Nobody is looking for company right now. Set up a table and send a link.
home-examples = Worked examples
home-examples-why = Small classics that show how a game is written for this table.
choose-company = Choose company and rules
play-now = Play now
play-now-at = Play { $game } now
learn = Learn
learn-in-five = Learn it in five minutes
rulebook = Rulebook
unbuilt = In the workshop
players = { $fewest } to { $most } players
by = by { $author }
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
table-over = over
table-closed = closed
table-closed-why = This table can be looked at but not played: the rules have changed since.
table-your-turn = your turn
table-waits = waiting for others
table-alone = alone
table-with = with { $names }
table-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

game-sail-race-author = Arnauld Van Muysewinkel
game-sail-race-title = Sail Race
game-sail-race-tagline = A regatta on a hex sea: choose your heading before the wind shows its hand.
game-windwalkers-author = David-Olivier Saban
game-windwalkers-title = Windwalkers
game-windwalkers-tagline = Lead a horde of eight against the wind, dice against dice, to the far end of the world.
game-horde-author = Tonio Lagoule
game-horde-title = La Horde du Contrevent
game-horde-tagline = Four walkers, one formation a turn, a hand of cards, and a wind that sweeps every row.
game-onb-author = Théophane Vallaeys
game-onb-title = ONB — One Dice Battles
game-onb-tagline = Skirmishes on flagstones where every attack is one die.
game-pluvionautes-author = Rémi Monthiller
game-pluvionautes-title = Les Pluvionautes
game-pluvionautes-tagline = Throw the balloon, tow the islands, bring the rain. “The Pluvionauts project”, CC BY 4.0.

game-tables = Tables of this game
print-title = Print and play
print-none = Sheets to print and cut will stand here.
setup-title = Set up a table
setup-open = Open the table
setup-rulebook = The rulebook’s own game.
setup-differs = Differs from the rulebook’s game:
setup-seats = Who plays
setup-seats-help = Anyone can sit down later by a link, and a bot can step in for anyone who leaves.
setup-public = Anyone may take the free seats: the table is listed on the home page
setup-more-seats = More seats
setup-seat = Seat { $number }
setup-seat-name = Name for seat { $number }
setup-chance = Dice and cards
setup-presets = Variants
setup-presets-help = Named sets of options. Choosing one shows below what it sets.
setup-rulebook-preset = The rulebook’s own game
setup-options = All options
setup-options-help = Only what you change is written into the game’s record.
seat-me = Me
seat-here = Somebody at this screen
seat-link = Somebody else, by a link
seat-bots = Bots
seat-bot = Bot: { $bot }
seat-none = Nobody
seat-name = Name
chance-automatic = The table throws at once
chance-throw-button = We throw when everybody is ready
chance-real = We throw real dice and say what they show

board = Board
board-no-picture = This game has no picture yet; the text board below shows everything.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
your-choices = What you can do
over = The game is over.
over-title = Final standings
wait = The others are thinking.
sent = Sent …
giving-up = Giving up
throw = Throw
dice-say = That is what they show
undo = Take back
undo-of = Take back: { $name }
hint = Hint
rules = Rules
text-board = Text board
keys = Keys
seats = At the table
log = Logbook
cells = What lies where
cell = Place
cell-holds = What is there
seat-free = Free seat
seat-awaited = to play
seat-take = Sit here
seat-more = More about { $name }
seat-rename = Change name
seat-to-bot = Let a bot play
seat-leave = Stand up
kind-open = waiting for somebody
kind-mine = you
kind-here = here
kind-away = away
kind-bot = bot, { $bot }
invite = Invite
invite-seat = Link for seat { $number }
invite-name = Link for { $name }
invite-watch = Link to watch
copy = Copy
copied = Copied
confirm-title = Are you sure?
confirm-this = Do this?
confirm-yes = Yes
confirm-no = No
choose-second = Now choose where this goes. Esc takes it back.
leave = Leave the table
leave-ask = Leave this table? Your seats become free.
delete = Delete the table
delete-ask = Delete this table and its record for everyone?
previous-table = The game before this one
new-table = Another table
rematch = Rematch
rematch-go = To the rematch
connection-lost = Connection lost. Trying again …
connection-back = Connected again.
bot-title = Which bot?
bot-what = It plays the seat from here on; the seat can be taken back.

keys-title = Keys on the board
key-arrows = to the nearest thing in that direction
key-next = next, previous thing that can be chosen
key-enter = choose it
key-escape = take the choice back
key-undo = take back the last move
key-hint = ask for a hint
key-text = board in text
key-zoom = larger, smaller, whole board
key-help = this list
rule-whole = In the rulebook

replay = Replay
replay-title = Replay: { $game }
replay-moments = Moments that mattered
looking-back = Looking back
looking-back-wait = A strong player goes through the game…
replay-no-moments = No single move decided this game.
replay-back = Back to the table
replay-record = Save the record
replay-first = To the beginning
replay-previous = One move back
replay-play = Play and pause
replay-next = One move on
replay-last = To the end
replay-where = Move
replay-at = Move { $at } of { $of }
replay-speed = Speed
replay-go = Go there
replay-link = Link to this move

rules-contents = Contents

lesson-page = Learn { $game }
lesson-at = Step { $at } of { $of }
lesson-next = Go on
lesson-back = One step back
lesson-none = The lesson is still being written. The first pages of the rulebook explain the game in two minutes; or just play: the table shows what can be done and says why not.

settings-name = Your name
settings-name-save = This is my name
settings-name-help = What the others at the table see.
settings-theme = Light
settings-motion = Motion
settings-table = At the table
settings-confirm = Ask once more before a move is sent
settings-confirm-help = For small screens and big fingers.
settings-coordinates = Print coordinates on boards
settings-coordinates-help = The names that the log and the rules use.
settings-wakes = Show the tracks of the others
settings-wakes-help = Where a game draws the way behind each player: yours is always shown.
settings-text-board = Open the text board
settings-text-board-help = The whole position in words and as a table, for screen readers and for anyone who likes it.
settings-latency = Simulated delay
settings-latency-help = Slows every message down, to feel how a table is far away.
settings-save = Save
as-the-system = as the system
theme-light = light
theme-dark = dark
motion-full = things move
motion-off = nothing moves
passphrase-title = On another device
passphrase-what = There are no accounts here, and no e-mail. A passphrase is enough to find your games again elsewhere.
passphrase-set = Passphrase
passphrase-change = New passphrase
passphrase-help = At least twelve characters. Nobody can tell you what it was.
passphrase-save = Set the passphrase
arrive-name = Name on the other device
arrive = Its passphrase
arrive-go = Bring my games here

error-404 = Gone with the wind
error-404-what = There is nothing at this address. The table may have been deleted, or the link lost a letter on the way.
error-403 = This seat is taken
error-403-what = This link, this seat or this table belongs to somebody else. Ask for a link of your own.
error-429 = One thing at a time
error-429-what = That was too much too fast. Wait a moment and try again; nothing was lost.
error-400 = That was not understood
error-400-what = The page sent something that the table could not read. Go back, load it again, and try once more.
error-500 = The mast broke
error-500-what = Something went wrong on our side. What was acknowledged is safe; load the page again in a moment.
offline = Flat calm
offline-what = The server cannot be reached. Your games are safe there: this page comes back to life as soon as the connection does. Rulebooks you have read can still be opened.

# The laboratory.
lab = Laboratory
lab-title = The laboratory
lab-lead = Change a rule, let thousands of games be played, and look at what becomes of it: who wins, how long it takes, whether choices matter.
lab-new = Try something out
lab-as-file = … from a file
lab-mine = Your runs
lab-mine-none = You have not tried anything out yet. Choose a game above: two variants, some bots, a number of games.
lab-busy = { $count ->
    [one] One run is at work or waiting on this server.
   *[other] { $count } runs are at work or waiting on this server.
}
lab-ready = The authors’ questions
lab-ready-why = Experiments that come with the program. Open one, change what you like, run it.
lab-waiting = waiting
lab-running = { $percent } %
lab-stopping = being stopped
lab-stopped = stopped at { $percent } %
lab-complete = complete
lab-failed = failed
lab-is-running = Games are being played.
lab-failed-why = The run failed: { $reason }
lab-ahead = { $count ->
    [one] Waiting: one run goes first.
   *[other] Waiting: { $count } runs go first.
}
lab-progress = Games played
lab-played = { $done } of { $all } games
lab-left-seconds = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
}
lab-left-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
lab-stop = Stop
lab-resume = Go on
lab-delete = Delete the run
lab-download = Download
lab-said = What the games say
lab-nothing-yet = The first numbers appear as soon as some games are over.
lab-looks = Games worth a look
lab-looks-help = Each opens as a table of its own, in the replay, at the moment named.
lab-share = Share, repeat, change
lab-share-help = Whoever has the link sees this page. The same file gives the same numbers on any machine.
lab-link = Link to this run
lab-command = At the command line:
lab-change = Change it and run again
lab-back = Back to the laboratory
lab-line = Line { $line }.

lab-form-title = Try out: { $game }
lab-form-help = Both variants are played on the same luck, game by game, so that even a small difference shows. Leave the second like the first to look at one variant alone.
lab-variant-a = The first variant
lab-variant-b = Compared with
lab-variant-name = Its name
lab-variant-usual = named after what it changes
lab-usual = as it is ({ $value })
lab-presets-mean = What the named variants change
lab-set = { $option }: { $value }
lab-players-help = Bots from the weakest to the strongest; strong ones take longer. Where they differ, they change seats in turn.
lab-length = How long
lab-games = Games per variant, at most
lab-seed = Luck (a number)
lab-until-games = play them all
lab-until-within = stop when a number is known precisely enough
lab-until-decided = stop when it is clear whether the variants differ
lab-precision-of = Which number
lab-precision = How precisely
lab-precision-help = For shares in points: 2 means ± 2 points. For everything else in its own unit. With the third way, differences smaller than this do not matter.
lab-metrics = What to look at
lab-run = Run it
lab-edit-file = Write it as a file first
lab-file-title = The experiment as a file
lab-file-help = Everything can be said here: more variants, whole grids, line-ups, counts of events. What is wrong is told with its line before anything is played.
lab-file-label = The experiment, in TOML

board-draw = Draw a board
board-page = { $game }: a board of your own
board-lead = Paint it or type it. The game checks every change, and what it accepts you can play on at once. A board is a short text: keep it, send it as a link, or save it as a file.
board-cells = Ground
board-edges = Between two cells
board-zones = Zones
board-size = Board
board-width = Columns
board-height = Rows
board-name = Name
board-undo = Undo
board-redo = Redo
board-mirror = Mirror the left half
board-keys = Drag to paint. With keys: arrows move, Space or Enter paints, W A S D choose the side of the cell for walls between cells, Z undoes.
board-cell = Column { "{x}" }, row { "{y}" }
board-as-text = The board as text
board-play = Play on this board
board-check = Check
board-keep = Keep in this browser
board-kept = Kept in this browser.
board-send = Copy a link to it
board-file = Save as a file
board-open = Open a file
board-foreign = That file is no board.
board-samples = Begin with
board-mine = My boards
board-mine-none = Nothing kept yet.
board-sound = The game accepts this board.
