//! The game behind the contract: options, boards, decks and programs, computed once.

use crate::action::Action;
use crate::board::Board;
use crate::cards::{CARDS, CATALOGUE, Card, CardId, CardSet, Line, Position, Set, Trigger};
use crate::consumables;
use crate::dice::Pool;
use crate::effects::{Op, Tag};
use crate::event::Event;
use crate::options::Scoring;
use crate::options::{BoardChoice, Compose, DeckChoice, FIELDS, Mode, Options, PRESETS, RaceBonus, Team, Winner};
use crate::program::Programs;
use crate::rule_ids as ww;
use crate::scoring::Points;
use crate::state::{HORDES, Phase, State, Wait};
use galerne_engine::{Field, Group, Log, Need, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn, refuse};
use serde::Deserialize;
use std::ops::RangeInclusive;

/// Windwalkers, set up.
#[derive(Clone, Debug)]
pub struct Windwalkers {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) boards: Vec<Board>,
    pub(crate) by_position: [CardSet; 4],
    pub(crate) tagged: [CardSet; Tag::ALL.len()],
    /// Cards whose power is used in a contre or on the way (reactions are not used, they answer), and those that ask
    /// nothing: no cost, condition or target.
    pub(crate) in_contre: CardSet,
    pub(crate) in_travel: CardSet,
    pub(crate) simple: CardSet,
    /// Cards that another card follows when they are abandoned (WW-9.44).
    pub(crate) followed: CardSet,
    /// All cards in play.
    pub(crate) deck: CardSet,
    pub(crate) programs: Programs,
    pub(crate) points: Points,
    pub(crate) teams: [[u8; 8]; HORDES],
}

#[derive(Deserialize)]
struct TeamFile {
    team: Vec<TeamData>,
}

#[derive(Deserialize)]
struct TeamData {
    id: String,
    solo: bool,
    cards: Vec<u8>,
}

/// The cards of a ready-made horde and whether it plays alone.
pub(crate) fn team(team: Team) -> Option<([u8; 8], bool)> {
    let file: TeamFile = toml::from_str(include_str!("../data/teams.toml")).ok()?;
    let data = file.team.into_iter().find(|data| data.id == team.name())?;
    Some((data.cards.try_into().ok()?, data.solo))
}

