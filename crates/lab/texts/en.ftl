# What may be wrong with an experiment or a run.
lab-not-toml = This is not TOML: { $error }
lab-unknown-key = There is no “{ $name }” here. Did you mean “{ $nearest }”?
lab-unknown-metric = There is no metric “{ $name }”. Did you mean “{ $nearest }”?
lab-unknown-player = No bot is called “{ $name }”. Did you mean “{ $nearest }”?
lab-unknown-event = The game has no event “{ $name }”. Did you mean “{ $nearest }”?
lab-unknown-field = The event has no field “{ $name }”. Did you mean “{ $nearest }”?
lab-unknown-ground = A facet cannot be drawn as “{ $name }”. Did you mean “{ $nearest }”?
lab-missing = “{ $name }” is missing.
lab-wants-text = “{ $name }” wants a text.
lab-wants-number = “{ $name }” wants a number.
lab-wants-list = “{ $name }” wants a list.
lab-no-points = This game counts no points: “{ $name }” would only say who is before whom. Try “length” or “lead_changes”.
lab-empty = “{ $name }” is empty: nothing would be played.
lab-twice = “{ $name }” is there twice, or is the name of something else.
lab-endless-runs = Everything that “until” names is in “runs” as well: no run of events would ever end.
lab-wants-whole = “{ $name }” wants a whole number from 0 to 1,000,000,000,000,000.
lab-wants-table = “{ $name }” wants a table.
lab-line-up = A line-up is a list of bots, one for each seat: ["greedy", "random"].
lab-noise = “{ $given }” is not a player: write a bot’s name, or “greedy 5%” for one that slips five times out of a hundred.
lab-seats = { $given ->
    [one] One seat
   *[other] { $given } seats
  }: the game takes { $least } to { $most }.
lab-many-arms = { $arms } combinations: at most { $most } can be compared.
lab-no-job = This experiment has no job { $chunk } of arm { $arm }.
lab-no-games = At least one game must be played.
lab-stop = “stop” wants a metric that is a number, and either “within” (half the width of the interval) or “decided” (the smallest difference that matters), above 0.
lab-other-run = The folder “{ $folder }” holds a run of another experiment, or of another version. Choose another folder or remove it.
lab-in-use = Another program is working in the folder “{ $folder }”.
lab-file = The file “{ $file }” cannot be read or written
lab-broken = “{ $variant }”, block { $block }: { $why }

# Metrics, as they stand in the middle of a sentence.
metric-length = the length in turns
metric-decisions = the number of decisions
metric-branching = the number of choices per decision
metric-forced = the share of decisions with only one possible move
metric-dead-turns = the share of turns in which nobody has a choice
metric-ties = the share of games without a single winner
metric-won = the share of games won
metric-score = the best score
metric-margin = the gap between first and second
metric-lead-changes = the number of changes of lead
metric-decided = the point after which the winner leads to the end, as a share of the game
metric-skill = the share of victories of the player named first

# The page.
page-title = { $game }: what the games say
page-language = Language
page-contents = Contents
page-lead = Every number comes from games played by bots, and comes with its 95% interval: intervals made this way contain the true value 95 times out of 100. Bots are not people: look at the differences between variants rather than at the values themselves.
page-made = Made by Galerne { $version }, rules version { $rules } of the game.
page-setup = { $games } games: { $variants ->
    [one] one variant
   *[other] { $variants } variants
  }, { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
  }, seed { $seed }. All variants play on the same luck, block by block; intervals count blocks, not games.
