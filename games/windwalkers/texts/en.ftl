game-title = Windwalkers
game-tagline = Eight against the wind, from Aberlaas to Camp Bòban.
game-yardstick = The maître in a gentler game, every power ready before every contre

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
option-green_rule-help = Whether every green die must be equalled, or only as many as the force asks.
option-green_rule-strict = Every green die must be equalled
option-green_rule-capped = At most as many as the force
option-ignored_dice_refill = Ignored dice come back
option-ignored_dice_refill-help = When dice are ignored, white dice showing the force take their place.
option-loss_choice = Who is lost
option-loss_choice-help = Whether losses take the Traîne first, or anybody you like.
option-loss_choice-order = The Traîne first, then the Pack, then the Fer line
option-loss_choice-free = Anybody
option-failure_counts_as_abandon = Losses hurt like abandons
option-failure_counts_as_abandon-help = A hordier lost by a failure also costs the moral malus of the tile that was attempted.
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
option-day_limit-help = A chapter not finished after so many days is lost; 0 for no limit.
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
option-cards = Own deck
option-cards-help = A list of card numbers to play with instead of a named deck; an empty list for none.
option-lethune_penalty_only = Lethune counts penalties only
option-lethune_penalty_only-help = Lethune’s power ignores tiles that give moral.
option-chrones = Chrones
option-chrones-help = A furvent that shows a six calls up a chrone, and a die decides what it does.
option-rose_winds = Roses of the winds
option-rose_winds-help = The author’s abandoned rules: tiles carry numbers that change the dice or push a failed horde back.
option-rose_winds-off = Off
option-rose_winds-local_dice = They change the dice
option-rose_winds-pushback = They push back
option-rose_winds-both = Both
option-board = Boards
option-board-help = The author’s boards, boards made up anew, or the larger second chapter.
option-board-author = The author’s
option-board-generated = Made up anew
option-board-chapter2_web = The author’s, with the larger chapter 2
option-race_bonus = Bonus for arriving early
option-race_bonus-help = What each day ahead is multiplied by among rivals.
option-race_bonus-hordiers = Hordiers
option-race_bonus-moral = Moral
option-winner = Who wins
option-winner-help = Whether points or the earliest arrival decide among several hordes.
option-winner-score = The highest score
option-winner-first = The earliest arrival
option-consumables = Consumables
option-consumables-help = Small hidden cards for the race, an experiment of the author’s.

preset-first-game = First game: chapter 1 with Uther’s beginners
preset-easy = Easy: seven blue dice
preset-hard = Hard: five blue dice
preset-learning = Learning: seven dice and edges everywhere
preset-all-cards = All 89 solo cards
preset-new-boards = Boards made up anew
preset-prototype = As in the digital prototype
preset-storm = Storm: chrones, gusts and roses
preset-rivals = Rivals
preset-race = Race for two

