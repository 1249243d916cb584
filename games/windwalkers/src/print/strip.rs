//! The strip of signs on a hordier's card: how the power is paid for, when it may be used, and what it reaches. The text below says the
//! same in words; the strip is for finding a card among eight.

use super::dice::marked;
use crate::cards::{Card, Windows};
use crate::dice::Colour as Die;
use crate::effects::{Cost, Dice, Op};
use crate::picture::board::heart;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Node, Path, Point, pt};

/// How high the strip is.
pub(super) const STRIP: f32 = 7.0;
const THIN: f32 = 0.3;
const GAP: f32 = 1.6;
const INK: Colour = Colour::CardInkSoft;

/// What a power reaches besides dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reach {
    Die(Die),
    Moral,
    Wind,
    Tile,
    Hordier,
}

/// A sign and how wide it is, its middle at the origin.
type Sign = (f32, Node);

/// The signs of a card in a row of that width, its middle at the origin: payment and moment at the left, what is reached at the right.
pub(super) fn strip(card: &Card, width: f32) -> Node {
    let mut left = Vec::new();
    if card.trigger.reacts() {
        left.push(bolt());
    }
    left.push(if card.trigger.abandons() { leave() } else { tap() });
    left.extend(moments(card.windows));
    let mut right: Vec<Sign> = card.costs.iter().filter_map(cost).collect();
    right.extend(reached(card.ops).into_iter().map(sign));
    let line = Node::line(pt(-width / 2.0, STRIP / 2.0), pt(width / 2.0, STRIP / 2.0)).stroke(Colour::CardLine, 0.15);
    let mut nodes = vec![line];
    nodes.extend(row(left, -width / 2.0));
    let long: f32 = right.iter().map(|(wide, _)| wide + GAP).sum::<f32>() - GAP;
    nodes.extend(row(right, width / 2.0 - long));
    Node::group(nodes)
}

fn row(signs: Vec<Sign>, mut x: f32) -> Vec<Node> {
    let place = |(wide, node): Sign| {
        let node = node.at(pt(x + wide / 2.0, -0.3));
        x += wide + GAP;
        node
    };
    signs.into_iter().map(place).collect()
}

fn card_at(middle: Point, wide: f32, tall: f32) -> Node {
    Node::rounded(Area::around(middle, wide, tall), 0.4).stroke(INK, THIN)
}

/// An arrow of one stroke with its head.
fn arrow(from: Point, to: Point) -> Node {
    let back = (from - to).unit();
    let aside = back.left() * 0.7;
    let path = Path::from(from).line(to).jump(to + back + aside).line(to).line(to + back - aside);
    Node::path(path).stroke(INK, THIN)
}

/// An upright card that is laid on its side.
fn tap() -> Sign {
    let turn = Path::from(pt(-0.5, -2.0))
        .curve(pt(0.8, -2.5), pt(2.0, -1.9), pt(2.1, -0.9))
        .jump(pt(1.3, -1.4))
        .line(pt(2.1, -0.8))
        .line(pt(2.7, -1.6));
    let cards = [card_at(pt(-2.0, 0.2), 2.5, 3.7), card_at(pt(1.9, 0.8), 3.7, 2.5)];
    (7.0, Node::group(cards.into_iter().chain([Node::path(turn).stroke(INK, THIN)])))
}

/// A card that goes for good.
fn leave() -> Sign {
    (7.0, Node::group([card_at(pt(-2.1, 0.0), 2.5, 3.7), arrow(pt(-0.2, 0.0), pt(3.4, 0.0))]))
}

/// An answer to what somebody else does.
fn bolt() -> Sign {
    let path = Path::from(pt(0.3, -2.1))
        .line(pt(-1.1, 0.3))
        .line(pt(-0.1, 0.3))
        .line(pt(-0.5, 2.1))
        .line(pt(1.1, -0.5))
        .line(pt(0.1, -0.5))
        .close();
    (2.4, Node::path(path).fill(INK))
}

/// Gusts for a contre, a hex that one walks to for the way.
fn moments(windows: Windows) -> Vec<Sign> {
    let gust = |y: f32, long: f32| {
        Path::from(pt(-2.0, y)).line(pt(long, y)).curve(pt(long + 1.3, y), pt(long + 1.1, y - 1.4), pt(long, y - 1.1))
    };
    let contre = || (4.6, Node::path(gust(-0.3, 0.6).and(gust(1.3, 1.0))).stroke(INK, THIN));
    let way = || {
        let hexagon = (0..6).map(|n| pt(1.1, 0.0) + Point::polar(2.0, 60.0 * n as f32));
        (6.2, Node::group([Node::polygon(hexagon).stroke(INK, THIN), arrow(pt(-3.1, 0.0), pt(1.4, 0.0))]))
    };
    let contre = windows.contre.then(contre);
    contre.into_iter().chain(windows.travel.then(way)).collect()
}

