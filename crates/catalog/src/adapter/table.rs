//! A game in progress.

use super::{listed::Listed, moment::Moment, reading, review::instead, review::review};
use crate::AnyGame;
use crate::moment::{AnyMoment, Denial, Move};
use crate::review::{Effort, Planted, Progress, Review, Said};
use crate::table::{AnyTable, Instead, Maker};
use galerne_bots::Adviser;
use galerne_bots::review::{planted, play_on, said};
use galerne_engine::{
    Entry, Game, Judge, Message, Noticed, Perceive, Random, Referee, Refusal, Seat, Streams, Trouble, Turn, Viewer,
    What, Words,
};
use galerne_texts::Language;
use serde_json::Value;

pub(super) struct Table<G: Game> {
    listed: &'static Listed<G>,
    referee: Referee<G>,
}

impl<G: Game + Words + Judge> Table<G> {
    pub(super) fn new(listed: &'static Listed<G>, referee: Referee<G>) -> Self {
        Table { listed, referee }
    }
}

impl<G: Game + Words + Judge + Perceive> AnyTable for Table<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.listed
    }

    fn options(&self) -> Value {
        reading::write(self.referee.game().options())
    }

    fn names(&self) -> &[String] {
        &self.referee.record().names
    }

    fn call_players(&mut self, names: Vec<String>) {
        self.referee.call_players(names);
    }

    fn say_as(&self, language: Language, message: &Message, names: &[String]) -> String {
        self.listed.texts().say(language, message, names)
    }

    fn now(&self) -> Box<dyn AnyMoment + '_> {
        Box::new(Moment::now(self.listed, &self.referee))
    }

    fn aside(&self) -> Result<Box<dyn AnyTable>, Trouble> {
        let (game, names, n) = (self.referee.game(), self.names().to_vec(), self.referee.len());
        let deciders = game.turn(self.referee.state()).deciders();
        // What the seats that are to decide have done since their plans were made comes along.
        let from = deciders.iter().map(|seat| Adviser::plan_began(&self.referee, n, seat)).min().unwrap_or(n);
        let copy = G::new(game.options(), game.seats())?;
        let mut referee = Referee::from_position(copy, self.referee.state_at(from), names);
        for entry in (from..n).filter_map(|entry| self.referee.live_entry(entry)) {
            referee.append(entry.clone())?;
        }
        Ok(Box::new(Table::new(self.listed, referee)))
    }

    fn at(&self, n: usize) -> Box<dyn AnyMoment + '_> {
        Box::new(Moment::at(self.listed, &self.referee, n))
    }

    fn live_entries(&self) -> usize {
        self.referee.len()
    }

    fn maker(&self, n: usize) -> Option<Maker> {
        match self.referee.live_entry(n)?.what {
            What::Act { seat, .. } => Some(Maker::Seat(seat)),
            What::Chance(_) => Some(Maker::Chance),
            What::Undo { .. } => None,
        }
    }

    fn label(&self, n: usize) -> Option<Message> {
        match self.referee.live_entry(n)?.what {
            What::Act { seat, action } => {
                let moment = Moment::at(self.listed, &self.referee, n);
                Some(self.referee.game().label(moment.view(Viewer::seat(seat)).state(), seat, &action))
            }
            What::Chance(_) | What::Undo { .. } => None,
        }
    }

    fn place(&self, n: usize) -> Option<usize> {
        self.referee.live_indices().get(n).copied()
    }

    fn noticed(&self, n: usize) -> Noticed {
        let place = self.referee.live_indices().get(n);
        place.and_then(|&place| self.referee.noticed().get(place)).copied().unwrap_or(Noticed::ByAll)
    }

    fn version(&self, viewer: Viewer, entries: usize) -> usize {
        self.referee.version(viewer, entries)
    }

    fn steps(&self, viewer: Viewer) -> usize {
        self.referee.steps(viewer)
    }

    fn moment_after(&self, viewer: Viewer, steps: usize) -> usize {
        self.referee.moment_after(viewer, steps)
    }

    fn steps_at(&self, viewer: Viewer, version: usize) -> Option<usize> {
        self.referee.steps_at(viewer, version)
    }

    fn review(&self, effort: &Effort, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Review> {
        let measured = self.listed.review_figures(self.referee.game().seats());
        review(&self.referee, &Effort { figures: effort.figures.or(Some(measured)), ..*effort }, go_on)
    }

    fn play_on(&mut self, bot: &str, entries: usize, seed: u64) -> Result<(), Trouble> {
        play_on(&mut self.referee, bot, entries, seed)
    }

    fn said(&self, effort: &Effort, places: (usize, usize), go_on: &mut dyn FnMut() -> bool) -> Vec<Said> {
        said(&self.referee, effort, places, go_on)
    }

    fn planted(&self, effort: &Effort, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Planted> {
        planted(&self.referee, effort, seed, go_on)
    }

    fn instead(&self, from: usize, to: usize, seat: Seat, line: &[Value]) -> Result<Instead, Trouble> {
        instead(self.listed, &self.referee, (from, to), seat, line)
    }

    fn act(&mut self, seat: Seat, action: &Move) -> Result<(), Denial> {
        let action = reading::action(self.referee.game(), self.referee.state(), seat, action)?;
        self.referee.act(seat, action)?;
        Ok(())
    }

    fn roll(&mut self, luck: &mut Streams) -> Result<(), Denial> {
        self.referee.roll(luck)?;
        Ok(())
    }

    fn feed_dice(&mut self, dice: &[u8]) -> Result<(), Denial> {
        let chance = self.referee.game().read_dice(self.referee.state(), dice)?;
        self.referee.feed(chance)?;
        Ok(())
    }

    fn feed(&mut self, chance: &Value) -> Result<(), Denial> {
        let (game, state) = (self.referee.game(), self.referee.state());
        let example = || matches!(game.turn(state), Turn::Chance(_)).then(|| game.draw(state, &mut Random::new(1)));
        let chance = reading::read(chance, "chance-shape", example)?;
        self.referee.feed(chance)?;
        Ok(())
    }

    fn check_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.referee.check_undo(seat).map(|_| ())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.referee.undo(seat)
    }

    fn check_correct(&self, seat: Seat) -> Result<usize, Refusal> {
        self.referee.check_correct(seat)
    }

    fn correct(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.referee.correct(seat)
    }

    fn corrections(&self, viewer: Viewer) -> Vec<usize> {
        let noticed = self.referee.noticed().iter().enumerate().filter(|(_, noticed)| noticed.by(viewer));
        noticed.map(|(index, _)| index).filter(|&index| self.referee.is_correction(index)).collect()
    }

    fn record(&self) -> String {
        self.referee.record().to_json()
    }

    fn notebook(&self, viewer: Viewer) -> Option<String> {
        let (game, n) = (self.referee.game(), self.referee.len());
        let seen = self.referee.events_until(n).iter().filter_map(|event| game.redact_event(event, viewer));
        let state = game.redact(self.referee.state(), viewer);
        game.notebook(&state, &seen.collect::<Vec<_>>())
    }

    fn entries(&self) -> usize {
        self.referee.record().entries.len()
    }

    fn entry(&self, index: usize) -> Option<Value> {
        self.referee.record().entries.get(index).map(Entry::to_value)
    }

    fn append(&mut self, entry: Value) -> Result<(), Trouble> {
        self.referee.append(Entry::from_value(entry)?)
    }
}
