//! Why a touched figure or cell cannot be chosen now, with the numbers.

use super::seat_target;
use crate::action::Action;
use crate::bestiary::{Affiliation, Arm, Class, Zone};
use crate::game::Onb;
use crate::map::{Base, Ground, Shot, cell};
use crate::rule_ids as rule;
use crate::state::{Gait, NONE, Phase, State, mark};
use crate::words::names::{BANNERS, half_points};
use crate::words::sightline::{Effect, Sightline};
use galerne_engine::{Message, Reason, Refusal, Rule, Rules as _, Seat, Square};

pub(crate) fn why_not(game: &Onb, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
    if !game.turn(state).deciders().has(seat) {
        return None;
    }
    if state.phase == Phase::Army {
        return recruit(game, state, seat, thing);
    }
    let number = |prefix: &str| thing.strip_prefix(prefix).and_then(|rest| rest.parse::<u8>().ok());
    if let Some(number) = number("unit-").or_else(|| number("figure-")).or_else(|| number("slot-")) {
        return figure(game, state, seat, picked, number);
    }
    let spot = ["spot-", "walk-cell-", "cell-"].iter().find_map(|prefix| thing.strip_prefix(prefix));
    ground(game, state, seat, spot.and_then(Square::named)?)
}

/// Why one more of a kind does not fit, with names and numbers; other reasons are those of the rules.
fn recruit(game: &Onb, state: &State, seat: Seat, thing: &str) -> Option<Refusal> {
    let kind = thing.strip_prefix(&seat_target(seat, "add-"))?.parse::<u8>().ok()?;
    let refusal = game.check(state, seat, &Action::Add(kind)).err()?;
    let (data, list) = (game.kind(kind), &state.armies[seat.index() & 3]);
    let banner = |affiliation: Affiliation| BANNERS.get(affiliation as usize).map(|key| Message::new(key));
    Some(match refusal.reason.key {
        "refused-affiliation" => match (game.settled(list).and_then(banner), banner(data.affiliation)) {
            (Some(own), Some(other)) => Refusal::new(rule::ARMY, "why-affiliation")
                .with("kind", game.kind_name(kind))
                .with("banner", own)
                .with("other", other),
            _ => refusal,
        },
        "refused-over-points" => Refusal::new(rule::ARMY, "why-over-points")
            .with("kind", game.kind_name(kind))
            .with("cost", data.cost)
            .with("left", game.points[seat.index() & 3].saturating_sub(game.cost(list))),
        _ => refusal,
    })
}

fn figure(game: &Onb, state: &State, seat: Seat, picked: &[String], number: u8) -> Option<Refusal> {
    match state.phase {
        Phase::Slot => game.check(state, seat, &Action::Activate(number)).err(),
        Phase::Act if number == state.act.unit => Some(Refusal::new(rule::ACTIVATION, "why-active")),
        Phase::Act => target(game, state, seat, picked, number),
        Phase::Move => Some(Refusal::new(rule::PATH, "refused-move-phase")),
        Phase::Aim => {
            let unit = state.unit(number);
            ground(game, state, seat, Square::new(unit.x, unit.y))
        }
        _ => None,
    }
}

