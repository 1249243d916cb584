//! What an edition does to the material.

use crate::{CARDS, FACES, HEAD, SHEETS, lay, shelf, sound, told};
use galerne_material::{Head, Shelf, What, differences};

#[test]
fn a_cell_is_replaced_whole_and_the_others_stay() {
    let tree = sound("[card.drizzle]\ncost = 4\nwith = [\"noon\"]\n").tree.unwrap();
    assert_eq!(tree.number("card", "drizzle", "cost"), Some(4));
    assert_eq!(tree.cell("card", "drizzle", "with").unwrap().to_string(), "[\"noon\"]");
    assert_eq!(tree.word("card", "drizzle", "kind"), Some("rain"));
    assert_eq!(tree.row("card", "gale"), shelf().printed().row("card", "gale"));
    assert_eq!(tree.numbers("card", "gale", "odds"), Some(vec![0, 1, 2, -1, 0, 1]));
}

#[test]
fn a_new_row_takes_the_next_spare_slot_and_copies_what_it_is_like() {
    let laid = sound(
        "[card.storm]\nnew = true\nlike = \"gale\"\ncost = 9\n[card.calm]\nnew = true\nlike = \"gale\"\nloud = false\n",
    );
    let tree = laid.tree.unwrap();
    assert_eq!(
        tree.rows("card").iter().map(|row| row.key.as_str()).collect::<Vec<_>>(),
        ["gale", "drizzle", "noon", "storm", "calm"]
    );
    assert_eq!(tree.number("card", "calm", "cost"), Some(3));
    assert_eq!(tree.word("card", "calm", "kind"), Some("wind"));
    assert!(tree.rows("card")[3].added && !tree.rows("card")[2].added);
}

#[test]
fn a_row_that_is_out_keeps_its_slot() {
    let tree = sound("[card.noon]\nout = true\n").tree.unwrap();
    assert_eq!((tree.rows("card").len(), tree.rows("card")[2].out), (3, true));
}

#[test]
fn too_few_rows_in_play_are_refused() {
    let said = told(&lay("[card.noon]\nout = true\n[card.drizzle]\nout = true\n"));
    assert!(said.contains("rows in play: 1; there must be 2 to 3"), "{said}");
    assert!(told(&lay("[face.one]\nout = true\n")).contains("there must be 1 to 1"));
}

#[test]
fn a_row_that_is_out_is_named_by_nobody() {
    let said = told(&lay("[card.drizzle]\nout = true\n"));
    assert_eq!(said, "cards.toml:29:9: card.noon.after: “drizzle” is taken out of the game. (XX-1.1)");
}

#[test]
fn a_finding_about_a_merged_row_names_the_file_that_is_wrong() {
    let said = told(&lay("[card.gale]\nwith = [\"gale\", \"drizle\"]\n"));
    assert_eq!(said, "mine.toml:5:17: card.gale.with: there is no row “drizle”. Perhaps “drizzle”?");
}

#[test]
fn differences_are_told_row_by_row() {
    let laid = sound(
        "[card.gale]\ncost = 3\nloud = false\n[card.noon]\nout = true\n[card.hail]\nnew = true\nlike = \"gale\"\n",
    );
    let (shelf, tree) = (shelf(), laid.tree.unwrap());
    let all: Vec<_> = differences(shelf.printed(), &tree)
        .iter()
        .map(|difference| {
            let what = match &difference.what {
                What::Changed(cells) | What::Back(cells) => cells
                    .iter()
                    .map(|(column, old, new)| format!("{} {old} → {new}", difference.sheet.cells[*column].name))
                    .collect(),
                What::Added(cells) => format!("added, cost {}", cells[0]),
                What::Out => "out".to_owned(),
            };
            format!("{}: {what}", difference.row)
        })
        .collect();
    assert_eq!(all, ["gale: loud true → false", "noon: out", "hail: added, cost 3"]);
}

#[test]
fn an_edition_of_an_earlier_printing_is_laid_over_that_printing() {
    let old = shelf();
    let second = CARDS.replace("cost = 3", "cost = 5");
    let files = [("cards.toml", second.as_str()), ("faces.toml", FACES)];
    let next = Shelf::new(("weather", "we"), 2, &SHEETS, &files, &[]).unwrap();
    let reverse = old.reverse(2, next.printed());
    assert_eq!(reverse.text(), "[edition]\ngame = \"weather\"\nprinting = 2\n\n[card.gale]\ncost = 3\n");

    let both = Shelf::new(("weather", "we"), 2, &SHEETS, &files, &[(1, reverse.text())]).unwrap();
    assert_eq!(both.of_printing(1), Some(old.printed()), "the reverse patch is the old printing");
    assert_eq!(both.printed().number("card", "gale", "cost"), Some(5));
    let text = format!("{HEAD}[card.noon]\ncost = 7\n");
    let (before, after) = (old.lay("mine.toml", &text), both.lay("mine.toml", &text));
    assert_eq!(before.tree, after.tree);
    assert_eq!((before.identity, before.edition), (after.identity, after.edition));
    assert!(
        told(&both.lay("mine.toml", &text.replace("printing = 1", "printing = 3"))).contains("knows printings 1 to 2")
    );
}

#[test]
fn the_edition_between_two_trees_leads_from_one_to_the_other() {
    let shelf = shelf();
    let changed = sound("[card.gale]\ncost = 0\n[card.noon]\nout = true\n").tree.unwrap();
    let head = Head { game: "weather".to_owned(), printing: 1, ..Head::default() };
    let (edition, _) = shelf.edition_between(&head, shelf.printed(), &changed);
    assert_eq!(shelf.lay("mine.toml", edition.text()).tree.as_ref(), Some(&changed));
}

#[test]
fn the_fingerprint_of_a_printing_follows_every_cell() {
    let other = CARDS.replace("odds = [[0, 0, 0], [0, 0, 0]]", "odds = [[0, 0, 0], [0, 0, 1]]");
    assert_ne!(other, CARDS);
    let of = |cards: &str, printing| {
        let files = [("cards.toml", cards), ("faces.toml", FACES)];
        Shelf::new(("weather", "we"), printing, &SHEETS, &files, &[]).unwrap().fingerprint()
    };
    assert_eq!(of(CARDS, 1), of(&CARDS.replace("cost = 3", "cost = 0x3 # the same"), 1));
    assert_ne!(of(CARDS, 1), of(&other, 1));
    assert_ne!(of(CARDS, 1), of(CARDS, 2));
}

#[test]
fn files_that_a_game_ships_are_checked_like_any_other() {
    let broken = CARDS.replace("kind = \"sun\"", "kind = \"snu\"");
    let files = [("cards.toml", broken.as_str()), ("faces.toml", FACES)];
    let findings = Shelf::new(("weather", "we"), 1, &SHEETS, &files, &[]).unwrap_err();
    let first = findings.first_error().unwrap();
    assert_eq!(
        (first.file.as_str(), first.line, first.column, first.about.as_str()),
        ("cards.toml", 25, 8, "card.noon.kind")
    );
}