# Tiles, winds, colours
tile-steppe = steppe
tile-forest = forest
tile-mountain = mountain
tile-hut = hut
tile-water = water
tile-desert = desert
tile-marsh = marsh
tile-nordska = Nordska
tile-village-red = red village
tile-village-blue = blue village
tile-village-green = green village
tile-village-plain = sheltered village
tile-aberlaas = Aberlaas
tile-port-choon = Port-Choon
tile-chawondasee = Chawondasee
tile-alticcio = Alticcio
tile-camp-boban = Camp Bòban
tile-tour-fontaine = Tour Fontaine
tile-porte-hurle = Porte d’Hurle
tile-gap = gap
wind-0 = no wind
wind-1 = zéfirine (1)
wind-2 = slamino (2)
wind-3 = choon (3)
wind-4 = stèche (4)
wind-5 = crivetz (5)
wind-6 = furvent (6)
wind-7 = beyond the furvent (7)
colour-blue = blue
colour-violet = violet
colour-white = white
colour-green = green
colour-black = black
chrones-name = the chrones

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
text-stores = As long as this card is in the horde, dice in play may be laid on it, { $n } at most.
text-when = Only if { $condition }.
text-follows = When { $card } is left behind, this card leaves too, and its effect happens all the same.
text-counts-itself = This card counts itself.
amount-number = { $n }
amount-missing = { $n ->
    [1] one per empty place
   *[other] { $n } per empty place
}
amount-missing-pack = { $n ->
    [1] one per empty Pack place
   *[other] { $n } per empty Pack place
}
amount-missing-traine = { $n ->
    [1] one per empty Traîne place
   *[other] { $n } per empty Traîne place
}
amount-force = { $n ->
    [1] the force
   *[other] { $n } times the force
}
amount-moral = { $n ->
    [1] your moral
   *[other] { $n } times your moral
}
amount-greens = { $n ->
    [1] one per green die
   *[other] { $n } per green die
}
amount-blacks = { $n ->
    [1] one per black die
   *[other] { $n } per black die
}
amount-fers = { $n ->
    [1] one per Fer or Traceur
   *[other] { $n } per Fer or Traceur
}
amount-packs = { $n ->
    [1] one per Pack hordier
   *[other] { $n } per Pack hordier
}
amount-tag = { $n ->
    [1] one per { $tag }
   *[other] { $n } per { $tag }
}
amount-wind-pairs = { $n ->
    [1] one per pair of equal tokens on the board
   *[other] { $n } per pair of equal tokens on the board
}
amount-tile-moral = { $n ->
    [1] the moral number of the tile
   *[other] { $n } times the moral number of the tile
}
count-up-to = up to { $n }
count-all = all
tag-oiseleur = oiseleur
tag-feuleur = feuleur
tag-torantor = Torantor
tag-calsan = Calsan
tag-geomaitre = géomaître
dice-blue = blue dice
dice-violet = violet dice
dice-horde = blue or violet dice
dice-white = white dice
dice-green = green dice
dice-epreuve = white or green dice
dice-any = white, green or black dice
whom-anyone = any hordier
whom-tag = a { $tag }
whom-card = { $card }
if-wind = there is wind
if-force = the force is { $n }
if-tile-greens = the tile has { $n } green dice printed on it
if-tile-moral = the tile carries a moral number of { $n } or more
if-edge = the tile is on the map edge
if-blacks = the épreuve has at least { $n } black dice
if-sum = your blue dice add up to more than the white and green ones
if-tag = the horde has at least { $n } { $tag }
if-other-tag = another { $tag } is in the horde
if-village = the target is a village
if-outside = { $whom } is in no horde
if-used = { $card } has used its power today
if-company = another horde stands on the target tile
cost-moral = Pay { $n } moral.
cost-moral-per-rested = Pay 1 moral for each card readied.
cost-moral-unless = Pay { $n } moral unless { $card } is in the horde.
cost-abandon-other = Leave another hordier behind.
cost-abandon-not-traceur = Leave another hordier behind, not the Traceur.
cost-abandon-pack = Leave a Pack hordier behind.
cost-abandon-traine = Leave a croc of the Traîne behind.
cost-abandon-fer = Leave a hordier of the Fer line behind, not a Calsan.
cost-tap-other = { $n ->
    [one] Tap another ready hordier.
   *[other] Tap { $n } other ready hordiers.
}
op-roll-add = Roll more { $dice }: { $n }.
op-shift-free = Change { $dice } by one, this many times in all: { $n }.
op-shift-one = Change one of your { $dice } in one direction by up to: { $n }.
op-shift-each = Change each of your { $dice } by one, or leave it.
op-set = Turn { $dice } to faces of your choice, up to: { $n }.
op-set-all = Turn all { $dice } to one face of your choice.
op-flip = Turn one of your { $dice } to its opposite face.
op-reroll = Roll any of your { $dice } again.
op-pool-replace = Put all blue dice away and roll new ones: { $n }.
op-ignore = Ignore { $dice }: { $count }.
op-ignore-above-token = Ignore { $count } { $dice } higher than the drawn token.
op-ignore-below-force = Ignore { $count } { $dice } lower than the force.
op-ignore-below-blue = Ignore { $count } { $dice } lower than your lowest blue die.
op-ep-set = Turn a green die of the épreuve to a face of your choice.
op-ep-add = Add green dice with faces of your choice to the épreuve, up to: { $n }.
op-force-set = The force becomes { $n }.
op-force-down = The force falls by { $n }.
op-force-up = The force rises by { $n }.
op-token-threshold = Draw a token from the bag; it goes back after the contre.
op-moral = Gain moral: { $n }.
op-moral-loss = Lose { $n } moral.
op-moral-every-horde = Every horde gains { $n } moral.
op-moral-full = Moral rises to { $n }.
op-rest = Ready other cards ({ $whom }): { $count }.
op-recruit-pile = Take { $whom } from the écartés into a free place.
op-recruit-offers = Take { $whom } from a village’s offer into a free place.
op-recruit-anywhere = Take { $whom } from wherever it is outside the hordes into a free place.
op-wind-reveal = Reveal the wind of neighbouring tiles: { $count }.
op-wind-return = Put a token of the board back into the bag; in a contre, the target’s is drawn again.
op-wind-bump = A neighbouring token below six counts one more for the rest of the chapter.
op-tile-remove = Take a land tile off the board.
op-tile-swap = Swap two land tiles that touch.
op-tile-swap-near = Swap two land tiles that touch each other and yours.
op-tile-replace = Replace a land tile by another kind from the box.
op-store-use = All dice lying on this card enter play, as they are, and cannot be changed.
op-store-green = Ignore all green dice; as many are rolled in the next contre, unless this card is readied before.
op-undo-contre = Take the contre back to the moment before the tile was chosen; tokens stay.
op-moral-double = For the rest of the contre each moral point pays for two heroic actions.
op-black-spread = The black dice move to land tiles around the target, as evenly as possible.
op-recolor = Violet dice become blue.
op-recolor-all = Black dice become green and violet dice blue.
op-cityfy = The village recruits like a city, and stopping there gives 1 moral.
op-stack-fer = Lay a Fer hordier on this card; they share the place.
op-stack-pack = Lay a Pack hordier on this card; they share the place.
op-lock-self = This card stays tapped for ever and can no longer leave.
op-score-double = All points of this day count twice.
op-waive-terrain = Until the contre ends the tile costs no moral.
op-waive-power = For now, powers cost no moral.
op-use-traine = A ready croc uses its power and is tapped instead of leaving.
op-offer-add = Every coloured village offers one card more.
op-if = If { $condition }: { $effect }
op-choose = Either: { $first } Or: { $second }
op-gamble = Roll a die. { $rows }
op-gamble-row = On { $faces }: { $effect }
op-gamble-force = Roll a die; if it reaches the force: { $effect }
op-flip-card = Turn any card of any horde, ready or tapped; if that readies another horde’s card, gain { $n } moral.
op-give-self = This card goes, tapped, to the next horde, which first sets one of its Fer line aside.
op-black-add = Lay black dice on your tile or a neighbouring one for the chapter: { $n }.
op-duel = A horde nearer the arrival rolls one blue die less in its next contre, and you one more in yours. If it fails you lose 1 moral, else you gain 1.
op-move-green = Send one green die to an adjacent horde’s next contre; if it fails that one, you lose 1 moral.
op-gift-ignored = The green dice ignored in this contre go to the next horde’s next contre.
op-lend-die = An adjacent horde rolls one blue die more in its next contre, and you one less.
op-share-moral = You and all adjacent hordes pool your moral and share it equally.
op-swap-card = Swap a hordier, not a Traceur, with a horde on your tile, same line; both gain { $n } moral.
op-pull-horde = Move a neighbouring horde onto your tile; if that brings it nearer its arrival, gain { $n } moral.
op-interfere = Another horde that confirms a contre loses { $moral } moral, or rolls a blue die of your choice again; if it still wins, gain { $n } moral.
op-choose-token = Choose the next token that leaves the bag.
op-swap-places = Swap places with a neighbouring horde; each feels the moral of the tile it lands on.
op-top-swap-other = An adjacent horde swaps one of its hordiers, its choice, for the top card of that deck.
op-force-use = A horde on your tile must use a ready power of your choice.
op-lose-game = Your horde is lost.
op-win-game = Your horde wins the game.
op-cancel-aimed = Cancel a card aimed at your horde.
op-cancel = Cancel any card just used.
op-undefined = Nobody has written down what this does.
op-lose-one = Lose a hordier of your choice.
op-top-swap = Replace a hordier by the top card of its deck.
op-next-token-one = The next token drawn counts as force 1.
op-add-black-behind = Lay { $n } black dice on a tile behind you.
op-token-delta = A token of the board counts { $n } less.
op-token-swap = Swap two tokens.
op-reveal-any = Reveal the wind of any tile.
op-next-force-all = Every horde’s next wind is one stronger.
op-next-sixes-all = In every horde’s next contre all white and green dice show six.
op-next-blue-all = Every horde rolls one blue die less in its next contre.
op-lasting-blue-more = From now on you roll one blue die more.
op-lasting-blue-less = From now on you roll one blue die less, and every tile crossed gives one point.
op-black-everywhere = Every windy tile has one black die more, for all.
op-swap-card-far = Swap a hordier with another horde, same line.
op-copy-power = Use the power of any visible hordier, if it could be used now.
op-copy-any-power = Use the power of any visible hordier, whatever its condition.
op-copy-consumable = Do what a consumable already played does.
op-win-contre = This contre is won, whatever the dice say.
op-push-horde = Move any horde to a neighbouring tile; it feels that tile’s moral.
op-reroll-contre = Roll all dice of the contre again, on both sides.
op-tile-to-village = A land tile becomes a village that is not on the board.
op-cancel-consumable = Cancel the consumable being played.

