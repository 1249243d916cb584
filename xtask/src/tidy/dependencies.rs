//! Which crates may depend on which, directly or through others.

use super::rooms::{ALL_GAMES, PORTABLE, is_one_of};
use crate::findings::Findings;
use anyhow::{Context as _, Result};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};

/// Crates in these rooms never depend on those. Only what ships counts: tests and build scripts may use anything.
struct Ban {
    rooms: &'static [&'static str],
    never: Never,
    why: &'static str,
}

enum Never {
    /// Packages from outside, by name.
    Packages(&'static [&'static str]),
    /// Crates of this workspace, by folder.
    Rooms(&'static [&'static str]),
}

const BANS: &[Ban] = &[
    Ban {
        rooms: PORTABLE,
        never: Never::Packages(&[
            "axum",
            "chrono",
            "clap",
            "getrandom",
            "hyper",
            "rayon",
            "reqwest",
            "rusqlite",
            "sqlx",
            "time",
            "tokio",
        ]),
        why: "portable crates know no thread, clock, file, network or operating system",
    },
    Ban {
        rooms: &["crates/engine"],
        never: Never::Rooms(&["crates/*", "games/*", "examples/*", "xtask"]),
        why: "everything stands on the engine, and it on nothing of ours",
    },
    Ban {
        rooms: ALL_GAMES,
        never: Never::Rooms(&[
            "games/*",
            "examples/*",
            "crates/bots",
            "crates/trials",
            "crates/catalog",
            "crates/pages",
            "crates/table",
            "crates/server",
            "crates/lab",
            "crates/kit",
            "crates/render",
            "crates/print",
        ]),
        why: "a game knows its rules, not other games, and not who tests, plays, lists, shows, prints, serves or studies it",
    },
    Ban {
        rooms: &["crates/bots", "crates/trials"],
        never: Never::Rooms(ALL_GAMES),
        why: "who plays or observes knows only the contract; what it knows of a game, the game lends it",
    },
    Ban {
        rooms: &["crates/print"],
        never: Never::Rooms(&["crates/server", "crates/pages", "crates/table", "crates/galerne"]),
        why: "a printer needs pieces, not tables; the program and the page use it, not the other way round",
    },
    Ban {
        rooms: &["crates/lab"],
        never: Never::Rooms(&["crates/server", "crates/pages", "crates/galerne"]),
        why: "a laboratory studies games through the catalog; the program and the page use it, not the other way round",
    },
];

/// The only crates of ours that a game may name in its own manifest, and why. What these depend on comes with them.
const GAMES_NAME: (&[&str], &str) = (
    &["crates/engine", "crates/draw", "crates/learnt", "crates/material"],
    "a game names engine, drawing, learnt judgement and material alone: its words are keys, its players lend themselves",
);

/// The packages of the workspace and all they stand on.
#[derive(Debug, Default)]
pub(super) struct Graph {
    packages: BTreeMap<String, Package>,
}

#[derive(Debug, Default)]
struct Package {
    name: String,
    /// The folder from the top of the repository; none for packages from outside.
    folder: Option<String>,
    /// The ids of its normal dependencies.
    needs: Vec<String>,
}

impl Graph {
    /// What `cargo metadata` printed.
    pub(super) fn read(metadata: &str) -> Result<Graph> {
        let metadata: Value = serde_json::from_str(metadata).context("cargo metadata is no JSON")?;
        let root = metadata["workspace_root"].as_str().context("cargo metadata names no workspace_root")?;
        let members: Vec<&str> = list(&metadata["workspace_members"]).filter_map(Value::as_str).collect();
        let mut packages = BTreeMap::new();
        for package in list(&metadata["packages"]) {
            let [id, name, manifest] = ["id", "name", "manifest_path"].map(|key| package[key].as_str());
            let id = id.context("a package of cargo metadata has no id")?;
            let folder = manifest.filter(|_| members.contains(&id)).and_then(|path| folder_of(path, root));
            packages.insert(id.to_owned(), Package { name: name.unwrap_or(id).to_owned(), folder, needs: Vec::new() });
        }
        for node in list(&metadata["resolve"]["nodes"]) {
            let Some(package) = node["id"].as_str().and_then(|id| packages.get_mut(id)) else { continue };
            let normal = |dependency: &&Value| list(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null());
            let needs = list(&node["deps"]).filter(normal).filter_map(|dependency| dependency["pkg"].as_str());
            package.needs = needs.map(str::to_owned).collect();
        }
        Ok(Graph { packages })
    }

    /// The folders of the workspace's crates.
    pub(super) fn members(&self) -> impl Iterator<Item = &str> {
        self.packages.values().filter_map(|package| package.folder.as_deref())
    }

    /// The crates of the workspace, each with those of them that it depends on directly.
    pub(super) fn arrows(&self) -> impl Iterator<Item = (&str, impl Iterator<Item = &str>)> {
        let folder = |id: &String| self.packages.get(id).and_then(|package| package.folder.as_deref());
        self.packages
            .values()
            .filter_map(move |package| Some((package.folder.as_deref()?, package.needs.iter().filter_map(folder))))
    }

