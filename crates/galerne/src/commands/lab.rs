//! `galerne lab`: run experiments, and make pages of what they say.

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use crate::{files, rulebooks};
use galerne_catalog::{AnyGame, find};
use galerne_engine::Message;
use galerne_lab::{Ended, Experiment, Problem, Progress, Ready, Source, report, run, shelf, write_results};
use galerne_texts::Language;
use std::{
    fs,
    io::{self, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

pub(crate) fn lab(args: &args::Lab, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match &args.command {
        args::LabCommand::Run(run) => {
            let file = File::find(&run.file, voice)?;
            let folder = run.to.clone().unwrap_or_else(|| Path::new("lab-runs").join(&file.stem));
            run_one(&file, &folder, run.threads, terminal, voice)
        }
        args::LabCommand::Report(report) => {
            let command = |folder: &PathBuf| (folder.clone(), None);
            let folders: Vec<_> = report.folders.iter().map(command).collect();
            write_page(&folders, &report.output, terminal, voice)
        }
        args::LabCommand::All(all) => run_all(all, terminal, voice),
    }
}

/// The text of an experiment.
struct File {
    /// As it is typed: the name of a shipped experiment, or a path.
    name: String,
    /// The name of its run.
    stem: String,
    text: String,
}

impl File {
    /// A file; or else the shipped experiment with that name.
    fn find(path: &Path, voice: Voice) -> Outcome<File> {
        let name = path.to_string_lossy().into_owned();
        match shelf().iter().find(|ready| ready.name == name) {
            Some(ready) if !path.exists() => Ok(File::shipped(ready)),
            _ => {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                Ok(File { text: files::read(voice, path)?, stem, name })
            }
        }
    }

    fn shipped(ready: &Ready) -> File {
        File { name: ready.name.to_owned(), stem: ready.name.to_owned(), text: ready.text.to_owned() }
    }

    fn experiment(&self, voice: Voice) -> Outcome<Experiment> {
        Experiment::read(&self.text).map_err(|problem| failed(&problem, Some(&self.name), voice))
    }
}

fn run_one(file: &File, folder: &Path, threads: Option<usize>, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let experiment = file.experiment(voice)?;
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let stop = stop_on_interrupt();
    let watched = io::stderr().is_terminal();
    let mut news = |progress: Progress| {
        if watched {
            show(progress, &file.name, voice);
        }
    };
    let ended = run(&experiment, folder, threads, &stop, &mut news);
    if watched {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
    let told = |key| Message::new(key).with("folder", folder.to_string_lossy().into_owned());
    match ended.map_err(|problem| failed(&problem, None, voice))? {
        Ended::Complete => {
            write_results(folder).map_err(|problem| failed(&problem, None, voice))?;
            terminal.line(&voice.say(&told("lab-complete")))?;
            Ok(())
        }
        Ended::Stopped => {
            terminal.line(&voice.say(&told("lab-stopped").with("file", file.name.as_str())))?;
            Err(Failure::told_already(Exit::Refused))
        }
    }
}

/// The first Ctrl-C asks for an orderly end: what was played is kept. The second ends the program as usual.
fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                asked.store(true, Relaxed);
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
    stop
}

/// A bar of blocks, how many games, and how long it will still take.
fn show(progress: Progress, name: &str, voice: Voice) {
    const WIDE: u64 = 24;
    let filled = WIDE * progress.done / progress.all.max(1);
    let bar: String = (0..WIDE).map(|place| if place < filled { '█' } else { '░' }).collect();
    let left = progress.left().map_or_else(|| "…".to_owned(), |left| format!("{} s", left.as_secs()));
    let message = Message::new("lab-progress")
        .with("name", name)
        .with("bar", bar)
        .with("done", progress.done.to_string())
        .with("all", progress.all.to_string())
        .with("left", left);
    // Progress is a courtesy; a terminal that will not take it is no reason to stop.
    let _ = write!(io::stderr(), "\r{}\x1b[K", voice.say(&message));
}

/// What went wrong in words, with the line of the file that is to blame.
fn failed(problem: &Problem, file: Option<&str>, voice: Voice) -> Failure {
    let mut reason = problem.say(voice.language);
    if let Some(line) = problem.line {
        reason = voice.say(&Message::new("lab-line").with("line", line.to_string()).with("reason", reason));
    }
    if let Some(error) = &problem.io {
        reason = format!("{reason}: {}", voice.io(error));
    }
    match file {
        Some(file) => Failure::of_file(voice, file, reason),
        None => Failure::new(Exit::Refused, reason),
    }
}

/// The folder of a run, and the command that repeats it where that is known.
type Run = (PathBuf, Option<String>);

/// One page of several runs; each with the command that gives the same numbers again.
fn write_page(folders: &[Run], page: &Path, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let command = |folder: &Path, known: &Option<String>| match known {
        Some(known) => known.clone(),
        None => format!("galerne lab run {0}/experiment.toml --to {0}-again", folder.to_string_lossy()),
    };
    let sources: Vec<Source<'_>> =
        folders.iter().map(|(folder, known)| Source { folder, command: command(folder, known) }).collect();
    let fail = |problem: &Problem| failed(problem, None, voice);
    let first = folders.first().map(|(folder, _)| folder.join("experiment.toml"));
    let game = match first {
        Some(first) => Experiment::read(&files::read(voice, &first)?).map_err(|problem| fail(&problem))?.game.id(),
        None => "",
    };
    let rules: Vec<String> = rulebooks::ids(game, Language::En).into_iter().map(str::to_owned).collect();
    let html = report(&sources, &rules).map_err(|problem| fail(&problem))?;
    files::write_durably(page, html).map_err(|error| unreadable(page, &error, voice))?;
    terminal.line(&voice.say(&Message::new("lab-page").with("file", page.to_string_lossy().into_owned())))?;
    Ok(())
}

/// The games whose experiments are wanted, all where none is named; an unknown one is refused with the nearest.
fn wanted(names: &[String], voice: Voice) -> Result<Vec<&'static str>, Failure> {
    let known = |name: &String| find(name).map(AnyGame::id).map_err(|trouble| Failure::bad_words(voice, &trouble));
    names.iter().map(known).collect()
}

/// The experiments of a folder, in the order of their names.
fn all_in(folder: &Path, voice: Voice) -> Outcome<Vec<File>> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error, voice))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "toml")).collect();
    paths.sort();
    paths.iter().map(|path| File::find(path, voice)).collect()
}

