//! The laboratory from outside: files in, numbers and pages out.

use galerne_lab::{Ended, Ending, Experiment, Source, Verdict, glance, metrics, report, run, verdict, write_results};
use galerne_texts::Language;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

const RACE: &str = r#"
game = "sail-race"
title = { en = "Ties", fr = "Ex æquo" }
question = { en = "How often?", fr = "Combien de fois ?" }
seed = 11
games = 60
turn = "weather"
line-ups = [["greedy", "greedy"], ["greedy", "random 50%"]]
metrics = [
  "ties", "length", "skill", "standstill", "lead", "lead_changes", "decided", "seats", "luck", "actions", "rules",
  "headings", "tracks",
]

[variants]
core = { map = "banane" }
A11-e = { map = "banane", preset = "A11-e" }

[[count]]
name = "standstill"
title = { en = "the share of moves without progress", fr = "la part des coups sans avancer" }
events = ["headwind", { event = "sailed", where = { moved = 0 } }]
per = ["headwind", "sailed"]

[[facet]]
name = "headings"
title = { en = "headings", fr = "caps" }
event = "sailed"
field = "heading"
seat = "seat"

[[facet]]
name = "tracks"
title = { en = "where the boats sail", fr = "où passent les bateaux" }
event = "sailed"
field = "to"
ground = "hexes"
"#;

fn read(text: &str) -> Experiment {
    Experiment::read(text).unwrap_or_else(|problem| panic!("{:?} {}", problem.line, problem.say(Language::En)))
}

fn run_all(text: &str, folder: &Path, threads: usize) -> Ended {
    let ended = run(&read(text), folder, threads, &AtomicBool::new(false), &mut |_| {});
    ended.unwrap_or_else(|problem| panic!("{}", problem.say(Language::En)))
}

fn file(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn the_same_numbers_whatever_the_number_of_threads() {
    let top = tempfile::tempdir().unwrap();
    let folders = [1, 3].map(|threads| {
        let folder = top.path().join(threads.to_string());
        assert_eq!(run_all(RACE, &folder, threads), Ended::Complete);
        write_results(&folder).unwrap();
        folder
    });
    for name in ["games.csv", "summary.csv", "tallies.csv", "manifest.json"] {
        assert_eq!(file(&folders[0], name), file(&folders[1], name), "{name}");
    }
    let games = file(&folders[0], "games.csv");
    assert_eq!(games.lines().count(), 1 + 4 * 60);
    assert!(games.starts_with("variant,line_up,block,rotation,replicate,decisions,"), "{games:.80}");
    assert!(games.lines().next().unwrap().ends_with("led,score_1,score_2,standstill,standstill_of"));
    let tallies = file(&folders[0], "tallies.csv");
    assert!(tallies.starts_with("variant,line_up,kind,name,times,games,offered\n"), "{tallies:.80}");
    let blown = tallies.lines().find(|line| line.contains(",event,weather,")).unwrap();
    assert!(blown.ends_with(",60,"), "a wind blew in each of the 60 games: {blown}");
}

#[test]
fn stopped_torn_and_taken_up_again_it_is_the_same_run() {
    let top = tempfile::tempdir().unwrap();
    let (whole, torn) = (top.path().join("whole"), top.path().join("torn"));
    run_all(RACE, &whole, 2);
    write_results(&whole).unwrap();
    let stop = AtomicBool::new(false);
    let mut news = |progress: galerne_lab::Progress| {
        if progress.done > 20 {
            stop.store(true, Relaxed);
        }
    };
    let ended = run(&read(RACE), &torn, 1, &stop, &mut news).unwrap();
    // A fast machine may finish before the run can be stopped; then there is nothing to resume.
    if ended == Ended::Stopped {
        let path = torn.join("chunks.log");
        let mut bytes = fs::read(&path).unwrap();
        assert!(!bytes.is_empty(), "what was played is kept");
        // As a cut cable leaves it: the last line is torn.
        bytes.truncate(bytes.len() - 7);
        fs::write(&path, bytes).unwrap();
    }
    assert_eq!(run_all(RACE, &torn, 2), Ended::Complete);
    write_results(&torn).unwrap();
    assert_eq!(file(&whole, "games.csv"), file(&torn, "games.csv"));
    assert_eq!(file(&whole, "summary.csv"), file(&torn, "summary.csv"));
}

/// A disk that lies: a line of a finished run is damaged afterwards.
#[test]
fn a_damaged_line_costs_its_own_games_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    run_all(RACE, folder.path(), 2);
    write_results(folder.path()).unwrap();
    let (games, log) = (file(folder.path(), "games.csv"), folder.path().join("chunks.log"));
    let whole = fs::read_to_string(&log).unwrap();
    fs::write(&log, whole.replacen("rows", "rowz", 1)).unwrap();
    // A read-only reader repairs nothing, and does not take it for complete.
    let sources = [Source { folder: folder.path(), command: String::new() }];
    report(&sources, &[]).unwrap();
    assert_eq!(fs::read_to_string(&log).unwrap().len(), whole.len());
    assert_eq!(run_all(RACE, folder.path(), 2), Ended::Complete);
    write_results(folder.path()).unwrap();
    assert_eq!(file(folder.path(), "games.csv"), games);
    for lost in ["", "nonsense", &whole[whole.find('\n').unwrap() + 1..]] {
        fs::write(&log, lost).unwrap();
        assert_eq!(run_all(RACE, folder.path(), 2), Ended::Complete);
        write_results(folder.path()).unwrap();
        assert_eq!(file(folder.path(), "games.csv"), games);
    }
    fs::write(folder.path().join("done.json"), "{\"chunks\":99999999999}").unwrap();
    assert_eq!(run_all(RACE, folder.path(), 2), Ended::Complete);
    assert!(!file(folder.path(), "done.json").contains("9999"));
}

