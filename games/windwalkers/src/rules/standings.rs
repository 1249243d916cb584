//! Bonuses between hordes, winners, the end of the game (section 12).

use super::day::MOST_DAYS_AHEAD;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::options::{RaceBonus, Winner};
use crate::state::{Category, Contre, Deal, Fate, HORDES, Phase, Run, State, Table};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// WW-12.17: t days before the next horde are worth t × hordiers (or moral).
    pub(crate) fn race_bonus(&self, state: &mut State, log: &mut impl Log<Event>) {
        let tracks = state.tracks;
        for seat in (0..self.seats).filter(|&seat| tracks[seat].fate == Fate::Arrived) {
            let me = &tracks[seat];
            let others = (0..self.seats).filter(|&other| other != seat);
            let later =
                others.clone().filter(|&other| tracks[other].fate == Fate::Arrived && tracks[other].order > me.order);
            let next = match later.min_by_key(|&other| tracks[other].order) {
                Some(other) => tracks[other].end_day,
                None => others
                    .filter(|&other| tracks[other].fate == Fate::Lost)
                    .map(|other| tracks[other].end_day)
                    .max()
                    .unwrap_or(0),
            };
            let ahead = i16::from(next.saturating_sub(me.end_day));
            let [hordiers, moral] = me.arrived_with.map(i16::from);
            let points = ahead * if self.options.race_bonus == RaceBonus::Moral { moral } else { hordiers };
            if points > 0 {
                state.tracks[seat].score[Category::Race as usize] += points;
                log.push(Event::RaceBonus { seat: Seat(seat as u8), points });
            }
        }
        // A horde lost in this chapter is lost for good: its day must not count again.
        for track in &mut state.tracks {
            if track.fate == Fate::Lost {
                track.end_day = 0;
            }
        }
    }

    /// WW-12.21: 2 per hordier, 1 per moral, 2 per day ahead; furvents were counted as they came.
    pub(crate) fn race_over(&self, state: &mut State, log: &mut impl Log<Event>) {
        for seat in 0..self.seats {
            if state.tracks[seat].fate != Fate::Arrived {
                continue;
            }
            let other = &state.tracks[1 - seat.min(1)];
            let ahead = other.end_day.saturating_sub(state.tracks[seat].end_day).min(MOST_DAYS_AHEAD);
            let (hordiers, moral) = (i16::from(state.now.hordes[seat].len()), i16::from(state.now.hordes[seat].moral));
            let track = &mut state.tracks[seat];
            track.earn(Category::Hordiers, self.points.hordier_last_city * hordiers);
            track.earn(Category::Moral, self.points.moral_per_chapter * moral);
            track.earn(Category::Race, 2 * i16::from(ahead));
            if ahead > 0 {
                log.push(Event::RaceBonus { seat: Seat(seat as u8), points: 2 * i16::from(ahead) });
            }
        }
        let winners = self.winners(state);
        self.game_over(state, winners, log);
    }

    /// WW-12.18: the best of those who reached the last city; a lost horde is out.
    pub(crate) fn winners(&self, state: &State) -> u8 {
        let key = |seat: usize| {
            let (track, horde) = (&state.tracks[seat], &state.now.hordes[seat]);
            let early = -i32::from(track.total_days);
            let rest = (i32::from(horde.len()), i32::from(horde.moral));
            if self.options.winner == Winner::First {
                (early, track.total(), rest)
            } else {
                (track.total(), early, rest)
            }
        };
        let arrived = (0..self.seats).filter(|&seat| state.tracks[seat].fate == Fate::Arrived);
        let best = arrived.clone().map(key).max();
        arrived.filter(|&seat| Some(key(seat)) == best).fold(0, |bits, seat| bits | 1 << seat)
    }

    pub(crate) fn game_over(&self, state: &mut State, winners: u8, log: &mut impl Log<Event>) {
        state.phase = Phase::Over;
        state.run = Run::NONE;
        state.deal = Deal::NONE;
        state.contre = Contre::NONE;
        state.before = Table::EMPTY;
        state.winners = winners;
        for seat in (0..HORDES as u8).filter(|&seat| winners >> seat & 1 == 1) {
            log.push(Event::Won { seat: Seat(seat) });
        }
        log.push(Event::Over { won: winners != 0 });
    }
}
