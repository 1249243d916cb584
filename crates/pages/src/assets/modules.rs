//! The page's script: ES modules, each named by its content like every other file. What a module imports is rewritten to those
//! names, so the name of a module changes with anything that it loads and all of them may be kept for ever.

use super::{Asset, address, asset};
use std::borrow::Cow;

/// A script that a page may load: a module, with everything that it imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// On every page.
    Site,
    /// For a table that is played at, a lesson's too.
    Table,
    Replay,
    /// For tables where something is composed that may be kept.
    Keep,
    /// For the page where boards are drawn.
    Board,
    /// For the laboratory's pages.
    Lab,
    /// For the page on which a game's material is changed.
    Workshop,
    /// At a table, for readers who turn sounds on; fetched only then.
    Sounds,
    /// At a table, for who wants to see once more what happened; fetched only then.
    Again,
    /// At the end of a game, for who wants its picture; fetched only then.
    Share,
}

impl Script {
    pub const ALL: [Script; 10] = [
        Script::Site,
        Script::Table,
        Script::Replay,
        Script::Keep,
        Script::Board,
        Script::Lab,
        Script::Workshop,
        Script::Sounds,
        Script::Again,
        Script::Share,
    ];

    const fn path(self) -> &'static str {
        match self {
            Script::Site => "site.js",
            Script::Table => "table/table.js",
            Script::Replay => "replay.js",
            Script::Keep => "keep.js",
            Script::Board => "board/easel.js",
            Script::Lab => "lab.js",
            Script::Workshop => "workshop/edition.js",
            Script::Sounds => "table/sounds.js",
            Script::Again => "table/again.js",
            Script::Share => "table/share.js",
        }
    }
}

/// Paths below `web/`, and the text of the files.
macro_rules! modules {
    ($($path:literal)*) => { &[$(($path, include_str!(concat!("../../../../web/", $path)))),*] };
}

const SOURCES: &[(&str, &str)] = modules! {
    "board/drawing.js" "board/easel.js" "board/text.js"
    "clipboard.js" "dom.js" "keep.js" "lab.js" "look-back.js" "replay.js" "sheets.js" "site.js"
    "table/again.js" "table/bar.js" "table/beats.js" "table/buttons.js" "table/carry.js" "table/chooser.js" "table/choices.js" "table/company.js" "table/confirm.js" "table/dead.js" "table/gesture.js"
    "table/hands.js" "table/hint.js" "table/keys.js" "table/lesson.js" "table/log.js" "table/naming.js" "table/notice.js" "table/pace.js" "table/panels.js"
    "table/patch.js" "table/share.js" "table/sounds.js"
    "table/picture.js" "table/preview.js" "table/regions.js" "table/sight.js" "table/soon.js" "table/socket.js" "table/table.js"
    "table/things.js" "table/tracks.js"
    "workshop/controls.js" "workshop/edition.js" "workshop/keys.js" "workshop/trial.js" "workshop/versions.js"
};

/// A module under its final name.
pub(super) struct Module {
    path: &'static str,
    pub(super) asset: Asset,
    /// The paths of all that it loads, directly or not, without itself.
    loads: Vec<&'static str>,
}

/// Every module, after all that it imports. Modules that import each other in a circle have no final name and are left out;
/// a test sees to it that there are none.
pub(super) fn all() -> Vec<Module> {
    let mut named: Vec<Module> = Vec::new();
    let mut left = SOURCES.to_vec();
    loop {
        let before = named.len();
        left.retain(|&(path, text)| match name(path, text, &named) {
            Some(module) => {
                named.push(module);
                false
            }
            None => true,
        });
        if named.len() == before {
            return named;
        }
    }
}

/// The module under its final name, if all that it imports has one.
fn name(path: &'static str, text: &str, named: &[Module]) -> Option<Module> {
    let mut loads = Vec::new();
    let mut rewritten = uncommented(text);
    for specifier in imports(text) {
        let imported = resolved(path, specifier);
        let module = named.iter().find(|module| module.path == imported)?;
        loads.extend(module.loads.iter().chain([&module.path]));
        rewritten = rewritten.replace(&format!("\"{specifier}\""), &format!("\"{}\"", address(&module.asset)));
    }
    loads.sort_unstable();
    loads.dedup();
    let stem = path.trim_end_matches(".js").replace('/', "-");
    let asset = asset(&stem, "js", "text/javascript; charset=utf-8", Cow::Owned(rewritten.into_bytes()));
    Some(Module { path, asset, loads })
}

