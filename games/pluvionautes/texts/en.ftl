game-title = Les Pluvionautes
game-tagline = Throw the balloon, tow the islands, bring the rain. “The Pluvionauts project”, CC BY 4.0.
game-goal = Goal: help the most villagers. Your two secret missions say how: islands of one kind towed together, and islands of one kind in the rain but out of the storm.
game-author = Rémi Monthiller
game-yardstick = The most that the cards dealt could bring

# Options
option-rounds = Rounds
option-rounds-help = How many turns everybody takes. The eight-buildings end ignores it.
option-throw = Throw
option-throw-help = How the balloon comes down. With real dice, bots have no hands: their throws are drawn at random, and you lay the dice where the program says.
option-throw-aimed = aimed: choose a cell, a direction and a strength, and see where it rolls
option-throw-uniform = simple: anywhere, at random
option-throw-chosen = expert: exactly where you say
option-throw-manual = companion: throw real dice and report them
option-weather_dice = Weather dice
option-weather_dice-help = One, two or three clouds over the board.
option-start_wall = A wall to start with
option-start_wall-help = Whether everybody begins with one wall.
option-building_action = Building
option-building_action-help = Whether you may decline to build at the end of your turn.
option-building_action-may = you may
option-building_action-must = you must, if you can
option-end = End of the game
option-end-help = After a number of rounds, or soon after the eighth building.
option-end-rounds = after the last round
option-end-eight_buildings = one more turn each after the eighth building
option-last_round = Last round
option-last_round-help = In a frozen round nobody can change weather or buildings.
option-last_round-open = like any other
option-last_round-frozen = frozen
option-missions_per_kind = Missions of each kind
option-missions_per_kind-help = How many livestock and how many crop missions everybody holds.
option-mooring = Mooring
option-mooring-help = Your pawn keeps others from towing the island where your turn ended.
option-mooring-off = off
option-mooring-on = on
option-final_lost_die = Weather die lost in the last turn
option-final_lost_die-help = What becomes of it when villagers are counted.
option-final_lost_die-random = comes back at random
option-final_lost_die-absent = stays off the board
option-setup = Islands at the start
option-setup-help = A shaken box, or one shaken until no region has more than three islands.
option-setup-shaken = shaken
option-setup-spread = spread out
option-overlap = Where rain meets storm
option-overlap-help = What two weather dice do together to one island.
option-overlap-storm_wins = it storms
option-overlap-rain_wins = it rains
option-gust = Gusts
option-gust-help = The solo game: the wind throws at the clouds between your turns.
option-gust-off = off
option-gust-on = on
option-missions = Mission cards
option-missions-help = Secret until the end, or open to all.
option-missions-hidden = secret
option-missions-open = open
option-island_mix = Islands in the box
option-island_mix-help = Plains, forests and mountains: the rulebook’s, or one forest more as in the later edition.
option-island_mix-10_6_5 = 10 plains, 6 forests, 5 mountains
option-island_mix-10_7_5 = 10 plains, 7 forests, 5 mountains
option-edition = Edition
option-edition-help = The text of an edition: what is printed differently in this game, as in a file of the workshop.
option-card_values = What the cards pay
option-card_values-help = Villagers for each island that counts, on plain, forest and mountain: livestock, then crop. All but the printed ones are ours, for the laboratory.
option-card_values-printed = as printed: 1, 2, 3 and 2, 3, 4
option-card_values-raised = dearer cows: 2, 2, 3 and 2, 3, 4
option-card_values-flat = the same ceiling for all: 3, 5, 6 and 3, 5, 6
option-card_values-mended = evened out: 3, 5, 6 and 5, 8, 10
preset-core = The rulebook
preset-rev_2023_04 = The author’s revision of spring 2023
preset-simple = Simple: random throws
preset-expert = Expert: you choose where you land
preset-companion = Companion to real dice
preset-solo = Solo, against the wind

# Names
kind-wall = a wall
    .the = the wall
    .name = Walls
kind-water-tower = a water tower
    .the = the water tower
    .name = Water towers
kind-lighthouse = a lighthouse
    .the = the lighthouse
    .name = Lighthouses
terrain-empty = empty sky
terrain-plain = a plain
terrain-forest = a forest
terrain-mountain = a mountain
mission-livestock-plain = Cows (largest region of plains, { $value } each)
mission-livestock-forest = Reindeer (largest region of forests, { $value } each)
mission-livestock-mountain = Ibexes (largest region of mountains, { $value } each)
mission-crop-plain = Farmers (plains in the rain, { $value } each)
mission-crop-forest = Lumberjacks (forests in the rain, { $value } each)
mission-crop-mountain = Miners (mountains in the rain, { $value } each)
heading-e = eastwards
heading-ne = north-eastwards
heading-nw = north-westwards
heading-w = westwards
heading-sw = south-westwards
heading-se = south-eastwards
face-blimp = the blimp
face-number = a { $fuel }
thrown-balloon = the balloon die
    .cap = The balloon die
