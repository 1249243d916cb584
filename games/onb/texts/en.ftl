# The game

game-title = ONB – One dice Battles
game-tagline = Figures on a grid, two half-actions, and a single die for every blow.
game-goal = Goal: put the other side’s creatures out of the fight. Each of yours has two half-actions in its turn: a move and an attack, for instance.
game-author = Théophane Vallaeys

game-shelf = My armies

# Options

option-map = Board
option-map-help = Where the battle is fought.
option-map-prairie = The Meadow of Menhirs
option-map-donjon = The Keep
option-map-ruines = The Ruins
option-map-citadelle = The Citadel
option-map-own = A board of your own
option-own_map = Your own board
option-own_map-help = The text of a board you drew, in quotes. Used only with the board “own”.
option-bestiary = Your own creatures
option-bestiary-help = TOML entries, in quotes, that join or replace those of the starter bestiary.
option-scenario = Scenario
option-scenario-help = What the battle is about.
option-scenario-mort = To the death
option-scenario-capture = Capture the point
option-scenario-cible = Everyone has a target to protect
option-scenario-cible_unique = Only the second side has a target
option-turn_limit = Round limit
option-turn_limit-help = The last round; 0 takes the scenario’s own limit.
option-points = Army points
option-points-help = What each player may spend on an army.
option-points_by_seat = Points of individual players
option-points_by_seat-help = A list in seat order, such as [200, 150]; players not listed have the common number.
option-armies = Armies
option-armies-help = Built by the players in secret, drawn at random for everybody, or ready to deploy.
option-armies-built = Built in secret
option-armies-random = Drawn at random
option-armies-ready = Ready-made, one for each
option-affiliation_1 = Affiliation of player 1
option-affiliation_1-help = Whose banner the army marches under; neutrals may always join.
option-affiliation_1-guet = The Watch
option-affiliation_1-cendres = The Ashes
option-affiliation_1-forge = The Forge
option-affiliation_1-free = Chosen with the army
option-affiliation_2 = Affiliation of player 2
option-affiliation_2-help = Whose banner the army marches under; neutrals may always join.
option-affiliation_2-guet = The Watch
option-affiliation_2-cendres = The Ashes
option-affiliation_2-forge = The Forge
option-affiliation_2-free = Chosen with the army
option-affiliation_3 = Affiliation of player 3
option-affiliation_3-help = Whose banner the army marches under; neutrals may always join.
option-affiliation_3-guet = The Watch
option-affiliation_3-cendres = The Ashes
option-affiliation_3-forge = The Forge
option-affiliation_3-free = Chosen with the army
option-affiliation_4 = Affiliation of player 4
option-affiliation_4-help = Whose banner the army marches under; neutrals may always join.
option-affiliation_4-guet = The Watch
option-affiliation_4-cendres = The Ashes
option-affiliation_4-forge = The Forge
option-affiliation_4-free = Chosen with the army
option-alliances = Alliances
option-alliances-help = Who fights together.
option-alliances-none = Everyone for themselves
option-alliances-pairs = Seats 1 and 3 against 2 and 4
option-alliances-one_against_all = Seat 1 against all others
option-roles = Attacker
option-roles-help = Who attacks when a point is to be captured.
option-roles-fixed = The side of seat 1
option-roles-drawn = Drawn by lot
option-max_copies = Copies of one creature
option-max_copies-help = How many of one kind of creature an army may have; “auto” is one per 50 points, at least 2; 0 is no limit.
option-max_copies-auto = 1 per 50 points, min. 2
option-max_copies-0 = No limit
option-max_copies-1 = 1
option-max_copies-2 = 2
option-max_copies-3 = 3
option-max_copies-4 = 4
option-max_copies-5 = 5
option-max_copies-6 = 6
option-max_copies-7 = 7
option-max_copies-8 = 8
option-costs = Costs
option-costs-help = What the creatures of the starter bestiary cost.
option-costs-printed = As printed
option-costs-mended = Rebalanced by play-testing
option-hero_unique = Heroes are unique
option-hero_unique-help = Where a hero may appear only once.
option-hero_unique-alliance = In each alliance
option-hero_unique-battlefield = On the whole battlefield
option-cross_alignment = Mixed affiliations
option-cross_alignment-help = Armies may mix creatures of all affiliations.
option-third_seat_bonus = Bonus of the third seat
option-third_seat_bonus-help = Extra points, in per cent, for the third of three players, who sits between the other two.
option-shared_army = Shared army
option-shared_army-help = Allies lead one army together; each creature gets its leader when it is deployed.
option-deployment = Deployment
option-deployment-help = One creature at a time in turn, or everybody at once in secret.
option-deployment-alternate = In turn
option-deployment-secret = In secret
option-second_pass = Second pass
option-second_pass-help = In which order those who waited act.
option-second_pass-ascending = Slowest first
option-second_pass-descending = Fastest first
option-tie_break = Tied initiative
option-tie_break-help = When the die decides between sides with the same initiative.
option-tie_break-round = Every round
option-tie_break-once = Once for the whole game
option-opportunity = Opportunity attacks
option-opportunity-help = Whether leaving contact is punished.
option-opportunity-auto = Always taken
option-opportunity-ask = The owner is asked
option-opportunity-off = None
option-careful_cost = Cost of a careful step
option-careful_cost-help = Extra movement points of a step that provokes nobody.
option-presence = Presence
option-presence-help = Friends and foes in contact change a blow.
option-presence_cap = Largest presence
option-presence_cap-help = The most that presence adds or takes away.
option-facing_rear = Rear attack
option-facing_rear-help = The bonus against a target seen from behind.
option-engaged_shooting = Shooting in contact
option-engaged_shooting-help = What happens to a creature that shoots while touching an enemy.
option-engaged_shooting-malus = −2
option-engaged_shooting-free = Nothing
option-engaged_shooting-forbid = Not allowed
option-shaken = Shaken
option-shaken-help = Heavy blows leave a creature shaken.
option-knockdown = Knockdown
option-knockdown-help = Some weapons knock their target down.
option-range_metric = Measuring ranges
option-range_metric-help = What a diagonal counts when ranges are measured.
option-range_metric-octile = One and a half
option-range_metric-chebyshev = One
option-critical_rolls = Critical rolls
option-critical_rolls-help = A natural 1 always fails, the highest face always hits.
option-large_heading = Large bases keep their heading
option-large_heading-help = A large base turns by at most 45° from one step to the next.
option-mana_regen = Mana per round
option-mana_regen-help = How much mana comes back at the end of each round.
option-die_anchor = Anchor of the die
option-die_anchor-help = Which end of the die fits exactly when lines are generated.
option-die_anchor-max = The best roll
option-die_anchor-mid = Spread over both ends
option-dice_extended = More dice
option-dice_extended-help = Lines may also use a D0, which always shows 0, and a D100.
option-long_range_model = Long range
option-long_range_model-help = How long range weakens a shot in the hidden statistics.
option-long_range_model-malus = Four hidden points less
option-long_range_model-coeff = Four fifths (older text)
option-dodge_speed_model = Speed against dodge
option-dodge_speed_model-help = How the speed of a weapon works against dodging.
option-dodge_speed_model-minus = It takes points away
option-dodge_speed_model-divide = It divides (older text)
option-ballistic_model = Ballistic shots
option-ballistic_model-help = What cuts a high shot.
option-ballistic_model-height = What rises above it
option-ballistic_model-target_bonus = Whatever is much taller than the target (older text)
option-hidden_stats = Hidden statistics
option-hidden_stats-help = Whether sheets show the hidden statistics too.
option-hidden_stats-lines = Lines only
option-hidden_stats-open = Shown
option-concede = Conceding
option-concede-help = A player may give up whenever it is their turn.
preset-first-game = First game: two ready armies of 100 points
preset-escarmouche = Skirmish: 100 points on the meadow
preset-assaut = Assault: capture the heart of the citadel
preset-chasse = The hunt: protect your target
preset-equipes = Two against two in the citadel
preset-equilibre = Rebalanced costs
preset-hasard = Random armies
preset-laboratoire = Laboratory: random armies, nobody gives up
preset-ancien_texte = The older rules for shots and dodging

