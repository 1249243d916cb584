//! The files of a data folder: their permissions, and a backup of them.

use super::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

/// A folder that only its owner may look into; one that is there already is left as it is.
pub(crate) fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Hands, letters and hashes of passphrases are private. The permissions of an existing file are restricted, too,
/// unless another user owns it.
pub(crate) fn keep_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(about) = fs::metadata(path) else { return };
        let mode = about.permissions().mode() & 0o7777;
        let private = mode & !0o077;
        if private != mode
            && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(private))
        {
            tracing::warn!(%error, path = %path.display(), "other users of this machine can read this file");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// See to it that the database is there for its owner alone. SQLite gives the files beside it the same rights.
pub(super) fn make_private(database: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(database) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(StoreError::io(database, &error)),
    }
    for ending in ["", "-wal", "-shm"] {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        keep_private(Path::new(&name));
    }
    Ok(())
}

/// Copy the database of a data folder and the key beside it into another folder, which can be served like the first. A
/// server may be running on it; what it commits later is not in the copy.
pub fn backup(data: &Path, database: Option<&Path>, to: &Path) -> Result<PathBuf, StoreError> {
    let from = database.map_or_else(|| data.join(super::FILE), Path::to_owned);
    let copy = to.join(super::FILE);
    if !from.is_file() {
        return Err(StoreError::Missing(from.display().to_string()));
    }
    if copy.exists() {
        return Err(StoreError::Exists(copy.display().to_string()));
    }
    make_folder(to).map_err(|error| StoreError::io(to, &error))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&from, flags).map_err(|error| StoreError::at(&from, error))?;
    let name = copy.to_str().ok_or_else(|| StoreError::io(&copy, &std::io::ErrorKind::InvalidFilename.into()))?;
    let copied = connection.busy_timeout(std::time::Duration::from_secs(5));
    let copied = copied.and_then(|()| connection.execute("VACUUM INTO ?", [name]));
    if let Err(error) = copied {
        drop(fs::remove_file(&copy));
        return Err(StoreError::at(&from, error));
    }
    keep_private(&copy);
    let key = data.join("key");
    if key.is_file() {
        let at = to.join("key");
        fs::copy(&key, &at).map_err(|error| StoreError::io(&at, &error))?;
        keep_private(&at);
    }
    Ok(copy)
}
