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
api-lead = A program can do at a table whatever a person can: open it, sit down, look, play. It sees what its seat may see, and nothing else.
api-bot = A bot in ten lines
api-bot-how = It needs Python and nothing else. Copy it, run it, and it plays a race at random against a bot of this server.
api-calls = What can be called
api-token = Everything is JSON over HTTP. Opening a table gives a token for each seat; “Authorization: Bearer TOKEN” says which seat is asking. No account is needed.
api-errors = What is refused is answered with the reason and, where there is one, the rule: 401 a token that is not this table’s, 403 not yours to do, 409 the table has moved on, 422 against the rules, 429 too fast.
api-more = The complete description
api-more-what = Every field of every request and answer, for tools that make programs from it (OpenAPI, in JSON).
api-openapi = The OpenAPI description
api-games = All games with their options, presets and bots.
api-open = Open a table: the game, its options, who sits where. The answer has a token and a link for each seat, and a token “owner” with which the table can be deleted.
api-list = Tables with a free seat, and your own.
api-state = The table as the asker may see it.
api-actions = What the asker can do now. With “?wait=20” it waits for the asker’s turn, for up to 25 seconds.
api-act = Do it: by its id, or by its JSON. The answer comes when the move is safely stored.
api-chance = Throw the dice, or say what real dice and cards showed.
api-undo = Take the last action back, where the house rules allow it.
api-events = Follow the table as a stream of events.
api-join = Sit down on a free seat; the answer has its token.
api-seat = Leave a seat, rename it, or hand it to a bot.
api-rematch = The same players at a new table, once the game is over.
api-delete = Delete the table for good; only whoever opened it may.
api-record = The record: complete once the game is over, before that what everybody has seen.
api-notebook = What players note along the way, as a table for spreadsheets, in games that have such a thing.
api-review = What the decisions of a finished game cost and what luck did; 202 while it is being worked out.
api-import = Send a record in. Every entry is checked; it becomes a table that can be looked at and played on.
api-material = What a game prints: sheets, cells and rows, which an edition may change.
api-check = Check an edition: what is wrong with it and where, what it changes, and its link.
footer-galerne = Five games by five authors, at one table. Free software.
yes = yes
no = no
close = Close

home-title = Galerne — five games of wind, dice and cards
home-definition = galerne, n. f. — the cold gusty wind that blows in from the north-west.
home-lead = Five games of wind, dice and cards, each by its own author. The table knows the rules: bring your friends, or play against bots.
home-mine = Your games
home-games = The five games
home-open = Open tables
home-open-none = Nobody is looking for players right now. Set up a table and send a link.
home-examples = Worked examples
home-examples-why = Small classics that show how a game is written for this table.
choose-company = Choose players and rules
play-now = Play now
play-now-at = Play { $game } now
learn = Learn
learn-in-five = Learn it in five minutes
rulebooks = Rulebooks
rulebooks-lead = The rules of every game, whole: to read before playing, or to look something up. Each rule has a number that the table cites.
rulebook = Rulebook
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
table-alone = solo
table-unjoined = nobody has joined yet
table-with = with { $names }
table-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