# Names

kind-garde = Watchman
    .the = the Watchman
    .a = a Watchman
    .short = Watchman
kind-piquier = Pikeman
    .the = the Pikeman
    .a = a Pikeman
    .short = Pikeman
kind-arbaletrier = Crossbowman
    .the = the Crossbowman
    .a = a Crossbowman
    .short = Crossbowman
kind-magicienne = War Mage
    .the = the War Mage
    .a = a War Mage
    .short = War Mage
kind-aldric = Captain Aldric
    .the = Captain Aldric
    .a = Captain Aldric
    .short = Aldric
kind-gobelin = Goblin
    .the = the Goblin
    .a = a Goblin
    .short = Goblin
kind-orque = Orc
    .the = the Orc
    .a = an Orc
    .short = Orc
kind-ogre = Ogre
    .the = the Ogre
    .a = an Ogre
    .short = Ogre
kind-diablotin = Imp
    .the = the Imp
    .a = an Imp
    .short = Imp
kind-zarka = Zarka, Shaman of the Ashes
    .the = Zarka
    .a = Zarka
    .short = Zarka
kind-flammeche = Sparkling
    .the = the Sparkling
    .a = a Sparkling
    .short = Sparkling
kind-sentinelle = Sentinel
    .the = the Sentinel
    .a = a Sentinel
    .short = Sentinel
kind-drone = Scout Drone
    .the = the Scout Drone
    .a = a Scout Drone
    .short = Scout Drone
kind-tourelle = Turret
    .the = the Turret
    .a = a Turret
    .short = Turret
kind-mortier = Mobile Mortar
    .the = the Mobile Mortar
    .a = a Mobile Mortar
    .short = Mobile Mortar
kind-prime = Unit Prime
    .the = Unit Prime
    .a = Unit Prime
    .short = Prime
kind-loup = Grey Wolf
    .the = the Grey Wolf
    .a = a Grey Wolf
    .short = Grey Wolf
kind-voyante = Seer
    .the = the Seer
    .a = a Seer
    .short = Seer
kind-chevalier = Knight Errant
    .the = the Knight Errant
    .a = a Knight Errant
    .short = Knight Errant
kind-barricade = Barricade
    .the = the Barricade
    .a = a Barricade
    .short = Barricade
kind-coffre = Ironbound Chest
    .the = the Ironbound Chest
    .a = an Ironbound Chest
    .short = Ironbound Chest
kind-own = { $name }
    .the = { $name }
    .a = { $name }
    .short = { $name }
weapon-epee = Sword
weapon-bouclier = Shield
weapon-pique = Pike
weapon-arbalete = Crossbow
weapon-dague = Dagger
weapon-baton = Shod Staff
weapon-trait_arcane = Arcane Bolt
weapon-boule_de_feu = Fireball
weapon-epee_longue = Longsword
weapon-lance_pierre = Sling
weapon-masse = Mace
weapon-gourdin = Club
weapon-balayage = Sweep
weapon-griffes = Claws
weapon-crachat = Burning Spit
weapon-malediction = Curse
weapon-toucher_de_braise = Ember Touch
weapon-lame_hydraulique = Hydraulic Blade
weapon-arc_electrique = Electric Arc
weapon-canon_rotatif = Rotary Gun
weapon-bombe = Mortar Bomb
weapon-poing_de_forge = Forge Fist
weapon-rayon = Voltaic Ray
weapon-morsure = Bite
weapon-choc_mental = Mind Shock
weapon-lance = Cavalry Lance
power-recharger = Reload
power-soin = Heal
power-ralliement = Rally
power-invocation = Call a sparkling
power-reparation = Repair
army-guet_1 = The Close Guard
army-guet_2 = The Wall of Pikes
army-cendres_1 = Zarka’s Pack
army-cendres_2 = The Raiders
army-forge_1 = Prime’s Cohort
army-forge_2 = The Mixed Patrol
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
banner-guet = the Watch
banner-cendres = the Ashes
banner-forge = the Forge
affiliation-guet = The Watch
affiliation-cendres = The Ashes
affiliation-forge = The Forge
affiliation-neutre = Neutral
creature = { $kind-short } { $number }
creature-any = the creature
line-plain = [{ $table }] D{ $die }{ $bonus }
line-flat = [{ $table }] D{ $die }{ $bonus } { $flat } HP
line-told-plain = D{ $die }{ $bonus }, table { $table }
line-told-flat = D{ $die }{ $bonus }, table { $table }, { $flat } HP
test-pick = to pick the lock
test-bash = to bash the door
test-vault = to vault

# What one may do

label-add = Recruit: { $kind } ({ $cost } points)
label-remove = Dismiss: { $kind } ({ $cost } points)
label-ready = Take the army “{ $army }”
label-lock = Lock the army for good
label-pick = Deploy { $kind }
label-give = Led by { $seat }
label-deploy-cell = On { $cell }
label-aim-cell = Aim at { $cell }
label-summon-cell = Summon on { $cell }
label-arrive-cell = Arrive on { $cell }
label-face = Face { $direction }
label-target = { $who } is the target
label-activate = Act with { $who }
label-wait = Wait with { $who }
label-yield = Let an ally go first
label-course = Run with { $who }, { $points } points
label-sprint = Sprint with { $who }, { $points } points
label-charge = Charge { $target } with { $who }
sequence-walk = Run to { $cell } — { $halves ->
    [2] 1 point
   *[other] { $cost } points
}
sequence-walk-provoking = Run to { $cell } — { $halves ->
    [2] 1 point
   *[other] { $cost } points
}, provoking an opportunity attack
sequence-sprint = Sprint to { $cell } — { $halves ->
    [2] 1 point
   *[other] { $cost } points
}
sequence-sprint-provoking = Sprint to { $cell } — { $halves ->
    [2] 1 point
   *[other] { $cost } points
}, provoking an opportunity attack
sequence-charge = Charge { $target } with { $who }, striking from { $cell }
sequence-aim = { $weapon } at { $target }, aiming at { $cell }
sequence-charge-end = Strike { $target } from { $cell }
label-step = Step to { $cell }, { $direction }, with { $who }
label-careful = Careful step to { $cell }, { $direction }, with { $who }
label-halt = Stop here
label-attack = { $weapon } at { $target }: { $line }
label-around = { $weapon } all around
label-aim = { $weapon }: choose a cell
label-power = { $power }
label-power-on = { $power } on { $target }
label-open = Open door { $door }
label-close = Close door { $door }
label-pick-lock = Pick the lock of door { $door }
label-bash = Bash door { $door }
label-vault = Vault { $direction }
label-stand = Stand up
label-end = End the activation of { $who }
label-strike = Strike with { $weapon }
label-riposte = Strike
label-let-go = Let them go
label-concede = Give up

# Hints

# “There” is 1 where the cell has been named just before.
hint-go = { $there ->
    [1] { "" }
   *[other] to { $cell }
}
hint-go-strike = { $there ->
    [1] then { $blow }
   *[other] to { $cell }, then { $blow }
}
hint-strike = then { $blow }
hint-go-why = { $there ->
    [1] { $why }
   *[other] to { $cell }: { $why }
}
hint-safe = no enemy reaches it there
hint-safer = it risks less there
hint-nearer = nearer to { $who }
hint-stay = it stays where it is
hint-barred = { $nearer }; in the way of a charge: { $what }
hint-blow = { $blow }, { $odds }
hint-odds = { $hit }% to hit, { $kill }% to kill
hint-odds-added = { $hit }% to hit, { $kill }% to kill; { $list }
hint-wait = let the enemy commit first

# What is asked

