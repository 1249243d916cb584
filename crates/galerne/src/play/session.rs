//! A sitting: one table, the people and bots around it, from the first question to the last line.

use super::answers::{Meant, meant};
use super::keeper::Keeper;
use super::seats::{Who, word_for};
use super::typed::{Typed, plain};
use crate::commands::{log_line, print_board, print_standings};
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::{Voice, in_all_languages};
use galerne_catalog::{AnyTable, Choice, Denial, Maker, Move};
use galerne_engine::{Message, Random, Seat, SeatSet, Streams, Turn, Viewer, mix};
use galerne_pages::model::ChanceMode;
use galerne_table::{Attempt, OpenTable, Order, Refused, Who as Asker, Wrote};
use std::{io, path::PathBuf};

/// How the sitting goes, apart from the game itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Chance comes from real dice and cards on the table.
    pub(super) dice: bool,
    /// Chance does not wait for Enter.
    pub(super) auto: bool,
    pub(super) seed: u64,
}

/// Whether the sitting goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Go,
    /// A player left.
    Quit,
    /// There will be no more input.
    InputEnded,
}

pub(super) struct Session<'a> {
    pub(super) open: OpenTable,
    pub(super) seats: Vec<Who>,
    keeper: Option<Keeper>,
    pub(super) style: Style,
    pub(super) terminal: &'a mut Terminal,
    pub(super) voice: Voice,
    pub(super) luck: Streams,
    /// The bots' luck, apart from the luck of the game.
    random: Random,
    /// Whose secrets may be on the screen. With one person at the table always theirs.
    eyes: Option<Seat>,
    /// The device goes from hand to hand because there are secrets.
    secretive: bool,
    /// How many events each seat has been shown.
    pub(super) told: Vec<usize>,
    /// How many entries the record had when it was last saved by hand.
    pub(super) saved: usize,
    /// Where: the same name may be used again, any other file that exists is left alone.
    pub(super) saved_as: Option<PathBuf>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        seats: Vec<Who>,
        keeper: Option<Keeper>,
        style: Style,
        terminal: &'a mut Terminal,
        voice: Voice,
    ) -> Session<'a> {
        // A game taken up again does not meet the same luck a second time.
        let seed = if table.entries() == 0 { style.seed } else { mix(style.seed, table.entries() as u64) };
        let humans: Vec<Seat> = humans_of(&seats).iter().collect();
        let told = vec![table.now().event_count(); seats.len()];
        let bots: Vec<Option<&str>> =
            seats.iter().map(|who| if let Who::Bot(bot) = who { Some(*bot) } else { None }).collect();
        let chance = match (style.dice, style.auto) {
            (true, _) => ChanceMode::Real,
            (false, true) => ChanceMode::Automatic,
            (false, false) => ChanceMode::Throw,
        };
        Session {
            eyes: if let [one] = humans[..] { Some(one) } else { None },
            saved: table.entries(),
            saved_as: None,
            open: OpenTable::local(table, &bots, chance),
            seats,
            keeper,
            style,
            terminal,
            voice,
            luck: Streams::new(seed),
            random: Random::new(mix(seed, 99)),
            secretive: false,
            told,
        }
    }

    /// Play until the game is over or a player leaves.
    pub(super) fn play(mut self) -> Outcome {
        self.greet()?;
        self.keep()?;
        loop {
            self.tell()?;
            let next = match self.open.table().turn() {
                Turn::Over => break,
                Turn::Chance(_) => self.chance()?,
                Turn::Decide(seats) => self.decide(seats)?,
            };
            match next {
                Next::Go => {}
                Next::Quit => return self.leave(true),
                Next::InputEnded => return self.leave(false),
            }
        }
        self.end()
    }

    fn greet(&mut self) -> io::Result<()> {
        let kinds = self.open.table().names().iter().zip(&self.seats);
        let players: Vec<String> =
            kinds.map(|(name, who)| format!("{name} ({})", word_for(*who, self.voice))).collect();
        let title = self.terminal.bold(&self.open.table().game().title(self.voice.language));
        self.terminal.line(&format!("{title} — {}", players.join(", ")))?;
        self.line("play-how")
    }

    pub(super) fn line(&mut self, key: &'static str) -> io::Result<()> {
        self.terminal.line(&self.voice.word(key))
    }

    pub(super) fn message(&mut self, message: &Message) -> io::Result<()> {
        self.terminal.line(&self.voice.say(message))
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.eyes.map_or(Viewer::SPECTATOR, Viewer::seat)
    }

    /// Print the events since the last ones shown to this viewer. In a game with secrets, wait until a player has taken the
    /// device.
    fn tell(&mut self) -> io::Result<()> {
        self.secretive |= humans_of(&self.seats).len() > 1 && self.open.table().now().hides();
        if self.secretive && self.eyes.is_none() { Ok(()) } else { self.tell_the_one_who_looks() }
    }

    fn tell_the_one_who_looks(&mut self) -> io::Result<()> {
        let since = match self.eyes {
            Some(seat) => self.told[seat.index()],
            None => self.told.iter().copied().min().unwrap_or(0),
        };
        let (events, count) =
            (self.open.table().now().events(since, self.viewer()), self.open.table().now().event_count());
        for told in events.iter().filter(|told| !told.aside) {
            self.terminal.line(&log_line(self.terminal, self.voice, self.open.table(), told))?;
        }
        // Without secrets all players read along; with them only the one who holds the device.
        match self.eyes {
            Some(seat) if self.secretive => self.told[seat.index()] = count,
            _ => self.told.fill(count),
        }
        Ok(())
    }

    /// One decision of one seat. Bots decide first, so that a person never waits for one.
    fn decide(&mut self, deciders: SeatSet) -> Outcome<Next> {
        for seat in deciders.iter() {
            if let Some(Who::Bot(bot)) = self.seats.get(seat.index()) {
                let choice = self.open.table().now().advise(bot, seat, &mut self.random);
                let choice = choice.map_err(|denial| self.failed(&denial))?;
                let moved = self.execute(&Order::Act { seat, by: Move::Id(choice.id) })?;
                moved.map_err(|denial| self.failed(&denial))?;
                return Ok(Next::Go);
            }
        }
        let in_hand = self.eyes.filter(|eyes| deciders.has(*eyes));
        // No seat to ask: a game that obeys the contract has no such state, and the loop would not end.
        let Some(seat) = in_hand.or(deciders.lowest()) else { return Ok(Next::Quit) };
        if self.hand_over(seat, deciders)? == Next::InputEnded {
            return Ok(Next::InputEnded);
        }
        self.show(seat)?;
        let before = self.open.table().entries();
        while self.open.table().entries() == before {
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Next::InputEnded) };
            match Typed::read(&line) {
                Typed::Nothing => self.only_choice_or_show(seat)?,
                Typed::Number(number) => self.choose_number(seat, number)?,
                Typed::Json(value) => self.act(seat, &Move::Json(value))?,
                Typed::BrokenJson(error) => self.message(&Message::new("play-broken-json").with("error", error))?,
                Typed::Text(text) => self.choose_text(seat, &text)?,
                Typed::Word(word, rest) => match self.obey(word, &rest, seat)? {
                    Next::Go => {}
                    next => return Ok(next),
                },
            }
        }
        Ok(Next::Go)
    }

    /// Give the device to the seat's player. The screen is cleared in between, so that no player sees another's secrets.
    fn hand_over(&mut self, seat: Seat, deciders: SeatSet) -> Outcome<Next> {
        let humans = humans_of(&self.seats);
        let together = deciders.iter().filter(|seat| humans.has(*seat)).count() > 1;
        if self.eyes == Some(seat) || humans.len() < 2 {
            return Ok(Next::Go);
        }
        self.secretive |= together;
        if self.secretive {
            if self.hide_screen()? == Next::InputEnded {
                return Ok(Next::InputEnded);
            }
            let name = self.open.table().names()[seat.index()].clone();
            let prompt = self.voice.say(&Message::new("play-hand-over").with("name", name));
            let prompt = format!("{} ", self.terminal.bold(&prompt));
            if self.terminal.ask(&prompt)?.is_none() {
                return Ok(Next::InputEnded);
            }
        }
        self.eyes = Some(seat);
        self.tell()?;
        Ok(Next::Go)
    }

    /// Wait until the player who holds the device has read everything, then clear the screen. Without a terminal there is nothing
    /// to clear and nothing to wait for.
    fn hide_screen(&mut self) -> Outcome<Next> {
        if self.eyes.is_some() && self.terminal.is_seen() {
            let prompt = format!("{} ", self.voice.word("play-hide"));
            if self.terminal.ask(&prompt)?.is_none() {
                return Ok(Next::InputEnded);
            }
            self.terminal.clear()?;
        }
        Ok(Next::Go)
    }

    pub(super) fn show(&mut self, seat: Seat) -> io::Result<()> {
        let (board, ask) = (self.open.table().now().board(self.viewer()), self.open.table().now().ask(seat));
        self.terminal.blank()?;
        print_board(self.terminal, self.voice, self.open.table(), &board)?;
        self.terminal.blank()?;
        if let Some(ask) = ask {
            let ask = self.open.table().say(self.voice.language, &ask);
            self.terminal.line(&self.terminal.bold(&ask))?;
        }
        let labels = self.labels(&self.open.table().now().choices(seat));
        self.terminal.numbered(&labels)
    }

    pub(super) fn labels(&self, choices: &[Choice]) -> Vec<String> {
        choices.iter().map(|choice| self.open.table().say(self.voice.language, &choice.label)).collect()
    }

    /// Enter takes the only choice there is; where there are several it shows them again.
    fn only_choice_or_show(&mut self, seat: Seat) -> io::Result<()> {
        let choices = self.open.table().now().choices(seat);
        match &choices[..] {
            [only] => self.act(seat, &Move::Id(only.id)),
            _ => self.show(seat),
        }
    }

    fn choose_number(&mut self, seat: Seat, number: usize) -> io::Result<()> {
        let choices = self.open.table().now().choices(seat);
        match number.checked_sub(1).and_then(|index| choices.get(index)) {
            Some(choice) => self.act(seat, &Move::Id(choice.id)),
            None => self.no_choice(number, choices.len()),
        }
    }

    pub(super) fn no_choice(&mut self, number: usize, most: usize) -> io::Result<()> {
        self.message(&Message::new("play-no-number").with("number", number).with("most", most))
    }

    fn choose_text(&mut self, seat: Seat, text: &str) -> io::Result<()> {
        let choices = self.open.table().now().choices(seat);
        let labels = self.labels(&choices);
        match meant(text, &labels) {
            Meant::One(index) => self.act(seat, &Move::Id(choices[index].id)),
            Meant::Several(several) => {
                self.line("play-several")?;
                for index in several {
                    self.terminal.line(&format!("  {}  {}", index + 1, labels[index]))?;
                }
                Ok(())
            }
            // Perhaps it is a move that exists but cannot be made now: then the reason is the best answer.
            Meant::None if self.explain_words(seat, text)? => Ok(()),
            Meant::None => self.message(&Message::new("play-not-understood").with("text", text)),
        }
    }

    fn act(&mut self, seat: Seat, action: &Move) -> io::Result<()> {
        let gives_up = self.open.table().now().read(seat, action).is_ok_and(|choice| choice.gives_up);
        if gives_up && self.open.table().now().check(seat, action).is_ok() {
            let prompt = format!("{} ", self.voice.word("play-gives-up"));
            let answer = self.terminal.ask(&prompt)?.unwrap_or_default();
            if !in_all_languages("word-yes").any(|yes| plain(&yes) == plain(&answer)) {
                return self.line("play-goes-on");
            }
        }
        self.order(&Order::Act { seat, by: action.clone() }).map(|_| ())
    }

    /// Execute an order typed at this terminal; `false` if it was refused, after printing why.
    pub(super) fn order(&mut self, order: &Order) -> io::Result<bool> {
        match self.open.order(&Asker::local(), order, None, None, &mut self.luck) {
            Ok(Attempt::Done(_)) => Ok(true),
            Ok(Attempt::Write(_)) => self.wrote().map(|()| true),
            Err(Refused { reason, rule, .. }) => {
                let text = self.with_rule(self.open.in_words(&reason, self.voice.language), rule);
                self.terminal.line(&text).map(|()| false)
            }
        }
    }

    /// Execute what no player decides: the move of a bot, a throw, the result of real dice.
    pub(super) fn execute(&mut self, order: &Order) -> io::Result<Result<(), Denial>> {
        match self.open.execute(order, None, &mut self.luck) {
            Ok(_) => self.wrote().map(Ok),
            Err(denial) => Ok(Err(denial)),
        }
    }

    /// The record is written, where one is kept. A disk that will not take it is said, and the game goes on.
    fn wrote(&mut self) -> io::Result<()> {
        self.open.wrote(Wrote::Durable);
        self.keep()
    }

    /// Write the record down, where one is kept.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        match &mut self.keeper {
            Some(keeper) => keeper.keep(self.open.table(), self.terminal, self.voice),
            None => Ok(()),
        }
    }

    pub(super) fn deny(&mut self, denial: &Denial) -> io::Result<()> {
        let text = self.denied(denial);
        self.terminal.line(&text)
    }

    /// A denial in words, with its rule.
    pub(super) fn denied(&self, denial: &Denial) -> String {
        let reason = self.open.table().say(self.voice.language, denial.message());
        self.with_rule(reason, denial.rule().map(|rule| rule.0))
    }

    fn with_rule(&self, reason: String, rule: Option<&str>) -> String {
        match rule {
            Some(rule) => self.voice.say(&Message::new("denied").with("reason", reason).with("rule", rule)),
            None => reason,
        }
    }

    /// A bot or a draw was refused: reported as an error of the program.
    pub(super) fn failed(&self, denial: &Denial) -> Failure {
        Failure::new(Exit::Refused, self.denied(denial))
    }

    /// Who made the last entry, if it was a person.
    pub(super) fn last_human(&self) -> Option<Seat> {
        match self.open.table().maker(self.open.table().live_entries().checked_sub(1)?)? {
            Maker::Seat(seat) => Some(seat).filter(|seat| self.seats.get(seat.index()) == Some(&Who::Human)),
            Maker::Chance | Maker::Several => None,
        }
    }

    fn end(mut self) -> Outcome {
        if self.secretive {
            // From now on the screen shows only what is public.
            self.hide_screen()?;
            self.eyes = None;
            self.tell_the_one_who_looks()?;
        }
        let board = self.open.table().now().board(self.viewer());
        self.terminal.blank()?;
        print_board(self.terminal, self.voice, self.open.table(), &board)?;
        self.terminal.blank()?;
        self.terminal.line(&self.terminal.bold(&self.voice.word("play-over")))?;
        let (live, viewer) = (self.open.table().live_entries(), self.viewer());
        print_standings(self.terminal, self.voice, self.open.table(), live, viewer)?;
        self.leave(true)
    }

    /// Leave the table; `asking` first whether the game should be kept, where nothing keeps it.
    fn leave(mut self, asking: bool) -> Outcome {
        self.keep()?;
        let kept = self.keeper.as_ref().is_some_and(|keeper| !keeper.is_failing());
        let mut unsaved = !kept && self.saved < self.open.table().entries();
        while asking && unsaved {
            let prompt = format!("{} ", self.voice.word("play-keep"));
            match self.terminal.ask(&prompt)? {
                Some(file) if !file.is_empty() => unsaved = !self.save(&file)?,
                _ => break,
            }
        }
        match &self.keeper {
            Some(keeper) if keeper.is_failing() && unsaved => {
                Err(Failure::new(Exit::Refused, self.voice.word("record-lost")))
            }
            Some(_) if kept => Ok(self.line("play-left-kept")?),
            _ => Ok(self.line("play-left")?),
        }
    }
}

fn humans_of(seats: &[Who]) -> SeatSet {
    let is_human = |(seat, who): (usize, &Who)| (*who == Who::Human).then_some(Seat(seat as u8));
    seats.iter().enumerate().filter_map(is_human).collect()
}