thrown-weather = weather die { $die }
    .cap = Weather die { $die }
draw-touch = Touchdown
draw-roll = Roll
draw-drift = Drift
draw-rim = Rim
draw-wvalue = Value of a weather die
draw-wstraddle = Weather die between cells?
draw-straddle = Between cells?
draw-cell = Cell
draw-dir = Direction
draw-gust-dir = Direction of the gust
draw-gust-cell = Cell of the gust
draw-first = Who begins
call-draws = Draws: { $draws }
call-island = { $cell }: { $what }

# Actions
label-launch-soft = Throw gently at { $cell }, { $heading }
label-launch-hard = Throw hard at { $cell }, { $heading }
label-rethrow = Throw weather die { $die } back at { $cell }, { $heading }
label-rethrow-on = Put weather die { $die } on { $cell }
label-rest = Settle on { $cell }
label-rest-weather = Put weather die { $die } on { $cell }
label-face = Fly up to { $fuel }, then tow up to { $tow }
label-stay = Stay on { $cell }
label-pilot = Fly to { $cell }, { $what }
label-no-tow = Leave the island where it is
label-tow = Tow the island to { $cell }
label-build-nothing = Build nothing
label-take = Take { $kind } from the reserve
label-place = Place { $kind } on { $slot }
label-report-out = The die left the board
label-report-landing = The balloon die lies on { $cell }
label-report-unchanged = Weather die { $die } did not move
label-report-lost = Weather die { $die } left the board
label-report-moved = Weather die { $die } now lies on { $cell }
label-report-value = Weather die { $die } shows { $value }
label-report-face = The balloon die shows { $face }

# Questions
ask-launch = { $seat }, throw the balloon: a cell, a direction, then gently or hard.
ask-launch-again = { $seat }, the die left the board: you have one more throw.
ask-rethrow = { $seat }, weather die { $die } is off the board: bring it back.
ask-value = { $seat }, what does weather die { $die } show?
ask-rest = { $seat }, the balloon lies between two cells: choose one.
ask-rest-weather = { $seat }, weather die { $die } lies between two cells: choose one.
ask-face = { $seat }, a blimp! How far will you fly?
ask-pilot = { $seat }, fly the balloon: up to { $fuel }.
ask-tow = { $seat }, tow the island up to { $tow }, or leave it where it is.
ask-build = { $seat }, take a building, place one, or build nothing.
ask-report-landing = { $seat }, where did the balloon die come to rest?
ask-report-die = { $seat }, what happened to weather die { $die }?
ask-report-face = { $seat }, what does the balloon die show?
ask-nothing = Nothing to decide right now.

# What happened
event-islands = The box is shaken: { $plains } plains, { $forests } forests and { $mountains } mountains come to lie on the board.
event-shaken-again = Too many islands together: the box is shaken again.
event-dealt = { $seat } is dealt a mission: { $mission }.
event-dealt-hidden = { $seat } is dealt a mission.
event-first = { $seat } begins.
event-launched-soft = { $seat } throws the balloon gently at { $cell }, { $heading }.
event-launched-hard = { $seat } throws the balloon hard at { $cell }, { $heading }.
event-touchdown = It touches down on { $cell }.
event-roll = It rolls from { $from } to { $to }.
event-rebound-rim = On { $cell } it bounces off the rim.
event-rebound-building = On { $cell } it bounces off a building.
event-rebound-cliff = On { $cell } it bounces off a cliff.
event-out = It leaves the board.
event-contact = On { $cell } it hits weather die { $die }.
event-push = Weather die { $die } is pushed from { $from } to { $to }.
event-unmoved = Weather die { $die } does not budge.
event-lost = Weather die { $die } leaves the board.
event-value = Weather die { $die } is thrown anew: { $old } becomes { $new }.
event-straddle = { $which-cap } lies between { $a } and { $b }.
event-rest = It comes to rest on { $cell }.
event-face = The balloon die shows { $face }.
event-die-set-up = Weather die { $die } starts on { $cell } and shows { $value }.
event-die-rethrown = Weather die { $die } is back, on { $cell }, and shows { $value }.
event-die-before-count = Before the count, weather die { $die } comes back on { $cell } and shows { $value }.
event-put-back = The turn is frozen: the weather dice go back to where they were.
event-gust = A gust blows { $heading } over { $cell }.
event-turn = Round { $round }: { $seat } to throw the balloon.
event-turn-solo = { $game } { $seat } to throw the balloon.
solo-game = Alone against the wind: { $rounds } turns, { $missions } missions, and a gust after each turn.
event-turn-frozen = Round { $round }, frozen: { $seat } to throw the balloon.
event-passed = { $seat } has missed the board twice and passes.
event-rested = { $which-cap } is put on { $cell }.
event-fuel = { $seat } chooses to fly { $fuel }.
event-stayed = { $seat } stays on { $cell }.
event-flew = { $seat } flies from { $from } to { $to }.
event-towed = { $seat } tows { $terrain } from { $from } to { $to }.
event-walled-fast = { $seat } cannot tow the island on { $cell }: it stands beside a wall.
event-moored-fast = { $seat } cannot tow the island on { $cell }: another pilot is moored to it.
event-left-there = { $seat } leaves the island on { $cell } where it is.
event-altitude = Weather die { $die } goes from { $old } to { $new }.
event-destroyed = No island is left beside { $kind-the } on { $slot }: it goes back to the reserve.
event-took = { $seat } takes { $kind } from the reserve.
event-placed = { $seat } places { $kind } on { $slot }.
event-built-nothing = { $seat } builds nothing.
event-moored = { $seat } moors on { $cell }.
event-unmoored = { $seat } takes the pawn back.
event-last-turns = { $seat } has placed the eighth building: one more turn for everybody else.
event-counted = { $seat } · { $mission }: { $islands ->
    [one] 1 island
   *[other] { $islands } islands
}, { $points ->
    [one] 1 villager
   *[other] { $points } villagers
}.
event-scored = { $seat } has helped { $score ->
    [one] 1 villager
   *[other] { $score } villagers
}.
verdict = { $seat } wins with { $score ->
    [one] 1 villager
   *[other] { $score } villagers
}, { $lead } ahead; the { $mission } brought { $points }.
event-won = { $seat } wins with { $score ->
    [one] 1 villager
   *[other] { $score } villagers
}.
event-solo = { $score ->
    [one] 1 villager
   *[other] { $score } villagers
} helped: { $title }.
band-apprentice = an apprentice’s flight
band-pilot = a pilot’s flight
band-captain = a captain’s flight
band-pluvionaut = a true pluvionaut’s flight
band-best = the best in the land
standing-villagers = { $score ->
    [one] 1 villager helped
   *[other] { $score } villagers helped
}
standing-secret = a secret number of villagers