ask-army = { $seat }, build your army: { $spent } of { $points } points.
ask-pick = { $seat }, which creature do you deploy?
ask-give = { $seat }, who leads { $kind-the }?
ask-place = { $seat }, where does { $kind-the } stand?
ask-deploy-face = { $seat }, which way does { $kind-the } face?
ask-target = { $seat }, which of your costliest creatures is the target?
ask-slot = { $seat }, who acts, and who waits?
ask-slot-second = { $seat }, which of those who waited acts now?
ask-act-nothing = { $seat }, { $halves ->
    [one] one half-action is left, but { $who } has no use for it
   *[other] { $who } can do nothing here
}: end the activation.
ask-act = { $seat }, what does { $who } do? { $halves ->
    [one] One half-action left.
   *[other] Two half-actions left.
}
ask-move = { $seat }, where does { $who } go? { $halves ->
    [2] 1 point left.
   *[other] { $points } points left.
}
ask-charge = { $seat }, from which cell does { $who } strike { $target }? Every step brings it closer.
ask-aim = { $seat }, where does { $who } aim ({ $weapon })?
ask-summon = { $seat }, on which cell does { $who } summon { $kind-the }?
ask-summon-face = { $seat }, which way does { $kind-the } face?
ask-strike = { $seat }, which weapon does { $who } strike with?
ask-riposte = { $seat }, { $who } breaks away from { $by }: strike?
ask-face = { $seat }, which way does { $who } face?

# What happens

event-added = { $seat } recruits { $kind-a }.
event-removed = { $seat } dismisses { $kind-a }.
event-ready = { $seat } takes the army “{ $army }”.
event-locked = { $seat } has locked in an army.
event-hero-clash = { $kind } was chosen on two sides: both must choose again.
event-revealed = All armies are revealed.
event-banner = { $seat } marches under the banner of { $banner }.
event-recruited = { $seat } draws { $kind-a }.
event-attacker = Attacking: { $side }.
event-turn-order = Order of deployment: { $order }.
seats-in-order = { $first }, { $rest }
sides-in-order = { $first }, then { $rest }
allies = { $first } and { $rest }
event-deployed = { $seat } puts { $who } on { $cell }, facing { $direction }.
event-deployment-done = { $seat } has finished deploying.
event-deployment-revealed = Everybody’s deployment is revealed.
event-reserve = { $seat } has no room left: the rest waits in reserve.
event-target = { $who } is { $seat }’s target.
event-round = Round { $round } begins.
event-tie = Initiative { $init }, by lot: { $order }.
event-second-pass = Second pass: those who waited act now.
event-yielded = { $seat } lets an ally go first.
event-activated = { $who } acts.
event-waited = { $who } waits.
event-idled = { $who } does nothing.
event-course = { $who } runs.
event-sprint = { $who } sprints.
event-charge = { $who } charges { $target }.
event-step = { $who } steps to { $cell }.
event-careful = { $who } steps carefully to { $cell }.
event-halt = { $who } moves to { $cell }.
event-put-back = { $who } has no room to fall there and is put back on { $cell }.
event-provoked = { $who } breaks away from { $by }, who strikes.
event-let-go = { $by } lets { $who } go.
event-attack = { $who } attacks { $target }: { $weapon }, { $line }.
event-aimed = { $who } aims at { $cell }: { $weapon }.
event-swept = { $who } strikes all around: { $weapon }.
event-missed = { $who } misses { $target }: { $value } (D{ $die }: { $roll }, line { $bonus }{ $added ->
    [0] {""}
   *[other] , modifiers { $modifiers }
}).
event-harmless = { $who } hits { $target } without damage: { $value } (D{ $die }: { $roll }, line { $bonus }{ $added ->
    [0] {""}
   *[other] , modifiers { $modifiers }
}).
event-hit = { $who } hits { $target }, damage { $loss }: { $value } (D{ $die }: { $roll }, line { $bonus }{ $added ->
    [0] {""}
   *[other] , modifiers { $modifiers }
}).
event-lost = { $left ->
    [0] { $who } loses { $loss ->
        [one] the last HP
       *[other] the last { $loss } HP
    }.
   *[other] { $who } loses { $loss } HP; { $left } left.
}
event-shaken = { $who } is shaken.
event-prone = { $who } is knocked down.
event-died = { $who } is killed.
event-destroyed = { $who } is destroyed.
event-reloaded = { $who } reloads.
event-healed = { $who } gives { $target } { $amount } HP back.
event-rallied = { $who } rallies those nearby.
event-summoned = { $who } summons { $called } on { $cell }.
event-door-opened = { $who } opens door { $door }.
event-door-closed = { $who } closes door { $door }.
event-door-unlocked = { $who } picks the lock of door { $door }, which opens.
event-door-broken = { $who } breaks door { $door } down.
event-test-passed = { $who } tries { $test }: { $roll } on the D{ $die }, { $bonus }: success.
event-test-failed = { $who } tries { $test }: { $roll } on the D{ $die }, { $bonus }: failure.
event-vaulted = { $who } vaults over to { $cell }.
event-stood-up = { $who } stands up.
event-arrived = { $who } arrives from reserve on { $cell }.
event-ended = { $who } is done.
event-faced = { $who } faces { $direction }.
event-control = { $side }: on the point for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds in a row
}.
event-control-lost = { $side }: no longer in control of the point.
event-conceded = { $seat } gives up.
event-eliminated = { $seat } is out.
event-limit = Round { $round } was the last.
verdict-destroyed = { $seat } wins in round { $round }: nobody is left of { $other }’s army
verdict-gave-up = { $seat } wins in round { $round }: { $other } gave up
verdict-points = { $seat } wins on points after round { $round }, { $points } to { $less }
event-won = { $seat } wins.
event-won-two = { $first } and { $second } win.
event-won-three = { $first }, { $second } and { $third } win.
event-drawn = A draw.

# Dice

die-attack = { $who } against { $target } (D{ $die })
die-test = { $who } tries { $test } (D{ $die })
call-die = The die shows { $face }.
call-order = In this order: { $order }.
call-attacker = Attacking: { $side }.
call-banner = The banner: { $banner }.
call-recruit = { $kind } joins the army.

# The board in words

fact-legend = a1 creature 1, of the first player · . open ground · , rough ground · / stairs · ### wall · 2 4 6 obstacle of that size · 0 flooded pit · + closed door · ' open door · o the point
fact-round = Round { $round } of { $limit }, { $pass ->
    [1] first
   *[other] second
} pass.
fact-army = { $seat }’s army costs { $spent } of { $points } points.
fact-army-hidden = { $seat }’s army is secret.
fact-unit = { $who } ({ $seat }) on { $cell }, facing { $direction }: { $pv } of { $most } HP{ $full ->
    [0] {""}
   *[other] , { $mana } of { $full } mana
}{ $marks ->
    [0] {""}
   *[other] , { $mark }
}.
fact-away = { $who } ({ $seat }), off the board: { $pv } of { $most } HP{ $full ->
    [0] {""}
   *[other] , { $mana } of { $full } mana
}{ $marks ->
    [0] {""}
   *[other] , { $mark }
}.
fact-thing = { $who } on { $cell }: { $pv } of { $most } HP.
fact-hidden-body = { $kind }, hidden statistics: health { $health } for { $pv } HP, strength { $force }, dexterity { $dexterity }, agility { $agility }.
fact-hidden-arts = { $kind }, values and accuracies: contact { $contact } ({ $contact_accuracy }%), distance { $distance } ({ $distance_accuracy }%), mind { $psychic } ({ $psychic_accuracy }%), parry { $parry } ({ $parry_accuracy }%), dodge { $dodge } ({ $dodge_accuracy }%), will { $will } ({ $will_accuracy }%).
mark-shaken = shaken
mark-prone = knocked down
mark-waiting = waiting
mark-reserve = in reserve
mark-unloaded = unloaded
marks = { $first }, { $rest }
cell-door-open = Door { $door }, open.
cell-door-closed = Door { $door }, closed.
cell-door-locked = Door { $door }, locked.

# Why not

