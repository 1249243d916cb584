//! The tables of `deny.toml` that we read, with the meaning that cargo-deny gives them.

use super::{
    FILE,
    graph::{Graph, Package},
    licence::satisfied,
};
use crate::findings::Findings;
use anyhow::{Context as _, Result, bail};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The public index, allowed where the file names no other. Put together, because no file may name the host.
const PUBLIC_INDEX: &str = concat!("https://github.com/rust-lang/crates", ".io-index");

#[derive(Debug, Default)]
pub(super) struct Policy {
    licences: Vec<String>,
    banned: Vec<Ban>,
    skipped: Vec<Spec>,
    registries: Vec<String>,
}

/// A banned crate.
#[derive(Debug)]
struct Ban {
    spec: Spec,
    reason: String,
    /// Crates that may depend on it all the same.
    wrappers: Vec<String>,
}

/// `name` is every version, `name@1.2.3` that one.
#[derive(Debug)]
struct Spec {
    name: String,
    version: Option<String>,
}

impl Spec {
    fn read(text: &str) -> Result<Spec> {
        match text.split_once('@') {
            Some((name, version)) => Ok(Spec { name: name.to_owned(), version: Some(version.to_owned()) }),
            None if text.contains([':', ' ', '=']) => {
                bail!("`{text}`: only `name` and `name@version` are understood here")
            }
            None => Ok(Spec { name: text.to_owned(), version: None }),
        }
    }

    fn matches(&self, package: &Package) -> bool {
        self.name == package.name && self.version.as_ref().is_none_or(|version| *version == package.version)
    }
}

impl Policy {
    pub(super) fn read(text: &str) -> Result<Policy> {
        let file: Table = text.parse().context("is no TOML")?;
        let part = |table: &str, key: &str| file.get(table).and_then(Value::as_table).and_then(|table| table.get(key));
        // A policy that is laxer than we think it is would pass everything in silence.
        for (table, key) in [("bans", "multiple-versions"), ("sources", "unknown-registry"), ("sources", "unknown-git")]
        {
            if part(table, key).and_then(Value::as_str) != Some("deny") {
                bail!("[{table}] must say {key} = \"deny\"");
            }
        }
        let licences = strings(part("licenses", "allow").context("[licenses] has no list `allow`")?)?;
        let registries = match part("sources", "allow-registry") {
            Some(list) => strings(list)?,
            None => vec![PUBLIC_INDEX.to_owned()],
        };
        let entries = |key: &str| -> Result<Vec<(Spec, &Value)>> {
            let list = part("bans", key).and_then(Value::as_array).into_iter().flatten();
            list.map(|entry| Ok((Spec::read(entry_name(entry).with_context(|| format!("[bans] {key}"))?)?, entry)))
                .collect()
        };
        let ban = |(spec, entry): (Spec, &Value)| -> Result<Ban> {
            let reason = entry.get("reason").and_then(Value::as_str).unwrap_or("no reason given").to_owned();
            let wrappers = entry.get("wrappers").map_or(Ok(Vec::new()), strings)?;
            Ok(Ban { spec, reason, wrappers })
        };
        Ok(Policy {
            licences,
            banned: entries("deny")?.into_iter().map(ban).collect::<Result<_>>()?,
            skipped: entries("skip")?.into_iter().map(|(spec, _)| spec).collect(),
            registries,
        })
    }

    pub(super) fn check(&self, graph: &Graph) -> Findings {
        let mut findings = Findings::default();
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in &graph.packages {
            let place = format!("{} {}", package.name, package.version);
            if let Some(fault) = self.licence_fault(package) {
                findings.fail(&place, fault);
            }
            if let Some(fault) = self.source_fault(package) {
                findings.fail(&place, fault);
            }
            for ban in self.banned.iter().filter(|ban| ban.spec.matches(package)) {
                for user in package.needed_by.iter().filter(|user| !ban.wrappers.contains(user)) {
                    findings.fail(&place, format!("is banned, but {user} depends on it: {}", ban.reason));
                }
            }
            if !self.skipped.iter().any(|spec| spec.matches(package)) {
                versions.entry(&package.name).or_default().push(&package.version);
            }
        }
        for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
            findings.fail(name, format!("is built in several versions: {}", versions.join(", ")));
        }
        findings
    }

    /// Entries of the list `skip` that skip nothing any more.
    pub(super) fn unused(&self, graph: &Graph) -> Findings {
        let mut findings = Findings::default();
        for spec in self.skipped.iter().filter(|spec| !graph.packages.iter().any(|package| spec.matches(package))) {
            findings.warn(
                FILE,
                format!("skips {} {}, which is not built", spec.name, spec.version.as_deref().unwrap_or("")),
            );
        }
        findings
    }

    fn licence_fault(&self, package: &Package) -> Option<String> {
        let Some(licence) = &package.licence else { return Some("names no licence".to_owned()) };
        match satisfied(licence, |name| self.licences.iter().any(|allowed| allowed == name)) {
            Ok(true) => None,
            Ok(false) => Some(format!("its licence is not allowed: {licence}")),
            Err(error) => Some(format!("its licence cannot be read: {error}")),
        }
    }

    fn source_fault(&self, package: &Package) -> Option<String> {
        match &package.source {
            None if package.is_member => None,
            None => Some("comes from a folder outside the workspace".to_owned()),
            Some(source) => {
                let allowed = |registry: &String| source.strip_prefix("registry+") == Some(registry);
                (!self.registries.iter().any(allowed)).then(|| format!("comes from {source}"))
            }
        }
    }
}

