//! An address as a code that a telephone reads, drawn as one path.

use galerne_draw::print::POINT;
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Colour, Node, Path, pt};
use qrcodegen::{QrCode, QrCodeEcc};

/// The longest address that still has modules of 0.4 mm.
pub const MOST_BYTES: usize = 180;
/// The side of a code, with the quiet zone of four modules that readers need.
pub(crate) const SIDE: f32 = galerne_draw::print::CODE;
const QUIET: f32 = 4.0;

/// The code with the address under it, its upper left corner at the origin; `None` where the address is too long for one.
pub(crate) fn code(address: &str, width: f32) -> Option<Node> {
    let size = 6.5 * POINT;
    let words = lines(address, Face::Sans, size, width);
    let below = Node::lines(pt(SIDE / 2.0, SIDE + size), words, Face::Sans, size).leading(1.2).anchor(Anchor::Middle);
    Some(Node::group([sign(address)?, below]))
}

/// The code alone.
pub(crate) fn sign(address: &str) -> Option<Node> {
    if address.len() > MOST_BYTES {
        return None;
    }
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let count = code.size();
    let module = SIDE / (count as f32 + 2.0 * QUIET);
    let mut path = Path::default();
    for y in 0..count {
        let mut x = 0;
        while x < count {
            let from = x;
            while x < count && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let at = |x: i32, y: i32| pt((x as f32 + QUIET) * module, (y as f32 + QUIET) * module);
                path = path.jump(at(from, y)).line(at(x, y)).line(at(x, y + 1)).line(at(from, y + 1)).close();
            }
            x += 1;
        }
    }
    Some(Node::group([
        Node::rect(Area::new(0.0, 0.0, SIDE, SIDE)).fill(Colour::Paper),
        Node::path(path).fill(Colour::Ink),
    ]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_draw::print::blank;
    use galerne_draw::{Accent, Ink, Layer};

    /// Read back from its picture, module by module, with the quiet zone around it: what is printed is the address.
    #[test]
    fn the_picture_of_a_code_is_its_address() {
        for address in ["https://example.org/game/onb?chance=real&preset=first-game", &"https://x.org/".repeat(12)] {
            let scene = blank("code", (SIDE, SIDE + 12.0), Accent::HOUSE);
            let scene = scene.layer(Layer::new("all", [code(address, 42.0).unwrap()]));
            let drawn = galerne_render::render(&crate::piece_svg(&scene, Ink::Low), 8.0).unwrap();
            let code = QrCode::encode_text(address, QrCodeEcc::Medium).unwrap();
            let modules = code.size() as f32 + 2.0 * QUIET;
            let dots = drawn.width as f32 / modules;
            for (y, x) in (0..modules as i32).flat_map(|y| (0..modules as i32).map(move |x| (y, x))) {
                let middle = |n: i32| ((n as f32 + 0.5) * dots) as u32;
                let [red, ..] = drawn.get(middle(x), middle(y)).unwrap();
                let wanted = code.get_module(x - QUIET as i32, y - QUIET as i32);
                assert_eq!(red < 128, wanted, "{address}: column {x}, row {y}");
            }
            assert!(SIDE / modules >= 0.4, "{address}: modules of {:.2} mm", SIDE / modules);
        }
    }
}
