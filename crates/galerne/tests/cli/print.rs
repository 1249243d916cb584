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
    refused(&["--parts", ""], "--parts names nothing");
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn a_number_out_of_bounds_is_refused_with_its_bounds_in_both_languages() {
    let place = Place::new();
    for (asked, bounds) in [
        (["--players", "99"], ["from 1 to 3", "de 1 à 3"]),
        (["--copies", "0"], ["from 1 to 200", "de 1 à 200"]),
        (["--copies", "-3"], ["from 1 to 200", "de 1 à 200"]),
        (["--blank", "100000"], ["from 1 to 200", "de 1 à 200"]),
        (["--dpi", "5"], ["from 36 to 1200", "de 36 à 1200"]),
        (["--dpi", "100000"], ["from 36 to 1200", "de 36 à 1200"]),
    ] {
        for (language, bounds) in ["en", "fr"].into_iter().zip(bounds) {
            let arguments = [&["--lang", language, "print", "windwalkers", "--as", "png"], &asked[..]].concat();
            place.run(&arguments, &[]).with(2).complains(bounds);
        }
    }
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn an_option_that_would_be_dropped_is_refused() {
    let place = Place::new();
    let refused = |arguments: &[&str], complaint: &str| {
        place.run(&[&["print"], arguments].concat(), &[]).with(2).complains(complaint);
    };
    refused(&["onb", "--rules", "--as", "png"], "--as says nothing about a rulebook");
    refused(&["onb", "--book", "a5", "--parts", "cards"], "--parts says nothing about a rulebook");
    refused(&["horde", "--figures", "standing"], "no figures that could stand");
    refused(&["onb", "--link", "https://example.org/t/1", "--parts", "aids"], "Leave out --parts");
    assert_eq!(place.files(), [""; 0]);
    place.run(&["print", "sail-race", "--set", "full", "--list"], &[]).with(0).says("-o map=NAME");
}

#[test]
fn a_card_that_would_lose_letters_is_refused() {
    let place = Place::new();
    place.write("ideas.csv", "title,en\nStorm,Roll a \u{1f3b2}.\n");
    let ran = place.run(&["print", "windwalkers", "--cards", "ideas.csv"], &[]).with(1);
    ran.complains("Row 1, “Storm”: our fonts have no \u{1f3b2}");
    place.write("ideas.csv", "title;en\nStorm;Stop.\n");
    place.run(&["print", "windwalkers", "--cards", "ideas.csv"], &[]).with(1).complains("with commas");
    place.write("ideas.csv", "title,en\n,Stop.\n");
    place.run(&["print", "windwalkers", "--cards", "ideas.csv"], &[]).with(1).complains("Row 1 has no title");
    assert_eq!(place.files(), ["ideas.csv"]);
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
        let parts = if asked.starts_with("--rules") { "" } else { "--parts cards" };
        let script = format!("ulimit -f 16; trap '' XFSZ; exec {program} print windwalkers {parts} {asked}");
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

const CREATURE: &str = "[[creature]]\nid = \"loup_noir\"\nname = \"Loup noir\"\naffiliation = \"cendres\"\nrace = \"animal\"\n\
subrace = \"loup\"\ncategories = [\"infanterie\"]\nkind = \"troupe\"\ncost = 25\npv = 5\nsante = 90\ntaille = 2\nsocle = 1\nmana = 0\n\
init = 7\ncourse = 6\nsprint = 12\nhidden = { force = 50, dexterite = 40, agilite = 40, att_cac = 52, att_cac_acc = 60, att_dist = 0, \
att_dist_acc = 100, att_psy = 0, att_psy_acc = 100, parade = 42, parade_acc = 60, esquive = 34, esquive_acc = 60, volonte = 48, \
volonte_acc = 60 }\narmours = []\nweapons = [{ weapon = \"epee\" }]\npowers = []\npassives = []\n\n[[army]]\nid = \"meute\"\n\
name = \"La meute\"\naffiliation = \"cendres\"\npoints = 100\ntotal = 100\nunits = { loup_noir = 4 }\n";
const BOARD: &str = "id: gue\nname: Le Gué\nplayers: 2\ngrid:\n......\n..2.,.\n......\n......\nzones:\nAA..BB\nAAooBB\nAA..BB\nAA..BB\n";
const SEA: &str = r#"{"radius":6,"start":[-2,4],"buoys":[{"q":3,"r":0},{"q":-1,"r":-2}],"reefs":[[0,0]]}"#;

/// What an author has written prints as what the box has: the table of its pieces says so.
#[test]
fn what_one_has_made_oneself_is_printed() {
    let place = Place::new();
    place.write("wolves.toml", CREATURE);
    place.write("ford.txt", BOARD);
    place.write("bay.json", SEA);
    let figure = |traceur: &str| {
        format!(r#"{{"traceur":["{traceur}"],"combattante":["A3"],"ailier":["B3"],"feuleuse":["C3"]}}"#)
    };
    let suits = [("coeur", "B2"), ("carreau", "C2"), ("trefle", "D2"), ("pique", "A2")];
    let suits: Vec<String> = suits.iter().map(|(suit, at)| format!("\"{suit}\":{}", figure(at))).collect();
    place.write("lines.json", &format!("{{{}}}", suits.join(",")));
    let printed = |asked: &[&str]| {
        let folder = place.path("pieces");
        let _ = std::fs::remove_dir_all(&folder);
        place.run(&[&["print"], asked, &["--as", "svg", "--out", "pieces"]].concat(), &[]).with(0);
        let mut names: Vec<String> = Vec::new();
        let mut text = String::new();
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            names.push(path.file_stem().unwrap().to_string_lossy().into_owned());
            text += &std::fs::read_to_string(path).unwrap();
        }
        names.sort();
        (names, text)
    };
    // Four wolves in one army, each with its figure and its card of wounds, against an army of the box.
    let (names, text) = printed(&["onb", "--with", "bestiary=wolves.toml"]);
    let count = |start: &str| names.iter().filter(|name| name.starts_with(start)).count();
    assert!(text.contains("Loup noir") && count("wounds-1-") == 4 && count("wounds-2-") > 1, "{names:?}");
    // Six columns and four rows fit one page.
    let (names, _) = printed(&["onb", "--with", "own_map=ford.txt", "--parts", "boards"]);
    assert!(names.iter().all(|name| name.starts_with("board") && !name.starts_with("board-1")), "{names:?}");
    let map = |asked: &[&str]| printed(&[&["sail-race", "--parts", "boards"], asked].concat()).1;
    let (own, seven) = (map(&["--with", "custom_map=bay.json"]), map(&["-o", "map=generated", "-o", "map_seed=7"]));
    let eight = map(&["-o", "map=generated", "-o", "map_seed=8"]);
    assert!(own != map(&[]) && own != seven && seven != eight);
    let road = |seed: &str| printed(&["windwalkers", "--parts", "boards", "-o", "board=generated", "--seed", seed]).1;
    assert!(road("7") != road("8") && road("7") == road("7"));
    let formations = |asked: &[&str]| printed(&[&["horde", "--parts", "aids"], asked].concat()).1;
    assert_ne!(formations(&[]), formations(&["--with", "formations=lines.json"]));
}

/// What an author has written wrongly is refused with its place, and nothing is written.
#[test]
fn what_one_has_made_wrongly_is_refused_with_its_place() {
    let place = Place::new();
    place.write("wolves.toml", &CREATURE.replace("total = 100", "total = 99"));
    place.run(&["print", "onb", "--with", "bestiary=wolves.toml"], &[]).with(1).complains("army meute, total");
    place.write("ford.txt", &BOARD.replace("..2.,.", "..2.?."));
    place.run(&["print", "onb", "--with", "own_map=ford.txt"], &[]).with(1).complains("line 6");
    place.run(&["print", "onb", "--with", "own_mop=ford.txt"], &[]).with(2).complains("own_map");
    place.run(&["print", "onb", "--with", "bestiary=none.toml"], &[]).with(1).complains("none.toml");
    assert_eq!(place.files(), ["ford.txt", "wolves.toml"]);
}

/// A download for others: both papers, little ink, both rulebooks, the list of pieces and the credits.
#[test]
fn a_kit_holds_what_a_download_needs() {
    let place = Place::new();
    place.run(&["print", "pluvionautes", "--as", "kit"], &[]).with(0);
    for folder in ["a4", "letter", "low-ink"] {
        for language in ["en", "fr"] {
            let file = place.path(&format!("pluvionautes-quick-kit/{folder}/pluvionautes-quick.{language}.pdf"));
            assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF-"), "{}", file.display());
        }
    }
    for file in ["rules.en.pdf", "rules.fr.pdf", "parts.csv", "credits.txt"] {
        assert!(place.path(&format!("pluvionautes-quick-kit/{file}")).is_file(), "{file}");
    }
    assert!(place.read("pluvionautes-quick-kit/credits.txt").contains("CC BY 4.0"));
}
