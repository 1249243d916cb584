//! The panel at the end: the luckiest and the unluckiest throw, and the results of ten thousand games of bots on the
//! same ground.

use super::chronicle;
use crate::dice::Pool;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::names::{say, tile_name};
use crate::odds::answer;
use crate::odds::cheapest::steps_to_win;
use crate::odds::oracle::{MOST_MORAL, Query};
use crate::options::{Compose, Mode, Options};
use crate::picture::Context;
use crate::rules::facing::Facing;
use crate::state::Phase;
use crate::tiles::{PORTE_FORCE, Tile};
use galerne_draw::{Block, Chanced, Crowd, Panel, tale};
use galerne_engine::{Message, Seat};

/// The title, and the texts for the luckiest and the unluckiest.
const WORDS: [&str; 3] = ["panel-tale", "tale-lucky", "tale-unlucky"];

/// What many games of the habitué came to; the file says how that was measured.
static CROWD: &str = include_str!("../../../data/crowd.csv");

pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Option<Panel> {
    if context.state().phase != Phase::Over {
        return None;
    }
    let told = tale(
        context,
        WORDS,
        game.seats,
        |seat| throws(game, context.events, seat),
        |seat| compared(game, context, seat),
    );
    // Who only looks on at several hordes reads their points in the standings: all bars would be a page.
    let own = |seat: &Seat| context.me.has(*seat) || game.seats == 1;
    let mut body: Vec<Block> =
        (0..game.seats as u8).map(Seat).filter(own).flat_map(|seat| chronicle::blocks(game, context, seat)).collect();
    body.extend(told.into_iter().flat_map(|panel| panel.body));
    (!body.is_empty()).then(|| Panel { id: "tale".to_owned(), title: Message::new(WORDS[0]), body })
}

/// What ten thousand games of the habitué brought, where it was this very game: WW-11.1.
fn compared(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Option<Message> {
    let crowd = Crowd::read(CROWD, &kind(game)?)?;
    let points = context.state().track(seat.0).total();
    Some(crowd.tell(say("tale-crowd").with("points", points), points, &context.speech))
}

/// The kind of game in `data/crowd.csv`; none where anything else was chosen.
fn kind(game: &Windwalkers) -> Option<String> {
    let options = &game.options;
    let (mode, chapter, compose) = (options.mode, options.chapter, options.compose);
    let team = options.team;
    let plain = Options { mode, chapter, compose, team, ..Options::default() };
    let is_plain =
        game.seats == 1 && *options == plain && (compose != Compose::Preset || team == Options::default().team);
    let with = match compose {
        Compose::Draft => "draft",
        Compose::Preset => "team",
        _ => return None,
    };
    let what = match mode {
        Mode::Chapter => format!("chapter {chapter}"),
        Mode::Campaign => "campaign".to_owned(),
        _ => return None,
    };
    is_plain.then(|| format!("{what} {with}"))
}

/// A throw of a contre before anything was changed.
struct Throw {
    chapter: u8,
    /// Whether there is a throw of another chapter, so that the chapter has to be named.
    several: bool,
    day: u8,
    tile: Tile,
    /// How many steps it lacked.
    steps: u8,
    /// The chance of one as good, and of one as bad.
    as_good: f64,
    as_bad: f64,
}

impl Chanced for Throw {
    fn chances(&self) -> [f64; 2] {
        [self.as_good, self.as_bad]
    }

    fn tell(&self, words: Message) -> Message {
        words
            .with("chapter", self.chapter)
            .with("chapters", u8::from(self.several))
            .with("day", self.day)
            .with("tile", tile_name(self.tile))
            .with("short", self.steps.min(MOST_MORAL as u8 + 1))
    }
}

/// The first throw of each contre of the seat.
fn throws(game: &Windwalkers, events: &[Event], seat: Seat) -> Vec<Throw> {
    let (mut chapter, mut thrown, mut throws) = (1, None, Vec::<Throw>::new());
    for event in events {
        match *event {
            Event::Laid { chapter: now, .. } => chapter = now,
            Event::Rolled { seat: whose, black, green, white, blue, violet } if whose == seat => {
                thrown = Some(Facing { blue, violet, white, green, black, force: 0 });
            }
            Event::Contre { seat: whose, day, tile, wind, .. } if whose == seat => {
                let judged = thrown.take().and_then(|facing| judged(game, facing, tile, wind));
                throws.extend(judged.map(|(steps, [as_good, as_bad])| Throw {
                    chapter,
                    several: false,
                    day,
                    tile,
                    steps,
                    as_good,
                    as_bad,
                }));
            }
            _ => {}
        }
    }
    let several = throws.iter().any(|throw| throw.chapter != throws[0].chapter);
    throws.iter_mut().for_each(|throw| throw.several = several);
    throws
}

/// How many steps the throw lacks, and the chances of one as good and of one as bad (section 20).
fn judged(game: &Windwalkers, thrown: Facing, tile: Tile, wind: u8) -> Option<(u8, [f64; 2])> {
    let rule = game.options.green_rule;
    let force = match tile {
        Tile::PorteHurle => PORTE_FORCE,
        _ => wind,
    };
    let [blue, violet, white, green, black] =
        [thrown.blue, thrown.violet, thrown.white, thrown.green, thrown.black].map(|pool| pool.len() as u8);
    // Dice that a power had given or taken are no part of the question.
    if violet != black || white + green == 0 && black == 0 {
        return None;
    }
    // WW-6.3: the force adds the dice that are missing.
    let missing = if wind > 0 { force.saturating_sub(white + green) } else { 0 };
    let facing = Facing { white: thrown.white.with(force, missing), force, ..thrown };
    let odds = answer(&Query { rule, blue, white, green, black, force, wind: wind > 0 });
    let steps = steps_to_win(&facing, [Pool::EMPTY; 2], rule, MOST_MORAL as u8);
    let at_most = |steps: usize| odds.steps.get(steps).copied().unwrap_or(1.0);
    let as_bad = 1.0 - steps.checked_sub(1).map_or(0.0, |less| odds.steps[usize::from(less).min(MOST_MORAL)]);
    Some((steps, [at_most(usize::from(steps)), as_bad]))
}
