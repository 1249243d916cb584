//! The carnet de contre (WW-11.9): the rows a player would write down, made from the events of a game; and the achievements
//! (WW-11.10) that can be read from the same account.

use crate::board::bits;
use crate::cards::{CardId, CardSet};
use crate::dice::Pool;
use crate::effects::Tag;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::state::State;
use crate::tiles::Tile;
use galerne_engine::{Hex, Seat};
use std::fmt::Write as _;

/// One row: a contre, or a city entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub chapter: u8,
    pub day: u8,
    pub tile: Tile,
    /// The token's force; 0 where there is none.
    pub wind: u8,
    /// Moral after the row.
    pub moral: u8,
    /// Points of the row.
    pub points: i16,
    pub powers: Vec<CardId>,
    pub shifts: u8,
    pub rerolls: u8,
    pub surpass: u8,
    /// `None` for a city.
    pub won: Option<bool>,
    /// Who was lost by it.
    pub lost: Option<CardId>,
    /// Black, green, white, blue and violet dice at the moment of confirming.
    pub dice: [Pool; 5],
}

/// The notebook of one horde.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notebook {
    pub first_horde: Vec<CardId>,
    pub last_horde: Vec<CardId>,
    pub rows: Vec<Row>,
    pub score: i32,
}

impl Windwalkers {
    /// The notebook of a seat, from everything that has happened.
    #[must_use]
    pub fn seat_notebook(&self, state: &State, seat: Seat, events: &[Event]) -> Notebook {
        let mut notebook = Notebook {
            last_horde: state.horde(seat.0).cards().map(CardId).collect(),
            score: state.track(seat.0).total(),
            ..Notebook::default()
        };
        let (mut chapter, mut moral, mut powers) = (1, 9, Vec::new());
        // A row tells its contre: what moves moral once the next deed has begun belongs to the next row.
        let mut open = false;
        let mut horde: Vec<CardId> = Vec::new();
        let row = |chapter: u8, day: u8, tile: Tile, moral: u8| Row {
            chapter,
            day,
            tile,
            wind: 0,
            moral,
            points: 0,
            powers: Vec::new(),
            shifts: 0,
            rerolls: 0,
            surpass: 0,
            won: None,
            lost: None,
            dice: [Pool::EMPTY; 5],
        };
        for event in events {
            match *event {
                Event::Laid { chapter: now, .. } => {
                    chapter = now;
                    if notebook.rows.is_empty() {
                        notebook.first_horde.clone_from(&horde);
                    }
                }
                Event::Kept { seat: whose, card } if whose == seat => horde.push(card),
                Event::Used { seat: whose, card, .. } if whose == seat => {
                    powers.push(card);
                    open = false;
                }
                Event::Announced { seat: whose, .. } | Event::Played { seat: whose, .. } if whose == seat => {
                    open = false;
                }
                Event::Contre {
                    seat: whose,
                    day,
                    tile,
                    wind,
                    won,
                    surpass,
                    shifts,
                    rerolls,
                    black,
                    green,
                    white,
                    blue,
                    violet,
                    ..
                } if whose == seat => {
                    open = true;
                    notebook.rows.push(Row {
                        wind,
                        powers: std::mem::take(&mut powers),
                        shifts,
                        rerolls,
                        surpass,
                        won: Some(won),
                        dice: [black, green, white, blue, violet],
                        ..row(chapter, day, tile, moral)
                    });
                }
                Event::Entered { seat: whose, points, .. } if whose == seat => {
                    if let Some(last) = notebook.rows.last_mut() {
                        last.points += i16::from(points);
                    }
                }
                Event::CityEntered { seat: whose, tile, day } if whose == seat => {
                    let powers = std::mem::take(&mut powers);
                    open = true;
                    notebook.rows.push(Row { powers, ..row(chapter, day, tile, moral) });
                }
                Event::Moral { seat: whose, now, .. } if whose == seat => {
                    moral = now;
                    if let Some(last) = notebook.rows.last_mut().filter(|_| open) {
                        last.moral = now;
                    }
                }
                Event::Fell { seat: whose, card } if whose == seat => {
                    if let Some(last) = notebook.rows.last_mut() {
                        last.lost = Some(card);
                    }
                }
                Event::ChapterDone { seat: whose, points, .. }
                | Event::DayDoubled { seat: whose, points }
                | Event::RaceBonus { seat: whose, points }
                | Event::HordeLost { seat: whose, points, .. }
                    if whose == seat =>
                {
                    if let Some(last) = notebook.rows.last_mut() {
                        last.points += points;
                    }
                }
                _ => {}
            }
        }
        if notebook.first_horde.is_empty() {
            notebook.first_horde = horde;
        }
        notebook
    }
}

