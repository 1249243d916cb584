//! What a turn can bring, tabulated once: the best tow from every island at every range, the value of coming to rest on every
//! cell, and from those the value of every launch.

use super::value::Weigh;
use crate::buildings::Kind;
use crate::cells::{CELLS, Mask, NONE, bit, cells_of};
use crate::dice::Force;
use crate::event::Obstacle;
use crate::game::Pluvionautes;
use crate::rules::throw::{Scene, Step, back};
use crate::state::State;
use crate::weather::{Die, MAX_DICE};
use galerne_engine::Seat;

/// The numbers 2 … 5 of the die by their place in a table.
const FUELS: usize = 4;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// What the board is worth as it stands.
    base: f32,
    /// The best a balloon on that cell can make of it, by the number it flew with.
    best: [[f32; FUELS]; CELLS],
    /// The best a balloon that comes to rest there can make of it, by the number it shows.
    landed: [[f32; FUELS]; CELLS],
}

/// A value that is still open to the chance of leaving the board.
#[derive(Clone, Copy, Debug, Default)]
struct Hope {
    value: f32,
    out: f32,
}

impl Hope {
    const OUT: Hope = Hope { value: 0.0, out: 1.0 };

    fn sure(value: f32) -> Hope {
        Hope { value, out: 0.0 }
    }

    fn plus(self, share: f32, other: Hope) -> Hope {
        Hope { value: self.value + share * other.value, out: self.out + share * other.out }
    }
}

impl Plan {
    pub(crate) fn new(game: &Pluvionautes, state: &State, seat: Seat, scale: &impl Weigh) -> Plan {
        let base = scale.weigh(state);
        let ways = game.paths(state);
        let islands = state.sky.islands();
        let supply = if game.is_frozen(state) { [0; 3] } else { state.supply[seat.index() % 6] };
        let locked = state.buildings.beside(Kind::Wall);
        let mut plan = Plan { base, best: [[base; FUELS]; CELLS], landed: [[base; FUELS]; CELLS] };
        for cell in 0..CELLS as u8 {
            let best = &mut plan.best[usize::from(cell)];
            *best = [scale.weigh_building(state, cell, supply); FUELS];
            if islands & !locked & bit(cell) == 0 || game.is_moored(state, cell) {
                continue;
            }
            let levels = ways.within::<6>(cell);
            let here = State { balloon: cell, ..*state };
            let mut free = levels[5] & !islands;
            if game.is_frozen(state) {
                free = game.unfrozen(&here, free);
            }
            for to in cells_of(free) {
                let mut after = here;
                game.carry(&mut after, to, &mut ());
                let worth = scale.weigh_building(&after, to, supply);
                for (fuel, best) in best.iter_mut().enumerate() {
                    if levels[usize::from(game.tows(fuel as u8 + 2)).min(5)] & bit(to) != 0 {
                        *best = best.max(worth);
                    }
                }
            }
        }
        for cell in 0..CELLS as u8 {
            let levels = ways.within::<6>(cell);
            for fuel in 0..FUELS {
                plan.landed[usize::from(cell)][fuel] = cells_of(levels[usize::from(game.flies(fuel as u8 + 2)).min(5)])
                    .fold(base, |most, to| most.max(plan.best[usize::from(to)][fuel]));
            }
        }
        plan
    }

    /// The best a balloon on that cell can make of its tow and its building.
    pub(crate) fn after_flying_to(&self, cell: u8, fuel: u8) -> f32 {
        let fuel = usize::from(fuel.clamp(2, 5)) - 2;
        self.best.get(usize::from(cell)).map_or(self.base, |best| best[fuel])
    }

    /// The best a balloon that shows that fuel, or the blimp, can make of coming to rest there.
    pub(crate) fn at_rest(&self, cell: u8, fuel: Option<u8>) -> f32 {
        let Some(landed) = self.landed.get(usize::from(cell)) else { return self.base };
        match fuel {
            Some(fuel) => landed[usize::from(fuel.clamp(2, 5)) - 2],
            None => landed.iter().copied().fold(f32::NEG_INFINITY, f32::max),
        }
    }

    /// The average over the faces (PL-1.7) of resting on one cell, or on the better of two.
    fn average(&self, cell: u8, other: u8) -> f32 {
        let one = &self.landed[usize::from(cell)];
        let two = self.landed.get(usize::from(other)).unwrap_or(one);
        let faces: [f32; FUELS] = std::array::from_fn(|fuel| one[fuel].max(two[fuel]));
        let blimp = faces.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        (faces.iter().sum::<f32>() + 2.0 * blimp) / 6.0
    }
}

/// The value of every launch, by `target * 12 + heading * 2 + force` (the order of the dense ids).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launches {
    hopes: [Hope; CELLS * 12],
    /// What the best launch brings when leaving the board costs the turn: what a second throw is worth.
    again: f32,
}

