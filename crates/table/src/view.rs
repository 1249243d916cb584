//! What one audience sees.

use crate::audience::{Audience, Wants};
use crate::message::PageMessage;
use crate::saved::Former;
use crate::seat_names::in_words_of;
use crate::table::OpenTable;
use crate::{parts, render, texts};
use galerne_catalog::{AnyMoment, AnyTable, ChanceDue, Choice, Maker};
use galerne_draw::Weight;
use galerne_engine::{Message, Seat, SeatSet, Standing, TextBoard, Turn, Viewer, Wanted};
use galerne_pages::model::{
    Board, Cell, ChanceMode, ChanceView, ChoiceView, Composed, Die, Final, LogLine, OutcomeView, Over, Prompt,
    SeatKind, SeatView, TableView, UndoView,
};
use galerne_pages::regions::told;
use galerne_texts::Language;
use std::borrow::Cow;

impl OpenTable {
    /// Everything the audience sees now.
    pub fn view(&self, audience: &Audience) -> TableView {
        let moment = self.table.now();
        let drawn = render::draw(&*self.table, self.table.live_entries(), audience, self.names_in(audience.language));
        TableView {
            v: self.version_for(audience.viewer()),
            m: self.mark(audience.viewer(), self.version_for(audience.viewer())),
            scene: drawn.scene,
            panels: drawn.panels,
            log: self.log(&*moment, 0, 0, audience.viewer(), audience.language),
            board: self.board(&moment.board(audience.viewer()), audience.language),
            seen: audience.seen(),
            ..self.parts(audience)
        }
    }

    /// The board as a file of its own, without secrets; `None` where the game does not draw itself.
    #[must_use]
    pub fn picture_file(&self, audience: &Audience) -> Option<String> {
        render::file(&*self.table, audience, self.names_in(audience.language))
    }

    /// Whose secrets a replay may show: a finished game has none left.
    pub fn replay_viewer(&self, audience: &Audience) -> Viewer {
        if self.table.turn() == Turn::Over { Viewer::EVERYONE } else { audience.viewer() }
    }

    /// An earlier moment, to be looked at only, after that number of steps as the viewer counts them.
    pub fn view_at(&self, step: usize, audience: &Audience) -> TableView {
        let viewer = self.replay_viewer(audience);
        let n = self.table.moment_after(viewer, step);
        let moment = self.table.at(n);
        let drawn = render::draw_for(&*self.table, n, viewer, audience, self.names_in(audience.language));
        let mut log = self.log(&*moment, 0, 0, viewer, audience.language);
        if step > 0 {
            let before = self.table.at(self.table.moment_after(viewer, step - 1)).events_known(viewer);
            log.iter_mut().for_each(|line| line.now = line.n >= before);
        }
        TableView {
            v: step,
            scene: drawn.scene,
            panels: drawn.panels,
            waits: self.waits(&*moment, SeatSet::NONE, audience),
            seats: self.seat_views(&*moment, viewer, audience),
            log,
            board: self.board(&moment.board(viewer), audience.language),
            over: self.over(&*moment, audience.language),
            ..TableView::default()
        }
    }

    /// The step at which a replay begins: everything is set up, and nothing has been decided yet. Before that a board
    /// may be empty.
    #[must_use]
    pub fn opening(&self, viewer: Viewer) -> usize {
        opening(&*self.table, viewer)
    }

    /// After how many steps of the viewer's a stretch of play ends: where another player decides next, or, alone at the
    /// table, where dice or cards have answered. The last step ends the last one.
    #[must_use]
    pub fn stretches(&self, viewer: Viewer) -> Vec<usize> {
        let length = self.table.steps(viewer);
        let is_alone = self.seats.len() == 1;
        let (mut ends, mut last, mut has_thrown) = (Vec::new(), None, false);
        for step in 0..length {
            let maker = self.table.moment_after(viewer, step + 1).checked_sub(1).and_then(|n| self.table.maker(n));
            match maker {
                Some(Maker::Chance) | None => has_thrown = true,
                Some(maker) => {
                    let is_new = if is_alone { has_thrown } else { last != Some(maker) };
                    if is_new && step > 0 {
                        ends.push(step);
                    }
                    (last, has_thrown) = (Some(maker), false);
                }
            }
        }
        ends.push(length);
        ends
    }

