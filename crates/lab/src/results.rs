//! Exports the rows of a run: CSV, Parquet, and notable games as records.

use crate::experiment::Experiment;
use crate::fold::{Notable, Summary, Why};
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::row::HEAD;
use crate::store::{Store, write_whole};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::Path;
use std::sync::Arc;

/// Approximate number of rows in a row group of a Parquet file.
const ROWS_A_GROUP: usize = 50_000;

/// All columns: which arm, what every row has, scores by seat, the experiment's counts. An arm with fewer seats leaves scores out.
fn columns(experiment: &Experiment, seats: usize) -> Vec<String> {
    let scores = (1..=seats).map(|seat| format!("score_{seat}"));
    let counts = experiment.counts.iter().flat_map(|count| {
        let per = count.per.map(|_| format!("{}_of", count.name));
        [Some(count.name.clone()), per].into_iter().flatten()
    });
    HEAD.iter().map(|name| (*name).to_owned()).chain(scores).chain(counts).collect()
}

/// One row in the order of [`columns`]; `None` for values that were not recorded or do not exist.
fn cells(row: &crate::row::Row, experiment: &Experiment, seats: usize) -> Vec<Option<i64>> {
    let head = row.columns[..HEAD.len()].iter().map(|&number| (number != -1).then_some(number));
    let scores = (0..seats).map(|seat| row.scores().get(seat).copied());
    let counts = experiment.counts.iter().flat_map(|count| {
        let per = count.per.map(|per| row.count(per));
        [Some(row.count(count.of)), per].into_iter().flatten()
    });
    head.chain(scores).chain(counts).collect()
}

/// Writes all files beside the manifest.
pub(crate) fn write(
    folder: &Path,
    store: &mut Store,
    experiment: &Experiment,
    plan: &Plan,
    summary: &Summary,
) -> Outcome {
    let seats = experiment.line_ups.iter().map(|line_up| line_up.players.len()).max().unwrap_or(0);
    write_rows(folder, store, experiment, plan, seats)?;
    write_whole(&folder.join("summary.csv"), summary_csv(experiment, summary).as_bytes())?;
    write_whole(&folder.join("tallies.csv"), tallies_csv(experiment, summary).as_bytes())?;
    write_records(folder, experiment, plan, summary)
}

/// Writes both files, or neither.
fn write_rows(folder: &Path, store: &mut Store, experiment: &Experiment, plan: &Plan, seats: usize) -> Outcome {
    let paths = ["games.csv", "games.parquet"].map(|name| (folder.join(format!("{name}.new")), folder.join(name)));
    let [(csv, _), (parquet, _)] = &paths;
    let written = write_rows_to(csv, parquet, store, experiment, plan, seats);
    let renamed = written.and_then(|()| {
        paths.iter().try_for_each(|(new, path)| fs::rename(new, path).map_err(|error| Problem::file(path, error)))
    });
    if renamed.is_err() {
        for (new, _) in &paths {
            let _ = fs::remove_file(new);
        }
    }
    renamed
}

