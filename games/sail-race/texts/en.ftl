game-title = Sail Race
game-tagline = A regatta on a hex sea: choose your heading before the wind shows its hand.
game-yardstick = A clairvoyant, who knows all weather beforehand, on the same lucks

heading-E = E, east
heading-NE = NE, north-east
heading-NW = NW, north-west
heading-W = W, west
heading-SW = SW, south-west
heading-SE = SE, south-east
heading-none = not chosen yet
tour-ccw = anticlockwise, buoys to port
tour-cw = clockwise, buoys to starboard
point-ahead = wind ahead
point-close = close reach
point-broad = broad reach
point-running = running before the wind
wind = force { $force } from { $direction }° ({ $sector })
wind-gale = gale, force { $force } over { $base }, from { $direction }° ({ $sector })
die-column = column die
die-row = row die
chance-throw = dice { $column } and { $row }
chance-two = cards { $turn }° and “{ $force }”
chance-chain = card “{ $force }”, the next one’s back { $turn }°

label-set-wind = First wind from { $direction }° ({ $sector })
label-set-tour = Sail { $tour }
label-plot = { $heading } — { $prospect }
label-plot-hoist = { $heading }, and hoist the spinnaker — { $prospect }
label-plot-lower = { $heading }, and lower the spinnaker — { $prospect }
label-helm-ease = { $heading }, eased by one hex — { $prospect }
label-manoeuvre = Stay here and turn to { $heading }
label-ease = Ease: one hex less — { $prospect }
label-no-ease = Full speed — { $prospect }
label-resign = Resign from the race
prospect = { $point }, { $speed ->
    [0] no way at all
    [one] 1 hex
   *[other] { $speed } hexes
} to { $place } in this wind
prospect-none = no move
prospect-sail = no move while the sail is handled
prospect-forced = the spinnaker would have to come down
prospect-held = no move: turning costs the turn
prospect-headwind = wind ahead, no move in this wind

ask-wind = { $seat }, which wind do you agree on for the start?
ask-tour = { $seat }, which way round shall everybody sail?
ask-first-heading = { $seat }, choose your first heading. The wind will change once before you move.
ask-plot = { $seat }, choose the heading for turn { $next }, before its wind is known.
ask-helm = { $seat }, turn { $turn }: the wind is there. Choose your heading.
ask-trim = { $seat }, turn { $turn }: full speed, or one hex less?
ask-wait = { $seat }, the wind must be thrown first.
ask-over = The race is over.

event-first-wind-thrown = First wind: { $wind } (dice { $column } and { $row }).
event-first-wind-agreed = First wind, as agreed: { $wind }.
event-tour = The tour goes { $tour }.
event-committed = { $seat } has chosen.
event-plotted = { $seat } has chosen { $heading }.
event-shown = All have chosen; the choices are shown.
event-weather = Turn { $turn }: { $wind } — bulletin { $bulletin } ({ $cause }).
event-sailed = { $seat } sails { $heading }: { $moved } of { $speed } from { $from } to { $to }.
event-stays = { $seat }, heading { $heading }, stays at { $from } (speed { $speed }).
event-headwind = { $seat }, heading { $heading }, has the wind ahead and does not move.
event-crabbed = { $seat } slips sideways to { $heading }.
event-held = { $seat } stays and turns to { $heading }.
event-eased = { $seat } eases the sheets: one hex less.
event-hoisted = { $seat } hoists the spinnaker instead of moving.
event-lowered = { $seat } lowers the spinnaker instead of moving.
event-forced-down = { $seat } has to lower the spinnaker and does not move.
event-stopped-border = { $seat } is stopped by the border ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-stopped-reef = { $seat } is stopped by a reef ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-stopped-buoy = { $seat } is stopped by a buoy ({ $lost ->
    [one] 1 hex
   *[other] { $lost } hexes
} lost).
event-rounded = { $seat } rounds buoy { $buoy } at { $place }.
event-unrounded = { $seat } goes back through the gate of buoy { $buoy } at { $place }: it no longer counts.
event-finished = { $seat } finishes in turn { $turn }, at step { $step } of { $speed }.
event-resigned = { $seat } resigns.
event-over-one = { $seat } wins the race.
event-over-shared = { $count } boats arrive together and share the victory.
event-over-nobody = The race ends without a winner.
event-over-limit = Time limit: the race ends without a winner.