/// An entry of a list of crates: `"name"` or `{ crate = "name", … }`.
fn entry_name(entry: &Value) -> Result<&str> {
    entry.as_str().or_else(|| entry.get("crate")?.as_str()).context("an entry names no crate")
}

fn strings(list: &Value) -> Result<Vec<String>> {
    let list = list.as_array().context("a list of strings is expected")?;
    list.iter().map(|item| Ok(item.as_str().context("a list of strings is expected")?.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: &str = r#"
        [licenses]
        allow = ["MIT"]
        [bans]
        multiple-versions = "deny"
        deny = ["worse", { crate = "bad@2.0.0", reason = "it is bad", wrappers = ["good"] }]
        skip = [{ crate = "twice@1.0.0", reason = "old" }]
        [sources]
        unknown-registry = "deny"
        unknown-git = "deny"
    "#;

    fn package(name: &str, version: &str) -> Package {
        let source = Some(format!("registry+{PUBLIC_INDEX}"));
        let (name, version) = (name.to_owned(), version.to_owned());
        Package { name, version, licence: Some("MIT OR Apache-2.0".to_owned()), source, ..Package::default() }
    }

    fn failures(packages: Vec<Package>) -> Vec<String> {
        Policy::read(SOUND).unwrap().check(&Graph { packages }).failures().to_vec()
    }

    #[test]
    fn what_the_policy_allows_passes() {
        let ours = Package { source: None, is_member: true, ..package("ours", "0.1.0") };
        let bad = Package { needed_by: vec!["good".to_owned()], ..package("bad", "2.0.0") };
        let older = Package { needed_by: vec!["ours".to_owned()], ..package("bad", "1.0.0") };
        let skipped = [package("twice", "1.0.0"), package("twice", "2.0.0")];
        assert_eq!(failures([ours, bad].into_iter().chain(skipped).collect()), [""; 0]);
        assert_eq!(failures(vec![older]), [""; 0], "only 2.0.0 is banned");
    }

    #[test]
    fn each_fault_is_named() {
        let git = Package { source: Some("git+https://example.org/x".to_owned()), ..package("git", "1.0.0") };
        let mirror =
            Package { source: Some("registry+https://mirror.example.org".to_owned()), ..package("mirror", "1.0.0") };
        let folder = Package { source: None, ..package("folder", "1.0.0") };
        let copyleft = Package { licence: Some("GPL-3.0-only".to_owned()), ..package("copyleft", "1.0.0") };
        let silent = Package { licence: None, ..package("silent", "1.0.0") };
        let odd = Package { licence: Some("MIT OR".to_owned()), ..package("odd", "1.0.0") };
        let bad = Package { needed_by: vec!["good".to_owned(), "ours".to_owned()], ..package("bad", "2.0.0") };
        let worse = Package { needed_by: vec!["good".to_owned()], ..package("worse", "9.0.0") };
        for (packages, expected) in [
            (vec![git], "git 1.0.0: comes from git+https://example.org/x"),
            (vec![mirror], "mirror 1.0.0: comes from registry+https://mirror.example.org"),
            (vec![folder], "folder 1.0.0: comes from a folder outside the workspace"),
            (vec![copyleft], "copyleft 1.0.0: its licence is not allowed: GPL-3.0-only"),
            (vec![silent], "silent 1.0.0: names no licence"),
            (vec![odd], "odd 1.0.0: its licence cannot be read: the expression ends too early"),
            (vec![bad], "bad 2.0.0: is banned, but ours depends on it: it is bad"),
            (vec![worse], "worse 9.0.0: is banned, but good depends on it: no reason given"),
            (
                vec![package("twice", "1.0.0"), package("twice", "2.0.0"), package("twice", "3.0.0")],
                "twice: is built in several versions: 2.0.0, 3.0.0",
            ),
        ] {
            assert_eq!(failures(packages), [expected]);
        }
    }

    #[test]
    fn a_skip_that_skips_nothing_is_a_warning() {
        let policy = Policy::read(SOUND).unwrap();
        assert_eq!(policy.unused(&Graph::default()).warnings(), ["deny.toml: skips twice 1.0.0, which is not built"]);
        let graph = Graph { packages: vec![package("twice", "1.0.0")] };
        assert_eq!(policy.unused(&graph).warnings(), [""; 0]);
    }

    #[test]
    fn a_lax_or_misread_policy_is_an_error() {
        for (from, to) in [
            ("multiple-versions = \"deny\"", "multiple-versions = \"warn\""),
            ("unknown-git = \"deny\"", ""),
            ("allow = [\"MIT\"]", ""),
            ("allow = [\"MIT\"]", "allow = [1]"),
            ("twice@1.0.0", "twice:^1"),
            ("{ crate = \"twice@1.0.0\", reason = \"old\" }", "{ name = \"twice\" }"),
            ("[licenses]", "[licenses"),
        ] {
            assert!(SOUND.contains(from) && Policy::read(&SOUND.replace(from, to)).is_err(), "{from} → {to}");
        }
    }
}