type PerWay = [[Hope; 6]; CELLS];

impl Launches {
    /// All launches at once: the walk of the die is followed backwards, from its last step to its first.
    pub(crate) fn new(game: &Pluvionautes, state: &State, plan: &Plan, scale: &impl Weigh) -> Launches {
        let scene = Scene::of(game, state);
        let table = scene.table();
        let mut hopes = [Hope::default(); CELLS * 12];
        let mut rest: PerWay = [[Hope::default(); 6]; CELLS];
        for cell in 0..CELLS as u8 {
            let alone = plan.average(cell, cell);
            for heading in 0..6 {
                let straddled = plan.average(cell, scene.straddled(cell, heading));
                rest[usize::from(cell)][usize::from(heading)] =
                    Hope::sure(((6.0 - table.straddling()) * alone + table.straddling() * straddled) / 6.0);
            }
        }
        let cloudy = Pluvionautes::cloudy(state);
        for force in Force::ALL {
            let frozen = game.is_frozen(state);
            let contact = contacts(&scene, scale, plan, state, cloudy, force, frozen);
            let mut rolled: PerWay = [[Hope::default(); 6]; CELLS];
            let mut ahead = rest;
            let most = table.most_steps(force);
            for steps in 0..=most {
                if steps > 0 {
                    ahead = one_step(&scene, &ahead, &contact, cloudy, force);
                }
                let share = (1..=4).filter(|&roll| table.steps(force, roll) == steps).count() as f32 / 4.0;
                for (rolled, ahead) in rolled.as_flattened_mut().iter_mut().zip(ahead.as_flattened()) {
                    *rolled = rolled.plus(share, *ahead);
                }
            }
            for target in 0..CELLS as u8 {
                for heading in 0..6u8 {
                    let mut hope = Hope::default();
                    for (touch, share) in table.touches.chances() {
                        let at = table.touch_cell(target, heading, touch);
                        let next = if at == NONE {
                            Hope::OUT
                        } else if cloudy & bit(at) != 0 {
                            contact[usize::from(at)][usize::from(heading)]
                        } else {
                            rolled[usize::from(at)][usize::from(heading)]
                        };
                        hope = hope.plus(share, next);
                    }
                    hopes[usize::from(target) * 12 + usize::from(heading) * 2 + force as usize] = hope;
                }
            }
        }
        let again = hopes.iter().map(|hope| hope.value + hope.out * plan.base).fold(plan.base, f32::max);
        Launches { hopes, again }
    }

    /// The value of one launch: leaving the board costs the turn, or all but a second throw (PL-6.12).
    pub(crate) fn value(&self, place: usize, attempt: u8, plan: &Plan) -> f32 {
        let out = if attempt == 1 { self.again } else { plan.base };
        self.hopes.get(place).map_or(0.0, |hope| hope.value + hope.out * out)
    }

    /// The place of the launch that is worth most; among equals the last.
    pub(crate) fn best(&self, attempt: u8, plan: &Plan) -> usize {
        let out = if attempt == 1 { self.again } else { plan.base };
        let worth = |hope: &Hope| hope.value + hope.out * out;
        let places = self.hopes.iter().map(worth).enumerate();
        places.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(place, _)| place)
    }

    /// The value of an exact landing (PL-13.1): rest there, or push what lies there.
    pub(crate) fn exact(
        game: &Pluvionautes,
        state: &State,
        plan: &Plan,
        scale: &impl Weigh,
        (target, heading): (u8, u8),
    ) -> f32 {
        let cloudy = Pluvionautes::cloudy(state);
        if cloudy & bit(target) == 0 {
            return plan.average(target, target);
        }
        let scene = Scene::of(game, state);
        let contact = contacts(&scene, scale, plan, state, bit(target), Force::Soft, game.is_frozen(state));
        contact[usize::from(target)][usize::from(heading)].value
    }
}

/// One step of the roll before `ahead`.
fn one_step(scene: &Scene<'_>, ahead: &PerWay, contact: &PerWay, cloudy: Mask, force: Force) -> PerWay {
    let table = scene.table();
    let mut taken: PerWay = [[Hope::default(); 6]; CELLS];
    for cell in 0..CELLS as u8 {
        for heading in 0..6 {
            let from = usize::from(cell);
            let turned = ahead[from][usize::from(back(heading))];
            taken[from][usize::from(heading)] = match scene.step(cell, heading) {
                Step::Stop(Obstacle::Rim) if force == Force::Hard => {
                    Hope::default().plus((6.0 - table.leaving()) / 6.0, turned).plus(table.leaving() / 6.0, Hope::OUT)
                }
                Step::Stop(_) => turned,
                Step::To(to) if cloudy & bit(to) != 0 => contact[usize::from(to)][usize::from(heading)],
                Step::To(to) => ahead[usize::from(to)][usize::from(heading)],
            };
        }
    }
    let mut drifted: PerWay = [[Hope::default(); 6]; CELLS];
    for (cell, taken) in taken.iter().enumerate() {
        for heading in 0..6u8 {
            let bends = table.drifts.chances();
            drifted[cell][usize::from(heading)] = bends.fold(Hope::default(), |hope, (drift, share)| {
                hope.plus(share, taken[usize::from(table.drifted(heading, drift))])
            });
        }
    }
    drifted
}

