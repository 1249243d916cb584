//! One duplex page of crosses and scales: held against the light it tells by how much backs must be shifted.

use crate::paper::Paper;
use crate::pdf::{About, document};
use crate::sheet::{Sheet, Side};
use galerne_draw::print::{Flow, POINT};
use galerne_draw::scene::Anchor;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Ink, Layer, Node, Path, Point, pt};
use galerne_texts::Language;

/// How far the scales reach to each side, in millimetres.
const REACH: i32 = 5;

/// The page as a document. `words` are its title and how to use it.
pub fn calibration(paper: Paper, language: Language, words: &[String; 2]) -> Result<Vec<u8>, String> {
    let (width, height) = paper.size();
    let places = [0.2, 0.8].into_iter().flat_map(|x| [0.3, 0.8].map(|y| pt(width * x, height * y)));
    let places: Vec<Point> = places.collect();
    let mut front = Sheet::empty(paper.size(), Side::Front, None, Vec::new());
    let text = Flow::new(Area::new(20.0, 18.0, width - 40.0, 50.0), 10.0).title(&words[0]).text(&words[1]);
    front.marks.layers.push(Layer::new("p-words", text.nodes()));
    front.marks.layers.push(Layer::decoration("scales", places.iter().map(|&at| scales().at(at))));
    front.margin(&words[0]);
    let mut back = Sheet::empty(paper.size(), Side::Back, None, Vec::new());
    back.marks.layers.push(Layer::decoration("crosses", places.iter().map(|&at| cross().at(pt(width - at.x, at.y)))));
    let title = words[0].clone();
    let about =
        About { title, author: None, language: language.code(), order: format!("calibration {}", paper.name()) };
    document(&[front, back], Ink::Full, &about)
}

/// Two scales in millimetres that cross at their zero.
fn scales() -> Node {
    let mut path = Path::from(pt(-12.0, 0.0)).line(pt(12.0, 0.0)).jump(pt(0.0, -12.0)).line(pt(0.0, 12.0));
    let mut nodes = Vec::new();
    for step in -REACH..=REACH {
        let at = step as f32;
        let long = if step % 5 == 0 { 2.4 } else { 1.4 };
        path = path.jump(pt(at, -long)).line(pt(at, long)).jump(pt(-long, at)).line(pt(long, at));
        if step % 5 == 0 && step != 0 {
            let label = |p| Node::text(p, step.to_string(), Face::Sans, 6.5 * POINT);
            // Beyond the end of its scale, where the numbers of the other one do not reach.
            nodes.push(label(pt(at + 1.8 * at.signum(), -0.8)).anchor(Anchor::Middle));
            nodes.push(label(pt(3.0, at + 0.8)));
        }
    }
    nodes.push(Node::path(path).stroke(Colour::Ink, 0.1).butt());
    Node::group(nodes)
}

fn cross() -> Node {
    let path = Path::from(pt(-14.0, 0.0)).line(pt(14.0, 0.0)).jump(pt(0.0, -14.0)).line(pt(0.0, 14.0));
    Node::path(path).stroke(Colour::Ink, 0.3).butt()
}
