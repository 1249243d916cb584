//! Files that people name: read whole, written so that a crash leaves the old one or the new one.

use crate::failure::{Failure, Outcome};
use crate::voice::Voice;
use std::{
    fs::{self, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

/// A record of a very long game is a few hundred kilobytes. What is larger than this was named by mistake.
const LARGEST: u64 = 64 << 20;

/// The text of a file; `-` is the standard input.
pub(crate) fn read(voice: Voice, path: &Path) -> Outcome<String> {
    let fail = |reason: String| Failure::of_file(voice, &path.to_string_lossy(), reason);
    let source: Box<dyn io::Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(path).map_err(|error| fail(voice.io(&error)))?)
    };
    let mut bytes = Vec::new();
    source.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| fail(voice.io(&error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(fail(voice.word("file-too-large")));
    }
    String::from_utf8(bytes).map_err(|_| fail(voice.word("file-not-text")))
}

/// Write the file so that at every moment either the old content or the new one is there: into a neighbour first, to the
/// disk, then by one rename over the old file.
pub(crate) fn write_durably(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    // A link is followed, so that the rename replaces the file and not the link; a device is never replaced.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if path.exists() && !path.is_file() {
        let kind = if path.is_dir() { io::ErrorKind::IsADirectory } else { io::ErrorKind::PermissionDenied };
        return Err(kind.into());
    }
    let neighbour = neighbour_of(&path);
    let written = File::create(&neighbour).and_then(|mut file| {
        file.write_all(content.as_ref())?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&neighbour, &path));
    if renamed.is_err() {
        // A half-written file is useless: it is deleted.
        let _ = fs::remove_file(&neighbour);
    }
    renamed?;
    // The rename itself lasts once the folder is on the disk; not every system can say so, and then nothing is lost.
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

fn neighbour_of(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        for text in ["first", "second"] {
            write_durably(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert_eq!(write_durably(folder.path(), "x").unwrap_err().kind(), io::ErrorKind::IsADirectory);
        assert!(write_durably(&folder.path().join("no/such/folder.json"), "x").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_left_alone() {
        assert!(write_durably(Path::new("/dev/null"), "x").is_err());
        assert!(!Path::new("/dev/null").is_file());
    }
}