/// What hitting the weather dice on a cell is worth, by the direction of flight: what the pushed die would change on the board
/// as it stands, on top of what the balloon can do from there. (That the tow could then be another one is left out.)
fn contacts(
    scene: &Scene<'_>,
    scale: &impl Weigh,
    plan: &Plan,
    state: &State,
    cells: Mask,
    force: Force,
    frozen: bool,
) -> PerWay {
    let mut contact: PerWay = [[Hope::default(); 6]; CELLS];
    for cell in cells_of(cells) {
        for heading in 0..6 {
            let mut value = plan.average(cell, cell);
            for number in (0..MAX_DICE).filter(|&number| state.dice[number].cell == cell && !frozen) {
                value += pushed(scene, scale, state, number, heading, force) - plan.base;
            }
            contact[usize::from(cell)][usize::from(heading)] = Hope::sure(value);
        }
    }
    contact
}

/// The board's worth after a push, on average.
fn pushed(scene: &Scene<'_>, scale: &impl Weigh, state: &State, number: usize, heading: u8, force: Force) -> f32 {
    let start = state.dice[number].cell;
    let (mut at, mut lost) = (start, 0.0);
    for _ in 0..scene.table().push(force) {
        match scene.step(at, heading) {
            Step::To(to) => at = to,
            Step::Stop(Obstacle::Rim) if force == Force::Hard => {
                lost = scene.table().leaving() / 6.0;
                break;
            }
            Step::Stop(_) => break,
        }
    }
    let with = |die: Die| {
        let mut after = *state;
        after.dice[number] = die;
        scale.weigh(&after)
    };
    let stays = if at == start {
        with(state.dice[number])
    } else {
        (1..=6).map(|value| with(Die { cell: at, value })).sum::<f32>() / 6.0
    };
    if lost > 0.0 { (1.0 - lost) * stays + lost * with(Die::OFF) } else { stays }
}

#[cfg(test)]
mod tests {
    use super::super::value::{Scale, Style};
    use super::*;
    use crate::action::Action;
    use crate::dice::Aim;
    use crate::draws::Replay;
    use crate::options::Options;
    use crate::state::Phase;
    use galerne_engine::Rules;

    /// The walk followed backwards gives what trying every sequence of draws gives.
    #[test]
    fn launches_are_worth_their_exact_odds() {
        let game = Pluvionautes::new(&Options::default(), 2).unwrap();
        let cards = [crate::Mission::LivestockPlain, crate::Mission::CropForest];
        let sketch = game.sketch().islands("pp.f .pff. m..fp. mm..pp. .m.p.f p.p.. .fpm").missions(0, &cards);
        let sketch = sketch.building("D4|D5", Kind::Lighthouse).building("E4|F3", Kind::Wall);
        for (state, has_dice) in [(sketch.state(), false), (sketch.die(0, "D4", 2).die(1, "C2", 5).state(), true)] {
            let seat = Seat(0);
            let style = Style::SELFISH;
            let scale = Scale::new(&game, &state, seat, &style);
            let plan = Plan::new(&game, &state, seat, &scale);
            let launches = Launches::new(&game, &state, &plan, &scale);
            for (place, action) in game.launches.iter().enumerate().step_by(5) {
                let Action::Launch { target, heading, force } = *action else { continue };
                let aim = Aim::at(target, heading, force);
                let thrown = State { phase: Phase::Throwing, aim, ..state };
                let ways = game.ways(&thrown).unwrap();
                let (mut sum, mut all) = (0.0, 0.0);
                for way in ways {
                    let weight = way.weight as f64;
                    let flight = game.fly(&thrown, &mut Replay::new(&way.draws), &mut ()).unwrap();
                    let value = if flight.out {
                        plan.base
                    } else {
                        let after = State { dice: flight.dice, ..state };
                        plan.average(flight.cell, flight.other) + scale.weigh(&after) - plan.base
                    };
                    sum += weight * f64::from(value);
                    all += weight;
                }
                // Two dice are never on one cell here, so pushes add up exactly.
                let quick = f64::from(launches.value(place, 2, &plan));
                assert!((quick - sum / all).abs() < 1e-3, "{action:?} with dice {has_dice}: {quick} for {}", sum / all);
            }
        }
    }
}
