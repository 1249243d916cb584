//! Several files at once: a new folder that appears only when all of them are written.

use crate::failure::{Failure, Outcome};
use crate::voice::Voice;
use galerne_print::ShopFile;
use std::{
    fs::{self, File},
    io::Write as _,
    path::{Path, PathBuf},
};

/// All files in that folder; their names may hold slashes. The number of files is returned.
pub(super) fn write(voice: Voice, folder: &Path, files: &[ShopFile]) -> Outcome<usize> {
    let fail = |error: std::io::Error| Failure::of_file(voice, &folder.to_string_lossy(), voice.io(&error));
    if folder.exists() {
        return Err(Failure::of_file(voice, &folder.to_string_lossy(), voice.word("print-folder-exists")));
    }
    let mut neighbour = folder.as_os_str().to_owned();
    neighbour.push(format!(".{}.new", std::process::id()));
    let neighbour = PathBuf::from(neighbour);
    let written = || -> std::io::Result<()> {
        fs::create_dir(&neighbour)?;
        for file in files {
            let path = neighbour.join(&file.name);
            if let Some(inner) = path.parent() {
                fs::create_dir_all(inner)?;
            }
            let mut open = File::create(&path)?;
            open.write_all(&file.bytes)?;
            // A full disk may say so only now.
            open.sync_all()?;
        }
        fs::rename(&neighbour, folder)
    };
    let outcome = written();
    if outcome.is_err() {
        // A half-written file is useless: it is deleted.
        let _ = fs::remove_dir_all(&neighbour);
    }
    outcome.map_err(fail)?;
    Ok(files.len())
}