# Labels
label-move = Walk to the { $tile } { $hex } — { $blue } dice against { $white } white, { $green } green, { $black } black, wind unknown
label-move-known = Walk to the { $tile } { $hex } — { $blue } dice against { $white } white, { $green } green, { $black } black, force { $force }
label-move-city = Walk into { $tile } { $hex }
label-move-nowhere = Walk nowhere
label-shift = Pay 1 moral: { $colour } { $face } becomes { $to }
label-shift-free = { $colour } { $face } becomes { $to }
label-reroll = Pay 1 moral: roll all your dice again
label-store = Store the { $colour } { $face }
label-confirm-win = Confirm: the contre is won
label-confirm-fail = Confirm: the contre fails and a hordier is lost
label-concede = Give up
label-use = Use { $card } — { $text }
label-die = The { $colour } { $face }
label-face = Face { $face }
label-colour = A { $colour } die
label-card = { $card }
label-card-keep = Keep { $card }
label-card-lose = Lose { $card }
label-card-dismiss = Dismiss { $card }
label-card-abandon = Leave { $card } behind
label-card-tap = Tap { $card }
label-card-recruit = Take { $card }
label-card-use = { $card }
label-horde = { $seat }
label-tile = The { $tile } { $hex }
label-terrain = A { $tile }
label-force = Force { $force }: { $wind }
label-first = The first
label-second = The second
label-interfere-moral = It loses moral
label-interfere-reroll = It rolls a blue die again
label-stop-none = Stop for the night; nobody rests here
label-stop-one = Stop for the night; one hordier rests
label-stop-all = Stop for the night; everybody rests
label-go-on = Go on: about { $dice } dice, { $points } points more for the next tile
label-rest-all = Everybody rests
label-ready = { $card } rests
label-leave = Break camp
label-recruit = Recruit { $card } — { $text }
label-replace = Recruit { $card } in somebody’s place — { $text }
label-done = Done
label-react = Answer with { $card }
label-pass = Let it happen
label-bulletin = Bulletin: reveal the wind at { $hex }
label-play = Play { $consumable } — { $text }