# The board in words
fact-turn = Round { $round }, { $seat } to play.
fact-turn-frozen = Round { $round }, frozen, { $seat } to play.
fact-die = Weather die { $die }: { $value } on { $cell }.
fact-die-off = Weather die { $die } is off the board.
fact-balloon = The balloon is on { $cell }.
fact-balloon-fuel = The balloon is on { $cell }: it flies up to { $fuel } and tows up to { $tow }.
fact-balloon-tow = The balloon is on { $cell }: it tows up to { $tow }.
fact-building = On { $slot }: { $kind }.
fact-reserve = Reserve: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}, { $towers ->
    [one] 1 water tower
   *[other] { $towers } water towers
}, { $lighthouses ->
    [one] 1 lighthouse
   *[other] { $lighthouses } lighthouses
}.
fact-supply = { $seat } holds { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}, { $towers ->
    [one] 1 water tower
   *[other] { $towers } water towers
}, { $lighthouses ->
    [one] 1 lighthouse
   *[other] { $lighthouses } lighthouses
}.
fact-pawn = { $seat }’s pawn is moored on { $cell }.
fact-missions-hidden = { $seat }’s missions are secret.
fact-mission = { $seat } · { $mission }: { $islands ->
    [one] 1 island
   *[other] { $islands } islands
} now, { $points ->
    [one] 1 villager
   *[other] { $points } villagers
}.
fact-score = { $seat } would help { $score ->
    [one] 1 villager
   *[other] { $score } villagers
} if it ended now.
fact-key = Signs: p plain, f forest, m mountain, . empty sky; then ~ rain or ! storm; then the value of a weather die (& for several), and @ for the balloon. Between cells: # wall, T water tower, L lighthouse.
cell-reading = { $what }{ $sky }{ $dice }{ $balloon }{ $locked }{ $buildings }
cell-no-weather = { "" }
cell-dry = , dry
cell-rain = , in the rain
cell-storm = , in a storm
cell-no-die = { "" }
cell-dice = { $count ->
    [one] , under a weather die
   *[other] , under { $count } weather dice
}
cell-balloon = , the balloon is here
cell-no-balloon = { "" }
cell-locked = , held by a wall
cell-free = { "" }
cell-no-building = { "" }
cell-buildings = { $count ->
    [one] , one building beside it
   *[other] , { $count } buildings beside it
}

