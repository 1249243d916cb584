game-title = Windwalkers
game-tagline = Eight against the wind, from Aberlaas to Camp Bòban.
game-goal = Goal: bring the horde upwind, tile by tile, to the city at the end of the way before the days run out. Every tile is won with dice against the wind: a contre.
game-author = David-Olivier Saban
game-yardstick = The master in a gentler game, with every power ready before every contre

# Options
option-mode = Mode
option-mode-help = What is played: the whole campaign, one chapter, or a game for several hordes.
option-mode-campaign = Campaign: four chapters in a row with the same horde
option-mode-chapter = One chapter
option-mode-normal = Four chapters, each with a new horde
option-mode-competitive = Rivals: two or three hordes on the same road
option-mode-race2 = Race for two
option-chapter = Chapter
option-chapter-help = Which chapter is played when only one is.
option-green_rule = Green dice
option-green_rule-help = Whether every green die must be equalled, or only as many as the force asks for.
option-green_rule-strict = Every green die must be equalled
option-green_rule-capped = At most as many as the force
option-ignored_dice_refill = Ignored dice come back
option-ignored_dice_refill-help = When dice are ignored, white dice showing the force take their place.
option-loss_choice = Who is lost
option-loss_choice-help = Whether losses take the Traîne first, or whomever you choose.
option-loss_choice-order = The Traîne first, then the Pack, then the Fer line
option-loss_choice-free = Anybody
option-failure_counts_as_abandon = Losses hurt like abandons
option-failure_counts_as_abandon-help = A hordier lost by a failure also costs the morale malus of the tile that was attempted.
option-tour_death = Death at the Tour Fontaine
option-tour_death-help = When the Tour takes its hordier.
option-tour_death-on_enter = On entering
option-tour_death-on_stop = Only when the horde stops there
option-tour_wind = Wind at the Tour Fontaine
option-tour_wind-help = The Tour takes a wind token like any land tile.
option-scoring = Scoring
option-scoring-help = Which list of points is used.
option-scoring-list = The rulebook’s list
option-scoring-examples = The rulebook’s example games
option-scoring-summary = The later one-page summary
option-scoring-logbook2021 = The author’s logbook
option-par_score = Score against par
option-par_score-help = Days saved or lost against the par of each chapter count as points.
option-difficulty = Blue dice
option-difficulty-help = How many blue dice a rested horde rolls: 7 is easy, 6 normal, 5 hard.
option-dice_equal_hordiers = As many dice as hordiers
option-dice_equal_hordiers-help = A horde rolls one blue die per hordier instead of a fixed number.
option-wind_variation = Gusts
option-wind_variation-help = Each new wind token may add or remove a white die.
option-border_everywhere = Every tile is an edge
option-border_everywhere-help = One white die less everywhere: a gentler way to learn.
option-day_limit = Day limit
option-day_limit-help = A chapter not finished within this many days is lost; 0 for no limit.
option-compose = Composing the horde
option-compose-help = How the first eight hordiers are found.
option-compose-draft = Draft from revealed cards
option-compose-preset = A ready-made team
option-compose-free = Free choice from the deck
option-compose-random = Dealt at random
option-deck = Cards
option-deck-help = Which hordiers are in the decks.
option-deck-base = The 54 base cards
option-deck-base_ext = The base cards and the 35 further ones
option-team = Team of the first horde
option-team-help = The ready-made team of the first horde.
option-team-uther_start = Uther’s beginners
option-team-ryage_start = Ryage’s beginners
option-team-rokka_start = Rokka’s beginners
option-team-rokka_winds = Rokka and the winds
option-team-alpha_saving = Alpha’s savings
option-team-uther_assassins = Uther’s assassins
option-team-rokka_mastery = Rokka’s mastery
option-team-ryage_luck = Ryage’s luck
option-team-oranne_terrain = Oranne’s terrain
option-team-alpha_family = Alpha’s family
option-team-usmos_care = Usmos’ care
option-team-iel_border = I.E.L along the border
option-team-iel_mixed = I.E.L, mixed
option-team-ryage_mixed = Ryage, mixed
option-team-alpha_mixed = Alpha, mixed
option-team-viciar_feu = Viciar and the feuleurs
option-team-estrella_black = Estrella against the black dice
option-team2 = Team of the second horde
option-team2-help = The ready-made team of the second horde.
option-team2-uther_start = Uther’s beginners
option-team2-ryage_start = Ryage’s beginners
option-team2-rokka_start = Rokka’s beginners
option-team2-rokka_winds = Rokka and the winds
option-team2-alpha_saving = Alpha’s savings
option-team2-uther_assassins = Uther’s assassins
option-team2-rokka_mastery = Rokka’s mastery
option-team2-ryage_luck = Ryage’s luck
option-team2-oranne_terrain = Oranne’s terrain
option-team2-alpha_family = Alpha’s family
option-team2-usmos_care = Usmos’ care
option-team2-iel_border = I.E.L along the border
option-team2-iel_mixed = I.E.L, mixed
option-team2-ryage_mixed = Ryage, mixed
option-team2-alpha_mixed = Alpha, mixed
option-team2-viciar_feu = Viciar and the feuleurs
option-team2-estrella_black = Estrella against the black dice
option-team3 = Team of the third horde
option-team3-help = The ready-made team of the third horde.
option-team3-uther_start = Uther’s beginners
option-team3-ryage_start = Ryage’s beginners
option-team3-rokka_start = Rokka’s beginners
option-team3-rokka_winds = Rokka and the winds
option-team3-alpha_saving = Alpha’s savings
option-team3-uther_assassins = Uther’s assassins
option-team3-rokka_mastery = Rokka’s mastery
option-team3-ryage_luck = Ryage’s luck
option-team3-oranne_terrain = Oranne’s terrain
option-team3-alpha_family = Alpha’s family
option-team3-usmos_care = Usmos’ care
option-team3-iel_border = I.E.L along the border
option-team3-iel_mixed = I.E.L, mixed
option-team3-ryage_mixed = Ryage, mixed
option-team3-alpha_mixed = Alpha, mixed
option-team3-viciar_feu = Viciar and the feuleurs
option-team3-estrella_black = Estrella against the black dice
option-cards = Your own deck
option-cards-help = The numbers of the cards to play with instead of a named deck; an empty list for none.
option-lethune_penalty_only = Lethune counts penalties only
option-lethune_penalty_only-help = Lethune’s power ignores tiles that give morale.
option-chrones = Chrones
option-chrones-help = A furvent that shows a six calls up a chrone, and a die decides what it does.
option-rose_winds = Roses of the winds
option-rose_winds-help = The author’s abandoned rules: tiles carry numbers that change the dice or push a failed horde back.
option-rose_winds-off = Off
option-rose_winds-local_dice = They change the dice
option-rose_winds-pushback = They push back
option-rose_winds-both = Both
option-board = Boards
option-board-help = The author’s boards, newly generated ones, or the larger second chapter.
option-board-author = The author’s
option-board-generated = Newly generated
option-board-chapter2_web = The author’s, with the larger chapter 2
option-race_bonus = Bonus for arriving early
option-race_bonus-help = What each day ahead is multiplied by among rivals.
option-race_bonus-hordiers = Hordiers
option-race_bonus-moral = Morale
option-winner = Who wins
option-winner-help = Whether points or the earliest arrival decide among several hordes.
option-winner-score = The highest score
option-winner-first = The earliest arrival
option-consumables = Consumables
option-consumables-help = Small hidden cards for the race: an experiment of the author’s.

preset-first-game = First game: chapter 1 with Uther’s beginners
preset-easy = Easy: seven blue dice
preset-hard = Hard: five blue dice
preset-learning = Learning: seven dice and edges everywhere
preset-all-cards = All 89 solo cards
preset-new-boards = Newly generated boards
preset-prototype = As in the digital prototype
preset-storm = Storm: chrones, gusts and roses
preset-rivals = Rivals
preset-race = Race for two

# Tiles, winds, colours
tile-steppe = steppe
    .the = the steppe
    .a = a steppe
    .in = in the steppe
tile-forest = forest
    .the = the forest
    .a = a forest
    .in = in the forest
tile-mountain = mountain
    .the = the mountain
    .a = a mountain
    .in = on the mountain
tile-hut = hut
    .the = the hut
    .a = a hut
    .in = at the hut
tile-water = water
    .the = the water
    .a = water
    .in = on the water
tile-desert = desert
    .the = the desert
    .a = a desert
    .in = in the desert
tile-marsh = marsh
    .the = the marsh
    .a = a marsh
    .in = in the marsh
tile-nordska = Nordska
    .the = Nordska
    .a = Nordska
    .in = in Nordska
tile-village-red = red village
    .the = the red village
    .a = a red village
    .in = in the red village
tile-village-blue = blue village
    .the = the blue village
    .a = a blue village
    .in = in the blue village
tile-village-green = green village
    .the = the green village
    .a = a green village
    .in = in the green village
tile-village-plain = sheltered village
    .the = the sheltered village
    .a = a sheltered village
    .in = in the sheltered village
tile-aberlaas = Aberlaas
    .the = Aberlaas
    .a = Aberlaas
    .in = in Aberlaas
tile-port-choon = Port‑Choon
    .the = Port‑Choon
    .a = Port‑Choon
    .in = in Port‑Choon
tile-chawondasee = Chawondasee
    .the = Chawondasee
    .a = Chawondasee
    .in = in Chawondasee
tile-alticcio = Alticcio
    .the = Alticcio
    .a = Alticcio
    .in = in Alticcio
tile-camp-boban = Camp Bòban
    .the = Camp Bòban
    .a = Camp Bòban
    .in = in Camp Bòban
tile-tour-fontaine = Tour Fontaine
    .the = the Tour Fontaine
    .a = the Tour Fontaine
    .in = at the Tour Fontaine
tile-porte-hurle = Porte d’Hurle
    .the = the Porte d’Hurle
    .a = the Porte d’Hurle
    .in = at the Porte d’Hurle
tile-gap = gap
    .the = the gap
    .a = a gap
    .in = in the gap
wind-0 = no wind
    .a = no wind
wind-1 = zéfirine (1)
    .a = a zéfirine, force 1
wind-2 = slamino (2)
    .a = a slamino, force 2
wind-3 = choon (3)
    .a = a choon, force 3
wind-4 = stèche (4)
    .a = a stèche, force 4
wind-5 = crivetz (5)
    .a = a crivetz, force 5
wind-6 = furvent (6)
    .a = a furvent, force 6
