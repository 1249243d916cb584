//! A look at SQLite's write-ahead log before SQLite does.
//!
//! SQLite reads a log up to the first thing that is wrong with it, and takes the rest for the remains of an earlier log: right
//! after a crash, where the end was never acknowledged, and silent where a disk has lost something in the middle. The
//! operator must be told, and the rest, which this program can no longer read, must be kept: it is copied aside.

use super::StoreError;
use std::path::{Path, PathBuf};
use std::{fs, io};

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
/// The first four bytes; the last bit says in which order the bytes of a checksum's words are read.
const MAGIC: u32 = 0x377f_0682;

/// The log of that database.
pub(super) fn path_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Copy the log aside if SQLite will leave out a part of it that was written to it in earnest; where the copy lies.
pub(super) fn keep_damaged(database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let path = path_of(database);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StoreError::io(&path, &error)),
    };
    if !is_damaged(&bytes) {
        return Ok(None);
    }
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".damaged-{}", super::now()));
    let copy = PathBuf::from(name);
    if let Err(error) = fs::copy(&path, &copy) {
        // A full disk, perhaps: then the warning is all there is.
        tracing::warn!(%error, path = %copy.display(), "the damaged log could not be copied");
    }
    Ok(Some(copy))
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).map_or(0, |word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]))
}

/// SQLite's running checksum over an even number of words.
fn checksum(mut sum: [u32; 2], bytes: &[u8], is_big: bool) -> [u32; 2] {
    let word = |four: &[u8]| {
        let four = [four[0], four[1], four[2], four[3]];
        if is_big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    for eight in bytes.chunks_exact(8) {
        sum[0] = sum[0].wrapping_add(word(&eight[..4])).wrapping_add(sum[1]);
        sum[1] = sum[1].wrapping_add(word(&eight[4..])).wrapping_add(sum[0]);
    }
    sum
}

/// Whether frames of this very log come after one that is wrong.
fn is_damaged(bytes: &[u8]) -> bool {
    if bytes.len() < HEAD + FRAME_HEAD {
        return false;
    }
    let (magic, page) = (word(bytes, 0), word(bytes, 8) as usize);
    let is_big = magic & 1 == 1;
    let mut sum = checksum([0; 2], &bytes[..24], is_big);
    let is_head = magic & !1 == MAGIC && (512..=65536).contains(&page) && sum == [word(bytes, 24), word(bytes, 28)];
    if !is_head {
        return true;
    }
    let salts = &bytes[16..24];
    let mut frames = bytes[HEAD..].chunks_exact(FRAME_HEAD + page);
    for frame in frames.by_ref() {
        let next = checksum(checksum(sum, &frame[..8], is_big), &frame[FRAME_HEAD..], is_big);
        if &frame[8..16] != salts {
            // The remains of an earlier log, unless the rest says otherwise.
            return frames.any(|later| &later[8..16] == salts);
        }
        if next != [word(frame, 16), word(frame, 20)] {
            return true;
        }
        sum = next;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::Connection;

    /// A log as SQLite writes it, with what an earlier log left at its end.
    fn log() -> Vec<u8> {
        let name = format!("galerne-wal-{}-{}", std::process::id(), crate::secret::random_name(6));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("x.sqlite");
        let connection = Connection::open(&file).unwrap();
        connection.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE t (x)").unwrap();
        let fill = |rows: usize| (0..rows).for_each(|row| drop(connection.execute("INSERT INTO t VALUES (?)", [row])));
        fill(40);
        connection.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(())).unwrap();
        fill(10);
        let bytes = fs::read(path_of(&file)).unwrap();
        drop(connection);
        fs::remove_dir_all(folder).unwrap();
        bytes
    }

    #[test]
    fn a_log_of_sqlites_is_sound_and_a_changed_one_is_not() {
        let sound = log();
        assert!(sound.len() > 40 * 4096 && !is_damaged(&sound), "an earlier log's remains are no damage");
        assert!(!is_damaged(&[]) && !is_damaged(&sound[..31]));
        let half = HEAD + 5 * (FRAME_HEAD + 4096) + 100;
        assert!(!is_damaged(&sound[..half]), "a write that was cut off is what a crash leaves");
        for at in
            [0, 20, HEAD + 12, HEAD + 200, HEAD + 3 * (FRAME_HEAD + 4096) + 9, HEAD + 4 * (FRAME_HEAD + 4096) + 900]
        {
            let mut bytes = sound.clone();
            bytes[at] ^= 0x40;
            assert!(is_damaged(&bytes), "byte {at}");
        }
    }
}
