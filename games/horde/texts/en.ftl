game-title = La Horde du Contrevent
game-tagline = Four characters against the wind: a card game for one, or for two in competition.
game-goal = Goal: hold out until no Souffle is left. A formation held discards the whole column: bring each character onto the cell of its letter (T Traceur, C Combattante, A Ailier, F Feuleuse).
game-author = Tonio Lagoule
game-yardstick = Nobody lost and no card spent beyond one a turn, which no Horde can beat

# Options

option-formation_set = Formations
option-formation_set-help = Which shapes the four suits ask for.
option-formation_set-horde_a = The core set: one role per shape has a choice of two cells
option-formation_set-pairs = Two cells for every role
option-formation_set-custom = A set of your own
option-formations = Your own formations
option-formations-help = Four shapes as JSON, one per suit: for every role the list of its cells.
option-formation_mirror = Mirror images count
option-formation_mirror-help = A formation also counts when all four stand on its left–right mirror image.
option-immunity = Immunities
option-immunity-help = Which Rencontre passes over which role.
option-immunity-rank = Same rank
option-immunity-name = The other pairing: Combattante–Poursuite, Ailier–Véramorphe
option-malus_threshold = Malus
option-malus_threshold-help = A defeat by this much or more destroys the character.
option-soutien_threshold = Soutien
option-soutien_threshold-help = A victory by this much or more doubles the next card.
option-wounded_loses = A wounded character beaten by the wind
option-wounded_loses-help = What happens to it.
option-wounded_loses-destroyed = is destroyed
option-wounded_loses-retreats = retreats again and stays wounded
option-phase3_order = Order of Phase 3
option-phase3_order-help = Whether entries, movements and actions are separate steps.
option-phase3_order-strict = Entries, then movements, then actions
option-phase3_order-free = In any order
option-entry_limit = Entries per turn
option-entry_limit-help = How many characters may enter in one turn; 0 means as many as you like.
option-start_aval = First characters
option-start_aval-help = Who waits in Aval at the start.
option-start_aval-four_roles = One of each role
option-start_aval-random = Whoever the Vif gives (before version 2.4)
option-power_carry = Points left over
option-power_carry-help = How long unspent points last.
option-power_carry-phase = Until the phase ends
option-power_carry-use = Until the next use (version 1.0)
option-win_condition = Victory
option-win_condition-help = What must be used up.
option-win_condition-deck_and_column = The Souffle deck and the column
option-win_condition-deck = The Souffle deck alone
option-pack_empty_loses = An empty Pack loses
option-pack_empty_loses-help = The game is lost as soon as the last Pack card is drawn or discarded.
option-calm_line = Row without a Souffle
option-calm_line-help = What happens on a row with no wind.
option-calm_line-force_zero = A calm of Force 0
option-calm_line-skip = The row is skipped
option-formation_penalty = Price of a missed formation
option-formation_penalty-help = How many Pack cards it costs.
option-hand_size = Hand
option-hand_size-help = How many cards Phase 2 fills the hand to.
option-aval_size = Aval
option-aval_size-help = How many characters Phase 2 fills Aval to, and how many may stay there.
option-competition_rencontres = Competition: Rencontres
option-competition_rencontres-help = How the Rencontres move when two play.
option-competition_rencontres-segments = Two separate lines of four
option-competition_rencontres-flow = One line of eight from A to H
option-competition_rencontres-redeal = Eight new cards every turn
option-competition_elimination = Competition: a lost Horde
option-competition_elimination-help = What happens when one Horde is lost.
option-competition_elimination-continue = The other must still arrive
option-competition_elimination-stop = The other wins at once
option-competition_shift = Competition: shifts
option-competition_shift-help = How often a held formation shifts the Souffles.
option-concession = Giving up
option-concession-help = Whether a player may give up at any decision.
option-rencontres_face_up = Laboratory: Rencontres dealt face up
option-rencontres_face_up-help = Everybody sees them from the moment they are dealt. Not the author’s rule: it measures what knowing them is worth.
option-rencontre_replaced = Laboratory: a Rencontre played as an ace
option-rencontre_replaced-help = Cards of this kind do nothing. Not the author’s rule: it measures what the kind weighs.
option-rencontre_replaced-none = None
option-rencontre_replaced-corroyeur = The Corroyeur
option-rencontre_replaced-veramorphe = The Véramorphe
option-rencontre_replaced-poursuite = The Poursuite
option-forbidden_action = Laboratory: a forbidden action
option-forbidden_action-help = Nobody may use it. Not the author’s rule: it measures what the action is worth.
option-forbidden_action-none = None
option-forbidden_action-repos = Repos
option-forbidden_action-aide = Aide
option-forbidden_action-provocation = Provocation
option-forbidden_action-attaque = Attaque
option-dearer_action = Laboratory: a dearer action
option-dearer_action-help = It costs a point more. Not the author’s rule: it measures whether the price is right.
option-dearer_action-none = None
option-dearer_action-repos = Repos, at 2
option-dearer_action-aide = Aide, at 3
option-dearer_action-provocation = Provocation, at 4
option-dearer_action-attaque = Attaque, at 5
option-cheaper_action = Laboratory: a cheaper action
option-cheaper_action-help = It costs a point less. Not the author’s rule: it measures whether the price is right.
option-cheaper_action-none = None
option-cheaper_action-aide = Aide, at 1
option-cheaper_action-provocation = Provocation, at 2
option-cheaper_action-attaque = Attaque, at 3

preset-zefirine = Zéfirine: gentle
preset-slamino = Slamino: the game as written
preset-furvent = Furvent: harsh

# Names

role-traceur = Traceur
role-combattante = Combattante
role-ailier = Ailier
role-feuleuse = Feuleuse
the-traceur = the Traceur
the-combattante = the Combattante
the-ailier = the Ailier
the-feuleuse = the Feuleuse
either = { $one } or { $other }
way-traceur = one or two cells straight along a row or a column
way-combattante = one or two steps in any direction
way-ailier = one or two cells straight along a diagonal
way-feuleuse = one cell in any direction
rencontre-corroyeur = the Corroyeur
    .bare = Corroyeur
rencontre-veramorphe = the Véramorphe
    .bare = Véramorphe
