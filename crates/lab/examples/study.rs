//! A study from beginning to end, as a program would do it: run experiments, write the results, make one page of them.
//!
//! `cargo run --release -p galerne-lab --example study -- PAGE.html RUNS-FOLDER EXPERIMENT.toml…`

#![allow(clippy::print_stderr)]

use galerne_lab::{Experiment, Outcome, Source, report, run, write_results};
use galerne_texts::Language;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::AtomicBool,
};

fn study(page: &Path, runs: &Path, files: &[PathBuf]) -> Outcome {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut folders = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap_or_default();
        let experiment = Experiment::read(&text)?;
        let folder = runs.join(file.file_stem().unwrap_or_default());
        run(&experiment, &folder, threads, &AtomicBool::new(false), &mut |progress| {
            eprint!("\r{} {} / {}  {:.0?} ", file.display(), progress.done, progress.all, progress.took);
        })?;
        eprintln!();
        write_results(&folder)?;
        folders.push((folder, format!("galerne lab run {}", file.display())));
    }
    let sources: Vec<_> = folders.iter().map(|(folder, command)| Source { folder, command: command.clone() }).collect();
    // Run at the top of the repository, it finds the rulebook and lists the rules that never fired.
    let book = files.first().and_then(|file| {
        let experiment = Experiment::read(&fs::read_to_string(file).ok()?).ok()?;
        fs::read_to_string(format!("docs/rules/{}.en.md", experiment.game.id())).ok()
    });
    let book = book.unwrap_or_default();
    let rules = book.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let html = report(&sources, &rules.map(str::to_owned).collect::<Vec<_>>())?;
    if let Err(error) = fs::write(page, html) {
        eprintln!("{}: {error}", page.display());
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [page, runs, files @ ..] = &arguments[..] else { return ExitCode::from(2) };
    match study(page, runs, files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            let line = problem.line.map(|line| format!("line {line}: ")).unwrap_or_default();
            eprintln!("{line}{}", problem.say(Language::En));
            ExitCode::FAILURE
        }
    }
}