fn write_rows_to(
    csv_path: &Path,
    parquet_path: &Path,
    store: &mut Store,
    experiment: &Experiment,
    plan: &Plan,
    seats: usize,
) -> Outcome {
    let wrong_csv = |error| Problem::file(csv_path, error);
    let wrong = |error: ParquetError| Problem::file(parquet_path, io::Error::other(error));
    let names = columns(experiment, seats);
    let mut csv = BufWriter::new(File::create(csv_path).map_err(wrong_csv)?);
    let heads: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    writeln!(csv, "variant,line_up,{}", heads.join(",")).map_err(wrong_csv)?;
    let file = File::create(parquet_path).map_err(|error| Problem::file(parquet_path, error))?;
    let mut parquet = Tables::new(file, names.len(), &names).map_err(wrong)?;
    let chunks = store.finished(plan).unwrap_or(plan.chunks());
    for (index, arm) in plan.arms.iter().enumerate() {
        let variant = &experiment.variants[arm.variant].name;
        let line_up = &experiment.line_ups[arm.line_up].name;
        let front = format!("{},{}", quoted(variant), quoted(line_up));
        for chunk in 0..chunks {
            let Some(chunk) = store.read(index, chunk, plan, experiment)? else { continue };
            for row in &chunk.rows {
                let cells = cells(row, experiment, seats);
                csv.write_all(front.as_bytes()).map_err(wrong_csv)?;
                for cell in &cells {
                    match cell {
                        Some(number) => write!(csv, ",{number}").map_err(wrong_csv)?,
                        None => csv.write_all(b",").map_err(wrong_csv)?,
                    }
                }
                csv.write_all(b"\n").map_err(wrong_csv)?;
                parquet.add(variant, line_up, &cells).map_err(wrong)?;
            }
        }
    }
    csv.flush().map_err(wrong_csv)?;
    parquet.finish().map_err(wrong)
}