refused-act-phase = A creature is active: let it act, or end its activation.
refused-activated = It has already acted this round.
refused-affiliation = It serves a different banner from the rest of the army.
refused-aim-phase = Choose a cell to aim at.
refused-alliances = These alliances do not fit { $seats } players.
refused-area-weapon = This weapon strikes an area, not one target.
refused-army-full = An army has at most twenty creatures.
refused-army-phase = Armies are still being built.
refused-ask-phase = First say whether the opportunity is taken.
refused-attacked = It has already attacked this round.
refused-cannot-move = It cannot move.
refused-cannot-vault = It cannot vault.
refused-careful = This step provokes nobody: there is no need for care.
refused-category = This power does not work on such creatures.
refused-chance = That is not a result that can come up now.
refused-charge-away = Every step of a charge must bring it closer.
refused-charge-contact = It already touches an enemy.
refused-charge-far = The target is too far for a charge.
refused-charge-halt = A charge ends at its target.
refused-charge-line = Something stands in the way of the charge.
refused-charge-path = No charge reaches the target that way.
refused-charge-shaken = A shaken creature does not charge.
refused-charge-spent = It has already moved or attacked.
refused-concede = At this table nobody gives up.
refused-copies = The army has as many of these as it may.
refused-deploy-phase = Finish placing the creature first: which one, where, facing which way.
why-pick-first = Choose a creature first.
why-lead-first = Say first who leads it.
why-base-out = No room for { $kind-the } there: a base of { $side } × { $side } cells would leave the zone.
why-affiliation = An army has one affiliation, plus neutrals: this one is with { $banner }, and { $kind-the } is with { $other }.
why-over-points = { $kind }: { $cost } points, and { $left ->
    [0] none is
    [one] only one is
   *[other] only { $left } are
} left.
warning-lock = Once locked, the army cannot be changed: { $spent } of { $points } points are spent.
refused-direction = There are eight directions.
refused-door-blocked = Somebody stands in the doorway.
refused-door-broken = The door is broken.
refused-door-closed = The door is already closed.
refused-door-far = The door is not within reach.
refused-door-locked = The door is locked.
refused-door-open = The door is already open.
refused-empty-army = An army needs at least one creature.
refused-engaged = Nobody shoots while touching an enemy.
refused-face = The die has no such face.
refused-face-phase = Choose which way it faces.
refused-fixed = It is fixed in its place.
refused-fresh = It was summoned this round: it acts from the next round on.
refused-full-pv = It has all its HP.
refused-heading = A large base cannot turn that sharply.
refused-hemmed-in = There is nowhere to go.
refused-hero-of-ally = An ally has already taken this hero.
refused-hero-twice = A hero appears only once.
refused-in-reserve = In reserve it can only arrive or stay.
refused-loaded = It has nothing to reload.
refused-locked = This army is locked for good.
refused-long-action = A long action needs both half-actions.
refused-map-seats = This board is not made for { $seats } players.
refused-mind-of-object = A thing has no mind.
refused-move-phase = Take another step, or stop.
refused-moved = It has already moved this round.
refused-needs-no-target = This power takes no target.
refused-needs-target = This power needs a target.
refused-no-army = There is no such army.
refused-no-blow = A charge ends with a plain contact weapon, and it has none.
refused-no-cell = No free cell is near enough and in sight.
refused-no-creature = There is no such creature.
refused-no-door = There is no such door.
refused-no-half-action = No half-action is left.
refused-no-kind = There is no such creature.
refused-no-line = There is no line of sight.
refused-no-mana = There is not enough mana.
refused-no-map = There is no such board.
refused-no-power = It has no such power.
refused-no-ready = No ready-made army fits these points and banners.
refused-no-room = There is no room for it.
refused-no-slot = It is nobody’s turn.
refused-no-step = A move has at least one step.
refused-no-stop = Nobody can end there.
refused-no-weapon = It has no such weapon.
refused-nobody-around = No enemy touches it.
refused-nobody-to-rally = Nobody nearby is shaken or down.
refused-none-left = None of these is left to deploy.
refused-not-ally = That is not an ally.
refused-not-around = This weapon does not strike all around.
refused-not-fired = This weapon is not fired at a cell.
refused-not-hostile = Only enemies and objects can be attacked.
refused-not-in-army = The army has none of these.
refused-not-locked = The door is not locked.
refused-not-prone = It is on its feet.
refused-not-self = This power does not work on its user.
refused-not-yours = That creature is not yours.
refused-nothing-to-aim-at = There is no cell to aim at.
refused-occupied = Somebody or something is there.
refused-off-map = That is off the board.
refused-off-zone = That is outside the deployment zone.
refused-one-die = Exactly one die is needed.
refused-option-range = An option has a value it cannot have.
refused-other-slot = Its initiative has not come up.
refused-out-of-range = The target is out of range.
refused-out-of-reach = The target is out of reach.
refused-over = The game is over.
refused-over-budget = There are not enough movement points.
refused-over-points = The army would cost too much.
refused-own-cell = It cannot aim at its own base.
refused-own-map = A board of your own needs its text, and the text needs the board “own”.
refused-picked = One try at a lock per activation.
refused-pivot = It cannot turn that far.
refused-points = Army points go from { $min } to { $max }.
refused-points-seats = Army points are listed for { $listed } seats, but there are { $seats } players.
refused-position-active = it cannot be the active creature: it must be alive, led by a player, and have at most two half-actions.
refused-position-army = The army of seat { $seat }: { $why }
refused-position-control = The control of the point cannot be as written.
refused-position-dead = it is dead (0 HP), so it has no place, mana or markers.
refused-position-door = The board’s door “{ $door }” is missing: say whether it is open, closed, locked or broken.
refused-position-hidden = A position with hidden parts cannot be played.
refused-position-order = The order of initiative cannot be as written.
refused-position-path = its move in progress cannot be: too many points, an impossible place or direction, or somebody who is not there.
refused-position-phase = The parts of the position do not go together with its phase.
refused-position-placing = The deployment in progress cannot be: the creature must be in the army, and a place needs a creature and a leader.
refused-position-roll = the die that is due cannot be: its weapon, target or victims are not there.
refused-position-round = There is no round { $round }, pass { $pass } here: the last round is { $limit }, a round has two passes, and before the first there is only pass 1.
refused-position-seat = There is no seat { $seat }: this table has { $seats } seats.
refused-position-stuck = Nobody could go on from there.
refused-position-tally = The statistics cannot be as written.
refused-position-target = Creature { $number } cannot be the target of seat { $seat }: it is not one of theirs.
refused-position-units = There are too many creatures: a table holds 96.
refused-position-winners = The winners cannot be as written.
refused-position-creature = Creature { $number } ({ $kind }, { $cell }): { $why }
refused-position-number = There is no creature { $number }: { $count ->
    [one] there is one.
   *[other] there are { $count }.
}
refused-position-no-phase = “{ $phase }” is no phase; there are: { $known }.
refused-position-turns = “turns” must name every seat once.
refused-position-attacker = There is no such side to attack.
refused-position-lists = “armies” needs one list for every seat.
refused-position-banners = “banners” needs one banner (guet, cendres, forge or null) for every seat.
refused-position-targets = “targets” needs one entry for every seat, and only a scenario with targets has them.
refused-position-no-door = The board has no door “{ $door }”.
refused-position-rubble = There cannot be rubble on { $cell }: it is off the board.
position-nowhere = off the board
position-off-board = it stands beyond the edge of the board.
position-taken = { $other } already stands there.
position-ground = nobody can stand on { $cell }.
position-edge = a wall or a closed door runs through its base.
position-never-recruited = { $kind } is never recruited.
position-copies = { $number } × { $kind }, but { $most ->
    [one] only one is
   *[other] at most { $most } are
} allowed.
position-banner = { $kind } ({ $number }) serves another banner.
position-cost = it costs { $cost } points; this table allows { $points }.
position-two-banners = it mixes two banners.
position-thing-owned = an object belongs to nobody.
position-unloaded = it has no weapon to reload with that number.
position-used = it has no power with that number.
position-too-much-life = it has at most { $most } HP.
position-too-much-mana = it has at most { $most } mana.
position-hit = it cannot be about to lose more HP than it has.
position-summoner = nobody with that number summoned it.
position-reserve-placed = in reserve it stands nowhere.
position-no-place = it needs a cell to stand on.
position-owner-out = its player is out, so it has left the board.
position-shaken = it cannot be shaken.
position-prone = it cannot be knocked down.
position-early-marks = before the first round nobody has acted or waited.
position-nobody-leads = nobody leads it, so it neither acts nor waits.
position-waits-and-acts = in the first pass it either waits or has acted, not both.
refused-power-used = This power was used this round.
refused-prone = Knocked down, it can only stand up or end.
refused-rear-arc = The target is behind it.
refused-roster = “{ $kind }” does not fit into this table’s army: { $why } (The list costs { $cost }, the table allows { $points }.)
refused-roster-kind = No creature here is called “{ $name }”.
refused-roster-line = “{ $line }” is not a line of a list: it should say how many, then which creature.
refused-same-army = You already have that army.
refused-seats = ONB is for two to four players, not for { $seats }.
refused-shared-army = A shared army needs allies.
refused-slot-phase = Choose who acts or waits.
refused-step = There is no way through.
refused-strike-phase = Choose the weapon of the blow.
refused-summon-alive = What it called is still alive.
refused-summon-cell = It cannot be called there.
refused-summon-only = It can only be summoned.
refused-summon-phase = Choose where the summoned one appears.
refused-table-full = There are no figures left in the box.
refused-target = The target must be one of the costliest.
refused-target-phase = Name the target.
refused-too-near = The target is too near.
refused-too-poor = With { $points } points nobody can be recruited.
refused-two-sides = This scenario is for two sides.
refused-unloaded = The weapon must be reloaded.
refused-vault = There is no low obstacle with a free cell behind it.
refused-vault-direction = You can only vault straight ahead, not diagonally.
refused-wait-twice = Nobody waits in the second pass.
refused-waiting = It is waiting for the second pass.
refused-wall-cell = A wall cannot be aimed at.
refused-yield = No ally could go first now.