/// The weapon that was picked, or else the one that comes nearest to serving.
fn target(game: &Onb, state: &State, seat: Seat, picked: &[String], number: u8) -> Option<Refusal> {
    let (unit, aimed) = (state.active(), state.unit(number));
    if unit.has(mark::PRONE) {
        return Some(Refusal::new(rule::PRONE_ACTS, "refused-prone"));
    }
    let foe = aimed.seat != NONE && game.hostile(aimed.seat, game.side(unit.seat));
    if !foe && !game.kind(aimed.kind).is_object() {
        return Some(Refusal::new(rule::ATTACK, "refused-not-hostile"));
    }
    if picked.first().is_some_and(|thing| thing == "order-charge") {
        return no_charge(game, state, seat, number);
    }
    let asked = picked.first().and_then(|thing| thing.strip_prefix("weapon-")?.parse::<u8>().ok());
    let arms = game.kind(unit.kind).arms.iter().enumerate().map(|(weapon, arm)| (weapon as u8, arm));
    let single = arms.filter(|(weapon, arm)| {
        arm.class != Class::Parry && arm.zone == Zone::Single && asked.is_none_or(|asked| asked == *weapon)
    });
    // A weapon that is ready says more than one that is not, and the one that reaches farthest more than the others.
    let best = single.max_by_key(|(weapon, arm)| {
        (game.weapon_ready(state, *weapon).is_ok(), arm.range.long.max(arm.range.normal), arm.reach)
    });
    let Some((weapon, arm)) = best else { return area(game, state, asked, number) };
    let Reason(rule, key) = game.may_attack(state, weapon, number).err()?;
    let why = detail(game, state, arm, number, key);
    // Out of reach, the player may think of a charge: the reason also says why there is none.
    let charge = no_charge(game, state, seat, number)
        .filter(|_| key == "refused-out-of-reach" && asked.is_none() && foe && game.kind(unit.kind).primary.is_some());
    let name = game.weapon_name(unit.kind, weapon);
    // One that would serve if it were loaded is what the player thinks of.
    if let Some(empty) = unloaded(game, state, number).filter(|_| asked.is_none()) {
        let empty = game.weapon_name(unit.kind, empty);
        let told = Refusal::new(rule::RELOAD, "why-weapon-unloaded").with("weapon", empty);
        return Some(told.with("other", name).with("why", why));
    }
    Some(match charge {
        Some(no) => {
            Refusal::new(rule, "why-weapon-charge").with("weapon", name).with("why", why).with("charge", no.reason)
        }
        None => Refusal::new(rule, "why-weapon").with("weapon", name).with("why", why),
    })
}

/// A weapon that would strike that figure from here, and only has to be reloaded first.
fn unloaded(game: &Onb, state: &State, number: u8) -> Option<u8> {
    let eye = game.eye(state, state.act.unit);
    let mut arms = game.kind(state.active().kind).arms.iter().enumerate();
    let would = |(weapon, arm): &(usize, &Arm)| {
        let ready = game.weapon_ready(state, *weapon as u8).err().map(|Reason(_, key)| key);
        ready == Some("refused-unloaded") && game.may_hit(state, &eye, arm, number).is_ok()
    };
    arms.find(would).map(|(weapon, _)| weapon as u8)
}

/// Why a weapon that strikes all around or where it is fired does not reach a figure (section 9): of several the one that was picked, or the
/// first that is ready.
fn area(game: &Onb, state: &State, asked: Option<u8>, number: u8) -> Option<Refusal> {
    let arms = game.kind(state.active().kind).arms.iter().enumerate().map(|(weapon, arm)| (weapon as u8, arm));
    let wide = arms.filter(|(weapon, arm)| {
        arm.class != Class::Parry && arm.zone != Zone::Single && asked.is_none_or(|asked| asked == *weapon)
    });
    let (weapon, arm) = wide.min_by_key(|(weapon, _)| game.weapon_ready(state, *weapon).is_err())?;
    let name = game.weapon_name(state.active().kind, weapon);
    let told = |rule, why: Message| Some(Refusal::new(rule, "why-weapon").with("weapon", name).with("why", why));
    if let Err(Reason(rule, key)) = game.weapon_ready(state, weapon) {
        return told(rule, Message::new(key));
    }
    if arm.zone == Zone::Around {
        let distance = game.eye(state, state.act.unit).base.distance(game.base(state.unit(number)));
        let why = Message::new("why-out-of-reach").with("distance", distance as i64).with("most", 1);
        return told(rule::AROUND, why);
    }
    let unit = state.unit(number);
    let (rule, why) = fired(game, state, weapon, Square::new(unit.x, unit.y))?;
    told(rule, why)
}

/// Why a weapon cannot be fired at a cell, with the numbers.
fn fired(game: &Onb, state: &State, weapon: u8, at: Square) -> Option<(Rule, Message)> {
    let Reason(rule, key) = game.may_fire_at(state, weapon, at.x, at.y).err()?;
    let arm = game.arm(state.active().kind, weapon)?;
    let eye = game.eye(state, state.act.unit);
    let why = match key {
        "refused-out-of-range" | "refused-too-near" => range(game, arm, eye.base, Base::cell(at.x, at.y), key),
        "refused-no-line" => line(game, state, &game.explain_cell(state, &eye, at.x, at.y, Onb::shot(arm))?),
        key => Message::new(key),
    };
    Some((rule, why))
}

