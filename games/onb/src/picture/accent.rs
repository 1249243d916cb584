//! The colours of the game: slate, parchment and torchlight.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "onb",
    accent: Pair::new(0x3c4955, 0xacbccb),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x161c22),
    accent_soft: Pair::new(0xd8dcdc, 0x2c3339),
    deep: Pair::new(0x3c4955, 0x46535f),
    second: Pair::new(0x93500c, 0xf5a94f),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x2e1b05),
    second_soft: Pair::new(0xf3e1be, 0x3e2f1c),
};