game-tables = Tables of this game
print-page = Print { $game }
print-title = Print and play
setup-title = Set up a table
setup-open = Open the table
setup-rulebook = The rulebook’s own game.
setup-opens-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-opens-rulebook = { $players }: the rulebook’s own game, nothing changed.
setup-opens-preset = { $players }: “{ $title }”. Not as in the rulebook: { $titles }.
setup-opens-changed = { $players }, not as in the rulebook: { $titles }.
setup-opens-joining = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
setup-seats = Who plays
setup-seats-help = Anyone can join later through a link, and a bot can step in for anyone who leaves.
setup-public = Anyone may take the free seats: list this table on the home page
setup-more-seats = More seats
setup-seat = Seat { $number }
setup-seat-name = Name for seat { $number }
setup-chance = { $material ->
    [dice] Dice
    [cards] Cards
   *[both] Dice and cards
}
setup-presets = Variants
setup-presets-help = Named sets of options. Choosing one shows below what it sets.
setup-rulebook-preset = The rulebook’s own game
setup-options = All options
setup-options-help = Only what you change is written into the game’s record.
seat-me = Me
seat-here = Someone else, right here
seat-link = Someone else, through a link
seat-bots = Bots
seat-bot = Bot: { $bot }
bot-random = random
bot-greedy = greedy
bot-novice = novice
bot-habitue = regular
bot-maitre = master
levels-title = How strong are the bots?
level-how-novice = Novice: knows the rules and makes human mistakes.
level-how-habitue = Regular: plays soundly at a glance{ $kind ->
    [wins] {" "}and wins { $percent } of 100 games against the novice.
    [lucks] {" "}and, each alone on the same luck, does better than the novice { $percent } times in 100.
   *[unknown] .
}
level-how-maitre = Master: the strongest that answers within a second{ $kind ->
    [wins] ; it wins { $percent } of 100 games against the Regular bot.
    [lucks] ; each alone on the same luck, it does better than the Regular bot { $percent } times in 100.
   *[unknown] .
}
seat-none = Nobody
seat-name = Name
chance-automatic = { $material ->
    [dice] The table throws at once
    [cards] The table draws at once
   *[both] The table throws and draws at once
}
chance-throw-button = { $material ->
    [dice] We press Throw ourselves
    [cards] We press Draw ourselves
   *[both] We press Throw or Draw ourselves
}
chance-real = { $material ->
    [dice] We throw our own dice and enter what they show
    [cards] We draw from our own cards and enter what comes
   *[both] We use our own dice and cards and enter what comes
}

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
sent = Sent…
thinking = Thinking…
sequences = In one go
touch-again = Tap again to do it.
choice-dropped = Choice taken back.
choices-all = More choices ({ $count })
foreseen-empty = Point at anything to see what it is and what it would do.
foreseen-empty-touch = Touch anything to see what it is and what it would do.
keep-seat = For
keep-name = Name
keep-keep = Keep this list
keep-kept = Kept in this browser.
keep-full = The browser would not keep it.
keep-none = Nothing kept yet. What you keep stays in this browser; nobody else sees it.
keep-paste = Paste a list
keep-add = Add
keep-foreign = There is no list in this text.
keep-pasted = Pasted
keep-take = Use
keep-rename = Rename
keep-drop = Delete
giving-up = Give up
throw = Throw
dice-say = Enter
undo = Undo
correct = Correct the entry
undo-short = Undo
correct-short = Correct
undo-of = Undo: { $name }
hint = Hint
rules = Rules
rules-away = The rulebook, in a tab of its own
text-board = Text board
text-board-open = As text
text-board-close = Back to the board
keys = Keyboard
seats = At the table
log = Logbook
cells = What is on the board
cell = Place
cell-holds = What is there
seat-free = Free seat
seat-left = { $name } has left the table. Send the link again, let a bot play there, or wait.
seat-awaited = to play
seat-take = Sit here
seat-more = Options for { $name }
naming = What’s your name?
naming-later = Later
naming-save = That’s me
seat-rename = Change name
seat-to-bot = Let a bot play
seat-leave = Leave this seat
kind-open = waiting for somebody
kind-mine = you
kind-here = online
kind-away = offline
kind-bot = bot, { $bot }
invite = Invite
invite-seat = Link for seat { $number }
invite-watch = Link to watch
copy = Copy
copied = Copied
confirm-title = Confirm
confirm-this = { $what }: are you sure?
confirm-yes = Yes
confirm-no = No
choose-way = Choose below what to do with it; touch it again to cancel.
choose-second = Go on: choose one of the marked things (Esc cancels).
choose-second-touch = Go on: tap one of the marked things, or the first one again to cancel.
choose-second-away = Tap one of the marked things.
choice-drop = Cancel this choice
choice-soon = If you touch nothing: { $what }.
leave = Leave the table
leave-ask = Leave this table? Others will be able to take your seats.
delete = Delete the table
delete-ask = Delete this table and its record for everyone?
previous-table = The game before this one
new-table = New table
rematch = Rematch
play-again = Play again
rematch-go = To the rematch
onward = On to chapter { $number }
onward-anew = The next chapter is a game of its own: nothing is carried over, neither characters nor points.
same-luck = Same luck again
connection-lost = Connection lost. Trying again…
connection-back = Connected again.
bot-title = Which bot?
bot-what = It plays on from here. The seat can be taken back at any time.

keys-title = Keyboard
key-arrows = to the nearest choice in that direction
key-next = next or previous choice
key-enter = choose it; with nothing in hand, the main answer
key-numbers = the answer with that number
key-escape = cancel the choice
key-undo = undo the last move
key-hint = ask for a hint
key-text = board in text
key-zoom = larger, smaller, whole board
key-help = this list
rule-whole = In the rulebook

