//! The storage of a run: a folder with the experiment, a manifest, and an append-only log of chunks.
//!
//! Each line of the log is one chunk of games with a checksum. After an interruption the complete lines are kept and a torn last line
//! is truncated when the run is resumed. A line that was damaged later is skipped, and its games are played again.

use crate::experiment::Experiment;
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::row::Row;
use crate::tallies::Tallies;
use galerne_engine::Message;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long a lock is waited for before somebody else is taken to work in the folder.
const LOCK_PATIENCE: Duration = Duration::from_secs(1);
const EXPERIMENT: &str = "experiment.toml";
const MANIFEST: &str = "manifest.json";
const CHUNKS: &str = "chunks.log";
const DONE: &str = "done.json";

/// The games of one chunk.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chunk {
    pub(crate) arm: usize,
    pub(crate) chunk: u64,
    pub(crate) rows: Vec<Row>,
    pub(crate) tallies: Tallies,
}

impl Chunk {
    /// The chunk as a line of the log, with its checksum.
    pub(crate) fn line(&self) -> String {
        let mut body = format!("{{\"arm\":{},\"chunk\":{},\"rows\":[", self.arm, self.chunk);
        for (index, row) in self.rows.iter().enumerate() {
            body.push_str(if index == 0 { "[" } else { ",[" });
            for (column, number) in row.columns.iter().enumerate() {
                if column > 0 {
                    body.push(',');
                }
                // Without temporaries: a million games are twenty million numbers. Writing to a string cannot fail.
                let _ = write!(body, "{number}");
            }
            body.push(']');
        }
        body.push_str("],\"tally\":");
        body.push_str(&self.tallies.to_json().to_string());
        body.push('}');
        format!("{:016x} {body}\n", checksum(body.as_bytes()))
    }
}

/// A chunk as stored in the log.
#[derive(Deserialize)]
struct Line {
    rows: Vec<Vec<i64>>,
    tally: Value,
}

/// A run's folder, open for appending.
#[derive(Debug)]
pub(crate) struct Store {
    folder: PathBuf,
    file: File,
    end: u64,
    /// Offset and length of each chunk in the log.
    places: BTreeMap<(usize, u64), (u64, usize)>,
}

impl Store {
    /// Begins a run in that folder, or resumes the one that is there. A folder of another experiment is refused.
    pub(crate) fn open(folder: &Path, experiment: &Experiment, plan: &Plan) -> Outcome<Store> {
        Store::create(folder, experiment, plan)?;
        Store::open_chunks(folder)
    }

