//! The packages that cargo would build, as `cargo metadata` prints them.

use anyhow::{Context as _, Result};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Debug, Default)]
pub(super) struct Graph {
    pub(super) packages: Vec<Package>,
}

#[derive(Debug, Default)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: Option<String>,
    /// Where it comes from; nothing for a folder of this machine.
    pub(super) source: Option<String>,
    pub(super) is_member: bool,
    /// The names of the packages that depend on it directly.
    pub(super) needed_by: Vec<String>,
}

impl Graph {
    pub(super) fn read(metadata: &str) -> Result<Graph> {
        let metadata: Value = serde_json::from_str(metadata).context("cargo metadata is no JSON")?;
        let members: Vec<&Value> = list(&metadata["workspace_members"]).collect();
        let text = |package: &Value, key: &str| package[key].as_str().map(str::to_owned);
        // Packages that no platform in question needs are listed, but have no node.
        let nodes: BTreeMap<&str, &Value> =
            list(&metadata["resolve"]["nodes"]).filter_map(|node| Some((node["id"].as_str()?, node))).collect();
        let mut packages = BTreeMap::new();
        for package in list(&metadata["packages"]) {
            let id = package["id"].as_str().context("a package of cargo metadata has no id")?;
            if nodes.contains_key(id) {
                packages.insert(
                    id,
                    Package {
                        name: text(package, "name").context("a package of cargo metadata has no name")?,
                        version: text(package, "version").context("a package of cargo metadata has no version")?,
                        licence: text(package, "license"),
                        source: text(package, "source"),
                        is_member: members.contains(&&package["id"]),
                        needed_by: Vec::new(),
                    },
                );
            }
        }
        for (id, node) in &nodes {
            let name = packages.get(id).context("a node of cargo metadata is no package")?.name.clone();
            for need in list(&node["deps"]).filter_map(|need| need["pkg"].as_str()) {
                if let Some(package) = packages.get_mut(need) {
                    package.needed_by.push(name.clone());
                }
            }
        }
        Ok(Graph { packages: packages.into_values().collect() })
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packages_know_who_needs_them_and_unneeded_ones_are_left_out() {
        let package = |id: &str, source: Value| json!({ "id": id, "name": id, "version": "1.0.0", "license": "MIT", "source": source });
        let metadata = json!({
            "workspace_members": ["ours"],
            "packages": [package("ours", Value::Null), package("theirs", json!("registry+x")), package("windows", json!("registry+x"))],
            "resolve": { "nodes": [{ "id": "ours", "deps": [{ "pkg": "theirs" }] }, { "id": "theirs", "deps": [] }] },
        });
        let graph = Graph::read(&metadata.to_string()).unwrap();
        let [ours, theirs] = &graph.packages[..] else { panic!("{graph:?}") };
        assert_eq!((ours.is_member, ours.source.as_deref(), ours.needed_by.len()), (true, None, 0));
        assert_eq!((theirs.is_member, theirs.licence.as_deref()), (false, Some("MIT")));
        assert_eq!((theirs.source.as_deref(), &theirs.needed_by[..]), (Some("registry+x"), &["ours".to_owned()][..]));
        assert!(Graph::read("{}").unwrap().packages.is_empty());
        assert!(Graph::read("no").is_err());
    }
}
