//! One moment of a game in progress.

use super::listed::Listed;
use super::pictures::{Pictures, Sitting};
use super::reading;
use crate::insight::{Budget, Hint};
use crate::moment::{AnyMoment, ChanceDue, Choice, Denial, Move, Outcome, SeenEvent, Sequence};
use crate::picture::{Drawn, DrawnPreview, Look};
use galerne_draw::{Scene, Weight};
use galerne_engine::{
    Dense, Event as _, Game, Judge, Message, Random, Referee, Refusal, Seat, Standing, TextBoard, Trouble, Turn, View,
    Viewer, Words, table_rules, write_position,
};
use serde_json::Value;

pub(super) struct Moment<'a, G: Game> {
    pub(super) listed: &'static Listed<G>,
    referee: &'a Referee<G>,
    n: usize,
    state: G::State,
}

impl<'a, G: Game + Words + Judge> Moment<'a, G> {
    pub(super) fn now(listed: &'static Listed<G>, referee: &'a Referee<G>) -> Self {
        Moment { listed, referee, n: referee.len(), state: *referee.state() }
    }

    pub(super) fn at(listed: &'static Listed<G>, referee: &'a Referee<G>, n: usize) -> Self {
        let n = n.min(referee.len());
        Moment { listed, referee, n, state: referee.state_at(n) }
    }

    pub(super) fn game(&self) -> &G {
        self.referee.game()
    }

    pub(super) fn referee(&self) -> &Referee<G> {
        self.referee
    }

    /// The number of live entries before this moment.
    pub(super) fn count(&self) -> usize {
        self.n
    }

    pub(super) fn view(&self, viewer: Viewer) -> View<G> {
        View::new(self.game(), &self.state, viewer)
    }

    fn sitting<'b>(&'b self, look: &Look<'b>) -> Sitting<'b, G> {
        Sitting {
            game: self.game(),
            state: &self.state,
            events: self.referee.events_until(self.n),
            names: look.names.unwrap_or(&self.referee.record().names),
            texts: self.listed.texts(),
        }
    }

    pub(super) fn pictures(&self) -> Option<&Pictures<G>> {
        self.listed.pictures.as_ref()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        reading::legal(self.game(), &self.state, seat)
    }

    /// Labels are made from the seat's view, so that a name cannot reveal a secret.
    pub(super) fn choice(&self, view: &View<G>, seat: Seat, action: &G::Action) -> Choice {
        Choice {
            id: action.id(),
            action: reading::write(action),
            label: self.game().label(view.state(), seat, action),
            targets: self
                .pictures()
                .map_or_else(Vec::new, |pictures| (pictures.targets)(self.game(), view.state(), seat, action)),
            weight: self
                .pictures()
                .map_or(Weight::Usual, |pictures| (pictures.weight)(self.game(), view.state(), seat, action)),
            gives_up: self.game().gives_up(action),
            warning: self.game().warning(view.state(), seat, action),
        }
    }

    pub(super) fn action(&self, seat: Seat, action: &Move) -> Result<G::Action, Denial> {
        reading::action(self.game(), &self.state, seat, action)
    }
}

