//! A review in words: numbers and actions come from the catalog, and are worded in the reader's language.

use crate::insight::curves;
use crate::render;
use crate::table::OpenTable;
use crate::texts;
use crate::view::opening;
use galerne_catalog::review::{Account, Finding, Review, Scale, Stretch, Stroke, Tenths};
use galerne_catalog::{AnyTable, Instead, Maker, SeenEvent};
use galerne_draw::Theme;
use galerne_draw::chart::{Sample, Series};
use galerne_draw::text::number;
use galerne_engine::{Message, Seat, Trouble, Viewer};
use galerne_pages::model::{
    AccountModel, CardModel, LineModel, LogLine, LookingBack, Moment, ReviewModel, TurningPoint,
};
use galerne_texts::Language;

/// The most lines that are shown of what happened on one line of play only.
const TOLD: usize = 5;
/// The most lines of the log that say what was decided.
const DECIDED: usize = 3;
/// Strokes of luck that are named, for each seat.
const STROKES: usize = 3;

/// Who reads which review of which game.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The finished game.
    pub table: &'a dyn AnyTable,
    /// Its review.
    pub review: &'a Review,
    /// What the players are called.
    pub names: &'a [String],
    /// The reader's language.
    pub language: Language,
}

impl std::fmt::Debug for Told<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Told").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Told<'_> {
    fn say(&self, message: &Message) -> String {
        texts::say(self.language, message)
    }

    fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("", String::as_str)
    }

    /// Turns are counted against the player, and worded as they are counted.
    fn turned(&self, value: Tenths) -> Tenths {
        if self.review.scale == Scale::Turns { Tenths(-value.0) } else { value }
    }

    fn number(&self, value: Tenths) -> String {
        number(self.language, value.value(), 1)
    }

    fn signed(&self, value: Tenths) -> String {
        let value = self.turned(value);
        if value.0 > 0 { format!("+{}", self.number(value)) } else { self.number(value) }
    }

    /// What the numbers are.
    #[must_use]
    pub fn unit(&self) -> String {
        // A whole chance and more, added up over a game, reads like a mistake without an explanation.
        let is_large =
            |account: &Account| [account.luck, account.own, account.others].iter().any(|sum| sum.0.abs() > 1000);
        let key = match self.review.scale {
            Scale::Chance if self.review.seats.iter().any(is_large) => "review-unit-chance-large",
            Scale::Chance => "review-unit-chance",
            Scale::Points => "review-unit-points",
            Scale::Turns => "review-unit-turns",
        };
        texts::text(self.language, key)
    }

    /// `start + luck + own + others = result` for each seat.
    #[must_use]
    pub fn accounts(&self) -> Vec<AccountModel> {
        let model = |(seat, account): (usize, &Account)| AccountModel {
            name: self.name(seat as u8).to_owned(),
            start: self.number(self.turned(account.start)),
            luck: self.signed(account.luck),
            own: self.signed(account.own),
            others: self.signed(account.others),
            result: self.number(self.turned(account.result)),
            accuracy: account.accuracy.map(|[mean, low, high]| {
                let [mean, low, high] = [mean, low, high].map(|value| number(self.language, value.value(), 0));
                if low == high {
                    // Exact prices leave nothing open.
                    return mean;
                }
                self.say(&Message::new("review-accuracy-within").with("mean", mean).with("low", low).with("high", high))
            }),
        };
        self.review.seats.iter().enumerate().map(model).collect()
    }

    /// What the stretch cost, in one sentence.
    #[must_use]
    pub fn cost(&self, stretch: &Stretch) -> String {
        let gains = stretch.finding == Finding::Gains;
        let value = |tenths: Tenths| self.number(Tenths(if gains { -tenths.0 } else { tenths.0 }));
        let (low, high) = if gains { (stretch.high, stretch.low) } else { (stretch.low, stretch.high) };
        let key = match (self.review.scale, gains) {
            (Scale::Chance, false) => "review-cost-chance",
            (Scale::Chance, true) => "review-gain-chance",
            (Scale::Points, false) => "review-cost-points",
            (Scale::Points, true) => "review-gain-points",
            (Scale::Turns, _) => "review-cost-turns",
        };
        let message = Message::new(key).with("name", self.name(stretch.seat)).with("cost", value(stretch.cost));
        self.say(&message.with("low", value(low)).with("high", value(high)))
    }

    /// How the price is known.
    #[must_use]
    pub fn how(&self, stretch: &Stretch) -> String {
        match stretch.times {
            0 => texts::text(self.language, "review-how-exact"),
            times => self.say(&Message::new("review-how").with("times", times)),
        }
    }

    /// Decisions with a proved price, in the order of the game.
    #[must_use]
    pub fn turning_points(&self, mine: impl Fn(u8) -> bool) -> Vec<TurningPoint> {
        let opening = self.opening();
        let is_priced = |stretch: &&Stretch| matches!(stretch.finding, Finding::Costs | Finding::Gains);
        let point = |stretch: &Stretch| TurningPoint {
            at: stretch.from,
            step: self.step(stretch.from),
            text: self.say(
                &Message::new("review-point")
                    .with("move", self.number_of(stretch.from + 1, opening))
                    .with("what", format!("{} {}", self.cost(stretch), self.played_told(stretch)).trim_end()),
            ),
            mine: mine(stretch.seat),
        };
        self.review.stretches.iter().filter(is_priced).map(point).collect()
    }

    /// The greatest strokes of luck of the seats that the reader asks about.
    #[must_use]
    pub fn strokes(&self, asks: impl Fn(u8) -> bool) -> Vec<TurningPoint> {
        let (seats, opening) = (self.review.seats.len(), self.opening());
        let mut found: Vec<(usize, &Stroke)> = Vec::new();
        for seat in (0..seats).filter(|&seat| asks(seat as u8)) {
            found.extend(self.review.luckiest(seat, STROKES).into_iter().map(|stroke| (seat, stroke)));
        }
        found.sort_by_key(|(seat, stroke)| (stroke.from, *seat));
        // Of two players the luck of one is the bad luck of the other: a throw is listed once.
        if self.review.scale == Scale::Chance && seats == 2 {
            found.dedup_by_key(|(_, stroke)| stroke.from);
        }
        // What changed without dice or cards is not called their doing.
        let point = |(seat, stroke): (usize, &Stroke)| {
            let told = self.chance_told(stroke)?;
            let luck = stroke.luck.get(seat).copied().unwrap_or_default();
            let key = match (self.review.scale, luck.0 > 0) {
                (Scale::Chance, true) => "review-luck-chance",
                (Scale::Chance, false) => "review-bad-luck-chance",
                (Scale::Points, true) => "review-luck-points",
                (Scale::Points, false) => "review-bad-luck-points",
                (Scale::Turns, true) => "review-luck-turns",
                (Scale::Turns, false) => "review-bad-luck-turns",
            };
            let what =
                Message::new(key).with("name", self.name(seat as u8)).with("luck", self.number(Tenths(luck.0.abs())));
            let what = format!("{} {told}", self.say(&what));
            Some(TurningPoint {
                at: stroke.from,
                step: self.step(stroke.to),
                text: self.say(
                    &Message::new("review-point").with("move", self.number_of(stroke.to, opening)).with("what", what),
                ),
                mine: true,
            })
        };
        found.into_iter().filter_map(point).collect()
    }

    /// What dice and cards did there, in the words of the log: the first headline, or the first line; nothing where
    /// they did nothing, nor where a player decided between two throws: then it is undecidable which of them it was.
    fn chance_told(&self, stroke: &Stroke) -> Option<String> {
        let is_chance = |entry: usize| self.table.maker(entry) == Some(Maker::Chance);
        let since = self.table.at(stroke.from).event_count();
        let events = self.table.at(stroke.to).events(since, Viewer::EVERYONE);
        let mut thrown =
            (stroke.from..stroke.to).skip_while(|&entry| !is_chance(entry)).skip_while(|&entry| is_chance(entry));
        if thrown.any(is_chance) {
            return None;
        }
        let by_chance = || events.iter().filter(|event| !event.aside && is_chance(event.entry));
        let event = by_chance().find(|event| event.headline).or_else(|| by_chance().next())?;
        Some(self.game_says(self.table, &event.message))
    }

    /// What was decided there, in the words of the log: the first lines of the player's own moves.
    fn played_told(&self, stretch: &Stretch) -> String {
        let since = self.table.at(stretch.from).event_count();
        let is_own =
            |event: &&SeenEvent| !event.aside && self.table.maker(event.entry) == Some(Maker::Seat(Seat(stretch.seat)));
        let events = self.table.at(stretch.to).events(since, Viewer::EVERYONE);
        let lines = events.iter().filter(is_own).take(DECIDED).map(|event| self.game_says(self.table, &event.message));
        lines.collect::<Vec<String>>().join(" ")
    }

    fn game_says(&self, table: &dyn AnyTable, message: &Message) -> String {
        table.say_as(self.language, message, self.names)
    }

    /// The step of a replay from which it counts moves.
    fn opening(&self) -> usize {
        opening(self.table, Viewer::EVERYONE)
    }

    /// The number that a replay gives to the last of that many live entries: 0 while the game was set up.
    fn number_of(&self, at: usize, opening: usize) -> usize {
        self.step(at).saturating_sub(opening)
    }

    /// The step of the replay of a finished game that stands after that number of live entries.
    fn step(&self, at: usize) -> usize {
        let steps = self.table.steps(Viewer::EVERYONE);
        (0..steps).find(|&step| self.table.moment_after(Viewer::EVERYONE, step) >= at).unwrap_or(steps)
    }

    /// The stretch that begins there.
    #[must_use]
    pub fn stretch_at(&self, at: usize) -> Option<&Stretch> {
        self.review.stretches.iter().find(|stretch| stretch.from == at)
    }

    /// The stretch to show first: the dearest of the reader's, else the dearest of all.
    #[must_use]
    pub fn first_shown(&self, mine: impl Fn(u8) -> bool) -> Option<&Stretch> {
        let all = self.review.dearest(None, usize::MAX);
        all.iter().find(|stretch| mine(stretch.seat)).or(all.first()).copied()
    }

    fn other_course(&self, stretch: &Stretch) -> Result<Instead, Trouble> {
        self.table.instead(stretch.from, stretch.to, Seat(stretch.seat), &stretch.line)
    }

    /// A decision with both lines and what differed on them.
    pub fn card(&self, stretch: &Stretch) -> Result<CardModel, Trouble> {
        let other = self.other_course(stretch)?;
        let since = self.table.at(stretch.from).event_count();
        let told = |table: &dyn AnyTable, n: usize| -> Vec<SeenEvent> {
            table.at(n).events(since, Viewer::EVERYONE).into_iter().filter(|event| !event.aside).collect()
        };
        let (played, best) = (told(self.table, other.played), told(&*other.table, other.best));
        let lines = |table: &dyn AnyTable, events: &[SeenEvent], not_in: &[SeenEvent]| -> Vec<LogLine> {
            let only = events.iter().filter(|event| not_in.iter().all(|other| other.message != event.message));
            let line = |event: &SeenEvent| LogLine {
                n: event.index,
                rule: event.rule.0.to_owned(),
                text: self.game_says(table, &event.message),
                head: event.headline,
                ..LogLine::default()
            };
            let mut lines: Vec<LogLine> = Vec::new();
            // The same action done twice is listed once.
            for line in only.map(line) {
                if lines.len() < TOLD && lines.iter().all(|other| other.text != line.text) {
                    lines.push(line);
                }
            }
            lines
        };
        let facts = |table: &dyn AnyTable, n: usize| -> Vec<String> {
            table.at(n).board(Viewer::EVERYONE).facts.iter().map(|fact| self.game_says(table, fact)).collect()
        };
        let moves = |table: &dyn AnyTable, from: usize, to: usize| -> Vec<String> {
            let labels = (from..to).filter_map(|n| table.label(n)).map(|label| self.game_says(table, &label));
            let mut moves: Vec<String> = labels.collect();
            moves.dedup();
            moves
        };
        Ok(CardModel {
            at: stretch.from,
            step: self.step(stretch.from),
            title: self.say(
                &Message::new("review-card")
                    .with("move", self.number_of(stretch.from + 1, self.opening()))
                    .with("name", self.name(stretch.seat)),
            ),
            cost: self.cost(stretch),
            how: self.how(stretch),
            played: LineModel {
                moves: moves(self.table, stretch.from, stretch.to),
                told: lines(self.table, &played, &best),
                facts: facts(self.table, other.played),
            },
            best: LineModel {
                moves: moves(&*other.table, stretch.from, other.line_ends),
                told: lines(&*other.table, &best, &played),
                facts: facts(&*other.table, other.best),
            },
            same_luck: other.best > other.line_ends,
        })
    }
}

