//! What Windwalkers says: labels, questions, the log, and the verdict at the end by band or par. Messages only; the sentences stand in `texts/`.

mod ask;
mod card_text;
mod label;
mod log;
mod text_board;

use crate::action::Action;
use crate::cards::{CardId, CardSet, Position};
use crate::dice::{Colour, Pool};
use crate::effects::Op;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::names::{at, colour_name, name, say, tile_name, wind_name};
use crate::options::Mode;
use crate::rule_ids as ww;
use crate::rules::chance::Due;
use crate::rules::outcome::Chance;
use crate::scoring::band;
use crate::state::{Category, Phase, State, Wait};
use crate::tiles::{Rest, Tile};
use galerne_engine::{Message, Refusal, Seat, TextBoard, View, Wanted, Words};
use label::die_label;

/// Faces with spaces between them, or a dash for none.
pub(crate) fn dice(pool: Pool) -> String {
    faces(pool, " ")
}

fn faces(pool: Pool, between: &str) -> String {
    if pool.is_empty() {
        "–".to_owned()
    } else {
        pool.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(between)
    }
}

/// The dice of an épreuve, colour by colour: only those there are.
pub(crate) fn theirs(black: Pool, green: Pool, white: Pool) -> Message {
    listed(&[(Colour::Black, black), (Colour::Green, green), (Colour::White, white)], " ")
}

/// The same for a button: the faces of one colour stay in one line.
pub(crate) fn theirs_unbroken(black: Pool, green: Pool, white: Pool) -> Message {
    listed(&[(Colour::Black, black), (Colour::Green, green), (Colour::White, white)], "\u{a0}")
}

/// The dice of a horde.
pub(crate) fn ours(blue: Pool, violet: Pool) -> Message {
    listed(&[(Colour::Blue, blue), (Colour::Violet, violet)], " ")
}