standing-finished = finished in turn { $turn } (step { $step } of { $speed })
standing-racing = { $rounded } of { $buoys } buoys, { $left ->
    [one] 1 hex
   *[other] { $left } hexes
} to go
standing-resigned = resigned

fact-legend = # start and finish · 1 2 3 buoys · + gates · * reefs · A B C boats (& several)
fact-wind = Turn { $turn }, wind { $wind }
fact-tour = Tour: { $tour }
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
fact-finished = { $letter } { $seat } finished in turn { $turn }, stopped at { $place } ({ $buoys } buoys)
fact-resigned = { $letter } { $seat } resigned at { $place } (of { $buoys } buoys)
fact-next-buoy = { $seat }’s next buoy: { $buoy } at { $place }, gate { $gate }
cell-start = start and finish
cell-buoy = buoy { $buoy }
cell-gate = gate of buoy { $buoy }
cell-reef = reef
cell-boat = boat of { $seat }

refused-seats = A race is for 1 to { $max } boats, not for { $seats }.
refused-no-such-seat = There is no boat number { $number } in this race.
refused-over = The race is over.
refused-finished = This boat has finished and no longer acts.
refused-resigned = This boat has resigned.
refused-committed = Your choice is made; take it back first if you want another.
refused-wait-for-wind = First the wind must be thrown.
refused-host-only = This is for the host to settle.
refused-no-trim = Your boat does not move this turn: there is nothing to ease.
refused-bad-wind = The wind comes from a multiple of 10 between 0 and 350, not from { $direction }.
refused-no-agreed-wind = The first wind is not agreed on in this race (option “initial_wind”).
refused-no-agreed-tour = The sense of the tour is not agreed on in this race (option “tour”).
refused-no-ease = Easing is not in play (option “ease”).
refused-no-helm = Headings are chosen before the wind in this race (option “timing”).
refused-no-plot = Headings are chosen after the wind in this race (option “timing”).
refused-phase = Not at this moment of the turn.
refused-no-spinnaker = There are no spinnakers in this race (option “spinnaker”).
refused-spinnaker-at-helm = With headings chosen after the wind, the spinnaker is handled at the helm, not before the start.
refused-already-up = The spinnaker is already up.
refused-already-down = The spinnaker is already down.
refused-two-manoeuvres = One manoeuvre a turn: handle the sail or turn the boat, not both.
refused-no-manoeuvre = Turning on the spot is not in play (option “turn_cost”).
refused-forbidden-turn = Such a turn costs the move: choose the manoeuvre instead.
refused-nothing-to-ease = With that heading the boat would not move: there is nothing to ease.
refused-no-weather-due = No wind is due now.
refused-dice = Two dice, each showing 1 to 6.
refused-not-in-table = The pre-drawn weather says { $column } and { $row }.
refused-other-weather = The weather of this race does not come that way (option “weather”).
refused-card-not-there = That card cannot come now: it is not in the pile.