impl Rules for Windwalkers {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "windwalkers";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=3;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn groups() -> &'static [Group] {
        crate::options::GROUPS
    }

    fn needs() -> &'static [Need] {
        crate::options::NEEDS
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        check_seats(options, seats)?;
        check_variants(options)?;
        let deck = deck(options, seats)?;
        let mut teams = [[0; 8]; HORDES];
        if options.compose == Compose::Preset {
            let mut taken = CardSet::EMPTY;
            for (seat, chosen) in [options.team, options.team2, options.team3].into_iter().enumerate().take(seats) {
                let Some((cards, solo)) = team(chosen) else { return refuse(ww::TEAMS, "refused-options-team") };
                let set: CardSet = cards.into_iter().collect();
                if seats == 1 && !solo {
                    return refuse(ww::CARDS, "refused-options-team-multi");
                }
                if !set.minus(deck).is_empty() {
                    return refuse(ww::TEAMS, "refused-options-team-deck");
                }
                if !set.and(taken).is_empty() {
                    return refuse(ww::TEAMS, "refused-options-team-shared");
                }
                taken = taken.or(set);
                teams[seat] = cards;
            }
        }
        let names: &[&str] = match (options.mode, options.board) {
            (Mode::Race2, _) => &["race2"],
            (_, BoardChoice::Chapter2Web) => &["chapter1", "chapter2_web", "chapter3", "chapter4"],
            _ => &["chapter1", "chapter2", "chapter3", "chapter4"],
        };
        let Some(boards) = names.iter().map(|id| Board::of_data(id)).collect::<Option<Vec<_>>>() else {
            return refuse(ww::BOARDS, "refused-options-board");
        };
        let Some(points) = Points::named(options.scoring.name()) else {
            return refuse(ww::SCORING, "refused-options-scoring");
        };
        let points = if options.mode == Mode::Race2 { Points { day: points.day, ..Points::RACE } } else { points };
        Ok(Windwalkers {
            options: options.clone(),
            seats,
            boards,
            by_position: Position::ALL.map(|position| CardSet::of(|card| card.position == position)),
            tagged: Tag::ALL.map(|tag| CardSet::of(|card| card.has(tag))),
            in_contre: CardSet::of(|card| card.windows.contre && !only_reacts(card)),
            in_travel: CardSet::of(|card| card.windows.travel && !only_reacts(card)),
            simple: CardSet::of(is_simple),
            followed: CATALOGUE.iter().filter_map(|card| card.follows).collect(),
            deck,
            programs: Programs::new(),
            points,
            teams,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let mut state = State::EMPTY;
        state.chapter = if self.options.mode == Mode::Chapter { self.options.chapter - 1 } else { 0 };
        if self.options.consumables {
            // The undefined one is never dealt.
            state.stock = ((1 << consumables::COUNT) - 1) & !(1 << 10);
        }
        if self.seats > 1 {
            state.phase = Phase::First;
            state.now.deck = self.deck;
        } else {
            self.compose(&mut state, &mut ());
        }
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.phase == Phase::Over {
            return Turn::Over;
        }
        match self.due(state) {
            Some(due) => Turn::Chance(due.source()),
            None => Turn::Decide(SeatSet::one(Seat(self.decider(state)))),
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state).deciders().has(seat) {
            self.list_actions(state, out);
        }
    }

    #[inline]
    fn gives_up(&self, action: &Action) -> bool {
        *action == Action::Concede
    }

    /// WW-7.2: lowering a 1 or raising a 6 is allowed and does nothing; nor does turning a die to the face it shows.
    fn is_idle(&self, state: &State, action: &Action) -> bool {
        match *action {
            Action::Shift { face, up, .. } => Pool::beside(face, up) == face,
            Action::Face { face } => {
                matches!(state.run.wait, Wait::SetFace | Wait::GreenFace) && face == state.run.a & 7
            }
            _ => false,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action).map_err(|why| why.about(seat, action))
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if state.run.wait == Wait::Nothing {
            self.act_in_day(state, action, log);
        } else {
            self.choose(state, seat, action, log);
        }
    }

    fn standings(&self, state: &State) -> Standings {
        let winners = (0..self.seats as u8).filter(|&seat| state.winners >> seat & 1 == 1).map(Seat).collect();
        Standings::by_score(self.seats, |seat| state.track(seat.0).total(), winners)
    }
}

impl Windwalkers {
    #[inline]
    pub(crate) fn board_of(&self, state: &State) -> &Board {
        &self.boards[usize::from(state.chapter) % self.boards.len()]
    }

    /// Where the horde starts: in the race the second one comes from the other end (WW-12.20).
    pub(crate) fn start_hex(&self, state: &State, seat: u8) -> u8 {
        let board = self.board_of(state);
        if self.is_race() && seat == 1 { board.arrival } else { board.start }
    }

    pub(crate) fn arrival_hex(&self, state: &State, seat: u8) -> u8 {
        let board = self.board_of(state);
        if self.is_race() && seat == 1 { board.start } else { board.arrival }
    }

    pub(crate) fn is_race(&self) -> bool {
        self.options.mode == Mode::Race2
    }

    /// The chapter after which the game ends.
    pub(crate) fn last_chapter(&self) -> u8 {
        match self.options.mode {
            Mode::Race2 => 0,
            Mode::Chapter => self.options.chapter - 1,
            Mode::Campaign | Mode::Normal | Mode::Competitive => 3,
        }
    }

    #[inline]
    pub(crate) fn of_line(&self, line: Line) -> CardSet {
        match line {
            Line::Fer => self.by_position[0].or(self.by_position[1]),
            Line::Pack => self.by_position[2],
            Line::Traine => self.by_position[3],
        }
    }

    #[inline]
    pub(crate) fn of_tag(&self, tag: Tag) -> CardSet {
        self.tagged[tag as usize]
    }
}

/// Whether a card is never used of one's own accord: it answers what others do.
pub(crate) fn only_reacts(card: &Card) -> bool {
    card.trigger.reacts() || matches!(card.ops, [Op::Interfere { .. }])
}