wind-7 = beyond the furvent (7)
    .a = something beyond the furvent, force 7
colour-blue = blue
    .head = Blue
colour-violet = violet
    .head = Violet
colour-white = white
    .head = White
colour-green = green
    .head = Green
colour-black = black
    .head = Black
chrones-name = the chrone

# A hordier’s name. One that ends with a full stop needs no other at the end of a sentence.
hordier = { $name }
    .end = { $name }.
hordier-woman = { $name }
    .end = { $name }.
hordier-stop = { $name }
    .end = { $name }

# Card texts
text-then = { $first } { $rest }
text-nothing = Nothing happens.
text-tap = Tap ({ $window }):
text-discard = Leave behind ({ $window }):
text-reaction = Tap in answer to another horde ({ $window }):
text-reaction-discard = Leave behind in answer to another horde ({ $window }):
text-window-contre = in a contre
text-window-travel = on the way
text-window-both = at any time
text-stores = While this hordier is in the horde, tapped or not, you may lay dice in play on the card, up to { $n }.
text-when = Only if { $condition }.
text-follows = When { $card } is left behind, this hordier leaves as well, and the effect happens all the same.
text-counts-itself = This hordier is counted too.
each-missing = empty place
each-missing-pack = empty Pack place
each-missing-traine = empty Traîne place
each-green = green die of the épreuve
each-black = black die of the épreuve
each-fer = hordier of the Fer line
each-pack = hordier of the Pack
each-tag = { $tag } in the horde
each-wind-pair = pair of equal wind tokens on the board
tag-oiseleur = oiseleur
    .a = an oiseleur
    .all = oiseleurs
tag-feuleur = feuleur
    .a = a feuleur
    .all = feuleurs
tag-torantor = Torantor
    .a = a Torantor
    .all = Torantor
tag-calsan = Calsan
    .a = a Calsan
    .all = Calsan
tag-geomaitre = géomaître
    .a = a géomaître
    .all = géomaîtres
dice-blue = blue dice
    .one = blue die
    .all = all blue dice
dice-violet = violet dice
    .one = violet die
    .all = all violet dice
dice-horde = blue or violet dice
    .one = blue or violet die
    .all = all blue and violet dice
dice-white = white dice
    .one = white die
    .all = all white dice
dice-green = green dice
    .one = green die
    .all = all green dice
dice-epreuve = white or green dice
    .one = white or green die
    .all = all white and green dice
dice-any = dice of the épreuve
    .one = die of the épreuve
    .all = all dice of the épreuve
whom-anyone = a hordier
    .other = another hordier
    .others = other hordiers
    .all = all other hordiers
whom-tag = { $tag-a }
    .other = another { $tag }
    .others = other { $tag-all }
    .all = all { $tag-all }
whom-card = { $card }
    .other = { $card }
    .others = { $card }
    .all = { $card }
if-wind = there is wind
    .asked = Is there wind?
if-force = the force of the wind is { $n }
    .asked = Is the wind of force { $n }?
if-tile-greens = { $n ->
    [one] exactly one green die is printed on the tile
   *[other] exactly { $n } green dice are printed on the tile
}
    .asked = { $n ->
    [one] Is exactly one green die printed on the tile?
   *[other] Are exactly { $n } green dice printed on the tile?
}
if-tile-moral = { $n ->
    [one] the tile gives or takes morale
   *[other] the tile gives or takes { $n } morale or more
}
    .asked = { $n ->
    [one] Does the tile give or take morale?
   *[other] Does the tile give or take { $n } morale or more?
}
if-edge = the tile lies on the map edge
    .asked = Does the tile lie on the map edge?
if-blacks = { $n ->
    [one] there is a black die in the épreuve
   *[other] there are { $n } black dice or more in the épreuve
}
    .asked = { $n ->
    [one] Is there a black die in the épreuve?
   *[other] Are there { $n } black dice or more in the épreuve?
}
if-sum = your blue dice add up to more than the white and green ones
    .asked = Do your blue dice add up to more than the white and green ones?
if-tag = { $n ->
    [one] there is { $tag-a } in the horde
   *[other] there are { $n } { $tag-all } in the horde
}
    .asked = { $n ->
    [one] Is there { $tag-a } in the horde?
   *[other] Are there { $n } { $tag-all } in the horde?
}
if-other-tag = there is another { $tag } in the horde
    .asked = Another { $tag } in the horde?
if-village = the tile is a village
    .asked = Is the tile a village?
if-outside = { $whom } is outside the hordes
    .asked = Is { $whom } outside the hordes?
if-used = { $card } has been used today
    .asked = Has { $card } been used today?
if-company = another horde stands on the tile
    .asked = Does another horde stand on the tile?
