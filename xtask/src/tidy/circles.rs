//! No circles between the modules of a crate: each can be read, tested and moved with only what is below it.
//!
//! A module is a file. An arrow is a path that code names (`crate::a::b`, `super::b`, a child of its own); a name that a parent only
//! passes on (`pub use`) leads to the file that defines it.

use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::Tree,
};
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The crates that are held to it.
const CRATES: &[&str] = &["crates/server", "crates/table"];

static USE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(pub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);"));
static PATH: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)+"));

/// A module by its path within the crate; the root is empty.
pub(super) type Module = Vec<String>;

/// One crate's modules.
pub(super) struct Modules {
    /// The shipped code of each module.
    pub(super) files: BTreeMap<Module, String>,
    /// What each module passes on: the name, and the path it stands for.
    passed: BTreeMap<(Module, String), Vec<String>>,
}

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    for folder in CRATES {
        for circle in Modules::read(tree, folder).circles() {
            let names: Vec<String> = circle.iter().map(|module| named(module)).collect();
            findings.fail(folder, format!("has a circle of modules: {}", names.join(", ")));
        }
    }
    findings
}

fn named(module: &[String]) -> String {
    if module.is_empty() { "lib".to_owned() } else { module.join("::") }
}

impl Modules {
    pub(super) fn read(tree: &Tree, folder: &str) -> Modules {
        let mut modules = Modules { files: BTreeMap::new(), passed: BTreeMap::new() };
        let sources = format!("{folder}/src/");
        for (path, text) in tree.iter() {
            let Some(inside) = path.strip_prefix(&sources).and_then(|path| path.strip_suffix(".rs")) else { continue };
            let mut module: Module = inside.split('/').map(str::to_owned).collect();
            if module.last().is_some_and(|last| last == "mod" || last == "lib") {
                module.pop();
            }
            modules.files.insert(module, RustSource::read(text).shipped());
        }
        for (module, code) in &modules.files {
            for found in USE.captures_iter(code).filter(|found| found.get(1).is_some()) {
                for (path, name) in expanded(found.get(2).map_or("", |body| body.as_str())) {
                    modules.passed.insert((module.clone(), name), path);
                }
            }
        }
        modules
    }

    /// The module that defines what a path names, seen from a module.
    fn resolve(&self, from: &Module, path: &[String]) -> Option<Module> {
        let mut at = match path.first()?.as_str() {
            "crate" => Module::new(),
            "super" | "self" => from.clone(),
            child if self.files.contains_key(&[from.as_slice(), &[child.to_owned()]].concat()) => from.clone(),
            _ => return None,
        };
        let mut rest = path.iter().filter(|part| !matches!(part.as_str(), "crate" | "self")).peekable();
        while rest.peek().is_some_and(|part| *part == "super") {
            rest.next();
            at.pop();
        }
        for part in rest {
            let below = [at.as_slice(), std::slice::from_ref(part)].concat();
            if self.files.contains_key(&below) {
                at = below;
            } else {
                let passed = self.passed.get(&(at.clone(), part.clone()));
                return Some(passed.and_then(|path| self.resolve(&at, path)).unwrap_or(at));
            }
        }
        Some(at)
    }

    /// The modules that the code of a module uses.
    pub(super) fn arrows(&self, module: &Module, code: &str) -> BTreeSet<Module> {
        let (mut paths, mut rest) = (Vec::new(), code.to_owned());
        for found in USE.captures_iter(code) {
            // What is only passed on is no arrow of this module.
            if found.get(1).is_none() {
                paths.extend(expanded(found.get(2).map_or("", |body| body.as_str())).into_iter().map(|(path, _)| path));
            }
            let whole = found.get(0).map_or(0..0, |found| found.range());
            rest.replace_range(whole.clone(), &" ".repeat(whole.len()));
        }
        paths.extend(PATH.find_iter(&rest).map(|found| parts(found.as_str())));
        let reached = paths.iter().filter_map(|path| self.resolve(module, path));
        reached.filter(|reached| reached != module).collect()
    }

    /// The sets of modules that reach each other.
    fn circles(&self) -> Vec<BTreeSet<Module>> {
        let arrows: BTreeMap<&Module, BTreeSet<Module>> =
            self.files.iter().map(|(module, code)| (module, self.arrows(module, code))).collect();
        let reach = |from: &Module| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from.clone()]);
            while let Some(at) = next.pop() {
                for to in arrows.get(&at).into_iter().flatten() {
                    if seen.insert(to.clone()) {
                        next.push(to.clone());
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&Module, BTreeSet<Module>> =
            self.files.keys().map(|module| (module, reach(module))).collect();
        let is_in_circle = |module: &&Module| reached[*module].contains(*module);
        let circle = |module: &Module| {
            let back = |other: &&Module| reached.get(*other).is_some_and(|reached| reached.contains(module));
            reached[module].iter().filter(back).cloned().collect::<BTreeSet<Module>>()
        };
        let circles: BTreeSet<BTreeSet<Module>> = self.files.keys().filter(is_in_circle).map(circle).collect();
        circles.into_iter().collect()
    }
}

/// `a::b` → its parts.
fn parts(path: &str) -> Vec<String> {
    path.split("::").map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// `a::{b, c as d, e::{f}}` → the paths, each with the name it gets.
fn expanded(body: &str) -> Vec<(Vec<String>, String)> {
    let body = body.trim();
    if let Some((before, inside)) = body.split_once('{') {
        let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
        let (mut depth, mut start, mut out) = (0, 0, Vec::new());
        let prefix = parts(before);
        for (index, sign) in inside.char_indices().chain([(inside.len(), ',')]) {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    let item = inside[start..index].trim();
                    start = (index + 1).min(inside.len());
                    if !item.is_empty() {
                        let with = |(path, name)| ([prefix.clone(), path].concat(), name);
                        out.extend(expanded(item).into_iter().map(with));
                    }
                }
                _ => {}
            }
        }
        return out;
    }
    let (path, name) = body.split_once(" as ").unwrap_or((body, ""));
    let path: Vec<String> = parts(path).into_iter().filter(|part| part != "self").collect();
    let name = if name.trim().is_empty() { path.last().cloned().unwrap_or_default() } else { name.trim().to_owned() };
    vec![(path, name)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        let paths = files.map(|(name, _)| format!("crates/table/src/{name}.rs"));
        let files: [(&str, &str); N] = std::array::from_fn(|index| (paths[index].as_str(), files[index].1));
        check(&Tree::from(files)).failures().to_vec()
    }

    #[test]
    fn a_circle_is_named() {
        let found = failures([
            ("lib", "mod a; mod b; mod c; pub use a::A;"),
            ("a", "use crate::b::{B, other::X as Y};"),
            ("b", "fn f() { crate::c::g() }"),
            ("c", "use crate::A;"),
        ]);
        assert_eq!(found, ["crates/table: has a circle of modules: a, b, c"]);
    }

    #[test]
    fn parents_that_pass_names_on_make_no_circle() {
        let found = failures([
            ("lib", "mod a; mod f; pub use a::A;"),
            ("a", "use crate::f::{X, x};\n// crate::a\n#[cfg(test)]\nmod tests { use crate::A; }"),
            ("f/mod", "mod x; mod y; pub(crate) use x::X; pub use y::Y;"),
            ("f/x", "use super::y::Z; use super::Y;"),
            ("f/y", "use std::fmt;"),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn parents_that_use_their_children_do() {
        let found = failures([("f/mod", "mod x; fn g() { x::h() }"), ("f/x", "use super::K;")]);
        assert_eq!(found, ["crates/table: has a circle of modules: f, f::x"]);
    }
}
