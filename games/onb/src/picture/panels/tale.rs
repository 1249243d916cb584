//! The panel at the end: the luckiest and the unluckiest blow, and how two thousand battles of bots with the same
//! armies ended.

use crate::bestiary::{Line, loss_of_table};
use crate::event::{Event, Modifiers, Who};
use crate::game::Onb;
use crate::options::{Options, Recruiting};
use crate::picture::Context;
use crate::picture::board::thrown::came_of;
use crate::state::Phase;
use galerne_draw::{Chanced, Crowd, Panel, tale};
use galerne_engine::{Message, Seat};

/// The title, and the texts for the luckiest and the unluckiest.
const WORDS: [&str; 3] = ["panel-tale", "tale-lucky", "tale-unlucky"];

/// How many battles of the habitué ended; the file says how that was measured, and what its numbers mean.
static CROWD: &str = include_str!("../../../data/crowd.csv");
/// In the file a battle won in round r is worth so much less r, one lost as much below nothing.
const WON: i32 = 100;

pub(crate) fn panel(game: &Onb, context: &Context<'_>) -> Option<Panel> {
    if context.state().phase != Phase::Over {
        return None;
    }
    tale(context, WORDS, game.seats, |seat| blows(game, context, seat), |seat| compared(game, context, seat))
}

/// How those battles ended for that side, where it was this very game.
fn compared(game: &Onb, context: &Context<'_>, seat: Seat) -> Option<Message> {
    let (state, options) = (context.state(), &game.options);
    let usual = Options { map: options.map, points: options.points, armies: Recruiting::Ready, ..Options::default() };
    let kind = format!("{} {} {}", options.map.name(), options.points, seat.0 + 1);
    let crowd = Crowd::read(CROWD, &kind).filter(|_| game.seats == 2 && *options == usual)?;
    let round = i32::from(state.round);
    let result = match (state.winners, state.winners >> seat.0 & 1) {
        (0, _) => 0,
        (_, 1) => WON - round,
        _ => round - WON,
    };
    let won = context.speech.percent(f64::from(crowd.beside(0)[1]) / 100.0, 0);
    Some(crowd.tell(Message::new("tale-crowd").with("seat", seat).with("won", won), result, &context.speech))
}

/// A blow against another creature, and the chances of one that takes as much.
struct Blow {
    who: Message,
    target: Message,
    round: u8,
    roll: u8,
    /// What it took, never more than was left; nothing is a miss.
    loss: u8,
    killed: bool,
    as_good: f64,
    as_bad: f64,
}

impl Chanced for Blow {
    fn chances(&self) -> [f64; 2] {
        [self.as_good, self.as_bad]
    }

    fn tell(&self, words: Message) -> Message {
        let words = words.with("who", self.who.clone()).with("target", self.target.clone());
        let words = words.with("round", self.round).with("roll", self.roll).with("loss", self.loss);
        words.with("killed", u8::from(self.killed))
    }
}

/// Every blow that creatures of the seat have struck.
fn blows(game: &Onb, context: &Context<'_>, seat: Seat) -> Vec<Blow> {
    let is_own = |who: Who| context.state().unit(who.unit).seat == seat.0;
    let (mut now, mut blows) = (0, Vec::new());
    for (at, event) in context.events.iter().enumerate() {
        match *event {
            Event::RoundBegan { round } => now = round,
            Event::Rolled { who, target, line, roll, modifiers, loss, .. } if is_own(who) && !is_own(target) => {
                let (loss, killed) = if loss == 0 { (0, false) } else { came_of(context.events, at) };
                let [as_good, as_bad] = chances(line, modifiers, loss, killed);
                let (who, target) = (game.unit_name(who), game.unit_name(target));
                blows.push(Blow { who, target, round: now, roll, loss, killed, as_good, as_bad });
            }
            _ => {}
        }
    }
    blows
}

/// The shares of the faces that take as much or more, and as much or less (ON-8.5): no face does worse than one that kills, whatever it
/// would have taken besides (ON-8.6). Where faces decide by themselves (ON-8.8) that is left out.
fn chances(line: Line, modifiers: Modifiers, loss: u8, killed: bool) -> [f64; 2] {
    let faces = u8::from(line.die > 0)..=line.die;
    let all = faces.clone().count().max(1) as f64;
    let takes = |face: u8| {
        let value = i32::from(face) + i32::from(line.bonus) + modifiers.sum();
        if value < 10 { 0 } else { (loss_of_table(line.table, value) + i32::from(line.flat)).max(0) }
    };
    let share =
        |is_meant: &dyn Fn(i32) -> bool| faces.clone().filter(|&face| is_meant(takes(face))).count() as f64 / all;
    let loss = i32::from(loss);
    [share(&|one| one >= loss), if killed { 1.0 } else { share(&|one| one <= loss) }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_8_5_a_hit_against_the_odds_is_rarer_than_a_miss() {
        // 10 is reached by the faces 15 to 20, and the table has one step for all of them.
        let line = Line { table: 1, die: 20, bonus: -5, flat: 0 };
        let hit = u8::try_from(loss_of_table(1, 10)).unwrap();
        let [good, bad] = chances(line, Modifiers::default(), hit, false);
        assert!((good - 0.3).abs() < 1e-9 && bad > 0.9, "{good} {bad}");
        let [good, bad] = chances(line, Modifiers::default(), 0, false);
        assert!((good - 1.0).abs() < 1e-9 && (bad - 0.7).abs() < 1e-9, "{good} {bad}");
    }

    /// ON-8.6: of a creature with 1 PV every hit takes the whole of it.
    #[test]
    fn on_8_6_a_blow_that_takes_the_last_is_as_lucky_as_any_that_kills() {
        let line = Line { table: 3, die: 20, bonus: 3, flat: 1 };
        let hits = (1..=20).filter(|face| face + 3 >= 10).count() as f64 / 20.0;
        let [good, bad] = chances(line, Modifiers::default(), 1, true);
        assert!((good - hits).abs() < 1e-9 && (bad - 1.0).abs() < 1e-9, "{good} {bad}");
        // What cannot fail to kill is no luck at all.
        let sure = Line { bonus: 12, ..line };
        assert!(chances(sure, Modifiers::default(), 1, true)[0] > 0.99);
    }
}