page-unfinished = The run is not complete: these are the games played so far.
page-findings = What it says
page-table = All numbers
page-table-note = In brackets, the difference from “{ $variant }” on the same luck. Bold: still clear when all { $comparisons } comparisons of this experiment are allowed for (Bonferroni). Yes-or-no shares have Wilson’s interval where each block is one game; everything else has the normal interval of block means.
page-variant = Variant
page-games = Games
page-distribution = Distribution: { $metric }
page-mean = mean { $value }
page-median = Median { $value } (95%: { $low } to { $high }, from the order of the values); from { $five } to { $ninetyfive } in nine games out of ten.
page-axis-games = games
page-seats = Who wins, by seat
page-seat = Seat { $seat }
page-lead-chart = How often the later winner already leads
page-lead-x = part of the game, in per cent
page-skill = Does it pay to play better?
page-skill-matrix = Share of victories of the row against the column
page-luck = How much is luck?
page-luck-note = Each deal of luck was played twice, the players’ own whims differing. What the two games have in common comes from dice, bag and cards. Bootstrapped intervals; a bar that begins at 0 may be nothing at all.
page-actions = How often a possible action is chosen
page-actions-note = Share of the decisions at which an action was on offer and was taken.
page-action = Action
page-offered = on offer
page-taken = taken
page-share = share
page-rules = Rules that came into play
page-rules-note = How often each rule of the book was applied, over { $games } games looked at in all variants together.
page-rule = Rule
page-times = times per game
page-in-games = in games
page-never-events = Events that never happened: { $list }.
page-never-rules = Rules that were not applied in these games (they define or forbid something, or did not come up): { $list }.
page-all-events = Every kind of event happened.
page-facet-win = share of victories of the seats concerned
page-facet-rate = share of successes
page-facet-share = share
page-facet-lift = difference
page-facet-note = “Difference” is the share of victories of the seats that had it, less that of the others. It need not be a cause: whoever is winning may simply get to do more.
page-value = Value
page-hexes = From rare (light) to frequent (dark).
page-notable = Games worth a look
page-notable-note = Run the experiment, then open them in the replay at the moment named.
notable-typical = a typical game ({ $value } turns)
notable-shortest = the shortest ({ $value } turns)
notable-longest = the longest ({ $value } turns)
notable-most-lead-changes = the most changes of lead ({ $value })
notable-latest-decided = the one decided latest (after { $value } of the game)
page-again = Do it again
points = { $value } points

# Findings.
find-base = { $metric } ({ $lineup }): { $value } with “{ $variant }” (95% interval { $low } to { $high }).
find-lowers = With “{ $variant }” it falls from { $from } to { $to } ({ $by }, 95% interval { $low } to { $high }).
find-raises = With “{ $variant }” it rises from { $from } to { $to } ({ $by }, 95% interval { $low } to { $high }).
find-also-lowers = Also lower: { $list }.
find-also-raises = Also higher: { $list }.
find-same = No clear difference: { $list }.
find-item = “{ $variant }” { $value } ({ $by })
find-seats-even = Seats ({ $variant }, { $lineup }): no seat is clearly favoured; a shared victory counting in equal parts, the best seat wins { $best } of the games that have a winner, the worst { $worst } (±{ $half } at 95%).
find-seats-uneven = Seats ({ $variant }, { $lineup }): seat { $seat } wins { $share } of the games that have a winner, a shared victory counting in equal parts (95% interval { $low } to { $high }); a fair share would be { $even }.
find-skill = { $lineup } ({ $variant }): the player named first wins { $won }, ties { $level } and loses { $lost }; counting a tie as half, its share of victories is { $share } (95% interval { $low } to { $high }).
find-luck = Luck ({ $variant }, { $lineup }): { $share } of the differences between results come from the luck of the game itself (95% interval { $low } to { $high }; { $pairs } pairs).
find-luck-none = Luck ({ $variant }, { $lineup }): these games do not show that results owe anything to the luck of the game itself; its share is at most { $high } (95%, { $pairs } pairs).
find-facet-best = { $title } ({ $variant }, { $lineup }): highest for { $best } ({ $high }), lowest for { $worst } ({ $low }).
find-more = , and { $more } more
find-name = “{ $variant }”
page-more-findings = More findings
page-bot-random = random
page-bot-greedy = greedy
page-bot-novice = novice
page-bot-habitue = regular
page-bot-maitre = master
page-slips = { $bot }, { $share } slips

# The verdict on a change, in one sentence. What stands in brackets is the 95% interval.
verdict-easier = Easier: { $from } of the games are won as printed, { $to } with the edition ({ $by }, { $low } to { $high }); { $games } games on each side with the same luck.
verdict-harder = Harder: { $from } of the games are won as printed, { $to } with the edition ({ $by }, { $low } to { $high }); { $games } games on each side with the same luck.
verdict-more = A clear difference: { $metric } rises from { $from } to { $to } ({ $by }, { $low } to { $high }), { $games } games on each side with the same luck.
verdict-less = A clear difference: { $metric } falls from { $from } to { $to } ({ $by }, { $low } to { $high }), { $games } games on each side with the same luck.
verdict-same = No difference that matters: { $metric } is { $from } as printed and { $to } with the edition; the difference ({ $low } to { $high }) is smaller than { $matters }, { $games } games on each side with the same luck.
verdict-equal = No difference at all: { $metric } is { $from } in both; all { $games } games on the same luck ended alike.
verdict-open = Not decided: { $metric } is { $from } as printed and { $to } with the edition, but { $games } games on each side with the same luck leave everything open from { $low } to { $high }. More games would tell.
verdict-also = { $metric }: { $from } as printed, { $to } with the edition ({ $by }, { $low } to { $high }).
