//! What Windwalkers says: labels, questions, the log. Messages only; the sentences stand in `texts/`.

use crate::actions::Action;
use crate::cards::{CardId, CardSet, Position};
use crate::chance::{Chance, Due};
use crate::consumables::ConsumableId;
use crate::dice::{Colour, Pool};
use crate::event::Event;
use crate::rules_ids as ww;
use crate::setup::Windwalkers;
use crate::state::{Phase, State, Wait, flag};
use crate::tiles::{Rest, Tile};
use galerne_engine::{Arg, Hex, Message, Refusal, Seat, TextBoard, View, Wanted, Words};

pub(crate) fn say(key: &'static str) -> Message {
    Message::new(key)
}

pub(crate) fn tile_name(tile: Tile) -> Message {
    say(match tile {
        Tile::Steppe => "tile-steppe",
        Tile::Forest => "tile-forest",
        Tile::Mountain => "tile-mountain",
        Tile::Hut => "tile-hut",
        Tile::Water => "tile-water",
        Tile::Desert => "tile-desert",
        Tile::Marsh => "tile-marsh",
        Tile::Nordska => "tile-nordska",
        Tile::VillageRed => "tile-village-red",
        Tile::VillageBlue => "tile-village-blue",
        Tile::VillageGreen => "tile-village-green",
        Tile::VillagePlain => "tile-village-plain",
        Tile::Aberlaas => "tile-aberlaas",
        Tile::PortChoon => "tile-port-choon",
        Tile::Chawondasee => "tile-chawondasee",
        Tile::Alticcio => "tile-alticcio",
        Tile::CampBoban => "tile-camp-boban",
        Tile::TourFontaine => "tile-tour-fontaine",
        Tile::PorteHurle => "tile-porte-hurle",
        Tile::Gap => "tile-gap",
    })
}

pub(crate) fn wind_name(force: u8) -> Message {
    say(match force {
        1 => "wind-1",
        2 => "wind-2",
        3 => "wind-3",
        4 => "wind-4",
        5 => "wind-5",
        6 => "wind-6",
        7 => "wind-7",
        _ => "wind-0",
    })
}

pub(crate) fn colour_name(colour: Colour) -> Message {
    say(match colour {
        Colour::Blue => "colour-blue",
        Colour::Violet => "colour-violet",
        Colour::White => "colour-white",
        Colour::Green => "colour-green",
        Colour::Black => "colour-black",
    })
}

/// The hordier's name, with what sentences need to agree with it.
pub(crate) fn name(card: CardId) -> Message {
    let card = card.card();
    let key = match () {
        () if card.name.ends_with('.') => "hordier-stop",
        () if card.woman => "hordier-woman",
        () => "hordier",
    };
    say(key).with("name", card.name)
}

/// A consumable is named like a hordier.
pub(crate) fn consumable_name(consumable: ConsumableId) -> Message {
    say("hordier").with("name", consumable.get().name)
}

/// What is done with a die that is chosen.
fn die_label(state: &State) -> &'static str {
    match state.run.wait {
        Wait::IgnoreDie => "label-die-ignore",
        Wait::SetDie | Wait::GreenDie | Wait::FlipDie => "label-die-turn",
        Wait::RerollDice | Wait::InterfereDie => "label-die-reroll",
        Wait::GiftDie => "label-die-give",
        _ => "label-die",
    }
}

pub(crate) fn at(hex: Hex) -> String {
    // A line is not broken inside it.
    format!("({},\u{a0}{})", hex.q, hex.r).replace('-', "−")
}