# What is wrong with a file of one’s own

data-mental = { $file }, line { $line }: field “{ $field }”: only psychic weapons strike the mind ({ $detail }).
data-missing = { $file }, line { $line }: the field “{ $field }” is missing.
data-power-target = { $file }, line { $line }: field “{ $field }”: this effect and this target do not go together ({ $detail }).
data-range = { $file }, line { $line }: field “{ $field }” must be within { $detail }.
data-reference = { $file }, line { $line }: field “{ $field }” names “{ $detail }”, which does not exist.
data-summon-cost = { $file }, line { $line }: field “{ $field }”: only what is summoned costs 0 (found { $detail }).
data-syntax = { $file }, line { $line }: { $detail } { $field }
data-too-many = { $file }, line { $line }: there are too many of “{ $field }”; at most { $detail }.
data-total = { $file }, line { $line }: field “{ $field }”: the army costs { $detail }.
data-type = { $file }, line { $line }: field “{ $field }” must look like { $detail }.
data-unknown-field = { $file }, line { $line }: the field “{ $field }” is unknown; the known ones are { $detail }.
data-word = { $file }, line { $line }: field “{ $field }”: { $detail }.
data-zone = { $file }, line { $line }: field “{ $field }”: contact weapons strike around, ranged weapons are fired { $detail }.
map-columns = { $file }, line { $line }: “{ $field }” needs { $detail } characters in every row.
map-rows = { $file }, line { $line }: “{ $field }” needs { $detail } rows.
map-sign = { $file }, line { $line }: “{ $detail }” means nothing in “{ $field }”.
map-door = { $file }, line { $line }: “{ $field }” has no part, or is open and locked at once { $detail }.
map-door-cell = { $file }, line { $line }: “{ $field }” and the grid disagree about the door cell { $detail }.
map-edge = { $file }, line { $line }: “{ $field }”: { $detail } is no edge between two cells of the board.
map-edge-twice = { $file }, line { $line }: “{ $field }”: the edge { $detail } carries two things.
map-heading = { $file }, line { $line }: “{ $field }” is no heading; there are { $detail }.
map-hold = { $file }, line { $line }: “{ $field }” asks for more rounds than “limit” allows ({ $detail }).
map-no-road = { $file }, line { $line }, { $field }: there is no way on foot from one zone to another ({ $detail }). Take away a wall or an obstacle between them, or put a door in.
map-no-road-objective = { $file }, line { $line }, { $field }: there is no way on foot from a zone to the objective ({ $detail }). Take away a wall or an obstacle between them, or put a door in.
map-cut-zone = { $file }, line { $line }, { $field }: a zone is cut in two: there is no way on foot inside it ({ $detail }). Take away the wall or the obstacle, or paint the cut-off cells as no zone.
map-no-zone = { $file }, line { $line }, { $field }: zone { $detail } has no cell to stand on. Paint it on open ground, or lower the number of players.
map-objective = { $file }, line { $line }, { $field }: a board needs an objective, the same in the zones and in the list. Paint at least one cell of it{ $detail }.
map-objective-stands = { $file }, line { $line }, { $field }: nobody can stand on the objective. Paint it on open ground{ $detail }.
map-thing = { $file }, line { $line }: { $field }: { $detail } cannot stand there.
map-thing-kind = { $file }, line { $line }: { $field }: there is nothing called “{ $detail }” that could stand on one cell.
map-thing-ground = { $file }, line { $line }: { $field }: { $detail }: an object stands on free ground.
map-thing-twice = { $file }, line { $line }: { $field }: two of them stand on { $detail }.

# The picture

