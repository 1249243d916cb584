//! The cover of the box: a chart with its hexes, a buoy to round, and a boat heeling on a broad reach.

const SEA: &str = "\
    <path class='f-second-soft' d='M-300 0h960v240h-960z'/>\
    <path class='f-accent-soft' d='M-300 150c80-22 110 18 160 10s90-24 140-10C60 128 96 168 160 150s110-46 200-18 140 30 300-6v114h-960z'/>";

const WAVES: &str = "\
    <g class='s-accent' stroke-width='1' opacity='.55'>\
    <path d='M-300 176c90-24 120 12 180 6s80-20 120-10c54-20 92 16 156 0s112-44 204-18 150 24 300-8'/>\
    <path d='M-300 198c90-24 120 12 180 6s80-20 120-10c54-18 92 14 156 0s112-40 204-16 150 24 300-8'/>\
    <path d='M-300 220c90-24 120 12 180 6s80-20 120-10c54-16 92 12 156 0s112-36 204-14 150 24 300-8'/>\
    </g>";

/// What a roll-and-write leaves on the sheet.
const WAKE: &str = "\
    <path class='s-second' stroke-width='2.5' stroke-dasharray='1 8' d='M-160 222c60 8 110-6 172-8 44-2 66-20 92-18s40 14 64 2'/>";

const BUOY: &str = "\
    <g transform='translate(318 168)'>\
    <path class='f-second s-ink' stroke-width='2' d='M-9-30H9L15 4H-15z'/>\
    <path class='f-raised' d='M-11-18h22l1.8 9h-25.6z'/>\
    <path class='s-ink' stroke-width='2' d='M0-30v-14'/>\
    <circle class='f-ink' cy='-48' r='5'/>\
    <path class='f-accent s-ink' stroke-width='2' d='M-22 4h44c-2 9-10 13-22 13S-20 13-22 4z'/>\
    </g>";

const BOAT: &str = "\
    <g transform='translate(214 196) rotate(7)'>\
    <path class='f-raised s-ink' stroke-width='2.5' d='M-2-12V-142C34-110 58-62 62-16z'/>\
    <path class='f-second s-ink' stroke-width='2.5' d='M-10-16V-128C-30-92-46-52-50-20z'/>\
    <path class='s-ink' stroke-width='1' d='M0-46c20-4 38-3 56 2M0-78c16-4 28-3 42 2' opacity='.5'/>\
    <path class='s-ink' stroke-width='4' d='M-6 0v-148'/>\
    <path class='f-accent s-ink' stroke-width='2.5' d='M-68-6H76C68 14 54 22 34 22h-70C-54 22-64 10-68-6z'/>\
    <path class='s-raised' stroke-width='2' d='M-58 4H66'/>\
    </g>\
    <path class='f-accent-soft' d='M130 226c30-8 50 4 84-4s60-10 90-4v22H130z'/>\
    <path class='s-accent' stroke-width='2' d='M136 224c28-8 48 4 80-4s58-10 84-4'/>";

pub(super) fn cover() -> String {
    format!("{SEA}{}{WAVES}{}{WAKE}{BUOY}{BOAT}", hexes(), rose())
}

fn hexes() -> String {
    let cell = |row: u8, column: u8| {
        let x = 45.0 * f32::from(column) - 174.0 + if row % 2 == 1 { 22.5 } else { 0.0 };
        let y = 8.0 + 39.0 * f32::from(row);
        format!("<path d='M{x} {}l22.5 13v26l-22.5 13-22.5-13v-26z'/>", y - 26.0)
    };
    let cells: String = (0..5).flat_map(|row| (0..16).map(move |column| cell(row, column))).collect();
    format!("<g class='s-accent' stroke-width='1' opacity='.3'>{cells}</g>")
}

fn rose() -> String {
    let quarter = |turn: u16| {
        format!(
            "\
            <g transform='rotate({turn})'>\
            <path class='f-ink' d='M0-30-6-7 0 0z'/>\
            <path class='f-raised s-ink' stroke-width='.8' d='M0-30 6-7 0 0z'/>\
            </g>"
        )
    };
    let eighth = |turn: u16| format!("<path class='f-accent' transform='rotate({turn})' d='M0-20 4-6 0 0-4-6z'/>");
    let (quarters, eighths) = ([90, 180, 270].map(quarter).concat(), [45, 135, 225, 315].map(eighth).concat());
    format!(
        "\
        <g transform='translate(66 68)'>\
        <circle class='s-ink' r='40' stroke-width='1'/>\
        <circle class='s-ink' r='34' stroke-width='.8' stroke-dasharray='1 5'/>\
        <path class='f-second' d='M0-46 8-9 0 0z'/>\
        <path class='f-ink' d='M0-46-8-9 0 0z'/>\
        {quarters}{eighths}</g>"
    )
}
