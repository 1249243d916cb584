//! The cover of the box: four cards held against the wind.

const SPADE: &str =
    "M0-22C8-10 22-4 22 8c0 10-13 13-19 5 1 5 3 8 7 11h-20c4-3 6-6 7-11-6 8-19 5-19-5 0-12 14-18 22-30z";
const HEART: &str = "M0 22C-10 12-24 4-24-9c0-13 18-17 24-4 6-13 24-9 24 4C24 4 10 12 0 22z";
const DIAMOND: &str = "M0-25C6-14 12-7 20 0 12 7 6 14 0 25-6 14-12 7-20 0-12-7-6-14 0-25z";
const CLUB: &str = "M3 6c2 8 4 12 8 16h-22c4-4 6-8 8-16-6 8-20 5-20-6 0-9 8-12 14-10-4-4-4-14 9-14s13 10 9 14c6-2 14 1 14 10 0 11-14 14-20 6z";

const GROUND: &str = "\
    <path class='ground' d='M-300 0h960v240h-960z'/>\
    <g class='ground-line' opacity='.32'>\
    <path stroke-width='2' d='M-300 50c100-30 200 10 300-16 60-16 120 10 190-4s110-22 170-6 200 20 300-4M0 66c40-10 80 4 110-2M262 58c34-6 64-4 98 2'/>\
    <path stroke-width='1.2' d='M0 14c80-14 160 6 230-4s90-10 130-4M0 208c60-14 90 8 120 2M250 214c40-10 76-6 110 0M0 182c30-6 50 0 70 0M290 190c24-4 46-4 70 0'/>\
    <path stroke-width='3' d='M-300 120c120-20 220 10 362-8M304 122c20-6 36-4 56 0s180 20 300-6'/>\
    </g>";

pub(super) fn cover() -> String {
    let hand = [
        (-27, SPADE, "f-suit-black"),
        (-9, HEART, "f-suit-red"),
        (9, CLUB, "f-suit-black"),
        (27, DIAMOND, "f-suit-red"),
    ];
    let cards = hand.map(|(turn, suit, colour)| card(turn, suit, colour)).concat();
    format!("{GROUND}{cards}")
}

/// A card turned about a point below the picture, as a hand holds it.
fn card(turn: i16, suit: &str, colour: &str) -> String {
    format!(
        "\
        <g transform='translate(180 338) rotate({turn}) translate(0 -206)'>\
        <rect class='f-card s-ink' x='-50' y='-72' width='100' height='144' rx='9' stroke-width='2'/>\
        <rect class='s-card-line' x='-43' y='-65' width='86' height='130' rx='5' stroke-width='1'/>\
        <path class='{colour}' transform='translate(0 4) scale(1.25)' d='{suit}'/>\
        <path class='{colour}' transform='translate(-32 -50) scale(.36)' d='{suit}'/>\
        <path class='{colour}' transform='translate(32 50) rotate(180) scale(.36)' d='{suit}'/>\
        </g>"
    )
}