#[test]
fn a_folder_of_another_experiment_is_left_alone() {
    let top = tempfile::tempdir().unwrap();
    run_all(RACE, top.path(), 2);
    let other = RACE.replace("seed = 11", "seed = 12");
    let problem = run(&read(&other), top.path(), 1, &AtomicBool::new(false), &mut |_| {}).unwrap_err();
    assert!(problem.say(Language::En).contains("another experiment"), "{}", problem.say(Language::En));
}

#[test]
fn variants_play_on_the_same_luck() {
    let top = tempfile::tempdir().unwrap();
    // The same game under two names: every difference must vanish, to the last game.
    let twins = RACE.replace("preset = \"A11-e\"", "timing = \"program\"");
    run_all(&twins, top.path(), 2);
    write_results(top.path()).unwrap();
    let summary = file(top.path(), "summary.csv");
    let differences: Vec<&str> = summary.lines().filter(|line| line.starts_with("A11-e,")).collect();
    assert!(differences.len() >= 8, "{summary}");
    for line in differences {
        assert!(line.ends_with(",0.000000,0.000000,0.000000,false"), "{line}");
    }
}

#[test]
fn parquet_holds_the_same_rows_as_csv() {
    let top = tempfile::tempdir().unwrap();
    run_all(RACE, top.path(), 2);
    write_results(top.path()).unwrap();
    let reader = SerializedFileReader::new(fs::File::open(top.path().join("games.parquet")).unwrap()).unwrap();
    let csv = file(top.path(), "games.csv");
    let mut lines = csv.lines();
    let names: Vec<&str> = lines.next().unwrap().split(',').collect();
    let mut rows = 0;
    for (row, line) in reader.get_row_iter(None).unwrap().zip(lines) {
        let row = row.unwrap();
        let cells: Vec<String> = row
            .get_column_iter()
            .map(|(_, field)| match field.to_string() {
                text if text == "null" => String::new(),
                text => text.trim_matches('"').to_owned(),
            })
            .collect();
        assert_eq!(cells.join(","), line);
        assert_eq!(row.get_column_iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), names);
        rows += 1;
    }
    assert_eq!(rows, 4 * 60);
}

