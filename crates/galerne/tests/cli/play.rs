//! Playing at the terminal, with the real program and typed lines.

use crate::program::Place;

/// A whole game of connect four against the greedy bot, always taking the first choice, kept in `game.json`.
fn played(place: &Place) -> String {
    let arguments = ["play", "connect-four", "--seats", "human,greedy", "--record", "game.json", "--seed", "1"];
    place.run(&arguments, &["1"; 42]).with(0).says("The game is over.").out
}

#[test]
fn a_game_against_greedy_to_its_end_is_kept_and_told_again() {
    let place = Place::new();
    let told = played(&place);
    assert!(told.contains("Greedy has four in a row and wins. [CF-2.1]"), "{told}");
    assert!(told.contains("1. Greedy: 1 point — won") && told.contains("2. Player 1: 0 points"), "{told}");
    assert!(told.ends_with("The game is kept. Goodbye.\n"), "{told}");
    assert_eq!(place.files(), ["game.json"], "no half-written neighbour stays behind");

    let replayed = place.run(&["replay", "game.json"], &[]).with(0).out;
    let log = |text: &str| -> Vec<String> {
        let is_event = |line: &&str| line.ends_with(']') && line.contains(" [CF-");
        text.lines()
            .filter(is_event)
            .map(|line| line.trim_start_matches([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']).to_owned())
            .collect()
    };
    assert_eq!(log(&replayed), log(&told), "the record tells the very game that was played");
    place.run(&["record", "check", "game.json"], &[]).with(0).says("played to its end");
    let early = place.run(&["replay", "game.json", "--at", "2"], &[]).with(0).says("After 2 of ").out;
    assert_eq!(log(&early).len(), 2);
    place.run(&["replay", "game.json", "--at", "999"], &[]).with(2).complains("there is no moment 999");
}

#[test]
fn the_same_seed_is_the_same_game() {
    assert_eq!(played(&Place::new()), played(&Place::new()));
}

#[test]
fn a_kept_game_goes_on_where_it_stopped() {
    let place = Place::new();
    let arguments = ["play", "connect-four", "--seats", "human,greedy", "--record", "game.json", "--seed", "1"];
    place.run(&arguments, &["4"]).with(0).says("The game is kept. Goodbye.");
    let before = place.read("game.json");
    let again = place.run(&["play", "--record", "game.json"], &["log", "3"]).with(0);
    again.says("Player 1 drops a disc into column 4.").says("Player 1 drops a disc into column 3.");
    let after = place.read("game.json");
    assert!(after.starts_with(before.trim_end_matches("\n]}\n")), "the record only grew");
    place
        .run(&["play", "kuhn-poker", "--record", "game.json"], &[])
        .with(1)
        .complains("belongs to the game “connect-four”");
    place.run(&["play", "--record", "game.json", "--names", "A,B"], &[]).with(2).complains("Player 1, Greedy");
    assert_eq!(place.read("game.json"), after);
}

#[test]
fn undo_is_refused_with_the_rule_or_allowed() {
    let place = Place::new();
    let refused = place.run(&["play", "connect-four", "--seed", "1"], &["undo", "4", "undo"]).with(0);
    refused
        .says("You have nothing to take back. (rule TA-2.1)")
        .says("Somebody else has already built on that move. (rule TA-2.3)");

    // Folding ends a hand; before the next deal it can still be taken back.
    let arguments = ["play", "kuhn-poker", "--preset", "match", "--seats", "human,human", "--seed", "5"];
    let typed = ["", "bet", "", "fold", "undo", "call", "", "undo"];
    let allowed = place.run(&arguments, &typed).with(0);
    allowed
        .says("Taken back.")
        .says("Player 2 calls. [KP-3.2]")
        .says("Luck has decided something since then. (rule TA-2.4)");
}

#[test]
fn chance_waits_for_enter_after_a_person_moved_unless_told_not_to() {
    let place = Place::new();
    let arguments = ["play", "sail-race", "-o", "map=banane", "--seed", "2"];
    let waiting = place.run(&arguments, &["1"]).with(0).out;
    assert!(waiting.contains("Enter throws the dice") && !waiting.contains("Turn 1:"), "{waiting}");
    place.run(&arguments, &["1", "why", ""]).with(0).says("Why what?").says("Turn 1:");
    let auto = place.run(&[&arguments[..], &["--auto"]].concat(), &["1"]).with(0).says("Turn 1:").out;
    assert!(!auto.contains("Enter throws the dice"));
}

#[test]
fn real_dice_are_read_and_impossible_ones_refused() {
    let place = Place::new();
    let arguments = ["play", "sail-race", "-o", "map=banane", "--dice", "--seed", "1"];
    let ran = place.run(&arguments, &["9 9", "x", "3 5", "NE", "4 2"]).with(0);
    ran.says("Throw your dice: ")
        .says("Two dice are needed, each showing 1 to 6.")
        .says("is not what dice show")
        .says("dice 3 and 5.")
        .says("dice 4 and 2.");
    let cards = place
        .run(
            &["play", "kuhn-poker", "--seats", "human,greedy", "--dice"],
            &["7", "Player 1 gets the King, Greedy gets the Q"],
        )
        .with(0);
    cards.says("Draw from your own cards").says("you hold the King");
}

#[test]
fn why_explains_with_the_rule() {
    let place = Place::new();
    let full = ["1", "1", "1"];
    let typed = [
        &full[..],
        &[
            "why {\"column\": 3}",
            "why {\"colum\": 3}",
            "why 99",
            "why #99",
            "why 5",
            "why",
            "why column 7",
            "why nonsense",
        ],
    ]
    .concat();
    let ran = place.run(&["play", "connect-four", "--seed", "1"], &typed).with(0);
    let ran = ran.says("It is possible: Drop a disc into column 4 is choice 4.");
    let ran =
        ran.says("the field “column” is missing. One that is: {\"column\":0}").says("There is no action number 99");
    let ran = ran.says("There is no choice 99").says("Drop a disc into column 5 is choice 5.");
    ran.says("Why what?")
        .says("Drop a disc into column 7 is choice")
        .says("No move of this game is called anything like “nonsense”.");

    // A full column, by id, by JSON, in words, and by trying to play there.
    let board = r#"{"format":"galerne-position","version":1,"game":"connect-four","rules":1,"options":{},"seats":2,
        "position":{"rows":["o......","x......","o......","x......","o......","x......"]}}"#;
    place.write("full.json", board);
    let typed = ["why #0", "why {\"column\":0}", "why column 1", "Drop a disc into column 1"];
    let ran = place.run(&["play", "--from", "full.json"], &typed).with(0);
    let reason = "Not now: Drop a disc into column 1. Column 1 is full. (rule CF-1.3)";
    assert_eq!(ran.out.matches(reason).count(), 4, "{}", ran.out);
}

#[test]
fn moves_are_chosen_by_number_by_name_and_by_json() {
    let place = Place::new();
    let typed =
        ["0", "8", "drop a disc", "DROP A DISC INTO COLUMN 2", "column 5", "{\"column\": 2}", "{\"column\": ", "blub"];
    let ran = place.run(&["play", "connect-four", "--seats", "human,human"], &typed).with(0);
    let ran = ran
        .says("There is no choice 0; they go from 1 to 7.")
        .says("There is no choice 8")
        .says("That may be several moves:");
    let ran = ran
        .says("Player 1 drops a disc into column 2.")
        .says("Player 2 drops a disc into column 5.")
        .says("Player 1 drops a disc into column 3.");
    ran.says("That is not quite JSON").says("“blub” is neither a choice nor a word I know.");
}

#[test]
fn saving_writes_a_record_and_overwrites_nothing() {
    let place = Place::new();
    place.write("precious.txt", "mine");
    let typed = ["4", "save", "save", "save precious.txt", "save kept.json", "hint", "quit"];
    let ran = place.run(&["play", "connect-four"], &typed).with(0);
    let ran = ran
        .says("Saved in “connect-four.record.json”.")
        .says("“precious.txt” exists already.")
        .says("The master bot would choose");
    assert!(ran.out.ends_with("Goodbye.\n"), "what is saved is not asked about again:\n{}", ran.out);
    assert_eq!(place.read("precious.txt"), "mine");
    assert_eq!(place.files(), ["connect-four.record.json", "kept.json", "precious.txt"]);
    let replays = ["connect-four.record.json", "kept.json"].map(|file| place.run(&["replay", file], &[]).with(0).out);
    assert_eq!(replays[0], replays[1]);

    // A player who leaves without saving is asked once.
    let ran = place.run(&["play", "connect-four"], &["4", "quit", "precious.txt", "late.json"]).with(0);
    ran.says("To keep this game type a file name").says("Saved in “late.json”.");
    place.run(&["record", "check", "late.json"], &[]).with(0);
    // A game can be taken up from a file without touching it.
    let before = place.read("late.json");
    place.run(&["play", "--from", "late.json"], &["log", "1"]).with(0).says("column 4");
    assert_eq!(place.read("late.json"), before);
}

#[test]
fn the_other_hand_is_never_on_the_screen() {
    let place = Place::new();
    for seed in 0..12 {
        let seed = seed.to_string();
        let table = ["play", "kuhn-poker", "-o", "hands=6", "--seats", "human,human", "--names", "Ada,Blaise"];
        // Enter to take the device or to have the next hand dealt, then a look around and a move.
        let typed: Vec<&str> = ["", "log", "board", "1"].into_iter().cycle().take(400).collect();
        let ran = place.run(&[&table[..], &["--seed", &seed]].concat(), &typed).with(0).says("The game is over.");
        let (mut holder, mut shown) = ("", false);
        for line in ran.out.lines() {
            for name in ["Ada", "Blaise"] {
                if line.contains(&format!("{name}, it is your turn.")) {
                    holder = name;
                }
            }
            // Cards that were laid open stay open until the next deal.
            shown = (shown || line.contains("Cards on the table")) && !line.contains("Everyone puts in a chip");
            for other in ["Ada", "Blaise"].into_iter().filter(|name| *name != holder && !shown) {
                for secret in ["gets the", ": the", ", you hold the"] {
                    let leak = format!("{other}{}{secret}", if secret.starts_with('g') { " " } else { "" });
                    assert!(!line.contains(&leak), "seed {seed}: {holder} reads “{line}” in\n{}", ran.out);
                }
            }
        }
        for name in ["Ada", "Blaise"] {
            assert!(ran.out.contains(&format!("{name}, you hold the")), "the test watches what it means to watch");
        }
    }
}

#[test]
fn the_end_of_the_input_leaves_cleanly_everywhere() {
    let place = Place::new();
    for (arguments, typed) in [
        (&["play"][..], &[][..]),
        (&["play"], &["1"]),
        (&["play"], &["1", ""]),
        (&["play", "connect-four"], &[]),
        (&["play", "connect-four"], &["4"]),
        (&["play", "kuhn-poker", "--seats", "human,human"], &[]),
        (&["play", "kuhn-poker", "--seats", "human,human"], &["", "bet"]),
        (&["play", "sail-race", "--seed", "1"], &["1"]),
        (&["play", "sail-race", "--dice"], &["1"]),
    ] {
        let ran = place.run(arguments, typed).with(0);
        assert_eq!(ran.err, "", "{arguments:?} {typed:?}");
    }
    assert_eq!(place.files(), [""; 0], "nothing was written that nobody asked for");
    place.run(&["play", "connect-four", "--record", "kept.json"], &["4"]).with(0);
    place.run(&["record", "check", "kept.json"], &[]).with(0).says("2 entries");
}

#[test]
fn a_record_that_cannot_be_written_is_said_once_and_the_game_goes_on() {
    let place = Place::new();
    std::fs::create_dir(place.path("folder")).unwrap();
    for file in ["folder", "no/such/folder.json"] {
        let ran = place.run(&["play", "connect-four", "--record", file], &["4", "4", "quit", ""]);
        assert_eq!(ran.out.matches("The game is NOT being kept").count(), 1, "{}", ran.out);
        let ran = ran.says("Player 1 drops a disc into column 4.").with(1);
        ran.complains("The game could not be kept.");
    }
    let rescued = place.run(&["play", "connect-four", "--record", "folder"], &["4", "save other.json", "quit"]);
    rescued.with(0).says("Saved in “other.json”.");
}

#[test]
fn the_lobby_asks_and_then_plays() {
    let place = Place::new();
    let ran = place.run(&["play"], &["9", "connect", "nobody", "", "4", "quit", ""]).with(0);
    let ran = ran.says("Galerne — fair winds!").says("Type a number from 1 to").says("Nobody is called “nobody” here.");
    ran.says("Connect four — Player 1 (human), Regular (regular)").says("Player 1 drops a disc into column 4.");
    let refused = place.run(&["play"], &["kuhn-poker", "human human human", "hands=2", "", "match", "quit"]).with(0);
    refused.says("Kuhn poker is for two, not for 3.").says("Hand 1 of 10");
}

#[test]
fn the_language_can_change_in_the_middle_of_a_game() {
    let place = Place::new();
    let typed = ["annuler", "lang en", "4", "langue fr", "règles CF-1.3", "lang xx", "quitter", ""];
    let ran = place.run(&["play", "connect-four", "--lang", "fr", "--seed", "1"], &typed).with(0);
    let ran = ran.says("Joueur 1, choisissez une colonne.").says("Vous n’avez rien à annuler. (règle TA-2.1)");
    let ran = ran
        .says("Joueur 1 drops a disc into column 4.")
        .says("CF-1.3 À son tour")
        .says("Il n’y a pas de langue « xx »");
    ran.says("Au revoir.");
}

#[test]
fn rules_are_read_at_the_table() {
    let place = Place::new();
    let ran = place.run(&["play", "connect-four"], &["rules", "rules cf-2.1", "rules TA-2.4", "rules cf-9.9"]).with(0);
    let ran = ran.says("Which rule? CF-1.1 CF-1.2").says("CF-2.1 Whoever has four discs side by side");
    ran.says("TA-2.4 ").says("There is no rule “cf-9.9” here. Did you mean “CF-");
}

#[test]
fn giving_up_is_asked_about_twice() {
    let place = Place::new();
    let arguments = ["play", "sail-race", "-o", "map=banane", "--seed", "2"];
    let ran = place.run(&arguments, &["resign", "", "resign", "non", "resign", "yes"]).with(0);
    assert_eq!(ran.out.matches("That gives the game up.").count(), 3, "{}", ran.out);
    assert_eq!(ran.out.matches("Player 1 resigns.").count(), 1, "{}", ran.out);
}

#[test]
fn bots_alone_play_for_onlookers() {
    let place = Place::new();
    let ran =
        place.run(&["play", "kuhn-poker", "--preset", "match", "--seats", "greedy,random", "--seed", "3"], &[]).with(0);
    let ran = ran.says("Greedy gets a hidden card, Random gets a hidden card.").says("The game is over.");
    assert!(!ran.out.contains("it is your turn"), "{}", ran.out);
}

#[test]
fn what_the_command_line_gets_wrong_is_answered_with_what_is_right() {
    let place = Place::new();
    for (arguments, status, complaint) in [
        (&["play", "connect4"][..], 2, "There is no game “connect4”. Did you mean “connect-four”?"),
        (&["play", "kuhn-poker", "-o", "hand=3"], 2, "There is no option “hand”. Did you mean “hands”?"),
        (&["play", "kuhn-poker", "-o", "hands=300"], 2, "Option “hands” cannot be “300”. It takes: 1 … 100."),
        (&["play", "kuhn-poker", "-o", "hands"], 2, "write name=value"),
        (&["play", "kuhn-poker", "--preset", "macth"], 2, "There is no preset “macth”. Did you mean “match”?"),
        (&["play", "connect-four", "-o", "a=b"], 2, "This game has no options"),
        (&["play", "connect-four", "--seats", "human,gready"], 2, "Did you mean “greedy”?"),
        (&["play", "connect-four", "--seats", "human"], 1, "Connect four is for two, not for 1. (rule CF-1.1)"),
        (&["play", "connect-four", "--names", "A,A"], 2, "Two players cannot both be called “A”."),
        (&["play", "connect-four", "--seats", "human,human", "--names", "A"], 2, "One name was given for 2 seats."),
        (&["play", "--from", "nowhere.json"], 1, "“nowhere.json” cannot be used: This file or folder does not exist."),
        (&["play", "connect-four", "--lang", "de"], 2, "There is no language “de”; there are: en, fr."),
        (
            &["--lang", "fr", "play", "connect4"],
            2,
            "Il n’y a pas de jeu « connect4 ». Vouliez-vous dire « connect-four » ?",
        ),
        (&["--lang", "fr", "play", "kuhn-poker", "-o", "hand=3"], 2, "Il n’y a pas d’option « hand »."),
    ] {
        place.run(arguments, &[]).with(status).complains(complaint);
    }
}
