//! Every crate takes from the workspace what is settled once for all.

use crate::{findings::Findings, tree::Tree};
use toml::{Table, Value};

/// Tables and keys that must read `KEY.workspace = true`.
const INHERITED: &[&[&str]] = &[&["lints"], &["package", "edition"], &["package", "license"]];

pub(super) fn check(tree: &Tree, members: &[&str]) -> Findings {
    let mut findings = Findings::default();
    for member in members {
        let path = format!("{member}/Cargo.toml");
        let Some(text) = tree.get(&path) else {
            findings.fail(&path, "is a member of the workspace, but git ignores its manifest");
            continue;
        };
        match text.parse::<Table>() {
            Ok(manifest) => {
                for keys in INHERITED.iter().filter(|keys| !inherits(&manifest, keys)) {
                    findings.fail(&path, format!("must take `{}` from the workspace", keys.join(".")));
                }
            }
            Err(error) => findings.fail(&path, error.message()),
        }
    }
    findings
}

fn inherits(manifest: &Table, keys: &[&str]) -> bool {
    let step = |table: &Table, key: &&str| table.get(*key).and_then(Value::as_table).cloned();
    let found = keys.iter().try_fold(manifest.clone(), |table, key| step(&table, key));
    found.and_then(|table| table.get("workspace").and_then(Value::as_bool)) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_inherited_is_named() {
        let good = "[package]\nedition.workspace = true\nlicense.workspace = true\n[lints]\nworkspace = true\n";
        let bad = "[package]\nedition = \"2024\"\nlicense.workspace = true\n";
        let tree = Tree::from([("a/Cargo.toml", good), ("b/Cargo.toml", bad), ("c/Cargo.toml", "[")]);
        assert_eq!(check(&tree, &["a"]).failures(), [""; 0]);
        assert_eq!(
            check(&tree, &["a", "b"]).failures(),
            [
                "b/Cargo.toml: must take `lints` from the workspace",
                "b/Cargo.toml: must take `package.edition` from the workspace"
            ]
        );
        assert_eq!(check(&tree, &["c", "d"]).failures().len(), 2);
    }
}