#[test]
fn games_worth_a_look_can_be_replayed() {
    let top = tempfile::tempdir().unwrap();
    run_all(RACE, top.path(), 2);
    write_results(top.path()).unwrap();
    let records: Vec<_> = fs::read_dir(top.path().join("records")).unwrap().collect();
    assert!(records.len() >= 4 * 3, "{}", records.len());
    for record in records {
        let text = fs::read_to_string(record.unwrap().path()).unwrap();
        let table = galerne_catalog::load_record(&text).unwrap();
        assert_eq!(table.now().turn(), galerne_engine::Turn::Over);
    }
}

/// A look leads to the move where it happened: from the entry at which a race was decided its winner led to the end.
#[test]
fn a_look_leads_to_the_move_where_it_happened() {
    let top = tempfile::tempdir().unwrap();
    run_all(RACE, top.path(), 2);
    write_results(top.path()).unwrap();
    let looks = glance(top.path(), Language::En, 400.0).unwrap().looks;
    let decided = looks.iter().filter(|look| look.file.ends_with("latest-decided.json"));
    let mut looked = 0;
    for look in decided {
        let table = galerne_catalog::load_record(&file(top.path(), &look.file)).unwrap();
        let entry = look.entry.unwrap() as usize;
        assert!(entry > 0 && entry <= table.entries(), "{entry} of {}", table.entries());
        let everything = galerne_engine::Viewer::EVERYONE;
        let after = |entries: usize| table.at(entries).standings(everything).into_iter().map(|(standing, _)| standing);
        let winner = after(table.entries()).find(|standing| standing.won).unwrap();
        let then = after(entry).find(|standing| standing.seat == winner.seat).unwrap();
        assert_eq!(then.place, 1, "{look:?}");
        looked += 1;
    }
    assert!(looked >= 2, "{looks:?}");
}

#[test]
fn a_page_speaks_both_languages_and_needs_nothing_else() {
    let top = tempfile::tempdir().unwrap();
    run_all(RACE, top.path(), 2);
    let source = Source { folder: top.path(), command: "galerne lab run <race>.toml".to_owned() };
    let page = report(&[source], &["SR-1.1".to_owned(), "SR-7.2".to_owned()]).unwrap();
    for part in [
        "<main lang=\"fr\"",
        "<main lang=\"en\"",
        "Ex æquo",
        "La part des parties sans vainqueur unique",
        "The share of games without a single winner",
        "galerne lab run &lt;race&gt;.toml",
        "SR-1.1",
        "<svg",
        "Events that never happened",
    ] {
        assert!(page.contains(part), "{part} is missing");
    }
    // The fonts inside may spell anything.
    let body = &page[page.find("<body").unwrap()..];
    assert!(!body.contains("NaN") && !body.contains("page-") && !body.contains("find-"), "a text without words");
    assert!(!page.contains("src=\"") && !page.contains("href=") && !page.contains("url(http"), "it stands alone");
    // Every id stands once: two languages and several charts share one page.
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids.len());
}

