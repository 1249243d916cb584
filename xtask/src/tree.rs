//! The repository's text files, read once. Checks are functions of this value, so their tests need no disk.

use crate::shell;
use anyhow::{Context as _, Result};
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

/// The top folder of the repository. Cargo names this crate's folder when it runs it; a binary started by hand still knows
/// where it was built.
pub(crate) fn root() -> Result<PathBuf> {
    let here = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    let root = here.parent().context("the folder of xtask has no parent")?;
    Ok(root.to_path_buf())
}

/// Paths from the top of the repository, with `/` on every system, and what the files say.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Every file that is, or could be, committed. Files that are no UTF-8 (pictures, fonts) are left out.
    pub(crate) fn load(root: &Path) -> Result<Tree> {
        let listing =
            shell::capture(root, "git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"], &[])
                .context("the list of files comes from git")?;
        let mut files = BTreeMap::new();
        for path in listing.split('\0').filter(|path| !path.is_empty()) {
            let full = root.join(path);
            // A file deleted but not yet committed is still listed; so are submodules and links to folders.
            if !full.is_file() {
                continue;
            }
            let bytes = fs::read(&full).with_context(|| format!("cannot read {path}"))?;
            if let Ok(text) = String::from_utf8(bytes) {
                files.insert(path.to_owned(), text);
            }
        }
        Ok(Tree { files })
    }

    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below one of the folders (each written with its closing `/`) whose names end so.
    pub(crate) fn below<'a>(
        &'a self,
        folders: &'a [&'a str],
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.iter()
            .filter(move |(path, _)| path.ends_with(ending) && folders.iter().any(|folder| path.starts_with(folder)))
    }

    /// The names of the crates directly below a folder: `games/` → `sail-race`, …
    pub(crate) fn crates_in(&self, folder: &str) -> Vec<&str> {
        self.iter()
            .filter_map(|(path, _)| path.strip_prefix(folder)?.strip_suffix("/Cargo.toml"))
            .filter(|name| !name.contains('/'))
            .collect()
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Tree {
        files.into_iter().collect()
    }
}

#[cfg(test)]
impl<'a> FromIterator<(&'a str, &'a str)> for Tree {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(files: I) -> Tree {
        Tree { files: files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect() }
    }
}

/// The number, from 1, of the line that holds the byte.
pub(crate) fn line_of(text: &str, byte: usize) -> usize {
    1 + text.as_bytes()[..byte.min(text.len())].iter().filter(|&&b| b == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_the_folders_with_a_manifest() {
        let tree = Tree::from([
            ("games/horde/Cargo.toml", ""),
            ("games/horde/fuzz/Cargo.toml", ""),
            ("games/notes/read.me", ""),
            ("crates/engine/Cargo.toml", ""),
        ]);
        assert_eq!(tree.crates_in("games/"), ["horde"]);
        assert_eq!(tree.below(&["crates/", "games/notes/"], "").count(), 2);
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!([0, 1, 2, 3].map(|byte| line_of("a\nb\n", byte)), [1, 1, 2, 2]);
    }
}