# The picture
switch-regions = What my missions count
switch-track = The way of the last throw
picture-sky = The sky with its islands
picture-legend = Islands one, two or three layers high: plains, forests, mountains. Blue strokes are rain, yellow flashes are storm; the lines round each cloud are its borders at every distance. Two links on an island: nothing tows it any more.
picture-slot = Slot { $slot }
picture-balloon-waits = { $seat }’s balloon is ready to be thrown.
picture-face-down = The cards lie face down until one of you plays.
picture-not-dealt = The cards are not dealt yet.
picture-total = { $score ->
    [one] 1 villager
   *[other] { $score } villagers
} if it ended now.
picture-reserve = Reserve
picture-own = Held by { $seat }
picture-place = Place { $kind }
picture-store = { $kind-name } in the reserve: { $count }
picture-store-own = { $kind-name } in hand: { $count }
picture-round = Round { $round } of { $rounds }
picture-round-frozen = Round { $round } of { $rounds }, frozen
picture-built = Buildings on the board: { $built } of 8
picture-crew = { $seat }: { $standing }
panel-missions = My missions
panel-missions-of = { $seat }’s missions
panel-buildings = Buildings
panel-crews = Players
panel-tale = How it went
tale-lucky = Luckiest throw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: round { $round }. The balloon stayed in the sky, as only { $share } of such throws do.
tale-unlucky = Unluckiest throw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: round { $round }. The balloon left the sky, as only { $share } of such throws do.
tale-crowd = Of { $games } games that the Regular bot played by these rules, { $all ->
    [1] all brought fewer points
    [2] all brought more points
    [3] { $lower } brought fewer points and none brought more
    [4] none brought fewer points and { $higher } brought more
   *[other] { $lower } brought fewer points and { $higher } more
}.
tale-crowd-rivals = { $seat }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: of { $games } games that the Regular bot played with as many at the table, { $all ->
    [1] all brought fewer
    [2] all brought more
    [3] { $lower } brought fewer and none more
    [4] none brought fewer and { $higher } more
   *[other] { $lower } brought fewer and { $higher } more
}.
tale-same-missions = Everybody had the same cards: each island counted as much for one as for another.
panel-count = The count
card-livestock-plain = Cows
card-livestock-forest = Reindeer
card-livestock-mountain = Ibexes
card-crop-plain = Farmers
card-crop-forest = Lumberjacks
card-crop-mountain = Miners
card-region-plain = each plain in the largest region
card-region-forest = each forest in the largest region
card-region-mountain = each mountain in the largest region
card-rain-plain = each plain in the rain, not in a storm
card-rain-forest = each forest in the rain, not in a storm
card-rain-mountain = each mountain in the rain, not in a storm
card-sheet = { $name }: { $value } for { $counts }. Now { $now }. { $marked }
card-marked-region = On the board a dashed line in the colour of the card runs round the largest region.
card-marked-rain = On the board a little house marks each island that counts.
card-now = { $islands } × { $value } = { $points }
count-cells = { $cells }: { $islands } × { $value } = { $points }
count-none = no island: 0
chip-soft = gently
chip-hard = hard
chip-out = off the board
chip-unchanged = did not move
chip-lost = off the board
preview-out = Leaves the board: { $percent }
preview-hit = Hits a cloud: { $percent }
preview-no-island = No island there to tow.
preview-locked = The island there is held fast.
preview-tow = From there the island can be towed up to { $tow }: { $cells ->
    [0] nowhere
    [one] 1 place
   *[other] { $cells } places
}.
preview-will-lock = Beside a wall it will never move again.
preview-mission = { $mission }: { $now } → { $after }
preview-mission-same = { $mission }: still { $now }
sheet = { $reading }. { $now }
sheet-fact = { $fact } { $more }
sheet-plain = { $reading }.
sheet-aim = You can aim here.
sheet-fly = Distance { $distance } of { $range }; from here the island can be towed up to { $tow }.
sheet-fly-empty = Distance { $distance } of { $range }; there is no island here to tow.
sheet-fly-locked = Distance { $distance } of { $range }; the island here is held fast and cannot be towed.
sheet-too-far = Out of reach: further than { $range } away.
sheet-tow = The island can be towed here: distance { $distance } of { $range }.
sheet-tow-stays = The island can be left here.
sheet-build-here = A building can go on its edges: choose one of the marked places.
sheet-rains = It rains as far as distance { $rain }.
sheet-storms = It storms as far as distance { $storm }, and rains from there to { $rain }.
sheet-only-storms = It storms as far as distance { $storm }; nobody gets rain from it.
does-wall = Islands beside a wall are never towed again, and nothing passes it.
does-water-tower = A water tower brings rain to the two islands beside it, unless a storm rages there.
does-lighthouse = A lighthouse turns storm into rain on the two islands beside it.
why-slot = Buildings stand between two cells: choose a marked place on an edge of the balloon’s cell, or a building from the reserve.
why-walled = The island under the balloon is held fast by a wall: it cannot be towed. What is left is to build: choose a marked place, or a building from the reserve.
why-moored = Another pilot is moored to the island under the balloon: it cannot be towed. What is left is to build: choose a marked place, or a building from the reserve.
why-place = A building stands between two cells: choose one of the marked places round the balloon’s cell.
why-kind-first = Choose which building first: you hold more than one kind. Then choose the +.
why-only-kind = You need not choose it, it is the only kind you hold: choose a marked place on an edge of the balloon’s cell.
why-cell-first = Choose a cell to aim at first.
why-heading-first = Choose a direction first: one of the six arrows.
why-building = A building stays where it stands as long as an island is beside it.
why-stock = Buildings come last: throw, fly and tow first.
why-die = A weather die moves only when the balloon hits it; an island set down or taken away under it changes its value.