    /// Every package that one depends on, each with the names on a shortest way to it.
    fn reach(&self, id: &str) -> Vec<(&Package, String)> {
        let mut ways: BTreeMap<&str, String> = BTreeMap::new();
        let mut queue = VecDeque::from([(id, String::new())]);
        let mut reached = Vec::new();
        while let Some((at, way)) = queue.pop_front() {
            for need in self.packages.get(at).map_or(&[][..], |package| &package.needs) {
                let Some(package) = self.packages.get(need).filter(|_| !ways.contains_key(need.as_str())) else {
                    continue;
                };
                let way = if way.is_empty() { package.name.clone() } else { format!("{way} → {}", package.name) };
                ways.insert(need, way.clone());
                queue.push_back((need, way.clone()));
                reached.push((package, way));
            }
        }
        reached
    }
}

pub(super) fn check(graph: &Graph) -> Findings {
    let mut findings = Findings::default();
    for (id, package) in &graph.packages {
        let Some(folder) = &package.folder else { continue };
        for ban in BANS.iter().filter(|ban| is_one_of(folder, ban.rooms)) {
            for (_, way) in graph.reach(id).iter().filter(|(reached, _)| ban.never.names(reached)) {
                findings.fail(folder, format!("depends on {way}, but {}", ban.why));
            }
        }
    }
    let (named, why) = GAMES_NAME;
    for (folder, needs) in graph.arrows().filter(|(folder, _)| is_one_of(folder, ALL_GAMES)) {
        // What is banned has been named above.
        let is_banned = |need: &str| BANS.iter().any(|ban| is_one_of(folder, ban.rooms) && ban.never.is_room(need));
        for need in needs.filter(|need| !named.contains(need) && !is_banned(need)) {
            findings.fail(folder, format!("names {need}, but {why}"));
        }
    }
    findings
}

impl Never {
    fn names(&self, package: &Package) -> bool {
        match self {
            Never::Packages(names) => package.folder.is_none() && names.contains(&package.name.as_str()),
            Never::Rooms(_) => package.folder.as_deref().is_some_and(|folder| self.is_room(folder)),
        }
    }

    fn is_room(&self, folder: &str) -> bool {
        matches!(self, Never::Rooms(rooms) if is_one_of(folder, rooms))
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// `…/games/horde/Cargo.toml` → `games/horde`.
fn folder_of(manifest: &str, root: &str) -> Option<String> {
    let inside = manifest.strip_prefix(root)?.replace('\\', "/");
    Some(inside.trim_start_matches('/').strip_suffix("/Cargo.toml")?.to_owned())
}

#[cfg(test)]
impl Graph {
    /// A workspace in `/top`: folders of ours or names from outside, each with what it needs (`dev:` only for tests).
    pub(super) fn of(packages: &[(&str, &[&str])]) -> Graph {
        use serde_json::json;
        let is_ours = |name: &str| name.contains('/');
        let package = |name: &str| {
            let top = if is_ours(name) { "/top" } else { "/elsewhere" };
            json!({ "id": name, "name": name.rsplit('/').next(), "manifest_path": format!("{top}/{name}/Cargo.toml") })
        };
        let need = |need: &&str| match need.strip_prefix("dev:") {
            Some(need) => json!({ "pkg": need, "dep_kinds": [{ "kind": "dev" }] }),
            None => json!({ "pkg": need, "dep_kinds": [{ "kind": null }] }),
        };
        let node = |needs: &[&str]| needs.iter().map(need).collect::<Vec<_>>();
        let metadata = json!({
            "workspace_root": "/top",
            "workspace_members": packages.iter().map(|p| p.0).filter(|name| is_ours(name)).collect::<Vec<_>>(),
            "packages": packages.iter().map(|p| package(p.0)).collect::<Vec<_>>(),
            "resolve": { "nodes": packages.iter().map(|p| json!({ "id": p.0, "deps": node(p.1) })).collect::<Vec<_>>() },
        });
        Graph::read(&metadata.to_string()).unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_that_point_downwards_pass() {
        let graph = Graph::of(&[
            ("crates/engine", &["serde", "dev:proptest"]),
            ("crates/bots", &["crates/engine", "dev:games/horde"]),
            ("games/horde", &["crates/engine", "dev:crates/bots"]),
            ("crates/server", &["games/horde", "tokio"]),
            ("serde", &[]),
            ("tokio", &[]),
            ("proptest", &["getrandom"]),
            ("getrandom", &[]),
        ]);
        assert_eq!(
            graph.members().collect::<Vec<_>>(),
            ["crates/bots", "crates/engine", "crates/server", "games/horde"]
        );
        assert_eq!(check(&graph).failures(), [""; 0]);
    }

    #[test]
    fn each_wrong_arrow_is_named_with_its_way() {
        let graph = Graph::of(&[
            ("crates/engine", &["crates/texts"]),
            ("crates/texts", &[]),
            ("crates/bots", &["examples/kuhn"]),
            ("examples/kuhn", &["helper"]),
            ("games/horde", &["crates/lab"]),
            ("games/onb", &["crates/draw", "crates/texts"]),
            ("crates/draw", &["crates/texts"]),
            ("crates/lab", &[]),
            ("helper", &["time", "helper"]),
            ("time", &[]),
        ]);
        let failures = check(&graph).failures().to_vec();
        for expected in [
            "crates/engine: depends on texts,",
            "crates/bots: depends on kuhn,",
            "crates/bots: depends on kuhn → helper → time,",
            "examples/kuhn: depends on helper → time,",
            "games/horde: depends on lab,",
            "games/onb: names crates/texts,",
        ] {
            assert!(failures.iter().any(|failure| failure.starts_with(expected)), "{expected}: {failures:#?}");
        }
        assert_eq!(failures.len(), 6, "{failures:#?}");
    }
}
