//! The stylesheet of the page.

use galerne_draw::text::Face;
use std::fmt::Write as _;

/// The shipped fonts, embedded: charts are laid out with their metrics.
pub(super) fn fonts() -> String {
    let faces: [(Face, &[u8]); 4] = [
        (Face::Serif, include_bytes!("../../../../web/fonts/libertinus-serif-400.woff2")),
        (Face::SerifBold, include_bytes!("../../../../web/fonts/libertinus-serif-600.woff2")),
        (Face::Sans, include_bytes!("../../../../web/fonts/alegreya-sans-500.woff2")),
        (Face::SansBold, include_bytes!("../../../../web/fonts/alegreya-sans-700.woff2")),
    ];
    let mut css = String::new();
    for (face, bytes) in faces {
        let (family, weight, data) = (face.family(), face.weight(), base64(bytes));
        let _ = writeln!(
            css,
            "@font-face{{font-family:\"{family}\";font-weight:{weight};\
             src:url(data:font/woff2;base64,{data}) format(\"woff2\")}}"
        );
    }
    css
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { letter as char } else { '=' });
        }
    }
    text
}

pub(super) const CSS: &str = "
body{margin:0 auto;max-width:72rem;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
font:1.125rem/1.5 'Libertinus Serif',Georgia,serif}
h1{font-size:2rem;line-height:1.2;margin:1rem 0}h2{font-size:1.5rem;margin:3rem 0 .5rem;border-top:2px solid var(--accent);padding-top:1rem}
h3{font-size:1.15rem;margin:2rem 0 .5rem}h4{font-size:1rem;margin:1.5rem 0 .25rem}
p,li{max-width:46rem}.lead{font-size:1.15rem}.question{font-style:italic}.note,figcaption,.range{color:var(--ink-soft);font-size:.9em}
.answer{font-size:1.1rem;border-left:4px solid var(--accent);padding:.1rem 0 .1rem 1rem;margin:1rem 0}.answer p{margin:.4rem 0}
.findings{padding-left:1.1rem}.findings li{margin:.6rem 0}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1.25rem 2rem;align-items:start}
figure{margin:0}svg{display:block;width:100%;height:auto;overflow:visible}
table{border-collapse:collapse;font-size:.9rem;margin:.75rem 0;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line-soft);vertical-align:top}
thead th{vertical-align:bottom;font-weight:600}.wide{overflow-x:auto}
strong.up{color:var(--accent)}strong.down{color:var(--second)}
details{margin:.75rem 0}summary{cursor:pointer;color:var(--accent)}
pre{background:var(--sunk);padding:.75rem 1rem;overflow-x:auto;font-size:.85rem}code{font-size:.85em}
.languages{border:0;padding:0;margin:0;display:flex;gap:1rem;justify-content:flex-end;font-size:.9rem}.languages legend{float:left;padding:0;color:var(--ink-soft)}
:root:has(#fr:checked) main[lang=en],:root:has(#en:checked) main[lang=fr]{display:none}
summary:focus-visible,input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media print{details{display:block}.languages{display:none}}
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_letters_as_everywhere() {
        for (bytes, text) in [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu"), ("Many", "TWFueQ==")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(fonts().matches("@font-face").count(), 4);
    }
}