    /// The same as a message: at most the last step.
    #[must_use]
    pub fn page_at(&self, step: usize, audience: &Audience) -> PageMessage {
        let step = step.min(self.table.steps(self.replay_viewer(audience)));
        let view = self.view_at(step, audience);
        let told = (audience.wants == Wants::Regions).then(|| told(&view.log));
        let mut page = parts::page(view, self.place(), audience, None);
        page.regions.extend(told);
        page
    }

    /// Only the small parts, which may change without the table growing: no picture, log or text board.
    pub(crate) fn parts(&self, audience: &Audience) -> TableView {
        let moment = self.table.now();
        let language = audience.language;
        let seats = self.seat_views(&*moment, audience.viewer(), audience);
        let (waits, over) = (self.waits(&*moment, self.throwers(), audience), self.over(&*moment, language));
        if self.closed.is_some() {
            return TableView { waits, seats, over, ..TableView::default() };
        }
        let mine = || audience.seats.iter().filter(|&seat| moment.turn().deciders().has(seat));
        let say = |message: &Message| self.say(language, message);
        let ask = |seat: Seat| {
            let text = say(&moment.ask(seat)?);
            let [alone] = self.table.names() else { return Some(text) };
            Some(without_name(text, alone))
        };
        let asked = mine().find_map(|seat| Some(Prompt { text: ask(seat)?, seat: seat.0 }));
        let chance = self.chance_view(&*moment, audience);
        let throws = || {
            let seat = audience.own.iter().find(|&seat| self.throwers().has(seat))?;
            Some(Prompt { text: chance.as_ref()?.text.clone(), seat: seat.0 })
        };
        let passes = || self.pass_the_device(audience).map(|(seat, text)| Prompt { text, seat: seat.0 });
        let prompt = asked.or_else(passes).or_else(throws);
        let choice = |seat: Seat, leads: &dyn Fn(usize) -> bool| {
            let mut choices = moment.choices(seat);
            let weight = |choice: &Choice| if leads(choice.id) { Weight::Main } else { choice.weight };
            // A program that takes the first choice must not give up by it.
            choices.sort_by_key(|choice| (choice.gives_up, weight(choice)));
            let view = |choice: Choice| ChoiceView {
                seat: seat.0,
                id: choice.id,
                label: say(&choice.label),
                targets: choice.targets,
                gives_up: choice.gives_up,
                warning: choice.warning.as_ref().map(say),
                main: choice.weight == Weight::Main && !choice.gives_up,
                minor: choice.weight == Weight::Minor,
                then: Vec::new(),
                alias: false,
            };
            choices.into_iter().map(view).collect::<Vec<_>>()
        };
        let sequence = |seat: Seat| {
            moment.sequences(seat).into_iter().filter_map(move |sequence| {
                let (&id, then) = sequence.ids.split_first()?;
                let (label, targets, then) = (say(&sequence.label), sequence.targets, then.to_vec());
                let (main, alias) = (sequence.main, then.is_empty());
                Some(ChoiceView { seat: seat.0, id, label, targets, then, main, alias, ..ChoiceView::default() })
            })
        };
        // A sequence that goes on stands where its first action would stand alone: the answers to a question keep their places and keys.
        let offered = |seat: Seat| {
            let (mains, others): (Vec<_>, Vec<_>) = sequence(seat).partition(|sequence| sequence.main);
            let singles = choice(seat, &|id| mains.iter().any(|main| main.id == id));
            let led = |single: ChoiceView| {
                let before = mains.iter().filter(|main| main.id == single.id).cloned().collect::<Vec<_>>();
                before.into_iter().chain([single])
            };
            singles.into_iter().flat_map(led).chain(others).collect::<Vec<_>>()
        };
        let composed = |seat: Seat| Some(Composed { seat: seat.0, text: moment.composed(seat)? });
        TableView {
            prompt,
            choices: mine().flat_map(offered).collect(),
            composed: mine().filter_map(composed).collect(),
            chance,
            undo: self.undo_views(audience),
            curtain: self.curtain(audience),
            waits,
            seats,
            over,
            ..TableView::default()
        }
    }