/// A text as a cell of a CSV file. Spreadsheets evaluate a cell that begins like a formula, even in quotes: an apostrophe before it
/// prevents that.
fn quoted(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    if text.contains([',', ';', '"', '\n', '\r', '\t']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// A Parquet file with two text columns and many integer columns.
struct Tables {
    writer: SerializedFileWriter<File>,
    words: [Vec<ByteArray>; 2],
    numbers: Vec<Vec<i64>>,
    levels: Vec<Vec<i16>>,
}

impl Tables {
    fn new(file: File, columns: usize, names: &[String]) -> Result<Tables, ParquetError> {
        let word = |name: &str| {
            let column = Type::primitive_type_builder(name, Physical::BYTE_ARRAY);
            column.with_repetition(Repetition::REQUIRED).with_logical_type(Some(LogicalType::String)).build()
        };
        let number = |name: &String| {
            let column = Type::primitive_type_builder(name, Physical::INT64);
            column.with_repetition(Repetition::OPTIONAL).build()
        };
        let mut fields = vec![Arc::new(word("variant")?), Arc::new(word("line_up")?)];
        for name in names {
            fields.push(Arc::new(number(name)?));
        }
        let schema = Type::group_type_builder("games").with_fields(fields).build()?;
        let properties = Arc::new(WriterProperties::builder().build());
        let writer = SerializedFileWriter::new(file, Arc::new(schema), properties)?;
        Ok(Tables {
            writer,
            words: [Vec::new(), Vec::new()],
            numbers: vec![Vec::new(); columns],
            levels: vec![Vec::new(); columns],
        })
    }

    fn add(&mut self, variant: &str, line_up: &str, cells: &[Option<i64>]) -> Result<(), ParquetError> {
        self.words[0].push(variant.into());
        self.words[1].push(line_up.into());
        for (index, cell) in cells.iter().enumerate() {
            self.levels[index].push(i16::from(cell.is_some()));
            self.numbers[index].extend(cell);
        }
        if self.words[0].len() >= ROWS_A_GROUP { self.group() } else { Ok(()) }
    }

    fn group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for words in &mut self.words {
            if let Some(mut column) = group.next_column()? {
                column.typed::<ByteArrayType>().write_batch(words, None, None)?;
                column.close()?;
            }
            words.clear();
        }
        for (numbers, levels) in self.numbers.iter_mut().zip(&mut self.levels) {
            if let Some(mut column) = group.next_column()? {
                column.typed::<Int64Type>().write_batch(numbers, Some(levels), None)?;
                column.close()?;
            }
            numbers.clear();
            levels.clear();
        }
        group.close()?;
        Ok(())
    }

    fn finish(mut self) -> Result<(), ParquetError> {
        if !self.words[0].is_empty() {
            self.group()?;
        }
        self.writer.close()?;
        Ok(())
    }
}

/// Means and differences with their intervals, one line per arm and metric.
fn summary_csv(experiment: &Experiment, summary: &Summary) -> String {
    let mut text = String::from(
        "variant,line_up,metric,games,mean,low95,high95,difference,difference_low95,difference_high95,clear\n",
    );
    for arm in &summary.arms {
        for (metric, numbers) in experiment.metrics.iter().zip(&arm.numbers) {
            let Some(numbers) = numbers else { continue };
            let name = match metric {
                crate::Metric::Count(index) => experiment.counts[*index].name.as_str(),
                metric => metric.name().unwrap_or_default(),
            };
            let mean = numbers.estimate;
            let mut line = format!(
                "{},{},{},{},{:.6},{:.6},{:.6}",
                quoted(&experiment.variants[arm.arm.variant].name),
                quoted(&experiment.line_ups[arm.arm.line_up].name),
                quoted(name),
                numbers.games,
                mean.value,
                mean.low,
                mean.high
            );
            match numbers.difference {
                Some(difference) => {
                    let by = difference.estimate;
                    line.push_str(&format!(",{:.6},{:.6},{:.6},{}", by.value, by.low, by.high, difference.is_clear));
                }
                None => line.push_str(",,,,"),
            }
            text.push_str(&line);
            text.push('\n');
        }
    }
    text
}

/// What was counted in each arm: events, actions and rules.
fn tallies_csv(experiment: &Experiment, summary: &Summary) -> String {
    let mut text = String::from("variant,line_up,kind,name,times,games,offered\n");
    for arm in &summary.arms {
        let variant = quoted(&experiment.variants[arm.arm.variant].name);
        let line_up = quoted(&experiment.line_ups[arm.arm.line_up].name);
        for (kind, name, fired, offered) in arm.tallies.lines(experiment) {
            let offered = offered.map_or_else(String::new, |offered| offered.to_string());
            let (name, times, games) = (quoted(&name), fired.times, fired.games);
            text.push_str(&format!("{variant},{line_up},{kind},{name},{times},{games},{offered}\n"));
        }
    }
    text
}

/// The name of a notable game's file inside the run's folder.
pub(crate) fn record_name(arm: usize, notable: &Notable) -> String {
    let why = match notable.why {
        Why::Typical => "typical",
        Why::Shortest => "shortest",
        Why::Longest => "longest",
        Why::MostLeadChanges => "most-lead-changes",
        Why::LatestDecided => "latest-decided",
    };
    format!("records/{arm:02}-{why}.json")
}

/// Plays the notable games once more to record them: the same seeding gives the same game.
fn write_records(folder: &Path, experiment: &Experiment, plan: &Plan, summary: &Summary) -> Outcome {
    let records = folder.join("records");
    fs::create_dir_all(&records).map_err(|error| Problem::file(&records, error))?;
    for (index, arm) in summary.arms.iter().enumerate() {
        if arm.notable.is_empty() {
            continue;
        }
        let players = &experiment.line_ups[arm.arm.line_up].players;
        let options = &experiment.variants[arm.arm.variant].options;
        let table = experiment.game.trials(options, players, players.len(), &experiment.observed);
        let mut table = table.map_err(|trouble| Problem::of_game(experiment.game, trouble))?;
        for notable in &arm.notable {
            if let Ok(record) = table.record(&plan.seeding(index, notable.place)) {
                write_whole(&folder.join(record_name(index, notable)), record.as_bytes())?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula() {
        for (text, cell) in [
            ("rulebook", "rulebook"),
            ("A11, more reefs", "\"A11, more reefs\""),
            ("=HYPERLINK(\"http://evil.example\")", "\"'=HYPERLINK(\"\"http://evil.example\"\")\""),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("+1", "'+1"),
            ("-1+2", "'-1+2"),
            ("\t=1", "\"'\t=1\""),
            ("a\r\n=1", "\"a\r\n=1\""),
        ] {
            assert_eq!(quoted(text), cell);
        }
    }
}
