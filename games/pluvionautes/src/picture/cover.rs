//! The cover of the box: a balloon tows a flying island under a rain cloud.

const SKY: &str = "\
    <path class='f-accent-soft' d='M-300 0h960v240h-960z'/>\
    <circle class='f-second-soft' cx='70' cy='54' r='92'/>\
    <path class='s-accent' stroke-width='1.5' opacity='.5' d='M-300 214c100-14 200 8 300-4 60-10 110 8 170 0s120-12 190-2 200 8 300-4M-300 230c100-12 200 6 300-4 60-8 110 6 170 0s120-10 190-2 200 8 300-4'/>";

const CLOUD: &str = "\
    <path class='f-raised s-accent' stroke-width='2.5' d='M222 92c-22 0-30-30-8-36-4-24 28-34 42-18 12-24 54-20 56 8 26-6 40 28 18 42-6 5-14 4-22 4z'/>\
    <path class='s-accent' stroke-width='1.5' opacity='.6' d='M232 74c10 8 24 8 32 0M280 62c6 10 22 12 32 4M250 44c4 4 8 6 14 6'/>";

const ROPE: &str = "\
    <path class='s-ink' stroke-width='1.5' stroke-dasharray='5 4' d='M122 172c34 22 54 22 92 6'/>";

const BALLOON: &str = "\
    <g transform='translate(108 92)'>\
    <path class='f-second s-ink' stroke-width='2.5' d='M-14 52C-50 26-58-4-48-32-36-66 36-66 48-32 58-4 50 26 14 52z'/>\
    <path class='f-raised' d='M-8 51C-26 22-29-8-22-34c5-17 39-17 44 0C29-8 26 22 8 51z'/>\
    <path class='f-second' d='M-3 51C-10 20-10-10-7-38c2-10 12-10 14 0C10-10 10 20 3 51z'/>\
    <path class='s-ink' stroke-width='2.5' d='M-14 52C-50 26-58-4-48-32-36-66 36-66 48-32 58-4 50 26 14 52z'/>\
    <path class='s-ink' stroke-width='1.5' d='M-13 53l4 19M13 53 9 72M0 53v19'/>\
    <path class='f-ink' d='M-11 71h22l-3 16H-8z'/>\
    </g>";

const ISLAND: &str = "\
    <g transform='translate(256 168)'>\
    <path class='f-second s-ink' stroke-width='2.5' d='M-50 4C-40 30-22 44-8 62c4 4 8 3 10-2C8 42 34 34 52 4z'/>\
    <path class='s-ink' stroke-width='1.2' opacity='.6' d='M-26 16l10 20M0 14v24M26 14 12 34'/>\
    <path class='f-forest s-ink' stroke-width='2.5' d='M-54 4C-40-12 38-12 56 4c-30 8-80 8-110 0z'/>\
    <path class='s-ink' stroke-width='2.5' d='M-14-4v-14M24-4v-10'/>\
    <path class='f-forest-mark s-ink' stroke-width='2' d='M-14-44c12 8 16 26 0 28-16-2-12-20 0-28zM24-34c9 6 12 20 0 22-12-2-9-16 0-22z'/>\
    </g>";

pub(super) fn cover() -> String {
    format!("{SKY}{}{CLOUD}{ROPE}{BALLOON}{ISLAND}", rain())
}

fn rain() -> String {
    let drop = |drop: u16| format!("<path d='M{} {}l-9 26m-5 14-4 11'/>", 222 + drop * 15, 96 + drop % 3 * 9);
    format!("<g class='s-accent' stroke-width='3'>{}</g>", (0..9).map(drop).collect::<String>())
}