cost-moral = Pay { $n } morale.
cost-moral-per-rested = Pay 1 morale for each hordier readied.
cost-moral-unless = Pay { $n } morale unless { $card } is in the horde.
cost-abandon-other = Leave another hordier behind.
cost-abandon-not-traceur = Leave another hordier behind, not the Traceur.
cost-abandon-pack = Leave a hordier of the Pack behind.
cost-abandon-traine = Leave a croc of the Traîne behind.
cost-abandon-fer = Leave a hordier of the Fer line behind, not a Calsan.
cost-tap-other = { $n ->
    [one] Tap another ready hordier.
   *[other] Tap { $n } other ready hordiers.
}
op-roll-add = { $of ->
    [number] { $n ->
        [one] Roll one more { $dice-one }.
       *[other] Roll { $n } more { $dice }.
    }
    [each] { $n ->
        [one] Roll one more { $dice-one } for each { $each }.
       *[other] Roll { $n } more { $dice } for each { $each }.
    }
    [tile] Roll one more { $dice-one } for each morale the tile gives or takes.
    [moral] Roll as many more { $dice } as you have morale.
   *[force] Roll as many more { $dice } as the wind’s force.
}
op-shift-free = { $of ->
    [number] { $n ->
        [one] Raise or lower a { $dice-one } by 1.
       *[other] Raise or lower { $dice } by 1, up to { $n } times in all.
    }
    [each] Raise or lower { $dice } by 1, up to { $n ->
        [one] once
       *[other] { $n } times
    } for each { $each }.
    [tile] Raise or lower { $dice } by 1, once for each morale the tile gives or takes.
    [moral] Raise or lower { $dice } by 1, once for each morale you have.
   *[force] Raise or lower { $dice } by 1, as many times in all as the wind’s force.
}
op-shift-one = { $of ->
    [number] { $n ->
        [one] Raise or lower a { $dice-one } by 1.
       *[other] Raise or lower a single { $dice-one } by up to { $n }.
    }
    [each] Raise or lower a single { $dice-one } by up to { $n } for each { $each }.
    [tile] Raise or lower a single { $dice-one } by as much as the tile gives or takes morale.
    [moral] Raise or lower a single { $dice-one } by as much as you have morale.
   *[force] Raise or lower a single { $dice-one } by as much as the wind’s force.
}
op-shift-each = Raise or lower each of your { $dice } by 1, or leave it as it is.
op-set = { $of ->
    [number] { $n ->
        [one] Turn a { $dice-one } to a face of your choice.
       *[other] Turn up to { $n } { $dice } to faces of your choice.
    }
    [each] { $n ->
        [one] For each { $each }, turn a { $dice-one } to a face of your choice.
       *[other] For each { $each }, turn up to { $n } { $dice } to faces of your choice.
    }
    [tile] For each morale the tile gives or takes, turn a { $dice-one } to a face of your choice.
    [moral] For each morale you have, turn a { $dice-one } to a face of your choice.
   *[force] Turn as many { $dice } as the wind’s force to faces of your choice.
}
op-set-all = Turn { $dice-all } to the same face, of your choice.
op-flip = Turn a { $dice-one } to its opposite face.
op-reroll = Roll as many of your { $dice } again as you like.
op-pool-replace = { $of ->
    [number] Put all your blue dice away and roll { $n } new ones.
    [each] Put all your blue dice away and roll { $n } new ones for each { $each }.
    [tile] Put all your blue dice away and roll a new one for each morale the tile gives or takes.
    [moral] Put all your blue dice away and roll as many new ones as you have morale.
   *[force] Put all your blue dice away and roll as many new ones as the wind’s force.
}
op-ignore = { $of ->
    [all] Ignore { $dice-all }.
    [number] { $n ->
        [one] Ignore a { $dice-one }.
       *[other] Ignore up to { $n } { $dice }.
    }
    [each] { $n ->
        [one] Ignore a { $dice-one } for each { $each }.
       *[other] Ignore up to { $n } { $dice } for each { $each }.
    }
    [tile] Ignore a { $dice-one } for each morale the tile gives or takes.
    [moral] Ignore as many { $dice } as you have morale.
   *[force] Ignore as many { $dice } as the wind’s force.
}
op-ignore-above-token = Ignore { $dice-all } higher than that token.
op-ignore-below-force = Ignore { $dice-all } lower than the force.
op-ignore-below-blue = Ignore { $dice-all } lower than your lowest blue die.
op-ep-set = Turn a green die of the épreuve to a face of your choice.
op-ep-add = { $of ->
    [number] { $n ->
        [one] Add a green die to the épreuve, showing a face of your choice.
       *[other] Add up to { $n } green dice to the épreuve, showing faces of your choice.
    }
    [each] Add up to { $n } green dice to the épreuve for each { $each }, showing faces of your choice.
    [tile] For each morale the tile gives or takes, add a green die to the épreuve, showing a face of your choice.
    [moral] Add as many green dice to the épreuve as you have morale, showing faces of your choice.
   *[force] Add as many green dice to the épreuve as the wind’s force, showing faces of your choice.
}
op-force-set = The force becomes { $n }.
op-force-down = The force falls by { $n }.
op-force-up = The force rises by { $n }.
op-token-threshold = Draw a token from the bag; it goes back after the contre.
op-moral = { $of ->
    [number] Gain { $n } morale.
    [each] Gain { $n } morale for each { $each }.
    [tile] Gain as much morale as the tile gives or takes.
    [moral] Double your morale.
   *[force] Gain as much morale as the wind’s force.
}
op-moral-loss = Lose { $n } morale.
op-moral-every-horde = Every horde gains { $n } morale.
op-moral-full = Your morale rises to { $n }.
op-rest = { $of ->
    [all] Ready { $whom-all }.
    [number] { $n ->
        [one] Ready { $whom-other }.
       *[other] Ready up to { $n } { $whom-others }.
    }
    [each] { $n ->
        [one] Ready { $whom-other } for each { $each }.
       *[other] Ready up to { $n } { $whom-others } for each { $each }.
    }
    [tile] Ready { $whom-other } for each morale the tile gives or takes.
    [moral] Ready as many { $whom-others } as you have morale.
   *[force] Ready as many { $whom-others } as the wind’s force.
}
op-recruit-pile = Take { $whom } from the hordiers set aside into a free place.
op-recruit-offers = Take { $whom } from a village’s offer into a free place.
op-recruit-anywhere = Take { $whom } from anywhere outside the hordes into a free place.
op-wind-reveal = { $of ->
    [all] Reveal the wind of all neighbouring tiles.
    [number] { $n ->
        [one] Reveal the wind of a neighbouring tile.
       *[other] Reveal the wind of up to { $n } neighbouring tiles.
    }
    [each] Reveal the wind of { $n } neighbouring tiles for each { $each }.
    [tile] Reveal the wind of a neighbouring tile for each morale the tile gives or takes.
    [moral] Reveal the wind of as many neighbouring tiles as you have morale.
   *[force] Reveal the wind of as many neighbouring tiles as the wind’s force.
}
op-wind-return = Put a token from the board back into the bag. If it was the token of your contre, draw another at once.
op-wind-bump = A token below 6 on a neighbouring tile counts as 1 higher for the rest of the chapter.
op-tile-remove = Take a land tile off the board.
op-tile-swap = Swap two land tiles that touch each other.
op-tile-swap-near = Swap two land tiles that touch each other and yours.
op-tile-replace = Replace a land tile with another kind from the box.
op-store-use = All dice lying on this card enter play as they are and cannot be changed.
op-store-green = Ignore all green dice. Your next contre has that many more, unless this hordier is readied first.
op-undo-contre = Go back to the moment before you chose the tile. Tokens stay.
op-moral-double = For the rest of the contre, each morale point pays for two steps or rerolls.
op-black-spread = The black dice move to the land tiles around the target, as evenly as possible.
op-recolor = Your violet dice become blue.
op-recolor-all = Black dice become green, and violet dice blue.
op-cityfy = The village offers recruits like a city, and stopping there gives 1 morale.
op-stack-fer = Lay a hordier of the Fer line on this card: they share the place.
op-stack-pack = Lay a hordier of the Pack on this card: they share the place.
op-lock-self = This hordier stays tapped for ever and can no longer leave.
op-score-double = All of today’s points count twice.
op-waive-terrain = Until the contre ends, the tile costs no morale.
op-waive-power = For now, powers cost no morale.
op-use-traine = A ready croc uses its power and is tapped instead of leaving.
op-offer-add = Every coloured village offers one card more.
op-if = { $condition-asked } { $effect }
op-choose = Choose one. (1) { $first } (2) { $second }
op-gamble = Roll a die. { $rows }
op-gamble-row = { $faces } → { $effect }
op-gamble-force = Roll a die. Does it reach the force? { $effect }
op-flip-card = Turn any card of any horde, ready or tapped. If that readies another horde’s card, gain { $n } morale.
op-give-self = This hordier goes, tapped, to the next horde, which first sets one of its Fer line aside.
op-black-add = { $of ->
    [number] { $n ->
        [one] Lay a black die on your tile or a neighbouring one until the chapter ends.
       *[other] Lay { $n } black dice on your tile or a neighbouring one until the chapter ends.
    }
    [each] { $n ->
        [one] For each { $each }, lay a black die on your tile or a neighbouring one until the chapter ends.
       *[other] For each { $each }, lay { $n } black dice on your tile or a neighbouring one until the chapter ends.
    }
    [tile] For each morale the tile gives or takes, lay a black die on your tile or a neighbouring one until the chapter ends.
    [moral] Lay as many black dice as you have morale on your tile or a neighbouring one until the chapter ends.
   *[force] Lay as many black dice as the wind’s force on your tile or a neighbouring one until the chapter ends.
}
op-duel = A horde nearer the arrival rolls one blue die less in its next contre, and you one more in yours. If it fails you lose 1 morale, otherwise you gain 1.
op-move-green = Send a green die to an adjacent horde’s next contre. If that contre fails, you lose 1 morale.
op-gift-ignored = The green dice ignored in this contre go to the next horde’s next contre.
op-lend-die = An adjacent horde rolls one blue die more in its next contre, and you one less.
op-share-moral = You and all adjacent hordes pool your morale and share it equally.
op-swap-card = Swap a hordier, not a Traceur, for one of the same line in a horde on your tile. Both gain { $n } morale.
op-pull-horde = Move a neighbouring horde onto your tile. If that brings it nearer its arrival, gain { $n } morale.
op-interfere = Another horde that confirms a contre loses { $moral } morale, or rolls a blue die of your choice again. If it still wins, gain { $n } morale.
op-choose-token = Choose the next token that leaves the bag.
op-swap-places = Swap places with a neighbouring horde. Each gains or loses the morale of the tile it lands on.
op-top-swap-other = An adjacent horde swaps a hordier of its choice for the top card of that deck.
op-force-use = A horde on your tile must use a ready power of your choice.
op-lose-game = Your horde is lost.
op-win-game = Your horde wins the game.
op-cancel-aimed = Cancel a card aimed at your horde.
op-cancel = Cancel any card just used.
op-undefined = Nobody has written down what this does.
op-lose-one = Lose a hordier of your choice.
op-top-swap = Replace a hordier with the top card of its deck.
op-next-token-one = The next token drawn counts as force 1.
op-add-black-behind = { $n ->
    [one] Lay a black die on a tile behind you.
   *[other] Lay { $n } black dice on a tile behind you.
}
op-token-delta = A token on the board counts as { $n } lower.
op-token-swap = Swap two tokens.
op-reveal-any = Reveal the wind of any tile.
op-next-force-all = Every horde’s next wind is one stronger.
op-next-sixes-all = In every horde’s next contre all white and green dice show six.
op-next-blue-all = Every horde rolls one blue die less in its next contre.
op-lasting-blue-more = From now on you roll one blue die more.
op-lasting-blue-less = From now on you roll one blue die less, and every tile you cross gives one point.
op-black-everywhere = Every windy tile has one black die more, for everybody.
op-swap-card-far = Swap a hordier for one of the same line in another horde.
op-copy-power = Use the power of any hordier in sight, if it could be used now.
op-copy-any-power = Use the power of any hordier in sight, whatever its condition.
op-copy-consumable = Do what a consumable already played does.
op-win-contre = You win this contre, whatever the dice say.
op-push-horde = Move any horde to a neighbouring tile. It gains or loses that tile’s morale.
op-reroll-contre = Roll all dice of the contre again, on both sides.
op-tile-to-village = Turn a land tile into a village that is not yet on the board.
op-cancel-consumable = Cancel the consumable being played.

# Labels
label-move = { $onward ->
    [0] Walk
   *[other] Go on
} to { $tile-the } { $hex } — { $blue ->
    [one] 1 blue die
   *[other] { $blue } blue dice
}{ $violet ->
    [0] {""}
   *[other] {""}, { $violet } violet
} against { $white } white{ $green ->
    [0] {""}
   *[other] {""}, { $green } green
}{ $black ->
    [0] {""}
   *[other] {""}, { $black } black
}; wind unknown
label-move-known = { $onward ->
    [0] Walk
   *[other] Go on
} to { $tile-the } { $hex } — { $blue ->
    [one] 1 blue die
   *[other] { $blue } blue dice
}{ $violet ->
    [0] {""}
   *[other] {""}, { $violet } violet
} against { $white } white{ $green ->
    [0] {""}
   *[other] {""}, { $green } green
}{ $black ->
    [0] {""}
   *[other] {""}, { $black } black
}; force { $force }
label-move-calm = { $onward ->
    [0] Walk
   *[other] Go on
} to { $tile-the } { $hex } — { $blue ->
    [one] 1 blue die
   *[other] { $blue } blue dice
}{ $violet ->
    [0] {""}
   *[other] {""}, { $violet } violet
} against { $white } white{ $green ->
    [0] {""}
   *[other] {""}, { $green } green
}{ $black ->
    [0] {""}
   *[other] {""}, { $black } black
}; no wind
label-move-city = { $onward ->
    [0] Walk
   *[other] Go on
} into { $tile } { $hex }
label-move-nowhere = Walk nowhere
label-shift = Pay 1 morale: { $colour } { $face } becomes { $to }
label-shift-free = { $colour-head } { $face } becomes { $to }
label-reroll = Pay 1 morale: roll all your dice again
label-store = Store the { $colour } { $face }
label-confirm-win = Confirm: the contre is won
label-confirm-fail = Confirm: the contre fails and a hordier is lost
label-concede = Give up
label-use = Use { $card } — { $text }
label-use-void = Use { $card } to no effect — { $text }
label-die = The { $colour } { $face }
label-die-ignore = Ignore the { $colour } { $face }
label-die-turn = Turn the { $colour } { $face }
label-die-reroll = Roll the { $colour } { $face } again
label-die-give = Send the { $colour } { $face }
label-face = Choose face { $face }
label-colour = Roll a { $colour } die{ $violet ->
    [0] {""}
   *[other] { $blacks ->
        [0] {" "}— it only answers black dice, and there are none
       *[other] {" "}— it only answers black dice
    }
}
label-card = { $card }
label-card-keep = Keep { $card }
label-card-lose = Lose { $card }
label-card-dismiss = Dismiss { $card }
label-card-abandon = Leave { $card } behind
label-card-tap = Tap { $card }
label-card-recruit = Take { $card }
label-card-use = { $card }
label-horde = { $seat }
label-tile = Choose { $tile-the } { $hex }
label-village = Found the village on { $tile-the } { $hex }
label-terrain = { $tile }
label-force = Force { $force }: { $wind }
label-first = The first
label-second = The second
label-interfere-moral = It loses morale
label-interfere-reroll = It rolls a blue die again
label-stop-none = Stop for the night — nobody rests here{ $recruits ->
    [0] {""}
   *[other] {""}, but you may recruit
}
label-stop-fresh = Stop for the night — nobody needs rest{ $recruits ->
    [0] {""}
   *[other] {""}, but you may recruit
}
label-stop-leave = Stop for the night and break camp — { $tired ->
    [0] nobody needs rest
   *[other] nobody rests here
}
label-stop-one = Stop for the night — one hordier rests{ $recruits ->
    [0] {""}
   *[other] {""}, then you may recruit
}
label-stop-all = Stop for the night — everybody rests{ $recruits ->
    [0] {""}
   *[other] {""}, then you may recruit
}
label-go-on = Go on — { $dice ->
    [one] 1 blue die
   *[other] { $dice } blue dice
}{ $points ->
    [0] {""}
    [one] {" "}and 1 extra point
   *[other] {" "}and { $points } extra points
} for the next tile{ $rests ->
    [0] {""}
   *[other] , after one hordier has rested
}
label-go-on-city = Go on — { $city } is next: no wind there, and no dice
label-rest-all = Everybody rests
label-ready = Let { $card } rest
label-leave = Break camp
label-leave-on = Walk on
label-leave-recruit = Go and recruit
label-leave-exchange = See the newcomers — no place in their line is free: whoever joins takes somebody’s
label-leave-recruit-unrested = Go and recruit without resting
label-leave-unrested = Break camp without resting
label-leave-on-unrested = Walk on without resting
label-recruit = Recruit { $card } — { $text }
label-replace = Recruit { $card } and let another go — { $text }
label-done = Done
label-recruit-done = Recruit nobody else
label-onward-alone = Recruit nobody and go on to { $tile-the } { $hex }
label-cheapest = Win with morale alone — { $moral ->
    [0] nothing left to pay
    [one] 1 morale
   *[other] { $moral } morale
}: { $steps }
label-ignore = Ignore { $dice } — { $moral ->
    [0] the contre is then won
    [one] winning then takes 1 morale
   *[other] winning then takes { $moral } morale
}
label-ignore-one = Ignore only the { $colour } { $face } — { $moral ->
    [0] the contre is then won
    [one] winning then takes 1 morale
   *[other] winning then takes { $moral } morale
}
label-cheapest-given = Take the steps that help — { $steps }
label-react = Answer with { $card }
label-pass = Let it happen
label-bulletin = Bulletin: reveal the wind at { $hex }
label-play = Play { $consumable } — { $text }

