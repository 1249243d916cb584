//! A game made from the template compiles, keeps the laws of the contract, and is entered in the list.
//!
//! It is made in a workspace of its own that borrows the crates of this one, and is built into the same target folder: nothing but
//! the game and the crates below it is compiled.

use std::{fs, path::Path, process::Command};

const NAME: &str = "harbour-dice";

#[test]
fn a_new_game_compiles_and_is_played_to_its_end() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let root = temporary.join("new-game");
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(root.join("crates/catalog/src")).unwrap();
    fs::create_dir_all(root.join("xtask")).unwrap();
    for path in ["Cargo.toml", "Cargo.lock", "crates/catalog/Cargo.toml", "crates/catalog/src/list.rs"] {
        fs::copy(here.join(path), root.join(path)).unwrap();
    }
    // This workspace says where it is by the folder of its xtask.
    let made = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["new-game", NAME])
        .env("CARGO_MANIFEST_DIR", root.join("xtask"))
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    assert!(read("crates/catalog/src/list.rs").contains("Listed::<galerne_harbour_dice::HarbourDice>::game()"));
    assert!(read("crates/catalog/Cargo.toml").contains("galerne-harbour-dice.workspace = true"));

    let manifest = read("Cargo.toml");
    let lines = manifest.lines().filter(|line| !line.starts_with("default-members")).map(|line| {
        let is_ours = line.contains(NAME);
        match line {
            line if line.starts_with("members") => "members = [\"games/*\"]".to_owned(),
            line if is_ours => line.to_owned(),
            line => line.replace("path = \"", &format!("path = \"{}/", here.display())),
        }
    });
    fs::write(root.join("Cargo.toml"), lines.collect::<Vec<_>>().join("\n")).unwrap();
    let tested = Command::new(env!("CARGO"))
        .args(["test", "--offline", "--quiet", "--target-dir"])
        .arg(temporary.parent().unwrap())
        .current_dir(&root)
        .env_remove("GALERNE_BLESS")
        .output()
        .unwrap();
    let said = [tested.stdout, tested.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(tested.status.success(), "{said}");
}