# The lesson
lesson-welcome-title = Only the last sky counts
lesson-welcome = You pilot a balloon among flying islands. Villagers wait for grazing land and for rain, and whoever has helped most of them when the game ends wins. Nothing is counted before: you can undo today what hurt you yesterday, and so can everybody else.
lesson-missions-title = Two secret missions
lesson-missions = Your two cards are under “My missions”. The reindeer want one large region of forests: 2 villagers for each forest in the largest. The lumberjacks want forests in the rain, but not in a storm: 3 villagers each. Nobody else sees them, and you do not see Galerne’s.
lesson-distance-title = One way to measure
lesson-distance = Everything is measured alike, flights, tows and weather. The cell where you start is free; entering an empty cell or a plain costs 1, a forest 2, a mountain 3. Only walls block the way.
lesson-weather-title = A cloud is a reach
lesson-weather = The little cloud shows 1: it rains as far as distance 1. The dark one shows 6: its storm has eaten its rain, and nothing grows under it. In between, 2 and 3 rain as far as they say; 4 and 5 storm in the middle and rain round it. A 3 is the best rain there is.
lesson-throw-title = Throw the balloon
lesson-throw = Choose a cell, a direction and a strength: D4, eastwards, gently. Press on D4 and pull one cell to the right (less than half a cell throws nothing, more than two throw hard; with a finger: tap D4, then pull on it), or choose the cell, an arrow, then the strength. The die comes down about there and rolls on.
lesson-throw-hint = In this lesson we throw gently at D4, eastwards. Where the balloon may come to rest shows before you let go.
lesson-bounce-title = It bounced
lesson-bounce = The forest to the east is two steps high: a cliff for a rolling die. It bounced, and lies on D4. It shows 2: you fly up to 2 now, and then the die is turned over and tows up to 5. The two always make 7.
lesson-fly-title = Fly to a forest
lesson-fly = Cells within reach carry their distance. The forest on D5 costs 2, all your fuel. Fly there.
lesson-fly-hint = Another flight would be legal, but the forest that we want to tow is on D5.
lesson-tow-title = Tow it
lesson-tow = Now the die is turned over: 5 to tow with. The island goes to an empty cell, and may pass over others at their price. D2 costs exactly 5, over the mountain, and lies beside another forest.
lesson-tow-hint = On D2 the forest gets its first neighbour: tow it there.
lesson-take-title = A building for later
lesson-take = At the end of a turn you may take one building from the reserve or place one of yours, not both. Both are under “Buildings”. Take a water tower from the reserve: it will bring rain to two islands that have none.
lesson-take-hint = Take a water tower. Your wall will be worth more later.
lesson-galerne-title = Galerne has played
lesson-galerne = Galerne has put three mountains side by side and taken a lighthouse, which turns storm into rain. Watch what the others improve: it gives their cards away.
lesson-storm-title = Hit the storm
lesson-storm = Dice that are hit are pushed and thrown anew. Throw gently at the dark cloud on E5, westwards: nearly anything is better than a 6.
lesson-storm-hint = Aim at E5, westwards and gently, so that the cloud rolls towards the middle.
lesson-blimp-title = A blimp!
lesson-blimp = The storm has become a 3, and the balloon die shows the blimp: you choose. Choose 5 to fly far and 2 to tow.
lesson-blimp-hint = The forest is far and its place is near: 5 to fly, 2 to tow.
lesson-far-title = Far away
lesson-far = Fly to the forest on B3: over empty cells and plains, and 2 for the forest itself.
lesson-far-hint = The forest on B3 is the one that fits: fly there.
lesson-region-title = Three in a row
lesson-region = Tow it to C2, beside the forest on D2. Rest on the choice before you make it: the picture shows the weather afterwards, and the text beside it what each of your missions would bring.
lesson-region-hint = On C2 the region has three forests; elsewhere it would not.
lesson-tower-title = Water from a tower
lesson-tower = Forests on C2 and D2 are dry. A water tower between them brings rain to both, as long as it does not storm there. Place it on C2|D2.
lesson-tower-hint = On the slot between C2 and D2 the tower serves two forests at once.
lesson-missed-title = Off the board
lesson-missed = Galerne threw hard over the edge, twice, and passes. The first miss is free; the second costs the turn. Near the border, throw gently or inwards.
lesson-last-title = Your last turn
lesson-last = The last turns matter most: there is little time left to spoil what they make. Throw gently at C4, eastwards, to come near the forest on C6.
lesson-last-hint = Gently at C4, eastwards: the forest on C6 is what we need.
lesson-between-title = Between two cells
lesson-between = The die lies between C5 and C6. You choose where it counts: on the forest.
lesson-between-hint = On C6 you stand on the forest without spending anything.
lesson-stay-title = Staying is a flight too
lesson-stay = You are where you want to be. Stay on C6: the die is turned over all the same, and tows 5.
lesson-stay-hint = Stay on C6, on the forest.
lesson-altitude-title = Feed the cloud
lesson-altitude = An island set down under a cloud lifts it by its height: 1 for a plain, 2 for a forest, 3 for a mountain; one that leaves lets it sink by as much. Tow the forest to B1: the 1 becomes a 3, and five forests hang together.
lesson-altitude-hint = B1 joins all the forests, and the cloud there is waiting for two more.
lesson-wall-title = Nail it down
lesson-wall = An island beside a wall can never be towed again, and nothing passes the wall. Place yours on B1|B2: the forest stays, and your region is not cut.
lesson-wall-hint = Between B1 and B2 the wall holds your forest without cutting your region.
lesson-count-title = The count
lesson-count = Galerne moved a mountain into the way of the rain, and your forest on E2 fell dry: that is what the last seat can do. The signs on the islands show whom each of them counts for.
lesson-end-title = Well flown
lesson-end = You have helped 25 villagers and win: five forests together bring 10, five in the rain 15. Now play: two to six pilots, or alone against the wind. The rulebook is one click away from every line of the log.

