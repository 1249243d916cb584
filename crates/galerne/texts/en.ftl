# What the program says for itself. Games speak through their own files.

cli = Galerne: board games of wind and weather, in the browser and at your terminal
cli-more =
    Without a command the page is served: open the address it prints in a browser.

    To begin with:
      galerne                                   the page in the browser
      galerne play                              choose a game and play here
      galerne play sail-race                    a race against a bot
      galerne play sail-race --seats human,human --names Ada,Blaise
      galerne play sail-race --dice             with your own dice on the table
      galerne games --all                       every game there is

    Exit status: 0 done, 1 refused or unsound, 2 not a valid command.
cli-arg-lang = The language: en or fr (else GALERNE_LANG, else LANG)
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-json = Print JSON for programs
cli-heading-usage = Usage:
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-commands = Commands
cli-value-command = COMMAND

cli-serve = Serve the page in the browser, on this machine only unless told otherwise
cli-serve-port = The port (4747; 0 takes any free one)
cli-serve-bind = The address to listen on (127.0.0.1; 0.0.0.0 lets other machines in)
cli-serve-data = The folder of the database, made if it is not there (galerne-data)
cli-serve-database = The SQLite file: a path or sqlite:PATH (galerne.sqlite in the data folder; or GALERNE_DATABASE); in a build with PostgreSQL also postgres://…
cli-serve-bus = The NATS over which servers of one database tell each other what is played, as nats://localhost:4222 (none: they ask the database; or GALERNE_BUS)
cli-serve-key = The file of the key that signs cookies and links; servers of one database need the same (key in the data folder)
cli-serve-origin = An address people type, where a proxy stands in front; may be repeated
cli-serve-behind_proxy = Believe X-Forwarded-For; only behind a proxy that sets it
cli-serve-trusted_proxy = A network of proxies that are believed, as 10.0.0.0/8; X-Forwarded-For is then read back to the first address outside; may be repeated
cli-serve-ops = Answer /live, /ready and /metrics at this address too, as 127.0.0.1:4748; let no visitor reach it
cli-serve-drain = When the server stops, send readers elsewhere over so many seconds (0: at once)
cli-serve-pause = How long a bot waits before it moves, in milliseconds (600); chance waits half as long
cli-serve-keep_days = Delete tables and runs of the laboratory that nobody has touched for this many days (never)
cli-serve-metrics_token = Show the counters at /metrics to whoever presents this token; better to set GALERNE_METRICS_TOKEN
cli-serve-log = What is written to the standard error: off, error, warn, info, debug or trace (warn; or GALERNE_LOG)
cli-serve-log_format = How the log is written: text or json, one object a line (text)
cli-serve-more = How to run it for others (TLS, proxies, backups) is explained in docs/operating.md.
cli-worker = Work for servers that share a database, until Ctrl-C: bots, reviews, the laboratory
cli-worker-database = The servers’ database, as postgres://… (or GALERNE_DATABASE)
cli-worker-bus = The servers’ NATS, as nats://localhost:4222 (or GALERNE_BUS)
cli-worker-key = The file of the servers’ key
cli-worker-bots = How many bots may think at the same time (as many as there are processors)
cli-worker-lab = How many threads play games of the laboratory, at the lowest priority (half as many as there are processors)
cli-worker-no_reviews = Leave reviews to the servers
cli-backup = Copy all games into another folder, also while the server is running
cli-backup-to = The folder for the copy, made if it is not there; it can be served with --data
cli-backup-data = The folder of the database (galerne-data)
cli-backup-database = The SQLite file, if it is not in the data folder
cli-store = Copy, check or bring up to date where the tables are kept; each URL is a SQLite file or, in a build with PostgreSQL, postgres://…
cli-store-copy = Copy all tables and people from one store into another, and compare; goes on where it stopped
cli-store-copy-from = The store that is copied
cli-store-copy-to = The store that it is copied into
cli-store-check = Replay all tables and count their entries
cli-store-check-database = The store that is checked
cli-store-migrate = Bring the shape of the store up to date
cli-store-migrate-database = The store that is brought up to date