switch-threat = Where enemies can strike
switch-sheets = All sheets
picture-name = { $name }
picture-kind = { $kind-short }
picture-field = { $map }
picture-zone = Deployment zone of { $seat }
picture-point = The point to take
picture-wait = { $who } waits
picture-door-broken = Door { $door }, broken.
picture-second-pass = Second pass
picture-ready = { $army } ({ $cost })
picture-enemies = The others may bring
picture-ready-made = Ready-made armies
picture-spent = { $spent } of { $points } points
picture-rounds = Round { $round } of { $limit }
picture-figure = { $card } { $numbers } { $weapons }.
sheet-weapon = { $weapon }: { $reach }
sheet-list = { $first }; { $rest }
sheet-arms = { $weapons }.
sheet-reading = { $kind } ({ $affiliation }), { $cost } points. { $numbers } { $weapons }.
sequence-deploy = Deploy for me
sequence-ready = Take the army “{ $army }” ({ $cost } points)
spot-open = { $cell }: open ground
spot-cluttered = { $cell }: rough ground, 1 point more
spot-stairs = { $cell }: stairs, ½ point more
spot-wall = { $cell }: wall
spot-obstacle = { $cell }: obstacle of size { $size }
why-active = It is the active creature: choose what it does.
why-weapon = { $weapon }: { $why }
why-weapon-unloaded = { $weapon }: not loaded, reload first. { $other }: { $why }
why-weapon-charge = { $weapon }: { $why } Nor can it charge. { $charge }
why-charge-barred = In the way of the charge: { $what }.
why-out-of-reach = out of reach, { $distance } cells away, reach { $most }.
why-out-of-range = out of range, { $distance } of { $limit }.
why-too-near = too near, { $distance } away, { $limit } at least.
why-wall = no line of sight: a wall or a closed door at { $cell }.
why-cut = no line of sight: { $what } in the way.
why-occupied = { $other } stands there.
why-a-wall = { $cell } is a wall.
why-a-door = { $cell } is a closed door.
why-an-obstacle = Nobody stands on the obstacle at { $cell }.
why-no-way = There is no way to { $cell }.
why-too-far = { $cell } is too far: { $cost } points; a run gives { $course }, a sprint { $sprint }.
why-too-far-run = { $cell } is too far: { $cost } points; a run gives { $course }, and it cannot sprint now.
why-too-far-now = { $cell } is too far: { $cost } points, and only { $left } left.
panel-orders = Orders
orders-choose = Choose one of your creatures: it acts. Its hourglass makes it wait.
orders-choose-second = Choose one of your creatures that waited: it acts.
orders-none = No order to give for now.
orders-board = Choose on the board.
orders-alarm = A red “!” marks cells to which the way provokes an opportunity attack.
panel-army = { $seat }’s army
panel-tray = To deploy: { $seat }
panel-armies = The armies
army-of = { $seat }: { $list }.
panel-initiative = Initiative
panel-combat = The last die
panel-sheet = { $kind }
panel-tale = How it went
tale-lucky = Luckiest blow{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: round { $round }, { $who } strikes { $target }. A die of { $roll } takes { $killed ->
    [0] { $loss } HP
   *[other] { $loss ->
        [1] the last HP
       *[other] the last { $loss } HP
    }
}; only { $share } of the dice do as much.
tale-unlucky = Unluckiest blow{ $several ->
    [0] {""}
   *[other] {" "}({ $seat })
}: round { $round }, { $who } strikes { $target }. A die of { $roll } { $loss ->
    [0] takes nothing; only { $share } of the dice do so badly.
    [one] takes 1 HP; only { $share } of the dice take so little.
   *[other] takes { $loss } HP; only { $share } of the dice take so little.
}
tale-crowd = { $seat }: in { $games } battles that the Regular bot fought against itself with these armies, this side won { $won }. { $lower } went worse for it, { $higher } better (a win counts the more the sooner it comes, a defeat the less the later).
panel-stakes = At stake
order-yield = An ally first
order-course = Run { $points }
order-sprint = Sprint { $points }
order-charge = Charge
order-careful = Careful
order-weapon = { $weapon }
order-power = { $power }
order-open = Open
order-close = Close
order-pick = Pick the lock
order-bash = Bash
order-vault = Vault
order-end = End
order-moved = has moved
order-attacked = has attacked
modifier-cover = cover
modifier-presence = presence
modifier-rear = from behind
modifier-prone = target down
modifier-engaged = shooting in contact
modifier-shaken = shaken
modifier-opportunity = opportunity
modifier-charge = charge
modifier-command = command
modifier-pack = pack
band-long = long range
preview-activate = Run { $course }, sprint { $sprint }, initiative { $init }.
preview-course = Up to { $points } points; each cell shows its cost.
preview-sprint = Up to { $points } points; each cell shows its cost.
preview-step = This step costs { $cost }; { $left } left after it.
preview-walk-careful = { $count ->
    [one] One careful step.
   *[other] { $count } careful steps.
}
preview-walk-ends = After the blow you choose again.
preview-provokes = { $by } would strike: { $chance } to hit, { $kill } to kill; { $mean } HP on average ({ $line }).
preview-line = { $line }.
preview-label = { $label }.
preview-modifiers = On the die: { $list }.
preview-list = { $first }, { $rest }
army-item = { $count } × { $kind }
army-list = { $list }.
sheet-pace = Initiative { $init }, run { $course }, sprint { $sprint }.
sheet-numbers = { $pv } HP, initiative { $init }, run { $course }, sprint { $sprint }{ $mana ->
    [0] {""}
   *[other] , { $mana } mana
}.
sheet-typical = hits { $hit } of the time, for { $mean } HP on average
preview-odds = { $hit } to hit, { $kill } to kill; { $mean } HP on average.
preview-modifier = { $name } { $value }
preview-modifier-by = { $name } { $value } ({ $by })
preview-shakes = { $chance } to shake.
preview-falls = { $chance } to knock down.
preview-cannot = No face of the die reaches 10.
preview-harmless = Even a hit does nothing.
preview-charge = A sprint in which every step comes closer, then a free blow.
preview-charge-range = { $least } to { $most } to hit, depending on where the charge ends.
preview-victim = { $who }: { $hit } to hit, { $mean } HP on average ({ $line }).
preview-victim-vain = { $who }: { $hit } to hit, but even a hit does nothing ({ $line }).
preview-friend = One of yours, { $who }: { $hit } to hit, { $mean } HP on average ({ $line }).
preview-friend-vain = One of yours, { $who }: { $hit } to hit, but even a hit does nothing ({ $line }).
preview-nobody = Nobody is hit.
preview-test = { $chance } to succeed (test { $line }).
slip-hit = hits { $hit }
sight-wall = A wall or a door cuts the line at { $cell }.
sight-obstacle = obstacle of size { $size } at { $cell }
sight-shut = a wall or a closed door at { $cell }
sight-minded = Does not hinder an attack on the mind: { $what }.
sight-covers = Cover { $cover }: { $what }.
sight-cuts = Cuts the line: { $what }.
sight-corners = { $corners ->
    [one] 1 hidden corner
   *[other] { $corners } hidden corners
}
sight-none = No line of sight.
sight-ignored-short = 0
sight-covers-short = +2
sight-cuts-short = cuts
combat-names = { $who } against { $target }
combat-name = { $who }
combat-die = Die D{ $die }
combat-line = Line { $line }
combat-test = Test
combat-missed = Missed
combat-failed = Failed
combat-harmless = Hit, no loss
combat-hit = Hit: −{ $loss } HP
combat-killed = Killed: −{ $loss } HP
combat-passed = Passed
thrown-harmless = No loss
thrown-killed = Killed
thrown-hit = −{ $loss } HP
combat-before-missed = { $who } against { $target }: { $value }, a miss
combat-before-harmless = { $who } against { $target }: { $value }, no loss
combat-before-hit = { $who } against { $target }: { $value }, −{ $loss } HP
combat-before-killed = { $who } against { $target }: { $value }, killed
sheet-cost = { $cost } points, size { $size }, base { $base }
sheet-init = INIT
sheet-pv = HP
sheet-course = run
sheet-sprint = sprint
sheet-mana = mana
sheet-contact = contact
sheet-reach = reach { $cells }
sheet-range = range { $cells }
sheet-ranges = range { $near }/{ $far }
sheet-long = long action
sheet-mana-cost = { $mana } mana
sheet-flying = flies
sheet-unshaken = never shaken
sheet-stable = never knocked down
sheet-fixed = fixed in place
sheet-charger = charge bonus
sheet-pack = hunts in packs
sheet-command = leads those nearby
sheet-tests = bash { $bash }, pick { $pick }, vault { $vault }
stakes-mort = To the death: the last side standing wins; if several stand after round { $limit }, points decide.
stakes-capture = { $side } must hold the point at the end of { $hold ->
    [one] a round
   *[other] { $hold } rounds in a row
}; after round { $limit }, the defender wins.
stakes-open-point = Be alone on the point for two rounds in a row, or for the most rounds by the end of round { $limit }.
stakes-cible = Protect your target, bring down the others’; after round { $limit }, points decide.
stakes-cible-unique = The target of the second side must survive round { $limit }.
stakes-target = { $seat }’s target
stakes-held = { $side }: on the point
stakes-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds in a row
}
stakes-tally = { $seat }
stakes-deeds = dealt { $dealt } HP, lost { $lost }, killed { $kills }

# The lesson