impl Notebook {
    /// The notebook as comma-separated values: a head line, then one line a row.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut text = String::from(
            "chapter,day,tile,wind,moral,points,powers,shifts,rerolls,surpass,result,lost,black,green,white,blue,violet\n",
        );
        for row in &self.rows {
            let powers: Vec<&str> = row.powers.iter().map(|card| card.card().key).collect();
            let result = match row.won {
                Some(true) => "won",
                Some(false) => "failed",
                None => "city",
            };
            let _ = writeln!(
                text,
                "{},{},{},{},{},{},{},{},{},{},{result},{},{}",
                row.chapter,
                row.day,
                row.tile.print().id,
                row.wind,
                row.moral,
                row.points,
                powers.join(" "),
                row.shifts,
                row.rerolls,
                row.surpass,
                row.lost.map_or("", |card| card.card().key),
                row.dice.map(String::from).join(",")
            );
        }
        text
    }
}

/// An achievement (WW-11.10). Chapters are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Achievement {
    AllChapters,
    EveryVillage { chapter: u8 },
    EveryVillageOfAll,
    ShortestWay { chapter: u8 },
    NoVillageStop { chapter: u8 },
    AllCalsan { chapter: u8 },
    AllTorantor { chapter: u8 },
    AllOiseleurs { chapter: u8 },
}

/// What is gathered about one chapter while reading the events.
#[derive(Default)]
struct Walked {
    entered: u64,
    stopped_in_village: bool,
}

impl Windwalkers {
    /// What a seat has achieved in a game, from everything that has happened. The boards are taken as they were laid: tiles
    /// moved by powers do not change where a chapter's villages are.
    #[must_use]
    pub fn achievements(&self, state: &State, seat: Seat, events: &[Event]) -> Vec<Achievement> {
        let mut found = Vec::new();
        let mut horde = CardSet::EMPTY;
        let (mut chapter, mut walked, mut done, mut villages) = (0u8, Walked::default(), 0, 0);
        for event in events {
            match *event {
                Event::Laid { chapter: now, .. } => (chapter, walked) = (now, Walked::default()),
                Event::Kept { seat: whose, card } | Event::Joined { seat: whose, card } if whose == seat => {
                    horde = horde.with(card.0);
                }
                Event::Abandoned { seat: whose, card }
                | Event::Fell { seat: whose, card }
                | Event::Dismissed { seat: whose, card }
                    if whose == seat =>
                {
                    horde = horde.without(card.0);
                }
                Event::Entered { seat: whose, hex, .. } if whose == seat => {
                    walked.entered |= self.bit(chapter, hex);
                }
                Event::Stopped { seat: whose, tile } if whose == seat => {
                    walked.stopped_in_village |= tile.is_village();
                }
                Event::ChapterDone { seat: whose, chapter, .. } if whose == seat => {
                    done += 1;
                    villages += u8::from(self.chapter_achievements(chapter, &walked, horde, &mut found));
                }
                _ => {}
            }
        }
        if done == 4 {
            found.push(Achievement::AllChapters);
        }
        if villages == 4 {
            found.push(Achievement::EveryVillageOfAll);
        }
        let _ = state;
        found.sort_unstable();
        found
    }

    fn bit(&self, chapter: u8, hex: Hex) -> u64 {
        let board = self.boards.get(usize::from(chapter.saturating_sub(1)));
        board.and_then(|board| board.index(hex)).map_or(0, |at| 1 << at)
    }