replay = Replay
share-picture = Picture to share
share-wait = The picture is being drawn…
share-failed = The picture could not be drawn.
share-save = Save the picture
replay-title = Replay: { $game }
replay-moments = Moments that mattered
looking-back = Review
looking-back-wait = The master is going through the game.
replay-no-moments = No single move decided this game.
replay-back = Back to the table
replay-record = Save the record
replay-notebook = Save the logbook (CSV)
replay-first = To the beginning
replay-earlier = One turn back
replay-later = One turn on
replay-previous = One move back
replay-play = Play and pause
replay-next = One move on
replay-last = To the end
replay-where = Move
replay-at = Move { $at } of { $of }
replay-before = Everything is set up; nothing has been decided yet.
replay-set-up = Set-up
replay-quiet = Nothing new can be seen yet.
replay-speed = Speed
replay-go = Go there
replay-link = Link to this move
play-on = Play on from here
play-on-what = A new table begins at this moment; what comes after is new. The old game stays as it was.
play-on-seat = { $number }. { $name }
play-on-open = Open the table
review = Review
review-title = Review: { $game }
review-open = Review
review-replay = Replay
review-waiting = { $count ->
    [0] This game is next.
    [one] One game is looked at before this one.
   *[other] { $count } games are looked at before this one.
}
review-working = The master is going through the game. Short games take seconds, long ones several minutes.
review-lines = Step 1 of 3: the master looks for what it would have done. Decision { $done } of { $of }.
review-duels = Step 2 of 3, round { $round }: where it would have played otherwise, both ways are played to the end with the same luck. Decision { $done } of { $of }.
review-judged = Step 3 of 3: how the players stood after each decision. Decision { $done } of { $of }.
review-comes = The page comes back by itself.
review-all = The whole review
review-failed = This game could not be reviewed.
review-again = Try again
review-not-whole = This game is long: the decisions that seemed to matter most were looked at, not all of them.
review-no-costs = No decision of this game was proved to be worse than the master’s.
review-costs = Decisions that made a difference
review-strokes = The greatest strokes of luck
review-curve = How it stood
review-rows = The figures of the curve
review-accounts = From the start to the result
review-player = Player
review-start = Start
review-luck = + luck
review-own = + own decisions
review-others = + the others’
review-result = = result
review-accuracy = Accuracy
review-accuracy-what = Accuracy: 100 plays like the master, 50 like a regular.
review-played = What was played
review-best = The master’s line
review-same-luck = Both boards are shown after the dice and cards that really came.
review-other-luck = Both boards are shown right after the moves: the dice and cards that came do not fit the other line.
review-see = See it in the replay

rules-contents = Contents
rules-letters = The same in letters

lesson-page = Learn { $game }
lesson-at = { $parts ->
    [one] Step { $at } of { $of }
   *[other] Lesson { $part }/{ $parts }, step { $at }/{ $of }
}
lesson-part-done = Lesson { $part } is done. Here comes the next one; you can also play first.
lesson-next = Continue
lesson-back = Back
lesson-none = This lesson is still being written. The first pages of the rulebook explain the game in two minutes; or just play: the table shows what you can do, and says why when you cannot.

settings-name = Your name
settings-name-save = Save the name
settings-name-help = What the others at the table see. 40 characters at most.
settings-theme = Appearance
settings-motion = Animations
settings-table = At the table
settings-confirm = Ask before a move is sent
settings-confirm-help = For small screens and big fingers.
settings-coordinates = Show coordinates on boards
settings-coordinates-help = The names that the log and the rules use.
settings-wakes = Show the tracks of the others
settings-wakes-help = For games that draw the way behind each player. Your own is always shown.
settings-text-board = Open the text board
settings-text-board-help = The whole position in words and as a table, for screen readers and for anyone who prefers it.
settings-developers = For developers
settings-pace = Pace
settings-sounds-help = Short sounds for dice, moves and your turn. Speed and sounds are kept in this browser; they can be changed at the table too.
settings-latency = Simulated delay
settings-latency-help = Delays every message, to see what playing over a slow connection is like.
settings-save = Save
settings-saved = Saved.
as-the-system = same as the system
theme-light = light
theme-dark = dark
motion-full = on
motion-off = off
passphrase-title = On another device
passphrase-what = There are no accounts here, and no e-mail. A passphrase is enough to find your games again elsewhere.
passphrase-set = Passphrase
passphrase-change = New passphrase
passphrase-help = At least ten characters. If you forget it, nobody can recover it.
passphrase-save = Save the passphrase
arrive-name = Name on the other device
arrive = Passphrase
arrive-go = Bring my games here
arrive-help = Games begun on this device without a passphrase are no longer listed here afterwards: finish them first.