    /// On a shared device the player whose page is shown may undo; so may a player who has decided and now waits for
    /// the others, because the device is not passed back to them. A decision still being built in secret is its owner's
    /// alone.
    fn undo_views(&self, audience: &Audience) -> Vec<UndoView> {
        let view =
            |seat: Seat| UndoView { other: !audience.seats.has(seat), ..self.undo_view(seat, audience.language) };
        let views = audience.own.iter().map(view);
        let deciders = self.table.turn().deciders();
        let waits = |view: &UndoView| view.possible && !deciders.has(Seat(view.seat));
        views.filter(|view| audience.seats.has(Seat(view.seat)) || waits(view)).collect()
    }

    fn undo_view(&self, seat: Seat, language: Language) -> UndoView {
        match self.table.check_undo(seat) {
            Err(_) if self.corrects(seat) => {
                UndoView { seat: seat.0, possible: true, corrects: true, ..UndoView::default() }
            }
            Ok(()) => UndoView { seat: seat.0, possible: true, ..UndoView::default() },
            Err(refusal) => UndoView {
                seat: seat.0,
                possible: false,
                why: Some(self.say(language, &refusal.reason)),
                rule: Some(refusal.rule.0.to_owned()),
                ..UndoView::default()
            },
        }
    }

    fn chance_view(&self, moment: &dyn AnyMoment, audience: &Audience) -> Option<ChanceView> {
        let due = moment.chance()?;
        let throwers = self.throwers();
        let automatic = throwers.is_empty();
        if audience.own.is_empty() || !(automatic || audience.own.iter().any(|seat| throwers.has(seat))) {
            return None;
        }
        let real = self.head.chance == ChanceMode::Real;
        if real && due.wanted == Wanted::Listed && !moment.may_read_outcomes(audience.viewer()) {
            return None;
        }
        let say = |message: &Message| self.say(audience.language, message);
        let dice = match &due.wanted {
            Wanted::Dice(dice) => {
                let die = |(name, faces): &(Message, u8)| Die { name: say(name), faces: *faces };
                Some(dice.iter().map(die).collect())
            }
            Wanted::Listed => None,
        };
        let text = self.awaited_chance(&due, audience.language);
        // The outcomes are needed only where a player must enter which one came.
        let outcomes = due.outcomes.filter(|_| real).map(|outcomes| {
            let outcome =
                |outcome: galerne_catalog::Outcome| OutcomeView { label: say(&outcome.label), chance: outcome.chance };
            outcomes.into_iter().map(outcome).collect()
        });
        Some(ChanceView { text, dice, outcomes, automatic, real })
    }

    /// What happens, in the game's words, and what is to be done about it where people throw.
    fn awaited_chance(&self, due: &ChanceDue, language: Language) -> String {
        let what = self.table.game().source_words(language, due.source);
        let key = match (self.head.chance, &due.wanted) {
            _ if self.throws_by_itself() => return what,
            (ChanceMode::Real, Wanted::Dice(_)) => "chance-dice-real",
            (ChanceMode::Real, Wanted::Listed) => "chance-cards-real",
            (_, Wanted::Dice(_)) => "chance-dice",
            (_, Wanted::Listed) => "chance-cards",
        };
        texts::say(language, &Message::new(key).with("what", what))
    }

    fn waits(&self, moment: &dyn AnyMoment, throwers: SeatSet, audience: &Audience) -> String {
        let language = audience.language;
        if let Some(closed) = self.closed_text(language) {
            return closed;
        }
        let meanwhile = moment.meanwhile(audience.seats.lowest()).map(|told| self.say(language, &told));
        match moment.turn() {
            Turn::Over => meanwhile.unwrap_or_else(|| texts::text(language, "waits-over")),
            _ if self.stuck => texts::text(language, "waits-stuck"),
            _ if meanwhile.is_some() => meanwhile.unwrap_or_default(),
            Turn::Chance(source) => {
                let what = self.table.game().source_words(language, source);
                if throwers.is_empty() {
                    return what;
                }
                let names: Vec<String> = throwers.iter().map(|seat| self.name(seat, language)).collect();
                let waits = Message::new("waits-throw").with("what", what).with("names", listed(&names, language));
                texts::say(language, &waits)
            }
            Turn::Decide(seats) => self.waits_for(seats, language),
        }
    }