cli-games = List the games, or show one with all its presets and options
cli-games-game = Show this game with all its presets and options
cli-games-all = Also the reference games that are there for programmers
cli-play = Play at this terminal: alone, against bots, or together on one device
cli-play-game = The game (see “galerne games”); without one the program asks
cli-play-seats = Who plays, seat by seat: human, novice, habitue, maitre, greedy, random (usually: human,habitue)
cli-play-names = The players’ names, seat by seat
cli-play-options = Set an option of the game; may be repeated (see “galerne games”)
cli-play-preset = Take a named set of options; may be repeated
cli-play-edition = Play with what this edition prints
cli-play-record = Keep the game in this file after every move; if it exists, the game in it goes on
cli-play-from = Start from this position, or from where this recorded game ends
cli-play-dice = Ask for your own dice and cards instead of throwing
cli-play-auto = Throw and draw at once instead of waiting for Enter
cli-play-seed = Make luck and bots repeatable
cli-play-more =
    At the table: type a move’s number or how its name begins. Other words: undo, why, save, log, board, rules, hint, lang, help, quit.

    Examples:
      galerne play connect-four
      galerne play kuhn-poker --preset match --seats human,human
      galerne play sail-race -o map=banane --record race.json
cli-render = Draw a recorded game as a picture
cli-render-file = The recorded game; “-” reads the standard input
cli-render-output = The picture to write; its extension says which format: .svg or .png
cli-render-at = After this many moves (undone ones do not count); by default the last moment
cli-render-viewer = As seen by this seat (number or name), or by “nobody”; by default everything is shown
cli-render-dark = In the dark theme
cli-render-coordinates = With the names of the cells
cli-render-scale = Pixels to one unit of the drawing, for .png
cli-print = Print a game to cut out and play at a table
cli-print-game = The game
cli-print-set = What a first game needs (quick, the default) or everything, on one map (full)
cli-print-parts = Only these: boards, mats, cards, tiles, tokens, aids, pads
cli-print-without = Everything but these
cli-print-paper = a4 (the default) or letter
cli-print-ink = In colours (full, the default), with white grounds (low), or in greys (grey)
cli-print-backs = On the other side of the page (duplex, the default), beside the front to be folded (fold), or none
cli-print-shift = Move every back by this many millimetres to the right and down, as the calibration page shows
cli-print-options = Set an option of the game; may be repeated (see “galerne games”)
cli-print-with = Read the value of an option from a file, such as own_map=board.txt; may be repeated
cli-print-preset = Take a named set of options; may be repeated
cli-print-players = For this many players (by default the game’s usual number)
cli-print-seed = The seed of what chance lays out, such as a generated board (by default 1)
cli-print-figures = Figures that lie flat (flat, the default) or are folded and stand (standing), where the game has figures
cli-print-format = The size of the cards you hold in your hand: poker (63 × 88 mm, the default), bridge, euro, mini-euro, or inch
cli-print-copies = This many of each sheet to write on, from 1 to 200
cli-print-link = The address of a table or a set-up, printed as a code on the first page
cli-print-cards = Cards of your own from a list with the columns title, line, trade, fr, en, copies
cli-print-blank = This many empty cards in the frame of the game, from 1 to 200
cli-print-shop = The cards as a print shop takes them: drivethru, gamecrafter, eu or mpc
cli-print-form = A document (pdf, the default); a new folder of pieces (svg, png), for Tabletop Simulator (tts), for a plotter (cut), with lists for other programs (data), or with everything for a download (kit)
cli-print-dpi = Dots to the inch, for png from 36 to 1200 (by default 300)
cli-print-list = Print nothing: list parts, pieces and pages
cli-print-rules = The rulebook instead of the pieces, every rule a place to jump to
cli-print-book = The rulebook in two columns (a4), or as a booklet to fold and staple (a5)
cli-print-edition = What one needs at a table (table, the default), or the rulebook with the rules that only a program needs (whole)
cli-print-calibrate = Write the page that shows how far a duplex printer shifts its backs
cli-print-out = The file to write, or the folder for pictures
cli-print-more =
    “--lang both” prints cards in both languages.
    A set holds one map. Where a game has several (ONB, Sail Race), print the others with -o map=NAME --parts boards; --list names them.
    Print at 100%, on both sides, flipped on the long edge, and check the ruler in the margin: it is 50 mm long.