#[test]
fn enough_is_enough() {
    let top = tempfile::tempdir().unwrap();
    let text = RACE.replace("games = 60", "games = 4000\nstop = { metric = \"ties\", within = 0.2 }");
    let text = text.replace(", [\"greedy\", \"random 50%\"]", "").replace("\"luck\", ", "");
    let [one, many] = [1, 3].map(|threads| {
        let folder = top.path().join(threads.to_string());
        assert_eq!(run_all(&text, &folder, threads), Ended::Complete);
        write_results(&folder).unwrap();
        (file(&folder, "games.csv"), file(&folder, "done.json"))
    });
    assert_eq!(one, many);
    let games = one.0.lines().count() - 1;
    assert!((200..1200).contains(&games), "stopped after {games} of 8000 games");
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_nearest_name() {
    let check = |from: &str, to: &str, expected: &str| {
        assert!(RACE.contains(from), "{from}");
        let text = RACE.replacen(from, to, 1);
        let problem = Experiment::read(&text).map(|_| ()).unwrap_err();
        let line = problem.line.unwrap_or(0);
        let said = format!("{line}: {}", problem.say(Language::En));
        assert!(said.contains(expected), "{to:?} gave {said:?}");
        let culprit = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let mark = to.split('\n').next().unwrap().trim();
        assert!(culprit.contains(mark) || mark.is_empty(), "line {line} is {culprit:?}, not {mark:?}");
    };
    check("game = \"sail-race\"", "game = \"sail-rice\"", "2: ");
    check("seed = 11", "sead = 11", "Did you mean “seed”?");
    check("seed = 11", "seed = \"x\"", "wants a number");
    check("games = 60", "games = 0", "At least one game");
    check("turn = \"weather\"", "turn = \"wether\"", "Did you mean “weather”?");
    check("\"greedy\", \"random 50%\"", "\"greedi\", \"random 50%\"", "Did you mean “greedy”?");
    check("\"greedy\", \"random 50%\"", "\"greedy\", \"random much\"", "slips five times");
    check("A11-e = { map = \"banane\", preset = \"A11-e\" }", "A11-e = { map = \"bananas\" }", "banane");
    check("A11-e = { map = \"banane\", preset = \"A11-e\" }", "A11-e = { crabs = true }", "crab");
    check("A11-e = { map = \"banane\", preset = \"A11-e\" }", "A11-e = { preset = \"A11-z\" }", "A11-");
    check("  \"ties\", \"length\"", "  \"tyes\", \"length\"", "Did you mean “ties”?");
    check("\"headings\", \"tracks\"", "\"headinks\", \"tracks\"", "Did you mean “headings”?");
    check("event = \"sailed\"\nfield = \"heading\"", "event = \"sailled\"\nfield = \"heading\"", "“sailed”");
    check("field = \"heading\"", "field = \"heeding\"", "Did you mean “heading”?");
    check("ground = \"hexes\"", "ground = \"hexen\"", "Did you mean “hexes”?");
    check("where = { moved = 0 }", "where = { mooved = 0 }", "Did you mean “moved”?");
    check("A11-e = { map = \"banane\", preset = \"A11-e\" }", "A11-e = { presett = \"A11-e\" }", "“preset”");
    check("[variants]", "[variants", "not TOML");
    check("[variants]", "[[variant]]\nname = \"a\"\n[variants]", "Did you mean “variants”?");
    check("seed = 11", "seed = -1", "wants a whole number");
    check("  \"ties\", \"length\"", "  \"score\", \"length\"", "no points");
    check("name = \"headings\"", "name = \"ties\"", "twice");
    check("name = \"headings\"", "name = \"tracks\"", "twice");
    assert_eq!(read(&RACE.replacen("games = 60", "games = 0x10", 1)).games, 16);
    let runs = |facet: &str| {
        let text = format!("{RACE}\n[[facet]]\nname = \"still\"\n{facet}");
        Experiment::read(&text).map(|experiment| experiment.facets.len()).map_err(|problem| problem.say(Language::En))
    };
    let facets = read(RACE).facets.len();
    assert_eq!(runs("runs = [\"headwind\"]\nuntil = [\"sailed\"]\nseat = \"seat\""), Ok(facets + 1));
    let wrong = |facet: &str, expected: &str| {
        let said = runs(facet).unwrap_err();
        assert!(said.contains(expected), "{facet:?} gave {said:?}");
    };
    wrong("runs = [\"headwind\"]\nseat = \"seat\"", "until");
    wrong("until = [\"headwind\"]\nseat = \"seat\"", "runs");
    wrong("runs = [\"sailed\"]\nuntil = [\"sailed\"]\nseat = \"seat\"", "ever end");
    let narrower = "runs = [\"sailed\"]\nuntil = [{ event = \"sailed\", where = { moved = 0 } }]\nseat = \"seat\"";
    wrong(narrower, "ever end");
    wrong("runs = []\nuntil = [\"sailed\"]\nseat = \"seat\"", "runs");
    wrong("runs = [\"headwind\"]\nuntil = [\"sailed\"]", "seat");
    wrong("runs = [\"headwind\"]\nuntil = [\"weather\"]\nseat = \"seat\"", "seat");
    wrong("runs = [\"headwint\"]\nuntil = [\"sailed\"]\nseat = \"seat\"", "Did you mean “headwind”?");
    wrong("runs = [\"headwind\"]\nuntil = [\"sailed\"]\nseat = \"seat\"\nfield = \"heading\"", "“field”");
    let without = Experiment::read("game = \"connect-four\"").map(|_| ()).unwrap_err();
    assert!(without.say(Language::Fr).contains("line-ups"), "{}", without.say(Language::Fr));
    let crowd = "game = \"connect-four\"\nline-ups = [[\"random\"]]";
    assert!(Experiment::read(crowd).map(|_| ()).unwrap_err().say(Language::En).contains("2 to 2"));
    let duel = "game = \"sail-race\"\nline-ups = [[\"random\", \"random\"]";
    for (rest, expected) in [
        (", [\"random\", \"random\"]]", "twice"),
        ("]\n[grid]\nbuoys = []", "empty"),
        ("]\n[grid]\nbuoys = [\"open\", \"open\"]", "twice"),
    ] {
        let said = Experiment::read(&format!("{duel}{rest}")).map(|_| ()).unwrap_err().say(Language::En);
        assert!(said.contains(expected), "{rest:?} gave {said:?}");
    }
    // What decides when to stop need not be named twice, and may be one's own count.
    let stopped = |stop: &str| {
        read(&format!(
            "{duel}]\nmetrics = [\"ties\"]\nstop = {{ metric = \"{stop}\", within = 0.1 }}\n[[count]]\nname = \"stops\"\nevents = [\"stopped\"]"
        ))
    };
    assert_eq!(
        (stopped("length").metrics.len(), stopped("stops").metrics.len(), stopped("ties").metrics.len()),
        (2, 2, 1)
    );
}

#[test]
fn a_grid_is_every_combination_and_a_solo_game_has_no_seats_to_compare() {
    let text = "game = \"sail-race\"\ngames = 20\nturn = \"weather\"\nline-ups = [[\"greedy\"]]\n\
                [grid]\nmap = [\"banane\"]\ncrab = [false, true]\nease = [false, true]\n";
    let top = tempfile::tempdir().unwrap();
    run_all(text, top.path(), 2);
    write_results(top.path()).unwrap();
    let summary = file(top.path(), "summary.csv");
    assert!(summary.contains("crab=true ease=false,greedy,length,20,"), "{summary}");
    assert!(!summary.contains(",ties,") && !summary.contains(",margin,"), "{summary}");
    let page = report(&[Source { folder: top.path(), command: String::new() }], &[]).unwrap();
    assert!(page.contains("crab=true"));
}

#[test]
fn a_run_can_be_looked_at_while_it_is_played() {
    let top = tempfile::tempdir().unwrap();
    let mut looked = Vec::new();
    let mut news = |_: galerne_lab::Progress| {
        // A run in progress locks the folder; reading needs no lock.
        if let Ok(glance) = glance(top.path(), Language::En, 400.0)
            && glance.games > 0
        {
            looked.push(glance.games);
        }
    };
    run(&read(RACE), top.path(), 1, &AtomicBool::new(false), &mut news).unwrap();
    assert!(looked.windows(2).all(|two| two[0] <= two[1]) && !looked.is_empty(), "{looked:?}");
    let [en, fr] = [Language::En, Language::Fr].map(|language| glance(top.path(), language, 400.0).unwrap());
    assert_eq!((en.games, fr.games), (4 * 60, 4 * 60));
    assert!(en.html.contains("What it says") && fr.html.contains("Ce qu’on y lit"), "{:.300}", fr.html);
    assert!(en.html.contains("<svg") && !en.html.contains("NaN") && !en.html.contains("page-"));
    write_results(top.path()).unwrap();
    assert!(en.looks.len() >= 4 * 3);
    assert!(en.looks.iter().all(|look| top.path().join(&look.file).is_file()), "{:?}", en.looks);
    // Nothing to look at is a problem that says so, not a page.
    assert!(glance(&top.path().join("nowhere"), Language::En, 400.0).is_err());
}

#[test]
fn whoever_chooses_metrics_is_told_what_they_are() {
    for language in Language::ALL {
        let game = |id| galerne_catalog::find(id).unwrap_or_else(|trouble| panic!("{trouble:?}"));
        let named = |id, name| metrics(game(id), language).iter().any(|metric| metric.name == name);
        // A regatta's score only says who is before whom.
        assert!(named("pluvionautes", "score") && !named("sail-race", "score") && !named("sail-race", "margin"));
        let all = metrics(game("pluvionautes"), language);
        assert!(all.len() >= 17 && all.iter().all(|metric| metric.title.len() > 5), "{all:?}");
        assert!(all.iter().any(|metric| metric.name == "ties" && metric.is_number && metric.is_share));
        assert!(all.iter().any(|metric| metric.name == "length" && metric.is_number && !metric.is_share));
        assert!(all.iter().any(|metric| metric.name == "seats" && !metric.is_number));
    }
}

/// The printed game and an edition of it by random play, which is quick.
fn edition_of(edition: &str, games: u64) -> String {
    format!(
        "game = \"pluvionautes\"\nseed = 3\ngames = {games}\nline-ups = [[\"random\", \"random\"]]\nmetrics = [\"score\", \"ties\", \"length\"]\n\
         [variants]\nprinted = {{}}\nedition = {{ edition = {edition:?} }}\n"
    )
}

fn verdict_of(edition: &str, games: u64, language: Language) -> Verdict {
    let folder = tempfile::tempdir().unwrap();
    run_all(&edition_of(edition, games), folder.path(), 1);
    verdict(folder.path(), language).unwrap_or_else(|problem| panic!("{}", problem.say(language))).unwrap()
}

const RICHER: &str = "[edition]\ngame = \"pluvionautes\"\nprinting = 1\n[mission.livestock_plain]\nvalue = 9\n[mission.crop_plain]\nvalue = 9\n";

#[test]
fn a_planted_difference_is_clear_and_told_with_its_interval() {
    let told = verdict_of(RICHER, 200, Language::En);
    assert_eq!(told.ending, Ending::Clear);
    assert!(told.sentence.starts_with("A clear difference: the best score rises from "), "{}", told.sentence);
    assert!(told.sentence.contains("200 games on each side with the same luck"), "{}", told.sentence);
    let french = verdict_of(RICHER, 200, Language::Fr).sentence;
    assert!(french.starts_with("Différence nette"), "{french}");
}

#[test]
fn what_changes_nothing_plays_alike_game_by_game() {
    let told = verdict_of("", 40, Language::En);
    assert_eq!(told.ending, Ending::Same);
    assert!(told.sentence.starts_with("No difference at all") && told.more.is_empty(), "{told:?}");
}

#[test]
fn few_games_decide_nothing_and_say_so() {
    let slight = "[edition]\ngame = \"pluvionautes\"\nprinting = 1\n[balloon.2]\nfuel = 3\n";
    let told = verdict_of(slight, 12, Language::En);
    assert_eq!(told.ending, Ending::Open);
    assert!(told.sentence.starts_with("Not decided"), "{}", told.sentence);
}