    /// Who is awaited; at a free seat the player who sits down there.
    fn waits_for(&self, seats: SeatSet, language: Language) -> String {
        let is_open = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|saved| saved.seat.kind == SeatKind::Open);
        let names: Vec<String> =
            seats.iter().filter(|seat| !is_open(seat)).map(|seat| self.name(seat, language)).collect();
        // The player of the seat has left: what can be done is said with it.
        let left = self.left_behind(seats, language).filter(|_| names.is_empty());
        if let Some(name) = left {
            return texts::say(language, &Message::new("waits-left").with("name", name));
        }
        let key = match (names.is_empty(), names.len() < seats.len()) {
            (true, _) => "waits-for-somebody",
            (false, true) => "waits-for-others-too",
            (false, false) => "waits-for",
        };
        let message = Message::new(key).with("count", names.len()).with("names", listed(&names, language));
        texts::say(language, &message)
    }

    /// What the last one was called who left a free seat of these.
    fn left_behind(&self, seats: SeatSet, language: Language) -> Option<String> {
        let is_free = |seat: Seat| self.seats.get(seat.index()).is_some_and(|saved| saved.seat.kind == SeatKind::Open);
        let former = |seat: Seat| self.former.iter().rev().find(|former| former.seat == seat.index());
        let left = seats.iter().filter(|&seat| is_free(seat)).find_map(former)?;
        Some(in_words_of(&left.name, language))
    }

    fn seat_views(&self, moment: &dyn AnyMoment, viewer: Viewer, audience: &Audience) -> Vec<SeatView> {
        let awaited = moment.turn().deciders();
        let view = |(standing, words): (Standing, Message)| {
            let saved = &self.seats.get(standing.seat.index())?.seat;
            Some(SeatView {
                seat: standing.seat.0,
                name: self.name(standing.seat, audience.language),
                kind: saved.kind,
                bot: saved.bot.clone().filter(|_| saved.kind == SeatKind::Bot),
                here: self.presence.is_here(standing.seat),
                mine: audience.own.has(standing.seat),
                awaited: awaited.has(standing.seat) && self.closed.is_none(),
                out: moment.is_out(standing.seat),
                standing: self.say(audience.language, &words),
                score: standing.score,
                place: standing.place,
                won: standing.won,
            })
        };
        moment.standings(viewer).into_iter().filter_map(view).collect()
    }

    pub(crate) fn name(&self, seat: Seat, language: Language) -> String {
        match self.seats.get(seat.index()) {
            Some(saved) if saved.seat.kind == SeatKind::Open => texts::text(language, "seat-open"),
            _ => self.names_in(language).get(seat.index()).cloned().unwrap_or_default(),
        }
    }

    pub(crate) fn over(&self, moment: &dyn AnyMoment, language: Language) -> Option<Over> {
        if moment.turn() != Turn::Over {
            return None;
        }
        let line = |(standing, words): (Standing, Message)| Final {
            seat: standing.seat.0,
            name: self.name(standing.seat, language),
            standing: self.say(language, &words),
            score: standing.score,
            place: standing.place,
            won: standing.won,
        };
        let mut standings: Vec<Final> = moment.standings(Viewer::SPECTATOR).into_iter().map(line).collect();
        standings.sort_by_key(|line| line.place);
        let title = match moment.verdict() {
            Some(verdict) => self.say(language, &verdict),
            None => self.who_won(&standings, language),
        };
        let onward = self.onward().map(|(number, _)| number);
        Some(Over { title, standings, rematch: self.head.next.clone(), onward, luck: self.has_own_luck() })
    }

    /// For a game that does not say itself how it ended. Who played alone has won or lost by the game's own measure.
    fn who_won(&self, standings: &[Final], language: Language) -> String {
        let winners: Vec<String> = standings.iter().filter(|line| line.won).map(|line| line.name.clone()).collect();
        let message = match &winners[..] {
            _ if standings.len() == 1 => Message::new("over-alone"),
            [] => Message::new("over-none"),
            [winner] => Message::new("over-won").with("name", winner.as_str()),
            _ => Message::new("over-shared").with("names", listed(&winners, language)),
        };
        texts::say(language, &message)
    }

    /// What happened from event number `since` on, as the viewer may know it. Lines are numbered as the viewer counts them, so that
    /// no gap tells how much was hidden; `first` is the number of the first one.
    pub(crate) fn log(
        &self,
        moment: &dyn AnyMoment,
        since: usize,
        first: usize,
        viewer: Viewer,
        language: Language,
    ) -> Vec<LogLine> {
        let names = |told: &galerne_catalog::SeenEvent| match self.table.place(told.entry) {
            Some(place) if !self.former.is_empty() => self.names_at(place, language),
            _ => Cow::Borrowed(self.names_in(language)),
        };
        let line = |(n, told): (usize, galerne_catalog::SeenEvent)| LogLine {
            n: first + n,
            rule: told.rule.0.to_owned(),
            text: self.table.say_as(language, &told.message, &names(&told)),
            head: told.headline,
            ..LogLine::default()
        };
        // The moment may be an earlier one: what came after it is not shown there.
        let until = self.table.place(moment.number()).unwrap_or(usize::MAX);
        let told = moment.events(since, viewer).into_iter().enumerate().filter(|(_, told)| !told.aside);
        let (places, mut lines): (Vec<Option<usize>>, Vec<LogLine>) =
            told.map(|(n, told)| (self.table.place(told.entry), line((n, told)))).unzip();
        for (at, note) in self.notes(viewer, language).into_iter().filter(|(at, _)| *at <= until) {
            let is_before = |place: &Option<usize>| place.is_some_and(|place| place < at);
            if let Some(line) = places.iter().rposition(is_before).and_then(|line| lines.get_mut(line)) {
                line.notes.push(note);
            }
        }
        lines
    }

    /// What happened at the table besides the game: who left, and which throws were corrected; each with the place in the record before
    /// which it happened.
    fn notes(&self, viewer: Viewer, language: Language) -> Vec<(usize, String)> {
        let left = |former: &Former| {
            let name = in_words_of(&former.name, language);
            (former.until, texts::say(language, &Message::new("log-left").with("name", name)))
        };
        let corrected = |at: usize| (at, texts::text(language, "log-corrected"));
        let mut notes: Vec<(usize, String)> = self.former.iter().map(left).collect();
        notes.extend(self.table.corrections(viewer).into_iter().map(corrected));
        notes.sort_by_key(|(at, _)| *at);
        notes
    }

    pub(crate) fn board(&self, board: &TextBoard, language: Language) -> Board {
        let say = |message: &Message| self.say(language, message);
        let cell = |(name, text): &(String, Message)| Cell { name: name.clone(), text: say(text) };
        Board {
            drawing: board.drawing.clone(),
            facts: board.facts.iter().map(say).collect(),
            cells: board.cells.iter().map(cell).collect(),
        }
    }
}