impl OpenTable {
    /// The words of a review of this finished game.
    #[must_use]
    pub fn told<'a>(&'a self, review: &'a Review, language: Language) -> Told<'a> {
        Told { table: &*self.table, review, names: self.names_in(language), language }
    }

    /// The whole review as a page shows it to the player of these seats, with the decision after `at` live entries.
    #[must_use]
    pub fn review_model(
        &self,
        review: &Review,
        at: Option<usize>,
        mine: impl Fn(u8) -> bool + Copy,
        language: Language,
    ) -> ReviewModel {
        let told = self.told(review, language);
        let is_seated = (0..review.seats.len()).any(|seat| mine(seat as u8));
        let asks = |seat: u8| mine(seat) || !is_seated;
        let stretch = at.and_then(|at| told.stretch_at(at)).or_else(|| told.first_shown(mine));
        let opening = told.opening();
        let numbered = |told: &Told<'_>, seat: usize| {
            let number = |sample: Sample| Sample { x: told.number_of(sample.x as usize, opening) as f64, ..sample };
            points(told, seat).into_iter().map(number).collect()
        };
        let (curve, narrow) = drawn(&told, numbered);
        ReviewModel {
            unit: told.unit(),
            curve,
            narrow,
            rows: rows(&told),
            accounts: told.accounts(),
            costs: told.turning_points(mine),
            luck: told.strokes(asks),
            card: stretch.and_then(|stretch| told.card(stretch).ok()),
            whole: review.whole,
        }
    }

    /// The curve of the review and its turning points, for the pages of a table and its replay.
    #[must_use]
    pub fn looking_back(&self, review: &Review, language: Language) -> LookingBack {
        let told = self.told(review, language);
        // A replay marks the step that it shows: one point a step, each as the last one judged.
        let steps: Vec<usize> = (0..=told.table.steps(Viewer::EVERYONE))
            .map(|step| told.table.moment_after(Viewer::EVERYONE, step))
            .collect();
        let opening = told.opening();
        let by_step = |told: &Told<'_>, seat: usize| {
            let judged = points(told, seat);
            let at = |(step, &at): (usize, &usize)| {
                let last = judged.iter().rfind(|point| point.x <= at as f64).or(judged.first())?;
                Some(Sample { x: step.saturating_sub(opening) as f64, y: last.y, likely: None })
            };
            steps.iter().enumerate().filter_map(at).collect()
        };
        let (curve, narrow) = drawn(&told, by_step);
        let mut all = told.turning_points(|_| true);
        all.extend(told.strokes(|_| true));
        all.sort_by_key(|point| (point.step, point.at));
        let moments = all.into_iter().map(|point| Moment { at: point.step, text: point.text }).collect();
        LookingBack { table: self.id().to_owned(), curve, narrow, moments }
    }
}