error-404 = Gone with the wind
error-404-what = There is nothing at this address. The table may have been deleted, or the link lost a letter on the way.
error-403 = This seat is taken
error-403-what = This link, this seat or this table belongs to somebody else. Ask for a link of your own.
error-429 = One thing at a time
error-429-what = That was too much too fast. Wait a moment and try again; nothing was lost.
error-400 = That could not be understood
error-400-what = The page sent something that the table could not read. Go back, load it again, and try once more.
error-500 = The mast broke
error-500-what = Something went wrong on our side. Every move that was confirmed is safe; load the page again in a moment.
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
    [one] One run is under way or waiting on this server.
   *[other] { $count } runs are under way or waiting on this server.
}
lab-ready = The authors’ questions
lab-ready-why = What the authors asked, and what thousands of games answered. Each question can be changed and run again.
lab-answer = The answer
lab-answer-none = Nobody has answered this yet. Run it below.
lab-again = See for yourself
lab-again-help = The same experiment gives the same numbers on any machine. It joins the queue of this server.
lab-again-run = Run it again
lab-waiting = waiting
lab-running = { $percent }%
lab-stopping = being stopped
lab-stopped = stopped at { $percent }%
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
lab-form-help = Both variants are played with the same luck, game by game, so that even a small difference shows. Leave the second as it is to look at one variant alone.
lab-variant-a = The first variant
lab-variant-b = Compared with
lab-variant-name = Its name
lab-variant-usual = named after what it changes
lab-usual = as in the rulebook ({ $value })
lab-presets-mean = What the named variants change
lab-set = { $option }: { $value }
lab-players-help = Bots from the weakest to the strongest; strong ones take longer. Where they differ, they change seats in turn.
lab-length = How many games
lab-games = Games per variant, at most
lab-seed = Seed (the same number, the same luck)
lab-until-games = play them all
lab-until-within = stop when a number is known precisely enough
lab-until-decided = stop when it is clear whether the variants differ
lab-precision-of = Which number
lab-precision = How precisely
lab-precision-help = For shares, in percentage points: 2 means ± 2 points. For everything else, in its own unit. With the third choice, differences smaller than this do not matter.
lab-metrics = What to look at
lab-run = Run it
lab-edit-file = Write it as a file first
lab-file-title = The experiment as a file
lab-file-help = Everything can be said here: more variants, whole grids, line-ups, counts of events. Whatever is wrong is reported with its line before anything is played.
lab-file-label = The experiment, in TOML