# Questions
ask-draft = { $seat }, keep one of the hordiers shown.
ask-place-village = { $seat }, choose the land tile that becomes your village.
ask-move = { $seat }, which tile does the horde attempt?
ask-adjust = { $seat }, the { $tile } { $hex } at force { $force }: change your dice, use powers, or confirm.
ask-loss-failed = { $seat }, the contre failed: whom does the wind take?
ask-loss-tour = { $seat }, the Tour wants a life: whose?
ask-arrived = { $seat }, stop here or go on?
ask-passing = { $seat }, passing through: one hordier may rest before you go on.
ask-stopped = { $seat }, the day ends here: who rests?
ask-recruit = { $seat }, whom do you recruit?
ask-replace = { $seat }, whose place does { $card } take?
ask-wait = { $seat }, wait.
ask-cost-abandon = { $seat }, { $power }: whom do you leave behind?
ask-cost-tap = { $seat }, { $power }: who helps? ({ $left } to tap)
ask-react = { $seat }, { $power } has just been used: do you answer?
ask-interfere = { $seat }, the other horde confirms its contre: do you interfere with { $power }?
ask-colour = { $seat }, { $power }: which colour for the next die? ({ $left } left)
ask-shift = { $seat }, { $power }: change a die by one. ({ $left } left)
ask-set-die = { $seat }, { $power }: which die? ({ $left } left)
ask-face = { $seat }, { $power }: which face?
ask-reroll-dice = { $seat }, { $power }: which dice are rolled again?
ask-ignore = { $seat }, { $power }: which die is ignored? ({ $left } left)
ask-green-die = { $seat }, { $power }: which green die?
ask-green-add = { $seat }, { $power }: which face for the added green die? ({ $left } left)
ask-ready = { $seat }, { $power }: who is readied? ({ $left } left)
ask-power-recruit = { $seat }, { $power }: who joins the horde?
ask-reveal = { $seat }, { $power }: which tile’s wind?
ask-swap-tile = { $seat }, { $power }: which tile changes places?
ask-terrain = { $seat }, { $power }: what does the tile become?
ask-black-tile = { $seat }, { $power }: where does the black die go?
ask-token-tile = { $seat }, { $power }: which token?
ask-tile = { $seat }, { $power }: which tile?
ask-branch = { $seat }, { $power }: which of the two?
ask-horde = { $seat }, { $power }: which horde?
ask-token-force = { $seat }, { $power }: which force comes next?
ask-card = { $seat }, { $power }: which hordier?

# Chance
call-token = Force { $force }: { $wind }
call-roll = Black { $black }, green { $green }, white { $white } — blue { $blue }, violet { $violet }
call-dice = Blue { $blue }, violet { $violet }
call-die = A { $face }
call-card = { $card }
call-layout = A new board
call-roses = The roses of the winds
call-first = { $seat } begins
call-village = A { $tile }
call-consumable = A consumable
want-die = { $colour } die { $n }
want-separate-die = the separate die

