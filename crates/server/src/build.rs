//! Which program this is: two builds of one version may draw differently, and a step of one does not fit what the other drew.

use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::sync::LazyLock;

/// What is looked at of the program at either end: the linker writes a number of its own at the beginning.
const LOOKED_AT: u64 = 64 * 1024;

/// The same for every copy of the program.
pub(crate) fn id() -> &'static str {
    static ID: LazyLock<String> =
        LazyLock::new(|| of_program().unwrap_or_else(|_| env!("CARGO_PKG_VERSION").to_owned()));
    &ID
}

fn of_program() -> std::io::Result<String> {
    let mut file = File::open(std::env::current_exe()?)?;
    let length = file.metadata()?.len();
    let mut digest = Sha256::new();
    digest.update(length.to_le_bytes());
    for at in [0, length.saturating_sub(LOOKED_AT)] {
        let mut part = Vec::new();
        file.seek(SeekFrom::Start(at))?;
        (&mut file).take(LOOKED_AT).read_to_end(&mut part)?;
        digest.update(&part);
    }
    Ok(digest.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_program_has_one_id() {
        let id = super::id();
        assert_eq!((id.len(), id), (16, super::of_program().unwrap().as_str()));
    }
}
