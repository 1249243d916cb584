//! What the games of a measurement showed, a row each: in memory, and in a file if one is named.

use super::LEVELS;
use super::games::{Job, Kind};
use crate::failure::{Failure, Outcome};
use crate::voice::Voice;
use galerne_engine::Message;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// What a review says of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfSeat {
    /// What it gave away in all.
    pub(super) cost: f64,
    pub(super) stretches: usize,
    /// Stretches with a proved cost.
    pub(super) proved: usize,
    /// Whether start, luck and decisions make up its result.
    pub(super) adds_up: bool,
}

/// One game.
#[derive(Clone, Debug)]
pub(super) enum Row {
    /// At each place what the judge said, what the curve said, and what came.
    Curve(Vec<[f64; 3]>),
    Level {
        level: usize,
        seconds: f64,
        steps: u64,
        whole: bool,
        seats: Vec<OfSeat>,
    },
    /// What the error costs, the standard error of that, and whether it was found; nothing where none could be planted.
    Planted(Option<(f64, f64, bool)>),
}

impl Row {
    fn kind(&self) -> Kind {
        match self {
            Row::Curve(_) => Kind::Curve,
            Row::Level { .. } => Kind::Level,
            Row::Planted(_) => Kind::Planted,
        }
    }

    fn to_value(&self) -> Value {
        match self {
            Row::Curve(said) => json!({ "said": said }),
            Row::Level { level, seconds, steps, whole, seats } => {
                let of_seat = |of: &OfSeat| json!([of.cost, of.stretches, of.proved, of.adds_up]);
                let seats: Vec<Value> = seats.iter().map(of_seat).collect();
                json!({ "level": LEVELS[*level], "seconds": seconds, "steps": steps, "whole": whole, "seats": seats })
            }
            Row::Planted(found) => json!({ "planted": found }),
        }
    }

    fn from_value(value: &Value) -> Option<Row> {
        let number = |value: &Value| value.as_f64();
        if let Some(said) = value["said"].as_array() {
            let place = |place: &Value| Some([number(&place[0])?, number(&place[1])?, number(&place[2])?]);
            return Some(Row::Curve(said.iter().map(place).collect::<Option<_>>()?));
        }
        if let Some(planted) = value.get("planted") {
            let found = || Some((number(&planted[0])?, number(&planted[1])?, planted[2].as_bool()?));
            return Some(Row::Planted(found()));
        }
        let of_seat = |of: &Value| {
            let [stretches, proved] = [of[1].as_u64()?, of[2].as_u64()?].map(|count| count as usize);
            Some(OfSeat { cost: number(&of[0])?, stretches, proved, adds_up: of[3].as_bool()? })
        };
        Some(Row::Level {
            level: LEVELS.iter().position(|level| value["level"] == *level)?,
            seconds: number(&value["seconds"])?,
            steps: value["steps"].as_u64()?,
            whole: value["whole"].as_bool()?,
            seats: value["seats"].as_array()?.iter().map(of_seat).collect::<Option<_>>()?,
        })
    }
}

/// All rows of one game and number of seats.
pub(super) struct Rows {
    game: &'static str,
    seats: usize,
    rows: Vec<(usize, Row)>,
    file: Option<File>,
}

impl Rows {
    /// Reads what the file has of this game, and keeps on writing there.
    pub(super) fn open(path: Option<&Path>, game: &'static str, seats: usize, voice: Voice) -> Result<Rows, Failure> {
        let mut rows = Rows { game, seats, rows: Vec::new(), file: None };
        let Some(path) = path else { return Ok(rows) };
        let failed = |error: std::io::Error| Failure::of_file(voice, &path.to_string_lossy(), error.to_string());
        let text = if path.exists() { std::fs::read_to_string(path).map_err(failed)? } else { String::new() };
        for (number, line) in text.lines().enumerate() {
            let value: Value = serde_json::from_str(line).unwrap_or_default();
            if value["game"] == game && value["at"] == seats {
                let Some(row) = value["n"].as_u64().zip(Row::from_value(&value)) else {
                    let what = Message::new("measure-row").with("line", number + 1);
                    return Err(Failure::of_file(voice, &path.to_string_lossy(), voice.say(&what)));
                };
                rows.rows.push((row.0 as usize, row.1));
            }
        }
        rows.file = Some(OpenOptions::new().create(true).append(true).open(path).map_err(failed)?);
        Ok(rows)
    }

    pub(super) fn has(&self, job: &Job) -> bool {
        self.rows.iter().any(|(number, row)| *number == job.number && row.kind() == job.kind)
    }

    pub(super) fn keep(&mut self, number: usize, row: Row) -> Outcome {
        if let Some(file) = &mut self.file {
            let mut value = row.to_value();
            (value["game"], value["at"], value["n"]) = (json!(self.game), json!(self.seats), json!(number));
            writeln!(file, "{value}")?;
        }
        self.rows.push((number, row));
        Ok(())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().map(|(_, row)| row)
    }
}