cli-replay = Replay a recorded game, and show its board
cli-replay-file = The recorded game; “-” reads the standard input
cli-replay-at = Stop after this many moves (undone ones do not count)
cli-replay-viewer = As seen by this seat (number or name), or by “nobody”; by default everything is shown
cli-record = Check recorded games
cli-record-check = Check that a recorded game is sound, entry by entry
cli-record-check-file = The recorded game; “-” reads the standard input
cli-position = Load a position, say what can be done in it, and do it
cli-position-file = The position, or a recorded game for its last position; “-” reads the standard input
cli-position-act = An action as JSON, plain or with its seat; may be repeated
cli-position-chance = An outcome of dice or cards as JSON; may be repeated
cli-position-out = Write there instead of to the standard output
cli-position-new = Write the start of a game as a position to change, with a word on every field
cli-position-new-game = The game
cli-position-new-options = An option of the game, as NAME=VALUE; may be repeated
cli-position-new-preset = A named set of options
cli-position-new-seats = For how many seats
cli-position-new-out = Write there instead of to the standard output
cli-position-more =
    What is printed can be read again as it is, also with --json. Actions and chances are carried out in the order they are given.

    Examples:
      galerne position new sail-race --preset A11 --out start.json
      galerne position corner.json
      galerne position corner.json --act '{ "{" }"column":3{ "}" }'
      galerne position deal.json --chance '{ "{" }"cards":["king","jack"]{ "}" }' --act '{ "{" }"seat":0,"act":"bet"{ "}" }' --json
cli-lab = Study games: run experiments on all cores, and turn their results into pages
cli-lab-run = Run an experiment, or go on with one that was stopped; Ctrl-C keeps what was played
cli-lab-run-file = The name of a shipped experiment, such as sail-race-ideas, or a file (TOML)
cli-lab-run-to = The folder of the run (default: lab-runs/NAME)
cli-lab-run-threads = On how many cores (default: all of them); the numbers are the same
cli-lab-report = One page with findings, charts and tables of one or several runs
cli-lab-report-folders = The folders of the runs
cli-lab-report-output = The page to write
cli-lab-all = Run all experiments and make one page for each game
cli-lab-all-folder = The folder with the experiments (default: those shipped with the program)
cli-lab-all-to = Where the runs go (lab-runs)
cli-lab-all-pages = Where the pages go (docs/lab)
cli-lab-all-games = Only the experiments of this game; may be repeated
cli-lab-all-threads = On how many cores (default: all of them)
cli-bench = Measure random play: decisions per second, and bytes of a state
cli-bench-game = The game; without one, all of them
cli-bench-decisions = How many decisions to play in each game (default: 2000000)
cli-bench-seats = How many seats, as near as the game allows (default: 2)
cli-bench-seed = The seed of the play (default: 1)
cli-bench-bare = Only play, and print nothing: for counting instructions

cli-arena = Measure bots against each other: on the same luck, each in every place
cli-arena-game = The game
cli-arena-players = The bots: random, greedy, novice, habitue, maitre, an earlier version such as maitre@1; for measuring also hint and search@300
cli-arena-games = How many games to play (default: 100)
cli-arena-seconds = Stop after this many seconds, with the games played by then
cli-arena-options = Set an option of the game; may be repeated (see “galerne games”)
cli-arena-preset = Take a named set of options; may be repeated
cli-arena-edition = Play with what this edition prints
cli-arena-seats = How many seats; the bots sit round the table in turn (default: as many as bots)
cli-arena-solo = Each plays alone on the same luck, and their results are compared
cli-arena-seed = The seed of luck and bots (default: 1)
cli-arena-threads = How many games at once (default: as many as there are cores); it changes no result
cli-arena-sprt = Stop when it is clear whether the first bot is stronger by ELO1 or only by ELO0
cli-arena-json = Write games and report to this file
cli-arena-resume = Go on from the games in this file, and keep them there
cli-arena-more =
    Games come in groups that share dice and cards; in each group every bot sits in every place once.
    The intervals cover 95 %. Example: galerne arena onb --players maitre,habitue --games 200

cli-hint = What a strong player would do, and what it expects
cli-hint-file = A recorded game or a position (“-” for the standard input)
cli-hint-at = The moment after that many moves (default: the last one)
cli-hint-seconds = How long to think (default: 1)
cli-hint-threads = How many cores to think with (default: 1)
cli-hint-json = As JSON, for programs
cli-review = What the decisions of a finished game cost, what luck did, and what would have been better
cli-review-file = A recorded game that is over (“-” for the standard input)
cli-review-quick = With a small part of the effort: fewer differences are proved
cli-review-json = As JSON, for programs
cli-review-measure = How far reviews of a game can be trusted, measured on games between bots
cli-review-measure-game = The game
cli-review-measure-games = Games for each level (default: 20)
cli-review-measure-seats = Seats at the table (default: the usual number)
cli-review-measure-seed = The luck to begin with (default: 1)
cli-review-measure-quick = With a small part of the effort
cli-review-measure-fit = Read the judge’s chances as it says them, and print how they must be bent
cli-review-measure-threads = Threads (default: as many as there are processors)
cli-review-measure-seconds = No game is begun or looked at after this many seconds
cli-review-measure-rows = A file that keeps what each game showed; a measurement goes on where the file ends