board-draw = Draw a board
board-page = { $game }: a board of your own
board-lead = Paint it or type it. The game checks every change, and as soon as it accepts the board you can play on it. A board is a short text: keep it, send it as a link, or save it as a file.
board-cells = Ground
board-edges = Between two cells
board-zones = Zones
board-size = Board
board-width = Columns
board-height = Rows
board-name = Name
board-undo = Undo
board-redo = Redo
board-mirror = Mirror the left half onto the right
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
board-foreign = That file is not a board.
board-samples = Begin with
board-mine = My boards
board-mine-none = Nothing kept yet.
board-sound = The game accepts this board.
home-import = Open a record from a file
home-import-failed = The record could not be sent. Try again.
no-script = This table needs the page’s script: switch JavaScript on for this address, or play through the API. Without it the table can be looked at, and seats can be taken and left.
colon = :
table-here = on one screen: { $names }
table-idle-minutes = { $count ->
    [0] just now
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
table-idle-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
table-idle-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
draw = Draw
kind-shared = at this screen
kind-bot-plain = bot
cancel = Cancel
save = Save
confirm-warned = Do it anyway?
table-won = won
table-lost = lost

switches = Show on the board
option-group-players = Players and armies
option-group-board = Board and start
option-group-chance = Dice, cards and weather
option-group-end = Length and scoring
option-group-rules = Variants of the rules
pace = Others’ turns
pace-alone = Dice and cards
pace-slow = slowly
pace-normal = at normal speed
pace-once = at once
pace-skip = Skip to my turn
pace-end = Skip to the end
pace-again = What just happened?
pace-sounds = Sounds
switches-apply = Show

# Print and play.
print-lead = Every game as sheets to print, cut out and play at a table.
print-how = Print at 100%, on both sides, flipped on the long edge, and check the ruler in the margin: it is 50 mm long.
print-untried = Not yet tried on paper by us: tell us how it went.
print-set-title = { $game }: a printed set
print-set-how = Somebody printed this set: the board lies here as it does on paper. You throw and draw yourselves, and tell the table what came.
print-set-open = Sit down and play
print-set = Contents
print-set-quick = for a first game
print-set-full = everything
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-full = colours
print-ink-low = little ink
print-ink-grey = greys
print-backs = Backs
print-backs-duplex = on the other side
print-backs-fold = beside the front, to fold
print-backs-none = none, for sleeves
print-figures = Figures
print-figures-flat = flat
print-figures-standing = folded, standing
print-booklet = The rulebook as a booklet (A5)
print-keep = Keep for the table
print-kept = Kept: sheets and rulebook can be opened offline.
print-keep-failed = They could not be kept: there is no connection, or no room.
print-languages = Cards
print-languages-one = in one language
print-languages-both = in both languages
print-format = Size of cards
print-format-poker = poker, 63 × 88 mm
print-format-bridge = bridge, 57 × 88 mm
print-format-euro = euro, 59 × 92 mm
print-format-mini-euro = mini euro, 44 × 68 mm
print-format-inch = 2½ × 3½ inches
print-seed = { $game ->
    [windwalkers] Invented boards: draw number
    [sail-race] Weather drawn in advance: draw number
   *[other] Sky: draw number
}
print-variant = Variant
print-variant-changed = { $variant }, with the options chosen below
print-pictures = Images of “{ $part }” (zip)
print-tts = For Tabletop Simulator: the saved object
print-turn = Turn the sheet over
print-wish = What is printed
print-show = Show the sheets
print-pdf = The sheets as PDF
print-rules = The rulebook as PDF
print-part = { $part }: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} on { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-part-boards = Boards
print-part-mats = Mats
print-part-cards = Cards
print-part-tiles = Tiles
print-part-tokens = Tokens
print-part-aids = Summaries
print-part-pads = Pads
print-sheet = Sheet { $n } of { $m }
print-before = Previous sheet
print-after = Next sheet

# The workshop: what a game prints, changed by an author.
workshop-title = Workshop
workshop-lead = Change what a game prints: the value of a card, the islands in the box, the face of a die. See it as it will be printed, play it at once, ask thousands of games whether it is better, and send it.
workshop-games = Change a game
workshop-boards = Draw a board
workshop-samples = Editions to begin with
workshop-of = { $game }: workshop
workshop-of-lead = Change a value: the piece is drawn anew and the edition is checked at once. The text beside it says the same; type there if you prefer.
workshop-sheets = The material
workshop-only-changed = only what is changed
workshop-dealt = in the game
workshop-less = less
workshop-greater = more
workshop-bench = The edition
workshop-name-fr = Name in French
workshop-name-en = Name in English
workshop-note = A note to yourself
workshop-play = Play it
workshop-check = Check
workshop-send = Copy a link to it
workshop-keep = Keep this version
workshop-anew = Begin anew
workshop-as-text = As text
workshop-keys = Keys
workshop-keys-list = [ and ]: previous and next piece; arrows from piece to piece, Enter into it. d: differences. p: play. t: test. Ctrl+Z, Ctrl+Y: undo, redo. ?: these keys.
workshop-broken = This cannot be played yet.
workshop-nothing = Nothing is changed so far: this is the printed game.
workshop-playable = This can be played. Its identity is { $identity }: whoever makes the same changes gets the same.
workshop-error = Error
workshop-warning = Warning
workshop-remark = Remark
workshop-place = line { $line }, column { $column }
workshop-more = … and { $more } more.
workshop-differences = What it changes
workshop-same = Nothing differs from what is printed.
workshop-same-version = Nothing differs from that version.
workshop-against = Compared with your version
workshop-against-printed = Compare with what is printed
workshop-row-new = New.
workshop-row-out = No longer in the game.
workshop-row-back = In the game again.
workshop-before = before
workshop-after = after
workshop-test = Test it
workshop-test-lead = Bots play the printed game and your edition on the same luck, dice for dice and card for card. Where luck explains half of the results, 2,000 games each tell shares apart that differ by 2 points. “Not decided” is an answer, too.
workshop-by = What you ask about
workshop-players = Who plays
workshop-games-each = Games of each
workshop-games-few = 200: a first impression
workshop-games-usual = 2,000
workshop-games-many = 20,000: small differences
workshop-test-now = Test it
workshop-play-on = Play on to 20,000
workshop-also = What else clearly changes:
workshop-bots = This is how bots play it. Their judgement was tuned on the printed game.
workshop-no-verdict = It was stopped before its end: there is no verdict.
workshop-run = All numbers of this test
workshop-versions = Versions kept in this browser
workshop-versions-none = None yet. “Keep this version” puts one here.
workshop-version-open = Open
workshop-version-compare = Compare
workshop-version-drop = Throw away
workshop-export = Save all as a file
workshop-unnamed = without a name
workshop-kept = Kept.
workshop-foreign = This is no edition of this game.
workshop-unwritten = The text must be mended before that can be set: see the first error.
workshop-away = The server does not answer. Your text is safe in this browser; it is checked again as you go on.
workshop-long = It is too long for a link. Save it as a file and send that.
