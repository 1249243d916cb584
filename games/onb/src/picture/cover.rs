//! The cover of the box: one die on the flagstones, in the light of a torch.

const GROUND: &str = "\
    <path class='ground' d='M-300 0h960v240h-960z'/>\
    <g class='f-second'>\
    <circle cx='180' cy='124' r='150' opacity='.16'/>\
    <circle cx='180' cy='124' r='112' opacity='.2'/>\
    <circle class='f-second-soft' cx='180' cy='124' r='76' opacity='.55'/>\
    </g>";

const CRACKS: &str = "\
    <g class='ground-line' stroke-width='1' opacity='.3'>\
    <path d='M20 18l9 14M322 30l10-9M40 210l12-8M300 204l12 10M96 8l6 8'/>\
    </g>";

const SHIELD: &str = "\
    <g transform='translate(70 128) rotate(-8)'>\
    <path class='f-second s-ink' stroke-width='3' d='M-34-44c24 2 44 2 68 0 4 46-6 76-34 94-28-18-38-48-34-94z'/>\
    <path class='f-raised' d='M0-41v84c-20-15-28-40-27-81 9 0 18-1 27-3z'/>\
    <path class='s-ink' stroke-width='2' d='M0-41v86M-29-6h58'/>\
    </g>";

const SWORD: &str = "\
    <g transform='translate(292 126) rotate(14)'>\
    <path class='f-raised s-ink' stroke-width='2.5' d='M-6-70 0-86 6-70V22H-6z'/>\
    <path class='s-ink' stroke-width='1.2' d='M0-70V18'/>\
    <path class='f-second s-ink' stroke-width='2.5' d='M-24 22h48v9h-48z'/>\
    <path class='f-ink' d='M-5 31H5v24H-5z'/>\
    <circle class='f-second s-ink' cy='60' r='7' stroke-width='2.5'/>\
    </g>";

/// Twenty faces, of which one counts.
const DIE: &str = "\
    <g transform='translate(180 122)'>\
    <path class='f-raised s-ink' stroke-width='3' d='M0-74 64-37V37L0 74-64 37V-37z'/>\
    <path class='f-second-soft s-ink' stroke-width='2' d='M0-44 40 26h-80z'/>\
    <path class='s-ink' stroke-width='2' d='M0-74v30M0-44l64 7M0-44l-64 7M40 26l24-63M40 26l24 11M40 26 0 74M-40 26l-24-63M-40 26l-24 11M-40 26 0 74'/>\
    <path class='s-second' stroke-width='5' d='M-15-3c2-9 14-9 15-1 0 8-14 10-15 19H1M16-10c-7 0-9 6-9 12s2 13 9 13 9-6 9-13-2-12-9-12z' transform='translate(-4 4) scale(.86)'/>\
    </g>";

pub(super) fn cover() -> String {
    format!("{GROUND}{}{CRACKS}{SHIELD}{SWORD}{DIE}", flagstones())
}

fn flagstones() -> String {
    let upright = (0..20).map(|line| format!("<path d='M{} 0v240'/>", line * 48 - 300));
    let level = (0..6).map(|line| format!("<path d='M-300 {}h960'/>", line * 48));
    let lines: String = upright.chain(level).collect();
    format!("<g class='ground-line' stroke-width='1.2' opacity='.28'>{lines}</g>")
}