# Asked before it is done
warn-fail = The contre fails as it stands, and a hordier is lost.
warn-doom = The contre is won, but entering takes the last morale: the horde is lost.
warn-unrested = Tapped hordiers could still rest here.
warn-abandon = { $card } would leave the horde for good.
warn-void = { $card } would be used up and nothing would happen.
warn-unused = { $card } has not done anything yet: the power would be wasted.

# Questions
ask-draft-traceur = { $seat }, compose your horde: keep one Traceur.
ask-draft-fer = { $seat }, compose your horde: keep a hordier for the Fer ({ $left } to go).
ask-draft-pack = { $seat }, compose your horde: keep a hordier for the Pack ({ $left } to go).
ask-draft-traine = { $seat }, compose your horde: keep a croc for the Traîne ({ $left } to go).
ask-place-village = { $seat }, choose the land tile that becomes your village.
ask-move = { $seat }, which tile does the horde attempt?
ask-adjust = { $seat }, { $tile-the } { $hex } at force { $force }: change your dice, use powers, or confirm.
ask-loss-failed = { $seat }, the contre failed: whom does the wind take?
ask-loss-tour = { $seat }, the Tour wants a life: whose?
ask-arrived = { $seat }, stop here or go on?
ask-passing = { $seat }, passing through: one hordier may rest before you go on.
ask-passing-rested = { $seat }, use powers, or walk on.
ask-stopped = { $seat }, the day ends here: who rests?
ask-stopped-all = { $seat }, the day ends here: everybody may rest.
ask-stopped-rested = { $seat }, the day ends here: break camp, or use a power first.
ask-stopped-recruit = { $seat }, the day ends here: see the newcomers, or use a power first.
ask-recruit = { $seat }, whom do you recruit?
ask-replace = { $seat }, who makes way for { $card }?
ask-wait = { $seat }, wait.
ask-cost-abandon = { $seat }, { $power }: whom do you leave behind?
ask-cost-tap = { $seat }, { $power }: who helps? ({ $left } to tap)
ask-react = { $seat }, { $power } has just been used: do you answer?
ask-interfere = { $seat }, the other horde confirms its contre: do you interfere with { $power }?
ask-colour = { $seat }, { $power }: which colour for the next die? (so far { $blue } blue, { $violet } violet; { $left } left)
ask-shift = { $seat }, { $power }: raise or lower a die by 1 ({ $left } left).
ask-set-die = { $seat }, { $power }: which die? ({ $left } left)
ask-one-die = { $seat }, { $power }: which die?
ask-face = { $seat }, { $power }: which face?
ask-reroll-dice = { $seat }, { $power }: which dice are rolled again?
ask-ignore = { $seat }, { $power }: which die is ignored? ({ $left } left)
ask-green-die = { $seat }, { $power }: which green die?
ask-green-add = { $seat }, { $power }: which face for the added green die? ({ $left } left)
ask-ready = { $seat }, { $power }: who is readied? ({ $left } left)
ask-power-recruit = { $seat }, { $power }: who joins the horde?
ask-reveal = { $seat }, { $power }: which tile’s wind?
ask-swap-tile = { $seat }, { $power }: which tile changes places?
ask-swap-with = { $seat }, { $power }: with which tile?
ask-terrain = { $seat }, { $power }: what does the tile become?
ask-black-tile = { $seat }, { $power }: where does the black die go?
ask-token-tile = { $seat }, { $power }: which token?
ask-tile = { $seat }, { $power }: which tile?
ask-branch = { $seat }, { $power }: which of the two?
ask-horde = { $seat }, { $power }: which horde?
ask-token-force = { $seat }, { $power }: which force comes next?
ask-card = { $seat }, { $power }: which hordier?
ask-give-abandon = { $seat }, { $power } joins you: who of your Fer line is set aside for that?

# Chance
call-token = Force { $force }: { $wind }
call-roll = Épreuve: { $theirs } — horde: { $ours }
call-dice = Horde: { $ours }
dice-some = { $n ->
   *[other] { $colour } { $dice }
}
dice-and = { $first }, { $next }
dice-none = no dice
call-die = A { $face }
call-card = { $card }
call-layout = A new board
call-roses = The roses of the winds
call-first = { $seat } begins
call-village = { $tile }
call-consumable = A consumable
want-die = { $colour } die { $n }
want-separate-die = the separate die

# Events
event-first = { $seat } goes first.
event-laid = Chapter { $chapter }: from { $start } to { $arrival }.
event-village-drawn = { $seat } draws { $tile-the }.
event-shown = On show: { $card-end }
event-offered-red = The red village offers { $card-end }
event-offered-blue = The blue village offers { $card-end }
event-offered-green = The green village offers { $card-end }
event-kept = { $seat } keeps { $card-end }
event-dawn = { $seat }: day { $day }.
event-announced = { $seat } attempts { $tile-the } { $hex }.
event-token = At { $hex } blows { $wind-a }.
event-gusts-less = The gusts at { $hex } slacken: one white die less.
event-gusts-more = The gusts at { $hex } swell: one white die more.
event-rolled = Épreuve: { $theirs }. { $seat }: { $ours }.
event-missing-dice = The force outnumbers the dice: { $count ->
    [one] a white { $face } is added
   *[other] { $count } white dice showing { $face } are added
}.
event-shifted = { $seat } turns a { $colour } { $face } into a { $to }.
event-shifted-paid = { $seat } spends morale: a { $colour } { $face } becomes a { $to }.
event-rerolled = { $seat } spends morale and rolls everything again.
event-dice-rolled = { $seat } rolls { $ours }.
event-die-rolled = The separate die shows { $face }.
event-die-stored = { $seat } stores a { $colour } { $face }.
event-used = { $seat } uses { $card-end }
event-played = { $seat } plays { $consumable }.
event-consumable-drawn = { $seat } draws { $consumable }.
event-consumable-hidden = { $seat } draws a consumable.
event-abandoned = { $seat } leaves { $card } behind.
event-tapped = { $card } is tapped.
event-readied = { $card } is ready again.
event-joined = { $card } joins { $seat }’s horde.
event-dismissed = { $seat } dismisses { $card-end }
event-fell = { $seat } loses { $card-end }
event-stacked = { $seat } lays { $upper } on { $lower }.
event-locked = { $card } stays tapped for ever.
event-ignored = { $n ->
    [one] The { $colour } { $dice } is ignored.
   *[other] The { $colour } dice { $dice } are ignored.
}
event-turned = The { $colour } { $face } now shows { $to }.
event-turned-all = All { $colour } dice now show { $to }.
event-die-added = A { $colour } { $face } is added to the épreuve.
event-force = The wind is now { $wind-a }.
event-force-calm = The wind drops to nothing.
event-threshold = The token drawn shows { $force }.
event-moral-up = { $seat } gains { $n } morale: { $now } now.
event-moral-down = { $seat } loses { $n } morale: { $now } left.
event-tile-gone = The tile at { $hex } is taken off the board.
event-tiles-swapped = The tiles at { $hex } and { $other } change places.
event-tile-changed = At { $hex } there is now { $tile-a }.
event-token-returned = The token at { $hex } goes back into the bag.
event-black-laid = { $n ->
    [one] A black die is laid at { $hex }.
   *[other] { $n } black dice are laid at { $hex }.
}
event-horde-moved = { $seat } is moved to { $hex }.
event-taken-back = { $seat } takes the contre back.
event-contre-won = { $seat } wins the contre for { $tile-the } { $hex } at force { $force }.
event-contre-lost = { $seat } fails the contre for { $tile-the } { $hex } at force { $force }.
event-contre-won-changed = { $seat } wins the contre for { $tile-the } { $hex } at force { $force } (token { $wind }).
event-contre-lost-changed = { $seat } fails the contre for { $tile-the } { $hex } at force { $force } (token { $wind }).
event-contre-won-calm = { $seat } wins the contre for { $tile-the } { $hex }.
event-contre-lost-calm = { $seat } fails the contre for { $tile-the } { $hex }.
event-entered = { $seat } crosses { $tile-the } { $hex }: { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}.
event-stopped = { $seat } stops { $tile-in }.
event-went-on = { $seat } goes on without a night: a contre now would be surpassement no. { $surpass }.
event-pushed-back = The wind pushes { $seat } to { $hex }.
event-city = { $seat } enters { $tile } on day { $day }.
event-chapter-done = { $seat } ends chapter { $chapter } after { $days ->
    [one] 1 day
   *[other] { $days } days
} with { $moral } morale; the city brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-day-doubled = The day of { $seat } counts twice: { $points ->
    [one] 1 point more
   *[other] { $points } points more
}.
event-race-bonus = { $seat } arrived early: { $points ->
    [one] 1 point more
   *[other] { $points } points more
}.
event-lost-moral = { $seat } has lost heart, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-lost-hordiers = { $seat } has nobody left to lose: the horde is lost, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-lost-days = { $seat } has run out of days, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-lost-conceded = { $seat } gives up, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-lost-outrun = { $seat } is out of the race, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-lost-gamble = { $seat } has gambled everything away, { $tiles ->
    [0] right before the arrival
    [one] 1 tile short of the arrival
   *[other] { $tiles } tiles short of the arrival
}.
event-won = { $seat } wins.
event-over-won = The journey is done.
event-over-lost = The wind has won.
lasting-terrain-waived = The tile costs { $seat } no morale in this contre.
lasting-power-waived = Powers cost { $seat } no morale for now.
lasting-moral-doubled = Each morale point { $seat } pays buys two steps or rerolls in this contre.
lasting-score-doubled = This day will count twice for { $seat }.
lasting-cityfied = The village will receive { $seat } like a city.
lasting-greens-noted = The green dice wait for the next contre of { $seat }.
lasting-recoloured = The dice of { $seat } change colour.
lasting-store-used = { $seat } brings the stored dice into play.
lasting-greens-given = Green dice await { $seat } in the next contre.
lasting-next-token-one = The next token will count as force 1.
lasting-next-token-chosen = { $seat } has chosen the next token.
lasting-dice-lent = { $seat } is lent a blue die.
lasting-wager = A wager hangs on the next contre of { $seat }.
lasting-next-force = Everybody’s next wind will be one stronger.
lasting-next-sixes = Everybody’s next épreuve will show sixes.
lasting-next-blue = Everybody’s next contre is played with one blue die less.
lasting-blue = The number of blue dice of { $seat } changes for good.
lasting-black-everywhere = Every windy tile has one black die more.
lasting-contre-won = { $seat } takes a short cut: the contre is won.
lasting-cancelled = { $seat } cancels it.