refused-map-radius = A map has a radius from { $min } to { $max }.
refused-map-buoys = A map has 1 to { $max } buoys.
refused-map-check = The map fails check { $check }.
refused-map-range = The generator’s “{ $name }” goes from { $min } to { $max }.
refused-map-attempts = No valid map in { $attempts } attempts: ask for fewer reefs or more room.
refused-pad = The padded map would have radius { $radius }; { $max } is the most.
refused-pad-rings = At most 4 rings of water can be added.
refused-extra-reefs = At most { $max } more reefs on this map (15 % of its hexes).
refused-no-custom-map = “map = custom” needs the map itself in “custom_map”.
refused-unknown-map = There is no map “{ $map }”. Did you mean “{ $nearest }”?
refused-free-turn = “free_turn” is 0 or 60.
refused-max-turns = “max_turns” goes from 1 to 1000.
refused-table-and-agreed = A pre-drawn table has its own first wind: it cannot be agreed on as well.
refused-throws = “table = custom” needs a list of throws in “throws”, each two dice from 1 to 6.

refused-position-boats = The position must hold { $seats } boats.
refused-position-cards = The weather cards of the position are not those of the box.
refused-position-phase = The options of this race do not know that phase.
refused-position-turn = The turn number does not fit the phase.
refused-position-wind = The wind is missing, impossible, or too early.
refused-position-tour = The sense of the tour does not fit the wind and the options.
refused-position-over = Whether the race is over does not agree with its boats.
refused-position-finish = A finish that cannot have happened.
refused-position-heading = A boat’s heading is missing, or there before it was chosen.
refused-position-previous = A previous heading stands only where boats are asked to ease.
refused-position-spi = A spinnaker order stands only where boats are asked to ease.
refused-position-start = Before turn 1 every boat lies at the start.
refused-position-uncommitted = A boat has not committed although the wind is due.
refused-position-commit = A commitment that cannot have been made.
refused-position-all-chosen = In this phase somebody must still have something to choose.
refused-position-unfinished = A boat in the finish zone with every buoy rounded has finished.
refused-position-hidden = A position with something hidden in it cannot be played on.
refused-position-place = No boat can be there.
refused-position-rounded = More buoys rounded than there are.
refused-position-status = A boat has both finished and resigned.

panel-compass = Compass
panel-compass-of = Compass of { $seat }
panel-orders = Orders
panel-bulletin = Weather bulletin
panel-progress = Race
switch-wakes = Wakes of the others
picture-sea = The sea of the race
picture-zone = finish zone
picture-buoy-done = buoy { $buoy }, rounded
picture-no-wind = No wind yet.
picture-no-heading = { $seat } has no heading yet.
picture-point = { $seat } sails with this point of sail: { $point }.
picture-turn = Turn { $turn }
picture-gale = gale
picture-history = The winds of { $turns } turns
chip-ccw = anticlockwise
chip-cw = clockwise
chip-advance = advance
chip-manoeuvre = manoeuvre
chip-keep = sail as it is
chip-hoist = hoist
chip-lower = lower
chip-full = full speed
chip-ease = one hex less
preview-steady = If the wind stays: { $place }.
preview-stop = Chance of not moving: { $percent }.

option-map = Map
option-map-help = The sea of the race: one of the box, one drawn by the generator, or one of your own.
option-map-map0 = MAP[0], the published map
option-map-map0-recifs = MAP[0] with 27 reefs
option-map-map0-recifs2 = MAP[0] with 45 reefs
option-map-map0-large = MAP[0] with three more rings of water
option-map-proto = The prototype of 19 April
option-map-grand-large = Le Grand Large: open water
option-map-goulet = Le Goulet: a bar of reefs with passes
option-map-archipel = L’Archipel: reef clusters
option-map-carre = Le Carré: four buoys
option-map-banane = La Banane: a short race, two buoys
option-map-etoile = L’Étoile: a long race, five buoys
option-map-author-1 = MAP[1] of the author
option-map-author-3 = MAP[3] of the author
option-map-author-7 = MAP[7] of the author
option-map-generated = Drawn by the generator
option-map-custom = Your own map
option-custom_map = Your own map
option-custom_map-help = Radius, start, buoys with their gates, and reefs; every validity check must pass.
option-radius = Generator: radius
option-radius-help = Hexes on each side of the sea.
option-buoy_count = Generator: buoys
option-buoy_count-help = How many buoys there are to round.
option-reef_count = Generator: reefs
option-reef_count-help = How many reefs, up to 15 % of the hexes.
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
option-free_turn-help = Changes of heading up to so many degrees cost nothing. No effect without a cost of turning.
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
option-table-play0 = PLAY[0] of the author
option-table-play50 = PLAY[50] of the author
option-table-custom = your own throws
option-throws = Your own throws
option-throws-help = A list of [column, row]: the first gives the first wind, the others one turn each.
option-initial_wind = First wind
option-initial_wind-help = Thrown, or agreed on by the host.
option-initial_wind-dice = thrown
option-initial_wind-agreed = agreed
option-tour = Sense of the tour
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
option-max_turns-help = The race ends after so many turns even if nobody has arrived.

