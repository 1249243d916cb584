//! The bounds that a text must keep before it is read.

use crate::{findings::Findings, source::Place};
use galerne_engine::Message;
use toml_parser::{Source, lexer::TokenKind};

/// Bytes of an edition at most.
pub const BYTES: usize = 64 * 1024;
/// Levels of tables and lists at most, the file being the first.
pub const DEPTH: usize = 8;
/// Values of an edition at most.
pub const NODES: usize = 4_000;
/// Characters of a name at most.
pub const NAME_SIGNS: usize = 40;
/// Characters of a flavour text or a note at most.
pub(crate) const FLAVOUR_SIGNS: usize = 120;

/// Whether the reader may be let loose on the text: it is short, flat and holds no sign that shows as another than it is.
pub(crate) fn is_bounded(text: &str, file: usize, findings: &mut Findings) -> bool {
    if text.len() > BYTES {
        let what =
            Message::new("material-too-long").with("most", BYTES / 1024).with("found", text.len().div_ceil(1024));
        findings.error(Place { file, start: 0, end: 0 }, "", None, what);
        return false;
    }
    if let Some((start, sign)) =
        text.char_indices().find(|&(_, sign)| is_forbidden(sign) && !matches!(sign, '\n' | '\r' | '\t'))
    {
        let place = Place { file, start, end: start + sign.len_utf8() };
        findings.error(
            place,
            "",
            None,
            Message::new("material-sign").with("sign", format!("U+{:04X}", u32::from(sign))),
        );
        return false;
    }
    if let Some((start, end)) = too_deep(text) {
        findings.error(Place { file, start, end }, "", None, Message::new("material-deep").with("most", DEPTH));
        return false;
    }
    true
}

/// The first token at which brackets or a dotted key go deeper than [`DEPTH`].
///
/// The parser bounds brackets by itself, at eighty, and dotted keys not at all: a key of thirty thousand dots becomes as many tables,
/// one inside the other. This looks at the parser's own tokens, so that both agree on what a text is.
fn too_deep(text: &str) -> Option<(usize, usize)> {
    let (mut open, mut dots) = (0_usize, 0_usize);
    let mut after_dot = false;
    for token in Source::new(text).lex() {
        match token.kind() {
            TokenKind::Dot => dots += 1,
            TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => (open, dots) = (open + 1, 0),
            TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => (open, dots) = (open.saturating_sub(1), 0),
            TokenKind::Equals | TokenKind::Comma => dots = 0,
            // A key goes on behind a dot, whatever the parser makes of the line's end.
            TokenKind::Newline if !after_dot => dots = 0,
            _ => {}
        }
        match token.kind() {
            TokenKind::Whitespace | TokenKind::Newline | TokenKind::Comment => {}
            kind => after_dot = kind == TokenKind::Dot,
        }
        if open > DEPTH || dots > DEPTH {
            return Some((token.span().start(), token.span().end()));
        }
    }
    None
}

/// Signs that show as nothing, as something else, or turn the text around them: control and format characters, separators of lines,
/// private use, and what is no character.
#[must_use]
pub fn is_forbidden(sign: char) -> bool {
    sign.is_control()
        || matches!(u32::from(sign),
            0xAD | 0x34F | 0x600..=0x605 | 0x61C | 0x6DD | 0x70F | 0x890..=0x891 | 0x8E2 | 0x115F..=0x1160 | 0x17B4..=0x17B5
            | 0x180B..=0x180F | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x3164 | 0xE000..=0xF8FF
            | 0xFDD0..=0xFDEF | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFB | 0x110BD | 0x110CD | 0x13430..=0x1343F
            | 0x1BCA0..=0x1BCA3 | 0x1D173..=0x1D17A | 0xE0000..=0x10_FFFF)
        || u32::from(sign) & 0xFFFE == 0xFFFE
}