/// The addresses of what a script loads: what it imports, then the script itself.
pub(super) fn loaded(script: Script, modules: &[Module]) -> Vec<String> {
    let Some(entry) = modules.iter().find(|module| module.path == script.path()) else { return Vec::new() };
    let of = |path: &str| modules.iter().find(|module| module.path == path).map(|module| address(&module.asset));
    entry.loads.iter().filter_map(|path| of(path)).chain([address(&entry.asset)]).collect()
}

/// The text without the lines that are only comment and without indentation: they are for readers of the repository, and a fifth of the
/// bytes. No string of the script goes over several lines.
fn uncommented(text: &str) -> String {
    let mut inside = false;
    let mut code = String::with_capacity(text.len());
    for line in text.lines() {
        let bare = line.trim();
        let starts = !inside && bare.starts_with("/**");
        let is_comment = inside || bare.starts_with("//") || (starts && (bare.ends_with("*/") || !bare.contains("*/")));
        inside = (inside || starts) && !bare.contains("*/");
        if !is_comment && !bare.is_empty() {
            code.push_str(bare);
            code.push('\n');
        }
    }
    code
}

/// What a module imports, as it is written there. Imports stand at the beginning of a line, so a type that a comment names in
/// the same words is not one of them.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.starts_with("import ") || line.starts_with("} from "))
        .filter_map(|line| line.split('"').nth(1))
}

/// Where a relative specifier leads, seen from the module that names it.
fn resolved(from: &str, specifier: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn scripts_below(folder: &Path, prefix: &str, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let name = format!("{prefix}{}", entry.file_name().into_string().unwrap());
            if entry.path().is_dir() {
                scripts_below(&entry.path(), &format!("{name}/"), found);
            } else if name.ends_with(".js") && name != "sw.js" {
                found.insert(name);
            }
        }
    }

    #[test]
    fn every_module_is_served_under_a_name_that_follows_from_what_it_imports() {
        let mut written = BTreeSet::new();
        scripts_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web"), "", &mut written);
        let modules = all();
        let served: BTreeSet<String> = modules.iter().map(|module| module.path.to_owned()).collect();
        assert_eq!(served, written, "either not listed, or part of a circle of imports");
        let names: BTreeSet<&str> = modules.iter().map(|module| module.asset.name.as_str()).collect();
        assert_eq!(names.len(), modules.len());
        for module in &modules {
            let text = String::from_utf8_lossy(&module.asset.bytes);
            for specifier in imports(&text) {
                let name = specifier.strip_prefix("/assets/").unwrap_or_else(|| panic!("{}: {specifier}", module.path));
                assert!(names.contains(name), "{}: {specifier}", module.path);
            }
        }
        for script in Script::ALL {
            assert!(loaded(script, &modules).last().is_some_and(|address| address.contains("/assets/")), "{script:?}");
        }
    }

    #[test]
    fn comments_are_not_sent() {
        let text = "// one\nlet a = 1; // two\n\n  /** three */\n/** four\n    five */\nlet b = /** @type {any} */ (a);\n/** @type {any} */ (b).c = \"//\";\n";
        let code = "let a = 1; // two\nlet b = /** @type {any} */ (a);\n/** @type {any} */ (b).c = \"//\";\n";
        assert_eq!(uncommented(text), code);
    }

    #[test]
    fn a_change_far_below_renames_all_that_loads_it() {
        let named_with = |below: &str| {
            let leaf = name("a/leaf.js", below, &[]).unwrap();
            let middle = name("a/middle.js", "import { x } from \"./leaf.js\";\n", &[leaf]).unwrap();
            name("top.js", "import {\n  y,\n} from \"./a/middle.js\";\n/** import(\"./b.js\") */\n", &[middle]).unwrap()
        };
        let (one, other) = (named_with("1"), named_with("2"));
        assert_ne!(one.asset.name, other.asset.name);
        assert_eq!(one.loads, ["a/leaf.js", "a/middle.js"]);
        assert!(name("x.js", "import \"./y.js\";\n", &[]).is_none());
    }
}