impl<G: Game + Words + Judge> AnyMoment for Moment<'_, G> {
    fn turn(&self) -> Turn {
        self.game().turn(&self.state)
    }

    fn ask(&self, seat: Seat) -> Option<Message> {
        let view = self.view(Viewer::seat(seat));
        self.turn().deciders().has(seat).then(|| self.game().ask(view.state(), seat))
    }

    fn meanwhile(&self, seat: Option<Seat>) -> Option<Message> {
        let view = self.view(seat.map_or(Viewer::SPECTATOR, Viewer::seat));
        self.game().meanwhile(view.state(), seat)
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.game().is_out(&self.state, seat)
    }

    fn sets_up(&self) -> bool {
        self.game().sets_up(&self.state)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.view(Viewer::seat(seat));
        let legal = self.legal(seat);
        let offered = legal.iter().filter(|action| !self.game().is_idle(view.state(), action));
        offered.map(|action| self.choice(&view, seat, action)).collect()
    }

    fn sequences(&self, seat: Seat) -> Vec<Sequence> {
        let Some(pictures) = self.listed.pictures.as_ref().filter(|_| self.turn().deciders().has(seat)) else {
            return Vec::new();
        };
        let view = self.view(Viewer::seat(seat));
        let named = |sequence: galerne_draw::Sequence<G::Action>| Sequence {
            ids: sequence.actions.iter().map(Dense::id).collect(),
            label: sequence.label,
            targets: sequence.targets,
            main: sequence.main,
        };
        (pictures.sequences)(self.game(), view.state(), seat).into_iter().map(named).collect()
    }

    fn composed(&self, seat: Seat) -> Option<String> {
        let view = self.view(Viewer::seat(seat));
        self.turn().deciders().has(seat).then(|| self.game().composed(view.state(), seat)).flatten()
    }

    fn compose(&self, seat: Seat, text: &str) -> Result<Vec<usize>, Denial> {
        if self.composed(seat).is_none() {
            return Err(Trouble::new("table-nothing-to-compose").into());
        }
        let actions = self.game().compose(&self.state, seat, text)?;
        Ok(actions.iter().map(Dense::id).collect())
    }

    fn conceivable(&self, seat: Seat, limit: usize) -> Vec<Choice> {
        let view = self.view(Viewer::seat(seat));
        let ids = 0..G::Action::SPACE.min(limit);
        ids.filter_map(G::Action::of).map(|action| self.choice(&view, seat, &action)).collect()
    }

    fn read(&self, seat: Seat, action: &Move) -> Result<Choice, Denial> {
        let action = self.action(seat, action)?;
        Ok(self.choice(&self.view(Viewer::seat(seat)), seat, &action))
    }

    fn check(&self, seat: Seat, action: &Move) -> Result<(), Denial> {
        let action = self.action(seat, action)?;
        self.game().check(&self.state, seat, &action)?;
        // As the referee has it: the table answers for TA-1.1 even where a game forgets whose turn it is.
        if !self.turn().deciders().has(seat) {
            return Err(Refusal::new(table_rules::YOUR_TURN, "table-not-your-turn").with("seat", seat).into());
        }
        Ok(())
    }

    fn why_not(&self, seat: Seat, picked: &[String], thing: &str) -> Option<Denial> {
        self.why(seat, picked, thing)
    }

    fn chance(&self) -> Option<ChanceDue> {
        let Turn::Chance(source) = self.turn() else { return None };
        let (game, mut listed) = (self.game(), Vec::new());
        let outcomes = game.outcomes(&self.state, &mut listed).then(|| {
            let outcome = |(chance, weight): (G::Chance, u32)| Outcome {
                chance: reading::write(&chance),
                label: game.call(&self.state, &chance),
                weight,
            };
            listed.into_iter().map(outcome).collect()
        });
        let source_name = G::SOURCES.get(usize::from(source.0)).copied().unwrap_or_default();
        Some(ChanceDue { source, source_name, wanted: game.wanted(&self.state), outcomes })
    }

    fn chance_example(&self) -> Option<Value> {
        let is_due = matches!(self.turn(), Turn::Chance(_));
        is_due.then(|| reading::write(&self.game().draw(&self.state, &mut Random::new(1))))
    }

    fn may_read_outcomes(&self, viewer: Viewer) -> bool {
        let list = |state: &G::State| {
            let mut listed = Vec::new();
            self.game().outcomes(state, &mut listed).then_some(listed)
        };
        let listed = list(&self.state);
        if listed != list(self.view(viewer).state()) {
            return false;
        }
        // The stock may be open while what is drawn from it is not: where two outcomes look the same to the viewer afterwards, and not to
        // another seat, that seat enters which of them came. Where no seat sees it whole, as with two hidden hands
        // dealt at once, any seat may enter it.
        let after = |(chance, _): (G::Chance, u32)| {
            let mut next = self.state;
            self.game().resolve(&mut next, chance, &mut ());
            next
        };
        let states: Vec<G::State> = listed.into_iter().flatten().map(after).collect();
        let sees = |viewer| {
            let views: Vec<G::State> = states.iter().map(|state| self.game().redact(state, viewer)).collect();
            let pairs = (0..states.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            pairs.into_iter().all(|(one, other)| views[one] != views[other] || states[one] == states[other])
        };
        sees(viewer) || !(0..self.game().seats() as u8).any(|seat| sees(Viewer::seat(Seat(seat))))
    }

    fn advise(&self, bot: &str, seat: Seat, random: &mut Random) -> Result<Choice, Denial> {
        match self.advised(bot, seat, random)? {
            Some(action) => Ok(self.choice(&self.view(Viewer::seat(seat)), seat, &action)),
            None => Err(Trouble::new("table-not-your-turn").with("seat", seat).into()),
        }
    }

    fn hint(&self, seat: Seat, budget: &Budget<'_>) -> Vec<Hint> {
        self.hints(seat, budget)
    }

    fn board(&self, viewer: Viewer) -> TextBoard {
        self.game().board(&self.view(viewer))
    }

    fn events(&self, since: usize, viewer: Viewer) -> Vec<SeenEvent> {
        let mut told = Vec::new();
        let mut index = 0;
        for entry in 0..self.n {
            let happened = &self.referee.events_until(entry + 1)[index..];
            for event in happened {
                if index >= since
                    && let Some(seen) = self.game().redact_event(event, viewer)
                {
                    let message = self.game().tell(&seen);
                    let (aside, headline) = (self.game().is_aside(&seen), self.game().is_headline(&seen));
                    let (rule, event) = (seen.rule(), reading::write(&seen));
                    told.push(SeenEvent { index, entry, rule, message, event, aside, headline });
                }
                index += 1;
            }
        }
        told
    }

    fn number(&self) -> usize {
        self.n
    }

    fn event_count(&self) -> usize {
        self.referee.events_until(self.n).len()
    }

    fn events_known(&self, viewer: Viewer) -> usize {
        let known = |event: &&G::Event| self.game().redact_event(event, viewer).is_some();
        self.referee.events_until(self.n).iter().filter(known).count()
    }

    fn standings(&self, viewer: Viewer) -> Vec<(Standing, Message)> {
        let view = self.view(viewer);
        let words = |line: Standing| (line, self.game().standing(view.state(), line.seat));
        self.game().standings(view.state()).iter().map(words).collect()
    }

    fn verdict(&self) -> Option<Message> {
        (self.turn() == Turn::Over).then(|| self.game().verdict(&self.state)).flatten()
    }

    fn picture(&self, look: &Look<'_>) -> Option<Drawn> {
        Some(self.listed.pictures.as_ref()?.draw(&self.sitting(look), look))
    }

    fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        Some(self.listed.pictures.as_ref()?.board(&self.sitting(look), look))
    }

    fn preview(&self, look: &Look<'_>, seat: Seat, actions: &[Move]) -> Option<DrawnPreview> {
        let read = actions.iter().map(|action| self.action(seat, action).ok());
        let actions = read.collect::<Option<Vec<G::Action>>>()?;
        self.listed.pictures.as_ref()?.foresee(&self.sitting(look), look, seat, &actions)
    }

    fn hides(&self) -> bool {
        let public = self.game().redact(&self.state, Viewer::SPECTATOR);
        (0..self.game().seats()).any(|seat| self.game().redact(&self.state, Viewer::seat(Seat(seat as u8))) != public)
    }

    fn is_alike(&self, one: Viewer, other: Viewer) -> bool {
        self.game().redact(&self.state, one) == self.game().redact(&self.state, other)
    }

    fn position(&self) -> String {
        write_position(self.game(), &self.state)
    }
}