lesson-goal-title = One die, one blow
lesson-goal = Welcome to ONB. You lead the red discs: a crossbowman and a watchman. Against you stand the blue squares: a goblin behind a stone and an orc in the open. Every attack takes a single die, and all you need to know is on one printed line. The black beak of a figure shows which way it faces; the green notches are its hit points (HP).
lesson-initiative-title = Initiative
lesson-initiative = Creatures act by initiative, from high to low: the panel “Initiative” shows their order. The goblin (7) could have acted first but chose to wait: it is pale there, marked with a blue hourglass, and will act later.
lesson-activate-title = Activating a creature
lesson-activate = Initiative 6 is your crossbowman’s. Touch him to activate him. The hourglass beside him would make him wait.
lesson-activate-hint = Your shooter has a target in range: activate the crossbowman, do not wait.
lesson-halves-title = Two half-actions
lesson-halves = An active creature has two half-actions: run, shoot, reload… A long action, such as a sprint, takes both. The tinted area within the full line shows how far a run goes, the dashed line how far a sprint does.
lesson-shoot-title = Cover
lesson-shoot = Choose the crossbow, then the goblin: before you commit, the line of sight is drawn. The stone of size 2 is no smaller than the goblin: it gives 2 points of cover, taken off the die. Shoot all the same.
lesson-shoot-hint = The crossbow, then the goblin: it is five cells away, within normal range.
lesson-miss-title = Ten is needed
lesson-miss = The line is [4] D20 +2 HP. The die shows 8, less 2 for cover: 6. An attack succeeds on 10 or more; this one missed. On 10 or more, table 4 would say how many HP are lost, plus 2.
lesson-reload-title = Reloading
lesson-reload = The crossbow is empty. You have a half-action left: reload.
lesson-reload-hint = An unloaded crossbow cannot shoot: use the half-action to reload.
lesson-wait-title = Waiting
lesson-wait = At the end of its activation a creature turns as it likes; an attack from behind gets +2. Now it is your watchman’s turn (initiative 5). The orc is far away: let it come. Touch the hourglass of the watchman.
lesson-wait-hint = If you wait, you act after the orc: touch the hourglass beside the watchman.
lesson-came-title = The second pass
lesson-came = The orc ran into contact and struck: a 2 was not enough. Now comes the second pass, in reverse order: those who waited act, the slowest first. So the fastest can always choose to act first or last.
lesson-strike-title = Striking
lesson-strike = Your watchman is in contact. His sword against an orc: touch the sword, then the orc.
lesson-strike-hint = Strike first: the sword, then the orc.
lesson-table-title = Reading the table
lesson-table = The line names the table, the die and the bonus. The further the value is above 10, the greater the loss. A creature that loses half of its HP at one blow is shaken: −2 on its attacks, and no charge.
lesson-course-title = Leaving contact
lesson-course = The watchman can still run. But breaking away from an enemy in contact provokes an opportunity attack. Choose Run.
lesson-course-hint = One half-action is left and the watchman has not moved: choose Run.
lesson-careful-title = The careful step
lesson-careful = Steps marked with “!” would provoke the orc. A careful step costs 2 points more and provokes nobody. Touch “Careful”, then the cell to the left.
lesson-careful-hint = Careful first, then the cell to the west: the orc can do nothing about it.
lesson-step-title = One step more
lesson-step = Out of reach, steps are plain: straight ahead costs 1 point, diagonally 1½, bushes one more. One more cell to the west.
lesson-step-hint = One more cell to the west: a run-up is needed for what follows.
lesson-halt-title = Stopping
lesson-halt = Far enough: stop here, with the pennant above the watchman.
lesson-halt-hint = Touch the pennant to end the run.
lesson-round-title = A new round
lesson-round = The goblin slung its stone to no effect: cover works both ways. Round 2 begins, everybody may act again; the goblin waits once more. Activate the crossbowman.
lesson-round-hint = It is the crossbowman’s turn again, reloaded.
lesson-again-title = Aiming again
lesson-again = The same shot, the same cover. The preview gives your chances and the HP the die may take. Shoot at the goblin.
lesson-again-hint = The crossbow is loaded and the goblin has only 3 HP: shoot.
lesson-dead-title = Hit
lesson-dead = 18, less 2: 16. Table 4 gives 2 HP, plus 2 from the line: 4, and the goblin had only 3.
lesson-charge-activate-title = The watchman
lesson-charge-activate = The crossbowman is done. Activate the watchman.
lesson-charge-activate-hint = Activate the watchman: the orc is at just the right distance.
lesson-charge-title = The charge
lesson-charge = A charge takes both half-actions: a sprint, every step closer, nothing and nobody in the way, and a free blow at the first contact. Choose the charge, then the orc.
lesson-charge-hint = The charge, then the orc: the way is clear.
lesson-end-title = Over to you
lesson-end = The orc is dead, and the battle is won. That is the heart of it: one die, two half-actions, waiting, contact, cover, the charge. What is left is area attacks, powers, doors and scenarios; every line of the log and every refusal cites its rule. Have a good battle!

# Drawing boards by hand.
brush-free = open ground
brush-cluttered = rough ground
brush-stairs = stairs
brush-wall = wall
brush-water = flooded pit
brush-low = obstacle of size 2
brush-high = obstacle of size 4
brush-tower = obstacle of size 6
brush-door-open = open door
brush-door-closed = closed door
brush-door-locked = locked door
brush-no-edge = no wall
brush-edge-wall = wall
brush-edge-open = open door
brush-edge-closed = closed door
brush-edge-locked = locked door
brush-no-zone = no zone
brush-zone-1 = zone of player 1
brush-zone-2 = zone of player 2
brush-zone-3 = zone of player 3
brush-zone-4 = zone of player 4
brush-objective = objective

