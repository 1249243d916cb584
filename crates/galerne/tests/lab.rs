//! The laboratory at the command line, with the real program.

mod program;

use program::Place;

const POKER: &str =
    "game = \"kuhn-poker\"\ngames = 40\nline-ups = [[\"greedy\", \"random\"]]\nmetrics = [\"skill\", \"ties\"]\n";

#[test]
fn an_experiment_is_run_and_a_page_made_of_it() {
    let place = Place::new();
    place.write("poker.toml", POKER);
    place.run(&["lab", "run", "poker.toml", "--to", "run", "--threads", "1"], &[]).with(0).says("run");
    assert_eq!(place.read("run/games.csv").lines().count(), 41);
    place.run(&["lab", "report", "run", "-o", "page.html"], &[]).with(0);
    assert!(place.read("page.html").contains("<main lang=\"fr\""));
    // The same folder once more: nothing is played again, and nothing is lost.
    place.run(&["lab", "run", "poker.toml", "--to", "run"], &[]).with(0);
    assert_eq!(place.read("run/games.csv").lines().count(), 41);
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_nearest_name() {
    let place = Place::new();
    place.write("poker.toml", &POKER.replace("\"ties\"", "\"tyes\""));
    let told = place.run(&["lab", "run", "poker.toml"], &[]);
    told.complains("poker.toml").complains("4").complains("Did you mean “ties”?");
    assert_eq!(place.files(), ["poker.toml"], "nothing was begun");
}

#[test]
fn all_experiments_of_a_folder_or_those_of_some_games() {
    let place = Place::new();
    std::fs::create_dir(place.path("lab")).unwrap();
    place.write("lab/poker.toml", POKER);
    place.write(
        "lab/four.toml",
        "game = \"connect-four\"\ngames = 10\nline-ups = [[\"random\", \"random\"]]\nmetrics = [\"ties\"]\n",
    );
    place.run(&["lab", "all", "--game", "kuhn-poker", "--pages", "pages"], &[]).with(0);
    assert!(place.path("pages/kuhn-poker.html").is_file() && !place.path("pages/connect-four.html").exists());
    place.run(&["lab", "all", "--game", "kuhn-pocker"], &[]).with(2).complains("Did you mean “kuhn-poker”?");
    place.run(&["lab", "all", "--pages", "pages"], &[]).with(0);
    assert!(place.path("pages/connect-four.html").is_file());
}