preset-core = The rulebook’s game
preset-A11 = A11: turning costs one hex
preset-A11-b = A11-b: turning costs the move
preset-A11-c = A11-c: manoeuvre or advance
preset-A11-d = A11-d: manoeuvre or advance, 60° free
preset-A11-e = A11-e: headings after the wind
preset-A2 = A2: easing
preset-A3 = A3: a wider sea
preset-A4 = A4: crabbing
preset-A12 = A12: more reefs
preset-A13 = A13: spinnaker, one hex more
preset-A13-x2 = A13: spinnaker, twice the speed
preset-A14 = A14: weather by cards, one a turn
preset-A14-two = A14: weather by cards, two a turn
preset-TODO-min1 = At least speed 1
preset-V0-1b = v0.1b: agreed first wind
preset-V0-1c = v0.1c: pre-drawn weather

# What a sailor who knows the odds expects of an action.
hint-turns = { $turns } turns to the finish
## The lesson

lesson-course-title = Once round, and home
lesson-course =
    This is La Banane: a start marked #, two buoys, a few reefs. Your boat waits on #. Sail once round both buoys and come back; the fewer turns you need, the better.
    The program throws the dice, counts the hexes and watches the buoys. You only ever decide one thing: where to point the bow next.
lesson-wind-title = The wind says where it comes from
lesson-wind =
    Two dice have been thrown for the first wind: force 2, from 210°. Like every sailor, the game names a wind after the place it comes from: the arrow on the compass flies in from the West and a little South.
    It also settled the sense of the tour: clockwise. The northern buoy, number 2, comes first; the eastern one, number 1, last.
lesson-points-title = You cannot sail into it
lesson-points =
    Look at the compass. With the wind on the bow you stand still: that side reads STOP. With the wind ahead but aside you sail the force of the wind. With the wind behind and aside, 120° off the bow, you sail one hex more: the best there is. Straight before the wind it is the force again.
    With this wind, West is dead. North-West and South-West give 2 hexes, North-East and South-East 3, East 2.
lesson-first-title = Your first heading
lesson-first = The next buoy stands to the North, and its gate runs from it up to the border. Steer North-West: click the ray on the sea, or press the button.
lesson-first-hint = Not wrong in every race, but in this lesson we go North-West: it leads straight up the outside of the course.
lesson-late-title = The wind changes before you move
lesson-late =
    The dice have been thrown again: the wind freshened to force 3 and swung a little, and only then did your boat move, three hexes on the heading you had chosen before.
    That is the heart of the game: you always choose for a wind that you do not know yet.
lesson-hold-title = Hold your course
lesson-hold = Keeping a heading is always allowed. North-West is still a safe 60° away from the wind: hold it. The next turn will play itself in the same way.
lesson-hold-hint = Let us hold North-West a little longer: the gate is not reached yet.
lesson-gate-title = A gate for every buoy
lesson-gate =
    From each buoy a dotted row of hexes runs to the border: its gate. The buoy counts as rounded when one step takes you onto the gate from the near side, the one the little arrow comes from.
    You stand on the near side of the gate of buoy 2.
