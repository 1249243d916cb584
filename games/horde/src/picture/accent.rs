//! The colours of the game: blood red, ink and bone.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "horde",
    accent: Pair::new(0x96191c, 0xf08077),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x2c0a08),
    accent_soft: Pair::new(0xf0d8cc, 0x412522),
    deep: Pair::new(0x96191c, 0x8c1b1d),
    second: Pair::new(0x2b2a2d, 0xded7c8),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x1c1a17),
    second_soft: Pair::new(0xe9e1cf, 0x322e29),
};
