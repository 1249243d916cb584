//! The colours of the game: sky, cotton and rain.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "pluvionautes",
    accent: Pair::new(0x23629a, 0x8dc3ef),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x0a1c2b),
    accent_soft: Pair::new(0xd5e6f2, 0x20344a),
    deep: Pair::new(0x23629a, 0x265f92),
    second: Pair::new(0x46508f, 0xb0bbf0),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x14172e),
    second_soft: Pair::new(0xeceef2, 0x2f323c),
};