lesson-round-title = Round buoy 2
lesson-round = Steer North-East. The wind then comes over your shoulder, 120° off the bow if it stays where it is: up to four hexes, right across the gate.
lesson-round-hint = Only North-East crosses the gate from here in one go.
lesson-border-title = Rounded, and up against the border
lesson-border =
    Buoy 2 is ticked. The wind would have carried you four hexes, but the map ended after three: the border and the reefs do no harm, they only eat what is left of your speed.
    Beware of one thing: a boat pinned between the border and a headwind may lie there for many turns.
lesson-south-title = Down the course
lesson-south = Buoy 1 lies to the South-East. Steer South-East, and the next four turns will hold that heading.
lesson-south-hint = South-East is fast with this wind and leads to buoy 1.
lesson-fan-title = Look before you leap
lesson-fan =
    Buoy 1 must be left to starboard as well, so first get past it to the East. Rest on the eastern ray, or move to its button: the fan shows where the 36 possible throws would take you, and how likely it is that you stand still.
    Then steer East.
lesson-fan-hint = Pass buoy 1 to the East first; its gate is crossed from that side.
lesson-gale-title = A gale!
lesson-gale =
    The wind leapt 30° and blew with force 4. A gale lasts one turn only; the next throw starts again from the force there was before it, here 3.
    You are where you wanted to be: on the near side of the last gate.
lesson-second-title = Round buoy 1
lesson-second = Steer South-West, across the gate below the buoy.
lesson-second-hint = The gate runs from the buoy to the South-East, and South-West crosses it.
lesson-home-title = Home, with the wind on your quarter
lesson-home = Both buoys are ticked: now it is only the way back to #. The wind comes from the South-East and is easing; going West it stands 120° off your bow, which earns you one hex more each turn. Steer West; one more turn will follow.
lesson-home-hint = Other ways lead home too, but none is as fast as West in this breeze.
lesson-finish-title = The last hex
lesson-finish = You need not hit # itself: the six hexes around it count as well. North-West, and you are in.
lesson-finish-hint = The finish is right above you: North-West.
lesson-end-title = Thirteen turns
lesson-end =
    That is a fine lap. Against others, all boats sail in the same wind, headings are chosen in secret and shown together, and boats never touch: the first one home wins, and all who arrive in that same turn share the victory.
    Now race!

## After the race

panel-debrief = Debrief
debrief-par = Par: perfect play from this first wind
debrief-best = Best possible in this very weather
debrief-boat = { $seat }
debrief-turns = { $whole }.{ $tenth }
debrief-whole-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
debrief-lucky = { $turns } turns: headings cost { $lost }, the wind gave { $luck }
debrief-unlucky = { $turns } turns: headings cost { $lost }, the wind took { $luck }
debrief-cost = Turn { $turn }, { $seat }: { $chosen } cost { $lost } turns on average against { $better }.
debrief-legend = The dotted line is the shortest race that this weather allowed: only somebody who knew it all could sail it.

# Fields of position files, for the comments of `galerne position new`.
field-phase = What is to be done now: the tour, the first wind, plotting, the weather …
field-turn = The turn, from 1; 0 before the first
field-wind = Where the wind comes from and its force; absent before the first wind
field-tour = Which way round the buoys are sailed
field-boats = By seat: place, heading, and how many buoys are rounded
field-at = Where the boat is, as [q, r]
field-heading = The heading sailed last: E, NE, NW, W, SW or SE
field-previous = The heading before that
field-rounded = How many buoys are rounded
field-sail_up = Whether the sails are up
field-spi = What the spinnaker does
field-committed = The choice laid face down for this turn
field-finished = When it finished: turn, step, speed
field-resigned = It has given up
field-cards = The weather cards: the pile, and what is known of its top

# What happens while chance is awaited.
source-first-wind = The first wind rises…
source-weather = The wind changes…
