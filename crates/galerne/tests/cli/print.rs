//! `galerne print`: what is refused, what is written, and that nothing half done is left.

use crate::program::Place;

#[test]
fn an_unknown_word_is_refused_with_the_nearest() {
    let place = Place::new();
    let refused = |arguments: &[&str], complaint: &str| {
        place.run(&[&["print", "windwalkers"], arguments].concat(), &[]).with(2).complains(complaint);
    };
    refused(&["--parts", "bords"], "Perhaps “boards”?");
    refused(&["--format", "brigde"], "Perhaps “bridge”?");
    refused(&["--as", "pdff"], "Perhaps “pdf”?");
    refused(&["--for", "gamecraft"], "Perhaps “gamecrafter”?");
    refused(&["--link", "example.org"], "https://");
    refused(&["--shift", "far"], "two numbers");
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn a_card_of_two_thousand_letters_is_refused_by_its_row() {
    let place = Place::new();
    let text = "The wind rises and falls again. ".repeat(63);
    place.write("ideas.csv", &format!("title,en\nCalm,Nothing happens.\nStorm,{text}\n"));
    let ran = place.run(&["print", "windwalkers", "--cards", "ideas.csv"], &[]).with(1);
    ran.complains("Row 2, “Storm”: the text of 2015 characters does not fit");
    assert_eq!(place.files(), ["ideas.csv"]);
    place.write("ideas.csv", "title,line,en,copies\nCalm,pack,Nothing happens.,4\n");
    place.run(&["print", "windwalkers", "--cards", "ideas.csv", "--blank", "5"], &[]).with(0).says("2 pages");
    assert_eq!(place.files(), ["ideas.csv", "windwalkers-quick.en.pdf"]);
}

#[test]
fn a_format_that_is_too_small_is_refused_with_one_that_holds_the_text() {
    let place = Place::new();
    place.write("ideas.csv", &format!("title,en\nStorm,{}\n", "The wind rises. ".repeat(56)));
    let ran = place.run(&["print", "windwalkers", "--cards", "ideas.csv", "--format", "mini-euro"], &[]).with(1);
    ran.complains("Row 1, “Storm”").complains("holds it all.");
    assert_eq!(place.files(), ["ideas.csv"]);
}

#[test]
fn a_part_that_is_not_in_the_box_is_refused_with_those_that_are() {
    let place = Place::new();
    let ran = place.run(&["print", "horde", "--parts", "tiles"], &[]).with(1);
    ran.complains("There is no part “tiles” in this box. It holds: boards, cards, aids, pads.");
    assert_eq!(place.files(), [""; 0]);
}

/// A disk that takes no more than sixteen kilobytes of a file: the old document stays, nothing half written lies beside it.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_half_file() {
    let place = Place::new();
    place.write("windwalkers-quick.en.pdf", "the old one");
    let program = env!("CARGO_BIN_EXE_galerne");
    for asked in ["", "--as data --out pieces", "--for eu --out pieces", "--rules --out book.pdf"] {
        let script = format!("ulimit -f 16; trap '' XFSZ; exec {program} print windwalkers --parts cards {asked}");
        let mut command = std::process::Command::new("sh");
        command.args(["-c", &script]).current_dir(place.path(".")).env("LANG", "C.UTF-8");
        let output = command.output().unwrap();
        assert!(!output.status.success(), "{asked}: {}", String::from_utf8_lossy(&output.stdout));
        assert_eq!(place.read("windwalkers-quick.en.pdf"), "the old one");
        assert_eq!(place.files(), ["windwalkers-quick.en.pdf"], "{asked}");
    }
}

/// A device is no place for a document: it is refused, and stays what it is.
#[cfg(target_os = "linux")]
#[test]
fn a_device_is_not_written_over() {
    let place = Place::new();
    for asked in
        [&["--out", "/dev/full"][..], &["--rules", "--out", "/dev/full"], &["--as", "data", "--out", "/dev/full"]]
    {
        place.run(&[&["print", "pluvionautes"], asked].concat(), &[]).with(1).complains("/dev/full");
    }
    assert!(!std::path::Path::new("/dev/full").is_file());
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn lists_go_to_other_programs() {
    let place = Place::new();
    place.run(&["print", "pluvionautes", "--as", "data"], &[]).with(0).says("2 files in pluvionautes-quick-data");
    assert!(place.read("pluvionautes-quick-data/parts.csv").starts_with("id,part,set,copies"));
    place.run(&["print", "pluvionautes", "--as", "data"], &[]).complains("already something with that name");
    place.run(&["print", "pluvionautes", "--list"], &[]).with(0).says("Also needed:");
}

/// Neither a clock nor the order of a table in memory leaves a trace: another process writes the same bytes.
#[test]
fn two_processes_write_the_same_document() {
    let place = Place::new();
    for file in ["one.pdf", "two.pdf"] {
        place.run(&["--lang", "fr", "print", "pluvionautes", "--out", file], &[]).with(0);
    }
    let bytes = ["one.pdf", "two.pdf"].map(|file| std::fs::read(place.path(file)).unwrap());
    assert!(bytes[0].starts_with(b"%PDF-") && bytes[0] == bytes[1]);
}

/// The sheets are for the battle that the quick start recommends; another board or another set of options replaces it.
#[test]
fn sheets_are_for_the_first_game_unless_told_otherwise() {
    let place = Place::new();
    let board = |asked: &[&str]| -> String {
        let _ = std::fs::remove_dir_all(place.path("pieces"));
        let arguments =
            [&["print", "onb", "--parts", "boards,tokens", "--as", "data", "--out", "pieces"], asked].concat();
        place.run(&arguments, &[]).with(0);
        place.read("pieces/parts.csv")
    };
    let first = board(&[]);
    assert_eq!(first, board(&["--preset", "first-game"]));
    assert_ne!(first, board(&["--option", "map=donjon"]));
    assert_ne!(first, board(&["--preset", "chasse"]));
}