# Events
event-first = { $seat } goes first.
event-laid = Chapter { $chapter }: from { $start } to { $arrival }.
event-village-drawn = { $seat } draws the { $tile }.
event-shown = { $card } is shown.
event-offered-red = The red village offers { $card }.
event-offered-blue = The blue village offers { $card }.
event-offered-green = The green village offers { $card }.
event-kept = { $seat } keeps { $card }.
event-dawn = { $seat }: day { $day }.
event-announced = { $seat } attempts the { $tile } { $hex }.
event-token = At { $hex } blows force { $force }: { $wind }.
event-gusts-less = The gusts at { $hex } slacken: one white die less.
event-gusts-more = The gusts at { $hex } swell: one white die more.
event-rolled = Épreuve: black { $black }, green { $green }, white { $white }. { $seat }: blue { $blue }, violet { $violet }.
event-missing-dice = The force outnumbers the dice: { $count } white showing { $face } added.
event-shifted = { $seat } turns a { $colour } { $face } into { $to }.
event-shifted-paid = { $seat } pays moral to turn a { $colour } { $face } into { $to }.
event-rerolled = { $seat } pays moral to roll everything again.
event-dice-rolled = { $seat } rolls blue { $blue }, violet { $violet }.
event-die-rolled = The separate die shows { $face }.
event-die-stored = { $seat } stores a { $colour } { $face }.
event-used = { $seat } uses { $card }.
event-played = { $seat } plays { $consumable }.
event-consumable-drawn = { $seat } draws { $consumable }.
event-consumable-hidden = { $seat } draws a consumable.
event-abandoned = { $seat } leaves { $card } behind.
event-tapped = { $card } of { $seat } is tapped.
event-readied = { $card } of { $seat } is ready again.
event-joined = { $card } joins { $seat }.
event-dismissed = { $seat } dismisses { $card }.
event-fell = { $seat } loses { $card }.
event-stacked = { $seat } lays { $upper } on { $lower }.
event-locked = { $card } of { $seat } stays where it is for ever.
event-ignored = Ignored, { $colour }: { $dice }.
event-turned = The { $colour } { $face } now shows { $to }.
event-turned-all = All { $colour } dice now show { $to }.
event-die-added = A { $colour } { $face } is added to the épreuve.
event-force = The force is now { $force }: { $wind }.
event-threshold = The drawn token shows { $force }.
event-moral-up = { $seat } gains { $n } moral: { $now }.
event-moral-down = { $seat } loses { $n } moral: { $now }.
event-tile-gone = The tile at { $hex } is taken off the board.
event-tiles-swapped = The tiles at { $hex } and { $other } change places.
event-tile-changed = At { $hex } there is now a { $tile }.
event-token-returned = The token at { $hex } goes back into the bag.
event-black-laid = Black dice laid at { $hex }: { $n }.
event-horde-moved = { $seat } is moved to { $hex }.
event-taken-back = { $seat } takes the contre back.
event-contre-won = { $seat } wins the contre of the { $tile } { $hex } (wind { $wind }, force { $force }).
event-contre-lost = { $seat } fails the contre of the { $tile } { $hex } (wind { $wind }, force { $force }).
event-entered = { $seat } crosses the { $tile } { $hex }: { $points } points.
event-stopped = { $seat } stops at the { $tile }.
event-went-on = { $seat } goes on: surpassement { $surpass }.
event-pushed-back = The wind pushes { $seat } to { $hex }.
event-city = { $seat } enters { $tile } on day { $day }.
event-chapter-done = { $seat } ends chapter { $chapter } after { $days } days with { $moral } moral: { $points } points.
event-day-doubled = The day of { $seat } counts twice: { $points } points more.
event-race-bonus = { $seat } arrived early: { $points } points more.
event-lost-moral = { $seat } has lost heart, { $tiles } tiles short of the arrival.
event-lost-hordiers = Nobody is left of { $seat }, { $tiles } tiles short of the arrival.
event-lost-days = { $seat } has run out of days, { $tiles } tiles short of the arrival.
event-lost-conceded = { $seat } gives up, { $tiles } tiles short of the arrival.
event-lost-outrun = { $seat } is out of the race, { $tiles } tiles short of the arrival.
event-lost-gamble = { $seat } has gambled everything away, { $tiles } tiles short of the arrival.
event-won = { $seat } wins.
event-over-won = The wind has been walked.
event-over-lost = The wind has won.
lasting-terrain-waived = The tile costs { $seat } no moral in this contre.
lasting-power-waived = Powers cost { $seat } no moral for now.
lasting-moral-doubled = Each moral point of { $seat } pays for two heroic actions in this contre.
lasting-score-doubled = This day of { $seat } will count twice.
lasting-cityfied = The village will receive { $seat } like a city.
lasting-greens-noted = The green dice wait for the next contre of { $seat }.
lasting-recoloured = The dice of { $seat } change colour.
lasting-store-used = { $seat } brings the stored dice into play.
lasting-greens-given = Green dice await { $seat } in its next contre.
lasting-next-token-one = The next token will count as force 1.
lasting-next-token-chosen = { $seat } has chosen the next token.
lasting-dice-lent = { $seat } is lent a blue die.
lasting-wager = A wager hangs on the next contre of { $seat }.
lasting-next-force = Every next wind will be one stronger.
lasting-next-sixes = Every next épreuve will show sixes.
lasting-next-blue = Everybody’s next contre is played with one blue die less.
lasting-blue = The number of blue dice of { $seat } changes for good.
lasting-black-everywhere = Every windy tile has one black die more.
lasting-contre-won = { $seat } takes a short cut: the contre is won.
lasting-cancelled = { $seat } cancels it.

