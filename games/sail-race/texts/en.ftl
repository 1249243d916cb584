game-title = Sail Race
game-tagline = A regatta on a hex sea: choose your heading before the wind shows its hand.
game-goal = Goal: round every buoy, passing outside it, and be the first one home. You choose your heading before the wind of the turn is known.
game-author = Arnauld Van Muysewinkel
game-yardstick = A clairvoyant who knows all the weather beforehand, with the same luck

heading-E = E, east
    .way = east
heading-NE = NE, north-east
    .way = north-east
heading-NW = NW, north-west
    .way = north-west
heading-W = W, west
    .way = west
heading-SW = SW, south-west
    .way = south-west
heading-SE = SE, south-east
    .way = south-east
letters-E = E
letters-NE = NE
letters-NW = NW
letters-W = W
letters-SW = SW
letters-SE = SE
heading-none = not chosen yet
heading-secret = not shown yet
tour-ccw = anticlockwise, buoys to port
tour-cw = clockwise, buoys to starboard
point-ahead = wind ahead
point-close = close reach
point-broad = broad reach
point-running = running before the wind
from-E = from the east
from-ENE = from the east-north-east
from-NE = from the north-east
from-NNE = from the north-north-east
from-N = from the north
from-NNW = from the north-north-west
from-NW = from the north-west
from-WNW = from the west-north-west
from-W = from the west
from-WSW = from the west-south-west
from-SW = from the south-west
from-SSW = from the south-south-west
from-S = from the south
from-SSE = from the south-south-east
from-SE = from the south-east
from-ESE = from the east-south-east
wind = force { $force } { $from }, { $direction }° on the dial, headwind for { $sector }
wind-gale = gale { $from }, { $direction }° on the dial, headwind for { $sector }: force { $force } over a base of { $base }
blow = force { $force } { $from }
blow-gale = gale { $from }, force { $force }
die-column = column die (red)
die-row = row die (white)
chance-throw = dice { $column } and { $row }
chance-two = cards { $turn }° and “{ $force }”
chance-chain = card “{ $force }”, the next one’s back { $turn }°

label-set-wind = First wind { $from }, { $direction }° on the dial, headwind for { $sector }
label-set-tour = Sail { $tour }
label-plot = { $heading } — { $prospect }
label-plot-hoist = { $heading }, and hoist the spinnaker — { $prospect }
label-plot-lower = { $heading }, and lower the spinnaker — { $prospect }
label-helm-ease = { $heading }, eased by one hex — { $prospect }
label-manoeuvre = Stay here and turn { $heading-way }
label-ease = Ease: one hex less — { $prospect }
label-no-ease = Full speed — { $prospect }
label-resign = Resign from the race
prospect = { $point }, { $moved ->
    [one] 1 hex
   *[other] { $moved } hexes
}{ $whither } { $when }{ $passage }
prospect-cut = { $point }, { $moved } of { $speed } hexes: { $by } stops the boat{ $passage }
prospect-blocked = { $point }, but { $by } is right ahead: no move
prospect-slow = { $point }, but no speed is left: no move { $when }
prospect-bow = where the bow points at first; the boat does not move yet
whither-open = { "" }
whither-buoy = { " " }onto buoy { $buoy }
whither-gate = { " " }onto the gate of buoy { $buoy }
whither-near = , close to buoy { $buoy },
whither-border = { " " }to the border
obstacle-border = the border
obstacle-reef = a reef
obstacle-buoy = a buoy
prospect-none = no move
prospect-sail = no move while the sail is handled
prospect-forced = the spinnaker would have to come down
prospect-held = no move: turning costs the whole turn
prospect-headwind = wind ahead, no move { $when }
when-known = in this wind
when-holds = if the wind holds
when-gale = once the gale is over, if the wind then holds
passage-plain = { "" }
passage-rounds = , rounding buoy { $buoy }
passage-loses = , but buoy { $buoy } would no longer count
passage-misses = , without rounding buoy { $buoy }
passage-home = , across the finish