/// Why that figure cannot be charged; what stands in the way is named.
fn no_charge(game: &Onb, state: &State, seat: Seat, number: u8) -> Option<Refusal> {
    let refusal = game.check(state, seat, &Action::Charge(number)).err()?;
    let barred = (refusal.reason.key == "refused-charge-line").then(|| game.charge_bar(state, number)).flatten();
    Some(match barred {
        Some(what) => Refusal { rule: refusal.rule, reason: Message::new("why-charge-barred").with("what", what) },
        None => refusal,
    })
}

/// The reason with its numbers, where it has some.
fn detail(game: &Onb, state: &State, arm: &Arm, number: u8, key: &'static str) -> Message {
    let eye = game.eye(state, state.act.unit);
    let goal = game.base(state.unit(number));
    match key {
        "refused-out-of-range" | "refused-too-near" => range(game, arm, eye.base, goal, key),
        "refused-out-of-reach" => Message::new("why-out-of-reach")
            .with("distance", eye.base.distance(goal) as i64)
            .with("most", i64::from(arm.reach.max(1))),
        "refused-no-line" => {
            let shot = if arm.class == Class::Contact { Shot::Direct } else { Onb::shot(arm) };
            line(game, state, &game.explain_unit(state, &eye, number, shot))
        }
        key => Message::new(key),
    }
}

fn range(game: &Onb, arm: &Arm, from: Base, goal: Base, key: &'static str) -> Message {
    let range = game.range(from, goal).clamp(0, 255) as u8;
    let (key, limit) = if key == "refused-too-near" {
        ("why-too-near", arm.range.min)
    } else {
        ("why-out-of-range", arm.range.long.max(arm.range.normal))
    };
    Message::new(key).with("distance", half_points(range)).with("limit", limit)
}

/// What cuts a line: a wall, a door, or a figure.
fn line(game: &Onb, state: &State, sight: &Sightline) -> Message {
    if let Some((x, y)) = sight.wall {
        return Message::new("why-wall").with("cell", Square::new(x, y).to_string());
    }
    match sight.crossings.iter().find(|crossing| crossing.effect == Effect::Cuts) {
        Some(crossing) => Message::new("why-cut").with("what", game.crossing_name(state, crossing)),
        None => Message::new("refused-no-line"),
    }
}

fn ground(game: &Onb, state: &State, seat: Seat, at: Square) -> Option<Refusal> {
    match state.phase {
        Phase::Deploy | Phase::SecretDeploy => stand(game, state, seat, at),
        Phase::SummonCell => game.check(state, seat, &Action::Cell(at)).err(),
        Phase::Act if state.active().has(mark::RESERVE) => game.check(state, seat, &Action::Cell(at)).err(),
        Phase::Move if state.act.gait == Gait::Charge => Some(Refusal::new(rule::CHARGE_PATH, "refused-charge-path")),
        Phase::Act | Phase::Move => destination(game, state, seat, at),
        Phase::Aim => {
            let (rule, why) = fired(game, state, state.act.tool, at)?;
            let name = game.weapon_name(state.active().kind, state.act.tool);
            Some(Refusal::new(rule, "why-weapon").with("weapon", name).with("why", why))
        }
        Phase::Slot => Some(Refusal::new(rule::FIRST_PASS, "refused-slot-phase")),
        Phase::Face => Some(Refusal::new(rule::END, "refused-face-phase")),
        _ => None,
    }
}

