//! How a lone horde's journey ended, and where its points come from.

use crate::options::Mode;
use crate::setup::Windwalkers;
use crate::state::{Category, Phase, State};
use crate::words::{say, tile_name};
use galerne_engine::{Message, Seat};

impl Windwalkers {
    /// By the measure of the mode: the bands are those of a whole campaign (WW-11.7), a chapter has its par (WW-11.8).
    pub(crate) fn verdict_of(&self, state: &State) -> Option<Message> {
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
            Mode::Campaign => band_name(crate::scoring::band(state.track(0).total())),
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

    /// Points; for a lone horde at the end of its journey also in how many days, and where they come from.
    pub(crate) fn standing_of(&self, state: &State, seat: Seat) -> Message {
        let track = state.track(seat.0);
        let told = Category::ALL.into_iter().filter(|&category| track.score[category as usize] != 0).map(|category| {
            say("standing-part").with("what", category_name(category)).with("n", track.score[category as usize])
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
