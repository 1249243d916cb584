//! A new game from the template in `xtask/template`: a small complete one, to be replaced file by file.

use crate::{
    tidy::index::{self, MAP},
    tree::Tree,
};
use anyhow::{Context as _, Result, bail, ensure};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/template");
const BOOKS: &str = "docs/rules";
const MANIFEST: &str = "Cargo.toml";
const CATALOG_MANIFEST: &str = "crates/catalog/Cargo.toml";
const LIST: &str = "crates/catalog/src/list.rs";
/// The line of the list before which a game is inserted.
const EXAMPLES: &str = "        // The examples.\n";

/// How the template spells what is different in every game, and how this game does.
struct Names {
    id: String,
    spellings: [(&'static str, String); 6],
}

impl Names {
    fn new(id: &str, taken: &BTreeSet<String>) -> Result<Names> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(words.iter().all(is_word), "`{id}` is no name: small letters and hyphens, such as `harbour-dice`");
        let capitals: Vec<String> = words.iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let prefix = prefix(&words, taken).with_context(|| format!("every prefix for the rules of {id} is taken"))?;
        let spellings = [
            ("template-game", id.to_owned()),
            ("template_game", words.join("_")),
            ("TemplateGame", capitals.concat()),
            ("Template Game", capitals.join(" ")),
            ("xx_", format!("{}_", prefix.to_lowercase())),
            ("XX-", format!("{prefix}-")),
        ];
        Ok(Names { id: id.to_owned(), spellings })
    }

    fn spell(&self, text: &str) -> String {
        self.spellings.iter().fold(text.to_owned(), |text, (template, own)| text.replace(template, own))
    }
}

/// Two letters that no rulebook uses yet: initials, else the first letter with another one of the name.
fn prefix(words: &[&str], taken: &BTreeSet<String>) -> Option<String> {
    let letters: Vec<char> = words.concat().to_uppercase().chars().filter(char::is_ascii_uppercase).collect();
    let initials =
        words.iter().take(2).filter_map(|word| word.chars().next()).map(|letter| letter.to_ascii_uppercase());
    let initials: String = initials.collect();
    let pairs = letters.iter().skip(1).map(|letter| format!("{}{letter}", letters[0]));
    [initials].into_iter().filter(|initials| initials.len() == 2).chain(pairs).find(|prefix| !taken.contains(prefix))
}

/// The prefixes of the rulebooks there are.
fn taken(root: &Path) -> Result<BTreeSet<String>> {
    let mut taken = BTreeSet::from(["XX".to_owned()]);
    for path in files(&root.join(BOOKS))? {
        let text = fs::read_to_string(root.join(BOOKS).join(&path)).with_context(|| path.display().to_string())?;
        let id = text.split_once("<a id=\"").and_then(|(_, rest)| Some(rest.split_once('-')?.0.to_owned()));
        taken.extend(id);
    }
    Ok(taken)
}

/// All files below a folder, by their paths within it; none where there is no folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(at) = open.pop().filter(|at| at.is_dir()) {
        for entry in fs::read_dir(&at).with_context(|| at.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() { open.push(path) } else { found.push(path.strip_prefix(folder)?.to_owned()) }
        }
    }
    found.sort();
    Ok(found)
}

/// The files of a new game by their paths in the repository.
fn written(names: &Names) -> Result<Vec<(String, String)>> {
    let template = Path::new(TEMPLATE);
    let place = |path: &str| match path.split_once('/') {
        Some(("game", inside)) => format!("games/{}/{inside}", names.id),
        _ => format!("{BOOKS}/{}", path.replacen("rules", &names.id, 1)),
    };
    let write = |path: &PathBuf| -> Result<(String, String)> {
        let text = fs::read_to_string(template.join(path)).with_context(|| path.display().to_string())?;
        Ok((place(&path.to_string_lossy().replace('\\', "/")), names.spell(&text)))
    };
    files(template)?.iter().map(write).collect()
}

/// The manifests and the list with the game in them.
fn entered(names: &Names, root: &Path) -> Result<Vec<(&'static str, String)>> {
    let read = |path: &str| fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"));
    let before = |path: &'static str, mark: &str, line: &str| -> Result<(&'static str, String)> {
        let text = read(path)?;
        ensure!(text.matches(mark).count() == 1, "{path} has no line {mark:?} to enter the game at");
        Ok((path, text.replace(mark, &format!("{}{mark}", names.spell(line)))))
    };
    Ok(vec![
        before(MANIFEST, "galerne-server = {", "galerne-template-game = { path = \"games/template-game\" }\n")?,
        before(CATALOG_MANIFEST, "serde.workspace", "galerne-template-game.workspace = true\n")?,
        before(
            LIST,
            EXAMPLES,
            "        Listed::<galerne_template_game::TemplateGame>::game().drawn().taught(&galerne_template_game::LESSON).listed(),\n",
        )?,
    ])
}

pub(crate) fn run(root: &Path, name: &str) -> Result<()> {
    let names = Names::new(name, &taken(root)?)?;
    if root.join("games").join(name).exists() {
        bail!("games/{name} is there already");
    }
    let (files, lines) = (written(&names)?, entered(&names, root)?);
    let lines = lines.into_iter().map(|(path, text)| (path.to_owned(), text));
    for (path, text) in files.into_iter().chain(lines) {
        let full = root.join(&path);
        if let Some(folder) = full.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::write(&full, text).with_context(|| format!("cannot write {path}"))?;
        println!("{path}");
    }
    fs::write(root.join(MAP), index::write(&Tree::load(root)?)).with_context(|| format!("cannot write {MAP}"))?;
    println!("{MAP}\n\nNow: cargo fmt --all && cargo test -p galerne-{name} && cargo run -- play {name}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules, texts, tidy};

    #[test]
    fn names_are_spelt_as_each_place_wants_them() {
        let names = Names::new("harbour-dice", &BTreeSet::new()).unwrap();
        let text = "template-game template_game TemplateGame Template Game XX-1.1 xx_1_1";
        assert_eq!(names.spell(text), "harbour-dice harbour_dice HarbourDice Harbour Dice HD-1.1 hd_1_1");
        let taken = BTreeSet::from(["HD".to_owned(), "HA".to_owned()]);
        assert_eq!(Names::new("harbour-dice", &taken).unwrap().spell("XX-"), "HR-");
        assert_eq!(Names::new("nim", &taken).unwrap().spell("XX-"), "NI-");
        for bad in ["", "Nim", "-nim", "nim-", "ni_m", "nim--x", "4nim", "../nim"] {
            assert!(Names::new(bad, &taken).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_new_game_passes_the_checks_of_the_workshop() {
        let files = written(&Names::new("harbour-dice", &BTreeSet::new()).unwrap()).unwrap();
        let common = ["en", "fr"].map(|language| (format!("crates/texts/src/common.{language}.ftl"), String::new()));
        let tree: Tree = files.iter().chain(&common).map(|(path, text)| (path.as_str(), text.as_str())).collect();
        assert!(
            tree.get("games/harbour-dice/src/lib.rs").is_some() && tree.get("docs/rules/harbour-dice.fr.md").is_some()
        );
        let (lines, findings) = rules::check(&tree, &[]);
        assert_eq!((findings.failures(), lines.len()), (&[][..], 1), "{lines:?}");
        assert_eq!(texts::check(&tree).1.failures(), [""; 0]);
        assert_eq!(tidy::layout::check(&tree).failures(), [""; 0]);
        assert!(tree.iter().all(|(_, text)| !text.contains("emplate") && !text.contains("XX-")));
    }
}