ask-wind = { $seat }, which first wind have you agreed on?
ask-tour = { $seat }, which way round does everybody sail?
ask-first-heading = { $seat }, choose your first heading; the wind changes once before you move. { $boat } { $leg }
own-boat = Yours is the { $colour } boat.
hull-1 = red
hull-2 = blue
hull-3 = yellow
hull-4 = green
hull-5 = purple
hull-6 = light blue
hull-7 = black
hull-8 = pink
ask-plot = { $seat }, choose your heading for turn { $next }. { $leg }
ask-helm = { $seat }, turn { $turn }: the wind is known. Choose your heading. { $leg }
ask-trim = { $seat }, turn { $turn }: full speed, or one hex less?
ask-wait = { $seat }, the wind comes first.
ask-over = The race is over.
leg-port = Leave buoy { $buoy } to port, its gate { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away.
leg-starboard = Leave buoy { $buoy } to starboard, its gate { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away.
leg-home = Home to the finish, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away.
leg-alone = { $leg } Everybody else has resigned: sail home to win, or resign too and nobody wins.
leg-unknown = { "" }

event-first-wind-thrown = First wind: { $wind }, dice { $column } and { $row }.
event-first-wind-agreed = First wind, as agreed: { $wind }.
event-tour = The course is sailed { $tour }.
event-committed = { $seat } has chosen.
event-plotted = { $seat } has chosen to head { $heading-way }.
event-shown = Everybody has chosen; the choices are shown.
event-weather = Turn { $turn }: { $blow }, { $cause }.
event-sailed = { $seat } sails { $heading-way }: { $moved ->
    [one] 1 hex
   *[other] { $moved } hexes
}{ $whither }.
event-stays = { $seat }, heading { $heading-way }, stays put.
event-headwind = { $seat }, heading { $heading-way }, has the wind ahead and does not move.
event-crabbed = { $seat } slips one hex sideways, to the { $heading-way }.
event-held = { $seat } stays put and turns { $heading-way }.
event-eased = { $seat } eases the sheets: one hex less.
event-hoisted = { $seat } hoists the spinnaker instead of moving.
event-lowered = { $seat } lowers the spinnaker instead of moving.
event-forced-down = { $seat } has to lower the spinnaker and does not move.
event-stopped-border = The border stops { $seat } ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-stopped-reef = A reef stops { $seat } ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-stopped-buoy = A buoy stops { $seat } ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-rounded = { $seat } rounds buoy { $buoy }.
event-unrounded = { $seat } goes back through the gate of buoy { $buoy }: it no longer counts.
event-unrounded-over = { $seat } turns back over buoy { $buoy } itself: it no longer counts.
event-finished = { $seat } finishes in turn { $turn }, at step { $step } of { $speed }.
event-resigned = { $seat } resigns.
event-over-one = { $seat } wins the race.
event-over-shared = { $count } boats arrive together and share the victory.
event-over-nobody = The race ends without a winner.
event-over-limit = Time limit: the race ends without a winner.

standing-finished = finished in turn { $turn }
standing-finished-step = finished in turn { $turn } (step { $step } of { $speed })
standing-racing = { $rounded } of { $buoys } buoys, { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} to go
standing-resigned = resigned

fact-legend = # start and finish · 1 2 3 buoys · + gates · * reefs · A B C boats (& several)
fact-wind = Turn { $turn }: { $wind }
fact-first-wind = First wind: { $wind }
fact-tour = Course: { $tour }
fact-boat = { $letter } { $seat } at { $place }, heading { $heading }, { $rounded } of { $buoys } buoys, { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} to go{ $committed }
fact-boat-spinnaker = { $letter } { $seat } at { $place }, heading { $heading }, spinnaker up, { $rounded } of { $buoys } buoys, { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} to go{ $committed }
fact-open = { "" }
fact-committed = , has chosen
fact-finished = { $letter } { $seat } finished in turn { $turn }, stopped at { $place }
fact-resigned = { $letter } { $seat } resigned at { $place }
fact-next-buoy = { $seat }’s next buoy: { $buoy } at { $place }, gate { $gate }
cell-start = start and finish
cell-buoy = buoy { $buoy }
cell-gate = gate of buoy { $buoy }
cell-reef = reef
cell-boat = { $seat }’s boat

refused-seats = A race is for 1 to { $max } boats, not for { $seats }.
refused-no-such-seat = There is no boat number { $number } in this race.
refused-over = The race is over.
refused-finished = This boat has finished and no longer acts.
refused-resigned = This boat has resigned.
refused-committed = You have already chosen; take your choice back first if you want another.
refused-wait-for-wind = The wind has to come first.
refused-host-only = That is for the host to decide.
refused-no-trim = Your boat does not move this turn: there is nothing to ease.
refused-bad-wind = The wind comes from a multiple of 10 between 0 and 350, not from { $direction }.
refused-no-agreed-wind = The first wind is not agreed on in this race (option “initial_wind”).
refused-no-agreed-tour = The way round is not agreed on in this race (option “tour”).
refused-no-ease = Easing is not in play (option “ease”).
refused-no-helm = Headings are chosen before the wind in this race (option “timing”).
refused-no-plot = Headings are chosen after the wind in this race (option “timing”).
refused-phase = This cannot be done at this point of the turn.
refused-no-spinnaker = There are no spinnakers in this race (option “spinnaker”).
refused-spinnaker-at-helm = With headings chosen after the wind, the spinnaker is handled at the helm, not before the start.
refused-already-up = The spinnaker is already up.
refused-already-down = The spinnaker is already down.
refused-two-manoeuvres = One manoeuvre a turn: handle the sail or turn the boat, not both.
refused-no-manoeuvre = Turning on the spot is not in play (option “turn_cost”).
refused-forbidden-turn = Such a turn costs the move: choose the manoeuvre instead.
refused-nothing-to-ease = With that heading the boat would not move: there is nothing to ease.
refused-no-weather-due = No wind is due now.
refused-dice = Two dice are needed, each showing 1 to 6.
refused-not-in-table = The pre-drawn weather has { $column } and { $row } here.
refused-other-weather = The weather of this race does not come that way (option “weather”).
refused-card-not-there = That card cannot come now: it is not in the pile.

refused-map-radius = A map has a radius from { $min } to { $max }, not { $radius }.
refused-map-buoys = A map has 1 to { $max } buoys, not { $buoys }.
refused-map-check = The map fails check { $check }: { $why }.
map-off = { $place } is off a map of radius { $radius }
map-twice = two marks share { $place }
map-start = the start { $place } is too near the border: it must be at most { $most } hexes from the centre
map-reef-in-zone = the reef { $place } lies in the finish zone
map-buoy-near-start = buoy { $buoy } at { $place } is less than 4 hexes from the start
map-buoys-near = buoys { $buoy } and { $other } are less than 4 hexes apart
map-gate-short = the gate of buoy { $buoy }, { $gate }, is { $count ->
    [0] missing
    [one] 1 hex long
   *[other] { $count } hexes long
}; it needs { $least }
map-gate-reef = the gate of buoy { $buoy }, { $gate }, begins with the reef { $place }
map-gate-blocked = the gate of buoy { $buoy }, { $gate }, has fewer than two hexes without a reef
map-gate-in-zone = the gate of buoy { $buoy } runs through the finish zone at { $place }
map-gate-over-buoy = the gate of buoy { $buoy } runs over buoy { $other } at { $place }
map-gates-meet = the gates of buoys { $buoy } and { $other } meet at { $place }
map-tour = from the start through the buoys in their order and back, the way must go anticlockwise round the centre (0,0); between { $from } and { $to } it does not
map-cut-off = reefs cut { $place } off from the start
map-pocket = { $place } has fewer than two neighbours without a reef
map-no-tour = in one of the two directions no way leads round all the buoys
refused-map-range = The generator’s “{ $name }” goes from { $min } to { $max }.
refused-map-attempts = No valid map in { $attempts } attempts: ask for fewer reefs or more room.
refused-pad = The padded map would have radius { $radius }; { $max } is the most.
refused-pad-rings = At most 4 rings of water can be added, not { $rings }.
refused-extra-reefs = At most { $max } more reefs on this map (15% of its hexes).
refused-no-custom-map = “map = custom” needs the map itself in “custom_map”.
refused-unknown-map = There is no map “{ $map }”. Did you mean “{ $nearest }”?
refused-free-turn = “free_turn” is 0 or 60.
refused-max-turns = “max_turns” goes from 1 to 1000.
refused-table-and-agreed = A pre-drawn table has its own first wind: it cannot be agreed on as well.
refused-throws = “table = custom” needs a list of throws in “throws”, each two dice from 1 to 6.

refused-position-boats = The position must hold { $seats ->
    [one] 1 boat
   *[other] { $seats } boats
}, not { $boats }.
refused-position-cards = The weather cards in the pile are not cards of the box, or are missing or there without need.
refused-position-phase = The options of this race have no such phase.
refused-position-turn = Turn { $turn } does not fit the phase (turns go up to { $most }).
refused-position-wind = A wind from { $direction }° with base { $base } cannot blow: directions are multiples of 10 from 0 to 350, bases 1 to 3.
refused-position-wind-early = There is a wind before the first one was thrown or agreed on.
refused-position-wind-first = The first wind has base 2 and no gale.
refused-position-wind-missing = The position has no wind.
refused-position-tour = The way round the course is missing, too early, or not what the wind and the options make it.
refused-position-over = The phase and the boats do not agree on whether the race is over.
refused-position-finish = { $boat } cannot have finished like that: turn, step, speed, place or buoys do not fit.
refused-position-heading = { $boat }’s heading is missing, or there before it was chosen.
refused-position-previous = { $boat } has one previous heading too many or too few: it stands only where boats are asked to ease.
refused-position-spi = { $boat } has a spinnaker order; it stands only where boats are asked to ease.
refused-position-start = Before turn 1 { $boat } lies at the start, with no buoy rounded and the spinnaker down.
refused-position-uncommitted = { $boat } has not chosen although the wind is due.
refused-position-commit = { $boat } cannot have chosen that.
refused-position-all-chosen = In this phase somebody must still have something to choose.
refused-position-unfinished = { $boat } is in the finish zone with every buoy rounded: that boat has finished.
refused-position-hidden = { $boat }’s choice is hidden; a position can be played on only if it is complete.
refused-position-place = { $boat } cannot be at { $place }: that is off the map, a reef, or a solid buoy.
refused-position-rounded = { $boat } has rounded { $rounded } buoys; there are { $buoys }.
refused-position-status = { $boat } has both finished and resigned.

panel-compass = Compass
panel-compass-of = { $seat }’s compass
panel-orders = Orders
panel-bulletin = Weather bulletin
panel-progress = Race
switch-wakes = Wakes of the others
picture-sea = The sea of the race
picture-zone = Finish zone
picture-reef = Reef
picture-boat = { $seat }’s boat — { $standing }.
picture-buoy = Buoy { $buoy }
picture-buoy-done = Buoy { $buoy }, rounded
picture-buoy-next = Buoy { $buoy }, the next one
picture-no-wind = No wind yet.
picture-no-heading = { $seat } has no heading yet.
picture-point = { $seat }’s point of sail: { $point }.
picture-turn = Turn { $turn }
picture-first-wind = First wind
picture-gale = gale
picture-history = The winds of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
chip-ccw = anticlockwise
chip-cw = clockwise
chip-advance = advance
chip-manoeuvre = manoeuvre
chip-keep = sail as it is
chip-hoist = hoist
chip-lower = lower
chip-full = full speed
chip-ease = one hex less
preview-known = The boat goes { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}{ $whither }.
preview-stays = The boat stays where it is.
preview-stop = Standing still: { $percent }.
preview-rounds = Rounding buoy { $buoy }: { $percent }.
preview-loses = Losing buoy { $buoy }: { $percent }.
preview-misses = Buoy { $buoy } does not count that way.
preview-home = Finish: { $percent }.
picture-open-sea = Open sea
why-reef = A boat stops in front of a reef. Steer by one of the six arrows round your boat.
why-buoy = A buoy is rounded by entering its gate, the dotted row, from the near side. Steer by one of the six arrows round your boat.
why-zone = You finish here once every buoy is rounded. Steer by one of the six arrows round your boat.
why-own-boat = This is your own boat: it stays where it is until it has a heading and a wind. Steer by one of the six arrows round it.
why-boat = Boats never get in each other’s way. Steer by one of the six arrows round your own boat.
why-sea = A boat goes straight along its heading, as far as the wind takes it. Steer by one of the six arrows round your boat.
why-wind = The wind shows where it comes from and how strong it is. Steer by one of the six arrows round your boat.
why-hex-aside = A boat goes straight, along one of six headings, and this hex lies on none of them.
why-hex-chance = Straight { $heading-way }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ahead: the wind takes you just there { $percent } times in a hundred. Steer by the arrow.
why-hex-far = Straight { $heading-way }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ahead: no wind takes you that far next turn, { $most ->
    [0] or anywhere at all
    [one] 1 hex at most
   *[other] { $most } hexes at most
}.
why-hex-past = Straight { $heading-way }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ahead: no wind stops you there, only short of it or beyond.
why-hex-border = Straight { $heading-way }, but the border comes first.
why-hex-reef = Straight { $heading-way }, but a reef lies in between.
why-hex-buoy = Straight { $heading-way }, but a buoy stops boats in between.
sheet-boat = { $boat } { $course }
sheet-no-heading = No heading yet.
sheet-steers = It may take any of the six headings; { $heading-way } it would not move: wind ahead.
sheet-course = Heading { $heading-way }: { $point }.
sheet-stopped = Heading { $heading-way }, with the wind ahead: it would not move.
sheet-wind = Wind: { $wind }. No boat sails { $ahead-way } in it; { $first-way } and { $second-way } are fastest.
sheet-buoy-port = Buoy { $buoy }, the next one, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away: leave it to port. It counts once you enter its gate, the dotted row, from the side the arrow comes from.
sheet-buoy-starboard = Buoy { $buoy }, the next one, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away: leave it to starboard. It counts once you enter its gate, the dotted row, from the side the arrow comes from.
sheet-buoy-last = Buoy { $buoy }, rounded. Back through its gate, it would no longer count.
sheet-buoy-later = Buoy { $buoy }: it counts only after buoy { $before }.
preview-figures = Figures: chances in %.

option-map = Map
option-map-help = The sea of the race: one from the box, one drawn by the generator, or one of your own.
option-map-map0 = The published map
option-map-map0-recifs = The published map, 27 reefs
option-map-map0-recifs2 = The published map, 45 reefs
option-map-map0-large = The published map, three more rings of water
option-map-proto = The prototype of 19 April
option-map-grand-large = Le Grand Large: open water
option-map-goulet = Le Goulet: a bar of reefs with passes
option-map-archipel = L’Archipel: reef clusters
option-map-carre = Le Carré: four buoys
option-map-banane = La Banane: a short race, two buoys
option-map-etoile = L’Étoile: a long race, five buoys
option-map-author-1 = The author’s map 1
option-map-author-3 = The author’s map 3
option-map-author-7 = The author’s map 7
option-map-generated = Drawn by the generator
option-map-custom = Your own map
option-custom_map = Your own map
option-custom_map-help = Radius, start, buoys in anticlockwise order, and reefs; a buoy may name its gate ("gate": "NW"), otherwise the gate points away from the centre. For example: { "{" }"radius": 6, "start": [-2, 4], "buoys": [{ "{" }"q": 3, "r": 0{ "}" }, { "{" }"q": -1, "r": -2{ "}" }], "reefs": [[0, 0]]{ "}" }
option-radius = Generator: radius
option-radius-help = Hexes on each side of the sea.
option-buoy_count = Generator: buoys
option-buoy_count-help = How many buoys there are to round.
option-reef_count = Generator: reefs
option-reef_count-help = How many reefs, up to 15% of the hexes.
option-margin = Generator: margin
option-margin-help = The least length of a gate, that is the room outside the buoys.
option-map_seed = Generator: seed
option-map_seed-help = The number that names the map: the same seed draws the same map.
option-timing = When headings are chosen
option-timing-help = Before the wind of the turn is known, as the rulebook has it, or after (idea A11-e).
option-timing-program = before the wind
option-timing-after_wind = after the wind
option-turn_cost = Cost of turning
option-turn_cost-help = What a change of heading costs (ideas A11 to A11-d): foresight pays more.
option-turn_cost-none = nothing
option-turn_cost-minus1 = one hex of speed
option-turn_cost-stop = the whole move
option-free_turn = Free turn
option-free_turn-help = Changes of heading of up to this many degrees cost nothing. No effect where turning costs nothing.
option-min_speed_1 = At least speed 1
option-min_speed_1-help = A turning boat keeps speed 1 unless the wind is ahead. No effect unless turning costs one hex.
option-ease = Easing
option-ease-help = A boat may go one hex less than its speed (idea A2).
option-crab = Crabbing
option-crab-help = With the wind ahead a boat slips one hex sideways instead of standing still (idea A4).
option-spinnaker = Spinnaker
option-spinnaker-help = A sail that helps on a broad reach; hoisting and lowering cost a move each (idea A13).
option-spinnaker-off = none
option-spinnaker-plus1 = one hex more
option-spinnaker-double = twice the speed
option-pad = Rings of water
option-pad-help = Makes the sea wider all round (idea A3).
option-extra_reefs = More reefs
option-extra_reefs-help = Strews more reefs over the map (idea A12).
option-reef_seed = Seed of the reefs
option-reef_seed-help = The same seed strews the same reefs.
option-weather = Weather
option-weather-help = Where the wind of each turn comes from.
option-weather-dice = two dice
option-weather-cards2 = two cards a turn
option-weather-chain = one card a turn
option-weather-table = a pre-drawn list
option-table = Pre-drawn list
option-table-help = Which list of throws is read, line by line.
option-table-play0 = The author’s PLAY[0]
option-table-play50 = The author’s PLAY[50]
option-table-custom = your own throws
option-throws = Your own throws
option-throws-help = A list of [column, row]: the first gives the first wind, each of the others one turn. For example: [[1, 5], [3, 3], [6, 1]]
option-initial_wind = First wind
option-initial_wind-help = Thrown, or agreed on around the table and set by the host.
option-initial_wind-dice = thrown
option-initial_wind-agreed = agreed
option-tour = Way round the course
option-tour-help = Which way round all boats sail.
option-tour-upwind = towards the wind
option-tour-ccw = anticlockwise
option-tour-cw = clockwise
option-tour-agreed = agreed
option-buoys = Buoys
option-buoys-help = Whether a boat may sail over a buoy’s hex.
option-buoys-open = do not stop boats
option-buoys-solid = stop boats like reefs
option-tie = Boats arriving together
option-tie-help = They share the victory, or the one that needed the smaller part of its move wins.
option-tie-shared = share the victory
option-tie-fraction = by fraction of the turn
option-end = End of the race
option-end-help = With the first arrival, or when all have arrived.
option-end-first = first arrival
option-end-all = all have arrived
option-max_turns = Time limit
option-max_turns-help = The race ends after this many turns even if nobody has arrived.

preset-core = The rulebook’s game
preset-A11 = Turning costs one hex
preset-A11-b = Turning costs the move
preset-A11-c = Manoeuvre or advance
preset-A11-d = Manoeuvre or advance, 60° free
preset-A11-e = Headings after the wind
preset-A2 = Easing
preset-A3 = A wider sea
preset-A4 = Crabbing
preset-A12 = More reefs
preset-A13 = Spinnaker, one hex more
preset-A13-x2 = Spinnaker, twice the speed
preset-A14 = Weather by cards, one a turn
preset-A14-two = Weather by cards, two a turn
preset-TODO-min1 = At least speed 1
preset-V0-1b = Agreed first wind
preset-V0-1c = Pre-drawn weather

# What a sailor who knows the odds expects of an action.
hint-turns = { $turns } { $whole ->
   *[other] turns
} to the finish
# In company: of so many races that go on from here, boats that tie sharing the victory.
hint-race = { $share } of 100 races are won from here, { $turns } { $whole ->
   *[other] turns
} to the finish
hint-turns-waiting = { $turns } { $whole ->
   *[other] turns
} to the finish: waiting for the wind to shift costs less than any other heading
## The lesson

lesson-course-title = Once round, and home
lesson-course =
    This is La Banane: a start with two crossed flags, two buoys, a few reefs. Your boat waits at the flags. Sail once round both buoys and come back; the fewer turns you need, the better.
    The program throws the dice, counts the hexes and watches the buoys. You only ever decide one thing: where to point the bow next.
lesson-wind-title = The wind says where it comes from
lesson-wind =
    Two dice have been thrown for the first wind: force 2, from 210°. Like every sailor, the game names a wind after the place it comes from: on the small rose in the corner of the sea the arrow flies in from the west and a little south. Degrees are counted anticlockwise from the east: 90° is north, 180° west.
    The wind has also settled which way round the course is sailed: clockwise. The northern buoy carries the number 1, the eastern one the number 2: that is the order in which you round them.
lesson-points-title = You cannot sail into it
lesson-points =
    Each arrow round your boat says how many hexes this wind would take you on that heading. West says STOP: with the wind on the bow you stand still. North-west and south-west give 2, the force of the wind. North-east and south-east give 3: with the wind 120° off the bow you sail one hex more, the best there is. East, straight before the wind, gives 2 again.
    The large compass, beside the sea or further down on a narrow screen, says the same as the boat’s token does: STOP, +0 and +1.
lesson-first-title = Your first heading
lesson-first = The next buoy stands to the north, and its gate runs from it up to the border. Steer north-west: choose the arrow on the sea, or the button.
lesson-first-hint = Not wrong in every race, but in this lesson we go north-west: it leads straight up the outside of the course.
lesson-late-title = The wind changes before you move
lesson-late =
    The dice have been thrown again: the wind freshened to force 3 and swung a little, and only then did your boat move, three hexes on the heading you had chosen before.
    That is the heart of the game: you always choose for a wind that you do not know yet.
lesson-hold-title = Hold your course
lesson-hold = Keeping a heading is always allowed. North-west is still a safe 60° away from the wind: hold it. The next turn will play itself in the same way.
lesson-hold-hint = Let us hold north-west a little longer: the gate is not reached yet.
lesson-gate-title = A gate for every buoy
lesson-gate =
    From each buoy a dotted row of hexes runs to the border: its gate. The buoy counts as rounded when one step takes you onto the gate from the near side, the one the little arrow comes from.
    You are on the near side of the gate of buoy 1.
lesson-round-title = Round buoy 1
lesson-round = Steer north-east. The wind then comes over your shoulder, 120° off the bow if it stays where it is: force 3 and one hex more would make four, but the map ends after three, just beyond the gate.
lesson-round-hint = Only north-east crosses the gate from here in one go.
lesson-border-title = Rounded, and up against the border
lesson-border =
    Buoy 1 is ticked. The wind would have carried you four hexes, but the map ended after three: the border and the reefs do no harm, they only eat what is left of your speed.
    Beware of one thing: a boat pinned between the border and a headwind may lie there for many turns.
lesson-south-title = Down the course
lesson-south = Buoy 2 lies to the south-east. Steer south-east; the next four turns will hold that heading.
lesson-south-hint = South-east is fast with this wind and leads to buoy 2.
lesson-past-title = Past the buoy first
lesson-past = Buoy 2 must be left to starboard as well, so its gate is crossed from the east: first get past the buoy. Steer east. The way leads over the buoy itself, which does no harm and does not count.
lesson-past-hint = Pass buoy 2 to the east first; its gate is crossed from that side.
lesson-gale-title = A gale!
lesson-gale =
    The wind leapt 30° and blew with force 4. A gale lasts one turn only; the next throw starts again from the force there was before it, here 3. The arrows reckon with that 3 already.
    You are where you wanted to be: on the near side of the last gate.
lesson-fan-title = Look before you leap
lesson-fan =
    Steer south-west, below the buoy: no other heading rounds it. But first point at its arrow, or tap it once: the fan shows where the 36 possible throws would take you. One in three swings the wind onto your bow, and you would stand still; all others take you through the gate, as the ticks show.
lesson-fan-hint = The gate runs from the buoy to the south-east, and south-west crosses it.
lesson-home-title = Home, with the wind on your quarter
lesson-home = Both buoys are ticked: only the way back to the flags is left. The wind comes from the south-east and is easing; going west it stands 120° off your bow, which earns you one hex more each turn. Steer west; one more turn will follow.
lesson-home-hint = Other ways lead home too, but none is as fast as west in this breeze.
lesson-finish-title = The last hex
lesson-finish = You need not hit the flags themselves: the six hexes around them count as well. North-west, and you are in.
lesson-finish-hint = The finish is right above you: north-west.
lesson-end-title = Thirteen turns
lesson-end =
    That is a fine lap. Against others, all boats sail in the same wind, headings are chosen in secret and shown together, and boats never get in each other’s way: the first one home wins, and all who arrive in that same turn share the victory.
    The dotted line on the sea is the fastest lap this weather allowed; only somebody who knew it all beforehand could have sailed it.
    Now race!

## After the race

panel-debrief = Debrief
verdict-alone = Home in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
verdict-ahead = { $seat } wins in turn { $turn }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} ahead of { $other }
verdict-earlier = { $seat } wins in turn { $turn }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} before { $other }
debrief-par = Par: perfect play from this first wind
debrief-best = Best possible in this very weather
debrief-boat = { $seat }
debrief-turns = { $whole }.{ $tenth }
debrief-whole-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
debrief-lucky = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: headings cost { $lost }, the wind gave { $luck }
debrief-unlucky = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: headings cost { $lost }, the wind took { $luck }
debrief-not-in = did not finish
debrief-not-in-lost = did not finish: headings cost { $lost }
debrief-cost = Turn { $turn }, { $seat }: heading { $chosen-way } cost { $lost } { $whole ->
   *[other] turns
} on average; { $better-way } was better.
debrief-crowd = { $seat }, { $turns } turns: of { $games } races that the Regular bot sailed on this map, { $lower } were faster and { $higher } slower.
debrief-legend = The dotted line is the fastest route this weather allowed; only somebody who knew it all beforehand could have sailed it.

