//! The colours of the game: sea green, chart paper, and the vermilion of buoys.

use galerne_draw::{Accent, theme::Pair};

pub(super) const ACCENT: Accent = Accent {
    id: "sail-race",
    accent: Pair::new(0x17665c, 0x71c7b8),
    on_accent: Pair::new(Accent::PAPER_WHITE, 0x06231f),
    accent_soft: Pair::new(0xcfe4da, 0x1c3833),
    deep: Pair::new(0x17665c, 0x19645b),
    second: Pair::new(0xac3d22, 0xf49473),
    on_second: Pair::new(Accent::PAPER_WHITE, 0x2e0f06),
    second_soft: Pair::new(0xf6e6c8, 0x382c20),
};