usage-unknown = There is no “{ $argument }” here.
usage-unknown-near = There is no “{ $argument }” here. Did you mean “{ $nearest }”?
usage-no-value = “{ $argument }” needs a value.
usage-bad-value = “{ $value }” does not fit “{ $argument }”.
usage-missing = Something is missing: { $argument }.
usage-no-command = A command is missing.
usage-conflict = “{ $argument }” and “{ $other }” cannot go together.
usage-other = { $error }
usage-advice = Help: galerne --help
usage-language = There is no language “{ $code }”; there are: en, fr.
usage-who = Nobody is called “{ $given }” here. Did you mean “{ $nearest }”?
usage-names-count = { $names ->
    [one] One name was given
   *[other] { $names } names were given
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
usage-name = “{ $name }” cannot be a name: a name has 1 to { $most } visible characters.
usage-name-twice = Two players cannot both be called “{ $name }”.
usage-seats-count = { $given ->
    [one] One player was named
   *[other] { $given } players were named
} for a game with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
usage-option-shape = “{ $given }” is not an option: write name=value.
usage-from-over-record = “{ $file }” already holds a game. Take another file for --record, or leave --from out to go on with that game.
usage-record-options = The game in “{ $file }” was begun with other options. Leave the options out to go on with it.
usage-record-names = In “{ $file }” the players are called { $names }. Leave --names out to go on with that game.
usage-at = The game has { $live } moves; there is no moment { $at }.
usage-viewer = “{ $given }” is not a seat of this game. Its players: { $names }; or nobody.
usage-not-json = { $given } is not JSON: it goes wrong at character { $column }. A plain word may stand alone, as in --act confirm; anything else is JSON in quotes.
usage-seat = { $given } is not a seat: seats count from 0 here.
usage-which-seat = Several seats are to act: say which, as { "{" }"seat":0,"act":{ $act }{ "}" }.
usage-no-decisions = At least one decision must be played.

advice-options = What { $game } offers: galerne games { $game }
advice-damaged-record = Nothing was changed. To begin a new game, name another file.

error-file = The file “{ $file }” cannot be used
file-too-large = it is far too large to be a file of Galerne.
file-not-text = it is not a text file.
io-not-found = This file or folder does not exist.
io-denied = The system does not allow it.
io-full = The disk is full.
io-folder = It is a folder.

games-example = (reference)
games-seats = { $min ->
    [one] { $max ->
        [one] For one player.
       *[other] For 1 to { $max } players.
    }
   *[other] { $max ->
        [2] For two players.
       *[other] For { $min } to { $max } players.
    }
}
games-takes = { $takes }; usually { $default }
games-offers = { $options ->
    [0] No options.
    [one] One option, { $presets ->
        [one] one preset.
       *[other] { $presets } presets.
    }
   *[other] { $options } options, { $presets } presets.
}
games-one = Presets and options of one game: galerne games GAME
games-more = The reference games are shown with --all.

seat-human = human
seat-player = Player { $number }
bot-greedy = greedy
bot-habitue = regular
bot-maitre = master
bot-novice = novice
bot-random = random

word-undo = undo
word-why = why
word-save = save
word-log = log
word-board = board
word-rules = rules
word-hint = hint
word-lang = lang
word-help = help
word-quit = quit
word-yes = yes

lobby-greeting = Galerne — fair winds!
lobby-commands = You can leave at any question with “quit”. All commands: galerne --help
lobby-which-game = Which game?
lobby-no-such = Type a number from 1 to { $most }, or the name of a game.
lobby-who = Who plays? One word for each of { $min ->
    [2] { $max ->
        [2] the two seats
       *[other] 2 to { $max } seats
    }
   *[other] { $min } to { $max } seats
}: { $kinds }. Enter: { $usual }.
lobby-options = Any options? Presets by name, or name=value; “?” lists them. Enter: the rulebook’s own game.

play-how = Type a number, or how a move begins. “help” says what else there is.
play-help =
    A number, or the beginning of a name, makes that move; so does an action as JSON.
    Enter              shows the choices again (or takes the only one)
    board              the board again
    log                all that has happened, with the rules behind it
    why …              why a move is not possible: in words, as JSON, or by its id (#12)
    rules ID           that rule in full; without an id, all ids
    hint               what a bot would do
    undo               take your last move back; “undo NAME” for another player here
    save FILE          write the game down
    lang fr            en français
    quit               leave
play-no-number = There is no choice { $number }; they go from 1 to { $most }.
play-several = That may be several moves:
play-not-understood = “{ $text }” is neither a choice nor a word I know. “help” lists the words.
play-broken-json = That is not quite JSON: { $error }.
play-nobody = No person called “{ $name }” plays here.
play-undone = Taken back.
play-no-log = Nothing has happened yet.
play-hint = The { $bot } bot would choose { $number }: { $label }
play-hide = (Enter when you have read this; it will be hidden.)
play-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
play-enter-throws = Enter throws the dice; “undo” takes your move back.
play-enter-draws = Enter draws; “undo” takes your move back.
play-enter-only = Just Enter, or a word such as “undo” or “help”.
play-gives-up = That gives the game up. Type “yes” to do it, anything else to play on.
play-goes-on = Then the game goes on.
play-over = The game is over.
play-keep = To keep this game type a file name; Enter leaves without.
play-left = Goodbye.
play-left-kept = The game is kept. Goodbye.

dice-throw = Throw your dice: { $dice }. What do they show, in this order?
dice-draw = Draw from your own cards. What came?
dice-json = What came? Type it as JSON.
dice-not-numbers = “{ $given }” is not what dice show: type numbers, such as 3 5.

why-what = Why what? Name a move in words, as JSON, or by its id (#12).
why-not = Not now: { $label }. { $reason }
why-possible = It is possible: { $label } is choice { $number }.
why-nothing-like-it = No move of this game is called anything like “{ $text }”.
denied = { $reason } (rule { $rule })

rules-none = This game has no rulebook in the program.
rules-which = Which rule? { $ids }
rules-unknown = There is no rule “{ $id }” here. Did you mean “{ $nearest }”?

save-done = Saved in “{ $file }”.
save-exists = “{ $file }” exists already. Choose another name.
save-failed = “{ $file }” cannot be written. { $why }
record-not-kept = The game is NOT being kept: “{ $file }” cannot be written. { $why } The game goes on; “save FILE” keeps it elsewhere.
record-kept-again = “{ $file }” can be written again: the whole game is kept.
record-lost = The game could not be kept.

record-sound = Sound: { $game }, { $entries } entries, { $live } of them not undone; not over yet.
record-sound-over = Sound: { $game }, { $entries } entries, { $live } of them not undone; played to its end.

replay-head = { $game } — { $players }
replay-over = The game is over.
replay-goes-on = After { $n } of { $live } moves.
standing = { $place }. { $name }: { $words }
standing-won = { $place }. { $name }: { $words } — won

step-denied = Step { $step } is refused
position-over = The game is over.
position-dice = Dice are due: { $dice }. Give what they show, for example --chance '{ $example }'
position-listed = Chance is due. Give what it brings, for example --chance '{ $example }'
position-template =
    A position of { $title }, at its start. Change what you like: lines that begin with // are comments.
    galerne position FILE checks it, lists what can be done, and prints it again after --act and --chance.
    Options may be left out where they keep their usual value: galerne games { $game } explains them all.
position-option = { $title }: { $takes }
position-decide = Seat { $seat } is to act (in JSON, seat { $index }):

bench-head = game           seats   decisions/s  ns/decision   bytes  decisions/game
bench-row = { $game } { $seats } { $rate } { $each }    { $bytes } { $length }

render-no-picture = { $game } cannot be drawn yet.
render-ending = A picture’s name ends in .svg or .png.
render-done = Drawn after { $n } moves: { $file }
print-done = { $pages ->
    [one] One page: { $file }
   *[other] { $pages } pages: { $file }
}
print-rules-done = The rulebook: { $file }
print-list-part = { $part }: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} on { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-which-game = Which game is to be printed? Try “galerne print windwalkers”, or “galerne games” for the list.
print-unknown-word = { $option } does not know “{ $given }”. Perhaps “{ $nearest }”? There are: { $known }.
print-number = { $option } takes a whole number from { $least } to { $most }, not “{ $given }”.
print-empty-word = { $option } names nothing. There are: { $known }.
print-book-alone = { $option } says nothing about a rulebook, which is printed by itself. Leave it out, or leave out --rules, --book and --edition.
print-no-figures = { $game } has no figures that could stand: leave out --figures.
print-link-nowhere = Nothing that is asked for has room for the code of --link. Leave out --parts: it stands on the first page then.
print-list-map = The set holds one map. Another one: -o map=NAME, of { $maps }.
print-shift-shape = “{ $given }” is not a shift: write two numbers of millimetres, each at most 10, such as 0.7,-0.4.
print-folder-exists = there is already something with that name; choose a new folder
print-files-done = { $count ->
    [one] One file in { $folder }
   *[other] { $count } files in { $folder }
}
print-shop-untried = No deck has been ordered with these files yet: compare them with the shop’s own page before you pay.
print-with-shape = “{ $given }” names no option and file: write for example own_map=board.txt.
print-link-shape = “{ $given }” fits no code on paper: write an address that begins with https:// and has at most { $most } characters.
print-calibration-title = How far does your printer shift?
print-calibration-how = Print this page on both sides at 100%, flipped on the long edge. Hold it against the light: the cross of the other side meets the scales. Read by how many millimetres it lies to the right (x) and below (y) of the zero, and print with --shift set to the opposite, for example --shift -0.7,0.4.

serve-ready = Galerne is at { $address } (games are kept in { $data }).
serve-more = Ctrl-C stops it; nothing is lost. Other commands: galerne --help
serve-bye = Stopped. All games are kept.
serve-advice-port = Choose another port with --port, or another address with --bind.
serve-advice-folder = Choose another folder with --data, or see who may write to this one.
serve-advice-full = Make room on the disk, or move the folder to another one and name it with --data. Nothing is lost.
backup-done = All games are copied into { $file }. Serve the copy with: galerne serve --data { $folder }
backup-advice = Name the folder of the games with --data, and a new folder for the copy.
store-copied = { $tables ->
    [one] 1 table copied
   *[other] { $tables } tables copied
}, { $known } there already; { $entries } entries and { $people } people in all. Both sides are equal.
store-copied-key = The key that signs cookies and links is not copied: bring it along, or everybody is a stranger.
store-gap = { $table }: the entries are not numbered without a gap
store-closed = { $table }: { $why }
store-checked = { $good ->
    [one] One table replays
   *[other] { $good } tables replay
}; { $bad ->
    [0] no problems
    [one] one problem
   *[other] { $bad } problems
}.
store-migrated = The store is up to date.
usage-log = There is no log level “{ $given }”.
usage-log-advice = One of: off, error, warn, info, debug, trace.
usage-log-format = There is no log format “{ $given }”.
usage-log-format-advice = One of: text, json.
usage-network = “{ $given }” is not a network of addresses.
usage-network-advice = As in: --trusted-proxy 10.0.0.0/8, or one address.
worker-ready = Working for servers: { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
} at a time, { $lab ->
    [0] nothing
    [one] one thread
   *[other] { $lab } threads
} for the laboratory. Ctrl-C stops it.
serve-bus = That is not the address of a NATS server.
serve-bus-advice = As in: --bus nats://USER:PASSWORD@localhost:4222; several are separated by commas.
serve-bus-plain = NATS is on { $host }, and this program does not encrypt what it sends there.
serve-bus-plain-advice = Send the connection through an encrypted tunnel, or add ?sslmode=disable to the address if nobody else can listen.
serve-bus-alone = Only servers that share a PostgreSQL database tell each other anything.
serve-bus-alone-advice = Add --database postgres://…, or leave out --bus.
serve-bus-none = This program cannot speak to NATS.
serve-bus-none-advice = Build it with --features cluster, or leave out --bus.
serve-database = Tables cannot be kept in { $url }: only SQLite is built in.
serve-database-advice = Give a path, such as --database sqlite:/var/lib/galerne/tables.sqlite, or leave it out. PostgreSQL needs a program built with --features cluster.

lab-progress = { $name }  { $bar }  { $done } of { $all } games, { $left } left
lab-complete = Complete. The results are in “{ $folder }”.
lab-stopped = Stopped; what was played is kept in “{ $folder }”. To go on, run “{ $file }” again.
lab-page = Written: { $file }
lab-line = line { $line }: { $reason }

usage-sprt = A sequential test needs two bots and two numbers, the smaller first: --sprt 0,20
arena-head = { $game }: { $games } games in { $groups } groups, seed { $seed }
arena-head-solo = { $game }, each alone: { $games } games on { $groups } deals of luck, seed { $seed }
arena-columns = player       share of wins            won           result        thought (mean / most)
arena-row = { $player } { $points } { $won } { $score } { $time }
arena-pair = { $one } against { $two }: { $share }, Elo { $elo } ({ $from } … { $to }), result { $score }, stronger with { $superiority } %
arena-bound = { $what }: { $bound }
arena-sprt-stronger = Clear: stronger by { $elo1 } Elo (log-likelihood ratio { $ratio }, bound { $bound })
arena-sprt-not-stronger = Clear: not stronger by more than { $elo0 } Elo (log-likelihood ratio { $ratio }, bound { $bound })
arena-sprt-open = Not clear yet between { $elo0 } and { $elo1 } Elo (log-likelihood ratio { $ratio }, bound { $bound })
arena-progress = { $games } of { $of } games, { $left } left
arena-file-foreign = it holds no results of the arena.
arena-file-other = its results are of other players, options or luck. Name another file.
hint-chance-due = Chance comes next; nobody has to decide.
review-not-over = This game is not over: a review looks at whole games.
review-account = { $name }: { $start } at the start, luck { $luck }, own decisions { $own }, the others’ { $others }; result { $result }
review-account-accuracy = { $account }; accuracy { $accuracy }
review-played = played: { $moves }
review-best = master: { $moves }
review-none = No decision of this game was proved to be worse than the master’s.
review-short = The effort allowed ran out before all decisions had been looked at.
measure-head = { $game }, seats: { $seats }
measure-level = { $level }: { $games } games, { $cost } ± { $error } given away in a stretch, { $proved } % of { $stretches } stretches proved worse, accuracy { $accuracy } ± { $doubt }
measure-apart = Accuracy of { $level } above { $below }: { $errors } standard errors
measure-curve = What the curve said of the master’s games, what came, and in how many places:
measure-other-half = Fitted on one half of the games and read on the other: { $off } points off in the worst tenth (of those with 100 places or more)
measure-planted = Planted errors: { $found } of { $planted } found ({ $share } %), { $small } games without one
measure-sums = Accounts that do not add up: { $astray }
measure-time = Processor time of a review: median { $median } s, worst { $worst } s; { $steps } decisions a second; { $cut } of { $games } cut short
measure-row = Line { $line } is no row of a measurement.

error-because = { $what }: { $why }

# Editions.
cli-workshop = Change what a game prints: begin, check and compare editions
cli-workshop-new = Begin an edition of a game
cli-workshop-new-game = The game
cli-workshop-new-out = Write there instead of to the standard output
cli-workshop-check = Say what is wrong with an edition, line by line
cli-workshop-check-file = The edition; “-” reads the standard input
cli-workshop-check-strict = End with status 1 where there are warnings
cli-workshop-diff = Show what an edition changes
cli-workshop-diff-file = The edition
cli-workshop-diff-other = Another edition of the same game: what differs from the first to this one
cli-workshop-format = Write an edition in its standard form, without what is printed that way anyway
cli-workshop-format-file = The edition
cli-workshop-format-out = Write there instead of to the standard output
cli-workshop-link = Write an edition as the end of an address
cli-workshop-link-file = The edition
cli-workshop-import = Take the edition out of a link or of a recorded game
cli-workshop-import-from = The link, or the file of the recorded game
cli-workshop-import-out = Write there instead of to the standard output
workshop-finding = { $level }: { $finding }
workshop-more = and { $more } more.
workshop-sound = { $game }: { $changed ->
    [0] nothing differs from what is printed
    [one] one row differs from what is printed
   *[other] { $changed } rows differ from what is printed
} ({ $identity }).
workshop-same = Nothing differs.
workshop-row-new = { $row } (new)
workshop-row-out = { $row } (taken out)
workshop-row-back = { $row } (dealt again)
workshop-no-game = it does not say which game it is for. It begins with [edition] and game = "…".
workshop-link-long = This edition is too long for an address. Send it as a file.
workshop-link-bad = This link holds no edition.
workshop-record-printed = this game was played as printed; there is no edition in it.
usage-no-editions = { $game } cannot be changed yet.
usage-edition-games = These editions belong to different games.
