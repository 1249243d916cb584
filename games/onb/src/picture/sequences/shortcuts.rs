//! The other way round: first whom, then what. A touch on an enemy is the best attack on it; other attacks begin with their order. And what
//! a player would choose anyway comes by itself.

use super::charges;
use crate::action::Action;
use crate::bestiary::Band;
use crate::game::Onb;
use crate::picture::{END_SOON, face_soon, unit_target};
use crate::state::{Phase, Roll, RollKind, State};
use galerne_draw::Sequence;
use galerne_engine::{Message, Rules as _, Seat, Square, Words};

/// Something that can be done to a figure now, with the PV that it would cost it in the mean.
struct Deed {
    to: u8,
    actions: Vec<Action>,
    label: Message,
    hope: f64,
}

/// What the action can do to figures: most actions are for one, a blow all around and a blast for everyone they may reach.
fn deeds(game: &Onb, state: &State, seat: Seat, action: Action) -> Vec<Deed> {
    match action {
        Action::Around { weapon } => {
            let victims = game.all_touching(state, state.act.unit);
            let roll = Roll { kind: RollKind::Area, unit: state.act.unit, weapon, victims, ..Roll::NONE };
            let deed = |to: u8| Deed {
                to,
                actions: vec![action],
                label: game.label(state, seat, &action),
                hope: game.odds(state, Roll { target: to, ..roll }).mean(),
            };
            victims.iter().filter(|&to| is_foe(game, state, to)).map(deed).collect()
        }
        Action::Aim { weapon } => {
            let blast = |to: u8| blast(game, state, weapon, to).map(|blast| blast.deed(game, state, vec![action]));
            (0..state.count).filter_map(blast).collect()
        }
        _ => deed(game, state, seat, action).into_iter().collect(),
    }
}

fn is_foe(game: &Onb, state: &State, number: u8) -> bool {
    let unit = state.unit(number);
    unit.on_board() && game.hostile(unit.seat, game.side(state.active().seat))
}

/// A cell to fire at for the sake of one enemy.
struct Blast {
    to: u8,
    weapon: u8,
    at: Square,
    hope: f64,
}

impl Blast {
    fn deed(self, game: &Onb, state: &State, mut actions: Vec<Action>) -> Deed {
        actions.push(Action::Cell(self.at));
        let label = Message::new("sequence-aim")
            .with("weapon", game.weapon_name(state.active().kind, self.weapon))
            .with("target", game.unit_name(game.who(state, self.to)))
            .with("cell", self.at.to_string());
        Deed { to: self.to, actions, label, hope: self.hope }
    }
}

/// The cell from which the blast strikes that enemy and does most good: it hurts others too, friends among them.
fn blast(game: &Onb, state: &State, weapon: u8, to: u8) -> Option<Blast> {
    let (unit, arm) = (state.act.unit, game.arm(state.active().kind, weapon)?);
    if !is_foe(game, state, to) {
        return None;
    }
    let (base, radius) = (game.base(state.unit(to)), arm.radius as i8);
    let cells = (base.y - radius..base.y + base.n + radius)
        .flat_map(|y| (base.x - radius..base.x + base.n + radius).map(move |x| Square::new(x, y)));
    let shots = cells.filter_map(|at| {
        let (band, cover) = game.may_fire_at(state, weapon, at.x, at.y).ok()?;
        let victims = game.victims_at(state, at.x, at.y, arm.radius);
        let worth = game.area_worth(state, unit, weapon, band, cover, victims);
        let (long, cell) = (band == Band::Long, (at.x, at.y));
        let roll = Roll { kind: RollKind::Area, unit, weapon, target: to, cell, cover, long, victims };
        victims.iter().any(|victim| victim == to).then_some((worth, at, roll))
    });
    // Of equals the one on the enemy itself.
    let far = |at: Square| i32::from((at.x - base.x).abs().max((at.y - base.y).abs()));
    let (_, at, roll) = shots.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| far(b.1).cmp(&far(a.1))))?;
    Some(Blast { to, weapon, at, hope: game.odds(state, roll).mean() })
}