# Hints
hint-villagers = about { $villagers } villagers for you in the end, if nobody interferes
hint-wins = wins about { $percent } of 100 games
hint-throw = { $promise }; { $out ->
    [0] it cannot leave the board
    [one] it leaves the board once in 100
   *[other] it leaves the board { $out } times in 100
}
hint-throw-hits = { $promise }; { $out ->
    [0] it cannot leave the board
    [one] it leaves the board once in 100
   *[other] it leaves the board { $out } times in 100
}, and hits a cloud { $hit ->
    [one] once in 100
   *[other] { $hit } times in 100
}
hint-report = there is nothing to choose: report what the dice on the table show

# Refusals
refused-seats = Les Pluvionautes is for one to six, not for { $seats }.
refused-gust = Gusts blow in the solo game only, not with { $seats } players.
refused-rounds = A game lasts from 1 to 20 rounds, not { $rounds }.
refused-weather-dice = There are one, two or three weather dice, not { $dice }.
refused-missions = There are six missions of each kind: not enough for { $seats } players with { $missions } each.
refused-edition = This edition cannot be played. { $why }
refused-edition-twice = The edition and the option { $option } change the same thing; only one of them may.
refused-edition-cards = This edition has { $found } missions of a kind; { $wanted } are dealt.
refused-edition-walls = This edition has { $found } walls; { $wanted } seats begin with one each.
refused-frozen-end = A frozen last round needs a game that ends after a number of rounds.
refused-over = The game is over.
refused-locked = This island is held fast by a wall or a mooring: it cannot be towed.
refused-wrong-phase = That is not what has to be decided now.
refused-unknown-cell = There is no such cell.
refused-unknown-edge = There is no such building slot.
refused-unknown-die = This is not about that weather die.
refused-bad-force = An exact landing is always gentle.
refused-bad-face = A blimp becomes a 2, 3, 4 or 5.
refused-not-straddled = The die does not lie on that cell.
refused-out-of-range = { $cell } is further than { $range } away.
refused-occupied = There is already an island on { $cell }.
refused-frozen = The turn is frozen: that tow would change the weather or topple a building.
refused-reserve-empty = The reserve does not have { $kind } left.
refused-supply-empty = You do not have { $kind }.
refused-slot-taken = There is already a building on that slot.
refused-slot-not-adjacent = That slot does not belong to the balloon’s cell.
refused-no-island = There is no island on either side of that slot.
refused-must-build = You must take or place a building while you can.
refused-bad-report = That cannot have happened on the table.
refused-islands = There are { $plains } plains, { $forests } forests and { $mountains } mountains.
refused-spread = No region may have more than three islands at the start.
refused-card = All copies of that card are already dealt, or it is of the other kind.
refused-draws = These are not the draws that the throw needs.
refused-other-chance = Something else is to be drawn now.
refused-position-rows = The islands are seven rows of 4, 5, 6, 7, 6, 5 and 4 characters: “p”, “f”, “m” or “.”.
refused-position-dice = Weather die { $die } does not fit: there are { $dice }, with values from 1 to 6, and none before its set-up.
refused-position-dice-count = There are { $dice } weather dice in this game, not { $found }.
refused-position-lost = Weather die { $die } cannot be off the board at this moment.
refused-position-straddle = A die between two cells is on neighbouring cells without a building between, before its player has chosen.
refused-position-seats = There are { $seats } seats; supplies are given for { $supplies }, missions for { $missions }.
refused-position-hidden = { $seat }’s missions are missing: a position needs everybody’s.
refused-position-cards = { $seat } cannot hold these mission cards at this moment.
refused-position-copies = { $mission }: there are only two such cards.
refused-position-pawns = { $seat }’s pawn cannot be moored like that.
refused-position-pawn-count = There is one pawn for each seat with mooring, and none without.
refused-position-buildings = Reserve, seats and board hold { $found } of this kind ({ $kind }); there are { $count }.
refused-position-untouched = Before the first turn no building stands and everybody holds what the game begins with.
refused-position-lonely = { $slot } has { $kind } and no island beside it.
refused-position-first = There is no seat { $seat } that can have begun.
refused-position-turns = { $turns } turns cannot have been taken at this moment of the game.
refused-position-balloon = The balloon is on the board only between the throw and the end of the turn.
refused-position-fuel = Fuel and face of the balloon die do not fit together.
refused-position-attempt = There are two attempts to throw, no more.
refused-position-phase = This moment does not occur in such a game.
refused-position-aim = An aim is there exactly when a throw is in the air.
refused-position-index = Nothing is counted off at this moment.