rencontre-poursuite = the Poursuite
    .bare = Poursuite
rencontre-repit = no encounter
    .bare = harmless ace
rencontre-card = { $name } ({ $card })
rencontre-harmless = the harmless { $card }
rank-roi = king
rank-dame = queen
rank-valet = jack
rank-as = ace
figure = { $rank } { $suit }
formation-coeur = Cône ♥
formation-carreau = Diamant ♦
formation-trefle = Goutte ♣
formation-pique = Delta ♠
wind = { $card } ({ $name })
wind-zefirine = zéfirine
wind-slamino = slamino
wind-steche = stèche
wind-choon = choon
wind-crivetz = crivetz
wind-furvent = furvent
slot-empty = nothing
cause-pack-draw = the Pack has no card left to draw
cause-pack-veramorphe = the Pack has no card left for the Véramorphe
cause-pack-formation = the Pack has no card left to pay for the missed formation
cause-pack-empty = the Pack is empty
cause-no-characters = nobody is left
cause-conceded = the player gave up
step-entry = characters enter first
step-moves = this is the time for free movements
step-actions = this is the time for actions
step-pick = one of the two cards looked at has to be kept
step-power = the wind blows on row { $row }, and points are committed
step-wind = whoever has beaten the wind may move
step-trim = Aval is too full, and somebody has to go
step-cull = the turn is about to end
step-card = a card is due
step-over = the game is over

# Choices