/// Whether a power may be used whenever its card is ready and its window open: most are like that, and playouts ask often.
fn is_simple(card: &Card) -> bool {
    card.trigger == Trigger::Tap
        && card.costs.is_empty()
        && card.when.is_empty()
        && card.set != Set::Multi
        && card.ops.first().is_some_and(|op| {
            matches!(
                op,
                Op::RollAdd(..)
                    | Op::Shift(..)
                    | Op::Set(..)
                    | Op::SetAll(_)
                    | Op::Reroll(_)
                    | Op::PoolReplace(_)
                    | Op::Ignore(..)
                    | Op::EpSet
                    | Op::EpAdd(_)
                    | Op::TokenThreshold
                    | Op::Moral(_)
                    | Op::Rest(..)
                    | Op::StoreUse
                    | Op::StoreGreen
                    | Op::WaiveTerrainMoral
                    | Op::WindReveal(_)
            )
        })
}

/// WW-1.2: one horde, or two or three in the modes for several.
fn check_seats(options: &Options, seats: usize) -> Result<(), Refusal> {
    let fits = match options.mode {
        Mode::Campaign | Mode::Chapter | Mode::Normal => seats == 1,
        Mode::Competitive => (2..=3).contains(&seats),
        Mode::Race2 => seats == 2,
    };
    if fits { Ok(()) } else { Err(Refusal::new(ww::PLAYERS, "refused-options-seats").with("seats", seats)) }
}

/// Variants that contradict each other, and numbers out of range.
fn check_variants(options: &Options) -> Result<(), Refusal> {
    let race = options.mode == Mode::Race2;
    if !(1..=4).contains(&options.chapter) {
        return refuse(ww::MODES, "refused-options-chapter");
    }
    if !(5..=7).contains(&options.difficulty) {
        return refuse(ww::HORDE_DICE, "refused-options-difficulty");
    }
    if options.dice_equal_hordiers && options.difficulty != 6 {
        return refuse(ww::HORDE_DICE, "refused-options-two-dice-rules");
    }
    if options.day_limit > 99 {
        return refuse(ww::DAY_LIMIT, "refused-options-day-limit");
    }
    if options.consumables && !race {
        return refuse(ww::CONSUMABLES, "refused-options-consumables");
    }
    if options.race_bonus == RaceBonus::Moral && options.mode != Mode::Competitive {
        return refuse(ww::RACE_BONUS, "refused-options-race-bonus");
    }
    if options.winner == Winner::First && !race && options.mode != Mode::Competitive {
        return refuse(ww::WINNER, "refused-options-winner");
    }
    if race && (options.scoring != Scoring::List || options.par_score) {
        return refuse(ww::RACE_SCORE, "refused-options-race-scoring");
    }
    if race && options.board != BoardChoice::Author {
        return refuse(ww::RACE, "refused-options-race-board");
    }
    if options.board == BoardChoice::Chapter2Web && options.mode == Mode::Chapter && options.chapter != 2 {
        return refuse(ww::BOARDS, "refused-options-web-board");
    }
    Ok(())
}

/// The cards in play (WW-2.3, WW-3.3, WW-9.59).
fn deck(options: &Options, seats: usize) -> Result<CardSet, Refusal> {
    if options.cards.is_empty() {
        return Ok(CardSet::of(|card| match card.set {
            Set::Base => true,
            Set::Ext => options.deck == DeckChoice::BaseExt,
            Set::Multi => seats > 1 && usize::from(card.id) < CARDS,
        }));
    }
    let mut deck = CardSet::EMPTY;
    for &card in &options.cards {
        if card == 0 || usize::from(card) >= CARDS {
            return Err(Refusal::new(ww::CARDS, "refused-options-card").with("card", card));
        }
        if deck.has(card) {
            return Err(Refusal::new(ww::CARDS, "refused-options-card-twice").with("card", CardId(card).card().name));
        }
        deck = deck.with(card);
    }
    if (deck.len() as usize) < seats {
        return refuse(ww::SMALL_DECK, "refused-options-small-deck");
    }
    Ok(deck)
}