fn unreadable(path: &Path, error: &io::Error, voice: Voice) -> Failure {
    Failure::of_file(voice, &path.to_string_lossy(), voice.io(error))
}

/// Every experiment of a folder, or every one shipped, and one page for each game.
fn run_all(args: &args::LabAll, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let files = match &args.folder {
        Some(folder) => all_in(folder, voice)?,
        None => shelf().iter().map(File::shipped).collect(),
    };
    let mut placed = Vec::new();
    for file in files {
        placed.push((file.experiment(voice)?, file));
    }
    // What answers the author first stands first on his page.
    placed.sort_by_key(|(experiment, _)| experiment.place.unwrap_or(u64::MAX));
    let wanted = wanted(&args.games, voice)?;
    let mut games: Vec<(&'static dyn AnyGame, Vec<Run>)> = Vec::new();
    let mut files_wanted = Vec::new();
    for (Experiment { game, .. }, file) in placed {
        if !wanted.is_empty() && !wanted.contains(&game.id()) {
            continue;
        }
        let run = (args.to.join(&file.stem), Some(format!("galerne lab run {}", file.name)));
        match games.iter_mut().find(|(known, _)| known.id() == game.id()) {
            Some((_, runs)) => runs.push(run),
            None => games.push((game, vec![run])),
        }
        files_wanted.push(file);
    }
    for file in &files_wanted {
        run_one(file, &args.to.join(&file.stem), args.threads, terminal, voice)?;
    }
    fs::create_dir_all(&args.pages).map_err(|error| unreadable(&args.pages, &error, voice))?;
    for (game, runs) in &games {
        write_page(runs, &args.pages.join(format!("{}.html", game.id())), terminal, voice)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shipped_experiment_is_found_by_its_name() {
        let voice = Voice { language: Language::En };
        let ready = &shelf()[0];
        let found = File::find(Path::new(ready.name), voice).unwrap();
        assert_eq!(
            (found.name.as_str(), found.stem.as_str(), found.text.as_str()),
            (ready.name, ready.name, ready.text)
        );
        assert!(found.experiment(voice).is_ok());
        assert!(File::find(Path::new("no-such-experiment"), voice).is_err());
    }
}