# Fields of position files, for the comments of `galerne position new`.
field-islands = The rows A to G: p plain, f forest, m mountain, and . for an empty cell
field-buildings = What stands in which slot
field-weather = The weather dice in order: cell and value; null for one that is off the board
field-reserve = Buildings left in the reserve
field-supplies = By seat: the buildings it holds
field-missions = By seat: its cards; null where they may not be known
field-pawns = By seat: where its pawn is moored
field-first = Who plays first, by seat from 0
field-turns = Turns taken by all together
field-turns_left = Turns to come after the eighth building
field-phase = What is to be done now
field-index = Which die, card or cell the phase is about
field-attempt = Which attempt of the throw it is
field-balloon = Where the balloon is
field-balloon_other = The second cell of a balloon die between two
field-face = The face that the balloon die shows
field-fuel = Fuel left
field-aim = The throw that was announced: cell, direction, strength

# What happens while chance is awaited.
source-islands = The islands drift into place…
source-weather = The weather is thrown…
source-missions = The missions are dealt…
source-first = Lots are drawn to see who begins…
source-throw = The balloon flies…
source-balloon = The balloon die rolls…
source-gust = A gust rises…

# On paper: print and play.
print-needed = Also needed: scissors and glue for the dice and the buildings.
print-livestock = livestock mission
print-crop = crop mission
print-credit = The Pluvionauts project, Rémi Monthiller, CC BY 4.0, modified
print-licence = creativecommons.org/licenses/by/4.0
print-plain = Plain
print-forest = Forest
print-mountain = Mountain
print-wall-name = Wall
print-tower-name = Water tower
print-lighthouse-name = Lighthouse
print-balloon-die = balloon
print-weather-dice = weather
print-summary = Les Pluvionautes at a glance
print-turn-title = Your turn
print-turn-1 = Bring back lost weather dice. Throw the balloon die onto the board; off the board twice: pass.
print-turn-2 = Fly up to the number thrown. A blimp: name 2, 3, 4 or 5.
print-turn-3 = On an island: turn the die over and tow the island up to its new number (seven less your fuel), to a cell without an island.
print-turn-4 = Build: take one building from the reserve, or put one of yours on a slot of the balloon’s cell, a mark between two cells, that touches an island.
print-cost-title = Entering a cell costs
print-cost = 1 for empty sky or a plain, 2 for a forest, 3 for a mountain. Where you start is free; walls are not crossed.
print-altitude-title = Altitude
print-altitude = A plain is 1 high, a forest 2, a mountain 3. An island set down under a weather die raises it by that much (to 6 at most); one that leaves lowers it by as much (to 1 at least).
print-setup-title = Getting ready
print-setup = Scatter the 21 islands over 21 cells at random, and throw the two weather dice onto the board. One livestock and one crop card each, face down; one wall each. The other buildings are the reserve.
print-weather-title = A weather die reaches
print-weather-die = value
print-rain = rain at
print-storm = storm at
print-weather = Distances are counted like flights. Storm wins over rain.
print-buildings-title = Buildings
print-wall = Wall: holds fast the islands on both sides; nothing passes it.
print-tower = Water tower: turns dry into rain on its two cells.
print-lighthouse = Lighthouse: turns storm into rain on its two cells.
print-buildings = A building with no island left beside it goes back to the reserve.
print-end-title = The end
print-end = After five turns each. Livestock: the value for each island in the largest region. Crop: the value for each island in the rain. Most villagers win.
print-score = Villagers helped
print-score-how = Livestock: value × islands in the largest region. Crop: value × islands in the rain and not in a storm.
print-col-player = player
print-col-turns = turns: tick each
print-col-livestock = livestock: value × islands
print-col-crop = crop: value × islands
print-col-total = total
print-skies = Twelve skies
print-skies-how = Lay the islands and the two weather dice as they are drawn, or throw your own sky.
print-sky = Sky { $number }
print-throw = Throwing without a box
print-throw-how = Choose one of the six directions, a cell to aim at, and whether you throw softly or hard. Then throw these dice, in this order.
print-throw-touch = Touching down, D8: 1–4 the cell you aimed at, 5 the one before it, 6 the one behind it, 7 the one to the left, 8 the one to the right. Off the board: the attempt has failed.
print-throw-roll = Rolling on, D4: softly 0, 1, 1 or 2 cells; hard 1, 2, 3 or 4.
print-throw-drift = Before each of these cells, a die: on a 1 the direction turns to the left by one side, on a 6 to the right.
print-throw-rim = At the rim the balloon turns back, and the step is used up. If you threw hard, throw a die first: on a 6 it is overboard, the attempt has failed, and weather dice go back to where they were.
print-throw-cliff = It turns back as well at a building, and at an island higher by two: from an empty cell forests and mountains, from a plain mountains.
print-throw-weather = A weather die on the cell ends the roll there. Each one there is pushed on in the same direction: one cell, or two if you threw hard; rim, buildings and cliffs stop it. If you threw hard and it meets the rim, throw a die: on a 6 it is lost until the next player’s turn.
print-throw-value = A weather die that has moved gets a new value. Another die: on a 6 it lies across the next cell too, and you choose which.
print-throw-across = If nothing was hit, a die: on a 6 the balloon lies across the next cell too, and you choose which.
print-throw-face = At last the balloon die: 1 and 6 are the blimp.
print-throw-dice-title = D4 and D8 from ordinary dice
print-throw-dice = D4: a die, throwing 5 and 6 again. D8: a D4, and a second die; if that is even, add 4.
print-throw-example-title = A throw
print-throw-example = Softly, to the East, aimed at D4. D8: 6, it touches D5. D4: 2, it rolls one cell on. Die: 1, the direction turns to the left, so it reaches C5. Nothing lies there; die: 3, it stays. Balloon die: 5. You fly up to 5 from C5.

