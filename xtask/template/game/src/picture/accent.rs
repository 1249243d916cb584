//! The colours of the game. A test of the catalog holds them to their contrasts.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "template-game",
    accent: Pair::new(0x5b4a8a, 0xc3b4ee),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x1b1430),
    accent_soft: Pair::new(0xe2dcf0, 0x2f2944),
    deep: Pair::new(0x5b4a8a, 0x57477f),
    second: Pair::new(0x6b5410, 0xdcc37a),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x241b03),
    second_soft: Pair::new(0xeee4c6, 0x363020),
};