fn deed(game: &Onb, state: &State, seat: Seat, action: Action) -> Option<Deed> {
    let by_hand = |to: u8, hope: f64| Deed { to, actions: vec![action], label: game.label(state, seat, &action), hope };
    Some(match action {
        Action::Attack { weapon, target } => {
            let aim = game.may_attack(state, weapon, target).ok()?;
            by_hand(target, game.odds(state, Roll::attack(state.act.unit, weapon, target, aim)).mean())
        }
        Action::PowerOn { target, .. } => by_hand(target, 0.0),
        Action::Charge(target) => match charges::best(game, state, seat, target) {
            Some(run) => Deed {
                to: target,
                label: charge_label(game, state, target, &run.end),
                hope: charges::blow(game, state, target).map_or(0.0, |roll| game.odds(&run.end, roll).mean()),
                actions: run.actions,
            },
            // Every way may be cut short by a blow: the charge is steered by hand.
            None => by_hand(target, 0.0),
        },
        _ => return None,
    })
}

/// A charge goes elsewhere.
fn is_run(deed: &Deed) -> bool {
    matches!(deed.actions.first(), Some(Action::Charge(_)))
}

fn charge_label(game: &Onb, state: &State, target: u8, end: &State) -> Message {
    Message::new("sequence-charge")
        .with("who", game.unit_name(game.who(state, state.act.unit)))
        .with("target", game.unit_name(game.who(state, target)))
        .with("cell", Square::new(end.active().x, end.active().y).to_string())
}

/// The best attack on each figure. A charge carries the figure away from where it stands: it is the answer to a touch only where nothing can be
/// done from there.
pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    let mut sequences: Vec<Sequence<Action>> = by_itself(game, state, seat).into_iter().collect();
    if !matches!(state.phase, Phase::Act | Phase::Aim) || !game.turn(state).deciders().has(seat) {
        return sequences;
    }
    let mut best: Vec<Deed> = Vec::new();
    let mut found: Vec<Deed> = Vec::new();
    if state.phase == Phase::Aim {
        // The weapon is chosen: a touch on an enemy aims at it.
        let weapon = state.act.tool;
        let blast = |to: u8| blast(game, state, weapon, to).map(|blast| blast.deed(game, state, Vec::new()));
        found.extend((0..state.count).filter_map(blast));
    } else {
        let mut actions = Vec::new();
        game.actions(state, seat, &mut actions);
        actions.sort_by_key(|action| matches!(action, Action::Charge(_)));
        found.extend(actions.into_iter().flat_map(|action| deeds(game, state, seat, action)));
    }
    for deed in found {
        match best.iter_mut().find(|known| known.to == deed.to) {
            Some(known) if known.hope < deed.hope && (known.hope <= 0.0 || !is_run(&deed)) => *known = deed,
            Some(_) => {}
            None => best.push(deed),
        }
    }
    sequences.extend(best.into_iter().map(|Deed { to, actions, label, .. }| Sequence {
        actions,
        label,
        targets: vec![unit_target(to)],
        main: false,
    }));
    sequences
}

/// The usual facing, and the end of an activation in which nothing is left: a page does it after a moment, unless the player touches something
/// else. The name of its target ends in `-soon`.
fn by_itself(game: &Onb, state: &State, seat: Seat) -> Option<Sequence<Action>> {
    if !game.turn(state).deciders().has(seat) {
        return None;
    }
    let (action, target) = match state.phase {
        Phase::Face | Phase::SummonFace | Phase::Deploy | Phase::SecretDeploy => {
            (game.usual_facing(state, seat)?, face_soon(seat))
        }
        Phase::Act if game.only_end_is_left(state) => (Action::End, END_SOON.to_owned()),
        _ => return None,
    };
    Some(Sequence {
        actions: vec![action],
        label: game.label(state, seat, &action),
        targets: vec![target],
        main: false,
    })
}