/// What is paid besides the card itself, where it is moral.
fn cost(cost: &Cost) -> Option<Sign> {
    let (Cost::Moral(moral) | Cost::MoralUnless(_, moral)) = cost else { return None };
    let words = Node::label(pt(-1.8, 0.0), format!("−{moral}"), Face::SansBold, 3.4).fill(Colour::Bad);
    Some((6.8, Node::group([words, heart(1.5).fill(Colour::Bad).at(pt(1.9, 0.0))])))
}

fn sign(reach: Reach) -> Sign {
    match reach {
        Reach::Die(colour) => (4.2, marked(colour, 4.2)),
        Reach::Moral => (4.2, heart(1.9).fill(INK)),
        Reach::Wind => {
            let gust = Path::from(pt(-1.1, 0.4)).line(pt(0.4, 0.4)).curve(pt(1.3, 0.4), pt(1.2, -0.8), pt(0.3, -0.5));
            (4.4, Node::group([Node::circle(Point::ORIGIN, 2.1).stroke(INK, THIN), Node::path(gust).stroke(INK, THIN)]))
        }
        Reach::Tile => {
            let hexagon = (0..6).map(|n| Point::polar(2.2, 60.0 * n as f32));
            (4.6, Node::polygon(hexagon).fill(Colour::Stone).stroke(INK, THIN))
        }
        Reach::Hordier => {
            let head = Node::circle(pt(0.0, -0.8), 0.6).stroke(INK, THIN);
            (
                3.0,
                Node::group([card_at(Point::ORIGIN, 2.7, 3.9), head, {
                    let body = Path::from(pt(-0.8, 1.3)).curve(pt(-0.7, -0.1), pt(0.7, -0.1), pt(0.8, 1.3));
                    Node::path(body).stroke(INK, THIN)
                }]),
            )
        }
    }
}

/// Everything that the effects reach, each once, in the order of [`Reach`].
fn reached(ops: &[Op]) -> Vec<Reach> {
    let mut all = Vec::new();
    gather(ops, &mut all);
    all.sort_unstable();
    all.dedup();
    all
}

fn gather(ops: &[Op], all: &mut Vec<Reach>) {
    use Die::{Black, Blue, Green, Violet, White};
    for op in ops {
        let dice: &[Die] = match op {
            Op::If(_, ops) | Op::GambleForce(ops) => {
                gather(ops, all);
                &[]
            }
            Op::Choose(one, other) => {
                gather(one, all);
                gather(other, all);
                &[]
            }
            Op::Gamble(rows) => {
                rows.iter().for_each(|(_, ops)| gather(ops, all));
                &[]
            }
            Op::RollAdd(dice, _)
            | Op::Shift(dice, ..)
            | Op::Set(dice, _)
            | Op::SetAll(dice)
            | Op::Flip(dice)
            | Op::Reroll(dice)
            | Op::Ignore(dice, ..) => match dice {
                Dice::Blue => &[Blue],
                Dice::Violet => &[Violet],
                Dice::Horde => &[Blue, Violet],
                Dice::White => &[White],
                Dice::Green => &[Green],
                Dice::Epreuve => &[White, Green],
                Dice::Any => &[White, Green, Black],
            },
            Op::PoolReplace(_) | Op::StoreUse | Op::LendDie => &[Blue],
            Op::EpSet | Op::EpAdd(_) => &[White, Green],
            Op::StoreGreen | Op::MoveGreen => &[Green],
            Op::GiftIgnored => &[White, Green, Black],
            Op::BlackSpread | Op::BlackAdd(_) => &[Black],
            Op::Recolor { black_to_green: true } => &[Green, Black, Violet],
            Op::Recolor { black_to_green: false } => &[Blue, Violet],
            _ => &[],
        };
        all.extend(dice.iter().map(|&die| Reach::Die(die)));
        all.extend(other(op));
    }
}

/// What else than dice.
fn other(op: &Op) -> Option<Reach> {
    Some(match op {
        Op::Moral(_)
        | Op::MoralLoss(_)
        | Op::MoralEveryHorde(_)
        | Op::MoralFull
        | Op::MoralDouble
        | Op::WaiveTerrainMoral
        | Op::WaivePowerMoral
        | Op::ShareMoral => Reach::Moral,
        Op::ForceSet(_)
        | Op::ForceDelta(_)
        | Op::TokenThreshold
        | Op::WindReveal(_)
        | Op::WindReturn
        | Op::WindBump
        | Op::ChooseToken => Reach::Wind,
        Op::TileRemove | Op::TileSwap { .. } | Op::TileReplace | Op::Cityfy | Op::PullHorde { .. } | Op::SwapPlaces => {
            Reach::Tile
        }
        Op::Rest(..)
        | Op::Recruit(..)
        | Op::Stack(_)
        | Op::UseTraine
        | Op::OfferAdd
        | Op::FlipCard { .. }
        | Op::GiveSelf
        | Op::SwapCard { .. }
        | Op::TopSwapOther
        | Op::ForceUse => Reach::Hordier,
        _ => return None,
    })
}