/// Faces with spaces between them, or a dash for none.
pub(crate) fn dice(pool: Pool) -> String {
    if pool.is_empty() {
        "–".to_owned()
    } else {
        pool.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The dice of an épreuve, colour by colour: only those there are.
pub(crate) fn theirs(black: Pool, green: Pool, white: Pool) -> Message {
    listed(&[(Colour::Black, black), (Colour::Green, green), (Colour::White, white)])
}

/// The dice of a horde.
pub(crate) fn ours(blue: Pool, violet: Pool) -> Message {
    listed(&[(Colour::Blue, blue), (Colour::Violet, violet)])
}

fn listed(pools: &[(Colour, Pool)]) -> Message {
    let some = pools.iter().filter(|(_, pool)| !pool.is_empty());
    let told = some.map(|&(colour, pool)| {
        say("dice-some").with("colour", colour_name(colour)).with("dice", dice(pool)).with("n", pool.len())
    });
    told.reduce(|so_far, next| say("dice-and").with("first", so_far).with("next", next)).unwrap_or(say("dice-none"))
}

pub(crate) fn names(cards: CardSet) -> String {
    if cards.is_empty() {
        "–".to_owned()
    } else {
        cards.iter().map(|card| CardId(card).card().name).collect::<Vec<_>>().join(", ")
    }
}

impl Words for Windwalkers {
    const TEXTS: [&'static str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")];

    fn label(&self, state: &State, _: Seat, action: &Action) -> Message {
        match *action {
            Action::Move { hex } => self.label_move(state, hex),
            Action::Shift { colour, face, up } => {
                let to = Pool::beside(face, up);
                let key = if state.run.wait == Wait::Shift { "label-shift-free" } else { "label-shift" };
                say(key).with("colour", colour_name(colour)).with("face", face).with("to", to)
            }
            Action::RerollAll => say("label-reroll"),
            Action::Store { colour, face } => say("label-store").with("colour", colour_name(colour)).with("face", face),
            Action::Confirm => {
                let wins = state.in_contre() && self.confirm_wins(state);
                say(if wins { "label-confirm-win" } else { "label-confirm-fail" })
            }
            Action::Concede => say("label-concede"),
            Action::Use { card } => {
                let void = self.fizzles(state, state.active, card.0);
                say(if void { "label-use-void" } else { "label-use" })
                    .with("card", name(card))
                    .with("text", card.card().text())
            }
            Action::Die { colour, face } => {
                say(die_label(state)).with("colour", colour_name(colour)).with("face", face)
            }
            Action::Face { face } => say("label-face").with("face", face),
            Action::Colour { colour } => say("label-colour").with("colour", colour_name(colour)),
            Action::Card { card } => say(self.card_label(state)).with("card", name(card)),
            Action::Horde { seat } => say("label-horde").with("seat", seat),
            Action::Tile { hex } => {
                let tile = self.board_of(state).index(hex).map_or(Tile::Gap, |at| state.tile(at));
                say("label-tile").with("tile", tile_name(tile)).with("hex", at(hex))
            }
            Action::Terrain { tile } => say("label-terrain").with("tile", tile_name(tile)),
            Action::Force { force } => say("label-force").with("force", force).with("wind", wind_name(force)),
            Action::Branch { second } => self.branch_label(state, second),
            Action::Stop => {
                let (horde, tile) = (state.horde(state.active), state.tile(state.track(state.active).hex));
                let tired = (0..8).any(|place| horde.restable(place));
                let key = match tile.print().rest_stop {
                    Rest::None => "label-stop-none",
                    _ if !tired => "label-stop-fresh",
                    Rest::One => "label-stop-one",
                    Rest::All => "label-stop-all",
                };
                say(key).with("recruits", u8::from(self.recruits_here(state)))
            }
            Action::GoOn if self.arrival_is_next(state) => {
                let arrival = state.tile(self.arrival_hex(state, state.active));
                say("label-go-on-city").with("city", tile_name(arrival))
            }
            Action::GoOn => {
                let points = state.track(state.active).surpass + 1;
                say("label-go-on").with("dice", self.dice_onward(state)).with("points", points)
            }
            Action::RestAll => say("label-rest-all"),
            Action::Ready { card } => say("label-ready").with("card", name(card)),
            Action::Leave if self.leaves_to_recruit(state) => say("label-leave-recruit"),
            Action::Leave if state.phase == Phase::Stopped && self.recruits_here(state) => {
                say("label-leave-recruit-unrested")
            }
            Action::Leave => say(match (state.phase == Phase::Passing, self.rest_choices(state).is_empty()) {
                (false, true) => "label-leave",
                (false, false) => "label-leave-unrested",
                (true, true) => "label-leave-on",
                (true, false) => "label-leave-on-unrested",
            }),
            Action::Recruit { card } => say("label-recruit").with("card", name(card)).with("text", card.card().text()),
            Action::Replace { card } => say("label-replace").with("card", name(card)).with("text", card.card().text()),
            Action::Done => say("label-done"),
            Action::React { card } => say("label-react").with("card", name(card)),
            Action::Pass => say("label-pass"),
            Action::Bulletin { hex } => say("label-bulletin").with("hex", at(hex)),
            Action::Play { consumable } => {
                say("label-play").with("consumable", consumable.get().name).with("text", consumable.get().text())
            }
        }
    }

    fn warning(&self, state: &State, _: Seat, action: &Action) -> Option<Message> {
        match *action {
            Action::Confirm if !self.confirm_wins(state) => Some(say("warn-fail")),
            Action::Confirm if self.confirm_dooms(state) => Some(say("warn-doom")),
            Action::Leave if !self.rest_choices(state).is_empty() => Some(say("warn-unrested")),
            Action::Use { card } if self.fizzles(state, state.active, card.0) => {
                Some(say("warn-void").with("card", name(card)))
            }
            // In a contre it is meant to cost somebody; on the way a card is touched to see or to rest it.
            Action::Use { card } if state.phase != Phase::Adjust && card.card().trigger.abandons() => {
                Some(say("warn-abandon").with("card", name(card)))
            }
            _ => None,
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        let ask = |key: &'static str| say(key).with("seat", seat);
        if state.run.wait != Wait::Nothing {
            return self.ask_choice(state, seat);
        }
        match state.phase {
            Phase::Compose => {
                let (key, left) = match self.still_to_keep(state, seat.0) {
                    Some((Position::Fer, left)) => ("ask-draft-fer", left),
                    Some((Position::Pack, left)) => ("ask-draft-pack", left),
                    Some((Position::Traine, left)) => ("ask-draft-traine", left),
                    _ => ("ask-draft-traceur", 1),
                };
                ask(key).with("left", left)
            }
            Phase::PlaceVillage => ask("ask-place-village"),
            Phase::Move => ask("ask-move"),
            Phase::Adjust => {
                let target = self.board_of(state).hex(state.contre.target);
                ask("ask-adjust")
                    .with("tile", tile_name(state.tile(state.contre.target)))
                    .with("hex", at(target))
                    .with("force", state.contre.force)
            }
            Phase::LossFailed => ask("ask-loss-failed"),
            Phase::LossTour | Phase::LossTourStop => ask("ask-loss-tour"),
            Phase::Arrived => ask("ask-arrived"),
            Phase::Passing | Phase::Stopped => ask(self.ask_rest(state)),
            Phase::Recruit => ask("ask-recruit"),
            Phase::Replace => ask("ask-replace").with("card", name(CardId(state.chosen))),
            _ => ask("ask-wait"),
        }
    }

    fn tell(&self, event: &Event) -> Message {
        crate::log_words::tell(event)
    }

    fn call(&self, _: &State, chance: &Chance) -> Message {
        match *chance {
            Chance::Token { force } => say("call-token").with("force", force).with("wind", wind_name(force)),
            Chance::Roll { black, green, white, blue, violet } => {
                say("call-roll").with("theirs", theirs(black, green, white)).with("ours", ours(blue, violet))
            }
            Chance::Dice { blue, violet } => say("call-dice").with("ours", ours(blue, violet)),
            Chance::Die { face } => say("call-die").with("face", face),
            Chance::Card { card } => say("call-card").with("card", name(card)),
            Chance::Layout { .. } => say("call-layout"),
            Chance::Roses { .. } => say("call-roses"),
            Chance::First { seat } => say("call-first").with("seat", seat),
            Chance::Village { tile } => say("call-village").with("tile", tile_name(tile)),
            Chance::Consumable { .. } => say("call-consumable"),
        }
    }

    fn verdict(&self, state: &State) -> Option<Message> {
        self.verdict_of(state)
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        self.standing_of(state, seat)
    }

    /// The carnet (WW-11.9) of every horde, one after the other.
    fn notebook(&self, state: &State, events: &[Event]) -> Option<String> {
        let carnet = |seat: u8| self.carnet(state, Seat(seat), events).to_csv();
        Some((0..self.seats as u8).map(carnet).collect::<Vec<_>>().join("\n"))
    }

    fn wanted(&self, state: &State) -> Wanted {
        let some = |colour: Colour, n: u8| {
            (1..=n).map(move |number| (say("want-die").with("colour", colour_name(colour)).with("n", number), 6))
        };
        match self.due(state) {
            // In the rulebook's reading order (WW-4.4).
            Some(Due::Roll([blue, violet, white, green, black])) => Wanted::Dice(
                some(Colour::Black, black)
                    .chain(some(Colour::Green, green))
                    .chain(some(Colour::White, white))
                    .chain(some(Colour::Blue, blue))
                    .chain(some(Colour::Violet, violet))
                    .collect(),
            ),
            Some(Due::Dice(blue, violet)) => {
                Wanted::Dice(some(Colour::Blue, blue).chain(some(Colour::Violet, violet)).collect())
            }
            Some(Due::Die) => Wanted::Dice(vec![(say("want-separate-die"), 6)]),
            _ => Wanted::Listed,
        }
    }

    fn read_dice(&self, state: &State, faces: &[u8]) -> Result<Chance, Refusal> {
        let bad = || Refusal::new(ww::ROLL, "refused-chance-dice");
        if faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(bad());
        }
        let split = |sizes: &[u8]| -> Option<Vec<Pool>> {
            let mut rest = faces;
            let mut pools = Vec::new();
            for &size in sizes {
                let (now, later) = rest.split_at_checked(usize::from(size))?;
                pools.push(Pool::of(now));
                rest = later;
            }
            rest.is_empty().then_some(pools)
        };
        match self.due(state) {
            Some(Due::Roll([blue, violet, white, green, black])) => {
                match split(&[black, green, white, blue, violet]).as_deref() {
                    Some(&[black, green, white, blue, violet]) => {
                        Ok(Chance::Roll { black, green, white, blue, violet })
                    }
                    _ => Err(bad()),
                }
            }
            Some(Due::Dice(blue, violet)) => match split(&[blue, violet]).as_deref() {
                Some(&[blue, violet]) => Ok(Chance::Dice { blue, violet }),
                _ => Err(bad()),
            },
            Some(Due::Die) => match faces {
                [face] => Ok(Chance::Die { face: *face }),
                _ => Err(bad()),
            },
            _ => Err(Refusal::new(ww::ROLL, "refused-chance-other")),
        }
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        self.text_board(view.state())
    }
}

impl Windwalkers {
    fn label_move(&self, state: &State, hex: Hex) -> Message {
        let Some(target) = self.board_of(state).index(hex) else { return say("label-move-nowhere") };
        let tile = state.tile(target);
        let message = |key: &'static str| say(key).with("tile", tile_name(tile)).with("hex", at(hex));
        if tile.is_city() {
            return message("label-move-city");
        }
        let plan = self.roll_plan(state, state.active, target);
        let with_dice = |key: &'static str| {
            message(key)
                .with("white", plan.white)
                .with("green", plan.green)
                .with("black", plan.black)
                .with("blue", plan.blue)
        };
        let token = state.token(target);
        match () {
            () if !token.is_none() => with_dice("label-move-known").with("force", token.force()),
            () if self.takes_wind(tile) => with_dice("label-move"),
            () => with_dice("label-move-calm"),
        }
    }

    fn card_label(&self, state: &State) -> &'static str {
        match state.run.wait {
            Wait::CostAbandon | Wait::GiveAbandon => "label-card-abandon",
            Wait::CostTap => "label-card-tap",
            Wait::Recruit => "label-card-recruit",
            Wait::UseTraine | Wait::ForceUse | Wait::CopyCard => "label-card-use",
            Wait::LoseOne => "label-card-lose",
            Wait::Nothing => match state.phase {
                Phase::Compose => "label-card-keep",
                Phase::Replace => "label-card-dismiss",
                _ => "label-card-lose",
            },
            _ => "label-card",
        }
    }

    /// The city at the end of the chapter touches the horde's tile: whoever goes on walks in, without dice and without points for it.
    fn arrival_is_next(&self, state: &State) -> bool {
        let near = self.board_of(state).near(state.track(state.active).hex) & state.present;
        near >> self.arrival_hex(state, state.active) & 1 == 1
    }

    /// The blue dice of the next contre if the horde goes on.
    fn dice_onward(&self, state: &State) -> u8 {
        let mut onward = *state;
        onward.track_mut(state.active).surpass += 1;
        self.roll_plan(&onward, state.active, state.track(state.active).hex).blue
    }

    /// Whether the contre would be won as it lies.
    pub(crate) fn confirm_wins(&self, state: &State) -> bool {
        state.contre.is(flag::WON) || self.facing(state).wins(self.options.green_rule)
    }

    /// Entering would bring moral to nothing (WW-8.1).
    pub(crate) fn confirm_dooms(&self, state: &State) -> bool {
        let malus = state.tile(state.contre.target).malus();
        self.confirm_wins(state) && !state.contre.is(flag::WAIVED) && malus >= state.horde(state.active).moral
    }

    /// Whether somebody offers to join where the horde stands, and could.
    fn recruits_here(&self, state: &State) -> bool {
        !self.recruitable(state).is_empty() || !self.exchangeable(state).is_empty()
    }

    /// The camp is rested, and what comes next is not the road.
    fn leaves_to_recruit(&self, state: &State) -> bool {
        state.phase == Phase::Stopped && self.rest_choices(state).is_empty() && self.recruits_here(state)
    }

    /// The question while the horde rests: it is true after the rest as well.
    fn ask_rest(&self, state: &State) -> &'static str {
        let waits = !self.rest_choices(state).is_empty();
        match (state.phase == Phase::Passing, waits) {
            (true, true) => "ask-passing",
            (true, false) => "ask-passing-rested",
            (false, true) if self.rest_kind(state) == Rest::All => "ask-stopped-all",
            (false, true) => "ask-stopped",
            (false, false) if self.recruits_here(state) => "ask-stopped-recruit",
            (false, false) => "ask-stopped-rested",
        }
    }

    fn branch_label(&self, state: &State, second: bool) -> Message {
        if state.run.wait == Wait::InterfereBranch {
            return say(if second { "label-interfere-reroll" } else { "label-interfere-moral" });
        }
        let ops = CardId(state.run.card).card().ops;
        let branches = ops.iter().find_map(|op| match *op {
            crate::effects::Op::Choose(a, b) => Some(if second { b } else { a }),
            _ => None,
        });
        match branches.and_then(<[_]>::split_first) {
            Some((first, [])) => first.text(),
            Some((first, [rest, ..])) => say("text-then").with("first", first.text()).with("rest", rest.text()),
            None => say(if second { "label-second" } else { "label-first" }),
        }
    }

    fn ask_choice(&self, state: &State, seat: Seat) -> Message {
        let run = &state.run;
        let key = match run.wait {
            Wait::CostAbandon => "ask-cost-abandon",
            Wait::CostTap => "ask-cost-tap",
            Wait::React | Wait::ReactAimed | Wait::ReactConsumable => "ask-react",
            Wait::Interfere => "ask-interfere",
            Wait::Colour => "ask-colour",
            Wait::Shift => "ask-shift",
            Wait::SetDie => "ask-set-die",
            Wait::FlipDie | Wait::InterfereDie => "ask-one-die",
            Wait::SetFace | Wait::AllFace | Wait::GreenFace => "ask-face",
            Wait::RerollDice => "ask-reroll-dice",
            Wait::IgnoreDie => "ask-ignore",
            Wait::GreenDie | Wait::GiftDie => "ask-green-die",
            Wait::GreenAdd => "ask-green-add",
            Wait::Ready => "ask-ready",
            Wait::Recruit => "ask-power-recruit",
            Wait::RevealTile | Wait::AnyTile => "ask-reveal",
            Wait::SwapTile => "ask-swap-tile",
            Wait::SwapTileWith => "ask-swap-with",
            Wait::ReplaceWith | Wait::VillageKind => "ask-terrain",
            Wait::SpreadTile | Wait::BlackTile | Wait::BehindTile => "ask-black-tile",
            Wait::ReturnTile | Wait::BumpTile | Wait::TokenTile | Wait::TokenSwapTile | Wait::TokenSwapWith => {
                "ask-token-tile"
            }
            Wait::RemoveTile | Wait::ReplaceTile | Wait::PushTile | Wait::VillageTile => "ask-tile",
            Wait::Branch | Wait::InterfereBranch => "ask-branch",
            Wait::Horde => "ask-horde",
            Wait::TokenForce => "ask-token-force",
            _ => "ask-card",
        };
        let power: Arg = if usize::from(run.card) <= crate::cards::CARDS {
            CardId(run.card).card().name.into()
        } else if run.card == crate::program::CHRONES {
            say("chrones-name").into()
        } else {
            crate::consumables::ConsumableId(run.card - crate::program::FIRST_CONSUMABLE).get().name.into()
        };
        say(key).with("seat", seat).with("power", power).with("left", run.left)
    }
}