# The text board
fact-chapter = Chapter { $chapter }
fact-horde = { $seat }: moral { $moral }, day { $day }, surpassement { $surpass }, score { $score }
fact-lines = Fer: { $fer } · Pack: { $pack } · Traîne: { $traine } (~ tapped, # locked)
fact-hand = { $seat } holds: { $cards }
fact-contre = Force { $force } · black { $black } · green { $green } · white { $white } · blue { $blue } · violet { $violet } · pairs { $pairs }/{ $needed } · colours { $colours }/{ $wanted } · sum { $ours } to { $theirs }
fact-show = Shown: { $cards }
fact-offer-red = Red village: { $cards }
fact-offer-blue = Blue village: { $cards }
fact-offer-green = Green village: { $cards }
fact-bag = Bag: { $one } × 1, { $two } × 2, { $three } × 3, { $four } × 4, { $five } × 5, { $six } × 6
fact-decks = Decks: { $traceurs } Traceurs, { $fer } Fer, { $pack } Pack, { $traine } Traîne; { $aside } set aside
cell-city = { $tile }, a city
cell-tile = { $tile }, { $wind }, { $white } white, { $green } green, { $black } black
cell-no-token = wind unknown

# Refusals
refused-wrong-state = This cannot be done at this point of the day.
refused-chance-first = Dice, the bag or a deck must speak first.
refused-over = The game is over.
refused-turn = Another horde is playing.
refused-not-on-board = There is no such tile on the board.
refused-not-adjacent = The tile does not touch the horde’s.
refused-bad-die = That die cannot be chosen here.
refused-locked-die = A die that was stored cannot be changed.
refused-bad-face = A die shows 1 to 6.
refused-not-in-horde = That hordier is not in the horde.
refused-not-ready = That hordier is tapped.
refused-covered = That hordier is covered by another one.
refused-locked-card = That hordier is locked for ever.
refused-wrong-window = That power cannot be used at this moment: some are for the contre, some for the way.
refused-reaction-only = That power only answers another horde.
refused-no-wind = There is no wind here.
refused-wrong-force = The force is not the one the power asks for.
refused-wrong-greens = The tile does not carry the number of green dice the power asks for.
refused-no-tile-moral = The tile carries no moral number.
refused-not-edge = The tile is not on the map edge.
refused-no-black = The épreuve has no black die.
refused-sum = Your blue dice do not add up to more than the épreuve.
refused-tag = The horde lacks the profession or family the power asks for.
refused-not-village = The target is not a village.
refused-not-outside = The hordier the power calls is not to be had.
refused-no-company = No other horde stands there.
refused-last-moral = That would leave less than 1 moral.
refused-nobody-to-abandon = There is nobody to leave behind for it.
refused-nobody-to-tap = There is nobody ready to help.
refused-would-be-empty = The horde would be empty.
refused-no-target = There is nothing for the power to act on.
refused-only-several = That power needs several hordes.
refused-already-undone = This contre has already been taken back once.
refused-store-full = No more dice can be stored.
refused-no-store = Nobody in the horde stores dice.
refused-bad-rest = Only a tapped hordier that is not locked can be readied.
refused-barred-rest = A hordier that has readied others cannot be readied yet.
refused-rest-over = The horde has already rested here.
refused-no-rest-here = This place gives another rest.
refused-no-place = There is no free place in the line.
refused-not-offered = That hordier is not offered here.
refused-not-replaceable = Nobody there can be replaced: not a Traceur, a locked hordier, or a tapped croc.
refused-same-day = A hordier that left by its own power does not come back the same day.
refused-bad-loss = The loss must come from the Traîne, then the Pack, then the Fer line.
refused-bad-tile = That tile cannot be chosen.
refused-bad-card = That card cannot be chosen.
refused-bad-choice = That cannot be chosen.
refused-must-go-on = This effect must be carried out to its end.
refused-bulletin = The bulletin is not to be had any more.
refused-consumable-used = Only one consumable a day.
refused-not-in-hand = That consumable is not in your hand.
refused-chance-token = The bag holds no such token.
refused-chance-dice = These are not the dice that are due.
refused-chance-card = The deck holds no such card.
refused-chance-layout = That board does not obey the constraints of the chapter.
refused-chance-roses = Each windy tile has a number from 1 to 6, and no other tile has one.
refused-chance-seat = There is no such horde.
refused-chance-village = That village is not to be had.
refused-chance-consumable = That consumable is not in the stock.
refused-chance-other = Something else is due.
refused-options-seats = This mode is not for { $seats }.
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
refused-position-chapter = There is no such chapter in this game.
refused-position-seat = The position names a horde that does not play.
refused-position-hex = The position names a hex that is not on the board.
refused-position-tile = A hex has two tiles, or none where one is named.
refused-position-city = The cities do not stand where this chapter has them.
refused-position-rose = A rose carries a number from 1 to 6.
refused-position-token = A token lies where no wind blows, or shows an impossible force.
refused-position-no-way = No chain of tiles leads from the start to the arrival.
refused-position-score = The score cannot be so.
refused-position-number = A number is out of range.
refused-position-foreign-card = The position names a hordier that is not in the deck.
refused-position-card-twice = A hordier is in two places.
refused-position-card-missing = A hordier is nowhere.
refused-position-places = The hordiers do not fit their places.
refused-position-moral = Moral runs from 0 to 9.
refused-position-effect = The effect in progress cannot be so.
refused-position-tokens = The tokens do not add up to the bag’s.
refused-position-contre = Dice of a contre and the moment of the day do not agree.
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
panel-sheet = The chapter
panel-carnet = Carnet de contre
switch-route = The way walked
picture-road = Chapter { $chapter }: the road against the wind
picture-road-legend = Small squares on a tile are the dice it throws now, white, green and black; a disc is its wind; a heart with a number is moral won or lost on entering.
picture-amont = Amont
picture-pawn = { $seat }’s horde
picture-asks = { $wind } — pairs asked for: { $pairs }
picture-store = Store a die on Alpha: then choose the die
picture-confirm-doom = and moral falls to nothing
picture-tapped = tapped
picture-locked = locked
picture-for-contre = for the contre
picture-for-travel = for the way
picture-day = day { $day } · { $score ->
    [one] 1 point
   *[other] { $score } points
}
picture-moral = moral { $moral }
picture-dice-to-come = { $surpass ->
    [0] { $dice } dice for the next contre
   *[other] { $dice } dice: { $surpass } given up by going on
}
picture-bulletin = Bulletin: then choose a tile to reveal
picture-replace = in somebody’s place
picture-ahead-note = The chance to win with 0, 1, 2 … 8 moral spent at best, rerolls included. The horde can spend { $moral } now.
picture-no-contre = No wind, no dice: entering is free.
gauge-black = Black
gauge-colours = Colours
gauge-pairs = Pairs
gauge-sum = Sum
help-wins = wins
help-leaves = then { $moral }
help-perhaps = may help
spend-won = Won as it lies: no moral needed.
spend-cheapest = Cheapest win: { $moral ->
    [0] for nothing
    [one] 1 moral
   *[other] { $moral } moral
} — { $steps }.
spend-too-dear = The cheapest win would take { $moral } moral, more than the horde can spend — { $steps }.
spend-none = No steps within reach win this: a power, another roll, or a failure.
spend-impassable = Beyond the furvent nothing passes, whatever the dice.
spend-step = { $colour } { $from } → { $to }
spend-steps = { $first }, { $next }
preview-reroll = Another roll wins in { $percent } of cases, the remaining moral spent on steps.
preview-city = { $tile }: no contre.
preview-odds-none = Without moral: { $percent }.
preview-odds-moral = With { $some } moral: { $some_percent }; with { $most }: { $most_percent }.
preview-malus = Entering costs { $moral } moral, and so does leaving anybody behind here.
sheet-way = Chapter { $chapter }
sheet-way-value = { $start } to { $arrival }
sheet-horde = { $seat }
sheet-day = Day
sheet-day-value = { $day } (par { $par })
sheet-number = { $n }
sheet-total = Total
sheet-band = The wind’s verdict
sheet-aside = Set aside: { $cards }
sheet-done = Chapter { $chapter } done
sheet-done-value = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $par }; { $points } points on arriving
par-eagle = an eagle
par-birdie = a birdie
par-par = par
par-bogey = a bogey
par-over = { $days } over par
achieved-all-chapters = All four chapters walked to their end.
achieved-villages = Every village of chapter { $chapter } seen.
achieved-all-villages = Every village of the campaign seen.
achieved-shortest = Chapter { $chapter } by a shortest way.
achieved-no-stop = Chapter { $chapter } without a night in a village.
achieved-calsan = Chapter { $chapter } with all the Calsan.
achieved-torantor = Chapter { $chapter } with all the Torantor.
achieved-oiseleurs = Chapter { $chapter } with all the bird-tamers.
score-tiles = Tiles crossed
score-surpassement = Surpassement
score-furvents = Furvents
score-places = Places
score-moral = Moral
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
carnet-moral = Moral
carnet-points = Pts
carnet-powers = Deeds
carnet-rerolls = { $n ->
    [one] another roll
   *[other] { $n } more rolls
}
carnet-lost = { $card } lost