# The text board
fact-chapter = Chapter { $chapter }
fact-signs = Signs: st steppe, fo forest, mo mountain, /\ hut, ~~ water, de desert, ma marsh, no Nordska; VR, VB, VT red, blue, green village. Behind them the wind’s force and the pawns * + x.
fact-horde = { $seat }: morale { $moral }, day { $day }, surpassement { $surpass }, score { $score }
fact-stands = { $seat } stands { $tile-in } { $hex }
fact-attempts = { $seat } attempts { $tile-the } { $hex }
fact-open = Can be chosen: { $hexes }
fact-lines = Fer: { $fer } · Pack: { $pack } · Traîne: { $traine } (~ tapped, # locked)
fact-hand = { $seat } holds: { $cards }
fact-contre = Force { $force } · black { $black } · green { $green } · white { $white } · blue { $blue } · violet { $violet } · pairs { $pairs }/{ $needed } · colours { $colours }/{ $wanted } · sum { $ours } to { $theirs }
fact-show = On show: { $cards }
fact-offer-red = Red village: { $cards }
fact-offer-blue = Blue village: { $cards }
fact-offer-green = Green village: { $cards }
fact-bag = Bag: { $one } × 1, { $two } × 2, { $three } × 3, { $four } × 4, { $five } × 5, { $six } × 6
fact-decks = Decks: { $traceurs } Traceurs, { $fer } Fer, { $pack } Pack, { $traine } Traîne; { $aside } set aside
cell-city = { $tile }, a city
cell-tile = { $tile }, { $wind }, { $white } white{ $green ->
    [0] {""}
   *[other] {""}, { $green } green
}{ $black ->
    [0] {""}
   *[other] {""}, { $black } black
}
cell-here = { $cell } — { $seat } stands here
cell-target = { $cell } — being attempted
cell-open = { $cell } — can be chosen
cell-no-token = wind unknown

# Refusals
refused-over = The game is over.
refused-chance-first = First dice must be rolled, or a token or a card drawn.
refused-turn = Another horde is playing.
refused-no-horde = There is no horde number { $number } at this table.
refused-power-first = A power is in use: what it asks comes first.
refused-compose = The horde is being composed: keep one of the hordiers shown.
refused-village-first = The village must be placed first.
refused-loss-first = A hordier is being lost: name one.
refused-replace-first = Say first who makes way for the newcomer.
refused-announced = The tile has been named: its contre must be fought first.
refused-not-walking = The horde does not set out now: what is asked comes first.
refused-stop-now = Stopping or going on is decided after a contre that was won.
refused-no-camp = There is no camp to break.
refused-rest-dawn = At dawn the horde must set out; it has had its rest.
refused-rest-now = The horde rests when it stops, or passes through a village.
refused-rest-recruit = Recruiting has begun; there is no more rest.
refused-recruit-now = Newcomers are recruited after the rest, where they are offered.
refused-no-contre = There is no contre in progress.
refused-power-now = Powers wait while a hordier is lost or recruited.
refused-nothing-asked = No power in use asks for that.
refused-nothing-to-answer = There is nothing to answer.
refused-concede-now = You may give up when a move or an adjustment is asked of you.
refused-bulletin-now = The bulletin is read on the way.
refused-play-now = A consumable is played when something is asked of you on your own day.
refused-not-on-board = There is no tile at { $hex }.
refused-not-adjacent = The tile at { $hex } does not touch yours: only neighbours can be attempted.
refused-here = The horde stands at { $hex } already.
refused-die-colour = Only your blue and violet dice can be chosen here.
refused-use-arrows = A die is raised or lowered with the arrows under it, for 1 morale; of equal dice only one has them.
refused-no-such-die = No { $colour } die that shows { $face } can be chosen here.
refused-die-twice = Each die is changed once only.
refused-one-die = All steps go to the same die, in the same direction.
refused-no-dice = You have no dice to roll again.
refused-locked-die = A die that was stored cannot be changed.
refused-bad-face = A die shows 1 to 6.
refused-not-in-horde = { $card } is not in the horde.
refused-not-ready = { $card } is tapped until the next rest.
refused-covered = { $card } is covered by another hordier.
refused-locked-card = { $card } is tapped for ever.
refused-wrong-window = { $contre ->
    [0] { $card } is used on the way, not in a contre.
   *[other] { $card } is used in a contre, not on the way.
}
refused-reaction-only = { $card } only answers another horde.
refused-no-wind = There is no wind here.
refused-wrong-force = The force is not the one the power asks for.
refused-wrong-greens = The tile does not carry the number of green dice the power asks for.
refused-no-tile-moral = The tile neither gives nor takes morale.
refused-not-edge = The tile is not on the map edge.
refused-no-black = There is no black die in the épreuve.
refused-sum = Your blue dice do not add up to more than the épreuve.
refused-tag = The horde lacks the profession or family the power asks for.
refused-not-village = The tile is not a village.
refused-not-outside = The hordier the power calls is not to be had.
refused-no-company = No other horde stands there.
refused-not-used = The other hordier has not been used today.
refused-last-moral = That would leave less than 1 morale.
refused-nobody-to-abandon = There is nobody who could be left behind for it.
refused-not-abandonable = { $card } cannot be left behind for it.
refused-nobody-to-tap = There is nobody ready to help.
refused-would-be-empty = The horde would be empty.
refused-no-target = There is nothing for the power to act on.
refused-only-several = That power needs several hordes.
refused-already-undone = This contre has already been taken back once.
refused-store-full = No more dice can be stored.
refused-no-store = Nobody in the horde stores dice.
refused-nobody-tired = Nobody here needs rest.
refused-bad-rest = { $card } is not tapped.
refused-barred-rest = { $card } has readied others and cannot be readied yet.
refused-rest-over = The horde has already rested here.
refused-rest-one = Only one hordier rests here.
refused-rest-all = Everybody rests here, at once.
refused-rest-none = Nobody rests here.
refused-no-place = There is no free place in the line of { $card }.
refused-not-offered = { $card } is not offered here.
refused-not-replaceable = Nobody can make way: not a Traceur, a hordier tapped for ever, a tapped croc, or one of two that share a place.
refused-cannot-make-way = { $card } cannot make way: it must be the same line, and neither a Traceur, nor tapped for ever, nor a tapped croc, nor one of two that share a place.
refused-same-day = { $card } left by its own power and does not come back the same day.
refused-bad-loss = { $card } is not lost now: the Traîne comes first, then the Pack, then the Fer line.
refused-not-land = The tile at { $hex } is not land: villages, cities and places stay where they are.
refused-under-pawn = A horde stands on the tile at { $hex }.
refused-under-attempt = The tile at { $hex } is being attempted.
refused-cuts-way = Without the tile at { $hex } a horde could no longer reach its arrival.
refused-tile-far = The tile at { $hex } is not within reach of the power.
refused-tiles-apart = The two tiles do not touch each other.
refused-no-partner = No other land tile within reach touches the one at { $hex }.
refused-windless = No wind blows at { $hex }.
refused-wind-known = The wind at { $hex } is known already.
refused-no-token = No token lies at { $hex }.
refused-token-strongest = The token at { $hex } cannot grow any more.
refused-tile-had = The tile at { $hex } has had its share: the others come first.
refused-no-other-kind = The box holds no other land for the tile at { $hex }.
refused-bad-tile = The tile at { $hex } cannot be chosen for that.
refused-bad-terrain = The box holds no such tile, or it is what lies there already.
refused-bad-card = { $card } cannot be chosen for that.
refused-no-such-token = The bag holds no token of that force.
refused-must-go-on = This effect must be carried out to its end.
refused-bulletin-race = The bulletin belongs to the race.
refused-bulletin = The bulletin has been read already.
refused-consumable-used = Only one consumable a day.
refused-not-in-hand = { $card } is not in your hand.
refused-chance-token = The bag holds no such token.
refused-chance-dice = These are not the dice that are due.
refused-chance-card = The deck holds no such card.
refused-chance-layout = That board does not obey the constraints of the chapter.
refused-chance-roses = Each windy tile has a number from 1 to 6, and no other tile has one.
refused-chance-seat = There is no such horde.
refused-chance-village = That village is not to be had.
refused-chance-consumable = That consumable is not in the stock.
refused-chance-other = Something else is due.
refused-options-seats = This mode is not for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
refused-options-chapter = There are chapters 1 to 4.
refused-options-difficulty = A horde rolls 5, 6 or 7 blue dice.
refused-options-two-dice-rules = Either the difficulty sets the blue dice or the hordiers do, not both.
refused-options-day-limit = The day limit is at most 99.
refused-options-consumables = Consumables belong to the race.
refused-options-race-bonus = The bonus for arriving early belongs to the rivals.
refused-options-winner = The earliest arrival only decides among several hordes.
refused-options-race-scoring = The race has its own scoring.
refused-options-race-board = The race has its own board.
refused-options-web-board = The larger board is that of chapter 2.
refused-options-board = A board cannot be read.
refused-options-scoring = The scoring cannot be read.
refused-options-team = There is no such team.
refused-options-team-multi = That team has a hordier that needs several hordes.
refused-options-team-deck = That team has a hordier that is not in the deck.
refused-options-team-shared = Two teams share a hordier.
refused-options-card = There is no card number { $card } to play with.
refused-options-card-twice = { $card } is twice in the deck.
refused-options-small-deck = The deck has fewer cards than there are hordes.
refused-position-chapter = There is no chapter { $number } in this game.
refused-position-seats = { $field } must tell of { $wanted ->
    [one] one horde
   *[other] { $wanted } hordes
}, not of { $found }.
refused-position-seat = { $field } names horde { $number }, which does not play; hordes are counted from 0.
refused-position-hex = { $field } names { $hex }, which is not on the board of this chapter.
refused-position-no-tile = { $field } names { $hex }, where no tile lies.
refused-position-tile-twice = Two tiles lie at { $hex }.
refused-position-gap = A gap is no tile: leave { $hex } out instead.
refused-position-city = At { $hex } there cannot be { $tile-a }: the cities stand where this chapter has them.
refused-position-rose = The rose at { $hex } carries { $number } instead of a number from 1 to 6.
refused-position-windless = A token lies at { $hex }, where no wind blows.
refused-position-no-way = No chain of tiles leads from the start to the arrival.
refused-position-score = There are no points called “{ $name }”.
refused-position-number = { $field } is { $number }; it must lie between { $least } and { $most }.
refused-position-foreign-card = { $field } names { $card }, who is not in the deck of this game.
refused-position-card-twice = { $card } is in two places at once.
refused-position-card-missing = { $card } is nowhere. Leave “deck” out, and whoever is not named lies in it.
refused-position-lines = { $field } must have three places in the Fer line, three in the Pack and two in the Traîne.
refused-position-line = { $field }: { $card } does not belong to that line.
refused-position-traceurs = { $field } has two Traceurs.
refused-position-under = { $field }: { $card } cannot lie under another card there.
refused-position-no-moral = { $field }: a horde that still walks has at least 1 morale.
refused-position-no-hordier = { $field }: a horde that still walks has at least one hordier.
refused-position-day = { $field } is day { $number } of { $most }: such a horde is lost.
refused-position-power = There is no power called “{ $name }”.
refused-position-effect = The effect in progress cannot be so: { $field }.
refused-position-tokens = Tokens of force { $force }: { $found } on the board and in the bag together, but there are { $wanted }.
refused-position-too-many-tokens = More tokens of force { $force } lie on the board than there are: { $found } of { $wanted }. Leave “bag” out, and the rest is in it.
refused-position-contre = The dice of a contre and the moment of the day do not agree.
refused-position-apart = The tile attempted does not touch that of the horde.
refused-position-stuck = Nothing could happen from this position.

# The picture
panel-contre = The contre
panel-draft = The draft
panel-recruit = Newcomers
panel-choose = To choose from
panel-ahead = What lies ahead
panel-onward = If you go on
panel-bag = The bag of winds
panel-horde = The horde
panel-horde-of = { $seat }’s horde
panel-tale = How it went
chronicle-points = Points: { $all }.
chronicle-furvents = Furvents beaten{ $several ->
    [0] {""}
   *[other] {" "}by { $seat }
}: { $all }.
chronicle-furvent = day { $day }, { $tile-the }
chronicle-and = { $first }; { $next }
chronicle-left = Left on the road{ $several ->
    [0] {""}
   *[other] {" "}by { $seat }
}: { $cards }.
tale-lucky = Luckiest throw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: { $chapters ->
    [0] {""}
   *[other] chapter { $chapter },{" "}
}day { $day }, { $tile-the } – { $short ->
    [0] won as it fell
    [one] as it fell 1 step short of winning
    [9] out of reach
   *[other] as it fell { $short } steps short of winning
}. As good or better: { $share } of such throws.
tale-unlucky = Unluckiest throw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: { $chapters ->
    [0] {""}
   *[other] chapter { $chapter },{" "}
}day { $day }, { $tile-the } – { $short ->
    [0] won as it fell
    [one] as it fell 1 step short of winning
    [9] out of reach
   *[other] as it fell { $short } steps short of winning
}. As bad or worse: { $share } of such throws.
tale-crowd = { $points ->
    [one] 1 point
   *[other] { $points } points
}: of { $games } games that the Regular bot played here, { $all ->
    [1] all brought fewer
    [2] all brought more
    [3] { $lower } brought fewer and none more
    [4] none brought fewer and { $higher } more
   *[other] { $lower } brought fewer and { $higher } more
}.
panel-sheet = The chapter
panel-carnet = Carnet de contre
panel-words = The words of the Horde
word-amont = Amont – upwind: where the wind comes from, and where the horde is going.
word-contre = Contre – your dice against the wind of a tile: won, you enter it.
word-epreuve = Épreuve – the dice that the tile throws against you.
word-hordier = Hordier – a member of the horde; each power serves once, then its hordier is tapped until a rest.
word-lines = Fer, Pack, Traîne – the three lines of the horde, each with its sign: three hordiers in front (a spearhead), three in the middle (two shields), two behind (a hook).
word-surpassement = Surpassement – going on without stopping for the night: one point more, one blue die less.
switch-route = The way walked
picture-road = Chapter { $chapter }: the road against the wind
picture-road-legend = Small squares on a tile are the dice it throws now, white, green and black; a disc is its wind; a heart with a number is morale won or lost on entering.
picture-amont = Amont, where the wind comes from
picture-equal-die = Of equal dice one has the arrows.
picture-chances = Won in { $none } of throws without morale, { $some } with { $n } morale.
picture-tile-gain = Entering gives { $moral } morale.
picture-amont-told = Amont, upwind: the horde walks towards it, against the wind that comes down from there.
picture-contre-told = A contre is won when your dice hold the colours, the pairs and the sum of the épreuve, the dice of the tile.
picture-black-note = Each black die of the épreuve must be answered by a violet die of the horde with the same number.
picture-tour-enter = Entering costs a hordier’s life.
picture-tour-stop = Stopping for the night there costs a hordier’s life.
picture-tour-brief = a hordier dies there
picture-free-place = { $line }: free place
picture-line = Line: { $line }.
picture-tile-loss = Entering costs { $moral } morale.
picture-tile-rest-one = One hordier rests when you stop.
picture-tile-rest-all = Everybody rests when you stop.
picture-tile-crossed = Crossed already: no more points.
picture-offers = Can be recruited there: { $cards }.
picture-pawn = { $seat }’s horde
picture-asks = { $pairs ->
    [one] { $wind } — 1 pair asked for
   *[other] { $wind } — { $pairs } pairs asked for
}
picture-reroll = Roll all again: 1 morale
picture-store = Store a die on Alpha: then choose the die
picture-confirm-doom = and morale falls to nothing
picture-tapped = { $card ->
   *[other] tapped
}
picture-locked = { $card ->
   *[other] tapped for ever
}
picture-for-contre = only in a contre
picture-for-travel = only on the way
picture-chapter = chapter { $chapter }
picture-day = day { $day } · { $score ->
    [one] 1 point
   *[other] { $score } points
}
picture-moral = morale { $moral }
picture-dice-to-come = { $dice ->
    [one] 1 die for the next contre
   *[other] { $dice } dice for the next contre
}{ $surpass ->
    [0] {""}
   *[other] {" "}({ $all } − { $surpass })
}
picture-dice-now = { $violet ->
    [0] { $dice ->
        [one] 1 die in this contre
       *[other] { $dice } dice in this contre
    }
   *[other] { $dice } blue + { $violet } violet in this contre
}{ $surpass ->
    [0] {""}
   *[other] {" "}({ $all } − { $surpass })
}
picture-dice-either = { $all ->
    [one] 1 die tomorrow
   *[other] { $all } dice tomorrow
}, { $dice } if you go on
picture-bulletin = Bulletin: then choose a tile to reveal
picture-bag = { $wind }: { $left } of { $all } left in the bag.
picture-replace = another hordier makes way
picture-ahead-note = The chance, in per cent, of winning with 0, 1, 2 … 8 morale spent as well as possible, rerolls included. The horde can spend { $moral } now.
picture-no-contre = No wind, no dice: entering is free.
gauge-black = Black
gauge-colours = Colours
gauge-pairs = Pairs
gauge-sum = Sum
help-wins = wins
help-leaves = then { $moral }
help-perhaps = may help
preview-then-won = Then the contre is won.
preview-then-moral = { $lost ->
    [0] {""}
   *[other] This gives a won contre away.{" "}
}{ $moral ->
    [0] Then it can still be won at no cost
    [one] Then 1 more morale would win it
   *[other] Then { $moral } more morale would win it
}: { $steps }.
preview-then-none = { $lost ->
    [0] {""}
   *[other] This gives a won contre away.{" "}
}Then morale alone cannot win it.
preview-help-wins = The contre would be won.
preview-help-leaves = { $moral ->
    [one] Then 1 morale would do.
   *[other] Then { $moral } morale would do.
}
preview-help-perhaps = This may help: luck decides.
spend-won = Won as it lies: no morale needed.
spend-cheapest = Cheapest win: { $moral ->
    [0] free
    [one] 1 morale
   *[other] { $moral } morale
} — { $steps }.
spend-moral = With morale alone: { $moral ->
    [0] already paid
   *[other] { $moral }
} — { $steps }.{ $powers ->
    [0] {""}
    [one] {" "}{ $card } does better.
   *[other] {" "}{ $powers } flagged powers do better.
}
spend-too-dear = Morale alone would take { $moral ->
    [one] 1 point
   *[other] { $moral } points
}, more than the horde can spend.{ $powers ->
    [0] {""}
    [one] {" "}{ $card } helps.
   *[other] {" "}{ $powers } flagged powers help.
}
spend-none = { $rolls ->
    [0] Neither morale nor another roll wins this: a power, or a failure.
   *[other] Morale alone does not win this: a power, another roll, or a failure.
}
spend-using = A power is in use: answer its question.
spend-too-few = { $dice ->
    [one] 1 blue die
   *[other] { $dice } blue dice
} cannot make { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
}: only a power helps.
spend-ignore-one = Ignore the { $colour } { $face }: { $moral ->
    [0] the contre is then won.
   *[other] with morale alone, winning then takes { $moral }.
}
spend-ignore = Ignore { $dice }: { $moral ->
    [0] the contre is then won.
   *[other] with morale alone, winning then takes { $moral }.
}
spend-branch = { $effect } { $moral ->
    [0] The contre is then won.
   *[other] With morale alone, winning then takes { $moral }.
}
spend-power = { $moral ->
    [0] Well used, the power wins at no cost.
    [one] Well used, the power leaves 1 morale to pay.
   *[other] Well used, the power leaves { $moral } morale to pay.
}
spend-impassable = Beyond the furvent nothing passes, whatever the dice.
spend-step = { $colour } { $from } → { $to }
spend-steps = { $first }, { $next }
preview-reroll = Another roll wins in { $percent } of cases, the remaining morale spent on steps.
preview-city = { $tile }: no contre.
preview-odds-none = Without morale: { $percent }.
preview-odds-moral = With { $moral } morale: { $percent }.
preview-malus-doom = Entering would take the last morale, and the horde would be lost.
preview-malus = Entering costs { $moral } morale, and so does leaving anybody behind here.
hint-won = The contre is won as it lies.
hint-free = This wins without spending morale.
hint-costs = { $moral ->
    [one] This leads to a win for 1 morale at most.
   *[other] This leads to a win for { $moral } morale at most.
}
hint-leaves = Then { $moral } morale wins for certain.
hint-perhaps = Nothing wins for certain; this may help, and luck decides.
hint-reroll = Morale alone cannot win this; another roll wins in { $percent } of 100 cases.
hint-reroll-dear = Winning as it lies would cost { $moral } morale; another roll wins in { $percent } of 100 cases.
hint-reroll-kept = { $card } would win for certain, but is kept ready; another roll wins in { $percent } of 100 cases.
hint-fail = Neither morale nor a power at hand wins this for certain.
hint-fail-dear = Winning would cost { $moral } morale, which is worth more on the road ahead.
hint-arrive = The city is next: entering it is free.
hint-walk = One step nearer the city, won in { $percent } of 100 cases with all morale at hand.
hint-walk-rest = { $beside ->
    [0] {""}
   *[other] The city can wait.{" "}
}Everybody can rest there; won in { $percent } of 100 cases with all morale at hand.
hint-walk-moral = { $beside ->
    [0] {""}
   *[other] The city can wait.{" "}
}It gives morale back; won in { $percent } of 100 cases with all morale at hand.
hint-walk-points = { $beside ->
    [0] {""}
   *[other] The city can wait.{" "}
}{ $points ->
    [one] It still brings 1 point
   *[other] It still brings { $points } points
}; won in { $percent } of 100 cases with all morale at hand.
hint-walk-back = { $rests ->
    [0] A day without a contre.
   *[other] Everybody rests there, without a contre.
}
hint-walk-round = { $beside ->
    [0] {""}
   *[other] The city can wait.{" "}
}A way round, won in { $percent } of 100 cases with all morale at hand.
hint-stop = With { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and all morale the easiest next tile is won in { $percent } of 100 cases, after a night in { $later }{ $rests ->
    [0] {""}
   *[other] {""}, and a hordier rests
}.
hint-stop-city = The city can wait{ $rests ->
    [0] {""}
   *[other] {""}: a hordier rests first
}{ $points ->
    [0] {""}
   *[other] {""}, and there are still points to win around here
}.
hint-go-on = { $points ->
    [0] A step more today
    [one] 1 point more today
   *[other] { $points } points for the next tile
}, { $fewer } after a night; the easiest is won in { $percent } of 100 cases if all morale is spent, in { $later } after a night.
hint-rest-all = Everybody is ready again afterwards.
hint-ready = The most useful power of those that are tapped.
hint-recruit = There is a free place for this hordier.
hint-loss = The one the horde will miss least.
hint-bulletin = Its wind decides which way is the better one.
sheet-way = Chapter { $chapter }
sheet-way-value = { $start } to { $arrival }
sheet-horde = { $seat }
sheet-day = Day
sheet-day-value = { $day } (par for the chapter: { $par })
sheet-number = { $n }
sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet-total = Total
sheet-band = The wind’s verdict
sheet-aside = Set aside: { $cards }
sheet-offer-red = Red village: { $card } — { $text }
sheet-offer-blue = Blue village: { $card } — { $text }
sheet-offer-green = Green village: { $card } — { $text }
sheet-done = Chapter { $chapter } done
sheet-done-value = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $par }; { $points ->
    [one] 1 point
   *[other] { $points } points
} on arriving
par-eagle = two days or more under par, an eagle
par-birdie = a day under par, a birdie
par-par = on par
par-bogey = a day over par, a bogey
par-over = { $days } days over par
verdict-eagle = { $arrival } in { $days ->
    [one] 1 day
   *[other] { $days } days
}, two or more under par: the wind hardly saw you pass
verdict-birdie = { $arrival } in { $days ->
    [one] 1 day
   *[other] { $days } days
}, one under par: well walked
verdict-par = { $arrival } in { $days ->
    [one] 1 day
   *[other] { $days } days
}, on par: as the old hordes did it
verdict-bogey = { $arrival } in { $days ->
    [one] 1 day
   *[other] { $days } days
}, one over par, but you arrived
verdict-over = { $arrival } in { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $late } over par, but you arrived
verdict-lost = The road is still the wind’s
verdict-chapters = { $n ->
    [0] No chapter walked to its end
    [one] 1 chapter of four walked to its end
    [4] All four chapters walked to their end
   *[other] { $n } chapters of four walked to their end
}
achieved-all-chapters = All four chapters walked to their end.
achieved-villages = Every village of chapter { $chapter } seen.
achieved-all-villages = Every village of the campaign seen.
achieved-shortest = Chapter { $chapter } by the shortest way.
achieved-no-stop = Chapter { $chapter } without a night in a village.
achieved-calsan = Chapter { $chapter } with all the Calsan.
achieved-torantor = Chapter { $chapter } with all the Torantor.
achieved-oiseleurs = Chapter { $chapter } with all the oiseleurs.
score-tiles = Tiles crossed
score-surpassement = Surpassement
score-furvents = Furvents
score-places = Places
score-moral = Morale
score-hordiers = Hordiers
score-distance = Tiles short of the city
score-days = Days
score-par = Against par
score-race = Ahead of the others
band-first = Scattered before the storm
band-second = A horde worth its salt
band-third = They tell of you in the villages
band-fourth = Hardened by the furvent
band-fifth = A legend of the upper reaches
carnet-day = Day
carnet-terrain = Terrain
carnet-wind = Wind
carnet-moral = Morale
carnet-points = Pts
carnet-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
carnet-rerolls = { $n ->
    [one] another roll
   *[other] { $n } more rolls
}
carnet-lost = { $card } lost

# How a lone horde ended
standing-journey = { $score ->
    [one] 1 point
   *[other] { $score } points
} in { $days ->
    [one] 1 day
   *[other] { $days } days
} — { $parts }
standing-part = { $what } +{ $n }
standing-part-minus = { $what } −{ $n }
standing-parts = { $first } · { $next }

# The lesson
lesson-road-title = Against the wind
lesson-road =
    You lead a horde from Aberlaas, at the bottom, to Port‑Choon, at the top. The wind blows down from Amont, and every tile has to be wrested from it with dice.
    Each tile shows the dice it will throw: white ones, green ones, later black ones.
lesson-horde-title = Eight hordiers
lesson-horde =
    Three lines walk with you: the Fer in front, red; the Pack behind it, blue; the Traîne at the end, green. Each hordier has one power.
    The hearts above them are your morale, nine at most. If it ever falls to zero, the horde is lost.
lesson-walk-title = The first step
lesson-walk = Only the tiles that touch yours can be attempted. Nobody knows their wind yet, but under “What lies ahead” you will find your chances. Straight ahead lies a mountain. Its chances are the worst of the three, but it is on the shortest way, and in this lesson the wind will be kind: choose it.
lesson-walk-hint = Every neighbour is allowed, but in this lesson we take the mountain straight ahead.
lesson-pairs-title = Three questions
lesson-pairs =
    The token shows force 1, the mountain has thrown three green and three white dice, you have rolled six blue ones. Equal dice are linked. Now three questions, always in this order:
    Is every green die equalled by one of yours? Are there as many pairs as the force asks for, green ones included? And do your dice add up to at least as much as the wind’s?
lesson-confirm-title = All three: yes
lesson-confirm = Three greens of three, four pairs where one was asked for, 24 against 20. The gauges are full and the button says what will happen. Confirm.
lesson-confirm-hint = Nothing needs mending here: confirm.
lesson-go-on-title = Stop, or go on?
lesson-go-on =
    The mountain is yours, for one point. You may stop and end the day, or go on at once: a surpassement. The next contre is then fought with one die less, and pays one point more.
    Your horde is fresh: press “Go on” or touch the forest, and it walks there.
lesson-go-on-hint = Stopping would be safe, but nobody is tapped yet. Press “Go on”.
lesson-short-title = Not quite
lesson-short =
    Force 2, and only five dice of your own. One green die, the 4, has no answer yet, and 17 against 19 is two points short.
    The sentence on blue tells you what winning with morale alone would take: two steps, one morale each. But there is another way.
lesson-power-title = Tap a hordier
lesson-power = A hordier’s power costs nothing but a rest: the card is tapped until it is readied. Some cards now carry a flag that says what they would do. Blanchette changes dice by as many points as the force, here two. Use her.
lesson-power-hint = Other powers or morale would do as well; let us keep them and use Blanchette.
lesson-power-step-title = Two free steps
lesson-power-step = The marked arrows are the steps that win. Raise the 3 to a 4: it equals the green die. The other step, from 1 to 2, follows by itself.
lesson-power-step-hint = The green 4 waits for an answer: raise the blue 3.
lesson-forest-title = Won
lesson-forest = Both greens, three pairs, 19 against 19: a tie will do. Confirm.
lesson-forest-hint = All is well: confirm.
lesson-stop-title = Enough for today
lesson-stop = The forest paid two points, one of them for going on. With four dice the next tile would be a gamble, and Blanchette is tapped. Press “Stop for the night”: on open land one hordier may rest.
lesson-stop-hint = With four dice against six the wind is the favourite. Stop.
lesson-ready-title = Rest
lesson-ready = Ready Blanchette, so that her power is there again tomorrow. The horde then breaks camp.
lesson-ready-hint = Blanchette is the only one who needs it.
lesson-hopeless-title = Some days there is no way
lesson-hopeless = You attempt the green village, and the wind throws 32 against your 12. Mending that would cost far more than a hordier. Confirm, and learn what a failure costs.
lesson-hopeless-hint = Throwing good morale after bad dice would only make it worse. Confirm.
lesson-loss-title = The wind takes somebody
lesson-loss = A failed horde stays where it was, loses a hordier, and its day is over. The loss comes from the Traîne as long as anybody walks there. Let Abriyen go.
lesson-loss-hint = Both would be allowed; in this lesson Abriyen leaves.
lesson-moral-title = One point short
lesson-moral = A new day, the same village, the same wind: tokens stay. Five pairs where three are asked for, but 23 against 24. Pay one morale and raise the 2 to a 3; the contre is then confirmed for you.
lesson-moral-hint = One point is all it takes: raise the 2.
lesson-village-title = The village
lesson-village = In a village the whole horde rests in a single night. And where a banner hangs, newcomers of that line wait for you. Press “Stop for the night”.
lesson-village-hint = A free place and two newcomers: stop here.
lesson-recruit-title = A newcomer
lesson-recruit = There is a free place in your Traîne. Recruit Mère; had there been no place, a newcomer could have taken somebody else’s. Then the horde walks on, over a mountain to the hut.
lesson-recruit-hint = We take Mère along.
lesson-hut-title = The hut, and the city beyond
lesson-hut = The hut gave a morale point back. Port‑Choon is right ahead: cities have neither wind nor dice. Press “Go on” and walk in.
lesson-hut-hint = The city asks for no dice: go on.
lesson-score-title = Chapter one
lesson-score = You have arrived. Every tile counted one point, going on and furvents count more, and so does the morale you bring to the city. In a campaign the same horde, as it is now, sets out on the next of four chapters.
lesson-black-title = Ahead: black dice
lesson-black = The waters of chapter two throw black dice as well. For each you roll a violet die, and each black one needs a violet one of the same face. Only morale, the Traceur and the Traîne can touch these dice.
lesson-malus-title = Ahead: desert and marsh
lesson-malus = The desert of chapter three costs two morale on entering, the marsh of chapter four one. There, leaving a hordier behind for the sake of a power costs the same again. Look at the heart on a tile before you walk.
lesson-end-title = Go well
lesson-end = That is all you need. Which way to take, when to rest, and what to spend on it: morale, powers, or the Traîne itself. The rest is wind.

# Fields of position files, for the comments of `galerne position new`.
field-phase = What is to be done now: draft, move, contre, stopped … (a position of a running game shows the names)
field-chapter = The chapter, 1 to 4
field-active = The horde that plays, by its seat from 0
field-first = The horde that plays first in a day, by its seat from 0
field-board = Every tile: its hex, its kind, and its wind token once it is known
field-bag = Wind tokens left in the bag, by force 1 to 6
field-table = The hordes and the cards that lie on the table
field-hordes = By seat: the eight places, morale, and what powers left behind
field-deck = The cards still in the decks, in no order
field-aside = The cards that were set aside
field-before = The table before the target was announced (WW-9.41)
field-ways = By seat: where the horde is, its day, its points and how it fares
field-hex = A place as [q, r]: q to the east, r down the left side
field-contre = The contre under way: target, force, and the dice of each colour
field-effect = The power that is being carried out, and what it waits for
field-dealing = Cards still to be dealt, and to whom
field-stage = How far the set-up has come
field-chosen = How many were chosen so far in the set-up
field-next_token = The force of the next wind token where a power has looked at it
field-stock = Consumables not dealt yet
field-played = Consumables already played
field-facts = What is true now, by name
field-chapters_won = Chapters won so far
field-winners = Who has won, by seat
field-moral = Morale of the horde
field-day = The day of the chapter, from 1
field-surpass = Surpassement: tiles crossed beyond the first today

# What happens while chance is awaited.
source-dice = The dice roll…
source-bag = The wind is drawn from the bag…
source-deck = Cards are drawn…
source-board = The land is laid out…
source-seat = Lots are drawn to see who goes first…

# On paper: print and play.
print-needed = Also needed: about 20 six-sided dice (ideally 10 blue, 6 white, 3 green, 6 black and 6 violet), a bag, and for each horde a pawn and two small markers: one for morale, one for surpassement.
print-board = Chapter { $chapter }: from { $start } to { $arrival }
print-wind = { $force ->
    [1] zéfirine
    [2] slamino
    [3] choon
    [4] stèche
    [5] crivetz
   *[6] furvent
}
print-yours = What this card does is for you to write.
print-card-foot = { $deck } · { $n } of 109
print-deck-traceur = Traceur
print-deck-fer = Fer
print-deck-pack = Pack
print-deck-traine = Traîne
print-trades = { $first }, { $second }
print-trade = { $trade ->
    [traceuse] traceur
    [traceur_e] traceur
    [aeromaitresse] aéromaître
    [invocateur] summoner
    [invocatrice] summoner
    [stratege] strategist
    [protecteur] protector
    [protectrice] protector
    [martyr] martyr
    [martyre] martyr
    [assassin] assassin
    [shaman] shaman
    [ailier] winger
    [sourciere] water diviner
    [recruteur] recruiter
    [recruteuse] recruiter
    [familier] familiar
    [prince] prince
    [princesse] princess
    [pilier] pillar
    [feuleuse] feuleur
    [airpailleuse] airpailleur
    [eclaireur] scout
    [trappeur] trapper
    [scribe] scribe
    [rebouteuse] bonesetter
    [pretresse_du_vent] priestess of the wind
    [pretre_du_vent] priest of the wind
    [oiseleuse] oiseleur
    [marchand] merchant
    [potiere] potter
    [mystificatrice] trickster
    [menuisier] carpenter
    [licorne] unicorn
    [homme_de_menage] housekeeper
    [espionne] spy
    [espion] spy
    [demineur] sapper
    [dragon] dragon
    [danseuse] dancer
    [cuisinier] cook
    [chasseuse] huntress
    [botaniste] botanist
    [artiste] artist
    [ferrailleur] scrap dealer
   *[other] { $name }
}
print-contre-mat = The contre: lay every die in the column of its face
print-row-green = green, the épreuve: each must be equalled by a blue die
print-row-white = white, the épreuve
print-row-black = black, the épreuve: each must be equalled by a violet die
print-row-blue = blue, the horde
print-row-violet = violet, the horde: one for each black die
print-horde-mat = The horde
print-moral = Morale
print-surpassement = Tiles crossed since dawn without stopping: points in all, and blue dice left
print-lines-mat = The horde: Fer and Pack
print-line-fer = Fer
print-line-pack = Pack
print-line-traine = Traîne
print-day-title = A day
print-day-1 = Name a neighbouring tile.
print-day-2 = If it takes wind and has no token, draw one and lay it there.
print-day-3 = Roll the tile’s dice, your blue dice, and a violet die for each black one.
print-day-4 = Use powers and morale, then confirm.
print-day-5 = Won: move there, note the points, take or pay the tile’s morale. Stop, or go on with one blue die less.
print-day-6 = Lost: lose a hordier; the day is over. Rest, recruit, sleep.
print-places-title = The places
print-places = Cards lie upright when ready, on their side when tapped. Three in the Fer line, one of them a Traceur; three in the Pack; two in the Traîne.
print-summary = Windwalkers at a glance
print-checks-title = A contre is won if
print-check-black = each black die has a violet die with the same face,
print-check-green = each green die has a blue die with the same face,
print-check-force = blue dice pair with at least as many white and green dice as the force says,
print-check-sum = and the blue dice add up to at least as much as the white and green ones.
print-edge = On the map edge one white die less is rolled: the printed boards have left it out already, on tiles it is the dashed one. A furvent (6) there adds a white 6.
print-moral-title = One morale buys
print-moral-shift = one step on a blue or violet die, or
print-moral-reroll = all your blue and violet dice rolled again.
print-moral-limit = You may not pay your last morale. At 0 the horde is lost.
print-loss-title = After a failure
print-loss = Lose a hordier of the Traîne; if it is empty, of the Pack; then of the Fer line. The token stays.
print-stop-title = After a success
print-stop = Stop: rest, recruit, and a new day with six dice.
print-go-on = Go on: one blue die less, and one point more for each tile in a row.
print-rest-title = Rest
print-rest-land = Land: stopping readies one hordier.
print-rest-village = Village: stopping readies all, passing one. A coloured one offers two hordiers of its line.
print-rest-porte = Porte d’Hurle: six black dice, no wind, no rest.
print-rest-tour = Tour Fontaine: only the sum counts; one hordier dies; then as in a village.
print-recruit-title = Recruiting
print-recruit = After the rest, in a coloured village, passing or stopping: take as many of those offered as you like. Each needs a free place in its line, or replaces somebody of the same line, who is gone without costing morale. It arrives ready. Offers are not filled up.
print-points-title = Points
print-points-tile = 1 for each new tile
print-points-surpassement = 1, 3, 6, 10, 15, 21 in all for a run of surpassements
print-points-special = 3 for a furvent, 3 for the Tour Fontaine, 5 for the Porte d’Hurle
print-points-end = at the arrival 1 for each morale point, in the last city 1 for each hordier
print-carnet = Carnet de contre
print-carnet-who = Player
print-carnet-date = Date, chapter, score
print-carnet-horde = The horde
print-col-day = day
print-col-tile = tile
print-col-wind = wind
print-col-moral = morale
print-col-points = points
print-col-powers = powers, losses
print-tile-village = passing readies one, stopping all
print-tile-tour = no wind; one hordier dies
print-tile-city = no wind, no dice
print-tile-porte = no wind, no rest
print-setup-title = Setting out
print-setup = Compose a horde: reveal 2 Traceurs and keep 1, 3 Fer and keep 2, 4 Pack and keep 3, 3 Traîne and keep 2. Or take the first team: Uther, Thomassin, Blanchette, Xavio and Yavo Torantor, Wanda, Croque, Abriyen.
print-setup-board = Morale 9, all tokens in the bag, the pawn on the start city; beside each coloured village two face-up cards of its line.
print-loss-malus = On a tile that costs morale, leaving a hordier behind costs it too.
print-chapter-title = The end of a chapter
print-chapter = At the arrival: +1 morale, then the points; everybody is readied. Two cards of each line are offered. All tokens go back into the bag.