# Fields of position files, for the comments of `galerne position new`.
field-phase = What is to be done now: the first wind, the way round, headings, the weather…
field-turn = The turn, from 1; 0 before the first
field-wind = Where the wind comes from and its force; absent before the first wind
field-tour = Which way round the buoys are sailed
field-boats = By seat: place, heading, and how many buoys are rounded
field-at = Where the boat is, as [q, r]
field-heading = The heading sailed last: E, NE, NW, W, SW or SE
field-previous = The heading before that
field-rounded = How many buoys are rounded
field-sail_up = Whether the spinnaker is up
field-spi = What the spinnaker does
field-committed = The choice laid face down for this turn
field-finished = When it finished: turn, step, speed
field-resigned = It has given up
field-cards = The weather cards: the pile, and what is known of its top

# What happens while chance is awaited.
source-first-wind = The first wind rises…
source-weather = The wind changes…

# On paper: print and play.
print-needed = Also needed: two six-sided dice of different colours, and a pencil for each player.
print-map = The race
print-sailor = Skipper
print-sense = Way round
print-col-turn = turn
print-col-wind = force | direction
print-dice = row ↓ column →
print-heading-wind = heading ↓ wind from →
print-stop = STOP
print-heading = { $heading }
print-tables = Sail Race: the tables
print-turn-title = A turn
print-turn-1 = Throw two dice, one for the column and one for the row: table 2 changes the wind. Write it down.
print-turn-2 = Every boat sails straight along the heading it had chosen, as many hexes as the force of the wind plus its modifier. A reef or the border stops it.
print-turn-3 = Everybody chooses the next heading in secret, one of six: behind a hand, turn the bow of your boat to it on the compass. When all have chosen, take the hands away; from now on nobody turns.
print-rounding = A buoy is rounded when a step takes the boat onto a hex of its gate, the dotted line, coming from the near side. Home is # or one of its six neighbours, once every buoy has been rounded.
print-table-1 = Table 1: the first wind (force 2)
print-table-2 = Table 2: the change of wind at the start of every turn
print-table-2-key = Change of direction / change of force: + and − by one, from 1 to 3; = unchanged; g a gale, force 4 for this turn only, over the same base.
print-speed = Speed: the force of the wind, and for the heading
print-compass-use = With the compass instead: the bow of the boat points to your heading. The figure that faces the sector of the wind is the modifier; at STOP you do not move.
print-cards-title = Weather cards instead of dice
print-cards-how = Shuffle the 54 cards into a pile, the sides with degrees upwards. Each turn, turn the top card over onto the discard pile: this side changes the force. What the next card of the pile shows changes the direction; that card stays there. When fewer than two cards are left, shuffle the discard pile and slide it under them. Table 1 still gives the first wind.
print-sectors = A wind of 340 to 30 comes from E, 40 to 90 from NE, 100 to 150 from NW, 160 to 210 from W, 220 to 270 from SW, 280 to 330 from SE. Angles are counted from the East, anticlockwise.
print-bulletin = Weather bulletin
print-dice-thrown = dice
print-compass = Compass
print-compass-how = Lay the boat here, its bow towards your heading. The figure that faces the sector of the wind is added to its force. STOP: you do not move.
print-boat = Boat
print-force-same = The force stays.
print-force-more = The force rises by 1, up to 3.
print-force-less = The force falls by 1, down to 1.
print-force-gale = Gale: force 4, this turn only.
print-turn-none = The wind keeps its direction.
print-turn-left = The wind turns { $n }° anticlockwise.
print-turn-right = The wind turns { $n }° clockwise.
print-dial = The wind without writing
print-dial-how = One counter on the direction, one on the force. Every turn, move them as table 2 says. In a gale, put a third counter on the 4 for this turn only: the one on the force stays where it is.
print-dial-gale = gale
print-map-of = Map: { $map }{ $seed ->
    [none] {""}
   *[other] , seed { $seed }
}
print-before-title = Before the race
print-before = Table 1 gives the first wind. If, seen from #, it comes more from the side of buoy 1, sail anticlockwise and leave the buoys to port; if more from the side of the last buoy, sail clockwise, the last buoy first. Everybody starts on # and chooses a first heading in secret.
print-drawn = Weather drawn in advance
print-drawn-how = One line a turn, the first for the start. Seed { $seed }.
print-drawn-cover = Cut this strip off and lay it over the lines that are still to come.
print-spinnaker = spinnaker