/// The first step of a table that is past its setting up; step 0 of one that never is.
pub(crate) fn opening(table: &dyn AnyTable, viewer: Viewer) -> usize {
    let is_set_up = |&step: &usize| !table.at(table.moment_after(viewer, step)).sets_up();
    (0..=table.steps(viewer)).find(is_set_up).unwrap_or_default()
}

/// Names as one says them: « Ana, Bob and Caracole ».
fn listed(names: &[String], language: Language) -> String {
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let and = Message::new("names-and").with("names", rest.join(", ")).with("last", last.as_str());
            texts::say(language, &and)
        }
        _ => names.concat(),
    }
}

/// Alone at a table one knows who is asked: the question begins without the name.
fn without_name(text: String, name: &str) -> String {
    let Some(rest) = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(", ")) else { return text };
    let mut letters = rest.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// “Guest, which tile …?” was asked of a player alone.
    #[test]
    fn who_plays_alone_is_asked_without_a_name() {
        let asked = |text: &str| without_name(text.to_owned(), "Guest");
        assert_eq!(asked("Guest, which tile does the horde attempt?"), "Which tile does the horde attempt?");
        assert_eq!(asked("Guest, épuisez le vent."), "Épuisez le vent.");
        assert_eq!(asked("Guest rolls."), "Guest rolls.");
    }
}