    /// Adds what the chapter brought; true if every village was seen.
    fn chapter_achievements(&self, chapter: u8, walked: &Walked, horde: CardSet, found: &mut Vec<Achievement>) -> bool {
        let Some(board) = self.boards.get(usize::from(chapter.saturating_sub(1))) else { return false };
        let villages = (0..board.len()).filter(|&at| board.tiles[at].is_village()).fold(0u64, |set, at| set | 1 << at);
        let every = villages & !walked.entered == 0;
        if every {
            found.push(Achievement::EveryVillage { chapter });
        }
        if !walked.stopped_in_village {
            found.push(Achievement::NoVillageStop { chapter });
        }
        // Every tile entered lies on one and the same shortest way: as many as its length, each a step further.
        let (from, to) = (board.distances(board.all(), board.start), board.distances(board.all(), board.arrival));
        let length = from[usize::from(board.arrival)];
        let straight = bits(walked.entered)
            .all(|at| from[usize::from(at)] + to[usize::from(at)] == length && walked_once(from, walked.entered, at));
        if straight && walked.entered.count_ones() + 1 == u32::from(length) {
            found.push(Achievement::ShortestWay { chapter });
        }
        for (tag, needed, achievement) in [
            (Tag::Calsan, 3, Achievement::AllCalsan { chapter }),
            (Tag::Torantor, 4, Achievement::AllTorantor { chapter }),
            (Tag::Oiseleur, 5, Achievement::AllOiseleurs { chapter }),
        ] {
            let family = self.of_tag(tag).and(self.deck);
            // As many as there are, and as fit: three in the Pack and Fer line, two in the Traîne.
            if family.len() == needed && family.minus(horde).is_empty() {
                found.push(achievement);
            }
        }
        every
    }
}

fn walked_once(from: [u8; crate::board::HEXES], entered: u64, at: u8) -> bool {
    bits(entered).filter(|&other| from[usize::from(other)] == from[usize::from(at)]).count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::rules::tests::scene::{against, chapter, solo};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    #[test]
    fn ww_11_9_rows_of_the_notebook() {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(3);
        scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
        scene.card(12).done().shift(crate::dice::Colour::Blue, 1, true).confirm().pick(39).camp();
        scene.cross(-1, 0).act(Action::GoOn).walk(0, 0);
        let notebook = scene.game.seat_notebook(&scene.state, Seat(0), &scene.log);
        assert_eq!(notebook.rows.len(), 3);
        let first = &notebook.rows[0];
        assert_eq!((first.day, first.tile, first.wind, first.moral), (1, Tile::Mountain, 3, 8));
        assert_eq!((first.won, first.lost, first.shifts), (Some(false), Some(CardId(39)), 1));
        assert_eq!((first.powers.clone(), first.points), (vec![CardId(12)], 0));
        let second = &notebook.rows[1];
        assert_eq!((second.day, second.won, second.points), (2, Some(true), 1));
        assert_eq!((notebook.rows[2].tile, notebook.rows[2].won, notebook.rows[2].wind), (Tile::Aberlaas, None, 0));
        let csv = notebook.to_csv();
        assert_eq!(csv.lines().count(), 4);
        assert!(csv.contains("1,1,mountain,3,8,0,blanchette,1,0,0,failed,abriyen,,666,666,111112,"), "{csv}");
    }

    /// What is paid in the next contre does not change the row of the one before.
    #[test]
    fn ww_11_9_moral_of_a_row_is_that_of_its_contre() {
        let mut scene = solo(&TEAM);
        scene.cross(-1, 0).act(Action::GoOn).walk(0, -1).wind(3);
        scene.roll(against(&[1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
        scene.shift(crate::dice::Colour::Blue, 1, true).shift(crate::dice::Colour::Blue, 1, true);
        let rows = scene.game.seat_notebook(&scene.state, Seat(0), &scene.log).rows;
        assert_eq!(rows.iter().map(|row| row.moral).collect::<Vec<_>>(), [9]);
        scene.confirm();
        let notebook = scene.game.seat_notebook(&scene.state, Seat(0), &scene.log);
        assert_eq!(notebook.rows.iter().map(|row| row.moral).collect::<Vec<_>>(), [9, 7]);
        assert!(notebook.to_csv().contains("\n1,1,steppe,"), "{}", notebook.to_csv());
    }

    #[test]
    fn ww_11_10_achievements() {
        let mut scene = chapter(1, &TEAM);
        scene.log.push(Event::Laid { chapter: 1, start: Tile::Aberlaas, arrival: Tile::PortChoon });
        for (q, r) in [(0, -1), (0, -2), (0, -3), (0, -4), (0, -5)] {
            scene.cross(q, r).act(Action::GoOn).camp();
        }
        scene.walk(0, -6);
        let found = scene.game.achievements(&scene.state, Seat(0), &scene.log);
        assert_eq!(found, [Achievement::ShortestWay { chapter: 1 }, Achievement::NoVillageStop { chapter: 1 }]);
    }
}