/// Why what is being put down cannot stand on that cell: what was not said before, or what keeps every base away that covers it.
fn stand(game: &Onb, state: &State, seat: Seat, at: Square) -> Option<Refusal> {
    let placing = state.placing[seat.index() & 3];
    let in_zone = game.anchors[seat.index() & 3][0].contains(&(cell(at.x, at.y) as u16));
    if placing.kind == NONE && !in_zone {
        return Some(Refusal::new(rule::DEPLOYMENT, "refused-off-zone"));
    }
    if placing.kind == NONE {
        return Some(Refusal::new(rule::DEPLOYMENT, "why-pick-first"));
    }
    if placing.owner == NONE {
        return Some(Refusal::new(rule::DEPLOYMENT, "why-lead-first"));
    }
    if placing.x >= 0 {
        return Some(Refusal::new(rule::DEPLOYMENT, "refused-face-phase"));
    }
    let side = game.kind(placing.kind).base;
    let whys: Vec<Refusal> =
        anchors(at, side).filter_map(|anchor| game.check(state, seat, &Action::Cell(anchor)).err()).collect();
    if let Some(taken) = whys.iter().find(|why| why.reason.key == "refused-occupied") {
        return Some(taken.clone());
    }
    if side > 1 && in_zone {
        let refusal = Refusal::new(rule::DEPLOYMENT, "why-base-out");
        return Some(refusal.with("kind", game.kind_name(placing.kind)).with("side", side));
    }
    whys.into_iter().next()
}

/// The places of a base that cover a cell, the one that begins there first.
fn anchors(at: Square, side: u8) -> impl Iterator<Item = Square> {
    let side = side as i8;
    (0..side).flat_map(move |dy| (0..side).map(move |dx| Square::new(at.x - dx, at.y - dy)))
}

/// Why the creature in hand cannot go there.
fn destination(game: &Onb, state: &State, seat: Seat, at: Square) -> Option<Refusal> {
    let unit = state.active();
    let kind = game.kind(unit.kind);
    if !game.map.contains(at.x, at.y) {
        return None;
    }
    if state.phase == Phase::Act && game.check(state, seat, &Action::Course).is_err() {
        // Neither gait is left: the reason is the same for every cell.
        if let (Err(refusal), Err(_)) =
            (game.check(state, seat, &Action::Course), game.check(state, seat, &Action::Sprint))
        {
            return Some(refusal);
        }
    }
    let here = cell(at.x, at.y);
    let occupant = state.at[here];
    if occupant != NONE && occupant != state.act.unit {
        let other = game.unit_name(game.who(state, occupant));
        return Some(Refusal::new(rule::STOP, "why-occupied").with("other", other));
    }
    let on_map = |anchor: &Square| game.map.contains(anchor.x, anchor.y);
    let places = || anchors(at, kind.base).filter(on_map).map(|anchor| cell(anchor.x, anchor.y));
    if !places().any(|place| game.map.stands(place, kind.base, state.closed)) {
        let key = match game.map.ground[here] {
            Ground::Wall => "why-a-wall",
            Ground::Door => "why-a-door",
            Ground::Obstacle(_) => "why-an-obstacle",
            _ => "refused-no-stop",
        };
        return Some(Refusal::new(rule::STOP, key).with("cell", at.to_string()));
    }
    let Some(cost) = places().filter_map(|place| game.cost_to(state, place)).min() else {
        return Some(Refusal::new(rule::STEP, "why-no-way").with("cell", at.to_string()));
    };
    // Near enough, and no place of its own: the foot of the base, or a step that is taken by its token.
    if cost <= if state.phase == Phase::Move { state.act.budget } else { 0 } {
        return Some(Refusal::new(rule::PATH, "refused-move-phase"));
    }
    let too_far = |key| {
        let refusal = Refusal::new(rule::MOVES, key);
        refusal.with("cell", at.to_string()).with("cost", half_points(cost))
    };
    if state.phase == Phase::Move {
        return Some(too_far("why-too-far-now").with("left", half_points(state.act.budget)));
    }
    // Only what it may still do counts; where that is enough, there is nothing against going there.
    let sprints = game.check(state, seat, &Action::Sprint).is_ok();
    if cost <= 2 * if sprints { kind.sprint.max(kind.course) } else { kind.course } {
        return None;
    }
    Some(if sprints {
        too_far("why-too-far").with("course", kind.course).with("sprint", kind.sprint)
    } else {
        too_far("why-too-far-run").with("course", kind.course)
    })
}
