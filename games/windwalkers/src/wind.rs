//! Wind tokens (WW-2.2, WW-5.5).

/// A wind token on a tile: the force it was drawn with, the force it counts as, and the change to the white dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Token {
    pub(crate) drawn: u8,
    pub(crate) force: u8,
    pub(crate) gusts: i8,
}

/// Three small numbers in one byte, so that a board of them stays small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct PackedToken(u8);

impl PackedToken {
    pub(crate) const NONE: PackedToken = PackedToken(0);

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 & 7 == 0
    }

    /// The byte itself: an index into a table of what is made of tokens.
    #[inline]
    pub(crate) const fn packed(self) -> u8 {
        self.0
    }

    /// The token of that byte.
    pub(crate) const fn unpack(byte: u8) -> Token {
        PackedToken(byte).get()
    }

    #[inline]
    pub(crate) const fn get(self) -> Token {
        Token { drawn: self.0 & 7, force: self.0 >> 3 & 7, gusts: (self.0 >> 6) as i8 - 1 }
    }

    #[inline]
    pub(crate) const fn force(self) -> u8 {
        self.0 >> 3 & 7
    }
}

impl From<Token> for PackedToken {
    #[inline]
    fn from(token: Token) -> PackedToken {
        PackedToken(token.drawn & 7 | (token.force & 7) << 3 | ((token.gusts + 1) as u8 & 3) << 6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_survive_packing() {
        for token in [
            Token { drawn: 6, force: 1, gusts: 1 },
            Token { drawn: 1, force: 6, gusts: -1 },
            Token { drawn: 3, force: 3, gusts: 0 },
        ] {
            assert_eq!(PackedToken::from(token).get(), token);
        }
        assert!(PackedToken::NONE.is_none());
    }
}
