//! The colours of the game: ochre steppe and storm blue.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "windwalkers",
    accent: Pair::new(0x8a5a0c, 0xe6b155),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x2a1d06),
    accent_soft: Pair::new(0xefdcae, 0x3d3220),
    deep: Pair::new(0x8a5a0c, 0x835511),
    second: Pair::new(0x2c4a6b, 0x9ab9dc),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x121d2a),
    second_soft: Pair::new(0xcdd8e2, 0x243241),
};