# The lesson
lesson-road-title = Against the wind
lesson-road =
    You lead a horde from Aberlaas, at the bottom, to Port-Choon, at the top. The wind blows down from Amont, and every tile has to be wrested from it with dice.
    Each tile shows the dice it will throw: white ones, green ones, later black ones.
lesson-horde-title = Eight hordiers
lesson-horde =
    Three lines walk with you: the Fer in front, red; the Pack behind it, blue; the Traîne at the end, green. Each hordier has one power.
    The hearts above them are your moral, nine at most. If it ever falls to nothing, the horde is lost.
lesson-walk-title = The first step
lesson-walk = Only the tiles that touch yours can be attempted. Nobody knows their wind yet, but the list beside the board gives your chances. Straight ahead lies a mountain: choose it.
lesson-walk-hint = Every neighbour is allowed, but in this lesson we take the mountain straight ahead.
lesson-pairs-title = Three questions
lesson-pairs =
    The token shows force 1, the mountain has thrown three green and three white dice, you have rolled six blue ones. Equal dice are linked. Now three questions, always in this order:
    Is every green die equalled by one of yours? Are there as many pairs as the force asks, green ones included? And do your dice add up to at least as much as the wind’s?
lesson-confirm-title = All three: yes
lesson-confirm = Three greens of three, four pairs where one was asked, 24 against 20. The gauges are full and the button says what will happen. Confirm.
lesson-confirm-hint = Nothing needs mending here: confirm.
lesson-go-on-title = Stop, or go on?
lesson-go-on =
    The mountain is yours, for one point. You may stop and end the day, or go on at once: a surpassement. The next contre is then fought with one die less, and pays one point more; the one after it with two less, for two more.
    Your horde is fresh. Go on; it will walk on into the forest.
