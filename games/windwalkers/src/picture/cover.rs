//! The cover of the box: a wedge of eight leaning into a storm over the ochre steppe.

/// Feet and size of each walker; the last is the one who opens the way.
const HORDE: [(f32, f32, f32); 8] = [
    (60.0, 196.0, 0.78),
    (92.0, 188.0, 0.8),
    (86.0, 212.0, 0.92),
    (122.0, 202.0, 0.92),
    (126.0, 222.0, 1.04),
    (158.0, 210.0, 1.04),
    (172.0, 226.0, 1.12),
    (208.0, 216.0, 1.22),
];

const SKY: &str = "\
    <path class='f-second-soft' d='M-300 0h960v240h-960z'/>";

/// The wind comes from the right, and turns on itself.
const STORM: &str = "\
    <g class='s-second'>\
    <path stroke-width='4' d='M660 74C560 40 440 56 362 40c-70-14-132-2-132 34 0 26 40 34 54 12 10-17-6-32-22-26'/>\
    <path stroke-width='3' d='M660 110C560 60 440 82 362 62c-40-8-92-8-100 10'/>\
    <path stroke-width='2.5' d='M660 40C560 10 440 44 362 22 280 4 150 6 92 36'/>\
    <path stroke-width='2' d='M216 60C150 56 90 66 28 88M206 84c-60 0-100 8-156 26M362 96c-30-4-52-2-74 4M220 108c-50 2-90 8-130 18'/>\
    <path stroke-width='1.5' d='M362 8C300-2 200-2 130 8M70 24 8 44M362 118c-60-8-120 0-160 10' opacity='.7'/>\
    </g>";

const STEPPE: &str = "\
    <path class='f-accent-soft' d='M-300 134c120 30 200 30 300 16 50-18 92-22 142-12s110 14 218-14c90-24 180-10 300 8v108h-960z'/>\
    <path class='f-accent' opacity='.35' d='M-300 170c120-20 200 16 300 2 60-14 128-10 190 2s110 8 170-8 180-6 300 8v66h-960z'/>\
    <path class='f-accent' opacity='.55' d='M-300 200c120 20 200 16 300 6 70-10 150-2 210 4s100 4 150-4 180-10 300 4v30h-960z'/>\
    <g class='s-accent' stroke-width='1.5' opacity='.8'>\
    <path d='M20 164l4-8m2 8-1-9M300 158l-5-8m1 9-2-9M252 190l-6-8m2 9-3-10M330 214l-6-9m2 10-3-10M36 230l-5-8m1 9-2-9'/>\
    </g>";

/// Scarf, legs in a long stride, cloak blown back, head down.
const WALKER: &str = "\
    <path class='s-second' stroke-width='3' d='M14-40C4-46-8-37-22-43'/>\
    <path class='s-ink' stroke-width='4.5' d='M8-18-4 0M10-18 17-8 15 1'/>\
    <path class='f-ink' d='M18-43c5 2 6 8 3 13L14-14C6-12-4-13-12-17-4-24 2-30 7-38c3-5 7-7 11-5z'/>\
    <path class='s-accent-soft' stroke-width='1.2' d='M12-34c-3 7-8 13-15 17' opacity='.6'/>\
    <path class='s-ink' stroke-width='3.5' d='M17-36c4 4 7 8 11 10'/>\
    <circle class='f-ink' cx='22' cy='-47' r='5.5'/>";

pub(super) fn cover() -> String {
    let walker =
        |(x, y, size): (f32, f32, f32)| format!("<g transform='translate({x} {y}) scale({size})'>{WALKER}</g>");
    format!("{SKY}{STORM}{STEPPE}{}", HORDE.map(walker).concat())
}