/// The curves of all players, wide and narrow.
fn drawn(told: &Told<'_>, points: impl Fn(&Told<'_>, usize) -> Vec<Sample>) -> (String, String) {
    let series: Vec<Series> = (told.names.iter().enumerate())
        .map(|(seat, name)| Series { label: name.clone(), seat: Some(Seat(seat as u8)), points: points(told, seat) })
        .collect();
    let axes = match told.review.scale {
        Scale::Chance => (["curve-title", "curve-chance"], Some((0.0, 100.0))),
        Scale::Points => (["review-curve-points", "review-axis-points"], None),
        Scale::Turns => (["review-curve-turns", "review-axis-turns"], None),
    };
    curves(&series, axes, told.names, told.language)
}

/// The board after a decision of a finished game, as a file: what was played, or the maître's line.
#[must_use]
pub fn review_board(
    table: &dyn AnyTable,
    stretch: &Stretch,
    best: bool,
    theme: Theme,
    (names, language): (&[String], Language),
) -> Option<String> {
    let other = table.instead(stretch.from, stretch.to, Seat(stretch.seat), &stretch.line).ok()?;
    if best {
        render::file_at(&*other.table, other.best, theme, language, names)
    } else {
        render::file_at(table, other.played, theme, language, names)
    }
}

fn points(told: &Told<'_>, seat: usize) -> Vec<Sample> {
    let value = |values: &[Tenths]| values.get(seat).map(|&value| told.turned(value).value());
    let sample = |point: &galerne_catalog::review::Point| {
        let (y, low, high) = (value(&point.v)?, value(&point.low)?, value(&point.high)?);
        let (low, high) = (low.min(high), low.max(high));
        // A chance beyond certainty is the band's, not the player's.
        let (low, high) =
            if told.review.scale == Scale::Chance { (low.max(0.0), high.min(100.0)) } else { (low, high) };
        Some(Sample { x: point.at as f64, y, likely: Some((low, high)) })
    };
    told.review.curve.iter().filter_map(sample).collect()
}

fn rows(told: &Told<'_>) -> Vec<(usize, Vec<String>)> {
    let cell = |point: &galerne_catalog::review::Point, seat: usize| {
        let value = |values: &[Tenths]| told.number(told.turned(values.get(seat).copied().unwrap_or_default()));
        if point.low.get(seat) == point.high.get(seat) {
            return value(&point.v);
        }
        let message = Message::new("review-within").with("value", value(&point.v));
        told.say(&message.with("low", value(&point.low)).with("high", value(&point.high)))
    };
    let opening = told.opening();
    let row = |point: &galerne_catalog::review::Point| {
        (told.number_of(point.at, opening), (0..told.names.len()).map(|seat| cell(point, seat)).collect())
    };
    told.review.curve.iter().map(row).collect()
}
