//! Several files as one: an archive that packs nothing, because pictures are packed already.

use crate::shop::ShopFile;

/// The date that archives begin to count at: no clock enters.
const DATE: u16 = 1 << 5 | 1;

/// The files in their order, under their names.
#[must_use]
pub fn zipped(files: &[ShopFile]) -> Vec<u8> {
    let mut archive = Vec::with_capacity(files.iter().map(|file| file.bytes.len() + 200).sum());
    let mut list = Vec::new();
    for file in files {
        let at = archive.len() as u32;
        let (size, name) = (file.bytes.len() as u32, file.name.as_bytes());
        // What both the file's own head and the list say of it: version 2.0, names in UTF-8, not packed, when, its sum and sizes.
        let mut said = Vec::new();
        for word in [20, 0x800, 0, 0, DATE] {
            said.extend(u16::to_le_bytes(word));
        }
        for number in [sum(&file.bytes), size, size] {
            said.extend(u32::to_le_bytes(number));
        }
        for length in [name.len() as u16, 0] {
            said.extend(length.to_le_bytes());
        }
        archive.extend(b"PK\x03\x04");
        archive.extend(&said);
        archive.extend(name);
        archive.extend(&file.bytes);
        list.extend(b"PK\x01\x02");
        list.extend(u16::to_le_bytes(20));
        list.extend(&said);
        // No comment, the first disk, no attributes, and where its head stands.
        list.extend([0; 10]);
        list.extend(at.to_le_bytes());
        list.extend(name);
    }
    let (at, count) = (archive.len() as u32, files.len() as u16);
    archive.extend(&list);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    for number in [count, count] {
        archive.extend(number.to_le_bytes());
    }
    for number in [list.len() as u32, at] {
        archive.extend(number.to_le_bytes());
    }
    archive.extend([0; 2]);
    archive
}

/// CRC-32, as archives and PNG have it.
fn sum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = table();
    !bytes.iter().fold(!0, |sum, byte| TABLE[usize::from(*byte) ^ (sum & 0xff) as usize] ^ sum >> 8)
}

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut n = 0;
    while n < 256 {
        let (mut value, mut bit) = (n as u32, 0);
        while bit < 8 {
            value = if value & 1 == 1 { 0xedb8_8320 ^ value >> 1 } else { value >> 1 };
            bit += 1;
        }
        table[n] = value;
        n += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_everybody() {
        // The value that every description of CRC-32 gives.
        assert_eq!(sum(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn an_archive_lists_its_files() {
        let file = |name: &str, bytes: &[u8]| ShopFile { name: name.to_owned(), bytes: bytes.to_vec() };
        let archive = zipped(&[file("a.txt", b"one"), file("é.txt", b"")]);
        assert!(archive.starts_with(b"PK\x03\x04"));
        let end = &archive[archive.len() - 22..];
        assert_eq!((&end[..4], end[10]), (&b"PK\x05\x06"[..], 2));
        let at = u32::from_le_bytes(end[16..20].try_into().unwrap()) as usize;
        let size = u32::from_le_bytes(end[12..16].try_into().unwrap()) as usize;
        assert!(archive[at..].starts_with(b"PK\x01\x02"));
        assert_eq!(at + size + 22, archive.len());
    }
}