# What a check says of an edition.
material-islands = { $found } islands leave too few gaps to tow into; at most { $most } fit.
material-storm = it cannot storm farther ({ $storm }) than it rains ({ $rain }).
material-dry-die = nothing falls from this face.
material-bands = each title needs more villagers than the one before.
material-no-buildings = there is nothing to build.

# What the box holds, for whoever changes it
box-sheet-mission = Mission cards
box-sheet-band = Titles of the solo game
box-sheet-terrain = Islands
box-sheet-gap = The empty sky
box-sheet-weather = Weather die
box-sheet-balloon = Balloon die
box-sheet-building = Buildings
box-sheet-throw = The throw
box-sheet-force = Gentle and hard
box-row-mission-livestock_plain = Cows
box-row-mission-livestock_forest = Reindeer
box-row-mission-livestock_mountain = Ibexes
box-row-mission-crop_plain = Farmers
box-row-mission-crop_forest = Lumberjacks
box-row-mission-crop_mountain = Miners
box-row-band-1 = First title
box-row-band-2 = Second title
box-row-band-3 = Third title
box-row-band-4 = Fourth title
box-row-terrain-plain = Plain
box-row-terrain-forest = Forest
box-row-terrain-mountain = Mountain
box-row-gap-sky = Empty sky
box-row-weather-1 = Face 1
box-row-weather-2 = Face 2
box-row-weather-3 = Face 3
box-row-weather-4 = Face 4
box-row-weather-5 = Face 5
box-row-weather-6 = Face 6
box-row-balloon-2 = Face 2
box-row-balloon-3 = Face 3
box-row-balloon-4 = Face 4
box-row-balloon-5 = Face 5
box-row-building-wall = Wall
box-row-building-water_tower = Water tower
box-row-building-lighthouse = Lighthouse
box-row-throw-aimed = Where it lands
box-row-force-soft = Gentle
box-row-force-hard = Hard
box-cell-mission-value = Villagers an island
box-cell-mission-copies = Cards in the box
box-cell-band-from = From so many villagers
box-cell-terrain-islands = Islands in the box
box-cell-terrain-enter_cost = Fuel to enter
box-cell-terrain-altitude = Turns a weather die by
box-cell-terrain-height = Height
box-cell-gap-enter_cost = Fuel to enter
box-cell-gap-height = Height
box-cell-weather-rain = Rains as far as
box-cell-weather-storm = Storms as far as
box-cell-balloon-fuel = Flies as far as
box-cell-balloon-tow = Tows as far as
box-cell-building-count = In the box
box-cell-throw-touch = Where it touches down, by the draw of 1 to 8
box-cell-throw-touch-there = on the target
box-cell-throw-touch-short = one cell short
box-cell-throw-touch-long = one cell beyond
box-cell-throw-touch-left = one to the left
box-cell-throw-touch-right = one to the right
box-cell-throw-drift = How a step bends, by the draw of 1 to 6
box-cell-throw-drift-straight = straight on
box-cell-throw-drift-left = to the left
box-cell-throw-drift-right = to the right
box-cell-throw-rim = A hard throw leaves the board from a draw of (7: never)
box-cell-throw-straddle = It rests between two cells from a draw of (7: never)
box-cell-throw-cliff = A rise that stops it
box-cell-force-steps = Steps it rolls on, by the draw of 1 to 4
box-cell-force-push = Pushes a weather die by

# Editions that come with the program.
box-sample-evened-out = 3, 5, 6 and 5, 8, 10: holders of all cards win about as often, and no more games end level.
box-sample-heavy-sky = Rain from every cloud but the smallest, and storms a step earlier.
box-sample-one-forest-more = The box of the later edition: 10 plains, 7 forests, 5 mountains.
box-sample-same-ceiling = 3, 5, 6 for every card: thirty villagers at most, and more games end level.