    fn create(folder: &Path, experiment: &Experiment, plan: &Plan) -> Outcome {
        fs::create_dir_all(folder).map_err(|error| Problem::file(folder, error))?;
        let manifest = manifest(experiment, plan);
        let path = folder.join(MANIFEST);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let found: Value = serde_json::from_str(&text).unwrap_or_default();
                if found != manifest {
                    let folder = folder.to_string_lossy().into_owned();
                    return Err(Problem::new(Message::new("lab-other-run").with("folder", folder)));
                }
                // Titles and answers may change without invalidating the run.
                let text = folder.join(EXPERIMENT);
                if fs::read_to_string(&text).ok().as_deref() != Some(&experiment.text) {
                    write_whole(&text, experiment.text.as_bytes())?;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                write_whole(&folder.join(EXPERIMENT), experiment.text.as_bytes())?;
                write_whole(&path, format!("{manifest:#}\n").as_bytes())?;
            }
            Err(error) => return Err(Problem::file(&path, error)),
        }
        Ok(())
    }

    /// Opens the log of a run.
    fn open_chunks(folder: &Path) -> Outcome<Store> {
        let path = folder.join(CHUNKS);
        let wrong = |error| Problem::file(&path, error);
        let file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(wrong)?;
        // Two writers would interleave their lines.
        // A process that is just being started holds copies of all open files for a moment, and the lock with them.
        let began = Instant::now();
        while let Err(fs::TryLockError::WouldBlock) = file.try_lock() {
            if began.elapsed() < LOCK_PATIENCE {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            }
            let folder = folder.to_string_lossy().into_owned();
            return Err(Problem::new(Message::new("lab-in-use").with("folder", folder)));
        }
        let mut store = Store { folder: folder.to_owned(), file, end: 0, places: BTreeMap::new() };
        store.scan().map_err(wrong)?;
        Ok(store)
    }

    /// Opens the chunks for reading while another process may be appending: without lock or repair. A folder of another experiment is
    /// refused, as in [`Store::open`].
    pub(crate) fn peek(folder: &Path, experiment: &Experiment, plan: &Plan) -> Outcome<Store> {
        let path = folder.join(MANIFEST);
        let text = fs::read_to_string(&path).map_err(|error| Problem::file(&path, error))?;
        if serde_json::from_str::<Value>(&text).unwrap_or_default() != manifest(experiment, plan) {
            let folder = folder.to_string_lossy().into_owned();
            return Err(Problem::new(Message::new("lab-other-run").with("folder", folder)));
        }
        let path = folder.join(CHUNKS);
        let wrong = |error| Problem::file(&path, error);
        let file = File::open(&path).map_err(wrong)?;
        let mut store = Store { folder: folder.to_owned(), file, end: 0, places: BTreeMap::new() };
        store.find_lines().map_err(wrong)?;
        Ok(store)
    }

    /// Indexes the complete lines and truncates what follows.
    fn scan(&mut self) -> io::Result<()> {
        self.find_lines()?;
        if self.file.metadata()?.len() > self.end {
            self.file.set_len(self.end)?;
        }
        Ok(())
    }

    fn find_lines(&mut self) -> io::Result<()> {
        let mut reader = BufReader::new(&self.file);
        reader.seek(SeekFrom::Start(0))?;
        let mut line = Vec::new();
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line)?;
            // A line without an end is torn, or the end of the file. A damaged line has one: lines after it are valid.
            if line.last() != Some(&b'\n') {
                break;
            }
            if let Some(place) = head_of(&line) {
                self.places.entry(place).or_insert((self.end, length));
            }
            self.end += length as u64;
        }
        Ok(())
    }

    pub(crate) fn has(&self, arm: usize, chunk: u64) -> bool {
        self.places.contains_key(&(arm, chunk))
    }

    pub(crate) fn append(&mut self, chunk: &Chunk) -> Outcome {
        self.append_line((chunk.arm, chunk.chunk), &chunk.line())
    }

    /// Appends the line of a chunk that was played elsewhere. One that is damaged, or of a chunk that is there already, is refused by
    /// `false`.
    pub(crate) fn append_foreign(&mut self, line: &[u8], plan: &Plan) -> Outcome<bool> {
        let place = head_of(line).filter(|&(arm, chunk)| {
            arm < plan.arms.len() && plan.places(arm, chunk).next().is_some() && !self.has(arm, chunk)
        });
        match (place, std::str::from_utf8(line)) {
            (Some(place), Ok(line)) => self.append_line(place, line).map(|()| true),
            _ => Ok(false),
        }
    }

    fn append_line(&mut self, place: (usize, u64), line: &str) -> Outcome {
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.flush());
        if let Err(error) = written {
            // Remove a partial line: the next one would be lost with it.
            let _ = self.file.set_len(self.end);
            return Err(Problem::file(&self.folder.join(CHUNKS), error));
        }
        self.places.insert(place, (self.end, line.len()));
        self.end += line.len() as u64;
        Ok(())
    }

    pub(crate) fn sync(&self) -> Outcome {
        self.file.sync_data().map_err(|error| Problem::file(&self.folder.join(CHUNKS), error))
    }

    /// Reads one chunk; `None` if it was not played.
    pub(crate) fn read(
        &mut self,
        arm: usize,
        chunk: u64,
        plan: &Plan,
        experiment: &Experiment,
    ) -> Outcome<Option<Chunk>> {
        let Some(&(start, length)) = self.places.get(&(arm, chunk)) else { return Ok(None) };
        let path = self.folder.join(CHUNKS);
        let wrong = |error| Problem::file(&path, error);
        self.file.seek(SeekFrom::Start(start)).map_err(wrong)?;
        let mut line = vec![0; length];
        self.file.read_exact(&mut line).map_err(wrong)?;
        let seats = experiment.line_ups[plan.arms[arm].line_up].players.len();
        let damaged = || wrong(io::ErrorKind::InvalidData.into());
        let body = line.get(17..).ok_or_else(damaged)?;
        let line: Line = serde_json::from_slice(body).map_err(|_| damaged())?;
        let row = |columns| Row::read(columns, seats, plan.is_mixed(arm));
        let rows = line.rows.into_iter().map(row).collect::<Option<Vec<_>>>();
        let tallies = Tallies::from_json(&line.tally);
        match (rows, tallies) {
            (Some(rows), Some(tallies)) => Ok(Some(Chunk { arm, chunk, rows, tallies })),
            _ => Err(damaged()),
        }
    }

    /// Marks the run as complete with that many chunks of each arm.
    pub(crate) fn finish(&self, chunks: u64) -> Outcome {
        self.sync()?;
        write_whole(&self.folder.join(DONE), format!("{}\n", json!({ "chunks": chunks })).as_bytes())
    }

    /// The number of chunks of each arm with which the run is complete; `None` if it is not, or has lost chunks since.
    pub(crate) fn finished(&self, plan: &Plan) -> Option<u64> {
        let text = fs::read_to_string(self.folder.join(DONE)).ok()?;
        let chunks = serde_json::from_str::<Value>(&text).ok()?["chunks"].as_u64()?;
        (chunks <= plan.chunks() && self.is_whole(plan, chunks)).then_some(chunks)
    }

    /// Whether the first `chunks` chunks of each arm are present.
    pub(crate) fn is_whole(&self, plan: &Plan, chunks: u64) -> bool {
        let there = |arm, chunk| self.has(arm, chunk) || plan.places(arm, chunk).next().is_none();
        (0..plan.arms.len()).all(|arm| (0..chunks).all(|chunk| there(arm, chunk)))
    }
}