lesson-go-on-hint = Stopping would be safe, but nobody is tired yet. Go on.
lesson-short-title = Not quite
lesson-short =
    Force 2, and only five dice of your own. One green die, the 4, has no answer yet, and 17 against 19 is two short.
    The blue sentence tells you the cheapest way to win: two steps, each costing one moral. But there is another way.
lesson-power-title = Tap a hordier
lesson-power = A hordier’s power costs nothing but a rest: the card is tapped until it is readied. Some cards now carry a flag that says what they would do. Blanchette changes as many points as the force, here two. Use her.
lesson-power-hint = Other powers or moral would do as well; let us keep them and use Blanchette.
lesson-power-step-title = Two steps for nothing
lesson-power-step = The marked arrows are the steps that win. Raise the 3 to a 4: it equals the green die. The other step, from 1 to 2, follows by itself.
lesson-power-step-hint = The green 4 waits for an answer: raise the blue 3.
lesson-forest-title = Won
lesson-forest = Both greens, three pairs, 19 against 19: enough is enough. Confirm.
lesson-forest-hint = All is well: confirm.
lesson-stop-title = Enough for today
lesson-stop = The forest paid two points, one of them for going on. With four dice the next tile would be a gamble, and Blanchette is tapped. Stop here: on open land one hordier may rest.
lesson-stop-hint = With four dice against six the wind is the favourite. Stop.
lesson-ready-title = Rest
lesson-ready = Ready Blanchette, so that her power is there again tomorrow. The horde then breaks camp.
lesson-ready-hint = Blanchette is the only one who needs it.
lesson-hopeless-title = Some days there is no way
lesson-hopeless = You attempt the green village, and the wind throws 32 against your 12. Mending that would cost far more than a hordier. Confirm, and learn what a failure costs.
lesson-hopeless-hint = Throwing good moral after bad dice would only make it worse. Confirm.
lesson-loss-title = The wind takes somebody
lesson-loss = A failed horde stays where it was, loses a hordier, and its day is over. The loss comes from the Traîne as long as anybody walks there. Let Abriyen go.
lesson-loss-hint = Both would be allowed; in this lesson Abriyen leaves.
lesson-moral-title = One point short
lesson-moral = A new day, the same village, the same wind: tokens stay. Five pairs where three are asked, but 23 against 24. Pay one moral and raise the 2 to a 3; the contre is then confirmed for you.
lesson-moral-hint = One point is all it takes: raise the 2.
lesson-village-title = The village
lesson-village = In a village the whole horde rests, even if you only have one night. And where a banner hangs, newcomers of that line wait for you. Stop.
lesson-village-hint = A free place and two newcomers: stop here.
lesson-recruit-title = A newcomer
lesson-recruit = There is a free place in your Traîne. Recruit Mère; had there been no place, a newcomer could have taken somebody else’s. Then the horde walks on, over a mountain to the hut.
lesson-recruit-hint = We take Mère along.
lesson-hut-title = The hut, and the city beyond
lesson-hut = The hut gave a moral point back. Port-Choon is right ahead: cities have neither wind nor dice, so go on and walk in.
lesson-hut-hint = The city asks for no dice: go on.
lesson-score-title = Chapter one
lesson-score = You have arrived. Every tile counted one point, going on and furvents count more, and so does the moral you bring to the city. In a campaign the same horde, as it is now, sets out on the next of four chapters.
lesson-black-title = Ahead: black dice
lesson-black = The waters of chapter two throw black dice as well. For each you roll a violet die, and each black one needs a violet one of the same face. Only moral, the Traceur and the Traîne can touch these dice.
lesson-malus-title = Ahead: desert and marsh
lesson-malus = The desert of chapter three costs two moral on entering, the marsh of chapter four one. There, leaving a hordier behind for the sake of a power costs the same again. Look at the heart on a tile before you walk.
lesson-end-title = Go well
lesson-end = That is all you need. Which way to take, when to rest, and what to spend on it: moral, powers, or the Traîne itself. The rest is wind.