fn listed(pools: &[(Colour, Pool)], between: &str) -> Message {
    let some = pools.iter().filter(|(_, pool)| !pool.is_empty());
    let told = some.map(|&(colour, pool)| {
        let dice = faces(pool, between);
        say("dice-some").with("colour", colour_name(colour)).with("dice", dice).with("n", pool.len())
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
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];

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
            Action::Colour { colour } => say("label-colour")
                .with("colour", colour_name(colour))
                .with("violet", u8::from(colour == Colour::Violet))
                .with("blacks", state.contre.pools[Colour::Black.index()].len()),
            Action::Card { card } => say(self.card_label(state)).with("card", name(card)),
            Action::Horde { seat } => say("label-horde").with("seat", seat),
            Action::Tile { hex } => {
                let tile = self.board_of(state).index(hex).map_or(Tile::Gap, |at| state.tile(at));
                let key = if state.phase == Phase::PlaceVillage { "label-village" } else { "label-tile" };
                say(key).with("tile", tile_name(tile)).with("hex", at(hex))
            }
            Action::Terrain { tile } => say("label-terrain").with("tile", tile_name(tile)),
            Action::Force { force } => say("label-force").with("force", force).with("wind", wind_name(force)),
            Action::Branch { second } => self.branch_label(state, second),
            Action::Stop => {
                let tile = state.tile(state.track(state.active).hex);
                let key = match tile.print().rest_stop {
                    Rest::None => "label-stop-none",
                    _ if !self.anyone_tapped(state) => "label-stop-fresh",
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
                // The race counts neither tiles nor surpassement (WW-12.21).
                let points = if self.is_race() { 0 } else { state.track(state.active).surpass + 1 };
                let tile = state.tile(state.track(state.active).hex);
                let rests = tile.print().rest_pass != Rest::None && self.anyone_tapped(state);
                say("label-go-on")
                    .with("dice", self.dice_onward(state))
                    .with("points", points)
                    .with("rests", u8::from(rests))
            }
            Action::RestAll => say("label-rest-all"),
            Action::Ready { card } => say("label-ready").with("card", name(card)),
            // Where every place is taken a newcomer brings nothing by itself.
            Action::Leave if self.leaves_to_recruit(state) && self.recruitable(state).is_empty() => {
                say("label-leave-exchange")
            }
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
            Action::Done if state.phase == Phase::Recruit => say("label-recruit-done"),
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
            Action::React { card } if card.card().trigger.abandons() => {
                Some(say("warn-abandon").with("card", name(card)))
            }
            Action::Done if self.wastes(state) => Some(say("warn-unused").with("card", name(CardId(state.run.card)))),
            // In a contre a hordier is left behind for the dice; elsewhere a card may be touched only to be read or rested.
            Action::Use { card }
                if card.card().trigger.abandons()
                    && (state.phase != Phase::Adjust || matches!(card.card().ops, [Op::Recruit(..), ..])) =>
            {
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
        log::tell(event)
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

    /// By the measure of the mode: the bands are those of a whole campaign (WW-11.7), a chapter has its par (WW-11.8).
    fn verdict(&self, state: &State) -> Option<Message> {
        if self.seats > 1 {
            return None;
        }
        let board = self.board_of(state);
        let days = state.track(0).end_day;
        let over = i16::from(days) - i16::from(board.par[0]);
        let arrived = |key: &'static str| {
            let arrival = tile_name(board.tiles[usize::from(board.arrival)]);
            say(key).with("arrival", arrival).with("days", days).with("late", over)
        };
        Some(match self.options.mode {
            Mode::Campaign => band_name(band(state.track(0).total())),
            Mode::Normal => say("verdict-chapters").with("n", state.chapters_won),
            _ if state.winners == 0 => say("verdict-lost"),
            _ => match over {
                ..=-2 => arrived("verdict-eagle"),
                -1 => arrived("verdict-birdie"),
                0 => arrived("verdict-par"),
                1 => arrived("verdict-bogey"),
                _ => arrived("verdict-over"),
            },
        })
    }

    fn sets_up(&self, state: &State) -> bool {
        use Phase::{Compose, DrawVillage, First, Lay, Layout, PlaceVillage, Rotations};
        matches!(state.phase, First | Compose | Layout | Rotations | DrawVillage | PlaceVillage | Lay)
    }

    /// Points; for a lone horde at the end of its journey also in how many days, and where they come from.
    fn standing(&self, state: &State, seat: Seat) -> Message {
        let track = state.track(seat.0);
        let told = Category::ALL.into_iter().filter(|&category| track.score[category as usize] != 0).map(|category| {
            let points = track.score[category as usize];
            say(if points < 0 { "standing-part-minus" } else { "standing-part" })
                .with("what", category_name(category))
                .with("n", points.unsigned_abs())
        });
        let together = |so_far: Message, next: Message| say("standing-parts").with("first", so_far).with("next", next);
        match told.reduce(together) {
            Some(parts) if self.seats == 1 && state.phase == Phase::Over => say("standing-journey")
                .with("score", track.total())
                .with("days", track.total_days.max(1))
                .with("parts", parts),
            _ => say("standing-score").with("score", track.total()),
        }
    }

    /// The carnet de contre (WW-11.9) of every horde, one after the other.
    fn notebook(&self, state: &State, events: &[Event]) -> Option<String> {
        let written = |seat: u8| self.seat_notebook(state, Seat(seat), events).to_csv();
        Some((0..self.seats as u8).map(written).collect::<Vec<_>>().join("\n"))
    }

    fn wanted(&self, state: &State) -> Wanted {
        let some = |colour: Colour, n: u8| {
            (1..=n).map(move |number| (say("want-die").with("colour", colour_name(colour)).with("n", number), 6))
        };
        match self.due(state) {
            // In the rulebook's reading order (WW-4.4).
            Some(Due::Roll) => {
                let [blue, violet, white, green, black] = self.dice_due(state);
                Wanted::Dice(
                    some(Colour::Black, black)
                        .chain(some(Colour::Green, green))
                        .chain(some(Colour::White, white))
                        .chain(some(Colour::Blue, blue))
                        .chain(some(Colour::Violet, violet))
                        .collect(),
                )
            }
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
            Some(Due::Roll) => {
                let [blue, violet, white, green, black] = self.dice_due(state);
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

fn band_name(band: usize) -> Message {
    say(match band {
        0 => "band-first",
        1 => "band-second",
        2 => "band-third",
        3 => "band-fourth",
        _ => "band-fifth",
    })
}

pub(crate) fn category_name(category: Category) -> Message {
    say(match category {
        Category::Tiles => "score-tiles",
        Category::Surpassement => "score-surpassement",
        Category::Furvents => "score-furvents",
        Category::Places => "score-places",
        Category::Moral => "score-moral",
        Category::Hordiers => "score-hordiers",
        Category::Distance => "score-distance",
        Category::Days => "score-days",
        Category::Par => "score-par",
        Category::Race => "score-race",
    })
}