/// The experiment of a run's folder.
pub fn experiment_in(folder: &Path) -> Outcome<Experiment> {
    let path = folder.join(EXPERIMENT);
    Experiment::read(&fs::read_to_string(&path).map_err(|error| Problem::file(&path, error))?)
}

/// Everything that the stored rows depend on: the games and what is recorded of each. Titles are not part of it.
fn manifest(experiment: &Experiment, plan: &Plan) -> Value {
    let arm = |arm: &crate::plan::Arm| {
        let variant = &experiment.variants[arm.variant];
        json!({ "variant": variant.name, "options": variant.options, "line_up": experiment.line_ups[arm.line_up].name })
    };
    // The hash must stay what it was when `Metrics` was called `Watch` and had no runs: stored runs remain valid.
    let observed = format!("{:?}", experiment.observed).replacen("Metrics", "Watch", 1).replace("runs: [], ", "");
    let looks = format!("{observed} {} {:?}", experiment.replicates(), experiment.stop);
    json!({
        "format": "galerne-lab",
        "version": 1,
        "program": env!("CARGO_PKG_VERSION"),
        "game": experiment.game.id(),
        "rules": experiment.game.rules(),
        "seed": experiment.seed,
        "games": experiment.games,
        "looks": format!("{:016x}", checksum(looks.as_bytes())),
        "arms": plan.arms.iter().map(arm).collect::<Vec<_>>(),
    })
}

/// Arm and chunk of a line with a valid checksum; `None` for a torn or damaged one.
fn head_of(line: &[u8]) -> Option<(usize, u64)> {
    let body = line.strip_suffix(b"\n")?;
    let (sum, body) = (body.get(..16)?, body.get(17..)?);
    let sum = u64::from_str_radix(std::str::from_utf8(sum).ok()?, 16).ok()?;
    if sum != checksum(body) {
        return None;
    }
    let text = std::str::from_utf8(body.get(..body.len().min(64))?).ok()?;
    let (arm, rest) = text.strip_prefix("{\"arm\":")?.split_once(",\"chunk\":")?;
    Some((arm.parse().ok()?, rest.split_once(',')?.0.parse().ok()?))
}

/// FNV-1a over eight bytes at a time: protects against accidents, not against forgery.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x0100_0000_01B3).rotate_left(23);
    let mut words = bytes.chunks_exact(8);
    let hash = words
        .by_ref()
        .fold(0xCBF2_9CE4_8422_2325, |hash, word| step(hash, u64::from_le_bytes(word.try_into().unwrap_or_default())));
    words.remainder().iter().fold(hash, |hash, &byte| step(hash, u64::from(byte)))
}

/// Writes a file atomically.
pub(crate) fn write_whole(path: &Path, content: &[u8]) -> Outcome {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        let _ = fs::remove_file(&beside);
        Problem::file(path, error)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torn_line_is_told_from_a_whole_one() {
        let body = "{\"arm\":3,\"chunk\":12,\"rows\":[]}";
        let line = format!("{:016x} {body}\n", checksum(body.as_bytes()));
        assert_eq!(head_of(line.as_bytes()), Some((3, 12)));
        for end in 0..line.len() {
            assert_eq!(head_of(&line.as_bytes()[..end]), None, "{end}");
        }
        let damaged = line.replace("12", "13");
        assert_eq!(head_of(damaged.as_bytes()), None);
    }
}