# How one stands
standing-before = army of { $brought } points at most
standing-deploys = army of { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
standing-fighting = { $creatures ->
    [one] { $creatures } creature
   *[other] { $creatures } creatures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-held = { $creatures ->
    [one] { $creatures } creature
   *[other] { $creatures } creatures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rounds ->
    [one] { $rounds } round on the point
   *[other] { $rounds } rounds on the point
}
standing-out = out
standing-gone = defeat, out of the battle
standing-gave-up = defeat: gave up
standing-won = victory with { $creatures ->
    [0] nobody
    [one] { $creatures } creature
   *[other] { $creatures } creatures
} left ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
standing-lost = defeat, { $creatures ->
    [0] nobody
    [one] { $creatures } creature
   *[other] { $creatures } creatures
} left ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
standing-drawn = draw, { $creatures ->
    [0] nobody
    [one] { $creatures } creature
   *[other] { $creatures } creatures
} left ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

# Fields of position files, for the comments of `galerne position new`.
field-phase = What is to be done now: armies, deployment, initiative, an activation …
field-round = The round, from 1; 0 before the battle
field-pass = The initiative that is being called
field-armies = By seat: how many of each creature; null for a list you may not know
field-banners = By seat: the affiliation it fights under
field-locked = Seats whose army is final
field-out = Seats that have given up or lost everybody
field-turns = Seats in order of deployment
field-cursor = Whose turn it is to deploy, in that order
field-placing = What is being placed, and by whom
field-units = Every creature: kind, seat, cell, facing (0 north, clockwise), hit points
field-doors = Doors by cell: open, closed, broken
field-rubble = Cells of broken things
field-order = Sides in their order, by initiative; only where it is not the plain one
field-tie = The initiative whose tie is being settled
field-yielded = Seats that wait at this initiative
field-active = The creature that acts, and what it has done so far
field-roll = The die that is due, and what it is for
field-attacker = The side that attacks in a scenario with an attacker
field-control = By side: rounds in a row on the point, rounds in all
field-targets = By side: the creature that the scenario names
field-tally = By seat: hit points dealt, hit points lost, kills
field-winners = Who has won, by seat

# What happens while chance is awaited.
source-attacks = The die is cast…
source-tests = The die is cast…
source-initiative = The tie is broken by lot…
source-order = Lots are drawn for the order of play…
source-armies = Armies are drawn by lot…

# The commands `galerne onb …`

command = The bestiary and the maps of ONB
command-lines = Print the sheets of the creatures and all their attack lines
command-lines-creatures = The creatures wanted, by id; all unless said
command-lines-with = TOML entries that join or replace those of the starter bestiary
command-map = Look after maps drawn by hand
command-map-check = Check a map written as text
command-map-check-file = The map; “-” reads the standard input
command-unknown-creature = No creature is called “{ $name }”; the nearest is “{ $nearest }”.
command-sheet-numbers = { $cost } points, { $pv } HP, size { $size }, base { $base }, mana { $mana }, INIT { $init }, run { $course }, sprint { $sprint }
command-sheet-force = strength: easy { $easy }, fair { $fair }, hard { $hard }
command-sheet-dexterity = dexterity: easy { $easy }, fair { $fair }, hard { $hard }
command-sheet-agility = agility: easy { $easy }, fair { $fair }, hard { $hard }
command-parries = only parries
command-reach = contact, reach { $cells }
command-range = range { $near }/{ $far }
command-least-range = from { $cells }
command-long-action = long action
command-mana = { $mana } mana
command-far = far { $line }
command-map-sound = “{ $name }” is sound: { $width } × { $height } cells, players { $players }, doors: { $doors }, cells of the point: { $point }.
command-map-zones = Cells of the deployment zones: { $cells }.

# On paper: print and play.
power-sentence = { $power } ({ $long ->
    [yes] long action
   *[no] half-action
}{ $mana ->
    [0] {""}
   *[other] , { $mana } mana
}): { $does }
power-does-reload = load the weapon again.
power-does-heal = an ally in sight within { $range }, or the user, regains { $amount } HP.
power-does-repair = an allied machine in contact regains { $amount } HP.
power-does-rally = the user and all allies within { $radius } cells stand up and are no longer shaken.
power-does-summon = { $kind } appears in sight within { $range }; at most { $most } at once.
print-needed = Also needed: two six-sided dice (the sheet of dice makes all others from them), or a D4, D8, D10, D12 and D20.
print-prone = knocked down
print-marker-waiting = waits
print-marker-shaken = shaken
print-marker-unloaded = unloaded
print-marker-riposte = has struck
print-marker-target = target
print-marker-control = control
print-marker-door = open
print-flag-charge = charge bonus +{ $value }
print-flag-pack = pack: +{ $value }
print-flag-command = command: +{ $value } to allies within { $radius } cells
print-flag-fixed = cannot move; turns by at most { $turn } steps
print-against = against
print-line = line
print-chance = to hit
print-value = value
print-tables = ONB: the tables
print-attack = Find your line, throw its die, add its bonus and the modifiers. Ten or more is a hit: the table in brackets says how many HP it costs; add the flat HP of the line.
print-damage = Damage (values above 29 count as 29)
print-modifiers = Modifiers
print-mod-cover = cover: minus the cover on the line of sight, unless you touch the target
print-mod-presence = presence, in contact: +1 for each other ally that touches the target, −1 for each other enemy that touches you; ±2 at most
print-mod-rear = from behind: +2
print-mod-prone = target knocked down: +2 to strike, −2 to shoot unless you touch it
print-mod-engaged = engaged: −2 to shoot while an enemy touches you
print-mod-shaken = shaken: −2 on everything
print-mod-opportunity = opportunity: −2
print-mod-charge = charge: the charger’s bonus
print-mod-command = command: +1 for allies within the radius of a living leader
print-mod-pack = pack: the hunter’s bonus if another of its kind touches the target
print-round = A round
print-round-1 = First pass, from the highest INIT to the lowest: each creature acts or waits.
print-round-2 = Second pass, from the lowest to the highest: those who waited act.
print-round-3 = Equal INIT: a die decides between sides, anew each round.
print-actions = Two half-actions
print-action-half = half: run, most attacks, power, reload, door, pick a lock, vault, stand up
print-action-long = long (both): sprint, charge, bash a door, arrive from reserve
print-action-step = a step costs 1, diagonally 1½; cluttered ground, such as bushes, 1 more, stairs ½ more
print-away = Walking away
print-opportunity = A step away from an enemy in contact lets it strike you (−2), once a round. A careful step costs 2 more and provokes nobody.
print-shaken-title = Shaken, knocked down
print-shaken = Half of all its HP lost at one blow shakes a creature: −2, no charge and no opportunity attacks until the end of its turn. One that is knocked down can only stand up.
print-dice = Every die from two ordinary ones
print-dice-how = Throw two dice that can be told apart: the first gives the row, the second the column. An empty cell: throw again. Every face is equally likely.
print-die = D{ $sides }
print-arm-around = everything in contact
print-arm-fired = everything within { $radius } of a cell
print-arm-least = not nearer than { $cells }
print-arm-ballistic = over everything up to size { $height }
print-arm-mind = the mind: no cover
print-arm-reload = reload after each shot
print-arm-knocks = knocks down on 15
print-arm-shakes = shakes on 15
print-sight-page = ONB: battle and sight
print-setup-title = Before the battle
print-setup-1 = A die decides who begins. In turn, each player places one creature in their zone, facing any way.
print-setup-2 = All creatures have full hit points and mana; crossbows are loaded.
print-setup-3 = The last side with a living creature wins. After round 12 points decide: for each creature its cost, times its HP left, divided by its full HP.
print-beginning = At the beginning of a round the markers “waits” and “has struck” are removed.
print-sight-title = Seeing and cover
print-sight-1 = Draw the line from the middle of your base to the middle of the target’s. Whoever touches the target sees it without cover.
print-sight-2 = Walls and closed doors cut the line. Exactly through a corner, it takes two of them.
print-sight-3 = Then look at the size of everything else on the line. Smaller than both of you: nothing. Otherwise a hostile creature, or what is larger than both of you, cuts it; anything else is cover 2.
print-sight-4 = Each corner of the target’s base that walls, or whatever would cut, hide from you is cover 1.
print-sight-5 = At a cell: as at a target of your own size; whoever stands on it does not count.
print-sight-6 = Shots over a height: only what is taller cuts, only corners are cover.
print-sight-sizes = Sizes: 1 a cat, 2 a goblin, 3 a human, 4 a rider, 5 an ogre, 6 a giant or a menhir. Obstacles bear theirs.
print-near-title = Near and far
print-near-1 = Count columns and rows from the nearest cells. Reach, leaders and blasts: the larger of the two.
print-near-2 = Shots: the larger and half the smaller. 6 columns and 3 rows away is 7½.
print-near-3 = Range 8/14 on a sheet: up to 8 cells with the normal line; beyond that, up to 14, with the line for long range.
print-doors-title = Tests and doors
print-doors-1 = A test is a line of the sheet: ten or more succeeds, −2 if shaken.
print-doors-2 = Beside a door: open or close it, or pick its lock (half), or bash it (long): then it stays open.
print-doors-3 = Vault (half, and it is the round’s move): over an obstacle of size 2 or less, straight, onto free ground behind it.
print-charge-title = A charge
print-charge-1 = Long. Straight at the enemy, within the sprint, every step nearer, nobody in the way, starting out of contact. Then one blow.
print-order = The order of a round
print-order-how = Lay each token on the row of its number, in the left half. First pass, from top to bottom: all creatures of a kind act or wait; then push its token to the right. Second pass, from bottom to top: those that wait act. A new round: all tokens to the left.
print-order-ties = Several sides on one row: a die says, anew each round, who comes first; in the second pass it is the other way round.
print-rounds = Round
print-ruler = Ten cells. By hand: the larger number of columns and rows. To shoot: the larger and half the smaller.
print-see = Six lines of sight
print-see-how = The circle looks at the square. Thick: from middle to middle. Thin: to the corners of the target; those in dotted red are cut. The number in the square is the cover; × means that nothing can be seen. Everybody here is as large as a human.
print-see-1 = A wall beside the line does nothing, even if the line runs along it. No cover.
print-see-2 = The line only brushes two corners of walls: it is free. Walls hide two corners of the target. Cover 2.
print-see-3 = A base of two cells by two: a wall hides one of its four corners. Cover 1.
print-see-4 = The line runs exactly between two walls that meet at a corner: it is cut.
print-see-5 = A friend as large as both stands on the line. Cover 2.
print-see-6 = An enemy as large as both stands on the line: it is cut.
print-roster = Army roster
print-roster-who = Player, affiliation, points
print-col-creature = creature
print-col-copies = number
print-col-cost = cost
print-col-total = in all
print-col-left = who is left
print-roster-rules = Usually 200 points, one affiliation and neutral creatures, a hero once on each side, at most four of a kind. Lists stay secret until all are ready.