label-enter = Enter { $role } on { $cell }
label-end-entry = No more entries
label-move = Move { $role } to { $cell }
label-end-moves = No more movements
label-play = Play { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-repos = Repos ({ $cost }): heal { $role }
label-aide = Aide ({ $cost }): look at two Pack cards, keep one
label-keep = Keep { $card }
label-provocation = Provocation ({ $cost }): { $role } to { $cell }
label-attaque = Attaque ({ $cost }): destroy { $target } above { $slot }
label-end-actions = No more actions
label-commit = Commit { $points ->
    [one] 1 point
   *[other] { $points } points
} on row { $row }
label-wind-move = Move to { $cell }
label-wind-stay = Stay
label-discard = Discard { $role } from Aval
label-end-turn = End the turn
label-concede = Give up
warning-lost = This loses your Horde: { $cause }.
warning-nobody-entered = Nobody stands on the terrain, so the formation will be missed. Once closed, the entries stay closed.
warning-nobody-moved = Nobody has moved yet, and the formation is not complete. Once closed, the movements stay closed.
warning-unfinished = Free movements can still complete the formation. Once closed, they stay closed.
warning-struck-attaque = Certain loss: { $role }{ $aval ->
    [0] {""}
   *[other] {" "}in Aval
}{ $others ->
    [0] {""}
    [one] {" "}and 1 character more
   *[other] {" "}and { $others } characters more
} ({ $rencontre }, above { $slot }). Your cards can still pay for an Attaque ({ $cost }).
warning-struck-repos = Certain loss: { $role }{ $aval ->
    [0] {""}
   *[other] {" "}in Aval
}{ $others ->
    [0] {""}
    [one] {" "}and 1 character more
   *[other] {" "}and { $others } characters more
} ({ $rencontre }, above { $slot }, finishes off the wounded). Your cards can still pay for Repos ({ $cost }).
warning-struck-provocation = Certain loss: { $role }{ $aval ->
    [0] {""}
   *[other] {" "}in Aval
}{ $others ->
    [0] {""}
    [one] {" "}and 1 character more
   *[other] {" "}and { $others } characters more
} ({ $rencontre }, above { $slot }). Your cards can still pay for a Provocation out of that column ({ $cost }).
warning-points-lost = { $points ->
    [one] The point
   *[other] The { $points } points
} in the pool will be lost, though an action can still be paid for.
warning-card-idle = No point can change anything any more: this card would be lost for nothing.
warning-commit-more = { $least ->
    [0] Committing nothing would do the same here; the points
    [one] 1 point would do the same here; the others
   *[other] { $least } points would do the same here; the others
} would stay in the pool for the rows below.
warning-points-unused = { $points ->
    [one] The point left in the pool
   *[other] The { $points } points left in the pool
} could help on this row, and will be lost after it.
warning-provocation = The formation is not complete, and your cards can still pay for the Provocations that complete it.

# Questions

ask-entry = { $seat }, who enters on row 4?
ask-moves = { $seat }, move your characters, once each.
ask-actions = { $seat }, play cards and use actions. { $pool ->
    [one] 1 point in the pool.
   *[other] { $pool } points in the pool.
}
ask-pick = { $seat }, which card do you keep? The other goes back on top of the Pack.
ask-power = { $seat }, row { $row }, Force { $force }: play cards, then commit points. { $pool ->
    [one] 1 point in the pool.
   *[other] { $pool } points in the pool.
}
ask-wind = { $seat }, { $role } beats the wind and may move.
ask-trim = { $seat }, Aval is too full: { $excess ->
    [one] 1 character has to go.
   *[other] { $excess } characters have to go.
}
waits-lost = Your Horde is lost: { $cause }. { $other } still has to arrive.
ask-cull = { $seat }, discard anybody you like from Aval, or end the turn.

# Log

event-turn = Turn { $turn }.
event-souffle-laid = Row { $row }: { $wind }.
event-souffle-gone = The { $card } of row { $row } has blown itself out.
event-dominante = { $seat }’s Dominante: { $card }, so the { $formation }.
event-dominante-fallback = The deck is empty: the { $card } of the column is { $seat }’s Dominante, so the { $formation }.
event-rencontre-left = Above { $slot }, { $rencontre } leaves.
event-reshuffled = The Rencontre deck is shuffled anew from { $cards ->
    [one] 1 discarded card.
   *[other] { $cards } discarded cards.
}
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-joined = { $seat }: { $role } ({ $card }) joins Aval.
event-began = { $seat } goes first: the higher Dominante, worth { $value }.
event-began-tie = { $seat } goes first: both Dominantes are worth { $value }, and the left player begins.
event-entered = { $seat }: { $role } enters on { $cell }.
event-moved = { $seat }: { $role } moves from { $from } to { $to }.
event-provoked = { $seat }: Provocation, { $role } moves from { $from } to { $to }.
event-moved-wind = { $seat }: { $role } uses the wind and moves from { $from } to { $to }.
event-closed-entry = { $seat } closes the entries.
event-closed-moves = { $seat } closes the movements.
event-closed-actions = { $seat } closes the actions.
event-stayed = { $seat }: { $role } stays.
event-closed-cull = { $seat } ends the turn.
event-auto-entry = { $seat }: no further entry is possible.
event-auto-moves = { $seat }: nobody can move.
event-auto-actions = { $seat }: no action is possible.
event-auto-power = { $seat }: nothing to play on this row.
event-auto-wind = { $seat }: { $role } has no cell to move to.
event-auto-cull = { $seat }: nobody waits in Aval.
event-played = { $seat } plays { $card }: { $pool ->
    [one] 1 point in the pool.
   *[other] { $pool } points in the pool.
}
event-played-doubled = { $seat } plays { $card } with Soutien, worth { $points }: { $pool ->
    [one] 1 point in the pool.
   *[other] { $pool } points in the pool.
}
event-healed = { $seat }: Repos, { $role } is healed.
event-looked = { $seat } looks at { $card }.
event-looked-hidden = { $seat } looks at a Pack card.
event-kept = { $seat } keeps { $card }.
event-kept-hidden = { $seat } keeps one of them.
event-attacked = { $seat }: Attaque, { $rencontre } above { $slot } is destroyed; a new card takes its place.
event-points-lost = { $seat }: { $points ->
    [one] 1 unspent point is lost with the phase.
   *[other] { $points } unspent points are lost with the phase.
}
event-points-lost-use = { $seat }: { $points ->
    [one] 1 unspent point is lost at once.
   *[other] { $points } unspent points are lost at once.
}
event-dealt-face-up = Dealt face up above { $slot }: { $rencontre }.
event-revealed = Above { $slot }: { $rencontre }.
event-spared = { $seat }: { $role } has nothing to fear from { $rencontre }.
event-wounded-poursuite = { $seat }: { $role } is wounded by the Poursuite.
event-wounded-wind = { $seat }: { $role } is wounded by the wind.
event-destroyed-wind = { $seat }: { $role }, already wounded, is destroyed by the wind.
event-destroyed-malus = { $seat }: { $role } is swept away by the wind.
event-destroyed-poursuite = { $seat }: { $role }, already wounded, is destroyed by the Poursuite.
event-destroyed-corroyeur = { $seat }: { $role } is destroyed by the Corroyeur.
event-destroyed-aval = { $seat }: the Corroyeur takes the one waiting in Aval and spares { $role }.
event-veramorphe = { $seat }: the Véramorphe takes { $card } from the Pack, for { $role }.
event-committed = { $seat } commits { $points ->
    [one] 1 point
   *[other] { $points } points
} on row { $row }.
event-compared = { $seat }, row { $row }: { $role } { $base } + { $points } against { $force } = { $result }.
event-retreated = { $seat }: { $role } retreats from { $from } to { $to }.
event-pushed = { $seat }: { $role } is pushed from { $from } to { $to }.
event-retreated-aval = { $seat }: { $role } retreats from { $from } to Aval.
event-pushed-aval = { $seat }: { $role } is pushed from { $from } to Aval.
event-soutien = { $seat }: Soutien, the next card counts double.
event-conform = { $seat } holds the { $formation }!
event-missed = { $seat } misses the { $formation }.
event-penalty = { $seat } loses { $card } from the Pack.
event-left-aval = { $seat }: { $role } leaves Aval for good.
event-dominantes-back = { $cards ->
    [one] The Dominante goes back into the Souffle deck.
   *[other] The Dominantes go back into the Souffle deck.
}
event-lost = { $seat }’s Horde is lost: { $cause }.
event-rencontre-cleared = Above { $slot }, { $rencontre } leaves with its Horde.
event-won = { $seat } has outlasted the wind!
event-won-competition = { $seat } wins the competition.
event-outlived = { $seat } wins: the other Horde is lost, and that ends this competition.
event-both-lost = Both Hordes are lost: the wind wins.
event-draw = Nobody is ahead: a draw.

call-souffle = Souffle: { $card }
call-pack = { $seat }’s Pack: { $card }
call-rencontre = Rencontre: { $rencontre }
call-vif = { $seat }’s Vif: { $role } ({ $card })

# The table

fact-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
fact-over = The game is over
fact-souffles = Souffles: { $deck } in the deck, { $gone } gone
fact-rencontres = Rencontres: { $deck } in the deck, { $gone } discarded
fact-lost = { $seat }: Horde lost
fact-dominante = { $seat }: Dominante { $wind }, formation { $formation }
fact-hand = { $seat }, { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}: { $cards }
fact-decks = { $seat }: Pack { $pack }, Vif { $vif }, Aval { $aval }
fact-top = { $seat }: { $card } lies on top of the Pack
fact-pool = { $seat }: { $points ->
    [one] 1 point in the pool
   *[other] { $points } points in the pool
}
fact-soutien = { $seat }: Soutien, the next card counts double
cell-rencontre = face up: { $rencontre }
cell-face-down = a face-down Rencontre
cell-souffle = Souffle { $wind }
cell-character = { $role }
cell-character-placed = { $role }, in place
cell-character-wounded = { $role }, wounded
cell-character-wounded-placed = { $role }, wounded, in place
cell-wanted = wanted here: { $role }

# Refusals

refused-seats = This game is for one or two, not for { $seats }.
refused-option-range = Option “{ $name }” cannot be { $value }: it goes from { $min } to { $max }.
refused-formations-missing = A custom set of formations is asked for, but none is given.
refused-formations-unused = A set of formations is given, but option “formation_set” is not “custom”.
refused-formation-cell = Formation { $suit }, { $role }: “{ $cell }” is no cell from A1 to D4.
refused-formation-twice = Formation { $suit }, { $role }: a cell is named twice.
refused-formation-empty = Formation { $suit }: { $role } has no cell.
refused-formation-crowded = Formation { $suit }: the four roles cannot all stand at once.
refused-formation-same = Formation { $suit } is the same as another one.
refused-action-changed-twice = One action cannot be forbidden, dearer and cheaper at once: choose one of them.
refused-action-for-nothing = Repos costs one point and cannot be cheaper: it would cost nothing.
refused-over = The game is over.
refused-turn = It is { $seat }’s turn to decide.
refused-no-seat = { $seats ->
    [one] There is no player number { $number }: this game is played alone.
   *[other] There is no player number { $number }: two play.
}
refused-card-due = Nobody decides now: a card has to be turned first.
refused-wrong-phase = Not now: { $step }.
refused-trim = { $excess ->
    [one] Aval is still too full: 1 more character has to go first.
   *[other] Aval is still too full: { $excess } more characters have to go first.
}
refused-concession = Giving up is not offered in this game.
refused-not-in-aval = Not in Aval: { $role }.
refused-role-on-terrain = There is never more than one: { $role } is already on the terrain.
refused-entry-limit = { $limit ->
    [one] No more than 1 character may enter in a turn.
   *[other] No more than { $limit } characters may enter in a turn.
}
refused-off-board = { $cell } is not on your own terrain.
refused-cell-occupied = { $cell } is occupied.
refused-absent-role = Not on the terrain: { $role }.
refused-wounded = A wounded character cannot move: { $role } has to rest first.
refused-already-moved = One free movement each: { $role } has moved this turn.
refused-own-cell = That is no movement: { $role } already stands on { $cell }.
refused-blocked = The way to { $cell } is blocked for { $role }.
refused-too-far = { $cell } is too far: { $role } moves { $way }.
refused-direction = { $cell } is out of line: { $role } moves { $way }.
refused-action-forbidden = This action is forbidden in this game.
refused-action-role = This action needs { $role } on the terrain.
refused-not-wounded = Repos is for the wounded: { $role } is not.
refused-pack-empty = The Pack is empty: there is nothing to look at.
refused-no-target = There is no face-up Rencontre above { $slot }.
refused-not-enough-points = That costs { $cost }, and the pool holds { $pool }: play a card first.
refused-card-not-in-hand = { $card } is not in your hand.
refused-bad-choice = Keep one of the two cards you are looking at, { $looked }; { $card } is not among them.
refused-bad-x = You cannot commit { $points }: the pool holds { $pool }.
refused-other-deck = { $card } does not come from the deck that is due.
refused-card-gone = { $card } cannot come: it lies elsewhere.
refused-no-dice = This game has no dice.
refused-unknown-card = There is no card called “{ $card }”.
refused-card-twice = The card { $card } is there twice.
refused-position-seats = The position does not fit the number of players.
refused-position-turn = Turn 0 is the set-up, and only the set-up.
refused-position-late = Turn { $turn } does not exist: after turn { $most } at the latest the wind is used up.
refused-position-lost = A lost Horde has left the table: nothing of it remains and it does not act.
refused-position-nobody = A Horde without a single character is lost.
refused-position-not-over = The game is not over: nobody is lost and the wind still blows.
refused-position-over = The game would be over.
refused-position-order = The other player has nothing left to play.
refused-position-dominante = Every Horde has its Dominante from the moment it is drawn to the end of the turn.
refused-position-step = The position does not fit its step: { $step }.
refused-position-calm = From the shift to the end of the Contrevent at least one Souffle lies in the column.
refused-position-fallback = Only with an empty Souffle deck does a card of the column, the one of the lowest row, stand in for the Dominante.
refused-position-soutien = Soutien belongs to the Contrevent.
refused-position-pool = There are no points in the pool outside the actions and the Contrevent.
refused-position-points = { $points } points cannot be there: the cards that were played bring { $most } at most.
refused-position-pools = The face-down Rencontres do not add up.

# The picture

picture-terrain = The terrain, its wind and its Rencontres
picture-legend = The Souffles stand left of their rows, the Rencontres above their columns, Aval and the hand below. Coloured frames are the cells that the formation wants.
switch-forces = Force against each character
switch-threats = Threatened columns
switch-swap = The other side large (competition)
index-roi = K
index-dame = Q
index-valet = J
index-as = A
deed-repos = Repos
deed-aide = Aide
deed-provocation = Provocation
deed-attaque = Attaque
picture-deed-forbidden = { $deed }, forbidden in this game
picture-deed = { $deed }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
picture-formation = { $formation }
picture-figure = { $formation }{ $now ->
    [0] {""}
   *[other] , this turn’s formation
}: a dot is the place of the character of its colour (grey T, red C, blue A, green F), a ring a place that does as well.
picture-placed = { $count } of 4 in place
picture-banner = { $seat }’s formation
picture-swap = Enlarge
picture-swap-of = Show the side of { $seat } large
picture-lost = The Horde is lost
picture-arrived = The Horde has outlasted the wind
picture-outlived = The last Horde on its feet
picture-aval = Aval
picture-vif = Vif
picture-pack = Pack
picture-gone = Gone
picture-hand = { $count ->
    [one] 1 card in { $seat }’s hand
   *[other] { $count } cards in { $seat }’s hand
}
picture-pack-count = Pack: { $count }
picture-vif-count = Vif: { $count }
picture-danger = danger { $chance }
picture-rencontre = { $kind-bare }
picture-harmless = harmless
picture-cell = { $cell }
picture-cell-wanted = { $cell }, wanted here: { $role }
picture-standing = { $cell }: { $reading }
sheet-role = { $reading }{ $place }. Resistance { $resistance }; moves { $way }; { $deed }{ $immune }.
sheet-wind = { $sheet } Against the wind of its row, without points: { $difference }, { $outcome }.
blown-destroyed = lost (✕)
blown-retreats = wounded and driven back (↓)
blown-stays = stays (=)
blown-may-move = stays and may move (↑)
blown-soutien = stays and brings Soutien
sheet-place = { ", its place: " }{ $footing }
sheet-no-place = { "" }
sheet-immune = { "; nothing to fear from " }{ $rencontre }
picture-waiting = In Aval: { $role } ({ $card })
picture-card = { $card }, worth { $points }
picture-card-hidden = A card in { $seat }’s hand
picture-looked = Looked at: { $card }
picture-slot = Above { $slot }: { $rencontre }
picture-slot-hidden = Above { $slot }: a Rencontre face down
picture-souffle = Row { $row }: Souffle { $wind }
picture-dominante = { $seat }’s Dominante: { $wind }
picture-souffle-deck = Souffle deck: { $count } – the wind still to come
picture-souffle-discard = Souffles gone: { $count }
picture-rencontre-deck = Rencontre deck: { $count } – the enemies still to come
picture-rencontre-discard = Rencontres discarded: { $count }
picture-vif-deck = { $seat }’s Vif: { $count } – characters who may still join
picture-vif-discard = Characters out of the game, { $seat }: { $count }
picture-pack-deck = { $seat }’s Pack: { $count } – the hand is filled from it, and what goes wrong is paid with its cards
picture-pack-known = { $seat }’s Pack: { $count }, { $card } on top
picture-pack-discard = Puissances lost or spent, { $seat }: { $count }
picture-pool = { $points ->
    [one] 1 point in the pool
   *[other] { $points } points in the pool
}
picture-pool-soutien = { $points ->
    [one] 1 point in the pool; Soutien: the next card counts double
   *[other] { $points } points in the pool; Soutien: the next card counts double
}
picture-contrevent = The wind row by row: what each number of points does
picture-balance = { $souffles } Souffles still to outlast, { $power } Puissances left
panel-stop = If you stop now and spend nothing
panel-wind = Contrevent
panel-formation = Formation
panel-tale = How it went
chronicle-held = { $several ->
    [0] Formations held
   *[other] Formations held by { $seat }
}: { $held } of { $asked }.
chronicle-lost = Lost: { $losses }.
chronicle-nobody = Nobody was lost.
chronicle-to-wind = { $count } to the wind
chronicle-to-poursuite = { $count } to the Poursuite
chronicle-to-corroyeur = { $count } to the Corroyeur
tale-lucky = Luckiest draw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: turn { $turn }, { $cards } from the Pack. As good or better: { $share } of such draws.
tale-unlucky = Unluckiest draw{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: turn { $turn }, { $cards } from the Pack. As bad or worse: { $share } of such draws.
tale-crowd = Of { $games } games that the Regular bot played by these rules, { $all ->
    [1] none got as far
    [2] all got further
    [3] { $lower } did not get as far and none got further
    [4] none did worse and { $higher } got further
   *[other] { $lower } did not get as far and { $higher } got further
}.
panel-counts = What is left
stop-idle = { $count ->
    [one] One character could still enter or move.
   *[other] { $count } entries or movements are still open.
}
stop-slot = { $slot } ({ $bad } of { $all })
stop-unseen = Face down, with the unseen cards that would strike: { $slots }.
stop-veramorphe = The Véramorphe takes { $cards ->
    [one] 1 card from the Pack.
   *[other] { $cards } cards from the Pack.
}
stop-lost = Lost: { $roles }.
stop-driven = The wind wounds and drives back { $roles }.
driven-to = { $role } to { $to }
driven-to-aval = { $role } into Aval
stop-wounded = Wounded: { $roles }.
stop-pushed = Pushed back: { $roles }.
stop-held = { $formation } held.
listed = { $one }, { $other }
panel-news = What has happened
news-missed = { $formation } missed: { $cards ->
    [0] the Pack loses nothing.
    [one] 1 card lost from the Pack.
   *[other] { $cards } cards lost from the Pack.
}
news-missed-by = { $seat } misses the { $formation }: { $cards ->
    [0] the Pack loses nothing.
    [one] 1 card lost from the Pack.
   *[other] { $cards } cards lost from the Pack.
}
news-missed-unpaid = { $formation } missed.
news-veramorphe = The Véramorphe has taken { $cards ->
    [one] 1 card from the Pack.
   *[other] { $cards } cards from the Pack.
}
news-held = { $formation } held! { $souffles ->
    [0] The wind loses no Souffle.
    [one] 1 Souffle has blown itself out.
   *[other] { $souffles } Souffles have blown themselves out.
}
news-held-by = { $seat } holds the { $formation }! { $souffles ->
    [0] The wind loses no Souffle.
    [one] 1 Souffle has blown itself out.
   *[other] { $souffles } Souffles have blown themselves out.
}
why-row-4 = Characters enter on row 4, and { $cell } is not on it.
why-nobody-wounded = Nobody is wounded: Repos has nobody to heal.
why-nobody-moves = Nobody can move: whoever is not wounded is hemmed in.
why-nothing-open = No Rencontre lies face up: there is nothing to attack.
why-play-first = { $points } cannot be committed yet, { $pool ->
    [0] the pool is empty: play a card first.
    [one] there is 1 point in the pool: play a card first.
   *[other] there are { $pool } points in the pool: play a card first.
}
wind-row = Row { $row } · Force { $force }
wind-legend = × lost, ↓ wounded and driven back, = stays, ↑ may move, two cards: Soutien. Pool and hand together: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
wind-strip = { $role }: { $outcomes }
outcome-destroyed = from { $points }: lost
outcome-retreats = from { $points }: wounded and driven back
outcome-stays = from { $points }: stays
outcome-moves = from { $points }: may move
outcome-soutien = from { $points }: Soutien
footing-role = { $role } ({ $cells })
footing-in-place = in place
footing-enters = by entering there
footing-enters-moves = by entering and moving once
footing-near = one movement away
footing-paid = { $count ->
    [one] with a Provocation ({ $points })
   *[other] with { $count } Provocations ({ $points })
}
footing-blocked = once somebody makes way
footing-wind = by beating the wind and moving
footing-driven = only by being driven back
footing-wounded = wounded: cannot move
footing-far = out of reach this turn
footing-absent = neither on the terrain nor in Aval
footing-colour = Wrong colour: { $role } moves on diagonals and can reach no cell of any formation. A retreat or a new entry changes it.
footing-two-colours = In this set the cells for { $role } have both colours, and diagonals never lead from one to the other: some changes of formation take a retreat or a new entry.
count-souffles = Souffles: deck + column
count-pack = Puissances: Pack + hand
count-of-two = { $first } + { $second }
count-misses = Missed formations the Pack can still pay for
count-horde = Characters left
count-unseen = Unseen: { $kind-bare }
count-number = { $count }
panel-discards = Discards
discard-souffles = Souffles gone
discard-rencontres = Rencontres discarded
discard-pack = Puissances spent or lost, { $seat }
discard-vif = Out of the game, { $seat }
discard-cards = { $cards }
discard-rencontre = { $kind-bare }
discard-nothing = none
balance-souffles = Wind { $count }
balance-pack = Power { $count }
preview-placed = { $count } of 4 in place
preview-pool = { $points ->
    [one] 1 point in the pool
   *[other] { $points } points in the pool
}
sign-destroyed = ✕ { $role } lost
sign-retreats = ↓ { $role } wounded and driven back
sign-stays = = { $role } stays
sign-may-move = ↑ { $role } may move
sign-soutien = { $role } brings Soutien: the next card counts double
sign-list = { $first } · { $next }
preview-hold = The wind wounds nobody else on row { $row }.

# The lesson

lesson-goal-title = Outlast the wind
lesson-goal =
    You lead a Horde of four against 36 wind cards, the Souffles. Burn them all, and you have won. You live on 36 cards too, the Pack: when it owes a card and is empty, you have lost.
    A turn in formation burns four Souffles; a missed one burns only one and costs you four cards.
lesson-table-title = The table
lesson-table =
    On the left lie the Souffles, each blowing along its row. The framed card above them, the Dominante, names the formation by its suit: hearts, the Cône. Its cells are framed, with the letter of the role; where a letter stands twice, either cell will do.
    Above lie Rencontres, face down. Below the terrain your four wait in Aval, and under them lies your hand: on a small screen, scroll down to see it.
lesson-enter-title = Enter
lesson-enter = Characters enter on row 4, on any free cell, as many as you like. Bring in the Traceur on B4: choose him, then the cell.
lesson-enter-hint = The Traceur begins on B4 here: his place is two cells straight up.
lesson-colour-title = The Ailier keeps his colour
lesson-colour = The Combattante has entered on A4. Now the Ailier. He moves on diagonals only, so by himself he never leaves the shade of cell he enters on, and all his places are on the tinted ones. Bring him in on C4, a tinted cell. “−3 ↓” on a card and “danger 50%” above it foretell the wind and the Rencontres: their turn comes soon.
lesson-colour-hint = The Ailier wants C4: from a plain cell he could walk into no formation.
lesson-traceur-title = The Traceur: straight on
lesson-traceur = All four are in, and each may move once, free of charge. The Traceur goes one or two cells straight along a row or a column, if nobody is in the way. Move him to B2, his place.
lesson-traceur-hint = The Cône wants the Traceur on B2.
lesson-combattante-title = The Combattante: anywhere near
lesson-combattante = The Combattante takes one or two steps in any direction and may turn between them. She has two places in the Cône, A3 or B4. Move her to A3.
lesson-combattante-hint = A3, please: on B4 she would be the third under the same Rencontre, with the Traceur and the Ailier.
lesson-ailier-title = The Ailier: diagonals
lesson-ailier = One or two cells along a diagonal, and he may jump over somebody. Move him to B3.
lesson-ailier-hint = The Ailier is wanted on B3.
lesson-feuleuse-title = The Feuleuse: one step
lesson-feuleuse = One cell in any direction. Move her to C3, and the Cône stands.
lesson-feuleuse-hint = The Feuleuse is wanted on C3.
lesson-close-title = Four in place
lesson-close = Everybody is in place and nobody is wounded, so there is nothing to pay for. Choose “No more actions”: the Rencontres above your columns then turn up.
lesson-close-hint = Save your cards: every one you play is gone for good.
lesson-rencontres-title = Enemies, and who does not fear them
lesson-rencontres =
    Above A an ace: no encounter. Above B the jack, the Poursuite, wounds everybody in its column: the Traceur’s card is turned. But the Ailier is a jack himself, and whoever has the rank of the enemy is immune.
    Above C the queen, the Véramorphe, took a card from your Pack for the Feuleuse. The king is the Corroyeur; you will meet him.
lesson-wind-title = Resistance against Force
lesson-wind =
    Now the wind, row by row: each Resistance against the Force of the row. Traceur 4, Combattante 3, Ailier 2, Feuleuse 1. Equal: it stays. Stronger: it may move. Weaker: it is wounded and driven back one cell; wounded already, it is lost.
    Points that you spend on a row help everybody who stands on it.
lesson-outcomes-title = Row 3, and the two extremes
lesson-outcomes =
    Row 2 held by itself, 4 against 4. Here Force 5 meets 3, 2 and 1: the mark at the foot of each card says what would come of it. Two would be wounded and driven back; the Feuleuse, four short, would be swept away.
    Four above brings Soutien: your next card counts double.
lesson-play-title = Play a card
lesson-play = The Feuleuse needs 4. Cards give points to the pool, the pool pays. Play the 4♣; the lesson puts its points on row 3, and all three hold.
lesson-play-hint = The 4♣ is exactly enough: dearer cards would waste points.
lesson-held-title = The Cône is held!
lesson-held = The four Souffles of the column are burnt. The Dominante and two new ones have taken their place: the wind of your next turn. The next lesson is about wounds.
lesson-goutte-title = Wounded, but in place
lesson-goutte =
    Clubs: the Goutte. The Traceur is wounded and may not move, but his place is still B2, and a wounded character counts.
    The Rencontres have moved one column on: the Poursuite now hangs over C, the harmless ace over B.
lesson-order-title = Who goes first
lesson-order = The Combattante must get to C2, and the Ailier stands in her way. So he goes first: move the Ailier to C4.
lesson-order-hint = First the Ailier to C4: that clears B3 for the Combattante.
lesson-bend-title = Two steps with a bend
lesson-bend = By way of B3 the Combattante can reach C2 now. Move her there; the program finds the path.
lesson-bend-hint = The Goutte wants the Combattante on C2.
lesson-choice-title = A choice between two cells
lesson-choice = In every formation one role may choose. The Feuleuse is in place on C3 already, but C is the column of the Poursuite. B3 will do as well, and nothing threatens there: move her to B3.
lesson-choice-hint = On C3 the Poursuite would wound her. B3 is safe.
lesson-small-title = Actions cost points
lesson-small = Now the actions: the Feuleuse heals (1), the Ailier looks at the Pack (2), the Traceur lets somebody move (3), the Combattante strikes a Rencontre (4). Play the 2♠, your smallest card.
lesson-small-hint = One point is needed: the 2♠ is the cheapest way.
lesson-repos-title = Repos
lesson-repos = Use Repos on the Traceur. Mind the order: healing comes after the free movements, so whoever is healed now has missed his own.
lesson-repos-hint = Heal the Traceur: wounded as he is, one more gust could kill him.
lesson-phase-title = Points last for the phase
lesson-phase = The Poursuite has wounded the Combattante; the Ailier, immune, only shrugged. Now the wind: row 2 needs 1 for her, row 3 needs 2 for the Feuleuse, row 4 needs 5 for the Ailier. That makes 8, and points left over last from row to row, until the wind is over.
lesson-nine-title = One card for three rows
lesson-nine = So one card will do for all of them: play the 9♥.
lesson-nine-hint = The 9♥ pays for all three rows; smaller cards would take two.
lesson-one-title = One for the Combattante
lesson-one = She is wounded: one point short and she would be lost. Commit 1.
lesson-one-hint = 1 is enough here, and the rest is needed below.
lesson-two-title = Two for the Feuleuse
lesson-two = Force 3 against 1: commit 2.
lesson-two-hint = With 2 the Feuleuse stays on B3.
lesson-five-title = Five for the Ailier
lesson-five = Force 7 against 2: commit 5. With less he would be driven off row 4 into Aval, healed but out of the formation; with less than 2, lost.
lesson-five-hint = It takes 5 to keep him on C4, and the Goutte together.
lesson-delta-title = Spades: the Delta
lesson-delta = Held again: eight Souffles gone in two turns. Now the Delta. The Ailier and the Traceur can walk to their places, but the Combattante, wounded, cannot walk to D2. There is a way all the same.
lesson-jump-title = Over her head
lesson-jump = The Ailier first: from C4 over the Feuleuse to A2.
lesson-jump-hint = A2 is the Ailier’s place in the Delta.
lesson-point-title = To the point
lesson-point = The Delta has its point on B1 or C1. Straight ahead of the Traceur lies B1: move him there.
lesson-point-hint = Of the two points of the Delta, the Traceur can reach only B1: he never moves diagonally.
lesson-ten-title = Eight points of actions
lesson-ten = Healing is 1, Provocation 3, and there is something worth 4 as well. Play the 10♦.
lesson-ten-hint = Eight points are needed, and the 10♦ gives them alone.
lesson-heal-title = First heal
lesson-heal = A wounded character cannot be moved. Use Repos on the Combattante.
lesson-heal-hint = Repos first: a wounded character cannot be provoked.
lesson-provocation-title = Then provoke
lesson-provocation = Provocation is the Traceur’s action: one character moves once more, whoever it is. It is how a formation is mended. Let the Combattante move to D2.
lesson-provocation-hint = The Combattante is missing on D2.
lesson-attaque-title = And strike
lesson-attaque = The Poursuite has moved on to D, right above her. Attaque destroys an open Rencontre; a new card takes its place, face down. Strike the one above D.
lesson-attaque-hint = There are points enough: better spent on the Poursuite than lost with the phase.
lesson-corroyeur-title = The Corroyeur takes a life
lesson-corroyeur = The new card above D was an ace. Above A, though, the king: the Corroyeur destroys a character. Another Ailier waits in Aval, so he takes that one; without him, the one on the terrain would have gone. Rows 1 and 2 now hold by themselves.
lesson-last-title = Once more
lesson-last = Force 5 against the Feuleuse: she needs 4. Play the 4♠; the lesson will commit it.
lesson-last-hint = The 4♠ is exactly enough.
lesson-end-title = Twelve Souffles in three turns
lesson-end =
    The Delta is held. This was a lucky deal: in a real game formations are missed, and the art is to choose which. Holding costs cards, missing costs four.
    Nine formations held are enough to win, and three or four may be missed. Now it is your wind.

# Hints

hint-stands = { $points ->
    [0] the { $formation } stands without any action; the wind is still to be paid for
    [one] the { $formation } stands for 1 point of actions; the wind is still to be paid for
   *[other] the { $formation } stands for { $points } points of actions; the wind is still to be paid for
}
hint-misses = { $points ->
    [0] let the { $formation } go this turn
    [one] let the { $formation } go this turn, and spend 1 point on actions
   *[other] let the { $formation } go this turn, and spend { $points } points on actions
}
hint-wind-holds = { $lost ->
    [0] the { $formation } holds through the wind, and nobody is lost
   *[other] the { $formation } holds through the wind, though somebody is lost
}
hint-wind-misses = { $lost ->
    [0] the { $formation } is let go this turn, and nobody more is lost
   *[other] the { $formation } is let go this turn
}
hint-wind-then = then { $steps }; { $plan }
hint-steps = { $first }, { $next }
hint-step-play = { $card }
hint-step-commit = commit { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-keep = the card that is worth most
hint-aval = for the formations to come
hint-plan = { $plan }; about { $percent } of 100 games are won from here
hint-wins = about { $percent } of 100 games are won from here

# How one stands
standing-alone = { $souffles ->
    [one] { $souffles } Souffle gone
   *[other] { $souffles } Souffles gone
}, { $characters ->
    [one] { $characters } character left
   *[other] { $characters } characters left
}
standing-won-alone = through the wind with { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
} and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left: all 36 Souffles gone
standing-lost-alone = lost after { $souffles ->
    [one] { $souffles } Souffle
   *[other] { $souffles } Souffles
}
standing-rivals = { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
standing-lost = Horde lost

# Fields of position files, for the comments of `galerne position new`.
field-turn = The turn, from 1
field-step = The step of the turn that is under way
field-actor = The side whose step it is: left or right
field-other_to_play = Competition: the other player has Phases 3 and 4 still to come
field-row = The row of Phase 5, 1 to 4; left out at other times
field-committed = Power committed for the row
field-mover = The character that is moving
field-comparing = Cells of the row whose characters are still to be compared
field-at = The character a Véramorphe takes a card for
field-left = Cards or shifts still to come
field-resume = The step to go back to afterwards
field-souffles = The wind: its deck in no order, the four rows, a Dominante for each player
field-rencontres = The Rencontres: those unseen, and the slots from left to right (a card or face_down)
field-hordes = By player: Pack, hand, Vif, Aval, and who stands where
field-pack = The Pack, in no order
field-hand = The hand
field-vif = The Vif, in no order
field-aval = Aval, in order of arrival
field-terrain = Who stands on which cell, and who is wounded

# What happens while chance is awaited.
source-souffles = The wind turns up…
source-rencontres = A Rencontre turns up…
source-pack = A card is drawn from the Pack…
source-vif = A Vif card is drawn…
source-pack-right = A card is drawn from the Pack…
source-vif-right = A Vif card is drawn…

# On paper: print and play.
print-needed = Also needed: a coin or another small marker for the pool.
print-area = Play area
print-souffle-row = Souffle, row { $row }
print-rencontre-slot = Rencontre { $column }
print-rencontre-deck = Rencontre deck
print-aval = Aval
print-souffle-deck = Souffle deck, Dominante on top
print-formation = Dotted: the second cell that the same role may take instead.
print-back-vif = Vif
print-back-pack = Pack
print-back-rencontre = Rencontre
print-back-souffle = Souffle
print-forbidden = never
print-role-traceur = Moves 1–2 cells straight along a row or column. Provocation ({ $cost }): an unwounded character moves. Nothing to fear from { $rencontre }.
print-role-combattante = Moves 1–2 steps any way, may bend. Attaque ({ $cost }): destroy a face-up Rencontre. Nothing to fear from { $rencontre }.
print-role-ailier = Moves 1–2 cells along a diagonal, may jump. Aide ({ $cost }): see two Pack cards, take one. Nothing to fear from { $rencontre }.
print-role-feuleuse = Moves 1 cell any way. Repos ({ $cost }): heal a character on the terrain.
print-corroyeur = For each character in the column, one of its role in Aval is destroyed; or, if none, the character itself.
print-veramorphe = For each character in the column, discard the top card of the Pack. If there is none, you lose.
print-poursuite = Each character in the column is wounded; one already wounded is destroyed.
print-repit-title = Harmless ace
print-repit = Nothing happens.
print-spared = Spares: { $role }
print-summary = La Horde at a glance
print-setup-title = Setting up
print-setup = Shuffle the Pack. The four hearts of the Vif lie in Aval; shuffle the other twelve. Three Rencontres face down above C, B, A; three Souffles face up beside rows 3, 2, 1.
print-turn-title = A turn
print-turn-1 = Souffles shift down a row, a new one comes to row 1; the next card of the deck is turned up: the Dominante. Rencontres shift to the right, a new one comes above A.
print-turn-2 = Draw up to four cards; Aval is filled up to four from the Vif.
print-turn-3 = Enter on row 4 (one of each role), move each unwounded character once, then pay for actions.
print-turn-4 = Rencontres above your columns are turned up, then act from A to D.
print-turn-5 = Contrevent: rows 1 to 4 face their wind.
print-turn-6 = Is the formation of the Dominante held?
print-actions-title = Actions (the role must be on the terrain)
print-action-repos = Repos, 1: heal one wounded character.
print-action-aide = Aide, 2: look at the top two cards of the Pack, take one.
print-action-provocation = Provocation, 3: an unwounded character moves.
print-action-attaque = Attaque, 4: destroy a face-up Rencontre; a new one takes its place face down.
print-wind-title = In the wind
print-wind-how = Play cards, commit X points to the row. Resistance + X minus the Force:
print-wind-malus = −4 or worse: destroyed
print-wind-lost = −1 to −3: wounded, and back one cell towards Aval, pushing; already wounded: destroyed
print-wind-even = 0: stays
print-wind-won = +1 or better: may move, if unwounded
print-wind-bonus = +4 or better: Soutien too, the next card counts double
print-end-title = The end of a turn
print-end-held = Held: all Souffles beside the rows are discarded; up to three cards come from the deck to rows 3, 2, 1.
print-end-missed = Missed: four cards of the Pack are discarded.
print-end = Won when the Souffles are used up. Lost when the Pack cannot pay a card it owes, or no character is left.
print-pool = Points in the pool
print-soutien = Soutien: the next card counts
print-log = Ten walks
print-col-date = date
print-col-options = options
print-col-turns = turns
print-col-held = held
print-col-result = result
print-wounded-title = The wounded
print-wounded = A wounded character lies on its side. It does not move; it counts for the formation and provides its action. Repos heals it, and so does coming to Aval.
print-end-aval = More than four in Aval: discard down to four. You may discard more.
print-two-title = For two
print-two = Each has a Pack, four columns and a Dominante, laid beside the grid; Souffles and Rencontres are shared. The higher Dominante plays its actions and Rencontres first. Held: the Souffles shift twice. Then the Dominantes are shuffled into their deck. In the end the one with more characters wins.

# What the box says, for whoever changes it
option-edition = Edition
option-edition-help = The text of an edition: what is printed differently in this game, as in a file of the workshop.
refused-edition = This edition cannot be played. { $why }
refused-edition-twice = The edition and the option { $option } change the same thing; only one of them may.
material-ailier = The Ailier’s cells are not all of one colour: some changes of formation are beyond him without a retreat or a new entry (HC-2.10).
box-sheet-role = Roles
box-sheet-formation = Formations
box-row-role-traceur = Traceur
box-row-role-combattante = Combattante
box-row-role-ailier = Ailier
box-row-role-feuleuse = Feuleuse
box-row-formation-coeur = Cône ♥
box-row-formation-carreau = Diamant ♦
box-row-formation-trefle = Goutte ♣
box-row-formation-pique = Delta ♠
box-cell-role-resistance = Resistance
box-cell-role-cost = Its action costs
box-cell-formation-traceur = Traceur, first cell first
box-cell-formation-combattante = Combattante
box-cell-formation-ailier = Ailier
box-cell-formation-feuleuse = Feuleuse

# Editions that come with the program.
box-sample-strong-feuleuse = She holds as much as the Ailier, and Repos costs two.
